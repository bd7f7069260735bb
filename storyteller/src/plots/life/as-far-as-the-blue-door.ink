# about: weather(monsoon&!tomorrow|paper boat&!pond&!river&!lake&!bath&!puddle|paper-boat&!pond&!river&!lake&!bath&!puddle|lane&flood|lane&river); made-something(paper boat&lane|paper boat&rain|paper boat&monsoon|paper boat&gutter|paper boat&street|paper boat&flood|paper boat&road); play(paper boat&lane|paper boat&rain|paper boat&monsoon|paper boat&gutter|paper boat&street|paper boat&flood|paper boat&road); season(monsoon)
# also: weather; made-something; play; happy; proud; school-day; place; thing; person; season; bored
# kind monsoon: monsoon|monsoons
# wants: child
# role grownup: elder, parent = the grown-up on the step
# ages: 3-10
# holds: rain(kind), water(kind), goat(kind), dark(kind)

=== title
{~As Far as the Blue Door|Past the Big Tree}
-> DONE

=== s1
# shot: wide
# place: street; day; rain
# action: A sit curious; grownup sit holding newspaper; heroes sit; friends sit
# things: house left; door; stairs; puddle
{~It rained as if somebody had turned over a bucket, and then found more buckets. {H} sat on the top step {young:to see it.|and watched it come down, and there was no lane any more.}|The lane had gone, and a small brown river was in its place, {young:and {H} sat on the step and looked.|and {H} sat on the top step, and saw it go by.}|“Where does it all go?” asked {H}, {young:and looked out at the rain.|on the top step, with the rain coming down in strings.} There was a small brown river in the lane, and it went by the door.}
{is_monsoon:It was the monsoon, {young:and it was not going to stop.|and it did not look as if it had anywhere else to be.}|It was only a hand deep, {young:but it was quick.|but it was quick, and it took along whatever was not held.}} # usual
The top step was as far as you might go. # usual
{A} wanted to know how far it went, {young:but a river does not wait.|and you would have to go along with it, and not mind about your feet.}
“You need somebody who floats,” said {grownup}, and took a page out of the newspaper.
-> DONE

=== s2
# shot: two
# place: street; day; rain
# action: A fold happy paper; grownup fold paper; heroes fold paper; friends sit
# things: newspaper; boat; door
{joining}
{musing} # personal
You fold it in half, and two corners down, and turn up the rim, and it is a hat.
{young:If you stop there, it stays a hat.|If you stop there, you have a hat, and many people do.} # usual
{hinderer_person:{hinderer} stopped at the hat, and wore it, and was no more use to the boats.} # beat
{hinderer_animal:{hinderer} was given the hat to try, and it came down over both eyes, and that was one page gone.} # beat
{hinderer_carried:{hinderer} got the first hat, and looked out from under it as a captain does on a wet day.} # beat
But {A} went on, {young:and pulled, and it was a boat.|and pulled it open by two corners, and it was a boat.}
It was let go on the water, {young:and off it went.|and it turned round once, to see who they were, and went.}
“How far?” asked {grownup}, who had the umbrella in front. ¶ “As far as the blue door,” said {A}. {young:There it sat down.|There it lay down flat, and was a page again.}
-> DONE

=== m1
# aside
# shot: close
# place: street; day; rain
# action: A read curious newspaper; grownup fold paper; heroes peek; friends sit
# things: newspaper; boat; umbrella
They looked at what was printed on them, before they went. {young:One boat had a shoe on it.|There was one with half a shoe on the side, at a good price.}
One had a man who shook hands with somebody, {young:but there was only the hand.|but the somebody was on the inside, and it was going to be wet for him.}
One had nothing on but the day and the price, and it held its head very high. # more
And on one was the weather. “Fine and dry,” it said. {young:So off it went, fine and dry, in the rain.|{grownup} read it out, and they sent it off like that, fine and dry, down the middle of the lane in the rain.}
{young:It went down at the blue door.|It was fine as far as the blue door, and then it was not dry.}
“They will have to change that,” said {A}, “by tomorrow.” # more
-> DONE

=== l1
# aside
# shot: above
# place: street; day; rain
# action: A give happy nut at boat; grownup hold umbrella; heroes peek; friends sit
# things: boat; nut; umbrella; puddle
A boat ought to have somebody in it. {young:They took a peanut.|{A} asked among the peanuts, and there was one who was willing.}
It sat in front, {young:and looked ahead.|with its back very straight, and looked ahead, and left all the rest to the river.}
“Can it swim?” asked {grownup}. {young:¶ “It is in a shell,” said {A}.|¶ “It has got a shell on,” said {A}, “and there are two of them in there.”}
They shook hands with it first, as far as you can with a peanut. # more
Off they went, past the blue door! {young:There the boat stopped, and they went on.|There the boat sat down, but the two of them did not, for it turned out that they could do it without.}
So that was as far as the boat went. {young:No one knew how far the peanut went.|How far the peanut went, nobody could say, and it had never been one to write.}
-> DONE

=== s3
# shot: behind
# place: street; day; rain
# action: A look-up happy; grownup hold umbrella; heroes point; friends peek
# things: 3 boat; bicycle; door; tree; themed
The next boat was of good brown paper. {young:It went past the blue door!|It came to the blue door, and it did not so much as look at it.}
“How far?” asked {grownup}. ¶ “As far as the bicycle,” said {A}.
{helper_person:{helper} counted for each of them, out loud, up to thirty-one.} # beat
{helper_animal:{helper} ran along beside each of them, as far as there was step.} # beat
{helper_carried:{helper} was held up high, over the umbrella, to see each of them go.} # beat
{themed_a} would have made a good harbour, but it would not stay where it was put. # personal
There was one made out of a sum, {young:and it went as far as the big tree.|with the answer on the outside, and it went nearly as far as the big tree.} # usual
Past the big tree you could not see the lane.
{young:Nobody knew how it went on.|How it went on from there, no boat had come back to say.} # usual
“I want one to go past it,” said {A}.
-> DONE

