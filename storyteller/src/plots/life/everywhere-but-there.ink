# tells: entries(story|together|hero|dug a hole|dug a tunnel|dug all the way|made a rocket|built a rocket|made a spaceship out of|built a spaceship out of|made a kite|built a kite|made a den|built a den|built a fort|made a boat out of|built a boat|built a raft|made a raft|built a go kart|built a go-kart|made a go kart|made a go-kart|built a plane|made a plane out of|built an aeroplane|made an aeroplane out of|built a submarine|made a submarine out of|built a car out of|made a car out of|built a bridge|built a treehouse|built a tree house|built an igloo|made some wings|made wings|built a hot air balloon|made a hot air balloon|baked a cake with|baked a cake so|made a cake so|baked the biggest|made the biggest|built the biggest|out of cardboard|out of a cardboard box|out of old)
# happens: built
# wants: child
# kind through: to australia|to new zealand|to china|other side of the world|to japan|middle of the earth
# kind dig: dig|digs|dug|digging|hole|tunnel
# kind robot: robot*
# kind knit: knit*|sew|sews|sewed|sewing|crochet*|weave|weaves|stitch*|jumper|scarf|quilt
# kind under: submarine*
# kind space: rocket*|spaceship*|mars|moon|space|planet*
# kind fly: kite*|plane|aeroplane|airplane|wings|balloon|helicopter|glider|parachute|fly|flies|flys|flying
# kind ride: kart|go-kart|gokart|car|cart|train|bike|bicycle|tractor|sledge|scooter|skateboard|bus|race|wheels
# kind float: boat|raft|ship|canoe|sail*
# kind home: den|treehouse|tree house|cubby*|house|fort|castle|igloo|tent|camp|shelter|hotel|palace|tower
# kind food: bake|bakes|baked|baking|cook|cooks|cooked|cooking|cake|biscuits|cookies|bread|pizza|pie|pancake|pancakes|pudding|jelly|gingerbread
# ages: 3-10
# holds: dark(kind)

=== title
{~Everywhere but There|There, Too}
-> DONE

=== s1
# shot: wide
# place: garden; day; clear
# place for food: kitchen; day; clear
# place for home, robot, knit: living-room; day; clear
# action: L stand proud at e1; heroes stand proud; friends stand curious
# things: e1 right
{~“What is it going to be?” people asked, and {H} said that they would see.|{H} stood back to look. You have to stand back from a thing that you have made, {young:or you can’t see it.|or all that you see is the bit you have just done.}|It took all morning, and {young:both sleeves of {H}.|it took both sleeves of {H}, up to the elbow.}}
{entry_1}
{entry_1_seen} # usual
{
- dug():
The heap beside it was as high as {L}. {young:It is odd about a hole: more comes out than goes in.|It is odd about a hole, that more comes out of it than will ever go back in. Two worms had been carried to one side, and watched.} # usual
- is_food:
Some of it was on the tap, {young:and some was on the clock.|and some was on the clock, and there was a hand made of it on the cupboard door, quite low down.} {L} had cracked the eggs, and found nearly all of the shell. # usual
- is_knit:
There was wool all over the floor, {young:and a cat in it.|and a cat in it, and you could not have said which of it was going, and which of it was coming.} {L} counted along it with one finger. # usual
- is_robot:
It had bolts in front, and buttons, {young:and one eye was a lid.|and one eye was a lid, and the other came off a lamp, so that it always looked a bit surprised.} {L} gave the last screw one more turn. # usual
- is_space:
There was a window in front, and a lever, {young:and a button that said “Up”.|and one button that said “Up”, and one that said “Tea”. {L} had drawn all the other buttons, in case they were wanted.} # usual
- is_fly:
It was wider than the gate, {young:and it rustled.|and it rustled, and wanted to be off even while {L} was tying the last knot, so that somebody had to sit on it.} # usual
- is_ride:
None of the wheels was the brother of any other, {young:but they all went round.|but they all went round, and {L} had oiled them with a feather, and then oiled the feather’s other end.} # usual
- afloat():
All the cracks were stopped up, {young:with wax and an old sock.|with wax, and with string, and the very last one with half a sock. {L} had licked a finger and gone along it, to feel for wind.} # usual
- is_home:
It had a way in, quite low, {young:and {L} had put a mat there.|and {L} had put a mat there, and a bell that you had to say yourself. Whatever had been on the chairs was on the roof.} # usual
- else:
It was tied where you could tie it, and stuck where you could not. {young:Where you could do neither there was a peg.|Where you could do neither there was a peg, and {L} had used the last peg in the house.} # usual
}
But there was one place in it that {L} was not sure of. It was {where()}. It gave a bit.
“You can lean on it,” said {L}. “Everywhere but there.”
-> DONE

