# about: won(race&!brother won&!sister won&!want&!tomorrow&!hope&!bracelet&!egg&!swim&!three&!relay&!bike&!cycl&!scooter&!horse&!pony&!trace&!cross&!boat|sports day&!tomorrow&!want&!hope&!egg|sprint&!swim|100m&!swim|100 m&!swim); proud(race&!tomorrow&!bracelet&!egg&!swim&!relay|sports day&!egg)
# also: proud; happy; too-excited; tired; won; play; outing; school-day; performance
# kind second: second|2nd|silver|runner up|runner-up
# kind third: third|3rd|bronze
# kind sack: sack
# kind won: won|win*|first|1st|beat
# wants: child
# role grownup: elder, parent = the grown-up with the tea towel
# ages: 3-9
# needs: walking
# holds: race(kind), dark(kind)

=== title
{~By a Foot|Which Bit of You Was It?}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L run happy; heroes stand happy; grownup stand surprised; friends stand
# things: door; mat; stairs; coat on hook; hook
{~{H} came home from the race at a run, {young:to say it.|since it was not the sort of news that walks.}|The race was over, but {H} came up the path {young:as fast as before.|as though nobody had told the legs.}|“Guess what!” said {H}, on the mat, {young:and did not wait.|and had no time to wait for any guessing.}}
{is_second:“I was second in the race!” said {L}. “Second!”|{is_third:“I was third in the race!” said {L}. “Third!”|“I won!” said {L}. “I won the race!”}} {young:{L} was so proud, and so pink.|{L} was pink, and so proud that it was hard to get in at the door.}
{grownup} had to sit down on the stairs, {young:it was such good news.|as you do for news of that size.} # usual
{is_wished_person:“Does {wished_person} know?” ¶ “Everybody knows,” said {L}.} # wished
“And which bit of you got there first?” asked {grownup}.
{L} had not thought of that. {young:Some of you is in front, and some is behind.|A person does not get to a line all at once. Some of it is still coming.}
{L} wanted to know which bit it was.
-> DONE

=== s2
# shot: behind
# place: hallway; afternoon; clear
# action: L run happy; grownup lie-front surprised; heroes run; friends stand
# things: rope; door; stairs; mat
So they laid the cord of a dressing gown across the hall, and that was the line.
{joining}
{musing}
{grownup} lay flat on the floor, {young:with one eye on it.|with one eye along it, as they do when it is close.} # usual
“On your marks,” said {grownup}. “Get set. Go!” {L} ran. {young:Whoosh!|There was a thunder of socks, and a bump, and that was the front door.}
{hinderer_person:“I was looking!” said {hinderer}. “Then I blinked. Was that it?”} # beat
{hinderer_animal:{hinderer} went to see what was lying in the hall, and took the line away by one end.} # beat
{hinderer_carried:{hinderer} had been put down just beside the line, and fell over in the wind.} # beat
“Well?” said {L}. ¶ “I saw a jumper,” said {grownup}. “You are too quick to look at.”
They did it again. It was a jumper again, {young:and one ear.|and this time, perhaps, a bit of ear.} # usual
-> DONE

=== m1
# aside
# shot: two
# place: hallway; afternoon; clear
# action: A kneel curious before shoe; heroes kneel; grownup sit-on-edge stairs; friends sit
# things: 2 shoe; mat; stairs
The shoes lay on the mat, with grass in their laces, {young:and puffed.|and you could see that they had been somewhere fast.}
“Was it one of you?” asked {A}, and looked at the left one, {young:and then at the right one.|and then, to be fair, at the right one.}
{
- is_sack:
But they had both gone in the sack, and had both jumped together. {young:“They did not see a thing,” said {A}.|“It was dark in there,” said {A}. “They would not know.”}
- else:
When one of them is in front, the other one is behind. {young:Then it is the other one’s turn.|Then it is the other way about, and so it goes on to the end.}
}
“They took turns,” said {A}. {young:That was nice of them, in a race.|There are not many who take turns in a race, and it was done without a word.}
The left one had a daisy stuck to it, and the right one had half of the stalk. # more
The grass was taken out, and kept, in case somebody should ask for proof.
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A listen curious; grownup kneel; heroes listen; friends sit
# things: chair; glass on table; table
Something in {As} jumper was still running. {young:Boom, boom, boom, it went.|You could hear it from the outside, with an ear to the stripes: boom, boom, boom.}
“Perhaps it was that,” said {grownup}. {young:“It is in a hurry.”|“It sounds like somebody who means to get there.”}
{A} put a hand flat on it, and thought. It had run all the way, {young:and it had not moved at all.|and had not been a step ahead of the jumper or a step behind it.}
“It was in the middle,” said {A}. {young:“It was in the middle all the time.”|“It was in the middle from the beginning to the end.”}
So they let it sit down, and gave it some water, {young:and it walked.|and by and by it came down to a trot, and then to a walk.}
Boom, it said, every so often, like somebody who is still telling it to himself. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L tiptoe curious; grownup lie-front; heroes look-up; friends sit
# things: rope before L; lamp; stairs
“Do it as slowly as a cow,” said {grownup}, {young:from the floor.|“and one that has changed its mind.”} # usual
So {L} came down the hall slowly, with both arms going, and leaned forward, {young:as you do at the end.|as everybody does when the end is near.}
“Stop!” said {grownup}. “Nose!” It was the nose, and it was a whole hand ahead.
{helper_person:“I should have said it was the chin,” said {helper}, who had been watching from the side, “but the nose had it.”} # beat
{helper_animal:{helper} came and put a nose to that nose, and then they both knew.} # beat
{helper_carried:{helper} was held at the line, to be quite fair, and did not say that it was not the nose.} # beat
{L} told it so, in the mirror. But the nose {young:did not puff.|was not even out of breath.} # usual
“It did not run,” said {L}. “It just sat there, and was carried. {young:Who carried it?”|Who was it that carried it all the way?”}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A think; grownup write pencil; heroes sit-on-chair; friends sit
# things: table; paper on table; pencil in grownup.hand; themed on table
{grownup} wrote it down on the back of an envelope, {young:the way it should be.|in order, as results are written.}
“Nose,” it said. “Chin. One knee. {young:Tummy.”|Tummy, with jumper. Other knee.”}
“What about my hair?” asked {A}. ¶ {young:“It was behind your ears,” said {grownup}.|“It was flying out behind,” said {grownup}. “It came in quite late, and it was enjoying itself.”}
The elbows were a puzzle, because they go both ways. {young:They were put down twice.|Each of them had been over the line, and back, and over again, so they were put down twice.}
{themed_a} had been there as well, but had not entered. # personal
{pausing} # company
Both ears had come in together, one on each side, and that was put down as a draw. # more
“Then there is the end of the list,” said {grownup}. {young:But there was no more envelope.|But by then there was no more envelope.}
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A eat happy; grownup carry plate; heroes eat; friends sit
# things: table; row of 4 plate on table; potato; glass on table
For tea there was a potato each, the big kind, with a skin. {young:{A} was very hungry.|It was the sort of hunger that you only get by being quick.}
“On your marks,” said {grownup}. “Get set.” ¶ “No,” said {A}. “I have done that today.” {young:So they ate slowly.|So they ate it like people who have all evening.}
Each forkful went in under the nose. {young:The nose was there first.|The nose was there first every time, and every time it got nothing but steam.}
“It is always early,” said {A}. {young:“And then it has to wait.”|“It gets there, and then there is nothing for it to do.”}
The butter went in at the top of the potato, and ran, and nobody could have said which bit of it was in front. # more
-> DONE

