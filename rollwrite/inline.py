"""What stands within a page of HTML that needs no other file: programs, styles, data."""

from __future__ import annotations

import json
from base64 import b64encode
from hashlib import sha256
from typing import Any


def policy_hash(content: str) -> str:
    """Return by what a policy knows a style or a program (CSP 2)."""
    return f"sha256-{b64encode(sha256(content.encode()).digest()).decode()}"


def safe_json(tree: Any) -> str:
    """Return a tree as JSON in which nothing can end the element, or a line, that it stands in."""
    text = json.dumps(tree, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def data_uri(kind: str, content: bytes) -> str:
    """Return a file's content as an address, such as `data:image/png;base64,...`."""
    return f"data:{kind};base64,{b64encode(content).decode()}"
