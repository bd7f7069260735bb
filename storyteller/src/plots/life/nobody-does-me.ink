# about: story-about(snow queen|ice queen|pirate|princess|prince|the queen|a queen|queens|the king|a king|kings|knight|fairy|fairies|wizard|witch|magician|astronaut|spaceman|spacemen|footballer|football player|goalkeeper|superhero|super hero|ballerina|ballet dancer|dancer|a doctor|a nurse|a vet|a chef|firefighter|fireman|firemen|police officer|policeman|explorer|detective|cowboy|cowgirl|ninja|viking|sailor|captain|robot|elf|elves|gnome|a girl who|a girl called|a boy who|a boy called|clown|postman|lighthouse keeper); with-character(snow queen|ice queen|pirate|princess|prince|the queen|a queen|queens|the king|a king|kings|knight|fairy|fairies|wizard|witch|magician|astronaut|spaceman|spacemen|footballer|football player|goalkeeper|superhero|super hero|ballerina|ballet dancer|dancer|a doctor|a nurse|a vet|a chef|firefighter|fireman|firemen|police officer|policeman|explorer|detective|cowboy|cowgirl|ninja|viking|sailor|captain|robot|elf|elves|gnome|a girl who|a girl called|a boy who|a boy called|clown|postman|lighthouse keeper); creature(pirate|princess|prince|the queen|a queen|queens|the king|a king|kings|knight|fairy|fairies|wizard|witch|magician|astronaut|spaceman|spacemen|footballer|football player|goalkeeper|superhero|super hero|ballerina|ballet dancer|dancer|a doctor|a nurse|a vet|a chef|firefighter|fireman|firemen|police officer|policeman|explorer|detective|cowboy|cowgirl|ninja|viking|sailor|captain|robot|elf|elves|gnome|a girl who|a girl called|a boy who|a boy called|clown|postman|lighthouse keeper); bring-back(pirate|princess|prince|the queen|a queen|queens|the king|a king|kings|knight|fairy|fairies|wizard|witch|magician|astronaut|spaceman|spacemen|footballer|football player|goalkeeper|superhero|super hero|ballerina|ballet dancer|dancer|a doctor|a nurse|a vet|a chef|firefighter|fireman|firemen|police officer|policeman|explorer|detective|cowboy|cowgirl|ninja|viking|sailor|captain|robot|elf|elves|gnome|a girl who|a girl called|a boy who|a boy called|clown|postman|lighthouse keeper); likes(pirate|princess|prince|the queen|a queen|queens|the king|a king|kings|knight|fairy|fairies|wizard|witch|magician|astronaut|spaceman|spacemen|footballer|football player|goalkeeper|superhero|super hero|ballerina|ballet dancer|dancer|a doctor|a nurse|a vet|a chef|firefighter|fireman|firemen|police officer|policeman|explorer|detective|cowboy|cowgirl|ninja|viking|sailor|captain|robot|elf|elves|gnome|a girl who|a girl called|a boy who|a boy called|clown|postman|lighthouse keeper); story-about(a girl|a boy); with-character(a girl|a boy)
# also: creature; likes; funny; person; place
# kind pirate: pirate*|sailor*
# kind royal: princess*|prince|princes|queen*|king|kings
# kind knight: knight*
# kind fairy: fairy|fairies|elf|elves
# kind wizard: wizard*|witch*|magician*
# kind space: astronaut*|spaceman|spacemen
# kind sport: footballer*|football*|goalkeeper*
# wants: child
# role guest: answer(a girl|a boy|snow queen|ice queen|pirate|princess|prince|the queen|a queen|queens|the king|a king|kings|knight|fairy|fairies|wizard|witch|magician|astronaut|spaceman|spacemen|footballer|football player|goalkeeper|superhero|super hero|ballerina|ballet dancer|dancer|a doctor|a nurse|a vet|a chef|firefighter|fireman|firemen|police officer|policeman|explorer|detective|cowboy|cowgirl|ninja|viking|sailor|captain|robot|elf|elves|gnome|a girl who|a girl called|a boy who|a boy called|clown|postman|lighthouse keeper), creature = a sailor called Mags
# role grownup: parent = the grown-up with the iron
# names: Mags | Wyn | Dot
# ages: 3-12
# holds: dark(kind)

