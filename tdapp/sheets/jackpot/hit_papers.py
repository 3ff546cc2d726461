"""The papers of a hit: its report, which all who dealt with it sign, and a receipt per winner."""

from collections.abc import Iterator

from tdapp.core.refusal import Refusal
from tdapp.jackpot.state.hits import HitStage, JackpotHit
from tdapp.papers.paper import A4, A6
from tdapp.papers.sheet import (
    LIST_ROW,
    Align,
    Fill,
    Sheet,
    SheetCell,
    SheetColumn,
    SheetFact,
    SheetRow,
    money,
    page_code,
)
from tdapp.screens.jackpot_words import hand_as_label, place_in_words, share_that_was_won
from tdapp.sheets.jackpot.papers import JackpotPapers
from tdapp.voice.texts import text

STAGES = {
    HitStage.PENDING: text("jackpot paper", "claimed"),
    HitStage.SHOWN: text("jackpot paper", "cards checked"),
    HitStage.CONFIRMED: text("jackpot paper", "confirmed"),
    HitStage.REFUSED: text("jackpot paper", "refused"),
}
SIGNED_ROW = LIST_ROW + 8
"""A row with room to sign in, in points."""


def hit_report(papers: JackpotPapers, number: int) -> tuple[Sheet, ...]:
    """All that is known of a hit, and lines for what is not; refuses ``no_such_hit``."""
    hit, say = papers.state.hits.hit(number), papers.voice
    report = Sheet(
        kind="hit_report",
        title=say.text("jackpot paper", "Jackpot hit report"),
        imprint=papers.imprint,
        summary=say.text("jackpot paper", "Hit {number}, {pool}").format(
            number=number, pool=papers.terms_of(hit).name
        ),
        hero=SheetFact(say.text("jackpot paper", "Amount"), say.money(hit.amount.total)),
        facts=tuple(_facts(papers, hit)),
        columns=(
            SheetColumn(say.text("jackpot paper", "Seat"), 36, Align.RIGHT),
            SheetColumn(say.text("jackpot paper", "Winner"), 130),
            SheetColumn(say.text("jackpot paper", "Amount"), 76, Align.RIGHT, summed=True),
            SheetColumn(say.text("jackpot paper", "Paid"), 40),
            SheetColumn(say.text("jackpot paper", "ID"), 80, fill=Fill.LINE),
            SheetColumn(say.text("jackpot paper", "Tax"), 60, fill=Fill.LINE),
            SheetColumn(say.text("jackpot paper", "Signed"), 90, fill=Fill.LINE),
        ),
        rows=tuple(_winners(papers, hit)),
        notes=tuple(_readings(papers, hit)),
        signatures=(
            say.text("jackpot paper", "Dealer"),
            say.text("jackpot paper", "Confirmed by"),
            say.text("jackpot paper", "Surveillance reference"),
        ),
        posted_label=say.text("jackpot paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A4.with_rows(SIGNED_ROW),
    )
    return (report,)


def _facts(papers: JackpotPapers, hit: JackpotHit) -> Iterator[SheetFact]:
    claim, say = hit.claim, papers.voice
    prize, off = papers.prize_of(hit), papers.whole_cents(hit.amount.off)
    yield SheetFact(say.text("jackpot paper", "Hand"), hand_as_label(prize.hand, say))
    yield SheetFact(say.text("jackpot paper", "Cards"), claim.cards)
    yield SheetFact(say.text("jackpot paper", "Place"), place_in_words(hit, say))
    claimed = say.moment_to_the_second(claim.at.utc_us)
    yield SheetFact(say.text("jackpot paper", "Claimed"), claimed)
    yield SheetFact(say.text("jackpot paper", "Stage"), say.say(STAGES[hit.stage]))
    yield SheetFact(
        say.text("jackpot paper", "Pool at the hit"), papers.whole_cents(hit.before.meter)
    )
    yield SheetFact(say.text("jackpot paper", "Share"), share_that_was_won(hit, prize, say))
    yield SheetFact(say.text("jackpot paper", "Off the pool"), off)


def _winners(papers: JackpotPapers, hit: JackpotHit) -> Iterator[SheetRow]:
    say = papers.voice
    for place, winner in enumerate(hit.claim.winners):
        paid = say.text("jackpot paper", "paid") if place in hit.paid else ""
        yield SheetRow(
            (
                SheetCell(str(winner.seat), strong=True),
                SheetCell(papers.name(winner.person)),
                money(hit.amount.cents[place], say, strong=True),
                SheetCell(paid),
                *(SheetCell(),) * 3,
            )
        )


def _readings(papers: JackpotPapers, hit: JackpotHit) -> Iterator[SheetFact]:
    """A line to write in for each sign that shows the pool at the table."""
    link = papers.state.links.by_table.get(hit.claim.table)
    if link is not None:
        label = papers.voice.text("jackpot paper", "Sign “{sign}” showed:")
        yield SheetFact(label.format(sign=link.display), "")


def receipts(papers: JackpotPapers, number: int) -> tuple[Sheet, ...]:
    """One for each winner of a hit; refuses ``no_such_hit`` and ``hit_past_that``."""
    hit = papers.state.hits.hit(number)
    if hit.stage is not HitStage.CONFIRMED:
        raise Refusal("hit_past_that", hit=number)
    return tuple(_receipt(papers, hit, place) for place in range(len(hit.claim.winners)))


def _receipt(papers: JackpotPapers, hit: JackpotHit, place: int) -> Sheet:
    claim, say = hit.claim, papers.voice
    winner = claim.winners[place]
    which = say.text("jackpot paper", "{number}, winner {winner} of {winners}").format(
        number=claim.hit, winner=place + 1, winners=len(claim.winners)
    )
    table = say.text("jackpot paper", "Table {table}, seat {seat}").format(
        table=claim.table, seat=winner.seat
    )
    return Sheet(
        kind="jackpot_receipt",
        title=say.text("jackpot paper", "Jackpot receipt"),
        imprint=papers.imprint,
        hero=SheetFact(say.text("jackpot paper", "Amount"), say.money(hit.amount.cents[place])),
        facts=(
            SheetFact(say.text("jackpot paper", "Winner"), papers.name(winner.person)),
            SheetFact(say.text("jackpot paper", "Hit"), which),
            SheetFact(say.text("jackpot paper", "Pool"), papers.terms_of(hit).name),
            SheetFact(
                say.text("jackpot paper", "Hand"), hand_as_label(papers.prize_of(hit).hand, say)
            ),
            SheetFact(say.text("jackpot paper", "Place"), table),
            SheetFact(
                say.text("jackpot paper", "Claimed"), say.moment_to_the_second(claim.at.utc_us)
            ),
        ),
        signatures=(say.text("jackpot paper", "Received by"), say.text("jackpot paper", "Paid by")),
        posted_label=say.text("jackpot paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A6,
    )
