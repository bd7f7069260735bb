# about: story-about(bin lorry|bin lorries|bin truck|bin trucks|bin wagon|bin van|dustbin lorry|dustbin lorries|dustbin truck|dustcart|garbage truck|garbage trucks|rubbish truck|rubbish trucks|rubbish lorry|rubbish lorries|trash truck|trash trucks|recycling truck|recycling trucks|recycling lorry|recycling lorries|refuse lorry|refuse truck|bin man|bin men|binman|binmen|garbage man|garbage men|dustman|dustmen|bin day|garbage day|bins); thing(bin lorry|bin lorries|bin truck|dustbin lorry|garbage truck|garbage trucks|rubbish truck|trash truck|recycling truck)
# also: funny; person; place; thing; happy; play; calm; weather; exciting
# wants: child
# role lorry: answer(lorry|lorries|truck|trucks|wagon|van|dustcart) = a bin lorry
# role grownup: parent = the grown-up with the tea towel
# names: Dot | Peg | Nell
# names: Winston | Desmond | Errol
# ages: 3-9
# holds: dark(kind), cat(kind)

=== title
{~Up, Tip, Bump|Not So Loud, It Is Thursday}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: heroes stand happy behind wall; grownup stand calm; friends stand happy; dot sit happy in lorry
# things: lorry right; wall; 2 bins left; house
# people: dot=driver(she, cap)
{~Beep, beep, beep. You could hear it three streets away, and {H} ran out to the garden wall.|It was Thursday, and it was nearly dark, and the bins had not been done. {H} stood at the garden wall and listened.|It was so late that the bins might not be done at all. But {H} went out to the garden wall, and there was an orange light at the end of the road.}
It came round the corner backwards, with its light going round. It was {lorry_a}.
“You are late,” called {A}. ¶ “We had a nail in a tyre,” said Dot, who drove. “Every week we are early, and there is nobody to see.” # usual
In the road stood all the bins, {young:with their lids shut.|with their lids shut and their handles to the front.} # usual
An arm came down, and took hold of the first one.
“Up,” said {A}. It went up. “Tip,” said {A}. {young:It tipped!|It tipped, and out fell all that number one had done with.} And down it came.
“Bump,” said {A}. And bump, it said.
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: heroes point proud at lorry; winston push happy bin; grownup stand calm; friends stand happy
# things: lorry; 2 bins; wall
# people: winston=man(he, cap)
Behind the lorry walked Winston, who brought the bins to the arm, and put them back.
“Number two is tea bags,” said Winston. {young:“You can hear it.”|“You can hear it, it goes thup. Number three is having a baby, or else they like cardboard.”}
“And us?” asked {A}. ¶ {young:“Peas,” said Winston.|“You don’t care for peas,” said Winston, “but somebody over there will not give up.”}
{A} looked at the lorry with respect. {young:It knew about the peas!|It had known for weeks, and had not told anybody.}
“It never says a word,” said Winston. “It eats what there is, and says thank you.” # usual
“How?” asked {A}. ¶ “Beep,” said Winston. # more
It went on to number four, {young:and that was a good one.|which had had a party, and clinked the whole way down.} # more
-> DONE

=== s2
# shot: behind
# place: street; dusk; clear
# action: heroes lift happy; winston push happy bin; grownup stand calm; friends stand happy
# things: lorry; 2 bins; wall; house
# people: winston=man(he, cap)
House by house it came nearer, and {A} did every bin with it, {young:with both arms.|with both arms, on this side of the wall.} Up, tip, bump.
{joining}
{is_loved:“If I had one,” said {A}, “it would have {loved} on the side.” The driver thought that it would go faster for it.|{musing}} # personal
{hinderer_person:“Bump,” said {hinderer}, much too soon, each time, and all the bins had to hang up there and wait.} # beat
{hinderer_animal:{hinderer} wanted to know what was in each of them, and had to be told by the smell.} # beat
{hinderer_carried:{hinderer} was lifted up, and tipped, and put down with a bump, and was still quite full.} # beat
It was so loud that you could feel it in the wall. {young:The bottles went crash, and the light went round.|The bottles went down like a staircase.} # usual
Every house was orange, and dark, and orange. {young:So was {A}.|So was {grownup}, who had come out with the tea towel, and did not look as if it had been planned.} # usual
Then it was the turn of next door. They have a box there, for paper. {young:The arm went up.|The arm took hold of it as of all the others, and up it went.} And half-way, it stopped.
-> DONE

