# about: somebody-left(moved&away from&chat|moved&away from&talk|moved&away from&in class|moved his seat|moved her seat|moved seats|moved to sit); left-out(moved seats|sit next to&any more&!nobody&!no one&!no-one|sit next to&anymore&!nobody&!no one|not allowed to sit with|sit with&split|new seats at|seating plan|seats in class); new-class(to another table|to a different table|new seats|moved tables|seating plan); told-off(separated her and|separated him and|separated them|split them up|moved to the front|moved her away|moved him away); sad(seating plan|moved seats|not next to|not sitting next)
# about: school-day(seating plan|moved away from|moved her|moved him|away from|moved seats|moved his seat|moved her seat|changed the seats|new seats|sit next to&any more&!nobody&!no one|sit next to&anymore&!nobody&!no one); quarrel(separated them&teacher|split them up&teacher)
# also: told-off; sad; left-out; new-class; school-day; missing; somebody-left; embarrassed; lonely; person
# wants: child
# role who: playmate, friend, somebody, person(friend) = a friend
# role grownup: parent = the grown-up with the beans
# ages: 3-9
# needs: hands
# holds: school(kind), dark(kind)

=== title
{~Fold, and Fold, and Press|Six Things and an Elbow}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L sit-on-chair sad; heroes sit-on-chair; grownup stir curious pot; friends sit
# things: table; fridge; pot on stove; stove
{~It was so quiet in the kitchen {young:that you could hear the fridge.|that the fridge could be heard thinking.} And yet {H} {was} in it.|{H} came home, and did not say a word, {young:not even to the fridge.|and after ten minutes of it {grownup} came to see who was there.}|“Is anybody in?” called {grownup}, for there was no noise at all. {young:But {H} {was} in.|It was {H}, in the kitchen, being in.}}
{L} held up seven fingers. On each was a thing that had happened today.
“I don’t sit by {who_known:{who}|my friend} now,” said {L}, {young:“and it was too far to tell.”|“and my new place is too far away to tell anybody anything.”}
“Oh,” said {grownup}, and put down the spoon, and sat down beside {L}. # usual
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L eat sad bean; heroes eat; grownup sit-on-chair; friends sit
# things: table; 2 plate on table; fork; lamp
If a finger went down, the thing would be gone, {young:and so they were kept up for supper.|and so they had to be kept up for supper as well.}
{joining}
{musing} # personal
{L} ate the beans with the three fingers that were left, {young:one bean at a time.|and you do not get many beans that way.} # usual
“Tell me,” said {grownup}. So {L} did. “A fly,” said {L}, “walked across the board, {young:and sat down on the answer.”|and when it came to the answer it sat down on it.”}
“I see,” said {grownup}, and that was all.
{hinderer_person:“What was the answer, though?” asked {hinderer}, three times, and thought that somebody must have told the fly.} # beat
{hinderer_animal:{hinderer} licked the first finger, where the fly had been, and took a good look at the second.} # beat
{hinderer_carried:{hinderer} was asked as well, and looked as if there had been no fly.} # beat
{themed_a} was told about the fly too, and it did not laugh. # personal
“It was funny then,” said {L}, “but it has gone cold. {young:You have to have it warm.”|You have to have it warm, and it was two hours to the bell.”}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L point elbow at grownup; heroes sit; grownup sit surprised; friends sit
# things: sofa; cushion; lamp; rug
“How did you do it before?” asked {grownup}. {young:So {L} showed it, on the sofa.|You can’t explain that, and so they sat down on the sofa, side by side.}
{L} looked straight ahead, and put out an elbow, {young:a very little.|no further than the width of a biscuit.}
“Ow,” said {grownup}. “What is it?” ¶ “You don’t ask what it is,” said {L}. {young:“You go ‘hff’.”|“You look where I look, and then you go ‘hff’, down the nose, and nobody can hear it.”}
They tried it again. {L} looked at a slipper, and out came the elbow. {young:“HFF!” went {grownup}.|“HFF!” went {grownup}, so that the curtain moved.}
“Too loud,” said {L}. {young:“We would have been moved.”|“They would have moved us both for that, and the slipper as well.”}
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: L reach-up worried tap; heroes stand; grownup stand; friends sit
# things: sink; tap; soap; towel; jumper
It is not easy to live with seven fingers up. {young:The tap was hard.|For one thing, there was the tap.}
{L} turned it on with an elbow, {young:and washed the other three.|and washed the three that were free, and they washed one another.}
The jumper was worse. {young:The hand came to the end of the sleeve, and did not fit.|A hand with five fingers up is as wide as a rake, and a sleeve is not made for a rake.}
“You could put them down,” said {grownup}, “just for the sleeve.” ¶ “Then one would get out,” said {L}. {young:“And I would not know which.”|“And I would lie awake, and not know which of them it had been.”}
So the jumper stayed on, and had water up to the elbows. # spare
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L draw curious; heroes draw; grownup sit-on-chair; friends sit
# things: table; paper on table; crayon; lamp
“A soup keeps warm with a lid on,” said {grownup}, {young:and went to get some paper.|and looked about for a lid, and found some paper.}
So {L} drew the board, and the answer with a fly on it, {young:and shut the paper on top of them.|and shut the paper, as small as it would go.}
“Fold,” said {L}, “and fold, and press.” And for the first time since school, a finger went down.
{helper_person:“Press harder,” said {helper}, and sat on it, just to be sure.} # beat
{helper_animal:{helper} lay down on top of it, and that is warm, and very good pressing.} # beat
{helper_carried:{helper} was stood on top of it, with a plate as well, and pressed.} # beat
They waited for as long as an egg takes. Then {grownup} opened it by one corner.
“Hff,” went {grownup}, down the nose. {young:It was because of the fly.|It had come out by itself.}
“It is still warm,” said {L}. “{who_known:{who}|My friend} can have it at playtime.”
-> DONE

