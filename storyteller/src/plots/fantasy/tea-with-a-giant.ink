# also: tired
# about: guest; funny
# role treat: food = jam tarts
# holds: dark(kind)
# names: Neville | Norbert | Cuthbert

=== title
{~Elbows In|Tea With a Giant}
-> DONE

=== s1
# shot: wide
# place: village; afternoon; breeze
# action: enormous neville tiptoe worried; heroes write happy sheet holding brush; friends hold happy paint-pot; baker look-up worried
# things: paint-pot; house; church
# people: neville=giant(he); baker
{~In Little Sopping, {young:new people are asked to tea. That is the rule. There is cake.|anybody who moves in is asked to tea within the week.} A giant had moved in on Long Hill, in March. {young:But nobody had asked him yet. {H} counted up the weeks.|He had still not been asked, and it was {H} who noticed.}|Boom, boom, boom. {young:That was the giant, going by on the tips of his toes.|That was the new giant from Long Hill, going past the village on tiptoe, so as not to rattle the cups.} {young:{H} heard him. {H} waved.|{H} heard him go, and wondered whether anybody had ever asked him in.}|“But where would he sit?” said the baker. {young:The baker meant the giant. A giant had come to live on Long Hill.|That had been the trouble with the new giant on Long Hill, ever since March.} {young:{H} had come in for a bun. {H} heard it all.|{H} had only come in for a bun, but one cannot help hearing.}}
“Everybody is asked to tea,” said {A}. {young:“So he must be, too.”|“There is nothing in the rule about size.”} # usual
So it was written on {~a bed sheet|the back of an old sail}, in {young:big black letters|letters a yard high}: Dear Giant, come to tea today. There will be {treat_a}. And up the hill {they} went with it.
{joining}
{is_loved:At the bottom it said that there would be talk of {loved}. {A} had thought it only fair to warn him.|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: hill; afternoon; breeze
# action: huge neville sit happy; A wave happy at neville; heroes hold proud sheet before neville; friends look-up happy
# things: cottage; watering-can; drop over watering-can
The giant was called Neville. {young:He sat beside his house, because he did not fit in it.|He was sitting beside his house, which he had bought from a picture.} His arms were tucked in tight, like {~a hen’s wings|an umbrella}.
He read it twice. One tear came down, and filled {~the watering can|a bucket}. # spare
“I would love to,” said Neville. “I have only ever seen {treat_a} from above. {young:Shall I sit in the yard?”|Is it to be the yard, or round by the bins?”} ¶ “Why the yard?” asked {A}. ¶ “They hand me my cake out of the window,” said Neville, “and I keep my elbows in.{not short: {young:Once I forgot. It was a big barn.|I forgot once, when I was six. It had been rather a nice barn.}}” # usual
He looked at his boots. “I would like to sit at a table,” he said. “Just once. With my knees under it.”
{hinderer_person:“What is it like up there?” asked {hinderer}. Neville bent down to say, and breathed, and they all went after their hats.} # beat
{hinderer_animal:{hinderer} went in and out between his boots, so that Neville had to hold both feet in the air.} # beat
{hinderer_carried:Neville was given {hinderer} to hold, on one finger, and then did not dare to breathe, and turned rather red.} # beat
“Elbows in, then,” he said, and came down the hill {young:one little step at a time|sideways, the way you go past people at the theatre}. # spare
-> DONE

=== m1
# shot: above
# place: village; afternoon; breeze
# action: enormous neville lie-front worried; A hold curious rope; heroes catch surprised tablecloth; friends carry happy table
# things: row of 5 tables; church; thread
First they had to know how big a table. {A} went round Neville with {~a ball of string|the washing line}. {young:His knee was as high as the post office. His foot was as long as the bus.|From the ground to the knee he came out at one post office, or two sheds and a hen house.} # spare
Everybody brought out a table. There were kitchen tables, and card tables, and one for ironing. They stood in a row, all the way down the street, with a cloth on each.
Neville lay on his front, to be level, with his elbows in. “This is very nice,” he said.{young: Then he breathed out. Whoosh!| And then, as anybody must in the end, he breathed out.} Off flew all the cloths, over the church. {young:“Sorry!” said Neville. “Oh, sorry!”|He was so sorry that it blew the rest off too.}
It was a fine long table. But it came up to his ankle.
-> DONE

=== l1
# shot: close
# place: kitchen; afternoon; clear
# action: A sweep happy cake; baker pour happy teapot; heroes look-up happy; friends pour happy teapot
# things: huge bell; huge cake; wheel under cake; 4 teapots; broom
There was also the matter of a cup. {young:The milk jug was too small. The bucket was too small.|He could have lost a jug behind one tooth, and a bucket was no more than a sip.}
“What is big, and round, and has a handle?” asked {A}.
“My uncle,” said the baker. # more
Then the church clock struck {~three|half past three}, and they all looked up. {young:Ding, dong, went the bell. It was big. It was round.|The bell was due to come down on Friday in any case, to have its inside washed.} So it came down early, and it was turned the other way up. It held one hundred and nine teapots, and a lump of sugar the size of a hat.
{young:The cake was as big as a cart wheel. It was baked in one.|The cake was baked in the rim of a cart wheel, and iced with a broom.} A new broom. # more
-> DONE

=== s3
# shot: behind
# place: village; dusk; breeze
# action: A point surprised at bridge; huge neville crouch sad; heroes point happy at bridge; baker think curious; friends sit calm
# things: huge bridge; table; wall
{short:But no table in the village came up to more than his ankle.|So there was a guest, and there would be cake, and there was no table.} {young:“Never mind,” said Neville. “I can go in the yard.”|“I do not mind the yard,” said Neville, who was a very poor liar.}
{A} sat down on {~the kerb|the pump}, to think. What is a table? {young:It has a flat top. It has legs.|It is something flat, when you get down to it, on legs.} # spare
{helper_person:“We had a door for a table once,” said {helper}, “for a week. Nobody could get out, but it was a good table.”} # beat
{helper_animal:{helper} had gone down to the end of the street, and lay there in the shade, as if under a table at dinner.} # beat
{helper_carried:{helper} had been set down behind an empty crate, in front of a bun, and looked very much as if at table.} # beat
{A} looked {not short:up the street. {A} looked }down the street. There, at the end, was the old bridge. {young:Only sheep went on it now.|Nothing crossed it now but sheep.} It was long. It was flat. It had walls as high as your chin. And it had six stone legs.
“That is a bridge,” said the baker. # usual
“It is only a bridge if you go over it,” said {A}.
-> DONE

=== m2
# shot: two
# place: river; dusk; breeze
# action: A reach-up happy peg; heroes pull happy sheet; vicar carry happy spoon; sheep stand calm; friends carry happy armchair
# things: bridge; sheet on bridge; 4 spoons; 3 chairs; peg
# people: vicar=man(old, glasses)
It took {young:every sheet in the village|the sheets off forty-one beds} to cover it. {A} was in charge of pegs, because of the breathing.
Then everybody brought a chair. {young:There were big chairs and small chairs. There was one with a cat in it.|There were armchairs and milking stools, and one high chair, with the baby still in it.} They stood them all down the one side, and left the other side free.
The {~vicar|baker} went along with {~spoons|plates}. {young:“One for you,” he said. “And one for you.” It took him a long time.|It was a quarter of a mile, and he said that he had never felt so useful.} # spare
The sheep were asked if they minded. {young:They said “Baa.”|They said that they had only ever used it for crossing.} # spare
{pausing} # company
-> DONE

=== s4
# shot: close
# place: river; dusk; clear
# action: enormous neville sit happy bridge; A point happy at neville; heroes clap happy at neville; friends eat happy; baker clap happy
# things: huge bridge; treat on bridge; 6 cups on bridge; sheet on bridge
{short:They spread it with sheets. They set out chairs, all down one side. }Then Neville came wading up the stream. He sat down on the bank, {young:very slowly|with his eyes shut}, and slid his knees in under the arches. {young:They fitted. They fitted just right.|They fitted. There was even room to cross them.}
Across the table sat the whole village, {~like sparrows on a wall|in a row, with spoons}. Neville was as stiff as a post. # usual
“You can put your elbows down,” said {A}.
“On the table?” whispered Neville.{not short: “Are you sure?”}
“It is a big table,” said {A}.
So down came one elbow, beside {treat}. The cups said clink. Down came the other. Nothing fell. {young:And Neville smiled.|{short:Neville breathed out.|And Neville’s shoulders, which had been up round his ears since March, came down as well.}}
“Elbows out,” said {A}.
-> DONE

=== l2
# shot: wide
# place: river; dusk; clear
# action: enormous neville eat happy bun; A give happy cake at neville; heroes eat happy cake; baby sit happy; friends eat happy bun
# things: huge bridge; bell on bridge; 8 cups on bridge; jam on bridge; glasses on neville.head
# people: baby
It was a very good tea. It was a long one, too, because of the passing. {young:“Please pass the jam,” said Neville. The jam went past forty people.|If you asked for the jam at one end, it got to you at about the time that you had finished.}
“Does it have a top on?” asked Neville, and held up {~a bun|a sandwich} between finger and thumb. {young:It looked like a crumb.|He was wearing his reading glasses for it.} # more
He told them about his mother, who was tall. {young:He drank his tea out of the bell. Slurp, ding.|He drank from the bell, and each time that he put it down it struck one.}
{A} sat across from him, right in the middle. “More cake?” said {A}.
“I could not eat another crumb,” said Neville. {young:Then he did. He ate six.|It was what you say. He had six.}
-> DONE

=== m3
# aside
# shot: behind
# place: river; dusk; stars
# action: heroes sit calm before neville; huge neville sit calm; baby sleep sleepy; friends sit calm
# things: bridge; 6 lanterns on bridge; jar
Then the sun went down, at the far end of the table. The lamps were lit, all along, {~each in a jam jar|each under a glass}.
Nobody got up. {young:It was nice there.|It is a thing about a table that it is hard to leave.} A fish went by, beneath, and looked at Neville’s toes.
“I have been on the hill since March,” said Neville. “You look quite different from here.”
“Do we look smaller?” asked {A}.
“No,” said Neville. “Bigger.”
A baby fell asleep in its jam. # spare
-> DONE

=== l3
# shot: wide
# place: pond; night; stars
# action: enormous neville wash happy cup; heroes carry sleepy chair; 6 sheep walk calm; friends carry sleepy chair
# things: towel; bell; bridge; 3 cups; saucer
Neville did the washing up. He did it in the mill pond. He dried each cup with the tip of a {~towel|sheet}.
He did not break one. He broke half a saucer.
The bell went back up. It was very clean. It smelled of tea. It does to this day. # more
The chairs went home, one by one. The baby went home in its chair.
Then there was only a bridge. The sheep, who had been waiting, went over.
-> DONE

=== m4
# aside
# shot: two
# place: street; night; stars
# action: enormous neville tiptoe happy; baker wave happy at neville; heroes wave sleepy at neville; cat stretch happy; friends walk sleepy
# things: sock; wall; street-lamp
Neville saw everybody to their doors. He walked behind, in his socks.
Pad. Pad. Pad. A cup rattled, in the dark. A {~window|shutter} shook.
“Sorry,” whispered Neville.
“We like it,” said the baker. “Go through the middle. It is quicker.”
So he did. It was. A cat on a wall put up its tail. Neville stroked it, with one thumb.
{homeward} # company
-> DONE

=== l4
# aside
# shot: object
# place: village; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: sheet; gate; moon over gate; house
At the gate he put a hand in his pocket. He had kept the letter.
“May I hang it up?” he asked. “In the hall?”
“Does your hall have room?” asked {A}.
“No,” said Neville. “I shall hang it up outside. I am mostly outside.”
Then he said goodnight. He said it {~to the street|to the roofs}. It made a small warm wind.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: peg; window
And here was bed. The sheet still had a peg on it.
{resting}
{keepsake}
{dream} # spare
Up on Long Hill, something very large lay down on the grass. It put out one arm, as far as the {~elm|wood}. It put out the other. There was room. # spare
He had been asked again for Saturday. # more
Down here there was room, too. Elbows in, while the blanket is tucked. First this side. Then that side.
There.
Now elbows out.
{H} lay as wide as a hill, and as quiet. The lamp was low. The cups were still.
Goodnight.
-> DONE

=== next_night
All the sheep of Little Sopping were going up Long Hill, one behind the other. They had been washed. {A} asked the last of them where they were off to.
“To tea,” said the sheep. “He has had our bridge, you see, and it is on his mind.” They were to have grass, in slices. It had been told about the elbows, and had been looking for its own since dinner.
“There,” said {A}. “No, further down.”
-> DONE

=== next_bedtime
Up on Long Hill lay something large. It had a good deal of wool against it.
-> DONE
