"""What a house lets an event ask, keep and give out, seen when it is announced and sold."""

from typing import Any

import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.sales import Rebuy, Register, SellAddOns
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tdapp.tournament.templates.template import conditions_of, read_template
from tests.desk.evening import EVENT, announce, person
from tests.desk.station import Station
from tests.rules.houses import BOOKS, held_under, with_entry, with_rebuys
from tests.rules_doc import Case, case, rule

BUNDLED = {
    "au-apt-gc-2019": "open",
    "au-canberra-thu-2018": "open",
    "au-star-2018-hr20k": "star",
    "canberra-teams-2010": "open",
    "canberra-teams-2010-no-rebuy-fee": "crown",
    "eu-eureka3-sat-2013": "open",
    "shot-clock-six": "open",
    "eight-game": "open",
    "horse": "open",
    "side-pools": "open",
    "sit-and-go-9": "open",
    "team-event": "open",
    "us-borgata-2008-wpt": "open",
    "us-epic-2011-s3": "open",
    "us-tch-bounty": "open",
    "us-tch-pko": "open",
    "us-wpt-toc-2018": "open",
    "us-wsop-2008-e28-rebuy": "open",
    "us-wsop-2012-onedrop": "open",
    "us-wsop-2020-mystery-bounty": "open",
}


def sold_for(pool: int, fee: int = 0, **more: Any) -> dict[str, Any]:
    """An offer at a price in cents, in the event file's own fields."""
    window = {"until_level": 4}
    return {"parts": [[POOL, pool], [FEE, fee]], "chips": 8_000, "window": window, **more}


def fault(house: str, **changes: Any) -> str:
    """What is said of such an event under a house's rulebook."""
    with pytest.raises(Refusal) as refused:
        held_under(house, **changes)
    assert refused.value.code == "bad_event_file"
    return str(refused.value.details["problem"])


@case("STAR-PRIZE-001")
def test_the_star_pool_is_every_buy_in_re_buy_and_add_on(case: Case, station: Station) -> None:
    """Buy-ins, re-buys and add-ons make the pool whole; the entry fees may be kept."""
    given = case.given
    entry = sold_for(given["buy_in"] * 100, given["entry_fee"] * 100, most=1)
    rebuy = sold_for(given["rebuy_price"] * 100, most=1, when="below_starting_bank")
    addon = sold_for(given["add_on_price"] * 100, most=1)
    announce(
        station,
        held_under("STAR", entry=entry, rebuy=rebuy, addon=addon),
        sold=given["players"],
    )
    for number in range(1, given["rebuys"] + 1):
        station.do(Rebuy(EVENT, number))
    station.do(SellAddOns(EVENT, tuple(range(1, given["add_ons"] + 1))))
    station.do(PostPrizes(EVENT))
    state = station.event(EVENT)

    assert state.pool == sum(state.prizes.posted) == case.then["pool"] * 100
    assert state.entries.fees == case.then["entry_fees_kept_up_to"] * 100
    assert "rule 28.3.1 - at `$.rebuy.parts`" in fault(
        "STAR", entry=entry, rebuy=sold_for(17_999, 1, most=1)
    )


@case("STAR-TOURNAMENT-006")
def test_an_add_on_is_sold_once(case: Case, station: Station) -> None:
    """A player takes the add-on once only."""
    announce(station, held_under("STAR", addon=sold_for(10_000, most=1)), sold=1)
    station.do(SellAddOns(EVENT, (1,)))

    assert station.desk.can(DIRECTOR, SellAddOns(EVENT, (1,))) == case.then["eligible"]
    assert "at most 1 by rule 28.1.1 - at `$.addon.most`" in fault(
        "STAR", addon=sold_for(10_000, most=2)
    )


