"""The page of a new event: where it starts from and a few answers; levels and prizes follow."""

import asyncio
from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tdapp.calls.tournament.past_events import held_events, held_now
from tdapp.core.instant import shown_at
from tdapp.core.refusal import Refusal
from tdapp.core.settings import KeptPage
from tdapp.shown.cells import Shape
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.structures.formats import EventChoice
from tdapp.tournament.structures.trial import Trial, on_plan
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.tournament.templates.event_text import event_text
from tdapp.ui.asking.selection_card import ActGrid, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.events.event_card import EventCard
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.lists.listing import ItemList
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.scrolled import scrolling
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.choice_fields import TITLE, read_choice, read_start
from tdapp.ui.new_event.choice_form import ChoiceForm
from tdapp.ui.new_event.format_cards import FormatCards
from tdapp.ui.new_event.made_rows import end_words, made_bars, made_columns, made_levels
from tdapp.ui.new_event.starting_points import (
    StartingPoint,
    of_formats,
    of_house,
    of_published,
)
from tdapp.ui.parts.typed import own_zone
from tdapp.ui.structure.blinds_graph import BlindsGraph
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

SOON_MS = 150
LOW, NARROW = 680, 1300
BELOW = 440
"""So much of the page is left to form and levels, where there is more than a row of cards."""
OWN = 1
"""Which group holds the house's own last events."""
VIEWS = {Qt.Key.Key_1: 0, Qt.Key.Key_2: OWN, Qt.Key.Key_3: 2}


