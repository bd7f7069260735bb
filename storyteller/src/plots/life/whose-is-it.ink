# about: found-something(snail|slug|worm|beetle|bug|ladybird|ladybug|caterpillar|woodlouse|woodlice|spider|grasshopper|frog|toad|insect|crab); new-pet(snail|slug|worm|beetle|bug|ladybird|ladybug|caterpillar|woodlouse|woodlice|spider|grasshopper|insect); story-about(slug|woodlouse|ladybird|ladybug|caterpillar|beetle); creature(snail|ladybird|ladybug|woodlouse|caterpillar)
# also: gentle-hands; kindness; sad; missing; happy; patience; creature
# wants: child
# role found: answer = a snail
# role grownup: parent = the grown-up with the watering can
# ages: 3-9
# holds: snail(kind), insect(kind), dark(kind)

=== title
{~Where Do You Keep It?|The Flat, the Villa and the Grand}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; mist
# action: A peek surprised at found; found walk on wall; heroes point at found; grownup pour watering-can; friends crouch
# things: wall; flowerpot; puddle; watering-can
{~“Whose is it?” asked {H}. {young:Nobody had said a thing.|It was nobody’s, as far as you could see, and it was walking on the wall.}|On the wall by the flowerpots was something about as big as a thumb, {young:and it was going for a walk. {H} went too.|and it was going for a walk, and {H} went along with it.}|It had rained, and all sorts of people were out. {young:{H} looked along the wall to see who.|{H} looked along the wall, where they were passing each other without a word.}} It was {found_a}.
{is_wished_line:“{wished_line},” {A} would tell them at tea.} # wished
It had a face, if you got down to it. {young:It looked at {A}, and went on with its lunch.|It looked at {A} with all of it, and thought, and went on with its lunch.} # usual
“Can I keep it?” said {A}. It was the best face that {A} had met all week. # usual
What {A} wanted was to have {found} next to the bed, for good.
“Where would you keep it?” said {grownup}, and put down the can. “{found_it} {found_many:have|has} to like it there.”
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A carry happy found; found sit; heroes peek at shoebox; friends sit
# things: shoebox; leaf in shoebox; cushion in shoebox; themed beside shoebox; table
So they took the best box that had ever had shoes in.
{joining}
{musing}
{A} put in a leaf, and a cushion, and a lamp made of a {~bead|button}. {young:“That is the Flat,” said {A}.|On the lid it said THE FLAT.}
{themed_a} was laid at the door, so that you should know the house. # personal
{hinderer_person:“There is no bath in it,” said {hinderer}, and held up the whole move until there was one.} # beat
{hinderer_animal:{hinderer} tried the Flat, and found that it was right for two feet at a time.} # beat
{hinderer_carried:{hinderer} was put in to keep it company, and took up the flat, the bath, and the hall.} # beat
{found} was carried in on the leaf, and looked at the lamp, and at the cushion. {young:It was left there to settle in.|It was left to settle in, with the curtain drawn, as you leave a guest.} # usual
After supper there was nobody in. {found} was back by the flowerpots, {young:on the same bit of wall.|on the same piece of wall, as if nobody had been asked anywhere.}
-> DONE

