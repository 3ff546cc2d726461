"""The chips that leave play on the way: every table races its last ones off."""

from random import Random

from tdapp.calls.tournament.chips import ColourUp, RaceChips
from tdapp.cli.simulated_night import Night
from tdapp.core.ids import StreamId
from tdapp.desk.call import Call
from tdapp.table.chips.race import Holding
from tdapp.tournament.chips import LeavingChip, average_stack, leaving_chips
from tdapp.tournament.tournament import Tournament

MOST = 7
ALL_HE_HAS = 0.02
"""Now and then these chips are the last ones of a player."""


async def colour_up(night: Night, chance: Random) -> None:
    """Take out of play what is due by now, table by table."""
    for leaving in leaving_chips(night.state):
        if leaving.now:
            for table in sorted(night.state.seating.tables):
                await night.do(_at_table(night.state, night.event, table, leaving, chance))
            if leaving.chip not in night.state.chips.gone:
                await night.do(ColourUp(night.event, leaving.chip, 0))


def _at_table(
    state: Tournament, event: StreamId, table: int, leaving: LeavingChip, chance: Random
) -> Call:
    held = tuple(_held(state, table, leaving.chip, chance))
    if not held:
        return ColourUp(event, leaving.chip, 0, (), table)
    return RaceChips(event, table, leaving.chip, leaving.becomes, held)


def _held(state: Tournament, table: int, chip: int, chance: Random) -> list[Holding]:
    """The chips of a table's players by chance, within half an average stack."""
    most = min(MOST, (average_stack(state) or 0) // (2 * chip))
    found = []
    for entry in state.seating.at_table(table):
        count = chance.randint(0, most)
        if count and entry not in state.exits.out_of_chips:
            seat = state.seating.seat_of[entry].seat
            found.append(Holding(seat, count, has_others=chance.random() > ALL_HE_HAS))
    return found
