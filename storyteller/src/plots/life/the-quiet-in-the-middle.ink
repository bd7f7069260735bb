# about: won(gala|swimming race|swim race|swimming competition|swim competition|swim meet|swimming medal|swimming trophy|medal in swimming|medal at swimming|medal for swimming|backstroke race|freestyle|relay&swim); proud(gala|swimming race); performance(gala&!tomorrow|swim meet&!tomorrow); lost-match(gala|swimming race|swimming competition); club(gala&!tomorrow|swim meet&!tomorrow); outing(swimming gala&!tomorrow); learned(gala)
# also: proud; happy; too-excited; tired; won; club; performance; outing; bravery; sad; frustrated; learned
# kind third: third|3rd|bronze
# kind second: second|2nd|silver
# kind first: first|1st|gold|won|winner
# wants: child
# role grownup: parent = the grown-up with the flask
# ages: 4-11
# needs: hearing
# holds: water(kind), pool(kind), crowd(kind), dark(kind)

=== title
{~The Quiet in the Middle|Pat, Said the Wall}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand proud; heroes stand; grownup stand; friends stand
# things: door; bag left; towel; coat on hook; hook
{~{H} came home from the swimming gala with wet hair, {young:and pink eyes.|and a ring round the brow where the cap had been.}|The swimming gala was over, {young:and {H} was home.|and {H} was in the hall with a wet bag, and could not stop hearing it.}|“You can’t see a thing in there,” said {H}, “but you are going!” {young:That was the swimming gala.|That was about the swimming gala, and there was more.}}
“I touched the wall,” said {L}, {is_third:“and it was third!”|{is_second:“and it was second!”|{is_first:“and it was first!”|“and it was me!”}}} {L} was all lit up.
“Was it loud?” asked {grownup}. ¶ “Not where I was,” said {L}.
Up above they had all shouted, and the roof had shouted back. But with your face in the water it is as quiet as a cupboard.
That was what {L} wanted to tell. {young:Nobody else had been in there.|They had all been round the outside, and only {L} had been in the middle.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L stand; heroes stand; grownup clap happy; friends clap happy
# things: sofa; rug; lamp; themed on sofa
{joining}
{musing}
“It goes shhh,” said {L}, {young:“and—”|“and then it goes hff, and—”} ¶ “Well done!” shouted {grownup}, and clapped.
{L} waited, and began again, lower. {young:“It goes shhh.” “Well done!”|“There is only you in there,” said {L}. “It goes—” ¶ “Well done!” said the telephone, which was somebody’s aunt.} # usual
{hinderer_person:“Three cheers!” called {hinderer}, who had just come in, and they had to have all three.} # beat
{hinderer_animal:{hinderer} barked at every stroke, and ran along beside, and looked for the water.} # beat
{hinderer_carried:{hinderer} had to be held up high to see, and then it was only about {hinderer}.} # beat
{themed_a} fell off the back of the sofa, from the cheering. # personal
That was kind. {young:But you can’t tell a quiet thing to people who clap.|But it is hard to tell a quiet thing to people who are clapping.}
-> DONE

=== m1
# aside
# shot: close
# place: bathroom; afternoon; clear
# action: A sit; grownup kneel; heroes sit; friends sit
# things: mirror; towel; goggles; pen
There was writing on {As} arm, in thick black pen. {young:It said where to go, in case you forget.|They write it there at galas, so that you can’t leave it in your other trousers.}
It was two numbers, and one was the lane. {young:“You are lane four,” read {grownup}.|“You are to be in lane four,” read {grownup}, “and this is the bathroom.”}
It would not come off. {young:Soap did not do it, and nor did the towel.|It did not mind soap, and it was on first-name terms with water.}
Under the soap it only got blacker, and the soap got a four on it as well.
“Then I will just have to be in lane four,” said {A}, {young:and went along the hall in it.|and went along the hall in it, keeping to the left of the rug.}
The goggles had left two rings, like an owl’s. Those came off by themselves, while nobody looked.
-> DONE

=== l1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: A crouch; grownup blow whistle; heroes crouch; friends stand
# things: rug; stairs; whistle; door
First there is the start. {young:You stand up there, and a big voice says, take your marks.|A long whistle goes, and you step up, and a voice says, take your marks.}
Then nothing happens. {young:Everybody is as still as a jug, with all their toes.|It is a very short nothing, with all those toes in it, and somebody at the back drops a flask.}
Beep! {young:And there is a splash, and then it is quiet.|And then there is a splash with your name on it, and after that it is quiet.}
“It was me,” said {grownup}, “with the flask, or somebody like me.” {young:They did the nothing again, and nobody dropped one thing.|They did it again in the hall, on the edge of the rug, and nobody dropped anything.}
{A} liked the nothing best, because you could hear the clock lean forward.
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: grownup listen; L hold bowl; heroes hold bowl; friends sit
# things: table; bowl on table; glass; lamp
“I will show you,” said {L}, and filled the washing-up bowl, and {grownup} put one ear in.
“What can you hear?” asked {L}. ¶ “The fridge,” said {grownup}, “and you.” There was one ear too many. # usual
{helper_person:“Shut your eyes, that helps,” said {helper}, and shut the eyes of everybody, going round with a hand.} # beat
{helper_animal:{helper} lay down under the table, and put both paws over both ears.} # beat
{helper_carried:{helper} was held against the other ear, and that was better, but not the same.} # beat
“What did you do in there?” asked {grownup}, and dried the ear. ¶ “I heard me breathe,” said {L}. “I did not know that anybody was there.”
Then {L} looked at {grownup}’s hands. They were red from the clapping, and there were two of them.
-> DONE

=== m2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A walk; grownup walk; heroes walk; friends walk
# things: rope; rug; stairs; 4 sock
They made the lanes out of socks, {young:in two long rows, all the way to the wall.|two long rows of them, from the front door to the kitchen wall.}
{grownup} went on the back, with both arms, {young:like a windmill, and looked at the lamp.|which is called backstroke, and is done looking at the lamp.}
“How do I know when I am there?” asked {grownup}. {young:Bump. That was how.|It was an excellent question, and the wall answered it.}
“There are little flags,” said {A}, “and then you count to five.” {young:So they hung up a tea towel for a flag.|So a tea towel was hung up, and {grownup} counted, and was a whole stroke short of the wall.}
{pausing} # company
One of the socks had drifted into lane three, and had to be asked to leave.
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A hold watch; grownup hold toast; heroes stand; friends sit
# things: table; toaster; stopwatch; toast on plate; plate on table
On the side there are people with stopwatches, {young:and those do not shout at all.|and they are the only ones in the whole place who do not shout.}
{A} did the toast with one. {young:It went click, when it was down, and then click.|Click, when it went down, and click, the moment that it touched the air.}
“One minute and fifty-two,” said {A}. {young:“And a bit, and a bit of a bit.”|“And a bit, and a bit of a bit.” For they write down the bits as well.}
The toast stood there with its elbows out, and puffed a little.
“Is that good, for toast?” asked {grownup}. ¶ {A} looked at it. {young:“It is the best that it has ever done,” said {A}.|“It is the best that it has ever done,” said {A}, “and it has only done it once.”}
They shook hands with it, at the corner, and then it was eaten.
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: grownup stand surprised; L point happy; heroes shout; friends shout
# things: door; stairs; lamp; rug
“Put them over your ears,” said {L}, “both of them. Tight. And go to the wall.”
{grownup} stood at the front door, with both hands tight over both ears. {young:“Go on! Go on!” came from all sides.|“Go on! Go on!” came from both sides of the hall, with stamping, and with a spoon on a pan.} # usual
But {grownup} went along the rug with round eyes, and heard a breath go in, and a breath come out, {young:and boom, boom.|and further down a boom, boom that was nobody else’s.}
Then came the wall, and so one hand came off its ear. Pat.
In came all the noise at once, like a bus!
{grownup} stood there with one hand on the wall. “Oh,” said {grownup}. “Now I know.” ¶ “That was the middle,” said {L}. {is_third:“And then somebody says third, but that is afterwards.”|{is_second:“And then somebody says second, but that is afterwards.”|{is_first:“And then somebody says first, but that is afterwards.”|“And then somebody says a number, but that is afterwards.”}}}
{grownup} did not clap. “May I go again?” said {grownup}.
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; clear
# action: L sit; grownup kneel; heroes sit; friends sit
# things: bath; sponge; towel; soap
In the bath {L} lay back until both ears were in. {grownup} knelt by, with a hand under.
Now it was just the two of them, and the tap.
“Well done,” said {grownup}. You could not hear it. You could see it.
“What?” said {L}, and came up. ¶ “I will say it later,” said {grownup}. # spare
The four came off, in the end, with the lane. # spare
The water went out with a long noise. It took the last of the gala along.
The duck stayed, and did not say who had won. # spare
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; towel
The stairs are a length. They did it in no time, and nobody held a watch.
At the top {L} put out a hand for the wall. Pat.
“There you are,” said {grownup}, and put one next to it. Pat. # spare
It was papered, that wall, with leaves on. It was warmer than tiles.
The rest came up, and they all touched. # more
Then they turned, and there was the door. That was one more length.
Nobody clapped, and it was nice. # spare
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup sit; L lie-back; heroes lie-back; friends sit
# things: bed; pillow; lamp; goggles on hook; hook
The pillow has an inside, too. You hear it when you lie on one ear.
It goes shhh. Then it goes hff.
“Is anyone in there?” asked {grownup}. ¶ “Only me,” said {L}. # spare
The other ear was up. It had the house in it, doing the plates.
The goggles hung on the hook, and looked at the wall. They had seen the lot. # more
Far down it went boom. It was not a loud one. It went boom again.
-> DONE

=== l4
# aside
# shot: object
# place: swimming-pool; night; stars
# action: heroes sleep
# things: swimming-pool; 2 towels; moon
At the pool it was dark. The seats had nobody on them.
There was no shout left in the roof. It had all come down.
The water lay from wall to wall, and was quiet on the outside as well.
On the tiles there was the mark of a hand. It was nearly dry.
A drop fell, in lane four. It took its time. # spare
The moon came over, and touched.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; lamp; wall
The house got quiet. You could hardly hear it. # usual
{resting}
{keepsake}
{dream} # spare
“Well done,” said {grownup}, so low that it was no noise at all. # usual
In went a breath. Out went a breath. {L} was in the middle.
By the bed there was the wall. {L} did not look for it.
A hand went out from under the quilt.
Pat.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The wall at the end of the hall had five marks on it, at five heights, and it was rather pleased.
“It has been papered for eleven years,” it said, “and nobody has ever come all this way on purpose.” {A} touched it again, going by to breakfast. “Well done,” said the wall, but so low that it might have been the pipes.
-> DONE

=== next_bedtime
There was a small cool place on the wall, by the bed, just where a hand comes to.
-> DONE
