"""The room of raffles: what the rest of the house is told of them."""

from collections.abc import Iterable, Mapping, Sequence

from tdapp.core.codec import Codec
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.core.room import Answers, KnownAs, Room, Taking
from tests.raffle.facts import FACTS
from tests.raffle.raffle import FOLDS, Raffle, check

KIND = "raffle"


class RaffleAnswers(Answers[Raffle]):
    """What the house asks of a raffle."""

    def title(self, state: Raffle) -> str:
        """As announced."""
        rules = state.programme.rules
        return "" if rules is None else rules.title

    def is_on(self, state: Raffle) -> bool:
        """From the first draw on."""
        return bool(state.tickets.winners) and not self.is_over(state)

    def is_over(self, state: Raffle) -> bool:
        """Since its last act."""
        return state.programme.over

    def has_entries(self, state: Raffle) -> bool:
        """Whether a ticket was sold."""
        return bool(state.tickets.person_of)

    def person_of(self, state: Raffle, entry: int) -> PersonId | None:
        """Whose a ticket is."""
        return state.tickets.person_of.get(entry)

    def known_as(self, state: Raffle, person: PersonId) -> KnownAs | None:
        """By the first ticket."""
        return next((KnownAs(one) for one in _tickets_of(state, person)), None)

    def is_in(self, state: Raffle, person: PersonId) -> bool:
        """Whoever has a ticket, until all is over."""
        return not self.is_over(state) and bool(_tickets_of(state, person))

    def must_be_done_with(self, state: Raffle, person: PersonId) -> None:
        """Refuse ``person_in_play``."""
        if self.is_in(state, person):
            entry = _tickets_of(state, person)[0]
            raise Refusal("person_in_play", event=self.title(state), entry=entry)

    def takings(self, state: Raffle) -> Iterable[Taking]:
        """Of tickets and prizes."""
        return state.takings.listed()

    def open_matters(self, state: Raffle) -> Mapping[str, int]:
        """Prizes that wait for their winners."""
        return {"slips": len(state.tickets.winners) - len(state.tickets.paid)}

    def papers_changed(self, before: Raffle, after: Raffle) -> Sequence[int]:
        """The lists of winners that are true only before or only after."""
        then, now = before.tickets.winners, after.tickets.winners
        lists = enumerate(before.papers.printed, 1)
        return [number for number, one in lists if _is_true(one, then) != _is_true(one, now)]


def _is_true(printed: tuple[int, ...], winners: tuple[int, ...]) -> bool:
    return winners[: len(printed)] == printed


def _tickets_of(state: Raffle, person: PersonId) -> list[int]:
    return sorted(number for number, who in state.tickets.person_of.items() if who == person)


RAFFLE: Room[Raffle] = Room(
    kind=KIND,
    empty=Raffle(),
    folds=FOLDS,
    check=check,
    codec=Codec(FACTS),
    answers=RaffleAnswers(),
)
