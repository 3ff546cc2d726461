"""A bracket laid out in columns: where each pairing stands, what leads into it, and its words."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from tdapp.core.names import parted
from tdapp.screens.bracket_facts import AT_A_TABLE
from tdapp.tournament.brackets.bracket import BYE
from tdapp.tournament.brackets.layout import Part
from tdapp.tournament.matches.pairings import PairingState, ShownPairing, ShownRound
from tdapp.tournament.plan.bracket_terms import BracketTerms, FirstButton
from tdapp.voice.voice import NONE, Voice

NameOf = Callable[[int], str]
"""The name of the player of an entry."""
APART = 1.5
"""So many rows are between the winners' part and the losers', and between the latter's boxes."""


class BracketBox(NamedTuple):
    """A pairing at its place: `column` from the left, `row` from the top, both from 0.

    A row is one pairing of the first round. `feeds` are the pairings whose winners meet in it.
    """

    shown: ShownPairing
    column: int
    row: float
    feeds: tuple[int, ...]


class BracketHead(NamedTuple):
    """The head of a round: over which column, and over which row its pairings begin."""

    round: ShownRound
    column: int
    row: float


class BracketPlan(NamedTuple):
    """Every pairing by its number, the heads, and how many columns and rows they take."""

    boxes: Mapping[int, BracketBox]
    heads: tuple[BracketHead, ...]
    columns: int
    rows: float


def bracket_plan(rounds: Sequence[ShownRound]) -> BracketPlan:
    """Lay out all rounds; the losers' part stands under the winners'."""
    boxes: dict[int, BracketBox] = {}
    first = len(rounds[0].pairings) if rounds else 0
    heads: list[BracketHead] = []
    for one in sorted(rounds, key=lambda found: _ORDER[found.part]):
        column = _column(one, heads)
        top = first + APART if one.part is Part.LOSERS else 0.0
        for index, shown in enumerate(one.pairings):
            feeds = _winners_into(shown)
            free = index * APART if one.part is Part.LOSERS else index
            row = _row(boxes, one, feeds, top + free, first)
            boxes[shown.pairing.number] = BracketBox(shown, column, row, feeds)
        if one.part is Part.BRONZE:
            top = boxes[one.pairings[0].pairing.number].row
        heads.append(BracketHead(one, column, top))
    columns = 1 + max((head.column for head in heads), default=0)
    rows = 1 + max((box.row for box in boxes.values()), default=0.0)
    return BracketPlan(boxes, tuple(heads), columns, rows)


_ORDER = {
    Part.WINNERS: 0, Part.LOSERS: 1, Part.FINAL: 2, Part.SECOND_FINAL: 3, Part.BRONZE: 4
}  # fmt: skip
"""Each part is laid out after those that lead into it."""


def _column(one: ShownRound, heads: Sequence[BracketHead]) -> int:
    if one.part in {Part.FINAL, Part.SECOND_FINAL}:
        return 1 + max((head.column for head in heads), default=-1)
    if one.part is Part.BRONZE:
        return max(head.column for head in heads)
    return one.round - 1 if one.part is Part.WINNERS else one.round


def _winners_into(shown: ShownPairing) -> tuple[int, ...]:
    sides = shown.pairing.sides
    return tuple(dict.fromkeys(one.pairing for one in sides if one.pairing and not one.lost))


def _row(
    boxes: Mapping[int, BracketBox], one: ShownRound, feeds: Sequence[int], free: float, first: int
) -> float:
    """In the middle of those that lead into it; the first of a part stand below each other."""
    if one.part is Part.BRONZE:
        final = next(box.row for box in boxes.values() if box.shown.pairing.part is Part.FINAL)
        return max(final + APART, 0.75 * first)
    return sum(boxes[feed].row for feed in feeds) / len(feeds) if feeds else free


def round_standing(voice: Voice, one: ShownRound) -> str:
    """How far a round is: how many pairings are decided, and how many are played or called."""
    played = [shown for shown in one.pairings if shown.state is not PairingState.EMPTY]
    done = sum(shown.state is PairingState.DECIDED for shown in played)
    on = sum(shown.state in AT_A_TABLE for shown in played)
    if not on:
        return voice.text("bracket", "{done} of {all}", done=done, all=len(played))
    return voice.text("bracket", "{done} of {all}, {on} on", done=done, all=len(played), on=on)


def side_words(
    voice: Voice, plan: BracketPlan, shown: ShownPairing, side: int, name: NameOf
) -> str:
    """Who is on a side of a pairing, or who can come there."""
    entry, feed = shown.sides[side], shown.pairing.sides[side]
    if entry:
        return name(entry)
    if entry == BYE:
        return voice.text("bracket", "bye") if shown.pairing.round == 1 else NONE
    before = plan.boxes[feed.pairing].shown
    if feed.lost:
        return voice.text("bracket", "loser of {pairing}", pairing=feed.pairing)
    if all(before.sides):
        one, other = (parted(name(who))[0] or name(who) for who in before.sides if who)
        return voice.text("bracket", "{one} or {other}", one=one, other=other)
    return voice.text("bracket", "winner of {pairing}", pairing=feed.pairing)


def button_words(voice: Voice, terms: BracketTerms, wins: Sequence[int], loser: str) -> str:
    """Who has the first button of the match that comes; `loser` lost the last one."""
    if not wins or terms.first_button is FirstButton.HIGH_CARD:
        return voice.text("bracket", "high card")
    if terms.first_button is FirstButton.LOSER:
        return loser
    if len(wins) % 2:
        return voice.text("bracket", "the other player than in match 1")
    return voice.text("bracket", "the same player as in match 1")


def state_words(voice: Voice, shown: ShownPairing) -> str:
    """How far a pairing is, in words."""
    text = voice.text
    if shown.state is PairingState.IN_PLAY:
        return text("bracket", "{half}, match {n}", half=shown.where or NONE, n=1 + sum(shown.won))
    if shown.state is PairingState.CALLED and shown.called_at is not None:
        time = voice.time(shown.called_at.utc_us)
        return text("bracket", "{half}, called {time}", half=shown.where, time=time)
    if shown.state is PairingState.DECIDED:
        return text("bracket", "walk-over") if shown.walk_over else text("bracket", "decided")
    if shown.state is PairingState.WAITS:
        return text("bracket", "not called yet")
    return text("bracket", "not played") if shown.state is PairingState.EMPTY else NONE
