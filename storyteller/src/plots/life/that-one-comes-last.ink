# tells: entries(story|together|through the plughole|down the plughole|floated away|out to sea|into space|to outer space|swam with|took the wrong bus|the wrong bus|the wrong train|flew to|flew up|flew across|flew over the|flew round|flew around|flew it to|flew down to|flew all the way|flew off to|flew into space|flew on a|bed could fly|bed flew|bath could fly|bath flew|sofa could fly|sofa flew|chair could fly|house could fly|house flew|boat could fly|car could fly|bus could fly|could fly but only|sailed|set sail|travelled to|travelled across|travelled by|travelled in a|travelled on|travelled into|travelled up|travelled down|travelled over|travelled round the|travelled around the|journey to|journeyed|voyage|rode a giant|rode a dragon|rode a whale|rode a unicorn|rode a cloud|rode a goose|rode on|rode across|rode through|floated to|floated up|floated off to|floated down|floated across|floated out|floated all the way|drifted|rowed to|rowed across|swam to|swam across|swam down|climbed to the|climbed up to|climbed all the way|set off for|set off to|set off on|set off in|set off across|set out for|set out to|set out in|went to the moon|went to the stars|went to the sun|went to the clouds|went to the sky|went to the bottom|went to the centre|went to the center|went to the middle|went to the edge|went to the end|went to the top|went to the other side|went to the north pole|went to the south pole|went to the land|went to the jungle|went to the desert|went to the place|went to a land|went to a planet|went to a country|went to an island|went to a desert island|went to another planet|went to dinosaur|went to fairyland|went to fairy land|went to unicorn|went to mars|went to saturn|went to jupiter|went to pluto|went to venus|went to space|went into space|went up into|went all the way|went into the jungle|went under the sea|went over the sea|went round the world|went around the world|across the sea|across the ocean|across the desert|across the sky|across the swamp|rode to the moon|rode on the back|went up to the clouds|went up to the sky|went up to the stars|went up to the moon|went up to find|went down to the bottom|went through the jungle|went on the bus to the|went by balloon|took off and|flew off and|flew them to|flew him to|flew her to)
# happens: journey
# wants: child
# kind sing: sing|sings|singing|sang|song|songs
# kind backward: backward|backwards|back to front|in reverse
# kind wrong: wrong bus|wrong train|wrong boat|wrong plane|wrong rocket
# kind sad: is sad|so sad|is lonely|feels lonely|gets lonely|is crying|is upset|has no friends|to cheer|was sad|was lonely|felt lonely|got lonely|was crying|was upset|had no friends
# kind ill: has a cold|have a cold|got a cold|poorly|is ill|sneez*|runny nose|had a cold|was ill
# kind loose: come loose|comes loose|is loose|has broken|is broken|has come off|has fallen|has got stuck|is stuck|gets stuck|to fix|to mend|to repair|to help fix|to help mend|wobbl*|coming undone|was loose|was broken|was stuck|got stuck|had come loose|had broken|had come off|had fallen
# kind past: back in time|time machine|time travel*|travels in time|travelled in time|dinosaur times|dinosaur time|time of the dinosaurs|stone age|olden days|ancient|romans|roman times|viking times|years ago|long ago
# kind plug: plughole|down the drain|down the sink|down the toilet|through the pipes|thru the pipes
# kind deep: bottom of the sea|bottom of the ocean|sea's bottom|under the sea|under the ocean|underwater|under the water|submarine|bottom of the lake
# kind desert: desert|sahara|camel*|dunes
# kind jungle: jungle|rainforest
# kind ground: to the moon|on the moon|the moon|mars|planet|planets|saturn|jupiter|pluto|venus
# kind cold: north pole|south pole|antarctica|arctic|iceberg*|snow|igloo*|ice land
# kind space: to the stars|the stars|space|outer space|rocket|spaceship|spacecraft|to the sun|galaxy|milky way|comet
# kind mount: rides a dragon|rides a unicorn|rides a camel|rides a elephant|rides a goose|rides a swan|rides a eagle|rides a owl|rides a horse|rides a pony|rides a tortoise|rides a giraffe|rides a flamingo|rides a butterfly|rides a bear|rides a wolf|rides a lion|rides a tiger|rides a donkey|rides a llama|rides a reindeer|rides a dinosaur|rides a cat|rides the dragon|rides the unicorn|rides the camel|rides the elephant|rides the goose|rides the swan|rides the eagle|rides the owl|rides the horse|rides the pony|rides the tortoise|rides the giraffe|rides the flamingo|rides the butterfly|rides the bear|rides the wolf|rides the lion|rides the tiger|rides the donkey|rides the llama|rides the reindeer|rides the dinosaur|rides the cat|rode a dragon|rode a unicorn|rode a camel|rode a elephant|rode a goose|rode a swan|rode a eagle|rode a owl|rode a horse|rode a pony|rode a tortoise|rode a giraffe|rode a flamingo|rode a butterfly|rode a bear|rode a wolf|rode a lion|rode a tiger|rode a donkey|rode a llama|rode a reindeer|rode a dinosaur|rode a cat|rode the dragon|rode the unicorn|rode the camel|rode the elephant|rode the goose|rode the swan|rode the eagle|rode the owl|rode the horse|rode the pony|rode the tortoise|rode the giraffe|rode the flamingo|rode the butterfly|rode the bear|rode the wolf|rode the lion|rode the tiger|rode the donkey|rode the llama|rode the reindeer|rode the dinosaur|rode the cat|on a dragon|on a unicorn|on a camel|on a elephant|on a goose|on a swan|on a eagle|on a owl|on a horse|on a pony|on a tortoise|on a giraffe|on a flamingo|on a butterfly|on a bear|on a wolf|on a lion|on a tiger|on a donkey|on a llama|on a reindeer|on a dinosaur|on a cat|on the dragon|on the unicorn|on the camel|on the elephant|on the goose|on the swan|on the eagle|on the owl|on the horse|on the pony|on the tortoise|on the giraffe|on the flamingo|on the butterfly|on the bear|on the wolf|on the lion|on the tiger|on the donkey|on the llama|on the reindeer|on the dinosaur|on the cat|on an elephant|on an eagle|on an owl|on its back|on his back|on her back|by dragon|by camel|rides a giant|rode a giant|on a giant
# kind cloud: cloud|clouds|up to the sky|into the sky|rainbow*|beanstalk
# kind bed: flying bed|bed can fly|bed could fly|bed flies|bed flys|bed flew|bed that|bed takes|bed took|bed sails|bed sailed|bed lifts|bed floats|bed floated|flying carpet|flying rug|flying sofa|sofa|mattress|flying blanket|blanket flies|blanket flys|blanket flew|flying duvet|armchair|magic carpet|carpet that|old carpet
# kind climb: climb*|ladder|beanstalk
# kind water: sea|ocean|sail|sails|sailed|sailing|boat|ship|island|whale|river|lake|swims|swim|swam|swamp|raft|row|rows|dolphin*
# kind air: fly|flies|flew|flying|sky|kite|balloon|the wind|wings|flys
# kind lost: has lost|have lost|had lost|lost its|lost his|lost her|lost their|to find|to look for|looking for|is missing|gone missing|went missing|searching for|search for|searches for|where all the lost|to search for|searched for|looked for|was missing
# kind bring: to deliver|deliver*|to bring|to take|to give|to return|give back|take back|gave back|took back
# kind visit: to visit|visits|visiting|tea with|to meet|visited
# ages: 3-9
# holds: dark(kind)

