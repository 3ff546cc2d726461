"""Rates that are measured against a peer's, turn by turn in one run."""

import gc
import statistics
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import starmap
from typing import Any

from tdapp.bench.figure import Figure

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
