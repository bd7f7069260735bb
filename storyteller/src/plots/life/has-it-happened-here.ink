# tells: report(seen|one)
# wants: child
# role friend: toy = a tortoise called Amble
# ages: 3-10
# holds: dark(kind)

=== title
{~Has It Happened Here?|One Square Before}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A kneel proud at friend; friend look-up curious; heroes kneel; friends sit
# things: bed; d1; quilt on bed; pillow on bed
{deed_1}.
{deed_1_seen}
{~{friend_a} had been behind the chair all that time, and had it from {H} at bedtime.|It was bedtime when {friend_a} heard of it from {H}, having been behind the chair until then.|That is how {H} told it to {friend_a}, who had been behind the chair, with a good view of the wall.}
“I want to go there,” said {friend}. “Is it far?” ¶ “It is over,” said {L}. ¶ {young:“I know that it is over,” said {friend}, “but is it far?”|“I did not ask if it was over,” said {friend}. “I asked if it was far.”}
{young:You had to go back, and the quilt was all squares.|You would have to go back, one square of the quilt at a time.} {L} put {friend} on the top one, next to the pillow. “This is now.” ¶ “Has it happened here?” asked {friend}. ¶ “Yes, here it has,” said {L}.
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A crawl curious at friend; friend walk; heroes crawl; friends stand
# things: bed; quilt on bed; pillow on bed; slipper
“You have to do it backwards,” said {A}, {young:“or else you go on.”|“or else you would only be going on, and we did that already.”}
So {friend} was turned round, with the face to the pillow, and set off with the back in front. {young:It was slow.|It was slow, since nobody has an eye at that end.}
“What do you see?” asked {A}. ¶ “Now,” said {friend}. {young:“It gets smaller.”|“I see now. It gets a little smaller, and it has a pillow on it.”}
{pausing} # company
They stopped, so that {friend} could feel behind with one foot if there was more of it, and there was. # spare
It is not often that you see a bedtime from behind, and they both looked at it for a bit before they went on. # more
{friend} was put straight twice, because a quilt slopes where a knee is, and whoever goes backwards does not see the knees coming. # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: A crawl curious at friend; friend walk curious; heroes crawl; friends sit
# things: bed; quilt on bed; door; themed
{joining}
They went back, a square at a time. In one of them {L} was coming in at the door, {young:and it had happened there, too.|and even there it had happened already.}
After that there were some with nothing on them. {young:Something must have been there, but nobody had kept it.|There must have been something, or else you could not have got across, but nobody had kept it.} # usual
{hinderer_person:{hinderer} sat down on four of them at once, and had to say in which of them {hinderer} had really been.} # beat
{hinderer_animal:{hinderer} lay down across five of them, and they had to go round by the nose.} # beat
{hinderer_carried:{hinderer} was lying on the next one, right in the middle, and was moved to one where they had been.} # beat
One of them had {themed_a} on it, and that had happened as well. # personal
“And here?” asked {friend}. ¶ “Here it has only just happened,” said {L}, and they went over that one on tiptoe. # usual
“And has it happened here?” ¶ “No, in this one it has not,” said {L}, {young:but it looked like all the others.|and you could not have told it by looking.}
-> DONE

=== l1
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A point calm at quilt; friend look-up curious; heroes point; friends sit
# things: bed; quilt on bed; rug; lamp
{friend} looked over one shoulder, to where the rest of the quilt was. “And back there? {young:Has it happened there?”|Has it happened in any of those?”}
“No,” said {A}. “Not there, and not in the one behind it. {young:It goes on like that.”|It goes on like that, all the way down to the end of the bed.”}
“And right at the edge?” ¶ {young:“There I am a baby,” said {A}.|“There I am a baby,” said {A}, “and on the fringe I am not there at all.”}
{friend} was glad to be no further back than this, because there would have been nobody there to ask. # spare
It was a long way down, and there had never been anything on it but feet, as far as {friend} knew. # more
The fringe had a knot in it, and that was all that could be said of it from here. # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A whisper curious at friend; friend sit curious; heroes sit; friends sit
# things: bed; quilt on bed; slipper
They sat there for a bit, in the square where it had not happened. “What do we do here?” {young:asked {friend}.|asked {friend}, in a whisper, though there was nobody who could have heard.}
“Nothing special,” said {A}. {young:“I did not know what would come.”|“I did not know that anything was coming, and so I was just like anybody.”}
“I do know,” said {friend}. ¶ “Then you have to look as if you did not.” {young:So they did that.|So they looked like that, the two of them, straight ahead.}
{friend} could do it very well, and had in fact been doing it behind the chair for a good while already. # spare
“Is it now?” ¶ “Not yet,” said {A}, and they looked straight ahead for a bit longer, until it nearly was. # more
Nothing is as hard as not to wait for a thing when you know that it comes, and {friend} had to be told so once more. # more
-> DONE

