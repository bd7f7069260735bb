# about: dentist(brace|retainer|orthodont); hurt(brace|retainer); doctor(brace|orthodont); teeth(brace); new-class(brace); new-clothes(brace)
# also: embarrassed; sad; hurt; eating; angry; shy; nervous; school-day; tired
# news: bad
# when: done
# wants: child
# role grownup: parent = the grown-up with the soup
# ages: 6-12
# holds: tooth(kind), teeth(kind), dark(kind), dentist(kind)

=== title
{~Hold On to the Rope|As Far as a Crumb}
-> DONE

=== s1
# shot: close
# place: kitchen; dusk; clear
# action: L sit-on-chair sad; heroes sit-on-chair; grownup pour soup; friends sit
# things: table; bowl on table; soup; spoon; toast on plate; plate on table
{~“Smile,” they had said to {H} at the end, and held up a mirror. {H} had not smiled since.|The soup was tomato, and {H} ate it with the smallest spoon in the house.|There was toast on the table, and {H} looked at it {young:for a long time.|as you look at a place where you used to live.}}
It was because of the brace. It had a wire, and the wire went all the way round.
“Does it hurt?” asked {grownup}. ¶ “It pushes,” said {L}.
{L} kept both lips shut over it. That hurt as well, and nobody could see in. # usual
What {L} wanted was to bite the toast, and hear it.
“Excuse me,” said a tooth. It was the one that had always stood a bit behind. “Is it far?”
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L eat toast; heroes eat toast; grownup sit; friends eat toast
# things: table; toast on plate; plate on table; bowl on table; cup on table
“We have been told to move along,” said the tooth. “Nobody said how far.”
{joining}
{musing} # personal
“I have never moved in my life,” said the big one at the front. “People move round me.” # usual
{hinderer_person:“Let us see,” said {hinderer}, and wanted to count the squares, and lost count, and began at the left.} # beat
{hinderer_animal:{hinderer} looked at the toast, and at {L}, and at the toast, and could be of use there.} # beat
{hinderer_carried:{hinderer} sat there with a mouth that was only sewn on, and had no idea.} # beat
{L} took the toast, and opened wide, and shut. Ow! There was not a mark on it.
“We were not ready,” said the teeth, all down the row. “You might have said.” # usual
So {grownup} cut it up small. {young:Then it had no crunch.|It was as small as the squares on the wire, and there was no crunch in it at all.}
-> DONE

