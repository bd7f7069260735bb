# about: test(out of|full marks|passed|aced|nailed|smashed|all right|all correct|top marks|every one right|100%|100 percent|hundred percent|did well|did so well|did really well|did brilliantly|went well|well done)
# also: proud; won; happy; school-day; learned; learning
# kind tables: times table*|times-table*|tables|multipl*
# kind spelling: spell*
# kind maths: math*|sum|sums|arithmetic|number*|fraction*
# wants: child
# role grownup: parent = the grown-up with the pencils
# ages: 5-10
# holds: dark(kind)

=== title
{~Under the Good Magnet|The Fridge Takes a Test}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A hold proud paper; grownup stand happy; heroes stand happy; friends stand
# things: fridge; table; magnet on fridge; satchel
{~{H} came home from the test {young:and held the paper flat.|with the paper held out flat in front, like a tray with a jug on it.}|The test was over, it had gone well, {young:and {H} {was} home.|and {H} had carried it home flat, so that it should not get a crease.}|Today it was not a bag that came in at the door first. {young:It was a paper, and behind it came {H}.|It was a sheet of paper, and a good way behind it came {H}.}}
{
- is_tables:
It was the times tables, and they had gone in and stayed in{young:, even the eights|, even the sevens and the eights, which are known for getting out}.
- is_spelling:
It was the spellings, and they had all kept their letters{young: on| on, even the quiet ones in the middle}.
- is_maths:
It was the maths, and it had come out{young: at the end| at the bottom of the page just as it ought to}.
- else:
{L} had known what they asked{young:.| for, and had written it down, and it had stayed known right to the end.}
}
{grownup} read it from the top to the bottom, and then from the bottom to the top. {young:Then it went on the fridge.|Then it was hung on the fridge, by the good magnet, which does not slip.}
“That went well,” said {grownup}. {L} was so proud that {young:both ears were hot.|both ears had gone warm.}
It is very nice to be looked at like that. # usual
“Has the fridge ever had a test?” asked {L}. {young:¶ Nobody thought so.|¶ Nobody could remember that it had.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A peek curious fridge; heroes write paper; grownup hold pencil; friends stand
# things: fridge; paper on fridge; pencil; table
So {L} took a pencil, and wrote two questions. They were for the fridge.
{joining}
{musing} # personal
“Number one,” said {A}. “When you are open, is your light on?” They opened it, {young:and it was.|and it was, all over the butter.}
“Number two. When you are shut, is your light off?” {young:They shut it. But how do you look?|They shut it, and then it was seen that this one was hard to mark.}
{A} put one eye to the crack. The fridge hummed, {young:and did not say.|as you do when you know a thing and nobody can prove it.} They had to take its word for it. # usual
“Passed,” said {A}, and wrote that on a paper of its own. # usual
{hinderer_person:{hinderer} asked to be tested on biscuits, did four of them without a mistake, and wanted to go on.} # beat
{hinderer_animal:{hinderer} was told to sit, and lay down, and was given half a mark and a scratch behind the ear.} # beat
{hinderer_carried:{hinderer} was told to keep still, and did it so well that nobody knew when to say stop.} # beat
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A climb proud stairs; heroes point at stairs; grownup stand; friends stand
# things: stairs; pencil; clock
Next came the stairs. There was just one question, and it was, “How many are you?”
{young:They went up, and counted. It was thirteen.|It was counted on the way up, out loud, and it came to thirteen.} {young:They went down, and it was thirteen again.|On the way down it came to thirteen again, so that it had not been luck.}
“And nobody has told them,” said {A}. {young:Passed!|Passed, and on every step.}
The clock was asked what time it was. {young:It knew at once. But it was all there, on its face.|It knew that at once. But it had it all written on its face, which is not allowed.}
“It did not hide it, though,” said {A}, {young:and let it pass.|and passed it for being honest.} # more
The doormat had thirteen marks on it already, all from boots. # more
-> DONE

=== l1
# aside
# shot: two
# place: bathroom; afternoon; clear
# action: A look-up curious at mirror; heroes peek; grownup stand; friends stand
# things: mirror; basin; tap; sponge; towel
The mirror had to do what {A} did. {young:{A} put up a hand, and it put up a hand.|{A} put up one hand, and then, without any warning, an elbow.} It did not have to think.
“Now the tongue,” said {A}. {young:Out it came.|Out it came, and neither of them was any later than the other.}
The sponge was asked how much it could hold. {young:It held the whole basin, and you could not see where.|It held all that was in the basin, and showed no sign of it, until it was picked up.}
Then it got nervous, {young:and let it all go.|and let go of everything it knew, down {As} sleeve.}
“That can happen,” said {A}, {young:and gave it another go.|who had seen it happen to others, and gave it a minute, and a towel.}
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: A push worried gate; heroes listen; grownup stand; friends stand
# things: gate; pencil; fence
Then they went out to the gate. The question was, “Can you open without a noise?” {young:Eek, said the gate.|Eek, said the gate, from one end to the other.}
Nobody had thought of that. {A} held the pencil, {young:and did not know what to write.|and looked at the paper, and had no wish to write it down.} # usual
“Had it practised?” asked {grownup}. ¶ It had not. Nobody had told it that there would be a test. # usual
So they practised. {young:Open, and shut. Slower! Open, and shut.|They did open, and shut, and then both of them again, but slower.}
{helper_person:“It is in the middle that it goes wrong,” said {helper}, with one ear at the hinge.} # beat
{helper_animal:{helper} went through each time that it was open, so that it should know what it was for.} # beat
{helper_carried:{helper} was set on the post to listen, and did not once laugh at it.} # beat
{young:The next time it said eek, but small.|The sixth time it said eek, but smaller, and only in the middle.} Then it swung right round, and said nothing at all. # usual
“Passed,” said {A}, {young:and you never saw a gate so proud.|and it hung on its hinges a good deal straighter.}
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: snail crawl on flowerpot; A write happy paper; heroes point at snail; grownup stand; friends stand
# things: flowerpot; wall
By now it had got about. {young:A snail was there, on a flowerpot.|On the edge of the flowerpot sat a snail, who seemed to be waiting for its turn.}
“What can you do?” asked {A}. {young:The snail put out one eye, and then the other.|The snail put out one eye, and after that the other, and took them both in again.}
They set it a line, from there to the rim. {young:It began at once.|It began at once, with no hurry, and with its tongue out, as you do.}
They had to come back for it. {young:After a long time it was there.|It was there by supper, and had underlined the whole way, very neatly.} Passed.
It was given its paper to take home. {young:It was eating that when they left.|It had begun to eat it before they were out of sight.} # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A think proud; heroes sit-on-chair; grownup wash cup; friends sit
# things: table; paper; pencil; jam on table; spoon
“What was it like?” asked {grownup}, over the cups. {young:They meant the real one, at the table there.|That was about the real one, with the chairs pulled apart.}
“It was quiet,” said {A}. {young:“You could hear the pencils.”|“You could hear the pencils, and somebody’s shoe, and the clock.”}
First there had been nothing in {As} head{young: but a tune.|, but for the tune of something about a bus.} Then they had asked the first one, {young:and there it was, the answer!|and the answer had been sitting there with its coat on.}
“And the next?” ¶ “It was behind that one,” said {A}. {young:They had come in a row.|“They had got in a queue.”}
“And then you turned it over,” said {grownup}. ¶ “And there was only table,” said {A}. # more
{young:The jam was passed, for being red.|The jam was listening, and so it was passed as well, in red.} # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L point happy at grownup; heroes hold pencil; grownup think; friends sit
# things: table; paper on table; fridge; lamp
“Who has not had one?” asked {L}. They all looked at {grownup}.
“Oh,” said {grownup}. “It is a long time since I had a test. It was on rivers.” # usual
{grownup} sat up straight. There were three questions.
“One,” said {L}. “What is at the bottom of my bag?” ¶ “A crust,” said {grownup}. “And a stone.” It was so.
“Two. Which shoe do I put on first?” ¶ “The wrong one.” # usual
“Three,” said {L}. “Who is this?” And {L} stood on the mat.
{grownup} took a long time over that one. {grownup} looked from the top to the bottom, and then from the bottom to the top.
“That is {L},” said {grownup}. “I am quite sure.”
“Passed,” said {L}.
-> DONE

=== m4
# shot: behind
# place: kitchen; night; clear
# action: A reach-up happy at fridge; heroes hold paper; grownup stand proud; friends look-up
# things: fridge; 2 paper on fridge; magnet on fridge; lamp
It had to be hung up, too. There was only one good magnet.
“Mine can go by the old one,” said {grownup}. The old one is a pear. It slips.
{A} held the one up to the other. Then they put them both under the good one. It had a think, and it held.
“Look,” said {grownup}, to all who came by. “Three out of three.” # spare
It hung a bit to the left, so that there was room for more. # more
{grownup} had to go by there quite a lot that night. # more
The gate got its paper, too. It was put under a stone. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup stand; friends stand sleepy
# things: basin; toothbrush; mirror; tap
The teeth were told to come out in a row. They did.
The brush went down the row. It did not leave out any.
“And the one at the back?” asked {grownup}. ¶ That one had put itself there so as not to be asked. # spare
It was asked. It knew it very well.
The tap was told to stop. It stopped. Then it said drip.
“It is late,” said {A}. They let that go.
The towel was asked if it was dry. It was not. It was the last one in a long row of hands. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: A lie-awake sleepy; heroes lie-awake; grownup tuck-in A; friends sit sleepy
# things: bed; lamp; quilt; pencil
There was one more. It was for the quilt.
“Can you go right up to the chin?” asked {A}. It could.
“And down to the feet?” ¶ It could do that, but not both.
Then somebody bent both knees. So it could.
“I have no paper left,” said {A}. ¶ “Tell it, then,” said {grownup}. So it was told. # spare
The lamp was asked if it could go out. It could. It could come on again, too, if you asked. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: fridge; 2 paper on fridge; magnet on fridge; moon; window
The kitchen was dark. The moon came in to look at the papers. It read the top one. Then it read the one below.
The good magnet held them both. It did not slip.
The fridge hummed. It was shut, and its light was off.
Nobody saw it. It was off, all the same. # spare
Out at the gate the wind went through. There was no eek. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand beside door; friends sleep
# things: bed; door; pillow; moon; window
Upstairs the bed was asked to be warm. Passed.
{resting}
{keepsake} # usual
{dream} # spare
The pillow was asked to be soft. It had been good at that for years. Passed. # usual
The door was asked to shut, but not all the way. It left a bit of light. Passed. # usual
Now there was no more to know. It had all been asked. # usual
“Are you asleep?” said {grownup}, from the door.
There was no answer.
That was the right one.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a queue in the morning. It had got about in the night, and everybody wanted to be asked something.
The kettle wanted to be asked if it was hot. The left boot wanted to be asked which it was. The post came through the door and lay there, face up, and waited.
{H} got through them all before the bag was shut. “You may turn over,” they told the toast, and the toast had got it right on both sides.
-> DONE

=== next_bedtime
The papers were still on the fridge, under the good magnet. Everybody in the house had passed.
-> DONE
