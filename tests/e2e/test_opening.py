"""How a table opens: on a slow line each round trip counts, so that all a table needs is asked for together."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.parametrize("size", [(360, 740)], ids=["phone"], indirect=True)

MOST_FILES = 14
"""Scripts, styles and faces that a table is opened with; there were 55."""


def test_a_table_opens_with_few_files_and_one_socket(page: Page) -> None:
    """The socket that the page opens before its script is there is the one that the table then uses."""
    answer = page.request.post("/api/tables", data={"game": "skat"})
    files, sockets = [], []
    page.on("request", lambda request: files.append(request.url) if "/assets/" in request.url else None)
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"/tables/{answer.json()['table_id']}")
    page.locator(".hand [data-card]").first.wait_for()
    assert len(set(files)) <= MOST_FILES
    assert len(sockets) == 1
