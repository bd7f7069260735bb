# about: question
# tells: question
# also: funny; cannot-sleep; staying-in-bed; creature; likes; outing
# wants: child
# role grownup: parent = the grown-up with the lantern
# names: Mrs Bligh | Mrs Tarn | Mrs Firth
# ages: 3-10
# holds: dark(kind), sea(kind), whale(kind), frog(kind), pigeon(kind), snail(kind), moth(kind), fox(kind)

=== title
{~The Cold End|Whoever Is Out There}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A look-through curious window; heroes look-through; friends sit
# things: window; curtain; lamp
{~“{wished_question}” said {H}, out of the window, to whoever was out there.|The window was open a hand wide, and {H} had one thing left to say through it. “{wished_question}”|Everybody in the house had been asked, and so {H} asked the garden. “{wished_question}”}
{joining}
{grownup} did not know, and {young:had said so.|had said so on the stairs, and again on the landing.} # usual
Down on the wall a snail stopped. {young:It put out one eye. Then it put out the other.|It put out one eye, and some time afterwards the other, and turned both of them towards the house.}
“I do not know that,” said the snail. “I shall ask.” And it set off along the wall, {young:as fast as a snail can.|as fast as it could, which was about as fast as jam.}
-> DONE

=== s2
# shot: close
# place: garden; dusk; clear
# action: A crouch curious at frog; heroes crouch; frog think; grownup hold lantern; snail look-up; friends stand
# things: puddle; slippers on A; flower
The snail asked a moth, and the moth asked the frog, {young:and by then it had gone wrong.|and moths whisper, so that by then it had gone wrong.}
“I am told that it is about a bun,” said the frog. ¶ “It is not about a bun,” said {A}, who had come down in slippers with {grownup} to see how it was getting on. “{wished_question}”
“Oh,” said the frog. “That is much better than a bun.” {young:And it sat and thought, with its chin going in and out.|It sat and thought, and its chin went in and out, for that is where a frog thinks.} # usual
{hinderer_person:“Is there any bun?” said {hinderer}, who had been listening from the step.} # beat
{hinderer_animal:{hinderer} had heard nothing after bun, and looked for it behind the pots.} # beat
{hinderer_carried:{hinderer} was set down by the pond, and looked at the frog, and the frog forgot where it had got to.} # beat
{themed_a} came along in a pocket, in case the answer was in need of it. # personal
“I do not know,” said the frog in the end. “{~I am only eight|I have only lived in the one pond}. {young:You want somebody old.|You want somebody older, and wetter.} Go down to the harbour, and ask for Mrs Bligh.”
-> DONE

=== m1
# aside
# shot: wide
# place: street; dusk; clear
# action: A walk curious; heroes walk; fox sit surprised; grownup hold lantern; friends walk
# things: bin; street-lamp; wall; gate
On the way down they met a fox, who had the lid of a {~bin|tin} in her mouth, and she put it down to hear.
{young:“Say it again,” said the fox.|“Would you say that again?” said the fox. “Slowly. I have only ever been asked to go away.”} And {A} said it again, slowly.
“No,” said the fox. “Ask me where anything is on a Wednesday. {young:I do not know that.”|I know most of what there is to know about Wednesdays. I do not know that.”}
But she did not pick up her lid. {young:She sat by it, and looked at the sky.|When they looked back from the corner she was still sitting beside it, with her face up, thinking.}
It is not every day that a fox is asked. # more
The lid lay by her, and shone, with the lamp in it. # more
-> DONE

=== l1
# aside
# shot: two
# place: street; dusk; clear
# action: A point curious at driver; heroes stand; driver think; grownup hold lantern; friends stand
# things: bus; bench; street-lamp
# people: driver
The last bus stood at its stop with its lights on and nobody in it, and the driver put his window down.
{young:“Where to?” he said. “Nowhere,” said {A}. “We have a question.”|“Where to?” he said, and {A} told him that they were not going on the bus. They only had a question.}
He was told it. He turned off the engine, {young:so that he could think.|for he could not think with it on, and then it was so quiet that they heard a {~sparrow|wren} turn over.}
“Well,” said the driver. “Up and down this hill for thirty years, {young:and I never asked.”|and it has not crossed my mind, and I have had nothing else to do.”}
So he got down, and walked once round the bus with his hands behind him, which is how a driver thinks.
He was late at the next stop. He told them why, and after that they were all late. # more
-> DONE

=== s3
# shot: wide
# place: harbour; night; stars
# action: A whisper happy to whale; heroes stand at whale; huge whale listen; grownup hold-hands lantern with A; friends stand
# things: fence; rope; lamp
Mrs Bligh was a whale.
{young:She was as long as the wall.|She lay along the harbour wall with her chin on the bottom step, and the other end of her was past the last boat.} # usual
{grownup} held up the lantern, and held on to {A} with the other hand. ¶ “{wished_question}” said {A} over the rail, {young:quite loud.|in the direction of the small hole where a whale keeps her ear.}
{helper_person:“She did not hear,” said {helper}. “Say it to this side.” So they went round.} # beat
{helper_animal:{helper} sat down at once and was quiet, and so the others were quiet, too.} # beat
{helper_carried:{helper} was held out over the rail, to be nearer, and Mrs Bligh opened one eye.} # beat
The whale said nothing. The water went up a step, and down a step. {young:It did that for a long time.|It did that eleven times, and {~a boat|a rope} creaked.} # usual
“I asked that,” said Mrs Bligh, “when I was no bigger than a bus. I asked everybody, from here to the cold end. {young:Nobody knew.|Nobody knew, and they swam off rather fast.} I thought that I was the only one.”
“I am one, too,” said {A}.
-> DONE