=== s4
# shot: two
# place: hallway; dusk; clear
# action: L crouch surprised; grownup lie-front laughing; heroes peek; friends sit
# things: rope beside L; lamp; stairs; sock
Everybody had looked at what came first. So {L} went on over the line, slowly, to see what came last.
The tummy went over, and {young:the bottom.|the seat of the trousers.} One hand was a long way back, waving, {young:but it came.|but it came along in the end.} # usual
And there, on the wrong side of it, was {L}’s left heel, {is_sack:in what had been the corner of the sack.|all by itself.}
“It is last,” said {grownup}. ¶ “It is pushing,” said {L}. {young:It was! It pushed the nose and all.|And so it was. It had pushed all the rest of {L}, up to the nose, and nobody had seen it.}
A heel never sees the end of a race. {young:It is always behind.|There is always somebody in front of it, with toes on.} # usual
So {L} turned round. {young:Very slowly {L} went backwards.|{L} went back up the hall, and came down it again, backwards, with care.}
“Heel!” shouted {grownup}, flat on the floor. “The heel has it! By a foot!”
-> DONE

=== m4
# aside
# shot: close
# place: hallway; dusk; clear
# action: grownup clap happy; L sit-on-edge proud stairs; heroes clap; friends clap
# things: stairs; rope on L; lamp
{L} sat on the stairs and held up the heel. Everybody clapped it.
It was round, and hard, and a bit grey. It had a hole in its sock, to look out of.
The cord was tied round it, with a bow. That was the prize. # spare
“Well run,” said {grownup}. ¶ “Well pushed,” said {L}.
The nose had a rub as well. It could not help being in front. # more
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; grownup climb stairs; heroes climb stairs; friends walk
# things: stairs; lamp; towel on grownup
Then it was time to go up. Nobody ran.
On each stair a toe came first. On each stair the heel came last, and pushed.
“After you,” said {L}, to the nose. It went ahead, since it always does. # spare
{grownup} came behind, and was last, and pushed a little. # more
Halfway up they had a rest. The knees were asked, and said that they could go on. # more
At the top the lamp was on. All of them got there.
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; clear
# action: grownup wash L; L sit calm in bath; heroes sit; friends sit
# things: bath; sponge; soap; towel
The heel was washed first, that night. It had all the soap to itself.
It came up pink. It had a bit of the field in it. ¶ “That can stay,” said {L}. But it went.
Then it was one knee, and the other knee. They were done in turns. # spare
The tummy was next, and the ears, and the back of the neck. # more
The nose was the last of all to be wiped. It did not know what had happened.
-> DONE

=== l4
# aside
# shot: object
# place: playing-field; night; stars
# action: heroes sleep
# things: chalk-line; moon; daisy
On the field it was dark. The line lay in the grass, white, from side to side.
A moth came over it. It did not look to see who was behind. # spare
There was a mark just in front of the line, as big as a plum. A heel had been there. # more
The dew came down on both sides at the same time. # more
The flags had been rolled up, and the ropes were in the shed. # more
Then the moon came over. It was quite alone, and it took its time.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; lamp; pillow
In bed there was a line as well. It was the edge of the quilt.
{resting}
{keepsake}
{dream} # spare
The heel went in first. It had gone in before the toes. # usual
“Heel,” said {grownup}, very low. “Knee. And the other knee.”
They were warm, one by one. # usual
Then the tummy came in, and both arms. # usual
A long way behind came the nose. It had all night.
It came up to the line. It lay down on it. ¶ That was all of {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was an envelope on the mat, and on the back of it the order had been put right, in pencil, from the bottom up. “Heel,” it said, quite large, and under that came all the rest.
“The elbows want to know if they can be put together,” said {A}, who had been asked by both of them. So they went in as one, at the side.
-> DONE

=== next_bedtime
The cord hung on its hook with the bow still in it. It had the shape of a heel, if you knew.
-> DONE
