"""A table is the fold of its log, takes each command once, and refuses what does not fit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from stammtisch.errors import ParseError, RuleError, TableError
from stammtisch.games import GAMES, find_game
from stammtisch.tables.commands import DealNext, MakeMove, PlayAgain
from stammtisch.tables.events import DealStarted, MatchOpened, Moved, SeatKind, TableEvent
from stammtisch.tables.log_text import event_text, read_event
from stammtisch.tables.table import USUAL_PRESETS, Phase, Table, apply, fold, handle, next_deal, open_table
from tests.playing import FIRST, GAME_PRESETS, PERSON, chosen, first_deal_over, opened, played


def at_persons_turn(table: Table, chance: Random) -> Table:
    """The table once the person alone is waited for, bots moving by chance."""
    while table.to_act != (PERSON,):
        seat, text = chosen(table, chance, but=PERSON)
        for event in handle(table, seat, MakeMove(table.seq, text)):
            table = apply(table, event)
        assert table.phase is Phase.PLAYING
    return table


def persons_table(game: str = FIRST) -> tuple[Table, str]:
    """A table that waits for the person, and a legal move of theirs."""
    for number in range(20):
        try:
            table = at_persons_turn(fold(opened(find_game(game), secret=f"turn {number}")), Random(number))
        except AssertionError:
            continue
        moves = table.game.legal_moves(table.state, PERSON)
        return table, table.game.move_text(moves[0])
    raise AssertionError("the person never has a turn")


def read_back(log: Sequence[TableEvent]) -> list[TableEvent]:
    """The events as they are read from the texts that are stored."""
    events = [read_event(event_text(kept)) for kept in log]
    return [event for event in events if isinstance(event, MatchOpened | DealStarted | Moved)]


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_a_table_comes_back_from_the_texts_of_its_log(game: str, preset: str) -> None:
    """The fold of the log as it is stored is the table that was played, at every tenth event and at the end."""
    log: list[TableEvent] = []
    for event, table in played(opened(find_game(game), preset), Random(5), 150):
        log.append(event)
        if len(log) % 10 == 0:
            assert table == fold(read_back(log))
    assert len(log) > 20


@pytest.mark.parametrize("game", list(GAMES))
def test_events_of_the_game_are_numbered_without_a_gap(game: str) -> None:
    """Each deal's events go on counting where the last deal's stopped."""
    expected = 0
    for event, table in played(opened(find_game(game)), Random(2), 400):
        if isinstance(event, DealStarted):
            assert expected == table.happened_from
        expected = table.happened_from + len(table.happened)
    assert expected > 0


@pytest.mark.parametrize("game", list(GAMES))
def test_the_same_secret_deals_the_same_cards(game: str) -> None:
    """Dealer and packs follow from the secret alone, and another secret gives others."""
    assert opened(find_game(game), secret="one") == opened(find_game(game), secret="one")
    assert opened(find_game(game), secret="one")[1] != opened(find_game(game), secret="two")[1]


def test_the_person_has_the_first_seat_and_bots_have_names() -> None:
    """Nobody but the person is nameless, and no two bots share a name."""
    first = opened(find_game(FIRST))[0]
    assert isinstance(first, MatchOpened)
    assert first.occupants[0].kind is SeatKind.PERSON
    names = [occupant.name for occupant in first.occupants[1:]]
    assert len(set(names)) == len(names) and all(names)


def test_a_command_against_an_older_event_is_refused() -> None:
    """A stale command is told as such, whatever it asks."""
    table, move = persons_table()
    for command in (MakeMove(table.seq - 1, move), DealNext(table.seq - 1), PlayAgain(table.seq + 1, "x")):
        with pytest.raises(TableError, match="moved on") as refused:
            handle(table, PERSON, command)
        assert refused.value.code == "stale"


def test_a_repeated_request_is_taken_once() -> None:
    """The second time the same request becomes no event, also after the table came back from its log."""
    table, move = persons_table()
    command = MakeMove(table.seq, move, "request 1")
    (event,) = handle(table, PERSON, command)
    after = apply(table, event)
    assert handle(after, PERSON, command) == ()
    assert after.requests["request 1"] == (after.seq, event)
    assert read_event(event_text(event)) == event


def test_a_request_that_was_taken_for_something_else_is_refused() -> None:
    """Its sender must not believe that the new wish was taken: another move, seat or kind of command is told apart."""
    table, move = persons_table()
    other = table.game.move_text(table.game.legal_moves(table.state, PERSON)[1])
    (event,) = handle(table, PERSON, MakeMove(table.seq, move, "r"))
    after = apply(table, event)
    for seat, command in (
        (PERSON, MakeMove(after.seq, other, "r")),
        (type(PERSON)(1), MakeMove(after.seq, move, "r")),
        (PERSON, DealNext(after.seq, "r")),
        (PERSON, PlayAgain(after.seq, "x", "r")),
    ):
        with pytest.raises(TableError) as refused:
            handle(after, seat, command)
        assert refused.value.code == "request_used"


def test_a_discard_made_while_the_other_seat_discarded_is_taken() -> None:
    """Both seats are asked at once: what one lays away changes nothing for the other; the next turn is a new one."""
    table = fold(opened(find_game("cribbage")))
    seen, first = table.seq, table.to_act[0]
    person, _ = chosen(table, Random(1), but=first)
    mine, theirs = (table.game.move_text(table.game.legal_moves(table.state, seat)[0]) for seat in (person, first))
    (event,) = handle(table, first, MakeMove(seen, theirs))
    table = apply(table, event)
    with pytest.raises(TableError, match="moved on"):
        handle(table, first, MakeMove(seen, theirs))
    (event,) = handle(table, person, MakeMove(seen, mine))
    table = apply(table, event)
    for seat in (person, first):
        with pytest.raises(TableError, match="moved on"):
            handle(table, seat, MakeMove(seen + 1, mine))


def test_a_refused_move_changes_nothing() -> None:
    """Unreadable moves, moves out of turn and cards of others are refused with the rule's reason."""
    table, _ = persons_table()
    before = table.game.view(table.state, PERSON)
    with pytest.raises(ParseError):
        handle(table, PERSON, MakeMove(table.seq, "no such move"))
    other = next(seat for seat in range(1, len(table.opened.occupants)) if seat not in table.to_act)
    text = table.game.move_text(table.game.legal_moves(table.state, PERSON)[0])
    with pytest.raises(RuleError) as refused:
        handle(table, type(PERSON)(other), MakeMove(table.seq, text))
    assert refused.value.rule and refused.value.sentence
    assert table.game.view(table.state, PERSON) == before


