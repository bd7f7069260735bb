# about: wet-bed(wet her|wet him|wet them|knickers|in her pants|in his pants|wet pants|pants wet|trousers|leggings|tights|at nursery|at school|in class|assembly|puddle|in front of|at preschool|in the car|in the shop|on the carpet|on the floor|on the sofa|accident at|accident today|make it to|in time|playground); potty(wet his|in his pants|in her pants|wet pants|assembly|wet her|wet him|wet them|knickers|trousers|leggings|at nursery|at school|in class|puddle|in front of|in the car|in the shop|on the carpet|on the floor|on the sofa|accident|make it to|in time)
# also: embarrassed; sad; school-day; wet-bed; potty; frustrated
# news: bad
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
The brown ones came out of a box. {young:They had a patch on.|They had a patch on, in the shape of a potato.}
- is_home:
{~“Whose are those?” the cat seemed to say. {H} had been in blue trousers all morning, and now they were brown ones.|The trousers were not {As}. {H} had got up in blue ones, {young:and here were brown ones|and it was not yet lunch, and they were brown}.|There was a bag by the machine with a knot in it. {H} had tied the knot. {young:In it were {As} blue trousers, and they were wet.|Nobody was to ask, but it was {As} blue trousers, and they were wet.}}
It had happened all at once. One minute {L} did not need to go. {young:And the next minute, {L} had been.|The next minute {L} had been.}
So on went some brown ones, out of the box in the hall. {young:They had a patch on.|They had a patch on, in the shape of a potato.}
- else:
{~{H} had gone off in the morning in blue trousers, and came home in brown ones.|The trousers were not {As}. {H} had set out in blue ones, {young:and here were brown ones|and had come home with brown ones on}.|There was a bag in the hall with a knot in it. {H} had tied the knot. {young:In it were {As} blue trousers, and they were wet.|Nobody was to ask, but it was {As} blue trousers, and they were wet.}}
It had happened all at once. One minute {L} did not need to go. {young:And the next minute, {L} had been.|The next minute {L} had been.}
There is a box for it, up on a shelf. {young:The brown ones had a patch on.|The brown ones had a patch on, in the shape of a potato.}
}
“They will do very well,” said everybody. That is not the same as nice. # usual
What {L} wanted was for nobody to see. {young:But the trousers were so brown!|But they were very brown, and they went swish.}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: L crouch worried behind coat; heroes peek curious; friends peek curious
# things: coat left; coat right; hat-stand; shoe; bag; themed
First {L} stood behind the coats. {young:You could only see shoes.|All that showed was shoes.}
{joining}
{themed_a} was put in front, to look at. # personal
{hinderer_person:“Why are you a coat?” asked {hinderer}, and looked in at the sleeve.} # beat
{hinderer_animal:{hinderer} came along, and put a nose in, and wagged, so that everybody knew.} # beat
{hinderer_carried:{hinderer} had been hung up there, too, and it was a tight fit.} # beat
A coat has no face, and nobody asks it anything. # more
But nobody can stay a coat for long. It was hot in there. # usual
So {L} rolled up the legs. {young:Roll, roll, roll, until they were shorts.|Rolled up enough they were nearly shorts.} # usual
Then {L} went past everybody, as you do. Swish. Swish. {young:Everybody looked.|Every head went round.}
“Whose are those?” said somebody, in a friendly way.
{L} sat down on the bottom stair. {young:“They are not mine,” said {L}.|“Not mine,” said {L}. “I am only in them.”}
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
The sock came by on top, then underneath, then on top, and was having the time of its life. # more
{L} waved back. {young:That was all right, then.|They had been friends for a year, and it was not their fault.}
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: L think worried; heroes sit; friends sit
# things: blocks; tower; marble; rug
The fault was with the tower. {young:{L} had made it, and it was this big.|It was the best tower that {L} had ever made, and it wanted one more on the top.}
Something had said “go”. {L} had heard it. {young:“In a minute,” {L} had said.|“In a minute,” {L} had told it, as you do, and looked for a long one.}
It had said “go” again. It does not shout, that is the trouble. {young:It says it and says it, and then it stops.|It says it twice, quite politely, and then it takes no more interest.}
“It should ring,” said {L}. {young:“Like a bell.”|“With a bell, and a light that comes on.”} # spare
The tower had stayed up, all the same. It was up now, with nobody to look at it, and still wanted the one for the top. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L hold surprised nut; heroes look-up curious; friends peek
# things: stairs; ticket; shell; button; row of 3 pebbles
# people: neighbour
So there {L} sat, with both hands in the pockets.
{helper_person:“Budge up,” said {helper}, and sat down on the stair as well, and asked nothing.} # beat
{helper_animal:{helper} came and lay across both feet, patch and all, so that they were covered up.} # beat
{helper_carried:{helper} was put on the next stair, and looked straight ahead.} # beat
There was something in there. It was a nut. {young:In the other one was a shell.|Next to it was half a ticket, and in the other pocket was a shell.}
“Not mine,” said {L} again. So whose were they? {L} turned down the top of the trousers, where a name goes. {young:There was a T. There was a B. There was one like a snake.|There was a T, with a line through it, and under it a B, and under that something that had been washed until it was a snake.} {L} counted seven.
One had been done in a great hurry. One had a heart over it. # more
“They were all in these,” said {L} slowly. “They must all have been too late.”
{young:One minute not, and the next minute yes!|One minute they had not needed to, all seven of them. And the next minute they had been.} # usual
{L} looked at the patch. It was a rather good patch. # usual
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: L point curious at shell; heroes kneel curious; friends sit
# things: nut; shell; ticket; button; rug
They laid it all out on the rug, to see who had been in there. {young:There was a nut, so it was somebody who likes trees.|The nut was somebody who had been looking down, under a tree, and not minding the time.}
{young:There was a shell. That one had been at the sea.|The shell had been too busy with the sea. Anyone can see how that happens, with all that water running.}
There was half a bus ticket, for the number nine. {young:You cannot stop a bus for it.|It is a long way, on the nine, with no stops that are any use.}
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
It is different, being in a thing with seven people. {young:Swish, swish, off they went.|They went swish, and that was only how they talk.}
They were good at knees. On the slide they were faster than the blue ones had ever been. # usual
“Whose are those?” asked the postman, at the gate.
“Ours,” said {L}. “It is my turn.”
Before supper something said “go”. {young:It said it once, and {L} went, with the legs flapping.|It said so once, quite quietly, and {L} went like the wind.} And {L} was in time. # usual
Then {L} got a pencil, and made a letter of {As} own under the snake. The nut went back, and so did the shell. {L} put in something new, for the next one, and would not say what.
-> DONE