=== m2
# aside
# shot: close
# place: harbour; night; stars
# action: A point proud; heroes point; whale listen happy; grownup hold lantern; friends sit
# things: rope; lamp; basket
“What do you think yourself?” asked Mrs Bligh. {young:Nobody had asked {A} that.|It was what nobody had asked, in the whole house, or on the whole of the hill.}
So {A} told her. {young:It was long, and there was a ladder in it.|It was rather a long answer, and had to be shown with both arms, and towards the end there was a {~ladder|very long pipe} in it.}
The whale listened to it all. {young:“That is better than mine,” she said.|“That is a good deal better than mine,” she said. “I only ever got as far as a herring.”}
And {A} had not known, till it was told, that there was so much of it. # more
A crab had come up to hear the end, and had to be told the beginning. # more
-> DONE

=== l2
# aside
# shot: above
# place: harbour; night; stars
# action: A look-up surprised; heroes look-up; pigeon stand proud on post; grownup hold lantern; friends look-up
# things: post; boat; rope; basket
“I know it,” said a pigeon, from the top of a post, though nobody had asked him.
They all looked up. {young:“It is chips,” said the pigeon.|“It is chips,” said the pigeon. “It very often is.”}
{young:They thought about that. It did not fit.|They turned it round, and tried the answer on from both sides, but it would not go on.}
“Then it is the {~vinegar|little fork},” said the pigeon, and looked out to sea, as if that were settled.
Nobody liked to say any more to him about it. He had tried. # more
-> DONE

=== s4
# shot: behind
# place: lane; night; stars
# action: L walk sleepy; heroes walk; grownup hold lantern; friends walk
# things: lantern; gate; street-lamp; moon
“Then there are two of us,” said Mrs Bligh. “I will ask at the cold end. {young:You ask here.”|You ask at this one, where the library is.”}
{young:{A} said yes.|{A} said that was fair. They shook fin on it.}
Whoever knew it first was to ring the bell out on the water. # usual
So they went home up the hill.
{young:They saw that nobody had gone to bed.|Nobody had gone to bed. They all stood where they had been asked.} # usual
The moth was going round and round a lamp with it. The frog’s chin went in and out. # usual
The snail had come to the end of the wall. “It is not here,” said the snail. “I shall try the other way.” # usual
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; towel; mug; slippers
There was sand in the slippers. It was poured out. It made a very small beach.
“We can look tomorrow,” said {grownup}. “In the big book. And if it is not in there, we can ask the lady at the desk.”
“And if she does not know?” said {A}. ¶ “Then there will be three of you.”
The tap was turned off. One drop came after. # more
The towel smelled of home, and only a little of whale. # more
-> DONE

=== l3
# shot: object
# place: kitchen; night; stars
# action: heroes drink sleepy milk
# things: table; milk; mug; lamp
The milk was warm. It had a skin, and that was given to the spoon.
{grownup} dried a cup. {grownup} was thinking about it, too. It got to be a very dry cup.
“Do you know it now?” said {A}. ¶ “No,” said {grownup}. “But I nearly did, round the handle.”
Outside a bicycle went by. Somebody on it was saying it over, too. It had got as far as the postman. # more
The cup was hung up, and so was the lantern. # more
-> DONE

=== m4
# shot: close
# place: bedroom; night; stars
# action: A look-through sleepy window; heroes look-through; friends sit
# things: window; curtain; moon; tree
{A} had one look out, before the curtain.
It was dark down the hill. But here and there it was awake. Under that lamp was the moth. By that puddle was the frog.
All of them had the same thing in their heads. {A} had put it there.
A light went by on the road. That was the bus. It was going slowly. # more
Then the curtain was pulled, and they could get on. # more
-> DONE

=== l4
# shot: object
# place: seaside; night; stars
# action: heroes sleep; whale swim calm
# things: buoy; moon; lighthouse
Mrs Bligh had gone out past the light. She was on her way to the cold end.
She said it over, so as not to get it wrong. She said it low. It went along the bottom, for miles.
Far off, something in the dark stopped, and heard. ¶ “That is a good one,” it said.
It had a light on its nose, or where a nose would be. It put that out, so as to think. # more
The bell was out there on the water. It did not ring yet. # more
There was no hurry. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: lamp; pillow; blanket
The pillow was cool. The slippers stood side by side. # usual
{resting}
{dream} # spare
“{wished_question}” said {L} once more, into the blanket, very low.
“We are all on it,” said the frog, under the window.
They were. There was the snail. There was the moth. There was a whale, at the cold end. # usual
So one of them could stop now, for a bit. It was {L}’s turn to stop.
The water went up a step, and down a step.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a silver line on the outside of the window, all the way along and all the way back. “It is not up here, either,” said the snail, from the corner of the frame. “But I have met a woodlouse who thinks that it is his uncle’s.”
{H} let it in, and it had some lettuce, from the edge inwards, and looked at the big book page by page, and was at the letter B by the end of breakfast.
-> DONE

=== next_bedtime
A bell rang once, out on the water. It was only the wind, asking.
-> DONE
