"""A published event drafted again: as it was, or for any field, hours, chips and prices."""

import pytest
from msgspec.structs import replace

import resources
from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.rules.purchases import PurchaseKind
from tdapp.tournament.structures.formats import EventChoice
from tdapp.tournament.structures.redrafted import redrafted
from tdapp.tournament.structures.trial import on_plan
from tdapp.tournament.structures.turnout import Turnout
from tdapp.tournament.templates.template import conditions_of, faults_of, read_template
from tests.tournament.structures.published import PUBLISHED, PublishedEvent

FILES = [event.file for event in PUBLISHED]
SOME = pytest.mark.parametrize("event", PUBLISHED, ids=FILES)
OTHERWISE = {
    "few": EventChoice("x", entries=12, minutes=240),
    "an evening": EventChoice("x", entries=40, minutes=300),
    "many": EventChoice("x", entries=400, minutes=600),
    "cheap": EventChoice("x", parts=(("pool", 90_00), ("fee", 10_00)), guarantee=0, added=0),
    "closing": EventChoice("x", closing=5),
}
SAID = {"no_level_fits", "blinds_too_flat", "stack_fits_no_hours"}


@SOME
def test_with_nothing_chosen_it_is_what_was_published(event: PublishedEvent) -> None:
    before = event.conditions
    made = redrafted(before, event.turnout, EventChoice(before.title))
    assert made.conditions == before
    assert made.turnout == event.turnout


@pytest.mark.parametrize("how", OTHERWISE)
@SOME
def test_chosen_otherwise_it_can_be_announced_or_says_why_not(
    event: PublishedEvent, how: str
) -> None:
    choice = OTHERWISE[how]
    try:
        made, trial = on_plan(lambda left: redrafted(event.conditions, event.turnout, choice, left))
    except Refusal as refused:
        if refused.code not in SAID:
            raise
        return
    conditions = made.conditions
    assert not [*faults_of(conditions)]
    assert conditions.min_entries <= made.turnout.entries <= conditions.max_entries
    assert trial.payout.refused is None
    if choice.closing:
        assert conditions.entry.window.until_level == made.structure.closes_after == 5
    if choice.parts:
        assert [(part.name, part.cents) for part in conditions.entry.parts] == [*choice.parts]


def test_chips_and_prices_of_re_buys_and_add_ons_go_with_those_of_the_entry() -> None:
    event = PUBLISHED[FILES.index("us-wsop-2008-e28-rebuy")]
    before = event.conditions
    twice = EventChoice("x", chips=2 * before.starting_chips, price=2 * before.entry.total)
    made = redrafted(before, event.turnout, twice).conditions
    for kind in (PurchaseKind.ENTRY, PurchaseKind.REBUY, PurchaseKind.ADDON):
        old, new = before.offer(kind), made.offer(kind)
        assert old is not None
        assert new is not None
        assert (new.chips, new.total) == (2 * old.chips, 2 * old.total)


def test_prices_and_stacks_of_flights_go_with_those_of_the_entry() -> None:
    text = resources.read("events", "four-flights.toml")
    before = conditions_of(read_template(text), rulebook("open"))
    twice = EventChoice("x", chips=2 * before.starting_chips, price=2 * before.entry.total)
    turbo = before.stages[3]
    stages = (*before.stages[:3], replace(turbo, stack=10_000), *before.stages[4:])
    own = replace(before, stages=stages)
    made = redrafted(own, Turnout(60), twice).conditions.stages[3]
    assert [(one.name, one.cents) for one in made.parts] == [
        (one.name, 2 * one.cents) for one in turbo.parts
    ]
    assert made.stack == 20_000
