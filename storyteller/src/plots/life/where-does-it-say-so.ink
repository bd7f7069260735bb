# about: left-out(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour|boys don't&!cry|girls don't&!cry|boys can't&!cry|girls can't&!cry); sad(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour); embarrassed(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour|girls' shoes); dressing(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour|girls colour); likes(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour); colour(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour|girls colour); question(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour|girls colour|only girls can|only boys can); new-clothes(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour); club(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour); haircut(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour|taken for a girl|was a girl); angry(is for girls|are for girls|is for boys|are for boys|not for girls|not for boys|only for girls|only for boys|just for girls|just for boys|girly|girls' colour|girl's colour|boys' colour|boy's colour)
# also: left-out; sad; embarrassed; angry; question; colour; likes; dressing; school-day; new-clothes; person; thing
# kind pink: pink
# kind purple: purple
# kind ballet: ballet
# kind football: football|soccer|rugby
# kind dinos: dinosaur*
# kind unicorns: unicorn*
# kind dolls: doll|dolls
# kind nails: nail|nails
# kind hair: hair|plait|plaits|ponytail
# wants: child
# role grownup: parent = the grown-up with the jam
# ages: 3-9
# holds: dark(kind)

=== title
{~Where Does It Say So?|For Whoever Is Holding It}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: L look-through curious jar; heroes stand; grownup stand surprised; friends sit
# things: table; jar; 2 jar on table; spoon; cupboard
{~“Where does it say so?” asked {H}, {young:and turned a jar upside down.|and turned a jar round, and then upside down.}|{H} stood in the kitchen, {young:and looked at a jar from below.|and held a jar up to the light, and read the bottom of it.}|A jar was lifted up, and looked at from all sides. {young:It was {H} who did it.|It was {H}, in the kitchen, looking for something in writing.}}
Somebody had said that {is_pink:pink was for girls|{is_purple:purple was for girls|{is_ballet:ballet was for girls|{is_football:football was for boys|{is_dinos:dinosaurs were for boys|{is_unicorns:unicorns were for girls|{is_dolls:dolls were for girls|{is_nails:painted nails were for girls|{is_hair:long hair was for girls|there were things for girls, and other things for boys}}}}}}}}}.
“And is that so?” asked {grownup}.
“I don’t know,” said {L}, {young:“but it has to be written on, or how do they know?”|“but if it is so, then it must be written on somewhere, or how would they know?”}
That seemed fair. {young:So they looked.|On a jar it says what it is, and till when, and so they began with the jars.} # usual
“Plum,” read {grownup}, {young:“and keep it in a cold place.”|“and keep it in a cold place, and use a clean spoon.”} ¶ “But who is it for?” asked {L}. It did not say.
-> DONE

