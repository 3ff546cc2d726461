"""How an event stands as a whole, in one word with a shape of its own."""

from enum import Enum

from tdapp.core.instant import Instant
from tdapp.shown.cells import Cell, Loudness, Shape, Tone
from tdapp.tournament.stages.seen import seen_from
from tdapp.tournament.state.clock import position
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice


class EventState(Enum):
    """From the first draft to the end; the order is that of the list."""

    RUNNING = "running"
    BREAK = "break"
    PAUSED = "paused"
    SEATING = "seating"
    REGISTRATION = "registration"
    DRAFT = "draft"
    FINISHED = "finished"
    CANCELLED = "cancelled"

    @property
    def is_over(self) -> bool:
        """Whether its play is over."""
        return self in (EventState.FINISHED, EventState.CANCELLED)


LOOKS = {
    EventState.RUNNING: (Shape.RUNNING, Tone.DONE),
    EventState.BREAK: (Shape.BREAK, Tone.FACT),
    EventState.PAUSED: (Shape.PAUSED, Tone.PAUSED),
    EventState.SEATING: (Shape.SEATED, Tone.FACT),
    EventState.REGISTRATION: (Shape.PERSON, Tone.FACT),
    EventState.DRAFT: (Shape.WAITING, Tone.LABEL),
    EventState.FINISHED: (Shape.DONE, Tone.GONE),
    EventState.CANCELLED: (Shape.GONE, Tone.GONE),
}


def state_of(event: Tournament, now: Instant) -> EventState:
    """How an announced event stands at a moment; one in stages as that which is furthest on."""
    if event.programme.cancelled:
        return EventState.CANCELLED
    if event.programme.over:
        return EventState.FINISHED
    if event.stages.plans and not event.stage:
        stages = (state_of(seen_from(event, one), now) for one in event.stages.by_number)
        return min(stages, key=list(EventState).index)
    if not event.clock.started:
        return EventState.SEATING if event.seating.seat_of else EventState.REGISTRATION
    if not event.clock.running:
        return EventState.PAUSED
    here = position(event.conditions, event.clock, now)
    at_rest = event.conditions.level(here.index).is_break
    return EventState.BREAK if at_rest else EventState.RUNNING


def state_word(voice: Voice, state: EventState) -> str:
    """The word for it."""
    text = voice.text
    return {
        EventState.RUNNING: text("events", "running"),
        EventState.BREAK: text("events", "break"),
        EventState.PAUSED: text("events", "paused"),
        EventState.SEATING: text("events", "seating"),
        EventState.REGISTRATION: text("events", "registration"),
        EventState.DRAFT: text("events", "draft"),
        EventState.FINISHED: text("events", "finished"),
        EventState.CANCELLED: text("events", "cancelled"),
    }[state]


def state_cell(voice: Voice, state: EventState) -> Cell:
    """The word with its shape; what is played stands out."""
    shape, tone = LOOKS[state]
    on = state in (EventState.RUNNING, EventState.BREAK, EventState.PAUSED)
    loudness = Loudness.OUTLINED if on else Loudness.WORDS
    order = (list(EventState).index(state),)
    return Cell(state_word(voice, state), order, tone, shape, loudness=loudness)
