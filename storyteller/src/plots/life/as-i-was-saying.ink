# about: story-about(hedgehog); with-character(hedgehog); creature(hedgehog); bring-back(hedgehog); likes(hedgehog)
# also: creature; likes; funny; person; place; season; weather
# wants: child
# role guest: answer(hedgehog), creature(hedgehog), creature = a hedgehog called Conker
# names: Conker | Teasel | Mr Tuck
# ages: 3-12
# holds: hedgehog(kind), dark(kind)

=== title
{~As I Was Saying|A Bed Until April}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; breeze
# action: heroes crouch curious at guest; guest look-up calm; friends crouch curious
# things: hedge; leaf; ball; heap right
{~Snuffle, crunch, it went under the hedge, {young:and {H} went to look.|louder than anybody may eat at a table, and {H} went to look.}|{H} felt about under the hedge for a ball, and {young:found the wrong one.|very nearly picked up the wrong one.}|“Good evening,” said a heap of leaves. {young:{H} said it back.|{H} said it back, and looked to see who was in it.}}
It was {guest_a}, on the way to bed.
{is_wished_trait:“I know you,” said {A}. “You are the one {wished_trait}.” ¶ “When I am up,” said {guest}.} # wished
“I sleep until April,” said {guest}. “So all that I want is a …”
Snap, went a twig under {As} foot, and there was nobody there, only a ball of prickles.
{A} waited. {young:{A} counted up to nine.|{A} counted up to nineteen, and then to nineteen again.} # usual
The ball came open, and a nose came out.
“… good bed,” said {guest}.
{A} was sent back to bed at six each morning. {A} badly wanted to see a bed that lasts until April. # usual
“Show me how you make it,” said {A}.
-> DONE

=== s2
# shot: two
# place: garden; afternoon; breeze
# action: heroes carry-both happy heap; guest walk happy holding leaf; friends reach-down happy at leaf
# things: leaf; hedge; heap
{joining}
“You make it of leaves,” said {guest}, and took three in {guest_its} mouth. {A} took two arms full. They made a heap under the hedge.
A hedgehog cannot see much. {guest} smelled every leaf. # usual
“Oak,” said {guest}. “Oak. Beech. Oak. Bus ticket.”
{young:That one was put to one side.|“That one would be all right,” said {guest}, “but it smells of somebody in a hurry.”} # usual
{is_loved:{A} asked if {loved} would be any good in a bed. {guest} wanted to smell it first.|{musing}} # personal
{hinderer_person:“And this?” asked {hinderer}, with a leaf, and then with the next leaf, and each one had to be smelled on both sides.} # beat
{hinderer_animal:{hinderer} put down a nose to say hello, and then there was only a ball, and they all had to wait.} # beat
{hinderer_carried:{hinderer} was set down for a moment, and had three leaves on top before anybody saw.} # beat
{themed_a} was smelled, and was put at the door, to show whose bed it was. # personal
When the heap came up to {As} knees, {guest} went in.
The leaves shook. Then they were still. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: heroes sit curious; guest sit calm; friends sit curious
# things: bag; leaf
They had a rest, and {A} asked how you make a ball. “Is it hard?”
“It pulls shut,” said {guest}. “I have a string all round me, inside, {young:like the string in a shoe bag.”|like the one in a bag for gym shoes. I pull, and I am in the bag.”}
{A} put down a chin, and pulled up both knees. {young:But the feet stuck out.|It was quite round, but at one end there were still the feet.}
“What do you do in there?” asked {A}. ¶ “I wait till it has gone,” said {guest}. ¶ “Till what has gone?” asked {A}. ¶ {young:“I can’t see,” said {guest}, “from in there.”|“That is the trouble,” said {guest}. “You can’t see, from in there.”}
“It was only my foot,” said {A}. ¶ “It is very often only a foot,” said {guest}. # more
-> DONE

