# about: dressing(wrong feet|wrong foot|wrong way round&shoe|shoes the wrong way|wrong shoes&feet|feet&swap|left shoe&right foot|other feet); listening(wrong feet|wrong foot); habit(wrong feet|wrong foot); new-clothes(wrong feet|wrong foot|other feet); angry(wrong feet|wrong foot); funny(wrong feet|wrong foot); saying(wrong feet); learned(wrong feet); likes(wrong feet); hurt(wrong feet); proud(wrong feet|wrong foot); can-do(wrong feet); other-lesson(wrong feet)
# also: dressing; listening; proud; funny; habit; learned; happy; saying; character; thing
# wants: child
# role grownup: parent = the grown-up with the shopping bag
# ages: 3-8
# needs: walking
# holds: dark(kind)

=== title
{~They Like It|The Shoe That Knew the Wall}
-> DONE

=== s1
# shot: two
# place: hallway; day; clear
# action: A stand happy; grownup point down at A; heroes stand; friends stand
# things: stairs; door; mat; coat on hook; hook
{~There were shoes in the hall, with {H} in them, {young:and they looked away from each other.|and the left one and the right one looked away from each other, like ducks that are not on speaking terms.}|{H} stood on the mat, all ready. {young:But the shoes looked funny.|It was just that the toes went out at the sides, like the hands of a clock at ten to two.}|“Those,” said {grownup}, and looked {H} up and down, but mostly down, {young:“are not where they go.”|“have come out the other way round.”}}
“They are on the wrong feet,” said {grownup}, {young:who could see it from the stairs.|who could tell from halfway down the stairs.}
“They like it,” said {A}.
{young:“Do they?” said {grownup}. The shoes did not say that they didn’t.|{grownup} bent down and looked at the shoes, and the shoes did not say that they didn’t.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: hallway; day; clear
# action: grownup kneel holding shoe; A listen; heroes listen; friends look-up
# things: 2 shoe on mat; mat; stairs; banana
“Look,” said {grownup}, and put two old slippers on the floor. {young:“Each has a bend in it, like a banana.”|“A shoe has a bend in it, like a banana, so that it can get round your toes.”}
Side by side, they looked in at each other. {young:It was like two people with one secret.|They put their heads together, like two people who have a secret, and no one else is to know.}
“And this is how you have them,” said {grownup}, and put them the other way. {young:Now they looked out, one to each side.|Now one of them looked at the umbrellas, and one of them looked at the wall.}
{A} thought about it. {young:“They know each other’s faces,” said {A}.|“They have looked at each other since they were in the box,” said {A}. “They know all of that by now.”}
There was a good deal in that. {young:{grownup} looked at the umbrellas as well.|{grownup} had been married to a pair of boots for years, and could not say that it was wrong.} # more
-> DONE

=== s2
# shot: close
# place: street; day; clear
# action: A crouch point shoe; grownup listen; heroes crouch; friends stand
# things: shoe before A; wall; gate
{joining}
{musing} # personal
At the gate {A} told them how it was. One shoe had a spot of blue paint on it. {young:That one always had the wall.|And that one, on its own foot, had walked beside the wall every day since it came.}
It knew the wall by heart, {young:every stone.|each stone, and the place with the moss, and the hole where there was once half a snail.}
{hinderer_person:“Wrong feet,” said {hinderer}, who had only just seen it. It had to be told again from the beginning.} # beat
{hinderer_animal:{hinderer} had four on, and all of them right, but did not make anything of it.} # beat
{hinderer_carried:{hinderer} was held close to the shoes, to have a look, and could not tell what was wrong either.} # beat
The other shoe had the road, {young:with buses on it, and dogs.|where there are buses, and dogs, and once there was a man with a ladder.}
“So they have changed places,” said {A}. “Only to see.” ¶ And off they went, {young:with the toes out.|to the shop and back, with one toe to the left and one to the right.} # usual
-> DONE

=== l1
# aside
# shot: wide
# place: street; day; clear
# action: neighbour point at A; A walk happy; heroes walk; grownup walk; friends walk
# things: wall; gate; tree; street-lamp
# people: neighbour(old, she)
“Your shoes are on the wrong feet,” said the neighbour, {young:over the gate.|who was having a look at her gate, to see if it was still there.}
“They like it,” said {A}. {young:The neighbour had not known that. She looked at her own.|The neighbour had never asked hers, and looked down at them, in a new way.}
The postman said it too, and so did a man with a pram. {young:It is a thing that people like to tell you.|Everybody who sees it has to tell you. It is as if they had found it themselves.}
“They like it,” said {A}, each time. {young:The baby in the pram had its shoes off, and liked that.|The baby in the pram had one shoe on its hand, and looked at {A} as one looks at a friend.}
{pausing} # company
By the corner that made four of them, {young:and a dog that had only thought it.|not counting a dog, who had sniffed at both, and had gone away to think.} # more
-> DONE

=== s3
# shot: above
# place: street; day; clear
# action: A walk happy; grownup walk; heroes walk; friends walk
# things: wall; bus left; street-lamp; themed
You go slowly like that, {young:with a flap to it, like a duck.|since each foot sets out for somewhere else, and has to be called back.}
The shoe with the spot had the road now. It saw a bus, {young:and they had to stop and let it look.|and they all had to stop until the bus was round the corner, because it had never seen a whole one.}
{helper_person:“There is a digger coming,” said {helper}, in good time, and they stood still for that as well.} # beat
{helper_animal:{helper} sat down at the kerb beside it, and looked at the road too, as if it were all new.} # beat
{helper_carried:{helper} was held a bit to one side, so as not to be in the way of the view.} # beat
{themed_a} was in a shop window, on the side of the shoe with the spot. # personal
It saw a dog, and a van with a fish on it. {young:It saw a drain, and looked right down.|It saw a drain, and looked in, and was a good long time about it.} # usual
“And the other one?” asked {grownup}. ¶ “It has the wall,” said {A}. {young:“It is having a rest.”|“It says that it has not had a quiet morning like this for weeks.”} # usual
-> DONE

=== m2
# aside
# shot: behind
# place: street; day; clear
# action: A look-up; heroes point down; grownup point down; friends stand
# things: puddle; wall; drop before A
There was a puddle, {young:only a thin one.|not one that you could call deep.} They went through it, and looked back, {young:and there were their feet on the stones.|and all their feet came out on the other side and walked along the stones.}
{grownup_s} feet went straight on. {young:But look at those of {A}!|They looked like anybody’s. But behind {A} there were two rows that could not agree.}
“It is two people,” said {A}. “One goes to the wall, {young:and one goes to the bus.”|and one would like to catch a bus, and they have hold of each other’s hands.”}
It was quite true. {young:You could see them pull.|You could see the place by the lamp post where they had nearly gone off in two directions.}
The sun was on it, and the feet got thin. {young:One by one they went in.|One after the other they dried up, and in the end nobody could have proved a thing.} # more
-> DONE

=== l2
# aside
# shot: two
# place: street; day; clear
# action: A sit-on-edge bench; heroes sit-on-edge; grownup sit; friends sit
# things: bench; 2 shoe before bench; bag; apple
Outside the shop there was a bench. {young:{A} had both shoes off there, for the air.|{A} took off both shoes for a while, and stood them where they could see.}
“And what do your toes say?” asked {grownup}. {young:The toes had not been asked.|It was a fair question. In all this nobody had talked to the toes.}
There is a big bed in a shoe, at one side, and there is a small bed at the other. {young:It is for the big toe, and for the small one.|The big toe had had the small bed all morning, with its knees up.}
“The little one was quite happy,” said {A}. {young:“It had so much room!”|“It had the whole big bed to itself. It could have had friends in.”}
They all had a wriggle. Then they went back in, {young:because of the view.|and the big toe pulled its knees up and said no more, because of the view.} # more
-> DONE

=== s4
# shot: two
# place: street; dusk; clear
# action: A point surprised shoe; grownup stand; heroes point; friends stand
# things: wall; shoe before A; gate; bag
Then they came home, by the same way. And {L} stopped.
There was the wall. It was beside the shoe with the spot! {young:“It has got the wall again!” said {L}.|“It has got the wall again,” said {L}. “It is the same wall!”}
“We have turned round,” said {grownup}. “The wall has not.” # usual
{L} looked along the road, and looked back. {young:So it was the road there, and the wall back.|So it was the road on the way there, and the wall on the way back.} And on its own foot? {young:Then it was the wall there, and the road back.|Then it would have been the wall there, and the road on the way back.}
“It had the bus every day,” said {L}. “It never said!” The shoe looked at the wall. # usual
So {L} sat down by the gate, and changed them over. They went the last bit like that.
“Now they are on the right feet,” said {grownup}. ¶ “It is only for the road,” said {L}. “They like it.”
-> DONE

=== m4
# aside
# shot: close
# place: hallway; dusk; clear
# action: L give shoe at mat; heroes kneel; grownup stand; friends sit
# things: 2 shoe on mat; mat; lamp; coat on hook; hook
In the hall they came off, and stood on the mat. {L} put them side by side.
“In or out?” asked {grownup}. ¶ {L} had to think. One shoe had seen a bus.
“In,” said {L}. “They want to tell each other.”
So they stood with their heads together. You could see that it was about the drain. # spare
The umbrellas leaned over a bit. They never get told a thing. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bathroom; night; clear
# action: A wash happy; heroes sit in bath; grownup sit; friends sit
# things: bath; tap; towel
In the bath there were ten toes, and no shoes at all.
The big one came up first. It lay on top, quite straight. # spare
“Is it cross?” asked {grownup}. ¶ “No,” said {A}. “It has seen a fish.” # spare
They went under, all on the one side, and then all on the other.
There is no wrong way for a toe to be wet. # more
The small one had a bit of foam on, like a hat. It had had the best of the day. # more
The spot of paint was out in the hall. It would not come off. It did not want to.
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; stars
# action: L lie-back laughing; grownup sit; heroes lie-back; friends sit
# things: bed; quilt; pillow; lamp
“Are your feet in?” asked {grownup}. ¶ “They are in,” said {L}. “But look.”
Under the quilt one leg lay over the other. So there was a left foot on the right, and a right foot on the left.
“They are on the wrong legs,” said {grownup}. ¶ “They like it,” said {L}.
They lay like that for some time. One of them got heavy. # more
“It will want its own side to sleep on,” said {grownup}. “I do.” # more
It went back by itself, when no one looked.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 2 shoe on mat; mat; door; moon
It was dark in the hall. The shoes stood on the mat and told each other all of it, and had got as far as the van.
“A fish?” said the one. “On a van,” said the other. # spare
Then they came to the wall. The one with the spot could do that by heart. # spare
It told it stone by stone. It is good to go to sleep to. # more
There was a flat one, and a round one, and one with a nose. # more
When they came to the moss they were both quiet.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
The bed was warm, right down to the end. # usual
{resting}
{keepsake}
{dream} # spare
“Do feet get bored?” asked {L}. “They are always on the same side.” # usual
{grownup} laid a hand on the quilt, and felt for them. There was one, and there was one.
They lay next to each other. The toes looked up.
“They like it,” said {grownup}.
{L} did not say that they didn’t.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The shoes stood on the mat in the morning, and one of them was right up against the door, with its toe in the crack.
“That is the one that had the wall,” said {A}. It had heard about the man with the ladder, it seemed, and wanted to be there first. They both went on quite easily that day, and nobody looked which was which.
-> DONE

=== next_bedtime
The shoes stood with their heads together. There had been a ladder.
-> DONE
