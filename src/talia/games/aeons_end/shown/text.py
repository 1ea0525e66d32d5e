"""What a card says, generated from its effects."""

from __future__ import annotations

from collections.abc import Collection

from talia.games.aeons_end.cards.box import Box
from talia.games.aeons_end.cards.card import Card, Sort
from talia.games.aeons_end.cards.declared import BOUNDLESS
from talia.games.aeons_end.cards.mage import MAIN, Mage
from talia.games.aeons_end.cards.nemesis import Nemesis
from talia.games.aeons_end.cards.vocabulary.base import MAY, THEY, YOU
from talia.kernel.game import Listed
from talia.kernel.voice import Name, Voice


def card_text(card: Card, v: Voice, turned: bool = False) -> str:
    """The rules text of a card, a line for each part; of a turned one everybody has seen the hidden side."""
    lines = []
    if card.crew is not None and card.crew.hidden and not turned:
        lines.append(v.say(f"text-hidden-{card.crew.hidden}"))
    if card.link:
        lines.append(v.say("text-link"))
    if card.echo:
        lines.append(v.say("text-echo"))
    if card.shields:
        lines.append(v.say("text-shields", n=card.shields))
    if card.spans:
        lines.append(v.say("text-spans"))
    if card.forbids:
        lines.append(v.say(f"text-forbids-{card.forbids}"))
    if card.wandering:
        lines.append(v.say("text-wandering"))
    if card.armour is not None:
        lines.append(card.armour.text(v))
    if card.boundless:
        lines.append(v.say("text-boundless"))
    if card.minion_armour is not None:
        lines.append(card.minion_armour.text(v))
    if card.when_token is not None:
        lines.append(v.say("text-when-token", clause=card.when_token.clause(v, YOU)))
    if card.when_hurt is not None:
        word = "text-when-players-hurt" if card.by_players else "text-when-hurt"
        lines.append(v.say(word, clause=card.when_hurt.clause(v, YOU)))
    if card.when_nemesis_hurt is not None:
        lines.append(v.say("text-when-foe-hurt", clause=card.when_nemesis_hurt.clause(v, YOU)))
    if card.when_discarded is not None and card.crew is None:
        clause = card.when_discarded.clause(v, YOU)
        if clause:  # what only puts a token back is not said
            lines.append(v.say("text-when-discarded", clause=clause))
    if card.when_gained is not None:
        word = "text-when-ever-gained" if card.any_turn else "text-when-gained"
        lines.append(v.say(word, text=card.when_gained.text(v)))
    if card.when_prepped is not None:
        lines.append(v.say("text-when-prepped", clause=card.when_prepped.clause(v, YOU)))
    if card.host:
        lines.append(v.say("text-host", card=Name(f"card-{card.host}")))
    if card.doubles:
        lines.append(v.say("text-doubles"))
    if card.closed_too:
        lines.append(v.say("text-closed-too"))
    if card.reaction is not None:
        lines.append(card.reaction.text(v, prepped=card.sort == Sort.SPELL))
    if card.brings:
        lines.append(v.say("text-brings", cards=", ".join(v.say(f"card-{id}") for id in card.brings)))
    if card.at_start is not None:
        lines.append(v.say("text-at-start", clause=card.at_start.clause(v, YOU)))
    if card.gravehold_bonus:
        lines.append(v.say("text-gravehold-bonus", n=card.gravehold_bonus))
    if card.spell_bonus:
        lines.append(v.say("text-spell-bonus", n=card.spell_bonus))
    if card.in_hand is not None:
        lines.append(v.say("text-in-hand", text=card.in_hand.text(v)))
    if card.shield is not None:
        lines.append(card.shield.text(v))
    if card.once is not None:
        lines.append(v.say("text-once", clause=card.once.clause(v, MAY)))
    if card.when_focusing is not None:
        lines.append(v.say("text-when-focusing", clause=card.when_focusing.clause(v, YOU)))
    if card.play is not None:
        lines.append(card.play.text(v))
    if card.this_turn is not None:
        lines.append(v.say("text-this-turn", clause=card.this_turn.clause(v, MAY)))
    if card.when_thrown is not None:
        lines.append(v.say("text-when-thrown", clause=card.when_thrown.clause(v, YOU)))
    if card.at_casting is not None:
        lines.append(v.say("text-at-casting", text=card.at_casting.text(v)))
    if card.cast is not None:
        lines.append(v.say("text-cast", text=card.cast.text(v)))
    if card.attack is not None:
        lines.append(card.attack.text(v))
    if card.before is not None:
        lines.append(card.before.text(v))
    if card.marks:
        lines.append(v.say("text-marks"))
    if card.immediately is not None:
        lines.append(v.say("text-immediately", text=card.immediately.text(v)))
    if card.at_end is not None:
        lines.append(v.say("text-at-end", clause=card.at_end.clause(v, YOU)))
    if card.blood_magic is not None:
        lines.append(v.say("text-blood", text=card.blood_magic.text(v)))
    if card.persistent is not None:
        lines.append(v.say("text-persistent", text=card.persistent.text(v)))
    if card.discard_for is not None:
        lines.append(v.say("text-to-discard", text=card.discard_for.text(v)))
    if card.lasting:
        lines.append(v.say("text-lasting", n=card.tokens))
    if card.power is not None:
        lines.append(v.say("text-power", n=card.tokens, text=card.power.text(v)))
    if card.becomes is not None:
        lines.append(v.say("text-places", n=card.places) if card.places else v.say("text-becomes"))
    return "\n".join(lines) if lines or not card.life else v.say("text-no-effect")


