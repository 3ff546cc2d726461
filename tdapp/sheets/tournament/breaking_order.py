"""The breaking order as it is posted: which table goes first, and what opens if more come."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import (
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.voice.voice import Voice


def breaking_order(papers: EventPapers) -> Sheet:
    """Every table of the event in the order in which they break; the last one is the final table.

    Rows have a box to tick and a line for the time, for a room that runs on paper.
    """
    seating = papers.event.seating
    order = seating.orders.breaking
    counts = seating.at_tables()
    imprint, text = papers.imprint(PaperKind.BREAKING_ORDER), papers.voice.text
    on_hold = text("paper", "on hold")
    return Sheet(
        kind="breaking_order",
        title=text("paper", "Breaking order"),
        imprint=imprint,
        qr=page_code(imprint),
        columns=_columns(papers.voice),
        rows=tuple(
            SheetRow(
                (
                    SheetCell(str(place)),
                    SheetCell(str(table), strong=True),
                    SheetCell(str(counts.get(table, 0))),
                    SheetCell(str(seating.tables[table])),
                    SheetCell(),
                    SheetCell(note=on_hold if table in seating.held else ""),
                )
            )
            for place, table in enumerate(order, start=1)
        ),
        notes=tuple(_coming(papers)),
        counted=(text("paper", "table"), text("paper", "tables")),
    )


def _coming(papers: EventPapers) -> list[SheetFact]:
    coming = papers.event.seating.orders.coming
    if not coming:
        return []
    text = papers.voice.text
    table = text("paper", "table {table}")
    said = ", ".join(table.format(table=number) for number in coming)
    return [SheetFact(text("paper", "Open next."), said)]


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text = voice.text
    return (
        SheetColumn(text("paper", "Break order"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Table"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Players now"), 40, Align.RIGHT),
        SheetColumn(text("paper", "Seats"), 30, Align.RIGHT),
        SheetColumn(text("paper", "Broken"), 24, Align.CENTRE, Fill.BOX),
        SheetColumn(text("paper", "Time"), 90, fill=Fill.LINE),
    )
