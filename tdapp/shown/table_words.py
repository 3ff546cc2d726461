"""What lies on the table in words: board, pots, and for which stakes is played."""

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from tdapp.poker.betting.limit import Structure
from tdapp.poker.cards import texts_of
from tdapp.poker.pots.pots import pots
from tdapp.poker.round.setup import Setup
from tdapp.poker.round.state import Phase, Round
from tdapp.poker.variants.variant import Variant
from tdapp.table.state.hands import HandInPlay
from tdapp.voice.texts import text
from tdapp.voice.voice import Voice

BETWEEN = "  |  "
"""Between boards."""
LIMITS = {
    Structure.FIXED: text("feature", "limit"),
    Structure.SPREAD: text("feature", "spread-limit"),
    Structure.HALF_POT: text("feature", "half-pot-limit"),
    Structure.POT: text("feature", "pot-limit"),
    Structure.NO_LIMIT: text("feature", "no-limit"),
}


def board_words(round_: Round) -> str:
    """The community cards, board by board."""
    return BETWEEN.join(texts_of(board) for board in round_.boards if board)


def game_words(voice: Voice, variant: Variant, structure: Structure) -> str:
    """A game with its limit."""
    said = voice.text("feature", "{limit} {game}")
    return said.format(limit=voice.say(LIMITS[structure]), game=variant.name)


def named_words(voice: Voice, hand: HandInPlay) -> str:
    """Which hand it is, of which game."""
    said = voice.text("feature", "Table {table}, hand {number}: {game}")
    game = game_words(voice, hand.setup.variant, hand.setup.small.structure)
    return said.format(table=hand.table, number=hand.number, game=game)


def chips_words(voice: Voice, setup: Setup, chips: int) -> str:
    """Chips as a tournament counts them; those of a cash game, in cents, as money."""
    return voice.count(chips) if setup.small.tournament else voice.short_money(chips, "")


def title_words(voice: Voice, hand: HandInPlay) -> str:
    """Which hand it is, of which game, for which stakes."""
    return "  ".join((named_words(voice, hand), *_stakes(voice, hand.setup)))


def _stakes(voice: Voice, setup: Setup) -> Iterator[str]:
    """Blinds or bring-in, the two bets of a fixed limit, and the ante."""
    text, chips = voice.text, partial(chips_words, voice, setup)
    blinds = sorted({one for one in setup.blinds if one})
    if blinds:
        yield " / ".join(map(chips, blinds))
    if setup.bring_in:
        yield text("feature", "bring-in {chips}", chips=chips(setup.bring_in))
    if setup.small.structure is Structure.FIXED:
        bets = " / ".join(chips(one.least) for one in (setup.small, setup.big))
        yield text("feature", "bets {chips}", chips=bets)
    if setup.small.structure is Structure.SPREAD:
        said = text("feature", "bets {least} to {most}")
        yield said.format(least=chips(setup.small.least), most=chips(setup.small.most))
    ante = max(*setup.antes, *setup.dead)
    if ante:
        yield text("feature", "ante {chips}", chips=chips(ante))


def pot_words(voice: Voice, round_: Round) -> str:
    """What lies in the middle: the pots before this round of betting, and the bets in it."""
    text, chips = voice.text, partial(chips_words, voice, round_.setup)
    betting = round_.betting
    said = text("feature", "Pot {chips}", chips=chips(betting.pot))
    bets = sum(one.bet for one in betting.stakes) if _bets_lie_apart(round_) else 0
    if bets == betting.pot:
        return said
    collected = [replace(one, bet=0) for one in betting.stakes] if bets else betting.stakes
    found = [one.chips for one in pots(collected, betting.dead) if one.chips]
    if len(found) <= 1 and not bets:
        return said
    main, *sides = map(chips, found)
    named = [text("feature", "main pot {chips}", chips=main)]
    named += [text("feature", "side pot {chips}", chips=one) for one in sides]
    if bets:
        named.append(text("feature", "bets {chips}", chips=chips(bets)))
    return f"{said}: {', '.join(named)}"


def _bets_lie_apart(round_: Round) -> bool:
    """Whether the bets were not collected yet: they are made, or are blinds before the cards."""
    return round_.phase is Phase.BET or (round_.phase is Phase.DEAL and not round_.street)
