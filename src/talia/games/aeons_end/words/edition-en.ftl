## How to play: where the rulebooks of the boxes differ

guide-edition-1-title = Whose turn cards, and what comes first
guide-edition-1-text =
    The turn order deck has four cards of yours: two each with two players, one each with four, and with three one each and an X for whoever you agree on. One mage alone has only three; the set-up offers a fourth, or more life, to those who find this hard.
    What happens at the same time happens one after the other as it lies, the oldest card first. A spent nemesis deck wins the battle at the very moment in which the last minion and the last power are gone.
guide-edition-2-title = Whose turn cards, and what comes first
guide-edition-2-text =
    The turn order deck has four cards of yours. Alone all four are for your one mage, two players have two each. Three have one each and an X for whoever you agree on. With four, two of you share two cards: whoever has taken one of them leaves the other to the partner.
    When two cards want to do something at the same time, you say which goes first. On the nemesis' own turn its cards still act from the oldest to the newest.
    A spent nemesis deck wins the battle at the very moment in which the last minion and the last power are gone.
guide-edition-3-title = Whose turn cards, and what comes first
guide-edition-3-text =
    The turn order deck has four cards of yours. Alone all four are for your one mage, two players have two each. Three have one each and an X: it belongs to whoever holds the X token, who passes it on to the left afterwards. With four, two of you share two cards: whoever has taken one of them leaves the other to the partner.
    When two cards want to do something at the same time, you say which goes first. On the nemesis' own turn its cards still act from the oldest to the newest.
    A spent nemesis deck wins the battle when any turn ends without a minion and without a power in play.