=== l1
# aside
# shot: two
# place: garden; afternoon; clear
# action: guest eat happy; heroes look-up surprised at guest; friends look-up surprised
# things: bush; boot
{guest} came to {As} hand, and stopped, and smelled it again. {young:It smelled of soap.|It had been washed with the new soap, the {~lemon|green} one.}
“I have never had that before,” said {guest}. {guest_s} mouth went very fast, {young:and made a lot of froth.|and filled up with froth, as it does if you brush your teeth and talk.} Then {guest} turned round, stretched out a long tongue, and painted the froth on {guest_its} own back.
“What is that for?” asked {A}. ¶ “It is a new smell,” said {guest}. {young:“So I put it on.”|“You have to put it on, or you will not remember it.”}
“How long does it last?” asked {A}. ¶ “Until it rains,” said {guest}, and smelled {As} other hand, to see if that was the same.
“I have been wearing fox since Thursday,” said {guest}. “This is nicer.” # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; breeze
# action: heroes throw laughing leaf; guest peek cross; friends throw happy leaf
# things: huge heap; shed; hedge
“There is a draught,” said the heap.
{young:The wind came in at the front.|“It comes in at the front, and it goes out at the back, without wiping its feet.”} # usual
They put on leaves until the heap was as high as {A}. {guest} went in again, and {young:the wind blew.|the wind came along the hedge.}
“It is no better,” said {guest}, coming out. “It is all …”
Bang, went the door of the shed. There was the ball. They waited.
“… holes,” said {guest}.
{helper_person:“I will be the shut side,” said {helper}, and stood where the wind came from, and held out a coat.} # beat
{helper_animal:{helper} lay down on the side of the wind, and that stopped as much of the draught as was behind {helper}.} # beat
{helper_carried:{helper} was stood in the biggest of the holes, and fitted, but there were others.} # beat
{A} put in an arm. {young:The wind was in there.|You could feel the wind in there, going from room to room.} # usual
“More leaves only make more holes,” said {A}.
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: guest sit proud on plank; heroes kneel curious at plank; friends point curious at plank
# things: plank; stone; 4 apple on plank
There was also the question of weight. A hedgehog that is too thin cannot sleep until April, {young:for there is no breakfast.|for there will be no breakfast on the way.}
{A} laid a plank over a stone. {guest} sat on one end, {young:and {A} put apples on the other end.|and apples were put on the other, one by one, so as not to startle anybody.}
With one apple {guest} stayed down. With two, and with three, {guest} stayed down. With four apples {guest} went slowly up in the air, {young:and came down, and was level.|and then slowly down, and hung there level, with all four feet tucked in.}
“Four apples,” said {A}. {young:“Is it enough?”|“What is it meant to be?”} ¶ “Four apples,” said {guest}, {young:“is just right.”|“and I have been eating since August.”}
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes point curious at guest; guest sit calm; friends point curious at guest
# things: hedge; leaf
“How many prickles have you got?” asked {A}. ¶ “All of them,” said {guest}.
{A} began to count, {young:at the nose end.|at the front, where the parting is.} At forty {guest} breathed in, and they all moved. {A} began again.
{young:At fifty a leaf fell. Then they moved a lot.|At fifty-two a leaf came down on the path, and then there was only a ball, which is quite another shape to count on.}
“It is about five thousand,” said {guest}, when the nose was out. {young:“I lost one on Monday.”|“It was five thousand and one, but I left one in a football.”}
“Could you lend me one?” asked {A}. {young:“I would only look at it.” ¶ “They do not like to be alone,” said {guest}.|“I would bring it back in April.” ¶ “They do not like to be alone,” said {guest}. “You have seen how close they stand.”}
“Does it hurt?” ¶ “It did not say,” said {guest}. {young:“It went flat.”|“It just got flatter and flatter.”} # more
-> DONE

=== m4
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes look-up curious; guest look-up calm; squirrel dig happy; bird sit calm on fence; friends look-up curious
# things: fence; nut; shed
All round them others were getting ready, {young:each in its own way.|each in its own way and without asking anybody.}
The squirrel hid a nut, and patted the place, and {young:forgot it.|at once forgot which place it was.} A butterfly had shut itself in the shed, {young:upside down.|upside down behind a flowerpot, with its good side in.}
“And that one?” asked {A}. A robin sat on the fence, with its hands in its pockets, as it were, {young:and sang.|and sang as if it were paid for it.}
“The robin stays up,” said {guest}. {young:“Somebody has to.”|“Somebody has to, or how would we know that it had been winter?”}
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: L lie-front curious at heap; guest peek sleepy; heroes lie-front curious at heap; friends crouch calm
# things: huge heap; hedge; leaf
{L} lay down and looked in. The leaves stuck out every way, like a book that has been dropped.
But in one place they lay flat, like pages. {L} looked at that for a long time. # usual
“Where you turned round, they lie flat,” said {L}. “Go in, and turn, and do not stop.”
So {guest} went in and turned, and the prickles combed all the leaves one way. Shhh, went the heap, and sank, and shut like a book.
{L} put in an arm. There was no wind in there. It was dry and warm.
At the end of the arm was one wet nose. # usual
“Is that how you make it?” asked {L}. # usual
“That is it,” said {guest}, from far inside. “Good …”
{L} waited for the rest of it. # usual
Nothing had gone snap, and nothing had gone bang. {guest} was asleep.
-> DONE

=== l3
# shot: two
# place: garden; night; stars
# action: heroes listen sleepy at heap; friends sit sleepy
# things: heap; hedge; leaf
{A} put an ear to the leaves. There was a bump in there. It was a heart.
Bump. Then you had time to say your name. Bump. Then you had time to say it all again.
It was a slow one now. It would do so few till April. # more
Oak, it smelled of. Beech. Oak. It did not smell of a bus.
A leaf came down and lay on top. That was one page more. # more
“What was it going to say?” {A} asked. But they all knew. # spare
-> DONE

=== m3
# shot: behind
# place: garden; night; stars
# action: heroes tiptoe sleepy; friends tiptoe sleepy
# things: gate; hedge; lantern
They went in on the sides of their feet. No one trod on a twig.
The gate was shut with two hands. It was the same with the door.
{homeward} # company
No one dropped a spoon. No one sang in the bath. # spare
The bath was let out so slowly that it did not say a word. # more
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: bird sit calm on fence; heroes sleep sleepy
# things: heap; hedge; fence; moon
The wind came by the hedge. It felt the heap at the front. It felt it at the back. All the pages were shut.
It went to try the shed. But that was shut as well, and did not bang once.
The grass got white, and the stars were cold. # more
The robin sat up on the fence. It put its head in for a bit. # more
Down in the road a bus went by, and had the last few people in it. # spare
Under the leaves there was a bump. And then there was another bump.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; friends sleep sleepy
# things: quilt; window; curtain
There was a draught in the bed.
{resting}
{keepsake}
{dream} # spare
So {L} got in and turned. Once this way. Once that way. Shhh, went the quilt. It shut. It was warm.
No one made a sound. # usual
There was half a word out there in the leaves. # usual
It was a long wait till April. # usual
{L} put out a nose.
“… night,” said {L}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
Nobody had thought that there would be anything more to hear under the hedge that year. But it was a mild evening, and the heap of leaves came open in the middle, and a nose came out. It smelled the air to the left, and it smelled the air to the right.
“… night,” it said.
“Thank you,” said {A}, on the sides of both feet. “And to you.” But by then it was only leaves.
-> DONE

=== next_bedtime
The quilt was turned in, once this way and once that way, and shut like a book.
-> DONE
