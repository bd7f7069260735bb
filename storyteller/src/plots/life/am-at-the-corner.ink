# about: story-about; with-character; creature; bring-back
# tells: tale(to the beach|to the sea|to the seaside|to the ocean|see the sea|see the ocean|sees the sea|across the sea|across the ocean|down the river|to the city|to the big city|to town|to london|to paris|to africa|to india|to australia|to america|on holiday|on a holiday|on vacation|on a journey|on a long journey|on a big journey|on a trip|on a road trip|on an adventure|on a big adventure|on adventures|for an adventure|around the world|round the world|travel|travels|travelling|see the world|to the mountains|to the jungle|to the north pole|to the desert|to the island|to an island)
# also: funny; person; place; thing; happy; play; food; calm; weather; journey; outing
# kind sea: sea|seaside|beach|ocean|island
# kind city: city|town|london|paris
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: seeing
# holds: dark(kind)

=== title
{~Am at the Corner|You Can Still See Your Kitchen}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# action: guest stand curious; heroes stand curious at guest; friends stand curious
# things: gate; suitcase; label on suitcase; wall
{~On Monday somebody stopped at the gate with a suitcase, and {H} went out to see who.|There was a suitcase on the path on Monday, and {H} went round it to see whose it was.|“Is it this way?” asked somebody on Monday, and {H} went to the gate to see what was meant.}
It was {guest_a}, and on the suitcase there was a label. {young:{L} read it, with one finger.|The label was long, and went round the corner of it.}
“This belongs to {wished_tale},” it said. “If found, please send on.”
“Is it far?” asked {L}. ¶ “{guest_many:We|I} do not know,” said {guest}. “{guest_many:We have|I have} not been there yet.” # usual
{L} thought that somebody ought to know where it had got to, every day, {young:and fetched some cards.|and went and fetched all the postcards that there were in the drawer.} # usual
“Then write to us,” said {L}, “and say how it goes.” And {guest} went off down the road.
-> DONE

