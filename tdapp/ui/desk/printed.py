"""Whether the receipt and the seat card of an entry were printed, as the record has it."""

from enum import Enum
from itertools import islice

from tdapp.tournament.papers.contents import SEATS
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.sales.events import EntrySold
from tdapp.tournament.tournament import Tournament

LOOKED_AT = 40
"""So many of the newest papers are looked through; an older entry has others since."""
CARDS = frozenset({PaperKind.SEAT_CARD, PaperKind.SEAT_CARDS})


class Printed(Enum):
    """What is printed of the two."""

    BOTH = "both"
    RECEIPT = "receipt"
    CARD = "card"
    NEITHER = "neither"


def printed(state: Tournament, sale: EntrySold) -> Printed:
    """What is printed of an entry; a card counts for the seat that it has now, or for none."""
    seat = state.seating.seat_of.get(sale.entry)
    wanted = None if seat is None else seat.table * SEATS + seat.seat
    receipt = card = False
    newest = range(state.papers.last, 0, -1)
    for paper in (state.papers.by_number[one] for one in islice(newest, LOOKED_AT)):
        if paper.kind is PaperKind.RECEIPTS:
            receipt |= sale.receipt in paper.numbers
        elif paper.kind in CARDS and sale.entry in paper.ids:
            card |= paper.numbers[paper.ids.index(sale.entry)] == wanted
    if receipt and card:
        return Printed.BOTH
    if receipt:
        return Printed.RECEIPT
    return Printed.CARD if card else Printed.NEITHER
