"""What the floor has to do otherwise after a command: what lapses, what comes, what breaks next."""

from collections.abc import Iterator

from tdapp.command.foresight import Foresight
from tdapp.command.reply import ReplyLine
from tdapp.command.wording import Wording
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.screens.clock_words import within_a_sentence
from tdapp.shown.cells import Shape, Tone
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind, due_now
from tdapp.tournament.exits.eliminating import bust
from tdapp.tournament.guards.paid_places import after as folded
from tdapp.tournament.tables.suggesting import break_due
from tdapp.tournament.tournament import Tournament

MOST_LINES = 3
SOON = 2
"""So many more exits are looked ahead for a table that breaks."""
SAME_ANYHOW = frozenset(
    {
        FloorTaskKind.HALT,
        FloorTaskKind.OPEN,
        FloorTaskKind.EMPTY,
        FloorTaskKind.BREAK,
        FloorTaskKind.BREAKING,
    }
)
"""What stays the same matter of a table however many sit there."""
SHAPES = {
    FloorTaskKind.HALT: (Shape.STOP, Tone.WAITS),
    FloorTaskKind.TOGETHER: (Shape.ATTENTION, Tone.WAITS),
    FloorTaskKind.OPEN: (Shape.READY, Tone.LABEL),
    FloorTaskKind.REDRAW: (Shape.READY, Tone.LABEL),
    FloorTaskKind.EMPTY: (Shape.GONE, Tone.LABEL),
    FloorTaskKind.BREAK: (Shape.BREAKS, Tone.LABEL),
    FloorTaskKind.MOVE: (Shape.RUNNING, Tone.LABEL),
    FloorTaskKind.STUCK: (Shape.ATTENTION, Tone.WAITS),
    FloorTaskKind.BREAKING: (Shape.BREAKS, Tone.LABEL),
    FloorTaskKind.COLOUR_UP: (Shape.READY, Tone.LABEL),
}


def floor_changes(seen: Foresight, words: Wording) -> list[ReplyLine]:
    """The suggestions that lapse, those that come, and a table that breaks soon."""
    if seen.before is seen.after:
        return []
    before, after = (_due(state, words) for state in (seen.before, seen.after))
    lines = [_lapses(one, words) for what, one in before.items() if what not in after]
    lines += [_comes(one, words) for what, one in after.items() if what not in before]
    left_out = len(lines) - MOST_LINES
    if left_out > 0:
        said = words.voice.text("command", "More floor changes: {count}.")
        lines[MOST_LINES:] = [ReplyLine(said.format(count=left_out))]
    return [*lines, *_breaks_soon(seen, words)]


def _due(state: Tournament, words: Wording) -> dict[object, FloorTask]:
    """What is to be done by what it is, without what is under way."""
    found = (one for one in due_now(words.voice, state, words.name_of) if one.kind in SHAPES)
    return {one.key if one.kind in SAME_ANYHOW else one.text: one for one in found}


def _lapses(one: FloorTask, words: Wording) -> ReplyLine:
    shape, _ = SHAPES[one.kind]
    said = words.voice.text("command", "No longer needed: {what}.")
    return ReplyLine(said.format(what=within_a_sentence(one.text, words.voice)), shape)


def _comes(one: FloorTask, words: Wording) -> ReplyLine:
    shape, tone = SHAPES[one.kind]
    said = words.voice.text("command", "Then: {what}.")
    return ReplyLine(said.format(what=within_a_sentence(one.text, words.voice)), shape, tone)


def _breaks_soon(seen: Foresight, words: Wording) -> Iterator[ReplyLine]:
    """How many more exits it takes until a table breaks; nothing where that is far off."""
    if seen.after.left >= seen.before.left or break_due(seen.after) is not None:
        return
    state = seen.after
    for more in range(1, SOON + 1):
        later = _one_less(state, words.now)
        if later is None:
            return
        state, table = later, break_due(later)
        if table is not None:
            said = words.voice.plural(
                "command",
                "One more out after this, and table {table} breaks.",
                "{n} more out after this, and table {table} breaks.",
                more,
                table=table,
            )
            yield ReplyLine(said, Shape.BREAKS)
            return


def _one_less(state: Tournament, now: Instant) -> Tournament | None:
    """The event with somebody of its fullest table out; None where nobody can be."""
    counts = state.seating.counts.counts
    fullest = max(counts, key=lambda table: counts[table].players, default=0)
    for entry in state.seating.at_table(fullest):
        try:
            return folded(state, bust(state, entry, now, declined=True))
        except Refusal:
            continue
    return None
