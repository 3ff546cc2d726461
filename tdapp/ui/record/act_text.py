"""An act of the record in words: what it did, the money it moved, how loud it is."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from tdapp.core.act import ToldAct
from tdapp.core.event import ActKind, Event, Reversal
from tdapp.core.ids import PersonId, StaffId
from tdapp.core.refusal import Refusal
from tdapp.desk.record_log import kind_of
from tdapp.house.house_events import ActDenied, PersonRefused
from tdapp.house.notice_events import NoticeDue, NoticeGiven
from tdapp.shown.act_words import Whose, act_words, label_text
from tdapp.shown.cells import Shape
from tdapp.shown.money_words import priced, tender_words
from tdapp.shown.prize_words import PROOFS
from tdapp.till.payment import Tender
from tdapp.tournament.facts.prizes import PrizePaid, PrizesPosted
from tdapp.tournament.facts.slips import IdentitySeen, SlipIssued
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import Text, text
from tdapp.voice.voice import Voice

SHAPES = {
    ActKind.EVENT: Shape.RUNNING,
    ActKind.SALES: Shape.READY,
    ActKind.SEATS: Shape.SEATED,
    ActKind.PLAYERS: Shape.PERSON,
    ActKind.CLOCK: Shape.CLOCK,
    ActKind.EXITS: Shape.GONE,
    ActKind.PRIZES: Shape.DONE,
    ActKind.CHIPS: Shape.LOW,
    ActKind.HANDS: Shape.LOW,
    ActKind.RULINGS: Shape.ATTENTION,
    ActKind.PAPERS: Shape.SCREEN,
    ActKind.CAGE: Shape.READY,
    ActKind.PEOPLE: Shape.PERSON,
    ActKind.STAFF: Shape.PERSON,
    ActKind.NOTICES: Shape.WAITING,
    ActKind.HOUSE: Shape.SEATED,
    ActKind.UNDO: Shape.WAITING,
    ActKind.DENIED: Shape.STOP,
}
KINDS = {
    ActKind.EVENT: text("act kind", "events"),
    ActKind.SALES: text("act kind", "sales"),
    ActKind.SEATS: text("act kind", "seats"),
    ActKind.PLAYERS: text("act kind", "players"),
    ActKind.CLOCK: text("act kind", "clock"),
    ActKind.EXITS: text("act kind", "exits"),
    ActKind.PRIZES: text("act kind", "prizes"),
    ActKind.CHIPS: text("act kind", "chips"),
    ActKind.HANDS: text("act kind", "hands"),
    ActKind.RULINGS: text("act kind", "rulings"),
    ActKind.PAPERS: text("act kind", "papers"),
    ActKind.CAGE: text("act kind", "cage"),
    ActKind.PEOPLE: text("act kind", "people"),
    ActKind.STAFF: text("act kind", "staff"),
    ActKind.NOTICES: text("act kind", "notices"),
    ActKind.HOUSE: text("act kind", "house"),
    ActKind.UNDO: text("act kind", "undo"),
    ActKind.DENIED: text("act kind", "denied"),
}
WHY = {
    "barred": text("record", "barred"),
    "self_excluded": text("record", "self-excluded"),
    "under_age": text("record", "under age"),
    "unknown_person": text("record", "not in the registry"),
}
"""Why somebody was turned away."""
HANDED_OVER = {tender.value: tender for tender in Tender}


def kind_words(kind: ActKind) -> str:
    """What a kind is called in a filter."""
    return voice().say(KINDS[kind])


@dataclass(frozen=True, slots=True)
class ActText:
    """What an act did, a quiet note behind it, its shape, and whether it stands out."""

    what: str
    note: str
    shape: Shape
    strong: bool = False
    denied: bool = False
    paid: bool = False

    @property
    def text(self) -> str:
        """All of it, for a search."""
        return f"{self.what} {self.note}"


@dataclass(frozen=True, slots=True)
class Names:
    """The names of players and staff, of the director on duty, and `whose` a sitting is."""

    of_person: Callable[[PersonId], str]
    of_staff: Callable[[StaffId], str]
    on_duty: Callable[[int], str] = lambda _: ""
    whose: Whose = lambda _: None


def said_of(told: ToldAct, state: Tournament, names: Names, title: str = "") -> ActText:
    """An act in words; `state` is its event's as it stands, `title` is said where it must be."""
    kind = kind_of(told)
    first = told.facts[0]
    if isinstance(first, ActDenied | PersonRefused):
        return _denied(first, names)
    paid = any(isinstance(fact, PrizePaid) for fact in told.facts)
    notes = (_note(told, priced(voice(), state)), title, _quoted(told.act.reason))
    shape = Shape.MONEY_OUT if paid else SHAPES[kind]
    note = ", ".join(note for note in notes if note)
    return ActText(_what(told, state, names), note, shape, strong=paid, paid=paid)


