# about: outing(safari|farm|aquarium|sea life|museum&!dinosaur|gallery|library&closed|library&shut|playground|play park|play area|climbing|castle|park|swings|slide|science|ducks|fossil|fort)
# also: happy; tired; proud; too-excited; creature; play; person; place; thing; food; high-up; weather; season; bravery; cannot-sleep
# wants: child
# role seen: creature = a goat
# role grownup: parent = the grown-up with the tickets
# kind fish: aquarium|sea life|sealife|octopus*|shark*|jellyfish|stingray*|fish
# kind bones: dinosaur*|fossil*|bones|skeleton*|t rex|t-rex|trex|tyrannosaur*|diplodocus|mammoth*
# kind animals: zoo|zoos|safari|farm|farms|lamb*|goat*|giraffe*|penguin*|monkey*|duck|ducks
# kind books: library|libraries|book|books
# kind old: museum|museums|gallery|castle|castles|knight*|armour|fort|science
# kind climb: soft play|softplay|playground|play park|play area|climb*|slide|slides|swing|swings|trampolin*|park
# when: done
# ages: 3-9
# holds: dark(kind)

=== title
{~Open Again at Seven|Closing in Ten Minutes}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; clear
# place for animals: zoo; afternoon; clear
# place for fish, bones, old: museum; afternoon; clear
# place for books: library; afternoon; clear
# place for climb: playground; afternoon; clear
# action: L look-up worried; man hold key; heroes stand; grownup wave; friends stand
# action for animals: L look-up worried at seen; man hold key; heroes stand; grownup wave; seen stand; friends stand
# action for fish: L look-up worried at fish; man hold key; heroes stand; grownup wave; fish swim in fishbowl; friends stand
# things: clock
# things for animals: clock; fence; gate
# things for fish: clock; huge fishbowl
# things for bones: clock; huge bone
# things for books: clock; shelf; 5 books on shelf; book in L.hand
# things for climb: clock; slide
# people: man(cap, he)
{~“We are closing in ten minutes,” said a man with keys. {young:{H} had only just begun.|To {H} it seemed that they had only just opened.}|A man came round with a bunch of keys. {young:“Ten minutes,” he said, and he said it to {H}, too.|“We are closing in ten minutes,” he said, to nobody in particular, and {H} heard it.}|A bell rang, and it rang at {H} as well. {young:Behind it came a man with keys. “Ten minutes,” he said.|Behind the bell came a man with keys. “We are closing in ten minutes.”}}
{
- is_fish:
{seen_known:{seen}|In the big tank a fish with a flat face} had only now come up to the glass, and was looking at {L}, {young:eye to eye|and {L} was looking back}.
- is_bones:
The bones went up as high as a house. {L} had begun at the toes, {young:and had got to the knees|and had only got as far as the knees}.
- is_animals:
{seen_known:{seen}|A goat with one ear down} had only now turned round, and was looking at {L}, {young:eye to eye|and {L} was looking back}.
- is_books:
{L} had one book open, and it was a good one. {young:There were so many more, right up to the roof.|There were nine hundred more on the shelves that nobody had opened yet.}
- is_old:
In a glass case lay a spoon, hundreds of years old, with a bite in it. {L} had not found out {young:who bit it|whose bite it was}.
- is_climb:
{L} had had a last go, and a very last go, and was in the middle of {young:one more|the last go of all}.
- else:
{L} had been all the way round once, and now knew {young:what to look at|where you have to stop and look}.
}
“One more minute,” said {L}. ¶ “He has to shut it,” said {grownup}. “Everything shuts.”
So they went, and behind them {young:the key went round, click|the man turned the key, twice}. # usual
{is_wished_line:“{wished_line},” {L} could say now. It was all true, and it had been too short.} # wished
“If I had the keys,” said {L}, “I would never shut.”
-> DONE

