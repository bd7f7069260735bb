# about: left-out(push|shov|kick|hit |hits|punch|pinch|trip|barge|knocked her|knocked him|knocked them|pulled her|pulled his|pulled their|scratch|threw); hurt(pushed|shoved|kicked|hit her|hit him|hit them|punched|pinched|tripped her|tripped him|tripped up|knocked over|barged|pulled her hair); quarrel(pushed|shoved|kicked|punched)
# also: sad; angry; school-day; hurt; scared; left-out; quarrel; play
# news: bad
# kind kick: kick*
# kind hit: hit|hits|hitting|punch*|slap*|smack*|pinch*
# kind hair: hair|plait*|ponytail|bunches
# wants: child
# role grownup: parent = the grown-up with the shopping
# ages: 3-10
# holds: pushing(kind), dark(kind)

=== title
{~The Push|What to Do with a Push}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: A walk cross; heroes walk sad; grownup carry bag; friends walk
# things: bag; wall; house; themed in A.hand
{
- is_kick:
{~{H} came home with {young:a kick.|a kick that was somebody else’s.} It had been given out {~by the coats|at the far end of the yard}, for nothing.|“What have you got there?” asked {grownup}. {H} had {young:a kick.|a kick, and it was not one of {their} own.}|Somebody had given {H} a kick {young:today.|in the playground, and had run off without it.}}
- is_hit:
{~{H} came home with {young:a thump.|a thump that was somebody else’s.} It had been given out {~by the coats|at the far end of the yard}, for nothing.|“What have you got there?” asked {grownup}. {H} had {young:a thump.|a thump, and it was not one of {their} own.}|Somebody had given {H} a thump {young:today.|in the playground, and had run off without it.}}
- is_hair:
{~{H} came home with {young:a pull.|a pull that was somebody else’s.} It had been given out {~by the coats|at the far end of the yard}, from behind, by the hair.|“What have you got there?” asked {grownup}. {H} had {young:a pull.|a pull, by the hair, and had not done the pulling.}|Somebody had given {H} a pull, by the hair, {young:today.|in the playground, and had run off without it.}}
- else:
{~{H} came home with {young:a push.|a push that was somebody else’s.} It had been given out {~by the coats|at the far end of the yard}, for nothing.|“What have you got there?” asked {grownup}. {H} had {young:a push.|a push, and it was not one of {their} own.}|Somebody had given {H} a push {young:today.|in the playground, and had run off without it.}}
}
{
- is_kick:
There was a mark where it had come in, {young:on the leg, as big as a plum.|on the leg, the size and very nearly the colour of a plum.} # usual
- is_hit:
There was a red place where it had come in, {young:on the arm.|on the arm, just where a sleeve ends.} # usual
- is_hair:
It had hurt at the top, {young:and it still felt as if somebody had hold.|and one side of the head still felt as if somebody had hold of it.} # usual
- else:
There were two red hands where it had met the ground, {young:with grit in.|with grit in, and one knee that had gone along to see.} # usual
}
“I did not do anything,” said {A}. ¶ “No,” said {grownup}. {young:“You did not. I know that.”|“That was theirs, and they had no business to give it to you.”}
But {A} had it now, and did not want it. {young:It was still in there, and it was hot.|It was still going round in there, and it wanted to come out at the hands.}
{is_wished_person:“It came from {wished_person},” said {A}, and that was all there was to say about that.} # wished
{themed_a} was carried home in the other hand, and got squeezed. # personal
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: A push cross door; heroes push cross wall; grownup stand worried; friends stand surprised
# things: door; coat; mat; wall
So {A} pushed the door, with both hands, as hard as could be.
{joining}
The door swung round, met the wall, and came back. {young:Now {A} had two.|It had been given a shove, and it gave a shove, so that now there were two of them.} # usual
“Not a door,” said {grownup}. “They always hand it back.” # usual
{A} pushed the wall. {young:The wall stayed where it was.|The wall did not so much as look up, and {A} slid back along the mat in both socks.}
{hinderer_person:“What are we pushing?” asked {hinderer}, and came and leaned as well, and they all slid back together.} # beat
{hinderer_animal:{hinderer} got in between to see what was so interesting about that wall, and had to be told to mind.} # beat
{hinderer_carried:{hinderer} was sitting just where they slid to, and so somebody else was nearly given it, who had done nothing either.} # beat
“I could give it to somebody small,” said {A}, and thought about that. {young:“No. Then they would have it.”|“No. Then they would have it, and they would be where I am.”}
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; afternoon; clear
# action: A throw cross pillow; heroes throw pillow; friends catch pillow
# things: pillow; bed; 3 feather
It was given to a pillow, because they say that a pillow does not mind.
{young:Whump! The pillow took it. It was a good whump.|The pillow took it very well, and said whump, and had a dent in it from end to end.}
They looked at the dent. {young:Then up it came again, slowly, all by itself.|Then slowly, from the corners, the pillow filled up again, until it was just as it had been.}
“It has given it back,” said {A}. {young:“It only did it slowly.”|“It has better manners than the door. But it has given it back.”}
One {~feather|thread} had come out. {young:That was all that was gone, and it was not much.|If that was how much of it had gone, they would be at it until Easter.}
They shook it out of the window, to be fair to it, and put it back on the bed. # more
-> DONE

