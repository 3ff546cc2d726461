"""Acts on dealers at cash tables."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.cash.room import CashCall
from tdapp.calls.cash.transfers import WithStaff
from tdapp.cash.dealing import pushing
from tdapp.core.ids import StaffId
from tdapp.desk.call import CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.voice.texts import text


@dataclass(frozen=True)
class DealerComes(WithStaff):
    """Let a dealer begin work, trained for these variants; none named: for all."""

    row: ClassVar[CallRow] = CallRow(
        label="dealer_comes", permission=Permission.SEAT, done=text("done", "Dealer at work")
    )

    dealer: StaffId
    games: tuple[str, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `pushing.come`; where staff is enrolled it must be one of them."""
        staff = states[self.house].staff
        if staff.is_enrolled:
            staff.member(self.dealer)
        return {self.room: pushing.come(self.cash(states), self.dealer, self.games, moment.at)}


@dataclass(frozen=True)
class TrainDealer(CashCall):
    """Correct which variants a dealer may deal; none named: all."""

    row: ClassVar[CallRow] = CallRow(
        label="train_dealer", permission=Permission.SEAT, done=text("done", "Dealer's games noted")
    )

    dealer: StaffId
    games: tuple[str, ...] = ()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `pushing.train`."""
        return {self.room: pushing.train(self.cash(states), self.dealer, self.games)}


@dataclass(frozen=True)
class DealerGoesHome(CashCall):
    """Let a dealer end work."""

    row: ClassVar[CallRow] = CallRow(
        label="dealer_goes_home", permission=Permission.SEAT, done=text("done", "Dealer gone home")
    )

    dealer: StaffId

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `pushing.go_home`."""
        return {self.room: pushing.go_home(self.cash(states), self.dealer, moment.at)}


@dataclass(frozen=True)
class PushDealers(CashCall):
    """Push a row of tables; a dealer who is not trained for a game deals it with a reason."""

    row: ClassVar[CallRow] = CallRow(
        label="push_dealers", permission=Permission.SEAT, done=text("done", "Dealers pushed")
    )

    tables: tuple[int, ...]
    comes_in: StaffId | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `pushing.push_row`."""
        pushed = pushing.push_row(
            self.cash(states),
            self.tables,
            self.comes_in,
            moment.at,
            untrained=moment.reason_given,
        )
        return {self.room: pushed}
