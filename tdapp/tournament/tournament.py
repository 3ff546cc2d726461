"""A tournament: the conductor of its folds, and what can only be seen across them."""

import msgspec

from tdapp.core.codec import Codec
from tdapp.core.fold import Conductor
from tdapp.core.house_files import HouseHashes
from tdapp.core.refusal import Contradiction, Refusal
from tdapp.core.room import Room
from tdapp.till.takings import Takings, fold_of
from tdapp.tournament.bounties.bounties import BOUNTIES_FOLD, Bounties
from tdapp.tournament.chips.book import CHIPS_FOLD, ChipBook
from tdapp.tournament.clock.clock import CLOCK_FOLD, Clock
from tdapp.tournament.clock.course import COURSE_FOLD, Course
from tdapp.tournament.clock.events import StructureChanged
from tdapp.tournament.events import (
    TOURNAMENT_EVENTS,
    TournamentAnnounced,
    TournamentCancelled,
    TournamentFinished,
)
from tdapp.tournament.exits.exit_folding import EXITS_FOLD
from tdapp.tournament.exits.exits import Exits, places
from tdapp.tournament.feature.hands import FEATURE_FOLD, Feature
from tdapp.tournament.older_versions import UPCASTERS
from tdapp.tournament.papers.issued import PAPERS_FOLD, Papers
from tdapp.tournament.penalties.book import PENALTIES_FOLD, Penalties, check_penalties
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.house_events import HouseAdopted
from tdapp.tournament.plan.offers import Offer
from tdapp.tournament.plan.running import restructured
from tdapp.tournament.prizes.prize_list import Prize
from tdapp.tournament.prizes.prizes import PRIZES_FOLD, Prizes, Settled
from tdapp.tournament.prizes.shared_places import Share, leftover_order, share_places
from tdapp.tournament.rulings.log import RULINGS_FOLD, Rulings
from tdapp.tournament.sales.entries import Entries, Entry
from tdapp.tournament.sales.given_back import ENTRIES_FOLD
from tdapp.tournament.sales.queue import QUEUE_FOLD, Alternates
from tdapp.tournament.seats.attendance import ATTENDANCE_FOLD, Attendance
from tdapp.tournament.seats.buttons import BUTTONS_FOLD, Buttons
from tdapp.tournament.seats.seat_folding import SEATING_FOLD
from tdapp.tournament.seats.seating import Seating

KIND = "tournament"


class Programme(msgspec.Struct, frozen=True):
    """What was announced, and how it ended: who won, or that it was cancelled.

    `conditions` hold the running structure: the levels as they are after every one of `changes`.
    `house` is the version of the house's files; older records do not say which.
    """

    conditions: Conditions | None = None
    winner: int | None = None
    cancelled: bool = False
    published: Conditions | None = None
    changes: int = 0
    house: HouseHashes | None = None

    @property
    def over(self) -> bool:
        """Whether nobody plays any more."""
        return self.cancelled or self.winner is not None


