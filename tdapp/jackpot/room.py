"""The jackpots as a stream of the record: their folds and facts, and what they answer."""

from collections.abc import Iterable, Mapping

from tdapp.core.act import Recorded
from tdapp.core.codec import Codec
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.core.room import Due, NobodyPlays, Room, Taking
from tdapp.jackpot.facts import JACKPOT_EVENTS
from tdapp.jackpot.facts.hits import HitConfirmed
from tdapp.jackpot.facts.pools import MalfunctionOpened, PoolChangePosted, RoundsTold
from tdapp.jackpot.jackpot import FOLDS, Jackpots, check
from tdapp.jackpot.state.carried import JackpotsCarriedOver

KIND = "jackpot"


class JackpotAnswers(NobodyPlays[Jackpots]):
    """Asks the folds of the room's jackpots: nobody is an entry, but winners wait to be paid."""

    def is_over(self, state: Jackpots) -> bool:
        """Pools go on, in the next gaming day's stream."""
        return state.pools.over

    def must_be_done_with(self, state: Jackpots, person: PersonId) -> None:
        """Refuse ``jackpot_owed``."""
        if not state.pools.over and state.hits.is_owed(person):
            raise Refusal("jackpot_owed")

    def takings(self, state: Jackpots) -> Iterable[Taking]:
        """Of what was paid."""
        return state.takings.listed()

    def paid_to(self, state: Jackpots, person: PersonId) -> int:
        """Jackpots of the day, and of a hit before it of which others are to be paid still."""
        return 0 if state.pools.over else state.hits.paid_to(person)

    def played_under(self, state: Jackpots) -> PlayedUnder | None:
        """The house that jackpots are run under."""
        return state.pools.house

    def due(self, _: Jackpots, entry: Recorded) -> Due | None:
        """What the house's notices name: a change that its sign tells of, a hit, what is wrong."""
        match entry.event:
            case PoolChangePosted(pool=pool, at=at, by=by):
                return Due(pool, told=(by, at.utc_us), how="displayed")
            case HitConfirmed(hit=hit):
                return Due(hit)
            case MalfunctionOpened(number=number):
                return Due(number)
            case RoundsTold(table=table):
                return Due(table)
        return None

    def open_matters(self, state: Jackpots) -> Mapping[str, int]:
        """HitBook that somebody waits to be paid for, and what does not work."""
        if state.pools.over:
            return {}
        owed = sum(1 for _ in state.hits.owed())
        return {"jackpot_hits": owed, "malfunctions": len(state.malfunctions.open)}


JACKPOT: Room[Jackpots] = Room(
    kind=KIND,
    empty=Jackpots(),
    folds=FOLDS,
    check=check,
    codec=Codec((*JACKPOT_EVENTS, JackpotsCarriedOver)),
    answers=JackpotAnswers(),
)
