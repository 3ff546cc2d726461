"""A hand of a feature table in words: what it waits for, and how it ends."""

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QCoreApplication

from tdapp.poker.betting.raising import Range
from tdapp.poker.cards import RANKS, UNKNOWN
from tdapp.poker.play.offers import Offers
from tdapp.poker.ranking.readers import reader
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.settling import Share
from tdapp.poker.variants.variant import Ranking
from tdapp.rules.hand_order import Category
from tdapp.table.hands.results import Result, result_of
from tdapp.table.state.hands import HandInPlay
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


def waits_words(state: Tournament, hand: HandInPlay, round_: Round, may: Offers) -> str:
    """What the hand waits for: who is to act and with which amounts, or what is to be dealt."""
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
    if may.kitty:
        return translate("Feature", "The kitty is dealt {cards}").format(cards=may.kitty)
    if any(may.board):
        said = translate("Feature", "The board is dealt {cards}").format(cards=max(may.board))
        times = translate("Feature", "{said}; it may be run up to {times} times")
        return times.format(said=said, times=may.runs) if may.runs else said
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
    if may.takes_kitty:
        yield translate("Feature", "take the kitty")
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
    if least == most:
        return said.format(amounts=least)
    either = translate("Feature", "{least} or {most}")
    amounts = either if found.only else translate("Feature", "{least} to {most}")
    return said.format(amounts=amounts.format(least=least, most=most))


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
    """What the shares that were contested were won with, where they are known."""
    setup = round_.setup
    said = []
    for share in shares:
        hand = round_.hand(share.player)
        if share.ranking is not None and UNKNOWN not in hand:
            reads = reader(setup.variant, share.ranking, setup.rules.order)
            name = reads.name(reads.strength(hand, round_.boards[share.board]))
            said += [] if name is None else [_named(share.ranking, name)]
    return ", ".join(dict.fromkeys(said))


def _named(ranking: Ranking, name: HandName) -> str:
    """A hand by its category, one without a pair that wins low by its ranks."""
    if ranking is Ranking.HIGH or name.category is not Category.HIGH_CARD:
        return translate("Feature", CATEGORIES[name.category])
    said = translate("Feature", "a low of {ranks}")
    if ranking is Ranking.BADUGI:
        said = translate("Feature", "a badugi of {ranks}")
    return said.format(ranks="-".join(RANKS[rank] for rank in name.ranks))
