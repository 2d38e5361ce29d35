### What the command line says.

## Names that are not known

cli-unknown-name = Non c'è nessuna carta chiamata «{ $text }».
cli-unknown-name-near = Non c'è nessuna carta chiamata «{ $text }». Intendevi { $names }?
