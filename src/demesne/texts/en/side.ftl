### Beside the table in the browser: the log, the chat, the deck tracker, automatic answers, reading a card.

## The log

side-log = Log
side-log-turn = Turn
side-log-all-turns = All turns
side-log-previous = Previous turn
side-log-next = Next turn
side-log-player = Player
side-log-everyone = Everyone
side-log-start = Before the first turn
side-log-earlier = Earlier turns
side-log-empty = Nothing has happened yet.
side-log-then = See the table as it was then
side-log-new = { $count ->
        [one] 1 new event
       *[other] { $count } new events
    }

## The chat

side-chat = Chat
side-chat-empty = Nobody has written anything yet.
side-chat-write = Write to the table
side-chat-send = Send
side-chat-left = { $count ->
        [one] 1 character left
       *[other] { $count } characters left
    }
side-chat-watching = Spectators can read, but only players can write.
side-chat-refused-lost = Not sent: the connection is lost. Your text is still here.
side-chat-refused-too-often = Not sent: too many messages at once. Wait a moment.

## The point counter and the deck tracker

side-tracker = Decks
side-tracker-points = Points
side-tracker-owned = Who owns what
side-tracker-cards = Cards
side-tracker-deck = { $count ->
        [one] 1 card left in your deck
       *[other] { $count } cards left in your deck
    }
side-tracker-left = left
side-tracker-next = next
side-tracker-hand = next { $count }
side-tracker-empty = Your deck is empty: your discard pile is shuffled when you next draw.
side-tracker-off = The host of this table wants everyone to count for themselves.

## Automatic answers

side-habits = Automatic answers
side-habits-free = Answer what costs nothing without asking
side-habits-free-why = Reveal Moat, the Bane or a Province where it protects you or stops somebody, and keep it in hand.
side-habits-ask = Ask
side-habits-always = Always
side-habits-never = Never
side-habits-all = Show all cards
side-habits-here = Show only the cards of this game
side-habits-none = No card of this game asks anything that could be answered automatically.
side-habits-undo = After an undo you are asked again, whatever is chosen here.

## Reading a card

side-card-english = In English: { $card }
side-card-more = Everything about this card
side-card-rest = { $count ->
        [one] and 1 more
       *[other] and { $count } more
    }
