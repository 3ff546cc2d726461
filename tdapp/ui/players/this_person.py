"""The person who is chosen in the list, for acts that would otherwise ask who is meant."""

from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal
from tdapp.ui.acts.find_person import FindPerson, Then
from tdapp.ui.look.figures import VOICE
from tdapp.ui.sentences import sentence


class ThisPerson(FindPerson):
    """Gives whoever is chosen at once; nobody is asked for."""

    person: Person | None = None

    def ask(self, _: str, then: Then, *, may_be_new: bool = False) -> None:  # noqa: ARG002 - as asked
        """Go on with whoever is chosen."""
        if self.person is not None:
            then(self.person)

    @property
    def why_nobody(self) -> str:
        """That nobody is chosen; empty where somebody is."""
        return "" if self.person else sentence(Refusal("nobody_chosen"), VOICE)
