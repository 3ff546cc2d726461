"""Money by its parts: the short table that a slip, a card and a receipt share."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.papers.sheet import Align, SheetCell, SheetColumn, SheetRow, money
from tdapp.till.payment import BOUNTY, FEE, POOL
from tdapp.voice.voice import Voice


@dataclass(frozen=True, slots=True)
class SumPart:
    """One named part of a sum, in cents."""

    name: str
    cents: int


def part_columns(title: str, voice: Voice) -> tuple[SheetColumn, SheetColumn]:
    """Name under `title` and amount, which is added up."""
    amount = voice.text("paper", "Amount")
    return SheetColumn(title, 62), SheetColumn(amount, 38, Align.RIGHT, summed=True)


def part_rows(parts: Sequence[SumPart], voice: Voice) -> tuple[SheetRow, ...]:
    """A row for each part."""
    return tuple(SheetRow((SheetCell(part.name), money(part.cents, voice))) for part in parts)


def part_words(name: str, voice: Voice) -> str:
    """The name of a part at the head of a line; one of the event's own as it was published."""
    words = {
        POOL: voice.text("paper", "Prize pool"),
        FEE: voice.text("paper", "House fee"),
        BOUNTY: voice.text("paper", "Bounty"),
    }
    return words.get(name, name.capitalize())


def part_within(name: str, voice: Voice) -> str:
    """The name of a part within a line."""
    words = {
        POOL: voice.text("paper", "prize pool"),
        FEE: voice.text("paper", "house fee"),
        BOUNTY: voice.text("paper", "bounty"),
    }
    return words.get(name, name)


def tender_words(tender: str, voice: Voice) -> str:
    """What something was paid with."""
    words = {
        "cash": voice.text("paper", "Cash"),
        "card": voice.text("paper", "Card"),
        "voucher": voice.text("paper", "Voucher"),
        "ticket": voice.text("paper", "Ticket"),
        "account": voice.text("paper", "Account"),
        "house": voice.text("paper", "House"),
        "owed": voice.text("paper", "Owed"),
    }
    return words.get(tender, tender.capitalize())
