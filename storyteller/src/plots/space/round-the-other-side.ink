# role crew: toy = an owl called Bolster
# about: parent-travelling; fear-alone
# role away: answer = somebody
# also: missing; sad
# holds: dark(scare)
# names: Miss Tansy | Miss Yarrow | Miss Sorrel
# names: Button | Rivet | Tuppence

=== title
{~Round the Other Side|Button Goes Round the World}
-> DONE

=== s1
# shot: wide
# place: greenhouse; afternoon; clear
# action: tansy point proud at spaceship; A wave happy at satellite; heroes kneel happy before satellite; friends stand curious
# things: spaceship; satellite; 4 tomatoes; 3 plants; sandwich
# people: tansy=woman(old, she, glasses)
{~In Miss Tansy’s greenhouse, next door, between the tomatoes and the beans, stood a rocket no taller than a ladder, and on the tip of it sat a satellite. {H} had been asked round to do the talking.|“Ten,” said Miss Tansy from next door, “nine, eight.” She was only practising. {H} had come round to her greenhouse to see a satellite go up, and to do the talking.|Nobody had thought about the dark. Everything else was ready in Miss Tansy’s greenhouse: the rocket, the satellite, the sandwiches, and {H}, who would do the talking.}
{joining}
{young:The satellite was called Button, and was as big as a teapot.|The satellite was called Button, and had never been further than the tomatoes.} “Can I still hear you, round the back of the world?” it asked.
“Not round the back,” said Miss Tansy. “The world is {not young:rather }in the way.” ¶ “Then I do not think I will go,” said Button. # usual
“{young:It is round, you know,|The thing about the world is that it is round,}” said {A}. “If you go off on that side, you come back on this one. {not short:{We} will be here. }See you round the other side.”
{away_known:{away} was round there just now, {A} told it, and it was the same way home.} # wished
“All right,” said Button. # usual
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: A shout happy cone; tansy look-up surprised; heroes look-up surprised; friends crouch surprised; tiny crew sit calm beside clock
# things: barrel; clock; smoke; spaceship over barrel; cone; tomato
They all went a long way off, behind the water butt. They sat {crew_a} by the clock, to mind it. {young:Three, two, one, whoosh! Up went Button.|Miss Tansy counted down from ten, and left out the four, and up went Button.} There was a smell of {~hot pennies|hot jam|new shoes}, and a hole in the clouds{not short:, and a tomato fell off}.
{helper_person:“Elbows in,” said {helper}, behind the water butt, and counted everybody twice.} # beat
{helper_animal:{helper} was there first, quite flat, and everybody saw how it was done.} # beat
{helper_carried:{helper} was put in the middle, and the others got down as low as that.} # beat
{A} put on the headphones{not short: and spoke into the small end of the funnel}. “What can you see?” ¶ “Everything,” said Button. “It is going away. Oh! {young:It is blue, and it is round.|Did you know that you were blue?}” # usual
{is_wished_thing:“I can see {wished_thing},” said Button. “It is quite small. It has a light on, at this end.”} # wished
{is_wished_place:“I can see {wished_place},” said Button. “They have their lamps on.”} # wished
“{We} had heard,” said {A}. # spare
“What is it like, being blue?” asked Button. ¶ “You don’t notice it,” said {A}, “from the inside.” # more
-> DONE

=== m1
# aside
# shot: close
# place: greenhouse; dusk; clear
# action: A write happy notebook; heroes listen happy at radio; tansy drink calm cup; friends point curious at map
# things: radio; map; cone; pencil
Now it began its work, which was the weather. {A} wrote it down.
“Sun on the sea,” said Button. “Snow on the mountains. {~Someone in India is washing an elephant.|There is a whale here, going the same way.|Somebody in Spain is watering a donkey.}” ¶ “Is that weather?” asked {A}. ¶ “It will be,” said Button. {young:“Here comes the water. Splash!”|“It is about to be wet.”}
{young:“And it is raining in Wales,” said Button. Miss Tansy nodded. It was.|“And there is rain in Wales,” it added. Miss Tansy said that one need not have gone up for that.}
“Is everybody down there all right?” asked Button. It was early in the day to ask. # more
-> DONE

