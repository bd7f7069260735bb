# about: bad-day
# also: sad; angry; frustrated; tired; mess; lost-toy; broken-thing; embarrassed; weather; funny
# news: bad
# never: his brother|her brother|his sister|her sister|autism|autistic
# wants: child
# role grownup: parent = the grown-up with the tea towel
# kind spilt: spill*|spilt|milk|juice|knocked over|tipped
# kind late: bus|late|missed|train
# kind grumpy: grump*|wrong side|mood|moody|strop*|cross|angry|miserable|tantrum*
# ages: 3-10
# holds: dark(kind)

=== title
{~Not a Mark on It|Anything to Bring Back?}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; rain
# action: A hold cross box; heroes stand cross; grownup hold cloth; friends stand
# things: table; box; clock; chair
{~“I want to take it back,” said {H}, {young:in the kitchen door.|and stood in the kitchen door with a box.}|{H} put a box on the kitchen table, {young:bump.|rather hard.} “This one does not work,” said {L}.|“Is this where you bring things back?” asked {H}. {young:It was only the kitchen.|It was the kitchen, but one has to ask somewhere.}}
“What have you got there?” asked {grownup}. ¶ “Today,” said {A}. {young:“It went wrong.”|“It was wrong when I opened it.”}
{
- is_spilt:
It had begun with the milk, {young:which was in the cup, and then was in a shoe.|which had been in the cup, then on the table, and then in a shoe, and the shoe had been the good one.}
- is_late:
It had begun at the stop, with the back of the bus. {young:The bus got smaller and smaller.|After that the whole day had run along behind, and had not caught anything, not even the bell.}
- is_grumpy:
It had begun in bed, when nobody had done a thing. {young:The sun was wrong. The socks were wrong. The toast was cut wrong.|First the sun was wrong, and then the socks, and by eight there was a wrong way to cut toast, and somebody had used it.}
- else:
It had begun with a sock with a hole. {young:Then the egg broke, and then the zip.|After the sock it was the egg that broke, and after the egg the zip, and then it rained into the bag.}
}
“So I want another one,” said {A}, “and it has to be a different one.” # usual
{young:So {grownup} went round behind the kitchen table, and was a shop.|So {grownup} went round behind the table, put the tea towel over one arm, and was a shop.} “Next, please.”
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; rain
# action: A point cross at box; grownup write calm pencil; heroes hold sock; friends stand
# things: table; box on table; sock; shoe; paper; themed
“All the parts have to be in,” said {grownup}. {young:“Have you got the parts?”|“We cannot take half of one.”}
{joining}
{young:In went a sock with a hole, a wet shoe, and a button.|In went a sock with a hole, a wet shoe, and the button that had been on the coat at nine.} {not young:The umbrella was put on top, since it now opened from the wrong side.} # usual
{themed_a} had been sat on at ten, and that went in as well. # personal
{is_wished_line:“{wished_said},” said {A}, and {grownup} wrote it down next to Reason.} # wished
{hinderer_person:“That was me, with the sock,” said {hinderer}, and had to wait at the back, so as not to muddle the form.} # beat
{hinderer_animal:{hinderer} took the sock out again, and had to be asked for it twice.} # beat
{hinderer_carried:{hinderer} was found in the box, under the shoe, and had to be taken off the form again.} # beat
“Has it been used?” asked {grownup}. ¶ “Yes,” said {A}. {young:“I used it all day, till supper.”|“Right down to the end of tea.”}
“Then there is no money back,” said {grownup}. “But you may change it for another one.”
“I will have last {~Saturday|Sunday},” said {A}. ¶ “We have had no more of those,” said {grownup}, {young:“since last time.”|“since the one you had.”} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; rain
# action: grownup listen curious box; A stand cross; heroes stand; friends look-up
# things: table; box on table; lamp
First it had to be looked at. {grownup} held the box up to the lamp, {young:and shook it.|and turned it round, and shook it by one ear.}
It rattled. {young:“That is the button,” said {A}.|“That will be the button,” said {A}, “off the coat. There was a word that came off with it.”}
“Did you drop it at all?” asked {grownup}. {young:“Only at four,” said {A}.|“Not until four,” said {A}. “By then I was not holding it very well.”}
It was smelt, too. {~Egg|Wet dog}, it was thought, {young:and rain.|with rain, and a little of the inside of a bag.}
Water came out at one corner, and it was asked whether this was meant. # more
“Who has been standing on this bit?” asked {grownup}. ¶ “Me,” said {A}. “That was after the zip.” # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; rain
# action: grownup write calm pencil; A think; heroes lie-front; friends sit
# things: table; paper on table; box; chair
There was a form, of course. {young:It had a lot of lines.|There were questions on both sides of it, and someone to read them out.}
“What colour was it?” ¶ “Grey,” said {A}. {young:“With a red bit.”|“It had one red bit, about eleven, when I fell over the cone.”}
“And what size?” ¶ “Too long.” {young:It had gone on and on.|You could not have got two of them into a week.}
“Are any parts missing?” asked {grownup}. ¶ “One {~mitten|glove},” said {A}, “and playtime. {young:It rained.”|That fell out when it rained.”}
“Was it you who put it together?” ¶ It was not. It had come like that. # more
At the bottom it said Anything else, and there was, so the form was turned over again. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; rain
# action: A point surprised at grownup; grownup stand surprised; heroes peek curious; friends look-up
# things: table; box on table; shoe; slipper; cloth
{A} bent down for the pencil, which had rolled off, {young:as today it would.|as anything would that had to do with today.}
So {A} saw the feet under the table. {young:One had a brown shoe on, and the other had a blue one.|One of them had a brown shoe on, and the other had a blue one.}
{helper_person:“Oh dear,” said {helper}, who had bent down as well. “Is that the fashion?”} # beat
{helper_animal:{helper} had smelt both of them, the brown one and the blue one, and made no remark.} # beat
{helper_carried:{helper} lay under there already, with a very good view of both.} # beat
“You have got odd shoes on,” said {A}. {young:{grownup} bent down, and looked.|{grownup} looked down, for rather a long time.}
“So I have,” said {grownup}. {young:“I have had them on all day.”|“So that is what they were all looking at, since breakfast.”}
“Have you got a day to bring back, too?”
“It is in the hall,” said {grownup}. {young:“I was going to keep quiet about it.”|“I was not going to mention it.”}
So {A} went round behind the table, and took the tea towel. “Next, please,” said {A}.
-> DONE