=== s3
# shot: two
# place: bedroom; dusk; clear
# action: L kneel curious at friend; friend sit surprised; heroes kneel; friends sit
# things: bed; d1; quilt on bed
There was only the seam now between them and it. {young:“Are you ready?” asked {L}. {friend} was.|“If we step over that, we are in it,” said {L}. “Are you ready?” {friend} was.} # usual
{helper_person:“Mind the edge,” said {helper}, and held {friend} on the other side.} # beat
{helper_animal:{helper} lay down close behind them, so that nobody could fall back into the square before.} # beat
{helper_carried:{helper} was left in the square before, to keep the place for them.} # beat
They turned round, {young:to meet it from the front, and stepped over the seam.|so as to meet it from the front, and stepped over the seam.} ¶ {deed_1}.
{deed_1_seen_2}
{deed_1_seen_3} # usual
{deed_1_shown}
{friend} turned round once, all the way. {young:“So this is where it is,” said {friend}.|“I was right behind the chair,” said {friend}, “and it was here.”} # usual
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A think calm; friend point at quilt; heroes sit; friends sit
# things: bed; quilt on bed; d1
“I should like to take some of it with me,” said {friend}. {young:“Just a small bit.”|“Only a small bit, from the edge, where nobody would look for it.”}
“You cannot,” said {A}. {young:“It has to stay here.”|“If you take any of it out, then there is a bit that has not happened.”}
{friend} thought about that. {young:It would show.|There would be a hole in it, and everything after it would have to be held together some other way.} “Then I will look at it very hard,” said {friend}, and did.
It took some time to look at it as hard as that, with first the one eye and then the other. # spare
“Have you got it?” asked {A}. ¶ “Nearly,” said {friend}, and did the left side of it once more. # more
The corner was hardest, because there it went out of the square a bit, and you had to look round it. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A kneel happy at friend; friend sit curious; heroes kneel; friends sit
# things: bed; d1 on quilt; quilt on bed
They were not likely to come by here again tonight, {young:and so {friend} asked for it once more.|and so {friend} asked to have it once more, as long as they were on the spot.}
{is_deed_1_shown_2:{deed_1_shown_2}|{A} went back behind the seam, and came over it again, at the same place, and it was the same. ¶ “It does that every time,” said {friend}.}
{young:The square was warm now, from all that had been in it.|By now the square was quite warm, because so much had been going on in it, one time after another.}
They made sure that it lay just as they had found it, with nothing of theirs left in it. # spare
Then {friend} looked back over the seam once, at the square where nobody had any idea. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L carry happy friend; friend point; heroes kneel; friends sit
# things: bed; quilt on bed; pillow on bed; moon
“And now we go home,” said {L}, and they went up the quilt again, this time with the front in front.
“It has happened here,” said {friend}, “and here, and here. You had it with you in every one.”
“I did not carry it,” said {L}. ¶ “No,” said {friend}. “It came along.” # usual
{deed_1_night} # usual
Then they were back by the pillow. “Has it happened here?” asked {L}, this time. ¶ “Here it has,” said {friend}. “We were there.”
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A fold sleepy quilt; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; quilt on bed; pillow on bed
{A} turned the top of the quilt down. It lay folded now.
The square where it had happened lay right next to this one. # spare
“It is not far like this,” said {friend}.
{A} put one hand on then, and one on now. They were both warm. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mirror; mug
{friend} came to the teeth, and looked about. The floor was in squares.
They were small ones, and cold. # spare
“Has it happened here?” ¶ “It has happened everywhere now,” said {A}.
You would not have known it from the tap. # more
Then they went back to bed, and did it forwards. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: quilt; chair; moon
In the dark all the squares were the same one.
Behind the chair there was nobody. # spare
One square was a bit more flat. Two had been in it. # more
In the next one nobody knew yet. # more
The seam held. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
{friend} looked up, past the top square. There was just sheet. “And there?”
“That is still to come,” said {L}. They left it flat.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the one who had been behind the chair sat on the top square of the quilt, and had a crumb there. “It happened here,” it said. “You had gone. It came down from up there, and it lay down, and that was it.” ¶ {A} looked at the crumb. “Is it far?” ¶ “It is one square,” and so they both turned round, and went there backwards.
-> DONE

=== next_bedtime
One square of the quilt was still a bit flat. The crumb was on the one after it.
-> DONE
