"""What a clock screen shows, as plain texts and numbers."""

from dataclasses import dataclass, field, replace
from enum import Enum

from tdapp.voice.voice import Voice

SECOND_US = 1_000_000
MINUTE_US = 60 * SECOND_US
HOUR_US = 60 * MINUTE_US


class ClockState(Enum):
    """What the clock is doing; each state but the first and the last has its own mood."""

    NOT_STARTED = "not_started"
    RUNNING = "running"
    LAST_MINUTE = "last_minute"
    BREAK = "break"
    PAUSED = "paused"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class SideFact:
    """A fact beside the time: "Players left", "", "83", "/ 600".

    `qualifier` stands small at the right ("36 BB"), `quiet_part` behind the value.
    """

    label: str
    qualifier: str
    value: str
    quiet_part: str = ""


@dataclass(frozen=True, slots=True)
class NextLevel:
    """The level to come; `wall_time` is when it begins, empty where nobody can know.

    `game` is what is played in it, empty where the structure names no game.
    """

    word: str
    wall_time: str
    blinds: str
    game: str = ""


@dataclass(frozen=True, slots=True)
class NextBreak:
    """The break to come and its length in microseconds.

    `wall_time` is when it begins, empty where nobody can know. `after_us` is the playing time
    between the end of the present level and the break, in microseconds.
    """

    wall_time: str
    length_us: int
    after_us: int


@dataclass(frozen=True, slots=True)
class ClockFace:
    """Everything a clock screen shows at one moment; equal faces give equal pictures.

    `remaining_us` and `level_us` are microseconds left of, and in the whole of, the present level
    or break. `longest_blinds` is the widest text of the whole structure: sizes follow it, so that
    they never change within an event. `hands` says that hand-for-hand is on. In a break
    `level_word` names the break. `game` is what is played, empty in a break and where the structure
    names none. `logo` is the file of the house's own mark, empty for none. `paused_by` names who
    paused it, for staff alone. `recorded` is False while the record cannot be written. `shorter`
    says the `message` in fewer and fewer words, for where it has no room. `voice` says the words
    around these texts.
    """

    event_title: str
    wall_time: str
    state: ClockState
    level_word: str
    remaining_us: int
    level_us: int
    blinds: str = ""
    longest_blinds: str = ""
    game: str = ""
    next_level: NextLevel | None = None
    next_break: NextBreak | None = None
    side_facts: tuple[SideFact, ...] = ()
    message: str = ""
    shorter: tuple[str, ...] = ()
    paused_at: str = ""
    paused_by: str = ""
    hands: str = ""
    house_mark: str = ""
    logo: str = ""
    recorded: bool = True
    voice: Voice = field(kw_only=True)

    @property
    def seconds(self) -> int:
        """Whole seconds left, a begun one counting as whole; never negative."""
        return whole_seconds(self.remaining_us)

    @property
    def gone(self) -> float:
        """How much of the level is gone, from 0 to 1."""
        if self.level_us <= 0:
            return 0.0
        return min(1.0, max(0.0, 1 - self.seconds * SECOND_US / self.level_us))

    @property
    def is_long(self) -> bool:
        """Whether the time needs its hours: the level lasts, or has left, more than one."""
        return max(self.level_us, self.remaining_us) > HOUR_US

    @property
    def time(self) -> str:
        """The time left, as it is painted."""
        if self.state is ClockState.LAST_MINUTE:
            return f"{self.seconds // 60}:{self.seconds % 60:02}"
        return time_text(self.remaining_us, long=self.is_long)

    @property
    def time_format(self) -> str:
        """The widest text of the format that `time` has: figures all have one width."""
        return "0:00" if self.state is ClockState.LAST_MINUTE else self.level_format

    @property
    def level_format(self) -> str:
        """The widest text that the time has in this level, from its beginning to its end."""
        if max(self.level_us, self.remaining_us) >= 10 * HOUR_US:
            return "00:00:00"
        return "0:00:00" if self.is_long else "00:00"

    @property
    def break_is_next(self) -> bool:
        """Whether the present level leads into a break."""
        return self.next_break is not None and self.next_break.after_us == 0

    @property
    def until_break_us(self) -> int:
        """Microseconds of clock time until the next break; nought if there is none."""
        return self.remaining_us + self.next_break.after_us if self.next_break else 0

    @property
    def until_next_level_us(self) -> int:
        """Microseconds of clock time until the next level, a break between them included."""
        rest = self.next_break.length_us if self.next_break and self.break_is_next else 0
        return self.remaining_us + rest

    def at_whole_second(self) -> "ClockFace":
        """The face with its begun second made whole, so that equal pictures compare equal."""
        return replace(self, remaining_us=self.seconds * SECOND_US)


def whole_seconds(span_us: int) -> int:
    """Microseconds as seconds, rounded up and never below nought."""
    return max(0, -(-span_us // SECOND_US))


def time_text(span_us: int, *, long: bool = False) -> str:
    """Microseconds as `mm:ss`, or `h:mm:ss` where `long`, rounded up to whole seconds."""
    minutes, seconds = divmod(whole_seconds(span_us), 60)
    if long:
        return f"{minutes // 60}:{minutes % 60:02}:{seconds:02}"
    return f"{minutes:02}:{seconds:02}"
