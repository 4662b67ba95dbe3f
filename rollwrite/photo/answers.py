"""Answers: what was read, as a state's file whose comments say who read what, as text or JSON."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from rollwrite.photo.questions import (
    Dependence,
    Question,
    dependences,
    questions_of,
    totals,
    with_likely,
)
from rollwrite.photo.reading import SheetReading
from rollwrite.photo.table import TableReading
from rollwrite.photo.workers import Refusal
from scoring.answers.json import json_text, path_list, problem_tree, score_tree
from sheets.editions.edition import edition_name
from sheets.files.problem import Path, path_text, sheet_text
from sheets.files.schema import Tree
from sheets.files.toml import has_heading, write_toml
from sheets.words.text import Parameter, Text, joined, printable
from sheets.words.translation import Translation

# Who says what the Trolls have: it follows from what is crossed out on the player sheet.
TROLLS: Final[Mapping[Path, str]] = {
    ("trolls", "cards"): "rule: crossed out on the player sheet; in which order is not read",
    ("trolls", "claims"): "rule: crossed out on the player sheet; in which order is not read",
}
UNREAD: Final = "not read"
PROPOSED: Final = "read; a proposal, the sheets count"
CONTRADICTED: Final = "The sheets contradict it, so it is no part of the state:"
NOT_HELD: Final = "Not held to the sheets (all sure, with names), so it is no part of the state:"
IN_TABLE: Final = 3  # Steps to a key of a table: `sheet`, a seat, `gold`.
# Where figures do not tell them the crowns follow from the total, whose note stands at theirs.
TOTAL: Final = "total"
CROWNS: Final = "crowns"
OF_TOTAL: Final = "rule: total less the rest; total "
# Files are English, like their keys.
HEAD: Final = (
    "# From photographs. Behind each line stands who says so: read (from the sheet),\n"
    "# rule (it follows from other marks), person (somebody was asked), likely (nobody was).\n"
)
NAMED: Final = 3  # Doubts about a sheet that are named one by one; of more it is said how many.
DIGITS: Final = 5  # Of how probable a reading is.


def state_text(table: TableReading) -> str:
    """Return the state's file."""
    own = replace(table, board=None).tree()
    return HEAD + "".join(_noted(write_toml(own), _notes(table))) + board_text(table)


def board_text(table: TableReading) -> str:
    """Return the board as the end of the state's file, "" where there is none.

    Where the sheets contradict it, or nobody could hold it to them, it is there as a comment.
    """
    found = table.board
    if found is None:
        return ""
    notes = {
        (found.key, *path): f"{PROPOSED}; not sure of {', '.join(names)}"
        for path, names in found.unsure.items()
    }
    empty = f"; not sure that these are empty: {', '.join(found.open)}" if found.open else ""
    text = write_toml({found.key: found.tree})
    usual = {(found.key, *path): PROPOSED for path in leaves(found.tree)}
    lines = "".join(_noted(text, {**usual, **notes}))
    head = f"# From the photograph of the board: {PROPOSED.removeprefix('read; ')}{empty}\n"
    if found.fits:
        return f"\n{head}{lines}"
    reason = CONTRADICTED if found.is_held else NOT_HELD
    return f"\n{head}# {reason}\n" + "".join(f"# {line}\n" for line in lines.splitlines())


def leaves(tree: Tree, path: Path = ()) -> Iterator[Path]:
    """Yield the paths of a tree's leaves; lists are whole, lists of tables are not."""
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, (*path, key))
        elif has_heading(value):
            for place, each in enumerate(value):
                yield from leaves(each, (*path, key, place))
        else:
            yield (*path, key)


def _noted(text: str, notes: Mapping[Path, str]) -> Iterator[str]:
    """Yield a file's lines, each with who says what stands there."""
    seat = -1
    place: Path = ()
    for line in text.splitlines():
        if line.startswith("["):
            seat += line == "[[sheet]]"
            name = line.strip("[]")
            place = ("sheet", seat) if name == "sheet" else tuple(name.split("."))
        note = notes.get((*place, line.partition(" = ")[0]), "")
        yield f"{line}  # {note}\n" if note else f"{line}\n"


def sources(table: TableReading) -> Iterator[tuple[Path, str, str]]:
    """Yield each reading: at which key it is noted, which part of it that is, and who says it."""
    for index, sheet in enumerate(table.sheets):
        for reading in sheet.readings:
            path = table.place(index, reading)
            end = IN_TABLE if len(path) >= IN_TABLE else 1
            by = reading.by if reading.is_sure else UNREAD
            yield path[:end], " ".join(map(str, path[end:])), by


