"""The components: types, data, checks, pictures."""
