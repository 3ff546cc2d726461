"""With two events announced, no question and no undo leaves open which of them is meant."""

from pathlib import Path

from PySide6.QtTest import QTest

from tdapp.calls.tournament.papers import IssuePaper
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import StreamId
from tdapp.core.settings import InView
from tdapp.house.papers.kinds import PaperKind
from tdapp.shown.event_titles import titled
from tdapp.system.kept_files import WindowFile
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.asking.event_in_view import EventInView
from tdapp.ui.asking.question import Question
from tdapp.ui.console.console import Console
from tdapp.ui.console.window_place import keep_its_place, seen_last
from tdapp.ui.look.act import WindowAct
from tdapp.ui.workplace.page import Page
from tests.ui.at_the_till import enter, hold
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
    assert room.told.startswith(f"{OTHER_TITLE}: Clock started")
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


def test_two_events_of_one_title_have_their_numbers_in_front(room: WindowRoom) -> None:
    titles = ("Main", "Main", "7 Main", "7 Main")
    events = [hold(room, title, f"event {place}") for place, title in enumerate(titles)]
    view, strips = room.console.view, room.console.strips
    assert [view.named(event) for event in events] == ["1 Main", "2 Main", "7 Main", "3 7 Main"]
    for event in events:
        view.choose(event)
        room.settle()
        strip = strips.strip(event)
        assert strip is not None
        assert strip.accessibleName().startswith(view.named(event))
        assert titled(room.parts.desk, event, "Draw seats?") == f"{view.named(event)}: Draw seats?"


def test_a_player_plays_in_each_event_once(room: WindowRoom) -> None:
    for event in ("one", "two"):
        hold(room, "Main", event)
        if event == "one":
            enter(room, "Ana Silva")
            (person,) = room.state.entries.by_person
        else:
            stream = StreamId(event)
            room.wait_for(room.console.asking.perform(Register(stream, person)))
    pages = room.console.pages
    pages.turn_to(pages.players)
    QTest.keyClicks(pages.players.pane.field, "Ana Silva")
    room.until(lambda: len(pages.players.pane.list.table.rows) == 1)
    pages.players.pane.list.choose(person)
    room.settle()
    assert ("Plays in", "1 Main, 2 Main") in pages.players.side.facts.facts


def test_the_event_in_view_is_in_view_after_the_next_start(
    room: WindowRoom, tmp_path: Path
) -> None:
    keeper = WindowFile(tmp_path)
    assert seen_last(keeper) == InView()
    first, second = (hold(room, title) for title in ("Main", "Side"))
    for seen in (first, second):
        keep_its_place(room.console, keeper, InView(seen))
        kept = StreamId(seen_last(keeper).event)
        assert EventInView(room.parts, room.console, kept).id == seen
    keep_its_place(room.console, keeper, InView("gone"))
    kept = StreamId(seen_last(keeper).event)
    assert EventInView(room.parts, room.console, kept).id in (first, second)
