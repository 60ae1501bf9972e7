"""What became of finished games: a row a seat, ratings, and what a profile tells of them."""
