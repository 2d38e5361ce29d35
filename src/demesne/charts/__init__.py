"""Charts: what each shows, and the one drawing of it, for reports, files and pages alike."""
