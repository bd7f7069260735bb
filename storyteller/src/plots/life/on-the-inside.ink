# about: learned(armband|arm band|float|noodle|woggle|length|width|swim&!deep end|swam&!deep end|swum&!deep end|metre|front crawl|breaststroke|backstroke|doggy paddle); won(swimming badge|swim badge|swimming certificate|swimming award|swimming stage|swimming level|metre|meter|5m|10m|15m|20m|25m|badge at swim|badge for swim|badge in swim|badge from swim|stage 1 |stage 2 |stage 3 |stage 4 |stage 5 |stage 6 |stage 7 |of swimming|length|width); can-do(swim|armband|length|width)
# also: proud; happy; too-excited; bravery; trying-again; outing; fear-water; learned; won; patience
# kind badge: badge*|stage|level
# kind bands: armband*|arm band*|arm bands|float|floats|floaties|noodle|woggle
# wants: child
# role grownup: parent = the grown-up with the swimming bag
# ages: 3-9
# needs: hands
# holds: water(kind), bath(kind), dark(kind)

=== title
{~On the Inside|What Held Up the Orange}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L point proud; heroes stand happy; grownup carry bag; friends stand
# things: table; bowl on table; towel on chair; chair
{~Wet hair, wet bag, wet socks: {H} {was} home from the pool, and there was news.|“All the way!” That was {H}, at the door, {young:with wet hair.|with wet hair, before a single coat was off.}|There were chips for tea, because of the news. {H} had brought it home from the pool.}
{
- is_badge:
{L} had a badge. {young:It was round, and had a fish on it.|It was as round as a biscuit, with a fish on it, and a number in yellow thread.} It was for going all the way.
- is_bands:
{L} had gone all the way {young:with no armbands on.|across, and had had nothing on either arm but arm.} The armbands had stayed in the bag.
- else:
{L} had gone all the way, {young:and had not put a foot down.|from the one wall to the other wall, and had not put a foot down once.}
}
The teacher had walked beside, along the edge, {young:to be near.|with one hand ready, and had not needed it.} # usual
{is_wished_person:“We must tell {wished_person},” said {L}.} # wished
“And what held you up?” asked {grownup}. ¶ “Nothing.”
{young:In the bowl lay a spoon. Nothing held it up. It was down at the bottom.|There was a spoon in the washing-up bowl. Nothing held that up, either, and it lay at the bottom.}
The spoon was looked at for some time. # usual
“Will nothing be there on Saturday as well?” asked {L}.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L hold potato; heroes peek curious; grownup stand; friends peek
# things: table; bowl on table; towel on table; potato in L.hand; cork; apple on table; themed
That had to be found out.
{joining}
{is_loved:“Has it something to do with {loved}?” asked {A}. It had not, or not yet.|{musing}} # personal
{L} let things into the bowl, one by one. {young:A cork stayed up. A potato went down.|A cork stayed up, and was rather pleased with itself. A potato went down with its hands in its pockets.}
The apple went under, and came up, {young:and had a wet face.|and looked round to see who had pushed.} A carrot was no good at all. # usual
{hinderer_person:“I happen to know about this,” said {hinderer}, and put in a grape, and the grape went straight down.} # beat
{hinderer_animal:{hinderer} had the cork out at once, and wanted it thrown again.} # beat
{hinderer_carried:{hinderer} had been set down by the bowl, just where everything was to lie that had gone under.} # beat
{themed_a} was not let in, having no towel with it. # personal
There were two rows on the tea towel, {young:one for up and one for down.|those that stay up and those that do not, and nobody could see what either row had in common.} # usual
It had nothing to do with being big. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: L reach-up proud; grownup hold towel; heroes stand; friends sit
# things: table; towel in grownup.hand; chair
# things for bands: table; chair; armbands on chair
{
- is_badge:
The badge had to go on something. {young:“On me,” said {L}.|“On me,” said {L}, but skin does not hold a stitch for long.}
So it went on the corner of the towel. {young:{grownup} sewed it, and {L} said where.|{grownup} sewed, and {L} said where, and a bit more to the left, and where the fish should look.}
It looked out to sea, {young:all by itself.|past the fridge. A fish should never look at the person who is drying.}
{L} tried it. {young:The wet part was gone, and the fish stayed on.|The badge came round behind, and under the chin, and over the ears, and stayed on.}
- is_bands:
The armbands lay on the chair. They were still fat. {young:There was air in them.|They had been blown up in September, by {grownup}, in a changing room, and the air was still in.}
“That is my breath in there,” said {grownup}. {L} pulled out the stopper. {young:Pffff, it went, into the kitchen.|Pffff, it went, and September came out into the kitchen, and was gone.}
“It smelled of mint,” said {L}. {young:¶ “I had had a mint.”|¶ “I had had a mint,” said {grownup}. “So that is where it got to.”}
Then they were as flat as socks, {young:both of them.|and could be folded, and were put away with the small wellies.}
- else:
The goggles had come off, but not the rings. {young:There were two, like an owl’s.|There was one round each eye, as on an owl that has just been told something.}
“Do it again, so that I can see,” said {grownup}. {young:So {L} did it on the rug.|So {L} lay down on the rug, and did the arms, and the legs went after them.}
It was a good way, {young:from the sofa to the door.|from the sofa to the door, and the rug came too, as far as the bookcase.}
“It is harder here,” said {L}. {young:¶ “It is the rug,” said {grownup}.|¶ “That is the rug for you,” said {grownup}. “It does not hold up anybody.”} # spare
}
The hair had begun to dry by now, from the ends. # more
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A write calm pencil; heroes peek; grownup stand; friends peek
# things: table; bowl on table; notebook; onion; pea
It was all put down in a book, {young:with a line in the middle.|with a line down the middle, and UP at the top of one side and DOWN at the other.}
{young:The pea was down. The bean was down.|Under DOWN stood the pea, the bean, the potato, the key and, for a short while, the pencil.} {A} made a small drawing of each, {young:with a face.|with the face that it had made.}
A biscuit stayed up at first. {young:Then it was not a biscuit.|It went under by and by, but by then it was no longer what you would call a biscuit.}
That one had a page to itself, {young:as it was sad.|out of respect.} # more
“What about the spoon?” ¶ “The spoon was down before we began.” {young:So it was not in the book.|So it was only allowed in at the very end, in brackets.}
The page was rather wet, and had waves of its own. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L point surprised; heroes peek surprised; grownup hold lamp; friends peek
# things: table; bowl on table; orange in bowl; lamp in grownup.hand
Then came the orange. It stayed up, {young:very well.|as high as a duck, and turned over now and then to get wet all round.}
All that letting in makes you hungry. {young:So {L} took the peel off.|So {L} peeled the orange, in one long piece, and it slipped.}
Plop. {young:The orange went down!|The same orange went down like a stone, and lay beside the spoon.}
{helper_person:“Do that again,” said {helper}, who had another orange in a pocket for once.} # beat
{helper_animal:{helper} put a nose in the bowl, to see where it had gone, and came out with bubbles.} # beat
{helper_carried:{helper} was held over the bowl, so that somebody at least had seen it all from above.} # beat
“It had armbands on,” said {L}. “And I took them off.”
They held the peel up to the lamp. {young:It was full of small holes, and the holes were full of air.|It was white and soft on the inside, and all of it was small holes, and there was nothing in the holes but air.} # usual
{L} felt both arms. There was no peel on those. {young:So where was the air?|“Then I have it somewhere as well. But where do I keep it?”}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A push jar; heroes peek laughing; grownup stand; friends peek
# things: table; bowl on table; jar in bowl; lid on table
They tried it with a jar. {young:The lid was on. It stayed up.|With the lid on it stayed up, and could not be made to do anything else.}
With the lid off it leaned over, and said glug, {young:and down it went.|and let out a bubble as big as a plum, and then it was down.}
“That was it,” said {A}. “That was the air, going.” {young:Where had it gone? It was in the kitchen.|It was somewhere in the kitchen now, with all the other air, and nobody could have picked it out.}
The sponge was held under, and squeezed. {young:Lots of small ones came out.|A great many small ones came out of it, like people from a bus.} And then the sponge lay down, too. # spare
{pausing} # company
“Poor thing,” said {A}, and wrung it out, and gave it all its air back. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: heroes hug grownup; grownup lie-back calm; friends sit
# things: rug; cushion; lamp
So everybody’s sides were felt, {young:one by one.|one after another, on the rug, with a flat hand, to see who kept any.}
{grownup} went in and out like {young:a big slow cat.|a big slow cat, and made a small whistle at the end of each.} “You have a lot,” said {A}. ¶ “I have a lot to hold up.”
{young:The sofa had none. The teddy had none.|The sofa had none. The teddy had none, and had not known that it was wanted.}
Then they all lay there, and went in and out, {young:but not together.|though not together, and it was rather like boats at a jetty.}
“You never did that before,” said {grownup} to the ribs of {A}. ¶ “They did it all the time,” said {A}. “I was not looking.” # more
-> DONE

