# about: question(fish&sleep|fish&close|fish&blink|fish&bed|fish&night)
# also: cannot-sleep; staying-in-bed; creature; likes; thing; funny
# wants: child
# role grownup: parent = the grown-up with the big book
# ages: 3-9
# needs: seeing
# holds: fish(kind), dark(kind)

=== title
{~One Fin|How You Can Tell with a Fish}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L point curious at book; grownup sit; heroes sit curious; friends sit
# things: book before L; rug; sofa; lamp
{~“How do fish sleep?” asked {H}, {young:with one sock off.|with one sock off, and no intention of seeing to the other.}|It was nearly bedtime, and {H} had a question. {young:“How do fish sleep?”|“How do fish sleep? They have not got a bed, or a side to lie on.”}|{H} looked at the fish in the big book, and the fish looked back. {young:“How do they sleep?” asked {H}.|“It is always looking,” said {H}. “How does it sleep?”}}
“They do sleep,” said {grownup}, “and their eyes are open the whole time. A fish has no lids to shut.”
{L} had never heard of such a thing. {young:“But then you can’t see if they are asleep!”|“But then how can you tell? It could be asleep now. It could be asleep in all of the pictures.”}
It was a thing that {L} had to know. # usual
“I will do it,” said {L}. “I will sleep like a fish.”
-> DONE

=== s2
# shot: close
# place: living-room; dusk; clear
# action: L lie-back surprised on sofa; grownup stand; heroes lie-back; friends sit
# things: sofa; cushion; clock; lamp
So {L} lay down on the sofa with both eyes open, {young:as wide as they go.|as round as plates, and looked at the ceiling.}
{joining}
{musing}
Then the eyes began to prickle, {young:first the one, and then the other.|the left one first, and they filled up at the edges.}
{hinderer_person:“Are you asleep yet?” asked {hinderer}, and bent down, and had to be told to get out of the sea.} # beat
{hinderer_animal:{hinderer} came and looked too, from very near, and the eyes had something to look at.} # beat
{hinderer_carried:{hinderer} was laid next to {L}, and did not blink even once, and was no further on, either.} # beat
“You blinked,” said {grownup}. ¶ “It did that by itself,” said {L}. “How does a fish not dry up?” ¶ {young:“It is wet already,” said {grownup}.|“It lives in the wet,” said {grownup}. “That is the one thing that blinking is for.”} # usual
And however wide {L} looked, no sleep came of it. {young:It was just looking.|It was only looking.}
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A point surprised at book; grownup sit; heroes sit; friends sit
# things: book before A; rug; cushion; lamp
The big book had a page about bed. {young:There was a fish in a bubble.|On it was a green fish with a beak, in something like a bag.}
A parrotfish makes that itself, out of its own mouth, every night. {young:It takes half an hour.|It takes about half an hour, and in the morning the bag is thrown away.}
“What is it made of?” asked {A}. {young:¶ “Slime,” said {grownup}.|¶ {grownup} read on a little, and then read that bit again. “Slime,” said {grownup}.}
{A} thought about that with great respect. {young:“Can I?”|“I could make some,” said {A}. “But not half an hour of it.”}
So they used a quilt. It was much the same thing, {young:only dry.|only dry, and from a shop.} # more
“Goodnight,” said {A}, and pulled it shut over the top, and breathed, until it got too hot for a fish. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; dusk; clear
# action: A crawl happy; grownup lift cushion; heroes peek; friends sit
# things: 4 cushion; sofa; rug
There is a fish that goes to bed under the sand. {young:In it goes, nose first.|When the sun gets low it stands on its head, and gives a wriggle, and then there is nobody there.}
They had no sand, {young:but they had cushions.|but the sofa had eleven cushions, if you count the ones with buttons.}
{A} went in nose first, and wriggled, {young:and one foot stuck out.|until there was nothing to be seen but a foot, and a cushion that breathed.}
“I can still see your fin,” said {grownup}. {young:In went the foot.|The foot was drawn in, slowly, with its five toes.}
It was dark in there, and it smelled of biscuit. {young:It was quite good.|“It is good,” said the heap. “But I am not asleep. I am only under a sofa.”}
When the heap came up for air it had a button on its cheek. # more
The book said that the fish does it the other way as well, in the morning: out comes the nose, and the sand runs off it. # more
-> DONE

=== s3
# shot: behind
# place: living-room; dusk; clear
# action: L lie-front happy on stool; grownup read book; heroes lie-front; friends sit
# things: stool; rug; book; lamp
“They do not lie down, most of them,” said {grownup}, and turned the page. “They hang in the water, near something.”
So {L} lay over the stool, tummy down, with nothing under the arms and legs. {young:That was hanging.|That was as near to hanging as you can get on a carpet.}
“And the fins?” asked {L}. ¶ “They keep one going,” said {grownup}. {young:“Or they would float off.”|“Just the one, or else they would float off in the night.”}
{helper_person:“Like this,” said {helper}, and let one hand go back and forth, as if there were all the time in the world.} # beat
{helper_animal:{helper} was asleep already, on the rug, with one paw going.} # beat
{helper_carried:{helper} was put down close by, to be the something that {L} was near.} # beat
{L} fanned with one hand, {young:quick, quick, quick.|as fast as it would go, and then a little faster.} It made a wind. # usual
“That is a fish with a bus to catch,” said {grownup}. # usual
-> DONE

