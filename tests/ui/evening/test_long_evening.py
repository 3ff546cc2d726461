"""A long evening by keys alone: 180 players, two kills, a projector pulled twice, to the winner."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import chain
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import Qt

from tdapp.cli.floor_papers import SheetFailed, making_floor_sheets
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.state.clock import position
from tdapp.ui.projected.clock_screen import ClockPicture
from tests.papers.pdf_text import pdf_pages
from tests.ui.evening.accidents import Projector, kill
from tests.ui.evening.director import Director
from tests.ui.evening.keys_counted import keys_are_few
from tests.ui.evening.programme import SATELLITE, crowd, evening, known
from tests.ui.evening.proof import stands_after_a_new_start, the_record_holds
from tests.ui.evening.typist import CTRL
from tests.ui.window_room import WindowRoom

CROWD = crowd(196)
MAIN, SIDE = "14 Harbour Main", "15 Satellite"
PERCENT = (30, 20, 15, 10, 8, 7, 6, 4)
BREAK = 2
FIVE_SECONDS_US = 5_000_000


@pytest.mark.long
def test_a_hundred_and_eighty_play_to_the_winner(room: WindowRoom, tmp_path: Path) -> None:
    hand = Director(room)
    known(room, CROWD, others=20_000)
    room.restart()
    hand.sit_down()
    projector = _to_the_break(hand, tmp_path)
    _to_the_winner(hand, projector, tmp_path)
    keys_are_few(hand)
    the_record_holds(room)
    stands_after_a_new_start(room)


def _to_the_break(hand: Director, folder: Path) -> Projector:
    _seat_a_hundred_and_eighty(hand)
    projector = Projector(hand.room)
    _show_the_clock(hand, projector)
    _begin_the_satellite(hand)
    busted = Random(4).sample(hand.seats, 60)
    for seat in busted[:30]:
        hand.say_bust(seat)
    _pull_and_plug(hand, projector)
    _killed_while_a_name_is_typed(hand)
    for seat in busted[30:]:
        hand.say_bust(seat)
    assert len(hand.state.exits.out_of_chips) == 60
    _come_late(hand)
    with _floor_sheets(hand.room, folder):
        hand.let_pass(19)
        _sell_in_the_break(hand, busted)
    _the_room_can_run_on_paper(hand, folder)
    return projector


def _to_the_winner(hand: Director, projector: Projector, folder: Path) -> None:
    hand.let_pass(5)
    _post(hand, folder)
    _play_until(hand, 90)
    _killed_while_somebody_is_on_the_way(hand)
    projector.plug_into_console()
    _show_the_clock(hand, projector)
    _play_until(hand, 40)
    _pull_and_plug(hand, projector)
    _end_the_satellite(hand)
    _play_until(hand, 1)
    _pay_and_finish(hand, folder)


def _seat_a_hundred_and_eighty(hand: Director) -> None:
    hand.announce(evening(MAIN, *PERCENT))
    hand.open_session("cage 1", 50_000)
    hand.enter(CROWD[:180])
    hand.open_tables(20)
    hand.seat_all()
    hand.turn_clock()


def _show_the_clock(hand: Director, projector: Projector) -> None:
    hand.press(Qt.Key.Key_F9, CTRL)
    assert projector.shown == 1
    hand.sit_down()


def _begin_the_satellite(hand: Director) -> None:
    hand.announce(SATELLITE)
    hand.enter(CROWD[180:190])
    hand.open_tables(2)
    hand.seat_all()
    hand.bar("15 start")
    hand.turn_to(MAIN)
    hand.let_pass(21)


def _pull_and_plug(hand: Director, projector: Projector) -> None:
    """The window of the players goes with the screen and comes with it; the level runs on."""
    room, console = hand.room, hand.room.console
    projector.pull()
    room.until(lambda: "disconnected" in hand.notice)
    assert projector.shown == 0
    assert console.isVisible()
    hand.let_pass(1)
    left_us = position(hand.state.conditions, hand.state.clock, console.view.now).remaining_us
    projector.plug()
    room.until(lambda: projector.shown == 1)
    hand.sit_down()
    ((canvas, _),) = list(console.screens.windows.visible())
    assert isinstance(canvas.picture, ClockPicture)
    assert canvas.picture.face.remaining_us == pytest.approx(left_us, abs=1_000_000)


def _killed_while_a_name_is_typed(hand: Director) -> None:
    before = hand.state
    hand.press(Qt.Key.Key_F3)
    hand.letters("half a na")
    kill(hand.room)
    hand.sit_down()
    hand.turn_to(MAIN)
    assert hand.state == before
    assert hand.session() == "cage 1/1"


def _killed_while_somebody_is_on_the_way(hand: Director) -> None:
    """A table is breaking and the key of an exit is down; either is known or was not yet."""
    while not hand.state.seating.moves:
        hand.say_bust(Random(hand.state.left).choice(hand.seats))
        hand.run_floor(until=lambda: bool(hand.state.seating.moves))
    before = hand.state
    hand.choose_seat(hand.seats[-1])
    hand.press_without_waiting(Qt.Key.Key_B)
    kill(hand.room)
    hand.sit_down()
    hand.turn_to(MAIN)
    assert hand.state.left in (before.left, before.left - 1)
    assert set(hand.state.seating.moves) <= set(before.seating.moves)
    hand.run_floor()
    assert not hand.state.seating.moves


def _come_late(hand: Director) -> None:
    hand.bar("open t23")
    hand.enter(CROWD[190:196])
    assert len(hand.state.seating.seat_of) == 186


@contextmanager
def _floor_sheets(room: WindowRoom, folder: Path) -> Iterator[None]:
    """As the program has them made beside the record."""
    failed: list[SheetFailed] = []
    making = making_floor_sheets(room.station, folder / "record.tdapp", failed.append)
    room.wait_for(making.__aenter__())
    yield
    room.wait_for(making.__aexit__(None, None, None))
    assert not failed


def _sell_in_the_break(hand: Director, busted: list[Seat]) -> None:
    """Sixty re-buys and forty add-ons within its ten minutes."""
    for seat in busted:
        hand.bar(f"{seat}r")
        hand.room.time.pass_us(FIVE_SECONDS_US)
    for seat in Random(5).sample(hand.seats, 40):
        hand.bar(f"{seat} addon")
        hand.room.time.pass_us(FIVE_SECONDS_US)
    state, now = hand.state, hand.room.console.view.now
    assert (state.entries.rebuys, state.entries.addons) == (60, 40)
    assert position(state.conditions, state.clock, now).index == BREAK


def _the_room_can_run_on_paper(hand: Director, folder: Path) -> None:
    """The sheet of the break was made by itself; the one of now has everybody's name."""
    (made,) = (folder / "floor-sheets").glob("*.pdf")
    assert "Floor sheet" in pdf_pages(made.read_bytes())[0]
    text = "\n".join(hand.save("floor sheet", folder / "floor.pdf"))
    assert [name for name in CROWD[:180] if name not in text] == []
    lists = "\n".join(hand.save("seating by name", folder / "seats.pdf"))
    assert [name for name in CROWD[190:] if name not in lists] == []


