"""How a line can go on: examples while it is empty, the verbs once it is known what it is about."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import StreamId
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tables.suggesting import moves_due
from tdapp.tournament.tournament import Tournament
from tdapp.ui.command.by_letters import Called
from tdapp.ui.command.reply import GoOn
from tdapp.ui.command.spoken import Spoken, Verb
from tdapp.ui.command.written import written
from tdapp.ui.floor.floor_words import where_to
from tdapp.ui.look.figures import wall_time

translate = QCoreApplication.translate
MOST = 5
EARLIER_US = 300_000_000


def examples() -> list[GoOn]:
    """What can be said, for somebody who has said nothing yet."""
    lines = (
        ("12-5 bust", translate("Command", "table 12 seat 5 is out; also rebuy, addon, away")),
        ("3-2 to 9-6", translate("Command", "the player at 3-2 moves to, or arrived at, 9-6")),
        ("12 all here", translate("Command", "also 12 hold, 12 button 4, break t14, open t9")),
        ("rest 15", translate("Command", "also level 7, +5, clock 12:30, pause, start, post")),
        ("oliv b", translate("Command", "a few letters of a name, or an entry like #231")),
    )
    return [GoOn(line, words, example=True) for line, words in lines]


def from_player(said: Spoken, state: Tournament, entry: int, now_us: int) -> list[GoOn]:
    """What else can be said of a player, now (UTC microseconds)."""
    seat = state.seating.seat_of.get(entry)
    ways = [GoOn(_line(said, Verb.BUST), translate("Command", "out; nothing is asked"))]
    if said.verb is Verb.BUST:
        ways = _longer_busts(said, seat, state, now_us)
    away = translate("Command", "seat kept, blinds posted, back with “here”")
    ways.append(GoOn(_line(said, Verb.AWAY), away))
    if seat is not None:
        ways += _moves(said, seat, state)
    if state.conditions.rebuy is not None and not state.entries.closed:
        ways.append(GoOn(_line(said, Verb.REBUY), translate("Command", "sold now, paid as chosen")))
    ways.append(GoOn(_line(said, Verb.HERE), translate("Command", "sits there, or is back")))
    return [one for one in ways if one.line != written(said)][:MOST]


def from_table(said: Spoken) -> list[GoOn]:
    """What can be said of a whole table."""
    number = said.table
    ways = (
        (f"{number} all here", translate("Command", "everybody sits; also all here but 3 5")),
        (f"{number} button 4", translate("Command", "where the button stands; also button 4 5 6")),
        (f"{number} hold", translate("Command", "nobody moves, exits wait; its end: free")),
        (f"{number} hand", translate("Command", "its hand is followed, step by step")),
        (f"break t{number}", translate("Command", "all are drawn to other tables; asks once")),
        (f"{number}-5 bust", translate("Command", "a seat of it, then what happened there")),
    )
    return [GoOn(line, words) for line, words in ways]


def from_called(
    said: Spoken, found: Sequence[Called], event_of: Callable[[StreamId], str]
) -> list[GoOn]:
    """The people who can be meant, each with the line that means nobody else."""
    ways = []
    for one in found[:MOST]:
        line = str(one.seat) if one.seat is not None else f"#{one.entry}"
        if said.verb is not Verb.SHOW:
            rest = written(said).partition(str(said.who[0]))[2]
            line = f"{line} {rest.strip()}"
        words = translate("Command", "{name}, entry {entry} of {event}")
        event = event_of(one.event)
        ways.append(GoOn(line, words.format(name=one.name, entry=one.entry, event=event)))
    return ways


def _longer_busts(said: Spoken, seat: Seat | None, state: Tournament, now_us: int) -> list[GoOn]:
    ways = []
    line = written(said)
    if len(said.who) == 1 and seat is not None and not said.at:
        others = (state.seating.seat_of[one] for one in state.seating.at_table(seat.table))
        other = next((one for one in others if one != seat), None)
        if other is not None:
            two = translate("Command", "two out in one hand; asks who had more where it matters")
            ways.append(GoOn(f"{line} with {other}", two))
    if not said.at:
        earlier = translate("Command", "happened earlier, written now")
        ways.append(GoOn(f"{line} at {wall_time(now_us - EARLIER_US)}", earlier))
    return ways


def _moves(said: Spoken, seat: Seat, state: Tournament) -> list[GoOn]:
    """The move that is suggested from there, or any free seat elsewhere."""
    due = moves_due(state).moves
    mine = next((one for one in due if (one.from_table, one.from_seat) == tuple(seat)), None)
    if mine is not None and mine.to_seat is not None:
        words = translate("Command", "the move that is suggested, to {where}")
        to = Seat(mine.to_table, mine.to_seat)
        where = where_to(mine.to_table, mine.to_seat)
        return [GoOn(f"{_line(said, Verb.MOVE)} {to}", words.format(where=where))]
    to_any = _free_elsewhere(state, seat.table)
    if to_any is None:
        return []
    words = translate("Command", "moves there; asks for the reason where it is not suggested")
    return [GoOn(f"{_line(said, Verb.MOVE)} {to_any}", words)]


def _free_elsewhere(state: Tournament, table: int) -> Seat | None:
    """A seat that can be had where fewest sit, but somebody does; the tables are not walked."""
    rows = state.seating.counts.open[1:]
    for other in (one for row in rows for one in row if one != table):
        for number in state.seating.free_at(other):
            return Seat(other, number)
    return None


def _line(said: Spoken, verb: Verb) -> str:
    return written(Spoken(verb, said.event, said.who[:1]))
