"""Who sits where: draws, moves, breaking tables, who is here and who is away."""
