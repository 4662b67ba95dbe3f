"""The languages of sheets, answers and questions."""

from typing import Literal, TypeAlias, get_args

Language: TypeAlias = Literal["en", "fr", "de"]

ENGLISH: Language = "en"  # In which every text is written.
LANGUAGES: tuple[Language, ...] = get_args(Language)
