"""What a server allows: by which names it is called, and how much of everything."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from starlette.config import Config
from starlette.datastructures import CommaSeparatedStrings

LOCAL: Final = ("localhost", "127.0.0.1", "[::1]")


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The limits of an application.

    hosts:         the names by which browsers may call it; a request for another one is refused
    any_address:   whether any number of an address will do too, as in a home's network
    most_bytes:    of a request's body, without photographs
    photo_bytes:   of a body with photographs
    requests:      how many an address may make in a minute
    body_seconds:  in which a body must be there, without photographs
    photo_seconds: in which a body with photographs must be there
    work_seconds:  after which a drawing, or a reading of a stranger's file, is given up
    work_memory:   bytes that the process of those may use
    kept_bytes:    of drawn pages, which are kept for whoever asks for the same
    """

    hosts: tuple[str, ...] = LOCAL
    any_address: bool = False
    most_bytes: int = 1 << 20
    photo_bytes: int = 64 << 20
    requests: int = 900
    body_seconds: float = 30
    photo_seconds: float = 180
    work_seconds: float = 60
    work_memory: int = 2 << 30
    kept_bytes: int = 32 << 20

    @classmethod
    def of_environment(cls) -> Settings:
        """Return those of a server that others run: ROLLWRITE_HOSTS are its names, by commas."""
        named = Config()("ROLLWRITE_HOSTS", cast=CommaSeparatedStrings, default="")
        return cls(hosts=(*LOCAL, *map(str.casefold, named)))
