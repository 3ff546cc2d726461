"""What is posted before the cards: blinds, antes, straddles and over-blinds, by house."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.blinds import BlindPosts, demand_blinds, posted
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.dealing import new_pack
from tdapp.poker.play.before_cards import straddle
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import offers
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.straddling import demand_straddles, next_straddle, straddled
from tdapp.poker.showdown.settling import settle
from tdapp.table.hands.kills import killed
from tests.poker.any_round import played
from tests.poker.dealt import does, opened, table
from tests.poker.house_table import dealt_on, house_table
from tests.poker.houses import HOUSES, play_rules
from tests.rules_doc import Case, case, rule

HANDS = ["As Ah", "Ks Kh", "Qs Qh", "Js Jh", "Ts Th", "9s 9h"]
TWO = (5, 10)


def seated(
    house: str, name: str = "holdem", structure: Structure = Structure.NO_LIMIT, players: int = 6
) -> Setup:
    """A table with two blinds of 5 and 10."""
    return table(house, name, [1_000] * players, blinds=TWO, structure=structure)


def straddles(house: str, setup: Setup, *players: int, **more: object) -> Setup:
    """The setup after these players' straddles in turn."""
    for player in players:
        setup = straddled(setup, player, len(TWO), play_rules(house).blinds, **more)  # type: ignore[arg-type]
    return setup


@case("ADELAIDE-BLINDS-007", "ADELAIDE-BLINDS-008")
def test_no_blind_is_above_the_next_and_no_ante_above_the_big_blind(case: Case) -> None:
    """Such blinds cannot be set."""
    given = case.given
    blinds = (given["sb"], given["bb"]) if "sb" in given else (5, given["big_blind"])
    rules = play_rules("ADELAIDE").blinds.posting
    with pytest.raises(Refusal, match=r"blind_above_next|ante_above_big_blind") as why:
        demand_blinds(blinds, given.get("ante", 0), rules)
    assert case.rule.removeprefix("App1 ") in str(why.value.details["rule"])
    demand_blinds((5, 10), 10, rules)


@rule("ADELAIDE", "App1 1c")
@rule("TAS", "C5.2")
def test_how_many_blinds_a_house_may_have() -> None:
    """At least two at Adelaide, one to three in Tasmania."""
    with pytest.raises(Refusal, match="blinds_wrong_number"):
        demand_blinds((10,), 0, play_rules("ADELAIDE").blinds.posting)
    with pytest.raises(Refusal, match="blinds_wrong_number"):
        demand_blinds((1, 2, 4, 8), 0, play_rules("TAS").blinds.posting)
    demand_blinds((10,), 20, play_rules("TAS").blinds.posting)


@rule("STAR", "8.8.1")
@rule("CROWN", "6.4")
@pytest.mark.parametrize("house", ["STAR", "CROWN"])
def test_the_last_blind_covers_the_table_minimum(house: str) -> None:
    """In the first betting round's terms."""
    rules = play_rules(house).blinds.posting
    demand_blinds((5, 10), 0, rules, minimum=10)
    with pytest.raises(Refusal, match="last_blind_too_small"):
        demand_blinds((5, 10), 0, rules, minimum=20)


@rule("STAR", "9.8", "28.2.4")
@rule("ADELAIDE", "96")
@pytest.mark.parametrize("house", sorted(HOUSES))
def test_between_two_the_button_posts_the_small_blind_and_acts_first(house: str) -> None:
    """The button is the last from its own left (P80)."""
    for tournament in (False, True):
        found = posted(2, TWO, play_rules(house).blinds, tournament=tournament)
        assert found == BlindPosts((10, 5), 1)
    assert posted(3, TWO, play_rules(house).blinds) == BlindPosts((5, 10, 0), 2)


@case("STAR-BETTING-026", "CROWN-BETTING-020")
def test_a_straddle_is_twice_the_big_blind_and_no_raise_of_the_cap(case: Case) -> None:
    """Its player acts last in the first round; three raises are left, each a full bet."""
    setup = straddles(case.house, seated(case.house, structure=Structure.FIXED), 2)
    assert setup.blinds[2] == case.then["straddle"]
    round_ = opened(setup, HANDS)
    assert round_.betting.queue[-1] == 2
    assert round_.betting.raises == 0
    round_ = does(round_, 30, 40, 50)
    assert offers(round_).raises is None


