"""Acts that make no sense, among some that do: of every kind that the desk knows."""

import dataclasses
from collections.abc import Mapping
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import hypothesis.strategies as st
import msgspec

from tdapp.calls.cash.days import BeginCashDay, EndCashDay
from tdapp.calls.house.notices import RaiseDuties, SettleDuties
from tdapp.calls.house.papers import SpoilHousePaper
from tdapp.calls.house.room import BeginDay, EndDay, NoteDenied, NoteRefused
from tdapp.calls.house.staff import StaffCall
from tdapp.calls.house.trading_days import TradingDays
from tdapp.calls.jackpot.days import BeginJackpotDay, EndJackpotDay
from tdapp.calls.tournament.clock import HoldClock
from tdapp.calls.tournament.papers import SpoilPaper
from tdapp.core.ids import ActionId, PersonId, StaffId, StreamId
from tdapp.core.instant import MINUTE_US
from tdapp.desk.call import Call
from tdapp.house.cage_events import CageTerms
from tdapp.poker.variants.variant import Variant
from tdapp.table.geometry.seats import Seat
from tdapp.table.hands.games import GamePlayed
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart
from tests.desk.evening import answering
from tests.desk.known_calls import known_calls
from tests.desk.programmes import PROGRAMMES
from tests.tournament.hands.feature_table import game, variant

CASH, POOLS = StreamId("cash-1"), StreamId("jackpot-1")
DAY_US = 24 * 60 * MINUTE_US
PERSONS = [PersonId(f"person {number}") for number in range(1, 17)]
DONE_BY_THE_PROGRAM = frozenset(
    {
        *(EndDay, BeginDay, NoteDenied, NoteRefused, HoldClock, RaiseDuties, SettleDuties),
        *(SpoilPaper, SpoilHousePaper, EndCashDay, BeginCashDay),
        *(EndJackpotDay, BeginJackpotDay),
    }
)
"""Nobody asks for these.

`GamingDay`, `CashDay` and `JackpotDay` end days, the desk notes tries, `Clockwork` holds clocks,
`NoticeWatch` finds what has to be told, and `PaperDesk` notes what did not come out.
"""

numbers = st.integers(-1, 14)
times = st.integers(-2 * DAY_US, 2 * DAY_US) | st.integers(-1, 1)
OF_TYPE: Mapping[Any, st.SearchStrategy[Any]] = {
    bool: st.booleans(),
    int: numbers | numbers | st.integers(-1, 9999),
    str: st.sampled_from(["", "a word", "pool", "fee"]),
    type(None): st.none(),
    PersonId: st.sampled_from(PERSONS),
    CageTerms: st.just(CageTerms()),
    TradingDays: st.builds(TradingDays, ends=st.integers(0, 1_439)),
    StaffId: st.sampled_from([StaffId("ann"), StaffId("director")]),
    StreamId: st.sampled_from([StreamId("event 1"), StreamId("nowhere")]),
    ActionId: st.builds("act {}".format, numbers),
    Seat: st.builds(Seat, numbers, numbers),
    GamePlayed: st.builds(game),
    Variant: st.builds(variant, st.just("holdem")),
    PlannedStart: st.builds(
        PlannedStart, st.dates(), st.just("20:00"), st.sampled_from(["Australia/Sydney", "nowhere"])
    ),
    Conditions: st.sampled_from(sorted(PROGRAMMES)).map(PROGRAMMES.__getitem__),
}
NOTHING: Mapping[str, st.SearchStrategy[Any]] = {}


@cache
def any_call(event: StreamId, house: StreamId) -> st.SearchStrategy[Call]:
    """Any act, sensible or not."""
    return st.one_of([any_of_kind(kind, event, house) for kind in kinds()])


def kinds() -> list[type[Call]]:
    """The acts that somebody can ask for; but no staff, which would end the built-in director."""
    return [
        kind
        for kind in known_calls()
        if kind not in DONE_BY_THE_PROGRAM and not issubclass(kind, StaffCall)
    ]


def any_of_kind(kind: type[Call], event: StreamId, house: StreamId) -> st.SearchStrategy[Call]:
    """An act of one kind with any values that its fields can have."""
    events = st.lists(st.just(event), max_size=2).map(lambda some: answering(*some))
    given = {"event": st.just(event), "events": events, "room": st.just(CASH)}
    given["jackpots"] = st.just(POOLS)
    if get_type_hints(kind).get("house") is StreamId:
        given["house"] = st.just(house)
    return _built(kind, given)


def _built(
    kind: type[Any], given: Mapping[str, st.SearchStrategy[Any]] = NOTHING
) -> st.SearchStrategy[Any]:
    hints = get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        names = [field.name for field in dataclasses.fields(kind)]
    else:
        names = list(kind.__struct_fields__)
    others = {name: _any(hints[name], name) for name in names if name not in given}
    own = {name: given[name] for name in names if name in given}
    return st.builds(kind, **own, **others)


def _any(hint: Any, name: str = "") -> st.SearchStrategy[Any]:  # noqa: C901, PLR0911
    if hint is int and name.endswith("_us"):
        return times
    if hint in OF_TYPE:
        return OF_TYPE[hint]
    within = get_args(hint)
    match get_origin(hint):
        case found if found is Annotated:
            return _any(within[0], name)
        case found if found in {Union, UnionType}:
            return st.one_of([_any(one, name) for one in within])
        case found if found is frozenset or (found is tuple and within[-1] is ...):
            return st.lists(_any(within[0]), max_size=3).map(found)
        case found if found is tuple:
            return st.tuples(*map(_any, within))
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    if issubclass(hint, msgspec.Struct) or dataclasses.is_dataclass(hint):
        return _built(hint)
    raise TypeError(hint)
