# about: story-about; with-character; creature; bring-back
# tells: tale(an aim|chef|chefs|cook|cooks|cooking|restaurant|cafe|café|make soup|make porridge|make breakfast)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Lid On|Ready at Breakfast}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: guest stand proud; heroes stand surprised at guest; friends stand curious
# things: table; bowl on table; spoon on table; fridge; paper-bag on table
{~“Are you hungry at all?” asked a voice in the kitchen. {H} went to see who it was.|{H} had gone to the kitchen for a drink of water, but somebody was in there already.|It was nearly bedtime when {H} heard a spoon go round in the kitchen.}
There {guest_many:were|was} {guest_a}, wearing a paper bag for a hat.
“{guest_many:We|I} want to {wished_aim},” said {guest}. “{guest_many:We have|I have} got the hat, {young:and a spoon.”|and a spoon. What else is there to it?”}
“What can you make?” asked {A}. ¶ “Hats,” said {guest}. # usual
The cooker was off for the night, and nobody was to touch it. {young:So it had to be something cold.|So it had to be something that you can cook without a fire.}
{A} looked in the cupboard. There was a tin of oats. “Porridge,” said {A}, “but cold.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes pour happy cup; guest hold curious spoon; friends look-up curious
# things: table; bowl on table; cup; tin on table; jug on table
They began with a cup. {young:One cup of oats went in.|A cup of oats went into the bowl, and had to be flat on top, or it would not have been a cup.}
“How many more?” asked {guest}. ¶ “How many are coming?” asked {A}. {young:That is how you tell.|For that is the first thing that anybody has to know, before they so much as touch a spoon.}
They counted all the people in the house, and {guest}, and one more, in case. ¶ The one in case had a small cup, {young:as nobody knew how hungry it was.|since nobody could say whether it had eaten already.}
Some oats went on the floor. {young:Two went down a slipper.|Two of them went down {As} slipper, and stayed there all evening.} # more
Then came the milk, {young:up to the top of the oats.|and it went in without a sound, and came up again round the edges.} # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: guest stir happy bowl; heroes stand curious at guest; friends stand happy
# things: table; bowl on table; tin on table; milk on table
In went the oats, and in went the milk, and {guest} began to stir.
{joining}
{is_loved:“While you stir, think about {loved},” said {A}. “Then it won’t feel long.”|{musing}} # personal
{young:Round and round went the spoon.|In pictures a cook is always stirring, and {guest} had looked at a lot of pictures.} The hat slid down, and was put back up. # usual
{hinderer_person:“Now is it ready?” asked {hinderer}, every time that the spoon came round.} # beat
{hinderer_animal:{hinderer} sat down under the table, with open mouth, just where a drop would fall.} # beat
{hinderer_carried:{hinderer} was set beside the bowl to watch, and got an oat on the nose.} # beat
“Now we taste it,” said {A}, and took a spoonful. {young:It went crunch. It was like the path outside.|It crunched. It tasted of milk, with a garden path in it.}
“Is it good?” asked {guest}. ¶ “It is a bit hard,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes push laughing banana; guest stir happy bowl; friends clap happy
# things: table; bowl on table; plate on table; banana on plate; fork in heroes.hand
The banana was an old one. It had more brown on it than yellow, {young:and it was very soft.|and nobody had wanted it all week.}
“That is the best kind,” said {A}. “It has nearly done it by itself.” {young:Down came the fork.|The fork went down in it, and it came up between the prongs in four soft worms.}
{guest} had a go, and banana went on the {~tap|window}. {young:Some was still in the bowl.|But the greater part of it was still on the plate, and that is how it should be.}
“What do you say, when you do that?” asked {guest}. ¶ “You say ‘oops’,” said {A}. {young:“Chefs say it, too.”|“I think that chefs say it as well, but with the door shut.”}
The plate was scraped into the bowl, {young:all of it.|and the fork was looked at, and scraped as well.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: guest stir worried bowl; heroes hold curious jar; friends sit curious
# things: table; bowl on table; jar; themed on table
What does a cook do, when it is too hard? {young:They looked on the tin.|They looked on the tin, where there was a picture of a bowl, and steam coming off it.}
“We have no steam,” said {guest}. {young:{A} blew on it.|{A} breathed on the bowl, and that was warm, and looked right, but it was soon over.}
{guest} breathed on it, too, {young:from the other side.|from the other side, so as to do it evenly.}
{themed_a} was put next to the bowl, as a decoration. # personal
They tasted it. ¶ “It is still the path,” said {A}. {young:“But it is a warm path.”|“But the sun has come out on it.”}
{pausing} # company
{young:The spoon stood up in the bowl by itself.|The spoon stood up by itself in the middle of the bowl, and looked like somebody waiting for a bus.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: guest stir worried bowl; heroes hold happy banana; friends stand curious
# things: table; bowl on table; honey on table; cherry on table
“It wants something,” said {guest}, {young:so they put things in.|and so they gave it everything that they could think of.}
It had a squashed banana, and raisins, and a grated apple. {young:It had one pea, to look nice.|It had one pea as well, for the colour.} {guest} stirred until the bowl walked along the table. # usual
{helper_person:“I will hold the bowl,” said {helper}, “and you two can hold your breath.”} # beat
{helper_animal:{helper} cleaned the floor underneath, and left it better than before.} # beat
{helper_carried:{helper} was leaned against the bowl, and after that it stayed in one place.} # beat
{A} tasted it. It was sweet now, and it smelled of banana. {young:And then it went crunch.|And then it crunched, just as loudly as before.}
“It is the path,” said {guest}. ¶ “It is a very nice path,” said {A}. # usual
{guest} took off the hat, and looked into it. {young:It was only a bag.|From the inside it was only a bag, and it said so on the bottom.} # usual
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: guest sit sad; heroes hold curious paper-bag; friends sit calm
# things: table; bowl on table; paper-bag; chair
They sat down, with the hat on the table between them.
“Perhaps it is the wrong hat,” said {guest}. {young:“It had rolls in it.”|“It had bread rolls in it until this morning, and it may still be thinking of rolls.”}
{A} tried it on. It smelled of crumbs in there, {young:and it was rather dark.|and you could hear your own ears.} But nobody could say that it made you cook any better.
“The hat is only so that people know who to ask,” said {A}. {young:“It does not do anything.”|“It has never cooked a thing. It sits on top, and is tall.”}
So {guest} put it back on, to be ready if somebody asked. # more
“What would they ask for?” said {A}. ¶ “Something soft,” said {guest}. # more
{young:Nobody did, just then.|They waited a little. Next to them the fridge hummed, as if it knew something.} # more
-> DONE

=== m3
# aside
# shot: two
# place: kitchen; dusk; clear
# action: guest pull worried spoon; heroes listen curious; friends stand curious
# things: table; bowl on table; sink; tap
“Or {guest_many:we have|I have} not stirred enough,” said {guest}, {young:and stirred some more.|and did two hundred to the left, and then two hundred to the right, to undo them.}
The oats went round and round. {young:They had no time to get soft.|They did not look any softer. They looked like people on a roundabout who have asked to get down.}
“Does it ever stop?” asked {A}. {young:The arm hurt, just to see it.|It made your arm ache only to look at it.}
“Cooks don’t stop,” said {guest}. “{young:Not in the pictures.”|You have never seen a picture of a cook who was doing nothing.”}
That was true, and {A} thought about it. {A} went to the sink, to think, and to rinse the spoon. {young:The tap dripped.|The tap went plip, and waited, and went plip, and was in no hurry at all.} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes hold proud bowl; guest look-up surprised; friends stand curious
# things: sink; spoon; lid; table
In the sink stood {As} bowl from breakfast. There was a drop of milk in the bottom of it, and in the milk lay one oat. {young:It had been there all day.|It had been forgotten there, and had lain in the milk all day.}
{A} put a finger on it, and it went quite flat. “It is soft!” said {A}. “It is just right!”
“Who stirred it?” asked {guest}. ¶ “Nobody,” said {A}. “Nobody did anything. That is what it wants.”
{young:So a lid went on the big bowl, and it was put in the fridge.|So the spoon came out, a lid went on, and the big bowl was put in the fridge.}
“What does the chef do now?” asked {guest}. ¶ “Nothing, until the morning,” said {A}. “It is the hardest bit. Most people stir.”
{guest} stood before the fridge, with the hat on straight, and did not stir.
“It is cooking,” said {guest}. “It will be ready at breakfast.” ¶ And that is just how a chef says it. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; night; stars
# action: guest give proud spoon; heroes eat happy; friends sit happy
# things: table; spoon; plate on table; fridge
There was what had stuck to the spoon. It was banana, for the most part.
“The first taste is for the helper,” said {guest}. ¶ {A} licked it at the front. Then {A} licked it at the back.
“Is there any more?” asked {A}.
{guest} had waited for that. It is what they say in restaurants. # spare
“At breakfast,” said {guest}, and bowed, and the hat fell off.
Then the table was wiped. The last of the banana came off the tap. # more
“You may take the hat home,” said {A}. “People will ask.” # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: door left; mat; coat on hook; hook; lamp
{guest} went home then, with the hat on.
At the door {guest} stopped. “May {guest_many:we|I} look at it once?” ¶ “Then the cold gets out,” said {A}.
So they only listened, at the side of the fridge. It hummed. Under the hum there was something very small, and that was oats.
“You will come to breakfast,” said {A}. “You are counted in.” ¶ “{guest_many:We|I} shall bring the spoon,” said {guest}.
Down the path it went crunch, crunch. Then the gate shut. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: fridge; table; spoon on table; moon
In the kitchen it was dark. The fridge hummed.
Nobody stirred.
On the middle shelf, under the lid, the milk went into the oats. It took its time. # more
The raisins got fatter. The pea stayed as it was. # more
On the door hung a drawing, with a magnet. It hung quite still. # more
A tap let go of one drop. Then it was still again. # more
On the table lay the spoon, flat on its back. It had nothing to do.
It was all being done.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. It was the middle shelf of the night.
{resting}
{keepsake}
{dream} # spare
Somewhere {guest} lay in bed as well. The hat was on the bedpost. # usual
{A} turned to the left. Then it was the right. That was enough.
“Don’t stir,” said {A}. “Lid on.”
Up came the quilt, to the chin. It was on.
It got warm in there. It got soft. # usual
It would be ready at breakfast.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the lid came off, and there was no crunch in it anywhere. It was soft right down to the bottom, with a pea on top.
They all had some. Then a tall paper hat came past the window, rather fast, and there was a knock at the door. “Is there any more?” asked somebody. There was one small bowl, in case.
-> DONE

=== next_bedtime
A bowl stood in the fridge again, on the middle shelf. The lid was on, and nobody stirred.
-> DONE
