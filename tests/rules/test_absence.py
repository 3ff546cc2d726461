"""Late and absent players at each house: what is posted for them, and when their seats are lost."""

from typing import Any

import pytest

from tdapp.calls.tournament.alternates import CallAlternate, JoinAlternates, SeatAlternate
from tdapp.calls.tournament.attendance import PostAbsent, SweepNoShows, TellAway, TellBack
from tdapp.calls.tournament.clock import GoToLevel
from tdapp.calls.tournament.event import Announce, StartClock
from tdapp.calls.tournament.refunds import GiveBackParts
from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import TellButton
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.table.facts.players import AbsentPosted
from tdapp.table.geometry.posting import ForcedBet
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import FEE, OWED
from tdapp.tournament.exits.no_shows import no_shows, what_follows, why_no_sweep
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.refunds import Occasion
from tdapp.tournament.tables.absent import MissedLevel, due_next, hand_is_live, stakes_of
from tests.desk.evening import EVENT, announce, install, person
from tests.desk.station import Station
from tests.rules.houses import held_under, with_entry
from tests.rules_doc import Case, case, rule

WHY = Circumstances(reason="nobody has seen him")


def levels(*stakes: tuple[int, int, int]) -> list[dict[str, Any]]:
    """Levels of a quarter of an hour with these blinds and antes."""
    return [
        {"minutes": 15, "small": small, "big": big, "ante": ante} for small, big, ante in stakes
    ]


def playing(station: Station, house: str, sold: int = 3, **changes: Any) -> None:
    """An event at tables 1 and 2, seats drawn and the clock running."""
    install(station, (1, 2), seats=9)
    announce(station, held_under(house, **changes), sold=sold, tables=(1, 2))
    station.do(StartClock(EVENT))


def seat_of(station: Station, entry: int) -> Seat:
    """Where an entry sits."""
    return station.event(EVENT).seating.seat_of[entry]


def at_level(station: Station, number: int) -> None:
    """Set the clock to a level."""
    conditions = station.event(EVENT).conditions
    index = next(index for index in range(99) if conditions.number(index) == number)
    station.do(GoToLevel(EVENT, index))


def stack_of(station: Station, entry: int) -> int:
    """The stack that was reported last."""
    return station.event(EVENT).chips.stacks[entry].stack


@case("STAR-BLINDS-010")
def test_a_tournament_may_be_played_with_antes(case: Case, station: Station) -> None:
    """Antes are allowed at the supervisor's discretion: the conditions say which."""
    structure = levels((100, 200, case.given["antes"]), (200, 400, 0))
    conditions = held_under("STAR", levels=structure)

    assert station.desk.can(DIRECTOR, Announce(EVENT, conditions)) is case.then["allowed"]
    station.do(Announce(EVENT, conditions))
    assert stakes_of(station.event(EVENT), 1).ante == case.given["antes"]
    assert stakes_of(station.event(EVENT), 2).ante == 0


@case("STAR-TOURNAMENT-015")
def test_who_is_back_before_the_deal_is_complete_has_his_hand(case: Case, station: Station) -> None:
    """An absent player is dealt in; his hand is folded if he is not there when all have cards."""
    playing(station, "STAR")
    state = station.event(EVENT)
    last_blind = case.given["position"] != "not the last blind"
    dealt = case.given["returned"] != "before the initial deal is complete"

    assert hand_is_live(state, dealt=dealt, last_blind=last_blind) is case.then["hand_live"]
    assert not hand_is_live(state, dealt=True, last_blind=False)
    assert hand_is_live(state, dealt=True, last_blind=True)
    assert not hand_is_live(state, dealt=True, last_blind=True, turn_come=True)


@rule("ADELAIDE", "92")
def test_who_is_not_seated_when_all_have_their_hands_has_none(station: Station) -> None:
    """A hand is dead unless its player is seated when all players have complete hands."""
    playing(station, "ADELAIDE")
    state = station.event(EVENT)

    assert hand_is_live(state, dealt=False, last_blind=True)
    assert not hand_is_live(state, dealt=True, last_blind=True)


@rule("CROWN", "15.4.8(b)(ii)")
@pytest.mark.parametrize("said", [True, False])
def test_what_absence_means_is_in_the_conditions(station: Station, *, said: bool) -> None:
    """The consequences of absence are those that the conditions publish."""
    terms = {"absent_posts": said, "folded_when_dealt": said}
    playing(station, "CROWN", attendance=terms)
    post = PostAbsent(EVENT, 1, (MissedLevel(1, 9, 1, 1),))

    refusal = station.desk.why_not(DIRECTOR, post)
    assert refusal == (None if said else Refusal("absent_not_posted", rule="15.4.8(b)(ii)"))
    state = station.event(EVENT)
    assert hand_is_live(state, dealt=True, last_blind=False) is not said


