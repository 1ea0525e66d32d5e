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
        shares_of = report.group_shares()
        largest = max(shares_of, key=lambda group: shares_of[group] / report.fair_share(group))
        furthest = max(rows, key=lambda row: abs(row.apart))
        often = max(rows, key=lambda row: max(row.often, 1 / row.often))
        limit = f"{report.group_limit(largest):.1%}"
        found += [
            (
                "groups",
                v.say(report.word("groups-limit"), most=limit, times=f"{ABOVE_FAIR:.2f}"),
                _largest(report, v, largest),
            ),
            (
                "cards",
                v.say("balance-cards-limit", points=points),
                f"{v.name(furthest.what.name)} {100 * furthest.apart:+.1f}",
            ),
            (
                "gained",
                v.say(report.word("cards-gained-limit"), times=f"{TIMES:g}"),
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


def _largest(report: Balance, v: Speaker, group: str) -> str:
    """The share of the group that has most, beside what it should have."""
    share = report.group_shares()[group]
    if not report.game.drafted:
        return f"{share:.1%}"
    return f"{v.name(report.group_names()[group].group_name)} {share / report.fair_share(group):.2f}"


def _groups(report: Balance, v: Speaker) -> list[str]:
    names = report.group_names()
    fair = [v.say("balance-group-fair")] if report.game.drafted else []
    header = [v.say(report.word("group")), v.say(report.word("group-cards")), v.say(report.word("group-share")), *fair]
    rows = [
        [
            v.name(names[group].group_name),
            str(report.tally.groups[group]),
            f"{share:.1%}",
            *([f"{report.fair_share(group):.1%}"] if report.game.drafted else []),
        ]
        for group, share in report.group_shares().items()
    ]
    note = v.say(report.word("groups-note"), fair=f"{report.fair_share():.1%}")
    return [f"## {v.say(report.word('groups'))}", note, _table(header, rows), _picture(report, v, report.groups_plot)]


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
    note = v.say(report.word("cards-note"), points=f"{100 * APART:.0f}", times=f"{TIMES:g}")
    header = [v.say(report.word(word) if word in ("group", "gained") else f"balance-{word}") for word in words]
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
    word = {"seats": "seats", report.groups_plot: "groups", "cards": "cards", "rounds": "length"}[name]
    said = v.say(report.word(word) if word == "groups" else f"balance-{word}")
    return f"![{said}]({plot_name(report.game, name)})"


def _table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [header, ["---"] * len(header), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
