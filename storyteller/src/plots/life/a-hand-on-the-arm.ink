# about: manners(interrupt&!were interrupted|butt in|butts in|butting in|talks over|talk over|talking over|cuts in|turn to speak|turn to talk|middle of a sentence|others are talking|others are speaking|people are talking|when i'm talking|when we're talking|while i'm talking); listening(interrupt|talks over|talking over|butts in|turn to speak|turn to talk|when i'm talking); patience(interrupt|to speak|to talk|his turn to talk|her turn to talk); other-lesson(interrupt|talking over|talks over|turn to speak|turn to talk|butt in); screens(interrupt); busy(interrupt); habit(interrupt|talks over); character(interrupt|talks over); angry(interrupt); learned(interrupt|wait&to speak|wait&to talk); staying-in-bed(interrupt); quarrel(interrupt|talks over)
# also: manners; listening; patience; told-off; busy; other-lesson; with-character; creature; funny; proud; screens; story-about
# wants: child
# role grownup: parent = the grown-up with the telephone
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~A Hand on the Arm|There Is a Hen}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: grownup hold telephone; L run surprised at grownup; heroes run; friends stand
# things: table; chair; window; door
{~“There is a,” said {H}, {young:and came in at a run.|and came in so fast that the rest of it was still out in the hall.}|{grownup} was on the telephone, {young:and in ran {H}.|and had just got to the middle of a sentence when in came {H}.}|{H} had something to say, {young:and it had to come out now.|and it was much too big to wait behind somebody else’s.}}
“One moment,” said {grownup}, and put a hand over the telephone. “I am talking.”
It was always so. {young:Things came to {L} in the middle of what other people said.|Things never came to {L} before other people spoke, or after. They came in the middle.}
“But there is a,” said {L}. ¶ “One moment,” said {grownup}. {young:It had been like that nine times since breakfast.|And it had happened so often since breakfast that nobody had got to the end of anything.} # usual
{young:And out in the hall something said “tuk”.|Out in the hall, meanwhile, something said “tuk”, and put down one foot on the mat.}
-> DONE

=== m1
# aside
# shot: wide
# place: kitchen; afternoon; clear
# action: A look-up curious; grownup hold telephone; heroes stand; friends stand
# things: table; cup on table; drawer; chair
There were half sentences all over that house. {young:They had been left where they broke.|They lay about where they had been left, and nobody could use them for anything.}
“I have put the scissors in the,” {grownup} had said on Monday, {young:and then somebody came in.|when somebody had just thought of a tiger, and nobody has seen the scissors since.}
“Supper is in,” lay by the stove, {young:and no one knew in what, or when.|and it might have been ten minutes, or an hour, or the oven.}
There was one on the stairs that only said, “And then your uncle fell into.” {young:It was a pity about that one, as it had been so good.|It was a pity about that one in particular, as it had been getting better all the way.}
{A} nearly fell over it. {young:But you can’t put them together again.|But a thing like that can’t be put together again. You would have to have been there.} # more
Some of the other halves were in the garden, {young:where they had been called after people.|where they had been called after somebody, over the gate, and had not got there.} # more
-> DONE

