# about: play(doctor|hospital&!football|nurse|vet&!veteran|ambulance|surgery|operating|bandage|plasters|plaster on|band aid|band-aid|bandaid|first aid|paramedic|patient); doctor(playing doctor|played doctor|playing doctors|played doctors|doctor's kit|doctors kit|doctor kit|toy stethoscope|doctor set); new-clothes(doctor's kit|doctors kit|doctor kit|doctor set|toy stethoscope|nurse outfit|doctor outfit|doctor costume); hospital(playing hospital|played hospital|teddy hospital); hurt(all her teddies|all his teddies|every teddy|all the teddies|all her toys|all his toys|all the toys); kindness(bandaid on|bandaids on|band aid on|plasters on|plaster on|bandaged); funny(bandaid|plasters)
# also: play; happy; funny; kindness; proud; new-clothes; too-excited; with-character; creature; thing; told-off; person; sharing; hurt
# kind vet: vet|vets|vet's
# kind hospital: hospital*|ambulance*|operat*|paramedic*
# wants: child
# role patient: toy = a bear
# role grownup: parent = the grown-up with the newspaper
# ages: 3-8
# holds: dark(kind), doctor(kind)

=== title
{~What Seems to Be the Matter?|The Last in the Queue}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L hold box; heroes stand; grownup sit-on-chair sofa read newspaper; patient sit; friends sit
# things: sofa; table; boot on table; box in L.hand
{
- is_vet:
{~“Next,” said {H}. {young:It was the vet’s today, and it was full.|The living room was a vet’s today, and the whole of the sofa was waiting.}|There was a queue on the sofa. {young:{H} {was} the vet.|It went from one arm to the other, because {H} {was} the vet.}|{H} had a box of plasters, and was a vet. {young:Everyone had to come.|It was surprising how many of them were not well.}}
- is_hospital:
{~“Next,” said {H}. {young:It was a hospital today, and it was full.|The living room was a hospital today, and the whole of the sofa was waiting.}|There was a queue on the sofa. {young:{H} {was} the hospital.|It went from one arm to the other, because {H} had opened a hospital.}|{H} had a box of plasters, and that makes a hospital. {young:Everyone had to come.|It was surprising how many of them were not well.}}
- else:
{~“Next,” said {H}. {young:It was the doctor’s today, and it was full.|The living room was a doctor’s today, and the whole of the sofa was waiting.}|There was a queue on the sofa. {young:{H} {was} the doctor.|It went from one arm to the other, because {H} {was} the doctor.}|{H} had a box of plasters, and was the doctor. {young:Everyone had to come.|It was surprising how many of them were not well.}}
}
The first was a boot. “And what seems to be the matter?” asked {L}. {young:It had its tongue out, a long way.|It could not say, because it had its tongue out already, as far as it would go.}
{L} looked down it, right to the toe. {young:There was a stone in there, and a bit of old sock.|There was a stone in there, and some sand from the summer, and half a biscuit.} It got a plaster.
“Thank you, doctor,” said {grownup}, for the boot. {young:The boot could not talk.|You can’t talk well with a tongue like that.} # usual
Behind the boot the queue went on, and {grownup} was in it, too. And at the very end of it sat {patient_a}.
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A listen clock; heroes listen clock; grownup sit; friends sit
# things: clock on table; table; cup in A.hand
The next was the clock. “And what seems to be the matter?” asked {A}, and held an egg cup to its front, {young:and listened.|and listened, with one eye shut, as you do when you have studied it.}
It had a tick. {young:You could hear it quite well.|It had had it for years, and it was worst at night, when everybody else was quiet.}
“Does it come often?” asked {A}. ¶ It did. {young:It came all the time.|It had come eleven times since the question.}
{A} thought about it. {young:“That is your heart,” said {A}. “It is a good one.”|“That is only your heart,” said {A}. “I would leave it in. But no running, and no jumping off the shelf.”}
It got a plaster, too, over the four. {young:So after three it was five.|For the rest of that day it was three o’clock, and after that there was nothing till five.} # more
“Come back when you have counted to a hundred,” said {A}, {young:and it began at once.|and it began at once, under its breath, and was soon at twelve.} # more
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A kneel before table; heroes kneel; grownup point table; friends sit
# things: table; cloth on table; lamp
{joining}
{musing} # personal
The table was not steady on its legs. “Which one is it?” asked {A}. {young:There were four, and they all looked the same.|It did not know. There were four of them, and it had never been asked before.}
{hinderer_person:“I have it in both knees as well,” said {hinderer}, and was told to sit down and wait like everybody.} # beat
{hinderer_animal:{hinderer} was found to have a cold nose, and a pulse at both ends, and was sent home.} # beat
{hinderer_carried:{hinderer} had got in twice, once from each end of the queue, and had to be spoken to.} # beat
So each leg got a plaster, {young:with a bit of ribbon round one.|and one leg had a tea towel as well, tied in a bow, so that it should feel looked after.}
The lamp was too hot in the head. {young:It had to be put out for a bit.|It was told to go off, and to stay off till supper, and it felt better at once.} # usual
“Next,” said {A}. {young:{patient} moved up one.|And they all moved up by one, {patient} as well, and waited again.}
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A write pencil; heroes stand; grownup stand; friends sit
# things: table; paper; teapot on table; cup on table
You have to write it all down, too, so {A} had a pad. {young:It had a ring on it for each of them.|It was a good pad, and had once been for shopping.}
“One biscuit,” wrote {A}, {young:or drew it.|as well as it could be written, or else drew it.} “After breakfast, and before, and with it.”
That was for the teapot. {young:Its nose ran. It had run all its life.|It had a nose that ran whenever it bent down, and had been like that since it was small.}
“And stay in bed,” said {A}. {young:They put a cushion round it.|The teapot had a knitted thing, to go over its ears, and was put into that and sent to lie on the shelf.}
{pausing} # company
{grownup} read what was on the pad, and asked {young:if it was catching.|whether it was catching, because there was only the one packet.} # more
“It is very catching,” said {A}. {young:So they both had one.|They both turned out to have it already, and were treated on the spot.} # more
-> DONE

