# about: faith(shabbat&!tomorrow|shabbos&!tomorrow|sabbath&!tomorrow|shabat&!tomorrow|challah|friday night dinner); feast(shabbat&!tomorrow|shabbos&!tomorrow|challah); made-something(challah); sleepover(friday night dinner); food(challah|shabbat); guest(shabbat|friday night dinner); kindness(challah|shabbat)
# also: happy; proud; patience; food; faith; kindness; person; tired; made-something; place; guest
# wants: child
# role grownup: elder, parent = the grown-up in the good blouse
# ages: 3-9
# needs: seeing
# holds: candle(kind), dark(kind)

=== title
{~No Peeping|The Bread Under the Cloth}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A hold tablecloth; grownup stand; heroes stand; friends stand
# things: table; bread on table; 2 candlestick on table; cup on table; window
{~It was Friday, and the table had its white cloth on. {H} {young:went once round it.|went once round it, and touched nothing, and knew where everything was.}|On Friday evening the good cup comes out, {young:and {H} was allowed to look.|and {H} could see a whole face in it, upside down.}|“Good evening,” said {H} to the challah. {young:It lay on the table, and shone.|It lay on the table in its plait, and shone like somebody who is expecting guests.}}
There were the two candlesticks, and the cup, {young:and the challah with its plait.|and the challah, which was plaited, and brown, and the best of them all.}
“Put the cloth over it,” said {grownup}. “The cup comes first, and then the bread. {young:It must not see.”|We don’t want it to see that it comes last.”} # usual
So that was {As} job: the challah was to lie under its cloth, and not mind.
But {A} thought that it would. {young:It was dark under there.|You lie there in the dark, and nobody has got to you yet.}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A fold tablecloth; grownup carry cup; heroes stand; friends stand
# things: table; bread on table; tablecloth on bread; candlestick on table
{A} laid the cloth on it, very softly, {young:as on a baby.|as you do with somebody who has only just dropped off.}
{joining}
{musing} # personal
But one end stuck out. {young:“No peeping,” said {A}.|It was the brown tip of the plait, and it pointed at the cup. “No peeping,” said {A}.} # usual
The cloth was pulled down over that end, {young:and out came the other.|and then the other end came out, and looked at the window.}
{hinderer_person:“Is that the bread?” asked {hinderer}, quite loudly, and everybody else said shh.} # beat
{hinderer_animal:{hinderer} stood up, with two paws on the edge, and breathed in, and the whole cloth went up and down.} # beat
{hinderer_carried:{hinderer} was laid next to it, so that it should not be the only one, and took most of the cloth.} # beat
So there was a napkin for that end. {young:“Now it is tucked in,” said {A}.|“Now it has a quilt and a pillow,” said {A}, and put an ear to it, and it was warm.} # usual
“Is it all right?” asked {grownup}. ¶ “It is asking what is going on,” said {A}.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A look-through oven; heroes sit; grownup stand; friends sit
# things: table; bread on table; tray; cloth
It had been three long bits, to begin with, {young:like three snakes.|and they had lain side by side, like people in one bed who have not been introduced.}
Then they were put over and under, {young:and over and under.|and over and under, and by the end none of them could have said which was which.}
{young:It was painted with egg, and then it went in to get brown.|It was painted all over with egg, and it shone before it was even warm, and then the door was shut on it.}
The smell came out by itself. {young:It went up the stairs.|It went up the stairs, and knocked at every door, and they all came down to see who it was.}
“It has got fat,” said {A}, when it was out. {young:It had.|“It went in thin, and it has done nothing in there, and it has got fat.”}
A seed fell off, and was eaten, {young:so that there was none on the floor.|so that it should not be on the floor on a Friday.} “That one peeped,” said {A}.
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A stand proud mirror; heroes stand; grownup hold hairbrush; friends sit
# things: mirror; hairbrush; shirt; shoe
Everybody had to be clean for it, {young:from the neck up and down.|from the neck upwards, and from the knees down, and in the middle there was a good shirt.}
The shirt had a stiff collar, {young:and it stood up by itself.|which stood up by itself, and went on standing when you sat.}
“Hold still,” said {grownup}, with the brush. {young:One bit of hair would not lie down.|One bit of hair at the back was made to lie down, and thought about it, and got up again.}
{A} put a hand on it. “No peeping,” said {A}. {young:It went flat, nearly.|It had to be told three times, but then it went flat, or nearly.}
The shoes had a shine on, {young:and you could see the lamp.|and there was a lamp in each of them, very small, and some ceiling.}
So they went down, slowly, as you do in a collar. {young:It was like going to a palace.|You would have thought that somebody was coming, and somebody was.} # spare
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A whisper bread; heroes stand; grownup carry cup; friends sit
# things: table; bread on table; tablecloth on bread; pot on table; chair
While they waited, everybody went by with something, {young:and the challah heard it all.|and it is hard to lie under a cloth and hear the soup go by.}
{A} bent down, and told it where they were. {young:“That was the soup,” said {A}.|“That was the soup,” said {A}, into the cloth. “It is going to the other end, and it has a lid on as well.”}
“What does it say?” asked {grownup}. ¶ “It knows the soup,” said {A}. {young:“They were in the kitchen together.”|“They were in the kitchen together, all afternoon.”}
The cup was filled until it was round at the top. {young:Not a drop fell.|It had a small hill on it, dark red, and it was carried to its place while everybody held their breath, and not one drop got out.}
{pausing} # company
“It is not long now,” said {A} to the cloth. {young:The cloth did not move.|“You have been very good. You have been as good as bread.”} # spare
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A look-through window; heroes look-through window; grownup stand; friends sit
# things: window; sun; table; tablecloth on bread; bread on table
The lights had to be lit before the sun was down, {young:so they looked out to see where it was.|so somebody had to stand at the window, and keep an eye on it.}
The sun sat on the roof over the road, {young:and went red in the face.|and went red in the face, like somebody who is trying to button a coat.}
“It is peeping,” said {A}. {young:It had one eye over the chimney, and it looked at the table.|It had one eye over the edge of the roof, and it looked straight in at the table.}
“It may,” said {grownup}. {young:“It comes every Friday.”|“It has been coming on Fridays for a good deal longer than we have.”}
So {A} held the cloth down on that side, {young:with one finger, until it had gone by.|with one finger, so that nothing should be seen through the lace.}
All the spoons went pink, and the cup did, and so did {As} nose, {young:and then it was time.|and then they were all grey again, and it was time.}
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: grownup stand; A peek curious; heroes stand; friends stand
# things: table; 2 candle on table; bread on table; tablecloth on bread; themed
Then {grownup} lit the two lights, the one and the other. {young:Everybody was quiet.|Everybody stood round, and you could hear the wicks begin.}
{grownup} drew the light in with both hands, three times, {young:like warm water.|as if it were warm water, and somebody had to be washed.} # usual
Then they all put both hands over both eyes. {young:But {A} peeped.|But {A} left a gap, to see how the cloth was getting on.}
{helper_person:“Shut them properly,” {helper} said, very low. “It is nicer if you do it properly.”} # beat
{helper_animal:{helper} lay under the table, and had a paw over one eye, and meant nothing by it, but it looked very well.} # beat
{helper_carried:{helper} had no hands to spare, and so {A} lent one, and was left with only the other.} # beat
{themed_a} was kept well back from the lights. # personal
They were all in the dark now, {young:all round the table.|all round the table, each behind two hands.} The words were said.
It was just the same as under a cloth.
-> DONE