=== l1
# aside
# shot: wide
# place: garden; afternoon; breeze
# action: A dig cross; heroes dig; friends crouch curious; grownup carry bag
# things: hole; spade; heap; gate
They thought of burying it. A hole was dug by the {~gate|fence}, {young:not very big, for it had been a short one.|and there was some talk about how deep, since nobody knew how big it was lying down.}
{A} pushed both hands into the ground, {young:and held them there, and let go.|right up to the wrists, and counted to ten, and let go.}
“Is it out?” asked {grownup}, on the way past with the potatoes.
{A} stood still to see. {young:“No,” said {A}. “But now I have mud.”|“No,” said {A}. “It is still here, and now there is mud on it.”}
A worm looked out, and went in. {young:It had not done anything, either.|It had done nothing to anybody, and the hole was filled in again round it with great care.}
The spade was put away without a word. It had done its best, and so had the hole. # more
“Then it does not like the dark,” said {grownup}, and {A} could understand that. # more
-> DONE

=== s3
# shot: close
# place: park; dusk; breeze
# action: A push surprised swing; heroes push; grownup sit on bench; friends sit
# things: swing; bench; tree
“Come out for a bit,” said {grownup}, and so they went up to the park. Nobody else was there. {young:There was only the swing.|There was the swing, which moved very slightly, all by itself, in the wind.}
{helper_person:“I have not been on one of those for years,” said {helper}, and sat down on it, and looked round.} # beat
{helper_animal:{helper} went and stood by the swing, and looked at it, and looked at {A}.} # beat
{helper_carried:{helper} was put on the swing, well to the back, and waited there with an open face.} # beat
It went forward a little, and stopped. It came back, and stopped. {young:It could not go any more.|It was trying, anyone could see that, and had nothing to do it with.} # usual
{A} looked at the swing, and then at both hands. # usual
“Oh!” said {A}. {young:“It wants one!”|“It has no push of its own! Somebody has to give it one.”}
So {A} put two hands flat on the back of it, and gave it a push. {young:Up it went!|Up it went, over the grass, as far as the chains would let it.}
-> DONE

=== m2
# aside
# shot: behind
# place: park; dusk; breeze
# action: A push happy swing; heroes push; grownup ride laughing swing; friends clap
# things: swing; tree; shoe
The swing came back for more. That was the difference. {young:The door had hit them with it. The swing said please.|The door had thrown it back at them, and the swing only came and stood in front of them with its back turned, and waited.}
“Higher,” said {grownup}, whose turn it was. {young:A shoe came off, and flew.|One shoe came off at the top, and they heard it land in the {~nettles|sandpit}.}
{A} did not stop. {young:There was still some in there.|There was a surprising amount of it in there, now that it had somewhere to go.}
“This is for the coats,” said {A}, and pushed. {young:“And this is for the mud.”|“And this is for running off. And that is for my sock.”}
{pausing} # company
Then it was the next one’s turn to ride, and {A} was thanked, and held the swing still for it. # more
-> DONE

=== l2
# aside
# shot: above
# place: street; dusk; clear
# action: A push proud cart; man pull cart; heroes push cart; friends walk
# things: cart; 3 pumpkin in cart; hill; hat on man.head
# people: man(old, straw hat)
At the bottom of the hill an old man had a cart, {young:and it was stuck.|full of {~pumpkins|firewood}, and it had stopped where the road goes up.}
“I do not suppose,” said the man, “that any of you has a push about you?”
“I have,” said {A}. {young:“I have had it since this morning.”|“I was given it at half past ten, and I have only used some.”}
{young:So they pushed, and the cart went up, a bit at a time.|Everybody put a shoulder to it, and the cart thought, and then it went, a turn of the wheel at a time.}
“That was a good one,” said the man, at the top. “Where did you get it?” ¶ “At school,” said {A}. {young:“They did not want it.”|“Somebody had it who did not know what to do with it.”}
He took off his hat to each of them, and they watched the cart go, down the other side, on its own. # more
-> DONE

