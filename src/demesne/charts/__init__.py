"""Charts: what each shows, and how it is drawn, the same for reports, files and pages."""
