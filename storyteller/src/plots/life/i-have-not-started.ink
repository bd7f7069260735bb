# about: hair-wash(brush|comb&!nit&!lice|tangle|knot|detangl|plait|braid|ponytail|pony tail|bunches); teeth(hair); hair(brush|comb&!nit|tangle|knot|plait|braid); dislikes(hair brush|hairbrush|hair being brushed|hair brushed|brushing hair|brushing her hair|brushing his hair)
# also: angry; frustrated; scared; hair-wash; hair; tired; sad
# news: bad
# wants: child
# role grownup: parent = the grown-up with the brush
# ages: 3-9
# holds: dark(kind)

=== title
{~I Have Not Started|The Ows That Were Left Over}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L sit-on-chair worried; heroes stand; grownup stand holding hairbrush; friends stand
# things: chair; lamp; rug; stool
{~“Ow,” said {H}. {young:The brush was still on the shelf.|The brush had only been thought of.}|The brush came out of the drawer. “Ow,” said {H}, {young:on the stairs.|from half-way up the stairs.}|It was time for the brush, and “Ow,” said {H}, {young:to begin with.|so as to be the first.}}
“I have not started,” said {grownup}.
“That was for later,” said {L}. There was a knot, at the back.
{joining}
{L} sat on the chair, with both hands on the knot. “I want to do the ows first,” said {L}, “so that they are over.”
“How many do you need?” asked {grownup}. ¶ It looked like a six.
So {L} did them. There were two short ones, and three long ones, and one with a wobble in it. # usual
-> DONE

