# about: learned(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); learning(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); broken-thing(stabilis&tomorrow|stabilis&in the morning|training wheel&tomorrow|training wheel&in the morning); nervous(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); scared(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); too-excited(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); can-do(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); play(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); outing(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without); patience(stabilis&off|stabilis&tomorrow|stabilis&in the morning|stabilis&without|stabiliz&off|stabiliz&tomorrow|stabiliz&in the morning|stabiliz&without|training wheel&off|training wheel&tomorrow|training wheel&in the morning|training wheel&without|trainer wheel&off|trainer wheel&tomorrow|trainer wheel&in the morning|trainer wheel&without)
# also: nervous; scared; too-excited; cannot-sleep; bravery; learned; happy; proud; outing
# kind training: training wheel*|trainer wheel*
# wants: child
# role grownup: parent = the grown-up with the spanner
# when: coming
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~Four Shoes of Nobody|Left, Right, Nobody}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: L kneel curious before bicycle; heroes kneel curious; grownup stand holding spanner; friends stand
# things: bicycle; tree; gate
{~“Who holds me up?” asked {H}, {young:and looked under the bike.|lying flat on the path, to see the bike from below.}|A spanner had been put out ready on the step. {young:{H} stepped over it, and went to look at the bike.|{H} stepped over it, and went to have a good look at the bike while it still had four wheels.}|On the path stood a bike with four wheels, {young:two big and two small.|two big ones and two small ones.} {H} counted them twice.}
The {is_training:training wheels|stabilisers} were to come off{is_wished_day: {wished_day}| very soon}.
{young:Then there would be only two wheels. That is not many.|Take two wheels from four, and there is not much left to sit on.} # usual
“Is it the left one that holds me up,” asked {L}, “or the right one?” ¶ “They take turns,” said {grownup}. # usual
“And who holds me up when they are off?” asked {L}.
“Ride to the tree,” said {grownup}, {young:“and we will see.”|“and we will see who does it now.”}
-> DONE

=== m1
# aside
# shot: object
# place: garden; dusk; clear
# action: heroes point curious at bicycle; grownup kneel; friends peek
# things: bicycle; wheel; spanner
First the bike was turned over, {young:and stood on its seat.|and stood on its saddle, with its legs in the air.} {A} gave each of the small wheels a push.
They had been new once, {young:and red all round.|and as red as two tomatoes, all the way round.} Now the red was only in the middle, where nothing had rubbed it off.
In the left one there was a {~dry leaf|bit of yellow string|long blade of grass}. {young:Nobody knew how long it had been in there.|It must have gone round and round in there since the spring.}
“They have been to the shop,” said {A}, “and to the ducks, {young:and back.”|and all round the pond the wrong way.”} # spare
The two big wheels went round without a sound. The two small ones rattled, {young:as if they had something to say.|and went on rattling for some time afterwards, like people in a queue.}
“Which is the good one?” asked {A}. ¶ “They are a pair,” said {grownup}. “They go together, like shoes.” # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: L ride curious bicycle; heroes run; grownup walk behind L; friends run
# things: tree; gate
So {L} rode to the tree, {young:and {grownup} came behind.|and {grownup} came behind, to listen.}
{joining}
{musing} # personal
A small wheel goes clack when it touches the path. {young:Clack, on this side. Clack, on that side.|Clack on the one side, and clack on the other, as the bike leans over.}
“Left!” called {L}. “Right! Left!”
{young:The left one was very busy.|The left one had a good deal to do that evening.} # usual
{hinderer_person:“Right!” called {hinderer}, from the gate, each time that it was Left.} # beat
{hinderer_animal:{hinderer} ran along on the right, and wherever {hinderer} ran, the bike went left.} # beat
{hinderer_carried:{hinderer} was set down at the tree, just where the bike had to turn, and so they had to begin again.} # beat
Then there was a bit without a clack. {L} looked down on the left, and that one was off the ground. {L} looked on the right. {young:So was that one!|That one was off the ground as well.}
“Nobody!” called {L}, and was so surprised that it was Left again.
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A stand laughing; heroes stand; grownup clap; friends stand
# things: bicycle; gate; tree
{A} got off, and tried it with legs. {young:One leg up. That was Left.|If only the left foot is on the ground, then that is Left, and it is a bit wobbly.}
The other leg up was Right. {young:That was a bit wobbly, too.|That was no better, and it ended in the hedge.}
“Now do Nobody,” said {grownup}.
{A} thought about it, and jumped. {young:Hop! Thump.|For as long as a jump takes there was nobody down there at all.} Then both feet were back, {~and one sock had come down|rather loudly|with a bit of gravel}.
{A} did it again, to make sure, and it was no longer than before. # more
“It is quite short,” said {A}. ¶ “It was longer on the bike,” said {grownup}. {young:“I heard it.”|“I was behind you, and I heard how long nothing went clack.”}
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; clear
# action: A ride bicycle; heroes point at bicycle; grownup stand; friends stand
# things: bucket; gate; tree
There was a bucket on the grass. They put that in the way, {young:so that {A} had to ride round it.|to see what happens in a bend.}
It was Left all the way round, {young:clack, clack, clack, clack.|with no turn for the other one, which hung in the air and had a rest.}
“And the other way round the bucket?” asked {grownup}. {young:¶ It was Right, all the way.|¶ Then it was Right, and it was Left who had the rest.}
Just where the bend stopped, before the straight bit, there was a very small {~gap|quiet}. {young:{A} heard it and shouted.|{A} had ears for it by now.}
“Nobody!” called {A}. ¶ “At the bucket?” said {grownup}. “Well!” # spare
{pausing} # company
-> DONE

