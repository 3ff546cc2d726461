"""The floor sheet: all that a room needs to run on paper, as it stands at one moment."""

from collections.abc import Iterator

from tdapp.core.instant import Instant
from tdapp.core.money import format_cents
from tdapp.floor.seats import Seat
from tdapp.papers.event_sheets import EventPapers
from tdapp.papers.pieces import Block, BlockLine
from tdapp.papers.sheet import Fact, Sheet, page_code
from tdapp.tournament.chips.stacks import average_stack
from tdapp.tournament.clock.clock import Position, next_break, position
from tdapp.tournament.papers.kinds import PaperKind
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.prizes.queue import PrizeState, prize_queue
from tdapp.tournament.tournament import Tournament

LEVELS_SHOWN = 12
MINUTE_US = 60_000_000
STATES = {
    PrizeState.OWED: "",
    PrizeState.SLIP_OUT: "slip",
    PrizeState.IDENTITY_SEEN: "ID seen",
    PrizeState.UNCLAIMED: "kept",
}


def floor_sheet(papers: EventPapers, now: Instant) -> Sheet:
    """Tables, seats, names and told chips; the clock; who waits, is on the way, or is owed."""
    event = papers.event
    here = position(event.conditions, event.clock, now)
    blocks = (
        *_tables(papers),
        *_some("No seat yet", _without_seat(papers)),
        *_some("On the way", _moves(papers)),
        *_some("Queue", _queue(papers)),
        *_some("Prizes owed", _prizes_owed(papers)),
        *_some("Owed for chips", _debts(papers)),
        *_some("Prizes to come", _prizes_to_come(event)),
        *_some("Levels", _levels(event, here)),
    )
    imprint = papers.imprint(PaperKind.FLOOR_SHEET)
    return Sheet(
        kind="floor_sheet",
        title="Floor sheet",
        imprint=imprint,
        qr=page_code(imprint),
        summary=_field(event),
        notes=(_clock(event, here, now, papers),),
        blocks=blocks,
        posted_label="As of",
    )


