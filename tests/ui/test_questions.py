"""What is asked in the window before it is done, and how the question is answered."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog

from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.question import Question
from tdapp.ui.asking.questions import one_of
from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tests.ui.by_hand import CTRL, NAMES, SHIFT, begin, buy_in, recorded, take_out
from tests.ui.window_room import WindowRoom


def reasons(room: WindowRoom) -> list[str]:
    """The reasons that were recorded, in order."""
    return [act.reason for act in room.parts.desk.log if act.reason]


def test_a_bust_asks_nothing_and_its_undo_and_redo_ask_why_and_take_enter_for_an_answer(
    room: WindowRoom,
) -> None:
    begin(room)
    room.play()
    room.entries.listing.setFocus()
    room.choose(4)
    room.key(Qt.Key.Key_B, on=room.entries.listing)
    assert set(recorded(room).exits.out_of_chips) == {4}
    room.wait_a_second()
    room.key(Qt.Key.Key_B, on=room.entries.listing)
    assert set(recorded(room).exits.by_entry) == {4}
    said, seat = room.told, room.state.exits.by_entry[4].seat
    assert said.startswith(f"Player D (entry 4) busted, {seat}, 6th place, provisional")
    asked = room.console.asked
    room.key(Qt.Key.Key_Z, CTRL)
    assert set(recorded(room).exits.by_entry) == {4}
    assert asked.isVisible()
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert not recorded(room).exits.by_entry
    assert reasons(room) == ["entered by mistake"]
    assert room.console.line.redo.isVisible()
    room.key(Qt.Key.Key_Z, CTRL, SHIFT)
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert set(recorded(room).exits.by_entry) == {4}
    assert reasons(room) == ["entered by mistake", "undone by mistake"]


def test_undo_is_one_key_and_in_a_full_field_the_fields(
    room: WindowRoom,
) -> None:
    begin(room)
    field = room.entries.name_field
    field.setFocus()
    room.key(Qt.Key.Key_X, on=field)
    room.key(Qt.Key.Key_Z, CTRL, on=field)
    assert (field.text(), len(room.state.seating.seat_of)) == ("", 6)
    room.key(Qt.Key.Key_Z, CTRL, on=field)
    assert not room.console.asked.isVisible()
    assert len(recorded(room).seating.seat_of) == 0
    room.press("Open table 3")
    room.key(Qt.Key.Key_Z, CTRL)
    assert sorted(recorded(room).seating.tables) == [1, 2]
    assert not room.console.asked.isVisible()


def test_a_reinstatement_asks_for_its_reason_in_its_place_and_goes_with_its_entry_or_escape(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(3)
    take_out(room)
    room.press("Reinstate…")
    asked = room.entries.asked
    assert asked.isVisible()
    room.choose(5)
    assert not asked.isVisible()
    room.choose(3)
    room.press("Reinstate…")
    room.key(Qt.Key.Key_Escape, on=asked.field)
    assert not asked.isVisible()
    assert set(room.state.exits.by_entry) == {3}
    room.press("Reinstate…")
    room.click(asked.yes)
    assert room.is_refused("reason_needed")
    assert set(room.state.exits.by_entry) == {3}
    asked.field.setText("dealer pointed at the wrong seat")
    room.key(Qt.Key.Key_Return, on=asked.field)
    assert not asked.isVisible()
    assert not recorded(room).exits.by_entry
    assert room.parts.desk.log[-1].reason == "dealer pointed at the wrong seat"


def test_a_player_whose_seat_was_given_away_comes_back_to_another_one(room: WindowRoom) -> None:
    begin(room, NAMES[:2])
    buy_in(room, NAMES[2:9])
    room.press("Draw seats")
    room.choose(3)
    left = room.state.seating.seat_of[3]
    take_out(room)
    buy_in(room, [f"Late {number}" for number in range(10, 20)])
    room.press("Draw seats")
    assert left in room.state.seating.entry_at
    room.press("Open table 3")
    room.choose(3)
    room.press("Reinstate…")
    asked = room.entries.asked
    assert asked.text.startswith("Player C's seat is taken")
    assert asked.field.text() == "drawn"
    asked.field.setText(str(left))
    room.click(asked.yes)
    assert f"{left} is taken" in room.notice
    room.click(asked.yes)
    assert asked.text.startswith("Why reinstate Player C at a drawn seat?")
    asked.field.setText("the river was misread")
    room.click(asked.yes)
    back = recorded(room).seating.seat_of[3]
    told = room.told
    assert told.startswith(f"Player C (entry 3) reinstated; seat {back} drawn")
    assert back != left
    assert back.table == 3


def test_the_last_act_is_told_also_where_undo_asks_before_it_takes_back_an_earlier_one(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    assert room.told.startswith("Seats drawn")
    room.press("Start clock")
    assert room.told.startswith("Clock started")
    room.key(Qt.Key.Key_Z, CTRL)
    asked = room.console.asked
    assert asked.text == "Earlier action: Seats drawn."
    room.key(Qt.Key.Key_Escape, on=asked)
    assert room.state.seating.seat_of
    room.post_prizes()
    room.press("Undo")
    room.agree()
    assert room.told.startswith("Undone: Prizes posted")
    room.key(Qt.Key.Key_Z, CTRL, SHIFT)
    room.agree()
    assert room.told.startswith("Redone: Prizes posted")
    for entry in range(1, 12):
        room.choose(entry)
        take_out(room)
    room.choose(12)
    room.press("Pay prize")
    room.agree()
    assert room.told.startswith("Prize paid to Player L (entry 12)")


def test_money_leaves_only_after_the_question_and_cannot_be_undone(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.post_prizes()
    for entry in range(1, 12):
        room.choose(entry)
        take_out(room)
    room.choose(12)
    room.press("Pay prize")
    assert not room.state.prizes.paid
    room.agree()
    assert set(recorded(room).prizes.paid) == {12}
    room.press("Undo")
    assert not room.console.asked.isVisible()
    assert set(recorded(room).prizes.paid) == {12}
    assert "place 1 is paid" in room.notice


def test_the_question_of_an_undo_names_the_act_and_the_papers_that_become_void(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(2)
    room.press("Re-buy")
    room.press("Undo")
    asked = room.console.asked
    assert "Re-buy sold to Player B (entry 2)" in asked.text
    assert "void: receipt 7." in asked.text
    assert not [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog)]


def test_the_first_reason_stands_selected_and_the_arrows_clicks_and_typing_replace_it(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(2)
    take_out(room)
    room.press("Undo")
    field = room.console.asked.field
    field.clear()
    room.click(room.console.asked.yes)
    assert room.is_refused("reason_needed")
    assert set(recorded(room).exits.by_entry) == {2}
    room.key(Qt.Key.Key_Escape, on=field)
    room.press("Undo")
    assert (field.text(), field.selectedText()) == ("entered by mistake", "entered by mistake")
    assert room.console.focusWidget() is field
    room.key(Qt.Key.Key_Down, on=field)
    assert (field.text(), field.selectedText()) == ("wrong player", "wrong player")
    room.key(Qt.Key.Key_Up, on=field)
    room.key(Qt.Key.Key_Up, on=field)
    assert field.text() == "ruling"
    choices = room.console.asked.choices.findChildren(QAbstractButton)
    assert [one.text() for one in choices if one.isChecked()] == ["ruling"]
    room.click(choices[1])
    assert field.text() == "wrong player"
    QTest.keyClicks(field, "clerk's error")
    room.key(Qt.Key.Key_Return, on=field)
    assert reasons(room) == ["clerk's error"]


def test_the_keys_that_choose_an_answer_stand_in_the_field_where_there_is_a_choice(
    room: WindowRoom,
) -> None:
    panel = room.console.asked
    for choices, key, buttons in ((("cash", "card"), "↑ ↓", 2), (("60",), "", 0), ((), "", 0)):
        panel.put(Question("Which one?", "Next", hint="One", choices=choices))
        assert panel.field._key == key  # noqa: SLF001
        offered = panel.choices.findChildren(QAbstractButton)
        assert sum(one.isVisible() for one in offered) == buttons
        assert panel.field.text() == next(iter(choices), "")
        panel.take_away()
        room.settle()


def test_while_something_is_asked_its_yes_is_the_one_filled_button_and_has_enter(
    room: WindowRoom,
) -> None:
    begin(room, NAMES)
    room.key(Qt.Key.Key_F6)

    def filled() -> list[str]:
        buttons = room.console.findChildren(ActButton)
        return [one.text() for one in buttons if one.filled and one.isVisible()]

    def with_enter() -> list[WindowAct]:
        acts = {one.act for one in room.console.findChildren(ActButton) if one.isVisible()}
        return [one for one in acts if one.pressed_by == ENTER]

    before = filled(), with_enter()
    assert before[1]
    room.console.asked.put(Question("Is it so?", "It is so"))
    assert (filled(), with_enter()) == (["It is so"], [room.console.asked.yes.act])
    room.console.asked.take_away()
    assert (filled(), with_enter()) == before


def test_one_escape_leaves_an_offered_reason_and_two_a_typed_one(room: WindowRoom) -> None:
    begin(room)
    room.choose(2)
    take_out(room)
    asked = room.console.asked
    room.press("Undo")
    room.key(Qt.Key.Key_Escape, on=asked.field)
    assert not asked.isVisible()
    room.press("Undo")
    QTest.keyClicks(asked.field, "oh")
    room.key(Qt.Key.Key_Escape, on=asked.field)
    assert (asked.isVisible(), asked.field.text()) == (True, "")
    room.key(Qt.Key.Key_Escape, on=asked.field)
    assert not asked.isVisible()
    assert set(recorded(room).exits.by_entry) == {2}
    assert reasons(room) == []


def test_undo_asked_twice_in_a_hurry_undoes_one_act(room: WindowRoom) -> None:
    begin(room)
    for entry in (2, 3):
        room.choose(entry)
        take_out(room)
    room.key(Qt.Key.Key_Z, CTRL)
    room.key(Qt.Key.Key_Z, CTRL, on=room.console.asked.field)
    room.key(Qt.Key.Key_Return, on=room.console.asked.field)
    assert set(recorded(room).exits.by_entry) == {2}


def test_in_a_low_window_a_question_leaves_the_steps_of_the_evening_their_size(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(2)
    take_out(room)
    button = room.button("Pause clock" if room.state.clock.running else "Start clock")
    height = button.height()
    room.console.resize(room.console.minimumSize())
    room.press("Undo")
    room.console.slips.open_act.trigger()
    room.settle()
    assert room.console.size() == room.console.minimumSize()
    assert button.height() == height
    asked = room.console.asked
    assert asked.yes.width() >= asked.yes.sizeHint().width()
    assert room.entries.listing.height() > 150


def test_two_questions_never_wait_side_by_side(room: WindowRoom) -> None:
    begin(room)
    pages, console = room.console.pages, room.console
    room.choose(4)
    take_out(room)
    room.choose(5)
    late, beside = room.entries.acts.exits.late, room.entries.asked
    late.trigger()
    assert beside.isVisible()
    pages.turn_to(pages.floor)
    room.rulings.acts.give.trigger()
    assert (console.asked.isVisible(), beside.text) == (True, "")
    pages.turn_to(pages.desk)
    room.show_entries()
    console.asked.withdraw()
    late.trigger()
    assert (beside.isVisible(), console.asked.text) == (True, "")


def test_an_act_pressed_again_while_its_second_question_waits_asks_nothing_twice(
    room: WindowRoom,
) -> None:
    begin(room)
    room.choose(4)
    take_out(room)
    room.choose(5)
    late, panel = room.entries.acts.exits.late, room.entries.asked
    late.trigger()
    first = panel.text
    panel.yes.act.trigger()
    second = panel.text
    assert second not in ("", first)
    late.trigger()
    assert (panel.text, len(panel.line)) == (second, 0)
    panel.take_away()
    assert panel.text == ""


def test_a_question_whose_answers_can_be_begun_shows_the_letters_that_are_enough(
    room: WindowRoom,
) -> None:
    panel, found = room.console.asked, list[str]()
    words = ("passport", "proof of age", "driver licence", "other")

    def ask() -> Flow[None]:
        found.append((yield from one_of("What ID?", {word: word for word in words})))

    room.console.asking.follow(ask, panel.put, found.append)
    assert panel.choices.findChildren(Choices)[0].letters == (2, 2, 1, 1)
    panel.field.setText("pr")
    panel.yes.act.trigger()
    assert found == ["proof of age"]
    panel.put(Question("Why?", "Yes", hint="Reason", choices=words))
    assert panel.choices.findChildren(Choices)[-1].letters == ()
