# about: story-about; with-character; creature; bring-back
# tells: tale(a wrong way)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind sea: seaside|sea|beach|ocean|island|harbour
# kind wood: forest|wood|woods|jungle|park
# kind space: space|moon|mars|planet|stars
# kind snow: pole|antarctica|arctic|snow|mountain|mountains|iceland
# kind other: bakery|pool|school|library|castle|farm|zoo|museum|shop|desert|town|village|city|garden|field|river|lake|cave|museum|circus|kitchen|bathroom
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Mill Street | Pump Street | Bell Street
# ages: 3-12
# holds: dark(kind), goat(kind)

=== title
{~As If We Had Meant To|By the Chip Shop}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: street-lamp; shop right; tree left
{~“Was that our corner?” asked somebody. {H} looked back, and it was.|{H} had only come along as far as the corner, but the corner did not come.|It began at the chip shop, and {H} saw it happen.}
There {guest_many:were|was} {guest_a}, on the way home to Mill Street. “{guest_many:We|I} always go by the chip shop,” said {guest}. {young:“But today they have painted it blue.”|“And tonight they have painted it blue.”}
{is_wished_did:So {guest} {wished_did}.|So it all went wrong from there.} ¶ “It’s the wrong {wished_wrong},” said {A}.
“Not so loud,” said {guest}. {young:“They are all looking, and they don’t know it.”|“They would think that {guest_many:we|I} did not know.”}
So on they went, with their chins up, as if they had meant to.
-> DONE

=== m1
# aside
# shot: close
# place: lane; dusk; clear
# action: cow stand curious; guest stand proud; heroes stand curious at cow; friends stand curious
# things: fence left; tree right
There was a cow beside the road. “Ask it,” said {A}. {young:“It lives here.”|“It isn’t as if it would tell anybody.”}
“Good evening,” said {guest}. {young:“Is this a nice road?”|“{guest_many:We|I} do not want to know the way. But if somebody else did, would this be Mill Street?”}
The cow looked up the road, and it looked down the road. {young:“It is a road,” said the cow.|“It’s the one we have,” said the cow. “Some go up it. Some come down.” It chewed. “More go up.”}
A second cow came to the fence, to see what the first one had said. # more
“Thank you,” said {guest}. “That is what {guest_many:we|I} thought.” {young:And on they went.|And on they went, and did not look back until they were round the bend.}
“It was looking at us,” said {A}. ¶ “Smile,” said {guest}. # more
They smiled for quite a long way. It makes your ears ache. # more
-> DONE

=== s2
# shot: two
# place: lane; dusk; clear
# action: guest walk proud; heroes walk curious; friends walk curious
# things: fence left; chair right
First there were houses, and then there were sheds. {young:Then there was a chair.|Then there was only a chair, with nobody on it, waiting for a house.} # usual
{joining}
{is_loved:“I’ll think about {loved},” said {A}, “until I know where we are.”|{musing}} # personal
The street lamps stopped, {young:and the road got bumpy.|and so did the pavement, without a word.} A sign came by. It said NEARLY. # usual
{hinderer_person:“Are we lost?” asked {hinderer}, much too clearly.} # beat
{hinderer_animal:{hinderer} kept looking back at where they ought to have been.} # beat
{hinderer_carried:{hinderer} was held up to see where they were, and kept it quiet.} # beat
“Is it still the wrong {wished_wrong}?” asked {A}. ¶ “It is,” said {guest}. {young:“But we look fine.”|“But nobody could tell, from our faces.”}
They went a bit faster, as if they had meant to.
-> DONE

=== l1
# aside
# shot: behind
# place: lane; dusk; breeze
# action: guest walk proud; heroes walk laughing; friends walk laughing
# things: fence left; tree right; cloud
You do it with the chin. {young:{guest} showed them how.|{guest} showed them how it is done: up in front, and a little to one side.}
“And you hum,” said {guest}. {young:“Lost ones do not hum.”|“Nobody who is lost hums. And now and then you point at a thing, and nod.”}
{A} pointed at a bush, and nodded. {young:“There it is,” said {A}.|“There it is,” said {A}, “just where I left it.”}
“That was very good,” said {guest}. They nodded at a gate, {young:and at a goose.|and at a heap of stones, and at a goose, who nodded too. You could not tell how long it had been lost.}
“When did you last know where you were?” asked {A}. ¶ “At the chip shop,” said {guest}, and hummed. # more
It was the sort of tune that goes on a long way, and does not get there either. # more
“We could hum the way back,” said {A}. ¶ “Later,” said {guest}, out of the corner of the mouth. # more
-> DONE

