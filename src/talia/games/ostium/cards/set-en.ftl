# The words of a set of creatures: names, abilities, and what can be wrong with a set file.

# A name that a set file gives in both languages.
named = { $pl ->
   *[other] { $en }
}

rank-familiar = Familiar
rank-warrior = Warrior
rank-sovereign = Sovereign
rank-primal = Primal

domain-main = Main domain
domain-left = Left domain
domain-right = Right domain

ability-repair = Repair one of your gates by { $n }.
ability-rebuild = Rebuild one of your fallen gates: it stands again with 4 strength.
ability-draw = { $n ->
    [one] Draw a card.
   *[other] Draw { $n } cards.
}
ability-discard = When discarded from hand → { $then }
ability-remove = Remove a card in your hand or discard pile from the game.
ability-strike = Deal { $n } damage to an enemy gate.
ability-quake = Deal 2 damage to every enemy gate.
ability-shield = +{ $n } power while attacked.
ability-rally = Each attack phase choose a clan: +1 power while attacking for every creature of that clan on the battlefield, everyone's.
ability-charge = +{ $n } power while attacking.
ability-swift = Summoned from the field, it uses its main domain at once. It is recalled for free.
ability-banish = Put an enemy creature onto its owner's discard pile.
ability-exile = Choose a clan: all other creatures of it, everyone's, go to their owners' discard piles.
ability-both-ways = The neighbour on this side may use its own side domain towards this creature, whatever its clan.
ability-crystal = { $n ->
    [one] Gather 1 crystal.
   *[other] Gather { $n } crystals.
}
ability-fuse = +{ $n } to a power fusion it takes part in.
ability-fuse-any = +{ $n } to a power fusion it takes part in, and it may take part for any clan.
ability-last = When defeated or recalled → { $then }

sheet-title = { $set }: all creatures
sheet-deck = Deck { $n }
sheet-copies = { $n ->
    [one] 1 copy
   *[other] { $n } copies
}

error-setup-creature = There is no creature "{ $name }" in this set.
error-set = { $file }, line { $line }: { $reason }
set-not-utf8 = The file must be text in UTF-8.
set-not-toml = This is not valid TOML ({ $detail }).
set-not-tables = "{ $section }" must be written as tables, under headings such as [[{ $section }]].
set-unknown-key = "{ $key }" means nothing here. Possible: { $possible }.
set-missing = "{ $key }" is missing here.
set-not-text = "{ $key }" must be a text in one line, and not an empty one.
set-not-number = "{ $key }" must be a whole number.
set-below-zero = "{ $key }" is { $n }, and it cannot be below zero.
set-no-id = An id needs at least one letter or digit.
set-twice = Something else in this set is already called "{ $name }".
set-colour = "{ $colour }" is not a colour. Write it as "#rrggbb", for example "#2f6f9f".
set-glyph = The glyph "{ $glyph }" must be exactly one character.
set-clans = { $n ->
    [one] There is 1 clan, and there must be { $must }.
   *[other] There are { $n } clans, and there must be { $must }.
}
set-too-few-familiar = The clan { $clan } has too few familiars: { $n } of { $must }.
set-too-few-warrior = The clan { $clan } has too few warriors: { $n } of { $must }.
set-too-few-sovereign = The clan { $clan } has too few sovereigns: { $n } of { $must }.
set-too-many-familiar = This is a familiar too many: the clan { $clan } must have { $must }.
set-too-many-warrior = This is a warrior too many: the clan { $clan } must have { $must }.
set-too-many-sovereign = This is a sovereign too many: the clan { $clan } must have { $must }.
set-one-primal = There must be exactly one primal, under the heading [primal]; here are { $n }.
set-deck = { $creature }: there is no starting deck { $n }. Decks are numbered 1 to { $most }.
set-deck-full = Starting deck { $n } has { $must } familiars of the clan { $clan } already.
set-unknown-clan = { $creature }: there is no clan "{ $clan }". Possible: { $possible }.
set-unknown-kind = There is no kind of creature "{ $kind }". Possible: { $possible }.
set-missing-side = { $creature }: the side "{ $key }" is missing. If there is nothing on it, write { $key } = [].
set-not-domain = { $creature }: "{ $key }" must be a list of abilities, each in quotation marks.
set-in-domain = { $creature }, { $domain }: { $reason }
set-familiar-has = { $creature } is a familiar, and familiars have no "{ $key }".
set-familiar-main = { $creature } is a familiar: its main domain is always "{ $must }".
set-primal = A primal has power 0 and "both ways" on both sides; "{ $key }" says something else.
set-unknown-ability = there is no ability "{ $ability }". Possible: { $possible }.
set-leads-nowhere = "{ $ability }" must lead to something that can be done at once: { $possible }.
set-ability-number = the number of "{ $ability }" must be from 1 to { $most }.
