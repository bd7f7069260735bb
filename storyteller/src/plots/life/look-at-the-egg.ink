# about: performance(sports day|sport day|sportsday|sports afternoon|sports morning|sports carnival|athletics day|egg and spoon|sack race); school-day(sports day|sportsday|egg and spoon|sack race); nervous(sports day|sportsday|egg and spoon|race|coming last|come last|be last); scared(sports day|egg and spoon|race|be last|coming last); too-excited(sports day); club(sports day); outing(sports day)
# also: nervous; scared; too-excited; happy; embarrassed; bravery; school-day; performance; patience; losing-well; cannot-sleep
# when: coming
# kind last: last|slowest|slow|lose|losing|scared|nervous|worried|worries|anxious|dreading|not win|won't win
# wants: child
# role grownup: parent = the grown-up with the tea towel
# ages: 3-10
# needs: hands
# holds: race(kind), egg(kind), dark(kind)

=== title
{~Look at the Egg|An Egg That Did Not Care for Running}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L hold spoon; heroes stand happy; grownup hold pan; friends stand
# things: table; egg on table; plate on table; spoon in L.hand
{~Sports day was {is_wished_day:{wished_day}|tomorrow}, and {H} had asked for a spoon, {young:and an egg.|and for an egg to go on it.}|At sports day the legs race, and the sacks race, and so do the eggs. It was to be {is_wished_day:{wished_day}|tomorrow}, {young:and {H} got a spoon.|and {H} went to the kitchen drawer for a spoon.}|“Can {we} have an egg?” asked {H}. “It is for running.” {young:Sports day was {is_wished_day:{wished_day}|tomorrow}.|It was for the egg-and-spoon, at sports day, and that was {is_wished_day:{wished_day}|tomorrow}.}}
{is_last:“What if I am last?” said {L}. {young:{L} had a flutter in the tummy.|It had been going round in there since breakfast, like one sock in the wash.}|“I have to get it to the end,” said {L}, {young:“and not drop it.”|“with all the others coming, and not drop it.”}}
“We can try it,” said {grownup}, and boiled one hard.
It lay in the spoon, brown, with one freckle. {young:“I do not like running,” said the egg.|“I do not care for running,” said the egg. “I will say that now.”}
-> DONE

=== s2
# shot: two
# place: hallway; afternoon; clear
# action: L run surprised; heroes run; grownup stand; friends stand
# things: spoon in L.hand; egg; door; coat on hook; hook; themed
They were to go from the front door to the kitchen clock, {young:all in a row.|all in a row, with an egg or an onion each.}
{joining}
{musing}
“Ready, steady, go!” called {grownup}. {L} ran like the wind, {young:and looked round.|and looked round once, to see who was coming.}
Tock. The egg lay on the floor, {young:with a crack.|and had a crack like a very small river.}
“I only looked round,” said {L}. {young:¶ “So did the spoon,” said the egg.|¶ “And when you look round,” said the egg, “so does the spoon.”}
{hinderer_person:“You are winning!” called {hinderer}, who stood exactly where they all had to come by.} # beat
{hinderer_animal:{hinderer} brought the egg back, a little wet, and was thanked, and did it again the next time, and the next.} # beat
{hinderer_carried:{hinderer} had to be carried in the other hand, and leaned out in front to see better.} # beat
{themed_a} was stood at the side, to clap. # personal
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A hold curious spoon; heroes peek; grownup stand; friends peek
# things: drawer; spoon; ladle; teaspoon; egg on table; table
They tried all the spoons there were. {young:The teaspoon was too small.|The teaspoon was so small that the egg sat on it like an aunt on a stool.}
The ladle was too deep. {young:“I can’t see out,” said the egg.|“I can see nothing from here,” said the egg, “but ladle.”}
The wooden one had been in the jam, {young:and smelled of it.|and had never quite come back from there.}
Then there was the big old one with the bent neck. “Ah,” said the egg, {young:and lay down.|and lay down in it, and turned the freckle to the front.}
“That one is for gravy,” said {grownup}. ¶ “It does not know that,” said {A}. # more
So a cup was put out for the gravy, which did not mind.
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A point curious at egg; heroes look-up; grownup stand; friends peek
# things: table; box; 5 egg in box; egg on table
There had been six in the box. {young:“Who would like to come?” asked {A}.|“Would anybody like to come to a race?” {A} had asked, with the lid up.}
Five of them had said nothing. {young:They looked like eggs.|They had looked straight up, as people do who hope that it will be somebody else.}
The sixth had said, “What is a race?” {young:So it was that one.|And if you ask, in a box, then it is you who are lifted out.}
“Everybody goes to the same place,” said {A}, “and they all want to be there before the others.” ¶ {young:“Is it a nice place?”|“It must be a very good place,” said the egg.}
“It is a bit of string,” said {A}. # spare
The egg had thought about that all the while that it was being boiled. # more
-> DONE

