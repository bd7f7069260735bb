# about: broken-thing(robot|doll|dolly|barbie|toy&!soft&!cuddly&!stuffed&!stuffing|dinosaur&!stuffed&!stuffing&!cuddly|t-rex|trex|elsa|figure|train&!track|truck|lorry|tractor|digger|racing car|race car|sports car|red car|blue car|remote control|toy car|favourite car|favorite car|car wheel|car snapped|wheel|scooter|bike|bicycle|trike|tricycle|balance|screen|ipad|tablet|telly|tv|television|phone|kindle|laptop|computer|switch|xbox|playstation|console|drone|plane|aeroplane|helicopter|rocket|spaceship|torch|watch|music box|action man|superhero|transformer|optimus|light sabre|lightsaber|sword|wand|crane|ambulance|fire engine|rocking horse|toy horse|unicorn)
# also: sad; angry; screens; frustrated; play; sorry; truth; embarrassed; proud; thing
# news: bad
# kind screen: screen|ipad|tablet|telly|tv|television|phone|kindle|laptop|computer|switch|xbox|playstation|console
# kind ride: scooter|bike|bicycle|trike|tricycle|balance
# kind car: car|truck|lorry|train|tractor|digger|van|bus|ambulance|fire engine|remote control|plane|aeroplane|helicopter|wheel
# wants: child
# role broken: answer = a toy
# role grownup: parent = the grown-up with the sticky tape
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-9
# needs: seeing
# holds: dark(kind), shadow(kind)

