# about: story-about; with-character; creature; bring-back
# tells: tale(an allergy)
# also: funny; person; place; thing; happy; play; food; calm; weather; condition; unwell
# kind fish: fish|fishes|goldfish
# kind cat: cat|cats|kitten|kittens
# kind dog: dog|dogs|puppy|puppies
# kind snow: snow
# kind horse: horse|horses|pony|ponies
# kind flower: flower|flowers|rose|roses|grass|pollen|daisies|leaves
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Where the Socks Point|It Has Gone Back}
-> DONE

=== s1
# shot: two
# place: hallway; dusk; breeze
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: door left; coat on hook; hook; mat
{~On the step somebody took a very deep breath, and {H} waited for it to come out again.|Somebody came in at the door backwards, in a great hurry, and {H} shut it.|“Quick, shut the door!” said a voice in the hall, and {H} shut it.}
In the hall {guest_many:were|was} {guest_a}, {guest_many:in long scarves. All the noses were red.|in a long scarf. {young:The nose was all red.|The end of the nose was as red as a lamp.}}
“You are {wished_tale}!” said {L}.
“Don’t say it,” said {guest}. “A… a…” ¶ They waited. ¶ “It has gone back,” said {guest}.
“There {wished_allergen_many:are|is} no {wished_allergen} in here,” said {L}. {young:But the nose had felt something.|But the nose seemed to know better.}
“A-tchoo!” ¶ All the coats swung. “The {wished_allergen}!” said {guest}. “{wished_allergen_many:They have|It has} come after {guest_many:us|me} again.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; breeze
# action: guest fall surprised; heroes hold laughing spoon; friends stand laughing
# things: table; spoon; bowl on table
No two sneezes were the same. {young:One shut a drawer.|The one by the table shut a drawer that nobody had been able to shut since summer.}
“Have you one for windows?” asked {A}. ¶ “No,” said {guest}. “They come as they come.” # more
{young:One made the lamp go round.|The one by the lamp made it go round, and all the shadows went round the kitchen after it.}
“What do you do, just before?” asked {A}. ¶ “{guest_many:We shut our|I shut my} eyes,” said {guest}. {young:“You have to.”|“Everybody does. Try it with them open.”}
{A} tried, without a sneeze. {young:It looked funny in the spoon.|It could be done, but in the spoon it looked like somebody at the bottom of a bath.} # more
{young:One was so big that the milk had waves.|The biggest made waves in the milk, and they came up over the edge, one after another, like at the seaside.} # spare
“A… a…” ¶ They waited, and held the bowl. ¶ “It has gone back,” said {guest}. # more
-> DONE

=== s2
# shot: wide
# place: living-room; dusk; breeze
# action: guest walk worried; heroes walk curious; friends walk curious
# things: sofa; lamp; window; rug
“A big one means that {wished_allergen_many:they are|it is} near,” said {A}. “So we go where they get bigger.”
{joining}
{is_loved:“Think of {loved},” said {A}, “and not of the other thing.”|{musing}} # personal
By the stairs it was a small one, and one page turned over in a book. {young:By the sofa it was bigger.|By the sofa it was as big as a cushion, and the cushion fell down.} # usual
{hinderer_person:“Bless you,” said {hinderer}, much too soon, and then it did not come.} # beat
{hinderer_animal:{hinderer} went off behind the curtain at the first one, and was not to be had out.} # beat
{hinderer_carried:{hinderer} was in the way of the second one, and had to be looked for behind the sofa.} # beat
Two doors further on a sneeze took the hat off the hook. # spare
At the back door came the biggest yet. ¶ “A-TCHOO!” ¶ The door went open all by itself.
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; breeze
# action: heroes kneel curious before rug; guest stand worried; friends kneel curious
# things: rug; sofa; cushion
It is not easy to find a thing with a nose. {young:The nose wants to go home.|A nose that is any good would rather go the other way.}
{A} went first, and held the end of the scarf. {guest} came behind, on tiptoe, {young:nose up.|with the nose held up, as you hold a full cup.}
They looked under the rug. {young:“A… no,” said {guest}.|“A…” said {guest}, and they all lay down flat, and then it was only a yawn.}
“Is it a tickle, or is it a pull?” asked {A}. ¶ “It begins at the sides,” said {guest}, “and then it looks for the middle.” # spare
They looked behind the clock and in both slippers. {young:There was one raisin.|There was a raisin in the left one, and it had been there so long that it was nobody’s.}
“Is it this?” asked {A}, and held up the raisin. ¶ {guest} put an eye to it, and then the nose, and then ate it. “No,” said {guest}. # spare
“Cold,” said {guest}. “It is quite cold in here.” ¶ And that, for once, was good news. # more
-> DONE

