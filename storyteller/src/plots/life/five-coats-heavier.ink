# about: outing(cinema|movies|movie theat|imax|big screen|film|theatre|theater|panto|musical|puppet show|puppet theatre|a show|the show|ballet|circus)
# also: performance; scared; nervous; happy; bravery; proud; too-excited; tired; fear-dark; fear-other; feast; person; place; creature; thing; food; likes
# wants: child
# role grownup: parent = the grown-up with the tickets
# kind stage: theatre|theater|panto|pantomime|musical|puppet|ballet|circus|stage|show|play
# kind film: cinema|movie|movies|film|films|imax|popcorn
# when: done
# ages: 3-9
# holds: dark(kind), loud(kind)

=== title
{~Five Coats Heavier|The Seat That Shut}
-> DONE

=== s1
# shot: wide
# place: theatre; afternoon; clear
# action: L sit-on-chair worried; heroes sit-on-chair; grownup sit-on-chair; friends sit-on-chair
# things: 5 chairs; curtain; lamp
{~All the seats were shut when they came in, rows and rows of them, and {H} had the ones in the middle.|“Row F,” said {grownup}. {H} looked along it, {young:and all the seats were shut.|and every seat in row F was standing up.}|It was a hall as big as a street, {young:and {H} had to find the seats.|and downhill, and {H} had to find the seats.}}
{
- is_stage:
In front hung a curtain, as high as a house. Under it you could see feet going by, {young:and they were in a hurry|in a hurry, in yellow shoes}.
- is_film:
In front was a white wall, as big as a house, {young:and nothing was on it yet|and it looked at everybody, and had nothing on it yet}.
- else:
Far in front it was as high as a house, {young:and nothing had begun yet|and nothing had been begun on yet}.
}
{is_wished_line:“{wished_line},” it would say on the calendar, when it was over.} # wished
{L} pulled down a seat, and sat on it, {young:and it shut|and it shut again}. {L} was in it. {young:Two shoes stuck out.|Two shoes stuck out, and a ticket.}
“You are not heavy enough,” said {grownup}. # usual
{L} wanted to see it all, and saw two knees.
-> DONE

=== s2
# shot: two
# place: theatre; afternoon; clear
# action: L sit-on-chair worried; grownup sit-on-chair; heroes sit-on-chair; friends sit-on-chair
# things: 4 chairs; lamp; curtain; themed
{joining}
{themed_a} had no ticket, and was kept down by an elbow. # personal
{hinderer_person:“Is this row G?” asked {hinderer}, and all of row F had to get up.} # beat
{hinderer_animal:{hinderer} lay down on everybody’s feet, where it was warm, and stayed there.} # beat
{hinderer_carried:{hinderer} was given a seat, which shut at once, and had to be got out by one leg.} # beat
{L} held the seat down, with {young:both hands|one hand on each side}.
Then the lamps went down, {young:like a blind|slowly, all together, as you let down a blind}. It got dark, and it got loud.
{
- is_stage:
A drum went off. The curtain flew up, and there was a whole wood behind it, {young:with a man in it who shouted|and out came a man in yellow shoes, shouting good evening}.
- is_film:
The white wall was not white now. It was a nose, as big as a door, {young:and it said hello|and it said good evening}.
- else:
The first sound went in at the feet, {young:and came out at the top|and came up through the seat, and could be felt in the teeth}.
}
“It is too loud,” said {L}, and put a hand on each ear. Up went the seat.
-> DONE

=== m1
# aside
# shot: close
# place: theatre; afternoon; clear
# action: A hold worried bag; heroes eat sweet; friends listen
# things: paper-bag in A.hand; 3 sweets; chair
There was a bag of sweets. It had been quiet in the street, {young:but it was not quiet in here.|but in there it crackled like a wood in October.}
{A} opened it by a finger’s breadth. {young:Row D looked round.|In row D a head turned round, and then another.}
So they had to wait for the noisy bits. {young:When it went boom, a hand went in.|Whenever there was a crash in front, all the hands went in at the same time, and came out again.}
Then there was a long soft bit. {young:They sat with their mouths full, and did not chew.|It went on and on, and they all sat there with a sweet in one cheek, and nobody dared to bite.}
“Now,” somebody whispered, when it thundered. {young:Crunch.|The whole row went crunch.} # spare
The bag was put under the seat, {young:to be quiet.|where it went on for a while by itself, unfolding.} # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: theatre; afternoon; clear
# action: A walk worried; heroes stand; grownup stand; friends sit
# things: 5 chairs; lamp; door
Then {A} had to go, {young:and not later.|and it was not the sort that can be told to wait for the end.}
The whole row had to stand up for it. {young:“Sorry,” said {A}, “sorry, sorry, sorry.”|“Sorry,” said {A}, to each pair of knees, and there were nine pairs.}
As they stood up, their seats shut behind them, one after the other. {young:Clap, clap, clap, it went.|Clap, clap, clap, it went along the row, and somebody in front began to clap as well.}
Then {A} came back, {young:and it was all done again.|and all the knees got up again, the other way round.}
“What have I missed?” asked {A}. ¶ “A horse,” said {grownup}, {young:very low.|in a whisper. “It has gone. It was not in it for long.”}
“What did it do?” ¶ {young:“It went through,” said {grownup}.|“It went from that side to that side,” said {grownup}, “and did not look happy about it.”} # more
-> DONE

