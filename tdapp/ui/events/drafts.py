"""Drafts of events: their texts, what is wrong in them, and new ones from templates and events."""

import tomllib
import uuid
from dataclasses import dataclass

import msgspec

import resources
from tdapp.core.ports.drafts import Drafts
from tdapp.core.refusal import Refusal
from tdapp.rules.rulebook import Rulebook
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.planned_start import PlannedStart
from tdapp.tournament.templates.event_faults import Fault, event_faults
from tdapp.tournament.templates.template import conditions_of, read_template
from tdapp.ui.events.fault_words import fault_line
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence

FOLDER = "events"


@dataclass(frozen=True, slots=True)
class Draft:
    """A text that may become an event: its conditions, or the refusal that says what is wrong."""

    name: str
    text: str
    conditions: Conditions | None
    wrong: Refusal | None = None
    faults: tuple[Fault, ...] = ()

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
        return sentence(self.wrong, VOICE) if self.wrong else ""

    @property
    def start(self) -> PlannedStart | None:
        """The planned start, also of a draft that is not yet right."""
        if self.conditions is not None:
            return self.conditions.start
        try:
            return msgspec.convert(tomllib.loads(self.text).get("start"), PlannedStart | None)
        except (ValueError, RecursionError, msgspec.ValidationError):
            return None


def read_draft(name: str, text: str, rulebook: Rulebook) -> Draft:
    """A draft under a house's rulebook."""
    try:
        return Draft(name, text, conditions_of(read_template(text), rulebook))
    except Refusal as wrong:
        return Draft(name, text, None, wrong, event_faults(text, rulebook))


class DraftBook:
    """The drafts of this workstation, each read again only when its text is another."""

    def __init__(self, drafts: Drafts, rulebook: Rulebook) -> None:
        self._drafts = drafts
        self._rulebook = rulebook
        self._read: dict[str, Draft] = {}

    def all(self) -> list[Draft]:
        """Every draft; one whose file cannot be read says so."""
        return [self.draft(name) for name in self._drafts.names()]

    def draft(self, name: str) -> Draft:
        """One draft as its file is now."""
        try:
            text = self._drafts.read(name)
        except Refusal as wrong:
            return Draft(name, "", None, wrong)
        known = self._read.get(name)
        if known is None or known.text != text:
            known = self._read[name] = read_draft(name, text, self._rulebook)
        return known

    def begin(self, text: str) -> str:
        """A new draft of this text; gives its name."""
        name = uuid.uuid4().hex[:12]
        self._drafts.write(name, text)
        return name

    def keep(self, name: str, text: str) -> Draft:
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
        text = resources.text(FOLDER, name)
        title = str(read_template(text).get("title", name))
        found[title if title not in found else f"{title} ({name})"] = text
    return found
