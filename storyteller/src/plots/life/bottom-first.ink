# about: story-about; with-character; creature; bring-back
# tells: tale(rescues a kitten|rescue a kitten|rescuing a kitten|saves a kitten|save a kitten|saving a kitten|rescues a cat|rescue a cat|rescuing a cat|saves a cat|save a cat|saving a cat|rescues the kitten|rescues the cat|saves the kitten|saves the cat|helps a kitten|helps a cat|kitten out of a tree|cat out of a tree|kitten from a tree|cat from a tree|kitten stuck|cat stuck|gets a kitten down|gets a cat down)
# also: funny; person; place; thing; happy; play; food; calm; weather; new-pet
# kind grown: cat|cats
# wants: other
# role guest: answer, creature, thing = a firefighter
# role small: answer(kitten|kittens|cat|cats|kitty) = a kitten
# ages: 3-12
# holds: dark(kind), cat(kind), tree(kind), ladder(kind)

=== title
{~Bottom First|It Only Knew Up}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest hold worried ladder; heroes look-up surprised; cat sit worried on tree; friends look-up surprised
# things: tree; ladder; wall; gate
{~“Mew,” said the tree, and {H} went out to look up into it.|There was a ladder against the tree in the garden, and {H} went out to see whose it was.|{H} looked out of the back door, and the tree had ears.}
Right at the top sat {small_known:{small_a}|a {is_grown:cat|kitten}}. Under the tree stood {guest_a}, looking up.
“{guest_many:We have|I have} come to rescue it,” said {guest}. {young:“It can’t come down.”|“It got up there by itself, and now it can’t come down.”}
“But it is the same tree,” said {A}. ¶ “It only knows up,” said {guest}. # usual
“Mew,” said {small_known:{small}|the {is_grown:cat|kitten}}. It had gone up after a feather, and had not thought about the rest.
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes hold happy saucer; guest look-up curious; friends look-up curious
# things: tree; saucer; milk
First they asked it nicely. {young:They put out a saucer of milk.|They put a saucer of milk on the grass, where anybody could see it.}
{small_known:{small}|The {is_grown:cat|kitten}} leaned over to look. {young:It was a long way down to the milk.|From up there a saucer is no bigger than a button, and it is a very long way off.}
“Come on,” said {A}. “Mmm.” {young:{A} rubbed a tummy.|{A} rubbed a tummy, so that it could be seen from above.} But it is no use making somebody hungry who does not know the way.
Next door’s cat came over the wall and drank it up. {young:It had known the way.|That one had known the way for years.} # spare
“Thank you,” said {guest} to it, “but you are not the one.” # more
{small_known:{small}|The {is_grown:cat|kitten}} watched it go, all along the wall, and off at the end. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest climb happy ladder; cat climb worried tree; heroes look-up worried; friends look-up curious
# things: tree; ladder; leaf
So up went the ladder, and up went {guest}, one rung. Up went {small_known:{small}|the {is_grown:cat|kitten}}, one branch.
{joining}
{is_loved:“I could tell it about {loved},” called {A}. “Then it would stay there and listen.”|{musing}} # personal
{young:Up went {guest}. Up went {small_known:{small}|the {is_grown:cat|kitten}}.|Two rungs went by, and two branches, and there was just as much air in between as before.}
{hinderer_person:“Higher!” called {hinderer}, and it was {small_known:{small}|the {is_grown:cat|kitten}} who did it.} # beat
{hinderer_animal:{hinderer} came and put two feet on the bottom rung, and {small_known:{small}|the {is_grown:cat|kitten}} went up two more.} # beat
{hinderer_carried:{hinderer} was held up to say hello, and {small_known:{small}|the {is_grown:cat|kitten}} went behind a twig.} # beat
“The more {guest_many:we|I} come,” called {guest}, “the more it goes.” # usual
Then the ladder came to an end. {young:The tree did not.|The tree went on for some way, getting thinner.} # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; breeze
# action: heroes hold worried blanket; guest hold blanket; friends hold blanket; cat sit on tree
# things: tree; blanket; ladder
Or it could jump. They brought a blanket out, and held it by the corners. {young:“Jump!” said {A}.|“Jump!” called {A}. “It is quite soft. It is the one from the sofa.”}
{small_known:{small}|The {is_grown:cat|kitten}} looked at the blanket. {young:It said “mew”.|It said “mew”, in a small voice, and that was no.}
They tried it out, so that it could see. {young:In went a cushion. Boing!|They threw a cushion in, which came up again a little, and seemed to have enjoyed it.}
“It is no use,” said {guest}. “It is not a cushion.” ¶ “No,” said {A}. {young:“It has more to think with.”|“A cushion has less to think with.”}
A leaf came down, and was caught, {young:very well.|by all of them, very well.} # spare
It had come down flat, and had not minded which end was first. # more
After that a bit of blanket had to be kept over it, so that it would not get cold. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes point worried up; guest point up; friends point up; cat sit curious on tree
# things: tree; ladder; themed
“It ought to turn round,” said {A}. But how do you say that to somebody in a tree?
They pointed. {young:It looked at the finger.|They all pointed down, and {small_known:{small}|the {is_grown:cat|kitten}} looked with great interest at the ends of their fingers.}
They went round and round on the grass, {young:until they fell over.|until the garden went round as well, and they had to sit.} {small_known:{small}|The {is_grown:cat|kitten}} had never seen anything like it.
{themed_a} was turned round for it, so that it could see how easy that is. # personal
“Does it know that it has a back?” asked {guest}. ¶ {A} was not so sure. {young:“It can’t see it.”|“It has only ever looked out of the front.”}
{pausing} # company
A bit of its tail hung down and waved. {young:It did not know about that, either.|It did not seem to know about that, either.} # more
“Hello,” said {A} to the tail, but it was busy. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: cat crawl worried on tree; heroes look-up worried; guest stand worried on ladder; friends look-up worried
# things: tree; ladder; leaf
Then {small_known:{small}|the {is_grown:cat|kitten}} tried it by itself, the way that it knew, nose first.
{young:It put down one paw. It slid!|It put down one paw, and then the other, and began to slide, and a great many leaves came down.} ¶ Quick as it could, it was back at the top.
{helper_person:“That is how I came off the settee,” said {helper}, “and I was never nearly so high.”} # beat
{helper_animal:{helper} went and lay down at the foot of the tree, to be something soft.} # beat
{helper_carried:{helper} was laid in the grass at the foot of the tree, to be something soft.} # beat
“It has hooks on its feet,” said {A}. {young:“They only hold one way.”|“They are like the hooks in the hall. If you hang a coat on them from below, it falls off.”}
“It needs to come with the hooks on top,” said {guest}. ¶ But nobody can tell that to a {is_grown:cat|kitten}. # usual
So {guest} came down to think. {A} stood underneath, and looked up, and the first thing to come was a bottom.
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: heroes hold curious coat; friends stand curious; guest stand curious
# things: hook; coat on hook; door left
They went in to look at the hooks, to be certain. {young:There were five of them.|There were five in a row, all looking up, as if it might rain coats.}
{A} hung a coat on one. {young:It held.|It hung there as it always had, and could have hung there until the spring.}
Then {A} did it from underneath. {young:Down came the coat.|Down came the coat, over everybody, and it was dark in there and smelled of buses.}
“That is how it feels,” said {guest}, from inside. {young:“You can’t blame it.”|“You can’t blame it for not wanting to.”}
So they knew what was wrong. {young:It was a help, but not yet to {small_known:{small}|the {is_grown:cat|kitten}}.|That is always something, though it was no help yet to the one in the tree.} # more
Out in the garden somebody said “mew”. # more
They hung the coat up again, the right way. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest climb happy ladder; heroes point happy up; cat climb happy tree; friends clap happy
# things: tree; ladder; stairs
“You are coming down backwards!” said {A}.
“On a ladder you have to,” said {guest}. {young:“It is bottom first.”|“It is bottom first, and then a foot.”}
“Then do it again,” said {A}, “and slowly, so that it can see.”
{A} did it too, on the back step, as you do when you are very little and the stairs are big. # usual
“Bottom first,” said {A}. “Now a foot.” {young:Then {small_known:{small}|the {is_grown:cat|kitten}} turned round!|And {small_known:{small}|the {is_grown:cat|kitten}}, for the first time in its life, turned round.}
Down it came. First there was a bottom, with a tail on it, and then there was a foot.
It came all the way to the grass like that, and sat down on {As} shoe, and looked up at the tree, to see who had been up there.
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: heroes hold happy cat; guest hold happy blanket; friends stand happy
# things: blanket; ladder; moon
It got the blanket now. It was all the same whether it had jumped or not.
“You rescued it,” said {A}. ¶ “{guest_many:We|I} only went first,” said {guest}.
{small_known:{small}|The {is_grown:cat|kitten}} was warm, and had leaf in it. It purred, but it did not know how to stop. # spare
“It only knows on,” said {A}.
They picked the leaves out, one by one. There was a feather among them. So it had got what it went for. # more
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; night; stars
# action: guest write happy paper; heroes point happy at paper; cat sleep; friends sit happy
# things: table; paper on table; pencil; lamp
It had to be put down on paper. That is usual, when you rescue.
“How many?” wrote {guest}. It was one. “Where was it?” It was up.
“And how did it get down?” said {guest}. {A} knew what to put. ¶ “Bottom first,” said {A}.
There was a line at the end, for the name. {small_known:{small}|The {is_grown:cat|kitten}} put its foot on it. # spare
So that was signed. It had four toes, and they were green. # more
They folded it over once, with the foot on the inside. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest carry happy ladder; heroes wave sleepy; friends wave sleepy
# things: gate left; tree; moon
Then {guest} took the ladder home, and {small_known:{small}|the {is_grown:cat|kitten}} came along. It lived that way.
It had got a taste for it. It went through the gate backwards. # spare
“You can turn round now,” said {A}. ¶ “Leave it,” said {guest}. “It has only just learnt.”
{homeward} # company
So it saw {A} the whole way, getting smaller. {A} waved, as long as there was anybody. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree; moon; leaf; wall
The tree stood in the dark. There was nobody in it.
There were little marks in the bark. They went up, and they went down.
On the grass lay a good many leaves, some on their fronts and some on their backs. # more
A cat went along the wall, the way it always did, nose first. # more
The moon came up behind the branches. It went to the top. # more
Later on it would come down again, on the far side. The moon can do both.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
There is a right way to get into bed. {A} knew it.
{resting}
{keepsake}
{dream} # spare
It was bottom first. Then there was a foot. Then there was the other foot. # usual
Somewhere down the road {small_known:{small}|a {is_grown:cat|kitten}} was coming down off a chair. It took its time. # usual
{A} lay back. It was soft, all the way.
The day was up there somewhere. Sleep was down below. It was not far.
{A} went down slowly, and did not look.
Bottom first.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a sound on the stairs, and it was the kitten from the tree, or it was somebody like it. It had come in by the back door to practise.
It went up three steps, nose first. Then it turned round, and came down again: first a bottom, with a tail on it, and then a foot. {H} sat on the bottom step, and said “well done” to the end that was nearest.
-> DONE

=== next_bedtime
There is a right way to get into bed. It is bottom first.
-> DONE
