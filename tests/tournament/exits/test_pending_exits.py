"""At a table on hold nobody is out before the dispute ends; then exits stand as they were told."""

import pytest

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.table.seating.marking import hold_table
from tdapp.tournament.chips import average_stack
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.eliminating import bust, ended_waits
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.facts.exits import (
    Departure,
    EntryBusted,
    ExitPending,
    OutOfChips,
    PendingExitDropped,
)
from tdapp.tournament.payouts.paying import pay_prize
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tdapp.tournament.sales.selling import sell_rebuy
from tdapp.tournament.tables.arranging import free_table
from tests.tournament.evening import refused, seated
from tests.tournament.tables.moving import counted, disputed, free, room


def test_a_bust_at_a_table_on_hold_is_pending_without_a_place_and_with_its_seat() -> None:
    evening = disputed()
    (told,) = bust(evening.state, 5, evening.now, declined=True, hand="17")

    assert isinstance(told, ExitPending)
    assert (told.entry, told.hand, told.happened_us) == (5, "17", evening.now.utc_us)
    seat = evening.state.seating.seat_of[5]
    evening.tell([told])
    assert (evening.state.left, evening.state.place_of(5)) == (7, None)
    assert evening.state.seating.entry_at[seat] == 5
    assert counted(evening) == {1: 4, 2: 3}
    assert refused(evening, bust, 5, evening.now) == Refusal("exit_pending", entry=5, table=2)


def test_its_player_is_counted_until_the_end_of_the_hold() -> None:
    evening = disputed()
    before = average_stack(evening.state)
    evening.bust(5)

    assert before == 10_000
    assert evening.state.left == 7
    assert average_stack(evening.state) == 10_000
    assert evening.state.chips_in_play == 70_000


def test_freed_it_stands_where_it_was_told_between_the_exits_of_other_tables() -> None:
    evening = disputed()
    evening.bust(1, 5, 2)
    assert evening.state.places() == {1: 7, 2: 6}
    free(evening)

    assert evening.state.places() == {1: 7, 5: 6, 2: 5}
    assert 5 not in evening.state.seating.seat_of
    assert counted(evening) == {1: 2, 2: 2}


def test_one_typed_later_stands_where_it_happened() -> None:
    evening = disputed()
    evening.bust(1)
    evening.pass_us(10 * MINUTE_US)
    evening.bust(2)
    between = evening.now.utc_us - MINUTE_US
    evening.tell(bust(evening.state, 5, evening.now, happened_us=between, declined=True))
    free(evening)

    assert evening.state.exits.in_order() == [1, 5, 2]


def test_who_the_dispute_leaves_in_plays_on_and_the_others_are_out() -> None:
    evening = disputed()
    evening.bust(5, 6)
    told = free_table(evening.state, 2, (5,))
    assert [type(one) for one in told[1:]] == [PendingExitDropped, EntryBusted]
    evening.tell(told)

    assert evening.state.places() == {6: 7}
    assert evening.state.seating.seat_of[5].table == 2
    evening.bust(5)
    assert evening.state.places() == {6: 7, 5: 6}
    wrong = refused(disputed(), free_table, 2, (1,))
    assert wrong == Refusal("exit_not_pending", entry=1, table=2)


def test_several_of_one_hand_keep_their_order() -> None:
    evening = disputed()
    outs = [
        EliminatedPlayer(entry=5, table=2, stack=100, cards=(4,)),
        EliminatedPlayer(entry=6, table=2, stack=100, cards=(9,)),
        EliminatedPlayer(entry=1, table=1, stack=50),
    ]
    evening.tell(bust_together(evening.state, outs, evening.now, declined=True))
    assert set(evening.state.exits.pending) == {5, 6}
    free(evening)

    assert evening.state.exits.in_order() == [1, 5, 6]


def test_leaving_a_table_on_hold_is_pending_too_and_its_chips_go_later() -> None:
    evening = disputed()
    evening.tell(leave(evening.state, 6, Departure.DISQUALIFIED, 4_000, evening.now))
    assert evening.state.chips_in_play == 70_000
    again = refused(evening, leave, 6, Departure.WITHDRAWN, 0, evening.now)
    assert again == Refusal("exit_pending", entry=6, table=2)
    free(evening)

    assert evening.state.exits.by_entry[6].departure is Departure.DISQUALIFIED
    assert evening.state.chips_in_play == 66_000


