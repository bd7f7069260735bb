# about: journey(camping|camped|campsite|camp in|camp out|tent&!circus); sleepover(camping|camped|campsite|camp in|camp out|tent&!circus); outing(camping|camped|campsite|camp in|camp out|tent&!circus)
# also: happy; proud; weather; cannot-sleep; tired; missing; scared; nervous; fear-dark; bravery; food; learned; too-excited; season
# when: done
# wants: child
# role grownup: parent = the grown-up with the bags
# kind early: came in|came inside|gave up|midnight|lasted|half the night|back inside
# kind rain: rain*|storm*|wet|soaked|pour*|thunder*
# kind garden: garden*|yard|backyard|lawn|patio
# ages: 3-9
# holds: dark(kind), night(kind), tent(kind)

=== title
{~You Lie Round It|The Lump}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: L lie-back worried; heroes stand curious; grownup hold bag; friends stand
# things: bed; bag; boot; rug
{~{H} had slept in a tent, and now there was a bed again. {young:It was a good bed, and it was flat.|It was a good bed, and clean, and as flat as a table.}|Back in the bedroom stood the bed, and {H} looked at it. {young:It was not a tent. It was flat.|It had not been in a tent, and it was as flat as ever.}|There was grass in the boots, and grass on the stairs, for {H} had slept in a tent. {young:But the bed was clean, and flat.|The bed had none. It was clean, and as flat as a table.}}
{
- is_early:
The night in the tent had gone on until it was enough, {young:and then it was indoors.|and then they had carried it in, blankets and all.} # usual
- is_rain:
All night it had rained on the tent, {young:pat, pat, pat.|with a noise like peas being poured into a pan, and hardly any had come in.} # usual
- else:
They had slept on the ground, {young:with just a bit of cloth on top.|with nothing but a bit of cloth between them and the whole sky.} # usual
}
In the ground there had been a lump, as big as a bun, and it had been under {L}. {young:“Poor you,” they had all said.|“What a pity,” they had all said.}
Now {L} lay down, and got up again. “There is nothing in it,” said {L}. {young:“I want my lump!”|“How do you sleep on that? I want my lump.”}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: L lie-back cross; heroes hold potato; grownup stand surprised; friends sit
# things: bed; potato; shoe; book; themed
“You want it?” said {grownup}. “You told us about that lump the whole of breakfast.” ¶ “That was before,” said {L}. # usual
{joining}
{is_loved:So {L} lay and thought about {loved}, but even that was too flat.|{musing}} # personal
So a lump had to be found. {L} put a potato under the sheet. {young:It rolled away.|It was the right size, but it had no roots, and it rolled out at the side.}
{themed_a} was tried, too, but it only went in as far as the corners. # personal
A shoe was all heel. {young:A book was all corners.|A book was all corners, and it opened.} # usual
{hinderer_person:“Try my elbow,” said {hinderer}, and lay down there, and it was a good lump, but it talked.} # beat
{hinderer_animal:{hinderer} got under the sheet by the other end, and was a much larger lump, and a warm one, but would not lie still.} # beat
{hinderer_carried:{hinderer} was tried as a lump, and squashed, and was taken out and given a pat.} # beat
“It is no good,” said {L}, from the top of it. {young:“I fall off.”|“I lie on it, and then I fall off.”}
-> DONE

=== m1
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A peek happy behind tent; grownup hold tent; heroes pull; friends sit
# things: tent on stairs; stairs; 2 peg; puddle
The tent had to be dried. {young:It hung on the stairs.|There is no hook for a tent, so it was hung all down the stairs, from the top to the hall.}
You went up to the bathroom under it. {young:It was green in there.|It was green under there, and smelt of feet and clover, and every stair came as a surprise.}
{A} met {grownup} on the fourth stair. {young:“Good evening,” said {A}.|“Good evening,” said {A}, for it was too narrow to pass without saying it.}
{is_rain:Drip, it went, on the mat. {young:That was last night’s rain.|That was last night’s rain, and it had come the whole way home with them.}|Out of a fold fell a beetle. {young:It was put in a flowerpot.|It had not meant to move house, and was put out by the flowerpots.}}
“It was smaller when we were all inside,” said {A}. # more
{grownup} went by below with a basket, as a shadow, and said “Mind your heads” to the wrong side. # more
There was a pocket by the eighth stair, with a spoon in it, and they left the spoon for the next time. # more
-> DONE

