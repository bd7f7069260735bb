# about: story-about; with-character; creature; bring-back
# tells: tale(late for|always late|often late|is late|are late|too late|so late|very late|arrives late|comes late|turns up late|gets up late|running late|never on time|never in time|not on time|on time|slow|slower|slowest|slowly|slowpoke|takes ages|takes forever|takes for ever|takes his time|takes her time|takes its time|can't hurry|cannot hurry|won't hurry|never hurries|doesn't hurry|won't be hurried|can't be quick)
# also: funny; person; place; thing; happy; play; food; calm; weather
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# kind late: late|time
# ages: 3-12
# holds: dark(kind), moth(kind)

=== title
{~Nobody Is Here Yet|Early by a Whole Night}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest walk worried; heroes stand curious at guest; friends stand curious
# things: gate left; wall; watering-can
{~“{guest_many:Are we|Am I} late?” called somebody at the gate, and {H} went to see who it was.|The sun was nearly down, and {H} {was} putting the watering can away, when the gate creaked.|{H} had heard somebody coming along the road for quite a while. Now the gate opened.}
On the path {guest_many:were|was} {guest_a}.
“{guest_many:We have|I have} come for breakfast,” said {guest}. “{guest_many:Are we|Am I} late?”
{A} looked up. {young:The sky was pink. It was nearly time for bed.|The sky was pink already, and the first bat was out.} # usual
“Breakfast was this morning,” said {A}. “There was toast.”
“{guest_many:We|I} set off in the dark,” said {guest}. “But {is_late:{guest_many:we are|I am} always late.”|{guest_many:we are|I am} so slow.”}
Last week {guest} had been to a birthday. {young:The cake was a plate by then.|The cake was a plate by then, and they were drying it.} # usual
{guest} looked so sorry about the toast that {A} opened the gate as wide as it would go. # usual
-> DONE

=== m1
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes point curious; guest look-up sad; friends stand curious
# things: wall; ball; blanket; table right
“What else did {guest_many:we|I} miss?” asked {guest}. So {A} went round, and showed what was left of the day.
There were crumbs under the table. “That was lunch,” said {A}. {young:A bird had been, and had the big ones.|A sparrow had already been, and had had the best of it.}
There was a flat place in the grass, {~with a ball in it|with half a biscuit in it}. “That was the afternoon.”
There was a wet ring on the wall, as round as a cup. {young:“That was a drink.”|“That was somebody’s tea, and we talked about whales.”} # spare
{guest} looked at each of them, and nodded. “It looks like a very good day,” said {guest}. {young:“I wish I had been in it.”|“It is a pity not to have been in it.”}
The ring on the wall was nearly dry. They had only just been in time for it. # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A hold happy clock; heroes stand happy; guest look-up curious; friends stand curious
# things: clock; table; window; bowl on table
“I know what we can do,” said {A}. “We can put the clock back.”
{joining}
{is_loved:“We will say that it is eight,” said {A}, “and talk about {loved}, as you do at eight.”|{musing}} # personal
So {A} took the kitchen clock, and turned the hands backwards. {young:Supper went by, and then lunch.|Supper went by, and lunch, and the whole of the morning.} “There!” said {A}. “It is eight o’clock.”
{hinderer_person:“Good morning,” said {hinderer}, and wanted to know where the toast was.} # beat
{hinderer_animal:{hinderer} had heard about breakfast, and would not leave the cupboard.} # beat
{hinderer_carried:{hinderer} was put in front of the clock, to stop it, but it ticked on behind.} # beat
They looked out of the window. {young:It was still getting dark out there.|Outside it went on getting dark.} # usual
Then the clock said tick. It was one minute past eight. ¶ “Now {guest_many:we are|I am} late again,” said {guest}.
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: heroes think worried; guest look-up worried; friends stand curious
# things: clock; window; table
And it was not the only clock. There was one on the oven, too, and it was green, {young:and it would not turn back.|and you had to press two things at once, and then it blinked.}
“There is one in the bus,” said {A}, “and one on the {~church|school|library}. {young:It is right up at the top.”|For that we would need a ladder, and somebody to hold it.”}
“And one at the station,” said {guest}. “{guest_many:We have|I have} seen it. It was always later than {guest_many:we|I} thought.”
They listened. In the tree a blackbird was singing, as it does in the evening. {young:It had no clock at all.|It had no clock that you could turn, and did it all by itself.}
“I could go out and talk to it,” said {guest}. ¶ “By the time you are out there,” said {A} kindly, “it will have stopped.” # more
So {A} put the hands of the clock forward again, past lunch, and past supper. It was quicker the second time. # more
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: guest point happy; heroes stand curious at guest; friends stand curious
# things: daisy; wall; gate left
“But what did you do all day?” asked {A}. ¶ “{guest_many:We|I} came along the road,” said {guest}. “First there was a daisy, and it was shut.”
“And then?” ¶ “{guest_many:We|I} waited. {young:You can’t go when it is just about to open.”|You can’t go on when a thing is just about to open. It was about to for two hours.”}
“What was in it?” asked {A}. ¶ “Yellow,” said {guest}, “right up to the edge.”
Then there had been a cloud like a {~boot|teapot}. {young:Then it was a fish.|By the time that {guest} had seen the whole of it, it was a fish, and the fish had to be seen, too.}
{A} knew that road well. {young:But {A} had never seen the daisy open!|There was a daisy by the wall. But {A} had only ever seen it shut, or open, and never in between.}
{pausing} # company
“And then it was dinner time,” said {guest}, “and {guest_many:we were|I was} still at the fish.” # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest run worried; heroes point happy; friends stand happy
# things: gate left; wall; bench right; bucket
“Then you will have to hurry,” said {A}. “That is only what you do now, but sooner.”
So they practised it, from the gate to the kitchen door. {young:{A} was there at once.|{A} was there in four seconds.} Then {guest} leaned forward, and looked terribly quick.
{young:But only the front was quick. The rest came after, as slow as ever.|But all the hurry was in the front. Behind that came the rest, at its own speed, as always.}
{helper_person:“You are nearly at the bucket!” called {helper}, and after a while it was true.} # beat
{helper_animal:{helper} ran there and back eleven times, to show how.} # beat
{helper_carried:{helper} was set down by the door, so that there was somebody to hurry to.} # beat
At the door it was nearly night. “Was that {guest_many:us|me}, hurrying?” asked {guest}. ¶ “Yes,” said {A}, {young:and was kind about it.|who wanted to be kind about it.} # usual
“There is nothing left of today,” said {guest}. “{guest_many:We are|I am} late for all of it.”
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes walk laughing; guest walk calm; friends walk happy
# things: wall; watering-can; tree right
“Now we will do it your way,” said {A}. “We go to the wall, and the last one there has won.”
{A} went as slowly as anybody could, {young:and was there!|and had hardly begun before it was over.} {guest} was still saying “Go.”
They did it again. This time {A} stopped half way, and counted to ten, and looked at a leaf on both sides. {young:But {A} was there first.|It was no use. There was the wall again.}
“How do you do it?” asked {A}. ¶ “You think about the wall,” said {guest}. “That is how you get there. {young:You have to think about here.”|You have to think about the bit that you are on.”}
{guest} won by a whole watering can. {young:It was the first time ever.|It was {guest_its} first time, and somebody ought to have had a medal there.}
“It was close,” said {guest}, who had manners. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; stars
# action: heroes point surprised; guest look-up surprised; friends peek surprised
# things: table; 3 bowl on table; spoon on table; lamp
{A} pushed the kitchen door open. The table was laid, {young:and all the bowls were upside down.|with the bowls upside down, so that no dust could fall in.}
“What is that for?” asked {guest}. ¶ “For breakfast,” said {A}. “Tomorrow’s.” {young:Then {A} said it again.|Then {A} heard it, and said it again.} “Tomorrow’s!”
“And who has come for it?” asked {guest}. They looked at the chairs.
“Nobody is here yet,” said {A}. “Only you.”
{guest} looked round, in case that meant somebody else. “Then {guest_many:we are|I am} not late?” # usual
“You are early,” said {A}, “by a whole night. You are the first!”
And {guest} settled down right outside the door, so that nobody could begin without {guest_him}.
-> DONE

