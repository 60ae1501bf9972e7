"""What belongs to two expansions at once: Industria's modules at a table with the Automa."""
