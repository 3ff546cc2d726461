"""The lines of a charge in words."""

from collections.abc import Callable, Mapping

from tdapp.poker.commission.charge import ChargeLine, Item
from tdapp.rules.commission_rules import (
    Method,
    Nothing,
    PerBoards,
    Percentage,
    PerHand,
    PerPerson,
    PerPurchase,
    PerSitting,
    PerTime,
    Scale,
    WaiverReason,
)
from tdapp.voice.texts import Plural, Text, plural, text
from tdapp.voice.voice import Voice

Amount = Callable[[int], str]
"""How cents are said."""
Say = Callable[[Voice, Amount, int], str]


def _money(_: Voice, amount: Amount, cents: int) -> str:
    return amount(cents)


def _percent(voice: Voice, amount: Amount, rate: int) -> str:
    plain = amount(rate)
    point = voice.symbols.point
    return f"{plain.rstrip('0').rstrip(point) if point in plain else plain}%"


def _counted(things: Plural) -> Say:
    return lambda voice, _, number: voice.say(things, n=number)


def _number(_: Voice, __: Amount, number: int) -> str:
    return str(number)


_players = _counted(plural("commission", "1 player", "{n} players"))
_boards = _counted(plural("commission", "1 board", "{n} boards"))
WORDS: Mapping[Item, tuple[Text, Say, Say]] = {
    Item.PERCENTAGE: (text("commission", "{rate} of {base}"), _money, _percent),
    Item.SCALE: (text("commission", "{base} by the scale, {rate} a step"), _money, _money),
    Item.SMALL_POT: (text("commission", "{base} is not more than {rate}"), _money, _money),
    Item.PER_HAND: (text("commission", "{rate} for a hand of {base}"), _players, _money),
    Item.PER_PERSON: (text("commission", "{rate} of each of {base}"), _players, _money),
    Item.PER_HOUR: (text("commission", "{rate} per hour for each of {base}"), _players, _money),
    Item.PART_OF_HOUR: (text("commission", "{base}/{rate} of the hour"), _number, _number),
    Item.MORE_HOURS: (
        text("commission", "{base} more hours or part of one, {rate} each"), _number, _money,
    ),
    Item.NO_REFUND: (
        text("commission", "nothing back for leaving before the hour ends"), _number, _number,
    ),
    Item.VERIFIED: (
        text("commission", "{base} to be verified by: {who} or above"), _money, _number,
    ),
    Item.PAID_ALREADY: (text("commission", "paid already"), _number, _number),
    Item.SITTING: (text("commission", "{rate} for sitting down"), _number, _money),
    Item.MORE_TIME: (text("commission", "{rate} of the {base} for more time"), _money, _money),
    Item.POT_SHARE: (text("commission", "{rate} of the {base} goes into the pot"), _money, _money),
    Item.BOARDS: (text("commission", "{rate} for running {base}"), _boards, _money),
    Item.JACKPOT_ADDED: (text("commission", "{rate} more for the jackpot"), _number, _money),
    Item.JACKPOT_WITHHELD: (
        text("commission", "{rate} of {base} goes into the jackpot"), _money, _money,
    ),
    Item.ROUNDED: (text("commission", "{base} rounded down to whole {rate}"), _money, _money),
    Item.LEAST: (text("commission", "{base} raised to the minimum, {rate}"), _money, _money),
    Item.CAP: (text("commission", "{base} cut to the cap, {rate}"), _money, _money),
    Item.NO_MORE_THAN_POT: (
        text("commission", "{base} limited to the pot, {rate}"), _money, _money,
    ),
    Item.UNCALLED: (text("commission", "{base} was not called and goes back"), _money, _money),
    Item.EXEMPT: (text("commission", "{base} is exempt"), _money, _money),
    Item.NOTHING: (text("commission", "nothing is charged"), _money, _money),
}  # fmt: skip
"""What each item says, and how its base and its rate are said."""
WITHOUT_BASE = {
    Item.PER_HAND: text("commission", "{rate} for the hand"),
    Item.EXEMPT: text("commission", "the hand is exempt"),
}
"""What is said instead where neither pots nor players are told."""
METHODS: Mapping[type[Method], Text] = {
    Percentage: text("commission", "percentage of the pot"),
    Scale: text("commission", "by the size of the pot"),
    PerHand: text("commission", "per hand, from the pot"),
    PerPerson: text("commission", "per player and hand"),
    PerTime: text("commission", "time charge"),
    PerSitting: text("commission", "seat fee"),
    PerPurchase: text("commission", "extra time to act"),
    PerBoards: text("commission", "running several boards"),
    Nothing: text("commission", "no commission"),
}

EXEMPT: Mapping[WaiverReason, Text] = {
    WaiverReason.BLINDS_ONLY: text("commission", "only blinds were wagered"),
    WaiverReason.CONTRIBUTORS_EQUAL: text(
        "commission", "all players who put in hold equal winning hands"
    ),
    WaiverReason.STARTERS_EQUAL: text("commission", "all players dealt in share every pot"),
    WaiverReason.WINNER_WOULD_LOSE: text("commission", "a winner may lose by the charge"),
}


def line_words(voice: Voice, line: ChargeLine, amount: Amount) -> str:
    """One line, with its pot where there are several."""
    said, _, _ = WORDS[line.item]
    said = said if line.base else WITHOUT_BASE.get(line.item, said)
    base, rate = figures_of(voice, line, amount)
    words = voice.say(said).format(base=base, rate=rate, who=line.who)
    if line.pot is None:
        return words
    return voice.text("commission", "pot {number}: {words}", number=line.pot + 1, words=words)


def figures_of(voice: Voice, line: ChargeLine, amount: Amount) -> tuple[str, str]:
    """The base and the rate of a line."""
    _, base, rate = WORDS[line.item]
    return base(voice, amount, line.base), rate(voice, amount, line.rate)
