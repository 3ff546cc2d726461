"""Prizes that nobody came for are kept by the house when the event ends, and claimed later."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.across.ending import Finish
from tdapp.calls.house.kept_prizes import ClaimPrize, ForfeitKept, TakeClaimBack
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SeeIdentity, SetUnclaimed
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.kept_events import IN_KIND, TO_THE_CROWN, UNCLAIMED, Ineligible
from tdapp.till.payment import Payment, Tender
from tdapp.tournament.facts.slips import Proof
from tdapp.tournament.plan.prize_plan import PrizeInKind
from tests.desk import laws
from tests.desk.evening import EVENT, SMALL, announce, bust, install
from tests.desk.station import Station

WHY = Circumstances(reason="did not come to the cage")
BOOKED = "SELECT account, sum(cents) FROM ledger_line GROUP BY account"


def refusal_of(act: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as refused:
        act()
    return refused.value


def booked(station: Station) -> dict[str, int]:
    """The whole ledger, whatever stream it was booked in."""
    return dict(station.ask(lambda db: db.rows(BOOKED)))


def over(station: Station, house: str = "star", **of_prizes: object) -> int:
    """An event that ended with the second prize unclaimed; its cents."""
    station.session("till 2")
    install(station, (1, 2))
    plan = replace(SMALL.prizes, **of_prizes)
    conditions = replace(SMALL, prizes=plan, rules=rulebook(house).tournament)
    announce(station, conditions, sold=5, tables=(1, 2))
    station.do(PostPrizes(EVENT))
    bust(station, 5, 4, 3, 2)
    station.do(SetUnclaimed(EVENT, 2), WHY)
    for place in (3, 1):
        station.do(SeeIdentity(EVENT, place, Proof.PASSPORT))
        station.do(PayPrize(EVENT, place))
    station.do(Finish(EVENT, station.house_id))
    return station.event(EVENT).prizes.unclaimed[2].cents


def claim(station: Station, **more: bool) -> ClaimPrize:
    payment = Payment(Tender.ACCOUNT, "till 2/1")
    return ClaimPrize(station.house_id, EVENT, 2, payment, **more)


def test_a_winner_who_comes_a_day_after_the_event_ended_is_paid_once(station: Station) -> None:
    cents = over(station)
    assert station.streams()[EVENT].ended
    station.run(station.parts.day.end(DIRECTOR))
    station.restart()
    (kept,) = station.house.kept.listed()
    assert (kept.entry, kept.place, kept.cents, kept.title) == (2, 2, cents, "Small")

    before = booked(station)
    station.do(claim(station))
    after = booked(station)
    assert after[UNCLAIMED] == before[UNCLAIMED] + cents == 0
    assert after["account"] == before.get("account", 0) - cents
    assert refusal_of(lambda: station.do(claim(station))) == Refusal("no_kept_prize", entry=2)
    assert not list(station.house.kept.listed())
    laws.check(station)


def test_a_claim_comes_back_by_an_act_of_its_own_and_is_kept_again(station: Station) -> None:
    cents = over(station)
    back = TakeClaimBack(station.house_id, EVENT, 2, "till 2/1")
    assert refusal_of(lambda: station.do(back, WHY)) == Refusal("not_claimed_today", entry=2)
    done = station.do(claim(station)).act.action
    assert refusal_of(lambda: station.undo(done, WHY)) == Refusal("is_paid_out", act=done)
    station.do(back, WHY)
    assert booked(station)[UNCLAIMED] == -cents
    assert booked(station)["account"] == 0
    station.do(claim(station))
    assert booked(station)[UNCLAIMED] == 0
    laws.check(station)


def test_a_proof_that_the_conditions_want_is_wanted_for_a_kept_prize_too(station: Station) -> None:
    cents = over(station, identity_from=1)
    assert refusal_of(lambda: station.do(claim(station))) == Refusal(
        "identity_needed", entry=2, least=1
    )
    station.do(claim(station, identity_seen=True))
    assert booked(station)["account"] == -cents


def test_a_kept_prize_is_the_crowns_only_where_the_rules_give_it_there(station: Station) -> None:
    """ADELAIDE gives the Crown the prize of somebody under age, those behind an employee's."""
    cents = over(station, "adelaide")
    house = station.house_id
    employee = ForfeitKept(house, EVENT, 2, Ineligible.EMPLOYEE)
    assert refusal_of(lambda: station.do(employee, WHY)) == Refusal("not_the_crowns", entry=2)
    done = station.do(ForfeitKept(house, EVENT, 2, Ineligible.UNDER_AGE), WHY).act.action
    assert booked(station)[TO_THE_CROWN] == -cents
    assert refusal_of(lambda: station.do(claim(station))).code == "no_kept_prize"
    station.undo(done, WHY)
    assert booked(station)[TO_THE_CROWN] == 0
    station.do(claim(station))
    laws.check(station)


@pytest.mark.parametrize("entry", [1, 3])
def test_a_prize_that_was_paid_before_the_end_comes_back_after_it_and_is_claimed_again(
    entry: int, station: Station
) -> None:
    over(station)
    before = booked(station)
    paid = station.event(EVENT).prizes.paid[entry]
    back = TakeClaimBack(station.house_id, EVENT, entry, "till 2/1")
    done = station.do(back, WHY).act.action
    after = booked(station)
    assert after["cash"] - before["cash"] == paid.cents
    assert after[UNCLAIMED] - before[UNCLAIMED] == -paid.cents
    assert refusal_of(lambda: station.undo(done, WHY)) == Refusal("is_paid_out", act=done)
    refused = Refusal("not_claimed_today", entry=entry)
    assert refusal_of(lambda: station.do(back, WHY)) == refused
    assert {one.entry for one in station.house.kept.listed()} == {2, entry}

    payment = Payment(Tender.CASH, "till 2/1")
    station.do(ClaimPrize(station.house_id, EVENT, entry, payment))
    assert booked(station) == before
    station.do(back, WHY)
    station.run(station.parts.day.end(DIRECTOR))
    station.restart()
    assert {one.entry for one in station.house.kept.listed()} == {2, entry}
    other = TakeClaimBack(station.house_id, EVENT, 4 - entry, "till 2/1")
    assert refusal_of(lambda: station.do(other, WHY)) == Refusal(
        "not_claimed_today", entry=4 - entry
    )
    laws.check(station)


def test_a_prize_in_kind_comes_back_after_the_end_with_its_value(station: Station) -> None:
    over(station, in_kind=(PrizeInKind(1, "Watch", 2_500),))
    before = booked(station)
    station.do(TakeClaimBack(station.house_id, EVENT, 1, "till 2/1"), WHY)
    (prize,) = [one for one in station.house.kept.listed() if one.entry == 1]
    assert (prize.item, prize.value) == ("Watch", 2_500)
    assert booked(station)[IN_KIND] - before[IN_KIND] == 2_500
    assert booked(station)[UNCLAIMED] - before[UNCLAIMED] == -prize.worth
    laws.check(station)
