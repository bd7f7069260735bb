# tells: report(seen)
# wants: other
# role friend: toy = a badger called Horace
# names: Horace | Wilfrid | Barnaby
# ages: 3-9
# holds: dark(kind)

=== title
{~With One Finger|Did You See It?}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A kneel proud at friend; friend sit curious; heroes kneel; friends sit
# things: bed; d1; lamp; window
{deed_1}.
{deed_1_seen}
{deed_1_seen_2} # usual
{~{H} {was} telling it to {friend_a} when it was getting dark. “You need not put the lamp on for me,” said {friend}.|When {H} had told it to {friend_a}, there was not much light left. “I do not need any,” said {friend}.|“Shall I put the lamp on?” asked {H}. But {friend_a}, who was being told it, said, “Not for me.”}
{friend} could see in the dark. {young:{friend} had always said so.|{friend} had said so once, a long time ago, and it had been known ever since.}
“But I can’t see a thing,” said {L}, {young:and went to the lamp.|and went to put on the lamp, so as to see what there was to show.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point curious at window; friend look-through; heroes look-through; friends stand
# things: window; curtain; d1; moon
On the way to the lamp there was the window, with what was left of the light. {young:There was a bit at the bottom.|There was still some of it at the bottom, where it runs together before it goes.}
“What do you see out there?” asked {A}. ¶ {young:“Plenty,” said {friend}.|“Oh, plenty,” said {friend}, “only it is mostly the same as by day, and keeps still.”}
{pausing} # company
{A} looked for as long as you can without a breath, and saw a hedge, or a van. {young:“Is it a hedge?” ¶ “It is,” said {friend}.|“Is that a hedge?” asked {A}. ¶ “It is,” said {friend}, rather fast, “and a good one.”}
It drove away soon after that, and neither of them said anything about it.
Then the lamp was on, and the window had nothing in it but the two of them, who were looking in from the other side. # spare
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: A kneel happy; friend sit curious; heroes kneel; friends sit
# things: bed; d1; d2; lamp; themed
{is_deed_1_shown:{deed_1_shown}|{L} did it under the lamp, from the left of the bed to the right of it, and it had a shadow. ¶ {friend} looked first at the one and then at the other. “They both did it,” said {friend}.}
{joining}
{hinderer_person:{hinderer} switched off the lamp in going by, and had to come back and switch it on.} # beat
{hinderer_animal:{hinderer} lay down right under the lamp, and whatever was done there was done on {hinderer}.} # beat
{hinderer_carried:{hinderer} was sitting in front of the lamp, and it was all in the shade until that was put right.} # beat
Beside the lamp was {themed_a}, and on the wall it was as big as the door. # personal
“Did you see it?” asked {L}. ¶ “Very well,” said {friend}. “And then?”
{deed_2}.
{deed_2_seen}
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A hold curious; friend look-up curious; heroes stand; friends sit
# things: lamp; bed; d1; shoe
Now {friend} wished to know how it would look with the lamp on the floor. {young:So they put it on the floor.|So the lamp was put down on the floor, where there is usually no more than the shoes, and it was done over again from there.}
The shadow went up the wall, as far as the ceiling. {young:“It was not so tall as that,” said {A}.|“It was nothing like so tall,” said {A}, “but that is how it went, and it did bend over at the top.”}
“It may have been so tall inside,” said {friend}. {young:{A} thought about that.|{A} thought about that, and did it again with the hand a bit nearer, and then it was.}
When the lamp stood in its place again, it had all gone back into the hand. # spare
The shoes had been taller than the door for once, and now they were shoes, with their tongues out. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A kneel calm; friend sit curious; heroes kneel; friends sit
# things: bed; lamp; d1
“There was one more thing about the first one,” said {friend}. {young:“It went too fast for me.”|“I had it up to a certain point, and then somebody moved the light.”}
{is_deed_1_shown_2:{deed_1_shown_2}|So {A} did it again at half the speed, and stopped where it stops. ¶ “Was it light there?” asked {friend}. ¶ “As light as it is here,” said {A}, {young:and did it once more.|and did it once more where it was not so light, and that was not it.}}
{deed_1_seen_3} # usual
“Everybody thinks that it is easy, when you see in the dark,” said {friend}, “but then you have to see that much more, and nobody ever switches it off for you.” # spare
{friend} sat right under the lamp after that, where it is warm, and where it is no different from what others have. # more
-> DONE

=== s3
# shot: close
# place: bedroom; night; stars
# action: L whisper surprised at friend; friend sit worried; heroes sit; friends sit
# things: bed; lamp; d3; pillow
{is_deed_2_shown:{deed_2_shown}|“How near did you have to look?” asked {friend}. ¶ {L} came nearer and nearer with one eye shut, and stopped. ¶ “That near,” said {friend}. “And with the other one?”}
{is_deed_3:{deed_3}. ¶ {deed_3_seen}{is_deed_4: ¶ And there was one more. ¶ {deed_4}. ¶ {deed_4_seen}}|That was all of it.}
{is_deed_3_shown:{deed_3_shown}} # usual
{helper_person:“Lamp,” said {helper} at the door, and it was as late as that.} # beat
{helper_animal:{helper} had lain down already, and breathed as you do with the lamp out.} # beat
{helper_carried:{helper} had been put to bed by now, up to the neck, and looked at the lamp.} # beat
Then the lamp went out. {L} did the first one again, in the dark. “Did you see it?”
It was quiet. {young:“No,” said {friend}.|“I had better tell you something,” said {friend}.} “I cannot see in the dark. I never could.”
-> DONE

=== l2
# aside with m1
# shot: two
# place: bedroom; night; stars
# action: A listen calm; friend sit worried; heroes sit; friends sit
# things: bed; window; pillow; moon
{friend} looked for the right words. “I said it one night,” said {friend}, {young:“and then it was said.”|“because somebody asked me what I did all night, and then it was said, and one thing came after another.”}
“And the hedge?” asked {A}. ¶ “I never saw a hedge,” said {friend}. {young:“It was just black.”|“It was all black, from the one side to the other, and I said hedge because you did.”}
{A} thought of all the nights when it had been good to know that one of them was looking. {young:It did not seem to matter.|You might have thought that they had been different nights now, but they were just the same.}
“I did look, though,” said {friend}. “I looked all the time. It is only that there was nothing there.” # spare
“Then it was kept an eye on,” said {A}, “and it stayed where it was. You do not have to see a thing for that.” # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A reach-down curious at friend; friend sit calm; heroes sit; friends sit
# things: bed; pillow; quilt
“Where are you?” asked {A}. {young:A hand went over the bed.|A hand went out over the bed, past a fold, and past another, and one of those was a knee.} “Is that you?” ¶ “That is the pillow,” said {friend}, “to judge by where I am.”
Then the hand came upon something with a seam in it. {young:“That is you,” said {A}.|“That is you,” said {A}. “I know you by the side.”} ¶ “And you did not look?” ¶ {young:“My hand did it,” said {A}.|“There is nothing to look at,” said {A}. “The hand does it by itself.”}
It is a strange thing how much of anybody there is, when you go by hand. # spare
The hand went on along the seam, as far as it went, and round the end, and there was somebody there all the way. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L reach-down calm at friend; friend lie-back surprised; heroes sit; friends sit
# things: bed; d1 left; d2 right; moon
“Then it is not for the eyes,” said {L}, and put one finger on {friend}, in the middle.
{deed_1}. ¶ The finger began at the top, and at one place it waited. Then it did the rest.
“That was the first one,” said {friend}. “I would know it anywhere.” # usual
{deed_2}. ¶ That was done from the side, with the flat hand.
{is_deed_3:{deed_3}. ¶ That only took a knuckle.{is_deed_4: ¶ {deed_4}. ¶ For that there was still the thumb.}} # usual
“Did you see it?” asked {L}. ¶ “Yes,” said {friend}, in the dark. “Now I saw it.”
{deed_2_night} # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A lie-back sleepy; friend lie-back sleepy; heroes lie-back sleepy; friends sit
# things: bed; quilt; pillow
“Now you,” said {A}, and turned round. {friend} did it on {As} back.
It was the first one. It was a bit soft at the end, as it would be. # spare
“Did you see it?” asked {friend}. ¶ “Yes,” said {A}. “You left out nothing.”
They did not need to look. They lay there, and it was as dark as it likes to be. # more
You could feel it for a while yet, when it was over. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A drink sleepy; friend sit; heroes drink; friends stand
# things: basin; mug; tap
There was one more drink. They went by hand, along the wall.
Wall, said the hand. Door. Cold. That was the tap. # spare
{A} did not put on the light. You hear when a mug is full.
It goes up, and up, and then it is high. Nobody had told the hand that. # more
Cold. Door. Wall. Bed. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sleep; heroes sleep
# things: lamp; window; d1; moon
The lamp was off. It saw no more than the rest of them.
In the window was a hedge, or a van. It kept still. # spare
You could have looked all night, and seen nothing at all. # more
But it was there. If you put out a hand, there was the wood of the bed, and there was the cold of the wall. # more
And there was somebody with a seam. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
{deed_1_night} # usual
A finger went over the quilt once more, but only half way. It was asleep. # usual
“Did you see it?” asked {L}, with both eyes shut. ¶ “Yes,” said {friend}. “I did.”
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Somebody had asked to have the curtain left open, and in the morning there was a nose at the glass.
“I looked all night,” it said. “I did not see anything. But I put a hand on the window, and it was cold, and then something went by that was quite low and took its time.” {H} held out a back, and it was done there, from the left to the right. It was a cat.
-> DONE

=== next_bedtime
The lamp was out. There was a hand on the quilt, and it could see where everybody was.
-> DONE
