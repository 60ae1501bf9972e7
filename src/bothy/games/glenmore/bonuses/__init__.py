"""Results of an action: effects, and where their gains go."""
