"""The newest acts of all streams in the order in which they were done."""

import uuid
from collections import deque
from collections.abc import Iterable, Sequence
from heapq import merge
from operator import itemgetter

from tdapp.core.act import Act, in_order
from tdapp.core.ids import ActionId, id_at

LOG = 512
"""The number of acts that are kept."""


class ActLog(deque[Act]):
    """Acts, the oldest first, and the ids of those to come; the wall clock may be set as it likes.

    A new id has a place behind all that are known here.
    """

    def __init__(self, acts: Iterable[Act] = ()) -> None:
        super().__init__(acts, maxlen=LOG)
        self._newest = 0

    def new_id(self, now_us: int) -> ActionId:
        """An id for an act that begins now (UTC)."""
        self._newest = max(self._newest + 1, now_us)
        return id_at(self._newest, uuid.uuid4().hex)

    def take_in(self, acts: Sequence[Act]) -> bool:
        """Put acts of one stream, in their order, between the others; whether any were lacking."""
        known = {act.action for act in self}
        placed = list(in_order(acts))
        self._newest = max([self._newest, *(place for place, _ in placed)])
        news = [one for one in placed if one[1].action not in known]
        together = list(merge(in_order(list(self)), news, key=itemgetter(0)))
        self.clear()
        self.extend(act for _, act in together)
        return bool(news)
