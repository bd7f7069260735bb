# about: exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# needs: hearing
# role quiet: toy = a mole called Whist
# holds: dark(kind)
# names: Mr Ames | Mr Brill | Mr Tolley

=== title
{~Only the Gate, Being a Gate|The Sound That Was Not on the List}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; breeze
# action: ames climb curious; A read curious paper; heroes listen curious; friends listen curious; tiny quiet sit calm
# things: hedge; gate; pipe; house
# people: ames=man(old, glasses, hat)
{~By the back door hung a list of all the noises that there are in the evening, and {H} had made it. There were twenty-two of them. But now, in the garden, something went tup. Tup-tup.|Tup. Tup-tup. It came from the garden, in the middle of tea. {H} went to look at the list by the back door, with all the noises of the evening on it. There was no tup.|“That tup is not one of ours,” said Mr Ames, over the hedge. {H} had heard it too, and had gone to fetch the list, which had all the noises of the evening on it.}
{joining}
{young:The list said: Eek is the gate. Glug is the pipe. Crick, crick is the stairs.|It was a good list. Eek, it said: the gate. Glug: the pipe. Crick, crick: the stairs, when nobody is on them.} It said nothing about tup. # spare
{is_loved:{A} had wanted a line for {loved}, but it was a list of evenings, and that goes on all day.|{musing}} # personal
Mr Ames, who lives next door, climbed through the gap in the hedge. {young:He mended pianos. He had very good ears.|He was a piano tuner, and had the ears for it.} “It is not even a note,” he said. # usual
-> DONE

=== s2
# shot: two
# place: garden; dusk; breeze
# action: A listen curious at bean; ames listen curious; heroes hold curious lantern; friends tiptoe curious; tiny quiet sit calm
# things: gate; 3 plants; pipe; paper in ames.hand
So they went to look for it, with the list, and the lantern, and {quiet_a}, who never made a noise of any kind.
The thing to do is to begin with what you know. # spare
{A} stood still, and listened. # usual
Eek. “That is only the gate,” said {A}, “being a gate.”
“{~In B flat|In F sharp},” said Mr Ames. # spare
Glug. “That is only the pipe, being a pipe.” {young:Shh, shh. “That is only the tree, being a tree.”|One after another they were crossed off, and it was pleasant to find that everybody was there.} # usual
{hinderer_person:Crunch, went something. “That is only me,” said {hinderer}, “being hungry,” and it was crossed off.} # beat
{hinderer_animal:Scratch, scratch, went something, close behind. That was only {hinderer}, being {hinderer}, but it took them three minutes.} # beat
{hinderer_carried:Bump, went something, quite near. That was only {hinderer}, being put down.} # beat
Then it came again, from behind the beans. Tup. Tup-tup. {young:And after it there was a very, very small noise. It was a voice.|And close behind it came another sound, so small that {A} only just caught it.}
“Pardon,” it said.
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: ames eat cross pear; A look-up curious at pear; heroes look-up curious; friends look-up worried
# things: tree; pear; 3 pears in tree; lantern; paper
“It may be the pears,” said Mr Ames. “They come down at all hours.” They stood under the pear tree, at a safe distance, and waited for one. {~It took some time. Pears do not like to be looked at.|Everybody looked at a different pear, to be fair.}
Thump, said a pear.
{young:“That was a big noise,” said {A}. “It was not a tup.”|“That was a thump,” said {A}. “It only comes once, and it does not go anywhere afterwards.”}
“And it does not beg your pardon,” said Mr Ames. {young:He ate the pear.|He looked at the pear with disapproval, and then he ate it.}
So they crossed off pears.
“It is never the pears,” said Mr Ames, who had thought that it was. # more
-> DONE

