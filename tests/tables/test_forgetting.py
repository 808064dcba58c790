"""A person can be taken out of a log without changing what happened at its table."""

from __future__ import annotations

from stammtisch.tables.company_events import Joined, Reported, Spoke, TableMade
from stammtisch.tables.events import LogEvent
from stammtisch.tables.forgetting import DELETED, GONE, forget_person, hand_over, nobody
from stammtisch.tables.gathering import gather
from stammtisch.tables.making import make_table
from stammtisch.tables.settings import Phrase
from tests.gathered import START


def a_log() -> list[LogEvent]:
    """Two people at a table, the second having come twice, each saying something."""
    made = make_table("skat", guest="anna", now=START, name="Anna", secret="s" * 32)
    return [
        made,
        Joined(1, "bert", "Bert", None, START),
        Spoke(0, None, "hello", START),
        Spoke(1, Phrase.OOPS, "", START),
        Spoke(1, None, "hi", START),
        Reported(1, 0, "she talks", START),
        Joined(1, "bert", "Berti", None, START),
    ]


def test_name_and_words_go_and_all_else_stays() -> None:
    """Of one person only, however often they came; phrases stay, since everybody has the same."""
    before = a_log()
    after = forget_person(before, "bert")
    assert [index for index, event in enumerate(after) if event != before[index]] == [1, 4, 5, 6]
    assert (after[1], after[4]) == (Joined(1, nobody(1), DELETED, None, START), Spoke(1, None, GONE, START))
    assert after[5] == Reported(1, 0, GONE, START)
    assert "bert" not in repr(after).lower()


def test_who_opened_the_table_can_be_forgotten_too() -> None:
    """The table is the same table, and nobody's cookie leads to that seat."""
    after = forget_person(a_log(), "anna")
    assert isinstance(after[0], TableMade) and (after[0].name, after[0].guest) == (DELETED, nobody(0))
    company = gather(after)
    assert company.person_of("anna") is None and company.seat_of(0) == gather(a_log()).seat_of(0)


def test_two_who_are_forgotten_stay_two() -> None:
    """Each is nobody, and not the same nobody."""
    after = forget_person(forget_person(a_log(), "anna"), "bert")
    assert [person.guest for person in gather(after).persons] == ["deleted 0", "deleted 1"]


def test_who_signs_in_is_the_same_person_under_another_id() -> None:
    """However often they came, and with all that they said; a stranger changes nothing."""
    before = a_log()
    for guest, person in (("anna", 0), ("bert", 1)):
        after = hand_over(before, guest, "account")
        assert after is not None and guest not in {other.guest for other in gather(after).persons}
        assert gather(after).person_of("account") == person
        assert [type(event) for event in after] == [type(event) for event in before]
    assert hand_over(before, "carl", "account") == tuple(before)


def test_two_persons_of_a_table_do_not_become_one() -> None:
    """Who came there under both ids, as friends at one device may, has two seats that stay two."""
    assert hand_over(a_log(), "anna", "bert") is None


def test_a_stranger_is_in_no_log() -> None:
    """Nothing changes."""
    assert forget_person(a_log(), "carl") == tuple(a_log())
