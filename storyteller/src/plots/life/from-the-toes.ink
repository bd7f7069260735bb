# about: story-about; with-character; bring-back
# tells: tale(a place by night)
# also: funny; exciting; person; place; thing; happy; play; food; calm; weather; cannot-sleep
# kind wind: wind|winds|breeze
# kind sweets: sweet shop|sweets|sweetie*|candy|chocolate*
# kind bakery: bakery|baker*|cakes|buns|bread
# kind dreams: dream*
# kind light: stars|starlight|sunlight|sunshine|moonbeam*
# wants: child
# ages: 3-12
# holds: dark(kind), owl(kind), badger(kind)

=== title
{~From the Toes|That Will Be Two Yawns}
-> DONE

=== s1
# shot: wide
# place: hallway; night; stars
# action: badger stand happy; heroes stand surprised at badger; friends stand surprised; hedgehog stand calm
# things: lantern; table; hat-stand; jar on table; basket on table
{~There was a light under the door, and {H} got up to see who was awake.|The clock struck twelve, and somebody said, “Open!” {H} got up to see what it was.|{H} {was} not tired in one toe, and got up to have a look.}
In the hall, where there are only coats by day, stood the {wished_late}. {young:There were lanterns.|There were lanterns on all the pegs, and a smell of wool and apples.}
“We have what the day leaves over,” said a badger in an apron.
{
- is_sweets:
“This is the end of a toffee. It is only the taste.” # usual
- is_bakery:
“This is the smell of the buns from this morning. They are gone, but it is still warm.” # usual
- else:
{~“This is half a tune.”|“This is a puddle, folded in four.”|“This is the ping of a bus.”} # usual
}
{is_wished_wares:In a basket, all by itself, was a bag of {wished_wares}.|In a basket, all by itself, was a bag of warm. It was from the wall by the bins, which the sun had been on all day.}
{not is_wished_wares:The floor was cold, and {L} had come without slippers.} # usual
“How much is it?” asked {L}. ¶ “Two yawns,” said the badger.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; night; stars
# action: snail stand calm; badger stand calm at snail; heroes crouch curious at snail; friends crouch curious
# things: lantern; table; jar on table
They watched how it was done. A snail wished to buy the middle of a biscuit, {young:and that was one yawn.|and had saved up for it since Sunday.}
It began at the tail. {young:Then it came up the back.|Then it came up along the back, past the shell, and you could see it get bigger on the way.}
“Take your time,” said the badger. ¶ The snail did. {young:It took a long time.|A moth bought a whole jacket, and had it altered, and the snail had only just got to the neck.}
“Aah,” said the snail at last. The badger held the yawn up to the lantern. {young:“That is a good one,” said the badger.|“They don’t make them like that any more,” said the badger, and put it away by itself.}
“The horns come last,” said the snail, “with me.” # more
-> DONE

=== s2
# shot: two
# place: hallway; night; stars
# action: heroes shout worried at badger; badger hold calm lantern; friends stand curious; hedgehog stand calm
# things: lantern; table; basket on table; jar on table
{joining}
{is_loved:“I would rather have that than {loved},” said {L}, “just for tonight.”|{musing}} # personal
{L} felt in both pockets. {young:There was a button.|There was a button in the one, and a bit of tissue in the other.} # usual
“I have not got any yawns,” said {L}. “I am not tired.”
{hinderer_person:“I had one this morning,” said {hinderer}, “but I gave it away.”} # beat
{hinderer_animal:{hinderer} lay down under the table, where it was warm, and did not lend anybody anything.} # beat
{hinderer_carried:{hinderer} was put down on the scales, and came to no yawns at all.} # beat
So {L} opened up wide, and said, “Aah!”
The badger held that to the lantern. {young:“This is only a mouth,” said the badger.|“This is only a mouth with nothing in it,” said the badger, and gave it back.}
“A real one comes from the toes.”
A hedgehog paid with one so small that you would have said it was a hiccup. But it was real. # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; night; stars
# action: heroes hold curious jar; badger point happy; friends stand curious
# things: jar; lantern; table; themed on table
It cost nothing to look. {A} was allowed to take the lids off, {young:one by one.|as long as they went back on the right jars.}
In one was an echo. “Hello?” said {A}. ¶ “–lo,” said the jar. {young:“It is not a new one,” said the badger.|“The front of it has worn off,” said the badger, “but that is the cheap half.”}
In another was a sneeze that had not come. {young:{A} shut that one quickly.|It had been lost by a policeman, in the middle of a sentence, and {A} shut the lid again quickly.}
{themed_a} was there as well, with a ticket on it, but it said that it was sold. # personal
And there was a cross word, which nobody had wanted back. {young:It was quite flat.|It had been lying about all day, and had gone soft.} # usual
“That one you may have,” said the badger. But {A} did not know whom to give it to. # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes sit cross on stairs; hedgehog sit calm; friends sit calm
# things: stairs; coat on hat-stand; hat-stand; lantern
If you want a yawn, you have to be bored. So {A} asked the oldest coat to tell them something.
“I have six buttons,” said the coat. {young:“One is at the top.”|“I shall take them in order, and begin with the one at the top.”}
{A} listened with both eyes open. {young:The coat came to the next.|By the third button the hedgehog had walked away, and the lantern over it had gone out.}
“And then one day it hung by a thread,” said the coat. ¶ “No!” said {A}. “And what then?”
It was no good. {young:It was exciting!|It was the most exciting coat that {A} had ever met.}
{pausing} # company
“It was sewn on again in blue,” said the coat. It had never told that to anybody. # more
-> DONE

