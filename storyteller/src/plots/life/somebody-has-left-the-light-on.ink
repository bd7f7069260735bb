# about: story-about(astronaut|spaceman|spacemen|rocket|spaceship|space ship|space|moon|planets|planet); with-character(astronaut|spaceman|spacemen|rocket|spaceship|space ship); creature(astronaut|spaceman|rocket); thing(rocket|spaceship|space ship)
# also: funny
# wants: child
# role ship: answer(rocket|spaceship|space ship) = a small rocket called Pearl
# role crew: answer(astronaut|spaceman|spacemen), creature(dino|bear|cat|dog|rabbit|unicorn|dragon|alien|robot|monkey|penguin) = an astronaut called Juno
# role where: answer(space|moon|planet) = the moon
# names: Pearl | Opal | Hazel
# names: Juno | Cleo | Thea
# ages: 3-12
# holds: dark(kind), moon(kind), rocket(kind)

=== title
{~Somebody Has Left the Light On|One Night on the Moon}
-> DONE

=== s1
# shot: wide
# place: rocket; dusk; stars
# action: heroes wave happy; crew wave happy; friends wave happy
# things: shoe; window; helmet on heroes.head
{~“Five, four, three, two, one,” said {ship_a}, and after that {H} {was} not on the ground any more.|It is three days to the moon, and {H} {was} {young:nearly there, in {ship_a}.|already on the third, in {ship_a}.}|When you go to the moon, nothing weighs anything on the way. {H} let go of one shoe in {ship_a}, and it came along beside.}
“Nobody sleeps as well as on the moon,” said {crew_a}. {young:“There is no noise there at all.”|“There is no air for a noise to go along.”}
So they were going there to sleep, for one whole night.
A pea went by, and {A} ate it out of the air. # usual
There was a bump, quite a soft one. “The moon,” said {ship}.
{young:“Mind the step.”|“Mind the step. It is a big one, and you will not feel it.”} # usual
-> DONE

=== s2
# shot: two
# place: moon; night; stars
# action: heroes jump happy; crew jump happy; ship stand calm; friends jump happy
# things: row of 5 footprints; helmet on heroes.head; rock
{joining}
{is_loved:“Is there anything up here about {loved}?” asked {A}. There was not, so far.|{musing}} # personal
On the moon you go six times as far as you meant to. {A} took one step, and it was a jump{not young:, with time to look about}.
There is no wind there, and {young:a footprint stays.|every footprint stays where you put it.} {A} made a very good one. # usual
{hinderer_person:{hinderer} jumped to see how high it would be, and they had to wait for {hinderer} to come down.} # beat
{hinderer_animal:{hinderer} ran after a stone, and could not stop, and went by them three times.} # beat
{hinderer_carried:{hinderer} was let go of for a moment, and went down so slowly that {A} had time to be sorry, and caught {hinderer}.} # beat
Then they hung up the hammocks, and lay down. It was quiet. But it was not dark.
“Somebody has left the light on,” said {crew}.
{young:It was big and blue, and it was in the window.|It was big and round and blue, and it hung right in the window.}
-> DONE

=== m1
# aside
# shot: behind
# place: moon; night; stars
# action: A jump happy over rock; heroes clap happy; crew look-up surprised at A; friends look-up
# things: rock; helmet on heroes.head; 4 footprints
At home {A} could jump over a puddle, {young:if it was a small one.|if there had not been much rain.}
“Try that rock,” said {crew}. {young:It was as big as a chair.|It was as big as an armchair, with the arms.}
{A} bent both knees, and jumped. {young:Up went {A}, and up, and there was time to wave.|There was time to wave on the way up, and to look at the view from the top, and to choose where to put both feet.}
Nothing went thump. A puff of dust got up, and lay straight down again. {young:There was a mark like two bananas.|There is no air to hold it. It left two marks, side by side, {~like bananas|like a pair of slippers}.}
“They will be there in a million years,” said {crew}. # more
{A} looked at them, and made the left one a bit straighter, since it would be there for so long. # more
-> DONE