=== s3
# shot: behind
# place: hallway; dusk; clear
# action: L walk worried; heroes walk; grownup point at L; friends walk
# things: spoon in L.hand; egg; mat; clock
The next time {L} had a thumb on it. {young:“No thumbs!” said {grownup}.|“No thumbs,” said {grownup}, and pointed with the tea towel. “It is in the rules.”} # usual
“I was just getting used to it,” said the egg. # usual
So {L} went slowly, with no thumb, and looked at the clock, {young:and the door, and the rug.|to see how far it was, and at the rug, and the door.}
{helper_person:“Shall I run badly?” whispered {helper}, and did, with great big knees.} # beat
{helper_animal:{helper} walked just in front, at the right speed for an egg, and kept the way clear.} # beat
{helper_carried:{helper} lay at the finish, and was the only one who had got there.} # beat
Tock. {young:Now it had two cracks.|It had a second river now, and the two of them met.}
“I go where you look,” said the egg. “I have been to the clock, and the rug, and the door. {young:It was a lot.”|I am worn out.”}
{is_wished_day:“And {wished_day} they will all be there!” said {L}.|“And they will all be there!” said {L}.} {is_last:“They will all go past.”|“Hundreds of them.”} # usual
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: grownup wave; A hold spoon; heroes stand; friends stand
# things: spoon in A.hand; egg; door; mat
“On your marks,” said {grownup}, and held up the tea towel like a flag.
“Which are my marks?” asked the egg. {young:¶ “The freckle,” said {A}.|¶ “You have only the freckle,” said {A}. “You can be on that.”}
“Get set.” ¶ “I am set,” said the egg. {young:“I am set hard.”|“I was set in four minutes, and then I was given six more.”}
“Go!” ¶ {young:The egg did not go.|“I do not see why they say that to me,” said the egg. “I am not going. I am being taken.”}
{pausing} # company
They had to begin again, because somebody had begun already.
-> DONE

