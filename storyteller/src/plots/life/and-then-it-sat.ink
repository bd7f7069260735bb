# about: guest(class bear|class teddy|class toy|class mascot|class rabbit|class bunny|class monkey|class dog|class owl|class lion|class tiger|class elephant|class penguin|class fox|class dragon|class puppet|class panda|class frog|class koala|class mouse|school bear|school teddy|nursery bear|nursery teddy|nursery toy|preschool bear|preschool teddy|weekend bear|weekend teddy|travel bear|travelling bear|reception bear|reception teddy); thing(class bear|class teddy|class toy|class mascot|class puppet|school bear|school teddy|nursery bear|nursery teddy|preschool bear|preschool teddy|weekend bear|weekend teddy|travelling bear|reception bear|reception teddy); school-day(class bear|class teddy|class toy|class mascot|class rabbit|class bunny|class monkey|class owl|class lion|class tiger|class elephant|class penguin|class fox|class dragon|class puppet|class panda|class frog|class koala|school bear|school teddy|nursery bear|nursery teddy|nursery toy|preschool bear|preschool teddy|weekend bear|weekend teddy|reception bear|reception teddy); creature(class bear|class teddy|class toy|class rabbit|class bunny|class monkey|class owl|class lion|class tiger|class elephant|class penguin|class fox|class dragon|class panda|class frog|class koala|school bear|nursery bear|preschool bear|weekend bear|reception bear); patience(class bear|class teddy|class toy); made-something(class bear|class teddy)
# also: happy; too-excited; proud; school-day; thing; guest; creature; person; outing; play
# wants: child
# kind bear: bear|bears
# kind teddy: teddy|teddies
# role grownup: parent = the grown-up with the pen
# ages: 3-9
# holds: dark(kind), school(kind)

=== title
{~And Then It Sat|A Guest With a Toothbrush}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: L carry teddy; heroes walk happy; grownup sit; friends stand
# things: sofa; bag beside sofa; book; lamp; rug
{~There was a guest in the hall. {H} had carried it home from school, {young:with two arms.|by both arms, so that it saw where it was going.}|“Mind its head,” said {H}, and came in backwards, {young:very slowly.|as you do with a wedding cake.}|Ding, went the bell. {H} had rung it {young:for the guest.|on behalf of somebody who could not reach.}}
{
- is_bear:
It was the class bear, {young:which goes home with everybody in turn.|which goes home with everybody in turn. At last it was {As} turn.}
- is_teddy:
It was the class teddy, {young:which goes home with everybody in turn.|which goes home with everybody in turn. At last it was {As} turn.}
- else:
It belongs to the whole class, {young:and goes home with everybody in turn.|and goes home with everybody in turn. At last it was {As} turn.}
}
It had a bag, and in the bag were a toothbrush, a jumper and a book. {young:“The book is for what it does at our house,” said {A}.|“Whatever it does at our house has to be written in there,” said {A}.}
So they put the guest on the sofa, {young:and all of them looked at it.|and watched it closely, and {grownup} took the top off the pen.}
It looked at the wall, and leaned a bit to the left. And then it sat.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: grownup read book; L sit worried beside teddy; heroes sit; friends sit
# things: sofa; teddy on sofa; cushion; lamp; themed
{joining}
{musing} # personal
They read what it had done at other houses. {young:It had been up in a plane, with a hat on.|At one it had been to Spain, and there was a photograph, with a hat.}
It had been at a wedding, and it had gone down the big slide, {young:three times, on its tummy.|three times, head first, and the last time it was wet.} # usual
“And here?” asked {grownup}. ¶ “It came in,” said {L}, “and then it sat.” {young:It did not sound much after a plane.|It was true, but it did not look much, next to Spain.}
{L} wanted something as good as that for the page. {young:“I think that we have to start it,” said {L}.|“I think that it has to be started,” said {L}.}
{hinderer_person:“Let me ask it,” said {hinderer}, and did, and answered as well.} # beat
{hinderer_animal:{hinderer} smelled the guest from end to end, and so knew it all before anybody else.} # beat
{hinderer_carried:{hinderer} was put down next to the guest, and now there were two who sat.} # beat
The guest was given {themed_a}, and held it. # personal
-> DONE

