"""HTML pages that need no other file and no network: one template engine, one base, one policy.

A page's template extends `base.html` and fills its block `page`. Whatever it shows is escaped, and
a text is said in the page's language; `_("...")` says one that only the template has.
"""

import json
from base64 import b64encode
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Undefined, pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from sheets.words.text import Name, Text
from sheets.words.translation import Translation

_FOLDER: Final = Path(__file__).parent


def web_page(
    template: Path,
    words: Translation,
    *,
    title: str,
    style: str,
    program: str = "",
    data: Any = None,
    has_pictures: bool = False,
    **values: Any,
) -> str:
    """Return the page that a template makes of `values`, in the language of `words`.

    template: its file; others that it includes lie beside it.
    title: what a browser's tab is called.
    style: the page's only style sheet.
    program: its only program; without one nothing runs.
    data: a tree for the program, which finds it as JSON in the element `data`; None for none.
    has_pictures: whether it shows pictures, each of which it holds itself (`data_uri`).

    A policy lets nothing else be loaded or run (CSP 2).
    """
    page = _environment(template.parent).get_template(template.name)
    return page.render(
        _=words.of_template,
        words=words,
        language=words.language,
        title=title,
        style=Markup(style),
        program=Markup(program),
        data=None if data is None else Markup(inert_json(data)),
        policy=_policy(style, program, has_pictures=has_pictures),
        **values,
    )


def inert_json(tree: Any) -> str:
    """Return a tree as JSON in which nothing can end the element, or a line, that it stands in."""
    text = json.dumps(tree, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def data_uri(media_type: str, content: bytes) -> str:
    """Return a file's content as an address, such as `data:image/png;base64,...`."""
    return f"data:{media_type};base64,{b64encode(content).decode()}"


def _policy(style: str, program: str, *, has_pictures: bool) -> str:
    allowed = {
        "default-src": "'none'",
        "style-src": _hash(style),
        "script-src": _hash(program) if program else "'none'",
        "font-src": "data:",
        "img-src": "data:" if has_pictures else "'none'",
        "base-uri": "'none'",
        "form-action": "'none'",
    }
    return "; ".join(f"{kind} {source}" for kind, source in allowed.items())


def _hash(content: str) -> str:
    """Return by what a policy knows a style or a program (CSP 2)."""
    return f"'sha256-{b64encode(sha256(content.encode()).digest()).decode()}'"


@lru_cache(maxsize=8)  # As many as there are kinds of page.
def _environment(folder: Path) -> Environment:
    return Environment(
        loader=FileSystemLoader([folder, _FOLDER]),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        undefined=StrictUndefined,
        finalize=_said,
    )


@pass_context
def _said(context: Context, value: Any) -> Any:
    """Return a text in the page's language, and anything else as it is."""
    if isinstance(value, Undefined):
        return value
    return context["words"](value) if isinstance(value, Text | Name) else value