=== m1
# aside
# shot: two
# place: garden; day; clear
# place for food: kitchen; day; clear
# place for home, robot, knit: living-room; day; clear
# action: neighbour point at e1; A stand proud; heroes stand; friends stand
# things: e1 right
# people: neighbour=man(old, hat)
When you make something, there is always a man who looks on. {young:He had his hands in his pockets.|This one had his hands in his pockets, and had come by about something else.}
“{dug():I would have gone in from the side|{is_food:I would have used more butter|I would have used screws}},” he said.
“It was made by hand,” said {A}. “{young:The hand is still on it.|And the hand is still on it, or I would shake yours.}”
He went round it, and looked at the back. {young:He knocked on it, and nodded.|He knocked on it twice, with one knuckle, as you do with somebody else’s door, and gave a small nod.} “And what does it do?” asked the man. ¶ {A} told him, {~and showed him where it began|and had to tell him again}. # spare
“I had one like that,” he said, “when I was as high as that. {young:It lasted a day.”|It was better than this one, in some ways. It lasted until the Sunday.”} # more
“Well,” he said, and put out a hand. {young:“Not there!” called {A}.|“Everywhere but there,” said {A}, and only just in time.} # more
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# place for food: kitchen; day; clear
# place for home, robot, knit: living-room; day; clear
# action: L kneel worried at e1; heroes kneel; friends stand
# things: e1 right
# things for food: e1 right; spoon in L.hand
{is_entry_3:{entry_2}}
{joining}
{is_loved:“{loved},” {L} told it, to have something to say at such a moment.|{musing}} # personal
{
- is_through:
So down they went. First it was brown, and cool, and had roots in it. {young:Then it was grey. Then it was warm.|Then it was grey, with stones in that had not been looked at since they were put there. Then it got warm, and {L} took off a jumper, and hung it on a root.} {young:The sky was as big as a plate. Then it was as big as a pea.|When {L} looked up the sky was as big as a plate, and then as big as a saucer, and then there was one star.}
“How deep is it?” somebody called down. ¶ {young:“Still going,” called {L}.|{L} dropped a pebble, and held one ear over it, and they all waited. “It has not said yet,” called {L}.} # usual
- is_dig:
{L} got right down into it. It was cool in there, and smelled of potatoes. {young:Up at the top was a round bit of sky.|Up at the top was a round bit of sky, with one cloud in it, as there is in a cup, and now and then a head came over the edge and asked how it was going.} “Deep,” said {L}, and dug. {young:The spade went “tock”.|Then the spade went “tock”, and everybody came to see what that was. It was a stone. It was a very good stone.}
A mole put out a hand at the side, {young:and said sorry.|and felt about, and there was no wall where there had been one. It begged pardon, and went round.} # usual
- is_robot:
{L} pressed the button. First there was a hum. {young:Then one arm went up.|Then one arm went up, rather slowly, and looked at what was on the end of it, and came down again.} “Good morning,” said {L}. {young:“Good morning,” it said, in tin.|“Good mor,” it said, quite high, and {L} turned something at the back, “ning,” it said, quite low.} Then it took a step, {young:and the floor said “bonk”.|and the floor said “bonk”, and all the cups in the cupboard took one, too.}
“What can you do?” asked {L}. It thought. You could hear it think: it was like marbles on a stair. # usual
- is_knit:
Then it was tried on. {L} went in at the bottom with both arms up, {young:and it was dark, and it tickled.|and it was dark in there, and it tickled, and there were more ways out of it than you would have thought.} {young:A hand came out. Then a head came out.|A hand came out at the top, and a head came out at the side, and it all had to be gone through again.} “It is a bit long,” said {L}. {young:It went round the corner.|The rest of it came round the corner just then.}
It was warm in it, as it is in a nest, {young:and you could hear less.|and the noises of the house came in as though they had their slippers on.} # usual
- is_under:
{L} got in, and screwed down the lid. {young:“Glug,” it said, and the water came up the window.|“Glug,” it said all round, and the water came up the window, first to the chin, and then to the eyes, and then there was a line of light far up, and that was the top.} It got green. {young:It got greener.|It got greener and greener, and very quiet, and {L} tapped the glass of the clock that says how deep.} “Down,” said {L}. “A bit to the left. Down.”
There was a drip. {L} held a cup under it, {young:and it went “tip”.|and it went “tip”, and after a while it went “top”, and that was how they knew how late it was.} # usual
- is_space:
{L} sat in front. “Ten,” said {L}, “nine, eight,” {young:and all the rest, down to one.|and all the others, down to two, and there {L} did up one more button, and said “one”.} Then it shook, from the feet up. {young:The garden got small.|The garden got as small as a mat, and then as small as a stamp, with a thread on it that was the washing line, and then a cloud came in between.} {young:“We are up!” said {L}.|“That is the up,” said {L}, in bits, because of the shaking. “It is supposed to do that.”}
Then it stopped shaking, and was quiet. {young:A pencil floated by.|A pencil came up out of a pocket, and hung in the air before {L}’s nose, and turned round once, to be looked at.} # usual
- is_fly:
First it lay there, as if it never would. Then the wind put a hand under it. {young:{L} ran three steps. There was no fourth.|{L} ran three steps, and held on, and there was a fourth one, but it had no ground in it.} {young:The shoes went up over the hedge.|The hedge went by, underneath, and then the gutter, with a ball in it that had been missing since the spring.} {is_entry_1_being:“Hold on,” said {L} to {pal()}.|“Hold on,” {L} told both hands.} They had thought of that.
You could feel it pull, {young:like a big dog.|like a large dog that has seen another one, only that the dog was above, and had the whole sky to run in.} # usual
- is_ride:
{L} got in, and leaned forward. {young:Nothing went by. Then a gate went by.|For a bit nothing happened, and they looked at each other, and at the hedge. Then the hedge began to move.} {young:It rattled.|It rattled in front, and it rattled behind, and in the middle sat {L}, and rattled too, teeth and all.} All the wheels went the same way, {young:or nearly.|or nearly. One would have liked to go to the left, and had to be spoken to.}
“How do you stop it?” somebody called from the pavement. ¶ {young:“Later!” called {L}.|“I have got as far as going,” called {L}. “Stopping comes next.”} # usual
- is_float:
They pushed it in, and it sat there, and thought about it. {young:Then it floated.|Then it did what it was for, and lay on top, a bit to the left, and the bank went off backwards with everybody on it.} {L} had a broom to steer with. {young:It went round once.|It went round once, so that they saw the whole of it, and then {L} had found out which side to push, and it went straight on.}
A bit of water wanted to come, too. {L} had a cup, {young:and asked it out again.|and asked it out again, a cup at a time, and it got in at the back as often as that.} # usual
- is_home:
You went in on your knees, and then it was as big as you could want. {young:It was brown in there, and it had stripes of light.|It was rather dark in there, with a few stripes of light, and it smelled of inside, and if you spoke it was lower than your own voice.} {L} showed which was the kitchen, and which was upstairs. {young:Upstairs was a cushion.|Upstairs was a cushion, and the kitchen was a biscuit.} {is_entry_1_being:“Come in,” said {L} to {pal()}, “and mind the roof.”|“Come in,” said {L}, “and mind the roof.”}
Then somebody outside asked if anybody was in. {young:“No,” said {L}.|They all held their breath. “No,” said {L}, after some time, and whoever it was went away again, satisfied.} # usual
- is_food:
Into the bowl it went, and {L} stirred. {young:It was easy, and then it was not.|At first it was easy, and then it was like a boot in a bog, and the spoon stood there by itself, and they all looked at it.} In it went, and the door was shut. {young:{L} sat down in front of it.|{L} sat down on the floor in front of it, where there is a window with a lamp behind, as if at the pictures.} Nothing happened. {young:Then it went up a bit.|Then, when {L} had just looked away, it had gone up by as much as a finger.}
The spoon had to be licked, and the bowl, {young:and one elbow.|and one elbow, and it was agreed that nobody had ever had anything so good off an elbow.} # usual
- else:
They tried it. It did what it was for. {young:Then it did it again, in case somebody had missed it.|Then it did it again, in case somebody had missed it, and {L} walked all round it, and could see no more than that it did.}
“Did you really make that?” they asked. ¶ {young:“With these,” said {L}, and showed them.|“With these,” said {L}, and held up both hands. There was still some of it on them.} # usual
Then everybody wanted a go, {young:and {L} showed them how.|and {L} had to stand by and tell each of them which end to begin at.} # usual
}
{hinderer_person:“Where is that place?” asked {hinderer}. “Here?” And {hinderer} leaned on it, just there.} # beat
{hinderer_animal:Out of all the places that there were, {hinderer} came, and leaned on just that one.} # beat
{hinderer_carried:{hinderer} was put down next to it for a moment, and fell over, against just that place.} # beat
{L} put one thumb on the place, {young:to be sure.|and left it there, to be on the safe side.} # usual
-> DONE