=== title
{~That One Comes Last|Not on the List}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# place for space, ground, air, cloud, bed: sky; afternoon; clear
# place for water, deep: seaside; afternoon; clear
# place for desert: desert; afternoon; clear
# place for cold: snowfield; afternoon; clear
# action: L look-up curious at e1; heroes stand; friends stand
# things: e1; e2
{~At the bus stop hung a list of all the places that you could go to, and {H} knew it to the end. What was not on it was this.|“Baths, hospital, market and back,” the bus driver had said to {H}. “That is all there is.” But it was not all.|{H} had read the list at the bus stop, down the one side and down the other. It was not on either side, and all the same it happened.}
{entry_1}
{entry_1_seen} # usual
{
- is_wrong:
It looked just like the right one. {L} had sat down and put both hands in both pockets before it went round the first corner. It was the other corner.
“We never go left here,” said {L}.
- is_plug:
First it went round. It went round so fast that {L} saw the same tap four times. Then there was a noise like the end of a drink, and {L} was in.
“Bit tight,” said {L}, in there.
- is_bed:
It began at the one end. That came up off the floor, and then the other did, and something rolled out from underneath that had been lost since the spring. {L} held on to the edge on both sides.
“Slowly,” said {L}. It was already out.
- is_mount:
There was nowhere to put your feet. {L} sat as far to the front as you can sit, and took hold of what there was to hold. It was warm, and you could feel it breathe in.
“Ready,” said {L}. That was not quite true, but it was too late.
- is_climb:
{L} put one foot up, and one hand, and then the other foot. It is not hard. You only have to do it again. After a time there was more of it under {L} than you would like to fall down.
“Don’t look at the feet,” {L} told the feet.
- is_past:
It began with a jerk. The hands of the clock stood still, and then they went the other way. {L} saw breakfast come by again, with the egg going back into its shell.
“Hold on,” said {L}. It was yesterday already.
- is_space or is_ground or is_air or is_cloud:
The ground did not fall away. It was let down, quite gently, like a tray. {L} saw the roof from the top, and there was a ball in the gutter.
“So that is where it went,” said {L}, and went by.
- is_water or is_deep:
{L} put in one hand first. It was cold up to the wrist, and then only wet. Then everything rocked once to the left, and once to the right, to see who was there.
“Only me,” said {L}.
- is_desert:
The last tree stood there with its arms out. After that there was nothing that threw any shade but {L}. {L} drank a bit, and put the lid on tight.
“One for each hour,” said {L}.
- is_backward:
It began to go, and {L} was still looking at the front door. So that was the last of it all to leave. It got as small as a stamp.
“Mind your backs,” called {L}.
- is_sing:
At first it would not go at all. {L} hummed a bit, to pass the time, and it moved. {L} stopped, and it stopped.
“Oh, like that,” said {L}, and took a deep breath.
- is_sad or is_ill or is_loose:
Somebody had to go, and {L} had both shoes on already. {L} took a clean handkerchief along, a bit of string, and a bun.
“It may be nothing,” said {L}. But nobody goes so far for nothing.
- is_cold:
{L} put on a second pair of socks, and then a third. After that the shoes would not go on, and so one pair went on the hands.
“Ready,” said {L}, and clapped. You could not hear it.
- else:
{L} did up both shoes with two bows each, and took a deep breath, as you do before something long. Behind the last house the road stopped. {L} did not.
“This bit is new,” said {L}.
}
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# place for space, ground, air, cloud, bed: sky; afternoon; clear
# place for water: seaside; afternoon; clear
# place for cold: snowfield; afternoon; clear
# action: A hold curious handkerchief; heroes look-up; friends stand
# things: handkerchief in A.hand; pencil
It was too late now to go in for anything. {young:{A} had what was in the pockets.|So all that {A} had for it was what happened to be in the pockets.}
There was a pencil. There was a handkerchief with a knot in it, {young:so as not to forget something.|and the knot was there so that something should not be forgotten, but not what.}
{is_thing_1:“Was it {thing_1}?” {A} asked the knot. {young:It did not look like that.|It did not look like that sort of a knot.}|“Was it shoes?” {A} asked the knot. But the shoes were on.}
{young:So {A} made one more knot.|So {A} made another, a good bit further along.} That one was for the way home. # spare
{A} looked at the two knots, and hoped that they would not be mistaken for each other. # more
There was also half a biscuit, {young:but it was an old one.|which had been there since the spring, and which nobody counted.} # more
-> DONE

