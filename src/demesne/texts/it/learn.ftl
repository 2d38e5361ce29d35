### The reference of the cards, and how to play.