def nemesis_text(nemesis: Nemesis, v: Voice, chosen: bool = False) -> str:
    """What a nemesis' sheet says; once its level of difficulty is `chosen`, without what would be harder at another."""
    lines = [v.say("text-unleash", text=nemesis.unleash.text(v))]
    if nemesis.tokens.start:
        lines.append(v.say("text-setup-tokens", nemesis=nemesis.name, n=nemesis.tokens.start))
    if nemesis.prepares is not None:
        lines.append(v.say("text-prepares", text=nemesis.prepares.text(v)))
    lines += _rules(nemesis, v)
    if nemesis.harder is not None and not chosen:
        lines.append(v.say("text-harder", text=" ".join(_harder(nemesis, v))))
    return "\n".join(lines)


def _rules(nemesis: Nemesis, v: Voice) -> list[str]:
    """The rules that only this nemesis has, those first by which battles end: where room is short, they stay in sight."""
    lines = _endings(nemesis, v)
    if nemesis.untouchable:
        lines.append(v.say("text-untouchable", nemesis=nemesis.name))
    for card in dict.fromkeys(nemesis.turn_cards):
        if card.immediately is not None:
            lines.append(v.say("text-turn-card", card=card.name, text=card.immediately.text(v)))
    if nemesis.own is not None:
        lines += nemesis.own.text(v)
    if nemesis.struck is not None:
        lines.append(nemesis.struck.text(v))
    if nemesis.turn_begins is not None:
        lines.append(v.say("text-turn-begins", text=nemesis.turn_begins.text(v)))
    if nemesis.armour is not None:
        lines.append(nemesis.armour.text(v))
    tokens = nemesis.tokens
    if tokens.most < BOUNDLESS:
        lines.append(v.say("text-bounds", nemesis=nemesis.name, least=tokens.least, most=tokens.most))
    if nemesis.turn_ends is not None:
        lines.append(nemesis.turn_ends.text(v))
    if any(card.when_discarded is not None for card in nemesis.crew):
        lines.append(v.say("text-crew"))
    if nemesis.battle_ends is not None:
        lines.append(nemesis.battle_ends.text(v))
    if nemesis.on_exhaust is not None:
        lines.append(v.say("text-on-exhaust", clause=nemesis.on_exhaust.clause(v, THEY)))
    return lines


def _endings(nemesis: Nemesis, v: Voice) -> list[str]:
    """How battles against it end that life does not decide."""
    lines = [] if nemesis.own is None else nemesis.own.endings(v)
    if nemesis.no_tokens is not None:
        lines.append(v.say("text-no-tokens", nemesis=nemesis.name, text=nemesis.no_tokens.clause(v, THEY)))
    if nemesis.any_turn_ends is not None:
        lines.append(nemesis.any_turn_ends.text(v))
    if nemesis.deck_spent is not None:
        lines.append(v.say("text-deck-spent", nemesis=nemesis.name, clause=nemesis.deck_spent.clause(v, THEY)))
    return lines


