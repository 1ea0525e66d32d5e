"""What a card says, generated from its effects."""

from __future__ import annotations

from talia.games.aeons_end.box import Box
from talia.games.aeons_end.cards import Card, Sort
from talia.games.aeons_end.mages import Mage
from talia.games.aeons_end.nemesis import Nemesis
from talia.kernel.game import Listed
from talia.kernel.voice import Voice


def card_text(card: Card, v: Voice) -> str:
    """The rules text of a card, a line for each part."""
    lines = []
    if card.link:
        lines.append(v.say("text-link"))
    if card.armour is not None:
        lines.append(card.armour.text(v))
    if card.play is not None:
        lines.append(card.play.text(v))
    if card.at_casting is not None:
        lines.append(v.say("text-at-casting", text=card.at_casting.text(v)))
    if card.cast is not None:
        lines.append(v.say("text-cast", text=card.cast.text(v)))
    if card.attack is not None:
        lines.append(card.attack.text(v))
    if card.immediately is not None:
        lines.append(v.say("text-immediately", text=card.immediately.text(v)))
    if card.persistent is not None:
        lines.append(v.say("text-persistent", text=card.persistent.text(v)))
    if card.discard_for is not None:
        lines.append(v.say("text-to-discard", text=card.discard_for.text(v)))
    if card.power is not None:
        lines.append(v.say("text-power", n=card.tokens, text=card.power.text(v)))
    return "\n".join(lines)


def nemesis_text(nemesis: Nemesis, v: Voice) -> str:
    """What a nemesis' sheet says."""
    lines = [v.say("text-unleash", text=nemesis.unleash.text(v))]
    if nemesis.tokens:
        lines.append(v.say("text-setup-tokens", nemesis=nemesis.name, n=nemesis.tokens))
    if nemesis.no_tokens is not None:
        lines.append(v.say("text-no-tokens", nemesis=nemesis.name, text=nemesis.no_tokens.clause(v, "they")))
    if nemesis.harder_tokens != nemesis.tokens:
        lines.append(v.say("text-harder-tokens", n=nemesis.harder_tokens))
    return "\n".join(lines)


def ability_text(mage: Mage, v: Voice) -> str:
    """What a mage's ability says."""
    return v.say("text-ability", ability=mage.ability_name, n=mage.charges, text=mage.ability.text(v))


def kind_name(card: Card, v: Voice) -> str:
    """Gem, relic, spell, attack, minion or power."""
    return v.say(f"sort-{Sort(card.sort).name.lower()}")


def listed(box: Box, v: Voice) -> list[Listed]:
    """Every card of a box with its text, then its mages and nemeses."""
    found = []
    groups = [("starters", box.starters), ("market", box.market), ("basic", box.basics)]
    groups += [(nemesis.id, nemesis.cards) for nemesis in box.nemeses]
    named = {nemesis.id: nemesis.name for nemesis in box.nemeses}
    for group, cards in groups:
        title = v.say(named[group].word) if group in named else v.say(f"group-{group}")
        for card in cards:
            facts = []
            if card.tier:
                facts.append(v.say("fact-tier", n=card.tier))
            if card.life:
                facts.append(v.say("fact-life", n=card.life))
            cost = card.cost if card.sort <= Sort.SPELL else None
            text = card_text(card, v)
            found.append(Listed(card.id, v.say(card.name.word), kind_name(card, v), title, text, cost, tuple(facts)))
    for mage in box.mages:
        text = ability_text(mage, v)
        facts = [v.say(mage.title.word)]
        found.append(
            Listed(mage.id, v.say(mage.name.word), v.say("sort-mage"), v.say("group-mages"), text, None, tuple(facts))
        )
    for nemesis in box.nemeses:
        facts = [v.say("fact-life", n=nemesis.life), v.say("fact-rating", n=nemesis.rating)]
        name = v.say(nemesis.name.word)
        text = nemesis_text(nemesis, v)
        found.append(Listed(nemesis.id, name, v.say("sort-nemesis"), v.say("group-nemeses"), text, None, tuple(facts)))
    return found
