"""Cards are read from text as they are written everywhere, and nothing else is a card."""

import pytest

from tdapp.core.refusal import Refusal
from tdapp.poker.cards import UNKNOWN, card, cards


@pytest.mark.parametrize(("text", "same"), [("10h", "Th"), ("as", "As"), ("KD", "Kd")])
def test_a_card_may_be_written_in_more_than_one_way(text: str, same: str) -> None:
    assert card(text) == card(same)
    assert card("??") == UNKNOWN


@pytest.mark.parametrize("text", ["", "A", "s", "1s", "23s", "TJh", "Ass", "A s", "Ax", "?s"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        card(text)
    assert (refused.value.code, refused.value.details["text"]) == ("no_card", text)


def test_cards_need_no_spaces_and_none_lies_twice() -> None:
    assert cards("As10h Kd") == cards("As Th Kd")
    with pytest.raises(Refusal) as refused:
        cards("As Kd As")
    assert refused.value.code == "same_card"
