"""Writing rounds of play as a file of the format."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, time
from decimal import Decimal

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import text_of
from tdapp.poker.phh.amounts import UNLIMITED, shown
from tdapp.poker.phh.playing import ITSELF
from tdapp.poker.phh.reading import BURNS, CHIP, TOURNAMENT
from tdapp.poker.phh.setups import GAMES, LIMITS, by_player, first_after
from tdapp.poker.play.acts import (
    AnyAct,
    BringIn,
    Burn,
    CheckOrCall,
    Deal,
    DealBoard,
    Draw,
    Fold,
    Muck,
    PutIn,
    RaiseTo,
    Show,
    Straddle,
)
from tdapp.poker.play.course import start
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Round

CONTROL = re.compile(r"[\x7f-\x9f]")


def toml(fields: Mapping[str, object]) -> str:
    """Fields, one a line; refuses with ``not_in_format`` a value of a kind that TOML lacks."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in fields.items())


def _key(key: str) -> str:
    return key if key.replace("_", "").isalnum() and key.isascii() else _text(key)


def _value(value: object) -> str:
    match value:
        case str():
            return _text(value)
        case int() | float() | Decimal() | date() | time():
            return str(value).lower().replace("infinity", "inf")
        case Mapping():
            return f"{{ {', '.join(f'{_key(str(k))} = {_value(v)}' for k, v in value.items())} }}"
        case Sequence():
            return f"[{', '.join(map(_value, value))}]"
    raise Refusal("not_in_format", what=type(value).__name__)


def _text(text: str) -> str:
    """In quotes; what JSON leaves as it is and TOML does not is written by its number."""
    return CONTROL.sub(lambda it: f"\\u{ord(it[0]):04x}", json.dumps(text, ensure_ascii=False))


Amount = Callable[[int], Decimal]
VERBS: Mapping[type[AnyAct], str] = {Fold: "f", CheckOrCall: "cc", BringIn: "pb", Muck: "sm"}


def written(
    setup: Setup,
    acts: Sequence[AnyAct],
    notes: Mapping[str, object] = {},
    *,
    decimals: int = 0,
) -> str:
    """The text of a hand; reading it under the same rules plays the same round.

    Chips are written as numbers with so many `decimals`; `notes` follow what the rules ask for.
    A straddle, and what was put in for missed blinds, stand among the blinds; a kill or another
    post that moves nobody's turn is negative there.
    Refuses with ``not_in_format`` what the format has no words for: a game, a limit, a discard
    without a new card, both antes and dead money, what a ruling did; and as the acts do.
    """

    def amount(chips: int) -> Decimal:
        if chips < 0:
            return -amount(-chips)
        return Decimal("inf") if chips >= UNLIMITED else Decimal(shown(chips, decimals))

    setup, acts = _posted(setup, acts)
    code, blinds = _code(setup), _blinds(setup)
    _check(setup, blinds)
    fields = {
        "variant": code,
        "ante_trimming_status": not any(setup.dead),
        "antes": [*map(amount, by_player(setup.dead if any(setup.dead) else setup.antes))],
        "blinds_or_straddles": [*map(amount, by_player(blinds))],
        **{key: amount(chips) for key, chips in _bets(setup).items()},
        "starting_stacks": [*map(amount, setup.stacks)],
        "actions": [*_actions(setup, acts, amount)],
        **dict(_ours(setup, amount)),
    }
    return toml(fields | {key: one for key, one in notes.items() if key not in fields})


def _code(setup: Setup) -> str:
    if setup.small.structure not in LIMITS.values():
        raise Refusal("not_in_format", what=setup.small.structure.value)
    for letter, structure in LIMITS.items():
        for code, game in GAMES.items():
            same = game == (setup.variant.id, setup.deck)
            if same and structure is setup.small.structure:
                return letter + code
    raise Refusal("not_in_format", what=setup.variant.name)


def _posted(setup: Setup, acts: Sequence[AnyAct]) -> tuple[Setup, Sequence[AnyAct]]:
    """The setup with what was put in before the cards, and the acts after that."""
    for done, act in enumerate(acts):
        if not isinstance(act, Straddle | PutIn):
            return setup, acts[done:]
        setup = act.after(start(setup)).setup
    return setup, ()


def _blinds(setup: Setup) -> tuple[int, ...]:
    """What each posts; it is negative where it would seem to be the last blind and is not."""
    if setup.first == first_after(setup.blinds):
        return setup.blinds
    last = (setup.first - 1) % setup.players
    return tuple(
        -chips if chips >= setup.blinds[last] and player != last else chips
        for player, chips in enumerate(setup.blinds)
    )


def _check(setup: Setup, blinds: tuple[int, ...]) -> None:
    """Refuses what reading would take for something else."""
    if any(setup.dead) and any(setup.antes):
        raise Refusal("not_in_format", what="dead money")
    if setup.first != first_after(blinds):
        raise Refusal("not_in_format", what="who acts first")
    fixed = setup.small.structure is Structure.FIXED
    if not fixed and setup.small.least != setup.big.least:
        raise Refusal("not_in_format", what="two least bets")


def _bets(setup: Setup) -> Mapping[str, int]:
    brought = {"bring_in": setup.bring_in} if setup.bring_in else {}
    if setup.small.structure is Structure.FIXED:
        return brought | {"small_bet": setup.small.least, "big_bet": setup.big.least}
    return brought | {"min_bet": setup.small.least}


def _ours(setup: Setup, amount: Amount) -> Iterator[tuple[str, object]]:
    """What the format leaves to its users to name."""
    if setup.unit != 1:
        yield CHIP, amount(setup.unit)
    if setup.burns is not True:
        yield BURNS, setup.burns
    if setup.small.tournament:
        yield TOURNAMENT, True


def _actions(setup: Setup, acts: Sequence[AnyAct], amount: Amount) -> Iterator[str]:
    round_ = start(setup)
    for act in acts:
        if not isinstance(act, Burn):
            yield _action(round_, act, amount)
        round_ = act.after(round_)


def _action(round_: Round, act: AnyAct, amount: Amount) -> str:
    match act:
        case Deal(player, cards):
            return f"d dh p{player + 1} {_together(cards)}"
        case DealBoard(cards, 0):
            return f"d db {_together(cards)}"
        case RaiseTo(player, chips):
            return f"p{player + 1} cbr {amount(chips)}"
        case Draw(player, cards):
            return f"p{player + 1} sd {_together(cards)}".rstrip()
        case Show(player, cards):
            return f"p{player + 1} sm {_together(cards or round_.hand(player)) or ITSELF}"
        case Fold(player) | CheckOrCall(player) | BringIn(player) | Muck(player):
            return f"p{player + 1} {VERBS[type(act)]}"
        case _:
            raise Refusal("not_in_format", what=type(act).__name__)


def _together(cards: Sequence[int]) -> str:
    return "".join(map(text_of, cards))
