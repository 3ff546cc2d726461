"""Entering once the bracket is drawn: in place of a bye, before its player's next match."""

from collections.abc import Iterator, Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import few_of
from tdapp.tournament.brackets.bracket import BYE
from tdapp.tournament.facts.brackets import ByeFilled
from tdapp.tournament.facts.sales import EntrySold
from tdapp.tournament.tournament import Tournament


def open_byes(tournament: Tournament) -> Iterator[int]:
    """The places of the draw at which a bye can still be filled.

    Nothing that hangs on the pairing was called or begun, and its player has not left.
    """
    bracket, called = tournament.matches.bracket, tournament.matches.called
    for slot, one in enumerate(bracket.slots):
        if one != BYE or bracket.slots[slot ^ 1] in bracket.gone:
            continue
        hang = bracket.follow(slot // 2 + 1)
        if not any(number in called or bracket.has_begun(number) for number in hang):
            yield slot


def in_place_of_byes(tournament: Tournament, sold: Sequence[Event], seed: str) -> list[Event]:
    """What was sold, and which bye each new entry fills; refuses ``no_bye_left``."""
    if not tournament.matches.drawn:
        return list(sold)
    entries = [one.entry for one in sold if isinstance(one, EntrySold)]
    drawn = few_of(list(open_byes(tournament)), len(entries), seed) if entries else ()
    if len(drawn) < len(entries):
        raise Refusal("no_bye_left")
    return [*sold, *(ByeFilled(one, slot, seed) for one, slot in zip(entries, drawn, strict=True))]


def must_not_be_drawn(tournament: Tournament, entry: int) -> None:
    """Refuse ``drawn_in_bracket`` for who is in play and in the draw."""
    if entry in tournament.matches.bracket.slots and tournament.is_in_play(entry):
        raise Refusal("drawn_in_bracket", entry=entry)
