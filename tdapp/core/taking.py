"""What a cashier session took and paid out."""

import msgspec


class Taking(msgspec.Struct, frozen=True, array_like=True):
    """Cents that came in and went out in one session and tender."""

    session: str
    tender: str
    ins: int
    outs: int

    @property
    def net(self) -> int:
        """What is in the drawer because of them."""
        return self.ins - self.outs
