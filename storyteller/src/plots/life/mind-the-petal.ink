# about: feast(diwali&!tomorrow&!coming&!next week&!soon&!weekend&!nearly here&!almost here&!ready for&!getting ready&!on sunday&!on saturday&!on friday|diwali&made|diwali&paint|divali|deepavali)
# also: made-something; proud; sharing; happy; too-excited
# wants: child
# ages: 3-10
# holds: diwali(kind), cat(kind), dark(kind)

=== title
{~Mind the Petal|The Flower on the Step}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: heroes kneel worried before flower; postman stand surprised; friends kneel happy
# things: huge flower before door; door; row of 6 diyas before door; letter in postman.hand
# people: postman(cap)
{~On the step was a flower as wide as the door. Every bit of it was powder, and {H} had helped. It was Diwali.|For Diwali {H} had helped with the flower, which was powder, and lay right across the step.|“Stop!” said {H}. {young:The postman stopped with one foot up.|The postman did stop, with one foot in the air.} Under the foot was a flower made of powder, right across the step, and it was for Diwali.}
{As} own petal was orange, with a {~blue|pink} edge. {young:No other had come out so well.|No other had come out so well, and {A} could not leave it.}
Along the edge stood the lamps, each in its own cup, to light it. # usual
“Nobody may step on it,” said {A}.
“It is on the step,” they said. # usual
And that night everybody was coming, {young:with boxes of sweets.|in good shoes, with boxes of sweets.}
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: aunt jump surprised; heroes reach-up worried aunt; friends tiptoe calm
# things: huge flower before door; door; present in aunt.hands; gate left; row of 4 diyas
# people: aunt=woman(gold dress)
{joining}
First up the path came an aunt, in gold, {young:with a big box.|with a box as big as a drawer.} “Mind the petal!” said {A}.
The aunt stopped. She took hold of all that gold, and jumped. {young:She came down on the mat, and so did the hat stand.|She arrived on the mat, and then, one by one, so did the coats.}
“Mind the petal!” {A} told {~two cousins|two uncles}. {young:They went round by the wall, on their toes.|They came along the wall sideways, with their backs to it, like people on a ledge in a film.} # usual
{helper_person:“Put your feet in my feet,” said {helper} at the gate, and went in front of every guest.} # beat
{helper_animal:{helper} would let nobody by on the side of the powder, and walked each of them round.} # beat
{helper_carried:{helper} was set down where the flower stops, as a post is, and people said good evening.} # beat
So it was kept whole. But they came in {young:slowly. They stood in a line, right out to the gate.|slowly, and soon there was a queue to the gate.}
-> DONE

=== m1
# aside
# shot: behind
# place: street; dusk; clear
# action: heroes give happy box; friends give happy box; boy give happy box; aunt eat happy sweet
# things: door; huge flower before door; row of 3 boxes
# people: boy
“What if the boxes go in first?” said the queue, which had begun to be hungry. {young:So they did. They went from hand to hand.|So the boxes were passed over the flower, from one hand to the next, and the sweets got in, at any rate.}
They could be smelled in there, {young:all in a row, with no one to eat them.|with nobody to tell them how good they were.}
“How is it in the house?” called the whole of the queue. ¶ “It is {~roomy|warm},” said the aunt, who had it to herself.
“Is there one with nuts in?” {young:She had a look. There was, and then there was not.|She had a look, and there was, and after that there was not.}
-> DONE

=== l1
# aside
# shot: close
# place: street; dusk; breeze
# action: heroes sit worried before flower; friends sit calm
# things: huge flower before heroes; 5 petals; leaf
The wind did not stand in line. {young:Down the path it came, and had a sniff.|In at the gate it came, past everybody, and put its nose down to the flower.}
“Mind the petal,” said {A}, and {young:sat down on the windy side, with both arms out.|sat down on the windy side, with both elbows out.}
A bit of green got up and moved next to the yellow. {young:Just a pinch, and the yellow moved up.|No more than a pinch went, and the yellow made room.}
“That is not where you were,” {A} told it, and pushed it home with the smallest finger. A pinch is hard to put back. {young:You have to breathe in, and go on breathing in.|You can only do it while you are breathing in, and there is an end to that.} # spare
“Now stay,” {A} told it, and it stayed, for as long as it was looked at. # more
-> DONE

=== m2
# shot: two
# place: street; dusk; clear
# action: heroes kneel happy holding diya; friends carry happy diya; aunt hold happy candle
# things: row of 8 diyas on stairs; stairs; petal before heroes; window
Then the lamps were lit. {young:They are small and made of clay, and they stood on all the steps and all the sills.|They ran along every sill and up every step in the street, small clay ones, each no bigger than a bun, and the grown ones did the lighting.}
“They are so that it can be seen where to come in,” they told {A}.
{A} had one put by the petal, so that it could be seen where {young:not to come in.|one was not to.}
{pausing} # company
How well it looked! {young:The orange was as warm as {~jam|toast}.|In that light the orange was the colour of {~marmalade|toast}, and {A} would have stayed all night.} # spare
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: cook carry-both surprised pan; man peek worried; friends hold calm box; heroes tiptoe calm
# things: stove; 2 pans; bin left; bicycle left; door
# people: cook(tall hat); man
Some of them gave it up, and went round to the back. {young:They came in by the bins, and past the bicycle.|It meant the bins, and a bicycle, and a gate that has to be lifted.}
“Is this the way?” they asked the {~bins|bicycle}. It was a way. # spare
The kitchen was not ready for that. {young:It had its apron on, and a pan in each hand.|It stood there in its apron, with its sleeves up and a pan in each hand, and nowhere to put a guest.}
“Happy Diwali,” said the guests. {young:They stood in the flour, and held in their boxes.|They stood between the table and the flour, holding in their elbows.}
“You were to come to the front,” said the kitchen, “so that I could be {~pleased|surprised}.”
It was surprised, and by nine people, of whom two were under the table. # more
-> DONE

