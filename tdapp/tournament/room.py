"""A tournament as a stream of the record: its folds and facts, and what it answers for itself."""

from collections.abc import Collection, Iterable, Mapping, Sequence

from tdapp.core.act import Recorded
from tdapp.core.codec import Codec
from tdapp.core.event import Event
from tdapp.core.house_files import PlayedUnder
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Answers, Due, KnownAs, Room, Taking
from tdapp.house.notice_events import How
from tdapp.rules.ruling_rules import ComplaintRule
from tdapp.table.facts.rulings import RulingGiven, RulingReviewed, ToldOfComplaint
from tdapp.table.rulings.ruling import next_step
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.event.done_with import must_be_done_with
from tdapp.tournament.exits.eliminating import must_not_be_deserted
from tdapp.tournament.facts import TOURNAMENT_EVENTS
from tdapp.tournament.facts.clock import ClockPaused
from tdapp.tournament.facts.event import TermsPublished, TournamentAnnounced, TournamentCancelled
from tdapp.tournament.facts.older_versions import upcasters
from tdapp.tournament.facts.prizes import PrizesPosted, PrizeUnclaimed
from tdapp.tournament.guards.invariants import check
from tdapp.tournament.papers.issuing import turned
from tdapp.tournament.payouts.paying import paid_to
from tdapp.tournament.stages.seen import seen_from
from tdapp.tournament.tournament import FOLDS, Tournament


class TournamentAnswers(Answers[Tournament]):
    """Asks the folds of one event."""

    def title(self, state: Tournament) -> str:
        """As it was announced."""
        conditions = state.programme.conditions
        return "" if conditions is None else conditions.title

    def is_on(self, state: Tournament) -> bool:
        """From the first start of its clock, or of a stage's, to the end."""
        programme, stages = state.programme, state.stages.by_number.values()
        started = state.clock.started or any(one.clock.started for one in stages)
        return programme.conditions is not None and started and not programme.over

    def is_over(self, state: Tournament) -> bool:
        """Finished or cancelled."""
        return state.programme.over

    def person_of(self, state: Tournament, entry: int) -> PersonId | None:
        """Whose the entry is now."""
        found = state.entries.by_number.get(entry)
        return None if found is None else found.person

    def known_as(self, state: Tournament, person: PersonId) -> KnownAs | None:
        """By the newest entry, or else by the ticket of the queue."""
        numbers = state.entries.by_person.get(person, ())
        if numbers:
            return state.entries.known(numbers[-1])
        ticket = state.alternates.by_person.get(person)
        return None if ticket is None else KnownAs(ticket, waits=True)

    def is_in(self, state: Tournament, person: PersonId) -> bool:
        """Whoever has chips or a ticket; whoever may buy again comes through the door to do so."""
        exits = state.exits
        gone = (exits.by_entry, exits.out_of_chips, exits.pending)
        theirs = state.entries.by_person.get(person, ())
        playing = any(all(number not in where for where in gone) for number in theirs)
        return playing or person in state.alternates.by_person

    def must_be_done_with(self, state: Tournament, person: PersonId) -> None:
        """See `done_with`."""
        must_be_done_with(state, person)

    def takings(self, state: Tournament) -> Iterable[Taking]:
        """Those of the event."""
        return state.takings.listed()

    def has_entries(self, state: Tournament) -> bool:
        """Whether any is in the field."""
        return bool(state.entries.count)

    def played_under(self, state: Tournament) -> PlayedUnder | None:
        """As its conditions say, in the version it began with or adopted."""
        programme = state.programme
        if programme.conditions is None:
            return None
        return PlayedUnder(programme.conditions.house, programme.house)

    def details_noted(self, state: Tournament, entry: int) -> tuple[str, ...]:
        """Those noted when the winner's identity was seen."""
        seen = state.prizes.seen.get(entry)
        return () if seen is None else seen.details

    def paid_to(self, state: Tournament, person: PersonId) -> int:
        """See `paying.paid_to`."""
        return paid_to(state, person)

    def orders_under_way(self, state: Tournament) -> Collection[str]:
        """The slips of those who are on their way to another seat."""
        return [f"move {slip}" for slip in state.seating.moves]

    def papers_changed(self, before: Tournament, after: Tournament) -> Sequence[int]:
        """See `issuing.turned`."""
        return turned(before, after)

    def must_go_on(self, before: Tournament, after: Tournament, now: Instant) -> None:
        """Refuse ``clock_set_back`` for an exit that stopped the clock and decides nothing now.

        And ``no_player_left`` where all who stay in the event are out, and ``undo_blocked`` for
        the list with which play was ended, and for what would leave money of the pool in no list.
        """
        if after.programme.ended and not after.entries.closed:
            raise Refusal("undo_blocked", fact="play_is_over")
        if _is_short_of_pool(after) and not _is_short_of_pool(before):
            clash = Contradiction("prizes_below_pool", pool=after.pool)
            raise Refusal("undo_blocked", fact=clash.fact, **clash.details)
        if before.clock.running and not after.clock.running and not is_decided(after, now):
            raise Refusal("clock_set_back")
        if before.left and not after.left:
            must_not_be_deserted(after)

    def open_matters(self, state: Tournament) -> Mapping[str, int]:
        """Tables on hold and pending exits while it is on, slips of prizes until it is over."""
        held, pending = (len(state.seating.held), len(state.exits.pending))
        on = {"held": held, "pending": pending} if self.is_on(state) else {}
        return on if self.is_over(state) else {**on, "slips": _slips_waiting(state)}

    def held_after_all(self, ended: Sequence[Event]) -> Sequence[Event]:
        """Only a cancellation is taken back; the clock stands where it was stopped for it."""
        if not any(isinstance(one, TournamentCancelled) for one in ended):
            raise Refusal("is_finished")
        return [one for one in ended if isinstance(one, ClockPaused)]

    def due(self, state: Tournament, entry: Recorded) -> Due | None:
        """A ruling or an unclaimed prize only as long as something is left to tell about it."""
        fact = entry.event
        if isinstance(fact, RulingGiven):
            return _complaint(state, fact.number)
        if isinstance(fact, RulingReviewed | ToldOfComplaint):
            return None
        if isinstance(fact, TermsPublished):
            return Due(fact.version) if fact.version > 1 else None
        if isinstance(fact, TournamentAnnounced):
            return Due(told_by_rule=_told_of_terms(state))
        if isinstance(fact, PrizeUnclaimed):
            waits = fact.entry in state.prizes.unclaimed
            return Due(fact.entry, self.person_of(state, fact.entry)) if waits else None
        return Due(fact.version if isinstance(fact, PrizesPosted) else 0)


