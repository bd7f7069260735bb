# about: story-about; with-character; bring-back
# tells: tale(a door)
# also: funny; exciting; person; place; thing; happy; play; food; calm; weather; high-up
# kind shut: fridge|freezer|oven|washing machine|dryer|drier|dishwasher|chest|trunk|well|drawer
# kind lift: lift|elevator
# kind way: tunnel|passage|passageway|staircase|stairs|corridor
# wants: child
# role guest: answer, thing = a small door
# ages: 3-12
# holds: dark(kind)

=== title
{~It Was Still This Morning|A Bite Out of the Toast}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes stand surprised at guest; friends stand surprised
# things: stairs left; door; mat
{~“It was not me,” everybody had said at breakfast, and {H} had thought about it all day long.|All day long {H} had wanted to know who it was, and now it was evening, and it was still nobody.|There was one thing that {H} did not understand about today.}
It was the toast. In the morning it had been on {A}’s plate with a bite out of it, and nobody had bitten it.
And now there {guest_many:were|was} {guest_a}{is_wished_site:, {wished_site}|, next to the stairs}.
{young:It had not been there at breakfast.|Nobody had ever noticed it before, and it was not a thing that you walk past.} # usual
{is_shut:It was much too small, and nobody gets into such a thing. But beside it the wall had come open as well, as wide as a gate.|{is_lift:Inside were all the usual buttons, and one at the end that had no number. {A} pressed that one.|{is_way:It went once round a corner, and round the corner there was light. {A} went to see.|It was not shut. {A} gave it a push with one finger.}}}
{A} had one foot in the evening, and the other foot was in the sun. ¶ “Come and look,” said {A}. “In here it is morning!”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; day; clear
# action: heroes look-up curious; friends look-up curious
# things: window; sun; curtain
You could tell that it was a morning by the smell. {young:It smelled of tea and toast.|An evening smells of what has been, and a morning smells of what there will be.}
The sun came in low, at the window where it never is at night. {young:The birds were very loud.|The birds were as loud as they only are when they think that nobody is up.}
The day was quite new. {young:Nobody had used it.|Nobody had used it yet, and there was not a mark on it anywhere.}
“There is my {~drawing|puddle},” said {A}, “and I have not even done it.” {young:It was all still to do.|It was strange to see how much was still left to do, when you were so tired from doing it.}
Even the soap was sharp at the edges still, where it said its name. # more
-> DONE

=== s2
# shot: two
# place: kitchen; day; clear
# action: heroes point surprised at clock; friends stand curious
# things: wall-clock; table; cup on table; milk on table; egg on table
It was {their} own kitchen. {young:The clock said seven.|The clock said ten past seven, and the milk that was finished at noon was full up to the top.}
{joining}
{is_loved:“I had only just got up,” said {A}, “and was thinking about {loved}.”|{musing}} # personal
“It is not just a morning,” said {A}. “It is this morning! It is still here!” ¶ And one egg was warm, the one that {A} had eaten. # usual
{hinderer_person:{hinderer} at once sat down to have breakfast again, and had to be got away from the egg.} # beat
{hinderer_animal:{hinderer} went to the bowl, and it was full, and {hinderer} did not ask what time it was.} # beat
{hinderer_carried:{hinderer} was put down on the bread board, and had to be looked for.} # beat
And there on its plate lay the toast. {young:It had no bite out of it.|The butter was just going in, and it had four corners, and not one bite out of it.}
“It has not happened yet,” said {A}. “Now we can see who it is.”
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; day; clear
# action: cat sit curious; heroes stroke happy cat; friends stand curious
# things: door; mat; bowl
The cat came in by the window. {young:It had been out all night.|It had been out all night, and was on its way to being asleep all day.}
It looked at {A}. {young:It looked up at the ceiling.|Then it looked up at the ceiling, where somebody was asleep who smelled just the same.}
“There are two of me for a bit,” said {A}. {young:“One is upstairs.”|“One is up there, and is going to get up. I can’t tell you how it works.”}
The cat thought about it, and {~went under the tap|sat on the mat}. {young:It had two bowls as well.|As far as it could see, two would do very well, if both of them could open a tin.}
It was stroked, and it noted that down for later. # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; day; clear
# action: heroes peek curious behind coat; friends stand curious
# things: coat on hook; hook; boot; themed
In the hall hung {A}’s coat, all dry. {young:It got so wet today.|It did not know yet about the rain at two, and nobody had the heart to tell it.}
“I lost my best conker at dinner time,” said {A}. “So now I have still got it!” {young:And there it was, in the pocket.|And there it was, in the left pocket, with the hole under it.}
{A} put it into the right one, {young:which had no hole.|where there was no hole, and then it was not lost, and never had been.}
{themed_a} lay under the coats, where nobody had looked for it until four. # personal
{pausing} # company
It would have been nice to put on dry socks for two o’clock as well. But there was no time. # more
-> DONE

