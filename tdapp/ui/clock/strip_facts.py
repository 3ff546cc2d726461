"""What the clock strip says: state, blinds, players, break and prizes in two lines each."""

import re
from dataclasses import dataclass

from tdapp.screens.clock_face import ClockFace, ClockState
from tdapp.screens.clock_words import with_game
from tdapp.screens.side_facts import prizes_now
from tdapp.shown.cells import Shape
from tdapp.tournament.chips import average_stack
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice

NUMBERED = re.compile(r"^(\d{1,9}) ", re.ASCII)


@dataclass(frozen=True, slots=True)
class StripFacts:
    """What the strip says: upper and lower text of each column, after title and time.

    A `warning`, also of two texts, stands for a while where the last columns are.
    """

    face: ClockFace
    columns: tuple[tuple[str, str], ...]
    warning: tuple[str, str] | None = None


def strip_facts(
    face: ClockFace, state: Tournament, warning: tuple[str, str] | None = None
) -> StripFacts:
    """The strip of an event whose clock shows `face`; at the end it says who won."""
    if face.state is ClockState.FINISHED:
        over = voice().text("strip", "play is over")
        if state.stages.leads_on and not state.stages.ended:
            over = voice().text("strip", "bag the stacks")
        return StripFacts(face, ((face.message, over), _players(state), _prizes(state)))
    columns = (_blinds(face), _players(state), _break(face), _prizes(state))
    return StripFacts(face, columns, warning)


def state_word(face: ClockFace) -> str:
    """The state in one word."""
    text = voice().text
    return {
        ClockState.NOT_STARTED: text("strip", "not started"),
        ClockState.RUNNING: text("strip", "running"),
        ClockState.LAST_MINUTE: text("strip", "last minute"),
        ClockState.BREAK: text("strip", "break"),
        ClockState.PAUSED: text("strip", "paused"),
        ClockState.FINISHED: text("strip", "finished"),
    }[face.state]


def state_shape(state: ClockState) -> Shape:
    """The shape that stands beside it."""
    return {
        ClockState.NOT_STARTED: Shape.READY,
        ClockState.RUNNING: Shape.RUNNING,
        ClockState.LAST_MINUTE: Shape.ATTENTION,
        ClockState.BREAK: Shape.BREAK,
        ClockState.PAUSED: Shape.PAUSED,
        ClockState.FINISHED: Shape.DONE,
    }[state]


def time_shown(face: ClockFace) -> str:
    """The time that is left; nothing once play is over."""
    return "" if face.state is ClockState.FINISHED else face.time


def title_shown(face: ClockFace) -> str:
    """Number and name, well apart."""
    return NUMBERED.sub("\\1\N{EN SPACE}", face.event_title)


def level_standing(face: ClockFace) -> str:
    """The level beside the state; since when and by whom, if it is held."""
    if face.hands:
        return with_game(face.level_word, face.hands)
    if face.state is ClockState.PAUSED and face.paused_at:
        said = voice().text("strip", "{level}, since {time}")
        if face.paused_by:
            said = voice().text("strip", "{level}, since {time} by {who}")
        return said.format(level=face.level_word, time=face.paused_at, who=face.paused_by)
    return "" if face.state is ClockState.BREAK else with_game(face.level_word, face.game)


def _blinds(face: ClockFace) -> tuple[str, str]:
    coming = face.next_level
    if coming is None:
        return face.blinds, ""
    said = voice().text("strip", "next {blinds} at {time}")
    if not coming.wall_time:
        said = voice().text("strip", "next {blinds}")
    blinds = coming.blinds if coming.game == face.game else f"{coming.game} {coming.blinds}"
    return face.blinds or face.level_word, said.format(blinds=blinds, time=coming.wall_time)


def _players(state: Tournament) -> tuple[str, str]:
    left = voice().text("strip", "{count} left", count=voice().count(state.left))
    said = voice().text("strip", "of {entries}; average {chips}")
    entries, chips = voice().count(state.entries.count), voice().count(average_stack(state) or 0)
    return left, said.format(entries=entries, chips=chips)


def _break(face: ClockFace) -> tuple[str, str]:
    text = voice().text
    if face.next_break is None:
        return text("strip", "No more breaks"), text("strip", "plays to the end")
    when = face.next_break.wall_time
    upper = text("strip", "Break {time}", time=when) if when else ""
    wait = text("strip", "in {span}", span=voice().span(face.until_break_us))
    return upper or text("strip", "Break"), wait


def _prizes(state: Tournament) -> tuple[str, str]:
    places = len(prizes_now(state))
    said = voice().plural("strip", "1 prize, provisional", "{n} prizes, provisional", places)
    if state.prizes.posted:
        said = voice().plural("strip", "1 prize, posted", "{n} prizes, posted", places)
    return voice().money((state.whole or state).pool), said if places else ""


def spoken(facts: StripFacts) -> str:
    """What a screen reader says of the strip; the running time is left out, it would never end."""
    face = facts.face
    columns = ", ".join(f"{upper} {lower}" for upper, lower in facts.columns)
    warning = " ".join(facts.warning or ())
    return ", ".join(
        part for part in (face.event_title, warning, state_word(face), columns) if part
    )
