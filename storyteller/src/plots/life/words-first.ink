# about: gentle-hands(bit|bite|bites|biting|bitten|nipped|chomp|teeth)
# also: sharing; angry; sorry; frustrated; quarrel; embarrassed; sad
# news: bad
# wants: child
# role other: person = a boy called Ned
# role grownup: parent = the grown-up with the coats
# ages: 3-8
# needs: speaking
# names: Ned | Wilf | Gil
# holds: dark(kind)

=== title
{~Words First|The Word Behind the Teeth}
-> DONE

=== s1
# shot: wide
# place: playground; afternoon; clear
# action: A look-up worried at other; other sit sad; grownup kneel; heroes stand surprised; friends stand
# things: bucket; sandpit; cloth on other
{~Snap, it went, and after that it was very quiet. {H} looked at the floor. {L} had bitten somebody.|“Ow!” said {other}, so that all the heads came up. {H} looked round as well. But it was {L} who had bitten.|There is a quick way to say a thing, and it has teeth in it. {H} had been playing, and {L} had bitten.} It was about {is_wished_thing:{wished_thing}|the red bucket}.
{is_wished_place:The news had gone all round {wished_place} before the coats were on.} # wished
On the arm was a ring of small dents, {young:like the edge of a pie|as neat as the edge of a pie}. “It hurt,” said {other}. It had a cold cloth put on, and {L} had to look.
“I didn’t do it,” said {L}. “They did.” ¶ “They live with you,” said {grownup}. {young:That was so. There they were, in a row, and they said nothing.|They did. There they stood, in two rows, and not one of them would say who had begun.} # usual
{L} wanted it not to happen again. But teeth are quicker than {young:feet|anybody}.
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: A point cross; grownup hold spoon; heroes give potato; friends stretch
# things: table; bowl on table; jar; themed; potato
{joining}
The thing to do was to keep them in. So {L} shut both lips, as tight as a purse, {young:and did not let go|and went about the house like that until it was supper}.
{is_loved:It is hard not to say a word about {loved} for a whole afternoon. {L} went a bit red.|{musing}} # personal
“Mm,” said {L} at supper. It meant please. They passed the mustard. “Mm-mm.” It meant potatoes. They passed {~the salt|a hat}, {young:to see if it was that|in case it was that}. # usual
{themed_a} was brought as well, and it was not that, either. # personal
{hinderer_person:“Is it a film?” asked {hinderer}, who loves that game, and held up fingers. “Is it two words?”} # beat
{hinderer_animal:{hinderer} took it that nobody wanted the potatoes, and was under the table with the first one.} # beat
{hinderer_carried:{hinderer} was passed across the table, too, and had to be passed back round the other way.} # beat
“You can’t keep a door shut at supper,” said {grownup}, {young:and there was the spoon|holding out a spoon}. So it had to be opened. # usual
-> DONE

=== m1
# aside
# shot: two
# place: garden; afternoon; clear
# action: snail eat calm lettuce; A kneel curious before snail; heroes read book; friends sit
# things: lettuce; book; sun; shed
{A} went to see how others do it. {young:The snail had a lot of teeth, and nobody was cross with it.|A snail, it says in the book, has thousands of teeth, and you never hear a word against it.}
“What do you do with them?” asked {A}. ¶ “{~Lettuce|Cabbage},” said the snail.
“And if somebody has got your {~leaf|cabbage}?” ¶ The snail thought. {young:It thought until the sun had gone behind the shed.|It was a long thought. The sun got as far as the shed.} “By the time I am there,” said the snail, “it is mostly over.” # spare
{pausing} # company
It would be slow, to be a snail. {young:But nobody would say ow.|But it would be peaceful, at the ends of things.}
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: A peek curious at mirror; heroes hold mirror; friends stand
# things: mirror; basin; tooth
There are twenty of them, and {A} got to know a few, in the mirror. {young:The front ones were nice. They were like tiles.|The front ones had good manners, as you would with everybody looking.}
At the side was a {~thin|pointed} one, which stood a bit back. {young:“Was it you?” said {A}.|“I only ask,” said {A}, “because you look like it.”}
“I go up and down,” said the tooth. “{young:I do not know what is in between.|They say up, and they say down. What is in between is not my department.}”
{A} asked the next one, and it was the same with that. # spare
Nobody had done it. {young:It is like that in a row.|It is often so, with a row of people.}
-> DONE

=== m2
# shot: above
# place: kitchen; afternoon; clear
# action: A eat happy carrot; heroes eat apple; grownup point; friends give bread
# things: table; carrot; apple; bread on table
Then {A} thought that they might not have had enough to do. {young:So they had a carrot. They had a crust, and then an apple.|So they were given work: a carrot, the heel of the loaf, and an apple with a sticker on.}
Crunch, they went, and crunch. They were very good at it. {young:They even did the core.|In ten minutes there was only the sticker.}
“Are they tired?” asked {grownup}. ¶ {A} felt along them. “They are {~warm|shiny},” said {A}. “They liked it.” # spare
A tooth does not get tired. {young:It gets hungry.|It gets into the way of it.}
-> DONE

