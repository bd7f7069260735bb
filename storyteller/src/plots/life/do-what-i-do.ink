# about: story-about(robot&!cleaner|android); with-character(robot&!cleaner|android); creature(robot&!cleaner); thing(a robot&!toy)
# also: funny
# wants: other
# role bot: answer(robot|android), creature(robot|android) = a robot called Rivet
# names: Rivet | Hinge | Sprocket
# ages: 3-12
# holds: dark(kind), robot(kind), sheep(kind)

=== title
{~Do What I Do|Nine Out of a Hundred}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: bot stand calm; heroes point happy at hill; friends stand curious
# things: hill; hedge; sun; gate
{~There was a nine on the front of {bot_a}, and {H} wanted to know what it was nine of.|There was a nine on the front of {bot_a}, who had been indoors all day with {H}. In the morning it had been a hundred.|“I am at nine,” said {bot_a} to {H}, and looked at the number on the front.}
“Out of a hundred,” said {bot}. {young:“I eat sun. I need some more.”|“I eat sun, and at nothing I stop.”}
The only sun that was left was at the top of the hill.
“Come on!” said {A}. ¶ {bot} did not come. {young:“On what?” it said.|“On what?” it said, for it did just what it was told.} # usual
“Go straight on,” said {A}, and {bot} did.
Straight on was the hedge. When {bot} had gone there was a hole in it, with two arms, two legs and a square head.
-> DONE

=== s2
# shot: two
# place: field; afternoon; clear
# action: A point surprised at bot; bot walk calm; heroes run surprised; sheep stand surprised; friends run
# things: puddle; fence; stone; hedge
{joining}
{is_loved:“Do you know about {loved}?” asked {A}, running. ¶ “Yes,” said {bot}. It had not been told to say more.|{musing}} # personal
Straight on was the pond. {bot} went in at one side and came out at the other, {young:with a frog on top.|with a lily on, and a frog on the lily.}
Straight on was a sheep. {young:{bot} picked it up, and put it down behind.|{bot} lifted it up, went under it, and put it down again behind, facing the same way.} # usual
{hinderer_person:“Faster!” called {hinderer}, who ought not to have said that. They had to run.} # beat
{hinderer_animal:{hinderer} ran round and round {bot}, and was stepped over each time, with great care.} # beat
{hinderer_carried:{hinderer} was left on a post for one moment, and the moment got longer and longer, and somebody had to run back.} # beat
Straight on was a wall. {bot} walked and walked, and stayed where it was.
“Stop!” called {A}. So {bot} stopped with one foot in the air, and fell over. {young:Now the number was eight.|After that the number was eight.}
-> DONE

=== m1
# aside
# shot: above
# place: field; afternoon; clear
# action: bot carry calm gate; A point laughing at gate; heroes stand laughing; sheep walk; friends stand laughing
# things: gate in bot.hand; wall; hedge
Beside the wall was a gate. “Open the gate,” said {A}, {young:and {bot} did.|and it was opened very nicely.}
“Now come through.” {young:{bot} came through, and brought the gate.|So {bot} came through, and so did the gate.}
“You have still got it,” said {A}. ¶ “You did not say to let go,” said {bot}.
“Let go,” said {A}, {young:and had to jump.|and then saw why it is better to say first where.}
It took some time to tell a robot how a gate goes back. {young:“Up. More. Round a bit. Not you, the gate!”|“Up. More. Now round. Not you. You stay, and the gate goes round. Now put it on its {~hooks|pins}, and come away without it.”}
“Shut,” said {A}, and it was the first word that had gone quite right. # more
“You might have told me that the gate was staying,” said {bot}. # more
-> DONE

