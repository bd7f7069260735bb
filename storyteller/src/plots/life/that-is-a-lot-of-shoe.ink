# tells: entries(story|together|shrank|shrunk|woke up tiny|woke up small|woke up very small|woke up smaller|woke up as small as|woke up the size of|woke up no bigger than|became tiny|became very small|became as small as|turned tiny|went tiny|got tiny|got very small|got so small|got smaller and smaller|grew smaller|was tiny, as small as|was so tiny|was as small as|was no bigger than|the size of a lego|the size of an ant|the size of a mouse|the size of a thumb|the size of a finger|the size of a pencil|the size of a bean|the size of a pea|the size of a peanut|the size of a ladybird|the size of a bug|the size of a bee|the size of a button|the size of a crumb|the size of a raisin|the size of a grape|the size of a teaspoon|woke up so small|woke up so tiny)
# happens: tiny
# wants: child
# never: everyone shrinks|everybody shrinks|whole school shrinks|whole town shrinks|house shrinks|school shrinks|jumper shrinks|shrinks her|shrinks his|shrinks the|shrinks their|shrinks all|shrinks everything|door is as small|door is so tiny|door is so small|door is the size|door is no bigger|house is as small|house is so tiny|house is so small|house is the size|house is no bigger|car is as small|car is so tiny|car is so small|car is the size|car is no bigger|boat is as small|boat is so tiny|boat is so small|boat is the size|boat is no bigger|planet is as small|planet is so tiny|planet is so small|planet is the size|planet is no bigger|castle is as small|castle is so tiny|castle is so small|castle is the size|castle is no bigger|town is as small|town is so tiny|town is so small|town is the size|town is no bigger|village is as small|village is so tiny|village is so small|village is the size|village is no bigger|island is as small|island is so tiny|island is so small|island is the size|island is no bigger
# kind other: postman has gone|giant who gets shrunk|giant who shrank|giant who shrinks|bus shrinks|bus that shrinks|bus becomes|fireman who gets|fireman got small|farmer goes tiny|teacher who becomes|teacher gets smaller|elephant who shrinks|elephant that lives|elephant in a|horse as small|horse no bigger|whale that shrinks|whale got|dragon that gets|dragon that goes|lion who wakes|lion is reduced|bear wakes|queen woke up|footballers all go|football team shrunk|pirates shrink|mummy is tiny|mummy shrunk|mom and dad are shrunk|dad's tiny|grandpa accidentally shrinks|grandad was the size|grandad shrinks|grandad gets shrunk|grandad is as small|grandad is the size|grandad is so|grandpa shrinks|grandpa gets shrunk|grandpa is as small|grandpa is the size|grandpa is so|grandma shrinks|grandma gets shrunk|grandma is as small|grandma is the size|grandma is so|granny shrinks|granny gets shrunk|granny is as small|granny is the size|granny is so|nana shrinks|nana gets shrunk|nana is as small|nana is the size|nana is so|daddy shrinks|daddy gets shrunk|daddy is as small|daddy is the size|daddy is so|dad shrinks|dad gets shrunk|dad is as small|dad is the size|dad is so|mummy shrinks|mummy gets shrunk|mummy is as small|mummy is the size|mummy is so|mum shrinks|mum gets shrunk|mum is as small|mum is the size|mum is so|mommy shrinks|mommy gets shrunk|mommy is as small|mommy is the size|mommy is so|mom shrinks|mom gets shrunk|mom is as small|mom is the size|mom is so|uncle shrinks|uncle gets shrunk|uncle is as small|uncle is the size|uncle is so|auntie shrinks|auntie gets shrunk|auntie is as small|auntie is the size|auntie is so|aunt shrinks|aunt gets shrunk|aunt is as small|aunt is the size|aunt is so|teacher shrinks|teacher gets shrunk|teacher is as small|teacher is the size|teacher is so|headteacher shrinks|headteacher gets shrunk|headteacher is as small|headteacher is the size|headteacher is so|headmaster shrinks|headmaster gets shrunk|headmaster is as small|headmaster is the size|headmaster is so|librarian shrinks|librarian gets shrunk|librarian is as small|librarian is the size|librarian is so|doctor shrinks|doctor gets shrunk|doctor is as small|doctor is the size|doctor is so|mayor shrinks|mayor gets shrunk|mayor is as small|mayor is the size|mayor is so|neighbour shrinks|neighbour gets shrunk|neighbour is as small|neighbour is the size|neighbour is so|postman shrinks|postman gets shrunk|postman is as small|postman is the size|postman is so|babysitter shrinks|babysitter gets shrunk|babysitter is as small|babysitter is the size|babysitter is so|brother shrinks|brother gets shrunk|brother is as small|brother is the size|brother is so|sister shrinks|sister gets shrunk|sister is as small|sister is the size|sister is so|baby shrinks|baby gets shrunk|baby is as small|baby is the size|baby is so|dog shrinks|dog gets shrunk|dog is as small|dog is the size|dog is so|puppy shrinks|puppy gets shrunk|puppy is as small|puppy is the size|puppy is so|cat shrinks|cat gets shrunk|cat is as small|cat is the size|cat is so|hamster shrinks|hamster gets shrunk|hamster is as small|hamster is the size|hamster is so|teddy shrinks|teddy gets shrunk|teddy is as small|teddy is the size|teddy is so|elephant shrinks|elephant gets shrunk|elephant is as small|elephant is the size|elephant is so|dragon shrinks|dragon gets shrunk|dragon is as small|dragon is the size|dragon is so|giant shrinks|giant gets shrunk|giant is as small|giant is the size|giant is so|king shrinks|king gets shrunk|king is as small|king is the size|king is so|queen shrinks|queen gets shrunk|queen is as small|queen is the size|queen is so|prince shrinks|prince gets shrunk|prince is as small|prince is the size|prince is so|princess shrinks|princess gets shrunk|princess is as small|princess is the size|princess is so|pirate shrinks|pirate gets shrunk|pirate is as small|pirate is the size|pirate is so|wizard shrinks|wizard gets shrunk|wizard is as small|wizard is the size|wizard is so|witch shrinks|witch gets shrunk|witch is as small|witch is the size|witch is so|robot shrinks|robot gets shrunk|robot is as small|robot is the size|robot is so|unicorn shrinks|unicorn gets shrunk|unicorn is as small|unicorn is the size|unicorn is so|dinosaur shrinks|dinosaur gets shrunk|dinosaur is as small|dinosaur is the size|dinosaur is so|bear shrinks|bear gets shrunk|bear is as small|bear is the size|bear is so|lion shrinks|lion gets shrunk|lion is as small|lion is the size|lion is so|monster shrinks|monster gets shrunk|monster is as small|monster is the size|monster is so|troll shrinks|troll gets shrunk|troll is as small|troll is the size|troll is so|whale shrinks|whale gets shrunk|whale is as small|whale is the size|whale is so|grown-ups shrink|grownups shrink|adults shrink|parents shrink|teachers shrink|who is as small|who is so tiny|who is so small|who is the size|who is no bigger|that is as small|that is so tiny|that is so small|that is the size|that is no bigger|who are as small|who are so tiny|who are so small|who are the size|who are no bigger|that are as small|that are so tiny|that are so small|that are the size|that are no bigger|fairy is|fairies are|elf is|mouse is|knight is|horse is|people are|man is|woman is
# kind back: back to normal|grow back|grows back|grow again|grows again|big again|normal size|normal again|full size|own size|turns back|turn back|changes back|change back|gets big|becomes big|right size|proper size|usual size|ordinary size
# kind bugs: bug school|insect*|the ants|for ants|of ants|beetles|ladybirds|worms|spiders|bees
# kind house: dolls house|doll's house|dollhouse|dolls' house|matchbox|lego house|teacup|tea cup|bento|inside a flower pot|in a tulip
# kind ride: ride|rides|riding|on the back of|gives a lift|a lift to
# kind bag: school bag|schoolbag|backpack|rucksack|lunch box|lunchbox|pencil case|bag|suitcase|pocket
# kind garden: garden|in the grass|the grass|lawn|flowerbed|flower bed|an ant who|meets an ant|anthill|ant hill|back yard|backyard|forest|woods|bush|strawberry|raspberry|daisy
# kind bath: bath|bathtub|bathroom|basin|sink|plughole|plug hole|the drain
# kind table: table|toast|jam|cereal|breakfast table|cookie
# kind climb: bed|stairs|climb|climbs|carpet|curtains|floor
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~That Is a Lot|Just Enough}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# place for garden, bugs: garden; afternoon; clear
# place for bath: bathroom; afternoon; clear
# place for table: kitchen; afternoon; clear
# place for climb: bedroom; afternoon; clear
# action: tiny L look-up surprised; heroes look-up surprised; friends stand curious
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge shoe right; button left; mat
# things for garden, bugs: huge leaf right; huge daisy left
# things for bath: huge soap right; huge towel left
# things for table: huge plate right; huge toast left
# things for climb: huge sock right; huge bed
# things for bag: huge pencil right; button left
# things for ride, house: huge e1 right; button left
# things for other: tiny e1; shoe right; button left; mat
{~It began with the floor. It had always been down there, and {H} had never {young:looked at it much.|given it very much thought.}|“Mind where you put your feet,” people said to {H}, {young:and they never said why.|about once a week, and they never said what for.}|There is a size for everybody. {H} had always thought {young:that it stays the same.|that it was one of the things that stay as they are.}}
{entry_1}
{entry_1_seen} # usual
{
- is_other:
{L} went down on both knees. It was a voice {young:like a pin.|like a pin, and even with one ear on the floor you only got every second word.} “That is a lot of ear,” it said.
- is_bugs:
They had kept a place for {L}, between two who had {young:a great many legs.|more legs than a table has, and all of them moved up a bit.} “That is a lot of legs,” said {L}.
- is_house:
It had always been too small to get a hand in. Now {L} sat in there, {young:and it fitted.|and everything fitted, and only the rest had come out wrong.} {L} looked out. “That is a lot of room,” said {L}.
- is_ride:
It was warm up there, and a bit slippery. {young:It went up and down.|When it breathed in, {L} went up, and when it breathed out, {L} came down again, and there was nothing to hold on to but what grew there.} “That is a lot of back,” said {L}.
- is_bag:
It smelled of banana in there, {young:and it was dark.|and of last term, and in the distance somebody was doing up the way out.} Something lay across the path, as long as a tree. “That is a lot of pencil,” said {L}.
- is_garden:
The grass stood there like a wood, {young:and nobody had cut it.|and high up it leaned together, and what light came down between was green.} “That is a lot of grass,” said {L}.
- is_bath:
The bath was like a dock, {young:white all the way up.|white all the way up, and the tap hung over it like the front of a ship.} “That is a lot of bath,” said {L}.
- is_table:
It went on as far as you could see, {young:and then it stopped.|and somewhere behind the plates it stopped, and there you could make out a sleeve.} “That is a lot of table,” said {L}.
- is_climb:
It had never been far. It was six steps, {young:or seven.|or seven if you were tired, and you did them without looking.} Now the first of them lay there like a field. “That is a lot of floor,” said {L}.
- else:
The first thing in the way was a shoe. {young:It was as long as a bus.|It was about as long as a bus, with nobody at the wheel.} “That is a lot of shoe,” said {L}, and set off to go round it.
}
It was like that all round. There was too much of everything. # usual
There was fluff, too, and it came up to the knee. # more
“Is there anything in my size?” asked {small()}. # more
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# place for garden: garden; afternoon; clear
# action: tiny L kneel curious at drop; heroes kneel curious; friends sit
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge drop; huge spoon left; leaf
# things for other: tiny e1; drop; spoon left; leaf
Something dripped, high up, {young:and a drop came down.|and a drop let go, and took its time, and came down.} It did not run away. It sat there, round and shaking, and {small()} had to walk round it.
“That is a lot of drop,” said {small()}, who was thirsty. {young:But where was there a cup for one drop?|But there is no cup in the world that is smaller than what you drink out of it.}
So {small()} bent down, and bit it. {young:It had a skin, like a grape. Then it had no skin.|It had a skin on, like a grape, and then all at once it had none.}
That was a drink, and both knees had been washed as well. # spare
The next drop was on its way already. {Small()} heard it let go, and stood further off. # more
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# place for garden, bugs: garden; afternoon; clear
# place for bath: bathroom; afternoon; clear
# place for climb, house: bedroom; afternoon; clear
# action: tiny L peek surprised at spoon; heroes stand surprised; friends peek curious
# action for garden, bugs: tiny L peek surprised at ant; huge ant stand calm; heroes stand surprised; friends peek curious
# action for bath: tiny L climb surprised on soap; heroes stand surprised; friends peek curious
# action for house, bag, ride, climb, table: tiny L look-up surprised; heroes stand surprised; friends peek curious
# action for other: L kneel calm; heroes kneel calm; friends sit
# things: rug; huge spoon on rug; button left
# things for garden, bugs: huge leaf left
# things for bath: huge soap right; huge tap left
# things for house, ride: huge e1 right
# things for bag: huge pencil right; huge apple left
# things for climb: huge sock right; rug
# things for table: huge spoon right; huge jam left
# things for other: tiny e1; spoon; button left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“I never thought of {loved} from underneath,” said {small()}.|{musing}} # personal
{
- is_other:
{L} put one hand down flat, and {small()} got on. {young:It tickled.|It tickled most in the middle, where there was nothing to hold on to, and {small()} took the thumb.} “That is a lot of thumb,” said {small()}.
“Not so fast,” called {small()}, a bit later. {L} had not moved. It was only the breathing. # usual
Then a pocket was tried. {Small()} stood in it with both elbows on the edge, {young:as you stand at a window.|as you stand at a window, and told {L} which way to go, and where to look out.} # usual
- is_bugs:
With six legs you don’t see what takes so long. They went ahead, up the wall, {young:and over the top.|and along the top of it, upside down, and waited there, and were very nice about it.} “I will come round by the bottom,” called {L}.
“Is that all of them?” somebody asked, and looked at {L}’s legs. ¶ “It is enough,” said {L}, “if you take them in turn.” # usual
They showed {L} how it is done. You put up two feelers, and then you know who has been by. {L} put up two fingers. It was somebody with jam. # usual
- is_house:
There was a knock, and it was all of the wall at once. {young:In the window was an eye.|Then there was an eye in the window, and nothing round it, since there was no room for more.} “That is a lot of eye,” said {L}. It only wanted to see in, and went away again.
{is_being_1:“Mind the step,” {L} told {being_1}. It was no higher than a coin, but there has to be somebody who says so.|“Mind the step,” said {L}, to nobody. It was no higher than a coin, but it was nice to have one.} # usual
{L} swept the floor. It took two strokes, and then there was a crumb by the door, which had to be rolled. # usual
- is_ride:
You hold on with your knees. They went under a chair {young:as under a bridge.|as you go under a bridge, and the corner behind it came so fast that both of {L}’s legs flew out at the side.} “Left!” called {L}. They went right.
There was something to smell there, and it had to be done from all sides, and {L} did it, too. It smelled of bun. # usual
“That is a lot of ear,” said {L}, who had come to the front. It was warm behind it, and out of the wind, and you could be heard there. “Left, please.” They went left. # usual
- is_bag:
Then it all began to walk. {young:Boom, it went.|Boom, it went, and boom, and at each boom the apple came from one side and the ruler from the other, and {L} jumped for the apple, and stayed on.} “That is a lot of apple,” said {L}.
Between two pages it was quiet. {L} went in there, to be flat for a bit, and read the whole of an O. # usual
A bit of string hung down, with a knot in the end, and {L} got up as far as the knot, and looked out. There was a whole street, going by backwards. # usual
- is_garden:
An ant came along, {young:with a crumb.|with a crumb on its head, and it stopped, and {L} stopped, and they both thought about who should go round.} “You have the crumb,” said {L}, and went round.
“That is a lot of crumb,” {L} called after it. The ant put it down, to nod, and then had to get under it again. # usual
Somewhere far off there was one step, and all of the grass leaned over, and stood up again, and went on talking. # usual
- is_bath:
First came the soap. It lay there like a boat {young:that is upside down.|that somebody has turned over for the winter. {L} got up on the one side, and came down on the other, and that was faster.} “That is a lot of soap,” said {L}, and smelled of lemon from there on.
At the plughole you could hear it, far down. “Glug,” it said. {L} went by on tiptoe, along the edge, {young:with one hand on the chain.|with one hand on the chain, and said “Not today,” as you do at the door.} # usual
There was a duck, too. It was yellow, and as big as a bus, and smiled at something further off. # usual
- is_table:
First came the crumbs. They lay about {young:like stones.|like stones on a beach, and some of them rolled, and {L} went from each to the next with both arms out.} “That is a lot of crumb,” said {L}.
Next was the jam. It took one shoe. {L} talked to it, and pulled, {young:and it gave the shoe back.|and got the shoe back, and it kept the sock.} # usual
A spoon lay across the way, and in it was a face, very wide, and upside down. It was as surprised as {L} was. # usual
- is_climb:
First came the rug, and a rug has hair. {young:It went up to the chin.|It came up to the chin, and whoever is in there cannot see who else is, and so {L} sang.} “That is a lot of rug,” said {L}, in between.
A sock lay across the way, as long as a whale. {L} went round it by the toe, {young:since that was nearer.|since that was nearer, and came by a hole with a view.} # usual
A crumb was there, as big as a car. You could see who had been eating in here. It had been {L}. # usual
- else:
Further on lay a spoon. {young:It was as long as a boat.|It was as long as a rowing boat, and would have held about as many.} {L} took hold of the edge, and looked in, and there was a face, very wide, and upside down. “That is a lot of me,” said {L}.
But a spoon is cold to lie in, and it rocks. {young:“Not that,” said {L}.|“And it is not my size,” said {L}. “I only look it in here.”} # usual
A button lay by it, with four holes. {L} sat on the edge with both feet in one of them. # usual
}
{hinderer_person:“Did somebody say something?” asked {hinderer}, and that was enough wind to blow {small()} over.} # beat
{hinderer_animal:Then {hinderer} came to see what it smelled of. That was a lot of nose, and a wet one.} # beat
{hinderer_carried:Then {hinderer} was put down next to it, and there was no more sky on that side.} # beat
Something very small had got into one shoe. It was too small to be anything. # more
“There is one thing,” said {small()}. “There is a lot to see.” # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: tiny L eat happy; heroes sit; friends sit
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge pea; huge fork left
# things for other: tiny e1; pea; fork left
Where people eat there is always a pea that got away. {young:{Small()} found it.|{Small()} found this one by walking into it.}
“That is a lot of pea,” said {small()}, and sat down to it, {young:and began at the top.|as you would to a pumpkin that has not been cut, and began at the top.}
{young:Bite, bite, bite. Then there was a dent.|After a good while there was a dent in it, as deep as a fist, and {small()} was full.} It tasted of pea, all the way in.
{pausing} # company
A pea has a seam all round. You only see that when you lean on it. # more
The rest was rolled along, for later. {young:It went very well downhill.|It is hard to start a pea, and then it is hard to stop one.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; afternoon; clear
# place for garden: garden; afternoon; clear
# action: tiny L peek surprised at boot; heroes peek; friends stand
# action for other: L stand surprised; heroes stand; friends stand
# things: huge boot; huge boot; mat
# things for other: tiny e1; boot; boot; mat
Then the ground said boom. {young:It was feet.|It said it once more, nearer by, and that was feet.} There were only the two, but they came along like a pair of sheds.
{Small()} stood close against the wall, {young:and they went by.|and waited, as you wait for a train that does not stop.}
“That is a lot of feet,” said {small()}, “for one person.” {young:One of them stopped, and scratched the other.|One of them stopped, had a look round, and gave the other a scratch on the ankle.} It is surprising what goes on down there, when they think that they are alone.
There was dust in the air after that, and it came down as slowly as snow. # more
Boom, it went, and boom. {young:Then the wind went, too.|They took their own wind with them, and half of the fluff.} # spare
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# place for garden, bugs: garden; dusk; clear
# place for bath: bathroom; dusk; clear
# place for climb, house: bedroom; dusk; clear
# action: tiny L crouch surprised in cup; heroes peek surprised; friends stand curious
# action for garden, bugs, house: tiny L eat happy; heroes peek surprised; friends stand curious
# action for bath: tiny L sit surprised in lid; heroes peek surprised; friends stand curious
# action for ride, bag, table, climb: tiny L climb surprised; heroes peek surprised; friends stand curious
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: rug; huge cup on rug; saucer left
# things for garden: huge strawberry; huge leaf left
# things for bugs: huge bean
# things for house: huge crumb; huge e1 right
# things for bath: huge lid
# things for ride: huge e1
# things for bag: huge pencil
# things for table: huge toast
# things for climb: huge sock; huge button
# things for other: tiny e1; cup; saucer left; thread
{is_entry_4:{entry_3}}
{
- is_other:
There was cake, for all. {Small()} got a crumb, and sat down to it {young:as to a pumpkin.|as to a pumpkin that has not been cut, and began at the top, and {L} held it still.}
“That is a lot of crumb,” said {small()}, after a good while. There was a dent in it, {young:as deep as a thumb.|as deep as a thumb, if it is a small thumb. The rest was kept, for the week.}
Then there was a draught. {L} went after {small()} with both hands, and caught some fluff, and then {small()}. # usual
- is_bugs:
Then there was something to eat. It was one bean, for everybody. They bit it in rows, {young:and {L} bit, too.|and {L} was shown where to begin, at the seam, and had the piece with the seam.}
“That is a lot of bean,” said {L}. ¶ “It is Tuesday’s,” said somebody with a full mouth. {young:They had one each day.|There was one for each day of the week, in a row, and they had been carried there by hand.}
{is_being_2 and not being_2_many:{being_2} came last, as it has to be with somebody, and {L} had kept a bit of bean, under a leaf.|One came last, as it has to be with somebody. {L} had kept a bit of bean, under a leaf.} # usual
- is_house:
For supper there was a crumb. {L} cut it with a pin, {young:slice by slice.|in slices, one leg against it, as you hold a loaf that is warm, and the end piece was the best.} “That is a lot of crumb,” said {L}.
{is_being_1:{being_1} had a slice, too, in front of the door, where there was more room, and they agreed how well it had turned out.|{L} ate it in the doorway, and had a look at the evening. It began a long way up, over the cupboard.}
Then there was something to be shut, and it took both hands, and one foot. # usual
- is_ride:
Then it had to scratch. You know that from outside, {young:and it looks like nothing.|and it looks like nothing at all. On top it is like a cart with square wheels.} {L} held on with both arms and both knees, and shut both eyes.
“That is a lot of scratch,” said {L}, when it was over. One shoe had gone. {young:It lay down there, like a crumb.|It lay down there, no bigger than a crumb, and was smelled, and was not eaten.}
After that they both knew how it was done. {L} only had to think of left. # usual
- is_bag:
{L} went up by the pencil. It was a good pencil, with edges, {young:and a name at the top.|and at the top there was a name, in letters as long as an arm, and the name was {L}.}
“That is a lot of name,” said {L}. From there it was one jump to the zip, {young:and {L} hung on it.|and {L} hung on it, with all the weight there was, and it thought about it, and moved by one tooth.}
Then it moved by one tooth more. There was a smell of evening. # usual
- is_garden:
Then there was something red, as big as a house. It was a berry. {young:It had seeds on.|It had seeds all over, each in its own dent, and you could go up by them.} “That is a lot of berry,” said {L}, and bit into it, where the door would be.
You eat, and then you are a bit further in. It ran into both sleeves. {young:It was warm in there.|It was warm in there, and red all round, with the sun behind it, and {L} knocked on the next wall, and ate that, too.}
At the far end there was some sky, and {L} put out first one hand, and then a head, quite sticky. # usual
- is_bath:
Then a bottle top came by. {L} got in, {young:and it went round.|and it floated, if you sat quite in the middle, and turned, so that you saw the whole of it, one wall at a time.}
“That is a lot of sea,” called {L}. ¶ “Sea,” said the wall. {young:{L} paddled with both hands.|{L} paddled with both hands, and got there backwards, which is how you get there in a bottle top.}
The flannel hung down on that side, and it was wet, and had loops. {L} went up by the loops. # usual
- is_table:
Then came the toast. It stood there like a cliff {young:that is warm.|that has been in the oven, brown at the edge, and full of holes, and {L} went up by the holes.} “That is a lot of toast,” said {L}.
On top there was butter. {young:Whee, it went, and that was the other side.|You can’t walk on that. {L} sat down, and it began by itself, and when it stopped that was the other side.}
Somebody put down a cup, and the whole table jumped, and {L} jumped as well, quite neatly, over a fork. # usual
- is_climb:
Then it went up. There was a lace, as thick as an arm. {L} took it hand over hand, {young:and sat on a button.|and halfway there was a button to sit on, with four holes in it, and a draught from below.}
“That is a lot of up,” said {L}, and looked down. The floor had got small. {young:It was nearly the right size.|From there it was nearly the right size, with a rug like a stamp.}
{L} waved to it. Then there was the edge, and that was soft, and had to be done with the elbows. # usual
- else:
Then a cup was in the way. It had fallen over. {young:It was like a cave.|From the front it was a cave with a handle.} {L} went in, to sit down for a bit. “That is a lot of cup,” said {L}. ¶ “Lot of cup,” said the cup.
“Who is there?” asked {L}. ¶ “Is there,” said the cup, {young:and was louder.|and it had the bigger voice.}
{L} yawned, only once. Then the whole cup yawned, from the back to the front. # usual
}
{helper_person:“Hold on to this,” said {helper}, and held out one end of a thread, and {small()} held on.} # beat
{helper_animal:Then {helper} lay down beside it, and after that there was no draught, but there was a good deal of tail.} # beat
{helper_carried:{helper} was set down next to {small()}, to lean on, and gave a bit.} # beat
It got a bit darker, and that was a lot of evening. # more
“I should like to sit on something,” said {small()}, “that is as big as I am.” # more
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# place for garden: garden; dusk; clear
# action: tiny L sit-on-edge calm; heroes sit; friends sit
# action for other: L kneel calm; heroes kneel calm; friends sit
# things: huge button; thread
# things for other: tiny e1; button; thread
The next thing was a button. {young:It was blue, and it had four holes.|It was a blue one, with four holes in the middle for which, from there, you could see no reason.}
{Small()} sat on the edge, with both feet in one of the holes. {young:It was a good seat.|As a seat it was the best so far, and there was a draught from below.}
“It is nearly my size,” said {small()}. {young:“But you cannot lie down on it.”|“But it is only for sitting, and I have done that.”}
There was still some thread in one hole, and it had to be pushed over, to make room. # more
Somewhere, far up, there was a coat that had a lot of gap. # spare
-> DONE

=== m3
# aside
# shot: wide
# place: hallway; dusk; clear
# action: tiny L shout; heroes stand; friends listen
# action for other: L kneel curious; heroes kneel curious; friends sit
# things: huge umbrella left; huge shoe right; coat on hook; hook
# things for other: tiny e1; umbrella left; shoe right; coat on hook; hook
“I am down here,” called {small()}. {young:It came out as thin as a pin.|It came out about as thick as a pin, and got no further than the umbrella.}
There was too much noise on top of it. There was a pipe, and a clock, {young:and somebody’s fridge.|and a fridge that was telling itself something.}
So {small()} waited. {young:In the evening there comes a gap.|Every evening there is a gap, when all of that stops at once, for as long as you can hold your breath.}
Then {small()} said it again, not loud. {young:It went right up to the ceiling.|It went right up to the ceiling, and had the place to itself.}
After that everything began again: the pipe, and the clock, and the fridge. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: tiny L point happy at mitten; heroes point happy; friends stand
# action for back, other: L hold happy mitten; heroes sit; friends stand
# things: huge mitten; pillow left; quilt
# things for back: bed; quilt; lamp
# things for other: bed; quilt; lamp; tiny e1
{not is_back:{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}}
{
- is_back:
Then it was evening. The shoe was only a shoe. {L} stepped over it, stepped back, and went round it, from habit.
The spoon was a spoon, and held one mouthful. The cup said nothing at all. # usual
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
The bed was as long as a bed, and you got in from the top. Next to it lay a mitten, no bigger than a hand.
{L} put it on, and the thumb went in last. It was warm in there, and shut at the end, and there was room for one. # usual
“It was there the whole time,” said {L}, and bent the thumb, to see how you would lie. “And it is just enough.”
- is_house:
Then it was evening, and it got cold along the floor. By the door lay a mitten that somebody had dropped, as big as a tent.
It did not go in. {L} pulled, and only the thumb came through. It was soft, and it went exactly from the one wall to the other.
So {L} lay down in that, and touched one wall with both feet, and the other with the top of the head. “It is not a lot of house,” said {L}. “It is just enough.”
- is_other:
Then it was evening. “That is a lot of bed,” said {small()}, and looked up at it. {L} lifted {small()} onto the quilt, and held on to one corner, since it gave way.
There lay a mitten. {Small()} went all round it, as you go round a tent, and found no door. There was only a bit that stuck out at the side.
“Try that,” said {L}, and held the thumb open. ¶ “It is not a lot of thumb,” said {small()}, from inside. “It is just enough.”
- else:
{is_climb:That was the top, and there was the bed.|{is_ride:Then it jumped, as it did every evening, with {L} on it, and that was the bed.|{is_table:On the far side a hand lay down, and {L} got on, and was carried, and there was the bed.|{is_bag:Then the bag was put down, and there, over the edge, was the bed.|Then it was evening, and high up was the bed. One corner of the quilt hung down as far as the floor, and that was the way up.}}}} “That is a lot of bed,” said {L}.
On the quilt lay a mitten, as big as a tent. {L} went all the way round it, and found no door. There was only a bit that stuck out at the side. It was the thumb.
{L} put in a hand, and then a head. It was warm in there, and shut at the end. “It is not a lot of thumb,” said {L}, from inside. “It is just enough.”
}
It smelled of wool, and of last winter. # more
Nothing in there had to be gone round. # more
All round it went the bed, and round that went the room, and all that could wait. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: tiny L sit calm; heroes sit calm; friends sit
# action for back, other: L sit calm on bed; heroes sit; friends sit
# things: huge mitten; quilt
# things for back: mitten in L.hand; quilt
# things for other: mitten in L.hand; quilt; tiny e1
{
- is_back:
There was fluff in the thumb. {L} turned it out to look.
It would have made a pillow. It would have been a good one.
So it went back in, right to the end. You never know who comes by.
Then the mitten was put on a chair, with the thumb on top. {L} looked round at it once. It was quite still in there.
From the bed it looked small. But {L} knew about that. # spare
- else:
You get into a thumb feet first. Then you wait, and it gives a bit.
At the end there was fluff. {Small()} felt it with one foot.
It was fetched up, and it was a pillow. It was not a lot of pillow. # spare
The wool was blue. The lamp came through it a bit. # more
“It is one lot,” said {small()}.
}
-> DONE

=== l3
# aside
# shot: close
# place: bedroom; night; stars
# action: tiny L look-up calm; heroes look-up; friends sit
# action for back, other: L look-up calm; heroes look-up; friends sit
# things: window; huge moon
# things for back: window; moon
# things for other: window; moon; tiny e1
The window had stars in it. They were small.
“That one would go in my hand,” said {small()}. It was the first thing all day that would.
Up close it is not small. {Small()} had heard that. {young:It is a lot of star.|You would have to walk round it.} # spare
So it was left up there. It fitted very well from here. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: shoe; button; spoon; mat
A shoe stood in the dark. It still had no foot in it.
The spoon had nobody to look at. So it looked at the lamp, and the lamp was off. # more
A drop came down. It sat there, round. Nobody bit it. # spare
The button lay by itself. It had four bits of dark in it. # more
The dust lay down, as slowly as snow. There was a bit for everybody.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: tiny L sleep; heroes sleep; friends sleep
# action for back, other: L sleep; heroes sleep; friends sleep
# things: huge mitten on bed; pillow
# things for back: mitten; pillow
# things for other: mitten; pillow; tiny e1
{is_other:{L} lay in bed. By the pillow lay a mitten, and its thumb went up and down a bit.|{is_back:{L} lay in bed, and went down as far as ever.|{L} lay in the thumb. One nose looked out.}}
{resting}
{keepsake}
{dream} # spare
Then the lamp went off.
“That is a lot of dark,” said {small()}.
But it did not have to be gone round. It came up to the chin, and stopped. # spare
All that day nothing had been the right size. The dark was. It fitted everywhere.
“And how much goodnight?” asked {L}. ¶ One was enough. It was a small one. # spare
{is_other:Goodnight to {small()}.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} looked under the quilt, and one toe was not to be seen. It had a thumb on, made of blue wool. ¶ Beside the bed stood a shoe, with its tongue out, no longer than a foot. “That is not a lot of shoe,” said {A}, and put a foot in. There was something in the way, right at the front. It was half a pea.
-> DONE

=== next_bedtime
The mitten lay on the quilt, just in case. Its thumb was up.
-> DONE

=== function small
{is_other and is_entry_1_being:
~ return entry_1_being
}
{is_other:
~ return "the small one"
}
~ return L

=== function Small
{is_other and not is_entry_1_being:
~ return "The small one"
}
~ return small()
