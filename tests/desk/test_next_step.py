"""Nobody is left without a next step, in states that seldom come about."""

import pytest
from msgspec.structs import replace

from tdapp.bootstrap import rulebook
from tdapp.calls.across.moves import SetOpeningOrder
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.house.room import SetTableState
from tdapp.calls.tournament.bounties import PayBounty
from tdapp.calls.tournament.brackets import CallPairings, DrawBracket
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, ReorderExits
from tdapp.calls.tournament.hands import BeginHand
from tdapp.calls.tournament.moves import FreeTable, HoldTable
from tdapp.calls.tournament.prizes import ChangePrizes, DenyPrize, PayPrize, PostPrizes
from tdapp.calls.tournament.refunds import GiveBackParts
from tdapp.calls.tournament.sales import PayDebt, Rebuy, Register
from tdapp.calls.tournament.seats import DrawSeats, LockSeat, UnlockSeat
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import DIRECTOR
from tdapp.house.house_events import TableState
from tdapp.house.kept_events import Ineligible
from tdapp.rules.money_rules import Heir
from tdapp.shown.next_step import StepKind
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import BOUNTY, POOL, Payment, Tender
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.plan.offers import PricePart
from tdapp.tournament.plan.prize_plan import PrizeInKind, PrizePlan, Seats
from tdapp.tournament.plan.terms import EndPlaces, EndTerms, RefundTerms
from tests.desk.asking import WHY, foreseen
from tests.desk.evening import (
    EVENT,
    SMALL,
    announce,
    bust,
    install,
    of_house,
    person,
    seated_under,
    under_way,
)
from tests.desk.kept_out import born, exclude
from tests.desk.next_steps import next_step, steps_to_the_end
from tests.desk.programmes import HEADS_UP, OPEN
from tests.desk.station import Station
from tests.rules.houses import BOOKS
from tests.tournament.hands.feature_table import game

BY_TIME_SHARED = EndTerms(after_last_level=True, places=EndPlaces.SHARED)


def test_a_bracket_whose_free_seats_are_locked_is_told_to_unlock_one(station: Station) -> None:
    install(station, (1,), seats=2)
    announce(station, HEADS_UP, sold=4)
    station.do(OpenTable(EVENT, station.house_id, 1))
    station.do(LockSeat(EVENT, Seat(1, 2)))
    station.do(DrawBracket(EVENT))
    station.do(StartClock(EVENT))
    step = next_step(station, EVENT)
    assert step is not None
    assert step.call == UnlockSeat(EVENT, Seat(1, 2))
    station.do(step.call)
    again = next_step(station, EVENT)
    assert again is not None
    assert again.call == CallPairings(EVENT)


def test_a_prize_that_nobody_can_win_any_more_is_shared_by_another_list(station: Station) -> None:
    """A list is back that pays four, and only three of four can win."""
    under_way(station, sold=4)
    station.do(PostPrizes(EVENT, locked=((4, 1_000),)))
    shorter = station.do(ChangePrizes(EVENT, locked=((4, 0),)), WHY)
    bust(station, 1, 2, 3)
    station.do(DenyPrize(EVENT, 3, Ineligible.OTHER, Heir.RUNNER_UP), WHY)
    station.undo(shorter.act.action, WHY)
    before = station.event(EVENT).prizes
    assert len(before.posted) == 4

    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == "No player can win 4th place. Post a new prize list"
    pays = [StepKind.PAY] * 3
    assert steps_to_the_end(station) == [StepKind.POST_ANEW, *pays, StepKind.FINISH]
    after = station.event(EVENT).prizes
    assert (after.total, len(after.posted)) == (before.total, 3)


def test_the_last_one_of_a_full_field_is_told_that_posting_closes_registration(
    station: Station,
) -> None:
    """Play is not over while entries are sold; nobody else fits in, and nobody can go out."""
    under_way(station, sold=SMALL.max_entries)
    station.do(StartClock(EVENT))
    bust(station, 1, 2, 3, 4, 5)
    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == "1 player is left. Post the prizes to close registration"
    assert steps_to_the_end(station)[0] is StepKind.POST


