# about: story-about; with-character; creature; bring-back
# tells: tale(something refused|get muddy|getting muddy|be muddy|mud|muddy|mucky|get dirty|getting dirty|be dirty|being dirty|get messy|getting messy|in puddles|like puddles|splashed|paws dirty|wheels dirty|wheels muddy|hands dirty)
# also: funny; person; place; thing; happy; play; food; calm; weather; dislikes
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the towel
# names: Bruno | Otto | Basil
# ages: 3-9
# holds: dark(kind), mud(kind), worm(kind)

=== title
{~Not from Here|Does It Show?}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: guest stand worried at gate; heroes stand curious at guest; friends stand curious
# things: gate; newspaper under guest; 2 puddles; bench
{~It had rained since breakfast, and now it had stopped. {young:{H} went out to see what was left.|{H} put on boots, and went out to see what it had left behind.}|“Is there any in there?” asked somebody at the garden gate. {H} came {young:to look.|to see who it was, and what there might be any of.}|Somebody stood at the garden gate, and did not come in. {young:{H} went to see.|So {H} came out to see who it was.}}
On a newspaper, so as not to touch, {guest_many:were|was} {guest_a}. {young:You have never seen anything so clean.|Nothing had been so clean at that gate since it was painted, and then it was only the gate.}
“Is there mud?” asked {guest}. “{guest_many:We have|I have} just been washed.”
“Only there,” said {A}, “in the middle.” {young:It was brown, and it shone like a pudding.|It lay there, brown and quiet, and shone like a pudding.}
“And {guest_many:we|I} need not {wished_refused}?” said {guest}. ¶ “You need not,” said {A}. {young:“It stays where it is.”|“It stays where it is. It is quite a calm one.”} # usual
“Then {guest_many:we|I} will keep to the edge,” said {guest}, and came in by the wall, with the newspaper. # usual
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: guest stand worried on newspaper; A point curious at guest; heroes stand curious; friends stand curious; bird sit in puddle
# things: newspaper; bench; puddle
{joining}
{is_loved:“Do you get muddy from {loved}?” asked {guest}, to be on the safe side. {A} had to think.|{musing}} # personal
A blackbird had its bath in the puddle, and shook. A speck flew. {young:It was as big as a crumb, and it sat down on {guest}.|It was no bigger than a crumb, but it had the whole garden to sit down in, and it chose {guest}.}
“Does it show?” asked {guest}, and did not look.
{A} went back three steps, and shut one eye. “Not from here,” said {A}.
{hinderer_person:“I can see it,” said {hinderer}, from quite near, and had to come and stand further off as well.} # beat
{hinderer_animal:{hinderer} came to have a look at it, and shook, and then there were seven.} # beat
{hinderer_carried:{hinderer} was held up very close to it, saw everything, and did not tell.} # beat
Then there was one more, lower down. {young:“And that?” said {guest}.|“And now?” asked {guest}. “With that one?”} ¶ {A} went as far as the shed. “Not from here!” {A} called. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: A wash curious guest; guest stand worried; heroes stand; friends stand
# things: cloth in A.hand; bucket; bench
{A} fetched a wet cloth, to get the speck off. {young:It was the one for the bench.|It was the one for the bench, and it had done the bench already.}
One rub, and the speck was a spot. {young:Two rubs, and it was a cloud.|Two rubs, and it was a cloud, with a sort of rain coming down from it.}
“Is it gone?” asked {guest}. ¶ “It is not a speck any more,” said {A}. {young:That was true.|And that was perfectly true.}
“And does it show?” {A} went round behind the hedge, {young:and looked through a hole.|and found a hole in it about as big as a pea, and looked through that.} ¶ “Not from here,” said the hedge.
{~The cloth was hung over the bench, and dripped.|The cloth was folded up, with the cloud inside.} # more
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: guest look-up curious; heroes kneel curious; friends kneel curious
# things: flowerpot; puddle; stone; leaf
By the wall there was a worm, on its way {young:from the one side to the other.|from the flower bed to the lawn, which takes all afternoon if you do it properly.}
“Excuse me,” said {guest}. “You are in it all day. {young:Does it show?”|How do you keep it from showing?”}
“Does what show?” said the worm. ¶ “The mud,” said {A}.
{young:“What mud?” said the worm.|“I have heard of that,” said the worm. “Is there some here?”} It was in it up to the neck, if that was the neck.
It waited politely, to see {young:if there was more.|whether there was any more it could help them with.} There was not. So it went on, and soon you could not see it at all.
“It does not show on a worm,” said {guest}. {young:“I see.”|“It is all a matter of the colour.”} # more
-> DONE

=== m2
# shot: two
# place: garden; afternoon; clear
# action: guest sit sad on bench; A sit calm on bench; heroes sit calm; friends sit calm
# things: bench; newspaper; puddle
“What does mud do to you,” asked {A}, “when it is on?” They sat on the bench, {young:on the newspaper.|with the newspaper spread out under them, and the dry side up.}
“It is cold,” said {guest}. “Then it goes hard, and it cracks when you laugh. {young:And then they say it.”|And wherever you go, there is somebody who says it.”} ¶ “What do they say?” asked {A}.
“Look at you,” said {guest}. {young:“They say it like that. And then they all look.”|“They say it just like that. And then they do look, all of them.”}
{A} knew that one. {A} had been told it at breakfast, {young:about the jam.|about some jam, which had been nobody’s fault.}
{~“And you are the only one who can’t see,” said {A}.|“And it was a very small bit of jam,” said {A}.} # usual
So they looked at nobody for a while, and at the sky. {themed_a} lay in the grass, and had a speck, too. # personal
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A wave happy window; heroes peek happy window; friends stand
# things: window; curtain; stairs
There was one place further off than the shed. {young:{A} took off the boots, and went upstairs.|{A} took off both boots, and went in, and all the way up the stairs to the landing.}
From that window the garden was the size of a tray. {young:{guest} {guest_many:were|was} as big as a bean.|There was a hedge as long as a finger, and beside it, about the size of a bean, {guest_many:were|was} {guest}.}
The bean had turned round, {young:so that the speck was in front.|so that the side with the speck on it was to the house.} It waited.
{A} looked with one eye, and with the other. Then {A} knocked on the glass, {young:and gave a big shake of the head.|and gave a shake of the head, big enough to be seen from down there.}
Not from here, it meant. The bean gave a jump.
-> DONE

