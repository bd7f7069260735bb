# about: funny(poo|pooh|poop|poos|dung); story-about(poo|poop|poos|dung); with-character(poo|poop|poos)
# also: happy; bored; too-excited; story-about; funny
# wants: child
# ages: 3-10
# holds: dark(kind), horse(kind)

=== title
{~It Is Not a Cake|Number Twelve}
-> DONE

=== s1
# shot: wide
# place: tent; afternoon; clear
# action: A stand proud; heroes stand proud; woman walk proud; horse stand calm; friends stand happy
# things: table; 5 cake on table; pie on table
# people: woman(old, hat)
{~In the big tent was a long table with twelve plates, and {H} had made the flat one.|It was the day of the cakes, and {H} stood behind number eleven, which had come out flat.|Eleven cakes stood in a row, and behind the last of them stood {H}.}
Plate number twelve was empty, for its lady was late. {young:Behind it the tent was open.|Behind it the tent was open, to let in the air.}
A horse came past. She was called Duchess, and stopped there with her back to them, and lifted her tail, and thought of nothing.
Plop. And plop, and plop.
Now there was something on number twelve. It was round and brown, and it steamed.
“That is a poo,” said {A}. But just then the Judge came in.
-> DONE

=== m1
# aside
# shot: close
# place: tent; afternoon; clear
# action: A look-up surprised; heroes look-up surprised; horse look-up proud; friends peek curious
# things: table; cake on table; plate on table
{A} had a good look at it. You do, with those.
It was in three balls, one on top of the other. {young:There was straw in it.|There was a straw in it, right at the top, as if somebody had tried whether it was done.}
It was better than {As} cake, {young:to look at.|to look at, for it stood up by itself, and had a shine.}
“Did you mean to?” {A} asked Duchess. ¶ Duchess looked round, {young:and was not sorry.|with her ears up, like somebody who has left a present and wants to see it opened.}
A fly came in, and went straight by eleven cakes. It knew what it liked. # more
{young:Two more came after it.|It fetched two others, who sat down on the rim, and rubbed their hands.} # more
-> DONE

=== s2
# shot: two
# place: tent; afternoon; clear
# action: woman stand proud; A point worried at table; heroes stand worried; friends stand worried
# things: table; 3 cake on table; fork
The Judge had white gloves, and a fork, and a hat with grapes.
Behind her walked the whole village, on tiptoe, for nobody wished to be rude about a cake. # usual
{joining}
She took a bit of each, and said one nice thing. {young:“Soft,” she said. “Sweet.”|“Soft,” she said, of number one. “Sweet. Brave. Quite a lot of it.”} # usual
{hinderer_person:“Do not look at it,” said {hinderer}. “If we look, we laugh.” And they both looked.} # beat
{hinderer_animal:{hinderer} had found it already, and stood there with closed eyes, breathing in.} # beat
{hinderer_carried:{hinderer} was held in front of it, to hide it, but it came out on both sides.} # beat
{is_loved:“Quick,” said {A}, “let us talk about {loved}.” But the Judge did not stop.|{musing}} # personal
“Excuse me,” said {A}. ¶ “In a moment, dear,” said the Judge. It was number nine, and it was ten, and {A} hopped.
-> DONE

=== l1
# aside
# shot: behind
# place: tent; afternoon; clear
# action: woman eat calm cake; A stand worried; heroes stand worried; friends stand curious
# things: table; 3 cake on table; fork
At number eleven the Judge stood for a while. {young:It was very flat.|You could see that she was looking for the nice thing to say.}
“It is a lovely plate,” she said. {young:“And the cake does not hide it.”|“And I do like a cake that lets you see the plate.”}
“It fell down,” said {A}. {young:“I shut the door too hard.”|“It stood up at first, but somebody shut a door, and it was me.”} “But the one that comes next is not—” ¶ “I can smell that it is something quite new,” said the Judge.
She shut her eyes, and had some more of it. {young:“Grass?” she said.|“There is grass in it,” she said, “and a warm day, and is it leather?”}
“It is oats, for the most part,” said {A}. # more
“How clever,” said the Judge. “My mother did it with nuts.” # more
Behind her three people went out of the tent, rather fast, and you could hear them outside. # more
-> DONE

=== s3
# shot: above
# place: tent; afternoon; clear
# action: woman look-up proud; A look-up worried; heroes look-up worried; friends hold calm
# things: table; cake on table; pie on table; fork
Now the Judge stood before number twelve. {young:Nobody breathed.|Nobody in the tent breathed, and some had another reason for it.}
“Oh,” said the Judge. “It is still warm.”
“So fresh,” said the baker, who was very polite. ¶ “So round,” said the vicar. ¶ “There is straw on it,” said a lady. “Straw is so country.” # usual
{helper_person:“It is all her own work,” said {helper}, and looked hard at the horse.} # beat
{helper_animal:{helper} sat down before it, with one paw up, and would not have it touched.} # beat
{helper_carried:{helper} was set down beside it, with a face that said a good deal.} # beat
“It will be chocolate,” said the Judge. {young:And the fork went down.|And the fork went down, and down.}
{A} had been told never to shout in a tent. {A} thought about that, for as long as there was time. # usual
“Stop!” shouted {A}. “It is not a cake!”
-> DONE

