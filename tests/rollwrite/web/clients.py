"""Browsers for tests: Starlette's own client, which asks as a page of ours would."""

from typing import Any

import pytest


def client(**limits: Any) -> Any:
    """Return a client of an application with these limits; skips where the extra is missing."""
    pytest.importorskip("starlette", reason="needs the extra web")
    pytest.importorskip("httpx2", reason="needs httpx2")
    from starlette.testclient import TestClient

    from rollwrite.web import Settings, application

    settings = Settings(hosts=("testserver",), **limits)
    headers = {"sec-fetch-site": "same-origin"}
    return TestClient(application(settings), headers=headers, raise_server_exceptions=True)