=== s4
# shot: above
# place: bathroom; dusk; clear
# action: L lie-back surprised in bath; heroes sit-on-edge; grownup kneel holding towel; friends peek
# things: bath; towel; soap
It was found out in the bath, with {grownup} kneeling by, {young:and a hand under {L}.|and one flat hand under the back of {L}, in case.}
{L} lay back, until both ears were under. {young:It was quiet there. You could hear the soap.|It was quiet down there, and you could hear the tap think.}
In went a breath, {young:and|as large as would go, and} up came the middle of {L}, like an island. Out went the breath, and the island went down. {young:In, and up. Out, and down.|In, and it had a beach all round. Out, and it was gone.}
“Do that again,” said {grownup}, and {L} did it again. The hand was not touching. # usual
“I have got them on,” said {L}. “They are on the inside.”
“They will be there on Saturday,” said {grownup}. ¶ “They will have to. I cannot take them off.” # usual
{
- is_badge:
The fish on the towel looked on, and was not surprised. # usual
- else:
The bath water went up and down as well, by about as much as a hair. # usual
}
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L stand happy; grownup hold towel; heroes stand; friends sit
# things: bath; towel; hook; bag on hook
The plug was out, and the bath gave a long breath, and had none left.
{L} was in the towel by then, up to the nose. It was big for one, and warm.
“Do you have to do it all the time?” ¶ “You do it in your sleep,” said {grownup}.
The swimming bag hung on its hook, and dripped. There was no hurry in it. # more
Ten toes were like raisins. They had been in twice. # more
“And the towel?” asked {L}. ¶ “No. The towel does not breathe. It just likes to be near.” # more
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: L fold paper; grownup sit; heroes sit; friends sit
# things: bed; paper in L.hand; lamp; orange on plate; plate
The orange was washed, and eaten bit by bit. Each bit was a boat, but they all went down.
The peel lay on the plate, in one long curl. It could still have held up an orange.
“It does not need to now. It has got nothing on.” # spare
Then a bit of paper was folded, and folded again. It was a boat. # more
The hands smelled of it. They would for days. # more
A pip was left. It lay by the lamp, in case. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: grownup sit calm; L lie-awake calm; heroes lie-awake; friends sit
# things: bed; boat on bed; lamp
In bed it was dry, and there was no one on the edge of the bed but {grownup}.
A paper boat was put on the quilt, where the middle of {L} was. It had a good, flat deck.
Up it went. It stayed there for a bit. Down it came.
“Is it far out?” asked {grownup}. ¶ “No. It is at home. It is just on the water.”
No wind blew. None had to. # more
The clock was a long way off. You could hear it row. # more
-> DONE

