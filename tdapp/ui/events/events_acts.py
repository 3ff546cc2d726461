"""The acts on what is chosen in the list of events: look at it, begin, copy, change, announce."""

import uuid
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from tdapp.calls.tournament.event import Announce
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Permission
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.template import HOUSE
from tdapp.tournament.tournament import Tournament
from tdapp.ui.acts.act import Act
from tdapp.ui.acts.question import Question
from tdapp.ui.acts.signed import why_not_permitted
from tdapp.ui.events.draft_import import for_a_later_week, offered_files, read_event_file
from tdapp.ui.events.drafts import Draft, DraftBook, templates
from tdapp.ui.events.event_rows import Listed
from tdapp.ui.events.events_known import EventsKnown
from tdapp.ui.events.house_rules_acts import HouseRulesActs
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence
from tdapp.ui.workplace import Workplace

NOTHING = Listed()


class EventsActs(QObject):
    """Letters act in the list alone.

    `asks` carries each question, `tried` why an answer did not do. `drawn` carries the name of a
    draft that is new, `edits` says that the chosen draft is to be typed in, `changed` that there
    are other drafts than before.
    """

    asks = Signal(object)
    tried = Signal(str)
    drawn = Signal(str)
    edits = Signal()
    changed = Signal()

    def __init__(self, work: Workplace, book: DraftBook, known: EventsKnown) -> None:
        super().__init__(work.view)
        self._work = work
        self._book = book
        self._known = known
        self.chosen = NOTHING
        self.open = self._act(self.tr("Show it"), "O", self._why_no_event, self._open)
        self.begin = self._act(
            self.tr("From template…"), "T", self._why_may_not, self._ask_template
        )
        self.take_in = self._act(self.tr("From file…"), "F", self._why_may_not, self._ask_file)
        self.copy = self._act(self.tr("Duplicate"), "D", self._why_no_text, self._copy)
        self.edit = self._act(self.tr("Edit draft"), "E", self._why_no_draft, self.edits.emit)
        self.announce = self._act(self.tr("Announce…"), "A", self._why_not_announced, self._ask)
        self.drop = self._act(self.tr("Drop draft…"), "X", self._why_no_draft, self._ask_drop)
        self.house = HouseRulesActs(work, self)
        self.house.asks.connect(self.asks)

    @property
    def all(self) -> tuple[Act, ...]:
        """Every one of them."""
        begin = (self.begin, self.copy, self.take_in)
        return (self.open, self.edit, *begin, self.announce, self.drop, self.house.adopt)

    def choose(self, key: object) -> None:
        """Act on this row from now on."""
        self.chosen = key if isinstance(key, Listed) else NOTHING
        self.house.choose(self.chosen.event)
        self.refresh()

    def refresh(self) -> None:
        """Ask each again whether it can be done."""
        for act in self.all:
            act.refresh()

    @property
    def draft(self) -> Draft | None:
        """The chosen draft."""
        name = self.chosen.draft
        return None if name is None else self._book.draft(name)

    def _act(self, words: str, key: str, why_not: Callable[[], str], do: Callable[[], None]) -> Act:
        act = Act(lambda: words, key, why_not, self._or_say(do), self)
        act.setAutoRepeat(False)
        act.only_in_list()
        return act

    def _or_say(self, do: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            try:
                do()
            except Refusal as refusal:
                self.tried.emit(sentence(refusal, VOICE))

        return go

    def _why_no_event(self) -> str:
        if self._loaded() or self._known.over(self.chosen.event) is not None:
            return ""
        return self.tr("Choose an event; a draft is not announced yet.")

    def _why_no_draft(self) -> str:
        if not self.chosen.draft:
            return self.tr("Only a draft; what is open of an event is changed on its pages.")
        return self._why_may_not()

    def _why_may_not(self) -> str:
        return why_not_permitted(self._work.parts, Permission.ANNOUNCE)

    def _why_no_text(self) -> str:
        if self.chosen.draft or self._loaded():
            return self._why_may_not()
        return self.tr("Choose a draft, or an event that is on or was today.")

    def _why_not_announced(self) -> str:
        draft = self.draft
        if draft is None:
            return self._why_no_draft()
        if draft.conditions is None:
            return draft.wrong_words
        call = Announce(StreamId("-"), draft.conditions, draft.rules)
        refusal = self._work.parts.desk.why_not(self._work.parts.actor, call)
        return sentence(refusal, VOICE) if refusal else ""

    def _loaded(self) -> bool:
        return self.chosen.event in self._work.view.events()

    def _open(self) -> None:
        event = self.chosen.event
        if event is not None and not self._loaded():
            self._work.asking.start(lambda: self._known.look_up(event))
        elif event is not None:
            self._work.view.choose(event)

    def _ask_template(self) -> None:
        known = templates()

        def go_on(answer: str) -> None:
            found = known.get(answer) or next(
                (text for title, text in known.items() if answer.casefold() in title.casefold()), ""
            )
            if found:
                self._begin(found)
            else:
                self.tried.emit(self.tr("No template is called so; choose one of the list."))

        text = self.tr("From which template does the new event begin?")
        hint, yes = self.tr("Title of a template"), self.tr("Begin")
        self.asks.emit(Question(text, yes, self._with(go_on), hint, tuple(known)))

    def _ask_file(self) -> None:
        def go_on(answer: str) -> None:
            self._begin(read_event_file(answer))

        text = self.tr("Which event file is to become a draft?")
        hint = self.tr("A file ending in .toml")
        self.asks.emit(Question(text, self.tr("Begin"), self._with(go_on), hint, offered_files()))

    def _with(self, go_on: Callable[[str], None]) -> Callable[[str], None]:
        def answered(answer: str) -> None:
            self._or_say(lambda: go_on(answer))()

        return answered

    def _begin(self, text: str) -> None:
        name = self._book.begin(text)
        self.changed.emit()
        self.drawn.emit(name)

    def _copy(self) -> None:
        draft = self.draft
        if draft is not None:
            self._begin(for_a_later_week(draft.text, self._known.days.today))
        elif self.chosen.event is not None:
            text = self._text_of(self._work.view.state_of(self.chosen.event))
            if text:
                self._begin(for_a_later_week(text, self._known.days.today))

    def _text_of(self, event: Tournament) -> str:
        """What was published of an event; its house is named where it is not this room's."""
        published = event.programme.published or event.programme.conditions
        if published is None:
            return ""
        text, own = event_text(published), self._work.parts.rulebook.house
        if published.house == own:
            return text
        return f'{HOUSE} = "{self._work.parts.rules_of(event).name}"\n{text}'

    def _ask(self) -> None:
        draft = self.draft
        if draft is None or draft.conditions is None:
            return
        conditions, rules = draft.conditions, draft.rules

        def go_on(_: str) -> None:
            event = StreamId(f"event-{uuid.uuid4().hex[:12]}")

            async def announce() -> None:
                await self._work.asking.perform(Announce(event, conditions, rules))
                self._book.drop(draft.name)
                self.changed.emit()
                self._work.view.choose(event)

            self._work.asking.start(announce)

        said = self.tr("Announce {title}? Its conditions stand from then on; registration opens.")
        text = said.format(title=draft.title)
        self.asks.emit(Question(text, self.tr("Announce"), go_on))

    def _ask_drop(self) -> None:
        draft = self.draft
        if draft is None:
            return

        def go_on(_: str) -> None:
            self._book.drop(draft.name)
            self.changed.emit()

        text = self.tr("Throw the draft {title} away? It cannot be had back.")
        text = text.format(title=draft.title)
        self.asks.emit(Question(text, self.tr("Throw away"), self._with(go_on)))
