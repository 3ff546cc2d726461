"""Reading one hand of a file out of its fields, however other programs wrote them."""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from msgspec import convert

from tdapp.core.refusal import Refusal
from tdapp.poker.phh.amounts import decimals_of, in_units, number
from tdapp.poker.phh.files import hands_in
from tdapp.poker.phh.history import HandHistory
from tdapp.rules.game_rules import Burns

BLINDS, CHIP = "blinds_or_straddles", "_smallest_chip"
LISTS = ("antes", BLINDS, "starting_stacks")
SINGLE = ("bring_in", "small_bet", "big_bet", "min_bet", CHIP)
BURNS, TOURNAMENT = "_burns", "_tournament"
FIELDS = {"variant", "ante_trimming_status", "actions", *LISTS, *SINGLE, BURNS, TOURNAMENT}
PLAYERS = range(2, 24)


def read_hands(text: str) -> Mapping[str, HandHistory | Refusal]:
    """The hands of a file by their numbers, "1" where it holds one hand alone.

    A hand that cannot be read has its refusal in its place (``bad_hand``); a text that is no such
    file refuses with ``not_phh``.
    """
    return {name: _read(fields) for name, fields in hands_in(text).items()}


def _read(fields: Mapping[str, Any] | Refusal) -> HandHistory | Refusal:
    if isinstance(fields, Refusal):
        return fields
    try:
        return _history(fields)
    except KeyError as error:
        return Refusal("bad_hand", problem=f"{error} is missing")
    except (ValueError, TypeError) as error:
        return Refusal("bad_hand", problem=str(error))


def _history(fields: Mapping[str, Any]) -> HandHistory:
    actions = convert(fields["actions"], tuple[str, ...])
    stacks = _amounts(fields["starting_stacks"])
    lists = [_amounts(fields.get(key, [0] * len(stacks))) for key in LISTS[:2]]
    single = {key: number(fields[key]) for key in SINGLE if key in fields}
    if len(stacks) not in PLAYERS or {*map(len, lists)} != {len(stacks)}:
        raise ValueError("antes, blinds and stacks are not as many as players")
    raises = list(_raises(actions))
    decimals = decimals_of([*stacks, *lists[0], *lists[1], *single.values(), *raises])
    antes, blinds = lists
    units = {key: in_units(it, decimals) for key, it in single.items()}
    small = units.get("small_bet", units.get("min_bet", 0))
    return HandHistory(
        variant=convert(fields["variant"], str).strip().upper(),
        antes=tuple(in_units(one, decimals) for one in antes),
        stacks=tuple(_stack(one, decimals) for one in stacks),
        actions=actions,
        blinds=tuple(_blind(one, decimals) for one in blinds),
        antes_trimmed=convert(fields.get("ante_trimming_status", False), bool),
        bring_in=units.get("bring_in", 0),
        small_bet=small,
        big_bet=units.get("big_bet", 0) or small,
        smallest_chip=units.get(CHIP, 0) or 1,
        decimals=decimals,
        burns=convert(fields.get(BURNS, True), Burns),
        tournament=convert(fields.get(TOURNAMENT, False), bool),
        notes={key: one for key, one in fields.items() if key not in FIELDS},
    )


def _amounts(values: Any) -> Sequence[Decimal]:
    return [number(one) for one in convert(values, list[Any])]


def _blind(amount: Decimal, decimals: int) -> int:
    chips = in_units(abs(amount), decimals)
    return chips if amount >= 0 else -chips


def _stack(amount: Decimal, decimals: int) -> int | None:
    return None if amount == Decimal("inf") else in_units(amount, decimals)


def _raises(actions: Sequence[str]) -> Iterator[Decimal]:
    """What the actions raise to; what is no number there is found when it is played."""
    for words in (action.partition("#")[0].split() for action in actions):
        if len(words) > 2 and words[1].lower() == "cbr":  # noqa: PLR2004
            try:
                yield number(words[2])
            except ValueError:
                continue
