# tells: entries(coming|thing)
# wants: other
# when: coming
# kind back: me leaving|leave me|leaving me|leaves him|leaves her|leaving him|leaving her|without me|without mum*|without dad*|without us|drop off|drop-off|dropping
# kind leave: leaving|leave|leaves|goodbye|goodbyes|bye|without me|without mum*|without dad*|without us|drop off|drop-off|dropping
# kind worry: worr*|scared|afraid|nervous|anxious|frightened|feart|fear*|dread*|cry|cries|crying|cried|not delighted|not happy|not keen|doesn't want|doesnt want|does not want|didn't want|butterflies|not sure|what if
# never: died|funeral|put to sleep|passed away|barefoot|bare feet|dance|dancing|ballet|swimming|swim gala|gala|backstroke
# ages: 3-9
# holds: dark(kind)

=== title
{~Lower Down|We Shall Be in the Shoes}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: L hold sock; heroes stand curious; friends sit
# things: chair; jumper on chair; sock in L.hand; paper on chair; bed; e1
{entry_1}
{~It said so on a note. {H} had put it on top of the clothes on the chair, so that they knew.|The clothes for it lay ready on the chair, and {H} read them the note.|“You had better know about this,” {H} told the clothes on the chair. The note was put on top.}
The topmost were two socks, rolled into one. “We are going, too,” said the left sock. “Lower down.”
“We shall see nothing of it,” said the right sock, “in the shoes. {young:We went to the seaside once. It was a shoe.”|We were at the seaside once. It was dark, and there was sand in it.”}
“Then you must see it now,” said {L}, {young:and put them on the edge of the bed.|and sat them on the edge of the bed.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious at chair; heroes stand; friends sit
# things: chair; jumper on chair; sock on bed; bed
First they went through the rest of the clothes, to find out who would see it. {young:The front would see it first.|The front would see it first, because it is the front.} The back would see it afterwards, on the way out. The sleeves would see it from both sides.
{pausing} # company
“And the pocket?” asked the left sock. {young:The pocket would see nothing.|A pocket sees nothing either, but it is sometimes given something.} “What will it be given?” ¶ That was not on the note.
At the very bottom lay the underpants, who did not ask. # spare
Then it was all laid on the chair again, in the order in which it is put on. # more
-> DONE

=== s2
# shot: wide
# place: bedroom; dusk; clear
# action: L point happy at basket; heroes stand; friends sit
# things: bed; sock on bed; sock on bed; basket; pillow; lamp; e1
{is_entry_1_thing:“{entry_1_thing_many:Those are|That is} {entry_1_thing},” said {L}. {entry_1_thing_many:They were|It was} {entry_1_thing_prop}. {entry_1_thing_why}}
{is_entry_1_being and not is_entry_1_thing:“{entry_1_being_many:Those are|That is} {entry_1_being},” said {L}. {entry_1_being_many:They were|It was} {entry_1_being_prop}. {entry_1_being_why}}
{is_entry_1_being and is_entry_1_thing:“And {entry_1_being_many:those are|that is} {entry_1_being}.” {entry_1_being_many:They were|It was} {entry_1_being_prop}. {entry_1_being_why}} # usual
“And what do you do there?” asked the {~left|right} sock. ¶ {is_entry_1_act:{entry_1_act}|{L} showed them the going in, with a nod to the left and a nod to the right.}
{joining}
{hinderer_person:{hinderer} stood right in front of the socks to see better, and was asked from behind to sit down.} # beat
{hinderer_animal:{hinderer} sat down in the front row, and the socks saw the best of it past an ear.} # beat
{hinderer_carried:{hinderer} had been put in the front row, and the socks had to look round the side.} # beat
{is_entry_2:There was more on the note. ¶ {entry_2}}
{is_entry_2_thing:That had to be seen as well, and so {entry_2_thing} {entry_2_thing_many:were|was} {entry_2_thing_prop}. {entry_2_thing_why}} # usual
{is_entry_2_being:{entry_2_being} {entry_2_being_many:were|was} {entry_2_being_prop}. {entry_2_being_why} ¶ The socks, who had not met {entry_2_being}, found it very like.} # usual
{is_entry_1_act and is_entry_2_act:{entry_2_act}} # usual
{is_entry_2 and not is_entry_1_act:{is_entry_2_act:{entry_2_act}|That was done with both hands, and they nodded as well as a sock can.}}
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A lie-front curious; heroes kneel; friends sit
# things: rug; basket; pillow; sock; bed
“That is from the bed,” said the left sock. “Do you know how it is from the floor?” {young:{A} did not. So {A} lay down on the rug.|{A} did not, and lay down flat on the rug to see, with one cheek on the floor and a sock on either side.}
From there {first()} went up and up. {young:You saw mostly the bottom edge.|It all began at the nose and ended at the ceiling, and what you saw of it was mostly the bottom edge.}
{other():Of {other()} you saw one corner. {young:It was a good corner.|“A good corner,” said the right sock. “We shall know {other()} by that.”}|Of everything else you saw one corner, and it was a good one.}
There was a crumb down there as well. It came from tea. # spare
“And if somebody steps over you?” asked {A}. ¶ “Then you see a sole,” said the left sock, “and then you see the lamp again.” # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A shout happy; heroes sit; friends sit
# things: basket; bed; sock on bed; sock on bed
“What will it sound like?” asked the right sock. {young:“We shall hear it, you see.”|“We go a good deal by sound, lower down.”}
Nobody knew that. {A} did one sound with the lips, and one with the feet. {young:The third was no sound at all.|The third was no sound at all, and it went on longest.}
“It may be that one,” said the left sock. {young:“Do it again.”|“Do it again, so that we have it.”} And they all listened to it once more.
In the middle of it somebody downstairs shut a cupboard. # spare
That did not belong to it. But you never know, and so it was kept as the fourth. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L reach-down curious; heroes kneel curious; friends sit
# things: shoe; shoe; sock in L.hand; bed; e2
{is_entry_3:The note was not at an end. ¶ {entry_3}{is_entry_4: ¶ {entry_4}}}
{is_entry_3_being:{entry_3_being} {entry_3_being_many:were|was} {entry_3_being_prop}. {entry_3_being_why}|{is_entry_3_thing:{entry_3_thing} {entry_3_thing_many:were|was} {entry_3_thing_prop}. {entry_3_thing_why}}} # usual
{entry_3_act} # usual
{is_leave or is_back:Then there was leaving in it. The dressing gown did that. It went out at the door, and they listened to it go{is_back:. ¶ “We know that one,” said the left sock. “In the wash we are parted. {young:It goes round and round. Then we are rolled up.”|It goes round for a long time. Then we are rolled up.”} And the dressing gown came in again.|, down to the last stair. ¶ “We shall go at the same speed as you,” said the left sock.}}
{is_worry:“And the worry?” asked the right sock. “Do that one, too, while it does not count.” ¶ So {L} did it, with the face that goes with it. ¶ “We were inside out once, in front of everybody,” said the left sock. “Then there was lunch.”}
“And what comes after that?” ¶ {L} showed them an empty hand, because nobody knew. They looked at it for a long time. # usual
“Now we have seen it,” said the left sock, “but in the shoe it will be dark.” ¶ “Then get in,” said {L}, {young:and put each of them in.|and put them in, down to the toe.}
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious at shoe; heroes kneel; friends sit
# things: shoe; shoe; rug
{A} put a hand in, to see how they had it in there. {young:It was dark, and quite snug.|It was dark, and rather snug, and it smelled of every place they had been to.}
Where the toes live there was a small stone. ¶ “That is nobody of ours,” said the left sock. {young:“It was here before us.”|“It was in here when we came, and it has been to everything.”}
“Does it know where we are going?” asked {A}. ¶ {young:They had told it.|They had told it, word for word, from the note.} ¶ It was turned out of the shoe, and looked at, and then it was put back, because it was ready to go. # spare
The hand had the mark of a lace on it for some time. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; stars
# action: A whisper at shoe; heroes kneel; friends sit
# things: shoe; shoe; rug; pillow
“Somebody must say when it begins,” said the right sock. {young:It sounded small in there.|Its voice came from a long way in.}
{A} bent down to the shoe. “I shall say ‘now’ to you,” said {A}, {young:“like this. Now.”|“very low, like this. Now.”}
“Now,” said the left sock, in the other shoe. ¶ {young:“That was for me,” said the right sock.|“That was mine,” said the right sock. “Yours comes afterwards.”}
So the other shoe was told as well. It was just as low. # spare
They did it until there was no need to say it. {A} only had to bend down. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L tiptoe; heroes kneel; friends sit
# things: shoe; shoe; pillow; door; moon
{L} put out the lamp, and did it all again in the dark.
{helper_person:{helper} held a hand over each shoe, so that nobody could peep.} # beat
{helper_animal:{helper} breathed into one of the shoes, and after that it was warm in there.} # beat
{helper_carried:{helper} was set down beside the shoes, and that made it darker in there.} # beat
Something came past, quite near. ¶ “{first()},” said the left sock. It was right.
{other():Something came past on tiptoe. ¶ “{other()},” said the right sock. It was right.} # usual
The floor creaked. It creaked twice. ¶ “That is {L},” said the left sock, “doing it.” It was right.
Then nothing came past. It came past quite slowly. ¶ “That is what nobody knows,” said the right sock. It was right.
“How do you do it?” asked {L}. ¶ “We keep still,” said the left sock. “It all comes past.” # usual
There was only the night to come now. # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A kneel sleepy; heroes sit sleepy; friends sit
# things: shoe; shoe; door; rug
“Which of us goes in front?” asked the left sock. {A} thought about it.
One goes, and then the other. That is how it is done. # spare
“Then we both do,” said the right sock. ¶ “You both do.”
The laces were laid inside. It was like a quilt. # usual
It was quiet in there after that. # more
They had gone to sleep with their clothes on. They were the clothes. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-awake; friends sit
# things: bed; quilt; pillow
{A} lay in bed. A bed is quite like a shoe.
It is long. You go in at the top. It is warm at the toe. # spare
The quilt came up as far as the chin. {A} could not see out, and did not have to.
You lie there with somebody beside you, or you lie there by yourself. Either will do. # more
There was no stone in it. # usual
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: shoe; shoe; chair; jumper on chair; paper on chair; e1; moon
{entry_1_night} # usual
{entry_2_night} # more
On the chair lay the clothes. On the clothes lay the note. They knew.
{first()} had been put away, and would be there in the morning. # spare
By the door stood two shoes. They were not empty. # more
In the left one was a left sock. In the right one was a right sock. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
The quilt was up to the chin. “It is like a shoe in here,” said {L}.
“Is it warm?” asked the left sock, from its shoe. ¶ “Yes.” ¶ “Then it is right,” said the right sock. # usual
{is_saying:A little later one of the shoes said it, quite low. “{saying}”} # usual
{L} kept still. Something came past, large and quiet.
“That is the night,” said the left sock. It was right.
Goodnight, left. Goodnight, right. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Two socks lay on the rug, inside out, and were still talking. “First something came past that was hard,” said one of them. “Then there was a good deal of nothing, and then it was very loud, and everybody stood up.”
“That was not it,” said the other. “That was the bus.” ¶ {H} turned them the right way round, and told them what it had been. They had known it nearly all the time.
-> DONE

=== next_bedtime
The quilt was up to the chin. It was like a shoe in there, and it was warm.
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
