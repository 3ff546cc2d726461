"""A command as one sentence: who, where, in which event, and what becomes of it."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from tdapp.calls.across.moves import Arrive
from tdapp.calls.tournament.moves import BreakOutOfTurn, OrderMove
from tdapp.command.bracket_sentences import BRACKET_SENTENCES, match_lost
from tdapp.command.clock_sentences import CLOCK_SENTENCES
from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.hand_sentences import HAND_SENTENCES
from tdapp.command.wording import Wording
from tdapp.shown.floor_words import where_to
from tdapp.shown.money_words import priced
from tdapp.shown.penalty_words import penalty_words
from tdapp.table.facts.moves import MoveOrdered
from tdapp.table.facts.rulings import PenaltyGiven
from tdapp.tournament.facts.exits import ExitPending, OutOfChips
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.facts.stages import PlayOffLost, StackBagged
from tdapp.voice.texts import Words, plural, text

Sentence = Callable[[Meant, Foresight, Wording], str]


def sentence_of(meant: Meant, seen: Foresight, words: Wording) -> str:
    """What happens, in one sentence, or one for each table."""
    say = SENTENCES[meant.said.verb]
    tables = () if meant.said.verb is Verb.ADDON else meant.said.tables
    if len(tables) <= 1:
        return say(meant, seen, words)
    return " ".join(say(_of_table_alone(meant, one), seen, words) for one in tables)


def _of_table_alone(meant: Meant, table: int) -> Meant:
    """What is meant of one of several tables."""
    calls = tuple(one for one in meant.calls if getattr(one, "table", None) == table)
    return replace(meant, said=replace(meant.said, table=table, more=()), calls=calls)


def _bust(meant: Meant, seen: Foresight, words: Wording) -> str:
    if seen.before.conditions.bracket is not None:
        return match_lost(meant, seen, words)
    text = words.voice.text
    entry, event = meant.entries[0], words.event(meant.event)
    if any(isinstance(one, PlayOffLost) for one in seen.events):
        names = words.listed([words.name(seen.before, one) for one in meant.entries])
        return text("command", "{who} lost the play-off of {event}.", who=names, event=event)
    if len(meant.entries) > 1:
        names = words.listed([words.name(seen.before, one) for one in meant.entries])
        said = text("command", "{names} bust from {event} in the same hand.")
        seats = (seen.before.seating.seat_of.get(one) for one in meant.entries)
        if len({seat.table for seat in seats if seat is not None}) > 1:
            said = text("command", "{names} bust from {event} at the same time.")
        return said.format(names=names, event=event)
    who = words.who(seen.before, entry)
    if any(isinstance(one, OutOfChips) for one in seen.events):
        said = text("command", "{who}, is out of chips in {event} and may re-buy.")
        return said.format(who=who, event=event)
    pending = next((one for one in seen.events if isinstance(one, ExitPending)), None)
    if pending is not None:
        said = text("command", "{who}, busts from {event} when the table is released.")
        if pending.in_hand:
            said = text("command", "{who}, busts from {event} once all tables have reported.")
        return said.format(who=who, event=event)
    said = text("command", "{who}, busts from {event} in {place} place.")
    return said.format(
        who=who, event=event, place=words.voice.ordinal(seen.after.place_of(entry) or 0)
    )


def _buys(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "{who}, re-buys in {event} for {amount}.")
    if meant.said.verb is Verb.ADDON:
        said = words.voice.text("command", "{who}, takes the add-on of {event} for {amount}.")
    voice = priced(words.voice, seen.after)
    amount = voice.money(seen.after.entries.total - seen.before.entries.total)
    if meant.said.table is not None:
        tables = words.listed([str(one) for one in meant.said.tables])
        count, event = len(meant.said.tables), words.event(meant.event)
        return words.voice.say(TABLES_ADD_ON, table=tables, event=event, amount=amount, n=count)
    if len(meant.entries) > 1:
        said = words.voice.text("command", "{names} re-buy in {event}: {amount} in all.")
        if meant.said.verb is Verb.ADDON:
            said = words.voice.text("command", "{names} take the add-on of {event}: {amount}.")
        names, event = _all(meant, seen, words), words.event(meant.event)
        return said.format(names=names, event=event, amount=amount)
    who = words.who(seen.before, meant.entries[0])
    return said.format(who=who, event=words.event(meant.event), amount=amount)


TABLES_ADD_ON = plural(
    "command",
    "Table {table} of {event} takes the add-on: {amount}.",
    "Tables {table} of {event} take the add-on: {amount}.",
)


def _all(meant: Meant, seen: Foresight, words: Wording) -> str:
    """All who are named, with their seats."""
    return words.listed([words.who(seen.before, one) for one in meant.entries])


def _of_player(words_of_it: Words) -> Sentence:
    """A sentence on somebody at a seat, or on several."""

    def said(meant: Meant, seen: Foresight, words: Wording) -> str:
        who = _all(meant, seen, words)
        event, count = words.event(meant.event), len(meant.entries)
        return words.voice.say(words_of_it, who=who, event=event, n=count)

    return said


def _moves(meant: Meant, seen: Foresight, words: Wording) -> str:
    who, to = words.who(seen.before, meant.entries[0]), meant.said.to
    said = words.voice.text(
        "command", "{who}, moves to {to} in {event}, against the balancing procedure."
    )
    if isinstance(meant.calls[0], OrderMove):
        said = words.voice.text("command", "{who}, moves to {to} in {event}, as suggested.")
    elif isinstance(meant.calls[0], Arrive):
        said = words.voice.text("command", "{who}, has arrived at {to} in {event}.")
    return said.format(who=who, to=to, event=words.event(meant.event))


def _swaps(meant: Meant, seen: Foresight, words: Wording) -> str:
    one, other = (words.who(seen.before, entry) for entry in meant.entries)
    said = words.voice.text("command", "{one}, and {other}, swap seats in {event}.")
    return said.format(one=one, other=other, event=words.event(meant.event))


def _bag(meant: Meant, seen: Foresight, words: Wording) -> str:
    bag = next(one for one in seen.events if isinstance(one, StackBagged))
    said = words.voice.text("command", "{who}, bags {n} in {event}: bag {bag}.")
    return said.format(
        who=words.who(seen.before, bag.entry),
        n=words.voice.count(bag.chips),
        event=words.event(meant.event),
        bag=bag.bag,
    )


def _stack(meant: Meant, seen: Foresight, words: Wording) -> str:
    return words.voice.plural(
        "command",
        "{who}, has 1 chip in {event}.",
        "{who}, has {n} chips in {event}.",
        meant.said.number,
        who=words.who(seen.before, meant.entries[0]),
        event=words.event(meant.event),
    )


PENALTY = plural(
    "command",
    "{who}, gets a penalty in {event}: {penalty}.",
    "{who}, get a penalty in {event}: {penalty}.",
)


def _penalty(meant: Meant, seen: Foresight, words: Wording) -> str:
    given = next(one for one in seen.events if isinstance(one, PenaltyGiven))
    penalty, count = penalty_words(words.voice, given), len(meant.entries)
    who, event = _all(meant, seen, words), words.event(meant.event)
    return words.voice.say(PENALTY, who=who, event=event, penalty=penalty, n=count)


ARRIVED = plural(
    "command",
    "{who}, has arrived at the new seat in {event}.",
    "{who}, have arrived at their new seats in {event}.",
)
ALL_ARRIVED = text(
    "command", "All players moved from table {table} of {event} are at their new seats."
)


def _arrived(meant: Meant, seen: Foresight, words: Wording) -> str:
    event = words.event(meant.event)
    if not meant.entries:
        return words.voice.say(ALL_ARRIVED, table=meant.said.table, event=event)
    who, count = _all(meant, seen, words), len(meant.entries)
    return words.voice.say(ARRIVED, who=who, event=event, n=count)


def _balance(meant: Meant, seen: Foresight, words: Wording) -> str:
    """The move that is suggested, or that the table says who moves."""
    event = words.event(meant.event)
    found = next(one for one in seen.events if isinstance(one, MoveOrdered))
    where = where_to(words.voice, found.to_table, found.to_seat)
    if found.entry is None:
        said = words.voice.text(
            "command", "From table {table} of {event}, a player moves to {where}."
        )
        return said.format(table=found.from_table, where=where, event=event)
    said = words.voice.text("command", "{who}, moves to {where} in {event}, as suggested.")
    return said.format(who=words.who(seen.before, found.entry), where=where, event=event)


def _of_table(words_of_it: Words) -> Sentence:
    """A sentence on a table and the number that sit there."""

    def said(meant: Meant, seen: Foresight, words: Wording) -> str:
        table = meant.said.table or 0
        count = len(seen.before.seating.at_table(table))
        event = words.event(meant.event)
        return words.voice.say(words_of_it, table=table, count=count, event=event)

    return said


def _button(meant: Meant, _: Foresight, words: Wording) -> str:
    at = meant.said.places
    told = (
        (words.voice.text("command", "button at seat {seat}"), at and at.button),
        (words.voice.text("command", "small blind at seat {seat}"), at and at.small_blind),
        (words.voice.text("command", "big blind at seat {seat}"), at and at.big_blind),
    )
    places = words.listed([text.format(seat=seat) for text, seat in told if seat is not None])
    said = words.voice.text("command", "Table {table} of {event}: {places}.")
    return said.format(table=meant.said.table, event=words.event(meant.event), places=places)


def _all_here(meant: Meant, seen: Foresight, words: Wording) -> str:
    away = [str(seat) for seat in meant.said.away]
    said = words.voice.text("command", "Table {table} of {event}: all present ({count}).")
    if away:
        said = words.voice.text(
            "command", "All present at table {table} of {event} except seat {away}."
        )
    count = len(seen.before.seating.at_table(meant.said.table or 0))
    event = words.event(meant.event)
    return said.format(count=count, table=meant.said.table, event=event, away=words.listed(away))


BREAKS = plural(
    "command",
    "Table {table} of {event} breaks; its player moves to another table.",
    "Table {table} of {event} breaks; its {n} players move to other tables.",
)
BREAKS_OUT_OF_TURN = plural(
    "command",
    "Table {table} of {event} breaks out of turn; its player moves to another table.",
    "Table {table} of {event} breaks out of turn; its {n} players move to other tables.",
)


def _break(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = BREAKS_OUT_OF_TURN if isinstance(meant.calls[0], BreakOutOfTurn) else BREAKS
    count = len(seen.before.seating.at_table(meant.said.table or 0))
    return words.voice.say(said, table=meant.said.table, event=words.event(meant.event), n=count)


def _post(meant: Meant, seen: Foresight, words: Wording) -> str:
    posted = next((one for one in seen.events if isinstance(one, PrizesPosted)), None)
    places = len(seen.after.prizes.posted) if posted is not None else 0
    if seen.before.prizes.posted:
        return words.voice.plural(
            "command",
            "1 prize is posted for {event} in place of version {version}.",
            "{n} prizes are posted for {event} in place of version {version}.",
            places,
            event=words.event(meant.event),
            version=seen.before.prizes.version,
        )
    return words.voice.plural(
        "command",
        "1 prize is posted for {event}.",
        "{n} prizes are posted for {event}.",
        places,
        event=words.event(meant.event),
    )


def _deal(meant: Meant, seen: Foresight, words: Wording) -> str:
    put = seen.after.talks.put
    voice = priced(words.voice, seen.after)
    shares = [] if put is None else put.shares
    named = [f"{words.name(seen.before, one.entry)} {voice.money(one.cents)}" for one in shares]
    said = words.voice.text("command", "Deal in {event}: {shares}.")
    return said.format(event=words.event(meant.event), shares=words.listed(named))


def _posts_deal(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "The deal of {event} is posted as version {version}.")
    return said.format(event=words.event(meant.event), version=seen.after.prizes.version)


def _no_deal(meant: Meant, _: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "No deal in {event}; it plays on for the posted prizes.")
    return said.format(event=words.event(meant.event))


SENTENCES: Mapping[Verb, Sentence] = {
    **BRACKET_SENTENCES,
    **CLOCK_SENTENCES,
    **HAND_SENTENCES,
    Verb.BUST: _bust,
    Verb.DECLINE: _bust,
    Verb.REBUY: _buys,
    Verb.ADDON: _buys,
    Verb.AWAY: _of_player(
        plural("command", "{who}, is away in {event}.", "{who}, are away in {event}.")
    ),
    Verb.HERE: _of_player(
        plural("command", "{who}, is here in {event}.", "{who}, are here in {event}.")
    ),
    Verb.MOVE: _moves,
    Verb.SWAP: _swaps,
    Verb.STACK: _stack,
    Verb.BAG: _bag,
    Verb.PENALTY: _penalty,
    Verb.BUTTON: _button,
    Verb.ALL_HERE: _all_here,
    Verb.ARRIVED: _arrived,
    Verb.HOLD: _of_table(
        plural(
            "command",
            "Table {table} of {event} is on hold with its player.",
            "Table {table} of {event} is on hold with its {count} players.",
            by="count",
        )
    ),
    Verb.FREE: _of_table(
        plural(
            "command",
            "Table {table} of {event} is released; its player resumes.",
            "Table {table} of {event} is released; its {count} players resume.",
            by="count",
        )
    ),
    Verb.COUNT: _of_table(
        text("command", "Table {table} of {event}: penalties count down by a hand.")
    ),
    Verb.BREAK: _break,
    Verb.CLOSE: _of_table(
        text("command", "Table {table} of {event} closes and returns to the room.")
    ),
    Verb.OPEN: _of_table(text("command", "Table {table} opens for {event}.")),
    Verb.POST: _post,
    Verb.DEAL: _deal,
    Verb.POST_DEAL: _posts_deal,
    Verb.NO_DEAL: _no_deal,
    Verb.AGREE: _of_player(text("command", "{who}, agrees to the deal of {event}.")),
    Verb.DISAGREE: _of_player(text("command", "{who}, says no to the deal of {event}.")),
    Verb.SIGN: _of_player(text("command", "{who}, has signed the deal of {event}.")),
    Verb.BALANCE: _balance,
}
