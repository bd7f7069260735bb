# about: story-about; with-character; creature; bring-back
# tells: tale(or two|a door|finds|find|found|discovers|discover|discovered|notices|noticed|opens|opened|sees|comes across)
# also: funny; exciting; person; place; thing; happy; play; food; calm; weather
# kind shut: fridge|freezer|oven|washing machine|dryer|drier|dishwasher|chest|trunk|well|drawer
# kind outside: tree|hedge|hill|garden|fence|shed|park|wood|woods|forest|meadow|bush
# kind library: library|bookcase|bookshelf|school
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), goose(kind)

=== title
{~Are You a Teapot?|Yes, Said the Geese}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# place for shut: kitchen; dusk; clear
# place for outside: garden; dusk; clear
# place for library: library; dusk; clear
# action: heroes knock curious door; guest point surprised at door; friends stand curious
# things: door; coat on hook; hook
# things for shut: door; fridge left; table
# things for outside: door in tree; tree
# things for library: door; bookcase left; book
{~It was ten minutes to tea when somebody pulled {H} by the sleeve.|“Was that there on Monday?” asked somebody, and {H} went to look.|{H} {was} called for tea, and on the way there was somebody who called a good deal louder.}
There {guest_many:were|was} {guest_a}, quite out of breath. “Come and see what {guest_many:we have|I have} found,” said {guest}.
There, {is_wished_site:{wished_site}|behind the coats}, was the {wished_door}. {A} had looked there on Monday, for a ball, {young:and there had been no door.|and had found only the ball.}
{is_shut:Nobody gets in there, and so the wall beside it had come open as well, as wide as a gate.|{young:From near it was just big enough.|There was no bell, and no name on it, but from near it was just big enough.}}
{A} knocked. “Is anybody in?” ¶ “Yes,” said somebody.
“May we come in?” ¶ “Yes.”
{is_shut:“We must be back for tea,” said {guest}. Then they went in by the wall.|“We must be back for tea,” said {guest}, and pulled the door open, and in they went.}
-> DONE

=== m1
# aside
# shot: close
# place: meadow; dusk; clear
# action: heroes walk curious; guest walk curious; friends walk curious
# things: daisy; door; moon
Behind it there was a passage, and after the passage it was {~green|rather windy}. {young:The floor was soft.|The floor was soft, and had daisies in it, though it was still a floor.}
“Is this the way?” asked {A}, at the first corner. ¶ “Yes,” said somebody, further in.
At the next corner you could go to the left or to the right. “This way?” asked {guest}, {young:and looked left.|and put one foot to the left.} “Yes,” it said.
“Or that way?” asked {A}, and looked to the right. {young:“Yes.”|“Yes,” it said, just as kindly.}
So half of them went by the left and half went by the right, and they all met at the end, {young:and were pleased.|and were as pleased as if it had been a year.}
-> DONE

=== s2
# shot: two
# place: meadow; dusk; clear
# action: 3 goose stand happy; heroes point laughing at goose; guest stand laughing; friends stand laughing
# things: table; cup on table; teapot on table
At the end was a table, and by it stood three geese in aprons.
{joining}
“Have you been waiting for us?” asked {A}. ¶ “Yes,” said the geese. There was a cup for everybody. # usual
{is_loved:“Do you like {loved}?” asked {A}. ¶ “Yes,” said the geese, all three, before it was out.|{musing}} # personal
“Are you geese?” asked {guest}. ¶ “Yes,” said the geese. # usual
“Are you teapots?” asked {A}. ¶ “Yes,” said the geese. {young:One put out a wing for a spout.|The smallest put out one wing for a spout, to be obliging.}
{hinderer_person:“Am I a teapot?” asked {hinderer}. It was yes again, and {hinderer} was quite hurt.} # beat
{hinderer_animal:{hinderer} looked at them and growled a question. It was yes to that, too.} # beat
{hinderer_carried:{hinderer} was held up. “Is that a goose?” It was yes, and {hinderer} was given a small apron.} # beat
{young:It was all they ever said.|They had never needed another word.} # usual
“Then are there pancakes?” asked {A}. ¶ “Yes,” said the geese. There were none. But they ran off all at once, and a pan went clang, and then there were.
-> DONE

