# about: story-about(minecraft|block world|cube world|blocky world); with-character(minecraft); thing(minecraft)
# also: funny; person; place; thing; happy; play; calm; weather; creature; made-something
# wants: child
# ages: 4-12
# holds: dark(kind), sheep(kind)

=== title
{~One Sheep Is One Block|The Hole in the Fourth Wall}
-> DONE

=== s1
# shot: wide
# place: meadow; dusk; clear
# action: heroes stand curious at sheep; sheep stand calm; friends stand curious
# things: tree left; hill; flower
{~The sun was square, and it was going down, and {H} had not built anything yet.|“There is not much left of today,” said somebody behind {H}, who had not built anything yet.|Everything was made of cubes, as far as {H} could see, and the furthest ones were turning pink.}
“Where do you sleep?” asked the sheep, who was square all over. ¶ “Nowhere yet,” said {A}.
“You should have walls,” said the sheep. {young:“At night they come out, and say mm.”|“When it is dark they come out, and stand about, and say mm.”}
“Do they do anything?” ¶ “No,” said the sheep. “But it is no way to sleep, with somebody in the room saying mm.” # usual
So {A} went up to a tree, and knocked on it. {young:Knock, knock, knock. Out came a cube!|That is how you do it there. Knock, knock, knock, and out comes a cube of wood, with a small plop.}
“One,” said {A}. The rest of the tree stayed up in the air, where it was. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: meadow; dusk; clear
# action: heroes look-up curious; sheep look-up calm; friends look-up curious
# things: tree; hill; stone
They both looked up. There was a tree, {young:and under it was nothing.|and it began above their heads, and there was nothing under it but evening.}
“Why doesn’t it fall down?” asked {A}. ¶ “Nobody has mentioned it,” said the sheep. {young:“Sh.”|“We don’t, in front of it.”}
{A} took two more out of the side, {young:very softly.|as you take a biscuit from under somebody who is asleep.} It did not notice.
“There is one behind the hill that has been up since Easter,” said the sheep. “It gets the sun longer than the others.” # usual
A leaf came down, {young:and it was square.|corner by corner.} # more
They thanked the tree, but low down, as if they were thanking the stone. # more
-> DONE

=== s2
# shot: two
# place: meadow; dusk; clear
# action: heroes carry-both happy box; sheep eat calm flower; friends stand happy
# things: 3 boxes left; flower; tree
A wall has to be two high, because {A} is two high. {young:Most people are.|Most people are, when they are measured in blocks.} # usual
{joining}
{is_loved:“You could put something about {loved} over the door,” said the sheep. ¶ “First I need a door,” said {A}.|{musing}} # personal
{A} knocked out wood, and put it down, {young:and it stayed there.|and it stayed where it was put, as things do not at home.} That was one wall, and two.
{hinderer_person:{hinderer} built as well, and very well, but it turned out to be some other house.} # beat
{hinderer_animal:{hinderer} lay down where the third wall was to be, and it had to go round, so that there is a corner there that nobody planned.} # beat
{hinderer_carried:{hinderer} was put down on a block, and very nearly built in.} # beat
“Then there is the bed,” said {A}. “A bed is three wood and three wool.” {young:They both looked at the sheep.|Neither of them said anything for a moment, and one of them was a sheep.}
“I have one wool,” said the sheep. Off it came. {young:“And if I eat, I have one more.” It ate. Plop, it was white again!|“But I grow it again, if I eat.” And it ate what was in front of it, and went plop, and was white.}
It did it three times, very fast, for {A}. # usual
-> DONE

=== l1
# aside
# shot: close
# place: meadow; dusk; clear
# action: heroes hold happy button; sheep look-through curious; friends sit curious
# things: button in heroes.hand; stone; flower
In {As} pocket there was a button, and the sheep came close to look. {young:It was round.|It had never seen one, and it went all the way round it with one eye.}
“Where are its corners?” asked the sheep. ¶ “It has none,” said {A}. ¶ “Oh,” said the sheep. {young:“Poor thing.”|“What happened?”}
“It was always like that,” said {A}. ¶ The sheep thought about this. “Then how do you know where to begin?”
{A} rolled it down the hill. {young:The sheep had to sit down.|It ran, and it ran on, and lay down of its own accord, and the sheep had to sit for a while.} # usual
“It did not stop at one single corner,” said the sheep. “It just went.” # more
The sheep asked if it might keep the button, and was very kind to it. # more
-> DONE

