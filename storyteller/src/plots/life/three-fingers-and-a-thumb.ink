# about: made-something(painted|painting|paints|drew|drawing|draws|drawn|picture|card a|card card|card for|card to|cards|portrait|poster|coloured|colouring|crayon)
# also: proud; happy; kindness; patience; likes; can-do; school-day; play
# wants: child
# role made: answer(picture|card|painting|drawing|portrait|poster) = a picture
# role shown: answer = a house
# role grownup: parent = the grown-up at the sink
# kind card: card|cards
# kind paint: paint|paints|painted|painting
# ages: 3-9
# needs: seeing, hands
# holds: dark(kind)

=== title
{~Three Fingers and a Thumb|The White Corner}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L draw curious; heroes sit-on-chair curious at table; grownup wash calm cup; friends stand curious
# things: table; paper on table; crayon
# things for paint: table; paper on table; paints on table; paint-pot
# things for card: table; card on table; envelope; crayon
{~“Is it done?” asked {grownup}. {H} looked at {made}, {young:and it nearly was.|with both eyes, and then with one.}|{made} lay on the kitchen table. {H} leaned over, {young:and looked, and looked.|and nobody was to bump the table.}|One corner was still white. {H} had seen it at once. {young:It was a corner of {made}.|All the rest of {made} was full, right up to the edges.}}
{
- is_card:
It was folded, so that it opened like a door. {young:There was more of it inside.|It was very full on the outside, and it was just as full within.}
- is_paint:
It was so wet that it shone. {young:There was some on the table, too.|There was some on the table as well, and a good deal on one ear.}
- else:
The blue pencil had got a lot shorter. {young:All the blue was on the paper now.|That was because of the sky, which had had to go all the way along.}
}
{shown_known:In the middle {shown_many:were|was} {shown_a}, {young:as big as could be.|as big as would go on.}}
{is_wished_person:{wished_person} {wished_person_many:were|was} to see it, so it had to be right.} # wished
{is_wished_saying:{wished_saying} {L} had said it to the paper.} # wished
But in the corner at the bottom there was nothing. {young:It was as white as an egg.|It was as white as an egg, and the longer you looked, the whiter it got.}
{L} did not want a hole in it. {young:“What goes in a corner?” asked {L}.|“What do you have,” asked {L}, “in a corner?”}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L hold worried paper; heroes point happy at paper; friends stand curious; grownup stand calm
# things: table; paper; themed on table
# things for card: table; card; themed on table
“The sun,” said {grownup}. But there was a sun, in the other corner, {young:with a hat on.|and it had a hat on against the heat.}
{joining}
“Stripes,” said {grownup}, and was shown the stripes. # more
“Then grass,” said {grownup}. {young:But there was grass.|There was grass already. {L} had done every blade.} # usual
{themed_a} was laid next to it, to see, but it came out over the edge. # personal
{is_loved:There was a good plan about {loved}, but it would have needed the whole of the back.|{musing}} # personal
{hinderer_person:“You could have me,” said {hinderer}, “from the side,” and stood sideways, and held it, for far too long.} # beat
{hinderer_animal:{hinderer} put one foot on the corner, and took it off, and seemed to think that this would do.} # beat
{hinderer_carried:{hinderer} was tried on the corner for size, and was too big for it by a head.} # beat
{many:“A snail,” said {A}. “They like a corner.” But when they looked there was a snail.|“A snail?” said {L}, and looked. There was one.}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: A look-up curious picture; heroes point curious at picture; friends look-up
# things: picture; sofa; stool
So they went to see what others do. {young:Over the sofa was a picture of a boat.|Over the sofa hung a picture of a boat, which nobody had looked at since the spring.}
{A} got close, and looked at the corners. {young:There was sea in them.|There was sky in two of them, and sea in two, and all of it was dark.}
But down in the sea there was some writing, {young:very small.|no longer than an ant, and just as black.}
“Somebody has written on the sea,” said {A}. {young:“In pen!”|“And then they put it up on a wall.”}
{grownup} came and looked, with a wet {~cup|plate}, and had never seen it. # spare
The clock was next to it, and a clock has no corners at all. # more
“What does the writing say?” asked {A}. {grownup} got out the glasses, and said that it was a name, or else a fish. # more
-> DONE

