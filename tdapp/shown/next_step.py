"""The next step of an event: one act that the desk would take now, until all is over and paid."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from enum import Enum
from itertools import chain
from typing import TYPE_CHECKING

from tdapp.calls.across.ending import CancelEvent, Finish
from tdapp.calls.across.tables import OpenTable
from tdapp.calls.tournament.alternates import PassOver, RefundQueue, SeatAlternate
from tdapp.calls.tournament.chips import ReportStacks
from tdapp.calls.tournament.event import EndPlay, StartClock
from tdapp.calls.tournament.exits import Bust, ReorderExits
from tdapp.calls.tournament.moves import FreeTable
from tdapp.calls.tournament.prizes import ChangePrizes, PayPrize, PostPrizes, SetUnclaimed
from tdapp.calls.tournament.sales import PayDebt
from tdapp.core.ids import StreamId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.purchases import PurchaseKind
from tdapp.shown.entry_facts import NameOf
from tdapp.shown.floor_calls import EventAtHouse
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind, all_due
from tdapp.shown.hand_for_hand import hand_steps
from tdapp.shown.prize_words import prize_words
from tdapp.start_up import ReadInTurn
from tdapp.tournament.chips import with_chips
from tdapp.tournament.clock.windows import has_ended, is_complete, is_decided
from tdapp.tournament.event.announcing import level_stacks
from tdapp.tournament.guards.pending_exits import pending_at
from tdapp.tournament.matches.entering import open_byes
from tdapp.tournament.payouts.posting import fitting_cash
from tdapp.tournament.prizes import most_winners, share_of, unpaid
from tdapp.tournament.sales.selling import must_let_in
from tdapp.tournament.state.clock import position
from tdapp.voice.voice import Voice

if TYPE_CHECKING:
    from tdapp.shown.bounty_steps import BountyStep, BountySteps

CanBeDone = Callable[[Call], bool]
FEWEST = 2
"""So many are needed to play."""
LEFT_TO_THE_FLOOR = frozenset(
    {
        *(FloorTaskKind.AWAY, FloorTaskKind.BREAKING, FloorTaskKind.FIXED),
        *(FloorTaskKind.HAND_PLAYED, FloorTaskKind.HAND_OVER, FloorTaskKind.SOFT_HANDS),
        *(FloorTaskKind.PENALTY_OVER, FloorTaskKind.ROUND),
        FloorTaskKind.SWAP,
    }
)


class StepKind(Enum):
    """What is to be done; it says where in the window it is done."""

    ENTER = "enter"
    OPEN = "open"
    DRAW = "draw"
    FLOOR = "floor"
    START = "start"
    POST = "post"
    POST_ANEW = "post_anew"
    BUST = "bust"
    BRACKET = "bracket"
    HAND = "hand"
    STACKS = "stacks"
    END_PLAY = "end_play"
    TIE = "tie"
    PAY = "pay"
    BOUNTY = "bounty"
    DEBT = "debt"
    ALTERNATES = "alternates"
    FINISH = "finish"
    CANCEL = "cancel"
    STAGE = "stage"
    TERMS = "terms"


@dataclass(frozen=True, slots=True)
class NextStep:
    """What is to be done in words, and the call by which it would be; None where a name is typed.

    `task` is the line of what is due on the floor, `entry` whom it is about, `table` whose hand,
    `stage` the address of the stage in which it is done, where that is another than in view.
    """

    kind: StepKind
    text: str
    call: Call | None = None
    task: FloorTask | None = None
    entry: int | None = None
    table: int | None = None
    stage: StreamId | None = None


FURTHER = ReadInTurn[Callable[["StepFinder"], Iterator[NextStep]]](
    ("tdapp.shown.steps_of_play",), lambda module: vars(module)["STEPS"]
)
"""The steps of brackets and of hands that are followed, which few events have."""


Ways = tuple[Callable[[], Iterator[NextStep]], ...]


@dataclass(frozen=True)
class StepFinder:
    """Finds the next step of one event, for the reader of `voice`."""

    voice: Voice
    here: EventAtHouse
    now: Instant
    name_of: NameOf
    can: CanBeDone

    def find(self) -> NextStep | None:
        """The first step that can be done now; None once the event is over and paid."""
        state = self.here.state
        if state.programme.conditions is None or state.programme.over:
            return None
        steps = chain.from_iterable(way() for way in self._ways())
        return next((one for one in steps if one.call is None or self.can(one.call)), None)

    def _ways(self) -> Ways:
        """Where steps are looked for, in this order."""
        state = self.here.state
        decided = is_decided(state, self.now)
        over = decided or (not state.left and is_complete(state, self.now))
        return (self._ending, self._playing) if over else (self._playing, self._ending)

    def _playing(self) -> Iterator[NextStep]:
        """From the doors to the last hand."""
        state, event, text = self.here.state, self.here.event, self.voice.text
        enter = self._enter()
        least = max(FEWEST, state.conditions.min_entries)
        if enter is not None and not state.clock.started and state.entries.count < least:
            yield enter
        yield from self._on_the_floor()
        yield from self._called()
        if state.conditions.bracket is not None:
            yield from FURTHER["pairings"](self)
        if not state.clock.started:
            yield NextStep(StepKind.START, text("next step", "Start the clock"), StartClock(event))
        elif not state.clock.running and not state.hand_for_hand.hand:
            said = text("next step", "The clock is paused. Start it when play goes on")
            yield NextStep(StepKind.START, said, StartClock(event))
        if not self._sells():
            yield self._close()
        yield from self._after_the_last_level()
        if state.matches.at_table:
            yield from FURTHER["matches"](self)
        yield from self._prizes()
        yield from self._busts()
        hands = hand_steps(self.voice, self.here.event, state)
        yield from (NextStep(StepKind.FLOOR, said, call) for said, call in hands)
        if enter is not None:
            yield enter

    def _close(self) -> NextStep:
        """What follows once no more is sold."""
        said = self.voice.text("next step", "Registration is closed. Post the prizes")
        return NextStep(StepKind.POST, said, PostPrizes(self.here.event))

    def _after_the_last_level(self) -> Iterator[NextStep]:
        """Play ends by time, once the stacks are known that decide the places."""
        state, event, text = self.here.state, self.here.event, self.voice.text
        ends = state.entries.closed and state.conditions.ending.after_last_level
        if not ends or not self._is_last_over:
            return
        said = text("next step", "The last level is over. End play")
        yield NextStep(StepKind.END_PLAY, said, EndPlay(event))
        try:
            yield NextStep(StepKind.END_PLAY, said, EndPlay(event, level_stacks(state)))
        except Refusal:
            said = text("next step", "The last level is over. Record every stack, then end play")
            first, *others = with_chips(state)
            each, left = divmod(state.chips_in_play, len(others) + 1)
            level = ReportStacks(event, ((first, each + left), *((one, each) for one in others)))
            yield NextStep(StepKind.STACKS, said, level, entry=first)

    @property
    def _is_last_over(self) -> bool:
        """Whether the last level of an event by time is over."""
        return self._level >= len(self.here.state.conditions.levels)

    @property
    def _level(self) -> int:
        """The index of the level that the clock shows."""
        return position(self.here.state.conditions, self.here.state.clock, self.now).index

    def _busts(self) -> Iterator[NextStep]:
        """Play goes on until somebody is out; who is dealt into a followed hand is by its end."""
        state, event, text = self.here.state, self.here.event, self.voice.text
        said = text(
            "next step",
            "Play is on. To bust a player, select the seat and press B, or Ctrl+K and 12-5 bust",
        )
        if state.conditions.level(self._level).is_break:
            said = text("next step", "On break. Record who busts when play goes on")
        if state.hand_for_hand.holds_exits:
            said = text("next step", "Hand-for-hand: record who busts and which tables finish")
        yield from (
            NextStep(StepKind.BUST, said, Bust(event, one))
            for one in state.entries.by_number
            if state.is_in_play(one)
        )
        if state.feature.by_table:
            yield from FURTHER["hands"](self)

    def _enter(self) -> NextStep | None:
        """More players, while entries are sold."""
        state = self.here.state
        count, conditions = state.entries.count, state.conditions
        try:
            must_let_in(state, conditions.entry, self.now)
        except Refusal as refusal:
            return self._terms_first(refusal)
        if state.matches.drawn and not any(True for _ in open_byes(state)):
            return None
        least = max(FEWEST, conditions.min_entries)
        said = self.voice.text("next step", "Enter the players")
        if count >= least:
            said = self.voice.text("next step", "Enter more players")
        elif count:
            said = self.voice.text(
                "next step", "Enter players: {n} so far, minimum {least}", n=count, least=least
            )
        return NextStep(StepKind.ENTER, said)

    def _terms_first(self, refusal: Refusal) -> NextStep | None:
        """The conditions, where no entry is sold before they are published and told."""
        if refusal.code not in {"terms_not_published", "terms_not_told"}:
            return None
        said = self.voice.text("next step", "Publish the event conditions")
        if refusal.code == "terms_not_told":
            said = self.voice.text("next step", "Tell {to} of the event conditions")
            said = said.format(to=refusal.details["to"])
        found = (replace(one, text=said) for one in FURTHER["terms"](self))
        return next((one for one in found if one.call is None or self.can(one.call)), None)

    def _on_the_floor(self) -> Iterator[NextStep]:
        for task in all_due(self.voice, self.here.state, self.name_of):
            if task.kind in LEFT_TO_THE_FLOOR:
                continue
            try:
                call = self.here.remedy(task)
            except Refusal:
                continue
            kinds = {FloorTaskKind.OPEN: StepKind.OPEN, FloorTaskKind.DRAW: StepKind.DRAW}
            kind = kinds.get(task.kind, StepKind.FLOOR)
            said = self._task_words(task, call)
            yield NextStep(kind, said, call, task)
            if isinstance(call, FreeTable):
                still_in = tuple(one.entry for one in pending_at(self.here.state, call.table))
                yield NextStep(kind, said, replace(call, still_in=still_in), task)

    def _task_words(self, task: FloorTask, call: Call) -> str:
        """What is due on the floor, in the words of who does it."""
        event, house, table = self.here.event, self.here.house, task.table
        if task.kind is FloorTaskKind.UNDER_WAY:
            return self.voice.text("next step", "{who}. Record the arrival", who=task.text)
        if task.kind is FloorTaskKind.OPEN and table and call != OpenTable(event, house, table):
            return self.voice.text(
                "next step", "Table {table} is not free. Open another", table=table
            )
        return task.text

    def _called(self) -> Iterator[NextStep]:
        """Alternates who were called, and are seated or passed over."""
        event = self.here.event
        for ticket in self.here.state.alternates.called:
            said = self.voice.text(
                "next step", "Alternate {ticket} was called. Seat or pass over", ticket=ticket
            )
            for call in (SeatAlternate(event, ticket), PassOver(event, ticket)):
                yield NextStep(StepKind.ALTERNATES, said, call)

    def _sells(self) -> bool:
        """Whether anything can still be bought, or somebody waits to buy."""
        state = self.here.state
        if state.entries.closed or state.exits.out_of_chips or state.alternates_waiting:
            return True
        offers = map(state.conditions.offer, PurchaseKind)
        return any(one and not has_ended(state, one.window, self.now) for one in offers)

    def _prizes(self) -> Iterator[NextStep]:
        """Those that are decided and owed; one that nobody may have now is kept by the house."""
        state, event, text = self.here.state, self.here.event, self.voice.text
        yield from self._another_list()
        for place, entry, _ in unpaid(state):
            if entry is None:
                continue
            who, prize = self._name(entry), self._prize(entry)
            if prize is None:
                yield from self._tie(place, entry)
                continue
            said = text("next step", "Pay {who} for {place} place: {prize}")
            said = said.format(who=who, place=self.voice.ordinal(place), prize=prize)
            for call in (
                PayPrize(event, place, entry),
                PayPrize(event, place, entry, though_disqualified=True),
                SetUnclaimed(event, entry),
            ):
                yield NextStep(StepKind.PAY, said, call, entry=entry)

    def _tie(self, place: int, entry: int) -> Iterator[NextStep]:
        """Those who share a prize in kind that is worth more than a share of all they win."""
        state, event = self.here.state, self.here.event
        tied = state.at_place(state.place_of(entry) or place)
        said = self.voice.text(
            "next step",
            "{names} share {place} place, but a prize cannot be split. Put them in order",
            names=", ".join(map(self._name, tied)),
            place=self.voice.ordinal(place),
        )
        if entry in state.exits.by_entry:
            ordered = ReorderExits(event, tuple((one,) for one in tied))
            yield NextStep(StepKind.TIE, said, ordered, entry=entry)
        else:
            yield NextStep(StepKind.END_PLAY, said, EndPlay(event, tied))

    def _another_list(self) -> Iterator[NextStep]:
        """Where the posted list has prizes that nobody can win any more."""
        state, unwon = self.here.state, most_winners(self.here.state) + 1
        if len(state.prizes.posted) < unwon:
            return
        try:
            cents = fitting_cash(state)
        except Refusal:
            return
        place = self.voice.ordinal(unwon)
        said = self.voice.text(
            "next step", "No player can win {place} place. Post a new prize list", place=place
        )
        yield NextStep(StepKind.POST_ANEW, said, ChangePrizes(self.here.event, cents))

    def _ending(self) -> Iterator[NextStep]:
        """From the last hand until everything is paid."""
        state, event, text = self.here.state, self.here.event, self.voice.text
        if not state.entries.closed:
            said = self.voice.plural(
                "next step",
                "1 player is left. Post the prizes to close registration",
                "{n} players are left. Post the prizes to close registration",
                state.left,
            )
            if is_decided(state, self.now):
                said = text("next step", "Play is over. Post the prizes")
            yield NextStep(StepKind.POST, said, PostPrizes(event))
        bounties = self._bounties()
        yield from map(_of_bounty, bounties.for_nobody())
        yield from self._prizes()
        yield from map(_of_bounty, bounties.won())
        for receipt, sale in sorted(state.entries.owed.items()):
            said = text("next step", "Collect {amount} that {who} owes")
            said = said.format(amount=self.voice.money(sale.owed), who=self._name(sale.entry))
            yield NextStep(StepKind.DEBT, said, PayDebt(event, receipt), entry=sale.entry)
        if state.alternates.held:
            said = text("next step", "Refund the alternates")
            yield NextStep(StepKind.ALTERNATES, said, RefundQueue(event))
        said = text("next step", "Every prize is paid. Finish the event")
        yield NextStep(StepKind.FINISH, said, Finish(event, self.here.house))
        if not state.entries.closed:
            said = text("next step", "Too few entries for prizes. Cancel the event")
            yield NextStep(StepKind.CANCEL, said, CancelEvent(event, self.here.house))
        yield from map(_of_bounty, bounties.to_others())

    def _bounties(self) -> "BountySteps":
        from tdapp.shown.bounty_steps import BountySteps  # noqa: PLC0415 - few events have them

        return BountySteps(self.voice, self.here.event, self.here.state, self._name)

    def _name(self, entry: int) -> str:
        gone = self.here.state.entries.refunded.get(entry)
        found = gone.entry if gone else self.here.state.entries.by_number.get(entry)
        return self.name_of(found.person) if found else f"#{entry}"

    def _prize(self, entry: int) -> str | None:
        """The prize in words; None where the director has to decide who has what of it."""
        try:
            return prize_words(self.voice, share_of(self.here.state, entry))
        except Refusal:
            return None


def _of_bounty(step: "BountyStep") -> NextStep:
    return NextStep(StepKind.BOUNTY, step.said, step.call, entry=step.entry)