=== l1
# aside
# shot: wide
# place: garden; dusk; clear
# action: A point surprised at flowerpot; heroes crouch curious before flowerpot; ames hold calm lantern; cat play happy piano; friends peek curious
# things: row of 4 flowerpots; rake; kite; shed; web on shed
Plink, went something. Plonk. {young:“That is my cat,” said Mr Ames. “She walks on the piano.”|“That is only my cat,” said Mr Ames, “being on the piano. She is better at the low end.”} So that was crossed off as well.
Next they tried the shed, which had a spider in it, and a rake, and {~half a kite|three left boots}. In the corner stood the flowerpots, one inside the other, down to the very smallest.
{young:{A} counted them. There was a gap. One little pot was gone.|But {A} looked at them twice, because there was a ring of dust where one had been, and it was not the biggest.}
“Has the spider said anything?” asked Mr Ames. It had not. “I like that in a spider,” he said. # more
“Somebody has been in here,” said {A}, “and they only wanted a small one.”
-> DONE

=== s3
# shot: behind
# place: garden; dusk; clear
# action: hedgehog walk worried; A sit surprised before hedgehog; heroes sit surprised; ames sit surprised; friends sit surprised; tiny quiet sit calm
# things: flowerpot on hedgehog.head; bean; lantern; wall; watering-can
The more they followed it, the more it was somewhere else. It was by the wall. Tup, it went. “Pardon.” It was by {~the water butt|the wheelbarrow}. Tup-tup. “I do beg your pardon.”
{helper_person:“Four feet,” whispered {helper}, with one ear to the path. “And something on top that is too big.”} # beat
{helper_animal:{helper} lay down among the beans, and was so much of a thing that a moth sat on {helper}.} # beat
{helper_carried:It walked into {helper}, who had been set down on the path, and begged pardon, so that they knew how near it was.} # beat
“{young:It is bumping into things,” said {A}. “And then it says sorry.|It is walking into things,” said {A}, “and then apologising to them.} Let us sit down, and be a thing.” # usual
So they sat down on the path, and were quiet, and {quiet} was the best at it. {young:They waited. Tup. It came. Tup. It came quite near.|It came on through the beans, tup by tup.}
Then it walked into {As} shoe.
“Pardon me,” said a flowerpot. It was upside down, and it had four small feet.
-> DONE

=== m2
# shot: two
# place: garden; dusk; clear
# action: hedgehog sit sad; A kneel happy before hedgehog; heroes kneel curious before hedgehog; ames listen calm; friends kneel curious
# things: flowerpot on hedgehog.head; wall; pear; lantern
“Are you a flowerpot?” asked {A}.
“I am a hedgehog,” said the flowerpot. {young:“It is my hat. It came down.|“This is a hat. It came down further than I had expected.} Is it dark out there as well?”
“Not very,” said {A}. # spare
“It is the pears,” said the hedgehog. “They fall. {young:They do not say anything first. Bump!|They give no notice of any kind.} One of them fell on my {~uncle|aunt}. So I got a hat.” He sighed, and the pot went up and down. “I have met that wall nine times since {~Tuesday|Monday}.”
“It has been very good about it,” he added. # more
{pausing} # company
-> DONE

=== l2
# shot: above
# place: garden; dusk; clear
# action: A pull laughing flowerpot; heroes pull laughing flowerpot; hedgehog look-up surprised; ames write proud paper; friends pull laughing flowerpot
# things: flowerpot before hedgehog; watering-can; lantern
They took hold of the pot, all together, and {~turned it to the left|turned it to the right}. {young:Out he came. Pop! He had a nose, and two eyes, and he blinked them.|It came off with a noise like a jar of plums, and there was a nose, and behind it two eyes, blinking.} They all said how do you do.
“Pop,” said Mr Ames, and wrote it down. # more
The hedgehog looked all about. “Is that who I was talking to?” he said. “It was such a nice talk. {young:We thought the same about everything.|We were agreed on every point.}”
It was the watering can.
“They are very good listeners,” said {A}.
-> DONE

