"""The prizes of the event in view: pool, table, queue and versions, with their acts."""
