"""Rulings in words: what they are about, where, who is concerned, and what is still open."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QCoreApplication

from tdapp.core.ids import StaffId
from tdapp.rules.review import (
    ComplaintRule,
    Outside,
    ReviewRule,
    ReviewStep,
    WaitingRule,
)
from tdapp.table.facts.rulings import RulingGiven, RulingKind
from tdapp.table.rulings.ruling import next_step
from tdapp.table.state.rulings import Ruling
from tdapp.tournament.tournament import Tournament
from tdapp.ui.entries.entry_facts import NameOf
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP
from tdapp.ui.rulings.authority_words import authority_words

translate = QCoreApplication.translate

KINDS = {
    RulingKind.BETTING: QT_TRANSLATE_NOOP("Rulings", "betting"),
    RulingKind.CARDS: QT_TRANSLATE_NOOP("Rulings", "cards"),
    RulingKind.SHOWDOWN: QT_TRANSLATE_NOOP("Rulings", "showdown"),
    RulingKind.SEATING: QT_TRANSLATE_NOOP("Rulings", "seating"),
    RulingKind.CHIPS: QT_TRANSLATE_NOOP("Rulings", "chips"),
    RulingKind.TIME: QT_TRANSLATE_NOOP("Rulings", "time"),
    RulingKind.CONDUCT: QT_TRANSLATE_NOOP("Rulings", "conduct"),
    RulingKind.CONDITIONS: QT_TRANSLATE_NOOP("Rulings", "terms"),
    RulingKind.OTHER: QT_TRANSLATE_NOOP("Rulings", "other"),
}
OUTSIDE = {
    Outside.INSPECTOR: QT_TRANSLATE_NOOP("Rulings", "an inspector"),
    Outside.INSPECTORATE: QT_TRANSLATE_NOOP("Rulings", "the inspectorate"),
}


def kind_words(kind: RulingKind) -> str:
    """What a ruling is about."""
    return translate("Rulings", KINDS[kind])


def where_words(given: RulingGiven) -> str:
    """The table and the hand, as far as they were told."""
    table = translate("Rulings", "table {table}").format(table=given.table)
    hand = translate("Rulings", "hand {hand}").format(hand=given.hand)
    told = (given.table and table, given.hand and hand)
    return ", ".join(one for one in told if one)


def people_words(state: Tournament, entries: Iterable[int], name_of: NameOf) -> str:
    """Who is concerned, by name; by number who is an entry no more."""
    known = state.entries.by_number
    gone = translate("Rulings", "entry {number}")
    return ", ".join(
        name_of(known[entry].person) if entry in known else gone.format(number=entry)
        for entry in entries
    )


def standing_words(ruling: Ruling, staff: Callable[[StaffId], str]) -> str:
    """Whether it stands after its newest review; nothing while nobody reviewed it."""
    if not ruling.reviews:
        return ""
    said = translate("Rulings", "upheld by {who}")
    if not ruling.stands:
        said = translate("Rulings", "changed by {who}")
    return said.format(who=staff(ruling.reviews[-1].by))


def open_words(rule: ReviewRule, ruling: Ruling) -> str:
    """What is open to whoever is not satisfied, with the rule; nothing where nothing is."""
    step = next_step(rule, ruling)
    if isinstance(step, ComplaintRule):
        return _complaint(step)
    return "" if step is None else _review(step, rule.play)


def _review(step: ReviewStep, play: WaitingRule) -> str:
    said = translate("Rulings", "If asked for, {who} reviews it (rule {rule}).")
    words = said.format(who=authority_words(step.by), rule=step.rule)
    if not play.waits:
        return words
    waits = translate("Rulings", "Play waits until a dispute is settled (rule {rule}).")
    return f"{words} {waits.format(rule=play.rule)}"


def _complaint(step: ComplaintRule) -> str:
    said = translate(
        "Rulings", "Tell whoever is not satisfied of the right to go to {whom} (rule {rule})."
    )
    if step.in_writing:
        said = translate(
            "Rulings",
            "Tell whoever is not satisfied of the right to ask {whom} in writing (rule {rule}).",
        )
    return said.format(whom=translate("Rulings", OUTSIDE[step.to]), rule=step.rule)
