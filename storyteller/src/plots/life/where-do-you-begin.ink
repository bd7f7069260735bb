# about: story-about; with-character; creature; bring-back
# tells: tale(something eaten|eats|eat|ate|eating|only eats|only eat|only ever eats|loves eating|likes eating|loves to eat|likes to eat|wants to eat|only wants to eat|just wants to eat|will only eat|would only eat|prefers to eat|munches|gobbles|lives on)
# also: funny; person; place; thing; happy; play; food; calm; weather; eating
# kind clothes: sock*|hat|hats|shoe*|slipper*|glove*|mitten*|jumper*|pants|trousers|scarves|pyjamas|shirts|boots|wellies|laundry|washing|clothes
# kind paper: homework|book*|paper|newspaper*|letters|maps|spellings|cardboard|stamps|comics
# kind flowers: flower*|dais*|roses|dandelion*|tulip*|sunflower*|petals|weeds|nettles
# kind yucky: yucky|smelly|stinky|slimy|rotten|mouldy|rubbish|trash|gross|disgusting|icky
# kind round: pancake*|pizza*|biscuit*|cookie*|cake*|donut*|doughnut*|pie|pies|waffle*|burger*
# kind long: spaghetti|noodle*|pasta|chips|fries|sausage*|hot dog|hot dogs|hotdogs
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Where Do You Begin?|Just a Little More}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: guest sit calm; heroes sit curious at guest; friends sit curious
# things: table; 3 plate on table; cup on table; lamp
{~There was a guest for supper, and {H} had put out the good plates.|The peas were getting cold, and {H} looked across the table to see why.|“How very nice,” said somebody at the kitchen table, and {H} thought so too, at first.}
On the other side sat {guest_a}, very straight, with a napkin on.
“How very nice,” said {guest} to the peas, and pushed them a little to the left. {young:“How very nice,” said {guest} to the bread, and pushed that to the right.|The bread was very nice as well, and went to the right.}
{young:Everything had been moved, and nothing had been eaten.|After a time everything on the table had been praised and moved, and all of it was still there.} # usual
“Aren’t you hungry at all?” asked {A}.
“{guest_many:Us? No|Me? No}, thank you,” said {guest}. ¶ “Grrrum,” it went, somewhere lower down. {young:That was not the chair.|It was not the chair.}
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: guest peek curious at pea; heroes hold curious fork; friends sit laughing
# things: table; plate on table; pea on plate; fork
“Is it too hot?” asked {A}. ¶ “It is just as it should be,” said {guest}. {young:“So green!”|“And how well they have done the green.”}
{guest} rolled one pea aside, {young:and looked under it.|to see whether there was anything under it, and put it back.}
“What is it that you are looking for?” asked {A}. ¶ {young:“Nothing,” said {guest}.|“Nothing at all,” said {guest}, and looked under another one.}
The napkin was folded up, and unfolded, {~and turned into a boat|and made into a hat}. {young:That took a bit of time.|When you do not eat, a supper is rather long.} # more
“Grrrum,” it went again. {guest} gave a cough, {young:a bit late.|so that it might have been that, but it came a moment too late.}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: guest eat surprised eaten; heroes peek surprised at guest; friends peek curious
# things: stairs; coat; eaten; lamp
So {A} fetched an apple, and some soup. {young:“How nice,” said {guest} to both.|The apple was praised, and polished, and the soup was blown on.} # usual
{joining}
{is_loved:“We could talk about {loved} first,” said {A}. “That makes you hungry.”|{musing}} # personal
{hinderer_person:“If nobody minds,” said {hinderer}, and had the bread, and a long story to go with it.} # beat
{hinderer_animal:{hinderer} ate whatever was pushed over the edge, and lay on all the feet.} # beat
{hinderer_carried:{hinderer} had been given a plate, too, and took up the rest of the table.} # beat
“May {guest_many:we|I} get down for a moment?” asked {guest}, and went out. {young:It was a long moment.|The moment went on for some time.}
Then there was a noise in the hall, {~behind the coats|under the stairs}. {young:Who was in there?|Somebody was chewing, as softly as it can be done.} Munch, munch, munch.
{A} went and looked. There sat {guest}, with {guest_many:mouths|a mouth} full of {wished_eaten}.
“So that is what you eat!” said {A}. “But you can’t have supper in the dark.”
-> DONE

