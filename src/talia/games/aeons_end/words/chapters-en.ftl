### The campaign of Legacy: its chapters, the camp after each, and the guide that opens with them.

campaign-legacy = The Legacy Campaign
campaign-legacy-blurb = Seven sealed chapters for mages who begin as apprentices. Rules open one after the other, cards change for good, and what you decide stays decided.
chapter = Chapter { $n }
chapter-sealed = still sealed
title-chapter = Aeon's End: Legacy, chapter { $n }
blurb-chapter = Chapter { $n } of the Legacy campaign.

chapters-camp = Camp
chapters-status = After chapter { $n }
chapters-new = Piles that have come
chapters-market = Supply piles
chapters-mages = Mages
chapters-changed = Nemesis cards that have changed
chapters-banished = Supply piles banished for good
chapters-gone = Nemesis cards banished for good
chapters-free = At a table of all boxes (aeons-end/all) this mage is called { $mage }
chapters-flaws = { $n ->
    [one] a flawed Crystal
   *[other] { $n } flawed Crystals
}
chapters-gifts-start = Starting cards to choose from
chapters-gifts-ability = Abilities to choose from
chapters-gifts-breach = Breach gifts to choose from
chapters-gifts-second = Cards with pulse to choose from
chapters-gifts-last = Last gifts to choose from
gift-start = starting card
gift-ability = ability
gift-breach = breach gift
gift-second = card with pulse
gift-last = last gift

ask-chapters-add = Two of these piles come to the market, the others are banished. Which is added? ({ $n } to go)
ask-chapters-banish = Two of the old piles are banished for good. Which one? ({ $n } to go)
ask-chapters-start = Which starting card is yours from now on, in place of a Crystal in hand?
ask-chapters-ability = Which ability do you learn?
ask-chapters-breach = Which breach gift do you take?
ask-chapters-second = Which card with pulse goes to your deck, in place of a Crystal?
ask-chapters-last = Which last gift do you take?
option-chapters-add = Add { $card }
option-chapters-banish = Banish { $card }
option-chapters-gift = { $card }

guide-chapters-camp-title = The camp
guide-chapters-camp-text =
    After a chapter four new supply piles come. You take two of them, and two of the old piles go; whatever goes, and whatever you do not take, is banished for good.
    Keep a gem that costs 3: without one the first turns of a battle buy nothing that helps to buy more.
    After some chapters every mage is given something. What one of you has taken nobody else of the campaign can take any more.
    You may undo what you decided until you go on.

## The guide as it is from the first chapter on

guide-chapters-1-title = The aim
guide-chapters-1-text =
    You are apprentice mages who defend Gravehold together. Bring the nemesis down to 0 life, or outlast its deck with none of its minions and powers left in play.
    You lose when Gravehold has no life left, when all of you are exhausted, or when the nemesis' own rule says so.
guide-chapters-2-title = Your turn
guide-chapters-2-text =
    In the casting phase cast prepped spells from your open breaches, as many as you like. A spell on a breach that was focused and not opened must be cast.
    In the main phase play gems and relics, and spend aether: gain cards from the supply, focus a breach or open it. Prep spells from your hand to open breaches, or to one that you focus this turn.
    In the draw phase put what you played on your discard pile in the order you like, and draw up to five cards.
guide-chapters-3-title = Decks are not shuffled
guide-chapters-3-text =
    When your deck is empty, turn your discard pile over: it is your deck again, in that order. So the order in which you discard matters.
guide-chapters-4-title = The nemesis' turn
guide-chapters-4-text =
    Its minions and powers act in the order in which they came into play; then it draws a card. Attacks happen at once and are discarded, minions and powers stay.
    A power loses a token each time; when the last one leaves, the power resolves. Some can be discarded before that for a price in somebody's main phase.
guide-chapters-5-title = Exhaustion
guide-chapters-5-text =
    A mage without life is exhausted and plays on. Whatever else would hurt that mage hurts Gravehold twice.

## What opens on the way

guide-opened-evolution-title = Evolution
guide-opened-evolution-text =
    Basic nemesis cards that say EVOLVE take a sticker while they have a free place; otherwise they become another, harder card, for the rest of the campaign.
    Minions change where they stand and keep their life and tokens; attacks and powers lie in the discard pile as what they have become.
