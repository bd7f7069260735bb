# about: somebody-left(teacher|miss |mrs |mr |ms |key worker|teaching assistant); new-class(leaving do|leaving party|teacher is leaving|teacher leaves|teacher leaving|teacher is going)
# also: sad; nervous; missing; new-class; new-baby; party; angry; cannot-sleep; school-day
# news: bad
# kind baby: baby|maternity|pregnant|expecting
# role who: somebody, answer = a teacher
# wants: child
# when: coming
# ages: 3-9
# holds: parting, dark(kind)

=== title
{~Here, Said the Pillow|Everybody Is Here Somewhere}
-> DONE

=== s1
# shot: wide
# place: school; day; clear
# action: teacher read book; heroes sit-on-chair; friends sit-on-chair
# things: desk; book; window; 5 coat on hook; hook
# people: teacher
{~Every morning {who} opened the register, and called {H}, and {H} said, “Here.” {young:It was a good start.|It is a good way for a day to begin, to be asked for.}|“Here,” said {H}, every morning, {young:when {who} called the register.|when {who} opened the register and came to that name.}|In the register stand all the names, one under the other. {who} called {H} out of it every day, {young:and never forgot.|and in all that time had never once left anybody out.}}
On some days it came out small, and on others you could hear it in the hall. # more
But {who} was leaving. {is_baby:A baby was coming, and would want {who} at home.|{who} had told them all, on the carpet.}
“Somebody else will call your name,” said {who}. ¶ {A} had thought of that. {young:“But who will call yours?” said {A}.|“But who will call yours?” said {A}. “You are not in it.”}
A teacher is the only one who is never asked. {young:{A} did not like that.|{A} did not like to think of it.} # usual
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: A read proud notebook; heroes sit; friends sit
# things: stairs; 4 boot on stairs; umbrella; themed
{joining}
So at home {A} made a register, {young:with everybody in it.|with everybody in it, and sat down with it at the bottom of the stairs.}
“Boots?” called {A}. “Here,” said the boots, {young:in a low voice.|in {As} lowest voice, one after the other.} “Umbrella?” ¶ “Here,” said the umbrella. # usual
{themed_a} was called as well, and was here. # personal
{hinderer_person:“Here,” said {hinderer}, “here, here, here,” for everybody who was called.} # beat
{hinderer_animal:{hinderer} came running at each name, whoever’s it was, and had to be ticked five times.} # beat
{hinderer_carried:{hinderer} was here, and was called again, and was still here, and that was written down twice.} # beat
A glove was here, and its brother was here, too, in the other pocket. # more
Then {A} came to the last line, {young:and called it.|and called it in the voice that goes up at the end.} “{who}?”
It was quiet on the stairs. {young:Nobody said here.|Nobody said here, and nobody else could.}
-> DONE

