# about: fear-thunder; weather(storm&!trampolin|thunder|lightning)
# also: scared; nervous; cannot-sleep; bravery
# news: bad
# wants: child
# ages: 3-9
# needs: hearing
# holds: thunder(kind), storm(kind), lightning(kind), dark(kind)

=== title
{~Wait for Me|Four Elephants Late}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; rain
# action: A sit scared under table; heroes crouch scared under table; friends stand surprised
# things: table; 4 spoons; lid; window; lightning; toast
{~Boom. {young:All the spoons jumped, and {H} went under the table.|Every spoon in the drawer remarked on it, and {H} went under the table without stopping to put down the toast.}|“It is only thunder,” said the grown-up with the teapot, {young:and poured tea on the butter.|and missed the cup.} By then {H} had gone under the table.|First the window went white. Then the whole kitchen said boom, {young:and {H} went under the table.|from the floor up, and {H} went under the table, toast and all.}}
The flash was all right. {young:It was quick, and did not say a word about it.|The flash was over before you could mind it.} The trouble was what came after. # usual
“Is it cross with us?” asked {A}. {young:“It sounds so cross, and I have not done a thing.”|“I have not done anything. I have hardly been out.”}
{is_wished_person:“And {wished_person}?” asked {A}. “{wished_person_many:Have they|Is there anybody who has} got a table?”} # wished
Boom, it said, and a lid came off the shelf. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; rain
# action: A play cross pan; heroes play lid; friends hold ladle
# things: table; tablecloth; lid; pan; drumstick; lightning; themed
They let down the cloth on all four sides, and put {young:a cushion on each ear|a cushion to every ear}. It was like being in a loaf.
{themed_a} came in under the cloth as well. It was no help, but nobody likes to be left out there. # personal
{joining}
White, went the cloth. Then came the boom. It came in through the {~legs of the table|floor}, {young:and it shook all the cushions from below.|which had not been thought of.} # usual
“Then we must be louder,” said {A}, and picked up a lid. {young:They took all the pans, and they took the drum as well.|There were pans for everybody, and a ladle for the drum.} White! They banged with all they had, {young:bang, clang, bong, until the cups danced.|until it was hard to remember which of them had which lid.}
{hinderer_person:“Now!” called {hinderer}, every time, with a lid in each hand, just after it.} # beat
{hinderer_animal:{hinderer} got in behind {A}, and then farther in behind {A}, until {A} was out at the front.} # beat
{hinderer_carried:{hinderer} had cushions, too, and with them on was as wide as three.} # beat
They had to stop for breath. And then it came, boom, {young:and it was bigger.|and was bigger than all of it, and had not even got a lid.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; rain
# action: A hug laughing pan; heroes play lid; parent shout; friends dance
# things: pan; lid; 6 peas; wall
# people: parent=woman
It had been a good band, though. The colander had come in twice, {young:and then it had come in with the peas still in it.|once on purpose, and once with the peas still in it.}
“What did you say?” called the grown-up with the teapot, {young:who was under a big tea towel with only a nose out.|who was under a tea towel with both elbows out.}
{many:{B} had|They had} the big pan, which goes {~dong|bom} if you let it swing, and will not stop until you {young:put both arms round it and hug it|put both arms round it and tell it}.
{pausing} # company
Next door banged back on the wall, {young:bong, bong, bong, because they had a good pan there, too.|three times, and it was agreed that they had a nice sense of time.}
-> DONE

=== l1
# aside
# shot: wide
# place: street; dusk; rain
# action: man hold worried umbrella; boy run surprised at hat; A look-through window; heroes point
# things: umbrella; hat; puddle; lightning
# people: man; boy
Out in the road went a man with an umbrella, and it turned inside out. {young:He gave it a look, and it turned back, and then it did it again.|He spoke to it, and it turned back, and then it thought of another way to be.}
Behind him came a hat, {young:and it had no man under it, and then a man, and he had no hat on him.|by itself, at a fair speed, and then a different man.}
“I hope it knows where it is going,” said {A}. ¶ It seemed to. It stopped at {~number nine|the bus stop}, and got down.
All the gutters were talking with their mouths full. The drain at the corner said glug, {young:and glug, and then it had to sit down.|and glug, and could not take another drop, and took it.}
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; rain
# action: A listen curious holding cushion; heroes listen; friends hold cushion
# things: cushion; lightning; window; pan
White, went the window. Up went all the lids. {young:But they had no puff left for it, and so they waited.|But they were out of puff, so they waited.}
“One elephant,” said {A}, in the quiet. “Two elephants. Three elephants. Four.” And boom.
“It is late,” said {A}. {young:“The flash goes first, and it is late!”|“It is always late. The flash goes by, and four elephants later, there it is.”}
{helper_person:“Give me those,” said {helper}, and held the cushions. “I shall have them ready.”} # beat
{helper_animal:{helper} came out from under the cloth, as far as the middle, with one ear up.} # beat
{helper_carried:{helper} was taken out of the cushions first, and looked no worse for it.} # beat
Next time {A} took the cushions off, to listen. {young:And it was not boom that it said at all.|Close to, without a cushion, it was not boom that it said at all.}
“Wait,” it said. “Wa-a-ait for me!” {short:By the sound of it, it had big boots on, and all that rain to carry.}
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; rain
# action: A point happy at window; giant run worried; heroes look-up; friends sit
# things: window; bucket; rain-cloud; boot
# people: giant
{A} knew all about that. You shout it at the corner, {young:when they have long legs and you have short ones, and there was a beetle.|when the people with the long legs have got there, and you have stopped for a beetle.}
The flash has no shoes on, and nothing to carry. {young:Zip, and it is at the {~church|gasworks}, and it never looks round.|It goes from here to the {~church|gasworks} in one step, and never looks round.}
But the boom has big boots. And it has to bring all the rain. {young:Such a lot is in its arms that it cannot see its feet.|It comes round the corner with the whole lot in its arms, and cannot see its feet.}
“That was a bucket,” said {A}, when the next one came. “It fell over a bucket.”
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; rain
# action: A write worried paper; heroes think; friends point at window
# things: paper; clock; lightning; window
After that they wrote it down on the back of a {~bill|calendar}. The grown-up with the teapot called the flash, {many:{B} did|{A} did} the elephants, {young:and all the others held the pen, a bit each.|and the grown-up who had a hand free did the sum.}
Four elephants. Four and a bit. {young:Then it was five, and the trunk of the next one.|Then it was five, with a trunk over.}
“It is getting worse,” said {A}. “It is losing.”
They were all on its side by now. {young:“Run!” they told it. “Pick your feet up!”|“Pick your feet up,” said the teapot, and banged on the table.}
Five elephants and a half. {young:They could hardly look.|You could hardly bear to look.} # spare
-> DONE

=== s4
# shot: two
# place: kitchen; night; rain
# action: A point proud left; heroes point left; parent point left; friends point left
# things: window; lightning; tablecloth on A.back; chair
They came out from under the table, with the cloth round them, and stood in the middle of the floor, {young:where you can see out and still hold on to a chair.|where you can see out and still have hold of a chair.}
White. “There!” said {A}. “It went left! Over the {~church|gasworks}!”
They did the elephants, and it came to six.
“Whe-e-ere?” said the boom.
“Left!” they all called, and pointed. {young:All the arms went the same way.|It is not often that a whole kitchen points the same way.}
Up there it turned round. {young:You could hear the big boots go stamp, stamp, stamp, off to the left.|You could hear the boots. It fell over something, over the station, and went on.} # usual
The next time it took nine elephants, and the boom was past the {~school|park}. “Wait for me,” it said, quite low.
{is_wished_place:After that it was on the way to {wished_place}.} # wished
“I hope it does,” said {A}. # usual
-> DONE

=== m4
# shot: wide
# place: kitchen; night; rain
# action: A hug calm pan; heroes carry lid; friends reach-up holding tablecloth
# things: bucket; 4 lids; pan; boot; tablecloth
It had put the rain down to run, and had left all of that with us.
It was on the roof, and in the {~bucket|wheelbarrow}, and all down the path, and in a boot by the back door, up to the ankle.
“It can come back for it,” said {A}. “We are not going to use it all.”
They hung up the cloth. They put the lids to bed, the small ones on the big ones. The last one said dong, and was hugged.
The ladle was last, and had enjoyed itself more than it does with soup. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; night; rain
# action: A knock sleepy spoon at wall; heroes listen at wall; friends sit
# things: wall; spoon; drawer
Three knocks came on the wall, from next door.
So {A} gave three back, with a spoon. It meant, it has gone left.
The colander was hung by one ear. It had come in twice, and would not forget it. # more
Knock, said next door. That was all right, then. They had been on its side as well.
The spoons lay down in the drawer. They were all on their sides. They had had a day of it.
Out in the road it was just wet. It shone. # spare
The kettle was put on for next door, in case, and then for everybody. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; rain
# action: A look-through sleepy window; heroes lie-back; friends sit
# things: window; lightning
Up in the bedroom it was dark, and the dark was blue. Now and then it went a bit white, as if a {~fridge|door} had been opened, a long way off.
For the sound they had to wait.
“Twelve,” said {A}. It was more of a mumble.
“It is out of breath,” said {A}. “It could do with a drink of water.” ¶ It had plenty of that. # spare
“Has it got a coat?” said {A}. # more
-> DONE

=== l4
# shot: object
# place: seaside; night; rain
# action: heroes look-up sleepy
# things: lightning; wave; cloud
Far out it was all sea. The flash had got to the end of the land.
It looked round. It had not done that before.
Not one boot could it hear, and not a puff. Alone it was not half as nice.
It stood on one leg, on the water, and shone.
A fish came up to see, and was lit, and went down again. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; rain
# action: 3 elephants walk calm; A sleep; heroes sleep; friends sit
# things: slipper left
The rain had got small. It was only walking.
{resting}
{dream} # spare
The wall went white, but not much. {L} lay and did the elephants. # usual
“One elephant,” said {L}. “Two.”
They were grey, and slow. Each had hold of the tail in front. # usual
“Three.”
There were a lot of them. They went by, and they went by.
The boom came when {L} was asleep. It had taken off its boots.
“Here,” it said, very low. The flash had waited.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a wet boot print on the back step in the morning, as long as a bath. It had come back for the rain, then. The bucket was empty, and it had been left the right way up.
Far off, over the hills, the sky went a bit white. {H} did the elephants. It was hardly one, and then came a low sort of noise, like two people who talk with their mouths full. They were having breakfast.
-> DONE

=== next_bedtime
It was quiet, up there. They were both in.
-> DONE