=== m4
# shot: wide
# place: garden; night; clear
# action: A hold happy cup before hedgehog; heroes hold happy glass; ames give calm hat at hedgehog; hedgehog look-up calm; friends carry happy bowl
# things: hat on hedgehog.head; bowl; 3 mugs; lantern
{not long:They took hold of the pot, and turned it, and off it came. }It was plain that he wanted a smaller hat. So {A} brought things out from the kitchen, and they tried them on.
A thimble was too small. {young:A cup was too big. A sieve let in the stars.|A teacup was too large, though the handle suited him, and the sieve let in the draught.} Mr Ames was good enough to offer his own hat, and the hedgehog was lost in it for {~a minute|a minute and a half}.
“Pardon,” said the hat, from somewhere near the ribbon. ¶ “Not at all,” said Mr Ames, and took it back. # spare
“Something round,” said {A}. “Something that stops at the ears.” # spare
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: hedgehog look-up surprised; A clap happy at hedgehog; heroes kneel happy before hedgehog; ames look-up surprised; friends clap happy
# things: cup on hedgehog.head; pear over hedgehog; tree; lantern
{short:It was a hedgehog, in a hat. “It is because of the pears,” he said. “They fall. But the hat fell further.” They turned it, and off it came. }{A} had a think, and went in. It was to get an egg cup.
It was {~blue|white, with a cockerel on it}. {young:They put it on his head. It stopped at his ears. He could see.|It went on between the prickles, and it stopped exactly at the ears.} # usual
“I can see the wall from here,” said the hedgehog. “It is not at all what I had thought.” # spare
And just then, high up, a pear let go.
Tock. It hit the egg cup right on the top. It rolled off into the grass.
Nobody breathed. {young:They all looked at the hedgehog.|The hedgehog put up a paw, and felt the hat, and felt himself.} # usual
“That was only a pear,” he said, “being a pear.”
-> DONE

=== l3
# shot: two
# place: garden; night; stars
# action: hedgehog eat happy pear; A write happy paper; heroes sit happy before hedgehog; ames point happy up; friends sit happy
# things: flowerpot under hedgehog; cup on hedgehog.head; lantern
So {A} wrote it at the bottom of the list. Tock, it said: a hedgehog, in a hat, under a pear.
“Tock is {~a G|a D},” said Mr Ames. “It is a very clean one. I have pianos that cannot do that.”
{young:The hedgehog had his supper. It was pear.|The hedgehog had begun on his supper, which was pear.}
“Shall I take back the pot?” he asked.
“Keep it,” said {A}. “You could sit on it.”
He sat on it. He looked at the stars, which he had missed. # more
-> DONE

=== m3
# shot: behind
# place: garden; night; stars
# action: A push calm gate; ames wave sleepy; heroes walk sleepy; butterfly fly calm at lantern; friends walk sleepy
# things: gate; lantern; bean; hedge
They went back along the path in a row. Now everything was crossed off. The garden was dark. It was full of things that they knew.
{~A moth came to the lantern. That was only a moth, being a moth.|A bean leaf turned over. That was only the wind, being small.}
Tock, went something, behind the beans. It did not say pardon. # spare
“Goodnight,” said Mr Ames, and went in through the hedge. “Twenty-three,” they heard him say, on the other side.
{A} shut the gate. It said what it always says.
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes walk sleepy; friends sit sleepy
# things: paper on nail; nail; kettle on stove; stove; 4 boots; clock
Indoors it was warm. The boots stood by the door, two and two. The list went back upon its nail.
The clock went tick. The kettle went ping. It was only the kettle, getting cold. # more
Next door somebody played one note, and listened to it. It was {~quite right|just as it should be}. The lid came down.
They went up. Crick, crick, said the stairs. For once there was somebody on them.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny quiet sleep sleepy
# things: window; paper; pear
Then there was only bed. {H} lay down and listened.
{resting}
Eek. That was only the gate, being a gate.
{keepsake}
{dream} # spare
Glug. Only the pipe. Shh, shh. Only the tree. # spare
Far off there was a tock. Only a pear. # usual
It grew quiet. It was only the night, being the night.
{quiet} made no noise at all. # usual
Then there was one sound more. It went in, and out, {~soft, and slow|slow, and warm}. It was not on the list.
It was only {H}, being asleep.
Goodnight.
-> DONE

=== next_night
Pim, it went, at breakfast. Pim, pim. That was not on the list, either.
Mr Ames put his head through the gap in the hedge. “C,” he said. “A very good C. Where is it?”
It was under the pear tree. The hedgehog sat there in his hat, and above him, on the lowest branch, somebody had hung up a teaspoon. Each time that a pear came by, it rang first.
“I thought that it would be more polite,” said the hedgehog, “if they knocked.”
-> DONE

=== next_bedtime
Pim, it went, out in the garden. That was only a pear, knocking.
-> DONE
