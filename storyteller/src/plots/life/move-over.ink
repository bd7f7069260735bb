# about: story-about; with-character; creature; bring-back
# tells: tale(can talk to|can speak to|can understand|can hear what|hears what|can hear animals|can talk with|can speak with|could talk to|able to talk to|learns to talk to|talk to animals|talks to animals|speaks to animals|speak to animals|talk to the animals|talks to the animals|talks to horses|talks to birds|talks to dogs|talks to cats|speaks to birds|speaks to horses|understands what|understands animals|understands birds|understands horses|talks with animals|speaks animal|speak animal)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind horse: horse|horses|pony|ponies|unicorn|unicorns|donkey|donkeys
# kind dog: dog|dogs|puppy|puppies|wolf|wolves
# kind bird: bird|birds|duck|ducks|hen|hens|owl|owls
# wants: child
# role guest: answer, person, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), horse(kind), dog(kind), duck(kind), cat(kind)

=== title
{~Move Over|What It Said at the Gate}
-> DONE

=== s1
# shot: two
# place: lane; dusk; clear
# action: guest listen calm; cat sit calm; heroes stand curious at guest; friends stand curious
# action for horse: guest listen calm; horse stand calm; heroes stand curious at guest; friends stand curious
# action for dog: guest listen calm; dog sit calm; heroes stand curious at guest; friends stand curious
# action for bird: guest listen calm; duck stand calm; heroes stand curious at guest; friends stand curious
# things: gate; hedge; wall
{~Somebody was standing at the gate in the lane, and nodding, and {H} stopped to see who was being listened to.|“Really?” said somebody by the gate in the lane, and {H} came nearer to hear.|There were two at the gate in the lane, and {H} could see at once that they had been talking.}
It was {guest_a}, and on the other side was {is_horse:a brown horse|{is_dog:a brown dog|{is_bird:a brown duck|a brown cat}}}.
“So it is true,” said {L}. “{guest} {wished_does}.” ¶ “It is not so hard,” said {guest}.
“And what do they say?” asked {L}, and held on to the gate.
“Mostly,” said {guest}, “they say ‘move over’.”
{L} had hoped for more. “Ask it something big,” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: lane; dusk; clear
# action: guest listen calm; heroes look-up curious; friends stand curious
# things: gate; hedge
“Ask it where the sun goes,” said {A}. {young:{guest} asked.|{guest} asked, and it did not take long, for it was done with one shoulder.}
There was an answer. It was a puff. ¶ “Behind the shed,” said {guest}. {young:“It goes in there every night.”|“It has watched it do so every night, and has never seen it come out by the same side.”}
“Ask it what it is like, to be one,” said {A}. That was a longer puff, with a bit of tail. ¶ “It is long in the middle,” said {guest}, “and then there are the feet.”
{A} nodded. {young:It was like that with {A}, too.|“It is much the same with me,” said {A}.}
“It says that it can see that from there,” said {guest}. # more
“Ask it if it knows me,” said {A}. ¶ “It knows your boots,” said {guest}. # more
-> DONE

=== s2
# shot: wide
# place: lane; dusk; clear
# action: heroes point curious; guest listen calm; cat sit calm; friends stand curious
# action for horse: heroes point curious; guest listen calm; horse stand calm; friends stand curious
# action for dog: heroes point curious; guest listen calm; dog sit calm; friends stand curious
# action for bird: heroes point curious; guest listen calm; duck stand calm; friends stand curious
# things: gate; hedge; tree
They all had something to ask, one at a time.
{joining}
{is_loved:“Ask it what it thinks of {loved},” said {A}. It thought for a bit, and blinked.|{musing}} # personal
{hinderer_person:“Ask if it has ever met my aunt,” said {hinderer}, and there was quite a long answer, and nobody liked to say it.} # beat
{hinderer_animal:{hinderer} said something too, and the two of them went on about it over everybody’s heads.} # beat
{hinderer_carried:{hinderer} was held up to the gate, and was smelled from top to bottom, and did not say a word.} # beat
“What is the best thing that there is?” asked {A}. ¶ There was a very short noise. ¶ “Four o’clock,” said {guest}. ¶ “And what is the worst thing?” ¶ “A quarter past four,” said {guest}. {young:“It is the longest time until the next.”|“That is when it is the longest way to the next one.”} # usual
-> DONE