def _notes(table: TableReading) -> Mapping[Path, str]:
    """Return who says what stands at each key."""
    said: dict[Path, dict[str, list[str]]] = {}
    for place, part, by in sources(table):
        said.setdefault(place, {}).setdefault(by, []).append(part)
    notes = {key: "; ".join(_note(by, each) for by, each in parts.items())
             for key, parts in said.items()}  # fmt: skip
    for path, note in [*notes.items()]:
        if path[-1] == TOTAL:
            notes.setdefault((*path[:-1], CROWNS), OF_TOTAL + note)
    return {**notes, **TROLLS}


def _note(by: str, parts: list[str]) -> str:
    named = [part for part in parts if part]
    return f"{by}: {', '.join(named)}" if by != "read" and named else by


def photo_json(table: TableReading | None, refusals: Sequence[Refusal], words: Translation) -> str:
    """Return the reading as one object; places and reasons are translated, keys never."""
    return json_text({**_table_tree(table, words), "refusals": [
        {"photo": each.photo, "reason": words(each.reason)} for each in refusals
    ]})  # fmt: skip


def photo_text(table: TableReading | None, refusals: Sequence[Refusal], words: Translation) -> str:
    """Return the reading as lines: each sheet, each question, each refusal."""
    said = [*(_sheet_lines(table) if table else ()), *map(refusal_said, refusals)]
    return "".join(f"{words(each)}\n" for each in said)


def refusal_said(refusal: Refusal) -> Text:
    """Return why a photograph cannot be read as a sentence."""
    if not refusal.photo:
        return refusal.reason
    return Text("{photo}: {reason}", photo=printable(refusal.photo), reason=refusal.reason)


def suppositions_said(table: TableReading, *, is_seated: bool = False) -> Iterator[Text]:
    """Yield a sentence for what sheets do not tell: whose they are, their edition, and who lacks.

    Nothing is said of seats where somebody says whose the sheets are.
    """
    for index in () if is_seated else table.unseated:
        yield Text(
            "{photo}: the sheet does not say whose it is; it counts as that of {player}",
            photo=printable(table.sheets[index].photo),
            player=table.names[index],
        )
    for sheet in table.sheets:
        yield from _sheet_said(sheet)
    yield from missing_said(table)


def _sheet_said(sheet: SheetReading) -> Iterator[Text]:
    """Yield a sentence for what was supposed of a sheet, or cannot be told of it."""
    photo = printable(sheet.photo)
    if not sheet.identity.is_told:
        yield Text(
            "{photo}: the sheet does not show for certain of which edition it is; it counts "
            "as one of {edition}; name another one with {option}",
            option=Parameter("edition"),
            photo=photo,
            edition=edition_name(sheet.identity.edition.path),
        )
    if sheet.is_empty:
        yield Text(
            "{photo}: nothing is marked or written on the sheet; if it is not the one that was "
            "played, leave it out",
            photo=photo,
        )
    if sheet.is_bilevel:
        yield Text(
            "{photo}: the picture is black and white alone, which can leave out what was drawn "
            "in pencil; scan it in grey, or photograph it",
            photo=photo,
        )
    for stray in sheet.strays:
        yield Text(
            "{photo}: {across} cm from the sheet's left edge and {down} cm from its top "
            "something is drawn that belongs to no mark; it is not counted",
            photo=photo,
            across=round(stray.centre[0] / 10),
            down=round(stray.centre[1] / 10),
        )


def missing_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence for each sheet that is missing."""
    for seat in table.missing:
        yield Text("the sheet of player {seat} is missing", seat=seat + 1)
    for kind in table.missing_kinds:
        yield Text("a photograph of the sheet {kind!r} is missing", kind=kind)


def read_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence for each sheet that is there: how much was read, asked and left out."""
    for index, sheet in enumerate(table.sheets):
        by = [each.by if each.is_sure else "" for each in sheet.readings]
        by_us = len(by) - by.count("person") - by.count("")
        if sheet.games > 1:
            yield Text(
                "{photo}: rollwrite reads game {game} of {games} on the pad",
                photo=printable(sheet.photo),
                game=sheet.game + 1,
                games=sheet.games,
            )
        if sheet.signs is not None:
            continue
        yield Text(
            "{photo}: {sheet}: rollwrite has read {read}, you have answered {asked}, the rest "
            "({doubtful}) is in doubt",
            photo=printable(sheet.photo),
            sheet=", ".join(table.names) if sheet.is_shared else table.names[index],
            read=by_us,
            asked=by.count("person"),
            doubtful=by.count(""),
        )
    yield from board_said(table)


