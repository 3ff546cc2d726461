"""For how many players a house deals a game on a deck, at cash and at tournament tables."""

from collections.abc import Collection, Sequence

import msgspec

from tdapp.core.refusal import Refusal
from tdapp.poker.variants.variant import Variant
from tdapp.rules.game_rules import dealt_in, on_deck
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.rule import RuleNumber

FEWEST = 2


class TableSize(msgspec.Struct, frozen=True):
    """The fewest and the most players that are dealt in, and the rule that says so.

    So many more may be seated, of whom who has the button sits out (STAR 9.3.1).
    """

    least: int
    most: int
    rule: RuleNumber
    more_seated: int = 0

    def demand(self, players: int) -> None:
        """Refuses with ``too_few_players`` or ``too_many_players`` what the rule does not allow."""
        if players < self.least:
            raise Refusal("too_few_players", players=players, least=self.least, rule=self.rule)
        if players > self.most:
            raise Refusal("too_many_players", players=players, most=self.most, rule=self.rule)

    def dealt(self, seats: Collection[int], button: int) -> Sequence[int]:
        """Which of the taken seats get cards, from the left of the button; refuses as `demand`."""
        sits_out = min(max(len(seats) - self.most, 0), self.more_seated)
        self.demand(len(seats) - sits_out)
        return dealt_in(seats, button, self.most)


def table_size(
    rules: PlayRules, variant: Variant, deck: int, *, tournament: bool = False
) -> TableSize:
    """For how many a game is dealt; refuses with ``game_not_offered`` and ``deck_not_offered``.

    A tournament goes on until two play (P40). Where the most of a game does not hold in it, it is
    that of the seats and of the cards (P89).
    """
    offer = rules.game(variant.id)
    size, seats = on_deck(offer, deck), rules.seats
    bound = not tournament or seats.bind_tournaments
    most = size.players if bound else min(seats.most, _hands_in(deck, variant))
    return TableSize(
        least=FEWEST if tournament else size.least,
        most=most,
        rule=offer.rule if bound else seats.rule,
        more_seated=seats.seats(most) - most,
    )


def _hands_in(deck: int, variant: Variant) -> int:
    """How many hands a deck has cards for, before a draw; the last card of stud may be shared."""
    streets, stud = variant.streets, variant.is_stud
    each = sum(street.down + street.up for street in (streets[:-1] if stud else streets))
    table = stud + streets[0].kitty + variant.boards * sum(it.community for it in streets)
    return (deck - table) // each
