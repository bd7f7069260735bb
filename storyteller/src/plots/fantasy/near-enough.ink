# also: tired
# about: trying-again(perfect|exact|neat|straight|just right); frustrated; trying-again; funny
# role hue: colour = yellow
# holds: dark(kind)
# names: Miss Pottle | Miss Nettle | Miss Brindle
# names: Gerald | Norbert | Cuthbert

=== title
{~Near Enough|The Witch and the Toffee}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: pottle wave happy at heroes; tiny cat sit happy on pottle; heroes wave surprised at pottle; dragon eat happy turnip; friends point surprised
# things: hedge; 4 turnips; bean; 3 plants; cottage
# people: pottle=witch(old, she)
{~Next door to {H} lived Miss Pottle, {young:who was a nice old witch and had a lot of beans. She waved to {them}. There was a cat on her head.|who was a witch from Monday to Friday, and grew beans. On Thursday she was out among the beans with a cat on her head.}|“Miss Pottle, {young:is that a cat on your head?”|do you know that there is a cat on your head?”} It had to be asked. {young:So {H} asked it over the hedge, because Miss Pottle was the witch next door.|Miss Pottle was the witch next door, and {H} asked it as kindly as you can over a hedge.}|There was a bear in the kitchen next door. {young:There was a dragon in the garden, and Miss Pottle the witch had a cat on her head.|There was a dragon in the turnips, and Miss Pottle, who was a witch on weekdays, had a cat on her head.} {H} could see it all {~from the gate|over the hedge}.}
“I asked for a hat,” said Miss Pottle. {young:“I got a cat, and that is near enough.”|“It is near enough.” She talked as if her teeth were shut.}
“It is purring,” said {A}.
“So would you, up there,” said Miss Pottle. {young:“But it is all going wrong, and I do wish somebody would help.”|“But it has been one thing after another, and I could do with some help indoors.”}
{joining}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: bear sit calm on stool; pottle point sad at bread; gerald sweep calm; heroes peek surprised at bear; friends peek surprised
# things: 5 breads; table; pillow; broom
# people: gerald=man(he, tall hat)
At the table, {young:where the chair should be, there was a bear with its knees out flat.|where you would look for a chair, sat a bear, keeping its knees as flat as it could.}
“I wanted a chair,” said Miss Pottle. “Near enough.”
{not short:By the stove a {young:man in a fine black suit was sweeping the floor with his hat|young man in a wedding suit was sweeping the floor with his hat}. “And I wanted a broom,” she said. “That is the groom.”}
Then she opened the bedroom door{young:. “And I wanted a bed,” she said|, and her voice went small}. There was no bed. There was bread, {young:all the way up to the window|eleven loaves long, with a pillow at one end}.
{is_loved:“Have you tried asking for {loved}?” said {A}. “Not this week,” said Miss Pottle. “I should not like to see what came.”|{musing}} # personal
{hinderer_person:“I beg your pardon,” said {hinderer}, who had sat down on the bear; and then, “Thank you,” and nobody else could.} # beat
{hinderer_animal:{hinderer} had begun on the foot of the bed before it could be explained that it was slept in.} # beat
{hinderer_carried:{hinderer} was put in the bear’s lap, and the bear shut both arms, and there was no having {hinderer} back.} # beat
“It is all crusts, and I do so want my bed,” said Miss Pottle, “with the {hue_noun} quilt.”
The bear put an arm round her. {young:It was a very good chair.|It took its work seriously.} # spare
-> DONE

=== m1
# shot: above
# place: garden; afternoon; breeze
# action: dragon wave proud; A hold happy basket before dragon; heroes carry happy turnip; pottle clap happy; friends pull happy turnip
# things: row of 6 turnips; basket on dragon; spade; turnip in basket
First {they} went to look at the dragon. {young:It was as big as a pony, and as green as a pea.|It was about the size of a pony, and the green of a good pea.} It sat in the turnips, and held out one claw to be shaken.
“I asked for a wagon,” said Miss Pottle, “to get the turnips in.”
{young:“Does it like turnips?” asked {A}. It did. It ate one. Crunch.|“And can it?” asked {A}. The dragon looked as if it had been hoping that somebody would ask.} # spare
So {A} hung a basket on each side of it. {young:Up and down went the dragon, with turnips on both sides.|The dragon went up the row and down the row, without wheels, and only ate the ones that fell.}
“It is better than a wagon,” said {A}. “A wagon {~does not wave|can’t shake hands}.” # spare
-> DONE