=== s3
# shot: behind
# place: garden; dusk; breeze
# action: heroes point surprised at gate; guest stand worried; friends stand surprised
# things: gate left; allergen beside gate; washing-line right
# things for fish: gate left; bucket beside gate; allergen in bucket; washing-line right
And there, by the gate, {wished_allergen_many:were|was} the {wished_allergen}{is_fish:, in a bucket}. {wished_allergen_many:They|It} had come the whole way after {guest}.
“{guest_many:We have|I have} never seen {wished_allergen_many:them|it} properly,” said {guest}. {young:“When you sneeze, your eyes are shut.”|“If you are near you sneeze, and if you sneeze your eyes are shut.”}
“Not once?” asked {A}. ¶ “Only from over there,” said {guest}, “and {wished_allergen_many:they are|it is} very small from over there.” # usual
So they tried a peg on the nose. {young:It came out at the ears.|That one came out at the ears, and the peg was found on the roof.} They tried an umbrella, and it went over the hedge.
{helper_person:“Walk at it sideways,” said {helper}. It was a good idea, and they got as far as the rake.} # beat
{helper_animal:{helper} went across and smelled of everything by the gate, and did not see what all this was about.} # beat
{helper_carried:{helper} was put down half-way, to show how far half-way was.} # beat
“A… a…” said {guest}. They waited. “It has gone back.” # usual
-> DONE

=== m2
# aside
# shot: two
# place: garden; dusk; breeze
# action: heroes walk curious; guest walk worried; friends stand curious
# things: gate left; hedge; allergen beside gate
Next {guest} went up to the gate in steps, and {A} counted. {young:At ten it was all right.|At ten steps off there was nothing, and at nine there was a tickle.}
At eight, a dandelion by the path lost all its hair. {young:At seven it was the next one.|At seven, so did the one beside it, and its bits went home with the first one’s.}
“And if you run?” asked {A}. ¶ {guest} ran at the gate {young:as fast as could be,|with a run-up from the shed,} and was blown back to where the run began.
{pausing} # company
{themed_a} stood on the wall, and after the next one it lay behind it. # personal
“Once more,” said {guest}, and once more there was a dent in the hedge. {young:It had a nose.|It was a good dent. You could see which end the nose had been.} # spare
{young:The {wished_allergen} waited.|All this time the {wished_allergen} waited by the gate. {wished_allergen_many:They are|It is} used to it.} # more
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; breeze
# action: heroes draw proud paper; guest look-up curious; friends stand curious
# things: bench; paper; pencil
“I could draw {wished_allergen_many:them|it} for you,” said {A}, and sat down on the bench with a pencil.
{A} looked hard at the gate, and drew, and looked again. {young:It took a while.|There was more to it than you would think, mostly round the edges.}
{guest} held the paper in both hands. {young:“A… a…”|The nose came nearer, to see. “A… a…”} ¶ They waited. ¶ “It has gone back,” said {guest}.
“Then it is a good one,” said {A}. “It very nearly works.” {young:It hung on the line to dry.|It was hung on the line beside the socks, and {guest} went and stood before it with both hands behind, as people do with pictures.}
“It is very good,” said {guest}. {young:“But it is flat.”|“Only it is so flat, and {wished_allergen_many:they never look|it never looks} up.”} # more
{young:It went in the scarf.|In the end it was taken down, folded once, and kept in the scarf.} # more
-> DONE

