"""Drawings: printed pages and small pictures of them, kept by what they show.

Only so many bytes are kept; what nobody has asked for longest goes first.
"""

from __future__ import annotations

import pickle
import zlib
from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final

from rollwrite.sources import Content
from rollwrite.web.settings import Settings
from rollwrite.web.work import Done, work_of

PROCESSES: Final = 2
ENTRY: Final = 500  # Bytes that an entry takes besides what it holds.


class Drawings:
    """What was drawn for whoever asked, and what draws for who asks next."""

    def __init__(self, settings: Settings) -> None:
        self._work = work_of(settings, PROCESSES)
        self._long = work_of(settings, 1)  # What takes long waits for its like alone.
        self._kept: OrderedDict[bytes, Done] = OrderedDict()
        self._left = settings.kept_bytes

    async def look(
        self, options: Mapping[str, Any], language: str, page: int, *, is_fitted: bool = False
    ) -> tuple[Any, str]:
        """Return what is told of a table's pages, and the form of one; raises as `Work.done`."""
        told, content = await self._done(
            "look", options=options, language=language, page=page, is_fitted=is_fitted
        )
        return told, zlib.decompress(content).decode()

    async def thumbnail(self, options: Mapping[str, Any], page: int, width: int) -> bytes:
        """Return a page as a small picture; raises as `Work.done`."""
        asked = {"options": options, "language": "en", "page": page, "width": width}
        return (await self._done("thumbnail", **asked)).content

    async def written(self, job: str, **given: Any) -> Done:
        """Return what a job gives, which is not kept; raises as `Work.done`."""
        is_long = job == "archive" or "players_file" in given["options"]
        return await (self._long if is_long else self._work).done(job, **given)

    async def checked(self, edition: Content, language: str) -> None:
        """Raise RefusedError for what is no sound edition."""
        await self._done("checked", edition=edition, language=language)

    def close(self) -> None:
        """End what draws; it begins again when it is needed."""
        self._work.close()
        self._long.close()

    async def _done(self, job: str, **given: Any) -> Done:
        key = sha256(pickle.dumps((job, given))).digest()
        found = self._kept.pop(key, None)
        if found is None:
            found = await self._work.done(job, **given)
            self._left -= _size(found)
        self._kept[key] = found
        while self._left < 0 and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._left += _size(oldest)
        return found


def _size(done: Done) -> int:
    return len(done.content) + len(str(done.told)) + ENTRY
