"""The shift sheet: what each table took, was counted and is over or short; the trays below."""

from collections.abc import Iterator

from tdapp.cash.money.shift_sheet import RoomShift, TableShift, room_day, room_shift
from tdapp.cash.state.table_money import BoxTime
from tdapp.papers.paper import A4
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
from tdapp.sheets.cash.papers import CashPapers, Counted
from tdapp.shown.cash_words import game_in_short
from tdapp.voice.voice import NONE, Voice

EMPTY = SheetCell()
BLANK = SheetRow((EMPTY,) * 10)
ROW = 21.0


def shift_sheet(papers: CashPapers, number: int) -> Sheet:
    """A shift as it stands, or as it ended; refuses ``no_such_shift``."""
    voice, shift = papers.voice, room_shift(papers.cash, number, papers.now)
    text, known = voice.text, papers.cash.money.shifts[number]
    began = voice.full_moment(known.began.utc_us)
    until = NONE if known.ended is None else voice.time(known.ended.utc_us)
    return Sheet(
        kind="shift_sheet",
        title=text("paper", "Shift sheet, cash"),
        imprint=papers.imprint,
        summary=text("paper", "Shift {number}: {began} to {until}").format(
            number=number, began=began, until=until
        ),
        columns=_columns(voice),
        rows=tuple(_table(papers, one) for one in shift.tables),
        closing=(*_trays(shift, voice), *_sums(papers, shift, known.day)),
        notes=(*_notes(shift, voice), *_counters(papers, shift)),
        signatures=(
            text("paper", "Poker manager"),
            text("paper", "Floor supervisor"),
            text("paper", "Count team"),
        ),
        posted_label=text("paper", "Printed"),
        qr=page_code(papers.imprint),
        paper=A4.with_rows(ROW),
    )


def taken(table: TableShift) -> int:
    """All that the house took: commission, time, other fees; the jackpot's part is in it."""
    return table.takings.rake + table.takings.time + table.takings.other


def _columns(voice: Voice) -> tuple[SheetColumn, ...]:
    text, right = voice.text, Align.RIGHT
    return (
        SheetColumn(text("paper", "Table"), 34, right),
        SheetColumn(text("paper", "Game"), 104),
        SheetColumn(text("paper", "Open"), 40, right),
        SheetColumn(text("paper", "Hours"), 40, right),
        SheetColumn(text("paper", "Rake"), 66, right, summed=True),
        SheetColumn(text("paper", "Time"), 66, right, summed=True),
        SheetColumn(text("paper", "Jackpot"), 66, right, summed=True),
        SheetColumn(text("paper", "Drop"), 72, right, summed=True),
        SheetColumn(text("paper", "Counted"), 72, right, summed=True),
        SheetColumn(text("paper", "Over, short"), 60, right, summed=True),
    )


def _table(papers: CashPapers, table: TableShift) -> SheetRow:
    """Rake, time and jackpot make the drop; what is not counted yet has a dash."""
    voice, drop = papers.voice, taken(table)
    is_counted = bool(table.boxes) and all(one.off is not None for one in table.boxes)
    off = table.box_off + table.tray_off
    game = NONE if table.game is None else game_in_short(table.game)
    takings = table.takings
    return SheetRow(
        (
            SheetCell(str(table.table), strong=True),
            SheetCell(game),
            SheetCell(voice.span(table.open_us) if table.open_us else NONE, quiet=True),
            SheetCell(papers.hours(table.hours_us)),
            money(takings.rake + takings.other - takings.jackpot, voice),
            money(takings.time, voice),
            money(takings.jackpot, voice),
            money(drop, voice, strong=True),
            money(drop + table.box_off if is_counted else None, voice),
            _over(off, voice),
        )
    )


def _over(cents: int, voice: Voice) -> SheetCell:
    return SheetCell(voice.money(cents), strong=bool(cents), quiet=not cents, cents=cents)