=== s2
# shot: close
# place: kitchen; afternoon; clear
# action: L stand at grownup; grownup hold telephone; heroes stand; friends stand
# things: table; chair; window
{joining}
{is_loved:There was a thing about {loved} that had to be said as well, but it would have to stand behind this one.|{musing}} # personal
“Brown?” said {grownup} into the telephone. “No, I have not seen her.” It was the neighbour.
“But,” said {L}. ¶ {grownup} took {L}’s hand, and laid it down on one arm. {young:Then {grownup} put a hand on top, and that was warm.|Then {grownup} laid the other hand on top of it, and there it was, warm from both sides.}
“That is how you say that you have something,” said {grownup}, very low, “and that is how I say that I know. {young:When I am done it is your turn.”|When mine has come to its end, it is yours, and nobody can take it.”} # usual
{hinderer_person:“What is it?” asked {hinderer}, quite loud, from the other side, and got a look from all of them.} # beat
{hinderer_animal:{hinderer} stood in the door with one ear up, and looked into the hall, and then at {L}, and then into the hall.} # beat
{hinderer_carried:{hinderer} would have liked to say it, too, but was good at this, and had been for years.} # beat
So {L} stood, and waited. A hand on the arm, {young:and a hand on the hand.|and a hand on the hand, and the thing to say quite safe in between.} “Tuk,” said the hall.
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A stand; heroes stand; grownup hold telephone; friends sit
# things: table; chair; cup on table
Where do you keep it, while you wait? {young:It pushed from inside.|That is the hard part. It was a good one, and it was alive, and it pushed at the teeth from behind.}
{A} tried it in the left cheek, {young:and that got fat.|and the cheek got round, and then it was tried in the right one.}
It went down into a foot, and the foot began to hop. {young:So {A} had to stand on it with the other one.|It had to be stood on with the other foot, and then that one had it.}
“And in the shed?” said {grownup} to the telephone. {young:“Have you looked in there, right at the back?”|“And behind the shed? And have you thought of looking on the shed?”}
{pausing} # company
The arm was still there, and the hand was. {young:So it was still {A} who came next.|You could feel it, like a ticket that you have in your pocket, and {A} was next.} # more
-> DONE