def test_who_may_buy_again_waits_for_that_first_and_then_for_the_end_of_the_dispute() -> None:
    evening = disputed()
    (first,) = evening.tell(bust(evening.state, 5, evening.now))
    assert isinstance(first, OutOfChips)
    evening.bust(1)
    evening.pass_us(90 * MINUTE_US)
    evening.tell(ended_waits(evening.state, evening.now))
    assert set(evening.state.exits.pending) == {5}
    assert not ended_waits(evening.state, evening.now)
    free(evening)

    assert evening.state.exits.in_order() == [5, 1]


def test_closing_the_field_leaves_who_waited_at_a_table_on_hold_pending() -> None:
    evening = disputed()
    evening.tell(bust(evening.state, 5, evening.now))
    evening.close()

    assert set(evening.state.exits.pending) == {5}


def test_nothing_is_sold_to_who_is_out_when_the_dispute_ends() -> None:
    evening = disputed()
    evening.bust(5)

    sold = refused(evening, sell_rebuy, 5, 0, evening.now)
    assert sold == Refusal("exit_pending", entry=5, table=2)


def test_no_prize_is_paid_while_an_earlier_exit_has_no_place() -> None:
    evening = room(5, 1)
    evening.tell(hold_table(evening.state, 2))
    evening.close()
    evening.bust(1, 2, 3, 6, 4)
    assert evening.state.place_of(4) == 3
    assert refused(evening, pay_prize, 3) == Refusal("places_pending", table=2)
    free(evening)

    assert evening.state.places() == {1: 6, 2: 5, 3: 4, 6: 3, 4: 2, 5: 1}
    evening.tell(pay_prize(evening.state, 2))


def test_no_exit_is_freed_into_a_place_that_was_paid() -> None:
    evening = room(5, 1)
    evening.pass_us(1)
    evening.close()
    evening.bust(1, 2, 3, 4)
    evening.tell(pay_prize(evening.state, 3))
    evening.tell(hold_table(evening.state, 2))
    earlier = evening.now.utc_us - 1
    evening.tell(bust(evening.state, 6, evening.now, happened_us=earlier, declined=True))

    assert refused(evening, free_table, 2) == Refusal("prize_paid", place=3, entry=4)
    evening.tell(free_table(evening.state, 2, (6,)))


def test_somebody_with_chips_always_stays() -> None:
    evening = disputed()
    evening.bust(5, 6, 1, 2, 3, 4)

    assert refused(evening, bust, 7, evening.now) == Refusal("last_one_left", entry=7)


def test_a_late_exit_there_is_pending() -> None:
    evening = disputed()
    evening.bust(1, 2)
    evening.tell(insert_exit(evening.state, 6, 2))
    assert set(evening.state.exits.pending) == {6}
    free(evening)

    assert evening.state.exits.in_order() == [1, 6, 2]


def test_an_exit_there_that_is_not_pending_does_not_fit_the_record() -> None:
    evening = disputed()
    seat = evening.state.seating.seat_of[5]

    with pytest.raises(Contradiction, match="table_on_hold"):
        evening.tell([EntryBusted(5, seat, 1)])
    with pytest.raises(Contradiction, match="table_not_on_hold"):
        evening.tell([ExitPending(entry=1, seat=evening.state.seating.seat_of[1], level=1)])


def test_a_late_exit_keeps_its_hand_while_it_is_pending_and_after() -> None:
    evening = seated(6)
    evening.bust(1)
    table = evening.state.seating.seat_of[2].table
    evening.tell(hold_table(evening.state, table))
    evening.tell(insert_exit(evening.state, 2, 1, hand="41"))
    assert evening.state.exits.pending[2].hand == "41"
    evening.tell(free_table(evening.state, table))
    assert evening.state.exits.by_entry[2].hand == "41"
    assert evening.state.exits.in_order() == [2, 1]