=== s3
# shot: above
# place: living-room; afternoon; clear
# action: L give box at grownup; heroes stand; grownup sit-on-chair sofa; friends sit
# things: sofa; box in L.hand; themed
“Next,” said {L}. It was {grownup}. “And what seems to be the matter?” ¶ “It is my elbow,” said {grownup}, “from carrying potatoes.” {young:It got a plaster.|{L} had a look at it, and it was an elbow through and through, and it got two plasters, one for each potato.} # usual
{helper_person:“And here?” said {helper}, who was the nurse, and held out everything that had not got one yet.} # beat
{helper_animal:{helper} was a nurse, of the sort that lies on your feet and looks at you until you are better.} # beat
{helper_carried:{helper} was the nurse, and was held to each of them, and had very cool hands.} # beat
{themed_a} had come about its corners. # personal
“How many plasters is that?” asked {grownup}. ¶ {young:It was a lot. You could see them all over the room.|Nobody knew. You could see them wherever you looked, on the door, and on the jug, and on the wall, which had a crack.} # usual
{L} looked in the box, and shook it. {young:There was not one plaster in it.|There were no more plasters in there, only the paper that they come in.}
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; afternoon; clear
# action: A push laughing cushion; heroes run; grownup sit; friends sit
# things: cushion; potato on cushion; rug; door
Nee-naw, nee-naw! Out in the kitchen somebody had fallen off the table. {young:It was a potato.|It was one of the potatoes, and it had rolled under the stove and was lying on its face.}
So there had to be an ambulance. {young:It was a cushion, and {A} pushed it.|A cushion goes very well, if you push from behind, and everybody gets out of the way of the noise.}
“Don’t move,” said {A} to the potato. {young:It did not move, not even its eyes.|Few people have ever done it so well. It did not so much as look round.}
It came in at the door with a tea towel up to its chin. {young:“Mind its back!” called {A} to the door.|“Mind its back,” called {A}, “or its front. It is hard to tell.”}
It had a bump, but that was an old one. {young:It was from when it grew.|It had grown that way, and the doctor said that it suited it.} # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A wash; heroes fold towel; grownup stand; friends sit
# things: bowl; towel; table; box
Between two of them you wash your hands, {young:with no water.|in an empty bowl, back and front, and hold them up to drip.}
“Are you not tired, doctor?” asked {grownup}. {young:“I can’t be tired,” said {A}. “They are all waiting.”|“A doctor can’t be,” said {A}. “When you are tired, they only send you another.”}
So {grownup} took the doctor’s temperature, {young:with a spoon.|with a spoon, and held it up to the window, and read it from the handle.}
“You need five minutes and an apple,” said {grownup}. {young:{A} had them on the rug.|It was taken at once, on the rug, lying down, with both shoes off.}
The queue looked on, and nobody pushed. It is a comfort to see that they have to take it as well. # more
The core was listened to, at both ends, {young:and it was well.|and was found to be in good health, for a core.} # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L kneel at patient; patient sit; heroes kneel at patient; grownup sit; friends sit
# things: sofa; box on rug; rug; lamp
They had all gone home. Only {patient} still sat there, at the end.
“And what seems to be the matter?” asked {L}. ¶ {patient} did not say.
{L} looked at one ear, and at the other one. {L} looked at the front and the back. {young:There was nothing.|There was not a thing to be found, not so much as a crumb.} # usual
“Nothing is the matter with you,” said {L}. “Then why have you come?” # usual
{L} sat back on both heels. All afternoon {patient} had been in the queue. {patient} had seen how they were all asked. And nobody had asked {patient}.
“You only wanted to be asked,” said {L}.
There were no plasters left. So {L} sat down close to {patient}, and asked again, from the beginning, and took a long time.
-> DONE

