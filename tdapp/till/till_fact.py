"""Facts whose money goes through a cashier's till."""

from tdapp.core.event import Event


class TillFact(Event, frozen=True):
    """Money that is counted in the cashier session it names, where one is open."""

    @property
    def session(self) -> str | None:
        """The session; a field of every such fact."""
        raise NotImplementedError
