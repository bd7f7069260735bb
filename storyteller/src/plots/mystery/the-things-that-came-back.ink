# about: found-something; lost-toy; exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# role hue: colour = blue
# names: Mrs Pym | Mrs Dray | Mrs Lowe
# names: Mr Bolt | Mr Hasp | Mr Gill

=== title
{~The Things That Came Back|The Robbery That Went Backwards}
-> DONE

=== s1
# shot: wide
# place: village; afternoon; clear
# action: pym point surprised at spoon; A crouch curious spoon; heroes look-through curious magnifying-glass at spoon; friends peek curious
# things: spoon; house; gate
# people: pym=woman(old, she, grey hair)
{~On the doorstep of number nine lay a silver teaspoon. It was very clean, it had been lost for thirty years, and {H} had been asked to come and look at it.|“I have been robbed,” said Mrs Pym at number nine, “but backwards.” {H} came at once, and there on the doorstep lay a teaspoon that she had lost thirty years ago.|On Wednesday it was a pair of spectacles, on Thursday a whistle, and on Friday a silver spoon, all of them lost for years, and all of them back on their own doorsteps. People did not like it, and sent for {H}.}
{young:Mrs Pym picked up the spoon and gave it a kiss.|Mrs Pym turned the spoon over, and there was the dent in it from her wedding.} “There you are,” she said. # usual
{joining}
“{young:Who had it?” asked Mrs Pym. “And who made it shine?|It is not the taking that I mind,” said Mrs Pym. “But who has been at it with polish?}” # spare
-> DONE

=== s2
# shot: two
# place: village; afternoon; clear
# action: A hold curious magnifying-glass at spoon; pym hold proud spoon; heroes write curious notebook; friends peek curious
# things: wall; whistle on wall; glasses on wall; envelope; leaf
Other doors in the lane had things back, too. {H} looked at them all, in a row on Mrs Pym’s wall.
“They are small,” said {A}. “{young:They all shine. You could carry each of them in your mouth.|They all shine, and there is not one of them that you could not carry in your mouth.}” # usual
“I would not,” said Mrs Pym. # spare
{hinderer_person:“I see no difference,” said {hinderer}, who had on the spectacles, and walked into Mrs Pym.} # beat
{hinderer_animal:{hinderer} carried off the spoon, to show that it could be done, and had to be asked for it, twice.} # beat
{hinderer_carried:{hinderer} was put down at the end of the row, and a man going by was sure that {hinderer} was his.} # beat
In the bowl of the spoon there was {~a bit of moss|a very small twig}. {A} put that in an envelope. # spare
{young:Then {A} looked at the doors. Number nine. Number eight. Number seven.|Then {A} wrote down the doors. On Wednesday it had been number seven, on Thursday eight, and today nine.}
“Somebody is going up the lane,” said {A}, “one door at a time.”
“Who is number ten?” asked Mrs Pym. # spare
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; breeze
# action: postman blow happy whistle; 3 dogs run happy; A point laughing at dog; heroes jump laughing; friends clap laughing
# things: postbox; bag
# people: postman(old)
The postman was number eight, and what he had got back was his whistle. {young:“I lost it when I was a boy,” he said.|He had not seen it since he was a boy.} “There you are,” he had said, and blew it at once, which is how you can tell that a thing is yours.
He blew it again for them. {young:Pheep! Round the corner came a dog. Round the corner came two more.|It went pheep, and round the corner came three dogs, one after another, and sat down.}
“I do not have a dog,” said the postman.
“You have now,” said {A}. {~The smallest one had begun on his laces.|The largest one had already got into his bag.}
-> DONE