=== m1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: A kneel curious before found; found eat; heroes whisper at found; friends stand
# things: flowerpot; wall; leaf; lamp
“Was it the wallpaper?” asked {A}, nose to nose. {young:{found} had a think, and ate a bit of wall.|{found} considered it, and ate a very small piece of the wall.}
“Was it the stairs?” There had been no stairs. {young:So it was not them.|Some people like stairs, and mind if there are none. Some cannot do with a lamp.}
{many:{B} asked if it was the noise.|It could be the noise.} {young:A fridge is loud, if you are small.|A fridge goes on all night, and if your ear is as big as a full stop, or all of you is an ear, you may not care for it.}
{found} put out a bit more of itself, and took it in again.
“It says that it does not want to talk about it,” said {A}. ¶ “People don’t, always,” said {grownup}, “when they have been staying with friends.” # more
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold curious book; found look-up calm; grownup read book; heroes point at book; friends sit
# things: book; window; found beside window
There was a book that had it in. {young:It was on page nine, and it was bigger there.|It was in there on page nine, about forty times as large as life, and with an arrow to every part.}
“It eats what falls off,” {grownup} read. “It sleeps in a crack. It likes damp.” {young:“It likes me,” said {A}.|“Does it say that it likes me?” ¶ “It stops at damp,” said {grownup}.}
They held the page against the window. {young:{found} did not look.|You would think that a person who is in a book would want to see it, but {found} did not even turn round.}
“It knows what it looks like,” said {A}. # more
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A pour watering-can; found sit calm on cushion; heroes look-up; grownup hold mat; friends stand
# things: shoebox; cushion; puddle; bath
There was one more thing to be tried, and it was rain. {young:They took the small can. It rained in the box.|A box is dry, and the book had said damp, so it rained in the box from the small can with the rose, for as long as a song.}
The lamp floated. The cushion drank it up, and got fat, and began to move.
“How is that?” said {A}. {young:{found} got on the cushion, and went by.|{found} came round the corner of the bath on the cushion, like a duchess, and went by, and did not wave.}
After that the bottom of the box came off. It does, with boxes. The whole of the Flat stood on the bath mat with no floor, and you saw how small it had been. # more
The mat had to be hung out. “Damp,” said {grownup}. “I never saw anything so damp.”
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A pull cross shoe; found walk; heroes hold flag at jug; grownup stand; friends give ruler
# things: 2 boxes; jug on box; flag on jug; ruler; pebble
So they built. The Flat went on top of another box, and a jug went on that, with the handle for a porch. It was called the Grand.
{young:It had stones in, and real moss.|It had moss from the step, and a stone to sit on and a stone to be under, and at the very top was a flag.} # usual
{helper_person:“You want a ramp,” said {helper}, and gave up a good ruler for it without a word.} # beat
{helper_animal:{helper} walked in front all the way to the porch, so that nothing could be stepped on.} # beat
{helper_carried:{helper} was leaned against the back, where the jug stuck out, and the Grand stood.} # beat
{found} was shown to its room, and {A} sat down before the door to watch. {young:But a shoe came off.|But then there was a shoe to be seen to, with a knot.}
The room was empty. {young:A bit of moss was on the ramp.|There was a bit of moss on the ramp, as when a person leaves and does not look where they tread.} # usual
It was back on the wall by the flowerpots. “It does not like me,” said {A}.
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: A lie-front curious before hole; heroes crouch; friends point at potato
# things: row of 4 potatoes; pear; porridge; hole; ruler; stairs
{A} thought that it might have been the food. {young:There was a bit of everything on the ramp: pear, and porridge, and half a chip.|So a whole row of it was laid out on the ruler, from a slice of pear to half a chip, with the porridge on nought.}
Somebody else came to that. {young:It was an ant, and it told the others.|It was one ant, who looked it over from end to end, went away, and was soon back with the rest of the firm.}
“You may not have the Grand,” {A} told them. {young:They took the chip.|They did not want the Grand. They wanted the chip, and they took it home with the thick end first.}
Off they went, all in a line, down the step and along, and in at a hole. {A} looked at that hole for some time.
They could have eaten it there. But they took it home, all that way, and it was a chip that had to be turned at every corner. # more
-> DONE

