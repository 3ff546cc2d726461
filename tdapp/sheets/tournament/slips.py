"""Slips: of a player on the way to another table, and of bounties handed over."""

from collections.abc import Iterator

from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.paper import A5_ACROSS, A6
from tdapp.papers.parts import part_words, tender_words
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
from tdapp.table.facts.moves import MoveCause, MoveOrdered
from tdapp.table.geometry.seats import Seat
from tdapp.till.payment import POOL
from tdapp.tournament.facts.bounties import BountyPaid
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.side_pools import paid_in_stages
from tdapp.voice.voice import Voice


def move_slip(papers: EventPapers, move: MoveOrdered) -> Sheet:
    """The slip of one move, the seat that is gone to set large.

    Where the table has to say itself who goes, or which seat is the worst, the slip says so.
    """
    imprint, text = papers.imprint(PaperKind.MOVE_SLIPS, move.slip), papers.voice.text
    return Sheet(
        kind="move_slip",
        title=text("paper", "Move slip"),
        imprint=imprint,
        paper=A6,
        hero=_where_to(move, papers.voice),
        facts=_facts(papers, move),
        posted_label=text("paper", "Issued"),
        signing=text("paper", "Moved with all chips: name, time"),
        signatures=(text("paper", "Sent by"), text("paper", "Seated by")),
        qr=imprint.document,
    )


def _where_to(move: MoveOrdered, voice: Voice) -> SheetFact:
    if move.to_seat is None:
        return SheetFact(voice.text("paper", "Goes to worst position at table"), str(move.to_table))
    return SheetFact(voice.text("paper", "Goes to"), str(Seat(move.to_table, move.to_seat)))


def _facts(papers: EventPapers, move: MoveOrdered) -> tuple[SheetFact, ...]:
    text = papers.voice.text
    left = text("paper", "table {table}", table=move.from_table)
    if move.from_seat is not None:
        left = str(Seat(move.from_table, move.from_seat))
    last = (
        SheetFact(text("paper", "From"), left),
        SheetFact(text("paper", "Slip"), str(move.slip)),
        SheetFact(text("paper", "Why"), _cause(move.cause, papers.voice)),
    )
    player = text("paper", "Player")
    if move.entry is None:
        return SheetFact(player, text("paper", "Next big blind")), *last
    entry = SheetFact(text("paper", "Entry"), str(move.entry))
    return SheetFact(player, papers.name(move.entry)), entry, *last


def _cause(cause: MoveCause, voice: Voice) -> str:
    words = {
        MoveCause.BALANCE: voice.text("paper", "Balancing"),
        MoveCause.BREAK: voice.text("paper", "Table break"),
        MoveCause.OVERRULED: voice.text("paper", "Director's decision"),
    }
    return words[cause]


def bounty_slip(papers: EventPapers, paid: BountyPaid) -> Sheet:
    """The slip of one payment; what was on the winner's own head stands apart."""
    voice = papers.voice
    text = voice.text
    imprint = papers.imprint(PaperKind.BOUNTY_SLIPS, paid.slip)
    title, what = text("paper", "Bounty slip"), text("paper", "Bounty")
    tender = tender_words(paid.tender.value, voice)
    if total_of(paid.pools) == paid.cents:
        title, what = text("paper", "Prize slip"), text("paper", "Prize")
    return Sheet(
        kind="bounty_slip",
        title=title,
        imprint=imprint,
        paper=A5_ACROSS,
        hero=SheetFact(what, voice.money(paid.cents)),
        facts=(
            SheetFact(text("paper", "Entry"), str(paid.entry)),
            SheetFact(text("paper", "Name"), papers.name(paid.entry)),
            SheetFact(
                text("paper", "Paid"), text("paper", "unclaimed") if paid.unclaimed else tender
            ),
        ),
        columns=(
            SheetColumn(text("paper", "Made up of"), 320),
            SheetColumn(text("paper", "Amount"), 163, Align.RIGHT, summed=True),
        ),
        rows=tuple(
            SheetRow((SheetCell(of), money(cents, voice))) for of, cents in _parts(papers, paid)
        ),
        signing=text("paper", "Received in full: name, signature, time"),
        signatures=(text("paper", "Player"), text("paper", "Cage")),
        posted_label=text("paper", "Issued"),
        qr=page_code(imprint),
    )


def _parts(papers: EventPapers, paid: BountyPaid) -> Iterator[tuple[str, int]]:
    voice = papers.voice
    taken = paid.cents - paid.own - total_of(paid.pools)
    if taken:
        yield voice.text("paper", "Bounties taken"), taken
    if paid.own:
        yield voice.text("paper", "Own bounty, kept by the winner"), paid.own
    for part in paid.pools:
        within = part.name == POOL
        yield (
            _paid_within(papers, paid.entry) if within else part_words(part.name, voice),
            part.cents,
        )


def _paid_within(papers: EventPapers, entry: int) -> str:
    """In which stage money was paid to an entry that did not go on."""
    for number, won in paid_in_stages(papers.event).items():
        if entry in won:
            return papers.voice.text(
                "paper", "Paid in {stage}", stage=papers.event.stages.plans[number - 1].name
            )
    return papers.voice.text("paper", "Paid in the stage")
