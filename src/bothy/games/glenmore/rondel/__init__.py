"""The rondel: the piece to act, and what lies ahead."""
