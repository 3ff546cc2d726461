"""The acts on what is chosen in the list of events: look at it, begin, copy, change, announce."""

import asyncio
import uuid

from PySide6.QtCore import Signal

from tdapp.calls.tournament.event import Announce
from tdapp.core.ids import StreamId
from tdapp.desk.permissions import Permission
from tdapp.tournament.structures.trial import tried
from tdapp.tournament.structures.turnout import Turnout, turnout_expected
from tdapp.tournament.templates.event_text import event_text
from tdapp.tournament.templates.published_terms import still_unsaid
from tdapp.tournament.templates.template import HOUSE
from tdapp.tournament.tournament import Tournament
from tdapp.ui.asking.acts import Acts
from tdapp.ui.asking.flow import Flow, at_once, result
from tdapp.ui.asking.questions import confirm, number, words
from tdapp.ui.asking.signed import why_not_permitted
from tdapp.ui.drafts.draft_import import for_a_later_week, offered_files, read_event_file
from tdapp.ui.drafts.drafts import EventDraft, EventDrafts, template
from tdapp.ui.events.event_card import USUAL
from tdapp.ui.events.event_rows import EventRowKey
from tdapp.ui.events.events_known import EventsKnown
from tdapp.ui.events.house_rules_acts import HouseRulesActs
from tdapp.ui.look.act import WindowAct
from tdapp.ui.look.spoken import saying, voice
from tdapp.ui.payouts.posting_words import unsaid_words
from tdapp.ui.workplace.workplace import Workplace
from tdapp.words.sentence import sentence

say = saying("events acts")
NOTHING = EventRowKey()