=== s2
# shot: behind
# place: lane; afternoon; clear
# place for plug: cave; afternoon; clear
# place for deep: underwater; afternoon; clear
# place for desert: desert; afternoon; clear
# place for jungle: jungle; afternoon; clear
# place for space, ground: sky; dusk; stars
# place for cold: snowfield; afternoon; snow
# place for water: lake; afternoon; breeze
# place for air, cloud, bed: sky; afternoon; breeze
# action: L look-up calm; heroes look-up; friends stand
# things: e1; e2
{joining}
{
- is_sing:
It went by singing. When they took a breath, the going stopped as well, and so they took it in turns to breathe.
- is_backward:
Everything came from behind. {L} saw each thing only when it had been passed, and it got smaller, and it looked surprised.
- is_wrong:
“Is this the right one?” asked {L}. ¶ “It is for me,” said the driver. The bell did not say “ding”. It said “dong”.
- is_plug:
There was a bend, as in the neck of a swan. {L} went round it on the seat of the trousers, and came out of it facing the other way.
- is_bed:
The corners flapped. {L} sat on two of them. If you leaned to the left, it went left, and if you sneezed, it went down a stair.
- is_mount:
It went up and down like a swing. {L} found out that you have to go up when it goes up. Before that it had been hard on the teeth.
- is_climb:
One hand, one foot. {L} sang at it, but the breath was needed. So {L} only counted, and lost count, and began again at a number that sounded about right.
- is_past:
Everybody walked backwards, and nobody bumped into anybody. A man took a cake out of his mouth, bite by bite, until it was whole. He looked at it, and {L} looked at it.
- is_deep:
Then there was daylight only on top, like a plate. Somebody’s boat went across it, and {L} saw it from underneath, where boats are not so well brushed.
- is_desert:
It was hot from above, and it was hot from below, as it must be for toast. {L}’s shadow went on ahead. It had very long legs.
- is_jungle:
It was green on top, and green at the sides, and the path was as wide as one shoe. {L} went along it with one shoe after the other.
- is_space or is_ground:
A kite came along as far as it could, and had to turn round. {L} waved to it. Then there was one last cloud, and {L} wiped both shoes on that.
- is_cold:
The last lamp post had a hat of snow. After that each thing had a hat, and then there was nothing but hat. {L} went on over it.
- is_cloud or is_air:
The chimneys went by on the left, one after the other. {L} could smell what there was for supper: onions, and then fish, and then more onions.
- is_water:
The land got thin. {L} could still see a dog on it, and then only that it barked, and then the dog was a dot, and so was the bark.
- is_sad:
On the way {L} thought of what to say. “Cheer up” was no good. It never is. “Here I am” was better, and {L} said it over, so that it should be warm by then.
- is_ill:
On the way {L} went through all that helps: tea, a scarf, and somebody who says “bless you”. Most of it was at home. The last was there.
- is_loose:
On the way {L} felt in the pockets: string, a peg, and half a plaster. There is not much that cannot be helped with those three.
- is_lost:
{L} looked to the left on the way, and then to the right, in case. It would have been silly to go so far, and to go past.
- is_bring:
{L} changed arms, and a bit later changed them back. What you carry gets heavier, though nobody puts anything in.
- is_visit:
{L} thought of all that there was to tell, and put it in order: the tooth, the snail, and then that matter with the bucket.
- else:
It was a long way. {L} counted up to a hundred, and that was only the beginning of it.
}
{
- is_past:
Then it was last winter. The snow came up from the ground, flake by flake, and each knew where to go. Then it was autumn, and the leaves flew up and sat down on the trees. # usual
{L}’s shoes got too large. Then they were somebody else’s. “How far is it still?” asked {L}. A bell struck twelve, eleven, ten. # usual
- is_mount:
Then it went faster. {L}’s hair went out behind, and the jumper did, and so did a word that {L} had been going to say. # usual
Now and then it turned its head, to see if there was still somebody on top. “Still here,” said {L}, and patted it. # usual
- is_bed:
Down there somebody was hanging up sheets, and looked up, and went in to fetch somebody else. {L} waved with one sock. # usual
They came so near to a chimney that {L} could have put something in. {L} put in a leaf. “Post,” {L} called. # usual
- is_wrong:
The streets had other names. At each stop somebody got in who nodded to {L}, as if they met here every day. {L} nodded back. # usual
“Does it go to the baths?” asked {L}. Everybody had to laugh. “It has never been asked that,” somebody said. # usual
- is_climb:
Then {L} did look. There was a bus down there like a bead on a string, and someone with a pram who was all hat. {L} took hold a bit harder. # usual
The wind came by, and tried whether {L} was loose. “Not me,” said {L}, with both arms round it. # usual
- is_plug:
It was dark in there, and it dripped, though never where {L} was. “Hello?” said {L}. “Lo?” said the pipe. It had a cold sort of voice. # usual
Something went by that was round, and tickled. {L} felt for it in the dark. It was somebody’s button, and it had been on its way for years. # usual
- is_deep:
The light was green. Then it was dark green, and then it was like the bottom of a bottle. A fish came up to look at {L}’s buttons, and tried the top one. # usual
“Good afternoon,” said {L}. It came out as five round bubbles, one after the other, and they all went up without waiting. # usual
- is_desert:
There was a hill of sand. {L} went up it, two steps up and one step down. Behind it was another, and that one had just been combed. # usual
The wind took one side of each hill and put it on the other. {L} emptied out a shoe. It made a hill, too, quite a good one. # usual
- is_jungle:
There were leaves like doors. {L} opened them, one by one, and each dripped on the next. Something had a long tail. Then it was gone, and only the tail was there. # usual
“Who is that?” asked {L}. It screeched, and it knocked on wood, and then it was so quiet that it must be listening. # usual
- is_space or is_ground:
It got dark, though it was still day at home. Then there was no up any more. {L} had it on the left for a while. # usual
It was so quiet that {L} could hear one sock. A star came by. It was not very big, but you could have read by it. # usual
- is_cold:
The nose got cold first. After that {L} did not hear from it. The wind had needles in it, and it knew where the neck was. # usual
“Hello,” said {L}, to see it. It came out quite white, and hung there, and then it was used up. # usual
- is_water:
It went up a bit, and it went down a bit. A gull came down and stood at the front, on one leg. It wanted to be taken along, or it wanted the biscuit. # usual
A wave looked in over the edge. {L} said “no”, and it went round. The next one had not heard. Then {L} wrung out one sleeve. # usual
- is_air or is_cloud:
A crow drew level. It looked {L} over from the shoes to the hair, and for a whole street it said nothing about it. # usual
The air came in at the sleeves, and went out at the neck. Down there a bus crept along like a bead on a string. “That will be the right one,” said {L}. # usual
- is_backward:
A dog ran along behind, and so it was nose to nose with {L} for a whole street. You could see all that it thought. # usual
“Left,” called {L}, and it went right. So {L} called “right”, and then there was a hedge. After that {L} only pointed. # usual
- is_sing:
The first verse took them up the hill. The second was quicker, and in that one they nearly missed the bend. # usual
“Not so high,” said {L}. They sang it lower, and the whole of it came down a bit as well. # usual
- else:
The houses stopped first. Then the hedges did, and then the gates, and nobody had thought of a name for anything any more. “That is a long hill,” {L} named it. “That is a wet bit.” # usual
Twice {L} thought that this was it. It was only a place where you can sit down. {L} sat down on it. # usual
}
{hinderer_person:“Are we there?” asked {hinderer}, and had to be told what there would look like.} # beat
{hinderer_animal:{hinderer} saw something on the way, and would have liked to go and get it.} # beat
{hinderer_carried:{hinderer} slipped, and was held by one foot for a while.} # beat
“First comes this bit,” said {L}, “and then the rest of it.”
It was put in mind next to {themed_a}, so as to be found again. # personal
-> DONE

