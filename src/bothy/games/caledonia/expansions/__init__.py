"""One folder per expansion; the manifest lists them."""
