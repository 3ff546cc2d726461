"""The prizes that have their winner, in the order of the queue, and what they come to.

What is open comes first, the best place first; then what is settled.
"""

from bisect import bisect_left, insort
from collections import Counter

from tdapp.core.ids import StreamId
from tdapp.tournament.payouts.queue import DuePrize, PrizeState
from tdapp.tournament.tournament import Tournament
from tdapp.ui.prizes.kept_queue import Dues, KeptQueue

NEW = (PrizeState.OWED, PrizeState.SLIP_OUT)
OPEN = (*NEW, PrizeState.IDENTITY_SEEN)
ORDER = (*OPEN, PrizeState.UNCLAIMED, PrizeState.FORFEITED, PrizeState.PAID)
SETTLED = (PrizeState.PAID, PrizeState.FORFEITED)
RANKS = {state: 0 if state in OPEN else rank for rank, state in enumerate(ORDER)}


class DecidedPrizes:
    """Follows a queue: where it is brought up to date, only the places touched are put in anew.

    `cents` is by state what they take off the pool, in cash and in kind.
    """

    def __init__(self) -> None:
        self.dues: list[DuePrize] = []
        self.cents = Counter[PrizeState]()
        self._at: dict[int, Dues] = {}
        self._followed: object = None
        self._turn = 0

    def follow(self, queue: KeptQueue) -> None:
        """Take in what the queue holds now, which is up to date."""
        behind, self._turn = queue.turn - self._turn, queue.turn
        if queue.at is self._followed and behind in (0, 1):
            for place in queue.touched if behind else ():
                self._take(place, queue.at.get(place, (0, ()))[1])
            return
        self._followed, self._at = queue.at, {place: dues for place, (_, dues) in queue.at.items()}
        self.dues, self.cents = [], Counter()
        for dues in self._at.values():
            for due in dues:
                if due.state is not PrizeState.OPEN:
                    self.dues.append(due)
                    self._count(due, 1)
        self.dues.sort(key=_order)

    @property
    def waiting(self) -> int:
        """How many are to be paid now."""
        return bisect_left(self.dues, 1, key=lambda due: RANKS[due.state])

    @property
    def paid_cents(self) -> int:
        """What was handed over, in cents off the pool."""
        return self.cents[PrizeState.PAID]

    @property
    def open_cents(self) -> int:
        """What is won and may still be handed over, in cents off the pool."""
        return self.cents.total() - self.paid_cents - self.cents[PrizeState.FORFEITED]

    def _take(self, place: int, dues: Dues) -> None:
        before, self._at[place] = self._at.get(place, ()), dues
        if before is dues:
            return
        for due in before:
            if due.state is not PrizeState.OPEN:
                del self.dues[bisect_left(self.dues, _order(due), key=_order)]
                self._count(due, -1)
        for due in dues:
            if due.state is not PrizeState.OPEN:
                insort(self.dues, due, key=_order)
                self._count(due, 1)

    def _count(self, due: DuePrize, way: int) -> None:
        self.cents[due.state] += way * due.worth


class Decided:
    """The decided prizes of events, kept: only what an act touched is worked out again."""

    def __init__(self) -> None:
        self._queues: dict[StreamId, KeptQueue] = {}
        self._of: dict[StreamId, DecidedPrizes] = {}
        self._listed: dict[StreamId, tuple[Tournament, list[DuePrize]]] = {}

    def queue(self, event: StreamId) -> KeptQueue:
        """The prizes of an event by place."""
        return self._queues.setdefault(event, KeptQueue())

    def prizes(self, event: StreamId, state: Tournament) -> DecidedPrizes:
        """Those of an event as they stand now; they go on changing."""
        queue, found = self.queue(event), self._of.setdefault(event, DecidedPrizes())
        queue.bring_up_to_date(state)
        found.follow(queue)
        return found

    def of(self, event: StreamId, state: Tournament) -> list[DuePrize]:
        """The prizes themselves; the list stays as it is."""
        found = self._listed.get(event)
        if found is None or found[0] is not state:
            found = self._listed[event] = (state, self.prizes(event, state).dues.copy())
        return found[1]


def _order(due: DuePrize) -> tuple[int, int, int]:
    return RANKS[due.state], due.place, due.entry or 0
