# about: story-about(a cat|cat called|cat who|cat that|cat story|cat named|the cat|our cat|her cat|his cat|my cat|their cat|cats|kitten|kitty|kitties|pussycat|pussy cat|cat please); with-character(a cat|cat called|cat who|cat that|cat named|the cat|our cat|her cat|his cat|my cat|cats|kitten|kitty|kitties|pussycat); creature(a cat|cat called|cat named|cats|kitten|kitty|kitties|pussycat|cat &!catch&!caterpillar|the cat|our cat|her cat|his cat|my cat); bring-back(a cat|cat called|cats|the cat|kitten|kitty|kitties); likes(cats|kitten)
# also: creature; likes; funny; exciting; person; place; calm
# kind kitten: kitten*|kitty|kitties
# wants: child
# role guest: answer(cat|kitten|kitty|kitties), creature(cat|kitten|kitty|kitties) = a cat
# ages: 3-12
# holds: cat(kind), dark(kind), water(kind), bath(kind)

=== title
{~I Meant to Do That|The Spot on the Wall}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: guest look-up surprised; A hold happy spoon; heroes stand happy; friends stand surprised
# things: window; table; sun; shelf
{~“I meant to do that,” said {guest_a}, on the floor under the windowsill, and looked {H} straight in the eye.|There was a bump under the window. When {H} came to look, it was {guest_a}, {young:on the floor.|on the floor, washing one paw.}|{H} had seen it all. First {guest_a} had been on the windowsill, and then there had been a bump.}
“If you want to be down here,” said {guest}, “that is how you do it.” # usual
{A} was holding a spoon, and the sun shone into it, and a round spot of light {young:came out on the wall.|came out and went up the wall.}
{young:“Who is that?” said {guest}, with one paw in the air.|“Who is that,” said {guest}, with one paw in the air, “and does it live here?”}
“It is only the spoon,” said {A}. ¶ “I will have it,” said {guest}.
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: guest run happy; A run happy holding spoon; heroes run happy; friends run surprised
# things: stairs; wall; door
{joining}
{A} turned the spoon, and the spot ran out of the kitchen and along the hall, {young:and {guest} ran after it.|with {guest} behind it, one jump away.}
{
- is_kitten:
{guest} took the corner on two of its legs, and the other two came round later. # usual
- else:
{guest} took the corner without looking, as you can if you have whiskers to tell you how wide you are. # usual
}
{is_loved:It ran over a picture of {loved}, and so did {guest}.|{musing}} # personal
{hinderer_person:The spot ran over one of {hinderer_s} knees, and then {guest} did.} # beat
{hinderer_animal:After {guest} ran {hinderer}, and it got quite narrow.} # beat
{hinderer_carried:The spot went over {hinderer}, and then {guest} did.} # beat
The spot stopped by the door, and {guest} jumped, {young:and there was just the wall. Bump!|and the wall, when it came to it, was still there.}
“I meant to do that,” said {guest}.
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: guest climb surprised curtain; A reach-up laughing; heroes stand laughing; friends look-up surprised
# things: curtain; window; sofa
Next the spot went up the curtain. {guest} went up it as well, {young:right to the top.|by the only road there was, which was made of curtain.}
At the top the spot went on, over the ceiling. {guest} hung there, and {young:looked at it.|looked after it, and then for some reason looked down.}
“Would you like to come down?” asked {A}. ¶ “I meant to be here,” said {guest}. {young:“It is nice.”|“You see a good deal of the room that you would otherwise have to walk to.”}
{A} waited for {~a bit|a while}. Then {guest} said that, as {A} was standing there anyway, it could be now. # spare
It was taken off the curtain one claw at a time, and there were eighteen of them. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A look-up curious; guest look-up calm; heroes sit curious; friends sit calm
# things: rug; cushion
They had a rest, and looked at each other. {guest} shut both eyes, very slowly, and opened them again.
“Are you tired?” asked {A}. ¶ “That was a word,” said {guest}. {young:“It is a kind one.”|“It is the longest one we have, and people walk straight past it.”}
“What does it say?” ¶ “It says, I can shut my eyes when you are there.”
{A} said it back, as slowly as it would go. {young:It takes a bit of time.|The light went, and it was quite red in there, and it came back, and {guest} had not moved.}
“You have an accent,” said {guest}, {~quite kindly|after some thought}. “But I could follow it.” # spare
-> DONE

