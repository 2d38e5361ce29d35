### Carte comuni: tutti i testi di queste carte, con parole nostre. Che cosa contiene un file come questo: docs/adding-a-card.md.

card-copper = Rame
    .text = +1 Moneta.
    .short = +1 Moneta

card-silver = Argento
    .text = +2 Monete.
    .short = +2 Monete

card-gold = Oro
    .text = +3 Monete.
    .short = +3 Monete

card-estate = Proprietà
    .text = Vale 1 PV.
    .short = 1 PV

card-duchy = Ducato
    .text = Vale 3 PV.
    .short = 3 PV

card-province = Provincia
    .text = Vale 6 PV.
    .short = 6 PV

card-curse = Maledizione
    .text = Vale −1 PV.
    .short = −1 PV
