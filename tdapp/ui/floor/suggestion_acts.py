"""What is suggested on the floor now: for the chosen table, or the line that was chosen itself."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from tdapp.core.refusal import Refusal
from tdapp.shown.floor_steps import remedy, step_words
from tdapp.shown.floor_tasks import FloorTask, FloorTaskKind, hand_at
from tdapp.tournament.tables.suggesting import Suggestions, timely_suggestions
from tdapp.tournament.tournament import Tournament
from tdapp.ui.floor.next_steps import step_of
from tdapp.ui.look.act import ENTER, WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.tables.floor_acts import FloorActs
from tdapp.words.sentence import sentence

say = saying("suggested")


class SuggestionActs(QObject):
    """`do` goes on with it, `next` chooses the next matter; `lines` are all, most pressing first.

    `went` says that another line was chosen by `next`.
    """

    went = Signal()

    def __init__(self, acts: FloorActs, parent: QObject) -> None:
        super().__init__(parent)
        self._acts = acts
        self._times_chosen = 0
        self._found: tuple[Tournament | None, Suggestions | None] = (None, None)
        self.lines: Sequence[FloorTask] = ()
        self.next = WindowAct(lambda: say("Next"), "N", self._why_no_next, self._go_next, self)
        self.next.only_in_list()
        self.do = WindowAct(self._do_words, "", self._why_not_do, self._go_on, self)
        self.do.pressed_by = ENTER
        self.do.means = lambda: None if self.line is None else self.line.kind
        self.do.chosen = lambda: self._times_chosen
        self.do.keep_meaning(lambda: acts.at_hand.view.now.elapsed_us)
        acts.choice.changed.connect(self._choose_by_hand)

    @property
    def found(self) -> Suggestions | None:
        """What is suggested now, found once for all who ask."""
        state = self._acts.at_hand.view.state
        if self._found[0] is not state and state.programme.conditions is not None:
            self._found = state, timely_suggestions(state)
        return self._found[1]

    def show_lines(self, lines: Sequence[FloorTask]) -> None:
        """Suggest out of these from now on; the chosen line is followed."""
        self.lines = lines
        self._acts.choice.follow(list(lines))

    def refresh(self) -> None:
        """Ask both acts again."""
        self.do.refresh()
        self.next.refresh()

    @property
    def line(self) -> FloorTask | None:
        """The chosen line, unless another table was chosen after it; None where nothing is."""
        choice = self._acts.choice
        due = choice.due
        if due is not None and (choice.due_last or due.table == choice.table):
            return remedy(due, self.lines)
        about = (line for line in self.lines if line.table == choice.table)
        found = next((line for line in about if step_words(voice(), line, self.lines)), None)
        if found is None:
            return hand_at(voice(), self._acts.at_hand.view.state, choice.table)
        return remedy(found, self.lines)

    def _do_words(self) -> str:
        words = "" if self.line is None else step_words(voice(), self.line, self.lines)
        return words or say("Nothing to do")

    def _why_not_do(self) -> str:
        line = self.line
        if line is None:
            return sentence(Refusal("no_line_chosen"), voice())
        return step_of(line, self._acts).why_not if line == self._acts.choice.due else ""

    def _go_on(self) -> None:
        line = self.line
        if line is None:
            return
        if line is not self._acts.choice.due and line.kind is not FloorTaskKind.HAND_PLAYED:
            self._acts.choice.choose_due(line)
        step_of(line, self._acts).trigger()

    def _choose_by_hand(self) -> None:
        """What is chosen since the last press is what the next one is meant for."""
        self._times_chosen += 1

    def _why_no_next(self) -> str:
        return "" if self.lines else say("Nothing to do.")

    def _go_next(self) -> None:
        """The line after the chosen one, the first after the last.

        That a table breaks is no matter of its own: those who are still to arrive stand under it.
        """
        due = self._acts.choice.due
        lines = [
            line for line in self.lines if line.kind is not FloorTaskKind.BREAKING
        ] or self.lines
        keys = [line.key for line in lines]
        place = keys.index(due.key) + 1 if due is not None and due.key in keys else 0
        self._acts.choice.choose_due(lines[place % len(lines)])
        self.went.emit()
