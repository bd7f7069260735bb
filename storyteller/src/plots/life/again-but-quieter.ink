# tells: report(seen|one)
# wants: other
# role friend: toy = a goat called Pudding
# ages: 3-8
# holds: dark(kind)

=== title
{~Again, but Quieter|The Big Bits and the Small Ones}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A kneel proud at friend; friend sit curious; heroes kneel; friends sit
# things: bed; d1; quilt; pillow on bed
{deed_1}.
{deed_1_seen}
{~{H} said so at bedtime, quite loud, and {friend_a}, who had been at the bottom of the basket until then, heard it very well.|{friend_a} had been at the bottom of the basket until bedtime, and then heard it from {H}, quite loud.|It could be heard all over the bedroom when {H} told it to {friend_a}, who had been at the bottom of the basket.}
“Those were the big bits,” said {friend}, “and I have them now. {young:I would like the small ones, too.”|But there must be some small ones in between.”}
{L} had not known that it had any. # usual
{deed_1_shown}
That was one. “Again,” said {friend}, {young:“but quieter.”|“but quieter, or else you cannot hear the others.”}
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A shout happy; friend listen; heroes stand; friends stand
# things: door; coat on hook; rug
First they had to know what it was like from far away. {young:{friend} was put at the end of the hall.|So {friend} was put down at the other end of the hall, behind the coats, and {A} stood at the bedroom door and told it from there.}
“What did you hear?” called {A}. ¶ {young:“There was a long bit, and then a short one,” said {friend}.|“There was a long bit, and then a short one, and then somebody shut their mouth,” said {friend}.}
{pausing} # company
“And what came in the middle?” ¶ {young:“The coats have that,” said {friend}.|“I am afraid that the coats have that,” said {friend}, “because it did not come out at this side.”}
They tried it with a door shut, and then there was nothing left but the size of it. # spare
That is how most people hear of most things, {friend} thought, and it is no wonder that they ask so little. # more
So they went back in with it, and shut the door behind them. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: A sit happy at friend; friend listen; heroes sit; friends sit
# things: bed; d1; quilt; rug; themed
{joining}
So {L} told it again, no louder than you need to for somebody who sits on the next chair, {young:and then this came out.|and then something came out that had been in there all the time.}
{deed_1_seen_2}
“Yes,” said {friend}. {young:“You would not have heard that from the door.”|“You would never have heard that one from the door.”} # usual
{hinderer_person:{hinderer} came in, in the middle, and asked what it was about, and it all had to be begun again.} # beat
{hinderer_animal:{hinderer} lay down beside them and breathed, and it had to be told between one breath and the next.} # beat
{hinderer_carried:{hinderer} fell over in the middle of it, and was the loudest thing there, and it had to be begun again.} # beat
{themed_a} slid off the bed in the middle of it, and that had to be taken out again afterwards. # personal
They listened, to see if there was any more, and there was. {young:“Again,” said {friend}, “but quieter.”|“Again, but quieter,” said {friend}, and came a bit nearer.}
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A think calm; friend listen curious; heroes sit; friends sit
# things: bed; pillow on bed; lamp
You can tell a thing with your mouth shut, if you hum it. {young:{A} did that, from the front to the end.|{A} did that, from the front to the end, with all the words left out and only the ups and downs left in.}
“It has a hill in it,” said {friend}. ¶ {young:“That is where it happened,” said {A}.|“That is the place where it happened,” said {A}. “Before that, it is quite flat.”}
{young:Then they both hummed it, and went up the hill together.|Then they hummed it the two of them, as far as the hill and up it, and came down on the other side nearly at the same time.}
Without the words it did not take so long, and yet you would have known it anywhere. # spare
{friend} kept the hill, and hummed it a few times by itself, to have it ready. # more
A pipe in the wall hummed as well, but that was about something else. # more
While it was going on, nobody had told {A} that there was a hill. # more
It was a good deal steeper on the one side than on the other, and {friend} asked whether that was right, and it was. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A kneel calm at friend; friend sit curious; heroes kneel; friends sit
# things: bed; d1 on quilt; quilt; rug
There are bits that have no word to them, {young:and so they had to be shown.|however quiet it is, and those have to be shown, or nobody would know of them.}
{is_deed_1_shown_2:{deed_1_shown_2}|“Which way were you looking?” asked {friend}. ¶ {A} turned round on the rug, and then a little back, and stopped. “That way,” said {A}. ¶ {friend} looked that way, too, for as long as it had been.}
{young:“There is no word for that,” said {friend}. “It was very good.”|“I know of no word for that,” said {friend}, “and I would not have liked to miss it.”}
They had that bit again, and there was no word for it the second time, either. # spare
Then it was put back in its place, between the two others, and you could see where it had been missing. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L whisper curious at friend; friend listen; heroes sit; friends sit
# things: bed; d1 left; pillow on bed; lamp
{helper_person:{helper} went and shut the door, so that the hall should not get into it.} # beat
{helper_animal:{helper} lay quite still, and put one ear up, and helped to listen.} # beat
{helper_carried:{helper} was laid against the clock, so that no ticking should get into it.} # beat
So {L} told it in a whisper, {young:very near.|so near that you could feel which words had wind in them.} A whisper has no voice in it, and all the small bits can come to the front.
{deed_1_seen_3} # usual
{friend} had held quite still for it. {young:“That was there as well,” said {friend}.|“That was there as well,” said {friend}, “right behind the other one.”} # usual
“Again,” said {friend}, “but quieter.” ¶ {young:“There is nothing quieter than that,” said {L}.|“That was the quietest I have,” said {L}. “After that there is nothing.”} ¶ “Then with nothing,” said {friend}.
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A point calm at friend; friend sit curious; heroes sit; friends sit
# things: bed; lamp; quilt
Before there is nothing, there is the mouth. {young:{A} told it with just the mouth.|{A} told it with just the mouth, and without any air, so that you had to look at it.}
{friend} looked. “That was a round one,” said {friend}. {young:“And then one with teeth.”|“Then came one with teeth, and then a shut one, and that must have been the end.”} ¶ It was. ¶ “It is the same length,” said {friend}, {young:“but it has no noise.”|“only with the noise taken off it, and you can see how it works.”}
{A} did it once more, and left the lamp where it was, because in the dark that kind would be very quiet indeed. # spare
Then {friend} had a turn, and told it back, and it was all there, though sewn on. # more
You cannot look at a mouth like that for very long, and so they both looked at the lamp for a bit. # more
A fly on the wall would have thought that there were two in the room who had nothing to say. # more
The last word of it was so small that it was over before the lips had met. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A stroke calm friend; friend sit calm; heroes sit; friends sit
# things: bed; quilt; pillow on bed
There is one other way, and for that you need a back. {young:{A} told it on {friend_s} back, with a finger.|{A} took a finger, and told it on {friend_s} back, from between the ears all the way down to where you sit.}
“It tickles where it goes fast,” said {friend}. {young:“And there it stops.”|“Now there is a corner. And there it stops, and somebody presses.”} ¶ “That is the dot,” said {A}. “It is over there.”
{friend} sat for a while and had it on the back. {young:It went on a bit by itself.|It went on a bit by itself, as when you have had a hat on.}
Nobody in the room could have told that anything was being told. # spare
“Again?” asked {A}. ¶ “Again,” said {friend}, “but this time not on the seam.” # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; friend sit calm at L; heroes lie-back; friends sit
# things: bed; quilt; d1 left; moon
So {L} lay down, and shut both lips, and told it with nothing. ¶ {deed_1}.
It was as quiet as that. You could have heard a sock lie on the floor.
{deed_1_night} # usual
“Did you hear it?” asked {L}, when it was over. ¶ “All of it,” said {friend}. “There is one bit in it that is so small that you cannot say it.” # usual
“That was there, too,” said {L}.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A yawn sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; quilt; pillow on bed
{A} had to yawn. It was rather loud.
“What was in that one?” asked {friend}. ¶ “Nothing,” said {A}. “That was just a yawn.” # spare
So {friend} had one, too. It was quieter.
You can yawn with your mouth shut. Then it goes to the ears. # more
It did. They both had it there. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mug; tap
With a brush in your mouth it is all sh, and sh. {A} told it like that.
It had a lot of foam in it. # spare
Then {A} turned off the tap. “Now,” said {friend}.
One drip came. That was the dot. # more
The mug had heard it all. It is not one to tell. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: basket; rug; moon
The basket stood by the wall. There was no one at the bottom of it.
The coats hung in the hall. They kept what they had heard. # spare
The pipes in the wall were done with what they had to say. # more
So the night had no noise in it. It was all small bits. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
It was quiet. That was {friend}, who asked for it again. # usual
{L} told it, with both eyes shut. It went on for as long as there was room.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the one from the bottom of the basket sat by the wall, and held an ear to it. “It has something to tell,” it said, “but it is so loud in here.” So {A} shut the door, and the window, and both lips. ¶ “There,” it said. “Was that not good?” It had been a very small bit. {A} sat down beside it, and held an ear there, too. “Again,” said {A}.
-> DONE

=== next_bedtime
The wall told the rest of it that night. It was as quiet as that.
-> DONE
