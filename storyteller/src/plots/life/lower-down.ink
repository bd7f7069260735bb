# tells: entries(coming|thing)
# wants: other
# when: coming
# kind leave: leaving|leave|leaves|goodbye|goodbyes|bye|without me|without mum*|without dad*|without us|drop off|drop-off|dropping
# kind worry: worr*|scared|afraid|nervous|anxious|frightened|feart|fear*|dread*|cry|cries|crying|cried|not delighted|not happy|not keen|doesn't want|doesnt want|does not want|didn't want|butterflies|not sure|what if
# never: died|funeral|put to sleep|passed away
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
{~It said so on a note. {H} had put out the clothes for it on the chair, and the note lay on top, so that they knew.|The clothes for it lay ready on the chair. {H} read the note out to them, so that they knew.|“You had better know about this,” {H} told the clothes, which lay ready on the chair. The note was put on top.}
The topmost were two socks, rolled into one. “We are going, too,” said the left sock. “Lower down.”
“We shall see nothing of it,” said the right sock. “We shall be in the shoes. {young:We went to the seaside once. It was a shoe.”|We were at the seaside once. It was dark, and there was sand in it.”}
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
“That is {is_thing_1:{thing_1}|where we are going},” said {L}. It was the laundry basket.
It had been empty all day, and was glad to be {is_thing_1:{thing_1}|somewhere}. ¶ “Which side is the front?” asked the left sock. So it was turned round. # usual
{is_being_1:“And that is {being_1}.” It was a pillow. {young:It leaned a bit.|It had never done this before, and leaned.}|“And that is everybody else.” It was a pillow. {young:It leaned a bit.|It had never been so many before, and leaned.}}
The socks looked up from below. There it said that {is_being_1:{being_1}|everybody} could be washed at forty degrees. # usual
{joining}
{hinderer_person:{hinderer} stood right in front of the socks to see better, and was asked from behind to sit down.} # beat
{hinderer_animal:{hinderer} sat down in the front row, and the socks saw {is_thing_1:{thing_1}|all the rest} past an ear.} # beat
{hinderer_carried:{hinderer} had been put in the front row, and the socks had to look round the side.} # beat
{is_entry_2:There was more on the note. ¶ {entry_2}}
{is_being_2:A slipper was {being_2}. The socks, who had never met {being_2}, thought it very like.} # usual
{is_thing_2:The lamp was {thing_2}, and was switched on for it.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A lie-front curious; heroes kneel; friends sit
# things: rug; basket; pillow; sock; bed
“That is from the bed,” said the left sock. “Do you know how it is from the floor?” {young:{A} did not. So {A} lay down on the rug.|{A} did not, and lay down flat on the rug to see, with one cheek on the floor and a sock on either side.}
From there {is_thing_1:{thing_1}|the basket} went up and up. {young:You saw mostly the bottom of it.|It began at the nose and ended at the ceiling, and what you saw of it was mostly the bottom edge.}
{is_being_1:Of {being_1} you saw one corner. {young:It was a good corner.|“A good corner,” said the right sock. “We shall know it by that.”}|Of the pillow you saw one corner, and it was a good one.}
There was a crumb down there as well. It came from tea. # spare
“And if somebody steps over you?” asked {A}. ¶ “Then you see a sole,” said the left sock, “and then you see the lamp again.” # more
-> DONE

=== m2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A shout happy; heroes sit; friends sit
# things: basket; bed; sock on bed; sock on bed
“What does {is_thing_1:{thing_1}|it} sound like?” asked the right sock. {young:“We shall hear it, you see.”|“We go a good deal by sound, lower down.”}
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
{is_being_3:A glove was {being_3}, and waved.} # usual
{is_thing_3:A mug was {thing_3}, upside down.} # usual
{is_leave:Then there was leaving in it. The dressing gown did that. It went out at the door, and it was quiet. ¶ “We know that,” said the left sock. “In the wash we are parted. {young:It goes round and round. Then we are rolled up.”|It goes round for a long time. Then we are rolled up.”}} # beat
{is_worry:“And what is that?” asked the right sock. ¶ It was a worry. A hairbrush had to do it, with its bristles up, and they looked at it from the front and from behind. ¶ “We shall be there for that as well,” said the left sock. “Lower down.”} # beat
“And then?” asked the right sock. ¶ “Then nobody knows,” said {L}. ¶ “Show us that.” {L} showed them an empty hand. They looked for a long time.
“Now we have seen it all,” said the left sock, “but in the shoe we shall not know {young:which bit it is.”|which bit is which.”} ¶ “Then get in,” said {L}, {young:and put each of them in.|and put them in, down to the toe.}
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious at shoe; heroes kneel; friends sit
# things: shoe; shoe; rug; basket
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
“How shall we know that it has begun?” asked the right sock. {young:It sounded small in there.|Its voice came from a long way in.}
{A} bent down to the shoe. “I shall say ‘now’ to you,” said {A}, {young:“like this. Now.”|“very low, like this. Now.”}
“Now,” said the left sock, in the other shoe. ¶ {young:“That was for me,” said the right sock.|“That was mine,” said the right sock. “Yours comes afterwards.”}
So the other shoe was told as well. It was just as low. # spare
They did it until there was no need to say it. {A} only had to bend down. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L push basket; heroes kneel; friends sit
# things: shoe; shoe; basket; pillow; door; moon
Now it was dark, and it was all done again, in a whisper, for the shoes.
{helper_person:{helper} held a hand over each shoe, so that nobody could peep.} # beat
{helper_animal:{helper} breathed into one of the shoes, and after that it was warm in there.} # beat
{helper_carried:{helper} was set down beside the shoes, and that made it darker in there.} # beat
Something was pushed past on the floor, and went shhh. ¶ “{is_thing_1:{thing_1}|That is where we are going},” said the left sock. It was right.
Something came past that was soft. ¶ “{is_being_1:{being_1}|Everybody else},” said the right sock. It was right.
{is_thing_2:Something came past that was bright. ¶ “{thing_2},” they both said. They were right.} # usual
Then nothing came past. It came past quite slowly. ¶ “That is what nobody knows,” said the left sock. It was right.
“How do you do it?” asked {L}. ¶ “We keep still,” said the right sock. “It all comes past.” # usual
There was only the night to come now.
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
The basket was a basket. It was glad to sit down. # spare
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
“Is it warm?” asked the left sock, from its shoe. ¶ “Yes.” ¶ “Then it is right,” said the right sock.
{is_saying:A little later one of the shoes said it, quite low. “{saying}”} # usual
On the chair lay the note. It still said it. ¶ {entry_1} # usual
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
