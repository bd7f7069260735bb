# about: play(playing school|played school|play school|plays school|schools&!match|teacher|classroom|lessons); story-about(playing school); told-off(detention&bear|detention&teddy|detention&toy|detention&doll|her teddies|his teddies|her dolls|her toys|his toys|the teddies|the dolls|bear is in|teddy is in); likes(playing school|playing teacher|plays school|being the teacher); funny(playing school|playing teacher); happy(playing school|playing teacher|played school); learned(her teddies|his teddies|her dolls); school-day(teddies|dolls|playing school)
# also: play; happy; funny; told-off; proud; listening; patience; person; with-character; creature; thing; school-day; learned; bored
# wants: child
# role pupil: toy = a bear
# role grownup: parent = the grown-up with the mug
# ages: 3-8
# holds: dark(kind), school(kind)

=== title
{~Hands Up|The One at the Back of the Class}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L stand proud; heroes stand; pupil sit; grownup stand; friends sit
# things: sofa; cushion; boot on sofa; pot on sofa; paper on wall; wall
{~“Sit up straight,” said {H}, {young:and the sofa sat up, because it was school.|and the whole of the sofa sat up. It was school, and it had been school since lunch.}|There was a class on the sofa, in a row, {young:and {H} had to teach it.|and it was a big one, and {H} had all of it to teach.}|“Good afternoon, class,” said {H}, {young:and the class was so good that it did not say a thing.|and the class said nothing at all, which is already better than most.}}
There was a boot, and a saucepan, and two cushions that whispered. At the end sat {pupil_a}. {young:{L} was the teacher, and had a spoon to point with.|{L} was the teacher, and had a wooden spoon, to point with, and a very straight back.}
“I am strict,” said {L}, “but I am fair,” {young:and the saucepan shut its lid.|and the saucepan put its lid on, and kept it on.} # usual
{grownup} looked in at the door. “May I come in?” ¶ “You are late,” said {L}. {young:“You will have to sit at the back, on the floor.”|“That is the third time this week. You may sit at the back, on the floor.”} # usual
At the back, on the floor, sat {grownup}, {young:with both knees up.|with both knees up and a mug in a place where no teacher could see it.}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A write; heroes point; grownup sit; friends sit
# things: paper; boot on sofa; sofa; pot on sofa
First the names were called, {young:and they all had to be there.|and that takes time, with a class that does not answer.}
“Boot?” called {A}, and looked along the row. {young:The boot was there, but it could not say it.|“Boot? I can see that you are there. Then say so.” And a line was made on the paper.}
“Saucepan?” It was there. {young:Its friend the lid was there, too.|It had brought its lid again, and they would have to be split up, if this went on.}
One of the cushions was away. {young:It was under {grownup}.|It turned out to be under {grownup}, who had found the floor hard, and it got a line all the same.}
“And {grownup}?” ¶ “Here!” said {grownup}, {young:and put up a hand.|and put up a hand, and was told that that was how it is done, and would the others please look.}
There were as many as there should be, {young:and one spider more.|and one more, a spider, who was only passing through to another class.} # more
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L point paper; heroes stand; grownup sit; pupil sit; friends sit
# things: sofa; paper on wall; wall; boot on sofa; spoon in L.hand
{joining}
{musing} # personal
The first lesson was sums. “What is two and two?” asked {L}. {young:The spoon went along the row, and no hand went up.|The spoon went along the row, and not a hand was to be seen on any of them.}
The boot did not know. It had its tongue out. {young:“We put that in, in here,” said {L}, and did up the laces.|“We don’t do that in here,” said {L}, and it was laced up.} # usual
{hinderer_person:“Four!” called {hinderer}, without a hand, and was sent out to look at the wall for a bit.} # beat
{hinderer_animal:{hinderer} got up in the middle of the sum, and went out, and came in again with something in its mouth.} # beat
{hinderer_carried:{hinderer} was asked next, and fell over with fright, and had to be leaned on a book.} # beat
“Four,” said {grownup}, with a hand up. ¶ “Not you,” said {L}. {young:“I want to hear the others.”|“I know that you know it. I should like to hear from somebody else.”}
But they did not say. {young:They looked at the carpet, and {pupil} looked at it, too.|They looked at the carpet, all of them. {pupil} looked at it as well.}
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: A run happy; heroes run; grownup run; friends run
# things: tree; gate; boot; cushion
Then there was a bell, and it was playtime. {young:It was done with two lids, and was very loud.|The bell was done with two lids, and was heard in the next street, where it was not playtime at all.}
They all had to go out, and run about. {young:The boot ran. The saucepan sat by the tree.|The boot was the fastest of its class, and the saucepan found a place by the tree and filled up with leaves.}
“No pushing,” said {A}, {young:to the cushions.|to the cushions, who were lying on top of each other and had not been asked to.}
{grownup} stood by the wall with the mug. {young:That is what they do, when it is their turn to watch.|It is what they do, when it is their turn to watch. You could see that it was an old custom.}
{pausing} # company
Somebody had a fall, and had to be held under the tap. {young:It was the boot, and it was full after that.|It was the boot, and it came back to lessons with a good deal of water in it, and very quiet.} # more
“It is time for your bell,” said {grownup}. {young:But the teacher had lost a shoe.|But by then the teacher was up to the knees in the game, and had to be rung for twice.} # more
-> DONE