def left_out_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence for each doubt that stays open, of many about a sheet one for all of them.

    What a sheet says otherwise than it is counted is left out nowhere: it is the question itself.
    """
    asked = [*questions_of(table)]
    for index in range(len(table.sheets)):
        own = [each for each in asked if each.doubt.sheet == index]
        told = [Text("{place}: could not be read for certain and stays blank", place=each.place)
                for each in own if not each.doubt.check]  # fmt: skip
        together = Text("{number} marks could not be read for certain and stay blank",
                        number=len(told))  # fmt: skip
        yield from _each_or_together(table, index, told, together)
        yield from (each.text for each in own if each.doubt.check)


def likely_said(before: TableReading) -> Iterator[Text]:
    """Yield a sentence for each answer that is taken as likely, of many on a sheet one for all."""
    asked = [(each, each.likely) for each in questions_of(before)]
    for index in range(len(before.sheets)):
        told = [Text("{place}: {meaning} is likely, and taken",
                     place=each.place, meaning=likely.said)
                for each, likely in asked if likely and each.doubt.sheet == index]  # fmt: skip
        together = Text("{number} doubtful marks are read as they most likely are",
                        number=len(told))  # fmt: skip
        yield from _each_or_together(before, index, told, together)


def _each_or_together(
    table: TableReading, index: int, told: Sequence[Text], together: Text
) -> Iterator[Text]:
    """Yield what is told of marks of a sheet, where these are many one sentence for all."""
    yield from told if len(told) <= NAMED else (_of_sheet(table, index, together),)


def depends_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence for each provisional total: what it is now, what it may be else, and if.

    What cannot be seen counts as not marked; of each sheet it is said how much that is.
    """
    found, asked = [*dependences(table)], [*questions_of(table)]
    for name, total in totals(with_likely(table)).items():
        others = [each for each in found if name in each.totals]
        told = [_otherwise(each, each.totals[name]) for each in others[:NAMED]]
        if more := len(others[NAMED:]):
            told.append(Text("{number} more", number=more))
        if told:
            yield Text("{name}: {total}, or {others}",
                       name=name, total=total, others=joined(told, "or"))  # fmt: skip
    for index in range(len(table.sheets)):
        hidden = [each for each in asked
                  if each.doubt.sheet == index and each.likely and not each.is_seen]  # fmt: skip
        if hidden:
            number = Text("{number} marks that cannot be seen count as not marked",
                          number=len(hidden))  # fmt: skip
            yield _of_sheet(table, index, number)


def _otherwise(each: Dependence, total: int) -> Text:
    return Text("{total} if {place} is {meaning}",
                total=total, place=each.question.place, meaning=each.option.said)  # fmt: skip


def _of_sheet(table: TableReading, index: int, said: Text) -> Text:
    sheet = table.sheets[index]
    what = printable(sheet.photo) if sheet.is_shared else sheet_text(index, table.names[index])
    return Text("{what}: {line}", what=what, line=said)


def mistakes_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence for each figure on a sheet that is not right."""
    for sheet in table.sheets:
        for each in sheet.checked.mistakes:
            told = {"place": each.place, "right": each.right, "written": each.written}
            photo = printable(sheet.photo)
            if each.parts:
                parts = " + ".join(map(str, each.parts))
                yield Text("{photo}: {place}: {parts} is {right}, not {written}",
                           photo=photo, parts=parts, **told)  # fmt: skip
            else:
                yield Text("{photo}: {place}: the marks make {right}, but {written} is written "
                           "there",
                           photo=photo, **told)  # fmt: skip


def board_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence that says how much of a board is proposed, none where there is no board."""
    if table.board:
        yield Text(
            "{photo}: board: rollwrite has read {sure} hexes for certain and doubts {doubtful}; "
            "it only proposes them, for the sheets count",
            photo=printable(next(each.photo for each in table.sheets if each.signs is not None)),
            sure=table.board.sure,
            doubtful=table.board.doubtful,
        )