=== l1
# aside
# shot: close
# place: garden; afternoon; clear
# place for food: kitchen; afternoon; clear
# place for home, robot, knit: living-room; afternoon; clear
# action: A write; heroes stand; friends stand
# things: e1; paper; pencil in A.hand
Then {A} wrote a notice, with the other hand. {young:“Everywhere but there,” it said, and the arrow had a bend.|“Everywhere but there,” it said, with an arrow, and because it was the wrong hand the arrow had a bend in it.}
It was the bend that people came to see. {young:They came very near.|They came very near, so as to follow the arrow with one finger.}
And if you stand so near, you have to hold on to something. {young:They held on there.|Every one of them held on to the same place, and it was where the arrow stopped.}
So the notice was taken down, {~and folded up|and turned round}. {young:It was a good notice.|As a notice it had been very good, and that was what was the matter with it.} # spare
One man read it twice, and then leaned, so as to read it {young:once more.|once more, and better, and they had to show him what it said.} # more
“What was it for?” asked one, who had come too late. ¶ “It was for everybody else,” said {A}. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; afternoon; clear
# place for food: kitchen; afternoon; clear
# place for home, robot, knit: living-room; afternoon; clear
# action: A hold calm e1; heroes stand; friends stand
# things: e1
A thumb gets tired. {young:It went white, and then it went flat.|First it goes white, and then it goes flat, and after that it goes off by itself somewhere, and you only think that you have one.}
“I shall change over,” said {A}, “to the left one. {young:On three.”|It has had nothing to do all day. It can be on three.”}
It is harder than you would think. {young:Two thumbs will not go in one place.|For there has to be a moment when it is not the one any more, and is not the other yet.}
{pausing} # company
“One, two,” said {A}, {~and waited a bit|and breathed in}. {young:“Three!”|Nobody else breathed at all. “Three!”} ¶ {young:It held.|It held, and the left thumb looked about, and was rather proud.}
{young:The left thumb was not so flat.|The left one was not the same shape, and had to be turned a bit, and turned back, until it had found where the other had been.} # more
The right one was shaken, like a thermometer. {young:It came back, and it prickled.|It came back after a time, and it prickled all over, and wanted to know what it had missed.} # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# place for food: kitchen; dusk; clear
# place for home, robot, knit: living-room; dusk; clear
# place for space: moon; night; stars
# place for fly: sky; dusk; clear
# place for float: river; dusk; clear
# place for under: underwater; dusk; clear
# place for ride: hill; dusk; clear
# action: L stand proud beside e1; heroes stand; friends stand
# things: e1; e2 left; e3 right
{is_entry_4:{entry_3}}
{
- is_through:
Then the spade went through. There was light, and it came from below. {young:{L} lay down, and put out a head.|{L} lay down flat, and put a head out of it, and that was odd, for down was up now, and some grass hung in it that was somebody else’s.} There was a sky down there, {young:and a sheep, upside down.|a good blue one, hardly used, and a sheep that stood on its head and looked at {L}, who stood on {L}’s.} {is_entry_1_being:“We are through,” said {L} to {pal()}. “Mind the edge.”|“We are through,” said {L}. “Mind the edge.”}
{is_entry_1_being_2:Somebody breathed on {L}’s neck. It was {entry_1_being_2}, who had come to look, and liked it here, and sat down.|They climbed out feet first, and sat down, till they had got used to it.} It was morning here. They had brought the evening with them, in their shoes. # usual
- is_dig:
By the evening {L} was so deep that they had to let down the sandwich on a string. {young:It was quiet in there.|It was so quiet in there that you could hear the bread.} Then {L} put an ear to the wall. {young:Something went “scratch”.|Something was going “scratch, scratch”, and whenever {L} stopped it stopped, too. So {L} knocked, twice.} It knocked back. {young:“Good evening,” said {L} to the wall.|“Good evening,” said {L} to the wall, for you do not know who it is, but you know that it is digging, too.}
“What have you found?” they called, up at the top. ¶ “More,” called {L}. # usual
- is_robot:
After that there was no holding it. It laid the table. {young:It laid it on the floor.|It laid it very neatly, in a row, on the floor, and the spoons by size, down to the one for salt.} It buttered the toast, {young:and then it buttered the plate.|and when the toast was done it went on to the plate, and the newspaper, and came to {L}.} “Thank you,” said {L}, {young:with butter on the nose.|with butter on the nose. “That will do.” ¶ “Do,” it said, and did the other side.}
“Have you got to the end of it?” asked somebody. {L} looked for the place where you turn it off. It had seemed the least of it, when it was built. # usual
- is_knit:
By the evening everybody had been in it. {young:It went round three of them.|It was long enough for three, in a row, and the one in the middle had no arms and was fed.} A dog had been in it, {young:and the postman.|and the postman, who had only come with a letter, and sat on the step for a while and said nothing.} {L} went along with one finger, from loop to loop. {young:There was one for each of them.|There had been a thousand or so, and each of them had been on the end of {L}’s needle, and held on to the next.}
“Are you warm?” {L} asked them. ¶ “Mm,” they said, all down the sleeve. # usual
- is_under:
Then there was the bottom. It was sand, and it was combed. {young:A fish came to the window.|A fish came to the window, and looked in with one eye, and turned round, and looked in with the other, and went to fetch somebody.} Soon there were a good many. {young:{L} waved. They waved, all over.|{L} waved, and they waved, with everything they had, and the smallest had to be let through to the front.} {L} turned on the lamp. {young:There was an old boot. There was a door in it.|There was a boot, with somebody’s front door in it, and a teapot that had been there so long that it was furry.}
{is_entry_1_being:“They think that we are in a tank,” said {L} to {pal()}.|“They think that I am in a tank,” said {L}.} Nobody could have said that they were wrong. # usual
- is_space:
Out there it was black, and there was nothing to bump into. {young:Then something round came up in the window.|Then something round came up in the window. First it was like a pea, and then like an orange, and then it was not round any more, but was the ground.} Bump. {L} climbed down the side, and put one foot on it. {young:It made a very good footprint.|It made a print, with all the lines of the shoe in it, and there was no other print as far as you could see.} “Hello,” said {L}. {young:It was quiet. {L} took a hop.|It was as quiet as a cupboard. {L} took one step, and it turned out a long one, and came down a good deal further on.}
{is_entry_1_being:{L} showed {pal()} a small blue dot, over the edge.|There was a small blue dot over the edge.} “That is us,” said {L}. “They will be having tea.” # usual
- is_fly:
Down there lay the whole of it: the roofs with their lids on, {young:and a bus like a bean.|and the river, which had dropped off the edge of something, and a bus no bigger than a bean, looking for its stop.} {is_entry_1_being:“There is our chimney,” said {L} to {pal()}.|“There is our chimney,” said {L}.} {young:A pigeon came along, and looked.|A pigeon came along for a bit, to see who was doing the flapping, and told them about the wind over the station.} It got cold round the knees. {young:“How do you get down?” asked {L}.|“One thing,” said {L}. “How do you get down?” That was a good question. The pigeon had never had to ask.}
{L} leaned to one side, and the whole town leaned to the other. It was put straight again at once. # usual
- is_ride:
Then came the hill. You could not see it, but the wheels had noticed. {young:The wind came in at the sleeves.|Everything that had gone by in front now went by in one stripe, green at the bottom and blue on top, and the wind came in at the sleeves and had a look round.} “Lean!” called {L}. {young:They leaned. It went round the bend.|They leaned, and it went round the bend, on those of its wheels that had been to bends before.} A dog ran alongside, {young:and was impressed.|as far as the corner, and was impressed, and one wheel sang. {L} put down a shoe, to see if that would do for a brake. It did for the shoe.}
“You have lost something,” called a woman at a gate. ¶ “I know,” called {L}. “I can hear what it is.” It was only the bell. # usual
- is_float:
Round the bend it got wider. {young:The trees went by, and a cow.|The trees went by on both sides, standing in the water up to the ankle, and a cow, who had been told nothing of all this.} Under the bridge it was dark, and said everything twice. {young:“Hello,” said {L}. “Lo,” said the bridge.|“Is that deep?” asked {L}. ¶ “Deep,” said the bridge.} {L} pushed off with the broom from a post, {young:and from a duck.|and from another post, and nearly from a duck, who had been sitting there in good faith.}
“Can you see where it goes?” they called from the bank. It went where the water went. They had agreed on that early. # usual
- is_home:
It was evening by now, and in there you could hear that outside was outside. {young:They had toast in it.|They had toast, which had been handed in through the letter box by somebody’s arm, and the crumbs were swept into the next room.} {is_entry_1_being:“Are you staying?” {L} asked {pal()}. {young:It looked like it.|It looked very much like it. Room was made, and then a bit more, and the wall on that side grew a hump.}|“I shall stay for good,” said {L}, {young:and moved up, for the torch.|and moved up, so that the torch could sit down as well. The wall on that side grew a hump.}} Somebody sneezed in the kitchen, {young:and the roof moved.|and upstairs it all shook, and a sock came down the chimney.}
There was only one rule: whoever got up had to say so first. # usual
- is_food:
Then it was done, and it came out, {young:and it smelled right down the road.|and it smelled so good that they opened a window next door, and one across the road, and somebody just happened to come about a ladder.} {L} carried it to the table, with both arms and one tongue. {young:It was high, and hot.|It was higher than it had been on the picture, and leaned a bit, like somebody listening.} {is_entry_1_being:“It has to get cold first,” said {L} to {pal()}.|“It has to get cold first,” said {L}.} {young:So they all blew.|So they sat round it and blew, all at once, and it leaned the other way.}
There was a crumb that had come off by itself. {L} cut it in halves, to be fair, and after that in quarters. # usual
- else:
It was still doing it when the lamps were lit, {young:and people brought their chairs.|and people brought their chairs, and sat round in rows, with the small ones in front.} {is_entry_1_being:{L} showed {pal()} how it went on the inside.|{L} showed them how it went on the inside.} {young:You could see one bit push the next.|You could see one bit push the next, and that one push the one behind, and at the end it came out where you wanted it.}
“It was all in my head this morning,” said {L}. {young:They looked at the head.|They looked at the head, and then at the other thing, which was a good deal larger.} # usual
“Can you make one more?” asked a boy. ¶ “Not quite like that,” said {L}. “You never get the same string.” # usual
}
{helper_person:“I will hold that place for a bit,” said {helper}, so that {L} could scratch.} # beat
{helper_animal:{helper} lay down against that place, and that was warmer than a thumb, but it did breathe.} # beat
{helper_carried:{helper} was wedged in under the thumb, and so it was two of them.} # beat
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# place for food: kitchen; dusk; clear
# place for home, robot, knit: living-room; dusk; clear
# action: A eat calm; heroes eat; friends sit
# things: sandwich in A.hand; e1
There was bread and cheese, and you can eat that with one hand. {young:But the other side of it hangs down.|But it is a hand short, and the other end of the bread hangs down, and the cheese sees its chance.}
{themed_a} had to be held, too, and that was done with the chin. # personal
{young:{A} had an itch on one ear.|Then there was an itch on one ear, and it was the ear on the wrong side.}
So {A} did it with a knee, {~and very nearly got there|which takes practice}. {young:It was a good knee.|It is a thing that cats do every day, and nobody says how clever it is.} # spare
A shoe had come undone by then, {young:and that was left as it was.|and of all the things that you can’t do with one hand, a bow comes first. So it was left as it was.} # more
Somebody wanted to shake hands. {young:They shook the elbow.|They were given the elbow, and shook that, and said that it was a pleasure.} # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# place for food: kitchen; night; stars
# place for home, robot, knit: living-room; night; stars
# action: L sneeze surprised beside e1; heroes stand; friends stand
# things: e1; e3 left; e4 right
All that time {L} had kept one thumb on the one place. {feels()} # usual
Then {L} had to sneeze. It was a big one, and it needed a hand. “Who is holding it?” said {L}, when it was over. ¶ Nobody was. It did not give. {L} leaned on it, with one finger, and then with all there was.
“You can lean on it,” said {L}. “There, too.”
{ends()} # usual
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; tap; soap; towel
The thumb had a mark on it. It was just as big as the place.
It was washed last. The mark stayed on a bit, and then it went.
“You did not have to,” {A} told it. “But you were very good.” # usual
It was dried by itself, in the soft end of the towel. # spare
The other thumb was washed, too, so that there should be no bad feeling. # spare
It did not know what to do now. It went in with the fingers. # more
-> DONE

