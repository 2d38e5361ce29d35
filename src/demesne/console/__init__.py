"""The table line by line: for pipes, screen readers, slow connections and plain terminals."""
