"""How a line can go on: examples while it is empty, the verbs once it is known what it is about."""

from collections.abc import Sequence

from tdapp.command.grammar.by_letters import NameMatch
from tdapp.command.grammar.spoken import OF_SEVERAL, TOGETHER, Spoken, Verb
from tdapp.command.grammar.vocabulary import OF_PLAYERS, OF_TABLES, SAID_FIRST
from tdapp.command.grammar.written import written
from tdapp.command.reply import Completion, Reply, ReplyLine
from tdapp.command.wording import Wording
from tdapp.shown.floor_words import where_to
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tables.suggesting import moves_due
from tdapp.tournament.tournament import Tournament

MOST = 5
EARLIER_US = 300_000_000


def examples(words: Wording) -> list[Completion]:
    """What can be said, for somebody who has said nothing yet."""
    text = words.voice.text
    lines = (
        ("12-5 bust", text("command", "table 12 seat 5 busts; also rebuy, addon, away")),
        ("3-2 to 9-6", text("command", "the player at 3-2 moves to, or arrived at, 9-6")),
        ("12 all here", text("command", "also 12 hold, 12 button 4, break t14, open t9")),
        ("rest 15", text("command", "also level 7, +5, clock 12:30, pause, start, post")),
        ("oliv b", text("command", "a few letters of a name, or an entry like #231")),
    )
    return [Completion(line, means, example=True) for line, means in lines]


def help_reply(words: Wording) -> Reply:
    """What can be said, by what it is about."""
    text = words.voice.text
    kinds = (
        (text("command", "After or before a seat, entry or name: {words}."), OF_PLAYERS),
        (text("command", "After or before a table: {words}."), OF_TABLES),
        (text("command", "By itself, or after an event number: {words}."), SAID_FIRST),
    )
    lines = [
        ReplyLine(said.format(words=", ".join(known[0] for known in verbs.words.values())))
        for said, verbs in kinds
    ]
    acts = text("command", "Any button, menu or setting by its words, or a few letters of them.")
    return Reply(
        text("command", "What can be said"),
        lambda: [*lines, ReplyLine(acts)],
        ways=lambda: examples(words),
    )


def from_player(said: Spoken, state: Tournament, entry: int, words: Wording) -> list[Completion]:
    """What else can be said of a player now."""
    text = words.voice.text
    seat = state.seating.seat_of.get(entry)
    ways = [Completion(_line(said, Verb.BUST), text("command", "out; nothing is asked"))]
    if said.verb is Verb.BUST:
        ways = _longer_busts(said, seat, state, words)
    away = text("command", "seat kept, blinds posted; “here” on return")
    ways.append(Completion(_line(said, Verb.AWAY), away))
    if seat is not None and len(said.who) == 1:
        ways += _moves(said, seat, state, words)
    if state.conditions.rebuy is not None and not state.entries.closed:
        ways.append(
            Completion(
                _line(said, Verb.REBUY),
                text("command", "sold now with the selected payment method"),
            )
        )
    ways.append(Completion(_line(said, Verb.HERE), text("command", "seated, or back")))
    return [one for one in ways if one.line != written(said)][:MOST]


def from_table(said: Spoken, words: Wording) -> list[Completion]:
    """What can be said of a whole table."""
    text = words.voice.text
    number = said.table
    ways = (
        (f"{number} all here", text("command", "everyone is seated; also: all here but 3 5")),
        (f"{number} button 4", text("command", "where the button stands; also button 4 5 6")),
        (f"{number} hold", text("command", "no moves, eliminations wait; “free” releases it")),
        (f"{number} hand", text("command", "its hand is followed, step by step")),
        (f"break t{number}", text("command", "players redrawn to other tables; asks once")),
        (f"{number}-5 bust", text("command", "a seat of it, then what happened there")),
    )
    return [Completion(line, means) for line, means in ways]


def from_called(said: Spoken, found: Sequence[NameMatch], words: Wording) -> list[Completion]:
    """The people who can be meant, each with the line that means nobody else."""
    ways = []
    for one in found[:MOST]:
        line = str(one.seat) if one.seat is not None else f"#{one.entry}"
        if said.verb is not Verb.SHOW:
            rest = written(said).partition(str(said.who[0]))[2]
            line = f"{line} {rest.strip()}"
        named = words.voice.text("command", "{name}, entry {entry} of {event}")
        event = words.event(one.event)
        ways.append(Completion(line, named.format(name=one.name, entry=one.entry, event=event)))
    return ways


def _longer_busts(
    said: Spoken, seat: Seat | None, state: Tournament, words: Wording
) -> list[Completion]:
    ways = []
    line = written(said)
    if len(said.who) == 1 and seat is not None and not said.at:
        others = (state.seating.seat_of[one] for one in state.seating.at_table(seat.table))
        other = next((one for one in others if one != seat), None)
        if other is not None:
            two = words.voice.text(
                "command", "two bust in the same hand; asks for stacks if it matters"
            )
            ways.append(Completion(f"{line} with {other}", two))
    if not said.at:
        earlier = words.voice.text("command", "happened earlier, recorded now")
        ways.append(
            Completion(f"{line} at {words.voice.time(words.now.utc_us - EARLIER_US)}", earlier)
        )
    return ways


def _moves(said: Spoken, seat: Seat, state: Tournament, words: Wording) -> list[Completion]:
    """The move that is suggested from there, or any free seat elsewhere."""
    due = moves_due(state).moves
    mine = next((one for one in due if (one.from_table, one.from_seat) == tuple(seat)), None)
    if mine is not None and mine.to_seat is not None:
        suggested = words.voice.text("command", "the move that is suggested, to {where}")
        to = Seat(mine.to_table, mine.to_seat)
        where = where_to(words.voice, mine.to_table, mine.to_seat)
        return [Completion(f"{_line(said, Verb.MOVE)} {to}", suggested.format(where=where))]
    to_any = _free_elsewhere(state, seat.table)
    if to_any is None:
        return []
    unsuggested = words.voice.text(
        "command", "moves there; asks for the reason where it is not suggested"
    )
    return [Completion(f"{_line(said, Verb.MOVE)} {to_any}", unsuggested)]


def _free_elsewhere(state: Tournament, table: int) -> Seat | None:
    """A seat that can be had where fewest sit, but somebody does; the tables are not walked."""
    rows = state.seating.counts.open[1:]
    for other in (one for row in rows for one in row if one != table):
        for number in state.seating.free_at(other):
            return Seat(other, number)
    return None


def _line(said: Spoken, verb: Verb) -> str:
    """That of all who are named, where as much can be said of several."""
    who = said.who if said.verb in OF_SEVERAL | TOGETHER else said.who[:1]
    return written(Spoken(verb, said.event, who))
