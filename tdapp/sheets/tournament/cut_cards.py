"""The seat cards of many players at once, ten on a page to be cut out."""

from collections.abc import Sequence

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.document_id import document_id, seat_code
from tdapp.papers.sheet import Card, Sheet
from tdapp.sheets.tournament.event_sheets import EventPapers


def cut_cards(papers: EventPapers, entries: Sequence[int]) -> Sheet:
    """A card for each of these entries that has a seat, in their order."""
    seats, text = papers.event.seating.seat_of, papers.voice.text
    return Sheet(
        kind="seat_cards",
        title=text("paper", "Seat cards"),
        imprint=papers.imprint(PaperKind.SEAT_CARDS),
        cards=tuple(_card(papers, entry) for entry in entries if entry in seats),
    )


def _card(papers: EventPapers, entry: int) -> Card:
    seat = str(papers.event.seating.seat_of[entry])
    document = document_id(papers.number, PaperKind.SEAT_CARD, entry)
    text = papers.voice.text
    label = text("paper", "Table–seat")
    remark = text("paper", "Entry {entry}, receipt {receipt}")
    receipt = papers.event.entry(entry).sales[0].receipt
    return Card(
        letterhead=papers.letterhead,
        event=papers.event.conditions.title,
        label=text("paper", "Table-seat, copy") if papers.copy else label,
        hero=seat,
        name=papers.name(entry),
        remark=remark.format(entry=entry, receipt=receipt),
        document=document,
        code=seat_code(document, seat),
    )
