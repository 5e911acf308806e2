"""How the schema has grown: one file for each revision in `versions`, which never changes once it was given out."""
