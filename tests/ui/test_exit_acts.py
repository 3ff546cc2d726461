"""Players out of chips, withdrawn, disqualified and put right, by hand in the window."""

from datetime import UTC, datetime, timedelta, tzinfo

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from tdapp.calls.tournament.moves import HoldTable
from tdapp.rules.presence_rules import Offence
from tdapp.shown.cells import Shape
from tdapp.shown.offence_words import offence_words, ruled_words
from tdapp.tournament.facts.exits import Departure
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.look.spoken import ENGLISH, speak
from tdapp.voice.voice import Voice
from tests.ui.by_hand import NAMES, begin, recorded, take_out
from tests.ui.window_room import EVENING_US, MINUTE_US, WindowRoom


def test_a_player_out_of_chips_is_shown_so_and_goes_out_only_when_he_declines(
    room: WindowRoom,
) -> None:
    begin(room)
    room.entries.bust(3)
    assert set(recorded(room).exits.out_of_chips) == {3}
    assert room.entries.shape(3) is Shape.ATTENTION
    assert room.told.startswith("Player C (entry 3) is out of chips")

    room.entries.bust(3)
    assert set(recorded(room).exits.by_entry) == {3}
    assert not recorded(room).exits.out_of_chips
    assert room.entries.shape(3) is Shape.GONE


