# about: journey(camp|tent); sleepover(tent|camp); exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# role mate: toy = a whale called Duchess
# holds: dark(kind)

=== title
{~Forty Steps from the Back Door|Budge Up}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: A carry proud tent; heroes pull proud tent; friends hold happy blanket; tiny mate sit proud
# things: blanket; map; 6 biscuits; rope
{~It is forty steps from the back door to the bottom of the garden, and in all of history nobody had ever slept there. {H} {was} going to be the first.|“Blanket,” said {A}. “Map. Biscuits. More biscuits.” It was a serious list, for {H} had put up a tent at the bottom of the garden, and meant to stay in it until morning.|The tent went up at the third try, and leaned a bit to the left, as if it were listening to something. {H} went all round it. It was at the very bottom of the garden, and tonight somebody was going to sleep in it.}
{young:It was an old red tent, and it smelled of last summer and of socks.|It was a red tent, quite old, and it smelled of last summer, and of somebody’s uncle.} # spare
{joining}
{is_loved:{A} had planned to think about {loved} as far as midnight, and after that there were the biscuits.|{musing}} # personal
“Until morning,” {A} told {mate_a}, “whatever happens.” {young:And in went the biscuits.|It is what explorers say, generally with a flag.}
-> DONE

=== s2
# shot: two
# place: garden; dusk; rain
# action: mouse stand curious holding leaf; heroes peek surprised tent; friends peek curious; tiny mate lie-front calm
# things: tent; leaf on mouse.head; lantern in tent; puddle
When the sun went down {many:they all lay in a row, like spoons|{H} lay down, as straight as a spoon}. The tent was exactly big enough. # usual
{young:Then it began to rain. Pit, pat. Pit, pat, pat.|Then one drop of rain fell on the roof, and shortly afterwards all its relations.} And somebody coughed, outside, because it is no use to knock on a tent.
It was a mouse, with a {~leaf|daisy} for an umbrella. “I was only passing,” it said, “but it is raining on the very piece that I was passing through. Is there room?”
{young:There was a bit of room, if you made yourself thin.|There was a little, if nobody was proud about elbows.} # usual
“Budge up,” said {A}. And everybody budged up, {mate} first.
-> DONE

=== m1
# shot: above
# place: garden; dusk; rain
# action: frog sit proud on boot; heroes lie-front laughing at frog; mouse point curious at frog; friends sit happy
# things: boot; lantern; map
The next cough was a low one. It was a frog.
“I thought that frogs liked rain,” said {A}.
{young:“I do like it,” said the frog. “But this is too wet.”|“I like damp,” said the frog. “I have always spoken up for damp. But this has gone beyond it.”}
“Budge up,” said {A}. So everybody did, and the frog sat down in {~an empty boot|the sugar bag}. {young:“Ah,” it said. “Just my size.”|It was, said the frog, a room with character.}
“There is nothing like canvas,” it told the mouse, “for bringing people together.” # more
{pausing} # company
-> DONE

