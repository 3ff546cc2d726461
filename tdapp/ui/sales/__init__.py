"""Money at the desk as the window asks for it: sales, corrections, refunds and the queue."""
