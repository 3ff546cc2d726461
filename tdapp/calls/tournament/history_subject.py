"""Subjects of a history, and the facts that touch each."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.house.papers.issued import PaperIssued, PaperReprinted, PaperSpoiled
from tdapp.house.papers.kinds import PaperKind
from tdapp.till.payment import POOL
from tdapp.tournament.facts import OF_EXITS
from tdapp.tournament.facts.prizes import (
    PrizeForfeited,
    PrizePaid,
    PrizeReversed,
    PrizesPosted,
    PrizesProjected,
    PrizeUnclaimed,
    WinnerPassedOver,
)
from tdapp.tournament.facts.refunds import EntryPassedOn
from tdapp.tournament.facts.sales import ACCOUNTS
from tdapp.tournament.facts.slips import IdentitySeen, PayoutSheetReplaced, SlipIssued, SlipVoided

OUT_OF_THE_POOL = (PrizePaid, PrizeReversed, PrizeUnclaimed, PrizeForfeited)
"""What becomes of prizes: the pool itself is no other for it."""
OF_THE_WINNER: tuple[type[Event], ...] = (*OF_EXITS, IdentitySeen, SlipVoided, EntryPassedOn)
"""What touches a prize because it touches who holds it."""
OF_A_PLACE = (
    SlipIssued,
    PrizePaid,
    PrizeReversed,
    PrizeUnclaimed,
    PrizeForfeited,
    WinnerPassedOver,
)
"""What names the place whose prize it is about."""


class HistoryKind(Enum):
    """The kinds of things that have a history."""

    PRIZE = "prize"
    ENTRY = "entry"
    EXIT = "exit"
    POOL = "pool"


@dataclass(frozen=True, slots=True)
class Subject:
    """One of them in an `event`: `key` is a prize's place, an entry's number, 0 for the pool."""

    kind: HistoryKind
    event: StreamId
    key: int = 0


def named_by(subject: Subject) -> tuple[int, int]:
    """A subject of an event in numbers, as a paper names it."""
    return list(HistoryKind).index(subject.kind) + 1, subject.key


def subject_named(event: StreamId, numbers: Sequence[int]) -> Subject:
    """The subject that a paper names by these numbers."""
    kind, key = numbers
    return Subject(list(HistoryKind)[kind - 1], event, key)


def into_pool(event: Event) -> int:
    """What a fact puts into the prize pool, in cents; what becomes of prizes takes nothing out."""
    if isinstance(event, OUT_OF_THE_POOL):
        return 0
    account = ACCOUNTS[POOL]
    return -sum(line.cents for line in event.lines() if line.account == account)


def touches(subject: Subject, event: Event, holders: frozenset[int]) -> bool:
    """Whether a fact is part of the history; `holders` are all who ever held the prize.

    A posted list touches every prize that it has; see `history` for those it leaves as they were.
    """
    if subject.kind is HistoryKind.POOL:
        return into_pool(event) != 0
    if subject.kind is HistoryKind.ENTRY:
        return subject.key in event.touches().entries
    if subject.kind is HistoryKind.EXIT:
        return isinstance(event, OF_EXITS) and subject.key in event.touches().entries
    return _touches_prize(subject.key, event, holders)


def _touches_prize(place: int, event: Event, holders: frozenset[int]) -> bool:
    if isinstance(event, PrizesPosted | PrizesProjected):
        return True
    if isinstance(event, PayoutSheetReplaced):
        return any(one.place == place for one in event.was)
    if isinstance(event, PaperIssued | PaperReprinted | PaperSpoiled):
        mine = event.kind is PaperKind.PRIZE_SLIPS and not holders.isdisjoint(event.ids)
        return mine or event.kind is PaperKind.PAYOUT_SHEET
    if isinstance(event, OF_A_PLACE) and event.place == place:
        return True
    return isinstance(event, OF_THE_WINNER) and not holders.isdisjoint(event.touches().entries)
