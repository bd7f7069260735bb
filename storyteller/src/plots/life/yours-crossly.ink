# about: angry; frustrated
# also: sorry; trying-again; listening; sad
# news: bad
# wants: child
# role grownup: parent = the grown-up with the potatoes
# ages: 5-9
# form: letter
# holds: shouting, dark(kind)

=== title
{~Yours Crossly|To the Management}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A sit cross under table; heroes peek cross under table; grownup give paper at A; friends stand
# things: table; paper; pencil; coat; sand
{~“Five more minutes” had gone by, and they had been short ones. {young:{H} had sand up to the elbow, and had to go.|{H} had sand to the elbow, and could have sworn to four.}|{H} came home from the park under protest. {young:There was a coat on top as well.|There was a coat on top as well, so as not to have to see anybody.}|Nobody in the street asked {H} how the park had been. {young:They could hear it.|You could hear how it had been from the pillar box to the baker’s.}} It had been time to go, and it had NOT been time to go.
At home {H} went in under the kitchen table and stayed there.
{joining}
“Who says when it is time?” said the table, in {As} voice.
“That would be the Management,” said {grownup}, up above.
“Then I want to write to them.” Paper was handed down, and a pencil. # usual
-> DONE

=== m1
# aside
# shot: two
# place: street; afternoon; clear
# action: A pull cross coat; woman wave; dog crouch worried; heroes walk cross; friends walk
# things: coat; gate; hedge; street-lamp
# people: woman(hat)
The walk had been hard for everybody. {young:{A} would not look at a thing.|{A} had told off a lamp post, two gates, and a man’s hedge.}
“Lovely day!” a woman had called, with a small dog. {young:{A} said “Grr.” The dog said sorry.|{A} had said what {A} thought of it, without any words, and it was the dog who had begged pardon.}
Then came the zip. It had stuck half-way down, where it always does, and the coat would not go on and would not come off. {young:{A} pulled. It stuck more.|{A} had pulled it up and pulled it down, a hundred times, which made two hundred.}
A bus had sighed at them, going by. # more
So the coat was under the table as well. {young:One arm was in.|At present it was worn as a sort of tail.}
-> DONE

=== s2
# shot: behind
# place: kitchen; afternoon; clear
# action: A give cross letter; grownup reach-down at A; heroes kick cushion; friends push letter at fridge
# things: table; letter; cushion; fridge; themed under table
“Dear Management,” it said. “The park was not finished. {young:You are mean. Yours crossly, {A}.”|Your clocks are rubbish. Yours crossly, {A}.”} Up it went, in a fist.
{is_wished_saying:There was a P.S. {wished_saying}} # wished
{is_wished_person:“This goes for {wished_person}, too,” it said on the back.} # wished
An answer came down. {young:“Dear {A}, how cross is it? And where?”|“Dear {A}, thank you for your letter. Kindly say how cross, from one to ten, and in what part.”}
{hinderer_person:“Shall I take it up?” asked {hinderer}, and posted it behind the fridge, and it was written again.} # beat
{hinderer_animal:The next answer came down with a bite out of it. It had met {hinderer} on the way.} # beat
{hinderer_carried:{hinderer} was handed in as well, for company, and was in the way of the pencil from then on.} # beat
“Dear Management, fourteen. In the feet. Yours very crossly.”
“For feet,” said the next one, “we can send a cushion.” {young:And in came a cushion. {A} kicked it.|And a cushion slid in, and {A} kicked it, on and off, for quite a time.} It was a good one for that. # usual
After that {themed_a} was sent down, on loan. # personal
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A lie-back curious; heroes write; friends hold torch
# things: table over A; torch; cushion; jam
Under a table is not like on top. {young:No one has painted it. It has legs all round.|It has not been painted, and there is a number in chalk that was meant for somebody else.}
{A} lay on the cushion and looked at it. {young:A bit of old jam was on it.|Somebody had jammed it, at some time, and no one had said so to its face.}
“They only ever look at your front,” {A} told it. {young:It had never had a letter.|Nobody had ever written to it.}
“Dear Table,” said the next one. “You are all right from here. Yours, {A}.” It was stuck on with the jam.
No other, that day, had been without a crossly, but then it was not to the Management. # spare
A crayon lay under there as well, and would not say how long. # more
-> DONE

=== m2
# shot: two
# place: kitchen; afternoon; clear
# action: A write cross letter; heroes read; grownup hold potato; friends stand happy
# things: table; letter; 3 peas; sock; stamp
“Dear Management, there is more. {young:Peas. Socks. Being small. Yours crossly.”|I have drawn up a list. Peas. Socks with a line in. Being called in when it is just getting good. Being small. Yours crossly.”}
“Dear {A}, your list has been to all our departments. Peas: these are noted. Socks: you may have them inside out. {young:Being small: it wears off.”|Being small: we find that this wears off.”}
{young:{A} read it two times, to see if they were laughing.|{A} went over it twice, in case somebody was laughing at somebody.} But it was all quite straight, and there was a stamp on it, done with half a potato. # spare
“They have not said a thing about the park.”
{pausing} # company
-> DONE

