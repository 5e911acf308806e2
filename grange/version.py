"""The version of Grange. It changes with the heading of the changelog; `.dev0` means that it is not released yet."""

VERSION = "0.3.0.dev0"
