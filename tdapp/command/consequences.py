"""What follows from a command, read off the event as it is and as it would be."""

from collections.abc import Iterator

import msgspec

from tdapp.command.command_matcher import Meant
from tdapp.command.floor_changes import floor_changes
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.reply import ReplyLine
from tdapp.command.wording import Wording
from tdapp.screens.face_of import blinds_of
from tdapp.screens.side_facts import prize_now, prizes_now
from tdapp.shown.act_words import following_words
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.money_words import priced, tender_words
from tdapp.shown.prize_words import prize_words
from tdapp.table.chips.counting import reported_stack
from tdapp.tournament.chips import average_stack
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.facts.exits import EntryBusted
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.payouts.consequences import following
from tdapp.tournament.prizes import is_a_prize
from tdapp.tournament.state.clock import next_break, position
from tdapp.tournament.tournament import Tournament

OUT = frozenset({Verb.BUST, Verb.DECLINE, Verb.LOST, Verb.WON, Verb.ABSENT, Verb.WALKS})
SOLD = frozenset({Verb.REBUY, Verb.ADDON})
AT_TABLE = frozenset({Verb.HOLD, Verb.FREE})
CLOCK = frozenset(
    {Verb.LEVEL, Verb.PAUSE, Verb.START, Verb.ADD_TIME, Verb.SET_TIME, Verb.REST, Verb.NEXT}
    | {Verb.PREVIOUS, Verb.RESTART, Verb.END_BREAK, Verb.EXTEND_BREAK}
)


def consequences_of(meant: Meant, seen: Foresight, words: Wording) -> list[ReplyLine]:
    """Line by line: who stays, the prize, the money, the clock, and what the floor has to do."""
    verb = meant.said.verb
    lines: list[ReplyLine] = []
    if verb in OUT:
        lines += _after_exits(meant, seen, words)
    elif verb in SOLD:
        lines.append(_after_sale(seen, words))
    elif verb in CLOCK:
        lines += _on_clock(seen, words)
    elif verb is Verb.AWAY:
        lines.append(_away(words))
    elif verb in AT_TABLE:
        lines += _on_hold(meant, seen, words)
    return [*lines, *_closed_and_decided(verb, seen, words), *floor_changes(seen, words)]


def _closed_and_decided(verb: Verb, seen: Foresight, words: Wording) -> Iterator[ReplyLine]:
    """What an act closes and decides beside what its name says; who wins by a bust is said."""
    then = following(seen.before, seen.after, words.now)
    if verb in OUT:
        then = msgspec.structs.replace(then, winner=None, over=False)
    for said in following_words(words.voice, seen.before, then, words.name_of):
        yield ReplyLine(said, Shape.ATTENTION, Tone.WAITS)


def _after_exits(meant: Meant, seen: Foresight, words: Wording) -> Iterator[ReplyLine]:
    state, after = seen.before, seen.after
    told = [words.voice.plural("command", "one player left", "{n} players left", after.left)]
    seat = state.seating.seat_of.get(meant.entries[0])
    if seat is not None:
        said = words.voice.text("command", "table {table} has {count}")
        count = len(after.seating.at_table(seat.table))
        told.append(said.format(table=seat.table, count=count))
    if is_decided(after, words.now):
        told = [_once_decided(after, words)]
    text = _sentence("; ".join(told))
    if len(meant.entries) == 1:
        text = f"{text} {_stack(meant.entries[0], seen, words)}".strip()
    yield ReplyLine(text, Shape.GONE)
    if meant.happened_us is not None:
        said = words.voice.text(
            "command", "Recorded as of {time}: players who busted later finish above."
        )
        yield ReplyLine(said.format(time=words.voice.time(meant.happened_us)), Shape.WAITING)
    for entry in meant.entries:
        if any(isinstance(one, EntryBusted) and one.entry == entry for one in seen.events):
            yield _prize(entry, seen, words, named=len(meant.entries) > 1)


def _once_decided(after: Tournament, words: Wording) -> str:
    """Who wins, or that play is over, or that the rest go on to the next stage."""
    text = words.voice.text
    if after.stages.leads_on:
        return text("command", "those left go on: bag their stacks")
    if after.left > 1:
        return text("command", "play is over")
    return text("command", "{name} wins").format(name=words.name(after, after.in_play()[0]))


