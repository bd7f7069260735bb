# about: story-about(bear&!beard&!teddy&!koala&!panda&!polar&!goldilocks); with-character(bear&!beard&!teddy&!koala&!panda&!polar&!goldilocks); creature(bear&!beard&!teddy&!koala&!panda&!polar&!goldilocks); bring-back(bear&!beard&!teddy&!koala&!panda&!polar&!goldilocks); likes(bear&!beard&!teddy&!koala&!panda&!polar&!goldilocks)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(bear), creature(bear) = a bear
# ages: 3-12
# holds: bear(kind), cave(kind), snow(kind)

=== title
{~An Itch till March|Up a Bit, Said the Bear|Towards the River}
-> DONE

=== s1
# shot: wide
# place: hill; day; breeze
# action: guest stand worried before tree; heroes wave happy at guest; friends stand surprised
# things: tree; 5 leaf; stump left; bush right
{~In November bears go to bed, and they stay there till March. {H} went up the hill to say goodnight.|“Up a bit,” said a deep voice in the wood, {young:and {H} ran up the hill to see.|just as {H} came up the hill with a clean handkerchief, to wave goodnight with.}|{H} had a card with a big red GOODNIGHT on it, {young:and took it up the hill.|and was taking it up the hill, in the middle of the morning.}}
{guest_a} stood at the first tree, as tall as a door, {young:and rubbed {guest_its} back up and down.|and rubbed {guest_its} back up and down on the bark.}
{guest} did not look. {guest} smelled who it was. {young:“Toast,” said {guest}. “That is {A}.”|“Toast, plum jam and a clean sock,” said {guest}. “Good morning, {A}.”} # usual
{is_wished_trait:“Are you the bear {wished_trait}?” asked {A}. ¶ “That is what it says on the tree,” said {guest}.} # wished
“I ate thirty thousand berries yesterday,” said {guest}. {young:“I am full. It is bedtime. But I have an itch.”|“I am full, and it is bedtime. But I have an itch, and my arms are too short for it.”}
“If I lie down with an itch,” said {guest}, “I shall have it till March.”
{A} wanted that itch to be gone. # usual
-> DONE

=== s2
# shot: two
# place: mountain; day; breeze
# action: guest lie-back worried on log; heroes push surprised guest; friends stand surprised
# things: log; rock; 3 leaf
“My own tree is at the top,” said {guest}.
“It is as rough as a cat’s tongue, and a cat’s tongue is just the thing.” # usual
{joining}
{is_loved:They talked about {loved} all the way up, {young:and {guest} puffed.|and {guest} only puffed, being so full of berries.}|{musing}} # personal
Up they went, on flat feet, {young:puff, puff, puff.|for a bear walks on the whole of the foot, as people do.} # usual
But the tree had been blown over, and lay on its side. {young:{guest} lay down on it.|“Then I shall have to lie down as well,” said {guest}.}
{hinderer_person:“Push!” called {hinderer}, from the wrong side, and pushed against {A} for some time.} # beat
{hinderer_animal:{hinderer} sat on the log as well, in the one place that was any good.} # beat
{hinderer_carried:{hinderer} had been set down on the log, and had to be moved along.} # beat
{A} pushed. {guest} rolled over the log, {young:and down the other side. Bump.|came down on the other side, and sat in the heather with both legs straight out.}
“Is it gone?” asked {A}. ¶ “It is still there,” said {guest}. “Up a bit.” # usual
-> DONE

=== m1
# aside
# shot: behind
# place: forest; day; mist
# action: guest kneel curious before heroes; heroes stand surprised; friends stand curious
# things: tree; acorn in heroes.hand; log
“What have I got in my pocket?” asked {A}.
{guest} did not come any nearer. {young:{guest} shut both eyes and smelled.|{guest} shut both eyes, and moved the end of {guest_its} nose about, like somebody turning a key.}
“An acorn,” said {guest}. “A bit of string. {young:And a ginger biscuit. It is an old one.”|And half a ginger biscuit, which has been in there since a week last {~Tuesday|Thursday}.”}
{A} did not know about the biscuit. {young:But there it was!|It was right down in the corner, where the pocket has its fluff.}
They each had half of the half. # spare
“I smelled it when you were still at your gate,” said {guest}, {young:“and I wondered when you would say.”|“but it is not polite to bring up a person’s biscuit.”} # more
-> DONE