=== m2
# aside
# shot: two
# place: street; afternoon; rain
# action: A listen curious; grownup hold umbrella; heroes listen; friends sit
# things: umbrella; bucket; roof; puddle
In between they had to wait, for there was no more paper, and {grownup} went in to look. {young:So they listened to the rain.|So they sat and listened, and it was not one noise at all.}
On the umbrella it went “pock”. {young:In the bucket it went “plum”.|In the bucket it went “plum”, and a bit higher every time, as the bucket filled.}
In the gutter it talked all the time, and had its mouth full. # more
On the tin roof over the way it went like a lot of small feet. {young:They all ran home.|They were all running home, and there were always more of them who had the same idea.}
“And on me?” asked {A}, and put out one hand. {young:It went “tick”.|It went “tick”, and it was warm, and ran down the inside of the sleeve.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: street; afternoon; rain
# action: goat eat happy boat; A point surprised at goat; grownup stand; heroes point; friends sit
# things: boat; door; stairs
On a step on the other side stood a goat. It stood in the dry, {young:and did not like rain.|right back against the wall, with its feet together, and thought poorly of the whole thing.}
Then a boat came too near. {young:The goat put its head down.|The goat looked at it as you look at the post, and put down its head, and opened it.}
“How far?” asked {grownup}. ¶ “As far as the goat,” said {A}.
It did not put it down again. There was a rustle, and then there was a chewing noise. # more
It had been the page with the {~cricket|crossword}. {young:The goat ate it to the end.|The goat went through it from left to right, and seemed to know most of it.}
After that it stood on the lowest step it could find, {young:and waited for the next one.|and looked up the lane, and you could see that it had come round to rain.} # more
-> DONE

=== s4
# shot: close
# place: street; dusk; rain
# action: L point surprised; heroes peek; grownup look-up; friends peek
# things: boat; petal on boat; stairs; tree
Then a boat came by that was not theirs. {young:It was pink.|It was made of pink paper, and sat low, and had a yellow petal in it.}
“Whose is that?” asked {L}. ¶ “Somebody is on a step up there,” said {grownup}. # usual
It bumped against the step, and there it stayed. {young:It was such a good boat.|It was a good boat, and as near as a plate on a table.} # usual
{L} put out one finger, and gave it a push. “Go on,” said {L}.
Off it went. By the blue door it got tired, and a broom came out, {young:and gave it a push.|and gave it a small push.} At the bicycle it was a foot. {young:At the tree it was a stick.|At the big tree it was an umbrella, with an old man on it.}
It went past the tree, and out of sight. “Then mine have been pushed, too,” said {L}.
“I should think so,” said {grownup}. “People do.” # usual
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; rain
# action: L stand happy; grownup hold towel; heroes stand; friends sit
# things: towel; umbrella; mat; newspaper; door
Then it was dark, and they went in. The newspaper was quite thin now.
“There is no more news,” said {grownup}. ¶ “It has gone down the lane,” said {L}. # spare
{L} was rubbed dry from the top to the toes. The ears had rain in.
One page had been left over, and it was still a hat. # more
It had a go on the hook by the door. It did very well there. # more
A drop ran off the nose, and {L} let it go. It went as far as the chin. # more
Out there it still came down, and all of it went by.
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; rain
# action: L look-through sleepy window; grownup stand; heroes lie-back; friends sit
# things: window; curtain; lamp; bed
From the window you could see a bit of the lane. It shone where the lamp was.
“What is past the tree?” asked {L}. ¶ “More steps,” said {grownup}. “With people on.”
A small thing went by, down there. It was pale, and it had a point at each end.
It was hard to say whose it was. It went at its own pace. # more
The curtain was shut, and it went on going by. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; rain
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; lamp
The bed was dry from end to end. It had two corners down, and the sheet turned up at the rim.
“It is a hat,” said {L}. ¶ “You have to go on,” said {grownup}. # spare
So {L} gave a pull at the quilt. Now it was a boat. # spare
There was room in it for one, and a pillow in front. # more
It did not leak. It had been made by two people, and neither of them had stopped at the hat. # more
The rain went by on all sides, and did not get in.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; rain
# action: heroes sleep
# things: bicycle; door; tree; boat
It was dark in the lane, and it rained. No one was on the steps.
The blue door was shut. The broom stood behind it, and its feet were wet. # spare
The goat lay in the dry. It had had the whole of Monday. # spare
Far down, past the tree, a pink thing came to a step. # more
A cat put out one paw. It may have been a push. # more
The water went on, and took its time now.
-> DONE

=== s5
# shot: two
# place: bedroom; night; rain
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
It rained on the roof. # usual
{resting}
{keepsake}
{dream} # spare
“How far am I?” asked {L}, with both eyes shut.
“As far as the blue door,” said {grownup}.
It was soft. It went by itself. # usual
“And now?” ¶ “As far as the bicycle.”
Then it was the tree. No one asked. {grownup} gave the quilt a small push.
{L} was out of sight.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
When the lane was a lane again, there was a page on the step, dried flat. It was out of a sum book that nobody here had, with one fold down the middle and two across, and on it, in pencil, somebody had written a two and a three and a very good five.
“It came from up there,” said {A}, and turned it the right way up. It was still a bit of a boat. It only wanted to be reminded.
-> DONE

=== next_bedtime
It was dry out there, or it was wet. The boat on the sill did not mind. It had its two corners down.
-> DONE
