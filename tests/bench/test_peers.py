"""A figure has a peer only where the peer's program is installed."""

import pytest

from stammtisch.bench.peers import pyspiel_rival


def test_without_pyspiel_there_is_no_peer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The figure is printed all the same, its peer null."""
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert pyspiel_rival("skat") is None
