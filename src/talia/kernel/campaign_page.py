"""What a front end shows of a campaign, as plain data in words; it knows no campaign.

title, blurb     what it is
players, names, seed, over, won
setup            what was decided when it began: label and answer
stages           the way: id, title, about, card, state (`won`, `lost`, `now`, `to-come`) and how many tries it took;
                 what nobody may know of yet is not among them
now              the match at hand: camp or not, stage, title, which try, whether it is over and was won
next             the match to play: that at hand, or, once it is over, the one after it: camp or not, title, which try;
                 nothing when the campaign is over
shelves          what the campaign has at hand, as areas of a scene: barracks, treasures, mages
guide            rules that have opened on the way so far: title and lines
results          the table of results: stage, title, try, won, why, rounds, when (universal time)
story            pages before the match at hand (with rules that are new) and after it, and all of the story up to it
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from talia.kernel.campaign import Campaign, Finished, Stage
from talia.kernel.form import fields_that_matter
from talia.kernel.voice import Voice

# Any, all through this file: a page is JSON.


def page(campaign: Campaign, v: Voice) -> dict[str, Any]:
    """The page of a campaign."""
    rules, origin, ledger = campaign.rules, campaign.origin, campaign.ledger
    stages = list(rules.stages(origin, ledger))
    names = {stage.id: v.say(stage.name.word, **stage.name.args) for stage in stages}
    results = campaign.results
    return {
        "id": rules.id,
        "game": rules.game,
        "title": v.say(rules.title.word, **rules.title.args),
        "blurb": rules.blurb(v),
        "players": origin.players,
        "names": list(origin.names),
        "seed": origin.seed,
        "setup": [
            {
                "label": v.say(field.label.word, **field.label.args),
                "answer": v.say(choice.name.word, **choice.name.args),
            }
            for field in fields_that_matter(rules.fields, origin.players, origin.setup)
            for choice in field.choices
            if origin.setup.get(field.name) == choice.value
        ],
        "over": campaign.over,
        "won": campaign.won,
        "stages": [_stage(campaign, stage, results, v) for stage in stages],
        "now": _now(campaign, names, v),
        "next": _next(campaign, names, v),
        "shelves": [msgspec.to_builtins(area) for area in rules.shelves(origin, ledger, v)],
        "guide": [{"title": part.title, "lines": list(part.lines)} for part in rules.guide(origin, ledger, v)],
        "results": [_result(each, names, v) for each in results],
        "story": _story(campaign, v),
    }


def _stage(campaign: Campaign, stage: Stage, results: list[Finished], v: Voice) -> dict[str, Any]:
    tries = [each for each in results if each.step.stage == stage.id]
    if campaign.step.stage == stage.id and not campaign.over:
        state = "won" if tries and tries[-1].won and campaign.match.over else "now"
    elif tries:
        state = "won" if tries[-1].won else "lost"
    else:
        state = "to-come"
    return {
        "id": stage.id,
        "title": v.say(stage.name.word, **stage.name.args),
        "about": v.say(stage.about.word, **stage.about.args) if stage.about is not None else "",
        "card": stage.card,
        "state": state,
        "tries": len(tries),
    }


def _now(campaign: Campaign, names: dict[str, str], v: Voice) -> dict[str, Any]:
    step, match = campaign.step, campaign.match
    title = names.get(step.stage, "")
    return {
        "step": step.id,
        "stage": step.stage,
        "camp": step.camp,
        "title": v.say("camp-before", stage=title) if step.camp else title,
        "try": campaign.attempt,
        "over": match.over,
        "won": campaign.succeeded,
        "choices": len(match.keys),
    }


def _next(campaign: Campaign, names: dict[str, str], v: Voice) -> dict[str, Any] | None:
    coming = campaign.coming()
    if coming is None:
        return None
    step, attempt = coming
    title = names.get(step.stage, "")
    return {"camp": step.camp, "title": v.say("camp-before", stage=title) if step.camp else title, "try": attempt}


def _result(each: Finished, names: dict[str, str], v: Voice) -> dict[str, Any]:
    return {
        "stage": each.step.stage,
        "title": names.get(each.step.stage, ""),
        "try": each.attempt,
        "won": each.won,
        "why": v.say(f"ending-{each.result.why}"),
        "rounds": each.rounds,
        "ended": each.ended,
    }


def _story(campaign: Campaign, v: Voice) -> dict[str, Any]:
    behind = [part for each in campaign.past for part in (*each.before, *each.after)]
    before, after = campaign.before(), campaign.after()
    return {
        "before": pages((*before, *campaign.opening()), v),
        "after": pages(after, v),
        "told": pages(dict.fromkeys((*behind, *before, *after)), v),
    }


def pages(parts: Iterable[str], v: Voice) -> list[dict[str, Any]]:
    """Parts of a story in words: every line of a part's text is a paragraph."""
    return [
        {"id": part, "title": v.say(f"tale-{part}-title"), "paragraphs": v.say(f"tale-{part}-text").splitlines()}
        for part in parts
    ]
