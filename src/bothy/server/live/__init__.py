"""Live tables: news for every listener, calculated and encoded once per audience."""
