"""The command `stammtisch`: which subcommands there are, and how their failures are told.

What belongs here: the table of commands, finding the right one, turning errors into one line and an exit status.
What does not: what a command does. Each has a module of its own that offers two functions:
`add_arguments(parser)` and `run(arguments) -> int`, the exit status. A module is imported only when it is called.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from io import TextIOWrapper
from typing import NamedTuple, Protocol

from stammtisch import __version__
from stammtisch.errors import ParseError, RuleError, TableError


class Command(NamedTuple):
    """One row of the table: what the command does in a line, and the module that does it."""

    summary: str
    module: str


COMMANDS: dict[str, Command] = {
    "backup": Command("copy the store of a server, running or not", "stammtisch.commands.backup"),
    "bench": Command("measure the speed of this machine and of the rules", "stammtisch.bench.command"),
    "export": Command("write the records of a server's finished matches", "stammtisch.commands.export"),
    "fair": Command("check that recorded matches were dealt fairly", "stammtisch.commands.fair"),
    "play": Command("play a match in the terminal, against bots", "stammtisch.commands.play"),
    "playthroughs": Command("write the readable whole deals anew", "stammtisch.commands.playthroughs"),
    "restore": Command("put a backup in place as the store of a server", "stammtisch.commands.restore"),
    "serve": Command("serve tables to browsers, and keep them", "stammtisch.server.command"),
    "simulate": Command("play matches among bots, and sum up", "stammtisch.commands.simulate"),
    "solve": Command("say what deals are worth with open cards", "stammtisch.commands.solve"),
    "verify": Command("replay case files and records, and say what differs", "stammtisch.verify.command"),
    "verify-store": Command("check every table of a server, running or not", "stammtisch.commands.verify_store"),
    "worker": Command("think for bots and watch clocks, beside servers", "stammtisch.server.worker_command"),
}

REFUSED = 2
"""Exit status when the input is at fault."""

INTERRUPTED = 130
"""Exit status after Ctrl-C, as shells expect it."""


class CommandModule(Protocol):
    """What the module of a command offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Declare the arguments of the command."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; returns the exit status."""


def load(name: str) -> CommandModule:
    """The module of a command. Raises KeyError for an unknown name."""
    module: CommandModule = import_module(COMMANDS[name].module)
    return module


def main(words: Sequence[str] | None = None) -> int:
    """Run one command line (default: that of the process); returns the exit status."""
    words = sys.argv[1:] if words is None else words
    _take_any_text()
    front = _front_parser()
    chosen = front.parse_args(words[:1])
    command = load(chosen.command)
    parser = argparse.ArgumentParser(prog=f"stammtisch {chosen.command}", description=_sentence(chosen.command))
    command.add_arguments(parser)
    arguments = parser.parse_intermixed_args(words[1:])  # options may stand anywhere
    try:
        status = command.run(arguments)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _drop_stdout()
        return 0
    except (ParseError, RuleError, TableError, OSError) as error:
        print(f"stammtisch {chosen.command}: {_told(error)}", file=sys.stderr)
        return REFUSED


def _take_any_text() -> None:
    """What has no form in the terminal's encoding is escaped or replaced, on the way in and out, and ends nothing."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors=errors)


def _front_parser() -> argparse.ArgumentParser:
    width = max(map(len, COMMANDS))
    rows = [f"  {name:{width}}  {command.summary}" for name, command in sorted(COMMANDS.items())]
    parser = argparse.ArgumentParser(
        prog="stammtisch",
        usage="stammtisch COMMAND [ARGUMENT ...]",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="\n".join(["commands:", *rows, "", "`stammtisch COMMAND --help` says more about one."]),
    )
    parser.add_argument("--version", action="version", version=f"stammtisch {__version__}")
    parser.add_argument("command", choices=sorted(COMMANDS), metavar="COMMAND", help="one of those below")
    return parser


def _sentence(name: str) -> str:
    summary = COMMANDS[name].summary
    return summary[0].upper() + summary[1:] + "."


def _told(error: Exception) -> str:
    """The error in a line; what the system refuses is told with the file's name first, and without its number."""
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)


def _drop_stdout() -> None:
    """Who reads has gone: what Python still wants to flush at exit goes nowhere, in silence."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