=== l3
# aside
# shot: object
# place: garden; night; stars
# place for food: kitchen; night; stars
# place for home, robot, knit: living-room; night; stars
# action: heroes sleep
# things: e1; moon
# things for food: crumb; plate; moon
{is_food:It was dark, and all that was left of it was one crumb. It held.|It was dark, and nobody was there. It held.}
A moth came, and sat down on it{not is_food:, in just that place}.
It was a small moth. But it leaned with all six. # usual
It held. # spare
The wind leaned on it as well, a bit. The wind leans on all things. # more
Something creaked, and that was only the night, sitting down. # spare
It was the first night that it had ever been there. It was not sure how you do it. But it did it. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy stairs; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; door; coat on hook; hook
{A} went up with one thumb on the wall. It was only from habit.
At the top {A} took it off. They all stood still. ¶ The wall stayed where it was. # usual
“That was made well, too,” said {A}. # usual
They went along by the lamp. Nobody held that. It held. # spare
One stair creaked, in just one place. {A} stood on that, with both feet. It held. # spare
There was a coat on a hook, and a hook on a door. It all went on without being told. # more
-> DONE

=== l4
# aside
# shot: wide
# place: bedroom; night; stars
# action: A look-up sleepy; heroes look-up; friends sit
# things: bed; lamp; window; moon
{A} looked up. Somebody had made that ceiling. They had done it by hand.
“There will be one place in it,” said {A}, “that they were not sure of.”
They looked for it. There was a crack by the lamp, as thin as a hair. # usual
It had been there since before anybody was born. # spare
“I should like to have met them,” said {A}. “I would ask to see the thumb.” # spare
It held. It had the roof on it, and the roof had the moon. # more
Nobody had a thumb on that. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and had the edge of the blanket, with one thumb on it.
{resting}
{keepsake}
{dream} # spare
{not is_food:Out there, {made()} {was_many()} still as good as new, and {L} did not have to do a thing.} # usual
It got dark. It leaned on the house. # usual
It leaned on the roof, and on the bed, and on both eyes. # usual
“Everywhere but there,” said the thumb. It was the last one up. # usual
Then it let go.
The blanket stayed where it was. {not is_food:So did all that had been made that day.}
“There, too,” said {L}.
Goodnight, {made()}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} went out to look, and a robin was on it, and was leaning. ¶ It was a fat one, too. It had been all over, you could see by the marks, and had tried one bit and then another, as you do with chairs. And of them all it had taken the one place. ¶ “There?” asked {A}. The robin put up its feathers, and leaned a bit more.
-> DONE

