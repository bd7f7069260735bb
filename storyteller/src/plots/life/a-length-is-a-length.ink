# about: story-about(shark|whale|dolphin|octopus|squid|penguin|mermaid|sea lion|seal called|seals|a seal|baby seal|walrus|turtles|sea turtle|a turtle|turtle called|crab|lobster|orca|narwhal|jellyfish|seahorse|sea horse|starfish|goldfish|clownfish|a fish|fishes|fish called|otters|an otter|otter called|stingray|manatee|sea creature|sea monster|sea animal); with-character(shark|whale|dolphin|octopus|squid|penguin|mermaid|sea lion|seal called|seals|a seal|baby seal|walrus|turtles|sea turtle|a turtle|turtle called|crab|lobster|orca|narwhal|jellyfish|seahorse|sea horse|starfish|goldfish|clownfish|a fish|fishes|fish called|otters|an otter|otter called|stingray|manatee|sea creature|sea monster|sea animal); creature(shark|whale|dolphin|octopus|squid|penguin|mermaid|sea lion|seal called|seals|a seal|baby seal|walrus|turtles|sea turtle|a turtle|turtle called|crab|lobster|orca|narwhal|jellyfish|seahorse|sea horse|starfish|goldfish|clownfish|a fish|fishes|fish called|otters|an otter|otter called|stingray|manatee|sea creature|sea monster|sea animal); bring-back(shark|whale|dolphin|octopus|squid|penguin|mermaid|sea lion|seal called|seals|a seal|baby seal|walrus|turtles|sea turtle|a turtle|turtle called|crab|lobster|orca|narwhal|jellyfish|seahorse|sea horse|starfish|goldfish|clownfish|a fish|fishes|fish called|otters|an otter|otter called|stingray|manatee|sea creature|sea monster|sea animal); likes(shark|whale|dolphin|octopus|squid|penguin|mermaid|sea lion|seal called|seals|a seal|baby seal|walrus|turtles|sea turtle|a turtle|turtle called|crab|lobster|orca|narwhal|jellyfish|seahorse|sea horse|starfish|goldfish|clownfish|a fish|fishes|fish called|otters|an otter|otter called|stingray|manatee|sea creature|sea monster|sea animal)
# also: creature; likes; funny; person; place
# kind shark: shark*
# kind whale: whale*|orca*|narwhal*
# kind octopus: octopus*|octopi|squid*
# kind penguin: penguin*
# wants: child
# role guest: answer(shark|whale|dolphin|octopus|squid|penguin|mermaid|sea lion|seal called|seals|a seal|baby seal|walrus|turtles|sea turtle|a turtle|turtle called|crab|lobster|orca|narwhal|jellyfish|seahorse|sea horse|starfish|goldfish|clownfish|a fish|fishes|fish called|otters|an otter|otter called|stingray|manatee|sea creature|sea monster|sea animal), creature = a seal called Bosun
# role grownup: parent = the grown-up with the towel
# ages: 3-12
# holds: dark(kind), water(kind), bath(kind)

