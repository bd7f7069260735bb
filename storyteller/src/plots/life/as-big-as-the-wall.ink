# about: story-about; with-character; creature; bring-back
# tells: tale(another being|wants to be|want to be|wanted to be|wants to become|wanted to become|wants to turn|would like to be|would love to be|would rather be|wishes|wished|dreams of|dreamt of|dreams about|dreaming of|longs to be|hopes to be|tries to be|tries to become|decides to be)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind sheep: he's a sheep|she's a sheep|it's a sheep|is a sheep|be a sheep|as a sheep|was a sheep|being a sheep|becomes a sheep|become a sheep|becoming a sheep|into a sheep|were a sheep|he's a lamb|she's a lamb|it's a lamb|is a lamb|be a lamb|as a lamb|was a lamb|being a lamb|becomes a lamb|become a lamb|becoming a lamb|into a lamb|were a lamb|he's a little sheep|she's a little sheep|it's a little sheep|is a little sheep|be a little sheep|as a little sheep|was a little sheep|being a little sheep|becomes a little sheep|become a little sheep|becoming a little sheep|into a little sheep|were a little sheep
# kind horse: he's a horse|she's a horse|it's a horse|is a horse|be a horse|as a horse|was a horse|being a horse|becomes a horse|become a horse|becoming a horse|into a horse|were a horse|he's a pony|she's a pony|it's a pony|is a pony|be a pony|as a pony|was a pony|being a pony|becomes a pony|become a pony|becoming a pony|into a pony|were a pony|he's a unicorn|she's a unicorn|it's a unicorn|is a unicorn|be a unicorn|as a unicorn|was a unicorn|being a unicorn|becomes a unicorn|become a unicorn|becoming a unicorn|into a unicorn|were a unicorn|he's a zebra|she's a zebra|it's a zebra|is a zebra|be a zebra|as a zebra|was a zebra|being a zebra|becomes a zebra|become a zebra|becoming a zebra|into a zebra|were a zebra|he's a racehorse|she's a racehorse|it's a racehorse|is a racehorse|be a racehorse|as a racehorse|was a racehorse|being a racehorse|becomes a racehorse|become a racehorse|becoming a racehorse|into a racehorse|were a racehorse|he's a race horse|she's a race horse|it's a race horse|is a race horse|be a race horse|as a race horse|was a race horse|being a race horse|becomes a race horse|become a race horse|becoming a race horse|into a race horse|were a race horse
# kind bird: he's a bird|she's a bird|it's a bird|is a bird|be a bird|as a bird|was a bird|being a bird|becomes a bird|become a bird|becoming a bird|into a bird|were a bird|he's an owl|she's an owl|it's an owl|is an owl|be an owl|as an owl|was an owl|being an owl|becomes an owl|become an owl|becoming an owl|into an owl|were an owl|he's a penguin|she's a penguin|it's a penguin|is a penguin|be a penguin|as a penguin|was a penguin|being a penguin|becomes a penguin|become a penguin|becoming a penguin|into a penguin|were a penguin|he's a duck|she's a duck|it's a duck|is a duck|be a duck|as a duck|was a duck|being a duck|becomes a duck|become a duck|becoming a duck|into a duck|were a duck|he's an eagle|she's an eagle|it's an eagle|is an eagle|be an eagle|as an eagle|was an eagle|being an eagle|becomes an eagle|become an eagle|becoming an eagle|into an eagle|were an eagle|he's a chicken|she's a chicken|it's a chicken|is a chicken|be a chicken|as a chicken|was a chicken|being a chicken|becomes a chicken|become a chicken|becoming a chicken|into a chicken|were a chicken|he's a parrot|she's a parrot|it's a parrot|is a parrot|be a parrot|as a parrot|was a parrot|being a parrot|becomes a parrot|become a parrot|becoming a parrot|into a parrot|were a parrot|he's a swan|she's a swan|it's a swan|is a swan|be a swan|as a swan|was a swan|being a swan|becomes a swan|become a swan|becoming a swan|into a swan|were a swan|he's a flamingo|she's a flamingo|it's a flamingo|is a flamingo|be a flamingo|as a flamingo|was a flamingo|being a flamingo|becomes a flamingo|become a flamingo|becoming a flamingo|into a flamingo|were a flamingo
# kind elephant: he's an elephant|she's an elephant|it's an elephant|is an elephant|be an elephant|as an elephant|was an elephant|being an elephant|becomes an elephant|become an elephant|becoming an elephant|into an elephant|were an elephant
# kind dino: he's a dinosaur|she's a dinosaur|it's a dinosaur|is a dinosaur|be a dinosaur|as a dinosaur|was a dinosaur|being a dinosaur|becomes a dinosaur|become a dinosaur|becoming a dinosaur|into a dinosaur|were a dinosaur|he's a dragon|she's a dragon|it's a dragon|is a dragon|be a dragon|as a dragon|was a dragon|being a dragon|becomes a dragon|become a dragon|becoming a dragon|into a dragon|were a dragon|he's a crocodile|she's a crocodile|it's a crocodile|is a crocodile|be a crocodile|as a crocodile|was a crocodile|being a crocodile|becomes a crocodile|become a crocodile|becoming a crocodile|into a crocodile|were a crocodile|he's a t-rex|she's a t-rex|it's a t-rex|is a t-rex|be a t-rex|as a t-rex|was a t-rex|being a t-rex|becomes a t-rex|become a t-rex|becoming a t-rex|into a t-rex|were a t-rex|he's a giant|she's a giant|it's a giant|is a giant|be a giant|as a giant|was a giant|being a giant|becomes a giant|become a giant|becoming a giant|into a giant|were a giant|he's a monster|she's a monster|it's a monster|is a monster|be a monster|as a monster|was a monster|being a monster|becomes a monster|become a monster|becoming a monster|into a monster|were a monster|he's a big dinosaur|she's a big dinosaur|it's a big dinosaur|is a big dinosaur|be a big dinosaur|as a big dinosaur|was a big dinosaur|being a big dinosaur|becomes a big dinosaur|become a big dinosaur|becoming a big dinosaur|into a big dinosaur|were a big dinosaur
# kind wheels: he's a car|she's a car|it's a car|is a car|be a car|as a car|was a car|being a car|becomes a car|become a car|becoming a car|into a car|were a car|he's a bus|she's a bus|it's a bus|is a bus|be a bus|as a bus|was a bus|being a bus|becomes a bus|become a bus|becoming a bus|into a bus|were a bus|he's a train|she's a train|it's a train|is a train|be a train|as a train|was a train|being a train|becomes a train|become a train|becoming a train|into a train|were a train|he's a racing car|she's a racing car|it's a racing car|is a racing car|be a racing car|as a racing car|was a racing car|being a racing car|becomes a racing car|become a racing car|becoming a racing car|into a racing car|were a racing car|he's a race car|she's a race car|it's a race car|is a race car|be a race car|as a race car|was a race car|being a race car|becomes a race car|become a race car|becoming a race car|into a race car|were a race car|he's a fire engine|she's a fire engine|it's a fire engine|is a fire engine|be a fire engine|as a fire engine|was a fire engine|being a fire engine|becomes a fire engine|become a fire engine|becoming a fire engine|into a fire engine|were a fire engine|he's a truck|she's a truck|it's a truck|is a truck|be a truck|as a truck|was a truck|being a truck|becomes a truck|become a truck|becoming a truck|into a truck|were a truck|he's a monster truck|she's a monster truck|it's a monster truck|is a monster truck|be a monster truck|as a monster truck|was a monster truck|being a monster truck|becomes a monster truck|become a monster truck|becoming a monster truck|into a monster truck|were a monster truck|he's a tractor|she's a tractor|it's a tractor|is a tractor|be a tractor|as a tractor|was a tractor|being a tractor|becomes a tractor|become a tractor|becoming a tractor|into a tractor|were a tractor|he's a lorry|she's a lorry|it's a lorry|is a lorry|be a lorry|as a lorry|was a lorry|being a lorry|becomes a lorry|become a lorry|becoming a lorry|into a lorry|were a lorry|he's a digger|she's a digger|it's a digger|is a digger|be a digger|as a digger|was a digger|being a digger|becomes a digger|become a digger|becoming a digger|into a digger|were a digger
# kind sea: he's a fish|she's a fish|it's a fish|is a fish|be a fish|as a fish|was a fish|being a fish|becomes a fish|become a fish|becoming a fish|into a fish|were a fish|he's a mermaid|she's a mermaid|it's a mermaid|is a mermaid|be a mermaid|as a mermaid|was a mermaid|being a mermaid|becomes a mermaid|become a mermaid|becoming a mermaid|into a mermaid|were a mermaid|he's a shark|she's a shark|it's a shark|is a shark|be a shark|as a shark|was a shark|being a shark|becomes a shark|become a shark|becoming a shark|into a shark|were a shark|he's a whale|she's a whale|it's a whale|is a whale|be a whale|as a whale|was a whale|being a whale|becomes a whale|become a whale|becoming a whale|into a whale|were a whale|he's a dolphin|she's a dolphin|it's a dolphin|is a dolphin|be a dolphin|as a dolphin|was a dolphin|being a dolphin|becomes a dolphin|become a dolphin|becoming a dolphin|into a dolphin|were a dolphin|he's a goldfish|she's a goldfish|it's a goldfish|is a goldfish|be a goldfish|as a goldfish|was a goldfish|being a goldfish|becomes a goldfish|become a goldfish|becoming a goldfish|into a goldfish|were a goldfish
# kind cat: he's a cat|she's a cat|it's a cat|is a cat|be a cat|as a cat|was a cat|being a cat|becomes a cat|become a cat|becoming a cat|into a cat|were a cat|he's a kitten|she's a kitten|it's a kitten|is a kitten|be a kitten|as a kitten|was a kitten|being a kitten|becomes a kitten|become a kitten|becoming a kitten|into a kitten|were a kitten|he's a lion|she's a lion|it's a lion|is a lion|be a lion|as a lion|was a lion|being a lion|becomes a lion|become a lion|becoming a lion|into a lion|were a lion|he's a tiger|she's a tiger|it's a tiger|is a tiger|be a tiger|as a tiger|was a tiger|being a tiger|becomes a tiger|become a tiger|becoming a tiger|into a tiger|were a tiger|he's a leopard|she's a leopard|it's a leopard|is a leopard|be a leopard|as a leopard|was a leopard|being a leopard|becomes a leopard|become a leopard|becoming a leopard|into a leopard|were a leopard|he's a cheetah|she's a cheetah|it's a cheetah|is a cheetah|be a cheetah|as a cheetah|was a cheetah|being a cheetah|becomes a cheetah|become a cheetah|becoming a cheetah|into a cheetah|were a cheetah
# kind dog: he's a dog|she's a dog|it's a dog|is a dog|be a dog|as a dog|was a dog|being a dog|becomes a dog|become a dog|becoming a dog|into a dog|were a dog|he's a puppy|she's a puppy|it's a puppy|is a puppy|be a puppy|as a puppy|was a puppy|being a puppy|becomes a puppy|become a puppy|becoming a puppy|into a puppy|were a puppy|he's a wolf|she's a wolf|it's a wolf|is a wolf|be a wolf|as a wolf|was a wolf|being a wolf|becomes a wolf|become a wolf|becoming a wolf|into a wolf|were a wolf|he's a fox|she's a fox|it's a fox|is a fox|be a fox|as a fox|was a fox|being a fox|becomes a fox|become a fox|becoming a fox|into a fox|were a fox
# kind royal: he's a princess|she's a princess|it's a princess|is a princess|be a princess|as a princess|was a princess|being a princess|becomes a princess|become a princess|becoming a princess|into a princess|were a princess|he's a king|she's a king|it's a king|is a king|be a king|as a king|was a king|being a king|becomes a king|become a king|becoming a king|into a king|were a king|he's a queen|she's a queen|it's a queen|is a queen|be a queen|as a queen|was a queen|being a queen|becomes a queen|become a queen|becoming a queen|into a queen|were a queen|he's a prince|she's a prince|it's a prince|is a prince|be a prince|as a prince|was a prince|being a prince|becomes a prince|become a prince|becoming a prince|into a prince|were a prince
# kind super: he's a superhero|she's a superhero|it's a superhero|is a superhero|be a superhero|as a superhero|was a superhero|being a superhero|becomes a superhero|become a superhero|becoming a superhero|into a superhero|were a superhero|he's a super hero|she's a super hero|it's a super hero|is a super hero|be a super hero|as a super hero|was a super hero|being a super hero|becomes a super hero|become a super hero|becoming a super hero|into a super hero|were a super hero
# kind rocket: he's a rocket|she's a rocket|it's a rocket|is a rocket|be a rocket|as a rocket|was a rocket|being a rocket|becomes a rocket|become a rocket|becoming a rocket|into a rocket|were a rocket|he's a spaceship|she's a spaceship|it's a spaceship|is a spaceship|be a spaceship|as a spaceship|was a spaceship|being a spaceship|becomes a spaceship|become a spaceship|becoming a spaceship|into a spaceship|were a spaceship|he's a plane|she's a plane|it's a plane|is a plane|be a plane|as a plane|was a plane|being a plane|becomes a plane|become a plane|becoming a plane|into a plane|were a plane|he's an aeroplane|she's an aeroplane|it's an aeroplane|is an aeroplane|be an aeroplane|as an aeroplane|was an aeroplane|being an aeroplane|becomes an aeroplane|become an aeroplane|becoming an aeroplane|into an aeroplane|were an aeroplane
# kind boat: he's a boat|she's a boat|it's a boat|is a boat|be a boat|as a boat|was a boat|being a boat|becomes a boat|become a boat|becoming a boat|into a boat|were a boat|he's a ship|she's a ship|it's a ship|is a ship|be a ship|as a ship|was a ship|being a ship|becomes a ship|become a ship|becoming a ship|into a ship|were a ship|he's a pirate ship|she's a pirate ship|it's a pirate ship|is a pirate ship|be a pirate ship|as a pirate ship|was a pirate ship|being a pirate ship|becomes a pirate ship|become a pirate ship|becoming a pirate ship|into a pirate ship|were a pirate ship|he's a sailing boat|she's a sailing boat|it's a sailing boat|is a sailing boat|be a sailing boat|as a sailing boat|was a sailing boat|being a sailing boat|becomes a sailing boat|become a sailing boat|becoming a sailing boat|into a sailing boat|were a sailing boat
# kind fly: he's a butterfly|she's a butterfly|it's a butterfly|is a butterfly|be a butterfly|as a butterfly|was a butterfly|being a butterfly|becomes a butterfly|become a butterfly|becoming a butterfly|into a butterfly|were a butterfly|he's a bee|she's a bee|it's a bee|is a bee|be a bee|as a bee|was a bee|being a bee|becomes a bee|become a bee|becoming a bee|into a bee|were a bee|he's a fairy|she's a fairy|it's a fairy|is a fairy|be a fairy|as a fairy|was a fairy|being a fairy|becomes a fairy|become a fairy|becoming a fairy|into a fairy|were a fairy|he's a dragonfly|she's a dragonfly|it's a dragonfly|is a dragonfly|be a dragonfly|as a dragonfly|was a dragonfly|being a dragonfly|becomes a dragonfly|become a dragonfly|becoming a dragonfly|into a dragonfly|were a dragonfly|he's a ladybird|she's a ladybird|it's a ladybird|is a ladybird|be a ladybird|as a ladybird|was a ladybird|being a ladybird|becomes a ladybird|become a ladybird|becoming a ladybird|into a ladybird|were a ladybird
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~As Big as the Wall|Left a Bit, and There}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: wall; tree left; watering-can; gate right
{~In the garden, in front of the big white wall, somebody stood with both eyes shut, and {H} went out to look.|“Has it come?” asked somebody in the garden. {H} went out to see, but by the big white wall nothing had come at all.|{H} had come out with the watering can, but in front of the big white wall there was somebody already.}
There {guest_many:were|was} {guest_a}. “{guest_many:We|I} want to be a real {wished_being},” said {guest}. {young:“All over.”|“All over, and not just a bit.”}
“How far have you got?” asked {L}. ¶ “{guest_many:We have|I have} wanted it since Monday,” said {guest}. “Is there anything to be seen?”
{L} went all the way round. There was nothing yet of the {wished_being}. # usual
“Then you must want it harder,” said {L}. {guest} did, with both eyes shut. “Now you look as if you had to sneeze,” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: guest stand happy; heroes stand curious; friends sit calm
# things: wall; tree left
“Why the {wished_being}?” asked {A}. ¶ {guest} had one in mind. {young:It was in a book.|It was in a book at the doctor’s, on the page where you are always called in.}
“You turn over,” said {guest}, “and there it is. {young:It fills all of the page.”|It fills the whole page, right up to the corners, and it does not look as if it wanted to be anything.”}
“And what do you do?” asked {A}. ¶ “{guest_many:We|I} want to be it,” said {guest}. {young:“All day long.”|“It takes up most of the day.”}
It is quite a lot of work, to want a thing since Monday. {A} had once wanted a drum. # more
“And did they call you in?” asked {A}. ¶ “Every time,” said {guest}, “just at that page.” # more
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: guest walk proud; heroes clap happy at guest; friends stand laughing
# things: wall; watering-can; tree left
“Perhaps it comes when you do what it does,” said {L}. “What does the {wished_being} do?”
{joining}
{is_loved:“It may help to have a think about {loved},” said {L}. “With me it helps.”|{musing}} # personal
{
- is_sheep:
{guest} stood in the grass, said baa, ate a daisy, and said baa once more with the daisy in.
- is_horse:
{guest} went round the tree at a trot, and then at a gallop, and jumped over the watering can, and over it again.
- is_bird:
{guest} hopped along the path, looked at a worm with one eye and then with the other, and flapped all the way to the gate.
- is_elephant:
{guest} came across the grass, very slowly, so that the flowerpots knocked, and drank the watering can, and blew some of it out.
- is_dino:
{guest} came across the grass in great slow steps, looked over the wall at the street, and let the street go on for now.
- is_wheels:
{guest} went down the path and said brrm, and round the corner and said eee, and stopped at the hose and let it cross.
- is_sea:
{guest} lay in the long grass, and went through it in a wave, and came up to breathe by the bench.
- is_cat:
{guest} went through the long grass, very low, and lay on the wall, and let one leg hang down, and did not want to be asked.
- is_dog:
{guest} ran after a stick, and brought the stick, and ran after it again before it had been thrown.
- is_royal:
{guest} came down the path with a very straight neck, and gave the watering can a hand, and asked it if it had come far.
- is_super:
{guest} was at the gate before you could say so, and was back, and had saved a snail from going the wrong way.
- is_rocket:
{guest} counted down from ten, and shook, and went once round the tree as if it were the moon.
- is_boat:
{guest} leaned over to the left and leaned over to the right, and went through the long grass, and said toot to the bench.
- is_fly:
{guest} went from flower to flower, as lightly as could be done, and sat down on each, and folded up.
- else:
{guest} did all that the {wished_being} does, from when it wakes to when it goes to bed, and it took four minutes.
}
{hinderer_person:“Let me show you,” said {hinderer}, and did it quite differently, and was very good.} # beat
{hinderer_animal:{hinderer} ran along, and did it too, and nobody could look at {guest} any more.} # beat
{hinderer_carried:{hinderer} lay just where it all went past, and had to be picked up from under it.} # beat
“It was all there,” said {L}. “But it was you who did it.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: heroes think curious; guest stand curious; friends sit calm
# things: tree left; wall; bench
“Or you have to be called it,” said {A}. {young:“I was called a sausage once.”|“I was called a sausage all one Sunday, and towards the evening there was something in it.”}
So {A} went off behind the tree, and called. “{wished_being}!” ¶ {young:Nobody came.|It was very quiet, and then a window was shut.}
“That was you,” said {A}. ¶ “{guest_many:We|I} did not know,” said {guest}. {young:“Do it again.”|“{guest_many:We|I} thought that you had got somebody.”}
“{wished_being}!” called {A}. ¶ “Yes?” said {guest}, and came. {young:It was better.|It was a good deal better, but you could see that {guest} had to think first.}
By the ninth time there was no more thinking. It was just what {guest} came to. # more
“It is a good thing to be called,” said {guest}. {young:“It goes right in.”|“It goes right in, and looks for a place.”} # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes carry happy basket; guest stand curious; friends carry happy
# things: washing-line; broom; basket in heroes.hand; themed
For what you have not got, there is the house. {young:They had a look in all of it.|They went through it from the top to the bottom, with the {wished_being} in mind.}
“What has it got at the back?” asked {A}. {young:They took a broom.|They thought about it for a time, and at the end of it they took a broom.}
“And on top?” ¶ There {guest} was a bit bare. {young:They took the pegs.|{A} took down all of the pegs, and put them on in a row, as close as they would go.}
{themed_a} was held up in three places, and did not belong in any of them. # personal
{pausing} # company
{guest} took a few steps in all of it, {young:and it rattled.|and it rattled, like a drawer that is too full.} # more
“Only the middle is left of {guest_many:us|me},” said {guest}. {young:“It gets less.”|“It is going quite quickly.”} # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit sad; heroes sit calm beside guest; friends sit calm
# things: broom; basket; tree left; wall
Last they put on what was missing: a basket in front, a broom behind, and the pegs in a row along the top.
{L} walked round it. “Now you are you,” said {L}, “with a broom.”
{helper_person:“Hold the basket a bit higher,” said {helper}. “No, it is still the basket.”} # beat
{helper_animal:{helper} took hold of the broom, and gave it back, and took hold of it, and that did cheer them up.} # beat
{helper_carried:{helper} was put into the basket, so that there was somebody in front.} # beat
It was half past six by then. {guest} sat down on the bucket, with all of it still on, and was not the {wished_being}. # usual
“{guest_many:We|I} have got all that it has,” said {guest}, “and {guest_many:we|I} do all that it does.” ¶ “Yes,” said {L}, and did not know, either.
So they just sat there, {young:and the sun went down a bit.|while the sun went lower, and everything in the garden got longer.} # usual
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: guest sit sad; heroes sit calm; friends sit calm
# things: broom; basket; bench; wall
“Does a real one know that it is one?” asked {guest}. {young:“When it sits like this?”|“When it just sits about, like this, of an evening?”}
{A} thought about it. {young:“It can’t see itself.”|“It can only see out of it,” said {A}. “You see the grass, and perhaps a bit of your front.”}
“Then it may be just like this,” said {guest}, {young:and looked at the grass.|and looked at the grass, and at a bit of front.}
They sat, and were like the {wished_being} from inside. {young:It was not bad.|It was not so very different from a Tuesday.}
A peg fell off. They put it on again. # more
Over the wall came a smell of supper. “It would have that, too,” said {guest}. # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: heroes point surprised; guest look-up surprised; friends look-up surprised
# things: wall; broom; basket; sun
Then the sun came in under the tree, quite low, and {L} looked up at the big white wall. “Don’t move,” said {L}.
On it was {guest_s} shadow, as big as the wall. “The broom up a bit,” said {L}. “Left a bit. And there!”
And at ten to seven {guest} was the {wished_being}. It had a front and a back, and all of it was right.
{
- is_sheep:
It went along the wall, woolly all round, and jumped over the can.
- is_horse:
It tossed its mane, and went along the wall at a trot.
- is_bird:
It put out both its wings, from the door right up to the drain.
- is_elephant:
It put up its trunk, and that went right to the roof.
- is_dino:
It went along the wall in great slow steps, and its tail came after.
- is_wheels:
It drove along the wall, and the bush got out of its way.
- is_sea:
It swam along the wall, and its tail went to and fro.
- is_cat:
It went along the wall, and lay down, and let a leg hang.
- is_dog:
It ran along the wall, and its tail wagged as far as the roof.
- is_royal:
It had its crown on, and it waved, and the bush bowed.
- is_super:
It flew along the wall, and behind it flew the cape.
- is_rocket:
It stood on its tail, and went up, right to the roof.
- is_boat:
It sailed along the wall, and the long grass was the sea.
- is_fly:
It put up both its wings, and they went right to the roof.
- else:
It went along the wall, as the {wished_being} goes, and it was the best there is.
}
In the next house a window went up. “Look!” called somebody small. “The {wished_being}!”
“Is that {guest_many:us|me}?” asked {guest}. ¶ “All over,” said {L}.
-> DONE

