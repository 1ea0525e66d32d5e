### The story of the expedition of Outcasts. Every line of a text is a paragraph; all of it may be skipped.

expedition-outcasts = The Expedition of the Outcasts
expedition-outcasts-blurb = Four battles, each harder than the one before. What you win along the way waits in your barracks; what you leave behind is gone for good.

tale-outcasts-start-title = Outside the Wall
tale-outcasts-start-text =
    Gravehold has a gate for heroes and a drain for the rest of you. You held the breaches too long, the council said; something of the dark has stayed in your hands. So now you live in the old pump house below the wall, patch each other's coats, and listen to the city sleep.
    Tonight it does not sleep. The lamps of the lower quarter go out one street at a time, as if something were eating its way along them.
    Nobody calls for you. You are on your feet anyway.

tale-outcasts-battle-1-title = Number One Hundred and Fifty-Three
tale-outcasts-battle-1-text =
    It has four mouths and no face. On the inside of its hide, stretched thin as it grows, you can read a number, branded there by somebody with a steady hand.
    So it did not come out of a breach. It was made, and a hundred and fifty-two were thrown away before it.
    It turns toward the wall. You stand between.

tale-outcasts-won-1-title = Thanks
tale-outcasts-won-1-text =
    By morning the last mouth has closed. A captain of the guard salutes you, then looks at your hands and gives the order to bar the gate.
    On the road waits an old man with ash in his beard. Once they built him a statue; later they pulled it down. “Xaxos,” he says, as if you might not know. “I have seen that brand before. I can take you to whoever holds the iron. But I am no wall of stone, so you will have to keep me alive.”
    He has brought what other outcasts left behind: things too strange to sell, and too good to bury.

tale-outcasts-lost-1-title = Street by Street
tale-outcasts-lost-1-text =
    You wake in the pump house, carried there by somebody who did not stay to be thanked. Two more streets are dark.
    It is still growing. It is also still out there, and so are you.

tale-outcasts-battle-2-title = The Village That Would Not Wake
tale-outcasts-battle-2-text =
    Three days down, you find beds in the open: rows of them, a whole village tucked in and smiling. Their eyes move behind their lids. Their fires have been cold for weeks.
    Something walks between the rows and bends over each sleeper like a nurse. Where it has bent, the smile stays and the breath stops.
    Then it looks up. You remember that you know how to call fire. A moment later you remember only that you used to.

tale-outcasts-won-2-title = A Hand out of a Dream
tale-outcasts-won-2-text =
    It comes apart like a thought one has lost. All over the village people sit up and ask what year it is.
    One of them sits up where there is no bed. “I went in after them,” says Qu, and wipes somebody else's memory off both palms. “It took me longer than I meant. Or I am not back yet. Shall we find out?”
    In its nest Xaxos finds a tooth, a diamond and a heart in a jar. He does not say whose.

tale-outcasts-lost-2-title = What Was It Called?
tale-outcasts-lost-2-text =
    You run until your legs remember that they are tired. Around the fire you tell each other who you are, twice, to be sure.
    Some of it sounds made up. That will have to do.

tale-outcasts-battle-3-title = The Dead on Parade
tale-outcasts-battle-3-text =
    The road ends at a field of graves, all of them open from within. In the midst of it stands a thing in a king's armour, and around it, in ranks, those who once swore to follow their king anywhere.
    Half of them cast no shadow. You cannot tell which half without asking, and the only way to ask is with a spell.
    “He was my pupil,” says Xaxos quietly. “He always was afraid to be alone.”

tale-outcasts-won-3-title = The One Who Filed His Chain
tale-outcasts-won-3-text =
    The armour falls in on itself. Rank after rank lies down, relieved.
    One does not. He is huge, he is breathing, and he has filed through every link of his chain but the last. “Thraxir,” he says when you have broken that one for him. “I make my own breaches. They cut both ways. Where are we going?”
    The king's grave goods are yours: nobody here needs them any more, and below you can already hear water.

tale-outcasts-lost-3-title = Closing Ranks
tale-outcasts-lost-3-text =
    They do not pursue you. They only close ranks, and there is room among them for exactly as many as you are.
    You keep the fire small tonight and the watch double.

tale-outcasts-battle-4-title = The Well at the Bottom of the World
tale-outcasts-battle-4-text =
    It is beautiful; nobody warned you of that. A basin as wide as Gravehold, and in it, turning slowly, light: every sleeper, every soldier, every one of the hundred and fifty-two. A lantern swings above the rim and decides who goes round once more.
    Here the brand was heated. Here whatever the Nameless break is melted down and poured again.
    “If it runs over,” says Xaxos, “there will be nothing left of us to cast out.” He smiles. “So let us make ourselves unwelcome one more time.”

tale-outcasts-won-4-title = The Long Way Up
tale-outcasts-won-4-text =
    The lantern goes out, and for the first time in an age it is truly dark down here: a quiet, ordinary dark. Then the lights rise past you, one by one, toward places of their own. Some of them stop before your faces for a moment, as if to learn them by heart.
    The climb takes eleven days. On the last of them you see the wall, and a gate that stands open, and the captain of the guard, who has taken off his glove to hold out a hand.
    You look at each other. There is the city; and behind you lies a whole world that nobody has mapped. It is good to be asked. It is better to be able to say: not yet.

tale-outcasts-lost-4-title = The Rim
tale-outcasts-lost-4-text =
    The water, if it is water, lets you go. It has time. A few lights follow you up the stairs as far as they are able.
    You sit down where they had to stop. Then you go back.
