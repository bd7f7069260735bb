# about: shy; new-friend; exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# also: nervous
# role hue: colour = green
# holds: dark(kind)
# names: Mrs Okafor | Mrs Adeyemi | Mrs Balogun
# names: Mr Pettifer | Mr Gadsby | Mr Rumbold

=== title
{~Who Waved First?|Somebody Waves at Six}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: okafor point happy up; A look-up surprised; heroes look-up surprised; friends look-up surprised
# things: huge building-crane; church; house; helmet on okafor.head
# people: okafor=builder(she)
{~High over the town stood a crane, taller than the church. At the top, in a glass box, sat Mrs Okafor, and when she came down for her tea she asked {H} who it was that waved to her.|“Somebody waves at me,” said Mrs Okafor, who drove the tall crane by the river. “Every evening, at six. I want to know who it is.” And she looked at {H}.|The crane was leaving in the morning, and Mrs Okafor, who drove it, had still not found out who waved to her, every evening, at six. So she came down all her ladders to ask {H}.}
{joining}
{is_loved:“Can one think about {loved}, up there?” asked {A}. “Not with a girder on,” said Mrs Okafor, “but in between.”|{musing}} # personal
“It is a {young:very big wave,” said Mrs Okafor. “Up, and across, and down. I wave back, with my crane.|good slow wave,” said Mrs Okafor. “Up, and across, and down. So I wave back, with the crane.}” # usual
“But who is it?” asked {A}. # spare
“From up there,” she said, “it is a {~dot|crumb}. And {young:tomorrow I go away,|tomorrow we move on,} and I should like to say goodbye.”
-> DONE

=== s2
# shot: two
# place: building-site; afternoon; clear
# action: okafor think happy at A; A write curious notebook; heroes listen curious at okafor; friends drink calm cup
# things: building-crane; chimney; umbrella; cup
A detective asks three questions before getting up. {A} had them ready.
“What is beside it?”
“A chimney,” said Mrs Okafor, “with a bird on it. {young:It never flies away.|I have never once seen it fly.}”
“What is under it?”
“Something {hue_noun}, and round. {young:When it rains, it goes in.|When it rains, it goes in, which surprises me.}”
“What are you doing when it waves?” ¶ “Nothing,” said Mrs Okafor. “I am only putting the crane away.” # usual
{hinderer_person:“It may have been me,” said {hinderer}. “I wave at most things.” So {hinderer} had to be crossed off before they began.} # beat
{hinderer_animal:{hinderer} was asked as well, and looked so guilty that it took them ten minutes.} # beat
{hinderer_carried:Mrs Okafor waved at {hinderer}, and waited, and it was some time before she would go on.} # beat
{A} wrote that down, and {~drew a line under it|put a ring round it}. # spare
Then they set off. {young:From up there it is all roofs. Down here it is all doors.|The trouble was that from above a town is all roofs, and from below it is all doors.} # spare
-> DONE

=== m1
# shot: above
# place: rooftops; afternoon; breeze
# action: chicken stand calm on chimney; A point happy at chicken; heroes look-up happy at chicken; bird fly happy; friends look-up curious
# things: chimney; weathervane; church; roof
There were three birds on the roofs that day. {young:There was a gold bird on the church. It went round and round.|There was the golden one on the church, but it had turned round twice while they were looking at it.} So it was not that.
There was a gull on the {~bank|post office}. “Do you ever move?” called {A}, and it did.
{young:And there was a hen. She sat on a tall chimney.|And on a tall chimney, next to the market, there was a hen.} She was made of clay, and she kept the rain out. She looked as though she never meant to go anywhere.
“Good afternoon,” said {A}. The hen did not so much as blink. # spare
“That is our bird,” said {A}. # spare
-> DONE