def test_a_deal_is_dealt_only_after_a_deal_and_a_match_only_after_a_match() -> None:
    """Next and again wait for their time."""
    table, _ = persons_table()
    for command in (DealNext(table.seq), PlayAgain(table.seq, "x")):
        with pytest.raises(TableError) as refused:
            handle(table, PERSON, command)
        assert refused.value.code == "not_now"


@pytest.mark.parametrize("game", list(GAMES))
def test_after_a_deal_the_table_waits_and_moves_are_refused(game: str) -> None:
    """The sheet has the result, nobody is to act, and the next deal or match can be asked for."""
    _, table = first_deal_over(find_game(game))
    assert len(table.sheet) == 1
    assert table.deal_result == table.sheet[-1]
    assert table.to_act == ()
    with pytest.raises(TableError):
        handle(table, PERSON, MakeMove(table.seq, "anything"))


def match_over(game: str) -> Table:
    """A table whose match is over; chance plays it."""
    for _, table in played(opened(find_game(game)), Random(1), 20000):
        if table.phase is Phase.MATCH_OVER:
            return table
    raise AssertionError("the match does not end")


def shortest() -> str:
    """A game whose match of the house is one deal, else the first."""
    return next((key for key in GAMES if first_deal_over(find_game(key))[1].phase is Phase.MATCH_OVER), FIRST)


