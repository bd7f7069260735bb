# about: story-about(digger|excavator|bulldozer|jcb|tractor|dumper|dump truck|tipper|lorry|lorries|truck|cranes|cement mixer|loader|steamroller|forklift|building site|construction|combine harvester); with-character(digger|excavator|bulldozer|jcb|tractor|dumper|dump truck|tipper|lorry|lorries|truck|cranes|cement mixer|loader|steamroller|forklift|combine harvester); thing(digger|excavator|bulldozer|jcb|tractor|dumper|dump truck|tipper|lorry|truck|cement mixer|loader|steamroller|forklift)
# wants: child
# role engine: creature, thing, answer = a small digger called Boris
# role grownup: parent = the grown-up with the potatoes
# ages: 3-9
# holds: mud(kind), worm(kind), dark(kind)

=== title
{~A Hole to Get Into|One Hole, One Nose}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: heroes dig happy spoon; grownup point cross at hole; engine stand happy; friends stand curious
# things: hole before heroes; flower; door; mat before door
{~“Not in the lawn,” said {grownup}. {young:{H} wanted a hole, and it was to be a big one.|It had only been a question. {H} wanted a hole, and a lawn is where you would look first.}|A spoon had been bent on the flower bed already. {young:{H} wanted a hole, and had begun.|{H} wanted a hole, and had made a start, and had been stopped.}|There are holes that you look into, and {young:there are holes that you can get into. {H} wanted the second sort.|there are holes that you can get into, and {H} had never yet had one of the second kind.}}
“How big?” said {grownup}. ¶ “Big enough to get in,” said {A}. “With just the nose out.” # usual
Something came in over the back step, and wiped its wheels. {young:It was {engine_a}, with all the lights on.|It was {engine_a}, with the lights going round, and mud from some other job.}
“One hole, and one nose,” said {engine}. “We dig it, and fill it, and pat it flat. Where is it to be?”
That was the trouble, because {A} did not know where.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: engine dig happy; heroes point curious at potato; grownup stir laughing; friends sit-on-chair laughing
# things: huge plate on table; potato on plate; heap on plate; 4 peas on plate; table
So they set out.
{joining}
{is_loved:“Is there room in it for {loved}?” asked {A}. “One nose,” said {engine}. “It is in the order.”|{musing}} # personal
{engine_says} # usual
The first one was on a plate. {young:It was a big hill of mashed potato.|There was a hill on it of mashed potato, with a good slope, and no one had said a word about potato.} {engine} took out a load, and swung round, and put it down by the peas.
{hinderer_person:Whatever was put down by the peas, {hinderer} ate, so that the heap did not grow.} # beat
{hinderer_animal:A nose came over the edge of the table. After that {hinderer} had the heap.} # beat
{hinderer_carried:{hinderer} was let look, leaned too far, and had to be wiped down one side.} # beat
“Try it for size,” said {engine}. {A} tried it. {young:A thumb went in. No nose would.|It was a good fit for a thumb, and then the gravy came in.} # usual
The next one was under {themed_a}, and there it was carpet. # personal
“Fill it in,” said {engine}. “Pat, pat.” {young:Nobody may leave a hole open.|You do not leave a hole standing open, in that trade.}
-> DONE

=== m1
# aside
# shot: behind
# place: laundry; dusk; clear
# action: heroes pull surprised shirt; engine dig happy; friends crawl laughing
# things: big heap; shirt on heap; sock on heap; towel on heap; chair
Next was the washing. It lay on the {~chair|machine} in a mountain, with a towel on top for snow.
{engine} went in at the bottom. {young:Out came a sock. Out came a sleeve, and out came the rest of the shirt.|A sock came out, and a sleeve, and then the whole of a shirt by the sleeve, waving.}
“Is it safe in there?” {many:asked {B}.|asked {A}.} {young:It was not. Whump!|“It is as safe,” said {engine}, “as pants can make it,” and then the mountain sat down.}
It took some time to dig {engine} out again. One lamp had a {~vest|pyjama leg} on.
“Fill it in,” said {A}. “Pat, pat.” And for once the washing was flat. # more
-> DONE

=== l1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes eat happy biscuit; engine stand calm; friends eat happy biscuit
# things: stairs; 3 biscuits; gate
At half past something they had a break. All diggings do. {young:They sat on the step, with a biscuit each.|They sat along the back step in a row, and had a biscuit, and looked at nothing.}
“What was your best hole?” asked {A}.
“It was in a road,” said {engine}. {young:“People came to see. A man gave me a wave.”|“It had a fence round it, with a window cut in for people to look through, and one man came every day with his lunch.”}
“What did he see?” ¶ “The hole,” said {engine}. {young:“It was deep.”|“He said that it was coming on.”}
{A} chewed, and thought about that. {young:It would be a good thing to be.|It is a fine thing to be the man, if you cannot be the digging.} # more
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: heroes reach-down curious sofa; engine dig happy; grownup clap happy; friends kneel curious
# things: sofa; pencil; sweet; radio
Then it was the turn of the sofa, down at the back, where it is soft and goes on for ever.
{young:Up came a pencil. Up came a sweet, with fur on.|The first load was crumbs, and the second was a pencil, and in the third was a sweet that had grown a coat.}
“Careful,” said {engine}. “I have struck something flat.” {young:It had buttons. It was the thing that makes the telly go.|It was long and black and had buttons on, and the whole family had been hunting for it since {~Easter|March}.}
“You clever thing,” said {grownup}, and shook {engine} by whatever there was to shake.
But the sides kept coming in. {young:A knee would go in there, and no more.|A sofa is made so as to close by itself, and there was never room for more than a knee.}
“Fill it in. Pat, pat.” # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; breeze
# action: heroes peek surprised at hole; engine dig proud; friends kneel surprised before hole
# things: big hole; row of 4 heaps; shed; boot in hole
“There is the bit behind the shed,” said {grownup}, at last. {young:“You may have that.”|“Nothing has ever come up there but a boot.”}
That was real earth. {young:{engine} took out ten loads, and ten more.|{engine} took out load after load, and set them down as neat as puddings.}
The hole went down past the boot. It was the best hole that anybody there had seen. # usual
{helper_person:“A bit more off the left,” said {helper}, standing by, with both hands behind, like a foreman.} # beat
{helper_animal:{helper} went in with both front feet, uninvited, and was worth two men.} # beat
{helper_carried:{helper} was let down on a string to measure, and it was one {helper} deep.} # beat
“Try it for size,” said {engine}. So one boot went in, and a leg. {young:Squelch. There was water in the bottom, and it was cold.|There was water coming in at the bottom, as there always is once you are proud of it.} # usual
“Do you mind?” said something small, at the side. It was a worm, in the middle of its supper.
{young:They had dug up its kitchen.|They had taken away two of its walls.} # usual
“Oh,” said {A}. “Fill it in.” And it was filled in, and patted, beginning on the worm’s side.
-> DONE

