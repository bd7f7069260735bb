# about: story-about; with-character; creature; bring-back
# tells: tale(an aim|fly|flies|flying|pilot|astronaut|astronauts|space|spaceman|to the moon|on the moon|planet|planets|mars|stars|sky|float)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind space: astronaut*|space*|moon|planet*|mars|stars|rocket*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~A Gap Under You|The Conker Goes First}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest look-up worried; heroes stand curious at guest; friends stand curious
# things: swing right; tree left; wall
{~Somebody was standing in the middle of the grass, and {H} went out to see who it was.|{H} had come out to bring in a ball, but there was somebody on the grass.|“Is it this way up?” asked a voice in the garden. {H} went out to look.}
There {guest_many:were|was} {guest_a}, looking straight up at the sky.
“{guest_many:We|I} want to {wished_aim},” said {guest}. “{guest_many:We have|I have} been standing here since tea, {young:and nothing has happened.”|and {guest_many:we have|I have} not gone up at all.”}
“Not even a little?” asked {A}. ¶ “{guest_many:We|I} leaned,” said {guest}. # usual
{A} lay down, with one cheek in the grass, and looked at the place where {guest} stopped and the garden began. {young:There was no gap.|You could not have got a leaf in between.}
“You have to have a gap under you,” said {A}. “That is how you can tell.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: bird fly; heroes point curious at bird; guest look-up curious; friends look-up curious
# things: cloud; wall
They looked for somebody who had one. {young:It did not take long.|At that time of day there are always a few about.}
A {~blackbird|sparrow} went over the wall, and under it was a gap as high as the house. A moth had one. {young:Even a fly had one.|Even a fly, which nobody would call clever, had one the whole way to the lamp.}
“How do they do it?” asked {guest}. ¶ “They don’t hold on,” said {A}.
{guest} tried not to hold on to the ground, {young:first on one side and then on the other.|and found out that it was the ground that did the holding.}
{is_space:“It lets you go in the end,” said {A}, “but you have to be a good way off. The moon is about right.”|“It holds all of us,” said {A}. “It holds the house. It has hold of the bath.”}
The moth went by again, the other way up. {young:It was showing off.|“Now it is showing off,” said {A}.} # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest jump happy; heroes lie-front curious before guest; friends stand laughing
# things: swing right; wall; bucket
“Then {guest_many:we|I} will jump,” said {guest}.
{joining}
{is_loved:“Think about {loved},” said {A}. “It makes you lighter.”|{musing}} # personal
{is_space:“Three, two, one,” said {A}, with one eye close to the grass. “Up!”|“One, two, three,” said {A}, with one eye close to the grass. “Up!”}
{guest} jumped. {young:There was a gap! It was as high as a biscuit.|There it was, a real gap, as high as a biscuit is thick, and through it {A} saw the wall.} Then there was a thump, and it was shut. # usual
{hinderer_person:“I blinked,” said {hinderer}, and they had to do that one again.} # beat
{hinderer_animal:{hinderer} came to see what was down there, and lay on the very place.} # beat
{hinderer_carried:{hinderer} had been set down just where the landing was, and had to be moved over.} # beat
“It was too short,” said {guest}. “{guest_many:We|I} had only just begun to look about.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes write proud; guest jump laughing; friends clap happy
# things: chalk-line; wall; pencil
They did a few more, to be fair to jumping, and {A} made a mark on the wall for each.
The first was as high as a biscuit. {young:The next was as high as two.|The second was two biscuits, and one was very nearly a bun.}
But a gap does not last. {young:{A} said “oh” to see how long it was.|{A} tried to say “{~elephant|umbrella}” in the time, and got no further than the front end.}
After that {guest} jumped with both eyes shut, {young:to be lighter.|which ought to have made it lighter, but came out at a biscuit again.} # more
“{guest_many:We|I} can go up,” said {guest}. {young:“It is the staying.”|“It is only the staying that {guest_many:we|I} can’t do.”}
The grass was flat by now in one place, and had begun to look tired. # more
{young:So they let it rest.|They moved over a little, so that it could get up again.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; breeze
# action: guest hold worried umbrella; heroes hold happy pillow; friends stand curious
# things: washing-line; sheet on washing-line; umbrella
Next it was wings. There were two pillowcases on the line, {young:nearly dry.|and they had been filling up with wind all afternoon.}
One was tied on at the left and one on the right. {young:“Now flap,” said {A}.|“Now you have to flap,” said {A}, “and look as if you had somewhere to go.”}
{guest} flapped. It made a good loud noise. {young:All the leaves ran off.|A good many leaves went up, and a feather, and {As} hair.}
“Is there a gap?” asked {guest}. ¶ {A} looked. “There is one under the leaves,” said {A}. {young:“There is one under my hair.”|“You have made one for everybody else.”}
{pausing} # company
So the pillowcases were put back on the line, and filled again by themselves. {young:They had no trouble with it.|They did not seem to find it hard at all.} # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit sad on swing; heroes sit-up curious at guest; friends sit calm
# things: swing; tree left; nut before heroes
After that {guest} sat down on the swing, not to do anything, just to be sad on it. {young:The swing went to and fro a bit.|The swing moved to and fro a little by itself, as swings do.}
{helper_person:“I’ll give you a push,” said {helper}. “You can be sad in both directions.”} # beat
{helper_animal:{helper} put a nose against the swing, to smell it, and that was the first push.} # beat
{helper_carried:{helper} was put on the swing as well, so that {guest} had somebody to be sad beside.} # beat
“{guest_many:We are|I am} too heavy,” said {guest}. “{guest_many:We|I} weigh the same wherever {guest_many:we|I} go.” # usual
“Not everywhere,” said {A}, and stopped. {A} had just remembered something, {young:with the tummy.|and it was not the head that remembered it, but the tummy.}
It was about the swing. There is one place on a swing where your tummy goes up and you do not. It is right at the top. ¶ “We need a conker,” said {A}.
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes hold curious nut; guest look-up curious; friends kneel curious
# things: nut; tree left; leaf
They had to have something to see it by. A tummy can’t be looked at, but a conker can.
{A} found one under the {~hedge|tree}, {young:a round one.|round and brown, with one flat side, so that it would not roll.}
“You lay it on the seat beside you,” said {A}. “If there is a gap under the conker, {young:there is one under you.”|then there must be one under you, because you are going the same way.”}
{guest} asked whether the conker minded. {young:It did not say so.|The conker had already come down all the way from a branch, and could be called an old hand.}
“It goes first,” said {guest}, “and {guest_many:we go|I go} as well. {young:Then we can all look.”|Then one of us can look, if the other one is too surprised.”} # more
{young:It got a wipe, and then it was ready.|It was given a wipe, so as to look its best.} # more
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: guest sit worried on swing; heroes push happy swing; friends stand happy
# things: swing; tree left
{guest} held on. {A} went round behind, and pushed. {young:The swing said eek.|The swing said eek on the way out, and ook on the way home.}
At first it was only as high as a bucket. {young:Then it was as high as the wall.|Then it was as high as the wall, and {guest} saw over it into next door, where they were having soup.}
“Lean back when you go out,” said {A}, “and tuck in when you come home. {young:Then it gets bigger.”|That way you push yourself, and I only help.”}
Eek, it went, and ook. {young:Eek, and ook.|Between the eek and the ook there was a small quiet bit, and it was getting longer.} # spare
“That is it!” said {A}. “Listen for where it does not make a noise.” # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest ride happy swing; heroes point proud at guest; friends clap happy
# things: swing; nut; moon
{A} laid the conker on the seat beside {guest}, and pushed. {young:Out they went, and up.|Out they went, and up, until the ropes had no more up in them.} “Watch the conker!” called {A}.
At the top the swing stopped, before it came back. It was quiet. And the conker was not on the seat any more. {young:It was up in the air!|It hung in the air above the seat, all by itself, and turned round once.}
“There is a gap under the conker,” said {guest}. “There is a gap under {guest_many:us|me}!”
{is_space:“That is what astronauts do, all the way to the moon,” said {A}. “They weigh nothing, and their pencils come up out of their pockets.” # usual|“You are not going up, and you are not coming down,” said {A}. “That is flying.” # usual}
{young:Then down they came, and did it again.|Then down they all came, {guest} and the swing and the conker, and went straight up to do it again.} # usual
“{guest_many:We weigh|I weigh} nothing!” said {guest}, each time, at the top.
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: heroes ride happy swing; guest push happy swing; friends sit calm
# things: swing; tree left; moon
Then {A} had a go, and {guest} pushed. It was only fair.
Eek, it went. At the top {A} weighed nothing. {young:One slipper came off.|One slipper had been waiting for that, and left.}
It went over the wall, with a gap under it the whole way. ¶ “That one can do it, too,” said {guest}.
{young:Then it came flying back over the wall.|After a moment it came back over the wall. Next door they had finished their soup.}
{homeward} # company
Up there you could see a star that you can’t see from the grass. {A} saw it eleven times, {young:and it was there each time.|and each time it had waited.} # more
“Is it a small quiet bit, with you?” asked {guest}. ¶ “Just the same,” said {A}. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: guest stand happy; heroes wave sleepy; friends wave sleepy
# things: swing right; wall; moon
“What do you do now?” asked {A}. “Now that you can?”
“{guest_many:We|I} shall go home,” said {guest}, “and look out for swings on the way.”
{guest} took the conker along. {young:It was still warm.|It was still warm, and had a dent where it had landed.}
At the wall {guest} jumped once more. It was as high as a biscuit. ¶ “And how was that?” asked {A}.
“It is the same thing,” said {guest}. “It is only a small one, for the street.”
Then {guest} went off along the wall, and at every lamp there was a bit of a jump, and a thump. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: swing; tree left; moon
The swing still went a little. Eek, it said. Then it said ook.
Nobody was on it.
It went as high as a bucket. Then it went as high as a bun. # more
The grass got up again in the flat place, one blade and then the next. # more
Next door the lights went out. They had gone up to bed, full of soup. # more
After a while there was no eek. There was only the quiet bit.
Over it all hung the moon, with a very big gap under it.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. The bed held on from top to toe. There was no gap at all.
{resting}
{keepsake}
{dream} # spare
Somewhere out there {guest_many:were|was} {guest}, on the way home, looking out for swings. # usual
{A} breathed in. Eek. {A} breathed out. Ook.
In between there was a small quiet bit. It was getting longer.
The quilt went up, and stopped, before it came down. # usual
There {A} weighed nothing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A conker lay on the seat of the swing in the morning, and it was not the one from last night. This one was small, and still had half of its green coat on.
“It has come to learn,” said {A}, and gave the swing one push, a gentle one. The conker went as high as a biscuit, and came down on its feet.
-> DONE

=== next_bedtime
Out in the garden the swing said eek, and then it said nothing. It was at the top.
-> DONE
