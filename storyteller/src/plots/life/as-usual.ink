# tells: line
# when: done
# wants: child
# names: Mr Otis | Mr Pell | Mr Hobday
# ages: 3-10
# holds: mole(kind), dark(kind)

=== title
{~As Usual|One Line for Today}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: mole hold proud stamp; heroes look-up surprised at mole; friends look-up surprised at mole
# things: big book on table; table; stamp in mole.hand
{~“{wished_said},” said {H}, and that was the day, all of it.|Knock, knock, went the kitchen window, just as {H} said it: “{wished_said}.”|The last thing that happens to a day is that somebody writes it down. {H} did not know that. {L} had only said it out loud: “{wished_line}.”}
On the sill stood a mole, with ink on his nose, and a book as big as a tray.
“Office of Days,” said the mole. “I have yours here, and it is not filled in. There is one line for it. What was it?”
So {L} said it once more, slowly, for the pen. # usual
{young:The mole did not write it.|The mole nodded, and did not write it.} He took out a stamp, and breathed on it. Thump!
“As usual,” said the book, in blue.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: heroes point cross at book; mole point calm at book; friends peek curious at book
# things: big book on table; table; stamp on table
“But it was not!” said {A}. “Not as usual at all!”
{joining}
“It nearly always is,” said the mole, and turned the book round. {young:As usual, it said, all the way down.|The whole street was in it, house by house, and all the way down it said: as usual, as usual.}
{is_wished_place:“Nothing about {wished_place}?” said {A}. There was nothing about {wished_place}.} # wished
{is_wished_matter:“And {wished_matter}?” said {A}. The mole had not left room for {wished_matter}.} # wished
“I have one stamp,” he said. “I have had it for forty years. It saves a great deal of asking.” # usual
{hinderer_person:“Mine was much as usual, to be fair,” said {hinderer}, and thump, that was {hinderer} done as well.} # beat
{hinderer_animal:{hinderer} walked across the page to see, and left four blue feet on Wednesday.} # beat
{hinderer_carried:{hinderer} had been put down on the ink, and had to be wiped on both sides.} # beat
Beside the book stood {themed_a}. It did not look as usual either, if you looked. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: mole point sad down; heroes listen curious; friends sit-on-chair calm
# things: row of 5 books on shelf; shelf
“Where do they all go?” asked {A}.
“Down,” said the mole. “The office is under the hill. {young:It has shelves and shelves.|It goes back eleven miles, and it is all shelves.} Every day that anybody ever had is on one of them.”
“And what do they say?” ¶ “I have told you what they say,” said the mole. {young:He did not sound glad about it.|He said it like somebody who had read them all, and had hoped for better.}
“The first ones are on bark,” he said. “They say it in scratches.” # spare
He wiped his nose, and there was more ink on it than before. # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes point laughing at book; mole look-up surprised; goat sit-on-chair happy; friends clap laughing
# things: book; bus
{A} put a finger on a line that was not far off. “That is Mr Otis,” said {A}, “at number four. On Monday his goat got on the bus.”
“Did it?” said the mole. He looked. {young:“It says as usual.”|Monday, number four, said the line: as usual.}
“It went three stops,” said {A}. {young:“It had a seat.”|“It gave its seat to a lady.”}
The mole said nothing for some time. {young:Then he said, “Which seat?”|“Nobody tells me these things,” he said, “and then they are in blue.”}
“It had a ticket,” said {A}. ¶ “They eat those,” said the mole, but he wrote it on his cuff. # spare
Outside a bus went by. They all looked to see who was on it. # more
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: heroes lift curious tin; mole peek curious at tin; friends hold calm spoon
# things: tin; 3 stamps; bag; spoon
“Have you no other stamps?” asked {A}. “Not one?”
There was a tin, at the bottom of his bag. {young:The mole had never had it open.|It had come with the job, and the lid had gone stiff.} They got it off with a spoon.
{young:One said “Damp”. One said “Closed”. One was just a dot.|One stamp said “Damp”. One said “Closed for Repairs”, one said “See Over”, and one was only a dot.}
{A} tried to think of a day that was a dot. There had been one, at {~an aunt’s|the end of August}. # spare
They stamped “See Over”, to hear it. On the other side was only the table. # more
“No,” said {A}, to each of them. “It was not that.” And it was not.
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: mole point sad at book; heroes hold-hands calm mole; friends sit calm
# things: book; pen
“Which is your line?” asked {A}.
The mole turned to the very last page. {young:There he was, at the bottom, by himself.|Office, it said there, at the bottom, in smaller print, and then there was a line with nothing on it.}
“I fill it in last,” he said, “and by then it is tomorrow.”
{young:So it had been left white, all the way back.|They turned back a year or so, and it was white all the way.}
“But what did you do today?” asked {A}. ¶ “I came here,” said the mole, {young:and it seemed to surprise him.|slowly, as you try a step in the dark.}
“Then put that,” said {A}. ¶ “It is not over yet,” said the mole. “Anything could happen. It has gone very oddly so far.” # more
He did not stamp it. He put in a leaf, to keep the place. # spare
-> DONE

