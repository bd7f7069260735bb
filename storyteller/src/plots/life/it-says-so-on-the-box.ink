# about: story-about; with-character; creature; bring-back
# tells: tale(another being)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind dog: he's a dog|she's a dog|it's a dog|is a dog|be a dog|as a dog|was a dog|being a dog|becomes a dog|become a dog|becoming a dog|into a dog|were a dog|he's a puppy|she's a puppy|it's a puppy|is a puppy|be a puppy|as a puppy|was a puppy|being a puppy|becomes a puppy|become a puppy|becoming a puppy|into a puppy|were a puppy|he's a sheepdog|she's a sheepdog|it's a sheepdog|is a sheepdog|be a sheepdog|as a sheepdog|was a sheepdog|being a sheepdog|becomes a sheepdog|become a sheepdog|becoming a sheepdog|into a sheepdog|were a sheepdog|he's a guard dog|she's a guard dog|it's a guard dog|is a guard dog|be a guard dog|as a guard dog|was a guard dog|being a guard dog|becomes a guard dog|become a guard dog|becoming a guard dog|into a guard dog|were a guard dog|he's a little dog|she's a little dog|it's a little dog|is a little dog|be a little dog|as a little dog|was a little dog|being a little dog|becomes a little dog|become a little dog|becoming a little dog|into a little dog|were a little dog|he's a big dog|she's a big dog|it's a big dog|is a big dog|be a big dog|as a big dog|was a big dog|being a big dog|becomes a big dog|become a big dog|becoming a big dog|into a big dog|were a big dog
# kind cat: he's a cat|she's a cat|it's a cat|is a cat|be a cat|as a cat|was a cat|being a cat|becomes a cat|become a cat|becoming a cat|into a cat|were a cat|he's a kitten|she's a kitten|it's a kitten|is a kitten|be a kitten|as a kitten|was a kitten|being a kitten|becomes a kitten|become a kitten|becoming a kitten|into a kitten|were a kitten|he's a little cat|she's a little cat|it's a little cat|is a little cat|be a little cat|as a little cat|was a little cat|being a little cat|becomes a little cat|become a little cat|becoming a little cat|into a little cat|were a little cat
# kind horse: he's a horse|she's a horse|it's a horse|is a horse|be a horse|as a horse|was a horse|being a horse|becomes a horse|become a horse|becoming a horse|into a horse|were a horse|he's a pony|she's a pony|it's a pony|is a pony|be a pony|as a pony|was a pony|being a pony|becomes a pony|become a pony|becoming a pony|into a pony|were a pony|he's a unicorn|she's a unicorn|it's a unicorn|is a unicorn|be a unicorn|as a unicorn|was a unicorn|being a unicorn|becomes a unicorn|become a unicorn|becoming a unicorn|into a unicorn|were a unicorn|he's a racehorse|she's a racehorse|it's a racehorse|is a racehorse|be a racehorse|as a racehorse|was a racehorse|being a racehorse|becomes a racehorse|become a racehorse|becoming a racehorse|into a racehorse|were a racehorse
# kind lion: he's a lion|she's a lion|it's a lion|is a lion|be a lion|as a lion|was a lion|being a lion|becomes a lion|become a lion|becoming a lion|into a lion|were a lion|he's a tiger|she's a tiger|it's a tiger|is a tiger|be a tiger|as a tiger|was a tiger|being a tiger|becomes a tiger|become a tiger|becoming a tiger|into a tiger|were a tiger|he's a bear|she's a bear|it's a bear|is a bear|be a bear|as a bear|was a bear|being a bear|becomes a bear|become a bear|becoming a bear|into a bear|were a bear|he's a wolf|she's a wolf|it's a wolf|is a wolf|be a wolf|as a wolf|was a wolf|being a wolf|becomes a wolf|become a wolf|becoming a wolf|into a wolf|were a wolf|he's a lioness|she's a lioness|it's a lioness|is a lioness|be a lioness|as a lioness|was a lioness|being a lioness|becomes a lioness|become a lioness|becoming a lioness|into a lioness|were a lioness|he's a leopard|she's a leopard|it's a leopard|is a leopard|be a leopard|as a leopard|was a leopard|being a leopard|becomes a leopard|become a leopard|becoming a leopard|into a leopard|were a leopard
# kind bird: he's a bird|she's a bird|it's a bird|is a bird|be a bird|as a bird|was a bird|being a bird|becomes a bird|become a bird|becoming a bird|into a bird|were a bird|he's a chicken|she's a chicken|it's a chicken|is a chicken|be a chicken|as a chicken|was a chicken|being a chicken|becomes a chicken|become a chicken|becoming a chicken|into a chicken|were a chicken|he's a duck|she's a duck|it's a duck|is a duck|be a duck|as a duck|was a duck|being a duck|becomes a duck|become a duck|becoming a duck|into a duck|were a duck|he's an owl|she's an owl|it's an owl|is an owl|be an owl|as an owl|was an owl|being an owl|becomes an owl|become an owl|becoming an owl|into an owl|were an owl|he's a parrot|she's a parrot|it's a parrot|is a parrot|be a parrot|as a parrot|was a parrot|being a parrot|becomes a parrot|become a parrot|becoming a parrot|into a parrot|were a parrot|he's a penguin|she's a penguin|it's a penguin|is a penguin|be a penguin|as a penguin|was a penguin|being a penguin|becomes a penguin|become a penguin|becoming a penguin|into a penguin|were a penguin|he's a hen|she's a hen|it's a hen|is a hen|be a hen|as a hen|was a hen|being a hen|becomes a hen|become a hen|becoming a hen|into a hen|were a hen|he's a goose|she's a goose|it's a goose|is a goose|be a goose|as a goose|was a goose|being a goose|becomes a goose|become a goose|becoming a goose|into a goose|were a goose|he's an eagle|she's an eagle|it's an eagle|is an eagle|be an eagle|as an eagle|was an eagle|being an eagle|becomes an eagle|become an eagle|becoming an eagle|into an eagle|were an eagle|he's a flamingo|she's a flamingo|it's a flamingo|is a flamingo|be a flamingo|as a flamingo|was a flamingo|being a flamingo|becomes a flamingo|become a flamingo|becoming a flamingo|into a flamingo|were a flamingo
# kind royal: he's a queen|she's a queen|it's a queen|is a queen|be a queen|as a queen|was a queen|being a queen|becomes a queen|become a queen|becoming a queen|into a queen|were a queen|he's a king|she's a king|it's a king|is a king|be a king|as a king|was a king|being a king|becomes a king|become a king|becoming a king|into a king|were a king|he's a princess|she's a princess|it's a princess|is a princess|be a princess|as a princess|was a princess|being a princess|becomes a princess|become a princess|becoming a princess|into a princess|were a princess|he's a prince|she's a prince|it's a prince|is a prince|be a prince|as a prince|was a prince|being a prince|becomes a prince|become a prince|becoming a prince|into a prince|were a prince
# kind super: he's a superhero|she's a superhero|it's a superhero|is a superhero|be a superhero|as a superhero|was a superhero|being a superhero|becomes a superhero|become a superhero|becoming a superhero|into a superhero|were a superhero|he's a super hero|she's a super hero|it's a super hero|is a super hero|be a super hero|as a super hero|was a super hero|being a super hero|becomes a super hero|become a super hero|becoming a super hero|into a super hero|were a super hero
# kind dragon: he's a dragon|she's a dragon|it's a dragon|is a dragon|be a dragon|as a dragon|was a dragon|being a dragon|becomes a dragon|become a dragon|becoming a dragon|into a dragon|were a dragon|he's a dinosaur|she's a dinosaur|it's a dinosaur|is a dinosaur|be a dinosaur|as a dinosaur|was a dinosaur|being a dinosaur|becomes a dinosaur|become a dinosaur|becoming a dinosaur|into a dinosaur|were a dinosaur|he's a monster|she's a monster|it's a monster|is a monster|be a monster|as a monster|was a monster|being a monster|becomes a monster|become a monster|becoming a monster|into a monster|were a monster|he's a t-rex|she's a t-rex|it's a t-rex|is a t-rex|be a t-rex|as a t-rex|was a t-rex|being a t-rex|becomes a t-rex|become a t-rex|becoming a t-rex|into a t-rex|were a t-rex|he's a giant|she's a giant|it's a giant|is a giant|be a giant|as a giant|was a giant|being a giant|becomes a giant|become a giant|becoming a giant|into a giant|were a giant|he's an elephant|she's an elephant|it's an elephant|is an elephant|be an elephant|as an elephant|was an elephant|being an elephant|becomes an elephant|become an elephant|becoming an elephant|into an elephant|were an elephant|he's a hippo|she's a hippo|it's a hippo|is a hippo|be a hippo|as a hippo|was a hippo|being a hippo|becomes a hippo|become a hippo|becoming a hippo|into a hippo|were a hippo
# kind wheels: he's a bus|she's a bus|it's a bus|is a bus|be a bus|as a bus|was a bus|being a bus|becomes a bus|become a bus|becoming a bus|into a bus|were a bus|he's a car|she's a car|it's a car|is a car|be a car|as a car|was a car|being a car|becomes a car|become a car|becoming a car|into a car|were a car|he's a train|she's a train|it's a train|is a train|be a train|as a train|was a train|being a train|becomes a train|become a train|becoming a train|into a train|were a train|he's a truck|she's a truck|it's a truck|is a truck|be a truck|as a truck|was a truck|being a truck|becomes a truck|become a truck|becoming a truck|into a truck|were a truck|he's a lorry|she's a lorry|it's a lorry|is a lorry|be a lorry|as a lorry|was a lorry|being a lorry|becomes a lorry|become a lorry|becoming a lorry|into a lorry|were a lorry|he's a tractor|she's a tractor|it's a tractor|is a tractor|be a tractor|as a tractor|was a tractor|being a tractor|becomes a tractor|become a tractor|becoming a tractor|into a tractor|were a tractor|he's a racing car|she's a racing car|it's a racing car|is a racing car|be a racing car|as a racing car|was a racing car|being a racing car|becomes a racing car|become a racing car|becoming a racing car|into a racing car|were a racing car|he's a fire engine|she's a fire engine|it's a fire engine|is a fire engine|be a fire engine|as a fire engine|was a fire engine|being a fire engine|becomes a fire engine|become a fire engine|becoming a fire engine|into a fire engine|were a fire engine|he's a van|she's a van|it's a van|is a van|be a van|as a van|was a van|being a van|becomes a van|become a van|becoming a van|into a van|were a van|he's a taxi|she's a taxi|it's a taxi|is a taxi|be a taxi|as a taxi|was a taxi|being a taxi|becomes a taxi|become a taxi|becoming a taxi|into a taxi|were a taxi|he's a digger|she's a digger|it's a digger|is a digger|be a digger|as a digger|was a digger|being a digger|becomes a digger|become a digger|becoming a digger|into a digger|were a digger
# kind space: he's a rocket|she's a rocket|it's a rocket|is a rocket|be a rocket|as a rocket|was a rocket|being a rocket|becomes a rocket|become a rocket|becoming a rocket|into a rocket|were a rocket|he's a spaceship|she's a spaceship|it's a spaceship|is a spaceship|be a spaceship|as a spaceship|was a spaceship|being a spaceship|becomes a spaceship|become a spaceship|becoming a spaceship|into a spaceship|were a spaceship|he's a plane|she's a plane|it's a plane|is a plane|be a plane|as a plane|was a plane|being a plane|becomes a plane|become a plane|becoming a plane|into a plane|were a plane|he's an aeroplane|she's an aeroplane|it's an aeroplane|is an aeroplane|be an aeroplane|as an aeroplane|was an aeroplane|being an aeroplane|becomes an aeroplane|become an aeroplane|becoming an aeroplane|into an aeroplane|were an aeroplane|he's a helicopter|she's a helicopter|it's a helicopter|is a helicopter|be a helicopter|as a helicopter|was a helicopter|being a helicopter|becomes a helicopter|become a helicopter|becoming a helicopter|into a helicopter|were a helicopter|he's a space ship|she's a space ship|it's a space ship|is a space ship|be a space ship|as a space ship|was a space ship|being a space ship|becomes a space ship|become a space ship|becoming a space ship|into a space ship|were a space ship|he's a space rocket|she's a space rocket|it's a space rocket|is a space rocket|be a space rocket|as a space rocket|was a space rocket|being a space rocket|becomes a space rocket|become a space rocket|becoming a space rocket|into a space rocket|were a space rocket
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), hedgehog(kind)