=== m2
# aside
# shot: behind
# place: kitchen; dusk; rain
# action: A write happy pencil; grownup point worried at bag; heroes stand happy; friends stand
# things: table; bag on table; box on table; paper; cloth on A
“What is the matter with it?” asked {A}. {young:“It has odd shoes,” said {grownup}.|“It began with the shoes,” said {grownup}, “and they walked me straight into a puddle.”}
Then there had been a door that said Pull. {young:{grownup} had pushed it.|{grownup} had pushed it, and gone on pushing, with people behind.}
“Did you drop it?” asked the shop. ¶ “I sat on it,” said {grownup}, {young:and showed a flat sandwich.|and put on the table a sandwich as flat as a letter.}
{A} wrote it all down. {young:It was mostly lines.|It was mostly lines, but one was a {~shoe|sandwich}, and very like.}
{pausing} # company
“And then you were called in for supper,” said {A}, “and had to be a shop.” ¶ “That was the best of it,” said {grownup}. # more
“Any parts missing?” asked {A}. ¶ “One blue shoe,” said {grownup}, “and one brown.” # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; dusk; rain
# action: A point curious; heroes look-up; grownup look-through; friends look-up; neighbour hold umbrella
# things: street-lamp; house; puddle; gate
# people: neighbour(coat)
They laid the two days next to each other on the table, and {A} looked from one to the other. “This one has rain at four as well.”
“So it has,” said {grownup}. {young:“It is the same sort.”|“They must be out of the same batch.”}
Down in the street somebody went by, with a {~bag|parcel} that had no bottom left. {young:“Look,” said {A}. “There is one.”|“That is one of ours,” said {A}. “He has had it since the morning, poor man.”}
Next came a lady under an umbrella, {young:and it was inside out.|and the umbrella had turned to look at the sky.} {young:“There is one!”|“And there goes another,” said {grownup}.}
They counted five, and a dog. {young:All of them were going home.|All of them were on the way home with it, and not one had thought of a box.}
“They should be told that you can bring them back,” said {A}. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: A push box; grownup hold cloth; heroes carry shoe; friends stand
# things: table; box; door; 2 shoes
There was room in the box for both. # usual
{young:The odd shoes went into the box as well.|{As} things went at the bottom, and the odd shoes went on top, the brown one and the blue.}
“Will the next one be a good one?” asked {A}. ¶ “I cannot see that from here,” said {grownup}. {young:“They come shut.”|“They are sent out shut, and nobody may look in.”} # usual
“Has the next one been used?” ¶ “No,” said {grownup}. {young:“There is not a mark on it.”|“Nobody has been in it at all. There is not a mark on it.”}
{is_wished_day:“And it says {wished_the_day} on it?” asked {A}. It might. The writing was quite small.} # wished
{young:{A} drew a big cross on the box.|{A} drew a big black cross on the lid, so that it should not be given to somebody else by mistake.} # usual
Then the box went out by the back door, {young:where things are fetched.|next to the bottles, where things are fetched.}
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; clear
# action: A eat cheese; heroes eat; grownup eat; friends sit
# things: table; plate on table; cheese on plate; cup on table
Then the shop shut, and there was cheese.
They ate it with a good deal of care. It was the last hour of today, and it was still not to be trusted.
A bit of cheese fell off. It fell on the {~plate|toast}.
“Well,” said {grownup}. They both looked at it.
“It is getting tired,” said {A}. “It cannot be bothered now.”
The cup stood right in the middle of the table. It had been told. # more
It was a small cup. It had only its handle to think of. # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; clear
# action: A sit calm in bath; heroes wash; grownup hold towel; friends stand
# things: bath; soap; towel; 3 bubbles
In the bath some more of it came off. There was some mud. There was a bit of chalk.
The soap went under. It came up by itself, at once.
“It did not use to do that,” said {A}. “Not at ten.”
The water was let out. It went round, and it went down, with all that in it. # more
There was a grey line left, all round the bath. It was wiped off. # more
{A} was dry, and had nothing on from today. # more
“Arms up,” said {grownup}. In {A} went, to clean sleeves.
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A sit-on-edge sleepy; grownup kneel; heroes sit; friends sit
# things: bed; lamp; sock; chair
Two socks were put out for the new day, on the chair. They were both looked at first.
“No hole,” said {A}. ¶ “No hole,” said {grownup}.
They were the same red. They were both the same length. # more
“How does it come?” asked {A}. ¶ “It is brought in when you are not looking.”
“On feet?” ¶ “I have never heard any,” said {grownup}. # more
The curtain was left a bit open, for it to get in. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: box; 2 bottles; door; moon
The box stood by the back door, with its cross.
The clock on the stairs said twelve. It took its time.
Then the old one was over. Nobody had to lift it. It was just not today any more.
The rain had gone home. A bit of moon was in the bottles. # more
A cat came by, and read the cross, and went round. # more
Down the road no lamp was on. Five people slept, and a dog. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-awake sleepy; heroes lie-awake; grownup sit; friends sit
# things: bed; lamp; 2 socks; pillow
{A} lay on one side. That left it some room. # usual
{resting}
{dream} # spare
“Has it come?” asked {L}.
“Not yet,” said {grownup}. “You have the last of the old one there.”
It was a small bit, with the pillow in. {L} kept that bit. It worked. # usual
One eye shut. Then the next one did.
At seven it would be there. There would not be a mark on it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the box by the back door had been seen to. The rain was gone out of the shoe. Somebody had sewn the button to a piece of card, so that it could not get away.
Only the sock still lay in there, and a slip of paper was pinned to it, through the hole. {H} had it read out, twice. “Thank you for yours,” it said. “We regret that we cannot take socks.”
-> DONE

=== next_bedtime
The sock was on the end of the bed. It had a patch, and felt that it was somebody.
-> DONE
