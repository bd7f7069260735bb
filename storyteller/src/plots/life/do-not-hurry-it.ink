# about: new-pet(kitten&!had &!born&!birth&!litter|cat&!had &!born&!birth&!litter|puppy|pup&!had &!born&!birth&!litter|dog&!had &!born&!birth&!litter|rabbit&!had &!born&!birth&!litter&!baby rabbits|bunny|guinea pig&!had &!born&!birth&!baby guinea pigs|hamster&!had &!born&!birth&!baby hamsters|gerbil&!had &!born&!birth&!baby gerbils)
# also: patience; gentle-hands; too-excited; happy; nervous
# wants: child
# role pet: answer = a kitten
# ages: 3-10
# holds: dark(kind)

=== title
{~Do Not Hurry It|It May Hide at First}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes reach-down happy box; pet peek scared; friends kneel happy; woman read calm paper
# things: box; pet in box; cushion
# people: woman
{~All week {H} had practised on a cushion. {young:It had been hugged, and put to bed.|It had been put to bed ten times a day, and had never looked better.} Now came the real thing.|A box with a small door in it stood in the middle of the kitchen, and {H} stood {many:round it|in front of it}. {young:The door was open. Out came nothing.|The door was open, and all that had come out so far was a smell of somewhere else.}|“Now,” came the word at last, and {H} {was} ready, {young:with both arms out.|with both arms in the shape of a hug.} The box stood on the floor. Its small door swung open.}
{is_wished_line:“{wished_line},” {A} had told the postman, the bread and the bath.} # wished
Right at the back of the box were two eyes, and the eyes were {pet_a}.
A sheet of paper had come with {pet_him}. “Do not hurry it,” said the paper. “Sit low. Look away. Do not reach in.”
{is_wished_day:That was how it would be, {wished_day}. The paper had come early, and {A} was trying it all out, box and all, to have it by heart.} # wished
“I am not reaching,” said {A}, and {young:put a whole arm in.|went in up to the shoulder.}
The eyes went back. A box has more back to it than you would think. # usual
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: heroes sit curious; pet peek scared; friends stand calm
# things: box; pet in box; sock on heroes
“It has never had a family before,” said the paper. “Be quiet.” So they carried the box to the far end of the kitchen, like a king in a chair, and {young:the family went behind.|the family followed.}
{joining}
{A} sat down to wait for {pet}. {young:What a long wait! You could have pulled up a sock.|A proper wait, as long as it takes to pull up one {~sock|sleeve}.} # usual
{themed_a} was put before the small door, as a greeting. The eyes looked past it. # personal
{hinderer_person:“Is it out?” asked {hinderer}, round the door, and the two eyes moved back an inch.} # beat
{hinderer_animal:{hinderer} had not read the paper, and put a nose in at the small door, and took it out again faster.} # beat
{hinderer_carried:{hinderer} would not look away. {hinderer} had to be turned round, and even then did not seem to be trying.} # beat
“Come!” said {A}, in a low voice, and a high one, and {young:a very high one.|the one for the telephone.}
The eyes got smaller. {young:Now they were two small lines.|They had been plums, and now they were pips.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; afternoon; clear
# action: heroes carry happy whale; friends play happy bell; pet peek calm
# things: box; pet in box; ball before box; bell before box; drum before box; teddy before box
“It does not know yet what we have got,” said {A}, and fetched it all. {young:Here was the ball. Here was the bell. Here was the big {~cloth|blue} whale.|The ball was shown at the small door, and the bell, and the whale, from both ends.}
Each time, something looked out, said nothing, and went in again. {young:Shops have shoppers like that, who do not want a thing.|There are days like that in every shop, with one shopper, who has come in out of the rain.}
By four o’clock the whole of the toy box stood about in front of the small door. {young:The box could not see out.|People had to move the whale, so that the box could see out at all.}
The whale was turned round, in case the tail was the better end. # more
“It has seen everything,” said {A}. “I do not know what else there is.”
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: heroes lie-front curious; neighbour lie-front curious; postman look-through surprised; friends lie-front curious
# things: box; coat
# people: neighbour; postman
Word had got round. The neighbours came to look, and for that you have to lie down. {young:So down they all lay, flat, in their good coats.|So down they went, in their good coats, cheek to the floor.}
“Is that an ear?” asked {~number six|the lady from the corner}. {young:No. It was just a bit of dark, with a point on it.|But it was only a bit of dark with a point on it.}
At half past four the postman looked in at the window. {young:All he could see was bottoms. There were six.|He saw a row of six behinds, in different cloths, and all of them perfectly quiet.} He put the letters through the door as if they were asleep.
“Not too many visitors,” said the paper. {young:That was on the back.|But that was on the other side, where people look later.} # spare
-> DONE

=== m2
# shot: wide
# place: kitchen; afternoon; clear
# action: heroes stroke calm cushion; friends stroke calm cushion; pet peek curious
# things: cushion; box; bowl
“Hands should be slow,” said the paper, so they practised on a cushion, to make theirs slower.
“Stroke it like soup,” said {A}. {young:“It has to stay in the bowl.”|“Not one drop is allowed over the edge.”}
They did it like soup. {young:From one end to the other end took a long time.|From the front of the cushion to the back of it took as long as a {~long song|slow bus}.}
{pausing} # company
They did each other’s sleeves, and then the {~loaf|teapot}. {young:Nobody minded.|By then everything in the house had been stroked, and was calm.} # spare
In the box, one ear had come round to the front.
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: heroes push curious bowl; pet peek curious; friends sit calm
# things: bowl before box; box; egg
“Offer it something small to eat.” {young:A bit of supper was put in the dish, just so big.|A bit of its own supper was put in the new dish, no more than would lie on a stamp.}
{A} slid it up to the small door with one finger. Then {A} watched it, {young:very hard, from very near.|from as near as a person can watch a dish without getting a nose in it.}
Nobody likes to eat, with that going on. {young:You would not like it. The supper sat there, and the box did not chew.|Anybody who has been watched over a sprout knows how it is.}
A whisker came out, and saw two eyes over the dish, and went in again. # more
“Perhaps it is the wrong dish,” said {A}, and went for {~another|the one with ducks on}. {young:When {A} came back the dish was clean!|By then the first was empty, and had been licked into a corner.}
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: heroes fall surprised; friends jump surprised; woman stand surprised
# things: scarf on heroes; tray; 8 spoons; table; box
One thing was left, and that was to try being {pet}. {L} got down low, with a scarf for a tail.
{helper_person:“Lower,” said {helper}, with one cheek on the floor. “And do not smile. It is all teeth.”} # beat
{helper_animal:{helper} showed how it is done, and went by on all four feet, looking at nothing.} # beat
{helper_carried:{helper} was put right down on the floor, to show how low a person can be.} # beat
{young:The tail caught on the tray. Down came all the spoons. Crash!|The tail caught on the tray with the spoons. It was a stone floor.}
Nothing so loud had ever happened to that box. The eyes went out. # usual
“Then I do not want one,” said {L}. {young:{L} went under the table, and let the cloth down.|That was not true. {L} went under the table, and let the cloth down.}
All that you could see in there was two eyes. # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: woman read calm paper; friends peek worried at tablecloth; heroes sit sad under table
# things: table; tablecloth on table
The family could be heard out there, with the paper. {young:“It may hide at first,” they read. “Let it.”|“It may hide at first,” they read out. “Under things. Let it. Well, that is clear enough.”}
“Do not reach in,” they read. {young:There was a hand at the cloth. It stopped, and it went away.|A hand that had just come under the cloth to feel about stopped, and went out backwards.}
“It will be {~hungry|tired}, and it may be cross. It does not mean it.” # spare
“Which one of them is this about?” they wondered. {young:They looked on the front, and they looked on the back, but it did not say.|They turned it over, but the paper did not go into that.}
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: heroes reach-down happy; pet peek curious at heroes; friends peek happy
# things: table; tablecloth on table
The cloth moved, as high up as {~an egg|a mouse}. A nose came in. It was {pet}!
{L} kept still. # usual
{pet} sat down {young:a bit off, and looked the other way.|a bit off, and looked at a table leg, so as not to stare.}
{L} saw what that was. {pet} was doing what the paper said! Sit low. Look away. Do not reach in.
So {L} laid one hand on the floor, and left it there. {young:It just lay there, and that was hard.|It had never been left alone for so long.}
And the nose came. It went over each finger, {short:as slow as soup|like soup}.
“It is not hurrying me,” said {L}.
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit happy in bath; pet sit curious; friends stand calm
# things: bath; mat; door; 5 footprints
At bath time {pet} sat in the door. {pet} had not seen water with a person in it.
“It is all right,” said {A}. “I like it.”
{pet} looked away, to be kind. The ears went on listening. # spare
The splash was a {~low|small} one, like soup. The duck did it low, too. A drop ran down the tap, and took its time. # more
Then there were wet feet on the mat. A nose read the toes, all ten.
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: heroes sit sleepy on bed; pet peek calm; friends push sleepy cushion
# things: box; cushion in box; towel before door; door
“It must not be by itself, the first night,” said the paper. # spare
So the box went by the bed. The small door was left {~open|as it was}.
And the big door was shut for the night, with a towel along the bottom.
“You can have the cushion,” said {A}. “It is used to it.” # spare
In went the cushion. It filled up the back, and then the back behind the back.
{pet} turned round on it. It had been well stroked. You could tell. # spare
-> DONE

=== l4
# shot: wide
# place: kitchen; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: 4 spoons in drawer; drawer; bowl
Down in the kitchen the spoons lay in their drawer. They lay on a cloth now.
The dish {~was empty|was clean}. It had been seen to when nobody was looking.
All the toys had gone home. Only the whale was still out, with a good view. The postman’s letters lay on the mat, quite still. # more
And the paper was up on the wall, on its pin, with one side read. # spare
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; pet sleep sleepy; friends sleep sleepy
# things: box; pet in box; night-light
“Leave a light on, the first night,” said the paper. It did not say which of them it was for.
{resting}
{dream} # spare
The light was small, and on. # usual
“Let it hear that you are there.” # usual
“I am here,” said {L}, not loud. Something turned round, in the box. # usual
Two eyes looked out of the small door. Two looked out of the bed.
The pair in the box shut. They opened a bit, to see.
So the pair in the bed did it, too.
{is_wished_day:There was time until {wished_the_day}.} # wished
They had all the time in the world. They did not hurry it. # usual
{is_wished_line:“{wished_line},” said {L}, softly, so as not to hurry it.} # wished
Goodnight, {H}. And goodnight to {pet}.
Goodnight.
-> DONE

=== next_night
The paper had got wet at one corner, and when {A} hung it up to dry it showed its other side. It was written on as well, and lower down.
“It has never had one of you before,” it said. “It may reach in. It may come at you with both arms. It means no harm. Sit a bit off, and let it find out.”
At the bottom were some marks, such as teeth make. It had been read.
-> DONE

=== next_bedtime
The paper lay by the box. They had both done what it said.
-> DONE