=== l2
# aside
# shot: wide
# place: street; afternoon; breeze
# action: dog look-up calm; A kneel curious before dog; woman point at dog; heroes stand; friends walk
# things: rope; bag; door
# people: woman(hat)
By the shop sat a dog with a great deal of mouth. {young:“He never bites,” said the lady with him.|“He has never bitten anybody,” said the lady at the other end of him.}
“How does he not?” asked {A}. ¶ The lady had to think. Nobody had asked her that. “He says something first,” she said. {young:“Then they stop, you see.”|“And then people mostly leave off, and he need not.”}
“What does he say?” ¶ “{~Grr|Hrrm},” said the dog. {young:It was low, and it was quite polite.|He did it very civilly, with his eyes on the ceiling, as you clear your throat.}
{A} tried that, on the way home. It tickled. # spare
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: A eat surprised spoon; grownup peek surprised; heroes stand; friends hold lamp
# things: bun on plate; plate on table; table; butter; spoon; lamp
There was one bun left, with {~icing|a cherry} on. {grownup} reached across for the butter. It only looked like reaching for the bun.
Up came the teeth. Snap! {young:They bit the spoon. {L} felt it right up to the top of the head.|But what they bit was the spoon.}
“Ow,” said {L}. So that was what it was like. # usual
{helper_person:“Open,” said {helper}, and held the lamp for it. “There is something in there. I saw it jump.”} # beat
{helper_animal:{helper} came to see who had said ow, and looked into the mouth for longer than is polite.} # beat
{helper_carried:{helper} was held up close to look in, and looked, and went on looking.} # beat
“There was something in the way,” said {L}. “It was soft.” So they had a look, {young:with the lamp|in the back of the spoon}. # usual
Behind the front teeth lay a word. It was quite flat. It had been on the way out, and the teeth had come down on it.
“What does it say?” asked {grownup}. ¶ {L} felt it, with a tongue. “It says ‘wait’,” said {L}.
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; clear
# action: grownup reach-down at bun; A think curious; heroes point; friends sit
# things: bun on plate; plate on table; table
They did it slowly, to see it go by. {grownup} put out a hand for the bun, an inch at a time, {young:like a crab|like the hand of a clock}.
First it was hot, down in the tummy. Then it came up. {young:There were two of them on the stairs, the word and the bite.|By the neck there were two of them, side by side, the word and the bite, and they both wanted the door.}
“The bite has longer legs,” said {A}. {young:“It always wins.”|“It does not stop to think what it is called.”}
So the teeth would have to hold the door. # spare
“You stand back,” {A} told them. “Words first.”
-> DONE

=== s4
# shot: close
# place: playground; dusk; clear
# action: A bow proud at other; other hold bucket; grownup give biscuit; heroes clap; friends clap
# things: bucket; 2 biscuits; sandpit
“Words first,” said {L}, and {grownup} took hold of the bun.
Up came the word. The teeth stood back, on both sides, {young:and shook|which was hard for them}. “Wait!” said {L}.
And the hand stopped. {young:It stopped in the air.|It stayed where it was, in the air, with all its fingers open.}
It was as easy as that. And after the word the teeth had their turn, and the turn was bun. # usual
In the morning {other} was there already, with {is_wished_thing:{wished_thing}|the red bucket}. {L} went hot. It came up from the tummy.
“Wait,” said {L}. It was a bit flat from being sat on. “I want it next. And I am sorry that they bit you.”
{other} looked at {L}, and then in at the teeth. “It says ‘wait’ here as well,” said {other}, feeling with a tongue. # usual
“After this load,” said {other}.
{grownup} had two biscuits in a pocket. They had a bite each, and held the edges up to see. They were both like pies. # usual
-> DONE

=== l3
# shot: two
# place: bathroom; night; clear
# action: A brush-teeth calm; heroes brush-teeth; friends stand
# things: basin; mirror; bubble
The brush came, for the teeth. They had had a long day.
They had been shut in. They had had a {~spoon|carrot}. They had stood back, two times, with a bun going by.
“Well done,” {L} told them, and did the side ones, too. # more
The water went round, and went out. It had a bit of {~cherry|mint} in it. # spare
They stood in their rows, and were white.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: A sit-on-edge sleepy bed; grownup tuck-in A; heroes lie-back; friends sit
# things: bed; blanket; lamp
There was one arm on the quilt. {L} had a look at it. It had no dents in.
“Are they gone, on the other one?” said {L}. ¶ “They went down,” said {grownup}. “They were flat by tea.” # spare
So that was good. An arm ought to be smooth. # more
It was put under the blanket, where it was warm.
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: dog sleep; heroes look-up sleepy
# things: moon; street-lamp; window; door
It was late in the street. All the mouths were shut, or nearly.
By the shop the dog lay on its side. It said “{~Grr|Hrrm},” in its sleep, and then it need not. # spare
The snail was on its way to the {~leaf|cabbage}. It would be over by the time it got there. # more
Behind all the doors the words lay about, quite round. No one was in a hurry. # more
They could wait.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: slipper left
The bed had one bite in it, in the corner of the sheet. That was from when it was new. # usual
{resting}
{keepsake}
{dream} # spare
There was still a word in there. It came up slowly. It was a soft one.
Behind it came a yawn, as wide as a hat. They met at the door.
“Words first,” said the teeth, and stood back.
“Goodnight,” said {L}.
Then the yawn went by.
And then they shut, one row on the other. There was not a thing in between.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning a word was stuck in the letter box. It was a long one, and it had gone in sideways.
{A} held the flap for it. “You first,” said {A}, and it came through with a pop, and got up off the mat, and was “Congratulations”. It had been in there since {~Monday|Easter}, with a postcard on top of it.
“Who is it for?” they asked. But it did not mind, so they all had a bit.
-> DONE

=== next_bedtime
The letter box was shut, with nothing in between. A long word lay on the mat, at its full length.
-> DONE