=== s3
# shot: wide
# place: kitchen; afternoon; clear
# action: chicken walk; L stand surprised at grownup; grownup hold telephone; heroes look-up; friends stand
# things: table; door; chair; themed
In at the door came a foot, and thought about it, and put itself down. {young:It was a hen. It was brown.|After the foot came a hen, a brown one, who looked at the kitchen first with one eye and then with the other.}
{L} shut both lips as tight as they would go. {young:A hand on the arm!|The hand on the arm gave two small squeezes, and got one back.}
{helper_person:{helper} saw it, too, and opened a mouth, and laid one more hand on the arm, behind the first.} # beat
{helper_animal:{helper} saw it, too, and sat down quite slowly, with a paw on {grownup_s} foot, and waited its turn.} # beat
{helper_carried:{helper} saw it, too, and was put with one arm on top, so that there were three in the pile.} # beat
“She can’t have gone far,” said {grownup} to the ceiling. {young:The hen went under the table, and ate a crumb.|The hen had gone as far as the table, and went under it, and had a crumb there.} # usual
{themed_a} lay on the floor, and was walked round, and had one peck. # personal
The hen looked into a slipper, and then at the cupboard, from below. {young:You could see that she liked it here.|She had the air of somebody who might take the room, if it was quiet.}
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: chicken stand on chair; A stand surprised; grownup hold telephone; heroes stand; friends stand
# things: table; chair; bread on table; newspaper on table
Then the hen was on the chair. Then she was on the table, {young:and walked up and down beside the bread.|walking up and down beside the bread, with her hands behind her back.}
“Yes,” said {grownup}, who was looking out of the window. {young:“I will look in the garden.”|“I will go and look in the garden, as soon as I have a moment. They do like a hedge.”}
The hen read the newspaper, {young:with one eye.|the left page with the left eye, and the right page with the other.}
{A} got very red. {young:It was the best thing that there had ever been, and it had to stay in.|It had never been so hard to keep a thing in, and there had never been such a thing to keep.}
A hand on the arm, and a hand on the hand. {young:The hen found a currant, and was in no hurry.|It would have been over in three words. The hen found a currant, and took her time.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: chicken walk at A; A stand; grownup hold telephone; heroes stand; friends sit
# things: table; chair; crumb
A hen does not like to be run at, or to be shouted at. {young:Then it goes up in the air, and so does everybody.|She had been shouted at in gardens all that day, by people who meant well, and she had had enough of it.}
But here was somebody who did not say a word. {young:The hen came up close.|She had never seen a child like it. She came a bit closer, with her head on one side.}
She looked at one of {As} feet. {young:It was a foot that stood quite still.|It was a foot that stood quite still, and could be relied on, and there was a warm place on top.}
“Tuk,” said the hen, {young:and sat down on it.|and sat down on it, and let herself go a bit, all round the edges.}
It was like having a cushion that breathes. {young:{A} did not move one toe.|{A} did not move a toe, and hardly thought a thought.} # more
“They love to be talked to,” said {grownup}, into the telephone. {young:The hen shut one eye.|The hen shut the eye that was on that side.} # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: chicken sit at L; L stand proud; grownup stand surprised; heroes point down; friends stand
# things: table; chair; lamp
“Goodbye,” said {grownup}, with a full stop, and turned round. “Now. What was it?”
It was still whole. “There is a hen in the hall,” said {L}. “But that was before. Now she is on my foot.”
{grownup} looked down. {young:A round brown hen looked up.|There were a good many brown feathers, and an eye.}
“You waited,” said {grownup}, “and I knew that you did.” # usual
{grownup} took up the telephone again. But the neighbour was talking to somebody, {young:and was in the middle.|and had just got to the middle.} So {L} laid a hand on {grownup_s} arm. {grownup} laid a hand on the hand. The hen waited, too.
-> DONE

=== m4
# aside
# shot: wide
# place: garden; dusk; clear
# action: neighbour carry chicken; A wave; heroes wave; grownup stand; friends stand
# things: gate; wall; tree
# people: neighbour(she, straw hat)
The neighbour came, and took the hen under one arm.
“Did she say anything?” asked the neighbour. ¶ “Tuk,” said {A}. # spare
“That is what she says,” said the neighbour. “I never let her finish.” # spare
The hen said it once more. This time they let her. That was all of it. # more
They went off over the grass. The hen looked back, with one eye.
It was quiet on the foot. It was still warm there, too. # more
-> DONE

=== l3
# aside with m1
# shot: behind
# place: kitchen; dusk; clear
# action: A kneel at slipper; grownup stand; heroes kneel; friends sit
# things: slipper; table; lamp; drawer
In the slipper by the door there was an egg.
“I have put the scissors in the blue jug,” said {grownup}, all at once. ¶ It was the whole of it. They went and looked, and there they were. # spare
“And my uncle?” asked {A}. ¶ “Into the pond,” said {grownup}. # spare
The egg was brown. It was still a bit warm. # more
It was a hen’s way to say a thing. You only have to find it. # more
They put it in a cup. It had waited its turn as well.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; lamp; pillow
“Now tell me your day,” said {grownup}, “and I will not say a word.”
So {L} told it. There was a long bit with no hen in it, and then there was the hen.
{grownup} had a thing to ask. It pushed, you could see it in the cheek.
A big hand came down on {L}’s arm, and lay there.
{L} put a hand on top of it, and told the rest. # more
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: gate; wall; tree; moon
Over the hedge it was dark. The hen was in, and her door was shut.
She sat on the perch, with the others. They all wanted to know. # spare
She told them. They let her get to the end. It took two words. # spare
A car went by. Then it was quiet again. # more
One of them had a thing to ask. It kept until the end. # more
The moon had come up. It had nothing to say, and it did not say it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
The room was quiet. # usual
{resting}
{keepsake}
{dream} # spare
“There is a,” said {L}, and then came a yawn, in the middle.
{grownup} did not say a thing. It was {L}’s turn. It would keep. # usual
A hand on the arm.
A hand on the hand.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was half a sentence on the pillow in the morning. “There is a,” it said.
{A} looked at it from both ends, and could not think what it had been. Over the hedge somebody said “tuk”, and stopped, and waited. “Oh, yes,” said {A}. A brown egg had come from there for breakfast, and sat in its cup, and it was told the rest of it, with nobody else in the room.
-> DONE

=== next_bedtime
The egg cup was by the bed. It was a good listener.
-> DONE