class Tournament(msgspec.Struct, frozen=True):
    """The state of one event."""

    programme: Programme = Programme()
    entries: Entries = Entries()
    alternates: Alternates = Alternates()
    seating: Seating = Seating()
    clock: Clock = Clock()
    course: Course = Course()
    exits: Exits = Exits()
    prizes: Prizes = Prizes()
    bounties: Bounties = Bounties()
    chips: ChipBook = ChipBook()
    rulings: Rulings = Rulings()
    penalties: Penalties = Penalties()
    attendance: Attendance = Attendance()
    buttons: Buttons = Buttons()
    takings: Takings = Takings()
    papers: Papers = Papers()
    feature: Feature = Feature()

    @property
    def conditions(self) -> Conditions:
        """The conditions with the running structure; refuses ``no_such_event`` before any."""
        if self.programme.conditions is None:
            raise Refusal("no_such_event")
        return self.programme.conditions

    @property
    def left(self) -> int:
        """Entries still in play."""
        return self.entries.count - len(self.exits.by_entry)

    @property
    def overlay(self) -> int:
        """What the guarantee is short of, in cents: the house puts it in when prizes are posted."""
        return max(0, self.conditions.guarantee - self.entries.pool)

    @property
    def pool(self) -> int:
        """The whole prize pool in cents, the house's money included.

        Until the prizes are posted it is what it would be if they were posted now; where the event
        is cancelled nobody adds anything.
        """
        programme = self.programme
        if self.entries.closed or programme.cancelled or programme.conditions is None:
            return self.entries.pool + self.entries.added
        return self.entries.pool + self.conditions.added + self.overlay

    @property
    def alternates_waiting(self) -> bool:
        """Whether somebody waits for a place that may still be sold: a freed seat is theirs."""
        if not self.alternates.waiting or self.entries.closed:
            return False
        return self.entries.count < self.conditions.max_entries

    def entry(self, number: int) -> Entry:
        """One entry; refuses ``no_such_entry``."""
        found = self.entries.by_number.get(number)
        if found is None:
            raise Refusal("no_such_entry", entry=number)
        return found

    def in_play(self) -> list[int]:
        """Numbers of the entries still in, ascending."""
        return sorted(n for n in self.entries.by_number if n not in self.exits.by_entry)

    @property
    def chips_in_play(self) -> int:
        """All chips that were given or put in, and not taken out of play."""
        given = self.entries.chips + self.entries.left_behind
        return given - self.exits.chips_out + self.chips.net

    def at_place(self, place: int) -> tuple[int, ...]:
        """The entries that hold a place or share it; none while it is not decided."""
        if place == 1 and self.entries.closed and self.left == 1:
            return (self.in_play()[0],)
        return self.exits.at_place(place, self.entries.count)

    def place_of(self, entry: int) -> int | None:
        """The best of the places that an entry holds; None while it is in play."""
        if entry in self.exits.by_entry:
            return self.exits.place_of(entry, self.entries.count)
        return 1 if self.entries.closed and self.left == 1 else None

    def prize_place(self, entry: int) -> int | None:
        """The place whose prize an entry wins or shares: its own, less those passed over above it.

        None while it is in play, and for who is passed over.
        """
        place = self.place_of(entry)
        if place is None or entry in self.prizes.passed_over:
            return None
        return place - sum(rank < place for rank in self._passed_ranks())

    def prize_holders(self, place: int) -> tuple[int, ...]:
        """The entries that win or share the prize of a place; none while it is not decided."""
        for rank in self._passed_ranks():
            place += rank <= place
        return tuple(one for one in self.at_place(place) if one not in self.prizes.passed_over)

    def _passed_ranks(self) -> list[int]:
        """The ranks in the field of those passed over, best first, each with one of its own.

        Who of them plays on will stand before all who are out: taken for the first ranks.
        """
        ranks, in_play = [], 0
        for entry in self.prizes.passed_over:
            best = self.place_of(entry)
            if best is None:
                in_play += 1
                continue
            level = self.exits.sharing(entry) if entry in self.exits.by_entry else (entry,)
            ranks.append(best + len(level) - 1 - level.index(entry))
        return sorted([*range(1, in_play + 1), *ranks])

    def places(self) -> dict[int, int]:
        """Entry number to place, for all who are out and, in a closed field, for the winner."""
        found = places(self.exits, self.entries.count)
        if self.entries.closed and self.left == 1:
            found[self.in_play()[0]] = 1
        return found


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


def _adopted(programme: Programme, event: HouseAdopted) -> Programme:
    conditions = programme.conditions
    if conditions is None:
        raise Contradiction("no_such_event")
    if event.rules is not None:
        conditions = msgspec.structs.replace(conditions, rules=event.rules)
    return msgspec.structs.replace(programme, conditions=conditions, house=event.version)


def _finished(programme: Programme, event: TournamentFinished) -> Programme:
    return msgspec.structs.replace(programme, winner=event.winner)


def _cancelled(programme: Programme, _: TournamentCancelled) -> Programme:
    return msgspec.structs.replace(programme, cancelled=True)


def check(tournament: Tournament) -> None:
    """What must hold across the folds: what is sold is announced and prizes went to their places.

    Raises `Contradiction`.
    """
    _check_field(tournament)
    check_penalties(tournament.penalties, tournament.rulings)
    if not tournament.programme.cancelled:
        _check_prizes(tournament)
        _check_bounties(tournament)