=== l1
# aside
# shot: two
# place: lane; dusk; clear
# place for space, ground: sky; dusk; stars
# place for air, cloud, bed: sky; dusk; breeze
# place for water: lake; dusk; breeze
# place for deep: underwater; dusk; clear
# place for cold: snowfield; dusk; snow
# action: A wave happy at goose; goose stand calm; heroes wave; friends wave
# action for space, ground, deep, plug, water: A wave happy; heroes wave; friends wave
# things for space, ground, deep, plug, water: lantern
{
- is_space or is_ground:
Somebody came the other way. It was a lamp, going round, with nobody holding it.
- is_deep or is_plug:
Somebody came the other way. It was a lamp, and behind it there was probably somebody.
- is_water:
Somebody came the other way. It was a lamp, and under it there was somebody in a hat.
- else:
Somebody came the other way. It was a goose, with its neck out in front.
}
You can help each other, when you meet like that. {young:Each one knows what the other one wants.|What is in front of the one is behind the other, and has just been looked at.}
“You go straight on, until it is home,” {A} called across. {young:“That one comes last.”|“That one comes last, and so you cannot go wrong.”}
What was called back was one word, and it was gone before it was all there. {young:It may have been “far”.|It may have been “far”, or “fine”, or only “thank you” with a full mouth.}
So {A} went on with that one word, whichever it was. # more
For a while you could still see the other one from behind, {young:and then it was only a dot.|and then only where it had been, and then you were not so sure about that.} # more
-> DONE