def _is_short_of_pool(event: Tournament) -> bool:
    """Whether the posted list pays out less than the pool."""
    posted = bool(event.prizes.posted) and not event.programme.cancelled
    return posted and event.prizes.total < event.pool


def _slips_waiting(event: Tournament) -> int:
    """How many slips are out for prizes that wait; told without a look at each."""
    prizes = event.prizes
    settled = len(prizes.paid) + len(prizes.unclaimed) + len(prizes.forfeited)
    return max(0, len(prizes.slips) - settled)


def _told_of_terms(state: Tournament) -> Mapping[str, tuple[StaffId, int, str]]:
    """Who of those was told whom the house's rules name before entries or play."""
    book, first = state.terms, state.conditions.rules.conditions.published_to
    told = {rule: (one.by, one.at_us, one.how.value) for rule, one in book.told.items()}
    if first is not None and book.versions:
        published = book.versions[0]
        told[first.rule] = (published.by, published.at_us, How.DISPLAYED.value)
    return told


def _complaint(state: Tournament, number: int) -> Due | None:
    """Once the house's last word is said, the right to complain is told; that is noted there."""
    ruling = state.rulings.by_number[number]
    if ruling.told:
        telling = ruling.telling or ruling.given
        return Due(number, told=(telling.by, telling.happened_us or 0))
    final = isinstance(next_step(state.conditions.rules.disputes, ruling), ComplaintRule)
    return Due(number) if final else None


KIND = "tournament"

TOURNAMENT: Room[Tournament] = Room(
    kind=KIND,
    empty=Tournament(),
    folds=FOLDS,
    check=check,
    codec=Codec(TOURNAMENT_EVENTS, upcasters(TOURNAMENT_EVENTS)),
    answers=TournamentAnswers(),
    part=seen_from,
)
