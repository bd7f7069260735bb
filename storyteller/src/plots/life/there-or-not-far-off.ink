# tells: report(seen)
# wants: child
# role friend: toy = a rabbit called Tansy
# names: Tansy | Clover | Hazel
# ages: 3-8
# holds: dark(kind)

=== title
{~There, or Not Far Off|The Left Sock Was There}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit-on-edge curious on bed; friend look-up curious; heroes sit; friends sit
# things: bed; sock before friend; d1; rug
{deed_1}.
{deed_1_seen}
{deed_1_seen_2} # usual
{~Of all that {H} had on at bedtime, the left sock was the first to come off, and it was laid on the bed in front of {friend_a}.|{H} pulled at the left sock until it came off with a jump, and it lay down on the blanket in front of {friend_a}.|The left sock always comes off first, and when {H} had got it off, {friend_a} asked to have a look at it.}
“Was it there?” asked {friend}. ¶ “It was there,” said {L}, “or not far off.”
{young:{friend} had been in bed, and that is quite far off.|{friend} had been in bed all that while, which is about as far off as you can be.} # usual
{friend} put an ear to the sock for a long time. “It does not say anything.” ¶ {young:“It is a sock,” said {L}.|“It is a sock,” said {L}. “Things only happen to it.”} ¶ “Then will you show me?”
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A peek curious at sock; friend peek at sock; heroes kneel; friends sit
# things: sock before A; rug; d1
There was a thing that {friend} had to know before that. {young:“It is just a small thing,” said {friend}.|“It is quite a small thing,” said {friend}, “but I cannot do without it, if I am to see the rest.”}
{is_deed_1_shown_2:{deed_1_shown_2}|“Did it take long?” asked {friend}. ¶ {A} drew a finger from the top of the sock right down to the toe, at just the right speed. ¶ “As long as a sock,” said {friend}.}
{pausing} # company
Then they both looked into the sock, as far as the toe, where there was some fluff. {young:“Is that from there?” ¶ “That is from the sock,” said {A}.|“Is that from there as well?” asked {friend}. ¶ “That is from the sock,” said {A}. “It makes its own.”}
It was grey, and looked like nothing else that you could think of. # more
So they left it in the toe, and went on with what was from there.
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: A kneel happy; friend sit curious before A; heroes kneel; friends sit
# things: bed; sock on bed; d2; d1 left; themed
{is_deed_1_shown:{deed_1_shown}|{L} did it once more with both hands, rather smaller than it had been. ¶ {friend} looked at the one hand, and then at the other. “And after that they were just hands again,” said {friend}.}
{joining}
{hinderer_person:{hinderer} had picked up the left sock, to put it in the wash, and had to be told what sort of a sock it was.} # beat
{hinderer_animal:{hinderer} had gone to sleep on the left sock, and it had to be got out from under there, toe first.} # beat
{hinderer_carried:{hinderer} was lying on top of the left sock, and had to be moved along to the right one.} # beat
On the blanket was {themed_a}. It had not been there, and was put beside {friend}, to see. # personal
{friend} laid the sock straight. “And after that?” ¶ {deed_2}.
{deed_2_seen}
“With the sock?” ¶ “With both of them,” said {L}. # usual
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold sock; friend sit curious; heroes sit; friends sit
# things: sock before friend; rug; bed
By now the right sock had come off as well, and lay beside the left one. {young:“Was that one there, too?”|“And that one?” asked {friend}. “Did it get the same as the other?”}
“It was on this side,” said {A}, and showed it the side. {young:“So it had it from over here.”|“It had all of it from over here, and the other one had it from over there.”}
{friend} looked from the one sock to the other, to see which had had the better place. {young:They looked just the same.|You could not tell by the socks, which had the same heel, and the same two stripes, and were only turned to each other.}
“They can talk it over in the drawer,” said {friend}, “if they get into the same one.” # spare
The right one was laid so that it pointed at the left one, and then they went on, because there was more to come. # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A kneel calm; friend sit curious; heroes kneel; friends sit
# things: d2; rug; sock left
“Wait,” said {friend}. {young:“I have to see that one from near.”|“I should like to have that one from a bit nearer, if nobody minds.”} ¶ {friend} moved up, as near as you can get to a thing that is over.
{deed_2_seen_2} # usual
{is_deed_2_shown_2:{deed_2_shown_2}|“Was it as big as the rug?” asked {friend}. ¶ {A} got down and walked all round it, as far as it had gone, and one foot had to go on the bare floor. ¶ “It had better have a bigger rug,” said {friend}.}
They kept quite still, until it was over. {young:Then it was over.|Then it was over, in the same place as the first time.}
“I might have been looking at the wrong end of it,” said {friend}, “if I had not been told.” # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L hold curious sock; friend sit sad; heroes sit; friends sit
# things: bed; d3; rug
{is_deed_2_shown:{deed_2_shown}|“And what did the feet do?” asked {friend}. ¶ {L} set two hands side by side on the pillow, and thought, and moved one of them a bit. ¶ “Then the sock will have done that, too,” said {friend}.} # usual
{is_deed_3:There was more of it. ¶ {deed_3}. ¶ {deed_3_seen}{is_deed_4: ¶ And then there was this. ¶ {deed_4}. ¶ {deed_4_seen}}|“Is there any more?” ¶ “No,” said {L}. “After that I came here, and took my socks off.”}
{is_deed_3_shown:{deed_3_shown}} # usual
{friend} looked at the left sock. “It has had all of that, and I have had none,” said {friend}.{not young: “Not with so much as a foot.”}
{helper_person:“What size is {friend}?” asked {helper}, and stretched the sock at the top, to see how wide it went.} # beat
{helper_animal:{helper} put a nose in at the top of the sock, and took it out, and after that the sock stayed open.} # beat
{helper_carried:{helper} was lifted off the left sock, and when it was picked up, it stayed open at the top.} # beat
{L} held up the sock, and it was quite wide. “You could be in it now,” said {L}.
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A point curious at mirror; friend sit curious; heroes stand; friends sit
# things: mirror; rug; sock
“Who else was there?” asked {friend}. {young:“Only you and the socks?”|“I know about you, and I know about the socks.”}
{A} went to the mirror, and looked. {young:“My knees were there,” said {A}.|“My knees were there,” said {A}, “and both elbows, and the back of my head, but that was facing the other way.”}
{friend} had a look at a knee. {young:It was round.|It was round, and a bit grey in the middle, and did not look as if it would ever tell.} “It says as much as the sock does,” said {friend}.
“And the ears?” ¶ “They got the noise,” said {A}. # spare
“That is a good many,” said {friend}, who had thought of it as just {A} and the two socks. # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold calm sock; friend sit worried; heroes sit; friends sit
# things: rug; bed
“What if I come out at the toe?” asked {friend}. {young:“Is there a hole?”|“They often have a hole there, I have seen it.”}
{A} put a whole arm into the sock, and made a fist in the toe. {young:There was no hole.|There was no hole, but there was a thin place, where you could see the light through.}
“And does one do anything, in a sock?” ¶ {young:“You are just in it,” said {A}.|“You are just in it,” said {A}, “and then things happen, and you are there.”}
“That does not sound so hard,” said {friend}. ¶ “It is a bit dark in the toe,” said {A}. # spare
Then the sock was rolled down, and rolled down again, until it was as low as a nest. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L hold happy friend; friend sit happy; heroes sit; friends sit
# things: bed; sock on friend; d1 left; d2 right; moon
{friend} went in feet first, as far as it would go.
It was still warm. “Is that from there?” ¶ “Some of it is,” said {L}. “And some of it is me.” # usual
So they had it all again, this time with {friend} in the sock.
{deed_1}. ¶ {friend} held on to the top with both hands.
{deed_1_seen_3} # more
{deed_2}.{is_deed_3: ¶ {deed_3}.} ¶ {friend} looked out over the edge, and did not miss anything.
“Now I am in one that was there,” said {friend}. ¶ “There,” said {L}, “or not far off.”
{deed_2_night} # usual
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A yawn sleepy; friend sit sleepy; heroes yawn sleepy; friends sit
# things: bed; sock on friend; quilt
{friend} had two toes down there now, and a heel. The heel was at the back.
It was rather long for {friend}. That left room. # spare
“Does it come off?” asked {friend}. ¶ “In the morning,” said {A}. “They all do.”
{A} had bare feet. They found each other. # more
Nothing else came off now. It was night. # more
-> DONE