=== m2
# aside
# shot: object
# place: kitchen; dusk; clear
# action: heroes draw happy
# things: table; paper on table; crayon; window; door
After the fly came the door. {young:It went past the window.|It had gone past the classroom window at five to ten.}
It was a whole door, and it had four legs. {young:There were men on the back of it.|There must have been two men behind it, but from inside you only saw the legs.}
“Did it knock?” asked {grownup}. {young:¶ “It had nothing to knock on,” said {L}.|¶ “It couldn’t,” said {L}. “Somebody has to knock for a door, and they had their hands full.”}
{pausing} # company
You could not have told a door with an elbow, {young:or only with two.|or you would have needed both, and a knee.}
Fold, and fold, and press. # spare
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L draw laughing; grownup point curious; heroes draw; friends look-up
# things: table; paper on table; crayon; shoe; lamp
The fourth was a tummy. In the middle of sums it had said a whole sentence, {young:with a question at the end.|and it went up at the end, like a question.}
“Whose was it?” asked {grownup}. {young:Nobody knew. They had all looked at their own.|Nobody knew, for the whole class had looked down, and each had looked at their own.}
It was hard to draw. {young:In the end it was a line with bumps.|In the end it was a line that went along, and had a bump, and came up with a curl.}
The fifth was a shoe that squeaked to the bin, {young:and then squeaked all the way back.|and then had to come all the way back again, past everybody, and it knew it.}
“Hff,” went {grownup}. {young:That was two in a row.|It was quite a small one, and very good.} # spare
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L fold calm paper; grownup sit beside bed; heroes sit-up; friends sit
# things: bed; lamp; 6 paper on quilt; quilt
On the bed lay six papers, folded up, in a row. One finger was still up.
“What is the seventh?” asked {grownup}. ¶ “It is not a funny one,” said {L}.
Outside it was dark by now, and the tree moved a bit. # usual
“Nothing happened,” said {L}. “It was just quiet, and my elbow went out, {young:to where {who_known:{who}|my friend} used to sit.”|all by itself, to where {who_known:{who}|my friend} always sat.”}
“And?” ¶ “There was only air.”
{grownup} sat there, and had nothing to say to that. {grownup} put out an elbow, a very little. # usual
So it was drawn. It was one elbow. You could see where it wanted to go.
Fold, and fold, and press.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L stretch happy; grownup sit; heroes sit-up; friends sit
# things: bed; quilt; lamp
Now all the fingers were down. They had been up for so long that they did not know where to go.
{L} let them lie. Then {L} let them walk, on the quilt, this way and that. # spare
One of them had to scratch the nose. It had been needed there since lunch.
“And can you tell me things, too?” asked {grownup}. “Not those. Some new ones.”
“If you come quickly,” said {L}. “You have to have them warm.”
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L hold calm paper; grownup hold coat; heroes stand; friends stand
# things: coat on hook; hook; shoe; lamp
They all went down once more, in socks, with the papers. The coat hung in the hall. It had a deep pocket, and it was soft in there.
In went the fly, and in went the elbow, and all that there was in between. They went in one by one, and none of them fell out. # spare
There was a button in there already, and it moved up for them. # more
“When can you give them?” asked {grownup}. ¶ “When the bell goes,” said {L}. “Then we are all out, and no one sits.”
It would be no good to look at them all at once. They would do one, and run, and do one, and run. # more
The pocket was shut. You could see that there was something in it. # spare
The coat hung there, and kept them warm. It is what a coat is for.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; lamp; quilt; pillow
“Do you think that there are some for me?” asked {L}. “From {who_known:{who}|my friend}?”
“What would be in them?” asked {grownup}.
“The fly,” said {L}. “It went on. It went to that side, too.”
So it might be that they had the same fly, from two ends.
“Hff,” said {L}, down the nose. It was not loud. No one would have been moved for it.
-> DONE

=== l4
# aside
# shot: wide
# place: school; night; stars
# action: heroes sleep
# things: 4 desk; blackboard; window; moon
It was dark at school. No one sat by anyone.
The fly was up on the lamp. It had had a long day, and it had got the answer. # spare
The moon came in, and sat down at the first desk. Then it got up, and sat at the next. It went to them all, one by one, and was not told to stop. # spare
Out in the yard hung the bell. It did not ring yet.
But it was there, and it would.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup fold blanket; friends sleep
# things: bed; pillow; lamp
Then it was time to be put away for the night. # usual
{resting}
{keepsake}
{dream} # spare
First one side of the quilt went over. Then the other did.
“Fold,” said {L}, “and fold.”
“And press,” said {grownup}, and did it, with one kiss.
An elbow came out, a very little. It met an arm. # usual
“Hff,” went somebody, in the dark.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a small folded paper in a coat pocket that had not been there before, and it was not from anybody in the house. {A} took it to the window, and opened it by one corner.
It was a fly. It sat on a sleeve, seen from the other side, and it had its legs crossed. “Hff,” went {A}, and folded it, and folded it, and pressed. It was still warm.
-> DONE

=== next_bedtime
One elbow was out, on top of the quilt, in case of something funny.
-> DONE
