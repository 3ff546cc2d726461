"""What the bar does on somebody: the right player, whichever page and words."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tdapp.calls.tournament.sales import Register
from tdapp.calls.tournament.seats import DrawSeats
from tdapp.command.grammar.also_said import of_all
from tdapp.core.ids import PersonId
from tdapp.core.instant import MINUTE_US
from tdapp.house.papers.kinds import PaperKind
from tdapp.table.chips.counting import reported_stack
from tdapp.table.seating.marking import who_is_away
from tdapp.ui.asking.asked import QuestionPanel
from tdapp.ui.command_bar.found_acts import act_of
from tdapp.ui.papers.paper_maker import PreparedPaper
from tests.ui.command.two_events import MAIN, SATELLITE, TwoEvents, bar_over, focused
from tests.ui.window_room import WindowRoom


@pytest.fixture
def events(room: WindowRoom) -> TwoEvents:
    begun = TwoEvents(room)
    begun.begin()
    return begun


def entry_of(events: TwoEvents, name: str) -> int:
    return events.state().seating.entry_at[events.seat_of(name)]


def enter(events: TwoEvents, line: str) -> str:
    """Type a line in the window's own bar, press Enter; what is asked then."""
    bar_over(events).open(line)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    events.room.settle()
    panels = events.room.console.findChildren(QuestionPanel)
    return " ".join(panel.text for panel in panels if panel.text)


def newcomer(events: TwoEvents, name: str) -> PersonId:
    (person,) = events.room.wait_for(events.work.names.add([name]))
    events.do(Register(MAIN, person), DrawSeats(MAIN))
    events.room.settle()
    return person


def test_log_out_signs_out_though_a_logan_plays(events: TwoEvents) -> None:
    newcomer(events, "Logan Price")
    assert events.reply("log out").sentence == "Sign out"
    assert events.reply("logan bust").sentence.startswith("Logan Price")
    shown = events.reply("logan out")
    assert shown.sentence.endswith("plays in 14 Harbour Main.")
    assert shown.go_on[0].line == "logan bust"
    events.carry_out("logan out")
    assert events.state().left == 9


@pytest.mark.parametrize("page", ["floor", "desk", "prizes", "clock"])
def test_an_act_of_the_window_begins_on_the_player_that_is_named(
    events: TwoEvents, page: str
) -> None:
    pages = events.room.console.pages
    events.work.page_acts.floor.choice.choose_seat(events.seat_of("Aylin Kaya"))
    events.work.page_acts.entries.select(entry_of(events, "Aylin Kaya"))
    pages.turn_to(getattr(pages, page))
    asked = enter(events, "disqualify tomas")
    assert "Tomás Oliveira" in asked
    assert "Aylin" not in asked


def test_an_act_on_a_player_of_another_event_brings_that_into_view(events: TwoEvents) -> None:
    asked = enter(events, "priya refund")
    assert events.work.view.id == SATELLITE
    assert (
        events.work.page_acts.entries.entry
        == events.state(SATELLITE).seating.entry_at[events.seat_of("Priya Raman", SATELLITE)]
    )
    assert "Tom" not in asked


def test_the_seat_card_of_a_player_is_opened_by_word(events: TwoEvents) -> None:
    opened: list[PreparedPaper] = []
    papers = events.room.console.pages.papers
    papers.menu.opened.connect(opened.append)
    enter(events, "print seat card tomas")
    assert [one.kind for one in opened] == [PaperKind.SEAT_CARD]


def test_every_other_name_belongs_to_an_act_of_the_window(events: TwoEvents) -> None:
    console = events.room.console
    acts = (*console.all_acts, *console.pages.new_event.of_format)
    only_then = {"Unlock seat", "Allow moves", "Unmute the clock", "Shot clock off"}
    only_then |= {"Resume play-off"}
    rows = dict.fromkeys(of_all().by_name.values())
    missing = [row.words.english for row in rows if act_of(row, acts) is None]
    assert set(missing) <= only_then


def test_who_went_out_of_a_seat_is_taken_back_into_it(events: TwoEvents) -> None:
    seat, entry = events.seat_of("Tomás Oliveira"), entry_of(events, "Tomás Oliveira")
    for line in ("unbust tomas", f"unbust {seat}"):
        events.carry_out(f"{seat} bust")
        assert events.reply(line).whom == (MAIN, (entry,))
        asked = enter(events, line)
        assert f"Why reinstate Tomás Oliveira at {seat}" in asked
        QTest.keyClicks(focused(), "wrong seat called")
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        events.room.settle()
        assert events.seat_of("Tomás Oliveira") == seat


def test_a_place_that_is_paid_names_its_player(events: TwoEvents) -> None:
    assert "place 8" in events.reply("pay place 8").why_not
    events.carry_out("tomas bust")
    shown = events.reply("pay 8")
    assert shown.sentence.startswith("Pay prize: Tomás Oliveira")


