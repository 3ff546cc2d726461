"""Hands are exchanged as PHH: what is written is read as the same hand, garbage as a refusal."""

from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import resources
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Limit
from tdapp.poker.phh.history import HandHistory
from tdapp.poker.phh.playing import played, settled
from tdapp.poker.phh.reading import read_hands
from tdapp.poker.phh.setups import GAMES, LIMITS, setup_of
from tdapp.poker.phh.writing import written
from tdapp.poker.play.acts import DeadHand, Opens, RunIt
from tdapp.poker.play.course import start
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.round.state import Round
from tdapp.poker.showdown.settling import settle
from tdapp.poker.variants.variant import Variant, read_variant
from tdapp.table.hands.kills import killed
from tests.poker.any_round import acts_from, any_setup, offered
from tests.poker.house_table import house_table
from tests.poker.houses import HOUSES, play_rules

GIVEN = sorted((Path(__file__).parent / "hands").rglob("*.phh*"))
NOT_OF_THE_HOUSE = {"game_not_offered", "deck_not_offered", "too_few_players", "too_many_players"}
WITHOUT_WORDS = (DeadHand, Opens, RunIt)


@cache
def game(id_: str) -> Variant:
    return read_variant(resources.read("variants", f"{id_}.toml"))


def any_writable(chance: Random, code: str) -> Setup:
    """A setup that the format has words for."""
    setup = any_setup(chance, game(GAMES[code].variant))
    structure = chance.choice([*LIMITS.values()])
    small, nothing = setup.small.least, (0,) * setup.players
    fixed = structure is LIMITS["F"]
    antes = {"antes": nothing} if any(setup.dead) else {"dead": nothing}
    tournament = setup.small.tournament
    return replace(
        setup,
        small=Limit(structure, small, tournament=tournament),
        big=Limit(structure, small * (1 + fixed), tournament=tournament),
        **antes,
    )


def has_table(house: str, setup: Setup) -> bool:
    """Whether this is a table of a house."""
    rules, game_ = play_rules(house), setup.variant
    if not offered(house, game_) or setup.deck not in {one.deck for one in rules.hands}:
        return False
    return table_rules(rules, setup.deck, game_.id) == setup.rules


def read_again(text: str, setup: Setup) -> tuple[HandHistory, Setup]:
    """The one hand of a text, under the rules of the house whose table it was."""
    (hand,) = read_hands(text).values()
    assert isinstance(hand, HandHistory), hand
    house = next(one for one in HOUSES if has_table(one, setup))
    return hand, setup_of(hand, play_rules(house), game)


@pytest.mark.parametrize("code", sorted(GAMES))
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_what_is_written_is_read_as_the_same_hand(code: str, seed: int) -> None:
    chance = Random(seed)
    setup = any_writable(chance, code)
    acts = [*acts_from(chance, start(setup))]
    named = (setup.variant.id, setup.deck) in GAMES.values()
    if not named or any(isinstance(act, WITHOUT_WORDS) for act in acts):
        with pytest.raises(Refusal, match="not_in_format"):
            written(setup, acts)
        return
    last: Round = start(setup)
    for act in acts:
        last = act.after(last)
    hand, again = read_again(written(setup, acts), setup)
    again = replace(again, straddles=last.setup.straddles)
    assert again == last.setup
    assert played(hand, again) == last
    assert settle(last).stacks == settle(played(hand, again)).stacks


def test_amounts_of_a_unit_are_written_with_their_decimals_and_printed_back() -> None:
    limit = Limit(LIMITS["N"], 25)
    table = house_table("STAR", "holdem", 4)
    setup = replace(table, small=limit, big=limit, blinds=(25,) * 4, first=0, unit=5)
    acts = [*acts_from(Random(7), start(setup))]
    notes = {"author": "Ann \x7f “9” 😀", "players": ["Ann"], "_": {"seat 1": True}, "antes": 1}
    text = written(setup, acts, notes, decimals=2)
    assert "min_bet = 0.25\n" in text
    assert "_smallest_chip = 0.05\n" in text
    hand, again = read_again(text, setup)
    assert again == setup
    assert hand.notes == {key: notes[key] for key in ("author", "players", "_")}
    assert (hand.shown(1_025), hand.shown(1_050), hand.shown(1_000)) == ("10.25", "10.5", 10)


