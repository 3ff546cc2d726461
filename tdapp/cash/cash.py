"""The room's cash games: the conductor of their folds, and what can only be seen across them."""

import msgspec

from tdapp.cash.facts import CASH_EVENTS
from tdapp.cash.state.at_tables import HANDS, PRESENCE, SEATS, STAKES
from tdapp.cash.state.blinds import BLINDS_FOLD, Blinds
from tdapp.cash.state.carried import with_days
from tdapp.cash.state.charged import CHARGED_FOLD, Charged
from tdapp.cash.state.claims import CLAIMS_FOLD, Claims
from tdapp.cash.state.custody import CUSTODY_FOLD, Custody
from tdapp.cash.state.dealers import DEALERS_FOLD, Dealers
from tdapp.cash.state.games import GAMES_FOLD, Games, RunningGame
from tdapp.cash.state.lists import LISTS_FOLD, Lists
from tdapp.cash.state.sittings import SITTINGS_FOLD, Sittings
from tdapp.cash.state.stays import STAYS_FOLD, Stays
from tdapp.cash.state.table_money import TABLE_MONEY_FOLD, TableMoney
from tdapp.cash.state.transfers import TRANSFERS_FOLD, Transfers
from tdapp.core.fold import Conductor
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.rules.button_rule import ButtonPlay
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.button import ORDINARY
from tdapp.table.state.attendance import Attendance
from tdapp.table.state.buttons import BUTTONS_FOLD, Buttons
from tdapp.table.state.chip_book import ChipBook
from tdapp.table.state.hands import FollowedHands
from tdapp.table.state.penalties import PENALTIES_FOLD, Penalties
from tdapp.table.state.rulings import RULINGS_FOLD, Rulings
from tdapp.table.state.seating import Seating
from tdapp.till.takings import Takings, fold_of


class Cash(msgspec.Struct, frozen=True):
    """The state of all cash games of a room; a `Floor`, whose occupants are sittings."""

    games: Games = Games()
    lists: Lists = Lists()
    sittings: Sittings = Sittings()
    blinds: Blinds = Blinds()
    custody: Custody = Custody()
    claims: Claims = Claims()
    seating: Seating = Seating()
    attendance: Attendance = Attendance()
    buttons: Buttons = Buttons()
    feature: FollowedHands = FollowedHands()
    chips: ChipBook = ChipBook()
    rulings: Rulings = Rulings()
    penalties: Penalties = Penalties()
    takings: Takings = Takings()
    money: TableMoney = TableMoney()
    transfers: Transfers = Transfers()
    charged: Charged = Charged()
    stays: Stays = Stays()
    dealers: Dealers = Dealers()

    def game_at(self, table: int) -> RunningGame:
        """The game that is on at a table; refuses ``no_game_there``."""
        found = self.games.by_table.get(table)
        if found is None:
            raise Refusal("no_game_there", table=table)
        return found

    @property
    def button_play(self) -> ButtonPlay:
        """As in the house's tournaments where nothing else is said."""
        return ORDINARY

    @property
    def denominations(self) -> tuple[int, ...]:
        """All chips of the house are played with."""
        return ()

    @property
    def chips_in_play(self) -> int:
        """What was put on the tables and not taken off, in cents."""
        return self.sittings.on_tables

    def chips_in_play_at(self, _: Instant) -> int:
        """As now: nobody counts the chips of a cash room as they were."""
        return self.chips_in_play

    def must_be_on(self) -> None:
        """Refuse ``no_cash_room`` before any game may open."""
        if self.games.house is None:
            raise Refusal("no_cash_room")

    def must_know(self, entry: int) -> None:
        """Refuse ``no_such_sitting``."""
        if entry not in self.sittings.person_of:
            raise Refusal("no_such_sitting", sitting=entry)

    def is_in_play(self, entry: int) -> bool:
        """Whether the player of a sitting has not left."""
        return entry in self.sittings.by_number

    def has_chips(self, entry: int) -> bool:
        """Who plays has a stake, or buys one before the next hand."""
        return self.is_in_play(entry)

    def level_at(self, _: Instant) -> int:
        """There are none."""
        return 0

    def played_us(self, entry: int, at: Instant, *, past: bool = False) -> int:  # noqa: ARG002 - a sitting has one clock
        """How long a player has sat in his game."""
        one = self.sittings.by_number.get(entry)
        return 0 if one is None else at.since(one.since)

    def why_no_penalty(self, _: Offence) -> Refusal | None:
        """Offences of tournaments are none here."""
        return None


FOLDS = Conductor(
    Cash,
    with_days(
        {
            "games": GAMES_FOLD,
            "lists": LISTS_FOLD,
            "sittings": SITTINGS_FOLD,
            "blinds": BLINDS_FOLD,
            "custody": CUSTODY_FOLD,
            "claims": CLAIMS_FOLD,
            "seating": SEATS,
            "attendance": PRESENCE,
            "buttons": BUTTONS_FOLD,
            "feature": HANDS,
            "chips": STAKES,
            "rulings": RULINGS_FOLD,
            "penalties": PENALTIES_FOLD,
            "takings": fold_of(CASH_EVENTS),
            "money": TABLE_MONEY_FOLD,
            "transfers": TRANSFERS_FOLD,
            "charged": CHARGED_FOLD,
            "stays": STAYS_FOLD,
            "dealers": DEALERS_FOLD,
        }
    ),
)


def check(cash: Cash) -> None:
    """Seats are those of who plays, in open games, and none is held that is taken.

    Raises `Contradiction`; what is undone under a later act shows here.
    """
    games, seating, sittings = cash.games.by_table, cash.seating, cash.sittings.by_number
    for seat in cash.lists.kept:
        if seat in seating.entry_at:
            raise Contradiction("seat_taken", seat=str(seat), entry=seating.entry_at[seat])
    for seat, sitting in seating.entry_at.items():
        if sitting not in sittings:
            raise Contradiction("no_such_sitting", sitting=sitting)
        if seat.table not in games:
            raise Contradiction("no_game_there", table=seat.table)
