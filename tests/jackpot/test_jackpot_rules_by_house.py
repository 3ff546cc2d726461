"""What each house allows of jackpots: which pools, which hands, what is paid, and by whom."""

import pytest

import resources
from tdapp.bootstrap import rulebook
from tdapp.core.refusal import Refusal
from tdapp.jackpot.pool_terms import UNIT, PoolGame
from tdapp.jackpot.settling.amounts import Payable, PrizeWon, value_paid, won
from tdapp.jackpot.settling.setting_up import (
    ChangeMoment,
    PoolEvent,
    check_events,
    check_game,
    check_terms_change,
    check_winners,
    game_of,
)
from tdapp.jackpot.settling.winning import ClaimedHand, HandReading, must_win
from tdapp.poker.cards import cards
from tdapp.poker.variants.variant import read_variant
from tdapp.rules.jackpot_rules import (
    CardsUsed,
    FundedBy,
    JackpotHand,
    JackpotRules,
    PaidIn,
    PrizeOf,
    ShareOf,
    WithheldFor,
)
from tdapp.rules.office import Decision, is_at_least
from tests.poker.houses import play_rules
from tests.rules.houses import BOOKS
from tests.rules_doc import Case, case, rule

DOLLAR = 100 * UNIT
FLOP_ROYAL = PoolEvent(JackpotHand.ROYAL_FLUSH, CardsUsed.HOLE_AND_FLOP, PrizeOf.ALL)
BOARD_ROYAL = PoolEvent(JackpotHand.ROYAL_FLUSH, CardsUsed.HOLE_AND_BOARD, PrizeOf.PERCENTAGE)
QUADS = PoolEvent(JackpotHand.FOUR_OF_A_KIND, CardsUsed.ANY, PrizeOf.PERCENTAGE)
BAD_BEAT = PoolEvent(
    JackpotHand.BAD_BEAT, CardsUsed.ANY, PrizeOf.PERCENTAGE, (ShareOf.LOSER, ShareOf.WINNER)
)


def rules_of(house: str) -> JackpotRules:
    """A house's jackpots."""
    return rulebook(BOOKS[house]).jackpots


def game(name: str) -> PoolGame:
    """A game, as a pool knows it."""
    return game_of(read_variant(resources.read("variants", f"{name}.toml")))


def refused(house: str, *events: PoolEvent) -> str | None:
    """The code with which a house refuses a pool with these events."""
    try:
        check_events(rules_of(house), events)
    except Refusal as refusal:
        return refusal.code
    return None


def wins(
    house: str, hole: str, *boards: str, event: PoolEvent = FLOP_ROYAL, **how: bool
) -> str | None:
    """The code with which a house refuses a claim; None where the hand wins."""
    hand = ClaimedHand(cards(hole), [cards(board) for board in boards], **how)
    reading = HandReading(play_rules(house).order_of(52, "holdem"))
    try:
        must_win(rules_of(house).claim, reading, event.hand, event.cards, hand)
    except Refusal as refusal:
        return refusal.code
    return None


@case("STAR-JACKPOT-006")
def test_a_pool_has_four_events_at_most_at_star() -> None:
    """There is a maximum of four jackpot events in a pool."""
    assert refused("STAR", *[QUADS] * 4) is None
    assert refused("STAR", *[QUADS] * 5) == "too_many_jackpot_events"


@rule("STAR", "30.8", "30.9", "30.10")
def test_only_live_tabled_hands_share_at_star() -> None:
    """Loser and winner of a bad beat are live and tabled; the table and the room are not."""
    assert refused("STAR", BAD_BEAT) is None
    for share in (ShareOf.TABLE, ShareOf.ROOM, ShareOf.STAFF):
        event = PoolEvent(BAD_BEAT.hand, BAD_BEAT.cards, BAD_BEAT.prize, (share,))
        assert refused("STAR", event) == "jackpot_share_not_allowed"
        assert refused("OPEN", event) is None


