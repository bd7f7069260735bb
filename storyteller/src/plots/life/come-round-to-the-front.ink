# about: pet-ill(cone|buster|lampshade|big collar|plastic collar)
# also: sad; happy; funny; nervous; kindness; creature; thing; tired; calm; missing
# kind operation: operation|op|stitches|surgery|neutered|spayed|vet|vets
# wants: child
# role pet: answer = a dog
# role grownup: parent = the grown-up with the cushion
# ages: 3-10
# needs: hands
# holds: illness(kind), dark(kind)

=== title
{~Come Round to the Front|The Smallest Room in the House}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: pet walk sad; A look-up surprised at pet; heroes stand; grownup stand; friends stand
# things: door; shoe; mat
{~Bonk, went the door. {H} looked round, {young:and there was {pet}, in a cone.|and it was {pet}, who used to go through that door without thinking.}|{pet} had a cone on, {young:all round the head.|of the sort that is wide at the front, like a lampshade.} {H} could hear it come along the hall: scrape, scrape, bonk.|{H} held the door wide open for {pet}, and still it said bonk. {young:It was the cone.|A door is not made for somebody with a cone on.}}
{is_operation:There had been an operation, and it had left a sore place|{pet} had a sore place}. {young:Nobody was to lick it, and so there had to be a cone.|Nobody was to lick it, least of all {pet}, and that is what the cone was for.}
{A} laughed at the bonk. Then {A} saw {pet_s} face, deep down in there, {young:and did not laugh.|and was sorry, for nobody had explained it to {pet}.} # usual
“I am sorry,” said {A}. “I want you to get through a door. Just once.”
-> DONE

