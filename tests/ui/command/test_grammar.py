"""The command bar reads what the floor says, and refuses what it would have to guess."""

from contextlib import suppress

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tdapp.command.grammar.grammar import read_command
from tdapp.command.grammar.spoken import EntryNumber, Letters, PaperCode, Spoken, Verb
from tdapp.command.grammar.written import written
from tdapp.command.nearest import at_each_table
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.geometry.table import ButtonPosition
from tdapp.voice.voice import Voice
from tests.ui.command.bar_words import WORDS

MINUTE_US = 60_000_000
AT = Seat(12, 5)
WHO = (AT,)

READ = {
    "12-5 bust": Spoken(Verb.BUST, who=WHO),
    "12-5b": Spoken(Verb.BUST, who=WHO),
    "12-5 OUT": Spoken(Verb.BUST, who=WHO),
    "12 \N{EN DASH} 5 bus": Spoken(Verb.BUST, who=WHO),
    "12 -5 bust": Spoken(Verb.BUST, who=WHO),
    "12-5 bust with 12-7": Spoken(Verb.BUST, who=(AT, Seat(12, 7))),
    "12-5bustwith12-7 12-8": Spoken(Verb.BUST, who=(AT, Seat(12, 7), Seat(12, 8))),
    "12-5 bust with 7 and 8": Spoken(Verb.BUST, who=(AT, Seat(12, 7), Seat(12, 8))),
    "12-5 bust with mei-ling, #7": Spoken(Verb.BUST, who=(AT, Letters("mei-ling"), EntryNumber(7))),
    "12-5 bust 12-3": Spoken(Verb.BUST, who=WHO, by=(Seat(12, 3),)),
    "12-5 bust by 12-3 and #7 at 22:40": Spoken(
        Verb.BUST, who=WHO, at="22:40", by=(Seat(12, 3), EntryNumber(7))
    ),
    "12-5 bust at 22:40": Spoken(Verb.BUST, who=WHO, at="22:40"),
    "12-5bustat22.40": Spoken(Verb.BUST, who=WHO, at="22:40"),
    "12-5 bust at 2:15 AEST": Spoken(Verb.BUST, who=WHO, at="2:15 aest"),
    "12-5 bust at 10:40 p.m.": Spoken(Verb.BUST, who=WHO, at="10:40 p.m."),
    "12-5 bust with 12-7 at 9:05": Spoken(Verb.BUST, who=(AT, Seat(12, 7)), at="9:05"),
    "12-5 bust 5 min ago": Spoken(Verb.BUST, who=WHO, at="5 min ago"),
    "12-5 rebuy": Spoken(Verb.REBUY, who=WHO),
    "12-5 re-buy": Spoken(Verb.REBUY, who=WHO),
    "12-5r": Spoken(Verb.REBUY, who=WHO),
    "12-5 addon": Spoken(Verb.ADDON, who=WHO),
    "12-5 add on": Spoken(Verb.ADDON, who=WHO),
    "12-5 away": Spoken(Verb.AWAY, who=WHO),
    "12-5 here": Spoken(Verb.HERE, who=WHO),
    "12-5 back": Spoken(Verb.HERE, who=WHO),
    "12-5 to 5-6": Spoken(Verb.MOVE, who=WHO, to=Seat(5, 6)),
    "3-2to9-6": Spoken(Verb.MOVE, who=(Seat(3, 2),), to=Seat(9, 6)),
    "#231 bust": Spoken(Verb.BUST, who=(EntryNumber(231),)),
    "#231b": Spoken(Verb.BUST, who=(EntryNumber(231),)),
    "oliv b": Spoken(Verb.BUST, who=(Letters("oliv"),)),
    "Tomás O'L away": Spoken(Verb.AWAY, who=(Letters("tomás o'l"),)),
    "mei-ling to 9-6": Spoken(Verb.MOVE, who=(Letters("mei-ling"),), to=Seat(9, 6)),
    "7K4M-2Q9D-C231/12-5 bust": Spoken(Verb.BUST, who=(PaperCode("7k4m-2q9d-c231/12-5"),)),
    "1234-5678-r9": Spoken(Verb.SHOW, who=(PaperCode("1234-5678-r9"),)),
    "oliv": Spoken(Verb.SHOW, who=(Letters("oliv"),)),
    "12-5": Spoken(Verb.SHOW, who=WHO),
    "12": Spoken(Verb.SHOW, table=12),
    "12 button 4": Spoken(Verb.BUTTON, table=12, places=ButtonPosition(4)),
    "12button4 5 6": Spoken(Verb.BUTTON, table=12, places=ButtonPosition(4, 5, 6)),
    "12 b ? 5 6": Spoken(Verb.BUTTON, table=12, places=ButtonPosition(None, 5, 6)),
    "12 all here": Spoken(Verb.ALL_HERE, table=12),
    "12allhere": Spoken(Verb.ALL_HERE, table=12),
    "12 all here but 5 and 3": Spoken(Verb.ALL_HERE, table=12, away=(3, 5)),
    "12 all arrived": Spoken(Verb.ARRIVED, table=12),
    "12 arrived": Spoken(Verb.ARRIVED, table=12),
    "12 hold": Spoken(Verb.HOLD, table=12),
    "t12 free": Spoken(Verb.FREE, table=12),
    "12 hand": Spoken(Verb.HAND, table=12),
    "12 h": Spoken(Verb.HOLD, table=12),
    "break t14": Spoken(Verb.BREAK, table=14),
    "breakt14": Spoken(Verb.BREAK, table=14),
    "close t7": Spoken(Verb.CLOSE, table=7),
    "open t9": Spoken(Verb.OPEN, table=9),
    "rest 15": Spoken(Verb.REST, number=15),
    "rest15 min": Spoken(Verb.REST, number=15),
    "level 7": Spoken(Verb.LEVEL, number=7),
    "l7": Spoken(Verb.LEVEL, number=7),
    "pause": Spoken(Verb.PAUSE),
    "start": Spoken(Verb.START),
    "resume": Spoken(Verb.START),
    "post": Spoken(Verb.POST),
    "post 1 5,000; 2-4 1,500": Spoken(Verb.POST, prizes=(500_000, *(150_000,) * 3)),
    "post deal 1 150; 2: 225.50": Spoken(Verb.POST, prizes=(15_000, 22_550), deal=True),
    "15 post 1 20 2 10": Spoken(Verb.POST, 15, prizes=(2_000, 1_000)),
    "+5": Spoken(Verb.ADD_TIME, span_us=5 * MINUTE_US),
    "\N{MINUS SIGN}2": Spoken(Verb.ADD_TIME, span_us=-2 * MINUTE_US),
    "+0:30": Spoken(Verb.ADD_TIME, span_us=MINUTE_US // 2),
    "clock 12:30": Spoken(Verb.SET_TIME, span_us=25 * MINUTE_US // 2),
    "15 pause": Spoken(Verb.PAUSE, 15),
    "15pause": Spoken(Verb.PAUSE, 15),
    "15 +5": Spoken(Verb.ADD_TIME, 15, span_us=5 * MINUTE_US),
    "15 -2": Spoken(Verb.ADD_TIME, 15, span_us=-2 * MINUTE_US),
    "15 12-5 bust": Spoken(Verb.BUST, 15, WHO),
    "15 12 hold": Spoken(Verb.HOLD, 15, table=12),
    "15 oliv b": Spoken(Verb.BUST, 15, (Letters("oliv"),)),
}
REFUSED = {
    "": "command_not_understood",
    "12-5 a": "several_words",
    "12-5 xyz": "no_such_verb",
    "12-5 bust 12-5": "named_twice",
    "12-5 bust 12-3 with 12-7": "command_goes_on",
    "12-5 bust with": "command_goes_on",
    "12-5 bust with 12-5": "named_twice",
    "12-5 bust with 12-": "not_a_player",
    "#7 bust with 8": "not_a_player",
    "12-5 bust at 27:00": "time_of_day_needed",
    "12-5 bust 3": "command_goes_on",
    "12-5 to 9": "not_a_seat",
    "231 bust": "doubtful",
    "12 button": "button_needed",
    "12-5 stack": "chips_needed",
    "12 all here but 9-3": "seat_of_another_table",
    "12 hold 3": "command_goes_on",
    "break": "table_needed",
    "post 1 500; third 20": "prizes_not_understood",
    "post 1 500; 3 20": "place_missing",
    "close t7 20": "closes_at_once",
    "rest": "minutes_needed",
    "rest 0": "minutes_needed",
    "level": "level_number_needed",
    "clock": "time_not_understood",
    "+": "time_not_understood",
    "pause 5 6": "command_goes_on",
    "break 14": "doubtful",
    "x" * 121: "command_too_long",
}
LIKELY = st.lists(st.sampled_from(WORDS), max_size=7)


@pytest.mark.parametrize("text", READ)
def test_the_floor_is_understood(text: str) -> None:
    assert read_command(text, Voice()) == READ[text]


@pytest.mark.parametrize("text", REFUSED)
def test_what_would_have_to_be_guessed_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_command(text, Voice())
    assert refused.value.code == REFUSED[text]


@pytest.mark.parametrize("text", READ)
def test_what_is_written_in_full_is_read_as_the_same(text: str) -> None:
    said = READ[text]
    assert read_command(written(said), Voice()) == said


@given(st.text(max_size=130))
@example("\u0130" * 60)
@example("\ufdfa" * 120)
@example("\u0661\u0662-5 bust")
@example("12²-5 b")
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(Refusal):
        read_command(text, Voice())


@settings(max_examples=300)
@given(LIKELY, st.sampled_from(["", " "]))
def test_a_likely_line_is_refused_or_means_what_it_says_in_full(
    words: list[str], between: str
) -> None:
    try:
        said = read_command(between.join(words), Voice())
    except Refusal:
        return
    assert read_command(written(said), Voice()) == said


def test_a_seat_without_its_table_is_looked_for_at_each_table() -> None:
    taken = [Seat(12, 6), Seat(12, 4), Seat(5, 4)]
    assert at_each_table("clock on seat 4", taken) == ["clock on 5-4", "clock on 12-4"]
    assert at_each_table("seat 6 bust", taken) == ["12-6 bust"]
    for line in ("seat 5 bust", "clock on 12-4", "seat 14:30", "bust"):
        assert at_each_table(line, taken) == []
