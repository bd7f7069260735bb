# role clerk: toy = a bear called Bean
# holds: dark(kind)
# names: Mrs Quill | Mrs Plume | Mrs Barb

=== title
{~The Weather Shop|Lid on Tight}
-> DONE

=== s1
# shot: wide
# place: shop; afternoon; clear
# action: owl wave happy at heroes; A bow happy at owl; heroes stand curious; friends peek curious; tiny clerk sit proud on counter
# things: counter; 8 jars on shelf; shelf; bell; glasses on owl.head; bag beside owl
{~Between the baker’s and the bank there is a shop with a blue door{young:, where you can buy the weather.|, and not everybody sees it.} It is the weather shop, and {H} had come in to look at the jars.|Ting, went the bell on the blue door of the weather shop, {young:and in came {H}, to look at all the jars.|which is between the baker’s and the bank, and not everybody sees it.} {not young:{H} had come in to look at the jars.}|“Could somebody mind the shop?” {young:It was somebody in glasses, at the blue door of the weather shop, and she was looking at {H}.|It was Mrs Quill, at the blue door of the weather shop, looking over her glasses at {H}.}}
“My sister is hatching,” said Mrs Quill, {young:who was an owl, and kept the shop|the owl who kept it, putting on her hat}. “I shall be back by {~dark|supper}, if somebody will only mind the jars.”
“What do we do?” asked {A}. # usual
“You say good afternoon,” said Mrs Quill, “and you put the lids back. That is really all of it. Lid on tight.” {young:Then she took her bag and flew.|Then she took her handbag and flew, and there was nobody behind the counter but {them}.} {clerk_a} {clerk_many:were|was} put by the till, to mind the money.
{joining}
{is_loved:{A} looked along the jars for a weather for {loved}. There was one for haymaking, one for ducks, and one for aunts.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: shop; afternoon; clear
# action: frog point happy at jar; A pour happy jar; heroes hold happy shell before frog; friends hold calm lid; tiny clerk sit proud on counter
# things: counter; jar; rain-cloud over jar; 6 jars on shelf; shelf; purse beside frog
The shop was all shelves, up to the ceiling, and on the shelves stood jars. {young:There was rain in one. There was snow in another. There was a very small thunder, for parties.|They had labels in brown ink. Drizzle, said one. {~April|Sunday}, Mixed. Thunder, Small, for Parties.} # spare
The bell went ting. It was a frog with a purse.
“A {~pint|jug} of rain, please,” said the frog, {young:“for my mother. She likes it soft.”|“the soft sort. It is for my mother.”}
{A} found the jar and poured it out with care, and not a drop was spilled.
{hinderer_person:“I only read the label,” said {hinderer}, who had a very small cloud overhead for the rest of the afternoon.} # beat
{hinderer_animal:{hinderer} drank it, out of the jug, and the frog looked at {hinderer}, and then at the jug.} # beat
{hinderer_carried:{hinderer} had been put on a shelf, to be out of the way, and the frog asked how much that one was.} # beat
{many:{B} took the money, which was a snail shell, and gave it to {clerk}.|The frog paid {clerk} with a snail shell.}
“Lid on tight,” said {A}, and turned it until it squeaked. {young:Squeak! It was as easy as jam.|It was as easy as jam.}
-> DONE

=== m1
# shot: above
# place: shop; afternoon; breeze
# action: A hold happy jar before scarecrow; heroes reach-up happy; friends hold happy hat
# things: scarecrow; 5 jars; leaf over scarecrow; hay; ladder
Ting, went the bell. It was a scarecrow, holding on to his hat. {young:He wanted a bit of wind, to wave with.|He wanted a breeze for his sleeves.}
“One cannot wave on a still day,” said the scarecrow. “The rooks have begun to think that I am cross with them.” # spare
There were nine kinds of breeze. There was Washing Day, and Kite, and {~Corner of the Street|Top of the Bus}. {young:{A} took down the jars, and the scarecrow smelled the first, and the next, and the next, and he took the one that smelled of hay.|{A} took down the jars one after another, and the scarecrow put his nose to each, and chose one that smelled of hay.}
He tried it on at once. His left sleeve went up, and his right sleeve went up. “Good afternoon!” he said to everyone, all the way down the road. # spare
“Lid on tight,” said {A}.
-> DONE

=== l1
# aside
# shot: close
# place: shop; afternoon; clear
# action: penguin stand happy; A climb happy ladder; heroes clap happy at penguin; friends hold happy icicle
# things: ladder; tin; snowflake over penguin; sock; shelf
Ting. It was a penguin, {young:who was on holiday, and much too hot|who was on holiday, and not liking it}.
“Have you any cold?” it asked. {young:“Just a bit, for my feet.”|“Nothing showy. I only want to feel it round the ankles.”}
{A} stood on the bottom step of the little ladder, and looked along the shelf. {young:There was frost for windows. There was frost for puddles. And there was a tin with a picture of a sock on it, and that was cold for feet.|Frost, Window. Frost, Puddle. First Snow, one only, not for sale. Right at the end was a tin with a picture of a sock on it: Cold, Ankle.}
The penguin stood in the tin with its eyes shut for a minute and a half. It gave a deep, happy sigh. “I can smell my {~aunt|street},” it said.
It bought the tin, and a postcard of some fog. # more
-> DONE

=== s3
# shot: behind
# place: shop; dusk; mist
# action: A hold scared jar; heroes stand scared; friends stand worried; tiny clerk sit worried
# things: jar in A.hand; smoke over counter; counter; lid; cloud
Then it was quiet, and that was when it happened. {young:On the bottom shelf stood a small grey jar, all by itself.|On the lowest shelf stood a plain grey jar with nothing on its label but a {~dot|dash}.}
“I will just look,” said {A}. It is a thing that anybody might say.
{young:Out came one grey curl. It looked about. And then the whole shop filled up with fog, from the floor to the top, like a bath.|Out came one grey curl, like steam from a cup. It stretched. And then, without any noise at all, the shop filled up with fog, from the floor, like a bath.}
“Oh dear,” said {A}. {A} could not see the jar. {A} could not see the counter, or {clerk}. There was only grey, and, somewhere in it, a very small ting. # spare
{helper_person:“Here!” called {helper}, from the far corner, and again, “Here!” so that you knew where the shop left off.} # beat
{helper_animal:{helper} could be felt going by, low down, nose first, and not in the least lost, and it was a comfort.} # beat
{helper_carried:A hand felt along the shelf, and found {helper}. Next to {helper} had stood the jar, so that was one thing known.} # beat
“Lid on tight,” said {A} sadly. “That was really all of it.” # more
-> DONE

=== m2
# aside
# shot: two
# place: shop; dusk; mist
# action: A catch worried basket; heroes catch worried hat; friends push worried window
# things: cloud; window; smoke
First {they} tried to catch it. {A} took the {~shopping|washing} basket, but the fog came out through the holes. {many:{B} took a hat, and caught some, and had nowhere to put it.|A hat was better, but then there was nowhere to put the hat.}
{They} tried asking it. {young:“Please go in the jar,” said {A}. The fog came up close to listen, and then there was more fog.|“Please go back,” said {A}. The fog came nearer, to hear better, and after that there was more of it than before.}
{They} tried opening the window. {young:But the fog looked out, and did not like it, and hid.|But the fog looked out at the big evening, and did not care for it, and got behind {them}.} # spare
“It is not a bad fog,” said {A}, “I think it is only shy.” # spare
-> DONE

=== l2
# aside
# shot: close
# place: shop; dusk; mist
# action: snail sit calm on jar; A lie-front surprised before snail; heroes kneel happy before snail; friends crouch happy
# things: jar; cloud; bell; drop
The bell went ting, although the door could not be seen. “Good evening,” said somebody low down. “Is this the queue?”
It was a snail. {young:It had come to buy some dew, and it was not at all lost.|It had come for a dew, and been in the fog for {~a quarter of an hour|half an hour} without noticing any difference.}
“How do you find the way?” asked {A}.
{young:“I go a bit, and I feel about,” said the snail. “Then I go a bit more. What have you {~lost|lost, then}?”|“I do not find it,” said the snail. “I go a bit, and I feel about. Then I go another bit. What is it that you have lost?”}
“A jar,” said {A}.
“Well, I am sitting on it,” said the snail.
So that was one thing less to worry about. {A} gave it the dew for nothing. # more
-> DONE

=== m3
# shot: above
# place: shop; dusk; mist
# action: A read curious book; heroes hold calm lantern; friends peek curious
# things: drawer; cloud; jar
In the {~drawer|till} there was a book: {young:How to Look After Weather|Care of Weathers}. {A} held it up against the lantern and turned the pages.
{young:Fog is very young, it said. Do not run after fog. Fog likes a thing that is small, and not too light, and sounds like boats.|Hail was in it, and Heat. Fog had only three lines. Fog is young, it said. Fog does not like to be chased. It comes home to anything that is small, and dim, and sounds like a harbour.}
“Small is easy,” said {A}, “and so is {young:not too light|dim}.”
{pausing} # company
“But who can do a harbour?” A harbour is mostly water, and a bell, and a boat that cannot sleep. # more
-> DONE

=== s4
# shot: close
# place: shop; dusk; mist
# action: A shout calm at jar; heroes hold calm bell; friends kneel calm before jar; tiny clerk sit happy on counter
# things: jar before A; smoke over jar; lantern; counter
{young:A fog is like a boat, and wants to come home at night.|A young fog, all by itself, wants its own harbour.} So {A} turned the lamp down until it was only a bead of gold, and stood it beside the jar. {many:{B} swung the shop bell: ting, and wait, and ting.|Then {A} swung the shop bell: ting, and wait, and ting.} And low down, like a boat coming in, {A} went, “Hooo.”
The fog stopped. It listened. “Hooo,” went {A}. Ting, went the bell. # spare
One grey curl came over the counter, and let go of {clerk}, and felt for the jar, and went in. The rest came after it, {young:more and more and more of it, like a long cat|yard by yard, like a long cat}.{not short: The very last wisp tucked itself in by itself.}
“Lid on tight,” whispered {A}.
When Mrs Quill came home there was nothing to see but a jar, an inch too far to the {~left|right}. # usual
-> DONE

=== l3
# shot: wide
# place: shop; night; stars
# action: owl look-up curious; A point worried at jar; heroes stand worried before owl; friends stand worried
# things: 8 jars on shelf; shelf; jar; bag; hat on owl.head; lantern
Mrs Quill looked at the shelves. She looked at the grey jar. She looked at it for some time.
“It got out,” said {A}.
“It does,” said Mrs Quill. “It got out with me, in my first week. I was under the stairs with it until Thursday.”
She moved the jar back by an inch.
“{~And how|How} did you get it in?” she asked. “Hooo,” said {A}. “Fancy that,” said Mrs Quill. “I used a trombone.” # more
-> DONE

=== m4
# shot: two
# place: shop; night; stars
# action: owl give happy bottle at A; A hold happy bottle; heroes clap happy at owl; friends bow happy at owl
# things: counter; egg; lantern; 6 jars on shelf; shelf
“You will want your wages,” said the owl. She took down a tiny jar. It was dark blue.
“What is in it?” asked {A}.
“A good night’s sleep,” said {~Mrs Quill|the owl}. “There is enough for the whole house. You let it out by the bed.”
Her sister’s egg had hatched. It was a girl. It had yawned at once.
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: street; night; mist
# action: 2 frogs sit happy; heroes walk sleepy; cat run calm; friends walk sleepy
# things: gate; rain-cloud over frog; street-lamp; moon; scarecrow
The street was damp and still. At one gate sat a frog, out with its mother, in a little soft rain. It was only raining on the two of them.
On the hill the scarecrow lifted one sleeve. He was too sleepy to lift the other.
The moon had a ring round it. Somebody had ordered that.
A {~cat|mouse} ran home. A shutter closed. The blue door was not to be seen. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: bottle; lid; clock
At home there was {~bed|a bed}. {not short:The sheets were cool on top and warm below.}
{resting}
{keepsake}
{dream} # spare
By the pillow stood a tiny blue jar, from Mrs Quill, with a good night in it. Off came the lid. Nothing came out that you could see. But the room grew soft. The corners grew round. {not short:The clock went slower.} # usual
Far away, in a dim shop, a shy fog slept in its jar. # spare
The blanket came up to the chin. It was tucked in, all the way round. # usual
Lid on tight.
Goodnight, {H}. Goodnight, weather. Goodnight.
-> DONE

=== next_night
A board had been put out by the blue door. “Must go,” it said. “Half a rainbow, the red end. One wind, has been in a tuba. Snow, slightly open. Mondays.” And at the bottom: “The fog is not for sale. It may be taken out, by somebody whom it knows.”
{H} had it as far as the bank and back. It looked in at every letter box, and it came when it was hooed.
-> DONE

=== next_bedtime
The fog had had its walk. It was in by six, with the lid on tight.
-> DONE
