"""Several out in one hand, and the order of exits put right: asked in the window, step by step."""

from collections.abc import Callable

from tdapp.calls.tournament.exits import BustTogether, Groupings, ReorderExits
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.call import Call
from tdapp.rules.finishing_rules import FinishBy
from tdapp.tournament.exits.at_stake import seats_from_button
from tdapp.tournament.exits.correcting import reorder
from tdapp.tournament.exits.together import bust_together, still_to_ask
from tdapp.tournament.facts.exits import OutOfChips
from tdapp.tournament.reckoning.ties import Missing, Out
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.asking import Asking
from tdapp.ui.acts.hand_questions import asked_of, entries_in, hint_of, with_answer
from tdapp.ui.acts.on_entry import OnEntry, with_changes
from tdapp.ui.acts.question import Question
from tdapp.ui.event_in_view import EventInView
from tdapp.ui.look.figures import VOICE
from tdapp.ui.name_book import NameBook
from tdapp.ui.sentences import sentence


class HandActs(OnEntry):
    """Out in one hand with others, and the order of exits; only what still decides is asked."""

    def __init__(self, view: EventInView, asking: Asking, names: NameBook) -> None:
        super().__init__(view, asking, names)
        self.together = self._act(lambda: self.tr("One hand…"), "T", self._alone, self._ask_who)
        self.order = self._act(lambda: self.tr("Reorder…"), "O", self._as_it_is, self._ask_order)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        return (self.together, self.order)

    def _alone(self, event: StreamId, entry: int) -> Call:
        return BustTogether(event, (Out(entry=entry, table=0),))

    def _ask_who(self) -> None:
        """Ask for the others of the hand."""
        first = self.entry or 0
        text = self.tr("Who else lost the last chips in the hand of {name}?")

        def go_on(groups: Groupings) -> None:
            others = [entry for group in groups for entry in group]
            self._find_out([Out(entry=entry, table=0) for entry in (first, *others)])

        self._ask_entries(text.format(name=self._name()), (), go_on)

    def _find_out(self, outs: list[Out]) -> bool:
        """Ask for the next thing that still decides, or for a yes; whether that was possible."""
        try:
            happened_us = self._asking.with_slip().happened_us
            missing = still_to_ask(self._view.state, outs, happened_us)
            if missing:
                self._ask_of(outs, missing[0])
            else:
                self._ask_to_take_out(outs, happened_us)
        except Refusal as refusal:
            self.together.tried.emit(sentence(refusal, VOICE))
            return False
        return True

    def _ask_of(self, outs: list[Out], missing: Missing) -> None:
        """Ask of the first player of whom it is not known, until the answer can be used."""
        entry, what = missing.entries[0], missing.what
        place = next(index for index, out in enumerate(outs) if out.entry == entry)

        def answered(answer: str) -> None:
            try:
                known = with_answer(outs[place], what, answer)
            except Refusal as refusal:
                self.together.tried.emit(sentence(refusal, VOICE))
                known = None
            if known is None or not self._find_out([*outs[:place], known, *outs[place + 1 :]]):
                self._ask_of(outs, missing)

        text = asked_of(missing, self._name(entry))
        choices = self._likely(entry) if what is FinishBy.NEAREST_BUTTON else ()
        self._put(Question(text, self.tr("Go on"), answered, hint_of(what), choices))

    def _likely(self, entry: int) -> tuple[str, ...]:
        """How far from the button a player sits, where it was told."""
        seats = seats_from_button(self._view.state, entry)
        return () if seats is None else (str(seats),)

    def _ask_to_take_out(self, outs: list[Out], happened_us: int | None) -> None:
        """Say what would change and ask for a yes."""
        state, now = self._view.state, self._view.now
        events = bust_together(state, outs, now, happened_us=happened_us)
        waiting = [self._name(one.entry) for one in events if isinstance(one, OutOfChips)]
        said = self.tr("Are they out in one hand?")
        if waiting:
            said = self.tr("Have they lost their chips in one hand? {names} may buy again.")
        changes = self._changes(
            lambda state: bust_together(state, outs, now, happened_us=happened_us)
        )
        text = with_changes(said.format(names=", ".join(waiting)), changes)

        def go_on(typed: str) -> None:
            hand = typed or None
            both = tuple(outs)
            self._ask(lambda event, _: BustTogether(event, both, hand), outs[0].entry, said=changes)

        hint = self.tr("Hand number, if known")
        self._put(Question(text, self.tr("Out"), go_on, hint, may_be_empty=True))

    def _as_it_is(self, event: StreamId, entry: int) -> Call:
        """The order as it is, to see whether there is one to be changed."""
        if entry not in self._view.state.exits.by_entry:
            raise Refusal("not_out", entry=entry)
        return ReorderExits(event, self._around(entry))

    def _around(self, entry: int) -> Groupings:
        """The exits just before and after that of an entry, and its own."""
        exits = self._view.state.exits
        own = exits.group(entry)
        around = (exits.position_of[own[0]] - 1, exits.position_of[own[-1]] + 1)
        before, after = (exits.group(exits.at[at]) if at in exits.at else () for at in around)
        return tuple(group for group in (before, own, after) if group)

    def _ask_order(self) -> None:
        """Ask for the order, as it is now in the field."""
        now = ", ".join("=".join(map(str, group)) for group in self._around(self.entry or 0))
        text = self.tr(
            "In which order did they go out, first out first? Write 4=7 for a shared place."
        )
        self._ask_entries(text, (now,), self._ask_why)

    def _ask_why(self, groups: Groupings) -> None:
        try:
            changes = self._changes(lambda state: reorder(state, groups))
        except Refusal as refusal:
            self._tell_why_not(self.order, refusal)
            return
        why = self.tr("Why did they go out in this order?")
        self._ask_reason(
            with_changes(why, changes),
            self.tr("Reorder"),
            lambda event, _: ReorderExits(event, groups),
            said=changes,
        )

    def _ask_entries(
        self, text: str, choices: tuple[str, ...], go_on: Callable[[Groupings], None]
    ) -> None:
        """Ask until entry numbers are the answer."""

        def answered(answer: str) -> None:
            groups = entries_in(answer)
            if groups:
                go_on(groups)
            else:
                self._ask_entries(text, choices, go_on)

        hint = self.tr("Entry numbers")
        self._put(Question(text, self.tr("Go on"), answered, hint, choices))
