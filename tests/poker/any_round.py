"""Any round of play that could be: a setup by chance, and somebody who does what is offered."""

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

import resources
from tdapp.poker.betting.blinds import BlindPosts, posted
from tdapp.poker.betting.limit import Limit, Structure
from tdapp.poker.cards import UNKNOWN, Deck
from tdapp.poker.play.acts import (
    AnyAct,
    BringIn,
    CheckOrCall,
    DeadHand,
    Deal,
    DealBoard,
    DealKitty,
    Discard,
    Draw,
    Fold,
    Muck,
    Opens,
    RaiseTo,
    RunIt,
    Show,
    Straddle,
    TakeKitty,
)
from tdapp.poker.play.course import start
from tdapp.poker.play.offers import Offers, offers
from tdapp.poker.round.ruled_course import coming
from tdapp.poker.round.setup import Setup, table_rules
from tdapp.poker.round.state import Hand, Phase, Round
from tdapp.poker.round.stub import may_come
from tdapp.poker.variants.table_size import table_size
from tdapp.poker.variants.variant import Variant, read_variant
from tdapp.rules.game_rules import Burns, burns_of
from tdapp.table.hands.kills import killed
from tests.poker.houses import HOUSES, play_rules

VARIANTS = [
    read_variant(path.read_text("utf-8"))
    for path in sorted(resources.at("variants").iterdir(), key=lambda path: path.name)
]
BURNS: list[Burns] = [True, False, (2, 0, 1)]
RARELY = 0.1
SELDOM = 0.002
HALF = 0.5


