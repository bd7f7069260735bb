# about: weather(rainbow); thing(rainbow); found-something(rainbow)
# also: happy; weather; place; person; school-day; too-excited; creature; thing; colour; outing
# kind double: double|two rainbows|2 rainbows|twice
# wants: child
# when: done
# ages: 3-9
# holds: rain(kind), dark(kind)

=== title
{~Violet Comes Last|In the Right Order}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; rain
# action: A point happy up; heroes look-up happy; friends look-up
# things: rainbow; puddle; wall
{~“Look!” said {H}. {young:There was a rainbow!|It was still raining in front, and the sun was out behind, and in between stood a rainbow.}|The rain went one way up the street, and the sun came the other, {young:and {H} saw a rainbow.|and {H} looked up at just that moment, and there was the rainbow.}|A rainbow does not make a sound. {H} might have missed it, {young:but {H} looked up.|but looked up from a puddle, and there it was.}}
It stood with one foot behind {~the bus stop|the chip shop}, {young:and it went right over the street.|and went up over all the roofs, and came down where the school is.} # usual
{is_double:There were two, one over the other, and the second {young:was the other way round.|had its colours the other way round, like something put on inside out.}|It had all its colours, {young:one under the other.|one under the other, each of them in its place.}}
{A} said the colours, from the top. “Red, orange, yellow, green, blue, dark blue, violet.” # usual
By the time the others had turned round, {young:it was gone.|there was only the sky, which looked as if it had done nothing.}
A bus had gone through the middle of it, and come out as red as before. # more
They asked what it had been like, and {A} wanted to show them, {young:in the right order.|all of it, and in the right order.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A draw worried; heroes draw; friends sit-on-chair
# things: table; paper on table; 5 crayons on table; themed
{joining}
At home {A} drew it. {young:Red was good. Yellow was good.|The red went over from side to side in one go, and the others went in under it.}
{hinderer_person:“Green comes before yellow,” said {hinderer}, who had been looking at a bus.} # beat
{hinderer_animal:{hinderer} had been looking at a cat, and lay down now on the top left corner of the sky.} # beat
{hinderer_carried:{hinderer} had been looking the other way, and still was, and had to be turned round.} # beat
{themed_a} was held up against it, and was none of those colours. # personal
But it was too small. {young:It did not go over anything.|The other had gone over the whole street, and this went over a cup.} # usual
And in the box there was no violet. {young:There was only its paper.|There was only the paper of the violet, with nothing left inside.}
-> DONE

=== m1
# aside
# shot: behind
# place: street; afternoon; rain
# action: A run happy; heroes run; friends walk
# things: rainbow; puddle; bus-stop
While it lasted, {A} had gone after it. {young:{A} took ten steps. So did the rainbow.|But for every step that {A} took towards it, the rainbow took one step back.}
When {A} stood still, {young:it stood still as well.|it stood still, too, and seemed to look at something else.}
So {A} walked away from it, slowly, {young:to see if it came.|and looked round all at once, and there it was, just as near as before.}
It did that as far as the postbox, {young:and there was a wall.|and there was a wall, and only the rainbow could go on.} # more
“It is shy,” said {A}. {young:“Like the cat at number nine.”|“It is like the cat at number nine. You may look, but you may not come.”}
The rain ran down {As} neck, {young:and it was cold.|and that is where the colours come from, so it could not be helped.} # more
A lady with a pram went through it, over there, {young:and did not know.|with the red on her hat and the green on the pram, and she never knew.} ¶ “You are in it!” called {A}. {young:She said good afternoon.|“Yes, isn’t it?” called the lady, who thought that it was about the rain.} # more
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# action: A crouch curious before puddle; heroes crouch; friends stand
# things: puddle; wall; leaf
There was a puddle by the wall, and in it was a bit of rainbow, {young:all in rings.|thin as a skin, and all in rings, that a car must have left there.}
{A} put in one finger. {young:The colours went round it.|The colours moved out of its way, and went round it, and closed behind.}
It was not the same sort. {young:It had pink in it.|It had pink in it, and a green like a duck’s neck, and it did not begin with red at all.}
“It has been mixed up,” said {A}. {young:“Somebody trod on it.”|“It is what you get when somebody treads on one.”}
A drop fell in, off the wall. {young:All the rings went plop.|All the rings jumped, and then they lay down again, in another order.} # more
A leaf sailed through, {young:and got a gold edge.|and came out on the other side with a gold edge, and thought the better of itself.} # more
They stepped over the puddle, all of them, {young:with big steps.|with big steps, and looked back at it.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A hold happy carrot; heroes hold; friends stand
# things: rug; boot; carrot in A.hand; lemon; cabbage; cup; trousers
So {A} made a bigger one, out of what there was. {young:It began with a red boot.|It began at the door with a red boot, and went round the rug in a bow.}
After the boot lay a carrot. Then came a lemon, {young:and a cabbage, and a blue cup.|and a cabbage, with its best side up, and after the cabbage a blue cup.}
For the dark blue they had somebody’s jeans. # usual
A yellow duck was allowed to sit on the lemon. # more
Then it was the turn of the violet, {young:and there was none.|and there was none in the whole of the house.}
{helper_person:“Here is a plum,” said {helper}, but when they had put it down it was red, and had to go and stand by the boot.} # beat
{helper_animal:{helper} brought one thing after another, and it was the same slipper each time, and it was brown.} # beat
{helper_carried:{helper} was put down where it was to go, so that nobody should think that it was finished.} # beat
{A} looked in the drawers, {young:and under the sofa.|and in the fridge, and in the bag with the wool.} You would not think that people could live like that, without any violet. # usual
You could say that it was nearly right. {young:But nearly is not right.|But that is just what a rainbow is not. It is never nearly right.} # usual
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A blow curious bubble; heroes look-up; friends look-up
# things: basin; soap; 3 bubbles; mirror
In the bathroom {A} blew a bubble through two fingers. {young:It was there! It was all round it.|There it was, going round and round the bubble, thin as anything, from the top to the bottom.}
“Come and see!” called {A}. {young:Pop. They came.|They came as quickly as they could, and one of them still had a fork. Pop, it said.}
That was the trouble with those as well. {young:They do not wait.|They are there for one person, and by then it is over.}
{is_loved:“There was a picture in it,” said {A}, “of {loved}, only bent.”|{musing}} # personal
{pausing} # company
The next bubble was as big as an apple, {young:and it had a window in it.|and it had the window in it, very small, with the evening outside.} # more
There was soap on the mirror now, {young:and on an eyebrow.|and on the tap, and on one eyebrow, but it was only white.} ¶ {young:White is all of them at once.|Somebody had read that white is all of them at once, and {A} looked at the soap for some time.} # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A eat happy; heroes eat; friends sit-on-chair
# things: table; plate on table; tomato on plate; pea on plate; corn on plate
There was some at supper. {young:{A} ate it in the right order.|It had to be taken in the right order, and so the tomato went down first.}
Then a bit of carrot went by, and then the corn, {young:and then the peas.|grain after grain, and then the peas, and that brought them as far as green.}
“There is no blue food,” said {A}. {young:Nobody could think of any.|Everybody thought about it, with their forks up, and nobody could name one that was blue all through.}
{young:“Then the rest of me is just white.”|“Then it goes as far as the middle,” said {A}, “and from there on I am plain.”}
The tomato was still in the lead, {young:down there.|down there, and the rest were coming on behind, in a line.} # more
Somebody had been given the carrot before the tomato, {young:and had to start again.|and was told to shake, so as to get it in order.} # more
The plate was blue, as it happened. {young:But you can’t eat that.|It came out from under the peas at the very end, just where it belonged.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: L look-up surprised; heroes look-up; friends look-up
# things: window; curtain; bed; roof
Then {L} went up to look for violet in the bedroom, and stopped at the window.
{young:Everything out there was violet.|The sun had gone down, and everything out there was violet.} The wall was, and the wet road was, {young:and the cat.|and so was the cat at number nine.}
“There it is,” said {L}. {young:“It was only late.”|“It was not missing. It comes last.”}
So the bow was laid again up here, thing by thing, {young:round the bed.|round the bed.} First came the boot, and after the cup came the window, {young:and that was right.|with the violet in it.}
They all stood and looked, {young:from the red to the violet.|from the red to the violet, and nobody had to ask how it went.} # usual
{is_double:“And the second one begins at the violet,” said {L}. “That one comes in the morning.”}
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; towel
“Red,” said {L}, and brushed that bit. “Orange. Yellow.”
There are seven of them, and so you have to go round twice to be done.
The green was at the back. It is hard to reach. # usual
There was no blue paste, but there was a blue stripe in it. ¶ It went in with the white, and came out with the white. # more
The mirror had a bow on it, where the towel had been. It was just wet. # more
The foam was a cloud. It had the brush in it, like rain. # more
At violet the tap was turned off, and one drop hung there, with the lamp in it.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; friends walk
# things: lamp; door; boot; stairs
The other boot stood down in the hall, by itself. Its brother was in the rainbow.
“You can be in it tomorrow,” said {L}, over the rail.
It was not raining any more. The gutter still did it, a bit. ¶ Plip, it said. Then there was a long time with nothing. Plip. # more
The umbrella hung on its hook, and had stopped. # more
A smell of wet street came in under the door. # more
The light was on by the coats. It made them all one colour. # more
{L} went in past the red, and had to step over the yellow.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; boot; lemon; cup; pillow
It went all the way round the bed. {L} lay in the middle, as you do under one.
It smelled of lemon, about there, and of boot. # usual
“It has never been so near,” said {L}. “It has always gone back a step.”
This one stayed. It did not even mind being touched. # more
{L} put a hand down, and it was the cabbage. It was cool. # more
The jeans lay next to the cup, with their knees bent. # more
Then the big light was put out, and there was only the landing.
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: puddle; moon; wall; street-lamp
The street was dry in the middle. At the edges it still shone.
The puddle lay by the wall. The moon was in it, and the moon is white.
Where the one foot had stood was just the bus stop. ¶ Where the other foot had stood was the school, with nobody in it. # more
A drop fell off the wall. It had been in the rainbow that afternoon. # more
The rainbow had not left a mark on anything.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; quilt; boot; cup; pillow
{resting}
{keepsake}
{dream} # spare
In the dark the red goes first. The boot was black.
Then the carrot went. Then the lemon did. # usual
The green was grey. It was just a shape.
The blue held on a bit. # usual
Then the blue went. There was just the window.
It was violet still.
Somebody shut a door, a long way down. # more
{is_double:It would be back in the morning, the other way round.|It would be back in the morning.} # usual
{L} shut both eyes, last of all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
They had to have the carrot back for lunch, and the cabbage for supper, and so the rainbow got shorter all day. In the evening only the boot and the cup were left, and a good deal of rug in between.
“It is going,” said {A}. “They do that.” Then the sun came in, low down, and the cup stood in it. And on the wall by the door, no longer than a finger, there it was, with nothing left out.
-> DONE

=== next_bedtime
The window was violet for a bit. Then it was the window.
-> DONE
