# about: story-about(prince|a queen&!bee|the queen&!bee|queens|a king|the king|kings); with-character(prince|a queen&!bee|the queen&!bee|a king|the king); creature(prince|queen&!bee|a king|the king); bring-back(prince|queen&!bee|the king); likes(prince|queens|the queen|kings)
# also: creature; likes; exciting; funny; person; place; wants-to-be(tractor|mend|fix|mechanic|engine); story-about(tractor|castle|palace); with-character(castle|palace|tractor)
# kind marry: marry|married|marrying|wedding|husband
# wants: other
# role guest: answer(prince|queen|king), creature(prince|queen|king) = a princess called Odile
# names: Odile | Sidonie | Clementine
# ages: 3-12
# holds: dark(kind), cow(kind), castle(kind)

=== title
{~Elbow, Elbow, Wrist, Wrist|It Is Always a Pea}
-> DONE

=== s1
# shot: wide
# place: lane; afternoon; clear
# action: guest sit happy in carriage; A sit curious in carriage; heroes sit curious in carriage; friends sit happy; cow look-up curious
# things: tractor left; carriage; crown on guest.head; hedge
{~The six white horses all had colds, so {young:a tractor pulled the golden coach.|it was a tractor that pulled the golden coach.} {H} sat in the back and held the cloak.|“Elbow, elbow, wrist, wrist,” {young:sang {H} in the golden coach.|said {H}, waving out of a golden coach.} A tractor was pulling it, as the horses had colds.|Chug, chug, went a tractor down the lane, {young:with a golden coach behind.|with a golden coach behind it, and a flag on that.} In the coach sat {H}, and held the cloak.}
On the good seat sat {guest_a}, {young:with a crown on, and waved.|with a crown on, and waved at everybody there was.}
{is_wished_trait:“Is that the one {wished_trait}?” asked a cow, or so it looked. It was.} # wished
Chug, chug, went the tractor, and chug, and then pff.
They stood still, {young:and the castle was far away.|and the castle was still a mile off.} {guest} waved at a cow, because somebody has to. # usual
Then {guest} took off both white gloves. “I have wanted to look inside one of these since I was four,” said {guest}.
-> DONE

=== s2
# shot: two
# place: lane; afternoon; clear
# action: guest pull cross tractor; heroes pull worried; friends pull worried; cow look-up curious
# things: tractor; spanner in guest.hand; carriage; crown on A.head
{joining}
First the key came out, and went into a pocket. {young:That is the rule.|That is the rule with engines.} {A} was given the crown to hold.
“I declare this tractor open,” said {guest}, and lifted the lid. # usual
Inside were pipes, and on every pipe was a nut, and not one would turn. {guest} pulled. {A} pulled {guest}.
{hinderer_person:“You are all pulling the wrong way,” said {hinderer}, and pulled the other way, and was right, but not for long.} # beat
{hinderer_animal:{hinderer} pulled as well, but had hold of the cloak, and nobody had asked for that to come off.} # beat
{hinderer_carried:{hinderer} was holding the cloak at the other end, as well as could be expected, and it came down.} # beat
They all sat down in the lane, bump, bump, bump. # usual
“Turn!” said {guest}. “That is an order.” # usual
The nut had not met anybody royal before. It stayed as it was. # usual
{is_loved:There was time to talk about {loved}, and the cow came nearer.|{musing}} # personal
-> DONE

=== m1
# aside
# shot: close
# place: lane; afternoon; clear
# action: A hold proud crown; heroes peek curious at crown; guest lie-back happy; friends sit curious
# things: crown in A.hand; 3 button on rug; rug; tractor
Crowns are very good for screws. {young:You turn one over, and it is a bowl.|You turn them upside down, and it is a wonder that nobody sells them for it.}
“Three small ones,” said {guest} from under the tractor, and {A} held out the crown. {young:Plink, plink, plink.|Plink, they went, plink, plink, in among the velvet.}
“A big one. A washer. And something that sparkles.” {young:Plonk.|Plink, plonk, and then a sort of tick.}
“I think that is yours,” said {A}. {young:“It came off the crown.”|“It was on the front of the crown when we set out.”} # more
“Put it with the rest,” said {guest}. “I know all about those. Tell me about the washer.”
-> DONE

