# about: story-about(snail); with-character(snail); creature(snail); bring-back(snail); likes(snail)
# also: creature; likes; funny; person; place; weather
# wants: child
# role guest: answer(snail), creature(snail), creature = a snail called Bertram
# names: Bertram | Cuthbert | Mrs Pell
# ages: 3-12
# holds: snail(kind), dark(kind)

=== title
{~Flat Out|First One in Bed}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: heroes crouch curious at guest; guest look-up calm; friends crouch curious
# things: wall; tap on wall; flowerpot; window
{~{H} had been last to the gate, and last to the swing, and {young:wanted somebody slow.|was looking for somebody slow.}|Somebody has to be last, and all day long {young:it had been {H}.|it had been {H}, by a leg or two.}|“I will race anybody,” said {H}, {young:“but not if they are fast.”|“as long as they have not got long legs.”}}
By the garden tap, at the foot of the wall, was {guest_a}.
{is_wished_trait:“They say that you are the one {wished_trait},” said {A}. ¶ “Not when I am racing,” said {guest}.} # wished
“Will you race me to bed?” asked {A}. “Mine is up there, behind the window.”
{guest} put out one eye and looked up the wall. {guest} put out the other, and looked at {A}. # usual
“Can you bring your own?” asked {guest}. ¶ {A} thought that a funny question, but said yes. # usual
“First one in bed wins,” said {A}. “Ready, steady, go!”
{guest} went. {A} watched for a time, and {young:could not see it.|could not see that anything was different.} Then {A} went in for tea, as there was no hurry.
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: heroes lie-front curious at guest; guest walk calm on wall; friends peek curious
# things: wall; tap; flowerpot
{joining}
After tea {guest} was up on the second brick.
“Are you trying?” asked {A}. ¶ “I am flat out,” said {guest}.
{young:It was true. All of it was flat.|It was true. There was no part of a snail down there that was not flat.} Behind came a road as wide as a finger, wet and silver. # usual
{is_loved:They spoke of {loved}, and got through a good deal of it, between one brick and the next.|{musing}} # personal
{hinderer_person:“Is it moving?” asked {hinderer}, and had to be told, and asked again.} # beat
{hinderer_animal:{hinderer} breathed on {guest}, to be friendly, and both the eyes went in, and that cost them a minute.} # beat
{hinderer_carried:{hinderer} was put down in front by mistake, and {guest} went round, which took until half past four.} # beat
“How do you go up a wall?” asked {A}. ¶ “The same as along,” said {guest}. “You just do not stop.” # usual
{themed_a} was set up for the half-way post. # personal
{A} ran once round the house, and twice, and won both times. {young:{guest} went on.|Nobody was there to see it but {guest}, who had one eye on it.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: heroes look-up curious at guest; guest walk calm on wall; friends peek curious
# things: wall; flowerpot
The two eyes stood at the ends of two long stalks. {young:One of them looked up. One of them looked at {A}.|One was on the road, and the other one had turned round, to have a talk with {A}.}
“Don’t you get mixed up?” asked {A}. ¶ “They tell me one at a time,” said {guest}.
{A} tried to look at the tap with one eye and at the roof with the other. {young:They would not. They both looked at the tap.|It could not be done. Wherever the one eye went, the other came along, to see what there was.}
“Yours are shy,” said {guest}. {young:“They hold hands.”|“I expect that it comes of being so close to the nose.”}
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: guest walk calm on rose; heroes point worried at guest; friends look-up worried
# things: wall; rose; nail in wall
At the fourth brick there is a rose, and a rose has thorns. {young:“Look out!” said {A}.|“Look out,” said {A}. “That one has got a point like a pin.”}
{guest} went up one side of the thorn, and over the point, and down the other side, {young:just as slowly as before.|and was no slower and no faster.}
“Didn’t that prick?” asked {A}. ¶ “I put down a carpet,” said {guest}. {young:“I go on that.”|“I make it at the front, I go along on it, and I leave it behind for anybody who wants one.”}
{A} touched it with one finger. It was a very thin carpet. # more
“I could go over a pin,” said {guest}, “if there was something good on the other side.” # more
-> DONE

=== s3
# shot: above
# place: garden; afternoon; clear
# action: heroes paint calm wall; guest sleep on wall; friends point curious at guest
# things: wall; sun; bucket; watering-can
The sun came round, and the bricks were as hot as toast. {guest} stopped, and went in, and shut the door.
“It is too dry,” said a voice in the shell.
“I can make a road out of {young:very little,”|very little, and have done,”} it said, “but not out of dust.” # usual
Now {A} could have gone to bed and won. {A} looked up at the window, and looked at the shell.
“It is no race if you can’t run,” said {A}. # usual
{A} fetched the watering can and poured. The water ran down the wall, and {guest} came down with it, a whole brick. ¶ “Thank you,” said {guest}, “but not so much.” # usual
{helper_person:“Wait,” said {helper}, and held up a newspaper, and was the shade for as long as two arms would do it.} # beat
{helper_animal:{helper} lay down along the foot of the wall, and panted on it, and that was some of the wet they needed.} # beat
{helper_carried:{helper} was held up to the sun, and made a shadow as big as a plate, just where it was wanted.} # beat
So {A} took a brush, and painted a road of water, one finger wide, up the wall.
An eye came out. Then all the rest came out. # usual
{guest} went on up, with {A} painting in front, as far as the shade.
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# action: guest eat happy label; heroes listen curious at guest; friends listen curious
# things: flowerpot; label in flowerpot; wall
On the sill stood a pot with a label in it, and {guest} turned off the road. {young:“Are you giving up?”|“Are you giving up?” asked {A}, and hoped so for a moment.} ¶ “I am having lunch,” said {guest}.
{A} put an ear down close. Krrr, krrr, it went, {young:like a very small saw.|like somebody a long way off with a very small saw.}
“What is that?” asked {A}. ¶ “Teeth,” said {guest}. {young:“I have a lot of them.”|“I have fourteen thousand. They are all on my tongue.”} # usual
The label had said LETTUCE, SLOW TO GROW. {young:{guest} ate the S.|When {guest} went on, it said LETTUCE, and then it said LOW TO GROW.} # usual
“How was it?” asked {A}. ¶ “The first letter was the best,” said {guest}. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; afternoon; clear
# action: heroes run laughing; guest walk calm on wall; friends run laughing
# things: wall; wheelbarrow; washing-line
{A} did four more times round the house, and said hello each time, on the way past the wall.
{young:“Hello!” “Hello!” “Hello!” “Hello!”|The first hello was a proud one. The last one was mostly breath.}
“You are very fast,” said {guest}. {young:“You have gone by four times. And you are still here.”|“I have seen you go by four times, and I must say that you are still here.”}
{A} sat down on the wheelbarrow to think about that. # usual
“Where have you got to?” asked {A}. ¶ “The next brick,” said {guest}. {young:“That is where I was going.”|“It is where I was going, so I am quite pleased.”}
A bee came by and went round the whole house in a moment, without saying hello to anybody. # more
-> DONE

=== m4
# aside
# shot: close
# place: garden; dusk; mist
# action: heroes hold curious ruler at guest; guest walk happy on wall; friends look-up curious
# things: wall; ruler
In the evening it got damp, {young:and that is what a snail likes.|and everything that the sun had dried was a road again.}
“Now I am really going,” said {guest}. {young:It looked just the same.|As far as {A} could see, it looked just the same.}
So {A} held the ruler against the wall. {young:Breathe in, breathe out. That was one line. Breathe in, breathe out.|In the time of one breath, in and out, {guest} went by one of the small lines.} And there was no breath in which {guest} did not.
“I could do that,” said {A}. {young:{A} took one very small step. Then {A} had to scratch.|{A} set off along the path at one small line for each breath, and was at the third line when there was a nose to scratch, and then a noise in the road to go and see.}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L look-up surprised at guest; heroes look-up surprised at guest; guest walk calm behind window; friends point surprised at guest
# things: window; sock in L.hand; bed; curtain
At bedtime {L} went up the stairs, and had a bath, and looked for the duck, and took off one sock, and went to draw the curtain.
There was a foot on the glass. You could see it from below. Small waves ran along it, one behind the other, from the tail to the head, and not one of them was in a hurry. # usual
On the outside of the window was {guest}, flat out.
“That is not bed,” said {L}. “You have to be in bed.” ¶ “I know,” said {guest}.
One eye went in. The other went in. Then all the rest went in, and the door was shut.
{L} looked at the shell. {guest} had brought a bed along. And {L} still had on one sock.
“You have won,” said {L}, and it was only fair to clap. # usual
-> DONE

=== l3
# shot: wide
# place: garden; night; stars
# action: heroes look-up sleepy; guest sleep on window; friends look-up sleepy
# things: window; house; moon
There was a moon, and it shone on the road. You could see all of it.
It went up from the tap. It went by the rose, and by the pot. It went straight on to the glass. # usual
{A} thought of a road like that, for {A}. It would go in to tea. It would go round the house six times, and into the bath, and under it, for the duck. # usual
There would be a lot of silver on it. But it was not so straight. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: heroes sit sleepy holding sock; guest sleep on window; friends sit sleepy
# things: sock; bed; window
{A} took off the last sock. It lay by the bed. It had come in second.
“Were you asleep?” {A} asked the glass. ¶ “I was in,” said {guest}. “It is not the same.”
“Is there a lamp in there?” ¶ “No,” said {guest}. “But it is round.” # spare
{A} got in as well. It was flat in there, and not round. You could make it rounder with your knees. # more
-> DONE

=== l4
# shot: object
# place: garden; night; mist
# action: snail walk calm; heroes sleep sleepy
# things: wall; tap; flowerpot; watering-can
The wall was wet. The tap was wet. It was good going.
All the snails were up. One was on its way to the gate, and one to the swing. # spare
They did not run. They did not stop. # more
The paintbrush lay in the can. The rest of the label stood in the pot. # more
The moon went by the roof, as slow as that. It was first, and nobody was second.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; guest sleep on window; friends sleep sleepy
# things: window; sock; blanket
So {L} came in second.
{resting}
{keepsake}
{dream} # spare
“What did I do wrong?” asked {L}. ¶ “You had a bath,” said {guest}.
{L} lay and thought about it. It had been a good bath. # usual
An eye came out. “Best of three?” said {guest}.
“Where to?”
“The morning,” said {guest}.
The lamp went off. They were both on their way. # usual
{L} did not stop for a duck. {L} did not stop.
{L} was flat out.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning there was nobody on the window. A silver road went down the glass, and down the wall, past the rose, to the tap. It had been a draw, {A} thought. They had both got to the morning, and it was hard to say who had been there first. But on the last brick the road went once round a small stone, and came back, and went on. “That was a lap of honour,” said {A}.
-> DONE

=== next_bedtime
The watering can was left by the wall, and the brush in it, in case of a third race.
-> DONE
