# about: moving-house(last night&old|last night in this|last night in the|last night in our|our last night|last night here|last night at the|last night before|final night|last bedtime|last sleep|last evening|last bath)
# also: sad; nervous; missing; scared; tired; cannot-sleep; somebody-left; bedtime; place; last-day; too-excited; fear-dark
# wants: child
# role grownup: parent = the grown-up with the parcel tape
# ages: 3-9
# holds: dark(kind)

=== title
{~The Last Eek|The First Rabbit in the House}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L eat sad; heroes sit sad; grownup sit; friends sit
# things: 4 box; plate before L; fork; window
{~“That was the last pea,” said {H}, “in this house.” {young:It was gone.|It had been quite an ordinary pea, and nobody had looked at it properly.}|They ate supper off their knees, {young:because the table was upside down.|because the table lay on its back, with its legs tied together.} {H} sat on a box that said PANS.|There were boxes up to the window, and one bare lamp, and {H} in between, {young:with the last peas.|eating the last of the peas, one by one.}}
In the morning a van would come, and they would move. So this was the last night in the old house, and everything in it was the last.
The last supper had been eaten. The last cup stood in the sink. {young:{L} had a lump in the throat.|{L} had a lump in the throat, about as big as a pea.} # usual
“I want to do all the last ones properly,” said {L}, “so that they are not just gone.”
-> DONE

=== s2
# shot: behind
# place: hallway; dusk; clear
# action: L walk sad; heroes walk; grownup stand; friends stand
# things: 3 box; door; lamp
In the hall there is a loose board, and it says eek. {young:It had said it every day.|It had said that to everybody who had ever come home.}
{joining}
{musing}
{L} stood before it, and took a breath, and stepped. Eek. “That was the last eek,” said {L}{not young:, and they all kept quiet for a moment}.
{hinderer_person:“I have left my glass in there,” said {hinderer}. Eek. And then, coming back with it, eek.} # beat
{hinderer_animal:{hinderer} got up and went across the board to see who was sad. Eek, it went, four times, once for each leg.} # beat
{hinderer_carried:{hinderer} was dropped, just then, from no height at all, and landed on it. Eek.} # beat
But {L} had left a sock behind. {young:Eek, it went. Eek, on the way back.|That was one eek to fetch it, and another one to come back.} “Now that was the last,” said {L}. # usual
Then {grownup} came by with a box. Eek. {young:It would not be the last.|You cannot say goodbye to a thing that will not stop saying hello.}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; dusk; clear
# action: A stroke curious wall; heroes look-up; grownup carry-both box; friends sit
# things: 3 box; wall; picture before wall; nail
The pictures were down, and where each one had been there was a square, {young:and it was clean.|a little cleaner than the rest, with a nail above it.}
{A} went along and looked at them all. {young:“That was the boat,” said {A}.|“That was the boat,” said {A}. “And that was the aunt, and that one was the clock.”}
You could see them quite well. {young:The wall had kept their places for them.|The wall had kept their places for them, like people who put a hat on a seat.}
Behind the sofa they found a {~pencil|button}, {young:and somebody had been looking for it for a year.|which somebody had been accused of losing, and now it could be proved that nobody had.}
“Last {~pencil|button},” said {A}. There was another one under the rug. # more
They did not put that one in a box. It went in a pocket, to travel with the people. # more
-> DONE

=== l1
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A wash sad; heroes wash; grownup hold towel; friends sit
# things: bath; tap; towel; box
The last bath was a good one. {young:The duck was in a box already, so there was a big spoon to play with.|The duck had been packed, and there was a potato masher to play with instead.}
{A} lay quite still, and looked at the crack over the tap. {young:It is like a camel.|It is like a camel, if you know, and with nobody to tell them the next people might think that it was only a crack.}
“Goodbye, camel,” said {A}. {young:Drip, said the tap.|A drop came out of the tap and ran down, and it may have been for the camel or for anybody.}
Then the plug was pulled, {young:and the water said glug.|and the water went round and round the hole, as it always does, and did not go any slower for being the last.}
“That was the last glug,” said {A}. ¶ Glug, said the hole. # more
There was one towel, and it had to do for all. It had not been told that it was the last. # more
-> DONE

