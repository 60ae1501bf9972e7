"""The rondel: the piece to act, and the tiles ahead."""
