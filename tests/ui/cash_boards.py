"""The boards of one evening's cash games: a full room and a small one."""

from collections.abc import Mapping

from tdapp.cash.table_sign import CashGame, FeePosted
from tdapp.core.long_work import finished
from tdapp.core.names import ScreenName
from tdapp.poker.betting.limit import Structure
from tdapp.poker.commission.sign import Sign
from tdapp.screens.boards import Board, BoardHead
from tdapp.screens.cash_boards import CashShown
from tdapp.screens.shown_names import ShownNames
from tdapp.screens.views import ROW_OF, EventSnapshot, View, view_words
from tdapp.tournament.tournament import Tournament
from tdapp.ui.boards.lettering import LETTERING
from tdapp.ui.boards.pictures import picture_of
from tdapp.ui.look.spoken import voice
from tdapp.ui.projected.canvas import Picture
from tests.cash.room import FIVE_TEN, TWO_FIVE
from tests.cash.told import ToldRoom
from tests.ui.boards import FAMILIES, GIVEN

ONE_THREE = CashGame("holdem", Structure.NO_LIMIT, (100, 300))
HIGH = CashGame("holdem", Structure.NO_LIMIT, (2_500, 5_000))
OMAHA = CashGame("omaha", Structure.POT, (200, 500))
OMAHA_HIGH = CashGame("omaha", Structure.POT, (500, 1_000))
PINEAPPLE = CashGame("crazy_pineapple", Structure.FIXED, (1_000, 2_000))
STUD = CashGame("seven_card_stud", Structure.FIXED, (1_000, 2_000))
RAKE = FeePosted("percentage", Sign(rate=500, cap=1_200))


def name(person: str) -> str | None:
    """Every tenth person keeps the name off screens."""
    number = int(person.split()[1])
    if number % 10 == 0:
        return None
    return f"{GIVEN[number % 7]} {FAMILIES[number % len(FAMILIES)]}"


def full_room() -> ToldRoom:
    """Seven games at ten tables and one that is only waited for; three are called."""
    room = ToldRoom()
    for table, game, players in (
        (1, ONE_THREE, 9), (2, ONE_THREE, 8), (3, TWO_FIVE, 9), (4, TWO_FIVE, 8), (5, FIVE_TEN, 7),
        (6, HIGH, 9), (7, OMAHA, 8), (8, PINEAPPLE, 8), (9, STUD, 5),
    ):  # fmt: skip
        more = {"straddles": True, "commission": (RAKE,), "seconds_to_act": 30}
        room.open(table, game, players, **(more if table == 7 else {}))
    number = 0
    for game, waiting in (
        (ONE_THREE, 6),
        (TWO_FIVE, 3),
        (FIVE_TEN, 1),
        (OMAHA, 2),
        (OMAHA_HIGH, 4),
    ):
        for place in range(waiting):
            number += 1
            room.wait(number, game, 20 if place == 2 else None)
    for ticket, table, seat in ((1, 2, 9), (7, 4, 9), (11, 7, 9)):
        room.call(ticket, table, seat)
        room.pass_us(12_000_000)
    room.closes(6)
    room.closes(7)
    return room


def small_room() -> ToldRoom:
    """One game with a free seat."""
    room = ToldRoom("adelaide")
    room.open(4, TWO_FIVE, 6)
    return room


def everything_allowed() -> ToldRoom:
    """A table whose sign says all that a sign can say, with two notices."""
    room = ToldRoom("open")
    allowed = ("straddles", "run_several", "small_chips")
    more = {"ante": 100, "seconds_to_act": 45, "most_wager": 20_000, **dict.fromkeys(allowed, True)}
    room.open(2, TWO_FIVE, 4)
    room.open(1, TWO_FIVE, 4, feeds=2, **more)
    room.closes(1)
    return room


def board(
    room: ToldRoom,
    view: View,
    names: ScreenName = ScreenName.INITIAL,
    table: int = 7,
    message: str = "",
    waits: Mapping[CashGame, tuple[int, int]] | None = None,
) -> Board:
    """A board of the room as it stands."""
    known = ShownNames(name, voice(), LETTERING)
    shown = CashShown(room.cash, room.rules, names, waits or {})
    told = EventSnapshot(Tournament(), room.now, table=table, cash=shown)
    head = BoardHead("Cash games", view_words(view, voice()), "22:47", message, voice=voice())
    maker = ROW_OF[view].maker
    assert maker is not None
    return Board(view, head, finished(maker(known)(told)))


def every_cash_board() -> dict[str, Picture]:
    """The boards of a full room and of a small one."""
    full, small = full_room(), small_room()
    waits = {ONE_THREE: (20, 40), TWO_FIVE: (35, 60)}
    line = "Put your name down at the desk, or by telephone on 02 5550 0100."
    boards = {
        "waiting lists": board(full, View.WAITING_LISTS, message=line, waits=waits),
        "waiting lists by name": board(full, View.WAITING_LISTS, ScreenName.FULL),
        "waiting lists by number": board(full, View.WAITING_LISTS, ScreenName.NUMBER),
        "one waiting list": board(small, View.WAITING_LISTS),
        "no waiting list": board(ToldRoom(), View.WAITING_LISTS),
        "games": board(full, View.GAMES, message=line),
        "games with waits": board(full, View.GAMES, waits=waits),
        "one game": board(small, View.GAMES),
        "sign": board(full, View.TABLE_SIGN),
        "full sign": board(everything_allowed(), View.TABLE_SIGN, table=1, message=line),
        "plain sign": board(small, View.TABLE_SIGN, table=4),
        "no sign": board(small, View.TABLE_SIGN, table=5),
    }
    return {key: picture_of(one, 0, 3) for key, one in boards.items()}