=== s2
# shot: above
# place: kitchen; dusk; clear
# action: L lift curious bowl; heroes lift; grownup read; friends look-up
# things: table; bowl; 2 plate on table; cushion on chair; chair; lamp
{joining}
{musing} # personal
They looked under the plates, and they looked under the bowl, {young:but it only said to keep it out of the oven.|but it only said to keep it out of the oven, and that went for everybody.}
The towel said nothing, {young:and the spoon said nothing, and the butter was just butter.|and the spoon said nothing, and the butter said only how much it was.}
The chair was laid down on its side, so that they could read its feet, and there was nothing to read but feet. # usual
{hinderer_person:“Mine says ‘Tuesday’,” called {hinderer}, who had taken off a sock to look.} # beat
{hinderer_animal:{hinderer} had to be looked at too, all over, and had no label, and thought that it was about being tickled.} # beat
{hinderer_carried:{hinderer} was held upside down, and read, and there was only one bit of fluff.} # beat
{themed_a} was turned over, and it said nothing on the back. # personal
On the cushion there was a label, {young:and it said that you must not iron the ducks.|quite a long one, and it said that you must not wring it, and must not iron the ducks.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: L hold curious jumper; heroes hold; grownup read; friends peek
# things: wardrobe; jumper; 3 shirt; bed; lamp
Clothes have the most to say. {young:They keep it at the neck.|They keep it in the neck, at the back, where they think that nobody will look.}
“Wash warm,” read {grownup}, “with like colours.” {young:¶ “Do the colours like it?” asked {L}.|¶ “Like what?” asked {L}. “Or does that mean that the colours like it?”}
That could be. {young:They liked each other.|They had all been round together so often, in the warm, that they were bound to like each other by now.}
The red had even let the white have some. {young:The white was a bit red.|The white had said nothing against it, and had been a little red ever since.}
“There is no more to read,” said {grownup}, {young:“but a number, for how big you are.”|“but a number, for how big you have to be.”}
“Is it a boy or a girl, do you think?” ¶ “It is a number,” said {L}. # spare
So you had to be that big. {young:That was all that they asked.|That was the one thing that they asked of you, in there.} # spare
-> DONE

=== l1
# aside
# shot: wide
# place: garden; dusk; clear
# action: snail crawl calm on fence; L point curious at snail; heroes stand; grownup stand; friends stand
# things: bin; tree; fence; 2 leaf; torch in L.hand
They went out and looked in the garden, {young:with a torch.|with a torch, since some things are written small.}
The bin had writing on. {young:“No hot ash,” it said.|“No hot ashes,” it said, in capitals, and to nobody in particular.}
The tree had no label, {young:not at the top, and not at the bottom.|though they went all round it, and {grownup} felt as high as an arm can.}
The gate said that you should please shut it, {young:and so they did.|and so they did, since it had asked so nicely.} # spare
There was a snail on the fence. {young:It had its house on, and nothing on the house.|It had its house with it, and there was no name at the door, and no number.}
“Is it a boy or a girl?” asked {grownup}. ¶ “A snail is both,” said {L}, {young:who knew that. “It can have it all.”|who had it from a book. “So if some things were for boys, and some were for girls, it could have the lot.”}
They let it have the fence, and the leaf as well. # spare
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L point surprised at coat; heroes look-up; grownup hold coat; friends look-up
# things: coat; 3 coat on hook; hook; lamp; shoe
In the hall {L} put a whole head into a coat, and called out from in there.
“Here! This one says who it is for!” {young:And it did.|And there it was, on a small white tape, with a red edge.}
“{L},” read {grownup}. {young:“It is for {L}.”|“There is no doubt about that one, then. It is for {L}.”}
{helper_person:“Who wrote it, though?” asked {helper}. “Did the coat?”} # beat
{helper_animal:{helper} smelled the tape, and then {L}, and seemed to think that it was right.} # beat
{helper_carried:{helper} was held up to the tape, and looked long and hard at the end of the thread.} # beat
They looked closer. There were stitches all round, {young:big ones.|and they were rather big, and one had gone the wrong way.}
“I know those,” said {grownup}. “Those are mine. I sewed it in.” # usual
{L} came out of the coat. “So it does not say so by itself,” said {L}. {young:“Somebody has to sew it in.”|“It only says so if somebody has sewn it in.”}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L draw proud; heroes draw; grownup sit-on-chair; friends sit
# things: table; paper on table; pencil; blanket; biscuit on table; lamp
That could be seen to. They cut up some paper, {young:and {grownup} had the pencil.|and {grownup} had the pencil, and {L} said what went on.}
“For whoever is cold.” {young:That was for the blanket.|That went on the blanket, with a peg.}
“For whoever is up.” {young:It went on the lamp.|That one was hung on the lamp, and it turned, and could be read from the stairs.}
“For whoever is tired.” That was for the armchair, {young:and {grownup} sat down in it.|and {grownup} tried whether it was so, and did not get up for a while.} # spare
{pausing} # company
“For whoever was last.” {young:That went on the biscuit.|It was for the biscuit, since there was only the one, and whoever is last has had the longest wait for it.}
“And what goes on the spoon?” asked {grownup}. ¶ {L} thought for some time. {young:“For whoever is holding it,” said {L}.|“For whoever is holding it,” said {L}. “You can put that on nearly everything.”}
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L paint happy; heroes paint; grownup paint; friends sit
# things: paints; paper; jar; table; lamp
They got out the box of paints as well, {young:and they read that.|because if it says so anywhere, it will be there.}
There was a number under each. {young:One was four, and one was nine.|They were called four, and nine, and eleven, and there was no six.}
“Do they mind who has them?” asked {grownup}. {young:So they tried.|So they tried it, and each took the one that came, with both eyes shut.}
Four went on like butter, {young:and so did nine.|and nine went on just the same, and it was all one to eleven whose hand it was.}
On the paper they ran into each other. {young:Nobody could say where it was still four.|In the middle there was a bit of which nobody could say whether it was four or nine.}
It was the nicest bit of the lot. # spare
They hung it up to dry, {young:and did not put a name on.|and forgot to write on it who had done it, and so it was by all of them.} # spare
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L sit-up happy; grownup sit beside bed; heroes sit-up; friends sit
# things: bed; quilt; pillow; lamp
“And if they say it again?” asked {grownup}, when {L} was in bed.
“Then I ask them where it says so,” said {L}. “I can wait. They may look for it.”
“And if they can’t find it?” ¶ “Then it is for whoever is holding it,” said {L}. “That is me.”
{grownup} was a bit quiet. “They told me that, too,” said {grownup}, “about a kite. I gave it back.” ¶ “Did you look on the tail?” asked {L}. ¶ “I never thought of it,” said {grownup}. # usual
Then they wrote a label, on a bit of tape. “For whoever likes it,” it said. It went in the pocket of the coat.
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; clear
# action: L wash calm soap; grownup hold towel; heroes stand; friends stand
# things: basin; soap; towel; toothbrush; toothpaste; mirror
The soap said “soap”. You could feel it with a thumb.
“It is to help the soap,” said {L}, “so that it knows.” # spare
They had a wash, and the soap did not ask who they were. # spare
“Who is it for?” asked {grownup}. ¶ “For whoever had the jam,” said {L}. # spare
The paste said to take as much as a pea. It said to spit.
They did as it said.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L look-up curious; grownup stand; heroes stand; friends sit
# things: stairs; lamp; window; moon
On the stairs it was dark. {L} stood still and looked at it.
“Who is it for?” asked {L}. ¶ “The dark?” said {grownup}. “It does not say.”
They felt along the edge of it, by the wall. There was no tape. No one had sewn in a name. # spare
“Then it is for whoever is up,” said {L}. “And for whoever is in bed.” # spare
There was a lot of it. There was enough for the whole street. # spare
So they took their bit, and went up. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit; heroes lie-back; friends sleep
# things: bed; pillow; quilt; lamp
There was a label on the pillow. It was at the side, down by the ear.
“Do not wring,” read {grownup}, very low. “Do not get wet. Do not put in the sun.”
“I won’t,” said {L}. “What does it say I may do?” ¶ “It has run out of room,” said {grownup}.
That was a good deal to say, for a pillow. # spare
So they had to work it out for themselves. # spare
{L} lay down on it. That was what it was for. You could tell by the dent.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: moon; house; wall; street-lamp; tree
The moon was up, and it was full of grey spots. It may be that it was writing.
It was too far off to read. It shone on this house, and it shone on the next. # spare
In all of them hung coats, with names in. In one hung a coat with none. # more
It shone on a cat, who had not asked. It shone on a glove on the wall. # spare
No one had told it who it was for. # more
It shone on the ones who were still out, and on their hats, and saw them home. # spare
It was there for whoever looked up.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
It was late, and there was no more to read. # usual
{resting}
{keepsake}
{dream} # spare
One thumb went along the quilt. It found the label there.
“What does it say?” asked {L}, with both eyes shut.
“It says, ‘Keep warm,’” said {grownup}.
“Who for?”
“For whoever is in it.”
And that was so. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A new tape had been sewn into the coat, under the old one, with very big stitches. “And whoever is cold,” it said.
{A} wore it to the corner and back. There was somebody at the corner who had come out without one, and who looked at the tape for some time. After that the coat had two people in it, with an arm each, and the middle button would not shut.
-> DONE

=== next_bedtime
The label on the quilt said “Keep warm”. You could read it with a thumb.
-> DONE
