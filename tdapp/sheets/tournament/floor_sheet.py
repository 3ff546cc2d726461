"""The floor sheet: all that a room needs to run on paper, as it stands at one moment."""

from collections.abc import Iterator

from tdapp.core.instant import Instant
from tdapp.house.papers.kinds import PaperKind
from tdapp.papers.sheet import BlockLine, Sheet, SheetBlock, SheetFact, page_code
from tdapp.sheets.tournament.event_sheets import EventPapers
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.chips import average_stack
from tdapp.tournament.payouts.queue import PrizeState, prize_queue
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.state.clock import ClockPosition, next_break, position
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

LEVELS_SHOWN = 12
MINUTE_US = 60_000_000


def floor_sheet(papers: EventPapers, now: Instant) -> Sheet:
    """Tables, seats, names and told chips; the clock; who waits, is on the way, or is owed."""
    event, text = papers.event, papers.voice.text
    here = position(event.conditions, event.clock, now)
    blocks = (
        *_tables(papers),
        *_some(text("paper", "No seat yet"), _without_seat(papers)),
        *_some(text("paper", "On the way"), _moves(papers)),
        *_some(text("paper", "Alternates"), _queue(papers)),
        *_some(text("paper", "Prizes owed"), _prizes_owed(papers)),
        *_some(text("paper", "Unpaid for chips"), _debts(papers)),
        *_some(text("paper", "Prizes to come"), _prizes_to_come(papers)),
        *_some(text("paper", "Levels"), _levels(papers, here)),
    )
    imprint = papers.imprint(PaperKind.FLOOR_SHEET)
    return Sheet(
        kind="floor_sheet",
        title=text("paper", "Floor sheet"),
        imprint=imprint,
        qr=page_code(imprint),
        summary=_field(papers),
        notes=(_clock(papers, here, now),),
        blocks=blocks,
        posted_label=text("paper", "As of"),
    )


