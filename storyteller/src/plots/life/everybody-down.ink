# about: story-about(rabbit|bunny|bunnies); with-character(rabbit|bunny|bunnies); creature(rabbit|bunny|bunnies); bring-back(rabbit|bunny|bunnies); likes(rabbit|bunny|bunnies)
# also: creature; likes; funny; exciting; person; place; calm
# wants: child
# role guest: answer(rabbit|bunny|bunnies), creature(rabbit|bunny|bunnies) = a rabbit
# ages: 3-12
# holds: dark(kind)

=== title
{~Everybody Down|The Foot Has Spoken}
-> DONE

=== s1
# shot: wide
# place: meadow; dusk; clear
# action: guest look-up surprised; A lie-front happy; heroes lie-front happy; 4 rabbit sit calm; friends crouch curious
# things: flower; hole left; slope
{~In the middle of the meadow grew the biggest clover on the hill, and {H} lay in the grass with {guest_a} and looked at it.|It was the time of the evening when rabbits come out, and {H} lay on the hill beside {guest_a}, {young:looking at the clover.|and both of them looked at the same clover.}|“That one,” said {guest_a} to {H}, and showed them, with both ears, the clover in the middle of the meadow.}
Nobody had ever eaten it, {young:for it was a long way from the hole.|because it stood as far from the nearest hole as anything can.}
{guest} had thought of it every night since {~Easter|the spring}. # usual
They had gone three hops when one of {guest_s} hind feet came up by itself and hit the ground. Thump!
“That was the foot,” said {guest}. “Everybody down!”
All over the hill the white tails went up, and then there were none. # usual
-> DONE

