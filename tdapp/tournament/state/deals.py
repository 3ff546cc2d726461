"""What players agree: the deal that those left talk about, and last longers; a fold of its own."""

import msgspec
from immutables import Map
from msgspec.structs import replace

from tdapp.core.event import Undone
from tdapp.core.fold import Handlers
from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.deals import (
    DealAnswer,
    DealAnswered,
    DealDropped,
    DealPut,
    LastLongerAgreed,
)
from tdapp.tournament.facts.prizes import PrizesPosted


class Talks(msgspec.Struct, frozen=True):
    """The deal that was `put` to the players, if there is one, and what they said to it.

    `last` is the number of the deal that was put last; what is `posted` stays here for its sheet.
    Each of the `last_longers` is among players of its own.
    """

    put: DealPut | None = None
    answers: Map[int, DealAnswer] = Map()
    last: int = 0
    posted: bool = False
    last_longers: tuple[LastLongerAgreed, ...] = ()

    @property
    def open(self) -> DealPut | None:
        """The deal that is talked about."""
        return None if self.posted else self.put

    def said(self, answer: DealAnswer) -> tuple[int, ...]:
        """Who said so, in the order of the deal."""
        shares = self.put.shares if self.put else ()
        return tuple(one.entry for one in shares if self.answers.get(one.entry) is answer)


def _put(talks: Talks, event: DealPut) -> Talks:
    last = max(talks.last, event.number)
    return Talks(event, last=last, last_longers=talks.last_longers)


def _answered(talks: Talks, event: DealAnswered) -> Talks:
    put = talks.open
    if put is None or put.number != event.number:
        raise Contradiction("no_deal")
    return replace(talks, answers=talks.answers.set(event.entry, event.answer))


def _dropped(talks: Talks, _: DealDropped | PrizesPosted) -> Talks:
    return Talks(last=talks.last, last_longers=talks.last_longers)


def _posted(talks: Talks, event: PrizesPosted) -> Talks:
    return replace(talks, posted=True) if event.agreed else _dropped(talks, event)


def _number_used(talks: Talks, event: Undone) -> Talks:
    """No number is given again."""
    used = [int(one.split()[1]) for one in event.named if one.startswith("deal ")]
    return replace(talks, last=max([talks.last, *used]))


def _last_longer(talks: Talks, event: LastLongerAgreed) -> Talks:
    return replace(talks, last_longers=(*talks.last_longers, event))


TALKS_FOLD: Handlers = {
    LastLongerAgreed: _last_longer,
    DealPut: _put,
    DealAnswered: _answered,
    DealDropped: _dropped,
    PrizesPosted: _posted,
    Undone: _number_used,
}