=== m2
# aside
# shot: two
# place: tent; afternoon; clear
# action: woman listen calm; A whisper woman; heroes stand worried; friends stand calm
# things: table; pie on table; fork; themed on table
It was so quiet that you could hear the grapes move on the hat.
{themed_a} fell off the table, and nobody picked it up. # personal
“Not a cake?” said the Judge, with the fork in the air. {young:“A pie?”|“Would you call it more of a pudding?”}
{A} shook {As} head. {young:It was a hard word to say.|It was only a short word, but there was a vicar in the tent.} “It begins with P,” said {A}.
“Pie,” said the Judge. “Pastry. Pear.” {young:It was none of those.|She was getting colder all the time, which could not be said of the plate.}
{pausing} # company
So {A} went on tiptoe, right up to her ear. It smelled of roses there. # more
Outside somebody had the hiccups, from keeping it in. # more
-> DONE

=== s4
# shot: close
# place: tent; afternoon; clear
# action: woman look-up laughing; A point happy at horse; heroes stand happy; horse stand proud; friends stand laughing
# things: table; pie on table; ribbon
“What is it, then?” asked the Judge. ¶ “It is a poo,” said {A}.
The Judge looked at the fork. She looked at Duchess, who had her head in at the back. Her mouth went in. It went out. {young:Then she laughed.|Then she laughed till the grapes came off, and so did they all.}
“Who else knew?” she asked. They all looked at the roof. All of them put up a hand, even the vicar. # usual
“And who made it?” ¶ “She did,” said {A}, “just now, by herself, out of oats.”
“It is the freshest,” said the Judge, “and I was never so glad not to eat a thing.” She pinned the gold ribbon on Duchess.
“May I have it?” asked an old man at the back. “I have a rose that will not grow.” {young:So he took it home in a bucket.|He carried it home in a bucket, like a baby.}
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: man dig happy; A hold happy bucket; heroes hold happy bucket; friends stand happy
# things: rose; bucket; spade; fence
# people: man(old)
They went along to see it. It was a thin rose, with a thorn and a leaf. {young:It had looked like that for years.|It had looked like that for nine years, and came second each time, out of two.}
“Now then,” said the old man, and dug it in. {young:He patted the earth.|He patted the earth over it, as you pat a quilt, and told the rose what it was.}
“How long does it take?” asked {A}. ¶ “Till June,” said the old man. {young:“But look at that.”|“But I should say that it has noticed.”}
The leaf had turned a bit. {young:It was nearer.|It could have been the wind. But it had turned to the side where the bucket was.}
“They eat it?” asked {A}. ¶ “With a spoon, if they had one,” said the old man. # more
In the other gardens people looked over the fence, and sniffed, and went a bit green. # more
“Good evening,” they said, for they were still polite, and shut their windows. # more
-> DONE

=== m3
# shot: two
# place: tent; dusk; clear
# action: woman eat happy cake; A eat happy cake; heroes eat happy cake; horse eat happy; friends eat happy cake
# things: table; cake on table; ribbon
Then they had the cakes. The flat one was the first to go.
“It is easy to carry,” said the Judge. # spare
The Judge had hers on her glove. Then she had another bit. # usual
Duchess had the rest. She was not told what was in it. It was oats. # spare
The plate of number twelve was washed, and then it was washed again. # more
The late lady came, with a sponge cake, and was told that she had won. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends stand sleepy
# things: toilet; basin; soap; towel
At home there was one more thing to do.
{A} sat there, and thought of nothing. That is how it is done.
Plop.
“It is not a cake,” said {A}. # spare
Nobody gave it a ribbon. It got a look, and a wave, and then it was gone. # more
Then it was soap, front and back. # spare
Over the basin the mirror had gone white. It was only the steam. # more
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: woman wave happy; horse walk calm; A wave sleepy; heroes wave sleepy; friends wave sleepy
# things: ribbon; wagon; moon
It was dark when they went home. Duchess went in front, with the cart.
She had her gold ribbon on. You could see it in the dark.
“Goodnight,” called the Judge. She had her grapes in her pocket. # usual
{homeward} # company
At the bend Duchess stopped, and lifted her tail. They all waited. # more
It was only a breeze. # more
She shook her head, and the ribbon shone, and they all went on. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: rose; moon; bucket; fence
In a garden stood a rose. It was thin. It had its feet in something warm.
It steamed a bit. The moon shone on it.
Nobody was rude about it. Nobody was there. # usual
A beetle came by, and was very glad. # more
Down in the earth a root put out a toe. It felt about. # more
It drew it in. Then it put out two. # more
The bucket stood upside down, and had a rest. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, with both knees up. It was the best way to be.
{resting}
{keepsake}
{dream} # spare
The quilt was patted down, like earth round a rose. # usual
It was warm in there. It was still a bit fresh at the toes. # usual
“What is it?” asked the night, and looked down.
Under the quilt it was round. It was warm.
“It is not a cake,” said {A}.
“I see,” said the night. “Then I shall let it be.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a rose on the step in the morning, in a jar. It was as big as a cabbage, and so red that you could see it from the corner. “First,” said the note, “out of two.”
{H} smelled it, from the front and then from the side. It smelled of rose. Down the road went a cart, and whoever pulled it looked round once, with her ears up.
-> DONE

=== next_bedtime
The rose stood by the bed. It smelled of rose, right down to the feet.
-> DONE
