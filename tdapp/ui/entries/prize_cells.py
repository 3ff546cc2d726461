"""The last column of the list of entries: what each has won, in cash and in kind."""

from collections.abc import Mapping
from functools import cached_property

from tdapp.core.refusal import Refusal
from tdapp.shown.cells import Cell, Shape, Tone
from tdapp.shown.prize_words import prize_words
from tdapp.tournament.payouts.posting import prizes_by_plan
from tdapp.tournament.prizes import share_of
from tdapp.tournament.reckoning.shared_places import PrizeShare
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.voice.voice import NONE

NOTHING = Cell(NONE, (0,), Tone.GONE)


class PrizeCells:
    """Makes the cells of one event; the plan is asked only for who is out."""

    def __init__(self, state: Tournament) -> None:
        self._state = state
        self._paid = len(state.prizes.posted) + len(state.prizes.passed_over)

    @cached_property
    def _planned(self) -> Mapping[int, PrizeShare]:
        return _planned(self._state)

    def cell(self, entry: int) -> Cell:
        """What an entry has won, by the posted list or as the plan would give it now."""
        place = self._state.place_of(entry)
        if place is None:
            return NOTHING
        if not self._state.prizes.posted:
            planned = self._planned.get(place)
            return NOTHING if planned is None else _said(planned, Tone.LABEL, Shape.WAITING)
        return NOTHING if place > self._paid else self._posted(entry)

    def _posted(self, entry: int) -> Cell:
        try:
            share = share_of(self._state, entry)
        except Refusal:
            return Cell(voice().text("entry", "to be decided"), (1,), Tone.WAITS, Shape.ATTENTION)
        if not share.cash and share.item is None:
            return NOTHING
        if self._state.prizes.settled(entry) is not None:
            return _said(share, Tone.DONE, Shape.DONE)
        return _said(share, Tone.OWED, Shape.MONEY_OUT)


def _planned(state: Tournament) -> dict[int, PrizeShare]:
    """The prizes by place as the plan would give them now; none where no list fits yet."""
    try:
        prizes = prizes_by_plan(state)
    except Refusal:
        return {}
    return {one.place: PrizeShare(0, one.cash, one.item, one.value) for one in prizes}


def _said(share: PrizeShare, tone: Tone, shape: Shape) -> Cell:
    return Cell(prize_words(voice(), share), (share.cents,), tone, shape)
