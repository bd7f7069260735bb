# about: collected(tomorrow&!job|monday&!job|tuesday&!job|wednesday&!job|thursday&!job|friday&!job|minding|is picking&!job|is collecting&!job|picks up&!job|is fetching&!job|next week&!job|looking after); guest(minding|looking after|after school|after nursery|picking up|picking her|picking him|picking them|collecting|fetching|having them|having her|having him|taking care)
# also: missing; happy; nervous; too-excited; school-day; shy; scared
# when: coming
# wants: child
# role minder: somebody, elder = a neighbour called Mrs Pendle
# role grownup: parent = the grown-up with the tea towel
# kind nursery: nursery|preschool|pre-school|playgroup|kindergarten|kinder
# kind school: school|collect*|pick*|fetch*
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-9
# holds: dark(kind)

=== title
{~Ask Me|A Label on the Cupboard}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L point worried at cupboard; grownup stand; heroes stand; friends stand
# things: cupboard; fridge; table; row of 3 cup on table; lamp
{~“But does {minder} know where the cups are?” asked {H} after tea. Nobody had thought of that.|There are nine doors in a kitchen, if you count the small ones. {H} had counted, {young:because of {minder}.|on account of {minder}, who would not know one from another.}|{H} stood in the kitchen that evening, {young:and looked at all the doors.|and looked at it as somebody would who had never once had a biscuit there.}}
{
- is_nursery:
After nursery {is_wished_day:{wished_day}|the next time} it was going to be {minder}. {grownup} would come a bit later.
- is_school:
After school {is_wished_day:{wished_day}|the next time} it was going to be {minder}. {grownup} would come a bit later.
- else:
{minder} was going to mind {them} {is_wished_day:{wished_day}|the next time}. {grownup} would come back a bit later.
}
{L} was looking forward to it, and then again not. {young:One foot hopped, and the other foot stood still.|One foot hopped, and the other foot wanted to talk about it first.}
{minder} knew a great many things. But where the good cup is, and how to get into the drawer that sticks, {minder} did not know.
“That needs a label,” said {L}.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A draw calm pencil; heroes hold paper; grownup look-up; friends sit
# things: table; paper on table; crayon on table; cupboard; drawer
So {L} cut up some paper, and drew. {young:A cup went on the cupboard.|A cup was stuck on the cupboard, with a second cup in front of it, since the good one is behind the other.}
{joining}
{musing} # personal
On the drawer came a knee. {young:You have to push it with your knee.|You push with a knee, and you pull at the same time, and you do not say anything.} # usual
{is_wished_place:For {wished_place} there was a label with a small gate.} # wished
{hinderer_person:“What is this one?” asked {hinderer}, and took it off to look, and could not say where it had been.} # beat
{hinderer_animal:{hinderer} was sat on the last sheet of paper, and had to be drawn round.} # beat
{hinderer_carried:{hinderer} had a label, too, with two eyes and a mouth, and then nobody could see which was which.} # beat
The biscuit tin had three labels, {young:in case.|in case {minder} should come at it from behind.} # usual
“Does the tap need one?” asked {grownup}. ¶ “It goes the wrong way,” said {L}. {young:So the tap had one.|“You have lived here too long to notice.” So the tap had one as well.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A reach-up door; heroes hold paper; grownup stand; friends walk
# things: door; coat on hook; hook; stairs; boot
Then came the hall. {young:The shoes had a label.|On the shoe shelf went a left foot and a right foot, with toes, to show which way they look.}
The door has to be lifted, {young:and then it shuts.|or else it only pretends to be shut, and comes open again in the night.} {A} drew a door with two arms.
“{minder} does know about doors,” said {grownup}. {young:¶ “Not this one,” said {A}.|¶ “About doors in general,” said {A}. “Not about ours.”}
The third stair makes a noise, {young:so that got an ear.|and it got an ear, so that nobody should think it was somebody.}
There was a hook that is nobody’s, and {A} looked at it for some time. # more
It was a long hall, when you looked at it like this, and it had more in it than the kitchen. # more
-> DONE

=== l1
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A draw curious pencil; heroes sit; grownup stand; friends sit
# things: towel; soap; sink; toothbrush; mirror
The bathroom was hard to draw. {young:A towel is only a square.|A towel is a square, and so is a flannel, and so is the window, and you cannot dry yourself on that.}
{A} drew a square with a wet person beside it. {young:That was better.|After that there could be no mistake.}
“I go first,” said {A}, “and then I shout, and then somebody comes.” {young:A mouth went on the door.|So an open mouth was stuck on the door, with lines coming out.}
“That looks as if it hurts,” said {grownup}. {young:¶ “It is only loud,” said {A}.|¶ “It is only to say that I have finished,” said {A}, and put a smile round it.}
The soap would not hold a label at all. It was told to lie there and look like soap. # more
The {~green|yellow} toothbrush got a small flag on its handle, like a ship’s, so that it should be known from a long way off. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: grownup look-up surprised; L stand worried; heroes stand; friends sit
# things: cupboard; fridge; 6 paper; table; bin
At last there was a label on everything, and {grownup} came in to put the light on.
“Where is the switch?” asked {grownup}. {young:It was under a label.|It was under a label, and so was what the label was about.} # usual
{helper_person:“I have been {minder} for a minute,” said {helper}, “and I have found the brush, and four knees.”} # beat
{helper_animal:{helper} came in as {minder} would, and went once round, and found the biscuits in no time.} # beat
{helper_carried:{helper} was {minder}, and was walked all round the kitchen, and could not find the spoons.} # beat
Then one fell down, and one more. {young:The cup was on the bin now.|By the time they had been picked up, the good cup was on the bin, and the knee was on the fridge.}
“I shall write it all on one,” said {L}, {young:and made it very long.|and stuck the rest of the paper end to end, and began at the front door.} It went from the table to the mat. ¶ “{minder} cannot read that with a pan in one hand,” said {grownup}. {young:That was true.|{L} tried it with a pan, and it was so.} # usual
There was so much to know. And {is_wished_day:{wished_day}|the next time} {grownup} would not be there to say it.
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A think; grownup sit; heroes sit; friends sit
# things: sofa; lamp; cushion; rug; themed
And then there was what you cannot stick a label on. {young:{A} could think of three.|{A} sat on the sofa and thought of three such things at once.}
One was the programme with the dog, {young:and when it is over.|which is over when the music comes, and not when somebody says so.}
One was how long a bit is. {young:“A bit is not long,” said {A}.|“You always say a bit,” said {A}, “and I know how long that is with you.”}
{themed_a} might have to be shown to {minder}, and that was the third. # personal
“And what is it like, when {minder} is here?” asked {grownup}. {young:¶ “Slower,” said {A}. “It is nice.”|¶ “There is more of it,” said {A}, after a time. “Of everything. It is rather nice.”}
{pausing} # company
So that was the foot that hopped. # spare
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A carry paper; heroes carry paper; grownup walk; friends walk
# things: stairs; 5 paper on stairs; coat on hook; hook; lamp
They picked up labels all the way along. {young:One was on a shoe.|They lay about like leaves, and some had been trodden on and were travelling.}
{grownup} had the ear on one heel, {young:and did not know it.|and went up and down with it for some time, and it heard everything.}
“What is the hat for?” asked {grownup}. ¶ “It is for the hook that is nobody’s,” said {A}. {young:“It will be {minder_s}.”|“That one will be {minder_s}. But it does not want to stay up.”}
They tried it on the umbrella. {young:It fell off.|It held for as long as they looked, and then it came down, in its own time.} So they used some spit, and that was no good, either.
There was one piece of tape left on the roll, {young:and it was small.|about as long as a thumb, and with a hair in it.}
It was put on {As} sleeve, so as not to be lost, and it took some fluff along from there. # spare
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L look-up happy; heroes stand; grownup kneel before L; friends stand
# things: paper on L; table; pencil; cupboard; lamp
There was one label left over, with nothing on it, and {L} went round to see who had none.
The fridge had one. The chair had one. {young:So did the bread.|Even the bread had one, with a very small knife.} # usual
“Who is there,” asked {L}, “when {minder} is there?” ¶ “You are,” said {grownup}. {many:“All of you are.”|“All the time.”}
{L} stood still. {young:“I know where the cup is!”|“But I know where the cup is,” said {L}. “I know about the knee.”}
The last label went on {L}’s own front. {grownup} helped with the letters.
“Ask me,” it said.
Then the rest came down. {young:Rip, rip, off they came.|They came off one by one, and the kitchen could see again.} {short:Only the knee was kept, because it was good.|Only the door with two arms was kept, because it was good.} # usual
-> DONE

=== m3
# aside
# shot: above
# place: bathroom; night; clear
# action: A brush-teeth happy; heroes brush-teeth; grownup stand; friends sit
# things: mirror; sink; towel; mug; paper on A
In the mirror the label was the wrong way round.
“Can you read it?” asked {A}, with foam on. {grownup} could, just.
“Where is the towel?” asked {grownup}.
{A} pointed. It was quick, and it was right. # spare
“It does work,” said {grownup}. They were both glad of that.
The tap was turned off, the wrong way. # more
It had a drop of foam on it by now. It was still good. # spare
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; clear
# action: A walk sleepy; grownup walk; heroes walk; friends walk
# things: stairs; lamp; hook; coat on hook
They went up. The third stair made its noise.
“What was that?” asked {grownup}. ¶ “That is only the stair,” said {A}.
There was the hook that is nobody’s. It could wait.
“Will there be a hat on it?” asked {A}. ¶ “I should think so,” said {grownup}. # spare
The door was lifted, and it shut. It was shut for good. # more
One more stair, and one more. They all knew the way. # more
The bed was just where it is kept.
-> DONE

=== m4
# aside with m2
# shot: behind
# place: bedroom; night; stars
# action: A lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; chair; lamp; paper on A
The label was moved to the pyjamas. The tape still held.
“What if I forget one?” asked {A}.
“Then you look for it, the two of you,” said {grownup}. “That is a nice thing to do.” # spare
“And when do you come?” ¶ “After the dog and the music,” said {grownup}. “You will hear the door.” # more
It has to be lifted. You can hear that from any room. # spare
{A} lay flat. Both feet were quiet now.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: cupboard; cup on table; table; tap; drawer
The kitchen was dark. It had no labels on.
The good cup stood behind the other one. It was easy to find, if you knew. # spare
The drawer was shut, as it likes to be. # more
The tap let go of a drop. It went down the right way. # more
By the bin lay one bit of paper. There was an ear on it.
It could hear them breathe.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit beside bed; heroes sleep; friends sleep
# things: bed; blanket; lamp; paper on L
The lamp was low. {H} lay in bed, {many:and on {L} was the label|and so did the label}.
{resting}
{keepsake}
{dream} # spare
“Where is the good cup?” asked {grownup}. ¶ “Behind,” said {L}. # usual
“How does the drawer go?” ¶ “Knee,” said {L}.
“And how long is a bit?” ¶ That one took a while. The label went up and down, and up and down.
“Not long,” it said, or {L} did.
Then nobody asked any more.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a label on the biscuit tin in the morning, and {A} had not put it there. Somebody had drawn a hand on it, with the fingers spread, and under the hand a very small question mark.
{H} looked at it for some time. “It means that you have to ask,” said {A}. So they went and asked, and the answer was one each.
-> DONE

=== next_bedtime
The good cup stood behind the other one. It was easy to find, if you knew.
-> DONE
