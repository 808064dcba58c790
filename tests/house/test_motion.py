"""Cards move on the compositor alone: at the table nothing is animated that has to be laid out anew."""

from __future__ import annotations

import re

import pytest

from tests.house.project import ROOT

FOLDERS = ("view", "games")
MOVES = {"translate", "rotate", "scale", "transform", "opacity"}
COLOURS = {"color", "background-color", "border-color"}
TRANSITION = re.compile(r"transition:([^;}]+)")
KEYFRAMES = re.compile(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)")


def animated(source: str) -> set[str]:
    """The properties that a component's styles change over time."""
    changed = {part.split()[0] for found in TRANSITION.findall(source) for part in found.split(",")}
    steps = "".join(re.findall(r"\{([^{}]*)\}", "".join(KEYFRAMES.findall(source))))
    return changed | {part.split(":")[0].strip() for part in steps.split(";") if part.strip()}


@pytest.mark.parametrize("folder", FOLDERS)
def test_only_what_needs_no_layout_is_animated(folder: str) -> None:
    found = {
        page.name: animated(page.read_text(encoding="utf-8")) for page in (ROOT / "web/src" / folder).glob("*.svelte")
    }
    assert any(MOVES & changed for changed in found.values())
    assert {} == {name: changed - MOVES - COLOURS for name, changed in found.items() if changed - MOVES - COLOURS}


def test_nothing_moves_where_less_motion_is_asked_for() -> None:
    """One rule for all pages, and no component has one of its own that comes after it."""
    base = (ROOT / "web/src/styles/base.css").read_text(encoding="utf-8")
    assert "animation: none !important; transition: none !important" in base.split("prefers-reduced-motion: reduce")[1]