def test_a_kill_is_written_as_a_post_that_moves_nobodys_turn() -> None:
    """The killer posts 20 on the button of four; the first to act is left of the big blind."""
    setup = replace(any_writable(Random(3), "T"), stacks=(100,) * 4, antes=(0,) * 4, dead=(0,) * 4)
    setup = killed(replace(setup, blinds=(5, 10, 0, 0), first=2), 3, 20)
    setup = replace(setup, small=Limit(LIMITS["N"], 20), big=Limit(LIMITS["N"], 20), unit=1)
    text = written(setup, [])
    assert "blinds_or_straddles = [5, 10, 0, -20]\n" in text
    assert read_again(text, setup)[1] == setup


PLAIN = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [110, 220, 330]
actions = [
  "d dh p1 TcTd", "d dh p2 2c2d", "d dh p3 AsKs", "p3 cbr 6", "p1 cc", "p2 f",
  "d db 9h8h3s", "p1 cc", "p3 cc", "d db 7c", "p1 cc", "p3 cc", "d db 5d", "p1 cc", "p3 cc",
  "p1 sm TcTd", "p3 sm AsKs",
]
"""


def ends(text: str, house: str = "OPEN") -> list[int | str]:
    """The stacks at the end of the one hand of a text."""
    (hand,) = read_hands(text).values()
    assert isinstance(hand, HandHistory), hand
    end = settled(hand, setup_of(hand, play_rules(house), game))
    return [hand.shown(stack) for stack in end.stacks]


@pytest.mark.parametrize(
    ("plain", "other"),
    [
        ('"NT"', '"nt"'),
        ("ante_trimming_status = true\nantes = [0, 0, 0]\n", ""),
        ("[1, 2, 0]", "[1.0, 2.00, 0]"),
        ("[1, 2, 0]", '["1", "2", "0"]'),
        ("[110, 220, 330]", "[1_10, 220, 330.0]"),
        ('"p3 cbr 6"', '"p3 cbr 6.00"'),
        ('"p3 cbr 6"', '"p3 cbr 6 # raises, 12:30:05"'),
        ('"p3 cbr 6"', '"# he thinks", "", "P3 CBR 6"'),
        ('"d dh p1 TcTd"', '"d dh p1 10c 10d"'),
        ('"d dh p1 TcTd"', '"d dh p1 tc", "d dh p1 TD"'),
        ('"d db 9h8h3s"', '"d db 9h 8h,3S"'),
        ('"d db 9h8h3s"', '"d db 9h", "d db 8h", "d db 3s"'),
        ('"d dh p2 2c2d"', '"d dh p2 ????"'),
        ('"p1 sm TcTd", "p3 sm AsKs"', '"p1 sm -", "p3 sm -"'),
        ('"p1 sm TcTd", "p3 sm AsKs",', ""),
        ('"p3 sm AsKs"', '"p3 sm"'),
        (
            "min_bet = 2",
            'min_bet = 2\nplayers = ["Ann", "Bob", ""]\nseats = [4, 5, 9]\n_table = "x"',
        ),
        ("min_bet = 2", "min_bet = 2\nfinishing_stacks = [1, 2, 3]\nday = 3\ntime = 12:00:00"),
    ],
)
def test_what_other_writers_emit_is_the_same_hand(plain: str, other: str) -> None:
    assert plain in PLAIN
    assert ends(PLAIN.replace(plain, other)) == ends(PLAIN) == [118, 218, 324]


def test_a_blind_that_is_written_as_negative_is_a_post_and_moves_nobodys_turn() -> None:
    posted = PLAIN.replace("[1, 2, 0]", "[1, 2, -2]")
    assert ends(posted) == [118, 218, 324]
    (hand,) = read_hands(posted).values()
    assert isinstance(hand, HandHistory)
    setup = setup_of(hand, play_rules("OPEN"), game)
    assert (setup.blinds, setup.first) == ((1, 2, 2), 2)


def test_a_stack_may_be_left_open() -> None:
    for text in ("inf", '"inf"'):
        (hand,) = read_hands(PLAIN.replace("330", text)).values()
        assert isinstance(hand, HandHistory)
        assert hand.stacks == (110, 220, None)
    assert ends(PLAIN.replace("330", "inf"))[:2] == [118, 218]


UNSEEN = PLAIN.replace("2c2d", "????").replace("AsKs", "????").replace("TcTd", "????")


@pytest.mark.parametrize("shows", ["p3 sm ????", "p3 sm ??Ks", "p3 sm"])
def test_a_hand_that_is_shown_unseen_wins_no_pot_that_a_known_one_contests(shows: str) -> None:
    text = PLAIN.replace("AsKs", "????", 1).replace("p3 sm AsKs", shows)
    assert ends(text) == ends(PLAIN) == [118, 218, 324]
    assert (
        ends(text.replace('"p1 sm TcTd", ', "").replace(shows, f'{shows}", "p1 sm TcTd'))[0] == 118
    )


def test_where_nobody_in_a_pot_is_known_the_action_is_named() -> None:
    with pytest.raises(Refusal, match="unplayable") as refused:
        ends(UNSEEN)
    assert refused.value.details["action"] in {"p1 sm ????", "p3 sm ????"}
    why = refused.value.details["why"]
    assert isinstance(why, Refusal)
    assert why.code == "hand_unknown"


def test_an_unseen_hand_keeps_a_side_pot_that_nobody_else_contests() -> None:
    """Ann is all-in for 5 and shows; of 2 more from each of the others Bob's are lost with his."""
    text = (
        PLAIN.replace("[110,", "[5,")
        .replace("2c2d", "????")
        .replace("AsKs", "????", 1)
        .split('"p3 cbr 6"')[0]
        + """"p3 cbr 7", "p1 cc", "p2 cc", "d db 9h8h3s", "p2 cc", "p3 cbr 10", "p2 f",
        "d db 7c", "d db 5d", "p1 sm TcTd", "p3 sm ????"]"""
    )
    assert ends(text) == [15, 213, 327]


