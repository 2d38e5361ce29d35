"""The fast paths of a turn: its questions, and what happens in nearly every turn without an effect that may ask.

Each path leaves something to the general way, which it must match wherever it is taken; a test plays the same games
both ways. When you add an event or a sort of card, consider each path below:

- `start_turn` goes straight to the Action phase unless a card lies aside or something lasts: then `turn.starting`.
- `play_action` is for a card that is `plain` (no text, no Attack, never becomes another card) at tables where no card
  counts plays. Others: `turn.act`, which plays a card that never becomes another one as `Game.play_from` does if the
  game has no log; or `turn.action`, which leaves it to `Game.play_from`.
- `follow` plays Actions in the same way for a player with a guide, without asking which. Otherwise: `ask_action`.
- `play_treasures` is for Treasures that are all `only_coins`. Others: `turn.treasures`, by `Game.play_from`.
- `lay_treasures` plays them without even asking, for a player who agreed in advance, unless any Treasure of the game
  does more than give coins. Otherwise: `ask_treasure`.
- `buy`, with the gain that follows, is taken unless something listens to purchases or prices depend on more than a
  discount (`Table.buy_matters`), the pile is mixed, or the card overpays or has a text for being bought or gained
  (`bought_with_care`); `Table.bought_straight` says so for each pile. Otherwise: `turn.purchase`, which gains by
  `Game.gain_from`.
- `end_turn` follows at once unless a card in play has a text for being discarded, or one that was played has an answer
  to clean-up: then `turn.clean_up_with_care`.

Whatever a `plain` card does on these paths it also does in `Game.play_from`: both call `Game.make_cheaper` and
`Game.give_bonuses`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from demesne.engine.card import Card, Kind, find, names
from demesne.engine.decision import ALL, MANY, ONE, Decision, TreasureDecision
from demesne.engine.extras import GameExtras
from demesne.engine.guide import ASK, Guide
from demesne.engine.player import NOBODY, Player
from demesne.engine.price import POTION, coins_of, potions_of, within
from demesne.engine.steps import (
    ACTION,
    BUY,
    BUYING,
    CLEAN_UP,
    OVER,
    PLAY_ACTION,
    PLAY_TREASURES,
    SPEND,
    START,
    STARTING,
    TREASURE,
)

if TYPE_CHECKING:
    from demesne.engine.game import Game

GONE: Final = 1 << 20
"""The bit of the first pile in `Game.gone`; the bits below leave room for the coins and the seat of a buy decision."""

SHARED: Final = 4096
"""How many buy decisions the games of a table share."""


def start_turn(game: Game, me: Player) -> None:
    more = game.extras
    if more is None or not more.extra:
        me.turns += 1
    game.actions = 1
    game.buys = 1
    game.coins = 0
    game.bought = 0
    if game.log is not None:
        game.note("turn", me.seat, amount=me.turns, label="" if more is None else more.extra)
    if me.has_actions:
        if me.aside or (me.extras is not None and me.extras.lasting):
            game.step = STARTING
        else:
            ask_action(game, me)
    elif me.lays_all:
        lay_treasures(game, me)
    else:
        ask_treasure(game, me)


def ask_action(game: Game, me: Player) -> None:
    if game.actions > 0:
        if me.guide is not None and me.decider == me.seat and follow(game, me, me.guide):
            return
        cards: list[Card] = []
        for card in me.hand:
            if card.kind.is_action:
                cards.append(card)
        if cards:
            game.step = ACTION
            decision = Decision(me.decider, "action", None, cards, 0, 1, False)
            decision.zone = "hand"
            if game.extras is not None:
                decision.lie(me.seat, "hand")
            game.decision = decision
            return
    ask_treasure(game, me)


def follow(game: Game, me: Player, guide: Guide) -> bool:
    """Play the Actions that a guide chooses, up to one that may ask, and go on; the answers are kept as if they had
    been given. Returns whether that was all: not if the guide wants the question.
    """
    game.step = ACTION
    while game.actions > 0:
        hand = me.hand
        at = guide.action(hand)
        if at == ASK:
            return False
        # The answer is a number among the Actions in hand.
        number = 0
        for i, held in enumerate(hand):
            if i == at:
                break
            if held.kind.is_action:
                number += 1
        if at < 0:
            if number:
                game.past.append(ALL[0])
                if game.log is not None:
                    game.note("pass", me.seat, label="action")
            break
        game.past.append(ONE[number] if number < len(ONE) else [number])
        if not play_plain(game, me, hand[at], at):
            return True
    ask_treasure(game, me)
    return True


def play_action(game: Game, me: Player, card: Card) -> None:
    if play_plain(game, me, card, find(card, me.hand)):
        ask_action(game, me)


def play_plain(game: Game, me: Player, card: Card, at: int) -> bool:
    """Play an Action that lies at this place in hand, if it only gives bonuses. Returns whether it does; any other is
    played as an effect.
    """
    kind = card.kind
    if not kind.plain or game.table.plays_count:
        game.todo = [card]
        game.step = PLAY_ACTION
        return False
    me.in_play.append(me.hand.pop(at))
    if kind.makes_cheaper:
        game.make_cheaper(kind)
    game.actions -= 1
    if game.log is not None:
        game.note("play", me.seat, (card,), origin="hand")
    game.give_bonuses(me, kind)
    return True


def ask_treasure(game: Game, me: Player) -> None:
    if not game.bought:
        if me.lays_all:
            lay_treasures(game, me)
            return
        cards = [card for card in me.hand if card.kind.is_treasure]
        if cards:
            game.step = TREASURE
            game.decision = TreasureDecision(me.decider, cards)
            if game.extras is not None:
                game.decision.lie(me.seat, "hand")
            return
    ask_spend(game, me)


def lay_treasures(game: Game, me: Player) -> None:
    """Play all Treasures for a player who need not be asked; the answer is kept as if it had been given."""
    laid = me.in_play
    before = len(laid)
    rest: list[Card] = []
    coins = game.coins
    for card in me.hand:
        money = card.money
        if money >= 0:
            coins += money
            laid.append(card)
        else:
            rest.append(card)
    n = len(laid) - before
    if n:
        game.past.append(ALL[n] if n < MANY else list(range(n)))
        game.coins = coins if game.extras is None else coins + worth_more(game.extras, laid[before:])
        me.hand = rest
        if game.log is not None:
            game.note("play", me.seat, tuple(laid[before:]), origin="hand")
    if me.tokens:
        ask_spend(game, me)
    else:
        ask_buy(game, me)


def worth_more(extras: GameExtras, cards: list[Card]) -> int:
    """The coins that Treasures give this turn beyond what is printed on them."""
    return sum([extras.worth_more.get(card.kind, 0) for card in cards]) if extras.worth_more else 0


def play_treasures(game: Game, me: Player, todo: list[Card], everything: bool) -> None:
    """Play Treasures that only give coins in one go; others one by one, as an effect."""
    if game.table.treasures_act:
        for card in todo:
            if not card.kind.only_coins:
                game.todo = todo
                game.step = PLAY_TREASURES
                return
    coins = game.coins
    for card in todo:
        coins += card.kind.coins
    game.coins = coins if game.extras is None else coins + worth_more(game.extras, todo)
    me.in_play += todo
    if game.log is not None:
        game.note("play", me.seat, tuple(todo), origin="hand")
    if everything:
        me.hand = [card for card in me.hand if not card.kind.is_treasure]
        if me.tokens:
            ask_spend(game, me)
        else:
            ask_buy(game, me)
    else:
        for card in todo:
            me.hand.remove(card)
        ask_treasure(game, me)


def ask_spend(game: Game, me: Player) -> None:
    if me.tokens and game.buys and not game.bought:
        game.step = SPEND
        labels = [str(n) for n in range(me.tokens + 1)]
        decision = Decision(me.decider, "spend", labels, None, 1, 1, False)
        if me.decider != me.seat:
            decision.lie(me.seat, "")
        game.decision = decision
    else:
        ask_buy(game, me)


def spend(game: Game, me: Player, tokens: int) -> None:
    me.tokens -= tokens
    game.coins += tokens
    if tokens:
        game.note("spend", me.seat, amount=tokens)


def ask_buy(game: Game, me: Player) -> None:
    if game.buys:
        game.step = BUY
        found = game.affordable.get(game.gone + game.coins * 8 + me.seat)
        if found is None:
            found = list_affordable(game, me)
        if found.piles:
            game.decision = found
            return
    clean_up(game, me)


def affordable(game: Game, me: Player, kind: Kind) -> bool:
    """Whether `me` can pay for a card now and may buy it."""
    if not game.table.buys_vary:
        return kind.cost - game.discount <= game.coins
    extras = game.extras
    if extras is not None and kind in extras.barred:
        return False
    return within(game.cost(kind), game.coins + POTION * game.potions) and kind.may_be_bought(game, me)


def list_affordable(game: Game, me: Player) -> Decision:
    piles: list[int] = []
    labels: list[str] = []
    for pile in game.table.piles:
        if pile.supply and game.counts[pile.index]:
            kind = game.top(pile)
            if affordable(game, me, kind):
                piles.append(pile.index)
                labels.append(kind.name)
    table = game.table
    if table.buys_vary:
        # It depends on more than the coins, but many of these decisions offer the same.
        key = (me.decider, me.seat, tuple(labels))
        found = table.offers.get(key)
        if found is None:
            found = buy_decision(me, labels, piles)
            found.lie(me.seat, "supply")
            if len(table.offers) >= SHARED:
                table.offers.clear()
            table.offers[key] = found
        return found
    found = buy_decision(me, labels, piles)
    if len(game.affordable) >= SHARED:
        game.affordable.clear()
    game.affordable[game.gone + game.coins * 8 + me.seat] = found
    return found


def buy_decision(me: Player, labels: list[str], piles: list[int]) -> Decision:
    found = Decision(me.decider, "buy", labels, None, 0, 1, False)
    found.piles = piles
    found.zone = "supply"
    return found


def buy(game: Game, me: Player, index: int) -> None:
    table = game.table
    if not table.bought_straight[index]:
        game.buying = index
        game.step = BUYING
        return
    pile = table.piles[index]
    kind = pile.kind
    # What `pay` does for a price without Potions.
    game.coins -= max(0, kind.cost - game.discount) if game.discount else kind.cost
    game.buys -= 1
    game.bought += 1
    if game.log is not None:
        game.event("buy", me.seat, (kind.name,), (kind.name,))
        game.event("gain", me.seat, (kind.name,), (kind.name,), origin="supply", to="discard")
    counts = game.counts
    left = counts[index]
    if left > 1:
        counts[index] = left - 1
        me.discard.append(Card(kind))
    else:
        me.discard.append(game.take_from_pile(pile))
    if kind.is_action:
        me.has_actions = True
    if me.census is not None or me.tally is not None:
        me.gains(kind)
    if game.buys:
        ask_buy(game, me)
    elif table.clean_up_matters:
        clean_up(game, me)
    else:
        end_turn(game, me)


def pay(game: Game, me: Player, kind: Kind, price: int) -> None:
    if price >= POTION:
        game.more().potions -= potions_of(price)
        price = coins_of(price)
    game.coins -= price
    game.buys -= 1
    game.bought += 1
    if game.log is not None:
        game.event("buy", me.seat, (kind.name,), (kind.name,))


def clean_up(game: Game, me: Player) -> None:
    if game.table.clean_up_matters:
        if any(kind.at_clean_up for kind in game.played):
            game.step = CLEAN_UP
            return
        for card in me.in_play:
            if game.kind(card).acts_when_discarded:
                game.step = CLEAN_UP
                return
    end_turn(game, me)


def next_seat(game: Game) -> int:
    """Whose turn comes after this one."""
    extras = game.extras
    if extras is None:
        return game.table.left_of[game.me.seat]
    return extras.waiting[0].seat if extras.waiting else game.table.left_of[extras.regular]


def end_turn(game: Game, me: Player) -> None:
    """Discard what is in play and in hand, draw the next hand, and pass the turn on or end the game."""
    table = game.table
    staying = [] if me.extras is None else stay(me)
    in_play = me.in_play
    if table.play_matters:
        for card in in_play:
            game.left_play(me, card)
    log = game.log
    if log is not None and (in_play or me.hand):
        last = me.hand[-1:] or in_play[-1:]
        game.event("clean-up", me.seat, names(in_play + me.hand), names(last))
    discard = me.discard
    discard += in_play
    discard += me.hand
    me.in_play = staying
    more = game.extras
    if more is not None:
        me.hand = []
        game.draw(me, more.hand_size)
        forget_turn(game, me, more)
    else:
        deck = me.deck
        if len(deck) >= 5 and log is None:
            me.hand = [deck.pop(), deck.pop(), deck.pop(), deck.pop(), deck.pop()]
        else:
            me.hand = []
            game.draw(me, 5)
    if game.empty_piles and (
        not game.counts[table.province] or game.empty_piles >= table.piles_to_end or not game.counts[table.colony]
    ):
        finish(game)
        return
    if more is None:
        me = game.players[table.left_of[me.seat]]
        game.me = me
    else:
        me = hand_on(game, me, more)
    # Players who possess each other could take extra turns for ever.
    limit = game.setup.turn_limit
    if me.turns >= limit or (more is not None and more.extra_turns > limit * len(game.players)):
        game.hit_limit = True
        game.note("limit", NOBODY, amount=limit)
        finish(game)
    else:
        game.step = START


def stay(me: Player) -> list[Card]:
    """The cards in play that stay there through this clean-up; they are taken out of those that don't."""
    extras = me.more()
    if not extras.lasting:
        if extras.stayed:
            extras.stayed = []
        return []
    staying = [card for card in me.in_play if extras.stays(card)]
    extras.stayed = staying[:]
    me.in_play = [card for card in me.in_play if card not in staying]
    return staying


