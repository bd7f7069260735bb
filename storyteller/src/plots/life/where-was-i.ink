# about: story-about(shark); with-character(shark); creature(shark); bring-back(shark); likes(shark)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(shark), creature(shark) = a shark
# ages: 3-12
# holds: shark(kind), water(kind), sea(kind), submarine(kind), teeth(kind)

=== title
{~Where Was I?|The Shark Who Went By|One Whole Good Evening}
-> DONE

=== s1
# shot: wide
# place: underwater; day; clear
# action: heroes sit curious in submarine; guest swim calm; fish swim calm; friends sit surprised in submarine
# things: submarine; coral left; seaweed right; sand
{~“Good,” said a deep voice outside the submarine, {young:and {H} looked out.|but when {H} looked out of the round window there was only sea.}|The submarine lay on the bottom of the sea, with {H} inside, having a bun. “Good,” said a deep voice at the window.|At the bottom of the sea you can hear a crab walk. {H} sat in the submarine and heard one. “Good,” said a deep voice, and it was not the crab.}
A minute later the voice came by again. “Afternoon,” it said. It was {guest_a}, {young:going round and round a rock.|going round a rock, as a toy train goes round a table.}
{is_wished_trait:“Are you the one {wished_trait}?” called {A}, at the next time round. “That,” said {guest}, and was gone, and came back. “Is me.”} # wished
“I can’t stop,” said {guest}. “If I stop,” said {guest}, the next time round. “I sink,” said {guest}, the time after that.
“What a pity,” said {A}, as fast as possible. # usual
“So I have never seen the whole of anything,” said {guest}. {young:“I see the front, and then I have gone by.”|“I see the front, and it looks interesting, and then I have gone by.”}
{A} wanted {guest} to see one thing right to the end. # usual
-> DONE

=== s2
# shot: two
# place: underwater; day; clear
# action: guest swim happy; heroes sit worried in submarine; friends look-up happy; 3 fish swim surprised
# things: submarine; coral
“Then we will come with you,” said {A}, and turned the handle. {young:That is how a submarine goes.|It goes for as long as somebody turns it.}
{joining}
{is_loved:{A} began to talk about {loved}, and this time {guest} heard it to the end.|{musing}} # personal
They went round the rock side by side, {young:and the sea went by.|with one eye of {guest} at the window, and the rest of the sea went by.} # usual
“Now I can see a whole ear,” said {guest}. “How long can you do this?” # usual
{hinderer_person:“Faster!” said {hinderer}, who had found the one good seat, and had no handle.} # beat
{hinderer_animal:{hinderer} had to be on the left to see {guest}, and then on the right, and the submarine went in a wiggle.} # beat
{hinderer_carried:{hinderer} had been hung on the handle, and went round with it, and had to be taken off.} # beat
{A} turned and turned, {young:and got as red as a crab, and had to stop.|and was as red as a crab by the second time round, and had to stop.}
“Where was I?” said {guest}, and was gone.
-> DONE

