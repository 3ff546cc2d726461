"""Slips for a player of cash games: the place on a list, a session; and the fees of a table."""

from collections.abc import Iterator, Sequence

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
    joined, say = lists.by_ticket[ticket].joined, voice.text
    place = list(lists.waiting_for(joined.game)).index(ticket) + 1
    return Sheet(
        kind="list_slip",
        title=say("paper", "Waiting list"),
        imprint=papers.imprint,
        hero=SheetFact(say("paper", "Place"), str(place)),
        facts=(
            SheetFact(say("paper", "Game"), game_in_words(joined.game)),
            SheetFact(say("paper", "Player"), papers.name(joined.person)),
            SheetFact(say("paper", "Waits since"), voice.time(joined.since_us)),
            SheetFact(say("paper", "Ticket"), str(ticket)),
        ),
        posted_label=say("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A6,
    )


def session_slip(papers: CashPapers, sitting: int) -> Sheet:
    """How long somebody has played at a table, and with what; refuses ``no_such_sitting``."""
    voice, stay = papers.voice, papers.cash.stays.by_sitting.get(sitting)
    if stay is None:
        raise Refusal("no_such_sitting", sitting=sitting)
    say, until = voice.text, papers.now if stay.until is None else stay.until
    one = papers.cash.sittings.by_number.get(sitting)
    chips = () if one is None else (
        SheetFact(say("paper", "Put on"), voice.money(one.bought)),
        SheetFact(say("paper", "Taken off"), voice.money(one.taken)),
    )  # fmt: skip
    end = NONE if stay.until is None else voice.time(until.utc_us)
    return Sheet(
        kind="session_slip",
        title=say("paper", "Session"),
        imprint=papers.imprint,
        hero=SheetFact(say("paper", "Hours played"), papers.hours(until.since(stay.since))),
        facts=(
            SheetFact(say("paper", "Player"), papers.name(stay.person)),
            SheetFact(say("paper", "Game"), game_in_words(stay.legs[-1].game)),
            SheetFact(say("paper", "Table"), ", ".join(str(leg.table) for leg in stay.legs)),
            SheetFact(say("paper", "Since"), voice.moment(stay.since.utc_us)),
            SheetFact(say("paper", "Until"), end),
            *chips,
        ),
        posted_label=say("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A6,
    )


def fee_sheet(papers: CashPapers, table: int) -> Sheet:
    """What is due at a table now, or in the room (0), with a line to sign for each."""
    voice, say = papers.voice, papers.voice.text
    due = fees_due(papers.cash, papers.rules.play.commission, papers.now, papers.offset_minutes)
    listed = [one for one in due if table in (0, one.table)]
    return Sheet(
        kind="fee_sheet",
        title=say("paper", "Fee sheet, cash"),
        imprint=papers.imprint,
        summary=say("paper", "Due {time}").format(time=voice.moment(papers.now.utc_us)),
        columns=(
            SheetColumn(say("paper", "Seat"), 44, Align.RIGHT),
            SheetColumn(say("paper", "Player"), 150),
            SheetColumn(say("paper", "Fee"), 80),
            SheetColumn(say("paper", "Paid until"), 60, Align.RIGHT),
            SheetColumn(say("paper", "Then until"), 60, Align.RIGHT),
            SheetColumn(say("paper", "Due"), 70, Align.RIGHT, summed=True),
            SheetColumn(say("paper", "Signed"), 90, fill=Fill.LINE),
        ),
        rows=tuple(_fees(papers, listed)),
        signatures=(say("paper", "Collected by"), say("paper", "Looked at by")),
        posted_label=say("paper", "Printed"),
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