=== m2
# aside
# shot: above
# place: field; dusk; clear
# action: guest stand worried; heroes sit-up curious; friends sit curious
# things: themed left; stone; bush
There was a stop, and nobody got off, and nobody got on. {young:It only said SOMEWHERE.|The sign had lost a few letters, and said only OMEWHER.}
{A} got hungry, and there was half a roll in a pocket. {young:They shared it.|It was shared out very slowly, as you do when you have all the time in the world, and know just where you are.}
{themed_a} lay beside the road there, as if somebody had gone by before. # personal
“If they ask,” said {guest}, “we are here on purpose.” {young:“Who asks?” said {A}. There was only a hill.|“Who is going to ask?” said {A}. There was a hill, and there was another one.}
{pausing} # company
“Hills,” said {guest}. “They look down on you.” # more
-> DONE

=== s3
# shot: wide
# place: seaside; dusk; clear
# place for other: field; dusk; clear
# place for wood: forest; dusk; clear
# place for space: moon; night; stars
# place for snow: snowfield; dusk; clear
# action: guest stand worried; heroes stand surprised; friends stand surprised
# things: suitcase
Then there was no more way to go, and they had to stop. {young:So they looked about, to see where they were.|They looked about, with their chins up, to see where they had meant to be.}
They were {wished_ended}.
Everybody came to look. They had never seen {guest_a} before.
{helper_person:“Lovely,” said {helper}, “just as I had imagined it,” and nudged the others.} # beat
{helper_animal:{helper} sat down in the middle, as if that was where you sit.} # beat
{helper_carried:{helper} was set down, and looked as if it had all been planned.} # beat
“Have you come on purpose?” somebody asked. ¶ “Of course,” said {guest}. {young:“It is nice here.”|“We have been meaning to for years.”}
Nobody said anything to that. They all had their chins up, too, every one of them. # usual
-> DONE

=== l2
# aside
# shot: two
# place: seaside; dusk; clear
# place for other: field; dusk; clear
# place for wood: forest; dusk; clear
# place for space: moon; night; stars
# place for snow: snowfield; dusk; clear
# action: guest bow proud; heroes stand curious; friends stand curious
# things: bench; cake on bench
They were shown round, {young:and it was all there.|and had to say at every corner that it was just as they had hoped.}
“And this is the end of it,” said somebody. {young:“Oh yes,” said {guest}.|“Ah,” said {guest}. “The end. We had heard about the end.”}
There was a bench with a rug on it, and a cake had been cut. {young:It was for whoever came.|It was cut every evening, they said, in case anybody came, and then there was nobody, and so they ate it.}
“Do many people come?” asked {A}. ¶ {young:“Not on purpose,” somebody said. Then it was very quiet.|“Not on purpose,” said somebody at the back, and was trodden on.}
They each had a slice, and looked as if they had only come for that. # more
It was a little dry. Nobody said so. They said that it was just how they liked it. # more
-> DONE

=== m3
# shot: close
# place: seaside; dusk; clear
# place for other: field; dusk; clear
# place for wood: forest; dusk; clear
# place for space: moon; night; stars
# place for snow: snowfield; dusk; clear
# action: goat sit calm on suitcase; heroes stand curious at goat; guest stand worried; friends stand calm
# things: suitcase; hat on goat
A bit to one side sat an old goat, in her hat and coat, on a suitcase. {young:She hummed.|She had her chin up, and hummed, and now and then she nodded at a stone.}
“What are you waiting for?” asked {A}. {young:“For nothing,” said the goat.|“I am not waiting,” said the goat. “I am sitting. I came here to sit.”}
“With a suitcase?” ¶ “You would not want me to sit on the ground,” said the goat.
{A} looked at the label on it. {young:There was a street on that, and {A} knew it.|There was a street on the label, in large letters, and {A} read it twice.}
{A} did not say which. It would not have been polite. # more
“Would you like to sit, too?” asked the goat. “There is room, if you hum.” # more
So for a while they all sat, and all hummed. It was not one tune. # more
-> DONE

