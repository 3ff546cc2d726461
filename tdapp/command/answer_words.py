"""The smaller words of an answer: the word that says yes, what is asked, what is only shown."""

from collections.abc import Mapping

from tdapp.calls.tournament.brackets import LoseMatch
from tdapp.calls.tournament.exits import Bust
from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.reply import ReplyLine
from tdapp.command.wording import Wording
from tdapp.shown.cells import Shape
from tdapp.table.chips.counting import reported_stack
from tdapp.table.state.attendance import SeatState
from tdapp.tournament.tournament import Tournament
from tdapp.voice.texts import Text, text

YES: Mapping[Verb, Text] = {
    Verb.BUST: text("command", "Bust"),
    Verb.REBUY: text("command", "Re-buy"),
    Verb.ADDON: text("command", "Add-on"),
    Verb.DECLINE: text("command", "Bust, no re-buy"),
    Verb.AWAY: text("command", "Away"),
    Verb.HERE: text("command", "Here"),
    Verb.MOVE: text("command", "Move"),
    Verb.SWAP: text("command", "Swap seats"),
    Verb.STACK: text("command", "Record stack"),
    Verb.BAG: text("command", "Bag stack"),
    Verb.PENALTY: text("command", "Give penalty"),
    Verb.BUTTON: text("command", "Button"),
    Verb.ALL_HERE: text("command", "All here"),
    Verb.ARRIVED: text("command", "All arrived"),
    Verb.HOLD: text("command", "Hold"),
    Verb.FREE: text("command", "End the hold"),
    Verb.BREAK: text("command", "Break"),
    Verb.CLOSE: text("command", "Close"),
    Verb.OPEN: text("command", "Open"),
    Verb.REST: text("command", "Rest"),
    Verb.LEVEL: text("command", "Set the clock"),
    Verb.NEXT: text("command", "Set the clock"),
    Verb.PREVIOUS: text("command", "Set the clock"),
    Verb.RESTART: text("command", "Set the clock"),
    Verb.END_BREAK: text("command", "End break"),
    Verb.EXTEND_BREAK: text("command", "Set the clock"),
    Verb.PAUSE: text("command", "Pause"),
    Verb.START: text("command", "Start"),
    Verb.START_AT: text("command", "Move the start"),
    Verb.DEAL: text("command", "Put deal"),
    Verb.POST_DEAL: text("command", "Post deal"),
    Verb.NO_DEAL: text("command", "No deal"),
    Verb.AGREE: text("command", "Agrees"),
    Verb.DISAGREE: text("command", "Says no"),
    Verb.SIGN: text("command", "Signed"),
    Verb.ADD_TIME: text("command", "Set the clock"),
    Verb.SET_TIME: text("command", "Set the clock"),
    Verb.POST: text("command", "Post"),
    Verb.HANDS: text("command", "Hand-for-hand"),
    Verb.HANDS_OFF: text("command", "End hand-for-hand"),
    Verb.NEXT_HAND: text("command", "Deal next hand"),
    Verb.COUNT: text("command", "Count hand"),
    Verb.FINISHED: text("command", "Hand finished"),
    Verb.BALANCE: text("command", "Order move"),
    Verb.LOST: text("command", "End match"),
    Verb.WON: text("command", "End match"),
    Verb.ABSENT: text("command", "Walk-over"),
    Verb.WALKS: text("command", "Walk-over"),
    Verb.CALL: text("command", "Call"),
    Verb.CALL_ALL: text("command", "Call all"),
    Verb.CALL_BACK: text("command", "Call back"),
    Verb.DIVIDE: text("command", "Divide table"),
    Verb.UNDIVIDE: text("command", "Remove divider"),
    **dict.fromkeys((Verb.START_MATCH, Verb.START_MATCHES), text("command", "Start clock")),
    **dict.fromkeys((Verb.HOLD_MATCH, Verb.HOLD_MATCHES), text("command", "Hold clock")),
    Verb.DRAW_BRACKET: text("command", "Draw bracket"),
}