=== s3
# shot: wide
# place: garden; dusk; clear
# action: A stand surprised in heap; heroes stand surprised; guest stand worried on newspaper; friends stand worried
# things: boot; heap; bench; newspaper
{A} wanted the bucket for the specks, and went {young:the short way, through the middle.|by the short way, which is through the middle.}
In went one boot, and then the next. Out came a foot, in a sock. {young:The boot had stayed behind.|The boot had decided to stay.}
So there {A} stood, on one leg, with a clean sock in the air. # usual
{helper_person:{helper} held out the broom, and it was just too short.} # beat
{helper_animal:{helper} ran round the edge, and told the whole road about it.} # beat
{helper_carried:{helper} kept very still on the bench. That was one less to hold.} # beat
“Can’t you put your foot down?” asked {guest}. ¶ {young:“Not in that,” said {A}. “It is a clean sock. You know how it is.”|“Not in that,” said {A}. “The sock was clean this morning. You know how it is.”}
{guest} did know. # usual
{guest} looked at the sock, which had begun to wobble.
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest stand proud in heap; A hug laughing guest; heroes clap laughing; friends clap laughing
# things: heap; boot in A.hand; 4 drops
{guest} came off the newspaper. Squelch.
{young:It was cold. It went up, and up.|It was cold, and it went higher than {guest} had been told.} # usual
Then {guest} {guest_many:were|was} right in the middle. “Hold on to {guest_many:us|me},” said {guest}, and {A} held on.
They pulled at the boot, and it came all at once, {young:with a great big kiss.|with the noise of a kiss from an aunt, and brought a good deal of the garden along.}
It rained mud. Then it was quiet. # usual
“Does it show?” asked {guest}.
{A} looked high, and looked low. {young:There was mud, and two eyes.|You could see where the eyes were, since they were open.} “Yes,” said {A}. “From here it does. All over.”
“Then no more can get on,” said {guest}.
And {guest} went in again, for no reason at all, as deep as it goes. # usual
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: grownup hold happy hose; guest stand happy; heroes stand laughing; friends stand
# things: hose; puddle; towel on bench; bench
At the back door stood {grownup}. “Look at you,” said {grownup}.
They waited. There was no more.
{grownup} only looked. It was a long look. Then came the big towel. # usual
The water was warm. It ran off brown. Then it ran off grey. {~“There is a knee,” said {A}. “That is mine.”|“There is an ear,” said {A}. “That is mine.”}
And there {guest_many:were|was} {guest}, under it all.
“{guest_many:We were|I was} in there the whole time,” said {guest}. # spare
The mud went down the drain, and said what mud says. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: A carry calm boot; guest stand calm; heroes sit calm; friends sit sleepy
# things: 2 boots; mat; newspaper; lamp
The boots came in last. They stood on the newspaper, side by side.
One was brown up to the top. One was brown inside as well.
“That one has been somewhere,” said {guest}.
{pausing} # company
{A} held that one upside down. Out came a stone, and then some more of the garden. # usual
“Shall I wash it?” asked {A}. ¶ “Leave it,” said {guest}. “It is dark in the hall.”
The other one stood a bit closer, to see. # more
-> DONE

=== m4
# aside
# shot: behind
# place: garden; night; stars
# action: guest look-up calm; heroes look-up calm; friends look-up
# things: door; 9 stars
They had one more look, from the back door.
The sky was black and clean. Then there was a speck. Then there were seven.
“It has some on it,” said {guest}. ¶ “It always has,” said {A}.
“Does it mind?” ¶ They looked up. It did not seem to.
Somebody up there had shaken. # more
{grownup} gave them one more minute. Then the door was shut. # usual
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: puddle; moon; heap; bench; newspaper on bench
Out in the garden it was quiet. The mud lay in the middle.
There was a hole in it, as deep as a boot. It filled up, bit by bit.
First it had water in it. Then it had the moon. # usual
A worm came by, and had to go round. # more
Beside it there was one small footprint. # more
By the morning it would not show.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy; friends sleep
# things: bed; lamp; towel under guest; mat
{H} lay in bed, and smelled of soap. {grownup} had seen to that. On the mat {guest_many:were|was} {guest}.
{resting}
{keepsake}
{dream} # spare
{A} felt behind one ear. There was a bit left. # usual
The lamp went off.
“I have a speck,” said {A}. “Does it show?”
It was dark. {guest} looked.
“Not from here,” said {guest}.
“And you?” ¶ “{guest_many:We have|I have} one, too,” said {guest}. # usual
It was dark all over. No more could get on. # usual
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
A newspaper lay at the gate in the morning, and nobody was on it. But there were marks, which began at the edge of it and went straight to the middle of the garden, where it is brown. They went round in there, and round again, and out by the hedge. ¶ {H} went back as far as the shed, and shut one eye. It did show. From there you could see it very well.
-> DONE

=== next_bedtime
There was one speck behind one ear. It did not show.
-> DONE
