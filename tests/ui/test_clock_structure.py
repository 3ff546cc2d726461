"""Levels to come are changed in the window by typing them; what cannot be is told at once."""

from datetime import date

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace
from PySide6.QtCore import Qt

from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.screens.level_name import level_in_words, level_name, named_level
from tdapp.shown.act_words import told
from tdapp.shown.blind_words import blind_warning
from tdapp.tournament.clock.restructuring import change_level, insert_level
from tdapp.tournament.facts.clock import StructureChanged
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.plan.levels import AntePaidBy, Level
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import voice
from tdapp.ui.structure.typed import level_text, typed_level
from tdapp.voice.voice import Voice
from tests.tournament.evening import SMALL, Evening
from tests.tournament.sales.offers import offer
from tests.ui.at_the_till import answer, do, enter, hold
from tests.ui.by_hand import begin, recorded
from tests.ui.window_room import MINUTE_US, WindowRoom

PLAYED = st.builds(
    Level,
    st.integers(1, 1440),
    st.integers(0, 10**9),
    st.integers(1, 10**9),
    st.integers(1, 10**9),
    st.sampled_from(AntePaidBy),
    st.sampled_from(["", "Razz", "Hold'em no limit"]),
)


def test_blinds_that_may_be_a_slip_are_named_after_the_act_that_brought_them_in() -> None:
    odd = replace(SMALL, levels=(*SMALL.levels, Level(20, 25, 100), Level(20, 1, 3)))
    said = "; check 25 / 100, 1 / 3: the big blind is not twice the small one"
    state = Evening().state
    assert blind_warning(Voice(), [TournamentAnnounced(odd)], state) == said
    assert blind_warning(Voice(), [TournamentAnnounced(SMALL)], state) == ""
    typed = StructureChanged(1, SMALL.levels[1], Level(20, 200, 300))
    assert "check 200 / 300" in blind_warning(Voice(), [typed], state)
    assert blind_warning(Voice(), [StructureChanged(1, SMALL.levels[1], None)], state) == ""


@pytest.mark.parametrize(
    ("index", "level", "said"),
    [
        (1, Level(20, 50, 100), "; check level 2: the big blind falls from 200 to 100"),
        (1, Level(20, 400, 800), "; check level 3: the big blind falls from 800 to 400"),
        (1, Level(20, 250, 400), "; check level 3: the small blind falls from 250 to 200"),
        (1, Level(20, 150, 300), ""),
        (2, Level(20), ""),
    ],
)
def test_blinds_that_a_change_lets_fall_are_named_with_the_level_where_they_do(
    index: int, level: Level, said: str
) -> None:
    evening = Evening(replace(SMALL, rules=rulebook("open").tournament))
    told = evening.tell(insert_level(evening.state, index, level, evening.now))
    assert blind_warning(Voice(), told, evening.state).endswith(said)
    assert ("falls" in blind_warning(Voice(), told, evening.state)) == bool(said)


def test_minutes_that_look_like_seconds_are_named_after_the_change() -> None:
    evening = Evening(replace(SMALL, rules=rulebook("open").tournament))
    told = evening.tell(change_level(evening.state, 1, Level(1200, 100, 200), evening.now))
    assert blind_warning(Voice(), told, evening.state) == "; check 1200 min: were seconds meant?"


@given(PLAYED | st.builds(Level, st.integers(1, 1440), seconds=st.integers(0, 59)))
def test_a_level_is_read_back_from_its_own_words(level: Level) -> None:
    assert typed_level(level_text(level)) == level


@pytest.mark.parametrize(
    ("text", "level"),
    [
        ("20 min 400/800", Level(20, 400, 800)),
        ("400 / 800, 20min", Level(20, 400, 800)),
        ("1,000/2,000 BB ante 2,000 30 min", Level(30, 1000, 2000, 2000, AntePaidBy.BIG_BLIND)),
        ("Razz 15 m 50/100 ante 10", Level(15, 50, 100, 10, game="Razz")),
        ("10 min", Level(10)),
        ("2:30 400/800", Level(2, 400, 800, seconds=30)),
        ("0:45", Level(0, seconds=45)),
        ("1:02:30 50/100", Level(62, 50, 100, seconds=30)),
        ("Razz 90 s 50/100 ante 10", Level(1, 50, 100, 10, game="Razz", seconds=30)),
        ("1 h 30 400/800", Level(90, 400, 800)),
    ],
)
def test_a_level_is_typed_in_any_order(text: str, level: Level) -> None:
    assert typed_level(text) == level


@pytest.mark.parametrize(
    "text", ["", "long", "400/800", "20", "20 min 400", "20 min 400/800 7", "\u0662 min"]
)
def test_what_is_no_level_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="level_not_understood"):
        typed_level(text)


def test_levels_and_breaks_are_named_alike_wherever_they_stand() -> None:
    names = [level_name(SMALL, index) for index in range(6)]
    assert names == ["1", "2", "break 2", "3", "4", "5"]
    assert [named_level(SMALL, name) for name in names] == list(range(6))
    assert level_in_words(SMALL, 2, voice()) == "the break after level 2"
    assert named_level(SMALL, "Break after level 2") == 2
    for text in ("", "0", "break 3", "soon", "-1", "99999"):
        with pytest.raises(Refusal, match="no_such_level"):
            named_level(SMALL, text)


