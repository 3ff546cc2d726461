"""Hands a command over to the desk, and asks before what the window would ask."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from tdapp.calls.tournament.clock import AddTime, GoToLevel, SetClock
from tdapp.calls.tournament.event import StartClock
from tdapp.calls.tournament.exits import Bust, BustTogether
from tdapp.calls.tournament.moves import BreakOutOfTurn, BreakTable, FreeTable, OverruleMove
from tdapp.calls.tournament.prizes import ChangePrizes, PostPrizes
from tdapp.calls.tournament.rulings import GiveOtherPenalty
from tdapp.calls.tournament.sales import Rebuy, SellAddOns, SellTableAddOns
from tdapp.calls.tournament.seats import SwapSeats
from tdapp.command.command_matcher import Meant
from tdapp.command.reply import Do
from tdapp.desk.call import Call
from tdapp.desk.desk import Circumstances
from tdapp.ui.asking.before import Before, EventAt, Ready
from tdapp.ui.asking.flow import Flow
from tdapp.ui.entries.entries import before_bust, before_together
from tdapp.ui.payouts.posting_acts import before_post
from tdapp.ui.payouts.prize_editing import before_change
from tdapp.ui.rulings.penalty_acts import before_penalty
from tdapp.ui.sales.sale_acts import before_rebuy
from tdapp.ui.structure.level_said import before_setting
from tdapp.ui.structure.turning_acts import before_start
from tdapp.ui.tables.floor_questions import (
    before_break,
    before_break_out_of_turn,
    before_free,
    before_overrule,
    before_swap,
)
from tdapp.ui.workplace.workplace import Workplace

BEFORE: Mapping[type[Call], Before] = {
    AddTime: before_setting,
    BreakOutOfTurn: before_break_out_of_turn,
    BreakTable: before_break,
    Bust: before_bust,
    BustTogether: before_together,
    ChangePrizes: before_change,
    FreeTable: before_free,
    GiveOtherPenalty: before_penalty,
    GoToLevel: partial(before_setting, always=True),
    OverruleMove: before_overrule,
    PostPrizes: before_post,
    Rebuy: before_rebuy,
    SetClock: before_setting,
    StartClock: before_start,
    SwapSeats: before_swap,
}
"""What is asked before an act; of any other one nothing is."""


class CommandRunner:
    """Asks what a command has to ask, and gives what is done then."""

    def __init__(self, work: Workplace) -> None:
        self._work = work

    def begin(self, meant: Meant, with_: Circumstances) -> Flow[Do]:
        """The questions; it changes nothing."""
        work, (call, *more) = self._work, meant.calls
        at = EventAt(work.view, work.names, meant.event, with_.happened_us)
        ready = Ready(call)
        if type(call) in BEFORE:
            ready = yield from BEFORE[type(call)](call, at)
        with_ = replace(with_, reason=ready.reason or with_.reason, said=tuple(ready.said))
        return self._hand_over((ready.call, *more), with_)

    def _hand_over(self, calls: tuple[Call, ...], with_: Circumstances) -> Do:
        work = self._work
        if isinstance(calls[0], Rebuy | SellAddOns | SellTableAddOns):
            return lambda: work.acts.till.settle(calls[0], with_)

        async def one_after_the_other() -> None:
            for call in calls:
                await work.asking.perform(call, with_)

        return lambda: work.asking.start(one_after_the_other)
