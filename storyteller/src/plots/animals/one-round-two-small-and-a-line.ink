# about: weather(snow); season(winter|snow)
# role scale: toy = a mole called Bill
# holds: dark(kind)

=== title
{~One Round, Two Small and a Line|The Tracks in the Snow}
-> DONE

=== s1
# shot: wide
# place: snowfield; afternoon; clear
# action: A write curious notebook; heroes crouch curious at tracks; friends stand curious; tiny scale sit calm before tracks
# things: tracks; house
{~It had snowed, and the garden was as flat and white as a plate. {H} had meant to be the first to walk on it, but somebody had been there already.|“Nobody is to move,” said {A}, “until {we} {are} sure what did this.” {H} stood at the back door, with one foot {many:each }in the air, and looked at the snow.|Something had crossed the garden in the night, from one end to the other, and it had not wiped its feet. {H} found the marks at breakfast, and after lunch {many:they|{A}} came out to look into it.}
There was one round mark, and there were two small ones. {young:And all the way beside them, there was a long, thin line.|And beside them, as if it had been drawn from a cart, ran a line.}
“One round, two small, and a line,” said {A}, {young:and made a note|and wrote it down, since that is how you begin}. # usual
{joining}
{is_loved:“It has nothing to do with {loved},” said {A}, who would have known. “That is one thing crossed off.”|{musing}} # personal
They put {scale_a} by it, to show the size.
-> DONE

=== s2
# shot: two
# place: garden; afternoon; snow
# action: rabbit point worried at drawing; A draw proud at rabbit holding pencil; heroes kneel curious before drawing; friends peek worried
# things: drawing; tracks; bush
The first thing was to work out what it was. # spare
So {A} made a drawing.
{young:“It has one big foot,” said {A}. “It has two little feet. And it has a tail that drags.”|“It has one large round foot,” said {A}, “and two small ones, for best. And it has a tail, which it does not pick up.”}
{hinderer_person:“I may have stood on some of it,” said {hinderer}. For a while they had a creature in boots.} # beat
{hinderer_animal:{hinderer} ran ahead along the line, and after that the creature had four more feet, in no order.} # beat
{hinderer_carried:{hinderer} was put down in the snow for a moment, and left one wide, flat mark, which went into the drawing.} # beat
A rabbit came by, and looked at the drawing. {young:“It is a Wumble,” said the rabbit. “My aunt saw one.”|“That is a Wumble,” said the rabbit, who had never been wrong yet. “My aunt was very nearly chased by one.”}
“Is it {~fierce|dangerous}?” asked {A}. “Only to lettuces,” said the rabbit, “but you should see it with a lettuce.” # spare
So {they} followed the line.
-> DONE

=== m1
# shot: wide
# place: garden; afternoon; clear
# action: A write surprised notebook; 3 birds shout cross; heroes look-up surprised at bird; friends look-up curious
# things: post; crumb on post; huge paper; pencil
It went past the bird table, where the sparrows were having words about a crust.
“One round, two small, and a line?” they said. “We saw it. {young:It went by in the dark. It went clink.|It came through after midnight, and it clinked.}”
{A} wrote down: clinks. # spare
“And it had spines,” said one. “It had a cloak,” said another. “It was as big as a bus,” said a third, {young:who had been asleep.|who had been asleep at the time, and did not like to be left out.}
{A} put the spines on the drawing, and the {~cloak|long cloak}, and a bus to show the size. It needed a very large piece of paper.
{pausing} # company
-> DONE

=== l1
# shot: two
# place: snowfield; afternoon; clear
# action: cat sit laughing on wall; A write curious notebook; heroes look-up curious at cat; friends stand curious
# things: wall; tracks
The cat from next door was sitting on the wall, on the one bare brick.
“Did you see it?” asked {A}.
{young:“I see everything,” said the cat. “I do not tell everything.”|“I see most things,” said the cat. “I do not pass them on. It is the only way to be asked in anywhere.”}
“Was it as big as a bus?”
{young:The cat laughed, without making a noise.|The cat shut its eyes, and its whiskers shook for some time.}
“Put this in your book,” it said. “It stopped {~eleven|fourteen} times between the shed and the wall. At each stop it put something down, and said, Oh dear, and picked it up again.”
{A} wrote down: Oh dear. {A} looked at it. It did not sound like a Wumble, or like a bus. # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; snow
# action: hedgehog carry worried cup; heroes crouch surprised before hedgehog; friends kneel surprised; tiny scale sit calm
# things: nightcap on hedgehog.head; barrel; blanket beside hedgehog; 3 cabbages
The line went between the cabbages, each with its white {~hat|cap} on. Then it began to snow again. {young:The tracks were going soft at the edges.|The tracks were filling up, a little at a time, like a bath.} # usual
By the water tub something clinked.
Nobody said Wumble. Everybody thought it. # usual
{helper_person:“We are coming round the tub now,” said {helper}, quite loudly, to be fair to whatever it was.} # beat
{helper_animal:{helper} went round behind the tub, and came back, and did not seem to think much of it.} # beat
{helper_carried:{helper} was held out in front, as the one who had kept calm.} # beat
“Oh dear,” said a very small voice.
And out came a hedgehog in a nightcap, not quite as big as {scale}. {young:It had an egg cup in its arms, and it put it down, for a rest.|It was carrying an egg cup, and it put it down, for a rest.} That was the one round. It had two small feet. And behind it came its blanket, making the line.
“I only got up,” it said, “for a drink of water.”
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; snow
# action: hedgehog yawn sleepy; A kneel calm before hedgehog; heroes listen calm; friends kneel calm
# things: barrel; cup; lantern; blanket; nightcap on hedgehog.head
A hedgehog goes to bed in {~October|November}, and does not get up until April. Everybody knows that.
“I know it too,” said the hedgehog. “But I woke up, and I was thirsty. {young:And the tap is a very long way off.”|And it is a very long way to a tap, if your legs are what mine are.”}
“Did you have your drink?” asked {A}.
“I had it at the tub. I had to wait for it to melt.” {young:It yawned. It had a long pink tongue.|It yawned, and you could see right in.} “And then it had snowed, and I could not see my door.”
“Oh dear,” said {A}, because it was the right thing to say. # spare
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; snow
# action: A hold worried drawing before hedgehog; hedgehog peek scared; heroes kneel laughing before hedgehog; friends sit laughing
# things: lantern; boot; nightcap on hedgehog.head
{A} showed it the drawing.
It looked at the foot, and the other feet, and the tail. {young:It stepped behind {As} boot.|It took one step back, on to {As} boot.}
“What a dreadful thing,” it said. “Is it in this garden?”
“It is you,” said {A}. “So far.”
The hedgehog looked again, for some time. {young:“I am quite big,” it said.|“I had no idea,” it said, and stood up a little straighter in its blanket.} It asked if it might keep the picture. It would go very well on the wall, over the {~beetles|acorns}.
“What do I eat?” it asked. “Lettuces,” said {A}. “I don’t,” said the hedgehog, “but they need not know.” # more
-> DONE

