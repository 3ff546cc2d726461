"""Asks what was done out of turn and by those who were skipped, and says what it is worth."""

from dataclasses import dataclass, replace
from functools import partial

from msgspec.structs import replace as replaced
from PySide6.QtCore import QCoreApplication

from tdapp.poker.rulings.out_of_turn import Deed, Did, out_of_turn
from tdapp.rules.irregularities.situations import Game
from tdapp.rules.play_rules import PlayRules
from tdapp.rules.turn_rules import TurnRules, turns_of
from tdapp.tournament.rulings.events import RulingKind
from tdapp.ui.rulings.enquiry import Ask, Next, Ruled, Way, read_between, yes_or_no
from tdapp.ui.rulings.irregularity_words import game_words
from tdapp.ui.rulings.wager_words import turn_sentences

translate = QCoreApplication.translate


FOLDED = Did(Deed.FOLD)


@dataclass(frozen=True, slots=True)
class Told:
    """What is told of an act out of turn so far; None is what nobody was asked."""

    rules: TurnRules
    by_dealer: bool = False
    his: Did = FOLDED
    faced: int = 0
    skipped: Did | None = None
    all_in: bool | None = None
    full: bool | None = None


def turn_way(rules: PlayRules) -> Way:
    """Where a supervisor asks what an act out of turn is worth."""
    words = translate("Rulings", "act out of turn")
    return Way(words, lambda: _game(rules), translate("Rulings", "Betting"))


def _game(rules: PlayRules) -> Ask:
    """Which game, where the house has rules for some alone."""
    alone = [Game(game) for turns in rules.turns for game in turns.only]

    def leads(game: str) -> Ask:
        return _by_dealer(Told(turns_of(rules.turns, game)))

    if not alone:
        return leads("")
    named = [Way(game_words(game), partial(leads, game.value)) for game in alone]
    other = Way(translate("Rulings", "another game"), partial(leads, ""))
    hint = translate("Rulings", "A game, or how it begins")
    return Ask(translate("Rulings", "Which game is it?"), hint, (*named, other))


def _by_dealer(told: Told) -> Ask:
    """Whether the dealer told the player to act, where the house asks for it."""
    if told.rules.directed is None:
        return _deed(told)
    text = translate("Rulings", "Did the dealer tell the player to act?")
    return yes_or_no(text, lambda yes: _deed(replace(told, by_dealer=yes)))


def _deed(told: Told) -> Ask:
    return Ask(
        translate("Rulings", "What did the player do out of turn?"),
        translate("Rulings", "To how much in this round, or one of these"),
        (
            Way(translate("Rulings", "fold"), partial(_done, told, FOLDED)),
            Way(translate("Rulings", "check"), partial(_done, told, Did(Deed.CHECK))),
        ),
        lambda typed: _done(told, Did(Deed.WAGER, read_between(typed, 1))),
    )


def _done(told: Told, his: Did) -> Next:
    told = replace(told, his=his)
    return _ruled(told) if his.deed is Deed.FOLD or told.by_dealer else _faced(told)


def _faced(told: Told) -> Ask:
    return Ask(
        translate("Rulings", "Which bet stood before?"),
        translate("Rulings", "A number, then Enter"),
        (Way(translate("Rulings", "nobody had bet"), partial(_skipped, told)),),
        lambda typed: _skipped(replace(told, faced=read_between(typed, 1))),
    )


def _skipped(told: Told) -> Ask:
    """What those who were skipped did: the most of it decides."""

    def leads(did: Did) -> Next:
        return _of_wager(replace(told, skipped=did))

    ways = [Way(translate("Rulings", "all folded"), partial(leads, FOLDED))]
    if told.faced:
        called = Did(Deed.WAGER, told.faced)
        ways.append(Way(translate("Rulings", "called"), partial(leads, called)))
    else:
        ways.append(Way(translate("Rulings", "checked"), partial(leads, Did(Deed.CHECK))))
    return Ask(
        translate("Rulings", "What did those do who were skipped?"),
        translate("Rulings", "To how much they bet or raised, or one of these"),
        tuple(ways),
        lambda typed: leads(Did(Deed.WAGER, read_between(typed, told.faced + 1))),
    )


def _of_wager(told: Told) -> Next:
    """What else a wager turns on."""
    if told.his.deed is not Deed.WAGER:
        return _ruled(told)
    price = max(told.faced, told.skipped.to if told.skipped else 0)
    if told.rules.short_all_in and told.his.to < price and told.all_in is None:
        text = translate("Rulings", "Was the player all-in with it?")
        return yes_or_no(text, lambda yes: _of_wager(replace(told, all_in=yes)))
    if told.his.to > told.faced and told.full is None:
        text = translate("Rulings", "Was it a full bet or raise?")
        return yes_or_no(text, lambda yes: _of_wager(replace(told, full=yes)))
    return _ruled(told)


def _ruled(told: Told) -> Ruled:
    ruling = out_of_turn(
        replaced(told.his, all_in=bool(told.all_in)),
        (told.skipped,) if told.skipped else (),
        told.rules,
        faced=told.faced,
        full=told.full is not False,
        told_by_dealer=told.by_dealer,
    )
    act = {
        Deed.FOLD: translate("Rulings", "Fold out of turn"),
        Deed.CHECK: translate("Rulings", "Check out of turn"),
        Deed.WAGER: translate("Rulings", "Wager to {to} out of turn").format(to=told.his.to),
    }[told.his.deed]
    return Ruled(RulingKind.BETTING, act, turn_sentences(ruling), ruling.rule)