=== m3
# aside
# shot: two
# place: garden; dusk; clear
# action: heroes wave happy; guest stand proud; friends wave happy
# things: wall; sun; broom
“If {guest_many:we|I} look round, it goes,” said {guest}. ¶ “Then don’t look round,” said {A}. “Just look with the eyes.”
So {guest} looked, with the eyes. There it stood, and looked, too.
“It does not want to be a thing,” said {guest}. ¶ “No,” said {A}. “It is one.”
Then {A} got in front as well. Now there were two on the wall, and the other one was {A}. # more
They did not do much. They were just big. # more
A fly went by in the sun. On the wall it was as big as a hen. # more
-> DONE

=== m4
# aside
# shot: wide
# place: garden; dusk; clear
# action: guest look-up happy; heroes look-up happy; friends look-up calm
# things: wall; moon; watering-can
The sun went down. So the {wished_being} went up.
It went up the wall, bit by bit. First the feet were off the grass.
It went over the door. It went over the roof. Then it was gone. ¶ “Where is it now?” asked {guest}.
“On the sky,” said {A}. “But that is too big. You can’t see the edge.” # spare
“Bye,” said somebody small, in the next house. The window came down. # more
The pegs were counted. They were all there. # more
It got cool. The basket came off, and the broom. # more
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; stars
# action: guest walk happy; heroes walk sleepy; friends walk sleepy
# things: stairs; lamp; broom
“{guest_many:Are we|Am I} still one?” asked {guest}, at the door.
“Go past the lamp,” said {A}. {guest} went past the lamp.
It went up the stairs, along the wall, one step before them. It was a bit bent at each step. It was still the {wished_being}.
So that was all right. # spare
{homeward} # company
The broom went in its corner. It was a broom. # more
It had been very good. # more
On the top step it was big. Then they all went round the corner. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: wall; moon; tree left; watering-can
The wall was there. It was white. There was no one on it.
Then the moon came up, and put the tree on it.
It put the can on it. It was as big as a house. # more
A moth came by. It got a go, too. It was as big as a kite. It had wanted that since May. # more
The moon went on. It was all quite slow.
A leaf lay in the grass, where the bucket had been. # more
In the next house slept somebody small. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sit sleepy on chair; friends sleep
# things: bed; pillow; quilt; lamp; chair
{A} lay in bed. {guest} sat by the lamp.
On the wall was the {wished_being}. It kept quite still.
{resting}
{keepsake}
{dream} # spare
{guest} yawned. On the wall it yawned, too, and that was a big one. # usual
“Is it {guest_many:us|me}?” asked {guest}. ¶ “All over,” said {A}.
Then the lamp went out.
But it was still there. # usual
You could not see where it left off.
It was as big as the night. It was warm. It slept.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
At ten to seven the sun came in under the tree, and there was somebody on the wall. It was as big as a bus, and had ears. It ate a bit of leaf, the whole of which was as big as a door.
“Who is that?” asked {A}, and looked round. Behind them on the path sat a very small snail. It did not look round. It just looked, with the eyes.
-> DONE

=== next_bedtime
On the wall was a pillow, as big as a hill. It was quite still up there.
-> DONE
