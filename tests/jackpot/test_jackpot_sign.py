"""What the sign of a pool shows while it runs, while hits are checked, and once one is won."""

import pytest

from tdapp.core.ids import PersonId
from tdapp.core.names import ScreenName
from tdapp.rules.jackpot_rules import PrizeOf
from tdapp.screens.clock_face import SideFact
from tdapp.screens.jackpot_sign import JackpotShown, PoolFacts, SignState, pool_facts
from tdapp.screens.jackpot_words import numbers_in_words, share_in_words
from tdapp.screens.shown_names import ShownNames
from tdapp.voice.voice import Voice
from tests.jackpot.room import QUADS, ROYAL, TENTH, PoolRoom


class AnyLetters:
    """Letters for everything."""

    def can_write(self, text: str) -> bool:
        return bool(text)

    def room_for(self, text: str) -> float:
        return float(len(text))

    def two_lines(self, text: str, room: float, below: float) -> tuple[str, str]:
        assert room > 0 < below
        return text, ""


def names_of(person: PersonId) -> str | None:
    """Who sits in seat 9 keeps the name off screens."""
    return None if person.endswith("9") else "Kate Murphy"


def facts(room: PoolRoom, won: int | None = None, pool: int = 1) -> PoolFacts:
    names = ShownNames(names_of, Voice(), AnyLetters())
    return pool_facts(JackpotShown(room.state, pool, ScreenName.FULL, won, 0), names)


def test_a_pool_that_runs_shows_the_whole_cents_of_its_meter_and_what_each_hand_wins(
    room: PoolRoom,
) -> None:
    room.press(1, 100)
    shown = facts(room)
    assert (shown.state, shown.title, shown.aside) == (SignState.RUNNING, "main", "2 tables")
    assert shown.amount == shown.letters == "5,000.33"
    assert [(one.label, one.qualifier, one.value) for one in shown.facts] == [
        ("Royal flush", "all of it", "5,000"),
        ("Straight flush", "10%", "500"),
        ("Four of a kind", "fixed", "500"),
    ]
    assert shown.below is None
    assert shown.foot == "Tables 1 and 2. Leave the winning hand face up."


def test_hits_that_are_checked_hold_the_amount_of_the_first_and_stand_in_order_without_names(
    room: PoolRoom,
) -> None:
    room.press(1, 100)
    room.claim(3, prize=TENTH, table=2)
    room.claim(1, prize=ROYAL)
    room.press(1, 300)
    shown = facts(room)
    assert (shown.state, shown.letters) == (SignState.PENDING, "PENDING")
    assert (shown.title, shown.aside) == ("Being checked", "2 pending")
    assert shown.amount == "5,000.33"
    assert [(one.qualifier, one.value) for one in shown.facts] == [
        ("table 2", "Straight flush"),
        ("table 1", "Royal flush"),
    ]
    assert [one.label.split(",")[0] for one in shown.facts] == ["1st", "2nd"]
    assert shown.below is not None
    assert (shown.below.label, shown.below.value) == ("The pool goes on", "5,000.66")
    assert "Murphy" not in repr(shown)
    assert shown.foot.endswith("at tables 1 and 2.")


def test_a_hit_that_is_shown_but_not_confirmed_is_pending_still(room: PoolRoom) -> None:
    hit = room.claim()
    room.show(hit)
    assert facts(room, won=hit).state is SignState.PENDING


def test_what_was_won_shows_amount_place_cards_and_what_is_next(room: PoolRoom) -> None:
    hit = room.claim(6, prize=TENTH)
    room.claim(2, prize=ROYAL, table=2)
    room.confirm(hit)
    shown = facts(room, won=hit)
    assert (shown.state, shown.aside) == (SignState.WON, "Straight flush")
    assert shown.letters == "WON 500.00 TABLE 1"
    assert shown.facts == (
        SideFact("Table 1, seat 6", "10% of 5,000.00", "Murphy Kate"),
        SideFact("Next", "royal flush, pending", "4,500.00"),
    )
    assert [len(group) for group in shown.cards] == [2, 5]
    assert shown.foot == "Confirmed 00:00. Congratulations from the house."
    assert facts(room).state is SignState.PENDING


def test_nobody_is_named_who_does_not_permit_it_and_no_one_of_several(room: PoolRoom) -> None:
    alone = room.claim(9, prize=TENTH)
    room.confirm(alone)
    assert facts(room, won=alone).facts[0].value == ""
    both = room.claim(1, 2, prize=QUADS)
    room.confirm(both)
    assert facts(room, won=both).facts[0] == SideFact("Table 1, seats 1 and 2", "2 winners", "")


def test_once_all_is_confirmed_the_pool_runs_on_and_says_what_was_won_last(room: PoolRoom) -> None:
    room.confirm(room.claim(prize=QUADS))
    refused = room.claim(prize=TENTH)
    room.refuse(refused)
    shown = facts(room, won=refused)
    assert shown.state is SignState.RUNNING
    assert shown.below is not None
    assert (shown.below.value, shown.below.quiet_part) == ("Four of a kind", "500")


def test_of_a_pool_that_there_is_not_a_sign_shows_nothing(room: PoolRoom) -> None:
    assert facts(room, pool=2) == PoolFacts()


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ([], ""),
        ([4], "4"),
        ([2, 1], "1 and 2"),
        ([1, 2, 3, 4, 5, 6, 10], "1 to 6 and 10"),
        ([1, 3, 5], "1, 3 and 5"),
    ],
)
def test_numbers_in_a_row_are_one_part(numbers: list[int], said: str) -> None:
    assert numbers_in_words(numbers, Voice()) == said


def test_every_kind_of_prize_has_a_share_in_words() -> None:
    kinds = {one.prize: share_in_words(one, Voice()) for one in (ROYAL, TENTH, QUADS)}
    assert set(kinds) == set(PrizeOf)
