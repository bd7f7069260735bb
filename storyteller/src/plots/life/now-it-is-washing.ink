# about: story-about; with-character; creature; bring-back
# tells: tale(can't sleep|cant sleep|cannot sleep|can not sleep|couldn't sleep|can't fall asleep|cannot fall asleep|can't get to sleep|cannot get to sleep|can't go to sleep|won't sleep|won't go to sleep|won't fall asleep|never sleeps|doesn't sleep|unable to sleep|trying to sleep|tries to sleep|awake all night|wide awake)
# also: funny; person; place; thing; happy; play; food; calm; weather; cannot-sleep; tired
# kind snoring: snor*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), cat(kind), moth(kind), sheep(kind)

=== title
{~Now It Is Washing|Only Lying Here}
-> DONE

=== s1
# shot: two
# place: hallway; night; stars
# action: guest stand worried holding pillow; heroes stand curious at guest; friends stand curious
# things: stairs; lamp; door left
{~Something went to and fro outside the door, in socks. {H} got up to see what it was.|{H} had got up for a drink of water, and somebody was in the way.|“Has it come past here?” asked a voice on the landing. {H} looked out.}
By the stairs stood {guest_a}, with a pillow.
“{guest_many:We|I} can’t sleep,” said {guest}. “{guest_many:We have|I have} been in bed since seven, {young:and it does not come.”|and {guest_many:we have|I have} done it all properly, and it does not come.”}
“What doesn’t?” asked {A}. ¶ “Sleep,” said {guest}. “{guest_many:We|I} sat up for it, so as not to miss it.” # usual
{is_snoring:“Everybody snores, at {guest_many:our|my} house,” said {guest}. “I think it hears them, and turns round at the gate.”} # usual
“It comes to me every night,” said {A}.
“What is it like?” asked {guest}.
{A} opened a mouth to say it, and shut it again. {young:{A} had never seen it.|{A} had never once seen it.}
“Let us wait for it together,” said {A}. “Then we shall know.”
-> DONE

=== m1
# aside
# shot: close
# place: hallway; night; stars
# action: heroes think curious; guest think curious; friends sit calm
# things: stairs; lamp; book
All that they had to go by was what it leaves behind. {young:It leaves crumbs in your eyes.|In the morning there is a crumb in the corner of each eye, and it is not from supper.}
“It takes the book out of your hand,” said {A}, “and it never marks the page.”
{young:It draws a line on your cheek.|It draws a long line down your cheek, and nobody has ever found out what with.}
“So it is quiet,” said {guest}, “and likes books, {young:and has a pencil.”|and has a pencil, and does not finish what it eats.”}
“And it turns you round,” said {A}. “Once I got into bed with my head at the top, and in the morning the top was the bottom.” # more
“It is strong, then,” said {guest}. # more
-> DONE

=== s2
# shot: wide
# place: hallway; night; stars
# action: heroes sit curious on stairs; guest sit curious on stairs; friends sit curious; moth fly
# things: stairs; door left; mat; lamp
So they sat down on the stairs, where you can see the front door.
{joining}
{is_loved:They did not even talk about {loved}, because then they would not have heard it come.|{musing}} # personal
Somebody had put the mat straight. {young:The lamp was on.|The lamp had been left on for it, so that it would see the step.} # usual
{hinderer_person:“Who is it that we are waiting for?” asked {hinderer}, rather loudly, and they had to be quiet all over again.} # beat
{hinderer_animal:{hinderer} heard something in the kitchen, and they all had to go and look, and it was the fridge.} # beat
{hinderer_carried:{hinderer} had been put down in the shadow by the door, and twice they took {hinderer} for it, and said good evening.} # beat
{young:They looked and looked at the door.|They looked so hard at the door that it had two handles after a while.} # usual
Something came. It was soft and grey, and it flew round the lamp. ¶ “Is that it?” whispered {guest}. ¶ “That is a moth,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: two
# place: hallway; night; stars
# action: guest point sad; heroes sit laughing beside guest; friends sit calm
# things: stairs; lamp
“Have you tried it with sheep?” asked {A}.
{guest} had. {young:They jumped over a wall, one by one.|They had come up to a wall, one after another, and gone over it, and {guest} had counted.}
“On the other side there was grass,” said {guest}. “They lay down in it. {young:They slept at once.”|Each one was asleep before the next one landed.”}
{young:Then there were fifty sheep, and they all slept.|In the end there were fifty-two of them, in a heap, and some of them snored.}
“And who saw it come?” asked {A}. ¶ “Nobody,” said {guest}. “They had their eyes shut, and {guest_many:we were|I was} busy with the next.”
After that {guest} had sat on the wall alone, and had not liked to cough. # more
-> DONE

=== m2
# shot: behind
# place: bedroom; night; stars
# action: heroes peek curious bed; guest look-up curious; friends stand curious
# things: bed; pillow; drawer; lamp
“It could have come in at the back,” said {guest}, so they went up to look.
It was not in the bed. {young:The bed was cold and flat.|The bed was quite flat, and cold in the middle, and nobody had sat on it.}
In the drawer were the other pyjamas, with their arms folded. {young:They did not know, either.|They looked as if they could have said something.}
{themed_a} had to be moved, since there was a dark place behind it. But it was only a place. # personal
Then {A} yawned. It was a big one, and {guest} caught it. ¶ “What was that?” asked {guest}.
“That is not it,” said {A}. {young:“That only comes first.”|“That is only sent on ahead, to see who is in.”}
{pausing} # company
They went back to the stairs, to be there when it came. # more
-> DONE

