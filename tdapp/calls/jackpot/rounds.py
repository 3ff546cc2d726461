"""Acts on what feeds a pool: rounds of a console, rounds told, adjustments, malfunctions."""

from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.jackpot.pools import JackpotCall, RuledJackpotCall
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.jackpot.facts.pools import MalfunctionKind
from tdapp.jackpot.pools import counting
from tdapp.rules.office import Decision
from tdapp.voice.texts import text


@dataclass(frozen=True)
class CountRounds(JackpotCall):
    """Count what a table's console has shown since it was heard of last."""

    row: ClassVar[CallRow] = CallRow(
        label="count_rounds",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Rounds counted at table {number}"),
    )

    number: int
    console: str
    counter: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `counting.count`."""
        counted = counting.count(self.now(states), self.number, self.console, self.counter)
        return {self.jackpots: counted}


@dataclass(frozen=True)
class TellRounds(RuledJackpotCall):
    """Count rounds that no console counted, or take some back that were void."""

    row: ClassVar[CallRow] = CallRow(
        label="tell_rounds",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Rounds at table {number} told by hand"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.ADJUST_JACKPOT,
    )

    number: int
    rounds: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `counting.tell`."""
        return {self.jackpots: counting.tell(*self.ruled(states), self.number, self.rounds)}


@dataclass(frozen=True)
class AdjustMeter(JackpotCall):
    """Put units of the meter (`pool_terms.UNIT` a cent) in or take them out."""

    row: ClassVar[CallRow] = CallRow(
        label="adjust_meter",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Meter of pool {number} adjusted"),
        reason=AskedWhy.ALWAYS,
        decision=Decision.ADJUST_JACKPOT,
    )

    number: int
    meter: int
    reserve: int = 0

    def decide(self, states: States, _: Moment) -> Groups:
        """See `counting.adjust`."""
        adjusted = counting.adjust(self.now(states), self.number, self.meter, self.reserve)
        return {self.jackpots: adjusted}


@dataclass(frozen=True)
class OpenMalfunction(JackpotCall):
    """Note that something of a pool does not operate properly."""

    row: ClassVar[CallRow] = CallRow(
        label="open_malfunction",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Jackpot malfunction noted"),
    )

    pool: int
    kind: MalfunctionKind
    table: int | None = None

    def decide(self, states: States, _: Moment) -> Groups:
        """See `counting.open_malfunction`."""
        now = self.now(states)
        return {self.jackpots: counting.open_malfunction(now, self.pool, self.kind, self.table)}


@dataclass(frozen=True)
class CloseMalfunction(JackpotCall):
    """Note that it works again."""

    row: ClassVar[CallRow] = CallRow(
        label="close_malfunction",
        permission=Permission.HANDLE_CHIPS,
        done=text("done", "Jackpot malfunction {number} closed"),
        decision=Decision.ADJUST_JACKPOT,
    )

    number: int

    def decide(self, states: States, _: Moment) -> Groups:
        """See `counting.close_malfunction`."""
        return {self.jackpots: counting.close_malfunction(self.now(states), self.number)}
