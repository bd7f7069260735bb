# about: story-about; with-character; creature; bring-back
# tells: tale(something odd|hat|hats|cap|helmet|crown|shoe|shoes|boot|boots|sock|socks|slippers|wellies|wellingtons|mittens|gloves|pants|trousers|pyjamas|cape|scarf|coat|tutu|tutus|jumper|jumpers|dress|dresses|armbands)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind feet: wellies|wellingtons|boots|boot|shoes|shoe|slippers|socks|sock
# kind hat: hat|hats|cap|helmet|crown
# kind cape: cape|scarf|coat
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), mouse(kind)

=== title
{~This May Be It|Since Easter}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: guest stand proud; heroes stand curious at guest; friends stand curious
# things: tree left; wall; bench right
{~On the finest afternoon of the year somebody stood in the middle of the grass, and {H} went out to see who it was.|“Is this it?” asked somebody in the garden. {H} came out to look, but there was nothing there that could have been meant.|It was so fine that {H} had come out without so much as a cardigan, but somebody was on the grass already.}
There {guest_many:were|was} {guest_a}, with {wished_odd}.
“What have you got {wished_odd_many:them|it} on for?” asked {L}. ¶ “In case,” said {guest}.
“In case of what?” asked {L}. ¶ “You only know that when it comes,” said {guest}. “{guest_many:We have|I have} had {wished_odd_many:them|it} on since Easter. {young:In bed, too.”|In bed as well, and on a boat.”}
So {L} sat down in the grass as well, to be there when it came.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: guest sit happy; heroes sit curious at guest; friends sit calm
# things: tree left; wall
“And has it never come?” asked {A}. ¶ “Once it very nearly did,” said {guest}. {young:“But it was a bus.”|“It came up from behind, quite large. But when {guest_many:we|I} looked it was the bus.”}
{A} asked if it had to be {wished_odd}. {young:Could it not be an umbrella?|Some people have an umbrella, for the same reason, or a torch, or an aunt.}
“An umbrella you leave on the bus,” said {guest}. “{guest_many:We|I} have {wished_odd}. {young:{wished_odd_many:They are|It is} always there.”|{wished_odd_many:They are|It is} where {guest_many:we are|I am}. It saves going back.”}
That was true. {A} had left a good many things on the bus. # more
“And {wished_odd_many:do they|does it} itch?” asked {A}. ¶ “On Thursdays,” said {guest}. {young:“Then it stops.”|“But you can’t let that decide.”} # more
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: guest stand proud; heroes sit curious at guest; friends sit curious
# things: tree left; ball; wall
{joining}
{is_loved:“If it is about {loved},” said {L}, “I will know it at once.”|{musing}} # personal
A ball came over the wall. {guest} {guest_many:were|was} up at once, with {wished_odd}, and looked at the ball from all sides. “No,” said {guest}. “It was well meant. But this is somebody’s ball.” # usual
{hinderer_person:“Is it this?” called {hinderer}, every time, with another stone.} # beat
{hinderer_animal:{hinderer} lay down on the very spot where you have to stand for it, and could not be moved.} # beat
{hinderer_carried:{hinderer} was given to {guest} to hold, and then {guest} was not half so ready.} # beat
{
- is_feet:
Under the tap there was a puddle, about as big as a plate. {guest} stood in it for a good while, and they waited. “No,” said {guest}. “It is very nice in here. But it can’t be just a puddle.”
- is_hat:
Then a nut came down out of the tree, and went tock, right on top. {guest} kept quite still, and they waited. “No,” said {guest}. “It can’t be just a nut.”
- is_cape:
Then a bit of wind came in at the gate, and {guest} got in front of {L}, so that none of it should get through. They waited. “No,” said {guest}. “It can’t be just a bit.”
- else:
Then a drop came down, one drop, out of a sky with nothing in it, and it fell on {wished_odd}. They waited. “No,” said {guest}. “It can’t be just the one.”
}
“But you were ready,” said {L}. ¶ “{guest_many:We are|I am} always ready,” said {guest}. “It is mostly that.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: heroes look-through curious telescope; guest look-up curious; friends lie-back calm
# things: tree left; gate; wall
Nobody knew from where it would come, so they had to watch all the sides.
{guest} took the gate and the street. {young:{A} took the sky.|{A} took the sky, which was the larger piece, but there was less to read on it.}
“What if it comes from below?” asked {A}. {young:So they watched the grass, too.|They had not thought of that, and moved their feet, and one of them watched the grass.}
A beetle came from below. {young:It only wanted to go past.|It was asked in so many words, and said nothing, and went on past {wished_odd_many:them|it} to wherever it was going.}
“If it is very small,” said {A}, “would we see it?” ¶ “It would be a case all the same,” said {guest}. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes shout happy; guest run proud; friends clap happy
# things: tree left; bench; themed on bench
So as not to be out of practice they did it a few times without any case. {A} was the one who called.
“Now!” called {A}, and {guest} came running, with {wished_odd}, and was there. {young:It took as long as a yawn.|{A} said that it had taken about as long as a yawn, a fairly long one.}
“Now!” called {A}, from behind the tree. {young:That was quicker.|That time it was so quick that the grass stood up again only after {guest} had got there.}
{themed_a} was the case, the third time, and it was saved from the bench. # personal
{pausing} # company
“If it is like that,” said {guest}, {young:“it may come.”|“it may come whenever it likes.”}
Then they had to sit down. A case that came just then would have had to wait. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit sad; heroes sit calm beside guest; friends sit calm
# things: tree left; bench; wall
But nothing came. The sun went down behind the wall, and it was a fine evening, with nothing in it.
“You must be warm,” said the man next door, who was watering his beans, “with {wished_odd}, on a day like this.” # usual
{helper_person:“I have a whistle for the same reason,” said {helper}. “But there it is. I do know a great deal about whistles.”} # beat
{helper_animal:{helper} put a nose in between {guest} and the grass, and left it there, in case.} # beat
{helper_carried:{helper} was put on {guest_s} lap, in case, and was very good at it.} # beat
“Perhaps there is no case,” said {guest}, after a time. “Perhaps there never was, and {guest_many:we|I} just had {wished_odd}.” And {guest} took {wished_odd_many:them|it} off, for the first time since Easter.
There {wished_odd_many:they|it} lay, in the grass. {guest} looked {young:quite small.|smaller all at once, and rather new.}
“Come and have some lemonade,” said {L}. “You need not look at {wished_odd_many:them|it}.” # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand worried; heroes hold happy cup; friends hold cup
# things: bench; table; jug on table
They drank it on the bench, with their backs to {wished_odd_many:them|it}. {young:It was cold, and had a pip in it.|It was cold, and it had a pip in it, and they took turns with the pip.}
“How is it, without?” asked {A}. ¶ “Airy,” said {guest}. {young:“It goes all round you.”|“It goes all round you, and out at the other side. {guest_many:We have|I have} forgotten half of {guest_many:us|me}.”}
“You are still ready,” said {A}. “I can see it.” ¶ {young:“How?” asked {guest}. ¶ “By the cup,” said {A}.|“By what?” asked {guest}. ¶ “By how you hold the cup,” said {A}.}
{guest} looked at the cup, and held it a bit less like that. It came back by itself. # more
“It was a good Easter, though,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: heroes crouch surprised before mouse; mouse sleep; guest kneel happy; friends tiptoe curious
# things: leaf; lamp; tree left
When it got cool {L} went to fetch {wished_odd_many:them|it}. And there was somebody in there.
It was a mouse. It was as big as a nut, and lay right inside, and slept. Beside it was a leaf, rolled up, with three seeds in it.
“Come here,” said {L}. “But slowly.” ¶ {guest} came, and looked for a long time.
“It has come a long way,” said {guest}. “And it had no bed, and there {wished_odd_many:were|was} {wished_odd}.” # usual
“This is it,” said {L}.
“In case of a mouse,” said {guest}, so low that you could just hear it. “A mouse!”
Then they took {wished_odd_many:them|it} up to the step, mouse and all, one small pace at a time. The mouse did not wake up.
-> DONE