=== s3
# shot: above
# place: meadow; night; stars
# action: heroes stand worried; sheep stand calm; friends stand worried
# things: bed; 3 boxes; lamp; moon
There were walls, and there was a bed. {young:It was two blocks long.|It was two blocks long, and would only go in one way round.} And the last of the sun went down in four steps.
{helper_person:{helper} knocked and {A} built, and they hardly had to say anything, except what you say with a thumb under it.} # beat
{helper_animal:{helper} brought a block along as well, and was thanked for it, and it was put where all could see it.} # beat
{helper_carried:{helper} was sat upon the pillow, to see that the bed stayed where it was.} # beat
Two high it was, and all the way round, {young:and then there was no more wood.|and {A} felt in every pocket for one more.}
There was one hole left, in the fourth wall. {young:It was just as big as one block.|It was one block wide and one block high, and the night was standing in it.}
“Mm,” said something outside.
“I am one short,” said {A}. {young:The trees were far away now.|It was too dark to go and knock on anything.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: meadow; night; stars
# action: heroes push worried pillow; sheep stand calm; friends stand curious
# things: pillow; 3 boxes; themed; lamp
They tried it with what they had. {young:The pillow was too soft.|The pillow went in, but it was soft, and “Mm,” said somebody, and it came in again a little.}
{themed_a} was held up to it. But it was not a block. # personal
“What about the bed?” asked the sheep. ¶ “Then I have no bed,” said {A}. {young:“Then I have just a hole with a bed in it.”|“Then I have a wall and nothing to be in it for.”}
{pausing} # company
“It has to be as wide as it is high,” said {A}, {young:“and not mind standing there.”|“and as high as it is long, and it must not mind standing about.”}
“I see,” said the sheep, and looked round for somebody like that. # usual
“It is a pity,” said the sheep. “Everybody that I know is some other shape.” # more
-> DONE

=== l2
# aside
# shot: behind
# place: meadow; night; stars
# action: heroes look-up curious; sheep stand calm; friends look-up curious
# things: moon; hill; 3 boxes; lamp
The moon came up in the meantime, {young:and it was square, too.|one row at a time, and when all the rows were there it was a full one.}
It had a dark square on it, and a light square. {young:It looked like a window.|It looked like a window in which somebody has not gone to bed yet.}
“Ours is round,” said {A}. ¶ “How do they put it away?” asked the sheep. {young:{A} did not know.|{A} had never thought of that. “It gets thinner,” said {A}, “and then it fits.”} # usual
All along the hill they came out now, and stood about. {young:“Mm,” said one. “Mm.”|They were tall, and a bit green. They looked like people who have come into a room and forgotten what for.}
Nobody had ever asked them. # more
“Good evening,” called {A}. ¶ “Mm,” they said, quite pleased. # more
-> DONE

=== s4
# shot: close
# place: meadow; night; stars
# action: heroes point surprised at sheep; sheep stand proud; friends clap happy
# things: 3 boxes; lamp; moon
{A} looked at the hole. {A} looked at the sheep. {young:It was square in front. It was square behind.|It was as wide as it was high, and, with its nose in, as high as it was long.}
“How many blocks are you?” asked {A}. ¶ The sheep had never been asked. “One,” it said.
So it walked backwards up to the wall, and went in. {young:It fitted!|You could not have got a hair in beside it.}
“I am a wall,” said the sheep. Its front was indoors, and its back was out in the night. # usual
Then it looked surprised. “Something is leaning on me,” it said. # usual
“Mm?” asked {A}. ¶ “Mm,” said the sheep. {young:“It likes the wool.”|“It has put its head on my wool. I think that it is what it was looking for.”} # usual
“Mmmm,” it went out there, longer, and lower, and then it was asleep. # usual
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes sit happy on bed; sheep stand happy; friends sit calm
# things: bed; lamp; pillow
Now it was a house. {A} walked from the one wall to the other. It was four steps.
“Is it warm, out at the back?” asked {A}. ¶ “There are three of them now,” said the sheep. “They are all on the left.” # usual
{A} hung up the lamp. It shone on each block, and on the one with a nose.
“I have never been part of a thing,” said the sheep. # usual
It stood up very straight. It did not want to let in a draught. # more
A bit of grass was put there, where it could get at it. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes fold calm blanket; sheep stand calm; friends lie-back sleepy
# things: bed; blanket; pillow; lamp
The bed was red on top. It was wool right through.
{A} knew that wool. It had been round the sheep an hour ago. # usual
“Do you want it back?” asked {A}. ¶ “I have a new one,” said the sheep. “Lie on it.”
So {A} sat on it. It went down in the middle, which blocks do not.
“That is a bit round,” said the sheep. “I like it.” # usual
It had a good look at the place. # more
-> DONE

=== l3
# aside
# shot: object
# place: meadow; night; stars
# action: heroes sleep
# things: tree; moon; 3 boxes; hill
It was night on the hill. The tree hung there, over nothing.
A cloud came by. It was flat, and it had corners. It went round the tree, so as not to wake it. # usual
Down by the house they stood in a row, with their heads on the wall.
They did not say mm. They had what they had come in for. # usual
The moon went over, one block, and one block. # more
It had a long way to go, in squares. # more
-> DONE

=== l4
# aside with l1
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; sheep sleep; friends sleep
# things: bed; lamp; button
The sheep had shut its eyes. You can do that, as a wall.
On the floor lay the button. It had a dry leaf under it, so that it should not roll.
It was quite still. You could hardly tell where it began. # usual
{midway}
Out at the back somebody moved up. Now there was room for one more. # usual
It was good wool. There was a lot of it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; lamp; blanket
You lie down, and it is morning. That is how it goes there. # usual
{resting}
{keepsake}
{dream} # spare
But {A} was in no hurry, and lay there for a bit first. # usual
There was a wall at the head, and a wall at the feet. There was the one with the lamp. # usual
{A} put out a hand to the fourth. It was warm.
“Mm,” said {A}.
“Mm,” said the wall.
There was no hole in it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the wall had gone to have breakfast, and so there was a hole in it, in the shape of a sheep. The sun came in through that, and lay on the floor of the house.
“Look,” said {A}. It was a square sun, but on the floor it had come out a little woolly at the edge. Outside stood four tall ones in a row. They had each picked a flower, and did not know what for.
-> DONE

=== next_bedtime
All the walls were there. One of them was breathing.
-> DONE