def test_who_share_a_place_with_a_prize_that_cannot_be_split_are_put_in_order(
    station: Station,
) -> None:
    """One seat for two who went out level is worth more than a share."""
    seat = PrizePlan(seats=Seats("a seat", 6_000, 0))
    seated_under(station, replace(SMALL, prizes=seat), sold=5)
    station.do(PostPrizes(EVENT))
    bust(station, 5, 4, 1, 2)
    assert [one.place for one in station.event(EVENT).prizes.in_kind] == [1, 2]
    station.do(ReorderExits(EVENT, ((1, 2),)), WHY)
    assert station.event(EVENT).at_place(2) == (1, 2)
    station.do(PayPrize(EVENT, 1, 3))
    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == (
        "person 1, person 2 share 2nd place, but a prize cannot be split. Put them in order"
    )
    assert steps_to_the_end(station)[0] is StepKind.TIE


def test_who_are_all_dealt_into_a_followed_hand_go_on_by_its_end(station: Station) -> None:
    """Nobody can be out before the hand is over or discarded."""
    install(station, (1,))
    announce(station, sold=3, tables=(1,))
    station.do_all([PostPrizes(EVENT), StartClock(EVENT)])
    dealt = tuple((entry, 500) for entry in station.event(EVENT).in_play())
    button = min(station.event(EVENT).seating.seat_of.values()).seat
    station.do(BeginHand(EVENT, 1, game("star"), button=button, stacks=dealt))
    step = next_step(station, EVENT)
    assert step is not None
    assert (step.kind, step.table) == (StepKind.HAND, 1)
    assert steps_to_the_end(station)[:2] == [StepKind.HAND, StepKind.BUST]


def test_stacks_are_recorded_before_play_ends_by_time(station: Station) -> None:
    by_time = EndTerms(after_last_level=True, places=EndPlaces.BY_STACK)
    seated_under(station, replace(SMALL, ending=by_time), sold=5)
    station.do(PostPrizes(EVENT))
    station.do(StartClock(EVENT))
    station.do(GoToLevel(EVENT, len(SMALL.levels)))
    step = next_step(station, EVENT)
    assert step is not None
    assert step.text == "The last level is over. Record every stack, then end play"
    first = steps_to_the_end(station)[:2]
    assert first == [StepKind.STACKS, StepKind.END_PLAY]


def test_where_the_table_named_to_open_is_out_of_service_another_one_is(station: Station) -> None:
    """The opening order knows nothing of the room."""
    install(station, (1, 2))
    announce(station, sold=4, tables=(1,))
    house = station.house_id
    station.do(SetOpeningOrder(EVENT, house, (2,)))
    station.do(SetTableState(house, 2, TableState.OUT_OF_SERVICE))
    station.do_all([Register(EVENT, person(number)) for number in (5, 6)])
    step = next_step(station, EVENT)
    assert step is not None
    assert (step.kind, step.text) == (StepKind.OPEN, "Table 2 is not free. Open another")
    assert steps_to_the_end(station)[:3] == [StepKind.OPEN, StepKind.OPEN, StepKind.DRAW]


def test_a_bounty_that_was_given_back_is_told_of_nobody(station: Station) -> None:
    refunds = RefundTerms(withdrawal=(POOL, BOUNTY))
    hunt = replace(OPEN, refunds=refunds, ending=EndTerms(), max_entries=5)
    seated_under(station, hunt, sold=5)
    bust(station, 1, 2)
    back = GiveBackParts(EVENT, 1, (BOUNTY,), Occasion.WITHDRAWAL, approved=True)
    station.do(back, WHY)
    station.do(PostPrizes(EVENT))
    assert station.event(EVENT).bounties.untold() == [2]
    assert steps_to_the_end(station)[-1] is StepKind.FINISH


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("comes_back", [True, False])
def test_nobody_is_paid_as_one_who_stays_while_an_exit_is_pending(
    station: Station, book: str, *, comes_back: bool
) -> None:
    """Play ends with two left, one of whom may be out: neither prize nor own head is certain."""
    rules = rulebook(BOOKS[book]).tournament
    seated_under(station, replace(OPEN, house=book, rules=rules, max_entries=4), sold=4)
    at_one, at_two = (station.event(EVENT).seating.at_table(table) for table in (1, 2))
    pending = at_two[0]
    station.do_all([PostPrizes(EVENT), HoldTable(EVENT, 2)])
    bust(station, at_one[0], pending, at_one[1])
    assert (station.event(EVENT).is_decided, station.event(EVENT).left) == (True, 2)
    for entry in at_two:
        for call in (PayBounty(EVENT, entry), PayPrize(EVENT, 1, entry)):
            assert station.desk.why_not(DIRECTOR, call) == Refusal("places_pending", table=2)
    station.do(FreeTable(EVENT, 2, (pending,) * comes_back))
    assert steps_to_the_end(station)[-1] is StepKind.FINISH