def _stack(entry: int, seen: Foresight, words: Wording) -> str:
    told = reported_stack(seen.before, entry, words.now)
    if told is None:
        return ""
    said = words.voice.text("command", "The stack was {chips} at {time}.")
    time = words.voice.time(words.now.utc_us - told.age_us)
    return said.format(chips=words.voice.count(told.chips), time=time)


def _prize(entry: int, seen: Foresight, words: Wording, *, named: bool) -> ReplyLine:
    """The prize of somebody's place, or how many places are paid."""
    prize, paid = prize_now(seen.after, entry), len(prizes_now(seen.after))
    name = f"{words.name(seen.before, entry)}: " if named else ""
    if not is_a_prize(prize):
        said = words.voice.text("command", "No prize: places paid: {count}.")
        if not paid:
            said = words.voice.text("command", "No prize: no places are paid yet.")
        return ReplyLine(name + said.format(count=paid), Shape.SEATED)
    place = words.voice.ordinal(seen.after.place_of(entry) or 0)
    said = words.voice.text("command", "Prize for {place} place: {amount}, provisional.")
    if seen.after.prizes.posted:
        said = words.voice.text(
            "command", "Prize for {place} place: {amount}. A prize slip is issued."
        )
    text = said.format(place=place, amount=prize_words(words.voice, prize))
    return ReplyLine(name + text, Shape.MONEY_OUT, Tone.OWED)


def _after_sale(seen: Foresight, words: Wording) -> ReplyLine:
    before, after = seen.before, seen.after
    tender = next((one for one in (getattr(e, "tender", None) for e in seen.events) if one), None)
    text = words.voice.plural(
        "command",
        "1 chip. Payment: {tender}. Pool becomes {pool}.",
        "{n} chips. Payment: {tender}. Pool becomes {pool}.",
        after.entries.chips - before.entries.chips,
        tender=tender_words(words.voice, tender) if tender is not None else "",
        pool=priced(words.voice, after).money(after.pool),
    )
    return ReplyLine(text, Shape.MONEY_OUT)


def _on_clock(seen: Foresight, words: Wording) -> Iterator[ReplyLine]:
    """How many it is about, the blinds that are on then, and when the next break is."""
    after, now = seen.after, words.now
    conditions = after.conditions
    here = position(conditions, after.clock, now)
    tables = after.seating.counts.in_use
    text = words.voice.plural(
        "command",
        "1 player left; tables: {tables}; average {average}.",
        "{n} players left; tables: {tables}; average {average}.",
        after.left,
        tables=tables,
        average=words.voice.count(average_stack(after) or 0),
    )
    yield ReplyLine(text, Shape.RUNNING if after.clock.running else Shape.PAUSED)
    blinds = blinds_of(conditions.level(here.index), words.voice, conditions.game(here.index))
    if blinds:
        said = words.voice.text("command", "Blinds {blinds}.")
        yield ReplyLine(f"{said.format(blinds=blinds)} {_break(seen, now.utc_us, words)}".strip())
    else:
        yield ReplyLine(
            words.voice.text("command", "The event will then be on break."), Shape.BREAK
        )


def _break(seen: Foresight, utc_us: int, words: Wording) -> str:
    """When the next break begins then; nothing where nobody can know."""
    after = seen.after
    found = next_break(after.conditions, position(after.conditions, after.clock, words.now))
    if found is None or not after.clock.running:
        return ""
    said = words.voice.text("command", "Next break at {time}, {length}.")
    return said.format(
        time=words.voice.time(utc_us + found[0]), length=words.voice.length(found[1])
    )


def _away(words: Wording) -> ReplyLine:
    said = words.voice.text(
        "command", "The seat is kept and blinds are posted. Type “here” on return."
    )
    return ReplyLine(said, Shape.AWAY)


def _on_hold(meant: Meant, seen: Foresight, words: Wording) -> Iterator[ReplyLine]:
    """What a hold keeps from happening, and which exits stand at its end."""
    if meant.said.verb is Verb.HOLD:
        said = words.voice.text(
            "command", "No moves to or from it; eliminations wait until it is released."
        )
        yield ReplyLine(said, Shape.PAUSED)
        return
    pending = len(pending_at(seen.before, meant.said.table or 0))
    if pending:
        said = words.voice.text(
            "command", "Eliminations to confirm: {count}. You will be asked who is still in."
        )
        yield ReplyLine(said.format(count=pending), Shape.GONE)


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