class Changing:
    """A window with an event that runs, and what is typed into its questions."""

    def __init__(self, room: WindowRoom) -> None:
        begin(room)
        room.press("Start clock")
        self.room = room
        self.acts = room.clock.acts.structure

    def do(self, act: WindowAct, *answers: str) -> None:
        act.trigger()
        for one in answers:
            self.type(one)

    def type(self, answer: str) -> None:
        field = self.room.console.asked.field
        field.setText(answer)
        self.room.key(Qt.Key.Key_Return, on=field)

    @property
    def asked(self) -> str:
        return self.room.console.asked.text

    def level(self, index: int) -> Level:
        return recorded(self.room).conditions.level(index)


def fall(before: int, now: int) -> str:
    return f"the big blind falls from {before:,} to {now:,}"


@pytest.fixture
def changing(room: WindowRoom) -> Changing:
    return Changing(room)


def test_a_level_is_changed_from_what_it_was(changing: Changing) -> None:
    was = changing.level(2)
    changing.do(changing.acts.change, "3")
    assert changing.asked == "What should level 3 be?"
    field = changing.room.console.asked.field
    assert field.text() == level_text(was)
    changing.type("15 min 7/14 BB ante 14")
    assert changing.level(2) == Level(15, 7, 14, 14, AntePaidBy.BIG_BLIND)
    desk = changing.room.parts.desk
    said = told(Voice(), desk, desk.log[-1], changing.room.console.names.name)
    before = changing.level(1).big
    assert said == f"Upcoming level or break changed; check level 3: {fall(before, 14)}"


def test_a_break_is_put_in_and_a_level_is_taken_out_after_a_question(changing: Changing) -> None:
    second, third = changing.level(1), changing.level(2)
    changing.do(changing.acts.put_in, "2", "5 min")
    assert [changing.level(index) for index in (1, 2)] == [Level(5), second]
    changing.do(changing.acts.take_out, "2")
    assert changing.asked == f"Remove level 2 ({level_text(second)})?"
    changing.room.click(changing.room.console.asked.yes)
    assert [changing.level(index) for index in (1, 2)] == [Level(5), third]
    changing.do(changing.acts.take_out, "break 1")
    changing.room.click(changing.room.console.asked.yes)
    assert changing.level(1) == third


def test_the_question_names_what_a_level_taken_out_closes_at_once(room: WindowRoom) -> None:
    """In the break before the last level of late registration that level is to go."""
    levels = (Level(20, 25, 50), Level(10), Level(20, 50, 100), Level(20, 100, 200))
    entry = offer(10_000, 1_000, 10_000, until=2)
    hold(room, levels=levels, entry=entry, rebuy=None, addon=None, reentry=None)
    enter(room, "One", "Two", "Three")
    room.press("Start clock")
    room.time.pass_us(21 * MINUTE_US)
    room.settle()
    do(room, "Remove a level or break…")
    answer(room, "2")
    closes = "This closes late registration."
    assert room.console.asked.text.startswith(closes)
    room.key(Qt.Key.Key_Escape)
    assert room.state.conditions.levels == levels


def test_what_has_begun_or_cannot_be_is_told_and_asked_again(changing: Changing) -> None:
    changing.room.time.pass_us(1 * MINUTE_US)
    changing.do(changing.acts.change, "1")
    assert "Level 1 has begun" in changing.room.notice
    assert changing.asked.startswith("Which later level or break should change?")
    changing.type("2")
    changing.type("for ever")
    assert changing.room.is_refused("level_not_understood")
    changing.type("20 min 9/5")
    assert changing.room.is_refused("bad_level")
    changing.type("20 min 5/9")
    assert changing.level(1) == Level(20, 5, 9)


def test_without_an_event_there_is_no_structure_to_change(room: WindowRoom) -> None:
    for act in room.clock.acts.structure.all:
        act.refresh()
        assert act.why_not.startswith("No such event is announced")


def test_a_planned_start_is_moved_after_when_and_why_were_asked(room: WindowRoom) -> None:
    hold(room, start=PlannedStart(date(2026, 11, 28), "19:00", "Australia/Sydney"))
    do(room, "Move the planned start…")
    assert answer(room, "20.30") == (
        "Everything starts Sat 28 Nov 2026, 19:00 in Sydney. When instead?"
    )
    asked = answer(room, "the earlier event runs late")
    assert asked == (
        "Why move the start to Sat 28 Nov 2026, 20:30 in Sydney? Players must be told."
    )
    start = room.state.conditions.start
    assert start == PlannedStart(date(2026, 11, 28), "20:30", "Australia/Sydney")
    do(room, "Move the planned start…")
    answer(room, "1 Jan 2009 20:00")
    assert room.is_refused("start_is_past")
    answer(room, "4 Apr 2027 2:30")
    assert "can mean either of these" in room.console.asked.text
    answer(room, "4 Apr 2027 02:30 AEST")
    answer(room, "next year")
    assert room.state.conditions.start == PlannedStart(
        date(2027, 4, 4), "02:30", "Australia/Sydney", second=True
    )
