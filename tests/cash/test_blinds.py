"""Who is not dealt in at a cash table, what that costs by each house, and how it ends."""

import pytest

from tdapp.calls.cash.presence import AwaitBlind, DealOut
from tdapp.cash.blinds.coming_hands import coming_hand
from tdapp.cash.facts.blinds import CameIn
from tdapp.rules.coming_in import NOTHING_OWED, Posts
from tests.cash.floor import BECAUSE, at, away, back, blinds, come_in, move, posts, refused, under
from tests.cash.room import ROOM, CashRoom

NEWCOMERS = {
    "star": Posts(500, may_wait=True),
    "crown": Posts(500, may_wait=True),
    "adelaide": Posts(500, may_wait=True),
}


def after_a_lap(room: CashRoom) -> None:
    """The blinds come round among seats 1, 3, 5 and 7, and stand on 3 and 5 in the end."""
    for button, small, big in [(1, 3, 5), (3, 5, 7), (5, 7, 1), (7, 1, 3), (1, 3, 5)]:
        blinds(room, button, small, big)


@pytest.mark.parametrize("house", NEWCOMERS)
def test_a_newcomer_posts_once_the_first_lap_is_over(house: str) -> None:
    """STAR 8.8.5, CROWN 8.10, ADELAIDE 66a."""
    with under(house, (1, 3, 5, 7)) as room:
        after_a_lap(room)
        sitting = room.sit(9, 1, 8)
        assert posts(room, sitting) == NEWCOMERS[house]
        assert coming_hand(room.state, 1).sits_out == {8}
        come_in(room, sitting)
        assert coming_hand(room.state, 1).sits_out == frozenset()
        with refused("dealt_in"):
            come_in(room, sitting)


def test_in_the_first_lap_a_newcomer_is_dealt_in_for_nothing() -> None:
    """ADELAIDE 66a(i); who sat when the game began is asked nothing anywhere."""
    with under("adelaide", (1, 3, 5, 7)) as room:
        assert room.state.blinds.owed.get(at(room, 3)) is None
        blinds(room, 1, 3, 5)
        sitting = room.sit(9, 1, 8)
        assert posts(room, sitting) == NOTHING_OWED
        assert sitting not in room.state.blinds.owed


def test_at_crown_nobody_new_is_dealt_in_on_the_button() -> None:
    """CROWN 8.10: unless he comes from a closed game or as directed."""
    with under("crown", (1, 3, 5, 7)) as room:
        after_a_lap(room)
        blinds(room, 3, 5, 7)
        room.station.do(DealOut(ROOM, at(room, 5)))
        room.leave(at(room, 5), 20_000)
        sitting = room.sit(9, 1, 5)
        assert coming_hand(room.state, 1).button == 5
        with refused("no_cards_yet"):
            come_in(room, sitting)
        blinds(room, 5, 7, 1)
        come_in(room, sitting)


def test_in_tasmania_the_blinds_pass_a_newcomer_before_he_is_dealt_in() -> None:
    """TAS C19.7."""
    with under("tasmania", (1, 3, 5, 7)) as room:
        after_a_lap(room)
        sitting = room.sit(9, 1, 4)
        with refused("no_cards_yet"):
            come_in(room, sitting)
        blinds(room, 3, 5, 7)
        assert posts(room, sitting).live == 500
        come_in(room, sitting)


MISSED = {
    "star": (500, 200),
    "crown": (500, 200),
    "tasmania": (500, 0),
    "adelaide": (500, 200),
}


@pytest.mark.parametrize("house", MISSED)
def test_who_missed_both_blinds_posts_them_or_waits(house: str) -> None:
    """STAR 8.8.3, CROWN 8.9.3, TAS C19.10, ADELAIDE 67a."""
    with under(house, (1, 3, 5, 7)) as room:
        blinds(room, 1, 3, 5)
        sitting = at(room, 7)
        away(room, 7)
        blinds(room, 3, 5, 1)
        blinds(room, 5, 1, 3)
        owed = room.state.blinds.owed[sitting]
        assert (owed.small, owed.big) == (1, 1)
        with refused("not_at_the_seat"):
            come_in(room, sitting)
        back(room, 7)
        due = posts(room, sitting)
        assert (due.live, due.dead, due.may_wait) == (*MISSED[house], True)
        come_in(room, sitting)
        assert sitting not in room.state.blinds.owed


def test_who_waits_is_dealt_in_with_the_big_blind_and_posts_nothing_else() -> None:
    with under("adelaide", (1, 3, 5, 7)) as room:
        after_a_lap(room)
        sitting = room.sit(9, 1, 2)
        room.station.do(AwaitBlind(ROOM, room.rules, sitting))
        with refused("waits_already"):
            room.station.do(AwaitBlind(ROOM, room.rules, sitting))
        for button, small, big in [(3, 5, 7), (5, 7, 1)]:
            blinds(room, button, small, big)
            assert sitting in room.state.blinds.owed
        assert coming_hand(room.state, 1).big_blind == 2
        blinds(room, 7, 1, 2)
        assert sitting not in room.state.blinds.owed


def test_a_manager_excuses_a_newcomer_at_crown_with_a_reason() -> None:
    """CROWN 8.10: it is the manager who may require him to post."""
    with under("crown", (1, 3, 5, 7)) as room:
        after_a_lap(room)
        sitting = room.sit(9, 1, 8)
        come_in(room, sitting, BECAUSE)
        assert room.station.recorded(ROOM)[-1].event == CameIn(sitting, 1)


@pytest.mark.parametrize(("to", "owed"), [(4, 0), (6, 500)])
def test_more_than_two_live_seats_clockwise_cost_a_blind(to: int, owed: int) -> None:
    """STAR 8.8.4: from seat 1 past 2 and 3, or past 2, 3 and 5."""
    with under("star", (1, 2, 3, 5, 7, 8)) as room:
        for button, small, big in [(5, 7, 8), (7, 8, 1), (8, 1, 2), (1, 2, 3), (5, 7, 8)]:
            blinds(room, button, small, big)
        sitting = at(room, 1)
        move(room, sitting, 1, to)
        assert posts(room, sitting).live == owed


def test_a_move_towards_the_blinds_costs_nothing() -> None:
    with under("star", (1, 2, 3, 5, 7, 8)) as room:
        blinds(room, 1, 2, 3)
        sitting = at(room, 2)
        move(room, sitting, 1, 6)
        assert sitting in room.state.blinds.owed or posts(room, sitting) == NOTHING_OWED
        other = at(room, 8)
        move(room, other, 1, 4)
        assert posts(room, other) == NOTHING_OWED


def test_who_is_dealt_out_misses_what_goes_by_and_is_asked_for_it() -> None:
    with under("star", (1, 3, 5, 7)) as room:
        blinds(room, 1, 3, 5)
        sitting = at(room, 7)
        room.station.do(DealOut(ROOM, sitting))
        with refused("dealt_out_already"):
            room.station.do(DealOut(ROOM, sitting))
        assert posts(room, sitting) == NOTHING_OWED
        blinds(room, 3, 5, 1)
        assert posts(room, sitting).live == 500
        come_in(room, sitting)
