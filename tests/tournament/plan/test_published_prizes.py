"""Prizes of real events: from the percentages to the printed amounts, and the slips in print."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.prize_plan import PrizeBand, PrizePlan
from tdapp.tournament.reckoning.prize_list import ListFault, Prize, Wrong, faults_in, prize_list
from tdapp.tournament.templates.prize_faults import plan_faults
from tests.tournament.plan.published import (
    BORGATA_2008,
    BORGATA_ENTRY,
    CANBERRA_MONTHLY_2020,
    CANBERRA_THURSDAY_2018,
    CANBERRA_THURSDAY_CASH,
    CANBERRA_TICKET,
    DOLLAR,
    EPIC_2011,
    ONE_DROP_2012,
    STAR_HIGH_ROLLER_2018,
    WSOP_2008_OMAHA_REBUYS,
    Paid,
    dollars,
)


def listed(prizes: tuple[int, ...]) -> tuple[Prize, ...]:
    """Printed dollars as a prize list."""
    return tuple(Prize(place, cents) for place, cents in enumerate(dollars(*prizes), 1))


@pytest.mark.parametrize(
    "event",
    [WSOP_2008_OMAHA_REBUYS, ONE_DROP_2012, STAR_HIGH_ROLLER_2018],
    ids=lambda event: event.source,
)
def test_the_percentages_give_the_printed_prizes_to_the_cent(event: Paid) -> None:
    plan = PrizePlan(bands=(PrizeBand(percent=event.percent),))

    assert list(plan_faults(plan, event.entries, event.entries)) == []
    assert prize_list(plan, event.entries, event.pool * DOLLAR, 0) == listed(event.prizes)


def test_a_ladder_of_amounts_pays_the_epic_list() -> None:
    ladder = PrizePlan(bands=(PrizeBand(amounts=dollars(*EPIC_2011.prizes)),))
    prizes = prize_list(ladder, EPIC_2011.entries, EPIC_2011.pool * DOLLAR, 0)

    assert prizes == listed(EPIC_2011.prizes)
    assert faults_in(prizes, EPIC_2011.pool * DOLLAR) == ()


def test_the_sum_finds_the_mistyped_second_prize_of_epic() -> None:
    first, second, *others = EPIC_2011.prizes
    printed = listed((first, second - 13_000, *others))

    assert faults_in(printed, EPIC_2011.pool * DOLLAR) == (
        ListFault(Wrong.SUM, None, -13_000 * DOLLAR),
    )


def test_the_sum_finds_a_thousand_too_many_in_the_borgata_list() -> None:
    assert faults_in(listed(BORGATA_2008.prizes), BORGATA_2008.pool * DOLLAR) == (
        ListFault(Wrong.SUM, None, 1_000 * DOLLAR),
    )


@pytest.mark.parametrize(
    ("first", "pool", "short"),
    [
        (1_425_500, BORGATA_2008.pool, 1_000),
        (1_424_500, BORGATA_ENTRY * BORGATA_2008.entries, 46_400),
    ],
    ids=["the printed list", "the corrected list without the overlay"],
)
def test_the_borgata_ladder_says_what_its_pool_lacks(first: int, pool: int, short: int) -> None:
    ladder = dollars(first, *BORGATA_2008.prizes[1:])
    plan = PrizePlan(bands=(PrizeBand(amounts=ladder),))

    with pytest.raises(Refusal) as refused:
        prize_list(plan, BORGATA_2008.entries, pool * DOLLAR, 0)
    assert refused.value == Refusal("pool_below_prizes", pool=pool * DOLLAR, short=short * DOLLAR)
    assert [where for _, where in plan_faults(plan, 516, 516, lambda _: pool * DOLLAR)] == [
        "bands[0].amounts"
    ]


@pytest.mark.parametrize("entries", CANBERRA_THURSDAY_CASH)
def test_two_tickets_come_off_the_canberra_pool_before_the_percentages(entries: int) -> None:
    prizes = prize_list(CANBERRA_THURSDAY_2018, entries, entries * 100 * DOLLAR, 110 * DOLLAR)

    assert tuple(prize.cash for prize in prizes) == dollars(*CANBERRA_THURSDAY_CASH[entries])
    assert [(prize.item, prize.value) for prize in prizes[:2]] == [(CANBERRA_TICKET, 22_000)] * 2
    assert not any(prize.item or prize.value for prize in prizes[2:])
    assert faults_in(prizes, entries * 100 * DOLLAR) == ()


def test_the_canberra_thursday_plan_has_no_fault() -> None:
    assert list(plan_faults(CANBERRA_THURSDAY_2018, 10, 60, lambda _: 1_000 * DOLLAR)) == []


def test_the_canberra_monthly_bands_leave_exactly_twenty_without_a_rule() -> None:
    plan = PrizePlan(bands=CANBERRA_MONTHLY_2020)

    assert list(plan_faults(plan, 10, 50)) == [("no band for exactly 20 entries", "bands")]
    with pytest.raises(Refusal) as refused:
        prize_list(plan, 20, 4_000 * DOLLAR, 220 * DOLLAR)
    assert refused.value == Refusal("no_prize_band", entries=20)
    for entries in (19, 21):
        assert faults_in(prize_list(plan, entries, 4_000 * DOLLAR, 0), 4_000 * DOLLAR) == ()