=== m2
# aside
# shot: above
# place: lane; dusk; clear
# place for plug: cave; dusk; clear
# place for deep: underwater; dusk; clear
# place for desert: desert; dusk; clear
# place for jungle: jungle; dusk; clear
# place for space, ground: sky; dusk; stars
# place for cold: snowfield; dusk; snow
# place for water: lake; dusk; breeze
# place for air, cloud, bed: sky; dusk; breeze
# action: A hold happy biscuit; heroes sit; friends sit
# things: e1
About half-way {A} was hungry. There was half a biscuit in the pocket, {young:an old one.|an old one, with some pocket on it.}
{pausing} # company
{
- is_deep:
It was soft before it was out. Three small fishes came, and nobody had asked them. They had it from the one side, while {A} had it from the other.
In the middle they met. It tickled. # spare
- is_space or is_ground:
{A} let go of it for a moment, and it stayed there and turned. So {A} ate it with no hands, as you do with an apple on a string.
The crumbs came along for a while, in a row. # spare
- is_desert:
There was sand on it. {A} blew on it, and then there was more. It still went “crunch” a long time after it was gone.
“It was mostly desert,” said {A}. # spare
- is_jungle:
{A} held it out, to look at it, and it was gone. Up in the leaves somebody chewed. Then a thin arm came down, and gave back the paper.
It had been folded, quite small. # spare
- is_cold:
It was frozen. {A} knocked on it, and it rang like a cup. It had to be kept in the cheek for a time, until it was a biscuit again.
That made a bump, and the bump was cold. # spare
- is_past:
When it came out of the pocket it was a whole one. {A} had a bite of it, and then there were two. You could not eat it up.
“That is the best thing about it so far,” said {A}. # spare
- is_plug:
{A} broke it in the dark, and it crunched. Further down somebody crunched as well. “Have you got one, too?” asked {A}. “Oo,” said the pipe.
After that they both chewed, and did not talk. # spare
- is_water:
The gull wanted it. {A} gave it the one corner, and then another. When there were no more corners it flew round once, and sat down again.
It had a crumb on its chin. # spare
- is_mount:
It smelt that. The whole of it stood still, and the head came round. Half went in at one lick, with a good bit of the sleeve.
{A} had the other half, which was damp. # spare
- is_wrong:
The man on the next seat had half a biscuit as well. They held the two together, to see. They did not quite fit, but they were not far off.
“Mine is from Tuesday,” said the man. # spare
- is_air or is_cloud or is_bed or is_climb:
A crumb fell, and {A} looked after it, down and down. Somewhere below a man stopped, and looked at his sleeve, and then looked up.
“Sorry,” called {A}. The man put up his umbrella. # spare
- else:
{A} ate all round the outside first, and had the middle last. By then they had come round the next bend, and over the wet bit.
There were seven crumbs, and {A} had those as well. # spare
}
Then the paper was put back in the pocket. It might come in useful. # more
-> DONE

=== s3
# shot: two
# place: hill; dusk; clear
# place for plug: cave; dusk; clear
# place for deep: underwater; dusk; clear
# place for desert: desert; dusk; clear
# place for jungle: jungle; dusk; clear
# place for space, ground: planet; dusk; stars
# place for cold: snowfield; dusk; snow
# place for water: island; dusk; clear
# place for air, cloud, bed: sky; dusk; breeze
# action: L look-up surprised; heroes stand; friends stand
# things: e1; e2
And then, all at once, that was as far as it went.
{
- is_past:
The bus stop was not there. There was only the place for it, with grass on. The hills were there already, but they had not quite sat down. ¶ “What is that called?” asked {L}. It was not called anything yet.
- is_mount:
It lay down, so as to be less high. {L} slid down its side on the seat of the trousers. The legs stayed round for a while, like a hoop.
- is_climb:
There was no more of it. {L} felt for the next bit with one hand, and there was only air. So {L} sat down on the end, and both knees shook, one after the other.
- is_wrong:
The doors opened with a sigh. Everybody knew where to go but {L}. On the front it said where it was, and that was here. {L} read it twice.
- is_plug:
It was a place as round as a bowl, and the light came down in drops. All that has ever gone down was there, and somebody had sorted it: the hair-grips, the beads, and a heap of small thin soaps. ¶ {L} trod on one, and went twice round.
- is_deep:
The bottom was soft. {L} put down one foot, and a little cloud of sand got up, turned round, and lay down again. {L}’s hair stood on end, and waved to all sides.
- is_desert:
There the sand was so fine that it ran away from under the shoe. {L} wrote ME in it with one toe. The wind came, read it, and rubbed it out.
- is_jungle:
The leaves stopped, and there was a round piece of sky. Everything that had screeched was sitting at the edge of it and looked at {L}, with its head on one side.
- is_ground:
{L} put down one foot. It took a long time to arrive. Then it came up again, and the rest of {L} with it, as high as a door. ¶ “One,” said {L}, up there. After a good while it was two.
- is_space or is_ground:
There was nothing to stand on. {L} stood on it. If you stretched out an arm, you slowly went round, and so {L} saw it all, and then the beginning again.
- is_cold:
It was so white that there was no edge to it. {L} made a footprint. It was the only one, and it looked blue inside, and rather proud.
- is_cloud:
It gave under the feet, like a bed in somebody else’s house. It was damp as well. {L} poked one finger through, and on the under side it must have looked very odd.
- is_air or is_bed:
There they came down, in a big round, and a bit too fast. A hat blew off, and all the washing pointed the other way. {L} ran along for six more steps before it was over.
- is_water:
The water got flat there, and so clear that you could see what it kept underneath. {L} saw a boot, and a crab in the boot, at home.
- is_sad or is_ill or is_loose:
{L} stood still, and listened. You hear where it is, as soon as your own shoes are quiet.
- else:
It did not look as it does in pictures. In a picture there is no wind. {L} sniffed. It smelt of rain, and of pepper, and not of anybody {L} knew.
}
{is_being_1 and not is_lost:“Is it far?” asked {being_1}. ¶ “It was,” said {L}.|“So this is it,” said {L}, and sat down on some of it.}
{
- is_sing:
And there the song was out. It had been sung twice, right to the last verse. They tried it with “la”. Nothing moved. # usual
- is_backward:
And now it was to go home. It did its best, and with every bit of that it was further off. “Not that way,” said {L}. # usual
- is_wrong:
“Are you new?” somebody asked. ¶ “I am wrong,” said {L}. ¶ “So were we all, the first time,” they said, and moved up. # usual
- is_mount:
Everybody stood back a bit. “It does not do anything,” said {L}. “It only wants to look.” So they let it look, and then it was given a bucket. # usual
- is_climb:
It was very quiet up there. {L} said “hello”, not loud, and heard it go down, step by step, all the way that {L} had come. # usual
- is_lost:
Then {they} looked, high up, and low down, and in between, where you look first at home. {L} lifted the edges of things, and let them down again. # usual
- is_bring:
{L} felt whether it was all still there. It was. One corner had got a bit soft on the way. # usual
- is_loose:
{L} saw at once where the trouble was. You could have put a hand in. {L} did, and something inside said “tock”.
- is_sad:
{L} heard it first. It was a very small noise, and somebody was making it into both hands.
- is_ill:
{L} heard it first. It was a sneeze, and it came with a wind. “Bless you,” said {L}, and took hold of something.
- is_visit:
{L} put on a face for visits, and wiped both feet, though there was nothing there to wipe them on. # usual
- is_past:
Somebody had left a track there, as deep as a washing-up bowl, with rain in it. {L} put a foot in it. There was room for the rest of the family. # usual
- is_plug:
{L} picked up a bead and held it to the light. “I remember you,” said {L}. It was put back with the others, since it had friends now. # usual
- is_deep:
{L} jumped once, to see. It went up very slowly, and there was time up there to scratch an ear, and to look what was behind the rock. # usual
- is_desert:
At the bottom of a hole there was water. {L} had dug for it with both hands. It was only as much as would go in a hat, and it was the best there has been. # usual
- is_jungle:
A large yellow fruit fell down, and just missed. {L} looked up. Four hands were taken away very quickly. # usual
- is_ground:
{L} took a little between two fingers, and it was as dry as flour. When it was let go it stayed where it was, and thought about falling. # usual
- is_space or is_ground:
{L} touched a small star with one finger. It was not hot. It hummed, and left off, and when the finger was gone it went on. # usual
- is_cold:
{L} knocked on the ice. From a long way down something knocked back. It was twice, and so {L} did it twice as well. # usual
- is_cloud:
{L} pulled off a piece, no bigger than a bun. It was quite light. When {L} squeezed it, it rained on one shoe. # usual
- is_air or is_bed:
Some people had come out to look. “Do you always come from up there?” they asked. “Only today,” said {L}, and held on to the hedge. # usual
- is_water:
{L} hung both feet in. Something came and counted the toes, with a very soft mouth, and was content. # usual
- else:
{L} went all round it, with one hand on it, so as not to miss the beginning. On the far side it was warm, from the sun. # usual
}
{helper_person:“At home they won’t believe it,” said {helper}. “But I shall say that it was so.”} # beat
{helper_animal:{helper} sat down, and kept an eye on the way home.} # beat
{helper_carried:{helper} was set down with a good view of it all.} # beat
-> DONE

