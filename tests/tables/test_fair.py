"""The fair deal: what is in its page's worked example, what binds the server, and when a secret may be told."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

import pytest

from stammtisch.cards import PACK_32, PACK_52, cards_text
from stammtisch.errors import ParseError, TableError
from stammtisch.games import GAMES, find_game
from stammtisch.games.chance import shuffled
from stammtisch.games.game import AnyGame
from stammtisch.tables.commands import PlayAgain
from stammtisch.tables.events import DealStarted, MatchOpened, Moved, TableEvent
from stammtisch.tables.fair import (
    MOST_DEALS,
    FairChance,
    check_nonce,
    commitment_of,
    drawn_opening,
    earlier,
    opens,
    secret_of,
)
from stammtisch.tables.gathering import gather
from stammtisch.tables.log_text import event_text, read_event
from stammtisch.tables.published import published
from stammtisch.tables.table import Phase, Table, apply, fold, handle, next_deal, open_table
from tests.house.project import ROOT, text_of
from tests.playing import GAME_PRESETS, PERSON, played
from tests.records.by_the_page import Numbers, words
from tests.tables.test_table import shortest

EXAMPLE = dict(re.findall(r"^\| ([^|]+) \| `([^`]+)` \|$", text_of(ROOT / "docs" / "fair-deal.md"), re.MULTILINE))
NONCES = ("00112233445566778899aabbccddeeff", "", "0f1e2d3c4b5a69788796a5b4c3d2e1f0", "")
MINE = NONCES[0]


def test_the_worked_example_of_the_page_holds() -> None:
    """Secrets, key, words, numbers and packs are those that the page prints; no row of it goes unchecked."""
    secret = bytes(range(32))
    key, drawn = words(secret, list(NONCES))
    dealer, opening = drawn_opening(FairChance(earlier(secret, 2), NONCES), PACK_32, 4)
    assert {
        "`S2`": secret.hex(),
        "`S1`": earlier(secret, 1).hex(),
        "`S0`": earlier(secret, 2).hex(),
        "commitment": earlier(secret, 3).hex(),
        "nonce of seat 0": NONCES[0],
        "nonce of seat 2": NONCES[2],
        "HKDF's pseudorandom key for `S2`": key.hex(),
        "first words of `S2`": " ".join(f"{word:08x}" for word in drawn[:6]),
        "first `below(4)` of `S2`": str(FairChance(secret, NONCES).below(4)),
        "32 cards shuffled by `S2`": cards_text(shuffled(PACK_32, FairChance(secret, NONCES))),
        "52 cards shuffled by `S2`": cards_text(shuffled(PACK_52, FairChance(secret, NONCES))),
        "cards cut by `S2`": str(FairChance(secret, NONCES).randint(3, 29)),
        "dealer among four seats, by `S0`": str(dealer),
        "32 cards at the opening, by `S0`": cards_text(opening),
    } == EXAMPLE


def test_a_thousand_numbers_are_those_of_a_check_written_from_the_page() -> None:
    """Also where words are dropped, which small numbers hardly ever do."""
    for number in (1, 2, 3, 52, 108, 2**31 + 1, 3 * 2**30):
        ours, theirs = FairChance(b"s" * 32, NONCES), Numbers(b"s" * 32, list(NONCES))
        assert [ours.below(number) for _ in range(900)] == [theirs.below(number) for _ in range(900)]


def test_numbers_below_are_uniform() -> None:
    """Sixty thousand throws of a die: no side further off than five standard deviations."""
    counts = Counter(FairChance(number.to_bytes(32, "big"), ()).below(6) for number in range(60_000))
    assert all(abs(counts[side] - 10_000) < 5 * 91.3 for side in range(6))


def test_every_secret_is_the_hash_of_the_next_and_the_commitment_binds_them() -> None:
    """Over steps of any length; another deal's secret does not open the commitment."""
    commitment = commitment_of("root")
    for deal in (0, 1, 2, 31, 32, 33, 500, MOST_DEALS):
        secret = secret_of("root", deal)
        assert opens(commitment, deal, secret)
        assert earlier(secret, deal) == secret_of("root", 0)
        assert not opens(commitment, deal + 1, secret)
        assert not opens(commitment_of("other"), deal, secret)


def test_no_more_deals_than_the_server_is_bound_to() -> None:
    """The next deal is refused in words; the table is not broken by it."""
    with pytest.raises(TableError, match="1023 deals"):
        secret_of("root", MOST_DEALS + 1)


@pytest.mark.parametrize("nonce", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "0" * 31 + "\n"])
def test_what_is_no_nonce_is_refused(nonce: str) -> None:
    """Length, digits and letters are as the page says."""
    with pytest.raises(ParseError, match="32 hexadecimal"):
        check_nonce(nonce)


def opened_with(game: str, nonces: tuple[str, ...] = (MINE,)) -> tuple[TableEvent, ...]:
    """A table's first events, with nonces and a secret for the match after."""
    return open_table(find_game(game), "house", {}, [PERSON], "en", "root", nonces, "later")