=== s4
# shot: two
# place: park; dusk; clear
# action: L push happy swing; heroes push; grownup ride happy swing; friends clap
# things: swing; lamp; tree
{L} pushed until there was a star out. {many:They took turns, one to ride and the others to push.|Then {L} had a ride, and {grownup} did the pushing.} # usual
Then {L} stood still, with both arms down, and waited for the hot feeling to come back. {young:It did not come.|It was not hot anywhere now. There were just two arms.}
“I think that was the last one,” said {L}. The swing had it, and was going to and fro with it, {young:smaller and smaller.|a little lower every time, until there was hardly any left.}
“And if they give me another?” said {L}. ¶ {young:“Then tell me,” said {grownup}, “and tell your teacher, too.”|“You say stop,” said {grownup}, “and you go and tell a teacher, and then you tell me. Nobody has to carry one of those about all day.”}
“And then we go to the swing,” said {L}.
{is_wished_place:“I shall look who is behind me, at {wished_place},” said {L}, “but I shall not look all day.”} # wished
The shoe was found, and put on again, by feel. # more
-> DONE

=== m4
# shot: wide
# place: street; dusk; clear
# action: A walk calm; heroes walk; grownup carry shoe; friends walk
# things: house; street-lamp; door; pram
They went down the hill, and it was nearly dark.
{A} had nothing in either hand. They swung, because they were empty.
At the {~corner|kerb} there was a pram that could not get up. {A} stopped, and had a look for some, and there was just a small one left.
“Thank you,” said the pram’s mother. The baby had not noticed. # spare
The front door was shut quite gently. It had been a long day for that door.
Next to it went four shoes, in pairs, and not one of them had been kicked off. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; soap; towel; lamp
The mud came off. {
- is_kick:
The leg was looked at. It had gone green at one side. It was going.
- is_hit:
The arm was looked at. The red was nearly all gone.
- is_hair:
The hair was combed, very slowly, from the ends. Nothing pulled.
- else:
The grit came off. Each hand had a small dab of something cold.
}
“It came in there,” said {A}. ¶ “And it went out here,” said {grownup}, and dried the hands, one and then the other, and each of the fingers.
The tap was turned off. You do not have to do it hard. # more
The flannel was hung over the side, and dripped, and left off dripping. # more
They were quite pink now, and as soft as the towel. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A hug sleepy pillow; heroes lie-back; friends sit
# things: pillow; bed; lamp
The pillow was where it had been. It had come up quite round.
“Sorry,” said {A} to the pillow. “That was not for you.”
It did not mind. It took the whole of a head, and went in at the middle.
It was a dent, but a soft one. It was the right shape for {~an ear|a nose}. # more
Nobody asked for it back.
The quilt came up, as far as the chin. It was tucked in, and hardly pressed. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes look-up sleepy
# things: swing; moon; tree
Up in the park the swing still moved. You would have had to look for a long time to see it.
It went out a little, and came back a little. There was a leaf on it.
It had just enough left for a leaf.
The moon went up, without any help. # more
Then the chains hung straight down, and the leaf lay still.
It would be there in the morning. Anybody could have a go. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: swing; pillow; lamp
The bed did not move, and nobody pushed. # usual
{resting}
{dream} # spare
{L} lay with both hands open. There was nothing in them. # usual
{grownup} sat by the bed, and breathed. The bed went with it, a very little.
It was just about as wide as the swing was, at the end. # more
Out it went, and back.
“Higher?” ¶ “No,” said {L}. “Lower.” # usual
Out it went, not so far, and back.
Out, and back. # usual
Then it hung quite still.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a note on the swing in the morning, held down with a stone. “Whoever left half a push on this,” it said, “thank you. I am ninety-one, and it was just what I needed to get going.”
{H} read it twice, and looked all round the park. Nobody was there but a walking stick, hung over the gate. It was swinging a little.
-> DONE

=== next_bedtime
There was nothing in either hand. That was how it was to stay.
-> DONE
