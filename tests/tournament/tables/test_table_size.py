"""No table has more seats than the house's rulebook allows, whatever is published."""

import pytest
from msgspec.structs import replace

from tdapp.tournament.event.announcing import open_table
from tests.tournament.evening import SMALL, Evening, canberra
from tests.tournament.templates.event_file import FILE, fault_in, read

MOST = {"star": (11, "2.1"), "crown": (11, "4.1"), "tasmania": (10, "C1.2")}
FREE = ("adelaide", "open")
SEATS = "seats_per_table"


def file(seats: int) -> str:
    """An event file with tables of so many seats."""
    return FILE.replace(f"{SEATS} = 8", f"{SEATS} = {seats}").replace('fee = "0.05"', "fee = 0")


@pytest.mark.parametrize("house", MOST)
def test_an_event_file_keeps_to_the_seats_of_the_house(house: str) -> None:
    most, rule = MOST[house]
    rules = canberra(house).rules
    assert rules.table_size is not None
    assert (rules.table_size.seats, rules.table_size.rule) == (most, rule)
    for seats in range(most + 1, 13):
        assert f"at most {most} by rule {rule} - at `$.{SEATS}`" in fault_in(file(seats), house)


@pytest.mark.parametrize("house", [*MOST, *FREE])
@pytest.mark.parametrize("published", range(2, 13))
def test_no_table_is_opened_larger_and_nobody_is_drawn_beyond(house: str, published: int) -> None:
    most = MOST.get(house, (12,))[0]
    rules = canberra(house).rules
    evening = Evening(replace(SMALL, rules=rules, seats_per_table=published), tables=0)
    evening.tell(open_table(evening.state, 1, 12))
    allowed = min(most, published)
    assert evening.state.seating.tables[1] == allowed
    evening.enter(allowed)
    evening.seat()
    seats = {seat.seat for seat in evening.state.seating.seat_of.values()}
    assert seats == set(range(1, allowed + 1))


@pytest.mark.parametrize("house", FREE)
def test_a_book_that_sets_no_limit_leaves_it_to_what_is_published(house: str) -> None:
    assert read(file(12), house).seats_per_table == 12
