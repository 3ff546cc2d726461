"""Chips of an event: average, recorded stacks, what is to leave play, races by its conditions."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tdapp.core.refusal import Refusal
from tdapp.table.chips import racing
from tdapp.table.chips.race import Holding, Race
from tdapp.tournament.plan.terms import ColourUpStep
from tdapp.tournament.reckoning.colour_up import chip_to_leave
from tdapp.tournament.tournament import Tournament

Exchange = tuple[int, int]
"""Chips that leave play, and those that they become."""


@dataclass(frozen=True, slots=True)
class LeavingChip:
    """Chips of `chip` leave play for those of `becomes`, `now` or once this level is over.

    `after_level` is when by the schedule; None where only no level needs them. `needed` says that
    a level to come does all the same. They left `done` tables already.
    """

    chip: int
    becomes: int
    after_level: int | None
    now: bool
    needed: bool
    done: int


def chips_in_use(tournament: Tournament) -> tuple[int, ...]:
    """The listed denominations that have not left play, smallest first."""
    gone = tournament.chips.gone
    return tuple(one for one in tournament.conditions.chips.denominations if one not in gone)


def likely_exchange(tournament: Tournament) -> Exchange | None:
    """What is due, else the two smallest chips; None where no chips are listed."""
    if tournament.programme.conditions is None:
        return None
    due = [(one.chip, one.becomes) for one in leaving_chips(tournament)]
    return next(iter(due or pairwise(chips_in_use(tournament))), None)


def leaving_chips(tournament: Tournament) -> list[LeavingChip]:
    """What is to be coloured up now, and what in the coming break; smallest first."""
    if not tournament.clock.started:
        return []
    plan = tournament.conditions.chips
    found = _scheduled(tournament) if plan.colour_ups else _unneeded(tournament)
    return [one for one in found if one is not None]


def _scheduled(tournament: Tournament) -> Iterator[LeavingChip | None]:
    conditions, begun = tournament.conditions, tournament.clock.begun
    number, in_break = conditions.number(begun), conditions.level(begun).is_break
    for step in conditions.chips.colour_ups:
        if step.after_level <= number and step.chip not in tournament.chips.gone:
            now = in_break or step.after_level < number
            yield _leaving(tournament, step.chip, step, now=now)


def _unneeded(tournament: Tournament) -> Iterator[LeavingChip | None]:
    conditions, begun = tournament.conditions, tournament.clock.begun
    if conditions.level(begun).is_break:
        chip = chip_to_leave(conditions, begun, chips_in_use(tournament))
        if chip is not None:
            yield _leaving(tournament, chip, None, now=True)


def _leaving(
    tournament: Tournament, chip: int, step: ColourUpStep | None, *, now: bool
) -> LeavingChip | None:
    in_use = [one for one in chips_in_use(tournament) if one >= chip]
    if len(in_use) < 2:  # noqa: PLR2004 - the last chip has nothing to become
        return None
    needed = chip_to_leave(tournament.conditions, tournament.clock.begun, in_use) is None
    off = tournament.chips.off.get(chip)
    done = 0 if off is None else len(off)
    after = None if step is None else step.after_level
    return LeavingChip(chip, in_use[1], after, now, needed, done)


def chips_issued(tournament: Tournament) -> int:
    """All chips that ever came into play, less those taken out of it by hand."""
    return tournament.chips_in_play + tournament.exits.chips_out


def average_stack(tournament: Tournament) -> int | None:
    """Chips in play by the players left, rounded half up; None while nobody is.

    Who waits to buy again or for the end of a dispute is not out, and counts here as everywhere.
    """
    left = tournament.left
    return (2 * tournament.chips_in_play + left) // (2 * left) if left > 0 else None


def race_of(
    tournament: Tournament, table: int, old: int, new: int, holdings: Sequence[Holding]
) -> Race:
    """The race at a table; refuses as `racing.race_of` does."""
    tournament.must_be_on()
    rounding = tournament.conditions.chips.rounding
    return racing.race_of(tournament, table, old, new, holdings, rounding)


def with_chips(tournament: Tournament) -> list[int]:
    """Those in play who have chips: who waits to buy again has lost theirs."""
    return [one for one in tournament.in_play() if tournament.has_chips(one)]


def recorded_stacks(tournament: Tournament) -> dict[int, int]:
    """The newest recorded stacks of those who have chips, as far as there are any."""
    reports = tournament.chips.stacks
    return {one: reports[one].stack for one in with_chips(tournament) if one in reports}


def all_stacks(tournament: Tournament) -> dict[int, int]:
    """The stacks of all who have chips; together they are the chips in play.

    Refuses ``stacks_unknown`` (entries) and ``stacks_do_not_add_up`` (total, chips).
    """
    stacks = recorded_stacks(tournament)
    unknown = [one for one in with_chips(tournament) if one not in stacks]
    if unknown:
        raise Refusal("stacks_unknown", entries=", ".join(map(str, unknown)))
    total, chips = sum(stacks.values()), tournament.chips_in_play
    if total != chips:
        raise Refusal("stacks_do_not_add_up", total=total, chips=chips)
    return stacks
