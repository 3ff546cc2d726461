"""What an act in a hand names: whose it is, which cards, how many chips."""

from tdapp.poker.cards import Card
from tdapp.poker.play.acts import AnyAct, Burn
from tdapp.poker.rulings.ruled_acts import RuledAct


def player_of(done: AnyAct | RuledAct) -> int | None:
    """Whose act it is; None where it is nobody's."""
    player: int | None = getattr(done, "player", None)
    return player


def cards_of(done: AnyAct) -> tuple[Card, ...]:
    """The cards in it."""
    cards: tuple[Card, ...] = (done.card,) if isinstance(done, Burn) else getattr(done, "cards", ())
    return cards


def chips_of(done: AnyAct) -> int:
    """The chips in it, as they were told."""
    chips: int = getattr(done, "chips", 0)
    return chips
