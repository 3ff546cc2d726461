"""Acts that end an event: its tables go back to the room, its money to the cage."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from tdapp.calls.across.tables import WithTables
from tdapp.calls.counted import InSession
from tdapp.core.event import Event
from tdapp.core.ids import StreamId
from tdapp.desk.call import AskedWhy, CallRow, Groups, Moment, States
from tdapp.desk.permissions import Permission
from tdapp.house import room_registry
from tdapp.house.cage import left_by_event
from tdapp.rules.office import Decision
from tdapp.till.takings import booked_all
from tdapp.tournament.event import announcing
from tdapp.tournament.facts.stages import Cut
from tdapp.tournament.payouts.inheriting import left_with_the_house
from tdapp.tournament.sales import cancelling
from tdapp.tournament.stages import going_on
from tdapp.tournament.stages.seen import located
from tdapp.voice.texts import text


@dataclass(frozen=True)
class Finish(WithTables):
    """End the event and free its tables."""

    row: ClassVar[CallRow] = CallRow(
        label="finish",
        permission=Permission.ANNOUNCE,
        done=text("done", "Event finished"),
        decision=Decision.AWARD_PLACES,
    )

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none; prizes that nobody came for are kept by the house from now on."""
        state = states[self.event]
        ended = announcing.finish(state, moment.now)
        freed = room_registry.release_all(states[self.house].registry, self.event)
        left = left_with_the_house(state, self.event)
        taken = left_by_event(self.event, state.takings)
        return {self.event: ended, **in_house(self.house, [*freed, *left, *taken])}


@dataclass(frozen=True)
class EndStage(WithTables):
    """End a stage of an event and free its tables; `event` is the stage's address.

    Of level stacks at the cut those in `order` go on, best first, or by the cards of `cuts`.
    """

    row: ClassVar[CallRow] = CallRow(
        label="end_stage",
        permission=Permission.ANNOUNCE,
        done=text("done", "Stage ended"),
        decision=Decision.AWARD_PLACES,
        refusals=frozenset({"tie_at_the_cut", "cut_again", "wrong_cut", "cut_of_cards"}),
    )

    order: tuple[int, ...] = ()
    cuts: tuple[Cut, ...] = ()

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none."""
        ended = going_on.end_stage(states[self.event], moment.now, self.order, self.cuts)
        freed = room_registry.release_all(states[self.house].registry, self.event)
        return {self.event: ended, **in_house(self.house, freed)}


@dataclass(frozen=True)
class CancelEvent(InSession, WithTables):
    """Give the money back as the conditions say, end the event and free its tables."""

    row: ClassVar[CallRow] = CallRow(
        label="cancel_event",
        permission=Permission.ANNOUNCE,
        done=text("done", "Event cancelled, money refunded"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
    )

    session: str | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """Both streams or none."""
        return self._over(states, moment, each=True)

    def tried(self, states: States, moment: Moment) -> Groups:
        """One refund stands for all that were paid alike."""
        return self._over(states, moment, each=False)

    def _over(self, states: States, moment: Moment, *, each: bool) -> Groups:
        state = states[self.event]
        told = cancelling.cancel_event(state, moment.now, self.session, each=each)
        ended = located(state, told)
        freed = room_registry.release_all(states[self.house].registry, self.event)
        takings = booked_all(state.takings, ended)
        return {
            self.event: ended,
            **in_house(self.house, [*freed, *left_by_event(self.event, takings)]),
        }


@dataclass(frozen=True)
class CancelWithRefunds(InSession, WithTables):
    """End the event with `refunds` (entry, cents) typed by hand; what is left goes to `rest`."""

    row: ClassVar[CallRow] = CallRow(
        label="cancel_with_refunds",
        permission=Permission.ANNOUNCE,
        done=text("done", "Event cancelled with chosen refunds"),
        reason=AskedWhy.ALWAYS,
        by_till=True,
        refusals=frozenset({"refund_of_nothing"}),
    )

    refunds: tuple[tuple[int, int], ...] = ()
    rest: str = ""
    session: str | None = None

    def decide(self, states: States, moment: Moment) -> Groups:
        """All streams or none; prizes paid or unclaimed are kept by the house from now on."""
        from tdapp.tournament.sales import chosen_refunds  # noqa: PLC0415 - seldom asked

        state = states[self.event]
        ended = located(
            state,
            chosen_refunds.cancel_with_refunds(
                state, moment.now, dict(self.refunds), self.rest, self.session
            ),
        )
        freed = room_registry.release_all(states[self.house].registry, self.event)
        left = left_with_the_house(state, self.event)
        takings = left_by_event(self.event, booked_all(state.takings, ended))
        return {self.event: ended, **in_house(self.house, [*freed, *left, *takings])}


def in_house(house: StreamId, events: Sequence[Event]) -> Groups:
    """These facts in the house's stream; nothing where there are none."""
    return {house: events} if events else {}
