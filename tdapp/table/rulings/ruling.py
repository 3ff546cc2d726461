"""Giving a ruling, reviewing it, telling of the right to complain; the log and what comes next."""

from dataclasses import dataclass

from tdapp.core.event import Event
from tdapp.core.free_text import LABEL, NAME, must_be_plain
from tdapp.core.ids import StaffId
from tdapp.core.instant import Instant
from tdapp.core.refusal import Refusal
from tdapp.rules.ruling_rules import ComplaintRule, ReviewRule, ReviewStep
from tdapp.table.facts.rulings import (
    RulingGiven,
    RulingKind,
    RulingReviewed,
    ToldOfComplaint,
)
from tdapp.table.floor import Floor
from tdapp.table.state.rulings import Ruling

NextStep = ReviewStep | ComplaintRule


@dataclass(frozen=True, slots=True)
class About:
    """What a ruling is about: its kind, table, hand and entries, and the rule it rests on."""

    kind: RulingKind
    table: int | None = None
    hand: str | None = None
    entries: tuple[int, ...] = ()
    rule: str | None = None


def give_ruling(
    floor: Floor,
    by: StaffId,
    about: About,
    now: Instant,
    *,
    told_of_complaint: bool = False,
    happened_us: int | None = None,
) -> list[Event]:
    """Record a ruling under the next number (STAR 27.15, CROWN 18.11, ADELAIDE 82, 83).

    Refuses ``no_such_entry``, ``nobody_named`` where an entry is named twice, and a hand or rule
    that is no plain text.
    """
    must_be_plain(about.hand or "", LABEL)
    must_be_plain(about.rule or "", NAME)
    for entry in about.entries:
        floor.must_know(entry)
    if len(set(about.entries)) != len(about.entries):
        raise Refusal("nobody_named")
    given = RulingGiven(
        number=floor.rulings.last + 1,
        by=by,
        kind=about.kind,
        level=floor.level_at(now),
        table=about.table,
        hand=about.hand,
        entries=about.entries,
        rule=about.rule,
        told_of_complaint=told_of_complaint,
        happened_us=happened_us or now.utc_us,
    )
    return [given]


def review_ruling(
    floor: Floor,
    number: int,
    by: StaffId,
    now: Instant,
    *,
    upheld: bool,
    rule: ReviewRule,
    happened_us: int | None = None,
) -> list[Event]:
    """Record that somebody who had no say in it yet decided a ruling again (STAR 27.15).

    Refuses ``no_such_ruling``, ``ruling_is_final`` where the house has no further review, and
    ``needs_another_person``.
    """
    found = ruling(floor, number)
    if len(found.reviews) >= len(rule.reviews):
        last = (rule.first, *rule.reviews)[-1]
        raise Refusal("ruling_is_final", number=number, rule=last.rule)
    if by in found.staff:
        raise Refusal("needs_another_person", number=number)
    return [RulingReviewed(number, by, upheld, happened_us or now.utc_us)]


def tell_of_complaint(
    floor: Floor,
    number: int,
    by: StaffId,
    now: Instant,
    happened_us: int | None = None,
) -> list[Event]:
    """Record that the right to complain was told (STAR 27.16, CROWN 18.10, ADELAIDE 84).

    Refuses ``no_such_ruling``, ``told_already``.
    """
    if ruling(floor, number).told:
        raise Refusal("told_already", number=number)
    return [ToldOfComplaint(number, by, happened_us or now.utc_us)]


def ruling(floor: Floor, number: int) -> Ruling:
    """One ruling; refuses ``no_such_ruling``."""
    found = floor.rulings.by_number.get(number)
    if found is None:
        raise Refusal("no_such_ruling", number=number)
    return found


def rulings(floor: Floor, entry: int | None = None) -> list[Ruling]:
    """The log in the order of its numbers, or the part of it about one entry."""
    log = floor.rulings
    numbers = sorted(log.by_number) if entry is None else log.by_entry.get(entry, ())
    return [log.by_number[number] for number in numbers]


def next_step(rule: ReviewRule, given: Ruling) -> NextStep | None:
    """What is open to whoever is not satisfied: a review, then to be told where to complain."""
    if len(given.reviews) < len(rule.reviews):
        return rule.reviews[len(given.reviews)]
    return None if given.told else rule.complaint


@dataclass(frozen=True, slots=True)
class Saying:
    """Who said it, and the words: empty where none were needed, None where they were erased."""

    by: StaffId
    words: str | None
