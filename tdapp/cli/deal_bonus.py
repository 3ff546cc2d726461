"""`tdapp deal --game bonus`: rounds of Texas Hold'em Bonus, settled line by line, and the edge."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from tdapp.bootstrap import play_rules
from tdapp.cli.output import counted, say, say_json
from tdapp.poker.bonus.practice import (
    BonusPlayed,
    ante_bonus_return,
    bonus_table,
    edge,
    played,
    won_of_antes,
)
from tdapp.poker.bonus.progressive import JackpotLine
from tdapp.poker.bonus.round import BonusBox, BonusRound
from tdapp.poker.bonus.settling import AREAS, BonusLine
from tdapp.poker.bonus.sign import BonusSign
from tdapp.poker.cards import texts_of
from tdapp.rules.bonus_rules import Method, why_not_low_limit, why_not_method
from tdapp.voice.voice import ENGLISH
from tdapp.words.bonus_reasons import AREA_NAMES, JACKPOT_HANDS, reason

DOLLAR = 100
ANTE = 10
STRATEGY = (
    "The players fold a deuce with a 3 to a 7 of another suit. Later they bet with a pair or a "
    "flush that takes one of their own cards, else they check."
)
GAME = tuple(one for one in AREAS if one != "ante_bonus")


def add_bonus(game: Any) -> None:
    """The options of the game; amounts are dollars."""
    game.add_argument("--pool", type=counted(), default=0, metavar="DOLLARS", help="of the jackpot")
    ways = [one.value for one in Method]
    game.add_argument("--method", choices=ways, default="a", help="b pays folded hands too")
    game.add_argument("--linked", action="store_true", help="the jackpot is other games' too")
    game.add_argument("--low-limit", action="store_true", help="low limits are offered")
    game.add_argument("--shoe", action="store_true", help="dealt from a card shoe")


def run_bonus(args: argparse.Namespace) -> int:
    """One round settled line by line, or what the house wins over many with its error."""
    table = _table(args)
    say_as = (lambda found, _: say_json(found)) if args.json else (lambda _, text: say(text))
    if args.hands == 1:
        one = played(table, args.seed, args.pool * DOLLAR, shuffler=not args.shoe)
        say_as({"seed": args.seed, **_answer(one)}, "\n".join(_settlement(one)))
    else:
        found = {"seed": args.seed, **_edges(table, args)}
        say_as(found, "\n".join(f"{key}: {value}" for key, value in found.items()))
    return 0


def _table(args: argparse.Namespace) -> BonusRound:
    """The table that is asked for; refuses as `bonus_table`, and a set-up that is not allowed."""
    ante = (ANTE if args.ante is None else args.ante) * DOLLAR
    wager = DOLLAR if args.pool else 0
    sign = BonusSign(ante, ante, ante, ante, jackpot=wager, method=Method(args.method))
    table = bonus_table(play_rules(args.house), sign, args.players, BonusBox(ante, ante, wager))
    refused = why_not_method(table.rules, sign.method, linked=args.linked) or why_not_low_limit(
        table.rules, low_limit=args.low_limit, shuffler=not args.shoe
    )
    if refused:
        raise refused
    return table


def _edges(table: BonusRound, args: argparse.Namespace) -> dict[str, Any]:
    """The house's win of each Ante, on the game and on the Ante Bonus, with standard errors."""
    rounds = [
        played(table, f"{args.seed}/{at}", shuffler=not args.shoe)
        for at in range(1, args.hands + 1)
    ]
    game = edge(won_of_antes(one, GAME) for one in rounds)
    bonus = edge(won_of_antes(one, ("ante_bonus",)) for one in rounds)
    return {
        "strategy": STRATEGY,
        "rounds": game.rounds,
        "edge_of_ante": round(game.share, 5),
        "error": round(game.error, 5),
        "ante_bonus_edge": round(bonus.share, 5),
        "ante_bonus_error": round(bonus.error, 5),
        "ante_bonus_never_folded": str(ante_bonus_return(table.rules)),
    }


def _answer(one: BonusPlayed) -> Mapping[str, Any]:
    end = one.end
    return {
        "board": texts_of(end.board),
        "dealer": texts_of(end.dealer),
        "hands": {str(at): texts_of(box.hole) for at, box in end.boxes.items()},
        "lines": [
            {
                "place": line.place,
                "area": line.area,
                "laid": line.laid,
                "net": line.net,
                "rule": line.why.value,
                "why": reason(line.why, ENGLISH),
            }
            for line in one.lines
        ],
        "jackpot": list(one.jackpot),
    }


def _settlement(one: BonusPlayed) -> Iterator[str]:
    """The cards, then each place from the dealer's right with its wagers and reasons."""
    yield f"Board {texts_of(one.end.board)}, dealer {texts_of(one.end.dealer)}"
    place = None
    for line in one.lines:
        if line.place != place:
            place = line.place
            yield f"Place {place}: {texts_of(one.end.boxes[place].hole)}"
        yield f"  {_amount(line)}"
    for paid in one.jackpot:
        yield _jackpot(paid)


def _amount(line: BonusLine) -> str:
    area = ENGLISH.say(AREA_NAMES[line.area])
    return f"{area} {ENGLISH.money(line.net)}  {reason(line.why, ENGLISH)}"


def _jackpot(line: JackpotLine) -> str:
    hand, cents = ENGLISH.say(JACKPOT_HANDS[line.hand]), ENGLISH.money(line.cents)
    meter, house = ENGLISH.money(line.off_meter), ENGLISH.money(line.of_house)
    return f"Place {line.place}: {hand} {cents} (meter {meter}, house {house}; {line.rule})"
