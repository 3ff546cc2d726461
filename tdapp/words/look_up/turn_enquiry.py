"""Asks what was done out of turn and by those who were skipped, and says what it is worth."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from msgspec.structs import replace as replaced

from tdapp.poker.round.state import Phase
from tdapp.poker.rulings.out_of_turn import Deed, Did, TurnRuling, out_of_turn
from tdapp.poker.rulings.wagers import Made, amount_put_in, facing_now, kept_wager
from tdapp.poker.rulings.wagers_facing import ActRuling, Facing, facing
from tdapp.rules.irregularities.situations import GameKind
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.wager_rules import OpenTo, TurnRules, WagerRules, turns_of
from tdapp.table.facts.rulings import RulingKind
from tdapp.voice.voice import Voice
from tdapp.words.look_up.carry_out import carry_turn, carry_wager
from tdapp.words.look_up.enquiry import (
    Ask,
    EnquiryAnswer,
    HouseRuling,
    Next,
    read_between,
    yes_or_no,
)
from tdapp.words.look_up.held_hand import HeldHand
from tdapp.words.look_up.irregularity_words import game_words
from tdapp.words.look_up.wager_words import turn_sentences

FOLDED = Did(Deed.FOLD)


@dataclass(frozen=True, slots=True)
class TurnCase:
    """What is told of an act out of turn so far; None is what nobody was asked."""

    voice: Voice
    rules: TurnRules
    wagers: WagerRules
    held: HeldHand | None = None
    by_dealer: bool = False
    his: Did = FOLDED
    faced: int = 0
    skipped: Did | None = None
    all_in: bool | None = None
    full: bool | None = None
    made: Made | None = None

    @property
    def player(self) -> int | None:
        """Whose turn it is by now in a held hand."""
        bets = self.held is not None and self.held.round.phase is Phase.BET
        return self.held.round.actor if self.held is not None and bets else None


def turn_way(voice: Voice, rules: PlayRules, held: HeldHand | None = None) -> EnquiryAnswer:
    """Where a supervisor asks what an act out of turn is worth."""
    words = voice.text("rulings", "action out of turn")
    return EnquiryAnswer(words, lambda: _game(voice, rules, held), voice.text("rulings", "Betting"))


def _game(voice: Voice, rules: PlayRules, held: HeldHand | None) -> Ask:
    """Which game, where the house has rules for some alone and no hand is held."""
    alone = [GameKind(game) for turns in rules.turns for game in turns.only]

    def leads(game: str) -> Ask:
        return _by_dealer(TurnCase(voice, turns_of(rules.turns, game), rules.wagers, held))

    if held is not None:
        return leads(held.round.setup.variant.id)
    if not alone:
        return leads("")
    named = [EnquiryAnswer(game_words(voice, game), partial(leads, game.value)) for game in alone]
    other = EnquiryAnswer(voice.text("rulings", "another game"), partial(leads, ""))
    hint = voice.text("rulings", "A game, or how it begins")
    return Ask(voice.text("rulings", "Which game is it?"), hint, (*named, other))


def _by_dealer(told: TurnCase) -> Ask:
    """Whether the dealer told the player to act, where the house asks for it."""
    if told.rules.directed is None:
        return _deed(told)
    text = told.voice.text(
        "rulings", "Did the dealer tell the player, or one before in this mistake, to act?"
    )
    return yes_or_no(told.voice, text, lambda yes: _deed(replace(told, by_dealer=yes)))


def _deed(told: TurnCase) -> Ask:
    return Ask(
        _deed_words(told),
        told.voice.text("rulings", "Total bet this round, or one of these"),
        (
            EnquiryAnswer(told.voice.text("rulings", "fold"), partial(_done, told, FOLDED)),
            EnquiryAnswer(
                told.voice.text("rulings", "check"), partial(_done, told, Did(Deed.CHECK))
            ),
        ),
        lambda typed: _done(told, Did(Deed.WAGER, read_between(typed, 1))),
    )


def _deed_words(told: TurnCase) -> str:
    """What is asked; in a held hand of whoever's turn it is by now."""
    if told.player is None or told.held is None:
        return told.voice.text("rulings", "What did the player do out of turn?")
    said = told.voice.text("rulings", "{who} is to act. What was done out of turn?")
    return said.format(who=told.held.who(told.player))


def _done(told: TurnCase, his: Did) -> Next:
    told = replace(told, his=his)
    if told.held is not None and told.player is not None:
        behind = told.held.round.betting.stakes[told.player].most
        told = replace(told, all_in=his.to >= behind)
    return _ruled(told) if his.deed is Deed.FOLD or told.by_dealer else _faced(told)


def _faced(told: TurnCase) -> Ask:
    """Which bet stood when it was done; a held hand names those of this betting."""

    def leads(price: int) -> Next:
        full = told.held.was_full(price, told.his.to) if told.held else None
        return _price_now(replace(told, faced=price, full=full))

    prices = told.held.prices if told.held else (0,)
    nobody = told.voice.text("rulings", "no bet yet")
    ways = [
        EnquiryAnswer(told.voice.count(one) if one else nobody, partial(leads, one))
        for one in prices
    ]
    return Ask(
        told.voice.text("rulings", "Which bet stood before?"),
        told.voice.text("rulings", "A number, then Enter"),
        tuple(ways),
        lambda typed: leads(read_between(typed, 1)),
    )


