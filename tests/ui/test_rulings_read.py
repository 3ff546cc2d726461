"""What is typed of rulings and penalties is read, or refused with what was typed."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.ui.rulings.ruling_acts import read_players, read_rule, read_where
from tdapp.words.typed import read_one_of
from tests.tournament.evening import seated

KINDS = {"warning": 1, "minutes": 2, "hands": 3, "showdown": 4, "seating": 5}


@pytest.mark.parametrize(
    ("typed", "where"),
    [
        ("12", (12, None)),
        (" 12 17 ", (12, "17")),
        ("12, hand 17b", (12, "17b")),
        ("nowhere", (None, None)),
    ],
)
def test_a_table_is_read_with_its_hand_or_without(
    typed: str, where: tuple[int | None, str | None]
) -> None:
    assert read_where(typed, "nowhere") == where


@pytest.mark.parametrize("typed", ["", "the bar", "12-5", f"12 {'x' * 41}"])
def test_what_is_no_table_is_refused_as_it_was_typed(typed: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_where(typed, "nowhere")
    assert refused.value == Refusal("not_a_hand", text=typed)


def test_the_number_of_a_rule_is_kept_as_it_is_typed_if_it_is_not_too_long() -> None:
    assert read_rule(" 15.4.8(h) ", "none") == "15.4.8(h)"
    assert read_rule("none", "none") is None
    with pytest.raises(Refusal) as refused:
        read_rule("x" * 41, "none")
    assert refused.value == Refusal("rule_too_long", text="x" * 41)


def test_players_are_read_by_entry_or_seat_and_each_counts_once() -> None:
    state = seated(4).state
    seat = state.seating.seat_of[2]
    assert read_players(f"3, {seat} 2", "nobody", state) == (3, 2)
    assert read_players("nobody", "nobody", state) == ()
    for typed, code in (("9", "no_such_entry"), ("Ann", "not_a_player")):
        with pytest.raises(Refusal, match=code):
            read_players(typed, "nobody", state)


def test_a_word_is_known_by_its_beginning_as_long_as_no_other_begins_so() -> None:
    assert read_one_of("MIN", KINDS) == 2
    assert read_one_of("sh", KINDS) == 4
    for typed in ("s", "", "rounds"):
        with pytest.raises(Refusal) as refused:
            read_one_of(typed, KINDS)
        assert refused.value == Refusal("not_among_these", text=typed)
