# tells: sentence
# when: done
# wants: other
# ages: 3-9
# names: Mr Prickett | Mr Thistle | Mr Bodkin
# holds: hedgehog(kind), dark(kind)

=== title
{~Same Here, Only Smaller|What the Hedgehog Had}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: A crouch curious before hedgehog; hedgehog point happy; heroes whisper flowerpot; friends stand
# things: flowerpot; leaf on hedgehog; stairs; door
{~“{wished_said},” said {H} to the flowerpot, because you have to tell somebody, and the flowerpot was next.|There was a rustle behind the flowerpot, and it came just when {H} said it: “{wished_said}.”|Out by the back step it was getting blue, and {H} said it to nobody in particular. “{wished_said}.”}
“Same here,” said a voice, {young:from behind it.|from behind it, and not much above the ground.}
Out came a hedgehog, {young:with a leaf on, and a bit of string.|with a leaf on, and a bit of string, who did not seem to have been told about either.} “Prickett is the name,” he said, “and it is the same here, only smaller.”
“Do you mean that you have had the very same?” said {L}, who had thought that there was only one. # usual
“To a hair,” said Mr Prickett. “But say it again, so that I can be sure.” # usual
So {L} told it from the beginning.
“Then that is just what I have, and it is about so big,” said Mr Prickett, {young:and he showed it with his paws.|and held up two paws, and you could have put a plum between them.}
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: A sit happy on stairs; hedgehog sit calm on mat; heroes kneel; friends peek behind flowerpot
# things: stairs; mat; flowerpot; leaf on hedgehog
It is a great thing to meet somebody who has the same. {A} sat down on the step, and he sat down on the mat. # usual
{joining}
“How was yours?” asked {A}. ¶ “You first,” said Mr Prickett. “I will stop you when mine is different.”
He had brought {themed_a}, he said, only smaller, and it was in the hedge. # personal
{is_wished_place:“It was to do with {wished_place},” said {A}. ¶ “Ah,” said he. “Mine was to do with the compost.”} # wished
{is_wished_person:“And there was {wished_person},” said {A}. ¶ “With me it was a slug,” he said, “but a good one.”} # wished
{is_wished_day:“It is for {wished_the_day},” said {A}. ¶ “Mine is for the same one,” he said, “only earlier.”} # wished
{hinderer_person:“What is smaller than a small one?” asked {hinderer}, and Mr Prickett had to go behind the pot and work it out.} # beat
{hinderer_animal:{hinderer} came to smell him, and after that Mr Prickett went on from inside, and they heard only half.} # beat
{hinderer_carried:{hinderer} was set down next to him, and he went all through it again for {hinderer}.} # beat
So {A} told it, and after every bit there was a nod. “Same here.” # usual
-> DONE

=== m1
# aside
# shot: behind
# place: garden; dusk; clear
# action: A point laughing at hedgehog; hedgehog stand proud; heroes stretch; friends kneel
# things: boot; flowerpot; leaf on hedgehog
“My feet went cold,” said {A}.
“Same here,” said Mr Prickett. {young:“I have four.”|“I have four of them, so that it takes longer to get round.”}
“And then I got quite hot.” ¶ “Same here,” he said. {young:“It went along my back.”|“It went right along my back, from this end to that one, and at every spike it went ping.”}
{A} had not had the ping. {young:It sounded good.|You could not have everything, but it did sound good.}
“Is it a loud ping?” asked {A}. ¶ “It is smaller,” said Mr Prickett. # spare
“Has it stopped?” asked {A}. ¶ “That was the stopping,” he said. # more
He did it for them, as well as he could. They bent down to hear. # more
-> DONE

=== l1
# aside
# shot: close
# place: garden; dusk; clear
# action: A eat happy apple; hedgehog eat happy; heroes hold apple; friends sit
# things: apple; crumb; leaf on hedgehog
They had something while they talked. {A} had an apple, {young:and he had the bit that fell off.|and Mr Prickett had the same, only smaller, for it was the bit that fell off.}
“Did anybody look at you?” asked {A}.
“A moth did,” he said. {young:“It looked twice.”|“It looked, and went on, and then it turned round on purpose.”}
“With me they looked, too,” said {A}. {young:“I did not know where to put my face.”|“You do not know where to put your face, when they do that.”}
“I put mine in here,” said Mr Prickett, and showed them. {young:It went right in.|It went in like a sock into a shoe.} It was a pity, he said, that people could not do that. # spare
“I have a hood,” said {A}, and that was agreed to be nearly it. # more
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: hedgehog stand cross on mat; A listen laughing; heroes sit on stairs; friends sit
# things: mat; door; pan; stairs
“And what did they say at home?” asked {A}.
“They said, wipe your feet,” said Mr Prickett. {young:“They always do.”|“I came in with the whole of it, and they said, wipe your feet.”}
{A} knew that. {young:“You come in with it, and they have a pan on.”|“You have it all ready to say, and then they have something in a pan, and it is just about to boil over.”}
“So I told the pan,” he said.
{pausing} # company
{young:They sat and thought about pans.|For a time they thought about pans, each of them about his own.}
-> DONE

