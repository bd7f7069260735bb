# about: story-about(penguin); with-character(penguin); creature(penguin); bring-back(penguin); likes(penguin)
# also: creature; likes; funny; person; place; season; weather
# wants: child
# role guest: answer(penguin), creature(penguin) = a penguin
# ages: 3-12
# holds: penguin(kind), snow(kind), ice(kind), egg(kind)

=== title
{~Not on the Ice|Shuffle, Shuffle, Stop|One Slide}
-> DONE

=== s1
# shot: wide
# place: snowfield; day; breeze
# action: guest stand worried; heroes walk curious; friends stand curious; 12 penguin stand calm
# things: snowdrift left; egg under guest; slope right
{~Four hundred penguins stood on the ice, and {H} came over from the ship in three pairs of socks.|“Mind my feet,” said a voice down on the ice, and {H} stopped just in time.|The ship stopped where the ice begins, and {H} went down the steps to see who lived there.}
{guest_a} stood at the edge, very straight, with an egg on both feet. {young:A bit of tummy hung over it, to keep it warm.|A fold of tummy hung down over the egg, like a tea cosy.}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “I was,” said {guest}. “Now I am the one with the egg.”} # wished
“I may not put it down,” said {guest}. {young:“Not on the ice. I have stood here for nine weeks.”|“It must not touch the ice. I have stood on this spot for nine weeks.”}
“What would you do, if you could?” asked {A}. # usual
{guest} looked at the white hill. “I would have one slide,” said {guest}. “Only one. On my front.”
It was a very good hill. # usual
“I will hold the egg,” said {A}.
-> DONE

=== s2
# shot: two
# place: snowfield; day; clear
# action: heroes walk curious before guest; guest stand worried; friends walk curious
# things: snowball on heroes; egg under guest; snowdrift
“You hold it on your feet,” said {guest}. “Try it first with a snowball.”
{joining}
{is_loved:{guest} asked {A} to think about {loved}, and not about the feet.|{musing}} # personal
{A} tried. {young:A penguin walks like this: shuffle, shuffle, stop.|You go along on the heels, and the toes stay up: shuffle, shuffle, stop.}
The snowball rolled off. “Not on the ice!” said four hundred penguins, all at once. # usual
{hinderer_person:“Like this?” asked {hinderer}, and fell over, and {A} had to go and help.} # beat
{hinderer_animal:{hinderer} ran off with the snowball, and brought back less of it.} # beat
{hinderer_carried:{hinderer} had been stood on the ice as well, and kept falling over, and had to be held.} # beat
{A} made another snowball. Shuffle, shuffle, plop. # usual
The third one stayed on. {young:{A} went all the way round {guest}.|{A} took it once right round {guest}, and it was still there.}
-> DONE

=== m1
# aside
# shot: close
# place: snowfield; day; clear
# action: guest stand proud; heroes stand surprised beside guest; friends stand curious
# things: egg under guest; snowdrift
“Do your feet get cold?” asked {A}.
“Only the heels are down,” said {guest}. {young:“I lean on my tail.”|“I lean back on my tail, so that I am a sort of stool with three legs.”}
{A} leaned back on nothing, and sat down in the snow. {young:It was cold at once.|It does not work without the tail, and it was cold there at once.}
“You have been made without the third leg,” said {guest}, very kindly. # spare
So {A} leaned on {guest} from behind, {young:and that was warm.|and {guest} leaned back, and for a moment neither of them had to do any standing.}
“Who taught you?” asked {A}. ¶ “Nobody,” said {guest}. “One day there was an egg.” # more
The wind came by, and they let it. # more
-> DONE

=== l1
# aside
# shot: behind
# place: snowfield; day; clear
# action: heroes kneel curious before guest; guest look-up proud; friends kneel curious
# things: egg under guest; snowdrift
“Is there somebody in it?” asked {A}.
“I should hope so,” said {guest}. {young:“It has no windows.”|“I can’t look. It was made without a window.”}
“What do you think that it is doing?” ¶ “Sitting,” said {guest}. {young:“And it has its foot by its ear.”|“It is rather full in there, by now, and it has one foot behind its ear.”}
{A} tried that. {young:The foot came as far as the chin.|In three pairs of socks the foot comes as far as the chin, and then you tip over.}
“Does it know you?” ¶ “By voice,” said {guest}. “It has never seen me. I do not know {~what it thinks I look like|how tall it thinks I am}.” # more
They both stood up a bit straighter, in case it could feel that. # more
“I sing to it at six,” said {guest}, “and it knocks. That is all the talk that we have.” # more
-> DONE

=== s3
# shot: above
# place: snowfield; day; clear
# action: guest lie-front happy on slope; heroes stand happy; friends wave happy; 5 penguin look-up surprised
# things: slope; egg under heroes; snowdrift
They stood toes to toes. “One,” said {guest}, “two…” and the egg rolled over from two feet to two feet, {young:and {A} shut the coat.|and {A} shut the coat over it.}
It was warm, and as heavy as a pound of butter. # usual
“It knows my voice,” said {guest}, and went up the hill, {young:and looked back a lot.|and looked back at every step.}
{helper_person:“I will stand on this side,” said {helper}, “where the wind is.”} # beat
{helper_animal:{helper} sat down close behind {A}, and did for a tail.} # beat
{helper_carried:{helper} was put inside the coat as well, to keep the egg company.} # beat
{themed_a} was in the pocket, and had to be kept from rolling. # personal
{guest} lay down flat at the top, and came down like a tray, {young:faster and faster.|with both wings out, and went on for some time at the bottom.}
All the penguins without an egg came down as well. {young:Then they stood up, and they were all alike.|When they had stood up, there was no telling one from another.}
-> DONE

