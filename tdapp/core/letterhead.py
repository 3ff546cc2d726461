"""The head of a house's papers."""

import msgspec


class Letterhead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The house's own `name`, and a `line` below it such as its address, if there is one."""

    name: str
    line: str = ""