=== m4
# aside
# shot: behind
# place: laundry; night; stars
# action: L reach-up sleepy at washing-line; heroes stand sleepy; friends sit
# things: washing-line; trousers on washing-line; peg; sock on washing-line
The brown ones had a wash as well. They came out just as brown.
They hung next to the blue ones. They had a peg each side. Their legs came down further. # usual
“They can talk,” said {L}. “They do the same work.”
A drip fell off the blue. A drip fell off the brown. # spare
The nut had been through the wash. It had come up very clean. # more
The peg on the end was red. It was kept for best. It had gone to the brown ones. # more
The shell stood on the side. It was used to water. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; heroes brush-teeth; friends stand
# things: basin; flannel; toothbrush; towel
There was a wash, and a good look at both knees. They had gone a bit brown.
“It comes off,” said {L}. It did.
Something said “go”, just to be sure. It was only small. {L} went, all the same. # spare
It was nice to be asked. # more
The left knee was done. The right knee was done. They were pink underneath. # more
The pyjamas had stripes. They had one name in them, and they had not been anywhere. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L hold sleepy bag; heroes sit sleepy; friends sit
# things: bag; trousers; chair
The bag stood by the door. In it were the brown ones, in a square.
“They will go back,” said {L}. “Then they will go to somebody.” # usual
There was no knot in the bag. It was left open, at the top.
One leg had to be done again. It had a crease in it. It would not lie down. # more
You could see a bit of brown. It looked in at the room. # spare
It had been in a lot of rooms. # more
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: shelf; box on shelf; row of 3 pegs; moon
Far off there was a box on a shelf. It had its lid on.
In it were a vest, and a sock. There were some green ones. They had been there a long time. # more
There was a space in it. It was as big as some trousers.
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
Who was next? It might be a K. # usual
“They will find it,” said {L}. “In the pocket.”
“One minute not,” said {L}. It was a yawn. “And then…” # usual
The rest was sleep.
By the door the bag went swish.
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