=== l1
# aside
# shot: close
# place: forest; day; mist
# action: guest bow happy before stump; heroes point surprised at stump; friends stand surprised
# things: stump; mushroom; tree
“Good morning,” said {guest}, by the path, {young:and bowed.|and stopped, and bowed as far as anybody can who is so full.}
“That is a stump,” said {A}.
{guest} bent down until that big nose touched the stump. {young:“So it is,” said {guest}.|“So it is,” said {guest}. “I have no great opinion of my eyes.”}
“But you said good morning to it.” ¶ “I have said good morning to it every day for {~six|nine} years,” said {guest}. {young:“It is a very good listener.”|“I always thought that it was shy.”}
They walked on a little. {young:Then {guest} went back.|Then {guest} stopped, thought, and went back all the way.} # more
“Goodnight,” said {guest} to the stump, “till March.” # more
-> DONE

=== s3
# shot: above
# place: forest; afternoon; clear
# action: guest hug worried tree; heroes pull surprised guest; friends pull surprised guest
# things: tree; 4 leaf; cone
Behind the rocks grew a fat pine tree. {guest} leaned on it and rubbed.
“Lovely,” said {guest}. “That is nearly it. That is… oh.” # usual
{young:The tree was sticky! {guest} was glued to it.|Pine trees have a sort of glue, and {guest} had found where it was kept.}
{helper_person:“One, two, three,” said {helper}, and pulled from behind, and that was the difference.} # beat
{helper_animal:{helper} took hold of a bit of fur, very politely, and pulled as well.} # beat
{helper_carried:{helper} was put up on a branch, to say when to pull.} # beat
{A} took one paw, and pulled. {guest} came off, {young:and a lot of tree came too.|and so did some moss and eleven cones.}
{themed_a} was in there, too, and nobody asked how. # personal
“Now I have an itch with a forest on it,” said {guest}.
So {A} picked the forest off, {young:bit by bit.|one needle at a time.} Under the forest was the fur, and the fur was deep. # usual
-> DONE

