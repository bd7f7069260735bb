# about: proud(line leader|leader of the line|front of the line|line-leader|leads the line|leading the line|head of the line|at the front of the line); school-day(line leader|leader of the line|front of the line|line-leader|leads the line|leading the line|head of the line); won(line leader|leader of the line|line-leader); too-excited(line leader|leader of the line|line-leader); happy(line leader|line-leader); nervous(line leader|line-leader|lead the line); patience(line leader|line-leader)
# also: proud; school-day; happy; too-excited; nervous; won; hurt; cannot-sleep; patience; first-day
# kind soon: tomorrow|going to be|will be|next week|on monday|gets to be
# wants: child
# role grownup: parent = the grown-up with the pegs
# ages: 3-8
# needs: walking
# holds: school(kind), dark(kind)

=== title
{~All Here|Somebody Has to Be Second}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L walk proud; heroes walk; grownup walk holding basket; friends walk
# things: door; stairs; coat on hook; hook; 4 shoe; rug
{~There was a line in the hall, {young:and at the front was {H}.|and it began with {H}, who looked straight ahead.}|“Nobody in front of me,” said {H}, {young:in the hall.|in the hall, with both arms straight down.}|Left, right, left, right came {H} down the hall, {young:as straight as a ruler.|and looked neither at the coats nor at the mat.}}
{is_soon:{L} was going to be line leader, {young:and that has to be done well.|and you can’t begin with a thing like that on the day.}|{L} was line leader now, {young:and went on with it at home.|and you can’t stop a thing like that only because it is time to go home.}}
“Second,” said {L}, and pointed. So {grownup} went second, with the washing, and with three pegs in the mouth.
“You must keep up,” said {L}, “and leave no gap, {young:and not push.”|and not push, and not tell about your dog.”} # usual
Off they went. {L} walked straight, and so straight {young:that the nose met the door.|that when the door came, there was nothing to be done about it.}
“That was the door,” said {L}. # usual
-> DONE

