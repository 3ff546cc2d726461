"""Acts that make no sense, among some that do."""

from functools import cache

import hypothesis.strategies as st

from tdapp.core.ids import PersonId, StreamId
from tdapp.desk.call import Call
from tdapp.desk.clock_calls import AddTime, GoToLevel, SetClock
from tdapp.desk.exit_calls import Bust, Reinstate
from tdapp.desk.house_calls import InstallTable, SetTableState
from tdapp.desk.prize_calls import ChangePrizes, PayPrize, PostPrizes
from tdapp.desk.sales_calls import Rebuy, Register
from tdapp.desk.seat_calls import DrawSeats
from tdapp.desk.tournament_calls import (
    Announce,
    CloseTable,
    Finish,
    OpenTable,
    PauseClock,
    StartClock,
)
from tdapp.floor.house_events import TableState
from tdapp.floor.seats import Seat
from tdapp.tournament.plan.levels import MINUTE_US
from tests.desk.evening import SMALL

DAY_US = 24 * 60 * MINUTE_US
PERSONS = [PersonId(f"person {number}") for number in range(1, 9)]


@cache
def any_call(event: StreamId, house: StreamId) -> st.SearchStrategy[Call]:
    """Any act, sensible or not."""
    numbers = st.integers(-1, 8)
    times = st.integers(-2 * DAY_US, 2 * DAY_US) | st.integers(-1, 1)
    of_event, at = st.just(event), st.just(house)
    return st.one_of(
        st.builds(InstallTable, at, numbers, st.integers(0, 14)),
        st.builds(SetTableState, at, numbers, st.sampled_from(TableState)),
        st.builds(Announce, of_event, st.just(SMALL)),
        st.builds(OpenTable, of_event, at, numbers),
        st.builds(Register, of_event, st.sampled_from(PERSONS)),
        st.builds(Rebuy, of_event, numbers, st.integers(-1, 501)),
        st.builds(DrawSeats, of_event),
        st.builds(Bust, of_event, numbers),
        st.builds(Reinstate, of_event, numbers, st.builds(Seat, numbers, numbers)),
        st.builds(PostPrizes, of_event),
        st.builds(ChangePrizes, of_event, st.lists(st.integers(-1, 9999), max_size=3).map(tuple)),
        st.builds(PayPrize, of_event, numbers),
        st.builds(Finish, of_event, at),
        st.builds(CloseTable, of_event, at, numbers),
        st.builds(SetClock, of_event, numbers, times),
        st.builds(AddTime, of_event, times),
        st.builds(GoToLevel, of_event, numbers),
        st.builds(StartClock, of_event),
        st.builds(PauseClock, of_event),
    )