=== l1
# aside
# shot: close
# place: field; afternoon; clear
# action: A sit curious on stone; heroes listen curious; bot stand calm; friends sit
# things: stone; wall
{A} had to get some breath, and sat on a stone. {bot} had not been told to sit, and stood.
“Do you never want to do a thing before you are told?” asked {A}.
{young:“What thing?” said {bot}.|“Which thing would it be?” said {bot}, who liked to have it exact.}
“Any. I am told to put my shoes on, and I want to do it {~later|hopping}.” ¶ “And do they let you?” ¶ “No,” said {A}.
“Then it is much the same,” said {bot}. {young:“Only I have the shoes on.”|“Only that I have got my shoes on. They do not come off.”}
{A} looked, and it was so. They were part of the leg. # more
“And if nobody tells you anything?” ¶ “Then I wait,” said {bot}. “I can do that for {~a week|eleven years}, with a blanket over me.” # more
-> DONE

=== s3
# shot: close
# place: hill; dusk; clear
# action: A think curious; bot stand calm; heroes look-up curious at bot; friends stand
# things: stone; sun; hill
“Now left,” said {A}, and {bot} went right. “That is my left,” said {bot}. {young:It was. They stood nose to nose.|So it was, for they stood face to face.}
“Then turn right.” So {bot} turned, and nobody had said how far, {young:and it went round, and round, and round.|and it was still turning when the seven went by, and the six, and the five.} # usual
{young:The sun sat on the edge of the hill.|The sun was sitting on the edge of the hill, like somebody who has already got a coat on.} # usual
{helper_person:“Let us think,” said {helper}, and sat down to do it.} # beat
{helper_animal:{helper} had an itch, behind one ear, and saw to it.} # beat
{helper_carried:{helper} was put on a stone, to think, and it was quiet for a bit.} # beat
{A} stopped to think, and scratched one ear. {young:And {bot} scratched its ear.|And {bot} put up an arm, and scratched where an ear would have been.}
“I did not tell you to do that,” said {A}. ¶ “You did it,” said {bot}. “I thought that it was a way of telling.”
{A} turned round, to face up the hill. “Do what I do,” said {A}.
-> DONE

=== m2
# aside
# shot: behind
# place: hill; dusk; clear
# action: A dance laughing; bot dance calm; heroes dance laughing; friends clap laughing
# things: hill; sun; stone
First it had to be tried. {A} put one hand on one ear. {bot} had no ears, {young:and put a hand where one would go.|and put a hand on the place where people keep them.}
{A} stood on one leg. {bot} stood on one leg, with a squeak. {young:{A} fell over. Crash!|{A} wobbled and fell over, and {bot} wobbled exactly as much, and fell over with a crash.}
“You did not have to do that bit,” said {A}. ¶ “Which bit?” said {bot}, from the grass.
Then {A} sneezed. {young:“Ah,” said {bot}. “Ah. Tish.”|{bot} waited to see if there was more of it. “Ah,” it said. “{~Tish|Choo}.” And it wiped its face on its arm.} # more
“Good,” said {A}. {young:“Now, up!”|“That was better than mine.”} # more
-> DONE

=== l2
# aside
# shot: wide
# place: hill; dusk; clear
# action: A walk happy; bot walk calm; heroes walk happy; 4 sheep walk calm; friends walk
# things: hill; fence; sun
Half-way up there were more feet than there ought to be. {A} looked round.
Behind {A} came {bot}, and behind {bot} came a sheep. {young:It did what {bot} did.|Behind that one there were {~six|five} more. A sheep does what the one in front does, and always has.}
{A} took a long step. {bot} took a long step, and so did the sheep, {young:one, and one, and one.|one after the other, all the way down the hill.}
{A} went round a thistle. They all did. {A} gave a small skip, {young:and they skipped.|to see, and it went down the line like a wave.}
The one at the back was only a lamb. It did everything that the others did, a little later, and with a bit added. # more
“I did not tell them,” said {A}. ¶ “Nobody does,” said {bot}. # more
-> DONE

