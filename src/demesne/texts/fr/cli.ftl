### What the command line says.

## Names that are not known

cli-unknown-name = Il n'y a pas de carte nommée « { $text } ».
cli-unknown-name-near = Il n'y a pas de carte nommée « { $text } ». Vouliez-vous dire { $names } ?
