"""A bracket with players who left before the draw, locked seats, tables on hold, void entries."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.facts.tables import SeatLocked
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.returning import reinstate
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.guards.invariants import check
from tdapp.tournament.matches.calling import free_halves, must_be_a_free_half, next_calls
from tdapp.tournament.matches.correcting import correct_match
from tdapp.tournament.matches.drawing import draw_bracket, record_draw
from tdapp.tournament.matches.entering import in_place_of_byes
from tdapp.tournament.matches.playing import walk_over
from tdapp.tournament.payouts.dealing import must_allow_deals
from tdapp.tournament.plan.bracket_terms import BracketTerms
from tdapp.tournament.plan.terms import AttendanceTerms
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.sales.joint_sales import forfeit_and_reenter
from tdapp.tournament.sales.open_buy_ins import end_open_buy_ins, pay_debt
from tdapp.tournament.sales.refunding import void_entry, void_in_play
from tdapp.tournament.sales.selling import sell_entry
from tdapp.tournament.tables.arranging import swap
from tests.tournament.evening import Evening, person, refused
from tests.tournament.matches.heads_up import HEADS_UP, call_all, heads_up, lose
from tests.tournament.payouts.prize_bands import bands


def after_one_left(players: int = 5) -> Evening:
    """A bracket of one fewer than came: entry 1 left before the draw."""
    evening = Evening(HEADS_UP, tables=3)
    evening.enter(players)
    evening.tell(leave(evening.state, 1, Departure.FORFEITED, 10_000, evening.now))
    return evening


def test_who_left_before_the_draw_stays_last_whatever_is_corrected() -> None:
    evening = after_one_left()
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    evening.start()
    call_all(evening)
    lose(evening, 1, 0)
    evening.tell(correct_match(evening.state, 1, 1, evening.now))
    evening.tell(correct_match(evening.state, 1, 2, evening.now))
    assert evening.state.exits.in_order()[0] == 1
    assert evening.state.places()[1] == 5


def test_who_comes_back_before_the_draw_waits_for_it_without_a_seat() -> None:
    evening = after_one_left()
    evening.tell(reinstate(evening.state, 1, seed="s"))
    assert 1 not in evening.state.seating.seat_of
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    call_all(evening)
    check(evening.state)


def test_who_left_before_the_draw_does_not_come_back_after_it() -> None:
    evening = after_one_left()
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    assert refused(evening, reinstate, 1).code == "bracket_is_drawn"


def test_a_draw_does_not_stand_without_an_entry_that_it_needs() -> None:
    evening = heads_up(4)
    check(evening.state)
    slots = tuple(9 if one == 2 else one for one in evening.state.matches.bracket.slots)
    matches = evening.state.matches
    other = replace(matches, bracket=replace(matches.bracket, slots=slots))
    with pytest.raises(Contradiction) as clash:
        check(replace(evening.state, matches=other))
    assert clash.value.fact == "other_in_bracket"


def test_no_pairing_is_called_to_a_locked_seat() -> None:
    evening = heads_up(4)
    half = free_halves(evening.state)[0]
    evening.tell([SeatLocked(Seat(half.table, 2))])
    assert half not in [one.where for one in next_calls(evening.state)]
    with pytest.raises(Refusal, match="seat_locked"):
        must_be_a_free_half(evening.state, half)


def test_only_the_two_of_a_pairing_swap_seats() -> None:
    evening = heads_up(4)
    call_all(evening)
    (one, opponent), (other, _) = map(evening.state.matches.bracket.sides, (1, 2))
    assert refused(evening, swap, one, other).code == "seats_by_pairing"
    evening.tell(swap(evening.state, one or 0, opponent or 0))


@pytest.mark.parametrize("act", ["leave", "correct"])
def test_nobody_goes_out_or_comes_back_at_a_table_on_hold(act: str) -> None:
    evening = heads_up(4)
    call_all(evening)
    lose(evening, 1, 0)
    lose(evening, 2, 0)
    call_all(evening)
    for table in evening.state.seating.tables:
        evening.tell(hold_table(evening.state, table))
    playing = evening.state.matches.bracket.sides(1)
    now = evening.now
    if act == "leave":
        no = refused(evening, leave, playing[1] or 0, Departure.FORFEITED, 0, now)
    else:
        no = refused(evening, correct_match, 1, 2, now, cascade=True)
    assert no.code == "table_on_hold"


def test_no_walk_over_at_a_table_on_hold() -> None:
    evening = heads_up(4)
    call_all(evening)
    table = evening.state.matches.called[1].where.table
    evening.tell(hold_table(evening.state, table))
    absent = evening.state.matches.bracket.sides(1)[0] or 0
    with pytest.raises(Refusal, match="table_on_hold"):
        walk_over(evening.state, 1, absent, evening.now, early=True)


@pytest.mark.parametrize("drawn", [False, True])
def test_no_exit_of_a_bracket_passes_to_another(*, drawn: bool) -> None:
    """A corrected match says who is out instead; before the draw somebody comes back."""
    evening = heads_up(4) if drawn else after_one_left(4)
    if drawn:
        call_all(evening)
        lose(evening, 1, 0)
    (wrong,) = evening.state.exits.by_entry
    for right in evening.state.in_play():
        assert refused(evening, pass_on, wrong, right).code == "out_by_pairing"


def test_who_is_drawn_plays_on_with_an_open_buy_in() -> None:
    evening = Evening(replace(HEADS_UP, attendance=AttendanceTerms(unpaid_out=True)), tables=3)
    evening.enter(4)
    evening.tell(sell_entry(evening.state, person(5), evening.now, buy_in_open=True))
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    late = sell_entry(evening.state, person(6), evening.now, buy_in_open=True)
    evening.tell(in_place_of_byes(evening.state, late, "bye"))
    evening.start()
    evening.tell(end_open_buy_ins(evening.state))
    assert evening.state.in_play() == [1, 2, 3, 4, 5, 6]
    for receipt in sorted(evening.state.entries.owed):
        evening.tell(pay_debt(evening.state, receipt))
    assert len(evening.state.entries.owed) == 0


@pytest.mark.parametrize("void", [void_entry, void_in_play])
def test_an_entry_that_is_drawn_is_not_voided(void: Callable[..., object]) -> None:
    evening = Evening(HEADS_UP, tables=3)
    evening.enter(4)
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    evening.start()
    call_all(evening)
    loser = evening.state.matches.bracket.sides(1)[0] or 0
    assert refused(evening, void_in_play, loser).code == "drawn_in_bracket"
    lose(evening, 1, 0)
    assert refused(evening, void, loser).code == "out_of_the_bracket"


def test_who_left_and_is_void_takes_no_place_of_the_round() -> None:
    evening = Evening(HEADS_UP, tables=3)
    evening.enter(8)
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    for pairing in (1, 2):
        entry = evening.state.matches.bracket.sides(pairing)[0] or 0
        evening.tell(leave(evening.state, entry, Departure.NO_SHOW, 0, evening.now))
    assert evening.state.band_of(entry) == (5, 8)
    first = evening.state.exits.in_order()[0]
    evening.tell(void_in_play(evening.state, first))
    assert evening.state.band_of(entry) == (5, 7)


def test_the_champion_does_not_leave_before_the_prizes_are_posted() -> None:
    evening = Evening(HEADS_UP, tables=3)
    evening.enter(2)
    evening.tell(draw_bracket(evening.state, (), {}, "draw"))
    call_all(evening)
    lose(evening, 1, 0)
    champion = evening.state.in_play()[0]
    assert refused(evening, leave, champion, Departure.FORFEITED, 0, evening.now).code == (
        "last_one_left"
    )


def test_nobody_buys_in_again_by_leaving_the_bracket() -> None:
    evening = heads_up(4)
    again = refused(evening, forfeit_and_reenter, 1, 0, evening.now)
    assert again.code == "bracket_is_drawn"


def of_eight() -> Evening:
    """Eight in a bracket that pays six places; one has lost."""
    evening = heads_up(8, conditions=replace(HEADS_UP, prizes=bands((1, (40, 20, 15, 10, 9, 6)))))
    call_all(evening)
    lose(evening, 1, 0)
    return evening


def test_the_rest_of_a_round_is_owed_what_is_left_of_its_prizes() -> None:
    evening = of_eight()
    owed = list(unpaid(evening.state))
    assert [place for place, _, _ in owed] == [*range(1, 9)]
    assert sum(entry is not None for _, entry, _ in owed) == 1
    assert sum(cents for _, _, cents in owed) == evening.state.pool


def test_no_deal_is_made_while_somebody_out_shares_a_place_with_those_still_in() -> None:
    evening = of_eight()
    assert refused(evening, must_allow_deals).code == "deal_in_a_round"
    for pairing in (2, 3, 4):
        call_all(evening)
        lose(evening, pairing, 0)
    must_allow_deals(evening.state)


def test_it_is_told_alike_until_when_somebody_may_appear() -> None:
    evening = heads_up(2, BracketTerms(minutes_to_appear=5))
    call_all(evening)
    until = evening.now.utc_us + 5 * MINUTE_US
    evening.now = replace(evening.now, utc_us=evening.now.utc_us + 1)
    no = refused(evening, walk_over, 1, 1, evening.now)
    assert (no.code, no.details["until"]) == ("may_still_appear", until)


def test_a_round_that_a_later_correction_changes_changes_the_order_too() -> None:
    evening = Evening(replace(HEADS_UP, bracket=BracketTerms(bronze=True)), tables=3)
    evening.enter(4)
    evening.tell(record_draw(evening.state, (2, 4, 1, 3)))
    call_all(evening)
    lose(evening, 1, 1)
    lose(evening, 2, 0)
    for gone in (2, 4):
        evening.tell(leave(evening.state, gone, Departure.NO_SHOW, 0, evening.now))
    for winner in (1, 2):
        evening.tell(correct_match(evening.state, 1, winner, evening.now, cascade=True))
    evening.close()
    by_order = [group[0] for place in range(1, 5) if (group := evening.state.at_place(place))]
    assert by_order[1:] == evening.state.exits.in_order()[::-1]