=== l2
# aside
# shot: close
# place: hill; dusk; clear
# place for space, ground: planet; dusk; stars
# place for air, cloud, bed: sky; dusk; clear
# place for water: island; dusk; clear
# place for deep: cave; dusk; clear
# place for cold: snowfield; dusk; stars
# action: A draw happy; heroes kneel; friends stand
# things: pencil in A.hand; paper; e1
{A} would have liked to bring something home. {young:But it all belonged there.|But it was plain, when you looked at it, that everything there belonged to something else.}
So it was put on paper. The paper had been round a biscuit. {young:On the front was {first():{first()}|the biscuit}.|There was a picture of the biscuit on the front already, and what {A} drew had to be done round it{first():, and that was mostly {first()}}.}
{young:On the back was what it looks like from behind.|Then {A} turned the paper over, and drew the same again from behind, so that nobody should have to guess.}
From behind it was nearly all lines that go the other way. # more
The biscuit was eaten by then, and so there was nobody who could say what {~it|that} had been like. # more
“It is not very like,” said {A}, {~and blew on it|with one eye shut}. “But I was there, and so I know what I mean.”
-> DONE

=== m3
# aside
# shot: above
# place: hill; dusk; clear
# place for space, ground: planet; dusk; stars
# place for air, cloud, bed: sky; dusk; clear
# place for water: island; dusk; clear
# place for deep: cave; dusk; clear
# place for cold: snowfield; dusk; stars
# action: A jump happy; heroes stand; friends stand
# things: e1
To find out what a place is like, you turn one somersault in it. {young:{A} tried it.|{A} looked for a good spot, and tucked in the chin.}
{
- is_deep:
It took so long that you could watch it. First the feet came by, then a fish, then the feet again. The fish had not seen one before.
- is_space or is_ground:
It went well, and then it did not stop. {A} saw the same stars come round four times, and had to hold on to somebody’s sleeve.
- is_desert:
It was on a slope, and so it turned into eleven. At the bottom {A} sat up, and let the sand run out of both ears.
- is_jungle:
When it was done there was a rustle, and five of them did it as well, from a branch. They did it better, and then they waited for the next thing.
- is_cold:
It left a long dent with two boots at the end. {A} looked at it from the side, and it was good enough to leave there.
- is_past:
It came out the wrong way. First {A} had done it, then {A} was upside down, and then {A} was going to.
- is_plug:
The place was round, and so was the somersault. It ended where it had begun, only with a bead behind one ear.
- is_water:
There was a splash, and a ring went out from it, and out, and out. It may be there by now, wherever rings go.
- is_mount:
The ground kept quite still, and {A} was not used to that any more, and fell over to the left. Somebody snorted, but kindly.
- is_wrong:
They all stood back, to make room. It went right along the kerb, past the driver, who rang the bell for it.
- is_cloud:
It was so soft that there was only half a somersault. The rest of {A} was in it up to the knees, and had to be pulled.
- else:
The grass was longer than at home, and it was in both ears afterwards. {A} lay there, and it all went round a bit, and then it settled.
}
“It is all right here,” said {A}. # more
{A} did one more, so that it should not have been chance. # more
Then the socks had to be pulled up. # spare
-> DONE

