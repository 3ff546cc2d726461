"""The lines of a charge in words and as plain values."""

from collections.abc import Callable, Mapping
from typing import Any

from tdapp.core.counted import counted
from tdapp.core.money import format_cents
from tdapp.poker.commission.charge import ChargeLine, Item

Say = Callable[[int], str]


def plain(cents: int) -> str:
    """Cents as decimal text, its thousands not grouped."""
    return format_cents(cents).replace(",", "")


def _percent(rate: int) -> str:
    return f"{plain(rate).rstrip('0').rstrip('.')}%"


def _players(number: int) -> str:
    return counted(number, "player")


WORDS: Mapping[Item, tuple[str, Say, Say]] = {
    Item.PERCENTAGE: ("{rate} of {base}", plain, _percent),
    Item.SCALE: ("{base} by the scale, {rate} a step", plain, plain),
    Item.SMALL_POT: ("{base} is no more than {rate}", plain, plain),
    Item.PER_HAND: ("{rate} for a hand of {base}", _players, plain),
    Item.PER_PERSON: ("{rate} of each of {base}", _players, plain),
    Item.PER_HOUR: ("{rate} per hour for each of {base}", _players, plain),
    Item.PART_OF_HOUR: ("{base} of {rate} parts of the hour", str, str),
    Item.MORE_HOURS: ("{base} more hours or part of one, {rate} each", str, plain),
    Item.NO_REFUND: ("nothing back for leaving before the hour ends", str, str),
    Item.VERIFIED: ("{base} to be verified by: {who} or above", plain, str),
    Item.PAID_ALREADY: ("paid already", str, str),
    Item.SITTING: ("{rate} for sitting down", str, plain),
    Item.MORE_TIME: ("{rate} of the {base} for more time", plain, plain),
    Item.POT_SHARE: ("{rate} of the {base} goes into the pot", plain, plain),
    Item.BOARDS: ("{rate} for running {base} boards", str, plain),
    Item.JACKPOT_ADDED: ("{rate} more for the jackpot", str, plain),
    Item.JACKPOT_WITHHELD: ("{rate} of {base} goes into the jackpot", plain, plain),
    Item.ROUNDED: ("{base} rounded down to whole {rate}", plain, plain),
    Item.LEAST: ("{base} raised to the minimum, {rate}", plain, plain),
    Item.CAP: ("{base} cut to the cap, {rate}", plain, plain),
    Item.NO_MORE_THAN_POT: ("{base} limited to the pot, {rate}", plain, plain),
    Item.UNCALLED: ("{base} was not called and goes back", plain, plain),
    Item.EXEMPT: ("{base} is exempt", plain, plain),
    Item.NOTHING: ("nothing is charged", plain, plain),
}
"""What each item says, and how its base and its rate are said."""


WITHOUT_BASE = {
    Item.PER_HAND: "{rate} for the hand",
    Item.EXEMPT: "the hand is exempt",
}
"""What is said instead where neither pots nor players are told."""


def words(line: ChargeLine) -> str:
    """One line in words, with its pot where there are several."""
    text, base, rate = WORDS[line.item]
    text = text if line.base else WITHOUT_BASE.get(line.item, text)
    said = text.format(base=base(line.base), rate=rate(line.rate), who=line.who)
    return said if line.pot is None else f"pot {line.pot + 1}: {said}"


def facts(line: ChargeLine) -> dict[str, Any]:
    """One line as plain values."""
    _, base, rate = WORDS[line.item]
    return {
        "what": line.item.value,
        "pot": None if line.pot is None else line.pot + 1,
        "base": base(line.base),
        "rate": rate(line.rate),
        "amount": plain(line.cents),
        "rule": line.rule,
        "words": words(line),
    }