@case("TAS-PRIZE-001", "TAS-PRIZE-002")
def test_tasmania_lets_no_event_keep_more_than_its_share(case: Case, station: Station) -> None:
    """At most 15 percent of the total entry fees is retained."""
    given = case.given
    price, players = given["fee"] * 100, given["entries"]
    kept = -(-given["retained"] * 100 // players)
    entry = sold_for(price - kept, kept, most=1)
    if not case.then["allowed"]:
        assert "18.00 by rule C20.17 - at `$.entry.parts`" in fault("TAS", entry=entry, rebuy=None)
        return
    announce(station, held_under("TAS", entry=entry, rebuy=None), sold=players)

    assert station.event(EVENT).entries.fees == case.then["max"] * 100
    assert station.event(EVENT).pool == case.then["net_pool"] * 100


@case("ADELAIDE-PRIZE-001")
def test_adelaide_keeps_up_to_35_percent_of_everything(case: Case, station: Station) -> None:
    """At most 35 percent of entry payments, re-buys and add-ons is deducted."""
    offers = {
        "entry": sold_for(6_500, 3_500, most=1),
        "rebuy": sold_for(6_500, 3_500, most=1, when="no_chips"),
        "addon": sold_for(3_250, 1_750, most=1),
    }
    announce(station, held_under("ADELAIDE", **offers), sold=20)
    for number in range(1, 6):
        station.do(Rebuy(EVENT, number))
    station.do(SellAddOns(EVENT, (1, 2, 3, 4)))
    entries = station.event(EVENT).entries

    assert entries.total == case.then["total_payments"] * 100
    assert entries.fees == case.then["max_fee"] * 100
    assert entries.pool == case.then["prize_pool"] * 100


@case("ADELAIDE-PRIZE-003")
def test_adelaide_counts_every_payment_and_not_one_cent_more(case: Case, station: Station) -> None:
    """At most 35 percent of all payments is deducted, also where only entries are sold."""
    announce(
        station, held_under("ADELAIDE", entry=sold_for(6_500, 3_500, most=1), rebuy=None), sold=20
    )

    assert station.event(EVENT).entries.fees == case.then["max_fee"] * 100
    assert "35.00 by rule 106" in fault(
        "ADELAIDE", entry=sold_for(6_499, 3_501, most=1), rebuy=None
    )


@case("ADELAIDE-PRIZE-005")
def test_a_prize_that_the_house_adds_takes_nothing_off_the_pool(
    case: Case, station: Station
) -> None:
    """All of the pool is paid in prizes, and other prizes come on top."""
    pool = case.given["prize_pool"] * 100
    prizes = {
        "bands": [{"percent": [600_000, 400_000]}],
        "in_kind": [{"place": 1, "item": "Watch", "value": 0}],
    }
    announce(
        station,
        held_under("ADELAIDE", entry=sold_for(pool // 10, most=1), rebuy=None, prizes=prizes),
        sold=10,
    )
    station.do(PostPrizes(EVENT))
    posted = station.event(EVENT).prizes

    assert sum(posted.posted) == case.then["pool_prizes_total"] * 100
    assert posted.in_kind == (PrizeInKind(1, "Watch"),)


@rule("STAR", "28.7.2")
@rule("CROWN", "15.4.3(b)")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_no_bonus_chips_come_with_an_entry_where_all_start_equal(house: str) -> None:
    """Everybody starts with equal chips, which is read to leave no room for a bonus."""
    assert "unequal starting chips" in fault(house, entry=with_entry(bonus=500))
    assert held_under("OPEN", entry=with_entry(bonus=500)).entry.bonus == 500


@rule("TAS", "C20.5")
@pytest.mark.parametrize("house", BOOKS)
def test_a_re_entry_is_a_second_entry_and_a_re_buy_is_none(house: str) -> None:
    """One entry only: conditions may name a re-buy period (C20.3(f)), but no re-entry (P42)."""
    assert held_under(house, rebuy=with_rebuys(), reentry=None).rebuy is not None
    again = {"rebuy": None, "reentry": sold_for(30_000, 1_000)}
    if house == "TAS":
        assert "C20.5 - at `$.reentry`" in fault(house, **again)
    else:
        assert held_under(house, **again).reentry is not None


@pytest.mark.parametrize(("name", "house"), BUNDLED.items())
def test_every_bundled_event_stands_under_its_house(
    name: str, house: str, station: Station
) -> None:
    text = resources.read("events", f"{name}.toml")
    conditions = conditions_of(read_template(text), rulebook(house))
    announce(station, conditions)
    station.do(Register(EVENT, person(1)))

    assert station.event(EVENT).entries.count == 1
