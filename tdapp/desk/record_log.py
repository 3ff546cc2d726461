"""The record read backwards: the acts of several streams in one list, the newest first."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from tdapp.core.act import ToldAct, in_order
from tdapp.core.event import ActKind
from tdapp.core.ids import StaffId, StationId, StreamId, StreamRef
from tdapp.core.ports.record import ActPages
from tdapp.house.house_events import ActDenied, PersonRefused


def kinds_of(told: ToldAct) -> frozenset[ActKind]:
    """All kinds of its facts."""
    return frozenset(fact.act_kind for fact in told.facts)


def kind_of(told: ToldAct) -> ActKind:
    """What it was mostly: the kind of its first fact of the greatest weight."""
    return max(told.facts, key=lambda fact: fact.weight).act_kind


A_PAGE = 400
"""The number of facts read at a time."""
BREATH = 32
"""The number of acts after which other work has a turn."""
BEYOND = 2**62
WHO_TRIED = (ActDenied, PersonRefused)


@dataclass(frozen=True, slots=True)
class RecordFilter:
    """A filter of the record; empty and None fields let everything through.

    `event` leaves out the acts of other streams but for denied tries, which belong to no event.
    `since_us` and `until_us` (UTC) are about when it was written.
    """

    event: StreamId | None = None
    since_us: int | None = None
    until_us: int | None = None
    by: StaffId | None = None
    station: StationId | None = None
    entry: int | None = None
    only: frozenset[ActKind] = frozenset()
    without: frozenset[ActKind] = frozenset()

    def takes(self, told: ToldAct) -> bool:
        """Whether an act is wanted."""
        kinds = kinds_of(told)
        if self.event is not None and told.stream != self.event and ActKind.DENIED not in kinds:
            return False
        if (self.only and not kinds & self.only) or kinds <= self.without:
            return False
        return self._is_then(told.act.at_us) and self._is_theirs(told)

    def _is_then(self, at_us: int) -> bool:
        since, until = self.since_us, self.until_us
        return (since is None or at_us >= since) and (until is None or at_us <= until)

    def _is_theirs(self, told: ToldAct) -> bool:
        act = told.act
        if self.station is not None and act.station != self.station:
            return False
        if self.entry is not None and not _names(told, self.entry):
            return False
        return self.by is None or self.by in {act.actor, act.approver, *_tried(told)}


def _names(told: ToldAct, entry: int) -> bool:
    """Whether an act is about an entry of an event."""
    return any(entry in fact.touches().entries for fact in told.facts)


def _tried(told: ToldAct) -> Iterable[StaffId]:
    """Who tried what was denied."""
    return (fact.who for fact in told.facts if isinstance(fact, WHO_TRIED))


@dataclass
class _Cursor:
    """How far back a stream was read: what is `read` and not handed out yet, and below which."""

    ref: StreamRef
    below: int = BEYOND
    read: deque[tuple[int, ToldAct]] = field(default_factory=deque)

    @property
    def over(self) -> bool:
        return self.below <= 1 and not self.read


def placed(told: Sequence[ToldAct]) -> list[tuple[int, ToldAct]]:
    """Acts of one stream, the newest first, each with its place among those of all streams."""
    places = [place for place, _ in in_order([one.act for one in reversed(told)])]
    return list(zip(reversed(places), told, strict=True))


class RecordLog:
    """Hands out acts, each once, in the order they were written, from the newest back.

    Between two streams the place of an act decides, which no setting of the wall clock changes;
    within one its sequence.
    """

    def __init__(self, pages: ActPages, streams: Iterable[StreamRef], wanted: RecordFilter) -> None:
        self._pages = pages
        self._wanted = wanted
        self._cursors = [_Cursor(ref) for ref in streams]
        self.looked_at = 0

    @property
    def over(self) -> bool:
        """Whether everything was handed out."""
        return all(one.over for one in self._cursors)

    async def more(
        self,
        most: int,
        also: Callable[[ToldAct], bool] | None = None,
        looking: Callable[[], bool] | None = None,
    ) -> list[ToldAct]:
        """The next acts that are wanted and `also` hold, at most so many; fewer at the end only.

        While it is `looking` on; what is not looked for any more ends at once. The record is read
        in a thread that may wait.
        """
        found: list[ToldAct] = []
        while len(found) < most and (looking is None or looking()):
            told = await self._next()
            if told is None:
                break
            self.looked_at += 1
            if self.looked_at % BREATH == 0:
                await asyncio.sleep(0)
            if self._wanted.takes(told) and (also is None or also(told)):
                found.append(told)
        return found

    async def _next(self) -> ToldAct | None:
        for cursor in self._cursors:
            if not cursor.read and cursor.below > 1:
                await self._read(cursor)
        ready = [one for one in self._cursors if one.read]
        if not ready:
            return None
        newest = max(ready, key=lambda one: one.read[0][0])
        return newest.read.popleft()[1]

    async def _read(self, cursor: _Cursor) -> None:
        told = await asyncio.to_thread(self._pages.below, cursor.ref, cursor.below, A_PAGE)
        read = placed(told)
        cursor.read.extend(read)
        cursor.below = told[-1].first if told else 0
        if told and self._is_too_old(read):
            cursor.below = 0

    def _is_too_old(self, read: Sequence[tuple[int, ToldAct]]) -> bool:
        """Whether a whole page was written before what is wanted: nothing older is looked at.

        A wall clock that was set back does not end it: what was written before that keeps a later
        place than the wall showed.
        """
        since = self._wanted.since_us
        return since is not None and all(max(at, one.act.at_us) < since for at, one in read)
