"""A bounty that its winner may not have, or does not come for: it is kept, and never in the way."""

import pytest
from msgspec.structs import replace

from tdapp.calls.across.ending import Finish
from tdapp.calls.house.kept_prizes import ClaimPrize, TakeClaimBack
from tdapp.calls.tournament.bounties import PayBounty, ReverseBounty, TellTakers
from tdapp.calls.tournament.prizes import PayPrize, PostPrizes, SetUnclaimed
from tdapp.desk.desk import Circumstances
from tdapp.house.kept_events import UNCLAIMED
from tdapp.shown.next_step import StepKind
from tdapp.till.payment import BOUNTY, FEE, POOL, Payment, Tender
from tdapp.tournament.payouts.bounties import bounty_queue
from tdapp.tournament.plan.offers import PricePart
from tests.desk import laws
from tests.desk.evening import EVENT, announce, bust, install, of_house, person
from tests.desk.kept_out import born, code_of
from tests.desk.next_steps import next_step, steps_to_the_end
from tests.desk.station import Station
from tests.rules.houses import BOOKS

WHY = Circumstances(reason="did not come to the cage")
HEAD = 501
PARTS = (PricePart(POOL, 3333), PricePart(FEE, 17), PricePart(BOUNTY, HEAD))
BOOKED = "SELECT account, sum(cents) FROM ledger_line GROUP BY account"


def booked(station: Station, account: str) -> int:
    """The cents on an account of the whole ledger."""
    sums: dict[str, int] = dict(station.ask(lambda db: db.rows(BOOKED)))
    return sums.get(account, 0)


def played(station: Station, house: str = "STAR") -> int:
    """Entry 1 won the event; what it is owed of bounties, its own among them, in cents."""
    terms = of_house(house)
    terms = replace(terms, entry=replace(terms.entry, parts=PARTS), rebuy=None, reentry=None)
    station.session("till 2")
    install(station, (1, 2))
    announce(station, terms, sold=5, tables=(1, 2))
    station.do(PostPrizes(EVENT))
    bust(station, 5, 4, 3, 2)
    takers = {5: 2, 4: 1, 3: 1, 2: 1}
    station.do_all([TellTakers(EVENT, out, (taker,)) for out, taker in takers.items()])
    station.do_all([PayPrize(EVENT, 3), PayPrize(EVENT, 2), PayBounty(EVENT, 2)])
    (owed,) = [one.owed for one in bounty_queue(station.event(EVENT)) if one.owed]
    assert owed == 4 * HEAD
    return owed


def claim(station: Station, entry: int = 1) -> ClaimPrize:
    return ClaimPrize(station.house_id, EVENT, entry, Payment(Tender.ACCOUNT, "till 2/1"))


@pytest.mark.parametrize("house", BOOKS)
def test_the_bounty_on_a_winner_who_may_not_be_paid_does_not_hold_the_event_open(
    house: str, station: Station
) -> None:
    played(station, house)
    born(station, person(1), "2020-01-01")
    assert steps_to_the_end(station)[-1] is StepKind.FINISH
    (kept,) = [one for one in station.house.kept.listed() if one.entry == 1]
    assert kept.cents >= HEAD
    laws.check(station)


def test_what_a_winner_does_not_come_for_is_kept_with_the_prize_and_claimed_with_it(
    station: Station,
) -> None:
    owed = played(station)
    prize = station.event(EVENT).prizes.posted[0]
    station.do(SetUnclaimed(EVENT, 1), WHY)
    assert booked(station, UNCLAIMED) == -prize
    station.do(SetUnclaimed(EVENT, 1), WHY)
    assert booked(station, UNCLAIMED) == -(owed + prize)
    assert [one.unclaimed for one in bounty_queue(station.event(EVENT))] == [owed, 0]
    station.do(Finish(EVENT, station.house_id))
    (kept,) = station.house.kept.listed()
    assert (kept.place, kept.cents) == (1, owed + prize)
    station.do(claim(station))
    assert booked(station, UNCLAIMED) == 0
    assert booked(station, "account") == -(owed + prize)
    laws.check(station)


def test_a_winner_who_comes_before_the_event_ends_is_paid_what_was_kept(station: Station) -> None:
    owed = played(station)
    station.do(PayPrize(EVENT, 1))
    station.do(SetUnclaimed(EVENT, 1), WHY)
    station.do(ReverseBounty(EVENT, 1), WHY)
    assert booked(station, UNCLAIMED) == 0
    station.do(SetUnclaimed(EVENT, 1), WHY)
    assert code_of(station, SetUnclaimed(EVENT, 1)) == "prize_paid"
    station.do(PayBounty(EVENT, 1, Payment(Tender.ACCOUNT)))
    assert booked(station, UNCLAIMED) == 0
    assert booked(station, "account") == -owed
    station.do(ReverseBounty(EVENT, 1), WHY)
    assert booked(station, "account") == 0
    laws.check(station)


def test_a_paid_prize_that_comes_back_lies_with_the_bounty_that_was_kept(station: Station) -> None:
    owed = played(station)
    prize = station.event(EVENT).prizes.posted[0]
    station.do(PayPrize(EVENT, 1))
    station.do(SetUnclaimed(EVENT, 1), WHY)
    station.do(Finish(EVENT, station.house_id))
    station.do(TakeClaimBack(station.house_id, EVENT, 1, "till 2/1"), WHY)
    (kept,) = station.house.kept.listed()
    assert kept.cents == owed + prize
    station.do(claim(station))
    assert booked(station, UNCLAIMED) == 0
    laws.check(station)


def test_no_bounty_is_kept_while_play_is_on(station: Station) -> None:
    terms = of_house("STAR")
    install(station, (1, 2))
    announce(
        station,
        replace(terms, entry=replace(terms.entry, parts=PARTS), rebuy=None, reentry=None),
        sold=5,
        tables=(1, 2),
    )
    station.do(PostPrizes(EVENT))
    bust(station, 5)
    station.do(TellTakers(EVENT, 5, (1,)))
    assert code_of(station, SetUnclaimed(EVENT, 1)) == "nothing_won"
    assert next_step(station, EVENT) is not None