def test_cards_named_when_the_hand_is_over_are_not_passed_over() -> None:
    text = PLAIN.replace("AsKs", "????", 1).replace(
        '"p1 sm TcTd", "p3 sm AsKs"', '"p3 sm ????", "p1 sm TcTd", "p3 sm 9s9c"'
    )
    with pytest.raises(Refusal, match="unplayable") as refused:
        ends(text)
    assert refused.value.details["action"] == "p3 sm 9s9c"


@pytest.mark.parametrize(
    ("plain", "other", "problem"),
    [
        ("min_bet = 2", "min_bet = true", "True is no amount"),
        ("110", "-110", "-110 cannot be put in"),
        ("110", "nan", "NaN is no amount"),
        ("110", "1e99", "1E+99 is no amount"),
        ("110", '"many"', "'many' is no amount"),
        ("[1, 2, 0]", "[1, inf, 0]", "Infinity cannot be put in"),
        ("[1, 2, 0]", "[1, 2]", "not as many as players"),
        ("[110, 220, 330]", "110", "Expected `array`"),
        ("[110, 220, 330]", "[]", "not as many as players"),
        ("110", "1.0000000001", "too many decimals"),
        ('variant = "NT"', "", "'variant' is missing"),
    ],
)
def test_a_hand_that_cannot_be_read_says_why(plain: str, other: str, problem: str) -> None:
    (found,) = read_hands(PLAIN.replace(plain, other)).values()
    assert isinstance(found, Refusal)
    assert problem in str(found.details["problem"])


@pytest.mark.parametrize(
    "verb", ["p1 raises", "p9 f", "p0 f", "px f", "d dh p0 AsKs", "d dh p4 AsKs"]
)
def test_an_action_that_is_none_is_named(verb: str) -> None:
    with pytest.raises(Refusal, match="unplayable") as refused:
        ends(PLAIN.replace('"d dh p1 TcTd"', f'"{verb}"'))
    assert (refused.value.details["number"], refused.value.details["action"]) == (1, verb)
    why = refused.value.details["why"]
    assert isinstance(why, Refusal)
    assert why.code == "no_action"


