# about: nervous
# also: cannot-sleep; bedtime; staying-in-bed; outing; performance; journey; club; party; shy
# news: bad
# wants: child
# role grownup: parent = the grown-up with the towels
# ages: 3-9
# holds: dark(kind)

=== title
{~Mostly Hat|And Then, Said the Hat}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A sit-up worried; heroes sit worried; friends stand
# things: bed; hat on bed; lamp; window; moon
{~{H} saw the first one come in. {young:It came under the door.|It came under the door, took a run at the quilt, and was up.}|It was bedtime, and {H} {was} not alone. {young:There was a hat on the quilt.|At the foot of the bed, on the quilt, stood a hat with feet under it.}|Something was coming up the stairs, one at a time. {young:“Who is that?” asked {H}.|It was so small that {H} heard it puff at every step.}}
It was a What-If, {young:which was as big as an egg, and mostly hat.|which is a thing no bigger than an egg, and most of that is hat.}
“What if it is very loud?” it said.
{L} was nervous, and that is when they come{young:, for they can hear it right down the road|, since they can hear somebody being nervous from the other end of the road}.
{is_wished_day:It was to be {wished_day}, and there was all the night to get through first.} # wished
“What if it is very loud?” it said again. {young:Then it sat down on the pillow.|Then it sat down in the middle of the pillow, as you do when you mean to stay.} # usual
{L} only wanted to lie down.
-> DONE

