"""The list that would be posted next: places locked by hand, one draft for each event."""

from collections.abc import Collection, Mapping
from contextlib import suppress

import msgspec
from PySide6.QtCore import QObject, Signal

from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.shown.prize_draft import PrizeDraft, drafted
from tdapp.tournament.prizes import prize_holders
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.parts.typed import read_amount

LockedPlaces = dict[StreamId, tuple[int, Mapping[int, int]]]
"""By event the version that is edited, and the cents of the places locked in it."""
NO_LOCKS: Mapping[int, int] = {}


class TypedPrizes(msgspec.Struct):
    """The places locked by hand, and an amount half typed over its place."""

    locked: LockedPlaces
    half: tuple[int, str] | None = None


class DraftBook(QObject):
    """What is locked is `kept` until the next list is posted. `changed` says that it is another."""

    changed = Signal()

    def __init__(self, view: EventInView) -> None:
        super().__init__(view)
        self._view = view
        self.kept: LockedPlaces = {}
        self._made_of: tuple[object, ...] = ()
        self._draft: PrizeDraft | None = None

    @property
    def locked(self) -> Mapping[int, int]:
        """The cents of the places locked in the event in view, by place.

        Those of the posted list are, until they are let go.
        """
        prizes = self._view.state.prizes
        version, locked = self.kept.get(self._view.id or StreamId(""), (-1, NO_LOCKS))
        return locked if version == prizes.last_version else prizes.locked()

    @property
    def edits(self) -> Collection[int]:
        """The places that are locked or let go otherwise than in the posted list."""
        before, now = self._view.state.prizes.locked(), self.locked
        return {one for one in (*before, *now) if before.get(one) != now.get(one)}

    @property
    def draft(self) -> PrizeDraft | None:
        """The list as it would be; None where there is none yet, or none fits any more."""
        state, kept = self._view.state, self.kept.get(self._view.id or StreamId(""))
        made_of = kept, *_made_of(state, edited=bool(self.edits))
        if not _same(made_of, self._made_of):
            self._made_of, self._draft = made_of, self._drafted(state)
        return self._draft

    def _drafted(self, state: Tournament) -> PrizeDraft | None:
        if state.programme.conditions is None:
            return None
        for locked in (self._with_those_out(self.locked), self.locked, NO_LOCKS):
            with suppress(Refusal):
                return drafted(state, locked)
        return None

    def lock(self, place: int, typed: str) -> None:
        """Lock a place at what was typed; refuses ``not_an_amount`` and as `edited_prizes` does."""
        self._take({**self.locked, place: read_amount(typed)})

    def unlock(self, place: int) -> None:
        """Let a place flow with the others again."""
        self._take({one: cents for one, cents in self.locked.items() if one != place})

    def lock_above(self, place: int) -> None:
        """Lock every place above this one, and it too, at what the draft gives it."""
        draft = self.draft
        if draft is not None:
            above = {one.place: one.cash for one in draft.prizes if one.place <= place}
            self._take({**self.locked, **above})

    def drop(self) -> None:
        """Lock what the posted list has locked, and nothing else."""
        self._take(self._view.state.prizes.locked())

    def _with_those_out(self, locked: Mapping[int, int]) -> Mapping[int, int]:
        """What is told to winners already stays, unless it is edited itself."""
        state: Tournament = self._view.state
        if not locked or not state.prizes.posted:
            return locked
        posted = {one.place: one.cash for one in state.prizes.listed()}
        out = {place: cash for place, cash in posted.items() if prize_holders(state, place)}
        return {**out, **locked}

    def _take(self, locked: Mapping[int, int]) -> None:
        state: Tournament = self._view.state
        try:
            drafted(state, self._with_those_out(locked))
        except Refusal:
            drafted(state, locked)
        if self._view.id is not None:
            self.kept[self._view.id] = (state.prizes.last_version, dict(locked))
        self.changed.emit()


def _made_of(state: Tournament, *, edited: bool) -> tuple[object, ...]:
    """What a draft depends on: the posted list alone, as long as it is not edited."""
    prizes = state.prizes
    by_name = edited or prizes.agreed or not prizes.posted
    return (state,) if by_name else (prizes.posted, prizes.in_kind)


def _same(one: tuple[object, ...], other: tuple[object, ...]) -> bool:
    return len(one) == len(other) and all(a is b for a, b in zip(one, other, strict=True))
