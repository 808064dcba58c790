"""`stammtisch serve`: the server on one address, its store in one folder."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from starlette.applications import Starlette

from stammtisch.server.app import create_app
from stammtisch.server.chance import Chance
from stammtisch.server.guests import kept_key
from stammtisch.server.limits import LARGEST_FRAME
from stammtisch.server.room import Pace
from stammtisch.solvers.kernels import warn_if_not_compiled
from stammtisch.store.folder import KEY, TABLES, held
from stammtisch.store.sqlite import SqliteStore

HEARTBEAT_SECONDS: Final = 20.0


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: this machine only)")
    parser.add_argument(
        "--port", type=_port, default=8000, help="port to listen at; 0 takes a free one (default: %(default)s)"
    )
    parser.add_argument(
        "--data", type=Path, default=Path("var"), metavar="DIR", help="folder of all tables (default: %(default)s)"
    )
    parser.add_argument(
        "--pace", type=_seconds, default=0.8, metavar="SECONDS", help="pause before a bot's move (default: %(default)s)"
    )


def run(arguments: Namespace, chance: Chance | None = None) -> int:
    """Serve until told to end. Raises OSError if address or folder cannot be used, TableError for a damaged store.

    chance: the system's; the command line has no word for another.
    """
    _log_plainly()
    warn_if_not_compiled()
    folder: Path = arguments.data
    folder.mkdir(parents=True, exist_ok=True)
    with _listen(arguments.host, arguments.port) as listening, held(folder):
        key = kept_key(folder / KEY)
        app = create_app(SqliteStore(folder / TABLES), key, Pace(bot=arguments.pace), chance)
        _collect_seldom()
        print(f"Stammtisch is open: {_address(arguments.host, listening)}", flush=True)
        uvicorn.Server(_configured(app)).run(sockets=[listening])
    return 0


def _collect_seldom() -> None:
    """Values go as soon as nothing holds them; only what holds itself waits for a collection, and that is little."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)


def _configured(app: Starlette) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=HEARTBEAT_SECONDS,
        ws_ping_timeout=HEARTBEAT_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # whoever comes from now on waits until the server answers
    except OSError as error:
        listening.close()
        raise OSError(error.errno, f"cannot listen there: {error.strerror}", f"{host}:{port}") from None
    return listening


def _address(host: str, listening: socket.socket) -> str:
    port = listening.getsockname()[1]
    named = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{named}:{port}/"


def _log_plainly() -> None:
    """One line an event to standard error; no message of ours names a card."""
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s")
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.LogfmtRenderer(key_order=["timestamp", "level", "event"]),
        ],
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is not a port: expected 0 to 65535")
    return int(text)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise ArgumentTypeError(f"{text!r} is not a pause: expected 0 to 60 seconds")
    return seconds
