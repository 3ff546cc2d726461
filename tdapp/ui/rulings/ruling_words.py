"""Rulings in words: what they are about, where, who is concerned, and what is still open."""

from collections.abc import Callable, Iterable

from tdapp.core.ids import StaffId
from tdapp.rules.ruling_rules import ComplaintRule, Outside, ReviewRule, ReviewStep, WaitingRule
from tdapp.shown.entry_facts import NameOf
from tdapp.table.facts.rulings import RulingGiven, RulingKind
from tdapp.table.rulings.ruling import next_step
from tdapp.table.state.rulings import Ruling
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text
from tdapp.words.look_up.irregularity_words import authority_words

KINDS = {
    RulingKind.BETTING: text("rulings", "betting"),
    RulingKind.CARDS: text("rulings", "cards"),
    RulingKind.SHOWDOWN: text("rulings", "showdown"),
    RulingKind.SEATING: text("rulings", "seating"),
    RulingKind.CHIPS: text("rulings", "chips"),
    RulingKind.TIME: text("rulings", "time"),
    RulingKind.CONDUCT: text("rulings", "conduct"),
    RulingKind.CONDITIONS: text("rulings", "event conditions"),
    RulingKind.OTHER: text("rulings", "other"),
}
OUTSIDE = {
    Outside.INSPECTOR: text("rulings", "an inspector"),
    Outside.INSPECTORATE: text("rulings", "the inspectorate"),
}


def kind_words(kind: RulingKind) -> str:
    """What a ruling is about."""
    return voice().say(KINDS[kind])


def where_words(given: RulingGiven) -> str:
    """The table and the hand, as far as they were told."""
    table = voice().text("rulings", "table {table}", table=given.table)
    hand = voice().text("rulings", "hand {hand}", hand=given.hand)
    told = (given.table and table, given.hand and hand)
    return ", ".join(one for one in told if one)


def people_words(state: Tournament, entries: Iterable[int], name_of: NameOf) -> str:
    """Who is concerned, by name; by number who is an entry no more."""
    known = state.entries.by_number
    gone = voice().text("rulings", "entry {number}")
    return ", ".join(
        name_of(known[entry].person) if entry in known else gone.format(number=entry)
        for entry in entries
    )


def standing_words(ruling: Ruling, staff: Callable[[StaffId], str]) -> str:
    """Whether it stands after its newest review; nothing while nobody reviewed it."""
    if not ruling.reviews:
        return ""
    said = voice().text("rulings", "upheld by {who}")
    if not ruling.stands:
        said = voice().text("rulings", "changed by {who}")
    return said.format(who=staff(ruling.reviews[-1].by))


def open_words(rule: ReviewRule, ruling: Ruling) -> str:
    """What a player who disagrees can do, with the rule; empty if nothing."""
    step = next_step(rule, ruling)
    if isinstance(step, ComplaintRule):
        return _complaint(step)
    return "" if step is None else _review(step, rule.play)


def _review(step: ReviewStep, play: WaitingRule) -> str:
    said = voice().text("rulings", "If asked for, {who} reviews it (rule {rule}).")
    words = said.format(who=authority_words(voice(), step.by), rule=step.rule)
    if not play.waits:
        return words
    waits = voice().text("rulings", "Play stops until the dispute is settled (rule {rule}).")
    return f"{words} {waits.format(rule=play.rule)}"


def _complaint(step: ComplaintRule) -> str:
    said = voice().text(
        "rulings", "Tell a player who disputes this that it can be taken to {whom} (rule {rule})."
    )
    if step.in_writing:
        said = voice().text(
            "rulings",
            "Tell a player who disputes this that a written review can be asked of {whom} (rule "
            "{rule}).",
        )
    return said.format(whom=voice().say(OUTSIDE[step.to]), rule=step.rule)