=== m1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A hug curious teddy; heroes stand; grownup stand; friends stand
# things: sofa; jumper on sofa; bag; cushion
{A} smelled it behind the ear. {young:“It smells of toast,” said {A}, “but not of our toast.”|“Toast,” said {A}, “but somebody else’s, with the crusts on.”}
Down its back it was {young:a wet dog, and one foot was all strawberry.|a dog, of the sort that has been in a pond, and one foot was all strawberry.}
“That is everybody,” said {A}. {young:“That is my whole class, one on top of the other.”|“You could find out where they all live, if you had a good enough nose.”}
{grownup} had a smell as well, and thought that the left knee might be {young:an old sort of soup.|soup, and not from this year.} # spare
“It does not smell of us yet,” said {A}, and put it back. {young:You have to lie about in a house for that.|You can’t rub that on. You have to be left lying about for it.}
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A brush-teeth teddy; heroes stand; grownup stand; friends stand
# things: sink; mirror; toothbrush; towel
Then they tried the toothbrush. {young:It was a red one, and as dry as toast.|It was a red one, and so dry that it had plainly never met a tooth.}
“Open,” said {A}. {young:But the mouth was only brown wool, and did not open.|The guest had a mouth, but it was a line of brown wool, and did not open.}
So {A} brushed the wool. {young:It was done left and right, and once more for luck.|It was done from left to right and from right to left, and round the corners.}
“Did it like that?” asked {grownup}. {young:¶ “It did not say no,” said {A}.|¶ “It did not say anything,” said {A}, “but I had the brush in the way.”}
They looked at it in the mirror, {young:and in there it was sitting as well.|and there it was again, with the same face, and in there it was sitting as well.} # more
-> DONE

=== s3
# shot: wide
# place: kitchen; dusk; clear
# action: L push laughing basket; heroes run laughing; grownup stand surprised; friends look-up
# things: table; basket; teddy in basket; drum; chair
The washing basket was a bus. {young:They put the guest in, and off it went, round and round the kitchen table.|They put the guest in at the front, and it went round the kitchen table at a great pace, and stopped at the oven for people with shopping.}
{L} rang, and shouted, “All change!” {young:Then they looked in to see. It sat.|Then they looked in to see how it had taken it. It had come all that way, and then it sat.}
Next they gave it a drum, {young:and it sat on that.|and it took it for a chair.} # usual
{helper_person:“Perhaps it prefers boats,” said {helper}, and made one, from the lid of the bread bin.} # beat
{helper_animal:{helper} ran with it, all four times round, and did everything that a guest could have done.} # beat
{helper_carried:{helper} was put in as well, to show how you enjoy it, and fell out at the corner.} # beat
{young:They put it in a pan, and it sat there. They put it in a hat, and it sat there as well.|They tried it in a pan, and in a {~hat|bucket}, and with a spoon to hold, and it sat in all of them.} # usual
“What shall I write?” asked {grownup}. ¶ “Wait,” said {L}, {young:all out of breath.|who was out of breath. One of them had to be.} # usual
-> DONE

