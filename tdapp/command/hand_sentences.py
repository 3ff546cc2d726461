"""What is said of hand-for-hand in the command bar, each in one sentence."""

from collections.abc import Sequence

from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.reply import Reply, ReplyLine
from tdapp.command.wording import Wording
from tdapp.shown.cells import Shape
from tdapp.shown.hand_for_hand import WaitingTable, waiting_line
from tdapp.tournament.facts.hand_for_hand import HandForHandBegan


def _begins(meant: Meant, seen: Foresight, words: Wording) -> str:
    """With what the clock loses, and when it ends by itself."""
    begun = next(one for one in seen.events if isinstance(one, HandForHandBegan))
    said = words.voice.text(
        "command", "Hand-for-hand in {event}: the clock stands and loses {minutes} min a hand."
    )
    if begun.soft:
        said = words.voice.text("command", "Soft hand-for-hand in {event}: the clock runs.")
    said = said.format(event=words.event(meant.event), minutes=begun.minutes)
    if begun.until is None:
        return said
    return f"{said} {words.voice.text('command', 'It ends with {n} left.', n=begun.until)}"


def _ends(meant: Meant, _: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "Hand-for-hand ends in {event}; all tables play on.")
    return said.format(event=words.event(meant.event))


def _deals(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "Hand-for-hand in {event}: hand {hand} is dealt.")
    hand = seen.after.hand_for_hand.hand
    return said.format(event=words.event(meant.event), hand=hand)


def _reports(meant: Meant, seen: Foresight, words: Wording) -> str:
    event, after = words.event(meant.event), seen.after
    said = words.voice.text("command", "Table {table} of {event} has finished its hand.")
    said = said.format(table=meant.said.table, event=event)
    playing = after.hand_for_hand.playing(after.seating)
    if playing:
        still = words.voice.text("command", "Still playing: {tables}.")
        return f"{said} {still.format(tables=words.listed(list(map(str, playing))))}"
    left = words.voice.plural(
        "command", "The hand is over: 1 player left.", "The hand is over: {n} players left.",
        after.left,
    )  # fmt: skip
    return f"{said} {left}"


def waiting_reply(waiting: Sequence[WaitingTable], words: Wording) -> Reply:
    """The tables of all events that wait for the others, who waits longest first."""
    if not waiting:
        return Reply(words.voice.text("command", "No table waits for others."))
    lines = [
        ReplyLine(waiting_line(words.voice, one, words.event(one.event)), Shape.WAITING)
        for one in waiting
    ]
    title = words.voice.text("command", "Tables that wait: {count}", count=len(waiting))
    return Reply(title, lambda: lines)


HAND_SENTENCES = {
    Verb.HANDS: _begins,
    Verb.HANDS_OFF: _ends,
    Verb.NEXT_HAND: _deals,
    Verb.FINISHED: _reports,
}
