"""The published conditions in words: the house's wording, filled from the event file."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from enum import Enum
from typing import Any

from msgspec import json

from tdapp.calls.tournament.event import TournamentCall
from tdapp.calls.tournament.terms import PublishTerms, TellOfTerms
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.rules.tournament_rules import NOT_SAID
from tdapp.shown.choice_words import said_words
from tdapp.shown.form_words import field_words
from tdapp.tournament.facts.event import TermsClause
from tdapp.tournament.plan.conditions import Conditions
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.templates.file_fields import FieldKind, FileField, every_field, file_field
from tdapp.tournament.templates.published_terms import (
    PLACE,
    WITH_STAGE,
    Term,
    clauses_of,
    still_unsaid,
)
from tdapp.tournament.tournament import Tournament
from tdapp.typed.figures import amount
from tdapp.voice.texts import text
from tdapp.voice.voice import ENGLISH, Voice

MONEY, BANDS = frozenset({"added", "guarantee"}), "prizes.bands"
OFFERS = {
    "reentry": text("event form", "Re-entry"),
    "rebuy": text("event form", "Re-buy"),
    "addon": text("event form", "Add-on"),
}
AS_POSTED = "As posted at the tournament desk."
"""What a made-up evening says under a heading that its event file leaves out."""


def worded_terms(
    voice: Voice, conditions: Conditions, more: Mapping[str, str] | None = None
) -> tuple[TermsClause, ...]:
    """Every clause that is said, as it would be published in this voice.

    `more` has words for headings that neither the house nor the event file says.
    """
    voice, more = voice.priced_in(conditions.currency), more or {}
    missing = still_unsaid(conditions)
    return tuple(
        _worded(voice, conditions, one, more)
        for one in clauses_of(conditions)
        if one.is_said or (one in missing and one.heading.heading in more)
    )


def _worded(
    voice: Voice, conditions: Conditions, term: Term, more: Mapping[str, str]
) -> TermsClause:
    rule, heading = term.heading.rule, term.heading.heading
    if not term.is_said:
        return TermsClause(rule, heading, more[heading])
    return TermsClause(rule, heading, clause_words(voice, conditions, term), term.filled)


def clause_words(voice: Voice, conditions: Conditions, term: Term) -> str:
    """A clause as it would be published, the event's own words last."""

    def filled(place: re.Match[str]) -> str:
        key = place[1]
        return (
            _levels(voice, conditions) if key == "levels" else _value(voice, key, term.values[key])
        )

    sentences = [PLACE.sub(filled, one) for one in term.sentences]
    return " ".join([*sentences, term.own]).strip()


def filled_words(voice: Voice, key: str, filled: str) -> str:
    """A value as it was kept with a published clause."""
    if filled == NOT_SAID:
        return NOT_SAID
    value = json.decode(filled)
    if key == WITH_STAGE:
        by_hands, by_time = (
            voice.text("event form", "by hands"),
            voice.text("event form", "by time"),
        )
        return by_hands if value == "hands" else by_time
    return _value(voice, key, value)


def _value(voice: Voice, key: str, value: Any) -> str:
    keys = tuple(key.split("."))
    if isinstance(value, dict) and keys[-1] != "parts":
        return "; ".join(_below(voice, keys, value))
    if key in MONEY or (len(keys) > 1 and keys[-2] == "parts"):
        return voice.money(amount(str(value)))
    field = file_field(keys)
    if field.kind is FieldKind.DAY:
        return voice.full_date(date.fromisoformat(value))
    if field.kind is FieldKind.PARTS and isinstance(value, dict):
        return said_words(voice, field, {name: _money(voice, one) for name, one in value.items()})
    if field.kind is FieldKind.TABLES:
        each = (_band(voice, one) if key == BANDS else _row(voice, keys, one) for one in value)
        return "; ".join(each)
    return said_words(voice, field, value)


def _row(voice: Voice, keys: tuple[str, ...], row: dict[str, Any]) -> str:
    return ", ".join(_below(voice, keys, row))


def _band(voice: Voice, band: dict[str, Any]) -> str:
    """Which field or pool a table of prizes is for, and what it pays each place."""
    least, most, pool = band.get("least", 1), band.get("most"), band.get("from_pool")
    said = voice.text("terms", "field of {least} to {most}")
    if pool is not None:
        said = voice.text("terms", "from a pool of {pool}")
    elif most is None:
        said = voice.text("terms", "field of {least} or more")
    amounts = [_money(voice, one) for one in band.get("amounts", ())]
    shares = ", ".join(str(one) for one in band.get("percent", ()))
    pays = ", ".join(amounts) or voice.text("terms", "{shares} percent", shares=shares)
    given = said.format(least=least, most=most, pool=_money(voice, pool))
    return f"{given}: {pays}"


def _money(voice: Voice, said: object) -> str:
    try:
        return voice.money(amount(str(said)))
    except Refusal:
        return str(said)


