# also: tired
# about: funny; exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# role treat: food = toast
# holds: dark(kind)
# names: Miss Inkpen | Miss Parfitt | Miss Larkin

=== title
{~The Hole in the Map|About as Big as a Crumb}
-> DONE

=== s1
# shot: close
# place: library; afternoon; clear
# action: A point curious at map; inkpen give happy pencil at A; heroes peek curious at map; friends stand curious
# things: huge map on table; table; hole in map; paper; scissors
# people: inkpen=librarian(old, she, glasses)
{~Miss Inkpen’s map of the valley had every tree on it, and every tap. {H} liked to find things there, but right in the middle was a hole.|“You can put your finger through it,” said {A}, and did. {H} {was} looking at Miss Inkpen’s big map of the valley, and in the middle there was a hole.|The bus goes round it. The river goes round it, which takes longer. But when {H} looked at Miss Inkpen’s big map, to see what it was, there was only a hole.}
“A moth had it,” said Miss Inkpen, “in my grandmother’s day. {young:So nobody knows what is there.”|Nobody remembers what was there, and so nobody goes.”} # usual
{young:She cut out a round of paper, and gave {A} a pencil.|She cut out a round of paper, to fit, and gave {A} a pencil.} “If it is there,” she said, “put it in.”
{joining}
{is_loved:“Could I put in a bit about {loved}?” asked {A}. Miss Inkpen said that it was a map, and not a birthday list.|{musing}} # personal
-> DONE

=== s2
# shot: wide
# place: meadow; afternoon; breeze
# action: A climb happy stile; heroes point happy at tree; friends walk happy
# things: stile; tree; boot in tree; puddle; wall; map in A.hand; bush
The edge of the map was behind the bus stop. {young:It had nettles, and a stile with one step gone.|It had nettles, and a stile that had given up hope.} {A} went over first.
{helper_person:“Count the steps,” said {helper}, and it was eleven from the stile to the first tree, which is how maps are made.} # beat
{helper_animal:{helper} went ahead through the nettles, and left a path just as wide as a pencil line.} # beat
{helper_carried:{helper} was put on the corner of the paper, which the wind had been trying to read.} # beat
On the other side was a tree with {~a boot|a kettle} in it.
“Does that go on the map?” asked {A}. {young:It was there. Anybody could see it.|It seemed a small thing, on a map of a valley, but there it was.}
“Put it in,” {many:said {B}|said {A}, and nodded}. And in it went.
{young:There was a puddle like a whale. Put it in.|There was a puddle shaped like Norway, the other way up. Put it in.} # usual
There was a wall with a cat’s face in the stones. Put it in. # spare
-> DONE

=== m1
# shot: two
# place: pond; afternoon; clear
# action: duck stand proud; A draw curious at duck holding pencil; heroes kneel laughing before duck; friends sit laughing
# things: map; plant
There was a pond, and in the middle of the pond there was a duck.
“Are you making a map?” asked the duck. {young:“Put me in. I am round, with a beak.”|“I should like to be on it. This is my better side.”}
“A map is for what stays in one place,” said {A}.
“I can stay in one place,” said the duck, and it did so. {young:It stayed and stayed. It did not even blink.|It stayed so hard that it began to turn, like a weathercock.}
So {A} put it in. “You may move now,” said {A}.
“And be {~wrong|somewhere else}?” said the duck, out of one corner of its beak. “Certainly not.”
It was still there when {they} looked back. It had closed one eye, so as to keep the other fresh. # more
{pausing} # company
-> DONE

=== l1
# shot: above
# place: hill; afternoon; breeze
# action: A hold proud leaf; heroes kneel curious; friends stand proud
# things: mound; flag; paper; pencil; sandwich
After the pond came a hill that nobody had ever climbed. It took nine steps, and one of them was a big one.
The hill had to have a name. {young:So it was called Mount {A}.|{A} did not like to say, but it was felt by everybody that it should be called Mount {A}.} {They} put a flag on it, which was a {~dock leaf|handkerchief}.
From the top you could see all the way to the bottom.
{young:There was a beetle up there already.|There was a beetle on the summit, having its lunch, and it said that it had never thought of it as a mountain.} But it moved over.
“Shall I be in it?” asked the beetle. {They} put in a dot. It was nearly life size. # more
-> DONE

=== s3
# shot: behind
# place: forest; dusk; clear
# action: fox sit-on-chair happy at table; heroes tiptoe surprised; friends walk curious
# things: table; tablecloth on table; 12 cups on table; teapot on table; kettle; lantern; treat on table
By dusk there was just one white place left, right in the middle. {young:A thin path went in under the trees.|A path went into it under the trees, very little used.}
{young:Then there was a smell of {treat_noun}.|There was lamplight between the leaves, and quite plainly a smell of {treat_noun}.} A long table stood on the grass, with a white cloth and twelve cups. Behind the teapot sat a fox in a napkin.
“Oh, good,” said the fox. “I have had the kettle on for {~forty|thirty} years.”
{hinderer_person:“Allow me,” said {hinderer}, and pulled the cloth straight, and all twelve cups came along with it.} # beat
{hinderer_animal:{hinderer} went in under the cloth at one end, and could be followed to the other by the cups.} # beat
{hinderer_carried:{hinderer} was given a chair, and could not see over, and was given a tin to go on the chair, and a cushion.} # beat
“Does nobody come?” asked {A}.
“I have wondered about that,” said the fox. “Is it my ears?”
-> DONE