def yes_of(meant: Meant, seen: Foresight, words: Wording) -> str:
    """The word on the button."""
    call = meant.calls[0]
    waited = seen.before.exits.out_of_chips
    if isinstance(call, Bust) and call.entry in waited:
        return words.voice.text("command", "Bust, no re-buy")
    if isinstance(call, LoseMatch):
        return words.voice.say(YES[Verb.WON])
    return words.voice.say(YES[meant.said.verb])


def note_of(hint: str | None, seen: Foresight, words: Wording) -> str:
    """What is asked first, with the `hint` of its question, or how it is taken back."""
    text = words.voice.text
    if hint:
        return text("command", "You will be asked a question first.")
    if hint is not None:
        return text("command", "You will be asked to confirm.")
    if seen.is_final:
        return text("command", "Done at once. Cannot be undone.")
    if seen.needs_reason:
        return text("command", "Done at once. Ctrl+Z undoes it, with a reason.")
    return text("command", "Done at once. Ctrl+Z undoes it.")


def shown(meant: Meant, state: Tournament, words: Wording) -> tuple[str, list[ReplyLine]]:
    """Who or what a line names that says nothing yet."""
    event = words.event(meant.event)
    if meant.said.verb is Verb.PRINT:
        return _paper(meant, state, event, words), []
    if meant.said.verb is Verb.HAND:
        return _hand(meant.said.table or 0, state, event, words), []
    if not meant.entries and meant.said.table is None:
        return words.voice.text("command", "{event} comes into view.", event=event), []
    if not meant.entries:
        return _table(meant.said.table or 0, state, event, words), []
    entry = meant.entries[0]
    if entry in state.exits.by_entry:
        said = words.voice.text("command", "{name} is out of {event}.")
        return said.format(name=words.name(state, entry), event=event), []
    said = words.voice.text("command", "{who}, plays in {event}.")
    return said.format(who=words.who(state, entry), event=event), _facts(entry, state, words)


def _table(table: int, state: Tournament, event: str, words: Wording) -> str:
    return words.voice.plural(
        "command",
        "Table {table} of {event}: {players} of 1 seat is taken.",
        "Table {table} of {event}: {players} of {n} seats are taken.",
        state.seating.tables.get(table, 0),
        table=table,
        event=event,
        players=len(state.seating.at_table(table)),
    )


def _paper(meant: Meant, state: Tournament, event: str, words: Wording) -> str:
    said = words.voice.text("command", "The seat card of {name} in {event}, to be printed.")
    if meant.said.kind:
        said = words.voice.text("command", "The receipts of {name} in {event}, to be printed.")
    return said.format(name=words.name(state, meant.entries[0]), event=event)


def _hand(table: int, state: Tournament, event: str, words: Wording) -> str:
    hand = state.feature.by_table.get(table)
    if hand is None:
        said = words.voice.text("command", "Follow the next hand at table {table} of {event}.")
        return said.format(table=table, event=event)
    said = words.voice.text("command", "Following hand {number} at table {table} of {event}.")
    return said.format(number=hand.number, table=table, event=event)


def _facts(entry: int, state: Tournament, words: Wording) -> list[ReplyLine]:
    told = [words.voice.text("command", "Entry {entry}", entry=entry)]
    stack = reported_stack(state, entry, words.now)
    if stack is not None:
        said = words.voice.text("command", "stack {chips} at {time}")
        time = words.voice.time(words.now.utc_us - stack.age_us)
        told.append(said.format(chips=words.voice.count(stack.chips), time=time))
    away = state.attendance.state_of(entry) is SeatState.ABSENT
    if away:
        told.append(words.voice.text("command", "away"))
    return [ReplyLine(f"{'; '.join(told)}.", Shape.AWAY if away else Shape.SEATED)]
