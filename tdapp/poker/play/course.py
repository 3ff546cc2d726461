"""How a round continues by itself: from the deal to the betting, the next street and its end."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import Betting, Stake, begun
from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.openers import opener
from tdapp.poker.round.ruled_course import at_street
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.round.stub import left
from tdapp.poker.showdown.showing import order_of_showing
from tdapp.poker.variants.variant import Opener


def start(setup: Setup) -> Round:
    """A round with antes and blinds posted, all-in for less at most, before its first cards."""
    stakes = [_posted(setup, player) for player in range(setup.players)]
    nobody: tuple[tuple[int, ...], ...] = ((),) * setup.players
    dead = sum(setup.stacks) - sum([one.stack + one.put_in for one in stakes])
    begun_ = Round(
        setup,
        Phase.DEAL,
        0,
        Betting(tuple(stakes), (), dead=dead),
        down=nobody,
        up=nobody,
        boards=((),) * setup.variant.boards,
        owed=(),
        owed_board=(),
        shown=(False,) * setup.players,
        aggressor=_first_aggressor(setup),
        aggressors=tuple(it for it in [_first_aggressor(setup)] if it is not None),
    )
    return _dealing(begun_, 0)


def go_on(round_: Round) -> Round:
    """The round at the next thing that somebody has to do."""
    if round_.betting.queue:
        return round_
    if len(round_.live) == 1 and round_.phase is not Phase.OVER:
        return replace(round_, phase=Phase.OVER, turn=(), owed=(), owed_board=())
    if round_.turn or _is_dealing(round_):
        return round_
    return _further(round_)


def _further(round_: Round) -> Round:
    match round_.phase:
        case Phase.DEAL | Phase.DRAW:
            return go_on(_betting(round_))
        case Phase.BET:
            return go_on(_discarding(round_))
        case Phase.DISCARD:
            return _next_street(round_)
        case Phase.SHOWDOWN | Phase.OVER:
            return replace(round_, phase=Phase.OVER)


def _is_dealing(round_: Round) -> bool:
    return any(round_.owed) or any(round_.owed_board) or round_.owed_kitty > 0


def _first_aggressor(setup: Setup) -> int | None:
    """The last blind's player, where the house says that it is an aggressive act (TAS C15.1)."""
    if not setup.rules.showdown.first.big_blind or not any(setup.blinds):
        return None
    return setup.last_blind


def _posted(setup: Setup, player: int) -> Stake:
    """A player's stake after dead money, ante and blind, or after the blind first (TDA RP-11)."""
    rest = setup.stacks[player]
    first = min(setup.blinds[player], rest) if setup.blind_first else 0
    rest -= first
    rest -= min(setup.dead[player], rest)
    ante = min(setup.antes[player], rest)
    blind = first or min(setup.blinds[player], rest - ante)
    return Stake(rest - ante - (blind - first), blind, ante)


def _dealing(round_: Round, street: int) -> Round:
    """The street with what is to be dealt in it."""
    found = replace(round_, street=street)
    now = found.now
    live, players = found.live, found.setup.players
    dealt = replace(
        found,
        phase=Phase.DEAL,
        owed=tuple([(now.down + now.up) * (player in live) for player in range(players)]),
        owed_board=(now.community,) * len(found.boards),
        owed_kitty=now.kitty,
        burnt=found.burnt + (UNKNOWN,) * found.setup.burnt_before(street),
    )
    dealt = at_street(dealt)
    if now.draw:
        return _drawing(dealt)
    return _with_too_few(dealt) if street and any(dealt.owed) else dealt


def _drawing(round_: Round) -> Round:
    """A draw comes before the cards for it; a kitty that nobody took is mucked (CROWN 9.3.3(e))."""
    return replace(
        round_,
        phase=Phase.DRAW,
        turn=tuple(round_.live),
        thrown=round_.thrown + round_.kitty,
        kitty=(),
        cast=((),) * round_.setup.players,
        late=(),
    )


def _with_too_few(round_: Round) -> Round:
    """A street of stud for which the deck may be too short (STAR 17.5.2, CROWN 10.6.2)."""
    needed, rest = sum(round_.owed), left(round_)
    if rest >= needed:
        return round_
    burnt, setup = round_.burnt, round_.setup
    spare = rest + len(burnt) - needed
    if setup.rules.dealing.shortage.burns_return and spare >= 0:
        again = min(spare, setup.burnt_before(round_.street))
        return replace(round_, burnt=(UNKNOWN,) * again)
    if rest < 1:
        burnt = (UNKNOWN,) * setup.burnt_before(round_.street)
    nothing = (0,) * setup.players
    return replace(round_, owed=nothing, owed_board=(1,) * len(round_.boards), burnt=burnt)


def _betting(round_: Round) -> Round:
    stakes, setup = round_.betting.stakes, round_.setup
    first, dead = opener(round_), round_.betting.dead
    aggressor = round_.betting.aggressor
    if aggressor is None:
        aggressor = round_.aggressor
    if round_.street:
        collected = [Stake(one.stack, 0, one.put_in, one.live) for one in stakes]
        betting = begun(collected, first, dead=dead)
    else:
        price = max(setup.blinds)
        betting = begun(stakes, first, price=price, step=price, dead=dead)
    return replace(round_, phase=Phase.BET, betting=betting, aggressor=aggressor, opened=first)


def _discarding(round_: Round) -> Round:
    turn = tuple(round_.live) if round_.now.discard else ()
    return replace(round_, phase=Phase.DISCARD, turn=turn)


def _next_street(round_: Round) -> Round:
    if not round_.is_last_street:
        return go_on(_dealing(round_, round_.street + 1))
    turn = tuple(it for it in order_of_showing(round_) if not round_.lies_open(it))
    return go_on(replace(round_, phase=Phase.SHOWDOWN, turn=turn))


BY_CARDS = (Opener.CARD_SHOWING, Opener.HAND_SHOWING)


def may_be_told(round_: Round) -> tuple[int, ...]:
    """Of whom it may be said that they open: nothing is bet, and an up card is unknown."""
    betting = round_.betting
    if betting.price or round_.phase is not Phase.BET or round_.now.opener not in BY_CARDS:
        return ()
    if any(betting.acted) or not any(UNKNOWN in round_.up[it] for it in round_.live):
        return ()
    return betting.queue


def opens(round_: Round, player: int) -> Round:
    """Let a player open; refuses with ``opener_is_seen``."""
    if player not in may_be_told(round_):
        raise Refusal("opener_is_seen", player=player)
    queue = round_.betting.queue
    at = queue.index(player)
    turned = replace(round_.betting, queue=queue[at:] + queue[:at])
    return replace(round_, betting=turned, opened=player)
