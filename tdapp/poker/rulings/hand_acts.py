"""What a ruling does to hands and chips of a round: dead, void, returned, won unseen."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Betting, Stake, closed_if_idle, with_one
from tdapp.poker.round.course import go_on, start
from tdapp.poker.round.state import Phase, Round

TWO = 2


def misdealt(round_: Round) -> Round:
    """Everything goes back, and the round begins again with the same blinds and first card."""
    return start(round_.setup)


def voided(round_: Round) -> Round:
    """Everything goes back, and the round is over without a winner."""
    stakes = tuple(Stake(stack) for stack in round_.setup.stacks)
    return _over(replace(round_, betting=replace(round_.betting, stakes=stakes, dead=0)))


def dead(round_: Round, player: int) -> Round:
    """The hand has no claim any more, its chips stay; refuses as `_check_gone` does."""
    _check_gone(round_, player)
    return _without(round_, player, replace(round_.betting.stakes[player], live=False))


def void(round_: Round, player: int) -> Round:
    """The hand has no claim any more, everything its player put in goes back to him.

    Refuses as `_check_gone` does.
    """
    _check_gone(round_, player)
    setup = round_.setup
    posted = min(setup.dead[player], setup.stacks[player])
    betting = _lowered(round_, player, 0)
    betting = replace(betting, dead=betting.dead - posted)
    given_back = Stake(setup.stacks[player], live=False)
    return _without(replace(round_, betting=betting), player, given_back)


def dead_without_raise(round_: Round, player: int) -> Round:
    """The hand is dead; what nobody has called yet of its player's bet goes back to him.

    Refuses as `_check_gone` does.
    """
    _check_gone(round_, player)
    stake = round_.betting.stakes[player]
    met = min(stake.bet, _highest_other(round_, player))
    betting = _lowered(round_, player, met)
    left = Stake(stake.stack + stake.bet - met, met, stake.paid, live=False)
    return _without(replace(round_, betting=betting), player, left)


def won_by(round_: Round, player: int) -> Round:
    """All chips are a player's who had folded.

    Refuses ``hand_not_folded``, and ``not_over`` before the showdown.
    """
    stakes = round_.betting.stakes
    if stakes[player].live:
        raise Refusal("hand_not_folded", player=player)
    if round_.phase not in {Phase.SHOWDOWN, Phase.OVER}:
        raise Refusal("not_over", phase=round_.phase.value)
    claims = tuple(replace(one, live=at == player) for at, one in enumerate(stakes))
    return _over(replace(round_, betting=replace(round_.betting, stakes=claims)))


def _check_gone(round_: Round, player: int) -> None:
    """Refuses with ``hand_is_gone`` one that is folded, ``nobody_else_left`` the only one."""
    if not round_.betting.stakes[player].live:
        raise Refusal("hand_is_gone", player=player)
    if len(round_.live) == 1:
        raise Refusal("nobody_else_left", player=player)


def _over(round_: Round) -> Round:
    nobody = replace(round_.betting, queue=())
    return replace(round_, phase=Phase.OVER, betting=nobody, turn=(), owed=(), owed_board=())


def _without(round_: Round, player: int, stake: Stake) -> Round:
    """The round goes on without a hand."""
    betting = round_.betting
    left = replace(
        betting,
        stakes=with_one(betting.stakes, player, stake),
        queue=tuple(it for it in betting.queue if it != player),
    )
    if betting.raises < round_.setup.rules.betting.cap.most and len(left.live) == TWO:
        left = replace(left, two_below_cap=True)
    owed = with_one(round_.owed, player, 0) if round_.owed else ()
    turn = tuple(it for it in round_.turn if it != player)
    return go_on(replace(round_, betting=closed_if_idle(left), owed=owed, turn=turn))


def _lowered(round_: Round, player: int, bet: int) -> Betting:
    """The betting after a player's bet was taken down: the price falls where he alone had made it.

    Who has met the lower price and acted has nothing more to do.
    """
    betting = round_.betting
    floor = max(_highest_other(round_, player), bet)
    if betting.stakes[player].bet < betting.price or floor >= betting.price:
        return betting
    stakes = betting.stakes
    queue = [it for it in betting.queue if betting.acted[it] is None or stakes[it].bet < floor]
    return replace(
        betting,
        queue=tuple(queue),
        price=floor,
        level=min(betting.level, floor),
        step=min(betting.step, floor),
        full=max(betting.full - 1, 0),
        raises=max(betting.raises - 1, 0),
        aggressor=None,
    )


def _highest_other(round_: Round, player: int) -> int:
    """The most that another has bet, the blind or bring-in at least."""
    bets = [one.bet for at, one in enumerate(round_.betting.stakes) if at != player]
    setup = round_.setup
    forced = max(*setup.blinds, setup.bring_in) if not round_.street else 0
    return max(*bets, forced)