=== s4
# shot: two
# place: garden; night; snow
# action: A hold calm lantern over hedgehog; hedgehog crawl sleepy hole; heroes kneel calm before hedgehog; friends carry calm cup
# things: heap; leaf on heap; hole in heap; tracks
“Where do you live?” asked {A}.
“Under something,” said the hedgehog. {young:But now everything was under something.|But everything was under something now.}
So {A} held the lantern low, and there were the tracks, just. “{We} will follow you backwards,” said {A}, and so {they} did, {many:with {B} carrying the egg cup|egg cup and all}.
They ended at a {~heap|pile} of leaves, with a hole in it like a pocket. In went the hedgehog.
“Could I have the door open a crack?” it asked. {young:It could. “And one more drink?” “You have had one,” said {A}.|It could. “And could I have another drink?” “You have just had one,” said {A}, who had heard it said.} # usual
And it slept.
-> DONE

=== l3
# shot: close
# place: garden; night; snow
# action: hedgehog sleep sleepy; heroes sit calm before hedgehog; friends sit sleepy
# things: heap; lantern; nightcap on hedgehog.head; leaf
Then it opened one eye. “There is one more thing,” it said.
The hedgehog wanted to know if there were still slugs. There were, all asleep as well.
There was one other thing. It wanted to be told when it was April.
“You will know,” said {A}. “It smells of {~mud|grass}.”
And there was one last thing, but that was only a yawn.
{A} waited, all the same, to see if there would be another. # more
-> DONE

=== m3
# aside
# shot: object
# place: garden; night; snow
# action: A sit calm; heroes sit calm; friends sit calm
# things: cup; heap; leaf; lantern; snowflake
{A} looked at the egg cup. It was a long way to the tap, on legs like those.
So {~{they}|{A}} filled it with clean snow, and stood it just inside, where a paw could reach it.
By morning there would be water, if anybody woke. # spare
Then nobody would have to get up.
“Clink,” said the egg cup. Then it was quiet as well. # more
-> DONE

=== m4
# shot: wide
# place: snowfield; night; snow
# action: rabbit whisper worried at A; heroes walk sleepy; friends walk sleepy
# things: tracks; lantern in A.hand; house; bush
The snow came down. It filled in the one round. It filled in the two small. It rubbed out the line.
“Was it a Wumble?” whispered the rabbit.
“It was quite like one,” said {A}, to be kind. “It has gone to bed.”
“They do,” said the rabbit. “{~My aunt’s did|So did my aunt’s}.”
{homeward} # company
-> DONE

=== l4
# shot: two
# place: kitchen; night; snow
# action: A write sleepy notebook; heroes carry calm glass; friends sit sleepy
# things: 2 boots on mat; mat; tap
In the kitchen it was warm. Boots stood on the mat, and dripped.
{A} wrote the last line in the book. Case closed. Door left open a crack.
Then there was a glass of water, to go upstairs. It was {~full|nearly full}. It had to be carried slowly. One step. And one step.
Outside, it snowed and snowed. There was not a mark on anything.
You could not have told that anyone had been thirsty. # more
The tap dripped, once. It was only making sure. # more
The drawing had been given away, but everybody knew by heart what a Wumble looked like. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; snow
# action: heroes sleep sleepy; friends sleep sleepy; tiny scale sleep sleepy
# things: glass; 2 slippers; window
Then there was bed, and the blankets went up to the chin like leaves.
{resting}
{keepsake}
{dream} # spare
By the bed stood a glass of water. That was one round.
Under the bed were slippers, small ones. That was two.
And the door was open, by a crack. The light came in, long and thin. That was the line.
Nobody had to get up for anything, not even for a drink of water. # spare
{H} lay as {~still|quiet} as snow. It would not be April for a long time.
Goodnight.
-> DONE

=== next_night
{H} went out to the heap of leaves, and listened at the door. It was in there still. You could hear it not getting up.
But on the step stood the egg cup, upside down, and washed. A note was under it, about as long as an eyelash. “Not April,” said the note. “Looked.”
They filled the egg cup, and went off backwards, in their own feet, so that nobody should be led to it.
-> DONE

=== next_bedtime
Under the leaves somebody turned over. It still was not April.
-> DONE
