# about: creature(fed the duck|feed the duck|feeding the duck|fed duck|feeding duck|feed duck|fed some duck|ducks at the|ducks in the|ducks on the); outing(ducks|duck pond|feed the duck|feeding the duck)
# also: happy; tired; proud; creature; person; place; play; thing; weather; food; outing; patience
# role grownup: elder, parent = the grown-up with the bag
# wants: child
# when: done
# ages: 3-9
# holds: goose(kind), water(kind), dark(kind)

=== title
{~The One at the Back|All Gone, Said the Bag}
-> DONE

=== s1
# shot: wide
# place: pond; afternoon; clear
# action: A throw happy crumb; 5 ducks swim happy; heroes stand; grownup hold paper-bag; friends stand
# things: paper-bag; bench
{~A duck can hear a bag from the far side of the water. {H} had only just opened one, {young:and here they came.|and they had all put up their heads.}|The ducks were asleep when {H} came to the water. Then {grownup} opened the bag. {young:Krr, it went.|It made a very small noise.}|“Quack,” said all the ducks at once. They had seen {H}, {young:and they had seen the bag.|and behind {H} they had seen a bag.}}
{young:They swam as fast as they could, and their feet went like anything.|They came across the pond like boats in a race, and some of them got up and ran on the top of it.} # usual
“Quack, quack, quack,” they said, and they all meant the bag. # more
{A} threw a piece. Snap! A duck with a green head had it. {A} threw another. Snap!
Behind all the rest came a small brown one, {young:and she got nothing.|as if she had only come out for the air, and she got nothing.}
{A} wanted her to have a piece, too. {young:Just one.|It need only be one.}
-> DONE