=== s3
# shot: behind
# place: living-room; afternoon; clear
# action: L point cross boot; heroes stand; grownup sit; pupil sit; friends sit
# things: sofa; boot behind sofa; pot on sofa; paper on wall; wall; themed
The next lesson was writing, and after that there was singing, and nobody sang. {young:So {L} got very strict.|It was as if there was a lid on all of them, and so {L} got stricter, as you have to.}
The boot was sent to stand behind the sofa. {young:The cushions could not sit together.|The cushions were put at two ends of the room, and the saucepan was spoken to about its handle.}
{helper_person:“I never had such a class,” said {helper}, who was the head, and had come to see what the noise was.} # beat
{helper_animal:{helper} was sent to fetch the head, and came back as the head, and sat in the middle.} # beat
{helper_carried:{helper} was made the head, and looked at each of them in turn, and nobody breathed.} # beat
{themed_a} was held up, and they were to say what it was, and nobody did. # personal
“And you?” said {L} to {pupil}. “What is two and two?” {young:It was so quiet!|You could have heard a crumb.} # usual
{pupil} looked down. {L} had the spoon up. {young:And then {L} saw the face.|And then {L} bent down, and saw the face from below.}
-> DONE

=== m2
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A sit; grownup sit; heroes sit; friends sit
# things: sofa; mug; paper on wall; wall
“May I ask something?” said {grownup}, and had a hand up. {young:“What do you do with one who does not know?”|“I am only new. But what do you do, in your class, with one who does not know?”}
“You say it again, louder,” said {A}. ¶ {young:“And what comes after that?” asked {grownup}.|“And when that has been done?” asked {grownup}.}
“Then you say it again, {young:and point,” said {A}.|with the spoon,” said {A}.}
They both looked along the sofa. {young:It had been said very loud, and they still looked at the carpet.|It had been said as loud as it would go, and they had all got a bit smaller, and knew no more than before.}
“It is only,” said {grownup}, “that I never knew a thing from being pointed at.” {young:And the hand went down.|And the hand was put down, and the mug was found.} # more
{A} thought about how it had got in, {young:the two and two.|the two and two, and could only remember somebody’s fingers.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A drink; grownup stand; heroes drink; friends sit
# things: table; mug; chair; biscuit on table
There is a room in every school where the teachers go. {young:Nobody else can see in.|The children never see more of it than a door that shuts.}
Here it was the kitchen, and there was milk in a mug. {young:{A} sat down in there, and put out both legs, and let go of the spoon.|{A} fell into a chair, and stretched both legs out, and let go of the spoon.}
“They wear you out,” said {A}. {young:¶ “They do,” said {grownup}.|¶ “They do,” said {grownup}, “and then they look at you, and you go back in.”}
“Did you have one that you liked?” asked {A}. {young:¶ “One,” said {grownup}. “She sat down on the floor.”|¶ “One,” said {grownup}. “When you did not know a thing, she came and sat down on the floor, as if she did not know it either.”}
{A} looked into the mug, where there was a ring of milk. {young:Then the bell went.|And then it was time, and somebody had to do the lids.} # more
“One more biscuit,” said {A}, {young:“and then I go back in.”|“and then I shall go back in, and be fair.”} # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: L sit at pupil; pupil sit; heroes sit; grownup sit; friends sit
# things: sofa; 4 button on rug; rug; lamp
{L} looked at {pupil}, and knew that face. You have it when you don’t know.
So {L} put the spoon away, and sat down on the floor, next to {pupil}.
“I don’t know it either,” said {L}. “Let us see.” {L} laid out two buttons on the rug, and then two more.
They both looked. Nobody said hurry up. # usual
Then {L} put an ear to {pupil}. “What did you say?” asked {L}. ¶ “Four!” called {L} to the whole sofa. “That was not me!”
{grownup} clapped, on the floor, with the mug. {young:And the boot could come back.|The boot was called back from behind the sofa, and the cushions could sit together again.} # usual
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L stand; heroes stand; grownup stand; friends sit
# things: sofa; lamp; rug; paper on wall; wall
It was rung with two lids, and school was out.
“Chairs up,” said {L}. They only had the one, and it was the sofa. # spare
The boot went home to the mat. The saucepan had not far to go. # spare
“What did you do today?” asked {grownup}. ¶ “Nothing,” said the saucepan, as they do. # spare
Each of them had a star, in pencil, on the bottom. You would have to turn them over. # more
It was as quiet in there as in a school when they have all gone home.
On the rug lay the four buttons. They were left there, for the others. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth; heroes brush-teeth; grownup stand; friends sit
# things: sink; toothbrush; mirror; towel
“What is two and two?” asked {grownup}, in the bathroom. ¶ “O,” said {A}, through the foam.
The teeth were called, one by one. They were all there. # spare
One had to be told twice. It was the one at the back. # spare
It was not cross. It just had not heard, so far in. # more
They went out by twos, and no one pushed. # more
“Good class,” said {grownup}, and wiped it round the edge.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
“Now I am the class,” said {L}. “You can ask me one.”
{grownup} sat down, not up on the chair, but low, by the bed. “What is one and one?”
{L} put up a hand, quite slowly. It was a hard one, as late as that.
There was a hand on the quilt, and there was one next to it.
“Two,” said {L}.
They were not counted any further. # more
“Is that all for today?” asked {L}. ¶ “That is all there is,” said {grownup}. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; paper on wall; wall; moon; window
The sofa was dark, and no one had to sit up straight.
The spoon was in its drawer. It pointed at a fork. # spare
On the paper on the wall there was a sum. It had been left open. # spare
The moon went along it, from the left. It did not put a hand up. # more
Four, it may have thought. It had time.
The boot was on the mat, with its laces in a bow. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; pupil sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
{pupil} was in the bed, and lay as you lie when you know a thing. # usual
{resting}
{keepsake}
{dream} # spare
“Good class,” said {L}. That was the end of school. # usual
“Who is still awake?” asked {grownup}. “Hands up.”
One hand came up out of the quilt. It got as far as the chin.
Then it lay down by itself.
Nobody had a hand up.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The boot was on the mat in the morning, with its tongue in, and it was early. It had a leaf in it, for the teacher.
“There is no school today,” said {A}. The boot did not go home. It had been thinking, in the night, about three and three, and had got as far as the buttons.
-> DONE

=== next_bedtime
One hand was up, out of the quilt. Then it was not.
-> DONE
