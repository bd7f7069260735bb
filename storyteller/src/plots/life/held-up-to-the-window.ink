# about: broken-thing(scribbl|drawing&brother|drawing&sister|drawing&baby|drawing&twin|drawing&cousin|picture&brother|picture&sister|picture&baby|picture&twin|picture&cousin|painting&brother|painting&sister|painting&baby|painting&twin|painting&cousin|poster&brother|poster&sister|artwork&brother|artwork&sister|colouring&brother|colouring&sister|project&brother|project&sister|card&brother|card&sister|drew&brother|drew&sister|drew&baby)
# also: made-something; angry; sad; frustrated; sharing; sorry; quarrel; jealousy; mess
# news: bad
# wants: child
# role drawn: answer(drawing|picture|painting|poster|project|card|colouring|artwork) = a drawing
# role other: sibling, playmate = a boy called Ned
# role grownup: parent = the grown-up at the sink
# names: Ned | Wilf | Gil
# kind torn: tore|torn|tear*|ripped|rip|rips|ripping|cut|chew*|ate|eaten|scrunch*
# kind horse: horse*|pony|ponies|unicorn*
# ages: 3-9
# needs: seeing, hands
# holds: crayon(kind), dark(kind)

=== title
{~Held Up to the Window|Green All Over}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand cross at table; heroes stand surprised; other hold happy crayon; grownup wash cup; friends stand surprised
# action for torn: L stand cross at table; heroes stand surprised; other hold happy paper; grownup wash cup; friends stand surprised
# things: table; drawing on table; pencil on table; chair
{
- is_torn:
{~The brown pencil had rolled under the sofa, and {H} went to get it. {young:Then {drawn} was in two bits.|It took one minute, and then {drawn} was in two pieces.}|It is a sound like a zip, and {H} heard it from the hall. {young:It was {drawn}, in the kitchen.|It was {drawn}, on the kitchen table, all the way from the top to the bottom.}|“No!” said {H} at the kitchen table. {young:{drawn} was in two bits.|On the table lay {drawn}, in two pieces, with a white edge down the middle.}}
It had taken {L} all afternoon. Beside the table stood {other_a}, and held up the smaller half, {young:to show.|for everybody to see.}
- else:
{~The brown pencil had rolled under the sofa, and {H} went to get it. {young:Then {drawn} was green.|It took one minute, and then {drawn} was green.}|{drawn} lay on the kitchen table, and {H} looked down at it. {young:It was green. It was green all over!|It had not been green when they left the room.}|“No!” said {H} at the kitchen table. {young:There was green all over {drawn}.|There lay {drawn}, and it was green from one side to the other.}}
It had taken {L} all afternoon. Beside the table stood {other_a}, and held up the green crayon, {young:to show.|in case anybody was looking for it.}
}
{is_horse:Of the horse you could see one ear, {young:and the end of the tail.|and the end of the tail, and between them it was like looking into a hedge.}} # usual
“It is spoilt,” said {L}. ¶ {grownup} came and looked. “Yes,” said {grownup}. “That is spoilt.”
{is_wished_saying:{wished_saying} {L} said it twice.} # wished
{L} wanted it back, just as it was before.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L shout cross at other; other stand surprised; heroes stand cross; grownup hold cloth; friends stand
# things: table; drawing on table; rubber on table; themed on table
“It is spoilt!” {L} told {other}, so loudly that the cups rang. {young:Then {other} did not look so pleased.|After that {other} looked a good deal less pleased.}
{joining}
{
- is_torn:
{L} tried sticky tape. {young:But the two bits did not meet.|It held, but the two halves did not meet, and a long shiny stripe ran down between them.} # usual
- else:
{L} tried the rubber. {young:The green did not come off. It got fat.|Crayon does not rub out. It grew fat, and got on to the only white part.} # usual
}
{themed_a} was stood on it for a while, to see if flat was better. # personal
{hinderer_person:“I rather like it,” said {hinderer}, and was looked at, and said no more.} # beat
{hinderer_animal:{hinderer} walked across the table, to see, and after that there was a foot on it as well.} # beat
{hinderer_carried:{hinderer} was put on the table to guard what was left, and fell on it, face down.} # beat
So {L} began a new drawing, {young:with the same pencil.|on clean paper, with the same pencil.} {is_horse:The new horse had a neck like a sausage.|The pencil would not do it again.} {young:The first one had been easy.|The first one had been easy, because {L} had not known that it was going to be so good.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A crouch curious under table; heroes point surprised; grownup look-through; friends peek under table
# action for torn: A crawl curious under table; heroes kneel curious; grownup look-through; friends peek under table
# things: table; chair; slipper; paper
{
- is_torn:
There was a bit missing, too. {young:It was as big as a stamp.|At the edge was a gap as big as a stamp, and without that bit nothing would be right.}
{A} looked under the table, {young:and under the mat.|and under the mat, and in the crumbs by the bread.}
It was not on {other}, {young:back or front.|who was turned round once, and looked at on both sides.}
“Lift your foot,” said {A} to {grownup}. {young:There it was, under the heel.|There it was, on the heel of a slipper, and it had been to the sink and back.}
All the same it was needed. {young:It was white, and it went in the gap.|It was only white, with nothing on it, but it was that white and no other.}
It had a bit of jam on it. They left that. # more
- else:
The green did not even stop at the paper. {young:It went over the edge.|It went over the edge, and {A} put a finger on it, to see where it was going.}
It ran along the table, {young:and down one leg.|round a cup, and down one leg of it to the floor.}
There it went round a slipper. {young:The foot was still in it.|{grownup}’s foot was still in the slipper, and had not noticed a thing.}
After that came the chair, {young:and then {other_s} knee.|and on the far side of the chair came {other_s} knee, and that was where it ended.}
“It began there,” said {A}. {young:“And it got as far as this.”|“So that is the beginning, and the drawing was only on the way.”}
They washed the knee and the table leg. The slipper was left as it was. # more
}
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A hold book; heroes sit; grownup hold picture; friends sit
# things: bookcase; big book; picture; table; bread
“Where do you put a drawing,” asked {A}, “when you have to go for a pencil?” {young:Nobody knew.|It was a good question, and the whole kitchen thought about it.}
Under the bread board there were crumbs. {young:They are bad for drawings.|Crumbs come off again, but they leave a small round mark, like a moon.}
{grownup} thought of the top of the fridge. {young:That was too high for {A}.|But then {A} would have needed {grownup} every time, and a chair.}
They looked behind a picture. {young:There was a spider.|There was somebody there, with eight legs, who had been glad of the quiet.}
The best was the big flat book with the maps. {young:You put it in, and shut the book.|You put it in, you shut the book, and not even a thumb can get at it.}
They chose the page with the most sea. Nobody ever looks that one up. # more
“But today I did not know,” said {A}. ¶ “No,” said {grownup}. “Today you did not know.” # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L reach-up surprised at window; heroes look-through surprised window; grownup stand curious; other peek; friends look-up
# things: window; drawing in L.hand; lamp
{L} held it up to show {grownup} the very worst place. Behind it was the window, {young:and the sun.|and the sun was low.}
The light came through, and {L} was looking at the back of it.
{
- is_torn:
Where the halves touched, the tear was as thin as a hair. {young:And there was every line!|And every line that {L} had drawn ran straight across it.}
- else:
The green was only a mist from there. {young:And there was every line!|And in the mist, as black as a branch, stood every line that {L} had drawn.}
}
{is_horse:There were four legs, and the tail, and both the eyes. {young:The horse was still in there.|The horse had been in there all the time.}|{young:It was all still in there.|Nothing was gone. It had been in there all the time.}} # usual
{helper_person:“Do not move,” said {helper}, and ran for clean paper, and was back before the sun was.} # beat
{helper_animal:{helper} sat down by the paper drawer, and looked at it until somebody else did.} # beat
{helper_carried:{helper} was stood on the sill, to keep the curtain out of the way, and did that very well.} # beat
“I can draw over the lines,” said {L}. So it went flat on the glass, with clean paper on top, and {grownup} held the top corners. But down below the paper flapped.
{L} looked round for two more hands. There were only {other_s}.
“Wash them first,” said {L}. “Then hold that. Do not breathe.”
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: L draw curious; other reach-up at window; grownup reach-up; heroes look-up; friends stand
# things: window; paper; pencil in L.hand
You can’t go fast on a window. {young:{L} did the long line first.|The pencil squeaks a little, and {L} took the longest line first, all the way round.}
Then came the short lines. {young:Tick, tick, tick.|There were a great many of those, and {L} could not think how they had all got there.}
“I remember that one,” said {L}. {young:“That was after the biscuit.”|“That was after the biscuit, because there it goes a bit up.”}
{other} held on below, with both hands, {young:very tight.|and with the tip of the tongue as well.}
It is hard to scribble with both hands full. {young:{L} had thought of that.|That was one reason why {L} had asked.}
{grownup} had one arm up and got a pain in it, and had to be changed over. # more
“May I scratch my nose?” asked {grownup}. ¶ “After the last corner,” said {L}. # more
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: grownup hold torch; neighbour look-up curious at grownup; A wave at window; heroes look-through window; friends stand
# things: window; torch in grownup.hand; flowerpot; hedge; slipper
# people: neighbour(old, hat)
Then the sun went down behind the shed. {young:The paper went grey.|The paper went grey, and a good third of it was not done.}
So {grownup} went out with the torch, {young:and shone it in at the window.|stood among the flowerpots in slippers, and shone it in from the garden.}
“Left a bit!” called {A} from inside. {young:The light went left.|The light went to the left, and an elbow went into the hedge.}
The man from next door came by. {young:“Have you lost something?” he asked.|He stopped, and looked at the slippers, and asked if something was lost.}
“No, no,” said {grownup}. {young:“We are drawing.”|“We are only drawing. It takes four of us.”}
The man wished them a good line, and went in. # more
“Now up!” called {A}. “Stop. That is the corner.” # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L give calm drawing at other; other reach-up happy; heroes stand calm; grownup stand; friends stand
# things: table; 2 drawing on table; pencil; lamp
The pencil squeaked on the glass. {L} went along every line, and {other} held both corners, {young:and did not let go.|and went quite pink, and did not let go.}
Then they laid the new drawing beside the old one. {young:{L} looked, and frowned.|{L} looked from one to the other, and frowned.}
“It is the wrong way round,” said {L}. So it was, for they had done it from the back. What had been on the left was on the right.
{is_horse:The first horse had been trotting off. This one was coming home.|In the first one everything was going out. In this one it was all coming home.}
{L} thought about that, {young:for quite a long time.|with a hand over one eye, and then over the other.} # usual
“It is not the same one,” said {L}. ¶ “No,” said {grownup}. # usual
“But it is mine,” said {L}. # usual
{is_wished_person:It was to be shown to {wished_person}, from a little way off.} # wished
{other} had not let go of the old one. “You had better keep that,” said {L}. {young:“You did most of it.”|“You have done most of it.”}
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: L wash sleepy; other wash; heroes wash; grownup hold towel; friends stand
# things: basin; soap; towel; tap
Then they had to be washed. The side of {L}’s hand was as grey as a fish. That was the pencil.
{is_torn:There was tape on one elbow. It came off with a small hair.|The water ran green from {other}, and then it ran clear.}
“You held on well,” said {A}. It had to be said once.
{other} held on to the soap as well. It took two hands. # more
The grey came off last. It left by the plug. # more
“Next time you ask,” said {A}. The tap dripped. It was turned off. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; clear
# action: L carry drawing; other hold drawing; heroes walk sleepy; grownup hold lamp; friends walk
# things: stairs; door; drawing on door; lamp
On the way to bed there were two doors, and a drawing for each.
{other} wanted the old one low down. It went on upside down. That was how it was wanted. # usual
{A} stood before it for a bit. “It is a good green,” said {A}. “I will say that.”
The tape was bitten off. It went on at all four corners. # more
Then that door was shut. You could hear somebody being put to bed. # more
They tiptoed past. The lamp went in front. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L reach-up calm; heroes sit sleepy; grownup stand; friends sit
# things: bed; drawing on wall; wall; lamp
The new one was put up over the bed. {L} said where. It was not to be too high.
“Was it better before?” asked {grownup}.
“Yes,” said {L}. “The first one was the best.” They looked at it together.
“And this one?” ¶ “This one has come back,” said {L}. # more
The brown pencil lay on the shelf. It could not roll from there. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: window; table; crayon on shelf; shelf; moon
Down in the kitchen it was dark. On the window there were four bits of tape.
The moon came in between them. It put a white square on the floor.
It was clean paper. There was nothing on it yet. # usual
The green crayon lay on the top shelf. It was a good deal shorter. # more
The big book was shut. It had room in it, at the sea. # more
The tap said a word, and stopped. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; drawing on wall; wall; pillow
The lamp was put out. There was a bit of moon on the wall. # usual
{resting}
{dream} # spare
“I can see it,” said {L}.
“With your eyes shut?” asked {grownup}.
“From the back,” said {L}. # usual
That is how it is with eyes. The light comes through a little. # usual
There was the long line. There were the short ones. # usual
{is_horse:There was the horse, on its way home. It went slow. It went slower.|All the lines were on the way home. They went slow. They went slower.}
{L} held still, and did not rub it out.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a third drawing in the hall. It was under both doors at once, and it was green, and it had four corners and nothing else.
{H} held it up to the window. From the back there was nothing to be seen either. “That is the window,” said {L}, in the end. “With the tape.” And so it was, and very like.
-> DONE

=== next_bedtime
There was a square of moon on the floor. Nobody had drawn on it.
-> DONE