def _trays(shift: RoomShift, voice: Voice) -> Iterator[SheetRow]:
    text = voice.text
    trays = [one for one in shift.tables if one.trays]
    if trays:
        heads = (
            text("paper", "Opened with"),
            text("paper", "Fills"),
            text("paper", "Credits"),
            text("paper", "Should hold"),
            text("paper", "Counted"),
            text("paper", "Over, short"),
        )
        yield BLANK
        title = SheetCell(text("paper", "Trays"), strong=True)
        yield _row(EMPTY, title, *(SheetCell(one, quiet=True) for one in heads))
    for one in trays:
        yield _row(
            SheetCell(str(one.table), strong=True),
            SheetCell(_slips(one, voice), quiet=True),
            money(one.opened, voice),
            money(one.fills, voice),
            money(one.credits, voice),
            money(one.should_hold, voice, strong=True),
            money(one.counted, voice),
            _over(one.tray_off, voice),
        )


def _sums(papers: CashPapers, shift: RoomShift, day: str) -> Iterator[SheetRow]:
    """Where the drop goes, and the drop of the gaming day with all its shifts."""
    voice, text = papers.voice, papers.voice.text
    of_day = room_day(papers.cash, day, papers.now)
    sums = (
        (text("paper", "To the house"), shift.to_house),
        (text("paper", "To the jackpots"), shift.takings.jackpot),
        (text("paper", "Together"), _drop(shift)),
        (text("paper", "Day so far"), sum(map(_drop, of_day))),
    )
    yield BLANK
    for label, cents in sums:
        last = money(cents, voice, strong=True)
        yield _row(EMPTY, SheetCell(label), EMPTY, EMPTY, EMPTY, last, EMPTY, EMPTY)


def _drop(shift: RoomShift) -> int:
    return sum(map(taken, shift.tables))


def _row(table: SheetCell, name: SheetCell, *amounts: SheetCell) -> SheetRow:
    return SheetRow((table, name, EMPTY, EMPTY, *amounts))


def _slips(table: TableShift, voice: Voice) -> str:
    words = {
        "fill": voice.text("paper", "fill {number}"),
        "credit": voice.text("paper", "credit {number}"),
    }
    return ", ".join(words[kind.value].format(number=number) for kind, number in table.slips)


def _notes(shift: RoomShift, voice: Voice) -> Iterator[SheetFact]:
    text = voice.text
    for one in shift.to_explain:
        off = one.tray_off + one.box_off
        said = text("paper", "over") if off > 0 else text("paper", "short")
        label = text("paper", "Table {table} is {amount} {over}.")
        amount = voice.money(abs(off))
        yield SheetFact(label.format(table=one.table, amount=amount, over=said), "")
    open_ones = [str(one.table) for one in shift.tables if not one.is_complete]
    if open_ones:
        tables = text("paper", "Tables: {tables}.").format(tables=", ".join(open_ones))
        yield SheetFact(text("paper", "Not yet counted."), tables)
    hold = text("paper", "opened with + fills - credits - chips sold at the table.")
    yield SheetFact(text("paper", "A tray should hold"), hold)
    said = text("paper", "they are not on this sheet.")
    yield SheetFact(text("paper", "Stakes on the tables are told, not counted:"), said)


def _counters(papers: CashPapers, shift: RoomShift) -> Iterator[SheetFact]:
    """Every two who counted, with the trays (by table) and boxes that they did."""
    text, found = papers.voice.text, dict[str, list[str]]()
    tray, box = text("paper", "tray {table}"), text("paper", "box {number}")
    for table in shift.tables:
        counts: tuple[Counted, ...] = (*table.trays, *table.boxes)
        for one in counts:
            what = box.format(number=one.number) if isinstance(one, BoxTime) else tray
            counted = found.setdefault(papers.counted_by.get(one, ""), [])
            counted.append(what.format(table=table.table))
    label = text("paper", "Counted by {names}")
    for names, counted in sorted(found.items()):
        if names:
            yield SheetFact(label.format(names=names), ", ".join(dict.fromkeys(counted)))
