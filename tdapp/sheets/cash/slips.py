"""Slips for a player of cash games: the place on a list, a session, chips; and a table's fees."""

from collections.abc import Iterator, Sequence

from tdapp.cash.absence.picking_up import kept_bag
from tdapp.cash.charges.due import FeeDue, fees_due
from tdapp.cash.facts.charges import FeeKind
from tdapp.core.refusal import Refusal
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
from tdapp.sheets.cash.papers import CashPapers
from tdapp.shown.cash_words import game_in_words
from tdapp.voice.texts import text
from tdapp.voice.voice import NONE

FEES = {
    FeeKind.TIME: text("paper", "time"),
    FeeKind.SITTING: text("paper", "sitting down"),
    FeeKind.MORE_TIME: text("paper", "more time"),
}


def list_slip(papers: CashPapers, ticket: int) -> Sheet:
    """The place of somebody who waits; refuses ``no_such_ticket``."""
    lists, voice = papers.cash.lists, papers.voice
    if ticket not in lists.by_ticket:
        raise Refusal("no_such_ticket", ticket=ticket)
    joined = lists.by_ticket[ticket].joined
    place = list(lists.waiting_for(joined.game)).index(ticket) + 1
    return Sheet(
        kind="list_slip",
        title=voice.text("paper", "Waiting list"),
        imprint=papers.imprint,
        hero=SheetFact(voice.text("paper", "Place"), str(place)),
        facts=(
            SheetFact(voice.text("paper", "Game"), game_in_words(joined.game)),
            SheetFact(voice.text("paper", "Player"), papers.name(joined.person)),
            SheetFact(voice.text("paper", "Waits since"), voice.time(joined.since_us)),
            SheetFact(voice.text("paper", "Ticket"), str(ticket)),
        ),
        posted_label=voice.text("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A6,
    )


def session_slip(papers: CashPapers, sitting: int) -> Sheet:
    """How long somebody has played at a table, and with what; refuses ``no_such_sitting``."""
    voice, stay = papers.voice, papers.cash.stays.by_sitting.get(sitting)
    if stay is None:
        raise Refusal("no_such_sitting", sitting=sitting)
    until = papers.now if stay.until is None else stay.until
    one = papers.cash.sittings.by_number.get(sitting)
    chips = () if one is None else (
        SheetFact(voice.text("paper", "Put on"), voice.money(one.bought)),
        SheetFact(voice.text("paper", "Taken off"), voice.money(one.taken)),
    )  # fmt: skip
    end = NONE if stay.until is None else voice.time(until.utc_us)
    return Sheet(
        kind="session_slip",
        title=voice.text("paper", "Session"),
        imprint=papers.imprint,
        hero=SheetFact(voice.text("paper", "Hours played"), papers.hours(until.since(stay.since))),
        facts=(
            SheetFact(voice.text("paper", "Player"), papers.name(stay.person)),
            SheetFact(voice.text("paper", "Game"), game_in_words(stay.legs[-1].game)),
            SheetFact(voice.text("paper", "Table"), ", ".join(str(leg.table) for leg in stay.legs)),
            SheetFact(voice.text("paper", "Since"), voice.moment(stay.since.utc_us)),
            SheetFact(voice.text("paper", "Until"), end),
            *chips,
        ),
        posted_label=voice.text("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A6,
    )


def pick_up_receipt(papers: CashPapers, receipt: int) -> Sheet:
    """The bag with somebody's chips that the house keeps; refuses ``no_kept_bag``."""
    voice, bag = papers.voice, kept_bag(papers.cash, receipt)
    return Sheet(
        kind="pick_up_receipt",
        title=voice.text("paper", "Pick-up receipt"),
        imprint=papers.imprint,
        hero=SheetFact(voice.text("paper", "Chips"), voice.money(bag.cents)),
        facts=(
            SheetFact(voice.text("paper", "Receipt"), str(receipt)),
            SheetFact(voice.text("paper", "Player"), papers.name(bag.person)),
            SheetFact(voice.text("paper", "Bag"), bag.label),
            SheetFact(voice.text("paper", "Game"), game_in_words(bag.game)),
            SheetFact(voice.text("paper", "Picked up"), voice.moment(bag.at.utc_us)),
        ),
        summary=voice.text("paper", "Returned to this player only"),
        signatures=(voice.text("paper", "Counted by"), voice.text("paper", "Second person")),
        posted_label=voice.text("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A6,
    )


def fee_sheet(papers: CashPapers, table: int) -> Sheet:
    """What is due at a table now, or in the room (0), with a line to sign for each."""
    voice = papers.voice
    due = fees_due(papers.cash, papers.rules.play.commission, papers.now, papers.offset_minutes)
    listed = [one for one in due if table in (0, one.table)]
    return Sheet(
        kind="fee_sheet",
        title=voice.text("paper", "Fee sheet, cash"),
        imprint=papers.imprint,
        summary=voice.text("paper", "Due {time}").format(time=voice.moment(papers.now.utc_us)),
        columns=(
            SheetColumn(voice.text("paper", "Seat"), 44, Align.RIGHT),
            SheetColumn(voice.text("paper", "Player"), 150),
            SheetColumn(voice.text("paper", "Fee"), 80),
            SheetColumn(voice.text("paper", "Paid until"), 60, Align.RIGHT),
            SheetColumn(voice.text("paper", "Then until"), 60, Align.RIGHT),
            SheetColumn(voice.text("paper", "Due"), 70, Align.RIGHT, summed=True),
            SheetColumn(voice.text("paper", "Signed"), 90, fill=Fill.LINE),
        ),
        rows=tuple(_fees(papers, listed)),
        signatures=(voice.text("paper", "Collected by"), voice.text("paper", "Looked at by")),
        posted_label=voice.text("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A4.with_rows(LIST_ROW + 8),
    )


def _fees(papers: CashPapers, listed: Sequence[FeeDue]) -> Iterator[SheetRow]:
    voice, cash = papers.voice, papers.cash
    for one in listed:
        paid = cash.charged.time.get(one.sitting)
        until = NONE if paid is None else voice.time(paid.until_us)
        then = NONE if one.until_us is None else voice.time(one.until_us)
        yield SheetRow(
            (
                SheetCell(str(cash.seating.seat_of[one.sitting]), strong=True),
                SheetCell(papers.name(cash.sittings.person_of[one.sitting])),
                SheetCell(voice.say(FEES[one.fee])),
                SheetCell(until),
                SheetCell(then),
                money(one.charge.total, voice, strong=True),
                SheetCell(),
            )
        )