=== l2
# aside with m1
# shot: above
# place: kitchen; dusk; clear
# action: A read surprised letter; heroes read; grownup stand; friends give letter
# things: 6 letters; table; mat; door; hedge
It turned out that {A} was not the only one. A whole pile was handed down, for {A} to see what sort of day they were having.
“Dear Management, I have been stamped on. Yours flatly, the Mat.”
“Dear Management, one does not mind being shut. {young:But not like that! Yours, the Door.”|But there are ways. Yours, still shaking, the Door.”}
“Dear Management, I was told that I was a rubbish hedge. {young:I am not. Yours, a Hedge.”|I am privet. Yours greenly.”}
{young:{A} looked at that one for a long time.|{A} read that one for longer than it took.} “What do they want me to do?” the table asked the legs that were going by.
“I think that they only wanted to be read,” said the legs. # spare
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A write cross pencil; heroes draw; grownup stand; friends reach-down holding letter
# things: table over A; letter; bucket; sand
{helper_person:“I am only the post,” said {helper}, and put one hand in under the edge, and waited.} # beat
{helper_animal:{helper} came in at the other end, and lay down on the feet, fourteen and all.} # beat
{helper_carried:{helper} was pushed in under the edge, with a slip of paper. “On loan,” it said.} # beat
“Dear Management, the zip is stuck as well, and I am never going to like you again. {young:Yours as crossly as you can get.”|Yours as crossly as it goes.”} The pencil went through, at never. # usual
It was a long wait. {young:Was that one too much?|{A} began to wonder whether there was such a thing as too cross to be answered.} # usual
“Dear {A}, that is very cross, and we have it here. What was the next thing that you were going to do? At the park?”
No one had asked that. # usual
“I had dug a canal,” {A} put. {young:“There was one hand of sand left. Then the water would have come.”|“There was one hand of sand left, and then the water would have come through.”}
There was no “yours” at the end of it at all.
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: grownup sit calm beside A; A pull calm coat; heroes peek; friends hold lantern
# things: table over A; coat; potato; letter; lantern
A pair of knees came in under the table, and then the rest, with potato on its sleeve. “One hand?” said the Management. “We only saw the clock.”
“Can we go back?”
“No,” said the Management. “It is shut. I am sorry that it is.” So they sat there, both of them.
They had a look at the zip. It had a bit of coat in its teeth, and the more one pulled, the more it bit.
“You have to go back a bit,” said {A}, who saw it, “before it can go on.” So the zip went back a bit. Then it went on, to the top.
-> DONE

=== m4
# shot: wide
# place: kitchen; dusk; clear
# action: A eat happy potato; grownup eat; heroes eat potato; friends eat potato
# things: table; plate; 4 potatoes on plate; letter
They had the potatoes down there, as they were all there.
“Dear Management,” said {A}, with a full mouth. “I do like you. I didn’t then.”
“We know,” said the Management. “It was in the letter. It was very well put.”
“The pencil went through.” # spare
“That is how we could tell,” said the Management. # spare
One piece was left over. It had eyes, and had been the stamp. # more
The cushion had one, too. It had been through a lot. # more
“Yours nearly,” said {A}. # more
-> DONE

=== l3
# aside with l2
# shot: behind
# place: kitchen; night; clear
# action: A write sleepy letter; heroes give letter at mat; friends stand
# things: 3 letters; mat; door; sock
Some more were left to do. {A} did them in bed socks, inside out.
“Dear Mat, I was heavy. Dear Door, I was loud.”
“Dear Hedge,” it said on the last. “You are a good hedge.” That one has to wait for the day. # spare
They were put where each of them would see it. # more
The mat had it face up. It lay there and read. # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A reach-down surprised in bath; heroes point; friends stand
# things: bath; sand in bath; plug; drop
The sand came off in the bath, such a lot of it. It made a bank, down by the plug.
The water came up to it, and sat there. It could not get by.
{A} looked at it. Then {A} put down one hand. # spare
One hand of sand, and it was up. And the water went through. # spare
It was not the park. It was quite small. But it went through. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes look-up sleepy
# things: gate; sandpit; bucket; spade; moon
The park was shut. A man had gone by at six, and had seen to the gate.
In the sand there was a long way dug. It went by the stone, and round the post. Then there was a bit left.
It was as wide as a hand. The dark sat on it. # more
It was in no hurry. It had been left by somebody who would know it again. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; grownup read letter; heroes sleep; friends sit
# things: letter; potato
{resting}
{dream} # spare
By the pillow there was one more. It had a potato stamp on.
“Dear {L},” said the one who read it. “The day is now shut. We know that you were not done.” # usual
“It will be open at seven.” # usual
“We have put down one hand of sand, for you. No one else is to lift it.”
“Is that all of it?” asked {L}.
“It says yours,” said the Management. “Just yours.”
The feet were soft. {L} had a think in the dark. # usual
“Yours,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A letter with a potato stamp lay by the spoon at breakfast. “The park is open,” it said. “Yours, the Management.”
The sand was just as it had been left, one hand wide, and no one had lifted it. {A} lifted it. The water thought, and then it came: round the stone, and along by the post, and into one shoe.
A card was left on the fridge when they came in. “It went,” it said. “Yours wetly.”
-> DONE

=== next_bedtime
The shoe stood by the door with paper in. “Yours,” it said.
-> DONE
