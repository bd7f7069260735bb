# about: sad; lonely
# also: tired; missing; angry; cannot-sleep
# news: bad
# wants: child
# role light: toy = a bear called Cob
# role grownup: parent = the grown-up by the door
# ages: 3-10
# holds: balloon(kind), dog(kind), dark(kind)

=== title
{~The Other End|A Heavy Sort of Day}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; mist
# action: A sit-on-chair sad; heroes sit-on-chair; grownup give coat at A; friends eat toast
# things: table; toast on table; chair; coat
{~“Oof,” said the stairs, under {H}. {young:They do not say that on other days of the week.|They had not said it on Monday.}|At breakfast {H} sat down, and the chair said oof. {young:So did the mat. So did the cat.|It was the third thing to say so, after the mat and the cat.}|“What is the matter?” they asked {H}, {young:over the toast.|over the toast, and again over the marmalade.} Oof, said the chair.} {many:It was on account of {L}, who|{L}} was no bigger than on Sunday, but something inside was heavy.
“Did something happen?” they all asked. {L} could not say. {young:They felt in all the pockets, and found a peg.|They went through all the pockets, in case it was in there, but there was only a peg.} # usual
{is_wished_place:{L} had come home from {wished_place} like that.} # wished
{is_wished_person:It was not about {wished_person}, or not only.} # wished
{is_wished_saying:{wished_saying} That was as much as could be got out of {L}.} # wished
The word for it is sad, and {L} knew the word. It was too big to talk about, even for cake.
“I only want to be up,” said {L}, “and I am down.” {young:So they got their coats, and {grownup} got the big coat.|So they fetched the coats, and {grownup} put on the big coat, to come to the swings.}
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; day; mist
# action: A sit-on-chair sad; heroes blow comb; friends point happy at balloon; grownup stand
# things: balloon over A; feather on A; chair
Before the coats were on, they had tried it with light things. {young:They put a feather on {L}’s knee. It sat there.|They laid a feather on {L}’s knee, where it did what it could.}
Then came a joke, the one about the cow who would not say who it was. {young:{L} smiled, to be nice. It took both ends of the mouth.|{L} smiled, out of manners, and could feel how much it took to get both ends up.}
They played a tune on the comb, all through. # spare
They hid, and jumped out. {L} had seen where they went, but was kind about it. # more
Then a balloon was tied to a button, the top one. {young:The button went up. {L} did not.|The button stood straight up, as far as thread goes, and {L} sat below it like a piano.}
“Thank you,” {L} told the balloon. {young:“You did your best.”|“It is not your fault. You were not made for pianos.”}
-> DONE

=== s2
# shot: two
# place: playground; day; mist
# action: A sit sad on see-saw; heroes sit; light sit happy; friends point
# things: see-saw; light on see-saw; slide
{joining}
{L} tried the swing, and it hung straight down. {young:{L} tried the slide, and stopped in the middle of it.|{L} tried the slide, and stuck, and had to be fetched from half-way.} # usual
{hinderer_person:“Shall I be funny?” asked {hinderer}, and was, for some time, and {L} said thank you.} # beat
{hinderer_animal:{hinderer} went and stood under the end of the slide, and waited there for somebody to come down.} # beat
{hinderer_carried:{hinderer} was put in the swing, and pushed, and that did not seem to change anything.} # beat
Then there was the seesaw, with one end down. {young:{L} sat on it. Bump.|{L} sat on that one. Bump.} There it stayed.
{many:The others got on behind, all in a row, to help. It was kind, but it was the same end.|High up over the grass was the other end. The sky was on it, and that weighs nothing.}
{light_a} was put on the high end, and told to press. {light} pressed. {light} had a very nice view.
-> DONE

=== l1
# aside
# shot: close
# place: park; day; mist
# action: A reach-down sad at shoe; heroes look-through torch; friends peek at bag
# things: shoe; bag; fence; bench
They tried to find out what it was about. {young:They looked under the bench, and found a spoon.|If you know that, people say, you are half-way there, and so they made a search.}
They went through yesterday, and there was {~soup|a puddle} in it, but nothing heavy. {young:Nobody had seen tomorrow yet.|Tomorrow had nothing the matter, as far as you could see over the fence.}
They took off the shoes, to see, and put them on again. # spare
“Is it a big thing, or a lot of small ones?” they asked. {young:It was one thing, and it was grey.|{L} could not say. It had no edge to get a nail under.}
So they put the {~spoon|bench} back as it was.
Nobody minded how long it took, which was kind, and so it took a long time. # more
-> DONE