=== s3
# shot: above
# place: kitchen; day; clear
# action: heroes crouch curious under table; friends crouch curious under table
# things: table; toast on table; plate on table
{They} got under the table, and pulled the cloth down a bit, and watched{young:.| the kitchen door.}
Nobody came. A drip came off the tap. The fridge hummed a bit, and stopped. # usual
{helper_person:“It will be somebody with a big mouth,” whispered {helper}, and they all looked at one another.} # beat
{helper_animal:{helper} looked at the toast as well, and was held on to, so that it should be a fair test.} # beat
{helper_carried:{helper} was put on the chair, to keep a look-out, and never took an eye off it.} # beat
“If nobody comes, then nobody can have bitten it,” whispered {A}. {young:But somebody had!|“But it was bitten. I saw it myself, at half past seven.”} # usual
It smelled so good down there. {young:It was hot, with butter.|It was hot, and the butter came to the edge and looked over.} And tea had been a long time ago. # usual
“I can tell from one corner whether it is done,” said {A}, who meant the toast, and put up one hand.
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; day; clear
# action: heroes listen surprised; friends listen surprised
# things: table; cloth on table; toast on table
Up there a bed said crack. {young:Somebody put down two feet.|Somebody put down two feet, and stood, and thought about it, and sat down again.}
“That is me,” whispered {A}. “I could not find the {~second|other} sock.”
You could hear it all from below. {young:It hopped on one leg.|It hopped on one leg from the bed to the chest, and from the chest to the door.}
“It is in the bed,” whispered {A} to the ceiling. {young:“It is in the bed!”|“By the wall! I found it tonight.”} But up there nobody ever listens. # spare
Then it went off without the sock, just as it had gone off this morning. # more
“I was cold on that side till ten,” whispered {A}. # more
-> DONE

=== s4
# shot: close
# place: kitchen; day; clear
# action: heroes eat surprised toast; friends crouch laughing
# things: table; toast; cloth on table
Crunch, went the corner. It was done, and it was so good that {A} forgot to stop. Then the toast was put back on its plate.
Then there were steps on the stairs. {young:In came two feet, in {A}’s slippers!|In came two feet, and {A} knew the slippers, because they were {As} own.} They stood still at the table. “Who has bitten my toast?” said somebody up there.
It was {As} own voice. It was higher than you would think. # usual
“It was not me,” said everybody, one after the other. And under the table sat {A}, and could not say a thing with so full a mouth.
{They} crept out behind the feet, {young:on all fours.|and tried not to laugh.} Then it was evening.
“So it was me,” said {A}.
-> DONE

=== m3
# aside
# shot: two
# place: hallway; night; stars
# action: heroes stand laughing; friends stand laughing
# things: stairs; lamp; mat
{They} had to laugh then. That laugh had been kept in since seven.
Did it have to be told? Nobody else knew. The others had all stopped asking at lunch.
But it was not a nice thing to leave about.
So {A} called it up the stairs. “It was me! With the toast!”
“What toast?” somebody called back. # spare
Out here the toast was long ago. In there it was still warm.
“And who ate the rest of it?” somebody asked, after a time. ¶ “Me, too,” called {A}. “But later.” # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; mirror; cup; towel
There was a crumb in a corner of the mouth. It was from this morning, and it was from just now.
The brush did not know what to make of it. It took it along.
“That was breakfast,” said {A} to the mirror, “after tea.” # usual
The mirror had seen all sorts. It had seen both ends of the day, and it was the same face. # usual
Only the hair was flatter now. # more
Then the light went off, and it was done. # more
It was the second time today that the teeth were done. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: heroes peek curious at guest; friends stand sleepy
# things: mat; lamp; stairs
{They} looked in once more. It was ten to eight in there.
Somebody shut the front door. Somebody ran back for a bag.
“That is me again,” said {A}. “Now I am going out. It is a nice day, until two.”
It got quiet in there. The sun lay on the chairs. # usual
{homeward} # company
“Have a good time,” said {A}, and left it open by a finger. Nobody said thank you. They never do, in the morning. # more
There was a smell of toast, and it came out as far as the mat. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; plate on table; wall-clock; moon
The kitchen was dark. The clock said half past eight, and meant it.
There was a plate on the table. It was for the toast.
The tap gave a drip. It had another, and kept that. # usual
In the sink stood a cup. It had been full twice. # more
The chairs were pushed in. Nobody was under the table. # more
The fridge hummed a bit. It stopped. # usual
From the hall there came a thin bit of light, low down. # more
The light was from this morning. It lay on the floor, and was warm. # more
On the floor lay a crumb. It was a small one.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; quilt; pillow; lamp; slipper
{A} was in bed.
The slippers stood by it. They had been down to breakfast twice. # usual
{resting}
{keepsake}
{dream} # spare
There was butter on one thumb. It was from this morning. # usual
It was all still there, {is_lift:behind the last button|{is_way:round the corner|behind the {wished_door}}}. It would keep.
Out here it was late. It got dark.
“Who put out the light?” said somebody.
“Me,” said {A}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast there was no bite out of anything. {H} looked from all sides. But under the table sat a crumb, and next to it there was a second one, and they were both quite warm. ¶ “Good evening,” said {A}, under the cloth, only to be polite. Nobody answered. Perhaps they could not, with so full a mouth.
-> DONE

=== next_bedtime
Behind something it was still morning. It would keep.
-> DONE
