### What the command line says.

## Names that are not known

cli-unknown-name = There is no card called “{ $text }”.
cli-unknown-name-near = There is no card called “{ $text }”. Did you mean { $names }?
