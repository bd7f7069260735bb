# about: story-about; with-character; creature; bring-back
# tells: tale(a small power)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind yawn: yawn*|sleep*|nap|naps|napping|snooz*
# kind quiet: quiet*|whisper*|silent|tiptoe*|listening|hiding|creeping|still|waiting
# kind tidy: tidy*|clean*|sorting|folding|sweeping|hoovering|dusting|mopping|stacking|polishing|washing
# kind find: finding|looking|searching|spotting|seeing
# kind hug: hugging|hugs|hug|cuddl*
# kind food: sandwich*|toast|pancake*|cake*|soup|biscuit*|porridge|pizza*|baking|cooking|cookies|pies|jam
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# names: Captain Whoosh | Captain Zoom | Captain Swish
# names: Mighty Marge | Mighty Madge | Mighty Mabel
# names: Mrs Fell | Mrs Pratt | Mrs Dobb
# ages: 3-12
# holds: dark(kind), elephant(kind)

=== title
{~Is That All?|The End of the Wall}
-> DONE

=== s1
# shot: wide
# place: street; dusk; clear
# action: guest sit-on-edge calm on wall; heroes sit-on-edge curious on wall; whoosh stand proud; friends stand curious
# things: wall; street-lamp
# people: whoosh=superhero(he)
{~The superheroes of the town sit on the wall beside the telephone, and {H} had come to look at them.|Next to the red telephone was a wall, and on the wall sat the superheroes. {H} walked along it, from the big end to the small one.|{H} wanted to see a superhero from near, and went to the wall beside the red telephone.}
Captain Whoosh was there, who flies, and Mighty Marge, who lifts things. Right at the end {guest_many:were|was} {guest_a}, {young:in {guest_many:capes|a cape}.|in {guest_many:capes that had been tea towels|a cape that had been a tea towel}.}
“And what can you do?” asked {A}. ¶ “{wished_power},” said {guest}.
“Is that all?” ¶ “That is all,” said {guest}.
“Show me,” said {A}. So {guest} began {wished_power}, there on the wall, {young:and {A} watched.|and {A} watched with both hands under the chin.} {A} had never known it done so well. # usual
Captain Whoosh looked along the wall, and smiled, as you do at a puppy. # more
-> DONE

=== m1
# aside
# shot: close
# place: street; dusk; clear
# action: guest sit-on-edge sad on wall; heroes sit-on-edge curious on wall; friends stand curious
# things: wall; cape on guest; sandwich in heroes.hand
“Does nobody ring for you?” asked {A}. ¶ “Somebody did once,” said {guest}. {young:“They wanted a plumber.”|“It was a Tuesday. They wanted a plumber, but they were very nice about it.”}
{guest} had been on the wall since the spring, {young:and came each day at nine.|and came each morning at nine, in case, with the cape ironed.}
“What if there is a flood?” asked {A}. “What do you do then?” ¶ {guest} had gone over that a good deal. “{wished_power},” said {guest}.
“And a dragon?” ¶ “Just the same,” said {guest}, {young:“but faster.”|“only with more run-up.”}
{A} moved up a bit, so that there were two of them at that end. # more
The sun went off the big end of the wall. It stayed a while at the small one. # more
-> DONE

=== s2
# shot: two
# place: library; dusk; clear
# action: elephant stand worried; whoosh fly proud; heroes peek surprised; friends peek surprised
# things: bookcase; 5 book; table
Then the telephone rang. There was an elephant in the library, and it would not come out.
{joining}
{is_loved:“I hope it hasn’t got the book about {loved},” said {A}.|{musing}} # personal
Captain Whoosh flew in first. {young:All the books flew, too.|It made such a wind that all the books from A to M flew along.} The elephant went under the table.
Mighty Marge came next, and lifted a shelf. {young:The elephant went in deeper.|The elephant went in as far as an elephant will go, and the table rose.} # usual
{hinderer_person:“Come out!” shouted {hinderer}, to be of use, and one more shelf fell over.} # beat
{hinderer_animal:{hinderer} ran in and out, and told everybody about it, loudly.} # beat
{hinderer_carried:{hinderer} was put down on a heap of books, and the heap slid.} # beat
“Come out!” they all called. ¶ The table shook.
Under it was an elephant with its eyes shut. # more
-> DONE

