# about: wet-bed(wet her|wet him|wet them|knickers|pants|trousers|leggings|tights|at nursery|at school|in class|assembly|puddle|in front of|at preschool|in the car|in the shop|on the carpet|on the floor|on the sofa|accident at|accident today|make it to|in time|playground); potty(wet her|wet him|wet them|knickers|trousers|leggings|at nursery|at school|in class|puddle|in front of|in the car|in the shop|on the carpet|on the floor|on the sofa|accident|make it to|in time)
# also: embarrassed; sad; school-day; wet-bed; potty; frustrated
# wants: child
# ages: 3-8
# kind out: car|shop|shops|tesco|asda|aldi|park|bus|train|party|library|soft play|supermarket|museum|swimming
# kind home: home|sofa|carpet|rug|living room|kitchen|floor
# holds: dark(kind)

=== title
{~The Trousers from the Box|Whose Are Those?}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand worried behind bag; heroes stand; friends stand curious
# place for home: living-room; afternoon; clear
# action for home: L stand worried behind chair; heroes stand; friends stand curious
# things: bag; coat left; shoe; door
# things for home: chair; puddle; sofa
{
- is_out:
{~{H} had gone out in blue trousers, and came home in brown ones.|The trousers were not {As}. {H} had set out in blue ones, {young:and here were brown ones|and had come home with brown ones on}.|There was a bag in the hall with a knot in it. {H} had tied the knot. {young:In it were {As} blue trousers, and they were wet.|Nobody was to ask, but it was {As} blue trousers, and they were wet.}}
It had happened all at once. One minute {L} did not need to go. {young:And the next minute, {L} had been.|The next minute {L} had been.}
The brown ones came out of the box for lost things. {young:They were long, and they had a patch on.|They were too long, and they had a patch on the knee in the shape of a potato.}
- is_home:
{~“Whose are those?” the cat seemed to say. {H} had been in blue trousers all morning, and now they were brown ones.|The trousers were not {As}. {H} had got up in blue ones, {young:and here were brown ones|and it was not yet lunch, and they were brown}.|There was a bag by the machine with a knot in it. {H} had tied the knot. {young:In it were {As} blue trousers, and they were wet.|Nobody was to ask, but it was {As} blue trousers, and they were wet.}}
It had happened all at once. One minute {L} did not need to go. {young:And the next minute, {L} had been.|The next minute {L} had been.}
Everything else was in the wash. So the brown ones came out of the box that goes round from house to house. {young:They were long, and they had a patch on.|They were too long, and they had a patch on the knee in the shape of a potato.}
- else:
{~{H} had gone off in the morning in blue trousers, and came home in brown ones.|The trousers were not {As}. {H} had set out in blue ones, {young:and here were brown ones|and had come home with brown ones on}.|There was a bag in the hall with a knot in it. {H} had tied the knot. {young:In it were {As} blue trousers, and they were wet.|Nobody was to ask, but it was {As} blue trousers, and they were wet.}}
It had happened all at once. One minute {L} did not need to go. {young:And the next minute, {L} had been.|The next minute {L} had been.}
There is a box for it, up on a shelf. {young:The brown ones were long, and they had a patch on.|The brown ones were too long, and they had a patch on the knee in the shape of a potato.}
}
“They will do very well,” said everybody. That is not the same as nice. # usual
What {L} wanted was for nobody to see. {young:But the trousers were so brown!|But they were very brown, and they went swish.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: L crouch worried behind coat; heroes peek curious; friends peek curious
# things: coat left; coat right; hat-stand; shoe; bag; themed
First {L} stood behind the coats. {young:That was good. There were only shoes to be seen.|That was quite good, for all that showed was shoes.}
{joining}
{themed_a} was put in front, to look at. # personal
{hinderer_person:“Why are you a coat?” asked {hinderer}, and looked in at the sleeve.} # beat
{hinderer_animal:{hinderer} came along, and put a nose in, and wagged, so that everybody knew.} # beat
{hinderer_carried:{hinderer} had been hung up there, too, and it was a tight fit.} # beat
But nobody can stay a coat for long. It was hot, and it smelled of dog. # usual
So {L} rolled up the legs. {young:Roll, roll, roll, until they were shorts.|Rolled up a good many times they were nearly shorts, of a sort that nobody else has.} Then it was only a matter of walking past, as one does.
Swish. Swish. Down came one leg. {young:Then down came the other.|A step later down came the other, over the foot.}
“Whose are those?” said somebody, in a friendly way.
{L} sat down on the bottom stair. {young:“They are not mine,” said {L}.|“Not mine,” said {L}. “I am only in them.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: laundry; afternoon; clear
# action: L look-through curious basin; heroes kneel; friends sit
# things: basin; sock; trousers in basin; soap
# people: neighbour
In the machine the blue trousers went round. {young:There goes a leg. There goes the other.|One leg came by, and then the other, as if they were running a long way off.}
“Where are they going?” asked {L}. {young:“Round,” said the sock.|They came by again, and did not seem to know.}
It stopped, and thought. {young:Then it went round the other way.|Then it went back the other way, in case they had left something.}
One leg was flat against the glass for a bit, and it waved. # spare
{L} waved back. {young:That was all right, then.|They had been friends for a year, and it was not their fault.}
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: L think worried; heroes sit; friends sit
# things: blocks; tower; marble; rug
The fault was with the tower. {young:{L} had made it, and it was this big.|It was the best tower that {L} had ever made, and it wanted one more on the top.}
Something had said *go*. {L} had heard it. {young:“In a minute,” {L} had said.|“In a minute,” {L} had told it, as one does, and looked for a long one.}
It had said *go* again. It does not shout, that is the trouble. {young:It says it and says it, and then it stops.|It says it twice, quite politely, and then it takes no more interest.}
“It should ring,” said {L}. {young:“Like a bell.”|“With a bell, and a light that comes on.”} # spare
The tower had stayed up, all the same. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L hold surprised nut; heroes look-up curious; friends peek
# things: stairs; ticket; shell; button; row of 3 pebbles
# people: neighbour
So there {L} sat, and put both hands in the pockets, {young:to be cross in.|to be cross with more comfort.}
{helper_person:“Budge up,” said {helper}, and sat down on the stair as well, and asked nothing.} # beat
{helper_animal:{helper} came and lay across both feet, patch and all, so that they were covered up.} # beat
{helper_carried:{helper} was put on the next stair, and looked straight ahead.} # beat
There was something in the pocket.
It was a nut. {young:In the other one was a shell.|Under that was a ticket for a bus, and in the other pocket was a shell.} # usual
“Those are not mine,” said {L}. But they were somebody’s. {L} turned down the top of the trousers, where a name goes. {young:There was a T. There was a B. There was one like a snake.|There was a T, in ink. It had a line through it, and under it stood a B, and under that something that had been washed until it was a snake.} {L} counted seven.
“They were all in these,” said {L} slowly. “They must all have been too late.”
{young:One minute not, and the next minute yes!|One minute they had not needed to, all seven of them. And the next minute they had been.} # usual
{L} looked at the patch. Now it was a rather good patch.
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: L point curious at shell; heroes kneel curious; friends sit
# things: nut; shell; ticket; button; rug
They laid it all out on the rug, to see who had been in there. {young:There was a nut, so it was somebody who likes trees.|The nut was somebody who had been looking down, under a tree, and not minding the time.}
{young:There was a shell. That one had been at the sea.|The shell had been too busy with the sea. Anyone can see how that happens, with all that water running.}
The ticket was for the number nine. {young:You cannot stop a bus for it.|It is a long way, on the nine, with no stops that are any use.}
There was half a raisin as well. {young:Nobody knew about that one.|It did not tell them anything, but it was put with the rest.} # spare
“I like the one with the shell,” said {L}. # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: neighbour look-up laughing at trousers; L stand surprised; heroes stand; friends stand
# things: hedge; washing-line; trousers on washing-line; peg
# people: neighbour
The neighbour looked over the hedge. {young:“Oh, I know those!” said the neighbour.|“Well, if it is not those,” said the neighbour, and put down the shears.}
“We had those in the spring. {young:They stayed for the night.”|They stayed until the Thursday.”}
“Who was it?” asked {L}. {young:But the neighbour would not say.|The neighbour had once been asked not to tell, and had not told, and did not now.}
“In my day they were green,” said the neighbour, {young:“and they itched.”|“with a zip that took hold of your vest. You have the good ones.”}
That made eight, then, with the neighbour. # spare
They both looked at the patch. “I did that,” said the neighbour. “It was meant to be a heart.” # more
-> DONE

=== s4
# shot: wide
# place: garden; dusk; clear
# action: L run laughing; heroes run laughing; friends run happy
# things: slide; bush; shell
It is different, being in a thing with seven people. {L} did not roll up the legs again. {young:Swish, swish, off they went.|They went swish, and that was only how they talk.}
They were good at stairs. They were good at knees. On the slide they were faster than the blue ones had ever been. # usual
“Whose are those?” asked the postman, at the gate.
“Ours,” said {L}. “It is my turn.”
Before supper something said *go*. {young:It said it once, and {L} went, with long legs flapping.|It said so once, quite quietly. {L} held the trousers up at the front with both hands, and went like the wind.} # usual
And was in time.
Then {L} got a pencil, and made a letter of {As} own under the snake. {young:It was a good one.|It was a good clear one, with room under it for the next.} The nut went back, and the shell went back. {L} put in something new, for whoever came next, and would not say what.
-> DONE

=== m4
# aside
# shot: behind
# place: laundry; night; stars
# action: L reach-up sleepy at washing-line; heroes stand sleepy; friends sit
# things: washing-line; trousers on washing-line; peg; sock on washing-line
The brown ones had a wash as well. They came out just as brown.
They were hung up next to the blue ones, with a peg each side. Their legs came down much further. # usual
“They can talk,” said {L}. “They do the same work.”
A drip fell off the blue. A drip fell off the brown. # spare
The nut had been through the wash by mistake. It had come up very clean. # more
The shell had been taken out first, and stood on the side. It was used to water. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; heroes brush-teeth; friends stand
# things: basin; flannel; toothbrush; towel
There was a wash, and a good look at both knees. They had gone a bit brown.
“It comes off,” said {L}. It did.
Something said *go*, just to be sure. It was only small. {L} went, all the same. # spare
It was nice to be asked. # more
The pyjamas had stripes. They had one name in them, and they had not been anywhere. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L hold sleepy bag; heroes sit sleepy; friends sit
# things: bag; trousers; chair
The bag stood by the door, for the morning. The brown ones were in it, in a square.
“They will go back on the shelf,” said {L}. “And then they will go to somebody.” # usual
There was no knot in the bag this time. It was just left open, at the top.
You could see a bit of brown. It looked in at the room. # spare
It had been in a lot of rooms. # more
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: shelf; box on shelf; row of 3 pegs; moon
Far off there was a box on a shelf. It had its lid on.
In it were a vest, and a sock, and some green ones at the bottom. They had been there a long time. # more
There was a space in it, as big as one pair of trousers.
Nobody was cross. Nobody was late. It was night, and there was no one in. # spare
In the corner a tap let go one drop, when it was ready. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: bag; shell
The bed was warm. It was dry, right to the edge. # usual
{resting}
{dream} # spare
{L} thought about the next one. It might be a K. It might be a D.
“They will find it,” said {L}, “in the pocket.” # usual
“One minute not,” said {L}. It was a yawn. “And then…”
The rest of it was sleep.
By the door the bag went swish, very low. It had its turn tomorrow.
Goodnight, {H}. Goodnight, trousers.
Goodnight.
-> DONE

=== next_night
The brown trousers were not on the shelf in the morning. They had gone home with somebody already, said the lid. It did not say whom.
{H} looked at all the knees that came in, the long ones and the short ones. One of them had a patch on. And whoever was in there had a hand in the pocket, and had found something, and looked pleased.
-> DONE

=== next_bedtime
The blue trousers lay on the chair, with their legs folded. It was their turn.
-> DONE