=== m2
# aside
# shot: two
# place: hallway; afternoon; clear
# action: A give calm ticket at man; man hold ticket; heroes stand; friends stand
# things: ticket in man.hand; lamp; rug
# people: man(cap, he)
At the door of the hall a man had torn the tickets. {young:Rip, he went, and gave back a half.|He tore each of them across, quite kindly, and gave one half back.}
“Which is the better half?” he was asked. {young:He had to think.|Nobody had ever asked him that, and he held up the line while he looked.}
“Yours,” he said. {young:“It has the number on it.”|“It has the number on it. Mine has only got the price.”}
And he had a whole box of the other sort. {young:It was full up to the top.|It stood beside him, full to the brim with prices, and he did not know what was done with them.} # spare
{A} had held on to that half ever since. {young:It was warm, and it had gone round.|It was quite soft by now, and had taken the shape of the hand.}
“Enjoy it,” the man had said, {young:and did the next rip.|and had torn the next one a little more slowly, and looked at both ends.} # more
-> DONE

=== l2
# aside
# shot: above
# place: theatre; afternoon; clear
# action: A eat happy ice-cream; heroes eat ice-cream; friends sit-on-chair
# things: 3 ice-creams; 4 chairs; lamp
# things for film: 3 popcorns; 4 chairs; lamp
{
- is_stage:
In the middle it stopped, and the lamps came up. {young:“Is it over?” asked {A}. It was not. It was ice cream.|“Is that all?” asked {A}. But it was only the middle, where you get ice cream.} It came in a tub, and the spoon was in the lid. {young:It was as small as a spoon for a mouse.|The spoon was flat, and made of wood, and it was just long enough for the first half of the tub.}
Behind the curtain somebody was moving the wood about. {young:It went bump, and a voice said “Sorry”.|It went bump, and a voice said that it was sorry, but that it was carrying a tree.}
- is_film:
Before it began, it began four times. {young:First it was about a car.|First it was about a car, and {A} settled down to see what would become of the car.} “This is not it,” said {grownup}. {young:Then it was about crisps.|Then it was about crisps, and those were not it, either.}
There was a tub of popcorn, as big as a bucket. {young:By the time it began, there was the bottom.|By the time that it really began, {A} could see the bottom of it, and one was left that had not popped.}
- else:
For a time nothing happened, and there was something to eat. {young:{A} ate it up.|{A} had meant to keep some of it, and then it was the end of the bag.}
“Is this it?” asked {A}. {young:“Not yet,” they said.|“No,” they said. “This is what comes before.”}
}
“I like this part,” said {A}, {young:and licked a thumb.|and licked first one thumb and then the other.}
{young:The seat had gone up. It was pulled down.|The seat had taken its chance, and gone up, and had to be pulled down again by the front edge.} # more
-> DONE

=== s3
# shot: behind
# place: theatre; night; clear
# action: L look-up worried; grownup sit-on-chair; heroes sit-on-chair; friends sit-on-chair
# things: 4 chairs; door; lamp over door
Two ears, and two sides of a seat: {young:{L} needed four hands|for that, {L} needed four hands}.
“Shall we go out for a bit?” asked {grownup}. “There is the door.”
Over the door was a small green lamp, and on it a man, running out. But he {young:had not gone|had been running since they came, and was still there}.
{helper_person:“Give me one of the ears,” said {helper}, and held it.} # beat
{helper_animal:{helper} put a chin on one of the two shoes, and that side of {L} was held down a bit.} # beat
{helper_carried:{helper} was put on top of {L}, for the weight, and that was nearly enough.} # beat
“He wants to know how it goes on,” said {L}. {young:“So do I.”|“And so do I.”} # usual
The man had a coat on. So had {L}, and it was a heavy one, with {young:stones|conkers} in the pocket.
-> DONE

