"""Reads what is typed of chips: ``12x25 3x100``, ``5: 32,000 6: 12,500``, ``1: Ks 9h 4: 2c``."""

import re

from tdapp.calls.tournament.chips import SeatCards
from tdapp.core.refusal import Refusal
from tdapp.shown.reading import read_seat
from tdapp.table.chips.counting import Stack
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import Lot, value_of
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.tournament import Tournament
from tdapp.typed import figures
from tdapp.typed.figures import NUMBER, SEAT
from tdapp.ui.look.spoken import voice
from tdapp.ui.parts.typed import read_count

LOT = r"({count})\s*[x*]\s*({count})"
OF_SEAT = r"(?:([0-9]{{1,6}})-)?([0-9]{{1,3}})\s*[:=]\s*({count})(!?)"
CARDS = r"([0-9]{{1,3}})\s*[:=]((?:[\s,]*(?:10|[2-9TJQKA])[cdhs]\b)+)"
BETWEEN = re.compile(r"[\s,;]*")


def read_lots(text: str) -> tuple[Lot, ...]:
    """How many of which chips, ``12x25 3x100``; refuses ``not_lots``."""
    found = _all(LOT, text)
    lots = tuple(Lot(read_count(one[2]), read_count(one[1])) for one in found or ())
    if not lots or any(min(lot.count, lot.denomination) < 1 for lot in lots):
        raise Refusal("not_lots", text=text.strip())
    return lots


def read_counted(text: str) -> tuple[int, tuple[Lot, ...]]:
    """The total of a full count, or the lots that make it; refuses ``not_lots``."""
    try:
        return read_count(text), ()
    except Refusal:
        lots = read_lots(text)
        return value_of(lots), lots


def read_stacks(text: str, table: int, state: Tournament) -> tuple[Stack, ...]:
    """Stacks seat by seat, at `table` unless it is typed: ``5: 32,000 12-6: 12,500``.

    Refuses ``not_stacks`` and ``nobody_holds_chips``.
    """
    found = _all(OF_SEAT, text)
    if not found or any(one[4] for one in found):
        raise Refusal("not_stacks", text=text.strip())
    return tuple(
        (_who_sits(state, Seat(int(one[1] or table), int(one[2]))), read_count(one[3]))
        for one in found
    )


def read_holdings(text: str) -> tuple[Holding, ...]:
    """Chips of one kind seat by seat, ``1: 3 4: 7!``; with ``!`` a player has no others.

    Refuses ``not_stacks``.
    """
    found = _all(OF_SEAT, text)
    if not found or any(one[1] for one in found):
        raise Refusal("not_stacks", text=text.strip())
    return tuple(Holding(int(one[2]), read_count(one[3]), has_others=not one[4]) for one in found)


def read_exchange(text: str) -> tuple[int, int]:
    """Chips and what they become, ``25 100``; refuses ``not_exchange``."""
    found = _all("({count})", text)
    if len(found) != 2:  # noqa: PLR2004 - old and new
        raise Refusal("not_exchange", text=text.strip())
    return read_count(found[0][0]), read_count(found[1][0])


def read_cards(text: str) -> tuple[SeatCards, ...]:
    """The cards that lie before the seats, ``1: Ks 9h 4: 2c``; refuses ``not_cards``."""
    found = _all(CARDS, text)
    if not found:
        raise Refusal("not_cards", text=text.strip())
    return tuple(
        (int(one[1]), tuple(map(_card, one[2].replace(",", " ").split()))) for one in found
    )


def read_whose(text: str, none: str, state: Tournament) -> tuple[int | None, int | None]:
    """An entry by its seat, a table, or neither; refuses ``not_whose``, ``nobody_holds_chips``."""
    plain = text.strip()
    if plain.casefold() == none.casefold():
        return None, None
    if NUMBER.fullmatch(plain):
        return None, int(plain)
    if SEAT.fullmatch(plain) is None:
        raise Refusal("not_whose", text=plain)
    seat = read_seat(plain)
    return _who_sits(state, seat), seat.table


def _all(form: str, text: str) -> "list[re.Match[str]]":
    """Every part of a text that is made of such parts alone; none where it is not."""
    count = figures.counts(voice().symbols)
    pattern = re.compile(form.format(count=count), re.IGNORECASE | re.ASCII)
    found, at = [], 0
    plain = text.strip()
    while at < len(plain):
        part = pattern.match(plain, at)
        if part is None:
            return []
        found.append(part)
        between = BETWEEN.match(plain, part.end())
        at = part.end() if between is None else between.end()
    return found


def _card(text: str) -> str:
    """A card by the name that the deck knows it by."""
    rank, suit = text[:-1].upper(), text[-1].lower()
    return f"{'T' if rank == '10' else rank}{suit}"


def _who_sits(state: Tournament, seat: Seat) -> int:
    entry = state.seating.entry_at.get(seat)
    if entry is None:
        raise Refusal("nobody_holds_chips", seat=str(seat))
    return entry
