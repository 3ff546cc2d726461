"""Who is excluded, as an evening knows it by itself: nobody of them gets in."""

from tdapp.calls.house.merging import MergePersons
from tdapp.calls.house.people import EndExclusion, NoteExclusion
from tdapp.calls.tournament.alternates import JoinAlternates
from tdapp.calls.tournament.refunds import PassEntryOn
from tdapp.calls.tournament.sales import Register
from tdapp.core.ids import PersonId
from tdapp.desk.call import Call


class Door:
    """Who is excluded for good, as far as the evening was told."""

    def __init__(self) -> None:
        self.excluded: set[PersonId] = set()

    def keeps_out(self, call: Call) -> bool:
        """Whether this act would let somebody in who is excluded."""
        if isinstance(call, Register | JoinAlternates | PassEntryOn):
            return call.person in self.excluded
        return False

    def follow(self, call: Call) -> None:
        """An act was done."""
        if isinstance(call, NoteExclusion) and call.since_us is None and call.until_us is None:
            self.excluded.add(call.person)
        elif isinstance(call, MergePersons):
            self.excluded -= {call.person, call.kept}
        elif isinstance(call, EndExclusion):
            self.excluded.discard(call.person)
