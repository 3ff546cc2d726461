"""The Palomar Card Club's fee sheet: drops by the pot, the hand and the half hour together."""

from tdapp.calls.cash.fees import ChargeHand, CollectFees
from tdapp.cash.charges.taking import ToldPots
from tdapp.cash.table_sign import CashGame
from tdapp.poker.betting.limit import Structure
from tests.cash.money_room import balances, fee
from tests.cash.room import FIVE_TEN, ROOM, CashRoom, sign
from tests.desk.station import EVENING_US, Station

HOUR_US = 60 * 60_000_000
PLAYERS, HOURS, HALF_HOUR = 9, 4, 1_100
PUBLISHED = 79_200
"""9 players, 11 dollars a half hour, 4 hours."""
OMAHA = CashGame("omaha", Structure.POT, (200, 500))
TIME_GAME = CashGame("holdem", Structure.NO_LIMIT, (1_000, 2_000))


def taken(room: CashRoom) -> int:
    """What the house earned so far."""
    return -balances(room)["house_fee"]


def test_the_published_sheet_is_charged_table_by_table(station: Station) -> None:
    """CASH-PALOMAR: 5 a pot in hold'em, 4 in Omaha, 1 a hand of every player, 11 a half hour."""
    station.time.pass_us(HOUR_US - EVENING_US % HOUR_US)
    room = CashRoom(station, "open", tables=4)
    room.open(1, sign(FIVE_TEN, commission=(fee("per_hand", fee=500),)))
    room.open(2, sign(OMAHA, commission=(fee("per_hand", fee=400),)))
    room.open(3, sign(commission=(fee("per_person", fee=100),)))
    room.open(4, sign(TIME_GAME, commission=(fee("time", fee=2 * HALF_HOUR),)))
    for table, due in ((1, 500), (2, 400), (3, 3 * 100)):
        before = taken(room)
        hand = ToldPots((5_000, 5_000, 1_000), folded=frozenset({2}))
        room.station.do(ChargeHand(ROOM, room.rules, table, hand))
        assert taken(room) - before == due
    before = taken(room)
    for seat in range(1, PLAYERS + 1):
        room.sit(seat, 4, seat, 200_000)
    for _ in range(HOURS):
        room.station.do(CollectFees(ROOM, room.rules, 4, 0))
        room.station.time.pass_us(HOUR_US)
    assert taken(room) - before == PUBLISHED
    assert room.state.chips_in_play == PLAYERS * 200_000 - PUBLISHED - 500 - 400 - 300