=== m1
# aside
# shot: close
# place: underwater; day; clear
# action: heroes point surprised at tooth; guest swim calm; friends stand curious
# things: tooth; sand; submarine behind heroes
Something small and white came down past the window, {young:and lay on the sand.|turning over and over, and lay down on the sand.}
“There goes another one,” said {guest}. It was a tooth. {young:“I lose one every week.”|“I lose one a week, about, and I do not go back for them.”}
“What do you do then?” asked {A}. {guest} had to go all round the rock first.
“I have a row behind it,” said {guest}. {young:“Then they all move up.”|“And a row behind that. When there is room they move up, like people at a bus stop.”}
“And who comes for the old one?” ¶ “Nobody,” said {guest}. “It is not that sort of a sea.” # spare
Now that {A} looked, the sand was full of them. {young:There were about a hundred.|They had taken them for shells.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: underwater; day; clear
# action: heroes listen curious; guest swim curious; crab stand calm
# things: submarine; rock; seaweed
“There is a heart in your bun tin,” said {guest}, {young:going by.|going by with that big nose close to the window.} “It is a small one.”
{A} looked. {young:In the tin was a crab.|A very small crab had got in, and was being a currant.}
“How can you hear a crab’s heart?” ¶ “With my nose,” said {guest}. {young:“It has little holes in.”|“It has small holes in it, all over, and everything that is alive goes tick in them.”}
“What do I go?” asked {A}. {guest} had to come round again to be sure. “Dub,” said {guest}.
{A} felt. {young:It was so. Dub, dub.|It was quite correct, and went on being correct for as long as {A} felt.} # more
“And the rock?” ¶ “The rock,” said {guest}, “goes by.” # more
-> DONE

=== s3
# shot: above
# place: underwater; day; clear
# action: guest lie-front surprised on sand; heroes sit worried in submarine; friends sit surprised in submarine
# things: sand; submarine; shell; pebble
“I will stop here, where it is soft,” said {guest}. “Look quickly.” # usual
{young:{guest} stopped, and down went the nose, and down went the rest. Flump.|{guest} stopped, and went down like a spoon in the washing-up, and lay on the sand.}
“Is this stopping?” said {guest}. “I can see some sand.”
“All of it?” asked {A}. # usual
“I am out of breath,” said {guest}. {young:A shark breathes by going along with its mouth open.|For a shark can only breathe by going along, with its mouth a little open.}
{helper_person:“It wants a push,” said {helper}, and took the other side of the handle, and two were enough.} # beat
{helper_animal:{helper} ran to the front of the submarine, and with that bit of weight it went straight.} # beat
{helper_carried:{helper} was put at the front window, to say when.} # beat
{themed_a} was moved to the back first, so that nothing should fall on it. # personal
So {A} pushed from behind with the submarine, {young:as you push a swing.|as you push a car that will not start.}
The tail went left, and the tail went right. “Where was I?” said {guest}, and was off. # usual
-> DONE

=== m2
# aside
# shot: two
# place: underwater; afternoon; clear
# action: guest swim happy; heroes reach-up curious; friends reach-up curious
# things: submarine; coral
“How do you bend like that?” asked {A}. ¶ “No bones,” said {guest}.
“Not one?” {guest} went round, and {A} waited. {young:“Not one,” said {guest}. “Feel your ear.”|“Not one,” said {guest}. “Have you an ear about you? Feel the top of that.”}
{A} took hold of one ear, and bent it. {young:When {A} let go, it went back.|It bent quite flat, and when it was let go it stood up again as if nothing had been said.}
“I am like that,” said {guest}, “all the way along.”
{A} tried to think how that would be, {young:with an ear for a leg.|to be ear at the knees and ear at the back, and went a little soft on the seat.}
“Does it hurt when you fold?” ¶ “I do not fold,” said {guest}, with dignity. “I corner.” # more
-> DONE

=== l2
# aside
# shot: behind
# place: underwater; afternoon; clear
# action: fish swim calm under guest; guest swim calm; heroes point curious at fish
# things: submarine; seaweed
A small grey fish hung under {guest}, by the top of its head. {young:It was stuck on!|It seemed to be stuck on there, like a hook on a bathroom door.}
“She got on in May,” said {guest}, very low. “She is waiting for her stop.”
“But you don’t stop,” said {A}. ¶ {young:“I know,” said {guest}.|“I know,” said {guest}, and went once round the rock to get over it.} “I have not told her.”
The small fish looked out at both sides, {~as you do on a bus|with her bag all packed, you would have said}.
“Next one,” said the small fish to {A}, quite happily. {young:{A} waved.|{A} thought it kindest to wave.} # more
-> DONE

=== m4
# aside
# shot: wide
# place: underwater; afternoon; mist
# action: guest swim calm; octopus wave happy; heroes stand curious; turtle swim calm
# things: submarine; coral; rock
“What would you look at, if you could?” asked {A}.
“An octopus,” said {guest}. “I have seen four legs of one.” ¶ “There are eight,” said {A}. {young:“There are more at the back.”|“The others are round the back.”}
{guest} was so surprised that {guest_it} went round the rock twice. {young:“Eight!” said {guest}.|“Eight,” said {guest}, on the way by. “And I never thanked it for waving.”}
After that it would be {~a turtle|a sea horse}, from the front to the back, and then possibly a rock. {young:“They look so nice,” said {guest}.|“One hears that they are much the same all round,” said {guest}, “but I should like to make sure.”}
“And a person,” said {guest}, and was gone before {A} could say anything. # more
-> DONE

=== s4
# shot: close
# place: underwater; dusk; clear
# action: L look-through happy window; guest swim happy before L; heroes stand happy; friends sit calm
# things: submarine; seaweed right; coral left
Then the submarine came to a gap between two rocks. {L} turned. The same bit of coral stayed at the window.
“We go along,” said {L}, “and we stay here!”
For here it was the sea that went by. The tide was on its way out. # usual
“Come in here!” called {L}. “You can swim, and stay.”
{guest} came in, nose first. The sea went in at the mouth and out at the sides. {guest} swam a bit, and was still at the window.
“Oh,” said {guest}, and looked at {L} from the top to the toes. # usual
“What are those, over your eyes?” ¶ “Eyebrows,” said {L}, and put them up, and down. # usual
{guest} looked right to the end.
It took as long as it took. # usual
“Good evening,” said {guest}, all in one go.
-> DONE

=== l3
# aside with l2
# shot: two
# place: underwater; dusk; stars
# action: fish swim happy; guest sleep calm; heroes wave sleepy; friends wave sleepy
# things: coral; submarine
There was a small pop. The small grey fish had let go.
“This is me,” she said. She looked about her. It was just as she had thought. # spare
She swam to the first {~hole|weed}, and was home.
{guest} did not see it. {guest} was asleep, with both eyes open. # more
The lamp was turned down low, and then as low as it goes. # more
-> DONE

=== m3
# shot: behind
# place: harbour; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: submarine; jetty; lantern
They went up, and out by the steps. {A} shut the lid.
{homeward} # company
A boat lay there, and the tide ran past it. It went by very well. # spare
They walked along by the houses. The houses did not mind. They stood still, and were walked past. # more
“Good evening,” said {A} to the door. All in one go. # more
-> DONE

=== l4
# shot: wide
# place: underwater; night; stars
# action: fish sleep calm; octopus sleep calm; crab sit calm; heroes sleep sleepy
# things: coral; seaweed; rock
In the gap the sea went by.
It brought some weed, and took it away. It brought the moon, in bits. # spare
A shark lay in the middle of it, and stayed. Now and then the tail moved, like a hand on a blanket. # more
Eight legs came past on tiptoe. # more
It all went by, and all of it was seen.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep sleepy
# things: curtain; lamp
{L} lay down, and stayed there.
{resting}
{keepsake}
{dream} # spare
Now the evening went by. A car went by, and its light with it. # usual
The stairs went creak. That was nobody. # usual
A moth went by, and a late bike, and then just the sea.
“Good night,” said {L}, all in one go.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
A tooth lay on the mat in the morning, wrapped in weed, as big as a biscuit. “I have been to see the octopus,” said the note. “I stayed in the gap, and it came past. It was eight. I counted. Then it turned round, and there were still eight.”
Under that somebody small had written, in another hand: “Lovely stop. Thank the driver.” {A} put up both eyebrows, and down.
-> DONE

=== next_bedtime
In the gap the tide had turned. The shark had turned round with it, and had not woken up.
-> DONE
