"""One folder per chronicle; the manifest lists them."""
