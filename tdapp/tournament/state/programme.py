"""What an event was announced as, its published conditions, how it runs, and how it ended."""

import msgspec
from immutables import Map

from tdapp.core.fold import Handlers
from tdapp.core.house_files import HouseHashes
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Contradiction
from tdapp.tournament.facts.clock import StructureChanged
from tdapp.tournament.facts.event import (
    HouseAdopted,
    PlayEnded,
    StartMoved,
    TermsAgreed,
    TermsPublished,
    TermsTold,
    TournamentAnnounced,
    TournamentCancelled,
    TournamentFinished,
)
from tdapp.tournament.facts.refunds import ChosenRefund
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.offers import total_of
from tdapp.tournament.plan.running import restructured


class Programme(msgspec.Struct, frozen=True):
    """What was announced, and how it ended: who won, or that it was cancelled.

    `conditions` hold the running structure: the levels as they are after every one of `changes`.
    `ended` are those who were left when play ended by the conditions, as `PlayEnded` has them.
    `house` is the version of the house's files; older records do not say which. `refunds` have the
    cents and the slip of each entry where the event was cancelled with chosen refunds. `finish` is
    the fact by which the event was finished.
    """

    conditions: Conditions | None = None
    winner: int | None = None
    cancelled: bool = False
    published: Conditions | None = None
    changes: int = 0
    house: HouseHashes | None = None
    ended: tuple[tuple[int, ...], ...] = ()
    refunds: Map[int, tuple[int, int]] = Map()
    finish: TournamentFinished | None = None

    @property
    def over(self) -> bool:
        """Whether play is over."""
        return self.cancelled or self.winner is not None


def _announced(programme: Programme, event: TournamentAnnounced) -> Programme:
    if programme.conditions is not None:
        raise Contradiction("event_exists", title=programme.conditions.title)
    return Programme(event.conditions, published=event.conditions)


def _restructured(programme: Programme, event: StructureChanged) -> Programme:
    conditions = programme.conditions
    if conditions is None:
        raise Contradiction("no_such_event")
    if event.old is not None and conditions.level(event.index) != event.old:
        raise Contradiction("other_level", level=conditions.number(event.index))
    made = restructured(conditions, event.index, event.old, event.new)
    return msgspec.structs.replace(programme, conditions=made, changes=programme.changes + 1)


def _start_moved(programme: Programme, event: StartMoved) -> Programme:
    if programme.conditions is None:
        raise Contradiction("no_such_event")
    conditions = msgspec.structs.replace(programme.conditions, start=event.new)
    return msgspec.structs.replace(programme, conditions=conditions)


def _adopted(programme: Programme, event: HouseAdopted) -> Programme:
    conditions = programme.conditions
    if conditions is None:
        raise Contradiction("no_such_event")
    if event.rules is not None:
        conditions = msgspec.structs.replace(conditions, rules=event.rules)
    return msgspec.structs.replace(programme, conditions=conditions, house=event.version)


def _finished(programme: Programme, event: TournamentFinished) -> Programme:
    return msgspec.structs.replace(programme, winner=event.winner, finish=event)


def _play_ended(programme: Programme, event: PlayEnded) -> Programme:
    if programme.ended:
        raise Contradiction("play_is_over")
    return msgspec.structs.replace(programme, ended=event.groups)


def _refunded(programme: Programme, event: ChosenRefund) -> Programme:
    given = (total_of(event.parts), event.slip)
    return msgspec.structs.replace(programme, refunds=programme.refunds.set(event.entry, given))


def _cancelled(programme: Programme, _: TournamentCancelled) -> Programme:
    return msgspec.structs.replace(programme, cancelled=True)


PROGRAMME_FOLD: Handlers = {
    TournamentAnnounced: _announced,
    StartMoved: _start_moved,
    PlayEnded: _play_ended,
    TournamentFinished: _finished,
    TournamentCancelled: _cancelled,
    ChosenRefund: _refunded,
    StructureChanged: _restructured,
    HouseAdopted: _adopted,
}


class TermsBook(msgspec.Struct, frozen=True):
    """Every version published, the newest last; who was told, by rule; persons who agreed."""

    versions: tuple[TermsPublished, ...] = ()
    told: Map[str, TermsTold] = Map()
    agreed: Map[PersonId, int] = Map()

    @property
    def newest(self) -> TermsPublished | None:
        """The version that holds; None before any."""
        return self.versions[-1] if self.versions else None


def _terms_published(book: TermsBook, event: TermsPublished) -> TermsBook:
    if event.version != len(book.versions) + 1:
        raise Contradiction("other_terms_version", version=event.version)
    return msgspec.structs.replace(book, versions=(*book.versions, event))


def _told(book: TermsBook, event: TermsTold) -> TermsBook:
    return msgspec.structs.replace(book, told=book.told.set(event.rule, event))


def _agreed(book: TermsBook, event: TermsAgreed) -> TermsBook:
    return msgspec.structs.replace(book, agreed=book.agreed.set(event.person, event.version))


TERMS_FOLD: Handlers = {
    TermsPublished: _terms_published,
    TermsTold: _told,
    TermsAgreed: _agreed,
}
