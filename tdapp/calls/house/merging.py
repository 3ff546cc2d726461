"""Merge two entries of one person, and split them again.

Nothing in an event's stream changes: each keeps the ids under which somebody played there. The
registry says who is one, and whoever comes again does so under the id that the event knows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from tdapp.calls.house.room import HouseCall
from tdapp.core.ids import PersonId, StreamRef
from tdapp.core.ports.people import RegistryWrite, SamePerson
from tdapp.core.refusal import Refusal
from tdapp.core.room import KnownAs
from tdapp.desk.call import AskedWhy, CallRow, Groups, IdsOf, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.desk.stream import Answering, refs
from tdapp.house.house_events import PersonParted, PersonsMerged
from tdapp.voice.texts import text


@dataclass(frozen=True)
class MergePersons(HouseCall):
    """Let `person` be only another id of `kept`; `others` are the ids that this one has already.

    Refused where both play or wait in one of these `events`, which are those that are on. The desk
    itself says who the `others` are.
    """

    row: ClassVar[CallRow] = CallRow(
        label="merge_persons",
        permission=Permission.RESTRICT,
        done=text("done", "Two registry records merged"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId
    kept: PersonId
    events: tuple[Answering, ...]
    others: tuple[PersonId, ...] = ()

    def streams(self) -> tuple[StreamRef, ...]:
        """The house and the events that are on."""
        return (*super().streams(), *refs(self.events))

    def of_one(self, _: States, ids: IdsOf) -> Self:
        """The ids, with all those of the kept person."""
        return replace(self, others=tuple(one for one in ids(self.kept) if one != self.kept))

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """One person; see `same_persons.write_same` for what the registry refuses."""
        return (SamePerson(self.person, self.kept),)

    def decide(self, states: States, _: Moment) -> Groups:
        """Refuses ``both_play`` with the event and the entry or ticket of each."""
        for event in self.events:
            _must_not_both_play(event, states, self.person, (self.kept, *self.others))
        return {self.house: [PersonsMerged(self.person, self.kept)]}


@dataclass(frozen=True)
class PartPersons(HouseCall):
    """Split `person` from `kept` again; the desk knows `kept`.

    In an event that is on each keeps what was sold under the own id.
    """

    row: ClassVar[CallRow] = CallRow(
        label="part_persons",
        permission=Permission.RESTRICT,
        done=text("done", "Merged person split again"),
        reason=AskedWhy.ALWAYS,
    )

    person: PersonId
    kept: PersonId

    def of_one(self, _: States, ids: IdsOf) -> Self:
        """The ids, with the kept one."""
        return replace(self, kept=ids(self.person)[0])

    def registry(self, _: Moment) -> tuple[RegistryWrite, ...]:
        """Two persons; refused by the registry with ``not_merged``."""
        return (SamePerson(self.person, None),)

    def decide(self, _: States, __: Moment) -> Groups:
        """Do nothing more: the registry does the work."""
        return {self.house: [PersonParted(self.person, self.kept)]}


def _must_not_both_play(
    event: Answering, states: States, person: PersonId, ids: Sequence[PersonId]
) -> None:
    answers, state = event.answers, states[event.id]
    one = answers.known_as(state, person)
    other = next((known for id_ in ids if (known := answers.known_as(state, id_))), None)
    if one is not None and other is not None:
        entries = ", ".join((_where(other), _where(one)))
        raise Refusal("both_play", event=answers.title(state), entries=entries)


def _where(known: KnownAs) -> str:
    return f"ticket {known.number}" if known.waits else f"#{known.number}"
