# about: feast(christmas eve|santa&tonight|santa&coming|santa comes|father christmas&tonight|father christmas&coming|christmas&tomorrow&!dinner&!lunch&!nativity&!play|xmas eve|christmas&excited|santa&excited|santa&sleep|christmas&sleep|night before christmas|xmas&tomorrow&!dinner); too-excited(christmas|santa|xmas); cannot-sleep(christmas|santa|xmas)
# also: too-excited; cannot-sleep; happy; patience; nervous
# wants: child
# role grownup: elder, parent = the grown-up with the torch
# ages: 3-9
# holds: christmas(kind), santa(kind), dark(kind)

=== title
{~Who Is Still Awake?|Only Till the Morning}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; stars
# action: A sit-up worried; heroes sit-up; grownup stand; friends sit
# things: bed; stocking; lamp; window
{~“Is it tomorrow yet?” called {H}. It was Christmas Eve, {young:and it was not even late.|and it was ten to eight.}|The stocking was up, and the carrot was out. It was Christmas Eve, and {H} had only to go to sleep, {young:and could not.|and there has never been anything harder.}|{H} {was} in bed, since it was Christmas Eve, {young:and nobody there was asleep.|and that is where you have to be, but nobody there was asleep.}}
{A} shut both eyes, and they opened. {young:They did it by themselves.|{A} shut them again, and held them, and they opened at the edges.} # usual
“I am fizzing, and it is mostly in my feet,” said {A}.
“He only comes when the whole house is asleep,” said {grownup}, and so they listened. ¶ Far down below, something went “hmmm”. {young:It went on and on, and it was not tired at all.|It went on for a good long while, and it did not sound tired.}
“Then who is that,” said {A}, “who is still awake?”
-> DONE

=== s2
# shot: two
# place: kitchen; night; stars
# action: A reach-up calm fridge; grownup hold torch; heroes stand; friends stand
# things: fridge; torch in grownup.hand; table; plate on table
So they went down to see, with the torch, {young:on tiptoe.|on the outsides of their feet.}
{joining}
{hinderer_person:“You need not count me,” said {hinderer}, coming down behind, and fell over the mat. “I am asleep.”} # beat
{hinderer_animal:{hinderer} stopped for a drink of water on the way, and it was the loudest thing in the house.} # beat
{hinderer_carried:{hinderer} was carried facing backwards, and looked over a shoulder with both eyes wide open.} # beat
It was the fridge. {young:“Hmmm,” it went, all by itself.|It stood there in the dark, humming, all to itself.}
It was full to the top. “It has got the whole of tomorrow in there,” said {A}. {young:“It is fizzing, too.”|“Of course it can’t sleep.”} # usual
{A} put a hand on its door, quite flat. “It is all right,” said {A}. “It is only till the morning.”
{young:It gave a shake, and was quiet.|For a bit it went on. Then it gave a shake, as fridges do, and was quiet.}
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; night; stars
# action: A hold curious lid; heroes kneel; grownup hold torch; friends sit
# things: wall-clock; scarf; stairs; torch in grownup.hand; coat
In the hall there was the clock. {young:“Tick,” it said. “Tick.”|“Tick,” it said, and then, as if it could not wait, “tick” again.}
“You had better stop,” {A} told it. ¶ “It can’t stop,” said {grownup}. {young:“It has to get us to the morning.”|“If it stops, it will be ten past eight for ever, and nobody would come.”}
That was true. {young:So {A} put a scarf on it.|So {A} took a scarf down from its hook, and put it round, and tucked in the end.}
“You can do it,” said {A}, “but do it under your breath.” {young:And it did.|It was a little woollen tick, after that, and it got on just as fast.}
{young:A coat had its arms up. They were put down.|One of the coats had an arm up, as if to ask a question. It was put down, and told that it would see.} # more
“That is the clock done,” said {A}, very low, and they went on. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; night; stars
# action: A kneel curious; heroes kneel; grownup hold torch; friends kneel
# things: table; carrot on plate; pie on plate; plate on table; glass on table; torch in grownup.hand
They looked in on the plate. {young:The pie was there, and so was the carrot.|There was the mince pie, and there was the carrot, side by side, with a glass of milk to look after them.}
The pie had its lid on. {young:“It is asleep,” said {A}.|“It is asleep,” said {A}, “or else it is being very good.”}
The carrot lay on its back, {young:with its hair all over the plate.|with its hair all over the plate, like somebody who has gone out like a light.}
“They will be woken up, of course,” said {grownup}. {young:“But I do not think that it will be for long.”|“But I do not think that it will be for long.”}
{A} turned the plate a bit, {young:so that the carrot was in front.|so that the carrot was on the side where a nose would be.}
“Goodnight,” said {A} to the two of them. “It was nice to have known you.” And they were left in peace. # more
-> DONE