=== next_bedtime
One thumb was on the blanket. It was not holding it. It was only there.
-> DONE

=== function dug()
~ return is_dig or is_through

=== function afloat()
~ return is_float or is_under

=== function where
{
- dug():
~ return "half-way down, on the left, where it was soft"
- is_food:
~ return "at the back, where the spoon had been put down on it"
- is_knit:
~ return "under one arm, where there was a stitch too few"
- is_robot:
~ return "under one arm, where there was a screw too few"
- is_fly or is_space:
~ return "low down on the left, where the string had run out"
- is_ride:
~ return "behind the seat, where the string had run out"
- afloat():
~ return "at the back, low down, where the wax had run out"
- is_home:
~ return "at the corner, where the string had run out"
}
~ return "at the back, low down, where the string had run out"

=== function feels
{
- dug():
~ return "Now and then a crumb of it ran down by the thumb, to see if it could."
- is_food:
~ return "It was warm there, and under the thumb something popped, and something sighed."
- is_knit:
~ return "It was warm there, and under the thumb you could feel one loop that wanted to go."
- is_robot:
~ return "It hummed there, and under the thumb you could feel it think."
- is_fly or is_space:
~ return "It shook and it hummed, and under the thumb you could feel all of it, as you can with a cat."
- is_ride:
~ return "It rattled and it jumped, and under the thumb you could feel every stone in the road."
- afloat():
~ return "It creaked and it rocked, and under the thumb you could feel the water, asking."
- is_home:
~ return "It leaned and it rustled, and under the thumb you could feel everybody who moved in it."
}
~ return "It creaked, and under the thumb you could feel it work."

