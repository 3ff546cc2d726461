"""The breaking order as it is posted: which table goes first, and what opens if more come."""

from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.sheet import Align, Cell, Column, Fact, Fill, Row, Sheet, page_code
from tdapp.tournament.papers.kinds import PaperKind

COLUMNS = (
    Column("Breaks as", 30, Align.RIGHT),
    Column("Table", 30, Align.RIGHT),
    Column("Players now", 40, Align.RIGHT),
    Column("Seats", 30, Align.RIGHT),
    Column("Broken", 24, Align.CENTRE, Fill.BOX),
    Column("Time", 90, fill=Fill.LINE),
)


def breaking_order(papers: EventPapers) -> Sheet:
    """Every table of the event in the order in which they break; the last one is the final table.

    Rows have a box to tick and a line for the time, for a room that runs on paper.
    """
    seating = papers.event.seating
    order = seating.orders.breaking
    counts = seating.at_tables()
    imprint = papers.imprint(PaperKind.BREAKING_ORDER)
    return Sheet(
        kind="breaking_order",
        title="Breaking order",
        imprint=imprint,
        qr=page_code(imprint),
        columns=COLUMNS,
        rows=tuple(
            Row(
                (
                    Cell(str(place)),
                    Cell(str(table), strong=True),
                    Cell(str(counts.get(table, 0))),
                    Cell(str(seating.tables[table])),
                    Cell(),
                    Cell(note="on hold" if table in seating.held else ""),
                )
            )
            for place, table in enumerate(order, start=1)
        ),
        notes=tuple(_coming(papers)),
        counted=("table", "tables"),
    )


def _coming(papers: EventPapers) -> list[Fact]:
    coming = papers.event.seating.orders.coming
    if not coming:
        return []
    return [Fact("Open next.", ", ".join(f"table {number}" for number in coming))]
