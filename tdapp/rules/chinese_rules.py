"""What a house says of Chinese poker."""

from tdapp.rules.rule import Rule


class ChineseRules(Rule, frozen=True):
    """Chinese poker, in units.

    `active` players are dealt in of those who are `seated`. Each hand that beats an opponent's wins
    one unit, and `most_hands` more goes to who wins more of the three; `wrongly_set` hands cost as
    much to each opponent.
    """

    active: int
    seated: int
    most_hands: int
    wrongly_set: int
