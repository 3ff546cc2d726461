"""One evening by the keys of the real window: from the empty desk to the last prize paid."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt

from tdapp.table.geometry.seats import Seat
from tdapp.tournament.facts.slips import Proof
from tests.papers.pdf_text import pdf_pages
from tests.ui.evening.director import Director
from tests.ui.evening.keys_counted import AT_MOST, WHERE_IT_WAITS_FIRST, keys_are_few
from tests.ui.evening.programme import SATELLITE, crowd, evening, known
from tests.ui.evening.proof import stands_after_a_new_start, the_record_holds
from tests.ui.evening.typist import CTRL, SHIFT
from tests.ui.window_room import WindowRoom

Key = Qt.Key
CROWD = crowd(35)
FLOAT = 2_000
MAIN, SIDE = "14 Harbour Main", "15 Satellite"


def test_thirty_players_two_events_and_every_prize_by_keys_alone(
    room: WindowRoom, tmp_path: Path
) -> None:
    hand = Director(room)
    known(room, CROWD)
    room.restart()
    hand.sit_down()
    hand.announce(evening(MAIN, 50, 30, 20))
    hand.open_session("cage 1", FLOAT)
    hand.enter(CROWD[:30])
    assert f"{CROWD[29]} (entry 30) entered" in room.told
    hand.open_tables(4)
    hand.seat_all()
    hand.turn_clock()
    _buy_again_and_come_late(hand)
    _begin_the_satellite(hand)
    _sell_add_ons_in_the_break(hand)
    _play_down(hand)
    _end_the_satellite(hand)
    _pay_and_finish(hand)
    keys_are_few(hand)
    assert hand.counts.keys() == AT_MOST.keys() | WHERE_IT_WAITS_FIRST.keys()
    the_record_holds(room)
    cents = _in_the_drawer(hand)
    stands_after_a_new_start(room)
    hand.sit_down()
    _count_and_close_the_drawer(hand, cents, tmp_path)
    the_record_holds(room)


def _buy_again_and_come_late(hand: Director) -> None:
    first, second, third, fourth, *_ = hand.seats
    for seat in (first, second, third):
        hand.say_bust(seat)
        hand.bar(f"{seat} rebuy")
    assert (hand.state.left, hand.state.entries.rebuys) == (30, 3)
    hand.enter(CROWD[30:31])
    assert len(hand.state.seating.seat_of) == 31
    hand.say_bust(fourth, short=False)
    assert len(hand.state.exits.out_of_chips) == 1
    hand.choose_seat(fourth)
    hand.bust_chosen()
    hand.press(Key.Key_Z, CTRL)
    hand.answer("wrong seat")
    assert hand.state.left == 31
    hand.press(Key.Key_Z, CTRL | SHIFT)
    hand.answer("was right")
    assert hand.state.left == 30
    hand.bar(f"{first.table} all here")
    hand.turn_clock()
    hand.turn_clock()


def _begin_the_satellite(hand: Director) -> None:
    hand.announce(SATELLITE)
    hand.enter(CROWD[30:35])
    hand.open_tables(1)
    hand.seat_all()
    hand.bar("15 start")
    assert hand.state.clock.running
    hand.post_prizes()
    hand.say_bust(hand.seats[0])
    hand.turn_to(MAIN)


def _sell_add_ons_in_the_break(hand: Director) -> None:
    hand.let_pass(41)
    hand.bar(f"{hand.seats[0]} addon")
    hand.sell_add_ons(2, less=hand.numbers_at(2)[:3])
    assert hand.state.entries.addons == 1 + len(hand.numbers_at(2)) - 3
    hand.let_pass(10)


def _play_down(hand: Director) -> None:
    """Tables break as the field fits into the others; the first exit is told on the map."""
    hand.post_prizes()
    on_map, *others = hand.seats[::8]
    hand.choose_seat(on_map)
    hand.bust_chosen()
    for seat in others:
        hand.say_bust(seat)
    hand.run_floor()
    while tables := len(hand.state.seating.tables) - 1:
        last = max(hand.state.seating.tables)
        _go_out(hand, [Seat(last, number) for number in hand.numbers_at(last)[1:]])
        _go_out(hand, hand.seats[: max(0, hand.state.left - 9 * tables)])
        hand.run_floor()
        assert len(hand.state.seating.tables) == tables
    _go_out(hand, hand.seats[1:])


def _go_out(hand: Director, seats: Sequence[Seat]) -> None:
    for seat in seats:
        hand.say_bust(seat)


def _end_the_satellite(hand: Director) -> None:
    """Its players go out in the bar while the other event is in view."""
    hand.bar("15 pause")
    event = hand.event_called(SIDE)
    for seat in hand.seats_of(event)[1:]:
        hand.bar(f"{seat}b")
    hand.turn_to(SIDE)
    hand.pay_first()
    hand.finish()
    hand.turn_to(MAIN)


def _pay_and_finish(hand: Director) -> None:
    hand.pay_first()
    hand.pay_first(Key.Key_F7, Key.Key_3)
    hand.pay_first()
    prizes = hand.state.prizes
    assert sorted(one.cents for one in prizes.paid.values()) == sorted(prizes.posted)
    assert {one.proof for one in prizes.seen.values()} == {Proof.PASSPORT}
    assert {one.session for one in prizes.paid.values()} == {"cage 1/1"}
    hand.finish()


def _in_the_drawer(hand: Director) -> int:
    """The cents that lie there after both events."""
    view = hand.room.console.view
    both = [view.state_of(hand.event_called(title)) for title in (MAIN, SIDE)]
    return sum(one.entries.total - one.prizes.paid_cents for one in both) + 100 * FLOAT


def _count_and_close_the_drawer(hand: Director, cents: int, folder: Path) -> None:
    """The session of before the new start goes on; it is right to the cent."""
    assert hand.session() == "cage 1/1"
    hand.press(Key.Key_F7)
    hand.press(Key.Key_C)
    hand.answer(f"{cents // 100}.{cents % 100:02}")
    hand.press(Key.Key_S)
    path = folder / "cashier.pdf"
    hand.answer(str(path))
    hand.room.until(path.exists)
    hand.press(Key.Key_X)
    assert hand.session() is None, hand.notice
    sheet = "\n".join(pdf_pages(path.read_bytes()))
    assert f"{cents // 100:,}.{cents % 100:02}" in sheet
