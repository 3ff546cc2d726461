"""What a correction changes, in words, before it is done."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.payout_sheets import PayoutSheetReplaced
from tdapp.tournament.guards.paid_places import PrizesWouldChange
from tdapp.tournament.payouts.consequences import PlaceChange, consequences
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.figures import money, ordinal

translate = QCoreApplication.translate
MOST_NAMED = 3


def what_changes(
    state: Tournament,
    events: Sequence[Event],
    name_of: Callable[[PersonId], str],
    but: int | None = None,
) -> str:
    """The places, prizes and slips that change; nothing is said of `but`.

    Every prize is named, of the places without one only some. A payout sheet that is void by it is
    named too.
    """
    changes = [one for one in consequences(state, events) if one.entry != but]
    if not changes:
        return ""
    said = translate("Consequences", "It changes: {changes}.")
    return f"{said.format(changes=_listed(state, changes, name_of))}{_sheet(state, events)}"


def what_would_change(
    state: Tournament, refused: PrizesWouldChange, name_of: Callable[[PersonId], str]
) -> str:
    """All that a correction would change which is refused for prizes that are not owed any more."""
    said = translate(
        "Consequences",
        "Refused, as prizes that are paid or set aside would change: take those back first. "
        "It would change: {changes}.",
    )
    changes = consequences(state, refused.facts)
    settled = [one for one in changes if one.slip is not None or one.aside]
    others = [one for one in changes if one not in settled]
    return said.format(changes=_listed(state, [*settled, *others], name_of))


def _listed(
    state: Tournament, changes: Sequence[PlaceChange], name_of: Callable[[PersonId], str]
) -> str:
    """Every change of a prize by name, and some of the others."""
    bare = [one for one in changes if one.cents == one.new_cents]
    left_out = bare[MOST_NAMED:]
    named = [_said(state, one, name_of) for one in changes if one not in left_out]
    if left_out:
        more = translate("Consequences", "and {count} more places")
        named.append(more.format(count=len(left_out)))
    return "; ".join(named)


def _sheet(state: Tournament, events: Sequence[Event]) -> str:
    """Which payout sheet takes the place of which; nothing where the one that hangs stays right."""
    try:
        told = with_slips(state, events)
    except Refusal:
        return ""
    version = next((one.version for one in told if isinstance(one, PayoutSheetReplaced)), None)
    if version is None:
        return ""
    said = translate("Consequences", " Payout sheet {old} is void, {new} takes its place.")
    return said.format(old=state.prizes.sheet.version, new=version)


def _said(state: Tournament, one: PlaceChange, name_of: Callable[[PersonId], str]) -> str:
    name = name_of(state.entry(one.entry).person)
    if one.new_place is None:
        said = translate("Consequences", "{name} back in play")
    elif one.place in {None, one.new_place}:
        said = translate("Consequences", "{name} {new}")
    else:
        said = translate("Consequences", "{name} {old} to {new}")
    words = said.format(name=name, old=ordinal(one.place or 0), new=ordinal(one.new_place or 0))
    if one.cents == one.new_cents:
        return words
    prize = translate("Consequences", "{words}, prize {old} to {new}")
    words = prize.format(words=words, old=money(one.cents), new=money(one.new_cents))
    if one.void is not None:
        void = translate("Consequences", "{words}, slip {slip} void")
        return void.format(words=words, slip=one.void)
    if one.aside:
        return translate("Consequences", "{words}, set aside").format(words=words)
    if one.slip is None:
        return words
    paid = translate("Consequences", "{words}, paid on slip {slip}")
    return paid.format(words=words, slip=one.slip)
