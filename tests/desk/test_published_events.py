"""Published events sold, closed and posted at the desk: pool, parts and prizes to the cent."""

import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates, SeatAlternate
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.prizes import ChangePrizes
from tdapp.calls.tournament.sales import Rebuy, Register, SellAddOns
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.desk.evening import EVENT, person
from tests.desk.published_play import enter, posted, published, seated, sold
from tests.desk.station import Station
from tests.tournament.plan.published import (
    BORGATA_2008,
    BORGATA_ENTRY,
    CANBERRA_THURSDAY_CASH,
    CANBERRA_TICKET_CENTS,
    DOLLAR,
    EPIC_2011,
    ONE_DROP_2012,
    STAR_HIGH_ROLLER_2018,
    WSOP_2008_OMAHA_REBUYS,
    dollars,
)

BREAK_FOR_ADD_ONS = 3
BOOKS = "SELECT account, sum(cents) FROM ledger_line WHERE stream_id=? GROUP BY account"


def books(station: Station, event: StreamId = EVENT) -> dict[str, int]:
    """What every account holds, in whole dollars; what came in is negative."""
    found = list(station.ask(lambda db: db.rows(BOOKS, (event,))))
    assert all(cents % DOLLAR == 0 for _, cents in found)
    return {account: cents // DOLLAR for account, cents in found if cents}


def test_omaha_with_rebuys_at_the_world_series(station: Station) -> None:
    """152 entries and 483 re-buys and add-ons; one player was in for 85,000."""
    sold(station, published("us-wsop-2008-e28-rebuy"), WSOP_2008_OMAHA_REBUYS.entries)
    station.do(StartClock(EVENT))
    again = [Rebuy(EVENT, 1, units=2) for _ in range(7)] + [Rebuy(EVENT, 1)]
    again += [Rebuy(EVENT, entry, units=2) for entry in range(2, 153)]
    again += [Rebuy(EVENT, entry) for entry in range(2, 28)]
    station.do_all(again)
    station.do(GoToLevel(EVENT, BREAK_FOR_ADD_ONS))
    station.do(SellAddOns(EVENT, tuple(range(1, 141))))
    spent = 5_000 * (1 + station.event(EVENT).entry(1).rebuys + 1)
    state = posted(station)

    assert (state.entries.count, state.entries.rebuys + state.entries.addons) == (152, 483)
    assert spent == 85_000
    assert state.prizes.posted == dollars(*WSOP_2008_OMAHA_REBUYS.prizes)
    assert state.pool == WSOP_2008_OMAHA_REBUYS.pool * DOLLAR
    assert books(station) == {
        "cash": 635 * 5_000,
        "prize_pool": -3_085_930,
        "house_fee": -(152 * 300 + 483 * 90),
    }


def test_the_big_one_for_one_drop(station: Station) -> None:
    """48 millions: a ninth of each goes to charity, nothing to the house."""
    sold(station, published("us-wsop-2012-onedrop"), ONE_DROP_2012.entries)
    full = station.desk.why_not(DIRECTOR, Register(EVENT, person(49)))
    state = posted(station)

    assert full == Refusal("event_full", most=48)
    assert state.prizes.posted == dollars(*ONE_DROP_2012.prizes)
    assert state.entries.taken["charity"] == 5_333_328 * DOLLAR
    assert books(station) == {
        "cash": 48_000_000,
        "prize_pool": -42_666_672,
        "part charity": -5_333_328,
    }


def test_the_high_roller_of_the_star(station: Station) -> None:
    """28 entries, of which two are the same people again; the house's own rules hold."""
    sold(station, published("au-star-2018-hr20k", "star"), 26)
    seated(station, tables=4, seats=8)
    station.do_all([Bust(EVENT, 7, declined=True), Bust(EVENT, 9, declined=True)])
    enter(station, (7, 9))
    state = posted(station)

    assert (state.entries.count, state.entries.reentries) == (28, 2)
    assert state.prizes.posted == dollars(*STAR_HIGH_ROLLER_2018.prizes)
    assert books(station) == {"cash": 560_000, "prize_pool": -532_000, "house_fee": -28_000}


def test_the_overlay_of_the_borgata_open(station: Station) -> None:
    """516 entries at 9,600 leave 46,400 of five millions to the house."""
    state = sold(station, published("us-borgata-2008-wpt"), BORGATA_2008.entries)
    assert state.overlay == 46_400 * DOLLAR
    state = posted(station)

    collected = BORGATA_ENTRY * BORGATA_2008.entries
    assert (state.entries.pool, state.entries.added) == (collected * DOLLAR, 46_400 * DOLLAR)
    assert state.pool == sum(state.prizes.posted) == BORGATA_2008.pool * DOLLAR
    assert state.prizes.posted[1:] == dollars(*BORGATA_2008.prizes[1:])
    assert books(station) == {
        "cash": 5_160_000,
        "prize_pool": -5_000_000,
        "house_fee": -206_400,
        "house_added": 46_400,
    }
    as_printed = ChangePrizes(EVENT, dollars(*BORGATA_2008.prizes))
    assert station.desk.why_not(DIRECTOR, as_printed, Circumstances(reason="as printed")) == (
        Refusal("prizes_do_not_fit", pool=5_000_000 * DOLLAR, sum=5_001_000 * DOLLAR)
    )


def test_the_added_money_of_the_epic_league_and_its_mistyped_second_prize(
    station: Station,
) -> None:
    sold(station, published("us-epic-2011-s3"), EPIC_2011.entries)
    state = posted(station)

    assert state.prizes.posted == dollars(*EPIC_2011.prizes)
    assert books(station) == {"cash": 1_960_000, "prize_pool": -2_360_000, "house_added": 400_000}
    first, second, *others = EPIC_2011.prizes
    mistyped = ChangePrizes(EVENT, dollars(first, second - 13_000, *others))
    assert station.desk.why_not(DIRECTOR, mistyped, Circumstances(reason="as printed")) == (
        Refusal("prizes_do_not_fit", pool=2_360_000 * DOLLAR, sum=2_347_000 * DOLLAR)
    )


@pytest.mark.parametrize("entries", CANBERRA_THURSDAY_CASH)
def test_the_thursdays_of_canberra(entries: int, station: Station) -> None:
    """Two tickets of 220 come off the pool; the 41st waits for one of forty seats."""
    sold(station, published("au-canberra-thu-2018"), min(entries, 40))
    if entries == 41:
        seated(station, tables=5, seats=8)
        station.do(JoinAlternates(EVENT, person(41)))
        station.do(Bust(EVENT, 17))
        station.do(CallAlternate(EVENT))
        station.do(SeatAlternate(EVENT, 1))
    state = posted(station)

    assert state.prizes.posted == dollars(*CANBERRA_THURSDAY_CASH[entries])
    assert [(one.place, one.value) for one in state.prizes.in_kind] == [
        (1, CANBERRA_TICKET_CENTS),
        (2, CANBERRA_TICKET_CENTS),
    ]
    assert state.entries.count == entries
    assert books(station) == {
        "cash": 110 * entries,
        "prize_pool": -100 * entries,
        "house_fee": -10 * entries,
    }


@pytest.mark.parametrize(
    ("name", "right", "printed", "fault"),
    [
        (
            "us-borgata-2008-wpt",
            '"1424500"',
            '"1425500"',
            "prizes of 5,001,000.00 from 5,000,000.00 - at `$.prizes.bands[0].amounts`",
        ),
        (
            "us-epic-2011-s3",
            '"20000"',
            '"19999"',
            "prizes of 2,360,000.00 from 2,359,902.00 - at `$.prizes.bands[0].amounts`",
        ),
        (
            "us-wpt-toc-2018",
            "big = 50000",
            "big = 30000",
            "the big blind falls from 40000 to 30000 - at `$.levels[29]`",
        ),
        (
            # The headings of the monthly event: less than 20, 21-35, 36-50, 51 and more.
            "au-canberra-thu-2018",
            "most = 25, percent = [50, 30, 20] },\n    { least = 26, most = 40",
            "most = 19, percent = [50, 30, 20] },\n    { least = 21, most = 40",
            "no band for exactly 20 entries - at `$.prizes.bands`",
        ),
    ],
    ids=["borgata", "epic", "champions", "canberra monthly"],
)
def test_a_fault_in_print_is_found_when_the_event_is_made(
    name: str, right: str, printed: str, fault: str
) -> None:
    text = resources.read("events", f"{name}.toml")
    assert text.count(right) == 1

    with pytest.raises(Refusal) as refused:
        conditions_of(read_template(text.replace(right, printed)), rulebook("open"))
    assert refused.value == Refusal("bad_event_file", problem=fault)
