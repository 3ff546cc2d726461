"""A hand of a feature table in words: what it waits for, and how it ends."""

from collections.abc import Iterator, Sequence

from tdapp.poker.betting.raising import Range
from tdapp.poker.cards import RANKS, UNKNOWN
from tdapp.poker.play.offers import Offers
from tdapp.poker.ranking.readers import reader
from tdapp.poker.ranking.strengths import HandName
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.showdown.settling import PotShare
from tdapp.poker.variants.variant import Ranking
from tdapp.rules.hand_order import Category
from tdapp.shown.table_words import chips_words
from tdapp.table.floor import Floor
from tdapp.table.hands.results import Result, result_of
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.look.spoken import voice
from tdapp.voice.texts import text

CATEGORIES = {
    Category.STRAIGHT_FLUSH: text("feature", "a straight flush"),
    Category.FOUR_OF_A_KIND: text("feature", "four of a kind"),
    Category.FULL_HOUSE: text("feature", "a full house"),
    Category.FLUSH: text("feature", "a flush"),
    Category.STRAIGHT: text("feature", "a straight"),
    Category.THREE_OF_A_KIND: text("feature", "three of a kind"),
    Category.TWO_PAIR: text("feature", "two pair"),
    Category.ONE_PAIR: text("feature", "one pair"),
    Category.HIGH_CARD: text("feature", "a high card"),
}


def seat_words(state: Floor, entry: int) -> str:
    """Where a player sits, or the entry number if the player has no seat."""
    seat = state.seating.seat_of.get(entry)
    return str(entry) if seat is None else str(seat)


def waits_words(state: Floor, hand: HandInPlay, round_: Round, may: Offers) -> str:
    """What the hand waits for: who is to act and with which amounts, or what is to be dealt."""
    text = voice().text
    if round_.phase is Phase.OVER:
        return text("feature", "The hand is over")
    if may.actor is None:
        return _to_deal(state, hand, may)
    who = seat_words(state, hand.entries[may.actor])
    return text("feature", "{who} to act: {what}", who=who, what=", ".join(_choices(round_, may)))


def _to_deal(state: Floor, hand: HandInPlay, may: Offers) -> str:
    text = voice().text
    for player, owed in enumerate(may.cards):
        if owed:
            who = seat_words(state, hand.entries[player])
            return text("feature", "{who} is dealt {cards}", who=who, cards=owed)
    if may.kitty:
        return text("feature", "The kitty is dealt {cards}", cards=may.kitty)
    if any(may.board):
        said = text("feature", "The board is dealt {cards}", cards=max(may.board))
        if not may.runs:
            return said
        return voice().plural(
            "feature",
            "{said}; it may be run once",
            "{said}; it may be run up to {n} times",
            may.runs,
            said=said,
        )
    who = ", ".join(seat_words(state, hand.entries[player]) for player in may.shows)
    return text("feature", "{who} to show", who=who)


def _choices(round_: Round, may: Offers) -> Iterator[str]:
    text = voice().text
    if may.folds:
        yield text("feature", "fold")
    if may.call is not None:
        said = text("feature", "call {chips}") if may.call else text("feature", "check")
        yield said.format(chips=chips_words(voice(), round_.setup, may.call))
    if may.bring_in:
        said = text("feature", "bring in {chips}")
        yield said.format(chips=chips_words(voice(), round_.setup, round_.setup.bring_in))
    if may.takes_kitty:
        yield text("feature", "take the kitty")
    if may.raises is not None:
        yield raise_words(may.raises, round_)
    yield from _of_cards(may)


def _of_cards(may: Offers) -> Iterator[str]:
    text = voice().text
    if may.draws is not None:
        yield text("feature", "exchange up to {cards}", cards=may.draws)
    if may.discards is not None:
        yield text("feature", "discard {cards}", cards=may.discards)
    if may.shows:
        yield text("feature", "show")
    if may.mucks:
        yield text("feature", "muck")


def raise_words(found: Range, round_: Round) -> str:
    """From what to what may be bet or raised."""
    text = voice().text
    said = text("feature", "raise to {amounts}") if round_.betting.price else ""
    said = said or text("feature", "bet {amounts}")
    least, most = (chips_words(voice(), round_.setup, it) for it in (found.least, found.most))
    if least == most:
        return said.format(amounts=least)
    either = text("feature", "{least} or {most}")
    amounts = either if found.only else text("feature", "{least} to {most}")
    return said.format(amounts=amounts.format(least=least, most=most))


def won_words(state: Floor, hand: HandInPlay) -> str:
    """Who wins how much with what; why it is not known where it is not."""
    result = result_of(hand)
    round_ = hand.round
    return "; ".join(_won(state, hand, round_, result))


def _won(state: Floor, hand: HandInPlay, round_: Round, result: Result) -> Iterator[str]:
    shares = result.settlement.shares
    for player in dict.fromkeys(share.player for share in shares):
        own = [share for share in shares if share.player == player]
        chips = chips_words(voice(), hand.setup, sum(share.chips for share in own))
        who = seat_words(state, hand.entries[player])
        name = _with_what(round_, own)
        said = voice().text("feature", "{who} wins {chips} with {what}")
        said = said if name else voice().text("feature", "{who} wins {chips}")
        yield said.format(who=who, chips=chips, what=name)


def _with_what(round_: Round, shares: Sequence[PotShare]) -> str:
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
        return voice().say(CATEGORIES[name.category])
    said = voice().text("feature", "a low of {ranks}")
    if ranking is Ranking.BADUGI:
        said = voice().text("feature", "a badugi of {ranks}")
    return said.format(ranks="-".join(RANKS[rank] for rank in name.ranks))
