"""How each step of an evening stands, in one sentence."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.core.instant import Instant
from tdapp.tournament.clock.windows import window_is_open
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.clock_face import ClockState
from tdapp.ui.clock.face_of import clock_state, level_word, standing
from tdapp.ui.clock.side_facts import prizes_now
from tdapp.ui.look.figures import money, whole
from tdapp.ui.window_words import until_when

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class StepFacts:
    """How a step stands, and whether it is done."""

    text: str
    done: bool = False


def course_facts(state: Tournament, now: Instant) -> tuple[StepFacts, ...]:
    """Tables, entries, seats, clock, prizes and end of an announced event."""
    return (
        _tables(state),
        _entries(state, now),
        _seats(state),
        _clock(state, now),
        _prizes(state),
        _end(state),
    )


def entries_open(state: Tournament, now: Instant) -> bool:
    """Whether an entry can still be sold, as far as levels and the posted list go."""
    return not state.entries.closed and window_is_open(state, state.conditions.entry.window, now)


def _tables(state: Tournament) -> StepFacts:
    tables = state.seating.tables
    if not tables:
        return StepFacts(translate("Course", "No table yet"))
    said = translate("Course", "{tables} open, {seats} seats")
    text = said.format(tables=len(tables), seats=whole(sum(tables.values())))
    return StepFacts(text, sum(tables.values()) >= state.left)


def _entries(state: Tournament, now: Instant) -> StepFacts:
    entries = state.entries
    said = translate("Course", "{entries} entries, {rebuys} re-buys. Open {until}.")
    if entries.count < state.conditions.min_entries:
        said = translate("Course", "{entries} of at least {least} entries. Open {until}.")
    is_open = entries_open(state, now)
    if not is_open:
        said = translate("Course", "{entries} entries, {rebuys} re-buys. Closed.")
    text = said.format(
        entries=whole(entries.count),
        rebuys=whole(entries.rebuys),
        least=whole(state.conditions.min_entries),
        until=until_when(state.conditions.entry.window),
    )
    return StepFacts(text, not is_open)


def _seats(state: Tournament) -> StepFacts:
    seated = len(state.seating.seat_of)
    waiting = state.left - seated
    if not state.entries.count:
        return StepFacts(translate("Course", "Nobody to seat yet"))
    said = translate("Course", "{seated} seated, {waiting} without a seat")
    if not waiting:
        said = translate("Course", "{seated} seated, nobody waits")
    return StepFacts(said.format(seated=whole(seated), waiting=whole(waiting)), not waiting)


def _clock(state: Tournament, now: Instant) -> StepFacts:
    here = position(state.conditions, state.clock, now)
    what = clock_state(state, here)
    level = level_word(state.conditions, here.index)
    if what is ClockState.NOT_STARTED:
        where = standing(state.conditions, here.index, here.remaining_us)
        return StepFacts(translate("Course", "Stands at {where}").format(where=where))
    if what is ClockState.PAUSED:
        return StepFacts(translate("Course", "{level}, paused").format(level=level))
    if what is ClockState.FINISHED:
        return StepFacts(translate("Course", "Play is over"), done=True)
    return StepFacts(translate("Course", "{level}, running").format(level=level), done=True)


def _prizes(state: Tournament) -> StepFacts:
    prizes = prizes_now(state)
    if not state.prizes.version:
        said = translate("Course", "Provisional: {places} prizes from {pool}")
        if not prizes:
            return StepFacts(translate("Course", "No pool yet"))
        return StepFacts(said.format(places=len(prizes), pool=money(state.pool)))
    paid = len(state.prizes.paid)
    said = translate("Course", "{places} posted, {paid} paid")
    return StepFacts(said.format(places=len(prizes), paid=paid), paid == len(prizes))


def _end(state: Tournament) -> StepFacts:
    if state.programme.winner is not None:
        return StepFacts(translate("Course", "Finished and closed"), done=True)
    if state.entries.closed and state.left == 1:
        owed = len(list(unpaid(state)))
        said = translate("Course", "Play is over, {owed} prizes still to be paid")
        if not owed:
            said = translate("Course", "Play is over, every prize is paid")
        return StepFacts(said.format(owed=owed))
    if not state.entries.count:
        return StepFacts(translate("Course", "Nobody in yet"))
    return StepFacts(translate("Course", "{left} in play").format(left=whole(state.left)))