=== l1
# shot: close
# place: kitchen; afternoon; clear
# action: A give happy dustpan at gerald; gerald bow proud at A; heroes hold happy ribbon; friends sweep happy
# things: dustpan; broom; ribbon on dustpan; stairs
The groom’s name was Gerald. {young:He had a flower in his coat, and he was good at corners.|He had shoes that you could see the ceiling in, and he was very good at corners.}
“Who are you going to marry?” asked {A}.
“I do not know,” said Gerald. “I only got here on Wednesday. I looked round, and everybody seemed to be waiting for me to sweep.” # spare
“Do you mind?” asked {A}.
“Not at all,” said Gerald. {young:“I like it. Swish, swish.”|“One wants something to do beforehand, for the nerves.”}
{A} found him a dustpan, and {~a ribbon to tie on it|an apron with a frill}, as it was nearly a wedding. {young:Gerald was so pleased that he did the stairs.|Gerald was so much moved that he went and did the stairs.}
-> DONE

=== l2
# shot: wide
# place: garden; afternoon; clear
# action: whale lie-front calm; goat eat calm deckchair; A stroke surprised at whale; heroes stand surprised before whale; pottle think sad; friends point surprised
# things: lake; shed; bucket
“You had better see the rest,” said Miss Pottle. Behind the {~shed|greenhouse} {young:stood a goat|a goat was eating a deck chair}.
“A coat?” asked {A}, who was getting the hang of it.
“Very warm, as it turns out,” said Miss Pottle. “But it goes home at night.” # spare
{young:And then there was the pond. It was a small pond with a big whale in it.|Then they came to the pond. It was a small pond, and it was quite full, because it had a whale in it.} It looked up at them out of one kind eye.
“I only wanted a pail,” said Miss Pottle.
“Good afternoon,” said the whale. {young:It could not turn round.|“Do not trouble about me. I can see a little of the road.”}
{A} patted the part that stuck out. It was a good deal of whale. # more
-> DONE

=== m2
# shot: two
# place: kitchen; afternoon; clear
# action: pottle hold cross spoon; A point happy at bread; heroes shout happy at pottle; bear sit worried; friends carry surprised bread
# things: table; 6 breads on table; 4 breads; spoon in pottle.hand
“Let us try it together,” said {A}. {young:“Say what I say. Bed.”|“You only have to say it after me. Bed.”}
Miss Pottle shut her eyes, and held up {~her wooden spoon, which was her wand|her wand, which was a wooden spoon}. “Bread,” she said. Thump! A loaf fell on the table.
“B,” said {A}. “B,” said Miss Pottle.
“Ed,” said {A}. “Ed,” said Miss Pottle.
“Bed,” said {A}. {young:“Bread,” said Miss Pottle. Thump!|“Bread,” said Miss Pottle, with feeling. Thump.}
They tried it {young:very, very slowly. Thump|in a whisper, so as to take it by surprise. Thump}. By then it was a job to see over the table.
“It is at least very fresh,” said Miss Pottle. # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: A look-through curious magnifying-glass at pottle; pottle think surprised; bear look-up surprised; heroes point surprised at pottle; friends stand curious
# things: table; bread on table; calendar; sweet
{A} looked hard at Miss Pottle. {young:She had one thin cheek, and one fat cheek like a ball.|One of her cheeks was flat, and the other stuck out like {~a pocket with a ball in it|a sock with an orange in it}.}
“What is in there?” asked {A}.
{young:“It is a toffee,” said Miss Pottle. “It is stuck.”|“Only one of my sister’s toffees,” said Miss Pottle. “It is stuck. She cuts them with a saw.”}
“When did you put it in?”
“On Tuesday,” said Miss Pottle.
“And when did everything go wrong?” asked {A}.
Miss Pottle began to speak, and stopped. {young:The cat looked down at her. The bear looked up.|The cat looked down at her, and the bear looked up, and for a while there was no sound but thinking.} # spare
“Well, now,” said Miss Pottle. “On Tuesday.”
“You can’t do spells with your mouth full,” said {A}.
{young:“Nobody can,” said Miss Pottle, with her mouth full.|“My mother did always say so,” said Miss Pottle. “I took it for manners.”} # spare
-> DONE

