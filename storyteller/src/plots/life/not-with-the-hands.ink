# about: feast(henna&eid|mehndi&eid|henna|mehndi|mehendi|mehandi); wedding(henna|mehndi|mehendi|mehandi); party(henna|mehndi|mehendi); new-clothes(henna|mehndi|mehendi); sleepover(mehndi|henna); eating(henna|mehndi|mehendi); patience(henna|mehndi|mehendi)
# about: made-something(henna|mehndi|mehendi); happy(henna|mehndi); too-excited(henna|mehndi|mehendi); proud(henna|mehndi); bedtime(henna|mehndi); cannot-sleep(henna|mehndi); listening(henna|mehndi); faith(henna|mehndi); look(henna|mehndi); frustrated(henna|mehndi); staying-in-bed(henna|mehndi)
# also: feast; wedding; party; patience; too-excited; happy; new-clothes; faith; eating; bedtime; person; proud
# kind eid: eid
# kind wedding: wedding|weds|marri*|getting married
# kind diwali: diwali|karwa chauth|teej
# wants: child
# role grownup: parent = the grown-up with the spoon
# ages: 3-10
# needs: hands, seeing
# holds: dark(kind)

=== title
{~Not With the Hands|Two Hands of Leaves}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L sit proud; heroes sit; grownup stand; friends sit
# things: sofa; 3 cushion on sofa; table; bowl on table; lamp; rug
{~On the sofa sat {H}, with both hands held out in front, {young:like two plates of soup.|as you hold two plates of soup.}|“Don’t touch anything,” they had told {H}, {young:and it is hard to touch nothing.|and after that the whole room was full of things to touch.}|There was a smell of leaves in the room, {young:and it came from the hands of {H}.|green and a bit like tea, and it came from {H}, from the wrists down.}}
The henna was on. {young:It went round and round, from the wrists to the tips, and it was wet.|It ran in vines from the wrists to the tips of the fingers, with a flower in the middle of each palm, and it was wet.} {is_eid:It was for Eid.|{is_wedding:It was for the wedding.|{is_diwali:It was for the feast.|It was as fine as lace.}}}
“Now it has to dry,” said {grownup}. “You must not do anything till then. {young:Not with the hands.”|Not with the hands, that is.”}
“What else is there?” asked {L}. ¶ {grownup} thought about it. {young:“There is all the rest of you.”|“Look down,” said {grownup}. “There is a great deal of you that is not hands.”} # usual
{L} blew on the left one, and then on the right one, {young:and neither of them was dry.|and looked, and neither of them was any drier.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: L sit surprised; heroes sit; grownup kneel; friends sit
# things: sofa; cushion; lamp; rug; slipper
You don’t know how busy hands are. {young:They go off and do things, and nobody has told them to.|They go off by themselves, and do things, and you never hear of it.}
{joining}
{musing} # personal
One of them wanted to push the hair away. {L} called it back. {young:“Not with the hands!” said everybody.|“Not with the hands,” said everybody in the room, all at once.} So the hair was blown away, by {grownup}.
{hinderer_person:“High five,” said {hinderer}, without thinking, and had to be held by both elbows.} # beat
{hinderer_animal:{hinderer} came to be stroked, and was stroked, but with a foot, and found it odd, and stayed.} # beat
{hinderer_carried:{hinderer} began to slide off the sofa, and was stopped by a knee, which had never been so quick before.} # beat
Then the other one set out for a sock that had come down. {young:It was halfway there when {L} saw it.|It was halfway there before {L} noticed, and it came home as if it had only been looking.} # usual
“They don’t listen,” said {L}. ¶ “They have never had to stop before,” said {grownup}. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A push door; heroes stand; grownup stand; friends stand
# things: door; lamp; coat on hook; hook; shoe
So the rest of {A} had to learn the work. {young:First there was a door, and the elbow did that.|The elbow took over the doors, and was so proud of it that it opened three which nobody needed.}
The chin put on the lamp. {young:Click! It was very good at it.|It had been at the bottom of a face for years, that chin, and nobody had asked what it could do.}
The big toe picked up a pencil, {young:and put it down again, because what for?|and held it up, and did not know where to go with it, as you do at a party.}
“And the knees?” asked {grownup}. {young:The knees could clap!|It turned out that the knees could clap, so that was how they clapped for the toe.}
{pausing} # company
The nose did a bell, {young:and left a spot on it.|and left a small round spot there, so that you could see who had called.} # more
Only the hands did nothing, and were carried along in front, {young:like two queens.|like two queens in a procession, who look straight ahead and need not know about doors.} # spare
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A sit curious; grownup peek; heroes peek; friends peek
# things: sofa; cushion; rug; flower on rug; lamp
As you can’t do anything with them, you may as well read them. {young:They started at the wrist.|They began at the wrist, on the left, where the path goes in.}
There is a hedge of small leaves, {young:and you walk along by that.|and you go along by that, with your eyes, and must not step off.} After that there is a gate, {young:and it has two dots on.|with two dots on it, where somebody has left the lamps on.}
In the middle is a garden, quite round, {young:with a flower as big as a biscuit.|with one flower in it so large that the rest of the garden has to stand round the outside.}
Out of the garden go five roads, one for each finger, {young:and each of them stops at a little hat.|and whichever you take you come out on top of a tower, with a dark little hat on.}
“Who lives there?” asked {grownup}. ¶ “I do,” said {A}. {young:“I have never been all round it.”|“I had not been round it properly before.”}
On the other hand it was the same, but the other way about. {young:So they walked home by that.|So you could go out by the one, and come home by the other, and never see the same leaf twice.} # more
“Mind the wet,” said {grownup}, {young:when they came to the thumb.|each time that they came to the thumb, where it was thickest.} # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold spoon; L eat; heroes sit-on-chair; friends sit
# things: table; bowl on table; spoon; chair; lamp; themed
For supper {L} had to be fed. {young:“Like a baby,” said {L}. ¶ “Like a king,” said {grownup}.|“I am not a baby,” said {L}. ¶ “No,” said {grownup}. “This is how it is done with kings.”}
The spoon went up and the spoon went down. And each time that {L} opened a mouth, {grownup} opened one as well, {young:and there was nothing in that one.|and shut it again, and there had been nothing for it.}
“You are doing it too,” said {L}. ¶ “I am not,” said {grownup}, {young:and did it.|and did it with the very next spoon.} # usual
{helper_person:{helper} held the cup, and drank along with nothing, and said “ah” at the end of it.} # beat
{helper_animal:{helper} sat below, where it is good to sit, and opened a mouth each time as well.} # beat
{helper_carried:{helper} sat by the bowl, and was asked now and then, and left it all to {L}.} # beat
{themed_a} had to be moved with a nose. # personal
“A bit from the left,” said {L}. “Now more of the yellow. Now wait.” {young:A king has to say everything.|It is hard work to be a king. You have to think of all of it, and say it, one spoon at a time.} # usual
-> DONE

=== m2
# aside
# shot: object
# place: living-room; dusk; clear
# action: heroes look-up; grownup look-up; friends look-up
# things: clock; lamp; sofa; rug; petal on rug
Then they watched it dry, {young:and that is slow.|which is like watching a cake, only that nothing comes up.}
“Is it dry?” asked {A}. ¶ “No,” said {grownup}. {young:They looked again. It was not dry.|They looked at the clock, and at the hands, and at the clock, which has hands as well, and may touch what it likes.}
First it lost its shine. {young:It had been wet like jam, and now it was like chocolate.|It had shone like jam, all along the vines, and bit by bit it went as dull as chocolate.}
And then there was a crack in it, {young:as thin as a hair.|as thin as a hair, and another, like the bottom of a pond in summer.}
Somewhere in the house a tap dripped, {young:and they counted that.|and they counted that for want of something better, up to forty.} # more
A crumb came off, and lay on the rug. {young:“It is a leaf!” said {A}.|“It has begun to lose its leaves,” said {A}, and was not allowed to pick that up either.} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A dance laughing; heroes dance laughing; grownup clap laughing; friends dance
# things: rug; lamp; sofa; radio on table; table
There was some music, to help. {young:You can dance with no hands to speak of.|It is quite possible to dance with the hands held out in front, if you leave it to the shoulders.}
One shoulder went up, and then the other, {young:and the hands went along on top, and did not spill.|and up in front the hands rode along on it, as level as two full cups.}
“Now the head,” said {grownup}, {young:and it went from side to side.|and the head slid a little to the left and a little to the right, all by itself, as if it were on a shelf.}
The feet had never had so much to do. {young:They did what the hands do as well, and waved.|They did their own part and then the hands’ part, and at the end it was they who waved.}
When the music stopped, they stood just as they were, {young:like statues with their hands out.|with their arms out, like statues in a park who have been given something to hold and then nobody came back for it.} # more
Nobody touched anybody. {young:They bowed a lot.|There was a great deal of bowing instead, which is a thing that you can do at arm’s length.} # more
-> DONE

=== s4
# shot: two
# place: kitchen; night; clear
# action: grownup carry plate; L stand; heroes stand; friends sit
# things: table; plate in grownup.hands; bowl on table; lamp; cup on table
And then it came. It was the nose. {young:It itched, right at the tip.|It had kept quiet all evening, and now it itched, at the very tip, as it never had before.}
The shoulder could not get there. The knee could, {young:but not quite.|but only if you were a goat.} It got worse. # usual
“My nose!” said {L}. “Quick!” But {grownup} had a plate in one hand, and a plate in the other, {young:and on each was a cup.|and a cup on each of them, full to the top.}
“Not with the hands, then,” said {grownup}, and bent down. {young:And nose went to nose, and they rubbed.|And the one nose was put against the other, and they rubbed.}
“Left a bit,” said {L}. “Up. Now there.” ¶ “Here?” ¶ “There!” {young:Oh, that was good.|No nose had ever been scratched so well, and with no hands at all.}
They stayed like that for a little, nose to nose, {young:after it had stopped.|though it had stopped by then, since nobody was in any hurry.} # usual
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; pillow; 2 cushion on bed; quilt; lamp
The hands had a bed each. There was a cushion on this side, and a cushion on that.
“They are asleep before me,” said {L}. ¶ “They have not done a thing all day,” said {grownup}. # spare
{L} lay as flat as a picture. You have to learn how.
“And the quilt?” ¶ “That is up to me,” said {grownup}, and pulled it up as far as the vines. It stopped just there.
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: grownup stand; L lie-back; heroes lie-back; friends sit
# things: bed; quilt; door; lamp; slipper
“What if they go off in the night?” asked {L}. “When I don’t look?”
“Where would they go?” ¶ “To my hair,” said {L}. “They like it there.” # spare
“I shall come by,” said {grownup}, “and tell them to stay.” That was as good as a lock.
“Tell them kindly,” said {L}. “They have been very good.” # spare
The door was left open, by the elbow. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; 2 cushion on bed; moon
It smelled of leaves, from the left and from the right. It was like lying in a hedge.
“What colour is it underneath?” asked {L}. ¶ “Orange, to begin with,” said {grownup}. “It gets darker when you sleep.”
“So I have to sleep?” ¶ “It is the last thing that there is to do.”
It could be done without hands. {L} began.
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: bed; 2 cushion on bed; moon; window; petal on rug; rug
It was late. The moon came in, and it did not touch a thing, either.
On the one cushion lay a garden, and on the other lay the same. # spare
A leaf came off, no bigger than a crumb. Under it was a line as thin as a hair, and it was orange.
It had all night to get dark. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; 2 cushion on bed; quilt
It was quiet, and there was nothing that had to be touched. # usual
{resting}
{keepsake}
{dream} # spare
The lamp was put out with a chin. That is how it was done tonight. # usual
{grownup} bent down. {L} had both eyes shut.
A kiss went on one ear. A kiss went on the nose.
It did not itch. It was just to say goodnight.
Not on the hands.
They lay there, and were good.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There were leaves in the bed in the morning, small brown ones, and under them the garden was all there, as dark as tea. {A} looked round it, by all five roads, and then the hands might do what they liked.
They did not know what to begin with. In the end they picked up a spoon, and held it out, and the one that it was held out to opened a mouth, like a king.
-> DONE

=== next_bedtime
One nose had been rubbed on another. It was still a bit warm at the tip.
-> DONE