def test_stacks_penalties_and_swaps_are_recorded_at_once(events: TwoEvents) -> None:
    tomas, aylin = entry_of(events, "Tomás Oliveira"), entry_of(events, "Aylin Kaya")
    events.carry_out("tomas 12.5k")
    stack = reported_stack(events.state(), tomas, events.work.view.now)
    assert stack is not None
    assert stack.chips == 12_500
    events.carry_out("tomas 2 round penalty", "phone at the table")
    given = [one.given for one in events.state().penalties.by_number.values()]
    assert [(one.entry, one.kind.value, one.amount) for one in given] == [(tomas, "rounds", 2)]
    seats = events.seat_of("Tomás Oliveira"), events.seat_of("Aylin Kaya")
    reasons = ("sat wrong",) if seats[0].table != seats[1].table else ()
    events.carry_out("swap tomas and aylin", *reasons)
    assert events.state().seating.seat_of[aylin] == seats[0]
    assert events.state().seating.seat_of[tomas] == seats[1]


def test_levels_and_breaks_are_gone_through_by_word(events: TwoEvents) -> None:
    assert "not on break" in events.reply("end break").why_not
    assert "not on break" in events.reply("extend break 5").why_not
    events.carry_out("15 rest 10")
    events.carry_out("15 next level", "")
    assert events.state(SATELLITE).clock.index == 1
    events.carry_out("15 extend break by 5 min")
    assert events.state(SATELLITE).clock.remaining_us == 15 * MINUTE_US
    events.carry_out("15 break is over", "")
    assert events.state(SATELLITE).clock.index == 2
    events.carry_out("15 prev level", "")
    assert events.state(SATELLITE).clock.index == 1


def test_a_rebuy_says_how_many_and_how_it_is_paid(events: TwoEvents) -> None:
    priya = events.seat_of("Priya Raman", SATELLITE)
    assert "still has chips" in events.reply(f"{priya} declines").why_not
    events.carry_out(f"{priya} bust")
    sale = events.reply(f"{priya} rebuy card")
    assert "Payment: card" in " ".join(line.text for line in sale.lines)
    double = events.reply(f"double rebuy {priya}")
    assert double.sentence != sale.sentence or double.why_not
    events.carry_out(f"{priya} no re-buy")
    assert events.state(SATELLITE).left == 3


def test_an_event_is_brought_into_view_by_its_number(events: TwoEvents) -> None:
    enter(events, "switch to 15")
    assert events.work.view.id == SATELLITE


def test_several_players_are_away_in_one_line_and_back_in_another(events: TwoEvents) -> None:
    names = ("Tomás Oliveira", "Aylin Kaya", "Mei-Ling Chow")
    numbers = [entry_of(events, name) for name in names]
    one, two, three = numbers
    events.carry_out(f"away {one}, {two} and {three}")
    absent = {one.entry for one in who_is_away(events.state())}
    assert absent == set(numbers)
    assert "Mei-Ling Chow" in events.reply(f"{one}, {two}, {three} back").sentence
    events.carry_out("tomas, aylin and mei-ling are back")
    assert not who_is_away(events.state())


def test_several_rebuys_are_sold_at_once_and_a_refusal_names_whom(events: TwoEvents) -> None:
    events.work.view.choose(SATELLITE)
    for name in ("priya", "jonas"):
        events.carry_out(f"{name} bust")
    state = events.state(SATELLITE)
    first, second = sorted(state.exits.out_of_chips)
    gone = state.seating.entry_at[events.seat_of("Ben Sato", SATELLITE)]
    for _ in range(2):
        events.carry_out("ben bust")
    refused = events.reply(f"rebuy {first}, {second} and {gone}")
    assert refused.begin is None
    assert refused.why_not.startswith("Ben Sato")
    assert "Priya" not in refused.why_not
    events.carry_out(f"rebuy {first}, {second}")
    assert events.state(SATELLITE).entries.rebuys == 2
    assert not events.state(SATELLITE).exits.out_of_chips


def test_a_name_is_registered_from_the_bar_whether_it_is_known_or_not(events: TwoEvents) -> None:
    """Two more keys enter somebody new, one who is known."""
    room, press = events.room, Qt.Key.Key_Return
    for event, keys in ((MAIN, 2), (SATELLITE, 1)):
        events.work.view.choose(event)
        room.settle()
        before = events.state(event).entries.count
        enter(events, "register Max O'Hara")
        for _ in range(keys):
            QTest.keyClick(focused(), press)
            room.settle()
        assert events.state(event).entries.count == before + 1
    (max_,) = set(events.state(MAIN).entries.by_person) & set(
        events.state(SATELLITE).entries.by_person
    )
    assert events.work.names.name(max_) == "Max O'Hara"
