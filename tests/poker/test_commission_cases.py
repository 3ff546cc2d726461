"""What each house takes for a hand: the amounts, what is exempt, when it may be changed."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tdapp.cli.main import main
from tdapp.core.refusal import Refusal
from tdapp.poker.commission.changing import CommissionChange, check_change
from tdapp.poker.commission.charge import Charge, Item
from tdapp.poker.commission.charging import charged
from tdapp.poker.commission.hand import ChargedHand, ChargedPot, hand_from, hand_of
from tdapp.poker.commission.sign import FeeUpTo, Sign, several
from tdapp.poker.showdown.settling import settle
from tdapp.rules.commission_rules import CommissionRules
from tests.cli.command import is_said_in_a_line
from tests.poker.houses import HOUSES, play_rules
from tests.poker.rounds_over import over
from tests.rules_doc import Case, case, rule

DOLLAR = 100
PERCENT = 100
SPLIT = ["AcQd", "AdQc"]
STUD = {"normal": "stud_normal", "capped": "stud_capped"}
FAR_ABOVE = 1_000
"""The cap in dollars of a case that never comes near one."""
PERCENTAGES = {"STAR": "percentage", "CROWN": "rake", "ADELAIDE": "commission"}


def rules_of(house: str) -> CommissionRules:
    """A house's commission."""
    return play_rules(house).commission


def take(house: str, hand: ChargedHand, *signs: tuple[str, Sign]) -> Charge:
    """What a house takes for a hand by its methods and their signs."""
    rules = rules_of(house)
    return charged(rules, several(rules, signs), hand)


def of_pots(*dollars: float, uncalled: float = 0) -> ChargedHand:
    """A hand of which the pots are known."""
    pots = tuple(ChargedPot(round(pot * DOLLAR)) for pot in dollars)
    return ChargedHand(pots=pots, uncalled=round(uncalled * DOLLAR))


def percentage(case: Case) -> tuple[str, Sign]:
    """The house's percentage with the rate and the cap of a case."""
    rate = case.given.get("rate_percent", case.given.get("commission_percent", 10))
    cap = case.given.get("cap", FAR_ABOVE)
    sign = Sign(rate=round(rate * PERCENT), cap=cap * DOLLAR)
    return PERCENTAGES[case.house], sign


def recorded(case: Case) -> str:
    """The hand of a case as a file: A and B tie at the showdown, the others have folded.

    Where a case says only how many others there were, the last of them has put in for all.
    """
    put_in = [*case.given["contributions"].values()]
    others = case.given.get("started_hand", len(put_in)) - 2
    posted = [0] * (others + 2)
    posted[2:] = [0] * (others - len(put_in[2:])) + put_in[2:]
    acts = [f"d dh p{at} {cards}" for at, cards in enumerate([*SPLIT, *["????"] * others], 1)]
    acts += [f"p1 cbr {put_in[0]}", "p2 cc", *(f"p{at + 3} f" for at in range(others))]
    fields = {
        "variant": "NT", "antes": [0] * len(posted), "blinds_or_straddles": posted, "min_bet": 1,
        "starting_stacks": [*put_in[:2], *[500] * others],
        "actions": [*acts, "d db 2c5d8h", "d db Js", "d db Kh"],
    }  # fmt: skip
    return "\n".join(f"{name} = {json.dumps(value)}" for name, value in fields.items())


def told(capsys: pytest.CaptureFixture[str], house: str, *words: object) -> dict[str, Any] | None:
    """What `tdapp commission` answers of a house; None where it is refused."""
    code = main(["commission", "--json", "--house", HOUSES[house], *map(str, words)])
    said = capsys.readouterr()
    if code:
        assert is_said_in_a_line(said.err)
        return None
    answer: dict[str, Any] = json.loads(said.out)
    return answer


@case("CROWN-COMMISSION-002", "CROWN-COMMISSION-004")
def test_a_percentage_of_what_is_contested_up_to_the_cap(case: Case) -> None:
    """An uncalled wager is no part of the pot; nothing is taken beyond the cap."""
    hand = of_pots(case.given["contested_pot"], uncalled=case.given.get("uncalled_bet", 0))
    charge = take("CROWN", hand, percentage(case))

    base = next(line.base for line in charge.lines if line.item is Item.PERCENTAGE)
    found = {"base": base / DOLLAR, "commission": charge.total / DOLLAR}
    assert {name: found[name] for name in case.then} == case.then


