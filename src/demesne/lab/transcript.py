"""One game told turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from demesne.bots.bot import Bot
from demesne.bots.python_bot import BotError
from demesne.bots.sovereign import Sovereign
from demesne.bots.steward import Steward
from demesne.bots.strategy_bot import StrategyBot
from demesne.engine.decision import IllegalAnswer
from demesne.engine.game import Game
from demesne.engine.view import View
from demesne.kingdoms import Constraints, Kingdom, new_seed
from demesne.lab.entrants import Spec, find_entrants, make
from demesne.lab.errors import LabError, failed_bot
from demesne.lab.experiment import check_needs
from demesne.lab.kingdom_source import DEFAULT, TURN_LIMIT, KingdomSource, read_source
from demesne.lab.tasks import bot_at, bot_seed, game_seed
from demesne.texts import Texts


class Considered(TypedDict):
    """An answer that a bot tried: its chance to win, the standard error of that, and the number of imagined games."""

    answer: list[str]
    chance: float
    error: float
    games: int


class Thought(TypedDict):
    """What a bot considered at a decision of this kind, which card asked, what it chose, and the candidates, the best
    first."""

    kind: str
    source: str | None
    chosen: list[str]
    candidates: list[Considered]


@dataclass(frozen=True)
class Chapter:
    """A turn: whose, the hand it begins with, what happens in it, and how everyone stands after it."""

    turn: int
    player: str
    hand: list[str]
    lines: list[str]
    points: list[int]
    cards: list[int]
    rules: list[str]
    """For strategies, the rules by which they bought, in order."""
    thoughts: list[Thought]
    """For bots that look ahead, what they considered, decision by decision."""


@dataclass
class Transcript:
    """A whole game. Seats are in the order of `players`; the lines are in the language that was asked for."""

    players: list[str]
    bots: list[str]
    """For each player, the name of the bot or strategy, in the form that a table accepts."""
    game: int
    seed: int | str
    kingdom: list[str]
    chapters: list[Chapter]
    winners: list[str]
    points: list[int]
    turns: list[int]
    scores: list[dict[str, tuple[int, int]]]
    """For each player, the cards that score: how many, and their points in total."""
    fired: list[tuple[int, int, str]]
    """After how many answers each seat bought, and by which rule."""

    def to_dict(self) -> dict[str, object]:
        """The transcript as plain data."""
        return {**vars(self), "chapters": [dict(vars(chapter)) for chapter in self.chapters]}


def explain(
    *bots: Spec,
    kingdom: str | Kingdom | Constraints | Sequence[str] | KingdomSource = DEFAULT,
    seed: int | str | None = None,
    game: int = 0,
    turn_limit: int = TURN_LIMIT,
    language: str = "en",
) -> Transcript:
    """Play one game and explain it: game number `game` of the match with this seed."""
    return play_game(*bots, kingdom=kingdom, seed=seed, game=game, turn_limit=turn_limit, language=language)[0]


def play_game(
    *bots: Spec,
    kingdom: str | Kingdom | Constraints | Sequence[str] | KingdomSource = DEFAULT,
    seed: int | str | None = None,
    game: int = 0,
    turn_limit: int = TURN_LIMIT,
    language: str = "en",
) -> tuple[Transcript, Game]:
    """`explain`, and the game itself."""
    entrants = find_entrants(bots)
    source = kingdom if isinstance(kingdom, KingdomSource) else read_source(kingdom)
    check_needs(entrants, source)
    seed = new_seed() if seed is None else seed
    n = len(entrants)
    order = [bot_at(seat, game, n) for seat in range(n)]
    played = source.deal(game_seed(seed, game), n, True, turn_limit)
    # Bots that play all games of a match play this one as they do there.
    seeds = [str(seed) if entrants[bot].lasting else bot_seed(seed, game, bot) for bot in order]
    players = [make(entrants[bot], own) for bot, own in zip(order, seeds, strict=True)]
    names = [entrants[bot].name for bot in order]
    texts = Texts(language)
    chapters: list[Chapter] = []
    told = [0]
    turn, active, hand = 0, played.active, list[str]()
    rules: list[str] = []
    fired: list[tuple[int, int, str]] = []
    thoughts: list[Thought] = []
    views = [View(played, seat) for seat in range(n)]
    while played.decision is not None:
        if (played.active, played.players[played.active].turns) != (active, turn):
            if turn:
                chapters.append(_chapter(played, told, turn, names, active, hand, rules, thoughts, texts))
            active = played.active
            turn = played.players[active].turns
            hand = views[active].hand
        seat = played.decision.player
        try:
            picks = players[seat].decide(views[seat])
            applied = _rule(players[seat], views[seat], picks)
            rules += applied
            fired += [(played.number, seat, rule) for rule in applied]
            thoughts += _thought(players[seat])
            played.choose(picks)
        except IllegalAnswer as error:
            raise LabError("lab-bad-answer", name=names[seat], game=game, seed=str(seed), text=str(error)) from None
        except BotError as error:
            raise failed_bot(error, game, seed) from None
    chapters.append(_chapter(played, told, turn, names, active, hand, rules, thoughts, texts))
    transcript = Transcript(
        players=names,
        bots=[entrants[bot].bot or str(bots[bot]) for bot in order],
        game=game,
        seed=seed,
        kingdom=[*played.setup.kingdom, *([played.setup.bane] if played.setup.bane else [])],
        chapters=chapters,
        winners=[names[seat] for seat in played.winners()],
        points=[played.score(player) for player in played.players],
        turns=[player.turns for player in played.players],
        scores=[played.score_by_card(player) for player in played.players],
        fired=fired,
    )
    return transcript, played


def _chapter(
    game: Game,
    told: list[int],
    turn: int,
    names: list[str],
    active: int,
    hand: list[str],
    rules: list[str],
    thoughts: list[Thought],
    texts: Texts,
) -> Chapter:
    """The log since the last chapter, up to the beginning of the next turn."""
    log = game.log or []
    stop = next(
        (
            place
            for place in range(told[0], len(log))
            if log[place].type == "turn" and (log[place].seat, log[place].amount) != (active, turn)
        ),
        len(log),
    )
    lines = []
    for before, event in zip([None, *log[told[0] :]], log[told[0] : stop], strict=False):
        # A bought card is then gained: that counts as one event.
        bought = before is not None and (before.type, event.type, event.to) == ("buy", "gain", "discard")
        if event.type not in ("turn", "over", "limit") and not bought:
            indent = "  " * event.depth
            lines.append(indent + texts.log(event.seen_by(event.seat), names))
    told[0] = stop
    points = [game.score(player) for player in game.players]
    applied, rules[:] = list(rules), []
    considered, thoughts[:] = list(thoughts), []
    cards = [len(player.owned()) for player in game.players]
    return Chapter(turn, names[active], hand, lines, points, cards, applied, considered)


def _thought(bot: Bot) -> list[Thought]:
    """What a bot that looks ahead considered at its last decision, if it did."""
    judgement = bot.judgement if isinstance(bot, Sovereign) else None
    if judgement is None or not judgement.games:
        return []
    candidates: list[Considered] = [
        {"answer": list(judgement.labels(line)), "chance": line.chance, "error": line.error, "games": line.games}
        for line in judgement.lines
    ]
    decision = judgement.decision
    chosen = list(judgement.labels(judgement.chosen))
    return [{"kind": decision.kind, "source": decision.source, "chosen": chosen, "candidates": candidates}]


def _rule(bot: Bot, view: View, picks: Sequence[int]) -> list[str]:
    """The rule by which a bot with a plan buys what it picked, if there is one."""
    decision = view.decision
    tactics = bot.tactics if isinstance(bot, StrategyBot) else bot.followed if isinstance(bot, Steward) else None
    if decision is None or decision.kind != "buy" or not picks or tactics is None:
        return []
    sight = tactics.sight
    sight.look(view, decision)
    bought = decision.options[picks[0]]
    wanting = [rule for rule in tactics.plan.buy if bought == (sight.top(rule.label) if rule.mixed else rule.label)]
    return [rule.text for rule in wanting if rule.holds(sight)][:1]
