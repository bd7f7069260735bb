# about: guest(in her room|in his room|in their room|her room|his room|sharing|share|bunk|cousin is staying|cousin staying|cousins staying|cousins are staying|cousin stay|cousin came to stay|cousin is coming to stay); sleepover(her room|his room|their room|our house|at ours)
# also: sharing; angry; jealousy; happy; too-excited; cannot-sleep; quarrel; patience
# news: bad
# wants: child
# role guest: somebody, person = a friend
# role grownup: parent = the grown-up with the sheets
# ages: 4-11
# holds: dark(kind)

=== title
{~Half Each|The Line Across the Room}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A stand cross; heroes stand; grownup carry mattress; boy stand worried; friends stand
# things: mattress; bed; suitcase; window; shelf
# people: boy(young, she)
{~There was a mattress on the floor of {As} room, {young:and {guest} {guest_many:were|was} on it. {H} stood and looked.|with {guest} in the middle of it, and {H} had been told to be nice.}|“It is only for a few nights,” they had said, {young:and then there was a second bed, and {H} could not get by.|and {H} had said yes, without seeing how big a bed is when there are two of them.}|{H} opened the door, {young:and it went bump. There was somebody behind it.|and it went as far as a suitcase, and stopped.}}
And there was {guest_s} suitcase. {young:It was open, and it was everywhere.|It was open, and some of it had got as far as the shelf.}
{is_wished_day:It was to be like that {wished_day}.} # wished
They both said hello. {young:Then they had said it, and did not know what else to say.|Then they had both said it, and there was still the whole evening.} # usual
“That is my place,” said {A}. ¶ “I am not on it,” said {guest}. ¶ “You are looking at it,” said {A}. # usual
{A} wanted the room back, {young:all of it.|or, if that could not be had, to know just which part of it was left.}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A draw proud; boy hold wool; heroes hold wool; friends hold wool; grownup stand
# things: wool; bed; mattress; door; window; themed
So they would halve it. {A} fetched the {~blue|red} wool, and they laid a line of it right across, from wall to wall.
{joining}
{themed_a} lay just under the line, and had to be told which way to look. # personal
This side was {As}. That side was {guest_s}. {young:It was very fair, because they had measured it with shoes.|It was so fair that they had measured it, in shoes.}
{hinderer_person:“And which side am I on?” asked {hinderer}, with one foot in each, and nobody had thought of that.} # beat
{hinderer_animal:{hinderer} walked over the line with it round one leg, and then it was all one side again.} # beat
{hinderer_carried:{hinderer} was laid across it, to hold it down, and was half a guest from then on.} # beat
“Now nobody comes over,” said {A}. ¶ “Nobody,” said {guest}. # usual
Then {guest} looked round. “I have got the door,” said {guest}.
{A} looked. {young:{A} had the window, and could not go out.|On {As} side there was the window, and the lamp, and there was no way to supper.}
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A reach-up happy window; boy sit; heroes sit; friends sit
# things: window; wool; door; ladder
There was talk of the window, but it is up one flight. {young:{A} would need a ladder, and somebody to hold it.|It would have wanted a ladder each time, and for supper one is soon tired of that.}
“You can come through,” said {guest}. “But you have to ask.” {young:“Please can I come through?” said {A}. It was hard to say.|So {A} had to ask, at {As} own door, whether it would be all right to go and wash.}
“You may,” said {guest}. {young:“And please can I have the lamp on?” That was on {As} side.|And as it was getting dark {guest} had to ask whether the lamp might be put on, which was over there.}
“You may,” said {A}. {young:It was nice to say that.|They were both very polite. It was like living next to a palace, on either side.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A carry cross book; boy hold book; heroes carry toy-car; friends carry teddy
# things: wool; shelf; bookcase; wardrobe; toy-car
Then everything had to be put on the side that it belonged to. The books were easy, as they were all {As}. {young:But the shelf was on the line, and it had a left and a right.|But the shelf stood on the line, and the middle of it was in a book about volcanoes.}
“You have got how they begin,” said {A}, “and I have got how they end.” {young:They tried it. It was no fun on either side.|They tried to read it like that, each on their own part, and it was all smoke on the one side, and on the other only villages.}
The wardrobe had one door here and one there. {young:A coat had one arm in each.|There was one coat in it that had an arm in either, and nobody knew what it felt about that.}
“What about the spider?” asked {guest}. {young:It lived in the corner, and it did not care.|It lived up in the corner, over the line, and had never been asked.}
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: A think cross; boy sit sad on mattress; heroes sit; friends sit
# things: wool; mattress; bed; clock; lamp
“It would be better in thirds,” said somebody. It was not. # usual
{A} moved the wool, so that the door was in the middle. {young:Then {guest} had no bed. It was all legs, over the line.|But then the line went over the mattress, and {guest} was abroad up to the knees.}
{helper_person:“What about by time?” said {helper}. “You have it until seven.” But at seven they both wanted it.} # beat
{helper_animal:{helper} lay down on the wool in the middle, with equal parts to each, and sighed.} # beat
{helper_carried:{helper} was put by the door, to let people through, and let everybody through.} # beat
“I have no room at home with a window like that,” said {guest}. {young:{A} had not thought of that.|It was not said to anybody in particular. But it came over the line.} # usual
“You are not to have thoughts on my side,” said {A}. But it was said without much push. # usual
Then {grownup} came up, and put out the light. {young:It was on both sides.|That went for both halves.}
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; night; clear
# action: A lie-back worried; boy lie-back; heroes lie-back; friends sit
# things: bed; mattress; wool; teddy
They lay there, each on the right side. A sock came over the line. {young:It had not been thrown. It had only been kicked off, far.|It was not that it was thrown. It had been taken off with a certain swing.}
It went back. {young:Then it came over again.|Then it came again, with another, to keep it company.}
“Stop it,” said {A}. ¶ “I am not doing anything,” said {guest}. “It is looking for the window.” {young:It was quite funny. But {A} did not laugh.|{A} did not laugh. It took both hands on the mouth, and some of the pillow.}
From the other bed there came the same sort of quiet. # more
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; stars
# action: A look-up sleepy; boy look-up curious; heroes look-up; friends sit
# things: window; moon; wool; bed
The moon came in at the window. It came in on {As} side, as it should, {young:and then it went over the line.|and it lay on the floor for a while, and then it was seen to move.}
“It is coming over to me,” said {guest}. {young:“It has not asked,” said {A}.|“It has not asked,” said {A}. They both watched what it would do.}
It went right up to the wool, and across. {young:It did not even look down.|There was not so much as a bend in it. It lay with one half on either side, and was just the one moon.}
“You can have it till ten,” said {A}. {young:“After that it goes home.”|“It goes round the house after that, and nobody has it but the bathroom.”}
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: A listen curious; boy lie-back; heroes listen; friends sit sleepy
# things: bed; mattress; wool; lamp
It was dark by now, and the dark had come in on both sides. {L} lay, and listened to it. It was the same dark as on other nights.
But it was not. {young:There was less of it.|It did not come up so close. There was something that it had to go round.} # usual
“Are you asleep?” said {L}. ¶ “Half,” said {guest}.
“Do you mind the dark?” ¶ “I mind it half,” said {guest}. {young:“At home I mind all of it.”|“At home I have to mind the whole of it, as there is nobody else in there.”}
{L} had always minded it alone, {young:all the way to the wall.|from the one wall to the other.} And now there was just this side to do. The rest was being done.
“You do from the wool to the door,” said {L}. “I do from the wool to the window.”
It was quiet, while they both did it. {young:It was only half as dark.|It was hardly any work at all.}
“That is a good line,” said {guest}. ¶ “It is,” said {L}. # usual
And a hand hung down on either side of it, {young:and they met.|for that is where hands hang.} # usual
-> DONE

=== m4
# shot: wide
# place: bedroom; night; stars
# action: A lie-back happy; boy lie-back happy; heroes lie-back; friends sit
# things: bed; mattress; blanket; window
After that they could say things. In the dark you need no face for it.
{guest} said what was nice at home. {L} said which stair makes the noise.
“I have got a tooth that is loose,” said {guest}. “You can have half.” # spare
“It was a good idea to have the door,” said {L}. “I would not have known what to do with it.” # more
Somebody laughed. It went from the one side to the other.
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: A tiptoe sleepy; boy tiptoe; heroes tiptoe; friends walk
# things: stairs; lamp; door
They had to go out once more. They went both at once, so that nobody had to ask.
There was the stair that makes the noise. {guest} trod on it. It was better to have it done. # spare
One held the lamp. One held the door. It went very well like that.
“Who is that?” said {grownup}, from down there.
“Half,” they both said.
Then they went back, over the wool, and it did not so much as move.
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A drink sleepy cup; boy drink cup; heroes lie-back; friends sit
# things: cup; bed; mattress; lamp
There was one cup of water. It stood on the line, on a book.
{L} drank down to the flower. The rest was for {guest}.
It tasted of cup, on both sides. # spare
Then it was put back. They could both get at it. # more
A car went by. Its light went round the room. It did the one half, and then the other.
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes look-up sleepy
# things: moon; wool; window; shelf
The moon had got to the middle. It lay on the wool, and you could see that it was just wool.
Up in the corner the spider had some of her own. She had put it from here to there, right over the top.
It was not to keep anybody out. It held up the corner. # spare
She sat in the middle. She had a foot on each side, and some over. # more
It was all her room. She let them stay.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; boy sleep; heroes sleep; friends sit
# things: bed; mattress; moon; wool
It was late. There was one bed, and there was one more. # usual
{resting}
{dream} # spare
“Are you asleep?” said {guest}.
“Half,” said {L}.
Then it was a bit more than half.
The line lay on the floor. No one had hold of it. It did not know which side it was on. # usual
“Which half have you got?” said {guest}, quite low.
It was the half that sleeps. And then it was both.
Goodnight to {guest}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The wool was gone in the morning. It was not under the bed, and it was not in the wardrobe, on either side.
Then {H} looked up. It went from the lamp to the shelf, and from the shelf to the window, and round, and in the middle sat the spider, with her arms out. She had never had it in colour before. “Nobody was using it,” she seemed to say. They went out under it with their heads down.
-> DONE

=== next_bedtime
Up in the corner hung a bit of wool. It held up the ceiling.
-> DONE
