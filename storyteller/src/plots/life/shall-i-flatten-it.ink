# about: story-about(digger|excavator|jcb|building site|construction|backhoe); with-character(digger|excavator|jcb|backhoe); creature(digger|excavator|jcb); thing(digger|excavator|jcb|construction|building site); place(building site|construction)
# also: funny
# wants: other
# role engine: answer(digger|excavator|jcb|backhoe) = a yellow digger called Maud
# names: Maud | Hilda | Olive
# ages: 3-12
# holds: mud(kind), bird(kind), dark(kind)

=== title
{~Shall I Flatten It?|One More Scoop}
-> DONE

=== s1
# shot: wide
# place: building-site; dusk; clear
# action: heroes wave happy at engine; engine stand happy; bird stand cross; friends stand happy
# things: helmet on heroes.head; heap right; building-crane; barrow
{~On a building site there was one scoop left to dig, and {H} had the seat for it, {young:with {many:yellow hats|a yellow hat} on.|in {many:yellow hats|a yellow hat}, with the belt done up.}|“Hats on?” asked somebody on the building site, and {H} had {many:theirs on.|one on, {young:a yellow one.|a yellow one, and the belt done up.}}|On a building site you have to wear a yellow hat. {H} had {many:theirs|one} on, {young:and sat up high.|and the highest seat of all.}}
It was the seat of {engine_a}, {young:who had dug all day.|who had been digging since seven.}
“One more scoop,” said {engine}, “and then to sleep. A pipe is coming to lie in the hole.”
“Shall I flatten it?” asked the roller, and looked at a yellow hat. ¶ “No,” said everybody.
{young:The roller flattened things. It was all it did.|It was a road roller, and asked that about most things.} # usual
{A} pushed the stick, and the long arm went out. # usual
“Peep!” In front of the bucket stood a bird, {young:no bigger than a bun.|no bigger than a bun, with both wings held out.} It would not move.
-> DONE

=== s2
# shot: above
# place: building-site; dusk; clear
# action: A look-through surprised at egg; heroes point surprised at egg; engine stand curious; bird stand cross; friends peek curious
# things: row of 4 eggs; helmet on heroes.head; heap; fence
{joining}
{is_loved:“Does it say anything about {loved}?” asked {A}. But “Peep” was all it said.|{musing}} # personal
The top of a digger can turn all the way round. {young:So {engine} turned. The bird ran round as well.|So {engine} turned, and the bird ran round as well.}
The bird ran, and stopped, and ran, and stopped. It got there first every time. # usual
{hinderer_person:“What does this one do?” asked {hinderer}, and pulled it, and the bucket waved to everybody on the site.} # beat
{hinderer_animal:{hinderer} and the bird had a long look at each other, and neither of them would stop first.} # beat
{hinderer_carried:{hinderer} slipped down behind the seat, and had to be got out by one foot, with the bird shouting.} # beat
“There are only four stones here,” said {engine}. ¶ “Shall I flatten them?” asked the roller.
“Wait,” said {A}. {young:The stones all had spots. They all had a thin end, and it was in the middle.|Each had a thin end, and the thin ends were all in the middle. Stones do not point.}
“They are eggs,” said {A}.
“Peep,” said the bird, and sat down on them.
-> DONE

=== m1
# aside
# shot: wide
# place: building-site; dusk; clear
# action: bird walk worried; heroes look-up laughing; engine stand curious; friends stand laughing
# things: lorry right; heap; helmet on heroes.head; 3 footprints
The bird had one more idea. It got up, and hung one wing down, {young:as if the wing was broken, and went off in little hops.|as if it were broken in two places, and went off across the site with little cries.}
“Oh, the poor thing,” said the dumper truck, and went after it. {young:Off they went, all round the site.|The dumper had a soft heart, and a full load of gravel. They went round by the huts, and round by the {~pipes|bricks}.}
At the far end the bird picked up its wing, {young:and flew back.|which was quite all right, and flew straight back to its eggs.}
“It does that to foxes,” said {engine}.
“I am not a fox,” said the dumper, {young:and puffed.|when it had got its breath back. “I wanted to help.”} # more
“Peep,” said the bird. It could not know that. # more
-> DONE

