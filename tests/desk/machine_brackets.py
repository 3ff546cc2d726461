"""The matches of an evening: draws, halves, calls, results and their corrections."""

import hypothesis.strategies as st

from tdapp.calls.tournament.brackets import (
    CallPairing,
    CallPairingBack,
    CallPairings,
    CorrectMatch,
    DivideTable,
    DrawBracket,
    LoseMatch,
    RecordDraw,
    TakeDivider,
    WalkOver,
)
from tdapp.calls.tournament.event import StartClock
from tests.desk.playing import Calls, Playing, asked, of

ROUNDS = 4
backs = st.sampled_from([("red", "blue"), ("red", "blue"), ("red", "Red")])


def brackets(now: Playing) -> Calls:
    """Whatever is done in a bracket; in another event all of it is refused."""
    event, matches = st.just(now.event), now.state.matches
    tables = of(sorted(now.state.seating.tables))
    called, won = of(sorted(matches.called)), of(sorted(matches.bracket.wins))
    playing = of(now.state.seating.entry_at.values())
    entries = sorted(now.state.in_play())
    by_hand = st.permutations(entries).map(tuple)
    return st.one_of(
        asked(DrawBracket, event),
        asked(RecordDraw, event, by_hand),
        asked(DivideTable, event, tables, backs),
        asked(TakeDivider, event, tables),
        asked(CallPairing, event, st.integers(1, 9), tables, st.integers(0, 2)),
        asked(CallPairings, event),
        asked(CallPairings, event),
        asked(CallPairingBack, event, called),
        asked(LoseMatch, event, playing),
        asked(LoseMatch, event, playing),
        asked(LoseMatch, event, playing),
        asked(WalkOver, event, now.in_play()),
        asked(CorrectMatch, event, won, st.integers(1, 3), st.booleans()),
    )


def a_bracket(now: Playing) -> None:
    """It is drawn and played for a while; now and then a match was told for the wrong player."""
    now.ask(DivideTable(now.event, 1, ("red", "blue")))
    now.ask(DrawBracket(now.event))
    now.ask(StartClock(now.event))
    for _ in range(ROUNDS):
        now.ask(CallPairings(now.event))
        for pairing in sorted(now.state.matches.called):
            players = [one for one in now.state.matches.bracket.sides(pairing) if one]
            now.ask(LoseMatch(now.event, now.luck.choice(players)))
        won = sorted(now.state.matches.bracket.wins)
        if won and not now.luck.randrange(ROUNDS):
            now.ask(CorrectMatch(now.event, now.luck.choice(won), 1, cascade=True))
