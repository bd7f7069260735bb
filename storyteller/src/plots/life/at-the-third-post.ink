# about: collected
# also: first-day; missing; sad; nervous; angry; scared; parent-travelling; person
# news: bad
# when: coming
# wants: child
# role fetcher: somebody, elder = a neighbour called Mrs Pendle
# role grownup: parent = the grown-up with the boots
# kind job: job|work|works|working|office
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-9
# needs: hands
# holds: dark(kind), lion(kind)

=== title
{~At the Third Post|The Left Hand, Please}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L stand worried; grownup hold boot; heroes stand; friends stand
# things: boot left; coat on hook; hook; stairs
{~At the end of the day {H} always looked at the third post of the fence. {young:{grownup} was always there.|It was where {grownup} stood, with one hand on top, in all weathers.}|There are eleven posts by the gate, and {H} knew the third one best. {young:That was where {grownup} stood.|That was where {grownup} stood at the end of the day, and by now the paint was thin on it.}|“I shall not be at the gate any more,” said {grownup}, with a boot in one hand. {young:{H} stood quite still.|{H} had a boot as well, and put it down.}}
{
- is_job:
{grownup} had a new job, and it went on until five o’clock. The gate opened long before that.
- else:
{grownup} had to be somewhere else at that time, and you cannot stand at two gates.
}
So {is_wished_day:from {wished_the_day} on|from now on} it would be {fetcher} at the gate.
“But {fetcher} does not know how it goes,” said {L}. {young:That was true.|It was not meant rudely. It was just so.}
“What is there to know?” asked {grownup}. ¶ {L} looked at {grownup}. {young:There was so much!|There was so much that it was hard to say where to begin.} # usual
{is_wished_saying:{wished_saying} {L} had said that first of all.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L point calm at grownup; grownup stand surprised; heroes stand; friends stand laughing
# things: hat on grownup.head; chair; bag; door
So they tried it out. The kitchen door was the gate, and {grownup} put on a hat and was {fetcher}.
{joining}
{musing} # personal
“Here I am,” said {grownup}, right in the middle of the gate. ¶ “You are in the way there,” said {L}. {young:“Stand at the third post.”|“That is where the prams come through. You belong at the third post.”} A chair was the post.
Then a hand was held out. It was the right one. {young:“The other one,” said {L}.|“That one is for the bag,” said {L}. “I have the left.”}
{themed_a} was the bag, and was carried in the right hand. # personal
{hinderer_person:“I am the others,” said {hinderer}, and came out of the gate eleven times, in a row.} # beat
{hinderer_animal:{hinderer} lay down in the gate, and so all the others had to step over.} # beat
{hinderer_carried:{hinderer} was the rest of the class, and came out under one arm, and was waved to.} # beat
“And how was your day?” asked {grownup}. ¶ “You must not ask me that till the corner,” said {L}. {young:“I do not know it before.”|“It takes as far as the corner before I know.”} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A wave happy; grownup wave; heroes walk; friends walk
# things: hat on grownup.head; stairs; coat on hook; hook; cushion on stairs
The hall was the way home. {young:First you say hello to the cat.|At number nine there is a cat on the sill, and it has to be told good afternoon.}
A cushion was the cat. {young:“Hello,” said {grownup}.|“Good afternoon,” said {grownup} to the cushion, and lifted the hat.}
“Not so loud,” said {A}. {young:“It is asleep.”|“It is asleep. It only likes to know.”}
After that comes the {~drain|grating} that goes plip, and there you wait for a plip. {young:They waited. Plip, said the kitchen tap.|They stood in the hall and waited, and in the end the kitchen tap was so kind.}
“Do we always do that?” asked {grownup}. ¶ “You look at your watch,” said {A}, “but you do it.” # more
They put the cushion back on its sill, which was the third stair, so that it could sleep on. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw calm pencil; heroes point at paper; grownup look-up; friends peek
# things: table; paper on table; hat on table; cup on table
It was too much to keep in a head. {young:So {A} drew it.|So it was put on paper, for {fetcher}, in pictures, as the pencil was quicker at those.}
There was the post, with a {~cross|ring} round it. {young:There was the left hand.|There was a left hand, with an arrow, so that it could not be taken for a tree.}
There was the cat. {young:It was asleep.|It had its eyes shut, and a finger stood beside it, on a mouth.}
“What is that?” asked {grownup}. ¶ {young:“A banana,” said {A}. “I am hungry then.”|“That is the banana,” said {A}. “It has to be in the bag, and it has to be a whole one.”}
The banana came out as big as the gate, which was about right for that time of day. # more
A worm was put in as well, in case there had been rain, since you have to go round those. # more
They wrote nothing under it. It was all plain enough. # more
-> DONE

=== s3
# shot: close
# place: hallway; dusk; clear
# action: L hold sad hat; grownup kneel calm before L; heroes sit on stairs; friends sit
# things: hat in L.hand; stairs; coat on hook; hook; bag
They set off for home, and at the corner {grownup} turned the wrong way.
{young:It was only the stairs.|It was only the corner by the stairs, and still it was wrong.} # usual
“{fetcher} will not know anything!” said {L}. {young:“I want you.”|“I do not want somebody in a hat. I want you, at the post.”}
“I know,” said {grownup}, and took off the hat. “I like that post, too.” {young:They sat down on the stairs.|And they both sat down on the bottom stair, for a bit, and held the bag.} # usual
{helper_person:“I should like a go at the post,” said {helper}, and sat down at the other side.} # beat
{helper_animal:{helper} came, and sat on all the feet, and was warm.} # beat
{helper_carried:{helper} was held as well, so that there were two on the lap with the bag.} # beat
Then {L} put on the hat, which came down to the nose, and stood at the chair. {young:“Now you come out.”|“Now you be me,” said {L}, “and come out with the others.”}
Out of the kitchen came {grownup}, with the bag, and looked very small. {young:{L} knew who that was!|{L} knew who that was before even the hat was out of the way.} Out went the left hand, all by itself.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A point proud; grownup sit-on-chair curious; heroes sit-on-chair; friends stand
# things: table; cup on table; hat on A.head; chair
{
- is_job:
“I shall be new as well,” said {grownup}. {young:“I do not know where the cups are.”|“I do not know where the cups are there, nor which chair is somebody’s.”}
“Look for a person who has a cup,” said {A}, {young:“and go where that came from.”|“and ask that one. They are always pleased to know something.”}
“And at lunch?” asked {grownup}. {young:¶ “You sit at the end.”|¶ “You sit at the end of a table,” said {A}, “and then there is only one side to talk to.”}
{grownup} took the pencil and wrote that down. {young:It was good advice.|It was better than what had come in the letter.}
- else:
“What do you see, when you stand there?” asked {A}. {young:¶ “Coats,” said {grownup}.|¶ “Coats,” said {grownup}. “About thirty. They all come out at once.”}
“And then?” {young:¶ “Then there is one that I know.”|¶ “Then there is one that I know, and the others are just coats.”}
{A} thought of that, under the hat. {young:“{fetcher} knows my coat.”|“{fetcher} has done up my coat,” said {A}. “Twice. With the hard button.”}
“There you are,” said {grownup}. {young:“That is the main thing.”|“Then that need not go on the paper.”}
}
{pausing} # company
The hat was too warm to think in for long, and was put on the teapot. # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A walk curious; grownup walk; heroes walk; friends walk
# things: sofa; rug; hat on grownup.head; door; bag in grownup.hand
They went back to the wrong corner, {young:to see what was there.|since nobody had ever been round it, and it was a pity not to know.}
It went by the sofa. {young:It was quite a long way.|It was longer, and had a view of the lamp.}
“{fetcher} might go this way,” said {grownup}. {young:“Is it allowed?”|“Would that be allowed, or does it have to be the drain?”}
{A} thought. {young:“On Fridays,” said {A}.|“On Fridays,” said {A}. “On other days the cat would wonder.”}
There was a {~bus stop|letter box} round there, which was the bookcase. It had never been said hello to. # more
So a bit of the paper was left white. That bit was for {fetcher}. # more
On the way back they went by the drain after all, to be on the safe side. # more
-> DONE

=== s4
# shot: behind
# place: hallway; night; clear
# action: L hold calm bag; grownup hold coat; heroes stand; friends sit
# things: coat; bag in L.hand; hook; hat on hook; lamp
That left three things to tell {fetcher}: the post, the hand, and the cat at number nine, which was asleep.
One thing {fetcher} did know, and that was who to look for. # usual
The hat went on its hook. {L} put a banana in the bag, and hung it by the door. # usual
“What is still the same?” asked {L}. ¶ “The key,” said {grownup}. “The mat. The soup.” # usual
{is_wished_place:“Is {wished_place} still there?” asked {L}. ¶ “That stays where it is.”} # wished
“And when do you come?” asked {L}. ¶ “A bit after the soup,” said {grownup}. “You will hear the key.”
“Then I stand at the door,” said {L}. “At the left.” # usual
{is_wished_person:They would tell {wished_person} as well.} # wished
-> DONE

=== m3
# aside
# shot: close
# place: bathroom; night; clear
# action: A brush-teeth calm; heroes brush-teeth; grownup hold towel; friends sit
# things: towel; sink; mirror; mug
The teeth were done. Plip, went the tap.
“That is the drain,” said {A}. They waited for one more.
Plip. That was it. # spare
{grownup} held out the towel. It was on the left.
“You do know it,” said {A}.
“I have had a lot of days,” said {grownup}. “It takes a few.” # spare
The mug was put back. It had a place of its own. # more
In the glass you could see who stood there. They all had foam on. # more
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; stars
# action: A lie-back calm; heroes lie-back; grownup fold coat; friends sit
# things: bed; chair; coat; lamp
The chair was by the bed now. It was still the post.
A coat was put on it, for the morning. So someone stood there.
“Is it too far in the middle?” asked {grownup}.
“A bit back,” said {A}. It went a bit back.
It had one hand on top. It was only the sleeve. # spare
It would not get cold there. It was a coat. # more
The hat was not needed. It had done enough for one day. # more
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: A lie-awake calm; heroes lie-back; grownup sit calm beside bed; friends sleep
# things: bed; blanket; lamp; window
“You may ask me now,” said {A}. “It is past the corner.”
“How was your day?” asked {grownup}.
{A} thought. It was a good long day to look back on.
“There was a worm,” said {A}. “And I had the red cup.” # spare
“Was it a big one?” ¶ “It was full.”
Then that was all told. It had been in there since lunch. # more
The red cup is the one with the chip. You get it once a week. # more
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: fence; gate; moon; street-lamp
Out there the gate was shut. No one came out.
There were the posts, one by one. The lamp shone on the third.
The paint was thin on top. You could see a hand had been there.
The cat from number nine came by. It sat there for a bit. # spare
It did not wait for anyone. It had the key to no door. # more
Then it went home. It went the long way. # more
The bell was still. It had rung at half past three, and would ring again. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: heroes lie-back sleepy; grownup sit calm beside bed; friends sleep sleepy
# things: bed; lamp; door
The lamp was low. {H} lay in bed.
{resting}
{keepsake}
{dream} # spare
“Will you think of me at the gate?” asked {L}. ¶ “At that time of day,” said {grownup}. “I shall look at the clock.” # usual
“Then think of the third post,” said {L}.
“I shall,” said {grownup}. “And of who comes out.”
A hand came down on the blanket. It was the left one. {L} took it.
It was the same hand. It had the same warm place in it. # usual
By and by it was let go. It lay there, all the same. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a picture on the kitchen table, and {H} had not drawn it. It had come home from the gate in somebody’s pocket. There was a post on it, and a hat, and a cat with both eyes open.
“It woke up,” it said below that, “and looked at me, and went back to sleep. Is that usual?”
{A} thought about it over the toast. It was not usual at all.
-> DONE

=== next_bedtime
The bag hung by the door, on the left. There was a whole banana in it.
-> DONE