=== m2
# shot: behind
# place: hallway; dusk; clear
# action: A carry teddy; heroes walk; grownup walk; friends walk
# things: stairs; coat on hook; hook; boot; lamp
It might have been that it did not know where things were. {young:So {A} showed it the whole house, with its face to the front.|So {A} took it all over the house, with its face to the front.}
“Here are the coats, and this step goes creak,” said {A}. {young:The step went creak for the guest, too.|The step went creak, as it does for anybody.}
“There is a spider behind this, but it is out at the moment.” {young:They all had a look, and it really was out.|The guest was held up to see for itself that it was out.}
{pausing} # company
It was shown the tap that you have to hit, {young:and the good window.|and the window with the best view of the bins.} # more
It had looked at everything, and asked nothing. {young:At the top of the stairs {A} put it down, and then it sat.|It got heavier towards the top, and {A} let it down on the landing, and then it sat.}
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A give spoon before teddy; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; teddy on table; bowl on table; spoon
At supper it had a place of its own, {young:on top of two books.|with two cushions and a dictionary, to bring it up to the soup.}
“Do you like peas?” asked {A}. {young:It looked at the peas for a very long time.|It looked at the peas, and they could see that it did not want to say.}
A pea was put on its foot. {young:It stayed on, right through the pudding.|They gave it one on each foot, and both stayed on, right through the pudding.}
“I can’t sit like that,” said {A}. {young:“I always fall off, or I need something from over there.”|“After a bit I fall off, or I need a drink, or there is something on the floor.”}
{grownup} had seen that. {young:“I think that it is very good at it,” said {grownup}.|“Nobody has ever sat at this table for so long,” said {grownup}. “You might say that it is very good at it.”} # spare
It was the only one at the table who had not spilt a thing, {young:and its jumper was as clean as before.|and the jumper was as clean as when it came.} # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: L hold curious teddy; heroes sit; grownup sit holding pen; friends sit
# things: sofa; lamp; book; rug
It was nearly bedtime, and the page was still white. {L} held the guest up by the lamp.
One leg hung by a thread. The fur on its back was thin, {young:and both knees were grey.|like a stair that everybody has gone up.} # usual
“That must be from the slide,” said {L}, and turned the pages back. There was the plane, and there was the wedding. {young:There was not one chair in it.|It was somewhere else on every page, and nowhere was there a chair.} # usual
“Where does it sit down?” asked {L}. ¶ {grownup} looked, from the front to the back. “Nowhere,” said {grownup}.
“It does here,” said {L}. {young:“It did it all evening.”|“It must have been wanting to since the very first page.”}
So {grownup} wrote. “It came in,” said {L}. “And then it sat. And put that we stopped pushing.”
They all sat down beside it. Nobody did a thing. # usual
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup fold thread; L sit teddy; heroes sit; friends sit
# things: bed; lamp; needle; quilt
Then {grownup} got the needle, and some brown wool, and saw to the leg.
“Does it mind?” asked {L}. ¶ “I think it likes to be held still,” said {grownup}. # spare
In and out went the wool. {L} held the other foot for it.
It took six stitches. At the end there was a knot, as big as a pea. # spare
The leg did not hang any more. It stuck straight out.
That is the best way for a leg to be, if you want to sit.
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: L draw; heroes lie-front; grownup sit; friends sit
# things: book; crayon; bed; teddy on bed; lamp
There was room for a picture on the page. {L} did it in bed.
First came the sofa, and then the guest, in the middle. # spare
“What is that round it?” asked {grownup}. ¶ “That is nothing,” said {L}. “I have drawn it in yellow.”
There was a lot of it. It went right up to the edge. # spare
The guest looked on. It had seen a good many pages done.
It did not have to wear a hat for this one.
Yellow was worn down to a stump by the time that it was done. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup stand; L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; pillow; lamp; curtain; teddy on pillow
Where does a guest sleep? {L} moved up, and there was a place, next to the wall.
“It can have the jumper on,” said {L}. “It gets cold on the way to places.” # spare
“It is not on its way tonight,” said {grownup}. ¶ “No,” said {L}. “But it may not know yet.” # spare
The jumper went on, and came down to the knees.
The lamp was put low. The guest looked at the wall.
It was a good wall. It had no slide on it.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; book on sofa; cushion; moon; window
The sofa was dark now. There was a dent in it, small and round.
It was still a bit warm, if you knew where to feel. # spare
The book lay shut. In it were a plane, and a slide, and a great deal of noise. # spare
The moon came in and had a look at the dent.
It stayed there for some time. It had been round a good many houses.
In the kitchen the basket had gone back to being for socks. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; teddy on pillow; lamp
It was late, and no one had to be anywhere. # usual
{resting}
{keepsake}
{dream} # spare
The guest was in the bed, by the wall, with its back up straight.
“You can stop,” said {L}. “It is all in the book.” # usual
It leaned a bit to the left. It leaned a bit more.
Then it did one thing that was on no page.
It lay down.
No one wrote that. They were all asleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The class guest was still lying down in the morning, with its nose in the pillow and one arm over the edge. {A} had to look for the jumper, which was on back to front.
“Do we write that down?” asked {A}. They thought about it. In the end they put a very small dot at the foot of the page. Anybody who has ever lain like that will know what it says.
-> DONE

=== next_bedtime
There was a round dent beside the pillow. It still leaned a bit to the left.
-> DONE