=== m3
# shot: two
# place: garden; night; stars
# action: A give happy bowl; heroes stand happy; guest stand proud; friends stand happy
# things: bowl; spoon; bench; lamp
“What do you do, when you are early?” asked {guest}. “{guest_many:We have|I have} never been.”
“You choose your bowl,” said {A}, and brought out two. {young:One was blue. One had a line.|One was blue, and one had a crack like a hair.} {guest} took a long time, and there was time for it.
“And then?” asked {guest}. ¶ “Then you wait.”
“Slowly?” asked {guest}. ¶ “As slowly as you like,” said {A}.
{guest} tried it. You could see at once that {guest_it} was good at it. # more
The bowl lay upside down. The spoon lay next to it. It was all quite ready. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest look-up happy; heroes point happy; friends sit calm; moth fly
# things: moon; wall; lamp; bench
A moth came to the lamp. It was grey, and a bit dusty.
“Have you come for breakfast?” asked {guest}. “Then you are second.” # spare
After that came the moon, over the wall. {young:It was late. It is late a lot.|It comes up later every night, by nearly an hour. {A} had noticed that.}
“You are third,” said {guest} to the moon. “Do not worry about it.”
{midway} # company
They all sat there. The moth had its place, and the moon had its place. # more
Nobody pushed in. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: heroes brush-teeth sleepy; friends stand sleepy
# things: basin; toothbrush; mirror; towel
{A} brushed every single tooth, and did it slowly. There was plenty of time.
Right at the back there was a big one. {A} had always been too quick for it. Now it had its turn. {young:It was last.|It was the last, and it shone.}
The tap had one more drop. It hung there, and thought about it. # spare
Then it fell. It was not late. It was just slow. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: bowl; spoon; moon; wall
The house was dark. By the kitchen door lay a bowl, and a spoon.
It got later and later. But {guest} was still early.
The stars came out, one by one. There was one that was last. Nobody said a word about it.
By the wall there was a daisy, and it was shut. It had all night. # more
The moon went along the wall, as slowly as it liked. It was in time for everything. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; curtain; lamp; pillow
{A} lay in bed. The curtain moved.
{resting}
{keepsake}
{dream} # spare
“{guest_many:Are we|Am I} late?” asked {guest}, down by the kitchen door.
“Not yet,” said {A}. “Nobody is here yet.”
It was a long time till eight o’clock. # usual
One of {As} eyes shut. The other came a bit later.
Then sleep came along the road. It was slow. It had looked at everything.
It came up the stairs, one at a time.
It was just in time.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At eight in the morning there was a bowl by the kitchen door, the right way up, and so clean that it hardly had to be washed. Under the spoon lay a note. “It was the best breakfast,” it said, “and we had the whole of it. We have set off for the next birthday. It is in June.” The letters were very well made. Somebody had taken time over each.
-> DONE

=== next_bedtime
All the bowls were upside down. Nobody was there yet.
-> DONE