=== s4
# shot: close
# place: hill; night; stars
# place for plug: cave; night; clear
# place for deep: underwater; night; clear
# place for desert: desert; night; stars
# place for jungle: jungle; night; clear
# place for space, ground: planet; night; stars
# place for cold: snowfield; night; stars
# place for water: island; night; stars
# place for air, cloud, bed: sky; night; stars
# action: L point happy; heroes stand; friends stand
# things: e1; e2
{
- is_entry_2:
“And now the last bit,” said {L}. # usual
- is_sing:
“We have only sung it from the front,” said {L}. So {L} sang it from the end, with the last verse first. ¶ It went at once. And it went the other way.
It began with the amen, and was quite a good song. # usual
- is_backward:
“Then it is I who sit wrong,” said {L}, and turned round, with the feet where the head had been. ¶ Now the back was the front. It went on just as it had, and that was home.
- is_wrong:
{L} went round to the other end. There was another sign there. It said where it was going next, and that was home. ¶ “You should have said so,” the driver told {L}. “In a quarter of an hour.”
- is_lost:
Then {L} stood quite still. Whoever stamps about sees mostly feet. ¶ “There,” said {L}, very low, and pointed.
- is_bring:
What had come so far was held out with both hands, and with both hands it was taken. ¶ “All that way?” somebody asked. “It was on the way,” said {L}, although nothing is.
It was looked at from above and from below, and put where you could see it best. # usual
- is_loose:
{L} held it with one hand and turned it with the other, with the tip of the tongue out. It said “tock”, and then it said “tick”, and then nothing, and that was right. ¶ “It is a bit crooked,” said {L}. It held.
They all pulled at it once, to see. # usual
- is_sad:
{L} sat down there, too, and said nothing. It took as long as it took. Then there was a sniff, and {L} held out a sleeve. ¶ “Better?” asked {L}. ¶ “Nearly,” came the answer, and a bit of a smile, on the one side.
- is_ill:
{L} held out a handkerchief. ¶ “Blow,” said {L}. It was heard a long way off. {L} held it with both hands, and had to be held, too. ¶ Then it was quiet, and somebody breathed in, right through the nose, and out.
- is_visit:
“There you are,” somebody said. “I have been looking out since Tuesday.” ¶ {L} was given the best place. It was warm already, from being kept. Then they talked about the way, bend by bend, and about how everybody was.
{is_thing_1:And about {thing_1}, last, because that took longest.|And then they said nothing for a while, and that was nice, too.} # usual
- else:
“And now the last bit,” said {L}. # usual
}
{
- is_mount:
{L} held out a hand, quite flat, with a crust of bread on it. It was taken very carefully, with the lips, and then there came a long breath, as warm as a stove.
- is_bed:
It had to be turned round by hand. {L} pushed at the one end, and then ran to the other, and pulled. “Home,” said {L}, and patted it. That word it knew.
- is_wrong:
“What do you do here, when it rains?” asked {L}. They showed it. It was just the same as at home, only with the other hand.
- is_past:
“I come from later,” {L} told it all, quite loud. “It turns out well. There is toast.” ¶ The hills seemed to like that. One of them sat down.
- is_plug:
{L} was the largest thing that had ever come down. “It is a good place for it,” said {L}, and put the soaps straight, the big ones at the back.
- is_deep:
{L} wrote HELLO in the sand with one finger. When the sand had settled it was still there. A crab came along, and walked round it with great care, sideways.
- is_desert:
Then the sun went down, all of it. Where it had been too hot it was too cold. {L} lay down on the sand, and that was still warm underneath, like a bed that somebody has just got up from.
- is_jungle:
{L} sat down at the edge, too, between two of them. They moved up. They all looked at the place where {L} had stood, and waited for somebody to come.
- is_space or is_ground:
“Shall I take some?” asked {L}. But it looked so well where it was. {L} only smoothed it with one hand, as you smooth a sheet, and said “thank you” to it.
- is_cold:
Then the lights came on, up there, green ones, like curtains when a window is open. {L} lay down flat to see them, and left a shape in the snow with both its arms out.
- is_cloud or is_air or is_climb:
Underneath, the lamps were lit, one street after the other. {L} found the right street, and then lost it, and then had it again, between two fingers.
- is_water:
The sun went down into the water, and it did not hiss. {L} waited for it. Then a long yellow path lay on the sea, and it came exactly to where {L} was.
- is_sad or is_ill:
{L} broke the bun in two. That made half each. They ate it slowly, and both looked at the same thing, far off. # usual
- is_loose:
{L} left the rest of the string there, in case, and hung it up where somebody would find it. # usual
- is_sing or is_backward:
On the way it all came by once more, and {L} waved to it, and this time {L} knew what it was. # usual
- else:
{L} said the whole of it over, from the left to the right, so as to have it for later. Then {L} patted it twice. You do not know with such a place whether it likes that. # usual
}
{is_being_2 and not is_sad and not is_ill:“We have come a long way,” {L} told {being_2}. ¶ “I can see that,” was the answer, with a look at the shoes.|{is_being_1:{being_1} came a bit nearer, to see it as well. {L} moved up.}} # usual
{entry_2}
{is_entry_2_being:“Well,” said {L} to {entry_2_being}. That was all, and it was enough.|{is_entry_2:“Well,” said {L}. That was all, and it was enough.}} # usual
{entry_3}
{entry_4}
“At home they will ask me about {is_thing_1:{thing_1}{is_thing_2: and {thing_2}}|this},” said {L}. “I shall have to show that with both arms.” # usual
The way home goes quicker. You know the bends. ¶ First there was {look3()}.
Then there was {look2()}.
And then there was {look1()}. “That one comes last,” said {L}.
-> DONE

