# about: new-clothes(shoe&!ballet&!dance|shoes&!ballet&!dance|trainer|trainers|sneaker|sneakers|boot|boots|welly|wellies|wellington|wellingtons|sandal|sandals|slipper|slippers|crocs|coat|jacket|raincoat|anorak|hoodie|cardigan|blazer|pyjama|pyjamas|pajamas|pjs|jammies|nightie|nightdress|onesie|dress|skirt|costume|outfit|cape|cloak|jumper|sweater|uniform|shirt|trousers|kurta|lehenga|gown|clothes)
# also: happy; proud; clothes; too-excited; likes
# wants: child
# role wear: answer(shoe|shoes|trainer|trainers|sneaker|sneakers|boot|boots|welly|wellies|wellington|wellingtons|sandal|sandals|slipper|slippers|crocs|coat|jacket|raincoat|anorak|hoodie|cardigan|blazer|pyjama|pyjamas|pajamas|pjs|jammies|nightie|nightdress|onesie|dress|skirt|costume|outfit|cape|cloak|jumper|sweater|uniform|shirt|trousers|kurta|lehenga|gown|clothes) = some new clothes
# role grownup: parent = the grown-up with the towels
# kind shoes: shoe|shoes|trainer|trainers|sneaker|sneakers|boot|boots|welly|wellies|wellington|wellingtons|sandal|sandals|slipper|slippers|crocs
# kind night: pyjama*|pajama*|pjs|jammies|nightie|nightdress|onesie
# kind coat: coat|jacket|raincoat|anorak|hoodie|cardigan|blazer
# kind costume: costume*|outfit|cape|cloak|princess|superhero|dressing-up|dressing up|dress up
# ages: 3-9
# needs: seeing
# holds: dark(kind), mirror(kind)