=== l1
# aside
# shot: above
# place: meadow; dusk; clear
# action: heroes eat happy pancake; guest eat happy pancake; goose carry happy plate; friends eat happy
# things: table; pancake; plate; cup
You have to be careful with pancakes, in a place like that.
“One more?” asked {A}, only to say something. “Yes,” said the geese, and there was one more. {young:It was a big one.|It hung over the plate on all sides, like a tablecloth.}
“Is that the last?” asked {guest}, with both cheeks full. ¶ “Yes,” said the geese. ¶ “Or is there another?” ¶ “Yes.” {young:And there was.|And there was, with {~lemon|jam}.}
“You must not ask,” said {A}, with a full mouth. {young:“You must just say.”|“As soon as it goes up at the end, they do it.”}
So they said things to each other that went down at the end, {young:and chewed.|and the geese looked from one to the other, and waited for it to go up.}
-> DONE

=== m2
# aside
# shot: close
# place: meadow; dusk; clear
# action: goose hold proud themed; heroes point laughing at goose; guest stand laughing; friends stand laughing
# things: table; themed; cup
It was a fine place for asking. {young:You could ask what you liked.|You could ask whatever you liked, and you were never wrong.}
“Is it Wednesday?” ¶ “Yes.” ¶ “Is it Sunday as well?” ¶ “Yes.” {young:So nobody had school.|That made it a Wednesday with no school in it.}
“Am I very tall?” asked {guest}. ¶ “Yes,” said the geese, {young:and looked up.|and looked up, and then a bit further up.}
{themed_a} lay on the table. “Is that a hat?” asked {A}. It was yes, and a goose put it on, and kept it. # personal
{pausing} # company
“Can you fly upside down?” asked {A}. “Yes,” said the geese. {young:But it was not so easy.|They could not, but they tried at once, and it was a good deal of feathers.} # spare
-> DONE

=== s3
# shot: behind
# place: meadow; dusk; clear
# action: heroes point worried at door; guest pull worried door; goose stand happy; friends stand worried
# things: 5 door; snowball left
Then {A} remembered the tea, and they all turned round. {young:Now there were seven doors.|But now there were seven doors there, side by side, and all alike.}
“Is it this one?” asked {guest}. ¶ “Yes,” said the geese. ¶ {guest} opened it. Behind it was snow.
“Is it this one?” ¶ “Yes.” ¶ Behind that {young:sat a walrus in a bath.|was a walrus in a bath, with a sponge.} “Are we wrong here?” asked {A}. “Yes,” said the walrus. # usual
{helper_person:“Leave it to me,” said {helper}. “Is it none of them?” ¶ “Yes,” said the geese.} # beat
{helper_animal:{helper} sniffed at all seven, and came back, and sat down.} # beat
{helper_carried:{helper} was held up to the keyholes, one after the other, but only looked.} # beat
“They don’t know!” said {guest}. “They only say it. {young:We shall miss our tea.”|You could ask them till breakfast.”} # usual
{A} thought of the pancakes. {young:“They do what you ask,” said {A}.|“There were none of those till we asked,” said {A}. “They say yes, and then they do it.”}
-> DONE

=== l2
# aside
# shot: two
# place: meadow; dusk; clear
# action: heroes look-through curious door; guest peek surprised behind door; goose stand happy; friends peek curious
# things: 4 door; cabbage; wave right
They had a quick look behind the others as well, as they were there.
Behind the third was the sea. {young:It came in a bit.|It had been leaning on the door, and some of it came in, and had to be mopped.}
Behind the fourth there was a field of {~cabbages|rhubarb}, and it was dark green and {young:quite quiet.|so quiet that they shut it again on tiptoe.}
Behind the sixth were another three geese, at another table. “Is it you?” asked {A}. {young:It was yes.|It was yes, six times, from both sides of the door.}
“It is nice to know what there is,” said {guest}. “But it is not tea.” # more
A cabbage had come out. It was put back. # more
-> DONE

