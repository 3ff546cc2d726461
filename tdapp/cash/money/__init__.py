"""The house's money at cash tables: trays and boxes, fills and credits, the shift's sheet."""
