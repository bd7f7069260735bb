# about: feast(vaisakhi&!tomorrow|baisakhi&!tomorrow|gurpurab&!tomorrow|guru nanak&!tomorrow|langar&!tomorrow|gurdwara&!tomorrow|gurudwara&!tomorrow); outing(gurdwara&!tomorrow|gurudwara&!tomorrow|langar&!tomorrow); kindness(langar|gurdwara|gurudwara); sharing(langar|gurdwara|gurudwara); food(langar); play(gurdwara|gurudwara|langar); busy(langar); shy(langar|gurdwara|roti)
# also: happy; proud; tired; kindness; sharing; food; person; thing; place; outing; patience; shy; listening; new-clothes; too-excited
# wants: child
# role giver: elder, parent = the grown-up with the dal
# ages: 3-10
# holds: dark(kind)

=== title
{~Two Hands|The End of the Row}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: A hold curious basket; giver hold bucket; heroes stand; man sit; woman sit; friends stand
# things: mat; basket in A.hand; row of 5 plate on mat; cloth
# people: man(old, beard); woman(scarf)
{~They sat in a row on the floor, {young:with their shoes off.|from the door to the window, with their shoes off and their heads covered.} It was {is_wished_feast:{wished_feast}|langar}, at the gurdwara, and {H} {was} there to help.|By the door stood two hundred shoes with nobody in them. It was {is_wished_feast:{wished_feast}|langar}, at the gurdwara, and {H} {was} inside, {young:with socks on.|in socks, and ready to help.}|{H} had eaten, and asked if there was anything to do. {young:At the gurdwara there is.|At the gurdwara there always is.} It was {is_wished_feast:{wished_feast}|langar}, and the whole floor was full of people.}
“You can do the rotis,” said {giver}. {young:A roti is round and flat and soft.|A roti is round, and flat, and soft, and goes with everything.}
{A} was given the basket, with a cloth on top. It was warm underneath, {young:like a cat.|like a basket with a cat in it.} # usual
“You say ‘roti?’, and they hold out two hands. It goes in there.”
{A} looked along the row. {young:It was very long.|There were old people in it, and babies, and a bus driver, all down there on the same mat.} {A} wanted to get to the end.
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A give happy; man sit; woman sit; giver stand; heroes hold basket; friends sit
# things: mat; basket; row of 4 plate on mat
“Roti?” said {A}, and two hands came up, side by side. {young:In it went.|{A} laid one in, and it just fitted.}
{joining}
The next hands had rings on. The next had paint on, {young:and it was blue.|in the cracks, where it does not wash off.} # usual
{hinderer_person:“One more,” said {hinderer}, who had gone round, and sat down again in another place.} # beat
{hinderer_animal:{hinderer} had to wait outside by the shoes, and twice {A} went back to say that it would not be long.} # beat
{hinderer_carried:{hinderer} came along under one arm, so that {A} had to do two hands with one.} # beat
Some hands were so small that the roti hung down all round. {young:It was like a hat.|You could not see that there was a baby under it.} # usual
Behind came {giver} with the dal, {young:plop, plop.|and put a spoonful in every tray.} # usual
Now {A} could see the end of the row. It was a boy in a red jumper. {young:But then it was not the end.|But when {A} got to the red jumper, there were four more people after it.}
“They only just came in,” said the boy. # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; day; clear
# action: A roll happy; woman roll; man stir pot; heroes roll; friends stand
# things: table; rolling-pin; 4 pancake on table; bowl on table; big pot
# people: woman(old, scarf); man(beard)
The basket was empty, and so {A} went to the kitchen for more. {young:There the rotis began.|There they sat round a table, eleven of them, and patted, and rolled, and talked.}
“Have a go,” said the oldest one, and gave {A} a ball of dough. {young:It was soft as an ear.|It was as soft as the bottom part of an ear.}
{A} rolled it one way, and then the other. {young:It came out like a boot.|It was meant to be round, and it came out as a sort of boot.}
“That is a good one,” said the oldest. {young:“Somebody will like that.”|“There will be somebody in that row who has been hoping for a boot.”}
On the hot plate it blew itself up, {young:and lay down again.|as a sleeper does under a blanket, and then let go of its breath.} # more
The boot went into the basket with all the others, on top, where it could be seen. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; day; clear
# action: driver sit happy; A kneel curious; heroes kneel; friends sit
# things: mat; basket; plate on mat; cap
# people: driver(he)
The bus driver had the longest arms, {young:and the biggest hands.|and two hands like a pair of dinner plates.} In them the roti looked like a stamp.
“Where do you go?” asked {A}. ¶ “Round,” said the bus driver. {young:“I go round and round.”|“I am the number nine. I go round, and when I get to the end, it is the beginning.”}
“I have not got to the end yet,” said {A}. {young:“It gets away.”|“It was by the window, and then it was past it.”}
“They do that,” said the bus driver. {young:“You stop, and they all get on.”|“You think that you have them all, and you shut the doors, and there is somebody running.”}
“What do you do then?” ¶ “I open the doors,” said the bus driver. # more
He held up his two hands again, in case there was another. # more
-> DONE

