# tells: line
# when: coming
# wants: child
# names: Mr Gannet | Mr Tull | Mr Pardoe
# ages: 3-10
# holds: badger(kind), dark(kind)

=== title
{~Made to Order|Tomorrow Was Not Ready}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: badger read curious paper; 2 badgers carry ladder; A stand curious before badger; heroes peek; friends stand
# things: wheelbarrow; ladder; paper on shed; shed; hammer; cap on badger.head
{~“{wished_line},” said the paper, and it had been nailed to the shed. {H} could not think who knew.|Bang, bang, went something in the garden. {H} went to the door to look. “{wished_line},” somebody read out, and the hammering went on.|There was a light behind the shed, at the time when {H} should have had no shoes on. {young:There was a hammer, too, and somebody read out, “{wished_line}.”|There was a good deal of hammering as well, and somebody read out, “{wished_line},” and asked how you spell it.}}
Three badgers stood there with a wheelbarrow, {young:and all of them had caps on.|and all of them had caps on, and pencils behind their ears.}
“We are the builders who do the days,” said the one with the paper, whose name was Mr Gannet. “We have one to do for you, and it has to be ready in time.”
Mr Gannet read the paper once more, and turned it over, but there was nothing on the back. # usual
“And so far we have only ever made Mondays,” said Mr Gannet.
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: badger write pencil; A point curious at paper; heroes look-up; friends stand
# things: paper; bus; watering-can; saw; wheelbarrow
They had begun with what they had. {young:It was grey, with a bus in it.|It was grey, and it had a bus in it, and some rain in a can.}
{joining}
“That is a good plain day,” said Mr Gannet. “It will hold.” And he hit it, to show. # usual
“But it is not a Monday,” said {A}. “It is the other sort of day.”
“There you are,” said the badger with the saw. “I said that there would be another sort.” # usual
{is_wished_place:“What is there at {wished_place}?” they asked. “Is it up or down?”} # wished
{is_wished_matter:“And how big is {wished_matter}?” asked the one with the saw. {A} showed how big, and it was written down.} # wished
{hinderer_person:“I like a Monday,” said {hinderer}, and they would have stopped there and then, if {A} had not held the paper up.} # beat
{hinderer_animal:{hinderer} ran in at one end of it and out at the other, and came back with the afternoon.} # beat
{hinderer_carried:{hinderer} had been put down on the wheelbarrow, and was nearly built in.} # beat
“What goes in it?” said Mr Gannet, and licked his pencil. “From the top.”
{short:So {A} told them.}
-> DONE

=== m1
# aside
# shot: behind
# place: garden; dusk; clear
# action: badger climb ladder; A point happy up; heroes look-up; friends stand
# things: ladder; sheet; cloud; cap on badger.head
“Sky,” said the first badger. “What colour?”
You cannot know that beforehand. {young:But they had to have one.|{A} said so, but they could not leave it open, on account of the birds.}
“Could it change?” said {A}. {young:They looked at each other.|The badgers looked at each other. That was extra.}
“We could put it on a roller,” said the one with the saw. {young:So they put up a roller. One side was blue.|So a roller was put up, with blue on the one side and not so blue on the other.}
They hung the lark in it on a nail, where it could be reached. # more
“And who turns it?” ¶ “That is not our department,” said Mr Gannet. # spare
-> DONE

=== l1
# aside
# shot: close
# place: garden; dusk; clear
# action: A think curious; badger write paper; heroes push shoe; friends sit
# things: bowl; spoon in bowl; 2 shoes; door; paper
“It must begin somewhere,” said Mr Gannet. “We generally use porridge.”
“I may not want any,” said {A}. {young:“I may be too full.”|“On a day like that you can be full before you start. It is like having swallowed a bell.”}
The badgers knew about that. {young:They have it before big jobs.|It comes with the work, and they had all had it, the night before the first of May.}
“Small bowl,” Mr Gannet wrote. {young:“And a spoon, to hold.”|“Small bowl. Spoon, mostly for holding.”}
“Put the shoes by the door,” said {A}. “Then they do not have to be looked for.” So they built that in, with the toes out. # spare
“What about after?” said Mr Gannet. ¶ “After that it goes by itself,” said {A}. “You will see.” # more
They tried the bowl in three places. It looked best by the window. # more
“It steams nicely,” said the badger with the saw, who had made the steam. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: badger reach-down in box; A point happy; heroes peek at box; friends wave
# things: box; doll in box; 3 hats; door
“Now the people,” said Mr Gannet. “How many would you like?”
{young:They had a box of them, with hats.|They had a box of them, in all sizes, most of them with hats on.}
“It depends who comes,” said {A}. {young:“They bring themselves.”|“I do not think that you make those. They bring themselves.”}
That was a weight off their minds. {young:People are hard to do. It is the ears.|They had never been happy with the ears.}
“There may be somebody kind,” said {A}. ¶ “By the door?” said Mr Gannet. ¶ “Anywhere,” said {A}. “You can see it from a good way off.” # spare
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: A peek curious at hole; badger stand in hole; heroes kneel; friends crouch
# things: hole; hat; flag; spade
In the middle they had left a hole.
“What is that for?” asked {A}.
“That is the bit that we do not know,” said Mr Gannet. {young:“There is always one. It goes right through.”|“There is one in all of them. In a Monday it is quite small, and people put a hat over it.”}
They all stood round, and looked in. {young:It was dark, but not very.|It was dark in there, but it was no darker than a pocket.}
“Is it deep?” asked {A}. A badger got in. It came up to his braces. # spare
“You could put a plank across,” said {A}. ¶ “You could,” said Mr Gannet, “but it is where the good things come up.” # more
So they put a little flag by it, and left it open. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: A look-up worried; 3 badgers look-up worried; heroes point at house; friends push house
# things: house; flag; hole; ladder
Then the day was up. {young:It had a front and a back.|It had a front, and a back, and two good hours that had been left over.}
{not long:In the middle was a hole, with a flag by it. That was for the bit that nobody can know.} # usual
“Will it hold?” said {L}. {L} had not meant to say it so loud.
{young:The badgers looked at their boots.|The badgers looked at their boots. With a Monday, you know.}
{helper_person:“Let us see,” said {helper}, and leaned on it, quite hard, and nodded.} # beat
{helper_animal:{helper} went up to it, and smelled it all along the bottom, and lay down against it.} # beat
{helper_carried:{helper} was put on the top, to try. It held {helper}.} # beat
“It depends what it stands on,” said Mr Gannet. “We do not do that part. What have you got, to stand it on?” # usual
{L} looked about. There was only the garden, and the house, with the lamp on.
“I have today,” said {L}.
-> DONE

