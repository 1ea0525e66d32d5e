### The story of the campaign. Ours; every line of a text is a paragraph.

tale-legacy-1-title = The Night of Knives
tale-legacy-1-text =
    You have been apprentices for eleven days. You know how to hold a Crystal, how to whisper to a breach, and that nobody under thirty is allowed near the outer wall.
    Then the ceiling of the cavern splits, and something made of nothing but edges comes down through it. Mist runs past you and does not stop. “If you can cast,” she says over her shoulder, “cast.”
tale-legacy-1-won-title = What Was Left of It
tale-legacy-1-won-text =
    It does not die. It comes apart, blade by blade, and the blades crawl away into the dark. The masters look at the heap, then at you, then at each other.
    “Eleven days,” says Dezmodia. Nobody laughs.
tale-legacy-1-lost-title = Carried Home
tale-legacy-1-lost-text =
    You wake in the infirmary. The outer wall is gone, and half of the masters with it; what they bought with that is you, and a city that is still there.
    Mist puts a Crystal into your hand. “You were never meant to win that one,” she says. “You were meant to live through it.”

tale-legacy-2-title = One That Stayed Behind
tale-legacy-2-text =
    Not all the blades crawled away. One has stood up. It fences with the watch on the eastern stair, politely almost, and every guard it cuts down it salutes.
    It is learning. So are the vermin that follow it: what you leave alive this time will be something else the next. Be quick; it will not wait to be beaten.
tale-legacy-2-won-title = The Last Salute
tale-legacy-2-won-text =
    It lowers its point before it falls. In the quiet afterwards each of you feels something answer when you breathe in: not the breach, not the Crystal. You.
    The masters have a word for it, and a ceremony. There is no time for the ceremony.
tale-legacy-2-lost-title = Through the Gap
tale-legacy-2-lost-text =
    It is past you, and down the stair, and you hear the bell of the lower ward. Then, after a while, you hear its steps again, coming back up. It wants the lesson finished.

tale-legacy-3-title = The Warm Chamber
tale-legacy-3-text =
    Below the cisterns the rock has gone soft and warm. Something breathes down there, and with each breath there is more of it; what hatches wears a shell that shrugs off whatever you throw first.
    You are no apprentices any more, says the order that Mist signs with her left hand. The right one has not healed. Falling will cost you from now on, she says: it costs everyone.
tale-legacy-3-won-title = Cold Rock
tale-legacy-3-won-text =
    The chamber cools with a sound like rain. On the way up a breach opens beside each of you that you did not call, and it waits, like a dog that has decided whose it is.
tale-legacy-3-lost-title = Seven Shells
tale-legacy-3-lost-text =
    You seal the cistern behind you and count who is there. From below comes a knocking, patient and many-handed. The seal will hold for a day.

tale-legacy-4-title = Brama Does Not Answer
tale-legacy-4-text =
    The eldest of the mages went to the mushroom fields to think. The fields are three times their size today, they hum with her voice, and they know all your names.
    “Do not listen,” says Malastar. “Make them be quiet.” He shows you how: a gesture, two fingers, and a thing that was about to move forgets for a moment what it was going to do.
tale-legacy-4-won-title = A Thread Cut
tale-legacy-4-won-text =
    You carry Brama out. She weighs nothing. There are threads in her hair that you cannot get out, and in her sleep she says a word, always the same, that none of you know.
tale-legacy-4-lost-title = Humming
tale-legacy-4-lost-text =
    The humming follows you home. In the barracks somebody hums along and does not notice. You have to go back before more do.

tale-legacy-5-title = A Bad Morning for Crystals
tale-legacy-5-text =
    A haze lies over the city that nobody remembers rising. Whoever breathes it is dull for an hour. What lies in it too long is dull for good: spells come apart, gems forget their worth.
    It is after the Crystals. They are the first thing any of you ever held, and they can break in a way that does not heal.
tale-legacy-5-won-title = Clear Air
tale-legacy-5-won-text =
    The wind turns. You go through your pockets as one does after a fall. Some of what you take out will never shine again, and you put it back all the same.
    In the silence you notice the beat. It was there all the time, under the haze, under the breath: a pulse that is not your heart's.
tale-legacy-5-lost-title = What the Haze Took
tale-legacy-5-lost-text =
    It does not conquer the city. It has what it came for, and goes. You stand in the clean cold air with dull stones in your hands, and there is nobody to fight.
    Then you notice the beat: a pulse that is not your heart's. Whatever it took, it did not find that.