=== l1
# aside
# shot: above
# place: lane; dusk; clear
# action: guest listen laughing; heroes look-up curious; friends sit curious
# things: gate; hedge
Then it closed one eye, and opened it again, and that was all. ¶ {guest} listened with an open mouth. {young:“No!” said {guest}. “And then?”|“No!” said {guest}. “With the bucket still on?”}
“What did it say?” asked {A}. ¶ “It is rather a long story,” said {guest}.
It was about a Sunday, {young:and a man, and his fence.|and a hat, and a man who had only come about the fence.} It took {guest} until the {~swallows|bats} were out to tell it, and even so a piece was left out in the middle.
“And all that was one eye?” said {A}. {young:“It was,” said {guest}.|“It was the left one,” said {guest}. “That is the one for stories. The other is for flies.”}
They watched the other one. It was a fly. # more
“And did he mend the fence?” asked {A}. ¶ “That is next Sunday’s,” said {guest}. # more
-> DONE

=== s3
# shot: above
# place: lane; dusk; clear
# action: guest point happy; heroes blow curious; friends stand laughing; cat look-up calm
# action for horse: guest point happy; heroes blow curious; friends stand laughing; horse look-up calm
# action for dog: guest point happy; heroes blow curious; friends stand laughing; dog look-up calm
# action for bird: guest point happy; heroes blow curious; friends stand laughing; duck look-up calm
# things: gate; hedge; moon
“I want to say something to it by myself,” said {L}. {young:“How do you do that?”|“What is the word for good evening?”}
“You breathe out,” said {guest}, “through the nose, and you think of {is_horse:hay|supper}.” {young:{L} did it.|{L} breathed out, and thought of {is_horse:hay|supper}, and a bit of breakfast came into it.} ¶ {is_horse:The horse|{is_dog:The dog|{is_bird:The duck|The cat}}} turned round and looked the other way.
{helper_person:“Like this,” said {helper}, and did one that made the whole hedge look up.} # beat
{helper_animal:{helper} came and did it for them, quite easily, and was told something in return.} # beat
{helper_carried:{helper} was put on the post, so that there was somebody up there who at least looked right.} # beat
“What did I say?” asked {L}. ¶ “You said ‘shed’,” said {guest}. {young:“Try it again.”|“It is very near. There is only a bit of nostril between them.”} # usual
The next time it was ‘Wednesday’, and the time after that it was something that {guest} would not tell. # usual
Then {guest} had to go along the hedge, for there was a cow who would not wait. And there was {L}, with nobody in between.
-> DONE

=== m2
# aside
# shot: two
# place: lane; dusk; breeze
# action: heroes stand curious; friends stand calm
# things: gate; hedge; themed
It is odd, when there is nobody to pass it on. {young:They looked at each other.|They looked at each other for a while, and then both looked at the tree, to be polite.}
“Nice evening,” said {A}. There was a noise. {young:It was a nice one.|It might have meant ‘yes’, or ‘shed’, or that there was a fly.}
{themed_a} was held up, to be looked at. It was looked at, and the two of them had that done. # personal
{pausing} # company
Somewhere behind the hedge you could hear {guest} with the cow. {young:“Really?” said {guest}. “All four?”|“Really?” said {guest}, and then, “But surely not all four?”}
“I’ve got a scab,” said {A}, to go on with. It was shown over the gate. # more
-> DONE

