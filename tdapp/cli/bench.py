"""`tdapp bench`: the benchmarks, each as a ratio to a peer, or against a floor at its pace."""

import argparse
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tdapp.bench import cash, console, engine, jackpot, record, tournament
from tdapp.bench.figure import Figure
from tdapp.cli.output import flush, say, say_json
from tdapp.core.refusal import Refusal

BENCHMARKS: Mapping[str, Callable[[], Iterable[Figure]]] = {
    "cash": cash.figures,
    "console": console.figures,
    "engine": engine.figures,
    "jackpot": jackpot.figures,
    "record": record.figures,
    "tournament": tournament.figures,
}


def add_parser(commands: Any) -> None:
    """Describe the command."""
    parser = commands.add_parser("bench", help="measure speed against peers in the same run")
    parser.add_argument("name", nargs="?", choices=sorted(BENCHMARKS), help="one of them")
    parser.add_argument("--json", action="store_true", help="answer as JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Measure and print; exit code 1 if one falls short."""
    measured = []
    for name in [args.name] if args.name else sorted(BENCHMARKS):
        for figure in _figures(name):
            measured.append(figure)
            if not args.json:
                say(str(figure))
                flush()
    if args.json:
        say_json({"benchmarks": [figure.as_json() for figure in measured]}, indent=2)
    return 0 if all(figure.ok for figure in measured) else 1


def _figures(name: str) -> Iterator[Figure]:
    """The figures of a benchmark; refuses with ``peer_missing``."""
    try:
        yield from BENCHMARKS[name]()
    except ImportError as error:
        raise Refusal("peer_missing", package=error.name) from error
