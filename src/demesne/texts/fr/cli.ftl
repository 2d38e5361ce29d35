### What the command line says.

## What a table wishes of a kingdom

feature-type = cartes { $name }
feature-set = cartes « { $name } »
feature-role = cartes « { $name } »
feature-cost = cartes coûtant { $low }
feature-cost-range = cartes coûtant de { $low } à { $high }
feature-cost-from = cartes coûtant { $low } ou plus
wish-with = avec { $card }
wish-without = sans { $card }
wish-from = seulement des cartes de ces extensions : { $sets }
wish-bane = { $card } comme Fléau
wish-none = pas de { $feature }
wish-least = au moins { $low } des { $feature }
wish-most = au plus { $high } des { $feature }
wish-exactly = exactement { $low } des { $feature }
wish-range = de { $low } à { $high } des { $feature }

## What can be wrong with a kingdom

kingdom-unknown-card = Il n'y a pas de carte nommée « { $text } ».
kingdom-unknown-card-near = Il n'y a pas de carte nommée « { $text } ». Vouliez-vous dire { $near } ?
kingdom-unknown-cards = Ce ne sont pas des cartes : { $texts }.
kingdom-not-kingdom = { $card } n'est pas une carte Royaume.
kingdom-part-of-pile = { $card } est une carte de la pile { $pile }. Choisissez la pile.
kingdom-twice = { $card } y est deux fois.
kingdom-too-few = Un royaume a 10 piles ; ici il n'y en a que { $count }.
kingdom-too-many = Un royaume a 10 piles ; ici il y en a { $count }.
kingdom-bane-missing = La Jeune sorcière a besoin d'un Fléau, une carte de plus coûtant 2 ou 3 : ajoutez par exemple « Fléau : { $card } ».
kingdom-bane-unwanted = Il n'y a de Fléau ({ $card }) que si la Jeune sorcière est dans le royaume.
kingdom-bane-cost = { $card } coûte { $cost } ; un Fléau coûte 2 ou 3.
kingdom-bane-inside = { $card } est déjà une des 10 piles et ne peut donc pas être le Fléau.
kingdom-two-banes = Il n'y a qu'un Fléau, mais on en nomme plusieurs : { $cards }.
kingdom-stray-label = Qu'est-ce que « { $text } » ? Avant un deux-points peuvent se trouver « Fléau », le nom d'une extension ou d'un royaume.
kingdom-unknown-kingdom = Pas de royaume « { $text } » : ce n'est ni un royaume recommandé, ni un code, ni une liste de 10 cartes, ni « hasard ».
kingdom-unknown-kingdom-near = Pas de royaume « { $text } ». Vouliez-vous dire { $near } ?
kingdom-not-met = Ce royaume n'a pas ce que vous demandez : { $wishes }.
kingdom-waiting = Le royaume { $name } a besoin de : { $sets }.
kingdom-code-length = Un code de royaume a { $length } lettres et chiffres ; « { $text } » en a { $count }.
kingdom-code-letter = Un code de royaume n'a pas de « { $letter } ».
kingdom-code-version = Le code « { $text } » vient d'une version plus récente : un code commence par { $letters }.
kingdom-code-mistyped = Le code « { $text } » est mal tapé.
kingdom-code-mistyped-near = Le code « { $text } » est mal tapé. Vouliez-vous dire { $code } ?
kingdom-unknown-set = Il n'y a pas d'extension « { $text } ». Il y a : { $sets }.
kingdom-unknown-wish = Que demande « { $text } » ? Écrivez par exemple { $examples }, ou le nom d'une carte.
kingdom-unknown-wish-near = Que demande « { $text } » ? Vouliez-vous dire { $near } ?
kingdom-empty-range = « { $text } » est impossible : aucun nombre n'est dans cet intervalle.
kingdom-not-in-kingdom = { $card } n'est pas dans ce royaume.
kingdom-impossible-one = Ceci est impossible : { $wishes }.
kingdom-impossible = Ceci est impossible ensemble : { $wishes }.
kingdom-too-tangled = Tant de contraintes à la fois sont trop pour être comptées. Retirez-en.
