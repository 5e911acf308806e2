"""The version of Grange. It changes with the changelog."""

VERSION = "0.2.0"
