"""An event ends when its conditions say so, with however many are left."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.screens.clock_face import ClockState
from tdapp.screens.face_of import clock_state
from tdapp.table.chips.counting import report_stacks
from tdapp.table.hands.entering import drop
from tdapp.tournament.clock.timing import go_to_level, start_clock, stop_when_decided
from tdapp.tournament.event.announcing import end_play, finish, level_stacks
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.facts.clock import ClockStopped
from tdapp.tournament.facts.event import TournamentFinished
from tdapp.tournament.guards.paid_places import after
from tdapp.tournament.payouts.consequences import Following, following
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.prize_plan import PrizePlan, Seats
from tdapp.tournament.plan.terms import EndPlaces, EndTerms, end_faults
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.sales.cancelling import cancel_event
from tdapp.tournament.state.clock import position
from tdapp.tournament.templates.template import faults_of
from tests.rules.houses import BOOKS, held_under
from tests.rules_doc import Case, case, rule
from tests.tournament.evening import SMALL, Evening, refused, seated
from tests.tournament.hands.feature_table import FeatureTable

RANKS = "23456789TJQKA"
NIGHT_US = 10 * 60 * MINUTE_US
SATELLITE = replace(
    SMALL,
    prizes=PrizePlan(seats=Seats("seat in the Main Event", 30_000)),
    ending=EndTerms(at_seats=True),
)


def timed(places: EndPlaces = EndPlaces.BY_STACK, conditions: Conditions = SMALL) -> Conditions:
    """Conditions by which the director may end play after the last level."""
    return replace(conditions, ending=EndTerms(after_last_level=True, places=places))


def pay_all(evening: Evening) -> list[tuple[int, int]]:
    """Pay every prize; entry and cents of each, in the order of places."""
    found = []
    for place, entry, cents in list(unpaid(evening.state)):
        assert entry is not None
        evening.tell(pay_prize(evening.state, place, entry))
        found.append((entry, cents))
    return found


def past_the_sheet(players: int, conditions: Conditions, *out: int) -> Evening:
    """An event whose last listed level is over, with some players out."""
    evening = seated(players, conditions)
    evening.start()
    evening.close()
    evening.bust(*out)
    evening.pass_us(NIGHT_US)
    return evening


@pytest.mark.parametrize("house", BOOKS)
def test_a_satellite_is_over_with_as_many_left_as_there_are_seats(house: str) -> None:
    terms = replace(SATELLITE, rules=held_under(house).rules, house=house)
    evening = seated(10, terms)
    evening.start()
    evening.close()
    evening.bust(*range(1, 7))
    assert not evening.state.is_decided
    assert refused(evening, finish, evening.now) == Refusal("still_in_play", left=4)
    evening.bust(7)

    state = evening.state
    assert state.is_decided
    assert state.places() == {8: 1, 9: 1, 10: 1, 7: 4, 6: 5, 5: 6, 4: 7, 3: 8, 2: 9, 1: 10}
    here = position(state.conditions, state.clock, evening.now)
    assert clock_state(state, here) is ClockState.FINISHED
    assert refused(evening, bust, 8, evening.now) == Refusal("play_is_over")
    assert sorted(pay_all(evening)) == [(7, 10_000), (8, 0), (9, 0), (10, 0)]
    assert sum(one.value for one in evening.state.prizes.paid.values()) == 90_000
    ended = evening.tell(finish(evening.state, evening.now))
    assert TournamentFinished(8, (9, 10)) in ended


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("terms", [EndTerms(left=3), EndTerms(at_seats=True)])
def test_play_is_over_before_the_list_is_posted_once_nobody_can_enter(
    house: str, terms: EndTerms
) -> None:
    conditions = replace(SATELLITE, rules=held_under(house).rules, house=house, ending=terms)
    evening = seated(10, replace(conditions, min_entries=4))
    evening.start()
    evening.bust(*range(1, 8))
    assert evening.state.clock.running
    evening.tell(go_to_level(evening.state, 3, evening.now))
    assert refused(evening, bust, 8, evening.now) == Refusal("play_is_over")
    assert refused(evening, cancel_event, evening.now) == Refusal("play_is_over")
    assert refused(evening, start_clock, evening.now) == Refusal("play_is_over")

    again = seated(10, replace(conditions, min_entries=4))
    again.start()
    again.tell(go_to_level(again.state, 3, again.now))
    again.bust(*range(1, 7))
    last = bust(again.state, 7, again.now, declined=True)
    assert isinstance(stop_when_decided(again.state, last, again.now)[0], ClockStopped)
    assert following(again.state, after(again.state, last), again.now) == Following(over=True)
    again.tell(last)
    again.close()
    assert again.state.is_decided


@given(players=st.integers(4, 12), left=st.integers(1, 4))
def test_the_prizes_of_those_left_add_up_to_those_of_their_places(players: int, left: int) -> None:
    evening = seated(players, replace(SMALL, min_entries=4, ending=EndTerms(left=left)))
    evening.start()
    evening.close()
    evening.bust(*range(1, players - left + 1))
    won = [cents for _, cents in pay_all(evening)]
    assert sum(won) == evening.state.pool
    assert all(above >= below for above, below in pairwise(won))
    assert won[0] - won[min(left, len(won)) - 1] <= 1
    evening.tell(finish(evening.state, evening.now))


def test_one_hand_may_take_out_more_than_there_are_to_go() -> None:
    evening = seated(5, replace(SMALL, min_entries=4, ending=EndTerms(left=3)))
    evening.start()
    evening.close()
    evening.bust(1)
    evening.bust(2)
    assert evening.state.place_of(2) == 4
    assert evening.state.at_place(2) == (3, 4, 5)
    evening.reinstate(2)
    assert not evening.state.is_decided


@rule("ADELAIDE", "104a")
@rule("ADELAIDE", "103")
def test_after_the_last_level_those_left_are_ranked_by_their_chips() -> None:
    """Places after a session follow from the chips; level chips from a cut of cards."""
    evening = past_the_sheet(5, timed(conditions=held_by_adelaide()), 1)
    stacks = ((2, 10_000), (3, 20_000), (4, 10_000), (5, 10_000))
    assert refused(evening, end_play, evening.now).code == "stacks_unknown"
    evening.tell(report_stacks(evening.state, stacks, evening.now))
    assert level_stacks(evening.state) == (2, 4, 5)
    for cut in ((), (4,)):
        with pytest.raises(Refusal) as found:
            end_play(evening.state, evening.now, cut)
        assert found.value == Refusal("cut_needed", rule="102-104")
    evening.tell(end_play(evening.state, evening.now, (4, 2, 5)))
    assert evening.state.places() == {3: 1, 4: 2, 2: 3, 5: 4, 1: 5}
    assert not evening.state.clock.running
    assert sum(cents for _, cents in pay_all(evening)) == evening.state.pool
    evening.tell(finish(evening.state, evening.now))


@case("ADELAIDE-ELIMINATION-005", "ADELAIDE-ELIMINATION-007")
def test_places_at_a_sessions_end_go_by_chips_then_by_the_cut(case: Case) -> None:
    """The player with the most chips wins, the others follow by their chips (102 to 104)."""
    chips, cut = case.given["chips"], case.given.get("cut", {})
    entry_of = {name: entry for entry, name in enumerate(chips, 1)}
    busted = range(len(chips) + 1, 11)
    evening = past_the_sheet(10, timed(conditions=held_by_adelaide()), *busted)
    stacks = [(entry_of[name], stack) for name, stack in chips.items()]
    rest = evening.state.chips_in_play - sum(stack for _, stack in stacks)
    stacks = [(entry, stack + rest // len(stacks)) for entry, stack in stacks]
    short = evening.state.chips_in_play - sum(stack for _, stack in stacks)
    stacks[0] = (stacks[0][0], stacks[0][1] + short * (not cut))
    evening.tell(report_stacks(evening.state, stacks, evening.now))
    best_first = sorted(cut, key=lambda name: RANKS.index(cut[name]), reverse=True)
    evening.tell(end_play(evening.state, evening.now, [entry_of[one] for one in best_first]))
    found = evening.state.places()
    names = sorted(entry_of, key=lambda name: found[entry_of[name]])
    assert names == list(case.then.values())


@case("ADELAIDE-ELIMINATION-009")
def test_a_hand_in_progress_is_finished_before_play_ends(case: Case) -> None:
    """Places are declared once the hand that was in progress is over (105)."""
    assert case.given["hand_in_progress"]
    assert case.then["winner_announced"] == "after the hand finishes"
    table = FeatureTable(3, replace(timed(conditions=held_by_adelaide()), rebuy=None))
    evening = table.evening
    evening.close()
    table.begin([10_000] * 3, house="adelaide")
    evening.pass_us(NIGHT_US)
    assert refused(evening, end_play, evening.now) == Refusal("hand_in_play", table=1)
    evening.tell(drop(evening.state, 1))
    evening.tell(report_stacks(evening.state, ((1, 9_000), (2, 10_000), (3, 11_000)), evening.now))
    evening.tell(end_play(evening.state, evening.now))
    assert evening.state.places() == {3: 1, 2: 2, 1: 3}


def held_by_adelaide() -> Conditions:
    """The small event under the rules of ADELAIDE."""
    return replace(SMALL, house="ADELAIDE", rules=held_under("ADELAIDE").rules)


@pytest.mark.parametrize("house", BOOKS)
def test_those_left_after_the_last_level_may_share_their_places(house: str) -> None:
    terms = replace(timed(EndPlaces.SHARED), rules=held_under(house).rules, house=house)
    evening = past_the_sheet(6, terms, 1, 2)
    evening.tell(end_play(evening.state, evening.now))
    assert evening.state.at_place(1) == (3, 4, 5, 6)
    assert refused(evening, bust, 3, evening.now) == Refusal("play_is_over")
    assert sum(cents for _, cents in pay_all(evening)) == evening.state.pool
    evening.tell(finish(evening.state, evening.now))


@rule("ADELAIDE", "102")
@rule("CROWN", "15.4.6(a)")
@pytest.mark.parametrize("house", BOOKS)
def test_a_file_lets_those_left_share_only_where_the_rulebook_does(house: str) -> None:
    """After the last level the chips decide; equal ones are cut for and share no place."""
    faults = [fault for fault in faults_of(held_under(house)) if fault[1] == "ending.places"]
    shared = replace(held_under(house), ending=EndTerms(after_last_level=True))
    found = [fault for fault in faults_of(shared) if fault[1] == "ending.places"]
    ruled = [("by_stack by rule 102-104", "ending.places")]
    assert (faults, found) == ([], ruled if house == "ADELAIDE" else [])
    by_stack = replace(shared, ending=EndTerms(after_last_level=True, places=EndPlaces.BY_STACK))
    assert not [fault for fault in faults_of(by_stack) if fault[1] == "ending.places"]


@pytest.mark.parametrize("house", BOOKS)
def test_level_stacks_share_only_where_the_rulebook_lets_them(house: str) -> None:
    terms = replace(timed(), rules=held_under(house).rules, house=house)
    evening = past_the_sheet(4, terms, 1)
    stacks = ((2, 15_000), (3, 15_000), (4, 10_000))
    evening.tell(report_stacks(evening.state, stacks, evening.now))
    if house == "ADELAIDE":
        cut = Refusal("cut_needed", rule="102-104")
        assert refused(evening, end_play, evening.now) == cut
        evening.tell(end_play(evening.state, evening.now, (3, 2)))
        assert evening.state.places() == {3: 1, 2: 2, 4: 3, 1: 4}
        return
    evening.tell(end_play(evening.state, evening.now))
    assert evening.state.places() == {2: 1, 3: 1, 4: 3, 1: 4}


def test_play_ends_by_time_only_as_the_conditions_say() -> None:
    plain = past_the_sheet(4, SMALL)
    assert refused(plain, end_play, plain.now) == Refusal("no_end_by_time")
    early = seated(4, timed())
    assert refused(early, end_play, early.now) == Refusal("prizes_not_posted")
    early.start()
    early.close()
    assert refused(early, end_play, early.now) == Refusal("levels_left")


@pytest.mark.parametrize(
    ("terms", "seats", "fault"),
    [
        (EndTerms(left=3), False, None),
        (EndTerms(left=11), False, ("above min_entries", "left")),
        (EndTerms(at_seats=True), True, None),
        (EndTerms(at_seats=True), False, ("no seats in `prizes.seats`", "at_seats")),
        (EndTerms(left=2, at_seats=True), True, ("beside at_seats", "left")),
        (EndTerms(places=EndPlaces.BY_STACK), False, ("only after_last_level", "places")),
    ],
)
def test_an_end_that_cannot_be_is_a_fault_of_the_file(
    terms: EndTerms, fault: tuple[str, str] | None, *, seats: bool
) -> None:
    assert list(end_faults(terms, 10, seats=seats)) == ([fault] if fault else [])