=== s2
# shot: two
# place: bedroom; night; clear
# action: A point worried door; heroes sit-up worried; friends stand surprised
# things: bed; 5 hat on bed; hat on chair; chair; door
Then they all came. “What if you can’t find your shoe?” said the next one, {young:and sat down next to the first one.|and took the warm place next to the first one.}
“What if everybody looks?” said two together, who shared one hat. # usual
{joining}
{musing} # personal
“Out you go,” said {A}, and held the door for them. They went out, {young:one behind the other, and came in again at the other side of the bed.|one behind the other, quite politely.} {not young:A minute later they came in from under the bed, and each of them had brought another one.}
{hinderer_person:“What if there is no cake after it?” asked {hinderer}. One more hat came in, and sat down.} # beat
{hinderer_animal:{hinderer} sniffed at the smallest, and sneezed, and four hats blew off the bed and came back cross.} # beat
{hinderer_carried:{hinderer} was laid on the pillow to keep it free, and soon had a hat on each side.} # beat
“What if there is no more room?” said one at the edge, {young:and fell off.|and fell off, and came up again to see whether there was.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; night; clear
# action: A lie-awake worried; heroes lie-awake; friends sit
# things: bed; 3 hat on quilt; quilt
So {A} got right under the quilt, {young:and pulled it shut with both hands.|and held it shut with both hands and a foot.} You can’t be asked things if you are not in.
It was quiet. {young:Then a hat came in at the bottom, and went up past the knees.|Then something came in at the feet end, and felt its way up past the knees.}
“What if it is dark?” it whispered. ¶ “It is dark,” said {A}. {young:“You are in a bed.”|“You have just come into a bed.”}
“Oh,” said the What-If. {young:It had to think.|It had not been told, and had to think of another one.}
By then they were all inside, {young:and nobody could move a toe.|and it was like a bus in there, with everybody’s hat in somebody’s eye.} {A} came out on top, with red ears. # spare
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; night; clear
# action: A peek curious at stairs; heroes peek; friends stand
# things: stairs; 8 hat on stairs; lamp
Out on the stairs they stood in a queue. {young:There was a hat on every step, from the top one down to the mat.|There was a hat on every step, right down to the mat, and the door had not quite shut on the last.}
“What is it about?” asked one at the back. {young:¶ “What is what about?” said the one in front.|¶ “What is what about?” said the one in front of it, over its shoulder.}
“All this. What are we asking about?”
{young:Nobody knew.|It went up the queue from step to step, and came down again, and nobody knew.} They had seen the others go in.
“Shall we go home, then?” said the one at the back. ¶ “What if we miss it?” said all the rest. {young:So they stayed.|So they stayed where they were, and moved up one step.}
-> DONE

=== s3
# shot: above
# place: bedroom; night; clear
# action: grownup stand holding towel; A sit-up worried; heroes sit-up; friends sit
# things: bed; 5 hat on bed; towel in grownup.hand; door; lamp
“How many?” asked {grownup}, from the door. ¶ “Eleven,” said {A}. “They will not get off.”
“It will be all right,” {grownup} told them. {young:“What if it is not?” said number twelve.|“What if it is not?” said a new one, which had been waiting on the landing for just that.}
“But I am nearly sure of it,” said {grownup}. {young:“What if nearly is not enough?” said number thirteen.|“What if nearly is not enough?” said the thirteenth, and wiped its feet.} # usual
It was no good to tell them things. {young:They did not listen. They only asked.|They were all mouth and hat. They had come to ask, and not to be told.} # usual
{helper_person:“Nobody ever asks them anything,” said {helper}, who had moved up to make room. “It must be dull.”} # beat
{helper_animal:{helper} lay down along the bottom of the door, and after that no more of them got in.} # beat
{helper_carried:{helper} was held tight, right under the chin. {helper} did not ask one single thing.} # beat
“What if it is very loud?” said the first one, in {As} ear. {young:It never said anything else.|It had said so nineteen times, and had not changed a word.} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: bathroom; night; clear
# action: grownup point at bath; A peek curious at hat; heroes peek; friends stand
# things: bath; 5 hat on bath; basin; towel
“Mine sit along the edge of the bath,” said {grownup}. {young:So they went to see, and there were five of them, drying their socks.|So {A} went to see, and there they were, five of them, drying their socks.}
These were grown-up ones. {young:One had a grey moustache.|They had been coming for years, and one of them had a grey moustache.} “What if you have left the tap on?” it said.
{young:The tap was off.|{grownup} looked at the tap, and so did everybody, and it was off.} “What if it drips?” said the moustache, {young:very quickly.|quite as if that was what it had meant.}
{A} had not known that grown-ups got them. {young:“Do they go away?” ¶ “They come and go,” said {grownup}.|“Every evening?” ¶ “No,” said {grownup}. “But they do like a Sunday.”}
{pausing} # company
-> DONE

=== l2
# shot: two
# place: bedroom; night; clear
# action: A draw curious paper; heroes draw; grownup sit; friends sit
# things: paper; pencil; 3 hat beside paper; lamp; rug
{A} thought of drawing them, {young:to see which was which.|so as to have them all on one page and be able to put the page away.}
They stood still for it at once, {young:with their tummies in.|pulled in their tummies, and wished to be done from the left.} There was a tall hat, and a flat one, {young:and one with a hole.|and one that had been sat on in a train.}
“What if you do me too small?” said the flat one. {young:{A} did it bigger.|{A} rubbed it out, and did it bigger.} ¶ “What if that is too big?” it said.
It was good to see them all on paper. {young:They were not as many as they sounded.|There were not nearly as many as it sounded like.} But the ones on the bed had not gone. They were looking at the picture. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: L sit-up curious before hat; heroes sit-up; grownup sit; friends sit
# things: bed; hat on pillow; pillow; lamp
“What if it is very loud?” said the first one. {young:It had asked that twenty times.|That made twenty times.}
{L} was too tired to say shoo. “And then?” asked {L}.
The What-If shut its mouth. {young:It had a look in its hat.|Nobody had ever asked it that. It took off its hat, and had a look in there.}
“Then it is loud,” it said. ¶ “And then?”
“Then it stops,” said the What-If. {young:It was surprised.|It sounded surprised.} ¶ “And then?”
It thought and thought. All the others turned round. # usual
“Then it is over,” it said. “I think that there is supper. {young:I did not know that.”|I have never gone on as far as that.”}
It put its hat on the chair. It sat down. It gave a very small yawn.
It had a nice face. {young:You could not see that with the hat on.|You would never have thought so, with the hat on.} # usual
-> DONE

=== m4
# shot: behind
# place: bedroom; night; stars
# action: A point happy at hat; heroes sit-up; grownup hold hat; friends sit
# things: bed; 3 hat on chair; chair; 2 hat on bed; lamp
“What if you can’t find your shoe?” said the next one, but not so fast as before. ¶ “And then?” said {A}.
“Then you look for it. Then it is under the bench.” It waited. “And then?” it asked by itself, and then it said, “Supper!” and took off its hat.
Two had one hat, and had to talk about it. “Then they all look,” said the left one. “Then they have seen you,” said the right one. “And look at somebody else.” # spare
They went all sorts of ways, long ways and short ones. They all came out at supper.
{young:It was very good soup.|“What sort of supper?” one of them wanted to know.} It was soup. # more
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A listen calm at hat; heroes listen; grownup sit; friends sit sleepy
# things: bed; big hat on bed; lamp; 4 hat on chair; chair
One was left that had the biggest hat of all. It had not said a word yet.
“What if it goes wrong?” it said. It had a very low voice.
The room was quiet. ¶ “And then?” said {A}, and held on to {grownup}.
“Then it is wrong,” said the big one. It thought hard. The hat came down to its chin.
“Then you do the next bit,” it said, inside. “And there is some soup. They kept it for you.”
It pushed up its hat. “With a lid on,” it said. “So that it stays hot.” # spare
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: grownup hold towel; A hold slipper; heroes carry slipper; friends sit sleepy
# things: 2 slipper on rug; rug; 5 hat on shelf; shelf; lamp
They could not go home so late. They were put to bed.
Two went in one slipper. Two went in the other.
One had the cup from the bath. One had a sock. {grownup} laid a towel on the rug. The rest lay down in a row.
All the hats were put on the shelf. It was full, from end to end.
“What if I can’t sleep?” said one in a slipper. ¶ “And then?” said the one next to it. There was no answer. # spare
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: shelf; 5 hat on shelf; moon; window
The moon came in, and saw a shelf of hats.
There was nobody under them now. They were only hats.
There was a tall one. There was a flat one. There was a very big one.
The tall one had a bit of moon in it. # spare
You could hear some very small breathing, down by the rug. In. And then out. # more
Nobody asked it anything. It was a good thing for a hat, to have a night off. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in L; friends sleep
# things: bed; shelf; 4 hat on shelf; slipper on rug; rug; window; moon
The pillow was free. {L} lay down on it, and it was warm.
{resting}
{keepsake} # usual
{dream} # spare
The smallest one had stayed, on the quilt. It had no hat yet.
“What if it is morning?” it said.
“And then?” said {L}, in the dark.
“Then there is toast,” it said. ¶ “And then?” # usual
It did not say. It was asleep, with its feet in the air.
And then {L} was, too.
Goodnight, hats. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the slippers were empty, and all the hats had gone from the shelf, but one. It was the flat one, and there was a note in it.
“I came about something,” it said, “and I have forgotten what. I will call again when I remember. Please keep my hat dry.”
{H} put an egg under it at breakfast. It fitted very well, and the egg stayed hot to the end.
-> DONE

=== next_bedtime
The flat hat was on the shelf. There was nobody under it, and nobody on the stairs.
-> DONE
