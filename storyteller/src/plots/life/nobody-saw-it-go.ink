# about: lie(gull&stole|gull&stolen|gull&pinch|gull&nick|gull&took|gull&swip|gull&ate|dog&stole|kookaburra|magpie|squirrel&stole|goat&stole|monkey&stole|fox&stole|duck&stole|swan&stole|pigeon&stole|possum|raccoon); lost-toy(stole|stolen|pinched|swiped|snatched|nicked)
# about: story-about(stole her|stole his|stole a |stole my|stole our|stole the|pinched her|pinched his|pinched a |pinched our|nicked her|nicked his|nicked a |swiped|snatched|gull&swoop|gulls&swoop|grabbed her|grabbed his|ate her sand|ate his sand|ate her chip|ate his chip|ate her ice|ate his ice|ate her sausage|ate his sausage|ate her biscuit|ate his biscuit|took her sand|took his sand|took her ice|took his ice|took her chip|took his chip)
# about: creature(stole her|stole his|stole a sa|stole the sa|stole our|pinched her|pinched his|nicked her|nicked his|swiped her|swiped his|snatched her|snatched his|gull&swoop|ate her sand|ate his sand|ate her chip|ate his chip|ate her ice|ate his ice|ate her sausage|ate his sausage|ate her biscuit|ate his biscuit|ate her cookie|ate his cookie|ate her toast|ate his toast|ate her snack|ate his snack|ate her lunch|ate his lunch|ate her picnic|ate his picnic|took her sand|took his sand|took her ice|took his ice|took her chip|took his chip)
# about: outing(gull&stole|goat&ate&sandwich|goat&stole&sandwich|goat&ate&picnic|gull&pinch|gull&took|gull&nick|gull&ate |gull&snatch|gull&swip|gull&swoop|squirrel&stole|duck&stole|duck&ate h)
# also: outing; food; funny; sad; angry; happy; place; creature; weather; frustrated
# news: bad
# kind cream: ice cream|ice-cream|icecream|cone|cornet|lolly|lollies|gelato
# kind chip: chip|chips|fries
# kind sandwich: sandwich*|sarnie*
# kind sausage: sausage*|hot dog|snag
# kind biscuit: biscuit*|cookie*
# kind cake: cake|cakes|cupcake*
# kind bun: bun|buns|roll|rolls|doughnut*|donut*|croissant*|bread
# kind toast: toast
# wants: child
# role thief: creature = a gull
# role grownup: parent = the grown-up with the paper napkins
# ages: 3-9
# needs: seeing
# holds: gull(kind), dark(kind)

=== title
{~Nobody Saw It Go|One Foot in the Air}
-> DONE

=== s1
# shot: two
# place: garden; afternoon; clear
# action: heroes look-up surprised; thief eat calm; grownup look-up; friends look-up
# things: cloud; paper-bag; bench
{~One moment there was {is_cream:an ice cream|a {is_chip:chip|{is_sandwich:sandwich|{is_sausage:sausage|{is_biscuit:biscuit|{is_cake:piece of cake|{is_bun:nice fresh bun|{is_toast:piece of toast|snack}}}}}}}}. {H} looked up, {young:and then there was none.|at a plane, and the next moment there was none.}|“Look,” said {H}, “a plane!” {young:They all looked up.|They all looked up, for about as long as you do.} And when they looked down, there was no {is_cream:ice cream|{is_chip:chip|{is_sandwich:sandwich|{is_sausage:sausage|{is_biscuit:biscuit|{is_cake:cake|{is_bun:bun|{is_toast:toast|snack}}}}}}}}.|The {is_cream:ice cream|{is_chip:chip|{is_sandwich:sandwich|{is_sausage:sausage|{is_biscuit:biscuit|{is_cake:piece of cake|{is_bun:bun|{is_toast:piece of toast|snack}}}}}}}} had been right here. {young:{H} had only looked at a plane.|{H} had only looked up at a plane, and it was not even a big one.}}
A little way off {thief_many:were|was} {thief_a}, {young:with a full mouth.|with a full mouth, looking at the sky.}
“It was you,” said {A}. ¶ {young:Gulp, it went.|Whoever has a full mouth does not answer, and that is only polite.} # usual
“Nobody saw it go,” said {grownup}. “You can have half of mine.”
{A} took it, {young:and held on to it.|and meant to eat that one in peace, to the very end.}
-> DONE