=== s3
# shot: two
# place: hallway; night; clear
# action: L stand worried; heroes stand; grownup stand; friends stand
# things: 3 box; door; lamp; themed
“Then I will not do it,” said {L}. “If I do not step on it, the last one is still to come.”
So {L} went round by the wall, {young:on tiptoe.|flat against it, like a picture.} # usual
The same was done with the tap, and with the light in the hall. {young:Nobody must touch them.|One turn of each was to be saved up, and nobody was to touch them.} # usual
{helper_person:“I will climb along the boxes,” said {helper}, and did, with a hand on each side of the hall.} # beat
{helper_animal:{helper} had a look at what {L} was doing, and jumped over the board, with all four feet at once.} # beat
{helper_carried:{helper} was passed across from hand to hand, so as not to use up an eek.} # beat
{themed_a} was still out, to be packed the very last, and it was not to be packed either. # personal
But the bedroom was on the far side. {young:{L} stood on one leg.|{L} stood on one leg, between an eek and a light.}
“You can stay like that till the van comes,” said {grownup}, “or you can be carried. That does not count.”
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; night; clear
# action: A shout surprised; heroes stand; grownup stand; friends stand
# things: 3 box; window; wall
The big room had nothing in it now but a carpet rolled up like a pancake. “Hello?” said {A}, {young:and it came back. “Lo!”|and the room said it as well, only without the front.}
It had never done that. {young:The sofa had been in the way.|There had always been a sofa in the way, and curtains, and people talking.}
“Is anybody there?” asked {A}. {young:¶ “There,” said the room.|¶ “There,” said the room, quite clearly, from the place where the bookcase used to be.}
They all came in to try it. {young:A sneeze was best.|The best was a sneeze, which went round the room by the walls, and came back to whoever had sent it.}
{pausing} # company
“It has been waiting all this time,” said {A}, “to get a word in.” # more
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; night; clear
# action: grownup push mattress; A sit curious on mattress; heroes sit; friends sit
# things: mattress; 3 box; lamp; blanket on mattress
The bed had been taken to pieces, and stood against the wall. {young:It looked quite small like that.|It looked much smaller like that, and you could see that it was only wood.}
The mattress lay on the floor, {young:and {A} got on it, as you get on a raft.|like a raft, and {A} got on before it could leave.}
“You can’t fall out,” said {grownup}. {young:{A} tried it. You can’t.|{A} tried it. You roll off at the edge, and you have arrived already.}
There was a {~marble|crayon} under the skirting board, {young:as near as your nose.|which no one could ever have seen without living down there.}
“What is in that box?” asked {A}. It said BOX on it. # more
The toothbrushes were in it, for the morning, in the last cup. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L point surprised; grownup sit; heroes sit-up surprised; friends sit
# things: window; moon; mattress; box; blanket on mattress
So {L} was carried to the bedroom, and put to bed, and {grownup} turned out the light. “That was the last—” said {L}, and stopped.
{young:There was a window on the wall!|It was not dark. On the wall, where there is no window, there was a window.} It was big and pale, and it leaned a little, with a cross in the middle. # usual
“Who put that there?” said {L}. ¶ “The moon did,” said {grownup}. “The curtain is in a box.”
“I have never seen that before,” said {L}. “It is the last night, and there is a first in it.”
Then {L} held up one hand, with two fingers out. On the wall a rabbit sat up, and put one ear down.
“That is the first rabbit in this house,” said {L}.
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; clear
# action: L wave laughing; heroes wave; grownup wave; friends sit
# things: window; moon; mattress; box
After that there were more. There was the first {~crocodile|goose}, which was {grownup_s}.
There was the first foot on that wall. It had to lie on its back to do it.
“First nose,” said {L}, sideways. It was a fine one. # spare
They had a first giant as well. It was only somebody who stood up. # spare
A house is never quite used up. # more
There was still some wall that had had nobody on it.
-> DONE

=== l3
# aside
# shot: above
# place: hallway; night; clear
# action: L tiptoe calm; heroes stand; grownup stand; friends stand
# things: 3 box; door; moon
Then {L} got up once more, in bare feet, and went into the hall.
The board lay there in the moon. It was just a board, a bit worn in the middle.
“You can have it now,” said {L}, and stood on it, with both feet. Eek.
It was a long one. Nobody said which one it was. # spare
It was cold on the feet, and then it was warm. # spare
{L} gave the light a pat as well. It had been so good about it all. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: mattress; blanket on mattress; moon; window
“Is there a moon at the new house?” asked {L}. ¶ “It is the same one,” said {grownup}.
“Then the rabbit can come,” said {L}. It did not need a box.
It lives in the hand, and it does not get bent. # spare
The boxes stood round, quite still. They had their flaps shut. # spare
From down here they were like a small town at night. # more
The lump was hardly there. It was about as big as half a pea.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 3 box; door; moon
The hall was quiet. The boxes stood along the wall.
The squares were on the wall, each in its place. The moon hung one more up.
It was a good picture. It had a cross in the middle. # spare
It went along, very slowly, and looked at all the rooms. # spare
Nobody stepped on the board. It was warm in the middle.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: mattress; moon; window; blanket on mattress
It was night in the old house. The pale window had gone along the wall. # usual
{resting}
{keepsake}
{dream} # spare
It came down by the box. It came to the end of the bed. # usual
It lay on the quilt, and it weighed nothing.
{L} put a hand in it. One ear went up.
“Goodnight, house,” said {L}.
Far off in the hall a board said eek. It did that by itself.
The ear lay down.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
On the wall in the morning there was nothing at all, and {A} looked all over it. But when they shook out the blanket, over a box, something dropped to the floor that weighed nothing, and hopped.
“It must have been on the inside,” said {A}, and held out one hand, flat, in the sun. It took the rabbit a moment to see where it was. Then it sat up in there, quite black, and had a look at the day.
-> DONE

=== next_bedtime
A hand lay on top of the blanket. There was a rabbit in it, with one ear down.
-> DONE