@pytest.mark.parametrize("book", BOOKS)
def test_steps_lead_to_the_end_over_an_exit_that_is_pending(station: Station, book: str) -> None:
    rules = rulebook(BOOKS[book]).tournament
    seated_under(station, replace(OPEN, house=book, rules=rules, max_entries=4), sold=4)
    at_one, at_two = (station.event(EVENT).seating.at_table(table) for table in (1, 2))
    station.do_all([PostPrizes(EVENT), HoldTable(EVENT, 2)])
    bust(station, at_one[0], at_two[0], at_one[1])
    assert steps_to_the_end(station)[-1] is StepKind.FINISH


@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize("ending", [EndTerms(left=2), BY_TIME_SHARED])
def test_who_are_left_with_a_car_to_share_are_put_in_order(
    station: Station, book: str, ending: EndTerms
) -> None:
    """Play is over with several left, and the car is worth more than an equal share."""
    car = replace(SMALL.prizes, in_kind=(PrizeInKind(1, "a car", 9_000),))
    seated_under(station, replace(of_house(book), prizes=car, ending=ending), sold=4)
    station.do_all([PostPrizes(EVENT), StartClock(EVENT), GoToLevel(EVENT, len(SMALL.levels))])
    bust(station, 1, 2)
    steps = steps_to_the_end(station)
    assert StepKind.END_PLAY in steps
    assert steps[-1] is StepKind.FINISH
    state = station.event(EVENT)
    assert [len(group) for group in state.programme.ended] == [1, 1]
    assert [one.item for one in state.prizes.paid.values()].count("a car") == 1


@pytest.mark.parametrize("house", BOOKS)
def test_a_bounty_won_by_a_player_under_age_is_left_to_another(
    house: str, station: Station
) -> None:
    """Who won it may not be paid: it would keep the event from its end."""
    offer = replace(SMALL.entry, parts=(*SMALL.entry.parts, PricePart(BOUNTY, 1_000)))
    terms = replace(of_house(house), entry=offer, rebuy=None, reentry=None)
    announce(station, terms, sold=4)
    install(station, (1,))
    station.do_all([OpenTable(EVENT, station.house_id, 1), DrawSeats(EVENT), StartClock(EVENT)])
    station.do(PostPrizes(EVENT))
    for out, taker in ((4, 3), (3, 2), (2, 1)):
        station.do(Bust(EVENT, out, takers=(taker,)))
    born(station, person(3), "2020-01-01")
    assert steps_to_the_end(station)[-1] is StepKind.FINISH
    assert station.event(EVENT).bounties.takers[4] != (3,)


def test_what_an_excluded_player_owes_is_collected_once_the_field_is_fixed(
    station: Station,
) -> None:
    under_way(station, sold=3)
    station.do(Rebuy(EVENT, 1, stack=100, payment=Payment(Tender.OWED)))
    (receipt,) = station.event(EVENT).entries.owed
    exclude(station, person(1))
    debt = PayDebt(EVENT, receipt)
    assert foreseen(station.desk, DIRECTOR, debt, WHY) == Refusal(
        "self_excluded", person=person(1), since_us=1
    )
    station.do(PostPrizes(EVENT), WHY)
    assert StepKind.DEBT in steps_to_the_end(station)
    assert station.event(EVENT).programme.over
