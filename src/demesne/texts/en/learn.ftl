### The reference of the cards, and how to play.

## The reference

learn-search-hint = Name in any language, or text
learn-all-cards = All cards
learn-no-card = There is no such card
learn-neighbours = Other cards
learn-or-more = or more
learn-brings = Brings
learn-names = Names
learn-kingdoms = In these recommended kingdoms
learn-rulings-english = The rulings are written in English.
learn-rulings-find = Find a word or a card
learn-rulings-alone = This card alone
learn-rulings-set = With other cards of { $set }
learn-rulings-others = With cards of other sets
learn-rulings-none = No ruling mentions “{ $text }”.

## The way into the lesson

learn-title = First game
learn-lead = The quickest way to learn the game is to play it. Your first game explains itself as it goes, against a bot that is a beginner too.
learn-promise-coach = A coach beside the table explains what you see and what you can do.
learn-promise-undo = You can undo everything, as often as you like.
learn-promise-skip = Skip any hint, or leave the lesson and play on.
learn-start = Play the first game
learn-read-instead = Read the rules

## The coach

learn-coach = Your coach
learn-fold = Collapse
learn-unfold = Expand
learn-leave = Leave the lesson
learn-next = Next
learn-skip = Skip this hint
learn-your-move = Your move. The band above your hand says what is asked.
learn-watch = The other player is playing. Watch the log to see what happens.
learn-suggestion = A suggestion
learn-own-table = Open a table of your own

learn-welcome-title = Welcome to your land
learn-welcome = You rule a tiny estate and want it to grow. The player with the most points at the end wins. You start with ten cards: seven Coppers and three Estates. Every card you get makes your deck better, or worse.
learn-hand-title = Your hand
learn-hand = These five cards are your hand for this turn. Coppers are Treasures: they pay. Estates are Victory cards: they count at the end, but do nothing in your hand until then.
learn-question-title = What you are asked
learn-question = This band always says what you can do now, and which card asks. What you can pick has a strong outline. The buttons beside your hand end a step.
learn-treasure-title = Play your Treasures
learn-treasure = A turn has two parts: play Actions, then buy. You have no Action yet, so you pay at once. Pick a Copper, or play all Treasures with the button; each Copper gives one coin.
learn-buy-title = Buy a card
learn-buy = These piles are the Supply. The number in the gold coin is the price, the dark one says how many are left. Your coins buy one card this turn: pick a pile with an outline.
learn-read-title = Read before you buy
learn-read = Rest the pointer on a card, or press it for a while, to see it large with its rulings. On the keyboard, press “?” on a card.
learn-gained-title = Where it went
learn-gained = What you buy goes onto your discard pile, not into your hand. You will draw it after the next shuffle, and then again and again.
learn-cleanup-title = The end of a turn
learn-cleanup = After buying, everything you played and everything left in your hand is discarded, and you draw five new cards. Coins cannot be saved for later.
learn-log-title = The log
learn-log = Everything that happens is written here, with what caused it. Pick a line to see the table as it was then.
learn-undo-title = Undo
learn-undo = A wrong click does no harm: Undo takes back your last step. In this lesson it always works.
learn-shuffle-title = Shuffling
learn-shuffle = Your deck ran out, so your discard pile was shuffled into a new one. That is how the cards you bought come into your hands. A small deck is shuffled often.
learn-action-title = Your first Action
learn-action = You drew an Action card. At the start of your turn you may play one: pick it in your hand, and what it says happens from top to bottom. Then you buy as usual.
learn-actions-title = More Actions
learn-actions = You have more than one Action now: you can play another Action card. Cards with +1 Action or +2 Actions keep your turn going, so play them first.
learn-stuck-title = No Action left
learn-stuck = There is another Action card in your hand, but you have no Action left to play it. That happens with too many of them. A Village helps.
learn-buys-title = More Buys
learn-buys = You have more than one Buy: share your coins among several cards, if you like. Each needs its own Buy, even a Copper.
learn-trash-title = Trashing
learn-trash = A trashed card is gone for the rest of the game. That can be good: without a weak card you draw the strong ones more often.
learn-militia-title = You are attacked
learn-militia = The other player played a Militia: keep three cards, discard the rest. Victory cards do nothing now, so they go first. Pick them and confirm.
learn-moat-title = A Reaction
learn-moat = You have a Moat. Show it, and this Attack does nothing to you; the Moat stays in your hand.
learn-plan-title = What to buy?
learn-plan = You need 8 coins in one hand of five cards, so Coppers are not enough. Silver and Gold make hands richer; a few Actions draw more cards. Too many Actions get in each other's way.
learn-gold-title = Gold
learn-gold = Six coins: a Gold gives three coins every time you draw it. It is nearly always a good buy before the end comes near.
learn-province-title = Province
learn-province = Eight coins: you can buy a Province, worth 6 points. Provinces win games, and the game ends when they are gone.
learn-duchy-title = Time for Duchies
learn-duchy = Few Provinces are left. A card bought now will hardly be drawn again, so points count more than coins: a Duchy for 5 is worth 3 points.
learn-end-title = The end comes near
learn-end = The game ends at the end of a turn in which the last Province is gone, or any three piles of the Supply are empty. Count before you buy the last card!
learn-over-title = Your first game is over
learn-over = Below the table you see where every point came from, how the game went, and the decks. You know the rules now. Countless kingdoms are waiting.

