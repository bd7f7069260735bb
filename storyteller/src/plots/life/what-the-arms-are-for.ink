# about: outing(dinosaur|fossil|natural history|t rex|t-rex|trex|tyrannosaur|diplodocus|skeleton|the bones|dippy); outing(museum&london)
# also: journey(train|tube|london|museum|back|bus|coach); happy; tired; proud; too-excited; creature; thing; place; person; food; likes
# kind train: train|trains|tube
# role grownup: elder, parent = the grown-up with the tickets
# wants: child
# when: done
# ages: 3-9
# holds: dinosaur(kind), dark(kind)

=== title
{~What the Arms Are For|With Two Fingers}
-> DONE

=== s1
# shot: wide
# place: museum; afternoon; clear
# action: heroes look-up surprised; grownup stand; friends stand
# things: 3 huge bone; rope; signpost
{~{is_train:{H} had gone a long way on a train to see the dinosaur|{H} had come to the museum to see the dinosaur}, and there it stood, {young:and it was all bones.|with nothing on but its bones.}|The dinosaur in the museum was as long as {young:a bus|two buses}, and it was all bones. {H} stood underneath{is_train:, and had come on a train to do so}.|“Look at its arms,” said {H}, {is_train:when the train had come in, and they had found the museum, and the dinosaur in it|in front of the biggest dinosaur in the museum}.}
The head was as big as an armchair, and the teeth were as big as bananas. {young:But it had such small arms!|But in front it had two small arms, and on each arm were two fingers.}
“What are they for?” asked {A}. ¶ {grownup} read the board. “Nobody knows,” it said there.
{A} wanted to know. So {A} tucked both elbows in, {young:and put out two fingers.|and put out two fingers on each side, and left them like that.}
-> DONE