=== l1
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest sit worried; heroes sit calm on stairs; friends sit calm
# things: stairs; coat; eaten; mat
{A} sat down on the bottom step, until the mouth was empty. {young:It was a bit dark there.|From there you could see only coats, and the ends of {guest}.}
“At our house we have {wished_eaten} every evening,” said {guest}. {young:“All of us, round one pot.”|“We have one big pot, and everybody sits round it, and nobody looks up.”}
“And in other houses?” asked {A}. ¶ “There they say that nobody eats {is_round:only |{is_long:only }}that,” said {guest}. {young:“Then they laugh.”|“They say it very loudly, and fetch somebody else to look.”}
{A} thought of a day with {~a pink egg|a blue sandwich}, and of how they had all come to look. {young:It had been a good egg, too.|And it had tasted of nothing but what it was.} # more
“I won’t fetch anybody,” said {A}. {young:“Chew.”|“Finish what you have got in there.”}
{guest} chewed, and the coats moved a little at every bite. # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: guest carry happy tray; heroes walk happy; friends walk happy
# things: tray; eaten on tray; stairs; themed on tray
“We need a tray,” said {A}, and they went all through the house. {young:{A} looked up and {guest} looked down.|{A} knew where things were, and {guest} had a nose for it.}
It is surprising where there {wished_eaten_many:are|is} {wished_eaten}, once you look. {young:Some had been there a long time.|Some of what they found must have been there since {~Easter|last year}.}
“Is that still good?” asked {A}. ¶ “{young:That is the best,” said {guest}.|It gets better,” said {guest}, “like cheese.”}
{themed_a} got onto the tray as well, by mistake, and was looked at, and handed back. “That one is not quite done,” said {guest}. # personal
{pausing} # company
The tray grew heavy, and {guest} grew quick. “Grrrum,” it went, on every step. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: guest sit happy; heroes give proud eaten; friends sit curious
# things: table; plate on table; eaten on plate; lid
{
- is_clothes:
At the bottom of a basket lay more {wished_eaten} that nobody missed. # usual
- is_paper:
There was a whole box of {wished_eaten_many:them|it} beside the desk that nobody needed any more. # usual
- is_flowers:
Behind the shed it was full of them, and nobody had sown a single one. # usual
- is_yucky:
They looked behind the bin, and under the bench, and in a coat from last winter. # usual
- else:
Still more {wished_eaten} came out of the cupboard, from right at the back. # usual
}
The {wished_eaten} came on the best plate, under a lid. {young:Up went the lid.|The lid was lifted by {A}, as it should be.} “Oh!” said {guest}.
“{wished_eaten_many:Are they|Is it} good?” asked {A}. ¶ Nobody had ever asked {guest}. “Very,” said {guest}, {young:quite softly.|quite softly, and sat up.}
{helper_person:“Now the napkin,” said {helper}, and tucked it in at the top.} # beat
{helper_animal:{helper} came up to smell it, and sneezed, and left it all to {guest}.} # beat
{helper_carried:{helper} was put beside the plate, so that nobody had to eat alone.} # beat
“Where do you begin?” asked {A}.
{
- is_clothes:
“At the edge,” said {guest}, “and then round and round. The label comes last.”
- is_paper:
“At the top, on the left,” said {guest}, “and then along, and down to the next line.”
- is_flowers:
“With the stalk,” said {guest}. “The top is pudding.”
- is_yucky:
“With the smell,” said {guest}, and breathed in, as you do outside a bakery. “Then the rest.”
- is_round:
“At the edge,” said {guest}, “and then all the way round. The middle is for last.”
- is_long:
“At one end,” said {guest}, “and you go on until the other end comes by.”
- else:
“With the bit that looks at you,” said {guest}. “And then you must be quick.”
}
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: guest eat laughing eaten; heroes point laughing at guest; friends sit laughing
# things: table; plate on table; eaten on plate; cup on table
It was worth seeing. {young:Munch, on the left. Munch, on the right.|It was chewed on the left, for the taste, and on the right, for the sound.}
“You have some there,” said {A}, and pointed. {young:{guest} had that, too.|There was some at the corner of the mouth, and it was not wasted.}
A bit fell down under the table. {guest} went after it, {young:and there was a munch from below.|and after a while they heard that it had been found.}
“Does it want salt?” asked {A}. ¶ {guest} tried it with salt, {~and without|and then with sugar}, {young:and then with both.|and then once more without, so as to be fair.} # more
“At home,” said {guest}, “nobody ever watches.” ¶ “It’s interesting,” said {A}. # more
After that there was a little more chewing than was needed, and {guest} looked up each time, to see if {A} had seen it. # more
-> DONE