=== title
{~It Still Does That|What It Still Does}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A kneel sad at broken; heroes kneel sad; grownup stand; friends stand
# action for screen, ride, car: A kneel sad; heroes kneel sad; grownup stand; friends stand
# things: rug; broken before A; sofa; lamp
# things for screen: rug; computer before A; sofa; lamp
# things for ride: rug; scooter before A; sofa; lamp
# things for car: rug; toy-car before A; sofa; lamp
{~“It was all right this morning,” said {H}. {young:Now {broken} was broken.|That was so, but it was no help now. {broken} was broken.}|There had been a crack, and after that nothing. {H} looked at {broken}, {young:and it was broken.|and there was no doubt about it: it was broken.}|{H} had only looked away for a moment. {young:Now {broken} was broken.|That was all the time that {broken} had needed to get broken.}}
{
- is_screen:
There was a crack in the glass, from one corner to the other. {young:Behind it, all was dark.|Smaller ones came off it like twigs, and behind them it was dark.}
“Look with your eyes,” said {grownup}. “That glass is sharp.”
- is_ride:
It leaned on the sofa with its nose down. {young:It would not go.|It had always gone before you were quite on it, and now it would not go at all.}
- is_car:
{A} put it on the floor and gave it a push. {young:It stayed there.|It stayed where it was put, which it had never done in its life.}
- else:
{A} held it up this way, and then that way. {young:It was no better.|From one side you could not see it, but you knew.}
}
{is_wished_person:“Does {wished_person} know?” asked {grownup}. ¶ “Yes,” said {A}.} # wished
“We could look for a new one,” said {grownup}. # usual
{A} did not want a new one. {A} wanted this one, {young:as it was before.|the way that it had been at breakfast.}
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: grownup kneel at broken; A write cross paper; heroes kneel; friends sit
# action for screen, ride, car: grownup kneel; A write cross paper; heroes kneel; friends sit
# things: rug; toolbox; screwdriver; broken before grownup; themed
# things for screen: rug; toolbox; screwdriver; computer before grownup; themed
# things for ride: rug; toolbox; spanner; scooter before grownup; themed
# things for car: rug; toolbox; screwdriver; toy-car before grownup; themed
Out came the box with the tools. # usual
{joining}
{musing} # personal
{
- is_screen:
{grownup} laid tape along every crack, so that nobody could get cut. Then the button was held down, and they all counted to ten. {young:It stayed dark.|It seemed to think about it, and stayed dark.}
- is_ride:
They stood it on its head, with its wheels in the air. {grownup} found the place. {young:“A bit is missing.”|“There is a part gone,” said {grownup}, “and it is not a part that we have.”}
- is_car:
They blew the fluff out of it, and put tape on. {young:It still did not go.|It went as far as the end of the tape, which was not far, and fell over.}
- else:
Tape went round it, and then round it again. {young:It held. Then it did not.|It held as long as nobody breathed on it, and then somebody did.}
}
{themed_a} was used to keep the screws from rolling off. # personal
“I cannot mend this tonight,” said {grownup}. “Mrs Pendle at the mending shop may, on Saturday, or she may not. She will want a list.” # usual
{hinderer_person:“It would make a good doorstop,” said {hinderer}, and nobody laughed, and {hinderer} said sorry to it.} # beat
{hinderer_animal:{hinderer} went off with the tape, which was still coming off the roll in the hall.} # beat
{hinderer_carried:{hinderer} got some of the tape by mistake, and was the best mended of them all.} # beat
So {A} wrote a label for the mending shop. DOES NOT DO, it said on one side, and there {A} put EVERYTHING. STILL DOES, it said on the other, {young:and there {A} put NOTHING.|and there {A} put NOTHING, and underlined it.}
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A point curious at clock; heroes stand; grownup pour teapot; friends sit
# things: table; teapot; clock; drawer; radio
{young:“What does our clock do?” asked {A}.|“Is there anything else here that does not work?” asked {A}.} {grownup} took {A} round the kitchen.
The clock was always ten minutes late. {young:It still went tick.|It still ticked, and you only had to know.}
The teapot had no handle. {young:You held it in a cloth, and it poured.|It had to be held round the middle in a tea towel, like a hen, and it still poured.}
The {~second|bottom} drawer did not shut. {young:“It still opens,” said {grownup}.|“But see how well it opens,” said {grownup}.}
And the radio had one station left, {young:and that was all songs.|and had been singing in that one language since before {A} was born.}
“What did you put on their labels?” asked {A}. ¶ “They never went to the shop,” said {grownup}. “We got used to them.” # more
The fridge hummed two notes where it used to hum one. Nobody had asked it to. # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A listen curious telephone; heroes stand; grownup stand; friends stand
# things: telephone in A.hand; coat on hook; hook; mat
They rang up the mending shop, {young:and {A} did the talking.|and {grownup} handed {A} the telephone, as it was {A} who knew it best.}
“Does it rattle?” asked Mrs Pendle. {A} {is_screen:held it by the edge and tipped it|gave it a small shake}. {young:It did not.|Nothing rattled, and {A} said so.}
“Does it smell of anything?” {young:{A} had a sniff. It smelled of {~biscuit|carpet}.|{A} bent down to it, and it smelled of {~biscuit|carpet}, and slightly of {A}.}
“That is all right,” said Mrs Pendle. “When it smells of burning, I say no at once.” {young:She had a nice voice.|She had a voice like somebody with a screw in one corner of her mouth.}
“Bring it on Saturday,” she said. “I cannot promise. {young:I can look.”|I can only look, but I look very hard.”}
“She looks very hard,” said {A}, and put it on the label. # more
Then they hung up the telephone, which worked perfectly well, and thanked it. # more
It seemed right, today, to say so. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: A sit sad beside lamp; heroes sit; grownup stand; friends sit
# things: lamp; table; rug; broken beside A
# things for screen: lamp; table; rug; computer beside A
# things for ride: lamp; table; rug; scooter beside A
# things for car: lamp; table; rug; toy-car beside A
“You are no good,” {A} told it, and then was sorry, {young:and held it.|and kept one hand on it, so that it should know.}
It got dark. {grownup} put the lamp on the floor, behind them, and let them be. # usual
{helper_person:{helper} came and sat down on the rug as well, and did not say anything, which was right.} # beat
{helper_animal:{helper} lay down along the two of them, and breathed out.} # beat
{helper_carried:{helper} was put on the other side of it, so that it was not by itself.} # beat
{
- is_screen:
Then there was something on the ceiling. It was bright, and it had a river in it, {young:with a lot of arms.|with a great many arms, and an island.}
{A} looked at the lamp. {A} took {broken} by the edge and tipped it, and the river went down the wall. {young:It was the glass!|The lamp shone on the glass, and every crack was up there in light.}
- is_ride:
{A} gave one of its wheels a push, {young:just to be cross.|and not a very polite one.} It went round. It went tick, tick, tick.
And round the whole room went something big and dark. {A} looked at the lamp. {young:It was the wheel!|It was the wheel, as big as a cart’s, going over the sofa and the door, and it did not stop.}
- is_car:
{A} pushed it along before the lamp, with one hand. Then {A} saw the wall. {young:Up there went a big one!|Along the wall went another one, and it was as big as the sofa.}
It was the shadow. You could not see what was broken. {young:It drove up the door!|It drove along the wall and straight up the door, as that one on the floor never had.}
- else:
{A} held it together in both hands, to see how it used to look. Then {A} saw the wall. {young:There it was!|There it stood, as big as the door, and all in one piece.}
It was the shadow. {A} moved, and it moved. {young:It went along the wall.|It went along the wall, as far as the corner, and bowed to the lamp.}
}
“Oh,” said {A}. “It still does that.”
-> DONE

