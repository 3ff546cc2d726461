"""What is said of hand-for-hand in the command bar, each in one sentence."""

from collections.abc import Sequence

from tdapp.calls.tournament.hand_for_hand import BeginHandForHand
from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.reply import Reply, ReplyLine
from tdapp.command.wording import Wording
from tdapp.shown.cells import Shape
from tdapp.shown.hand_for_hand import WaitingTable


def _begins(meant: Meant, _: Foresight, words: Wording) -> str:
    event = words.event(meant.event)
    begun = next(one for one in meant.calls if isinstance(one, BeginHandForHand))
    said = words.voice.text(
        "command", "Hand-for-hand in {event}: the clock stands and loses {minutes} min a hand."
    )
    if begun.soft:
        said = words.voice.text("command", "Soft hand-for-hand in {event}: the clock runs.")
    return said.format(event=event, minutes=begun.minutes)


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
    said = words.voice.text("command", "{event}, table {table}: waits {time}")
    lines = [
        ReplyLine(
            said.format(
                event=words.event(one.event),
                table=one.table,
                time=words.voice.span(one.waited_us),
            ),
            Shape.WAITING,
        )
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