=== l1
# shot: wide
# place: sky; dusk; stars
# action: A listen surprised; heroes listen surprised; friends look-up surprised
# things: 2 satellites; 4 stars; planet; moon
Then a second voice was in the headphones.
“Evening,” it said, {young:slowly, and it creaked like a gate.|with a good deal of rust.} This was a satellite that had been up there since before there were {~zips|teabags|colours on the television}, and was going the opposite way.
“Please,” said Button, “is it very dark, round there?”
“As a boot,” said the old one. “I always look forward to it.”
“Why?” asked Button. {young:But it had gone by.|But a satellite cannot stop to explain, and it had gone by.}
“It didn’t sound worried,” said {A}. # more
“No,” said Button. “More like going home.” # more
-> DONE

=== s3
# shot: behind
# place: greenhouse; dusk; clear
# action: A shout worried cone; heroes look-up worried; tansy hug worried; friends listen worried
# things: cone; radio; jam; plant; clock
“I can see the edge,” said Button. “{young:Like a blanket, a black one.|It is just like a blanket, drawn up.}” Its voice had got very small.
{hinderer_person:“Hello? Hello?” said {hinderer}, into the funnel. “Is it cold up there?” And a good deal of Button was lost.} # beat
{hinderer_animal:{hinderer} had the wire round all four feet, and for a while there was only half of Button.} # beat
{hinderer_carried:{hinderer} was given a turn at the funnel, and said nothing in it for so long that Button asked who it was.} # beat
“You need a word to hold on to,” said {A}, “until you are round. It had better be a long one.” {A} thought. “Marmalade.”
{young:“That is nice,” said Button. “It is sticky.”|“A good one,” said Button. “It is long, and it sticks.”} # usual
“What does it mean?” it asked. ¶ “It means breakfast,” said {A}. # more
{is_loved:“I hold on to {loved}, when it is dark,” said {A}. “But you want a word of your own.”|{musing}} # personal
“See you round the other side,” said {A}.
“Marma…” said Button. Then there was only a sound like {~rain|sand|frying}.
-> DONE

=== m2
# aside
# shot: above
# place: greenhouse; dusk; stars
# action: cat sit calm on map; A look-up worried at clock; heroes sit worried; tansy hold worried knitting; friends sit worried
# things: clock; map; wool; lantern; tomato
To go round the back of the world takes a good half hour. {young:They looked at the clock, and waited, and looked at the clock.|It takes longer if you look at the clock, and they all looked at the clock.}
Miss Tansy did some knitting. {~The cat from the bean bed came and sat on the map.|A moth came in, and had a look at the tomatoes.|Another tomato fell off, and everybody jumped.} {young:“Marmalade,” said {A}, very softly, to help.|“Marmalade,” said {A}, every now and then, under the breath, in case it helped at that end.}
“I never thought to give it a word,” said Miss Tansy. “I only gave it sandwiches.” # spare
“How long is it now?” they asked, one after the other. It was {~four|five|six} minutes. # more
{pausing} # company
-> DONE

=== l2
# shot: object
# place: sky; night; stars
# action: heroes listen calm; friends listen calm
# things: satellite; planet; 5 stars; moon
But this is how it was, round there, for Button told them afterwards.
It was black. {young:As black as a hat, it was.|It was so black that Button could not tell where it stopped and the night began.} So it held on to its word, and did not look.
Then it did look, with one eye, downwards. {young:Lights! Little gold lights, all over!|And the dark was full of crumbs. They were gold, in heaps and in lines, as if somebody had been eating toast all over it.} They were kitchens. And {~a night train|a baker’s van|the last bus} went along, no bigger than a spark.
“It is only the back of everything,” said Button to itself. “They have got the lamps on.”
“As a boot,” it said, to try it out. “As a warm boot, with somebody’s foot in.” # more
-> DONE