@case("STAR-TOURNAMENT-018")
def test_blinds_and_antes_are_deducted_for_each_hand_missed(case: Case, station: Station) -> None:
    """All compulsory wagers that an absent player misses are put into the pot for him."""
    blinds = (case.given["small_blind"], case.given["big_blind"], 0)
    playing(station, "STAR", levels=levels(blinds))
    station.do(TellBack(EVENT, 1))
    station.do(TellAway(EVENT, 1))
    before = station.event(EVENT).chips_in_play
    orbits = case.given["orbits_of_absence"]
    missed = MissedLevel(1, case.given["absent_hands"], orbits, orbits)
    assert station.desk.why_not(DIRECTOR, PostAbsent(EVENT, 1, (missed,))) == (
        Refusal("stack_not_told", entry=1)
    )
    station.do(PostAbsent(EVENT, 1, (missed,), stack=5_000))

    state = station.event(EVENT)
    assert state.attendance.posted[1] == case.then["deducted"]
    assert stack_of(station, 1) == 5_000 - case.then["deducted"]
    assert state.chips_in_play == before


@rule("STAR", "28.5.10.1")
def test_what_is_deducted_is_told_line_by_line(station: Station) -> None:
    """Antes for each hand, and each blind as often as it was his, level by level."""
    playing(station, "STAR", levels=levels((100, 200, 25), (200, 400, 50)))
    at_level(station, 2)
    missed = (MissedLevel(1, 7, 1, 1), MissedLevel(2, 4, 0, 1))
    station.do(PostAbsent(EVENT, 1, missed))
    posted = station.recorded(EVENT)[-2].event

    assert isinstance(posted, AbsentPosted)
    assert [(line.level, line.due, line.times, line.paid) for line in posted.dues] == [
        (1, ForcedBet.ANTE, 7, 175),
        (1, ForcedBet.SMALL_BLIND, 1, 100),
        (1, ForcedBet.BIG_BLIND, 1, 200),
        (2, ForcedBet.ANTE, 4, 200),
        (2, ForcedBet.BIG_BLIND, 1, 400),
    ]
    assert posted.left == stack_of(station, 1) == 8_000 - 1_075