=== title
{~Nobody Does Me|One More Line}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: heroes hold surprised lantern; guest stand calm; friends stand curious
# things: door left; mat; paper in guest.hand
{~“Hold this,” said somebody at the front door, {young:and then {H} had a lamp.|and after that it was {H} who had the lamp.}|“Is this the house with the new hand?” asked a voice at the door, {young:when {H} had opened it.|and {H}, who had opened it, looked at both hands.}|The bell rang at ten to seven, {young:and {H} ran to the door in slippers.|and {H} went to the door in slippers, which is how you should not go to an interview.}}
{
- is_pirate:
There stood {guest_a}, {young:with one boot off.|with one boot off, and sand coming out of the other.}
- is_royal:
There stood {guest_a}, {young:with the crown in one hand.|with the crown in one hand, and a red line where it had been.}
- is_knight:
There stood {guest_a}, and clanked, {young:and said sorry.|and begged pardon, and clanked.}
- is_fairy:
There stood {guest_a}, {young:with one wing put away.|with one wing folded up, and one that would not.}
- is_wizard:
There stood {guest_a}, {young:in a hat that had been sat on.|in a hat that had been sat on, not by a friend.}
- is_space:
There stood {guest_a}, {young:puffing. “It is heavy down here.”|who had to hold on to the wall. “Everything is so heavy down here.”}
- is_sport:
There stood {guest_a}, {young:with mud up to the knees.|with mud up to the knees, and nobody left to kick it to.}
- else:
There stood {guest_a}, {young:with very tired feet.|who stood on one foot, to give the other one a rest.}
}
{is_wished_trait:“The one {wished_trait}?” asked {A}. ¶ “Not after seven,” said {guest}.} # wished
“I go round every night,” said {guest}, {young:“and tonight I want to sit down.”|“and have since before there was a door. Tonight I want to sit down.”}
{A} had been hoping for a job since {~Tuesday|breakfast}.
{guest_says} # usual
“You go round the house, you see that everything is in bed, and you say the words,” said {guest}, and handed over the list.
{
- is_pirate:
The words were “All hands below”.
- is_royal:
The words were “We are pleased. You may go”.
- is_knight:
The words were “Pass, friend”.
- is_fairy:
The words were “Granted, till morning”.
- is_wizard:
The words were “As you were”.
- is_space:
The words were “All quiet. Over”.
- is_sport:
The words were “Full time”.
- else:
The words were “That is all for today”.
}
-> DONE

