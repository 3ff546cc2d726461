"""What was done, in a few words: for the bottom line, where undo stands beside it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.desk.desk import Desk
from tdapp.tournament.events import ClockSet
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.face_of import standing
from tdapp.ui.look.figures import NONE
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

LABELS = {
    "add_time": QT_TRANSLATE_NOOP("Done", "Clock set from {before} to {after}"),
    "announce": QT_TRANSLATE_NOOP("Done", "Event announced"),
    "begin_day": QT_TRANSLATE_NOOP("Done", "Gaming day begun"),
    "begin_level": QT_TRANSLATE_NOOP("Done", "Level begun"),
    "bust": QT_TRANSLATE_NOOP("Done", "{who} out"),
    "catch_up": QT_TRANSLATE_NOOP("Done", "Caught up with the other desks"),
    "change_prizes": QT_TRANSLATE_NOOP("Done", "Prizes changed"),
    "close_table": QT_TRANSLATE_NOOP("Done", "Table {number} closed"),
    "denied": QT_TRANSLATE_NOOP("Done", "Denied try noted"),
    "draw_seats": QT_TRANSLATE_NOOP("Done", "Seats drawn"),
    "end_day": QT_TRANSLATE_NOOP("Done", "Gaming day ended"),
    "erase_note": QT_TRANSLATE_NOOP("Done", "Reason erased"),
    "erase_person": QT_TRANSLATE_NOOP("Done", "Person erased"),
    "finish": QT_TRANSLATE_NOOP("Done", "Event finished"),
    "go_to_level": QT_TRANSLATE_NOOP("Done", "Clock set from {before} to {after}"),
    "install_table": QT_TRANSLATE_NOOP("Done", "Table {number} put into the room"),
    "open_table": QT_TRANSLATE_NOOP("Done", "Table {number} opened"),
    "pause_clock": QT_TRANSLATE_NOOP("Done", "Clock paused"),
    "pay_prize": QT_TRANSLATE_NOOP("Done", "Prize paid to {who}"),
    "post_prizes": QT_TRANSLATE_NOOP("Done", "Prizes posted"),
    "rebuy": QT_TRANSLATE_NOOP("Done", "Re-buy of {who}"),
    "redo": QT_TRANSLATE_NOOP("Done", "Redone"),
    "register": QT_TRANSLATE_NOOP("Done", "{who} entered"),
    "reinstate": QT_TRANSLATE_NOOP("Done", "{who} reinstated"),
    "set_clock": QT_TRANSLATE_NOOP("Done", "Clock set from {before} to {after}"),
    "set_table_state": QT_TRANSLATE_NOOP("Done", "Table {number} changed"),
    "start_clock": QT_TRANSLATE_NOOP("Done", "Clock started"),
    "undo": QT_TRANSLATE_NOOP("Done", "Undone"),
}
"""An act's label to what it has done."""


def told(desk: Desk, act: Act, name_of: Callable[[PersonId], str]) -> str:
    """What a recorded act did, in the words of `act_words`."""
    facts: list[Event] = []
    state = Tournament()
    for stream in desk.holding(act.action):
        facts += [entry.event for entry in stream.timeline.of(act.action)]
        if isinstance(stream.timeline.state, Tournament):
            state = stream.timeline.state
    return act_words(act.label, facts, state, name_of)


def act_words(
    label: str,
    facts: Sequence[Event],
    state: Tournament,
    name_of: Callable[[PersonId], str],
) -> str:
    """What an act did, naming the entry, the table or the times that its `facts` are about."""
    said = translate("Done", LABELS.get(label, label))
    number = next((fact.number for fact in facts if hasattr(fact, "number")), "")
    before, after = _times(facts, state)
    return said.format(who=_who(facts, state, name_of), number=number, before=before, after=after)


def _times(facts: Sequence[Event], state: Tournament) -> tuple[str, str]:
    """Where the clock stood, and where it was set to."""
    found = next((fact for fact in facts if isinstance(fact, ClockSet)), None)
    conditions = state.programme.conditions
    if found is None or conditions is None:
        return NONE, NONE
    before = standing(conditions, found.old_index, found.old_remaining_us)
    return before, standing(conditions, found.index, found.remaining_us)


def _who(facts: Sequence[Event], state: Tournament, name_of: Callable[[PersonId], str]) -> str:
    number = next((fact.entry for fact in facts if hasattr(fact, "entry")), None)
    entry = state.entries.by_number.get(number) if isinstance(number, int) else None
    if entry is None:
        return translate("Done", "Entry {number}").format(number=number)
    return translate("Done", "Entry {number}, {name}").format(
        number=number, name=name_of(entry.person)
    )
