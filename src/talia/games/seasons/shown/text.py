"""What is printed on cards, tokens and enchantments, generated from what they do."""

from __future__ import annotations

from talia.games.seasons.cards.card import Cost, PowerCard
from talia.games.seasons.cards.enchantment import Enchantment
from talia.games.seasons.rules.energy import named, written
from talia.games.seasons.rules.powers import MOMENTS
from talia.kernel.game import Listed
from talia.kernel.voice import Voice


def card_text(kind: PowerCard, v: Voice) -> str:
    """What a card does, a line for each moment."""
    lines = []
    if kind.enters is not None:
        lines.append(v.say("text-enters", text=kind.enters.text(v)))
    for lasting in kind.lasting:
        lines.append(v.say("text-always", text=lasting.text(v)))
    for moment, deed in enumerate(kind.moments):
        if deed is not None:
            lines.append(v.say(f"text-{MOMENTS[moment]}", text=deed.text(v)))
    for deed in kind.activates:
        lines.append(v.say("text-activate", text=deed.text(v)))
    if kind.prelude_only:
        lines.append(v.say("text-prelude-only"))
    if kind.put_only_by_summoning:
        lines.append(v.say("text-only-summoned"))
    return "\n".join(lines) or v.say("text-nothing")


def cost_text(cost: Cost, v: Voice) -> str:
    """What a card costs."""
    if cost.never:
        return v.say("cost-never")
    if cost.different:
        return v.say("cost-different")
    parts = [v.say(name.word, **name.args) for name in named(cost.energy)]
    if cost.crystals:
        parts.append(v.say("face-crystals", n=cost.crystals))
    return ", ".join(parts) or v.say("cost-free")


def costs_text(kind: PowerCard, v: Voice) -> str:
    """What a card costs, for two, three and four players where that differs."""
    told = [cost_text(cost, v) for cost in kind.costs]
    return told[0] if len(set(told)) == 1 else v.say("cost-by-players", two=told[0], three=told[1], four=told[2])


def kind_name(kind: PowerCard, v: Voice) -> str:
    """Magic item, or familiar."""
    return v.say("kind-familiar" if kind.familiar else "kind-item")


def art_of(kind: PowerCard, *costs: Cost) -> str:
    """The sort of picture a card has, with what stands in its corners: the cost in signs, and the prestige."""
    prices = "|".join(dict.fromkeys(_signs(cost) for cost in costs or kind.costs))
    return f"{'familiar' if kind.familiar else 'item'}/{prices}/{kind.prestige}"


def _signs(cost: Cost) -> str:
    """A cost as signs to be drawn: `air+air+3-crystals`."""
    if cost.never or cost.different:
        return "never" if cost.never else "different"
    paid = [written(cost.energy)] if cost.tokens else []
    paid += [f"{cost.crystals}-crystals"] if cost.crystals else []
    return "+".join(paid) or "free"


def enchantment_text(enchantment: Enchantment, v: Voice) -> str:
    """What an enchantment changes, a line for each thing."""
    lines = []
    if enchantment.destiny:
        lines.append(v.say("changes-destiny"))
    if enchantment.destiny_crystals:
        lines.append(v.say("changes-destiny-crystals", n=enchantment.destiny_crystals))
    if enchantment.end_of_round is not None:
        lines.append(v.say("changes-end-of-round", text=enchantment.end_of_round.text(v)))
    if enchantment.passes_cards:
        lines.append(v.say("changes-passes-cards"))
    if enchantment.thresholds:
        lines.append(v.say("changes-thresholds", n=list(enchantment.thresholds)))
    if enchantment.great_transmuting:
        lines.append(v.say("changes-great-transmuting", n=enchantment.great_transmuting))
    if enchantment.from_grave:
        lines.append(v.say("changes-from-grave"))
    if enchantment.value:
        lines.append(v.say("changes-value", n=enchantment.value))
    if enchantment.crossed:
        lines.append(v.say("changes-crossed"))
    return "\n".join(lines)


def listed(kind: PowerCard, v: Voice) -> Listed:
    """A card in a list of cards."""
    name = v.say(kind.name.word, **kind.name.args)
    facts = (costs_text(kind, v), v.say("fact-prestige", n=kind.prestige))
    return Listed(
        kind.id, name, kind_name(kind, v), v.say(f"box-{kind.box}"), card_text(kind, v), None, facts, art_of(kind)
    )
