=== title
{~The Weather Shop|Lid on Tight}
-> DONE

=== s1
# scene: village; afternoon; clear; heroes standing happy, friends standing happy, owl standing proud; bell, umbrella
Between the baker’s and the bank there is a shop with a blue door, and not everybody sees it. It is the weather shop, and it belongs to an owl named Mrs Quill.
One afternoon Mrs Quill looked over her glasses at {H}. “My sister is hatching,” she said. “I shall be back by dark. Could somebody mind the shop?”
“What do we do?” asked {A}.
“You say good afternoon,” said Mrs Quill, “and you put the lids back. That is really all of it. Lid on tight.” Then she took her handbag and flew, and {H} went in behind the counter.
{joining}
{musing}
-> DONE

=== s2
# scene: library; afternoon; clear; heroes standing curious, friends standing curious, frog standing happy; ladder, umbrella, bell
The shop was all shelves, up to the ceiling, and on the shelves stood jars. They had labels in brown ink. Drizzle, said one. April, Mixed. Thunder, Small, for Parties. # spare
The bell went ting. It was a frog with a purse.
“A pint of rain, please,” said the frog, “the soft sort. It is for my mother.”
{A} found the jar and poured it out with care, and not a drop was spilled.
{many:{B} took the money, which was a snail shell.|The frog paid with a snail shell.} # spare
“Lid on tight,” said {A}, and turned it until it squeaked. It was as easy as jam.
-> DONE

=== m1
# scene: library; afternoon; breeze; heroes standing happy, friends standing happy, bird standing calm; kite, bell, ladder
Ting, went the bell. It was a scarecrow, holding on to his hat. He wanted a breeze for his sleeves.
“One cannot wave without one,” said the scarecrow. “The rooks have begun to think that I am cross with them.” # spare
There were nine kinds of breeze. There was Washing Day, and Kite, and Corner of the Street. {A} took down the jars one after another, and the scarecrow put his nose to each, and chose one that smelled of hay.
He tried it on at once. His left sleeve went up, and his right sleeve went up. “Good afternoon!” he said to everyone, all the way down the road. # spare
“Lid on tight,” said {A}.
-> DONE

=== l1
# scene: library; afternoon; clear; heroes standing curious holding book, friends standing happy, penguin standing worried; snowman, book, bell
Ting. It was a penguin, who was on holiday, and not liking it.
“Have you any cold?” it asked. “Nothing showy. I only want to feel it round the ankles.”
{A} climbed the little ladder and read along the top shelf. Frost, Window. Frost, Puddle. First Snow, one only, not for sale. Right at the end was a tin with a picture of a sock on it: Cold, Ankle.
The penguin stood in the tin with its eyes shut for a minute and a half. It gave a deep, happy sigh. “I can smell my aunt,” it said.
It bought the tin, and a postcard of some fog. # more
-> DONE

=== s3
# scene: library; dusk; mist; heroes standing surprised, friends standing surprised; lantern, ladder, umbrella
Then it was quiet, and that was when it happened. On the lowest shelf stood a plain grey jar with nothing on its label but a dot.
“I will just look,” said {A}. It is a thing that anybody might say.
Out came one grey curl, like steam from a cup. It stretched. And then, without any noise at all, the shop filled up with fog, from the floor, like a bath.
“Oh dear,” said {A}. {A} could not see the jar. {A} could not see the counter. There was only grey, and, somewhere in it, a very small ting. # spare
{midway} # company
“Lid on tight,” said {A} sadly. “That was really all of it.” # more
-> DONE

=== m2
# scene: library; dusk; mist; heroes walking worried holding lantern, friends walking calm; lantern, basket, net
First {they} tried to catch it. {A} took the shopping basket, but the fog came out through the holes. {many:{B} took a hat, and caught some, and had nowhere to put it.|A hat was better, but then there was nowhere to put the hat.}
{They} tried asking it. “Please go back,” said {A}. The fog came nearer, to hear better, and after that there was more of it than before.
{They} tried opening the window. But the fog looked out at the big evening, and did not care for it, and got behind {them}. # spare
“It is not a bad fog,” said {A}, “I think it is only shy.” # spare
-> DONE