=== s2
# shot: two
# place: bathroom; dusk; clear
# action: heroes shout proud at tap; friends stand surprised; grownup stand surprised
# things: lantern in heroes.hand; tap; mirror; drop under tap
{guest} got the armchair, with both feet in a bowl, and {A} got the lamp.
{joining}
{is_loved:There was nothing on the list about {loved}, and {A} looked twice.|{musing}} # personal
{hinderer_person:“What does it say? Is that a tap or a cap?” asked {hinderer}, and would not go on until it was settled.} # beat
{hinderer_animal:{hinderer} went in front of the lamp, so that all they saw of the bathroom was {hinderer_s} shadow.} # beat
{hinderer_carried:{hinderer} had to be held, and so did the lamp, and so did the list, and {A} has as many hands as you.} # beat
THE TAP, said the list. {young:The tap went drip.|It was dripping, in no hurry.}
{
- is_pirate:
“All hands below!” shouted {A}.
- is_royal:
“We are pleased! You may go!” shouted {A}.
- is_knight:
“Pass, friend!” shouted {A}.
- is_fairy:
“Granted, till morning!” shouted {A}.
- is_wizard:
“As you were!” shouted {A}.
- is_space:
“All quiet! Over!” shouted {A}.
- is_sport:
“Full time!” shouted {A}.
- else:
“That is all for today!” shouted {A}.
}
{young:The mirror shook. A brush fell in the basin.|The mirror shook in its frame, and a toothbrush lay down in the basin.} # usual
Drip, said the tap.
“You shouted it at the tap,” called {guest} from the chair. “You say it to the tap.”
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: heroes walk proud; guest sit-on-chair calm armchair; friends walk happy
# things: armchair; bowl; rug; lantern in heroes.hand
“And there is the walk,” said {guest}. {young:“You can’t go round in just any walk.”|“They have to know by the feet who is coming.”}
{
- is_pirate:
You lean to the left, and then the floor comes up, and you lean to the right. {young:{A} did it along the rug.|{A} did the whole of the rug like that, and held on to the table, as it was getting rough.}
- is_royal:
You walk as if there was a carpet in front, {young:and you wave with just the end of your arm.|and somebody behind you had the other end of your coat, and was doing their best.}
- is_knight:
You put down one foot, and wait for the knee. {young:{A} did it. {A} said the clank, too.|{A} had no clank, and did it with the mouth, one for the foot and one for the knee.}
- is_fairy:
You go on the tips of your toes, and never on both at once. {young:{A} did it, and only fell on the sofa.|{A} did it as far as the sofa, and then the sofa did it with {A}.}
- is_wizard:
You stop first, and your coat stops after you. {young:{A} did it in a towel.|{A} did it in the bath towel, with seven stops, until the towel had got the idea.}
- is_space:
You lift one leg and leave it there, until you remember it. {young:{A} went all along the rug, and it took ages.|{A} crossed the rug so slowly that the clock had to wait.}
- is_sport:
You go sideways, on your toes, with your eye on the one with the ball. {young:The one with the ball was a cushion.|In this house that was a cushion, and it gave nothing away.}
- else:
You put the heel down first, so that the floor can get ready. {young:Then comes the toe. {A} did it along the rug.|{A} did the length of the rug, and there was not a board that had not been told.}
}
“Again,” said {guest}, and moved {~one toe|all ten toes} in the bowl. “That time I could tell that you were enjoying it.” # more
“And what do the feet say?” asked {A}. ¶ “They say that it is only me,” said {guest}. # more
-> DONE

=== l1
# aside
# shot: close
# place: living-room; dusk; clear
# action: guest eat calm sandwich; heroes sit curious; friends sit curious
# things: armchair under guest; bowl; sandwich in guest.hand; lantern
After the first page there is a break. {guest} had brought {~cheese|egg} sandwiches for it, and {young:{A} had one, with the crust.|cut across, so that there should be one for the new hand.}
A sandwich is better when the work is half done. {A} had not known that about sandwiches. # spare
“What do you do,” asked {A}, “when you are not going round?”
“I could not tell you,” said {guest}. {young:“I am always going round.”|“I have not been there yet. I have only ever been going round.”}
“But what would you like to do?”
{guest} chewed, and looked at the wall. {young:“That,” said {guest}. “That is very nice.”|“This,” said {guest}. “I have often gone past this wall. It has a good deal in it, if you stop.”} # more
So they all looked at the wall until the sandwiches were done.
-> DONE

