"""All that a seat doesn't know about a game, and how it is dealt again: the hidden cards of all players, what changed
hands unseen, the covered cards of the mixed piles, and the shuffles and secret choices of the effect in progress.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from demesne.engine.card import Card, Kind
from demesne.engine.course import Course
from demesne.engine.extras import Passed
from demesne.engine.hidden import Chance, Hidden, keep_others, with_others
from demesne.engine.origin import Remembered
from demesne.engine.recall import HIDING, UNDER, lay_zone, zone_of
from demesne.engine.walk import Arrangement, CardMove, Move, OrderMove, PassMove, PickMove, StackMove, card_moves

if TYPE_CHECKING:
    from demesne.engine.game import Game


class Unknown:
    """What a seat doesn't know about the game `source`. It never changes.

    Inside an effect, `before` is the game from before it, and `course` what the seat has seen since. `laid` says
    whether the game began with a position.
    """

    def __init__(self, source: Game, before: Game | None, remembered: Remembered, course: Course, laid: bool) -> None:
        self.source = source
        self.course = course
        seat = course.seat
        fixed: set[Card] = set()
        self.passing: list[Passed] = []
        """What changed hands unseen during the effect in progress."""
        if before is not None:
            # What was seen since the effect began was this very card, and a gained card is a different object every
            # time the game is replayed.
            owned: set[Card] = set()
            for player in before.players:
                owned.update(player.owned())
            for player in source.players:
                fixed.update([card for card in player.owned() if card in course.shown or card not in owned])
            if source.extras is not None:
                already = 0 if before.extras is None else len(before.extras.passed)
                self.passing = [late for late in source.extras.passed[already:] if late.unseen_by(seat)]
                cards = [late.card for late in self.passing]
                fixed.update(cards)
                self.passing = [late for late in self.passing if cards.count(late.card) == 1]
        passes: list[Passed] = []
        if source.extras is not None and not source.over:
            passes = [passed for passed in source.extras.passed if passed.unseen_by(seat)]
        self.hidden: list[Hidden] = []
        for player, recall in zip(source.players, remembered.recalls, strict=True):
            hidden = Hidden(source, player, recall, seat, fixed)
            if not hidden.settled or passes:
                self.hidden.append(hidden)
        self.loose = [hidden.seat for hidden in self.hidden if hidden.loose and hidden.seat != seat]
        """The players whose cards were seen and then went where nobody could see."""
        self.covered = [[i for i, known in enumerate(stack) if not known] for stack in remembered.known]
        self.stacks = [self._possible(number, known, laid) for number, known in enumerate(remembered.known)]
        """For each mixed pile, the covered cards in their places, then those that could lie there as well."""
        self.passed = [passed for passed in passes if passed.card not in fixed]
        """What changed hands unseen before."""
        self.among: dict[Passed, int] = {}
        """The group of the giver's cards that includes the passed card, if it was one of several known ones."""
        for player, recall in zip(source.players, remembered.recalls, strict=True):
            given = [passed for passed in passes if passed.giver == player.seat]
            shared = recall.shared() if recall.gone else set()
            for passed, slot in zip(given[::-1], recall.gone[::-1], strict=False):
                if slot.group in shared:
                    self.among[passed] = slot.group

    def _possible(self, number: int, known: list[bool], laid: bool) -> list[Kind]:
        source = self.source
        found = [source.stacks[number][i] for i in self.covered[number]]
        if not found or laid:
            return found
        # Not all Ruins are in the game: those that nobody has seen yet may or may not be there.
        others = source.table.mixed[number][:]
        seen = [card.kind for card in source.trash_pile]
        for player in source.players:
            seen += [card.kind for card in player.owned()]
        seen += [kind for kind, shown in zip(source.stacks[number], known, strict=True) if shown]
        for kind in found + seen:
            if kind in others:
                others.remove(kind)
        return found + others

    # -- dealing ------------------------------------------------------------------------------------------------------

    def lay(self, twin: Game, chance: Chance) -> None:
        """Deal all hidden cards again in a copy of the source at an ordinary decision."""
        laid, passed = self._deal(chance, True)
        for n, hidden in enumerate(self.hidden):
            player = twin.players[hidden.seat]
            zones = laid[n]
            for i in range(len(zones)):
                number = hidden.numbers[i]
                if number == UNDER:
                    keep_others(player, self.source.players[hidden.seat], zones[i])
                lay_zone(player, number, zones[i])
        if self.passed and twin.extras is not None:
            twin.extras.passed = passed

    def lay_stacks(self, twin: Game, chance: Chance) -> None:
        """Deal the covered cards of the mixed piles again in a copy of the source."""
        for number, places in enumerate(self.covered):
            if places:
                stack = twin.stacks[number]
                for i, kind in zip(places, self._stack(number, chance), strict=False):
                    stack[i] = kind

    def arrange(self, chance: Chance, mix: bool) -> Arrangement:
        """All hidden cards dealt again, as they may have been before the effect. `mix` shuffles the groups too."""
        laid, passed = self._deal(chance, mix)
        places: dict[Card, Card] = {}
        for n, hidden in enumerate(self.hidden):
            player = self.source.players[hidden.seat]
            for number, cards in zip(hidden.numbers, laid[n], strict=True):
                for card, other in zip(zone_of(player, number), cards, strict=True):
                    if card is not other:
                        places[card] = other
        for late in self.passing:
            # It was among the giver's cards then, and may have been any of them.
            cards = [late.card, *self._given(late)]
            chance.shuffle(cards)
            places[late.card] = places.get(cards[0], cards[0])
            places[cards[0]] = late.card
        stacks = [self._stack(number, chance) for number in range(len(self.covered))]
        orders = self.course.orders
        answers = [picks for _, picks in self.course.path]
        if self.loose:
            # What was seen of their cards shows where they lay, not where a shuffle or a choice put them.
            orders = dict(orders)
            for shuffle, order in self.course.orders.items():
                if shuffle[0] in self.loose:
                    orders[shuffle] = chance.sample(len(order), len(order))
            for number in self.course.secret:
                decision, picks = self.course.path[number]
                if decision.owner in self.loose:
                    answers[number] = chance.sample(decision.size, len(picks))
        return Arrangement(places, stacks, passed, orders, answers)

    def exchange(self, twin: Game, dealt: Arrangement) -> None:
        """Arrange the hidden cards like this in a copy of the game, or of the game from before the effect."""
        places = dealt.places
        if places:
            for player in twin.players:
                for number in range(len(HIDING)):
                    cards = zone_of(player, number)
                    if cards:
                        lay_zone(player, number, [places.get(card, card) for card in cards])
                extras = player.extras
                if extras is not None and extras.lasting:
                    extras.lasting = [with_others(lasting, places) for lasting in extras.lasting]
            twin.todo = [places.get(card, card) for card in twin.todo]
        if self.passed and twin.extras is not None:
            twin.extras.passed = dealt.passed[: len(twin.extras.passed)]
        for number, at in enumerate(self.covered):
            for i, kind in zip(at, dealt.stacks[number], strict=False):
                twin.stacks[number][i] = kind

    def _deal(self, chance: Chance, mix: bool) -> tuple[list[list[list[Card]]], list[Passed]]:
        """The zones of everyone in `hidden`, dealt again, and what changed hands."""
        pools, passed = self._pools(chance)
        laid = [hidden.deal(pools[n], chance, mix) for n, hidden in enumerate(self.hidden)]
        if self.among:
            self._pass_others(laid, passed, chance)
        return laid, passed

    def _pools(self, chance: Chance) -> tuple[list[list[Card]], list[Passed]]:
        """The hidden cards of everyone whose cards are not all known, after some changed hands unseen."""
        pools = [hidden.pool[:] for hidden in self.hidden]
        extras = self.source.extras
        if not self.passed or extras is None:
            return pools, []
        found: list[Passed] = []
        place = {hidden.seat: n for n, hidden in enumerate(self.hidden)}
        for passed in extras.passed:
            giver, taker = place.get(passed.giver), place.get(passed.taker)
            hidden = passed in self.passed and passed not in self.among
            if hidden and giver is not None and taker is not None and passed.card in pools[taker]:
                # The card that was passed may be any card the giver has, or this one.
                candidates = [passed.card, *pools[giver]]
                chance.shuffle(candidates)
                other = candidates[0]
                if other is not passed.card:
                    pools[giver][pools[giver].index(other)] = passed.card
                    pools[taker][pools[taker].index(passed.card)] = other
                    passed = Passed(passed.giver, passed.taker, other)
            found.append(passed)
        return pools, found

    def _pass_others(self, laid: list[list[list[Card]]], found: list[Passed], chance: Chance) -> None:
        """Let the passed card be any card of the group it came from."""
        extras = self.source.extras
        place = {hidden.seat: n for n, hidden in enumerate(self.hidden)}
        for number, passed in enumerate([] if extras is None else extras.passed):
            if passed not in self.among or passed not in self.passed:
                continue
            giver, taker = place[passed.giver], place[passed.taker]
            if passed.card not in self.hidden[taker].pool:
                continue
            places = self.hidden[giver].by_group.get(self.among[passed], [])
            choice = chance.sample(len(places) + 1, 1)[0]
            for zone in laid[taker]:
                if choice < len(places) and passed.card in zone:
                    at, i = places[choice]
                    other = laid[giver][at][i]
                    laid[giver][at][i] = passed.card
                    zone[zone.index(passed.card)] = other
                    found[number] = Passed(passed.giver, passed.taker, other)
                    break

    def _stack(self, number: int, chance: Chance) -> list[Kind]:
        """The unknown covered cards of a mixed pile, dealt again."""
        kinds = self.stacks[number]
        return [kinds[i] for i in chance.sample(len(kinds), len(kinds))]

    def _given(self, passed: Passed) -> list[Card]:
        """The cards of the giver that the passed card was one of."""
        for hidden in self.hidden:
            if hidden.seat == passed.giver:
                if passed not in self.among:
                    return hidden.cells[hidden.old :]
                player = self.source.players[hidden.seat]
                places = hidden.by_group.get(self.among[passed], [])
                return [zone_of(player, hidden.numbers[at])[i] for at, i in places]
        return []

    # -- for a walk ---------------------------------------------------------------------------------------------------

    def truth(self) -> Arrangement:
        """How everything really is."""
        passed = [] if self.source.extras is None else self.source.extras.passed[:]
        return Arrangement({}, self.stacks, passed, self.course.orders, [picks for _, picks in self.course.path])

    def moves(self) -> list[Move]:
        """The steps by which everything unknown changes."""
        moves: list[Move] = []
        for hidden in self.hidden:
            moves += card_moves(hidden)
        for late in self.passing:
            moves.append(CardMove([late.card, *self._given(late)], 0, set()))
        for passed in self.passed:
            cells = self._given(passed)
            if cells and self.source.extras is not None:
                taken = [card for hidden in self.hidden if hidden.seat == passed.taker for card in hidden.cells]
                moves.append(PassMove(self.source.extras.passed.index(passed), cells, taken))
        for number, kinds in enumerate(self.stacks):
            moves.append(StackMove(number, len(kinds)))
        return moves + self.course_moves()

    def course_moves(self) -> list[Move]:
        """Those among them by which the shuffles and secret choices of the effect in progress change."""
        moves: list[Move] = [OrderMove(shuffle, len(order)) for shuffle, order in self.course.orders.items()]
        moves += [PickMove(number, self.course.path[number][0].size) for number in self.course.secret]
        return moves
