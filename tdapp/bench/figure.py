"""Measured figures, times at the pace of this machine, rates against a peer turn by turn."""

import gc
import statistics
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from itertools import starmap
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """`value` measured, `peer` measured beside it, `floor` the most that `value` may be.

    Values and floors of one figure have the same unit, which its name ends in.
    """

    name: str
    value: float
    peer: float | None
    floor: float

    @property
    def judged(self) -> float:
        """What is held against the floor."""
        return self.value

    @property
    def ok(self) -> bool:
        """Whether it is good enough."""
        return self.judged <= self.floor

    def as_json(self) -> dict[str, Any]:
        """The figure with its ratio to the peer."""
        ratio = round(self.value / self.peer, 3) if self.peer else None
        fields = asdict(self)
        return {**fields, "ratio": ratio, "ok": self.ok}

    def __str__(self) -> str:
        peer = f", peer {self.peer:.3f}, ratio {self.value / self.peer:.2f}" if self.peer else ""
        verdict = "ok" if self.ok else "FALLS SHORT"
        return f"{self.name}: {self._said()} (at most {self.floor:.3f}{peer}) {verdict}"

    def _said(self) -> str:
        return f"{self.value:.3f}"


COUNT, COUNTED_S, COUNTS = 2_000_000, 0.027, 5
"""A workstation of the pace that the limits stand for counts so far in so many seconds."""


def pace() -> float:
    """How many times longer this machine takes to count now; 1.0 for a faster one."""
    return max(1.0, min(_counting_s() for _ in range(COUNTS)) / COUNTED_S)


def _counting_s() -> float:
    begun, counted = time.thread_time(), 0
    while counted < COUNT:
        counted += 1
    return time.thread_time() - begun


@dataclass(frozen=True, slots=True)
class Timed(Figure):
    """A time that may be as much longer here than its floor as all work takes longer here."""

    pace: float = field(default_factory=pace)

    @property
    def judged(self) -> float:
        """The time at the pace that the floor stands for."""
        return self.value / self.pace

    def _said(self) -> str:
        return f"{self.value:.3f}, {self.judged:.3f} at the pace of the limits"


ROUNDS = 21
Hands = Sequence[Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Rate(Figure):
    """How many a second; `floor` is the least ratio to the peer's rate."""

    @property
    def ok(self) -> bool:
        """Whether it is as many times the peer's rate as it should be."""
        return self.value >= self.floor * (self.peer or 0.0)

    def __str__(self) -> str:
        ratio = self.value / self.peer if self.peer else 0.0
        verdict = "ok" if self.ok else "FALLS SHORT"
        return (
            f"{self.name}: {self.value:,.0f} a second, {ratio:.2f} times the peer's"
            f" (at least {self.floor:.2f}) {verdict}"
        )


@dataclass(frozen=True, slots=True)
class HandLoop:
    """One side of a rate: a function, and the hands it is called with."""

    function: Callable[..., object]
    hands: Hands


def rates(rounds: Iterable[Mapping[str, HandLoop]]) -> Mapping[str, float]:
    """How many hands a second of the processor's time each did, the median of all rounds."""
    found: dict[str, list[float]] = {}
    for turns in rounds:
        for name, turn in turns.items():
            found.setdefault(name, []).append(len(turn.hands) / seconds(turn))
    return {name: statistics.median(each) for name, each in found.items()}


def seconds(turn: HandLoop) -> float:
    """The processor's time for all hands of a turn."""
    gc.disable()
    begun = time.process_time()
    deque(starmap(turn.function, turn.hands), maxlen=0)
    spent = time.process_time() - begun
    gc.enable()
    return spent
