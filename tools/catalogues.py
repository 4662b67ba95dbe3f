"""Keeps the catalogues of all languages in step with the code: `python -m tools.catalogues`.

Every `Text("...")` and `.error(rule, "...")` of the code, and `_("...")` of a template, becomes a
message in each language's `.po` file, with the translation that it has there already, and the files
are compiled to `.mo`. What nobody says any more goes.
`python -m tools.catalogues fr` begins the catalogue of a language that has none.
"""

import ast
import re
import sys
from collections.abc import Container, Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias

from babel.core import Locale, UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from sheets.words.languages import ENGLISH, LANGUAGES
from sheets.words.translation import DOMAIN, LOCALES

ROOT = Path(__file__).parents[1]
PACKAGES = ("cli", "rollwrite", "scoring", "sheets")
MADE = datetime(2026, 1, 1, tzinfo=UTC)  # In every file: the same texts give the same bytes.
HEADER = (
    "# What rollwrite says in {language}: problems, answers, questions and the words of its sheets."
)
ERRORS = (
    "AmbiguousNameError",
    "ArchiveSpellError",
    "ClaimError",
    "EntryError",
    "PlayerNameError",
    "SeedError",
    "UnreadablePhotoError",
    "WrongMarkError",
    "WrongResultsError",
    "WrongSheetsError",
)
KEYWORDS = {
    **dict.fromkeys(("Text", "_", *ERRORS)),
    **dict.fromkeys(("error", "warning"), (2,)),
    "in_context": ((1, "c"), 2),
}
CALLED = re.compile(rf"\b(?:{'|'.join(KEYWORDS)})\(".encode())
Found: TypeAlias = tuple[int, str, tuple[str | None, ...], list[str]]  # As Babel has it.
WIDTH = 0  # Lines are not wrapped, so that a change of one word is a change of one line.


def texts_of_code(
    file: BinaryIO, keywords: Container[str], _tags: object, *, options: object
) -> Iterator[Found]:
    """Yield the calls of these names in a module's order, None for what is no literal text.

    Babel's own extractor of Python takes a variable called `error` for a call.
    """
    source = file.read()
    if not CALLED.search(source):
        return  # Half of the modules say nothing.
    calls = (each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Call))
    for call in sorted(calls, key=lambda each: (each.lineno, each.col_offset)):
        name = getattr(call.func, "attr", getattr(call.func, "id", ""))
        if name in keywords and call.args:
            values = (each.value if isinstance(each, ast.Constant) else None for each in call.args)
            texts = tuple(value if isinstance(value, str) else None for value in values)
            yield call.lineno, name, texts, []


SOURCES = [("**.py", "tools.catalogues:texts_of_code"), ("**.html", "jinja2")]


def extracted() -> Catalog:
    """Return all messages of the code, in the order of its files."""
    catalogue = Catalog(creation_date=MADE)
    for package in PACKAGES:
        found = extract_from_dir(ROOT / package, SOURCES, keywords=KEYWORDS)
        for name, _, message, _, context in sorted(found, key=lambda each: each[:2]):
            if isinstance(message, str) and message.strip():
                # Without a line, which would change with every line above it.
                place: Any = (f"{package}/{name}", None)
                catalogue.add(message, locations=[place], context=context)
    return catalogue


def read_catalogue(language: str) -> Catalog:
    """Return the catalogue of a language, an empty one where there is none."""
    path = source_of(language)
    if not path.exists():
        try:
            return _dated(Catalog(locale=Locale.parse(language), domain=DOMAIN), language)
        except (UnknownLocaleError, ValueError) as error:
            raise SystemExit(f"babel knows no language {language!r}: {error}") from error
    with path.open("rb") as file:
        return _dated(read_po(file, locale=language, domain=DOMAIN), language)


def _dated(catalogue: Catalog, language: str) -> Catalog:
    catalogue.project, catalogue.version = DOMAIN, ""
    catalogue.revision_date = MADE
    catalogue.header_comment = HEADER.format(language=Locale.parse(language).english_name)
    catalogue.last_translator = catalogue.language_team = catalogue.msgid_bugs_address = DOMAIN
    catalogue.fuzzy = False
    return catalogue


def updated(catalogue: Catalog) -> Catalog:
    """Return a catalogue with the messages of the code and no others."""
    catalogue.update(extracted(), no_fuzzy_matching=True, update_header_comment=False)
    catalogue.obsolete.clear()
    return catalogue


def texts_of(catalogue: Catalog) -> tuple[bytes, bytes]:
    """Return the bytes of a catalogue's `.po` and `.mo` files."""
    source, compiled = BytesIO(), BytesIO()
    write_po(source, catalogue, width=WIDTH, omit_header=False, include_lineno=False)
    write_mo(compiled, catalogue)
    return source.getvalue(), compiled.getvalue()


def source_of(language: str) -> Path:
    """Return where a language's `.po` file is."""
    return LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def _languages(arguments: list[str]) -> Iterator[str]:
    yield from arguments or (each for each in LANGUAGES if each != ENGLISH)


def main(arguments: list[str]) -> None:
    """Write the catalogues of these languages, of all where none is named."""
    for language in _languages(arguments):
        source, compiled = texts_of(updated(read_catalogue(language)))
        path = source_of(language)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(source)
        path.with_suffix(".mo").write_bytes(compiled)


if __name__ == "__main__":
    main(sys.argv[1:])