=== title
{~You Will Get Used to It|Never Seen Anything}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand proud; heroes stand happy; grownup carry calm towel; friends stand curious
# things: mat; bag left; coat-hanger
# things for shoes: mat; bag left; shoe on mat
# things for coat: mat; bag left; coat-hanger
{~“I am never taking {wear} off,” said {L}. {H} stood in the hall, {young:next to an empty bag.|and the bag lay empty on the floor.}|The bag on the mat was empty. {H} had looked in twice. {young:{L} had {wear} on.|What had been in it was {wear}, and {L} had {wear_him} on.}|There was a smell of new in the hall, and {H} stood in the middle of it. {young:It came from {wear}.|It came from {wear}, and {L} had {wear_him} on.}}
Until today {wear} had been in a bag, and had never seen anything. {young:So {L} had to tell {wear_him} what things were.|“So I have to explain,” said {L}.}
{
- is_shoes:
{young:They were clean all over, and even underneath.|They were so clean underneath that you could have had tea off them.} {L} let them down on the mat. “That is the mat,” {L} told them. “You will get used to it.”
- is_coat:
There was nothing in the pockets, {young:not even a crumb.|not a crumb, and not one old ticket.} {L} put both hands in. “Those are my hands,” {L} told the pockets. “You will get used to it.”
- is_costume:
“And who is this?” asked {grownup}. “It is me,” said {L}, {young:quickly.|before anybody could go and look for {L} somewhere else.} “You will get used to it.”
- is_night:
It was only three o’clock. But {wear}, as a rule, would only see the night, {young:and nothing else|year after year, and nothing else at all}. So {L} had {wear_him} on now. “That is the day,” said {L} at the window. “You will get used to it.”
- else:
There was a crease down the front, {young:as straight as a road.|from being folded, as straight as a road.} “You can let go now,” {L} told the crease. “That is the hall. You will get used to it.”
}
{is_wished_saying:{wished_saying} {L} had said so at the very first look.} # wished
“And for the bath?” asked {grownup}. The bath was at six. {young:“Not for the bath,” said {L}.|“I am quite clean,” said {L}.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: L point happy fridge; heroes stand happy; friends stand curious
# things: fridge; drawer left; spoon on drawer; themed
The kitchen came first. “That is the fridge,” {L} told {wear}. {young:“It hums.”|“It hums, but it does not mean anything by it.”}
{joining}
“That is the drawer that sticks,” said {L}, and showed how it is done, {young:with a bump.|with one elbow and a bump.} “You will get used to it.” # usual
Then {L} held up {themed_a}, in case it had been too far away to see. # personal
{is_loved:{L} told {wear} about {loved}, from the beginning, and it took as far as the sink.|{musing}} # personal
{hinderer_person:“I will do the taps,” said {hinderer}, and did both of them at once. Then there was a mop to be explained as well.} # beat
{hinderer_animal:{hinderer} had to smell {wear}, from one end to the other, and would let nobody past until it was done.} # beat
{hinderer_carried:{hinderer} was held out to say hello, and went head first into the bread, and had to be held out again.} # beat
{is_wished_person:All of this was to be told to {wished_person}, and not one spoon left out.} # wished
{is_wished_thing:Then {L} explained {wished_thing}, and that took the longest.} # wished
{~“Those are spoons,” said {many:{A}|{L}}. “There are more than you think.”|“That is a tap,” said {many:{A}|{L}}. “It is hot on the left, so we do the right.”}
-> DONE

=== m1
# aside
# shot: wide
# place: garden; afternoon; breeze
# action: L look-up curious; heroes point happy; friends walk happy
# things: leaf before L; gate; hedge; puddle
The garden took a long time. {young:There was so much of it!|There was a good deal of it, and it would not keep still.}
“Grass,” said {L}. {young:“It is all like that.”|“It is like that all the way to the hedge, so we need not do every bit.”}
A leaf came down, and landed on {wear}. {L} left it where it was, because it was the first.
There was {~a puddle|a worm}, and {L} explained it from the side. {young:That was near enough.|Near to, there might have been too much of it for a first day.}
“That is the wind,” said {L}. “You cannot see it, but there it is.” # more
A pigeon on the fence looked at {wear}, with one eye, and then with the other. # spare
“It looks at everybody like that,” said {L}. # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: L look-through curious window; heroes point; friends sit curious
# things: window; sofa; curtain
From the sofa they could show {wear} the whole street. {young:A bus went by.|The bus was going by just then, and it was full.}
“That was the bus,” said {L}. {young:“It comes back.”|“It always goes, and you are not to mind, because it comes back.”}
A lady went by with {~a ladder|a very small dog}. {young:{L} did not know why.|“I cannot explain that one,” said {L}. “I have never seen it either.”}
So {wear} and {L} looked after her together, as far as the corner.
The man with the bins went by. “That is Tuesday,” said {L}. # spare
The sofa was explained next: which end was for whom, and who was not supposed to know about the biscuit. # more
There was a spider at the top of the curtain, and it had been there since spring. “You need not tell anybody,” said {L}. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L look-up surprised mirror; heroes look-up curious mirror; friends stand happy
# things: mirror; stool
# things for shoes: mirror; stool; shoe before mirror
# things for coat: mirror; stool; hat-stand
They had kept the mirror in the hall for last. {young:“And that is you,” said {L}.|“And that,” {L} told {wear}, “is you.”}
{helper_person:“Front,” said {helper}, and then “side,” and then “other side,” so that nothing should be missed.} # beat
{helper_animal:{helper} sat down next to {L}, and looked in the mirror as well, and was polite about it.} # beat
{helper_carried:{helper} was held up at the mirror as well, so that {wear} should not be shy.} # beat
{young:They all had a good look.|Everybody kept still, for there is only one first time.} # usual
Then {L} thought of something, and bent right down to see.
{
- is_shoes:
From down there you saw two knees, {young:and a chin. That was all.|and then nothing for a long way, and then a chin.}
- is_night:
{L} looked in at the neck. There was a tummy in there, {young:very near. That was all.|and it was much too near to be seen properly.}
- is_coat:
{L} looked in at the neck. There was a jumper in there, {young:very near. That was all.|and it was much too near to be seen properly.}
- else:
{L} looked in at the neck. There was a vest in there, {young:very near. That was all.|and it was much too near to be seen properly.}
}
“I have shown {wear_him} all there is,” said {L}. {young:“But not me!”|“And {wear_many:they have|it has} never once seen me.”}
Upstairs the bath was running. {young:It was six o’clock.|It was six o’clock, and {grownup} was on the landing.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L hold surprised spoon; heroes stand laughing; friends stand curious
# things: spoon in L.hand; drawer; table
They tried it with a spoon. {young:{L} held it out and looked in.|{L} held the big one out at the end of one arm, and smiled.}
In the spoon was somebody upside down, {young:with a nose like a potato.|who was mostly nose, and had hardly any hair.}
“That is not me,” {L} told {wear}. {young:“Do not get used to it.”|“Please do not get used to it.”}
The other side of the spoon was worse. {young:It was the right way up, and it was all cheeks.|There it was the right way up, but it had the cheeks of {~a hamster|a trumpet player}.} # spare
They tried the kettle, and the kettle was wide. # more
They tried the window, but there was a tree growing through {L}. # more
So the spoon went back to the others, and the drawer stuck, and was bumped. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: L point curious picture; heroes look-up happy; friends sit
# things: picture; shelf; sofa
There was a picture of {L} on the shelf. {young:{L} showed it to {wear}.|{L} held {wear} up to it, as well as you can with somebody inside.}
“That is me,” said {L}, “but I was new.” {young:There were no teeth in it, and not much hair.|There were no teeth in it anywhere, and it was looking at {~a sock|a ceiling}.}
“I had not seen anything either,” said {L}. {young:“They told me it all.”|“Somebody had to carry me round, and say what it was.”}
“Who did?” asked {grownup}. {young:“You did,” said {L}.|“You did,” said {L}. ¶ “So I did,” said {grownup}. “We began with the fridge.”}
“How long did it take me to get used to it?” asked {L}. ¶ “You are still at it,” said {grownup}. # spare
{L} put the picture back next to the plant, and explained the plant. # more
-> DONE

=== s4
# shot: two
# place: bathroom; dusk; clear
# action: L stand proud before stool; heroes stand happy; grownup hold surprised towel; friends sit calm
# things: stool; bath; towel in grownup.hand
# things for shoes: stool; shoe on stool; bath; towel in grownup.hand
# things for coat: stool; coat on stool; bath; towel in grownup.hand
# things for night: stool; pyjamas on stool; bath; towel in grownup.hand
“Bath,” said {grownup}, and waited. But nobody said no.
{L} set the stool in front of the bath. Then {L} took {wear} off, and put {wear_him} on the stool, facing the bath.
“So,” said {L}. “This is me.” # usual
{L} turned round, quite slowly, because it was a lot to see at once. “That is the back. The knees are here, and they are always like that.”
Nobody laughed, and {grownup} held the towel out of the way. # usual
“You will get used to it,” said {L}.
{is_wished_day:“And {wished_day} you can come out with me,” said {L}.} # wished
Then the one who was never, ever going to have a bath got into the bath.
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: L wash happy; heroes wash sleepy; friends sit calm
# things: bath; stool; soap; towel
Out of the water {L} went on explaining.
“Soap,” said {L}. “Sponge.” The sponge was let go, and it sat in the corner. # spare
“This is my foot. There is another one, and it is the same.” It came up, and it was.
From the stool you could see it all. Nothing was in the way. # more
A drop jumped over the edge. It landed on the stool. “That is a drop,” said {L}. # more
The water went down, with its noise. They waited for the noise to be over. It is a long one. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth sleepy; heroes brush-teeth sleepy; grownup hold towel; friends stand
# things: sink; toothbrush; stool; mirror
Then there was the towel, and after the towel came teeth.
“These are all mine,” said {L} to {wear}, “but I get other ones later.”
{L} showed the top ones, and then the bottom ones. # spare
{grownup} hung up the towel. It had a corner that was still dry. # more
The mirror had gone white. You could see nobody in it. # more
“That is only steam,” said {L}. It went off by itself, from the top down. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: L push calm chair; heroes sit sleepy; friends sit sleepy; grownup stand calm
# things: chair; bed; lamp
# things for shoes: chair; shoe on chair; bed; lamp
# things for coat: chair; coat on chair; bed; lamp
# things for night: pyjamas; bed; lamp
{
- is_night:
{wear} went on again, over the head and over the feet. Now they knew each other.
“It is easier when you have met,” said {L}.
It was warm in there. It smelled of soap. # spare
- else:
{L} pulled the chair up to the bed, until it touched. {wear} went on the chair.
“Can you see me from there?” asked {L}, from the pillow. It was a good place.
The chair was moved once more, by one finger. # spare
}
“That is the lamp,” said {L}. “It goes off, and it comes back.” # more
{L} showed the bed, and the quilt, and which way up it went. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes look-up sleepy
# things: mat; bag; mirror
Down in the hall lay the bag. Nobody was in it.
The mat was where it was. The mirror had the door in it, and a bit of moon. # spare
The fridge hummed. It did not mean anything by it. # more
Outside a bus went by, with its lights on and one man in it. It would come back.
The drawer in the kitchen was shut. It was stuck, and it did not mind. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep sleepy; heroes sleep sleepy; friends sit sleepy
# things: chair; bed; lamp
# things for shoes: chair; shoe on chair; bed; lamp
# things for coat: chair; coat on chair; bed; lamp
# things for night: bed; lamp
{is_night:{wear} came into the bed with {L}. There was room.|{L} lay where {wear} could see.} # usual
{resting}
{dream} # spare
Then the lamp went off.
“That is the dark,” said {L}. “It is like that all over.” # usual
{is_night:One hand lay on a sleeve.|One hand came out, and lay on the chair.}
“You will get used to it.”
It took a minute. Then there was the window. Then there was the door. # usual
Then there was nothing left to explain.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was something new on the step in the morning. It was a milk crate, and nobody had ordered it.
{H} went round it once. Then they showed it the gate, and the bin, and which way the wind comes from. “You will get used to it,” they said.
At nine a man came to fetch it. He said that he had been looking for it since Friday, and that it seemed quite at home.
-> DONE

=== next_bedtime
The lamp went off. That was the dark, and they were used to it.
-> DONE