=== l1
# aside
# shot: close
# place: building-site; dusk; clear
# action: A point curious at barrel; heroes listen curious; engine stand calm; friends listen
# things: barrel; heap; spade; barrow
“Could everybody be a bit more quiet?” asked {A}. {young:“There is a nest.”|“There are eggs, and somebody is sitting on them.”}
All the engines went down to a mutter, and one did not. {young:Round and round went the cement mixer.|The cement mixer went on going round, as it had gone round the whole day.}
“I cannot stop,” said the cement mixer. {young:“If I stop, I go hard.”|“If I stop, it all goes hard, and then I am a stone with a handle.”}
“Could you go round slowly?” ¶ “How slowly?” ¶ {young:“Like this,” said {A}, with one finger.|{A} showed it with one finger, about as slowly as you stir soup that is too hot.}
So it did. It made a sound like {~a very large cat|a very big cat}, {young:and the bird shut one eye.|and the bird, who had been meaning to stay awake, shut one eye.} # more
-> DONE

=== s3
# shot: close
# place: building-site; dusk; clear
# action: A think curious at egg; heroes kneel curious before egg; engine dig worried; bird sit calm; friends stand
# things: row of 4 eggs; wall; puddle; hole
“Then I shall dig to the left,” said {engine}. Clank! On the left was an old wall. # usual
“Shall I flatten it?” ¶ “You have,” said everybody.{not young: “Last Tuesday.”} # usual
“Then to the right.” {young:But on the right was a puddle. The hole got full of water.|But on the right was a puddle, and whatever {engine} dug, the puddle came and filled.} # usual
“The hole has to be here,” said {engine}, “and I cannot pick up a nest. I have no fingers. I only have teeth.”
{A} looked hard. {young:It was not much of a nest. It was a dent in the ground.|It was not much of a nest. It was a dent, with the eggs on the bare ground.} And ground was what {engine} did all day long.
“Do not pick up the eggs,” said {A}. “Pick up the ground.”
-> DONE

=== m2
# aside
# shot: two
# place: building-site; dusk; clear
# action: A look-up curious at building-crane; heroes look-up curious; engine stand calm; bird sit calm; friends look-up
# things: building-crane; lorry; 3 bricks; fence
But where should it go? {young:Not where the lorries go.|It had to be a place where nothing would drive in the morning, and on a building site there is not much of that.}
They asked the crane. {young:The crane is the tallest, and can see it all.|The crane can see everything, and does not often get a question.}
“By the gate,” said the dumper. ¶ “Lorries,” said the crane. # spare
“By the huts,” said the mixer. ¶ “Boots,” said the crane. {young:“Lots of boots.”|“Forty boots, at seven, in the dark.”}
The crane turned its long neck the whole way round, {~once|twice}. “By the fence,” it said. {young:“There is only a dandelion there.”|“Nothing goes there. There is one dandelion, and it has been there since we came.”}
“Shall I flatten the—” began the roller. ¶ “No,” said everybody. # more
-> DONE

=== l2
# aside
# shot: object
# place: building-site; dusk; clear
# action: heroes clap happy; engine lift calm; friends stand
# things: apple; pear; bun; heap
“What is the smallest thing you have ever picked up?” asked {A}.
“A house,” said {engine}. {young:“It was a small house.”|“But it was quite a small house. It was for a dog.”}
So they practised, with what was in the lunch box. They put the apple on the heap, and {engine} took the ground from under it, {young:and squash, it went.|and what came up was apple sauce, with gravel in.}
“Too quick,” said {A}. {young:The pear was better. It was only a bit flat.|The pear went better, and was only flat along one side, and the roller asked whether it might look at it.}
The last was the {~bun|boiled egg}. It came up in the middle of the ground, and rode round, and was set down, and {young:was still whole.|nobody would have known that it had been anywhere.}
“Now I have the feel of it,” said {engine}. # more
-> DONE

