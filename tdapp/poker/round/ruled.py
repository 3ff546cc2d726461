"""What rulings have left for later in a round: cards that come back, burns, seats dealt on."""

import msgspec

from tdapp.poker.cards import Card


class Aside(msgspec.Struct, frozen=True):
    """Cards out of the stub until a street begins, or until its bottom board lies."""

    cards: tuple[Card, ...]
    street: int
    after_bottom: bool = False


class Ruled(msgspec.Struct, frozen=True):
    """What the course of the round does by itself when its time comes.

    Of `burns` one is burnt before each street, in place of an unseen card; before `unburnt` streets
    nothing is, before the street `burns_to_active` as many cards in all as players are active.
    Players `dealt_on` have no hand and get cards until somebody bets more than `quiet` says: the
    street and the price when it was ruled. On the street `all_up` every card goes up and `opens`
    opens it. `kept` are chips of players who are treated as all-in. What `comes_next` was seen on
    the deck and is dealt before any other card.
    """

    aside: tuple[Aside, ...] = ()
    burns: tuple[Card, ...] = ()
    unburnt: tuple[int, ...] = ()
    burns_to_active: int | None = None
    dealt_on: tuple[int, ...] = ()
    quiet: tuple[int, int] = (0, 0)
    all_up: int | None = None
    opens: int | None = None
    kept: tuple[int, ...] = ()
    comes_next: tuple[Card, ...] = ()


NOTHING_RULED = Ruled()