=== l1
# aside
# shot: wide
# place: village; afternoon; clear
# action: vicar listen happy; A write curious notebook; heroes listen curious at vicar; friends listen curious
# things: church; glasses on vicar.head; gate; book in vicar.hand
# people: vicar=man(old, glasses, black coat)
The vicar was number seven. {young:He had his old glasses back. They had been gone for nine years.|He had got back his second-best spectacles, which he had put down for a moment nine years ago.}
“There you are,” he had told them, and that same evening he had worn them in church. {young:“I could see everybody,” he said. “{~Four|Six} of them were asleep.”|Until then, he said, he had thought that everybody shut their eyes in order to listen.}
“Did you hear anyone on the step?” asked {A}.
“Nobody,” said the vicar. “But somebody laughed, quite near, in a rattling sort of way. I thought that it was about my sermon.”
{A} wrote that down: Rattling. # more
-> DONE

=== s3
# shot: behind
# place: street; dusk; clear
# action: magpie carry proud bell; A peek surprised at magpie; heroes sit surprised on bench; friends sit surprised on bench
# things: bell before magpie; bench; tree; church
Number ten was the school. So when the light began to go, they sat down on the bench across the road, under the {~elm|chestnut}, and watched the school steps.
{young:They waited. They were as quiet as cups.|It is harder than it looks, to be as quiet as a bench.} # spare
{is_loved:{A} thought about {loved} for half an hour and did not say one word of it, which is easier for a bench.|{musing}} # personal
{helper_person:“Look at something else,” said {helper}, without moving a lip, “and it will come.” So they all looked at the gutter.} # beat
{helper_animal:{helper} lay down underneath, like something that goes with a bench.} # beat
{helper_carried:{helper} was put at one end with a newspaper, and made it look like any other bench.} # beat
Clink. Somebody came down out of the tree, in a black coat and a white shirt front. It was a magpie, of a certain age. {young:She had a little bell in her beak.|She had the school’s handbell in her beak, and walked with her head held high.}
She put it down upon the top step, and polished it with one wing. Then she noticed {them}. # usual
“I am not taking it,” said the magpie. “I am putting it back.”
-> DONE

=== m2
# shot: above
# place: street; dusk; clear
# action: magpie sit calm on bench; A sit curious on bench; heroes kneel curious before magpie; friends sit curious on bench
# things: bench; 6 spoons; tree; nest in tree; bell
“I am moving,” she said, and sat down on the arm of the bench. “My children have all got trees of their own. {young:It is too big, and I am only one.|There are six rooms up there, and all that dusting.} I have found {~a plum tree|an apple tree}, just the one branch, and one cannot take forty years of spoons.”
“But why did you have them?” asked {A}.
“{young:They were shining,” said the magpie. “They shone at me.|They were looking at me,” said the magpie. “From windowsills. In that way that they have.} One takes a thing home, and then one sees that it is only a spoon.”
{pausing} # company
-> DONE

