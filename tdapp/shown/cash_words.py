"""Cash games as the field names them, read as they are typed and said on page, bar and screens."""

import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from tdapp.cash.cash import Cash
from tdapp.cash.table_sign import CashGame, Declining, FeePosted, TableSign
from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.screens.board_words import LIMITS, variant_name
from tdapp.shown.fee_words import fee_in_words, plain, read_fee
from tdapp.typed.figures import price

USUAL_LEAST, USUAL_MOST = 40, 200
"""The stakes of a sign that says none, in big blinds."""
SHORT = {
    **{("holdem", limit): words for limit, words in LIMITS.items()},
    ("omaha", Structure.POT): "PLO",
    ("omaha_hi_lo", Structure.POT): "PLO8",
}
"""Games that have a shorter name."""
TYPED_LIMITS = {
    **dict.fromkeys(("nl", "no-limit"), Structure.NO_LIMIT),
    **dict.fromkeys(("pl", "pot-limit"), Structure.POT),
    **dict.fromkeys(("fl", "limit", "fixed"), Structure.FIXED),
    **dict.fromkeys(("hpl", "half-pot"), Structure.HALF_POT),
    **dict.fromkeys(("sl", "spread"), Structure.SPREAD),
}
BOTH = {
    **dict.fromkeys(("nlh", "nlhe"), ("holdem", Structure.NO_LIMIT)),
    **dict.fromkeys(("lhe", "flhe"), ("holdem", Structure.FIXED)),
    "plo": ("omaha", Structure.POT),
    "plo8": ("omaha_hi_lo", Structure.POT),
}
VARIANTS = {
    **dict.fromkeys(("holdem", "hold'em", "he"), "holdem"),
    "omaha": "omaha",
    **dict.fromkeys(("o8", "omaha8"), "omaha_hi_lo"),
    **dict.fromkeys(("stud", "7cs"), "seven_card_stud"),
    **dict.fromkeys(("stud8", "7cs8"), "seven_card_stud_hi_lo"),
    **dict.fromkeys(("razz", "badugi", "pineapple", "draw"), ""),
}
OPTIONS = {
    "straddles": "straddles",
    "kill": "kill_pots",
    "twice": "run_several",
    "small": "small_chips",
}
"""What a sign allows, by the word that is typed for it."""
STAYS = {"stay": Declining.KEEPS_TURN, "last": Declining.GOES_LAST, "must": Declining.NEVER}
"""What it costs to stay in a must-move game, by the word that is typed for it."""
FEEDS = re.compile(r" feeds (?:c|table )?(\d{1,6})(?: (stay|last|must))?", re.ASCII)
BLINDS = re.compile(r"\$?\d[\d.,]*(?:/\$?\d[\d.,]*)+", re.ASCII)
STAKES = re.compile(r"\$?(\d[\d.,]*)-\$?(\d[\d.,]*)?", re.ASCII)


def game_in_words(game: CashGame) -> str:
    """``NL Hold'em 2/5``."""
    return " ".join((LIMITS[game.limit], variant_name(game.variant), *_blinds(game)))


def game_in_short(game: CashGame) -> str:
    """As it stands on a table: ``NL 2/5``, ``PLO 2/5``, another game by its first word."""
    name = SHORT.get((game.variant, game.limit)) or game_in_words(game).split(" ")[1]
    return " ".join((name, *_blinds(game)))


def _blinds(game: CashGame) -> Iterator[str]:
    if game.blinds:
        yield "/".join(map(plain, game.blinds))


def sign_in_words(sign: TableSign) -> str:
    """A sign as it may be typed: ``NL Hold'em 2/5 200-1000 straddles``."""
    most = "" if sign.most_stake is None else plain(sign.most_stake)
    stakes = f"{plain(sign.least_stake)}-{most}"
    more = [word for word, name in OPTIONS.items() if getattr(sign, name) is True]
    if sign.feeds is not None:
        stays = next(word for word, one in STAYS.items() if one is sign.declining)
        more += ["feeds", str(sign.feeds), stays]
    fees = () if any(one.sign.fees for one in sign.commission) else sign.commission
    return " ".join((game_in_words(sign.game), stakes, *more, *map(fee_in_words, fees)))


