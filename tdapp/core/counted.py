"""A number and what it counts, in English, for texts that are not translated."""


def counted(number: int, one: str, many: str = "") -> str:
    """How many of something there are; `many` is said where an s at the end will not do.

    >>> counted(1, "event"), counted(1_200, "event"), counted(2, "entry", "entries")
    ('1 event', '1,200 events', '2 entries')
    """
    return f"{number:,} {one if number == 1 else many or f'{one}s'}"
