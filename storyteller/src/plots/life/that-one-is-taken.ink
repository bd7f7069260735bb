# about: story-about; with-character; creature; bring-back
# tells: tale(makes a friend|makes friends|make friends|make a friend|makes a new friend|makes new friends|makes some friends|making friends|made a friend|made friends|finds a friend|find a friend|finds a new friend|finds friends|finds some friends|found a friend|wants a friend|wants friends|wants some friends|want a friend|wants to have a friend|wants a best friend|wants to be friends|looking for a friend|looking for friends|looks for a friend|needs a friend|need a friend|has no friends|has no friend|have no friends|got no friends|no friends|any friends|wishes for a friend|wished for a friend|gets a friend|a friend at last|nobody to play with|no one to play with|no-one to play with|somebody to play with|someone to play with)
# also: funny; person; place; thing; happy; play; food; calm; weather; lonely; new-friend
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), cat(kind), goose(kind)

=== title
{~That One Is Taken|A Card on a Chair}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: guest sit calm on chair; heroes stand curious at guest; friends stand curious
# things: table; 2 cup on table; chair right; label on chair
{~In the middle of the grass stood a table and two chairs, and {H} had not put them there.|Somebody had laid the table in the garden, and {H} went across the grass to see for whom.|“Please keep off the second chair,” said somebody in the garden, and {H} came to see why.}
On one chair sat {guest_a}, with a card in front: “This table is for {wished_tale}.”
On the other sat nobody, and the card on that one said “Taken”.
“May I sit down?” asked {L}. ¶ “That one is taken,” said {guest}. {young:“It is for a friend.”|“I am sorry. It is for a friend.”}
“When is your friend coming?” asked {L}. ¶ “{guest_many:We|I} do not know,” said {guest}. “{guest_many:We have|I have} not got one yet.”
So {L} sat down in the grass beside the chair, to wait for it too.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: guest point proud; heroes look-up curious; friends sit curious
# things: table; 2 cup on table; plate on table; 2 spoon on table
It had all been thought of. There were two cups, {young:and two spoons.|and two spoons, and two napkins folded into something that was perhaps a swan.}
There was one cake, {~with a cherry|with a nut} on it. “Why is there only one of those?” asked {A}. ¶ “You have to have something to cut,” said {guest}.
“And where do you get a friend?” asked {A}. {young:“They come,” said {guest}.|“{guest_many:We have|I have} looked into it,” said {guest}. “Some get them at a gate, and some in a sandpit. They are never sent.”}
{A} tried to think how it goes. {young:There is nobody, and then there is somebody, with a bucket.|There is a Monday with nobody in it, and then there is a Tuesday, and there is somebody, with a bucket.}
“You see?” said {guest}. “You have to keep a chair.” # more
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: woman stand surprised; guest sit worried; heroes sit curious at guest; friends sit curious
# things: table; 2 cup on table; chair right; label on chair; bag
# people: woman(old)
They waited. A leaf came down, and wished to sit on the chair, and was told. # usual
{joining}
{is_loved:“And if your friend only talks about {loved}?” asked {L}. ¶ “Then {guest_many:we|I} shall nod,” said {guest}.|{musing}} # personal
A lady with a bag came by, and the bag was heavy. “Is that one free?” she asked. ¶ “That one is taken,” said {guest}, very sorry, and gave her a bit of the hedge to lean on. # usual
{hinderer_person:{hinderer} only meant to try if the chair was comfortable, and it was, and had to get up again.} # beat
{hinderer_animal:{hinderer} lay down under the second chair, and with that it looked a good deal less free.} # beat
{hinderer_carried:{hinderer} was put down on the chair for a moment, and had to be taken off it again.} # beat
The tea was poured, into both of the cups. {young:The second one got cold. So {L} drank that one.|When the second had stood there for a while {L} drank it, so that it should not be wasted, and it was filled up again.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: guest think curious; heroes lie-front laughing; friends sit curious
# things: table; chair right; label on chair; ball
“What will it be like?” asked {A}, who was lying in the grass by now, with both feet up.
{guest} did not mind what it looked like. {young:“It may have a beak. But it has to say ‘no!’ when {guest_many:we|I} tell it something.”|“It may have a beak, or be in a uniform. {guest_many:We|I} only want it to say ‘no!’ at the right place, when {guest_many:we|I} tell it something.”}
“Tell it what?” asked {A}. ¶ So {guest} told it, about the time with the wet paint. ¶ “No!” said {A}. {young:“And then?”|“Not the whole bench?”}
“All of it,” said {guest}, and had to hold on to the cloth. {young:They laughed a lot.|It took them some time before they could go on waiting.}
Then {guest} looked at the chair again, and sat up straight. {young:“It would be just like that,” said {guest}.|“It would be about like that,” said {guest}, “only with somebody there.”}
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit laughing; heroes sit laughing; friends sit laughing; cat sleep
# things: table; spoon; chair right; label on chair
It got late, and still nobody came. {guest} hung a spoon on the end of the nose, to pass the time. ¶ {L} hung one there as well.
{helper_person:“Don’t move,” said {helper}, and counted how long they could do it, and it was up to forty.} # beat
{helper_animal:{helper} looked from one spoon to the other, and sneezed, and that was the end of both.} # beat
{helper_carried:{helper} had a go with the small spoon, and kept it on longer than anybody.} # beat
They cut the cake in two, {young:and one half was for later.|and put half on the plate for later.} Later {L} was hungry, and it had been such a long wait, and so {L} was given that half. # usual
When they looked up there was a cat on the chair. {young:It could not read.|It had turned round twice on the card, and could not read, or did not care to.} ¶ “That one is taken,” said {guest}. ¶ “Prr,” said the cat. # usual
“You must be cold down there,” said {guest}. ¶ “A bit,” said {L}, and went in to fetch the blanket.
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; breeze
# action: guest sit worried; heroes sit calm; friends sit calm
# things: table; 2 cup on table; chair right; label on chair
“Perhaps they can’t read it from the gate,” said {guest}. So they made the card bigger.
{young:{A} held it, and {guest} did the letters.|{A} held it still while {guest} did the letters, and told {guest} when the K was going to be too big for what was left.}
{themed_a} was put against it, so that it stood up by itself. # personal
“Now sit over there,” said {guest}, “and see how it looks.” {young:{A} looked at it from the left.|{A} looked at it from the gate, and from the hedge, and from close up with one eye.}
“It looks as if somebody was coming,” said {A}, and sat down again in the same place, for it was warm already.
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes point cross; guest point cross; friends sit curious
# things: table; spoon; cloth on table
At one point they had a quarrel. {young:It was about the napkin.|It was about the napkin, and whether that was a swan.}
“It is a swan,” said {guest}. ¶ “It is a boot,” said {A}. {young:They did not speak for a bit.|After that it was so quiet that you could hear the jam.}
{guest} looked at the chair. {A} looked at the grass. {young:A fly went to and fro.|A fly went to and fro between them with nothing to carry.}
“It could be the boot of a swan,” said {A}. {young:“It is,” said {guest}.|{guest} looked at it from the side. “It is a left one,” said {guest}.}
They made the right one out of the other napkin, so that it need not hop. # more
“You must not do that with a friend,” said {guest}. “It was good to try it first.” # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: goose sit calm; guest point surprised at goose; heroes carry curious blanket; friends walk calm
# things: table; chair right; blanket
While {L} was gone, a goose came in at the gate. It did not ask about the chair. It sat down in the grass.
“That one is taken,” said {guest}.
“Which one?” said the goose. ¶ “The one you are sitting on.” ¶ “It is grass,” said the goose. {young:“There is no card.”|“There is grass all round it. I see no card.”}
“There is no card,” said {guest}. “But it is {L}’s.” The goose got up, to see.
There was a place there. It was flat, and warm, {young:and just as big as {L}.|and it was the shape of somebody who has sat there since the afternoon.}
{L} came back with the blanket. “What is it?” asked {L}. “Has anybody come?” ¶ “Yes,” said {guest}. “{guest_many:Our|My} friend has come.” ¶ “When?” asked {L}.
“When it was still light,” said {guest}. “{guest_many:We were|I was} looking at the chair.”
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: guest sit happy; heroes sit happy; friends sit calm; goose sit calm; cat sleep
# things: table; chair right; blanket; moon
Then {guest} came down from the chair, and sat in the grass as well.
It was a bit wet. It was much the best place. # spare
The blanket was as long as two. It went round behind and came out at the front.
“So that is what the chair was for,” said {guest}. ¶ A cat was asleep on it. # usual
The goose had the other one. It had never had a chair. # usual
“Is there any cake?” asked {A}. ¶ “You have had it,” said {guest}. “You had both.” # more
-> DONE

=== m4
# aside
# shot: above
# place: garden; night; stars
# action: guest write happy; heroes hold happy label; friends sit sleepy
# things: table; label; pencil; lamp
What do you do with the card, when somebody has come?
“You could keep it,” said {A}. “You might want to sit somewhere.”
So {guest} crossed out the one word, and wrote another. It was a short one. # usual
“Here,” it said. They put it in the grass. # spare
A beetle came by, and read it, and was there. # more
Then they blew on the tea. It was quite cold, so they were soon done. # more
-> DONE

=== l3
# aside
# shot: behind
# place: garden; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; table; moon
It was time to go in.
“Is tomorrow taken?” asked {guest}, at the gate. ¶ {A} had to think. “Yes,” said {A}. “By you.”
“And the day after?” ¶ “That, too.” # usual
{guest} went off down the road. It was a small skip, and then it was a walk, and then it was a skip again.
{homeward} # company
The goose went the other way, and told nobody. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: table; 2 chair; cloth on table; moon; label
The table stood in the grass. It had a moon on it, in a cup.
On the one chair was a cat. It had the card under it.
There were two flat places in the grass. They were side by side. # usual
The grass did not get up. It had been told. # usual
A leaf came down on the other chair. It was free now. # more
Nobody said a thing. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} was in bed.
{resting}
One foot lay on the left, and one on the right. {A} lay in between. It was all taken. # usual
{keepsake}
{dream} # spare
Only at the edge there was a bit of room. # usual
It got dark. The night came in, and it had come a long way.
“Is that one taken?” it said. It meant the edge of the bed.
“No,” said {A}, and moved up.
So it sat down there. It hardly made a place.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a card on the grass in the morning, a bit wet, next to two flat places. “Here,” it said. ¶ {H} sat down, to see whether it was true. It was. After a time somebody came along by the hedge, with a spoon on the end of the nose, and did not ask about chairs at all.
-> DONE

=== next_bedtime
There was a bit of room at the edge of the bed. It was kept.
-> DONE
