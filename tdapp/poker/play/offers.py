"""What a round waits for: all that may be done now, but for what only a ruling or a word brings.

Dead hands, forfeits and bars are by a ruling; burnt cards are told, missed blinds put in, unasked.
"""

from collections.abc import Callable

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.raising import Range
from tdapp.poker.play.before_cards import may_straddle
from tdapp.poker.play.course import may_be_told
from tdapp.poker.play.dead_hand import may_be_handed_back
from tdapp.poker.play.kitty import may_take_kitty
from tdapp.poker.play.run_it_twice import most_runs
from tdapp.poker.play.with_chips import may_raise
from tdapp.poker.round.ruled_course import boards_due
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import due
from tdapp.poker.round.who_may_check import demand_may_check, demand_may_fold
from tdapp.poker.showdown.seeing import to_be_seen
from tdapp.poker.showdown.showing import faces_up, hands_go_up, may_show, must_show


class Offers(msgspec.Struct, frozen=True, kw_only=True):
    """What may be done next; what is None or empty may not.

    `actor` may fold, may call so many chips (a check where it is 0), may bet or raise within a
    range, or may bring in, or take the kitty; `openers` may be told to open instead. `cards` is
    owed to each player, `board` to each board, `kitty` to the kitty. `draws` is how many cards the
    actor may exchange at most, `discards` how many must go. `shows` have a hand that may be turned
    up now, `mucks` one that may be mucked. The rest of the board may be dealt so many `runs` times.
    The first to act may `straddle` for so many chips; somebody may ask to see the mucked `sees`.
    The last call may be handed back to the player `hands_back`.
    """

    actor: int | None = None
    folds: bool = False
    why_no_fold: Refusal | None = None
    call: int | None = None
    why_no_call: Refusal | None = None
    raises: Range | None = None
    why_no_raise: Refusal | None = None
    bring_in: bool = False
    cards: tuple[int, ...] = ()
    board: tuple[int, ...] = ()
    draws: int | None = None
    discards: int | None = None
    shows: tuple[int, ...] = ()
    mucks: tuple[int, ...] = ()
    runs: int = 0
    kitty: int = 0
    takes_kitty: bool = False
    openers: tuple[int, ...] = ()
    straddle: int = 0
    sees: tuple[int, ...] = ()
    hands_back: int | None = None


def offers(round_: Round) -> Offers:
    """What the round waits for."""
    match round_.phase:
        case Phase.BET:
            return _bets(round_, round_.betting.queue[0])
        case Phase.DRAW if round_.turn:
            return Offers(actor=round_.actor, draws=round_.now.draw, cards=_due(round_))
        case Phase.DISCARD:
            return Offers(actor=round_.actor, discards=round_.now.discard)
        case Phase.DEAL | Phase.DRAW:
            return _deals(round_)
        case Phase.SHOWDOWN:
            return _shows(round_)
        case Phase.OVER:
            return Offers(sees=to_be_seen(round_))


def _shows(round_: Round) -> Offers:
    return Offers(
        actor=round_.actor,
        shows=round_.turn,
        mucks=_but(round_.turn, must_show(round_)),
        sees=to_be_seen(round_),
        hands_back=may_be_handed_back(round_),
    )


def _deals(round_: Round) -> Offers:
    shows, first = _early(round_), faces_up(round_)
    if first:
        return Offers(shows=shows, mucks=_but(shows, first), runs=most_runs(round_))
    players_first = any(round_.owed)
    return Offers(
        cards=_due(round_),
        board=() if players_first else boards_due(round_),
        kitty=0 if players_first else round_.owed_kitty,
        shows=shows,
        mucks=_but(shows, must_show(round_)),
        runs=most_runs(round_),
        straddle=may_straddle(round_),
    )


def _due(round_: Round) -> tuple[int, ...]:
    late = round_.late
    return tuple([due(round_, it) for it in range(len(round_.owed))]) if late else round_.owed


def _but(some: tuple[int, ...], others: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(it for it in some if it not in others)


def _bets(round_: Round, player: int) -> Offers:
    may, why_not = _raises(round_, player)
    brings_in = round_.waits_for_bring_in
    no_fold = None if brings_in else _why_not(demand_may_fold, round_)
    no_call = None if brings_in else _why_not(demand_may_check, round_, player)
    return Offers(
        actor=player,
        folds=not brings_in and no_fold is None,
        why_no_fold=no_fold,
        call=None if brings_in or no_call else round_.betting.to_call(player),
        why_no_call=no_call,
        raises=may,
        why_no_raise=why_not,
        bring_in=brings_in,
        takes_kitty=may_take_kitty(round_, player),
        openers=may_be_told(round_),
    )


def _why_not(demand: Callable[..., None], *given: object) -> Refusal | None:
    try:
        demand(*given)
    except Refusal as why_not:
        return why_not
    return None


def _raises(round_: Round, player: int) -> tuple[Range | None, Refusal | None]:
    try:
        return may_raise(round_, player), None
    except Refusal as why_not:
        return None, why_not


def _early(round_: Round) -> tuple[int, ...]:
    """Who may turn a hand up before the last card."""
    return tuple(it for it in round_.live if may_show(round_, it)) if hands_go_up(round_) else ()
