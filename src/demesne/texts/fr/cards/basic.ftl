### Cartes de base : tous les textes de ces cartes, dans nos propres mots. Ce que contient un tel fichier : docs/adding-a-card.md.

card-copper = Cuivre
    .text = +1 Pièce.
    .short = +1 Pièce

card-silver = Argent
    .text = +2 Pièces.
    .short = +2 Pièces

card-gold = Or
    .text = +3 Pièces.
    .short = +3 Pièces

card-estate = Domaine
    .text = Vaut 1 PV.
    .short = 1 PV

card-duchy = Duché
    .text = Vaut 3 PV.
    .short = 3 PV

card-province = Province
    .text = Vaut 6 PV.
    .short = 6 PV

card-curse = Malédiction
    .text = Vaut −1 PV.
    .short = −1 PV
