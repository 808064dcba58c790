"""Every lesson is played by the real rules to its end, and each choice is explained; nothing else gets stuck.

Not here: the lesson at a server (`tests/server/test_lessons.py`) and in a browser (`tests/e2e/test_lessons.py`).
"""

from __future__ import annotations

from random import Random

import pytest

from stammtisch.games import GAMES
from stammtisch.lessons import LESSONS
from stammtisch.lessons.lesson import LEARNER, Lesson
from stammtisch.lessons.places import lesson_of, move_foreseen, opening_of, place_of, places_of
from stammtisch.tables.commands import MakeMove
from stammtisch.tables.events import DealStarted
from stammtisch.tables.table import Phase, Table, apply, handle, open_table
from stammtisch.words import LANGUAGES, Words
from tests.house.project import RULES_PAGES, text_of
from tests.playing import chosen

GIVEN = list(LESSONS.values())


def named(lesson: Lesson) -> str:
    """Name of a lesson in the list of tests."""
    return lesson.game


def taught(lesson: Lesson) -> list[Table]:
    """The table at every moment, everybody doing what the lesson foresees."""
    tables = [opening_of(lesson)]
    while (table := tables[-1]).phase is Phase.PLAYING:
        seat = table.to_act[0]
        text = move_foreseen(table, seat)
        assert text is not None
        (moved,) = handle(table, seat, MakeMove(table.seq, text))
        tables.append(apply(table, moved))
    return tables


def test_every_game_has_a_lesson() -> None:
    """Nobody has to learn a game from its rules alone."""
    assert set(LESSONS) == set(GAMES)


@pytest.mark.parametrize("lesson", GIVEN, ids=named)
def test_a_lesson_leads_through_all_its_choices_to_the_end_of_the_deal(lesson: Lesson) -> None:
    """What is proposed is legal, each choice is reached in order, and the learner's side has the better of the deal."""
    tables = taught(lesson)
    places = [place for place in map(place_of, tables) if place is not None]
    assert len(places) == len(tables)
    reached = [place.choice for place in places if place.choice is not None]
    assert list(dict.fromkeys(reached)) == list(lesson.choices)
    result = tables[-1].deal_result
    assert result is not None
    assert result.scores[0] == max(result.scores) > 0


@pytest.mark.parametrize("lesson", GIVEN, ids=named)
def test_seats_that_are_asked_at_once_may_move_in_any_order(lesson: Lesson) -> None:
    """By chance among those that are asked, the lesson's way is kept."""
    table, chance = opening_of(lesson), Random(1)
    while table.phase is Phase.PLAYING:
        seat = chance.choice(table.to_act)
        (moved,) = handle(table, seat, MakeMove(table.seq, move_foreseen(table, seat) or ""))
        table = apply(table, moved)
    assert place_of(table) == places_of(lesson.game)[-1]


@pytest.mark.parametrize("lesson", GIVEN, ids=named)
def test_every_choice_is_explained_in_every_language(lesson: Lesson) -> None:
    """What is asked, why the lesson proposes what it does, how the deal was counted, and what stands for the rest."""
    topics = [choice.topic for choice in lesson.choices if choice.topic]
    assert len(topics) == len(set(topics))
    wanted = [f"lesson-{lesson.game}-{key}" for topic in (*topics, "end") for key in (topic, f"{topic}-why")]
    wanted.remove(f"lesson-{lesson.game}-end-why")
    asked = [table.game.asked(table.state, LEARNER) for table in taught(lesson) if LEARNER in table.to_act]
    wanted += [f"lesson-{lesson.game}-on-{one.kind}" for one in asked if one is not None]
    assert {language: [key for key in wanted if Words(language).say(key) == key] for language in LANGUAGES} == {
        language: [] for language in LANGUAGES
    }


@pytest.mark.parametrize("lesson", GIVEN, ids=named)
def test_every_rule_behind_a_choice_stands_on_the_rules_page(lesson: Lesson) -> None:
    """What is explained by words of the lesson's own names its rule."""
    page = next(text_of(page) for page in RULES_PAGES if page.stem == lesson.game)
    rules = {rule for choice in lesson.choices for rule in choice.rules}
    assert sorted(rule for rule in rules if f"{rule})" not in page and f"{rule}," not in page) == []
    assert all(choice.rules for choice in lesson.choices if choice.topic)


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("lesson", GIVEN, ids=named)
def test_a_learner_who_goes_another_way_is_never_stuck(lesson: Lesson, seed: int) -> None:
    """By any legal choices the deal ends; off the lesson's way nothing is foreseen any more."""
    table, chance, kept = opening_of(lesson), Random(seed), True
    while table.phase is Phase.PLAYING:
        seat, text = chosen(table, chance)
        text = text if seat == LEARNER else move_foreseen(table, seat) or text
        kept = kept and text == move_foreseen(table, seat)
        (moved,) = handle(table, seat, MakeMove(table.seq, text))
        table = apply(table, moved)
        assert kept or place_of(table) is None
    assert table.deal_result is not None


@pytest.mark.parametrize("lesson", GIVEN, ids=named)
def test_only_the_first_deal_from_the_lessons_own_secret_is_a_lesson(lesson: Lesson) -> None:
    """Neither a match of other cards nor the deal after the lesson says what to play."""
    game = GAMES[lesson.game]
    opened, dealt = open_table(game, "house", {}, [LEARNER], "en", "another secret")
    assert isinstance(dealt, DealStarted)
    table = opening_of(lesson)
    assert lesson_of(table) == lesson
    assert lesson_of(apply(table, opened)) is None
