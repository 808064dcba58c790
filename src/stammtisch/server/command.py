"""`stammtisch serve`: the server on one address, its store in one folder, or in a PostgreSQL beside others."""

from __future__ import annotations

import asyncio
import gc
import socket
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from time import time
from typing import Final

import uvicorn
from starlette.applications import Starlette

from stammtisch.errors import ParseError
from stammtisch.server.app import create_app
from stammtisch.server.chance import Chance
from stammtisch.server.house import Plan
from stammtisch.server.limits import LARGEST_FRAME
from stammtisch.server.log_lines import log_plainly
from stammtisch.server.pace import Pace
from stammtisch.server.places import (
    DEFAULT_FOLDER,
    Place,
    folder_place,
    postgres_place,
    process_count,
    store_address,
    usual_processes,
)
from stammtisch.server.site import FILE, Access, Site, read_site
from stammtisch.server.site_routes import new_invitation
from stammtisch.solvers.kernels import warn_if_not_compiled
from stammtisch.store.standings import Role

HEARTBEAT_SECONDS: Final = 20.0
LINK_SECONDS: Final = 24 * 3600


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `serve`."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: this machine only)")
    parser.add_argument(
        "--port", type=_port, default=8000, help="port to listen at; 0 takes a free one (default: %(default)s)"
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help=f"folder of all tables (default: {DEFAULT_FOLDER})")
    parser.add_argument(
        "--store", type=store_address, metavar="ADDRESS", help="postgresql://... for all tables, shared with others"
    )
    parser.add_argument(
        "--work",
        choices=("here", "elsewhere"),
        help="with --store: whether this process also thinks for bots and fires deadlines, or workers alone (here)",
    )
    parser.add_argument(
        "--processes", type=process_count, metavar="N", help=f"so many think for bots (default: {usual_processes()})"
    )
    parser.add_argument(
        "--pace", type=seconds, default=0.8, metavar="SECONDS", help="pause before a bot's move (default: %(default)s)"
    )
    parser.add_argument(
        "--proxy", default="127.0.0.1", metavar="ADDRESS", help="of the proxy before it (default: %(default)s)"
    )
    parser.add_argument(
        "--site", type=Path, metavar="FILE", help=f"what this house is: name, pages, access (default: {FILE} in DIR)"
    )
    parser.add_argument(
        "--access",
        choices=[access.value for access in Access],
        help="who may play (default: as the site says, or open)",
    )
    parser.add_argument(
        "--host-link", action="store_true", help="print a link that makes its holder host, though there is one already"
    )
    parser.add_argument(
        "--log", choices=["logfmt", "json"], default="logfmt", help="form of the log (default: %(default)s)"
    )


def run(arguments: Namespace, chance: Chance | None = None) -> int:
    """Serve until told to end. Raises OSError if address or folder cannot be used, TableError for a damaged store.

    chance: the system's; the command line has no word for another.
    """
    expect_agreement(arguments)
    log_plainly(arguments.log)
    warn_if_not_compiled()
    pace, site = Pace(bot=arguments.pace), _site(arguments)
    access = Access(arguments.access) if arguments.access else None
    with _listen(arguments.host, arguments.port) as listening, _place(arguments, pace) as place:
        plan = Plan(place.books, site, access)
        app = create_app(place.store, place.key, pace, chance, place.beside, plan)
        _collect_seldom()
        address = _address(arguments.host, listening)
        print(f"Stammtisch is open: {address}", flush=True)
        _tell_host_link(place, address, wanted=arguments.host_link)
        uvicorn.Server(_configured(app, arguments.proxy)).run(sockets=[listening])
    return 0


def expect_agreement(arguments: Namespace) -> None:
    """Raises ParseError for options that contradict each other, and says which to leave out."""
    if arguments.store and arguments.data:
        raise ParseError("--store and --data contradict: tables are kept in PostgreSQL or in a folder; leave one out")
    if arguments.work and not arguments.store:
        raise ParseError("--work goes with --store alone: over a folder this process does all the work; leave it out")
    if arguments.work == "elsewhere" and arguments.processes:
        raise ParseError("--work elsewhere and --processes contradict: no bot thinks here then; leave one out")


def _place(arguments: Namespace, pace: Pace) -> AbstractContextManager[Place]:
    processes = arguments.processes or usual_processes()
    if not arguments.store:
        return folder_place(arguments.data or DEFAULT_FOLDER, processes)
    works = arguments.work != "elsewhere"
    return nullcontext(postgres_place(arguments.store, pace, Chance(), processes, works=works))


def _site(arguments: Namespace) -> Site:
    """Raises ParseError, also where the file that was named is not there."""
    file: Path | None = arguments.site
    if file is not None and not file.is_file():
        raise ParseError(f"{file}: there is no such file")
    return read_site(file or (arguments.data or DEFAULT_FOLDER) / FILE)


def _tell_host_link(place: Place, address: str, *, wanted: bool) -> None:
    """Print a link that makes its holder host, good once and for a day: as long as there is no host, or if asked to."""

    async def secret() -> str:
        standings = place.books.standings
        try:
            if await standings.has_host() and not wanted:
                return ""
            return await new_invitation(standings, Role.HOST, round((time() + LINK_SECONDS) * 1000))
        finally:
            await place.let_go()

    made = asyncio.run(secret())
    if made:
        print(f"Become its host, once, within a day: {address}invitation#{made}", flush=True)


def _collect_seldom() -> None:
    """Values go as soon as nothing holds them; only what holds itself waits for a collection, and that is little."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 50)


def _configured(app: Starlette, proxy: str) -> uvicorn.Config:
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
        forwarded_allow_ips=proxy,
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


def _port(text: str) -> int:
    if not text.isdecimal() or int(text) > 65535:
        raise ArgumentTypeError(f"{text!r} is not a port: expected 0 to 65535")
    return int(text)


def seconds(text: str) -> float:
    """A pause, from a command line."""
    try:
        pause = float(text)
    except ValueError:
        pause = -1.0
    if not 0 <= pause <= 60:
        raise ArgumentTypeError(f"{text!r} is not a pause: expected 0 to 60 seconds")
    return pause
