"""A hand of a feature table in words: what it waits for, its pots, and how it ends."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.poker.betting.raising import Range
from tdapp.poker.cards import UNKNOWN, texts_of
from tdapp.poker.pots.slices import pots
from tdapp.poker.ranking.readers import reader
from tdapp.poker.round.offers import Offers, offers
from tdapp.poker.round.settling import Share
from tdapp.poker.round.state import Phase, Round
from tdapp.rules.hand_order import Category
from tdapp.tournament.feature.ending import Result, result_of
from tdapp.tournament.feature.hands import HandInPlay
from tdapp.tournament.tournament import Tournament
from tdapp.ui.look.figures import whole
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
CATEGORIES = {
    Category.STRAIGHT_FLUSH: QT_TRANSLATE_NOOP("Feature", "a straight flush"),
    Category.FOUR_OF_A_KIND: QT_TRANSLATE_NOOP("Feature", "four of a kind"),
    Category.FULL_HOUSE: QT_TRANSLATE_NOOP("Feature", "a full house"),
    Category.FLUSH: QT_TRANSLATE_NOOP("Feature", "a flush"),
    Category.STRAIGHT: QT_TRANSLATE_NOOP("Feature", "a straight"),
    Category.THREE_OF_A_KIND: QT_TRANSLATE_NOOP("Feature", "three of a kind"),
    Category.TWO_PAIR: QT_TRANSLATE_NOOP("Feature", "two pair"),
    Category.ONE_PAIR: QT_TRANSLATE_NOOP("Feature", "one pair"),
    Category.HIGH_CARD: QT_TRANSLATE_NOOP("Feature", "a high card"),
}


def seat_words(state: Tournament, entry: int) -> str:
    """Where somebody sits, or the entry where that is nowhere any more."""
    seat = state.seating.seat_of.get(entry)
    return str(entry) if seat is None else str(seat)


def board_words(round_: Round) -> str:
    """The community cards, board by board."""
    return "  |  ".join(texts_of(board) for board in round_.boards if board)


def pot_words(round_: Round) -> str:
    """What lies in the middle, the pots apart where there are several."""
    betting = round_.betting
    found = [whole(one.chips) for one in pots(betting.stakes, betting.dead)]
    said = translate("Feature", "Pot {chips}").format(chips=whole(betting.pot))
    return said if len(found) < MANY else f"{said} ({' + '.join(found)})"


MANY = 2


def waits_words(state: Tournament, hand: HandInPlay, round_: Round) -> str:
    """What the hand waits for: who is to act and with which amounts, or what is to be dealt."""
    may = offers(round_)
    if round_.phase is Phase.OVER:
        return translate("Feature", "The hand is over")
    if may.actor is None:
        return _to_deal(state, hand, may)
    who = seat_words(state, hand.entries[may.actor])
    return translate("Feature", "{who} to act: {what}").format(
        who=who, what=", ".join(_choices(round_, may))
    )


def _to_deal(state: Tournament, hand: HandInPlay, may: Offers) -> str:
    for player, owed in enumerate(may.cards):
        if owed:
            who = seat_words(state, hand.entries[player])
            return translate("Feature", "{who} is dealt {cards}").format(who=who, cards=owed)
    if any(may.board):
        said = translate("Feature", "The board is dealt {cards}")
        return said.format(cards=max(may.board))
    who = ", ".join(seat_words(state, hand.entries[player]) for player in may.shows)
    return translate("Feature", "{who} to show").format(who=who)


def _choices(round_: Round, may: Offers) -> Iterator[str]:
    if may.folds:
        yield translate("Feature", "fold")
    if may.call is not None:
        said = translate("Feature", "call {chips}") if may.call else translate("Feature", "check")
        yield said.format(chips=whole(may.call))
    if may.bring_in:
        said = translate("Feature", "bring in {chips}")
        yield said.format(chips=whole(round_.setup.bring_in))
    if may.raises is not None:
        yield raise_words(may.raises, opened=bool(round_.betting.price))
    yield from _of_cards(may)


def _of_cards(may: Offers) -> Iterator[str]:
    if may.draws is not None:
        yield translate("Feature", "exchange up to {cards}").format(cards=may.draws)
    if may.discards is not None:
        yield translate("Feature", "discard {cards}").format(cards=may.discards)
    if may.shows:
        yield translate("Feature", "show")
    if may.mucks:
        yield translate("Feature", "muck")


def raise_words(found: Range, *, opened: bool) -> str:
    """From what to what may be bet or raised."""
    said = translate("Feature", "raise to {amounts}") if opened else ""
    said = said or translate("Feature", "bet {amounts}")
    least, most = whole(found.least), whole(found.most)
    between = translate("Feature", "{least} to {most}").format(least=least, most=most)
    return said.format(amounts=least if found.least == found.most else between)


def won_words(state: Tournament, hand: HandInPlay) -> str:
    """Who wins how much with what; why it is not known where it is not."""
    result = result_of(hand)
    round_ = hand.round
    return "; ".join(_won(state, hand, round_, result))


def _won(state: Tournament, hand: HandInPlay, round_: Round, result: Result) -> Iterator[str]:
    shares = result.settlement.shares
    for player in dict.fromkeys(share.player for share in shares):
        own = [share for share in shares if share.player == player]
        chips = whole(sum(share.chips for share in own))
        who = seat_words(state, hand.entries[player])
        name = _with_what(round_, own)
        said = translate("Feature", "{who} wins {chips} with {what}")
        said = said if name else translate("Feature", "{who} wins {chips}")
        yield said.format(who=who, chips=chips, what=name)


def _with_what(round_: Round, shares: Sequence[Share]) -> str:
    """What the first share that was contested was won with, where it has a name."""
    for share in shares:
        if share.ranking is None or UNKNOWN in round_.hand(share.player):
            continue
        setup = round_.setup
        reads = reader(setup.variant, share.ranking, setup.rules.order)
        name = reads.name(reads.strength(round_.hand(share.player), round_.boards[share.board]))
        if name is not None:
            return translate("Feature", CATEGORIES[name.category])
    return ""
