# about: lost-tooth(wobbl|wobly|wobling|wiggl|wriggl|loose|hanging|by a thread|not out yet|not come out|won't come out|wont come out|about to come out|about to fall|coming out)
# also: nervous; scared; proud; fear-alone; too-excited; patience; eating; hurt; staying-in-bed
# wants: child
# role grownup: parent = the grown-up with the apple
# kind sore: hurt*|sore|scared|afraid|frightened|worried|nervous
# when: coming
# ages: 4-9
# holds: tooth(kind), dark(kind)

=== title
{~Just Looking|The Tongue Who Came Back}
-> DONE

=== s1
# shot: close
# place: kitchen; afternoon; clear
# action: L sit-on-chair curious; heroes sit-on-chair; grownup stand holding apple; friends sit
# things: table; toast on plate; plate on table; cup on table
{~{H} had a wobbly tooth. {young:It went this way. It went that way.|It went forwards and backwards, and a little to the left, like a gate that nobody has shut.}|One tooth had come loose, and {H} could not think about anything else. {young:Wobble, it went.|Whatever anybody said, there was the wobble behind it.}|“Leave it alone,” said {grownup} to {H}. {young:But it wobbled!|But nobody can leave a tooth alone that wobbles by itself.}}
It was not {L} who did it, it was the tongue. {young:It went to look, and came back, and went to look again.|It went and looked, and pushed a bit, and came back, and then went to look again.}
“You are doing it now,” said {grownup}. ¶ “I was only looking,” said {L}.
{
- is_sore:
It was a bit sore, down at one corner, and {L} was a bit afraid of what it would do next.
- else:
It did not hurt, but it felt big, {young:as big as a door.|a good deal bigger than it was, like everything that you cannot see.} # usual
}
“Try to leave it till bedtime,” said {grownup}, and {L} did want to. {young:The tongue did not.|But nobody had asked the tongue.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L sit cross; grownup kneel; heroes sit; friends sit
# things: rug; sofa; apple in grownup.hand; cushion
So {L} thought of other things that it could look at. {young:A tongue has a whole mouth.|A tongue has a whole mouth to go about in.}
{joining}
{musing} # personal
“Count the others,” said {L}, and off it went. {young:One, two, three, wobble.|It counted along the bottom, from the back, and it was very thorough. “Nine,” it said. “Ten. Eleven. Wobble.”}
“You were to go past that one,” said {L}. # usual
{hinderer_person:“May I see it?” asked {hinderer}. “Can you do it with the mouth open?” And of course it had to be done again.} # beat
{hinderer_animal:{hinderer} came and looked in, too, with a tongue that was much longer, and a warm wind behind it.} # beat
{hinderer_carried:{hinderer} had no teeth, loose or otherwise, and that had to be explained, and shown.} # beat
They sent it to the roof, and there it did a bit of tickling. They sent it into a cheek. {young:It was back in a minute!|Wherever it was sent, it came home by the same road.} # usual
“Just looking,” said the tongue, and pushed.
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A hold cup; grownup pour jug; heroes sit-on-chair; friends sit
# things: table; jug in grownup.hand; cup in A.hand; glass on table
“It may be thirsty,” said {grownup}. {young:So it had some milk.|So it was given milk, in a cup, and for as long as there was milk it had its hands full.}
{A} made it last. {young:Sip. Sip. Sip.|You can make a cup of milk last for a very long time, if you take it a sip at a time, and breathe.}
{young:Then it was all gone.|But the cup had a bottom, like all cups, and that was where the tongue put its head up.}
“I will just see if it is still there,” it said. ¶ “It is still there,” said {A}. ¶ “It might have gone,” said the tongue, “in all that milk.”
It had not gone. {young:But now it was cold, and that was new.|It was only cold, and that was a new thing, and had to be looked at from both sides.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: wide
# place: garden; afternoon; breeze
# action: A look-up curious; heroes run; grownup stand; friends run
# things: tree; swing; ball; hedge
Outside there was more to do. {young:{A} went on the swing.|{A} had a turn on the swing, because everybody has to look where they are going on a swing.}
Up went the swing, and the tooth leaned back. {young:Down it went, and the tooth leaned out.|Down it went, and the tooth leaned out to see, and both of them had to be at the front for that.}
“I did not touch it,” said {A}. {young:“It was the swing!”|“It was the swing that did it, and the swing does not know.”}
{grownup} said that a swing was allowed. {young:A tongue was not.|There was nothing in the rules about swings, only about tongues, and toast, and big brothers.}
So {A} went as high as the hedge. {young:Wobble, wobble, all the way.|From up there you could see next door, with the washing on its line, and every single peg was doing it too.} # spare
The pegs next door wobbled on their line for quite a long time. Not one of them fell out. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: grownup point; L sit-on-chair worried; heroes sit-on-chair; friends sit
# things: table; plate on table; bread on plate; apple on table; cup on table
For tea it had to be kept on the other side, {young:with all the pasta.|where the pasta was, and that was hard work.}
{helper_person:“I will tell you when it is going that way,” said {helper}, and kept watch, and forgot to eat.} # beat
{helper_animal:{helper} sat on the good side, under the table, so that there was something to stay there for.} # beat
{helper_carried:{helper} was propped on the good side, next to the jug, to remind everybody which it was.} # beat
Then {L} held it still, between the teeth at the back. {young:That is hard. You can’t say a word.|It is a safe place, but you can’t talk with your tongue in it.} ¶ “Ah oo ah ight?” asked {grownup}, to be friendly. ¶ “Ess,” said {L}. # usual
By then the tooth had begun to throb a bit. {young:It was tired.|It had been pushed since breakfast, and was rather pink around the feet.}
“How many times is that today?” asked {grownup}. ¶ {young:“A hundred,” said {L}.|{L} thought that it could be four hundred, counting the swing and the toast.} # usual
“If I had {young:a hundred|four hundred} visitors in a day,” said {grownup}, “I should want to lie down.”
-> DONE

=== m2
# aside
# shot: close
# place: bathroom; dusk; clear
# action: A look-through surprised mirror; heroes peek; grownup stand; friends stand
# things: mirror; sink; lamp; themed
They went to see it in the mirror, and that was allowed, because eyes do not push.
There it stood between two others. {young:It leaned on its friend, and looked a bit sleepy.|It leaned on the one next to it, like somebody who is waiting for a bus.}
“It is not even big,” said {A}. {young:“I thought it was big!”|“From inside it is about as big as a cupboard.”}
The tongue came up as well, and looked at itself. {young:It was pink and wet.|It had never seen itself before, and it had thought that it was more of a pointed shape.}
{themed_a} was held up next to it, to see which was bigger. # personal
“So that is what you look like,” said {A} to the tongue. {young:It went in.|It went in again, and was quiet for almost a minute, thinking about it.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A write label; heroes kneel; grownup stand; friends sit
# things: door; paper; pencil in A.hand; mat
{A} made a sign, as they have on doors. {young:CLOSED, it said.|CLOSED, it said, and underneath, in smaller letters, OPEN AGAIN AT BREAKFAST.}
“Where do I put it?” asked {A}. {young:It would not go in.|It was a good sign, but it was as wide as a plate, and the only door that mattered was a mouth.}
They held it before the chin, with both hands. {young:But a tongue can’t read.|It was the right place for it, but it could only be read from outside, and the tongue was in.}
“Then you must tell it,” said {grownup}. {young:“It goes with everything you say.”|“It is there whenever you say anything. I do not see how it can have missed it.”}
So {A} read the sign out loud. At “closed” it was up at the front, and at “open” it was nearly out of the door. # spare
In the end the sign went over the letter box, and the post had to knock. # more
-> DONE

=== s4
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth calm; grownup hold towel; heroes brush-teeth; friends sit
# things: sink; toothbrush; tap; towel; mirror
At bedtime the brush went round it on tiptoe, and {L} felt sorry for the tooth.
“It wants to lie down,” said {L}, “but it has to stand. It has nothing to lie on.”
Then {L} stopped brushing. {young:The tongue was soft.|For there was something in there that was soft, and wide, and warm, and just the right size.}
“You are a bed,” {L} told the tongue. {young:“You do not have to look. You have to lie still.”|“You have been running about all day, and you are a bed.”}
“Am I?” said the tongue. ¶ “Look at you,” said {L}. # usual
Slowly it went forward, and did not push. {young:It lay down flat behind the tooth.|It lay down flat, all along the backs of them, and the tired one leaned on it a little.}
“Oh,” said the tongue. “I can feel it, if I just lie here.” ¶ It need not go and look any more. It was there. # usual
“Is it all right?” asked {grownup}. ¶ {L} nodded, so as not to wake it. # usual
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; night; clear
# action: grownup hold apple; A drink cup; heroes sit-on-chair; friends sit
# things: table; cup in A.hand; apple; lamp
They had one last cup of water, down in the kitchen. It went round by the good side. That did not wake the other.
The apple was on the table. “You can wait,” {A} told it.
It would be for when there was a gap. It could have the first go. # usual
{grownup} put it up on the shelf. It looked well there. # more
The lid went on the butter, and the lamp over the table went out.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A tiptoe; grownup walk holding lamp; heroes tiptoe; friends walk
# things: stairs; lamp; door
They went up without a bump. {A} held on to the rail, and looked straight in front.
You have to walk well if there is a bed in your mouth, with somebody in it.
“Mind the top step,” said {grownup}. They minded it. # spare
The tooth did not so much as lean. The bed was tucked in at both ends, and all down one side.
It had a roof on as well, with a ridge in the middle. It was quite dark in there. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; lamp; pillow; quilt
“Will it come out tonight?” asked {A}.
“I do not think that it knows,” said {grownup}. “It will come when it has done.”
That was all right. It did not have to be now. It had been there a long time. It could have one more night. # spare
{A} put one finger on the lip. It was only to see that the door was shut. # usual
“Is it in?” asked {grownup}. ¶ “It is in,” said {A}. The finger went back under the quilt.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: shelf; apple on shelf; cup on table; table; moon
It was dark in the kitchen. The apple had the shelf to itself.
A crust lay by the bread, with its back to the room. It had one soft bite out of it, from the left. # usual
The gate at the back was loose. It went a bit this way in the wind.
It went a bit that way. Nobody was doing it. # more
It did not come off. It had hung there for years, and no one had ever had to push it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
The room was dark. The mouth was dark. # usual
{resting}
{keepsake}
{dream} # spare
The head lay on its bed. The tooth lay on its own. # usual
“Goodnight,” said {L}, with hardly any tongue.
The bed was warm. It did not push.
Once it woke up, just a bit.
“Just looking,” it said, and did not look.
Goodnight, {H}.
Goodnight, tooth.
Goodnight.
-> DONE

=== next_night
There was a new sign on the letter box. “Back soon,” it said, in a small pink hand, and all that day nobody was at home behind it.
{H} asked where it had been. “I had a look at the back,” said the tongue. “Nobody ever goes there. There are four great big ones, and they asked me to stay for tea.”
-> DONE

=== next_bedtime
The bed was made. It lay quite flat, and somebody was leaning on it.
-> DONE