=== l2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: heroes wash happy sponge; engine sit happy; friends stand laughing
# things: bath; engine in bath; 6 bubbles over bath; brush
Whoever has been in a hole has to be washed. {young:The water went brown, and there was a beach.|The water turned the colour of tea, and there was a beach at one end of the bath with a {~stone|leaf} on it.}
{engine} was done with the nail brush, all along the bottom.
“You could dig that,” said {engine}, looking into the foam. {A} dug it. {young:The hole was there. Then it was not there.|For as long as you count two, there was a hole in it with white walls, and a nose would have gone in nicely.}
“It does not stay open,” said {A}. ¶ “No,” said {engine}. “And it does not stay filled in. {young:You could go mad.”|I should not care to work in it.”}
Pat, pat, went the towel. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: heroes sit cross in box; engine stand curious; friends stand calm
# things: box; blocks in box; brick
In the bedroom they looked at what was left. {young:You cannot dig a floor. You cannot dig a wall.|Floors were out, and so were walls, and a ceiling comes down on whoever digs it.}
There was the box with the bricks, and {A} got in on top of them. {young:It had corners.|It was a hole, in its way, but it was a hole with corners, and they all pointed up.}
It was quite deep, for a box. # more
“Nose out?” asked {engine}. ¶ “It is all out,” said {A}. “I am all out, down to here.”
So {A} got up again, with a brick stuck on behind. {young:It fell off later.|It was there for some time, and it was a blue one.}
-> DONE

=== s4
# shot: wide
# place: bedroom; night; clear
# action: engine pull proud blanket; heroes point happy at bed; friends lift happy pillow
It was late. {A} leaned on the end of the bed, and had no hole.
The bed was flat all over. {young:You could see where it had been patted.|You could see, along the top, the marks of two large hands.}
“That has been filled in,” said {A}.
“So it has,” said {engine}. “When was it open?”
{A} thought. “This morning,” said {A}. “I got out of it.” # usual
So they dug. {engine} took the pillow off, and swung round. {engine} took one load of blanket, and laid it down along the wall. There it was, long and deep and dry. It had been there all the time, under the pat. # usual
“Try it for size,” said {engine}. # usual
{A} went in to the knee, and then to the neck. And at the top was just the nose.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: heroes sleep calm; engine stand calm; friends sit sleepy
# things: teddy on chair; chair; bread on chair
The man with the lunch came to look. It was only a bear, with a bit of crust. It sat on the chair.
“It is coming on,” said {A}, for the bear.
One more load was taken out. It was a sock. # spare
Nobody had put a fence. But there was a window, and the moon looked through. # more
The lamps went round more slowly. They did the wall, and the door, and the wall. # more
Nobody dug. It was as deep as it had to be.
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: heroes sleep happy; friends listen curious; engine listen calm
A hole like that has a sound. It is quite low. It is you, going in and out.
{A} tried it with the nose in. It was dark brown. {A} tried it with the nose out. That was better. # spare
“Is anybody in it?” asked {engine}. You have to ask. ¶ “Only me,” said {A}.
There was no worm. There was no water. There was one crumb, and it could stay. # more
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: garden; night; stars
# action: hedgehog walk calm; owl sit calm; heroes sit sleepy
# things: shed; boot; leaf; mound
Behind the shed it was flat and black. The boot stood on top.
Down below the worm had its walls back. It put out a bit of leaf for the morning.
The hill of potato was gone. The plate was in the rack. # spare
In the sofa it was soft. It had closed again, all by itself. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; engine sleep sleepy; grownup stroke calm heroes; friends sleep sleepy
# things: engine
One hole. One nose.
{resting}
{keepsake}
{dream} # spare
{engine} stood by the bed, with the lights off, and cooled. It had been a long day, and a good deal of it was flat. # usual
“We do not leave it open,” said {engine}. # usual
“No,” said {L}. “Fill it in.”
So it was filled in. The blanket came up on this side. It came up on that side. It came up to the nose, and stopped.
A hand came down on top. It was a warm one.
Pat.
Pat.
Goodnight, {H}. Goodnight, {engine}.
Goodnight.
-> DONE

=== next_night
In the morning the bed was wide open, and there was earth on the step. “It is from below,” said {A}. Behind the shed stood a very small heap, as neat as a pudding, with a hole in its side, as big as a pencil. {H} looked in. It was the worm, who was having an extension.
“Dig it,” said {A}, down the hole, “fill it, pat it flat.” ¶ “I eat it, mostly,” said the worm.
-> DONE

=== next_bedtime
The bed was filled in. Pat, pat. Just the nose was out.
-> DONE
