"""Redrawing the whole field: when it is due, and the draw itself."""

from collections.abc import Collection, Mapping
from typing import Annotated

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.breaking import tables_needed
from tdapp.table.geometry.seats import Seat, draw_seats
from tdapp.table.geometry.two_step import Apart, TwoStepDraw, two_step

Some = Annotated[int, msgspec.Meta(ge=1)]


class RedrawStep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """With so many entries or more the field is redrawn when it comes down to these tables."""

    from_entries: Annotated[int, msgspec.Meta(ge=0)]
    at_tables: tuple[Some, ...]


class RedrawSettings(msgspec.Struct, frozen=True):
    """When the field is redrawn.

    Of `steps` the one with the most entries that are reached holds. `load` players make a table;
    `final_players` make the final one, None for as many as any other.
    """

    steps: tuple[RedrawStep, ...]
    load: Some
    final_players: Some | None = None

    def at_tables(self, entries: int) -> tuple[int, ...]:
        """The numbers of tables at which a field of so many entries is redrawn."""
        reached = [step for step in self.steps if step.from_entries <= entries]
        return max(reached, key=lambda step: step.from_entries).at_tables if reached else ()


def redraw_due(settings: RedrawSettings, entries: int, left: int, tables: int) -> int | None:
    """Into how many tables the field should be redrawn now, or None.

    `left` players sit at `tables` tables. It is due once they fit into fewer tables and that number
    is one of the settings'.
    """
    final = settings.final_players or settings.load
    needed = 1 if left <= final else max(2, tables_needed(left, settings.load))
    wanted = [number for number in settings.at_tables(entries) if needed <= number < tables]
    return min(wanted, default=None) if left else None


def redraw(
    players: Collection[int],
    tables: Mapping[int, Collection[int]],
    seed: str,
    apart: Apart | None = None,
    staying: Mapping[int, int] | None = None,
) -> TwoStepDraw:
    """Draw every player anew, in two steps, evenly over the seats of the given tables.

    `tables` are the seats that may be given at each, locked ones left out; `staying` says how many
    keep other seats there. Refuses ``nobody_to_seat`` and ``not_enough_seats``.
    """
    if not players:
        raise Refusal("nobody_to_seat")
    seats = [Seat(table, seat) for table, places in tables.items() for seat in places]
    if len(seats) < len(players):
        raise Refusal("not_enough_seats", free=len(seats), waiting=len(players))
    cards = draw_seats(seats, staying or {}, len(players), seed)
    return two_step(cards, players, f"{seed}/redraw", apart or Apart())
