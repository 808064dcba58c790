"""What the server shows, altered on its way to the page: for what real play does not bring about at will."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

from stammtisch.wire.changes import KeptView


def altered(page: Page, alter: Callable[[dict[str, Any]], None]) -> None:
    """Every view of a table with a match is altered before the page is shown it, as a whole one."""

    def carry(route: WebSocketRoute) -> None:
        server, kept = route.connect_to_server(), KeptView()

        def on_message(text: str | bytes) -> None:
            message: dict[str, Any] = json.loads(text)
            if message["type"] in ("table", "waiting", "changes"):
                message = deepcopy(kept.take(message) or message)  # what is kept stays as it came
                if message["type"] == "table":
                    alter(message)
            route.send(json.dumps(message))

        server.on_message(on_message)

    page.route_web_socket(re.compile(r"/socket(\?|$)"), carry)
