"""SQLite's file locks between the connections to one disk."""

from dataclasses import dataclass, field

NONE, SHARED, RESERVED, PENDING, EXCLUSIVE = range(5)


@dataclass
class FileLocks:
    """Who holds which lock on one file: many readers, one writer."""

    held: dict[int, int] = field(default_factory=dict)

    def take(self, holder: int, level: int) -> bool:
        """Raise the holder's lock to `level`; False if another connection is in the way.

        A writer waiting for readers keeps PENDING, which lets no new reader in.
        """
        mine = self.held.get(holder, NONE)
        others = max((lock for who, lock in self.held.items() if who != holder), default=NONE)
        if level <= mine:
            return True
        if level == SHARED and others >= PENDING:
            return False
        if level >= RESERVED and others >= RESERVED:
            return False
        if level == EXCLUSIVE and others >= SHARED:
            self.held[holder] = PENDING
            return False
        self.held[holder] = level
        return True

    def lower(self, holder: int, level: int) -> None:
        """Bring the holder's lock down to `level`."""
        if level == NONE:
            self.held.pop(holder, None)
        else:
            self.held[holder] = min(level, self.held.get(holder, NONE))

    def is_reserved(self) -> bool:
        """Whether any connection is writing."""
        return any(lock >= RESERVED for lock in self.held.values())
