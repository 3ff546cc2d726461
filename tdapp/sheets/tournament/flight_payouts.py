"""Who was paid in which flight and did not go on, with the slip and a line to sign on."""

from collections.abc import Iterator

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import (
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetRow,
    money,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.till.payment import POOL
from tdapp.tournament.side_pools import paid_in_stages


def flight_payouts(papers: EventPapers, kind: PaperKind) -> list[Sheet]:
    """The list as a sheet of the payout sheet, or of the provisional one; none where none pays."""
    rows, text = tuple(_rows(papers)), papers.voice.text
    if not rows:
        return []
    version = papers.event.prizes.sheet.version if papers.event.prizes.posted else 1
    imprint = papers.imprint(kind, version=version)
    return [
        Sheet(
            kind="flight_payouts",
            title=text("paper", "Paid in flights"),
            imprint=imprint,
            columns=(
                SheetColumn(text("paper", "Flight"), 90),
                SheetColumn(text("paper", "Entry"), 36, Align.RIGHT),
                SheetColumn(text("paper", "Name"), 130),
                SheetColumn(text("paper", "Amount"), 66, Align.RIGHT, summed=True),
                SheetColumn(text("paper", "Slip"), 40, Align.RIGHT),
                SheetColumn(text("paper", "Signature"), 110, fill=Fill.LINE),
            ),
            rows=rows,
            counted=(text("paper", "player"), text("paper", "players")),
            signatures=(text("paper", "Tournament director"), text("paper", "Cage")),
            posted_label=text("paper", "Issued"),
            qr=page_code(imprint),
        )
    ]


def _rows(papers: EventPapers) -> Iterator[SheetRow]:
    """The best of each flight first; without a slip the money was not handed over yet."""
    event = papers.event
    for number, won in paid_in_stages(event).items():
        for entry, cents in won.items():
            slips = [
                str(one.slip)
                for one in event.bounties.paid.get(entry, ())
                if any(part.name == POOL for part in one.pools)
            ]
            yield SheetRow(
                (
                    SheetCell(event.stages.plans[number - 1].name),
                    SheetCell(str(entry)),
                    SheetCell(papers.name(entry), strong=True),
                    money(cents, papers.voice, strong=True),
                    SheetCell(", ".join(slips)),
                    SheetCell(),
                )
            )