=== l1
# aside
# shot: above
# place: hallway; afternoon; clear
# action: A kneel curious at broom; heroes look-up; friends stand curious
# things: broom; umbrella-stand; web; mat
Then they went round the real corners. {young:There are a lot in a house.|Every room has eight, if you count the ones on top.}
In the kitchen there was the broom. {young:It stood there with its face to the wall.|It stood with its face to the wall, as if somebody had sent it there.}
In the hall there was {~an umbrella|one glove}. In the bathroom was a spider, {young:and it was in.|and it was at home, and did not want anything.}
“I could do the broom,” said {A}. {young:But it was a bit sad, a broom.|But it is not much to look at, for somebody who has never met it.}
Under the coats was a corner with nothing in it. {A} sat in it for a bit, and it was quite a good corner. # spare
Upstairs a corner had a sock in it, and it was the one that had been missed. # more
One corner was behind the door, and was only there when the door was shut. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L look-through surprised paper; heroes stand curious; friends stand curious
# things: table; paper in L.hand
# things for card: table; card in L.hand; pencil
It was getting late for white corners. {young:The light was on by now.|{grownup} had put the light on, and was laying the table round the edge.} # usual
{helper_person:“Try it from over there,” said {helper}, and held a hand behind {As} elbow, in case of the chair.} # beat
{helper_animal:{helper} sat down in front of it, with both ears up, and waited to be told.} # beat
{helper_carried:{helper} was set down opposite, as somebody who had not seen it before.} # beat
So {L} picked {made} up, and held it out as far as it would go. {young:It looked good. There was no hole!|From there it was all full. There was no white in it at all.}
{L} put it down. {young:There was the hole.|There was the corner, as white as ever.}
{L} picked it up again, more slowly, and this time looked at the corner. {young:There was a thumb on it.|There was a thumb on it, and it had been there the whole afternoon.}
“It is my thumb,” said {L}. {young:“I am not in it!”|“There is everything on the paper but me. I was out here, holding on.”}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A draw happy; heroes stand happy; friends stand; grownup hold cup
# things: table; newspaper on table; pencil
First they practised going round things, on an old newspaper. {young:{A} went round a spoon.|{A} went round a spoon, which keeps still, and then round an egg, which does not.}
Then {A} went round somebody’s elbow. {young:It looked like a hill.|On paper an elbow is a hill, and it could be anybody’s.}
{grownup} gave a hand, with soap on. {young:It was as big as a plate.|It went right across the weather, and one finger was over the page.}
“I used to have a small one,” said {grownup}, {young:and looked at it.|and looked for it in the big one.}
{pausing} # company
“Keep still,” said {A} to an egg, but it went round once more, and off the table, and into a lap. # more
Afterwards nobody could say whose the elbow had been. # more
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A wash happy; heroes wash happy; friends stand
# things: basin; soap; towel
For what came next it had to be a clean hand, so {A} had a wash. {young:It took some time.|It took some time, for it had been an afternoon of many colours.}
Green came off, and then yellow. {young:Then there was a bit of jam.|Under the yellow was some jam, which was from before.}
At the very bottom there was {A}, {young:quite pink.|with a line round the thumb from holding on.}
“Which is the best side?” asked {A}, and turned it over. ¶ “The one with the nails on is for looking,” said {grownup}.
The towel got a bit of each. # spare
{A} held it up in the air to dry, all the way back to the kitchen. # more
“Do I have to do the back as well?” asked {A}. ¶ “Only if you turn it over,” said {grownup}. # more
The water was every colour, and then no colour at all. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L draw proud paper; heroes stand happy; friends stand happy; grownup hold calm cup
# things: table; paper on table
# things for card: table; card on table; pencil; envelope
{L} laid one hand on the corner, quite flat. With the other {L} took the pencil, and went round.
It went up and down, and up and down. It tickled in between. # usual
There was room for three fingers and a thumb. The little one had to stay outside. # usual
Then {L} took the hand away, and there it was.
“That is who did it,” said {L}. “I am holding it from the inside.”
“And the little one?” asked {grownup}. ¶ “That is round the back,” said {L}. “It is waving.” # more
{grownup} put one finger on the hand, and said, “How do you do?”
{is_wished_person:“Now {wished_person} can see who was here,” said {L}.} # wished
{is_wished_day:Everybody could look at it {wished_day}.} # wished
{
- is_card:
Then the card went into the envelope. The flap was left open, for the night.
- is_paint:
Then they laid it on the shelf in the bedroom, quite flat, with a tin at each end. It still had to dry.
- else:
Then they put it up in the bedroom, low down, where you see it from the pillow.
}
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: L wash sleepy; heroes brush-teeth sleepy; friends stand
# things: basin; soap; toothbrush
There was a line on the hand as well, where the pencil had slipped. It went round one knuckle.
“That can stay,” said {L}. The soap went by it.
The little finger was washed on its own. It had not been in the picture. # spare
“You are on the back,” {L} told it. “It is only that nobody sees you.” # more
{L} did the teeth with the other hand. It was glad of a turn. # more
The water was a bit blue. Then it was clear. # more
The towel was given both hands, and it gave them back. # more
-> DONE

