"""Exits of an evening: singly and together, at once and later, and corrected."""

import hypothesis.strategies as st

from tdapp.calls.tournament.bounties import TellTakers
from tdapp.calls.tournament.clock import GiveTimeTokens, SetShotClock, UseTimeToken
from tdapp.calls.tournament.exits import (
    Bust,
    BustTogether,
    EndWaits,
    InsertExit,
    Leave,
    PassExitOn,
    Reinstate,
    ReorderExits,
)
from tdapp.calls.tournament.hand_for_hand import (
    AnnounceRound,
    BeginHandForHand,
    DealNextHand,
    EliminateLowest,
    EndHandForHand,
    EndRound,
    ReportTable,
    TellPractice,
)
from tdapp.table.facts.chips import Lot
from tdapp.tournament.facts.exits import Departure
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.reckoning.ties import EliminatedPlayer
from tests.desk.playing import Calls, Playing, asked, of, several

hands = st.sampled_from([None, "hand 7"])
chips = st.sampled_from([100, 100, 200, None])


def exits(now: Playing) -> Calls:
    """Players lose their last chips, or leave otherwise."""
    event, waiting = st.just(now.event), of(sorted(now.state.exits.out_of_chips))
    together = several(sorted(now.state.seating.seat_of), least=2, most=4)
    outs = together.flatmap(lambda entries: st.tuples(*map(told_of, entries)))
    return st.one_of(
        asked(Bust, event, now.seated(), st.booleans(), hands),
        asked(Bust, event, waiting, st.booleans()),
        asked(BustTogether, event, outs, hands, st.just(value=True)),
        asked(BustTogether, event, outs, hands, st.booleans()),
        asked(Leave, event, now.in_play(), st.sampled_from(Departure), st.integers(0, 600)),
        asked(EndWaits, event),
        asked(TellTakers, event, now.out(), several(now.state.entries.by_number, most=2)),
    )


def corrections(now: Playing) -> Calls:
    """Exits that were wrong, forgotten, out of order, or another's."""
    event, out = st.just(now.event), now.out()
    groups = several(now.state.exits.in_order(), least=2, most=4).flatmap(in_groups)
    return st.one_of(
        asked(Reinstate, event, out, st.none() | now.free_seats()),
        asked(Reinstate, event, out),
        asked(InsertExit, event, now.seated(), out, hands),
        asked(ReorderExits, event, groups),
        asked(PassExitOn, event, out, now.seated(), st.none() | now.free_seats()),
    )


def hand_for_hand(now: Playing) -> Calls:
    """Tables play one hand and wait for each other; some of it is told wrongly."""
    event, on = st.just(now.event), now.state.hand_for_hand
    entries = sorted(now.state.exits.pending)
    told = st.tuples(*map(told_of, entries))
    return st.one_of(
        asked(BeginHandForHand, event, st.integers(0, 3), st.none() | st.integers(1, 4)),
        asked(BeginHandForHand, event, soft=st.booleans()),
        asked(TellPractice, event, st.booleans()),
        asked(ReportTable, event, of(on.playing(now.state.seating)), told),
        asked(ReportTable, event, of(on.playing(now.state.seating))),
        asked(DealNextHand, event, told, st.booleans()),
        asked(EndHandForHand, event, told),
        asked(
            AnnounceRound,
            event,
            st.sampled_from(RoundKind),
            several(now.state.seating.tables),
            st.sampled_from([(), (Lot(100, 5),)]),
            st.sampled_from(["", "Cap"]),
            st.booleans(),
        ),
        asked(EndRound, event, now.tables(), st.none() | now.seated()),
        asked(EliminateLowest, event, now.tables(), st.just(())),
        asked(SetShotClock, event, st.sampled_from([0, 10, 20, 30]), st.booleans()),
        asked(UseTimeToken, event, now.in_play(), st.integers(0, 2)),
        asked(GiveTimeTokens, event, st.integers(0, 3)),
    )


def told_of(entry: int) -> st.SearchStrategy[EliminatedPlayer]:
    """What is told of one who went out with others: enough for every house, and often level."""
    return st.builds(
        EliminatedPlayer,
        entry=st.just(entry),
        table=st.just(1),
        stack=chips,
        put_in=chips,
        all_in=chips,
        all_in_order=st.just(entry),
        from_button=st.integers(0, 3),
        cards=st.lists(st.integers(2, 14), min_size=1, max_size=2).map(tuple),
        ruled=st.integers(1, 3),
    )


def in_groups(entries: tuple[int, ...]) -> st.SearchStrategy[tuple[tuple[int, ...], ...]]:
    """These in the order drawn, each alone or some of them level."""
    alone = tuple((entry,) for entry in entries)
    level = (entries[:2], *((entry,) for entry in entries[2:]))
    return st.sampled_from([alone, level, (entries,)])
