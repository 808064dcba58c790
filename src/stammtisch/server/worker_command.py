"""`stammtisch worker`: thinks for bots and fires deadlines of the tables in a PostgreSQL, beside servers and others."""

from __future__ import annotations

import asyncio
import signal
from argparse import ArgumentParser, Namespace

from stammtisch.server.chance import Chance
from stammtisch.server.command import seconds
from stammtisch.server.log_lines import log_plainly
from stammtisch.server.pace import Pace
from stammtisch.server.places import Place, postgres_place, process_count, store_address, usual_processes
from stammtisch.solvers.kernels import warn_if_not_compiled


def add_arguments(parser: ArgumentParser) -> None:
    """The command line of `worker`."""
    parser.add_argument(
        "--store", type=store_address, required=True, metavar="ADDRESS", help="postgresql://... of the servers"
    )
    parser.add_argument(
        "--processes", type=process_count, default=usual_processes(), metavar="N", help="so many think (%(default)s)"
    )
    parser.add_argument(
        "--pace", type=seconds, default=0.8, metavar="SECONDS", help="pause before a bot's move (default: %(default)s)"
    )


def run(arguments: Namespace) -> int:
    """Work until told to end, and then give all tables back. Raises StoreError if the store cannot be used."""
    log_plainly()
    warn_if_not_compiled()
    place = postgres_place(arguments.store, Pace(bot=arguments.pace), Chance(), arguments.processes, works=True)
    asyncio.run(_work(place))
    return 0


async def _work(place: Place) -> None:
    ended = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ended.set)
    async with place.beside.running():
        print("Stammtisch works.", flush=True)
        await ended.wait()
    await place.store.close()