=== s2
# shot: above
# place: kitchen; afternoon; clear
# place for books: hallway; afternoon; clear
# place for bones, old, climb: living-room; afternoon; clear
# action: L point proud; heroes kneel; friends stand curious
# things: paper; pencil; table; themed
# things for animals: sink; tap; paper; pencil; themed
# things for fish: basket; 5 socks in basket; paper; themed
# things for bones: spoon; 4 coat-hangers; 4 pegs; paper; themed
# things for books: stairs; 4 books on stairs; paper; themed
# things for old: cushion; slipper on cushion; paper; themed
# things for climb: 4 cushions; table; arrow; themed
At home it was a quarter past four. {young:There was nothing there to look at.|Nothing in the house had a rail in front of it, or a card.}
{joining}
{
- is_fish:
So {L} opened an aquarium. The washing machine was the tank. It had a round window, with water behind it, and eight socks. {young:{L} drew a sock on a card, with fins.|“Socks,” said the card that {L} stuck up next to it. “Some live in pairs. Please do not tap the glass.”}
- is_bones:
So {L} opened a museum. The bones were laid out on the rug: a wooden spoon for the back, coat hangers for ribs, a sieve for a head, and pegs for the toes. {young:{L} made it a card. It was a big question mark.|“Found in the kitchen,” said the card. “Nobody knows what colour it was.”}
- is_animals:
So {L} opened the kitchen to visitors. The tap was the animal. It had a long neck with a bend in it. {young:{L} drew it on a card, with two ears.|“Tap,” said the card that {L} put up. “Lives at the sink. Can drink only downwards.”}
- is_books:
So {L} opened a library. The stairs were the shelves. {L} stood a book on each step, with its face to the front, {young:and made a card for everybody, with a fish on it|and everybody in the house was given a card with a number}.
- is_old:
So {L} opened a museum. On the best cushion lay a slipper, the left one, which belonged to {grownup}. {young:It had a card with a bite on it.|“Found under the sofa,” said the card. “Very old. Nobody knows who made the hole.”}
- is_climb:
So {L} opened the living room. The way began at the big cushions, on the floor. Then it went under the table, {young:and out, and all the way back|round the armchair, and back by way of a blanket}. There was an arrow at every bend.
- else:
So {L} opened the hall to visitors. {L} laid one wellington on a cushion, {young:and drew a boot on a card.|and put up a card: “Boot. Its brother is in the car.”}
}
{themed_a} was hung on the door, so that people could see that it was open. # personal
{hinderer_person:“Is there a café?” asked {hinderer}, before looking at one single thing.} # beat
{hinderer_animal:{hinderer} came in without a ticket, and lay down across the way in.} # beat
{hinderer_carried:{hinderer} was put at the door to take the tickets, and let everybody in for nothing.} # beat
“We are open,” said {L}, {young:and rang a spoon on a cup|and rang for it, with a spoon on a cup}. “We do not shut.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A cut calm paper; heroes draw; friends stand curious
# things: table; envelope on table; 5 tickets on table; 3 buttons in tin; tin on table
There had to be tickets. {A} made them out of an envelope, {young:one for each of them, with a hole.|one for everybody, and tore a corner off each, as they do.}
“How much are they?” asked {grownup}, going by with a basket. {young:“One button.”|“One button. People as tall as the lamp pay two.”}
So {A} fetched the button tin, {young:and gave out all the buttons, and took them all back.|and gave everybody some buttons, to have something to pay with.}
{pausing} # company
By half past four {A} had {young:nine buttons and a hook.|nine buttons, and a hook, with which somebody had paid in the dark of the hall.}
“Hooks are two,” said {A}, {young:and gave back a button.|and gave back a button, so that nobody could say that they were cheated here.} # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; afternoon; clear
# action: A give proud biscuit; heroes sit; friends sit
# things: stool; biscuit on stool; plate; cup
There had to be a café. {A} put it on a stool, {young:and it was one biscuit on a plate.|and it consisted of one biscuit, on a plate, with a price.}
It cost a button. {young:Nobody came, so {A} was the first.|It was a quiet time of day, and so the first to come in was {A}.}
“Is it fresh?” asked {A}. ¶ “It is from Tuesday,” said {A}, {young:from the other side.|who had gone round to the other side of the stool to say so.}
{young:So {A} bought it, and ate it.|{A} bought it, and ate it on the spot, standing up, among the other guests.} Then the plate {young:said “All gone”|had a card on it, and the card said “Sold out”}.
{young:It had been a very good day for the café.|“We have never been so busy,” said {A}, and wiped the stool.}
{young:Then the stool was a stool.|Then the café was carried back under the table, where it lives.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; afternoon; clear
# action: A shout happy paper; heroes stand; friends walk
# things: loudspeaker; sock on mat; mat; chair
There had to be a loudspeaker. {A} made it out of the inside of a kitchen roll.
“Hello, hello,” said a voice in it. “Here is a green sock. {young:Who has one bare foot?”|Would the owner of one green sock please come to the desk?”}
They all looked down. {young:There was just one bare foot, and it was in the kitchen.|{grownup} looked down as well, in the kitchen, and came along the hall, hopping.}
“Can you say what it looks like?” asked the voice. ¶ “It is green,” said {grownup}. ¶ “Many are,” said the voice. {young:“Is there a hole?”|“Has it any holes, and how many of them are meant?”}
There was one hole, and the toe fitted it. {young:{grownup} had to draw a sock in the book, for thank you.|{grownup} had to sign for the sock, and went back to the potatoes on two feet.}
“Thank you for waiting,” said the voice, {young:to nobody.|to nobody, and was put away in a drawer.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; dusk; clear
# action: A point curious; cat sit on wall; heroes look-through window; friends look-up
# things: window; wall; bin; paper
There were things to look at outside as well. {A} stuck cards on the window, {young:one for each thing that could be seen there.|low down on the glass, each one under the thing that it was about.}
One had a cat on it. “{young:Cat. Washes its ears|Cat. Lives at number nine. Washes its ears at five},” it said. And over the card, on a wall across the road, sat the cat, and washed its ears.
Then the cat got up and went home. {young:Behind it stood a dustbin.|Behind it stood a dustbin, which nobody had seen until then.}
So now the card was about a dustbin. {young:They all waited for it to wash its ears.|Everybody who came by read it, and looked at the dustbin, and waited a little.}
“It did wash at five,” said {A}. “You can ask anybody.” # more
The bus to the station had a card as well. {young:It said “Comes back”, and that was right all day.|It said “Comes back”, and that was right four times, and a comfort to look at.} # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# place for books: hallway; dusk; clear
# place for bones, old, climb: living-room; dusk; clear
# action: grownup walk happy; L stand sad; heroes stand; friends sit
# things: towel in grownup.hand; table
# things for animals: towel in grownup.hand; sink; tap
# things for fish: towel in grownup.hand; basket; 5 socks in basket
# things for bones: towel in grownup.hand; 4 coat-hangers; spoon; 4 pegs
# things for books: towel in grownup.hand; stairs; 4 books on stairs
# things for old: towel in grownup.hand; cushion; slipper on cushion
# things for climb: towel in grownup.hand; 4 cushions; table
At half past five {grownup} came, with a ticket and a tea towel.
{
- is_fish:
“Ah,” said {grownup}, “the socks,” and bent down, {young:and got up|and stood up again}.
- is_bones:
“Bones,” said {grownup}, and saw where the sieve had gone.
- is_animals:
“It is the tap,” said {grownup}, {young:and gave it a wipe|and wiped it, in passing, with the tea towel}.
- is_books:
“How nice,” said {grownup}, took the first one, {young:and put it under one arm|and put it under one arm without opening it}.
- is_old:
“There it is,” said {grownup}, {young:and put a foot out|and would have put it on, if there had not been a card}.
- is_climb:
“Lovely,” said {grownup}, and stepped over the cushions, and round the table, {young:and was out|and was at the end of it in two steps}.
- else:
“A boot,” said {grownup}, and looked about for the other one.
}
“Very nice,” said {grownup}. “What comes next?” ¶ {young:Nothing came next.|But nothing came next. That was all there was.}
It had taken {L} an hour to open. It had taken {grownup} {young:one minute|one minute, with the ticket}. # usual
{helper_person:“Go back to the door,” said {helper}, “and come in again, but slowly.”} # beat
{helper_animal:{helper} sat down in front, and looked, and went on looking, as it should be done.} # beat
{helper_carried:{helper} was set down in front, where the view is best, and stayed there longer than anybody.} # beat
“You saw it,” said {L}. “But you have not looked.”
{grownup} put the tea towel down. “How do you do that?” # usual
-> DONE

=== m4
# aside
# shot: close
# place: hallway; dusk; clear
# action: L point; grownup knock; heroes stand; friends peek
# things: door; ticket in grownup.hand
First {grownup} had to go out, and come in again. {young:It was no good to begin in the middle.|You cannot begin to look in the middle, when you are in already.}
The door was shut. Then there was a knock, {young:quite a small one.|quite a small one, as of somebody who has not been here before.}
“Have you come far?” asked {A}. ¶ “From the bus,” said {grownup}. ¶ {young:“Wipe your feet.”|“You have just missed the crowd,” said {A}. “Please wipe your feet.”}
{A} looked at the ticket, on both sides. {young:It had a hole in it. “It has been used,” said {A}.|“This one has been used,” said {A}, and held it to the light, so that the hole could be seen.}
So that cost one more button. {young:It was a big one, off a coat.|It was a big one, and it had been on a coat until then.}
“The way in is on your left,” said {A}. {young:There was only the one way.|There was no other way, but it is nice to be told.} # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# place for books: hallway; dusk; clear
# place for bones, old, climb: living-room; dusk; clear
# action: L point proud; grownup look-up surprised; heroes sit happy; friends sit
# things: clock; chair
# things for animals: sink; tap; drop in sink; clock
# things for fish: basket; sock in basket; clock
# things for bones: 4 coat-hangers; torch in L.hand; clock
# things for books: stairs; book in L.hand; clock
# things for old: slipper in grownup.hand; cushion; clock
# things for climb: table; 4 cushions; clock
{
- is_fish:
“You sit on the floor,” said {L}, “and wait.” For a long time there was only a wet heap. Then something went clunk, {young:and round it all came|and the whole sea began to go round}. Up came the red sock, {young:flat on the glass|flat against the glass}, and had a look at {grownup}, and went under.
“Oh!” said {grownup}. ¶ “There is a small one behind it,” said {L}.
- is_bones:
{L} put the lamp out, and laid the torch on the rug, behind the toes. {young:And there on the wall were the ribs, right up to the roof.|And on the wall stood the ribs, up to the ceiling, each of them as wide as a door.} {L} moved the torch. The head came round, and bent down to the bookcase.
“Oh!” said {grownup}. ¶ “It eats leaves,” said {L}. “That is how big it was.”
- is_animals:
“You sit down,” said {L}, “and wait.” For a long time the tap did nothing. Then a drop came out at the end, {young:and held on, and got fat|and held on, and grew a belly}. It had the whole window in it, upside down. Plip.
“Oh!” said {grownup}. ¶ “It does that,” said {L}, “but only if nobody wipes it.”
- is_books:
“You sit on the stairs,” said {L}, “and I do the pages.” And {grownup} had to stay on each page until they had found the snail. It was a small snail, {young:low down|in a corner}, and in all these years {grownup} had never seen it.
“Oh!” said {grownup}. “Is it on every page?” ¶ “It has to get to the end as well,” said {L}.
- is_old:
“You look into it,” said {L}, “and not at it.” {grownup} held the slipper to the lamp. {young:Down in it were five dents, a big one and four small.|Down inside, in the sole, were five hollows, one large and four small, in a row.} A finger went into each of them.
“Oh!” said {grownup}. ¶ “Somebody has been here,” said {L}. “With toes.”
- is_climb:
“Shoes off,” said {L}. “It is for people as high as this.” So {grownup} got down on hands and knees. {young:From there the table was as long as a tunnel.|From there the table was a tunnel, and the first cushion was a hill.}
“Oh!” came from under the table. {grownup} came out with fluff on one ear, looked at the arrow, and went round again.
- else:
“You look into it,” said {L}, “and not at it.” {grownup} held the boot to the lamp. Right down in the toe was {young:sand, from the sea|some sand, from the summer, and one very small shell}.
“Oh!” said {grownup}. ¶ “The boot has been keeping that,” said {L}.
}
They stayed for a good while. # usual
“One more,” said {grownup}. “One more minute.”
{L} looked at the clock, {young:and rang the spoon on the cup|and picked up the spoon, and rang}.
“I am sorry,” said {L}. “We are closing in ten minutes. Everything shuts.”
-> DONE

=== l3
# shot: wide
# place: hallway; dusk; clear
# action: L wave sleepy; heroes wave; grownup write book; friends walk
# things: book; pencil in grownup.hand; door
By the door lay a book, for people to say what they thought.
“Very good,” wrote {grownup}. “I came back for more.”
{L} took the cards down, and put them in a pile, face down.
The tin was shut. It had all the buttons in it. # more
“Thank you for coming,” said {L}. “Mind the step.” # more
There was no step. But that is what you say. # more
{L} shut the door, and opened it, and shut it, to be sure. # more
The spoon was dried, and went back to bed with the spoons.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth; grownup hold towel; friends sit
# things: mirror; basin; toothbrush; cup
“What is in here?” asked {grownup}, at the mirror.
“Teeth. They live in two rows.”
{grownup} looked. It took some time.
“And when do they get fed?” ¶ “Not now. They have just been cleaned.” # more
The tap was shut. It let one drop go. They both saw it. # more
They looked at a hand as well, on both sides. It was a good one. # more
The towel was warm. The light went out, and the mirror was dark.
-> DONE

=== l4
# shot: object
# place: park; night; stars
# place for animals: zoo; night; stars
# place for fish, bones, old: museum; night; stars
# place for books: library; night; stars
# place for climb: playground; night; stars
# action: heroes look-up sleepy
# things: moon; gate
Back where they had been that day, it was dark. The key had gone round.
No one was there. The lamps were out.
{is_animals:{seen_known:{seen}|The goat} had been fed. It was time to lie down.|Nothing in there had gone away.} It did not need to be looked at.
The man had hung up his keys, and his cap with them. # more
The moon came in over the gate. It had no ticket. It looked for a good while. It went along the wall, and down, and along. # more
A leaf came over the gate as well. It lay on the mat. # more
Then the moon went home, too.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: lamp; paper on bed; bed; pillow; quilt
The last room was on the top floor. # usual
{resting}
{dream} # spare
On the bed lay a card. “{L},” it said. “Lives here. Sleeps at night. Please wait.”
So {grownup} sat down, and did not ask what came next. # usual
For a long time there was not much to see. A foot moved. The quilt went up, and it went down. # usual
Then one eye shut.
Then the other one did.
“Oh,” said {grownup}, very low.
“We are closing,” came from the pillow.
“One more minute,” said {grownup}. So the lamp was left on, for one more.
Then {grownup} put it out. Click.
{is_wished_line:“{wished_line},” said {L}, into the pillow.} # wished
Open again at seven.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a queue at seven. It was one man long, and he had brought a button. It was the man with the keys.
“I never get to look at anything,” he said to {H}. “I only do the shutting.”
So he was let in. He looked at the very first thing for as long as it takes to boil an egg. “There is no hurry,” said {A}.
-> DONE

=== next_bedtime
The card was on the bed. “Sleeps at night,” it said. It was quite right.
-> DONE