=== m4
# aside
# shot: wide
# place: garden; dusk; clear
# action: A carry happy plank; 3 badgers push wheelbarrow; heroes carry plank; friends carry
# things: wheelbarrow; plank; house; lantern
They had a look at today. {young:It was nearly used up.|There was not much left of it, and that was soft at the edges.}
But it had been a good hard one underneath. {young:It had a breakfast in it, and stairs.|It had had its own breakfast, and stairs, and at least one thing that nobody thought would come right.}
“It held,” said {L}. “I did not know about today, either. Not yesterday.”
{young:“Did you order it?” said Mr Gannet.|“And who ordered that?” asked Mr Gannet. “It is nice work.”} Nobody had. It had just come. # spare
They knocked on it, all round. It did not give. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: A push proud house; badger write paper; 2 badgers push house; heroes push; friends push
# things: house; themed before house; paper; lantern
So they set the one down on the other. It went on with a click.
“Now push,” said Mr Gannet.
They all pushed. It did not move. # usual
“And what is that, up at the front?” ¶ “That is {themed},” said {L}. “It comes along.” # personal
Mr Gannet read it through again, and put a tick. “It has a sky, and a door. It has a way in and a way home. What is that at the end?”
“That is bed,” said {L}.
“We always put one in,” said Mr Gannet. “It will hold.”
-> DONE

=== l3
# shot: behind
# place: garden; night; stars
# action: 3 badgers walk holding saw; A wave sleepy; heroes wave; friends wave
# things: wheelbarrow; sheet on house; house; moon
They put a sheet on, for the dew. They took the saw, and the can of rain.
“It goes on at seven,” they said. “You need not do a thing. It comes up by itself.”
The ladder had to be asked twice. It had been rather happy in there. # more
One badger had left his cap in it. He said that it could stay. # spare
The one with the saw came back. He gave it a rub, just where the sun would be. # more
Down the lane went the light. There was one more to do, for a man with a cow. # more
“What is it?” you could hear them ask. “A Monday?” It was. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A look-through sleepy window; heroes wash; friends stand
# things: window; sponge; moon
There was sawdust in one ear. It came out with the sponge.
“Is it still there?” said {A}. You could see it from the window. It had the moon on it.
It looked quite a good size. You could get round it. # spare
Rub, rub, went the towel. It did the ears, and it did the neck. # more
The night went by it on soft feet, and did not lean. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: cat walk curious; heroes look-up sleepy
# things: house; sheet on house; flag; hole; moon
A cat came along the wall. She saw it, with the sheet on.
She put one foot in, and then she took it out. It was not for today.
The flag hung down. The hole in the middle was dim. It was warm. # spare
A leaf came down, and lay on the top. So now it had a leaf. # more
The shoes stood by the door, with the toes out. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: cap
Bed is at the end of a day. It is at the start of one. It was warm at both. # usual
{resting}
{dream} # spare
“Will it hold?” said {L}.
Knock, went a badger down in the dark, just once, to try it. Not a plank moved.
“{wished_said},” said {L}. But {L} said it into the pillow, and quite softly.
The day was made. It did not have to be held up. # usual
Let go of one hand. Let go of the other.
It will hold.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The bill came in the post, on a shaving of wood. “To one day,” it said, “not a Monday. Sky, two sides. Hole in the middle, no charge.”
Mr Gannet had put a line under it. “We came by at noon, with our sandwiches,” it said, “and looked in over the wall. {H} had the middle of it by the flag. It held.” And the one with the saw had drawn what came up.
-> DONE

=== next_bedtime
Behind the shed lay a little flag. It had been in the middle of something.
-> DONE