=== s2
# shot: behind
# place: hallway; dusk; clear
# action: L walk worried; heroes walk; grownup stand; friends stand
# things: door; lamp; rug; sock; basket
{joining}
{musing} # personal
How do you know that they are all behind you? {young:You have to look round.|You have to look round, for you have eyes on one side only.}
So {L} looked round, {young:and then came the wall.|and it was good to see them, and then came the wall.}
The next time {L} did not look round, not once, and walked all the way to the kitchen, and said, “Here we are.”
But they were not. {young:There was nobody there.|There was only the one who had said it.}
{hinderer_person:“I had a stone in my shoe,” called {hinderer}, a long way back. “I did say. I said it to the wall.”} # beat
{hinderer_animal:{hinderer} had gone first, by another way, and was sitting there already.} # beat
{hinderer_carried:{hinderer} had been put down to be last, and was still by the front door, being last.} # beat
{themed_a} had been left behind on the mat. # personal
{grownup} was in the hall, picking up a sock. {young:“It fell,” said {grownup}.|“It got out of line,” said {grownup}, through the pegs.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: L point proud; heroes sit; grownup sit; friends sit
# things: sofa; rug; cushion; lamp; chair
“What does a leader do, all in all?” asked {grownup}, and sat down on the rug.
“You go first,” said {L}. “That is one. {young:And you stop when it is time.”|And you stop at the corners, and you have to want to go where they all have to go.”}
“And can you choose where that is?” ¶ “No,” said {L}. {young:“It is lunch.”|“It is lunch. Or it is the hall. But nobody can get there before you do.”}
“And somebody has to be second,” said {grownup}. ¶ “Most people are,” said {L}. # spare
{grownup} thought about that. {young:“And the last one?”|“And whoever is last? Is that a job, too?”}
“The last one shuts the door,” said {L}, {young:“and sees all the heads.”|“and can see the whole line, all the heads, with the ears on.”} It had not struck {L} before, {young:but it was so.|but the back was where you could see it from.}
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L walk proud; heroes walk; grownup hold worried plate; friends walk
# things: table; 4 chair; plate; lamp; stove
They went to supper in a line, and they went round the table, {young:one time, and two times.|and round it once more, since there was no word yet about sitting down.}
“When do we get there?” asked {grownup}. ¶ “We are there,” said {L}. {young:“I have to find the front.”|“But a table has no front, and so I don’t know where to stop.”}
The leader was behind the last one by now. {young:Nobody knew who was first.|If you had come in just then, you could not have said who was first and who was last.}
“Then it is not a line,” said {L}. {young:“It is a ring.”|“It is a ring, and nobody leads it. It just goes round.”}
Nobody pushed, and there was no gap, and nobody got anywhere. # spare
That was no good for a leader, but it was quite good for peas. {young:They all sat down.|They sat down where they happened to be, and the dish went round the same way.}
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L listen surprised; heroes listen; grownup whisper at L; friends stand
# things: stairs; lamp; rug; basket
“You could all call out that you are there,” said {L}, {young:“but a line must be quiet.”|“but a line has to be as quiet as wool.”}
“Then word must come along from the back,” said {grownup}, {young:very low.|in a whisper, and bent down.}
{helper_person:“All here,” whispered {helper}, who was last, and passed it on to the next ear.} # beat
{helper_animal:{helper}, who was last, leaned on the legs in front, and so it came along from knee to knee.} # beat
{helper_carried:{helper} was last, and was held against the back in front, and that was as good as a word.} # beat
From behind, a word came in at {L}’s ear. It was warm, and it had pegs in it. {young:“Orr ee,” it said.|“Orr ee,” it said, but you could tell what it had been.}
It had come from the last to the first, {young:and so there was no gap.|and it could not have come across a gap.} And {L} had not looked round. # usual
“All here,” said {L}, and walked on, through the middle of the door.
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L walk happy; heroes walk; grownup walk holding basket; friends walk
# things: sofa; teddy on rug; stool; rug; chair; lamp
With a word like that you can have a line as long as you please. {young:They put in a stool, and then a bear.|They put in a stool, which was third, and a bear, which was fourth.}
The stool said nothing, {young:so they said it for the stool.|and so the word was carried past the stool by hand.}
On the way the word had changed a little. {young:“Small bear,” it said.|It had gone in at the back as “all here”, and by the time that it came to the front it was “small bear”.}
“There is one,” said {L}. {young:“It is behind the stool.”|“There is one, and it is fourth, and it has not moved. So that is right as well.”}
“And the stool?” asked {grownup}. ¶ “It keeps up very well,” said {L}. # spare
{pausing} # company
It did not matter what the word was, {young:as long as it came.|as long as it came all the way from the other end.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: L walk happy; grownup walk proud; heroes walk; friends walk
# things: door; rug; sock; lamp; stairs
Then {grownup} wanted to be first for once. {young:So {L} was last.|It was only from the hall to the sink, and {L} went last, to see what it was like.}
It was all backs. {young:There was a label, and it stuck out.|There was a label sticking out of a collar, and a bit of fluff that had been there since the morning.}
“What is it like up there?” asked {L}. ¶ “There is a corner,” said {grownup}. # spare
“You look nice from here,” said {L}. ¶ “I can’t see that,” said {grownup}. {young:“I can only see the sink.”|“Up here you see where it is going, and nothing of who is in it.”}
“All here,” whispered {L}, into the back. {young:And the back stood up straight.|You could see the back take heart, and get quite straight, and go round the corner without a look.}
At the sink they changed over. {young:It was nice to be first. It was nice to be the other one, too.|It was good to be at the front again. But now {L} knew who lived at the back.}
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L sit-up curious; grownup sit beside bed; heroes sit-up; friends sit
# things: bed; quilt; lamp; pillow
They went up to bed in a line. {L} got in first.
“Who is second now?” asked {grownup}.
{L} looked down the quilt. “My neck,” said {L}. “Then it is the arms. The feet are last.”
{L} lay still. Far down, two toes went up and down. The word came along by the knees. “All here,” said {L}.
“You do it well,” said {grownup}. “I would go behind you anywhere.”
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup stand; heroes brush-teeth; friends stand
# things: basin; toothbrush; toothpaste; towel; mirror
The teeth stood in a line too. They did not push, and there was no gap, or just the one.
{L} began at the front. The ones at the back had to wait, but they are used to it. # spare
“All here?” asked {grownup}. It was said with foam, but you could tell.
“Orr ee,” said {L}, and so it was. # spare
Then they spat. They did that one by one, the leader first. # spare
In the mirror the line went the other way. # more
-> DONE

=== l3
# aside
# shot: above
# place: hallway; night; clear
# action: L stand calm; grownup sweep; heroes stand; friends sit
# things: stairs; 4 shoe; coat on hook; hook; lamp
Down in the hall stood the shoes. They had all come in at once, and they lay as they fell.
{L} put them in a line, with the toes to the door.
“Who is first?” asked {grownup}. ¶ “The left one,” said {L}. “It knows the way.” # spare
Two of them were big, and the rest were small. They stood heel by heel. # spare
{is_soon:They were all set to go. They only had to wait for it to be light.|They had been a long way that day. You could see it by the mud.} # spare
The lamp went out. They stood there, and no one pushed. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; grownup fold jumper; heroes lie-back; friends sleep
# things: bed; chair; jumper on chair; lamp; quilt
“What if I walk into the door?” asked {L}. “With the real line?”
“Then you say, ‘That was the door,’” said {grownup}. “Then they all know.”
“And if they all walk into me?” ¶ “Then there was no gap,” said {grownup}. # spare
It is a good door. It is a wide one, and it has glass in it. # spare
{L} went through it, once more, with both eyes shut. It was no trouble at all.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: 4 house; street-lamp; moon; wall
It was dark in the street. The lamps stood in a line, and so did the roofs.
No one had to say that they should. It is how they stand. # spare
The first house could not see the last. It did not look round. # spare
A small wind came by, from the far end. It went from gate to gate, and said a thing to each.
At the last gate it went click. At the next it went click, and at the next. # more
And so it got to the front, and all was well.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand at door; friends sleep
# things: bed; quilt; pillow; door; lamp
They had all got there, every one of them. # usual
{resting}
{keepsake}
{dream} # spare
The feet went first, for once, and were asleep. Then it was the knees, and they did not push. # usual
It was dark. You could not see who was at the back.
{L} did not look round.
“All here,” said {grownup}, at the door. It was low, and it came along by the quilt.
It got to the front.
“Orr ee,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The coats were in a line in the morning, and they had not been hung like that. The smallest was at the front. Behind it were the others, each with one sleeve on the shoulder of the next, and the last one was the dressing gown from upstairs.
“All here,” said {A}, passing by. A sleeve slid down. It had only wanted to be told.
-> DONE

=== next_bedtime
The shoes stood in a line by the door. The left one was first.
-> DONE
