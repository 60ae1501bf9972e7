"""The ways by which somebody can be reached, one a file."""