=== m3
# shot: wide
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit sleepy; heroes brush-teeth; friends stand
# things: basin; basket; sock in basket; mug
In the bathroom was the basket for the wash. The right sock went in.
It fell on a towel. It did not say a thing. # spare
“It will come out clean,” said {friend}. “Mine will not.” ¶ “No,” said {A}, with the brush in. “Yours stays as it was.”
They shut the lid. They put out the light. # more
The tap had been there, too, since it was always there. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sleep; heroes sleep
# things: sock on friend; rug; d1; shoe
The rug was bare. There was no sock on it.
The two shoes stood by the door. They had been there, and had shut their mouths. # spare
It was dark in the left shoe, and in the right one, too. # more
The other sock was not far off. # more
No foot went about now. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon; sock on friend
{resting}
{keepsake}
{dream} # spare
{deed_1_night} # usual
It was dark now. You could not see the sock. You could not see who was in it. # usual
“Are you there?” asked {friend}. ¶ “There,” said {L}.
A foot came over, with no sock on. “Or not far off,” said {friend}.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the left sock was washed, and hung out on the line by its toe. Somebody small sat at the window, where it could be seen.
“It is going about again,” said the one at the window. “There is a wind in it.” ¶ “Where is it off to?” asked {H}. ¶ “Not far,” said the one at the window. So they kept an eye on it until it was dry.
-> DONE

=== next_bedtime
The left sock was on again, as far as it would go. It was clean now, and had nothing to say.
-> DONE
