"""How each step of an evening stands, in one sentence."""

from dataclasses import dataclass

from tdapp.core.instant import Instant
from tdapp.screens.clock_face import ClockState
from tdapp.screens.face_of import clock_state, level_word, standing
from tdapp.screens.price_words import until_when
from tdapp.screens.side_facts import prizes_now
from tdapp.tournament.clock.windows import window_is_open
from tdapp.tournament.prizes import unpaid
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import plural


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
        return StepFacts(voice().text("course", "No table yet"))
    seats = sum(tables.values())
    text = voice().plural(
        "course", "{tables} open, 1 seat", "{tables} open, {n} seats", seats, tables=len(tables)
    )
    return StepFacts(text, seats >= state.left)


SOLD = plural(
    "course",
    "{n} entry, re-buys: {rebuys}. Open {until}.",
    "{n} entries, re-buys: {rebuys}. Open {until}.",
)
SOLD_SO_FAR = plural(
    "course",
    "{n} entry, minimum {least}. Open {until}.",
    "{n} entries, minimum {least}. Open {until}.",
)
SOLD_IN_ALL = plural(
    "course", "{n} entry, re-buys: {rebuys}. Closed.", "{n} entries, re-buys: {rebuys}. Closed."
)


def _entries(state: Tournament, now: Instant) -> StepFacts:
    entries, least, is_open = state.entries, state.conditions.min_entries, entries_open(state, now)
    said = SOLD_SO_FAR if entries.count < least else SOLD
    form = voice().form(said if is_open else SOLD_IN_ALL, {"n": entries.count})
    text = form.format(
        n=voice().count(entries.count),
        rebuys=voice().count(entries.rebuys),
        least=voice().count(least),
        until=until_when(state.conditions.entry.window, voice()),
    )
    return StepFacts(text, not is_open)


def _seats(state: Tournament) -> StepFacts:
    seated = len(state.seating.seat_of)
    waiting = state.left - seated
    if not state.entries.count:
        return StepFacts(voice().text("course", "No one to seat yet"))
    said = voice().text("course", "{seated} seated, {waiting} without a seat")
    if not waiting:
        said = voice().text("course", "{seated} seated, none waiting")
    return StepFacts(
        said.format(seated=voice().count(seated), waiting=voice().count(waiting)), not waiting
    )


def _clock(state: Tournament, now: Instant) -> StepFacts:
    text = voice().text
    here = position(state.conditions, state.clock, now)
    what = clock_state(state, here)
    level = level_word(state.conditions, here.index, voice())
    if what is ClockState.NOT_STARTED:
        where = standing(state.conditions, here.index, here.remaining_us, voice())
        return StepFacts(text("course", "Starts at {where}", where=where))
    if what is ClockState.PAUSED:
        return StepFacts(text("course", "{level}, paused", level=level))
    if what is ClockState.FINISHED:
        return StepFacts(text("course", "Play is over"), done=True)
    return StepFacts(text("course", "{level}, running", level=level), done=True)


def _prizes(state: Tournament) -> StepFacts:
    prizes = prizes_now(state)
    if not state.prizes.version:
        if not prizes:
            return StepFacts(voice().text("course", "No pool yet"))
        text = voice().plural(
            "course",
            "Provisional: 1 prize from {pool}",
            "Provisional: {n} prizes from {pool}",
            len(prizes),
            pool=voice().money(state.pool),
        )
        return StepFacts(text)
    paid = len(state.prizes.paid)
    said = voice().text("course", "{places} posted, {paid} paid")
    return StepFacts(said.format(places=len(prizes), paid=paid), paid == len(prizes))


def _end(state: Tournament) -> StepFacts:
    text = voice().text
    if state.programme.winner is not None:
        return StepFacts(text("course", "Finished and closed"), done=True)
    if state.is_decided:
        owed = len(list(unpaid(state)))
        said = text("course", "Play is over. Prizes to pay: {owed}")
        if not owed:
            said = text("course", "Play is over, every prize is paid")
        return StepFacts(said.format(owed=owed))
    if not state.entries.count:
        return StepFacts(text("course", "No entries yet"))
    return StepFacts(text("course", "{left} in play", left=voice().count(state.left)))
