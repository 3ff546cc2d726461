"""What a ruling does to hands and chips of a round: dead, void, returned, won unseen."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Betting, Stake, but, closed_if_idle, with_one
from tdapp.poker.play.course import go_on, start
from tdapp.poker.play.dead_hand import check_may_go, without_hand
from tdapp.poker.round.ruled_course import kept_chips, with_ruled
from tdapp.poker.round.state import NOTHING_RULED, Phase, Round
from tdapp.poker.showdown.seeing import claims_again


def misdealt(round_: Round) -> Round:
    """Everything goes back, and the round begins again with the same blinds and first card."""
    return start(round_.setup)


def voided(round_: Round) -> Round:
    """Everything goes back, and the round is over without a winner."""
    stakes = tuple(Stake(stack) for stack in round_.setup.stacks)
    betting = replace(round_.betting, stakes=stakes, dead=0)
    return _over(replace(round_, betting=betting, ruled=NOTHING_RULED))


def void(round_: Round, player: int) -> Round:
    """The hand has no claim any more, everything its player put in goes back to him.

    Refuses as `check_may_go` does.
    """
    check_may_go(round_, player)
    setup = round_.setup
    posted = min(setup.dead[player], setup.stacks[player])
    betting = _lowered(round_, player, 0)
    betting = replace(betting, dead=betting.dead - posted)
    given_back = Stake(setup.stacks[player] - kept_chips(round_)[player], live=False)
    return without_hand(replace(round_, betting=betting), player, given_back)


def dead_without_raise(round_: Round, player: int) -> Round:
    """The hand is dead; what nobody has called yet of its player's bet goes back to him.

    Refuses as `check_may_go` does.
    """
    check_may_go(round_, player)
    stake = round_.betting.stakes[player]
    met = min(stake.bet, _highest_other(round_, player))
    betting = _lowered(round_, player, met)
    left = Stake(stake.stack + stake.bet - met, met, stake.paid, live=False)
    return without_hand(replace(round_, betting=betting), player, left)


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


def revived(round_: Round, player: int) -> Round:
    """A hand that was given up at the showdown has its claim again, and all show what they have.

    One that is live stays so. Refuses as `claims_again` does.
    """
    if round_.betting.stakes[player].live:
        return round_
    return claims_again(round_, player)


def treated_as_all_in(round_: Round, player: int) -> Round:
    """A player bets no more: what is behind is out of play until the pot is given.

    Refuses with ``hand_is_gone`` and ``not_now``.
    """
    stake = round_.betting.stakes[player]
    if not stake.live:
        raise Refusal("hand_is_gone", player=player)
    if round_.phase not in {Phase.DEAL, Phase.BET}:
        raise Refusal("not_now", phase=round_.phase.value)
    kept = with_one(tuple(kept_chips(round_)), player, kept_chips(round_)[player] + stake.stack)
    betting = replace(
        round_.betting,
        stakes=with_one(round_.betting.stakes, player, replace(stake, stack=0)),
        queue=but(round_.betting.queue, player),
    )
    return go_on(with_ruled(replace(round_, betting=closed_if_idle(betting)), kept=kept))


def _over(round_: Round) -> Round:
    nobody = replace(round_.betting, queue=())
    return replace(round_, phase=Phase.OVER, betting=nobody, turn=(), owed=(), owed_board=())


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
