# about: story-about; with-character; creature; bring-back
# tells: tale(a kind one)
# also: funny; person; place; thing; happy; play; food; calm; weather; not-scary; kindness; gentle-hands
# kind sheet: ghost*
# kind arms: zombie*
# kind legs: spider*|tarantula*
# kind cloak: witch*|vampire*|dracula
# kind tall: giant*|ogre*|troll*|yeti
# kind iron: knight*|pirate*|viking*|skeleton*
# kind tail: wolf|wolves|shark*|crocodile*|croc|crocs|alligator*|lion*|tiger*|leopard*|panther*|dino*|t-rex*|t rex|raptor*|dragon*|monster*|piranha*|snake*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~The Next Bit, Please|Round the Corner}
-> DONE

=== s1
# shot: wide
# place: lane; dusk; breeze
# action: heroes peek surprised at guest; guest stand worried; woman wave surprised; friends stand curious
# things: wall left; hat; house; gate right
# people: woman(old)
{~It was so windy in the lane that {H} had to hold on to the gate.|“My hat!” called somebody in the lane, and {H} looked up and saw it go.|The wind had been in the lane since dinner, and {H} had come out to see what it would take next.}
A hat rolled along the wall, and round the corner, {young:and it was gone.|and everybody watched it go.}
Then it came back, on the end of something, {young:and it had been brushed.|and it had been brushed, and its feather put straight.} ¶ “How kind,” said the lady from number nine, who saw only the hat.
{A} went and looked. Round the corner stood {guest_a}, flat against the wall.
“Please do not shout,” said {guest}. “{guest_many:We are|I am} really {wished_gentle}. But people run, before {guest_many:we|I} can say so.”
-> DONE

=== m1
# aside
# shot: close
# place: lane; dusk; breeze
# action: guest think worried; heroes stand curious; friends stand curious
# things: wall left; ice-cream; leaf
“Where do they run to?” asked {A}. ¶ “Home,” said {guest}. {young:“And up the stairs.”|“And up the stairs, and you can hear them moving things against the door.”}
There had been a man with an ice cream. {young:He ran, and dropped it.|He ran, and left it standing in the air, or so it looked, and it came down.}
“So {guest_many:we|I} caught it,” said {guest}, “and carried it after him. {young:Then he ran faster.”|And he looked round, and then he ran faster.”}
“Who ate it?” asked {A}. ¶ “{guest_many:We|I} put it on his step,” said {guest}, “{~with the cold end up|in an egg cup}. {young:But it had got small.”|It was rather small by then.”} # more
“They never wait for the nice part,” said {A}. # more
“It always comes just after they have gone,” said {guest}. # more
-> DONE

=== s2
# shot: two
# place: lane; dusk; breeze
# action: guest hold happy newspaper; heroes stand happy; friends stand curious; man point curious
# things: wall left; newspaper; balloon over wall; sock
# people: man
{young:More things came flying past, and {guest} caught them all.|More and more things came flying past, and {guest} got hold of them all.} # usual
{joining}
{is_loved:“Do you know anything about {loved}?” asked {A}, while a glove went by.|{musing}} # personal
A newspaper came. It went back {young:with all its pages.|with its pages in order, and the right way up.}
A sock went back with the other sock. {young:A balloon went back with a new knot.|A balloon went back with a better knot than it had come with.} # usual
{hinderer_person:“Who are you talking to?” asked {hinderer}, and came much too near, and had to be turned round.} # beat
{hinderer_animal:{hinderer} knew at once that somebody was there, and had to be held round the middle.} # beat
{hinderer_carried:{hinderer} had to be held with both arms in that wind, so that there were none left to wave with.} # beat
“Who does all this?” called the man with the newspaper. “Come out, and we can thank you!”
“Now they will run,” said {guest}. ¶ “Not if it’s only a bit,” said {A}. “Come one bit at a time.”
-> DONE

