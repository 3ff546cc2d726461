"""Making one person of somebody who was entered twice, and parting two who are two after all.

Nothing in an event's stream changes: each keeps the ids under which somebody played there. The
registry says who is one, and whoever comes again does so under the id that the event knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.ports.people import RegistryWrite, SamePerson
from tdapp.core.refusal import Refusal
from tdapp.core.streams import StreamRef
from tdapp.desk.call import Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house.house_events import PersonParted, PersonsMerged
from tdapp.tournament.room import KIND
from tdapp.tournament.sales.known_as import is_known
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True)
class MergePersons(HouseCall):
    """Let `person` be only another id of `kept`; `others` are the ids that this one has already.

    Refused where both play or wait in one of these `events`, which are those that are on. The desk
    itself says who the `others` are.
    """

    label: ClassVar[str] = "merge_persons"
    permission: ClassVar[Permission] = Permission.RESTRICT
    needs_reason: ClassVar[bool] = True

    person: PersonId
    kept: PersonId
    events: tuple[StreamId, ...]
    others: tuple[PersonId, ...] = ()

    def streams(self) -> tuple[StreamRef, ...]:
        """The house and the events that are on."""
        return (*super().streams(), *(StreamRef(event, KIND) for event in self.events))

    def of_one(self, _: States, ids: IdsOf) -> Self:
        """With all ids that the kept one has."""
        return replace(self, others=tuple(one for one in ids(self.kept) if one != self.kept))

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """One person; see `same_persons.write_same` for what the registry refuses."""
        return (SamePerson(self.person, self.kept),)

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``both_play`` with the event and the entry or ticket of each."""
        for event in self.events:
            _must_not_both_play(states[event], self.person, (self.kept, *self.others))
        return {self.house: [PersonsMerged(self.person, self.kept)]}


@dataclass(frozen=True)
class PartPersons(HouseCall):
    """Let `person` be somebody again who was taken for `kept`, which the desk itself knows.

    In an event that is on each keeps what was sold under the own id.
    """

    label: ClassVar[str] = "part_persons"
    permission: ClassVar[Permission] = Permission.RESTRICT
    needs_reason: ClassVar[bool] = True

    person: PersonId
    kept: PersonId

    def of_one(self, _: States, ids: IdsOf) -> Self:
        """With the id that was kept."""
        return replace(self, kept=ids(self.person)[0])

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """Two persons; refused by the registry with ``not_merged``."""
        return (SamePerson(self.person, None),)

    def decide(self, _: States, __: Moment) -> Groups:
        """What the registry takes is done."""
        return {self.house: [PersonParted(self.person, self.kept)]}


def _must_not_both_play(event: Tournament, person: PersonId, ids: Sequence[PersonId]) -> None:
    here = [one for one in ids if is_known(event, one)]
    if here and is_known(event, person):
        entries = ", ".join(_where(event, one) for one in (here[0], person))
        raise Refusal("both_play", event=event.conditions.title, entries=entries)


def _where(event: Tournament, person: PersonId) -> str:
    numbers = event.entries.by_person.get(person, ())
    return f"#{numbers[-1]}" if numbers else f"ticket {event.alternates.by_person[person]}"
