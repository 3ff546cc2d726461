"""What the floor has to do now, line by line: alarms, breaks, moves, and who is away."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum

from tdapp.shown.away_words import all_away
from tdapp.shown.chips_words import leaving_words, lots_words
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.floor_words import notes_in_words, where_to, who_leaves
from tdapp.shown.hand_for_hand import hand_over, hand_played, until_words
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.geometry.balancing import Halt, Move
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.marking import who_is_away
from tdapp.tournament.chips import leaving_chips
from tdapp.tournament.facts.hand_for_hand import RoundKind
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.sales.teams import swaps_due
from tdapp.tournament.tables.suggesting import Suggestions, timely_suggestions
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


class FloorTaskKind(Enum):
    """What a line is about; it is acted on accordingly."""

    HALT = "halt"
    HELD = "held"
    ALTERNATES = "alternates"
    FIXED = "fixed"
    TOGETHER = "together"
    OPEN = "open"
    DRAW = "draw"
    REDRAW = "redraw"
    EMPTY = "empty"
    BREAK = "break"
    MOVE = "move"
    STUCK = "stuck"
    BREAKING = "breaking"
    UNDER_WAY = "under_way"
    COLOUR_UP = "colour_up"
    OUT_OF_CHIPS = "out_of_chips"
    AWAY = "away"
    HAND_PLAYED = "hand_played"
    HAND_OVER = "hand_over"
    SOFT_HANDS = "soft_hands"
    PENALTY_OVER = "penalty_over"
    ROUND = "round"
    SWAP = "swap"


@dataclass(frozen=True, slots=True)
class FloorTask:
    """One line: its words, and what it is about: a table or several, a slip, a player's seat.

    `to` is the table, and the seat if it is known, that a move goes to; `short` how many players a
    table has less than the fullest.
    """

    kind: FloorTaskKind
    text: str
    note: str = ""
    table: int | None = None
    slip: int | None = None
    seat: Seat | None = None
    tables: tuple[int, ...] = ()
    after: int = 0
    chip: int | None = None
    to: tuple[int, int | None] | None = None
    short: int = 0

    @property
    def key(self) -> tuple[object, ...]:
        """The same for the same thing, however its words change."""
        return self.kind, self.table, self.slip, self.tables, self.after, self.chip


def due_now(
    voice: Voice, state: Tournament, name_of: NameOf, found: Suggestions | None = None
) -> list[FloorTask]:
    """Everything, the most urgent first; `found` is what is suggested, where that is known."""
    return list(all_due(voice, state, name_of, found))


def all_due(
    voice: Voice, state: Tournament, name_of: NameOf, found: Suggestions | None = None
) -> Iterator[FloorTask]:
    """The same one after the other, so that nobody has to wait for all.

    Once play is over only tables on hold are left: they keep places from being decided. What is due
    in an event in stages is seen in each of them.
    """
    if state.programme.conditions is None or (state.stages.plans and not state.stage):
        return
    if state.is_decided:
        yield from (_held(voice, state, table) for table in sorted(state.seating.held))
        return
    found = found or timely_suggestions(state)
    yield from (_halt(voice, halt) for halt in found.halts)
    yield from (_held(voice, state, table) for table in sorted(state.seating.held))
    yield from _hand_for_hand(voice, state, over=False)
    yield from (*_special_rounds(voice, state), *_swaps(voice, state))
    yield from (_together(voice, state, pair, name_of) for pair in found.together)
    yield from _colour_ups(voice, state)
    if found.alternates:
        yield _alternates(voice, state.alternates.waiting, found.offer)
    if found.seats_fixed:
        said = voice.text("floor", "Seats are fixed for the session; no balancing")
        yield FloorTask(FloorTaskKind.FIXED, said)
    if found.redraw:
        yield _redraw(voice, found.redraw)
    yield from _seats_to_come(voice, state, found)
    yield from (_empty(voice, table) for table in found.empty)
    if found.breaks is not None:
        yield _break(voice, state, found.breaks)
    if found.balancing is not None:
        yield from _moves(voice, state, found.balancing.moves, name_of)
        yield from (_stuck(voice, table) for table in found.balancing.stuck)
    yield from _hand_for_hand(voice, state, over=True)
    yield from _penalties_over(voice, state, name_of)
    yield from _out_of_chips(voice, state, name_of)
    yield from _under_way(voice, state, name_of)
    yield from _away(voice, state, name_of)


def wait_for_seats(state: Tournament, found: Suggestions) -> bool:
    """Whether players who are entered have no seat, and no table is named that is to open first.

    In a bracket they sit once their pairing is called.
    """
    if state.conditions.bracket is not None:
        return False
    return bool(state.seating.unseated) and found.opens is None and not found.alternates


def _halt(voice: Voice, halt: Halt) -> FloorTask:
    said = voice.text("floor", "Halt play at table {table}: {short} short of the fullest")
    note = voice.text("floor", "by player counts, button not known") if halt.by_counts else ""
    text = said.format(table=halt.table, short=halt.short)
    return FloorTask(FloorTaskKind.HALT, text, note, halt.table, short=halt.short)


def _held(voice: Voice, state: Tournament, table: int) -> FloorTask:
    said = voice.text("floor", "Table {table} is on hold", table=table)
    out = len(pending_at(state, table))
    note = voice.text("floor", "eliminations pending: {count}", count=out) if out else ""
    return FloorTask(FloorTaskKind.HELD, said, note, table)


def _hand_for_hand(voice: Voice, state: Tournament, *, over: bool) -> Iterator[FloorTask]:
    """The open hand with the tables that still play it, or that all of them wait."""
    now_on = state.hand_for_hand
    if now_on.terms is None or over is bool(now_on.playing(state.seating)):
        return
    if now_on.terms.soft:
        said = voice.text("floor", "Soft hand-for-hand: the clock runs")
        yield FloorTask(FloorTaskKind.SOFT_HANDS, said, until_words(voice, state))
    elif over:
        yield FloorTask(FloorTaskKind.HAND_OVER, *hand_over(voice, state))
    else:
        yield FloorTask(FloorTaskKind.HAND_PLAYED, *hand_played(voice, state))


def _special_rounds(voice: Voice, state: Tournament) -> Iterator[FloorTask]:
    """Each bonus or elimination round that is on, until it is ended at its table."""
    for table, on in sorted(state.special_rounds.open.items()):
        said = voice.text("floor", "Elimination round at table {table}", table=table)
        if on.kind is RoundKind.BONUS:
            said = voice.text("floor", "Bonus round at table {table}", table=table)
        added = lots_words(on.lots) if on.lots else on.prize
        yield FloorTask(FloorTaskKind.ROUND, said, added, table)


def _swaps(voice: Voice, state: Tournament) -> Iterator[FloorTask]:
    """That the level or break has come in which teams swap, until they have."""
    teams = swaps_due(state)
    if teams:
        said = voice.plural("floor", "Swap partners: 1 team", "Swap partners: {n} teams", teams)
        level = state.conditions.number(state.clock.begun)
        yield FloorTask(FloorTaskKind.SWAP, said, voice.text("floor", "level {n}", n=level))


def hand_at(voice: Voice, state: Tournament, table: int | None) -> FloorTask | None:
    """That a table still plays the open hand of hand-for-hand; None where it does not."""
    now_on = state.hand_for_hand
    if table is None or not now_on.holds_exits or table not in now_on.playing(state.seating):
        return None
    said = voice.text("floor", "Table {table} still plays hand {hand}")
    said = said.format(table=table, hand=now_on.hand)
    return FloorTask(FloorTaskKind.HAND_PLAYED, said, table=table)


def _colour_ups(voice: Voice, state: Tournament) -> Iterator[FloorTask]:
    for leaving in leaving_chips(state):
        text, note = leaving_words(voice, leaving, len(state.seating.tables))
        yield FloorTask(FloorTaskKind.COLOUR_UP, text, note, chip=leaving.chip)


def _alternates(voice: Voice, waiting: int, offer: int | None) -> FloorTask:
    said = voice.text(
        "floor", "Free seats go to waiting alternates ({count}); no move is suggested"
    )
    note = voice.text("floor", "a seat is free; alternate {ticket} is next")
    return FloorTask(
        FloorTaskKind.ALTERNATES,
        said.format(count=waiting),
        "" if offer is None else note.format(ticket=offer),
    )


def _together(voice: Voice, state: Tournament, pair: tuple[int, int], name_of: NameOf) -> FloorTask:
    one, other = (name_of(state.entry(entry).person) for entry in pair)
    seat = state.seating.seat_of.get(pair[0])
    said = voice.text(
        "floor", "{one} and {other} must be kept apart, but both sit at table {table}"
    )
    table = None if seat is None else seat.table
    text = said.format(one=one, other=other, table=table)
    return FloorTask(FloorTaskKind.TOGETHER, text, table=table, seat=seat, tables=pair)


def _redraw(voice: Voice, tables: tuple[int, ...]) -> FloorTask:
    said = voice.text("floor", "Redraw all players to tables {tables}")
    listed = ", ".join(map(str, tables))
    if len(tables) == 1:
        said = voice.text("floor", "Draw the final table, at table {tables}")
    return FloorTask(FloorTaskKind.REDRAW, said.format(tables=listed), tables=tables)


def _seats_to_come(voice: Voice, state: Tournament, found: Suggestions) -> Iterator[FloorTask]:
    """The table that is to open, or what players who have no seat wait for."""
    if state.conditions.bracket is not None:
        if not state.seating.tables:
            said = voice.text("floor", "Open a table for the pairings")
            yield FloorTask(FloorTaskKind.OPEN, said)
    elif found.opens is not None:
        yield _open(voice, state, found.opens)
    elif wait_for_seats(state, found):
        yield _waiting(voice, state)


def _open(voice: Voice, state: Tournament, table: int) -> FloorTask:
    text = voice.plural(
        "floor",
        "Open table {table}: 1 is in play and the tables seat {seats}",
        "Open table {table}: {n} are in play and the tables seat {seats}",
        state.left,
        table=table,
        seats=state.seating.capacity,
    )
    return FloorTask(FloorTaskKind.OPEN, text, table=table)


def _waiting(voice: Voice, state: Tournament) -> FloorTask:
    """A table is to be opened where there are too few seats, else seats are to be drawn."""
    waiting, seats = len(state.seating.unseated), state.seating.capacity
    if not state.seating.tables:
        text = voice.plural(
            "floor",
            "Open a table: 1 player waits for a seat",
            "Open a table: {n} players wait for seats",
            waiting,
        )
        return FloorTask(FloorTaskKind.OPEN, text)
    if seats < state.left:
        text = voice.plural(
            "floor",
            "Open a table: 1 player waits for a seat and the tables seat {seats}",
            "Open a table: {n} players wait for seats and the tables seat {seats}",
            waiting,
            seats=seats,
        )
        return FloorTask(FloorTaskKind.OPEN, text)
    text = voice.plural(
        "floor",
        "Draw seats: 1 player waits for a seat",
        "Draw seats: {n} players wait for seats",
        waiting,
    )
    return FloorTask(FloorTaskKind.DRAW, text)


def _empty(voice: Voice, table: int) -> FloorTask:
    said = voice.text("floor", "Close table {table}: it is empty")
    return FloorTask(FloorTaskKind.EMPTY, said.format(table=table), table=table)


def _break(voice: Voice, state: Tournament, table: int) -> FloorTask:
    said = voice.plural(
        "floor",
        "Break table {table}: its player fits at another table",
        "Break table {table}: its {n} players fit at other tables",
        state.seating.counts.counts[table].players,
        table=table,
    )
    return FloorTask(FloorTaskKind.BREAK, said, table=table)


def _moves(
    voice: Voice, state: Tournament, moves: Sequence[Move], name_of: NameOf
) -> Iterator[FloorTask]:
    """Those after the first from one table wait for it: `after` counts how many."""
    before = Counter[int]()
    for move in moves:
        yield _move(voice, state, move, name_of, before[move.from_table])
        before[move.from_table] += 1


def _move(voice: Voice, state: Tournament, move: Move, name_of: NameOf, after: int) -> FloorTask:
    table = move.from_table
    seat = None if move.from_seat is None else Seat(table, move.from_seat)
    entry = None if seat is None else state.seating.entry_at.get(seat)
    said = voice.text(
        "floor",
        "Move {who} to {where}",
        who=who_leaves(voice, state, table, entry, name_of),
        where=where_to(voice, move.to_table, move.to_seat),
    )
    note = notes_in_words(voice, move.notes)
    if after:
        note = voice.text("floor", "after the move above")
    to = move.to_table, move.to_seat
    return FloorTask(FloorTaskKind.MOVE, said, note, table, seat=seat, after=after, to=to)


def _stuck(voice: Voice, table: int) -> FloorTask:
    said = voice.text("floor", "Table {table} should give up a player, but all there must stay")
    return FloorTask(FloorTaskKind.STUCK, said.format(table=table), table=table)


def _out_of_chips(voice: Voice, state: Tournament, name_of: NameOf) -> Iterator[FloorTask]:
    """Each who lost the last chips and neither bought again nor is out, in the order of losing."""
    waiting = sorted(state.exits.out_of_chips, key=state.exits.position_of.__getitem__)
    for entry in waiting:
        seat = state.seating.seat_of.get(entry)
        said = voice.text("floor", "{who} is out of chips: re-buy or bust")
        table = None if seat is None else seat.table
        text = said.format(who=who_leaves(voice, state, table or 0, entry, name_of))
        kind = FloorTaskKind.OUT_OF_CHIPS
        yield FloorTask(kind, text, table=table, seat=seat, tables=(entry,))


def _penalties_over(voice: Voice, state: Tournament, name_of: NameOf) -> Iterator[FloorTask]:
    """Each penalty that ended by itself, until its player is told to come back."""
    for number in sorted(state.penalties.over):
        entry = state.penalties.by_number[number].given.entry
        seat = state.seating.seat_of.get(entry)
        if seat is not None:
            said = voice.text("floor", "Penalty {number} is over: {who} may return")
            who = who_leaves(voice, state, seat.table, entry, name_of)
            kind = FloorTaskKind.PENALTY_OVER
            yield FloorTask(
                kind, said.format(number=number, who=who), table=seat.table, slip=number, seat=seat
            )


def _under_way(voice: Voice, state: Tournament, name_of: NameOf) -> Iterator[FloorTask]:
    """The moves that are ordered, those of a table that breaks under its own line."""
    seating = state.seating
    ordered = sorted(seating.moves.values(), key=lambda move: move.slip)
    for table in sorted(seating.breaking):
        mine = [move for move in ordered if move.from_table == table]
        said = voice.text("floor", "Table {table} is breaking; still moving: {count}")
        yield FloorTask(
            FloorTaskKind.BREAKING, said.format(table=table, count=len(mine)), table=table
        )
        yield from (_ordered(voice, state, move, name_of) for move in mine)
    for move in ordered:
        if move.from_table not in seating.breaking:
            yield _ordered(voice, state, move, name_of)


def _away(voice: Voice, state: Tournament, name_of: NameOf) -> Iterator[FloorTask]:
    absent = who_is_away(state)
    if absent:
        seat = absent[0].seat
        yield FloorTask(
            FloorTaskKind.AWAY, all_away(voice, state, absent, name_of), table=seat.table, seat=seat
        )


def _ordered(voice: Voice, state: Tournament, move: MoveOrdered, name_of: NameOf) -> FloorTask:
    said = voice.text(
        "floor",
        "{who} to {where}",
        who=who_leaves(voice, state, move.from_table, move.entry, name_of),
        where=where_to(voice, move.to_table, move.to_seat),
    )
    note = voice.text("floor", "on the way, slip {slip}", slip=move.slip)
    seat = None if move.entry is None else state.seating.seat_of.get(move.entry)
    said = said[:1].upper() + said[1:]
    to = move.to_table, move.to_seat
    return FloorTask(FloorTaskKind.UNDER_WAY, said, note, move.from_table, move.slip, seat, to=to)
