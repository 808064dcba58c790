"""Reads the tables of examples."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).parents[1] / "examples"


@cache
def _tables() -> dict[str, list[dict[str, Any]]]:
    return tomllib.loads((EXAMPLES / "cribbage.toml").read_text(encoding="utf-8"))


def rows(kind: str) -> list[dict[str, Any]]:
    """The examples of one kind: show, series, deal."""
    return _tables()[kind]