=== l3
# shot: two
# place: kitchen; night; stars
# action: grownup wash calm cup; heroes stand sleepy; friends stand
# things: sink; table; row of 3 pencil
The pencils went back in the box. The blue one was down at the bottom now, and could look up.
The table was wiped. There was one bit that did not come off. # spare
“That may stay as well,” said {grownup}.
The cup was put away. It had been washed all afternoon, and it was as clean as it would get. # more
Then the light went out in there. # more
Under the table there were shavings, like small blue fans. They were swept up. # more
{grownup} said that the sun would want its hat off by now. It was left on. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L sit-up sleepy; heroes sit sleepy; friends sit sleepy
# things: bed; shelf; drawing; lamp
# things for card: bed; shelf; envelope on shelf; lamp
{
- is_card:
The envelope stood on the shelf. Out of the top came a bit of card.
“It has to get some air,” said {L}. # spare
- else:
From the bed you could see all of it. You could see the sun, with its hat.
“It is full,” said {L}. It was. # spare
}
{L} held up one hand, to say goodnight to the other one. # more
The lamp was turned to the wall. It shone on a corner with nothing in it, and that was all right.
“Shall I leave the curtain open?” asked {grownup}. ¶ “A corner,” said {L}. So a corner of it was folded back, and there was a star in it. # more
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes look-up sleepy
# things: picture; sofa; moon
In the other room hung the boat. It was night on the sea as well.
The name was down there on the sea, in the dark. Somebody had held on to that, too. # spare
The broom was in its corner. The spider was in. # more
The moon had got as far as the sofa. It did one corner, and then the next. # more
Down in the street the houses had corners as well, and each had a bit of dark in it. # more
A car came round one of them. It went quite slowly. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep sleepy; heroes sleep sleepy; friends sit sleepy
# things: bed; shelf; drawing
# things for card: bed; shelf; envelope on shelf
The bed had four corners. Feet went to two of them. # usual
{resting}
{dream} # spare
“Is it still holding?” asked {L}. ¶ “It is still holding,” said {grownup}. “It has a thumb.”
So {L} could let go. # usual
It was quiet. Somebody put a cup down, a long way off. # more
One hand lay on the quilt. It lay open, and the little finger was in it, too.
The other hand was on the paper. It did not get tired.
It was dark in all the corners. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a mark on the kitchen window in the morning, low down, where somebody had breathed on it. When the kettle boiled it came up as a hand.
“Who is that?” asked {H}. It was not any of theirs. It was a very small one, and it must have been there for years.
The window was not washed that day. It was only wiped round the edge.
-> DONE

=== next_bedtime
The hand was still there, and it was still holding.
-> DONE