=== l3
# aside
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy; friends tiptoe
# things: 2 shoe; newspaper; lamp
The shoes stood on a newspaper. They had a bit of it on them still.
{
- is_space or is_ground:
It was grey, and it was very fine. In the lamp it shone.
- is_air:
It was a bit of fluff. It was damp, and it was not from a blanket.
- is_water:
It was wet. It made a ring, and in the ring lay one small shell.
- is_deep or is_plug:
It was dark, and it was a long time since that had seen a lamp.
- is_cold:
It was white. Then it was wet, and then it was a spot.
- else:
It was dust, and there is none of that sort in our road.
}
Nobody swept it up. # spare
One shoe stood with its toes to the door. It would have gone again. # more
The laces were still tied. They had been tied at home, and had seen it all from the top. # more
The other had seen it. It was glad to be in. # more
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; stars
# action: A drink sleepy; heroes sit; friends sit
# things: mug; table; lamp; handkerchief on table
There was warm milk. {A} said what had been there.
It was said from the back. It came out well like that. First they were home. Then they were far off.
{first():“And {first()}?” they asked. ¶ {A} put down the mug, and showed it, with both arms.|“And how far was it?” they asked. ¶ {A} put down the mug, and showed it, with both arms.} # spare
Both arms were not enough. {A} had to use the door as well. # more
“And then?” they asked. “And then it was now,” said {A}, and that is where it stopped. # more
On the table lay the handkerchief, with two knots. One was undone. # more
-> DONE

=== l4
# aside
# shot: wide
# place: street; night; stars
# action: heroes sleep; friends sleep
# things: bus-stop; street-lamp; moon
The bus stop stood in the dark. No bus came.
The list hung there. It had a new line, right at the end. It was in pencil.
“And back,” it said. # spare
A cat came by. It did not want to go anywhere on it. # more
It sat down under the list, and looked back at its tail. The tail comes last. # more
The lamp went on and off a bit. Then it stayed on. # more
You could not see the far end of the road. It was there. The near end was there as well. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; lamp; tiny e1 on pillow
{L} lay in bed.
{resting}
{keepsake}
{dream} # spare
{first():“{first()},” said {L}. It did not sound so far now.} # usual
The pillow was warm. So {L} turned it over. It had another side, and that was cool. # usual
“First comes the lamp,” said {L}. The lamp went out.
“Then comes a yawn.” It came. # usual
What came next was very soft. {L} had it by heart. # usual
It was goodnight. That one comes last.
Goodnight, {H}. {is_being_1:Goodnight, {being_1}.}
Goodnight.
-> DONE

=== next_night
There was a man at the bus stop in the morning, with his glasses up, and his nose on the list. “‘And back’,” he read. “Since when is there one to ‘And back’?” ¶ {H} stood next to him, and looked at the sky. “There always was,” said {L}. “It comes last.” ¶ He thought about that. When his bus came he asked for it, and got a ticket.
-> DONE

=== next_bedtime
The pillow was turned over. The cool side came last.
-> DONE

=== function first
{
- is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function second
{
- is_entry_1_thing_2:
~ return entry_1_thing_2
- is_entry_1_thing and is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function look1
{
- is_desert:
~ return "a wall, and over it an arm that waved a tea towel"
- is_past:
~ return "today, with the lamp lit, and somebody at the door with a tea towel"
- is_deep or is_plug:
~ return "some daylight, as big as a door"
- is_space or is_ground:
~ return "the roof, with the garden round it like a mat"
- is_cold:
~ return "the last lamp post, with a lost glove on it"
- is_water:
~ return "somebody at the edge, waving a tea towel"
- is_air or is_cloud or is_bed or is_climb:
~ return "the roof, with the garden round it like a mat"
- else:
~ return "the gate, and over it an arm that waved a tea towel"
}

=== function look2
{
- is_desert:
~ return "one small tree, like a pin in a hat"
- is_past:
~ return "last week, with its washing out"
- is_deep or is_plug:
~ return "some daylight, as big as a plate"
- is_space or is_ground:
~ return "the town, like crumbs on a cloth"
- is_cold:
~ return "one red roof, and white all round it"
- is_water:
~ return "a speck, and the speck waved"
- is_air or is_cloud or is_bed or is_climb:
~ return "a road like a bit of string, with a bus on it like a bead"
- else:
~ return "one tree on a hill, like a pin in a hat"
}

=== function look3
{
- is_desert:
~ return "a long line of footprints, and nobody in them"
- is_past:
~ return "a whole lot of winters, one behind the other like teeth"
- is_deep or is_plug:
~ return "some daylight, as big as a button"
- is_space or is_ground:
~ return "the whole world, as round as a plum"
- is_cold:
~ return "nothing but white, and one puff of breath"
- is_water:
~ return "a long thin line, with one thick place in it"
- is_air or is_cloud or is_bed or is_climb:
~ return "nothing but green, with a river on it like a dropped thread"
- else:
~ return "a long low hill, no higher than a bun"
}
