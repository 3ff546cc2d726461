"""Made-up evenings of a cash room, a few each time."""

from hypothesis import settings

from tests.cash.machine import CashEvening

TestCashEvening = CashEvening.TestCase
TestCashEvening.settings = settings(max_examples=25, stateful_step_count=40, deadline=None)
