# about: lost-tooth(swallow|lost it|lost the tooth|lost her tooth at|lost his tooth at|lost the|on the way home|dropped|down the sink|down the plug|cant find|can't find|cannot find|couldn't find|couldnt find|nowhere|gone missing|vanished|gulped|ate it|ate her|ate his|playground|field|flushed|loo)
# also: sad; lost-toy; school-day; frustrated; eating
# news: bad
# wants: child
# ages: 4-9
# kind swallowed: swallow*|ate|gulp*|tummy
# kind plug: plug|plughole|sink|drain|bath|toilet|loo|flush*
# holds: fairy(kind), dark(kind)

=== title
{~The Bite in the Toast|A Tooth That Was Not There}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L reach-up sad; heroes point worried at L; friends stand worried
# action for plug: L peek sad in sink; heroes look-up worried; friends stand worried
# things: table; apple on table; window
# things for plug: sink; tap; glass
# place for swallowed: kitchen; afternoon; clear
{
- is_swallowed:
{~There had been a tooth in the bite, and now there was no bite. {H} thought about that.|“Where is it?” asked {L}, with one finger in the gap. {H} looked on the floor, and under the table. {young:It was not there.|Then everybody looked at {L}.}|Something had gone crunch that was not the apple. {H} stopped eating. {young:It was too late. It had gone down.|But it had gone down with the rest.}}
The tooth had been loose for a week. {young:And now it was in {As} tummy!|Now it was out at last, and it was in {L}.} {L} had swallowed it.
- is_plug:
{~“No!” said {L}, and put one hand over the plug. {H} {was} just too late.|There was a gap in {As} mouth, and the tooth that had been in it was in {As} hand. {H} held it under the tap, to see it shine. {young:Then the hand was empty.|The next moment the hand was clean, and there was nothing on it.}|It went tick, on the side, and tick, on the other side, and then it did not go tick. {H} looked down the hole. {young:It was dark down there.|It was dark in there, and somebody had gone through it in a hurry.}}
The tooth had been loose for a week. It had been out for a minute. {young:And now it was down the plug.|Now it was on its way to the sea.}
- else:
{~There was a gap in {As} mouth, right at the front. {young:But there was no tooth, for {H} had lost it.|There should have been a tooth to go with it, in a twist of paper, and {H} opened the paper, and it was a piece of paper.}|“It was here,” said {L}, and turned the pocket inside out. {H} looked at some fluff. {young:It was not a tooth.|A tooth was not in it.}|{H} went back along the whole way, looking at the ground. {young:There was grit, and a snail, and no tooth.|They found grit, and a snail, and a very small white stone, but no tooth.}}
The tooth had been loose for a week. It had come out at last. {young:And then it was lost!|And somewhere, between one place and another, it had been lost.}
}
“What will the fairy take?” said {L}. “I have nothing to put under the pillow.” {young:There was only the gap.|All that was left was the gap.}
{is_wished_person:“Does {wished_person} know what to do?” asked {L}. Nobody there had ever lost one in that way.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L listen worried; heroes kneel curious; friends crouch curious
# action for plug: L look-through curious torch; heroes kneel; friends crouch curious
# things: torch; table; mat
# things for plug: sink; torch in L.hand; bucket
{
- is_swallowed:
{L} jumped up and down, to hear if it rattled. {young:It did not. There was only a glug.|It did not rattle. There was a glug, but that was the milk.}
“Tooth?” they called down. {young:“Are you there?”|“Can you hear us? Knock once for yes.”} # usual
- is_plug:
They looked down with a torch. {young:There was a ring, and a hair, and a spoon.|They found a ring that had been missed, and a hair, and a very good teaspoon.}
“Tooth?” they called down. The drain said glug, {young:and that was all.|but a drain says that to everybody.} # usual
- else:
They looked in both shoes. {young:There was some sand. There was a raisin.|They found sand, and a raisin, and the other half of a pencil.}
“Tooth?” they called, under the coats. {young:But it is no good to call a tooth.|But a tooth does not come when it is called, or they would all be out by now.} # usual
}
{joining}
{themed_a} was turned upside down, and shaken, but no tooth fell out. # personal
Everybody kept very still for a bit, but it did not come back by itself. # more
So they made a new one. {young:They made a tooth out of soap.|They cut a tooth out of soap, and it was white, and about the size.}
{hinderer_person:“Very lifelike,” said {hinderer}, who had picked it up with wet hands. Then it was smaller.} # beat
{hinderer_animal:{hinderer} had a lick at it, to help, and made a face, and a bubble.} # beat
{hinderer_carried:{hinderer} was asked to try it on, and it fell off.} # beat
{L} put it into the gap, to see. {young:It did not fit. And it tasted of soap!|It did not fit, and now the gap was full of bubbles.}
“She would know,” said {L}. “She has seen a lot of them.”
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L draw happy paper; heroes draw; friends sit
# things: paper; crayon; table
They drew it, for the fairy to see. {young:It was round at the top, and it had a foot.|It had a flat place where it met the carrots, and one corner off.}
“It was smaller than that,” said {L}. {young:So they made a small one.|They drew it smaller, and then so small that it was a dot.}
“You cannot put a dot under a pillow,” said {L}. {young:“It looks like a crumb.”|“It would only look as if we had been careless with a pen.”}
All the same it was a good likeness. {young:It went on the fridge.|It was put up on the fridge, in case anyone should bring it back.} # spare
Under it they wrote: LOST, ONE. ANSWERS TO NOTHING. # more
The fridge hummed over it for a bit, and then it stopped, as people do when they cannot help. # more
-> DONE

=== l1
# aside
# shot: wide
# place: garden; dusk; clear
# action: L dig curious; heroes kneel; friends dig
# things: spade; bean; flowerpot; stone
There were other white things, if you went and looked. {young:There was a stone. There was a bean.|There was a stone, and a bean, and a button from a shirt, and they all went into a saucer.}
The stone was too cold. {young:The bean was too long, and it had an eye.|The bean had an eye in it, which looked at you when you bit.}
“What about rice?” {young:They tried rice. You would need ten.|But it would have taken ten of those, in a bunch.}
{L} kept trying them, one by one, in the gap. {young:Not that one. Not that one.|It was like that story with the slipper, and all the sisters were the wrong size.}
A piece of chalk was nearly right, but it wrote on {As} lip, and what it wrote was no help to anybody. # spare
Then they had to look for the bean, and that was under the fridge. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L hold surprised toast; heroes look-up curious; friends peek curious
# things: toast in L.hand; plate on table; table; jam
They sat down at the table, and were sad, and had toast.
{helper_person:“Bite on the other side,” said {helper}, “and mind the crust.”} # beat
{helper_animal:{helper} got under the table, where toast comes down, and waited for the end of it.} # beat
{helper_carried:{helper} had a piece, too, and left it.} # beat
{L} had one bite, and another bite, and put it down on the plate. {young:And then {L} looked at it.|Then {L} picked it up again, and looked at it from quite near.} # usual
It was a good round bite. There were the marks of all the teeth, {young:one, two, three, four|as even as the edge of a stamp}. But in the middle there was a bit that had not been bitten. It stood up all by itself, like a tower.
{L} turned the plate round, and had a look at it from the side. # more
{young:“Look!” said {L}. “That is where it is not.”|“That is where it is not,” said {L}. “Look. That is just as wide as it was, and just as high.”}
{L} put the bit up to the gap. It went in. {young:It fitted!|It went in without a sound, like a key that belongs there.}
Soap had not. But toast did, because the gap had made it. # usual
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: L eat happy toast; heroes eat happy toast; friends sit happy
# things: row of 3 toast; plate; table; ruler
They did it again, to be sure. {young:Bite! There it was again.|With the next piece it came out just the same, and with the one after that.}
They were getting rather full by then, and had to take turns. # more
Everybody had a go. {young:All the others had a plain bite, with no tower.|The others made bites that were round and plain, and had nothing standing up in them.}
“Only I can do it,” said {L}. {young:Nobody else had the gap.|It was the first time that nobody else at the table could.}
Butter was best, as you could see more. Jam ran down into it, and hid the door. # spare
It was measured with the ruler, twice, and came to three and a half of the small ones. # more
That made four towers on four plates, and each of them was the very same tower. You could have had a town. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: L read proud letter; heroes write; friends sit
# things: letter; pencil; toast on plate; plate on table; table
There had to be a letter to go with it. {young:It said: This is where it was.|“Dear Fairy,” it said. “You will not have had one of these before.”}
{
- is_swallowed:
“The tooth is in me,” it said. {young:“You can have this.”|“I would get it for you if I could. I hope that toast is no trouble.”}
- is_plug:
“The tooth is in the sea by now,” it said. {young:“You can have this.”|“You might ask the fish. I hope that toast is no trouble.”}
- else:
“The tooth is out there,” it said. {young:“You can have this.”|“If you fly over it, it is yours. I hope that toast is no trouble.”}
}
“Say that it has butter on,” said {L}, {young:“because of her dress.”|“or she will get it on her sleeve.”}
So that was put in, in red. At the bottom there was a bite out of the paper, for a stamp. # spare
They read it out to the gap, as it had to do with that, and the gap had nothing to add. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L carry proud plate; heroes walk; friends walk
# things: plate in L.hand; toast on plate; pillow; lamp
“Mind the tower!” said {L}, at the bottom of the stairs. # more
Nobody spoke on the stairs. {L} carried the plate in both hands, and looked at nothing else.
Under the pillow it would have gone flat. # usual
One crumb did come off, but it was from the side, and was not needed. # more
So the plate was put by the bed, with the bite to the front. {young:You could see it from the door.|Anybody who came in would see it at once.}
{L} looked at the toast, and felt the gap, {young:and looked at the toast.|which was the same thing the other way round.} # usual
“She does not want it for chewing,” said {L}. “She only wants to know that it was me.”
-> DONE

=== m4
# aside
# shot: wide
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; toothbrush; mirror; glass
# things for plug: basin; toothbrush; mirror; plug in basin
Then they did the teeth, all the rest.
The brush went along. It came to the gap, and fell in. It climbed out. # usual
“That one is done,” said {L}. It was the cleanest.
{is_plug:The plug was in, this time. It had been seen to.|It felt large. A tongue can sit in it. It was like a dog at a gate.}
There was something small in it, with an edge. # spare
“Somebody is coming up,” said {L}. “They will want the room.” # more
The water went round in there. It came out by the side. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: L peek sleepy at mouse; mouse eat happy; heroes stand sleepy; friends stand
# things: table; plate; crumb; bread
Down in the kitchen the plates were put away. There were a lot of crusts.
They all had bites in them. They lay in a row. Each had its tower.
A mouse came. It read them from left to right. # spare
“Leave those out,” said {L}. “Somebody may need one.”
The light was put out. Under the fridge somebody had a bean. # more
The jam had its lid on. The butter had its hat on. The spoon lay on its back. It was clean. # more
It went crack, once. Then there was a sound like somebody being pleased. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: plate; toast on plate; lamp; pillow
In bed {L} had one more feel. It was soft. It had room for a pea.
“Say six,” said somebody. {L} said it. It had a wind in it. # usual
“Say toast.” That had a wind in it, too. # spare
They said it quite low. Then they only blew. # more
It made a cold place on the pillow. It was as round as a coin. # more
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: heroes sleep
# things: moon; star; roof; chimney
Outside the moon was up. It had a bite out of it.
It was a plain bite, all round. All the others must have been there still. # more
{
- is_swallowed:
Somewhere there was a tooth, and it was warm.
- is_plug:
Somewhere there was a tooth, and a wave went over it, and back.
- else:
Somewhere there was a tooth, in the grass. It had a bit of moon on it.
}
It did not mind. It had had a long week. # spare
It had been at the front. It had met every carrot first. # more
It could lie still now. Nobody was going to wiggle it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: plate; toast on plate; coin
In the dark the plate was a bit white. # usual
{resting}
{dream} # spare
“What if she is hungry?” said {L}. # usual
She could have the crust. # usual
{L} slept. Out by the gap went the breath. In it came.
Late, so late, came a crunch.
It was one more bite. It was tiny. It had all its teeth.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Next to the big bite in the toast there was a very small one, as neat as a stitch, and it had been counted by {H} before breakfast. It had six marks at the top, and six at the bottom.
“She has all of hers,” said {L}.
There was a speck of butter on the window, too, high up, where somebody had gone out with a sleeve. It shone. Nobody was allowed to wipe it off.
-> DONE

=== next_bedtime
High on the window there was a speck of butter. The moon was in it.
-> DONE
