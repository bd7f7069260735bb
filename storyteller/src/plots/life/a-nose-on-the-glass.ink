# about: outing(zoo&!school&!class&!nursery)
# also: happy; tired; proud; too-excited; creature; person; place; thing; food; cannot-sleep; weather; bravery; likes
# kind giraffes: giraffe*
# kind penguins: penguin*
# kind elephants: elephant*
# kind monkeys: monkey*|chimp*|gorilla*|lemur*|orangutan*
# kind ducks: duck|ducks
# role grownup: elder, parent = the grown-up with the sandwiches
# wants: child
# when: done
# ages: 3-9
# holds: tiger(kind), dark(kind)

=== title
{~A Nose on the Glass|One Eye Would Do}
-> DONE

=== s1
# shot: wide
# place: zoo; afternoon; clear
# action: heroes look-up happy at giraffe; giraffe stand curious; monkey sit curious on fence; friends stand
# action for penguins: heroes look-up happy; 3 penguins stand curious; friends stand
# action for elephants: heroes look-up happy at elephant; elephant stand curious; friends stand
# action for ducks: heroes crouch happy before duck; 2 ducks stand curious; friends stand
# things: fence; tree; gate
{~Everybody at the zoo had looked at {H}. {young:Only the tiger had not.|Everybody had, that is, but for the tiger.}|At a zoo you look at the animals, and they look at you. {H} had been looked at {young:all day, but not by the tiger.|since the first gate, by everybody but the tiger.}|“He is asleep,” said a lady to {H}, at the zoo, in front of the tiger. {young:“He was asleep before, too.”|“He was asleep when I came by this morning, too.”}}
{
- is_giraffes:
The giraffe had bent down to look, {young:and had a tongue as long as an arm.|with eyelashes like a broom, and a tongue as long as an arm.}
A monkey had looked, too, upside down.
- is_penguins:
The penguins had all looked together, {young:with their tummies full of fish.|as they do everything, with their tummies full of fish.}
A monkey had looked, too, upside down.
- is_elephants:
The elephant had looked with one small eye, {young:and felt with its trunk.|and once more, to be certain, with the end of its trunk.}
A monkey had looked, too, upside down.
- is_monkeys:
The monkeys had sat down in a row to look, {young:and one hung upside down to see {A} better.|and one had hung itself up by the tail to do it.}
- is_ducks:
The ducks had looked hardest of all, {young:and came very close.|and they had only flown in for the crusts.}
A monkey had looked, too, upside down.
- else:
The giraffe had bent down to look, {young:and had a tongue as long as an arm.|with eyelashes like a broom, and a tongue as long as an arm.}
A monkey had looked, too, upside down.
}
But the tiger lay along the glass, with both eyes shut. {young:It was so near! It was all stripes.|You could have counted the stripes, and it had one paw over its nose.}
{A} wanted it to look. One eye would do.
-> DONE

=== s2
# shot: behind
# place: zoo; afternoon; clear
# action: A kneel curious before window; heroes sit; friends sit
# things: window; signpost; moon on signpost
{joining}
By the glass was a board, with a tiger on it, and a moon. {young:What was the moon for?|{A} did not know what the moon was for.}
You must not knock on the glass. {young:So {A} sat down, and waited.|So {A} sat down and waited, for as long as it takes to eat an apple, with the core.} # usual
{grownup_known:“Perhaps it is only resting its eyes,” said {grownup}, who does that on the sofa.}
{hinderer_person:“I think it is a rug,” said {hinderer}, and not at all quietly.} # beat
{hinderer_animal:{hinderer} sat down with a back to the tiger, and looked at other people’s sandwiches.} # beat
{hinderer_carried:{hinderer} was held up, nose to nose with the tiger, and was not looked at, either.} # beat
One ear turned round. {young:Then it turned back.|It turned towards {A}, and stayed like that a little, and turned back.} That was all. # usual
At the end {A} put a nose to the glass, for goodbye, and it left a {young:mark|small round mark}.
“It will never know that I was here,” said {A}.
-> DONE

