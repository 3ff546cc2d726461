"""Betting rounds under a house's rules, played by sequences of acts."""

from dataclasses import dataclass

from tdapp.core.refusal import Refusal
from tdapp.poker.betting import acting
from tdapp.poker.betting.betting import Betting, Stake, begun
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.betting.raising import Range, raise_range
from tests.poker.houses import play_rules

STRUCTURES = {
    "fixed limit": Structure.FIXED,
    "structured": Structure.FIXED,
    "fixed-limit": Structure.FIXED,
    "no limit": Structure.NO_LIMIT,
    "no-limit": Structure.NO_LIMIT,
    "full pot limit": Structure.POT,
    "pot-limit": Structure.POT,
    "half pot limit": Structure.HALF_POT,
}
DEEP = 100_000
SEATS = "ABCDEF"


@dataclass
class Playing:
    """A betting round; players are called A, B, C from the first to act on."""

    betting: Betting
    limit: Limit
    house: str

    def does(self, text: str) -> None:
        """An act such as "A bets 10", "B all-in 15", "C raises to 20", "C calls", "D folds"."""
        name, verb, *amount = text.removesuffix(" as the opening bet").split()
        player, rules = SEATS.index(name), play_rules(self.house).betting
        match verb:
            case "folds":
                self.betting = acting.fold(self.betting, player)
            case "calls" | "checks":
                self.betting = acting.call(self.betting, player)
            case _ if int(amount[-1]) <= self.betting.price:
                self.betting = acting.call(self.betting, player)
            case _:
                to = int(amount[-1])
                self.betting = acting.raise_to(self.betting, player, to, self.limit, rules)

    def may_raise(self, name: str) -> Range | None:
        """What this player may raise to; None where not at all."""
        rules = play_rules(self.house).betting
        try:
            return raise_range(self.betting, SEATS.index(name), self.limit, rules)
        except Refusal:
            return None

    def next_one_may(self) -> set[str]:
        """What is open to who is to act, as the cases say it."""
        player = self.betting.actor
        assert player is not None
        call = self.betting.to_call(player) + self.betting.stakes[player].bet
        may = self.may_raise(SEATS[player])
        return {"fold", f"call {call}"} | ({f"raise to {may.least}"} if may else set())


def playing(
    house: str,
    limit: Limit,
    *acts: str,
    players: int = 3,
    pot: int = 0,
) -> Playing:
    """A betting round in which this was done, all-ins with the stacks that they say.

    `pot` is what lay in it before.
    """
    all_in = {one.split()[0]: int(one.split()[2]) for one in acts if one.split()[1] == "all-in"}
    stacks = dict.fromkeys(SEATS[:players], DEEP) | all_in
    betting = begun([Stake(one) for one in stacks.values()], 0, dead=pot)
    found = Playing(betting, limit, house)
    for one in acts:
        found.does(one)
    return found
