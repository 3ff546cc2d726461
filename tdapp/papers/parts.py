"""Money by its parts: the short table that a slip, a card and a receipt share."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.papers.sheet import Align, Cell, Column, Row, money
from tdapp.tournament.plan.offers import FEE, POOL

FREE = "free entry"
WORDS = {POOL: "Prize pool", FEE: "House fee"}


@dataclass(frozen=True, slots=True)
class Part:
    """One named part of a sum, in cents."""

    name: str
    cents: int


def part_columns(title: str) -> tuple[Column, Column]:
    """Name under `title` and amount, which is added up."""
    return Column(title, 62), Column("Amount", 38, Align.RIGHT, summed=True)


def part_rows(parts: Sequence[Part]) -> tuple[Row, ...]:
    """A row for each part."""
    return tuple(Row((Cell(part.name), money(part.cents))) for part in parts)


def part_words(name: str) -> str:
    """The name of a part; one of the event's own is said as it was published."""
    return WORDS.get(name, name.capitalize())
