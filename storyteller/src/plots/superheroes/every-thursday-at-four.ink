# role aide: toy = a penguin called Bucket
# names: Bert | Sid | Len

=== title
{~Every Thursday at Four|Hold My Tea}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: cat shout proud on tree; streak walk worried; A hold happy mug; heroes look-up surprised; thunderclap point worried up; bert point worried up; friends look-up surprised
# things: tree; 3 books; 2 pears; bench; house
# people: streak=man(old, he, grey hair, blue coat); thunderclap=woman(old, she, red coat); bert=man(old, he, yellow coat)
{~At the end of the street stands Sunset House, where superheroes go to live when their knees will not do stairs. {H} went there every Thursday, with the library books.|“Cat up a tree!” The shout went right down the corridor of Sunset House, where the old superheroes live, and {H}, who had brought their library books, had to stand well back.|There was trouble in the pear tree at Sunset House. There was trouble in it every Thursday, at four, just when {H} came round with the library books for the old superheroes.}
{joining}
{is_loved:There were nine books about crime, and one about {loved}, which {A} had put in for a change.|{musing}} # personal
{young:There was a cat in the pear tree. “Miaow,” it said. “Help!”|On a branch of the pear tree sat a ginger cat, and it was saying, quite distinctly, “Help.”}
“Nobody move,” said the Grey Streak, who had once been the fastest man in the world. {young:Now he had a walking frame with a bell.|He now had a walking frame with a bell on it.} “Hold my tea.”
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: thunderclap clap proud; streak think worried; cat sit calm on tree; A hold happy cup; heroes hold happy cup; friends look-up curious; tiny aide stand proud
# things: tree; ring; 2 cups; saucer
The Grey Streak set off across the lawn. {young:Tap, ting. Tap, ting. That took a long time.|You might have been watching a stamp being licked.} He got there at last, and looked up, and could not think what he had {~run for|come out for}. # usual
{hinderer_person:“Which tree?” asked {hinderer}, right in front of it, and had to be gone round.} # beat
{hinderer_animal:{hinderer} went and looked up, and the cat went up one more branch.} # beat
{hinderer_carried:{hinderer} was put down to take the tea, and then the tea was put down to move {hinderer}.} # beat
“Then it is up to me,” said Lady Thunderclap. {young:“Hold my tea.” When she was young, she could clap so loudly that hats flew off.|She could clap, in her day, so that hats came off all down the street. “Hold my tea.”}
She {not short:took off her rings, and }clapped. It was like {~a purse|a small book} being shut.
“Bless you,” said the cat. # spare
Now {A} had two cups. # usual
{aide_a} minded the saucers.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: bert reach-up worried; A look-up surprised at bert; heroes carry surprised cup; thunderclap pull laughing rope; cat look-up calm on tree; friends clap laughing
# things: tree; rope; 3 saucers
“Stretching is what is wanted,” said Elastic Bert. “Hold my tea.”
{young:He held one arm up. Longer it got, and longer and longer.|He put up one arm and concentrated, and it grew out of its sleeve, past the first branch and past the second.} Then, {~just under the cat|a foot short of the cat}, it stopped, and it would not go on or come back.
{young:“Oh, bother,” said Bert, and they all helped to wind it in again, like a hose.|“It does that now,” said Bert. “It will be Tuesday before I can do up that cuff.” And they all helped to wind it in, like a hose.}
“Is it warm up there?” asked Lady Thunderclap. He said that it was quite breezy, from the elbow. # spare
That made {~three cups, and a saucer|three cups, one with a biscuit in it}. # more
-> DONE