=== m2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A look-up curious; grownup read book; heroes sit; friends sit
# things: book; rug; themed; lamp
“What if a big one comes?” asked {A}. {young:“And it is asleep?”|“If I were asleep with my eyes open, I might see it, and not know that I had.”}
“That is why it sleeps near something,” said {grownup}. {young:“A stone, or some weed.”|“It finds a stone with a crack in it, or some weed, and goes to the same place every night.”}
There was one in the book that had a garden with stings all round it, {young:and it lived in the middle.|and it was the only one that the stings did not mind.}
“I would be near that,” said {A}, and pointed to {themed_a}, which was as good as any stone. # personal
{pausing} # company
Some of the stripy ones went pale at night, as if somebody had washed them. {young:Then you can’t see them well.|In the morning they had their stripes back.} # more
“Do I go pale?” asked {A}. ¶ “Only when you have had the flannel,” said {grownup}. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A look-through curious glass; grownup pour jug; heroes stand; friends sit
# things: table; glass on table; jug; pea
They let a pea hang in a glass, to see how it was done. {young:It sank.|It went straight down, and lay on the bottom, like a stone.}
“It has no bag of air in it,” said {grownup}. {young:“A fish has.”|“A fish has one inside, just big enough that it goes neither up nor down.”}
They tried a grape, and that sank, too. {young:A cork went up.|They tried a cork, and that stayed at the top and would not hear of anything else.}
So {A} took a breath, and held it, {young:and was full of air.|and felt where it went, which was under the ribs.} “I have got one!” # more
“A fish does not have to think of it,” said {grownup}. “It is held up all night.”
The pea lay there and looked up at the cork, which was a long way off. # more
-> DONE

=== s4
# shot: two
# place: living-room; night; clear
# action: grownup sleep on sofa; L look-up curious; heroes sit; friends sit
# things: sofa; book; lamp; cushion
“No, slow,” said {grownup}, and lay down on the sofa, to show how. “As if you had nowhere to go.” And one hand went to and fro over the edge, {young:and to and fro.|and to, and fro, and after a time only to.}
“How slow?” asked {L}. ¶ {grownup} did not say.
The mouth went open a little, and shut again. # usual
{young:The hand went to. It did not go fro.|The hand hung there over the carpet, and one finger kept on by itself.}
{L} came quite close. “Are you asleep?”
“Mm?” said {grownup}, a long time after.
“That is it!” said {L}. “That is how you can tell! It is not the eyes. {young:It is that they get slow.”|It is that everything gets slow, and when you ask them, they are late.”}
Only one finger was still going. “One fin,” said {L}, {young:very softly.|softly, so as not to wake the fish.} # usual
-> DONE

=== m4
# shot: above
# place: bathroom; night; clear
# action: L wash sleepy; grownup hold towel; heroes wash; friends sit
# things: basin; tap; towel; toothbrush
{grownup} had to be woken up, to see to the teeth.
“I was a fish,” said {grownup}. ¶ “You were,” said {L}. “You were a good one.”
The brush went up and down. It got slow as well. # spare
The eyes in the glass went shut, and came open. Lids are handy.
The wet hand was dried, one fin at a time. # more
Then the tap was shut. It was as still as a pond in there. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; clear
# action: L climb sleepy stairs; grownup climb stairs; heroes climb stairs; friends walk
# things: stairs; lamp; coat on hook; hook
They swam up the stairs, one by one. No one had a bus to catch.
At each step they hung for a bit. One fin was on the rail. # spare
“Are you asleep?” said {grownup}, behind.
It took four stairs. “No,” said {L}. # spare
The coats hung in their weed. They were near a wall. # more
The lamp shone from far up, as the sun does, down there. # more
It was a good deep house, and it was warm right to the top. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit on bed; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
A bed is near something. It is near a wall, and it is the same one each night.
{L} got in. The bed held, all the way down. # spare
“Do they dream?” asked {L}. ¶ “Nobody knows,” said {grownup}. “They do not say.”
The quilt was drawn up on both sides. It was better than slime. # more
One foot hung out at the edge. Then it was too far to hang. # more
It came back in, and was near the other one. # more
-> DONE

=== l4
# shot: object
# place: underwater; night; stars
# action: fish sleep beside rock; heroes sleep
# things: seaweed; rock; shell
Far out it was night in the sea, too.
A fish hung by a stone. It was the one that it always hung by. # spare
Its eyes were open. They did not look at a thing.
A crab went by on its toes. The fish would know of it by and by. # more
Far up the moon lay on the top of the sea, and it went up and down. # more
It hung there, and it was held. One fin went to. After a while it went fro.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit on bed; friends sleep
# things: bed; lamp; quilt; pillow
The lamp went down, and it was blue in there, and very still. # usual
{resting}
{keepsake}
{dream} # spare
“Are you asleep?” asked {grownup}.
There was no answer for a long time.
The lids came down. They knew how. # usual
“Mm?” said {L}. That was how you could tell. # usual
On the quilt one finger went to. It went fro.
One fin.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card had come in the morning, and it was wet all through. There was a picture of a stone on the front, with nobody in front of it.
“I was there the whole time,” it said on the back, in very slow writing. “You asked if I was asleep. Mm?” {H} had never asked it. But then, it was a fish, and it must have been asked by somebody, a week ago.
-> DONE

=== next_bedtime
The card had dried. You could see now that there was one fin, at the edge of the stone.
-> DONE