=== l1
# aside
# shot: behind
# place: street; dusk; breeze
# action: whoosh fly surprised; cat sit worried; heroes look-up surprised; guest look-up curious; friends look-up curious
# things: tree; leaf; wall
That was how they did it. {young:It was just the same with the cat.|It had been just the same with the cat, on Monday.}
The cat had been up a tree. Captain Whoosh flew up so fast {young:that the cat was blown into the next one.|that the cat was blown into the next tree, and that was a taller one, with a nest in it.}
So Mighty Marge took out the tree. She held it up very carefully, {young:with the cat on top.|with the cat on top of it, who was now as high as the church.}
Then {guest} had said, “{guest_many:We|I} could come, and try {wished_power}.” ¶ {young:“For a cat?” they said.|“For a cat?” said Mighty Marge, over her shoulder. She did not mean it unkindly.}
The cat had come down by itself in the end, when they all went off to lunch. # more
“Nobody thanked it,” said {guest}. # more
The tree was put back, but it was never quite the same way round. # more
-> DONE

=== m2
# aside
# shot: close
# place: library; dusk; clear
# action: heroes crouch curious at elephant; friends stand calm; elephant lie-front worried
# things: table; book; themed right
{A} lay down on the floor of the library, {young:and looked under the table.|with one cheek on the carpet, and looked in under the table.}
In there was an eye. {young:It was round.|It was round and brown, with a great many lashes, and it looked at {A}.}
“It isn’t being naughty,” said {A}. {young:“It doesn’t know what to do.”|“It came in for something, and now it doesn’t know how to stop.”} But with all that noise nobody heard. # spare
{themed_a} was pushed in to it along the carpet, to be going on with. # personal
{pausing} # company
A trunk came out, {young:and felt about.|and felt {As} ear, and the carpet, and the corner of a book, and was gone.} When somebody shouted it jumped, and so did the table. # more
-> DONE

=== s3
# shot: above
# place: library; dusk; clear
# action: heroes whisper proud; elephant lie-front worried; friends stand happy
# things: table; bookcase; 3 book
“We need something bigger,” said Captain Whoosh. ¶ “And louder,” said Mighty Marge. # usual
But {A} had an idea. {A} went to the telephone on the desk, {young:and rang the wall.|and rang the number that everybody knows.}
{helper_person:{helper} said the number out loud, one bit at a time.} # beat
{helper_animal:{helper} sat down on {As} feet, and let nobody else come near.} # beat
{helper_carried:{helper} went on top of the telephone, where you hear best.} # beat
Far away, at the wall, it rang. There was nobody there but {guest}, {young:at the end.|right at the end, who first looked all along the wall for somebody else.}
“Hello?” said {guest}. ¶ “There’s an elephant in the library,” said {A}. “Have you got somebody for {wished_power}?”
{young:“Yes,” said {guest}. “{guest_many:Us|Me}!”|“As it happens,” said {guest}, “we have.”}
Then there was a noise in the telephone. It was somebody putting on a cape. # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; dusk; clear
# action: guest run proud; heroes wave happy; friends wave happy
# things: street-lamp; cape on guest
You could see {guest} come from a long way off. {young:The cape flew.|The cape stood out behind like a board, which comes of the ironing.}
It was not fast, and it was not in the air. {young:{guest} stopped for the cars.|At the kerb {guest} stopped, looked both ways, and then came on as mightily as before.}
“Let {guest_many:us|me} through, please,” said {guest}. “{guest_many:We|I} have been sent for.” ¶ “By whom?” asked Captain Whoosh. ¶ “By telephone,” said {guest}, {young:and was very proud.|who had been waiting since the spring to say so.}
“And you’ll do what?” asked Mighty Marge. ¶ “{wished_power},” said {guest}. ¶ “Is that all?” ¶ “That is all,” said {guest}, and went in.
Mrs Fell, who has the library, held the door. She would have held it for anybody by now. # more
“Wipe your feet,” she said, and looked at what was left of A to M, and said that it did not matter. # more
-> DONE

=== m3
# shot: two
# place: library; night; clear
# action: heroes point proud; guest stand proud; whoosh walk worried; friends stand calm
# things: bookcase; 5 book; table
“Now all the rest of you go out,” said {A}. {young:And they went.|It is not easy to send out somebody who can lift a bus, but it was {A} who had rung.}
Captain Whoosh went out on foot. {young:It took a long time.|He had not done that for years, and had to think which leg.}
Mighty Marge put down the shelf. {young:“Gently,” said {A}.|“Gently,” said {A}. “As if there was a baby in it.”} # spare
Then there were only {guest}, and {A}, {young:and the table.|and the table, which was breathing.}
{guest} took a breath, and put the cape straight. “{guest_many:We have|I have} never done it for anybody so big,” whispered {guest}. # more
-> DONE