=== l1
# aside
# shot: above
# place: lane; afternoon; clear
# action: man blow proud trumpet; cow run happy; 3 cow stand curious; heroes stand laughing; guest stand calm
# things: trumpet in man.hand; gate; tractor; hedge
# people: man(tall hat)
There was a man with a trumpet on the back of the coach, for when they got anywhere. “Shall I blow for help?” he said.
TA-RAAA! {young:Nobody came but cows. There were nine.|It is a fine thing to hear in a lane, and at the end of it nine cows were standing at the gate.}
“{guest}!” cried the man, for that is what he always has to cry. {young:The cows bowed, a bit.|The cows lowered their heads, though it may have been for the grass.}
“Elbow, elbow, wrist, wrist,” said {A}, and they all waved. {young:One cow waved back, with its tail.|The cows were new to it, but one of them did it rather well, with the end that it had.}
“It is a good crowd for a Tuesday,” said the man. # more
-> DONE

=== s3
# shot: behind
# place: lane; dusk; clear
# action: guest sit proud on tractor; duke bow surprised; A point happy at guest; heroes look-up happy; friends clap happy; horse stand calm
# things: tractor; 5 cushion on tractor; crown on A.head
# people: duke=man(tall hat, beard)
Along came a duke, on a horse with no cold. {is_marry:“I have come to ask for your hand,” he said.|“I have come to kiss your hand,” he said.}
“You can have it in a minute,” said {guest}. “It is inside the tractor.”
{helper_person:“Hold this,” said {helper} to the duke, and gave him a spanner, so that he should have something to do.} # beat
{helper_animal:{helper} made friends with the horse, which took the duke’s mind off being kept waiting.} # beat
{helper_carried:{helper} was given to the duke to hold, and he held {helper} very straight, like an egg.} # beat
The duke pulled, too. {young:He fell in the hedge.|He pulled like a gentleman, and went into the hedge.} # usual
But {A} had been thinking. “You wriggled all the way here,” said {A}. ¶ “There was something under me,” said {guest}. “It was small and round.”
Every cushion was piled up on the tractor. {guest} sat on top with both eyes shut. {young:It was quiet.|It was so quiet that you could hear the cows think.}
“A pea,” said {guest}. “In the third pipe. It is always a pea.”
-> DONE

=== m2
# aside
# shot: two
# place: lane; dusk; clear
# action: guest pour calm jug; A hold happy trumpet; heroes hold happy cloth; friends stand curious
# things: trumpet in A.hand; tractor; jug in guest.hand; cloth
Oil has to go in at a hole as big as a {~penny|button}, and for that you need something wide at one end and thin at the other. {young:“What have we got?” said {guest}.|They looked round to see what they had of that sort.}
At the back of the coach stood a man with a trumpet. They all looked at that. {young:“No,” said the man. “Oh no.”|“It was my grandfather’s,” said the man.}
It was just right. Glug, it said, and glug, {young:and not a drop was spilt.|on a very low note, and not a drop went past.}
“Do you mind the smell?” asked {A}. ¶ “I have smelled of roses all my life,” said {guest}. {young:“This is much better.”|“You would not believe how tired one gets of roses.”}
What ran over was wiped up with the cloak, which had always been too long. # more
-> DONE

=== l2
# aside
# shot: object
# place: lane; dusk; clear
# action: guest write happy book; A read curious book; heroes read curious; friends listen calm
# things: book; pencil on book; crown; cushion
In the coach there was a book, with a lock. {young:It said what to do about things.|It said, for whoever wears a crown, what to do in every case.}
{A} read it aloud. “Frogs,” it said. {young:“Be kind to them.”|“Be kind to them, as you never know.”} “Spinning wheels: do not touch.”
“Go on to T,” said {guest}. {young:“Look for tractor.”|“There ought to be something under tractors.”}
There was Tarts, and there was Tower, and then it was Unicorns. {young:There was no tractor.|Whoever wrote it had never been further than the gate.}
So {guest} took the pencil. “Tractors,” wrote {guest}, {young:“are the best thing of all.”|“see under pea. Otherwise there is nothing wrong with them.”}
{A} blew on it, because it was ink, or nearly. # more
-> DONE

