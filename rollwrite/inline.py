"""What stands within a page of HTML that needs no other file: programs, styles, data."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from typing import Any


def policy_hash(content: str) -> str:
    """Return by what a policy knows a style or a program (CSP 2)."""
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def page_head(
    title: str, language: str, style: str, program: str, *, has_pictures: bool = False
) -> Iterator[str]:
    """Yield the lines of a page before its body.

    Nothing is loaded and only this program runs (CSP 2); `has_pictures` lets it show some of its
    own.
    """
    allowed = (
        f"default-src 'none'; style-src '{policy_hash(style)}'; "
        f"script-src '{policy_hash(program)}'; font-src data:; "
        f"{'img-src data:; ' if has_pictures else ''}base-uri 'none'; form-action 'none'"
    )
    yield "<!DOCTYPE html>"
    yield f'<html lang="{language}"><head><meta charset="utf-8">'
    yield f'<meta http-equiv="Content-Security-Policy" content="{allowed}">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>"
    yield f"<style>{style}</style></head>"


def safe_json(tree: Any) -> str:
    """Return a tree as JSON in which nothing can end the element, or a line, that it stands in."""
    text = json.dumps(tree, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def data_uri(kind: str, content: bytes) -> str:
    """Return a file's content as an address, such as `data:image/png;base64,...`."""
    return f"data:{kind};base64,{b64encode(content).decode()}"