def test_the_same_cards_again_are_the_same_and_new_ones_are_new() -> None:
    """A match with the same cards has the same dealer and first pack; another match has not."""
    table = match_over(shortest())
    again, dealt = handle(table, PERSON, PlayAgain(table.seq, "fresh", "r", same_cards=True))
    fresh, dealt_fresh = handle(table, PERSON, PlayAgain(table.seq, "fresh", "r"))
    assert isinstance(again, MatchOpened) and isinstance(fresh, MatchOpened)
    assert (again.dealer, again.deck, again.secret) == (table.opened.dealer, table.opened.deck, table.opened.secret)
    assert next_deal(apply(table, again)) == DealStarted(dealt.deck)  # type: ignore[union-attr]  # the second event deals
    assert dealt_fresh != dealt
    assert apply(table, again).requests == {"r": (table.seq + 1, again)}
    assert handle(apply(table, again), PERSON, PlayAgain(table.seq, "x", "r")) == ()


def test_another_match_may_have_other_rules() -> None:
    """Preset and options of the next match are as asked; without a word they stay."""
    table = match_over(shortest())
    other = list(table.game.presets)[-1]
    changed, _ = handle(table, PERSON, PlayAgain(table.seq, "x", preset=other))
    kept, _ = handle(table, PERSON, PlayAgain(table.seq, "x"))
    assert apply(table, changed).options == table.game.presets[other]
    assert apply(table, kept).options == table.options
    with pytest.raises(ParseError, match="unknown preset"):
        handle(table, PERSON, PlayAgain(table.seq, "x", preset="nobody's"))
    with pytest.raises(ParseError, match="unknown option"):
        handle(table, PERSON, PlayAgain(table.seq, "x", options={"nothing": True}))


@pytest.mark.parametrize(("language", "preset"), sorted(USUAL_PRESETS.items()))
def test_readers_are_offered_the_preset_usual_in_their_language(language: str, preset: str) -> None:
    """A table by other rules offers it, a table by these rules does not, and other games offer nothing."""
    for key, game in GAMES.items():
        table = fold(opened(game, language=language))
        assert table.offer == (preset if preset in game.presets else None), key
        if preset in game.presets:
            assert fold(opened(game, preset, language=language)).offer is None


@pytest.mark.parametrize(
    ("preset", "changes", "says"),
    [("other", {}, "unknown preset 'other'"), ("house", {"no": 1}, "unknown option 'no'")],
)
def test_what_does_not_exist_cannot_be_opened(preset: str, changes: dict[str, object], says: str) -> None:
    """Unknown presets and options are refused by name."""
    with pytest.raises(ParseError, match=says):
        open_table(find_game(FIRST), preset, changes, [PERSON], "en", "s")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not an event"),
        ("[1]", "not an event"),
        ('{"kind":"gone"}', "not an event"),
        ('{"kind":"moved","seat":0}', "without its move"),
        ('{"kind":"dealt","deck":"XX","request":""}', "deck of an event 'dealt': 'XX' is not a card"),
        ('{"kind":"dealt","deck":7,"request":""}', "deck of an event 'dealt'"),
        (event_text(Moved(PERSON, "a"))[:-5], "not an event"),
    ],
)
def test_a_damaged_event_is_named(text: str, says: str) -> None:
    """The error says which part of the event cannot be read."""
    with pytest.raises(ParseError, match=says):
        read_event(text)


def test_a_log_of_other_rules_or_without_its_opening_is_refused() -> None:
    """A match begun by another version of the rules is not played on by ours."""
    log = opened(find_game(FIRST))
    with pytest.raises(TableError, match="begin with its opening"):
        fold(log[1:])
    first = log[0]
    assert isinstance(first, MatchOpened)
    old = MatchOpened(**{**{name: getattr(first, name) for name in MatchOpened.__slots__}, "rules_version": 0})
    with pytest.raises(TableError, match="version 0"):
        fold([old])
