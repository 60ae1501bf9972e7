"""The components: types, data, checks, drawings."""