=== m1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A look-through curious; heroes look-up; grownup stand; friends sit
# things: mirror; sink; towel; lamp
{A} went to the bathroom, and shut the door, and looked. {young:There it was, with the light on it.|There it was, with the light on it, and it was a good deal more than one had been told.}
On every tooth there was a square, no bigger than a crumb. {young:The wire went through them all.|The wire went in at the left and came out at the right, and nobody had been left out.}
“It looks like a fence,” said {A}. {young:¶ “It is not a fence,” said the teeth.|¶ “From in here it does not,” said a tooth. “With a fence you would stay where you are.”}
A bit of soup hung on it, like washing. {A} got it off with the tongue, {young:which was new to it, too.|which came round the corner very carefully, and was not used to it, either.}
“Say sausages,” said the mirror, or that is how it looked. It came out as {~shoshages|thauthages}. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A hold hat; heroes sit; grownup sit laughing; friends sit
# things: sofa; hat in A.hand; scarf; cushion; lamp
There are ways of not being seen with it. {young:You can wear a scarf, right up to the nose.|{A} went through them on the sofa, one after another, with a cushion to practise on.}
You can laugh down your nose. {young:That makes a noise like a pony.|That makes a noise like a pony, and then they look at you all the more.}
You can say only words with the mouth shut. {young:There is mm, and hm.|There is mm, and hm, and one that goes up at the end, and they last you until about the middle of the morning.}
“All that time?” said {grownup}. {young:“You would get a stiff nose.”|“I once tried it for a week, on account of a spot. I had to give it up, because of a joke about a penguin.”}
“What was the joke?” asked {A}. ¶ “I could not tell it with my mouth shut,” said {grownup}. # spare
So it is not known how it goes. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L eat banana; heroes sit-on-chair; grownup stir pan; friends sit
# things: table; banana on plate; plate on table; bowl on table; cushion on chair
Then they tried what is soft. There was banana, with a fork, and rice. It went down, and it did not make a sound. # usual
{helper_person:“You could warm your hands, and put them there,” said {helper}, “on both sides, like a hat for a jaw.”} # beat
{helper_animal:{helper} came up on the sofa, and laid one warm side along the sore one, and stayed there.} # beat
{helper_carried:{helper} was held against the sore side, and was soft, and had been on the radiator.} # beat
Something rubbed, too, at the back. It was the last square, and it had a corner. # usual
“Our feet hurt,” said the teeth. “We have never walked before.”
“You are not walking,” said {L}. “You are standing in my mouth.”
“We are walking,” said the one that had always stood behind. “It is slow. But this morning I was not here.”
{L} put a finger there. {young:It was sore.|It was sore, as a leg is when it has been up a hill.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold pea; A look-up; heroes sit-on-chair; friends sit
# things: table; crumb on table; spoon on table; cup on table; themed
“How far is it altogether?” asked {A}. {young:{grownup} put down a crumb.|{grownup} thought about what they had been told, and looked over the table, and pushed across a crumb.}
“As far as that?” asked the teeth. {young:They had thought it was miles.|They could see it over the lip, and it was not even a large one.}
“And how long do we have?” {young:¶ “Until next year,” said {A}.|¶ “A year and a half,” said {A}. “You get Sundays, I think. It does not say.”}
“In that case,” said the big one in front, “one might look at the view.” # spare
{themed_a} was put beside the crumb, to show how long a year and a half is. # personal
{pausing} # company
So the crumb was left on the table, as a thing to aim at. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A kneel before picture; heroes kneel; grownup sit; friends sit
# things: picture; sofa; rug; box; lamp
{grownup} got out an old photograph, with a class on it, {young:in three rows, with jumpers on.|three rows of them, in jumpers, on a bench and on grass and on chairs.}
In the middle row stood somebody with a mouth like a letter box. {young:It was shut.|It was shut so tight that it looked as if it had been drawn with a ruler.}
“Is that you?” asked {A}. {young:¶ “It is,” said {grownup}.|¶ “It is,” said {grownup}. “I had something in there as well. I can remember the joke that he made, too, the man with the camera. It was very good.”}
All the others were laughing. {young:They had gaps, and some had no front teeth at all.|There were gaps, and some had two teeth where there is room for one, and one had a lolly.}
“Nobody is looking at your mouth,” said {A}. # spare
“No,” said {grownup}. “I have often wondered what I was keeping it in for.”
-> DONE

=== s4
# shot: close
# place: bathroom; night; clear
# action: L look-up happy; heroes stand; grownup stand; friends sit
# things: mirror; lamp; sink; rope; towel
{L} opened wide, in front of the mirror. They stood there in a row, and the wire ran from one to the next.
“Oh,” said {L}. “I know what that is.”
When very small children go to the park, there is a long rope with loops in it. {young:Everybody has a loop.|Everybody has a loop, even the one who dawdles, and so nobody gets lost.}
“You hold on to the rope,” said {L}, “and you go slowly, and the ones in front wait.”
“Is that all?” said the teeth. {young:“We can do that!”|“We thought that we had done something wrong.”} # usual
There was wax in a little box. {L} rolled a bit of it, as small as a pea, and put it on the last square, at the back, which rubbed. # usual
{short:“And how far is it?” they asked. It was about as far as a crumb.} # usual
“Ready?” said {L}. “Hold on to the rope.”
And {L} smiled, so that they should see where they were going.
-> DONE

=== m3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth; heroes brush-teeth; grownup stand; friends sit
# things: sink; toothbrush; mirror; mug; tap
It takes longer now, with a brush. You go over the squares, and then under.
A bit of toast came out from behind the wire. So that was where it had been. # spare
“That is a good brush,” said the teeth. “It gets our backs.”
There was a small one besides, like a tree, for in between. # more
The water was warm, not cold. That is kinder.
When it was all done it shone. It shone a bit like a string of lights.
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; clear
# action: A eat porridge; heroes sit-on-chair; grownup sit; friends sit
# things: table; bowl on table; spoon; lamp; crumb on table
Then there was one more spoon of something, soft and warm.
“Is this a rest?” asked the teeth. ¶ “It is a picnic,” said {A}.
They had it without letting go of the rope. # spare
The crumb was still there. It did not look so very far. # spare
“Are we nearer?” asked the small one. {A} had a look, with the tongue.
“By a bit,” said {A}. “You could not see it. But it is less than it was.”
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; pillow; lamp; blanket
The pillow was on the sore side, and so {A} turned it round.
“The first day is the worst,” said {grownup}. “Then come two that are not so bad. And then you forget it, until it is soup.” # spare
“And if they laugh?” asked {A}. ¶ “Then you will see theirs,” said {grownup}.
That was so. You can’t laugh with your mouth shut.
“Not for long,” said {A}. It was a bit funny, with the nose.
They both laughed, and the light got in.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; crumb on table; moon; cup on table
Down on the table lay the crumb. The moon had found it.
It had a shadow. The shadow moved, if you had time to watch. # spare
An ant came by and looked. It went round it, and it went on. # spare
It was not in a hurry, for an ant. # more
The night was slow. It got there, all the same.
The crumb lay still, and let them come.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; pillow
{H} lay in bed. It was dark in there, behind the lips.
{resting}
{keepsake}
{dream} # spare
“Is it far?” said the one that had always stood behind. ¶ “As far as a crumb,” said {L}.
“Who is in front?” ¶ “You all are,” said {L}. “It goes round.” # usual
They walked. You could not hear it.
It pushed a bit. It was only a lot of small feet.
“Hold on to the rope,” said {L}.
They did. By and by they slept, as they went.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a small drawing beside the bread in the morning, on the back of an envelope. It showed a long rope with loops in it, and in the loops was a row of square people with hats on, and in front of them, very large, lay a crumb.
“Who is the one that is waving?” asked {H}. It was the last in the row, and it had a cushion.
-> DONE

=== next_bedtime
The crumb lay on the table. They were nearer by a bit.
-> DONE
