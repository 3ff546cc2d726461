"""Who is away, in words: since when, and how long the hand waits by rulebook or conditions."""

from collections.abc import Sequence

from tdapp.core.refusal import Refusal
from tdapp.shown.entry_facts import NameOf
from tdapp.table.geometry.button import Basis
from tdapp.table.seating.coming_hand import coming_hand
from tdapp.table.seating.marking import Absence
from tdapp.tournament.tables.absent import hand_is_live
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


def away_since(voice: Voice, state: Tournament, entry: int) -> str:
    """Since when a player is away."""
    since_us = state.attendance.away[entry]
    return voice.text("floor", "away since {time}", time=voice.time(since_us))


def hand_words(voice: Voice, state: Tournament, entry: int) -> str:
    """How long the hand of a player who is away waits for him, with the rule that says so."""
    text = voice.text
    rule = state.conditions.rules.absent_hand.rule
    ordinary, last = (hand_is_live(state, dealt=True, last_blind=one) for one in (False, True))
    posts_last = _posts_last_blind(state, entry)
    if posts_last is None and ordinary != last:
        said = text("floor", "hand folded once dealt; big blind's in turn")
    elif last if posts_last else ordinary:
        said = text("floor", "hand folded at its turn")
    else:
        said = text("floor", "hand folded once all have cards")
    return text("floor", "{said} ({rule})", said=said, rule=rule)


def all_away(voice: Voice, state: Tournament, absent: Sequence[Absence], name_of: NameOf) -> str:
    """How many are away, and who it is the longest."""
    first = absent[0]
    said = voice.text("floor", "{name}, {seat}, has been away since {time}")
    if len(absent) > 1:
        said = voice.text("floor", "Away: {count}; longest {name}, {seat}, since {time}")
    return said.format(
        count=len(absent),
        name=name_of(state.entry(first.entry).person),
        seat=first.seat,
        time=voice.time(first.since_us),
    )


def _posts_last_blind(state: Tournament, entry: int) -> bool | None:
    """Whether a player has the big blind in the coming hand; None unless blinds were told."""
    seat = state.seating.seat_of[entry]
    try:
        coming = coming_hand(state, seat.table)
    except Refusal:
        return None
    if not coming.known or coming.hand.basis is Basis.BUTTON:
        return None
    return coming.hand.big_blind == seat.seat
