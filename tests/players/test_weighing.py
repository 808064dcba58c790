"""Moves over many worlds: the average, the best first, by how much each world weighs."""

from __future__ import annotations

from stammtisch.players.weighing import Average, Outcome, weigh

WORLDS = {
    "both alike": (Outcome(4, True), Outcome(4, True)),
    "the first loses": (Outcome(-6, False), Outcome(2, True)),
    "not thought through": None,
}


def test_the_best_move_on_average_comes_first() -> None:
    """With how often its aim is reached; a world that was not thought through does not count."""
    assert weigh(("first", "second"), WORLDS, WORLDS.__getitem__) == (
        Average("second", 3, 2, 2),
        Average("first", -1, 1, 2),
    )


def test_a_likelier_world_weighs_more_in_the_average_and_counts_once() -> None:
    """Three times as likely: three quarters of the worth, one of two worlds."""
    likely = {"both alike": 3.0, "the first loses": 1.0}
    best, other = weigh(("first", "second"), likely, WORLDS.__getitem__, likely.__getitem__)
    assert (best.worth, other.worth) == (3.5, 1.5)
    assert (other.reached, other.worlds, other.share) == (1, 2, 0.5)


def test_of_equals_the_one_listed_first_comes_first() -> None:
    """Whichever it is."""
    for moves in (("first", "second"), ("second", "first")):
        assert [average.move for average in weigh(moves, ["both alike"], WORLDS.__getitem__)] == list(moves)


def test_without_a_world_nothing_is_weighed() -> None:
    """None at all, or none that the budget sufficed for."""
    assert weigh(("first", "second"), [], WORLDS.__getitem__) == ()
    assert weigh(("first", "second"), ["not thought through"], WORLDS.__getitem__) == ()