=== l1
# shot: wide
# place: garden; dusk; rain
# action: duck walk calm; 6 ducks walk happy; heroes sit surprised; mouse eat happy biscuit; friends sit happy
# things: map; lantern; blanket
Then came a duck, and nobody could see why.
“I am not here about the rain,” said the duck. “I am here about them.” {young:And in came six ducklings, one, two, three, four, five, and a late one.|And she stood aside, and in came five ducklings, and, after a pause, one who had stopped to look at something.}
“Are they no trouble?” asked {A}.
“{~They are nothing else|They are all trouble}, dear,” said the duck.
{young:They walked on the map. They walked on the biscuits. They all sat down on one knee.|They walked up the map and down it, as if it were the real thing, and then all six sat down on the same knee.}
“Budge up,” said {A}, as quietly as could be. By then it could only be done in turns. # more
“Is there bread?” asked the late one. There were biscuits. It thought that they were a sort of bread. # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; rain
# action: cat lie-back calm; mouse stand worried at cat; heroes sit laughing; frog sit calm; duck sit calm; friends sit worried
# things: lantern; boot; map; blanket
The cat from next door did not cough. It came straight in, as cats do, and shook one foot, and then the other three.
It looked at the mouse. The mouse looked at the cat. {young:Nobody said a word. The rain went pit, pat.|There was a silence, with rain in it.}
“It is all right,” said the cat. “I am off duty.” And it lay down {~in the exact middle|on the best blanket}, and put out all its legs.
{hinderer_person:“I only want to turn over,” said {hinderer}, and so everybody had to, in order, beginning at the pole.} # beat
{hinderer_animal:{hinderer} went round and round before lying down, and all the blankets went round as well.} # beat
{hinderer_carried:{hinderer} turned out to be in the one dry corner, and was passed over the heads to find another, twice.} # beat
“Budge up,” said the mouse, who was feeling better.
{young:So everybody budged. Now there were elbows and tails and toes all over.|So they budged. {A} had a tail in one ear, and there was no saying whose foot was whose.} # usual
But it was dry, and it was warm, and the biscuits held out. # spare
-> DONE

=== m2
# aside
# shot: two
# place: garden; night; rain
# action: fox peek sad tent; A give calm biscuit at fox; heroes kneel calm before fox; cat sleep sleepy; friends sit calm
# things: tent; drop on fox; lantern
“I am not stopping,” said a fox, with just its nose in.
“It is very wet,” said {A}.
“I have a place of my own,” said the fox. {young:“It has a small hole in the roof.” A drop fell off its nose.|“There is the matter of the roof, but one does not like to fuss.” A drop hung from its nose, and was joined by another.}
“You could just sit down,” said {A}, “until you go.”
{young:So the fox sat down, and did not go.|So the fox sat down, to be polite, and had a biscuit, to be polite, and was asleep by the second bite.}
“It is not stopping,” said the {~cat|mouse}, and moved its tail.
-> DONE

=== l2
# aside
# shot: above
# place: garden; night; rain
# action: heroes lie-back laughing; 3 rabbits sleep sleepy; mouse sleep sleepy; fox sleep sleepy; frog sit surprised; friends lie-back sleepy
# things: map on mouse; sock; lantern; boot
After the rabbits, nobody counted.
They could not all lie down at one time, so {A} made a plan. {young:The left side breathed in. Then the right side breathed in.|While the left side breathed in, the right side breathed out, and then the other way about.} It worked very well, until somebody {~sneezed|hiccuped}.
“Explorers do get close,” said the mouse. It had the map on, like a quilt. {young:“Where are we now?” it asked. {A} looked. “We are still in the garden,” said {A}.|“According to this,” it said, “we are forty steps from a kitchen.”}
Nobody had ever thought about the kitchen so much. # more
A sock went round, and was asked for, and could not be given back, as nobody could reach. # more
-> DONE

=== s4
# shot: wide
# place: garden; night; rain
# action: horse peek sad tent; heroes stand surprised before horse holding umbrella; friends stand happy; mouse peek happy tent; tiny mate sit calm
# things: tent; puddle; lantern
Then there was a squelch, and a squelch, and a long, wet sigh. It was the old horse from the field, with {~rain on her eyelashes|a drop on every eyelash}.
“I don’t suppose,” said the horse.
Everybody looked at the horse. Everybody looked at the tent. # usual
{helper_person:“Nose first,” said {helper}, who had seen a sofa go upstairs, “then breathe in, and then we shall see.”} # beat
{helper_animal:{helper} went in between the front feet and out between the back ones, to show the horse that it could be done.} # beat
{helper_carried:{helper} was put in the far corner, so that the horse should have a face to aim for.} # beat
“Budge up,” said {A}. {young:They pushed and they pulled, and in she went. Now the tent had four hooves.|It took a good quarter of an hour, and when it was done the tent had hooves, and a tail at the back.} And out on the grass, under the umbrella, {many:were {H}|was {A}}, with {mate}. There was not a corner left.
“Is it giving up,” asked {A}, “if you lend it?” ¶ “No, no,” said everyone in the tent. {young:“Not a bit.”|They had not agreed on anything so quickly all night.} # usual
-> DONE

