"""Who gets a seat of a cash table: asked for, drawn, moved up, kept apart."""
