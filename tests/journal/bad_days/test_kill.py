"""The program is killed at random moments: every acknowledged act is there, once and whole."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tdapp.bootstrap import Workstation, workstation
from tdapp.core.ids import ActionId
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tdapp.tournament.room import KIND, TOURNAMENT
from tests.journal.bad_days.computer import other_program, tell, told
from tests.journal.bad_days.evening import Request, send
from tests.journal.bad_days.player import Told, heard
from tests.journal.bad_days.recount import Standing, recount

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="players are forked")
PLAYER = "tests.journal.bad_days.player"
DEAD = '. "dead"'
LOST_ON_THE_WAY = 0.2


@dataclass
class Evening:
    """One growing record, and all that was ever acknowledged on it."""

    path: Path
    rng: random.Random
    players: "subprocess.Popen[str]"
    acknowledged: dict[ActionId, Standing] = field(default_factory=dict)
    applied: int = 0
    absent: int = 0
    hot: int = 0

    def until_killed(self) -> None:
        """Play, kill, open again, count, and send again what was in doubt."""
        last_words = self._play()
        if self.rng.random() < LOST_ON_THE_WAY:
            last_words.lose_the_last_receipt()
        self.hot += self.path.with_name(f"{self.path.name}-wal").stat().st_size > 0
        self.acknowledged |= last_words.acknowledged
        asyncio.run(self._open_again(last_words))

    def _play(self) -> Told:
        tell(self.players, json.dumps([str(self.path), self.rng.getrandbits(32)]))
        process = json.loads(told(self.players).removeprefix("@ "))
        lines = [told(self.players) for _ in range(self.rng.randint(10, 60))]
        with pytest.raises(subprocess.TimeoutExpired):
            self.players.wait(self.rng.uniform(0, 0.01))
        os.kill(int(process), signal.SIGKILL)
        while lines[-1] != DEAD:
            lines.append(told(self.players))
        return heard(lines)

    async def _open_again(self, last_words: Told) -> None:
        async with workstation(Target(path=self.path)) as station:
            found = self._counted(station)
            assert {id_: found.get(id_) for id_ in self.acknowledged} == self.acknowledged
            for request in last_words.in_doubt:
                await self._send_again(station, request, found)
            self._counted(station)

    async def _send_again(
        self, station: Workstation, request: Request, found: Mapping[ActionId, Standing]
    ) -> None:
        was_in = request.action in found
        self.applied += was_in
        self.absent += not was_in
        if was_in and request.what == "table":
            assert found[request.action].keys() == {request.event, station.house}
        try:
            done = await send(station, request)
        except Refusal:
            assert not was_in or request.what in {"undo", "redo"}
            return
        assert done.receipt is not None
        assert done.receipt.repeated == was_in
        if was_in:
            assert done.receipt.spans == found[request.action]
        self.acknowledged[request.action] = done.receipt.spans

    def _counted(self, station: Workstation) -> Mapping[ActionId, Standing]:
        for event in station.desk.streams(KIND):
            TOURNAMENT.check(station.desk.state(event))
        return station.journal.ask(recount).result()


def test_ten_kills_lose_nothing_and_double_nothing(on_disk: Path) -> None:
    with other_program(PLAYER) as players:
        evening = Evening(on_disk / "room.tdapp", random.Random(1), players)
        for _ in range(10):
            evening.until_killed()
    assert len(evening.acknowledged) > 50
    assert evening.hot > 5


@pytest.mark.long
def test_a_hundred_kills_lose_nothing_and_double_nothing(on_disk: Path) -> None:
    with other_program(PLAYER) as players:
        evening = Evening(on_disk / "room.tdapp", random.Random(2), players)
        for _ in range(100):
            evening.until_killed()
    assert evening.hot > 50
    assert evening.applied > 0
    assert evening.absent > 0