class NewEventPage(Page):
    """Nothing is kept or announced before a draft is made of it.

    The levels are fitted and played while the window goes on: what was typed last counts.
    `made` carries the text of the event file, `done` says that Escape left the page.
    """

    made = Signal(str)
    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        text, theme, rules = voice().text, work.theme, work.parts.rulebook
        self._work = work
        self._groups = [tuple(of_formats(rules)), (), tuple(of_published(rules))]
        self.points: Sequence[StartingPoint] = ()
        self._planned: tuple[MadeEvent, Trial] | None = None
        self._asked = 0
        self._creates = False
        self._wrong = ""
        self.head = PageHead(theme, text("new event", "New event"))
        self.groups = Choices(
            theme,
            (
                text("new event", "Formats"),
                text("new event", "Your last events"),
                text("new event", "Published events"),
            ),
        )
        self.cards = FormatCards(theme)
        self.form = ChoiceForm(theme)
        self.levels = ItemList(
            text("new event", "Levels"), theme, made_columns(), lambda one: one.place, headed=True
        )
        self.graph = BlindsGraph(theme, by_doublings=True)
        self.said = MessageLabel(theme, takes_room=True)
        self.make_draft, self.try_it = self._made_acts()
        self.side = SideColumn(theme)
        self.card = EventCard(theme)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._lay_out()
        self.groups.chosen.connect(self.show_group)
        self.cards.chosen.connect(self._make)
        self.form.typed.connect(self._soon.start)
        self._soon.timeout.connect(self._make)
        self.show_group(0)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Making the draft, and trying the event."""
        return (self.make_draft, self.try_it)

    def hand_out(self) -> KeptPage:
        """The format and what is typed."""
        typed = (self.groups.place, self.cards.place, self.form.typed_words)
        return replace(super().hand_out(), own=json.encode(typed).decode())

    def take_back(self, kept: KeptPage) -> None:
        """Go on with the event that was being made."""
        group, place, words = json.decode(kept.own, type=tuple[int, int, dict[str, str]])
        self.show_group(group if self._groups[group] else 0)
        self.form.type_words(words)
        self.cards.choose(place if place < len(self.points) else 0)
        self._make()
        super().take_back(kept)

    def refresh(self) -> None:
        """What follows from what is typed stays as it is: only what is typed changes it."""

    def focus(self) -> None:
        """Begin with the cards; look again which events the house has held."""
        self.cards.focus()
        self._work.asking.start(self._look_back, quiet=True)

    def show_group(self, place: int) -> None:
        """Show the formats, the house's own events or the published ones."""
        self.groups.mark(place)
        self.points = self._groups[place]
        self.cards.show_cards([(one.title, one.figures) for one in self.points])
        if not self.points:
            self._make()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A low window has no graph; in a narrow one the form has half of the room."""
        self.graph.setVisible(self.height() >= px(LOW))
        self.cards.be_no_higher(self.height() - px(BELOW))
        narrow = self.width() < px(NARROW)
        for place, stretch in enumerate((1, 1) if narrow else (5, 6)):
            self._below.setStretch(place, stretch)
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page, what is typed stays; Alt with a digit turns to a group."""
        alt = event.modifiers() == Qt.KeyboardModifier.AltModifier
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif alt and event.key() in VIEWS:
            self.show_group(VIEWS[Qt.Key(event.key())])
            self.cards.focus()
        else:
            super().keyPressEvent(event)

    def _made_acts(self) -> tuple[WindowAct, WindowAct]:
        text = voice().text
        create, tries = text("new event", "Create draft"), text("new event", "Try it")
        acts = (
            WindowAct(lambda: create, "Alt+Return", lambda: self._wrong, self._create, self),
            WindowAct(lambda: tries, "Alt+T", lambda: self._wrong, self._try, self),
        )
        for act in acts:
            act.only_in_list()
        return acts

    def _lay_out(self) -> None:
        pane, theme = Pane(self._work.theme), self._work.theme
        self.head.add(self.groups)
        levels = QVBoxLayout()
        levels.setSpacing(0)
        levels.addWidget(self.levels, 1)
        levels.addWidget(self.graph)
        self._below = QHBoxLayout()
        self._below.setSpacing(0)
        self._below.addWidget(scrolling(self.form, theme, theme.ground))
        self._below.addLayout(levels)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 8)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(_inset(self.cards.area))
        column.addLayout(self._below, 1)
        column.addWidget(_inset(self.said))
        self.side.add(
            self.card, ActGrid(theme, self.acts, columns=1), UnavailableActs(theme, self.acts)
        )
        self.addActions(list(self.acts))
        lay_beside(self, pane, self.side, theme)

    def _make(self) -> None:
        """Begin to make the event of what is typed; what cannot be read is said at its field."""
        self._soon.stop()
        self._planned, self._wrong = None, self._unread()
        self._asked += 1
        if self._wrong:
            self._show()
            return
        point, typed, asked = self.points[self.cards.place], self.form.typed_words, self._asked
        choice = read_choice(typed, typed[TITLE].strip() or point.title, point.parts)
        start = read_start(typed, point.start, own_zone())
        self._work.asking.start(lambda: self._plan(asked, point, choice, start), quiet=True)

    def _unread(self) -> str:
        """What of the page cannot be read yet."""
        if not self.points:
            return voice().text(
                "new event", "This house has announced no event yet. Choose a format (Alt+1)."
            )
        point = self.points[self.cards.place]
        usual = voice().text("new event", "Choose the nearest one, then type what differs")
        self.head.show_facts(point.what or usual)
        self.form.show_parts([name for name, _ in point.parts])
        return self.form.show_faults()

    async def _plan(
        self, asked: int, point: StartingPoint, choice: EventChoice, start: PlannedStart | None
    ) -> None:
        """Fit the levels until they end on plan; what was asked for since then comes instead."""
        wrong, planned = "", None
        try:
            made, trial = await asyncio.to_thread(on_plan, lambda left: point.make(choice, left))
            planned = replace(made, conditions=replace(made.conditions, start=start)), trial
        except Refusal as refusal:
            wrong = sentence(refusal, voice())
        if asked == self._asked:
            self._planned, self._wrong = planned, wrong
            self._show()

    def _show(self) -> None:
        """What was made last stays in sight while something cannot be read."""
        if self._planned is not None:
            self._show_made(*self._planned)
        else:
            self.said.say(self._wrong, "", Shape.ATTENTION, self._work.theme.attention)
        for act in self.acts:
            act.refresh()
        creates, self._creates = self._creates, False
        if creates and self._planned is not None:
            self.made.emit(event_text(self._planned[0].conditions))

    def _show_made(self, made: MadeEvent, trial: Trial) -> None:
        notes = " ".join(sentence(one, voice()) for one in _findings(made, trial))
        shape, theme = (Shape.ATTENTION if notes else Shape.DONE), self._work.theme
        colour = theme.attention if notes else theme.running
        ends = end_words(made, trial)
        self.said.say(ends or notes, notes if ends else "", shape, colour)
        self.form.show_made(made)
        self.levels.show_items(made_levels(made))
        self.graph.show_bars(made_bars(made), voice().text("new event", "Big blinds in play"))
        state = voice().text("new event", "not created yet")
        conditions = made.conditions
        self.card.show_conditions(conditions.title, state, conditions, made.turnout.entries)

    def _create(self) -> None:
        """Make the draft, or have it made once the levels are fitted."""
        self._creates = True
        if self._soon.isActive():
            self._make()
        elif self._planned is not None:
            self._show()

    def _try(self) -> None:
        """Say how it went when it played itself."""
        if self._planned is not None:
            self.card.show_trial(self._planned[1])

    async def _look_back(self) -> None:
        """Read which events the house has held, those of today included."""
        desk, view = self._work.parts.desk, self._work.view
        held = await asyncio.to_thread(lambda: [*held_events(desk.journal.pages)])
        now_us = desk.time.now().utc_us
        held += [held_now(view.state_of(event), now_us) for event in view.events()]
        today = shown_at(now_us, voice().zone).date()
        before = [one.title for one in self._groups[OWN]]
        self._groups[OWN] = tuple(of_house(held, self._work.parts.rulebook, today))
        if self.points == () and before != [one.title for one in self._groups[OWN]]:
            self.show_group(OWN)


def _findings(made: MadeEvent, trial: Trial) -> tuple[Refusal, ...]:
    return (*made.structure.findings, *trial.findings)


def _inset(part: QWidget) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(13, 0, 13, 0)
    row.addWidget(part)
    return whole