guide-opened-charges-title = Charges and abilities
guide-opened-charges-text =
    In your main phase you may gain a charge for 2 aether. With all charges that your ability needs you may use it; then the charges are gone.
guide-opened-deck-title = The nemesis deck
guide-opened-deck-text =
    From now on the nemesis deck is dealt by the table: its own cards and basic ones, tier by tier, the more the more mages there are. The basic cards are always the same ones, as they have become.
guide-opened-shields-title = Shields
guide-opened-shields-text =
    A minion with shield tokens loses one of them whenever it would be dealt damage, however much, and nothing else happens to it.
guide-opened-exhaustion-title = The price of exhaustion
guide-opened-exhaustion-text =
    Whoever is exhausted now pays at once: the nemesis unleashes twice, one of that mage's breaches is destroyed, and all their charges are lost.
guide-opened-bonus-title = Open breaches
guide-opened-bonus-text =
    A spell cast from breach III deals 1 damage more once that breach is open.
guide-opened-breach-iv-title = Breach IV
guide-opened-breach-iv-text =
    A mage who was given a fourth breach may focus it, open it and prep spells to it like any other. Once open it adds 1 damage, as breach III does.
guide-opened-silence-title = Silence
guide-opened-silence-text =
    A silenced minion has a token: in the next nemesis turn its persistent effect is skipped and the token leaves. A minion has one such token at most.
guide-opened-degrade-title = Degrading
guide-opened-degrade-text =
    Whoever degrades destroys a card that costs 2 or more, and may then gain a cheaper one of the same type from the supply into their hand. Whoever cannot suffers 2 damage.
guide-opened-flaws-title = Flawed Crystals
guide-opened-flaws-text =
    A Crystal with a flaw gives 1 aether that cannot be used to gain a card. Flaws stay for the rest of the campaign, and every mage begins later chapters with their own flawed Crystals.
    Chapter 5 is not fought again, whether it is won or lost.
guide-opened-pulse-title = Pulse tokens
guide-opened-pulse-text =
    Some cards give pulse tokens and some cost them. They are kept from turn to turn, five at most; what goes beyond is lost.

## Rules that are new: told before the camp or the chapter that brings them

tale-opened-evolution-title = New: { guide-opened-evolution-title }
tale-opened-evolution-text = { guide-opened-evolution-text }
tale-opened-charges-title = New: { guide-opened-charges-title }
tale-opened-charges-text = { guide-opened-charges-text }
tale-opened-pulse-title = New: { guide-opened-pulse-title }
tale-opened-pulse-text = { guide-opened-pulse-text }
tale-opened-camp-3-title = New Rules
tale-opened-camp-3-text =
    { guide-opened-breach-iv-title }: { guide-opened-breach-iv-text }
    { guide-opened-silence-title }: { guide-opened-silence-text }
tale-opened-chapter-5-title = New Rules
tale-opened-chapter-5-text =
    { guide-opened-degrade-title }: { guide-opened-degrade-text }
    { guide-opened-flaws-title }: { guide-opened-flaws-text }
tale-opened-chapter-3-title = New Rules
tale-opened-chapter-3-text =
    { guide-opened-deck-title }: { guide-opened-deck-text }
    { guide-opened-shields-title }: { guide-opened-shields-text }
    { guide-opened-exhaustion-title }: { guide-opened-exhaustion-text }
    { guide-opened-bonus-title }: { guide-opened-bonus-text }

## Words of the glossary as chapters have them, and before all of it has opened

term-flaw =
    Flaw
    flaw|flaws|flawed
    A flawed Crystal gives 1 aether that cannot be used to gain a card, and stays so for the rest of the campaign.
term-destroy-in-chapters =
    Destroy
    destroy|destroys|destroyed
    It is out of this battle. In the next one it is there again; only what is banished is gone for good.
term-gift-in-chapters =
    Gift
    gift|gifts
    What a mage is given after some chapters, and nobody else of the campaign has.

term-breach-at-first =
    Breach
    breach|breaches|breach's
    A rift of yours with room for one spell. An open breach takes one every turn, a closed one only in a turn in which it was focused.
term-breach-before-iv =
    Breach
    breach|breaches|breach's
    A rift of yours with room for one spell. An open breach takes one every turn, a closed one only in a turn in which it was focused. III, once open, adds 1 damage.
