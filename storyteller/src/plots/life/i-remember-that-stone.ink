# about: story-about(elephant); with-character(elephant); creature(elephant); bring-back(elephant); likes(elephant)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(elephant), creature(elephant) = an elephant
# ages: 3-12
# holds: elephant(kind), water(kind), bath(kind)

=== title
{~I Remember That Stone|The Bath That Had Gone Downstairs|An Elephant Never Forgets}
-> DONE

=== s1
# shot: wide
# place: desert; afternoon; clear
# action: guest stand calm; heroes sit surprised; friends stand surprised
# things: stone; sand; tree right
{~It had not rained for half a year, and {H} was sitting in the middle of the river.|Puff, went the dust, and {H} shut both eyes. Puff, it went again.|Where the elephants live, the river was made of sand, and {H} drew in it with a stick.}
{guest_a} came out of the dust, {young:and threw more of it over {guest_its} back.|took up another trunkful of it, and threw it over both shoulders.}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “I remember being told so,” said {guest}.} # wished
“This is the dry way to have a bath,” said {guest}. “I know where there is a wet one.”
“Where?” asked {A}. # usual
“A long way off. I was there once, when I was very small,” said {guest}. {young:“But an elephant never forgets.”|“But I could find it with my eyes shut. An elephant never forgets.”}
{A} had never wanted a bath so much. # usual
-> DONE

=== s2
# shot: two
# place: desert; afternoon; clear
# action: guest look-up happy at stone; heroes stand surprised; friends stand surprised
# things: stone; tree; 3 footprint
They set off, and {guest} made no noise at all, for an elephant walks on cushions.
{joining}
{is_loved:{A} told {guest} about {loved}. “I shall never forget it,” said {guest}, and that was a fact.|{musing}} # personal
“I remember that stone,” said {guest}, {young:and stopped.|and stopped, and told them all about it.} “It was a Tuesday.”
Ten steps on there was a bush. “I remember that bush,” said {guest}. “It had a bird in.” # usual
{hinderer_person:“And that one?” asked {hinderer}, and pointed at a stone a long way off, and they had to hear about that as well.} # beat
{hinderer_animal:{hinderer} looked behind every stone that had been remembered, and they had to wait.} # beat
{hinderer_carried:{hinderer} was put down beside a stone, and remembered two bushes later, and fetched.} # beat
{young:“I remember that beetle,” said {guest}.|“I remember that beetle,” said {guest}. “No, I beg its pardon. It was the grandmother.”} # usual
The sun went lower. They had done eleven stones. “Could you not forget some of them?” asked {A}.
“I should like to,” said {guest}. “How is it done?”
-> DONE

=== m1
# aside
# shot: close
# place: desert; afternoon; clear
# action: guest hold proud pea; heroes look-up curious at guest; friends look-up curious
# things: pea; stone; log
“What can you do with that?” asked {A}, and meant the trunk.
{guest} picked up a log, and put it down. Then {guest} picked up a pea. {young:It was one small green pea!|It was one dry pea, from {As} pocket, and it was not even squeezed.}
“There is not a bone in it,” said {guest}, {young:“but it is very strong.”|“and there are forty thousand muscles, and I know them all by name.”}
{A} tried it with one arm, but an arm bends only {~once|in two places}. # spare
Then {guest} put the pea in the other pocket, {young:where it was warm.|and the trunk felt about in there a little, and came out with the fluff.}
“I remember this fluff,” said {guest}. # more
{A} had it back, and looked at it. It seemed to be quite ordinary fluff. # more
-> DONE

=== l1
# aside
# shot: behind
# place: desert; afternoon; clear
# action: heroes jump happy; guest look-up curious; friends jump happy
# things: footprint; stone
There was a crack in the ground. {A} jumped over it. {young:{guest} walked round.|{guest} walked to the end of it, and came back on the other side, and that took a quarter of an hour.}
“What was that that you did?” asked {guest}.
“I jumped,” said {A}. {young:“Do you not jump?”|“All my feet were off the ground. Can’t you do that?”}
“I always leave three behind, to be sure of them,” said {guest}. {young:“Do it again.”|“Would you be so kind as to do it again, slowly?”}
{A} did it nine times. “And what is it like up there?” asked {guest}. ¶ “Short,” said {A}. # more
{guest} thought about that for a long time, and lifted one foot, and put it back. # more
“I can see that it would be a thing to have done,” said {guest}. # more
-> DONE

=== s3
# shot: above
# place: desert; dusk; clear
# action: heroes walk calm; guest walk calm behind heroes; friends walk calm
# things: stone; 4 footprint; tree
“Shut your eyes,” said {A}. {young:“Then there is nothing to remember.”|“What you don’t see, you can’t remember.”}
{guest} shut both eyes, and held on to {As} hand with the end of the trunk, {young:as softly as you hold an egg.|no harder than you hold an egg.} # usual
That went well, for as long as it takes to sing a song. “I remember that smell,” said {guest}.
{helper_person:“Leave that to me,” said {helper}, and talked loudly of something else until it was past.} # beat
{helper_animal:{helper} walked in front with a straight tail, and sniffed at nothing, to show how.} # beat
{helper_carried:{helper} was held up against the wind, so that some of the smell should go elsewhere.} # beat
{themed_a} was waved about, to keep the smell off. # personal
So {A} held the end of the trunk shut. {young:Then it was quiet. Pad, pad, pad.|After that there was nothing but the cushions, pad, pad, pad, and the first star.}
Then the four feet stopped, all by themselves. An elephant can hear with its feet. # usual
“Here is the bath,” said {guest}.
-> DONE