def _below(voice: Voice, keys: tuple[str, ...], table: dict[str, Any]) -> Iterator[str]:
    """What a table says, each field with its name."""
    words = field_words(voice)
    for one in every_field():
        if one.keys[: len(keys)] == keys and _is_leaf_of(one, keys):
            value: Any = table
            for key in one.keys[len(keys) :]:
                value = value.get(key) if isinstance(value, dict) else None
            if value is not None:
                said = ".".join(one.keys)
                name = "" if said == BANDS else f"{words[said][0]} "
                yield f"{name}{_value(voice, said, value)}"


def _is_leaf_of(field: FileField, keys: tuple[str, ...]) -> bool:
    """Whether it stands in the table itself and not in a list of tables within it."""
    within = field.keys[len(keys) : -1]
    return field.keys != keys and all(
        _is_table((*keys, *within[: at + 1])) for at in range(len(within))
    )


def _is_table(keys: tuple[str, ...]) -> bool:
    return all(one.keys != keys for one in every_field())


def _levels(voice: Voice, conditions: Conditions) -> str:
    return "; ".join(_level(voice, conditions, at) for at in range(len(conditions.levels)))


def _level(voice: Voice, conditions: Conditions, at: int) -> str:
    level: Level = conditions.level(at)
    minutes = voice.length(level.length_us)
    if level.is_break:
        return voice.text("terms", "break {length}", length=minutes)
    blinds = voice.blinds(level.small, level.big, level.ante)
    number = conditions.number(at)
    return voice.text(
        "terms", "{number}: {blinds} {length}", number=number, blinds=blinds, length=minutes
    )


def before_entries(event: StreamId, conditions: Conditions) -> Iterator[TournamentCall]:
    """What a made-up evening does with such conditions first; all are told before it plays."""
    rules = conditions.rules.conditions
    if rules.published_to is not None and rules.published_to.before_entries:
        more = {one.heading.heading: AS_POSTED for one in still_unsaid(conditions)}
        yield PublishTerms(event, worded_terms(ENGLISH, conditions, more))
    for one in rules.also_told:
        yield TellOfTerms(event, one.rule)


class ClauseState(Enum):
    """How a clause stands against what is published."""

    MISSING = "missing"
    STALE = "stale"
    UNPUBLISHED = "unpublished"
    PUBLISHED = "published"


@dataclass(frozen=True, slots=True)
class ShownClause:
    """A clause as it is now, and what it was filled from: field, value when published, value now.

    Of a missing one `values` are the fields of the event file that say nothing.
    """

    rule: str
    heading: str
    words: str
    state: ClauseState
    values: tuple[tuple[str, str, str], ...] = ()


def shown_clauses(voice: Voice, tournament: Tournament) -> tuple[ShownClause, ...]:
    """Every clause of an event, in the order of the house's book, and any that fell away."""
    conditions, newest = tournament.conditions, tournament.terms.newest
    voice = voice.priced_in(conditions.currency)
    out = {(one.rule, one.heading): one for one in newest.clauses} if newest else {}
    missing = still_unsaid(conditions)
    shown = []
    for term in clauses_of(conditions):
        heading = term.heading
        was = out.pop((heading.rule, heading.heading), None)
        if term in missing:
            lacks = tuple((_named(voice, key), "", NOT_SAID) for key in term.lacks)
            state, words, values = ClauseState.MISSING, "", lacks
            if was is not None:
                state, words = ClauseState.PUBLISHED, was.words
        elif term.is_said:
            words, values = clause_words(voice, conditions, term), _values(voice, term, was)
            state = _state(tournament, term, was)
        else:
            continue
        shown.append(ShownClause(heading.rule, heading.heading, words, state, values))
    gone = (
        ShownClause(one.rule, one.heading, one.words, ClauseState.STALE) for one in out.values()
    )
    return (*shown, *gone)


def _state(tournament: Tournament, term: Term, was: TermsClause | None) -> ClauseState:
    if tournament.terms.newest is None:
        return ClauseState.UNPUBLISHED
    same = was is not None and was.filled == term.filled
    return ClauseState.PUBLISHED if same else ClauseState.STALE


def _values(voice: Voice, term: Term, was: TermsClause | None) -> tuple[tuple[str, str, str], ...]:
    before = dict(was.filled) if was is not None else {}
    return tuple(
        (
            _named(voice, key),
            filled_words(voice, key, before[key]) if before.get(key, now) != now else "",
            filled_words(voice, key, now),
        )
        for key, now in term.filled
    )


def _named(voice: Voice, key: str) -> str:
    """What a field of the event file is called, or the part of a price, and of which purchase."""
    words = field_words(voice)
    named = words.get(key) or words.get(key.split(".parts.", maxsplit=1)[0] + ".parts")
    if key == "prizes":
        return voice.text("event form", "Prizes")
    if key == WITH_STAGE:
        return voice.text("event form", "End of the final stage")
    offer = OFFERS.get(key.split(".", maxsplit=1)[0])
    said = named[0] if named else key
    return f"{voice.say(offer)}: {said}" if offer is not None else said