=== m2
# aside
# shot: two
# place: forest; afternoon; clear
# action: heroes reach-up curious; guest reach-up curious; friends reach-up curious
# things: log; tree
“How can you not reach it?” asked {A}. {young:“I can reach all of me.”|“I can reach every bit of myself.”}
“Can you?” said {guest}. {young:“Show me.”|“I should like to see that.”}
{A} put one hand over the shoulder, and the other one up from below. {young:The hands did not meet.|They felt about for each other, like two people in a wardrobe.}
There was a bit in the middle where no hand came. {young:{A} had never been there!|It was no bigger than a {~saucer|biscuit}, and in all those years {A} had never once been there.}
“That is the bit,” said {guest}. “Everybody has one.” # spare
They both sat and thought about it, {young:with their feet out.|with their feet straight out, for a bear sits as you do.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: hill; afternoon; clear
# action: guest sit-on-edge calm; heroes sit-on-edge curious; friends sit curious
# things: rock; bush right; 3 cherries
“How many is thirty thousand?” asked {A}, where the bushes were.
{guest} had never counted. {young:“I eat until the bush is green,” said {guest}.|“It is quite simple,” said {guest}. “The bush is {~red|blue}. You eat until the bush is green.”}
“And then?” ¶ “There is another bush,” said {guest}. {young:“And another. And another.”|“There are four hundred on this side, and then you go round.”}
{A} began at one, on fingers, {young:and came as far as twenty.|and got as far as two hundred and six before somebody coughed.}
“You must be the biggest bear there is,” said {A}. ¶ “It is mostly fur and jam,” said {guest}. # more
One berry was left on the very top. They looked at it for a while, and then neither of them could have managed it. # more
-> DONE

=== m4
# aside
# shot: wide
# place: cave; dusk; breeze
# action: heroes carry happy leaf; guest walk calm; friends carry happy leaf
# things: heap; 5 leaf; rock
There was the bed to make, so that it should be ready. {guest} sleeps in a hole between the rocks, {young:on leaves.|and there are to be leaves in it up to the knee.}
{A} carried in an armful, and then another one. {young:“No prickly ones,” said {guest}. “Not till March.”|“No holly, if you please,” said {guest}. “One leaf of holly is a long thing, by January.”}
{A} lay down in it to try. {young:It was just big enough for one bear.|The hole was exactly one bear long and one bear wide, and smelled of biscuit.}
“Have you no pillow?” ¶ {guest} held up two paws, {~the right and the left|one after the other}. {young:“I have two.”|“I bring my own,” said {guest}.}
A leaf was moved from the end with the feet to the end with the head. # more
-> DONE

=== s4
# shot: close
# place: cave; dusk; clear
# action: L reach-up curious before guest; guest sit happy; heroes stand curious; friends sit calm
# things: heap; rock
{L} put one hand into the fur. It went in up to the elbow.
“Up a bit,” said {guest}. “Now left.” ¶ “Which way is left?” ¶ “Towards the river.”
So {L} went towards the river, and there was a burr, as big as a pea. {L} got it out.
“That is August,” said {guest}, and smelled it. “I sat down in a ditch.” # usual
Then {L} scratched the place, with all ten fingers. One back leg began to run, all by itself, as if it had remembered a bus.
When the leg stopped, the whole hill was quiet. “Is it gone?” asked {L}. # usual
{guest} went into {guest_its} hole, and put both paws over {guest_its} nose. “Thank you,” said {guest}. “Good…”
And {guest} was asleep. The rest of the word would come in March.
-> DONE

=== l3
# shot: two
# place: hill; dusk; snow
# action: heroes tiptoe calm; friends tiptoe calm; hedgehog sleep calm
# things: stump; 3 snowflake; bush
They went down on tiptoe. The first snow came. It came down on tiptoe, too.
One flake sat down on the stump. Then two. # spare
“Goodnight,” said {A} to the stump. It was a very good listener.
There was still a bit of pine on {As} sleeve. It smelled of the top of the hill. # more
They looked back once. The hole was only a spot by now, and it was breathing. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; snow
# action: heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; coat
{A} went up the stairs on flat feet, as a bear does. Thud. Thud. Thud.
{homeward} # company
On the landing {A} stopped, nose in the air. “Soap,” said {A}. “A clean sheet.” # more
Then {A} smelled one more time. “Somebody has had toast.” # spare
The bed was in there. You could find it with both eyes shut.
-> DONE

=== l4
# shot: wide
# place: mountain; night; snow
# action: bear sleep calm; owl sit calm; heroes sleep sleepy
# things: rock; 3 snowflake; tree
Up on the hill the snow shut the door.
In there it was warm. {guest} breathed in. Then, for a long time, nothing was done about it. # spare
Then {guest} breathed out.
A bear in bed is in no hurry. It has till March. # more
The big pine stood and dripped. It had some fur on it, and was very pleased. # more
In. And then, after a while, out.
-> DONE

=== s5
# shot: two
# place: bedroom; night; snow
# action: heroes lie-back sleepy; friends sleep sleepy
# things: lamp; curtain
{L} lay down, and lay still.
{resting}
{keepsake}
{dream} # spare
But if you lie still, you itch. It was the bit where no hand comes. # usual
{L} rubbed on the sheet. Up a bit. Towards the river. Then it was gone. # usual
It was warm. It was late. # usual
Up on the hill was half a word. The rest was still to come.
“Night,” said {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a card on the step. It was the one with the big red word on it, and it had been sniffed at all the way round, so that it was wavy. “I got up to see if it was March,” said the back, in pine glue. “It was Wednesday.”
{A} wrote MARCH on a new card, and drew a berry beside it, and put it by the door, where it would be seen from the hill. Nobody can smell a calendar.
-> DONE

=== next_bedtime
Up on the hill the bear breathed out. It had been about to, since yesterday.
-> DONE
