"""Who goes out, in words: from which seat, in which place, and what that place wins."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.prizes import share_of
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


def place_words(voice: Voice, facts: Sequence[Event], state: Tournament) -> str:
    """The seat, place and prize of who went out last by these facts; empty where nobody did."""
    outs = [fact for fact in facts if isinstance(fact, EntryBusted | EntryLeft)]
    place = state.place_of(outs[-1].entry) if outs else None
    if place is None:
        return ""
    said = voice.text("done", "{place} place, provisional")
    if state.entries.closed:
        said = voice.text("done", "{place} place")
    seat = outs[-1].seat
    parts = ("" if seat is None else str(seat), said.format(place=voice.ordinal(place)))
    return "".join(f", {part}" for part in (*parts, _prize(voice, state, outs[-1].entry)) if part)


def _prize(voice: Voice, state: Tournament, entry: int) -> str:
    """What the posted list gives, or that it gives nothing."""
    if not state.prizes.posted:
        return ""
    try:
        share = share_of(state, entry)
    except Refusal:
        return voice.text("done", "prize not decided")
    if not share.cash and share.item is None:
        return voice.text("done", "no prize")
    return prize_words(voice, share)