=== s3
# shot: above
# place: living-room; night; stars
# action: A stand calm at christmas-tree; grownup hold torch; heroes stand; friends sit
# things: christmas-tree; torch in grownup.hand; window; themed
“Tick,” said something, by the window. It was the tree, and it had let a needle fall. {young:All its lights were on, and a silver ball was turning.|All its lights were on, and a silver ball was going round and round on its thread.}
{young:So the lights went out.|So {grownup} put out the lights, and it was only a tree, with its arms full.} “It is only till the morning,” said {A}.
The ball turned once more, and once back, and hung still. # usual
{themed_a} was told, too, where it lay under the chair. # personal
{helper_person:“When I was little I did my hands first,” said {helper}. “Then the rest had nobody to play with.”} # beat
{helper_animal:{helper} lay down on the rug, and went to sleep, one leg after another, and the tail last.} # beat
{helper_carried:{helper} was laid down flat on the sofa for a minute, and was asleep from the feet up.} # beat
{is_loved:In a low voice they talked of {loved}, to calm things down.|{musing}} # personal
On the way back up there was a stair that said “eek”, {young:so they stroked it.|and they went round it on the one side, and told it the same.} # usual
Now the whole house was quiet, and {A} got into bed. {young:But {A} still fizzed.|And {A} fizzed as much as ever.}
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; night; stars
# action: A reach-down calm tap; grownup stand; heroes stand; friends stand
# things: basin; tap; toothbrush; flannel; drop
“Plip,” said somebody in the bathroom, and so they got up again. {young:It was the tap, and it did it again. “Plip.”|It waited, and then, when they had all begun to think of something else, “plip”.}
“It wants to know what it is getting,” said {A}. {young:“It can’t wait.”|“It keeps on looking out.”}
So a flannel was put under it. {young:Now it said nothing. It just went on looking.|After that it could look out as often as it liked, and nobody would hear it come down.}
The toothbrushes leaned in their cup with their heads together, {young:and {A} thought that they were whispering.|and {A} thought that there had been some whispering, and turned one round.}
“It is only till the morning,” said {A}. {young:They knew that.|“You will be the first to hear. You always are.”} # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: street; night; stars
# action: A look-through curious window; heroes look-up; grownup stand; friends look-up
# things: window; row of 4 house; street-lamp; star
They looked out between the curtains, to see how far the others had got. {young:There was a light on over the road, in a small window upstairs.|In nearly every house there was just one window lit, and it was upstairs, and it was a small one.}
“They can’t sleep, either,” said {A}. {young:A hand waved. {A} waved, too.|Somebody over there had the curtain held back as well. They looked at each other, and both of them waved.}
“That is two of you,” said {grownup}, {young:“in one street.”|“and that is only what you can see from here.”}
A cat came along the wall. {young:It was in no hurry, and nobody had told it.|It went as if it were any night at all, and nobody had told it.}
{young:Then the light over there went out.|Then, over the road, a big hand came, and the curtain was let go, and the window went dark.} “They have done it,” said {A}. # more
There was not one cloud, and all of the stars were wide awake. “They don’t count,” said {grownup}. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: L sit-up surprised; heroes sit-up; grownup sit; friends sit
# things: bed; quilt; lamp; stocking
{L} lay and listened. The fridge was asleep, and so was the tree. {young:Nothing made a sound.|There was not one sound in the house, from the top of it to the bottom.}
But something still went “thub, thub, thub”, under the quilt. {young:It was a foot.|It was down at the end of the bed, and it was a foot.}
“It is me,” said {L}.
Nobody can tell a whole child to go to sleep. {young:But a foot is not so big.|There is too much of it. But a foot is no bigger than a loaf.} # usual
So {L} did what you do with a fridge. {L} put one hand on it, quite flat.
“It is all right,” said {L}. “It is only till the morning.”
The foot gave a shake, and was quiet.
“One,” said {grownup}.
-> DONE

=== m4
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; lamp; stocking
The other foot had seen how it was done. It hardly needed to be told.
Then there were the knees. There was one on each side. # usual
“It is only till the morning,” said {L}, and they lay down. # more
The tummy took two hands. It had most of the fizz in it, and some of the supper. # more
It went up, and it went down. Then it did it more slowly. # more
“That is all of you from there down,” said {grownup}.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup sit; friends sit
# things: pillow; stocking; lamp
At the end of the bed hung the stocking. It was flat, and it had its mouth open.
“Is that one asleep?” asked {grownup}. {L} looked. # usual
“It sleeps like that,” said {L}. # more
It did not move at all. It was better at it than anybody. # more
It was going to be full by the morning, and it did not so much as wriggle. # more
“You can learn a lot from a sock,” said {grownup}.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; grownup sit; friends sleep
# things: bed; pillow; quilt
Then it was the hands. They could not do themselves.
So {grownup} did those. One was laid in the other. # usual
They gave a shake, both at once. Then they were quiet, like two gloves in a drawer. # more
“Who is still awake?” said {grownup}. # more
“Only my head,” said {L}, very low.
There was just a bit of fizz left, behind the nose.
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: heroes sleep
# things: row of 4 chimney; moon; row of 3 roof
Outside it was cold, and very clear. The roofs lay in a row.
One window was dark, and then one more was. # spare
Down in the hall the clock went on, warm in its scarf. # more
The carrot lay on its back. It had not long to wait. # more
The cat on the wall had gone in. There was only its place, and that was still warm. # more
It was so still that you could have heard a bell, if it was a small one.
It was a long way off. It may have been a star.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; lamp; stocking
The lamp was put out. That was the lamp done. # usual
{resting}
{keepsake}
{dream} # spare
“Who is still awake?” said {grownup}.
“My ears,” said {L}.
A hand was put on one. Then it was put on the other. It was warm. # usual
“It is all right,” said {grownup}. “It is only till the morning.”
The eyes were last. They shut. # usual
They did not open. They did not open at the edges. # usual
“Who is still awake?”
Nobody said a thing.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Hmmm,” said the fridge. It was only half as full, and it had a good deal to think about. {H} came down to it in slippers, and put one hand on its door.
“Well?” said {A}. “Was it worth it?” ¶ The fridge gave a shake. On the plate lay the green end of a carrot, and there were marks in it, from some very big teeth.
-> DONE

=== next_bedtime
The clock in the hall still had its scarf on. It had got used to it.
-> DONE
