# tells: report
# wants: child
# ages: 3-12
# holds: dark(kind)

=== title
{~The Next Box Was White|The One with the Ear}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A draw happy pencil; heroes lie-front; friends sit
# things: paper before A; pencil; rug; themed
{~“{deed_1},” said {H} to the pencil, and the pencil drew it in the first box.|On the rug lay a long strip of paper, folded into boxes, and {H} had begun with the first. “{deed_1}.”|A comic begins in the box on the left, and so {H} began there. “{deed_1}.”}
It filled that box right up to the edges. {L} was in it, too, {young:with one ear.|with two arms and one ear, for there was no room at the side for the other.}
{L} wrote it all underneath, in small letters, {young:so that you knew.|so that there could be no mistake about it.} # usual
“And what comes next?” asked the one with the ear, and looked over the line. {young:“It is white there.”|“It is perfectly white over there.”}
“That is the next box,” said {L}.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A draw curious pencil; heroes lie-front; friends sit curious
# things: paper; pencil; rug; themed
{joining}
“I can’t see what is going on,” said the one with the ear. {young:“I have no dots.”|“I have got eyes, but I have no dots in them.”}
You have to know which way you were looking, to put in the dots. {young:{A} knew it.|A hair to the left is already somewhere else. But {A} knew.} # usual
So {A} put in the dots, and it looked. “Oh,” said the one with the ear. {young:“It is that!”|“So that is what it is.”}
{is_wished_place:“Is this {wished_place}?” ¶ “As much as would go in,” said {A}.} # wished
{is_wished_person:“And who is that with the hat?” ¶ “That is {wished_person},” said {A}. “The hat was a slip.”} # wished
{is_wished_matter:“{wished_matter_many:Are those|Is that} {wished_matter}?” ¶ “That took the longest,” said {A}.|{is_wished_thing:“{wished_thing_many:Are those|Is that} {wished_thing}?” ¶ “That took the longest,” said {A}.}} # wished
{hinderer_person:“Those dots are not the same size,” said {hinderer}, and one had to be made bigger, and then the other.} # beat
{hinderer_animal:{hinderer} walked over the box with a wet paw, and now it had a lake in it.} # beat
{hinderer_carried:{hinderer} was laid on the end of the paper, to keep it flat, and was not flat enough.} # beat
{themed_a} lay on one end, so that the paper would not roll up. # personal
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw curious pencil; heroes peek at paper; friends lie-front
# things: paper; pencil; rubber; rug
Then it needed a mouth. {young:That is only one line, but it has to be the right one.|A mouth is only one line, but nothing else in the box will be believed unless it is the right one.}
{A} did the face, and felt along it with a finger, {young:and drew that.|from the one corner to the other, and drew what the finger had found.}
“No,” said {A}, and rubbed it out. “That is somebody else.”
{young:The third one was it.|The third one was it. You could see it in the whole picture, as if a lamp had been moved.}
“So that is how I was,” said the one with the ear, and held it quite still. # spare
“Can I move it?” ¶ “Not in this box,” said {A}. # more
The pencil said that it had never known there were so many ways to do a line. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A point proud at paper; heroes draw pencil; friends lie-front curious
# things: paper; pencil; rug
In a comic there are little lines round a thing, {young:to show how much it was.|when it was fast, or hot, or loud, or simply a great deal.}
“How many do you want?” asked the pencil. ¶ {A} thought back, and counted. “Seven.”
So it got seven, {young:all round the main bit.|all round the main bit, where you could not overlook them.}
“What are they?” asked the one with the ear. ¶ “That is how much it was,” said {A}.
{young:It counted them as well. It was seven.|It counted them as well, and stepped back a little, as far as the line would let it.}
“And one small one by me,” it said. “I noticed it, too.” It got that. # spare
The pencil would have liked to do some more, but seven was what it had been. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: A draw cross pencil; heroes lie-front sad; friends sit calm
# things: paper; pencil; rubber; rug; themed
“In the next box,” said {L}, and wrote it underneath. “{deed_2}.”
Then {L} drew it, and rubbed it out, {young:and drew it again.|and drew it again the other way about, and the paper began to go grey.}
“I have got one foot on the line,” said the one with the ear. {young:“There is nothing to stand on.”|“I would come over, but there is still nothing to stand on.”} # usual
{helper_person:“Shall I lend you my rubber?” said {helper}. “It is the soft sort.”} # beat
{helper_animal:{helper} lay down along the paper, and kept the boxes warm.} # beat
{helper_carried:{helper} was put at the edge of the box, as somebody to draw it for.} # beat
“That looks quite like it,” said the pencil. ¶ “It looks like a drawing,” said {L}. “It was not like a drawing.”
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A draw curious pencil; heroes stand; friends look-up
# things: paper; pencil; chair; rug
“You could do it from above,” said the pencil, {young:“like a bird.”|“the way that a bird would have seen it, or a shelf.”}
{A} did it from above. There was a parting, {young:and two shoes.|and the tops of two shoes, and everything that had been under them.}
“I have never seen that side of me,” said the one with the ear, {young:and bent over the line to look.|leaning over the line as far as it dared. “Do I always go about like that?”}
{pausing} # company
But nobody would have known from it what it was like. {young:It was only where things were.|It only told you where things were, as a map does, and {A} had not been up there at the time.}
“What did the bird think about it?” asked the pencil. ¶ “It went by,” said {A}. # spare
They kept the shoes, in the margin. They were good shoes. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A draw laughing pencil; heroes lie-front; friends peek at paper
# things: paper; pencil; rubber; crumb; rug
“Or do it from far away,” said the pencil. {young:“Then it gets small.”|“Then a thing is small, and you need only do the outside.”}
{A} did it so far away that it was a dot, {young:with a dot beside it.|with another dot next to it, which was {A}.}
“Is that me?” asked the one with the ear. {young:“What am I doing?”|“I can’t make out what I am doing.”} ¶ “You are doing it,” said {A}. “But it is a long way off.”
{young:They all looked very hard.|They all bent over it, and breathed, and the dot that was {A} blew away. It had been a crumb.}
“It was not far away,” said {A}. “It was right here.” # spare
The pencil drew an arrow to it, so that it would not get lost. # more
-> DONE