=== l1
# aside
# shot: above
# place: hallway; dusk; clear
# action: A sit happy on bag; grownup push bag; heroes push; friends sit
# things: bag; tent; rope
The tent has a bag. {young:The tent came out of the bag.|They had all seen it come out of that bag, so there was no doubt about it.}
But it would not go in again. {young:They rolled it. It was too fat.|They rolled it, and it was too fat, and they rolled it from the other end, and it was fatter.}
{A} sat on it, {young:and then {grownup} did.|and then {grownup} sat on {A}, nearly, and the air came out with a sigh.}
“It has eaten something,” said {A}. {young:They looked. It had eaten a towel and a slipper.|So they unrolled it again, and there was a towel in it, and one slipper.}
That was two things that nobody had missed. {young:Then it went in.|After that it went in up to the neck.}
The bag was tied with a bow, and it looked like somebody in a scarf. # more
“It will have to come out again,” said {grownup}, “it is not dry.” So it all came out again. # more
{A} stood on the bag, and {grownup} pulled, and something in there said pop. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L lie-front surprised on rug; heroes kneel curious; grownup kneel; friends sit
# things: rug; bed; boot
{L} lay down on the rug, to think. {young:“It was here,” said {L}.|“My head was there,” said {L}, “and the lump was here.” And {L} lay just as in the tent.}
{helper_person:“That is not how you lie in bed,” said {helper}, looking down. “You are all bent.”} # beat
{helper_animal:{helper} came and lay down in front of {L}, and fitted exactly.} # beat
{helper_carried:{helper} was laid down where the lump had been, to mark the place.} # beat
{L} looked down. The knees were up, and the back was round, {young:like a moon.|like a moon when it is thin.}
“I was not on it,” said {L} slowly. {young:“I went round it!”|“Not after the start. I went round it. You lie round it.”}
{grownup} bent down to see. There was a place in the middle, as big as a bun, {young:and all the rest was {L}.|and {L} went round it on three sides.} # usual
“Then it is not what you lie on,” said {grownup}. {young:“You keep it company.”|“It is somebody to keep company with.”} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A listen curious; grownup hold coat; heroes listen; friends listen
# things: coat; window; bed
“And it is too quiet,” said {A}. {young:“The wall does not go flap.”|“In a tent the wall says something now and then.”}
They opened the window by a hand. {young:They heard a car.|A car went by, and somebody was called in to wash.}
There had to be a zip, too, {young:or it was not night.|because a night begins with the zip.}
{grownup} had one on the raincoat, {young:and did it. Zzzip.|and stood at the door, and did it right up to the chin. Zzzip.}
“Yes,” said {A}. {young:“Now it is shut.”|“That is shut. Now somebody has to say what that noise was.”}
“That was a cow,” said {grownup}. ¶ “Was it?” said {A}. It was what {grownup} had said each time. # more
There had been no cow in the morning, but there had been a good many noises. # more
The curtain was hung out over the sill a bit, so that it could flap if it cared to. # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A pull happy blanket; grownup look-through; heroes kneel; friends sit
# things: blanket; spoon; biscuit; glasses; heap
They shook out the blankets. {young:All sorts of things came out.|You would not think that people had slept in them, but that a fair had been held there.}
Grass came out, and a spoon. {young:Then there came half a biscuit.|Then half a biscuit came out, and the lid of something that was still out there without one.}
A sock came out of {As}, {young:and it was {grownup_s} sock.|and it belonged to {grownup}, who had been looking for it since Friday.}
“How did that get in?” asked {grownup}. {young:“It was cold,” said {A}.|“It came in the night,” said {A}. “It was cold, so I did not ask.”}
The grass was put in a {~saucer|jar}. {young:It smelt of tent.|It was not much, but if you shut your eyes it was the tent.}
The biscuit was soft, and nobody asked who it had been. # more
They found a peg in {grownup_s} pillow, and that explained a good deal about breakfast. # more
“We had three spoons,” said {grownup}, counting. There were four now. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L hold proud sock; grownup stand; heroes stand; friends sit
# things: bed; sock; potato; lamp
So a lump could be soft. {L} rolled up the two thick socks that had been in the tent. They were put under the sheet, not in the middle, but at the side.
Then {L} lay down, round it. Up came the knees. {young:The lump fitted!|The lump fitted, between the knees and the chin.}
“I had one as well,” said {grownup}. “Mine was a root.” ¶ “Do you miss it?” asked {L}. ¶ “I did not think so,” said {grownup}. “But I lay down just now, and felt for it with one foot.”
{is_wished_person:“{wished_person} had the best bit of ground,” said {L}. It had been as flat as this bed, so there was nothing to miss.} # wished
“You can have the potato,” said {L}.
-> DONE

