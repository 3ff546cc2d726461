"""Who goes out, in words: seat, place and prize, and what else an act closes and decides."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.shown.money_words import sold_words
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.facts.exits import EntryBusted, EntryLeft
from tdapp.tournament.payouts.consequences import Following
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


def following_words(
    voice: Voice, state: Tournament, then: Following, name_of: Callable[[PersonId], str]
) -> list[str]:
    """What an act closes, whom it puts out and who wins by it, in sentences."""
    text, told = voice.text, list[str]()

    def name(entry: int) -> str:
        return name_of(state.entry(entry).person)

    if then.closed:
        told.append(text("set clock", "This closes {what}.", what=sold_words(voice, then.closed)))
    if then.out:
        who = ", ".join(map(name, then.out))
        told.append(text("set clock", "Eliminated without a re-buy: {who}.", who=who))
    if then.winner is not None:
        told.append(text("set clock", "{who} wins.", who=name(then.winner)))
    return told