def _harder(nemesis: Nemesis, v: Voice) -> list[str]:
    """What is different with the harder rule."""
    hard = nemesis.with_harder_rule()
    lines = []
    if hard.life != nemesis.life:
        lines.append(v.say("text-harder-life", n=hard.life))
    tokens, usual = hard.tokens, nemesis.tokens
    if tokens.start != usual.start:
        lines.append(v.say("text-harder-tokens", n=tokens.start))
    if (tokens.least, tokens.most) != (usual.least, usual.most):
        lines.append(v.say("text-bounds", nemesis=hard.name, least=tokens.least, most=tokens.most))
    if hard.unleash is not nemesis.unleash:
        lines.append(v.say("text-harder-unleash", text=hard.unleash.text(v)))
    if hard.turn_ends is not None and hard.turn_ends is not nemesis.turn_ends:
        lines.append(hard.turn_ends.difference(v))
    if hard.prepares is not None and hard.prepares is not nemesis.prepares:
        lines.append(hard.prepares.difference(v))
    if hard.turn_begins is not None and hard.turn_begins is not nemesis.turn_begins:
        lines.append(hard.turn_begins.difference(v))
    if hard.turn_cards != nemesis.turn_cards:
        lines.append(v.say("text-harder-turn-cards", n=len(hard.turn_cards), card=hard.turn_cards[0].name))
    if hard.own is not None and hard.own is not nemesis.own:
        lines += hard.own.difference(v)
    return lines


def ability_text(mage: Mage, v: Voice) -> str:
    """What a mage's ability says."""
    lines = []
    if mage.charges:
        lines.append(v.say("text-ability", ability=mage.ability_name, n=mage.charges, text=mage.ability.text(v)))
    if mage.when != MAIN:
        lines.append(v.say(f"text-ability-{mage.when}"))
    if mage.tells is not None:
        lines += mage.tells(v)
    if mage.has_rules:
        lines.append(v.say(f"mage-{mage.id}-rules"))
    return "\n".join(lines)


def kind_name(card: Card, v: Voice) -> str:
    """Gem, relic, spell, attack, minion or power."""
    sort = Sort(card.sort).name.lower() if card.crew is None else card.crew.word
    return v.say(f"sort-{sort}")


def art_of(card: Card) -> str:
    """The sort of picture a card has, which is also its colour."""
    return Sort(card.sort).name.lower()


def listed(box: Box, v: Voice, sealed: Collection[str] = (), met: bool = False) -> list[Listed]:
    """Every card of a box with its text, then its mages and nemeses. Cards that are `sealed` are told of in no list; those
    that a campaign tells first are folded, unless people have `met` them."""
    found = []
    late = set() if met else {"forms", *(each.id for each in box.nemeses if each.campaign_only or each.last)}
    groups = [("starters", box.starters), ("market", box.market), ("basic", box.basics)]
    groups += [("curses", tuple(card for card, _ in box.curses))]
    groups.append(("forms", box.forms))
    if box.treasures:
        groups.append(("treasures", box.treasures))
    if box.abilities:
        groups.append(("abilities", box.abilities))
    groups += [(nemesis.id, nemesis.everything()) for nemesis in box.nemeses]
    named = {nemesis.id: nemesis.name for nemesis in box.nemeses}
    campaign = {card for nemesis in box.nemeses for card in nemesis.campaign}
    for group, cards in groups:
        title = v.say(named[group].word) if group in named else v.say(f"group-{group}")
        for card in dict.fromkeys(cards):
            facts = []
            if card.level:
                facts.append(v.say("fact-joins" if card.sort == Sort.ABILITY else "fact-level", n=card.level))
            if card.tier:
                facts.append(v.say("fact-tier", n=card.tier))
            if card.upgraded:
                facts.append(v.say("fact-upgraded"))
            if card in campaign:
                facts.append(v.say("fact-campaign"))
            if card.life:
                facts.append(v.say("fact-life", n=card.life))
            if card.places:
                facts.append(v.say("fact-places", n=card.places))
            cost = card.cost if card.sort <= Sort.SPELL else None
            text = card_text(card, v)
            name, kind = v.say(card.name.word), kind_name(card, v)
            hidden = card.id in sealed
            found.append(
                Listed(card.id, name, kind, title, text, cost, tuple(facts), art_of(card), hidden, group in late)
            )
    for mage in box.mages:
        text = ability_text(mage, v)
        facts = [v.say(mage.title.word)]
        name, sort = v.say(mage.listed.word), v.say("sort-mage", mage=mage.called or mage.id)
        found.append(Listed(mage.id, name, sort, v.say("group-mages"), text, None, tuple(facts), "mage"))
    for nemesis in box.nemeses:
        facts = [] if nemesis.lifeless or nemesis.untouchable else [v.say("fact-life", n=nemesis.life)]
        facts.append(v.say("fact-rating", n=nemesis.rating))
        name, sort = v.say(nemesis.name.word), v.say("sort-nemesis")
        text = nemesis_text(nemesis, v)
        group, folded = v.say("group-nemeses"), nemesis.id in late
        found.append(Listed(nemesis.id, name, sort, group, text, None, tuple(facts), "nemesis", folded=folded))
    return found