def _price_now(told: TurnCase) -> Next:
    """In a held hand a higher bet by now is what those did who were skipped."""
    price = told.held.round.betting.price if told.held else 0
    if price > told.faced:
        return _of_wager(replace(told, skipped=Did(Deed.WAGER, price)))
    return _skipped(told)


def _skipped(told: TurnCase) -> Ask:
    """What those who were skipped did: the most of it decides."""
    text = told.voice.text

    def leads(did: Did) -> Next:
        return _of_wager(replace(told, skipped=did))

    ways = [EnquiryAnswer(text("rulings", "all folded"), partial(leads, FOLDED))]
    if told.faced:
        called = Did(Deed.WAGER, told.faced)
        ways.append(EnquiryAnswer(text("rulings", "called"), partial(leads, called)))
    else:
        ways.append(EnquiryAnswer(text("rulings", "checked"), partial(leads, Did(Deed.CHECK))))
    return Ask(
        text("rulings", "What did the skipped players do?"),
        text("rulings", "To how much they bet or raised, or one of these"),
        tuple(ways),
        lambda typed: leads(Did(Deed.WAGER, read_between(typed, told.faced + 1))),
    )


def _of_wager(told: TurnCase) -> Next:
    """What else a wager turns on."""
    if told.his.deed is not Deed.WAGER:
        return _ruled(told)
    price = max(told.faced, told.skipped.to if told.skipped else 0)
    if told.rules.short_all_in and told.his.to < price and told.all_in is None:
        text = told.voice.text("rulings", "Was the player all-in with it?")
        return yes_or_no(told.voice, text, lambda yes: _of_wager(replace(told, all_in=yes)))
    if told.his.to > told.faced and told.full is None:
        text = told.voice.text("rulings", "Was it a full bet or raise?")
        return yes_or_no(told.voice, text, lambda yes: _of_wager(replace(told, full=yes)))
    return _ruled(told)


def _ruled(told: TurnCase) -> Next:
    ruling = out_of_turn(
        replaced(told.his, all_in=bool(told.all_in)),
        (told.skipped,) if told.skipped else (),
        told.rules,
        faced=told.faced,
        full=told.full is not False,
        told_by_dealer=told.by_dealer,
    )
    kept = _kept(told, ruling)
    if kept is not None and told.made is None:
        return _how_made(told)
    act = {
        Deed.FOLD: told.voice.text("rulings", "Fold out of turn"),
        Deed.CHECK: told.voice.text("rulings", "Check out of turn"),
        Deed.WAGER: told.voice.text("rulings", "Wager to {to} out of turn", to=told.his.to),
    }[told.his.deed]
    return HouseRuling(
        RulingKind.BETTING,
        act,
        turn_sentences(told.voice, ruling, kept),
        kept.rule if kept else ruling.rule,
        carry=_carry(told, ruling, kept),
        player=told.player,
    )


def _how_made(told: TurnCase) -> Ask:
    """How the chips went in, where what they come to turns on it."""
    text = told.voice.text
    ways = {
        Made.SILENT: text("rulings", "several chips, no word"),
        Made.ONE_CHIP: text("rulings", "one chip, no word"),
        Made.SAID_RAISE: text("rulings", "“raise” was said"),
    }
    return Ask(
        text("rulings", "How was it bet?"),
        text("rulings", "A number, then Enter"),
        tuple(
            EnquiryAnswer(said, partial(_ruled, replace(told, made=made)))
            for made, said in ways.items()
        ),
    )


def _kept(told: TurnCase, ruling: TurnRuling) -> ActRuling | None:
    """What a wager that stands comes to, where it is not of the size that it was made in."""
    if ruling.may != (OpenTo.KEEP,) or told.his.deed is not Deed.WAGER or told.all_in:
        return None
    it = _meets(told)
    if it is None:
        return None
    amount = told.his.to - it.put_in
    by_amount = amount_put_in(it, amount, told.wagers)
    if by_amount.to == told.his.to and not by_amount.options:
        return None
    found = kept_wager(it, amount, told.wagers, told.made) if told.made else by_amount
    return replaced(found, rule=f"{ruling.rule}, {found.rule}")


def _meets(told: TurnCase) -> Facing | None:
    """The bet that a wager out of turn meets; None where it is of the size that was faced."""
    if told.held is not None and told.player is not None:
        return facing(told.held.round, told.player)
    price = max(told.faced, told.skipped.to if told.skipped else 0)
    if not price or (price == told.faced and told.full is not False):
        return None
    return facing_now(told.his.to, told.faced, price)


def _carry(told: TurnCase, ruling: TurnRuling, kept: ActRuling | None) -> Callable[[], Next] | None:
    """How it is put into a held hand, once it is the player's turn."""
    if told.held is None or told.player is None:
        return None
    if kept is not None:
        it = facing(told.held.round, told.player)
        return partial(carry_wager, told.held, told.player, kept, it)
    return partial(carry_turn, told.held, told.player, ruling, told.his)
