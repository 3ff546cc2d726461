"""Any ruling that a house's book can come to, and what somebody may say of the mistake."""

from collections import Counter
from random import Random

from tdapp.poker.cards import UNKNOWN
from tdapp.poker.round.state import Round
from tdapp.poker.round.stub import may_come
from tdapp.poker.rulings.irregularities import Mistake, RulingAnswer, next_fact, rule_on
from tdapp.poker.rulings.irregularity_facts import facts_of, kind_of
from tdapp.rules.irregularities.facts import NUMBERS, RulingFact, Told
from tdapp.rules.irregularities.situations import Situation
from tests.poker.houses import HOUSES
from tests.poker.irregularities import irregularities

SITUATIONS = sorted(Situation, key=lambda one: one.value)
ENOUGH = 26
"""So many cards are left at least where some of them are said to have been seen."""


def any_answer(chance: Random, round_: Round, player: int) -> RulingAnswer:
    """What some house rules on something that happened in a round; what it does not tell varies."""
    book = irregularities(chance.choice(sorted(HOUSES)))
    situation = chance.choice(SITUATIONS)
    facts: dict[RulingFact, Told] = dict(facts_of(round_, situation, player))
    if chance.random() < 1 / 2:
        facts = {RulingFact.GAME: kind_of(round_.setup.variant)}
    while (fact := next_fact(book, situation, facts)) is not None:
        facts[fact] = chance.randint(0, 3) if fact in NUMBERS else chance.random() < 1 / 2
    return rule_on(book, situation, facts)


def any_mistake(chance: Random, round_: Round, player: int) -> Mistake:
    """A player, cards that were seen, and a choice."""
    unseen = sorted(may_come(round_))
    unseen = unseen if len(unseen) > ENOUGH else []
    held = [one for one in round_.hand(player) if one != UNKNOWN]
    seen = chance.sample(unseen, min(len(unseen), chance.randint(1, 3)))
    if held and chance.random() < 1 / 3:
        seen = [chance.choice(held)]
    left = [one for one in unseen if one not in seen]
    return Mistake(
        player=player,
        cards=tuple(seen),
        instead=chance.choice(left) if left else UNKNOWN,
        last_folder=chance.randrange(round_.setup.players),
        chosen=chance.random() < 1 / 2,
    )


def twice(round_: Round) -> list[int]:
    """Known cards that lie at two places; what may be dealt again is left out."""
    drawn = any(street.draw for street in round_.setup.variant.streets)
    players = round_.live if drawn else range(round_.setup.players)
    hands = [round_.hand(it) for it in players]
    thrown = () if drawn else round_.thrown
    boards = round_.boards if round_.runs == 1 else [set().union(*round_.boards)]
    burnt = () if round_.burns_return else round_.burnt
    places = (*hands, *boards, burnt, round_.kitty, thrown)
    counted = Counter(card for place in places for card in place if card != UNKNOWN)
    return [card for card, times in counted.items() if times > 1]