=== title
{~It Says So on the Box|The Box Under the Stairs}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand proud; heroes stand surprised at guest; friends stand curious
# things: stairs; box; label on box; blanket; coat on hook; hook
{~Under the stairs stood a box with a blanket in it, and {H} had put it there in the spring.|“Is this the right box?” asked somebody under the stairs, where {H} had put out a box with a blanket in it.|{H} had put out a box under the stairs, with a blanket in it, and it had been empty since the spring.}
On the front of it {L} had put “{wished_being}”, in big letters, in case there was ever one to be had.
And now there {guest_many:were|was} {guest_a} in it.
“You must be {wished_tale},” said {L}. ¶ “{guest_many:We are|I am} the {wished_being},” said {guest}. “It says so on the box.”
{L} looked at the box, and {L} looked at {guest}. {young:It did say so.|There was no getting round it: it did.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest sit happy; heroes point proud at box; friends stand curious
# things: box; label on box; blanket; stairs
{A} had done the letters with the thick pen. {young:They were big at the front. Then there was not much box left.|They were big to begin with, and then they had to hurry a little, as there was not much box left.}
“How did you know that there would be one?” asked {guest}. ¶ “I did not know,” said {A}. {young:“You put it out, and you wait.”|“You put out the box, and then it can come or not come, but it knows where.”}
A spider had come, and looked in. {young:It could not read.|It could not read, and had to be told.}
“And now there is the {wished_being},” said {guest}, and tried the blanket with one end and then with the other. # more
“Is it the same box tomorrow?” asked {guest}. ¶ “It is always that one,” said {A}. # more
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: guest stand proud; heroes clap happy at guest; friends stand curious
# things: stairs; box; umbrella-stand; slipper; mat
{joining}
{is_loved:“I did think of {loved} first,” said {L}. “But then I had the box.”|{musing}} # personal
“What do you do all day,” asked {L}, “as the {wished_being}?” ¶ “{guest_many:We|I} will show you,” said {guest}.
{
- is_dog:
{L} threw a slipper. {guest} was after it at once, and brought it back, and brought the other one as well, and then the mat.
- is_cat:
{guest} lay down on the one thing that was needed, which was the newspaper, looked at the wall, and would not be moved.
- is_horse:
{guest} went round the hall at a trot, tossed back whatever there was of a mane, and said the clops as well.
- is_lion:
{guest} lay about, yawned, got up, and roared, just once. The coats moved on their hooks.
- is_bird:
{guest} hopped up on the bottom stair, got bigger all round, and looked at {L} with one eye and then with the other.
- is_royal:
{guest} waved. It was a small, slow wave, to the coats on the left, and then to the coats on the right, and the hat was thanked for coming.
- is_super:
Somewhere in the house a tap dripped. {guest} was gone like a wind, and was back. The tap did not drip any more.
- is_dragon:
{guest} came down the hall in great slow steps, and at each of them the umbrellas shook in their stand.
- is_wheels:
{guest} came down the hall, said beep, and stopped at the edge of the mat, to let two slippers go across, which took them some time.
- is_space:
{guest} counted backwards from ten, and went up without a sound, and after that stood there for a time, a very long way off.
- else:
{guest} stood there. It was just how the {wished_being} stands, with nothing left out. Then {guest} did it once more, from the side.
}
{hinderer_person:“I know one, and it does that quite differently,” said {hinderer}, and showed them, and it was not so very different.} # beat
{hinderer_animal:{hinderer} got into the box as well, to see how it was, and had to have the word read out.} # beat
{hinderer_carried:{hinderer} had been put into the box, and did not look like the {wished_being} at all.} # beat
“And that is only the morning,” said {guest}. “There is a good deal more in the afternoon.” # usual
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: guest eat happy; heroes sit-on-chair curious at guest; friends sit happy
# things: table; plate on table; bean on plate; spoon on table
“What does the {wished_being} have for tea?” asked {A}. ¶ “What is there?” asked {guest}.
There were beans. {young:So that is what it has.|“That is what it has,” said {guest}, “when there are beans.”}
{guest} had them the way that the {wished_being} has beans, {young:from the outside to the middle.|from the outside to the middle, and without once looking up.}
“And after that?” asked {A}. ¶ “It asks if there are any more,” said {guest}. {young:“It always asks.”|“You would know it anywhere by that.”}
{A} had a few as well, in the same manner. It was harder than it looked, with the last one. # more
Then the spoon was licked, the way that the {wished_being} licks a spoon. {young:It was very clean.|You could have seen your face in it.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: guest look-up worried; heroes stand curious; friends stand curious
# things: mirror; box; label on box; themed
There was a mirror in the hall, and {guest} had come to it. “Who is that?” ¶ “It is you,” said {A}.
“It does not look like the {wished_being},” said {guest}. {young:“Not a bit.”|“{guest_many:We|I} had thought of something quite different.”}
“You are the wrong way round in there,” said {A}. {young:“Look at me.”|“Everything is. Look at my parting, and look at the coats.”}
{A} held up the box. {young:The word was the wrong way round, too.|In the mirror the word was the wrong way round as well, and nobody could have read it.}
“Then it comes out even,” said {guest}. {young:That was a good thing.|“It has only not been read properly.”}
{guest} gave a nod to the one in the mirror, and got one back, and it was a very civil nod. # more
{themed_a} was in there, too, and took it very well. # personal
{pausing} # company
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: woman stand curious; guest sit worried; heroes stand curious at guest; friends stand curious
# things: box; label on box; door left; basket in woman.hand
# people: woman(old)
The lady from next door came to bring back a bowl. She read the box, and she looked at {guest}. “What kind is it?” she asked.
There are a great many kinds: {young:big ones, small ones, and the kind that is asleep.|large ones and small ones, the kind that is asleep, and the kind that you only ever see from behind.} # usual
{L} had never asked. “What kind of {wished_being} are you?” asked {L}.
{guest} had not known that there had to be a kind. {young:“Just one,” said {guest}, and went a bit small.|“{guest_many:We are|I am} just the one,” said {guest}, and sat rather lower in the box.}
{helper_person:“I have never been told what kind I am, either,” said {helper}. “You get on quite well without.”} # beat
{helper_animal:{helper} sniffed at {guest} for a long time, and seemed to know, but that was no help.} # beat
{helper_carried:{helper} was put into the box beside {guest}, who had somebody to hold on to, then.} # beat
“If there is no kind,” said {guest}, “perhaps it is another box.” ¶ “We just don’t know it yet,” said {L}. # usual
-> DONE

=== l2
# aside
# shot: close
# place: hallway; dusk; clear
# action: guest stand worried; heroes think curious; friends sit calm
# things: box; label on box; stairs; clock
So they went through all the kinds that they could think of, and {guest} was each of them for a minute.
First {guest} was the wild kind. {young:It made a draught, and a hat fell down.|That took a minute, and one hat, and after it they both had to sit down on the stairs.}
The next was the kind that lives in the mountains. {young:For that you need stairs.|They had only the stairs, and {guest} went up four, and looked out over the country.}
“How was that?” asked {guest}. ¶ “High,” said {A}. {young:“But it was not you.”|“It was very good. But I would not have thought, look, there goes {guest}.”}
{young:Then there was the kind that knocks.|Then came the kind that knocks before it comes in, but it was in already, and had to be let out for it.}
The sad kind was the best of the lot, so they stopped that one at once. # more
{young:That left no kinds.|With that they had come to the end of the kinds, and it was not yet six.} # more
-> DONE

=== m3
# aside
# shot: two
# place: hallway; dusk; clear
# action: guest sit sad; heroes point curious at box; friends sit calm
# things: box; label on box; blanket; pencil
“There is a gap on the box,” said {guest}. {young:It was in front of the word.|“In front, there, before it says {wished_being}.”}
There was one, as wide as a hand. {young:{A} had left it by mistake.|{A} had begun too far along in the spring, out of pure excitement.}
“That will be for the kind,” said {guest}. {young:“It is all ready for it.”|“A word goes in there, when there is one. It is all prepared.”}
They both looked at the gap. {young:It was very white.|The longer they looked at it, the bigger and the whiter it got.}
“Is it a long word?” asked {guest}. ¶ “It can’t be very long,” said {A}. {young:So they thought of short ones.|So they sat there for a time, and thought of short ones.}
“You can’t see it from the stairs,” said {A}, and that was so. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: hedgehog stand calm; guest stand proud; heroes look-up surprised; friends stand curious
# things: bin; lid; lamp; wall
Then there was a bump, out by the bins. “Quick,” said {L}. “Now we need the {wished_being}!”
{
- is_dog:
{guest} was out on the step, and said woof. It came out twice as big as it had gone in.
- is_cat:
{guest} went out on the softest of feet, and was all round the bins before they knew.
- is_horse:
{guest} went out at a trot, and round the bins, and stood there with all the feet together.
- is_lion:
{guest} went out and roared, but not much, as there was a baby next door.
- is_bird:
{guest} was out and up on the bins, all fluffed up, and had a look with both eyes.
- is_royal:
{guest} went out to the bins, bowed a bit, and asked if it had come far.
- is_super:
{guest} was there before there could be a second bump.
- is_dragon:
{guest} went out in great slow steps, and the lids shook.
- is_wheels:
{guest} went out with a beep, and stopped just in front of the bins.
- is_space:
{guest} counted, a bit fast, and landed by the bins, and it was a soft landing.
- else:
{guest} went out to the bins, just how the {wished_being} goes, and looked behind them, just how it looks.
}
It was still for a bit. Then {guest} came back, with a hedgehog. “I fell off the lid,” it said. “Is that the {wished_being}?”
“Yes,” said {L}. ¶ “I thought so,” said the hedgehog. “I have met some. But they never asked if I had come down well.”
“And what kind is it?” asked {L}. ¶ The hedgehog did not have to think. “It is a kind one,” it said.
-> DONE

=== m4
# aside
# shot: wide
# place: hallway; night; stars
# action: heroes write happy; guest sit proud; friends sit calm; hedgehog sit calm
# things: box; label on box; blanket; lamp
{A} got out the thick pen. In front of the word there was just room.
“Kind {wished_being},” it said on the box now.
{guest} looked at it from the box. {guest} got out and looked at it from the front. Then {guest} got back in, to be it.
The hedgehog had one end of the blanket. It had been offered. # spare
“Did you know that you were?” asked {A}. ¶ “No,” said {guest}. “{guest_many:We were|I was} busy with the rest.” # more
The letters were still wet. So nobody leaned on them. # more
The pen got its cap on again. It went click. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: hedgehog walk calm; guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate left; moon; bin
The hedgehog had to go on. It had six more gardens to do.
“I shall tell the others,” it said. “They will like to know that the {wished_being} is here.”
{guest} went along to the gate, and held it open, as the {wished_being} does. # more
“Mind the step,” said {guest}. ¶ “There,” said the hedgehog. “You see?”
{homeward} # company
“Is it hard to be one?” asked the hedgehog. ¶ “You get used to it,” said {guest}. # more
Then it was a rustle, and then it was the night. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: stairs; box; umbrella-stand; slipper; moon
It was dark under the stairs. There was a clean place on the floor.
It was as big as a box. The box had gone up.
Two slippers stood by the mat. They had been out today. # more
A coat hung there. It hung as a coat hangs, with nothing left out. # more
On the stairs lay a bit of moon. It did not say so anywhere.
You knew it by how it lay. # more
The umbrellas leaned on each other. It had been a long day. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sleep; friends sleep
# things: bed; pillow; quilt; lamp; box
{A} lay in bed. The box stood next to it. {guest} lay in the box.
{resting}
{keepsake}
{dream} # spare
{
- is_dog:
In the box one ear was up. Then it went down. # usual
- is_cat:
In the box it went round and round, and lay down in a ring. # usual
- is_space or is_wheels:
All the lights were out by now. # usual
- else:
So that is how the {wished_being} sleeps. It sleeps a bit to the left. # usual
}
“A kind one,” said {guest}, quite low, to hear how it was. # more
“Are you in there?” asked {A}. ¶ “It says so on the box,” said {guest}.
On the bed it said nothing. # usual
{A} was in it. You could tell.
You could tell by how it was warm.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning there was a second box beside the first. It was a small one, for matches once, and it had come in through the gap under the door. On the front it said “Hedgehog”, in very thin letters, and it was empty.
“It is in case it comes by,” said {A}, and put a corner of the blanket in. Then all of them looked at it for a while, just to see how such a box is when it waits.
-> DONE

=== next_bedtime
Next to the bed there was a box with a blanket in it. It waited quite well.
-> DONE