def disagreements_said(table: TableReading) -> Iterator[Text]:
    """Yield a sentence for each thing in which a board and the sheets disagree."""
    for each in table.board.problems if table.board else ():
        place = path_text(each.path, table.names)
        yield Text("the board as it was read disagrees with the sheets, which count: {place}: "
                   "{problem}",
                   place=place, problem=each.message)  # fmt: skip


def _sheet_lines(table: TableReading) -> Iterator[Text]:
    yield from read_said(table)
    for question in questions_of(table):
        yield question.text
    yield from mistakes_said(table)
    yield from disagreements_said(table)
    yield from suppositions_said(table)


def _table_tree(table: TableReading | None, words: Translation) -> dict[str, Any]:
    if table is None:
        return {"sheets": [], "questions": [], "missing": [], "problems": [], "state": {}}
    asked = {question.doubt.path for question in questions_of(table)}
    problems = [each for each in table.problems()
                if not (table.board and each in table.board.problems)
                and not any(each.path == path[: len(each.path)] for path in asked)]  # fmt: skip
    return {
        "game": table.kind.game,
        "variant": table.kind.variant,
        "sheets": [_sheet_tree(table, index, words) for index in range(len(table.sheets))],
        "questions": [_question_tree(each, words) for each in questions_of(table)],
        "missing": [seat + 1 for seat in table.missing],
        "missing_kinds": list(table.missing_kinds),
        "problems": [problem_tree(each, words, table.names) for each in problems],
        **_board_tree(table, words),
        "state": table.tree(),
        **_score_tree(table, words),
    }


def _score_tree(table: TableReading, words: Translation) -> dict[str, Any]:
    """Return the score by the likely answers, what it depends on, and what is to be said of it.

    Unless something is asked or missing it is no provisional one.
    """
    score = with_likely(table).game().score(lenient=True)
    warnings = (*suppositions_said(table), *mistakes_said(table), *left_out_said(table),
                *disagreements_said(table))  # fmt: skip
    return {
        "score": score_tree(score, words),
        "is_provisional": bool(table.missing or table.missing_kinds or [*table.doubts()]),
        "depends": [
            {"question": each.question.id, "meaning": each.option.meaning, "totals": each.totals}
            for each in dependences(table)
        ],
        "warnings": [words(each) for each in warnings],
    }


def _board_tree(table: TableReading, words: Translation) -> dict[str, Any]:
    """Return the board, its places that are not certain, and where the sheets disagree."""
    found = table.board
    if found is None:
        return {}
    return {"proposal": {
        found.key: found.tree,
        "unsure": [name for each in found.unsure.values() for name in each],
        "maybe_not_empty": list(found.open),
        "in_state": found.fits,
        "disagreements": [problem_tree(each, words, table.names) for each in found.problems],
    }}  # fmt: skip


def _sheet_tree(table: TableReading, index: int, words: Translation) -> dict[str, Any]:
    sheet = table.sheets[index]
    names = table.names if sheet.is_shared else table.names[index : index + 1]
    return {
        "photo": sheet.photo,
        "kind": sheet.identity.kind.kind,
        **({"game": sheet.game + 1} if sheet.games > 1 else {}),
        "players": list(names),
        "readings": [
            {
                "place": words(path_text(table.place(index, each), table.names)),
                "path": path_list(table.place(index, each)),
                "meaning": each.meaning if each.is_sure else None,
                "likely": round(each.probability, DIGITS),
                "by": each.by if each.is_sure else None,
            }
            for each in sheet.readings
        ],
        "mistakes": [
            {
                "place": words(each.place),
                "parts": list(each.parts),
                "right": each.right,
                "written": each.written,
            }
            for each in sheet.checked.mistakes
        ],
    }


def _question_tree(question: Question, words: Translation) -> dict[str, Any]:
    likely = question.likely
    return {
        "id": question.id,
        "text": words(question.text),
        "place": words(question.place),
        "path": path_list(question.doubt.path),
        "photo": question.sheet.photo,
        "marks": list(question.doubt.reading.group.marks),
        "box": [round(each, 2) for each in question.box],
        "corners": [[round(x, 1), round(y, 1)] for x, y in question.corners],
        "likely": likely and likely.meaning,
        "likelihoods": [
            {
                "meaning": each.meaning,
                "said": words(each.said),
                "likely": round(each.probability, DIGITS),
            }
            for each in question.options
        ],
    }