=== l4
# shot: object
# place: swimming-pool; night; stars
# action: heroes look-up sleepy
# things: swimming-pool; lifebelt beside swimming-pool; leaf on swimming-pool; 2 towels
The pool was shut. No one was in it, and there was not one wave.
The water lay from wall to wall, and had a rest. It had held up a lot of people.
Now it held up a leaf. That was no work. # spare
The moon was on it as well. It did not go down, and it had nothing on. # spare
A tap dripped, and the drop went along the edge, to be near. # more
The clock on the wall had no one to go round for. It went round. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: bed; boat on bed; lamp
The lamp was low. {is_badge:The towel hung by the bed, with its fish.|The bed was as flat as a pool.} # usual
{resting}
{dream} # spare
{not long:There was a boat on the quilt, of paper.|The boat was still on the quilt.} {L} lay under it, and did not have to do a thing.
In, and the boat went up. Out, and the boat went down.
“What holds you up now?” asked {grownup}.
“The bed.” ¶ “And the boat?” ¶ “Me.” # usual
Two eyes shut. No one had to look. It went by itself. # usual
In, and up.
Out, and down.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was an orange at breakfast, and nobody was let near it until it had been in the sink. It stayed up, with its peel on, as high as a duck.
“It wants to show us,” said {A}. So {H} went round with the tea towel afterwards, and dried it all over, and told it that it had been very good. Nobody peeled it. There were bananas.
-> DONE

=== next_bedtime
The paper boat lay on the quilt. It had gone up and down all night, and was not far from where it had been.
-> DONE
