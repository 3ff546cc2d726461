"""The next step of an event in stages, or of one of them: its entry, its bags, and its end."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tdapp.calls.across.ending import EndStage
from tdapp.calls.tournament.prizes import PostPrizes
from tdapp.calls.tournament.stages import BagStack, BringForward, CloseStage, EndTable
from tdapp.core.ids import in_part
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.shown.next_step import NextStep, StepFinder, StepKind, Ways
from tdapp.table.chips.race import STRENGTH
from tdapp.tournament.clock.windows import is_decided
from tdapp.tournament.facts.stages import Cut
from tdapp.tournament.plan.stage_plan import is_entered
from tdapp.tournament.stages.bagging import chips_bagged, is_known, likeliest_miscount
from tdapp.tournament.stages.going_on import going_on
from tdapp.tournament.stages.seen import bags_of, plan_of, progress_of, seen_from
from tdapp.tournament.tournament import Tournament


@dataclass(frozen=True)
class StageStepFinder(StepFinder):
    """Finds it in any event; in a plain one as `StepFinder` does."""

    def _ways(self) -> Ways:
        state = self.here.state
        if not state.stages.plans:
            return super()._ways()
        if not state.stage:
            return (self._of_stages, self._ending)
        if progress_of(state).ended or state.programme.ended:
            return ()
        if not is_entered(state.stages.plans, state.stage) and not progress_of(state).closed:
            return (self._coming,)
        if self._is_played_out:
            return (self._on_the_floor, self._ending_it)
        return (self._playing, self._hands_played, self._ending_it)

    def _close(self) -> NextStep:
        """How many go on is known once entry to a stage is closed."""
        if not self.here.state.stage:
            return super()._close()
        said = self.voice.text("next step", "Close entry to {stage}")
        return self._step(said, CloseStage(self.here.event))

    def _of_stages(self) -> Iterator[NextStep]:
        """The first step of each stage in their order; prizes are posted once none is entered."""
        state, event = self.here.state, self.here.event
        if not state.entries.closed and not state.stages.open_for_entry():
            said = self.voice.text("next step", "Entry to every stage is closed. Post the prizes")
            yield NextStep(StepKind.POST, said, PostPrizes(event))
        for number in sorted(state.stages.by_number):
            address, seen = in_part(event, number), seen_from(state, number)
            step = replace(self, here=replace(self.here, event=address, state=seen)).find()
            if step is not None:
                yield replace(step, stage=address)

    @property
    def _is_played_out(self) -> bool:
        """Whether its last level or hand is over, or as few are left as go on."""
        seen = self.here.state
        ends = seen.stages.by_hands or seen.conditions.ending.after_last_level
        return is_decided(seen, self.now) or (ends and self._is_last_over)

    @property
    def _is_last_over(self) -> bool:
        """Whether its last level is over, or each table has played its hands."""
        seen = self.here.state
        if not seen.stages.by_hands:
            return super()._is_last_over
        tables = seen.seating.tables
        return bool(tables) and all(one in seen.stages.played_out for one in tables)

    def _coming(self) -> Iterator[NextStep]:
        """Its players are brought forward once the stages before it have ended."""
        said = self.voice.text("next step", "Bring the players forward to {stage}")
        come = BringForward(self.here.event)
        yield self._step(said, come)
        whole = self.here.state.whole or self.here.state
        said = self.voice.text("next step", "Level players may move up. Cut cards, bring forward")
        yield self._step(said, replace(come, order=tuple(whole.entries.by_number)))

    def _hands_played(self) -> Iterator[NextStep]:
        """Each table that has played the hands of its session says so."""
        seen, hands = self.here.state, plan_of(self.here.state).hands
        if hands is None or not seen.clock.started:
            return
        for table in sorted(set(seen.seating.tables) - set(seen.stages.played_out)):
            said = self.voice.text("next step", "Hands per table: {n}. Say which have played them")
            yield self._step(said, EndTable(self.here.event, table), n=hands)

    def _ending_it(self) -> Iterator[NextStep]:
        """Entry is closed, every stack is bagged, the bags add up, and the stage ends."""
        seen, event, text = self.here.state, self.here.event, self.voice.text
        if plan_of(seen).to is None:
            yield from self._after_the_last_level()
            return
        if not progress_of(seen).closed:
            yield self._close()
            return
        known = is_known(seen)
        missing = [] if known else [one for one in seen.in_play() if one not in bags_of(seen)]
        off = seen.chips_in_play - chips_bagged(seen)
        if missing:
            said = text("next step", "Count and bag the stacks. Not bagged yet: {n}")
            bag = BagStack(event, missing[0], max(1, off // len(missing)))
            yield self._step(said, bag, missing[0], n=len(missing))
            return
        if off and not known:
            yield from self._counted_again(off)
        end = EndStage(event, self.here.house)
        said = text("next step", "Every stack is bagged. End {stage}")
        if known:
            said = text("next step", "Who goes on is known. Collect the chips, then end {stage}")
        yield self._step(said, end)
        said = text("next step", "Equal stacks at the cut. Cut cards, then end {stage}")
        yield self._step(said, replace(end, cuts=tuple(_cuts(seen))))

    def _counted_again(self, off: int) -> Iterator[NextStep]:
        """The bag that most likely was counted wrong first."""
        bags, likeliest = bags_of(self.here.state), likeliest_miscount(self.here.state)
        said = self.voice.text("next step", "The bags are off by {n}. Count them again")
        for entry in sorted(bags, key=lambda one: (one != likeliest, one)):
            if bags[entry].chips + off > 0:
                again = BagStack(self.here.event, entry, bags[entry].chips + off)
                yield self._step(said, again, entry, n=self.voice.count(off))

    def _step(self, said: str, call: Call, entry: int | None = None, n: object = "") -> NextStep:
        words = said.format(stage=plan_of(self.here.state).name, n=n)
        return NextStep(StepKind.STAGE, words, call, entry=entry)


def _cuts(seen: Tournament) -> Iterator[Cut]:
    """Cards by which all would be ranked, where some are level at the cut: which, is asked."""
    ranks = list(STRENGTH)[::4]
    try:
        going_on(seen)
    except Refusal:
        for place, entry in enumerate(seen.in_play()):
            yield Cut(entry, tuple(ranks[place // 13**by % 13] for by in range(3)))
