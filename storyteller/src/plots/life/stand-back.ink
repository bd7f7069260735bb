# about: made-something(volcano|bicarb|baking soda|vinegar|erupt); mess(volcano|bicarb|baking soda|vinegar|erupt); broken-thing(volcano); school-day(volcano|erupt|bicarb); play(volcano|bicarb|vinegar); learned(volcano|erupt)
# also: happy; too-excited; proud; mess; made-something; play; school-day; funny; broken-thing
# wants: child
# role grownup: elder, parent = the grown-up with the tray
# kind soda: baking soda|soda
# kind school: school|class|nursery|club
# ages: 4-10
# holds: dark(kind), volcano(kind)

=== title
{~Stand Back|The Smallest Volcano in the World}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L pour happy jug; heroes stand surprised; grownup stand surprised; friends stand
# things: table; tray on table; mound on tray; cup on mound; jug; spoon on table
{~“Stand back,” said {H}, {young:and poured.|and everybody did, as far as the fridge.}|There was a mountain on the kitchen table, with an egg cup in the top of it, and {H} had a jug. {young:“Stand back!”|“Stand back,” said {H}, to everybody, and to the toast.}|It smelled of chips in the kitchen, and nobody was having chips. {young:{H} {was} having a volcano.|It was vinegar, and {H} was holding it, over a mountain.}}
{
- is_soda:
First you put in the baking soda, and a drop of red, and nothing happens. Then you pour the vinegar.
- is_school:
It had been done at school today, and so it had to be done at home. In went the white stuff and a drop of red, and then the vinegar.
- else:
First you put in the bicarb, and a drop of red, and nothing happens. Then you pour the vinegar.
}
Ffffff! Up it came, all pink, and ran down the side.
“Volcano number one,” said {L}, and wrote it down. “As far as the fork. But I want it to go up to the lamp.”
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L hold spoon; grownup hold tray; heroes stand; friends stand
# things: table; tray; mound on table; jar on table; spoon; notebook on table
For a big one you need more. {young:So six spoons went in.|So six spoons of white went into the egg cup, in a heap.}
{joining}
{musing} # personal
“Stand back,” said {L}. {grownup} went behind the door. # usual
{hinderer_person:“Is it going to be now?” asked {hinderer}, and came and looked right into the top of it.} # beat
{hinderer_animal:{hinderer} came and smelled the mountain, and sneezed, and some of the white went up of its own accord.} # beat
{hinderer_carried:{hinderer} was put in the front row, to see it, and had to be wiped afterwards.} # beat
It said pff. {young:Then it said nothing.|There was one pink bubble, and it thought about it, and went down again.} The rest lay there like wet sand.
“Number two,” wrote {L}. “As far as nowhere.”
“That happens,” said {grownup}, {young:and came out from the door.|“to all the best ones,” and came out from behind the door.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A draw pencil; heroes sit-on-chair; grownup hold cloth; friends look-up
# things: table; mound on table; notebook on table; nut on table; pencil in A.hand
A volcano has people who live on it. {young:They were nuts, and one raisin.|They were peanuts, mostly, and there was a raisin who had been there for longer than anybody.}
“We have had a bit of smoke,” said the raisin. {young:“We do not mind it.”|“It keeps off the frost. You get used to it. We have it about every ten minutes.”}
{A} moved them back behind the spoon. {young:One would not go.|They went, all but one, who had only just done his windows.}
“I should hate to miss it,” said the raisin, {young:and sat down in front.|and was allowed to stay in front, in half a walnut, which floats.}
It was written down in the book that nobody had been hurt, and that the view was good. # spare
Number three came as far as the salt, and the raisin was moved a good way downhill, and said thank you. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: grownup sweep; A look-up; heroes stand; friends sit
# things: table; toaster on table; cloth; puddle; bucket; mound on table
It got about, that volcano. {young:It was under the toaster.|By number four it had been under the toaster and out at the other side.}
It was on the bread. {young:It was on the cat’s dish.|It was along the edge of the drawer, and in the drawer, with the forks.}
“It is very clean, really,” said {grownup}, with a cloth. {young:It was.|And where it had been the table was paler, and one ring from a cup was gone that had been there for years.}
“Then we could do the floor,” said {A}. {young:¶ “No,” said {grownup}.|¶ “We could,” said {grownup}, “but I think that we have, there, and there.”}
The cloth was pink. {grownup} was pink, as far as one elbow, and so was the light switch. # spare
They all smelled of chips, and would have smelled of chips on any bus in the world. # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: L pour jug; heroes stand; grownup stand; friends stand
# things: table; mound on table; jug; puddle; tray on table; lamp
“Then I need more vinegar,” said {L}, and poured in nearly all there was.
“Stand back!” Ffff, it went. It was quick, and thin, {young:and it ran away.|and before anybody could say how far, it was off the tray, over the edge, and under the fridge.} # usual
{helper_person:“It has gone out for a walk,” said {helper}, and lay down flat with a fork, and a cloth on the fork.} # beat
{helper_animal:{helper} went after it, under the fridge, and came out backwards with one pink sock.} # beat
{helper_carried:{helper} was pushed under the fridge with a spoon, to have a look, and came out pink.} # beat
It did not go up to the lamp. {young:It went down.|It went down, as fast as it could.}
And then the bottle was empty. There was one drop in the jug.
{L} wanted it to be big, and there was nothing left to be big with. “It is over,” said {L}. # usual
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A read notebook; heroes sit; grownup sit; friends sit
# things: table; notebook in A.hand; toast on plate; plate on table; themed
They had toast, and went through the book. {young:It had five volcanoes in it.|It had five volcanoes in it, each with a drawing, and with how far.}
“What do we know now?” asked {grownup}. {young:¶ “The white has to meet the sour,” said {A}.|¶ “It is not the white, and it is not the sour,” said {A}. “It is when they meet.”}
That is so. {young:They lie in the cupboard, and they do not say a word. Then they meet.|They lie in the cupboard for a year, two doors from each other, and not a word is said. And then they meet.}
{themed_a} had been hit, but not badly, and dried on the rack. # personal
{pausing} # company
“You cannot hold them back, after that,” said {grownup}, and had the crust. # spare
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A kneel before mound; heroes kneel; grownup stand; friends stand
# things: mound; puddle; hedge; stone; bucket
They might have done it outside from the start. {young:Now they looked for one there.|It is where most people keep them, and they went out to see if there was a place.}
There was a heap by the fence, made by ants. {young:“Not that one,” said {A}.|“Not that one,” said {A}. “They have enough to do.”}
{A} laid a hand flat on the path, and it was warm. {young:Deep down it is hot.|It was only from the sun. But if you go down far enough it is hot there, all the time, with nobody to see it.}
“Does it want to come up?” asked {A}. ¶ “Now and then,” said {grownup}. {young:“Not here.”|“Not in this street. It does that on islands.”}
So they stood there for a bit, on top of it all, with their feet together.
It was quiet, and a blackbird was saying what it says at that time of the day. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L look-through magnifying-glass; heroes peek; grownup kneel; friends peek
# things: table; magnifying-glass in L.hand; cup on table; lid on table; lamp
{L} looked at the drop. It was a very small drop. “Then it will be the smallest one in the world,” said {L}.
They took a thimble for the egg cup, {young:and a bit of dough for the hill.|and the hill was as much dough as you can hold between two fingers.} They put in two grains of white, and a speck of red. # usual
“Come close,” said {L}. Nobody had to stand back. {young:They all put down their noses.|They put down their heads, until their noses nearly touched.}
In went the drop.
Fff. You could only just hear it. Up it came, like a pink pin, and it turned into a hat, and the hat had one bubble on it, and in the bubble there was the lamp.
“It goes up to the lamp!” said {L}.
So it did. They saw it shine in there, quite whole, with all of them round it. {young:Then it went pip.|It held for as long as a breath, and then it went pip.} # usual
{short:“Number four,” wrote {L}. “Very good.”|“Number six,” wrote {L}. “Very good.”}
-> DONE

=== m3
# aside
# shot: above
# place: kitchen; night; clear
# action: A wash cloth; heroes wash cloth; grownup wash tray; friends sit
# things: sink; tray; cloth; cup; tap
Then it all had to be washed up. The mountain went in the bin.
The egg cup was rinsed. Next day it would have to hold an egg, and not a word would be said. # spare
The thimble was rinsed, too. It took one drop to do it.
There was a ring on the table, and it was pink. They rubbed at it, and then they let it stay there.
“I shall buy vinegar,” said {grownup}. That was a nice thing to say. # more
Then there was only the smell left. They opened the window, and it went.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: bath; soap; bubble; towel; tap
In the bath a knee came up. It was an island.
Foam ran down it on all sides. It was slow, and it was white. # spare
“Number seven,” said {A}. ¶ “How far?” asked {grownup}. ¶ “To the toe.”
There was still some pink behind one ear. It was got out with a corner.
The island went under. It did not make a sound. # more
A bubble sat on the soap, with the lamp in it. They looked at that one till it was gone.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back calm; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; blanket; lamp; notebook on bed
The book lay on the bed. There was room in it for one more.
“Could you have a smaller one?” asked {grownup}.
{A} thought about it. It would have to be in a crumb. # spare
It would have to be so small that nobody knew of it. # spare
“There may be lots of those,” said {A}. “All over the place.”
They kept still, to hear if there was one. There was a very small fff. It was the lamp, or it was a nose.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; cup on table; moon; fork; spoon
The kitchen was dark. It did not smell of much, only a bit of chips.
In the cupboard stood the white stuff. Two doors on there was a gap, where the bottle had been. They would not meet tonight. # spare
The raisin lay on the sill. It had got down safe. # more
On the table stood the thimble, upside down. It was a good hill, for an ant.
The moon shone on the top of it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; notebook
{H} lay in bed, quite flat. The hill in the blanket was only feet.
{resting}
{keepsake}
{dream} # spare
“Stand back,” said {L}, very low. # usual
Then came a yawn. It was a big one.
The next one was not so big. # usual
After that it was only breath. Fff, it went, and fff.
It was small. You had to come close to hear it.
{grownup} came close.
“Very good,” said {grownup}, and put out the lamp.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the breakfast table stood a thimble, the right way up, and in it was one drop. It was not vinegar. It was only water, and it must have come from the tap that could not sleep.
“Stand back,” said {H}, and they all did, out of politeness. Nothing happened, and it was written down.
-> DONE

=== next_bedtime
The thimble stood upside down on the table. It was a good hill, for an ant.
-> DONE
