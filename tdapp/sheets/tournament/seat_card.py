"""The seat card that a player carries to the table."""

from collections.abc import Sequence
from dataclasses import dataclass

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
