# tells: things
# wants: child
# holds: dark(kind), sheep(kind)

=== title
{~The Sheep Had the Night Off|Back Tomorrow, Signed the Sheep}
-> DONE

=== s1
# shot: wide
# place: meadow; night; stars
# action: heroes stand curious at gate; friends stand calm; sheep sit calm beside gate
# things: gate; paper on gate
{t1_day} # usual
And now {H} {was} in bed with both eyes shut, and could still see {t1} quite plainly, and {t2} as well.
“Then I shall count sheep,” said {L}.
There is a field for that, with a low gate, and the sheep come over one by one until you forget which. # usual
{joining}
But at the gate hung only a card. BACK TOMORROW, it said. THE SHEEP.
{musing} # personal
“All of them?” said {A}. # usual
“They have gone to the sea,” said an old sheep behind the gatepost, who had a pencil behind one ear, “to watch something else come over for a change.”
“I stayed, because of my knee,” the sheep said. # usual
-> DONE

=== l1
# aside
# shot: close
# place: meadow; night; stars
# action: heroes stand curious at sheep; sheep sit calm
# things: gate; book
“Isn’t it lonely?” asked {A}.
“I have the book,” the old sheep said. It was a long thin book with every night in it, and beside each night a number. Most of them stopped at about forty. One said four, and then there was a line, where the pencil had slid off.
“That was a good one,” said the old sheep. # more
“What is the highest?” asked {A}. ¶ “There was a Christmas Eve,” said the old sheep, and did not like to speak of it. # spare
-> DONE

=== s2
# shot: two
# place: meadow; night; stars
# action: heroes point curious at t1; sheep write calm pencil; friends stand curious
# things: gate; t1 beside gate
“Then who do I count?” asked {A}.
“What have you brought?” said the old sheep.
{A} looked round. There was a queue at the gate. At the front of it stood {t1}.
{t1_says}
“I dare say,” said the old sheep. “Can you jump?” # usual
{t1_jump}
“One,” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: meadow; night; stars
# action: heroes listen curious; sheep sit curious; friends listen calm
# things: gate; t1
That was not at all how a sheep does it. A sheep goes over with its feet tucked in, and thinks of nothing.
“I should not put that in the book as a sheep,” the old sheep said, and wrote it very small. # spare
Somebody on the other side of the gate was still talking.
{t1_speech_2}
“They do not mean any harm,” {L} told the sheep. “They are new.” # usual
-> DONE

=== s3
# shot: behind
# place: meadow; night; stars
# action: heroes look-up surprised; sheep look-up surprised; friends stand happy
# things: gate; t2 over gate
Next came {t2}.
{t2_says} # usual
{t2_jump}
{is_t3:“Two,” said {L}, and then it was the turn of {t3}.|“Two,” said {L}.}
{is_t3:{t3_says}} # usual
{is_t3:{t3_jump}} # spare
{helper_person:“I have the gate,” said {helper}, and held it, so that it did not rattle so.} # beat
{helper_animal:{helper} lay down along the bottom bar, and made a soft place to come down on.} # beat
{helper_carried:{helper} was set on the gatepost, and kept the count on one side.} # beat
But a field like that has hardly any fence. No sooner had {t1} got over than {t1} stood at the back of the queue again.
“Eleven,” said {L}, after a while. “Twelve.” And nobody was asleep at all.
-> DONE

=== l2
# aside
# shot: above
# place: meadow; night; stars
# action: heroes point worried at gate; sheep walk calm; friends walk curious
# things: gate; fence
“There is a gap,” said {A}. “They go round by the gap.”
“There has always been a gap,” the old sheep said. “Sheep do not use it. When a sheep is over, it is over.”
They went to look. It was not a large gap, but it had been gone through often, and it was quite smooth. # more
{A} stood in it. Then they came round by the other end. # more
-> DONE

