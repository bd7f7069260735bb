# about: broken-thing(drawing&rip&! own|drawing&tore&! own|drawing&torn&! own|drawing&tear&! own|picture&rip&! own|picture&tore&! own|picture&torn&! own|picture&tear&! own|painting&rip&! own|painting&tore&! own|painting&torn&! own|poster&rip&! own|poster&tore&! own|card&rip&! own|card&tore&! own|artwork&rip&! own); left-out(ripped|tore up|tore her|tore his|torn); quarrel(ripped&! own|tore her&! own|tore his&! own)
# also: angry; sad; frustrated; school-day; left-out; made-something
# news: bad
# wants: child
# role ripper: sibling, playmate = somebody
# role drawn: answer(drawing|picture|painting|poster|card|artwork) = one drawing
# role grownup: parent = the grown-up with the tape
# kind boy: boy|boys|lad
# kind girl: girl|girls
# ages: 3-9
# needs: hands
# holds: dark(kind), river(kind)

=== title
{~It Needs a Bridge|Right Through the Sky}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L hold cross paper; heroes stand cross; grownup stand; friends stand
# things: bag; 2 paper; stairs; coat on hook; hook
{~Rrrip is a short word. {young:{H} had heard it today.|It was over before {H} had turned round, and then there were two of it.}|{H} came in at the door with a drawing in each hand. {young:In the morning it had been one.|In the morning it had still been one.}|In the bag lay half a drawing, and under the lunch box lay the other half. {H} put them side by side on the stairs.}
{drawn} had been good, and it had been ripped from the top to the bottom. It went right through the sky.
“It was {is_boy:a boy|{is_girl:a girl|{ripper}}}!” said {L}.
{L} was so cross that the coat could not come off. {young:“I want to rip something, too.”|“I should like to rip something as well. Something long, with a good noise.”} # usual
{grownup} looked at it, and did not say that it was only paper. # usual
{L} wanted it not to be ripped.
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A push worried paper; grownup hold scissors; heroes sit-on-chair; friends sit
# things: table; 2 paper on table; scissors; cup on table
So they sat down at the table with the sticky tape. {young:The tape went on in front.|It went down the front, as straight as it would go.}
{joining}
{is_loved:“Shall we talk about {loved} instead?” asked {grownup}. ¶ “No,” said {L}. “We shall talk about this.”|{musing}} # personal
{hinderer_person:“May I hold it still?” asked {hinderer}, and held it, and the tape got hold of {hinderer}.} # beat
{hinderer_animal:{hinderer} went by with a bit of tape on one paw, and shook it, and then they had to look for that.} # beat
{hinderer_carried:{hinderer} was put on the paper to keep it flat, and got stuck to the sun.} # beat
It shone. You could see it from the door. It was still a rip, and now it had a window in it. # usual
“It does not fit,” said {A}. {young:The two bits of sun did not meet.|One half of the sun was a stair higher than the other.}
{A} took hold of one corner, and peeled. {young:Off came the tape, and off came some of the sky.|The tape came off again, and some of the sky came off with it.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A push cross rolling-pin; grownup stand; heroes stand; friends sit
# things: table; 2 paper on table; rolling-pin; bowl
Then they tried it with glue. {young:Glue does not shine, and that is good.|Glue does not shine, and it does not show, and it is on the side of whoever uses it.}
They put it on the edges, with one finger, {young:and pushed them together.|and pushed the edges together until they met, and then a bit more, so that they would mean it.}
The rolling pin went over it, up and down. {young:Glue came out at the sides.|Glue came out on both sides, and under it, and had to be asked not to.}
“Now leave it,” said {grownup}, and they left it. {young:Then {A} lifted it up.|They looked out of the window for as long as you can, and then {A} lifted it up by a corner.}
The table wanted to come, too. They pulled, and the table pulled, and the table was stronger.
What came up was a drawing with a bit less on it than before. # spare
The bit that was missing can be seen on the table to this day, if you know where the salt stands. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; afternoon; clear
# action: A kick cross cushion; heroes sit cross; grownup sit; friends sit
# things: sofa; cushion; newspaper; rug; bin
“You may rip this,” said {grownup}, {young:and gave {A} an old paper.|and held out last week’s paper, which everybody had finished with.}
{A} took it in both hands. Rrrip! {young:It was a long one, and it felt good.|It was a long one, all down the weather, and it did feel good, as far as it went.}
They ripped the {~cooking|sport}, and the man with the beard. {young:Rrrip! Rrrip!|They ripped what was on television, and a large advertisement for carpets.}
“Is that better?” asked {grownup}. {young:¶ “A bit,” said {A}.|¶ “It is better in the arms,” said {A}. “It is not better in the drawing.”}
Then they picked it all up off the floor, and it filled the bin to the top. # spare
The man with the beard lay on top, and looked surprised, and in two places. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A draw sad pencil; heroes sit-on-chair; grownup sit; friends sit
# things: table; paper on table; crayon on table; lamp
“Then I shall draw it again,” said {A}.
The grass came out all right. So did the sun, which is a thing that {A} can do without looking. # usual
But the best bit had been done without thinking, and now {A} was thinking. {young:It came out wrong.|It came out like somebody else’s, who had been told about it over the telephone.} # usual
{helper_person:“You cannot have it again,” said {helper}. “I tried that with a cake once. It was another cake.”} # beat
{helper_animal:{helper} lay down under the table, on {As} feet, and stayed there, for as long as was wanted.} # beat
{helper_carried:{helper} was held under one arm, and looked from the one to the other, and gave no opinion.} # beat
{A} pushed it away. {young:“It is not that one,” said {A}.|“It is not that one. There was only one of that one,” said {A}.}
Then there were some tears. {grownup} moved up close. {young:The two halves lay on the table, with a gap between.|The two halves lay where they had been left, with a gap between them as wide as a hand.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A eat toast; grownup eat toast; heroes eat toast; friends sit
# things: table; toast on plate; plate on table; themed; jam on table
There was toast after that, since it was that time of day. {young:They ate it, and looked.|They ate it and looked at the halves, which is a thing that you can do with toast.}
“Why did {is_boy:that boy|{is_girl:that girl|{ripper}}} do it?” asked {A}. {young:¶ “I do not know,” said {grownup}. “It was not kind.”|¶ “I do not know,” said {grownup}. “I was not there, and it was not a good thing to do.”}
“It was not,” said {A}, {young:and took a big bite.|and bit the toast right across, so that it was in two as well.}
{themed_a} lay on the left half, to keep it down. # personal
{pausing} # company
A crumb fell in the gap. {young:It lay there, all white.|It looked quite small in there, with so much table on both sides.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A look-through magnifying-glass; heroes peek; grownup sit; friends peek
# things: table; 2 paper on table; magnifying-glass in A.hand; lamp
When you look at a rip from close by, it is not a line at all. {young:It goes in and out, and in again.|It goes in and out, with little white hairs along the edge, like a beach.}
{A} ran a finger down it. {young:There was a bay, as there is at the sea.|There was a bay, and a point, and a place where you could have landed in a boat.}
“Here it was quick,” said {A}. {young:“And here it got stuck, on the grass.”|“And here it got stuck for a moment, on the grass. Grass is strong.”}
The other half had the same beach, {young:but the other way round.|with the bay where this one had the point, and looked over at it.}
They must have been able to see each other. # more
The table between them was brown, with a ring on it from a cup. # more
-> DONE

=== s4
# shot: above
# place: kitchen; dusk; clear
# action: L draw happy pencil; heroes sit-on-chair; grownup sit; friends peek
# things: table; 3 paper on table; crayon on table; lamp
“That is a river,” said {L}, and looked at the gap.
There was a bank on this side, and a bank on that side, {young:and a gap in between.|and in between it was wide, with nothing in it yet.}
So a clean sheet was put underneath, and the halves were stuck down on it, each by itself, just as far apart as they were. # usual
Then {L} took the blue. {young:There was water, all the way down.|The water came in at the top, out of the sky, and ran all the way down.}
A duck was on it. There were two fish under it, and a boat that had a cup on board. # usual
“It is bigger now,” said {grownup}. {young:It was.|It was, too, by a whole river.} # usual
“It needs a bridge,” said {L}. The bridge had a gate, and {L} had the key.
“Who may go over?” asked {grownup}. ¶ “I shall see,” said {L}. “When I am not so cross.”
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A point proud at picture; grownup stand; heroes stand; friends stand
# things: picture; stairs; lamp; coat on hook; hook
So it was hung up in the hall, where everybody goes by. It took four pins.
You could see it from the door, and it did not shine. # spare
The sun was on both sides of the river. That is how it is with the sun.
“Good night, duck,” said {A}. The duck was asleep, with one eye open. # more
There was some blue on the table, too. That could stay there. # spare
Then at last the coat came off.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup hold towel; friends sit
# things: sink; soap; towel; tap
There was blue on both hands. It went a long way up.
The water took it. It went down the side of the sink in a thin line.
“There is a bay,” said {A}. It went round the soap. # spare
The hands had done a lot. They had peeled, and they had pushed, and they had drawn. # spare
“Was it a long river?” asked {grownup}. ¶ “It is not finished,” said {A}. “It still has to go to the sea.”
They came out clean, all but one nail.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; blanket; lamp; window
“Does it still hurt?” asked {grownup}. ¶ “A bit,” said {A}. “At the edge.”
There are small white hairs there. It takes a while for them to lie down. # spare
“If {is_boy:that boy|{is_girl:that girl|{ripper}}} comes to the gate,” said {A}, “there is a bell.”
That was a good thing to have on a gate.
It might ring one day, or it might not. It was not for tonight. # more
{A} moved the legs apart. Now there was a river in the bed. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: picture; stairs; lamp; moon; coat on hook; hook
In the hall it was dark. The moon came in at the door and looked at the river.
It ran down from the sky. You could not hear it. # spare
The boat had come to the bank, and it lay there, with the cup still on board. # more
On the left it was night. On the right it was night, too. # more
The gate was shut, and that was all right. It had a good lock.
The duck had shut the other eye.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit beside bed; friends sleep
# things: bed; blanket; lamp; pillow
The lamp was low. {H} lay on one side, and left room.
{resting}
{keepsake}
{dream} # spare
{grownup} sat on the far bank. # usual
“Is it wide?” asked {grownup}.
“Not very,” said {L}.
An arm came over. It reached right across. # usual
That was the bridge. {L} held on to it.
“You may go over,” said {L}.
Under it the river went by. It was slow. There was a duck on it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the hall, where the river was, there was a bell on the gate in the morning. It had been drawn with a pencil, very small, and {A} knew everybody’s bells in that house, and did not know this one.
{H} pressed it, to see. It was only paper. All the same the duck had turned round, and was looking at the other bank.
-> DONE

=== next_bedtime
The river hung in the hall. The key was in a pocket, and the pocket was on its hook.
-> DONE
