# role hero: creature, toy = a fox
# names: Mrs Quill | Mrs Larch | Mrs Plume
# names: Mr Oddy | Mr Moth | Mr Pepper

=== title
{~The Comet Who Only Heard the Middle|And Then?}
-> DONE

=== s1
# shot: close
# place: attic; afternoon; clear
# action: quill give surprised letter at A; A look-up surprised; heroes peek curious at letter; friends peek curious
# things: telescope; letter; teapot; table; icicle on letter
# people: quill=woman(old, she, white hair)
{~On the hill above the village there is a house with a round roof, and a telescope sticks out of it like a spoon out of an egg. {H} had been asked up to tea, because the comet was due at eight. It had written ahead.|“It is coming back,” said old Mrs Quill, “and what is more, it has written.” She put a letter into {As} hand, and {H} looked at it from all sides. It was blue, and cold at the edges.|Clink, went something on the roof. It was a letter, frozen as hard as a plate. {H} carried it in to old Mrs Quill, who looked at stars, and they stood it against the teapot to thaw.}
“{young:I came by once, long ago,|Seventy-six years ago I was passing,}” said the letter, “and a window was open. Somebody was reading a story, {young:with {hero_a} in it, and a hat|about {hero_a}, and a hat}. I only heard the middle. How does it end? I shall be over the village at eight, but I cannot stop. The Comet.”
“That was my window,” said Mrs Quill. “I was four.” # usual
{joining}
{is_loved:“If there had been {loved} in the middle,” said {A}, “nobody could have flown past before the end.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: library; afternoon; clear
# action: A read curious book; quill think surprised at A; heroes point happy at window; friends peek curious
# things: clock; thread; window; cushion
They found the book {~behind the clock|under a globe|holding up one end of the shelf}. It was thin and red, and {not short:it was }called The Hat. {young:There were seven pages, and then there was only thread.|After page seven there was nothing but a bit of thread.}
{helper_animal:{helper} put a nose in behind page seven, to make sure, and sneezed, and came out with thread on.} # beat
{helper_carried:{helper} was set down behind page seven, where the rest ought to be, and kept the place.} # beat
“How did it end?” asked {A}.
{young:“I do not know,” said Mrs Quill. “I was always asleep by then.”|{not short:Mrs Quill opened her mouth, and shut it again. }“I have no idea,” said {short:Mrs Quill|the old lady}. “I was always asleep by then. And a comet goes by quicker than you can turn a page.”}
{A} looked down at the village, and {young:all its windows. “Everybody can have one page,” said {A}, “and a window.”|counted the windows. “Then nobody turns one,” said {A}. “Everybody has one.”}
{helper_person:“Seven that open,” said {helper}, who had gone along them with one finger, and then come back.} # beat
-> DONE

=== m1
# aside
# shot: close
# place: library; afternoon; clear
# action: A write happy paper; quill blow happy paper; heroes write happy paper; cat sit cross; friends hold happy paper
# things: row of 7 papers; book; pencil; clock
First it had to be copied out, for you do not pull a book to pieces. {young:{A} wrote. Mrs Quill blew on it, to dry it.|{A} wrote, and Mrs Quill dried each page with the blotter, and then, when that gave out, with the cat.}
{~Page two had only nine words on it.|Page three had a smudge where somebody had once cried.|Page five was nearly all picture.} {young:“That one is for the twins,” said {A}. “They can both say it.”|“That had better be the twins,” said {A}. “They will have to say it at the same time.”}
“I always liked page four,” said Mrs Quill. “It is as far as I have ever been.” # spare
When they had finished there were seven pages in a row, and a gap at the end, about as wide as one.
They looked behind the clock and in the cat’s basket. It was not there. It was still not there. # more
-> DONE

=== l1
# aside
# shot: wide
# place: village; dusk; clear
# action: baker point happy at hat; police-officer think calm; girl jump happy; boy jump happy; A write happy paper; heroes listen curious at baker; friends walk curious
# things: hat; pump; house
# people: baker(he); police-officer(he); girl; boy
On the way down they asked everybody how it ended.
“{hero} sits on it,” said the baker. {young:“Squash! He sits right on it.”|“They do.”} He was sure of it. He had {~once had a hat|a brother who was a hatter}.
The constable thought that the wind would be spoken to. {young:The twins thought that there was a bear. They thought that there was one in every book.|The twins thought that at about that point there would be a bear, but then the twins had thought so about every book that they had ever read.}
“He gets a smaller hat,” said the schoolmaster, “and is content with it.” Nobody liked that one at all. # spare
“It must be nicer than that,” said {A}. “It has waited a long time.”
-> DONE

=== m2
# shot: two
# place: village; dusk; clear
# action: A give happy paper at baker; oddy read worried paper; police-officer bow happy; girl clap laughing; boy clap laughing; heroes give happy paper at girl; friends carry happy paper
# things: 4 papers; helmet; pump
# people: oddy=man(old, he, glasses)
Then the pages were given out, one to a window, all down the street.
“You have got the hat,” {A} told the baker, who wiped his hands on his apron, twice. “You have got the {~laughing|laugh},” {A} told the twins. {young:“Ha, ha,” said the twins. They were very good at it.|The twins tried it over, and two people came out to see what was so funny.}
The constable got the wind. {young:He puffed out both cheeks, and went whoosh.|He took off his helmet, and asked if he might do it in his own way.} Old Mr Oddy could not find his glasses, and so he learned his page by heart, walking up and down. It was the one that said: So. # spare
{pausing} # company
-> DONE

=== s3
# shot: behind
# place: village; night; stars
# action: heroes look-up surprised at comet; quill look-up surprised; friends look-up surprised
# things: huge comet; paper
At {~five|ten} to eight every window {not short:in the village }was open, and at every one sat somebody with a page. The last window was for {H}, with no page at all.
{young:“What will you say?” asked Mrs Quill. “I don’t know yet,” said {A}.|“Have you thought of something?” asked Mrs Quill. “I am waiting for it to come round,” said {A}.} # usual
{hinderer_person:“Can everybody see?” asked {hinderer}, from right in front, in the very middle of the window.} # beat
{hinderer_animal:{hinderer} would not come in off the sill, and stood there with the whole sky behind.} # beat
{hinderer_carried:{hinderer} was held up at the window, to see, and it was found that {hinderer} was all there was to see.} # beat
Then over the top of the hill there was {young:a light. It was small, but it was not small for long.|a small smudge of light, and the next moment it was not small.} It had a tail as long as the sky.
-> DONE

=== l2
# aside
# shot: two
# place: village; night; stars
# action: dog sit surprised; A shout happy at baker; heroes look-up surprised; baker read surprised paper; girl look-up surprised; boy look-up surprised; friends look-up surprised
# things: huge comet; pump; lake
You would think that such a thing would roar. {young:It did not. It only went hush, like somebody’s best skirt on the stairs.|It made no more noise than somebody hurrying past a door in good clothes.}
The whole street went {~silver|blue}: the pump, and the pond, and the dog. {young:The dog said nothing. It just looked.|The dog, who barked at the moon on principle, sat down.}
Somebody coughed, and was shushed. Somebody had the wrong way up what they were holding. # more
“Good evening,” said the comet. Its voice was high and cold, and rather shy. “I hope that I am not late. {young:I ran all the way from the end of the sky.|I have been looking forward to it since the other side of Neptune.}”
“Baker,” said {A}, “now!”
-> DONE

=== s4
# shot: wide
# place: village; night; stars
# action: A shout happy at comet; heroes look-up happy at comet; baker read happy paper; police-officer read happy paper; friends shout happy
# things: huge comet; hat on gate; gate
“Once {hero} bought a hat,” read the baker.
“And then?” said the comet, high up, and very politely.
“Everybody laughed,” read the twins. ¶ “And then?” # usual
“So,” read old Mr Oddy. ¶ “And then?” # spare
“Then the wind took it,” read the constable, “over the wood, and over the {~river|hills}, and away.” {young:Whoosh!|He did it beautifully.}
“That is my bit!” cried the comet. “And then? And then?” # usual
Now there was no more to read. {A} looked up. There it was, {young:back again over the very same street|just where it had been when Mrs Quill was four}.
“It went the whole way round,” called {A}, “and it came back. It was hanging on {hero_its} own gate. So {hero} put it on, and went in to tea.”
“Oh,” said the comet. “I did hope so.”
-> DONE

=== m3
# shot: two
# place: village; night; stars
# action: A wave happy at comet; heroes wave happy at comet; dog shout happy; oddy wave happy; friends wave happy
# things: huge comet; pump; paper
It was over the pond, and then over the hill. The tail took longer. It went by like {~a scarf|a long white dress|washing}.
“Thank you,” they heard it say. “Goodnight.”
“See you in seventy-six years,” called {A}.
“And then?” said the comet. # spare
“Then we will read you another,” said {A}.
It was only a smudge by then. But it looked like a happy one.
The dog gave one small bark, after it, for manners. # more
-> DONE

=== l3
# shot: wide
# place: village; night; snow
# action: oddy look-up happy; girl sit sleepy; boy sit sleepy; police-officer stand calm; heroes catch happy snowflake; friends look-up happy
# things: 4 snowflakes; pump; helmet on police-officer.head
A little snow came down. It was out of a clear sky. It was the end of the tail.
It fell on the {~pump|pond}. It fell on the constable’s hat. It was so fine that it did not make anything wet.
Nobody went in just yet. Nobody said much.
“So,” said Mr Oddy. # spare
He had found his glasses. They had been on his nose. # more
The twins had fallen asleep on the sill, both at the same time. # more
-> DONE

=== m4
# shot: above
# place: bedroom; night; stars
# action: quill lie-back happy; A read calm book at quill; heroes sit sleepy; friends sit sleepy
# things: paper; window; star
They went up to say goodnight to Mrs Quill. She was in bed already, with the red book.
“{hero_s} own gate,” said Mrs Quill. “It was there the whole time.”
“Shall {we} read it to you?” asked {A}. “It is only seven pages.”
She would like that. They got as far as {~four|page four}.
{A} put a bit of paper in at the end. There was a gate drawn on it. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: hat on gate; gate; street-lamp; lake; paper
Then they walked home down the street. One by one the windows shut. Behind each one there was a voice.
“Over the wood,” said one. “Over the river.”
“Ha, ha,” said two, quite softly.
On a gate hung a hat. It was only the baker’s. It looked very much at home. # spare
The lamps went out. The {~pond|horse trough} had one star in it. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: 2 shoes; book; hat; curtain
And then it was bedtime. # usual
{resting}
{keepsake}
{dream} # spare
And then? Then the shoes came off. They stood {~side by side|by the bed, pointing home}. # usual
And then? The curtain was drawn. The lamp was turned low. # usual
And then? The blanket came up to the chin. It had been all day by itself. # spare
And then {H} came to page four, or thereabouts.
And then?
Goodnight.
-> DONE

=== next_night
In the night there had been some snow, out of a clear sky, about a spoonful. It lay on the path in the shape of words, and {H} came just in time for the end of them.
“…told it to the next comet,” said the snow, “and she cannot rest until she knows what there was for tea.”
There was some room left underneath, and there was a stick. {A} thought it over. It said “crumpets”, until the sun came round, and then it went up.
-> DONE

=== next_bedtime
And then? Then it was night.
-> DONE