=== s4
# shot: two
# place: meadow; night; stars
# action: goose walk proud; heroes walk happy; guest walk happy; friends walk happy
# things: 3 door; lantern; pancake
So {A} bent down to the smallest goose. “Will you take us home?” asked {A}.
“Yes,” said the geese. And this time they got up from the table.
One took {A} by the sleeve, and the others took whoever was next. They went by the first door, and the second. {young:They went by six!|They went by the third, and never looked at it.} # usual
They stopped at the seventh. It smelled of tea.
“Was it so easy?” asked {guest}. ¶ “Yes,” said the geese. # usual
The smallest had a pancake left, and rolled it up, and put it in {A}’s pocket. # usual
“May we come again?” asked {A}. “Yes,” said the geese{young:.|, and had never said it so quickly.} # usual
Then they were through, and behind them the {wished_door} shut, and somebody called them to tea. ¶ “Yes!” called {H}. They were just in time.
-> DONE

=== m3
# shot: close
# place: kitchen; night; stars
# action: guest eat happy; heroes eat happy; friends sit happy
# things: table; bowl on table; bread on table; lamp
A yes takes a while to wear off.
“Some soup?” said somebody. “Yes,” said {guest}. “And bread?” “Yes.”
“Is that enough?” ¶ “Yes,” said {guest}. “Some more?” ¶ “Yes.”
The soup came up to the rim. It stood a bit higher than the rim. # usual
{A} put a hand over the bowl. “You have to stop asking,” said {A}. “It is full.” # usual
There was a pancake as well, a flat one, out of a pocket. # more
They had half each. It was still warm. # more
“Was it nice, where you were?” said somebody. ¶ “Yes,” said {H}. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# place for shut: kitchen; night; stars
# place for outside: garden; night; stars
# place for library: library; night; stars
# action: heroes peek curious at door; guest kneel curious; friends stand sleepy
# things: door; lamp; feather
After that they went to see if the {wished_door} was still there.
It was. There was a light all round it, as thin as a thread.
“Are you still up?” asked {A}, quite low. ¶ “Yes,” it said.
“Are you tired?” ¶ “Yes.” It was softer now.
A feather had got stuck in the crack. It was left there, so that you could find the place. # usual
{homeward} # company
“Shall we stop asking?” asked {guest}. It was yes. # spare
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; stars
# action: heroes wash sleepy; guest brush-teeth sleepy; friends stand sleepy
# things: basin; mirror; towel; tap
{A} looked in the mirror. There was one crumb.
“Am I a teapot?” asked {A}. The mirror did not say.
{guest} put out one arm, for a spout. {A} did it, too. They stood like that. # usual
The tap went drip. That may have been a yes. # usual
{midway}
Then they were dry, and it was all done. # more
In a pocket was the shape of a pancake. It had left a bit of itself. # more
“Is it good?” asked {guest}. ¶ “It is cold,” said {A}, “but it is.” # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# place for shut: kitchen; night; stars
# place for outside: garden; night; stars
# place for library: library; night; stars
# action: heroes sleep
# things: door; feather; lamp
The light in the crack got thin. Then it went out.
Behind it a table was wiped. Three aprons were hung up. You could not see it, but you could hear.
The feather moved a bit. Somebody breathed in there. # usual
It breathed in, and it breathed out. # usual
A cup was put on a cup, and a plate on a plate. # more
Was that all? # more
It was.
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. {guest} lay on the rug, under a coat.
{resting}
{keepsake}
{dream} # spare
“Are they still there, do you think?” asked {A}. ¶ “Yes,” said {guest}.
“And will they be there in the morning?” ¶ “Yes.” # usual
It got dark. It did not ask.
“Are you warm?” said {A}. ¶ “Yes.” # usual
“Are you asleep?”
“Yes,” said {guest}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a knock in the morning, low down on a wall where nobody knocks. {H} went there, and saw a bit of a white feather in the crack. ¶ “Is it you?” It was. “Do you want something?” It did. There was a rustle, and out came the corner of an apron with a hole in it, and a thread, and a needle, a big blunt one.
-> DONE

=== next_bedtime
“Are you asleep?” said somebody, a long way in. “Yes,” said somebody else.
-> DONE