=== l1
# shot: wide
# place: living-room; afternoon; clear
# action: atlas stretch proud; A lift happy armchair; heroes push laughing armchair; friends push laughing armchair
# things: picture; bus; mug; newspaper
# people: atlas=man(old, he, tall, green coat)
So {A} was sent in to wake the Mighty Atlas. {young:He was asleep in a very big chair.|He was in the largest armchair, under a photograph of himself under a bus.}
“Cat,” said {A}, into the better ear. ¶ “Which?” said the Mighty Atlas. “The tree one?” {young:“Yes, the tree one,” said {A}.|“It generally is,” said {A}.}
He had lifted {~buses|trams|banks} and a bridge, and now he lifted the Mighty Atlas. It took three goes. {young:One, two, three, and UP.|They counted for him, and on the third three he came up like a wardrobe.}
“Hold my tea,” he said. It was {~more of a bucket|in a vase}. # more
“There,” said the Mighty Atlas, looking about him from the top. “One does not lose it, you know.”
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: cat walk calm; A sit laughing holding cup; heroes sit surprised; friends sit surprised
# things: tree; fountain; 3 cups; saucer; shed
Then they all went off to the shed, to talk about {~ropes|angles|the old days}. {A}, who was holding the tea, sat down under the tree and kept as still as a shelf.
{young:The cat looked left. The cat looked right.|The cat looked to the left, and it looked to the right.} Then it walked down the trunk, {young:just as you walk down the stairs|as you come down to see if there is any post}. It had a drink at the birdbath. It walked up again, sat on its branch, {young:and put on a sad face|and arranged its face}.
“You can get down,” said {A}.
“Shh,” said the cat. “There is nothing on, here, on a Thursday.”
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; clear
# action: cat sit sad on tree; A look-up calm at cat; heroes sit calm; friends sit calm
# things: tree; telephone; saucer; 4 cups
{A} thought about that. {young:It was all perfectly true.|It could not be denied.} On Monday there was the barber, and on Tuesday there was bingo. On Wednesday a lady came and played the {~harp|accordion|spoons}.
“And they were so good at it, once,” said the cat. “They got my grandmother down in four seconds. {young:Now nobody ever calls.|But the telephone has not rung since they put in the new ones.}” It looked at a paw. “I do call.”
“I see,” said {A}. ¶ “I do it with feeling,” said the cat. {young:“Miaow.”|“One has to mean it.”} # spare
“And Friday?” asked {A}. ¶ “Friday is fish,” said the cat. “I would not miss Friday.” # more
{pausing} # company
-> DONE

=== l2
# shot: above
# place: garden; dusk; clear
# action: streak point worried at paper; thunderclap point cross at paper; bert read curious paper; A point happy at paper; heroes peek laughing at paper; atlas think curious; friends peek laughing
# things: paper; pencil; bench; tree
Out they came from the shed, and they had a plan. They had drawn it on the back of a {~seed packet|bandage|bingo card}. {young:It had arrows on it, and a small drawing of the cat, so that they should know.|It had arrows on it, in three colours, and a small cat, so that nobody should be in doubt.}
“I stand here,” said Lady Thunderclap. ¶ “No, that is a pear,” said the Grey Streak. {young:So they turned it the right way up. Then they turned it back.|It was turned the right way up, and several things became clear, and then it was turned back.}
“We could ask for a ladder,” said the Mighty Atlas. Nobody would hear of it. # spare
“What if it was all of you at once?” said {A}. “With nothing held back?” They looked at each other. {young:They had not thought of that.|It had been a long time since anyone had asked for all of it.}
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: bert catch happy; cat jump happy; A hold laughing cup; heroes clap laughing at cat; thunderclap clap happy; atlas lift proud bench; streak hold proud cushion; friends clap laughing
# things: 3 pears; tree
{not long:“What if you did it all at once?” said {A}, when they came back. }“Hold my tea,” they all said{not short:, {young:and so {A} did|and {A} was given what there was}}. {aide} had the spoons.
The Mighty Atlas{not long:, who had once lifted buses,} bent his knees and lifted the garden bench, with Elastic Bert on it, {~a hand|a foot} off the grass. {young:Bert put his arms up, and up, and up.|Up went Bert’s arms, creaking, like two sunflowers.} Lady Thunderclap drew a breath, and clapped.
{helper_person:“Left a bit,” said {helper} to the Grey Streak, who had the cushion. “And stop.”} # beat
{helper_animal:{helper} sat down on the exact spot, and the Grey Streak steered for {helper}.} # beat
{helper_carried:{helper} was put down to mark the spot, and the Grey Streak steered for {helper}.} # beat
It was a good one. {young:Three pears fell down.|Three pears fell off, and a curtain moved.} # usual
“Help!” cried the cat, and stepped into Bert’s hands as one steps off a tram.
And there underneath was the Grey Streak, with a cushion, {young:just in time|in time, for once}. # usual
“We have still got it,” said Lady Thunderclap. The cat looked over at {A}, and shut one eye.
-> DONE