=== m2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes reach-up happy; grownup sit calm; friends sit
# things: lamp; sofa; rug; window
{
- is_screen:
They all lay on their backs on the rug, with their heads together. {young:“That is the sea,” said {A}.|“That is where it runs into the sea,” said {A}. “By the light switch.”}
There were four rivers, and one of them had no end. {young:It went off the edge.|It ran off over the curtain rail, into whoever lives next to that.}
A {~moth|bit of dust} came by and crossed all four. {young:It did not get wet.|It did not get its feet wet in any of them.}
- is_ride:
They tried it fast, and they tried it slow. {young:Slow was best.|Slow was the best, for then you could see every bit of it go over the picture and down the other side.}
{A} pegged a bit of card on, so that it clicked. {young:Click, click, click.|It sounded like a very small horse on a very long road.}
“Where is it going?” asked {grownup}. {young:¶ “Round,” said {A}.|¶ “It is there already,” said {A}. “It just goes round there.”}
- else:
It could be small, and it could be big. {young:You only moved the lamp.|That only depended on the lamp. Close to it, it was as big as a bus.}
It went over the sofa, and {young:up the curtain.|up the curtain, and looked in behind the picture, where nobody had been for years.}
It could do things now that it had never done. {young:It could sit on the moon!|There was a moon in the window, and with a bit of care it could sit on that.}
}
“Has it always been able to do that?” asked {grownup}. ¶ “I never asked it to,” said {A}. # more
{pausing} # company
Then it had a rest, since they had made it do the same four times. # more
“Once more,” said {A}, when it had had its rest. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A hold happy fork; heroes hold spoon; grownup hold happy; friends stand
# things: lamp; sofa; rug; whisk before lamp
Everybody brought something to the lamp now. {young:A fork was a tree.|A fork was four trees with no leaves on.}
The {~sieve|egg whisk} was better. {young:It was a cage with a bird in it.|It made a whole town with all its windows lit.}
“What do I do?” asked {grownup}. {A} looked, in front and behind. {young:“You do a goose,” said {A}.|“You do a goose,” said {A}, “and if you bend that finger it has just heard something.”}
In the box with the tools was some glue that had gone hard. {young:It did a good bear.|It was no good as glue any more, and it did a very good bear.}
“That goes on its label, too,” said {A}. “Bear.” # more
So they all had their turn, and some of them had two. # more
The dustpan did a whale, and then it did a smaller whale, and then it was wanted in the kitchen. # more
-> DONE

