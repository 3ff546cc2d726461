"""Whoever lost the chips first has the worst place, whatever happens to waits and wall clocks."""

from collections.abc import Sequence

import hypothesis.strategies as st
import msgspec
from hypothesis import given

from tdapp.core.instant import MINUTE_US
from tdapp.tournament.exits.correcting import insert_exit
from tdapp.tournament.exits.eliminating import bust
from tests.tournament.evening import seated

FIELD = 7
out = st.permutations(range(1, FIELD))
minutes = st.lists(st.integers(-30, 2), min_size=FIELD, max_size=FIELD)


@given(out, st.sets(st.integers(1, FIELD - 1)), out, minutes)
def test_places_follow_the_order_in_which_chips_were_lost(
    lost: Sequence[int], waiting: set[int], declining: Sequence[int], stepped: Sequence[int]
) -> None:
    evening = seated(FIELD)
    for entry, step in zip(lost, stepped, strict=False):
        evening.tell(bust(evening.state, entry, evening.now, declined=entry not in waiting))
        wall_us = evening.now.utc_us + step * MINUTE_US
        evening.now = msgspec.structs.replace(evening.now, utc_us=wall_us)
    for entry in declining:
        if entry in waiting:
            evening.tell(bust(evening.state, entry, evening.now, declined=True))

    assert evening.state.exits.in_order() == list(lost)


def test_of_two_who_waited_the_first_to_lose_is_first_although_a_third_went_out_at_once() -> None:
    evening = seated(5)
    for entry, declined in ((1, False), (2, False), (3, True), (1, True), (2, True)):
        evening.tell(bust(evening.state, entry, evening.now, declined=declined))

    assert evening.state.exits.in_order() == [1, 2, 3]


def test_who_waits_may_be_put_before_an_exit_that_was_told_earlier() -> None:
    evening = seated(5)
    evening.bust(1)
    for entry in (2, 3):
        evening.tell(bust(evening.state, entry, evening.now))
    evening.tell(insert_exit(evening.state, 3, 1))
    evening.tell(bust(evening.state, 2, evening.now, declined=True))

    assert evening.state.exits.in_order() == [3, 1, 2]
