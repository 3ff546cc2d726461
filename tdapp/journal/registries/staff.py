"""The registry of staff: the only place that knows their names and the hashes of their keys."""

from collections.abc import Callable, Mapping, Sequence

from tdapp.core.ids import StaffId
from tdapp.core.refusal import Refusal
from tdapp.core.staff_keys import Pins, StaffCard, TryRule
from tdapp.journal.connection import Connection
from tdapp.journal.registries.people import QuestionRunner
from tdapp.journal.registries.staff_rows import (
    count_try,
    forget_tries,
    must_not_be_shut,
    owner_of_badge,
    pins_of,
    read_cards,
)


class StaffRegistry:
    """Implements `core.staff_keys.StaffKeys`. Keys are compared in the thread of whoever asks."""

    def __init__(self, journal: QuestionRunner, pins: Pins, rule: TryRule) -> None:
        self._journal = journal
        self._pins = pins
        self._rule = rule
        self._cards: Mapping[StaffId, StaffCard] = {}

    def cards(self) -> Mapping[StaffId, StaffCard]:
        """Everybody, as last read."""
        return self._cards

    def refresh(self) -> None:
        """Read it again and wait for it."""
        self._journal.ask(self._read).result()

    def look_again(self, read: Callable[[], None]) -> None:
        """Have it read again without waiting; `read` is called then, in the writer's thread."""
        self._journal.ask(self._read).add_done_callback(lambda _: read())

    def hash_of(self, pin: str, others: Sequence[StaffId]) -> str:
        """The hash of a new PIN; refuses ``pin_taken``: it alone may say who somebody is."""
        known = self._journal.ask(lambda db: pins_of(db, others)).result()
        if any(self._pins.fits(pin, hashed) for _, hashed in known):
            raise Refusal("pin_taken")
        return self._pins.hash(pin)

    def by_pin(self, pin: str, among: Sequence[StaffId], counted: str, now_us: int) -> StaffId:
        """The first of these whose PIN it is; refuses ``wrong_pin`` (left) and ``pins_shut``."""
        rule = self._rule
        left = self._journal.ask(lambda db: count_try(db, counted, rule, now_us)).result()
        for staff, hashed in self._journal.ask(lambda db: pins_of(db, among)).result():
            if self._pins.fits(pin, hashed):
                self._journal.ask(lambda db: forget_tries(db, counted)).result()
                return staff
        self.refresh()
        raise Refusal("wrong_pin", left=left)

    def by_badge(
        self, badge: str, among: Sequence[StaffId], counted: str, now_us: int
    ) -> StaffId | None:
        """Whose badge it is; None for nobody's."""

        def look(db: Connection) -> StaffId | None:
            must_not_be_shut(db, counted, now_us)
            return owner_of_badge(db, badge, among)

        return self._journal.ask(look).result()

    def _read(self, db: Connection) -> None:
        self._cards = read_cards(db)