=== s3
# shot: behind
# place: living-room; day; clear
# action: A run worried; giver stand; heroes run; woman sit; friends sit
# things: mat; basket in A.hand; row of 6 plate on mat; door
It had to be done faster. “Roti, roti, roti!” said {A}, {young:and ran.|and went along at a trot.}
{young:But then one man had three, and one had none.|But some people had two now, and one had three, and an old lady had none, and sat there with her hands held out.} They had to go back.
“Nobody holds out their hands for nothing,” said {giver}. # usual
So {A} went slowly. But more came in, {young:and the row went round the corner.|and the row got to the corner, and went round it, and came back along the other wall.}
{helper_person:“There is just one place left,” said {helper}, and pointed at it.} # beat
{helper_animal:{helper} had lain down by the door, at the end of all the shoes, and after that nobody came in.} # beat
{helper_carried:{helper} was put down at the very end, to mark it, and for a moment it really was the end.} # beat
{is_loved:{A} thought of {loved}, and then of legs, and how many times they had gone up and down.|{musing}} # personal
“Is there no end to it?” asked {A}. ¶ “There never has been,” said {giver}. # usual
-> DONE

=== m2
# aside
# shot: close
# place: living-room; day; clear
# action: A give curious; woman sit happy; heroes kneel; friends sit
# things: mat; jug; 3 plate on mat; basket; themed
# people: woman(old, scarf)
One very old lady could not get down on the floor. {young:She had a chair by the wall, and she bent right down.|She had a chair by the wall, and she bent down as far as she could, so as not to be taller than the rest.}
“Roti?” said {A}, and two hands came down. {young:They shook.|They were as thin as leaves, and they shook, and so the roti shook as well.}
“I used to do the rotis,” she said. {young:“I had plaits.”|“I had plaits, and I ran. I thought that I should get to the end of them.”}
“And did you?” ¶ She looked along the row, {young:and round the corner, and smiled.|and round the corner, and back along the wall, and smiled so much that you could see all four teeth.}
{themed_a} had been left under her chair by somebody small. # personal
{pausing} # company
“They have always just come in,” said the old lady. # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; day; clear
# action: man stir pot; A look-up curious; heroes stand; friends stand
# things: big pot; huge pot; ladle; bucket; stove
# people: man(old, beard)
The dal was in a pot that you could have gone to sea in. {young:A man went round it with an oar.|A man stood next to it on a box, and he was not so much stirring as rowing.}
“How many is it for?” asked {A}. {young:He did not know.|He took the oar out, and looked at it, as if it might say.}
“It is for whoever comes,” he said. {young:“I do not count.”|“If you count them first, you make it for that many, and then there is one more.”}
{A} thought about that. {young:It smelled very good.|All the steam in the room smelled of ginger, and came down again on people’s glasses.}
“So how do you know when it is enough?” ¶ “I look in,” said the man. “When there is no more in it, {young:it was enough.”|it has always just been enough.”}
He let {A} hold the end of the oar, for one time round. # more
-> DONE

