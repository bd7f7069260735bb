# about: other-lesson(wash&hand|handwash|hand-wash|hand wash|germ|hygiene); listening(wash&hand|handwash)
# also: listening; potty; eating; manners; mess; thing; food; unwell
# news: bad
# wants: child
# role grownup: parent = the grown-up at the dough
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~And the Thumb|Somebody Had Come Through}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L point proud; heroes stand; grownup stand; friends stand
# things: table; bowl on table; bread on table; pot; spoon
{~“They are clean,” said {H}, and held {young:them up.|them up, front side only.} It was about hands.|It was nearly supper, and {H} had come {young:with two hands, just as they were.|with a full set of hands, and had not washed them.}|“Have you washed your hands?” asked {grownup}. {H} looked at them. {young:They looked fine.|They looked the same as ever.}}
There was soup, and {L} wanted it now, {young:and the tap was a long way off.|and the tap was in quite another room.}
{joining}
“There is nothing on them,” said {L}. “Look.” # usual
{grownup} was up to the wrists in dough, and white all over. “How do you do?” said {grownup}, and shook hands, {young:up and down.|up and down, as if they had just met.}
Now {L} had flour on, {young:and wiped it on one leg and then on the other.|and wiped it on a trouser leg, one wipe for each side.}
“All gone,” said {L}.
-> DONE