=== s4
# shot: close
# place: theatre; night; clear
# action: L sit-on-chair happy; heroes sit-on-chair; grownup give coat; friends sit-on-chair
# things: coat on L; coat in grownup.hand; 4 chairs
“Can I have your coat?” whispered {L}. {grownup} passed it over, {young:with keys in it|keys and all}. Another came from the left, and two from the right. That made five coats, up to the chin.
Clunk, went the seat, and stayed down.
And a coat has two sleeves. {L} put a sleeve on each ear, {young:and it was all next door|and the noise was all next door}.
When it was loud, {L} went next door, and when it was good, {L} came back.
{
- is_stage:
The man lost one yellow shoe. {young:“Behind you!” they all called, and {L} was the loudest.|“Behind you!” shouted all the rows at once, and {L} took off both sleeves for it.}
- is_film:
The nose had a face, and the face had a boat. The boat went right over row A, {young:and {L} did not even duck|and {L}, under five coats, only drew in one foot}.
- else:
It was sad once, and funny twice. {young:{L} laughed so much that a coat slid off.|At the second time {L} laughed so much that a coat slid off, and had to be passed back.}
}
At the end they clapped. {L} had no hand out, {young:and clapped with the shoes|and clapped with both shoes, which stuck out in front}. # usual
Over the door the green man {young:was still there|had not missed any of it}. # usual
-> DONE

=== m4
# aside
# shot: two
# place: street; dusk; clear
# action: L walk curious; heroes walk; grownup walk; friends walk
# things: street-lamp; bus; bench
They came out, and the street was still there. {young:A bus went by. It was not loud.|There was a bus, and a man with a ladder under one arm, and none of it was as big as it had been.}
“It is very small,” said {A}. {young:They all stood and looked at it.|They stood on the step for a bit, and let it grow.}
A dog barked on the other side. {young:{A} put up a sleeve, and took it off.|{A} put a sleeve to one ear, and the dog was next door, and took it off, and it was a dog.}
“Does it always do that?” asked {grownup}. ¶ {young:“All coats do.”|“All coats do. Only they do not tell you, in the shop.”} # spare
They tried it with the bus as well, {young:on and off.|on and off, until it had gone round the corner, and could not be turned on any more.} # more
A boy went by on a scooter. {young:It went rrrr, as loud as it liked.|It went rrrr, and everybody let it be as loud as it liked.} # more
-> DONE

=== l3
# shot: wide
# place: street; night; stars
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: street-lamp left; street-lamp right; wall
They went home by the wall. The lamps were on.
{L} was not so heavy now. There was only the one coat.
A door shut. A cat went by, and made no sound at all. # more
Their shadows went on in front. They were as high as a house. # more
At each lamp they came back, and were small. # more
A bus stood at the stop with its doors open, and hummed. # more
A leaf lay on the path. It had been quiet all day. # more
The last lamp was by their own door. It had waited up for them. # more
One shoe was undone. It could wait. # more
“It is still going on,” said {L}, and meant the wall.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; tap; towel; soap
The tap was on. It was loud, for a tap.
{L} turned it down. It was a thin one now. It was next door.
“How was the best bit?” asked {grownup}. ¶ “Heavy.”
There was a red line on each hand, from the seat. It was washed, and it stayed. # more
The soap went round, and round, and was put to bed in its dish. # more
The tap let go of one more drop. It was a soft one. # more
Then the towel came. It had no sleeves. It did both ears.
-> DONE

=== l4
# shot: object
# place: theatre; night; stars
# action: heroes look-up sleepy
# things: 5 chairs; lamp; door
The hall was dark. It was as still as a shoe.
The seats were all shut. They had no one to hold.
One sweet lay in row F. It had not been heard. # more
One glove lay in row C. It had seen no more than the half. # more
A broom had been by. It had gone home. # more
In the box by the door lay the halves, with the price on. # more
No one went in, and no one went out. It had all been seen. # more
Over the door was the green lamp. The man was on it.
He had not gone. He would see the next one, too.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: lamp; quilt; pillow; coat on chair; chair
A bed does not shut. {L} tried it. # usual
{resting}
{dream} # spare
“Am I heavy enough?” said {L}. ¶ “Just right,” said {grownup}, and put the quilt on. It was as good as five coats. # usual
Then the lamp went down, like a blind. It was not quite dark.
{is_wished_line:“{wished_line},” said {L}.} # wished
A car went by, out there. {L} put one ear in the pillow. # usual
It was all next door.
“Is the green man still there?” ¶ “He is still there.” # usual
One eye shut. The other one shut.
Clunk.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The man who tears the tickets stood at the door, with a coat over his arm. It had been found under row F, and there were conkers in it.
“It will not come off the seat,” he said to {H}. “I mean the seat. It stays down now. It thinks that somebody is still on it.”
They told him to say goodbye to it, and to say it from behind. “That did it,” he called later, over the wall. “Clap, it went.”
-> DONE

=== next_bedtime
One ear was in the pillow. The rest of the day was next door.
-> DONE
