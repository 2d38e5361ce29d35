"""The lab: the same games however the work is split, numbers that add up, and nothing lost when a worker dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from array import array
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from random import Random
from typing import Any

import pytest

from demesne import lab, new_game
from demesne.bots.bot import Bot
from demesne.bots.registry import make_bot
from demesne.engine.view import View
from demesne.kingdoms import RECOMMENDED, Constraints, KingdomError, parse_kingdom
from demesne.lab import chance, workers
from demesne.lab.csv_text import csv_text
from demesne.lab.entrants import Entrant, find_entrants, plan_of
from demesne.lab.errors import LabError
from demesne.lab.numbers import spots
from demesne.lab.sweep import with_card
from demesne.lab.tasks import MatchTask, bot_at, game_seed, seat_of
from demesne.lab.watch import Watch
from demesne.lab.workers import Workers
from demesne.texts import LANGUAGES, Texts
from tests.clusters import dask_cluster
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[2]


def plain(result: Any) -> Any:
    """A result as data, without what differs between runs."""
    data = result.to_dict()
    del data["speed"]
    return json.loads(json.dumps(data))


class Careless(Bot):
    """A bot that sometimes gives an answer that is not allowed."""

    def decide(self, view: View) -> list[int]:
        return [999]


class Deadly(Bot):
    """A bot that ends the process it plays in, once for each file in a folder named by the environment."""

    def decide(self, view: View) -> list[int]:
        folder = Path(os.environ["DEMESNE_TEST_DEADLY"])
        for file in sorted(folder.iterdir()):
            file.unlink(missing_ok=True)
            os._exit(9)
        decision = view.decision
        assert decision is not None
        if decision.kind == "treasure":
            return list(range(decision.max))
        place = max(decision.find("Province"), decision.find("Gold"), decision.find("Silver"))
        return [place] if place >= 0 else list(range(decision.min))


class Chancy(Bot):
    """A bot that rolls dice, to see that its seed comes from the game."""

    def __init__(self, seed: int | str = 0) -> None:
        super().__init__(seed)
        self._random = Random(str(seed))

    def decide(self, view: View) -> list[int]:
        decision = view.decision
        assert decision is not None
        if decision.kind == "treasure":
            return list(range(decision.max))
        if decision.kind == "buy":
            return [self._random.randrange(len(decision.options))]
        return list(range(decision.min))


# --- numbers ---


def test_wilson() -> None:
    found = chance.share(8, 10)
    assert (round(found.low, 4), round(found.high, 4)) == (0.4902, 0.9433)
    assert chance.share(0, 20).low == 0
    assert 0.1 < chance.share(0, 20).high < 0.2
    assert chance.share(0, 0).to_dict()["high"] == 1


def test_difference_covers_the_truth() -> None:
    random = Random(1)
    covered = 0
    for _ in range(400):
        wins = losses = 0
        for _ in range(60):
            roll = random.random()
            wins += roll < 0.5
            losses += roll > 0.8
        found = chance.difference(wins, losses, 60)
        covered += found.low <= 0.3 <= found.high
    assert 365 <= covered <= 395
    assert chance.difference(20, 0, 20).high == 1
    assert chance.difference(20, 0, 20).low < 0.9


def test_mean_and_quantile() -> None:
    counts = {1: 2, 4: 1, 6: 1}
    found = chance.mean(counts)
    assert found.value == 3
    assert found.error == pytest.approx(sqrt(6) / 2)
    assert chance.spread(counts) == pytest.approx(sqrt(6))
    assert [chance.quantile(counts, part) for part in (0.1, 0.5, 0.75, 1)] == [1, 1, 4, 6]


def test_the_sequential_test_is_seldom_fooled() -> None:
    """Between equals, checking after every game, at most one match in twenty calls one better."""
    random = Random(5)
    fooled = 0
    for _ in range(300):
        wins = [0, 0]
        for _ in range(400):
            wins[random.random() < 0.5] += 1
            if chance.leader(wins, 0.05) is not None:
                fooled += 1
                break
    assert fooled <= 0.05 * 300 + 3
    assert chance.leader([60, 20], 0.01) == 0
    assert chance.leader([60, 58, 20], 0.01) is None


def test_ratings() -> None:
    equal = chance.ratings([[0, 50], [50, 0]], [[0, 100], [100, 0]])
    assert [rating.value for rating in equal] == pytest.approx([0, 0])
    odds = chance.ratings([[0, 10000], [1000, 0]], [[0, 11000], [11000, 0]])
    assert odds[0].value - odds[1].value == pytest.approx(400, abs=1)
    assert sum(rating.value for rating in odds) == pytest.approx(0, abs=1e-6)
    sure = chance.ratings([[0, 20, 20], [0, 0, 20], [0, 0, 0]], [[0, 20, 20], [20, 0, 20], [20, 20, 0]])
    assert sure[0].value > sure[1].value > sure[2].value
    assert all(rating.error < 400 for rating in sure)


# --- matches ---


def test_a_match_adds_up() -> None:
    result = lab.match("smu", "bmu", games=120, seed=1, watched=30)
    first, second = result.scores
    assert result.games == result.wanted == 120
    assert first.wins + first.ties + first.losses == 120
    assert (first.wins, first.ties, first.losses) == (second.losses, second.ties, second.wins)
    assert first.share.value + second.share.value == pytest.approx(1)
    assert sum(result.lengths.values()) == 120
    assert result.ahead.value == pytest.approx((first.wins - second.wins) / 120)
    assert [curves.games for curves in result.curves] == [30, 30]
    records = list(result.records())
    assert len(records) == 120
    assert [record["first"] for record in records[:3]] == ["SMU", "BMU", "SMU"]
    assert sum(record["winners"] == ["SMU"] for record in records) == first.wins
    table = result.to_csv().splitlines()
    assert len(table) == 121
    assert table[0] == "game,seed,first,winners,points SMU,points BMU,turns SMU,turns BMU,cut_short"
    assert result.win_rates(most=10)[-1] == (120, [first.wins / 120, second.wins / 120])


def test_a_game_of_a_match_can_be_played_again() -> None:
    result = lab.match("smu", "bmu", games=5, seed="again", watched=0)
    record = list(result.records())[3]
    transcript = lab.explain("smu", "bmu", seed="again", game=3)
    assert transcript.players[0] == record["first"] == "BMU"
    assert transcript.winners == record["winners"]
    assert dict(zip(transcript.players, transcript.points, strict=True)) == dict(
        zip(["SMU", "BMU"], record["points"], strict=True)  # type: ignore[call-overload]
    )
    assert transcript.chapters[-1].points == transcript.points
    assert transcript.chapters[0].turn == 1
    assert len(transcript.chapters) == sum(transcript.turns)
    kingdom = RECOMMENDED[0].cards
    dealt = new_game(kingdom, 2, game_seed("again", 3), first=0)
    assert sorted(dealt.view(0).hand) == sorted(transcript.chapters[0].hand)


def test_watching_changes_nothing() -> None:
    seen = lab.match("smu", "bmu", games=40, seed=2, watched=40)
    unseen = lab.match("smu", "bmu", games=40, seed=2, watched=0)
    assert seen.table == unseen.table
    curves = seen.curves[0]
    assert curves.money.mean[0] == pytest.approx(3.5, abs=0.5)
    assert curves.points.mean[0] == 3
    assert all(low <= high for low, high in zip(curves.money.low, curves.money.high, strict=True))
    assert sum(counts[0] for counts in curves.deck.values()) == pytest.approx(10.9, abs=0.2)
    provinces = next(gain for gain in curves.gains if gain.card == "Province")
    assert sum(provinces.by_turn) == pytest.approx(provinces.copies)
    assert not unseen.curves[0].games


def patient_steward(seed: str) -> Bot:
    """A steward that is asked everything."""
    return make_bot("steward", seed)


def patient_smu(seed: str) -> Bot:
    """SMU that is asked everything."""
    return make_bot("smu", seed)


def test_hurrying_changes_nothing() -> None:
    """Bots that are not asked about plain Treasures would have played them all."""
    quick = lab.match("steward", "smu", games=40, kingdom="random: Smithy", seed=2, watched=0)
    asked = lab.match(patient_steward, patient_smu, games=40, kingdom="random: Smithy", seed=2, watched=0)
    assert quick.table == asked.table


def test_seats_rotate() -> None:
    for bots in (2, 3, 4):
        for number in range(7):
            for bot in range(bots):
                assert bot_at(seat_of(bot, number, bots), number, bots) == bot
    fixed = lab.match("bmu", "bmu", games=4, seed=1, rotate=False, kingdom="none", watched=0)
    assert fixed.scores[0].first.value == fixed.scores[0].win_rate.value


def test_more_than_two() -> None:
    result = lab.match("smu", "bmu", "bm0", games=30, seed=3)
    assert sum(score.share.value for score in result.scores) == pytest.approx(1)
    assert len(result.positions) == 3


def test_the_same_bot_twice_has_two_names() -> None:
    assert [entrant.name for entrant in find_entrants(["bmu", "bmu", "bmu"])] == ["BMU", "BMU #2", "BMU #3"]


def test_until_sure() -> None:
    result = lab.match("smu", "bm0", until_sure=0.99, seed=4)
    assert result.verdict is not None
    assert result.verdict.sure
    assert result.verdict.bot == "SMU"
    assert result.games % 50 == 0
    assert result.games < 1000
    even = lab.match("bmu", "bmu", games=100, until_sure=0.999, seed=4, kingdom="none")
    assert even.verdict is not None
    assert not even.verdict.sure
    assert even.games == 100


def test_a_random_kingdom_each_game() -> None:
    result = lab.match("random", "random", games=4, kingdom="random: village", seed=1, turn_limit=15)
    assert result.cut_short == 4
    assert result.kingdom.cards is None
    drawn = [result.kingdom.deal(game_seed(1, number), 2, False, 15).setup.kingdom for number in range(4)]
    assert len(set(drawn)) == 4
    wish = Constraints.parse(["village"])
    assert not any(wish.broken_by(parse_kingdom(", ".join(cards))) for cards in drawn if "Young Witch" not in cards)


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("none", ()),
        ("Smithy", ("Smithy",)),
        ("Smithy, Moat", ("Smithy", "Moat")),
        ("Forgeron", ("Smithy",)),
        ("first game", tuple(sorted(RECOMMENDED[0].cards))),
        (RECOMMENDED[0].kingdom.code, tuple(sorted(RECOMMENDED[0].cards))),
    ],
)
def test_settings(text: str, cards: tuple[str, ...]) -> None:
    assert lab.read_source(text).cards == cards


def test_settings_that_are_refused() -> None:
    for text in ("no such kingdom", "random: village>=11", "Copper"):
        with pytest.raises(KingdomError):
            lab.read_source(text)
    with pytest.raises(KingdomError):
        lab.read_source("First Game", Constraints.parse(["!attack"]))


def test_what_is_refused() -> None:
    for call in (
        lambda: lab.match("bmu"),
        lambda: lab.match("bmu", "bmu", games=0),
        lambda: lab.match("bmu", "nobody"),
        lambda: lab.match("bmu", "nothing.toml"),
        lambda: lab.match("smu", "bmu", kingdom="none"),
        lambda: lab.match("bmu", "bmu", until_sure=1),
        lambda: lab.match("bmu", "bmu", jobs=0),
        lambda: lab.match("bmu", Careless, games=1, kingdom="none"),
        lambda: lab.sweep("random", games=1),
        lambda: lab.sweep("bmu", games=1, kingdom="random"),
        lambda: lab.sweep("bmu", games=1, copies=[0]),
        lambda: lab.tune("random", games=1),
        lambda: lab.tune("bm0", games=1),
        lambda: lab.tune("bmu", games=1, rounds=0),
    ):
        with pytest.raises(LabError) as error:
            call()
        for language in LANGUAGES:
            said = error.value.say(Texts(language))
            assert said
            assert "\n" not in said
        assert str(error.value) == error.value.say(Texts("en"))


def test_a_strategy_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = "Mine"\nbuy = ["Province", "Gold", "Silver"]\n', encoding="utf-8")
    assert lab.match(file, "bm0", games=10, seed=1, kingdom="none").names == ["Mine", "BM0"]
    file.write_text('name = "Mine"\nbuy = ["Provinz"]\n', encoding="utf-8")
    with pytest.raises(LabError, match=r"mine\.toml:2: "):
        lab.match(str(file), "bm0", games=10)


# --- many hands ---


def cut_everywhere(task: MatchTask, games: int, seed: int) -> tuple[array[int], list[Watch]]:
    """The games of a task, cut at random places and played in random order."""
    random = Random(seed)
    edges = sorted({0, games, *[random.randrange(games) for _ in range(4)]})
    pieces = list(pairwise(edges))
    random.shuffle(pieces)
    parts = [task.play(start, stop) for start, stop in pieces]
    watches = [Watch() for _ in task.entrants]
    for part in parts:
        for mine, more in zip(watches, part.watches, strict=True):
            mine.add(more)
    table = array("i")
    for part in sorted(parts, key=lambda part: part.start):
        table.extend(part.rows)
    return table, watches


@pytest.mark.slow
def test_however_the_work_is_cut() -> None:
    entrants = find_entrants([Entrant("dice", maker=Chancy), "smu", "novice"])
    task = MatchTask(entrants, lab.read_source("First Game"), 8, 12, 60)
    whole = task.play(0, 24)
    for seed in range(3):
        table, watches = cut_everywhere(task, 24, seed)
        assert table == whole.rows
        for mine, other in zip(watches, whole.watches, strict=True):
            assert vars(mine) == vars(other)


@pytest.mark.slow
def test_however_many_jobs() -> None:
    one = lab.match("smu", Chancy, games=130, seed=6, jobs=1, watched=60)
    two = lab.match("smu", Chancy, games=130, seed=6, jobs=2, watched=60)
    assert plain(one) == plain(two)
    assert one.table == two.table
    sure_one = lab.match("smu", "bmu", until_sure=0.95, seed=9, jobs=1)
    sure_two = lab.match("smu", "bmu", until_sure=0.95, seed=9, jobs=2)
    assert plain(sure_one) == plain(sure_two)
    assert plain(lab.tournament("bm0", "bmu", "smu", games=20, seed=1)) == plain(
        lab.tournament("bm0", "bmu", "smu", games=20, seed=1, jobs=2)
    )


def test_progress_counts_every_game() -> None:
    seen: list[int] = []
    lab.match("bmu", "bm0", games=70, seed=1, kingdom="none", jobs=2, progress=seen.append)
    assert sum(seen) == 70


def test_a_killed_process_costs_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_TEST_DEADLY", str(tmp_path))
    whole = lab.match(Deadly, "bm0", games=60, seed=1, kingdom="none", jobs=1)
    for name in ("a", "b"):
        (tmp_path / name).touch()
    survived = lab.match(Deadly, "bm0", games=60, seed=1, kingdom="none", jobs=2)
    assert not list(tmp_path.iterdir())
    assert plain(survived) == plain(whole)


def test_games_that_kill_every_worker_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DEMESNE_TEST_DEADLY", str(tmp_path))
    for number in range(100):
        (tmp_path / str(number)).touch()
    with pytest.raises(LabError, match="workers"):
        lab.match(Deadly, "bm0", games=60, seed=1, kingdom="none", jobs=2)
    assert len(list(tmp_path.iterdir())) > 50


def test_ctrl_c_gives_the_result_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = lab.match("bmu", "bm0", games=200, seed=3, kingdom="none", watched=0)
    for jobs in (1, 2):
        count = 0

        def stop(games: int) -> None:
            nonlocal count
            count += games
            if count >= 60:
                raise KeyboardInterrupt

        result = lab.match("bmu", "bm0", games=200, seed=3, kingdom="none", watched=0, jobs=jobs, progress=stop)
        assert result.stopped
        assert result.games < 200
        assert result.table == whole.table[: len(result.table)]


def test_slow_games_are_cut_small_and_quick_ones_large() -> None:
    with Workers() as hands:
        assert hands._size() == workers.FIRST_CUT
        hands._rate = 3.0
        assert hands._size() == 1
        hands._rate = 1e6
        assert hands._size() == workers.LARGE_CUT


def test_a_regent_plans_by_games() -> None:
    one = lab.match("regent:30", "bmu", games=4, seed=1, kingdom="Smithy, Village, Market", watched=0)
    two = lab.match("regent:30", "bmu", games=4, seed=1, kingdom="Smithy, Village, Market", watched=0, jobs=2)
    assert one.table == two.table


def test_a_share_stays_between_nothing_and_everything() -> None:
    for counts in ({0: 1, 60: 9}, {60: 10}, {0: 3}, {30: 5}, {20: 4, 60: 1}):
        found = chance.fraction(counts, 60)
        assert 0 <= found.low <= found.value <= found.high <= 1
        assert found.low < found.high
    won = chance.share(15, 20)
    found = chance.fraction({0: 5, 60: 15}, 60)
    assert (found.value, found.low, found.high) == (won.value, won.low, won.high)


def test_a_table_as_csv_has_heads_and_quotes() -> None:
    assert csv_text(["name", "games"], [["a, b", 1], ["c", 2.5]]) == 'name,games\n"a, b",1\nc,2.5\n'


# --- the cluster ---


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    with dask_cluster(tmp_path) as found:
        yield found


@pytest.mark.slow
def test_a_cluster_loses_no_game_with_its_worker(cluster: tuple[str, list[subprocess.Popen[bytes]]]) -> None:
    address, processes = cluster
    games = 1500
    count = 0
    killed = False

    def kill_one(played: int) -> None:
        nonlocal count, killed
        count += played
        if count > 100 and not killed:
            killed = True
            processes[0].send_signal(signal.SIGKILL)

    there = lab.match("smu", "bmu", games=games, seed=12, cluster=address, progress=kill_one)
    assert killed
    assert processes[0].wait(PATIENCE) == -signal.SIGKILL
    assert there.games == count == games
    assert not there.stopped
    here = lab.match("smu", "bmu", games=games, seed=12, jobs=2)
    assert plain(there) == plain(here)
    assert there.table == here.table


def test_no_cluster_at_this_address(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="the cluster needs the package distributed")
    monkeypatch.setattr(workers, "CLUSTER_TIMEOUT", 0.3)
    with pytest.raises(LabError, match=r"tcp://127\.0\.0\.1:9"):
        lab.match("bmu", "bm0", games=1, kingdom="none", cluster="tcp://127.0.0.1:9")


def test_without_the_extras(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    monkeypatch.setitem(sys.modules, "svglib.svglib", None)
    with pytest.raises(LabError, match=r"demesne\[cluster\]"):
        lab.match("bmu", "bm0", games=1, kingdom="none", cluster="tcp://127.0.0.1:9")
    result = lab.match("bmu", "bm0", games=2, kingdom="none", seed=1)
    with pytest.raises(LabError, match=r"demesne\[plots\]"):
        lab.plot_match(result, tmp_path / "match.png")
    assert not (tmp_path / "match.png").exists()
    lab.plot_match(result, tmp_path / "match.svg")


# --- tournaments, solo, sweeps, tuning ---


def test_tournament() -> None:
    result = lab.tournament("bm0", "bmu", "smu", games=40, seed=1)
    assert [rank.name for rank in result.ranks] == ["SMU", "BMU", "BM0"]
    assert result.games == 120
    assert sum(rank.rating for rank in result.ranks) == pytest.approx(0, abs=1e-6)
    pair = result.pairings[2]
    again = lab.match("bmu", "smu", games=40, seed=pair.seed, watched=0)
    assert (again.scores[0].wins, again.scores[0].losses) == (pair.wins, pair.losses)
    assert result.win_rate("SMU", "BMU") == pair.losses / 40
    assert len(result.to_csv().splitlines()) == 4


def test_solo() -> None:
    result = lab.solo("bm0", games=150, kingdom="none", seed=1, watched=40)
    assert [found.provinces for found in result.milestones] == list(range(1, 9))
    fourth = result.milestones[3]
    assert fourth.reached == 150
    assert fourth.turns.value == pytest.approx(16.8, abs=4 * fourth.turns.error)
    assert fourth.turns.value < result.milestones[7].turns.value
    unseen = lab.solo("bm0", games=150, kingdom="none", seed=1, watched=0, jobs=2)
    assert [found.counts for found in unseen.milestones] == [found.counts for found in result.milestones]
    assert result.to_csv().startswith("provinces,turn,games\n1,")


def test_sweep() -> None:
    result = lab.sweep("bmu", games=60, cards=["Chapel", "Witch", "Young Witch"], copies=[1, 2], seed=1)
    assert result.games == 360
    assert {line.card for line in result.cards[:2]} == {"Witch", "Young Witch"}
    assert result.cards[-1].card == "Chapel"
    assert result.cards[0].win_rate.value > 0.7
    assert set(result.cards[0].by_copies) == {1, 2}
    inside = lab.sweep("bmu", games=2, kingdom="First Game", copies=[1], seed=1)
    assert {line.card for line in inside.cards} == set(RECOMMENDED[0].cards)


def test_a_card_comes_where_it_competes() -> None:
    (entrant,) = find_entrants(["bmu"], 1)
    plan = plan_of(entrant.strategy)
    labels = [rule.label for rule in plan_of(with_card(plan, "Witch", 1)).buy]
    assert labels.index("Witch") == labels.index("Silver") - 1
    labels = [rule.label for rule in plan_of(with_card(plan, "Altar", 2)).buy]
    assert labels.index("Altar") == labels.index("Gold") - 1
    assert plan_of(with_card(plan, "Witch", 1)).needs == ("Witch",)


def test_the_numbers_of_a_strategy() -> None:
    text = (
        'name = "Nine 9"\n# 5 reasons\nbuy = ["Province if money > 18",\n'
        '"Duchy if left(Province) <= 4 and turn > 2.5",\n'
        '"Duchy if left(Province) <= 4 and turn > 2.5", "Gold"]\n'
    )
    assert [text[spot.start : spot.stop] for spot in spots(text)] == ["18", "4", "2.5", "4", "2.5"]


@pytest.mark.slow
def test_tune_repairs_a_bad_number(tmp_path: Path) -> None:
    file = tmp_path / "late.toml"
    text = (
        '# keeps this line\nname = "Late"\n'
        'buy = ["Province if money > 40", "Gold", "Duchy if left(Province) <= 3", "Silver"]\n'
    )
    file.write_text(text, encoding="utf-8")
    result = lab.tune(file, against="bmu", games=150, rounds=2, kingdom="none", seed=1)
    assert result.text.startswith("# keeps this line\n")
    assert result.changes
    assert result.before is not None
    assert result.after is not None
    assert result.after.scores[0].win_rate.value > result.before.scores[0].win_rate.value + 0.1
    assert any(trial.kept for trial in result.trials)
    assert plain(result) == plain(lab.tune(file, against="bmu", games=150, rounds=2, kingdom="none", seed=1, jobs=2))


def test_a_strategy_is_varied(tmp_path: Path) -> None:
    file = tmp_path / "witches.toml"
    rules = '["Province if money > 15", "Witch if count (Witch) < 2", "Duchy if left(Province) <= 4", "Gold", "Silver"]'
    file.write_text(f'name = "Witches"\nneeds = ["Witch"]\nbuy = {rules}\n', "utf-8")
    axes = ["count(Witch)=0,2", "Duchy if left(Province)=2,4,6"]
    result = lab.vary(file, "bmu", axes=axes, games=20, kingdom="Witch", seed=3)
    assert result.games == 6 * 20
    assert [cell.values for cell in result.cells] == [(a, b) for a in ("0", "2") for b in ("2", "4", "6")]
    # The numbers that stand in the file anyway play the very games of a match with this seed.
    same = result.cell(("2", "4"))
    score = lab.match(file, "bmu", games=20, kingdom="Witch", seed=3).scores[0]
    assert same is not None
    assert (same.wins, same.ties, same.losses) == (score.wins, score.ties, score.losses)
    # Nobody's Curses: without Witches it does worse.
    assert result.best is not None
    assert result.best.values[0] == "2"
    assert plain(result) == plain(lab.vary(file, "bmu", axes=axes, games=20, kingdom="Witch", seed=3, jobs=2))
    assert result.to_csv().splitlines()[0] == "count(Witch),Duchy if left(Province),games,wins,ties,losses,share"
    assert len(result.to_csv().splitlines()) == 7
    page = lab.vary_page(result)
    assert page.count('<rect class="cell"') == 6
    assert "Witch if count (Witch) &lt; 2" in page
    lab.plot_vary(result, tmp_path / "heat.svg")
    assert (tmp_path / "heat.svg").read_text("utf-8").count('<rect class="cell"') == 6


@pytest.mark.parametrize(
    ("axes", "key"),
    [
        (["money"], "lab-bad-vary"),
        (["money=1,x"], "lab-bad-vary"),
        (["=1"], "lab-bad-vary"),
        (["count(Witch)=1"], "lab-bad-vary-word"),
        (["Gold if money=1"], "lab-bad-vary-word"),
        (["money=15", "Province if money=16"], "lab-bad-vary-twice"),
        ([f"money={','.join(map(str, range(500)))}"], "lab-bad-vary-many"),
    ],
)
def test_what_cannot_be_varied(axes: list[str], key: str) -> None:
    with pytest.raises(LabError) as caught:
        lab.vary("bmu", "bm0", axes=axes, games=1, kingdom="none")
    assert caught.value.key == key
    for language in LANGUAGES:
        assert caught.value.say(Texts(language))


def test_only_a_strategy_is_varied() -> None:
    with pytest.raises(LabError, match="random"):
        lab.vary("random", "bm0", axes=["money=1"], games=1, kingdom="none")


def test_results_print_as_a_few_lines() -> None:
    match = lab.match("smu", "bmu", games=10, seed=1)
    assert repr(match).startswith("<MatchResult: 10 games on First Game, seed 1\n  SMU won ")
    ranks = lab.tournament("smu", "bmu", "bm0", games=4, seed=1)
    alone = lab.solo("bmu", games=4, seed=1)
    helped = lab.sweep("bmu", games=4, cards=["Smithy"], seed=1)
    for result in (match, ranks, alone, helped):
        lines = repr(result).splitlines()
        assert 1 < len(lines) < 12
        assert max(map(len, lines)) < 100
        assert result._repr_html_().startswith("<pre")
