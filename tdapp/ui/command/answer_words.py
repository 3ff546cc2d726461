"""The smaller words of an answer: the word that says yes, what is asked, what is only shown."""

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from tdapp.calls.tournament.exits import Bust
from tdapp.core.marker import QT_TRANSLATE_NOOP
from tdapp.table.chips.reports import reported_stack
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.tournament import Tournament
from tdapp.ui.command.foresight import Foresight
from tdapp.ui.command.meaning import Meant
from tdapp.ui.command.reply import Do, Line, Step
from tdapp.ui.command.spoken import Verb
from tdapp.ui.command.wording import Wording
from tdapp.ui.look.figures import wall_time, whole
from tdapp.ui.look.shapes import Shape

translate = QCoreApplication.translate
YES: Mapping[Verb, str] = {
    Verb.BUST: QT_TRANSLATE_NOOP("Command", "Bust"),
    Verb.REBUY: QT_TRANSLATE_NOOP("Command", "Re-buy"),
    Verb.ADDON: QT_TRANSLATE_NOOP("Command", "Add-on"),
    Verb.AWAY: QT_TRANSLATE_NOOP("Command", "Away"),
    Verb.HERE: QT_TRANSLATE_NOOP("Command", "Here"),
    Verb.MOVE: QT_TRANSLATE_NOOP("Command", "Move"),
    Verb.BUTTON: QT_TRANSLATE_NOOP("Command", "Button"),
    Verb.ALL_HERE: QT_TRANSLATE_NOOP("Command", "All here"),
    Verb.HOLD: QT_TRANSLATE_NOOP("Command", "Hold"),
    Verb.FREE: QT_TRANSLATE_NOOP("Command", "End the hold"),
    Verb.BREAK: QT_TRANSLATE_NOOP("Command", "Break"),
    Verb.CLOSE: QT_TRANSLATE_NOOP("Command", "Close"),
    Verb.OPEN: QT_TRANSLATE_NOOP("Command", "Open"),
    Verb.REST: QT_TRANSLATE_NOOP("Command", "Rest"),
    Verb.LEVEL: QT_TRANSLATE_NOOP("Command", "Set the clock"),
    Verb.PAUSE: QT_TRANSLATE_NOOP("Command", "Pause"),
    Verb.START: QT_TRANSLATE_NOOP("Command", "Start"),
    Verb.ADD_TIME: QT_TRANSLATE_NOOP("Command", "Set the clock"),
    Verb.SET_TIME: QT_TRANSLATE_NOOP("Command", "Set the clock"),
    Verb.POST: QT_TRANSLATE_NOOP("Command", "Post"),
}


def yes_of(meant: Meant, seen: Foresight) -> str:
    """The word on the button."""
    call = meant.calls[0]
    waited = seen.before.exits.out_of_chips
    if isinstance(call, Bust) and call.entry in waited:
        return translate("Command", "Out, no re-buy")
    return translate("Command", YES[meant.said.verb])


def note_of(begin: Step | Do, seen: Foresight) -> str:
    """What is asked, and how it is taken back."""
    if isinstance(begin, Step):
        if begin.hint:
            return translate("Command", "Something is asked first.")
        return translate("Command", "It is asked once more.")
    if seen.is_final:
        return translate("Command", "Nothing is asked. It stands outside undo.")
    if seen.needs_reason:
        return translate("Command", "Nothing is asked. Ctrl+Z takes it back, for a reason.")
    return translate("Command", "Nothing is asked. Ctrl+Z takes it back.")


def shown(meant: Meant, state: Tournament, words: Wording) -> tuple[str, list[Line]]:
    """Who or what a line names that says nothing yet."""
    event = words.event(meant.event)
    if meant.said.verb is Verb.HAND:
        return _hand(meant.said.table or 0, state, event), []
    if not meant.entries:
        return _table(meant.said.table or 0, state, event), []
    entry = meant.entries[0]
    if entry in state.exits.by_entry:
        said = translate("Command", "{name} is out of {event}.")
        return said.format(name=words.name(state, entry), event=event), []
    said = translate("Command", "{who}, plays in {event}.")
    return said.format(who=words.who(state, entry), event=event), _facts(entry, state, words)


def _table(table: int, state: Tournament, event: str) -> str:
    said = translate("Command", "Table {table} of {event}: {players} of {seats} seats are taken.")
    players, seats = len(state.seating.at_table(table)), state.seating.tables.get(table, 0)
    return said.format(table=table, event=event, players=players, seats=seats)


def _hand(table: int, state: Tournament, event: str) -> str:
    hand = state.feature.by_table.get(table)
    if hand is None:
        said = translate("Command", "The next hand at table {table} of {event} is to be followed.")
        return said.format(table=table, event=event)
    said = translate("Command", "Hand {number} at table {table} of {event} is followed.")
    return said.format(number=hand.number, table=table, event=event)


def _facts(entry: int, state: Tournament, words: Wording) -> list[Line]:
    told = [translate("Command", "Entry {entry}").format(entry=entry)]
    stack = reported_stack(state, entry, words.now)
    if stack is not None:
        said = translate("Command", "stack {chips} at {time}")
        time = wall_time(words.now.utc_us - stack.age_us)
        told.append(said.format(chips=whole(stack.chips), time=time))
    away = state.attendance.state_of(entry) is SeatState.ABSENT
    if away:
        told.append(translate("Command", "away"))
    return [Line(f"{'; '.join(told)}.", Shape.AWAY if away else Shape.SEATED)]