=== s4
# shot: two
# place: building-site; dusk; clear
# action: A point calm at engine; heroes point calm at bird; engine lift calm; bird sit calm; friends stand
# things: mound; row of 4 eggs on mound; fence; helmet on heroes.head
“I cannot see past my own elbow,” said {engine}. {young:So {A} was the eyes.|So {A}, who could, was the eyes.}
“Left,” said {A}, very low. “More. Stop. Now down.”
{helper_person:“Hold your breath,” said {helper} to everybody, and held it longest.} # beat
{helper_animal:{helper} sat down, and did not even scratch.} # beat
{helper_carried:{helper} was propped up at the window, to see that it was level.} # beat
In went the teeth, far off from the eggs, and far down. {young:Up came a piece of ground as big as a bed.|Up came a piece of ground as big as a single bed.} On top were four eggs, and on top of the eggs was the bird.
{engine} turned, as you turn with a very full cup, and put it all down by the fence.
A pebble rolled, and stopped. “One. Two. Three. Four,” said {A}. # usual
“There is a bump there now,” whispered the roller. “Shall I—” ¶ “No,” whispered everybody. # usual
Then came the one more scoop.
-> DONE

=== m4
# aside
# shot: wide
# place: building-site; night; stars
# action: engine sleep; heroes wave sleepy; bird sit sleepy; friends stand sleepy
# things: building-crane; lorry; barrow; hole
Then they all stopped, and it was night on the building site.
The crane let down its hook. The dumper put its back down flat. The {~mixer was rinsed, and could stand still|lights went off in the huts}.
{engine} reached out, and laid the bucket on the ground, with the teeth down. That is how a digger goes to sleep. It holds on.
“Night,” said the crane, from high up.
“Was I a help?” asked the roller. ¶ “You were,” said {A}. “You asked first.” # more
One light was left on, by the gate. # more
-> DONE

=== l3
# aside
# shot: object
# place: street; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: 2 boots; puddle; moon; fence
It was not far to go. It was the house with the mud on the step.
The boots stayed outside. They had half the site on them.
The hat came in. It hung on the hook by the {~coats|door}, and swung a bit.
There was a puddle in the gutter with the moon in it. The moon was quite round, and nobody had flattened it. # spare
Somewhere a big cat was going round. It was the mixer, in its sleep. # more
The door shut. It was quiet after that. # more
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends sit sleepy
# things: bath; soap; sponge; towel
In the bath {A} was a digger.
The arm went out. The elbow was in the way. It found the soap, down at the bottom, by feel.
“Left. More. Stop.” Up came the soap. It was a thin one. # spare
It was put down on the edge, and it did not fall.
The water went the colour of a road. Then it went away.
Both feet were dug out of it, and dried. # more
There was a bit of gravel left. {~It was a stone, and did not point|There were three}. # more
-> DONE

=== l4
# aside
# shot: behind
# place: building-site; night; stars
# action: bird sleep; heroes look-up sleepy; friends sit sleepy
# things: fence; mound; daisy; street-lamp
By the fence sat the bird.
It was the same ground. It was only in another place. She had looked at all the sides of it, and it would do.
The dandelion had shut.
Under her it was warm, and there were four.
She put her beak in her back. # spare
A wind came over the site, and went round by the huts. # more
Nothing pointed at anything. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: pillow; blanket; helmet; window
{L} was in bed.
{resting}
{keepsake}
{dream} # spare
There was a hill in the pillow, just where the ear had to go. ¶ “Shall I flatten it?” said {L}. ¶ Nobody said no. So {L} rolled over it, once. It went down with a sigh. # usual
“One more scoop,” said {L}. Up came the blanket.
One arm went out, over the side. It reached down. It laid its hand flat on the rug.
It held on.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a hole in each egg in the morning, and by noon there were no eggs at all by the fence. There were four balls of fluff on long legs, who ran, and stopped, and ran.
{H} brought the roller to see them, very slowly. A crow went over. “Peep,” said the bird, and all four lay down on the ground, as flat as leaves.
“They do it themselves,” said the roller. It had never been so happy.
-> DONE

=== next_bedtime
By the fence all four of them were under one bird. It was quite a bump.
-> DONE
