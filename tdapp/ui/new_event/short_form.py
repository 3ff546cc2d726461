"""The short form of an event: a few answers, its levels typed in where they stand, and the graph.

Until a level is changed by hand the levels are made from the answers. From then on they stay as
they are, and are made again only when that is asked for.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.core.refusal import Refusal
from tdapp.rules.houses import HouseRules
from tdapp.rules.toml_faults import FileFault
from tdapp.rules.toml_spots import Path
from tdapp.shown.cells import Shape
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.structures.formats import EventChoice
from tdapp.tournament.structures.trial import Trial, on_plan
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.file_fields import FileField
from tdapp.ui.drafts.draft_edits import LEVELS, fields_of, with_said, with_typed
from tdapp.ui.drafts.fault_words import (
    fault_line,
    fault_words,
    faults_refused,
    path_of,
)
from tdapp.ui.drafts.table_acts import LineActs
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.choice_fields import AT, DAY, PART, TITLE, read_choice, read_start
from tdapp.ui.new_event.choice_form import ChoiceForm
from tdapp.ui.new_event.level_table import COLOUR_UP, LevelTable, with_colour_up
from tdapp.ui.new_event.made_levels import end_words, made_bars
from tdapp.ui.new_event.starting_points import StartingPoint, of_text
from tdapp.ui.parts.typed import own_zone
from tdapp.ui.structure.blinds_graph import LEVELS_TO_GRAPH, BlindsGraph
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

SOON_MS, LATE_MS = 150, 300
LOW, NARROW = 560, 1300
FIELD_AT: Mapping[Path, str] = {
    ("title",): TITLE,
    ("start", "day"): DAY,
    ("start", "at"): AT,
    ("turnout", "entries"): "entries",
    ("turnout", "minutes"): "minutes",
    ("seats_per_table",): "seats",
    ("guarantee",): "guarantee",
    ("added",): "added",
    ("entry", "chips"): "chips",
    ("entry", "window", "until_level"): "closing",
}
PARTS = ("entry", "parts")


class ShortForm(QWidget):
    """`typed` carries the text after a change by hand, `made` says that the event was made anew.

    The levels are fitted and played while the window goes on: what was typed last counts. `tried`
    carries why something cannot be changed here, `done` says that Escape left. One that is `eager`
    plays the event, too, while it is not in sight.
    """

    typed = Signal(str)
    made = Signal()
    tried = Signal(object)
    done = Signal()

    def __init__(self, work: Workplace, acts: LineActs, *, eager: bool) -> None:
        super().__init__()
        theme = work.theme
        self._work, self._acts, self._eager, self._stale = work, acts, eager, False
        self._rules: HouseRules = work.parts.own_rules
        self._point: StartingPoint | None = None
        self._before: Conditions | None = None
        self.by_hand = False
        self._asked = 0
        self._waiting: dict[Path, tuple[FileField, str]] = {}
        self._faults: tuple[FileFault, ...] = ()
        self.text = ""
        self.planned: tuple[MadeEvent, Trial] | None = None
        self.wrong = ""
        self.form = ChoiceForm(theme)
        self.levels = LevelTable(work, acts)
        self.graph = BlindsGraph(theme, by_doublings=True)
        self.said = MessageLabel(theme, takes_room=True)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._late.timeout.connect(self._say_waiting)
        self._lay_out()
        self.form.typed.connect(self._soon.start)
        self.levels.typed.connect(self._wait)
        self.levels.table.chosen.connect(self.act_here)
        self.levels.table.came.connect(self.act_here)
        self.levels.anew.connect(self._make_levels)
        self._soon.timeout.connect(self._take_in)

    @property
    def is_typed_in(self) -> bool:
        """Whether something typed is not taken in yet."""
        return self._soon.isActive()

    @property
    def waits(self) -> bool:
        """Whether something typed is not taken in yet, or not made of yet."""
        return self.is_typed_in or (self.planned is None and not self.wrong)

    def start_from(self, point: StartingPoint) -> None:
        """Make the event of this and what is typed; what was changed by hand can be undone to."""
        if self.by_hand:
            self._acts.remember(self.text)
        self._point, self.by_hand, self._faults = point, False, ()
        self.form.show_parts([name for name, _ in point.parts])
        self.make()

    def show_draft(
        self, text: str, faults: Iterable[FileFault], rules: HouseRules | None = None
    ) -> None:
        """Go on from this text, as it was changed here or elsewhere."""
        self._faults, self._rules = tuple(faults), rules or self._work.parts.own_rules
        if text != self.text:
            self.text, self.by_hand = text, True
            self.form.say_again()
            if self._eager or self.isVisible():
                self._look_again()
            else:
                self._stale = True
        else:
            self._show_levels()

    @property
    def unread(self) -> str:
        """What in its fields cannot be read."""
        return self.form.show_faults(_at_fields(self._faults))

    def say(self, wrong: str) -> None:
        """Say why there is nothing to make."""
        self.said.say(wrong, "", Shape.ATTENTION, self._work.theme.attention)

    def begin(self) -> None:
        """Begin with the first field."""
        self.form.line(TITLE).setFocus(Qt.FocusReason.TabFocusReason)

    def come_back(self) -> None:
        """Be in the levels, which were acted on."""
        self.levels.table.lines.setFocus()

    def tell_now(self) -> None:
        """Take in what is typed without waiting."""
        if self._soon.isActive():
            self._soon.stop()
            self._take_in()

    def _take_in(self) -> None:
        text, waiting, self._waiting = self.text, self._waiting, {}
        try:
            for path, (field, words) in waiting.items():
                change = with_colour_up if path[-1] == COLOUR_UP else with_typed
                text = change(text, path, field, words)
        except Refusal as refusal:
            self.tried.emit(sentence(refusal, voice()))
        if text != self.text:
            self.change(text)
        else:
            self.make()

    def change(self, text: str, place: int | None = None) -> None:
        """Take a text that was changed by hand, with a line chosen that it is about."""
        self._acts.remember(self.text)
        self._take(text)
        if place is not None:
            self.levels.table.choose(min(place, self.levels.table.count - 1))

    def make(self) -> None:
        """Begin to make the event of what is typed; what cannot be read is said at its field."""
        self._soon.stop()
        self.planned, self._asked = None, self._asked + 1
        self.wrong = self.unread
        try:
            point = self._basis()
            if point is not None and not self.wrong:
                self._begin(point, self._choice(point))
        except Refusal as refusal:
            self.wrong = self.wrong or self._words(refusal)
        if self.wrong:
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """What was changed elsewhere is looked at now."""
        super().showEvent(event)
        if self._stale:
            self._stale = False
            self._look_again()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the form, what is typed stays."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window has no graph; in a narrow one the form has half of the room."""
        self.graph.setVisible(self.height() >= px(LOW))
        narrow = self.width() < px(NARROW)
        for place, stretch in enumerate((4, 5) if narrow else (3, 4)):
            self._below.setStretch(place, stretch)
        super().resizeEvent(event)

    def _lay_out(self) -> None:
        theme = self._work.theme
        right = QWidget()
        levels = QVBoxLayout(right)
        levels.setContentsMargins(0, 0, 0, 0)
        levels.setSpacing(0)
        levels.addWidget(self.levels, LEVELS_TO_GRAPH)
        levels.addWidget(self.graph, 1)
        self._below = QHBoxLayout()
        self._below.setSpacing(0)
        self._below.addWidget(scrolling(self.form, theme, theme.ground))
        self._below.addWidget(scrolling(right, theme, theme.ground))
        foot = QHBoxLayout()
        foot.setContentsMargins(16, 0, 12, 6)
        foot.addWidget(self.said)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(self._below, 1)
        column.addLayout(foot)

    def _basis(self) -> StartingPoint | None:
        """What the event is made from: its own text once that was changed by hand."""
        if not self.by_hand:
            return self._point
        point = of_text(self.text, self._rules.rulebook)
        self.form.show_parts([name for name, _ in point.parts])
        return point

    def _choice(self, point: StartingPoint) -> EventChoice:
        typed = self.form.typed_words
        choice = read_choice(typed, typed[TITLE].strip() or point.title, point.parts)
        return replace(choice, keeps_levels=self.by_hand)

    def _begin(self, point: StartingPoint, choice: EventChoice) -> None:
        self._before = point.before
        self._late.start()
        asked, start = self._asked, read_start(self.form.typed_words, point.start, own_zone())

        def make(left: int | None) -> MadeEvent:
            made = point.make(choice, left)
            return replace(made, conditions=replace(made.conditions, start=start))

        async def plan() -> None:
            """Fit the levels until they end on plan; what was asked for since comes instead."""
            planned, refused = None, None
            try:
                if self.form.is_bare:
                    made = await asyncio.to_thread(make, None)
                    if asked == self._asked:
                        self.form.show_made(made)
                planned = await asyncio.to_thread(on_plan, make)
            except Refusal as refusal:
                refused = refusal
            if asked == self._asked:
                self.planned, self.wrong = planned, self._words(refused) if refused else ""
                self._made()

        self._work.asking.start(plan, quiet=True)

    def _words(self, refusal: Refusal) -> str:
        """Why it cannot be made; what is wrong with a field is said beside it, too."""
        faults = faults_refused(refusal) or self._faults
        self.form.show_faults(_at_fields(faults))
        return self._first(faults) or sentence(refusal, voice())

    def _first(self, faults: Sequence[FileFault]) -> str:
        """The first of what is wrong, by the name of its field here, or where to mend it."""
        if not faults:
            return ""
        path, said = path_of(faults[0]), fault_line(faults[0], fields_of(self.text))
        here = next((one for one in self.form.fields if one.key == _key_at(path)), None)
        if here is not None:
            return f"{here.words}: {fault_words(faults[0])}"
        elsewhere = voice().text("new event", "{fault} See All fields (Alt+2).")
        return said if path[:1] == LEVELS else elsewhere.format(fault=f"{said}.")

    def _say_waiting(self) -> None:
        """What was made before stays in sight meanwhile."""
        if self.planned is None and not self.wrong:
            self.said.say("", voice().text("new event", "Fitting the levels…"))

    def _made(self) -> None:
        """Say in the text what was made, and what of it was by hand."""
        before = self.text
        if self.planned is not None:
            after, base = self.planned[0].conditions, self._before
            self.text = with_said(before, base, after) if base else event_text(after)
        self._show()
        if self.by_hand and self.text != before:
            self.typed.emit(self.text)

    def _show(self) -> None:
        """What was made last stays in sight while something cannot be read."""
        theme = self._work.theme
        if self.planned is not None:
            made, trial = self.planned
            self.form.show_made(made)
            self.form.show_faults(_at_fields(self._faults))
            self.levels.show_made(made)
            title = voice().text("new event", "Big blinds in play")
            self.graph.show_bars(made_bars(made, trial), title)
            notes = [sentence(one, voice()) for one in _findings(made, trial)]
            said = self._first(self._faults) or " ".join(notes)
            ends, shape = end_words(made, trial), Shape.ATTENTION if said else Shape.DONE
            colour = theme.attention if said else theme.running
            self.said.say(ends or said, said if ends else "", shape, colour)
        else:
            self.say(self.wrong)
        self._show_levels()
        self.made.emit()

    def _show_levels(self) -> None:
        self.levels.show_text(fields_of(self.text), self._faults, by_hand=self.by_hand)
        self.act_here()

    def act_here(self) -> None:
        """Let acts on lines be on the levels of this form, while it is the one that is shown."""
        if not self.isHidden():
            self._acts.act_on(self.levels.table, self.text)

    def _wait(self, path: Path, field: FileField, words: str) -> None:
        self._waiting[path] = (field, words)
        self._soon.start()

    def _take(self, text: str) -> None:
        self.text, self.by_hand = text, True
        self.typed.emit(text)
        self._look_again()

    def _look_again(self) -> None:
        self._show_levels()
        self.make()

    def _make_levels(self) -> None:
        """Make the levels again for the field and the hours, as they would be."""
        if self.planned is None:
            return
        made, point = self.planned[0], self._basis()
        if point is None:
            return
        self._acts.remember(self.text)
        self.planned, self._asked = None, self._asked + 1
        wish = self._choice(point)
        minutes = wish.minutes or made.structure.minutes
        self._begin(point, replace(wish, keeps_levels=False, minutes=minutes))


def _key_at(path: Path) -> str:
    """The field that is asked for here at a path of the text; empty where none is."""
    return f"{PART}{path[-1]}" if path[:2] == PARTS else FIELD_AT.get(path, "")


def _at_fields(faults: Iterable[FileFault]) -> dict[str, str]:
    """What is wrong at the fields that are asked for here."""
    found: dict[str, str] = {}
    for fault in faults:
        found.setdefault(_key_at(path_of(fault)), fault_words(fault))
    return found


def _findings(made: MadeEvent, trial: Trial) -> tuple[Refusal, ...]:
    return (*made.structure.findings, *trial.findings)
