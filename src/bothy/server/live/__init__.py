"""Live tables: what happened, to everybody who follows, worked out and encoded once for each audience."""