@case("ADELAIDE-TOURNAMENT-004")
def test_an_absent_player_posts_until_the_stack_is_gone(case: Case, station: Station) -> None:
    """Big blind and antes are posted out of an absent player's stack until it is exhausted."""
    big = case.given["big_blind"]
    stakes = (big // 2, big, case.given["antes"])
    playing(station, "ADELAIDE", levels=levels(stakes), then_add=0)
    missed = (MissedLevel(1, hands=1, big_blinds=1),)
    station.do(PostAbsent(EVENT, 1, missed, stack=case.given["stack"]))

    assert station.event(EVENT).attendance.posted[1] == case.then["posted"]
    assert stack_of(station, 1) == case.then["stack_left"]
    station.do(PostAbsent(EVENT, 1, missed))
    assert stack_of(station, 1) == 0
    assert station.event(EVENT).attendance.posted[1] == case.given["stack"]


@rule("ADELAIDE", "93")
def test_the_next_hand_tells_what_is_taken_for_who_is_absent(station: Station) -> None:
    """What the seat of an absent player owes is known hand by hand where the button is told."""
    playing(station, "ADELAIDE", sold=6, levels=levels((100, 200, 25)))
    table = seat_of(station, 1).table
    seats = [seat_of(station, one).seat for one in station.event(EVENT).seating.at_table(table)]
    small, big, button = seats
    station.do(TellButton(EVENT, table, button, small, big))
    state, now = station.event(EVENT), station.time.now()
    due = {
        seat: due_next(state, state.seating.entry_at[Seat(table, seat)], now).total
        for seat in seats
    }

    assert due == {small: 25, big: 125, button: 225}


@case("TAS-TOURNAMENT-006")
def test_a_seat_not_taken_by_the_start_may_go_to_a_reserve(case: Case, station: Station) -> None:
    """A late player's position may be forfeited, the fee stays, a reserve may pay for the seat."""
    fee = case.given["entry_fee"] * 100
    price = with_entry(parts=[["pool", fee]])
    install(station, (1,), seats=2)
    conditions = held_under("TAS", entry=price, seats_per_table=2, alternates={})
    announce(station, conditions, sold=2, tables=(1,))
    station.do(JoinAlternates(EVENT, person(3)))
    sweep = SweepNoShows(EVENT, (1,))
    assert station.desk.why_not(DIRECTOR, sweep, WHY) == (
        Refusal("no_show_too_early", levels=0, rule="C20.8")
    )
    station.do(StartClock(EVENT))
    station.do(TellBack(EVENT, 2))
    station.do(TellAway(EVENT, 1))
    assert [one.entry for one in no_shows(station.event(EVENT))] == [1]
    assert case.then["position"] == "may be deemed forfeited"
    station.do(sweep, WHY)

    assert case.then["fee"] == "stays in the prize pool"
    assert station.event(EVENT).entries.pool == 2 * fee
    assert what_follows(station.event(EVENT)).to_reserve
    assert case.then["may_offer_seat_to"] == "a reserve on payment of the fee"
    station.do(CallAlternate(EVENT))
    station.do(SeatAlternate(EVENT, 1))
    assert station.event(EVENT).entries.pool == 3 * fee


@case("ADELAIDE-TOURNAMENT-005", "ADELAIDE-TOURNAMENT-006", "ADELAIDE-TOURNAMENT-007")
def test_a_no_show_goes_after_three_levels_and_on_good_reason(case: Case, station: Station) -> None:
    """Who was not seated in the first three levels may be disqualified, his chips leave play."""
    structure = levels(*[(100 * level, 200 * level, 0) for level in range(1, 7)])
    playing(station, "ADELAIDE", levels=structure)
    station.do(TellAway(EVENT, 1))
    at_level(station, case.given["current_level"])
    assert case.given["ever_seated"] is False
    good_reason = case.given["good_reason_no_intention_to_play"]
    before = station.event(EVENT).chips_in_play
    sweep = SweepNoShows(EVENT, (1,), good_reason)

    assert station.desk.can(DIRECTOR, sweep, WHY) is case.then["allowed"]
    refusal = why_no_sweep(station.event(EVENT), station.time.now(), good_reason=good_reason)
    assert (refusal is None) is case.then["allowed"]
    if "meanwhile" in case.then:
        assert case.then["meanwhile"] == "blinds and antes are posted (93)"
        station.do(PostAbsent(EVENT, 1, (MissedLevel(1, 9, 1, 1),)))
        assert stack_of(station, 1) == 8_000 - 300
    if case.then["allowed"]:
        station.do(sweep, WHY)
        assert case.then["chips"] == "removed from play"
        assert before - station.event(EVENT).chips_in_play == 8_000
        assert station.event(EVENT).exits.by_entry[1].departure is Departure.NO_SHOW


@rule("ADELAIDE", "111b")
def test_what_was_posted_for_a_no_show_stays_in_play(station: Station) -> None:
    """Only the chips that are left of a no-show's stack go out of play."""
    structure = levels(*[(100 * level, 200 * level, 0) for level in range(1, 7)])
    playing(station, "ADELAIDE", levels=structure)
    at_level(station, 4)
    station.do(TellAway(EVENT, 1))
    station.do(PostAbsent(EVENT, 1, (MissedLevel(1, 9, 1, 1), MissedLevel(2, 9, 1, 1))))
    before = station.event(EVENT).chips_in_play
    (gone,) = no_shows(station.event(EVENT))
    station.do(SweepNoShows(EVENT, (1,), good_reason=True), WHY)

    assert gone.chips == 8_000 - 900
    assert before - station.event(EVENT).chips_in_play == gone.chips


@rule("STAR", "28.5.10.3")
def test_the_star_may_cancel_a_position_and_refunds_the_fee_only_on_approval(
    station: Station,
) -> None:
    """Who does not take the seat may be disqualified; no fee goes back without approval."""
    playing(station, "STAR")
    station.do(TellAway(EVENT, 1))
    pool = station.event(EVENT).entries.pool
    station.do(SweepNoShows(EVENT, (1,)), WHY)
    assert station.event(EVENT).entries.pool == pool
    for approved in (False, True):
        call = GiveBackParts(EVENT, 1, (FEE,), Occasion.NO_SHOW, approved=approved)
        assert station.desk.can(DIRECTOR, call, WHY) is approved


@rule("CROWN", "15.4.8(b)(i)")
@pytest.mark.parametrize(
    ("terms", "code"),
    [
        ({}, "no_show_not_removed"),
        ({"no_show_out": False}, "no_show_not_removed"),
        ({"no_show_out": True, "no_show_after_levels": 2}, "no_show_too_early"),
        ({"no_show_out": True}, None),
    ],
)
def test_what_late_arrival_means_is_in_the_conditions(
    terms: dict[str, Any], code: str | None, station: Station
) -> None:
    """The consequences of late arrival and of not coming are those that the conditions publish."""
    playing(station, "CROWN", attendance=terms)
    station.do(TellAway(EVENT, 1))
    refusal = station.desk.why_not(DIRECTOR, SweepNoShows(EVENT, (1,)), WHY)

    assert (refusal.code if refusal else None) == code


@rule("STAR", "28.7.3")
def test_nobody_is_in_the_event_who_has_not_paid(station: Station) -> None:
    """Who cannot pay the buy-in before the start is not in: no entry is given on credit."""
    announce(station, held_under("STAR"), sold=1)

    assert station.desk.why_not(DIRECTOR, Register(EVENT, person(2), OWED)) == (
        Refusal("not_on_credit")
    )
    assert held_under("STAR").rules.unpaid_is_out.rule == "28.7.3"
