# about: feast(pancake&!tomorrow&!on tuesday&!next week|shrove&!tomorrow&!next week); made-something(pancake|crepe|crêpe); learned(pancake); play(pancake)
# also: happy; proud; frustrated; sad; angry; embarrassed; trying-again; funny; mess; thing; person; creature; food; sharing; outing; won; too-excited
# kind floor: floor|dropped|drop|landed|fell|dog
# wants: child
# role cook: elder, parent = the grown-up in the apron
# ages: 3-10
# holds: dark(kind)

=== title
{~Up, Over and Home|Where Does the Pan Go?}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A stand surprised; cook hold pan; heroes look-up surprised; friends look-up
# things: pancake before A; table; jug on table; lemon on table; bowl on table
{~It was {is_wished_feast:Pancake Day|a day for pancakes}, and {H} wanted to flip one, {young:right over.|right over, in the air, like people in pictures.}|There was flour on the floor and sugar on the chair. It was {is_wished_feast:Pancake Day|a day for pancakes}, and {H} wanted to {young:flip.|be the one to flip.}|“One, two, three, and over!” they shouted. It was {is_wished_feast:Pancake Day|a day for pancakes}, and {H} {was} in the kitchen, {young:to flip one.|to see if it can really be done.}}
{cook} held the pan, and {A} held on in front. Up went the pancake, {young:and over.|and turned over in the air as neatly as a page.}
{
- is_floor:
Then it came down, and it came down on the floor. {young:Flap!|Flap, it went, quite flat, between the table and a chair.}
- else:
Then it came down, half in the pan and half out, {young:with one leg over the side.|like somebody who is getting into a bath.}
}
{A} went red. {young:It had been so good, up to then.|It had all gone so well, right up to the end.}
“That was only the first,” said {cook}. {young:“The first one never counts.”|“Nobody’s first one ever comes home.”} # usual
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: A jump surprised; cook hold pan; heroes point surprised at chair; friends look-up surprised
# things: chair; pancake on chair; table; jug on table; lemon on table
In went the batter for the second one, with a hiss, and everybody came to watch.
{joining}
You have to wait until it slides. {young:“Sh, sh, sh,” it says.|When it is ready it says “sh, sh, sh”, and goes from side to side in the pan.} # usual
“One, two, three,” they said, “and over!” Up it went, {young:as high as the clock!|as high as the clock, and had a look at the time.}
{A} shut both eyes. {young:Flap!|It is hard not to, when a pancake is looking down at you. Then there was a flap.}
{hinderer_person:“I thought it was coming to me,” said {hinderer}, who was holding out a plate, in quite another place.} # beat
{hinderer_animal:{hinderer} had run after it, and round the table, and come back at the front of the pan.} # beat
{hinderer_carried:It had gone past {hinderer} so closely that they all stopped to look for butter behind the ears.} # beat
It hung over the back of the chair. {young:It looked like a coat.|It looked as if somebody had come in, and taken off a coat, and gone to wash their hands.} # usual
“That one was high enough,” said {cook}. # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A stir curious bowl; heroes peek; cook stand; friends peek
# things: bowl; whisk; table; 2 egg on table; jug on table; milk on table
There was not enough batter, and so they made some more. {young:In went an egg. In went the milk.|{A} broke the egg, and most of it went in.} {A} went round and round with the whisk.
“Now it has to have a rest,” said {cook}. {young:“What for?” said {A}. “It has not done anything.”|“It has not done a thing,” said {A}. “I did all of it.”}
“Well, that is flour,” said {cook}, “and that is milk, and that is an egg. {young:They have only just met.”|They have only just met, and they have been spun round.”}
So they waited. {young:A bubble came up, and went pop.|After a while a bubble came up in the middle, and had a look round, and went pop.}
“They are talking,” said {A}. # more
There was one lump that would not join in. It was pushed under with a finger, and came up again on the other side. # more
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: A throw happy flannel; heroes throw flannel; friends look-up
# things: flannel; basin; lamp; pan in A.hand; towel
You can practise it with a flannel, if the flannel is wet and the pan is cold. {A} took the smallest pan up to the bathroom.
A flannel flips very well. {young:Over it went, and flap!|It went over like an old hand, and came down with the right sort of flap.}
It came down on the edge of the bath. {young:Then it came down on the soap.|The next time it chose the soap, and the time after that the two of them got into the basin together.}
“You could come back here,” said {A}, and held out the pan to show it. {young:The flannel dripped.|The flannel hung over the tap, and dripped, and thought about it.}
It had been to every part of the bathroom but one, and that was the pan. # more
“Is it raining up there?” called {cook}. “It is only practice,” called {A}. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: A hold worried pan; cook stand; heroes look-up; friends sit
# things: table; pancake on plate; plate on table; jug on table; lemon on table
“I will do it softly,” said {A}. So the third one got only a very small push. {young:It did not go over. It sat up, and lay down again.|It sat up in the pan, and looked about, and lay down again with its feet under it.}
It had just folded, {young:like a letter.|once down the middle, like a letter to somebody.}
“We can eat that,” said {cook}, and they did. {young:But it was not a flip.|It tasted of lemon and sugar. But nobody could have called it a flip.} # usual
{helper_person:“I can see where the pancake goes,” said {helper}. “But where does the pan go?”} # beat
{helper_animal:{helper} went and sat where the last one had come down, looked up at the ceiling, and did not move.} # beat
{helper_carried:{helper} was put on the table, facing upwards, and had not so much as blinked at any of them.} # beat
High did not work, {young:and soft did not work.|then, and soft did not work either.} There was enough batter left for one. # usual
{is_loved:“A pancake should know how to come home,” said {A}, and thought for a moment of {loved}.|{musing}} # personal
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A hold surprised lemon; heroes eat pancake; cook sit; friends sit
# things: table; lemon in A.hand; jar on table; plate on table; jam on table; themed
Everybody had them in a different way. {cook} had lemon, {young:and sat up straight at every bite.|and made the same face at every bite, and took another.}
{A} squeezed the other half. {young:It went in one eye.|It went up past the plate, and into one eye, and that is what a lemon is really aiming at.}
“Sugar,” said {A}, with the eye shut. {young:So they put on sugar.|It was put on with a spoon, to the edge, until it crunched like a path.}
{themed_a} was moved off the table, and had jam on it by then. # personal
One person had cheese. {young:Nobody said anything.|Nobody said anything about it, and somebody asked for a bite.} # more
Then they rolled them up. {young:The sugar ran out at the far end, on to a knee.|You roll it, and lift it, and all the sugar runs out at the far end, on to a knee.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A hold curious plate; heroes point curious; cook stand laughing; friends peek
# things: plate in A.hand; pancake on plate; table; fork on table
None of them had come out round. {young:This one had an ear.|They held them up on the fork, one by one, to see what they had come out as.}
The first was a sheep. {young:It had three legs, and it was wearing a hat.|It had three legs and something on its head that was either a hat or another sheep.}
“The next one is a map,” said {cook}. {young:“There is the sea.”|“That hole is the sea, and this is where your uncle lives.”}
{A} bit off the part with the uncle. {young:“Now it is a boat.”|“Now it is a boat,” said {A}, “and he will be needing one.”}
{young:A pancake can be a lot of things, if you hold it up to the lamp.|It is hard to be sure of a pancake. The best horse of the evening turned into a glove as soon as it was laid down.} # more
“I have never once seen a square,” said {cook}, and nobody else had. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: L look-up happy; cook hold pan; heroes look-up happy; friends clap happy
# things: pan; pancake over pan; table; jug on table
{L} looked at the last one, in the pan. Each time they had all watched the pancake, {young:and nobody had watched the pan.|and so nobody had seen what the pan did.}
“It jumps,” said {L}. “The pancake goes up, and I pull the pan away. {young:I think it will bite.”|I get out of its way.”} # usual
A pancake can’t come home if home has moved.
The last one said “sh, sh, sh”. {cook} held the handle, and {L} held on in front, with both eyes open.
“Up,” said {L}. Up it went. “Over,” said {L}. It turned right over, and its brown side came round like a moon.
And {L} kept the pan just where it was, and waited.
Plop.
“Home,” said {L}.
It lay in the very middle, {young:and it hissed.|and hissed a bit, as you do when you get in where it is warm.}
-> DONE

=== m4
# shot: two
# place: kitchen; night; clear
# action: L eat happy; heroes eat; cook sit; friends sit
# things: table; plate on table; pancake on plate; spoon on table
They ate that one together, because it was the one that had come home.
It had lemon on one half. It had jam on the other. # usual
It was cut up very small, so that everybody had a bit of it. # more
“It tastes higher than the rest,” said {cook}, and shut both eyes to be sure. # more
The jug was empty. The pan had its handle turned in, and was cooling down.
“It only wanted me to wait,” said {L}, and licked the spoon.
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L brush-teeth sleepy; heroes brush-teeth; friends sit
# things: basin; toothbrush; flannel; mirror
Then there was the sugar to brush off. It was on the teeth, and on one ear.
The flannel hung on its hook. It had had a hard day. # usual
It was wetted once more, for the chin. “I am not going to throw you,” said {L}. # more
There was jam behind one elbow. Nobody asked how it had got round there. # more
{L} looked in the mirror. There was some flour in the hair, right in front.
It looked like somebody who had been cooking for years.
-> DONE

=== m3
# shot: behind
# place: hallway; night; clear
# action: L walk sleepy; heroes walk; friends walk
# things: stairs; lamp; door
Up they all went to bed. The stairs still smelled of butter.
“Up,” said {L}, on every stair. They were all quite full. # usual
One stair was a bit sticky. It had not been like that in the morning. # more
They held on to the rail, and the rail was sticky, too. # more
At the top {L} stopped, and listened.
“Sh, sh, sh,” said the tap in the kitchen. They were washing up the pan.
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: moon; wall; shed; tree
{
- is_floor:
The first one had been put out on the grass, for the birds. It lay there, quite flat, in the dark.
- else:
There was a bit left of the first one, and that was out on the grass, for the birds.
}
It had one thing on it that was not a pancake. It was a pea. # more
A blackbird knew about it already. It was asleep, and it would be up first. # more
Over the shed hung the moon. It was round, and it was brown at the edge.
Somebody had got it right up there. It was in no hurry to come down. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; cook sit; heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
It was warm in bed, and flat, and very quiet. # usual
{resting}
{keepsake}
{dream} # spare
{L} lay on one side. That side got warm, right through. # usual
“Are you done?” asked {cook}, and tucked in the edge.
“Only on this side,” said {L}.
So {L} turned over. It has to be done in one go. # usual
“Up,” said {L}, into the pillow. “Over.”
The bed was still there. It had not moved at all.
“Home,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The blackbird had been, and gone, and there was nothing on the grass but a flat place, quite round, where the pancake had lain all night. {H} went out to look at it.
In the middle lay one pea. The blackbird sat up on the shed, with its head on one side. “No, thank you,” it seemed to say, “but are there any more of the other?” ¶ There was one half, in the fridge, and it was only folded.
-> DONE

=== next_bedtime
The pan hung on its hook, in its usual place. It had not moved.
-> DONE