=== m4
# shot: wide
# place: lane; dusk; clear
# action: bolt hold happy key; A give calm key at bolt; magpie walk curious; heroes clap happy at bolt; friends walk curious
# things: gate; hedge; basket; cottage
# people: bolt=man(old, he, white beard)
There were some things left over, and the magpie was no longer certain where they came from. So they went down the lane to ask. The first was a {~key|medal}.
“Is this yours?” asked {A}, at one gate after another. {young:No, said number one. No, said number two. No, said number three.|It was not number one’s, and number two had never had such a thing, and number three only wished that it was.}
But old Mr Bolt at number four looked at it for a long time, and went rather pink about the ears. “There you are,” he said to it.
{young:He held it in his hand. He did not say what it was for.|He never told them what it was for, and nobody asked.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: lane; dusk; clear
# action: woman hold happy ring; man hug happy teddy; A clap happy at woman; magpie look-up surprised; heroes give happy lid at man; friends clap happy
# things: gate; teddy; lantern
# people: woman; man
After that it went faster, for people came out to their gates.
There was a {~brass|green} earring, which made a pair. There was the eye of a bear. {young:The bear came too, and had it put in. Now he could see on both sides.|The bear, who was fifty, was fetched down from an attic, and had it put in then and there.}
There was the top of a pepper pot. “We have been so careful with that,” said number five, “for eleven years.”
“There you are. There you are,” said people, all down the lane. {young:It sounded like birds.|Anybody passing would have thought that it was a party.}
“I had no notion,” said the magpie, “that they would be so pleased.” # spare
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# action: A give happy button at magpie; magpie stand surprised; heroes kneel happy before magpie; friends hold calm lantern
# things: lantern; gate
{short:So that was who it was, and they went round with her. }In the end there was only one thing left. It was a button, of {hue_noun} glass, as round as a {~pea|berry}.
“I cannot think whose it is,” said the magpie. “I have had it the longest.” # usual
They asked at every door, and it was nobody’s at all. {young:{A} looked at it. {A} looked at the magpie.|{A} held it up to the lantern, and it put a small {hue_noun} spot on everything.}
“Then it is for you,” said {A}, and held it out.
“I do not understand,” said the magpie. “Do I take it while you are not looking?” ¶ “No,” said {A}. “I am giving it to you.” # spare
The magpie stood quite still. {young:She had had a lot of things. But nobody had ever given her one.|She had had a great many things, but nobody had ever given her one.}
She put out one foot for it. “There you are,” she said to it, very softly.
-> DONE

=== l3
# shot: above
# place: garden; night; stars
# action: magpie sit happy on tree; heroes look-up happy at magpie; friends look-up sleepy
# things: tree; button in tree; gem; hedge; moon
They saw her home, over one hedge. {young:It was a small tree, with one branch for sitting on.|It was a small neat tree, with one branch for sitting, and a good view of the lane.}
She put the button where the moon would find it. {~She moved it a little to the left.|She stood back, with her head on one side.}
“It does not look at me,” said the magpie. “It just looks.”
The {hue_noun} spot lay on the grass. It did not move. # more
“It wants nothing else,” she said. “No. I do not think that it wants a spoon.”
-> DONE

=== m3
# shot: two
# place: lane; night; stars
# action: A write happy notebook; pym stir happy cup; heroes wave sleepy at pym; friends wave sleepy
# things: gate; cup in pym.hand; spoon; lantern
{A} took the list and crossed off the last door.
“Case closed?” said Mrs Pym, from her gate. She was stirring her tea with the spoon. {~She had been stirring it since five.|She had no sugar in it. She only liked the sound.}
“Case closed,” said {A}.
All down the lane the lamps were lit. In every window some small thing shone. # spare
{homeward} # company
-> DONE

=== l4
# aside with m1
# shot: wide
# place: street; night; stars
# action: postman sit happy; 3 dogs sleep sleepy; heroes think sleepy; friends walk sleepy
# things: whistle; street-lamp; house
The postman sat on his step. He had a dog on each side, and a dog on his feet.
“Lost anything?” he asked.
They thought. {~There was a mitten, once. There was the other half of a biscuit.|There was a marble, once. There was a very good stick.}
“Never mind,” said the postman. “Give it thirty years.”
One of the dogs sighed. It was late. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: button; pillow; spoon; window
Then it was time to be put back, too.
{resting}
There was the pillow, with the dent in it. There you are.
{keepsake}
{dream} # spare
There was one foot. There was the other. There you are. # spare
Over the hedge something small and {hue_noun} {~shone in a tree|looked at the moon}. It was hers.
Now only sleep was missing. It had been gone since the morning. Nobody had looked for it.
It came up the lane, one door at a time. It came up the stairs. # usual
{H} heard it, very nearly.
There you are, it said. Goodnight.
-> DONE

=== next_night
“There you are,” said a voice from the hedge, and out stepped the magpie, with nothing in her beak.
She had been asking after the button, up one lane and down the next, and in the end a hen had known it. It was off a scarecrow, who blew away in a wind before any of them was hatched.
“It should go to whoever looks out over things,” said the magpie, and looked out over things. “I thought that I would ask.”
-> DONE

=== next_bedtime
In the plum tree something blue was looking out over everything.
-> DONE
