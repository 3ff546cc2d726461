"""A program that plays an evening on a record until it is killed, and tells what was acknowledged.

Before a request it says ``? request``, after it ``! receipt`` or ``- action``: what has no answer
when the program is killed is in doubt. So that a hundred of them start quickly, each is the fork of
one that has loaded everything: for a line with path and seed it starts a player, which says its
process id as ``@ pid``, and when that is dead it says ``. dead``.
"""

import asyncio
import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

from tdapp.bootstrap import Workstation, workstation
from tdapp.core.ids import ActionId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.journal.target import Target
from tests.journal.bad_days.evening import Request, requests, send


class Told(msgspec.Struct, frozen=True):
    """What a program has said before it was killed; a receipt by its action."""

    asked: dict[ActionId, Request]
    answered: set[ActionId]
    acknowledged: dict[ActionId, Mapping[StreamId, tuple[int, int]]]

    @property
    def in_doubt(self) -> list[Request]:
        return [one for id_, one in self.asked.items() if id_ not in self.answered]

    def lose_the_last_receipt(self) -> None:
        """Who sent the last act of all died before its receipt came: it is in doubt."""
        if self.acknowledged:
            id_, _ = self.acknowledged.popitem()
            self.answered.remove(id_)


class Acknowledged(msgspec.Struct, frozen=True):
    """A receipt as a line."""

    action: ActionId
    spans: dict[StreamId, tuple[int, int]]


def say(kind: str, what: msgspec.Struct | str) -> None:
    """One line, whole, at once."""
    os.write(1, kind.encode() + b" " + msgspec.json.encode(what) + b"\n")


def heard(lines: list[str]) -> Told:
    """The lines of a program, understood."""
    told = Told({}, set(), {})
    for line in lines:
        kind, _, what = line.partition(" ")
        if kind == "?":
            request = msgspec.json.decode(what, type=Request)
            told.asked[request.action] = request
        elif kind == "!":
            receipt = msgspec.json.decode(what, type=Acknowledged)
            told.acknowledged[receipt.action] = receipt.spans
            told.answered.add(receipt.action)
        elif kind == "-":
            told.answered.add(msgspec.json.decode(what, type=ActionId))
    return told


async def attempt(station: Workstation, request: Request) -> None:
    """Send one request and tell its answer."""
    try:
        done = await send(station, request)
    except Refusal:
        say("-", request.action)
        return
    assert done.receipt is not None
    say("!", Acknowledged(request.action, dict(done.receipt.spans)))


async def play(path: Path, seed: int) -> None:
    """Play until killed."""
    async with workstation(Target(path=path)) as station:
        for some in requests(station, seed):
            for request in some:
                say("?", request)
            await asyncio.gather(*(attempt(station, request) for request in some))


def main() -> None:
    """Start one player after the other."""
    for line in sys.stdin:
        path, seed = msgspec.json.decode(line, type=tuple[str, int])
        child = os.fork()
        if child == 0:
            say("@", str(os.getpid()))
            asyncio.run(play(Path(path), seed))
        os.waitpid(child, 0)
        say(".", "dead")


if __name__ == "__main__":
    main()