def test_money_that_is_owed_is_told_when_its_player_goes_out_and_when_the_prizes_are_posted(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    room.entries.bust(3)
    act = room.entries.acts.sales.owed
    act.trigger()
    room.settle()
    receipt = recorded(room).entries.last_receipt
    take_out(room)
    owed = f"300.00 still unpaid on receipts {receipt}"
    assert room.told.startswith(f"Player C (entry 3) busted; {owed}")
    room.choose(4)
    take_out(room)
    assert "owed" not in room.told
    room.press("Post prizes")
    asked = next(one for one in room.console.findChildren(QuestionPanel) if one.isVisible())
    assert "Still unpaid for chips: 300.00." in asked.text
    room.click(asked.yes)
    assert room.told.startswith(f"Prizes posted; {owed}")


def shown(room: WindowRoom) -> str:
    """Every word that the window shows."""
    words = [one for one in room.console.findChildren(QWidget) if one.isVisible()]
    said = [getattr(one, "text", "") for one in words]
    texts = [str(one() if callable(one) else one) for one in said]
    return "\n".join([*texts, *(one.accessibleName() for one in words)])


def test_until_one_act_closes_the_field_the_window_says_that_all_is_provisional(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    for entry in (3, 4):
        room.entries.bust(entry)
    room.press("Bust, no re-buy")
    assert room.entries.states[2:4] == ["may re-buy", "12th so far"]
    for said in ("out, 12th so far, provisional", "prizes, provisional", "Provisional: "):
        assert said in shown(room)

    room.press("Post prizes")
    asked = next(one for one in room.console.findChildren(QuestionPanel) if one.isVisible())
    assert "Out of chips and eliminated, as re-buys are closed: 1." in asked.text
    room.click(asked.yes)
    assert "rovisional" not in shown(room)
    assert room.entries.states[2:4] == ["out, 12th", "out, 11th"]
    assert room.entries.acts.rebuy.why_not


def test_a_rebuy_brings_a_player_out_of_chips_back(room: WindowRoom) -> None:
    begin(room)
    room.entries.bust(3)
    room.press("Re-buy")
    assert not recorded(room).exits.out_of_chips
    assert recorded(room).entry(3).rebuys == 1


def test_a_place_is_said_to_be_provisional_until_the_field_is_closed(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.choose(3)
    take_out(room)
    cell = room.entries.state_cell(3)
    assert cell.text == "12th so far"
    room.post_prizes()
    cell = room.entries.state_cell(3)
    assert cell.text == "out, 12th"


def test_a_disqualification_asks_for_offence_chips_and_reason(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    before = room.state.chips_in_play
    room.press("Disqualify…")
    rules = room.state.conditions.rules
    for one in rules.offences:
        assert ruled_words(Voice(), rules, one.offence) in room.entries.asked.text
    room.entries.answer("nothing of the kind")
    assert room.is_refused("not_among_these")
    room.entries.answer(offence_words(Voice(), Offence.BREACH))
    room.entries.answer("all of them")
    assert "How many of Player D's chips leave play" in room.entries.asked.text
    room.entries.answer("1,500")
    room.entries.answer("hid chips")
    out = recorded(room).exits.by_entry[4]
    assert (out.departure, out.chips) == (Departure.DISQUALIFIED, 1500)
    assert out.offence is Offence.BREACH
    left = f"disqualified, {ruled_words(Voice(), rules, Offence.BREACH)}"
    assert f"left the event; {left}" in room.told
    room.choose(4)
    assert left in shown(room)
    assert room.state.chips_in_play == before - 1500
    assert room.parts.desk.log[-1].reason == "hid chips"


def test_a_withdrawal_takes_no_refund(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    room.press("Withdraw…")
    room.entries.answer("0")
    room.entries.answer("ill")
    assert recorded(room).exits.by_entry[4].departure is Departure.WITHDRAWN


def test_a_withdrawal_in_play_has_its_hand(room: WindowRoom) -> None:
    begin(room)
    room.press("Start clock")
    room.choose(4)
    room.press("Withdraw…")
    room.entries.answer("900")
    assert "In which hand, or at what time, did Player D leave" in room.entries.asked.text
    room.entries.answer("17")
    room.entries.answer("ill")
    out = recorded(room).exits.by_entry[4]
    assert (out.chips, out.hand) == (900, "17")


def test_the_wrong_players_exit_passes_on_after_telling_what_changes(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    take_out(room)
    room.press("Correct…")
    room.entries.answer("2")
    assert "Player D back in play; Player B 6th" in room.entries.asked.text
    room.entries.answer("the dealer misread the seat")
    state = recorded(room)
    assert set(state.exits.by_entry) == {2}
    assert 4 in state.seating.seat_of


def test_who_was_said_to_have_no_chips_by_mistake_is_put_right_by_the_keyboard(
    room: WindowRoom,
) -> None:
    begin(room)
    for entry in (4, 5):
        room.entries.bust(entry)
    view = room.entries.listing
    room.choose(4)
    view.setFocus()
    room.key(Qt.Key.Key_X, on=view)
    room.entries.answer("2")
    room.entries.answer("the dealer misread the seat")
    assert set(recorded(room).exits.out_of_chips) == {2, 5}

    room.choose(5)
    view.setFocus()
    room.key(Qt.Key.Key_I, on=view)
    assert room.entries.asked.text.startswith("Why does Player E have chips after all?")
    room.entries.answer("a chip lay under the cards")
    assert set(recorded(room).exits.out_of_chips) == {2}
    assert 5 in recorded(room).seating.seat_of


def test_a_late_exit_goes_in_before_the_one_that_came_next(room: WindowRoom) -> None:
    begin(room)
    for entry in (5, 6):
        room.choose(entry)
        take_out(room)
    room.choose(1)
    room.press("Late bust…")
    room.entries.answer("6")
    assert room.entries.asked.text.startswith("In which hand, or at what time, did Player A bust?")
    room.entries.answer("41")
    assert "Player A 5th" in room.entries.asked.text
    room.entries.answer("reported ten minutes late")
    assert recorded(room).exits.in_order() == [5, 1, 6]
    assert recorded(room).exits.by_entry[1].hand == "41"
    room.choose(1)
    assert "in level 1, hand 41" in shown(room)


def test_the_hand_of_a_late_exit_may_be_unknown_and_its_time_typed_instead(
    room: WindowRoom,
) -> None:
    begin(room)
    room.time.pass_us(10 * MINUTE_US)
    for entry in (5, 6):
        room.choose(entry)
        take_out(room)
    now = datetime.fromtimestamp(room.time.now().utc_us / 1_000_000, UTC).astimezone()
    for entry, when in ((1, ""), (2, f"{now - timedelta(minutes=5):%H:%M}")):
        room.choose(entry)
        room.press("Late bust…")
        room.entries.answer("6")
        room.entries.answer(when)
        room.entries.answer("the sheet lay under another")
    told, later = (recorded(room).exits.by_entry[entry] for entry in (1, 2))
    next_ = recorded(room).exits.by_entry[6]
    assert (told.hand, told.happened_us) == (None, next_.happened_us)
    now_us = room.time.now().utc_us
    assert later.hand is None
    assert later.happened_us is not None
    assert now_us - 24 * 60 * MINUTE_US < later.happened_us <= now_us
    assert later.happened_us != next_.happened_us


class SetBack(tzinfo):
    """A zone whose clocks are set back by an hour, seventy minutes into the evening."""

    at = datetime.fromtimestamp(EVENING_US / 1e6, UTC).replace(tzinfo=None) + timedelta(minutes=70)
    summer, winter = timedelta(hours=11), timedelta(hours=10)

    def utcoffset(self, moment: datetime | None) -> timedelta:
        if moment is None:
            return self.winter
        shown = moment.replace(tzinfo=None, fold=0)
        is_summer = shown < self.at + (self.winter if moment.fold else self.summer)
        return self.summer if is_summer else self.winter

    def tzname(self, moment: datetime | None) -> str:
        return "AEDT" if self.utcoffset(moment) == self.summer else "AEST"

    def dst(self, moment: datetime | None) -> timedelta:
        return self.utcoffset(moment) - self.winter

    def fromutc(self, moment: datetime) -> datetime:
        utc = moment.replace(tzinfo=None)
        shown = utc + (self.summer if utc < self.at else self.winter)
        again = self.at <= utc < self.at + timedelta(hours=1)
        return shown.replace(tzinfo=self, fold=int(again))


def test_a_late_exit_in_the_hour_that_clocks_show_twice_asks_which_was_meant(
    room: WindowRoom,
) -> None:
    begin(room)
    room.time.pass_us(90 * MINUTE_US)
    for entry in (5, 6):
        room.choose(entry)
        take_out(room)
    speak(Voice(zone=SetBack()), ENGLISH)
    for entry, which, after in ((1, "14:20 AEDT", 20), (2, "14:20 AEST", 80)):
        room.choose(entry)
        room.press("Late bust…")
        room.entries.answer("6")
        room.entries.answer("14:20")
        assert room.entries.asked.text == "“14:20” can mean either of these. Which one?"
        room.entries.answer(which)
        room.entries.answer("reported late")
        happened_us = recorded(room).exits.by_entry[entry].happened_us
        assert happened_us == EVENING_US + after * MINUTE_US


def test_a_late_exit_before_nobody_says_so(room: WindowRoom) -> None:
    begin(room)
    room.choose(1)
    room.press("Late bust…")
    assert room.is_refused("nobody_out")


def test_a_correction_that_cannot_be_says_why_and_asks_no_reason(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    take_out(room)
    room.press("Correct…")
    room.entries.answer("99")
    assert "no entry 99" in room.notice
    assert room.entries.asked.text.startswith("Who really busted, if not Player D?")
    assert set(recorded(room).exits.by_entry) == {4}


def test_a_pending_exit_of_the_wrong_player_passes_to_the_right_one(room: WindowRoom) -> None:
    begin(room)
    room.choose(4)
    table = recorded(room).seating.seat_of[4].table
    right = next(one for one in recorded(room).seating.at_table(table) if one != 4)
    asking, event = room.console.asking, room.console.view.id
    assert event is not None
    asking.act(HoldTable(event, table))
    room.settle()
    take_out(room)
    assert set(recorded(room).exits.pending) == {4}
    exits = room.entries.acts.exits
    assert not exits.wrong.why_not
    room.press("Correct…")
    room.entries.answer(str(right))
    name = room.console.names.name(recorded(room).entry(right).person)
    assert room.entries.asked.text == f"Why is the pending elimination {name}'s, not Player D's?"
    room.entries.answer("the dealer misread the seat")
    assert set(recorded(room).exits.pending) == {right}
    assert not recorded(room).exits.by_entry


def test_a_bust_before_the_clock_ever_ran_is_asked_about_and_after_it_is_not(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(4)
    room.press("Bust")
    assert room.entries.asked.text == "The clock has not started. Is Player D out anyway?"
    room.key(Qt.Key.Key_Escape, on=room.entries.asked)
    assert not recorded(room).exits.out_of_chips
    room.press("Bust")
    room.click(room.entries.asked.yes)
    assert set(recorded(room).exits.out_of_chips) == {4}

    room.press("Bust, no re-buy")
    room.click(room.entries.asked.yes)
    assert set(recorded(room).exits.by_entry) == {4}
    room.play()
    room.choose(5)
    room.press("Bust")
    assert not room.entries.is_asked
    assert set(recorded(room).exits.out_of_chips) == {5}


@pytest.mark.parametrize("key", ["Withdraw…", "Disqualify…"])
def test_whoever_wins_by_another_players_leaving_is_named_before(
    room: WindowRoom, key: str
) -> None:
    begin(room, NAMES)
    room.post_prizes()
    for entry in room.state.in_play()[2:]:
        room.choose(entry)
        take_out(room)
    first, second = room.state.in_play()
    room.choose(first)
    room.press(key)
    if key == "Disqualify…":
        room.entries.answer("another reason")
    room.entries.answer("0")
    room.entries.answer("")
    name = room.console.names.name(room.state.entry(second).person)
    assert room.entries.asked.text.startswith(f"{name} wins. Why is ")
    room.entries.answer("ill")
    assert recorded(room).at_place(1) == (second,)
