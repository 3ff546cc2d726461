"""Hashes of PINs by argon2id: slow, so that whoever copies them learns few."""

TIME, MEMORY_KIB = 2, 19_456
"""The least that OWASP asks of argon2id: about 40 ms a hash on the machine of a desk."""


class Argon2Pins:
    """Implements `core.staff_keys.Pins`; tests take cheaper parameters."""

    def __init__(self, time: int = TIME, memory_kib: int = MEMORY_KIB) -> None:
        self._time = time
        self._memory_kib = memory_kib

    def hash(self, pin: str) -> str:
        """A hash with a salt of its own; about 40 ms."""
        from argon2 import PasswordHasher  # noqa: PLC0415 - only where somebody signs in

        return PasswordHasher(self._time, self._memory_kib, parallelism=1).hash(pin)

    def fits(self, pin: str, hashed: str) -> bool:
        """Whether a PIN has this hash, whatever parameters that was made with; about 40 ms."""
        from argon2 import PasswordHasher  # noqa: PLC0415 - only where somebody signs in
        from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415 - likewise

        try:
            return PasswordHasher().verify(hashed, pin)
        except (VerificationError, InvalidHashError):
            return False
