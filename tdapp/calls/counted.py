"""Calls whose money is counted in a cashier session."""

from abc import abstractmethod

from tdapp.till.payment import AsPaid, Payment


class Paying:
    """Something is paid for, paid out or paid back; `payment` says how and in which session."""

    @property
    @abstractmethod
    def payment(self) -> Payment | AsPaid | None:
        """A field of every such call."""

    def counted_in(self) -> str | None:
        """The session of the payment."""
        return None if self.payment is None else self.payment.session


class InSession:
    """Money goes back as it came, out of the drawer of the `session`, where one is open."""

    @property
    @abstractmethod
    def session(self) -> str | None:
        """A field of every such call."""

    def counted_in(self) -> str | None:
        """The session."""
        return self.session
