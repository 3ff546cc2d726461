"""The published conditions of an event, fixed when it is announced and kept in its record."""

from typing import Annotated

import msgspec

from tdapp.core.money import Chips, Positive, Whole
from tdapp.rules.purchases import PurchaseKind
from tdapp.rules.tournament_rules import TournamentRules
from tdapp.tournament.plan.bracket_terms import BracketTerms
from tdapp.tournament.plan.floor_plan import FloorPlan
from tdapp.tournament.plan.levels import (
    Level,
    StructurePart,
    game_at,
    index_of,
    level_at,
    number_at,
)
from tdapp.tournament.plan.offers import Offer, OtherAddOn
from tdapp.tournament.plan.planned_start import PLAIN, Flights, PlannedStart, flight_at
from tdapp.tournament.plan.prize_plan import Amount, PrizePlan
from tdapp.tournament.plan.stage_plan import Stages
from tdapp.tournament.plan.terms import (
    AlternateTerms,
    AttendanceTerms,
    ChipPlan,
    EndTerms,
    EntryTerms,
    Expected,
    LeagueTerms,
    OutTogetherTerms,
    PaceTerms,
    RefundTerms,
    TeamTerms,
)

Title = Annotated[str, msgspec.Meta(min_length=1, max_length=120, pattern=PLAIN)]
Currency = Annotated[str, msgspec.Meta(pattern="^[A-Z]{3}$")]
Language = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=PLAIN)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]


MOST_OTHERS = 4
OtherAddOns = Annotated[tuple[OtherAddOn, ...], msgspec.Meta(max_length=MOST_OTHERS)]


class Clause(msgspec.Struct, frozen=True, array_like=True):
    """What the conditions say in words of one heading, such as ``eligibility``."""

    heading: Words
    text: Words


class Conditions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is published of an event. Levels count from 1, breaks not counted.

    `then_add` is what the small blind grows by at each level after the last listed one (chips);
    the big blind keeps its proportion. `added` and `guarantee` are cents that the house puts in,
    whatever happens and if need be. Without `alternates` no queue is kept when the field is full.
    `substitutes` says whether another may play in an entrant's place (None: nothing is said),
    `structure_changes` what of the levels to come may be changed while it is played.
    `out_together` says what ranks players who are out at the same time.
    `floor` says how tables are kept even, broken and redrawn, `attendance` what becomes of who is
    absent or never comes, `chips` which chips are in play and when they leave it.
    `rules` are the house's own on the day of the announcement, so that the record needs no other
    file; `says` is what is published in words. `start` is when it is planned to begin,
    `ending` when it is over. `most_rebuys_and_addons` a player may buy of both together.
    `transfers` says whether an entry may be moved to another session.
    `flights` are those that entries count for, and `reentries_per_flight` how often a player may
    re-enter in one of them. `stages` are those that it is played in. `other_addons` are sold beside
    the `addon`, each kind by its limit. `turnout` is for whom it is planned, which is not
    published. With a `bracket` players meet in pairs (STAR 28.6).
    Only players who share a `language` other than English play (ADELAIDE 76b). Results count for
    a `league`. `pace` says how fast it is played. `terms` are what entrants agree to and where, how
    prizes are paid and what else a house leaves to the conditions. With `teams` several persons
    share an entry and its seat.
    """

    title: Title
    house: str
    entry: Offer
    levels: Annotated[tuple[Level, ...], msgspec.Meta(min_length=1)]
    prizes: PrizePlan
    rules: TournamentRules
    min_entries: Positive
    max_entries: Positive
    seats_per_table: Annotated[int, msgspec.Meta(ge=2, le=12)]
    reentry: Offer | None = None
    rebuy: Offer | None = None
    addon: Offer | None = None
    then_add: Whole = 0
    currency: Currency = "AUD"
    added: Amount = 0
    guarantee: Amount = 0
    refunds: RefundTerms = RefundTerms()
    substitutes: bool | None = None
    alternates: AlternateTerms | None = None
    out_together: OutTogetherTerms = OutTogetherTerms()
    floor: FloorPlan = FloorPlan()
    attendance: AttendanceTerms = AttendanceTerms()
    chips: ChipPlan = ChipPlan()
    structure_changes: tuple[StructurePart, ...] | None = None
    says: tuple[Clause, ...] = ()
    start: PlannedStart | None = None
    ending: EndTerms = EndTerms()
    most_rebuys_and_addons: Positive | None = None
    flights: Flights = ()
    reentries_per_flight: Whole | None = None
    other_addons: OtherAddOns = ()
    turnout: Expected = Expected()
    bracket: BracketTerms | None = None
    stages: Stages = ()
    transfers: bool | None = None
    language: Language | None = None
    league: LeagueTerms | None = None
    pace: PaceTerms = PaceTerms()
    terms: EntryTerms = EntryTerms()
    teams: TeamTerms | None = None

    @property
    def most_seats(self) -> int:
        """Seats of a table at most, by what is published and by the house's rules."""
        size = self.rules.table_size
        return self.seats_per_table if size is None else min(self.seats_per_table, size.seats)

    @property
    def starting_chips(self) -> Chips:
        return Chips(self.entry.chips)

    def addons(self) -> tuple[Offer, ...]:
        """Every kind of add-on that is sold, the first one first."""
        others = tuple(one.offer for one in self.other_addons)
        return others if self.addon is None else (self.addon, *others)

    def addon_of(self, kind: int) -> Offer | None:
        """The add-on of a kind: 0 is the first, others count from 1."""
        if not kind:
            return self.addon
        return self.other_addons[kind - 1].offer if 0 < kind <= len(self.other_addons) else None

    def offer(self, kind: PurchaseKind) -> Offer | None:
        """What is sold under that name; None if it is not."""
        offers = {
            PurchaseKind.ENTRY: self.entry,
            PurchaseKind.REENTRY: self.reentry,
            PurchaseKind.REBUY: self.rebuy,
            PurchaseKind.ADDON: self.addon,
        }
        return offers[kind]

    def flight_at(self, utc_us: int) -> int:
        """The number of the flight that an entry counts for at a moment; 0 without flights."""
        return flight_at(self.flights, self.start, utc_us)

    def level(self, index: int) -> Level:
        """The level or break at `index` from 0, also past the sheet."""
        return level_at(self.levels, index, self.then_add)

    def number(self, index: int) -> int:
        """The number that players know the level at `index` by; a break has its predecessor's."""
        return number_at(self.levels, index)

    def index_of(self, number: int) -> int:
        """Where the level stands that players know by that number, also past the sheet."""
        return index_of(self.levels, number)

    def is_past_the_end(self, index: int) -> bool:
        """Whether the structure is over at `index`: its last level is played on."""
        return index >= len(self.levels) and not self.then_add

    def game(self, index: int) -> str:
        """The game of the level at `index`, named there or before; empty if none is."""
        return game_at(self.levels, index)


def parts_sold(conditions: Conditions) -> set[str]:
    """The names of the parts that some price has."""
    offers = filter(None, map(conditions.offer, PurchaseKind))
    others = (one.parts for one in conditions.other_addons)
    priced = [*(one.parts for one in offers), *(one.parts for one in conditions.stages), *others]
    return {part.name for parts in priced for part in parts}


def buys_into_pools(conditions: Conditions, addon: OtherAddOn) -> bool:
    """Whether an add-on buys a share in side pools alone."""
    pools = {one.name for one in conditions.prizes.pools}
    return bool(addon.parts) and all(part.name in pools for part in addon.parts)
