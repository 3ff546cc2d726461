"""How chips are read as they are typed: lots, stacks, cards, and whose they are."""

from collections.abc import Callable

import pytest

from tdapp.core.refusal import Refusal
from tdapp.shown.chips_words import leaving_words, lots_words
from tdapp.table.chips.race import Holding
from tdapp.table.facts.chips import Lot
from tdapp.table.geometry.seats import Seat
from tdapp.tournament.chips import LeavingChip
from tdapp.ui.tables.chips_reading import (
    read_cards,
    read_counted,
    read_exchange,
    read_holdings,
    read_lots,
    read_stacks,
    read_whose,
)
from tdapp.voice.voice import Voice
from tests.tournament.evening import seated


def test_lots_and_counts_are_read_and_written_alike() -> None:
    lots = Lot(25, 12), Lot(1_000, 3)
    assert read_lots(" 12x25, 3 X 1,000; ") == lots
    assert read_lots(lots_words(lots)) == lots
    assert read_counted("59,500") == (59_500, ())
    assert read_counted("12*25 3x1000") == (3_300, lots)
    assert read_exchange("25, 100") == (25, 100)


def test_stacks_holdings_and_cards_are_read_seat_by_seat() -> None:
    state = seated(4).state
    here, other = state.seating.seat_of[1], state.seating.seat_of[2]
    typed = f"{here.seat}: 32,000, {other.table}-{other.seat}=500"
    assert read_stacks(typed, here.table, state) == ((1, 32_000), (2, 500))
    assert read_holdings("1: 3 4:7!") == (Holding(1, 3), Holding(4, 7, has_others=False))
    assert read_cards("1: Ks 9h,10C 4: 2c") == ((1, ("Ks", "9h", "Tc")), (4, ("2c",)))
    assert read_whose(str(here), "none", state) == (1, here.table)
    assert read_whose("2", "none", state) == (None, 2)
    assert read_whose("None", "none", state) == (None, None)


def test_a_colour_up_is_said_with_its_time_and_what_stands_against_it() -> None:
    coming = LeavingChip(25, 100, 7, now=False, needed=False, done=0)
    assert leaving_words(Voice(), coming, 12) == ("Colour up 25s to 100s at the next break", "")
    halfway = LeavingChip(1_000, 5_000, 7, now=True, needed=True, done=3)
    note = "tables done: 3 of 12, still needed at a later level"
    assert leaving_words(Voice(), halfway, 12) == ("Colour up 1,000s to 5,000s now", note)
    free = LeavingChip(25, 100, None, now=True, needed=False, done=0)
    assert leaving_words(Voice(), free, 2)[0].startswith("25s can be coloured up to 100s:")


def test_what_cannot_be_read_is_refused_by_name() -> None:
    state = seated(1).state
    empty = next(state.seating.free())
    free = Seat(empty.table, empty.seat)
    refused: list[tuple[Callable[[], object], str]] = [
        (lambda: read_lots("12x25 and 3"), "not_lots"),
        (lambda: read_lots("0x25"), "not_lots"),
        (lambda: read_counted("some"), "not_lots"),
        (lambda: read_exchange("25"), "not_exchange"),
        (lambda: read_stacks("5 32000", 1, state), "not_stacks"),
        (lambda: read_stacks("5: 1!", 1, state), "not_stacks"),
        (lambda: read_stacks(f"{free}: 5", 1, state), "nobody_holds_chips"),
        (lambda: read_holdings("2-1: 4"), "not_stacks"),
        (lambda: read_holdings(""), "not_stacks"),
        (lambda: read_cards("1: Kx"), "not_cards"),
        (lambda: read_cards("Ks"), "not_cards"),
        (lambda: read_whose("the bar", "none", state), "not_whose"),
        (lambda: read_whose(str(free), "none", state), "nobody_holds_chips"),
    ]
    for read, code in refused:
        with pytest.raises(Refusal) as no:
            read()
        assert no.value.code == code