=== m3
# shot: above
# place: kitchen; dusk; clear
# action: bear pour happy teapot; pottle drink calm cup; A carry happy tray; heroes eat happy bread; friends eat happy bread
# things: table; 4 breads on table; butter on table; jam on table
It is no good pulling at toffee. {young:It pulls back.|It only pulls back, and it has more patience than you.} Nobody mentioned hammers.
“It wants something warm,” said {A}, “and not to be hurried.”
So {A} made {~mint tea|camomile tea}, in the big brown pot, and the bear poured it, being the oldest. Miss Pottle sat in its lap and sipped. {young:Sip, sip, sip.|She was not allowed a word, and she plainly had several.}
There was bread with it. {young:There was lots and lots of bread.|There was no getting round the bread.} They had it with butter, and then they had it with jam. # spare
{pausing} # company
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: pottle sit happy on bed; tiny cat sit happy on pottle; A clap happy at pottle; heroes jump happy; bear clap happy; friends clap happy
# things: bed; quilt on bed; sweet on saucer; saucer; spoon in pottle.hand
{short:“It wants something warm,” said {A}, and a pot of tea was made.}
{helper_person:“Think about something else,” said {helper}. “It helps.” You could see Miss Pottle thinking about turnips.} # beat
{helper_animal:{helper} put a chin on Miss Pottle’s foot, so that she should not get up and hurry it.} # beat
{helper_carried:Miss Pottle was given {helper} to hold, so that both her hands had something to do.} # beat
Miss Pottle drank one cup, and then she drank two. Nobody spoke. And half way down the third cup there was a small noise, like {~a boot coming out of mud|a cork}.
Pock.
There was the toffee, in the saucer. {young:It was very small now.|{not short:It had been a large one in its day.}} # spare
Miss Pottle held up her spoon{short:, which was her wand}. “Bed,” she said.
{young:And there it was, with four legs and the {hue_noun} quilt!|And there it stood, with four brass knobs, and the {hue_noun} quilt turned down.}
She sat down on it, and it sang a little, as good beds do. # usual
“This is not near enough,” said Miss Pottle. “This is it.” # usual
“And now your hat,” said {A}. ¶ {young:The cat held on. “No,” said Miss Pottle. “I like my cat. A cat is near enough.”|The cat looked down. Miss Pottle looked up. There was a pause, with purring in it. “No,” she said, “I think that I shall call it near enough.”} # usual
-> DONE

=== l3
# shot: wide
# place: garden; dusk; clear
# action: pottle hold proud spoon; duck swim surprised; dragon hug happy basket; heroes point happy at dragon; goat eat calm hat; friends clap happy
# things: lake; basket; drop; wheelbarrow
So they went round with the spoon, and asked. That seemed fair.
The whale said that it would like the sea, please, if it was not a bother. “Sea,” said Miss Pottle, very clearly. There was a plop. Then there was a pond, with {~a duck|one lily} on it.
The goat would not give an answer. It had its mouth full, too. # spare
“Wagon?” asked {A}. The dragon held on to its baskets.
“It stays,” said {A}.
-> DONE

=== m4
# aside
# shot: two
# place: garden; night; stars
# action: pottle give happy bread at A; bear wave happy; heroes hold-hands sleepy with friends; friends wave sleepy; tiny cat sleep sleepy on pottle
# things: bread in A.hand; plant; 3 stars
The bear stayed on. It had the only arms in the house that were any good for sitting in.
“You must all come on Sunday,” said Miss Pottle. “There will be toast.”
She gave {A} {~the heel of a loaf|a warm roll}, to carry home in both hands.
The stars came out over the beans. Nobody had asked for them. They were right the first time.
{homeward} # company
-> DONE

=== l4
# shot: wide
# place: lane; night; stars
# action: gerald sit happy on bench; woman sit happy on bench; heroes wave sleepy at gerald; friends walk sleepy
# things: bus-stop; bench; dustpan; street-lamp; bus
# people: woman
The lane was dark. It was not a long lane. {They} went slowly, all the same.
Gerald was at the bus stop. He had his dustpan under his arm. The baker’s sister sat beside him. She had asked him what he did. He had said, corners.
“Goodnight,” said Gerald.
The night was so {~soft|still} that you could hear the bus coming. You could hear it two villages away.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: crumb
And here was a bed. It had four legs. It had no crumbs in it, or {~hardly any|very few}. # usual
{resting}
{keepsake}
{dream} # spare
Next door, the {hue_noun} quilt was pulled up. The light went out. There was a sigh. There was a purr. A large thing sat down in the dark, and made a lap. # spare
Nothing was in the way. Nothing was wrong. All the words had gone to sleep. # spare
{H} lay and listened. The door was open, just a hand. There was someone on the other side.
That was near.
That was near enough.
Goodnight.
-> DONE

=== next_night
Miss Pottle stood at the hedge in a scarf. “I have a code,” she said, “id by dose.” She had asked for a mat, and on her doorstep lay a bat, as flat as it could, saying welcome.
What she wanted was a new nose. She held up her spoon. “Dew dose,” said Miss Pottle.
It was a doze that came. She had it there and then, against the hedge, while {H} held the cat, and she woke up with nothing the matter at all.
-> DONE

=== next_bedtime
Next door they were having another. It was a long one, and had a bear in it.
-> DONE
