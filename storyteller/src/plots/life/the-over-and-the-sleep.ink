# about: sleepover(ended early&!sick&!ill&!poorly&!fight|early&home&!sick&!ill&!poorly&!morning|collect&!tomorrow&!morning&!sick|pick her up&!tomorrow&!morning&!sick&!will|pick him up&!tomorrow&!morning&!sick&!will|picked her up&!morning&!sick|picked him up&!morning&!sick|pick them up&!tomorrow&!morning&!sick|fetch&!tomorrow&!morning&!sick|came home&!morning&!sick&!loved&!tired|come home&!tomorrow&!morning&!sick|home at ten|home at nine|home at eleven|at 10|10pm|11pm|9pm|through the night&!made it through|make it through|last the night|stay the night&!will|couldn't stay|couldnt stay|didn't stay|didnt stay|rang us|phoned us|called us|midnight&home)
# also: sad; nervous; scared; missing; embarrassed; fear-alone; cannot-sleep; lonely; proud; guest; tired; trying-again; bravery
# news: bad
# wants: child
# role grownup: parent = the grown-up with the keys
# ages: 4-10
# holds: dark(kind), night(kind), fox(kind)

=== title
{~The Over and the Sleep|A Sleepover Six Streets Long}
-> DONE

=== s1
# shot: wide
# place: street; night; clear
# action: L carry pillow; heroes walk; grownup walk holding bag; friends walk
# things: street-lamp; house; gate; moon
{~At ten o’clock at night {H} came out of somebody’s door, {young:in a coat and pyjamas.|in a coat and pyjamas, with a pillow under one arm.}|“Mind the step,” said {grownup}, and {H} came down it {young:in slippers, in the dark.|in slippers, at ten o’clock at night, by the light of somebody’s hall.}|Every house in the road had its curtains shut, and only {H} {was} out, {young:with a pillow.|in pyjamas, with a pillow, like somebody on the way to a ship.}}
{grownup} had come to fetch {L} home from the sleepover, {young:and had pyjamas on as well, under the coat.|and had a coat on, too, and under the coat you could see that it was pyjamas.}
“I only did half,” said {L}. ¶ “Which half?” asked {grownup}. ¶ “I did the over,” said {L}. {young:“I did not do the sleep.”|“It was the sleep that I did not get to.”}
The sleeping bag was still in its roll. {young:There was all of it in there.|It had not been undone, and whatever goes into one was all still to come.}
“Then we had better take that along,” said {grownup}, and put it under the other arm. # usual
-> DONE