=== l2
# aside
# shot: above
# place: garden; dusk; clear
# action: A lie-front curious before pebble; hedgehog push proud pebble; heroes carry-both stone; friends kneel
# things: stone; tiny pebble; flowerpot
They tried it side by side, to see.
{A} put a stone on the path, for how much it had been. {young:It was a big stone.|It took both hands to get it there.} Mr Prickett went off and came back with his. {young:It was a bit of grit.|It was a bit of grit, and he put it down with the same sort of bump.}
“There,” he said. “The same.”
{young:It was the same, if you were a hedgehog.|{A} lay down flat, with one cheek on the path. From down there it was the same.}
An ant came by with one of her own, and put it at the end of the row, and said nothing. # spare
“Is it heavy?” they asked her. It was, but she had got used to it, on the way. # more
They had to hold the lantern quite near, to see that hers was there at all. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: hedgehog stand sad; A kneel curious before hedgehog; heroes crouch; friends hold lantern
# things: flowerpot; lantern; watering-can; drop over watering-can
“And how did it end?” asked {L}.
Mr Prickett looked at the string. He moved the leaf a bit. {young:“I have not got an end,” he said.|“As to that,” he said, “I was waiting to see what yours was.”}
“You have not had it at all,” said {L}. # usual
{helper_person:“Let him tell it,” said {helper}, and turned the lantern down, so that nobody’s ears could be seen.} # beat
{helper_animal:{helper} lay down with a nose on the mat, as near as you can to somebody with spikes, and waited.} # beat
{helper_carried:{helper} was put between them, where you could look instead of at each other.} # beat
“It is very quiet behind a pot,” said Mr Prickett. “Things go by. I hear the ends of them. I have never had a whole one.” # usual
{young:Nobody said anything for a bit.|You could hear the tap drip into the can.} # usual
“I thought that if it was only small,” he said, “you would not mind.”
-> DONE

=== m4
# aside
# shot: wide
# place: garden; dusk; clear
# action: hedgehog walk happy; A sit calm; heroes sit; friends sit
# things: flowerpot; leaf on hedgehog; lantern
{L} did not mind. There was enough of it. {young:It was a big one.|It had not got any less with telling, as soup does.}
“What did you have?” asked {L}. “Really?”
{young:“Today I went round the pot,” said he. “And then I went round it the other way.”|“I went round the pot,” said Mr Prickett. “And after that I went round it the other way, to see if it was the same. It was not quite.”}
“How was it not?” ¶ He told them. It was longer than you would think, and it had a worm in it. # spare
“You never said that you had had that,” said {L}. ¶ “Nobody asked,” he said. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: A whisper happy at hedgehog; hedgehog look-up happy; heroes kneel; friends hold lantern
# things: leaf on hedgehog; lantern
“You can have mine,” said {L}. “I will still have it. Come here.”
So he had it all, from the first bit to the last. He did not say same here. He did not say a thing. # usual
At the end of it his nose was out as far as it goes. # usual
“Was {themed} in it?” he asked. ¶ “In a way,” said {L}. “It was at home, thinking of me.” # personal
“Is that how it is?” he said. “It goes right through.”
“Yes,” said {L}. ¶ “And at the end you are out here, with a light on?” ¶ “Yes.”
“Then I was at that bit,” said Mr Prickett. “I am in it. I had that bit just the same.” He thought. “And it was not smaller.”
-> DONE

=== l3
# shot: behind
# place: garden; night; stars
# action: hedgehog walk proud; A wave sleepy at hedgehog; heroes wave; friends wave
# things: hedge; leaf on hedgehog; moon
He went off down the path with it. The leaf was still on. You could hear it.
“What have you got there?” said the hedge.
“A big one,” said Mr Prickett. “I was told it by the one who had it.” # spare
“Same here,” said the hedge. It was a small voice, and there were two of them. # more
“Sit down,” they heard him say. “You need not have had it. It goes like this.” # more
It was quite a crowd, by the sound, and all of it was low down. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A look-through curious pebble in bath; heroes wash; friends stand
# things: bath; pebble
On one knee was a bit of grit. It was not a bad size.
It did not go down the plug. It had the side of the bath. # spare
“It is like the stone,” said {A}. “You have to get down to it.” # more
The sponge went by, and was a hill. # more
The water ran out. It said its bit, going down. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: hedgehog sleep; heroes look-up sleepy
# things: flowerpot; leaf on hedgehog; mat
Behind the pot it was dark. It was dry. The bed was as big as a bun.
He went round it. He went round it the other way. It was not quite the same.
A slug came by, to ask. He moved up. # more
Then he was in. The leaf was on top. He had all four feet in the middle. # spare
The moon was on the path. It was a big one. In the can there was one, too, and it was smaller. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; hedgehog sleep; friends sit
# things: window; flowerpot before window
Up here was a bed as well. It was the same, only bigger. # usual
{resting}
{dream} # spare
{L} put the nose in, and the feet in the middle.
“{wished_said},” said {L}, down in the warm.
By the step it was said once more. It was low down.
It was all there, in two beds. There was no less. # usual
“Same here,” said {L}.
Goodnight, {H}. Goodnight, Mr Prickett.
It was a big one. Then there was a small one.
-> DONE

=== next_night
There was a leaf on the step in the morning, with something on it, about as big as a pea. It had been wrapped. It took them some time to find where it began.
Inside was a bit of grit. “This is from the time when I went right round the shed,” said the leaf, in very small scratches. “I had it myself. It has an end. Come to the pot, and I will tell {H}.”
-> DONE

=== next_bedtime
Behind the flowerpot somebody was telling it to a slug. He had got to the end, and he did it slowly.
-> DONE
