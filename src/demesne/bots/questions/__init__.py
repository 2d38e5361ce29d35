"""How each kind of question is answered in general. What is special to a card is in `demesne.bots.wisdom`."""
