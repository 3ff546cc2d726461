"""The sounds of the clock: once each, the newest after a stall, none for what was set by hand."""

from msgspec.structs import replace

from tdapp.core.ids import StreamId
from tdapp.core.screens import Sound
from tdapp.screens.table_clock import TableClock, shot_clock
from tdapp.tournament.clock.timing import go_to_level
from tdapp.tournament.state.clock import ShotClock
from tdapp.ui.asking.event_in_view import Where
from tdapp.ui.screens.chiming import Chiming
from tests.tournament.evening import Evening, seated

EVENT = StreamId("event")
SECOND_US, MINUTE_US = 1_000_000, 60_000_000


class Ears:
    """What is heard of an evening whose levels last 20, 20, a break of 10 and 30 minutes."""

    def __init__(self) -> None:
        self.evening: Evening = seated(6)
        self.heard: list[Sound] = []
        self.chiming = Chiming(self.heard.append)
        self.evening.start()
        self.look()

    def look(self) -> None:
        self.chiming.look([(EVENT, self.evening.state)], self.evening.now)

    def after(self, microseconds: int) -> list[Sound]:
        """What is heard in that time, looked at once at its end."""
        self.heard.clear()
        self.evening.pass_us(microseconds)
        self.look()
        return list(self.heard)


def test_an_evening_sounds_at_each_crossing_and_at_no_other_second() -> None:
    ears, heard = Ears(), {}
    for second in range(1, 51 * 60 + 1):
        for sound in ears.after(SECOND_US):
            heard[second / 60] = sound
    assert heard == {
        19: Sound.ONE_MINUTE,
        20: Sound.LEVEL_END,
        39: Sound.ONE_MINUTE,
        40: Sound.LEVEL_END,
        49: Sound.ONE_MINUTE,
        50: Sound.BREAK_OVER,
    }


def test_after_a_stall_only_the_newest_crossing_sounds_and_only_once() -> None:
    ears = Ears()
    assert ears.after(45 * MINUTE_US) == [Sound.LEVEL_END]
    assert ears.after(1) == []
    assert ears.after(6 * MINUTE_US) == [Sound.BREAK_OVER]


def test_what_is_jumped_over_by_hand_makes_no_sound() -> None:
    ears = Ears()
    ears.evening.pass_us(MINUTE_US)
    ears.evening.tell(go_to_level(ears.evening.state, 3, ears.evening.now))
    ears.look()
    assert ears.heard == []
    assert ears.after(5 * SECOND_US) == []


def test_a_clock_that_stands_makes_no_sound() -> None:
    ears = Ears()
    ears.after(MINUTE_US)
    ears.evening.pause()
    assert ears.after(60 * MINUTE_US) == []
    ears.evening.start()
    assert ears.after(18 * MINUTE_US) == [Sound.ONE_MINUTE]


def test_the_last_seconds_of_a_time_to_act_are_warned_of_once_and_again_after_more_time() -> None:
    ears, clocks = Ears(), dict[Where, TableClock]()
    clocks[EVENT, 1] = shot_clock(
        replace(ears.evening.state, shot_clock=ShotClock(30)), 1, ears.evening.now
    )

    def heard(seconds: int) -> list[Sound]:
        found = []
        for _ in range(seconds):
            ears.heard.clear()
            ears.evening.pass_us(SECOND_US)
            ears.chiming.look_at_tables(clocks, ears.evening.now)
            found += ears.heard
        return found

    assert heard(23) == []
    assert heard(1) == [Sound.TIME_TO_ACT]
    assert heard(2) == []
    clocks[EVENT, 1] = clocks[EVENT, 1].longer(20, 1, 1)
    assert heard(17) == []
    assert heard(9) == [Sound.TIME_TO_ACT]
    clocks.clear()
    assert heard(60) == []