=== l1
# aside
# shot: above
# place: lane; dusk; breeze
# action: guest fold happy shirt; heroes hold happy shirt; friends stand laughing
# things: wall left; shirt; washing-line right; 3 peg
Before they could start, a shirt came over the wall, {young:and then one more.|and then a whole family of them, arms out, all holding on to the same line.}
{guest} caught them, one by one. {young:They were folded up.|They were shaken out, and folded, with the arms behind the back, as in a shop.}
The smallest was a baby’s, and it was still wet. {young:{guest} blew on it.|{guest} held it up and blew on it, in at one sleeve and out at the other, until it was warm.}
Then they all went back round the corner, {~in a pile|in a row}, with the pegs on top. {young:“Oh!” said everybody.|“I say,” said somebody in the lane, “they’re even better than before.”}
“You do that well,” said {A}. ¶ “{guest_many:We have|I have} had a lot of wind,” said {guest}. # more
One peg was over, and nobody in the lane wanted it. {guest} put it on, at the back, and stood up straighter. # more
-> DONE

=== m2
# aside
# shot: behind
# place: lane; dusk; breeze
# action: guest stand curious; heroes point curious at guest; friends stand curious
# things: wall left; themed; stone
“How many bits are you?” asked {A}. {young:They counted.|They went over it together, so that nothing would be left behind the wall.}
There was the front, and there was the back, {young:and some more in between.|and in between there was a good deal, which they called the middle.}
“And this?” asked {A}. ¶ “{young:That is new,” said {guest}.|{guest_many:We|I} never see that,” said {guest}. “Is it tidy?”}
It was wiped with {~a leaf|a sleeve}, {young:and then it was tidy.|and after that nobody could have said a word against it.}
{themed_a} was given to {guest} to hold, because you stand better with something in your hands. # personal
{pausing} # company
“Which bit first?” asked {guest}. ¶ “The one that you like best,” said {A}. # more
-> DONE

=== s3
# shot: above
# place: lane; dusk; breeze
# action: guest stand worried; heroes wave proud; woman stand surprised; man stand surprised; friends stand curious
# things: wall left; gate right; lamp
“It is somebody {wished_gentle},” said {A} to the lane. “It comes in bits. Hold on to something.” # usual
{guest} came backwards, since nobody minds a back so much.
{
- is_sheet:
First there was a white hem, and it had been ironed.
- is_arms:
First there was a heel, with a hole in the sock, and a very neat patch beside it.
- is_legs:
{guest_many:First there were feet, a whole row of them, and all of them had been wiped.|First there was one foot, and then there was another, up to four. “That is half,” said {A}.}
- is_cloak:
First there was the hem of a black cloak, mended with a bit of pink.
- is_tall:
First there was a heel, as long as a loaf, and then, a good way up, an elbow.
- is_iron:
First there was a clank, and then something that shone, because it had been polished for this.
- is_tail:
First there was the tip of a tail, and it wagged, quite low down.
- else:
First there was only an end of something, and it was waving.
}
“That’s the bit that held the hat,” said {A}. {young:“Good evening, bit,” said the lady.|“Then good evening to it,” said the lady.} ¶ “The next bit, please!”
Out came some middle.
“That’s what caught your pages,” said {A}. {young:The man took a step back, and then a step forward.|The man took a step back, and thought of his pages, and took it forward again.} # usual
{helper_person:“I have known that bit for some time,” said {helper}, and shook whatever there was to shake.} # beat
{helper_animal:{helper} went and sat down beside that bit, and yawned, and it helped everybody.} # beat
{helper_carried:{helper} was held up high, to see the middle, and did not mind it in the least.} # beat
“The next bit, please!”
-> DONE

=== l2
# aside
# shot: two
# place: lane; dusk; breeze
# action: girl stroke happy guest; heroes stand happy; guest stand happy; friends stand curious
# things: wall left; gate right; scooter
# people: girl
A very small girl came out of number {~five|eight}, and nobody had told her anything. {young:She went to the bit, and patted it.|She went straight up to the bit that was out, and patted it, as you pat a sofa.}
“Is there more?” she asked. ¶ “A good deal,” said {A}. ¶ {young:“Yes!” said the girl.|“Good,” said the girl, and sat down in front of it to wait.}
Behind the wall {guest} held quite still. {young:“Something is warm,” said {guest}.|“Somebody has leaned on {guest_many:us|me},” whispered {guest}. “What does that mean?”}
“It means that they are comfortable,” said {A}. # more
So {guest} hardly breathed, {young:and it was nice.|so that nobody should have to get up again.} # more
A snail came along the wall as well, and went up that bit, and over the top, and down on the other side, and asked nothing. # more
-> DONE