=== s4
# shot: above
# place: living-room; night; clear
# action: L lift tablecloth; grownup stand happy; heroes look-up; friends sit
# things: table; bread on table; 2 candle on table; cup on table
{L} had shut both eyes properly, behind both hands. {young:It was dark, and it was warm.|It was dark in there, and warm, with a bit of orange coming in at the edges.}
It was not a bit like being left out. {young:It was like just before a present.|It was like the moment before somebody says that you can look.}
“Oh!” thought {L}. “It does not mind at all. It is going to be surprised.”
Then the hands came down, and there was the whole room, with two lights in it. {young:“Shabbat shalom!” they all said.|It looked as if it had been washed. “Shabbat shalom,” they all said.}
The cup was sung over, and went round. # usual
“Now the bread,” said {grownup}. {L} took hold of the cloth, and waited, because that is the good part. # usual
“You can look!” said {L}, and up it went. And there lay the challah, brown and fat and shining, and so pleased that everybody laughed.
-> DONE

=== m4
# aside
# shot: two
# place: living-room; night; clear
# action: L eat happy; grownup give bread; heroes eat; friends sit
# things: table; bread on table; plate on table; candle on table
It was pulled apart, and it went round. It was soft, and it came off in long threads.
“Which bit was it that peeped?” asked {grownup}. ¶ “This one,” said {L}, and ate it. # spare
There was soup as well, and a lot of talk. # spare
The cloth lay on a chair. It was still bent at the middle, like a roof. # spare
In the end there was one piece left, and some crumbs. They were saved, for toast. # more
The two lights had got low. No one blows them out. They stop when they have done.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: grownup carry L; L wave sleepy; heroes walk; friends walk
# things: stairs; lamp; door
Then it was late, and they went up. You could see the two lights from the stairs.
“How long will they stay up?” asked {L}. ¶ “Longer than you,” said {grownup}. # spare
Each step made them smaller. From the top it was just a bit of gold on a wall. # spare
The good collar came off. It stood on the chair by itself. # spare
One bit of hair got up, at the back. It had been good for long enough. # more
No one told it to lie down. It had the whole night off.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: grownup fold quilt; L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
In bed {grownup} put the quilt over {L}. One foot stuck out.
So the quilt was pulled down at that end. Then it was an arm. # spare
“No peeping,” said {grownup}, and tucked it in. # spare
It was warm under there. You could hear them all down below, and a chair. # spare
They had not done yet. It was nice, that they had not. # more
{L} lay in the dark, as brown and warm as bread.
-> DONE

=== l4
# aside
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: table; 2 candlestick on table; cup on table; tablecloth on chair; chair
Down in the room they had put the chairs straight. There was a white cloth, with a crumb on it.
The one light was low. It went blue, and then it was a thread of smoke. # spare
The other stayed a bit, to see that all was well. # spare
It was in the cup, too, and in the spoon. So it was not by itself. # spare
Then it had done. It did not make a sound. # more
The dark came in, and it was let lie on the table.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; pillow; lamp
{H} lay under the quilt, tucked in at both ends. # usual
{resting}
{keepsake}
{dream} # spare
“Is it all right in there?” asked {grownup}. ¶ “It is just before,” said {L}. # usual
Both hands went over the eyes.
There was a bit of orange at the edge, and then there was not. # usual
“Shabbat shalom,” said {grownup}, very low.
The hands slid down on to the pillow. The eyes stayed shut.
No peeping.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was toast, made of what was left, and the cloth lay over that as well, because {A} had thought that it might have got used to it.
“You can look,” said {A}, when everybody sat, and took it off with a flick. It was only two slices, and one had no crust. But it had been the surprise of the week once already, and you could see that it hoped to be again.
-> DONE

=== next_bedtime
The white cloth was in its drawer. It was folded like a roof.
-> DONE