=== s3
# shot: close
# place: garden; dusk; clear
# action: L kneel surprised before puddle; heroes point; grownup hold watering-can; friends peek
# things: puddle; bicycle left; tracks
“It can’t be nobody,” said {L}. “I would have fallen over.”
{themed_a} was put on the grass, to show where the bike should start. # personal
{grownup} took the watering can, and made a puddle. Through it rode {L}, and on to the tree. {young:Then they went back to look.|Then they went back, to read what the wheels had written.}
{helper_person:“Here is a Left,” said {helper}, “and here is a Right, and I have got wet knees.”} # beat
{helper_animal:{helper} put a nose to it, and went along it to the end, and came back with a wet nose.} # beat
{helper_carried:{helper} was set down at the very first Left, so that nobody would lose the place.} # beat
In the middle ran a long wet line. That was the big wheels. On the left there were short lines, and there were more on the right.
Then came a place where there was only the long line, {~beside the daisies|near the gate post|beside the third bush}. There was no Left there, and no Right.
“There,” said {L}. {young:It was four shoes long!|{L} went along it, heel to toe. It was four shoes long.} “Four shoes of nobody.”
A sparrow had come down to drink there. It looked left and right as well. # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: bird walk curious; A crouch curious; heroes crouch; grownup stand; friends crouch
# things: puddle; tracks; bicycle left; tree
A sparrow was there, and went along the path, {young:hop, hop, hop.|hop, hop, and drank a bit of Left, and then a bit of Right.}
It got to the place with nobody, and stopped. {young:It looked on this side, and it looked on that side.|It put its head over and looked with the one eye, and then it put it over the other way and looked with the other eye.}
“There is nothing there,” {A} told it. {young:“It went up.”|“They were both up in the air.”}
The sparrow looked up, to see whether they were still there. # spare
Then it flew across, {~to a twig|to the top of the gate|to the hedge}, {young:with no wheels on at all.|as if there were nothing to it.}
-> DONE

=== s4
# shot: behind
# place: garden; dusk; clear
# action: L ride proud bicycle; heroes wave happy; grownup stand; friends stand
# things: tree; watering-can; puddle; gate
“But who held me up there?” asked {L}.
“Well,” said {grownup}, “who was on the bike?”
“Only me,” said {L}.
{L} looked at the long wet line. {young:“It was me,” said {L}.|“It was me,” said {L}. “I did not even notice.”}
“You looked quite busy,” said {grownup}. # usual
Of course they had to fill the can once more. {young:The next one was six shoes long.|The next Nobody was six shoes long, and after it came a lot of Left.} The last one was nine. # usual
“Left!” called {L}, all the way to the tree. “Right! Me!”
-> DONE

=== m3
# shot: above
# place: hallway; dusk; clear
# action: L push bicycle; heroes hold; grownup hold spanner; friends walk
# things: door; mat; coat on hook; hook; lamp
The bike came into the hall. It was wet. It made a long line on the mat.
“Where will they live,” asked {L}, “when they are off?” ¶ “In the tin with the screws,” said {grownup}.
{L} looked into the tin. It was dark in there, and there was a bit of grit. # spare
“Not in there,” said {L}. “On the window-sill, so that they can see me go past.”
So a place was made for them, between the plant and the keys. It was wide enough for two. You could see the path.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: L look-through curious window; heroes peek; grownup stand; friends stand
# things: window; curtain; moon; tree
{A} looked out of the window once more. The path was still there, as far as the tree.
The short lines had dried up first, the left and the right. # spare
The long one was there still. The lamp from the kitchen lay on it, and it shone a bit.
By and by the long one got thin as well. It went from the tree end. It had no hurry. # more
“It can go,” said {A}. “I know where it was.” The curtain was drawn, and that was that.
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth happy; heroes brush-teeth; grownup stand; friends stand
# things: sink; mirror; toothbrush; towel
Teeth were done. They went left, and they went right.
“And in the middle?” asked {grownup}. In the middle was the tongue. It got out of the way.
There was a bit of path on {As} chin, and it was washed off. There was more on both knees. # spare
“Your shoes are wet,” said {grownup}. ¶ “They had to measure,” said {A}.
The shoes were put on the mat, heel to toe, to dry. They were two shoes long.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: bicycle; spanner; mat; moon
It was dark in the hall. The bike leant on the wall, and the wall had it.
The two small wheels were on it still, one on each side. They did not rattle. # spare
By the door lay the spanner. The moon came in as far as that, and made it shine. # more
A leaf came down off the tree outside. You could have heard it land. It was as quiet as that.
All four wheels stood still. Nobody had to be held up.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and rolled to one side. The bed went creak.
{resting}
{keepsake}
{dream} # spare
“Left,” said {L}, and rolled over. Creak. “Right.”
“And now?” asked {grownup}.
Now {L} lay in the middle. It was flat there, and warm. # usual
There was no creak on the left. There was none on the right.
“Nobody,” said {grownup}, very low.
“Me,” said {L}.
Then nothing creaked at all. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a letter in the hall, and it had been put through the wrong way up. It was from the sparrow.
“I have looked at the whole path,” it said, “from the gate to the tree, and on both sides. There is nobody on the left and nobody on the right. I find that it goes very well like that. I have always done it so myself.”
There was half a seed in with it, for {H}.
-> DONE

=== next_bedtime
Half a seed lay on the window-sill. From there it could see the path.
-> DONE