def _clock(event: Tournament, here: Position, now: Instant, papers: EventPapers) -> Fact:
    level, clock = event.conditions.level(here.index), event.clock
    minutes, seconds = divmod(here.remaining_us // 1_000_000, 60)
    state = "running" if clock.running else "stands" if clock.started else "not started"
    name = "Break" if level.is_break else f"Level {event.conditions.number(here.index)}"
    stakes = "" if level.is_break else f": {_stakes(level)}"
    wait = next_break(event.conditions, here)
    rest = ""
    if wait is not None and clock.running:
        rest = f"  Next break {papers.time_of(now.utc_us + wait[0])}, {wait[1]} min."
    said = f"{minutes}:{seconds:02} left at {papers.time_of(now.utc_us)}, {state}."
    return Fact(f"{name}{stakes}.", f"{said}{rest}")


def _field(event: Tournament) -> str:
    average = average_stack(event)
    chips = "" if average is None else f"  Average {average:,}, {event.chips_in_play:,} in play."
    return f"{event.left:,} of {event.entries.count:,} left.{chips}"


def _tables(papers: EventPapers) -> Iterator[Block]:
    seating = papers.event.seating
    for table in sorted(seating.tables):
        lines = tuple(_seat(papers, Seat(table, one + 1)) for one in range(seating.tables[table]))
        seated = sum(bool(line.text) and not line.quiet for line in lines)
        yield Block(f"Table {table}", _of_table(papers, table, seated), lines)


def _of_table(papers: EventPapers, table: int, seated: int) -> str:
    event = papers.event
    said = [f"{seated} of {event.seating.tables[table]}"]
    told = event.buttons.by_table.get(table)
    if told is not None and told.position.button is not None:
        said.append(f"button {told.position.button}")
    if table in event.seating.held:
        said.append("ON HOLD")
    if table in event.seating.breaking:
        said.append("breaking")
    stacks = [_told_at(event, entry) for entry in event.seating.at_table(table)]
    oldest = min((at for at in stacks if at), default=0)
    if oldest:
        said.append(f"chips {papers.time_of(oldest)}")
    return ", ".join(said)


def _told_at(event: Tournament, entry: int) -> int:
    report = event.chips.stacks.get(entry)
    return 0 if report is None else report.at_us


def _seat(papers: EventPapers, seat: Seat) -> BlockLine:
    event = papers.event
    entry = event.seating.entry_at.get(seat)
    label = str(seat.seat)
    if entry is None:
        kept = event.seating.reserved.get(seat)
        locked = seat in event.seating.locked
        said = f"kept, slip {kept}" if kept else "locked" if locked else ""
        return BlockLine(label, said, quiet=True)
    report = event.chips.stacks.get(entry)
    away = " (away)" if entry in event.attendance.away else ""
    chips = "" if report is None else f"{report.stack:,}"
    return BlockLine(label, f"{papers.name(entry)}{away}", chips)


def _without_seat(papers: EventPapers) -> Iterator[BlockLine]:
    for entry in sorted(papers.event.seating.unseated):
        yield BlockLine(str(entry), papers.name(entry))


def _moves(papers: EventPapers) -> Iterator[BlockLine]:
    moves = papers.event.seating.moves
    for slip in sorted(moves):
        move = moves[slip]
        who = "next big blind" if move.entry is None else papers.name(move.entry)
        start = f"{move.from_table}-{move.from_seat or '?'}"
        yield BlockLine(str(slip), who, f"{start} to {move.to_table}-{move.to_seat or '?'}")


def _queue(papers: EventPapers) -> Iterator[BlockLine]:
    alternates = papers.event.alternates
    for ticket, until_us in sorted(alternates.called.items()):
        person = alternates.by_ticket[ticket].person
        yield BlockLine(str(ticket), papers.named(person), f"by {papers.time_of(until_us)}")
    for ticket in alternates.in_order():
        yield BlockLine(str(ticket), papers.named(alternates.by_ticket[ticket].person))


def _prizes_owed(papers: EventPapers) -> Iterator[BlockLine]:
    for due in reversed(prize_queue(papers.event)):
        if due.entry is None or due.state not in STATES:
            continue
        state = STATES[due.state]
        item = f", {due.item}" if due.item else ""
        text = f"{papers.name(due.entry)}{f' ({state})' if state else ''}{item}"
        yield BlockLine(str(due.place), text, format_cents(due.cents))


def _debts(papers: EventPapers) -> Iterator[BlockLine]:
    owed = papers.event.entries.owed
    for receipt in sorted(owed):
        sale = owed[receipt]
        yield BlockLine(str(receipt), papers.name(sale.entry), format_cents(sale.total))


def _prizes_to_come(event: Tournament) -> Iterator[BlockLine]:
    """The posted prizes of the places that are still played for, the next one first."""
    for prize in reversed(event.prizes.listed()):
        if prize.place <= event.left and event.programme.winner is None:
            yield BlockLine(str(prize.place), prize.item or "", format_cents(prize.cash))


def _levels(event: Tournament, here: Position) -> Iterator[BlockLine]:
    conditions = event.conditions
    last = max(len(conditions.levels), here.index + 1)
    for index in range(here.index, min(last, here.index + LEVELS_SHOWN)):
        level = conditions.level(index)
        left = -(-here.remaining_us // MINUTE_US) if index == here.index else level.minutes
        if level.is_break:
            yield BlockLine("", "Break", f"{left} min", quiet=True)
        else:
            yield BlockLine(str(conditions.number(index)), _stakes(level), f"{left} min")


def _stakes(level: Level) -> str:
    ante = f" ({level.ante:,})" if level.ante else ""
    return f"{level.small:,} / {level.big:,}{ante}"


def _some(title: str, lines: Iterator[BlockLine]) -> Iterator[Block]:
    found = tuple(lines)
    if found:
        yield Block(title, str(len(found)), found)
