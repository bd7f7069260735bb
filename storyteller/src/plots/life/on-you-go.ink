# about: club(sub&match|sub the whole|bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|didn't put him on|didn't put her on|didn't bring him on|didn't bring her on|was a sub|was sub&match|was sub&game); sad(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|was a sub); weather(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|was a sub|sub for the whole); lost-match(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|was a sub|on the bench|didn't get to play); patience(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub); frustrated(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|was a sub); angry(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|was a sub); won(bench&match|bench&game|bench&tournament|benched|never got on&!with&!ride&!bus&!train|substitute&match|substitute&game|as a sub|was a sub|bench all|bench the whole)
# also: club; sad; angry; frustrated; patience; weather; lost-match; won; losing-well; left-out; play; outing; tired
# wants: child
# role grownup: parent = the grown-up with the washing
# ages: 4-11
# needs: walking
# holds: dark(kind)

=== title
{~On You Go|A Very Clean Shirt}
-> DONE

=== s1
# shot: two
# place: laundry; afternoon; clear
# action: L stand sad; heroes stand; grownup hold surprised shirt; friends stand
# things: basket; shirt; 2 boot; shelf; soap
{~The shirt was clean. {young:It was {H} who had worn it.|It had been to a match with {H} inside, and you could have worn it to a wedding.}|{H} held out a shirt, and there was nothing on it, {young:not one spot.|no mud, no grass, and not so much as a thumb.}|“This is clean,” said {grownup}, and turned the shirt over. {young:“Yes,” said {H}.|“Yes,” said {H}, in the sort of voice that shuts a drawer.}}
{grownup} looked at the shirt, and at the knees, which were as clean as two eggs. # usual
“I was on the bench,” said {L}, “from the beginning to the end, {young:and nobody said ‘On you go’.”|and I was ready all the time, and nobody said ‘On you go’.”}
“Not at all?” asked {grownup}. ¶ “Not at all,” said {L}. # usual
The shirt was put in with the others, {young:and they were all brown.|and among the others, which were brown, it looked as if it had come to the wrong house.} # usual
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L jump worried; heroes stand; grownup sit-on-chair; friends sit
# things: table; chair; 2 bowl on table; lamp; door
{joining}
{musing} # personal
At supper a chair shook, with {L} on it. {young:It was the two legs that hung down, and they would not sit.|It was not the legs of the chair, but the two that hung down in front of it.}
“They were warmed up four times,” said {L}, “and then I had to put a coat on them.” So a whole match was still in there, {young:and it kicked.|and it had not been used at all, and it kicked.}
{hinderer_person:“Keep still,” said {hinderer}, whose soup had come over the edge. “Who is running under here?”} # beat
{hinderer_animal:{hinderer} had been lying on those feet, and got up, and went and lay on some that were finished.} # beat
{hinderer_carried:{hinderer} was sitting on the table, and went along it by small hops as far as the bread.} # beat
{themed_a} had to be moved, because of the knees. # personal
“And how is it on a bench?” asked {grownup}. {young:¶ “Cold,” said {L}. “And long.”|¶ “You slide along,” said {L}, “each time that somebody gets up, and in the end you are at the end.”} # usual
Left, right, left, right went the legs, {young:and got nowhere.|and would have been as far as the sea by now, if the chair had let them go.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L sit-on-edge sad bench; heroes sit; grownup sit bench; friends sit
# things: bench; lamp; rug; coat on L.back
{L} showed {grownup} how it was, on the bench in the hall, {young:with a coat on top.|with a coat over the shoulders, because that is how it is worn.}
“First you sit like this,” said {L}, with both hands on the knees, {young:“so that the coach can see that you are ready.”|“with one foot in front, so that anybody can see how ready you are.”}
“Then you sit like that.” {young:It was a bit lower.|It was the same, only lower, and the foot had gone back to the other one.}
“And at the end?” ¶ {L} showed it. {young:There was not much of {L} to be seen.|You saw the coat, and you saw two feet, and there was nobody in between.}
{grownup} tried all three of them, one after the other, {young:and it took a long time.|and the last one for quite a while, to see what it was like in there.} # spare
“It smells of wet wool,” said {grownup}. ¶ “That is the second half,” said {L}.
-> DONE

=== l1
# aside
# shot: close
# place: laundry; dusk; clear
# action: L kneel curious; heroes kneel; grownup kneel; friends look-up
# things: 2 boot; brush; soap; basket; lamp
The boots had to be looked at too. {young:They were clean on top.|They were clean on top, and they were clean underneath, where it counts.}
“They still have all their ground to go over,” said {grownup}, {young:and took the brush away.|and put the brush back, as there was nothing for it to do.}
One of them had a bit of grass on it. {young:It was only one.|It was one blade, and it must have blown there from where the match was.}
“Do you want to keep it?” asked {grownup}. {young:¶ “No,” said {L}. Then {L} did.|¶ “No,” said {L}, and then, when nobody looked, put it back between the same two studs.}
They tied the boots together by their laces, and set them at the door. {young:They pointed out.|Nobody had said which way, but they pointed out.} # spare
You could see that they did not think it was over. # spare
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold plate; L jump surprised; heroes stand; friends clap
# things: table; 3 plate on table; card in grownup.hand; towel; lamp
Then came the washing-up, and {grownup} did two plates, {young:and had to sit down.|and stopped, with a hand on the back, like somebody in the second half.}
“I can’t go on,” said {grownup}. “I have been on since six this morning. Have we got anybody on the bench?”
Under the table the legs were quite still.
{helper_person:“Change!” called {helper}, and held up a card with a seven on it.} # beat
{helper_animal:{helper} got up, and went to the sink and back, to show where the pitch was.} # beat
{helper_carried:{helper} was put on {L}’s chair, which was the bench, to keep it warm.} # beat
{grownup} came off, and gave {L} the towel, and they clapped hands in passing, {young:as you have to.|the left one, high up, as you have to at a change.}
“On you go,” said {grownup}. {young:And {L} ran on.|And {L} ran on, from the table to the sink, with high knees.}
There were nine plates, and four spoons, and a pan. {young:Not one of them got past.|They came thick and fast, and not one of them got past.}
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: L run happy; heroes run; grownup sit; friends clap
# things: sofa; lamp; curtain; towel; rug
After that there was a change every minute. {young:{L} went on for the broom.|{L} was brought on for the broom, which had done well, but was tired at the bottom.}
{L} went on for the hook, and held a coat up, {young:with one finger.|with one finger, for as long as it would have taken the hook to get its breath.}
“Change!” said {grownup}. {L} went on for the clock, {young:and went tick.|and went tick, and was a little fast, being fresh.}
{pausing} # company
Whatever came off was clapped, {young:and had a rest on the bench.|and lay on the bench with a towel, and was told that it had run itself into the ground.}
“What would we do,” asked {grownup}, “with nobody on the bench?” # spare
{young:The clock had never had a rest.|The clock had not had a rest since it was bought, and looked five minutes younger.} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: L run happy; heroes run; grownup hold torch; friends look-up
# things: torch; washing-line; fence; tree; puddle
But a match is longer than a washing-up, and there was still some left. {young:They went out at the back.|So they went out at the back, in boots, with a torch for the floodlight.}
From the fence to the tree is not far. {young:{L} ran it six times.|{L} ran it six times, and the sixth time was no slower than the first.}
“How much is left?” called {grownup}. ¶ {L} felt the left leg, {young:and then the right one.|and then the right one, as you feel a pillow for what is in it.} “Ten minutes!”
On the way back there was the puddle. {young:{L} did not go round.|There was plenty of room to the left of it, and {L} saw that, and went through.}
“Oh dear,” said {grownup}, {young:and held the torch so that you could see it well.|very pleased, and held the torch so that it could be seen from all sides.}
There was mud up to the knee, and one spot on the nose. # spare
-> DONE

=== s4
# shot: two
# place: bathroom; night; clear
# action: L sit calm bath; grownup wash; heroes sit; friends stand
# things: bath; sponge; towel; soap; lamp
In the bath the legs lay still, side by side. There was not much left in them.
“I wanted to go on there, though,” said {L}. “With the real ball.”
“I know,” said {grownup}. “I wanted it, too.”
The tap said a drop, and then one more. # usual
“What if it is the bench again?” asked {L}. ¶ “It may be,” said {grownup}. “I don’t choose. I only wash the shirts.” # usual
“You can be ready and not go on,” said {L}. “I was.”
“You were the most ready of them all,” said {grownup}. “You were so ready that the chair shook.”
-> DONE

=== m4
# aside
# shot: close
# place: hallway; night; clear
# action: L walk sleepy; grownup hold towel; heroes walk; friends walk
# things: stairs; lamp; towel; bench
They went up, one step, and one more. The legs did not run, and were not asked to.
“Do you want to be brought off?” said {grownup}. So {L} was brought off, and went up under one arm. # spare
On the top step the pyjamas were ready. They had been warmed on the pipe. # spare
“On you go,” said {L} to the pyjamas, and in went a leg.
It was the right one. It had the left hole, but it was too late to change. # spare
-> DONE

=== l3
# aside
# shot: behind
# place: laundry; night; clear
# action: L look-up calm; grownup carry basket; heroes stand; friends sit
# things: basket; 3 shirt; washing-line; lamp; soap
The wash hung in a row to dry. It had all been in the same water.
You could not see now which had been brown. It was all as clean as that one shirt. # spare
“That one is mine,” said {L}. It hung at the end, but then somebody has to. # spare
A drop fell off a sleeve. The next sleeve had one, too. # more
The arms were all out to the side, as if they were in for a hug. # spare
Then the lamp went out, and the shirts dripped in the dark. Tip, tip. They all did.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; pillow; lamp
“Who is on now?” asked {L}, in bed.
“The night is on,” said {grownup}. “The day has come off. It was on since six.”
So they clapped for it, but low. It had had some bad bits, and it had gone on to the end. # spare
“Did they clap hands,” asked {L}, “when they went past?”
“They did,” said {grownup}. “It was at the back, by the tree. It went quite pink.”
{L} had not seen it, but it was bound to be so.
-> DONE

=== l4
# aside
# shot: object
# place: playing-field; night; stars
# action: heroes sleep
# things: bench; moon; goal
On the field it was dark, and there was no one on it.
The bench was still there, down at the side. It had been there for all of it. # spare
It is not a thing that they tell you, but a bench sees the whole match. # spare
The moon came by. “On you go,” said no one at all.
But it went on. It went over the grass, from one end to the other, and took its time. # spare
The moon did not score. It was just good to be on.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
The shirt was on the line, and the boots were at the door. # usual
{resting}
{keepsake}
{dream} # spare
The left leg gave one more kick. Then it came off, and had its rest.
The right one went next. They were warm, and they were done. # usual
At the side of the bed stood sleep, with its coat off. It had been ready for a long time.
{L} put out a hand, and something clapped it, quite softly.
“On you go,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning somebody had put up a board in the kitchen, as they do at a match, with a number in lights made of chalk. Under it stood the eggs. One of them had a crack, and had come off.
“Who is on for it?” asked {A}. The cupboard was looked through. In the end it was a small onion, which had been ready since Tuesday, and it ran itself into the ground.
-> DONE

=== next_bedtime
The boots stood by the door, and pointed out. They did not think it was over.
-> DONE
