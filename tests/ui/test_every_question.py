"""Every question in large texts: it is put beside its page, and nothing of either is lost."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication

from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.floor.floor_views import LISTS, MAP, RULINGS
from tdapp.ui.look.act import WindowAct
from tests.ui.by_hand import NAMES, begin
from tests.ui.whole_window import broken
from tests.ui.window_renewed import renewed
from tests.ui.window_room import WindowRoom

ASKS = "…"
MANY_QUESTIONS = 80


@pytest.fixture
def large(room: WindowRoom) -> WindowRoom:
    """An event under way in a small window, in German and the largest texts."""
    begin(room, NAMES)
    renewed(room, 200, "de")
    return room


def views(room: WindowRoom) -> Iterator[tuple[str, tuple[WindowAct, ...]]]:
    """Each page and view with its acts, something chosen wherever something can be."""
    every = room.console.pages
    for name, page in every.by_name.items():
        every.turn_to(page)
        yield name.name, page.acts
    every.turn_to(every.papers)
    yield "PAPERS", every.papers.acts
    every.turn_to(every.desk)
    every.desk.show_entries()
    every.desk.event_page.pane.view.choose(2)
    yield "ENTRIES", every.desk.acts
    every.turn_to(every.floor)
    room.floor.choice.choose_table(1)
    for view in (MAP, LISTS, RULINGS):
        every.floor.show_view(view)
        yield f"FLOOR {view}", every.floor.acts


def asked_by(room: WindowRoom, act: WindowAct) -> QuestionPanel | None:
    """The question that an act puts; None where it puts none now."""
    act.trigger()
    room.settle()
    for _ in range(2):
        QApplication.sendPostedEvents()
        QApplication.processEvents()
    return next((one for one in room.console.findChildren(QuestionPanel) if one.isVisible()), None)


@pytest.mark.long
def test_nothing_is_lost_of_any_question_nor_of_the_page_beside_it(large: WindowRoom) -> None:
    found, put = {}, 0
    for view, acts in views(large):
        for act in (one for one in acts if one.text().endswith(ASKS)):
            asked = asked_by(large, act)
            if asked is not None:
                put += 1
                if wrong := broken(large.console):
                    found[view, act.text()] = wrong
                asked.take_away()
    assert found == {}
    assert put > MANY_QUESTIONS


def test_the_questions_with_most_to_say_leave_their_pages_their_room(large: WindowRoom) -> None:
    console, every = large.console, large.console.pages
    every.turn_to(every.events)
    asked = asked_by(large, act_on(every.events.acts, "T"))
    assert asked is console.asked
    assert broken(console) == []
    last = asked.field.choices[-1]
    large.key(Qt.Key.Key_Up, on=asked.field)
    assert asked.field.text() == last
    assert last in words_in_sight(asked)
    every.turn_to(every.floor)
    console.page_acts.floor.choice.choose_table(1)
    for view in (MAP, LISTS, RULINGS):
        every.floor.show_view(view)
        assert asked_by(large, console.page_acts.rulings.rulings.give) is asked
        assert broken(console) == []
    every.turn_to(every.desk)
    every.desk.show_entries()
    every.desk.event_page.pane.view.choose(2)
    assert asked_by(large, act_on(every.desk.acts, "W")) is not None
    assert broken(console) == []


def act_on(acts: tuple[WindowAct, ...], key: str) -> WindowAct:
    return next(act for act in acts if act.key == key)


def words_in_sight(asked: QuestionPanel) -> list[str]:
    return [
        one.text()
        for one in asked.choices.findChildren(QAbstractButton)
        if not one.visibleRegion().isEmpty()
    ]
