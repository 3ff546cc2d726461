"""Acts on pools: opening them, other terms, and the tables that feed them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.core.ids import StreamId, StreamRef
from tdapp.core.ports.people import RegistryWrite
from tdapp.desk.call import AskedWhy, Call, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.jackpot.jackpot import Jackpots
from tdapp.jackpot.pool_terms import PoolTerms
from tdapp.jackpot.pools import opening
from tdapp.jackpot.room import KIND
from tdapp.rules.houses import HouseRules
from tdapp.rules.jackpot_rules import JackpotRules
from tdapp.voice.texts import text


@dataclass(frozen=True)
class JackpotCall(Call):
    """An act on the `jackpots` of the room."""

    jackpots: StreamId

    def streams(self) -> tuple[StreamRef, ...]:
        """The jackpots."""
        return (StreamRef(self.jackpots, KIND),)

    def now(self, states: States) -> Jackpots:
        """The jackpots as they stand."""
        found: Jackpots = states[self.jackpots]
        return found


@dataclass(frozen=True)
class OpenJackpots(JackpotCall):
    """Let jackpots be run under a house, whose files are kept."""

    row: ClassVar[CallRow] = CallRow(
        label="open_jackpots",
        permission=Permission.ANNOUNCE,
        done=text("done", "Jackpots opened"),
    )

    rules: HouseRules

    def registry(self, _: Moment) -> Sequence[RegistryWrite]:
        """The house's files, for the record to keep."""
        return self.rules.kept()

    def decide(self, states: States, _: Moment) -> Groups:
        """See `opening.open_jackpots`."""
        return {self.jackpots: opening.open_jackpots(self.now(states), self.rules)}


@dataclass(frozen=True)
class RuledJackpotCall(JackpotCall):
    """An act that the house's rules have a say in, in the version that jackpots opened under."""

    rules: HouseRules

    def ruled(self, states: States) -> tuple[Jackpots, JackpotRules]:
        """The jackpots, and the rules; see `opening.must_be_under`."""
        now = self.now(states)
        return now, opening.must_be_under(now, self.rules)


@dataclass(frozen=True)
class OpenPool(RuledJackpotCall):
    """Open a pool with its meter at the seed."""

    row: ClassVar[CallRow] = CallRow(
        label="open_pool",
        permission=Permission.ANNOUNCE,
        done=text("done", "Jackpot pool opened"),
    )

    terms: PoolTerms

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `opening.open_pool`."""
        opened = opening.open_pool(*self.ruled(states), self.terms, moment.now)
        return {self.jackpots: opened}


@dataclass(frozen=True)
class PostPoolChange(RuledJackpotCall):
    """Note that a sign hangs which announces other terms of a pool."""

    row: ClassVar[CallRow] = CallRow(
        label="post_pool_change",
        permission=Permission.ANNOUNCE,
        done=text("done", "Notice posted for pool {number}"),
    )

    number: int
    terms: PoolTerms

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `opening.post_change`; it counts from when it was seen to hang."""
        now, rules = self.ruled(states)
        pool, terms = self.number, self.terms
        posted = opening.post_change(now, rules, pool, terms, moment.by, moment.at)
        return {self.jackpots: posted}


@dataclass(frozen=True)
class ChangePool(RuledJackpotCall):
    """Give a pool other terms from now on, where the house allows it by now.

    `is_over` says that the time of its offer has run out.
    """

    row: ClassVar[CallRow] = CallRow(
        label="change_pool",
        permission=Permission.ANNOUNCE,
        done=text("done", "Terms of pool {number} changed"),
        reason=AskedWhy.ALWAYS,
    )

    number: int
    terms: PoolTerms
    is_over: bool = False

    def decide(self, states: States, moment: Moment) -> Groups:
        """See `opening.change_pool` and `opening.must_be_time`."""
        now, rules = self.ruled(states)
        changed = opening.change_pool(now, rules, self.number, self.terms, moment.now)
        at = (self.number, self.terms, moment.now)
        opening.must_be_time(rules, now, *at, is_over=self.is_over)
        return {self.jackpots: changed}


@dataclass(frozen=True)
class UnlinkTable(JackpotCall):
    """Let a table feed its pool no more."""

    row: ClassVar[CallRow] = CallRow(
        label="unlink_table",
        permission=Permission.ARRANGE_ROOM,
        done=text("done", "Table {number} linked to no pool"),
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `opening.unlink`."""
        return {self.jackpots: opening.unlink(self.now(states), self.number)}
