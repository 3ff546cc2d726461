"""What a ruling does in games of open cards: which go up, which come back, who is dealt on."""

from msgspec.structs import replace

from tdapp.core.refusal import Refusal
from tdapp.poker.betting.betting import with_one
from tdapp.poker.cards import Card, texts_of
from tdapp.poker.round.ruled_course import with_ruled
from tdapp.poker.round.state import Phase, Round


def first_card_up(round_: Round, player: int, exposed: Card) -> Round:
    """A card that was to be down lies open, and this player's next goes down in its place.

    Refuses with ``not_now`` after the first street or in a game without open cards, and with
    ``not_in_hand``.
    """
    if round_.street or not round_.now.up:
        raise Refusal("not_now", phase=round_.phase.value)
    down, up = round_.down[player], round_.up[player]
    if exposed in up:
        return round_
    if exposed not in down:
        raise Refusal("not_in_hand", cards=texts_of([exposed]))
    at = down.index(exposed)
    down, up = (*down[:at], *down[at + 1 :]), (exposed, *up)
    if not any(round_.owed) or not round_.owed[player]:
        down, up = (*down, up[-1]), up[:-1]
    return replace(
        round_, down=with_one(round_.down, player, down), up=with_one(round_.up, player, up)
    )


def last_cards_up(round_: Round) -> Round:
    """Every card of the last street goes up, and who opened before opens; refuses ``not_now``."""
    _check_last_deal(round_)
    for player in round_.live:
        dealt = min(_dealt_here(round_, player), round_.now.down)
        down = round_.down[player]
        kept, turned = down[: len(down) - dealt], down[len(down) - dealt :]
        round_ = replace(
            round_,
            down=with_one(round_.down, player, kept),
            up=with_one(round_.up, player, round_.up[player] + turned),
        )
    return with_ruled(round_, all_up=round_.street, opens=round_.opened)


def last_cards_back(round_: Round) -> Round:
    """The cards of the last street are in the stub again and owed; refuses ``not_now``."""
    _check_last_deal(round_)
    now = round_.now
    for player in range(round_.setup.players):
        dealt = _dealt_here(round_, player) if player in round_.live else 0
        up = min(max(dealt - now.down, 0), now.up)
        round_ = replace(
            round_,
            down=with_one(round_.down, player, _but_last(round_.down[player], dealt - up)),
            up=with_one(round_.up, player, _but_last(round_.up[player], up)),
            owed=with_one(round_.owed, player, round_.owed[player] + dealt),
        )
    return round_


def one_card_for_all(round_: Round) -> Round:
    """One community card in place of a street's cards, as it is owed already where they ran out.

    Refuses with ``not_now``, and with ``last_deal_begun`` where somebody has a card of it.
    """
    _check_last_deal(round_)
    if any(round_.owed_board) or any(round_.boards):
        return round_
    if any(_dealt_here(round_, it) for it in round_.live):
        raise Refusal("last_deal_begun")
    nothing = (0,) * round_.setup.players
    return replace(round_, owed=nothing, owed_board=(1,) * len(round_.boards))


def dealt_on(round_: Round, player: int) -> Round:
    """A seat without a hand gets cards until somebody bets; refuses ``not_now``."""
    if round_.phase not in {Phase.DEAL, Phase.BET}:
        raise Refusal("not_now", phase=round_.phase.value)
    dealing = round_.phase is Phase.DEAL
    seats = round_.ruled.dealt_on
    seats = seats if player in seats else (*seats, player)
    quiet = round_.street - dealing, round_.betting.price
    if dealing and any(round_.owed):
        owed = with_one(round_.owed, player, _still_due(round_, player))
        round_ = replace(round_, owed=owed)
    return with_ruled(round_, dealt_on=seats, quiet=quiet)


def _still_due(round_: Round, player: int) -> int:
    """How many cards of this street a seat has not been given, whoever has it."""
    streets = round_.setup.variant.streets[: round_.street + 1]
    by_now = sum(street.down + street.up for street in streets)
    held = len(round_.down[player]) + len(round_.up[player])
    return max(0, min(round_.now.down + round_.now.up, by_now - held))


def _check_last_deal(round_: Round) -> None:
    """Refuses with ``not_now`` where the last cards of a stud game are not being dealt."""
    if (
        round_.phase is not Phase.DEAL
        or not round_.is_last_street
        or not round_.setup.variant.is_stud
    ):
        raise Refusal("not_now", phase=round_.phase.value)


def _dealt_here(round_: Round, player: int) -> int:
    """How many cards of this street a live player has."""
    if any(round_.owed_board) or any(round_.boards):
        return 0
    return round_.now.down + round_.now.up - round_.owed[player]


def _but_last(cards: tuple[Card, ...], many: int) -> tuple[Card, ...]:
    return cards[: len(cards) - many]
