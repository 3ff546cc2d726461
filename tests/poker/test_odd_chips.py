"""Who gets what of a pot cannot be split, in each house."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.poker.pots.pots import halves, parts, shares
from tdapp.poker.showdown.settling import Settlement, settle
from tdapp.rules.showdown_rules import HighestOf
from tests.poker.houses import play_rules
from tests.poker.rounds_over import DRY, PLAYS_THE_BOARD, game, over
from tests.rules_doc import Case, case, rule

SEATS = 9


def won(end: Settlement) -> dict[str, int]:
    """What A, B and so on won."""
    return {"ABCD"[at]: chips for at, chips in enumerate(end.stacks)}


@case(
    "ADELAIDE-ODDCHIP-002",
    "ADELAIDE-ODDCHIP-003",
    "ADELAIDE-ODDCHIP-006",
    "CROWN-ODDCHIP-001",
    "CROWN-ODDCHIP-003",
    "STAR-ODDCHIP-003",
    "STAR-ODDCHIP-004",
    "STAR-ODDCHIP-005",
    "TAS-ODDCHIP-001",
)
def test_what_cannot_be_split_goes_to_the_first_winner(case: Case) -> None:
    """Equal shares in the table's unit; the rest to the winner whom the house puts first."""
    given = case.given
    button = given.get("button_seat", given.get("sb_seat", 0) - 1)
    seats = [(button + step) % SEATS or SEATS for step in range(1, SEATS + 1)]
    chip = given.get("lowest_chip", 1)
    unit = play_rules(case.house).odd_chips.smallest_share("holdem", chip, chip)
    pot = given["pot"] if "pot" in given else given["pot_after_commission"]
    round_ = over(
        case.house,
        [0] * SEATS,
        dead=pot,
        folded=[at for at, seat in enumerate(seats) if seat not in given["tied_seats"]],
        unit=unit,
        blinds=(1, 2, *[0] * (SEATS - 2)),
    )

    end = settle(round_)
    assert {f"seat_{seats[one.player]}": one.chips for one in end.shares} == case.then


@case("CROWN-ODDCHIP-007")
def test_the_high_hand_gets_the_odd_chip_and_the_low_half_is_split_again(case: Case) -> None:
    """After halving the remainder is the high hand's; the low half has its own odd chip."""
    round_ = over(
        "CROWN",
        [0, 0, 0],
        ["Kc Kh", "4c 5c", "4d 5d"],
        ["2c 3d 7h Ks Kd"],
        variant=game("holdem_hi_lo"),
        dead=case.given["pot"],
    )
    assert won(settle(round_)) == case.then


@case("CROWN-ODDCHIP-009")
def test_what_does_not_halve_in_chips_is_the_high_hands(case: Case) -> None:
    """The unit is the lowest chip in play: all that it cannot halve goes to the high hand."""
    round_ = over(
        "CROWN",
        [0, 0],
        ["Kc Kh Kd Ks 9c 9d 9h", "2c 3d 4h 6s 7c Jd Jh"],
        [""],
        variant=game("seven_card_stud_hi_lo"),
        dead=case.given["pot"],
        unit=case.given["lowest_chip"],
    )
    assert won(settle(round_)) == case.then


@case("CROWN-ODDCHIP-008")
def test_the_top_flop_gets_the_odd_chip(case: Case) -> None:
    """Between two flops the remainder goes to the hand that wins the top one."""
    round_ = over(
        "CROWN",
        [0, 0],
        ["Ac Ad", "Qc Qd"],
        ["2c 5d 8h Js Kh", "2d 5h 8s Qh Ks"],
        variant=game("double_flop_holdem"),
        dead=case.given["pot"],
    )
    assert won(settle(round_)) == case.then


@case("CROWN-ODDCHIP-010")
def test_every_run_is_played_for_its_part_of_the_pot(case: Case) -> None:
    """The pot is divided by the number of boards."""
    round_ = over(
        "CROWN",
        [0, 0],
        ["Ac Ad", "Qc Qd"],
        ["2c 5d 8h Js Kh", "2d 5h 8s Qh Ks"],
        dead=case.given["pot"],
    )
    end = settle(round_)
    each = {share.board: share.chips for share in end.shares}
    assert {"per_board": each[0], **won(end)} == case.then
    assert each[0] == each[1]


@case("CROWN-ODDCHIP-011")
def test_a_run_that_ties_is_halved_by_itself(case: Case) -> None:
    """Each run is contested separately."""
    round_ = over(
        "CROWN",
        [0, 0],
        ["Qc Qd", "Ac Ad"],
        [DRY, PLAYS_THE_BOARD],
        dead=case.given["pot"],
    )
    b, a = settle(round_).stacks  # B sits nearer to the left of the button
    assert {"A": a, "B": b} == case.then


@case("ADELAIDE-ODDCHIP-005")
def test_the_boards_have_the_odd_chips_in_the_order_they_were_dealt(case: Case) -> None:
    """After the commission each board has an equal part, the first ones a chip more."""
    round_ = over(
        "ADELAIDE",
        [0, 0],
        ["Ac Ad", "Qc Qd"],
        [DRY, "2d 5h 8s Qh Ks", "3d 6h 9s Qs Kc"],
        dead=case.given["pot_after_commission"],
    )
    assert [share.chips for share in settle(round_).shares] == case.then["boards"]


