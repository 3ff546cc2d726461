"""The acts at the desk on the matches of a bracket, and on the halves they are played at."""

from collections.abc import Mapping

from tdapp.calls.tournament import brackets
from tdapp.command.clock_calls import Entries, Made, Make
from tdapp.command.given_at import GivenAt
from tdapp.command.grammar.spoken import Spoken, Verb
from tdapp.core.ids import StreamId
from tdapp.core.refusal import Refusal
from tdapp.tournament.brackets.halves import TableHalf
from tdapp.tournament.matches.calling import must_be_a_free_half, pairings_due
from tdapp.tournament.matches.playing import opponent_of


class BracketCalls:
    """Makes them, on the event as it stands; `made` has each by its verb."""

    def __init__(self, at: GivenAt) -> None:
        self._at = at
        self.made: Mapping[Verb, Make] = {
            Verb.LOST: lambda _, event, who: (brackets.LoseMatch(event, who[0]),),
            Verb.WON: lambda _, event, who: (
                brackets.LoseMatch(event, self._opponent(event, who[0])),
            ),
            Verb.ABSENT: lambda _, event, who: (brackets.WalkOver(event, who[0]),),
            Verb.WALKS: lambda _, event, who: (
                brackets.WalkOver(event, self._opponent(event, who[0])),
            ),
            Verb.CALL: self._call,
            Verb.CALL_ALL: lambda _, event, __: (brackets.CallPairings(event),),
            Verb.CALL_BACK: lambda said, event, _: (
                brackets.CallPairingBack(event, self._there(said, event)),
            ),
            Verb.START_MATCH: lambda said, event, _: (
                brackets.StartMatchClocks(event, (self._there(said, event),)),
            ),
            Verb.START_MATCHES: lambda _, event, __: (brackets.StartMatchClocks(event),),
            Verb.HOLD_MATCH: lambda said, event, _: (
                brackets.HoldMatchClocks(event, (self._there(said, event),)),
            ),
            Verb.HOLD_MATCHES: lambda _, event, __: (brackets.HoldMatchClocks(event),),
            Verb.DIVIDE: self._divide,
            Verb.UNDIVIDE: lambda said, event, _: (brackets.TakeDivider(event, said.table or 0),),
            Verb.DRAW_BRACKET: lambda _, event, __: (brackets.DrawBracket(event),),
        }

    def _opponent(self, event: StreamId, entry: int) -> int:
        return opponent_of(self._at.event(event), entry)

    def _call(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        """The pairing that is said, or the next one that waits."""
        state, where = self._at.event(event), TableHalf(said.table or 0, said.half)
        due = [said.number] if said.number else pairings_due(state)
        if not due:
            must_be_a_free_half(state, where)
            raise Refusal("no_pairing_due")
        return (brackets.CallPairing(event, due[0], where.table, where.half),)

    def _there(self, said: Spoken, event: StreamId) -> int:
        """The pairing that is called to a half; refuses ``no_pairing_there``."""
        where = TableHalf(said.table or 0, said.half)
        found = self._at.event(event).matches.at_table.get(where)
        if found is None:
            raise Refusal("no_pairing_there", half=str(where))
        return found

    def _divide(self, said: Spoken, event: StreamId, _: Entries) -> Made:
        one, _to, other = said.kind.partition(" ")
        return (brackets.DivideTable(event, said.table or 0, (one, other)),)
