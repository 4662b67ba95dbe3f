"""An entry of a table as pydantic sees it: an annotation that says itself how it is validated."""

from dataclasses import dataclass
from typing import Annotated, Any, get_args

from sheets.files.forms import Form, mark_of, origin_of


@dataclass(frozen=True, slots=True)
class Entry:
    """Marks an entry of a table with its form, by which pydantic then validates it.

    pydantic asks for that by its own name, as it does with every annotation
    (https://docs.pydantic.dev/latest/concepts/types/#customizing-validation-with-__get_pydantic_core_schema__).
    """

    form: Form

    def __get_pydantic_core_schema__(self, _: Any, handler: Any) -> Any:
        from sheets.files.validation import strict

        return handler.generate_schema(strict(self.form))


def as_entry(annotation: Any) -> Any:
    """Return the annotation of an entry of a table, marked with its form."""
    is_foreign = origin_of(annotation) is Annotated and mark_of(annotation) is None
    return Annotated[annotation, Entry(get_args(annotation)[0] if is_foreign else annotation)]