=== s4
# shot: two
# place: seaside; night; stars
# place for other: field; night; stars
# place for wood: forest; night; stars
# place for space: moon; night; stars
# place for snow: snowfield; night; stars
# action: heroes stand proud; guest stand surprised; goat jump happy; friends stand happy
# things: suitcase
{A} had had enough. “It was the wrong {wished_wrong},” said {A} out loud. “We wanted Mill Street.”
{guest} turned quite pale. {young:It was very still.|It was so still that you could hear the chins.}
An old goat got up from a suitcase. “So did I,” she said. “Mine was the wrong milk float.”
“Mine was the wrong balloon,” said somebody. ¶ “I only turned round,” said a very old one, at the back. # usual
{young:They had all gone wrong! Nobody had meant to.|Not one of them had meant to be {wished_ended}. They had all gone wrong, and been too polite to say so.}
All the chins came down. It was much nicer at once.
“I like it here, all the same,” said somebody. ¶ “So do I,” said the goat. “But my kettle is on.” # usual
“Then come home with us,” said {A}.
-> DONE

=== m4
# aside
# shot: wide
# place: seaside; night; stars
# place for other: field; night; stars
# place for wood: forest; night; stars
# place for space: moon; night; stars
# place for snow: snowfield; night; stars
# action: guest sit happy; heroes sit happy; goat sit happy; friends sit happy
# things: moon
They stayed for a bit. They did not have to like it now, and so they did.
{
- is_sea or not is_wished_ended:
They all put their feet in the water. It was cold. They said so.
- is_wood:
They all leaned on a tree. It was damp. They said so.
- is_space:
They all had a jump. It was high. Nobody had to nod.
- is_snow:
They all sat in the snow. It was cold. They said so.
- else:
They all sat down where they were. It was hard. They said so.
}
“It is really quite good, {wished_ended},” said {guest}. “It is only no good as Mill Street.” # spare
“I never tried it before,” said somebody. “I was so busy keeping my chin up.” # spare
{homeward} # company
Everybody showed them what they liked best. It was small, mostly. One of them had a good stone. It was flat. # more
Then the goat thought of her kettle, and shut her coat. # more
-> DONE

=== l3
# aside
# shot: behind
# place: lane; night; stars
# action: guest walk happy; goat walk happy; heroes walk sleepy; friends walk sleepy
# things: suitcase; fence; moon
So they went back, and the goat came too.
It was all on the other side now. It looked quite new. # spare
“Did you come by the wrong {wished_wrong}?” somebody asked. ¶ “Yes,” said {guest}. “We did.” It was not so hard. # spare
“Me too,” said somebody else, in the dark. # spare
{midway} # company
The goat told them of the milk float, from the beginning. She had never told it before. # more
Then there was a blue wall, and a smell of chips. It was the right corner. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: shop; street-lamp; moon
The street was dark. The chip shop was shut.
The paint was dry. It was blue. At night you could not tell.
A cat came to the corner. It went left, and stopped. It went right, as if it had meant to. # more
In Mill Street a kettle sang. It sang low. Somebody had come home to it. # more
The moon went over the roofs. It went the long way round.
A wind came by. It did not know this street. It asked at a door. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
They all came home in the end. {guest} did. The goat did. {A} lay in bed.
{resting}
{keepsake}
{dream} # spare
One day they would be {wished_ended} again, and on purpose. # usual
{A} was not going to sleep yet. {A} only lay there.
First there was the pillow. Then there was the quilt. Then the lamp went out. # usual
About there {A} took a wrong turn.
It got dark. It got soft. {A} was asleep.
It looked as if {A} had meant to.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the chip shop was being painted again. It was going to be yellow. Somebody stood at the corner with a chin up and a hat on, and looked to the left and to the right.
“Mill Street is that way,” said {A}. ¶ “I knew that,” said the goat. Then she put the chin down. “No, I did not,” she said. “Thank you.”
-> DONE

=== next_bedtime
First there was the pillow, and then the quilt. It was the right way, tonight as well.
-> DONE