=== m2
# aside
# shot: two
# place: meadow; night; stars
# action: heroes stand worried at t2; sheep read curious
# things: gate; t2; book
“You again,” the old sheep said to {t2}.
{t2_speech_2}
“It is no good telling me,” said the old sheep. “I am only in charge of the pencil.” # usual
{hinderer_person:“Seventeen?” said {hinderer}. “Or was that the one before?” And then nobody knew.} # beat
{hinderer_animal:{hinderer} went round with the queue, twice, and had to be taken off the number.} # beat
{hinderer_carried:{hinderer} had been over once already, and it was hard to say whether that counted.} # beat
-> DONE

=== m3
# aside
# shot: wide
# place: meadow; night; mist
# action: heroes sit worried beside gate; sheep sit calm; friends sit sleepy
# things: gate; book
They got to thirty. {A} sat down by the gate, to think.
On most nights it is enough to be counted. You hear your number, you go over, and you find that you were tired all the time.
“They do not want a number,” said {A}.
“What else is there?” asked the old sheep. It turned the book over, to see if there was anything on the back. # usual
{pausing} # company
-> DONE

=== m4
# aside
# shot: wide
# place: meadow; night; mist
# action: heroes walk calm; sheep walk calm; friends walk sleepy
# things: gate; t2
“You could ask,” the old sheep said. “I cannot. It is not usual to speak to them.”
{A} looked along the queue. It looked back. They had all come a long way, right through the day from one end to the other, and here they were, with nobody to see them in.
“Is it bedtime?” asked {t2}, for the first time. # more
By now {t2} sounded like anybody who is up too late. # usual
-> DONE

=== s4
# shot: close
# place: meadow; night; stars
# action: heroes hug happy t1; sheep listen calm; friends stand calm
# things: gate; t1 in L.hand
It was the turn of {t1} once more. {L} did not say a number.
“What is it that you want?” asked {L}.
{t1_says_3}
Then {L} saw how it was. Nobody had said goodnight to the queue.
Sheep see to that by themselves. But whatever comes out of a day has never been to bed before. # usual
“Goodnight, {t1},” said {L}.
And {t1} went over, lower than before, and slower, and on the other side lay down.
-> DONE

=== l3
# aside
# shot: two
# place: meadow; night; stars
# action: heroes wave happy at t2; sheep write calm pencil; friends wave sleepy
# things: gate; t2
There was some pushing then. Everybody in the queue had heard.
{t2_speech_3}
“One at a time,” said the old sheep. “It is still a queue.” # more
The old sheep rubbed out thirty-nine, and wrote a name there in its place. It had to ask how to spell it. # more
-> DONE

=== l4
# aside
# shot: above
# place: meadow; night; stars
# action: heroes sit sleepy beside gate; sheep sit sleepy
# things: gate; book
Then the field was quiet. On the far side somebody breathed. Then somebody else did.
The old sheep blew on the page. “I have never had names in it before,” it said. “It looks well.” # usual
A bit of wind came over the gate. Nobody counted it. # more
Out at sea a wave came over. Forty sheep looked at it, and said a number. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: gate in picture; picture
“Goodnight, {t2}.”
{is_t3:“Goodnight, {t3}.”}
{is_t3:{t2} went over, and then {t3}.|{t2} went over.} There was a gap in the fence, and nobody wanted it. # usual
{resting}
{t1_night} # usual
{keepsake} # personal
{dream} # spare
“That leaves one,” said the old sheep.
{L} looked round. There was nobody in the queue but {H}.
The gate had never been shut. On the other side it was warm, and as wide as a bed.
The old sheep turned the card round. ALL OVER, it said there. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A postcard had come from the sea. There was a wave on it, going over. “Dear {H},” it said. “They come one by one, as you do it, and nobody can say how many. We stayed until four hundred and then the bus went. Yours, the sheep.”
Somebody had written underneath, with a pencil: “They are all asleep on their feet. Thank you for minding the gate.”
-> DONE

=== next_bedtime
Far off the sheep were back. They went over by themselves, and nobody had to look.
-> DONE
