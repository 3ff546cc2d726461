"""Hand-for-hand by keys, and penalties that count down by the hand and by the clock."""

from PySide6.QtCore import Qt

from tdapp.calls.tournament.exits import Bust
from tdapp.calls.tournament.rulings import GiveOtherPenalty
from tdapp.desk.desk import Circumstances
from tdapp.rules.ruling_rules import PenaltyKind
from tdapp.screens.clock_words import state_line
from tdapp.screens.face_of import face_of
from tdapp.shown.floor_tasks import FloorTaskKind
from tdapp.tournament.plan.terms import PaceTerms
from tdapp.voice.voice import ENGLISH
from tests.ui.at_the_map import press
from tests.ui.at_the_till import answer, enter, hold, nothing_is_asked
from tests.ui.by_hand import NAMES, begin, recorded
from tests.ui.window_room import WindowRoom


def at_the_bubble(room: WindowRoom) -> None:
    """Twelve at two tables, the prizes posted, the clock running, the map in view."""
    begin(room, NAMES)
    room.play()
    room.post_prizes()
    room.key(Qt.Key.Key_F4)


def bust_first(room: WindowRoom, table: int) -> int:
    """Who sits first at a table loses the last chips."""
    event, entry = room.console.view.the_id(), room.state.seating.at_table(table)[0]
    room.wait_for(room.console.asking.perform(Bust(event, entry, declined=True)))
    room.settle()
    return entry


def test_it_is_turned_on_and_off_and_the_next_hand_is_dealt(room: WindowRoom) -> None:
    at_the_bubble(room)
    hands = room.floor.acts.hands
    assert room.floor.page.suggested.lines == []
    hands.turn.trigger()
    assert "What does the clock lose per hand?" in answer(room, "3 minutes")
    now_on = recorded(room).hand_for_hand
    assert (now_on.hand, now_on.terms and now_on.terms.minutes) == (1, 3)
    assert not recorded(room).clock.running
    (line,) = room.floor.page.suggested.lines
    assert line.kind is FloorTaskKind.HAND_PLAYED
    assert line.text == "Hand-for-hand, hand 1: still playing 1, 2"
    for _ in range(2):
        hands.report_any.trigger()
        room.settle()
        if not nothing_is_asked(room):
            assert answer(room, "2") == "Which table has finished its hand?"
    assert recorded(room).hand_for_hand.over
    hands.next.trigger()
    room.settle()
    assert recorded(room).hand_for_hand.hand == 2
    room.wait_a_second()
    hands.turn.trigger()
    room.settle()
    assert recorded(room).hand_for_hand.hand == 0


def test_it_ends_with_as_many_left_as_is_said_and_all_waiting_tables_are_listed(
    room: WindowRoom,
) -> None:
    at_the_bubble(room)
    hands = room.floor.acts.hands
    assert hands.waiting.why_not == "No table waits for others."
    hands.turn.trigger()
    assert answer(room, "another end…").endswith(
        f"It ends with {len(recorded(room).prizes.posted)} left."
    )
    assert answer(room, "11") == "With how many left does hand-for-hand end?"
    assert answer(room, "2 minutes").endswith("It ends with 11 left.")
    terms = recorded(room).hand_for_hand.terms
    assert terms is not None
    assert (terms.until, terms.minutes) == (11, 2)
    bust_first(room, 1)
    hands.report_any.trigger()
    room.settle()
    answer(room, "2")
    room.time.pass_us(130_000_000)
    hands.waiting.trigger()
    room.settle()
    said = answer(room)
    assert said.startswith("Tables that wait: 1\n")
    assert said.endswith("table 2: waits 2 min")
    hands.report_any.trigger()
    room.settle()
    assert (recorded(room).left, recorded(room).hand_for_hand.hand) == (11, 0)