=== m3
# shot: wide
# place: lane; dusk; breeze
# action: heroes wave happy; guest stand calm; woman stand happy; friends stand happy
# things: door; window; gate right; wall left
In the lane the doors had begun to open. {young:They came out in bits as well.|It turned out that the others were coming in bits, too.}
At number four there was a slipper. {young:Then there was a knee.|It waited, and then there was a knee, and a good while later a waistcoat.} At number six there was a nose in the letter box. # spare
“The next bit, please,” called {A}, and they all came a bit further. {young:So did {guest}.|So did {guest}, on the other side.}
It was a fine thing to see. {young:Nobody ran.|A few had one foot on the step, to be ready, but nobody ran.}
Somebody lost a slipper, and the bit by the wall held on to it until the foot came back. # more
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# action: heroes hold-hands happy guest; guest stand worried; woman stand happy; man stand happy; friends stand happy
# things: wall left; hat on woman; moon
Now there was only the front. It did not come.
{A} went round the corner to see. {guest} stood there, with {is_legs:all|{guest_many:all|both}} eyes shut. ¶ “{guest_many:We do|I do} not want to see them run,” said {guest}.
“You can leave them shut,” said {A}. “I’ll hold you.” So round the corner came the front, and {A} with it.
It was very quiet. {young:Even the wind was still.|Even the wind held its breath.} # usual
“Have they gone?” asked {guest}. ¶ “Look,” said {A}. “But only a bit.”
One eye came open, and then the rest. There they were, all of them. {young:“Good evening,” they said.|“Good evening,” they said, one after the other, to the front.} # usual
“My hat!” cried the lady. It was off down the lane.
Then they did run. But they all ran one way, after the hat, and {guest} {guest_many:were|was} first.
Back it came. It had been brushed. # usual
-> DONE

=== m4
# aside
# shot: two
# place: lane; night; stars
# action: guest sit happy; heroes sit happy; woman hold happy mug; friends sit happy
# things: wall; mug; lantern; blanket
After that there was cocoa, on the wall. Somebody had put out a cup for {guest}. It was the big one.
The wind came back, just once. {guest} put a foot on the napkins.
“How did you do that with my feather?” asked the lady. {guest} showed her. # spare
It has to be stroked, and only one way. # more
Then she did it, and {guest} watched, and said that it was very good. # more
{homeward} # company
A small girl slept against the middle. Nobody told her which bit it was. # more
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: wall left; lamp; moon
It was late. {guest} had to go home.
“Front first?” asked {A}. ¶ “Front first,” said {guest}.
So round the corner went the front. Then it was the middle.
Last of all there was only an end. It waved. # spare
{midway} # company
Then there was the wall. # more
“That was the bit with the hat,” said the lady. She waved back. # more
They stood there until it was round all the other corners, too. # more
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: wall; gate; glove; moon
The lane was still. The wind had gone to bed.
On the gate lay a glove. It had been brushed.
The gate had been shut. The bin stood straight. # usual
Round the corner came a cat. It came all at once. It had not been told. # more
Nothing blew away any more.
If it had, it would have come back. # more
That was why the whole lane slept so well. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; curtain; moon
{A} lay in bed. Nothing blew.
{resting}
{keepsake}
{dream} # spare
Down in the lane {guest} went by once more, to see that it was all in its place. # usual
Then something came round the edge of the curtain. First it was only a bit.
“The next bit, please,” said {A}. It came. It was the moon.
It was round, and very {wished_gentle}.
{As} eyes went shut, bit by bit.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
It blew again in the morning. The lady’s hat went along the lane, round the corner, and was gone. Nobody ran after it. They stood at their gates with their cups, and waited.
Back it came, well brushed, and under it came all the rest, front first. “Good morning,” said the lane.
-> DONE

=== next_bedtime
On the gate lay one glove, brushed, with the fingers all the same way. Round the corner an end of something waved.
-> DONE