=== s2
# shot: behind
# place: hallway; afternoon; clear
# action: pet walk; A walk curious holding sock; heroes walk; grownup stand; friends walk
# things: door; 2 sock; rug
So {A} walked beside {pet}, and steered. {young:“Left a bit,” said {A}. “Left a bit. Stop!”|“Left a bit,” said {A}. “A bit more. No, that is too far left, and you have shut the door.”} Bonk.
{joining}
{musing}
And the cone picked things up. {young:It went along the floor like a shovel, and got a sock, and a shoe.|It went along the floor like a shovel, and came back with a sock, and a slipper, and the edge of the rug.} # usual
{hinderer_person:“Mind your head,” said {hinderer}, which was well meant, but it was not the head that was so wide.} # beat
{hinderer_animal:{hinderer} went round them, to see who was in there, and they were all three stuck in the same door.} # beat
{hinderer_carried:{hinderer} had been left on the floor, and was scooped up, and had a ride as far as the stairs.} # beat
Whenever {A} said left, {pet} jumped. {young:{pet_it} looked all round, and could not see who it was.|{pet_it} looked about, as if the voice had come out of a wall.} ¶ “I am right beside you,” said {A}.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: pet drink; A kneel curious at pet; heroes kneel; grownup stand; friends sit
# things: bowl before pet; mat; table
At the water it was worse. The cone came down over the bowl {young:like a lid on a pot.|like a lid on a pot, with {pet} in the pot.}
You could not see a thing. {young:But you could hear it all over the kitchen. Slop, slop, slop!|But you could hear it all over the kitchen, slop, slop, slop, as if it were a horse.}
Then the cone came up, {young:and the water ran out, and it rained on the mat, and on {As} socks.|and most of the water stayed behind on the inside, and ran out on to somebody’s socks.}
They tried a cup. They tried a {~big plate|pie dish}. {young:The best was a small bowl on top of a big book. Then the cone hung down all round it.|In the end it was a small deep bowl on a thick book, so that the cone hung down all round it.}
“Now it is a tablecloth,” said {A}. # more
The book was about ships, and it was soon quite wet enough for them. # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: A stroke happy pet; pet sit; heroes kneel; grownup sit-on-chair; friends sit
# things: chair; mat; table
There was an itch as well. You could tell from the back leg. It went and went, {young:and it only scratched the cone. Drrr!|and all it scratched was the outside of the cone, drrr, like a stick along a fence.}
“Where is it?” asked {A}. ¶ The ear had it. {young:It was the left ear, where the hair is soft.|It was the left one, right at the bottom, where the hair is soft.}
So {grownup} held the cone still, and {A} put in two fingers, {young:and found the place, and scratched it.|round the edge, and found the place.}
The back leg went on, but slowly now, {young:in the air.|in the air, as you might beat time to a tune.} The eyes shut.
When {A} stopped, one eye opened. {young:It looked at {A}. So {A} did it some more.|It was a polite eye, but it was quite clear, and {A} did it some more.}
The other ear had none, but it was done too, so that it need not ask. # more
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: A stand surprised; heroes stand laughing; grownup stand; pet sit; friends sit
# things: paper before A; scissors; themed
“I will see what it is like,” said {A}. A big sheet of paper was rolled round, open at both ends, {young:and stuck with tape.|and taped, so that {A} had a cone as well.}
It was odd in there. {young:There was a front, but there were no sides at all!|There was plenty in front, but all the sides of the room had been taken away.}
{themed_a} had been next to {A}, and was simply gone. # personal
{helper_person:“I am over here,” said {helper}. {A} heard it quite well, and could not have said where here was.} # beat
{helper_animal:{helper} walked round behind {A}, and was gone, and then came in at the front, all at once and very large.} # beat
{helper_carried:{helper} was held up at the side, and nothing came of it, and then at the front, and that was much better.} # beat
“Supper,” said {grownup}, close to the cone, {young:and {A} jumped.|and {A} jumped as high as {pet} had.}
“Do not come at me from there!” said {A}. {young:“There is no side there.”|“I have not got a there.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A walk laughing; pet walk; heroes stand laughing; grownup stand; friends stand
# things: stairs; mat
In the hall the two cones met. {young:There was only room for one cone, and here were two.|It is a narrow hall, and neither of them could see its own edges.}
“After you,” said {A}. {pet} stood still. {A} stood still. {young:Then they both went at the same time. Bonk!|Then both of them thought that the other meant it, and both went.}
It makes a good noise when it is two. {young:It goes bonk, and then it goes onk.|One goes bonk, and the other, which is paper, goes a bit like a bag.}
So {A} went backwards, all the way to the {~mirror|coats}, and {pet} came on, {young:right down the middle, like a bus.|slowly, like a bus in a lane, and had right of way.}
{pausing} # company
“Thank you,” said {A}, for {pet}. It had been a long way to go backwards. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A sit curious; heroes sit; grownup whisper at A; pet sit; friends sit
# things: rug; clock; sofa
And the noises! {young:The clock was so loud.|A cone is an ear, really, and {A} had one as wide as a washing-up bowl.}
{A} turned to the clock, and it ticked like boots. {young:{A} turned away, and it was small.|{A} turned away, and it went back to being a clock.}
When somebody bit a {~carrot|biscuit} in the kitchen, {A} could hear which side they bit it on.
“Say something small,” said {A}. ¶ {grownup} went to the other end of the room, and said something very small indeed. {young:¶ “I heard,” said {A}.|¶ “I heard that,” said {A}. “It was about my ears.”}
So {pet} had heard everything, all day, {young:and nobody had known it.|down to the butter, and had never said a word.}
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: pet sit before L; L sit calm before pet; heroes sit; grownup sit; friends sit
# things: rug; lamp; paper
{L} took off the paper cone, and thought. Everybody came to {pet} from the side. {young:And in a cone there is no side.|They came with the best of voices, and out of nowhere.}
“I am going to come round to the front,” said {L}.
So {L} went a long way round, and sat down, {young:in front of the cone, and not too near.|in front of the cone, a little way off, where {pet} could see who it was.} # usual
“Put down a hand, and not a nose,” said {grownup}. {L} laid one hand on the rug, flat, and waited.
{pet} looked. The cone got up, and came. {young:Down it went, right over {L}’s hand, like a cup.|It was let down over the hand, as you put a cup over a {~moth|beetle}.} # usual
It was warm in there, and it breathed. A chin was put down on the hand, {young:and it was heavy, and it stayed.|with everything that was behind it.}
“It is not a lampshade,” said {L}. “It is a room. It is the smallest room in the house, and I am in it.”
-> DONE

=== m4
# aside
# shot: two
# place: living-room; night; clear
# action: A whisper calm at pet; pet sit; heroes kneel; grownup sit; friends sit
# things: rug; lamp
Then they all came to call. They came one at a time, round to the front.
You sat down. You put in one hand, and said who it was.
“It is only me,” they said. It went all round the room in there, and got to both ears.
You did not have to speak up. You could say it to the edge.
Nobody stayed long. It was a small room, and there was a chin in it. # more
The tail went, at the far end. It had no cone on.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: pet walk calm; A walk curious; heroes stand; grownup hold door; friends stand
# things: door; lamp; rug
There was one door left, and that was the bedroom door.
{A} did not say left. {A} went through it first, and turned round, and knelt down.
“Here,” said {A}, straight in front.
The cone came on. It looked at nothing else. It came right down the middle.
It went by on both sides, and there was room for a {~pea|thumb}.
There was no bonk. They waited for it, and there was none. # more
“Just once,” said {A}. It was all that {A} had asked.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup hold cushion; pet sit in basket; A lie-back calm; heroes lie-back; friends sit
# things: basket; cushion; lamp; bed
How do you lie down in a cone? {pet} tried it on the left, and tried it on the right.
The edge got there first. The head stayed up, like a flower.
{grownup} laid down one cushion, and then half of another.
The cone let itself down between. It gave a creak, and lay still.
“Is that better?” asked {grownup}. A breath came out at the front. # spare
It was a long one. It had been waiting behind the edge all day. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: door; hook; moon; mat
The hall was dark. The paper cone hung on a hook, and had its mouth open.
It heard the clock. It heard a drop, two rooms off.
It heard all the doors, at rest. They had had a hard day. # spare
On the door was a mark, just as high as {pet}. # more
A breath came down the stairs, in and out. It went into the cone, and round.
It was like a shell. You could have heard the sea.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; pet sleep in basket; heroes sleep; grownup sit; friends sleep
# things: basket; bed; lamp
{pet} lay in the basket, and the cone pointed at the bed. # usual
{resting}
{keepsake}
{dream} # spare
One hand hung down. It was at the front, where it could be seen. # usual
“It is only me,” said {L}.
You could say it low. It went right in.
It went round the walls. It got to the ear.
Somebody in there breathed out. # usual
It was a small room, and it was full.
Goodnight, {H}. Goodnight, {pet}.
Goodnight.
-> DONE

=== next_night
The paper cone had been on its hook all night, and when {A} took it down it was heavy. It had a whole evening in it, ticks and drops and a creak, and at the bottom somebody had said goodnight.
They let it all out at the back door, slowly. A blackbird on the fence heard the whole of it, and had it nearly right by breakfast.
-> DONE

=== next_bedtime
On its hook the paper cone had its mouth open. You could have heard the sea.
-> DONE
