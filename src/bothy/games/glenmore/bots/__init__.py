"""What only bots and research read."""
