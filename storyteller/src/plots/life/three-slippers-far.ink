# about: shy(order&her own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&his own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&their own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|spoke to&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|told&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody); proud(order&her own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&his own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&their own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|spoke to&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|told&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody); bravery(order&her own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&his own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&their own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|spoke to&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|told&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody); manners(order&her own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&his own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|order&their own&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|spoke to&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|told&the wait&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus|said good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|said good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&teacher&!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&miss &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mrs &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody|whispered good morning&mr &!want&!tomorrow&!never&!too shy&!n't&!n’t&!refus&!nobody)
# also: shy; proud; happy; bravery; manners; nervous; school-day; outing; food; person
# kind school: good morning
# wants: child
# role grownup: parent = the grown-up in the slippers
# ages: 3-9
# needs: speaking
# holds: dark(kind)

=== title
{~Three Slippers Far|It Came Out}
-> DONE

=== s1
# shot: wide
# place: cafe; afternoon; clear
# place for school: school; day; clear
# action: waiter stand holding notebook; L sit-on-chair worried; heroes sit-on-chair; friends sit
# action for school: teacher stand calm; L look-up worried at teacher; heroes stand; friends stand
# things: table; notebook; cup on table
# things for school: door; hook; bag
# people: waiter
# people for school: teacher
{
- is_school:
{~“Good morning,” said the teacher at the classroom door, {young:and looked at {H}.|to everybody who came in, and then {H} came in.}|First there is a peg, and then a mat, and then there is the teacher. {H} had got {young:to the mat.|as far as the mat.}|This morning {H} came to the classroom door, {young:with a bag on.|with a bag on, and two words ready.}}
- else:
{~“And what would you like?” asked the waiter, {young:and looked at {H}.|who had a pencil, and looked straight at {H}.}|The waiter had a pencil. It had been all round the table, {young:and now it was with {H}.|and now it pointed at {H}.}|At the table sat {H}, and here came the waiter, {young:with a pencil.|with a pencil, and with a page that was still empty.}}
}
{L} was shy, out there. {L}’s words always got as far as the teeth, {young:and then they went back.|and saw who was outside, and turned round.}
{
- is_school:
But today they came out. “Good morning,” whispered {L}. It was very small. {young:The teacher heard it!|But the teacher heard it, and said it back, with {L}’s name at the end.}
- else:
But today they came out. {L} said what it was to be, and said please. {young:And it came!|The pencil wrote it all down, and after a while it came, and it was exactly what {L} had said.}
}
At home {L} was very proud, and wanted to know how far it had gone.
“Did it go by itself?” asked {grownup}. ¶ “I only opened,” said {L}. {young:“It came out.”|“It came out, and it got there.”} # usual
-> DONE