def many(*texts: str) -> str:
    return "".join(f"[{at}]\n{text}\n" for at, text in enumerate(texts, 1))


def test_hundreds_of_hands_are_read_under_their_numbers() -> None:
    hands = read_hands(many(*[PLAIN] * 300))
    assert list(hands) == [str(at) for at in range(1, 301)]
    assert all(isinstance(hand, HandHistory) for hand in hands.values())


@pytest.mark.parametrize(
    "text", ["[" + " " * 50_000, "[a " * 20_000, ("[" + "a" * 99 + "\n") * 900]
)
def test_a_file_of_nothing_but_brackets_is_refused_at_once(text: str) -> None:
    with pytest.raises(Refusal, match="not_phh"):
        read_hands(text)


def test_one_broken_hand_among_many_leaves_the_others() -> None:
    hands = read_hands(many(PLAIN, PLAIN.replace("[1, 2", "[1; 2"), PLAIN) + "[1]\n")
    kinds = {number: type(hand).__name__ for number, hand in hands.items()}
    assert kinds == {"1": "HandHistory", "2": "Refusal", "3": "HandHistory", "1 again": "Refusal"}
    broken = hands["2"]
    assert isinstance(broken, Refusal)
    line = many(PLAIN, PLAIN).splitlines().index("[2]") + 6
    assert f"line {line}" in str(broken.details["problem"])


@pytest.mark.parametrize(
    "text", ["", "one = 1", "[1]\nx", "\x00", "[[[[" * 5_000, "a=" + "[" * 9_999]
)
def test_a_text_that_is_no_hand_is_refused(text: str) -> None:
    try:
        hands = read_hands(text)
    except Refusal as refusal:
        assert refusal.code == "not_phh"  # noqa: PT017 - one of two ways to say no
    else:
        assert all(isinstance(hand, Refusal) for hand in hands.values())


def play_all(text: str) -> None:
    """Whatever a text holds; it raises what is no refusal."""
    try:
        hands = read_hands(text).values()
    except Refusal:
        return
    for hand in hands:
        if isinstance(hand, HandHistory):
            try:
                settled(hand, setup_of(hand, play_rules("OPEN"), game))
            except Refusal:
                continue


@given(text=st.text(max_size=200))
def test_no_text_breaks_the_player(text: str) -> None:
    play_all(text)
    play_all(PLAIN.replace('"p3 cbr 6"', f'"""{text}"""'))


@settings(max_examples=80)
@given(data=st.data())
def test_no_spoilt_hand_breaks_the_player(data: st.DataObject) -> None:
    text = data.draw(st.sampled_from(texts()))
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(text)))
        upto = data.draw(st.integers(at, min(len(text), at + 9)))
        new = data.draw(st.text("0123456789-.,pdcbrfsm AKQTchs?#\"'[]=\n", max_size=6))
        text = text[:at] + new + text[upto:]
    play_all(text)


@cache
def texts() -> list[str]:
    return [path.read_text("utf-8") for path in GIVEN if path.suffix == ".phh"]


@pytest.mark.parametrize("house", HOUSES)
def test_recorded_hands_are_played_or_refused_by_every_house(house: str) -> None:
    for text in texts()[::3]:
        for hand in read_hands(text).values():
            assert isinstance(hand, HandHistory)
            try:
                played(hand, setup_of(hand, play_rules(house), game))
            except Refusal as refusal:
                assert refusal.code in NOT_OF_THE_HOUSE | {"unplayable"}  # noqa: PT017


SHORT_DECK = PLAIN.replace("NT", "NS").replace("9h8h3s", "9h8hTh").replace("2c2d", "QcAc")


def test_a_house_plays_a_hand_by_its_own_order() -> None:
    straight_against_trips = (
        SHORT_DECK.replace("AsKs", "JsAs").replace("7c", "7d").replace('"d db 5d"', '"d db Kc"')
    )
    assert ends(straight_against_trips) == [104, 218, 338]
    assert ends(straight_against_trips, "STAR") == [118, 218, 324]