=== m1
# aside
# shot: two
# place: zoo; afternoon; clear
# action: A stand proud beside giraffe; giraffe stand; heroes look-up; friends look-up
# things: wall; tree; bucket
On the wall by the giraffes somebody had painted a giraffe, so that you could see how tall you were. {A} came up to {young:its knee.|its knee, and a man with a beard came up to its elbow, if that is what it was.}
The real one had a drink. {young:It had to do the splits.|It put its front legs out, a bit at a time, first the left and then the right, like a table being folded.}
It took so long that {A} {young:got thirsty, too.|had grown thirsty, too, by the time it had got down there.}
And from down there it looked at {A}, {young:between its legs.|through its own front legs, with water on its chin.} ¶ “Hello,” said {A}. {young:It was a long way up again.|Then it had to be folded out again, and that was even more work.} # more
A bird sat on its back the whole time, {young:and went down and up.|and went down and up with it, and never looked round.} # more
-> DONE

=== l1
# aside
# shot: close
# place: zoo; afternoon; clear
# action: 2 monkeys sit curious; A stand curious; heroes stand; friends stand
# things: fence; tree
One monkey was looking through another one’s hair, {young:bit by bit.|bit by bit, like somebody who has dropped a bead.} It found something, and ate it.
The other one kept quite still for it. {young:It shut its eyes.|It shut its eyes, like somebody at the hairdresser’s.} # more
{A} felt about on top, to see if there was anything. {young:There was a leaf.|There was a leaf, which had been there since the elephants.}
Then the monkeys changed places. {young:Now it was the other one’s turn.|The one who had been done now did the other, and began at the neck.}
A very small one held on underneath its mother, {young:like a bag worn in front.|like a bag that you wear in front, and from in there it looked at everything upside down.}
It saw {A}, and put out a hand as big as {~a leaf|a teaspoon}. {young:{A} put one out, too.|{A} put out a hand as well, and they both kept them there.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A lie-back curious; heroes sit; friends walk
# things: rug; sofa; cup; themed
At home {A} lay down on the rug like the tiger, with an arm over the nose. {young:Now {A} could not see a thing.|It was to see what a tiger sees, and it sees nothing.}
But {A} heard {~a spoon go round in a cup|a drawer that sticks}. {young:Then feet came by. “Slippers,” said {A}.|Then feet went by, and there was no need to look. “Slippers,” said {A}.}
A door was shut, upstairs. “That is the bathroom,” said {A}. # more
{helper_person:{helper} went past on tiptoe, twice, and both times {A} said, “That is you.”} # beat
{helper_animal:{helper} went past, click, click, click, and {A} did not have to think for long.} # beat
{helper_carried:{helper} was laid on the rug without a sound, and {A} knew who that was by the smell.} # beat
{themed_a} made no noise at all, and so it did not count. # personal
“So it may have heard me,” said {A}. “But there were so many feet. {young:How can it know which were mine?”|It can’t know which of them were mine.”} # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A draw calm; heroes draw; friends sit-on-chair
# things: table; paper on table; 2 crayons on table; cup on table
{A} drew the tiger. Most of a tiger is quickly done, {young:if you like stripes.|if you have an orange, and a black, and do not get tired of stripes.}
Then it came to the eyes. {A} drew two lines, {young:and it was asleep.|and the paper tiger was as fast asleep as the real one.}
So {A} drew another, with its eyes wide open. {young:It looked surprised.|But that was nobody that {A} had ever met, and it looked surprised at being there.}
{is_loved:It looked as if it had been told something about {loved}.|{musing}} # personal
{pausing} # company
The first was the good one. {young:It went on the fridge.|It went up on the fridge, low down, with a magnet on its tail.}
The stripes went off the paper, and on to the {~table|tablecloth}. {young:They came off.|They came off again, nearly all of them, with a wet cloth.} # more
“Don’t wake it,” said {A}. After that they all shut the fridge {young:very softly.|with one finger.} # more
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A eat laughing; heroes eat; friends sit-on-chair
# things: table; plate on table; 3 beans on plate; cup on table
Supper was eaten as it is done at the zoo. {A} was the giraffe first, {young:and had to eat with no hands.|who has no hands, and does it all with the tongue.}
A bean was the leaf. {young:It ran away, round the plate.|It went round the plate, and it went round again, and at the third go it was caught.}
The penguins came next. {young:They eat it whole.|They take theirs whole, with their heads back, and it may only be a small potato.}
Then {A} was a monkey, and gave everybody {young:a bit of crust.|a bit of crust, but had a good look at both sides of it first.}
They drank like the elephant, too, {young:but without the shower.|but left out what it does with the last of the water.} # more
Nobody was the tiger. {young:The tiger was asleep.|“The tiger has not come down yet,” said {A}, and left it a bean.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L look-up surprised at moon; heroes stand; friends sit
# things: window; curtain; moon; bed
Then {L} went to shut the curtain, and there was the moon. {young:It was the same moon as on the board!|It was the same moon as on the board.}
“Oh!” said {L}. “That is what it is for.” {young:A tiger gets up when the moon does.|A tiger gets up when the moon gets up.}
It had not been rude, and it had not been cross. {young:It had been bedtime.|It had only been in bed.} # usual
Now it was waking up. Now it had a stretch, first the front, and then the back. Now it went along the glass, and stopped.
“There is a nose on the glass,” said {L}. “It is my nose.”
The tiger would look at it, with both eyes. And it would put its own nose there, on the other side.
“Now it knows that I was here,” said {L}.
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L wash laughing; heroes brush-teeth; friends sit
# things: basin; cloth; mirror; towel
“A tiger does it all with its tongue,” said {L}, at the basin. “It does its whole self.”
{L} tried a bit of arm. It was salty. There was a lot more arm to do.
So in the end {L} did it with the flannel.
The flannel was rough, and warm. It went from the ears down. # more
It did the front paws, on both sides, and in between. # more
It did the whiskers, or where they would be. # more
The tap was a small waterfall. It was turned off. # more
{L} yawned, at the mirror. It was a big pink one, with all the teeth.
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: L crawl sleepy; heroes kneel; friends sit
# things: bed; rug; curtain; moon
There is a way to get into bed on four feet.
First you stretch the front. Then you stretch the back.
Then you go round once, to see that it is yours. {L} went round twice. # usual
The quilt was pushed into a good shape. It had a dip in it, for a nose. # more
Somewhere a door was shut. {L} knew which one it was. ¶ A cup was put down. {L} knew that as well. # more
And then you lie down, all along one side.
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; curtain; moon; quilt
The curtain was left open a bit. The moon was on its way over.
“It has to get to the zoo,” said {L}. “It is wanted there.”
The moon did not hurry. It went behind one chimney, and came out. # more
It had to wake a tiger, and an owl, and some moths. # more
On the floor lay a bit of moon. {L} put one toe in. # more
{L} gave the moon a wave, with one paw.
The star beside it had nobody to wake. It just came along. # more
-> DONE

=== l4
# shot: object
# place: zoo; night; stars
# action: heroes sleep
# things: window; moon; signpost; gate; tree
At the zoo the gate was shut. The giraffe stood by its tree. It slept a little, and chewed a little.
The monkeys sat in a row, with their arms round each other.
In the water a duck had its head put away. Nobody was looking at anybody. # more
The moon came over the gate. It had no ticket. It was known there. # more
Only one was up. It went along the glass, on feet that made no noise.
It stopped.
Then there were two noses on the glass. One was small. One was not. They were just as high as each other. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; pillow; quilt; door; lamp
The light from the landing came in past the chair. It lay on the bed in stripes.
{resting}
{keepsake}
{dream} # spare
{L} lay with an arm over the nose, and both eyes shut. # usual
Then soft feet came along the landing. They came in. They stayed by the bed.
{L} did not look, not even with one eye. # usual
But {L} knew who it was.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a nose on the kitchen window. It was on the outside, quite low down, and still wet.
“Somebody was here,” said {A}, “and I was asleep.” So {A} breathed on the glass, and put a nose to it from the inside, just opposite. They looked again at dinner time. Now the one outside had a whisker.
-> DONE

=== next_bedtime
The two noses were still on the glass. The lamp shone through them both.
-> DONE
