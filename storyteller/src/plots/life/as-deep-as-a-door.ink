# about: bravery(deep end|deep-end|deep part|deep bit|deep side|big pool|out of her depth|out of his depth|out of their depth); proud(deep end|big pool); learned(deep end|big pool); can-do(deep end|big pool); learning(deep end); trying-again(deep end); won(deep end)
# also: proud; happy; too-excited; bravery; trying-again; learned; can-do; club; outing; tired; scared; nervous
# kind scared: scared|afraid|frightened|terrified|nervous|worried
# wants: child
# role grownup: parent = the grown-up with the wet towel
# ages: 3-9
# holds: water(kind), pool(kind), dark(kind)

=== title
{~As Deep as a Door|The Water in the Hall}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L wave proud; heroes stand proud; grownup hold towel; friends stand
# things: door; bag left; mat; coat on hook; hook
{~“{We} went in the deep!” said {H} at the front door, {young:with wet hair.|before the bag was down, or the door was shut.}|A swimming pool has two ends, and now {H} had been in the other one, {young:the deep one.|the deep one, where the ladder is, and the rope.}|At one end of the pool you can stand on the floor. {H} had been at the other end today, {young:where you can’t.|where not even the teacher can.}}
{is_scared:“I was scared first,” said {L}, “and then I was in it.”|“My feet looked for the floor,” said {L}, “and it was not in.”}
“And how deep was it?” asked {grownup}. ¶ “Very,” said {L}. ¶ “As deep as the bath?” # usual
{young:{L} put the bag down. As deep as the bath!|Nobody who had seen that water would have said the word bath.} # usual
{L} wanted {grownup} to see how deep it was. {young:But a pool has to stay at the pool.|But you can’t bring a pool home. All that had come was the wet towel.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L reach-up worried; grownup crouch curious at L; heroes reach-up; friends stand
# things: table; towel on chair; chair
They went into the kitchen, where there is room for arms. # usual
{joining}
{musing}
{L} showed it with two hands, {young:one down and one up.|one for the floor of the pool and one for the top of the water.}
“I see,” said {grownup}. {young:“As deep as a cat.”|“As deep as a good-sized cat.”}
{hinderer_person:“My arms are longer,” said {hinderer}, and held them out. But {hinderer} had not been there, and so it did not count.} # beat
{hinderer_animal:{hinderer} came and stood in between the two hands, and then it was just as deep as {hinderer}.} # beat
{hinderer_carried:One of the hands had to hold {hinderer}, and with the other one alone it was not deep at all.} # beat
{L} pulled until both shoulders clicked. “It is only my arms that stop,” said {L}. # usual
“As deep as a dog, then,” said {grownup}, {young:to be kind.|who was doing what can be done by somebody who was not in it.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: laundry; afternoon; clear
# action: A hold curious goggles; grownup hold towel; heroes peek; friends peek
# things: goggles; towel; saucer; drop
Somebody else had been there, {young:and that was the goggles.|and had seen all of it, with both eyes.} But goggles can’t talk.
They were shaken over a saucer. {young:Out came one drop.|Out came one drop, which had come home in the left eye.}
“That is it,” said {A}. “That is some of it.” {young:They all bent down.|They all bent down to see how deep it was.}
It was round, and it had the window in it. {young:It was as deep as a lentil.|Without the rest of it you could hardly tell that it had been near the ladder.}
“It does not look deep,” said {grownup}. ¶ “It is not doing it now,” said {A}. # more
So the drop was let go down the sink, where there might be others. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A eat happy toast; grownup sit-on-chair curious; heroes eat toast; friends sit
# things: table; toast on plate; plate on table; glass on table
There was toast, because swimming makes you hungry right down to the knees.
“What is on the bottom?” asked {grownup}. ¶ “Lines,” said {A}. {young:“They wobble.”|“Black ones. They wobble when you look, and I think that they do it all the time.”}
“And is anybody down there?” ¶ {A} thought. {young:“A plaster,” said {A}.|“There is a plaster,” said {A}, “that came off somebody’s {~knee|heel}. It has it all to itself.”}
A crumb fell into the glass of water, {young:and went down.|and stood for a while on the top, and then went down past the stripe.} They watched it go.
“Is it deep for a crumb?” asked {grownup}. ¶ “It is very deep for a crumb,” said {A}, {young:and fished it out.|and went down after it with a spoon.} # more
-> DONE

=== s3
# shot: wide
# place: living-room; dusk; clear
# action: L carry cushion; grownup fall surprised; heroes hold cushion; friends stand
# things: sofa; 5 cushion; rug; themed on sofa
Then they piled up all the cushions, to make it {young:deeper.|deeper than arms.}
{themed_a} went on the top, to be the person swimming. # personal
The pile came up to {As} nose. {young:Then it all fell on {grownup}.|Then it leaned, and lay down on {grownup}.}
“That was deep,” said {grownup}, from under the last cushion. ¶ “It was only up to my nose,” said {L}. # usual
{helper_person:“Is there no number on it?” asked {helper}. “They put a number on most things.”} # beat
{helper_animal:{helper} dug {grownup} out again, and began with a slipper.} # beat
{helper_carried:{helper} had been at the very top, and came down last, and lay there looking up.} # beat
{L} sat among the cushions and thought of the side of the pool. {young:It was blue, and it had a number on it!|It had blue tiles, and by the ladder there was a number in black.}
“It was a two,” said {L}. ¶ “Two metres,” said {grownup}. “Where did we put the tape?”
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A pull surprised tape-measure; grownup look-up; heroes peek; friends peek
# things: drawer; tape-measure; key; table
The tape was in the drawer where things are put that have no drawer, {young:under the string.|under the string, and the two keys that open nothing.}
It came out with a rattle, and it wanted to go back. {young:Snap!|If you let go of it for a moment it went home, with a snap.}
On the way {A} measured the table. {young:It was a shallow one.|The table was quite shallow, and you could have stood anywhere in it.}
The fridge was deeper. {young:The cup was the least deep of all.|The cup was for babies, and even they would have had to sit.}
{pausing} # company
{grownup} measured a {~spoon|banana}, too, for no reason. It is hard to stop. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A lie-back curious on rug; grownup kneel; heroes lie-back; friends lie-back
# things: tape-measure; rug; 3 shoe; sofa
They laid it along the rug, with the two at the far end. {young:{A} lay down next to it.|{A} lay down beside it, with heels at nothing and toes up.}
{As} head came to an end. {young:But the tape went on.|The tape did not. It went on past the hair, and off the rug, and away under the chair.}
“What is that bit?” asked {grownup}. ¶ “That is the bit with nobody in it,” said {A}.
They put shoes there, {young:to see how much nobody it was.|toe to heel, to see how much of nobody there was.} It took {~three|four} of them.
{A} lay and looked up at the ceiling. {young:It is odd, to lie in the deep.|It was not every day that you lay on your back beside something as deep as that.} # more
-> DONE

=== s4
# shot: behind
# place: hallway; dusk; clear
# action: L sit laughing on stairs; grownup walk laughing; heroes sit on stairs; friends stand
# things: stairs; door; tape-measure; coat on hook; hook; 2 boot
So {grownup} stood the tape up against the front door. {young:It went past the handle.|It went past the handle, and the coats, and all of {grownup}’s hair.} At two metres they came to the top of the door.
“As deep as a door,” said {L}. Then nobody said anything.
They looked up at it, and all round. {young:The coats were in the water. So was the mirror.|If that was the top, the coats were under water, and so was the mirror.} # usual
“Then I am on the bottom,” said {grownup}, holding a nose shut with two fingers.
{L} went up the stairs. {young:One, two, three. Out came a head!|The head came out first.} {L} sat down on the stair where the water stopped, and put both feet in.
Far below walked {grownup}, slowly, among the boots, with round cheeks. {young:Blub.|One bubble came up, and it was a large one.} # usual
“Hello!” called {L}. ¶ {grownup} looked all the way down the door, and all the way up again.
“You were up there,” said {grownup}, “with all of this under you?” ¶ “All of it,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L sit-on-chair laughing; grownup sit-on-chair laughing; heroes sit-on-chair; friends sit
# things: table; plate on table; fork; clock; door
Supper was on the bottom that night. The forks went up and down slowly.
“Blub?” said {grownup}, with the jug. ¶ “Blub, please,” said {L}.
A pea got away. It would have floated up. It was let off. # spare
The clock hung just over the top. It was the one thing in the room that was dry. # spare
“And it has no towel,” said {L}. # more
They put the plates in the sink. It is odd, to wash up down there.
The soap went up in the end, and stayed up. It had always wanted to. # more
-> DONE

=== l3
# aside
# shot: wide
# place: hallway; night; clear
# action: L walk sleepy; grownup walk; heroes walk; friends walk
# things: stairs; 2 door; lamp
On the way to bed they came past all the doors. They were as deep as each other.
The one for the towels was not. It was as deep as a stool. # spare
There was a mouse hole, too. That was the shallow end. # more
“Which is the deepest?” asked {grownup}. ¶ {L} looked. “Ours,” said {L}. # spare
It was open a bit. There was a lamp in it.
They went in, one by one, at the bottom.
Nobody had to hold a nose. They were all used to it by then. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; lamp; door; shelf
{L} lay flat, and looked up. The top of the water went over the lamp. It went over the shelf.
A moth sat on the wall, high up. It was dry. It had no idea.
“Did the floor come back?” asked {grownup}. ¶ “At the ladder it did,” said {L}.
“Was it pleased?” ¶ “I did not ask. I was just there again.” # spare
Two feet moved about under the quilt. They found the end of the bed. It was in. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: door; 2 boot; tape-measure on stairs; stairs; coat on hook; hook
In the hall it was dark and still, from the mat to the top of the door.
The boots stood on the bottom. They leaned a bit, as things do there. # spare
The coats hung down, and did not move one sleeve. # more
On the stairs lay the tape. It had gone home into itself. # spare
Then the moon came in at the glass over the door. It lay on the top, and it was quite flat.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; grownup sit calm; heroes sleep; friends sleep
# things: bed; quilt; lamp; door; towel on chair; chair
“It is still up to there,” said {L} in bed. ¶ “Shall I let it down a bit?” asked {grownup}.
{resting}
{keepsake}
{dream} # spare
So {grownup} turned down the lamp, and the water went down, too.
It went past the hook. It went past the handle. # usual
It came down as far as the quilt, and there it stayed. It was warm. # usual
The bed held up two arms. It held up a chin.
“How deep is it now?”
{L} had to feel.
“As deep as a bed.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A spider came down from the top of the front door on one long thread, past the hook, and past the handle, and stopped just over the mat.
“Two metres,” said {A}. ¶ “I could have told you that,” said the spider. “I do it every night, and nobody has ever asked me.” So {H} asked, and it told them the depth of the cupboard, both coats, and one left boot.
-> DONE

=== next_bedtime
A thread hung down from the top of the door. It ended just above the floor, and somebody had tied a very small knot in it.
-> DONE
