"""How each kind of question is answered in general. What a card knows better stands in `demesne.bots.wisdom`."""
