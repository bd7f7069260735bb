# tells: entries(coming)
# wants: child
# when: coming
# kind back: me leaving|leave me|leaving me|leaves him|leaves her|leaving him|leaving her|without me|without mum*|without dad*|without us|drop off|drop-off|dropping
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
{~It was written on a card. {H} put the card on the quilt, at the far end, where the feet are.|{H} had it on a card, and put the card down at the far end of the bed.|All that {H} knew was on a card, and it lay at the far end of the bed, where the feet are.}
“Up at the pillow it is tonight,” said {L}, “and what is coming is down there.” In between, the quilt had a deep fold. That was the night.
{L} sat at the pillow. {young:But the feet were down there already. They said nothing.|But the feet were down there already, under the quilt, and said nothing about it.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold card; heroes kneel; friends sit
# things: chair; jumper on chair; shoe; shoe; bed
The clothes for it lay on the chair, and nobody had told them. {young:So {A} held the card up to them.|So {A} held the card up to them, first to the top ones and then to those underneath.}
{pausing} # company
The sleeves lay folded, one over the other, and took it calmly.
The shoes were put under the chair, with their toes pointing away from the bed. {young:“Now they need not turn round,” said {A}.|“Then they need not turn round when it comes,” said {A}.}
One lace hung down. It was tucked in, and came out again, to hear the rest of it. # spare
The pocket asked whether it would be given anything. That was not on the card either, but {A} put a hand in, so that it should have had something. # more
They had not been told how far it was, because that was not on the card. # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: L reach-down curious; heroes kneel; friends sit
# things: bed; quilt; clock on bed; card on bed; e1
The alarm clock was put down there first, to say when. Then {L} went over the night on two knees, to try it.
{is_entry_1_thing:Over there {entry_1_thing} {entry_1_thing_many:were|was} {entry_1_thing_prop}. {entry_1_thing_why}}
{is_entry_1_being and not is_entry_1_thing:Over there {entry_1_being} {entry_1_being_many:were|was} {entry_1_being_prop}. {entry_1_being_why}}
{is_entry_1_being and is_entry_1_thing:{entry_1_being} {entry_1_being_many:were|was} {entry_1_being_prop}. {entry_1_being_why}} # usual
{is_entry_1_act:{entry_1_act}|“Good morning,” said {L} over there, and answered at once, in a deeper voice.}
{young:Then {L} came back. It was still tonight.|Then {L} came back over the night, and it was still tonight.} # usual
{joining}
{hinderer_person:{hinderer} sat down on the far end, and so was there a whole night too early, and had to come back.} # beat
{hinderer_animal:{hinderer} put a nose on the quilt, right in the middle of the night, and left it there.} # beat
{hinderer_carried:{hinderer} had been set down right in the middle of the night, and was lifted over it.} # beat
{is_entry_2:There was a second card. ¶ {entry_2}}
{is_entry_2_thing:{entry_2_thing} {entry_2_thing_many:were|was} {entry_2_thing_prop}. {entry_2_thing_why}} # usual
{is_entry_2_being:{entry_2_being} {entry_2_being_many:were|was} {entry_2_being_prop}. {entry_2_being_why}} # usual
{is_entry_1_act and is_entry_2_act:{entry_2_act}} # usual
{is_entry_2 and not is_entry_1_act:{is_entry_2_act:{entry_2_act}|{L} went over, looked at it from the other side, and came back.}}
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes kneel; friends sit
# things: bed; clock on bed; card on bed
“What comes first?” asked {A}. “{first()}, or {second()}?” That was not on any card.
So {A} tried it with {first()} in front, {young:and it looked right.|and went back to the pillow to look, and it looked right.} Then it was tried the other way round, and that looked right as well.
In the end they were put next to each other, exactly level. {young:Now both were first.|Whichever it was that came first, nobody would have to push past.}
The feet had an opinion, but nobody had asked the feet. # more
One more card had nothing on it. That was for what nobody knew yet, and it was put in the middle. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A bow at clock; heroes kneel; friends sit
# things: bed; clock on bed; card on bed
“Hello,” said {A} to {is_being_1:{being_1}|{first()}}, to see how it goes.
{young:It was a bit loud. So {A} said it again, into the quilt.|It came out rather loud. So it was said again, into the quilt.} After that {A} did it without a word, with a nod. {young:A nod was good.|A nod was good, because you can do it with your arms full.}
“Which of them will you take?” asked the alarm clock. {A} was going to take all three. # spare
It had only ever had the one way of saying it, and that one was a bell. # more
A loud one, a soft one and a nod went into the pocket of what lay on the chair, one after the other. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L pull surprised quilt; heroes sit-up surprised; friends sit
# things: bed; clock on bed; card on bed; e2
{is_entry_3:There was one more card. ¶ {entry_3}}
{is_entry_3_being:{entry_3_being} {entry_3_being_many:were|was} {entry_3_being_prop}. {entry_3_being_why}|{is_entry_3_thing:{entry_3_thing} {entry_3_thing_many:were|was} {entry_3_thing_prop}. {entry_3_thing_why}}} # usual
{entry_3_act} # usual
{is_entry_4:{entry_4}}
{is_leave or is_back:There was leaving in it, and the dressing gown did that. It went as far as the door, looked round, and was gone. ¶ {young:Then it had to be fetched in, so that it could go again.|Then it had to be fetched in, because otherwise it could not have gone again.} It went three times.}
{is_worry:There was a worry in it. A rolled-up sock went over first, to try that. When it came back, it was still rolled up. ¶ So it went once more, and {L} went with it.}
{young:From the pillow it looked far away. {L} wanted it nearer, and pulled the quilt.|From the pillow it all looked far away. {L} wanted it nearer, took the quilt in both hands, and pulled.}
Then everything came. {first()} came right over the night, {other():{other()} on top|the card on top}, and the alarm clock rang.
“Good morning!” said {L}. {young:But it was dark outside.|But outside it was dark, and there was no night left to sleep in. It had been pulled flat.}
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
So that was how deep it was: one hand, and then you were there yourself. You could hardly have fitted a dream in, or only a short one, about a biscuit. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A reach-down curious; heroes sit-up; friends sit
# things: bed; clock on bed; card on bed
In a heap it is not easy to see who is who. {first() != "all of it":For a moment {first()} might have been any {young:old thing|old thing that is lying about in a bedroom}.|For a moment nobody knew any more which side was which.}
“You are {first()},” said {A}, {young:quite clearly.|very clearly, with one finger on it.} After that nobody could have taken it for anything else.
{young:The alarm clock lay on its back and still rang.|The alarm clock lay with both its feet in the air, and was still ringing, and had to be told twice.}
“You said when,” said the alarm clock. # spare
“I said it too soon,” said {A}, and turned it the right way up. “You can say it again when it gets light.” # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L lie-awake calm; heroes lie-awake calm; friends sit
# things: bed; quilt; clock on bed; moon
So {L} made the night again, with the edge of one hand, and took everything back across on tiptoe.
{first()} went first. {other():{other()} went next.} The alarm clock went last, and hardly ticked. # usual
{helper_person:{helper} held the quilt by a corner, so that nothing could come again.} # beat
{helper_animal:{helper} lay down along the edge of the quilt, and after that it could not be pulled.} # beat
{helper_carried:{helper} was put on the corner of the quilt, and kept it down.} # beat
Then {L} lay flat, and saw only the fold. # usual
You cannot even see your own feet, and those are there. # more
“Is it still there?” ¶ {L} put out a toe. It went under the night, and came up over there.
“{first()},” said {L}. The toe went on. {other():“{other()}.”|Something ticked.}
{young:Then the toe did what {L} had done, quite small.|Then the toe did all that {L} had done, so small that nobody saw it.}
{is_back:And something came over the night from there, and was soft. That was the dressing gown, coming back.}
It was all there. It was only not yet.
-> DONE

=== l3
# shot: close
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake calm; friends sit
# things: bed; quilt; clock on bed; moon
“What is it like over there?” asked {A}. That was for the toe.
The toe had another look. “Dark,” it said. A bit later it said, “Warm at the edge.” ¶ It was a toe. It could not say more than that.
So nobody asked it again. # spare
They lay and waited. You do not have to do it. It gets done. # more
Nobody pulled. # usual
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A drink sleepy; heroes sit-up sleepy; friends sit
# things: bed; quilt; mug; clock on bed
There was one more drink. {A} sat up for it, and did not pull.
You can do that. You only have to think of the quilt. # spare
The mug was put down on this side. It was still tonight there.
On the other side it was dark. {first()} kept quite still. # usual
The alarm clock ticked as if it had a finger on its lips. # more
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
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; clock; moon
{resting}
{keepsake}
{dream} # spare
{is_saying:Somebody said it once more, quite low. “{saying}”} # usual
Over there it was all quiet. The alarm clock would say when. # usual
Nobody pulled.
{As} feet were on the far side. The rest of {A} slept on this one.
{is_being_1:Goodnight, {being_1}.|Goodnight, over there.} Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
One of the cards had been in a pocket all day long. Now it lay on the quilt, and {H} turned it over. It had been sat on, and something had been spilled on it, and on the back there was a line of small writing.
“And was it like that?” asked the alarm clock, which had only been there for the first minute of it. ¶ Some of it was, and some of it was not. The alarm clock ticked very low, and wished to hear about the other half.
-> DONE

=== next_bedtime
There was one fold in the quilt. Nobody pulled.
-> DONE

=== function first
{
- is_entry_1_thing:
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
- is_entry_2_thing:
~ return entry_2_thing
- is_entry_2_being:
~ return entry_2_being
- is_thing_1:
~ return thing_1
- is_being_1:
~ return being_1
}
~ return "all of it"

=== function other
{
- is_entry_1_thing and is_entry_1_being:
~ return entry_1_being
- (is_entry_1_thing or is_entry_1_being) and is_entry_2_thing:
~ return entry_2_thing
- (is_entry_1_thing or is_entry_1_being) and is_entry_2_being:
~ return entry_2_being
- is_entry_2_thing and is_entry_2_being:
~ return entry_2_being
- (is_entry_1_thing or is_entry_1_being or is_entry_2_thing or is_entry_2_being) and is_entry_3_being:
~ return entry_3_being
- (is_entry_1_thing or is_entry_1_being or is_entry_2_thing or is_entry_2_being) and is_entry_3_thing:
~ return entry_3_thing
- not is_entry_1_thing and not is_entry_1_being and not is_entry_2_thing and not is_entry_2_being and is_thing_1 and is_being_1:
~ return being_1
}
~ return ""

=== function second
{
- other() != "":
~ return other()
}
~ return "the alarm clock"