=== s4
# shot: behind
# place: hill; dusk; clear
# action: A walk happy; bot walk happy; heroes walk happy; friends walk
# things: hill; sun; stone
All the way up {bot} came behind {A}. If {A} went round a stone, so did {bot}. If {A} jumped, there was a clang.
Once {A} tripped, and said “Ow.” {bot} looked for the same stone, and tripped over it, and said “Ow.” # usual
“Three,” said {bot}. “Two.” {young:They ran, right out into the sun.|And they ran, right out into the last of the sun.}
{A} held up both arms, and so did {bot}. {young:“Two,” it said. “Three. Four.”|There was a hum. “Two,” it said. “Three. Four.”}
It had got to sixty-one when the sun went down.
“Is that enough?” asked {A}. ¶ “It is enough to get home,” said {bot}, “and to bed.” # usual
-> DONE

=== m4
# aside
# shot: wide
# place: hill; night; stars
# action: A sit sleepy; bot sit calm; heroes sit sleepy; friends sit sleepy
# things: star; moon; hill
They sat down on the top, one next to the other. {A} had a chin on both knees. {bot} had no chin, but it had the knees.
“What do we do now?” said {bot}. ¶ “Look,” said {A}.
So they looked. {~One star came out|A bat went by}. It grew blue.
“How long do you do this?” said {bot}. ¶ “Until you are cold.” # spare
{bot} was never cold. It went by {A}, and when {A} got up it got up. # more
There was grass on both of them, in the same place. # more
-> DONE

=== l3
# aside
# shot: object
# place: field; night; stars
# action: A walk sleepy; bot walk calm; heroes walk sleepy; friends walk sleepy
# things: puddle; moon; gate
Down they went, in the dusk. The number was lit, and they could see by it.
Sixty. It shone on the path. Fifty-nine. It shone on a sheep, which was in bed.
They went round the pond this time. They did not go straight on.
The frog got off there. It had been to the top, and back. # spare
{A} yawned. Behind there was a creak, and it was a yawn as well. # more
“That one just came,” said {bot}. Nobody had told it. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; bot brush-teeth sleepy; heroes brush-teeth sleepy; friends sit sleepy
# things: basin; mirror; towel
{A} did top teeth and bottom teeth. {bot} did the row of small bolts along the front.
{A} spat. {bot} thought about that, and said “Spit.”
They looked in the mirror. In there were two more, who did what they did.
“Which of us is telling?” said {bot}. ¶ “I am,” said {A}, “I think.”
The towel was for {A}. The {~cloth|duster} was for {bot}. # more
All the bolts shone. # more
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: hedgehog walk calm; heroes look-up sleepy; friends look-up sleepy
# things: hedge; hole in hedge; moon
Out in the garden there was a hole in the hedge. It had two arms, two legs, and a square head.
The moon came through it. Somebody tall and white lay on the grass.
A hedgehog came to the hedge. It had always had to go round.
It went in by the left foot. # spare
It did not need the rest. # more
Later on a cat went through the head. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; bot sleep; heroes sleep; friends sleep
# things: lamp; rug; pillow; blanket
{L} lay down. On the rug {bot} lay down.
{resting}
{keepsake}
{dream} # spare
{L} had the blanket up to the chin. {bot} had the mat. # usual
“Do what I do,” said {L}.
Two eyes shut. Click, click, went the rug. # usual
It was quiet. It was warm.
Then {L} turned over.
There was a bump. That was {bot}. It had turned over, too.
Goodnight, {H}. Goodnight, {bot}.
Goodnight.
-> DONE

=== next_night
Early in the morning six sheep stood in the garden in a row. They had come in by the hole in the hedge. It had taken both its arms and both its legs.
{H} stretched, and the sheep stretched. Then the robot went out, at a hundred, and walked back to the field, and they all did what it did. At the gate it wiped its feet.
-> DONE

=== next_bedtime
The robot was at ninety-eight. It lay on the rug, and went where it was told, and that was to sleep.
-> DONE