=== l1
# aside
# shot: close
# place: moon; night; stars
# action: A whisper happy at crew; heroes listen curious; crew listen curious; friends listen
# things: helmet on heroes.head; rock
“It is so quiet,” said {A}, but nobody heard. {young:On the moon a word does not go anywhere.|A word needs air to go along, and on the moon it stays in the hat with whoever has said it.}
{A} clapped. It made no sound. {young:{A} clapped a lot.|{A} clapped as loudly as can be done in those gloves, and it was like watching somebody through a window.}
Then {crew} bent down, until one helmet was against the other one. Tock. {young:“Now I can hear you,” said {crew}.|“It comes through the glass,” said {crew}, in a voice like a spoon in a {~jar|cup}. “What was it that you said?”}
“I said that it is quiet,” said {A}. ¶ “It was,” said {crew}.
They stood like that for a while, with their heads together, {young:and did not say a thing.|since it was nice to know that they could.} # more
-> DONE

=== s3
# shot: close
# place: rocket; night; stars
# action: A look-through curious window; heroes point curious at window; crew lie-awake; friends sit-up
# things: hammock; window; blanket
{A} shut both eyes as hard as can be. {young:The light came in all the same, and it was pink.|The light came in through the lids, and was pink.}
“It will go down soon,” said {A}. “The moon does.” ¶ “This one does not,” said {crew}. {young:“It stays up there.”|“From here it stays in one place, day and night.”} # usual
{helper_person:“I know that shape,” said {helper}, with a nose on the glass. “There is a bit that looks like a boot.”} # beat
{helper_animal:{helper} sat at the window, and gave it one small wag, or a thing like one.} # beat
{helper_carried:{helper} was put on the window sill, to be in the way of it. It came round both sides.} # beat
So {A} got up to see who had left it on. {young:It was blue, with white on, and a brown bit with a crinkly edge.|It was blue, with white wool on, and a brown bit with a crinkly edge, as on the map at school.}
“It is us,” said {A}. “That is home. Our kitchen is on there.”
They looked at home for a good while. It was not at all in the way. It was only bright. # usual
-> DONE

=== m2
# aside
# shot: above
# place: rocket; night; stars
# action: A point happy at window; heroes look-up happy; crew look-up calm; friends look-up
# things: window; mug in A.hand
One side of the light was dark, {young:and they looked at that.|with a soft edge, as when a blanket has been pulled up.}
“They are in bed on that side,” said {crew}. {young:“And over there they are having breakfast.”|“The edge goes round. Over there it is just being pulled off somebody, and there will be toast.”}
{A} looked for the toast. {young:It was too far to see.|It was too far away to see any, but it was good to know which side it was on.}
“And where are we?” asked {A}. ¶ “Under the {~thumb|white bit}, down there,” said {crew}. “It is raining on your house.”
{A} was sorry about the {~washing|bicycle}, which was out. # more
-> DONE

=== l2
# aside
# shot: two
# place: rocket; night; stars
# action: A hold curious radio; heroes listen curious; crew listen calm; friends listen
# things: radio; window
“We could ask them to put it out,” said {A}, and found the radio.
“Hello,” said {A}. “This is the moon. Would you put your light out, please?” {young:Then they had to wait. It is a long way down.|Then they had to wait, since it is so far that even a word takes more than a second, and then the answer has to come up.}
“Which light?” said the radio. ¶ “The blue one,” said {A}. {young:They waited again.|And they waited while that went down and somebody thought about it.}
“That is all of it,” said the radio. {young:“We are standing on it.”|“I am so sorry, but we are standing on it.”}
“Never mind,” said {A}. “It is a very good one.” ¶ They waited. ¶ “Thank you,” said the radio. # more
-> DONE

