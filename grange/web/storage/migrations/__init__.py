"""The history of the schema: one file for each revision in `versions`, which never changes after its release."""