=== l1
# aside
# shot: close
# place: rooftops; dusk; clear
# action: 6 birds stand curious; A hold laughing bun before bird; heroes write curious notebook; friends sit laughing
# things: crumb; roof
To be quite sure, they spoke to the pigeons in the square, who live on roofs and ought to know.
“Who waves, up there, at six?” asked {A}.
{young:“Crumbs?” said the pigeons. “No, waves,” said {A}. “Crumbs!” said the pigeons.|“Has anybody got a bun?” said the pigeons. {A} said that they could talk about buns in a moment.}
“We are mostly looking down,” said the oldest pigeon. “That is where it falls. But there is a {~clean|shiny} window. I walked into it on {~Tuesday|Sunday}. {young:I hit my nose on it. Bonk!|I was talking at the time, and went straight into it.}”
{A} wrote: Clean. And the pigeons had their bun.
They had not been a great deal of help, but on buns they were very sound. # more
-> DONE

=== s3
# shot: behind
# place: street; dusk; clear
# action: pettifer wash calm cloth at window; A point surprised up; heroes look-up surprised at pettifer; friends look-up surprised
# things: window; umbrella; cloth in pettifer.hand; building-crane; chimney; clock
# people: pettifer=man(old, he, glasses)
{short:On one tall chimney sat a hen, made of clay. }Beside the hen’s chimney was a round window. And under the window, outside a shop, stood a big {hue_noun} umbrella, {young:as round as a bun.|open, to show people what an umbrella looks like.}
{helper_person:“From here you get both of them,” said {helper}, in a doorway: the window, and the crane.} # beat
{helper_animal:{helper} would not be led past a certain doorway, and from there, as it turned out, you could see both.} # beat
{helper_carried:{helper} was put on a wall, to look the other way, at the crane, so that nobody had to look both ways at once.} # beat
The church clock began to strike six. # usual
Somebody came to the window with a cloth. {young:The cloth went up. It went across. It went down.|The cloth went up the glass, and across it, and down the other side.}
“It is not a wave at all,” {~whispered|said} {A}. “It is somebody cleaning a window.”
But far over the roofs the crane moved its long arm. Up, it went, and across, and down.
-> DONE

=== m2
# shot: two
# place: shop; dusk; clear
# action: pettifer wave happy; A listen curious at pettifer; heroes look-up curious; friends look-up curious
# things: 5 umbrellas; umbrella-stand; cloth in pettifer.hand; bell; counter
The shop bell went ting, and down the stairs came a thin old man with a cloth in his hand. This was Mr Pettifer, who sells umbrellas. “They are mostly black,” he said. {young:“I have one with ducks on.”|“But there is one with ducks, for emergencies.”}
The others hung upside down, in rows, like bats who have been told to wait. # more
“Do you wave at the crane?” asked {A}.
“Certainly I do,” said Mr Pettifer. “It waves at me. {young:Every night, at six. I think that it likes me.|Every evening, on the stroke of six. I cannot think what I have done to deserve it.} I give the glass a good {~rub|polish} first, so that it can see who it is.”
{pausing} # company
-> DONE

=== m3
# aside
# shot: above
# place: shop; dusk; clear
# action: pettifer sit surprised on stool; A point happy at pettifer; heroes write happy notebook; friends stand happy
# things: stool; cloth; comb; umbrella
{A} looked at the list, and then at Mr Pettifer.
“Who waved first?” asked {A}.
“It did,” said Mr Pettifer. “{young:I was cleaning my window, and it waved to me.|I was up there doing the window, one evening in {~March|spring}, minding my own business.}”
“She says that you did,” said {A}.
“She?” said Mr Pettifer. “{young:Is there a lady in it?|Do you mean to tell me that there is somebody inside?}” He sat down upon a stool. He looked for a comb.
“Then who is at the other end?” he asked. “I always thought it was the crane.” # more
-> DONE

=== l2
# aside with m3
# shot: wide
# place: shop; dusk; clear
# action: pettifer hold worried umbrella; A point happy at window; heroes clap happy at pettifer; friends stand happy
# things: window; clock; rubber-duck; curtain; 3 umbrellas
“What does she look like?” asked Mr Pettifer.
“She has a yellow hat,” said {A}, “and {~good boots|a flask}, and she comes past here every night on her way home.”
{young:“Past here?” he said. “Past my shop?”|“Past this door?” said Mr Pettifer. “Past these umbrellas?”} He looked out of it, left and right.
“At ten past six,” said {A}.
“At ten past six I pull down the blind,” said Mr Pettifer. {young:“I never looked. I never, never looked.”|“For two hundred evenings I have pulled it down in her face.”}
He put the umbrella with the ducks on in the window. He took it out again. He put it back. # more
-> DONE

