"""Says how the hands of a deck rank in a house, from the highest on."""

from functools import partial

from tdapp.rules.hand_order import Category, HandOrder
from tdapp.rules.play_rules import PlayRules
from tdapp.table.facts.rulings import RulingKind
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice
from tdapp.words.look_up.enquiry import Ask, EnquiryAnswer, HouseRuling, Next
from tdapp.words.look_up.held_hand import HeldHand
from tdapp.words.look_up.irregularity_words import rule_words

CATEGORIES = {
    Category.STRAIGHT_FLUSH: text("rulings", "straight flush"),
    Category.FOUR_OF_A_KIND: text("rulings", "four of a kind"),
    Category.FULL_HOUSE: text("rulings", "full house"),
    Category.FLUSH: text("rulings", "flush"),
    Category.STRAIGHT: text("rulings", "straight"),
    Category.THREE_OF_A_KIND: text("rulings", "three of a kind"),
    Category.TWO_PAIR: text("rulings", "two pair"),
    Category.ONE_PAIR: text("rulings", "one pair"),
    Category.HIGH_CARD: text("rulings", "high card"),
}


def hand_order_way(voice: Voice, rules: PlayRules, held: HeldHand | None = None) -> EnquiryAnswer:
    """Where a supervisor asks which hand ranks higher; a held hand tells the deck."""
    words = voice.text("rulings", "order of hands")
    return EnquiryAnswer(
        words, lambda: _deck(voice, rules, held), voice.text("rulings", "Deck and hands")
    )


def _deck(voice: Voice, rules: PlayRules, held: HeldHand | None) -> Next:
    if held is not None:
        return _ranked(voice, held.round.setup.rules.order)
    if len(rules.hands) == 1:
        return _ranked(voice, rules.hands[0])
    return Ask(
        voice.text("rulings", "Which deck is it?"),
        voice.text("rulings", "Choose one"),
        tuple(
            EnquiryAnswer(deck_words(voice, one), partial(_ranked, voice, one))
            for one in rules.hands
        ),
    )


def deck_words(voice: Voice, order: HandOrder) -> str:
    """A deck by its cards, and by its games where it is for these alone."""
    cards = voice.plural("rulings", "1 card", "{n} cards", order.deck)
    return ", ".join((cards, *(one.replace("_", " ") for one in order.only)))


def _ranked(voice: Voice, order: HandOrder) -> HouseRuling:
    high = (f"{rank}. {voice.say(CATEGORIES[one])}" for rank, one in enumerate(order.order, 1))
    ace = voice.text("rulings", "An ace does not stand low in a straight.")
    if order.ace_low:
        ace = voice.text("rulings", "An ace may also be the lowest card of a straight.")
    said = voice.text("rulings", "Order of hands, {deck}", deck=deck_words(voice, order))
    sentences = (*high, ace, rule_words(voice, order.rule))
    return HouseRuling(RulingKind.SHOWDOWN, said, sentences, order.rule)
