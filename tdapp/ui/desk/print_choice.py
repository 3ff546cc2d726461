"""Whether the receipt and the seat card of an entry were printed, as the record has it."""

from enum import Enum
from itertools import islice

from tdapp.house.papers.kinds import PaperKind
from tdapp.tournament.papers.contents import SEATS
from tdapp.tournament.tournament import Tournament

LOOKED_AT = 40
"""So many of the newest papers are looked through; an older entry has others since."""
CARDS = frozenset({PaperKind.SEAT_CARD, PaperKind.SEAT_CARDS})


class PrintChoice(Enum):
    """What is printed of the two."""

    BOTH = "both"
    RECEIPT = "receipt"
    CARD = "card"
    NEITHER = "neither"


def printed(state: Tournament, entry: int, receipt: int) -> PrintChoice:
    """What is printed of an entry; a card counts for the seat that it has now, or for none."""
    on = state.papers.for_money.get((PaperKind.RECEIPTS, receipt))
    has_receipt = on is not None and entry in state.papers.by_number[on].ids
    if _has_card(state, entry):
        return PrintChoice.BOTH if has_receipt else PrintChoice.CARD
    return PrintChoice.RECEIPT if has_receipt else PrintChoice.NEITHER


def still_to_print(state: Tournament, entry: int) -> tuple[PaperKind, ...]:
    """Which of the two an entry still needs, the receipt first; a card once it has a seat."""
    found = printed(state, entry, state.entry(entry).sales[0].receipt)
    no_receipt = found in (PrintChoice.CARD, PrintChoice.NEITHER)
    no_card = found in (PrintChoice.RECEIPT, PrintChoice.NEITHER) and entry in state.seating.seat_of
    wanted = ((PaperKind.RECEIPTS, no_receipt), (PaperKind.SEAT_CARD, no_card))
    return tuple(kind for kind, waits in wanted if waits)


def _has_card(state: Tournament, entry: int) -> bool:
    seat = state.seating.seat_of.get(entry)
    wanted = None if seat is None else seat.table * SEATS + seat.seat
    newest = range(state.papers.last, 0, -1)
    out = (one for one in islice(newest, LOOKED_AT) if one not in state.papers.spoiled)
    papers = (state.papers.by_number[one] for one in out)
    cards = (one for one in papers if one.kind in CARDS and entry in one.ids)
    return any(one.numbers[one.ids.index(entry)] == wanted for one in cards)