=== m1
# aside
# shot: above
# place: museum; afternoon; clear
# action: A stand happy in mound; heroes look-up; friends stand
# things: big footprint before A; rope; lamp
In a box of sand was a footprint. {young:The dinosaur had put it there, and had gone away.|It had been left by a dinosaur who was going the other way, and was not in a hurry.}
You were allowed to stand in it. {A} stood in the heel, {young:and there was room for lots of children.|and there would have been room for the class, and for the sandwiches.}
It was as deep as a bath. {young:Sand came in over one shoe.|Sand ran down into it at the edges, and some of it came home in a shoe.} # more
The big toe went a long way off. {young:{A} walked to the end of it and back.|{A} walked out to the end of it, looked round, and walked back.}
“It was a left one,” said {A}. {young:“Where is the other?”|“So the right one must be about where the shop is.”}
A very small girl got in as well, and sat down in a toe. {young:She would not come out.|She had found the right size at last, and would not come out.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: museum; afternoon; clear
# action: A walk curious; heroes walk; grownup walk; friends walk
# things: row of 5 huge bone; rope
Then {A} went along the whole of it, from the nose to the tail, {young:and counted the steps.|to find out how many steps there were in a dinosaur.}
Here came the neck. Here came the ribs, {young:like a big gate.|which went up on both sides like a gate that you could drive a bus through.}
At eleven came the legs, and at nineteen {young:the tail was still going on.|they were past the legs, and the tail had only begun.}
It grew thinner, and it grew thinner. {young:At the end it was like a carrot.|At the thirtieth step it was no thicker than a carrot, and there it stopped.}
In a glass box lay an egg, as big as a loaf. {young:It was made of stone.|It had turned to stone, and nobody had come to see about it since.} # more
{A} waved, in case it had eyes at the other end. {young:Nobody waved back.|But the head was round the corner by now, and was looking at other people.} # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# place for train: train; afternoon; clear
# action: A eat laughing sandwich; heroes sit; grownup sit; friends sit
# things: sandwich in A.hand; bench
# things for train: sandwich in A.hand; window; themed
{joining}
{is_train:The train home was full|They had their sandwiches on the way home}, and {A} still had those arms.
{is_train:You can hold up a ticket with arms like that, {young:but not very high.|but only as high as your own chin, and the guard had to bend down for it.}|You can hold a glove with arms like that, {young:but not put it on.|but as for putting it on, the hand and the glove never meet.}} # usual
A sandwich was hard. {young:It could not get up to the mouth.|The arms held it, and the mouth wanted it, and there was a gap in between.}
{hinderer_person:“You have a crumb on your chin,” said {hinderer}. “No, on the other one.”} # beat
{hinderer_animal:{hinderer} saw that the sandwich could not get away, and came and sat down right underneath.} # beat
{hinderer_carried:{hinderer} had to be carried, too, and with two fingers that can only be done by one ear, or something like it.} # beat
{themed_a} was held out to be looked at, and came out as far as {As} elbow. # personal
So the mouth had to come down to it. {young:Snap!|It came down with the teeth in front, and went snap.} “They are not for sandwiches,” said {A}.
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A stand worried; heroes stand; grownup sit; friends sit
# things: sofa; cushion; lamp; door
At home {As} nose began to itch. {young:The fingers could not get there.|The two fingers set off for it, and came to the end of the arm, and were not there yet.}
{A} bent down, {young:but the nose went down, too.|but a nose comes along with you, and was as far off as before.} # usual
{helper_person:“Hold still,” said {helper}. “Left a bit. There,” and the itch was gone.} # beat
{helper_animal:{helper} came and had a look, and gave the nose one good lick, which was nearly as good.} # beat
{helper_carried:{helper} had a bit that stuck out, and was stood on the arm of the sofa, and the nose was rubbed on that.} # beat
Then {A} tried the sofa. {young:Rub, rub. That was good.|A sofa has corners, and the third one was just the right height for a dinosaur of that size.} # usual
“They are not for noses,” said {A}. {young:They were no good for doors, either.|They had been no good for the door, either, or for a sock.}
They could not even turn on a light. {young:{A} did it with an ear.|{A} did it with an ear, and off again with the other ear.} # more
“Perhaps they were for nothing at all,” said {grownup}. ¶ But {A} did not think so. There were two fingers on each, and {young:they must be for something.|nobody has two fingers by accident.} # usual
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A look-up cross at coat; heroes stand; grownup hold coat; friends sit
# things: coat; hook; stairs; 2 boot
The coat had to come off, too. {young:It has five buttons.|It has five buttons, and the top one is up under the chin.}
{A} did the bottom one with two fingers. {young:Pop, it went.|It took as long as a song, and then it went pop.}
The next was too high. {young:And there were three more.|And the three above that were so high that they might have been on somebody else.}
So {A} shook like a wet dog, {young:and out came one arm.|and turned round and round, until the coat got tired of it, and let go of an arm.}
{is_loved:“Was it any good at {loved}, with arms like that?” asked {A}, and nobody could say.|{musing}} # personal
{pausing} # company
{grownup} hung it up. {young:“Did dinosaurs have coats?”|“I do not suppose that they wore anything with buttons,” said {grownup}.} # more
The other arm was stuck in its sleeve. {young:It was a very long sleeve now.|From outside it was the longest arm of any dinosaur so far.} # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A sit-on-chair laughing; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; 4 peas on plate; plate on table; spoon on table
There were peas. {young:Peas and small arms are not good.|Peas are hard enough with arms of the usual length.}
The spoon went out, and got some peas, {young:and could not come home.|and then it could not be brought home, and stood there, full, at the end of its arm.}
“It ate other dinosaurs,” said {grownup}. {young:“They hold still.”|“They were a good deal bigger than peas, and you did not need a spoon.”}
So {A} went round behind a pea, and {young:jumped on it.|came up on it very slowly, from the side of the potato, with an open mouth.}
{young:The pea rolled.|The pea never knew what had happened, or else it had rolled off.} The next one was got.
A potato is slower. {young:It just sat there.|It sat quite still, as they do, and hoped that it was a stone.} # more
There were forty-one peas in that herd. {young:It took a long time.|It was quite dark outside when the last of them had been hunted down.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: grownup hug happy L; heroes stand; friends sit
# things: bed; lamp; pillow
Then it was bedtime, and {grownup} came to say goodnight, {young:with both arms out.|and stood there with both arms out, as long as they were.}
{L} put out both arms as well, {young:and they did not go far.|and they came to an end in the middle of the air.}
“I can’t reach,” said {L}.
{grownup} came nearer. {L} looked at the two fingers, {young:and at the jumper.|and at the jumper that was nearly there.} # usual
“Nearer,” said {L}. “No, {young:nearer.”|much nearer than that.”}
Then there was no gap left. The fingers got hold of the jumper, two on this side, and two on that. {young:They held on tight.|They were just the right length, and they held on.}
“Oh,” said {L}, {young:into the jumper.|from inside the jumper.} “That is what they are for.”
They are for somebody who comes right up close.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; mirror
With small arms you hold the brush still, and move your head.
{L} went from left to right, and from right to left. It was quite a good way to do it.
“Banana, banana, banana,” said {L}, from one tooth to the next. # usual
Then {L} felt about for bones. There was one in each finger. A whole row went up the back. ¶ “I am full of them,” said {L}. So was everybody. They just had something on. # more
The tap was turned off by an elbow. It took two goes. # more
The towel hung too high. A shake had to do.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: L kneel sleepy; heroes kneel; grownup sit; friends sit
# things: bed; pyjamas on bed; lamp
There are four buttons on a pyjama top. They were done with two fingers.
It took a long time, and nobody said hurry up.
The first one went in. The second one went in, at the wrong hole. ¶ It was let out again, and shown where to go. ¶ The third one was the best of all. It went in as if it lived there. # more
{L}’s shadow was on the wall. It had a big head, and hardly any arms. # more
“There was one more bone,” said {L}. “A little one, at the end of the tail.”
“I saw it,” said {grownup}. # more
That was the last button.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup sit; friends sit
# things: bed; quilt; pillow; lamp
A quilt is a hard thing for small arms. It only came up to the tummy.
{L} took a corner in the teeth, and pulled. It came up to the chin.
“So it could do that, too,” said {L}. # usual
One foot was out. It was let lie. A dinosaur has a cold foot now and then. # more
The wall was cool, and flat. {L} put two fingers on it. # more
The lamp made the quilt into hills. It was a good place for something big to lie down. # more
Then the fingers had to come in as well.
-> DONE

=== l4
# shot: object
# place: museum; night; stars
# action: heroes sleep
# things: 3 huge bone; moon; rope
The museum was shut. All the feet had gone home.
The big one stood in the dark, with its bones on. It looked over the top of everything.
The moon came in through the roof. It lay along the tail, right to the end. # more
One lamp was on, by the door. It was for the way out. # more
In the sand there was a new footprint. It was a small one, inside the big one. # more
“Nobody knows,” it said on the board.
The two small arms hung there in front, and were ready. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sleep
# things: bed; quilt; pillow; lamp
The lamp was put out. {grownup} sat down on the edge, and that is close.
{resting}
{keepsake}
{dream} # spare
The elbows were tucked in. The quilt was, too. # usual
A hand lay on the bed. It was a big one.
Two fingers came out, and felt about, and found it. They did not have to go far.
“Nobody knows,” said {L}, half asleep. “Only me.” # usual
And the fingers held on.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
{A} had written to the museum, with two fingers. “Dear board,” the letter said, “I know what they are for.” The answer was there by teatime, and it was short.
“Thank you,” it said. “We have tried it out on the head of the bones, who is rather a stiff man. You were quite right. Please come and show us what the tail does.”
-> DONE

=== next_bedtime
Both elbows were tucked in. It is the only way to keep so much arm warm.
-> DONE