=== m4
# aside
# shot: wide
# place: living-room; night; clear
# action: A lie-front sad; heroes lie-front; friends sit calm
# things: paper; pencil; rubber; lamp; rug
“We might leave it white,” said the pencil. {young:“Some do.”|“It is often done. People think what they like, and turn the page.”}
“I could jump it,” said the one with the ear, and went back in its box to get a run. {young:“I am a good jumper.”|It went back as far as it could, past everything that was in there.}
“No,” said {L}. “Then nobody knows how you got there. {young:I was in that one.”|And I was in that one as well. I can’t have been nowhere.”}
{young:So it had to be drawn.|So it was not left white, and the pencil was turned round, and chewed a little.}
The one with the ear came back from its run. It had not been at all sure about the jump. # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: A look-up curious; heroes draw proud pencil; friends lie-front
# things: paper; pencil; lamp; rug
“Where did you stand?” asked the one with the ear. ¶ “Here,” said {L}, and stood there.
“I only see your back,” it said. ¶ “My back!” said {L}.
So the box was drawn from behind. There was a back in it, with an ear on each side, and past the ears you saw the thing itself.
“You can’t see the face,” said the pencil. ¶ “You can see what it sees,” said {L}.
The one with the ear put a foot over the line, and it held. It went in at the back, and it fitted. # usual
“Oh,” said the one with the ear, in there. “So it was this.” # usual
{is_deed_3:After that it was easy. “{deed_3}.” You saw it over the ears. |There was not a white bit left in it.}{is_deed_4:“{deed_4}.” And that as well. }
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: A fold calm paper; heroes stand; friends sit sleepy
# things: paper; lamp; bed
The strip was so long that it hung down off the bed. “{deed_1}.” That was up by the pillow.
There it was, from left to right. It did not go the other way. # spare
“It is a lot,” said the one with the ear. It was right down by the rug by now.
The crumbs of the rubber were all the ones that it was not. # more
{A} blew on them. Off they went. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A look-through sleepy mirror; heroes brush-teeth; friends stand
# things: mirror; basin; toothbrush; lamp
In the glass was {A}, from the front. It had two ears as well.
{A} turned round, to see the back. It was not there. You can’t do it on your own. # spare
The glass was a box as well, but it was all done. # more
There was a bit of grey on one cheek, where you think. It came off. # more
The tap drew one line, all the way down. It was the right one. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: paper on chair; pencil on chair; rubber on chair; moon; chair
On the chair lay the pencil. It was short now. It was all in the boxes.
When you fold up a strip, the first box lies on the next one. They lay face to face. # spare
So it was all in one place, and it was as thick as a slice of bread. # more
The moon came by, from behind. You could see what it saw. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A draw sleepy pencil; heroes lie-back; friends sit sleepy
# things: bed; paper; pillow; lamp
On the quilt lay the strip. One box was over, and it was white.
{resting}
{dream} # spare
“{deed_last},” read {L}. That was the last one, so far.
“What comes next?” said the one in the box.
{L} drew a bed, with somebody in it. Then {L} made it dark, right up to the edge.
“I can’t see a thing,” it said, and was glad. # usual
The lamp went out. Now it was dark in both.
“And next?” it said, down in the bed. ¶ “It is white,” said {L}. # usual
Goodnight, {H}. Goodnight, ear.
Goodnight.
-> DONE

=== next_night
Next to the dark box somebody had folded one more, and in it stood a very small back, with an ear on each side, in front of a door.
“I did not like to start without {H},” said the one with the ear. “But I got as far as the door handle. I drew that myself.”
-> DONE

=== next_bedtime
There was one box over. It was dark right up to the edge, and somebody in there had pulled up the quilt.
-> DONE
