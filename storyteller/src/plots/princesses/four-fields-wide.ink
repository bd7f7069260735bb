# holds: dark(kind)
# role marker: toy = a mouse called Crumb
# names: Hetty | Tilda | Nell
# names: Odile | Isolde | Ursula
# names: Mrs Dabb | Mrs Stipple | Mrs Tubb

=== title
{~Four Fields Wide|The Sheep Who Ate the Kingdom}
-> DONE

=== s1
# shot: wide
# place: throne-room; afternoon; breeze
# action: sheep eat happy paper; king hold surprised map; A point surprised at sheep; heroes stand surprised; princess run happy holding pencil; friends stand surprised
# things: throne; 2 footprints; crown on king.head
# people: king(old); princess
{~The kingdom of Lower Mump is four fields wide, with a pump, a hill and a hen in it. {H} had come to stay for the holidays, and had seen it all before breakfast. In the afternoon a sheep ate the map.|“He has eaten the whole of the north,” said the king, and held up what there was left of the map of Lower Mump. {H}, who had come for the holidays, looked at the sheep. The sheep was still chewing.|Rip, went something in the throne room. Then came a long, papery sort of swallow. By the time that {H} got there, with Princess Hetty close behind, the sheep had eaten the only map of Lower Mump.}
{young:“Oh dear,” said the king. “How shall I say goodnight to it now?”|“How am I to say goodnight to it all?” asked the king.} He did so every night, {young:off the map|straight off the map, so as not to leave anybody out}.
“Then {we} will make another,” said {A}, “before bed.” # usual
Princess Hetty ran for a pencil and the end of the wallpaper.
{joining}
{is_loved:“Was there anything on it about {loved}?” asked {A}. “In the north,” said the king, and they all looked at the sheep.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: meadow; afternoon; breeze
# action: princess jump happy; A write happy paper; heroes walk happy; friends hold happy paper; tiny marker sit proud on gate
# things: pump; gate; huge paper; ruler; bush
They began with the pump, because it is in the middle. {young:It is green, and it goes squeak.|It is green, and it squeaks.}
“Put it on the map,” said the princess. So {A} put it on the map. # usual
There was no ruler, so {A} sat {marker_a} on the gate, and counted steps. {young:One, two, three, all the way from the pump. It was twenty.|From the pump to {marker} was twenty, or nine of the princess’s, who was skipping.}
{helper_person:“I will be the pump,” said {helper}, and stood by it, so that nobody should measure from somewhere else.} # beat
{helper_animal:{helper} came along, and it was checked: eighty, on four feet, which is the same.} # beat
{helper_carried:{helper} was set down at the pump, so that they should find where they had begun.} # beat
So {marker} went on the map as well, to show where from. # usual
“Put in the {~squeak|drip|puddle}, too,” said the princess. “It has always been there.” # spare
{young:So in it went.|It went in, beside the pump, in brackets.} # more
-> DONE

=== m1
# shot: close
# place: hill; afternoon; breeze
# action: army sit-on-chair proud; A draw happy paper at army; heroes stand happy before army; princess bow happy at army; friends wave happy
# things: chair; flag; medal
# people: army=guard(old, he)
In the second field was the hill. {young:For a hill it was quite small, about as high as a cow.|It was about as high as a cow, though not so steep.} On the top, on a kitchen chair, sat the army.
“Halt!” said the army. {young:He was very old, and had a very good hat.|He was eighty-one, and did Mondays to Saturdays.} “Are you going to put us on?”
“Sitting or standing?” asked {A}. ¶ The army thought about it. {~“Sitting,” he said, “but alert.”|“Sitting,” he said, “with the medals.”}
So {A} put him on the map, chair and all, and he asked if the hill could be made a little higher. It could. It was only pencil. # more
-> DONE

=== l1
# shot: wide
# place: village; dusk; breeze
# action: baker carry happy bun; dabb sit happy on stairs; A draw curious paper; heroes walk curious; princess point happy at dog; dog shout happy; friends hold happy pencil
# things: stairs; bowl beside dabb; window; piano; wall
# people: baker; dabb=woman(old, she)
The third field had houses on it, and those were harder.
“Outside the baker’s it smells of buns,” said {A}. {young:“How do {we} draw a smell?”|“{We} cannot leave that out, but it has no edges.”}
In the end it was put in as a wiggle. {young:Then came the dog who barks. He was put in as a woof.|After that came the wall where the dog barks, though not at anybody, and the step where Mrs Dabb sits to do her peas.} Then came the {~window with the piano in it|spot where the swifts come over|grating that breathes warm air}. “Put it on the map,” said the princess, over and over.
“I should put it all on,” said the baker, “and then see what is left.” Nothing was left. # more
Mrs Dabb asked if it was a map or a letter. They said that it was a bit of both. # more
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; clear
# action: odile draw surprised map; A point curious down; heroes stand surprised before odile; princess stand surprised; friends stand curious
# things: rope; 2 posts; map in odile.hand; paper; 3 flowers
# people: odile=princess(black hair)
At the end of the fourth field the kingdom stops, at a rope. {young:Then there was some grass. Then there was one more rope, and a girl with a crown on.|A few steps further on there was another rope, and behind it a girl in a crown, drawing a map.}
“I am Princess Odile, of Upper Mump,” she said. {young:“A sheep ate our map.”|“I do not suppose that you know anything about a sheep?”}
“Is this grass yours?” asked {A}. ¶ “I thought that it was yours,” said Odile. {not short:{young:“I never put one foot on it.”|“I have been so careful not to tread on it.”}}
{hinderer_person:“I have one foot on it,” said {hinderer}, and looked down, and did not know which way to take it off.} # beat
{hinderer_animal:{hinderer} had gone in under both ropes and was eating some, and nobody could say whose it was.} # beat
{hinderer_carried:To have both hands {A} had put {hinderer} down, and so {hinderer} was now in no kingdom at all.} # beat
The grass was as wide as a {~bed|bath|sofa}, and nobody had ever put it on the map.
-> DONE

=== m2
# shot: above
# place: meadow; dusk; clear
# action: A kneel curious blanket; heroes crouch curious blanket; princess bow calm at odile; odile bow calm at princess; friends crouch curious
# things: bucket; hay; rope; star
They were all much too polite to take it.
“After you,” said Hetty. “No, no,” said Odile, “after you.” {young:It went on for a good while. A star came out.|It went on until the stars came out, and there was very nearly a coolness.}
{A} got down, and looked at the grass from close to. {young:Some of it was flat, as if somebody had been lying on it.|In the middle it had been lain on, by somebody rather wide.} Here stood a bucket. Here lay some straw, and a bit of {~blanket|curtain|old coat}, with the corners tucked in.
“This is a bedroom,” said {A}.
“But it is not on the map,” said both of the princesses. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: meadow; dusk; stars
# action: A look-through curious magnifying-glass at map; heroes kneel curious map; odile point surprised at map; princess think curious; friends kneel curious
# things: heap; map; bucket; compass; paper
By the bucket was a heap, and it had been kept very tidy. {young:It was all bits of map. There was a bit of sea, with a whale.|It was paper: a corner with a compass, half a whale, and the top left-hand part of {~Spain|China|Norway}.}
“That is out of my atlas,” said Odile. “It was under my bed.” # spare
“He has not eaten these,” said {A}. “He has been going through them. {young:He was looking for something.|You don’t keep a thing that you only wanted for lunch.}”
“What would a sheep look for,” asked Hetty, “on a map?” ¶ {A} thought of the pump, and the hill, and the army on his chair. “What does anybody look for?” said {A}.
-> DONE

=== s4
# shot: close
# place: meadow; night; stars
# action: sheep look-up happy; A draw happy map before sheep; heroes kneel happy before sheep; princess clap surprised; odile clap surprised; friends hold calm lantern
# things: bucket; blanket; rope; lantern
{short:There was a bucket on it, and a bit of blanket. }And home across the field came the sheep. {young:He stepped over one rope. He lay down, and sighed.|He stepped over the rope, lay down between the two, and sighed.}
“Oh,” said both of the princesses, on their two sides. # spare
“You looked and looked,” said {A}, “and you were not on it. Is that right?” ¶ The sheep {young:looked at his feet|looked into his bucket}.
So {A} drew two ropes, with some grass between, and a bucket, and a {~curly|round|woolly} sort of cloud with legs. Underneath was written: Sheep.
“There,” said {A}. “Now you are on the map.”
The sheep looked for a long time. He did not eat it. He only licked it, once, to see that it was dry. # usual
-> DONE

=== m3
# aside
# shot: wide
# place: meadow; night; stars
# action: heroes walk sleepy; princess walk sleepy; army sit sleepy; odile wave sleepy; friends walk sleepy
# things: pump; gate; stile; chair; moon; map in A.hand
Odile copied it all on to hers. Then she went home, one field up.
The others went home, {~four fields down|by way of all four fields}. They walked right across the map. Here came the stile. Here came the hill.
“All well,” said the army. He was nearly asleep. He was still alert. # spare
There was the pump. It squeaked, once. It was bedtime in Lower Mump.
The gate was twenty steps further on. It felt like more. # more
{homeward} # company
-> DONE

=== l3
# shot: two
# place: castle; night; stars
# action: king read happy map; A point happy at map; heroes sit sleepy; princess sit sleepy; friends sit sleepy
# things: nightcap on king.head; lantern; map; glasses
The king was on the back step, in his nightcap. He held the map up to the lantern. He began.
“Goodnight, pump,” said the king. “Goodnight, squeak. Goodnight, gate. Goodnight, army. Goodnight, {~Mrs Dabb|buns|hen}.” He did not leave anybody out.
Then he came to the edge. He stopped. He put on his glasses.
“Goodnight,” said the king, “Sheep.”
From a long way off, in the dark, somebody answered. It was not a king. It was wearing wool. # more
-> DONE

=== m4
# shot: object
# place: hallway; night; stars
# action: A look-up calm; heroes look-up calm; friends look-up sleepy
# things: map on wall; wall; stairs; lantern
They hung the map up by the stairs. It had {~jam|mud|a thumb} on it by now, and one lick.
“It is a very good likeness,” said the king. He looked at the hill. “I never knew that it was so high.”
Nobody put it out of reach. Nobody thought of it. # spare
The king went up to bed. He said goodnight to the stairs, since they were on it. # more
-> DONE

=== l4
# shot: wide
# place: tower-room; night; stars
# action: heroes look-up sleepy; friends look-up sleepy
# things: flag; bucket; rope; lantern
From the window you could see the whole kingdom. You could see all four fields. The moon did them one {~at a time|by one}.
Past the rope there was a light. That was Upper Mump. Somebody there was brushing her teeth.
And in between was the dark bit. It was as wide as a bed. Somebody was in it. # spare
The flag was asleep on its pole. The hen was asleep on the other. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny marker sleep sleepy
# things: map; pillow; window
{short:The king said goodnight to the pump, and the gate, and the sheep. And then|And so} to bed. It is not a large place, a bed. You can see it all from the pillow.
{resting}
{keepsake}
{dream} # spare
Here is the blanket. It is four fields wide. Here are two hills, at the far end, with toes in them. # spare
To the north there is a pillow, and on it, to show where from, there is {marker}. # usual
Here, in the middle, {H} lay. It was just the right size.
Put it on the map.
Goodnight, hills. Goodnight, pump. Goodnight.
-> DONE

=== next_night
The telephone rang at breakfast, and it was the king of Lower Mump, who had to shout, because of the hen.
The sheep had been eating again. It was the cookery book this time, from soup as far as custard. “But not the map!” shouted the king. “He comes in and looks at the map. He has had it moved down a bit.”
Behind the king something woolly coughed. {H} listened. You could hear that it was custard.
-> DONE

=== next_bedtime
Here was the blanket. It was still four fields wide.
-> DONE