=== m2
# aside
# shot: two
# place: forest; dusk; clear
# action: fox give happy jam at A; heroes eat worried biscuit; friends drink happy cup
# things: table; teapot on table; lantern; 5 biscuits on table; 12 cups on table
So they sat down to tea.
The biscuits were rather hard, being from the first year. {young:You had to hold them in the tea and count to ten.|One held them under the tea, and counted, and it was as well to have good teeth.} But the jam was new.
“And what is the news?” asked the fox. {young:“Is there still a king? Did they find the dog?”|“Have they finished the bridge? Did they ever find the vicar’s dog? I do hate to be behind.”}
It had been found. It had been in the {~vestry|pantry}.
“I am so glad,” said the fox, and passed the jam to everyone twice.
-> DONE

=== l2
# aside
# shot: above
# place: forest; dusk; clear
# action: butterfly eat sad biscuit; heroes sit curious before butterfly; fox give calm jam at butterfly; friends sit calm
# things: table; lantern; biscuit on table; map; jam on table
Something brown came fluttering about the lamp. It was a moth, and it looked at the map, and then it looked at its feet.
“That was us,” it said. “It was my great-grandmother. {young:She ate it. It was the green bit.”|She never ate between meals, as a rule. But it was the green part, and it had just been painted.”}
“Was it nice?” asked {A}.
{young:“It was very nice,” said the moth. “We are all very sorry.”|“It is still spoken of,” said the moth. “None of us has touched green since.”}
The fox thought this over. Then it moved the {~jam|sugar}, so that there was room for a moth.
“You were not to know,” it said. # spare
The moth had half a biscuit, and ate round the edge, with great care, so as not to make a hole. # more
-> DONE

=== s4
# shot: close
# place: forest; night; stars
# action: A draw happy map; fox peek worried at map; heroes peek happy at map; friends hold calm lantern
# things: map; lantern; pencil; table
“It is not your ears,” said {A}. “You were in the hole.” And {A} turned the map round, to show.
The fox looked at the white place in the middle. “So that is where I live,” it said. # usual
“{We} can put you in. Then people will come.”
The fox looked along the table. {young:“How many people?” it said. “I have twelve cups.”|“All of them?” it said. “I have only the twelve cups.”} And its tail went thin.
{A} looked at the pencil, and gave it a new point, as fine as {~a whisker|a hair}. “You could be small,” said {A}. {young:“Then just the people who look hard would find you.”|“Only people who look hard would find you.”}
“About as big as a crumb?” said the fox. # usual
And {A} put it in.
-> DONE

=== l3
# shot: two
# place: forest; night; stars
# action: fox hold-hands happy with A; heroes wash happy cup; friends carry calm cup
# things: table; 12 cups on table; kettle; map; lantern
The fox looked at its dot for a long time. It looked from the left, and from the right.
“Is that the front door?” it asked.
“Yes,” said {A}.
“I thought so,” said the fox. “It is very like.”
The cups were washed. They went back, {~all twelve|one by one}. The kettle was filled, for tomorrow.
“Mind how you go,” it said. “It is a real place now. One can trip on it.” # more
It shook hands all round, and then, to be on the safe side, all round again. # more
-> DONE

=== m3
# shot: object
# place: meadow; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: stile; map; puddle; tree; boot in tree
{They} went back by the map. It was a good one. Here was the tree. Here was the puddle.
On the pond there was a duck, asleep, in {~the right place|exactly its place}.
“You may move,” whispered {A}. It did not.
{homeward} # company
At the stile {they} stepped over the edge, on to the other paper.
There was not even a bump. # more
-> DONE

=== m4
# aside
# shot: close
# place: library; night; stars
# action: inkpen look-through surprised magnifying-glass; heroes point happy at map; friends peek happy
# things: map on table; table; paint-pot; brush; hat
Miss Inkpen had a pot of paste. She put the round in the hole. It fitted.
She took off her glasses. She put on her other ones. She looked very hard, in the middle.
“There is a crumb on it,” she said. Then she did not say anything for a bit.
“I am free on {~Tuesday|Thursday},” said Miss Inkpen, and went to find her hat.
-> DONE

=== l4
# shot: wide
# place: village; night; stars
# action: A yawn sleepy; heroes walk sleepy; cat sit calm on wall; friends walk sleepy
# things: pump; wall; street-lamp; house; map in A.hand
It was all on the map, going home. There was the pump, and the wall, and the lamp.
A cat sat on the wall. It was not in. “Put it in,” said {A}, and yawned.
The stars were in no {~order|sort of order}. Nobody had put them in. They stayed in their places, all the same. # spare
There was the door. The light in it was about as big as a crumb, and then it was as big as a door.
The light had been left on, so that the door could be found. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: map; pencil; pillow
Then it was bed. It was there. It goes on the map.
{resting}
{keepsake}
{dream} # spare
Here is a pillow. Put it in. Here is a blanket, with two hills in it, and they are feet. Put them in. # usual
In the middle was a bit of dark, about as big as a crumb of {treat_noun}.
{H} went in there.
Few could find it. You would have to look {~very hard|from close by}. # usual
You are here. Goodnight.
-> DONE

=== next_night
Miss Inkpen was not at her desk. A card was on it, and the card said: Back by five. It was ten past when she came in, with grass on her hem, and she would not sit, for she had had nine cups.
“It wanted to know about the bridge,” said Miss Inkpen. She had had to draw it on a napkin, both ends. {H} looked at the hem, and did not ask.
“It is on Thursdays now,” she said.
-> DONE

=== next_bedtime
In the middle of the map was a crumb. It had company.
-> DONE
