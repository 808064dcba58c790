"""How soon bots answer while four tables think: whole moves, from processes of their own."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from stammtisch.bench import thinking
from stammtisch.bench.measure import ROUNDS
from stammtisch.games import GAMES
from tests.running import run


def test_every_table_is_answered() -> None:
    """So many moves at each of four tables, the first ones left out; every answer takes time."""
    waits = run(thinking.four_tables(2))
    assert len(waits) == 2 * len(GAMES)
    assert min(waits) > 0


def test_the_figure_is_what_95_of_100_moves_do_not_exceed(monkeypatch: pytest.MonkeyPatch) -> None:
    """In one round, since bots think for minutes."""

    async def waits(moves: int) -> list[float]:
        return [float(wait) for wait in reversed(range(moves))]

    monkeypatch.setattr(thinking, "four_tables", waits)
    rounds: list[None] = []
    with ThreadPoolExecutor(1) as threads:  # a browser's tests leave a loop running in this thread
        figure = threads.submit(thinking.four_tables_p95, lambda: rounds.append(None)).result()
    assert (figure.name, figure.value, figure.n) == ("server.four_tables.expert.p95", 95.0, thinking.MOVES)
    assert len(rounds) == ROUNDS