=== l2
# aside
# shot: close
# place: lane; dusk; clear
# action: heroes listen curious; friends sit calm
# things: gate; hedge; moon
{A} tried it without words, since so many of them had been wrong.
First {A} only leaned. {young:It leaned as well.|On the other side of the gate somebody leaned as well, and the gate said something, but that was only wood.}
You could hear it breathe. {young:In it went, and out.|It went in for a long time, and there was a bit of a stop, as if it were thinking what to put, and then it came out.}
{A} did it in the same time. {young:It was not easy, as it was so slow.|It was slower than you would think, and you had to be quite sure that there would be another.}
{young:They both took their time.|There always was.} # more
Nobody said anything for nearly all of it. # more
It was the best talk that {A} had had all day. # more
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# action: heroes stroke surprised cat; cat stand happy; guest stand curious; friends stand calm
# action for horse: heroes stroke surprised horse; horse stand happy; guest stand curious; friends stand calm
# action for dog: heroes stroke surprised dog; dog stand happy; guest stand curious; friends stand calm
# action for bird: heroes stroke surprised duck; duck stand happy; guest stand curious; friends stand calm
# things: gate; hedge; moon
“Do you like me?” asked {L}. It was asked in the usual way, and not very loud.
{is_horse:The horse|{is_dog:The dog|{is_bird:The duck|The cat}}} did not say anything. It came up to the gate, and then there was {is_bird:a beak|a nose} in {L}’s hand, {young:and it pushed.|warm, and a bit wet, and it pushed.}
{L} looked up, and {guest} was back. “What did it say?” asked {guest}.
“It didn’t say anything,” said {L}. ¶ “It did,” said {guest}. “{guest_many:We|I} could hear it from the end of the hedge. What was it?”
{L} stood quite still, to hear it again. {young:There was the push.|It was not in the ear at all. It was in the hand, and it pushed.} # usual
“Move over,” said {L}. “It said ‘move over’.” ¶ “That is what they say,” said {guest}. “But only to some.”
So {L} moved over, and there was room for both.
-> DONE

=== m3
# shot: two
# place: lane; night; stars
# action: guest stand happy; heroes stand happy; friends stand calm
# things: gate; hedge; moon
They stood there, all in a row, with the gate in the middle.
“I have a sock with a hole,” said {A}. There was a puff.
“It knows,” said {A}. {guest} had not said a thing. # spare
It was late, and a star was out. It was over the shed. # usual
“Ask it if it is cold,” said {guest}, for a change. {A} leaned a bit. It was not.
The cow had come, too. She wished to say that it had been all four. # more
-> DONE

=== m4
# aside
# shot: above
# place: lane; night; stars
# action: guest point happy; heroes listen curious; friends sit sleepy; owl fly calm
# things: gate; hedge; tree
Once you have it, you hear it all over the place.
A leaf came down on a leaf. “Move over,” it said. {A} could hear it. # spare
An owl sat down by an owl. It was just the same. # usual
“Do they ever say anything else?” asked {A}.
“They say ‘there’,” said {guest}. “But that is later.” # usual
A moth came up to the lamp, and there was one there already. # more
“And stones?” asked {A}. ¶ They listened to one. It was in no hurry. # more
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; hedge; moon
“What is goodnight?” asked {A}. {guest} showed it. You breathe out, and you think of nothing.
{A} did it, over the gate. It came out right at the first go. # usual
There was one back. It was long, and it smelled of grass.
“How do you know all this?” asked {A}. ¶ “{guest_many:We|I} stood about a lot,” said {guest}. # spare
The cow was told as well. She said that she had heard. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: gate; hedge; tree; moon
The lane was dark. The gate was shut, and it was still a bit warm on top.
On the other side it was quiet. Somebody lay down in the grass. # usual
The grass moved over.
The moon came by. It said nothing, and took a long time. # usual
There was a puff, and then there was one more. # more
You could not have said which was the hedge and which was asleep. # more
The gate had been leaned on from both sides, and stood quite straight. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} was in bed, quite in the middle.
{resting}
{keepsake}
{dream} # spare
One hand was still warm. It smelled a bit. # usual
“Do you like me?” said {A}, into the dark. It was asked in the usual way.
The dark did not say anything. It only came up to the bed.
It put down its head. It was soft, and it pushed.
“Move over,” it said.
So {A} moved over. There was room for both.
{A} breathed out, and thought of nothing. # usual
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning {H} stood at the gate in the lane, and leaned. After a time somebody leaned on the other side. It was about breakfast, and there was something in it about a shed, and {H} understood all but one word. ¶ Then there was a push. It was meant for the bucket, but you could tell how it was meant.
-> DONE

=== next_bedtime
There was still a bit of a puff in one hand. It said what they mostly say.
-> DONE
