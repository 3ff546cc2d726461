"""The cash games as a stream of the record: their folds and facts, and what they answer."""

from collections.abc import Collection, Iterable, Mapping

from tdapp.cash.cash import FOLDS, Cash, check
from tdapp.cash.facts import CASH_EVENTS
from tdapp.cash.facts.games import ChangePosted
from tdapp.cash.state.carried import CashCarriedOver
from tdapp.cash.state.money_carried import MoneyCarriedOver
from tdapp.core.act import Recorded
from tdapp.core.codec import Codec, as_they_are
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.core.room import Answers, Due, KnownAs, Room, Taking

KIND = "cash"


class CashAnswers(Answers[Cash]):
    """Asks the folds of the room's cash games."""

    def title(self, _: Cash) -> str:
        """Cash games have none of their own."""
        return ""

    def is_on(self, state: Cash) -> bool:
        """While a game is open."""
        return bool(state.games.by_table) and not state.games.over

    def is_over(self, state: Cash) -> bool:
        """Games close and the room goes on, in the next gaming day's stream."""
        return state.games.over

    def has_entries(self, state: Cash) -> bool:
        """Whether anybody has sat down."""
        return bool(state.sittings.last)

    def person_of(self, state: Cash, entry: int) -> PersonId | None:
        """Whose a sitting is or was."""
        return state.sittings.person_of.get(entry)

    def known_as(self, state: Cash, person: PersonId) -> KnownAs | None:
        """By the sitting, or else by the first ticket of the lists; by neither once it is over."""
        if state.games.over:
            return None
        sitting = state.sittings.playing.get(person)
        if sitting is not None:
            return KnownAs(sitting, since_us=state.sittings.by_number[sitting].since.utc_us)
        tickets = state.lists.tickets_of.get(person, ())
        return KnownAs(tickets[0], waits=True) if tickets else None

    def is_in(self, state: Cash, person: PersonId) -> bool:
        """Who plays or waits, until the next day has it."""
        if state.games.over:
            return False
        return person in state.sittings.playing or person in state.lists.tickets_of

    def must_be_done_with(self, state: Cash, person: PersonId) -> None:
        """Refuse ``plays_for_cash``, and ``chips_in_custody`` of who has chips kept."""
        if self.is_in(state, person):
            raise Refusal("plays_for_cash")
        kept = state.custody.of_person(person)
        if kept and not state.games.over:
            raise Refusal("chips_in_custody", receipt=kept[0])

    def takings(self, state: Cash) -> Iterable[Taking]:
        """Of stakes bought and chips cashed at the cage."""
        return state.takings.listed()

    def paid_to(self, state: Cash, person: PersonId) -> int:
        """Chips that the cage has cashed on this gaming day."""
        return 0 if state.games.over else state.sittings.cashed.get(person, 0)

    def played_under(self, state: Cash) -> PlayedUnder | None:
        """The house that the room was opened under."""
        return state.games.house

    def due(self, _: Cash, entry: Recorded) -> Due | None:
        """A table is to close: its players were told by the very sign, or as the last were called.

        What else a sign announces is read there alone.
        """
        posted = entry.event
        if not isinstance(posted, ChangePosted) or posted.sign is not None:
            return None
        how = "in_person" if posted.last_rounds else "displayed"
        return Due(posted.table, told=(posted.by, posted.posted_at.utc_us), how=how)

    def open_matters(self, state: Cash) -> Mapping[str, int]:
        """What who takes the room over has to know: nothing of a day that is over."""
        if state.games.over:
            return {}
        slips = state.transfers.slips.values()
        pulled = sum(one.pulled is not None for one in state.money.boxes.values())
        return {
            "cash_tables": len(state.games.by_table),
            "held": len(state.seating.held),
            "notices_running": len(state.games.changes),
            "custody": len(state.custody.bags),
            "on_the_way": sum(one.is_on_the_way for one in slips),
            "to_sign": sum(one.is_open and not one.is_on_the_way for one in slips),
            "boxes": pulled,
            "collections": len(state.charged.unverified),
        }

    def orders_under_way(self, state: Cash) -> Collection[str]:
        """The slips of those who are on their way to another seat."""
        return [f"move {slip}" for slip in state.seating.moves]


CASH: Room[Cash] = Room(
    kind=KIND,
    empty=Cash(),
    folds=FOLDS,
    check=check,
    codec=Codec((*CASH_EVENTS, CashCarriedOver, MoneyCarriedOver), as_they_are(CASH_EVENTS)),
    answers=CashAnswers(),
)