=== s4
# shot: close
# place: street; night; clear
# action: okafor wave happy at pettifer; pettifer wave happy at okafor; A wave happy at okafor; heroes clap happy at pettifer; friends clap happy
# things: umbrella; street-lamp; shop; building-crane; boot
{short:Down came Mr Pettifer, who sells umbrellas. “It waves at me,” he said, “so I wave back.” }At ten past six {~there were boots on the pavement, and it was|who should come past the door but} Mrs Okafor, going home.
“This is who it is,” said {A}. “You were cleaning the window. And you were putting the crane away. {young:Nobody waved first. You both waved back.|Neither of you was waving, and both of you waved back.}”
Down on the river a {~duck|gull} laughed. # spare
“Two hundred evenings,” said Mr Pettifer. {young:“And it was not for me.”|“And it was never meant for me.”} ¶ “But it was, after that,” said {A}. “It was every time but one.” # usual
They looked at each other. Neither of them knew what to say, so they waved.
-> DONE

=== l3
# shot: two
# place: street; night; stars
# action: okafor hold happy umbrella; pettifer drink happy cup; heroes drink happy cup; chicken stand calm; friends sit happy
# things: bottle; chimney; shop; street-lamp
Then it was easier. There was tea, on the step, from the flask.
“You do the corners very well,” said Mrs Okafor. “I have often noticed it.”
“You never spill,” said Mr Pettifer.
“On Fridays you were blue,” she said. “On Fridays it is the other cloth,” said Mr Pettifer.
{young:He gave her the one with the ducks.|He gave her the umbrella with the ducks, though she works under a roof.} She put it up, to please him. It was not raining. It was {~very nice|quite dry} under there.
The clay hen looked down on it all. She had known for months. # more
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: pettifer wash happy window; okafor point happy at hill; heroes look-up happy; friends sit sleepy
# things: window; hill; house; cloth; building-crane
“And tomorrow the crane goes away,” said Mr Pettifer.
“Only to the hill,” said Mrs Okafor. “{~The hospital|The school} wants a new roof. But that is on your other side.”
Mr Pettifer thought for a moment.
“I have a window on that side,” he said. “I have never cleaned it.”
“It will take two cloths,” he added. # more
He went to look for a fresh cloth. It was late, and the blind stayed up.
-> DONE

=== l4
# shot: object
# place: river; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: huge building-crane; street-lamp; moon; bridge
They went home by the river. The crane stood still, with one red light on top. It went on. It went off.
{homeward} # company
“Goodnight,” said Mrs Okafor, at the corner. She did not wave. She saved it. {~The boots went on up the road.|She went on up the road, under the ducks.}
The pigeons were in a row, all looking inwards. # more
The river went by, and had nothing to add. No one waved, and no one waved back. It was very quiet.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: window; cloth; umbrella
{~Then there was bed, by the window.|Bed was by the window.}
{resting}
Far off was the top of the crane. Its red light went on. It went off.
{keepsake}
{dream} # spare
Above the umbrellas was one round window. It was very clean. # spare
A hand came out of the blanket. It went up. It went across. It went down.
It may have been a wave. It may have been a hand, going to sleep. # usual
The light went on. The light went off.
Somebody waved back.
{H} shut both eyes. Goodnight.
-> DONE

=== next_night
Going along the street {A} saw a tree wave. It was quite a small one, in a pot, on a roof.
“Have you seen it?” called Mr Pettifer, from his other window. “And the flag at the town hall, and the lady at number two, with the rug?”
Far away on the hill the crane was putting itself to bed. Up, it went, and across, and down.
“I think that they were all waving back already,” said Mr Pettifer. “We had only never looked.”
-> DONE

=== next_bedtime
A curtain went up, and across, and down. Somebody was shutting it, or not only shutting it.
-> DONE
