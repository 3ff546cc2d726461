"""The refunds of an event that was cancelled with chosen ones: by name, with a line to sign on."""

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import (
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
)
from tdapp.sheets.tournament.event_sheets import EventPapers


def refund_sheet(papers: EventPapers) -> Sheet:
    """One row for each refund, in the order of the entries."""
    text, voice, event = papers.voice.text, papers.voice, papers.event
    refunds = sorted(event.programme.refunds.items())
    imprint = papers.imprint(PaperKind.REFUNDS)
    return Sheet(
        kind="refunds",
        title=text("paper", "Refunds"),
        imprint=imprint,
        hero=SheetFact(
            text("paper", "Refunded"), voice.money(sum(cents for _, (cents, _) in refunds))
        ),
        facts=(SheetFact(text("paper", "Prizes paid"), voice.money(event.prizes.paid_cents)),),
        columns=(
            SheetColumn(text("paper", "Slip"), 36, Align.RIGHT),
            SheetColumn(text("paper", "Entry"), 36, Align.RIGHT),
            SheetColumn(text("paper", "Name"), 130),
            SheetColumn(text("paper", "Paid in"), 62, Align.RIGHT),
            SheetColumn(text("paper", "Refund"), 66, Align.RIGHT, summed=True),
            SheetColumn(text("paper", "Signature"), 110, fill=Fill.LINE),
        ),
        rows=tuple(
            SheetRow(
                (
                    SheetCell(str(slip)),
                    SheetCell(str(entry)),
                    SheetCell(papers.name(entry), strong=True),
                    SheetCell(voice.money(event.entry(entry).paid)),
                    money(cents, voice, strong=True),
                    SheetCell(),
                )
            )
            for entry, (cents, slip) in refunds
        ),
        counted=(text("paper", "refund"), text("paper", "refunds")),
        signatures=(text("paper", "Tournament director"), text("paper", "Cage")),
        posted_label=text("paper", "Issued"),
        qr=imprint.document,
    )