=== s4
# shot: close
# place: living-room; day; clear
# action: L sit surprised; giver give happy; heroes sit; man sit; friends sit
# things: mat; basket; plate on mat
Then there was one roti left. At the end of the row was a bit of mat with nobody on it.
It had been like that every time. {young:There was always one more place.|However many sat down, there was always one more place.} # usual
{L} looked at it. {young:It was as big as {L}.|It was, in fact, about as wide as {L}.} So {L} sat down.
There was nobody after that. The whole row, round the corner and along the wall, stopped here.
“It is me,” said {L}. “I am the end.” # usual
{giver} came, and picked up the basket. “Roti?”
And {L} knew what to do. Up they went, side by side, two hands.
In it went. It was soft, and warm right through.
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L wash happy; giver wash; heroes wash; friends stand
# things: sink; 6 plate; towel; bucket
Then it was the trays. They are made of steel, and they talk.
They were washed by six people, and dried by four. {L} had a towel. # usual
“Clang,” said a tray. “Clang,” said all the others. # more
A spoon was looked for, high and low. It was in somebody’s pocket. # more
The basket was wiped out, and hung up on its hook. It had a good many crumbs.
They were put out for the sparrows, who came in a row.
-> DONE

=== l3
# shot: above
# place: hallway; dusk; clear
# action: L kneel sleepy; heroes kneel; giver stand; friends stand
# things: row of 8 shoe; door; mat
By the door there were not so many shoes now. They were nearly all brown.
{L} put a foot into one. It was very big in there, and it was not {L}’s. # usual
The next had a stone in it, and a very long lace. “No,” said {L}. # more
The third had a bend in it, just in the right place. It was like being met by somebody.
The other one was not far away. It had been facing the wall.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; clear
# action: L sit sleepy; heroes sit; giver fold scarf; friends sit
# things: bed; scarf; lamp
At home the scarf came off, and was folded up. It was orange, and it smelled of ginger.
{L}’s hair was flat on top. It stayed like that. # usual
“How many were there?” asked {L}. # more
“All of them,” said {giver}. “And then one more.” # more
The legs were washed up to the knee. They had been a long way.
They still wanted to go up and down, a bit. Then they did not.
-> DONE

=== l4
# shot: object
# place: living-room; night; stars
# action: heroes sleep
# things: mat; row of 5 plate; moon; basket
In the big room it was dark. The mats were rolled up, and leaned on the wall.
The trays lay one on top of another. They had stopped talking. # spare
There was no row, and so there was no end to it, either. # more
In the kitchen stood the pot, upside down. It had been enough. # more
One light was on, by the door. It is always on.
Somebody may have only just come in.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; giver sit; heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
There was a place in the bed. It was about as wide as {L}. # usual
{resting}
{keepsake}
{dream} # spare
{giver} sat down on the edge. # usual
“Goodnight?” said {giver}.
{L} knew what to do. Up they came, side by side.
Two hands.
The goodnight went in.
It was soft, and warm right through. # usual
{L} shut them, so as not to spill it, and put them under one cheek.
There was nobody after that.
It was the end of the row.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The number nine came along, and opened its doors, although it was full. {H} got on. At the very back there was one seat, about as wide as {A}.
“Is this the end?” asked {A}. ¶ “It is for now,” said the bus driver, and looked up into his mirror, and held out two big hands. There was a sweet in them, so {they} took that to the old lady in front, and she had it, and it was soft.
-> DONE

=== next_bedtime
The orange scarf was under the pillow. It still smelled of ginger.
-> DONE
