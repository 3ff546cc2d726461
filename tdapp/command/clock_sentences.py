"""What is said of the clock in the command bar: breaks, levels, its time and the planned start."""

from tdapp.command.command_matcher import Meant
from tdapp.command.foresight import Foresight
from tdapp.command.grammar.spoken import Verb
from tdapp.command.wording import Wording
from tdapp.screens.clock_words import start_words
from tdapp.screens.face_of import standing
from tdapp.screens.level_name import level_in_words
from tdapp.tournament.facts.clock import ClockSet, StructureChanged
from tdapp.tournament.state.clock import position


def _rest(meant: Meant, seen: Foresight, words: Wording) -> str:
    event, minutes = words.event(meant.event), meant.said.number
    changed = next((one for one in seen.events if isinstance(one, StructureChanged)), None)
    if changed is None:
        said = words.voice.text("command", "The break in {event} lasts {minutes} min from now.")
        return said.format(event=event, minutes=minutes)
    level = level_in_words(seen.before.conditions, changed.index - 1, words.voice)
    said = words.voice.text("command", "A {minutes}-minute break follows {level} of {event}.")
    if changed.old is not None:
        said = words.voice.text(
            "command", "The break after {level} of {event} lasts {minutes} min."
        )
    return said.format(event=event, minutes=minutes, level=level)


def _set(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "The {event} clock is set from {before} to {after}.")
    found = next(one for one in seen.events if isinstance(one, ClockSet))
    conditions = seen.before.conditions
    return said.format(
        event=words.event(meant.event),
        before=standing(conditions, found.old_index, found.old_remaining_us, words.voice),
        after=standing(conditions, found.index, found.remaining_us, words.voice),
    )


def _turns(meant: Meant, seen: Foresight, words: Wording) -> str:
    said = words.voice.text("command", "The {event} clock resumes at {here}.")
    if meant.said.verb is Verb.PAUSE:
        said = words.voice.text("command", "The clock of {event} is paused in {here}.")
    elif not seen.before.clock.started:
        said = words.voice.text("command", "The clock of {event} starts with {here}.")
    here = position(seen.before.conditions, seen.before.clock, words.now)
    at = standing(seen.before.conditions, here.index, here.remaining_us, words.voice)
    return said.format(event=words.event(meant.event), here=at)


def _starts_at(meant: Meant, seen: Foresight, words: Wording) -> str:
    old, new = seen.before.conditions.start, seen.after.conditions.start
    event, when = words.event(meant.event), "" if new is None else start_words(new, words.voice)
    if old is None:
        said = words.voice.text("command", "The start of {event} is planned for {when}.")
        return said.format(event=event, when=when)
    said = words.voice.text("command", "The start of {event} moves from {before} to {when}.")
    return said.format(event=event, before=start_words(old, words.voice), when=when)


CLOCK_SENTENCES = {
    Verb.REST: _rest,
    **dict.fromkeys((Verb.LEVEL, Verb.NEXT, Verb.PREVIOUS, Verb.RESTART), _set),
    **dict.fromkeys((Verb.ADD_TIME, Verb.SET_TIME, Verb.END_BREAK, Verb.EXTEND_BREAK), _set),
    Verb.PAUSE: _turns,
    Verb.START: _turns,
    Verb.START_AT: _starts_at,
}
