"""Blinds that may be a slip, in words, after an act that brought them in."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.event import Event
from tdapp.tournament.clock.events import StructureChanged
from tdapp.tournament.events import TournamentAnnounced
from tdapp.tournament.plan.level_faults import odd_blinds
from tdapp.tournament.plan.levels import Level
from tdapp.ui.look.figures import blinds

translate = QCoreApplication.translate
MOST_NAMED = 3


def blind_warning(facts: Sequence[Event]) -> str:
    """The blinds of an announced event or a changed level that are not one to two; or nothing."""
    levels = [level for fact in facts for level in _levels(fact)]
    odd = list(dict.fromkeys(blinds(one.small, one.big) for _, one in odd_blinds(levels)))
    if not odd:
        return ""
    named = ", ".join(odd[:MOST_NAMED])
    if len(odd) > MOST_NAMED:
        more = translate("Done", "{named} and {count} more")
        named = more.format(named=named, count=len(odd) - MOST_NAMED)
    said = translate("Done", "; check {blinds}: the big blind is not twice the small one")
    return said.format(blinds=named)


def _levels(fact: Event) -> tuple[Level, ...]:
    if isinstance(fact, TournamentAnnounced):
        return fact.conditions.levels
    if isinstance(fact, StructureChanged) and fact.new is not None:
        return (fact.new,)
    return ()
