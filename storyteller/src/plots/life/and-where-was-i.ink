# tells: report(seen)
# wants: child
# role friend: toy = a bear called Bruno
# ages: 3-10
# holds: dark(kind)

=== title
{~And Where Was I?|There Was Room on That Side}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit-on-edge proud on bed; friend sit at A; heroes sit; friends sit
# things: bed; d1; pillow on bed; lamp
{deed_1}.
{deed_1_seen}
{deed_1_seen_2} # usual
{~That was what today had been for {H}, and {friend_a} had spent the whole of it at home, under the pillow.|There had been all that today for {H}, and {friend_a} had spent it under the pillow, where you do not get to hear of anything.|There had been so much today for {H}, and {friend_a} had been under the pillow since breakfast, and had had none of it.}
{young:“There was something, because the bed was flat,” said {friend}.|“I could tell that there was something,” said {friend}, “because the bed was flat the whole day.”} # usual
{L} told it, from the front to the back. “And where was I?” asked {friend}. ¶ “You were here.” ¶ “For all of it?” ¶ “For all of it,” said {L}. ¶ {friend} looked at the wall. {young:It was not a good thing to hear.|It is not an easy thing to be told.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point curious at d1; friend look-up curious; heroes kneel; friends sit
# things: d1 on quilt; quilt; slipper beside quilt
Before anything else there was one thing that {friend} had to know. “When it happened, what was on the left?” asked {friend}. ¶ {young:“On the left?”|“Why on the left?” asked {A}.} ¶ “I look to the left a good deal,” said {friend}. “It is how my head is sewn.”
{A} thought about it, and put a slipper on that side of the quilt. {young:“There was about that much on the left,” said {A}.|“There was about that much on the left,” said {A}, “and it was not doing anything that I know of.”}
{pausing} # company
{friend} looked at the slipper for as long as it was polite, and then a bit longer, to be fair to it. {young:“And it stayed there?” ¶ “Yes.”|“And it stayed there, all the time that it happened?” ¶ “All the time.”}
“I would have seen that very well,” said {friend}, “if I had been turned the right way round, and I would have been.” # spare
The slipper was moved a bit further off, and turned round once more, because it had been facing the other way. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A kneel happy; friend sit curious; heroes kneel; friends sit
# things: bed; d2; quilt; d1 left; themed
{is_deed_1_shown:{deed_1_shown}|“How long was it?” asked {friend}. ¶ {A} counted it out on the quilt, from the one edge to the other, and did not hurry. ¶ “It was longer under a pillow,” said {friend}.}
{joining}
{hinderer_person:{hinderer} sat down on the quilt, right in the middle of it, and had to get up again.} # beat
{hinderer_animal:{hinderer} lay down on the quilt, right in the middle of it, and was lifted off, all but one paw.} # beat
{hinderer_carried:{hinderer} was lying on the quilt, right in the middle of it, and had to wait on the chair.} # beat
Next to the bed lay {themed_a}. {friend} asked if that had been there, too. It had not. # personal
Then there was this. ¶ {deed_2}.
{deed_2_seen}
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A walk curious; friend sit at A; heroes sit; friends sit
# things: bed; window; slipper; rug
{friend} went over it all, and found a place where there was nothing. “And in between?” asked {friend}. {young:“There is a bit in between.”|“Between the first thing and the next there is always a bit.”}
{A} went from the bed to the window, and stood there for a bit, and came back again. {young:“It was about as long as that,” said {A}.|“That is about how long it was,” said {A}, “and all that time I did not know what came next.”}
“You did not know it?” asked {friend}. ¶ “Nobody did.” {young:{friend} thought about that for some time.|{friend} thought about that for some time, since nobody under a pillow ever has to wonder what comes next.}
{A} did it once more, because {friend} had been looking at the left end of it. # spare
It is six steps to the window and six steps back, if the rug lies flat, and eight if it does not. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A sit proud at friend; friend sit surprised; heroes sit; friends sit
# things: bed; d2; quilt
{is_deed_2_shown:{deed_2_shown}|“How big was it?” asked {friend}. ¶ {A} showed it on the quilt, and one end of it was on the floor. ¶ “I see,” said {friend}. “It would not have gone under a pillow.”}
{deed_2_seen_2} # usual
{young:Then they had it once more, from the back to the front.|Then they had it once more from the back to the front, to see if it came out even at the other end.}
“I would have liked somebody to lift the pillow, and tell me,” said {friend}. ¶ “I am telling you now,” said {A}, and did. # spare
It was told again from the beginning, slowly, with all of it in, and nobody lay on top of anybody. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L think worried; friend sit sad; heroes sit; friends sit
# things: bed; d3; pillow; lamp
{is_deed_3:“There is more,” said {L}. ¶ {deed_3}. ¶ {deed_3_seen}{is_deed_4: ¶ And right at the end there was this. ¶ {deed_4}. ¶ {deed_4_seen}}|{is_deed_2_shown:{short:{deed_2_shown}|{is_deed_2_shown_2:{deed_2_shown_2}|{L} showed it in the air, once, with both hands.}}|“Is that the whole of it?” asked {friend}. ¶ “That was today,” said {L}. “That is as far as it went.”}}
{is_deed_3_shown:{deed_3_shown}} # usual
“I am in none of it,” said {friend}.{not young: “I did not come in once.”}
{L} went through it again, and that was so. {young:It did not seem fair.|You cannot be in a thing that you were not at.} # usual
{helper_person:“Wait,” said {helper}. “Who was on the other side of you?” It had been nobody.} # beat
{helper_animal:{helper} came and stood at {L}’s side, and pushed a bit. There was room there for one more.} # beat
{helper_carried:{helper} slid over to one side, and then there was room next to {L} for one more.} # beat
Then {L} had it. “There was room,” said {L}. “On that side. There was nobody there all day.”
-> DONE

=== l2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A point calm at pillow; friend sit curious; heroes sit; friends sit
# things: bed; pillow on bed; quilt; slipper
“On what side was it?” asked {friend}. {young:“This one?”|“I should like to get it right. This one?”}
“That one,” said {A}. {young:{friend} was picked up, and put down on that side.|{friend} was picked up and put down on that side, and then turned a bit, so as to face the front.}
{friend} looked at it all from there. {young:“It is higher than under a pillow,” said {friend}.|“It is a good deal higher than under a pillow,” said {friend}, “and you see that it goes on at the edges.”}
“You get used to that after a while,” said {A}. ¶ “I am nearly used to it now,” said {friend}, and held on to a corner of the quilt. # spare
They stayed like that for a bit, side by side, and nothing had begun yet, and that was the best place to get on. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A whisper curious at friend; friend listen; heroes sit; friends sit
# things: bed; quilt; lamp
“What shall I do, when it comes?” asked {friend}. {young:“Shall I help?”|“Do I have to do some of it?”}
{A} thought about what there had been to do, and who had done it. {young:“You only have to be there and look,” said {A}.|“That part is done,” said {A}, “and so you only have to be there, and look at it.”}
“To the left?” asked {friend}. ¶ “Where you like.” {young:So {friend} got ready, with both ears up.|So {friend} got ready, which you could see by the ears, because there was nothing else that could be put up.}
“I am rather good at being there,” said {friend}. “It is what I do under the pillow all day, only without anything.” # spare
Nobody expects you to say anything, unless it is “Oh”, and that comes by itself. # more
It is not so easy as it sounds, because you have to leave everything just as it was. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L hug happy friend; heroes sit; friends sit
# things: bed; d1 left; d2 right; moon
So they had the day once more, and this time {friend} came. {L} held {friend} close, on the side where there had been nobody.
{deed_1}. ¶ And {friend} was with {L}.
{deed_1_seen_3} # more
{deed_2}.{is_deed_3: ¶ {deed_3}.}{is_deed_4: ¶ {deed_4}.} ¶ {friend} was there the whole time, and held on.
“And where was I?” asked {friend}, when it was over. ¶ “There,” said {L}. “Next to me.”
“Yes,” said {friend}. “I remember it now. Only from my side you see it better.”
{deed_2_night} # usual
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A yawn sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; quilt; window
“I had never been to one,” said {friend}. ¶ “To what?” ¶ “To a today.”
It was a good long one for the first. # spare
{A} put both feet in the bed. They had been there, too.
First one of them got warm. Then the other did. # more
It was late. Nothing else would come now. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mug; tap
{friend} came to the teeth. There might be something.
There was a tap. It dripped. {friend} saw it. # spare
“Was that one?” asked {friend}. ¶ “It was a small one,” said {A}.
They kept it with the rest. # more
The mug was put on its head. It went drip, too. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: slipper; rug; d1
Under the pillow it was flat. Nobody was in.
The slipper stood on the left. It did nothing. # spare
It was dark now in all the places of today. # more
There was nobody out there any more. # more
Today would keep. # more
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
The bed was not flat now. {L} was in it. {friend} was in it. So was today.
“And tomorrow?” asked {friend}. “Where will I be?”
“I will tell you,” said {L}.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Somebody had been put on top of the pillow that morning, and not under it. {L} had seen to that.
“There was a cloud,” said the one on the pillow, in the evening. “It came in at that side, and it went out at the other. And where were you?” ¶ “I was out,” said {L}. ¶ “For all of it?” So {L} had to be shown.
-> DONE

=== next_bedtime
There was room on that side. Somebody had it all night, and looked to the left, where nothing happened, very slowly.
-> DONE
