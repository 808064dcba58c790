"""What holds in every game, under every preset and generated options, in every position of random deals."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from stammtisch.errors import ParseError, RuleError
from stammtisch.games import GAMES
from stammtisch.games.game import AnyGame
from stammtisch.games.options import change_options, option_specs, options_record
from stammtisch.seats import Seat
from stammtisch.testing.positions import random_deal, random_match, random_match_deals, random_options
from stammtisch.values import replace

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
SEEDS = st.integers(0, 2**32 - 1)
CARD = re.compile(r"\b(?:[CSHD][2-9TJQKA]|BIG|SML)\b")

SHARE = 4
"""A whole deal costs more than one value: these properties take a quarter of the profile's examples."""

few = settings(
    max_examples=max(1, settings().max_examples // SHARE), deadline=None, suppress_health_check=list(HealthCheck)
)


def drawn(game: AnyGame, seed: int) -> tuple[Random, Any]:
    """A source of chance, and a match under options that it drew."""
    rng = Random(seed)
    return rng, random_match(game, random_options(game, rng), rng)


def seats_and_spectator(game: AnyGame, state: Any) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(game.seats(state.match.options)))]


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_a_deal_ends_and_each_side_has_a_score(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    options = random_options(game, rng)
    match = random_match(game, options, rng)
    *_, last = random_deal(game, match, rng)
    result = game.result(last.state)
    assert result is not None
    sides = {game.side_of(options, Seat(seat)) for seat in range(game.seats(options))}
    assert len(result.scores) == len(match.scores) == len(sides)
    assert game.to_act(last.state) == ()
    after = game.after_deal(match, last.state)
    assert after.deals_played == match.deals_played + 1
    assert all(line.rule for line in result.lines)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_moves_and_options_read_back_from_text(game: AnyGame, seed: int) -> None:
    rng = Random(seed)
    options = random_options(game, rng)
    assert change_options(game.presets["house"], options_record(options)) == options
    for step in random_deal(game, random_match(game, options, rng), rng):
        if step.seat is not None:
            assert game.parse_move(game.move_text(step.move)) == step.move


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_the_same_deck_and_moves_give_the_same_states_and_events(game: AnyGame, seed: int) -> None:
    rng, match = drawn(game, seed)
    deck = game.next_deck(match, None, rng)
    state = again = game.deal(match, deck)
    for _ in range(400):
        if game.result(state) is not None:
            break
        seat = game.to_act(state)[0]
        moves = game.legal_moves(state, seat)
        move = moves[rng.randrange(len(moves))]
        state, events = game.play(state, seat, move)
        again, events_again = game.play(again, seat, game.parse_move(game.move_text(move)))
        assert (state, events) == (again, events_again)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_a_move_is_accepted_if_and_only_if_it_is_legal(game: AnyGame, seed: int) -> None:
    rng, match = drawn(game, seed)
    said: list[Any] = []
    for step in random_deal(game, match, rng):
        if step.seat is not None:
            said.append(step.move)
        for seat in range(game.seats(match.options)):
            legal = game.legal_moves(step.state, Seat(seat))
            for move in [legal[rng.randrange(len(legal))] for _ in range(2) if len(legal)]:
                game.play(step.state, Seat(seat), move)
            if len(legal) < 500:
                others = [move for move in rng.sample(said, min(4, len(said))) if move not in legal]
                for move in others:
                    with pytest.raises(RuleError) as refusal:
                        game.play(step.state, Seat(seat), move)
                    assert refusal.value.code and refusal.value.rule and refusal.value.sentence


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(game: AnyGame, seed: int) -> None:
    rng, match = drawn(game, seed)
    for step in random_deal(game, match, rng):
        if rng.random() > 0.25:
            continue
        for seat in seats_and_spectator(game, step.state):
            view = game.view(step.state, seat)
            redealt = game.sample(view, rng)
            assert game.view(redealt, seat) == view
            assert game.to_act(redealt) == game.to_act(step.state)
            if seat is not None:
                assert game.asked(redealt, seat) == game.asked(step.state, seat)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_the_hand_is_that_of_the_view(game: AnyGame, seed: int) -> None:
    """In every position, for every seat; in whatever order."""
    rng = Random(seed)
    options = random_options(game, rng)
    for position in random_deal(game, random_match(game, options, rng), rng):
        for seat in map(Seat, range(game.seats(options))):
            assert Counter(game.hand(position.state, seat)) == Counter(game.view(position.state, seat).hand)


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_but_for_its_own_fields_a_view_is_that_of_a_spectator(game: AnyGame, seed: int) -> None:
    """So what all see alike may be told to all of them alike."""
    rng, match = drawn(game, seed)
    for step in random_deal(game, match, rng):
        public = game.view(step.state, None)
        for seat in map(Seat, range(game.seats(match.options))):
            view = game.view(step.state, seat)
            own = {name: getattr(view, name) for name in game.own_fields}
            assert replace(public, **own) == view


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_an_event_names_no_card_that_a_spectator_cannot_see(game: AnyGame, seed: int) -> None:
    rng, match = drawn(game, seed)
    seen_before: set[str] = set()
    for step in random_deal(game, match, rng):
        seen = set(CARD.findall(repr(game.view(step.state, None)))) | seen_before
        assert set(CARD.findall(repr(step.events))) <= seen
        seen_before = seen


@EVERY_GAME
@few
@given(seed=SEEDS)
def test_every_refused_card_and_listed_move_of_what_is_asked_is_true(game: AnyGame, seed: int) -> None:
    rng, match = drawn(game, seed)
    for step in random_deal(game, match, rng):
        for number in range(game.seats(match.options)):
            seat = Seat(number)
            asked = game.asked(step.state, seat)
            legal = game.legal_moves(step.state, seat)
            assert (asked is not None) == bool(len(legal))
            if asked is None:
                continue
            assert asked.waited_for == (seat in game.to_act(step.state))
            for text in rng.sample(asked.moves, min(3, len(asked.moves))):
                game.play(step.state, seat, game.parse_move(text))
            if asked.complete:
                assert sorted(asked.moves) == sorted(game.move_text(move) for move in legal)


@EVERY_GAME
@pytest.mark.parametrize("seed", range(2))
def test_a_whole_random_match_of_every_preset_goes_on_from_deal_to_deal(game: AnyGame, seed: int) -> None:
    for options in game.presets.values():
        deals = list(random_match_deals(game, options, Random(seed), most_deals=60))
        match = deals[-1][1]
        assert match.deals_played == len(deals)
        ended = game.match_result(match)
        assert ended is not None or len(deals) == 60
        if ended is not None:
            assert len(ended.scores) == len(match.scores)


@EVERY_GAME
def test_a_deck_that_is_not_the_pack_is_refused(game: AnyGame) -> None:
    rng = Random(1)
    options = game.presets["house"]
    match = random_match(game, options, rng)
    pack = game.pack(options)
    for deck in (pack[1:], pack[1:] + pack[1:2], ()):
        with pytest.raises(ParseError):
            game.deal(match, deck)


@EVERY_GAME
@pytest.mark.parametrize(
    "text", ["", " ", "play", "play XX", "bid", "nonsense", "play HA HA HA HA", "\x00", "9" * 5000]
)
def test_text_that_is_no_move_is_refused_in_words(game: AnyGame, text: str) -> None:
    with pytest.raises(ParseError) as error:
        game.parse_move(text)
    assert str(error.value)
    assert len(str(error.value)) < 400


@EVERY_GAME
def test_options_name_their_rule_and_refuse_what_is_not_listed(game: AnyGame) -> None:
    house = game.presets["house"]
    for spec in option_specs(type(house)):
        assert spec.rule
        for wrong in ("no such value", 12345, None, 1.5):
            with pytest.raises(ParseError, match=spec.key):
                change_options(house, {spec.key: wrong})
    with pytest.raises(ParseError, match="unknown option"):
        change_options(house, {"no_such_option": True})
