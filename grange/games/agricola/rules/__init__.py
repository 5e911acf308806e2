"""The rules of Agricola, a chapter a file; `rounds.py` is the table of contents."""