def forget_turn(game: Game, me: Player, more: GameExtras) -> None:
    """End what holds for one turn. Cards trashed while `me` was possessed come back."""
    more.potions = 0
    more.barred = []
    more.hand_size = 5
    more.played = []
    more.purchases = []
    more.worth_more = {}
    if more.cheaper:
        game.discount -= more.cheaper
        more.cheaper = 0
        game.affordable = game.table.buy_decisions(game.discount, game.stacks)
    if me.decider != me.seat:
        me.decider = me.seat
        extras = me.more()
        if extras.returning:
            game.note("come-back", me.seat, tuple(extras.returning), origin="aside", to="discard")
        me.discard += extras.returning
        extras.returning = []


def hand_on(game: Game, me: Player, more: GameExtras) -> Player:
    """Begin the next extra turn, or else the next regular one. Returns whose it is."""
    seat = next_seat(game)
    more.before = me.seat
    more.extra = ""
    game.me = game.players[seat]
    more.gained.pop(seat, None)
    if more.waiting:
        turn = more.waiting.pop(0)
        game.me.decider = turn.decider
        more.extra = turn.source
        more.extra_turns += 1
    else:
        more.regular = seat
    return game.me


def finish(game: Game) -> None:
    game.step = OVER
    for player in game.players:
        # A guide knows the game, and a game that knows itself would be freed late.
        player.guide = None
    if game.log is not None:
        for seat in game.winners():
            game.note("over", seat, amount=game.score(game.players[seat]))