=== s3
# shot: wide
# place: playground; day; mist
# action: A sit sad on see-saw; heroes carry bucket; light sit on see-saw; bird sit on see-saw; friends carry boot
# things: see-saw; bucket on see-saw; bag on see-saw; themed on see-saw
So they brought all that they had. Up there, next to {light}, went the bag, {young:and a bucket, and two boots|and a bucket of sand, and a pair of boots}.
{themed_a} was laid on top, and that was everything. # personal
{helper_person:“These weigh a bit,” said {helper}, and turned out both pockets up there, down to the last plum.} # beat
{helper_animal:{helper} put two feet on that end, and leaned, and looked all the way down it at {L}.} # beat
{helper_carried:{helper} was put up there, too, at the very tip, where it counts most.} # beat
The seesaw did not move. A pigeon came and sat on the top, and it did not move for a pigeon. # usual
{young:“It is all too light,” said {L}.|“It is all too light,” said {L}, from below.}
Then it went quiet, {young:as parks do|as parks do before tea}.
{L} put both feet in the sand. {young:Down was just down.|Down there was not so bad, only low, and a long way from people.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: park; afternoon; mist
# action: dog lie-front sad; A sit sad beside dog; woman stand; heroes sit; friends sit
# things: gate; 3 leaves before dog
# people: woman
A dog lay by the gate, a large one, with its chin on the ground. {young:You could see how heavy it was.|You might have thought that it had been put down there and would be called for.}
“What is the matter with it?” {many:asked {B}.|asked {L}.}
“Not a thing,” said the woman who had the lead. {young:“It is just like that today.”|“It has days. It has had its walk, and its dinner, and it is loved by all and sundry.”}
{L} sat down on the kerb of the path. The dog let out a sigh, and the leaves went away from its nose. {young:{L} did one, too.|{L} did one, and moved a leaf of about the same size.}
The woman had a sit-down, too. # more
They did a few more sighs. The dog’s was the {~best|longest}. # spare
“Does it want to get up?” asked {L}. ¶ “Not yet,” said the woman, and nobody pulled. # more
-> DONE

=== m2
# shot: above
# place: playground; afternoon; mist
# action: boy ride happy scooter; A look-up sad; woman bow at A; heroes sit on swing; friends stand
# things: scooter; swing; sandpit
# people: boy
Other people wanted to be kind. A boy went by on a scooter and showed how he could do it with one leg out.
“That is good,” said {L}. It was.
An aunt of somebody’s bent down. {young:“Cheer up,” she said. “It may never happen!”|“Cheer up,” she said. “It may never happen,” and she went to the ducks before {L} could ask what.}
{young:{L} looked round, to see what it was.|{L} kept a look-out for it, for some time, in both directions.} # spare
A woman with a bag of ducks’ bread gave {L} the end of it, and the ducks were cross. # more
Each of them took a step back, and looked, as you look at a heavy {~shelf|wheelbarrow}. {young:They did so want {L} to go up.|They would all have liked so much to see {L} go up.}
{pausing} # company
-> DONE

=== s4
# shot: close
# place: playground; dusk; mist
# action: A sit surprised on see-saw; grownup sit calm on see-saw; light sit on bench; heroes look-up; friends stand
# things: see-saw; bucket; bench
{grownup} had been on the bench in the big coat all this time, and had not said one funny thing.
Now the big coat got up. Off came the boots, and the bucket, and {light}. And then the big coat sat down on the other end.
There was no push. The big coat only sat.
Eek, said the seesaw. {young:Up came {L}, bit by bit, and stopped.|It thought it over, and up came {L}, not fast, and stopped.} They were level.
{many:“Oh,” said those behind, with their feet in the air.|Both of {L}’s feet hung in the air, side by side.} # usual
“Is it gone?” asked the big coat, after a bit.
{L} felt. It weighed just what it had weighed before. “No,” said {L}.
“No,” said the big coat. And they stayed there, an end each.
-> DONE

=== m4
# shot: wide
# place: playground; dusk; clear
# action: A sit calm on see-saw; grownup sit calm on see-saw; heroes look-up; friends sit
# things: see-saw; leaf on see-saw; street-lamp
Nothing happened, for some time.
A leaf came down, and sat in the middle, which was the only place left.
“I can’t say what it is about,” said {L}.
“You need not,” said the big coat.
The lamp came on by the gate. They saw it at the same time, both from the same height. # spare
{L} cried a bit. It went straight down, and so it did not upset the seesaw. # more
“Shall we go home?” asked the big coat. ¶ “In a minute.” # spare
The boots stood side by side in the sand, and had the evening off. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: A lie-back calm in bath; grownup hug A; heroes wash; friends stand
# things: bath; soap; coat on hook; hook
The bath came up to the soap. It had more to hold tonight. {L} lay still, and was held.
A duck went by. A duck does not mind how far up it is. # more
“Still there?” asked {grownup}. The big coat was on its hook. ¶ “Still there,” said {L}. # spare
The duck went by. # more
-> DONE

=== m3
# shot: two
# place: kitchen; night; clear
# action: A eat calm soup; grownup eat calm soup; heroes eat; friends eat
# things: bench; 2 bowls; table; spoon
They had soup. The chair said oof.
{L} and {grownup} sat on the bench by the wall. They did not talk. Each had a spoon.
The soup went down by a bit on this side, and by a bit on that. # spare
They were warm. The heavy thing was there, but you can eat soup with it. # more
“It is no worse with soup,” said {L}. # more
-> DONE

=== l4
# shot: object
# place: park; night; mist
# action: heroes look-up sleepy
# things: swing; see-saw; street-lamp; leaf
In the park it was dark. The swings hung straight. They do not have to go.
The seesaw had put one end down. That is how it sleeps. # more
The leaf had let go of the middle. It had gone off with some others. # more
The dog had got up from the gate. It was not any lighter. But it was going home. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; clear
# action: A sleep; grownup sit; light sleep; heroes sleep; friends sit
# things: slipper left
The bed said oof. It was a soft one. # usual
{resting}
{dream} # spare
{grownup} sat down, on the edge. The bed went down on that side.
{L} rolled a bit that way, as you do.
“Is it gone?” ¶ “Not yet,” said {L}.
It was dark. The heavy thing was still there, and it could stay till it went. # usual
{light} lay on top, and pressed. # usual
It weighed what it weighed.
They had an end each. They were level.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the way past the swings {A} went and sat on the other end of the seesaw, to see what you could see from it.
You could see a roof, and a cat on the roof, and as far as the gate. A large dog was there, with its chin up.
It came over the grass, and looked at the end that was up, and at the end that was down. It put its chin on that one. The seesaw thought about it.
-> DONE

=== next_bedtime
In the dark one end was up, and one was down. They would change over in the morning.
-> DONE