## Suggestions of the coach

learn-advice-action = Play { $card }.
learn-advice-treasure = Play all Treasures: there is no reason to keep one.
learn-advice-gain = Take { $card }.
learn-advice-discard = Discard { $cards }: you will miss that least.
learn-advice-keep = Keep your cards: all of them are useful.
learn-advice-trash = Trash { $card }.
learn-advice-react = Show { $card }: it costs you nothing.
learn-why-province = Buy { $card }: 6 points are what you play for.
learn-why-duchy = Buy { $card }: the end is near, and 3 points are 3 points.
learn-why-estate = Buy { $card }: it is late, and every point counts.
learn-why-gold = Buy { $card }: three coins in a single card.
learn-why-silver = Buy { $card }: two coins, every time you draw it.
learn-why-market = Buy { $card }: a bit of everything, and it never gets in the way.
learn-why-smithy = Buy { $card }: three more cards make a rich turn.
learn-why-militia = Buy { $card }: two coins for you, and a small hand for the other.
learn-why-village = Buy { $card }: with it you can play two more Actions.
learn-why-nothing = Buy nothing: a Copper would only make your deck worse.

## The rules in short

learn-rules = The rules in short
learn-rules-goal = The aim
learn-rules-goal-1 = Every player has their own deck and improves it during the game.
learn-rules-goal-2 = The player with the most points at the end wins; cards in hand, deck and discard pile all count.
learn-rules-setup = Before the game
learn-rules-setup-1 = Everybody starts with 7 Coppers and 3 Estates, shuffled, and draws 5 cards.
learn-rules-setup-2 = The Supply has Copper, Silver, Gold, Estate, Duchy, Province, Curse, and ten kingdom piles of ten cards each; piles of Victory cards have 8 cards with two players and 12 with more.
learn-rules-setup-3 = The ten kingdom piles are what makes every game different.
learn-rules-turn = A turn
learn-rules-turn-1 = Actions: you may play one Action card. Cards with +Actions let you play more.
learn-rules-turn-2 = Buying: play any Treasures from your hand, then buy one card that you can afford; it goes to your discard pile. Cards with +Buys let you buy more.
learn-rules-turn-3 = Clean-up: discard everything in play and your whole hand, then draw 5 cards.
learn-rules-turn-4 = When the deck runs out and a card is needed, the discard pile is shuffled and becomes the deck.
learn-rules-cards = The cards
learn-rules-cards-1 = Treasures pay: Copper 1, Silver 2, Gold 3 coins. They stay yours.
learn-rules-cards-2 = Victory cards count at the end: Estate 1, Duchy 3, Province 6 points. A Curse counts −1.
learn-rules-cards-3 = Action cards do what they say, from top to bottom, as far as possible.
learn-rules-cards-4 = Attacks are Actions that hurt the others.
learn-rules-cards-5 = Reactions can also be used from the hand at the moment they name.
learn-rules-words = Words
learn-rules-words-1 = +1 Card: draw a card. +1 Action: play one more Action. +1 Buy: buy one more card. +1 coin: one more to spend this turn.
learn-rules-words-2 = Gain: take a card from the Supply, to your discard pile unless it says otherwise. A bought card is gained too.
learn-rules-words-3 = Trash: put a card out of the game, face up for all to see.
learn-rules-words-4 = Discard: onto your discard pile. Reveal: show it to all and put it back.
learn-rules-words-5 = Set aside: out of the way for a while; still yours.
learn-rules-attack = Attacks and Reactions
learn-rules-attack-1 = When an Attack is played, the others may first use Reactions from their hands, in turn order.
learn-rules-attack-2 = Then it affects each of the others, starting with the player to the attacker's left.
learn-rules-end = The end
learn-rules-end-1 = The game ends after a turn when the Province pile is empty, or any three piles of the Supply (four with five or six players).
learn-rules-end-2 = Most points win. With equal points, the player who had fewer turns wins; if that is equal too, the win is shared.
learn-rules-end-3 = The player to the left of the winner begins the next game.
learn-rules-more = In some kingdoms
learn-rules-more-1 = Coin tokens: keep them as long as you like, and spend them before buying for 1 coin each.
learn-rules-more-2 = Overpay: you may pay more than the cost of some cards (3+), for an effect that grows with it.
learn-rules-more-3 = Shelters take the place of the starting Estates; Ruins are weak Actions that other players give you.
learn-rules-more-4 = Prizes, Spoils, Madman and Mercenary are not in the Supply: they can't be bought.
learn-rules-more-5 = Durations stay in play until your next turn, at whose start they do something more.
learn-rules-more-6 = Potions are a second kind of money: cards with a Potion in their cost need coins and a Potion in the same turn.
learn-rules-more-7 = With Platinum and Colony in the game, it also ends when the last Colony is gone.
learn-rules-more-8 = Mats keep cards out of your deck; VP tokens are points that need no card.
learn-rules-advice = Three tips
learn-rules-advice-1 = When in doubt, buy Silver: it is better than most cards.
learn-rules-advice-2 = One or two Actions without +Action are enough, unless you have Villages for more.
learn-rules-advice-3 = Do not buy Victory cards too early, nor too late.