@rule("CROWN", "8.5.2", "3.2.4")
def test_without_a_button_the_highest_card_by_suit_takes_the_rest() -> None:
    """Spades stand above hearts, diamonds and clubs."""
    hands = ["Kh 9h 7c 4c 2c", "Ks 9c 7d 4d 2d"]
    stud = over("CROWN", [0, 0], hands, [""], variant=game("five_card_stud"), dead=55, unit=5)
    assert settle(stud).stacks == (25, 30)
    stud = over("STAR", [0, 0], hands, [""], variant=game("five_card_stud"), dead=55, unit=5)
    assert settle(stud).stacks == (30, 25)


@rule("CROWN", "8.5.2")
@pytest.mark.parametrize(
    ("variant", "hands", "board", "of_five", "of_all"),
    [
        # the ace of spades is the sixth card: queens and jacks with a king win
        ("seven_card_stud", ["Qh Qd Jh Jd Ks 3c 2c", "Qs Qc Js Jc Kh 3d 2d"], "", 0, 0),
        ("seven_card_stud", ["Th 9h 8h 7h 6h 5c Ac", "Ts 9s 8s 7s 6s 5d Ad"], "", 1, 1),
        ("seven_card_stud", ["Th 9h 8h 7h 6h 5c As", "Ts 9s 8s 7s 6s 5d Ad"], "", 1, 0),
        ("seven_card_stud", ["9c 8h 7h 6h 5h As Ac", "9d 8s 7s 6s 5s Kd Qd"], "", 1, 0),
        # two kings to choose from: the better one counts
        ("seven_card_stud", ["Qh Qd Jh Jd Ks Kc 2c", "Qs Qc Js Jc Kh Kd 2d"], "", 0, 0),
        # the community card is common to both and passed over
        ("seven_card_stud", ["Qh Jc Td 9c 3d 2d", "Qs Jd Th 9h 3c 2c"], "As", 1, 1),
        # an ace is the lowest card of a low
        ("razz", ["8s 6h 4h 3h Ac Kh Ks", "8h 6s 4s 3s Ad Qh Qd"], "", 0, 1),
        ("razz", ["8h 6h 4h 3h Ac Kh Ks", "8d 6s 4s 3s Ad Qh Qd"], "", 0, 1),
    ],
)
def test_the_highest_card_is_sought_in_the_five_that_win(
    variant: str, hands: list[str], board: str, of_five: int, of_all: int
) -> None:
    """The hand that contains the highest card by suit is the winning five (P109)."""
    crown = play_rules("CROWN").odd_chips
    for highest_of, first in ((HighestOf.WINNING_FIVE, of_five), (HighestOf.WHOLE_HAND, of_all)):
        stud = over("CROWN", [0, 0], hands, [board], variant=game(variant), dead=55, unit=5)
        rules = replace(stud.setup.rules, odd_chips=replace(crown, highest_of=highest_of))
        end = settle(replace(stud, setup=replace(stud.setup, rules=rules)))
        assert end.stacks[first] == 30
    assert crown.highest_of is HighestOf.WINNING_FIVE


@rule("TAS", "C15.3")
def test_heads_up_the_small_blind_is_the_button_and_takes_the_odd_chip() -> None:
    """The winner at the small blind's seat counts as nearest."""
    heads_up = over("TAS", [0, 0], dead=5, blinds=(2, 1))
    assert settle(heads_up).stacks == (2, 3)
    nobody_has_it = over("TAS", [0, 0, 0], dead=4, blinds=(2, 0, 0))
    assert settle(nobody_has_it).stacks == (2, 1, 1)


@rule("ADELAIDE", "26", "58")
def test_what_is_split_is_what_the_commission_left() -> None:
    """The commission is deducted first, then the pot is divided."""
    end = settle(over("ADELAIDE", [30, 30, 30], folded=[2]), taken=[9])
    assert end.stacks == (41, 40, 0)
    assert (end.pots[0].chips, end.taken) == (90, (9,))


@given(
    pot=st.integers(0, 10_000),
    winners=st.lists(st.integers(0, 10), min_size=1, max_size=10, unique=True),
    unit=st.integers(1, 25),
    way=st.sampled_from(["one_each", "all_to_first"]),
)
def test_shares_sum_to_the_pot_and_later_winners_never_get_more(
    pot: int, winners: list[int], unit: int, way: str
) -> None:
    given_ = [shares(pot, winners, unit, one_each=way == "one_each")[it] for it in winners]
    assert sum(given_) == pot
    assert given_ == sorted(given_, reverse=True)
    assert all(chips % unit == 0 for chips in given_[1:])
    assert given_[0] - given_[-1] < unit * (len(winners) + 1)


@given(pot=st.integers(0, 10_000), boards=st.integers(1, 7), unit=st.integers(1, 25))
def test_boards_and_halves_sum_to_the_pot(pot: int, boards: int, unit: int) -> None:
    assert sum(parts(pot, boards, unit)) == sum(halves(pot, unit)) == pot
    high, low = halves(pot, unit)
    assert 0 <= high - low < 2 * unit