def test_exits_count_once_all_tables_have_reported(room: WindowRoom) -> None:
    at_the_bubble(room)
    hands = room.floor.acts.hands
    hands.turn.trigger()
    answer(room, "no time")
    one = bust_first(room, 1)
    press(room, Qt.Key.Key_Right)
    room.wait_a_second()
    press(room, Qt.Key.Key_P)
    room.settle()
    assert room.told.startswith("Table 2 finished its hand")
    assert hands.report.why_not.startswith("Table 2 has already reported.")
    face = face_of(recorded(room), room.time.now(), str, ENGLISH)
    assert (face.side_facts[0].value, face.side_facts[0].qualifier) == ("12", "")
    assert state_line(face) == "Hand-for-hand, hand 1"
    other = bust_first(room, 2)
    room.time.pass_us(130_000_000)
    room.floor.page.look()
    plan = room.floor.page.map_view.map
    pills = [one.value.pill for one in plan.tables.values()]
    assert [pill and pill.text for pill in pills] == ["playing hand 1", "waits 2 min"]
    hands.report_any.trigger()
    room.settle()
    assert nothing_is_asked(room)
    assert recorded(room).hand_for_hand.over
    assert recorded(room).left == 10
    assert {one, other} == set(recorded(room).exits.by_entry)
    room.press("Undo")
    answer(room, "table 1 still plays")
    assert recorded(room).left == 12


def test_a_penalty_counts_down_on_the_map_and_its_end_is_told(room: WindowRoom) -> None:
    begin(room, NAMES)
    room.play()
    room.key(Qt.Key.Key_F4)
    event = room.console.view.the_id()
    entry = room.state.seating.at_table(1)[0]
    seat = room.state.seating.seat_of[entry]
    for kind in (PenaltyKind.HANDS, PenaltyKind.MINUTES):
        call = GiveOtherPenalty(event, entry, kind, 1)
        why = Circumstances(reason="was on the phone")
        room.wait_for(room.console.asking.perform(call, why))
    room.settle()
    plan = room.floor.page.map_view.map
    notes = {one.number: one.note for one in plan.tables[1].value.seats}
    assert notes[seat.seat] == "1 hand"
    serving, suggested = room.floor.acts.serving, room.floor.page.suggested
    serving.count.trigger()
    room.settle()
    (line,) = room.floor.page.suggested.lines
    assert (line.kind, line.slip) == (FloorTaskKind.PENALTY_OVER, 1)
    assert line.text.startswith("Penalty 1 is over: ")
    suggested.next.trigger()
    room.wait_a_second()
    suggested.do.trigger()
    room.settle()
    assert room.floor.page.suggested.lines == []
    room.time.pass_us(60_000_000)
    room.wait_for(room.station.clockwork.tick())
    room.settle()
    assert list(recorded(room).penalties.over) == [2]


def test_a_bonus_goes_to_its_winner_and_the_lowest_stack_is_out_by_keys(room: WindowRoom) -> None:
    hold(room, tables=2, pace=PaceTerms(bonus_rounds=True, elimination_rounds=True))
    enter(room, *NAMES)
    room.play()
    room.key(Qt.Key.Key_F4)
    rounds, seats = room.floor.acts.rounds, recorded(room).seating
    sitting, before = seats.at_table(1), recorded(room).chips_in_play
    room.floor.choice.choose_table(1)
    rounds.bonus.trigger()
    assert answer(room, "1") == "At which table is the round?"
    assert answer(room, "2x500").startswith("What does the house add")
    assert answer(room).startswith("No cards, blinds or antes of this hand yet")
    (line,) = room.floor.page.suggested.lines
    assert (line.kind, line.text, line.note) == (
        FloorTaskKind.ROUND, "Bonus round at table 1", "2x500",
    )  # fmt: skip
    rounds.end.trigger()
    winner = seats.seat_of[sitting[0]].seat
    assert answer(room, str(winner)) == "Which seat won the bonus round at table 1?"
    assert recorded(room).chips_in_play == before + 1000
    rounds.elimination.trigger()
    answer(room, "1")
    answer(room)
    rounds.end.trigger()
    stacks = " ".join(f"{seats.seat_of[one].seat}: {1000 + one}" for one in sitting)
    answer(room, stacks)
    assert answer(room).endswith("lowest stack at table 1. Out?")
    assert recorded(room).left == len(NAMES) - 1
    assert min(sitting) in recorded(room).exits.by_entry
    assert not recorded(room).special_rounds.open
