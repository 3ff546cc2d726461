"""An exit told of the wrong player, where one of the two sits at a table on hold."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.rules.presence_rules import Offence
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.exits.leaving import leave
from tdapp.tournament.exits.together import bust_together
from tdapp.tournament.exits.wrong_player import pass_on
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.tournament.evening import Evening, refused
from tests.tournament.tables.moving import disputed, free


def passed(evening: Evening, wrong: int, right: int) -> None:
    evening.tell(pass_on(evening.state, wrong, right, seed="1"))


def told_of(evening: Evening, entry: int) -> tuple[Departure | None, int, Offence | None]:
    """How an entry is out."""
    out = evening.state.exits.by_entry[entry]
    return out.departure, out.chips, out.offence


def test_a_pending_exit_passes_to_who_lost_his_chips_and_stays_where_it_was_told() -> None:
    evening = disputed()
    evening.bust(1)
    evening.tell(bust(evening.state, 6, evening.now, declined=True, hand="41"))
    evening.bust(2)
    seat = evening.state.seating.seat_of[7]
    passed(evening, 6, 7)

    (told,) = evening.state.exits.pending.values()
    assert (told.entry, told.seat, told.hand) == (7, seat, "41")
    assert pending_at(evening.state, 2) == [told]
    free(evening)
    assert evening.state.exits.in_order() == [1, 7, 2]
    assert 6 in evening.state.seating.seat_of


@pytest.mark.parametrize("wrong", [5, 6])
def test_who_shared_the_place_shares_it_with_the_right_one(wrong: int) -> None:
    evening = disputed()
    outs = [EliminatedPlayer(entry=entry, table=2, stack=100, cards=(9,)) for entry in (5, 6)]
    evening.tell(bust_together(evening.state, outs, evening.now, declined=True))
    evening.tell(reorder(evening.state, ((5, 6),)))
    evening.bust(1)
    passed(evening, wrong, 7)
    free(evening)

    stays = 11 - wrong
    assert evening.state.places() == {stays: 6, 7: 6, 1: 5}
    out = evening.state.exits.by_entry[7].told
    assert out is not None
    assert (out.entry, out.table) == (7, 2)


def test_an_exit_of_another_table_becomes_pending_and_the_wrong_one_sits_down_again() -> None:
    evening = disputed()
    evening.bust(1, 2)
    seat = evening.state.exits.by_entry[1].seat
    passed(evening, 1, 7)

    assert set(evening.state.exits.pending) == {7}
    assert (evening.state.seating.seat_of[1], evening.state.places()) == (seat, {2: 7})
    free(evening)
    assert evening.state.places() == {7: 7, 2: 6}


def test_a_pending_exit_that_was_of_another_table_is_one_at_once() -> None:
    evening = disputed()
    evening.bust(1, 6, 2)
    passed(evening, 6, 3)

    assert not evening.state.exits.pending
    assert evening.state.exits.in_order() == [1, 3, 2]
    assert evening.state.seating.seat_of[6].table == 2


def test_a_disqualification_passes_with_its_chips_and_its_offence() -> None:
    evening = disputed()
    told = leave(
        evening.state,
        6,
        Departure.DISQUALIFIED,
        4_000,
        evening.now,
        offence=Offence.HIDING_CHIPS,
    )
    evening.tell(told)
    passed(evening, 6, 1)
    assert told_of(evening, 1) == (Departure.DISQUALIFIED, 4_000, Offence.HIDING_CHIPS)
    assert evening.state.chips_in_play == 66_000
    passed(evening, 1, 7)
    assert evening.state.chips_in_play == 70_000
    free(evening)
    assert told_of(evening, 7) == (Departure.DISQUALIFIED, 4_000, Offence.HIDING_CHIPS)


def test_it_passes_to_nobody_who_is_out_pending_or_without_chips_himself() -> None:
    evening = disputed()
    evening.bust(5, 6, 1)
    evening.tell(bust(evening.state, 7, evening.now))
    assert set(evening.state.exits.out_of_chips) == {7}

    assert refused(evening, pass_on, 5, 6) == Refusal("exit_pending", entry=6, table=2)
    assert refused(evening, pass_on, 5, 1) == Refusal("already_out", entry=1)
    assert refused(evening, pass_on, 5, 7) == Refusal("may_buy_again", entry=7)
    assert refused(evening, pass_on, 4, 3) == Refusal("not_out", entry=4)
