"""Rounds on which a house rules, and what it makes of them."""

from tdapp.poker.cards import cards
from tdapp.poker.play import with_cards
from tdapp.poker.play.offers import offers
from tdapp.poker.round.state import Round
from tdapp.poker.rulings.irregularities import Mistake, rule_on
from tdapp.poker.rulings.irregularities_carried import carry_out
from tdapp.poker.rulings.irregularity_facts import facts_of
from tdapp.rules.irregularities.facts import RulingFact, Told
from tdapp.rules.irregularities.situations import Situation
from tests.poker.dealt import does, opened, table
from tests.poker.house_table import all_called
from tests.poker.irregularities import irregularities

HANDS = ["As Ah", "Ks Kh", "Qs Qh"]
STUD = ["As Ah 2c 3c 4c 5c 6c", "Ks Kh 2d 3d 4d 5d 6d", "Qs Qh 2h 3h 4h 5h 6h"]
S = Situation


def ruled(round_: Round, house: str, situation: Situation, mistake: Mistake, **told: Told) -> Round:
    """The round after the house's ruling, with what it does not tell itself."""
    facts = {**facts_of(round_, situation, mistake.player)}
    facts.update({RulingFact(name): value for name, value in told.items()})
    return carry_out(round_, rule_on(irregularities(house), situation, facts), mistake)


def flop(house: str, game: str = "holdem") -> Round:
    """Three see a flop, on both boards where there are two."""
    round_ = all_called(opened(table(house, game, blinds=(5, 10)), HANDS))
    for board, shown in zip(range(len(round_.boards)), ("2c 7d 9h", "3c 8d Th"), strict=False):
        round_ = with_cards.deal_board(round_, cards(shown), board)
    return round_


def stud(house: str, street: int, game: str = "seven_card_stud") -> Round:
    """Three at the deal of a street of stud, all having called before."""
    round_ = opened(table(house, game, ante=1), STUD)
    while True:
        round_ = all_called(round_)
        if round_.street == street:
            return round_
        round_ = every_one_dealt(round_)


def every_one_dealt(round_: Round) -> Round:
    """The street's next cards for all who are owed some."""
    for player, owed in enumerate(round_.owed):
        held = len(round_.hand(player))
        if owed:
            round_ = with_cards.deal(round_, player, cards(STUD[player])[held : held + owed])
    return round_


def seen(text: str) -> Mistake:
    return Mistake(cards=cards(text))


def opened_by_a_bet(round_: Round) -> Round:
    """Whoever opens has bet."""
    may = offers(round_).raises
    assert may
    return does(round_, may.least)
