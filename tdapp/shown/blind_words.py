"""Blinds that may be a slip, in words, after an act that brought them in."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.tournament.facts.clock import StructureChanged
from tdapp.tournament.facts.event import TournamentAnnounced
from tdapp.tournament.plan.levels import Level
from tdapp.tournament.templates.level_faults import Fall, falls, long_levels, odd_blinds
from tdapp.tournament.tournament import Tournament
from tdapp.voice.voice import Voice

MOST_NAMED = 3


def blind_warning(voice: Voice, facts: Sequence[Event], state: Tournament) -> str:
    """What may be a slip in an announced event or a level that was changed; or nothing."""
    return f"{_odd(voice, facts)}{_long(voice, facts)}{_falling(voice, facts, state)}"


def _falling(voice: Voice, facts: Sequence[Event], state: Tournament) -> str:
    """The blinds that fall into or after a level that was changed or put in."""
    changed = {one.index for one in facts if isinstance(one, StructureChanged) and one.new}
    if not changed:
        return ""
    conditions, said = state.conditions, voice.text("done", "; check level {level}: {fall}")
    return "".join(
        said.format(level=conditions.number(fall.at), fall=_fall(voice, fall))
        for fall in falls(conditions.levels)
        if changed & {fall.since, fall.at}
    )


def _fall(voice: Voice, fall: Fall) -> str:
    said = voice.text("done", "the small blind falls from {before} to {now}")
    if fall.blind == "big":
        said = voice.text("done", "the big blind falls from {before} to {now}")
    return said.format(before=voice.count(fall.before), now=voice.count(fall.now))


def _odd(voice: Voice, facts: Sequence[Event]) -> str:
    """The blinds that are not one to two."""
    levels = [level for fact in facts for level in _levels(fact)]
    odd = list(dict.fromkeys(voice.blinds(one.small, one.big) for _, one in odd_blinds(levels)))
    if not odd:
        return ""
    named = ", ".join(odd[:MOST_NAMED])
    if len(odd) > MOST_NAMED:
        more = voice.text("done", "{named} and {count} more")
        named = more.format(named=named, count=len(odd) - MOST_NAMED)
    said = voice.text("done", "; check {blinds}: the big blind is not twice the small one")
    return said.format(blinds=named)


def _long(voice: Voice, facts: Sequence[Event]) -> str:
    """The longest of the levels whose minutes look like seconds."""
    found = [level for fact in facts for _, level in long_levels(_levels(fact))]
    if not found:
        return ""
    longest = voice.length(max(level.length_us for level in found))
    return voice.text("done", "; check {length}: were seconds meant?", length=longest)


def _levels(fact: Event) -> tuple[Level, ...]:
    if isinstance(fact, TournamentAnnounced):
        return fact.conditions.levels
    if isinstance(fact, StructureChanged) and fact.new is not None:
        return (fact.new,)
    return ()