=== l3
# shot: close
# place: garden; night; rain
# action: A reach-up happy lantern; horse sleep sleepy; heroes peek happy at horse; frog look-up calm; duck sleep sleepy; friends peek happy
# things: tent; 3 biscuits; pillow
{A} put the lantern on its hook, and looked in.
“There are rules,” said {A}. “No hooves on the pillow. Biscuits are for sharing. If it drips, move over.”
“And until morning,” said the {~frog|mouse}, “whatever happens.”
It was quite true, and in that very tent. There would only be more people doing it. # spare
“And who wakes us up?” asked somebody at the back. It was settled that the ducklings would. # more
“Mind the pole,” said the horse. She was asleep already. It was the pole that was awake. # more
-> DONE

=== m3
# shot: behind
# place: garden; night; rain
# action: heroes walk calm at house holding umbrella; friends walk sleepy
# things: tent; house; mat before house; puddle; lantern in tent
There were forty steps back, all wet.
At ten, {A} looked round. The tent was red, and round, and full.
At twenty, it breathed in.
At thirty, it breathed out. You could hear it, {~like the sea|like a big slow bellows}.
At forty there was the step, and the mat, and the back door. Nobody had locked it, and the light was on.
“Forty,” said {A}. It was nice to have it right. # more
-> DONE

=== m4
# shot: two
# place: kitchen; night; rain
# action: heroes drink sleepy mug; friends sit calm; tiny mate sit calm
# things: stove; 2 boots on mat; mat; row of 3 socks on stove; towel
The boots went on the mat. The socks went on the stove rail.
“Is there anything dry?” asked {A}. There were pyjamas. They were {~as warm as toast|as dry as paper}.
There was hot milk. Nobody sat on anybody’s knee, unless they wished to.
“Explorers do come home,” said {A}. “Otherwise nobody would know.”
It was very roomy, in the kitchen. It was nearly too roomy. # spare
-> DONE

=== l4
# shot: object
# place: hallway; night; rain
# action: heroes look-up calm; friends sit sleepy
# things: umbrella; puddle under umbrella; 2 boots
There was a window at the top of the stairs.
Far down in the dark was one small light, {~red|rosy} and round, and it did not move.
“Are they all right?” asked {A}.
A cough came, a low one, and a sort of rumble. Then there was only rain.
They were all right. They were in a row, like spoons, if you can have a spoon with hooves. # spare
The umbrella dripped in the hall. Drip. It took its time. Drip. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; rain
# action: heroes sleep sleepy; tiny mate sleep sleepy; friends sleep sleepy
# things: window; biscuit
{short:It was forty steps back. And here was bed|And here was bed}. It was dry, and exactly big enough.
{resting}
{keepsake}
{dream} # spare
Pit, pat, went the rain, on the other side of the roof.
Then there was somebody at the door, who did not knock and did not cough, and was soft and slow, and had come a long way. # spare
Sleep put its nose in. Was there room?
“Budge up,” it said. {mate} moved over, and {H} budged up.
It was {~warm|heavy and warm}. It lay down in the middle. # usual
Until morning, whatever happens.
Goodnight.
-> DONE

=== next_night
At the bottom of the garden the tent coughed as {H} went by. It had a notice on its pole, low down, done in blackberry. “Full,” it said. Under that, and smaller, it said: “Unless it is raining.” And right at the bottom, in quite another paw: “Is there a biscuit?”
{A} pushed one in under the edge. A good deal of budging could be heard, and then a crunch, and somebody said to mind the pole.
-> DONE

=== next_bedtime
At the bottom of the garden somebody budged up. You could hear it from here.
-> DONE