=== m3
# aside
# shot: two
# place: garden; night; stars
# action: heroes pour calm jug; guest sit proud; friends sit calm; mouse sleep
# things: lid; crumb; leaf; lamp
“What does it need?” asked {guest}. ¶ “It has got it,” said {A}. “It needs a bit of quiet.”
They put a lid there, with some water. They put a crumb by the lid. # spare
It turned round once. There was room. {wished_odd_many:They were|It was} a very good size. # spare
“Was it worth it?” asked {A}. “Since Easter?” ¶ “{guest_many:We|I} would have done it from Christmas,” said {guest}. # more
Then nobody said a thing. A mouse makes a noise when it sleeps. It is like a very small saw. # more
It slept on the left. Then it slept on the right. # more
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: gate left; moon; lamp
It was late, and {guest} had to go home.
“And what do you have on, now?” asked {A}. ¶ “Nothing,” said {guest}. “There won’t be two in one night.”
It was fine out, and airy. {guest} walked in it, with a skip. # spare
“You get {wished_odd_many:them|it} back,” said {A}. ¶ “If the mouse is done with {wished_odd_many:them|it},” said {guest}. # spare
“And then?” asked {A}. ¶ “Then {guest_many:we|I} put {wished_odd_many:them|it} on,” said {guest}. “In case of the next.” # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: door left; mat; coat on hook; hook; umbrella-stand
In the hall hung a coat. In the stand stood a stick. Under the stairs was a sledge.
{A} looked at them all. They had been there since Easter, and for longer.
They said nothing. They were ready. # spare
“It will come,” said {A}, to the sledge. # more
{homeward} # company
Then {A} went up, and had one foot on each step, and the lamp was on. It had been kept on, in case of {A}. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: stairs; leaf; lid; moon
It was dark by the step. There {wished_odd_many:were|was} {wished_odd}, in the moonlight.
In there it was warm. In there was a mouse.
A bit of wind came. It did not get in. # more
A leaf lay there, with three seeds. By now it was two. # more
Far off a bus went by. It was only the bus. # more
Nothing else came. It did not have to.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
The bed had stood there all day. It was flat. It had not said what for.
{resting}
{keepsake}
{dream} # spare
Out on the step {wished_odd_many:were|was} {wished_odd}, with a mouse in. # usual
And far off lay {guest}, and had the quilt on, and no more. # usual
Then {A} got in. There was room on the left. There was room on the right.
It was a very good size.
“This is it,” said {A}.
It was in case of {A}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
By the step lay a seed in the morning, on a leaf, with nobody near it. There had been three of them the night before. “It is so that we have one,” said {A}. “In case.”
So they put it into a flowerpot, and watered it, and stood round it for a while, to be there when it came. It was fine, and a bus went by, and that was not it.
-> DONE

=== next_bedtime
On the sill was a flowerpot with a seed in it. It was ready.
-> DONE