@rule("CROWN", "1.1", "17.5.1")
def test_only_the_royal_on_the_flop_wins_at_crown_and_wins_all() -> None:
    """The jackpot is for two hole cards and the flop; 100% of it is paid."""
    assert refused("CROWN", FLOP_ROYAL) is None
    part = PoolEvent(FLOP_ROYAL.hand, FLOP_ROYAL.cards, PrizeOf.PERCENTAGE)
    for other in (BOARD_ROYAL, QUADS, BAD_BEAT, part):
        assert refused("CROWN", other) == "jackpot_event_not_allowed"
    assert refused("CROWN", FLOP_ROYAL, FLOP_ROYAL) == "too_many_jackpot_events"


@rule("ADELAIDE", "114f", "114i", "119")
def test_a_pool_has_a_royal_and_others_for_a_part_at_adelaide() -> None:
    """A royal is nominated; other hands are added for a percentage or an amount, never for all."""
    assert refused("ADELAIDE", FLOP_ROYAL, QUADS) is None
    assert refused("ADELAIDE", BOARD_ROYAL) is None
    assert refused("ADELAIDE", QUADS) == "jackpot_event_missing"
    whole = PoolEvent(QUADS.hand, QUADS.cards, PrizeOf.ALL)
    assert refused("ADELAIDE", FLOP_ROYAL, whole) == "jackpot_event_not_allowed"


def test_a_house_without_jackpots_says_so_and_the_open_rules_leave_all_to_the_house() -> None:
    assert refused("TAS", FLOP_ROYAL) == "jackpots_not_offered"
    assert refused("OPEN", *[QUADS] * 9, BAD_BEAT) is None


@rule("CROWN", "17.3.1(a)")
@rule("ADELAIDE", "114a")
@pytest.mark.parametrize("house", ["CROWN", "ADELAIDE"])
def test_only_games_with_two_hole_cards_and_a_flop_are_linked(house: str) -> None:
    """Players are dealt two hole cards, and a three-card flop is dealt to the table."""
    tables = rules_of(house).tables
    check_game(tables, game("holdem"), [game("omaha")])
    with pytest.raises(Refusal, match="jackpot_game_without_flop"):
        check_game(tables, game("omaha"), [])
    assert tables.display is not None


@rule("STAR", "30.3")
def test_a_pool_is_of_one_game_at_star() -> None:
    """A jackpot pool is only available on the same variation of poker."""
    tables = rules_of("STAR").tables
    check_game(tables, game("omaha"), [game("omaha")])
    with pytest.raises(Refusal, match="jackpot_of_other_game"):
        check_game(tables, game("holdem"), [game("omaha")])


@rule("STAR", "30.4")
@rule("CROWN", "17.2")
@rule("ADELAIDE", "78b", "78c", "78d", "113")
def test_players_feed_a_pool_only_where_the_book_says_so() -> None:
    """The operator funds it; at Adelaide a part of the charges is withheld for it."""
    charged = {one for one in BOOKS if FundedBy.CHARGES in rules_of(one).funding.by}
    assert charged == {"ADELAIDE", "TAS", "OPEN"}
    assert not rules_of("TAS").offered


@case("CROWN-JACKPOT-004", "CROWN-JACKPOT-005", "CROWN-JACKPOT-006")
def test_the_royal_is_made_of_both_hole_cards_and_the_flop(case: Case) -> None:
    """A royal completed on the turn, or with one hole card, does not count."""
    board = case.given["flop"] + " " + case.given.get("turn", "")
    assert (wins("CROWN", case.given["hole"], board) is None) is case.then["qualifies"]


@case("CROWN-JACKPOT-007", "ADELAIDE-JACKPOT-004")
def test_only_the_first_of_several_flops_counts(case: Case) -> None:
    """The jackpot is settled by the first flop dealt, whatever later ones show."""
    assert wins(case.house, "Ah Kh", "Qs Js 2c", "Qh Jh Th") == "jackpot_hand_other"
    assert wins(case.house, "Ah Kh", "Qh Jh Th", "Qs Js 2c") is None
    assert case.then == {"jackpot": False}