def read_sign(typed: str, like: Iterable[TableSign] = ()) -> TableSign:
    """A sign of game, blinds and stakes; what is not said is as on one `like` it.

    Behind ``feeds 7`` stands what it costs to stay: ``must`` move, turn ``last``, or ``stay``.
    Stakes are from 40 to 200 big blinds where no table has the game. Refuses ``not_a_game``.
    """
    words, options, stakes, fees = [], set[str](), None, list[FeePosted]()
    fed = FEEDS.search(typed.casefold())
    for word in _tidy(FEEDS.sub("", typed.casefold())).split():
        if word in OPTIONS:
            options.add(OPTIONS[word])
        elif found := STAKES.fullmatch(word):
            stakes = price(found[1]), price(found[2]) if found[2] else None
        elif fee := read_fee(word):
            fees.append(fee)
        else:
            words.append(word)
    game = read_game(" ".join(words))
    before = list(like)
    same = next((one for one in before if one.game == game), None)
    sign = same or _usual(game, before)
    if stakes is not None:
        sign = replace(sign, least_stake=stakes[0], most_stake=stakes[1])
    if fees:
        sign = replace(sign, commission=tuple(fees))
    return replace(sign, **_feeding(fed), **dict.fromkeys(options, True))


def _feeding(fed: re.Match[str] | None) -> dict[str, Any]:
    """Where the players of a table move on to, which no sign has from another one."""
    if fed is None:
        return {"feeds": None, "declining": Declining.NEVER}
    return {"feeds": int(fed[1]), "declining": STAYS[fed[2] or "must"]}


def _usual(game: CashGame, before: list[TableSign]) -> TableSign:
    """A sign of a game that no table has: its commission is as at the newest table."""
    big = game.big_blind
    commission = before[0].commission if before else ()
    return TableSign(
        game=game,
        least_stake=USUAL_LEAST * big,
        most_stake=USUAL_MOST * big,
        least_wager=big,
        commission=commission,
    )


def read_game(typed: str) -> CashGame:
    """``nl 2/5``, ``plo 5/10``, ``limit stud 10/20``; hold'em and no limit where none is said.

    Refuses ``not_a_game``.
    """
    variant, limit, blinds = _parts(typed)
    if not blinds:
        raise Refusal("not_a_game", text=typed.strip())
    limit = limit or (Structure.POT if variant.startswith("omaha") else Structure.NO_LIMIT)
    return CashGame(variant or "holdem", limit, blinds)


def read_variants(typed: str) -> tuple[str, ...]:
    """The games that a dealer is trained for, without limits; refuses ``not_a_game``."""
    words = _tidy(typed).replace(",", " ").split()
    known = {**VARIANTS, **{word: variant for word, (variant, _) in BOTH.items()}}
    unknown = [word for word in words if word not in known]
    if unknown:
        raise Refusal("not_a_game", text=unknown[0])
    return tuple(sorted({known[word] or word for word in words}))


def games_called(typed: str, cash: Cash) -> list[CashGame]:
    """The games that are on or waited for and fit these words; refuses ``not_a_game``."""
    variant, limit, blinds = _parts(typed)
    known = [one.sign.game for _, one in sorted(cash.games.by_table.items())]
    return [
        game
        for game in dict.fromkeys((*known, *cash.lists.in_line))
        if (not variant or variant == game.variant)
        and (limit is None or limit is game.limit)
        and (not blinds or blinds == game.blinds)
    ]


def _parts(typed: str) -> tuple[str, Structure | None, tuple[int, ...]]:
    """Variant, limit and blinds, each as far as it is said; refuses ``not_a_game``."""
    variant, limit, blinds = "", None, tuple[int, ...]()
    words = _tidy(typed).split()
    for word in words:
        if word in BOTH:
            variant, limit = BOTH[word]
        elif word in TYPED_LIMITS:
            limit = TYPED_LIMITS[word]
        elif word in VARIANTS:
            variant = VARIANTS[word] or word
        elif BLINDS.fullmatch(word):
            blinds = tuple(price(one.lstrip("$")) for one in word.split("/"))
        else:
            raise Refusal("not_a_game", text=typed.strip())
    if not words:
        raise Refusal("not_a_game", text=typed.strip())
    return variant, limit, blinds


def is_of_a_game(word: str) -> bool:
    """Whether a typed word names a game, its limit or its blinds."""
    plain = _tidy(word)
    known = plain in BOTH or plain in TYPED_LIMITS or plain in VARIANTS
    return known or BLINDS.fullmatch(plain) is not None


def _tidy(typed: str) -> str:
    """Small letters, one word for each game, blinds without spaces, amounts with a point at most.

    Three digits after a point or a comma are thousands, one or two are decimals.
    """
    plain = typed.casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    plain = plain.replace("seven card stud", "stud").replace("omaha hi-lo", "o8")
    plain = plain.replace("stud hi-lo", "stud8").replace("\N{EN DASH}", "-")
    plain = re.sub(r"(?<=\d)[.,](?=\d{3}(?!\d))", "", plain)
    plain = re.sub(r"(?<=\d),(?=\d{1,2}(?!\d))", ".", plain)
    return re.sub(r"(?<=\d) */ *(?=\$?\d)", "/", plain)