=== m4
# aside
# shot: wide
# place: garden; dusk; clear
# action: grownup point up; A look-up curious; heroes look-up; found eat calm; friends sit
# things: box; watering-can; flowerpot; sun
“How would it be,” said {grownup}, “if one of the very large ones took you, and it was a lovely box?”
{young:{A} looked up. There was just sky.|{A} looked up, but there was nobody just then who was large enough.}
“Has it got a bath?” asked {A}. ¶ “It has two,” said {grownup}. {young:“And a lamp as big as you.”|“And cushions, and pears, and somebody looking in through the curtain, who loves you.”}
{A} thought. {young:“I would like it,” said {A}. “And then I would go home.”|“It would be nice of them,” said {A}. “I would have some of the pear. And then I would go home.”}
“Even from the Grand?” ¶ “I would leave the flag up,” said {A}, “so that they knew it was not them.” # more
-> DONE

=== s4
# shot: close
# place: garden; night; clear
# action: A hold surprised torch at found; found sleep; heroes crouch; grownup kneel; friends crouch
# things: torch; flowerpot; wall; hole
It was nearly dark. {A} took the torch, and left the box at home, and went after {found}.
{found} went along the wall, and down by the third pot, no faster than {young:butter.|butter goes off a knife.} # usual
Behind the third pot the wall had a crack. In front of it was a round place, {young:just as big as {found}.|worn quite smooth, as a step is worn, or a chair that always has the same person in.} {found} came to the edge, and turned once, and fitted.
{A} put the light on the place, and then to one side, so as not to stare. # usual
“Oh,” said {A}. {young:It had a home.|It had not been leaving. It had been going home.}
“Well?” said {grownup}. “Where would you keep it?” ¶ {A} looked at the crack, and at who was in. “There,” said {A}.
-> DONE

=== l3
# shot: behind
# place: garden; night; stars
# action: A write calm stick; heroes hold torch; found sleep; friends stand
# things: flowerpot; stick in flowerpot; label; torch; wall
It had to have a name on it, so that people would know. {A} wrote it on a stick, and stuck it in the pot.
OURS, it said. There was a bit of mud on the S. You could see it from the step.
They stood there for a bit, and did not say much. It was like a street where you know one door. # more
The torch was put out. You must not shine it in at people. # more
From the crack came a small wet sound. It may have been goodnight, or pear. # more
-> DONE

=== m3
# shot: two
# place: kitchen; night; stars
# action: A carry sleepy shoebox; heroes pull curtain; friends carry jug
# things: shoebox; jug; ruler; curtain; window
The Grand was taken down. The jug had to be a jug again in the morning. The ruler had to be a foot.
The Flat was kept. You could have it for {~a holiday|socks}, if you liked the damp.
Hands were washed, with all their cracks. {A} looked at them, and in one was some wall. # more
“It can come to us,” said {A}. “When it wants. I left the curtain open.”
{homeward} # company
-> DONE

=== l4
# shot: object
# place: garden; night; rain
# action: found sleep; heroes look-up sleepy
# things: flowerpot; wall; 3 drops; label
It rained a bit on the wall. It was just as it had been ordered.
Some of them were out. They passed each other. They all knew where they were going.
In their hole lay the ants, with the thin end left for morning. # more
Behind the third pot it was damp, and it was dark. It was hard to see why anybody would live there. But it was full.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: slipper left
In the bed was a round place. It was worn quite soft.
{resting}
{keepsake}
{dream} # spare
{L} came to the edge of it. {L} turned once. # usual
“Whose is it?” asked {grownup}, and put out the lamp.
“Mine,” said {L}.
“And where do we keep you?”
“Here,” said {L}, from in under.
It fitted.
{is_wished_line:“{wished_line},” said {L}, so that it had been said.} # wished
Goodnight, {H}. Goodnight, {found}.
Goodnight.
-> DONE

=== next_night
There was a letter to be written, to whoever moves things in the garden. “Please do not move the third pot,” it said. “We keep somebody there.” {A} stuck it on the can.
When the can was next wanted, something had been at it. The word “not” was gone, and a bit of the “please”. But the pot had stayed where it was. “It must have been hungry,” said {A}. “It will know what it says.”
-> DONE

=== next_bedtime
Behind the third pot somebody turned once, and fitted.
-> DONE
