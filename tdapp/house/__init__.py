"""The house's own stream: physical tables, cage, staff, notices, unclaimed prizes, documents."""