=== s2
# shot: wide
# place: garden; afternoon; clear
# action: thief stand calm; heroes peek curious at thief; grownup sit; friends sit
# things: bench; themed; tree; paper-bag
So {A} looked hard at {thief}, and took a bite. {thief} looked at {~a tree|the clouds}. {young:Nobody went anywhere.|You would not have thought that {thief_it} had heard of food.} # usual
{joining}
{musing} # personal
Then somebody sneezed, and {A} looked round. {young:It was a short sneeze.|It was only for as long as a sneeze is.}
When {A} looked back, {thief} {thief_many:were|was} nearer. {young:There was one foot in the air. It did not move.|It was by about two steps, and there was one foot in the air, and nothing moved.}
{hinderer_person:“What are we looking at?” asked {hinderer}, and stood right in between, with the sun behind.} # beat
{hinderer_animal:{hinderer} came to sit in front of {A}, and looked at the half as well, from the other side.} # beat
{hinderer_carried:{hinderer} had to be moved to the other arm, and that takes a look, and then it was three steps.} # beat
{themed_a} lay between them in the grass, and first it had been in front of {thief}, and now it was behind. # personal
“Did anybody see that?” asked {A}. {young:Nobody had.|Nobody had seen a thing.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: heroes kneel curious before thief; thief stand calm; grownup peek; friends peek
# things: crumb before thief; paper-bag; bench
First of all there was a crumb. {young:It was by the bag. There were more of them.|It lay by the bag, and there was another, and they went off across the grass.}
{A} followed them with a finger. {young:One, two, three crumbs, and then two feet.|They went round the bag and past the bench, and they came to an end at somebody’s feet.}
“Was it good?” asked {A}. {thief} looked {~past one ear|over {A}’s head}, {young:and shut one eye.|like somebody who waits for a bus, and has been there since before lunch.}
There was a crumb there, too, right on the chin. {young:“You have some on you,” said {A}.|“You have got some on you,” said {A}, because you do say so, whoever it is.}
It was gone the next moment. {young:Nobody saw it go.|{A} had only blinked, and nobody saw it go.}
“Next time you could ask,” said {A}, {young:not crossly.|but not very crossly, for it had been done so well.} # more
-> DONE

=== l1
# aside
# shot: above
# place: park; afternoon; clear
# action: man eat worried; woman read worried newspaper; heroes look-up curious; friends sit; grownup sit
# things: hedge; hat on man.head; bench
# people: man; woman
After that they saw how other people did it. {young:A man ate under his hat.|There was a man who ate with his head down, and his hat over all of it.}
A woman had a newspaper up. {young:She did not read it.|She did not read it, and now and then a hand came out at the side to feel for the salt.}
“Has it been round to you, too?” {A} asked them. {young:The hat nodded.|The hat nodded, and so did the one behind the {~hedge|bench}, whom nobody had noticed at all.}
They were all very good at it. {young:One big boy walked round and round, and chewed.|One big boy ate while he walked round in a ring, since it is hard to come up behind a ring.}
And {thief} went by, and looked at the sky, {young:and at no one.|as if there were nobody about, and nothing on a plate for miles.} # spare
“Good afternoon,” said the man’s hat to the woman’s newspaper, {young:and both went on eating.|when there was nobody near, and both of them went on eating.} # more
-> DONE

=== s3
# shot: behind
# place: garden; afternoon; clear
# action: heroes look-up happy; thief tiptoe calm; grownup sit laughing; friends peek
# things: tree; bench; paper-bag
Then {A} turned right round to the tree, and counted. {young:“One, two, three!”|“One, two, three,” said {A}, and turned back as quick as a door.}
{thief} stood in the grass with one foot in the air, {young:much nearer, and looked at the sky.|a good deal nearer, and might have been put up there by the council.}
“It’s a game,” said {A}. {young:“I know this one!”|“I know this one. They all creep up on you, and when you turn round they have to stand.”} # usual
{helper_person:“You do the turning,” said {helper}, “and I shall tell you if a foot goes down.” But it never did.} # beat
{helper_animal:{helper} knew how it was done, and watched both of them with one foot in the air as well.} # beat
{helper_carried:{helper} was put facing the other way, to keep an eye open, and did not see it happen either.} # beat
So they played it. {A} took a bite, and turned, and counted, and turned back. {young:Each time, {thief} {thief_many:were|was} nearer.|Each time there was less to eat, and each time {thief} {thief_many:were|was} nearer, with the other foot up.}
Not once did it wobble, that foot. {young:It was very good.|In the playground there is always a wobble, and a giggle, and back you go.} # spare
Nobody saw it go down.
-> DONE

=== m2
# aside
# shot: two
# place: garden; afternoon; clear
# action: heroes sit happy beside grownup; grownup eat; thief walk calm; friends sit
# things: bench; paper-bag; tree
They also tried it back to back, {young:so that there was no behind.|so that between them they could see all round, and there was no behind left over.}
“What have you got?” asked {A}, chewing. ¶ “A gate,” said {grownup}, “and a {~bin|bush}. {young:And you?” ¶ “A bird.”|And you?” ¶ “A path, and two shoes, and they’re mine.”}
It was a good way to eat. {young:It was warm down the back.|It was warm all down the back, and each could feel when the other swallowed.}
“Now I have {thief_him},” said {grownup}. {young:¶ “So have I,” said {A}.|¶ “But I have {thief_him} over here,” said {A}, and both of them turned round to look.}
Between the gate and the path was {thief}, with one foot in the air. {young:How did that happen?|Nobody could have been more in the middle.}
“You had the gate,” said {A}. ¶ “And you had the path,” said {grownup}. {young:So no one had the grass.|It turned out that nobody had been given the grass.} # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: garden; afternoon; clear
# action: heroes lie-back curious; thief sit calm; grownup lie-back; friends sit
# things: cloud; tree; bench
There was a pause then, as there is in all games. {young:They looked at other things.|{thief} needed to scratch, and they used the time to look at other things.}
The cloud that was like a {~boot|pig} had gone. {young:It was there, and then it wasn’t!|It had been up there since lunch, and had not been seen to leave.}
The shade had come out from under the tree. {young:Now it lay on their feet.|It had come over the grass as far as their feet, and it had come without a step.}
“Everything does it,” said {A}. {young:“It waits till you look away.”|“It all waits until you look somewhere else, and then it puts its foot down.”}
A snail was halfway up the {~wall|bench}, as it had been all the time. {young:Or was it more than half?|They looked at it, and it was halfway. But it may have been another half.} # more
Even the plane was not there any more, and it had been so loud. {young:Nobody saw it go.|Nobody could have said when it went, though they had all been looking up.} # spare
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: L look-up happy; heroes look-up; thief stand happy before L; grownup look-up; friends look-up
# things: crumb before thief; tree; cloud
Then there was only one bite left, {young:and it was a good one.|and quite possibly it was the best.}
{thief} {thief_many:were|was} so near by now that {L} could see the sky in one eye. {young:The foot was up.|The foot was up. It was the left one’s turn.}
{young:It was hard to stand like that for so long.|It is not easy to stand so still for so long, and nobody had said well done.} # usual
So {L} put the bite down in the grass. “Look,” said {L} to everybody, “a plane!”
They looked up. ¶ “I can’t see one,” said {grownup}. ¶ “Keep looking,” said {L}, {young:and looked up, too.|and looked up harder than anybody.} # usual
It was a very long look. When they looked down, there was no bite, {young:and {thief} stood far away.|and {thief} stood right over by the tree, looking at the clouds.}
“Nobody saw it go,” said {L}.
-> DONE

=== m4
# aside
# shot: wide
# place: lane; dusk; clear
# action: heroes walk happy; grownup walk; friends walk
# things: sun; roof; house; gate
Now it was time to go in, and the sun was on a roof.
“I will watch it,” said {L}. It sat up there and looked at something else. # spare
They shook out the crumbs, and that took one look. They looked up, and the sun was half a sun.
“It moved,” said {grownup}. ¶ “But did you see it?” said {L}. # spare
A gate stood in the road with one side out. It might have been going somewhere. # more
They folded up the bag. Then there was just the roof.
Nobody saw it go.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: L sit curious in bath; heroes sit; grownup hold towel; friends sit
# things: bath; plug; tap; rubber-duck
In the bath {L} pulled the plug out, and watched. The water did not seem to go.
{L} looked for the soap. It had gone down by a hand. # spare
“It has one foot in the air,” said {L}. # spare
The duck had come nearer as well. It looked at the wall. # spare
{L} shut one eye, and saw to the duck with the other. There was no wobble in it. # more
The flannel was not where it had been, either. But that was {grownup}. # more
Then the bath said slurp. That was all that was ever seen of it.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back happy; heroes lie-back; grownup stand holding cup; friends sit
# things: bed; lamp; curtain; cup
“Do you mind about the first one?” asked {grownup}.
{L} had a think. “No,” said {L}. “I got a good game for it.”
“Did you win?” ¶ “I never saw a foot go down,” said {L}. “Not once.” # spare
Then a yawn came. No one had seen that coming. # spare
There was a drink on the shelf. There was a bit less in it now. # more
“I had my eye on that,” said {grownup}. ¶ “Not all the time,” said {L}. # more
The lamp went low. The dark had been by the door, and now it was on the rug.
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bench; tree; moon
It was dark now where they had been. The grass had stood up again.
There was not a crumb left in it. There had been three. # spare
The moon was on one side of the tree. A moth went by. # spare
Now it was on the other side. It had not put a foot wrong. # spare
A leaf lay down on the bench. It had the whole of it. # more
The paper bag was in the bin, and it was quite flat. # more
{thief} slept, a long way off or quite near by. {thief_it} had one foot up, even so.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; lamp; rug
{grownup} stood at the door. {L} lay and looked.
{resting}
{keepsake}
{dream} # spare
{L} shut both eyes. {L} looked. {grownup} was on the rug. # usual
{L} shut both eyes. {L} looked. {grownup} was by the bed. Nothing moved.
“I know this one,” said {L}, and shut both eyes.
They stayed shut.
Something came, just over the nose. It was warm, and it was a kiss.
Nobody saw it go.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the doorstep in the morning there was a pebble. It had not been there before, and then it had, right in the middle, white and round.
“Who brought that?” asked {A}, and looked up the street and down. There was a hedge, and a cat on a wall, and both looked at the sky. “Thank you,” {A} told them, and turned round to the door, and counted to three. But it was only the one pebble.
-> DONE

=== next_bedtime
The white pebble lay on the shelf. It might have been nearer the edge than before.
-> DONE