=== s2
# shot: two
# place: street; night; clear
# action: L point curious; grownup walk; heroes walk; friends walk; fox stand curious
# things: street-lamp; bin; wall; bag in grownup.hand
It was six streets home. {L} had never seen any of them {young:so late.|at that hour, and some of them had not expected to be seen.}
{joining}
{musing} # personal
The shop had its eyes shut, {young:and the bananas were asleep in the window.|and in the window you could see the bananas, asleep in the dark, in their rows.} On the corner the traffic light went red, and green, for nobody. # usual
By the bins stood a fox. It looked at the slippers, {young:and then at the roll.|and it looked at the sleeping bag, and thought perhaps that they were moving house.}
{hinderer_person:“What are we whispering for?” asked {hinderer}, quite loud, and a light went on upstairs.} # beat
{hinderer_animal:{hinderer} had never been out at ten either, and wanted to read every gatepost.} # beat
{hinderer_carried:{hinderer} was under the arm with the roll, and saw it all upside down.} # beat
“Are they doing the sleep now?” asked {L}. ¶ “I expect so,” said {grownup}. {young:“They have not got as far to go.”|“They could begin at once. They had it all in the one place.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: street; night; clear
# action: L walk; grownup walk; heroes walk; friends walk
# things: street-lamp; hedge; gate; moon
“What was in the over?” asked {grownup}, {young:by the long hedge.|along by the hedge, where it was so dark that they held on to the pillow, one at each end.}
{A} had to think back. {young:There had been tea, and a lot of laughing.|There had been tea, and a heap of shoes in the hall, and a good deal of laughing that nobody could stop.}
“And there was a torch,” said {A}. {young:“We made a rabbit on the ceiling.”|“We did a rabbit on the ceiling, and it had three ears, because everybody wanted to do one.”}
“That is a big over,” said {grownup}. {young:“I have been to smaller ones.”|“I have been to some where you got a biscuit, and that was all of it.”}
They went by under a lamp, and their shadows came round from behind, {young:with the pillow.|and hurried on ahead with a pillow of their own.} # spare
-> DONE

=== l1
# aside
# shot: above
# place: street; night; clear
# action: L look-through curious; grownup stand; heroes stand; friends stand
# things: house; window; street-lamp; wall
In the third street somebody was up. {young:There was a light, right at the top.|High up there was one yellow window, and in the window stood a man in his socks, ironing.}
“Is that allowed?” asked {A}. {young:¶ “He is a grown-up,” said {grownup}.|¶ “After ten they may do what they like,” said {grownup}. “Mostly it is that.”}
He saw them, too, {young:and waved with a sock.|and looked down at the coats, and at the pyjamas, and waved to them with a sleeve.}
So they waved back, {young:with the pillow.|with a corner of the pillow, as it was nearest.} It is not often that you meet anybody at that time who is in the same position. # spare
After that it was dark again, {young:all the way to the post box.|as far as the post box, which was up as well, with its mouth open.} # more
-> DONE

=== s3
# shot: wide
# place: kitchen; night; clear
# action: L sit-on-chair curious; grownup pour milk; heroes sit-on-chair; friends sit
# things: table; lamp; cup on table; biscuit on plate; plate on table; themed
At home the lamp was on in the kitchen. {L} stood in the door, and looked. {young:“Is it like this when I am in bed?”|“So this is how it is,” said {L}, “when I am in bed.”}
There was a cup, and half a biscuit, {young:and a chair that was still warm.|and a paper with the crossword done as far as nine down, and a chair that was still warm.} # usual
{themed_a} was up as well, on the table, and no one had sent it to bed. # personal
“Do you do this every night?” asked {L}. ¶ “Nearly,” said {grownup}, {young:and got another cup.|and fetched another cup, and broke the half in half.}
{helper_person:“Budge up,” said {helper}, who knew which chair did not creak.} # beat
{helper_animal:{helper} showed {L} where to sit, in case the biscuit was broken.} # beat
{helper_carried:{helper} was given a chair, and sat there among the late people.} # beat
They sat, and did not say much. The fridge hummed. {young:The clock had a face that {L} had never seen.|The clock had its hands in a place where {L} had never seen them both at once.} # usual
Then there was milk, and a quarter of a biscuit, {young:in the middle of the night.|at twenty-five to eleven at night, and it tasted of being up.}
-> DONE

=== m2
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth; heroes stand; grownup brush-teeth; friends stand
# things: sink; mirror; toothbrush; bag; towel
Out of the bag came the toothbrush. {young:It had been there and back, and it was wet.|It was wet already, since it had been used once tonight, six streets away.}
“I have done the outside,” said {A}. {young:“There they only did the outside.”|“At their house the inside comes second, and I was fetched in between.”}
So {A} did the inside here, {young:next to {grownup}, who did both.|and beside {A} stood {grownup}, who had both to do, and they looked at each other in the mirror with white mouths.}
{pausing} # company
That made one whole set of teeth, {young:in two houses.|and there are not many people who have had it done in two houses in one night.}
The tap ran for both of them, {young:and had only to be turned off once.|and only had to be turned off the once.} # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: L carry sock; heroes stand; grownup hold bag; friends stand
# things: bed; bag; lamp; sock; rug
They unpacked the rest, {young:out on the rug.|and laid it on the rug in the order in which it came.}
There was one sock, {young:and it was not {As}.|and it was a good one, with a fox on it, but it was not {As}.} So one of {As} must have stayed the night.
“It is doing the sleep,” said {A}. {young:“It is there for me.”|“It is doing it without me. It will have to tell me in the morning how it was.”}
“And this one is here,” said {grownup}, and they looked at the sock with the fox. {young:It did not look homesick.|It lay there on its back on the rug, and did not look homesick, for a sock.}
It was given a place by the pillow, {young:as you do for a guest.|as you do for somebody who has come such a long way with nothing but what it stands up in.} # spare
The pyjamas needed no unpacking. {young:They were on already.|They had been on since eight, and had done the whole way.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L sit-up; heroes lie-back; grownup sit; friends sit
# things: bed; pillow; lamp; blanket
Then they undid the roll, on the bed at home. Fff, it said, and got as long as {L}.
{L} got in. It was cold at the feet, and smelled of cupboard, as it has to. # usual
“Is it still the sleepover?” asked {L}. “Or is that shut?”
{grownup} thought about it. “Where did it begin?” ¶ “There,” said {L}, “with tea.” ¶ “And the sleep is here. {young:So it goes from there to here.”|So it must go from there to here, and it is not done yet.”}
{L} sat up in the roll. “Then it goes along six streets,” said {L}. “It goes past the shop. {young:And the fox!”|It has got a fox in it!”}
“I never heard of one that long,” said {grownup}. # usual
“They have just the one room,” said {L}, and lay down again. # usual
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; lamp; rug
“They are at that end,” said {L}, “and I am at this one.”
“Then it will not tip,” said {grownup}. # spare
“Can they feel it if I turn over?” ¶ {L} turned over. They both lay still, and waited.
You could not tell. But it was quite likely.
In the dark the roll went fff, and then it lay flat. # more
“I will do it slowly,” said {L}. “Some of them may be asleep.”
There was room in the roll for that.
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: grownup sit; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; lamp; coat on chair; chair; slipper on rug; rug
{grownup} took off the coat. It hung on the chair, and there were the pyjamas.
“You are all ready,” said {L}. ¶ “I was ready the whole time,” said {grownup}. # spare
The slippers stood on the rug. They had been out as far as the corner shop.
They had a bit of leaf on, each of them. # spare
They had never been so far in their lives. # more
One had been trodden on by the other on the way, but that was all right now. # more
“I can sit here for some of it,” said {grownup}. “I like to see how one begins.”
It began with the feet.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; window; moon; curtain
The moon was out. It had come the same way, and had kept up.
“It can see both ends,” said {L}. # spare
“Is it all right down there?” ¶ {grownup} looked out. “It is all quiet,” said {grownup}. “It is the same at both.”
The lamp was put low.
The wall was where it always is. {L} put one hand on it.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep; fox walk
# things: street-lamp; bin; wall; moon
In the six streets there was no one now. The light went red, and then green.
The fox had been to the bins, and had all it wanted. # spare
It went home by the wall. It had no roll and no pillow.
It went by the shop, and by the post box. It did not make a sound. # spare
There was a sleep that lay along there. It was very long.
The fox went round it.
High up in one house a window was still yellow, and then it was not. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; blanket; lamp
It was late, and it was warm in there by now, right down to the feet. # usual
{resting}
{keepsake}
{dream} # spare
“That was the over,” said {grownup}, very low. # usual
“Now comes the sleep,” said {L}.
It came along all six streets.
It came past the shop, and in at the door. It was the same one.
It had been a bit on the way.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody was on the wall by the bins. It was the fox, and it looked at {A} as you look at people whom you have met in their pyjamas.
Neither of them said anything about it. But {A} had the crust of the toast, and put it on the wall, and the fox took it with great politeness, and carried it off, along all six streets, to the other end.
-> DONE

=== next_bedtime
The roll was back in the cupboard. It was not so tight as before, since somebody had been in it.
-> DONE
