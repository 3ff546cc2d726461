"""A tournament: the conductor of its folds, and what can only be seen across them.

The prizes that places win are in `prizes`, what must hold in `guards.invariants`, what the
desk asks of it in `room`.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from tdapp.core.fold import Conductor, of_the_whole
from tdapp.core.instant import Instant, came_after
from tdapp.core.refusal import Refusal
from tdapp.house.papers.issued import PAPERS_FOLD, Papers
from tdapp.rules.button_rule import ButtonPlay
from tdapp.rules.permits import why_no_penalty
from tdapp.rules.presence_rules import Offence
from tdapp.table.geometry.button import ORDINARY
from tdapp.table.state.attendance import Attendance
from tdapp.table.state.buttons import BUTTONS_FOLD, Buttons
from tdapp.table.state.chip_book import ChipBook
from tdapp.table.state.hands import FollowedHands
from tdapp.table.state.penalties import PENALTIES_FOLD, Penalties
from tdapp.table.state.rulings import RULINGS_FOLD, Rulings
from tdapp.table.state.seating import Seating
from tdapp.till.takings import Takings, fold_of
from tdapp.tournament.brackets.places import Band, bands_by_entry
from tdapp.tournament.facts import TOURNAMENT_EVENTS
from tdapp.tournament.facts.event import PlayEnded
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.reckoning.prize_list import Prize, prize_list
from tdapp.tournament.state.alternates import QUEUE_FOLD, Alternates
from tdapp.tournament.state.at_tables import CHIPS, HANDS, PRESENCE, SEATS
from tdapp.tournament.state.bounties import BOUNTIES_FOLD
from tdapp.tournament.state.brackets import MATCHES_FOLD, Matches
from tdapp.tournament.state.clock import (
    CLOCK_FOLD,
    COURSE_FOLD,
    SHOT_CLOCK_FOLD,
    Clock,
    ClockCourse,
    ShotClock,
    level_number,
    played_us,
)
from tdapp.tournament.state.deals import TALKS_FOLD, Talks
from tdapp.tournament.state.entries import Entries, Entry
from tdapp.tournament.state.exit_folding import EXITS_FOLD
from tdapp.tournament.state.exits import Exits, places
from tdapp.tournament.state.given_back import ENTRIES_FOLD
from tdapp.tournament.state.hand_for_hand import (
    HAND_FOR_HAND_FOLD,
    SPECIAL_ROUNDS_FOLD,
    HandForHand,
    SpecialRounds,
)
from tdapp.tournament.state.heads import Bounties
from tdapp.tournament.state.prizes import PRIZES_FOLD, Prizes
from tdapp.tournament.state.programme import PROGRAMME_FOLD, TERMS_FOLD, Programme, TermsBook
from tdapp.tournament.state.stages import STAGES_FOLD, Stages


class Tournament(msgspec.Struct, frozen=True):
    """The state of one event, or the event as seen from one stage of the `whole`."""

    programme: Programme = Programme()
    entries: Entries = Entries()
    alternates: Alternates = Alternates()
    seating: Seating = Seating()
    clock: Clock = Clock()
    course: ClockCourse = ClockCourse()
    exits: Exits = Exits()
    prizes: Prizes = Prizes()
    bounties: Bounties = Bounties()
    talks: Talks = Talks()
    chips: ChipBook = ChipBook()
    rulings: Rulings = Rulings()
    penalties: Penalties = Penalties()
    attendance: Attendance = Attendance()
    buttons: Buttons = Buttons()
    takings: Takings = Takings()
    papers: Papers = Papers()
    feature: FollowedHands = FollowedHands()
    matches: Matches = Matches()
    stages: Stages = Stages()
    whole: "Tournament | None" = None
    hand_for_hand: HandForHand = HandForHand()
    shot_clock: ShotClock = ShotClock()
    terms: TermsBook = TermsBook()
    special_rounds: SpecialRounds = SpecialRounds()

    @property
    def conditions(self) -> Conditions:
        """The conditions with the running structure; refuses ``no_such_event`` before any."""
        if self.programme.conditions is None:
            raise Refusal("no_such_event")
        return self.programme.conditions

    @property
    def stage(self) -> int:
        """The stage from which the event is seen; 0 for the whole."""
        return self.stages.seen

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

        Bounties that nobody can win are in it, what stages pay to those who do not go on is not.
        Until the prizes are posted it is what it would be if they were posted now; where the event
        is cancelled nobody adds anything.
        """
        players = self.entries.pool + self.from_bounties + self.from_pools - self.paid_inside
        if self._is_fixed:
            return players + self.entries.added
        return players + self.conditions.added + self.overlay

    @property
    def paid_inside(self) -> int:
        """What stages pay to those who do not go on, in cents."""
        stages = self.stages
        paid = stages.paid_inside() if stages.plans else {}
        return sum(stages.plans[one - 1].pays * places for one, places in paid.items())

    @property
    def from_bounties(self) -> int:
        """What of bounties that nobody won is in the pool, in cents."""
        bounties = self.bounties
        none_left = not (len(bounties.out) or len(bounties.kept_back))
        still = {} if self._is_fixed or none_left else bounties.for_nobody()
        return bounties.in_pool + sum(still.values())

    @property
    def from_pools(self) -> int:
        """What of side pools that nobody could win is in the pool, in cents."""
        return sum(self.bounties.passed_on.values())

    @property
    def _is_fixed(self) -> bool:
        """Whether the pool is made up by now."""
        programme = self.programme
        return self.entries.closed or programme.cancelled or programme.conditions is None

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
        """All chips that were given or put in, and not taken out of play.

        In a bracket every player's stack of the match that is played, or was last.
        """
        if self.matches.drawn:
            return sum(self._stack_in_bracket(entry) for entry in self.in_play())
        given = self.entries.chips + self.entries.left_behind
        return given - self.exits.chips_out + self.chips.net

    def chips_in_play_at(self, moment: Instant) -> int:
        """All chips in play at a moment of the past; walks through all sales and exits."""
        if self.matches.drawn:
            return self.chips_in_play
        entries, exits = self.entries.by_number.values(), self.exits.by_entry.values()
        sold = sum(
            sale.chips for one in entries for sale in one.sales if came_after(*sale.when, moment)
        )
        gone = sum(out.chips for out in exits if came_after(out.lost_at, out.happened_us, moment))
        moved = sum(one.chips or 0 for one in self.chips.moves if one.is_after(moment))
        return self.chips_in_play - sold + gone - moved

    def _stack_in_bracket(self, entry: int) -> int:
        """What a player has who begins every match anew: the stack of the last one."""
        return self.matches.stacks.get(entry, self.conditions.starting_chips)

    @property
    def button_play(self) -> ButtonPlay:
        """How the button is played: as the conditions say, or as the house does."""
        rule = self.conditions.rules.button
        return self.conditions.floor.play(ORDINARY if rule is None else rule.play)

    @property
    def denominations(self) -> tuple[int, ...]:
        """The chips that are in play from the beginning, smallest first; none: not told."""
        return self.conditions.chips.denominations

    def must_be_on(self) -> None:
        """Refuse ``no_such_event`` before any conditions are published."""
        _ = self.conditions

    def must_know(self, entry: int) -> None:
        """Refuse ``no_such_entry``."""
        self.entry(entry)

    def is_in_play(self, entry: int) -> bool:
        """Whether an entry is known and has not gone out."""
        return entry in self.entries.by_number and entry not in self.exits.by_entry

    def stays_to_the_end(self, entry: int) -> bool:
        """Whether an entry is still in when play is over."""
        return self.is_decided and self.is_in_play(entry)

    def has_chips(self, entry: int) -> bool:
        """Whether an entry has not lost its chips, nor may be out."""
        return entry not in self.exits.out_of_chips and entry not in self.exits.pending

    def level_at(self, now: Instant) -> int:
        """The number of the level that is played."""
        return level_number(self, now)

    def played_us(self, entry: int, at: Instant, *, past: bool = False) -> int:
        """How long the clocks have run of all stages that a player was in, breaks left out.

        Up to now, or to a moment that is `past`.
        """
        whole = self.whole or self
        stages = whole.stages.by_number.values()
        theirs = [one for one in stages if entry in one.entries.by_number] if stages else [whole]
        return sum(
            played_us(one.programme.conditions, one.course.until(at) if past else one.course, at)
            for one in theirs
            if one.programme.conditions is not None
        )

    def why_no_penalty(self, offence: Offence) -> Refusal | None:
        """Why no penalty can do for an offence by the rules of the house."""
        return why_no_penalty(self.conditions.rules, offence)

    @property
    def left_at_end(self) -> int:
        """How many are left when play is over by itself: one, or as the conditions say.

        Seats count as they are posted, before that as they would be now.
        """
        if self.stages.each_table:
            return self._left_at_each_table(self.stages.each_table)
        ending, seats = self.conditions.ending, self.conditions.prizes.seats
        if not ending.at_seats or seats is None:
            return ending.left
        listed = self.prizes.in_kind if self.entries.closed else self._prizes_now()
        won = [one.item for one in listed if one.item is not None]
        return max(1, sum(item.startswith(seats.item) for item in won))

    def _prizes_now(self) -> tuple[Prize, ...]:
        """The list that would be posted now; empty where none fits."""
        conditions, entries = self.conditions, self.entries.count
        try:
            return prize_list(conditions.prizes, entries, self.pool, conditions.entry.total)
        except Refusal:
            return ()

    def _left_at_each_table(self, most: int) -> int:
        """How many are left once no table has more of them, those who bagged there among them."""
        progress = self.stages.by_number[self.stage].progress
        if progress.ended:
            return self.left
        bags = (bag.seat for entry, bag in progress.bags.items() if self.is_in_play(entry))
        at = Counter(seat.table for seat in bags if seat is not None)
        at.update({table: one.players for table, one in self.seating.counts.counts.items()})
        return sum(min(most, players) for players in at.values())

    @property
    def is_decided(self) -> bool:
        """Whether play is over: everybody has a place."""
        if not self.entries.closed or self.programme.conditions is None:
            return False
        return bool(self.programme.ended) or 1 <= self.left <= self.left_at_end

    def at_the_end(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Who is left once play is over, by the first of the places that a group shares."""
        if self.is_decided:
            place = 1
            for group in self.programme.ended or (tuple(self.in_play()),):
                yield place, group
                place += len(group)

    def band_of(self, entry: int) -> Band | None:
        """The places that the round shares in which an entry went out of a bracket; else None."""
        if not self.matches.drawn or entry not in self.exits.by_entry:
            return None
        return bands_by_entry(self.matches.bracket).get(entry)

    def _in_band(self, place: int) -> tuple[int, ...]:
        """Those of a round who are out; its last places are open until the others lost in it."""
        bands = bands_by_entry(self.matches.bracket)
        position, out = self.exits.position_of, self.exits.by_entry
        found = [one for one, (best, last) in bands.items() if best <= place <= last and one in out]
        held = bool(found) and place < bands[found[0]].best + len(found)
        return tuple(sorted(found, key=position.__getitem__)) if held else ()

    def at_place(self, place: int) -> tuple[int, ...]:
        """The entries that hold a place or share it; none while it is not decided."""
        if place <= self.left and self.is_decided:
            return next(group for first, group in self.at_the_end() if place < first + len(group))
        in_band = self._in_band(place) if self.matches.drawn else ()
        if in_band:
            return in_band
        found = self.exits.at_place(place, self.entries.count)
        return tuple(one for one in found if self.band_of(one) is None)

    def place_of(self, entry: int) -> int | None:
        """The best of the places that an entry holds; None while it is in play, or in no more."""
        band = self.band_of(entry)
        if band is not None:
            return band.best
        if entry in self.exits.by_entry:
            return self.exits.place_of(entry, self.entries.count)
        return next((first for first, group in self.at_the_end() if entry in group), None)

    def places(self) -> dict[int, int]:
        """Entry number to place, for all who are out and, once play is over, for all."""
        found = places(self.exits, self.entries.count)
        for entry in found if self.matches.drawn else ():
            band = self.band_of(entry)
            found[entry] = found[entry] if band is None else band.best
        for first, group in self.at_the_end():
            found |= dict.fromkeys(group, first)
        return found


FOLDS = Conductor(
    Tournament,
    {
        "programme": {**of_the_whole(PROGRAMME_FOLD), PlayEnded: PROGRAMME_FOLD[PlayEnded]},
        "entries": ENTRIES_FOLD,
        "alternates": QUEUE_FOLD,
        "seating": SEATS,
        "clock": of_the_whole(CLOCK_FOLD),
        "course": of_the_whole(COURSE_FOLD),
        "exits": EXITS_FOLD,
        "prizes": PRIZES_FOLD,
        "bounties": BOUNTIES_FOLD,
        "talks": TALKS_FOLD,
        "chips": CHIPS,
        "rulings": RULINGS_FOLD,
        "penalties": PENALTIES_FOLD,
        "attendance": PRESENCE,
        "buttons": BUTTONS_FOLD,
        "takings": fold_of(TOURNAMENT_EVENTS),
        "papers": PAPERS_FOLD,
        "feature": HANDS,
        "matches": MATCHES_FOLD,
        "stages": STAGES_FOLD,
        "hand_for_hand": of_the_whole(HAND_FOR_HAND_FOLD),
        "shot_clock": SHOT_CLOCK_FOLD,
        "terms": TERMS_FOLD,
        "special_rounds": SPECIAL_ROUNDS_FOLD,
    },
)