@case(
    "ADELAIDE-COMMISSION-008",
    "ADELAIDE-COMMISSION-009",
    "CROWN-COMMISSION-006",
    "STAR-COMMISSION-004",
    "STAR-COMMISSION-005",
)
def test_equal_hands_that_played_alone_are_not_charged(
    case: Case, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is taken where nobody else put in (STAR, CROWN) or was dealt in (ADELAIDE)."""
    file = tmp_path / "one.phh"
    file.write_text(recorded(case), "utf-8")
    name, sign = percentage(case)
    assert sign.rate is not None
    assert sign.cap is not None
    rate, cap = sign.rate / PERCENT, sign.cap / DOLLAR
    words = ("--method", name, "--rate", rate, "--cap", cap, "--hand", file)
    answer = told(capsys, case.house, *words)

    assert answer
    assert case.then["commission"] == float(answer["charge"])
    if "base" in case.then:
        assert float(answer["lines"][0]["base"]) == case.then["base"]
    if not case.then["commission"]:
        assert [(line["what"], line["rule"]) for line in answer["lines"]] == [("exempt", case.rule)]


@case(
    "TAS-COMMISSION-005",
    "TAS-COMMISSION-009",
    "TAS-COMMISSION-010",
    "TAS-COMMISSION-011",
    "TAS-COMMISSION-014",
    "TAS-COMMISSION-015",
    "TAS-COMMISSION-016",
)
def test_the_scales_of_five_card_stud(case: Case) -> None:
    """Two dollars for each fifty or part; capped: nothing up to fifty, fifteen at most."""
    charge = take("TAS", of_pots(case.given["pot"]), (STUD[case.given["scale"]], Sign()))
    assert {"commission": charge.total / DOLLAR} == case.then


@case("TAS-COMMISSION-020")
def test_stud_charges_each_pot_by_itself(case: Case) -> None:
    """The house percentage is deducted from each pot separately."""
    charge = take("TAS", of_pots(*case.given["pots"]), ("stud_normal", Sign()))
    main, side = charge.by_pot
    found = {"from_240": main, "from_60": side, "total": charge.total}
    assert {name: cents / DOLLAR for name, cents in found.items()} == case.then
    assert take("TAS", of_pots(300), ("stud_normal", Sign())).total == 12 * DOLLAR


@case(
    "TAS-COMMISSION-023",
    "TAS-COMMISSION-024",
    "TAS-COMMISSION-025",
    "TAS-COMMISSION-026",
    "TAS-COMMISSION-028",
    "TAS-COMMISSION-029",
    "TAS-COMMISSION-030",
    "TAS-COMMISSION-031",
    "TAS-COMMISSION-032",
    "TAS-COMMISSION-033",
    "TAS-COMMISSION-034",
    "TAS-COMMISSION-035",
    "TAS-COMMISSION-036",
    "TAS-COMMISSION-037",
)
def test_the_two_methods_of_tasmanian_holdem(case: Case) -> None:
    """Ten percent in whole dollars up to 15, or 2.50 for each fifty or part."""
    method = f"holdem_{case.given['method']}"
    charge = take("TAS", of_pots(case.given["pot"]), (method, Sign()))
    assert {"commission": charge.total / DOLLAR} == case.then


@rule("TAS", "C17.2(a)")
def test_holdem_is_charged_on_the_whole_hand() -> None:
    """The final pot is all pots of the hand together (P45)."""
    charge = take("TAS", of_pots(15, 14), ("holdem_1", Sign()))
    assert charge.total == 2 * DOLLAR
    assert take("TAS", of_pots(20), ("holdem_1", Sign())).total == 0


@rule("TAS", "C17.1")
@pytest.mark.parametrize(
    ("signs", "code"),
    [
        ([("holdem_1", Sign(rate=9 * PERCENT))], "rate_out_of_range"),
        ([("rake", Sign(rate=10 * PERCENT))], "no_such_method"),
        ([("holdem_1", Sign()), ("holdem_2", Sign())], "only_one_method"),
    ],
)
def test_tasmania_takes_nothing_that_is_not_on_the_scale_of_its_sign(
    signs: list[tuple[str, Sign]], code: str
) -> None:
    """The scale on the sign is extracted from the winning pots at the end of the hand."""
    charge = take("TAS", of_pots(30, 45), ("holdem_2", Sign()))
    assert (charge.total, sum(charge.by_pot)) == (5 * DOLLAR, 5 * DOLLAR)
    with pytest.raises(Refusal, match=code):
        take("TAS", of_pots(30, 45), *signs)


@case("ADELAIDE-COMMISSION-003")
@rule("CROWN", "7.2.1")
def test_a_rate_lies_within_the_houses_scale(case: Case) -> None:
    """Between two and ten percent."""
    with pytest.raises(Refusal, match="rate_out_of_range"):
        take(case.house, of_pots(100), percentage(case))
    with pytest.raises(Refusal, match="rate_out_of_range"):
        take("CROWN", of_pots(100), ("rake", Sign(rate=1_001)))
    assert case.then == {"allowed": False}


@case("ADELAIDE-COMMISSION-004", "CROWN-COMMISSION-007")
def test_a_fee_of_each_player_before_the_hand(case: Case) -> None:
    """Collected from every player before the deal; the jackpot's part is withheld from it."""
    fee = case.given["fee_per_person_per_hand"] * DOLLAR
    jackpot = DOLLAR if case.given.get("jackpot_table") else 0
    hand = ChargedHand(started=case.given["players"])
    charge = take(case.house, hand, ("per_person", Sign(fee=fee, jackpot=jackpot)))

    collected = next(it for name, it in case.then.items() if name.startswith("collected"))
    assert (charge.total, charge.by_pot) == (collected * DOLLAR, ())
    assert charge.jackpot == jackpot
    withheld = [line.cents for line in charge.lines if line.item is Item.JACKPOT_WITHHELD]
    assert withheld == [0] * ("jackpot_part" in case.then)


@case("ADELAIDE-COMMISSION-006")
def test_a_fee_for_several_boards_comes_on_top(case: Case) -> None:
    """In addition to the commission, where several boards are run."""
    capped = Sign(rate=10 * PERCENT, cap=case.given["commission"] * DOLLAR)
    fee = Sign(fee=case.given["multi_board_fee"] * DOLLAR)
    pots = (ChargedPot(200 * DOLLAR),)
    run = ChargedHand(pots=pots, boards=case.given["boards"])
    assert take("ADELAIDE", run, ("commission", capped), ("boards", fee)).total == (
        case.then["total"] * DOLLAR
    )
    once = ChargedHand(pots=pots)
    assert take("ADELAIDE", once, ("commission", capped), ("boards", fee)).total == 12 * DOLLAR


@case("CROWN-COMMISSION-010", "CROWN-COMMISSION-011")
@rule("STAR", "3.5", "3.3.2")
def test_a_sum_for_each_hand_or_nothing(case: Case) -> None:
    """By limit and number of players, out of the pot; or the manager sets nil."""
    hand = ChargedHand(
        pots=(ChargedPot(case.given.get("pot", 70) * DOLLAR),),
        started=case.given.get("players_in_hand", 8),
    )
    fixed = case.given.get("fixed_per_hand", 0) * DOLLAR
    fees = (FeeUpTo(4, DOLLAR), FeeUpTo(10, fixed))
    name = "nil" if case.given.get("manager_sets") == "nil" else "per_hand"
    for house in ("CROWN", "STAR"):
        charge = take(house, hand, (name, Sign(fees=fees)))
        assert charge.total == sum(charge.by_pot) == case.then["commission"] * DOLLAR


@case(
    "ADELAIDE-COMMISSION-012",
    "CROWN-COMMISSION-009",
    "STAR-COMMISSION-011",
    "STAR-COMMISSION-012",
)
def test_a_change_needs_its_notice_and_its_sign(
    case: Case, capsys: pytest.CaptureFixture[str]
) -> None:
    """Three hands' notice (STAR, or all agree; ADELAIDE), and the sign first (CROWN)."""
    given = case.given
    words = ["--change", "--notice", given.get("hands_notice", 0)]
    words += ["--all-agree"] * given.get("all_agree", False)
    words += ["--sign-changed"] * given.get("sign_changed", given.get("rake_sign_changed", True))
    answer = told(capsys, case.house, *words)
    assert (answer is not None) is case.then["allowed"]
    if answer:
        assert (answer["allowed"], answer["rule"]) == (True, "3.4")


@rule("CROWN", "7.3")
@rule("STAR", "3.4.2", "3.4.3")
@rule("TAS", "C17.2")
def test_a_change_waits_for_the_end_of_the_hand() -> None:
    """Between hands, once the sign is changed; in Tasmania for a trading day."""
    assert _may_change("CROWN", CommissionChange(sign_changed=True))
    assert not _may_change("CROWN", CommissionChange(sign_changed=True, in_a_hand=True))
    assert not _may_change("STAR", CommissionChange(hands_notice=3))
    assert _may_change("STAR", CommissionChange(hands_notice=3, sign_changed=True))
    assert _may_change("TAS", CommissionChange())
    assert not _may_change("TAS", CommissionChange(changed_today=True))


def _may_change(house: str, change: CommissionChange) -> bool:
    try:
        check_change(rules_of(house).change, change)
    except Refusal:
        return False
    return True


@rule("STAR", "3.3.1.2")
@rule("CROWN", "7.6")
def test_where_only_blinds_were_wagered_nothing_is_taken() -> None:
    """No percentage (STAR), no commission of any kind (CROWN)."""
    walk = over("STAR", [100, 200], blinds=(100, 200), folded=[0])
    hand = hand_of(walk, settle(walk), DOLLAR)
    assert (hand.blinds_only, hand.uncalled) == (True, 100)
    rate, fee = Sign(rate=5 * PERCENT), Sign(fee=DOLLAR)
    assert take("STAR", hand, ("percentage", rate)).total == 0
    assert take("STAR", hand, ("percentage", rate), ("per_hand", fee)).total == DOLLAR
    rake = ("rake", Sign(rate=5 * PERCENT, cap=15 * DOLLAR))
    assert take("CROWN", hand, rake, ("per_hand", fee), ("per_person", fee)).total == 0
    called = over("STAR", [200, 200], blinds=(100, 200), folded=[0])
    assert not hand_of(called, settle(called), DOLLAR).blinds_only


@rule("ADELAIDE", "59b")
def test_nothing_is_taken_that_would_make_a_winner_lose() -> None:
    """A winner who would get back less than was put in saves the commission."""
    sign = ("commission", Sign(rate=10 * PERCENT, cap=10 * DOLLAR))
    thin = hand_from([50_00, 50_00, 8_00], folded=frozenset({2}), equal=[0, 1])
    fat = hand_from([50_00, 50_00, 10_00], folded=frozenset({2}), equal=[0, 1])
    assert take("ADELAIDE", thin, sign).total == 0
    assert take("ADELAIDE", thin, sign).lines[-1].rule == "59b"
    assert take("ADELAIDE", fat, sign).total == 10 * DOLLAR


@rule("CROWN", "7.1", "7.7")
@rule("ADELAIDE", "78a")
@pytest.mark.parametrize(("house", "number"), [("CROWN", "7.7"), ("ADELAIDE", "78a")])
def test_a_percentage_is_not_taken_where_the_sign_names_no_cap(house: str, number: str) -> None:
    """At the Star the sign gives one where there is one."""
    name = PERCENTAGES[house]
    with pytest.raises(Refusal, match="cap_not_posted") as why:
        take(house, of_pots(1_000), (name, Sign(rate=10 * PERCENT)))
    assert number in str(why.value.details["rule"])
    assert take(house, of_pots(1_000), (name, Sign(rate=1_000, cap=1_500))).total == 15 * DOLLAR
    assert take("STAR", of_pots(1_000), ("percentage", Sign(rate=1_000))).total == 100 * DOLLAR


@rule("ADELAIDE", "78a", "78b")
def test_at_a_jackpot_table_a_dollar_or_more_comes_on_top() -> None:
    """The commission in whole chips, and at least a dollar for the jackpot (P84, P95)."""
    sign = Sign(rate=5 * PERCENT, cap=15 * DOLLAR, jackpot=2 * DOLLAR)
    charge = take("ADELAIDE", of_pots(129), ("commission", sign))
    assert [line.cents for line in charge.lines] == [6_45, -45, 2_00]
    assert (charge.total, charge.jackpot) == (8_00, 2_00)
    with pytest.raises(Refusal, match="jackpot_part_too_small"):
        take("ADELAIDE", of_pots(129), ("commission", replace(sign, jackpot=50)))
    with pytest.raises(Refusal, match="no_jackpot_part"):
        take("STAR", of_pots(129), ("percentage", Sign(rate=500, jackpot=100)))


@rule("STAR", "3.3.1.1")
@rule("CROWN", "7.2.1")
def test_what_was_collected_during_play_is_reconciled_at_its_end() -> None:
    """What was taken after the rounds counts; an exemption gives it back (P8)."""
    sign = ("percentage", Sign(rate=5 * PERCENT, cap=15 * DOLLAR))
    assert take("STAR", of_pots(200), sign).still_due(4 * DOLLAR) == 6 * DOLLAR
    alone = hand_from([60_00, 60_00], equal=[0, 1])
    assert take("STAR", alone, sign).still_due(4 * DOLLAR) == -4 * DOLLAR


@rule("STAR", "3.3.1.3")
def test_a_side_pot_that_its_contributors_split_is_spared_by_itself() -> None:
    """Only the pot to which somebody else has contributed is charged."""
    hand = hand_from([20_00, 60_00, 60_00], equal=[1, 2])
    charge = take("STAR", hand, ("percentage", Sign(rate=5 * PERCENT)))
    assert [pot.cents for pot in hand.pots] == [60_00, 80_00]
    assert charge.by_pot == (3_00, 0)


@rule("TAS", "B15", "C17.2")
@rule("STAR", "3.1", "3.3")
def test_methods_are_combined_only_where_the_house_combines_them() -> None:
    """One or more of the methods (STAR), one of the scales (TAS)."""
    both = ("percentage", Sign(rate=500)), ("per_hand", Sign(fee=100))
    assert take("STAR", of_pots(100), *both).total == 6 * DOLLAR
    with pytest.raises(Refusal, match="only_one_method"):
        take("TAS", of_pots(100), ("holdem_1", Sign()), ("holdem_2", Sign()))