@case("CROWN-JACKPOT-009", "ADELAIDE-JACKPOT-008")
@rule("STAR", "30.9")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE"])
def test_a_folded_hand_wins_nothing(house: str) -> None:
    """Once a hand has been folded it is not eligible."""
    assert wins(house, "As Ks", "Qs Js Ts", folded=True) == "jackpot_hand_folded"
    assert wins("OPEN", "As Ks", "Qs Js Ts", folded=True) is None


@rule("STAR", "30.10")
@rule("CROWN", "17.5.6")
@rule("ADELAIDE", "124")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE"])
def test_the_hole_cards_lie_face_up(house: str) -> None:
    """To qualify, a player exposes the hole cards."""
    assert wins(house, "As Ks", "Qs Js Ts", tabled=False) == "jackpot_hand_face_down"


@case("STAR-JACKPOT-010")
@rule("CROWN", "17.5.5")
@rule("ADELAIDE", "123")
@pytest.mark.parametrize("house", ["STAR", "CROWN", "ADELAIDE"])
def test_who_is_left_alone_may_ask_for_the_flop(house: str) -> None:
    """The hand is tabled, the flop shown, and the jackpot decided on it."""
    assert rules_of(house).claim.flop_asked is not None
    assert wins(house, "As Ks", "") == "jackpot_hand_other"
    assert wins(house, "As Ks", "Qs Js Ts") is None


@case("STAR-JACKPOT-018")
@rule("CROWN", "17.6.3")
@rule("ADELAIDE", "128")
def test_the_corrected_hand_counts() -> None:
    """An error is corrected by its irregularity first, and the jackpot settled by what is then."""
    assert wins("STAR", "9s 9h", "9d 9c 4d 4h 2s", event=QUADS) is None
    assert wins("STAR", "9s 9h", "9d 8c 4d 4h 2s", event=QUADS) == "jackpot_hand_other"
    assert all(rules_of(one).claim.corrected for one in ("STAR", "CROWN", "ADELAIDE"))