=== m3
# shot: wide
# place: lane; dusk; clear
# action: woman give happy bowl; guest stand proud; heroes stand happy; friends stand curious
# things: door; bowl; eaten; fence
# people: woman(old)
Then the plate was empty, and the lid had nothing to do. “Grrrum,” it went. {young:“Just a little more,” said {guest}.|“Just a little more would be very nice,” said {guest}, and this time meant it.}
So they rang next door. “Have you any {wished_eaten}?” asked {A}. ¶ “What for?” asked the lady. ¶ “For supper.”
The lady looked at {A}, and she looked at {guest}. {young:“One moment,” she said.|“One moment,” she said, “I ought to have some at the back.”}
She came out with a bowl of {wished_eaten_many:them|it}, {~right up to the top|with a cloth on}. “{wished_eaten_many:They have|It has} only been in my way,” she said. {young:“Is it eaten hot or cold?”|“Would you like {wished_eaten_many:them|it} warm?”} # spare
Munch, it went, before they were back at the gate. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: guest eat happy eaten; heroes eat happy; friends sit happy
# things: table; plate on table; 5 pea; lamp
Then {guest} ate the {wished_eaten}. Munch, munch, it went, and nobody laughed. {A} ate the peas.
“And those?” asked {guest}, and looked across. “Where do you begin with those?”
{A} had never thought about it. “With the one at the front,” said {A}, and took aim, and it ran away.
“Does it always do that?” asked {guest}. ¶ “Nearly always,” said {A}. It was caught beside the cup. {young:Munch.|It was eaten before it could do it again.} # usual
“At our house nobody eats peas,” said {guest}. “They would all come to look.” ¶ They had to laugh then, {guest_many:all|both} of them, with full mouths. # usual
So there they sat. One side had {wished_eaten}, and one had peas. It was as quiet as it is when supper is good.
“A little more?” asked {A}. ¶ “Just a little,” said {guest}.
-> DONE

=== m4
# aside
# shot: above
# place: kitchen; night; stars
# action: heroes wash happy plate; guest hold happy cloth; friends sit sleepy
# things: sink; plate; cloth; lid
After that {A} washed up. {guest} dried.
There was not much on the plates. Somebody had been over them. # spare
“Are you full now?” asked {A}. They both listened. It did not go grrrum. It went mmm.
One pea lay on the floor. It had got away twice. {guest} put it on the window sill. # more
“It has earned it,” said {guest}. # more
{homeward} # company
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: guest yawn sleepy; heroes give happy pillow; friends yawn sleepy
# things: stairs; coat; pillow; lamp
{guest} {guest_many:were|was} to stay the night. The bed was under the stairs.
“Next time you come to us,” said {guest}. “You may bring your own peas.”
“Will they laugh?” asked {A}. ¶ “{guest_many:We|I} shall ask if they are good,” said {guest}. “Then they won’t.”
Then the coats were pulled to. # spare
{midway} # company
Behind them it was warm, and smelled of supper. # more
“How very nice,” it said in there. This time it was about the pillow. # more
Then it was still, and then it went munch, and then it was still. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; plate on table; lid; moon
The kitchen was dark. On the table stood the best plate.
There was a bit left for the morning. The lid was on. # usual
The night came in, and looked round. Where do you begin?
It began with the corners. Then it had the chairs. # spare
It had the table, and went round the plate. # more
It left the lid on. It was not that sort of guest. # more
On the sill lay a pea, and slept. # more
The moon on the wall it kept for last.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, and was full to the top.
{resting}
{keepsake}
{dream} # spare
Downstairs, in the dark, it went munch. It was only a small munch. # usual
For the morning there {wished_eaten_many:were|was} more {wished_eaten}, under the lid. And there was one pea.
Now there was only the night to get through. Where do you begin?
{A} began with the toes.
Then it was the knees.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The lid was still on the best plate in the morning, but there was nothing under it, and it had been licked. On the mat lay one pea. It had nearly got to the door.
“How very nice,” said somebody behind the coats, in a sleepy voice, and for once it was not about supper. A little later it went grrrum.
-> DONE

=== next_bedtime
The best plate stood ready for the morning, with its lid on. Somebody had looked under it twice.
-> DONE
