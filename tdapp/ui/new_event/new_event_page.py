"""The page of a new event: where it starts from and a few answers; levels and prizes follow."""

import asyncio
from collections.abc import Sequence

from msgspec import json
from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tdapp.calls.tournament.past_events import held_events, held_now
from tdapp.core.instant import shown_at
from tdapp.core.settings import KeptPage
from tdapp.ui.asking.selection_card import ActGrid, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.drafts.drafts import EventDrafts
from tdapp.ui.events.event_card import EventCard
from tdapp.ui.look.act import WindowAct, always
from tdapp.ui.look.act_button import ActButton
from tdapp.ui.look.choices import Choices
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.look.text_size import px
from tdapp.ui.new_event.draft_pane import SHORT, DraftPane
from tdapp.ui.new_event.format_cards import TURNS, FormatCards
from tdapp.ui.new_event.starting_points import (
    StartingPoint,
    of_formats,
    of_house,
    of_published,
)
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace

BELOW = 540
"""So much of the page is left to form and levels, where there is more than a row of cards."""
OWN = 1
"""Which group holds the house's own last events."""


class NewEventPage(Page):
    """Nothing is kept or announced before a draft is made of it.

    `made` carries the text of the event file, `begins` asks for the page, `done` says that Escape
    left it.
    """

    made = Signal(str)
    begins = Signal()
    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        text, theme, rules = voice().text, work.theme, work.parts.rulebook
        self._work = work
        self._groups = [tuple(of_formats(rules)), (), tuple(of_published(rules))]
        self.points: Sequence[StartingPoint] = ()
        self._book = EventDrafts(work.parts.drafts, work.parts.houses, work.parts.own_rules)
        self._creates = False
        self.head = PageHead(theme, text("new event", "New event"))
        self.groups = Choices(
            theme,
            (
                text("new event", "Formats"),
                text("new event", "Your last events"),
                text("new event", "Published events"),
            ),
            flow=True,
        )
        self.cards = FormatCards(theme)
        self.pane = DraftPane(work, lambda typed: self._book.read("", typed), eager=True)
        self.short = self.pane.short
        self.make_draft, self.try_it = self._made_acts()
        self.of_format = tuple(map(self._begin_with, range(len(self._groups[0]))))
        self.side = SideColumn(theme)
        self.card = EventCard(theme)
        self._lay_out()
        self._connect()
        self.pane.turn_to(SHORT)
        self.show_group(0)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Making the draft, trying the event, and those on its levels."""
        return (self.make_draft, self.try_it, *self.pane.acts)

    def hand_out(self) -> KeptPage:
        """The format, what is typed, and the text that was changed by hand."""
        by_hand = self.short.text if self.short.by_hand else ""
        typed = (self.groups.place, self.cards.place, self.short.form.typed_words, by_hand)
        return replace(super().hand_out(), own=json.encode(typed).decode())

    def take_back(self, kept: KeptPage) -> None:
        """Go on with the event that was being made."""
        group, place, words, by_hand = json.decode(
            kept.own, type=tuple[int, int, dict[str, str], str]
        )
        self.show_group(group if self._groups[group] else 0)
        self.short.form.type_words(words)
        self.cards.choose(place if place < len(self.points) else 0)
        if by_hand:
            self.pane.show_draft(self._book.read("", by_hand))
        else:
            self.short.make()
        super().take_back(kept)

    def refresh(self) -> None:
        """What follows from what is typed stays as it is: only what is typed changes it."""

    def focus(self) -> None:
        """Begin with the cards; look again which events the house has held."""
        if self.pane.view is self.short:
            self.cards.focus()
        else:
            self.pane.focus()
        self._work.asking.start(self._look_back, quiet=True)

    def go_back(self) -> None:
        """Be in the levels that were asked about."""
        self.pane.come_back()

    def show_group(self, place: int) -> None:
        """Show the formats, the house's own events or the published ones."""
        self.groups.mark(place)
        self.points = self._groups[place]
        self.cards.show_cards([(one.title, one.figures) for one in self.points])
        if not self.points:
            self._show()

    def turn_group(self, step: int) -> None:
        """Go so many groups on, and be on their cards or on the way to them."""
        place = (self.groups.place + step) % len(self._groups)
        self.show_group(place)
        if self.points:
            self.cards.focus()
        else:
            self.groups.mark(place).setFocus()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The cards leave room for what is below them."""
        self.cards.be_no_higher(self.height() - px(BELOW))
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page, Page Up and Down turn the groups, Alt with a digit the views."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        elif event.key() in TURNS and self.pane.view is self.short:
            self.turn_group(TURNS[Qt.Key(event.key())])
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier:
            self.pane.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def _made_acts(self) -> tuple[WindowAct, WindowAct]:
        text = voice().text
        create, tries = text("new event", "Create draft"), text("new event", "Try it")
        acts = (
            WindowAct(lambda: create, "Alt+Return", self._why_no_draft, self._create, self),
            WindowAct(lambda: tries, "Alt+T", lambda: self._why_not, self._try, self),
        )
        for act in acts:
            act.only_in_list()
        return acts

    def _begin_with(self, place: int) -> WindowAct:
        """Bring up the page with one of the formats chosen."""
        of = self._groups[0][place].title

        def begin() -> None:
            self.begins.emit()
            self.show_group(0)
            self.cards.choose(place)

        words = voice().text("new event", "New event: {of}", of=of)
        return WindowAct(lambda: words, "", always, begin, self)

    @property
    def _why_not(self) -> str:
        if self.points:
            return self.short.wrong
        return voice().text(
            "new event", "This house has announced no event yet. Choose a format (Page Up)."
        )

    def _why_no_draft(self) -> str:
        """What was changed by hand is kept right or wrong, as every draft is.

        What was typed just now is looked at by making it.
        """
        kept = self.short.by_hand and not self.short.unread
        return "" if kept or (self.points and self.short.is_typed_in) else self._why_not

    def _lay_out(self) -> None:
        pane, theme = Pane(self._work.theme), self._work.theme
        self.head.add(self.pane.choices)
        self._start = QWidget()
        start = QVBoxLayout(self._start)
        start.setContentsMargins(13, 0, 13, 0)
        start.setSpacing(6)
        start.addWidget(self.groups)
        start.addWidget(self.cards.area)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 2)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(self._start)
        column.addWidget(self.pane, 1)
        acts, create = (self.make_draft, self.try_it), ActButton(self.make_draft, theme)
        create.suggest(True)
        tries = ActGrid(theme, (self.try_it,), columns=1)
        self.side.add(self.card, create, tries, UnavailableActs(theme, acts))
        self.addActions(list(acts))
        lay_beside(self, pane, self.side, theme)

    def _connect(self) -> None:
        self.groups.chosen.connect(self.show_group)
        self.cards.chosen.connect(self._start_from)
        self.cards.turned.connect(self.turn_group)
        self.short.made.connect(self._show)
        self.short.form.typed.connect(self.make_draft.refresh)
        self.pane.typed.connect(self._take)
        self.pane.turned.connect(self._turn)
        self.pane.done.connect(self.done)
        self.pane.on_lines.asks.connect(self.asks)
        for view in (self.short, self.pane.form):
            view.tried.connect(self.tried)

    def _start_from(self, place: int) -> None:
        point = self.points[place]
        usual = voice().text("new event", "Choose the nearest one, then type what differs")
        self.head.show_facts(point.what or usual)
        self.short.start_from(point)

    def _turn(self) -> None:
        """Where an event starts from is chosen beside the short form."""
        self._start.setVisible(self.pane.view is self.short)

    def _take(self, text: str) -> None:
        """Show what was changed by hand in every view."""
        self.pane.show_draft(self._book.read("", text))

    def _show(self) -> None:
        """Say what was made, and go on with the draft that was asked for meanwhile."""
        for act in (self.make_draft, self.try_it):
            act.refresh()
        if not self.points:
            self.short.say(self._why_not)
            return
        planned, creates = self.short.planned, self._creates
        self._creates = False
        if planned is not None:
            made = planned[0]
            state = voice().text("new event", "not created yet")
            conditions = made.conditions
            self.card.show_conditions(conditions.title, state, conditions, made.turnout.entries)
        if creates and not self._why_no_draft():
            self.made.emit(self.short.text)

    def _create(self) -> None:
        """Make the draft, or have it made once the levels are fitted."""
        self._creates = True
        self.pane.tell_now()
        if not self.short.waits:
            self._show()

    def _try(self) -> None:
        """Say how it went when it played itself."""
        if self.short.planned is not None:
            self.card.show_trial(self.short.planned[1])

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
