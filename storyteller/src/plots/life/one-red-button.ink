# about: story-about; with-character; creature; bring-back
# tells: tale(something wanted|bicycle|bike|tricycle|scooter|skateboard|skates|roller skates|trumpet|drum|drums|drum kit|guitar|violin|trombone|flute|ukulele|saxophone|tuba|banjo|accordion|tail|wings|horn|moustache|beard|wig|a bath|own bath|bubble bath|hot bath|warm bath|nice bath|big bath|bathtub|a bed|own bed|new bed|soft bed|warm bed|cosy bed|big bed|hammock|pillow|blanket|mattress|shoes|boots|wellies|slippers|socks|trainers|hat|hats|cap|coat|scarf|jumper|crown|glasses|sunglasses|cape|dress|tutu|mittens|gloves|bow tie|tie|helmet|jacket|umbrella|toothbrush|ball|football|suitcase|handbag|rucksack|telescope|lamp|clock|watch|teapot|kettle|spoon|bucket|chair|armchair|sofa|sledge|sleigh|wheelbarrow|wagon|cart|whistle|mirror|flag|teddy|teddy bear|doll|rug|broom|ladder|necklace|hairbrush|wheels|hot water bottle)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind ride: bicycle|bike|tricycle|scooter|skateboard|skates|roller skates|sledge|sleigh|wagon
# kind music: trumpet|drum|drums|drum kit|guitar|violin|trombone|flute|ukulele|saxophone|tuba|banjo|accordion|whistle
# kind body: tail|wings|horn|moustache|beard|wig
# kind bath: bath|bathtub
# kind bed: bed|hammock|pillow|mattress|blanket|sofa|armchair|hot water bottle
# kind feet: shoes|boots|wellies|slippers|socks|trainers
# kind worn: hat|hats|cap|coat|scarf|jumper|crown|glasses|sunglasses|cape|dress|tutu|mittens|gloves|bow tie|tie|helmet|jacket|necklace
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mr Bly | Mr Stokes | Mr Wragg
# names: Miss Larkin | Miss Fennimore | Miss Tuck
# ages: 3-12
# holds: dark(kind), cat(kind)

=== title
{~One Red Button|What Would You Like?}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest hold proud button; heroes stand curious at guest; friends stand curious
# things: button; gate left; hedge
{~“How much {wished_wanted_many:are|is} the {wished_wanted}?” asked somebody at the gate, and {H} went down the path to see who it was.|Somebody came along the street with a button, and stopped at the gate, where {H} {was}.|{H} had only gone out to look for a slipper, but at the gate somebody was waiting.}
There {guest_many:were|was} {guest_a}, with one red button, held out flat.
“{guest_many:We|I} want the {wished_wanted},” said {guest}, “{young:and nobody in the whole street has got {wished_wanted_many:them|it}.”|and {guest_many:we have|I have} asked at every door as far as the pump.”}
“What is the button for?” asked {L}. ¶ “For paying,” said {guest}. “It is all that {guest_many:we have|I have}.” # usual
{L} looked at the button. It was a good one, with four holes. {young:But it was only a button.|But to get the {wished_wanted} you would need a great many of them.} # usual
“Perhaps you should not ask what they have got,” said {L}, “but what they would like.”
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: guest think happy; heroes look-through curious button; friends stand curious
# things: button; gate left
{A} had a go at looking through the button. {young:You could see four bits of street.|Through each of the holes there was a bit of street, and all four went on as usual.}
“And when you have got the {wished_wanted}?” asked {A}. {young:“What then?”|“What will you do on the first day?”}
“{guest_many:We|I} shall go past with {wished_wanted_many:them|it},” said {guest}. ¶ “Past what?” asked {A}. {young:“Past everybody,” said {guest}.|“Past the pump,” said {guest}, “and past the bench, and then round the back and past the bench again.”}
{A} said that it would be looked at from the bench. {guest} had thought so, too. # more
“And at night?” asked {A}. ¶ “At night {wished_wanted_many:they|it} would be quite near,” said {guest}, “{young:in case.”|in case {guest_many:we wake|I wake} up, and have forgotten that it is so.”}
-> DONE

