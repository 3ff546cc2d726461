"""A draft tried: an event plays itself, and tells when it ends, what is paid and which chips."""

from collections.abc import Callable, Iterator, Mapping

import msgspec

from tdapp.core.instant import MINUTE_US
from tdapp.core.refusal import Refusal
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.structures.chip_needs import ChipNeed, chip_needs
from tdapp.tournament.structures.stack_play import PlayedOut, play_out
from tdapp.tournament.structures.turnout import (
    MadeEvent,
    Payout,
    Turnout,
    chips_of,
    left_at_end,
    payout,
)

RUNS, AGAIN = 9, 3
FEW_LEFT = 6
"""With fewer big blinds in play at the end chance alone decides."""
OFF_PLAN = frozenset({"ends_off_plan", "ends_with_seats"})


class Trial(msgspec.Struct, frozen=True):
    """What came out of `RUNS` runs: the usual of them, and the first and last end.

    - `level`: the number of the level in which it ends; None where blinds are too low to end it.
    - Minutes from the start, breaks included: `ends`, between `earliest` and `latest`; `money` when
      only the paid places are left, `final` when they fit one table.
    - `end_big_blinds`: how many big blinds are in play then.
    - `payout`: what is paid in and won; `chips`: what is needed of each denomination.
    - `findings`: what a director should know, each with its words.
    """

    level: int | None
    ends: int
    earliest: int
    latest: int
    money: int
    final: int
    chips_in_play: int
    end_big_blinds: int
    payout: Payout
    chips: tuple[ChipNeed, ...]
    findings: tuple[Refusal, ...]


def tried(
    conditions: Conditions,
    turnout: Turnout,
    *,
    seed: str = "1",
    owned: Mapping[int, int] | None = None,
    wished: int | None = None,
) -> Trial:
    """Play a draft with an expected turnout; the same for the same seed, in a second or two.

    `owned` says how many chips of each denomination the room has, `wished` after how many minutes
    the event should end.
    """
    paid = payout(conditions, turnout)
    places, left = max(1, len(paid.prizes)), left_at_end(conditions, paid)
    runs = [
        play_out(conditions, turnout, f"{seed}/{run}", paid=places, left=left)
        for run in range(RUNS)
    ]
    runs.sort(key=lambda one: one.end_us)
    usual, in_play = runs[RUNS // 2], chips_of(conditions, turnout)
    index = len(conditions.levels) - 1 if usual.index is None else usual.index
    trial = Trial(
        level=None if usual.index is None else conditions.number(index),
        ends=_minutes(usual.end_us),
        earliest=_minutes(runs[0].end_us),
        latest=_minutes(runs[-1].end_us),
        money=_minutes(usual.money_us),
        final=_minutes(usual.final_us),
        chips_in_play=in_play,
        end_big_blinds=in_play // _big_blind(conditions, index),
        payout=paid,
        chips=tuple(chip_needs(conditions, turnout, owned)),
        findings=(),
    )
    found = tuple(_findings(conditions, trial, usual, wished))
    return msgspec.structs.replace(trial, findings=found)


def on_plan(make: Callable[[int | None], MadeEvent]) -> tuple[MadeEvent, Trial]:
    """What is made and how it ends, made again while it ends more than a level off its plan.

    `make` is told how many big blinds were in play at the end, None at first; the nearest to the
    plan is kept. Levels that were made for that end already would come out the same. Refuses as
    `make` does.
    """
    tries = [_tried(make, None)]
    while len(tries) <= AGAIN and _may_come_nearer(*tries[-1]):
        try:
            tries.append(_tried(make, tries[-1][1].end_big_blinds))
        except Refusal:
            break
    return min(tries, key=lambda one: abs(one[1].ends - one[0].structure.minutes))


def _may_come_nearer(made: MadeEvent, trial: Trial) -> bool:
    off = any(one.code in OFF_PLAN for one in trial.findings)
    return off and made.structure.end_big_blinds != trial.end_big_blinds


def _tried(make: Callable[[int | None], MadeEvent], left: int | None) -> tuple[MadeEvent, Trial]:
    made = make(left)
    return made, tried(made.conditions, made.turnout, wished=made.structure.minutes)


def _minutes(microseconds: int) -> int:
    return round(microseconds / MINUTE_US)


def _big_blind(conditions: Conditions, index: int) -> int:
    """The big blind of a level, or of the last one before a break."""
    return max(conditions.level(at).big for at in range(index + 1))


def _findings(
    conditions: Conditions, trial: Trial, usual: PlayedOut, wished: int | None
) -> Iterator[Refusal]:
    if trial.payout.refused is not None:
        yield trial.payout.refused
    played = sum(not level.is_break for level in conditions.levels)
    if trial.level is None:
        yield Refusal("blinds_end_nothing", levels=played, left=trial.end_big_blinds)
    elif trial.level > played:
        yield Refusal("ends_past_the_sheet", levels=played, ends=trial.level)
    if trial.end_big_blinds < FEW_LEFT:
        yield Refusal("blinds_outrun_play", left=trial.end_big_blinds)
    if wished is not None and usual.index is not None:
        level = conditions.level(usual.index)
        if abs(trial.ends - wished) * MINUTE_US > level.length_us:
            hours = {"ends": trial.ends * MINUTE_US, "wished": wished * MINUTE_US}
            left = left_at_end(conditions, trial.payout)
            seats = {"left": left} if left > 1 and trial.ends < wished else {}
            yield Refusal("ends_with_seats" if seats else "ends_off_plan", **seats, **hours)
    if short := [one for one in trial.chips if one.short]:
        chips = " ".join(f"{one.short}x{one.chip}" for one in short)
        yield Refusal("chips_short", chips=chips)