@case("CROWN-JACKPOT-002", "ADELAIDE-JACKPOT-001")
def test_the_display_is_paid_rounded_up_to_what_can_be_paid(case: Case) -> None:
    """The display's value is rounded up to the nearest payable amount; all is won."""
    display = round(case.given["display"] * 100) * UNIT
    payable = Payable(case.given["nearest_payable"] * 100)
    value = value_paid(rules_of(case.house).amount, display - DOLLAR, display, payable)
    prize = won(PrizeOf.ALL, 0, 1, display - DOLLAR, value=value, payable=payable)
    assert {"pays": prize.each // 100} == case.then
    assert prize.off == display - DOLLAR
    assert prize.house == value - prize.off


@case("ADELAIDE-JACKPOT-002")
def test_a_percentage_is_of_the_rounded_display(case: Case) -> None:
    """Other royals win a percentage of the rounded display value."""
    shown = (case.given["rounded_display"] - 1) * DOLLAR + UNIT
    value = value_paid(rules_of("ADELAIDE").amount, shown, shown, Payable(100))
    prize = won(PrizeOf.PERCENTAGE, case.given["percent"] * 100, 1, shown, value=value)
    assert {"pays": prize.each // 100} == case.then


@case("STAR-JACKPOT-011")
@rule("CROWN", "17.5.2(a)")
@rule("ADELAIDE", "120a")
def test_a_sign_that_is_stuck_is_paid_by_display_or_console() -> None:
    """With 12,050 on the sign and 12,000 on the console the house's rule says which is paid."""
    paid = {
        house: value_paid(rules_of(house).amount, 12_000 * DOLLAR, 12_050 * DOLLAR, Payable(500))
        for house in ("STAR", "CROWN", "ADELAIDE")
    }
    assert paid == {"STAR": 12_000 * DOLLAR, "CROWN": 12_050 * DOLLAR, "ADELAIDE": 12_050 * DOLLAR}


@case("STAR-JACKPOT-003")
def test_several_winners_share_successive_percentages(case: Case) -> None:
    """1,000, 950 and 902.50 are shared equally; the meter keeps what they leave, to the cent."""
    prize = won(PrizeOf.PERCENTAGE, 500, 3, 20_000 * DOLLAR, payable=Payable(up=False))
    assert prize.each / 100 == case.then["each"]
    assert prize.off / DOLLAR == case.then["aggregate"] == sum(case.then["successive_payouts"])
    assert 20_000 - prize.off / DOLLAR == case.then["jackpot_after"]
    assert prize.house == -UNIT


@rule("CROWN", "17.5.2(b)")
@rule("ADELAIDE", "120b")
@pytest.mark.parametrize("house", ["CROWN", "ADELAIDE"])
def test_hits_are_paid_in_the_order_in_which_they_are_recorded(house: str) -> None:
    """Outcomes are sequential: each winner has a hit, the later one of the pool that is left."""
    check_winners(rules_of(house).winners, 1)
    with pytest.raises(Refusal, match="jackpot_hits_in_order"):
        check_winners(rules_of(house).winners, 2)
    check_winners(rules_of("STAR").winners, 2)


@rule("STAR", "30.12")
def test_several_winners_of_the_whole_share_it_equally() -> None:
    """Each receives an equal share of a prize of 100%."""
    assert won(PrizeOf.ALL, 0, 4, 10_000 * DOLLAR) == PrizeWon(10_000 * DOLLAR, 250_000, 4)


def test_a_fixed_prize_comes_off_the_meter_only_where_the_pool_pays_it() -> None:
    """P106: what the pool does not hold is the house's."""
    prize = won(PrizeOf.FIXED, 50_000, 3, 1_200 * DOLLAR, from_pool=True)
    assert (prize.off, prize.house) == (1_200 * DOLLAR, 300 * DOLLAR)


@case("STAR-JACKPOT-005")
def test_a_fixed_prize_is_paid_to_each_in_full(case: Case) -> None:
    """Each winner receives the fixed dollar amount."""
    prize = won(PrizeOf.FIXED, 50_000, 3, 100 * DOLLAR)
    assert {"each": prize.each // 100, "total": prize.each * prize.winners // 100} == case.then


def changes(house: str, **moment: bool | int) -> str | None:
    """The code with which a house refuses a change of a pool's hands at such a moment."""
    try:
        check_terms_change(rules_of(house).changes, ChangeMoment(**moment))  # type: ignore[arg-type]
    except Refusal as refusal:
        return refusal.code
    return None


@case("STAR-JACKPOT-013", "STAR-JACKPOT-014")
def test_a_pool_changes_once_won_and_after_twenty_minutes_of_signs(case: Case) -> None:
    """The pool was awarded and the sign stood for 20 minutes; both are needed."""
    minutes = case.given["sign_minutes"]
    code = changes("STAR", is_won=case.given["pool_awarded"], minutes=minutes)
    assert {"allowed": code is None} == case.then
    assert changes("STAR", minutes=20) == "jackpot_not_won_yet"


@case("ADELAIDE-JACKPOT-006")
def test_the_hand_changes_with_a_trading_day_unless_it_is_won_in_the_notice(case: Case) -> None:
    """A jackpot that was won within the notice stops the change."""
    code = changes("ADELAIDE", next_day=True, won_in_notice=case.given["won_during_notice"])
    assert {"allowed": code is None} == case.then
    assert changes("ADELAIDE") == "jackpot_next_day"
    assert changes("ADELAIDE", next_day=True) is None


@rule("CROWN", "1.1")
def test_the_hand_never_changes_where_the_rules_name_it() -> None:
    """Crown's definition of the jackpot names the hand; the open rules leave it to the house."""
    assert changes("CROWN", is_won=True, next_day=True, minutes=99) == "jackpot_hand_is_fixed"
    assert changes("OPEN") is None


@case("STAR-JACKPOT-015", "STAR-JACKPOT-016")
def test_a_forgotten_press_is_put_right_with_the_supervisors_authority(case: Case) -> None:
    """During the round one press is enough; after it the game is ended on the console too."""
    missed = rules_of("STAR").missed
    during = case.given["noticed"].startswith("during")
    assert (missed.during if during else missed.after) == case.given["authorised_by"]
    end = [] if during or not missed.end_game else ["end game"]
    assert ["no more bets", *end] == case.then["press"]


@case("ADELAIDE-JACKPOT-010")
@rule("CROWN", "17.6.1")
def test_a_round_not_recorded_is_adjusted_by_a_manager(case: Case) -> None:
    """An area or casino manager adjusts at Adelaide, a TG Area Manager or above at Crown."""
    for house, titles in (
        ("ADELAIDE", case.then["adjusted_by"]),
        ("CROWN", ["TG Area Manager", "assistant casino manager"]),
    ):
        missed, offices = rules_of(house).missed, rulebook(BOOKS[house]).offices
        adjusts = offices.of(Decision.ADJUST_JACKPOT)
        assert missed.during is None
        assert missed.after is not None
        assert adjusts is not None
        assert adjusts.least == missed.after
        assert all(is_at_least(offices.ladder, title, missed.after) for title in titles)
        assert not is_at_least(offices.ladder, "dealer", missed.after)


@case("STAR-JACKPOT-017")
@rule("CROWN", "17.6.2")
@rule("ADELAIDE", "127")
def test_a_malfunction_is_settled_by_the_office_that_adjusts(case: Case) -> None:
    """Regulator and surveillance are told at once; the amount is confirmed on the terminal."""
    for house in ("STAR", "CROWN", "ADELAIDE"):
        adjusts = rulebook(BOOKS[house]).offices.of(Decision.ADJUST_JACKPOT)
        assert adjusts is not None
        assert rules_of(house).malfunction.by == adjusts.least
    assert case.then["adjust"].lower().startswith(str(rules_of("STAR").malfunction.by))
    told = {one.to for one in rulebook("star").notices if one.rule == "30.17.1"}
    assert told == set(case.then["notify_at_once"])


@case("CROWN-JACKPOT-010", "CROWN-JACKPOT-011")
@rule("ADELAIDE", "117", "118", "121")
def test_a_hit_is_recorded_proved_and_confirmed_by_those_whom_the_house_names() -> None:
    """Crown: dealer, deck sorted, TG Area Manager, who tells the Assistant Casino Manager."""
    crown, adelaide = rules_of("CROWN"), rules_of("ADELAIDE")
    assert (crown.recorded.by, adelaide.recorded.by) == ("dealer", "area manager")
    assert crown.claim.deck_sorted == "17.5.3"
    assert adelaide.claim.deck_sorted == "121"
    confirms = rulebook("crown").offices.of(Decision.CONFIRM_JACKPOT)
    assert confirms is not None
    assert confirms.least == "TG area manager"
    told = [one.to for one in rulebook("crown").notices if one.rule == crown.told]
    assert told == ["the Assistant Casino Manager"]


@rule("CROWN", "17.5.4")
@rule("ADELAIDE", "122")
def test_a_jackpot_is_paid_in_the_forms_that_the_book_names() -> None:
    """Chips alone at Adelaide; chips, cash or its equivalent at Crown."""
    assert rules_of("ADELAIDE").payment.forms == (PaidIn.CHIPS,)
    assert set(rules_of("CROWN").payment.forms) == {
        PaidIn.CHIPS, PaidIn.CASH, PaidIn.CASH_EQUIVALENT,
    }  # fmt: skip
    assert set(rules_of("STAR").payment.forms) == set(PaidIn)


@rule("STAR", "27.1", "27.6", "27.7")
@rule("CROWN", "18.6")
@rule("ADELAIDE", "79c")
def test_payment_is_withheld_on_grounds_that_a_rule_names() -> None:
    """An invalid wager and fraud at Star, fraud at Crown and Adelaide; age and exclusion always."""
    found = {house: {one.ground for one in rules_of(house).withheld} for house in BOOKS}
    always = {WithheldFor.FRAUD, WithheldFor.UNDER_AGE, WithheldFor.EXCLUDED}
    assert found["CROWN"] == found["ADELAIDE"] == always
    assert found["STAR"] == {*always, WithheldFor.INVALID_WAGER}