tale-legacy-6-title = The Word in Her Sleep
tale-legacy-6-text =
    Brama is awake, and something else looks out with her. The word, she says, is its name: Deathmind. It sits in all of you a little, ever since the fields; wherever you reach, it has reached before.
    She can build you bridges, thought to thought, as long as she is stronger than it. Walk on nothing she has not laid.
tale-legacy-6-won-title = Alone in One's Head
tale-legacy-6-won-text =
    For the first time in weeks each of you thinks something and hears no echo. Brama sleeps, without a word this time.
    From the outer wall they report that the blades are crawling again, all of them, towards one place.
tale-legacy-6-lost-title = Somebody Else's Thought
tale-legacy-6-lost-text =
    You were sure you were winning. You are no longer sure that you were the ones who were sure. Brama lays the first plank anew.

tale-legacy-7-title = The Same Night Again
tale-legacy-7-text =
    It stands where it stood the first time, and lights burn round it that are not there to see by. Every one of them calls something through.
    Only this time you are not running behind Mist. She looks round for you, and steps aside, and lets you go first.
tale-legacy-7-won-title = Nobody Cheers
tale-legacy-7-won-text =
    The last light goes out, and the last blade lies still. In the dark somebody begins to clap, slowly, one pair of hands.
    Xaxos has come down from his tower. “Thank you,” he says. “I could never have opened it while that was alive.”
tale-legacy-7-lost-title = Ten Lights
tale-legacy-7-lost-text =
    It need not win, it need only burn long enough. You pull back to the second wall. In the morning there are fewer lights than you feared, and more than you hoped.

tale-legacy-8-title = The Envelope That Was Not There
tale-legacy-8-text =
    He taught half of you to read. He held this city together for longer than anybody remembers, and all that time he was counting: breaches, mages, crystals, you.
    “I do not want to harm it,” says Xaxos, and he seems to mean it. “I want to leave, and it has to come along.” Four breaches open behind him, and he does not even look round.
tale-legacy-8-won-title = What Stays
tale-legacy-8-won-text =
    The four breaches close like eyes. What falls out of the last of them is an old man with a broken stick, who asks what day it is.
    You tell him. It is the hundred and fourth day of your apprenticeship. By the rules you are still not allowed near the outer wall; there is nobody left to say so, so somebody will have to write new rules. You have some ideas.
tale-legacy-8-lost-title = Almost Away
tale-legacy-8-lost-text =
    Half the city has no weight any more when he stops and frowns: you are still holding on to it. “Let go,” he says kindly. You get up instead.

## Cards that have become something else

tale-evolved-unforeseen-collapse-title = It Caves In
tale-evolved-unforeseen-collapse-text =
    They drew so much out of the rock that it no longer knows how to stay up.
    { card-aether-extract-campaign } is { card-unforeseen-collapse } from now on.
tale-evolved-waylay-title = They Know the Way Now
tale-evolved-waylay-text =
    They have learned which corridors you take home, and wait in all of them.
    { card-ambush-campaign } is { card-waylay } from now on.
tale-evolved-disrupt-title = Feedback
tale-evolved-disrupt-text =
    What was led through you has found out how to stay, and to pull.
    { card-conduct-campaign } is { card-disrupt } from now on.
tale-evolved-calamitous-bane-title = The Curse Has Arrived
tale-evolved-calamitous-bane-text =
    It crept for as long as you looked at it. Then you looked away.
    { card-creeping-curse-campaign } is { card-calamitous-bane } from now on.
tale-evolved-paralyze-title = Longer This Time
tale-evolved-paralyze-text =
    Your hands come back last. Each time it takes longer until they do.
    { card-daze-campaign } is { card-paralyze } from now on.
tale-evolved-eternal-glare-title = It Looks Back
tale-evolved-eternal-glare-text =
    You stared into the chasm long enough. Down there something has opened an eye.
    { card-endless-chasm-campaign } is { card-eternal-glare } from now on.
tale-evolved-leviathan-hatchling-campaign-title = A Crack in the Shell
tale-evolved-leviathan-hatchling-campaign-text =
    It is wet, blind and the size of a cart, and it is hungry.
    { card-leviathan-egg } is { card-leviathan-hatchling-campaign } from now on.
tale-evolved-ravenous-leviathan-campaign-title = It Has Grown
tale-evolved-ravenous-leviathan-campaign-text =
    The cart is gone, too. What it does not eat it tries to.
    { card-leviathan-hatchling-campaign } is { card-ravenous-leviathan-campaign } from now on.
