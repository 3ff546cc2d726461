"""What the clock strip says: state, blinds, players, break and prizes in two lines each."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from tdapp.tournament.chips import average_stack
from tdapp.tournament.tournament import Tournament
from tdapp.ui.clock.clock_face import ClockFace, ClockState
from tdapp.ui.clock.clock_words import with_game
from tdapp.ui.clock.side_facts import prizes_now
from tdapp.ui.look.figures import money, span, whole

translate = QCoreApplication.translate


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
        over = translate("Strip", "play is over")
        return StripFacts(face, ((face.message, over), _players(state), _prizes(state)))
    columns = (_blinds(face), _players(state), _break(face), _prizes(state))
    return StripFacts(face, columns, warning)


def state_word(face: ClockFace) -> str:
    """The state in one word."""
    return {
        ClockState.NOT_STARTED: translate("Strip", "not started"),
        ClockState.RUNNING: translate("Strip", "running"),
        ClockState.LAST_MINUTE: translate("Strip", "last minute"),
        ClockState.BREAK: translate("Strip", "break"),
        ClockState.PAUSED: translate("Strip", "paused"),
        ClockState.FINISHED: translate("Strip", "finished"),
    }[face.state]


def level_standing(face: ClockFace) -> str:
    """The level beside the state; since when and by whom, if it is held."""
    if face.state is ClockState.PAUSED and face.paused_at:
        said = translate("Strip", "{level}, since {time}")
        if face.paused_by:
            said = translate("Strip", "{level}, since {time} by {who}")
        return said.format(level=face.level_word, time=face.paused_at, who=face.paused_by)
    return "" if face.state is ClockState.BREAK else with_game(face.level_word, face.game)


def _blinds(face: ClockFace) -> tuple[str, str]:
    coming = face.next_level
    if coming is None:
        return face.blinds, ""
    said = translate("Strip", "next {blinds} at {time}")
    if not coming.wall_time:
        said = translate("Strip", "next {blinds}")
    blinds = coming.blinds if coming.game == face.game else f"{coming.game} {coming.blinds}"
    return face.blinds or face.level_word, said.format(blinds=blinds, time=coming.wall_time)


def _players(state: Tournament) -> tuple[str, str]:
    left = translate("Strip", "{count} left").format(count=whole(state.left))
    said = translate("Strip", "of {entries}; average {chips}")
    entries, chips = whole(state.entries.count), whole(average_stack(state) or 0)
    return left, said.format(entries=entries, chips=chips)


def _break(face: ClockFace) -> tuple[str, str]:
    if face.next_break is None:
        return translate("Strip", "No break"), translate("Strip", "plays to the end")
    when = face.next_break.wall_time
    upper = translate("Strip", "Break {time}").format(time=when) if when else ""
    wait = translate("Strip", "in {span}").format(span=span(face.until_break_us))
    return upper or translate("Strip", "Break"), wait


def _prizes(state: Tournament) -> tuple[str, str]:
    places = len(prizes_now(state))
    said = translate("Strip", "{count} prizes, provisional")
    if state.prizes.posted:
        said = translate("Strip", "{count} prizes, posted")
    return money(state.pool), said.format(count=places) if places else ""


def spoken(facts: StripFacts) -> str:
    """What a screen reader says of the strip; the running time is left out, it would never end."""
    face = facts.face
    columns = ", ".join(f"{upper} {lower}" for upper, lower in facts.columns)
    warning = " ".join(facts.warning or ())
    return ", ".join(
        part for part in (face.event_title, warning, state_word(face), columns) if part
    )
