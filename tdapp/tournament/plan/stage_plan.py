"""The stages of an event, such as flights, heats, days and a final, and who goes on from each."""

from collections.abc import Iterator, Sequence
from datetime import date
from enum import Enum

import msgspec

from tdapp.core.instant import MINUTE_US, SECOND_US
from tdapp.core.money import Positive, Whole
from tdapp.tournament.plan.levels import Level, index_of
from tdapp.tournament.plan.offers import Offer, PricePart
from tdapp.tournament.plan.planned_start import (
    FlightName,
    PlannedStart,
    TimeOfDay,
    ZoneName,
    start_faults,
)
from tdapp.tournament.plan.prize_plan import Amount, Percentage, PlaceRounding


class StageKind(Enum):
    """What a stage is called; those of a kind may be played side by side."""

    FLIGHT = "flight"
    HEAT = "heat"
    SEMI_FINAL = "semi_final"
    DAY = "day"
    FINAL = "final"
    REPECHAGE = "repechage"
    CATCH_UP = "catch_up"
    SECONDARY = "secondary"


class ChipsAfter(Enum):
    """What becomes of the chips at a stage's end: played on with, or returned to the operator."""

    BAGGED = "bagged"
    RETURNED = "returned"


class Several(Enum):
    """What of a player with several stacks goes on: the best of them, or all joined into one."""

    BEST = "best"
    JOINED = "joined"


class StagePlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One stage: when it begins, what of the structure is played, and who goes on `to` which.

    It begins at the level of the event's structure that has the number `from_level` and ends at the
    latest with `until_level`, when its clock has run for `lasts` minutes, or once each table has
    played `hands`; `minutes` is how long its levels are, where not as listed. It takes
    `max_entries`, where not as many as the event. Nobody goes on from a stage that leads `to` none.
    What else is not as for all is its price by `parts`, its `stack` (chips), and how often a player
    may enter it again (`reentries`).

    So many go on as is known once its entry is closed (STAR 28.8.1): `go_on` of them, or
    `go_on_percent` of its entries rounded by `go_on_rounding`; or else the `chip_leaders` of each
    table when it ends, or all who have chips then. `chips` says what becomes of these after it, and
    `several` what of the stacks of one player who comes to it with more than one. The place that is
    free by that is `refilled` by the next in order; without a word, where the best stack goes on. A
    flight or a day ends with a break, any other stage ends a session, or as `session_ends` says.

    Of those who do not go on the best `paid_places`, or `paid_percent` of its entries, win `pays`
    cents each, out of the pool of the whole event.
    """

    name: FlightName
    kind: StageKind = StageKind.FLIGHT
    day: date | None = None
    at: TimeOfDay | None = None
    zone: ZoneName | None = None
    second: bool | None = None
    to: FlightName | None = None
    go_on: Positive | None = None
    go_on_percent: Percentage | None = None
    go_on_rounding: PlaceRounding = PlaceRounding.UP
    chip_leaders: Positive | None = None
    from_level: Positive = 1
    until_level: Positive | None = None
    minutes: Positive | None = None
    lasts: Positive | None = None
    hands: Positive | None = None
    max_entries: Positive | None = None
    parts: tuple[PricePart, ...] = ()
    stack: Positive | None = None
    reentries: Whole | None = None
    session_ends: bool | None = None
    chips: ChipsAfter | None = None
    several: Several = Several.BEST
    refilled: bool | None = None
    pays: Amount = 0
    paid_places: Positive | None = None
    paid_percent: Percentage | None = None

    @property
    def ends_a_session(self) -> bool:
        """Whether a session ends with it; else it ends for a night, or for the stages beside it."""
        said, within = self.session_ends, (StageKind.FLIGHT, StageKind.DAY)
        return self.to is not None and (self.kind not in within if said is None else said)

    @property
    def chips_after(self) -> ChipsAfter:
        """What becomes of its chips: as said, or they are returned where a session ends."""
        if self.chips is not None:
            return self.chips
        return ChipsAfter.RETURNED if self.ends_a_session else ChipsAfter.BAGGED

    @property
    def refills(self) -> bool:
        """Whether the next in order moves up for who came by several stages (ADELAIDE 91, 104)."""
        return self.several is Several.BEST if self.refilled is None else self.refilled

    def sold(self, offer: Offer) -> Offer:
        """An entry or a re-entry as it is sold in this stage."""
        chips = offer.chips if self.stack is None else self.stack
        return msgspec.structs.replace(offer, parts=self.parts or offer.parts, chips=chips)

    def sold_again(self, offer: Offer | None) -> Offer | None:
        """A re-entry as it is sold in this stage; None for none."""
        if offer is None or self.reentries == 0:
            return None
        most = offer.most if self.reentries is None else self.reentries
        return msgspec.structs.replace(self.sold(offer), most=most)

    def begins(self, start: PlannedStart | None) -> PlannedStart | None:
        """When it is planned to begin; None where nothing is said."""
        zone = self.zone or (None if start is None else start.zone)
        if self.day is None or self.at is None or zone is None:
            return None
        return PlannedStart(self.day, self.at, zone, self.second)

    def locked(self, entries: int) -> int | None:
        """How many go on of so many entries; None where that shows only at the end."""
        if self.go_on_percent is not None:
            return max(1, self.go_on_rounding.whole(entries * self.go_on_percent))
        return self.go_on

    def paid_inside(self, entries: int) -> int:
        """How many of so many entries are paid in it, behind those who go on."""
        places = self.paid_places or 0
        if self.paid_percent is not None:
            places = self.go_on_rounding.whole(entries * self.paid_percent)
        behind = entries - (self.locked(entries) or entries)
        return max(0, min(places, behind))

    @property
    def ends_by_clock(self) -> bool:
        """Whether it is over at a certain time of its clock, however many are left."""
        return self.until_level is not None or self.lasts is not None

    @property
    def each_table(self) -> int:
        """With how many left each table is played out by itself, as in a shoot-out; 0 for none."""
        ends = self.ends_by_clock or self.hands is not None
        return 0 if ends or self.chip_leaders is None else self.chip_leaders

    def levels(self, listed: Sequence[Level]) -> tuple[Level, ...]:
        """The levels and breaks that are played in it."""
        first = index_of(listed, self.from_level)
        after = len(listed) if self.until_level is None else index_of(listed, self.until_level) + 1
        played = [_lasting(one, self.minutes) for one in listed[first:after]]
        return tuple(played if self.lasts is None else _within(played, self.lasts * MINUTE_US))


def _lasting(level: Level, minutes: int | None) -> Level:
    if level.is_break or minutes is None:
        return level
    return msgspec.structs.replace(level, minutes=minutes, seconds=0)


def _within(levels: Sequence[Level], left_us: int) -> Iterator[Level]:
    """What of these is played in so long a time; the last one is as long as need be."""
    for place, level in enumerate(levels):
        if left_us <= level.length_us or place + 1 == len(levels):
            minutes, seconds = divmod(left_us // SECOND_US, 60)
            yield msgspec.structs.replace(level, minutes=minutes, seconds=seconds)
            return
        yield level
        left_us -= level.length_us


Stages = tuple[StagePlan, ...]


def is_entered(stages: Stages, number: int) -> bool:
    """Whether players enter the stage themselves; else they come from the stages before it."""
    return all(one.to != stages[number - 1].name for one in stages)


def feeding(stages: Stages, number: int) -> tuple[int, ...]:
    """The numbers of the stages from which players go on to this one."""
    return tuple(at for at, one in enumerate(stages, 1) if one.to == stages[number - 1].name)


def following(stages: Stages, number: int) -> int | None:
    """The number of the stage to which players go on from this one; None for the last."""
    to = stages[number - 1].to
    return next((at for at, one in enumerate(stages, 1) if one.name == to), None)


def columns_of(stages: Stages) -> tuple[tuple[int, ...], ...]:
    """The numbers of the stages, those that are entered first, each after all that lead to it."""
    place = dict[int, int]()
    for number in range(1, len(stages) + 1):
        place[number] = max((place[one] + 1 for one in feeding(stages, number)), default=0)
    columns = range(max(place.values(), default=-1) + 1)
    return tuple(tuple(one for one in place if place[one] == at) for at in columns)


def stage_faults(
    stages: Stages, listed: Sequence[Level], start: PlannedStart | None
) -> Iterator[tuple[str, str]]:
    """What is wrong with the stages of an event, each with its field."""
    names = [one.name for one in stages]
    played = sum(not level.is_break for level in listed)
    for at, one in enumerate(stages):
        where = f"stages[{at}]"
        if one.name in names[:at]:
            yield "the name of another stage", f"{where}.name"
        if one.to is not None and one.to not in names[at + 1 :]:
            yield "no later stage of that name", f"{where}.to"
        if one.from_level > played:
            yield "after the last level", f"{where}.from_level"
        if one.until_level is not None and not one.from_level <= one.until_level <= played:
            yield "not one of its levels", f"{where}.until_level"
        for fault, name in (*_number_faults(one), *_paid_faults(one)):
            yield fault, f"{where}.{name}"
        yield from ((fault, f"{where}.{name}") for fault, name in _start_faults(one, start))
    if stages and sum(one.to is None for one in stages) != 1:
        yield "exactly one stage must be the last", "stages"


def _number_faults(stage: StagePlan) -> Iterator[tuple[str, str]]:
    said = (stage.go_on, stage.go_on_percent, stage.chip_leaders)
    if sum(one is not None for one in said) > 1:
        yield "one number alone says who goes on", "go_on"
    if stage.to is None and any(one is not None for one in said):
        yield "nobody goes on from the last stage", "go_on"
    ends = stage.ends_by_clock or stage.hands is not None
    if stage.to is not None and all(one is None for one in said) and not ends:
        yield "neither who goes on nor a last level", "go_on"


def _paid_faults(stage: StagePlan) -> Iterator[tuple[str, str]]:
    """Who is paid in a stage follows from how many go on from it."""
    said = (stage.paid_places, stage.paid_percent)
    if bool(stage.pays) + sum(one is not None for one in said) not in {0, 2} or all(said):
        yield "an amount and either places or a percentage go together", "pays"
    elif stage.pays and stage.go_on is None and stage.go_on_percent is None:
        yield "without the number that goes on", "pays"


def _start_faults(stage: StagePlan, start: PlannedStart | None) -> Iterator[tuple[str, str]]:
    begins = stage.begins(start)
    if begins is not None:
        yield from start_faults(begins)
    elif stage.day is not None or stage.at is not None:
        yield "a day, a time and a zone go together", "day"