=== s2
# shot: close
# place: hallway; dusk; clear
# action: L look-up curious; heroes look-up; grownup stand; friends stand
# things: door; stairs; chair; themed
It was on the door first: four dots and a big one. They were white, and they were not very high up.
“Somebody has come through here,” said {grownup}. “Who has it been, do you think?” ¶ “I did not see anyone,” said {L}.
{musing} # personal
{hinderer_person:“It was not me,” said {hinderer}, and had five of them on the back, where {L} had gone past.} # beat
{hinderer_animal:{hinderer} had one on the head, quite a small one, and looked as if it had been knighted.} # beat
{hinderer_carried:{hinderer} had been held by the middle, and had a white middle, and could not say by whom.} # beat
There was one on the stair, and one on the chair, {young:and one on the tap that nobody had turned.|and one on the tap, which had not been turned.} # usual
{themed_a} had two. # personal
So they went after them. {young:They bent down low.|They went bent over, as you do when you follow somebody.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A crawl curious; heroes crawl; grownup kneel; friends walk
# things: stairs; coat on hook; hook; shoe; magnifying-glass
“Small,” said {A}, at the coats, “and in a hurry.” {young:There was one on each coat.|There was one on every coat, all the way along, at the height of a pocket.}
“Do we know a person like that?” asked {grownup}. {young:¶ They could not think of one.|¶ They both thought hard, and could not call anybody to mind.}
It had been on the wall as well, {young:the whole way along.|the whole way along, as you do with a wall when you walk by it.} It had gone into a shoe, and come out. {young:Why?|What it wanted in there could not be found out.}
“It likes us,” said {A}. {young:“It has been to see everything.”|“It has been to everything that we have got.”}
There was one on the big mirror, but high up, where somebody must have jumped. # more
They jumped as well, to see if it could be done, and it could. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A point surprised; heroes point; grownup stand; friends sit
# things: sofa; cushion; book; teddy; lamp
In the living room it had sat down. {young:There were two on the sofa, and a round place where it had sat.|On the sofa were two, side by side, and between them a round place without any.}
It had had a book. {young:It had read three pages.|It had read as far as page three, and then it had gone on to the cushions.}
“It has tasted this,” said {A}, {young:and held up a brick.|and held up the corner of a wooden brick, which had a print and a bite.} Nobody looked at anybody. # spare
“What does it eat?” said {grownup}. {young:¶ “Soup,” said {A}. “Soon.”|¶ “Soup, I should think,” said {A}, “and rather soon.”}
By the window there were ten in a row, where it had looked out, and a white dot from the nose. # more
There was a very good one on the lamp. You could see all the lines in it, {young:round and round.|which went round and round like a road up a hill.}
-> DONE

=== s3
# shot: two
# place: bathroom; dusk; clear
# action: L look-up surprised mirror; heroes look-up; grownup stand; friends peek
# things: mirror; sink; tap; soap on sink; towel
It had been in the bathroom, right up at the mirror, so they went up to the mirror, too. There was somebody in there, with a white nose.
The nose had four dots and a big one. There was one on the ear, and half of one on the lip.
{L} put a hand up to look. It fitted. It fitted the nose, and it fitted the ear.
“It was me,” said {L}. ¶ “All that, in one go,” said {grownup}.
{helper_person:“And that is only what you can see,” said {helper}. “There was the gate this morning, and the snail.”} # beat
{helper_animal:{helper} came up and licked the worst of it off, and then looked for more.} # beat
{helper_carried:{helper} was held up to the mirror, and was a bit white about the nose, too.} # beat
“I never told it to go there,” said {L}. {young:A hand just goes.|A hand just goes, all day, and the nose is on the way to everywhere.} # usual
And it had been at the gate, today, and under a stone. {young:That does not show.|None of that was white, and so it had not shown.} # usual
“I would not like that in the soup,” said {L}.
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A stand curious tap; heroes stand; grownup hold towel; friends stand
# things: sink; tap; soap on sink; 5 bubbles; towel
First they only held them under. {young:The flour went grey, and stayed.|Flour does not mind that. It went grey, and sat down.}
“Now with the soap,” said {grownup}. {young:The soap jumped out. It did it two times.|The soap got out at the top and went under the towel, and had to be asked back.}
“How long does it take?” asked {A}. ¶ “As long as a song.” {young:They sang the one about the bus.|So they looked for a short one, but the only one that they could all do was the one about the bus.}
{pausing} # company
By the time that the people were going up and down, {young:there was foam to the elbow.|the hands had gone in under the foam, and could not be told apart.}
“Whose is this?” said {grownup}, and had got hold of one. {young:It was {As}.|It was shaken, and it turned out to be {As}.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: A pour happy cup; heroes stand; grownup kneel; friends stand
# things: bath; tap; cup; drop; towel
The water did not go down white. {young:It went down grey, and then brown.|It was grey at first, and then it was a sort of brown.}
“That is not flour,” said {grownup}. {young:¶ “That is the gate,” said {A}.|¶ “That will be the gate,” said {A}, and looked after it.}
There was a bit of green. {young:That was from a snail.|That was the snail, or where it lived, or the pencil.} There was a bit of blue, and nobody had been near a blue.
“There goes this morning,” said {A}. {young:Round it went, and down.|It went round twice, as if it had forgotten something, and then down.}
Last came one crumb of toast, and that was breakfast. # more
They waved to it, with all that they had. # more
-> DONE

=== s4
# shot: above
# place: bathroom; dusk; clear
# action: L wash happy; heroes wash; grownup hold towel; friends stand
# things: sink; tap; soap; 4 bubbles; towel
So on went the tap. “Front,” said {L}, and rubbed. “Back. In between.”{not young: The back had to be told that it was part of it.}
{grownup} looked at them, both sides. “And the thumb,” said {grownup}.
It had been out the whole time, quite dry, like somebody who is waiting for a bus.
“It says that it has been done,” said {L}. It was as white as paper. So it was rubbed by itself, and then the other one was, {young:to be fair.|who had said the same.} # usual
Then {L} held them up. {young:They smelled of soap.|They had gone pink, and smelled of soap, and you could have read a paper by them.} # usual
“How do you do?” said {L} to {grownup}, and shook hands. ¶ It was all dough. ¶ “Oh dear,” said {grownup}. ¶ “Front,” said {L}, and held out the soap. “Back. In between.” # usual
And they were all in time for the soup.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L eat happy; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; bowl on table; spoon; bread on table; lamp
The soup was hot. There was bread to go in it. It had been dough, and now it was bread. # spare
{L} ate with one hand. The other one lay by the bowl, with nothing on. # spare
“Your hands were in there,” said {L}. ¶ “They were,” said {grownup}. “I had washed them.” # more
There was still one on the door. You could see it from here.
“Let it stay,” said {L}, “till we know who it is.”
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth; grownup hold cloth; heroes brush-teeth; friends sit
# things: sink; mirror; towel; toothbrush; soap on sink
A cloth had gone round the house, and had got most of them.
They did the door. They did the stair. The one on the lamp they left. # spare
It was such a good one. # more
The soap lay in its dish. It was a good deal less than it had been. # spare
“Where does it go?” asked {L}. ¶ “Down,” said {grownup}. “With the gate.” # spare
On the towel there was not a mark.
They looked at both sides. It was the first time.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
The hands lay on the quilt. They were on their backs. They did not go off.
“What will they do tomorrow?” asked {L}. ¶ “What they did today,” said {grownup}. # spare
There would be a gate, and a stone, and a good many coats. # spare
One hand went up to the nose. It was half-way when it was seen.
It lay down again. It smelled nice, in any case. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: lamp; moon; mirror; coat on hook; hook
Down in the hall it was dark. The moon came in by the glass.
It went along the wall, by the coats, with one hand on it, as you do. # spare
It was white. It left nothing, and took nothing. # more
It did not go in the shoe. # more
It went as far as the lamp. There was a thing on it, like a road up a hill.
The moon went round and round it for a bit. # spare
Then it went on, up the stairs.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; moon
The bed was warm. The hands went in, as it was cool outside. # usual
{resting}
{keepsake}
{dream} # spare
“Front,” said {L}. That was the side to the wall. # usual
“Back,” said {grownup}, and tucked it in.
“In between,” said {L}. ¶ That was just {L}.
Then it was still for a long time.
Something was out, up by the pillow. It was by itself.
“And the thumb,” said {grownup}.
It went in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was one on the outside of the door in the morning, four dots and a big one, but brown, and as wide as a plate.
“That was not me,” said {A}, and held one up to see. It did not fit by a long way. There was one on the gate, and there was one on the shed, and then they went off over the field, where something large had gone home without washing.
-> DONE

=== next_bedtime
There was still one on the door. It had four dots and a big one.
-> DONE