def _check_field(tournament: Tournament) -> None:
    entries, conditions = tournament.entries, tournament.programme.conditions
    if conditions is None:
        if (
            entries.count
            or tournament.alternates.held
            or tournament.seating.tables
            or tournament.clock != Clock()
            or tournament.chips != ChipBook()
            or tournament.rulings.by_number
        ):
            raise Contradiction("no_such_event")
        return
    if entries.count > conditions.max_entries:
        raise Contradiction("event_full", most=conditions.max_entries)
    if _above(conditions.rebuy, entries.most_rebuys):
        raise Contradiction("rebuys_used_up")
    if _above(conditions.addon, entries.most_addons):
        raise Contradiction("addons_used_up")


def _above(offer: Offer | None, found: int) -> bool:
    most = offer.most if offer else 0
    return most is not None and found > most


def _check_prizes(tournament: Tournament) -> None:
    prizes = tournament.prizes
    if prizes.posted and not tournament.entries.closed:
        raise Contradiction("prizes_posted", version=prizes.version)
    for entry, payment in prizes.paid.items():
        if not _is_won(tournament, payment):
            raise Contradiction("prize_paid", place=payment.place, entry=entry)
    for entry, aside in prizes.set_aside():
        if not _is_won(tournament, aside):
            raise Contradiction("prize_set_aside", place=aside.place, entry=entry)
    if prizes.total > tournament.pool:
        raise Contradiction("prizes_above_pool", pool=tournament.pool)


def _check_bounties(tournament: Tournament) -> None:
    for entry in tournament.bounties.paid:
        if tournament.bounties.own_paid(entry) and tournament.place_of(entry) != 1:
            raise Contradiction("bounty_paid", entry=entry)


def _is_won(tournament: Tournament, settled: Settled) -> bool:
    """Whether an entry wins what was handed over or set aside, in cash and in kind."""
    try:
        share = share_of(tournament, settled.entry)
    except Refusal:
        return False
    return (share.cash, share.item, share.value) == (settled.cents, settled.item, settled.value)


def share_of(tournament: Tournament, entry: int) -> Share:
    """What an entry wins by the posted list: its place's prize, or its share of those it shares.

    Refuses ``prize_cannot_be_shared`` where the director has to decide.
    """
    place = tournament.prize_place(entry)
    if place is None:
        return Share(entry, 0)
    prizes, ties = tournament.prizes, tournament.conditions.prizes.ties
    group = tournament.prize_holders(place)
    if len(group) == 1:
        alone = next(iter(prizes.at(place)), Prize(place, 0))
        return Share(entry, alone.cash, alone.item, alone.value)
    order = leftover_order(group, ties.leftover, f"{prizes.seed} {place}")
    shared = share_places(prizes.at(place, len(group)), place, order, ties.unit)
    return next(share for share in shared.shares if share.entry == entry)


def owed_to(tournament: Tournament, entry: int) -> int:
    """The cash of an entry's prize in cents; 0 without one, or while the director must decide."""
    try:
        return share_of(tournament, entry).cash
    except Refusal:
        return 0


_FOLDS = Conductor(
    Tournament,
    {
        "programme": {
            TournamentAnnounced: _announced,
            TournamentFinished: _finished,
            TournamentCancelled: _cancelled,
            StructureChanged: _restructured,
            HouseAdopted: _adopted,
        },
        "entries": ENTRIES_FOLD,
        "alternates": QUEUE_FOLD,
        "seating": SEATING_FOLD,
        "clock": CLOCK_FOLD,
        "course": COURSE_FOLD,
        "exits": EXITS_FOLD,
        "prizes": PRIZES_FOLD,
        "bounties": BOUNTIES_FOLD,
        "chips": CHIPS_FOLD,
        "rulings": RULINGS_FOLD,
        "penalties": PENALTIES_FOLD,
        "attendance": ATTENDANCE_FOLD,
        "buttons": BUTTONS_FOLD,
        "takings": fold_of(TOURNAMENT_EVENTS),
        "papers": PAPERS_FOLD,
        "feature": FEATURE_FOLD,
    },
)

TOURNAMENT: Room[Tournament] = Room(
    kind=KIND,
    empty=Tournament(),
    folds=_FOLDS,
    check=check,
    codec=Codec(TOURNAMENT_EVENTS, UPCASTERS),
)