def _what(told: ToldAct, state: Tournament, names: Names) -> str:
    first = told.facts[0]
    if isinstance(first, Reversal):
        number = voice().count(first.seqs[0]) if first.seqs else ""
        said = voice().say(label_text(told.act.label))
        return voice().text("record", "{done}: action {number}", done=said, number=number)
    if isinstance(first, NoticeDue):
        return voice().text("record", "Notice due to {to}", to=first.duty.to)
    try:
        return act_words(voice(), told.act.label, told.facts, state, names.of_person, names.whose)
    except Refusal:
        return voice().say(label_text(told.act.label))


def _denied(fact: ActDenied | PersonRefused, names: Names) -> ActText:
    what = voice().say(label_text(fact.label))
    if isinstance(fact, ActDenied):
        said = voice().text("record", "Denied: {who} tried “{what}”")
        words = said.format(who=names.of_staff(fact.who), what=_bare(what))
        return ActText(words, "", Shape.STOP, strong=True, denied=True)
    words = voice().text("record", "Turned away: {person}", person=names.of_person(fact.person))
    why = voice().say(WHY.get(fact.why) or Text("record", fact.why))
    note = voice().text("record", "{why}, requested by {who}")
    said = note.format(why=why, who=names.of_staff(fact.who))
    return ActText(words, said, Shape.STOP, strong=True, denied=True)


def _bare(words: str) -> str:
    """Words with what they would name left out."""
    for name in ("{who}", "{number}", "{before}", "{after}", "{won}"):
        words = words.replace(name, "…")
    return words


def _note(told: ToldAct, voice: Voice) -> str:
    """Amounts, versions and papers, in a few words."""
    said = [one for fact in told.facts if (one := _of_fact(fact, voice))]
    moved = list(_handed_over(told.facts, voice))
    return ", ".join((*moved, *dict.fromkeys(said)))


def _of_fact(fact: Event, voice: Voice) -> str:
    if isinstance(fact, PrizesPosted):
        said = voice.text("record", "version {version}, {amount} in all")
        return said.format(version=fact.version, amount=voice.money(fact.total))
    if isinstance(fact, SlipIssued):
        return voice.text("record", "prize owed {amount}", amount=voice.money(fact.cents))
    if isinstance(fact, IdentitySeen):
        return voice.say(PROOFS[fact.proof])
    if isinstance(fact, NoticeDue):
        return f"{fact.duty.what} ({fact.duty.rule})"
    if isinstance(fact, NoticeGiven):
        return fact.to
    return ""


def _handed_over(facts: tuple[Event, ...], voice: Voice) -> Iterator[str]:
    """What came in or went out, by tender."""
    sums: dict[Tender, int] = {}
    for fact in facts:
        for line in fact.lines():
            tender = HANDED_OVER.get(line.account)
            if tender is not None:
                sums[tender] = sums.get(tender, 0) + line.cents
    for tender, cents in sums.items():
        if cents:
            yield f"{voice.money(abs(cents))} {tender_words(voice, tender)}"


def _quoted(reason: str | None) -> str:
    return f"“{reason}”" if reason else ""