=== title
{~A Length Is a Length|One Length before Bed}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes run happy at guest; guest stand calm; grownup hold calm towel; friends wave happy
# things: door left; mat; puddle before guest; suitcase beside guest
{~“Mind the mat,” said {grownup}, but the mat was wet already, {young:and {H} ran to see why.|and {H} came down to see how far it went.}|At seven the bell rang, {young:and a bit of water came in under the door.|and a little clean water came in under the door.} {H} got there first.|All day {H} had been making up the bath for a visitor, {young:with a flannel for a pillow.|with a flannel for a pillow, and the good soap on a saucer.} At seven the bell rang.}
On the mat was {guest_a}, with a very small suitcase.
{
- is_shark:
“I have brushed them,” said {guest}, {young:and showed how many there were.|before anybody could look at the teeth, “and the back ones twice.”} # usual
- is_whale:
{guest} had breathed in, to fit the door, {young:and let go in the hall. There was not much hall left.|and asked in a small, tight voice if it would be all right to let go. Then the hall was rather full.} # usual
- is_octopus:
{guest} shook hands with everybody at once, {young:and had some hands left to hang up the coat.|and still had hands enough to shut the door and hang up a coat.} # usual
- is_penguin:
{guest} was in black and white, as for a dinner, {young:and stood with both feet on the mat.|and stood with both feet together, and had brought a fish for the house.} # usual
- else:
{guest} had come up on the bus, standing, {young:and was a bit dry round the edges.|and was beginning to be dry round the edges.} # usual
}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}, to be sure. “I am,” said {guest}, “but I do not tell everybody.”} # wished
“They are changing the water at my place,” said {guest}. “It is only for tonight.”
{guest_says} # usual
{A} wanted it to be all of tonight, and breakfast.
“I swim one length, and then I sleep,” said {guest}. {young:“With no length I have to go home. There is a bus at eight.”|“Without one I should have to go home, by the eight o’clock bus.”}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: guest stand happy in bath; heroes kneel curious at guest; grownup stand surprised; friends peek curious
# things: bath; puddle; tap; mat
So both taps were turned on.
{joining}
{is_loved:{A} talked of {loved} meanwhile, and had to shout, because of the taps.|{musing}} # personal
{hinderer_person:“Are there to be bubbles?” asked {hinderer}, and put some in, and for a time nobody could find {guest}.} # beat
{hinderer_animal:{hinderer} drank a good inch of it from the side, and had to be asked to leave the rest.} # beat
{hinderer_carried:{hinderer} had been set down on the mat, on the one spot where everybody wanted to stand.} # beat
{guest} got in. {young:The nose was at the taps. The back was at the back.|The nose touched the taps, and at the other end the rest of {guest_him} touched the {~tiles|soap}.}
“Off I go,” said {guest}, and gave a great push.
{young:Nothing went anywhere but the water. That went out under the door.|Nothing went anywhere except the water, which went over the side and out under the door.} # usual
“Was that one?” said {A}. ¶ “That was none,” said {guest}. “I was there already.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: guest eat calm; heroes sit-on-chair curious; grownup sit-on-chair surprised; friends sit-on-chair curious
# things: table; plate on table; bowl on table; towel on guest
Supper was fish fingers, peas and soup. {guest} had it under a wet towel, {young:to keep fresh.|so as not to crack.}
{
- is_shark:
{guest} took very small bites, with a hand’s breadth between them, {young:to be polite.|so that nobody at the table should feel looked at.}
- is_whale:
{guest} took in all the soup at once, and sieved it, {young:and gave it back. The peas stayed in.|and put it back in the pot without the peas.}
- is_octopus:
{guest} passed the salt, the bread, the {~jam|butter}, the peas and the milk. {young:It was all in one go.|They all went round at the same time, and nobody had to ask for a thing.}
- is_penguin:
{guest} ate a fish finger whole, head first, {young:when they had all agreed which end was the head.|as is only right, once it had been settled which end was the head.}
- else:
{guest} had the peas on the floor, under the table, {young:where it is more like the bottom of the sea.|where there is less light, and the legs are a bit like weed.}
}
“Do you have supper at home?” asked {A}. ¶ “It goes past,” said {guest}, {young:“and I say hello, and then it is supper.”|“and you have to decide.”}
After that nobody is supposed to swim for half an hour. {young:They looked at the clock.|They all watched the clock do it.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes kneel curious before suitcase; guest hold proud pebble; friends crouch curious before suitcase
# things: suitcase; jar beside suitcase; pebble
“What is in the suitcase?” asked {A}. {young:{guest} undid both catches. It was a jar and a stone.|{guest} undid the catches, and there lay a jar and a stone.}
In the jar was some water, {young:“from home,” said {guest}, “in case yours is different.”|with HOME on the label. “Other people’s is often quite nice,” said {guest}, “but one never knows beforehand.”}
The stone was {~grey|brown}, and lay in a sock of its own. “That is to tell me which way is down,” said {guest}. {young:“You let go, and look where it goes.”|“In the dark, in the middle, with nothing on any side of you, you let go of the stone and see.”}
{A} let go of the stone. “Down is there,” said {A}, and {young:they all looked at it.|rubbed the foot that it had been on.}
“It works here as well, then,” said {guest}, and put it back to bed. # more
The jar was held up to the lamp. There was nobody in it, only home. # more
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: guest lie-front surprised on heap; heroes pull surprised towel; friends stand surprised; grownup stand surprised
# things: row of 4 towels; heap; door; clock
“The hall is longer,” said {A}.
{young:It was as long as three baths.|It was as long as three baths, and had a carpet.} # usual
So every towel in the house was made wet, and laid down in a row. {themed_a} was put at the far end, to swim for. # personal
{helper_person:“I will stand on this corner,” said {helper}, and the first towel at least stayed where it was.} # beat
{helper_animal:{helper} lay down on one end of the first towel, and that was the towel that did not move.} # beat
{helper_carried:{helper} was put on a corner of the first towel, and that was the corner that stayed flat.} # beat
{guest} lay down at the front door, and {A} gave the push.
{young:One towel went. The next one went along. Then all of them went.|It was smooth for about a yard. Then the towel came too, and it met the next, and they went on together.} # usual
They got as far as the {~kitchen|coats}, and there was a heap, with {guest} on top.
“It is a good heap,” said {guest}, and looked up at the clock, {young:and shut the little case.|and clicked one catch of the suitcase shut.}
“But breakfast is pancakes,” said {A}. # usual
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: guest lie-front calm on sofa; heroes write curious paper; friends point curious at guest
# things: sofa; paper; rug; window
There was still a little time, so {A} went through the house to see what else was long. {young:They had no ruler. They had {guest}.|The ruler could not be found, but {guest} did not mind.}
You lie down, and somebody puts a finger where you end, and then you move up. {A} wrote it all on the back of {~a card|an envelope}.
{young:THE BATH: 1. THE SOFA: 1 AND A CUSHION. THE RUG: 2, BUT IT TICKLES.|THE BATH, it said, 1. THE SOFA, 1 AND A CUSHION. THE GARDEN, 9, BUT DRY. THE STAIRS, 4, BUT THEY KEEP GOING UP.}
{many:{B} was done as well|Then {A} was done}, and came to {young:half.|half, and a shoe.}
“So there is nothing here that is two, and wet,” said {A}. ¶ “There are a great many places like that,” said {guest}. # more
-> DONE

=== l2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: grownup pull calm towel; heroes pull happy towel; guest lie-back calm in bath
# things: bath; basket; row of 2 towels
The towels had to be wrung. {young:{A} had one end and {grownup} had the other, and they turned.|For that there has to be somebody at each end, and one of them turns to the left.}
“What do you have to have, before you can sleep?” asked {A}.
“I have to get up, and see if the tap is off,” said {grownup}. {young:“And it is off.”|“It always is. I could do it without looking.”}
“Then why do you get up?” {young:They turned, and the towel gave a lot of drops.|The towel went thin and hard between them, and let go of about a cupful.}
“I like to have been,” said {grownup}.
In the bath {guest} {~nodded|opened one eye}. You could tell that {guest_it} knew about that. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; dusk; clear
# action: heroes brush-teeth happy; guest brush-teeth happy; friends brush-teeth happy; grownup stand calm
# things: mirror; cup; toothpaste
“Teeth first, at any rate,” said {grownup}, and they all stood in a row at the mirror, {young:big and small.|in order of size.}
{
- is_shark:
{A} was soon done. {guest} was not. {young:Behind the teeth were more teeth.|There was a second row behind the first, and a third one coming up to see what was going on.}
- is_whale:
{guest} had no teeth to do, just a sort of brush, all round. {young:So {guest} put some toothpaste on, and shut the door.|So {guest} put the toothpaste straight on to that, and hummed till it was even.}
- is_octopus:
{guest} did {guest_its} own, and {young:everybody else’s at the same time.|at the same time everybody else’s, and turned the tap on and off between.}
- is_penguin:
{guest} had none. {young:So {guest} held the cup, and was very good at it.|But somebody has to hold the cup, and {guest} held it, bolt upright, like a waiter.}
- else:
{guest} did the top ones, and asked if it was usual to have the water on the outside. {young:“It goes in there,” said {A}, and showed the cup.|“It is in the cup,” said {A}. “You let it in, and then you let it out.”}
}
{young:Then they all spat, one by one, and {guest} hit the plughole.|Then there was the spitting, and {guest} hit the plughole from the door.}
It was {~ten|five} to eight. # spare
-> DONE

=== s4
# shot: close
# place: bathroom; night; clear
# action: heroes pour happy jug at guest; guest lie-back happy in bath; friends sit calm; grownup sit-on-edge calm
# things: bath; suitcase; tap
There was just {A}’s hair to wash. {grownup} tipped up the jug. {A} shut both eyes.
The water came over the top, and by the ears, and down the back. {young:It felt like going along.|You would have said that you were going along.}
But it was the same place. # usual
“Get in,” {L} told {guest}. “And keep still.”
{L} took the jug, and began at the nose. {L} poured, and went along by the bath, {young:and poured, and did not hurry.|as slow as honey.}
{
- is_shark:
It went by the eyes. It went up one side of the fin, and down the other. # usual
- is_whale:
It went by the eyes. At the hole on top it went round, to be polite. # usual
- is_octopus:
It went by the eyes. It went down one arm, and down the next, till they were all done. # usual
- is_penguin:
It went down the black, and down the white, and rolled off in beads. # usual
- else:
It went by the eyes. It went on over the back, and left nothing out. # usual
}
“Oh,” said {guest}, with both eyes shut. “There go the rocks. There goes the {~pier|lighthouse}.”
“Was that one?” said {L}. ¶ “That was one,” said {guest}. “I stayed here, and it went by.”
Down in the street the bus went by as well. Nobody got on. # usual
-> DONE

=== l3
# shot: two
# place: bathroom; night; stars
# action: heroes sit-on-edge sleepy; guest lie-back sleepy in bath; grownup pour calm jug; friends sit sleepy
# things: bath; tap
“One more,” said {guest}. People do say that.
So there was one more. It was a bit slower. There were boats in it this time. # more
“Where are we now?” said {A}. ¶ “By the {~buoy|harbour},” said {guest}. “You can smell chips.”
They all had a smell. It was mostly soap. But there was some chip. # spare
Then the jug was hung on the tap. It gave one drop, and had no more to say.
-> DONE

=== m3
# shot: behind
# place: bathroom; night; stars
# action: heroes tuck-in sleepy guest; guest lie-back sleepy in bath; friends sit sleepy
# things: bath; night-light; suitcase
The flannel was put under the head. The little suitcase stood by the soap, with both catches undone.
“Do you want the light on?” said {A}.
“There is no light at the bottom of the sea,” said {guest}.
“But do you want it?” ¶ “Yes, please,” said {guest}. # spare
So it was left on. It was a small one. It made a {~gold|yellow} spot on the water, and the spot rocked. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: harbour; night; stars
# action: heroes sleep sleepy
# things: bus; bus-stop; boat
The bus had come to its last stop. There was only sand, and a post.
The sea was out. It had gone a long way, to be changed. # spare
A boat lay on its side. It did not mind. It was asleep, in any case. # more
Then, far out, there was a thin white line. It was on its way back. # spare
It would be there by breakfast.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup tuck-in calm heroes; friends sleep sleepy
# things: suitcase
In bed {L} lay flat, and kept still.
{resting}
{keepsake}
{dream} # spare
{grownup} began at the toes. The sheet came up. It came by the knees, and did not hurry.
“There go the stairs,” said {L}. “There goes the {~shed|gate}.”
It came as far as the chin. It stopped there. # usual
Through the wall, in the bath, somebody breathed out. It was a long one. # usual
“Was that one?” said {grownup}, very low.
But {L} was there already.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The bath was empty in the morning but for a ring round it, at about the height of a good breakfast. There had been eleven pancakes. There was now a plate, and it had been washed from one end to the other.
“Thank you for the length,” said a note by the soap. “They have put ours back. It is colder than I left it.” {A} turned it over. On the back it said: BATH, 1. PANCAKE, 1.
-> DONE

=== next_bedtime
The jug was on the tap. It had been filled, in case.
-> DONE
