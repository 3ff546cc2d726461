"""The house stream: the room's tables and the facts that belong to no single event."""

from collections.abc import Iterable
from itertools import chain
from typing import Any

import msgspec

from tdapp.core.act import Recorded
from tdapp.core.codec import Codec
from tdapp.core.event import Event, facts_of
from tdapp.core.fold import Conductor
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.room import Due, NobodyPlays, Room, Taking
from tdapp.house import (
    cage_events,
    house_events,
    kept_events,
    notice_events,
    staff_events,
    tickets,
)
from tdapp.house.cage import CAGE_FOLD, Cage, carried_over
from tdapp.house.house_events import HouseCarriedOver
from tdapp.house.kept_prizes import KEPT_FOLD, KeptPrizes, must_keep_none_for
from tdapp.house.notices import NOTICES_FOLD, Notices
from tdapp.house.notices import carried_over as notices_carried_over
from tdapp.house.papers import house_papers
from tdapp.house.papers.house_papers import HOUSE_PAPERS_FOLD, HousePapers
from tdapp.house.papers.house_papers import carried_over as papers_carried_over
from tdapp.house.room_registry import REGISTRY_FOLD, RoomRegistry
from tdapp.house.staff import STAFF_FOLD, Staff
from tdapp.house.staff import carried_over as staff_carried_over
from tdapp.house.tickets import TICKETS_FOLD, Tickets, must_hold_no_ticket
from tdapp.house.tickets import carried_over as tickets_carried_over

KIND = "house"


class House(msgspec.Struct, frozen=True):
    """The house's own state."""

    registry: RoomRegistry = RoomRegistry()
    kept: KeptPrizes = KeptPrizes()
    cage: Cage = Cage()
    notices: Notices = Notices()
    staff: Staff = Staff()
    papers: HousePapers = HousePapers()
    tickets: Tickets = Tickets()


def carry_over(house: House, old: StreamId, seq: int, hash_: str) -> list[Event]:
    """Begin a gaming day's stream with what the `old` one ended in, naming its head."""
    tables = tuple(table for _, table in sorted(house.registry.tables.items()))
    begun = HouseCarriedOver(old, seq, hash_, tables, tuple(house.kept.listed()))
    carried = (carried_over(house.cage), staff_carried_over(house.staff))
    more = (notices_carried_over(house.notices), papers_carried_over(house.papers))
    return [begun, *chain(*carried, *more, tickets_carried_over(house.tickets))]


def _as_it_is(fields: dict[str, Any]) -> dict[str, Any]:
    """Fields added later have defaults: kept prizes, placed tables, details of winners."""
    return fields


def _nothing_to_check(_: House) -> None:
    return None


class HouseAnswers(NobodyPlays[House]):
    """The house keeps prizes, and the takings of its cage."""

    def must_be_done_with(self, state: House, person: PersonId) -> None:
        """Refuse whoever has a prize to come for, or holds a ticket."""
        must_keep_none_for(state.kept, person)
        must_hold_no_ticket(state.tickets, person)

    def takings(self, state: House) -> Iterable[Taking]:
        """What was paid here, and what ended events left."""
        return state.cage.taken()

    def paid_to(self, state: House, person: PersonId) -> int:
        """Prizes of ended events that were handed over on this gaming day."""
        return sum(one.worth for one in state.kept.came_out() if one.person == person)

    def due(self, _: House, entry: Recorded) -> Due | None:
        """A person was turned away."""
        return Due(entry.seq, next(iter(entry.event.touches().persons), None))


HOUSE: Room[House] = Room(
    kind=KIND,
    empty=House(),
    folds=Conductor(
        House,
        {
            "registry": REGISTRY_FOLD,
            "kept": KEPT_FOLD,
            "cage": CAGE_FOLD,
            "staff": STAFF_FOLD,
            "notices": NOTICES_FOLD,
            "papers": HOUSE_PAPERS_FOLD,
            "tickets": TICKETS_FOLD,
        },
    ),
    check=_nothing_to_check,
    codec=Codec(
        facts_of(
            house_events,
            kept_events,
            notice_events,
            cage_events,
            staff_events,
            house_papers,
            tickets,
        ),
        {
            ("HouseCarriedOver", 1): _as_it_is,
            ("HouseCarriedOver", 2): _as_it_is,
            ("KeptPrizeClaimed", 1): _as_it_is,
            ("CageTermsSet", 1): _as_it_is,
            ("DutyEnded", 1): _as_it_is,
            ("CageCarriedOver", 1): _as_it_is,
            ("HousePaperIssued", 1): _as_it_is,
            ("HousePapersCarriedOver", 1): _as_it_is,
        },
    ),
    answers=HouseAnswers(),
)