=== m2
# aside
# shot: wide
# place: desert; dusk; clear
# action: guest stand calm; heroes lie-front curious; friends lie-front curious
# things: sand; stone; moon
“How do you hear with a foot?” asked {A}.
“You stand on it,” said {guest}, {young:“and you lift the other one.”|“and you lift another one a little, so that it does not talk in between.”}
{A} stood on one foot, and listened. {young:{A} fell over.|For a moment there was something, and then {A} fell over, and that was all that there was.}
“That was you,” said {guest}. “I heard it very well.”
Far away somebody put down a foot. {young:“My sister,” said {guest}.|“That is my sister, at the {~hills|big trees},” said {guest}. “She says that she remembers you.”}
“But she has never met me,” said {A}. ¶ “She remembers me telling her,” said {guest}. # more
So {A} stamped back, twice, to be polite. # more
-> DONE

=== l2
# aside
# shot: two
# place: desert; dusk; clear
# action: guest sit calm; heroes sit calm beside guest; friends sit calm
# things: stone; sand
“What do you remember first?” asked {A}.
“Legs,” said {guest}. {young:“A lot of legs. They were all big.”|“There were legs on every side, like a wood, and I was to stay in the wood.”}
“And then?” ¶ “Then I found the trunk. {young:I trod on it.”|Nobody had told me what it was for. I mostly trod on it.”}
It had been good to suck, said {guest}, when you were {~tired|new}. {young:{A} looked at a thumb.|{A} looked at a thumb, and could see how that might be.}
“I gave it up in the end,” said {guest}. “But I remember just how it tasted.” # more
They both sat in the sand for a while, and tasted nothing. # more
-> DONE

=== m4
# aside
# shot: close
# place: desert; dusk; breeze
# action: bird sit proud on guest; heroes look-up curious; guest stand calm; friends look-up curious
# things: stone; bush
A white bird rode on the back of {guest}, and had not said anything so far.
“Do you remember everything, too?” asked {A}.
“Me?” said the bird. {young:“No. Remember what?”|“I do not think so. But then I should hardly know. Remember what?”}
“The stones,” said {A}. ¶ “What stones?” said the bird, quite happily, and looked about. {young:“Oh! Stones!”|“Oh, how nice. There are stones.”}
“That bird has been with me {~all my life|since I was small},” said {guest}, low, “and introduces itself every morning.” # more
“How do you do?” said the bird. # more
“Very well, thank you,” said {A}. “And you?” ¶ “I could not tell you,” said the bird. # more
-> DONE

=== s4
# shot: close
# place: desert; night; stars
# action: L dig happy; guest dig happy; heroes dig happy; friends dig happy
# things: hole; puddle; moon
{guest} looked. It was sand, and all of it was dry. “It was here,” said {guest}. “I have never been wrong.”
{L} dug with both hands. The sand was hot. Then it was cool. Then, as deep as an elbow, it was wet.
“It is still here,” said {L}. “It has only gone downstairs!”
{guest} dug with one big foot. The water came up. It was as big as a plate, and then it was as big as a bath. # usual
Then there was a rain that came out of a trunk, and it was warm. They did the backs. They did the ears, which took some time. # usual
{guest} lay down, clean all over. “There was one more thing that I remember,” said {guest}, and yawned. “It was…”
{L} waited.
“It has gone,” said {guest}. “So that is how it is done.”
-> DONE

=== l3
# shot: two
# place: desert; night; stars
# action: guest sleep sleepy; heroes sit sleepy; friends sit sleepy
# things: puddle; moon; stone
The water lay there with a star in it. The ears of {guest} went to and fro.
“I forget which ear this is,” said {guest}. It sounded pleased. # spare
A small deer came to drink, and a hare. They would remember the way.
One foot heard something, far off. It did not pass it on. # more
The trunk lay in the sand like a hose, and dripped. # more
It got slower. Drip. You could count to nine. Drip. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; coat
There were the stairs. {A} went up with both eyes shut. Pad, pad, pad.
{homeward} # company
“I know that step,” said {A}. It was the one that creaks. # spare
“I know that smell.” It was the soap. # more
The feet stopped by themselves. That was the bed. # more
It had been found again, and nobody had had to look. # more
-> DONE

=== l4
# shot: wide
# place: desert; night; stars
# action: elephant sleep calm; bird sleep calm; heroes sleep sleepy
# things: moon; puddle; stone
The moon came up on eleven stones.
Each one lay just where it had lain that Tuesday. # spare
On the big grey back the bird put its head in. It had no idea what day it had been. # more
The bath went down a bit, and stayed. # more
It knew where to come up.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep sleepy
# things: lamp; curtain
{L} lay in bed, clean to the ears.
{resting}
{keepsake}
{dream} # spare
It had been a long way, and it was all still there. # usual
There were the eleven stones. Goodnight, stones. # usual
There was the small star, and the smell, and the sand.
Goodnight, {H}. Goodnight, {guest}.
There was one more. {L} had it just now. It was…
Goodnight.
-> DONE

=== next_night
On the doorstep in the morning lay a stone with a label. “I remembered what it was,” said the label. “It was this stone. I had meant to show it to you, as it is a good one, and was sat on by my aunt.”
On the back was more. “I have since forgotten two bushes and a Thursday. I sleep like a log.” {A} put the stone on the sill, and by dinner it had a Tuesday of its own.
-> DONE

=== next_bedtime
There was something about a stone. It could wait.
-> DONE