=== s3
# shot: close
# place: hallway; night; stars
# action: owl shout sleepy; heroes yawn surprised at owl; friends sit sleepy; badger stand calm
# things: lantern; basket; table
Then an owl came in, and looked straight at the bag. “I shall have that,” said the owl.
{helper_person:“Quick,” said {helper}, “think of long division.”} # beat
{helper_animal:{helper} came and leaned, and a thing that leans on you is always a bit sleepy.} # beat
{helper_carried:{helper} was put where the owl would have to go round, and that gave them a moment.} # beat
“One,” said the owl, and opened its beak. {young:It got wide, and wider.|It went on opening when you thought that was all the beak there was.} {L} could not look away.
Something went through {L}’s toes, and up through the knees, and through the tummy. # usual
“Aaah!” said {L}. It was enormous.
“That is real,” said the badger. “Where did you get it?”
“I caught it,” said {L}. “It came off the owl.”
-> DONE

=== l2
# aside
# shot: two
# place: hallway; night; stars
# action: heroes point curious; owl stand surprised; badger think curious; friends stand curious
# things: lantern; table; jar on table
There had never been such a thing at the {wished_late}. {young:They all came to look.|They all came round to see the toes, and {A} held up one foot after the other.}
“Have I still got mine?” asked the owl. ¶ The badger looked in the drawer. {young:It was there.|There it was, with the owl’s name on it, and not a bit smaller.}
“Then there are two,” said {A}, “and before there was one. {young:It is like a cold.”|It is like a cold, only that you feel better.”}
The hedgehog moved a bit further off. {young:Then it came back.|Then it moved a good deal nearer, with its mouth a little open, in case.} # usual
“And does it go on like that?” asked the badger. Nobody knew. # more
-> DONE

=== s4
# shot: two
# place: hallway; night; stars
# action: badger yawn sleepy; heroes yawn happy; owl yawn sleepy; hedgehog yawn sleepy; friends yawn sleepy
# things: lantern; table; basket; jar on table
But somebody small had been watching. “Aah,” said the hedgehog. {L} saw it, and there it was in the toes again. “Aaah!” said {L}.
“That makes two,” said {L}, and got the bag.
And the badger had seen all that. The badger’s mouth began to open.
It went through the whole {wished_late}. {young:All the moths did it. The snails began.|It went along one side and came back along the other. All the moths did it, and the snails began.}
They dropped into the drawer, big and small, until it would not shut. # usual
“We are rich,” said the badger, and had to hold on to the table. “We are shut.”
“Here is your change,” said the badger. It was half a yawn, in a twist of paper. # usual
-> DONE

=== m3
# aside
# shot: wide
# place: hallway; night; stars
# action: badger fold sleepy cloth; heroes hold sleepy lantern; owl stand sleepy; friends stand sleepy
# things: lantern; table; hat-stand; basket
So they packed up. A puddle was folded in four, and went in a drawer.
{A} held the lantern. Whoever went by said thank you, and then said it again with a yawn in it.
The owl had bought nothing. It had so much on its mind, it said, that it would go to bed. # usual
“At night?” asked {A}. ¶ “For once,” said the owl. # usual
The hedgehog had got rolled up, and was carried out in the basket.
Nobody said goodnight. There was no room for it between the yawns. # usual
Somebody had to go with the snail. It was only at the shell. # usual
-> DONE

=== m4
# aside with m2
# shot: close
# place: hallway; night; stars
# action: heroes reach-up sleepy; badger hold sleepy lantern; friends stand sleepy
# things: lantern; hat-stand; coat
They took the lanterns off the pegs. The coats went back.
The oldest one was last. “I have not told you about the pocket,” it said.
“Is it long?” asked {A}. ¶ “It is deep,” said the coat. # usual
“Then tomorrow,” said {A}. The coat was glad. It had not had a tomorrow for a long time.
The badger blew the dust off the hook. Then it was all as it is by day. # usual
It only smelled a bit of apples. # usual
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes walk sleepy; friends walk sleepy; badger wave sleepy
# things: stairs; lantern
“When is it open again?” asked {A}.
“Every night,” said the badger. “But you have to be awake for it.”
{A} thought about that. It was a pity, and it was also quite all right.
“I shall try not to come,” said {A}. ¶ “That is what they all say,” said the badger, and waved.
The stairs were longer than before. {A} took them one by one. # usual
{midway} # company
Behind them the light went out under the door. # usual
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: hat-stand; coat on hat-stand; stairs; jar
The coats hung in a row. You would never have known.
One had its sleeve up, where a mouth would be. # usual
A jar had been left on the bottom stair. There was an echo in it.
“Goodnight?” somebody had said to it.
“–night,” said the jar.
It said it once more, to itself. It liked that half. # usual
The clock did not strike. It only went on. # usual
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; bag on bed; moon
{L} lay in bed with the bag, and opened it a bit.
{
- is_wind:
It lifted {L}’s hair. It turned a page. Then it lay down.
- is_dreams:
One came out. It turned round twice on the pillow, and lay down.
- is_light:
It was not much. It was just enough to see the pillow by.
- is_wished_wares:
It was all there, up to the top. It went into the bed as well.
- else:
The warm went right down to the feet. It stayed there.
}
{resting}
{keepsake}
{dream} # spare
There was a yawn over. It was only half of one. {L} used it up. # usual
“Ah,” said {L}.
The rest came by itself. It came from the toes.
It went through the knees. It went through the tummy. # usual
Nobody had to pay for it. # usual
“Aah.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a jar on the bottom stair in the morning, with its lid on. “Hello?” said {H}. “–lo,” said the jar. ¶ “Whose is it?” asked {A}. “–it,” said the jar, and that was no help. So it was put in the hall, under the oldest coat, where somebody would look for it about midnight, and it had a good day there, saying the ends of things.
-> DONE

=== next_bedtime
“Goodnight?” said somebody to the jar. “–night,” said the jar.
-> DONE
