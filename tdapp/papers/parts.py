"""Money by its parts: the short table that a slip, a card and a receipt share."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.papers.sheet import Align, Cell, Column, Row, money
from tdapp.papers.voice import Voice
from tdapp.till.parts import BOUNTY, FEE, POOL


@dataclass(frozen=True, slots=True)
class Part:
    """One named part of a sum, in cents."""

    name: str
    cents: int


def part_columns(title: str, voice: Voice) -> tuple[Column, Column]:
    """Name under `title` and amount, which is added up."""
    amount = voice.translate("Paper", "Amount")
    return Column(title, 62), Column(amount, 38, Align.RIGHT, summed=True)


def part_rows(parts: Sequence[Part], voice: Voice) -> tuple[Row, ...]:
    """A row for each part."""
    return tuple(Row((Cell(part.name), money(part.cents, voice))) for part in parts)


def part_words(name: str, voice: Voice) -> str:
    """The name of a part at the head of a line; one of the event's own as it was published."""
    words = {
        POOL: voice.translate("Paper", "Prize pool"),
        FEE: voice.translate("Paper", "House fee"),
        BOUNTY: voice.translate("Paper", "Bounty"),
    }
    return words.get(name, name.capitalize())


def part_within(name: str, voice: Voice) -> str:
    """The name of a part within a line."""
    words = {
        POOL: voice.translate("Paper", "prize pool"),
        FEE: voice.translate("Paper", "house fee"),
        BOUNTY: voice.translate("Paper", "bounty"),
    }
    return words.get(name, name)


def tender_words(tender: str, voice: Voice) -> str:
    """What something was paid with."""
    words = {
        "cash": voice.translate("Paper", "Cash"),
        "card": voice.translate("Paper", "Card"),
        "voucher": voice.translate("Paper", "Voucher"),
        "ticket": voice.translate("Paper", "Ticket"),
        "account": voice.translate("Paper", "Account"),
        "house": voice.translate("Paper", "House"),
        "owed": voice.translate("Paper", "Owed"),
    }
    return words.get(tender, tender.capitalize())
