"""What thinking players share: budgets, worlds drawn while they last, moves weighed over worlds."""

from __future__ import annotations

from collections import Counter
from random import Random

from stammtisch.games.game import arguments
from stammtisch.players.budget import Budget, Meter
from stammtisch.players.reasons import Reason, Weighed
from stammtisch.players.weighing import Average, Outcome, weigh, with_reasons
from stammtisch.players.worlds import likely_worlds, worlds


class Clock:
    """Tells a time that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """The time that was set."""
        return self.now


def test_a_budget_is_spent_by_worlds_by_steps_or_by_time() -> None:
    """Whichever runs out first ends thinking."""
    clock = Clock()
    for spend in (
        lambda meter: meter.spend(0, worlds=3),
        lambda meter: meter.spend(1000),
        lambda meter: setattr(clock, "now", clock.now + 2),
    ):
        meter = Meter(Budget(worlds=3, steps=1000, seconds=2.0), clock)
        assert not meter.is_spent
        spend(meter)
        assert meter.is_spent


def test_as_many_worlds_are_drawn_as_the_budget_has_and_one_at_least() -> None:
    """The last world is the one that spends the budget; without any budget there is still one."""
    for number, expected in ((5, 5), (1, 1), (0, 1)):
        drawn = worlds(iter(range(100)).__next__, Meter(Budget(number, steps=1)))
        assert list(drawn) == list(range(expected))


def test_likely_worlds_come_up_more_often() -> None:
    """With many trials a world comes up in proportion to its likelihood."""
    rng = Random(1)
    drawn = likely_worlds(
        lambda: rng.randrange(2), lambda world: (1.0, 3.0)[world], 20, Meter(Budget(4000, steps=1)), rng
    )
    assert 0.70 < Counter(drawn)[1] / 4000 < 0.80


def test_moves_are_weighed_on_average_and_the_best_comes_first() -> None:
    """A world that nothing is known of does not count; of equals the one listed first is first."""
    known = {
        1: (Outcome(1, False), Outcome(3, True), Outcome(1, True)),
        2: None,
        3: (Outcome(2, True), Outcome(0, False), Outcome(2, True)),
    }
    averages = weigh("abc", (1, 2, 3), known.__getitem__)
    assert averages == (Average("a", 1.5, 1, 2), Average("b", 1.5, 1, 2), Average("c", 1.5, 2, 2))
    assert averages[0].share == 0.5
    assert weigh("abc", (2,), known.__getitem__) == ()


def test_a_reason_tells_in_how_many_worlds_the_aim_is_reached() -> None:
    """The numbers stand in the reason as they were counted."""
    told = Reason("worlds", arguments(reached=71, worlds=100))
    assert with_reasons(Average("a", 0.5, 71, 100), "worlds") == Weighed("a", 0.5, (told,))
