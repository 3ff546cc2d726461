"""Seeds from the operating system."""

from tdapp.core.draw import shuffled
from tdapp.core.ports.time import Chance
from tdapp.system.time_source import SystemChance


def test_a_seed_is_never_given_twice() -> None:
    chance: Chance = SystemChance()

    assert len({chance.seed() for _ in range(1000)}) == 1000


def test_a_seed_has_256_bits() -> None:
    assert 0 <= int(SystemChance().seed(), 16) < 2**256
    assert len(SystemChance().seed()) == 64


def test_a_draw_can_be_repeated_from_its_seed() -> None:
    seed = SystemChance().seed()

    assert shuffled(range(100), seed) == shuffled(range(100), seed)
