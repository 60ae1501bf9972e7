"""Results of finished games: one row per seat, ratings and profile statistics."""