=== m4
# aside
# shot: wide
# place: field; dusk; clear
# action: guest eat happy cake; duke hold calm tray; A eat happy cake; heroes eat happy cake; friends sit happy; cow look-up curious
# things: blanket; tray in duke.hand; cup; tractor
It was past six, and the supper was a mile off. But under the seat there was a tin, in case of crowds. {young:There were jam tarts in it.|There were {~twelve|ten} jam tarts in it, with a crown on each.}
They ate on the grass, with black hands. {young:You could see by the tarts who had held them.|You could see on every tart who had held it, and how.}
“Do you always do as you like?” asked {A}. ¶ “Never,” said {guest}. {young:“I wave. Then I sit. Then I wave.”|“I wave from ten to twelve, and I sit from two to four. Today is because of the colds.”}
A cow had the last tart. {young:It had been very good.|Nobody had offered it, but nobody had said no.} # more
-> DONE

=== s4
# shot: close
# place: lane; night; clear
# action: L point happy at tractor; guest wave happy; heroes look-up happy; duke hold calm lantern; friends hold calm lantern
# things: tractor; lantern; pea; spanner in guest.hand
But the nut on the third pipe was as tight as before. # usual
{L} looked at {guest_s} arm. There was one thing that this arm did very well.
“Do not pull it,” said {L}. “Wave at it.”
{guest} put the spanner on the nut, and sat up straight. Elbow, elbow. Wrist, wrist.
The nut went round, and off it came. Out of the pipe rolled one green pea.
The key went back in. Chug, said the tractor. Chug, chug, chug.
“You may have my hand now,” said {guest} to the duke. It was black all over. He kissed it. After that he had a moustache.
-> DONE

=== l3
# shot: two
# place: lane; night; stars
# action: duke bow happy; guest sit happy; A sit happy; heroes sit sleepy; horse walk calm; friends sit sleepy
# things: lantern; tractor; hedge
The duke rode next to them with the lamp. He did not ask for a thing more. # spare
“How do you know about peas?” he said.
“I have a bad back,” said {guest}. “It is a very good one.” # more
The man with the trumpet blew one note, very low. It was no more than a cow makes when it turns over. # more
It was a soft night, and it smelled of grass and oil. # more
The cows were lying down. {A} waved at them, but low, so as not to wake them.
-> DONE

=== m3
# shot: behind
# place: lane; night; stars
# action: guest ride happy tractor; A sit happy; heroes sit sleepy; friends sit sleepy
# things: tractor; carriage; lantern
{guest} drove. There is a seat by the wheel, with a belt, and that was for {A}.
In the coach there was nobody. It had all the cushions. # more
Chug, chug, they went up the hill. It was a good sound. It went in at the feet. # spare
In one house after another there was a light, and a hand in it. ¶ They waved back, with the arm that was not so tired. # more
Then there was a gate, and then it was home.
-> DONE

=== l4
# shot: wide
# place: barn; night; stars
# action: 3 horse stand sleepy; guest wave sleepy; heroes wave sleepy; friends yawn sleepy
# things: tractor; hay; lantern; blanket on tractor
The tractor slept with the horses. There was just room in the middle.
A-tishoo, said a horse. They were all in blankets. # spare
The tractor got one too, over the lid. It was still a bit warm. # more
It went tick. It went tick, and a bit later tick. # more
A horse put its nose on the blanket. It had not had much to do all day. # more
Then the lamp went out of the door, and took everybody with it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes lie-back sleepy; friends sleep sleepy
# things: pillow; window; pea; lamp
It was a castle bed, with steps to it.
{resting}
{keepsake}
{dream} # spare
“Is there anything under you?” called {guest} from the next room. # usual
{L} lay still, and felt. “Nothing,” said {L}. # usual
The pea was on the sill. It was on a spoon, so that it would stay. # usual
Down in the barn the tractor went tick.
{L} waved to it. “Elbow,” said {L}. “Elbow.”
The wrist had gone to sleep.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a black hand on the front door in the morning, in oil, with all its fingers. It was the royal seal. Under it lay the crown, upside down, and in the crown were three small screws, a washer, and a pea.
“Left over,” said the note. “The tractor goes without them, so I should like you to have them. I have been asked to open a bridge on Tuesday. I have said yes, if I may have the lid off.”
-> DONE

=== next_bedtime
The washer was on the sill, next to the pea. There was nothing at all under the pillow.
-> DONE