def _clock(papers: EventPapers, here: ClockPosition, now: Instant) -> SheetFact:
    event, voice = papers.event, papers.voice
    minutes, seconds = divmod(here.remaining_us // 1_000_000, 60)
    left = voice.text(
        "paper",
        "{left} left at {time}, {state}.",
        left=f"{minutes}:{seconds:02}",
        time=voice.time(now.utc_us),
        state=_running(papers),
    )
    wait = next_break(event.conditions, here)
    if wait is not None and event.clock.running:
        said = voice.text("paper", "Next break {time}, {length}.")
        said = said.format(time=voice.time(now.utc_us + wait[0]), length=voice.length(wait[1]))
        left = f"{left}  {said}"
    return SheetFact(_level(papers, here), left)


def _running(papers: EventPapers) -> str:
    clock, text = papers.event.clock, papers.voice.text
    if clock.running:
        return text("paper", "running")
    return text("paper", "paused") if clock.started else text("paper", "not started")


def _level(papers: EventPapers, here: ClockPosition) -> str:
    conditions, text = papers.event.conditions, papers.voice.text
    level = conditions.level(here.index)
    if level.is_break:
        return text("paper", "Break.")
    said = text("paper", "Level {level}: {stakes}.")
    return said.format(level=conditions.number(here.index), stakes=stakes(level, papers.voice))


def _field(papers: EventPapers) -> str:
    event, voice = papers.event, papers.voice
    said = voice.text("paper", "{left} of {entries} left.")
    said = said.format(left=voice.count(event.left), entries=voice.count(event.entries.count))
    average = average_stack(event)
    if average is None:
        return said
    chips = voice.text("paper", "Average {average}, {chips} in play.")
    chips = chips.format(average=voice.count(average), chips=voice.count(event.chips_in_play))
    return f"{said}  {chips}"


def _tables(papers: EventPapers) -> Iterator[SheetBlock]:
    seating = papers.event.seating
    for table in sorted(seating.tables):
        lines = tuple(_seat(papers, Seat(table, one + 1)) for one in range(seating.tables[table]))
        seated = sum(bool(line.text) and not line.quiet for line in lines)
        title = papers.voice.text("paper", "Table {table}", table=table)
        yield SheetBlock(title, _of_table(papers, table, seated), lines)


def _of_table(papers: EventPapers, table: int, seated: int) -> str:
    event, text = papers.event, papers.voice.text
    of = text("paper", "{seated} of {seats}")
    said = [of.format(seated=seated, seats=event.seating.tables[table])]
    told = event.buttons.by_table.get(table)
    if told is not None and told.position.button is not None:
        button = text("paper", "button {seat}")
        said.append(button.format(seat=told.position.button))
    if table in event.seating.held:
        said.append(text("paper", "ON HOLD"))
    if table in event.seating.breaking:
        said.append(text("paper", "breaking"))
    stacks = [_told_at(event, entry) for entry in event.seating.at_table(table)]
    oldest = min((at for at in stacks if at), default=0)
    if oldest:
        said.append(text("paper", "chips {time}", time=papers.voice.time(oldest)))
    return ", ".join(said)


def _told_at(event: Tournament, entry: int) -> int:
    report = event.chips.stacks.get(entry)
    return 0 if report is None else report.at_us


def _seat(papers: EventPapers, seat: Seat) -> BlockLine:
    event, voice = papers.event, papers.voice
    entry = event.seating.entry_at.get(seat)
    label = str(seat.seat)
    if entry is None:
        return BlockLine(label, _free(papers, seat), quiet=True)
    report = event.chips.stacks.get(entry)
    name = _named(papers, entry)
    if entry in event.attendance.away:
        name = voice.text("paper", "{name} (away)", name=name)
    return BlockLine(label, name, "" if report is None else voice.count(report.stack))


def _named(papers: EventPapers, entry: int) -> str:
    """A name; with the entry's number where its letters print as boxes."""
    name = papers.name(entry)
    if papers.is_shaped(name):
        return name
    said = papers.voice.text("paper", "entry {entry}, {name}")
    return said.format(entry=entry, name=name)


def _free(papers: EventPapers, seat: Seat) -> str:
    seating, text = papers.event.seating, papers.voice.text
    kept = seating.reserved.get(seat)
    if kept:
        return text("paper", "kept, slip {slip}", slip=kept)
    return text("paper", "locked") if seat in seating.locked else ""


def _without_seat(papers: EventPapers) -> Iterator[BlockLine]:
    for entry in sorted(papers.event.seating.unseated):
        yield BlockLine(str(entry), _named(papers, entry))


def _moves(papers: EventPapers) -> Iterator[BlockLine]:
    moves, text = papers.event.seating.moves, papers.voice.text
    for slip in sorted(moves):
        move = moves[slip]
        nobody = text("paper", "next big blind")
        who = nobody if move.entry is None else _named(papers, move.entry)
        way = text(
            "paper",
            "{start} to {end}",
            start=f"{move.from_table}-{move.from_seat or '?'}",
            end=f"{move.to_table}-{move.to_seat or '?'}",
        )
        yield BlockLine(str(slip), who, way)


def _queue(papers: EventPapers) -> Iterator[BlockLine]:
    alternates, voice = papers.event.alternates, papers.voice
    for ticket, until_us in sorted(alternates.called.items()):
        person = alternates.by_ticket[ticket].person
        until = voice.text("paper", "by {time}", time=voice.time(until_us))
        yield BlockLine(str(ticket), papers.named(person), until)
    for ticket in alternates.in_order():
        yield BlockLine(str(ticket), papers.named(alternates.by_ticket[ticket].person))


def _prizes_owed(papers: EventPapers) -> Iterator[BlockLine]:
    voice = papers.voice
    states = {
        PrizeState.OWED: "",
        PrizeState.SLIP_OUT: voice.text("paper", "slip"),
        PrizeState.IDENTITY_SEEN: voice.text("paper", "ID checked"),
        PrizeState.UNCLAIMED: voice.text("paper", "unclaimed"),
    }
    for due in reversed(prize_queue(papers.event)):
        if due.entry is None or due.state not in states:
            continue
        state = states[due.state]
        item = f", {due.item}" if due.item else ""
        text = f"{_named(papers, due.entry)}{f' ({state})' if state else ''}{item}"
        yield BlockLine(str(due.place), text, voice.money(due.cents))


def _debts(papers: EventPapers) -> Iterator[BlockLine]:
    owed = papers.event.entries.owed
    for receipt in sorted(owed):
        sale = owed[receipt]
        yield BlockLine(str(receipt), _named(papers, sale.entry), papers.voice.money(sale.owed))


def _prizes_to_come(papers: EventPapers) -> Iterator[BlockLine]:
    """The posted prizes of the places that are still played for, the next one first."""
    event = papers.event
    for prize in reversed(event.prizes.listed()):
        if prize.place <= event.left and not event.is_decided:
            yield BlockLine(str(prize.place), prize.item or "", papers.voice.money(prize.cash))


def _levels(papers: EventPapers, here: ClockPosition) -> Iterator[BlockLine]:
    conditions, text = papers.event.conditions, papers.voice.text
    last = max(len(conditions.levels), here.index + 1)
    for index in range(here.index, min(last, here.index + LEVELS_SHOWN)):
        level = conditions.level(index)
        left_us = -(-here.remaining_us // MINUTE_US) * MINUTE_US
        lasts = papers.voice.length(left_us if index == here.index else level.length_us)
        if level.is_break:
            yield BlockLine("", text("paper", "Break"), lasts, quiet=True)
        else:
            number = str(conditions.number(index))
            yield BlockLine(number, stakes(level, papers.voice), lasts)


def stakes(level: Level, voice: Voice) -> str:
    """Blinds and ante as the house writes them."""
    pair = f"{voice.count(level.small)} / {voice.count(level.big)}"
    return f"{pair} ({voice.count(level.ante)})" if level.ante else pair


def _some(title: str, lines: Iterator[BlockLine]) -> Iterator[SheetBlock]:
    found = tuple(lines)
    if found:
        yield SheetBlock(title, str(len(found)), found)