=== s2
# shot: above
# place: hallway; afternoon; clear
# action: L whisper happy; grownup listen curious; heroes stand; friends stand
# things: coat on hook; hook; stairs; mat
So they measured it, in the hall. {L} stood by the stairs, and {grownup} stood by the coats, {young:a long way off.|which is as far as you can get without going out.}
{joining}
{musing}
“Now,” said {L}. {young:And {L} said it.|Then it was quiet for some time.} ¶ “Have you begun?” asked {grownup}.
{L} had finished.
So {grownup} came one slipper nearer, {young:and one more.|and then another, with the heel of the one against the toe of the other.} # usual
{
- is_school:
“Good morning,” whispered {L}. ¶ “A good lawn?” said {grownup}. {young:“Where?”|“I have not seen it. Is it mown?”}
- else:
“Toast, please,” said {L}, since they had some. ¶ “A ghost?” said {grownup}. {young:“We have no ghost!”|“I am afraid that we are out of ghosts.”}
}
{hinderer_person:“Was it cheese?” asked {hinderer}, who had heard nothing either.} # beat
{hinderer_animal:{hinderer} lay down half way, and yawned, and whatever it was went in there.} # beat
{hinderer_carried:{hinderer} was sat down half way, to listen, and did not pass anything on.} # beat
“It was louder than that out there,” said {L}. {young:“A bit.”|“Or else they have better ears.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: L whisper calm at grownup; grownup crouch; heroes stand; friends sit
# things: coat on hook; hook
{grownup_s} left sleeve knew most of {L}’s words. {young:They went in there.|On other days they went in at the cuff, and {grownup} said them out loud at the top.}
“It had nothing to do today,” said {L}, and looked in. {young:It was dark, with a tissue.|It was dark in there, and there was a tissue.}
“Does it mind?” ¶ “Sleeves don’t mind,” said {grownup}. {young:“They have an arm.”|“They have an arm to think of.”}
But {L} put two hands round the cuff, and told it {young:all about it.|how it had been, from the beginning, so that it should not hear it from somebody else.}
“And then I opened,” said {L}, {young:“and it went.”|right into the dark, “and it was gone before I could hold it.”} # more
It took quite a time. {young:The sleeve got warm.|You could see that the sleeve was listening, for it had gone warm.}
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; afternoon; clear
# action: L look-up curious mirror; grownup hold torch; heroes stand; friends sit
# things: mirror; torch; basin
They went to look at the place in the mirror. {L} opened wide, {young:and there was a tongue.|and there lay the tongue, in the middle, like a cat on a rug.}
“Where do they sit?” asked {grownup}, with the torch. ¶ {L} pointed. {young:“At the back.”|“At the back, and the big ones in the corners.”}
“And who goes first?” {young:¶ “A little one,” said {L}.|¶ “You have to send a little one,” said {L}, “and when it is out, it pulls the next.”}
“Please” was at the very end, {young:where it was wet.|as it always is, and had to be fetched.} # more
They looked behind the teeth, at the top, {young:and at the bottom.|and at the bottom, and under the tongue.} Nobody was to be seen. # more
“They know that there is a torch,” said {L}. {young:So they put it out.|They put it out, and shut the mouth, and waited, and somebody behind it hummed.}
-> DONE

=== s3
# shot: wide
# place: hallway; dusk; clear
# action: L shout laughing on stairs; grownup stand surprised; heroes stand laughing; friends stand
# things: stairs; coat on hook; hook; themed
Then {L} tried a bigger one, and went up the stairs, {young:and shouted.|and said it with the voice for the stairs.}
It went through the kitchen door. {young:It went next door, and a dog said woof.|It went through the wall as well, and next door a dog answered it.} # usual
“I heard that,” said {grownup}. {young:¶ “But that is the wrong one,” said {L}.|¶ “Yes, but that is the other one,” said {L}. “That is for when there is no sock.”} # usual
The one from today was {young:as small as a pea.|about as big as a pea, and had gone past all those people.} # usual
They tried it through the tube of a kitchen roll. {young:It came out like a cow.|The small one went in at {L}’s end, and came out at the other as a cow with a cold.} # usual
{helper_person:“I will be the people,” said {helper}, and stood in between, and rattled a spoon in a cup.} # beat
{helper_animal:{helper} pricked up both ears at the smallest one of all, so somebody had heard it.} # beat
{helper_carried:{helper} was held to {L}’s mouth, and heard it, but that was no distance.} # beat
{themed_a} was put down to show where it had stopped. # personal
“So how did it get there?” said {L}.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup write; L point laughing at envelope; heroes stand; friends sit
# things: table; envelope on table; pencil
{grownup} had kept a list, on the back of an envelope, {young:and read it out.|of what had arrived at each slipper, and read it out.}
At nine slippers it said “nothing”. {young:At eight it said “wind”.|At eight it said “wind, or else a very small bus”.}
{
- is_school:
At seven it said “good lawn”. At six it said {young:“warm bin”.|“Could Norman?” and {grownup} would have liked to know what Norman could.}
- else:
At seven it said “ghost”. At six it said {young:“toes, please”.|“toes, please”, and {grownup} would have liked to know how many.}
}
“Nobody said that,” said {L}, and had to lie on the floor. {young:“Read it again!”|“Read it again, from the bus.”}
{pausing} # company
“What did it say at one slipper?” asked {L}. ¶ “At one it was only warm,” said {grownup}. # more
The envelope was kept, {young:on the fridge.|on the fridge, in case anyone should ask for it.}
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L listen curious at fridge; grownup stand; heroes stand; friends sit
# things: fridge; kettle on stove; stove; cup
The kettle has no trouble of that sort. {young:It shouts at everybody.|It tells the whole kitchen that it is hot, and then does so again.}
The fridge is not like that. {L} went and stood in front of it, {young:and it was quiet.|and it had been about to say something, and did not.}
“It is shy,” said {L}. “You must not look at it.” {young:So they looked at the wall.|So the two of them turned round, and took an interest in the wall.}
{young:They waited, and waited.|They looked at a spot of jam, and talked about the rain.} And then, behind them, it began to hum. ¶ {L} did not turn round.
It hummed its whole song, {young:low and long.|which is long, and has one note in it, and a click.} # more
The kettle was going to say something, {young:but it did not.|but {grownup} put a hand on its switch, and it let the fridge finish.} # more
“That was good,” {L} told the wall, {young:very softly.|softly, so that the fridge could take it or leave it.}
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L whisper proud at grownup; grownup crouch at L; heroes stand happy; friends stand
# things: stairs; coat on hook; hook; lamp
{grownup} came nearer, heel to toe, and at three slippers it was all there. “Three,” said {grownup}.
“That is not enough,” said {L}. {is_school:“The teacher’s ear is right up there.”|“There was a whole table.”}
{L} shut both eyes, and looked at it all again, {young:bit by bit.|from the start.} # usual
“Oh!” said {L}. “The face came down.” {is_school:For the teacher had bent down, {young:to {L}.|until the ear was not up there any more.}|For the waiter had bent down, {young:with the pencil.|pencil and all, until there was not so much table.}}
“And what did you do?” asked {grownup}. ¶ {L} thought. # usual
“I went up,” said {L}, with a neck {young:like a duck’s.|as long as a duck’s when there is bread.}
“Now you come down, and I come up.” So they did, and there were three slippers in between.
{is_school:“Good morning,” whispered {L}.|“Toast, please,” said {L}.} It was the small one, the very same.
It went across. {is_school:“Good morning, {L},” said {grownup}.|“Toast,” said {grownup}. “Right away.”}
“{is_school:The teacher|The waiter} did a bit,” said {L}, “and I did a bit, and it did the rest.”
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L eat happy toast; grownup hold plate; heroes eat toast; friends sit
# things: table; plate on table; toast; chair
{is_school:There was toast, and {grownup} brought it in.|Then the toast came, on a plate.} It was brown at one edge.
“Who had the toast?” asked {grownup}, as they do. ¶ “I did,” said {L}.
{is_school:“Good evening,” said {grownup}, to all of it. ¶ “Good toast,” said {L}.|“And is it what you said?” ¶ {L} looked at both sides. “It is just what I said,” said {L}.}
After that no one said a thing. You can’t, with toast. # spare
There was a crumb on {L}’s chin. It had got out, too. # more
It was not far to the plate. It went back by itself.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup stand; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; towel
The brush went round to the back, where the words sit.
“Mind them,” said {grownup}. ¶ “Mm,” said {L}. That is all that gets past a brush.
It did the top. It did the corners, with the big ones. # spare
Then there was foam. It was white, and there was a lot of it.
“Bah,” said the foam, and was in the basin. # spare
The cup was cold, and had water in it. It went round all of them twice. # more
“Is it nice in there now?” asked {grownup}. ¶ {L} let them answer. They said “Ah”. # more
{L} felt along with the tongue. They were all in, and they were clean.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; pillow; slipper
“Will it come out tomorrow, too?” asked {L}.
“I don’t know,” said {grownup}. “It may like a rest.”
{L} lay and thought about it. ¶ “It knows the way now,” said {L}.
It had gone there once, and nothing had been in the way. # spare
The slippers stood by the bed, heel to toe. # more
“That is two,” said {L}. It was not even three.
-> DONE

=== l4
# aside
# shot: object
# place: cafe; night; stars
# place for school: school; night; stars
# action: heroes sleep
# things: table; 4 chair; notebook on table; cup on table; moon
# things for school: door; hook; row of 4 chair; moon
{
- is_school:
It was dark in the classroom. The chairs were up, and the door was shut.
The pegs had no coats. They stuck out their chins. # spare
By the door was a bit of floor. Somebody had said good morning there. # spare
It had been a small one, and it was gone now. But it had been said.
The mat had feet on it all day. Now it could lie flat. # more
The moon came in at the top of the window, and stood by the first peg. # more
The clock said tick. It did not mind who heard.
- else:
It was dark in the café. The chairs had their legs in the air.
The cups were clean. They stood with one ear each. # spare
On the table lay the waiter’s pad, shut, with the pencil on top. # spare
In there were {L}’s words, in grey. They were all spelt out.
The till had its mouth shut. A tap said one thing, and then no more. # more
The moon came in at the window, and sat down by itself. # more
They lay next to somebody’s soup, and were quiet.
}
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup crouch at L; friends sleep
# things: bed; lamp; pillow; quilt
In bed lay {H}, up to the teeth.
{resting}
{keepsake}
{dream} # spare
The words sat down. They sat in rows. # usual
One more had to go. {grownup} came down. {L} came up.
“Goodnight,” whispered {L}. It was small.
It got there. It was not far.
It was less than one slipper.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a small noise in the fridge. It was smaller than the hum, and it was at the back, behind the milk.
“You need not say it,” {A} told the shut door. “But I am here.” Then {A} bent down, and put an ear to it, about where the butter is, and waited. It took as long as toast. “Cold,” said somebody in there, quite clearly, and then, a little later, “please.”
-> DONE

=== next_bedtime
The slippers stood by the bed, heel to toe. Something had been said over them, and had got there.
-> DONE