=== s3
# shot: object
# place: kitchen; dusk; clear
# action: heroes think worried; mole stand worried; friends hold calm bottle
# things: cork; stamp; book; table; bottle; paint-pot
“Every line must have a stamp,” said the mole, “or they will not take it below.” # usual
So they had to make a new stamp. {young:They tried a cork.|They tried a cork, and the end of a carrot.}
{helper_person:“What about this?” asked {helper}, and brought every button in the house, in a jug.} # beat
{helper_animal:{helper} brought a stick, with one end chewed flat, which was not bad at all.} # beat
{helper_carried:{helper} was held on the page by one foot, and made a good round mark.} # beat
It was a very fair ring, but it was a ring that anybody could have made. # usual
They tried {themed} on the ink as well. It made a noble sort of blot, but it was nobody’s day. # personal
“You could put that on any day,” said {L}. “It would do for a Thursday.”
“What could you not put on any day?” asked the mole.
{young:{L} did not know.|It was a good question, and {L} did not know.} {L} sat down, and leaned on the table to think, and put one thumb right in the ink.
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: mole look-through surprised magnifying-glass; heroes point laughing; friends point laughing
# things: cup; paint-pot; magnifying-glass in mole.hand
Ink is hard to get off a thumb. {young:It went on a cup. It went on a nose.|It had been on a cup, a chair and two noses before anybody found a cloth.}
And wherever it went, there was a thumb. {young:You could see all the lines.|It was quite plain, with all its little lines, like a field that has been ploughed round and round.}
{pausing} # company
The mole came up close, and put a glass to his eye. {young:“Hills,” he said. “And a river.”|“There are hills in that,” he said. “There is a river, that goes in and does not come out.”}
“Have you another one like it?” he asked. ¶ {L} held up the rest. They were all different. # spare
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: mole write proud pen; heroes point proud at book; friends blow happy at book
# things: big book on table; table; pen
“Hold it still,” said {L}, and put the thumb down on the line, and leaned.
Thump.
The mole looked at it. He turned back a page, and then a year. “It is not in here,” he said. “There is not one like it. Not on the whole hill.”
“No,” said {L}. “It was today.” # usual
Then he got out a pen. He had to ask how you hold it. {young:And he wrote it, next to the thumb.|And next to the thumb, up hill and down, he wrote it in.}
“{wished_line},” it said.
He blew on it till it was dry. “It is a good line,” said the mole. “I should have asked.” # usual
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: mole knock happy door; heroes wave happy; friends wave happy
# things: lantern in mole.hand; book; door
They saw him go down the road. He had a light, and the book.
He did not just go by. At number four he went up the path, and knocked.
“What was it?” they heard him say. “The goat?” # spare
A door shut. A door was opened. It took him a long time to get to the end. # more
The lady at number nine had two thumbs to give, and gave him both. # more
The man with the ladder had been up it, and had a great deal to say, for one line. # more
At each door there was a thumb.
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: heroes wash sleepy; friends stand sleepy
# things: basin; soap; 5 bubbles over basin
{A} washed the ink, and it went pale. But it was in the lines, and there it stayed.
“It can be there for tonight,” they said.
{A} had a good look. There was the hill. There was the river, going in. # spare
You could put it on the glass of the mirror, and it was there, too. # more
The water ran out, a bit blue. It did not say as usual. # more
-> DONE

=== l4
# shot: wide
# place: burrow; night; stars
# action: mole reach-up happy shelf; heroes sit sleepy
# things: row of 8 books on shelf; shelf; big book in mole.hand; lantern
Under the hill it was warm and dim. The mole put the book up on its shelf.
It would not shut. It was too full. So he let it be.
Then he took it down again. He had a line left, at the end. # spare
He put his own thumb on it. It was broad, and a bit furry. # more
All down the shelves the days stood and leaned. Some of them were blue. # more
He found the pen. He knew how to hold it now. # more
“Went out,” he wrote. “Was asked in.”
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
The bed was warm. The pillow was as usual, which is how you want it.
{resting}
{dream} # spare
One thumb lay out on top. It was still a bit blue. # usual
“What was it?” said the dark.
{L} told the dark as well.
The day was written down now, on a line that nobody else had.
A long way off, under the hill, a door went to. Thump. # usual
It was quite soft.
Goodnight, {H}. Goodnight, thumb.
Goodnight.
-> DONE

=== next_night
A card had come up through the lawn in the morning, with a heap of earth round it. “Office of Days,” it said, in its best writing. “The stamp has been lost. I was careless with it, near a pond.”
There was a list on the back, of things he had been told since: the goat, two weddings, a lady who had seen a heron think. “Do look out of the window at about six,” it said. “I shall be asking again. {H} need only say.”
-> DONE

=== next_bedtime
In the pond lay a stamp, face down. The frogs had it all to themselves.
-> DONE
