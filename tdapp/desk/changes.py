"""Changes by an act, as told to the views."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

from tdapp.core.act import Act
from tdapp.core.event import Event
from tdapp.core.ids import PersonId, StreamId
from tdapp.core.refusal import Refusal
from tdapp.desk.permissions import Actor


@dataclass(frozen=True, slots=True)
class Changes:
    """The kinds of facts that one act added to a stream; `act` is None for another station's."""

    stream: StreamId
    facts: frozenset[type[Event]]
    act: Act | None = None

    def touches(self, *facts: type[Event]) -> bool:
        """Whether one of these kinds is among them (subclasses count)."""
        return any(issubclass(mine, facts) for mine in self.facts)


@dataclass(frozen=True, slots=True)
class DeniedAct:
    """A refused attempt without permission, or for a person who may not play."""

    actor: Actor
    label: str
    refusal: Refusal
    person: PersonId | None = None


Listener = Callable[[Changes], None]


class Bulletin:
    """Hands changes to its listeners, and denied tries to `deny`, in the loop's thread.

    `asked` is what somebody's role did not allow when a window last asked why an act is refused:
    no try by itself, but one where that person pressed for it, see `deny_asked`.
    """

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self.deny: Callable[[DeniedAct], None] = lambda _: None
        self.asked: DeniedAct | None = None

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Add a listener; gives the function that removes it again."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def deny_asked(self) -> None:
        """Record a press of the act that was last asked about."""
        if self.asked is not None:
            denied, self.asked = self.asked, None
            self.deny(denied)

    def publish(self, changes: Changes) -> None:
        """Tell every listener; one that fails keeps nothing from the others, nor from the desk."""
        for listener in tuple(self._listeners):
            try:
                listener(changes)
            except Exception as fault:  # noqa: BLE001 - it belongs to the listener alone
                context = {"message": "a listener failed", "exception": fault}
                asyncio.get_running_loop().call_exception_handler(context)