=== s3
# shot: above
# place: living-room; afternoon; clear
# action: guest crouch curious; A hold curious spoon; heroes kneel curious; friends kneel curious
# things: rug; cushion
Then {guest} tried it by waiting, as you do for a mouse, {young:quite flat, in the middle of the rug.|quite flat in the middle of the rug, with nothing moving but the last inch of tail.}
{
- is_kitten:
The other end began to wiggle, left and right, and wiggled so hard that {guest} fell over. “I meant to,” it said. # usual
- else:
The other end began to wiggle, left and right, as it has to before a cat can go off. # usual
}
{helper_person:{helper} stood in the door, so that the spot could not get out that way.} # beat
{helper_animal:{helper} lay across the door, so that the spot could not get out that way.} # beat
{helper_carried:{helper} was stood on the bottom stair, to keep the spot from going up.} # beat
It had to be got out from behind {themed_a} first. # personal
The spot came near, and {guest} put a paw on it, and had it. {young:Nobody breathed.|{A} did not breathe, and neither did anybody else.} # usual
But there was nothing under the paw, because the spot was on top of the paw.
{guest} put the other paw on that, and then the spot was on the other paw, {young:and there were no more paws.|and it had run out of paws.}
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; afternoon; clear
# action: A look-up surprised; guest jump surprised in bath; heroes stand laughing; friends stand surprised
# things: bath; towel; tap
The spot ran up the stairs, and round the bathroom, and down into the bath. {guest} did not stop to ask {young:what was in there.|what else was in there, and it was last night’s water, as deep as a hand.}
There was a splash. Then something came over the edge, {young:and it was very thin.|that was about half as wide as {guest} had been.}
“I meant to do that,” said {guest}. {young:“I was dirty.”|“It is a thing you should try once, so as to be able to say no.”}
{A} had a towel, and did the back, and {guest} did {~the front|the rest} with its tongue. {young:It took a lot of licks.|When it was dry it was twice as big, and did not wish to speak of it.} # spare
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest sit calm in box; A hold curious spoon; heroes sit curious; friends sit calm
# things: box; wall; stairs
On the way back there was a box. It was just a box, {young:with nothing in it.|that shoes had come in, and it was a good deal smaller than {guest}.}
{guest} looked at the spot, and looked at the box. Then it got in. {young:A cat has to.|It got in like dough, one part after the other, and some of it stood up over the sides.}
“But the spot is here,” said {A}, and held it quite still on the wall. ¶ “I know,” said {guest}, “but so is the box.”
They waited. The light on the wall turned {~yellow|golden}. {young:“Does it fit?” asked {A}.|“Does it fit?” asked {A} in the end.} # spare
“It does where I am,” said {guest}. # more
The spot had to wait on the wall, until {As} arm was tired of holding it. # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: guest sleep happy; L kneel happy at guest; heroes kneel happy; friends sit calm
# things: rug; spoon; shoe
“It gets out when I jump,” said {guest}.
“My hand jumps, too,” said {L}.
So {L} put the spoon down by a shoe, and let go.
The spot came down on the rug. It was big now, and red. # usual
The spot lay still. {guest} came by, as if on the way to the door. It lay down, and the spot was on its back.
It began to purr. You could feel it in the floor. # usual
“I have it,” said {guest}.
Then the sun went down, and there was no spot.
“Where is it?” asked {L}. ¶ “In here,” said {guest}. “Feel.”
{L} put a hand there. It was warm.
-> DONE

=== m3
# shot: behind
# place: hallway; night; clear
# action: guest climb happy stairs; L climb sleepy stairs; heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; box
Up they went. {guest} went first, and stopped on each stair, just where the next foot had to go.
“I meant to,” it said, each time. # spare
{homeward} # company
No one was trodden on. It was close, on the sixth. # more
At the top it let {L} go by. Then it went by as well, so as to be first. # more
The box stood in the hall. It still had a bit of a cat’s shape. # more
-> DONE

=== l3
# shot: close
# place: bedroom; night; clear
# action: guest stand calm on bed; L sit-up sleepy; heroes sit sleepy; friends sit sleepy
# things: bed; blanket; lamp
A bed has to be trodden first. {guest} did it with the front feet. Left, and right. Left, and right.
“What is that for?” asked {L}. ¶ “Bread,” said {guest}. # spare
{L} put out one hand, flat, and that was trodden as well. It was done as if it was bed. # more
It did not come out of anything. It was not going into anything. Left, and right. # more
Then it turned round, and turned round, and the bed was ready.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L stand sleepy; guest push calm toothbrush; heroes brush-teeth sleepy; friends stand sleepy
# things: basin; toothbrush; mug; mirror
{L} did the teeth. {guest} sat by the tap, to see it done.
Then it looked at the brush, and it looked at {L}. It put one paw to the brush, and pushed. It pushed a bit more.
Down it went. # usual
“I meant to do that,” said {guest}. That time it was so. # usual
{guest} looked over the edge for some time, to see if it was still down there. # more
{L} picked it up. It was put in the mug. # more
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: 2 cat sit calm; heroes sit sleepy
# things: moon; roof; chimney; puddle
Out on the wall sat two cats from down the road. There was a moon in the sky, and one in the puddle.
The one with the white feet put down a paw. The moon broke, and came back. # spare
“I meant to do that,” it said. # usual
They all say it. # more
The other one washed an ear, and left the second ear for later. # more
They looked at the moon some more. It did not go away. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep sleepy; guest sleep sleepy on bed; heroes sleep sleepy; friends sleep sleepy
# things: bed; lamp; curtain
{guest} lay on the bed, where feet go.
{resting}
{keepsake}
{dream} # spare
The feet lay round it, one on the left and one on the right. # usual
The spot was still in there. You could feel where. It was on one foot, and it purred. # usual
They slept. {guest} slept on one side. It slept on the other side. Then there was a bump.
It was still for a bit.
“I meant to do that,” said {guest}. It came up again, on the warm side.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning there was a spot on the kitchen wall, and nobody was holding a spoon. It sat quite low, next to the door, and shook a little. {A} looked for a long time to see where it came from. It came from the cat’s water. By the bowl, with both front feet in it and its eyes shut, sat somebody who had meant to do that.
-> DONE

=== next_bedtime
There was a warm place at the end of the bed. Somebody had only just left it, and meant to.
-> DONE
