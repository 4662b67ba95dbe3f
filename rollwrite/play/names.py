"""Names in a record's lines, in quotation marks where they could be misread, and comments."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

from sheets.words.text import Text, joined

_COMMENT = re.compile(r"(?:^|\s)#.*$")
_PLAIN_NAME = re.compile(r'[^\s:#"0-9][^:#"]*')


def after_name(line: str, name: str) -> str | None:
    """Return what follows a player's name and a colon, None where a line begins otherwise."""
    for form in (name, written_name(name)):
        begin = line[: len(form)]
        if begin == form or begin.casefold() == form.casefold():
            rest = line[len(form) :].lstrip()
            if rest.startswith(":"):
                return rest[1:].strip()
    return None


def nobody_called(name: str, players: Sequence[str]) -> Text:
    """Say that none of the players has a name."""
    known = joined(players)
    return Text("nobody is called {name!r}; {known} play", name=name[:30], known=known)


def written_name(name: str) -> str:
    """Return a name as it stands in a record: in quotation marks where it could be misread."""
    if _PLAIN_NAME.fullmatch(name) and name == name.strip():
        return name
    return json.dumps(name, ensure_ascii=False)


def written_initial(initial: str) -> str:
    """Return an initial as it stands in a record: in quotation marks where it has signs of ours."""
    return json.dumps(initial, ensure_ascii=False) if {*initial} & {'"', "#"} else initial


def quote_end(text: str) -> int:
    """Return where a text in quotation marks at the beginning ends, 0 where it does not."""
    match = re.match(r'"(?:[^"\\]|\\.)*"', text)
    return match.end() if match else 0


def unquoted(text: str) -> str:
    """Return a text without its quotation marks, where it has any."""
    try:
        return str(json.loads(text)) if text.startswith('"') else text
    except ValueError:
        return text


def before_comment(line: str, begin: int) -> str:
    """Return a line without its comment, which begins behind the quoted names that begin there."""
    while end := quote_end(line[begin:]):
        begin += end
        begin += len(line[begin:]) - len(line[begin:].lstrip())
    rest = line[begin:]
    return (line[:begin] + ("" if rest.startswith("#") else _COMMENT.sub("", rest))).strip()
