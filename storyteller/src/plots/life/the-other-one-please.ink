# about: club(beaver&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|cubs&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|cub scout&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|brownie&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|rainbows&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|scout&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|guides&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|squirrels&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out|woodcraft&!badge&!give up&!giving up&!quit&!stop&!any more&!anymore&!hate&!refus&!sick of&!had enough&!want&!won't go&!drop out); first-day(beaver|cubs|brownie|rainbows|scout|guides|squirrels); nervous(beaver|cubs|brownie|rainbows|scout|squirrels); shy(beaver|cubs|brownie|rainbows|scout|squirrels); too-excited(beaver|cubs|brownie|rainbows|scout)
# also: nervous; shy; proud; happy; too-excited; tired; first-day; new-friend; won; learned; outing; play; bravery; embarrassed; trying-again
# kind beaver: beaver|beavers
# kind cub: cub|cubs
# kind brownie: brownie|brownies
# kind rainbow: rainbow|rainbows
# kind squirrel: squirrel|squirrels
# kind guide: guide|guides
# kind scout: scout*
# wants: child
# role badge: answer(badge) = a badge
# role grownup: parent = the grown-up with the mug
# ages: 4-11
# needs: hands
# holds: dark(kind)

=== title
{~The Other One, Please|The Left One Was Asleep}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L give worried; heroes stand; grownup give; friends stand
# things: door; coat on hook; hook; mat
{
- is_wished_day:
{~It was {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}} {wished_day}, and {H} had heard about the ring, and the flag, {young:and the hand.|and the promise, and the hand.}|There would be a ring, and everybody in it. It was {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}} {wished_day}, {young:and {H} {was} going.|and {H} had it going round and round inside.}|The jumper was on the chair, {young:all ready.|with its arms folded.} It was {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}} {wished_day}, and {H} practised in the hall.}
They shake hands with the left there. {L} held one out, {young:and it was the wrong one.|and it was the right one, so it was the wrong one.}
- else:
{~You stand in a ring at {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}}, and somebody comes round. {young:{H} had stood there tonight.|{H} had stood there tonight, between two people whose socks stayed up.}|{H} came home from {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}} {young:with pink cheeks.|with pink cheeks, and one hand behind.}|There had been a game at {is_beaver:Beavers|{is_cub:Cubs|{is_brownie:Brownies|{is_rainbow:Rainbows|{is_squirrel:Squirrels|{is_guide:Guides|{is_scout:Scouts|the meeting}}}}}}}, and a great deal of running. {young:But {H} thought of the hand.|But {H} thought of the hand, all the way home.}}
They shake hands with the left there. {L} had held one out as well, {young:and it was the wrong one.|and it was the right one, so it was the wrong one.}
}
A right hand and a left hand do not fit. {young:They went past each other.|They went by each other like two people in a passage.}
“The other one, please,” said {grownup}, to try. But the right one had come out by itself. {badge_known:It wanted to be the one that had been given {badge_a}.}
{L} wanted to have the left one ready. {young:But it was shy.|But it was shy, for nobody had ever asked it.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L sit; heroes sit; grownup stand holding mug; friends stand
# things: sofa; cushion; rug; lamp; themed
First {L} sat on the right hand, to keep it there.
{joining}
{musing}
“How do you do?” said {grownup}, and came up with the left. Out flew the right one, {young:quick as a mouse.|with the mark of the sofa on it.} # usual
So it was put in a pocket. {young:“How do you do?” It came out with the pocket.|“How do you do?” And out it came with the pocket round it.}
{hinderer_person:“Delighted,” said {hinderer}, and shook it by mistake, and now it was worse than ever.} # beat
{hinderer_animal:{hinderer} gave a paw, and it was a right one, and the right hand had taken it before anybody could say.} # beat
{hinderer_carried:{hinderer} had to be held, and that was a thing for the left one, so that it was not even free.} # beat
{themed_a} was held out to it, and the right one took that as well. # personal
“It does not know how to stay at home,” said {L}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold scarf; grownup hold scarf; heroes stand; friends stand
# things: table; scarf on table; mirror
There was the scarf to be rolled as well. {young:It is a big flat thing with three corners, like a sail.|It is a large flat thing with three corners, and it should be a thin round thing with two ends.}
{grownup} held the one corner and {A} held the other, and they rolled. {young:They met in the middle.|They rolled towards each other for some time, and met in the middle, and had only their thumbs left.}
“It goes over the shoulders,” said {A}, {young:“and then the ring comes up.”|“and the ends go through the ring, and the ring comes up like a lift.”}
It sat very well, {young:but it was on {grownup}, and not on {A}.|but it was on {grownup}, who had only wanted to see if it was straight.}
It was rolled again from the beginning, and ironed with two flat hands.
The right hand did the rolling. The left hand only held. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A draw; heroes draw; grownup sit-on-chair; friends sit
# things: table; paper on table; pencil; crayon on table
What could the left one do? {young:{A} gave it a pencil.|Nobody knew. So {A} gave it a pencil, and it held it like a fish.}
“Draw a house,” said {A}. ¶ It drew a house. {young:The house was falling down.|The house leaned on the tree, and the tree leaned on the edge, and smoke came out at the side.}
“That is better than mine,” said {grownup}, {young:and it was.|and held up one that had been done with a left hand, too, and was more of a hat.}
All this time the right one held the paper still. {young:It was not good at it.|It had never done that before, and pressed too hard, and looked over to see.}
“So that is how it is,” it must have thought, “to be the other one.” # spare
They hung the house on the fridge, next to the {~shopping|swimming}. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L eat; heroes eat; grownup sit-on-chair; friends sit
# things: table; plate on table; fork; 7 pea; spoon on table
At supper the left one was to do it all. {young:It took the fork.|It took the fork as if it were somebody’s baby.}
Up went the peas. {young:They all fell off.|Four of them set out, and on the way they left, one after another, and nothing arrived.} # usual
{helper_person:“Mine is no better,” said {helper}, and tried it, and had a pea in one ear.} # beat
{helper_animal:{helper} sat on that side, and by the end of it thought a great deal of the left hand.} # beat
{helper_carried:{helper} was sat on the right hand, to hold it down, and did that very well.} # beat
“It is the only one there who can’t,” said {L}. {young:“All the others know how.”|“All their left hands know how it goes.”}
“And what else do they do?” asked {grownup}. ¶ {L} thought of all those hands. {young:They did it all with the other one.|Nearly all of them wrote with the right, and threw with the right.}
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A wave; grownup stand; heroes stand; friends stand
# things: glove; 2 mitten; coat on hook; hook
They looked in the box with the gloves. There were five right ones, {young:and only one left one.|and one left, because the left ones had been lost.}
“It is always the left that goes,” said {grownup}. {young:“I don’t know why.”|“I find them on railings, months later, waving.”}
{A} put on the one that was there. {young:It was warm in there, and as good as new.|It was as good as new inside, and warm, and nobody had made a hole in it.}
“You see,” said {A} to the left hand, “you have been saved up.” {young:It moved its thumb.|The thumb moved a little, inside the wool.}
{pausing} # company
The five right ones lay in their box with their fingers out. They had all done a good deal. # more
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A push door; grownup stand; heroes stand; friends stand
# things: door; stairs; lamp; coat on hook; hook
The doors were next. {young:A door has its handle where the right hand is.|A door does not expect a left hand, and has its handle on the other side, like somebody who looks away.}
{A} took hold with the left, and turned. {young:It went the wrong way, and then it stuck.|It turned the wrong way, and then it turned the other wrong way.}
“Take your time,” said {grownup}, on the far side, {young:with the tea.|who was holding two plates, and an umbrella that had nothing to do with it.}
Click. {young:The left one had opened a door!|It was the first door that the left hand had ever opened, and it held on to the handle for a bit.}
“Thank you,” said {grownup}. ¶ “It says that it was nothing,” said {A}. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L give surprised; grownup give; heroes stand; friends sit
# things: table; lamp; mug on table
“Then their left ones are all asleep, too!” said {L}.
{grownup} had a mug in the right hand, and looked down at the left. “I believe that mine has never met anybody,” said {grownup}.
So {L} asked the left hand. {young:“Would you like to?” said {L}.|“There is somebody here,” said {L}, “who is new as well.”} It went out by itself, a bit crooked, with its thumb up, and the other one came to meet it.
They fitted{young:.| all along, from the thumb to the last finger.} They were both warm.
“How do you do?” said {grownup}. ¶ Neither of them knew how long it should be, and so it was long. # usual
“It was shaking,” said {L}. ¶ “So was mine,” said {grownup}. “That must be why it is called that.” # usual
{is_wished_day:“And there will be a whole ring of them {wished_day},” said {L}, “and not one has been asked before.”} # wished
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L wash; grownup hold cloth; heroes hold plate; friends sit
# things: sink; plate; cup; cloth in grownup.hand
They washed up with the left ones. It took longer, and there was more of it on the floor.
“How do you do?” said {L} to a cup. It had its handle on the right side for that.
So it shook hands with the whole rack. The fork was rather cold. # spare
The right one lay on the table, and dried. It had not been out of work before. # spare
“You may wave,” {L} told it, “when we go.” # more
It did not know what to do, so it held a spoon. After a while it held two.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; scarf on hook; hook
On the way up the rail was on the left. That hand had held it every night.
{L} had not once looked. It was quite good at it.
“It has done all the stairs,” said {L}. “And it never said.” # spare
It went along, and let go, and took hold. There were twelve of those. # spare
At the top the rail ended in a knob, and they shook that, too.
The scarf hung on its hook, with its two ends. They were both the same.
-> DONE

=== m3
# aside
# shot: above
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup hold towel; friends sit
# things: basin; mirror; toothbrush; towel
The left one did the teeth. It went where it could, and some of the nose was done as well.
There was somebody in the mirror. {L} put up the left hand to the glass, and they met.
It was cold, and it was flat, but it fitted. # spare
“That one is a right,” said {grownup}. ¶ “It does not look it,” said {L}. # spare
The towel was held by both of them. They were one on each side. # more
Ten fingers were dried, one by one. You could not have told which five.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 2 mitten; glove; scarf on hook; hook; moon
In the hall the one left glove lay on the top of the box.
It was for whoever came next. It had its thumb out. # spare
Somewhere there was a hall with a ring on the floor, in chalk or paint. No one stood on it.
The flag was folded up. It had corners, too. # more
All over the town the left hands lay on top of the sheets. They were all new. # spare
The moon came in, and lay on the glove.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit holding mug; friends sleep
# things: bed; quilt; lamp; mug in grownup.hand
{L} lay in bed, and both hands lay on the quilt. # usual
{resting}
{keepsake}
{dream} # spare
The right one slept. It had done a lot.
The left one lay wide awake. It had been out. # usual
“The other one, please,” said {grownup}, by the bed.
It came out of the warm. It did not need to think.
They did not shake it. They only held it, for as long as it should be.
Then there were four of them asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A glove was on the doorstep, a left one, very wet. It had come from a railing. “I heard that there is a box,” it said, “with five right ones in it, and that a person can be saved up here.”
{A} shook it by the thumb, and wrung it out, and put it on the radiator. “There are others of us out there,” it said. “They will all be waving.”
-> DONE

=== next_bedtime
Two left gloves lay on the top of the box. They fitted, more or less.
-> DONE
