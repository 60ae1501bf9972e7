"""Ways to play that a table may choose, one file each."""
