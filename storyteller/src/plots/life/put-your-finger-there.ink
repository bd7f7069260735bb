# about: feast(raksha|rakhi|rakshabandhan|rakhri|rakhdi); made-something(rakhi); kindness(rakhi); sharing(rakhi); play(rakhi)
# also: happy; proud; too-excited; sharing; kindness; person; thing; food; new-clothes; clothes; jealousy; made-something; frustrated; trying-again; guest
# kind worn: his sister|his sisters|his big sister|his little sister|his older sister|his younger sister|his didi|my sister|sister tied|sister put
# kind brother: brother|brothers|bro|bhai|bhaiya
# kind sister: sister|sisters|sis|didi
# wants: child
# role grownup: parent = the grown-up with the tray
# ages: 3-10
# holds: dark(kind)

=== title
{~Put Your Finger There|It Takes Three}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: L sit proud; cousin sit; grownup hold tray; heroes sit; friends stand
# things: rug; sweet; bowl; tray
# people: cousin=boy(white shirt)
{~It was Raksha Bandhan, and {H} had been up since six. {young:There was a tray on the rug, with a rakhi on it.|On the tray were a sweet, some rice, a little red powder, and the rakhi.}|A rakhi is a thread with a flower on it, {young:to go round a wrist.|which is tied round a wrist, and stays there.} It was Raksha Bandhan, and {H} had known all morning which wrist it would be.|In all their best clothes they sat on the rug, and {H} sat in the middle. It was Raksha Bandhan, {young:and there was the rakhi, red and gold.|and on the tray lay the rakhi, which was red, with a gold flower.}}
{
- is_worn:
The wrist was {L}’s, and {their} sister did the tying.
- is_brother:
The wrist was {their} brother’s, and {L} did the tying.
- is_sister:
The wrist was {their} sister’s, and {L} did the tying.
- else:
The wrist was a cousin’s, and {L} did the tying.
}
First there was a red dot, in the middle of the forehead, {young:with rice on.|and three grains of rice stuck to it.} # usual
Then round went the thread. Over, and under, and pull. {young:“There!”|“There,” said everybody.}
The arm went down, {young:and so did the rakhi.|and so did the rakhi, over the hand and past the thumb.} It lay on the tray, next to the sweet.
“It came undone,” said {L}. {young:It was not meant to.|A rakhi is not meant to come undone.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: L kneel worried; cousin kneel; heroes kneel; grownup sit; friends sit
# things: rug; tray; sweet on tray; ribbon
Everybody moved up close, to see.
{joining}
“It is silk,” said {grownup}. {young:“It slips.”|“It is very good, and it slips.”} # usual
{hinderer_person:“Let me see,” said {hinderer}, and leaned over, and then nobody else could.} # beat
{hinderer_animal:{hinderer} came and put a nose between the two of them, and breathed on the knot.} # beat
{hinderer_carried:{hinderer} had to be held by somebody, and so one lap was full, and both arms with it.} # beat
So they did it again, and pulled hard, {young:over, under, pull!|one knot, and another, and one more on top of that.}
{
- is_worn:
“Hold still,” said {their} sister. ¶ “I am,” said {L}. “It is my arm that is laughing.” # usual
- is_brother:
“Hold still,” said {L}. ¶ “I am,” said {their} brother. “It is my arm that is laughing.” # usual
- is_sister:
“Hold still,” said {L}. ¶ “I am,” said {their} sister. “It is my arm that is laughing.” # usual
- else:
“Hold still,” said {L}. ¶ “I am,” said the cousin. “It is my arm that is laughing.” # usual
}
The arm went up. The rakhi ran down to the elbow, {young:and sat there.|with its flower on the wrong side, and sat there.}
-> DONE

=== m1
# aside
# shot: above
# place: living-room; day; clear
# action: L hold curious; heroes point curious; grownup stand; friends look-up
# things: box; ribbon; flower; button; watch
There were some more in the box. {young:One had a car on it.|One had a small car on it, with wheels that went round.} There was one with a bear, and one that was a clock, and the clock said ten past ten.
“It is always ten past ten on you,” {L} told it. {young:“That is nearly lunch.”|“You must never have had any lunch.”}
But the one with the flower was the right one. {young:It was not too big.|It was not the biggest, and it did not light up or do anything.}
{L} had seen it in the shop {young:first of all|before anybody else saw it}, and had held on to it as far as the till. # more
“You can’t be hurried, with those,” said {grownup}. {young:“I know one who took a week.”|“I had an aunt who chose in June, and wore a different face until August.”}
A bead had come off one, and it rolled under the sofa, and was let go. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; day; clear
# action: L look-up happy; cousin sit; heroes sit laughing; friends sit
# things: rug; mirror; bowl; tray
There is rice on the dot, and it only stays if nobody laughs. {young:So nobody laughed.|So nobody laughed, for quite a long time.}
Then one grain fell off the forehead. {young:It went down the nose.|It went down the nose, slowly, and stopped at the end to look round.}
You must not laugh at that. {young:They looked at the wall.|They each looked at a different bit of the wall, and thought about soap.}
“What is it?” said {grownup}. {young:“Nothing,” they said. “It is only rice.”|“There is somebody on the end of the nose,” they said, in very thin voices.}
The grain let go. {young:They heard it land, tick, on the tray.|In all that quiet they could hear it land, tick, on the tray.}
{young:Then they all laughed.|Then there was no more holding it.} The other two grains came off at once. # more
-> DONE

=== s3
# shot: behind
# place: living-room; day; clear
# action: L think worried; cousin sit; heroes think; grownup sit; friends sit
# things: rug; tray; sweet on tray; clock
Until it was tied nobody could have the sweet. {young:They all looked at it.|It lay on the tray, with a bit of silver on top, and everybody looked at it and then looked away.} # usual
So the arm was laid on a cushion, {young:and told to be a stick.|and told to be a stick, and not to laugh.}
It was a good stick. {young:But the knot still ran away.|But the thread did not care if it was on a stick or on a wrist, and it slipped.}
{helper_person:“You want one more hand,” said {helper}, and looked at all the hands there were.} # beat
{helper_animal:{helper} laid a chin on the thread, to have somewhere to put it, and for a moment it did not slip.} # beat
{helper_carried:{helper} was put down on one end of the thread, by chance, and that end, at least, kept still.} # beat
{is_loved:To keep from laughing they talked about {loved}, and that was nearly as bad.|{musing}} # personal
“Perhaps a button,” said {grownup}. {young:“Or a pin?”|“Or a pin, or a bit of sticky tape?”} ¶ “It has to be a knot,” said {L}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; day; clear
# action: L wave happy; heroes wave; grownup hold telephone; friends wave
# things: telephone in grownup.hand; sofa; envelope; stamp; themed
One rakhi had gone by post, weeks ago, to somebody too far away to come. {young:Now the telephone rang.|It had cost four stamps. Now the telephone rang, and it was about that.}
There was a face in it, {young:quite near.|much too near, and then there was an ear.} Then there was a wrist, held up to the glass, and it had the rakhi on.
“Who tied it?” asked {L}. ¶ “{young:I did,” said the face. “With my teeth.”|The man in the bread shop,” said the face. “He has three sisters. He knew what it was at once.”}
{L} held up {themed_a}, to be looked at as well. # personal
Everybody waved. {young:The wrist waved, too, with the flower going to and fro.|You could see the flower go to and fro, a day’s journey from here.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; day; clear
# action: oldman sit-on-chair proud; L kneel curious; heroes kneel; friends sit
# things: chair; row of 5 flower; rug
# people: oldman=man(old, white shirt)
There was an uncle who had five. They went up his arm, {young:right up to the elbow.|one above the other, as far as a sleeve goes, because he had been the only boy.}
“That was the eldest,” he said, and he touched the bottom one. {young:“She told me when to cross the road. She still does.”|“She told me when to cross the road. She still does.”}
The second was all gold, {young:and it scratched.|and scratched, and she was like that, too, he said, but she had the best sweets.}
{young:“This one can whistle,” he said.|“This one taught me to whistle, and then she was told that girls do not.”} He whistled a bit of it. # more
When he moved his arm, they all rustled. {young:It was like leaves.|It was as if five people were talking about him in a quiet way.}
“And who tied them?” asked {L}. ¶ “They did,” said the uncle. {young:“I held still.”|“I have had a great deal of practice at holding still.”}
-> DONE

=== s4
# shot: close
# place: living-room; day; clear
# action: L reach-down proud at cousin; cousin sit happy; heroes sit; grownup clap; friends clap
# things: rug; tray; sweet on tray; ribbon
{L} looked at the hands. Two of them had to tie. But {young:one more had|there ought to have been one more,} to hold the first knot down.
“It takes three,” said {L}. # usual
One hand was in the rakhi. But on a knee lay a hand that had nothing to do.
{
- is_worn:
It was {L}’s own. {young:It had been there all the time.|It had been sitting there all morning, waiting to be asked.}
“I have one left over,” said {L}, and put a finger there, just where the thread crossed.
- else:
{is_brother:It was {their} brother’s|{is_sister:It was {their} sister’s|It was the cousin’s}}. {young:It had been there all the time.|It had been sitting there all morning, waiting to be asked.}
“You have one left over,” said {L}. “Put your finger there,” and down came a finger, just where the thread crossed.
}
Over went the end, and under. “Now!” said {L}. {young:Out came the finger.|Out came the finger, only just in time.} The knot sat down, and stayed.
The arm was waved about, and it stayed, {young:flower and all.|with its flower on top.}
Then at last there were the sweets. They each put one into the other’s mouth. # usual
“So that is what the other one does,” said {grownup}. “It holds on.”
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L wash sleepy; cousin wash; heroes wash; friends sit
# things: sink; plate; towel; cloth
A rakhi should not get wet. So one arm did no washing up.
It pointed at the ceiling, and the other one did it all. # usual
“You have missed a bit,” said {L}. It is slow, when you only have the one. # more
A plate was held by two people, and dried by one of them. # more
There were eleven plates, and nobody could find the last lid. # more
“It takes three,” said {L}, and they got it done.
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L wash sleepy; heroes wash; friends sit
# things: basin; soap; towel; mirror
There was still a red dot. It was a bit pink at the edges by now.
It was washed, and it went. Then it was only a warm place. # usual
One last grain of rice fell out of the hair. Tick, it went, in the basin. # more
{L} did not laugh. {L} looked at the wall, and thought of soap. # more
There it was, the soap. It was the wrong thing to think of. # more
The thumb had some red on it, too. That did not come off. It was there for good, or until Thursday. # more
The towel had some as well, by the end.
-> DONE

=== m3
# shot: above
# place: bedroom; night; clear
# action: L fold sleepy; grownup stand; heroes fold; friends sit
# things: bed; dress; chair; lamp
The best clothes came off. They lay over the chair.
There was rice in the folds. # usual
“How long does it stay on?” asked {L}.
“Until it comes off by itself,” said {grownup}. “It may be weeks.”
{L} thought of the knot, and of the three hands that did it. # more
“It may be years,” said {L}.
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: tray; box; rug; moon
It was dark in the big room. The tray was on the table, with nothing on it.
On the rug lay three grains of rice. They had come off laughing. # spare
In the box it was ten past ten. It was very nearly right, and it was pleased. # more
Somewhere a long way off a wrist lay on a pillow, and it had a flower on. # more
An uncle turned over in bed, and rustled. It was as quiet as leaves.
The gold one scratched him a bit, and he moved up for it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sit sleepy on bed; heroes sleep; friends sleep
# things: bed; pillow; lamp; pyjamas
{resting}
{keepsake}
{dream} # spare
There was one more knot, in the pyjamas. {L} had both ends. The middle slipped.
“It takes three,” said {L}.
{
- is_worn:
Then {their} sister came in, and put a finger there.
- is_brother:
Then {their} brother came in, and put a finger there.
- is_sister:
Then {their} sister came in, and put a finger there.
- else:
Then {grownup} came in, and put a finger there.
}
Over it went, and under. Out came the finger. # usual
It was a good knot. It would last till morning. # usual
{
- is_worn:
{L} lay down. One arm stayed out, on top of the blanket.
The flower was on top. It held.
- else:
{L} lay down. Not far off lay an arm, with a flower on.
The thread held.
}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The uncle rang up at breakfast. Of his five, he said, the gold one had come off in the night, and he could not do it up again. He had the two ends, and he had one hand. “That is one,” said {A}. “It takes three.”
So {H} went round, and did it for him. Two hands tied, and one finger was his own, and he put it exactly there, without being told.
-> DONE

=== next_bedtime
The knot was still on. It had been through two breakfasts and a bath.
-> DONE
