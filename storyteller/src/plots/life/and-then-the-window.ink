# about: angry(homework|home work|spellings); other-lesson(homework|home work); listening(homework); frustrated(homework battle|homework fight|over homework|doing homework|homework again); busy(homework); habit(homework)
# also: frustrated; sad; tired; told-off; school-day; learning; trying-again; test
# news: bad
# wants: child
# role grownup: parent = the grown-up by the kettle
# ages: 5-10
# holds: dark(kind)

=== title
{~One Line, and Then the Window|Nobody Had Won}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L crouch cross; heroes crouch; grownup stand cross; friends stand
# things: table; paper on table; kettle; cushion; window; chair
{~The battle began at four, in the kitchen, {young:and {H} {was} on one side of it.|and {H} {was} on the side under the table.}|“Sit down,” said {grownup}. ¶ “I am sitting,” said {H}, {young:from the floor.|from the floor, which had not been meant.}|On the table lay a page, and under the table lay {H}. {young:It was a battle.|It had been so since four.}}
It was the homework. It had six lines, {young:and {L} was not going to do it.|and {L} was not going to do one of them.}
{L} held the part under the table, with three cushions and a pencil. {grownup} held the sink and the kettle.
In the middle lay the page. It had not done anything. # usual
“It is only six lines!” called {grownup}. ¶ “Then it can wait!” called {L}, {young:and moved in.|and moved in for good.}
{joining}
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L eat cross toast; heroes sit; grownup stand; friends sit
# things: table; pencil; cushion; plate; themed
First the pencil had to be sharpened. It went in as long as a spoon, and it came out as long as a tooth.
{musing} # personal
Then there was a drink of water. Then there was the other end of the pencil, {young:and a sock that was wrong.|and a sock, which had been wrong since the morning.} # usual
{grownup} sent in a piece of toast, on a plate, to show good will. The plate was sent back. # usual
{hinderer_person:“It would only take you five minutes,” said {hinderer}, and was asked to leave by both sides.} # beat
{hinderer_animal:{hinderer} went over to the other side for a bit of toast, and came back for the crust.} # beat
{hinderer_carried:{hinderer} was taken, with one cushion, and had to be given back for an apple.} # beat
{themed_a} kept watch. # personal
“I am not cross!” called {grownup}, very loud. ¶ “I am not, either!” called {L}. {young:They both were.|You could hear it from the bus stop.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A lie-front cross; heroes lie-front; grownup sit; friends lie-front
# things: table; cushion; crumb; pencil; spoon
It is a good place to hold, the underneath of a table. {young:You can see all the feet.|Nobody can come at you but from four sides, and you know them all by their slippers.}
Somebody had been there before. {young:There was an old pea.|There was a pea from another year, and a line in pencil, low down, on the wood.}
“Who wrote that?” asked {A}. {young:A slipper came nearer.|One of the slippers stopped. It came a bit nearer.} “I did,” said {grownup}. “I was seven.”
“What was it?” {young:¶ “Spelling,” said {grownup}.|¶ “Spelling, I think,” said {grownup}. “I was here till supper.”} For a moment nobody was on any side.
Then the kettle boiled, and everybody went back to where they had been. # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A wave cross sock; heroes peek; grownup stand; friends peek
# things: table; sock; spoon; chair; lid; pot
There was some singing, on both sides. {young:The pots sang, and the cushions did.|{grownup} sang with a lid, to show that it was all the same at the sink, and the table sang louder.}
A sock was put up on the pencil. “Are you giving in?” asked {grownup}. ¶ “It is to dry,” said {A}.
So a cloth was put up at the sink. {young:¶ “Do you?” asked {A}.|¶ “And is that?” asked {A}, who had hoped a bit.} ¶ “I am only drying up.”
After that they were both quiet. {young:It is hard work.|A battle is more tiring than most things, and there is no end printed on it.}
The page could have told them how many lines it was by now. It was six. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: L look-up curious; heroes look-up; grownup stand; friends sit
# things: table; paper on table; crumb on paper; window; lamp
By and by it got dark. {L} looked out over the edge of the table, as far as the nose.
There lay the page. {L} had not seen it for two hours, and under there it had got much bigger. Up here it was no bigger than a napkin, with a crumb on.
{helper_person:“It looks lonely,” said {helper}, and moved a cup that stood on one corner.} # beat
{helper_animal:{helper} put both front feet up, and looked at the page, and ate the crumb off it.} # beat
{helper_carried:{helper} was put up there first, to see if it was safe, and it was.} # beat
The first line was for a name. “It does not know whose it is,” said {L}, who did know. {L} wrote it, and ducked.
It is not hard, if you have been called it all day. # usual
Nobody shouted. {grownup} was looking out of the window, on purpose.
So {L} looked, too. There was a cat on the wall.
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A write curious envelope; heroes stand; grownup sit-on-chair; friends stand
# things: table; envelope on table; jam; spoon; lamp
They put it in writing, on the back of an envelope. {young:“One line,” it said. “Window.”|“The one side does one line,” it said, “and the other side does not say well done.”}
“And not ‘good’?” said {grownup}. {young:¶ “Not yet,” said {A}.|¶ “Not till it is over,” said {A}. “It puts me off.”} It was a hard thing to sign.
“And no going under,” said {grownup}. {young:¶ “One foot can,” said {A}.|¶ “One foot may stay there,” said {A}, “in case.”} So that was put in as well.
{pausing} # company
Both of them signed it, with jam, {young:and shook hands.|there being no ink to be had, and then they shook hands, which stuck.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A look-up curious; heroes look-up; grownup stand; friends look-up
# things: window; curtain; street-lamp; table; paper on table
There was a good deal on at the window. {young:A man went by with a ladder.|A man went by with a ladder, and then the other end of the ladder went by, with nobody.}
A light went on over the road. {young:There was a girl, at a table, with her head in her hands.|There was a girl over there, at a table, with her hair in both fists.} In front of her lay something white.
{A} gave her a wave. {young:She looked up. She held up three fingers.|She looked up, and it took her a moment. Then she held up three fingers.} {A} held up four.
“It is going on all down the street,” said {grownup}. {young:It was. You could see the lamps.|It was so. You could see it by the lamps, house after house.}
Somewhere a door banged, and a voice said that it was not banging. # more
-> DONE

=== s4
# shot: above
# place: kitchen; night; clear
# action: L write calm; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; paper on table; lamp; window; moon
They held talks, at the table. “One line,” said {L}, “and then the window.”
“One line, and then the window,” said {grownup}. “I can live with that.” # usual
So {L} did the second one. It was not nice, but it was short. They looked, and the cat had gone.
One line, and then the window. {young:The lamp was on.|There was the street lamp, and it had just come on.} # usual
One line. There was a bit of moon, behind the chimney, {young:like an ear.|no more than an ear.} You could not see what it would be. # usual
{L} did the next one rather fast. # usual
And after the sixth there was the whole of the moon, {young:round and white.|round and white, and it had come up by itself.}
The page went in the bag. Nobody had won. “Was that it?” said {L}. It had taken about as long as an egg.
“It was,” said {grownup}. “Good.” That was allowed now. # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L carry cushion; grownup carry; heroes carry; friends walk
# things: table; cushion; chair; lamp
They took down the camp. Out came a plate. Out came a sock. # spare
The pencil was found as well. It was as long as a pea now. It had done its bit.
“Whose side was that on?” said {grownup}. ¶ “Mine,” said {L}. “And then yours.” # spare
They left one thing. It was low down, on the wood. It was new. # more
“So that they know,” said {L}. ¶ “Who?” ¶ “Who is here next.” # more
After that it was just a table. You could eat at it.
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; clear
# action: heroes lie-back
# things: bag on hook; hook; coat on hook; moon; window
The bag hung on its hook, and it was dark in there. The page lay by a spoon. # spare
“You look done in,” said the spoon. ¶ “I am done,” said the page. “All six.” # spare
It had a name on now. It read it twice.
It had been shouted at. It had been leant on. A page can’t take sides. It has two of its own. # more
Soon it would go back. It did not mind that.
It was flat out.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; quilt; window; moon
“Were you very cross?” asked {L}. ¶ “I was,” said {grownup}. “Were you?”
“As cross as the table,” said {L}. # spare
It was all in the past. It had been at four. # spare
“We could skip that bit, next time,” said {grownup}. “We could start with the toast.”
{L} thought of that. It was not a bad plan. # more
The moon had moved on by one pane. No one had told it to.
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: cat sit; heroes sleep
# things: house; window; moon; street-lamp; wall
All down the street the lamps went out. They had got to the end of it. # spare
The cat was back on the wall. She had been round by the bins.
She looked in at the window. There was no one under the table.
Then she looked at the moon. It was all done. It was round.
She gave it a good long look. # more
Then she gave the wall one. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; window; moon
It was still in the house, on both sides. # usual
{resting}
{keepsake}
{dream} # spare
{L} had a yawn to do. It was a long one. It had six parts. # usual
“One,” said {L}, “and then the window.”
There was the moon. It was at the top.
“And one more,” said {grownup}.
It went right to the edge. Then they looked.
The moon had not got far. It did not have to.
“One,” said {L}, but that one was asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Over the road there was a page against the window, with a name on it in very big letters, so that it could be read from here.
Behind it was a girl. {A} held up six fingers, on two hands, and she held up six as well. Then she did something with a cushion and a sock that took a long time to follow, but it was clear that it had been a hard battle, and that nobody had won there either, and that there had been toast.
-> DONE

=== next_bedtime
The page was in its bag, in the dark, and had a name on.
-> DONE