=== l1
# aside
# shot: two
# place: street; dusk; clear
# action: heroes wave happy; dot wave happy; grownup stand calm; friends wave happy
# things: lorry; wall; 3 bins
“What is it for, the beep?” asked {A}. {young:It went beep, beep, beep.|It had to go back a bit for number five, and it said so the whole time.}
“It has no eyes behind,” called Dot. {young:“So it says, here I come.”|“So it tells people that it is coming with the end that can’t look.”}
{A} walked backwards along the wall, to try it. {young:“Beep, beep, beep!”|It was a good rule, for you never know who is there. “Beep, beep, beep.”}
{grownup} came up the path backwards with the last bag. ¶ “You did not beep,” said {A}. {young:So it had to be done again.|It had to be done again, from the door, and a lady across the road looked on.} # usual
“Beep,” said {grownup}, not very loud. # spare
Then it was quite safe. # more
-> DONE

=== s3
# shot: close
# place: street; dusk; clear
# action: winston point surprised at cat; cat sleep on box; heroes peek surprised at cat; grownup stand surprised; friends stand curious
# things: lorry; box; newspaper; wall
# people: winston=man(he, cap)
Winston, who walks behind and looks, had put up one hand. “Stop,” he said. “There is somebody in.”
On top of the old newspapers lay the cat from number nine, {young:and it was fast asleep.|as round as a loaf, with one paw over its face, and was fast asleep.}
“We can’t tip that,” said Winston. ¶ “Beep it,” called somebody behind. {young:“No!” said {A}.|There was a car, by now, and a van.} # usual
“Don’t wake it,” said {A}. “It was up all night. {young:It sang.”|It sang on our shed, all the verses.”}
{helper_person:“Sh,” said {helper} to the van, with one finger, and the van turned its radio off.} # beat
{helper_animal:{helper} looked over the wall at it, and for once did not say what was thought of it.} # beat
{helper_carried:{helper} was held up so as to see it, and was as quiet as anybody could be.} # beat
The box came down again, as slowly as it could. {young:Bump? It did not go bump.|Winston put his foot underneath, and it did not go bump.}
They all stood round it, and nobody knew what to do. It was the biggest thing in the road, and it had never been quiet before. # usual
-> DONE

=== m2
# aside
# shot: above
# place: street; dusk; clear
# action: dot tiptoe happy; heroes look-up curious; cat sleep on box; grownup stand calm; friends stand calm
# things: lorry; box; wall; themed
# people: dot=driver(she, cap)
Dot climbed down, and took both her boots off, and came round in her socks. {young:They had stripes.|One had stripes, and one did not, and on other Thursdays nobody would have known.}
“What does it like?” asked Dot, very low. ¶ “Paper,” said {A}. {young:“And to be left.”|“It likes to lie on what you are reading, until you have finished with it.”}
Behind them the van had got out, too, {young:in socks.|and so had the man from the car, and they all came up on their toes to see how round it was.} # usual
{themed_a} was put on the wall beside it, and did not wake it either. # personal
{pausing} # company
“It is breathing,” said the van. {young:“In and out.”|“It goes in, and then it thinks about it, and then it goes out.”} # more
-> DONE

=== l2
# aside
# shot: two
# place: street; dusk; clear
# action: heroes whisper curious at winston; winston kneel curious; cat sleep on box; grownup stand calm; friends sit calm
# things: lorry; box; street-lamp; wall
# people: winston=man(he, cap)
“Can it whisper?” asked {A}, and looked up at the lorry. {young:Dot did not know.|Dot had been with it for nine years, and had never thought of asking.}
There is a small lever for the arm. {young:You can push it hard, or you can push it with one finger.|As a rule you push it right over, because there are four hundred houses, but it can be done with one finger, if you have got the evening.}
The engine could go out. {young:It went brum, brum, and then it was out.|It shook itself once, and was out, and there was a blackbird, who had been singing all along.} # usual
Last of all the light stopped going round, {young:and it was just a road.|and the houses were all the colour that they are.}
It stood there with its lid shut. It looked like something that is holding its breath. # more
“It can,” said {A}. # more
-> DONE