=== s2
# shot: two
# place: street; dusk; breeze
# action: man hold worried coat; guest give happy button; heroes stand curious at man; friends stand curious
# people: man=neighbour(he)
# things: jar; gate left; hedge
At number three stood a man who held his coat shut with one hand.
{joining}
{is_loved:“Most people would like something about {loved},” said {A}, “but you have to ask.”|{musing}} # personal
“What would you like?” asked {A}. ¶ “A button,” said the man. “{young:I have no {wished_wanted}, only a jar without a lid.”|I have no {wished_wanted}, but I could give you a jar, if you don’t mind that there is no lid.”}
So the button went on the coat, and the man had two hands again. {young:He waved with both, to see if they still went.|He did not know at first what to do with the other one, so he waved it.} # usual
“Is that any nearer to the {wished_wanted}?” asked {guest}. ¶ “It is bigger,” said {A}. # usual
{hinderer_person:“I would like a jar,” said {hinderer}, and had to be told that it was not for staying with.} # beat
{hinderer_animal:{hinderer} put in a nose, and then a tongue, and after that it was a cleaner jar.} # beat
{hinderer_carried:{hinderer} was put in the jar, to be carried, and looked out of it round and large.} # beat
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: guest carry happy jar; heroes look-up curious; friends walk curious
# things: jar; leaf; hedge
They put an ear to the jar by turns. {young:It went hoo.|It went hoo, and after a time it went hoo a little lower, as the wind had gone round.}
What can you do with a jar that has no lid? {young:You can put in a leaf. Then it blows out again.|You can put in a leaf and have it taken out again by the wind, and they did that for a while.}
“Does anybody want that?” asked {guest}. {young:“Somebody will,” said {A}.|“Somewhere there is somebody,” said {A}, “who sits and thinks of nothing else.”}
It was hard to believe, with such a jar. But then there was the man with the coat. # more
A boy went by on the other side, and they asked him as well. He would like his tea, he said, {young:and there it was, in the window.|and he could see it from there, and went in to it.} # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: woman hold happy jar; guest look-up surprised; heroes point curious; friends stand curious
# people: woman=neighbour(old, she)
# things: jar; lid; box; fence
“What would you like?” asked {L} at number five. ¶ “A jar,” said Miss Larkin, who had had a lid for nine years. {young:It fitted! So she gave them all her string.|She put it on, and it fitted, and for that they got a ball of string.}
{helper_person:“I shall carry the string,” said {helper}, and found the end of it, and then had rather more.} # beat
{helper_animal:{helper} carried the string for a bit, and it was longer after that, and wetter.} # beat
{helper_carried:{helper} was tied on at the front with the string, so as to see first.} # beat
At number seven lived a man whose beans were lying down, and what he wanted was string. So they got a box.
“This is all very nice,” said {guest}, “but where {wished_wanted_many:are|is} the {wished_wanted}?” # usual
{L} looked down to the end of the street, and pointed. There {wished_wanted_many:they were|it was}, behind the last fence, and on the {wished_wanted} sat a cat.
-> DONE