=== l2
# scene: village; dusk; mist; heroes standing curious, friends standing calm; lantern, bell
The bell went ting, although the door could not be seen. “Good evening,” said somebody low down. “Is this the queue?”
It was a snail. It had come for a dew, and been in the fog for a quarter of an hour without noticing any difference.
“How do you find the way?” asked {A}.
“I do not find it,” said the snail. “I go a bit, and I feel about. Then I go another bit. What is it that you have lost?”
“A jar,” said {A}.
“Well, I am sitting on it,” said the snail.
So that was one thing less to worry about. {A} gave it the dew for nothing. # more
-> DONE

=== m3
# scene: library; dusk; mist; heroes sitting calm holding book, friends sitting calm; book, lantern, ladder
In the drawer there was a book: Care of Weathers. {A} held it up against the lantern and turned the pages.
Hail was in it, and Heat. Fog had only three lines. Fog is young, it said. Fog does not like to be chased. It comes home to anything that is small, and dim, and sounds like a harbour.
“Small is easy,” said {A}, “and so is dim.”
{pausing} # company
“But who can do a harbour?” A harbour is mostly water, and a bell, and a boat that cannot sleep. # more
-> DONE

=== s4
# scene: library; dusk; mist; heroes sitting calm holding lantern, friends sitting calm; lantern, bell, boat
A young fog, all by itself, wants its own harbour. So {A} turned the lamp down until it was only a bead of gold, and stood it beside the jar. {many:{B} swung the shop bell: ting, and wait, and ting.|Then {A} swung the shop bell: ting, and wait, and ting.} And low down, like a boat coming in, {A} went, “Hooo.”
The fog stopped. It listened. “Hooo,” went {A}. Ting, went the bell. # spare
One grey curl came over the counter, and felt for the jar, and went in. The rest came after it, yard by yard, like a long cat.{not short: The very last wisp tucked itself in by itself.}
“Lid on tight,” whispered {A}.
When Mrs Quill came home there was nothing to see but a jar, an inch too far to the left.
-> DONE

=== l3
# scene: village; night; stars; heroes standing calm, friends standing calm, owl standing happy; lantern, bell
Mrs Quill looked at the shelves. She looked at the grey jar. She looked at it for some time.
“It got out,” said {A}.
“It does,” said Mrs Quill. “It got out with me, in my first week. I was under the stairs with it until Thursday.”
She moved the jar an inch to the right.
“{~And how|How} did you get it in?” she asked. “Hooo,” said {A}. “Fancy that,” said Mrs Quill. “I used a trombone.” # more
-> DONE

=== m4
# scene: village; night; stars; heroes standing calm, friends standing calm, owl standing calm; lantern, star
“You will want your wages,” said the owl. She took down a tiny jar. It was dark blue.
“What is in it?” asked {A}.
“A good night’s sleep,” said Mrs Quill. “There is enough for the whole house. You let it out by the bed.”
Her sister’s egg had hatched, she said. It was a girl. It had yawned at once.
{homeward} # company
-> DONE

=== l4
# scene: village; night; mist; heroes walking sleepy, friends walking sleepy, frog sitting calm; lantern
The street was damp and still. At one gate sat a frog. It was out with its mother, in a little soft rain. It was only raining on the two of them.
On the hill the scarecrow lifted one sleeve. He was too sleepy to lift the other.
The moon had a ring round it. Somebody had ordered that.
A cat ran home. A shutter closed. The blue door was not to be seen. # more
-> DONE

=== s5
# scene: bedroom; night; stars; heroes sleeping sleepy, friends sitting calm; blanket, lantern
At home there was bed. {not short:The sheets were cool on top and warm below.}
{resting}
{keepsake}
{dream} # spare
By the pillow stood a tiny blue jar, from Mrs Quill, with a good night in it. Off came the lid. Nothing came out that you could see. But the room grew soft. The corners grew round. {not short:The clock went slower.}
Far away, in a dim shop, a shy fog slept in its jar. # spare
The blanket came up to the chin. It was tucked in, all the way round.
Lid on tight.
Goodnight, {H}. Goodnight, weather. Goodnight.
-> DONE
