"""The benchmarks of the engine: ranking hands, playing them, telling what may be done."""

from collections.abc import Iterator

from tdapp.bench import engine_hands, engine_ranking
from tdapp.bench.figure import Figure


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    yield from engine_ranking.figures()
    yield from engine_hands.figures()
