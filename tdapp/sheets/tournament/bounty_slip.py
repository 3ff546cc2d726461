"""The bounty slip: what one entry was handed of bounties, signed by who got it."""

from collections.abc import Iterator

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.parts import tender_words
from tdapp.papers.sheet import (
    Align,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
    page_code,
)
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.facts.bounties import BountyPaid
from tdapp.voice.voice import Voice


def bounty_slip(papers: EventPapers, paid: BountyPaid) -> Sheet:
    """The slip of one payment; what was on the winner's own head stands apart."""
    voice = papers.voice
    text = voice.text
    imprint = papers.imprint(PaperKind.BOUNTY_SLIPS, paid.slip)
    return Sheet(
        kind="bounty_slip",
        title=text("paper", "Bounty slip"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=SheetFact(text("paper", "Bounty"), voice.money(paid.cents)),
        facts=(
            SheetFact(text("paper", "Entry"), str(paid.entry)),
            SheetFact(text("paper", "Name"), papers.name(paid.entry)),
            SheetFact(text("paper", "Paid"), tender_words(paid.tender.value, voice)),
        ),
        columns=(
            SheetColumn(text("paper", "Made up of"), 320),
            SheetColumn(text("paper", "Amount"), 163, Align.RIGHT, summed=True),
        ),
        rows=tuple(
            SheetRow((SheetCell(of), money(cents, voice))) for of, cents in _parts(paid, voice)
        ),
        signing=text("paper", "Received in full: name, signature, time"),
        signatures=(text("paper", "Player"), text("paper", "Cage")),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
    )


def _parts(paid: BountyPaid, voice: Voice) -> Iterator[tuple[str, int]]:
    if paid.cents > paid.own:
        yield voice.text("paper", "Bounties taken"), paid.cents - paid.own
    if paid.own:
        yield voice.text("paper", "Own bounty, kept by the winner"), paid.own
