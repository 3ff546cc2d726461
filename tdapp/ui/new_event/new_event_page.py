"""The page of a new event: a format and a few answers; levels and prizes follow at once."""

import asyncio

import msgspec
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

import resources
from tdapp.core.refusal import Refusal
from tdapp.core.settings import KeptPage
from tdapp.tournament.structures.formats import drafted, read_format
from tdapp.tournament.structures.trial import Trial, tried
from tdapp.tournament.structures.turnout import MadeEvent
from tdapp.tournament.templates.event_text import event_text
from tdapp.ui.asking.selection_card import ActGrid, SelectionCard, UnavailableActs
from tdapp.ui.asking.side_by_side import lay_beside
from tdapp.ui.events.event_facts import condition_facts
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.lists.listing import Listing
from tdapp.ui.look.message_label import MessageLabel
from tdapp.ui.look.page_head import PageHead
from tdapp.ui.look.pane import Pane
from tdapp.ui.look.side_column import SideColumn
from tdapp.ui.look.spoken import voice
from tdapp.ui.new_event.choice_fields import read_choice, read_start
from tdapp.ui.new_event.choice_form import ChoiceForm
from tdapp.ui.new_event.format_cards import FormatCards
from tdapp.ui.new_event.made_rows import made_columns, made_rows, trial_facts
from tdapp.ui.parts.typed import own_zone
from tdapp.ui.workplace.page import Page
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.formats import FORMATS
from tdapp.words.sentence import sentence

FOLDER, SUFFIX = "formats", ".toml"
SOON_MS = 150


class NewEventPage(Page):
    """Nothing is kept or announced before a draft is made of it.

    `made` carries the text of the event file, `done` says that Escape left the page.
    """

    made = Signal(str)
    done = Signal()

    def __init__(self, work: Workplace) -> None:
        super().__init__()
        text, theme = voice().text, work.theme
        self._work = work
        self._formats = list(FORMATS)
        self._event: MadeEvent | None = None
        self._wrong = ""
        self.head = PageHead(theme, text("new event", "New event"))
        self.head.show_facts(text("new event", "Choose the nearest format, then type what differs"))
        named = [(voice().say(title), voice().say(what)) for title, what in FORMATS.values()]
        self.cards = FormatCards(theme, named)
        self.form = ChoiceForm(theme)
        self.levels = Listing(text("new event", "Levels"), theme, made_columns(), headed=True)
        self.said = MessageLabel(theme, takes_room=True)
        self.make_draft = WindowAct(
            lambda: text("new event", "Create draft"),
            "Alt+Return",
            self._why_not,
            self._create,
            self,
        )
        self.try_it = WindowAct(
            lambda: text("new event", "Try it"), "Alt+T", self._why_not, self._try, self
        )
        for act in self.acts:
            act.only_in_list()
        self.side = SideColumn(theme)
        self.told, self.tried_out = SelectionCard(theme), SelectionCard(theme)
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._lay_out()
        self.cards.chosen.connect(self._make)
        self.form.typed.connect(self._soon.start)
        self._soon.timeout.connect(self._make)

    @property
    def acts(self) -> tuple[WindowAct, ...]:
        """Making the draft, and trying the event."""
        return (self.make_draft, self.try_it)

    def hand_out(self) -> KeptPage:
        """The format and what is typed."""
        typed = (self.cards.place, self.form.typed_words)
        return msgspec.structs.replace(super().hand_out(), own=msgspec.json.encode(typed).decode())

    def take_back(self, kept: KeptPage) -> None:
        """Go on with the event that was being made."""
        place, words = msgspec.json.decode(kept.own, type=tuple[int, dict[str, str]])
        self.form.type_words(words)
        self.cards.choose(place)
        self._make()
        super().take_back(kept)

    def refresh(self) -> None:
        """Show what follows from what is typed."""
        if self._event is None:
            self._make()

    def focus(self) -> None:
        """Begin with the formats."""
        self.cards.focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves the page; what is typed stays until the next event is made."""
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        pane, theme = Pane(self._work.theme), self._work.theme
        below = QHBoxLayout()
        below.setSpacing(0)
        below.addWidget(self.form, 5)
        below.addWidget(self.levels, 6)
        column = QVBoxLayout(pane)
        column.setContentsMargins(0, 0, 1, 8)
        column.setSpacing(6)
        column.addWidget(self.head)
        column.addWidget(_inset(self.cards))
        column.addLayout(below, 1)
        column.addWidget(_inset(self.said))
        self.side.add(
            self.told,
            ActGrid(theme, self.acts, columns=1),
            UnavailableActs(theme, self.acts),
            self.tried_out,
        )
        self.addActions(list(self.acts))
        lay_beside(self, pane, self.side, theme)

    def _make(self) -> None:
        """Make the event of what is typed; what cannot be read is said at its field."""
        self._soon.stop()
        name = self._formats[self.cards.place]
        title = self.form.typed_words.get("title", "").strip() or voice().say(FORMATS[name][0])
        self._event, self._wrong = None, self.form.show_faults()
        if not self._wrong:
            try:
                self._event = self._made(name, title)
            except Refusal as refusal:
                self._wrong = sentence(refusal, voice())
        self._show(title)

    def _made(self, name: str, title: str) -> MadeEvent:
        format_ = read_format(resources.read(FOLDER, name + SUFFIX))
        words = self.form.typed_words
        made = drafted(format_, read_choice(words, title), self._work.parts.rulebook)
        start = read_start(words, own_zone())
        return msgspec.structs.replace(
            made, conditions=msgspec.structs.replace(made.conditions, start=start)
        )

    def _show(self, title: str) -> None:
        """What was made last stays in sight while something cannot be read."""
        made = self._event
        notes = [] if made is None else [sentence(one, voice()) for one in made.structure.findings]
        self.said.say(self._wrong or " ".join(notes), "")
        self.tried_out.show_facts("", "", ())
        if made is not None:
            self.form.show_usual(made)
            self.levels.show_rows(made_rows(made))
            state = voice().text("new event", "not created yet")
            self.told.show_facts(title, state, tuple(condition_facts(made.conditions)))
        for act in self.acts:
            act.refresh()

    def _why_not(self) -> str:
        return self._wrong

    def _create(self) -> None:
        self._make()
        if self._event is not None:
            self.made.emit(event_text(self._event.conditions))

    def _try(self) -> None:
        made = self._event
        if made is not None:
            self._work.asking.start(lambda: self._play(made))

    async def _play(self, made: MadeEvent) -> None:
        """It takes a second or two; the page goes on meanwhile."""
        trial: Trial = await asyncio.to_thread(tried, made.conditions, made.turnout)
        if made is self._event:
            title = voice().text("new event", "Played by itself")
            self.tried_out.show_facts(title, "", tuple(trial_facts(trial)))


def _inset(part: QWidget) -> QWidget:
    whole = QWidget()
    row = QHBoxLayout(whole)
    row.setContentsMargins(13, 0, 13, 0)
    row.addWidget(part)
    return whole
