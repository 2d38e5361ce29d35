### Basic cards: all texts about these cards, in our own words. What such a file contains: docs/adding-a-card.md.

card-copper = Copper
    .text = +1 Coin.
    .short = +1 Coin

card-silver = Silver
    .text = +2 Coins.
    .short = +2 Coins

card-gold = Gold
    .text = +3 Coins.
    .short = +3 Coins

card-estate = Estate
    .text = Worth 1 VP.
    .short = 1 VP

card-duchy = Duchy
    .text = Worth 3 VP.
    .short = 3 VP

card-province = Province
    .text = Worth 6 VP.
    .short = 6 VP

card-curse = Curse
    .text = Worth −1 VP.
    .short = −1 VP
