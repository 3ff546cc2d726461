"""A command as one sentence: who, where, in which event, and what becomes of it."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from tdapp.calls.across.moves import Arrive
from tdapp.calls.tournament.moves import BreakOutOfTurn, OrderMove
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.tournament.facts.clock import ClockSet, StructureChanged
from tdapp.tournament.facts.exits import ExitPending, OutOfChips
from tdapp.tournament.facts.prizes import PrizesPosted
from tdapp.tournament.state.clock import position
from tdapp.ui.acts.level_name import level_in_words
from tdapp.ui.clock.face_of import standing
from tdapp.ui.command.foresight import Foresight
from tdapp.ui.command.meaning import Meant
from tdapp.ui.command.spoken import Verb
from tdapp.ui.command.wording import Wording, listed
from tdapp.ui.look.figures import money, ordinal

translate = QCoreApplication.translate
Sentence = Callable[[Meant, Foresight, Wording], str]


def sentence_of(meant: Meant, seen: Foresight, words: Wording) -> str:
    """What happens, in one sentence."""
    return SENTENCES[meant.said.verb](meant, seen, words)


def _bust(meant: Meant, seen: Foresight, words: Wording) -> str:
    entry, event = meant.entries[0], words.event(meant.event)
    if len(meant.entries) > 1:
        names = listed([words.name(seen.before, one) for one in meant.entries])
        said = translate("Command", "{names} go out of {event} in one hand.")
        return said.format(names=names, event=event)
    who = words.who(seen.before, entry)
    if any(isinstance(one, OutOfChips) for one in seen.events):
        said = translate("Command", "{who}, is out of chips in {event} and may buy again.")
        return said.format(who=who, event=event)
    if any(isinstance(one, ExitPending) for one in seen.events):
        said = translate("Command", "{who}, goes out of {event} once the hold of the table ends.")
        return said.format(who=who, event=event)
    said = translate("Command", "{who}, goes out of {event} in {place} place.")
    return said.format(who=who, event=event, place=ordinal(seen.after.place_of(entry) or 0))


def _buys(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = translate("Command", "{who}, buys again in {event} for {amount}.")
    if meant.said.verb is Verb.ADDON:
        said = translate("Command", "{who}, takes the add-on of {event} for {amount}.")
    amount = money(seen.after.entries.total - seen.before.entries.total)
    who = words.who(seen.before, meant.entries[0])
    return said.format(who=who, event=words.event(meant.event), amount=amount)


def _of_player(text: str) -> Sentence:
    """A sentence on somebody at a seat."""

    def said(meant: Meant, seen: Foresight, words: Wording) -> str:
        who = words.who(seen.before, meant.entries[0])
        return translate("Command", text).format(who=who, event=words.event(meant.event))

    return said


def _moves(meant: Meant, seen: Foresight, words: Wording) -> str:
    who, to = words.who(seen.before, meant.entries[0]), meant.said.to
    said = translate("Command", "{who}, moves to {to} in {event}, against the procedure.")
    if isinstance(meant.calls[0], OrderMove):
        said = translate("Command", "{who}, moves to {to} in {event}, as suggested.")
    elif isinstance(meant.calls[0], Arrive):
        said = translate("Command", "{who}, has arrived at {to} in {event}.")
    return said.format(who=who, to=to, event=words.event(meant.event))


def _of_table(text: str) -> Sentence:
    """A sentence on a table and the number that sit there."""

    def said(meant: Meant, seen: Foresight, words: Wording) -> str:
        table = meant.said.table or 0
        count = len(seen.before.seating.at_table(table))
        event = words.event(meant.event)
        return translate("Command", text).format(table=table, count=count, event=event)

    return said


def _button(meant: Meant, _: Foresight, words: Wording) -> str:
    at = meant.said.places
    told = (
        (translate("Command", "button at seat {seat}"), at and at.button),
        (translate("Command", "small blind at seat {seat}"), at and at.small_blind),
        (translate("Command", "big blind at seat {seat}"), at and at.big_blind),
    )
    places = listed([text.format(seat=seat) for text, seat in told if seat is not None])
    said = translate("Command", "Table {table} of {event}: {places}.")
    return said.format(table=meant.said.table, event=words.event(meant.event), places=places)


def _all_here(meant: Meant, seen: Foresight, words: Wording) -> str:
    away = [str(seat) for seat in meant.said.away]
    said = translate("Command", "All {count} are here at table {table} of {event}.")
    if away:
        said = translate("Command", "All are here at table {table} of {event} but seat {away}.")
    count = len(seen.before.seating.at_table(meant.said.table or 0))
    event = words.event(meant.event)
    return said.format(count=count, table=meant.said.table, event=event, away=listed(away))


def _break(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = translate("Command", "Table {table} of {event} breaks; its {count} move to the others.")
    if isinstance(meant.calls[0], BreakOutOfTurn):
        said = translate(
            "Command",
            "Table {table} of {event} breaks out of turn; its {count} move to the others.",
        )
    count = len(seen.before.seating.at_table(meant.said.table or 0))
    return said.format(table=meant.said.table, event=words.event(meant.event), count=count)


def _rest(meant: Meant, seen: Foresight, words: Wording) -> str:
    event, minutes = words.event(meant.event), meant.said.number
    changed = next((one for one in seen.events if isinstance(one, StructureChanged)), None)
    if changed is None:
        said = translate("Command", "The break of {event} goes on for {minutes} minutes from now.")
        return said.format(event=event, minutes=minutes)
    level = level_in_words(seen.before.conditions, changed.index - 1)
    said = translate("Command", "A break of {minutes} minutes follows {level} of {event}.")
    if changed.old is not None:
        said = translate("Command", "The break after {level} of {event} lasts {minutes} minutes.")
    return said.format(event=event, minutes=minutes, level=level)


def _set(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = translate("Command", "The clock of {event} goes from {before} to {after}.")
    found = next(one for one in seen.events if isinstance(one, ClockSet))
    conditions = seen.before.conditions
    return said.format(
        event=words.event(meant.event),
        before=standing(conditions, found.old_index, found.old_remaining_us),
        after=standing(conditions, found.index, found.remaining_us),
    )


def _turns(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = translate("Command", "The clock of {event} runs on from {here}.")
    if meant.said.verb is Verb.PAUSE:
        said = translate("Command", "The clock of {event} is paused in {here}.")
    elif not seen.before.clock.started:
        said = translate("Command", "The clock of {event} starts with {here}.")
    here = position(seen.before.conditions, seen.before.clock, words.now)
    at = standing(seen.before.conditions, here.index, here.remaining_us)
    return said.format(event=words.event(meant.event), here=at)


def _post(meant: Meant, seen: Foresight, words: Wording) -> str:
    posted = next((one for one in seen.events if isinstance(one, PrizesPosted)), None)
    places = len(seen.after.prizes.posted) if posted is not None else 0
    said = translate("Command", "The field of {event} closes and {count} prizes are posted.")
    return said.format(event=words.event(meant.event), count=places)


SENTENCES: Mapping[Verb, Sentence] = {
    Verb.BUST: _bust,
    Verb.REBUY: _buys,
    Verb.ADDON: _buys,
    Verb.AWAY: _of_player(QT_TRANSLATE_NOOP("Command", "{who}, is away in {event}.")),
    Verb.HERE: _of_player(QT_TRANSLATE_NOOP("Command", "{who}, is here in {event}.")),
    Verb.MOVE: _moves,
    Verb.BUTTON: _button,
    Verb.ALL_HERE: _all_here,
    Verb.HOLD: _of_table(
        QT_TRANSLATE_NOOP(
            "Command", "Table {table} of {event} is on hold with its {count} players."
        )
    ),
    Verb.FREE: _of_table(
        QT_TRANSLATE_NOOP(
            "Command", "The hold of table {table} of {event} ends; its {count} play on."
        )
    ),
    Verb.BREAK: _break,
    Verb.CLOSE: _of_table(
        QT_TRANSLATE_NOOP("Command", "Table {table} of {event} closes; the room has it back.")
    ),
    Verb.OPEN: _of_table(QT_TRANSLATE_NOOP("Command", "Table {table} opens for {event}.")),
    Verb.REST: _rest,
    Verb.LEVEL: _set,
    Verb.PAUSE: _turns,
    Verb.START: _turns,
    Verb.ADD_TIME: _set,
    Verb.SET_TIME: _set,
    Verb.POST: _post,
}
