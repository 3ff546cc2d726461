"""Cash games are read as the field types them, and said so that they can be typed again."""

import pytest

from tdapp.cash.table_sign import CashGame
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.shown.cash_words import game_in_short, game_in_words, read_game, read_sign, sign_in_words

TWO_FIVE = CashGame("holdem", Structure.NO_LIMIT, (200, 500))


@pytest.mark.parametrize(
    ("typed", "variant", "limit", "blinds"),
    [
        ("nl 2/5", "holdem", Structure.NO_LIMIT, (200, 500)),
        ("2/5", "holdem", Structure.NO_LIMIT, (200, 500)),
        ("NLHE $1/$3", "holdem", Structure.NO_LIMIT, (100, 300)),
        ("plo 5/10", "omaha", Structure.POT, (500, 1_000)),
        ("omaha 5/10", "omaha", Structure.POT, (500, 1_000)),
        ("limit stud 10/20", "seven_card_stud", Structure.FIXED, (1_000, 2_000)),
        ("nl 0,50/1", "holdem", Structure.NO_LIMIT, (50, 100)),
        ("nl 1.000/2.000", "holdem", Structure.NO_LIMIT, (100_000, 200_000)),
        ("nl hold'em 0.50 / 1", "holdem", Structure.NO_LIMIT, (50, 100)),
    ],
)
def test_a_game_is_read(
    typed: str, variant: str, limit: Structure, blinds: tuple[int, ...]
) -> None:
    game = read_game(typed)
    assert game == CashGame(variant, limit, blinds)
    assert read_game(game_in_words(game)) == game


@pytest.mark.parametrize("typed", ["", "nl", "lee", "2/5 chess", "nl 5"])
def test_what_names_no_blinds_or_an_unknown_game_is_refused(typed: str) -> None:
    with pytest.raises(Refusal, match=r"^not_a_game"):
        read_game(typed)


def test_a_sign_says_its_stakes_or_has_those_of_one_like_it() -> None:
    posted = read_sign("nl 2/5 200-1000 straddles")
    assert (posted.least_stake, posted.most_stake, posted.straddles) == (20_000, 100_000, True)
    assert read_sign("nl 2/5", [posted]) == posted
    assert read_sign(sign_in_words(posted)) == posted
    assert read_sign("nl 2/5 200-1.000 straddles") == posted
    assert read_sign("nl 2/5 300-").most_stake is None
    other = read_sign("nl 5/10", [posted])
    assert (other.least_stake, other.most_stake, other.straddles) == (40_000, 200_000, False)


def test_the_felt_says_a_game_in_short() -> None:
    games = ("nl 2/5", "plo 2/5", "limit stud 10/20")
    said = [game_in_short(read_game(one)) for one in games]
    assert said == ["NL 2/5", "PLO 2/5", "Stud 10/20"]


@pytest.mark.parametrize("fees", ["rake:5%-12", "time:18 extra_time:2.50", "commission:4.50%+1"])
def test_what_the_house_takes_is_typed_and_said_alike(fees: str) -> None:
    posted = read_sign(f"nl 2/5 200-1000 {fees}")
    assert len(posted.commission) == len(fees.split())
    assert sign_in_words(posted).endswith(fees)
    assert read_sign(sign_in_words(posted)) == posted
