"""The report on a game's balance as a page of Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from talia.lab.balance import ABOVE_FAIR, APART, LEAST, MOST, TIMES, margin, plot_name
from talia.words import Speaker, in_figures

if TYPE_CHECKING:
    from talia.lab.balance import Balance


def page(report: Balance, v: Speaker) -> str:
    """Everything that was found, the verdicts first."""
    tally = report.tally
    options = "" if report.bots == "steady" else f" --bots {report.bots}"
    command = f"talia lab balance {report.game.id} --games {tally.games + tally.errors} --seed {report.seed}{options}"
    parts = [
        f"# {v.say('balance-title', game=report.game.title)}",
        v.say(
            "balance-summary",
            games=tally.games,
            players=len(report.seat_shares()),
            bots=report.bots,
            first=str(report.seed),
            last=str(report.seed + tally.games + tally.errors - 1),
        ),
        f"{v.say('balance-command')} `{command}`",
    ]
    if tally.errors:
        parts.append(v.say("balance-errors", count=tally.errors, first=tally.first_error))
    found = [_verdicts(report, v), *_seats(report, v)]
    if tally.cards:
        found += [*_groups(report, v), *_cards(report, v)]
    found += _length(report, v)
    parts += [in_figures(v.lang, part) for part in found]
    return "\n\n".join(parts) + "\n"


def _verdicts(report: Balance, v: Speaker) -> str:
    within = report.within()
    rows = report.ranking()
    shares = report.seat_shares()
    points = f"{100 * APART:.0f}"
    found = [
        (
            "seats",
            v.say("balance-seats-limit", least=f"{LEAST:.0%}", most=f"{MOST:.0%}"),
            " / ".join(f"{share:.2%}" for share in shares),
        )
    ]
    if rows:
        most = max(report.group_shares().values())
        furthest = max(rows, key=lambda row: abs(row.apart))
        often = max(rows, key=lambda row: max(row.often, 1 / row.often))
        limit = f"{ABOVE_FAIR * report.fair_share():.1%}"
        found += [
            ("groups", v.say("balance-groups-limit", most=limit), f"{most:.1%}"),
            (
                "cards",
                v.say("balance-cards-limit", points=points),
                f"{v.name(furthest.what.name)} {100 * furthest.apart:+.1f}",
            ),
            (
                "gained",
                v.say("balance-cards-gained-limit", times=f"{TIMES:g}"),
                f"{v.name(often.what.name)} {often.often:.2f}",
            ),
        ]
    header = [v.say("balance-limit"), v.say("balance-found"), v.say("balance-verdict")]
    return _table(
        header,
        [[limit, what, v.say("balance-within" if within[key] else "balance-outside")] for key, limit, what in found],
    )


def _seats(report: Balance, v: Speaker) -> list[str]:
    games = report.tally.games
    header = [v.say("balance-seats"), v.say("balance-wins"), v.say("balance-share"), v.say("balance-margin")]
    rows = [
        [
            v.say("balance-seat", seat=seat + 1),
            str(report.tally.wins[seat]),
            f"{share:.2%}",
            f"± {100 * margin(share, games):.1f}",
        ]
        for seat, share in enumerate(report.seat_shares())
    ]
    return [f"## {v.say('balance-seats')}", _table(header, rows), _picture(report, v, "seats")]


def _groups(report: Balance, v: Speaker) -> list[str]:
    names = report.group_names()
    header = [v.say("balance-group"), v.say("balance-group-cards"), v.say("balance-group-share")]
    rows = [
        [v.name(names[group].group_name), str(report.tally.groups[group]), f"{share:.1%}"]
        for group, share in report.group_shares().items()
    ]
    note = v.say("balance-groups-note", fair=f"{report.fair_share():.1%}")
    return [f"## {v.say('balance-groups')}", note, _table(header, rows), _picture(report, v, "clans")]


def _cards(report: Balance, v: Speaker) -> list[str]:
    words = ("card", "group", "cost", "gained", "often", "share", "apart")
    rows = [
        [
            v.name(row.what.name),
            v.name(row.what.group_name),
            str(row.what.cost),
            f"{row.owned:.1%}",
            f"{row.often:.2f}",
            f"{row.won:.1%}",
            f"{100 * row.apart:+.1f}",
        ]
        for row in report.ranking()
    ]
    note = v.say("balance-cards-note", points=f"{100 * APART:.0f}", times=f"{TIMES:g}")
    header = [v.say(f"balance-{word}") for word in words]
    return [f"## {v.say('balance-cards')}", note, _table(header, rows), _picture(report, v, "cards")]


def _length(report: Balance, v: Speaker) -> list[str]:
    rounds = report.tally.rounds
    line = v.say(
        "balance-length-line",
        mean=f"{report.mean_rounds():.1f}",
        middle=report.middle_rounds(),
        least=min(rounds, default=0),
        most=max(rounds, default=0),
    )
    return [f"## {v.say('balance-length')}", line, _picture(report, v, "rounds")]


def _picture(report: Balance, v: Speaker, name: str) -> str:
    word = {"seats": "seats", "clans": "groups", "cards": "cards", "rounds": "length"}[name]
    return f"![{v.say(f'balance-{word}')}]({plot_name(report.game, name)})"


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
