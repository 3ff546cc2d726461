"""The matches of an evening: draws, halves, calls, results and their corrections."""

from collections.abc import Sequence

import hypothesis.strategies as st

from tdapp.calls.tournament.brackets import (
    CallPairing,
    CallPairingBack,
    CallPairings,
    CorrectMatch,
    DivideTable,
    DrawBracket,
    HoldMatchClocks,
    LoseMatch,
    RecordDraw,
    StartMatchClocks,
    TakeDivider,
    WalkOver,
)
from tdapp.calls.tournament.event import StartClock
from tdapp.tournament.brackets.drawing import draw
from tdapp.tournament.matches.calling import next_calls
from tdapp.tournament.plan.bracket_terms import FEWEST
from tests.desk.playing import Calls, Playing, asked, of

ROUNDS, LATE = 4, 6
backs = st.sampled_from([("red", "blue"), ("red", "blue"), ("red", "Red")])


def brackets(now: Playing) -> Calls:
    """Whatever is done in a bracket; in another event all of it is refused."""
    event, matches = st.just(now.event), now.state.matches
    tables = of(sorted(now.state.seating.tables))
    called, won = of(sorted(matches.called)), of(sorted(matches.bracket.wins))
    playing = of(now.state.seating.entry_at.values())
    entries = sorted(now.state.in_play())
    by_hand = st.permutations(entries).map(as_drawn)
    return st.one_of(
        asked(DrawBracket, event),
        asked(RecordDraw, event, by_hand),
        asked(DivideTable, event, tables, backs),
        asked(TakeDivider, event, tables),
        asked(CallPairing, event, st.integers(1, 9), tables, st.integers(0, 2)),
        asked(CallPairings, event),
        asked(CallPairings, event),
        asked(CallPairingBack, event, called),
        asked(StartMatchClocks, event, st.just(()) | called.map(one_of_them)),
        asked(HoldMatchClocks, event, st.just(()) | called.map(one_of_them)),
        asked(LoseMatch, event, playing),
        asked(LoseMatch, event, playing),
        asked(LoseMatch, event, playing),
        asked(WalkOver, event, now.in_play()),
        asked(CorrectMatch, event, won, st.integers(1, 3), st.booleans()),
    )


def one_of_them(pairing: int) -> tuple[int, ...]:
    return (pairing,)


def as_drawn(ballots: Sequence[int]) -> tuple[int, ...]:
    """A whole draw with its byes, as it is recorded from a page."""
    return draw(ballots, (), {}, "ballots") if len(ballots) >= FEWEST else tuple(ballots)


def a_bracket(now: Playing) -> None:
    """It is drawn and played for a while; now and then a match was told for the wrong player."""
    event = now.event
    now.ask(DivideTable(event, 1, ("red", "blue")))
    if now.perhaps():
        now.ask(TakeDivider(event, 1))
    ballots = now.state.in_play()
    now.luck.shuffle(ballots)
    now.ask(now.one_of([DrawBracket(event), RecordDraw(event, as_drawn(ballots))]))
    now.ask(StartClock(event))
    for _ in range(ROUNDS):
        if now.perhaps():
            _one_is_called(now)
        now.ask(CallPairings(event))
        now.ask(StartMatchClocks(event))
        now.let_pass(now.one_of([1, LATE]))
        if now.perhaps():
            now.ask(HoldMatchClocks(event, tuple(now.state.matches.called)[:1]))
        for pairing in sorted(now.state.matches.called):
            players = [one for one in now.state.matches.bracket.sides(pairing) if one]
            now.ask(LoseMatch(event, now.luck.choice(players)))
        won = sorted(now.state.matches.bracket.wins)
        if won and not now.luck.randrange(ROUNDS):
            now.ask(CorrectMatch(event, now.luck.choice(won), 1, cascade=True))


def _one_is_called(now: Playing) -> None:
    """Two are called by themselves, and called back, or one of them does not come."""
    for due in next_calls(now.state)[:1] if now.state.matches.drawn else ():
        now.ask(CallPairing(now.event, due.pairing, due.where.table, due.where.half))
        absent = now.one_of(one for one in now.state.matches.bracket.sides(due.pairing) if one)
        if now.perhaps():
            now.ask(CallPairingBack(now.event, due.pairing))
        else:
            now.let_pass(now.one_of([1, LATE]))
            now.ask(WalkOver(now.event, absent))
