"""Run as a program: goes on with an evening by keys on a record, until it is killed or has won.

It says on standard output how many players sit: at its start, and after every exit that is
acknowledged.
"""

import sys
from pathlib import Path
from random import Random

from tdapp.ui.application import application
from tests.ui.evening.director import Director
from tests.ui.evening.programme import crowd, evening, known
from tests.ui.window_room import MINUTE_US, WindowRoom

CROWD = crowd(180)
A_LIFE = 60 * MINUTE_US


def begin(hand: Director) -> None:
    """A hundred and eighty people sit at twenty tables, and nobody may buy again any more."""
    known(hand.room, CROWD)
    hand.room.restart()
    hand.sit_down()
    hand.announce(evening("14 Harbour Main", 50, 30, 20))
    hand.open_session("cage 1", 2_000)
    hand.enter(CROWD)
    hand.open_tables(20)
    hand.seat_all()
    hand.turn_clock()
    hand.let_pass(51)


def play(hand: Director) -> None:
    """One goes out after the other, to the winner."""
    say_who_sits(hand)
    while len(hand.seats) > 1:
        hand.run_floor()
        hand.say_bust(Random(len(hand.seats)).choice(hand.seats))
        say_who_sits(hand)


def say_who_sits(hand: Director) -> None:
    sys.stdout.write(f"{len(hand.seats)}\n")
    sys.stdout.flush()


def main(folder: str, life: str) -> None:
    room = WindowRoom(application(), Path(folder))
    room.time.elapsed_us = int(life) * A_LIFE
    room.start()
    hand = Director(room)
    hand.sit_down()
    if room.console.view.id is None:
        begin(hand)
    play(hand)
    room.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