=== m1
# aside
# shot: close
# place: street; day; clear
# action: guest hold proud suitcase; heroes peek curious at suitcase; friends peek curious
# things: gate; suitcase; sock; wall
“What have you got in it?” asked {A}, before {guest} went. So the suitcase was opened on the wall.
There was a sock, and a smaller sock, {young:in case it was cold in one place.|in case it was cold, and in case it was only a bit cold.}
There was a cup for the sea, or for whatever there would be. {young:There was a big flat place with nothing in it.|And half of it was quite empty, and had been dusted.}
“What goes in there?” asked {A}. ¶ “It is for the way back,” said {guest}. {young:“That is never empty.”|“You always come home with more. {guest_many:We|I} have seen how other people do it.”}
{A} put in {~a biscuit|an apple}, to be there when it was wanted. # more
“Not in the empty half,” said {guest}, and moved it over. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: heroes read curious letter; friends stand curious
# things: door left; mat; letter in heroes.hand; wall; window
The first card came the same evening. It was on the mat, with a stamp on it.
“{guest_many:Are|Am} at the gate,” it said. “It is a very good gate. You can still see your kitchen.”
{L} looked out of the window. There {guest_many:were|was} {guest}, at the gate, waving.
{joining}
{is_loved:“I hope that there is something with {loved} on the way,” said {L}.|{musing}} # personal
So that card was stuck on the wall, by the front door, {young:with a bit of wool.|and a bit of red wool was stuck on after it, for the way.}
{hinderer_person:“That is no distance,” said {hinderer}, and waved back so long that it nearly missed the post.} # beat
{hinderer_animal:{hinderer} took hold of the other end of the wool, and for a while the way went under the sofa.} # beat
{hinderer_carried:{hinderer} was put by the wall to keep the wool, and soon had most of it on.} # beat
On Tuesday there was another. “{guest_many:Are|Am} at the corner,” it said. “It is a corner on both sides.” {young:It went up next to the first.|That was as far as the coat hooks.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: heroes read laughing letter; friends sit happy
# things: mat; letter in heroes.hand; wall; coat on hook; hook
The second card on Tuesday was nearly all about a post.
“Have met a post,” it said. “It is standing by the road. {young:It has been there a long time.”|It has been there for longer than anybody, and knows the road, but only that bit.”}
“How many people go by in a day?” {guest} had asked it, {young:and had waited, but the post did not say.|and had stayed till the evening, in case it was counting.}
“It was nice to be with somebody who is not going anywhere,” it said at the bottom. {young:“I looked back. The post waved, or it was a bit of string.”|“From the next bend {guest_many:we|I} looked back, and it was still at it.”}
That one went up above the hooks, quite straight. # more
{A} looked at it on the way to the bath. It was a good post. # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: heroes reach-up happy wall; friends hold happy wool
# things: stairs; 4 letter on wall; wool; wall
On Wednesday it said, “There is a hill. {guest_many:We|I} shall go round it.” ¶ On Thursday it said, “It is round as well.” # usual
{young:The wool went up the stairs, past a bridge and a cow.|The wool went up the stairs with a card on each, and on the way to bed you went past a bridge, and a cow.}
{helper_person:{helper} held the end up against the wall, on tiptoe, and said when it began to look like north.} # beat
{helper_animal:{helper} lay on the fourth stair, which was the river, and had to be crossed by everybody.} # beat
{helper_carried:{helper} was set down on the stair where {guest} was by now, so that there would be somebody.} # beat
“{guest_many:Are|Am} well. It goes on,” it said. “You can’t see your kitchen.” # usual
On Friday there was no card. {L} looked on the mat, and under the mat. {young:The end of the wool hung down.|At the top of the stairs the end of the wool hung down.} # usual
“What do you do now?” asked {L}. ¶ You leave the wool where it is. # usual
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes write curious letter; friends sit curious
# things: stairs; letter; pencil; stamp; wool
So {A} wrote one, too, and then there was the question of what to put on the front. {young:Where was {guest}?|You can’t write to a road.}
“{guest}, on the way,” wrote {A}, and a stamp went on.
Inside it said how they all were. {young:“You are at the top of our stairs,” it said.|“You are at the top of our stairs now,” it said. “You have done it in four days, and I do it in a minute, but I have no suitcase.”}
{pausing} # company
{themed_a} was drawn in the corner, so that {guest} could see something of home. # personal
The postman read the front of it, {young:and nodded.|and looked up the road and down the road. “I shall ask about,” he said.} # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; rain
# action: heroes sit curious; friends sit calm
# things: stairs; window; wool; letter on wall
On Friday it rained, both here and on the way. You could tell that by Wednesday’s card, {young:where the cow had run a bit.|on which the cow had run a little at the back, and seemed to be going faster.}
{A} sat on the top stair, and thought about {guest} in the rain. {young:“Which sock is it?” asked {A}.|“I wonder which of the socks it is,” said {A}.}
If there was a tree, {guest} stood under it. {young:If there was no tree, there was the suitcase.|If there was no tree you could still get in under the suitcase, with the empty half to the top.}
So {A} drew a tree, small, on the wall by the wool, in pencil. {young:Now there was one.|It was only for tonight, and could be rubbed out by anybody who did not want it.}
After that the rain was not so loud. # more
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: heroes hold surprised letter; friends look-up curious
# things: bed; letter in heroes.hand; wall; wool; lamp
The next card came on Saturday, and it was thick. When {L} opened it, something fell out on the bed.
{is_sea:It was sand, and it went into every fold.|{is_city:It was a ticket, with a hole in it, for something that went up and up.|It was a leaf, of a sort that nobody has here.}}
“{guest_many:Are|Am} there,” it said. “It is just as {guest_many:we|I} thought, but there is more of it.”
{young:{L} read it again. {guest} was there!|They all had to hold it once, and smell it. It smelled of a long way off.} # usual
There was more on the back. “{guest_many:We|I} turned round,” it said, “and there was the whole way, right back to your gate. {young:It goes both ways!”|It goes to there, and if you turn round it goes to you.”}
So the last card was stuck up, and the wool went on, past the door and past the lamp, and came to the pillow.
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes point happy at wall; friends sit calm
# things: bed; wool; 3 letter on wall; lamp
They went along it once, from the start, with the lamp.
There was the gate. There was the corner, and the post. # spare
They went round the hill. It was round as well.
The cow looked up. She had known it all along. # usual
They did not hurry on the top bit, where it had rained.
Then they were there. It had not been far, in socks. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes look-up calm; friends sit sleepy
# things: window; moon; wool; bed
“What do they do there, at night?” asked {A}.
{is_sea:You could hear it, if you were still. It came in, and it went out again. It may have been the road.|{is_city:You could hear it, if you were still. Far off it hummed. It may have been the fridge.|You could hear it, if you were still. It was quite like here, with more wind in it.}}
There would be a bed there. There would be a hook for the label. # usual
The empty half would not be empty now. # usual
“{guest} will be tired,” said {A}. ¶ It is what you are, when you get there. # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes write sleepy letter; friends sit sleepy
# things: bed; letter; pencil; lamp
{A} had one card left, and wrote it in bed.
“Thank you for yours,” it said. “We have got it on the wall.”
That was not all. But the pencil was slow. # usual
“When you come home,” it said, “you only have to go down our stairs.”
{homeward} # company
It had a duck on the front. It would do. # usual
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; wool; 4 letter on wall; mat; moon
It was dark in the hall. All along the wall went the wool.
It went by the hooks. It went up, one stair at a time.
A bit of wind came in at the flap. It read the first card. It had come from there. # usual
The mat was bare. There would be no more post. # usual
There was none that had to come. # more
The post stood by the road, in the dark, and knew its bit. # more
Past the top stair you could see a light. It was small. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; wool; lamp
{A} was in bed, and had the end of the wool in one hand.
{resting}
{keepsake}
{dream} # spare
If you had a card now, you could write it. # usual
Am at the pillow. You can still see the lamp.
Am at the corner, where the quilt is tucked in. It goes on. # usual
It got dark. It was warm, the whole way.
Am nearly there.
You can’t see the lamp.
Am there.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
On the mat there was one more card, and it was quite short. “Have turned round,” it said. “It is all still there.” ¶ It was stuck up at the far end, by the pillow, to the left of the last. Then there was nothing to do but go down to the front door now and then, and see whether the kitchen could be seen from the gate. It could.
-> DONE

=== next_bedtime
The wool still went all along the wall. Somebody was on it, coming this way.
-> DONE
