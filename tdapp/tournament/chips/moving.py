"""Chips put into play or taken out of it by hand."""

from collections.abc import Sequence

from tdapp.core.event import Event
from tdapp.core.refusal import Refusal
from tdapp.tournament.chips.events import ChipCause, ChipsPutIn, ChipsTakenOut, Lot, value_of
from tdapp.tournament.tournament import Tournament


def put_in(
    tournament: Tournament,
    lots: Sequence[Lot],
    cause: ChipCause,
    entry: int | None = None,
    table: int | None = None,
) -> list[Event]:
    """Bring chips into play that nobody bought; refuses ``no_chips_named``, ``no_such_entry``."""
    _must_make_sense(tournament, lots, entry)
    return [ChipsPutIn(tuple(lots), cause, entry, table)]


def take_out(
    tournament: Tournament,
    lots: Sequence[Lot],
    cause: ChipCause,
    entry: int | None = None,
    table: int | None = None,
) -> list[Event]:
    """Take chips out of play; forfeited ones of a player who stays too (ADELAIDE 94).

    Refuses ``no_chips_named``, ``no_such_entry``, ``more_than_in_play``.
    """
    _must_make_sense(tournament, lots, entry)
    _must_be_there(tournament, lots)
    return [ChipsTakenOut(tuple(lots), cause, entry, table)]


def colour_up(
    tournament: Tournament, out: Sequence[Lot], back: Sequence[Lot], table: int | None = None
) -> list[Event]:
    """Exchange chips for larger ones; what rounding adds or takes changes the chips in play.

    Refuses ``no_chips_named``, ``more_than_in_play``.
    """
    _must_make_sense(tournament, out)
    _must_be_there(tournament, out)
    taken: list[Event] = [ChipsTakenOut(tuple(out), ChipCause.COLOUR_UP, table=table)]
    if not back:
        return taken
    _must_make_sense(tournament, back)
    return [*taken, ChipsPutIn(tuple(back), ChipCause.COLOUR_UP, table=table)]


def _must_make_sense(tournament: Tournament, lots: Sequence[Lot], entry: int | None = None) -> None:
    must_be_announced(tournament)
    if not lots or any(min(lot.denomination, lot.count) < 1 for lot in lots):
        raise Refusal("no_chips_named")
    if entry is not None:
        tournament.entry(entry)


def must_be_announced(tournament: Tournament) -> None:
    """Refuse ``no_such_event``: chips belong to an event with published conditions."""
    if tournament.programme.conditions is None:
        raise Refusal("no_such_event")


def _must_be_there(tournament: Tournament, lots: Sequence[Lot]) -> None:
    if value_of(lots) > tournament.chips_in_play:
        raise Refusal("more_than_in_play", chips=value_of(lots), most=tournament.chips_in_play)