=== s4
# shot: two
# place: street; night; clear
# action: heroes carry happy newspaper; grownup carry calm newspaper; cat sleep on newspaper; winston stand happy; friends walk calm
# things: lorry; box; wall; street-lamp
# people: winston=man(he, cap)
Then {A} thought of it. “It is only asleep on today’s,” said {A}. “You can have all the other ones.”
So {A} took the paper by two corners, and {grownup} took the other two. {young:“Up,” said {A}, but not loud.|“Up,” said {A}, and it was hardly a word at all.}
And up it came, with the cat in the middle, {young:like a bun on a tray.|like a very large bun on a tray, which nobody had ordered.} They walked sideways, as far as the wall. # usual
They did not tip. They put it down. It did not go bump. # usual
The cat put the paw over the other eye. {young:It had not seen a thing.|That was the only thing that it ever said about the matter.} # usual
“Now,” whispered {A}. And with one finger, and no light, the lorry did the box. Up. Tip. {young:It went bmp.|The papers slid in like a long breath, and at the end of it came a very small bmp.}
Down the road it rolled, very softly. At the corner it said beep, just once, to say thank you. # usual
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: heroes sit happy in bath; grownup hold calm towel; friends sit calm
# things: bath; rubber-duck in bath; cup; sponge
In the bath there was a cup, and an old duck.
“Up,” said {A}. The duck went up. “Tip,” said {A}. It fell in. # usual
“Bump,” said {grownup}. ¶ “No,” said {A}. “It is asleep. It goes bmp.” # usual
Everything in there did it softly. The sponge went bmp. The soap went bmp, and was gone.
The water went down by itself. It had a low voice. It said one long word. # more
Then the bath was empty, and it said thank you. # more
-> DONE

=== m4
# aside with m1
# shot: behind
# place: bedroom; night; stars
# action: heroes look-through calm; grownup stand calm; friends sit sleepy
# things: window; moon; bed; street-lamp; curtain
From the window you could see all the bins. They stood with their lids shut.
“They are hungry now,” said {A}. “They have a whole week.” # usual
“What will they get?” asked {grownup}. ¶ “Peas,” said {A}.
On the wall there was something round. It had a paper under it.
It had turned over. That was all it had done. # more
A car came by. It did not say beep. # more
-> DONE

=== l3
# aside
# shot: above
# place: street; night; stars
# action: cat walk calm on wall; heroes sleep
# things: wall; newspaper; moon; street-lamp
At ten the cat sat up. It was on a wall. It had gone to bed in a box.
It thought about that. It could not see how it was done. # usual
Then it put one foot over the other. It went along the top, by the moon.
On the shed roof it had a good look round. It sang a bit, but not loud.
{midway}
It did just the one verse. # more
It had the paper to go back to. # more
-> DONE

=== l4
# aside with m1
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: lorry; lamp; moon
Where the lorry lives there is a yard, with a wall. It stood there with its nose to the bricks.
Its light was out. Its arm hung down. It was as full as it could be. # usual
It had tea bags in it, and a party, and some peas. It did not tell.
A moth came by, and it did not wake the moth up. # usual
It could do that now. # more
In the cab there were two boots. They had been left. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: grownup carry calm A; heroes lie-back sleepy; friends sleep
# things: bed; pillow; lamp; quilt
Then somebody had to be put to bed.
{resting}
{keepsake}
{dream} # spare
“Do it with the arm,” said {A}. So {grownup} had an arm. It came down, and took hold. # usual
“Up,” said {A}. It was warm, up there. # usual
“Tip,” said {A}. {A} lay on the pillow.
“And now?” said {grownup}. ¶ “Sh,” said {A}. “There is somebody in.”
Out in the dark it was quiet, for three streets. # usual
Bmp.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a note stuck to the lid of the paper box. ‘Nobody in,’ it said, in large letters, ‘until eight.’ The letters had been done with a paw, or else with a thumb.
Beep, it went, a long way off, in somebody else’s street. {H} stood at the wall, and waited a bit. Bump, it said over there. Then, for a cat perhaps, it said bmp.
-> DONE

=== next_bedtime
All down the road the bins stood empty, and were asleep. There was nobody in.
-> DONE
