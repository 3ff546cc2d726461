"""What a scanned seat card or receipt opens: its entry, in whichever event it is."""

from dataclasses import dataclass

from tdapp.calls.tournament.sold_book import SoldBook
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.desk import Desk
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import HOUSE_NUMBER, PaperRef, event_of, read_paper_code
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.room import KIND
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True, slots=True)
class ScannedEntry:
    """The entry that a paper is for; a card for a seat that it has not any more names that seat."""

    event: StreamId
    entry: int
    old_seat: Seat | None = None


def is_code(text: str) -> bool:
    """Whether a text is written as the codes of our papers are."""
    try:
        read_paper_code(text)
    except Refusal:
        return False
    return True


def scanned(desk: Desk, text: str) -> ScannedEntry | PaperRef:
    """The entry of a seat card or a receipt; of any other paper what its code says.

    Refuses ``foreign_code`` (text), ``not_our_code`` (text) for an event that is not open here,
    ``no_such_entry``, ``no_such_receipt`` (receipt), and for what does not count any more
    ``card_is_void`` (entry, event) and ``receipt_is_void`` (receipt, event).
    """
    ref = read_paper_code(text)
    event = event_of(ref, desk.streams(KIND))
    if ref.event == HOUSE_NUMBER:
        return ref
    if event is None:
        raise Refusal("not_our_code", text=text)
    if ref.number is None or ref.kind not in {PaperKind.SEAT_CARD, PaperKind.RECEIPTS}:
        return ref
    state: Tournament = desk.state(event)
    if ref.kind is PaperKind.RECEIPTS:
        return ScannedEntry(event, _of_receipt(state, ref.number))
    _must_be_in(desk, event, ref.number)
    out = ref.number in state.exits.by_entry
    stays = out or state.seating.seat_of.get(ref.number) == ref.seat
    return ScannedEntry(event, ref.number, None if stays else ref.seat)


def _must_be_in(desk: Desk, event: StreamId, number: int) -> None:
    state: Tournament = desk.state(event)
    if number in state.entries.by_number:
        return
    if SoldBook(desk, event).sold(number) is None:
        raise Refusal("no_such_entry", entry=number)
    raise Refusal("card_is_void", entry=number, event=state.conditions.title)


def _of_receipt(state: Tournament, number: int) -> int:
    for entry in state.entries.by_number.values():
        if any(sale.receipt == number for sale in entry.sales):
            return entry.number
    if number > state.entries.last_receipt:
        raise Refusal("no_such_receipt", receipt=number)
    raise Refusal("receipt_is_void", receipt=number, event=state.conditions.title)