=== s4
# shot: above
# place: living-room; dusk; clear
# action: L write happy paper; heroes kneel; grownup hold lamp; friends sit
# things: rug; rubber; pencil; broken beside L
# things for screen: rug; rubber; pencil; computer beside L
# things for ride: rug; rubber; pencil; scooter beside L
# things for car: rug; rubber; pencil; toy-car beside L
{L} got the label and rubbed out NOTHING. {young:It took some time.|It had been underlined, and so it took some time.}
{
- is_screen:
STILL DOES RIVERS, wrote {L}. {young:They looked for more.|Then they went on looking, as it is only fair to look at both sides.} The back was cool, and as smooth as a plate. {young:STILL COOL.|STILL COOL ON A CHEEK, wrote {L}, once it had been tried.}
The film that had been in there had stopped half way. {L} told them the rest of it, {young:with a dog in it.|and put in a dog, because there had not been one.} # usual
- is_ride:
STILL GOES ROUND, wrote {L}. {young:They looked for more.|Then they went on looking, as it is only fair to look at both sides.} The bar was the right height, and it was good to hold. {young:STILL GOOD TO HOLD.|STILL FITS MY HANDS, wrote {L}, once that had been tried.}
“We shall walk there, on Saturday,” said {grownup}, “and it can be carried for once.” {young:¶ “It likes that,” said {L}.|¶ “It has never been carried,” said {L}. “It will see over the hedges.”} # usual
- is_car:
STILL DRIVES UP DOORS, wrote {L}. {young:They looked for more.|Then they went on looking, as it is only fair to look at both sides.} It had a seat, and the seat had never been sat in. A {~pea|bean} just fitted. {young:STILL HAS ROOM.|STILL HAS ROOM FOR ONE, wrote {L}.}
The pea was driven up the door, and round by the picture, {young:and home.|and set down at the same place, and it made no remark.} # usual
- else:
STILL GOES BIG, wrote {L}. {young:They looked for more.|Then they went on looking, as it is only fair to look at both sides.} It had the same smell as ever. It fitted under one arm, {young:the left.|the left, where there has always been a place for it.} STILL FITS, wrote {L}.
“It still listens,” said {L}, {young:and told it so.|who had been telling it things all this time, and it had not missed one.} # usual
}
“And if she can’t mend it?” asked {L}. # usual
“Then it will not do what it did,” said {grownup}. “That would be a pity. And it would still do that.” # usual
The label was full. {L} had to write round the edge. # usual
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L kneel calm; heroes kneel; grownup stand; friends stand
# things: shelf; label; coat on hook; hook; mat
The label was tied on with red wool, in two knots. One was by {grownup}, and one was by {L}.
“Until Saturday it lives here,” said {grownup}, by the front door.
That was three nights. {L} put a folded coat there, so it was not on the bare floor. # usual
“It does not know that it has to wait,” said {L}. ¶ “You have told it,” said {grownup}. ¶ That was so. # more
The tools went back in their box, each in its own place. # more
Nobody had slammed the lid. # more
{L} read the label out, both sides, so that it should know what was on it. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes wash; grownup hold towel; friends stand
# things: basin; tap; towel; mirror
The tap did not turn all the way off. It said plip.
“It still does water,” said {L}. # spare
The brush had its hair all to one side. It still did teeth. # more
And the towel had a hole in it. You could look out. # more
“I am a bit worn at the knees,” said {grownup}. ¶ “You still do stairs,” said {L}.
Plip, said the tap, behind the door. # more
The stool had one short leg, and stood with that one on the mat. It still did tall. # more
-> DONE

=== m3
# shot: wide
# place: bedroom; night; stars
# action: L sit sleepy on bed; heroes sit on bed; grownup sit; friends sit
# things: bed; lamp; pillow; window
There was a lamp in here, too. It was a small one.
{L} held up a hand. There it was, on the wall, with all its fingers.
It waved. It lay down flat. Then it got up once more. # spare
The bed did what it does. It creaked on the one side, and it was soft on the other. # more
“Was I good with it?” asked {L}. ¶ “You looked very hard,” said {grownup}. # more
The hand came in under the blanket. It was the warm kind. # more
The door did not quite shut. It let in a bit of the hall, and that was how they liked it. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: shelf; coat on hook; hook; label
In the hall it was dark. There was glass in the front door.
A car went by, far down the road, and its light came in.
It went along the wall, and over the coats. It went over the label, and read it.
{is_screen:For a moment there was a river on the hall ceiling.|For a moment there was a big shadow on the wall, all in one piece.}
Then it was dark again. It still did that. # spare
Nobody had been there to see. # more
The red wool had two ends, and they hung quite straight. # more
The box of tools was in the cupboard. It had Saturday off. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; lamp
The day was nearly over. It had a crack in it, about the middle. # usual
{resting}
{dream} # spare
“I still mind,” said {L}.
“Yes,” said {grownup}. “So do I.”
They were quiet about it. # usual
“What does today still do?” asked {L}. # usual
{grownup} thought. “It still does the end,” said {grownup}. “The soft part.”
So they had that.
There was a pillow in it. There was a hand. # usual
It got low, and it got slow. It went all the way down.
It still did that.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On Saturday it was carried to the mending shop, with its label on. Mrs Pendle read the one side quickly. She read the other side twice, and then round the edge.
“I may have to keep it till Tuesday,” she said. “Not for the mending. I want to see it do that.”
So {H} showed her where the lamp has to stand.
-> DONE

=== next_bedtime
There was a light on late in the mending shop. Somebody was looking very hard.
-> DONE