=== l2
# aside
# shot: wide
# place: garden; dusk; clear
# action: A run laughing; grownup run laughing; heroes run laughing; friends run
# things: hedge; gate; egg; flowerpot
There are other races, too, and those were tried in the garden. {young:The egg looked on.|The egg was put in a flowerpot, to look on, and was glad of the rest.}
{A} and {grownup} had three legs between them. {young:They all went different ways.|Two of the legs were tied, with a tea towel, and wanted to go and see the hedge.}
“Outside leg,” said {grownup}. ¶ “They are both my outside,” said {A}. {young:Bump! Down they sat.|Then they sat down, quite gently, on the lawn, and the middle leg sat down as well.}
“You have to ask the middle one first,” said {A}, and after that they got as far as the gate.
“Did you win?” asked the egg. ¶ “We were the only ones,” said {grownup}. ¶ “That is the best way,” said the egg. # spare
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L hold curious spoon; heroes stand; grownup stand; friends stand
# things: spoon in L.hand; egg; clock; lamp
“What do you look at,” asked the egg, “when you run?” ¶ “At where the others are,” said {L}.
“I am here,” said the egg.
So {L} looked at the egg. {young:It was brown. It had a freckle, and a tiny lamp in it.|It had a freckle, and a very small lamp shone in it.}
“Go,” said {grownup}, somewhere. {L} looked at the egg. The coats went by, at the side. {young:The stairs went by. So did somebody’s elbow.|The stairs went by, and so did an elbow or two, but only at the edge, where you do not have to look.} # usual
It was like taking a very small moon for a walk. # usual
“How are we doing?” asked the egg. ¶ “I don’t know,” said {L}. “I am looking at you.”
Then there was no more hall. Over them hung the clock, and in the spoon lay the egg.
“And who was last?” asked {grownup}. {is_last:It was quiet for a moment.|Nobody knew.} ¶ “I did not see,” said {L}. “I was with the egg.”
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L hold egg; grownup stand; heroes sit; friends sit
# things: table; cup on table; spoon on table; egg in L.hand
The egg was put in an egg cup, to sit. It was glad to be out of the wind.
“It may not be you,” said {L}. “They have their own.” ¶ “I should hope so,” said the egg.
“It may be a potato,” said {L}. ¶ “Then be kind to it,” said the egg. “It will not have been out before.” # spare
It had two cracks now. The one had a bend in it, at the rug. # more
The spoon was washed, and dried, and put back with the rest. It did not say where it had been. # spare
The clock went on to the next hour. It did not look round.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb calm stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; glass in L.hand
{L} took a glass of water up to bed. It was full, to the very top.
{L} looked at the water. The stairs went by, down at the side.
On each of them it made one small wave, and kept it in.
No one said go. No one was in front, or if they were, they did not say. # spare
“You have not lost a drop,” said {grownup}, at the top.
“I was with the water,” said {L}. # spare
It was put by the bed. It had a small round light in it. # spare
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup fold shirt; L sit-up; heroes sit; friends sit
# things: chair; shirt; 2 shoe; hat on chair; bottle on chair; bed
On the chair they put out what you need. There was a shirt. There were socks.
The shoes stood under it, with their toes to the door. They would have to wait. # spare
There was a hat for the sun, and a bottle with a name on. # spare
“And an egg?” asked {grownup}. ¶ “They have eggs there,” said {L}. # more
It looked like somebody thin who sat there, quite ready.
“You can lie down, too,” {L} told the socks. So they did.
-> DONE

=== l4
# aside
# shot: object
# place: playing-field; night; stars
# action: heroes sleep
# things: chalk-line; finish-line; moon
Out on the field the lines had been done. They were white, and very straight.
A snail was on one of them. It had gone at dusk, when it was ready.
It did not look round. It had its eyes out in front, one for each side. # spare
The grass was wet. It would be dry by the time. # spare
At the end of the lines was one more line. It was asleep.
The moon came up to it, and went over.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; window; moon; egg in cup; cup on table; table
The egg sat by the bed, in its cup. Its freckle was to the front. # usual
{resting}
{keepsake}
{dream} # spare
“What do I look at now?” asked {L}. ¶ “There,” said the egg.
It was in the window. It was round.
It went along the top of the roofs. It did not run. # usual
Nobody had a thumb on it. Nobody dropped it. # usual
{L} looked at the moon. All the rest went by.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Five eggs sat in the box with the lid up. They had heard. “Is it true,” said the one at the end, “that there is a spoon with a bent neck, and that you see the whole hall from it?”
“It is true,” said {A}. So they were taken, one after another, from the front door to the clock, and nobody said go. Each of them asked to sit by the window afterwards.
-> DONE

=== next_bedtime
There was an egg cup on the windowsill with nothing in it but a bit of moon.
-> DONE
