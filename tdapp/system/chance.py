"""Chance from the operating system's own source."""

import secrets


class SystemChance:
    """The `Chance` of a running program: each seed is 256 unpredictable bits in hexadecimal."""

    def seed(self) -> str:
        """A seed that nobody can foresee and that is never given twice."""
        return secrets.token_hex(32)
