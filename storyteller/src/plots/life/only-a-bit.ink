# about: haircut(her own&!loves|his own|their own|herself|himself|scissors&!scared&!afraid&!hairdress&!barber&!tomorrow&!salon&!hates|doll|barbie|brother's hair|brother’s hair|sister's hair|sister’s hair|gave his sister|gave her sister|gave his brother|gave her brother|gave his little|gave her little|gave his baby|gave her baby|cut his sister|cut her sister|cut his brother|cut her brother|cut her little|cut his little|cut my|chunk|hacked|chopped); broken-thing(doll&hair|barbie&hair|fringe|bangs); found-something(scissors)
# also: sad; funny; embarrassed; told-off; school-day; mess; sorry; hair; thing; person; broken-thing; haircut
# kind doll: doll|doll's|dolls|barbie|barbie's|barbies
# kind other: brother|brother's|sister|sister's
# wants: child
# role other: sibling = somebody small
# role grownup: parent = the grown-up with the dustpan
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~Only a Bit|I Am Not Laughing}
-> DONE

=== s1
# shot: wide
# place: living-room; day; clear
# action: L sit worried; heroes sit; grownup stand surprised; friends stand
# things: rug; sofa; heap on rug; doll
# things for other: rug; sofa; heap on rug
{~It had been quiet for ten minutes, and {H} {was} in there. {young:Snip, it went.|A thing like that takes ten minutes, and then it is done.}|“Only a bit,” said {L}. On the rug, all round {H}, {young:there was hair.|lay what there was of it, and it was a good deal.}|There was hair on the rug. {H} looked at it. {young:There was such a lot!|It is odd how much more there is of it when it is down there.}}
{
- is_doll:
It had been the doll’s. {young:Now she had one tuft on top.|Now the doll had one tuft on top, and looked surprised, but she always had.}
- is_other:
It had grown on {other}, {young:who sat there and beamed.|who sat in the middle of it, quite pleased, with one side short and one side long.}
- else:
It had been {L}’s, in front. {young:Now that bit stood up like grass.|What was left there was as long as a thumb is wide, and stood up like grass.}
}
“I only took off a bit,” said {L}. “It was in the way.”
{grownup} stood in the doorway. “I am not laughing,” said {grownup}, and went to see to the kettle. {young:In there something went hff, hff.|Hff, hff, it went in the kitchen, but the kettle was not on.}
The scissors were up on the top shelf now, and nobody spoke to them. # usual
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: A stand worried; heroes kneel; grownup stand; friends sit
# things: rug; heap on rug; peg; hat; themed
“It can go back on,” said {A}.
{joining}
{musing} # personal
It was laid on the place. It stayed there {young:till somebody breathed.|very well, until somebody breathed.}
A peg held it. {young:But then there was a peg!|But then there was a peg, and people do look at a peg.} # usual
“It was better on,” said {A}. “It knew where to hang.” # more
It lay there and looked at them, as far as hair can. # more
{hinderer_person:“It wants a bit off the other side,” said {hinderer}, “to match,” and was sent out to look for a hat.} # beat
{hinderer_animal:{hinderer} lay down on the heap, and got up with a good deal of it on, and would not give it back.} # beat
{hinderer_carried:{hinderer} was put on top, to cover the place, and came down over one ear.} # beat
{themed_a} was laid across it, and that was worse. # personal
Then they tried a hat. {young:Down it came, to the nose!|It had to come down to the nose before there was nothing to be seen, and by then there was nothing to be seen.} # usual
“I am not laughing,” said {grownup}, and had to go and see to the kettle once more.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; day; clear
# action: A hold hat; heroes stand; grownup stand; friends stand
# things: hat; cap; scarf; teapot; mirror; hook
There were other hats. {young:One had a bobble.|There was one with a bobble, and one for rain, and one that had been to a wedding.}
The bobble was too hot. {young:The wedding one had a bird on it.|The wedding one had half a bird on it, that looked straight down into the hair and said nothing.}
Best of all was the cosy from the teapot. {young:It had a hole for the spout.|It was warm and thick, and had a hole at the front, for the spout, and one at the back, for the handle.}
And what came out through the hole, right in front? {young:That bit!|It was just the bit that they did not want.}
So the cosy was put back on the pot, {young:and the pot was glad.|which had been standing there cold, with nothing on, in front of everybody.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; day; clear
# action: neighbour stand curious; A stand; heroes stand; grownup stand; friends stand
# things: door; mat; coat on hook; hook; bowl in neighbour.hands
# people: neighbour(old, she, glasses)
The lady from upstairs brought back a bowl. She looked at them all, and she put her head to one side. “Something is different,” said the lady.
Nobody helped her. {young:She looked and looked.|She looked up, and she looked down, and went once round the mat.}
“Don’t tell me,” she said. {young:“It’s the lamp!”|“You have had the hall painted.”} ¶ They had not.
“Then you have all grown,” said the lady. {young:It was not that.|And that is always true a little, but it was not that.}
“I shall think of it in the night,” she said, and gave them the bowl, {young:and up she went.|and they heard her stop on every other stair, to see if it had come to her.} # more
{grownup} could not say goodbye, because of the kettle. # more
The bowl was theirs. It had gone up in the spring with some soup in it, and that had been very good. # more
-> DONE

=== s3
# shot: close
# place: bathroom; dusk; clear
# action: L look-up sad mirror; heroes look-up; grownup kneel calm; friends sit
# things: mirror; basin; lamp; comb
Then {L} had a proper look, in the bathroom. {young:It was not only a bit.|It had not been only a bit.}
“When will it be long again?” asked {L}.
{
- is_doll:
“On a doll?” said {grownup}, and did not laugh at all now. {young:“It doesn’t grow, on a doll.”|“On a doll it stays as it is. They only have the once.”}
- else:
“It takes its time,” said {grownup}, and did not laugh at all now. {young:“It starts tonight.”|“It starts tonight, and it is hardly ever in a hurry.”}
}
{L} looked at the basin. {young:One drop went plip.|A drop went plip, and then there were two.} # usual
{helper_person:“I like it,” said {helper}. “You can see where the thinking is done.”} # beat
{helper_animal:{helper} sniffed at the place, from one end to the other, and sneezed, and it was all right with {helper}.} # beat
{helper_carried:{helper} was held up to it, to feel. It was like a brush, and rather nice.} # beat
“Wait here,” said {grownup}, and got down the old biscuit tin.
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A hold picture; grownup point at picture; heroes kneel; friends sit
# things: box; 6 pictures on rug; rug; lamp
In it were the old pictures. There was a man with hair like a mushroom, {young:and that was an uncle.|and he was leaning on a car, and seemed to think that people were looking at the car.}
There was an aunt who had hers piled up. {young:It was as tall as a cake!|It had three floors, and she could not have gone in at a door without a bow.}
There was a baby with none. {young:He was laughing.|He had none at all, and was in a better mood than anybody in the tin.}
“Did they do that by themselves?” asked {A}. ¶ “No,” said {grownup}. {young:“They paid for that.”|“They went to a shop, and sat still, and paid for it.”}
That was a thing to know. {A} turned the aunt round, to see it from behind. # more
Behind was only a date, and a shop, and some glue. # more
-> DONE

=== l2
# aside
# shot: object
# place: living-room; dusk; clear
# action: A write; heroes sit; grownup sit; friends sit
# things: envelope; pencil; table; lamp
The hair was swept up from the rug, with the dustpan, and then nobody liked to throw it out. {young:So it got an envelope.|So it was put in an envelope, and the flap was licked.}
“It should say what it is,” said {grownup}. {young:They wrote “Hair” on it.|“Hair,” they wrote on it. Then they wrote “Not in use.”}
{young:“And the day,” said {A}.|“And the day,” said {A}, “so that they know later on when it stopped.”}
It weighed nothing. {young:You could blow it off the table.|You could blow it off the table, hair, envelope, date and all.}
So they did, twice, and the second time it went behind the sofa. # more
That is where the rest of it was. They had thought that they had it all. # more
It went into the envelope with the other, and now it was a thick one, with some fluff in. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: L point laughing at picture; grownup hold picture; heroes sit laughing; friends sit
# things: sofa; picture; box; lamp; rug
At the bottom was a small, bent picture, and {grownup} gave it to {L}.
{
- is_doll:
There sat a child, with a doll by the leg. The doll had one tuft, on top. {young:The child looked so proud!|The child looked as proud as if the two of them had won something.}
- is_other:
There stood two children, against a fence. One of them had one side short and one side long. {young:The big one looked so proud!|The other one, who was bigger, looked like somebody who has built a bridge.}
- else:
There stood a child against a fence. In front its hair stood up like grass. {young:And it looked so proud!|The child under it looked like somebody who has built a bridge.}
}
“Who did that?” asked {L}. ¶ “I did,” said {grownup}. “I only took off a bit.”
{L} looked from the picture to {grownup}, {young:and back.|and back, and it was the same nose.} “What did they say?”
“They did not laugh,” said {grownup}. “They kept going out to see to the kettle.”
Hff, went {L}. {young:Hff, hff, hff!|It came out at the nose. Then they both did, and nobody had to leave the room for it.}
The picture went on the shelf, {young:where you could see it.|in front, where they could all see it, in case it was needed again.} # usual
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup hold comb; friends sit
# things: mirror; basin; comb; towel
The comb came for the hair, and was done very soon.
“That was quick,” said {L}. ¶ “It has its good side,” said {grownup}. # spare
It lay down when it was wet. Then it dried, and one bit got up again, and then the rest. # more
{L} looked in the glass. It was not so bad with the lamp behind.
Hff, went the tap. It does that. # more
It had been a long day for hair. # more
Then they put out the light, and it could not be seen at all.
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; teapot; hat on hook; hook
They went up to bed. The hats hung on their hooks. Not one had been needed.
The half of a bird looked down as they went by. It had seen it all. # spare
“Will they see it in the morning?” asked {L}. ¶ “I should think so,” said {grownup}.
“And what will they say?” ¶ “They will say that something is different.” # more
That was all right. It was.
On the seventh stair lay one hair, all by itself. It was let lie. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup stroke L; L lie-back sleepy; heroes lie-back; friends lie-front
# things: bed; pillow; lamp; quilt
A hand came, and went over the hair, from the front to the back.
It was short, and long, and long, and soft. It was short again. # spare
“What is it like?” asked {L}. ¶ “Like a lawn,” said {grownup}, “with a field behind.”
It was good to have it done. It was done twice. # more
The field lay down on the pillow. It was heavy, and it had had a day. # spare
Then the hand lay still, half on the lawn and half off it. # more
It was warm there, and no wind.
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: window; curtain; lamp; bed; moon
The house was dark, from the bottom to the top.
The kettle stood in the kitchen, and was cold. No one had put it on all day. # spare
The tin was back on its shelf, with one more thing in it. # more
Then, right up at the top, a light went on.
“The hair!” said a voice. You could hear it come down through two floors. # more
Somebody said “Sh,” on the second floor. # more
Then the light went off. She could sleep now.
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp; doll
# things for other: bed; pillow; quilt; lamp
The lamp was low, and the bed was warm. # usual
{resting}
{keepsake}
{dream} # spare
{
- is_doll:
The doll lay there too, with her tuft on the pillow.
“Does she mind?” asked {grownup}. ¶ {L} held her close, to hear.
“Only a bit,” said {L}.
- else:
“Has it begun?” asked {L}. “Does it grow when I am asleep?”
“That is when it does it,” said {grownup}. ¶ “How much?”
“Only a bit,” said {grownup}.
}
It was dark. A bit of sleep came, and then a bit more. # usual
“Hff,” went {grownup}, quite low. Then it was quiet.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The lady from upstairs was at the door before breakfast, in her dressing gown. “It is the hair,” she said. “It came to me at two.”
“It is only a bit,” said {A}.
She looked at it for some time. Then she bent down, and lifted up her own in front, where it was white, and there was a place under there no longer than a thumb is wide. “Thursday,” said the lady. “With the kitchen ones. I was on the telephone.”
-> DONE

=== next_bedtime
The scissors were on the top shelf. Nobody had spoken to them yet.
-> DONE
