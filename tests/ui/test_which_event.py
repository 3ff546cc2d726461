"""With two events announced, no question and no undo leaves open which of them is meant."""

from tdapp.calls.tournament.papers import IssuePaper
from tdapp.house.papers.kinds import PaperKind
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.asking.question import Question
from tdapp.ui.console.console import Console
from tdapp.ui.look.act import WindowAct
from tdapp.ui.workplace.page import Page
from tests.ui.by_hand import begin, names_listed
from tests.ui.command.two_events import (
    MAIN,
    MAIN_NAMES,
    SATELLITE,
    SATELLITE_NAMES,
    TwoEvents,
)
from tests.ui.window_room import WindowRoom

MAIN_TITLE, OTHER_TITLE = "14 Harbour Main", "15 Mega Satellite"


def what_is_asked(room: WindowRoom, act: WindowAct) -> list[str]:
    """What an act asks, wherever it does so; nothing of it is answered."""
    act.go()
    room.settle()
    asked = [one for one in room.console.findChildren(QuestionPanel) if one.text]
    words = [one.text for one in asked]
    for one in asked:
        one.take_away()
    return words


def of_event(console: Console, page: Page) -> list[WindowAct]:
    """What asks for something on the event in view, on a page that shows it."""
    acts = (*console.acts.all, *console.page_acts.all, *page.acts)
    of_house = {*console.pages.floor.room.all}
    return [it for it in dict.fromkeys(acts) if it.text().endswith("…") and it not in of_house]


def test_undo_in_another_event_names_it_and_asks_first(room: WindowRoom) -> None:
    events, console = TwoEvents(room), room.console
    events.begin()
    drawn = f"{OTHER_TITLE}: Seats drawn"
    console.refresh()
    assert console.line._last[0] == drawn  # noqa: SLF001
    asked = what_is_asked(room, console.undoing.undo)
    assert asked == [f"Not the event in view: {drawn}."]
    assert events.state(SATELLITE).seating.seat_of

    console.undoing.undo.go()
    room.settle()
    console.asked.yes.act.trigger()
    room.settle()
    assert not events.state(SATELLITE).seating.seat_of
    console.view.choose(SATELLITE)
    room.settle()
    assert what_is_asked(room, console.undoing.redo) == []
    assert events.state(SATELLITE).seating.seat_of


def test_undo_says_first_which_papers_become_void(room: WindowRoom) -> None:
    begin(room)
    console, event = room.console, room.console.view.id
    assert event is not None
    before = room.state.seating.seat_of
    cards = IssuePaper(event, PaperKind.SEAT_CARDS, (1, 2))
    drawn = room.parts.undoing.last_of(room.parts.actor)
    issued = room.wait_for(console.asking.perform(cards))
    assert drawn.action != issued.act.action
    taking_back = console.undoing._taking_back  # noqa: SLF001
    asked = list[Question]()
    told = list[str]()
    console.asking.follow(lambda: taking_back.turn(drawn, again=False), asked.append, told.append)
    room.settle()
    assert told == []
    (question,) = asked
    assert "Papers that become void: " in question.text
    assert question.text.startswith("Seats drawn.")
    assert room.state.seating.seat_of == before
    question.go_on("")
    room.settle()
    assert not room.state.seating.seat_of


def test_every_question_on_an_event_names_it(room: WindowRoom) -> None:
    events, console = TwoEvents(room), room.console
    events.begin()
    console.page_acts.entries.select(1)
    asked: dict[str, list[str]] = {}
    pages = console.pages
    for page in (pages.desk, pages.floor, pages.clock, pages.prizes):
        pages.turn_to(page)
        new = [act for act in of_event(console, page) if act.text() not in asked]
        asked |= {act.text(): what_is_asked(room, act) for act in new}
    said = [words for one in asked.values() for words in one]
    assert len(said) > 18
    assert [words for words in said if MAIN_TITLE not in words] == []


def test_each_event_lists_its_own_entries_and_no_others(room: WindowRoom) -> None:
    events, console = TwoEvents(room), room.console
    events.begin()
    room.show_entries()
    for event, names in ((SATELLITE, SATELLITE_NAMES), (MAIN, MAIN_NAMES)):
        console.view.choose(event)
        room.settle()
        assert sorted(names_listed(room)) == sorted(names)
