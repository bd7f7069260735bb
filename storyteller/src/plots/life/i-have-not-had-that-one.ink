# tells: report(seen)
# wants: other
# role friend: toy = an elephant called Osbert
# names: Osbert | Cuthbert | Ambrose
# ages: 6-12
# holds: dark(kind)

=== title
{~I Have Not Had That One|The Same Eleven Things}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A sit-on-edge proud on bed; friend sit calm at A; heroes sit; friends sit
# things: bed; d1; shelf; lamp
{deed_1}.
{deed_1_seen}
{deed_1_seen_2} # usual
{~{H} told it to {friend_a}, who had been told things in that room for years. “I believe I have had that one,” said {friend}.|“I believe I have had that one,” said {friend_a}, when {H} had told it, and nodded. {friend} had been told a good deal over the years.|There was not much that {friend_a} had not been told over the years. “I believe I have had that one,” said {friend} to {H}.}
“You can’t have,” said {L}. “It has only just been.” ¶ “They all have, when they come.” # usual
“In the end,” said {friend}, “you find that there are only eleven things, and that they take turns. This is a six.”
“It was not like any six,” said {L}. “Look.”
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A think curious; friend sit calm; heroes sit; friends sit
# things: bed; shelf; book on shelf; lamp
First of all it had to be settled what the eleven things were. “One is where there is something, and then it is gone,” said {friend}. “Two is the same from the other end. In three it is louder than you thought.”
“And four?” ¶ “Four has a queue in it.”
{pausing} # company
{A} listened as far as eleven, {~which is the one where nobody says anything in the car.|which is a short one, with a door in it, and comes mostly on Sundays.} It was quite a good list. There was only nothing on it that had ever happened.
“They sound a bit alike,” said {A}. ¶ “They are told alike,” said {friend}. “I only ever got to hear them.” # spare
It had taken years to get them all into order, and they had fitted, so long as you did not look at the edges. # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: A kneel happy; friend sit surprised; heroes kneel; friends sit
# things: bed; d1; d2; quilt; themed
{is_deed_1_shown:{deed_1_shown}|So {L} did it on the blanket with two fingers, at its own speed, and left out nothing that had been there. ¶ “It does not take long,” said {friend}, “but there is a great deal in it.”}
“No,” said {friend}, after some time. “I have not had that one. The one I was thinking of was a good deal flatter.”
{joining}
{hinderer_person:“I have had that one,” said {hinderer}, but it turned out to have been about a goat.} # beat
{hinderer_animal:{hinderer} lay down on the very spot, so that there was nothing left to see but {hinderer}.} # beat
{hinderer_carried:{hinderer} was lying on the very spot by now, and had to be put further down the bed.} # beat
{friend} asked about {themed_a}, which lay there too, but that had not been in it, and could stay in number four. # personal
“But the next one I shall know,” said {friend}. ¶ {deed_2}.
{deed_2_seen}
“Number nine,” said {friend}, “and I have had it twice.” # usual
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A point curious at bookcase; friend look-up curious; heroes stand; friends stand
# things: bookcase; chair; rug; lamp
They had to fetch something from the other room, and there {friend} wished to be held up to the bookcase, where all the backs are. “How many of those are about somebody who sets out, and comes home again?” asked {friend}.
{A} tried some. It was nearly all of them. {~One only got as far as the post office.|In one it was a mole.}
“And yet they have not been thrown out,” said {friend}. ¶ “It is not the same if you are in the middle of it,” said {A}. “You want to know what comes next, even when you know.”
{friend} looked along the whole row, and seemed to be moving something from one number to another. # spare
A book that is shut looks as if it had nothing in it but its name, and you would not think that it had weather. # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A kneel calm; friend lie-front curious; heroes kneel; friends sit
# things: bed; d1; quilt
“I should like to go back for a moment,” said {friend}, “to the first one. I was not prepared for it.”
{is_deed_1_shown_2:{deed_1_shown_2}|“Do the end again,” said {friend}, “where it stops.” ¶ {A} did the end, and it stopped in the same place. ¶ “You would not have guessed that from the beginning,” said {friend}.}
{deed_1_seen_3} # usual
That made it even less like number six, {~which has no corners at all.|which is over before you can look at it.} “I must have put a number on it,” said {friend}, “so as not to have to get up.” # spare
It is easier to nod than to look, and can be done with the eyes shut, which is how most of the nodding in that room had been done. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L sit calm; friend think worried; heroes sit; friends sit
# things: bed; d3; pillow; lamp
{is_deed_2_shown:{deed_2_shown}|“Then show me my mistake,” said {friend}, and {L} did it, as big as the bed would let it be. ¶ {friend} saw it out to the end, and moved back a bit to make room.}
There was a pause. “I have not had that one, either,” said {friend}.
{is_deed_3:{L} had not finished. ¶ {deed_3}. ¶ {deed_3_seen}{is_deed_4: ¶ And there was a last one. ¶ {deed_4}. ¶ {deed_4_seen}}|“That was the last of it,” said {L}.}
{is_deed_3_shown:{deed_3_shown}} # usual
{helper_person:“When I was told things,” said {helper}, “I always asked which foot. It was never the same foot.”} # beat
{helper_animal:{helper} smelled each of {L}’s hands, the front and the back, as if they had not been smelled every day for years.} # beat
{helper_carried:{helper} was moved up, to where you could see, and was looked at as well, while they were about it.} # beat
{friend} had gone very quiet. “And all the others?” said {friend}. “Perhaps no two of them were the same, and I nodded.”
“Did you ask to be shown?” said {L}. ¶ “No,” said {friend}. “I thought that I had had it.” # usual
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A lie-front curious; friend lie-front curious; heroes lie-front; friends sit
# things: rug; bed; marble
{friend} wished to be quite sure. “Do something that is always the same,” said {friend}. So {A} rolled a marble along the edge of the rug.
The first time it stopped at the fringe. The second time it stopped at the fringe as well, but it had gone round by the left. {~The third time it did not stop.|The third time it came back.}
“And that is only a marble,” said {friend}. “It has no plans, and nobody spoke to it.” ¶ “It’s the rug,” said {A}. “It has been lain on since.”
They did it nine times, and wrote down what came out, and there were nine of them. # spare
“If it comes to that,” said {friend}, “I have never been quite certain about Tuesdays.” # more
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A whisper calm at friend; friend listen sad; heroes sit; friends sit
# things: bed; pillow; lamp
“Can they be had again?” asked {friend}. “The old ones?”
{A} went through some, to see what was left: {~a hat, a bridge, and how cold it was to the hand.|a hat, some steps, and which pocket it had been in.} It was not everything, but none of it was flat.
“I can do you one from when I was four,” said {A}. “I have still got the left half of it.” ¶ “I should like that,” said {friend}. “Not tonight. I have not got to the bottom of these.”
It is an odd thing to find out on an ordinary evening, that you have been a shelf for years. # spare
But you can be put on a bed, and then you are not quite so much of a shelf any more, and face the other way. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L point calm at window; friend look-up curious; heroes look-through; friends stand
# things: window; curtain; moon; d1 left
They went to the window. There were some lights out there, and behind every light somebody was being told things. ¶ “I hope that they are not nodding,” said {friend}. # usual
“You can start with mine,” said {L}.
{friend} said the first one over, to see if it was all there. “{deed_1}.” Nothing was missing.
“And the number?” asked {L}. ¶ “It has not got one,” said {friend}. “None of them has.”
{deed_2_night} # usual
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: A carry sleepy friend; heroes stand; friends sit
# things: shelf; bed; lamp; book on shelf
The shelf was empty. {friend} did not want it.
“You see things from too far up,” said {friend}. “They all look like six.” # spare
{A} put a book there, to keep the place. It was about a mole.
The lamp went off. The shelf went on. # more
You could nod there now, and no one would know. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit curious; heroes brush-teeth; friends stand
# things: basin; tap; mug; mirror
{A} did the teeth, first the left, then the right.
“Is it the same as last night?” asked {friend}. ¶ “Last night I did the right first,” said {A}.
“I would have nodded,” said {friend}. # spare
The tap dripped. They both looked. It was a new drop, and they had not had that one. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: d1; rug; slipper on rug; moon
The dark came in. It was a bit more blue than the last.
On the rug lay a slipper. It did not lie as it had before. # spare
The moon had a piece off. It was not the same piece. # more
Out there it had all been told. The lights went off, and not two at the same time. # more
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
It was dark in bed, and there was not much left to see. # usual
“And tomorrow?” said {friend}. “Have you had that one?” ¶ “No,” said {L}. “Have you?”
“Not that one,” said {friend}. “I shall look.”
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At breakfast there was an egg, and somebody who had been told about a great many eggs asked to be moved nearer.
“I have not had that one,” said the voice behind the toast. It had to be seen from the top, and then from where the spoon would go in, and the spoon had to wait. {H} got to school with egg on one cuff, but it was known which egg it was.
-> DONE

=== next_bedtime
There was a book in the old place on the shelf. Down on the pillow somebody was looking, and did not nod.
-> DONE