def any_setup(chance: Random, variant: Variant) -> Setup:
    """A table of a house that has the game, with as many players as it deals in."""
    rules = play_rules(chance.choice([it for it in HOUSES if offered(it, variant)]))
    offer, tournament = rules.game(variant.id), chance.random() < RARELY
    deck = Deck(chance.choice(offer.decks).deck)
    size = table_size(rules, variant, deck, tournament=tournament)
    players = chance.randint(size.least, chance.choice([size.most, 3]))
    big = chance.choice([2, 10])
    blind = not variant.is_stud
    two = posted(players, (big // 2, big), rules.blinds, tournament=tournament)
    paid = two if blind else BlindPosts((0,) * players, 0)
    limit = Limit(chance.choice(list(Structure)), big, most=3 * big, tournament=tournament)
    setup = Setup(
        variant=variant,
        deck=deck,
        rules=table_rules(rules, deck, variant.id),
        stacks=tuple(chance.choice([1, 3, 17, 40, 200, 1_000]) for _ in range(players)),
        antes=tuple([chance.choice([0, 1])] * players),
        dead=tuple(chance.choice([0, 0, 3]) for _ in range(players)),
        blinds=paid.blinds,
        first=paid.first,
        small=limit,
        big=Limit(limit.structure, 2 * big, most=6 * big),
        bring_in=0 if blind else chance.choice([0, max(big // 2, 1)]),
        unit=rules.odd_chips.smallest_share(variant.id, chance.choice([1, 5]), big),
        burns=burns_of(offer, told=chance.choice(BURNS)),
    )
    has_kill = rules.blinds.kill is not None and blind and chance.random() < RARELY
    return killed(setup, chance.randrange(players), 2 * big) if has_kill else setup


def offered(house: str, variant: Variant) -> bool:
    """Whether a house has this game."""
    return any(one.variant == variant.id for one in play_rules(house).games)


def played(chance: Random, setup: Setup) -> Iterator[Round]:
    """Every round from the first to the one that is over."""
    yield from played_from(chance, start(setup))


def played_from(chance: Random, round_: Round) -> Iterator[Round]:
    """This round and every one after it, to the one that is over."""
    yield round_
    for act in acts_from(chance, round_):
        round_ = act.after(round_)
        yield round_


def acts_from(chance: Random, round_: Round) -> Iterator[AnyAct]:
    """What is done from this round on until one is over."""
    while round_.phase is not Phase.OVER:
        act = _any_act(chance, round_)
        yield act
        round_ = act.after(round_)


def _any_act(chance: Random, round_: Round) -> AnyAct:
    if chance.random() < SELDOM:
        return DeadHand(chance.choice(round_.live))
    may = offers(round_)
    if may.straddle and chance.random() < HALF:
        return Straddle(round_.setup.first)
    for some in (_shown, _run, _thrown, _dealt, _on_table):
        act = some(chance, round_, may)
        if act is not None:
            return act
    return _bet(chance, may)


def _shown(chance: Random, round_: Round, may: Offers) -> AnyAct | None:
    has_to = not any((*may.cards, *may.board))
    if not may.shows or not (has_to or chance.random() < RARELY):
        return None
    player = may.shows[0]
    if len(round_.live) > 1 and player in may.mucks and chance.random() < RARELY:
        return Muck(player)
    held = round_.hand(player)
    burns_out = replace(round_, burns_return=False)
    new = iter(_taken(chance, burns_out, held.count(UNKNOWN)))
    seen = [next(new) if card == UNKNOWN else card for card in held]
    return Show(player, tuple(seen))


def _run(chance: Random, round_: Round, may: Offers) -> AnyAct | None:
    """Half of the time, now and then more often than the stub has cards for."""
    rule = round_.setup.rules.showdown.run_it
    if rule is None or not may.runs or chance.random() < HALF:
        return None
    unseen = rule.short_stub is not None and chance.random() < HALF
    return RunIt(chance.randint(2, rule.most if unseen else may.runs), unseen=unseen)


def _thrown(chance: Random, round_: Round, may: Offers) -> AnyAct | None:
    player = may.actor
    if player is None or (any(may.cards) and chance.random() < HALF):
        return None
    if may.draws is not None:
        count = chance.randint(0, may.draws)
        return Draw(player, tuple(chance.sample(round_.down[player], count)))
    if may.discards is not None:
        return Discard(player, tuple(chance.sample(round_.down[player], may.discards)))
    return None


def _dealt(chance: Random, round_: Round, may: Offers) -> AnyAct | None:
    """A player's cards, now and then one that nobody sees."""
    if not any(may.cards):
        return None
    player = next(at for at, owed in enumerate(may.cards) if owed)
    taken = _next(chance, round_, may.cards[player], player)
    known = coming(round_)
    hides = [chance.random() < RARELY and card not in known for card in taken]
    seen = [UNKNOWN if hidden else card for hidden, card in zip(hides, taken, strict=True)]
    return Deal(player, tuple(seen))


def _on_table(chance: Random, round_: Round, may: Offers) -> AnyAct | None:
    if may.kitty:
        return DealKitty(_taken(chance, round_, may.kitty))
    if not any(may.board):
        return None
    board = next(at for at, owed in enumerate(may.board) if owed)
    return DealBoard(_next(chance, round_, may.board[board]), board)


def _next(chance: Random, round_: Round, count: int, player: int | None = None) -> Hand:
    """Cards from the deck, first those that were seen on it."""
    known = coming(round_)[:count]
    return (*known, *_taken(chance, round_, count - len(known), player))


def _taken(chance: Random, round_: Round, count: int, player: int | None = None) -> Hand:
    unseen = may_come(round_, player) - {*coming(round_)}
    return tuple(chance.sample(sorted(unseen), count))


def _bet(chance: Random, may: Offers) -> AnyAct:
    assert may.actor is not None
    choices: list[tuple[int, AnyAct | None]] = [
        (4 * (may.call is not None), CheckOrCall(may.actor)),
        (may.folds, Fold(may.actor)),
        (3 * may.bring_in, BringIn(may.actor)),
        (may.takes_kitty, TakeKitty(may.actor)),
        (2 * (may.raises is not None), None),
        (bool(may.openers), Opens(chance.choice(may.openers or (0,)))),
    ]
    ((_, act),) = chance.choices(choices, [weight for weight, _ in choices])
    return act or _raised(chance, may)


def _raised(chance: Random, may: Offers) -> AnyAct:
    assert may.raises is not None
    assert may.actor is not None
    least, most = may.raises.least, may.raises.most
    to = chance.choice(may.raises.only or [least, most, chance.randint(least, most)])
    return RaiseTo(may.actor, to)
