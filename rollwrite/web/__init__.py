"""The sheets in a browser: pages to print, to score, to read the rules. Keeps nothing.

`app` is the application for a web server, with the settings that the environment says
(`ROLLWRITE_HOSTS`); `application` makes one with others. Needs the extra `web`. Only this room
knows Starlette; of the project it knows the front door and the words.
"""

from rollwrite.web.application import application as application
from rollwrite.web.settings import Settings as Settings

__all__ = ["Settings", "app", "application"]


def __getattr__(name: str) -> object:
    """Return `app`, made when it is asked for (PEP 562)."""
    if name != "app":
        raise AttributeError(f"module 'rollwrite.web' has no attribute {name!r}")
    return application(Settings.of_environment())
