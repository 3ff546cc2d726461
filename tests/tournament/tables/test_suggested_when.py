"""Moves are suggested from the beginning of play on, and never of who has no chips."""

import pytest

from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.sales.selling import sell_rebuy
from tdapp.tournament.tables.suggesting import Suggestions, suggestions
from tests.tournament.evening import Evening
from tests.tournament.tables.moving import before_play, room, told


@pytest.mark.parametrize("players", [(9, 5), (9, 6, 2)])
def test_before_play_begins_nothing_is_moved_broken_or_halted(players: tuple[int, ...]) -> None:
    evening = before_play(*players)
    assert suggestions(evening.state) == Suggestions()

    evening.start()
    evening.pause()
    found = suggestions(evening.state)
    assert found.balancing is not None or found.breaks is not None


def test_a_player_out_shows_that_play_has_begun_where_the_clock_was_forgotten() -> None:
    evening = before_play(9, 5)
    evening.bust(14)
    assert suggestions(evening.state).balancing is not None


def mover(evening: Evening) -> int | None:
    balancing = suggestions(evening.state).balancing
    assert balancing is not None
    return balancing.moves[0].from_seat


def test_who_is_out_of_chips_is_passed_over_until_he_buys_again() -> None:
    evening = told()
    assert mover(evening) == 3
    evening.tell(bust(evening.state, 3, evening.now))
    assert set(evening.state.exits.out_of_chips) == {3}
    assert mover(evening) == 4
    evening.tell(sell_rebuy(evening.state, 3, 0, evening.now))
    assert mover(evening) == 3


def test_where_the_button_is_not_told_he_is_named_as_one_who_stays() -> None:
    evening = room(9, 6)
    evening.tell(bust(evening.state, 2, evening.now))
    balancing = suggestions(evening.state).balancing
    assert balancing is not None
    assert balancing.moves[0].not_from == (2,)