tale-evolved-skybound-leviathan-title = Wings
tale-evolved-skybound-leviathan-text =
    There is no sky down here. It makes one.
    { card-ravenous-leviathan-campaign } is { card-skybound-leviathan } from now on.
tale-evolved-spine-thresher-campaign-title = A Better Harvest
tale-evolved-spine-thresher-campaign-text =
    It has thrown its scythe away. It has grown more practical ones.
    { card-spine-harvester } is { card-spine-thresher-campaign } from now on.
tale-evolved-spine-reaper-title = The Reaper
tale-evolved-spine-reaper-text =
    You can tell that it is pleased with itself by the rattling.
    { card-spine-thresher-campaign } is { card-spine-reaper } from now on.
tale-evolved-caustic-cocoon-campaign-title = It Spins
tale-evolved-caustic-cocoon-campaign-text =
    The thread smokes where it touches the ground. Nobody wants to be the one who cuts it.
    { card-caustic-larva } is { card-caustic-cocoon-campaign } from now on.
tale-evolved-caustic-soldier-title = Hatched in Uniform
tale-evolved-caustic-soldier-text =
    It comes out grown up, armoured, and in step with others you cannot see yet.
    { card-caustic-cocoon-campaign } is { card-caustic-soldier } from now on.
tale-evolved-deplete-title = Nothing Left to Drain
tale-evolved-deplete-text =
    So it takes what you were going to have tomorrow.
    { card-drain-campaign } is { card-deplete } from now on.
tale-evolved-humming-drones-title = The Hive Empties
tale-evolved-humming-drones-text =
    The humming has stopped. It was the sound of them waiting.
    { card-humming-hive-campaign } is { card-humming-drones } from now on.
tale-evolved-hunted-title = The Scent
tale-evolved-hunted-text =
    You have washed, slept, and gone a long way round. It stands before your door all the same.
    { card-hunted-campaign } keeps its name, and is a worse card from now on.
tale-evolved-reap-title = Ripe
tale-evolved-reap-text =
    It took a little strength from you, and a little, and found that it keeps well.
    { card-sap-campaign } is { card-reap } from now on.
tale-evolved-dark-bond-title = Signed
tale-evolved-dark-bond-text =
    Somebody said yes. You all look at each other, and nobody asks who.
    { card-tempting-offer-campaign } is { card-dark-bond } from now on.
tale-evolved-crushing-wave-title = The Ground Rolls
tale-evolved-crushing-wave-text =
    It began as a tremor in a cup of water. The cup is on the other side of the city now.
    { card-tremor-campaign } is { card-crushing-wave } from now on.
tale-evolved-annihilate-title = Thoroughly
tale-evolved-annihilate-text =
    Where it struck before there were ruins. Now there is not even dust.
    { card-annihilate-campaign } keeps its name, and is a worse card from now on.
tale-evolved-facet-juggernaut-title = Cut and Polished
tale-evolved-facet-juggernaut-text =
    Your spells have ground every edge of it sharp. It seems grateful.
    { card-facet-ogre-campaign } is { card-facet-juggernaut } from now on.
tale-evolved-ray-of-desolation-campaign-title = A Steady Light
tale-evolved-ray-of-desolation-campaign-text =
    The flashes come so fast now that there is no dark between them.
    { card-flash-of-decay-campaign } is { card-ray-of-desolation-campaign } from now on.
tale-evolved-thunderous-tempest-campaign-title = It Has Gathered
tale-evolved-thunderous-tempest-campaign-text =
    The storm was only ever the front of it.
    { card-gathering-storm-campaign } is { card-thunderous-tempest-campaign } from now on.
tale-evolved-maddening-eidolon-title = It Has Your Face
tale-evolved-maddening-eidolon-text =
    It tried on all of them and has decided. It does not say for whose.
    { card-maddening-spectre-campaign } is { card-maddening-eidolon } from now on.
tale-evolved-demolish-title = Stone by Stone
tale-evolved-demolish-text =
    It no longer scatters what it hits. It goes back for the pieces.
    { card-scatter-campaign } is { card-demolish } from now on.
tale-evolved-sacrifice-campaign-title = A Willing One
tale-evolved-sacrifice-campaign-text =
    You could not breathe, and it offered to let you, for a price. Somebody paid.
    { card-suffocate-campaign } is { card-sacrifice-campaign } from now on.
