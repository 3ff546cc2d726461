"""The sign-in sheet: everybody in the event by name, with a line to sign on."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Align, Cell, Column, Fill, Row, Sheet, page_code
from tdapp.sheets.tournament.event_lists import collated
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.voice.voice import Voice


def sign_in_sheet(papers: EventPapers) -> Sheet:
    """All who are in play, those of one name by entry; a free line stands for a seat to come."""
    seats = papers.event.seating.seat_of
    entries = papers.event.in_play()
    named = sorted((collated(papers.name(entry)), entry) for entry in entries)
    imprint, text = papers.imprint(PaperKind.SIGN_IN), papers.voice.text
    return Sheet(
        kind="sign_in",
        title=text("paper", "Sign-in sheet"),
        imprint=imprint,
        qr=page_code(imprint),
        columns=_columns(papers.voice),
        rows=tuple(
            Row(
                (
                    Cell(papers.name(entry), strong=True),
                    Cell(str(entry)),
                    Cell(str(seats[entry]) if entry in seats else "", strong=True),
                    Cell(),
                    Cell(),
                )
            )
            for _, entry in named
        ),
        notes=papers.provisional(),
        counted=(text("paper", "player"), text("paper", "players")),
        posted_label=text("paper", "Issued"),
    )


def _columns(voice: Voice) -> tuple[Column, ...]:
    text = voice.text
    return (
        Column(text("paper", "Name"), 150),
        Column(text("paper", "Entry"), 28, Align.RIGHT),
        Column(text("paper", "Table–seat"), 40, Align.RIGHT),
        Column(text("paper", "ID"), 16, Align.CENTRE, Fill.BOX),
        Column(text("paper", "Signature"), 150, fill=Fill.LINE),
    )
