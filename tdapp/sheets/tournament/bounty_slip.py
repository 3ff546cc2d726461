"""The bounty slip: what one entry was handed of bounties, signed by who got it."""

from collections.abc import Iterator

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A5_ACROSS
from tdapp.papers.parts import tender_words
from tdapp.papers.sheet import Align, Cell, Column, Fact, Row, Sheet, money, page_code
from tdapp.papers.voice import Voice
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.tournament.facts.bounties import BountyPaid


def bounty_slip(papers: EventPapers, paid: BountyPaid) -> Sheet:
    """The slip of one payment; what was on the winner's own head stands apart."""
    voice = papers.voice
    translate = voice.translate
    imprint = papers.imprint(PaperKind.BOUNTY_SLIPS, paid.slip)
    return Sheet(
        kind="bounty_slip",
        title=translate("Paper", "Bounty slip"),
        imprint=imprint,
        paper=A5_ACROSS,
        hero=Fact(translate("Paper", "Bounty"), voice.money(paid.cents)),
        facts=(
            Fact(translate("Paper", "Entry"), str(paid.entry)),
            Fact(translate("Paper", "Name"), papers.name(paid.entry)),
            Fact(translate("Paper", "Paid"), tender_words(paid.tender.value, voice)),
        ),
        columns=(
            Column(translate("Paper", "Consists of"), 320),
            Column(translate("Paper", "Amount"), 163, Align.RIGHT, summed=True),
        ),
        rows=tuple(Row((Cell(of), money(cents, voice))) for of, cents in _parts(paid, voice)),
        signing=translate("Paper", "Received in full: name, signature, time"),
        signatures=(translate("Paper", "Player"), translate("Paper", "Cage")),
        posted_label=translate("Paper", "Issued"),
        qr=page_code(imprint),
    )


def _parts(paid: BountyPaid, voice: Voice) -> Iterator[tuple[str, int]]:
    if paid.cents > paid.own:
        yield voice.translate("Paper", "Bounties taken"), paid.cents - paid.own
    if paid.own:
        yield voice.translate("Paper", "Own bounty, kept by the winner"), paid.own