=== s3
# shot: above
# place: hallway; night; stars
# action: heroes sit surprised on stairs; guest kneel surprised at heroes; friends sit curious
# things: stairs; sock before heroes; lamp
Then something was the matter with one foot, which {A} had been sitting on. {young:It was thick, and it fizzed.|It felt as thick as a loaf, and all the toes had fizz in them.}
“My foot has gone to sleep,” said {A}.
“Then it is here!” said {guest}. “It went into your foot!”
{helper_person:“Do not stamp,” said {helper}, “or it will go away again.”} # beat
{helper_animal:{helper} lay down on the foot, to keep it in.} # beat
{helper_carried:{helper} was laid on the foot, so that it could not get out at the toes.} # beat
“It went right past us,” said {A}. ¶ “It can’t have,” said {guest}. “{guest_many:We|I} never took {guest_many:our|my} eyes off the door.” # usual
“No,” said {A}, slowly. {young:“But nobody looked at the foot.”|“We looked at the door, and at the lamp. The only thing that nobody looked at was the foot.”}
-> DONE

=== l2
# aside
# shot: close
# place: hallway; night; stars
# action: heroes sit laughing on stairs; guest point curious at heroes; friends kneel curious
# things: stairs; feather in guest.hand
They were very careful with the foot. You do not often get so near to it.
{guest} tickled it with the end of a feather. {young:It did not laugh.|The other foot would have screamed. This one did not so much as smile.}
“Good evening,” said {guest}, into the toes. {young:Nobody spoke.|Nothing was heard, but then it is not known for talking.}
Then the fizz came back, first one bit and then a great many. {young:“It is going,” said {A}.|“It is going!” said {A}. “It is going out at the little toe!”}
They looked under the stairs and behind the coats. But there they were, looking again. # more
“We frightened it,” said {guest}. ¶ “We stared,” said {A}. {young:“Nobody likes that.”|“You would have gone, too.”} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: heroes lie-back calm; guest lie-back happy on pillow; friends sit calm
# things: bed; door left; lamp
There is a cat at number nine that is just the same. {young:If you call it, it sits down and washes.|When you call it, it sits down on the wall and washes a leg.}
{A} knew how to do it. You look somewhere else, and hum, and want nothing at all. {young:And then it is on your feet.|After a while there is something warm on your feet.}
“We must not wait for it,” said {A}. # usual
So {A} lay down in bed, and {guest} on the landing, with the door open in between.
“Is it here?” asked {guest}, and sat up to see. ¶ “It was,” said {A}. “Now it is washing.”
“Then what do {guest_many:we|I} look at?” ¶ “I have a crack in the ceiling,” said {A}. “There is one out there as well.” # usual
{guest} lay down again, and hummed. # usual
“What do you want?” asked {A}. ¶ “Nothing,” said {guest}. “{guest_many:We are|I am} only lying here.”
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back calm; guest lie-back calm; friends sit calm
# things: bed; lamp; door left
The crack went from the lamp to the wall. It had a bend, and then it went on.
“Mine is a river,” said {A}. ¶ “Mine is a leg,” said {guest}. “It has a knee.”
They told each other how it went on. {young:There was a boat. There was a sock.|On the river there was a boat, and on the leg there was a sock.}
The boat did not hurry. The sock stayed where it was. # spare
“I think it has stopped washing,” said {guest}. ¶ “Do not look,” said {A}. “Tell me about the knee.”
It was a plain knee. There was not much to tell. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: guest sit worried; heroes lie-back calm; friends sit calm
# things: stairs; door left; lamp; mat
Then a stair went creak. {guest} sat up, just for a moment.
Nobody was on it. “Did I do it again?” ¶ “It is back at the gate,” said {A}. “It does both legs this time.”
It had been half-way up. It had to come the whole way once more. # spare
“It must be tired,” said {guest}. ¶ “It is made of it,” said {A}.
So {guest} lay down, and turned to the wall. That was for the best. # spare
You can’t see a stair from there. You can only hum. # more
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy on pillow; friends lie-back sleepy
# things: bed; quilt; door left
They hummed a bit. It was not a song. It had no end and no middle.
{A} did the low part. {guest} did the part where you breathe in.
A warm place came, under the quilt. {A} took no notice of it.
“There is something at my…” said {guest}. ¶ “I have not seen it,” said {A}. # spare
“No,” said {guest}. “Nor have I.”
{midway} # company
The crack was still there. Now it was hard to see where it went. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; mat; lamp; door left
Down in the hall the mat lay straight. The lamp was out.
Nobody was looking.
On the first stair there was nothing. Then there was nothing on the next one. # spare
It made no noise. It was very good at it. # more
A moth had shut both wings. It sat on the wall, and was asleep. # more
The coats hung with their arms down. One slipper lay on its side. # more
Half-way up it was soft and warm. But you can’t see that.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest sleep; friends sleep
# things: bed; door left; quilt; pillow
It was dark. {A} looked at nothing.
{resting}
{keepsake}
{dream} # spare
“What do you want?” said {A}, over the side of the bed.
“Nothing,” said {guest}. “{guest_many:We are|I am} only ly…”
That was all. # usual
{is_snoring:Then somebody snored, quite softly, and it was {guest}.} # spare
{A} did not get up to look. It was warm at one foot. Then it was warm at the other.
{A} hummed.
There was a soft weight on the quilt, right down at the end.
{A} did not want anything.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The cat from number nine sat on the wall in the morning, and looked the other way. So {H} looked the other way as well, and hummed.
Nobody wanted anything. It took about as long as a piece of toast. Then there was something warm against one foot, and it had left a crumb in the corner of its own eye.
-> DONE

=== next_bedtime
The mat lay straight, and nobody was looking at it.
-> DONE
