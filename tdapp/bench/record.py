"""The benchmarks of the record."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from tdapp.bench import durable_act, record_size
from tdapp.bench.figure import Figure

SIZES = (200_000, 1_000_000)


def figures() -> Iterator[Figure]:
    """Each figure as it is measured."""
    with tempfile.TemporaryDirectory() as folder:
        yield from durable_act.measure(Path(folder))
        for events in SIZES:
            yield from record_size.measure(Path(folder), events)
