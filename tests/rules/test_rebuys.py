"""Re-buys: who may take one, until when, and where the money goes."""

import pytest

from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.sales import Rebuy
from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.rulebook import RebuyWhen
from tdapp.tournament.plan.offers import Window
from tests.desk.evening import EVENT, announce, install
from tests.desk.station import Station
from tests.rules.houses import held_under, with_entry, with_rebuys
from tests.rules_doc import Case, case, rule

HOURS_US = 60 * MINUTE_US


def why_not(station: Station, stack: int, entry: int = 1) -> Refusal | None:
    return station.desk.why_not(DIRECTOR, Rebuy(EVENT, entry, stack))


@case("STAR-TOURNAMENT-001", "STAR-TOURNAMENT-002", "STAR-TOURNAMENT-003")
def test_the_star_sells_a_rebuy_below_the_starting_bank_while_the_window_is_open(
    case: Case, station: Station
) -> None:
    """A re-buy may be taken in its period whenever the stack is below the starting bank."""
    bank = case.given["starting_bank"]
    rebuy = with_rebuys(chips=bank)
    announce(station, held_under("STAR", entry=with_entry(chips=bank), rebuy=rebuy), sold=1)
    station.do(StartClock(EVENT))
    station.time.pass_us({"open": HOURS_US, "closed": 2 * HOURS_US}[case.given["rebuy_window"]])

    refusal = why_not(station, case.given["stack"])
    assert (refusal is None) == case.then["eligible"]
    if case.then["eligible"]:
        station.do(Rebuy(EVENT, 1, case.given["stack"]))
        assert station.event(EVENT).entries.chips == 2 * bank


@rule("STAR", "28.1.1")
def test_the_starting_bank_is_the_border_to_the_chip(station: Station) -> None:
    """One chip below the starting bank is enough for a re-buy, the bank itself is too much."""
    announce(station, held_under("STAR"), sold=1)

    assert why_not(station, 7_999) is None
    assert why_not(station, 8_000) == Refusal("stack_too_high", stack=8_000, bank=8_000)


@rule("STAR", "28.3.2")
def test_all_buy_ins_and_rebuys_make_the_pool_and_fees_do_not(station: Station) -> None:
    """All buy-ins and re-buys go into the prize pool; entry fees stay out of it."""
    announce(station, held_under("STAR"), sold=3)
    station.do(Rebuy(EVENT, 2, 100))
    entries = station.event(EVENT).entries

    assert (entries.pool, entries.fees) == (4 * 30_000, 3 * 3_000)


@rule("CROWN", "15.4.3(a)(iv)")
def test_crown_leaves_rebuys_to_the_published_conditions(station: Station) -> None:
    """Who may buy in again, and until when, is what the published conditions say."""
    announce(station, held_under("CROWN"), sold=1)
    assert why_not(station, 0) is None
    refused = why_not(station, 20_000)
    assert refused is not None
    assert refused.code == "still_has_chips"

    low = with_rebuys(when="no_chips", window={"until_level": 1})
    other = held_under("CROWN", rebuy=low, title="Other")
    assert other.rebuy is not None
    assert (other.rebuy.when, other.rebuy.window) == (RebuyWhen.NO_CHIPS, Window(until_level=1))


@rule("ADELAIDE", "1")
@pytest.mark.parametrize(
    ("when", "stack", "code"),
    [
        ("no_chips", 0, None),
        ("no_chips", 25, "still_has_chips"),
        ("below_starting_bank", 7_975, None),
        ("below_starting_bank", 8_000, "stack_too_high"),
    ],
)
def test_adelaide_sells_a_rebuy_below_what_the_event_sets(
    when: str, stack: int, code: str | None, station: Station
) -> None:
    """A re-buy is an option after dropping below a set amount or losing all chips."""
    announce(station, held_under("ADELAIDE", rebuy=with_rebuys(when=when)), sold=1)
    refusal = why_not(station, stack)

    assert (refusal.code if refusal else None) == code


@rule("ADELAIDE", "1")
def test_a_freeze_out_has_no_rebuys(station: Station) -> None:
    """A freeze-out is a tournament without re-buys."""
    announce(station, held_under("ADELAIDE", rebuy=None), sold=1)

    assert why_not(station, 0) == Refusal("no_rebuys")


@rule("TAS", "C20.3(f)")
@pytest.mark.parametrize(("minutes", "is_open"), [(0, True), (119, True), (120, False)])
def test_tasmania_sells_rebuys_in_the_nominated_period(
    minutes: int, *, is_open: bool, station: Station
) -> None:
    """Re-buys are sold in the period that the conditions nominate, and not after it."""
    announce(station, held_under("TAS"), sold=1)
    station.do(StartClock(EVENT))
    station.time.pass_us(minutes * MINUTE_US)

    assert (why_not(station, 0) is None) == is_open


@rule("OPEN", "published conditions")
def test_the_neutral_rulebook_sells_a_rebuy_to_who_has_no_chips(station: Station) -> None:
    """Where the conditions say nothing else, a re-buy is for a player without chips."""
    announce(station, held_under("OPEN"), sold=1)

    assert why_not(station, 0) is None
    assert why_not(station, 1) == Refusal("still_has_chips", stack=1)


@rule("STAR", "28.1.1")
def test_no_more_rebuys_than_the_conditions_allow_and_none_for_who_is_out(
    station: Station,
) -> None:
    """The number of re-buys a player may take is fixed beforehand; who is out takes none."""
    install(station, (1,), seats=9)
    announce(station, held_under("STAR"), sold=2, tables=(1,))
    for _ in range(3):
        station.do(Rebuy(EVENT, 1, 0))

    assert why_not(station, 0) == Refusal("rebuys_used_up", entry=1, most=3)
    assert why_not(station, 0, entry=2) is None
