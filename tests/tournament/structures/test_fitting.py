"""A structure made from the chips, field and hours of a published event ends when that does."""

import pytest
from msgspec.structs import replace

import resources
from tdapp.core.refusal import Refusal
from tdapp.tournament.structures.fitting import fitted, wish_like
from tdapp.tournament.structures.formats import EventChoice
from tdapp.tournament.structures.generator import generate
from tdapp.tournament.structures.redrafted import redrafted
from tdapp.tournament.structures.trial import on_plan, tried
from tdapp.tournament.structures.turnout import MadeEvent, Turnout, turnout_expected
from tdapp.tournament.structures.wishes import AnteStyle
from tdapp.tournament.templates.template import faults_of
from tests.tournament.structures.published import PUBLISHED, PublishedEvent

NOT_MADE_ANEW = ("[bracket]", "[[stages]]", 'game = "')
BY_FILE = {event.file: event for event in PUBLISHED}


def test_every_published_event_is_proven() -> None:
    files = set(resources.names("events"))
    texts = {file: resources.read("events", file) for file in files}
    templates = {file for file, text in texts.items() if any(one in text for one in NOT_MADE_ANEW)}
    assert {f"{file}.toml" for file in BY_FILE} == files - templates


@pytest.mark.parametrize("event", PUBLISHED, ids=BY_FILE)
def test_its_file_says_who_came_where_that_is_known_and_nothing_else(event: PublishedEvent) -> None:
    conditions = event.conditions
    assert turnout_expected(conditions) == (event.turnout if event.known else None)
    assert conditions.turnout.minutes == event.minutes


@pytest.mark.parametrize("event", PUBLISHED, ids=BY_FILE)
def test_it_ends_within_one_level_of_the_hours_of_the_published_event(
    event: PublishedEvent,
) -> None:
    conditions, turnout = event.conditions, event.turnout
    minutes = event.minutes or tried(conditions, turnout).ends
    draft = fitted(conditions, turnout, minutes)
    trial = tried(draft.conditions, turnout, seed="proof", wished=minutes)
    assert trial.level is not None
    assert abs(trial.level - draft.structure.ends_in) <= 1
    assert not trial.findings
    assert not [*faults_of(draft.conditions)]


@pytest.mark.parametrize("event", PUBLISHED, ids=BY_FILE)
def test_made_for_its_field_as_a_new_event_is_it_ends_within_one_level_too(
    event: PublishedEvent,
) -> None:
    before, choice = event.conditions, EventChoice("x", entries=event.turnout.entries)
    made, trial = on_plan(lambda left: redrafted(before, event.turnout, choice, left))
    assert trial.level is not None
    assert abs(trial.level - made.structure.ends_in) <= 1
    assert not trial.findings
    assert made.conditions.turnout.entries == event.turnout.entries


@pytest.mark.parametrize("event", PUBLISHED, ids=BY_FILE)
def test_levels_that_stand_as_they_are_are_played_once_and_what_is_off_is_said(
    event: PublishedEvent,
) -> None:
    asked: list[int | None] = []

    def make(left: int | None) -> MadeEvent:
        asked.append(left)
        return redrafted(event.conditions, event.turnout, EventChoice("x"), left)

    made, trial = on_plan(make)
    assert asked == [None]
    longest = max(level.minutes for level in made.conditions.levels)
    assert trial.findings or abs(trial.ends - made.structure.minutes) <= longest


def test_levels_of_the_published_length_are_refused_where_they_will_not_do() -> None:
    event = BY_FILE["us-borgata-2008-wpt"]
    wish = wish_like(event.conditions, event.turnout, 40 * 60, 60)
    with pytest.raises(Refusal) as refused:
        generate(wish)
    assert refused.value.code == "blinds_too_flat"
    assert refused.value.details["minutes"] == 90


def test_chips_depth_ante_and_breaks_are_those_of_the_event() -> None:
    event = BY_FILE["us-wpt-toc-2018"]
    wish = wish_like(event.conditions, event.turnout, 24 * 60, 60)
    assert (wish.chips, wish.depth, wish.ante) == (50_000, 333, AnteStyle.EACH_PLAYER)
    assert [(one.after_level, one.minutes) for one in wish.breaks][:3] == [
        (4, 15),
        (6, 75),
        (12, 15),
    ]
    smalls = [level.small for level in generate(wish).levels if not level.is_break]
    published = [level.small for level in event.conditions.levels if not level.is_break]
    assert smalls[:6] == published[:6]


def test_sales_close_and_breaks_come_after_as_much_play_as_before() -> None:
    event = BY_FILE["us-wsop-2008-e28-rebuy"]
    draft = fitted(event.conditions, Turnout(40, rebuys=40, addons=30), 6 * 60, 15)
    conditions = draft.conditions
    assert conditions.entry.window.until_level == draft.structure.closes_after == 12
    assert conditions.rebuy is not None
    assert conditions.rebuy.window.until_level == 12
    assert conditions.addon is not None
    assert conditions.addon.window.from_level == 12
    assert conditions.levels[12].is_break


def test_a_short_evening_of_a_long_event_has_shorter_levels() -> None:
    event = BY_FILE["au-apt-gc-2019"]
    draft = fitted(event.conditions, Turnout(80), 6 * 60)
    assert {level.minutes for level in draft.conditions.levels if not level.is_break} == {12}
    assert tried(draft.conditions, draft.turnout, wished=6 * 60).findings == ()


def test_one_game_is_kept_and_levels_of_several_are_left_alone() -> None:
    conditions = BY_FILE["canberra-teams-2010"].conditions
    first, *others = conditions.levels
    omaha = replace(conditions, levels=(replace(first, game="omaha"), *others))
    assert fitted(omaha, Turnout(30), 300).conditions.game(5) == "omaha"
    mixed = replace(omaha, levels=(*omaha.levels, replace(others[-1], game="razz")))
    studs = replace(conditions, levels=(replace(first, small=0), *others))
    for unfit in (mixed, studs):
        with pytest.raises(Refusal) as refused:
            fitted(unfit, Turnout(30), 300)
        assert refused.value.code == "not_of_blinds"