@rule("CROWN", "6.5")
@rule("ADELAIDE", "App1 7e", "App1 7f")
@pytest.mark.parametrize("house", ["CROWN", "ADELAIDE"])
def test_after_a_straddle_raises_are_no_less_than_it_and_its_player_may_raise(house: str) -> None:
    """20 more at least; where all call, the straddler checks or raises."""
    round_ = opened(straddles(house, seated(house), 2), HANDS)
    may = offers(round_).raises
    assert may
    assert may.least == 40
    round_ = does(round_, *["call"] * 5)
    assert (round_.actor, offers(round_).call) == (2, 0)
    assert offers(round_).raises


@case("STAR-BETTING-027")
def test_no_straddle_in_a_tournament(case: Case) -> None:
    """They are for cash games."""
    assert case.then["allowed"] is False
    small, big = case.given["blinds"]
    setup = table("STAR", "holdem", [100 * big] * 6, blinds=(small, big), bet=big)
    with pytest.raises(Refusal, match="no_straddles"):
        straddles("STAR", setup, 2, tournament=case.given["tournament"])
    assert straddles("STAR", setup, 2).blinds[:3] == (small, big, 2 * big)


@rule("TAS", "C5.2")
def test_no_straddle_in_tasmania() -> None:
    """The book has no such rule."""
    with pytest.raises(Refusal, match="no_straddles"):
        straddles("TAS", seated("TAS"), 2)


@case("CROWN-BETTING-021", "ADELAIDE-BETTING-023")
def test_each_straddle_doubles_the_one_before(case: Case) -> None:
    """Three in turn; the last one acts last."""
    setup = straddles(case.house, seated(case.house), 2, 3, 4)
    assert list(setup.blinds[2:5]) == case.then["amounts"]
    assert opened(setup, HANDS).betting.queue[-1] == 4


@case("ADELAIDE-BETTING-026")
def test_a_straddler_sits_left_of_the_big_blind_or_of_a_straddler(case: Case) -> None:
    """Nobody may leave a seat out, and nobody straddles twice."""
    assert case.then["C_allowed"] is False
    setup = straddles("ADELAIDE", seated("ADELAIDE"), 2)
    for player in (4, 2):
        with pytest.raises(Refusal, match="straddle_not_next"):
            straddles("ADELAIDE", setup, player)
    with pytest.raises(Refusal, match="straddle_not_next"):
        straddles("ADELAIDE", seated("ADELAIDE"), 2, 3, 4, 5, 0)


@case("STAR-BETTING-029")
def test_a_voluntary_blind_doubles_the_last_one_in_draw(case: Case) -> None:
    """More than one may follow in the Star's draw poker, one alone at Crown."""
    setup = straddles("STAR", seated("STAR", "draw"), 2)
    assert setup.blinds[2] == case.then["voluntary_blind"]
    assert next_straddle(setup) == 2 * case.then["voluntary_blind"]
    straddles("STAR", setup, 3)
    with pytest.raises(Refusal, match="straddles_enough"):
        straddles("CROWN", seated("CROWN", "draw"), 2, 3)


@rule("ADELAIDE", "App1 2", "App1 7f")
def test_a_fixed_raise_before_the_flop_is_as_high_as_the_biggest_straddle_in_adelaide() -> None:
    """7f speaks of straddles and goes before 2, where a raise is the big blind; then that holds."""
    for house, straddlers, least in [
        ("ADELAIDE", (2,), 40), ("ADELAIDE", (2, 3), 80), ("CROWN", (2,), 30), ("STAR", (2,), 30),
    ]:  # fmt: skip
        setup = straddles(house, seated(house, structure=Structure.FIXED), *straddlers)
        may = offers(opened(setup, HANDS)).raises
        assert may
        assert may.least == may.most == least
        assert setup.limit(1).least == 10