=== s4
# shot: close
# place: library; night; clear
# action: elephant stand happy; guest stand proud; heroes stand happy; friends stand happy
# things: table; book; bookcase
So {guest} came, and began {wished_power}, in the middle of the library.
There was no bang. Nothing flew. Outside all the noses were flat on the window. # usual
{
- is_yawn:
The shelves had it first. Then the clock had it. Then somebody under the table had it. You can’t do that and be afraid.
Out came the trunk. Out came all of it, and stretched.
- is_quiet:
It was so well done that everything joined in. The shelves stopped creaking, and the clock held its tick. The elephant had only wanted the noise to stop.
Out came the trunk. Out came all of it, on the tips of its toes.
- is_tidy:
Up went A, back on the shelf. Up went B. Up went C. By S there was a path. It was as wide as an elephant. The elephant had only not wanted to tread on the books.
Out came the trunk. Out came all of it, along the path to the door.
- is_find:
There was a button, and half a biscuit, and somebody’s other glove. And there, behind the Z, was a very small elephant made of cloth. That was why the big one had come in.
Out came the trunk, and took it. Out came all the rest.
- is_hug:
The first was a table leg. So was the next. The one after that was grey, and warm. Nobody had done that to it all day.
Out came the trunk. Out came all of it, and did not let go.
- is_food:
A plate went down on the floor. There was a sniff under the table. The next plate went down a bit nearer to the door. The elephant had only come in because it thought that a table has supper on it.
Out came the trunk. Out came all of it, one plate after the other.
- else:
The elephant had had a good deal of flying by now. But it had never met anything like this. First an ear came out, and then an eye.
Out came the trunk. Out came all of it, to be nearer.
}
{young:Then there was an elephant in the street!|{guest} went on, out at the door and down the steps, and then there was an elephant in the street.} “How did you do that?” asked Captain Whoosh, quite low.
“{wished_power},” said {guest}. ¶ “Is that all?” ¶ “That is all.”
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: elephant walk happy; guest walk happy; heroes ride happy on elephant; friends walk happy
# things: street-lamp; moon
It was late, and the elephant went home. It knew the way.
It took {A} along, on its back. You could see in at the lamps. # spare
At every corner it looked round at {guest}. So {guest} did a bit more. # spare
“And if I am in a shop?” asked the elephant. ¶ “You only have to ring,” said {guest}. # more
{homeward} # company
Then it went in at its door, one end after the other. The light went on. The light went out again. # more
-> DONE

=== l3
# aside
# shot: two
# place: street; night; stars
# action: guest sit-on-edge happy on wall; whoosh sit calm; heroes sit-on-edge sleepy on wall; friends sit sleepy
# things: wall; street-lamp
They all sat on the wall again. Nobody flew.
“Could you show us?” asked Mighty Marge.
So {guest} began {wished_power}, slowly, so that they could see. Mighty Marge did it too hard. Captain Whoosh was done before he began.
“It wants practice,” said {guest}. They practised until the moon came up. # spare
{midway} # company
When the telephone rang they all looked at the end of the wall. It was only somebody who wanted a plumber. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: wall; street-lamp; cape on wall; moon
The street was dark. The telephone was still.
There was nobody on the wall. At the end lay a cape, and it was folded.
In the library it was still. Nothing was under the table but the dark. # more
Mrs Fell had put a note on the door. “Elephants, please ring,” it said. # more
The moon came along the wall. It was in no hurry. It began at the big end.
It went on to the small end. It stopped there. It had been sent for.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, still awake. Under the window stood {guest}.
{resting}
{keepsake}
{dream} # spare
“Can you do it once more?” asked {A}. “Just a bit?” # usual
So {guest} began {wished_power}, very small, for one.
{
- is_yawn:
The street had it. The lamp had it. So did the bed.
- is_quiet:
The street joined in. The lamp did. So did the bed.
- is_tidy:
The moon went over the roof, where it goes. The stars went over the moon. Two feet went to the end of the bed.
- is_find:
There was the moon. There was the other slipper. And there was sleep. It had been under the pillow.
- is_hug:
The street moved up close. So did the dark. So did the quilt, on both sides.
- is_food:
There was one for the elephant. There was one for the morning, with a plate on top.
- else:
The street had it, until it was asleep. The lamp had some. So did the moon.
}
{A} shut both eyes. It got dark. It got warm. # usual
Was that all?
That was all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The red telephone rang in the morning, and it rang twice before nine. “It’s for you,” said Captain Whoosh, and passed it all the way down the wall to the small end.
There was a walrus in the swimming pool, and a lion who would not get off the bus. The cape had just been ironed. {H} stood at the window and saw it go by, stop at the kerb, and look both ways.
-> DONE

=== next_bedtime
Somebody stood under the lamp, and did it once more, for one, and very small.
-> DONE
