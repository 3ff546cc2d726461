"""The envelopes with bounties: what is left in them, and what was drawn for whom."""

from collections.abc import Iterator

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import Align, Sheet, SheetCell, SheetColumn, SheetFact, SheetRow, money
from tdapp.sheets.tournament.event_sheets import EventPapers


def envelope_sheet(papers: EventPapers) -> Sheet:
    """The largest first; the last draw stands last."""
    text, bounties = papers.voice.text, papers.event.bounties
    left = bounties.envelopes or ()
    imprint = papers.imprint(PaperKind.ENVELOPES)
    return Sheet(
        kind="envelopes",
        title=text("paper", "Envelopes"),
        imprint=imprint,
        hero=SheetFact(
            text("paper", "Left in envelopes"),
            papers.voice.money(sum(one.cents * one.count for one in left)),
        ),
        facts=(
            SheetFact(text("paper", "Envelopes left"), str(sum(one.count for one in left))),
            SheetFact(text("paper", "Drawn"), str(len(bounties.drawn))),
        ),
        columns=(
            SheetColumn(text("paper", "Amount"), 70, Align.RIGHT),
            SheetColumn(text("paper", "Left"), 40, Align.RIGHT),
            SheetColumn(text("paper", "Drawn for"), 130),
            SheetColumn(text("paper", "Won by"), 150),
        ),
        rows=tuple(_rows(papers)),
        signatures=(text("paper", "Tournament director"), text("paper", "Cage")),
        posted_label=text("paper", "Printed"),
        qr=imprint.document,
    )


def _rows(papers: EventPapers) -> Iterator[SheetRow]:
    bounties, voice = papers.event.bounties, papers.voice
    for one in bounties.envelopes or ():
        cells = (money(one.cents, voice, strong=True), SheetCell(str(one.count)))
        yield SheetRow((*cells, SheetCell(), SheetCell()))
    for entry, cents in bounties.drawn.items():
        takers = ", ".join(papers.name(taker) for taker in bounties.takers.get(entry, ()))
        cells = (money(cents, voice), SheetCell())
        yield SheetRow((*cells, SheetCell(papers.name(entry)), SheetCell(takers)))