=== s2
# shot: two
# place: pond; afternoon; clear
# action: A throw worried crumb; 4 ducks swim; heroes stand; grownup hold paper-bag; friends sit
# things: paper-bag; stone; themed
{joining}
So {A} threw the next piece a long way, {young:right over all the heads.|over the heads of all the others, to where she was.}
The heads turned round, {young:and the ducks did, too. Snap!|and then the ducks turned round underneath them, and were there first.}
{hinderer_person:“That was a good one,” said {hinderer}, and meant the duck who had caught it.} # beat
{hinderer_animal:{hinderer} barked once at the whole race, and then they all had to begin again from the far side.} # beat
{hinderer_carried:{hinderer} was dropped, in the throwing, and looked so much like a big piece that three of them came to see.} # beat
{themed_a} was looked at as well, from both sides, and was not food. # personal
{A} threw hard, and {A} threw soft. {young:The green heads got it all.|But wherever a piece came down, a green head came up.} # usual
One piece fell on a lily leaf, and a green head got that as well. # more
“She is not quick enough,” said {grownup}. # usual
The brown one looked at the place where it had been, {young:and shook her tail.|and shook her tail, and swam round to the back again.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: pond; afternoon; clear
# action: goose walk proud; A stand surprised; heroes stand; grownup stand; friends stand
# things: bench; paper-bag in grownup.hand
Then the goose came. {young:A goose does not swim up to you. It walks.|A goose does not swim up with the others, but gets out further along, and comes round by the path.}
It was as tall as {As} buttons, {young:and it looked at every one of them.|and it went by them slowly, one after the other, as if it were reading.}
“Good afternoon,” said {grownup}, {young:and stood quite still.|who had met a goose before, and stood quite still.}
The goose was given a piece, and ate it, {young:and did not say thank you.|and said nothing, and went on standing there, like somebody at a counter.}
It had a yellow beak with small teeth in it, {young:like a saw.|like a saw, and it breathed out through its nose.} # more
It was given another, {young:a big one.|to be on the safe side.} Then it walked away down the path, {young:slap, slap, slap.|with its big feet going slap, slap, slap, like somebody in flippers.} # more
-> DONE

=== l1
# aside
# shot: above
# place: pond; afternoon; clear
# action: A lie-front laughing; 3 ducks swim; heroes kneel; friends kneel
# things: 2 stone; seaweed
Some of the ducks did not care about bags. {young:They stood on their heads.|They were at the other end, where it is shallow, and stood on their heads in the water.}
All you could see of them was a tail, {young:pointing up.|pointing straight up, and two orange feet that went to and fro to keep it there.}
“What is down there?” asked {A}, and bent over, {young:to see how it was done.|to see it from their side, with the sky underneath and the pond on top.}
It was all right, but it made {A} {young:go pink.|go rather pink, and a glove fell out of a pocket.}
The pond was brown, and a bit green. {young:It smelled like a flowerpot.|It smelled like a flowerpot that somebody has left out in the rain.} # more
Up came a duck. {young:It had weed on its nose.|It had a bit of weed over its beak, like a moustache, and looked very pleased.} ¶ Then it went under again, {young:and the tail said goodbye.|and for a while they talked to the tail.} # more
-> DONE

=== s3
# shot: above
# place: pond; afternoon; clear
# action: A point laughing; 5 ducks swim surprised; heroes stand; grownup stand; friends sit
# things: paper-bag in grownup.hand
Then {A} thought of a trick. {young:It was a good one.|{grownup} was told it behind a hand.}
{A} threw nothing at all, as hard as anything, {young:to one side.|to the left.} Off went the ducks. Then, quickly, {A} threw a real piece {young:to the other side.|to the right, for the brown one.}
But the brown one was not there. {young:She had gone with the others.|She had gone with all the rest, and was last again.}
{helper_person:“She thinks that it is a queue,” said {helper}, and threw a piece of nothing, too.} # beat
{helper_animal:{helper} sat down at the edge, and was so good and so quiet that not one duck minded.} # beat
{helper_carried:{helper} was put down on the bank, as one more who had only come to look.} # beat
A pigeon walked up, and ate the real piece. # usual
“All gone,” said {grownup}, and turned the bag upside down. {young:The ducks looked. Then they swam away.|The ducks looked at {As} hands, the fronts and the backs, and one by one they swam away.}
-> DONE

=== m2
# aside
# shot: two
# place: pond; afternoon; clear
# action: A point curious; 4 ducks swim; heroes sit; grownup sit; friends sit
# things: bench; paper-bag on bench
They sat down, and {A} gave them names. {young:There was Greedy, and there was Greedy Too.|It was easy, for they were called Greedy, and Greedy Too, and Also Greedy.}
One of them had a feather that stood up. {young:He was the Mayor.|He was the Mayor, and he was always just going to say something.}
{is_loved:“Which of them likes {loved}?” asked {grownup}. ¶ “The Mayor,” said {A}. You could see it.|{musing}} # personal
{pausing} # company
“And the brown one?” asked {grownup}. {A} did not know yet. {young:You have to meet somebody first.|It is hard to name a person from so far off.}
A crumb lay on the bench. {young:It was too small for a duck.|It was too small for a duck, and an ant had already put its name down for it.} # more
{young:They all looked alike from behind.|From behind they were all called the same.} # more
The Mayor swam by, {young:and opened his beak, and shut it.|and opened his beak, and thought better of it.} # more
-> DONE

=== l2
# aside
# shot: close
# place: pond; afternoon; clear
# action: A crouch curious; bird stand; heroes crouch; friends stand
# things: leaf; stone; bench
A black bird with a white nose got out on the bank. {young:It had huge feet.|It was not big, but it had the feet of somebody much bigger, and they were green.}
It put down each foot as if the foot were {young:wet paint.|new, and had to be taken back to the shop.} {A} walked behind it like that, {young:up and down.|as far as the bench and back, lifting each knee very high.}
A lady with a pram looked at them both. {young:She smiled at one of them.|She seemed to find that the bird did it rather better.}
Then it saw its own foot, {young:and went back in, plop.|and appeared to remember something, and went back into the water, plop.}
Its toes had flaps on them, {young:like leaves.|like leaves, one flap for each joint of the toe.} ¶ “It keeps them for swimming,” said {A}. {young:“They are its boats.”|“You would not want to go far in them.”} # more
-> DONE

=== s4
# shot: close
# place: pond; dusk; clear
# action: L kneel happy; duck stand happy before L; heroes sit; grownup sit; friends sit
# things: bench; crumb in L.hand
But one duck had not gone with the others, and she was brown.
{L} sat down on the bank, and kept still. {young:The duck came a bit nearer.|The duck came a bit nearer, turned round, as if that had been all that she wanted, and came nearer still.} # usual
{L} felt about in a pocket, {young:and there was one last piece.|and under a hanky and a stone was one last piece.}
{L} laid it on one flat hand, and kept still. {young:Nobody pushed.|Nobody said a word, and there was nobody to push.}
The duck walked up out of the water. She took it, {young:and it tickled.|with a beak that felt like two warm spoons.}
Then the duck shook her tail, and a drop of pond went on {L}’s knee. # more
“She is not slow,” said {L}, in a whisper. “She waits till it is quiet.”
-> DONE

=== m4
# shot: wide
# place: park; dusk; clear
# action: L walk happy; duck walk behind L; heroes walk; grownup walk; friends walk
# things: tree; bench; gate
They went home along the water. The brown one walked behind them for a bit.
She did not want anything. She only came to the gate. # usual
Her feet went slap, slap on the path, and they were very small slaps. # more
“What is she called?” asked {grownup}.
“She is called Last,” said {L}, after some thought. “She does not mind.”
The bag was in {grownup}’s pocket. It said krr when they walked, and nobody came. # more
At the gate {L} looked round. There was just a ring on the water, and it got wider. # more
A dog went by on a lead. It had its own bag, and that was another sort. # more
The light was going. It went from the tops of the trees first.
-> DONE

=== l3
# shot: above
# place: bathroom; night; clear
# action: L sit happy in bath; heroes sit; friends sit
# things: bath; rubber-duck in bath; soap; towel
In the bath {L} paddled with feet alone. The top half did nothing. It looked about.
That is how they do it. It is all going on underneath. # usual
The soap came up. The soap was quick. It was a green one.
“You have had some,” said {L}. # more
The water went round the knees, and they were two brown islands. # more
One flannel came by behind it, at the back. It was in no hurry.
So {L} sat still, and let the water go quiet, and then it came.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L hold sleepy trousers; heroes stand; friends sit
# things: bed; chair; trousers; lamp
The pocket was turned out. There was the hanky, and there was the stone.
There was not one crumb. {L} felt in the corner, to see.
“All gone,” said the pocket, or it would have. # usual
The stone was a smooth one. It could stay by the lamp. # more
The hanky had been to the pond as well. It smelled of it, a bit. # more
Under one nail was some green. That was from lying on the bank. # more
The trousers lay down on the chair. They had done enough.
-> DONE

=== l4
# shot: object
# place: pond; night; stars
# action: 4 ducks sleep; heroes look-up sleepy
# things: moon; bench; leaf
It was dark on the pond. The moon had come down to the water, and lay there in bits.
The green heads were asleep. They had all got the best place.
The goose slept, standing up. It had one eye on the path. # more
A leaf came down. Nobody raced for it. # more
Somewhere a fish came up, and had a look, and went down again. # more
Then a small brown duck came out of the reeds. She had the pond to herself, from end to end.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
The day went out, bit by bit. The loud things went first.
{resting}
{keepsake}
{dream} # spare
A duck puts its head under its wing. {L} tried it. It was warm in there. # usual
By now they were all like that. # usual
All but one. The brown duck swam round once more.
Nobody pushed. Nobody said quack.
It was as quiet as she liked it.
So she put her head in, too.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a feather on the doorstep, and it was brown. Nobody had heard the gate.
“She did not knock,” said {A}. “She waited until we were all in the bath.” So a saucer was put out on the step, after dark, when it was quiet, and nobody looked out to see. In the morning the saucer was empty, and had a wet foot on it.
-> DONE

=== next_bedtime
The feather lay by the lamp. It was a small one, and it had come last.
-> DONE