=== m4
# shot: behind
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends stand
# things: basin; toothbrush; towel; tap
There was a tap in the bathroom. You turned it, and it was warm. They looked at that for a bit.
The water was green from the feet. Then it was clear.
A bit of grass stayed in the bath. It went round, and did not go down. They left it there.
“No boots,” said {A}. You could go to the loo with no boots, and no torch. It was hardly like going. # more
The light had a string. They pulled it, twice, to see it work. # more
The towel was dry. It had never been dry in the tent, not for one minute. # more
“I can stand up in here,” said {grownup}, and did, for a while. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: A stand sleepy; heroes stand; grownup hold lamp; friends sit
# things: stairs; tent on stairs; lamp
They said good night to the tent. It was dry now, or nearly.
Somebody went by in the street. The tent moved a bit, and let out its air.
“It is asleep,” said {A}. “It has had no sleep. It had to stand.”
One corner hung down in the hall. {A} put a slipper under it. So it had a lump, too. # more
The stairs went up beneath it, and you could not see where to. # more
“It did well,” said {grownup}. “It only leaked where I said it would not.” # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A sit sleepy; heroes sit sleepy; grownup kneel; friends sit
# things: bed; pillow; sock; lamp
“Can you see it?” asked {A}. ¶ “No,” said {grownup}. “It only looks like a bed.”
You had to know. That was the good of it.
The sheet was pulled up, and smoothed. It was flat here. It was flat there. # more
There was one place where the hand went up, and down. # more
The window was a hand open. There was a bit of outside in the room. # more
The potato had gone already. You could hear somebody making a bed again. # more
“Good night, lump,” said {grownup}. It was given a pat. It did not roll.
-> DONE

=== l4
# shot: wide
# place: meadow; night; stars
# place for garden, early: garden; night; stars
# action: rabbit sit calm; heroes sleep
# action for garden, early: cat sit calm; heroes sleep
# things: moon; mound
Out on the grass there was a pale square. That was where the tent had been.
The grass lay flat. It had begun to get up, one blade, and one blade.
In the square was the lump. There was nobody on it.
{is_garden or is_early:A cat came by.|A rabbit came by.} It looked at the lump. It lay down, and went round it. # usual
It fitted. # usual
The moon was out. It had to look twice, for yesterday there had been a roof there. # more
A peg had been left behind. It held on to the ground, as it had been told to. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sit
# things: bed; pillow; moon; window
The lamp was out. {L} lay like a thin moon. # usual
{resting}
{dream} # spare
Somewhere in the house went a thump.
“That was a cow,” said {L}.
It was a potato. It had been tried, and it had rolled. # usual
Then it was still. {grownup} must have got round it. # usual
The socks were warm by now. They smelt of grass.
Up came the knees. Down went the chin.
There was the lump, and there was {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a potato on the stairs in the morning, on the third one, with a bit of fluff. It had come that far in the night, by itself, and nobody had asked it where it was going.
It was taken down to the others in the basket. {H} saw that they made room for it in the middle, and lay round it.
-> DONE

=== next_bedtime
Under the sheet was the lump. The knees came up by themselves.
-> DONE
