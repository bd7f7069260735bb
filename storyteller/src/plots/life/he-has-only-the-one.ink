# about: feast(carve&pumpkin&!tomorrow&!school|carving&pumpkin&!tomorrow&!school|pumpkin&!tomorrow&!school&!trick&!patch&!pie&!soup|jack o&!tomorrow&!school|jack-o&!tomorrow&!school); made-something(pumpkin&!tomorrow&!school&!pie&!soup|jack o&!tomorrow|jack-o&!tomorrow); play(pumpkin&carv); busy(pumpkin&carv); season(pumpkin&carv)
# also: made-something; happy; proud; too-excited; food; thing; person; play; season; kindness; place; tired
# wants: child
# role grownup: elder, parent = the grown-up in the apron
# ages: 3-9
# holds: pumpkin(kind), halloween(kind), dark(kind)

=== title
{~He Has Only the One|The First Thing He Saw}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A kneel happy before pumpkin; grownup stand; heroes stand; friends stand
# things: table; big pumpkin on table; bowl on table; spoon; newspaper on table
{~“He can’t see us yet,” said {H}, and knocked on the pumpkin. {young:It said tock.|The pumpkin said tock, from a long way inside.}|A pumpkin has no front, and {H} {young:had looked all round it.|had turned it on the newspaper three times to make sure.}|On the kitchen table sat a pumpkin, and {H} walked round it, {young:to see where it had its face.|to find out where it was going to have its face.}}
There would be two eyes, and {A} wanted to be the first thing that they saw.
“First he needs a lid,” said {grownup}, and cut one, all round the stalk. “He only gets the one.”
Under the lid it was dark, {young:and wet, and full of string.|and wet, and it smelled like a garden that has been shut in a drawer.}
“That is what he has been thinking,” said {A}, and looked in. {young:“It is all seeds.”|“It is nothing but seeds. He must have thought of nothing else.”} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A reach-down surprised pumpkin; grownup hold bowl; heroes stand laughing; friends stand
# things: table; big pumpkin on table; bowl; spoon in A.hand; newspaper on table
So all of that had to come out. {A} put in one arm, up to the elbow. “Ooh!” said {A}.
{joining}
{musing} # personal
It held on to the fingers. {young:It was cold and slippery.|It was like shaking hands with a pond.} But {A} pulled, and a whole handful came, with a sound like a boot out of mud. # usual
{hinderer_person:“I have some in my hair,” said {hinderer}. “I have not been near it, and I have some in my hair.”} # beat
{hinderer_animal:{hinderer} took hold of one end of a string, and went under the table with it, and it was a long one.} # beat
{hinderer_carried:{hinderer} was put inside to see if it was done, and looked out at the top, and had to be wiped.} # beat
They scraped with a spoon, {young:all round and all round.|all the way round, and down at the bottom, where he was not used to it.} # usual
Then his head was quite empty. “Hello!” said {A}, into it. ¶ “Hello,” it said back, {young:very big.|much deeper, as if it came from somebody of fifty.}
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A wash seedling; grownup hold bowl; heroes wash; friends sit
# things: sink; bowl; tap; towel
The seeds were washed in the sink. {young:They would not be held.|A wet seed is never where your finger comes down, but always just beside it.}
One of them shot across the kitchen, {young:and went under the fridge.|and hit the kettle, and went under the fridge, and that was the last of it.}
“It has gone in by itself,” said {A}. {young:“It wants to be a pumpkin in there.”|“Next year we shall open the fridge from underneath, and there will be a pumpkin.”}
The others were laid out on a towel, {young:in rows.|in rows, like people on a beach who do not know each other.}
There were {~ninety|eighty-four} of them, {young:or a bit more.|or one more, for there was one on {As} chin.}
“He had a lot on his mind,” said {grownup}, {young:and looked in, to see if there were more.|and looked into the pumpkin, to see whether there was anything that he had not told them.}
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A draw curious; heroes draw; grownup sit; friends sit
# things: paper; pencil; table; big pumpkin on table
He could not be asked what face he would like, {young:so {A} drew some.|since he had nothing yet to answer with, and so {A} drew some to choose from.}
The first was cross, with eyebrows. {young:“Who would he be cross with?” said {A}.|“But he has only just got here,” said {A}. “Who would he be cross with?”}
The second was surprised, {young:with a round mouth.|with a round mouth, and you could see that he would be surprised for weeks, and would get tired of it.}
The third was asleep. {young:But then he would not see a thing.|But then he would not see anybody at all, and the first thing that he saw would be nothing.}
The next had a smile that went up more on one side. {young:That was the one.|It looked like somebody who has a biscuit and knows of another, and that was the one.}
{A} held it up beside him, {young:and without any face he looked just like it.|and even without a face he looked just like it.}
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A stand proud before pumpkin; grownup hold pencil; heroes stand; friends look-up
# things: table; big pumpkin on table; lid left; newspaper on table; themed
“Not the eyes,” said {A}. “He should not have to watch.” {young:So {grownup} did the nose first.|So {grownup} began with the nose, and then at least he could smell who they were.}
Then came the mouth, {young:with two teeth.|which was to have two teeth, one up and one down.} One of the teeth fell out on the table. {young:“He is six,” said {A}.|“Now we know how old he is,” said {A}. “He is six.”} # usual
{helper_person:“You will like it here,” {helper} told him, through the nose. “There is toast.”} # beat
{helper_animal:{helper} sniffed at the nose, and the nose, as far as anybody could tell, sniffed back.} # beat
{helper_carried:{helper} was put on a chair opposite, a bit to the side, so as to be the second thing.} # beat
{themed_a} was taken away, in case he looked at that. # personal
For the eyes {A} stood right in front, {young:with hair combed, and did not move.|at just the right height, with hair combed flat.}
Out came the left one, and out came the right. And there he was, and he looked straight at {A}.
“Hello,” said {A}. “It is me.”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A give apple; heroes stand; grownup stand; friends sit
# things: table; big pumpkin on table; soap; apple in A.hand; onion; toast
He had had a nose for only a minute, {young:and so they let him smell things.|and had never smelled anything but himself, and so they let him try a few.}
{A} held up the soap. {young:He smiled.|He smiled at that, though he had no wish to wash.}
He smiled at an onion, {young:and {A} cried.|and it was {A} who had to cry, and he went on smiling, and it looked a bit rude.}
He smiled at the toast {young:best of all.|most, or the toast was nearest, and some of it went in between his teeth.}
{pausing} # company
“What do I smell of?” asked {A}, and came up close. {young:It was pumpkin.|But {A} smelled of pumpkin, all the way up to the elbow, so that he must have taken {A} for one of the family.}
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: A look-up happy pumpkin; grownup wave; heroes stand; friends stand
# things: window; pumpkin in window; hedge; gate
They set him in the window, and went outside to see how he did. {young:There he was!|There he was, and he looked out over the hedge as if he had lived there for years.}
{A} waved. {young:He did not wave, but he looked.|He did not wave, having nothing to do it with, but he looked for all he was worth.}
A man went by with a bag, and stopped. {young:He smiled just like the pumpkin.|He had not been smiling before, and now he did it just like the pumpkin, more on the one side.}
Then a woman went by, {young:and she did it too.|with two dogs, and she did it as well, and so did the second dog.}
“It is catching,” said {grownup}. {young:They went in again, and they all had it.|They went in again, and looked at one another, and all of them had it.}
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L hold lid; grownup stand; heroes look-up surprised; friends look-up
# things: table; big pumpkin on table; lid in L.hand; lamp
When it was dark, {grownup} put a little light in him, {young:and he shone!|and his face went all the way up the wall.} He was bright orange, and wide awake.
At bedtime he was wide awake still. “He can’t shut his eyes,” said {L}. “They are only holes.”
So they turned him to the wall. {young:Then he looked at the wall.|But you could see from the wall that he was looking at it.} # usual
{L} sang to him, and he liked it, and smiled, and was more awake than before. # usual
Then {L} looked at {grownup}, who blinked. {young:Down came two lids, and up they went.|Two lids came down, and two went up.}
“He has a lid!” said {L}. “He has only the one. It is not by his eyes. {young:It is on top!”|They put it on top.”}
So {grownup} took out the light, and {L} took the lid in both hands, and put it on, very softly. He was asleep at once.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L wash; grownup hold towel; heroes wash; friends sit
# things: basin; soap; towel; mirror
One arm was orange, right up to the elbow. It had been in his head.
It took a lot of soap. Then it was a clean arm. It still smelled of him, and so did the soap. # spare
In the mirror {L} shut one eye. The other had a look at it. # spare
“I have two,” said {L}. “I can put down one at a time.” # spare
The left lid went down, and the right one stayed up, to see.
“Do the last one in bed,” said {grownup}.
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; night; clear
# action: L tiptoe sleepy; grownup walk; heroes tiptoe; friends walk
# things: big pumpkin on table; table; towel; lid on pumpkin
They had one more look at him, from the door. They did not put on the lamp.
He sat there in the dark. His lid was on. # spare
“Is he asleep?” asked {L}. ¶ “He is not looking,” said {grownup}. # spare
It was true. There was no light in him at all, and he had his mouth open. # spare
The seeds lay on their towel. They had no eyes yet, and they slept as well. # spare
Then they shut the door, with a very small click.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; stars
# action: L climb sleepy stairs; grownup climb; heroes climb; friends walk
# things: stairs; lamp; window
They went up the stairs. There was a yawn on the third, and one on the sixth.
“What does he see, with it on?” asked {L}. # spare
“The same as you do,” said {grownup}. “Just the dark, and then whatever comes.” # spare
{L} had been the first. So it might be {L}. # spare
It smelled a bit of pumpkin, all the way up. # spare
The bed was in its place. It had been turned down at the top.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; big pumpkin on table; lid on pumpkin; moon; window
The kitchen was dark. The moon came in, and looked him in the face.
He did not look back. He had his lid on. # spare
His mouth was open, with the one tooth in it. # spare
Under the fridge lay a seed. It had found a good place. It was warm there, and it hummed. # spare
The spoon lay in the sink. It had been in there as well, and seen it all. # spare
The tap let go of a drop. # more
He slept with a smile on. It went up more at one side.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; lamp; quilt
In bed it was warm, and it still smelled a bit of him. # usual
{resting}
{keepsake}
{dream} # spare
{L} had one lid down. The other was up. It looked at {grownup}. # usual
“I will be the last thing you see,” said {grownup}, and sat there. # usual
{grownup} put out the light.
Then down came the lid, very softly, as you put it on a pumpkin.
It was dark in there. It was not empty. There was a big round face, and it smiled.
It was the first thing that {L} saw.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the lid had slipped, and sat over one ear, or where one would have been. It made him look as if he had slept well, and had not seen a mirror yet.
{A} put it straight, and then lifted it off, to let him wake. He looked out with both eyes. Somebody had been there before them: on the table, right in front of him, stood one seed, on its end.
-> DONE

=== next_bedtime
His lid was on. There was a seed asleep beside him.
-> DONE
