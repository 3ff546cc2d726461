"""The newest acts of all streams in the order in which they were done."""

from collections import deque
from collections.abc import Sequence
from heapq import merge
from operator import itemgetter

from tdapp.core.act import Act, in_order

LOG = 512
"""The number of acts that are kept."""


class ActLog(deque[Act]):
    """Acts, the oldest first, whatever the wall clock showed; `newest` is the last place taken."""

    def __init__(self) -> None:
        super().__init__(maxlen=LOG)
        self.newest = 0

    def take_in(self, acts: Sequence[Act]) -> bool:
        """Put acts of one stream, in their order, between the others; whether any were lacking."""
        known = {act.action for act in self}
        placed = list(in_order(acts))
        self.newest = max([self.newest, *(place for place, _ in placed)])
        news = [one for one in placed if one[1].action not in known]
        together = list(merge(in_order(list(self)), news, key=itemgetter(0)))
        self.clear()
        self.extend(act for _, act in together)
        return bool(news)
