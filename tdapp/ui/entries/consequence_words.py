"""What a correction changes, in words, before it is done."""

from collections.abc import Callable, Sequence

from tdapp.core.event import Event
from tdapp.core.ids import PersonId
from tdapp.core.refusal import Refusal
from tdapp.tournament.facts.slips import PayoutSheetReplaced
from tdapp.tournament.guards.paid_places import PrizesWouldChange
from tdapp.tournament.payouts.consequences import PlaceChange, consequences
from tdapp.tournament.payouts.slips import with_slips
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.spoken import voice

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
    said = voice().text("consequences", "Changes: {changes}.")
    return f"{said.format(changes=_listed(state, changes, name_of))}{_sheet(state, events)}"


def what_would_change(
    state: Tournament, refused: PrizesWouldChange, name_of: Callable[[PersonId], str]
) -> str:
    """All that a correction would change, where it is refused for prizes that are settled."""
    said = voice().text(
        "consequences",
        "Refused: prizes already paid or set aside would change. Reverse those first. Changes: "
        "{changes}.",
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
        more = voice().text("consequences", "and more places: {count}")
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
    said = voice().text("consequences", " Payout sheet {old} is void, {new} takes its place.")
    return said.format(old=state.prizes.sheet.version, new=version)


def _said(state: Tournament, one: PlaceChange, name_of: Callable[[PersonId], str]) -> str:
    text = voice().text
    name = name_of(state.entry(one.entry).person)
    if one.new_place is None:
        said = text("consequences", "{name} back in play")
    elif one.place in {None, one.new_place}:
        said = text("consequences", "{name} {new}")
    else:
        said = text("consequences", "{name} {old} to {new}")
    words = said.format(
        name=name, old=voice().ordinal(one.place or 0), new=voice().ordinal(one.new_place or 0)
    )
    if one.cents == one.new_cents:
        return words
    prize = text("consequences", "{words}, prize {old} to {new}")
    words = prize.format(
        words=words, old=voice().money(one.cents), new=voice().money(one.new_cents)
    )
    if one.void is not None:
        void = text("consequences", "{words}, slip {slip} void")
        return void.format(words=words, slip=one.void)
    if one.aside:
        return text("consequences", "{words}, set aside", words=words)
    if one.slip is None:
        return words
    paid = text("consequences", "{words}, paid on slip {slip}")
    return paid.format(words=words, slip=one.slip)