=== m3
# shot: two
# place: kitchen; night; clear
# action: thunderclap drink happy cup; streak drink happy cup; bert point happy up; cat eat happy; A sit-on-chair laughing; heroes sit-on-chair laughing; friends sit-on-chair laughing
# things: table; teapot on table; 4 cups on table; plate
Then they had their tea, quite cold. They said that they liked it so.
They told it all again from the beginning. The tree was {~taller|windier} by now. The cat was bigger.
“It had stripes,” said Elastic Bert.
“It may have had a bit of a roar,” said Lady Thunderclap. # spare
The cat had sardines. It did not say a word.
“In my day,” said the Grey Streak, “that would have been quick.” They all agreed that it had been. # more
-> DONE

=== l3
# shot: wide
# place: living-room; night; stars
# action: atlas sit-on-chair happy on armchair; small cat sleep happy on atlas; streak sit sleepy; thunderclap clap calm; A whisper calm at atlas; heroes tiptoe happy; friends tiptoe happy
# things: armchair; lamp; 2 cups
Afterwards it sat on the Mighty Atlas. It went round {~once|twice}, and lay down. Its motor went off, and then on again.
He had a cat on him. He kept quite still. He had held up a bridge, in his time, and he had not been so careful.
“Shall I take it?” asked {A}.
“No,” breathed the Mighty Atlas. “I have got it.” # spare
The Grey Streak had dropped off, too. He did it very fast. # more
Lady Thunderclap wanted to clap. She did it with two fingers. # more
-> DONE

=== m4
# shot: behind
# place: lane; night; stars
# action: cat sit happy; A kneel happy before cat; heroes wave sleepy at cat; friends walk sleepy
# things: gate; house; 3 books; moon
It was time to go. {A} had put down all the cups. They stood in a row by the {~sink|clock}.
The cat came as far as the gate.
“Next Thursday?” asked {A}.
“I might get stuck on the roof,” said the cat. “For a change.”
“Not the roof,” said {A}. ¶ “The low bit,” said the cat. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: bench; 3 pears; tree; moon; cup
Behind them the lights went out. They went out one at a time. You could see who {~was slow at switches|was reading}.
The cat walked over the lawn, and up the tree, and came down. It was only keeping its hand in. # spare
The bench was back on its feet. It would remember having been up.
Three pears lay in the grass. They would keep. # more
“Help,” said the cat, very small. It was only in a dream. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny aide sleep sleepy
# things: cup; cape; pillow
{short:They had their tea, cold. And now here|Now here} was the bed. It had its arms out.
{resting}
{keepsake}
{dream} # spare
Nobody was up a tree. Nobody had to be fetched. They were all down. # spare
The pillow said, I have got your {~head|ears}. The blanket said, I have got your feet. # usual
{aide} had the edge of the sheet, and was holding it. # usual
Hold my day, said {H}.
The night took it. It did not spill a drop.
Goodnight.
-> DONE

=== next_night
The ginger cat was on the gatepost, on business. It was about next Thursday. The pear tree had gone very well, it told {H}, but it could not do the pear tree twice. What about a roof?
“Think of their knees,” said {A}.
The cat thought. It gave up the roof. In the end it was settled that it should be stuck in the knitting bag, since that could be seen to sitting down. “I shall want two colours,” said the cat.
-> DONE

=== next_bedtime
“Help,” said somebody ginger, a long way off, trying it over. Then it slept.
-> DONE
