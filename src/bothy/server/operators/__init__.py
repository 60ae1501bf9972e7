"""What an operator decides about people, and what people decide about one another."""
