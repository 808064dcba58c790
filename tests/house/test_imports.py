"""Imports point one way: shared nouns -> games -> solvers -> players -> analysis, and games -> tables -> ... -> cli."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.project import ROOT, SOURCE

NOUNS = {"cards", "seats", "tricks", "auctions", "errors", "values"}
RULES = NOUNS | {"games"}
LESSONS = RULES | {"tables", "lessons"}
RECORDS = RULES | {"tables", "records"}
BOTS = RULES | {"solvers", "players"}
WIRE = RECORDS | {"lessons", "wire"}
SERVER = WIRE | BOTS | {"analysis", "store", "bus", "server"}
EVERYTHING = SERVER | {"verify", "bench", "testing", "words", "commands", "cli"}

MAY_IMPORT: dict[str, set[str]] = {
    **dict.fromkeys(NOUNS, NOUNS),
    "games": RULES,
    "solvers": RULES | {"solvers"},
    "players": BOTS,
    "analysis": BOTS | {"analysis"},
    "tables": RULES | {"tables"},
    "lessons": LESSONS,
    "records": RECORDS,
    "wire": WIRE,
    "store": RECORDS | {"wire", "store"},
    "bus": NOUNS | {"wire", "bus"},
    "server": SERVER,
    "verify": RECORDS | {"solvers", "verify"},
    "testing": RULES | {"tables", "testing"},
    "words": NOUNS | {"words"},
    "commands": RECORDS | BOTS | {"store", "words", "commands"},
    "bench": EVERYTHING - {"cli"},
    "cli": EVERYTHING,
    "__main__": {"cli"},
}
"""For each part of the package the parts that it may import; all else is refused."""

STANDARD_LIBRARY_ONLY = NOUNS | {"games", "tables"}

MODULES = sorted(SOURCE.rglob("*.py"))


def part_of(module: str) -> str:
    """`games` for `stammtisch.games.skat.play`; empty for the package itself."""
    return ".".join(module.split(".")[1:2])


def module_of(path: Path) -> str:
    """The dotted name of a module of the package."""
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(path: Path) -> Iterator[str]:
    """Dotted names of all that a module imports, `from a import b` as `a.b`, relative imports resolved."""
    package = module_of(path) if path.name == "__init__.py" else module_of(path).rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package.rsplit(".", node.level - 1)[0] + "." if node.level else ""
            yield from (f"{above}{node.module + '.' if node.module else ''}{alias.name}" for alias in node.names)


def named(path: Path) -> str:
    """Name of a module in the list of tests."""
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", MODULES, ids=named)
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    """Each part of the package imports the parts that its row allows, and every part has a row."""
    part = part_of(module_of(path))
    own = {part_of(name) for name in imported_by(path) if name.startswith("stammtisch.")} - {"", "__version__"}
    assert own <= MAY_IMPORT[part] if part else own == set(), f"{part or 'stammtisch'} imports {sorted(own)}"


@pytest.mark.parametrize("path", [p for p in MODULES if part_of(module_of(p)) in STANDARD_LIBRARY_ONLY], ids=named)
def test_nouns_games_and_tables_use_the_standard_library_only(path: Path) -> None:
    """The rules run wherever Python runs."""
    outside = {name.split(".")[0] for name in imported_by(path)} - {"stammtisch"} - sys.stdlib_module_names
    assert outside == set()


@pytest.mark.parametrize("path", [p for p in MODULES if p.is_relative_to(SOURCE / "games")], ids=named)
def test_no_game_imports_another_game(path: Path) -> None:
    """Games share what stands beside them in `games/`, and the nouns; only the list of games names them all."""
    games = {folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").is_file()}
    own = path.relative_to(SOURCE / "games").parts[0]
    others = {name.split(".")[2] for name in imported_by(path) if name.startswith("stammtisch.games.")} & (
        games - {own}
    )
    assert others == set() or path == SOURCE / "games" / "__init__.py"
