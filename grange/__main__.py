"""Lets `python -m grange` do what `grange` does."""

from grange.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