@rule("CROWN", "6.5", "8.9.4")
def test_without_a_blind_there_is_nothing_to_straddle() -> None:
    """As in stud, where antes are paid."""
    round_ = start(house_table("CROWN", "seven_card_stud", 4))
    assert offers(round_).straddle == 0
    with pytest.raises(Refusal, match="no_blind_to_straddle"):
        straddle(round_, 0)


@rule("STAR", "8.9")
def test_one_straddle_a_hand_at_the_star() -> None:
    """Outside draw poker."""
    with pytest.raises(Refusal, match="straddles_enough"):
        straddles("STAR", seated("STAR"), 2, 3)


@rule("CROWN", "8.13.7", "8.13.8")
def test_the_killer_posts_more_and_acts_in_turn_while_bets_grow_with_it() -> None:
    """A kill of 20 in a game of 10 and 20 makes it 20 and 40."""
    setup = killed(seated("CROWN", structure=Structure.FIXED), 4, 20)
    assert (setup.small.least, setup.big.least) == (20, 40)
    round_ = opened(setup, HANDS)
    assert round_.betting.queue == (2, 3, 4, 5, 0, 1)
    assert offers(round_).call == 20
    may = offers(round_).raises
    assert may
    assert may.least == 40


@rule("CROWN", "8.13.7")
def test_a_kill_in_stud_makes_bets_as_much_higher_as_it_is_above_the_least_bet() -> None:
    """20 where 10 is bet makes it 20 and 40; the opener faces it."""
    small, big = Limit(Structure.FIXED, 10), Limit(Structure.FIXED, 20)
    setup = killed(house_table("CROWN", "seven_card_stud", 4, small=small, big=big), 1, 20)
    assert (setup.small.least, setup.big.least) == (20, 40)
    round_, _, _ = dealt_on(start(setup), new_pack(setup.deck, "1"))
    assert round_.betting.price == 20
    may = offers(round_).raises
    assert may
    assert may.least == 40


@given(seed=st.integers(0, 2**32))
def test_chips_are_kept_whoever_straddles(seed: int) -> None:
    chance = Random(seed)
    house = chance.choice(["CROWN", "ADELAIDE", "OPEN"])
    setup = seated(house, structure=chance.choice(list(Structure)))
    setup = replace(setup, stacks=tuple(chance.choice([7, 25, 60, 400]) for _ in setup.stacks))
    straddling = range(2, 3 if house == "OPEN" else chance.randint(3, 6))
    setup = straddles(house, setup, *straddling)
    for round_ in played(chance, setup):
        last = round_
    assert sum(settle(last).stacks) == sum(setup.stacks)


@rule("STAR", "8.9.2")
@rule("ADELAIDE", "App1 7a")
@rule("CROWN", "6.5")
def test_straddles_hang_on_the_sign_or_a_manager() -> None:
    """Where the table has none, none is posted; a neutral house asks nobody."""
    for house in ("STAR", "ADELAIDE", "CROWN"):
        blinds = play_rules(house).blinds
        demand_straddles(blinds, "holdem", permitted=True)
        with pytest.raises(Refusal, match="no_straddles"):
            demand_straddles(blinds, "holdem", permitted=False)
    demand_straddles(play_rules("OPEN").blinds, "holdem", permitted=False)


@rule("CROWN", "8.9.1", "9.1.2(a)")
def test_in_draw_at_crown_one_over_blind_doubles_the_last_of_the_signed_blinds() -> None:
    """However many blinds the sign has: the next player may post double, and nobody after him."""
    for blinds in ((10,), (5, 10), (5, 10, 20)):
        setup = table("CROWN", "draw", [1_000] * 6, blinds=blinds)
        over = straddled(setup, len(blinds), len(blinds), play_rules("CROWN").blinds)
        assert over.blinds[len(blinds)] == 2 * blinds[-1]
        with pytest.raises(Refusal, match="straddles_enough"):
            straddled(over, len(blinds) + 1, len(blinds), play_rules("CROWN").blinds)
