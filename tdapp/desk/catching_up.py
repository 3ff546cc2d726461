"""Keeping a desk in step with what other stations record."""

import asyncio
from collections.abc import Iterable, Sequence

from tdapp.core.act import Act, place_among
from tdapp.core.ids import StreamInfo, StreamRef
from tdapp.desk.changes import Changes
from tdapp.desk.desk import PLAIN, CompletedAct, Desk
from tdapp.desk.permissions import PROGRAM


class CatchingUp:
    """Folds what is new for one desk, a look at a time."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._heads: Sequence[StreamInfo] = ()
        self._under_way: asyncio.Future[CompletedAct] | None = None

    def look(self, heads: Sequence[StreamInfo], acts: Iterable[Act] = ()) -> None:
        """Fold what other stations recorded up to these heads, by `acts` among others.

        Streams that began elsewhere are opened. What cannot be folded now is left to the next look.
        """
        if self._desk.log.take_in(sorted(acts, key=place_among)):
            for head in heads:
                self._desk.bulletin.publish(Changes(head.id, frozenset()))
        self._heads = heads
        if self._under_way is None or self._under_way.done():
            self._fold()

    def _fold(self) -> None:
        desk = self._desk
        behind = [StreamRef(head.id, head.kind) for head in self._heads if desk.is_behind(head)]
        self._heads = ()
        if behind:
            act = desk.act_of(PROGRAM, "catch_up", PLAIN)
            self._under_way = desk.submit(act, behind, lambda _: {})
            self._under_way.add_done_callback(self._done)

    def _done(self, future: "asyncio.Future[CompletedAct]") -> None:
        if not future.cancelled():
            future.exception()
        self._fold()