=== s4
# shot: behind
# place: rocket; night; stars
# action: A hold proud sock; heroes point at window; crew lie-awake happy; friends sit
# things: sock in A.hand; window; hammock
{A} shut one eye, and held up a thumb, and the light was gone. {young:The sea was gone, and the kitchen too.|Behind one thumb were the sea, the school, and the kitchen.}
“Do that again,” said {crew}. # usual
But nobody can go to sleep with one arm up.
{young:On the moon an arm is not heavy. It still gets tired.|Even on the moon, where an arm weighs next to nothing, it gets tired in the end.} # usual
{A} looked at the thumb. {young:It was not big, and it was big enough.|It was no bigger than anybody’s, and it had been big enough.} # usual
So {A} took off a sock, and hung it in the window. It was dark at once, but for the hole in the heel. The light came through that, as small as a pea.
“Shall I turn it round?” asked {A}. ¶ “No,” said {crew}. “Leave that one on.”
-> DONE

=== m4
# aside
# shot: above
# place: rocket; night; stars
# action: crew sleep; heroes sleep; friends sleep; ship sleep
# things: sock; window
So they slept on the moon, for one whole night.
You lie very lightly there. It is like lying on {~bread|cake}.
Nothing went by outside. Nothing ever has. The dust lay where it was, and so did everybody.
Once {A} woke up, and did not know where it was. Then there was the pea, up on the wall, quite blue. It was home. {A} went back to sleep. # spare
One foot was cold. It was on the moon with nothing on. # more
“Hm,” said {crew}, and turned over, and took a long time to come down. # more
-> DONE

=== l3
# aside
# shot: wide
# place: rocket; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: shoe; window; stool
Then {ship} took them home. {crew} stayed. There was a week of sleep left to do.
The light got bigger. It was a plate. It was a table. It was a garden with the lamps on.
A shoe went by, and came back. It had missed its foot. # spare
Then everything had a weight again. The shoe came down. So did both arms.
Last of all it was the eyelids. # more
They went down through a cloud, without a sound, and the ground was just where they had left it. # more
-> DONE

=== m3
# aside
# shot: two
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes wash sleepy; friends sit sleepy
# things: basin; mug; towel; sock
There was grey dust on both knees. It was from the moon. It came off like any other.
{A} let go of the brush, to see. It fell into the basin.
“Bother,” said {A}. You have to think of that, down here.
One sock was put in the wash. There was only the one.
Each foot was as heavy as a foot. It was nice, in a way. They stayed where you put them. # spare
Then {A} went up the stairs. Every step was only one step, and it took all of them to get to the top. # more
-> DONE

=== l4
# aside
# shot: object
# place: moon; night; stars
# action: heroes look-up sleepy; friends look-up sleepy
# things: row of 4 footprints; rock; star
Up there it was quiet.
There was a row of footprints. They were a long way apart, for such small feet.
The last two were side by side. The left one was straight.
No rain fell on them. No wind came. They had a million years to go. # spare
In a window hung a sock. # more
It did not swing, for there was nothing to swing it. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes sleep; friends sleep
# things: moon; window; curtain; sock
At home {L} was in bed.
{resting}
{keepsake}
{dream} # spare
There was the moon. “Somebody has left the light on,” said {L}.
One thumb came up. The moon was gone, and {crew} too. # usual
The thumb went down. There they were. # usual
Then the arm got tired. It was a heavy one. # usual
After a while it went dark up there.
It was a cloud, or it was a sock.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A parcel came in the morning. It weighed six times as much as it had when it was sent, and there was a sock in it, washed, with the hole sewn up in blue.
“Thank you for the loan,” said the letter. “I have mended the heel. But now it is too dark. How did you do the pea?”
So {A} wore the sock until there was a hole in it, and sent it back.
-> DONE

=== next_bedtime
The moon was up. It looked as if it had a very small blue light on, somewhere inside.
-> DONE
