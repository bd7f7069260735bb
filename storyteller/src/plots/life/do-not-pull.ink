# tells: entries(coming)
# wants: child
# when: coming
# kind leave: leaving|leave|leaves|goodbye|goodbyes|bye|without me|without mum*|without dad*|without us|drop off|drop-off|dropping
# kind worry: worr*|scared|afraid|nervous|anxious|frightened|feart|fear*|dread*|cry|cries|crying|cried|not delighted|not happy|not keen|doesn't want|doesnt want|does not want|didn't want|butterflies|not sure|what if
# never: died|funeral|put to sleep|passed away
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~Do Not Pull|On the Far Side of the Fold}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: L sit-up curious; heroes sit-up curious; friends sit
# things: bed; quilt; e1; card on bed; chair; jumper on chair
{entry_1}
{~It was written on a card. {H} put the card on the quilt, at the far end, where the feet are.|“Where does it go?” asked {L}, who had it on a card. {H} put the card down at the far end of the bed, where the feet are.|All that {H} knew was on a card, and the card lay at the far end of the bed, where the feet are.}
“Up at the pillow it is tonight,” said {L}, “and what is coming is down there.” In between, the quilt had a deep fold. {young:That was the night.|That was the night, right across the bed.}
At the far end stood the chair. The clothes for it lay there ready.
{L} sat at the pillow. {young:But the feet were down there already. They said nothing.|But the feet were down there already, under the quilt, and said nothing about it.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold card; heroes kneel; friends sit
# things: chair; jumper on chair; shoe; shoe; bed
Clothes are put out, and often nobody tells them what for. {young:So {A} held the card up to them.|So {A} held the card up to them, first to the top ones and then to those underneath.}
{pausing} # company
The sleeves lay folded, one over the other, and took it calmly.
The shoes were put under the chair, with their toes pointing away from the bed. {young:“Now they need not turn round,” said {A}.|“Then they need not turn round when it comes,” said {A}.}
One lace hung down. It was tucked in, and came out again. # spare
They had not been told how far it was, because that was not on the card. # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: L reach-down curious; heroes kneel; friends sit
# things: bed; quilt; hairbrush on bed; clock on bed; slipper on bed; card on bed; e1
“First {is_thing_1:{thing_1}|all that there will be},” said {L}. For that there was only a hairbrush. {young:It lay very still, so as not to look like a hairbrush.|It lay beyond the fold, very still, so as not to look like a hairbrush.}
Up to then it had mostly had to do with hair. # more
The alarm clock had to be {is_being_1:{being_1}|everybody else}. {young:It ticked more softly than before.|It had never done this before, and ticked more softly.}
{joining}
{hinderer_person:{hinderer} sat down on the far end to have a look, and had to be asked to get up off {is_thing_1:{thing_1}|the hairbrush}.} # beat
{hinderer_animal:{hinderer} put a nose on the quilt, right in the middle of the night, and left it there.} # beat
{hinderer_carried:{hinderer} had been set down right in the middle of the night, and was lifted over it.} # beat
{is_entry_2:There was a second card. ¶ {entry_2}}
{is_thing_2:A slipper was {thing_2}.{is_being_2: The other slipper was {being_2}. They had been a pair until then.}|{is_being_2:A slipper was {being_2}, with its heel in.}} # usual
One card had nothing on it. That was for what nobody knew yet. {young:It was put in the middle.|It was put in the middle of everything.}
The slippers would have stood on it, but they were asked not to. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes kneel; friends sit
# things: bed; hairbrush on bed; clock on bed; card on bed
“What comes first?” asked {A}. “{is_thing_1:{thing_1}|The hairbrush}, or {is_being_1:{being_1}|everybody else}?” That was not on any card.
So {A} put the hairbrush in front, {young:and it looked right.|and looked at it from the pillow, and it looked right.} Then it was the other way round, with the alarm clock in front, and that looked right as well.
In the end they were put next to each other, exactly level. {young:Now both of them were first.|Whichever of them it was that came first, it would not have to push past.}
The alarm clock had been looking at the hairbrush from the side. # spare
It is not often that the two of them meet. By the time that the hairbrush begins, the alarm clock has always finished. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A bow at clock; heroes kneel; friends sit
# things: bed; clock on bed; hairbrush on bed; card on bed
“Hello,” said {A} to {is_being_1:{being_1}|{is_thing_1:{thing_1}|the hairbrush}}, to see how it goes.
{young:It was a bit loud. So {A} said it again, into the quilt.|It came out rather loud. So it was said again, into the quilt.} After that {A} did it without a word, with a nod. {young:A nod was good.|A nod was good, because you can do it with your arms full.}
There was a pause then. {young:It might be a long one or a short one. They did one of each.|It might be a long pause or a short one, and so they did one of each.}
The alarm clock ticked through both of them, very correctly. # spare
So now there were three to choose from, a loud one, a soft one and a nod, and they could all be taken along. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L pull surprised quilt; heroes sit-up surprised; friends sit
# things: bed; clock on bed; hairbrush on bed; card on bed; e2
{is_entry_3:There was this as well. ¶ {entry_3}{is_entry_4: ¶ {entry_4}}}
{is_being_3:A glove was {being_3}, with all its fingers together.} # usual
{is_thing_3:A mug was {thing_3}. Its handle was turned to the wall.} # usual
{is_leave:There was leaving in it, and the dressing gown did that. It went as far as the door, looked round, and was gone. ¶ {young:Then it had to be fetched in, so that it could go again.|Then it had to be fetched in, because otherwise it could not have gone again.} It went three times.} # beat
{is_worry:A rolled-up sock had to be the worry. It was tried on the left of {is_thing_1:{thing_1}|the hairbrush}, and on the right. It got its place like everything else, and nobody sat on it.} # beat
From the pillow it all looked small. {L} wanted to see {is_being_1:{being_1}|it} from nearer, {young:and pulled the quilt.|and took the quilt in both hands, and pulled.}
Then everything came. {is_thing_1:{thing_1}|The hairbrush} came right over the night, and the cards came, and on top of it all lay {is_being_1:{being_1}|everybody else}, ticking.
There was no night left in between. It had been pulled flat.
“Now it is here,” said {L}, {young:“and it is still tonight.”|“and it is still tonight, and nobody is dressed.”}
On the chair the clothes had not moved. # usual
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes kneel; friends sit
# things: bed; quilt; card on bed; lamp
“How deep was it?” asked {A}, {young:and put a hand under the quilt, where the night had been.|and put a hand under the quilt, slowly, with the fingers first, where the night had been.} It went in as far as the wrist. {young:It was still warm in there.|It was still warm in there, and at the bottom it was soft.}
And right in the middle of the night there was a knee. ¶ “That is me,” said {A}. It was, too.
One of the cards had got in there as well, and was taken out, and still said the same. # spare
So that was how deep it was: one hand, and then you were there yourself. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A hold hairbrush; heroes sit-up; friends sit
# things: bed; clock on bed; card on bed; hairbrush in A.hand
In a heap it is not easy to see who is who. {young:The hairbrush had rolled on its back.|The hairbrush had rolled on its back, and for a moment it was a hairbrush.}
“You are {is_thing_1:{thing_1}|all of it},” said {A} to it. {young:Then it was.|It pulled itself together, and then it was.}
The alarm clock had never forgotten that it was {is_being_1:{being_1}|everybody else}. {young:It ticked, upside down.|It lay with both its feet in the air, and ticked.}
The card with nothing on it was the hardest to find, because from behind they all look like that. # spare
It was held up to the lamp, to be sure. There was still nothing on it, on either side, and so it was known which card it was. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-awake calm; heroes lie-awake calm; friends sit
# things: bed; quilt; clock on bed; hairbrush on bed; moon
So {L} made the night again, with the edge of one hand, and took everything back across.
You go softly there. Somebody may be asleep in it. # usual
{is_thing_1:{thing_1}|The hairbrush} went first. {is_being_1:{being_1}|Everybody else} went last, and hardly ticked. # usual
{helper_person:{helper} held the quilt by a corner, so that nothing could come again.} # beat
{helper_animal:{helper} lay down along the edge of the quilt, and after that it could not be pulled.} # beat
{helper_carried:{helper} was put on the corner of the quilt, and kept it down.} # beat
Then {L} lay flat. From there you can see the fold, and that is all.
You cannot even see your own feet, and those are there. # more
“Is it still there?” ¶ {L} put out a toe. It went under the night, and up on the other side.
Something was hard. That was {is_being_1:{being_1}|everybody else}. Something had bristles. That was {is_thing_1:{thing_1}|the hairbrush}.
Then there was a place with nothing. “That is what nobody knows,” said {L}. The toe went round it. # usual
It was all there. It was only not yet.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake calm; friends sit
# things: bed; quilt; clock on bed; moon
“What is it like over there?” asked {A}. That was for the toe.
The toe had another look. “Hard,” it said. A bit later it said, “Bristles.” ¶ It was a toe. It could not say more than that.
So they did not ask again. # spare
They lay and waited. You do not have to do it. It gets done. # more
Nobody pulled. # usual
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A drink sleepy; heroes sit-up sleepy; friends sit
# things: bed; quilt; mug; hairbrush on bed
There was one more drink. {A} sat up for it, and did not pull.
You can do that. You only have to think of the quilt. # spare
The mug was put down on this side. It was still tonight there.
On the other side it was dark. There was {is_thing_1:{thing_1}|a hairbrush}. It lay very still. # usual
It was better at it in the dark. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: chair; jumper on chair; shoe; shoe; card; e1; moon
{entry_1_night} # usual
{entry_2_night} # more
Under the chair stood the shoes. They looked the right way.
The card lay where it lay. It was too dark to read. It said so all the same. # spare
The fold had sunk a little. The night had got wider. You could sleep in it now. # more
The empty card was empty. It had all night. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; hairbrush; clock; moon
{resting}
{keepsake}
{dream} # spare
{is_saying:Somebody said it once more, quite low. “{saying}”} # usual
It was too dark to read the card. It still said it. ¶ {entry_1} # usual
Over there it was all quiet. {is_being_1:{being_1}|Everybody else} ticked. # usual
The clothes were ready. Nobody pulled.
{As} feet were on the far side. The rest of {A} slept on this one.
{is_being_1:Goodnight, {being_1}.|Goodnight, over there.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The card with nothing on it had been in a pocket all day long. Now it lay on the quilt, and {H} turned it over. It had been sat on, and something had been spilled on it, and on the back there was a line of small writing.
“And was it like that?” asked the hairbrush. ¶ Some of it was, and some of it was not. The hairbrush lay very still, and wished to hear about the other half.
-> DONE

=== next_bedtime
There was one fold in the quilt. Nobody pulled.
-> DONE
