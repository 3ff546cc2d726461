"""The person who is chosen in the list."""

from tdapp.core.ports.people import Person
from tdapp.core.refusal import Refusal


class PersonChoice:
    """Nobody to begin with."""

    person: Person | None = None

    def the_person(self) -> Person:
        """The selected person; refuses ``nobody_chosen``."""
        if self.person is None:
            raise Refusal("nobody_chosen")
        return self.person