def _post(hand: Director, folder: Path) -> None:
    hand.post_prizes()
    sheet = "\n".join(hand.save("payout sheet", folder / "payouts.pdf"))
    assert [one for one in hand.state.prizes.posted if f"{one // 100:,}" not in sheet] == []


def _play_until(hand: Director, left: int) -> None:
    """Six go out at a time, then two; tables break and are balanced before the next."""
    while hand.state.left > left:
        several = min(6 if hand.state.left > 20 else 2, hand.state.left - left)
        for seat in Random(hand.state.left).sample(hand.seats, several):
            hand.say_bust(seat)
        if hand.state.left > 1:
            hand.run_floor()


def _end_the_satellite(hand: Director) -> None:
    hand.turn_to(SIDE)
    hand.post_prizes()
    _play_until(hand, 1)
    hand.pay_first()
    hand.finish()
    hand.turn_to(MAIN)


def _pay_and_finish(hand: Director, folder: Path) -> None:
    assert len(hand.state.seating.tables) == 1
    for _ in PERCENT:
        hand.pay_first()
    prizes = hand.state.prizes
    assert sorted(one.cents for one in prizes.paid.values()) == sorted(prizes.posted)
    hand.finish()
    results = "\n".join(hand.save("results", folder / "results.pdf"))
    assert all(name in results for name in chain(CROWD[:180:7], CROWD[190:]))
