"""The projected screens: what players see on any monitor, and which monitor shows what."""