=== s2
# shot: two
# place: burrow; night; clear
# action: guest listen calm; A sit surprised; heroes sit surprised; 4 rabbit sit calm; friends sit surprised
# things: heap
{joining}
Everybody went down the hole, and {A} went too, and sat in the dark {young:with twenty rabbits.|with twenty rabbits, who were all breathing through the nose.}
“What did it hear?” whispered {A}. ¶ “It does not say,” said {guest}. {young:“It is only a foot, and it says thump.”|“It is only a foot, and one word is all that it knows.”}
{is_loved:“Could it be about {loved}?” asked {A}. The foot had never said so.|{musing}} # personal
Then they put out one ear, and the other ear, and it had been a leaf. # usual
{hinderer_person:{hinderer} was the last one in, and had to say sorry to nineteen rabbits on the way.} # beat
{hinderer_animal:{hinderer} went down the wrong hole and came up out of another, and had to be waited for.} # beat
{hinderer_carried:{hinderer} was still up there in the grass, and had to be fetched.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: burrow; night; clear
# action: A peek curious; guest point happy; heroes peek curious; friends sit calm
# things: hole; heap; feather
As long as they were down there, {guest} showed {A} the place. {young:There were nine doors!|It had nine front doors and no back one, and from each of them came a different bit of evening.}
“Why do you have so many?” ¶ “To be out of,” said {guest}. {young:“One could be busy.”|“If somebody comes in by one, you remember that you were going out by another.”}
Right at the end was the best room, as round as a bun, and lined with {~soft grey fur|fur}. {young:{A} put in a hand. It was warm.|A mother had pulled it out of her own front, for the little ones to lie in, and {A} put in one hand and did not say anything.}
It was quite dark, and it smelled of hay. # more
“You were in there,” said {guest} to one of the big ones, “and you were no longer than a thumb.” # spare
The big one looked at its feet. # more
-> DONE

=== l1
# aside
# shot: two
# place: meadow; dusk; clear
# action: guest sit proud; A kneel curious at guest; heroes kneel curious; friends sit calm
# things: stone; shoe; flower
Up on the grass again, {guest} rubbed its chin along a stone. Then it did the same to a thistle, and to the end of {As} shoe.
“What are you doing?” asked {A}. ¶ “That is mine now,” said {guest}. {young:“I put my chin on it.”|“It has had the chin. Everybody with a nose can tell.”}
“It is my shoe,” said {A}. ¶ “Yes,” said {guest}. {young:“Yours on the inside.”|“You may go on wearing it. It is only that it is mine.”}
So {A} tried it. {young:{A} put a chin on the stone, and on {guest}.|It went on the stone, and on a {~daisy|dandelion}, and then, because you should start with what you want most, on {guest}.}
{guest} sniffed at the place, and thought it over. “That will do,” said {guest}. “But leave the thistle.” # more
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; breeze
# action: guest jump curious; A tiptoe curious; heroes tiptoe curious; friends tiptoe curious; moth fly
# things: flower; hole; slope
The next time they got seven hops, and then it was a moth. # usual
The time after that they went on the tips of their toes, until {A} could count the leaves, {young:and there were four.|and there were four of them, each as big as a plate.} # usual
“It is right in front of your nose,” said {A}. ¶ “I can see the whole hill and what is behind me,” said {guest}, “but there I cannot see.” # usual
{themed_a} lay in the grass, and both ears had to be turned on it first. # personal
{helper_person:{helper} went ahead and picked up everything that could crackle.} # beat
{helper_animal:{helper} went ahead, and looked at everything that moved until it stopped.} # beat
{helper_carried:{helper} was sat on a stone as a lookout, and saw nothing at all, which was good.} # beat
They were one hop from the clover when the foot went thump, {young:and everybody went down.|and down they all went, with their mouths empty.}
“But there was nothing,” said {A}, and put one ear on the floor, to hear what the foot had heard.
-> DONE

=== m2
# aside
# shot: close
# place: burrow; night; clear
# action: guest think curious; A listen calm; heroes listen calm; friends listen calm
# things: hole; heap
It is not dull to wait in a burrow, {young:because there is so much to hear.|if you have the ears for it.} {guest_s} left ear listened to the hill, and the right one to {A}.
“Can they do that by themselves?” asked {A}. ¶ “They have to,” said {guest}. {young:“One is for you.”|“There are two sides to everything, and it all goes on at once.”}
{A} tried it with {~one side|the left} and then with the other. {young:They both heard the same.|Both of them heard twenty rabbits and a stomach, and would not be parted.}
“They are very small,” said {guest} kindly. “What can you get into those?” # spare
“A finger,” said {A}. # more
-> DONE

=== l2
# aside
# shot: two
# place: burrow; night; clear
# action: guest wash calm; A wash happy; heroes wash happy; friends sit happy
# things: hole; leaf
Whoever has run in so fast has to wash. {guest} took hold of one ear with both paws, and pulled it down, {young:and washed it like a long sock.|and went along it as you go along a sock, from the toe to the top.}
Then came the other ear, and the nose, and the back of the nose. {young:Twenty rabbits did it.|Twenty rabbits did the same, and for some time there was only the sound of it.}
“And the foot?” asked {A}. ¶ “You do not wash the foot,” said {guest}. {young:“It might go off.”|“We try not to remind it.”}
{A} did the best that {~could be done with what was there|can be done with ears like that}. # more
-> DONE

=== s4
# shot: close
# place: burrow; night; clear
# action: L lie-front calm; guest listen curious; heroes lie-front calm; 4 rabbit listen calm; friends listen calm
# things: hole; heap
Far off, through the hill, came a thump.
“There is one more foot,” said {L}. # usual
“That is the rabbits on the other side,” said {guest}. “They must have heard us.”
“Then you hear them,” said {L}, “and you go thump. And they hear you.”
It had gone on all night. {guest} looked at the foot, and the foot looked back. # usual
You cannot tell a foot to stop. So {L} lay down, and told the hill. {L} did it with a flat hand, as you do it on a back. Pat, pat.
They all sat still. There were twenty rabbits, and all of the ears were up. # usual
Then it came back through the hill. It was soft. Pat, pat.
They went up. It was nine hops, and the foot kept still. {guest} ate the clover, all four leaves, down to the ground.
“That was very good,” said {guest}. “Where was it?”
-> DONE

=== m3
# shot: behind
# place: meadow; night; stars
# action: guest sit calm; L walk calm; heroes walk calm; friends walk calm
# things: moon; gate; hole; slope
Now all of them came up to eat. The hill was full of tails. # usual
{homeward} # company
{L} looked back from the gate. No tail went up. You could hear them chew. # spare
The grass was wet, and the moon was on it. # more
{guest} sat by the hole, as long as you could see. First one ear said goodbye, and then the other.
-> DONE

=== l3
# shot: wide
# place: meadow; night; stars
# action: guest lie-back sleepy; 3 rabbit sleep sleepy; heroes sit sleepy
# things: hole; moon; slope
When a rabbit is quite happy, it falls over. It has no time to lie down.
{guest} sat there, full of clover. Then it fell over on one side. Flop.
“Are you ill?” said the next one. ¶ “No,” said {guest}. “I am done.”
Flop, went the next one. # spare
Flop, it went, all down the hill. # more
It was the only sound, and no one ran from it. # more
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L wash sleepy; heroes wash sleepy; friends stand sleepy
# things: basin; towel; mirror
{L} did the nose. {L} did one ear, and the back of it, and there was a bit of hill in there.
The feet were last. They were done with care. # spare
“Keep still,” said {L}, and they kept still. # usual
There was one green leaf on one heel. It was clover. It was a small one, with three. # more
-> DONE

=== l4
# shot: object
# place: hill; night; stars
# action: rabbit sleep sleepy; heroes sit sleepy
# things: moon; hole; tree
On the other side of the hill they had gone down, too.
“Who was that?” said one of them. “Who said pat?” # spare
No one knew. It had been a good word. They had only had the one. # usual
They said it once more, to keep. Pat, pat. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep calm; heroes sleep sleepy; guest sleep sleepy; friends sleep sleepy
# things: lamp; curtain; blanket
Bed was warm, and it was dark.
{resting}
{keepsake}
{dream} # spare
{L} was nearly asleep. Then one foot gave a jump. Thump!
“Everybody down!” said {L}, and down they went, under the blanket.
It was soft in there. All you heard was a nose, in and out. # usual
“What did it hear?” said {L}. It did not say. # usual
A long way off {guest} put down one foot, so that you could sleep on it. Pat, pat.
And the foot in the bed lay down on its side.
Goodnight, {H}. Goodnight, foot.
Goodnight.
-> DONE

=== next_night
There was a clover on the doorstep in the morning. It was not a big one, and it had been put down with care, and one leaf had a very small bite in it. {A} lay down on the step, and put a flat hand on the stone. Pat, pat. It took until after breakfast. Then the spoons on the table gave a small jump, all together, as if somebody a long way off had said it back.
-> DONE

=== next_bedtime
The clover stood in a cup by the bed. It had three leaves and a bit.
-> DONE