=== m4
# aside
# shot: close
# place: living-room; dusk; clear
# action: L hold patient; heroes sit; grownup sit; friends sit
# things: sofa; lamp; rug
“How are the feet?” asked {L}. They were looked at, one by one. # spare
“And in here?” {L} put an ear on the tummy. It was quiet. It was a good sort of quiet.
“Do you sleep well?” ¶ {patient} did. # spare
“And is there anything else?”
There was nothing else. It was just nice to be gone through like that.
A hand was held for a bit. It is called the pulse. You count it, or you just hold it. # more
“Come again tomorrow,” said {L}. “You don’t have to have anything.”
-> DONE

=== l3
# aside
# shot: behind
# place: living-room; night; clear
# action: A reach-down rug; heroes fold towel; grownup stand; friends sit
# things: table; lamp; rug; box
Then it was closing time. The box was put away.
The lamp was tried, and went on. It was quite well. # spare
They took the plasters off the table. It stood there on its four legs and did not shake.
“It helped,” said {grownup}. ¶ “It does,” said {A}. # spare
One was left on a crack in the wall. It was not yet done. # more
“Good evening,” said {A} to the sofa. It had been sat on all day, and had never said a word. # more
The boot went to the mat, with its tongue in.
-> DONE

=== m3
# aside
# shot: above
# place: bathroom; night; stars
# action: A brush-teeth; heroes brush-teeth; grownup stand; friends sit
# things: sink; mirror; toothbrush; towel
“Say ah,” said {grownup}, with the brush. ¶ “Ah,” said the doctor.
It was all in good order in there. They were all in a row. # spare
“No waiting,” said {grownup}. “You came straight in.” # spare
{A} washed both hands, with water this time. There was a bit of plaster on one thumb. It could stay there until the morning.
“Does the doctor have a doctor?” asked {A}. ¶ “There is always one,” said {grownup}. # more
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: sofa; clock on table; table; moon; window
In the living room the sofa was empty, from arm to arm.
The clock had a tick, and it was a good one. # spare
It was a bit louder about it than by day. # more
The table stood on all four legs, and had no pain. # spare
The moon came in and sat down at the end. It did not have anything. It would have liked to be asked.
It held one hand out on the cushion, in case. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; patient sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
{patient} lay in the bed, next to {L}. There was room for two. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} sat down at the side. “Next,” said {grownup}, quite low. “And what seems to be the matter?”
{L} had to think. “Nothing,” said {L}.
“Shall I look?” ¶ “Yes,” said {L}. “All of it.”
So the feet were looked at, and one ear, and the other. It took a good long time.
{L} was asleep before the second ear.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a queue on the sofa in the morning. It was not a long one. It was the boot, with its tongue out, and behind the boot there was a place left free, for whoever else might come.
“And what seems to be the matter?” asked {A}. It was nothing at all. The boot had only come in to say that it was better, and had brought half a biscuit.
-> DONE

=== next_bedtime
There was a small plaster on the bedpost. It had asked for one.
-> DONE
