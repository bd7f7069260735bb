# about: new-clothes(bike&!sister's&!brother's&!stolen&!broke&!lost&!want|bicycle&!sister's&!brother's&!stolen&!broke&!lost&!want|trike&!sister's&!brother's&!stolen&!broke&!lost&!want|tricycle&!sister's&!brother's&!stolen&!broke&!lost&!want|scooter&!sister's&!brother's&!stolen&!broke&!lost&!want|skates&!sister's&!brother's&!stolen&!broke&!lost&!want|rollerblade&!sister's&!brother's&!stolen&!broke&!lost&!want|roller blade&!sister's&!brother's&!stolen&!broke&!lost&!want|skateboard&!sister's&!brother's&!stolen&!broke&!lost&!want|backpack&!sister's&!brother's&!stolen&!broke&!lost&!want|back pack&!sister's&!brother's&!stolen&!broke&!lost&!want|rucksack&!sister's&!brother's&!stolen&!broke&!lost&!want|school bag&!sister's&!brother's&!stolen&!broke&!lost&!want|schoolbag&!sister's&!brother's&!stolen&!broke&!lost&!want|satchel&!sister's&!brother's&!stolen&!broke&!lost&!want|handbag&!sister's&!brother's&!stolen&!broke&!lost&!want|suitcase&!sister's&!brother's&!stolen&!broke&!lost&!want|lunchbox&!sister's&!brother's&!stolen&!broke&!lost&!want|lunch box&!sister's&!brother's&!stolen&!broke&!lost&!want|lunch bag&!sister's&!brother's&!stolen&!broke&!lost&!want|water bottle&!sister's&!brother's&!stolen&!broke&!lost&!want|umbrella&!sister's&!brother's&!stolen&!broke&!lost&!want|pencil case&!sister's&!brother's&!stolen&!broke&!lost&!want|watch&!sister's&!brother's&!stolen&!broke&!lost&!want&!watched&!watching|torch&!sister's&!brother's&!stolen&!broke&!lost&!want|headphones&!sister's&!brother's&!stolen&!broke&!lost&!want|binoculars&!sister's&!brother's&!stolen&!broke&!lost&!want|new ball&!sister's&!brother's&!stolen&!broke&!lost&!want|new football&!sister's&!brother's&!stolen&!broke&!lost&!want&!shirt&!kit&!boot&!jersey&!top|wheels&!sister's&!brother's&!stolen&!broke&!lost&!want|balance bike|to sleep with); thing(new bike&!sister's&!brother's&!stolen&!broke&!lost&!want|new scooter&!sister's&!brother's&!stolen&!broke&!lost&!want|new backpack&!sister's&!brother's&!stolen&!broke&!lost&!want|new skates&!sister's&!brother's&!stolen&!broke&!lost&!want|new bag&!sister's&!brother's&!stolen&!broke&!lost&!want)
# also: new-clothes; happy; proud; too-excited; habit; thing; colour; birthday; staying-in-bed; bedtime; person; place; play; can-do
# kind wheels: bike|bicycle|trike|tricycle|scooter|skateboard
# wants: child
# role gift: answer = a bag
# role grownup: parent = the grown-up with the oranges
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~This One Is Busy|All but One Finger}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand happy; heroes stand; grownup stand holding basket; friends stand
# things: gift left; door; coat on hook; hook; lamp
{~“You may let go now,” they told {H}. {young:But nobody let go of anything.|It had been said at the gate, and on the mat, and nobody had let go of anything.}|{H} came in with one hand full, {young:and it was going to stay full for the rest of the evening.|and nothing that was said in the hall could empty it.}|In came {H}, {young:and one hand was too busy to wave.|and of all the hands that came in there was one that was too busy to wave.}}
{gift_many:There were {gift}, quite new.|There was {gift}, quite new.} {L} had hold of {gift_him} by one end, and did not let go.
{is_wheels:It had wiped its wheels, both of them, on the mat. # usual}
“Let go for a minute,” said {grownup}, “and we will have the coat off.” ¶ “I can’t,” said {L}. “This one is busy.”
So the coat came off one arm, {young:and hung down from the other.|and hung down from the other, inside out, like somebody who has to wait.} # usual
“What happens if you do let go?” asked {grownup}.
{L} thought about it. “Yesterday I had not got {gift_him},” said {L}. “If I let go, it could be yesterday again.”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: L stand worried; heroes stand laughing; grownup stand; friends stand
# things: gift left; door; coat on hook; hook
Then an elbow began to itch. {young:It was the elbow of the free arm.|It would have to be the elbow of the arm that was free.}
A hand can get to nearly everything, but not to its own elbow. {young:{L} tried it. The elbow went away each time, round the corner.|{L} tried it from above and from below, and it went away each time, round the corner.}
“Just let go, and scratch,” said {grownup}. {young:¶ “It is busy,” said {L}.|¶ “It is busy,” said {L}. “It has no time for elbows.”}
So it was done on the door, as cows do. {young:Up and down went {L}, and it was so good that the other elbow wanted to come, too.|Up and down went {L}, with half-closed eyes, and it was so good that the other elbow wanted to come, too.}
A cow has no hands at all, when you think of it, {young:and nobody tells it to let go.|and nobody ever asks it to put anything down.} # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L sit-on-chair curious; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; 3 orange on table; plate on table; gift right; lamp
{joining}
{musing} # personal
There was an orange after supper. If you peel one with one hand, it goes for a walk.
It went past the milk, and round the jug, and back. {young:{L} went after it, as far as one arm can.|{L} went after it, as far as you can go with one arm, when the other is staying.} # usual
{hinderer_person:“I could hold {gift} for you,” said {hinderer}. “No,” said {L}. “Then it would be you who had one.”} # beat
{hinderer_animal:{hinderer} stopped the orange with a nose, and then did not know what you do next.} # beat
{hinderer_carried:As a rule it was {hinderer} who was held at table. {hinderer} sat on a chair tonight, and saw how it was.} # beat
“Use both,” said {grownup}. ¶ “This one is busy,” said {L}, with a chin on the orange. # usual
In the end {grownup} lent a thumb. {young:Two people had one orange off.|One had the top half off, and one the bottom, and they met in the middle.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L draw calendar; heroes stand; grownup stand; friends stand
# things: calendar; pencil; table; gift right
On the wall you could see yesterday. {young:It was a white square with a bit of jam in it.|It was a white square, with nothing in it but a bit of jam.}
“It was all white,” said {L}. “The whole day.” {young:And {L} took hold a bit higher up, to be safe.|And {L} took hold a little higher up, where there was more of a grip.}
So they drew {gift} in the square for today. {young:It had to be done with the wrong hand, and that one had never been asked before.|It had to be done with the hand that does not draw, which had never been asked before, and did its best.}
“Is it a goose?” asked {grownup}. {young:¶ “No,” said {L}. “It only came out like one.”|¶ “No,” said {L}, and turned it to the light. “It only came out like one.”}
But it was in, and you could not rub it out. {young:“It can’t be yesterday now,” said {grownup}. “There is a goose on it.”|“Now it can’t very well be yesterday,” said {grownup}. “There is a goose on it.”}
-> DONE

=== s3
# shot: above
# place: bathroom; dusk; clear
# action: L wash laughing; heroes wash; grownup wash; friends stand
# things: sink; tap; soap; pyjamas in grownup.hand; gift left; themed
Next there was one hand to wash. A hand can’t wash itself. {young:It just waves at the tap.|It goes under the tap and waves, and comes out as it went in.}
{helper_person:“Have one of mine,” said {helper}, and so the two of them washed a hand each, on each other.} # beat
{helper_animal:{helper} washed it first, as far as the wrist, without being asked, and with no soap.} # beat
{helper_carried:{L} washed it on {helper} in the end, and after that they were both clean on one side.} # beat
{themed_a} had been let go of a week ago, and was still there, behind the tap. # personal
The soap got away twice. {young:Plop, it went.|The second time it had to be asked to come out from under the bath.} # usual
Then came the pyjamas. One arm was in, and the other could not get past {gift}, so one sleeve hung down{young:.|, and had the evening off.} # usual
“You could change hands,” said {grownup}. ¶ {L} did, but with both on, for a moment, {young:and very fast.|so that there was never a time when nobody had hold.} Now the other one was busy. # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: L clap laughing; heroes clap; grownup clap; friends clap
# things: sofa; rug; lamp; gift left
There are more things that need two hands than you would think. {young:You can’t clap with one.|You can’t clap with one, for instance. You can only show people how big it would have been.}
{L} did it on {grownup}, palm to palm, {young:and it was a good clap, though half of it was somebody else’s.|and it was as good a clap as any, though half of it was somebody else’s.}
You can count to five. {young:Then you have to begin again, or take your socks off.|After that you have to begin again, or take your socks off.}
“One to five,” said {L}, {young:“and then one to five again. It is the same, but with a gap.”|“and then another one to five. It comes to the same, but with a gap.”}
{pausing} # company
And all that time the other hand had something to do, {young:and did it well.|and did it without looking up.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: L walk; heroes walk; grownup carry; friends walk
# things: stairs; gift left; lamp
The stairs are a place where it is a rule to have one hand on the rail. {young:And so they stood at the bottom, and did not know how to begin.|And so they stood at the bottom, and worked it out.}
One for the rail, and one for {gift}, {young:and then there was the water to carry.|and then there was the glass of water, which wanted one as well.}
“That is three,” said {grownup}. {young:“You have run out of hands, and you are only going to bed.”|“You have run out of hands, and you are only going to bed.”}
So {grownup} had the water, and the other end of {gift}. {young:Up they went, one step, and one step, like a parade.|Up they went, one step at a time, like a parade with nobody watching.}
“Does it always take so many?” asked {grownup}. ¶ “Only the first night,” said {L}. # spare
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up curious; grownup sit beside bed; heroes sit-up; friends sit
# things: bed; pillow; gift beside bed; lamp
{gift} came as near to the pillow as you can get. {L} lay down, and had hold.
“How many fingers does it take?” asked {grownup}. ¶ “All of them,” said {L}. But nobody had tried it with four.
So {L} put up the thumb, {young:and looked.|and kept very still, and looked at {gift}, and then at the window.} ¶ “Still today,” said {L}.
Next went the one that points. ¶ “Still today.” Then went the long one, and then the one that has no name.
Now there was only the little one on.
{young:And it was still today!|You could see the whole of {gift} round it, and nothing had gone.} # usual
“That one is quite small,” said {grownup}. ¶ “It is very good, though,” said {L}. {young:“It can do it by itself.”|“It never gets to do anything. It can stay on.”}
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; quilt; gift beside bed; lamp
The other four lay on the quilt. They had been shut all day, and they were pink.
“What shall we do now?” they might have asked. {L} let them do the edge of the quilt.
It was soft, and it was old. It had never once been new that they could think of. # spare
“I did not hold on to that,” said {L}, “and I have still got it.” # spare
“So you have,” said {grownup}.
The thumb lay down first. It had done the most. # more
Then the rest lay down by it, in a row, and there was still one up. # more
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; clear
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; gift beside bed; chair
“What was it like yesterday?” asked {grownup}. ¶ {L} had to think.
“I went to bed,” said {L}. “It was like this, but I had both hands.”
“And what did you do with them?” ¶ “I don’t know,” said {L}. “They just lay about. I would not do it like that now.” # spare
It was a long way off, by now. It had got quite thin. # spare
{L} had a yawn. One hand went up to it. It was the one that had time. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: door; lamp; bed; gift beside bed
{grownup} put out the big light, and left on the small one.
“I can’t see {gift_him} now,” said {L}. ¶ “Can you feel {gift_him}?” asked {grownup}. ¶ “With one,” said {L}.
It was cool on that side. It smelled of a shop, but not so much as it had. # spare
It would smell of the house, in a day or two. You can’t stop a house. # more
The door was left open, by about one hand. # more
“Is it still today?” ¶ “For a bit,” said {grownup}.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; orange on table; calendar; moon; window
In the kitchen there was one orange left. It lay where it had stopped.
The moon came in at the window, and had a look at the wall. # spare
It shone on the square with the goose. The one by that was dark, and it did not matter. # spare
Tick, went the clock. It has two hands as well. It does not hold on to a thing. # more
Down in the hall hung the coat. One of its sleeves was still inside out. # more
It was late. It was so late that it was nearly not today.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; gift beside bed
The bed was warm, and one hand was out in the air. # usual
{resting}
{keepsake}
{dream} # spare
“This one,” said {L}, “is busy.” There was no more.
Then {L} was asleep. {grownup} stood by the bed for a bit. # usual
The little finger let go. No one had told it to.
{gift} did not move.
It was not yesterday.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was tomorrow, and it had been for some time. {A} lay in bed with both hands under the quilt, and looked at them. Neither of them had hold of anything.
{A} turned round, not too fast. And there it was, in the sun, quite new.
“Nobody held on,” said {A} at breakfast. “All night!” Then there was an orange, and it was peeled in one long piece, by two hands.
-> DONE

=== next_bedtime
One little finger lay on the edge of the quilt. It had nothing to do.
-> DONE