=== s4
# shot: above
# place: garden; night; breeze
# action: guest kneel surprised before allergen; heroes kneel calm; friends stand calm
# things: gate left; allergen before guest; washing-line right; 6 socks on washing-line
# things for fish: gate left; bucket before guest; allergen in bucket; washing-line right; 6 socks on washing-line
{L} looked at the washing line. Six socks hung there, and all the toes pointed at {guest}.
“It is the wind!” said {L}. “It blows past the {wished_allergen}, and then at you. {young:We must go round.”|We are on the wrong side.”}
They went round by the hedge, until the socks pointed away. Ten steps. {young:Five. Three. Nothing came.|Five. Three. {guest} breathed in, and nothing came of it.} One.
And {guest} sat down by the {wished_allergen}, with both eyes open.
{
- is_fish:
“They have a gold ring round the eye,” said {guest}. “Every one of them.”
- is_cat:
“There are hairs in the ears,” said {guest}. “And the nose is not red at all.”
- is_dog:
“There are eyebrows,” said {guest}. “And they go up one at a time.”
- is_snow:
“It is all made of stars,” said {guest}. “And no one is in the other’s way.”
- is_horse:
“Such long eyelashes,” said {guest}. “And {guest_many:we are|I am} in the eye, quite small.”
- is_flower:
“{wished_allergen_many:They have|It has} little hairs,” said {guest}. “And there is a beetle in there, asleep.”
- else:
“So that is how it goes on at the edges,” said {guest}. “You can’t see that from over there.”
}
Nobody said anything for a long time. There was a lot to look at. # usual
The wind went over them, and on to the socks. # more
-> DONE

=== m3
# shot: wide
# place: garden; night; breeze
# action: guest walk calm; heroes walk laughing; friends walk laughing
# things: washing-line right; 6 socks on washing-line; gate left
Once the socks hung down. Then they swung round to the left.
“A…” said {guest}. ¶ “All change!” called {A}.
They got up. They walked round, and sat down again. It was just as good from there. # spare
Later the wind came round by the shed. “All change!” # more
They went round three times. In the end it was nearly a dance. # more
The {wished_allergen} stayed in the middle. It was a good place. # spare
“A… a…” ¶ They waited. ¶ “It has gone back,” said {guest}.
-> DONE

=== m4
# aside
# shot: two
# place: garden; night; stars
# action: heroes hold calm socks; guest stand calm; friends stand sleepy
# things: washing-line right; basket left
The washing came in. One sock stayed out, to show the way.
“Is it yours?” asked {guest}. ¶ “It is now,” said {A}. “It was one of two.” # spare
The others lay in the basket. Their toes went everywhere. # more
A moth came past. It went where the sock went. # spare
The peg on the line was cold now. So was the gate. # more
{A} put a face in the basket. It was soft. It smelled of wind.
“In we go,” said {A}. The grass was wet. # spare
-> DONE

=== l3
# aside
# shot: close
# place: garden; night; stars
# action: guest sneeze surprised; heroes stand laughing; friends stand laughing
# things: gate left; bench; lamp
The lantern on the bench had to go out. It stood a bit high.
“Shall {guest_many:we|I}?” asked {guest}. “A…”
They waited. It had not gone back. It came.
“…tsch.” It was quite a small one. Out went the lantern. # spare
Nothing else moved. The socks hung still. # more
“Bless you,” said {A}. ¶ “Thank you,” said {guest}. “That was a good one.”
It had been the first that was of any use. # more
Now it was dark. There were stars.
They stood and looked a bit. You could hear the grass. # spare
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: washing-line; sock on washing-line; gate
It was still. One sock hung on the line.
It lifted its toe. It let it down.
A dandelion stood by the path, with no hair on. # more
The gate was shut. The umbrella was in next door’s pear tree. # spare
By the gate {wished_allergen_many:were|was} the {wished_allergen}, in the dark.
Up at the window there was one eye. It shut.
A dog barked once, a long way off. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy; friends sleep
# things: bed; quilt; window; curtain
{A} lay in bed. {guest} lay by the window. It was open.
{resting}
{keepsake}
{dream} # spare
Outside, by the gate, {wished_allergen_many:were|was} the {wished_allergen}.
The curtain pointed out. That was good.
“{guest_many:We|I} can see {wished_allergen_many:them|it},” said {guest}. “Good night, you.” # usual
“A…” said {guest}. “A…”
They waited. It was warm. It was dark.
“It has gone back,” said {L}. It had gone to sleep.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning the sock on the line pointed straight at the house, and somewhere down the lane there was a very large “A-tchoo!” Three hats came over the hedge.
They were good hats. {H} put them on the gate, where their owners would see them. One of them had a drawing in it, folded once.
-> DONE

=== next_bedtime
The curtain pointed out. “A…” said somebody, far off. Then it went back.
-> DONE
