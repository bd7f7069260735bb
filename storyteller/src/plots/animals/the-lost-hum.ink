# needs: hearing
# role treat: food = blackberries
# holds: dark(kind)

=== title
{~The Bear’s Lost Hum|Who Has Seen a Hum?}
-> DONE

=== s1
# shot: wide
# place: forest; afternoon; clear
# action: bear lift worried stone; A peek curious under stone; heroes crouch curious at bear; friends peek curious
# things: 6 stones; log; mushroom; basket
{~The bear had lost something, and was looking for it under stones. {H} came and looked under some too, and then thought to ask what it was.|“Is it under this one?” said somebody in the wood. “No. Is it under this one?” {H} went to see who it was, and it was the bear, turning over stones.|All the stones in the wood had been turned over, and none of them had been put back. {H} followed them from one to the next, and at the end of them was the bear.}
“I have lost my hum,” said the bear. “I had it this morning, over {treat_a}. It went up, and then down, and then it did a little skip. I put it down to eat, and now it has gone.”
{young:And it looked under one more stone. There was just a beetle.|And the bear looked under another stone, where there was only a beetle, who was sorry not to be of help.} # usual
“Then we will find it,” said {A}.
{young:A hum cannot go very far.|A hum has no legs, after all, and could not have got far.} # usual
{joining}
{is_loved:“Is it a hum about {loved}?” asked {A}. “It is not about anything,” said the bear, a little stiffly. “It is a hum.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: meadow; afternoon; breeze
# action: bird stand happy on hedge; heroes listen curious at bird; bear look-up curious; friends listen curious
# things: hedge; basket; 5 cherries; footprint
First they went back to {treat}. {young:There were sticky paw-prints all over. There was no hum.|There were sticky paw-prints, and not much else, and no hum.}
{hinderer_person:“Was it this one?” asked {hinderer}, and hummed another, and then nobody could get that one out again.} # beat
{hinderer_animal:{hinderer} licked up the prints one after another, and after that there was nothing to follow.} # beat
{hinderer_carried:{hinderer} was set down on one of the prints for a moment, and had to be peeled off.} # beat
But a {~wren|blackbird} in the hedge put its head on one side. “Up, and then down, and then a skip?” it said. {young:“It was here. I sang it. Then the bees had it.”|“It went past here. It went through me, as a matter of fact. I sang it twice, and then the bees had it.”}
“Thank you,” said {A}. “Which bees?” ¶ “The ones,” said the bird, “that are going home.” # more
-> DONE

=== m1
# aside
# shot: behind
# place: meadow; afternoon; clear
# action: 6 bees fly happy; heroes run happy at bee; bear run curious; cow stand surprised; friends run happy
# things: stile; flower; fence; daisy
The bees went in a long brown line over the clover, and {they} went after. {young:It is not easy to follow a bee. It goes up, and over, and through.|It is not easy to follow a bee. It does not keep to paths, and it goes through hedges without saying so.}
They went over a stile, {~under a wire|through a gap}, and round a cow, who moved one ear.
“Zoom,” said the bees, all on one note. {young:“Zoom, zoom, zoom.” There was no skip in it at all.|It was a good note, and they stood by it, but it was not the hum. There was no skip in it anywhere.}
“Do you know any others?” the bear asked them. The bees said that they were sorry, but they had always found that one was plenty. # more
-> DONE

=== l1
# aside
# shot: close
# place: farm; afternoon; clear
# action: horse drink calm bucket; A stroke curious at horse; heroes listen curious; bear listen curious; friends stand curious
# things: barrel; hay
At the farm they asked the old {~grey|brown} horse, who had heard most things.
“There was something in my ear,” said the horse, “about an hour ago. {young:It tickled. It went up. It went down. It did a skip, and so did I.”|It tickled. It went up, and I thought, hello. It went down, and I thought, goodbye. And then it did a skip, and I very nearly did one too.”}
“Where did it go?” asked the bear.
“And what did you do?” asked {A}. “I had a drink of water,” said the horse, “until it passed.” # more
It had a drink of water now, in case. # more
The horse pointed with its whole long nose. {young:“To the water,” it said. “I go there too, at six.”|“To the water,” it said. “Everything goes to the water in the end. I do, at six.”}
-> DONE

=== m4
# aside
# shot: wide
# place: meadow; dusk; clear
# action: 20 sheep shout happy; A listen calm at sheep; heroes sit sleepy; bear sit sad; friends sit calm
# things: fence; hedge; stile
On the way they met some sheep, and asked them too. {young:It is fair to ask everybody.|It is only fair to ask everybody, even if you have an idea of the answer.}
“Was it like this?” said the first sheep, and said, “Baa.”
“{~Not very|Not quite},” said the bear.
“Was it like this?” said the second sheep, and said the same thing, but lower.
There were thirty-one sheep, and they each had a try. {young:“Baa.” “Thank you,” said {A}. “Baa.” “Thank you.” It took until the sun was in the hedge.|{A} listened to every one of them, and said thank you every time, and so it took until the sun was in the hedge.}
“It is a pity,” said the last sheep. “I was sure that I had it.”
They could hear it still trying, two fields away. # more
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: river; dusk; clear
# action: bear sit sad; A stroke calm at bear; heroes sit calm; frog peek curious; friends sit calm
# things: leaf on frog; stone; plant
By the river they all sat down to rest. {young:The sun was low and red. The bear put its chin on its paws.|The sun was low and red, and so were the bear’s spirits. It put its chin on its paws.}
“Perhaps it was not a very good hum,” said the bear. “Perhaps it has gone to somebody better.” # usual
“Tell me again how it went,” said {A}.
“It went up,” said the bear, “like so.” And it hummed, {young:very low|a bit rustily, like a gate}. “And then down, like so. And then… and then I do not know.”
{helper_person:“Nobody splash,” said {helper}, so firmly that a duck stopped with one foot in the air.} # beat
{helper_animal:{helper} lay down beside the bear, chin by chin, and it was so quiet that you could hear the mud.} # beat
{helper_carried:{helper} was leaned against the bear, and the bear stopped sighing, so as not to tip {helper} over.} # beat
From under a {~leaf|dock leaf}, very small, somebody else did the skip.{short: It was a frog, no larger than a plum.}
-> DONE

=== m2
# shot: two
# place: river; dusk; mist
# action: frog bow worried on stone; heroes kneel happy before frog; bear lie-front happy before frog; friends kneel happy
# things: leaf; stone; plant
It was a frog, no larger than a {~plum|walnut}. “I beg your pardon,” said the frog. {young:“It came by on a leaf. I did not know that it was yours. I only used the end.”|“It came down the river on a leaf, and I did not know that it belonged to anybody. I have only used the end.”}
“You may keep the end as well,” said the bear. “I mean, we could both have it.”
“I shall be careful with it,” said the frog. “I shall only use it after rain.” # more
The frog had never been given half of anything before. {young:It went very green. That is how frogs go pink.|It turned a darker green, which is how frogs blush.}
-> DONE

=== l2
# shot: above
# place: river; dusk; mist
# action: otter play happy stone; A play happy flute; heroes dance laughing; bear dance laughing; duck shout proud; friends clap laughing; frog jump happy
# things: pebble; plant
Then everybody wanted to learn it. {young:The otter did it with a stone. Tap, tap. The heron did it on one leg.|The otter did it with a pebble on a stone. The heron did it very slowly, standing on one leg.} {A} did it {~by blowing across a reed|on a blade of grass}, and {many:{B} kept|the horse, who had come at six, kept} time.
A moorhen wanted to know if there were any words. There were not. She said that it was just as well, since she could never remember words. # more
Up it went, and down it went, and each time it came to the skip somebody laughed, and they had to begin again.
The duck came in late every time. It said that it was doing it on purpose. # more
“It is bigger than it was,” said the bear{young:. “It has got everybody in it.”|, who had walked round it, so to speak. “It has got other people in it.”}
-> DONE

=== s4
# shot: close
# place: river; night; stars
# action: bear shout happy; heroes listen happy at bear; frog shout happy on stone; friends listen happy
# things: stone; lantern; plant
So the bear hummed it, right from the beginning. Up it went, like somebody {~on tiptoe|on the stairs}. Down it came, like somebody home from work. And at the end the frog put in the skip, {young:plop|just where it belonged}.
{young:It was the very same hum. It was not even dirty.|It was the very same hum. It had only been round the fields and back, and it looked the better for it.} # usual
“There,” said {A}. “It was not lost. It was being borrowed.”
The bear hummed it again, to be sure. # more
A little way off, on the bank, somebody hummed it back. Perhaps it was only the bank. # more
-> DONE

=== l3
# shot: wide
# place: river; night; mist
# action: bear lie-back sleepy; otter sleep sleepy; frog sleep sleepy; heroes lie-back sleepy; friends sit sleepy
# things: stone; lantern; plant
The stars came out to listen. The mist {~came up and lay|lay} down on the water.
The heron slept. The otter slept. The frog slept too, with its mouth a little open.
The river did not sleep. But it turned over, now and then. # more
The bear lay on its back, with its paws on its middle. You could see the hum go up. You could see it go down. # more
Nobody hummed loudly now. There was only a thread of it, up, and down.
-> DONE

=== m3
# shot: behind
# place: forest; night; stars
# action: bear hug calm at A; heroes walk sleepy; friends walk sleepy
# things: tree; lantern in A.hand; basket; leaf
The bear walked with {them} to the edge of the wood. It walked on its quiet feet.
“You may have it, too,” said the bear. “{~For going to sleep|For the night}. It is best for that.”
They stood for a bit. The bear smelled of leaves, and of {treat_noun}. # more
“What if it gets lost?” asked {A}.
“Then ask a bird,” said the bear. “They will have it somewhere.”
{homeward} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: A listen calm; heroes walk sleepy; friends walk sleepy
# things: gate; nest; moon over gate; lantern
The path was {~pale|white}. The gate squeaked, up and then down.
“Listen,” whispered {A}. “The gate knows it.”
Under the eaves the swallows shifted. One of them said something small. It had a skip in it.
The moon was up. It was as round as a note. # more
A beetle went by, under the step. It had been told the news, and was glad. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: window; moon; leaf
Then it was {~night|late}, and there was bed.
{resting}
{keepsake}
{dream} # spare
The window was open by one finger. Out in the dark, far off, there was a hum.
It went up. It went down. There was a little skip.
Perhaps it was the bear. Perhaps it was the river. Perhaps it was only sleep, coming up the stairs. # usual
{H} hummed it once. Then there was no more hum. There was just breath, in and out.
Goodnight.
-> DONE

=== next_night
It rained, and then it stopped, and it was just what the frog had been waiting for. {H} heard it by the drain at the corner. Up it came, and down it went, and then the skip.
By the next lamp post the gutter had it. A man went past under an umbrella, and his feet had it. And at the bus stop stood {~seven|six} people with their mouths shut, looking straight in front of them, and every one of them was a little louder at the skip.
-> DONE

=== next_bedtime
The last of the rain went up, and down. The drain did the skip.
-> DONE