class EventsActs(Acts[EventRowKey]):
    """Letters act in the list alone.

    `drawn` carries the name of a draft that is new, `edits` says that the chosen draft is to be
    typed in, `kept` that it is left as it is, `played` how it played itself, `changed` that there
    are other drafts than before. Those `of_draft` act while it is typed in.
    """

    drawn = Signal(str)
    edits = Signal()
    kept = Signal()
    played = Signal(object)
    changed = Signal()

    def __init__(self, work: Workplace, book: EventDrafts, known: EventsKnown) -> None:
        super().__init__(work.asking, work.asking, lambda: self.chosen, work.view)
        self._work = work
        self._book = book
        self._known = known
        self.chosen = NOTHING
        may = self._why_may_not
        self.open, self.edit, self.begin, self.copy, self.take_in, self.announce, self.drop = (
            self._acts(
                (say("Show it"), "O", self._why_no_event, self._open),
                (say("Edit draft"), "E", self._why_no_draft, lambda _: at_once(self.edits.emit)),
                (say("From template…"), "T", may, self._from_template),
                (say("Duplicate"), "D", self._why_no_text, self._copy),
                (say("From file…"), "F", may, self._from_file),
                (say("Announce…"), "A", self._why_not_announced, self._announce),
                (say("Delete draft…"), "X", self._why_no_draft, self._drop),
            )
        )
        self.on_list = super().all
        self.of_draft = self._acts(
            (
                say("Announce this draft…"),
                "Ctrl+Return",
                self._why_not_announced,
                self._announce,
            ),
            (say("Try it…"), "Alt+T", self._why_unfit, self._try),
            (say("Keep draft"), "", self._why_no_draft, self._keep),
        )
        self.announce_typed, self.try_it, keep = self.of_draft
        keep.pressed_by = "Esc"
        self.house = HouseRulesActs(work, lambda: self.chosen.event, self)
        self._include(self.house)
        self.on_list = (*self.on_list, self.house.adopt)
        for act in self.of_draft:
            act.only_in_list()

    @property
    def all(self) -> tuple[WindowAct, ...]:
        """The acts, in menu order."""
        return (*super().all, self.house.adopt)

    def choose(self, key: object) -> None:
        """Act on this row from now on."""
        self.chosen = key if isinstance(key, EventRowKey) else NOTHING
        self.refresh()

    @property
    def draft(self) -> EventDraft | None:
        """The chosen draft."""
        name = self.chosen.draft
        return None if name is None else self._book.draft(name)

    def _why_no_event(self, on: EventRowKey) -> str:
        if self._loaded(on) or self._known.over(on.event) is not None:
            return ""
        return say("Select an announced event, not a draft.")

    def _why_no_draft(self, on: EventRowKey) -> str:
        if not on.draft:
            return say("Only drafts can be edited. Change an announced event on its own pages.")
        return self._why_may_not(on)

    def _why_may_not(self, _: EventRowKey) -> str:
        return why_not_permitted(self._work.parts, Permission.ANNOUNCE)

    def _why_no_text(self, on: EventRowKey) -> str:
        if on.draft or self._loaded(on):
            return self._why_may_not(on)
        return say("Select a draft, or an event that is running or ran today.")

    def _why_not_announced(self, on: EventRowKey) -> str:
        draft = self.draft
        if draft is None or draft.conditions is None:
            return self._why_unfit(on)
        call = Announce(StreamId("-"), draft.conditions, draft.rules)
        refusal = self._work.parts.desk.why_not(self._work.parts.actor, call)
        return sentence(refusal, voice()) if refusal else ""

    def _why_unfit(self, on: EventRowKey) -> str:
        draft = self.draft
        return self._why_no_draft(on) if draft is None else draft.wrong_words

    def _loaded(self, on: EventRowKey) -> bool:
        return on.event in self._work.view.events()

    def _open(self, on: EventRowKey) -> Flow[None]:
        event = on.event
        if event is not None and not self._loaded(on):
            yield from result(lambda: self._known.look_up(event))
        elif event is not None:
            self._work.view.choose(event)

    def _from_template(self, _: EventRowKey) -> Flow[None]:
        text = say("Which template should the new event use?")
        self.draw((yield from template(text, say("Create draft"))))

    def _from_file(self, _: EventRowKey) -> Flow[None]:
        text = say("Which event file should be opened as a draft?")
        yes = say("Create draft")
        typed = yield from words(text, yes, say("A file ending in .toml"), *offered_files())
        self.draw(read_event_file(typed))

    def draw(self, text: str) -> None:
        """Begin a draft of this text, and say its name."""
        name = self._book.begin(text)
        self.changed.emit()
        self.drawn.emit(name)

    def _copy(self, on: EventRowKey) -> Flow[None]:
        yield from ()
        draft, today = self.draft, self._known.days.today
        if draft is not None:
            self.draw(for_a_later_week(draft.text, today))
        elif on.event is not None:
            text = self._text_of(self._work.view.state_of(on.event))
            if text:
                self.draw(for_a_later_week(text, today))

    def _text_of(self, event: Tournament) -> str:
        """What was published of an event; its house is named where it is not this room's."""
        published = event.programme.published or event.programme.conditions
        if published is None:
            return ""
        text, own = event_text(published), self._work.parts.rulebook.house
        if published.house == own:
            return text
        return f'{HOUSE} = "{self._work.parts.rules_of(event).name}"\n{text}'

    def _announce(self, _: EventRowKey) -> Flow[None]:
        draft = self.draft
        if draft is None or draft.conditions is None:
            return
        said = say("Announce {title}? Its conditions become final and registration opens.")
        yes = say("Announce")
        missing = unsaid_words(still_unsaid(draft.conditions))
        yield from confirm(f"{missing} {said.format(title=draft.title)}".strip(), yes)
        event = StreamId(f"event-{uuid.uuid4().hex[:12]}")
        yield from self._do(Announce(event, draft.conditions, draft.rules))
        self._book.drop(draft.name)
        self._work.view.choose(event)
        self.changed.emit()

    def _keep(self, _: EventRowKey) -> Flow[None]:
        yield from at_once(self.kept.emit)

    def _try(self, _: EventRowKey) -> Flow[None]:
        """Ask for the field and let the draft play itself; the window goes on meanwhile."""
        draft = self.draft
        if draft is None or draft.conditions is None:
            return
        conditions = draft.conditions
        text, yes = say("How many entries?"), self.try_it.text()
        likely = turnout_expected(conditions) or Turnout(USUAL)
        usual = max(conditions.min_entries, min(likely.entries, conditions.max_entries))
        hint = say("Entries")
        entries = yield from number(text, hint, str(usual), yes=yes.rstrip("…"))
        fields = likely.of(max(2, min(entries, conditions.max_entries)))
        trial = yield from result(lambda: asyncio.to_thread(tried, conditions, fields), quiet=True)
        self.played.emit(trial)

    def _drop(self, _: EventRowKey) -> Flow[None]:
        draft = self.draft
        if draft is None:
            return
        text = say("Delete the draft {title}? This cannot be undone.")
        yield from confirm(text.format(title=draft.title), say("Delete draft"))
        self._book.drop(draft.name)
        self.changed.emit()