@pytest.mark.parametrize("game", list(GAMES))
def test_every_nonce_changes_the_packs(game: str) -> None:
    """Another nonce, none, or the same at another seat: opening and first pack are others."""
    openings = [opened_with(game, nonces) for nonces in ((MINE,), (NONCES[2],), (), ("", MINE))]
    assert len({events[1] for events in openings}) == 4
    assert len({events[0].deck for events in openings if isinstance(events[0], MatchOpened)}) == 4


@pytest.mark.parametrize("game", list(GAMES))
def test_a_log_from_before_the_fair_deal_is_played_on_and_claims_nothing(game: str) -> None:
    """Events without nonces are read, deals go on, and nothing is published of them."""
    log = open_table(find_game(game), "house", {}, [PERSON], "en", "root")
    texts = [json.loads(event_text(event)) for event in log]
    for field in ("nonces", "next_secret"):
        del texts[0][field]
    table = gather([read_event(json.dumps(text)) for text in texts]).table
    assert table is not None and table.opened.nonces is None
    assert published(table) is None
    assert isinstance(next_deal(table), DealStarted)


def tables_of(game: str, preset: str, seed: int) -> Iterator[Table]:
    """The table after every event of a match played by chance."""
    log = open_table(find_game(game), preset, {}, [PERSON], "en", f"root {seed}", (MINE,), "later")
    yield from (table for _, table in played(log, Random(seed), 250))


@pytest.mark.parametrize(("game", "preset"), GAME_PRESETS)
def test_a_secret_is_told_when_its_deal_is_over_and_not_before(game: str, preset: str) -> None:
    """What is told opens the commitment at an earlier deal, never at the running one, and never goes back."""
    told = 0
    for table in tables_of(game, preset, 3):
        fair = published(table)
        assert fair is not None and fair.commitment == commitment_of("root 3") and fair.nonces[0] == MINE
        assert told <= fair.deals <= len(table.sheet)
        told = fair.deals
        if told:
            assert opens(fair.commitment, told, bytes.fromhex(fair.secret))
            assert fair.secret != secret_of("root 3", told + 1).hex()
    assert table.phase is not Phase.MATCH_OVER or told == table.deals


def test_where_packs_are_only_cut_nothing_is_told_before_the_match_is_over() -> None:
    """Belote of the house gathers and cuts; where each deal is shuffled a deal that was played is told at once."""
    for changes, told_early in (({}, False), ({"shuffle": "every_deal"}, True)):
        log = open_table(find_game("belote"), "house", changes, [PERSON], "en", "root 7", (MINE,), "later")
        early = [
            fair.deals
            for _, table in played(log, Random(2), 200)
            if table.phase is not Phase.MATCH_OVER and (fair := published(table)) is not None
        ]
        assert (max(early) > 0) is told_early


class Pretending:
    """A game whose deals end with their first move, and may be told or not."""

    def __init__(self, is_open: bool) -> None:
        self._is_open = is_open

    def __getattr__(self, name: str) -> Any:
        answers = {"play": ("state", ()), "may_be_laid_open": self._is_open, "to_act": (), "dealing_move": None}
        return lambda *_: answers.get(name, name)


def test_after_a_deal_that_was_not_played_everything_waits_for_the_end() -> None:
    """A played deal, a passed one, another played one: of three deals one is told until the match is over."""
    table = fold(opened_with("skat"))
    for number, is_open in enumerate((True, False, True), 1):
        pretending = cast(AnyGame, Pretending(is_open))
        table = apply(replace(table, game=pretending, deals=number), Moved(PERSON, "over"))
        assert (len(table.sheet), table.open_deals) == (number, 1)


def test_the_next_match_has_the_secret_that_was_committed_to_before_its_nonces() -> None:
    """Its commitment is the one that the match before announced; with the same cards it is the old one."""
    *_, (_, table) = played(opened_with(shortest()), Random(1), 1500)
    before, other = published(table), "f" * 32
    assert before is not None
    for same_cards, commitment, nonce in ((False, commitment_of("later"), other), (True, before.commitment, MINE)):
        again = PlayAgain(table.seq, "fresh", "r", same_cards=same_cards, nonces=(other,))
        opened, _ = handle(table, PERSON, again)
        assert isinstance(opened, MatchOpened) and opened.nonces is not None
        assert (commitment_of(opened.secret), opened.nonces[0]) == (commitment, nonce)
        assert opened.next_secret not in (opened.secret, "")


def test_a_nonce_that_answers_no_commitment_is_not_taken() -> None:
    """After a match that announced nothing the next one is dealt without it, and announces the one after."""
    log = open_table(find_game(shortest()), "house", {}, [PERSON], "en", "root")
    *_, (_, table) = played(log, Random(1), 1500)
    opened, _ = handle(table, PERSON, PlayAgain(table.seq, "fresh", "r", nonces=(MINE,)))
    assert isinstance(opened, MatchOpened)
    assert not any(opened.nonces or ()) and opened.next_secret not in (opened.secret, "")