=== s4
# shot: close
# place: greenhouse; night; stars
# action: A jump laughing radio; heroes clap laughing at tansy; tansy clap happy; friends jump laughing; tiny crew sit calm
# things: cone; wool; lantern; clock
The clock said that it was time, and then a minute past. {A} turned {crew} the other way. {young:Nobody said a thing.|{short:Miss Tansy forgot to breathe.|Miss Tansy dropped a stitch, and let it lie.}}
Click, it went. Then it crackled. # usual
“…lade!”
{young:“Hooray!” said everybody.|Nobody could say anything for a bit, and then they all did.} # spare
“I held on to it the whole way,” said Button. “I only had to use half. {not long:It is black, and then you look down, and there are lamps on, in all the kitchens. }It is only the back of everything. May I go again?”
“You can go round all night,” said Miss Tansy{not short:, blowing her nose}. “That is {~what you are for|the idea of you}.”
{away_known && is_wished_until:“And {away}?” asked Button. ¶ “Not {wished_until},” said {A}. “And then round the other side.”} # wished
-> DONE

=== m3
# shot: two
# place: greenhouse; night; stars
# action: tansy hold happy knitting; A listen happy at radio; heroes sit sleepy; friends sit sleepy
# things: wool; sock; radio; tomato; lantern
So off it went, and the next time was quicker. Button said “marmalade” at the edge, and “hello” at the other end.
The time after that, it only hummed.
“Good evening, Wales,” they heard it say. It was still raining. # spare
They turned the lamp down in the greenhouse, where it was warm, and smelled of {~leaves|earth|string}. # spare
“Round and round,” said Miss Tansy. She had reached the heel. “Just like a sock.”
One tomato was sleeping on the floor. Nobody picked it up. # more
-> DONE

=== l3
# shot: wide
# place: garden; night; stars
# action: A point happy at satellite; tansy wave happy; heroes look-up happy; friends wave sleepy
# things: satellite; 4 stars; shed; chimney; greenhouse
They all went out on to the grass to look. A great many stars were out, and stood quite still.
One did not. Over the {~shed|pear tree|wall} it came, and across, as if on a string. It did not hurry.
“That is ours,” whispered {A}.
Miss Tansy waved, with the knitting. It did not matter if it could see. # more
Perhaps it winked, above the chimneys. Who can tell? # spare
Then it was over the hedge. Nobody minded. It would be back. # more
-> DONE

=== m4
# shot: close
# place: greenhouse; night; stars
# action: A whisper calm cone; heroes yawn sleepy; tansy hold calm sock; friends yawn sleepy
# things: cone; radio; lantern; jam
“{We} have to go now,” said {A}, into the funnel. “It is bedtime.”
“Where is that?” asked Button.
“It is sort of round the back,” said {A}. “You can’t hear anyone. It is only until the morning.”
Button thought about it. “Is it dark?” it said.
“Yes,” said {A}. “I always look forward to it.”
Button thought about that for the whole of {~France|Spain}. # more
-> DONE

=== l4
# shot: behind
# place: garden; night; stars
# action: heroes walk sleepy; friends walk sleepy; tansy wave sleepy
# things: hedge; greenhouse; lantern; house; mat
Home is not far from next door: a gap in the hedge, a step, and a mat.
Behind them was the greenhouse, with one lamp on. From up there it would be {~a crumb|no bigger than a crumb}.
The kitchen light was on, too. It had been left on for {them}. # spare
Upstairs, it was all dark. It was only the back of the day. # more
All round the world, a bit at a time, somebody was being called in. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny crew sleep sleepy
# things: window; moon
Here was the bed, and here was the edge of the blanket.
{resting}
{keepsake}
{dream} # spare
{crew} was off duty, and lay on the near side. # usual
A very small light went over the window. It was on its way round. It had its long word with it.
{away_known:It went over the place where {away} was, round the other side.} # wished
“Take a word, too,” it said.
So {H} took it, and held {~on|tight}. It was long, and it was sticky. “Marma…”
Never mind the rest. It will keep until the morning. # spare
See you round the other side.
Goodnight.
-> DONE

=== next_night
It came out of the kettle at ten past eight, and quite clearly. “Good morning, Wales,” it said. “It has stopped.”
{H} bent down to the spout. “I can see you,” said the kettle. “I can see a roof with a crooked tile, and steam. Is that breakfast? Only I have worn my word down to the last bit, and I am coming up to the edge.”
There was not much time, and it was all that they could think of. “Porridge,” said {A}.
-> DONE

=== next_bedtime
A small light went over, on its way round. “Porr…” it said.
-> DONE
