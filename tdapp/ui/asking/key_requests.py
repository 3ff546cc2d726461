"""What the sign-in bar is asked for: a key to go on with, a second signature, a new secret."""

from collections.abc import Callable
from dataclasses import dataclass

from tdapp.calls.house.session import StationSession
from tdapp.desk.permissions import Actor, Permission
from tdapp.ui.look.spoken import voice


@dataclass(frozen=True, slots=True)
class KeyWanted:
    """Somebody's key, so that what was asked for goes on: nobody is signed in, or it is locked.

    What nobody pressed for `may_wait`: it leaves the focus to whoever types.
    """

    go_on: Callable[[], None]
    may_wait: bool = False


@dataclass(frozen=True, slots=True)
class SecondWanted:
    """A second person's key, who signs for the `act` (its label) that somebody else does."""

    permission: Permission
    go_on: Callable[[Actor], None]
    text: str = ""
    act: str | None = None


@dataclass(frozen=True, slots=True)
class OnceWanted:
    """Another's key, for one act."""


@dataclass(frozen=True, slots=True)
class SecretWanted:
    """A new PIN or badge; what `check` refuses is asked for anew, a PIN is typed twice."""

    text: str
    hint: str
    yes: str
    go_on: Callable[[str], None]
    check: Callable[[str], object]
    twice: bool = True


Wanted = KeyWanted | SecondWanted | OnceWanted | SecretWanted


def second_words(session: StationSession, permission: Permission) -> str:
    """Who stands for it with the actor, as the beginning of a sentence."""
    second = session.second(permission)
    if second is None:
        return voice().text("staff", "A second person")
    return str(second.id).capitalize()
