"""What the houses give back: all of it when they cancel, and otherwise what was published."""

from typing import Any

import pytest

from tdapp.calls.across.ending import CancelEvent
from tdapp.calls.tournament.exits import Leave
from tdapp.calls.tournament.refunds import GiveBackParts, PassEntryOn, Refund
from tdapp.calls.tournament.sales import Rebuy, Register
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.till.payment import FEE, POOL
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion, Substitution
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under, with_entry
from tests.rules_doc import Case, case, rule

WHY = Circumstances(reason="as the rules say")
BOOKED = "SELECT coalesce(sum(cents), 0) FROM ledger_line WHERE stream_id=? AND account='cash'"


def cash(station: Station) -> int:
    """Cents in the till."""
    found: int = station.ask(lambda db: db.rows(BOOKED, (EVENT,)))[0][0]
    return found


def priced(pool: int, fee: int) -> dict[str, Any]:
    """An entry that costs these dollars."""
    return with_entry(parts=[["pool", pool * 100], ["fee", fee * 100]])


@case("TAS-TOURNAMENT-008")
def test_tasmania_refunds_fees_and_commission_when_it_cancels(case: Case, station: Station) -> None:
    """All entry fees and commissions are refunded when a competition is cancelled."""
    fee, part = case.given["entry_fee"], case.given["commission_part"]
    announce(station, held_under("TAS", entry=priced(fee - part, part)), sold=1)
    before = cash(station)
    station.do(CancelEvent(EVENT, station.house_id), WHY)

    assert before - cash(station) == case.then["refund"] * 100


@case("TAS-TOURNAMENT-009")
def test_tasmania_refunds_nothing_to_who_withdraws(case: Case, station: Station) -> None:
    """Entry fees and commissions are not refunded to who leaves of his own choice."""
    announce(station, held_under("TAS", entry=priced(case.given["entry_fee"], 0)), sold=2)
    before = cash(station)
    withdrawn = Refund(EVENT, 1, Occasion.WITHDRAWAL)
    assert station.desk.why_not(DIRECTOR, withdrawn, WHY) is not None
    station.do(Leave(EVENT, 1, Departure.WITHDRAWN, 0), WHY)

    assert before - cash(station) == case.then["refund"] * 100


@case("TAS-TOURNAMENT-010", "ADELAIDE-TOURNAMENT-011")
def test_who_is_disqualified_has_forfeited_the_entry(case: Case, station: Station) -> None:
    """A disqualified player gets no part of the entry payment back."""
    paid = case.given.get("entry_fee") or case.given["entry_payment"]
    announce(station, held_under(case.house, entry=priced(paid, 0)), sold=2)
    before = cash(station)
    station.do(Leave(EVENT, 1, Departure.DISQUALIFIED, 0), WHY)
    for approved in (False, True):
        call = Refund(EVENT, 1, Occasion.DISQUALIFICATION, approved=approved)
        assert station.desk.why_not(DIRECTOR, call, WHY) is not None

    exits = station.event(EVENT).exits.by_entry
    assert exits[1].departure is Departure.DISQUALIFIED
    assert before - cash(station) == case.then["refund"] * 100


@case("STAR-TOURNAMENT-009", "ADELAIDE-CONDITIONS-002")
def test_an_event_may_be_cancelled(case: Case, station: Station) -> None:
    """A house may cancel: for too few entries under its guarantee, or in its own interest."""
    sold = case.given.get("entries") or case.given["entries_sold"]
    changes = {
        "guarantee": case.given.get("guaranteed_pool", 0) * 100,
        "min_entries": case.given.get("minimum_entries", 30),
    }
    announce(station, held_under(case.house, **changes), sold=sold)
    call = CancelEvent(EVENT, station.house_id)

    assert station.desk.can(DIRECTOR, call, WHY) == case.then.get(
        "may_cancel", case.then.get("allowed")
    )
    station.do(call, WHY)
    assert cash(station) == 0


@case("STAR-TOURNAMENT-019")
def test_the_star_refunds_the_fee_of_an_absent_player_only_if_it_is_approved(
    case: Case, station: Station
) -> None:
    """A position cancelled for absence gives no fee back without approval, and no chips."""
    announce(station, held_under("STAR"), sold=2)
    chips = case.given["chips"]
    before, issued = cash(station), station.event(EVENT).chips_in_play
    station.do(Leave(EVENT, 1, Departure.DISQUALIFIED, chips), WHY)
    approved = case.given["supervisor_approves_fee_refund"]
    call = GiveBackParts(EVENT, 1, (FEE,), Occasion.NO_SHOW, approved=approved)

    assert station.desk.why_not(DIRECTOR, call, WHY) == (
        Refusal("no_refund", entry=1, occasion="no_show")
    )
    assert before - cash(station) == case.then["entry_fee_refund"] * 100
    assert station.event(EVENT).chips_in_play == issued - chips
    assert case.then["chips_kept"] == 0
    again = GiveBackParts(EVENT, 1, (FEE,), Occasion.NO_SHOW, approved=True)
    assert station.desk.can(DIRECTOR, again, WHY)


@rule("STAR", "28.3.5")
def test_the_star_refunds_entries_and_rebuys_when_it_cancels(station: Station) -> None:
    """When an event is cancelled entry fees and buy-ins are refunded; so are re-buys."""
    install(station, (1,), seats=9)
    announce(station, held_under("STAR"), sold=3, tables=(1,))
    station.do(Rebuy(EVENT, 1))
    paid = cash(station)
    station.do(CancelEvent(EVENT, station.house_id), WHY)

    assert paid == 3 * 33_000 + 30_000
    assert cash(station) == 0


@rule("STAR", "28.5.5")
@rule("TAS", "C20.9")
@pytest.mark.parametrize(
    ("house", "said", "drawn", "approved", "code"),
    [
        ("STAR", True, True, False, "substitute_not_approved"),
        ("STAR", True, True, True, None),
        ("STAR", None, True, True, "no_substitutes"),
        ("TAS", None, False, True, None),
        ("TAS", None, False, False, "substitute_not_approved"),
        ("TAS", None, True, True, "substitute_after_draw"),
    ],
)
def test_somebody_plays_in_an_entrants_place_by_leave(
    house: str,
    code: str | None,
    station: Station,
    *,
    said: bool | None,
    drawn: bool,
    approved: bool,
) -> None:
    """A substitute plays by a supervisor's leave; in Tasmania only before the draw."""
    install(station, (1,), seats=9)
    announce(station, held_under(house, substitutes=said), sold=2, tables=(1,) if drawn else ())
    call = PassEntryOn(EVENT, 1, person(9), Substitution.SUBSTITUTE, approved)
    refusal = station.desk.why_not(DIRECTOR, call, WHY)
    assert (refusal.code if refusal else None) == code


def test_a_withdrawal_is_refunded_where_the_conditions_say_so(station: Station) -> None:
    announce(station, held_under("OPEN", refunds={"withdrawal": [POOL]}), sold=2)
    station.do(Refund(EVENT, 1, Occasion.WITHDRAWAL), WHY)
    assert cash(station) == 2 * 33_000 - 30_000
    station.do(Register(EVENT, person(1)))
    assert station.event(EVENT).entries.count == 2