=== s2
# shot: close
# place: living-room; dusk; clear
# action: grownup hold hairbrush at L; L shout cross; heroes stand; friends look-up surprised
# things: chair; lamp; stool; themed
{musing} # personal
“Thank you,” said {grownup}, and began at the top. Down came the brush, as far as the knot.
“OW!” said {L}. It was not one of the six. And {L} slid off the chair, and went under the rug.
{hinderer_person:“Was it bad?” asked {hinderer}. “I had one once with cake in it.”} # beat
{hinderer_animal:{hinderer} had heard an ow, and came and looked in under the rug, and would not be sent away.} # beat
{hinderer_carried:{hinderer} was under there already, and had to be put on the other side of the knot.} # beat
{themed_a} had to stand guard. # personal
It is dark under a rug, but nobody starts anything. {young:It smells of biscuit.|It smells of biscuit and of other people’s feet.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A stroke curious rug; heroes kneel; grownup sit; friends sit
# things: rug; hairbrush; lamp; chair
A rug has a fringe. {A} looked at it from below. {young:It was all in knots, too.|It was in a worse way than anybody.}
So {A} took the brush, and started at the top. {young:The knot slid down. It met a knot.|The knot slid down, and met another.}
Further down they met a third. {young:Now it was one big one.|By the end there was only the one, but it was the size of a plum.}
“That is how it is done to me,” said {A}. {young:The rug lay still.|The rug lay quite still, with its eyes shut.}
Then {A} did the next bit from the other end, just to see. {young:They came out one by one!|They came out one by one, and none of them got to meet.}
The rug had not looked so well for years. # more
-> DONE

=== l1
# aside
# shot: object
# place: living-room; dusk; clear
# action: heroes peek
# things: hairbrush; table; lamp; wool
“What has it got in there?” asked {A}, and they looked in the brush. {young:There was hair in it.|It was quite full, when you held it under the lamp.}
There was a hair from everybody, {young:long ones and short ones.|and they lay round each other and had got quite fond of it.} One was from a doll. One was {young:from a dog, or a coat.|either from a dog or from the collar of a coat.}
“They did not say ow,” said {A}. ¶ “They had already come out,” said {grownup}. {young:“They have no end to pull.”|“You need to be held at one end.”}
It came off in one piece, like a small grey nest, {young:and was put out for a bird.|and was put out on the sill, in case a bird was in need of one.}
After that the brush looked much more awake. # more
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: L hold curious hairbrush; grownup sit-on-chair; heroes stand; friends sit
# things: chair; lamp; rug; stool
“Then I will do you,” said {L}, and came out. So {grownup} sat on the chair, and {L} had the brush.
“Ow,” said {grownup}.
“I have not started,” said {L}.
“I know,” said {grownup}. “But it looked like it.” # usual
{L} did {grownup}’s hair, what there was of it, from the top. It stopped. “There is one here!”
“Don’t pull,” said {grownup}. So {L} had a look. Below the knot the hair was free.
“I will go in from below,” said {L}, and held on above it, with the other hand, so that it should not pull.
{helper_person:“Hold it like a bunch of flowers,” said {helper}. “Then the head does not hear of it.”} # beat
{helper_animal:{helper} was done too, from the tail up, and leaned on the brush, and said no ow at all.} # beat
{helper_carried:{helper} was done first, to try it out, from the bottom, and had nothing to say against it.} # beat
It took four little goes. {young:Then it was out.|Then the brush went through, and there was nobody in the way.} # usual
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: A look-up surprised mirror; heroes look-up; grownup stand holding mirror; friends peek
# things: mirror; lamp; coat on hook; hook
They did it with two mirrors, one in front and one behind. {young:So {A} could see the knot.|It takes some time, and you see the wall, and an ear, and then there it is.}
{A} had never met it. {young:It was like a nest.|It was round, and a bit flat on one side, like something that has slept well.}
“It looks warm,” said {A}. {young:It did. It had a bit of leaf in.|It had a bit of leaf in it, and what may have been egg.}
{pausing} # company
“How did it get in?” ¶ “The pillow makes them,” said {grownup}, “in the night. {young:You turn, and it turns.”|You turn over, and turn back, and it does the rest.”}
It must have been at it the whole week, {A} thought, and nobody had said that it was good. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A hold happy hairbrush; heroes stand; grownup sit; friends sit
# things: broom; coat on chair; chair; teddy
It was such a good way that they did everybody. {young:They did the bear, from the feet up.|They did the bear, from the feet up, and found that he had a neck.}
They did the broom, {young:and it was full of fluff.|which had not been done since it was bought, and which had a crust and a whole button.}
They did {grownup}’s coat, round the collar, and the cushion with the tassels. {young:Not one of them said ow.|There was not an ow from the lot of them.}
“You missed a bit,” said {grownup}. ¶ “Where?” {young:¶ “There is one left on a chair,” said {grownup}.|¶ “It is about so high,” said {grownup}, “and it has a brush in its hand.”}
{A} looked at the bear, and the bear looked away. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L sit-on-chair happy; grownup hold hairbrush at L; heroes stand; friends sit
# things: chair; lamp; stool; rug
So {L} got up on the chair again. “From the bottom,” said {L}, “and you have to hold it.”
The brush came in from below. {young:It took one hair, and one more.|It took them a few at a time, and was in no hurry.} # usual
“Ow,” said {L}, but it was a small one. ¶ “That is one of the six,” said {grownup}.
There was one more, for a bit of leaf. Then the brush went through, from the top to the end.
“That was two,” said {grownup}. “You have done six.” So four were left over{not young:, and they were paid for}.
Then {grownup} walked into the stool, with one toe.
{grownup} stood on one leg, {young:and no word came out.|with an open mouth, and not a word came out of it.} # usual
“Here,” said {L}. “You can have one of mine. Ow.”
“Thank you,” said {grownup}. “That was just the right size.”
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; clear
# action: L sit calm; grownup hold hairbrush; heroes sit; friends sit
# things: bed; lamp; pillow
They did it once more in the bedroom, though there was no need. It went from the top to the end.
“Nobody is in there,” said {L}. ¶ “No,” said {grownup}. “You could skate on it.” # spare
It made a sound, like a small sea. It came in, and went out. # spare
{L} had no hands up. They were in the lap, and had no work. # more
“You can do one more,” said {L}. And then it was one more.
The brush got slow. It was nearly a nap.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: L sit; grownup sit; heroes sit; friends sit
# things: pillow; bed; quilt; lamp
There was the pillow to be spoken to. {L} did that.
“Could you not make one?” said {L}. “Just tonight.”
The pillow did not say that it would. It did not say that it would not. # spare
“It can’t help it,” said {grownup}. “It has nothing else to do.” # more
So they gave it a sock to hold. It could do what it liked with that.
It seemed to be glad of it. It went round it at once. # spare
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; quilt; lamp
“Where do they go?” asked {L}. “The ones that are left?” ¶ “How many is it?” said {grownup}.
It was three. They were put under the pillow, at the side by the wall.
One was short. One was long. One had a wobble in it.
“They will keep,” said {grownup}. “There is nothing in an ow that goes off.” # more
“You can take one, in the night,” said {L}, “if there is a stool.” # spare
It was a kind thought. The stool had been put by the wall. # more
-> DONE

=== l4
# aside
# shot: wide
# place: garden; night; stars
# action: bird sleep; heroes sleep
# things: tree; nest in tree; moon; hedge
Out in the dark the wind did the grass. It went in from below, and it held on. # spare
It did the tree, a twig at a time. It had all night for it. # more
On the sill there was no nest now. There was half of one in the hedge, with a bird in.
It was grey, and very soft. It had a hair in it from everybody.
No one said a word, in all that hedge. # spare
The wind went through, from the top to the end.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It was warm in bed, and the hair lay still. # usual
{resting}
{keepsake}
{dream} # spare
The lamp was next. {grownup} put out a hand. # usual
“Ow,” said {L}, with both eyes shut.
“I have not started,” said {grownup}.
“That was for the lamp,” said {L}.
It went out, and it did not feel a thing.
Now there were two.
The pillow did not say a thing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a sock in the bed in the morning. It had been turned, and turned back, all night, and it was one knot from the heel to the top.
“Ow,” said {A}, for the sock. There was one to spare. Then it was held like a bunch of flowers, and they went in from below, and it took until the toast was cold. In the middle of it there was a very small bit of leaf.
-> DONE

=== next_bedtime
There was one left under the pillow, with a wobble in it. It would keep.
-> DONE
