"""What a creature says, generated from its abilities."""

from __future__ import annotations

from talia.games.ostium.cards.abilities import Ability
from talia.games.ostium.cards.creatures import EVERY_CLAN, Creature, Rank
from talia.games.ostium.cards.sets import CreatureSet
from talia.games.ostium.rules.clash import Clash
from talia.kernel.game import Listed
from talia.kernel.voice import Voice


def clan_name(creatures: CreatureSet, kind: Creature, v: Voice) -> str:
    """The name of a creature's clan."""
    if kind.clan == EVERY_CLAN:
        return v.say("every-clan")
    name = creatures.clans[kind.clan].name
    return v.say(name.word, **name.args)


def art_of(creatures: CreatureSet, kind: Creature) -> str:
    """The sort of picture a creature has: the colour of its clan, and its rank."""
    colour = "every" if kind.clan == EVERY_CLAN else creatures.clans[kind.clan].colour.lstrip("#")
    return f"creature/{colour}/{Rank(kind.rank).name.lower()}"


def creature_text(kind: Creature, v: Voice) -> str:
    """The abilities of a creature, a line for each domain that has any."""
    lines = []
    for domain, abilities in (("main", kind.main), ("left", kind.left), ("right", kind.right)):
        if abilities:
            lines.append(v.say("text-domain", domain=v.say(f"domain-{domain}"), text=_told(abilities, v)))
    return "\n".join(lines)


def _told(abilities: tuple[Ability, ...], v: Voice) -> str:
    return " ".join(ability.text(v) for ability in abilities)


def creature_line(clash: Clash, kind: Creature, v: Voice) -> str:
    """Clan, power and cost in a line."""
    facts = [clan_name(clash.arena.set, kind, v), v.say("fact-power", n=kind.power)]
    if kind.rank != Rank.FAMILIAR:
        facts.append(v.say("fact-cost", n=kind.cost))
    return " · ".join(facts)


def listed(creatures: CreatureSet, v: Voice) -> list[Listed]:
    """Every creature of a set with its text."""
    found = []
    every = (*(kind for deck in creatures.familiars for kind in deck), *creatures.warriors, *creatures.sovereigns)
    for kind in (*every, creatures.primal):
        rank = v.say(f"rank-{Rank(kind.rank).name.lower()}")
        cost = None if kind.rank == Rank.FAMILIAR else kind.cost
        facts = (clan_name(creatures, kind, v), v.say("fact-power", n=kind.power))
        name = v.say(kind.name.word, **kind.name.args)
        group = v.say(f"group-{Rank(kind.rank).name.lower()}")
        told = creature_text(kind, v)
        found.append(Listed(kind.id, name, rank, group, told, cost, facts, art_of(creatures, kind)))
    return found
