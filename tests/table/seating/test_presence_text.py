"""A typed line says who is at the seats, or is refused with what to write."""

import hypothesis.strategies as st
import pytest
from hypothesis import given

from tdapp.core.refusal import Refusal
from tdapp.table.geometry.seats import Seat
from tdapp.table.seating.presence_text import AllHere, OneSeat, Presence, read_presence


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("12 all here", AllHere(12)),
        ("  12   All HERE ", AllHere(12)),
        ("12 all here but 5", AllHere(12, (5,))),
        ("12 all here but 7, 3 and 5", AllHere(12, (3, 5, 7))),
        ("12 all here but 12-3, 12-5", AllHere(12, (3, 5))),
        ("12 all here but 3 3", AllHere(12, (3,))),
        ("12-5 away", OneSeat(Seat(12, 5), here=False)),
        ("12 - 5 away", OneSeat(Seat(12, 5), here=False)),
        ("12\u20135 away", OneSeat(Seat(12, 5), here=False)),
        ("12-5 here", OneSeat(Seat(12, 5), here=True)),
        ("12-5 back", OneSeat(Seat(12, 5), here=True)),
    ],
)
def test_what_is_understood(text: str, said: Presence) -> None:
    assert read_presence(text) == said


@pytest.mark.parametrize(
    "text",
    [
        "",
        "12",
        "all here",
        "12 here",
        "12-5",
        "12-5 gone",
        "12-5-6 away",
        "x-5 away",
        "12 all here but",
        "12 all here but you",
        "12 all here but 5x",
        "-5 away",
        "\u0661\u0662 all here",
        "1234567 all here",
        "12 all here" + " " * 200,
    ],
)
def test_what_is_not_understood_is_said_back(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_presence(text)
    assert refused.value.code == "presence_not_understood"
    assert text.startswith(str(refused.value.details["text"]))


def test_a_seat_that_is_left_out_is_at_the_same_table() -> None:
    with pytest.raises(Refusal) as refused:
        read_presence("12 all here but 13-5")
    assert refused.value == Refusal("seat_of_another_table", seat="13-5", table=12)


@given(st.text(max_size=200))
def test_any_line_is_understood_or_refused(text: str) -> None:
    try:
        said = read_presence(text)
    except Refusal:
        return
    assert isinstance(said, AllHere | OneSeat)


@given(table=st.integers(0, 999_999), away=st.sets(st.integers(0, 99), max_size=5))
def test_a_table_is_read_as_it_is_written(table: int, away: set[int]) -> None:
    but = f" but {', '.join(map(str, away))}" if away else ""

    assert read_presence(f"{table} all here{but}") == AllHere(table, tuple(sorted(away)))
