"""What makes a simulated night faster, where its conditions say so: shot clock, special rounds."""

from random import Random

from tdapp.calls.tournament.clock import SetShotClock, UseTimeToken
from tdapp.calls.tournament.hand_for_hand import AnnounceRound, EliminateLowest, EndRound
from tdapp.cli.simulated_night import Night
from tdapp.table.facts.chips import Lot
from tdapp.tournament.chips import average_stack
from tdapp.tournament.facts.hand_for_hand import RoundKind

TOKEN, BONUS, ELIMINATION = 0.5, 0.3, 0.3
"""How often a token is used before a hand, and a hand is a special round."""
ADDED = 4
"""Chips of the largest denomination that a bonus round adds."""


async def begin_shot_clock(night: Night) -> None:
    """Give every player the published time to act."""
    seconds = night.conditions.pace.shot_seconds
    if seconds is not None:
        await night.do(SetShotClock(night.event, seconds, noticed=True))


async def play_faster(night: Night, chance: Random, left: int) -> list[int]:
    """What happens beside an ordinary hand; who is out by it, where more than `left` are in."""
    pace, tables = night.conditions.pace, sorted(night.state.seating.tables)
    if night.state.hand_for_hand.hand or night.state.left <= left:
        return []
    if pace.shot_seconds is not None and chance.random() < TOKEN:
        token = UseTimeToken(night.event, chance.choice(night.state.in_play()))
        if night.can(token):
            await night.do(token)
    if pace.bonus_rounds and chance.random() < BONUS:
        await _bonus_round(night, chance, chance.choice(tables))
    if pace.elimination_rounds and chance.random() < ELIMINATION:
        return await _elimination_round(night, chance, chance.choice(tables))
    return []


async def _bonus_round(night: Night, chance: Random, table: int) -> None:
    """Who wins the hand has the added chips."""
    lots = (Lot(max(night.state.denominations), ADDED),)
    call = AnnounceRound(night.event, RoundKind.BONUS, (table,), lots, before_cards=True)
    if night.can(call):
        await night.do(call)
        winner = chance.choice(night.state.seating.at_table(table))
        await night.do(EndRound(night.event, table, winner))


async def _elimination_round(night: Night, chance: Random, table: int) -> list[int]:
    """The lowest stack of the table leaves; level ones stay, and the round is over."""
    call = AnnounceRound(night.event, RoundKind.ELIMINATION, (table,), before_cards=True)
    players = [one for one in night.state.seating.at_table(table) if night.state.has_chips(one)]
    if len(players) > 1 and night.can(call):
        await night.do(call)
        most = average_stack(night.state) or 1
        stacks = tuple((one, chance.randint(1, most)) for one in players)
        out = EliminateLowest(night.event, table, stacks)
        await night.do(out if night.can(out) else EndRound(night.event, table))
    return [one for one in players if not night.state.is_in_play(one)]