=== m2
# aside
# shot: two
# place: street; dusk; clear
# action: guest lift worried box; heroes lift laughing box; friends walk happy
# things: box; hedge; street-lamp right; themed on wall; wall
The box was so big that it had to be carried from both ends. {young:Then they could not see.|The one in front could not see back, and the one behind could not see at all.}
“Tell me if there is something,” said {guest}. ¶ “There is a lamp post,” said {A}, {young:when it was too late.|but by then they had met it.}
{themed_a} was on a wall, and they went by it very slowly. # personal
“What would you like, in the whole world?” asked {guest}, {young:from inside.|and it sounded hollow, for the one behind had half gone into it.}
{A} thought, for as long as three hedges. {young:“Another end for this box,” said {A}.|“For the moment,” said {A}, “somebody to take the middle.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest peek happy; heroes peek curious; cat sit calm; friends peek curious
# things: wanted before cat; fence; box
They stood at the fence for a time, only to look. {young:The {wished_wanted} {wished_wanted_many:were|was} right there.|The {wished_wanted} {wished_wanted_many:were|was} just what {guest} had been thinking of, but for the cat.}
“You can see a bit at the left,” said {guest}, {young:“and a bit under the tail.”|“and there is a bit more whenever it breathes in.”}
“Is that what you meant?” asked {A}. ¶ “That is just what {guest_many:we|I} meant,” said {guest}.
The cat looked at them, as you look at people who stand outside a shop. {young:Then it shut one eye.|Then it shut the eye on their side.}
“Puss,” said {guest}, very low. The cat made itself a little longer, and that covered the bit at the left. # more
They counted what could still be seen. {young:There were three bits, and they were all good bits.|There were three bits, and after a time they knew all of them by heart.} # more
-> DONE

=== m3
# shot: close
# place: garden; dusk; clear
# action: man stand worried; guest hold worried box; heroes stand curious; cat sit calm; friends stand curious
# people: man=gardener(old, he)
# things: box; wanted before cat; shed
“The {wished_wanted}? I don’t need {wished_wanted_many:them|it},” said Mr Bly, behind the fence, “but there is the cat. {young:It sits there all day.”|It has sat there since March, and I would not like to be the one who tells it.”}
He had tried it with a cushion, and he had tried it with fish. {young:The cat ate the fish, and sat down again.|The cat had eaten the fish, and gone back up, and looked round for the next idea.}
“And what would you like?” asked {guest}. ¶ {young:“I would like the cat to like something else,” said Mr Bly.|“For myself? Nothing,” said Mr Bly. “I would like the cat to be suited.”}
They all looked at the cat. {young:It did not say what it would like.|It is the one kind of person who won’t say what it would like, and waits for you to think of it.} # spare
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest hold happy wanted; heroes clap happy at guest; cat sit happy in box; friends clap happy
# things: wanted; box; shed; moon
Nobody had asked the cat. So {L} knelt down. “What would you like?” asked {L}.
The cat looked past {L}. It looked at the box.
They put the box down in the grass. The cat walked round it once. Then it got in, and filled it to the corners.
And there {wished_wanted_many:were|was} the {wished_wanted}, with nobody on top. # usual
“Take {wished_wanted_many:them|it},” said the man whose fence it was, “before the cat thinks again.”
So at ten past seven {guest} had the {wished_wanted}.
{
- is_ride:
{guest} went to the pump and back. {guest} went past the bench, and turned round, and went past it again. Everybody on it got up to look.
- is_music:
{guest} tried just one note. It came out at the other end quite large. Then there was another. The street came out to hear.
- is_body:
{guest} put {wished_wanted_many:them|it} on. {wished_wanted_many:They fitted.|It fitted.} {guest} went round once, to see. Then {guest} went round again, to be seen.
- is_bath:
They filled it from the hose. {guest} got in. The water went over on the left, and it went over on the right.
- is_bed:
{guest} tried it on the left. {guest} tried it on the right. “Yes,” said {guest}, with both eyes shut.
- is_feet:
{guest} put {wished_wanted_many:them|it} on, and went ten steps. It sounded like somebody who is going somewhere. So it was ten steps more.
- is_worn:
{guest} put {wished_wanted_many:them|it} on. {wished_wanted_many:They fitted.|It fitted.} {guest} went past the bench, and turned round, and went past it again. Everybody on it got up to look.
- else:
{guest} held on, with all there was to hold on with. Then the {wished_wanted} had to be tried at once. It went very well.
}
-> DONE

=== m4
# aside
# shot: two
# place: street; dusk; clear
# action: guest stand proud; heroes stand proud; friends sit happy
# things: wanted; bench; gate left
Then {A} had a go with the {wished_wanted}. It was a long one.
“What would you like now?” asked {A}, at the end of it. ¶ {guest} thought. It took some time.
“Nothing,” said {guest}. It was quite a new feeling. # spare
They sat down, one on each side of the {wished_wanted}. # spare
“It was only a button,” said {guest}. ¶ “It was what he would like,” said {A}. # more
-> DONE

=== l3
# aside
# shot: wide
# place: street; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: wanted; street-lamp right; hedge; moon
Then {guest} went home with the {wished_wanted}. It was past all the doors.
At number seven the beans stood up. At number five somebody took off a lid, and put it on again.
At number three a man waved with both hands. “I see you got {wished_wanted_many:them|it}!” he called. # spare
“It was easy,” called {guest}. “You only had to have a button.”
{homeward} # company
{midway} # company
“And you?” called the man. “What would you like?” ¶ {A} yawned. That was the answer. # more
They all went in. A door shut, and then a door shut. It was late for a street. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep; cat sleep
# things: box; shed; moon; jar
The gardens were dark. In one of them stood a box.
The cat was in the box. It filled it to the corners.
A jar stood on a sill. It had its lid on. There was a bit of evening in it. # usual
A coat hung on a hook. It was shut. # usual
The string held the beans. The beans held some stars. # more
By the shed was a place in the grass. It was flat, and nobody sat there.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and gave back the day. It had been a good one, with four holes.
{resting}
{keepsake}
{dream} # spare
{is_bed:Somewhere {guest} slept, and the {wished_wanted} {wished_wanted_many:were|was} warm.|Somewhere {guest} slept, and the {wished_wanted} {wished_wanted_many:were|was} quite near.}
For the day there was a night. It was quiet. It was just the right size. ¶ {L} turned round once, and filled it to the corners.
“What would you like now?” asked the pillow. # usual
But nobody would like anything. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a red button on the gatepost. It had four holes and a bit of thread, and a note. “I have found my old one,” it said. “Pass it on.” ¶ {H} put it where it could be seen, and asked it what it would like. By and by somebody came up the street who was holding up his trousers.
-> DONE

=== next_bedtime
“What would you like?” asked the pillow. It got a head, and was suited.
-> DONE
