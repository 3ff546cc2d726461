"""What lies on the table in words: board, pots, and for which stakes is played."""

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import texts_of
from tdapp.poker.pots.slices import pots
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant
from tdapp.table.state.hands import HandInPlay
from tdapp.ui.look.figures import whole
from tdapp.ui.refusals.marker import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
BETWEEN = "  |  "
"""Between boards."""
LIMITS = {
    Structure.FIXED: QT_TRANSLATE_NOOP("Feature", "limit"),
    Structure.SPREAD: QT_TRANSLATE_NOOP("Feature", "spread-limit"),
    Structure.HALF_POT: QT_TRANSLATE_NOOP("Feature", "half-pot-limit"),
    Structure.POT: QT_TRANSLATE_NOOP("Feature", "pot-limit"),
    Structure.NO_LIMIT: QT_TRANSLATE_NOOP("Feature", "no-limit"),
}


def board_words(round_: Round) -> str:
    """The community cards, board by board."""
    return BETWEEN.join(texts_of(board) for board in round_.boards if board)


def game_words(variant: Variant, structure: Structure) -> str:
    """A game with its limit."""
    said = translate("Feature", "{limit} {game}")
    return said.format(limit=translate("Feature", LIMITS[structure]), game=variant.name)


def named_words(hand: HandInPlay) -> str:
    """Which hand it is, of which game."""
    said = translate("Feature", "Table {table}, hand {number}: {game}")
    game = game_words(hand.setup.variant, hand.setup.small.structure)
    return said.format(table=hand.table, number=hand.number, game=game)


def title_words(hand: HandInPlay) -> str:
    """Which hand it is, of which game, for which stakes."""
    return "  ".join((named_words(hand), *_stakes(hand.setup)))


def _stakes(setup: Setup) -> Iterator[str]:
    """Blinds or bring-in, the two bets of a fixed limit, and the ante."""
    blinds = sorted({one for one in setup.blinds if one})
    if blinds:
        yield " / ".join(map(whole, blinds))
    if setup.bring_in:
        yield translate("Feature", "bring-in {chips}").format(chips=whole(setup.bring_in))
    if setup.small.structure is Structure.FIXED:
        bets = " / ".join(whole(one.least) for one in (setup.small, setup.big))
        yield translate("Feature", "bets {chips}").format(chips=bets)
    if setup.small.structure is Structure.SPREAD:
        said = translate("Feature", "bets {least} to {most}")
        yield said.format(least=whole(setup.small.least), most=whole(setup.small.most))
    ante = max(*setup.antes, *setup.dead)
    if ante:
        yield translate("Feature", "ante {chips}").format(chips=whole(ante))


def pot_words(round_: Round) -> str:
    """What lies in the middle: the pots before this round of betting, and the bets in it."""
    betting = round_.betting
    said = translate("Feature", "Pot {chips}").format(chips=whole(betting.pot))
    bets = sum(one.bet for one in betting.stakes) if _bets_lie_apart(round_) else 0
    if bets == betting.pot:
        return said
    collected = [replace(one, bet=0) for one in betting.stakes] if bets else betting.stakes
    found = [one.chips for one in pots(collected, betting.dead) if one.chips]
    if len(found) <= 1 and not bets:
        return said
    main, *sides = map(whole, found)
    named = [translate("Feature", "main pot {chips}").format(chips=main)]
    named += [translate("Feature", "side pot {chips}").format(chips=one) for one in sides]
    if bets:
        named.append(translate("Feature", "bets {chips}").format(chips=whole(bets)))
    return f"{said}: {', '.join(named)}"


def _bets_lie_apart(round_: Round) -> bool:
    """Whether the bets were not collected yet: they are made, or are blinds before the cards."""
    return round_.phase is Phase.BET or (round_.phase is Phase.DEAL and not round_.street)
