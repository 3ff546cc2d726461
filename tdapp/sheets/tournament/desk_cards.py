"""The seat card that a player carries to the table, and the receipt for a purchase."""

from collections.abc import Sequence
from dataclasses import dataclass

from tdapp.core.refusal import Refusal
from tdapp.papers.paper import A6
from tdapp.papers.parts import SumPart, part_columns, part_rows
from tdapp.papers.sheet import Imprint, Sheet, SheetFact


@dataclass(frozen=True, slots=True)
class SeatAssignment:
    """Who sits where: `seat` is table and seat such as ``12-4``."""

    player: str
    entry: int
    seat: str
    receipt: str


def seat_card(
    imprint: Imprint, seating: SeatAssignment, price: Sequence[SumPart], qr: str
) -> Sheet:
    """The card with the seat set large, the parts of the price, and `qr` for the scanner."""
    voice = imprint.voice
    text = voice.text
    return Sheet(
        kind="seat_card",
        title=text("paper", "Seat card"),
        imprint=imprint,
        paper=A6,
        hero=SheetFact(text("paper", "Table–seat"), seating.seat),
        facts=(
            SheetFact(text("paper", "Player"), seating.player),
            SheetFact(text("paper", "Entry"), str(seating.entry)),
            SheetFact(text("paper", "Receipt"), seating.receipt),
        ),
        columns=part_columns(text("paper", "Price"), voice),
        rows=part_rows(price, voice),
        posted_label=text("paper", "Issued"),
        qr=qr,
    )


def receipt(
    imprint: Imprint,
    facts: Sequence[SheetFact],
    parts: Sequence[SumPart],
    tender: Sequence[SumPart],
    qr: str | None = None,
) -> Sheet:
    """The receipt named by the imprint's document; `facts` say who bought what.

    Refuses ``nothing_bought`` without parts, and ``tender_short`` where the tender does not reach
    the sum; what it exceeds it by is listed as change.
    """
    if not parts:
        raise Refusal("nothing_bought")
    due = sum(part.cents for part in parts)
    given = sum(part.cents for part in tender)
    if given < due:
        raise Refusal("tender_short", due=due, tendered=given)
    voice = imprint.voice
    text = voice.text
    change = [SumPart(text("paper", "Change"), given - due)] if given > due else []
    return Sheet(
        kind="receipt",
        title=text("paper", "Receipt"),
        imprint=imprint,
        paper=A6,
        facts=tuple(facts),
        columns=part_columns(text("paper", "Bought"), voice),
        rows=part_rows(parts, voice),
        closing=part_rows([*tender, *change], voice),
        posted_label=text("paper", "Issued"),
        qr=qr,
    )
