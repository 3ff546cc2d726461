"""Drafts of events: their texts, what is wrong in them, and new ones from templates and events."""

import tomllib
import uuid
from dataclasses import dataclass, replace
from functools import lru_cache

import msgspec

import resources
from tdapp.core.refusal import Refusal
from tdapp.core.settings import Drafts
from tdapp.rules.houses import HouseRules, Houses
from tdapp.rules.rulebook import Rulebook
from tdapp.rules.toml_faults import FileFault
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.templates.event_faults import event_faults
from tdapp.tournament.templates.template import HOUSE, conditions_of, read_template
from tdapp.ui.asking.flow import Flow
from tdapp.ui.asking.questions import read
from tdapp.ui.drafts.fault_words import fault_line
from tdapp.ui.look.spoken import voice
from tdapp.words.sentence import sentence

FOLDER = "events"


@dataclass(frozen=True, slots=True)
class EventDraft:
    """A text that may become an event: its conditions, or the refusal that says what is wrong.

    `rules` are those of the house that it names, or else of this room's.
    """

    name: str
    text: str
    conditions: Conditions | None
    wrong: Refusal | None = None
    faults: tuple[FileFault, ...] = ()
    rules: HouseRules | None = None

    @property
    def title(self) -> str:
        """The title; of a text that cannot be read what stands behind the word."""
        if self.conditions is not None:
            return self.conditions.title
        for line in self.text.splitlines():
            if line.strip().startswith("title"):
                return line.partition("=")[2].strip(" \"'")
        return self.name

    @property
    def wrong_words(self) -> str:
        """The first of what is wrong; nothing where nothing is."""
        if self.faults:
            return fault_line(self.faults[0])
        return sentence(self.wrong, voice()) if self.wrong else ""

    @property
    def start(self) -> PlannedStart | None:
        """The planned start, also of a draft that is not yet right."""
        if self.conditions is not None:
            return self.conditions.start
        try:
            return msgspec.convert(tomllib.loads(self.text).get("start"), PlannedStart | None)
        except (ValueError, RecursionError, msgspec.ValidationError):
            return None


def read_draft(name: str, text: str, rulebook: Rulebook) -> EventDraft:
    """A draft under a house's rulebook."""
    try:
        return EventDraft(name, text, conditions_of(read_template(text), rulebook))
    except Refusal as wrong:
        return EventDraft(name, text, None, wrong, event_faults(text, rulebook))


@lru_cache(64)
def house_named_in(text: str) -> str:
    """The house that a draft names; empty where it names none, or cannot be read."""
    try:
        named = tomllib.loads(text).get(HOUSE)
    except (ValueError, RecursionError):
        return ""
    return named if isinstance(named, str) else ""


class EventDrafts:
    """The drafts of this workstation, each read again when its text or its house is another.

    `own` is the house of a draft that names none.
    """

    def __init__(self, drafts: Drafts, houses: Houses, own: HouseRules) -> None:
        self._drafts = drafts
        self._houses = houses
        self._own = own
        self._read: dict[str, EventDraft] = {}

    def all(self) -> list[EventDraft]:
        """Every draft; one whose file cannot be read says so."""
        return [self.draft(name) for name in self._drafts.names()]

    def draft(self, name: str) -> EventDraft:
        """One draft as its file is now."""
        try:
            text = self._drafts.read(name)
        except Refusal as wrong:
            return EventDraft(name, "", None, wrong)
        return self.read(name, text)

    def read(self, name: str, text: str) -> EventDraft:
        """The draft that this text is, kept or not."""
        house = house_named_in(text)
        try:
            rules = self._houses.named(house) if house else self._own
        except Refusal as wrong:
            fault = FileFault(sentence(wrong, voice()), HOUSE, in_words=True)
            return EventDraft(name, text, None, wrong, (fault,), self._own)
        known = self._read.get(name)
        if known is None or (known.text, known.rules) != (text, rules):
            read = read_draft(name, text, rules.rulebook)
            known = self._read[name] = replace(read, rules=rules)
        return known

    def begin(self, text: str) -> str:
        """A new draft of this text; gives its name."""
        name = uuid.uuid4().hex[:12]
        self._drafts.write(name, text)
        return name

    def keep(self, name: str, text: str) -> EventDraft:
        """Keep what is typed, right or wrong."""
        self._drafts.write(name, text)
        return self.draft(name)

    def drop(self, name: str) -> None:
        """Let one go."""
        self._drafts.remove(name)


def templates() -> dict[str, str]:
    """The bundled events by their titles, in the order of their files."""
    found = {}
    for name in resources.names(FOLDER):
        text = resources.read(FOLDER, name)
        title = str(read_template(text).get("title", name))
        found[title if title not in found else f"{title} ({name})"] = text
    return found


def template_named(title: str) -> str:
    """The text of the first template with this in its title; refuses ``no_such_template``."""
    known = templates()
    held = (text for name, text in known.items() if title.casefold() in name.casefold())
    found = known.get(title) or next(held, None)
    if found is None:
        raise Refusal("no_such_template")
    return found


def template(text: str, yes: str) -> Flow[str]:
    """Ask for a template by its title; gives its text."""
    hint = voice().text("drafts", "Template title")
    return (yield from read(text, hint, template_named, *templates(), yes=yes))
