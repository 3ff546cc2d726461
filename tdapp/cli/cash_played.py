"""A cash room that is played through the desk: who does it, what players have, what was done."""

import dataclasses
from collections import Counter
from dataclasses import dataclass
from random import Random

from tdapp.bootstrap import Workstation
from tdapp.cash.cash import Cash
from tdapp.cash.table_sign import TableSign
from tdapp.cli.rehearsal import RehearsedTime
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.desk.desk import PLAIN, Circumstances
from tdapp.desk.permissions import DIRECTOR
from tdapp.rules.houses import HouseRules


@dataclass
class PlayedCash:
    """One room; `stacks` are what its players have in truth, by sitting, in cents."""

    station: Workstation
    time: RehearsedTime
    rules: HouseRules
    signs: tuple[TableSign, ...]
    players: int
    chance: Random
    stacks: dict[int, int] = dataclasses.field(default_factory=dict)
    refused: Counter[str] = dataclasses.field(default_factory=Counter)
    acts: int = 0
    peak: int = 0
    tables: int = 0
    done: Counter[str] = dataclasses.field(default_factory=Counter)

    @property
    def room(self) -> StreamId:
        """Today's cash games."""
        return self.station.cash.stream

    @property
    def cash(self) -> Cash:
        """As the desk sees it."""
        found: Cash = self.station.desk.state(self.room)
        return found

    async def do(self, call: Call, with_: Circumstances = PLAIN) -> bool:
        """One act by the director; whether it was done."""
        self.acts += 1
        try:
            await self.station.desk.perform(DIRECTOR, call, with_)
        except Refusal as refusal:
            self.refused[refusal.code] += 1
            return False
        self.done[call.label] += 1
        return True

    def likely(self, chance: float) -> bool:
        """Whether something happens by this chance."""
        return self.chance.random() < chance
