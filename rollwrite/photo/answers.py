"""What was read of photographs, as text or JSON: sheets, questions, refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rollwrite.photo.photographs import Refusal
from rollwrite.photo.questions import Question, questions_of
from rollwrite.photo.table import PhotoTable
from scoring.answers.json import json_text, path_list, problem_tree
from sheets.editions.edition import edition_name
from sheets.files.report import path_text
from sheets.words.quoting import printable
from sheets.words.text import Said, Text, in_a_row
from sheets.words.translation import Translation

DIGITS: Final = 5  # Of how likely a reading is.


def photo_json(table: PhotoTable | None, refusals: Sequence[Refusal], words: Translation) -> str:
    """Return the reading as one object; places and reasons are translated, keys never."""
    return json_text({**_table_tree(table, words), "refusals": [
        {"photo": each.photo, "reason": words(each.reason)} for each in refusals
    ]})  # fmt: skip


def photo_text(table: PhotoTable | None, refusals: Sequence[Refusal], words: Translation) -> str:
    """Return the reading as lines: each sheet, each question, each refusal."""
    said = [*(_sheet_lines(table) if table else ()), *map(refusal_said, refusals)]
    return "".join(f"{words(each)}\n" for each in said)


def refusal_said(refusal: Refusal) -> Text:
    """Return why a photograph cannot be read as a sentence."""
    if not refusal.photo:
        return refusal.reason
    return Text("{photo}: {reason}", photo=printable(refusal.photo), reason=refusal.reason)


def suppositions_said(table: PhotoTable, *, is_seated: bool = False) -> Iterator[Text]:
    """Yield a sentence for what sheets do not tell: whose they are, their edition, and who lacks.

    Nothing is said of seats where somebody says whose the sheets are.
    """
    yield from () if is_seated else _unseated_said(table)
    yield from _supposed_said(table)
    yield from _missing_said(table)


def _missing_said(table: PhotoTable) -> Iterator[Text]:
    """Yield a sentence for each sheet that is not there."""
    for seat in table.missing:
        yield Text("the sheet of player {seat} is missing", seat=seat + 1)
    for kind in table.missing_kinds:
        yield Text("a photograph of the sheet {kind!r} is missing", kind=kind)


def _unseated_said(table: PhotoTable) -> Iterator[Text]:
    """Yield a sentence for each sheet of which nothing tells whose it is."""
    for index in table.unseated:
        yield Text(
            "{photo}: nothing tells whose sheet it is; it is taken for that of {player}",
            photo=printable(table.sheets[index].photo),
            player=table.names[index],
        )


def _supposed_said(table: PhotoTable) -> Iterator[Text]:
    """Yield a sentence for each sheet whose edition is only supposed."""
    for sheet in table.sheets:
        if not sheet.known.is_told:
            yield Text(
                "{photo}: nothing tells for certain of which edition it is; it is read as one of "
                "{edition}; name another one with --edition",
                photo=printable(sheet.photo),
                edition=edition_name(sheet.known.edition.path),
            )


def read_said(table: PhotoTable) -> Iterator[Text]:
    """Yield a sentence for each sheet that is there: how much was read, asked and left out."""
    for index, sheet in enumerate(table.sheets):
        by = [each.by if each.is_sure else "" for each in sheet.readings]
        if sheet.games > 1:
            yield Text(
                "{photo}: game {game} of {games} on the pad is read",
                photo=printable(sheet.photo),
                game=sheet.game + 1,
                games=sheet.games,
            )
        if sheet.signs is not None:
            continue
        yield Text(
            "{photo}: {sheet}: {read} read, {asked} answered, {doubtful} doubtful",
            photo=printable(sheet.photo),
            sheet=_sheet_said(table, index),
            read=len(by) - by.count("person") - by.count(""),
            asked=by.count("person"),
            doubtful=by.count(""),
        )
    yield from board_said(table)


def mistakes_said(table: PhotoTable) -> Iterator[Text]:
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
                yield Text("{photo}: {place}: the marks make {right}, {written} is written",
                           photo=photo, **told)  # fmt: skip


def board_said(table: PhotoTable) -> Iterator[Text]:
    """Yield a sentence that says how much of a board is proposed, none where there is no board."""
    if table.proposal:
        yield Text(
            "{photo}: board: {sure} places read, {doubtful} not certain; a proposal, "
            "the sheets count",
            photo=printable(next(each.photo for each in table.sheets if each.signs is not None)),
            sure=table.proposal.sure,
            doubtful=table.proposal.doubtful,
        )


def proposal_said(table: PhotoTable) -> Iterator[Text]:
    """Yield a sentence for each thing in which a board and the sheets disagree."""
    for each in table.proposal.problems if table.proposal else ():
        place = path_text(each.path, table.names)
        yield Text("the board read disagrees with the sheets, which count: {place}: {problem}",
                   place=place, problem=each.message)  # fmt: skip


def _sheet_said(table: PhotoTable, index: int) -> Said:
    return ", ".join(table.names) if table.sheets[index].is_shared else table.names[index]


def _sheet_lines(table: PhotoTable) -> Iterator[Text]:
    yield from read_said(table)
    for question in questions_of(table):
        yield Text("{place}: {choices}?", place=question.place, choices=_choices(question))
    yield from mistakes_said(table)
    yield from proposal_said(table)
    yield from suppositions_said(table)


def _choices(question: Question) -> Said:
    said: list[Said] = [each.said for each in question.options]
    if question.is_figure:
        said.append(Text("another number") if said else Text("a number"))
    return in_a_row(said)


def _table_tree(table: PhotoTable | None, words: Translation) -> dict[str, Any]:
    if table is None:
        return {"sheets": [], "questions": [], "missing": [], "problems": [], "state": {}}
    asked = {question.doubt.path for question in questions_of(table)}
    problems = [each for each in table.problems()
                if not (table.proposal and each in table.proposal.problems)
                and not any(each.path == path[: len(each.path)] for path in asked)]  # fmt: skip
    return {
        "game": table.kind.game,
        "variant": table.kind.variant,
        "sheets": [_sheet_tree(table, index, words) for index in range(len(table.sheets))],
        "questions": [_question_tree(each, words) for each in questions_of(table)],
        "missing": [seat + 1 for seat in table.missing],
        "missing_kinds": list(table.missing_kinds),
        "problems": [problem_tree(each, words, table.names) for each in problems],
        **_proposal_tree(table, words),
        "state": table.tree(),
    }


def _proposal_tree(table: PhotoTable, words: Translation) -> dict[str, Any]:
    """Return what a board shows, what of it is not certain, and where the sheets disagree."""
    found = table.proposal
    if found is None:
        return {}
    return {"proposal": {
        found.key: found.tree,
        "unsure": [name for each in found.unsure.values() for name in each],
        "maybe_not_empty": list(found.open),
        "in_state": found.fits,
        "disagreements": [problem_tree(each, words, table.names) for each in found.problems],
    }}  # fmt: skip


def _sheet_tree(table: PhotoTable, index: int, words: Translation) -> dict[str, Any]:
    sheet = table.sheets[index]
    names = table.names if sheet.is_shared else table.names[index : index + 1]
    return {
        "photo": sheet.photo,
        "kind": sheet.known.kind.kind,
        **({"game": sheet.game + 1} if sheet.games > 1 else {}),
        "players": list(names),
        "readings": [
            {
                "place": words(path_text(table.place(index, each), table.names)),
                "path": path_list(table.place(index, each)),
                "meaning": each.meaning if each.is_sure else None,
                "likely": round(each.likely, DIGITS),
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
    return {
        "place": words(question.place),
        "path": path_list(question.doubt.path),
        "photo": question.sheet.photo,
        "marks": list(question.doubt.reading.group.marks),
        "box": [round(each, 2) for each in question.box],
        "likelihoods": [
            {"meaning": each.meaning, "said": words(each.said), "likely": round(each.share, DIGITS)}
            for each in question.options
        ],
    }
