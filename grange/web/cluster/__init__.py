"""Several server processes on one database: how they start, agree and notify each other."""