=== s3
# shot: above
# place: street; night; clear
# action: heroes shout surprised at cat; cat sit calm on flower; friends point surprised at cat
# things: huge flower before door; row of 8 shoes; door; row of 4 diyas
What the flower wanted was a fence. {L} made one out of {young:shoes, all round it, and then not one foot could get in.|shoes, toe to heel, and then not one foot could get in.}
{themed_a} was put on top, as a warning. # personal
{hinderer_person:“Those are mine,” said {hinderer}, in socks, as the last gap was stopped up.} # beat
{hinderer_animal:{hinderer} put a nose into every shoe, and one of them went for a walk on it.} # beat
{hinderer_carried:They were a shoe short, so {hinderer} was put in the gap, and leaned over towards the blue.} # beat
Then the petal was quite safe. {young:The people stood on the path, and the house stood there with its lamps on.|The guests stood on the path, and the house stood in front of them with every lamp lit and no one in it but an aunt.} It was very quiet. # usual
But the cat from number nine does not do as it is told. {young:Over the shoes it went, and sat down in the flower.|Over the shoes it came, and sat down in the flower, and thought about something else.}
“Oh!” they all said. # usual
Then it got up, and went in. And {young:so did the petal, on four feet.|in with it went the petal, on four feet, up the hall.} {L} looked at that, one orange foot after another, all the way to the {~cake|sweets}.
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; clear
# action: oldest sit-on-chair happy; heroes listen curious beside oldest; friends sit calm
# things: chair; row of 3 diyas on table; table; petal
# people: oldest=woman(old, she)
“How many have you done?” {L} asked the oldest one there.
“One each year,” said the oldest. {young:“I am very old, so it is a lot. It is a field.”|“So you may work it out. It comes to about a field.”}
“And where are they?” {young:They looked at the step. There was just this one.|For there was only the one on the step, and it had a cat’s seat in it.}
“They go in,” said the oldest. {young:“They always did. I had a red one that got as far as the {~bath|piano}.”|“I had a red one, when I was small, that got as far as the {~bath|piano}. It was on my uncle. We had it for weeks.”}
“And the blue one?” ¶ “In the bus,” said the oldest. “It is still in the bus.” # more
-> DONE

=== s4
# shot: close
# place: living-room; night; clear
# action: heroes dance proud; friends walk happy; aunt walk laughing; woman push happy pram
# things: row of 8 footprints; pram; cake on table; table; 3 petals; door left
# people: woman
So that was what it was for. {L} took the fence down, one shoe after the other. # usual
“Come in!” said {L}. “Mind you step on it.”
And in they came, {young:over the blue, over the green, over the orange.|all of them at once, over the blue, and right across the orange.} In went pink feet, and they went upstairs. In went a {~pram|chair}, on wheels, and it drew two long lines to the sweets.
{young:Soon the flower was all over the house.|By eight it was hardly on the step at all, and all over the house.} Under the table it was yellow, where the knees were. # usual
“And whose is this?” ¶ “That one is mine,” said {L}. “I am in every room.”
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit-on-edge happy bath; friends sit-on-edge happy bath
# things: bath; flower in bath; 6 drops; towel
Then it was feet. They sat in a row on the edge of the bath.
Off came the blue. Off came a bit of green. Round in the water they went, and made one more {~flower|star}.
“Leave me a toe,” said {L}. # spare
So one was left. It stuck up, orange, with a good edge. # spare
They could hear the cat, being brushed, and saying so to each foot, one after the other. # more
-> DONE

=== m3
# shot: two
# place: street; night; stars
# action: heroes wave sleepy; friends wave sleepy; aunt carry sleepy box; postman wave happy
# things: door; row of 5 footprints; row of 4 diyas; gate left
Then they all went home. They took a box each, and not the one that they had brought.
Out went the feet, over the step. Down the path they went. They still had some on.
“Look,” said {L}. You could see where each of them lived. {~It was pink to number four.|It was green to the bus stop.} # spare
It went past the lamps, and round the bend, as far as it would last. # spare
They waved with both hands, since both hands were pink. # more
-> DONE

=== l4
# shot: behind
# place: street; night; stars
# action: cat walk calm; owl sit calm; heroes sit sleepy
# things: wall; row of 6 diyas on wall
The lamps burned low along the street. Someone went by, and said goodnight to each. Then it was dark there.
The cat went home along the wall, quite clean, but for one {~ear|toe}.
In the hall it was still blue, as far as the coats. The coats had some on, too. # more
It was yellow where the knees had been. It would be there for weeks. # more
One sweet lay in a box. It had nuts in, and had been kept. # spare
On the path stood the shoes, toe to heel. They had gone round nothing. They were let off. # more
-> DONE

=== s5
# shot: object
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: row of 4 footprints; petal
They came up to bed by the pink. # usual
{resting}
{dream} # spare
“Mind the petal,” said {L}. It was the toe. It went in last. # usual
It came off on the sheet a bit. That was all right. # usual
Outside the wind came up the path, and put its nose down.
The step was just a step. It was clean. The moon could stand on it.
The flower was not there. It had gone in.
They had all gone in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
An orange toe was on the gate. One more was at number nine, where it had met the cat, and after that it went down the street, with a long step. {H} came after it. At the bus stop there were two, side by side, and then none at all.
“It got on,” said {A}.
At noon the aunt in gold rang up, from the end of the line. “There is a bit of you,” she said, “on the pier.”
-> DONE

=== next_bedtime
The rain had been by, and washed the step. It had not been to the pier.
-> DONE