=== m2
# aside
# shot: wide
# place: snowfield; dusk; breeze
# action: heroes stand calm; 20 penguin stand calm; friends stand calm
# things: snowdrift left; egg under heroes
The wind got up, and the penguins moved in close. {young:“Come in,” they said to {A}.|“There is room for one and an egg,” they said, and {A} was let in at the side.}
They all stood back to front, and went round, very slowly. Shuffle, shuffle, stop. {young:Whoever was outside came in.|In that way whoever had been outside came to the middle, and whoever had been in the middle went out.}
In the middle it was as warm as a bed. {young:It smelled of fish.|It smelled of fish, and nobody minded.}
“I think that it is your turn,” said {A}, {~after a while|when it had come to that}, and shuffled on.
From above it must have looked like {~somebody stirring soup|a very slow plughole}. # more
-> DONE

=== l2
# aside
# shot: two
# place: snowfield; dusk; clear
# action: 6 penguin lie-front happy; heroes stand happy; penguin stand proud
# things: slope; egg under heroes
There was a queue at the hill. {young:They all stood in a line, and nobody pushed.|Penguins are good at queues, since they look forward to the backs.}
One went down the right way up, and one the wrong way up. {young:One went round and round.|One went down turning, and begged the pardon of everybody he passed.}
A very old one only wanted to be told about it. “Is it still slippery?” he asked.
“Very,” said {A}. {young:“That is good,” said the old penguin.|“I am glad of that,” said the old penguin. “You hear such things.”}
At the bottom they lay for a moment with both wings out, and looked {~surprised|pleased}. # more
Then they got up, shook one foot, and went back to the end of the queue. # more
-> DONE

=== m4
# aside
# shot: close
# place: snowfield; dusk; clear
# action: penguin stand proud; heroes bow curious at penguin; friends stand calm
# things: snowball under penguin; egg under heroes
A small penguin stood next to {A}. He had something on his feet as well, {young:and it was round.|under the fold, and was standing with great care.}
“How is yours?” he asked. {young:{A} looked. His was a snowball.|He lifted the fold a little, to be polite, and {A} saw that it was a snowball.}
“Mine is warm,” said {A}. “And yours?” ¶ “Mine is very quiet,” he said.
“It is a lovely white,” said {A}. {young:The small penguin was pleased.|The small penguin stood up so straight that he nearly dropped it.}
“I thought that I would begin with an easy one,” said the small penguin. # more
They stood and did not put them down, {~both together|side by side}. # more
-> DONE

=== s4
# shot: close
# place: snowfield; dusk; snow
# action: L listen curious at guest; guest bow worried; heroes stand curious; 5 penguin stand calm
# things: egg under heroes; snowdrift
One penguin came up to {L}. “It is me,” it said. “It is me,” said the next. For they would all have liked an egg.
{L} looked at them, one by one. They all had a white front, and snow on it. # usual
Then {L} shut the coat, and kept quite still. “Sing,” said {L}.
“Aark,” sang the first. The egg did not stir.
“Aark,” sang the next. It was a good song, but the egg did not stir. # usual
“Aark,” sang {guest}, from the back, quite out of breath.
And in the egg somebody knocked.
“That is the one,” said {L}.
Toes to toes. One, two… and {guest} had the egg back.
“How was it?” asked {L}. ¶ “It was long,” said {guest}, “and I thought of nothing but my feet.” # usual
-> DONE

=== l3
# shot: two
# place: snowfield; night; stars
# action: guest stand sleepy; heroes stand sleepy beside guest; friends stand sleepy
# things: egg under guest; moon
“Shall you slide again?” said {A}.
“In spring,” said {guest}. “There will be two of us.” # spare
The wind had gone to bed. You could hear the ice, and you could hear the egg.
It knocked, and {guest} sang. It knocked. # more
The small penguin held out his snowball, to listen. He thought that he had heard one, too. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; snow
# action: heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; sock
The ship went home. The bed was at the top of the stairs.
{A} took off three pairs of socks. The feet were at the bottom. They were warm. # spare
Up you go, on your heels. Shuffle, shuffle, stop. # more
{homeward} # company
There was a rug, and then there was floor. {A} went by the rug. Not on the ice. # more
-> DONE

=== l4
# shot: wide
# place: snowfield; night; stars
# action: 20 penguin sleep sleepy; heroes sleep sleepy
# things: moon; snowdrift; slope
Four hundred penguins stood in the moon. They went round, so slow that it took all night.
Each one had a turn in the warm. # spare
The hill was white, with one long line down the front. # more
Snow fell in the line, and filled it up. It would be as good as new. # more
Nobody had put anything down.
-> DONE

=== s5
# shot: two
# place: bedroom; night; snow
# action: heroes lie-back sleepy; friends sleep sleepy
# things: lamp; curtain
{L} lay down with both feet side by side.
{resting}
{keepsake}
{dream} # spare
There was a warm spot on top of the feet. You could keep an egg there. # usual
The edge of the bed was cold. The rest was as warm as toast. # usual
So {L} went in from the edge.
“Is it me?” said {L}, very low. It was. You could tell by the voice. # usual
Goodnight, {H}. Goodnight, {guest}. Goodnight, egg.
Shuffle, shuffle. Stop.
Goodnight.
-> DONE

=== next_night
A wet card came with the ship. It had been walked on. “There are two of us,” it said, “as from Monday. It came out backwards, looked up, and said that it had thought I was taller.”
“It does not care for sliding. It cares for standing on my feet. I have told it about you. Could you send your voice? It would like to know which one that was.” {A} went to the window, faced south, and sang.
-> DONE

=== next_bedtime
Far in the south somebody was standing on somebody’s feet. Not on the ice.
-> DONE
