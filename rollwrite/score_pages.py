"""A score on paper, and the sheets that stand below it in HTML."""

from collections.abc import Sequence
from io import BytesIO
from itertools import chain, repeat

from rollwrite.printing import Page
from scoring.answers import Answer, Picture
from scoring.answers.grid import SCORE
from scoring.answers.page import pages_of
from sheets.words.translation import Translation
from sheets.write import HOLD_SEVERAL_PAGES, Settings, write
from sheets.write.svg import inline_svgs, style_of


def written_pages(
    answers: Sequence[Answer], format_: str, words: Translation
) -> tuple[tuple[str, bytes], ...]:
    """Return scores on pages, a page each, as `pdf` or `png`: a document, or a picture for each.

    Each has what its name ends with: `1`, `2`... `standings`, "" for one alone.
    """
    pages = pages_of(answers, words)
    settings = Settings(title=words(SCORE), language=words.language)
    documents = [pages] if format_ in HOLD_SEVERAL_PAGES else [[page] for page in pages]
    files = [BytesIO() for _ in documents]
    for document, file in zip(documents, files, strict=True):
        write(format_, document, file, settings)
    names = [document[0].name.removeprefix("score-") for document in documents]
    named = names if len(documents) > 1 else [""]
    return tuple(zip(named, (file.getvalue() for file in files), strict=True))


def pictures_of(pages: Sequence[Page]) -> tuple[Picture, ...]:
    """Return pages as pictures of one answer, of which the first brings what all have in common."""
    drawings = [page.drawing for page in pages]
    styles = chain((style_of(drawings),), repeat(""))
    return tuple(map(Picture, (page.title for page in pages), inline_svgs(drawings), styles))
