"""The words on a clock screen, ready to be translated."""

from tdapp.screens.clock_face import HOUR_US, ClockFace, ClockState, time_text
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.voice.voice import Voice


def with_game(word: str, game: str) -> str:
    """A level with the game that is played in it, where the structure names games."""
    return f"{word}  \N{MIDDLE DOT}  {game}" if game else word


def state_line(face: ClockFace) -> str:
    """The one line that says what the picture is, hand-for-hand, and what game is played."""
    state = _state(face) if face.state is not ClockState.PAUSED or not face.hands else ""
    said = "  \N{MIDDLE DOT}  ".join(filter(None, (state, face.hands)))
    return with_game(said, face.game)


def _state(face: ClockFace) -> str:
    text = face.voice.text
    state = face.state
    if state is ClockState.NOT_STARTED:
        return text("clock", "Not started")
    if state is ClockState.LAST_MINUTE:
        level = within_a_sentence(face.level_word, face.voice)
        return text("clock", "Last minute of {level}", level=level)
    if state is ClockState.PAUSED and face.paused_at:
        return text("clock", "Paused at {time}", time=face.paused_at)
    if state is ClockState.PAUSED:
        return text("clock", "Paused")
    return face.level_word


def back_at(face: ClockFace) -> str:
    """When play goes on after a break; empty where nobody can know."""
    if face.next_level is None or not face.next_level.wall_time:
        return ""
    return face.voice.text("clock", "Play resumes at {time}", time=face.next_level.wall_time)


def finished(voice: Voice) -> str:
    """The word in the place of the time when there is nothing left to play."""
    return voice.text("clock", "Finished")


def not_recorded(voice: Voice) -> str:
    """What everybody must see while the record cannot be written."""
    return voice.text("clock", "NOT RECORDED")


def as_of(time: str, voice: Voice) -> str:
    """Since when a picture has not been told anything new."""
    return voice.text("clock", "as of {time}", time=time)


def next_level_label(face: ClockFace) -> str:
    """The label over the coming level; empty if none comes."""
    if face.next_level is None:
        return ""
    level = within_a_sentence(face.next_level.word, face.voice)
    said = face.voice.text("clock", "Next: {level}", level=level)
    return with_game(said, face.next_level.game)


def next_break_label(voice: Voice) -> str:
    """The label over the coming break."""
    return voice.text("clock", "Next break")


def starts_label(voice: Voice) -> str:
    """The label over the moment at which the coming level begins."""
    return voice.text("clock", "Starts")


def what_comes(face: ClockFace) -> tuple[str, str, str]:
    """What the level leads to: its name, its blinds or length, and its wall time."""
    if face.next_break and (face.break_is_next or not face.next_level):
        length = face.voice.length(face.next_break.length_us)
        return face.voice.text("clock", "Break"), length, face.next_break.wall_time
    if face.next_level:
        coming = face.next_level
        return with_game(coming.word, coming.game), coming.blinds, coming.wall_time
    return "", "", ""


def level_moment(face: ClockFace) -> tuple[str, str]:
    """When the coming level begins: a quiet word before it, and the time."""
    wall_time = face.next_level.wall_time if face.next_level else ""
    return _moment(face, wall_time, face.until_next_level_us)


def break_moment(face: ClockFace) -> tuple[str, str]:
    """When the coming break begins: a quiet word before it, and the time."""
    wall_time = face.next_break.wall_time if face.next_break else ""
    return _moment(face, wall_time, face.until_break_us)


def _moment(face: ClockFace, wall_time: str, span_us: int) -> tuple[str, str]:
    if wall_time and face.state is not ClockState.PAUSED:
        return "", wall_time
    return face.voice.text("clock", "in"), time_text(span_us, long=span_us > HOUR_US)


def within_a_sentence(word: str, voice: Voice) -> str:
    """A title such as `Level 14` as it reads after other words.

    A language that keeps the capitals of its nouns translates `small` by another word.
    """
    letter = voice.text("letters", "small")
    return word[:1].lower() + word[1:] if letter == "small" else word


def start_words(start: PlannedStart, voice: Voice) -> str:
    """The planned day and time, with the place of the clocks that show it."""
    shown = f"{voice.weekday(start.day)} {start.day.year}"
    place = start.zone.rpartition("/")[2].replace("_", " ")
    time = f"{start.at}{start.which}"
    return voice.text("events", "{day}, {time} in {place}", day=shown, time=time, place=place)
