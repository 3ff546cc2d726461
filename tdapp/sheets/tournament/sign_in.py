"""The sign-in sheet: everybody in the event by name, with a line to sign on."""

from tdapp.core.names import as_listed
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Align, Fill, Sheet, SheetCell, SheetColumn, SheetRow, page_code
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
            SheetRow(
                (
                    SheetCell(as_listed(papers.name(entry)), strong=True),
                    SheetCell(str(entry)),
                    SheetCell(str(seats[entry]) if entry in seats else "", strong=True),
                    SheetCell(),
                    SheetCell(),
                )
            )
            for _, entry in named
        ),
        notes=papers.provisional(),
        counted=(text("paper", "player"), text("paper", "players")),
        posted_label=text("paper", "Issued"),
    )


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Name"), 150),
        SheetColumn(text("paper", "Entry"), 28, Align.RIGHT),
        SheetColumn(text("paper", "Table–seat"), 40, Align.RIGHT),
        SheetColumn(text("paper", "ID"), 16, Align.CENTRE, Fill.BOX),
        SheetColumn(text("paper", "Signature"), 150, fill=Fill.LINE),
    )