=== s3
# shot: above
# place: hallway; dusk; clear
# action: heroes shout proud; friends stand surprised; guest sit calm
# things: coat; hook; clock; lantern in heroes.hand; stairs
{young:Then came the clock, and the coats, and all the stairs.|Then came the clock, the coats, the fridge, and eleven stairs, with a line for each.}
{themed_a} was number nine. # personal
So {A} stood in the middle of the hall, and said the words once, for everybody.
{young:It was very quick.|It saved a great deal of time.} # usual
{helper_person:“Did you mean me as well?” asked {helper}, and held up the lamp, to see who had heard.} # beat
{helper_animal:{helper} pricked both ears, looked where the lamp did not go, and so they knew that something was wrong.} # beat
{helper_carried:{helper} was put on the bottom stair, to mark how far the words had got.} # beat
The clock struck, and it was not even time. Down came a coat. {young:The fridge hummed, and the tap went drip.|The fridge began to hum, and above it all the tap went drip.}
“I did it like that myself,” said {guest}, “in my first week. {young:It took me till Thursday.”|They were not all in bed again till Thursday.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: garden; dusk; clear
# action: heroes hold curious lantern; cat sit calm on wall; friends stand curious
# things: 2 bins; wall; lantern in heroes.hand
THE BINS, it said next, and for those you have to go out at the back, with {young:the lamp, and a coat on.|the lamp, and a coat on over whatever you have on.}
The green bin was in. The brown one had its mouth open, {young:and {A} shut it with one finger.|like somebody who has gone to sleep in a chair, and {A} shut it with one finger.}
The washing line was in. The watering can was in, and had a leaf in it. {A} told them so. # spare
On the wall sat the cat from {~number four|over the road}, and the cat was not on the list. {young:{A} held up the lamp. They looked at each other.|{A} held up the lamp and looked for a C, and the cat looked too, without much interest.}
“Are you in or out?” asked {A}. ¶ The cat thought that it was a matter of where you stand, {young:and sat.|and went on sitting there.}
{A} wrote it down as both. # more
-> DONE

=== l2
# aside
# shot: two
# place: laundry; dusk; clear
# action: grownup fold calm shirt; heroes read curious paper; friends stand calm
# things: shirt in grownup.hand; clothes-horse; paper in heroes.hand; basket
{grownup} was still at the shirts, {young:with a big pile.|and the pile had not got any smaller for being looked at.}
The iron said “hff”, and in front of it a sleeve lay down flat. # spare
“Am I on the list?” asked {grownup}.
{A} went down the page with one finger, {young:past the fridge.|past the fridge, and the mat, and the thing that nobody will throw away.} “You are after the iron,” said {A}.
{grownup} thought that {young:that was about right.|it was about right, and had often noticed it.}
“And who is after you?” ¶ {A} turned the list over. On the other side there was only a {~ring|spot} of tea. # more
“You had better take a sock,” said {grownup}, and gave {A} one. Socks were on the list as well. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: heroes kneel curious before drawer; friends crouch curious; grownup stand calm
# things: drawer; 3 socks; lantern
THE SOCKS came on page two. {young:They have to be in two by two.|They have to be in by twos, and that is where most people who go round lose heart.}
{A} put the lamp on the floor, and looked in the drawer. {young:In, in, in. One stripe had no other one.|They were in as far as the blue ones, and then there was a stripe who had nobody.}
A {~mitten|glove} was in with them, and {A} let it stay, as it was late. # spare
{A} found the other stripe {~behind the door|in a welly}. It had been there since {young:the snow.|the snow, and had not liked to shout.}
{many:{B} put it in next to the first one.|In it went, next to the first one.} Neither of them said anything. {young:You do not have to, with socks.|After so long it is hard to know where to begin.}
{A} shut the drawer, not quite to the end. ¶ “Do not shut people in tight,” said the list, in brackets. # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: heroes stand calm before guest; guest sit-on-chair sleepy armchair; friends sit calm; grownup stand calm
# things: armchair; bowl; lantern in heroes.hand; paper
{L} went back to the tap, held the lamp low, waited for the drop to fall, and gave the tap a small turn. Then came the words, {young:quite low, to the tap.|as you say them to somebody who has had a long day.}
The tap stopped.
{L} said them to the clock, and the coats, and to all the stairs, one by one. {young:It took a long time.|It took as long as it took.} # usual
Then everything was asleep. But {guest} sat up straight in the chair. “I shall just stay awake,” said {guest}. “Somebody has to.”
“Who says it to you?” asked {L}.
{guest} looked at the list, and at the back of the list. “Nobody does me,” said {guest}.
{L} took the pencil, and wrote one more line, and held the lamp low.
{
- is_pirate:
“All hands below,” said {L}.
- is_royal:
“We are pleased,” said {L}. “You may go.”
- is_knight:
“Pass, friend,” said {L}.
- is_fairy:
“Granted,” said {L}, “till morning.”
- is_wizard:
“As you were,” said {L}.
- is_space:
“All quiet,” said {L}. “Over.”
- is_sport:
“Full time,” said {L}.
- else:
“That is all for today,” said {L}.
}
{guest} shut one eye, to see how it was. Then the other one went. # usual
-> DONE

=== l3
# shot: two
# place: living-room; night; stars
# action: heroes tuck-in calm guest; guest sleep sleepy; friends sit sleepy
# things: armchair under guest; blanket on guest; bowl; towel
The feet had to be dried, and that goes one toe at a time.
They had gone a long way, those feet. They did not wake. # spare
There was one drop left on the little toe. {A} gave it a small turn, and it went. # spare
A blanket went over {guest}, up to the chin. It was the {~blue|good} one. # more
{A} emptied the bowl. The list went in a {~pocket|shoe}.
{guest} snored, but not like somebody on duty. # more
-> DONE

=== m3
# shot: above
# place: hallway; night; stars
# action: heroes climb sleepy stairs; friends climb sleepy stairs; grownup hold calm lantern
# things: stairs; clock; coat
Then there were the stairs, and it was the last time up. They did not creak.
{A} trod on each of them once, in the middle, and let it be. # more
The coats hung quite still. One had a hand in its own pocket. # more
The clock went on. It ticked so low that it was nearly silent. # spare
{homeward} # company
On the top stair {A} looked back. {~All asleep|Every one asleep}.
-> DONE

=== l4
# shot: wide
# place: street; night; stars
# action: cat sleep calm on wall; heroes sleep sleepy
# things: wall; street-lamp; 2 bins
Out at the back it was all asleep as well.
The bins had their mouths shut. The gate was on its hook. # spare
One leaf came down, and lay still. # more
A light went by at the end of the road. It was somebody else, going round. # more
The cat was asleep on the wall. It had seen to that by itself. # more
There was nobody left to say it to, out there.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup hold calm lantern; friends sleep sleepy
# things: slipper
The bed was the last line but one.
{resting}
{keepsake}
{dream} # spare
{L} lay down, and listened. There was no drip. There was one snore, from the chair. # usual
“Have you got a list?” asked {L}. ¶ “A short one,” said {grownup}. “You are on it.” # usual
{grownup} held the lamp low. # usual
{
- is_pirate:
“All hands below,” said {grownup}.
- is_royal:
“We are pleased,” said {grownup}. “You may go.”
- is_knight:
“Pass, friend,” said {grownup}.
- is_fairy:
“Granted,” said {grownup}, “till morning.”
- is_wizard:
“As you were,” said {grownup}.
- is_space:
“All quiet,” said {grownup}. “Over.”
- is_sport:
“Full time,” said {grownup}.
- else:
“That is all for today,” said {grownup}.
}
And {L} slept.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The armchair was empty in the morning, and the blanket had been folded by somebody who folds flags. The bowl had been washed. On the bowl lay an envelope, and in it were the wages: a button, a very small shell, and half a sandwich.
“Slept,” it said on the back of the list. “Right through. Had not been there before. Have put you down for alternate Thursdays.” ¶ {A} read it to the tap, who was in.
-> DONE

=== next_bedtime
The lamp was by the bed. It had been left low.
-> DONE