=== m1
# aside
# shot: close
# place: school; day; clear
# action: teacher wave happy; heroes stand; friends stand
# things: 5 coat on hook; hook; door; desk
There are people who do not like to say here. {young:They put up a hand.|In {As} class one put up a hand for it, and one said, “Yes,” and one said it to the floor.}
{who} had known that, {young:and had seen them all.|and had looked up at the right moment for each of them, so that nobody was missed.}
A boy had once been under the table, {young:for a button.|on account of a button, and from down there came a voice: “Here, nearly.”}
“Here, nearly,” {who} had written down. {young:They had all laughed.|They had laughed so much that the next three names had to be called again.}
On the day of the fire bell they had all said it in the yard. {young:It was cold out there.|Out there it came out as steam, thirty small white ones, one after the other.} # more
A new girl had said it in another language, {young:and it was still here.|and from then on, on Fridays, they had all said it like that.} # more
Once even the hamster had been called, {young:and it was in.|and had been found to be in, though it did not say so.} # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A peek curious in cupboard; heroes look-up; friends look-up
# things: cupboard; row of 5 cup on shelf; shelf; plate
{A} did the cups. {young:There are six, and one was not there.|There ought to be six of them, and five said that they were here.}
So the sixth was looked for, {young:and it was by the bed.|upstairs and down, and it was beside a bed, with a bit of cold tea in it.}
“Late,” wrote {A}. {young:That is not so bad.|“It has a good reason. It was with somebody who had a book.”}
The spoons were called, too, {young:and they were all in the drawer.|and could only be heard when the drawer was pushed, and then they all spoke at once.}
The teapot was here, and was full. {young:So it only said hm.|So it could not speak, and only lifted its lid a little.} # more
One fork was with the spoons. {young:It liked it there.|It had moved, and it said that it was quite happy, and that they had been very kind.} ¶ {A} ticked it in its new place. {young:A tick is a tick.|You do not have to be where you were to get a tick.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A hold worried notebook; heroes stand; friends sit
# things: chair; sofa; pencil; lamp
First {A} tried it with a chair. {young:It had a cardigan on.|The chair was given a cardigan, and a pencil behind where an ear would be.} “{who}?” said {A}. “Here,” said {A}, from behind it. {young:But that was just {A}.|But it was {A}, and it was a chair.}
Then {A} tried writing it down. “Away,” it says, {young:if you have spots.|for the ones who have spots.} But those come back on Monday, with some spots left. # usual
{helper_person:“{A}!” called {helper}, from upstairs, where the towels are. “Here!” said {A}, and it was heard all the way up.} # beat
{helper_animal:{helper} was called, and was not on the rug. A bark came from the far end of the garden, and that was a tick.} # beat
{helper_carried:{helper} was called, and was nowhere, and then was here after all, under the big cushion.} # beat
The sofa was asked, and it was here, all three seats of it. # more
{A} called once more, {young:and went to the window.|this time out of the window, with both hands round the mouth.} “{who}?”
A pigeon looked round. {young:It was not {who}.|It was out there, but it was not {who}, and it said so.} # usual
“You can’t hear it as far as that,” said {A}.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A draw calm; heroes draw; friends sit-on-chair
# things: table; paper on table; 2 crayons on table; cup on table
There had to be a card. {young:{A} drew {who}.|{A} drew {who}, and began with the hands, for those are the hard part, and one of them had chalk in it.}
Behind came the class, {young:all of them, with round heads.|thirty round heads, and on each the hair that it has in the mornings.}
{is_loved:One of the heads was thinking of {loved}. You could see which.|{musing}} # personal
{pausing} # company
One head looked out from under the table. {young:That one was nearly here.|“That one is nearly here,” said {A}.}
The hamster was put in at the front, {young:with a very round head.|and had to be made larger than it is, or nobody would have seen it.} # more
There was no room to write, {young:and so {A} put only a tick.|with so many people, and so {A} put only a tick, in the corner, where it is put.} ¶ It was a very good tick. {young:It had a long tail.|It went down, and turned, and went up, and it had a tail right off the card.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: street; dusk; clear
# action: A point curious; cat sit on wall; heroes look-through window; friends look-up
# things: window; wall; street-lamp; bin
From the window you could call the street. {young:“Bins?” The bins were here.|“Bins?” said {A}, not loudly, and the bins were here, with their lids on.}
“Lamp?” {young:The lamp went on.|At that moment the lamp came on, all down the road, and you could not ask for more.}
“Cat at number nine?” {young:It was on the wall.|It was on its wall. It did not say so, but it shut one eye.}
A man went by with a ladder. {young:“Ladder?” said {A}. It was here, both ends.|“Ladder?” said {A}, and first the one end of it was here, and then, a good while later, the other.} # more
The bus was called, and was not there. {young:But there was its stop.|But there stood its stop, with two people at it, who seemed to think that it was somewhere.}
“It is here at the station,” said {A}, {young:and made half a tick.|and made half a tick, and waited with the other half.} ¶ Then it came round the corner, {young:and got it.|and was given the rest.} # more
-> DONE

=== s4
# shot: close
# place: hallway; night; clear
# action: L write surprised notebook; heroes stand; friends sit
# things: stairs; lamp; 2 boot; umbrella
{L} sat down again at the bottom of the stairs, {young:and looked at the last line.|with the pencil, and looked at the last line, which had nothing after it.}
The boots were here in the hall. {young:The cup was here in the kitchen.|The cups were here in the kitchen. The moon was here outside.} They were not all in one place. # usual
“Here is not a place,” said {L}. “It is where you are when you say it.”
So if {who} was in another room, far away, {young:and somebody asked|and somebody there put the question}, what would {who} say?
“Here,” said {L}. “It would be just the same.” {young:And there came the tick.|And {L} made the tick, with such a long tail that it went out over the edge of the paper.}
“But somebody has to ask,” said {L}. “I will do it, on the last morning. Then {who} will know how it is.”
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth calm; heroes brush-teeth; friends sit
# things: basin; toothbrush; cup; mirror
“Teeth?” said {L}. They were all here, but for the one that was always a bit late.
The brush went along the row, and missed nobody out.
“Left ear? Right ear?” They were behind the flannel. # usual
“Nose?” ¶ “Here,” said the nose, but it said it in the towel. # more
In the mirror was somebody who said it at the same time. # more
The tap was here. It said so, one drop at a time. # more
{L} practised it once more, with the end going up. It has to sound as if you would like to know.
-> DONE

=== l3
# shot: above
# place: hallway; night; stars
# action: L walk sleepy; heroes climb stairs; friends walk
# things: stairs; lamp; boot; umbrella
The register was taken up to bed.
On the way the stairs were called. “Here,” said the first. Eek, said the seventh. It counts.
The umbrella stayed down there with the boots. They had each other. # more
One boot had fallen on its side. It was here lying down. # more
The coats were all here, and had their arms down. # more
The lamp was the last one. It was asked, and it was put out.
It was still here. You just could not see it.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L hold sleepy notebook; heroes lie-back; friends sit
# things: bed; quilt; pillow; notebook on quilt
The pencil was put in at the page with the long tick.
A bag was on its hook for the morning. It had the card in it. # usual
It would be a day with a lump in it. You can say here with a lump. ¶ It only comes out lower. # more
The quilt said it, from the top to the toes. # more
The chair by the wall said it, and its four legs said it. # more
{L} lay down flat. One foot was here, and so was the other.
The night was asked, and it was here, in all four corners.
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: desk; book on desk; row of 4 chair; moon
In the classroom it was dark. The chairs were up on the tables.
The register lay in its drawer. All the names were in there, one under the other.
The hamster went round. It was in. # more
On the hook by the door hung a cardigan. It was there tonight. # more
The chalk lay in its groove. One bit had been worn right down to a button. # more
The moon came in by the side window. Nobody had called it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; quilt; pillow; lamp
Then there was one more register, in the dark, and it was a short one. # usual
{resting}
{keepsake}
{dream} # spare
“Pillow?” said {L}, very low. ¶ “Here.” It was a soft voice. # usual
“Foot?” ¶ “Here.” It was cold, and it was tucked in. # more
“{L}?” ¶ “Here.” It was nearly asleep.
“{who}?”
It was quiet.
Somewhere, in some room, a lamp was on, and somebody sat there.
Here, that would be.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was one more name in the register in the morning. It stood at the very bottom, under the tick with the long tail, and nobody knew the writing. “Pigeon,” it said.
So {A} opened the window, and called it, with the end going up. It took some time. Then something landed on the sill, and walked along it, and looked in with one eye. It got its tick.
-> DONE

=== next_bedtime
The register lay under the pillow, and the pillow was here.
-> DONE
