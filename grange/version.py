"""The version of Grange. It changes with the changelog."""

VERSION = "0.1.0"
