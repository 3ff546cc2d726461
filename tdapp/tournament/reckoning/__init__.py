"""The arithmetic of an event: places from exits, prizes from a pool, chips to colour up."""