=== function pal
{
- is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function ends
{
- is_through:
~ return "The hole held, all the way through. A bit of wind came up it from the other side, and smelled of somebody’s breakfast."
- is_dig:
~ return "They let down the lamp, and looked. It was a good hole, all the way to the bottom, and at the bottom it was still going on."
- is_food:
~ return "Then it was cut. The piece with the place in it was {L}’s, and it held until it was eaten."
- is_robot:
~ return "“Good,” it said, and sat down beside {L}, and the hum got lower and lower. You could see a small lamp in there. Then you could not."
- is_knit:
~ return "So {L} took the hand away, and they pulled, at both ends, one after the other. Not one loop of it went."
- is_under:
~ return "Then up they went, and it got light green, and yellow, and the lid was unscrewed, and in came a star. The socks were dry."
- is_space:
~ return "Then it was time to go home. The dot got as big as an orange, and had a garden on it, and they came down between the beans."
- is_fly:
~ return "In the end {L} let a bit of wind out at the one corner, and then at the other, and they came down a roof at a time, as soft as a sheet."
- is_ride:
~ return "Then it was flat, and it went slower, and a gate went by that you could have opened. It stopped by itself. {L} patted it. It was hot."
- is_float:
~ return "In the end it came in to the edge, and bumped once, and {L} stepped off with one dry foot and one nearly dry."
- is_home:
~ return "So they all leaned on it, from the inside, with their backs, and had the torch in the middle. It held."
}
~ return "Not a bit of it had come off, and it stood there in the lamplight, and ticked a little, as things do that have worked all day."

=== function made
{
- is_robot and is_entry_1_being:
~ return entry_1_being
- is_entry_1_thing:
~ return entry_1_thing
}
~ return "the whole thing"

=== function was_many
{
- is_entry_1_thing and entry_1_thing_many:
~ return "were"
}
~ return "was"
