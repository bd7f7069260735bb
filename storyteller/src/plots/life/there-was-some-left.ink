# about: happy
# also: proud; play; outing; school-day; ordinary-day; funny; too-excited; staying-in-bed; cannot-sleep; tired; bedtime; weather; person; place; new-friend
# wants: child
# role grownup: parent = the grown-up with the plates
# kind skip: skip*|danc*|bounc*|jump*|hop*
# kind giggle: giggl*|laugh*|chuckl*|smil*|grin*
# ages: 3-9
# holds: dark(kind)

=== title
{~There Was Some Left|It Comes in Small}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A stand laughing; heroes stand happy; grownup hold plate; friends stand
# action for skip: A jump happy; heroes jump happy; grownup hold plate; friends stand
# things: table; 4 plates on table; door
{~“What went wrong today?” asked {grownup}. {young:Grown-ups ask that.|It is what grown-ups ask.} “Nothing,” said {H}, and there was even some of the day left.|It had been a good day from the first sock to the last crumb, and now it was six o’clock, and {H} had some of it left.|{H} came in at the kitchen door with part of the day left over, {young:and {grownup} could see it.|and {grownup} could see it from behind the plates.}}
{
- is_skip:
What was left was a skip, in the left foot and then in the right, and {young:it had done the whole way home.|it had been used all the way home, past two dogs and the baker, and was not used up.}
- is_giggle:
What was left was a giggle. {young:It had begun with a pea.|It had begun at lunch, with a pea that sat there and looked, and had been behind {As} teeth ever since.}
- else:
What was left was a tune that went up, up, and then down, down, {young:and it had no words.|and had no words to it, and {A} had hummed it since the morning.}
}
{is_wished_line:“{wished_line},” said {A}. “And there is still some left.”} # wished
“You can’t take that to bed,” said {grownup}. {young:“It is too big.”|“There is no room for it.”}
It was true that there was a good deal of it. It had been too big for the coat. # more
But {A} did not want to waste {is_skip:the skip|{is_giggle:the giggle|the tune}}. {young:It was good.|It was a good one, and there had only been the one day to get it from.}
-> DONE

=== s2
# shot: two
# place: hallway; dusk; clear
# action: A point laughing; heroes stand laughing; grownup hold cloth; friends stand
# action for skip: A jump happy; heroes jump happy; grownup jump; friends stand
# things: rug; stairs; hook
So {A} gave {is_skip:the skip|{is_giggle:the giggle|the tune}} away. {grownup} got it first.
{joining}
{
- is_skip:
They took hands, and went down the hall. {young:Hop and hop, hop and hop.|At first {grownup} only ran, with a bump in it, and by the coats it came back, from a long time ago.}
- is_giggle:
{A} told about the pea, and how it looked. {young:{grownup} said, “I see.” Then it came out.|{grownup} said that peas did that, and kept it up until the word ‘gravy,’ and then had to go behind a tea towel.}
- else:
{A} hummed it twice. {young:By the second time, so did {grownup}.|By the third plate {grownup} was drying up, up, and down, down, and had put a twiddle on the end.}
}
“Now you have it,” said {A}, and stood quite still to see. {young:But it was still there.|But there was just as much of it as before.}
{grownup} had it, too. There was no doubt of that. The plates rang. # more
They gave {themed_a} some, but nothing happened. # personal
{hinderer_person:“It went past me,” said {hinderer}. “May I have it again, and slower?”} # beat
{hinderer_animal:{hinderer} got it without being given any, and ran round and round the table.} # beat
{hinderer_carried:{hinderer} was shaken up and down a bit, to have some, and came out of it back to front.} # beat
They gave {grownup} a second lot, to make sure. {young:That did not help.|Now {grownup} had all of it as well, twice.} # usual
“It is like a cold,” said {grownup}. “You give it away, and there you both are.” # more
-> DONE

=== m1
# aside
# shot: behind
# place: street; dusk; clear
# action: neighbour stand laughing; A wave happy; heroes wave happy; grownup stand; friends stand
# things: gate; hedge; house; basket
# people: neighbour(old, she, hat)
{A} took {is_skip:the skip|{is_giggle:the giggle|the tune}} out to the gate. {young:There was a lady with a basket.|The lady from number nine was on her way home with a basket, one side of her lower than the other.}
“I have got some left,” said {A}. “Would you like it?” ¶ “What is it?” {young:asked the lady.|asked the lady, and put down the basket.}
{
- is_skip:
{A} did two, along the hedge. {young:“Oh, that,” said the lady.|“Oh, one of those,” said the lady. “I have not got the knees,” and she went off, and at the post one of the knees did it.}
- is_giggle:
{A} had only got as far as ‘pea.’ {young:“Oh!” said the lady. “Oh dear!”|“Oh,” said the lady, “oh dear,” and had to hold on to the hedge, and told one about a bishop.}
- else:
{A} hummed it over the hedge. {young:“I know that,” said the lady.|“I used to know that one,” said the lady, and took it away with her, and it could be heard as far as her door.}
}
Then {A} felt inside, where it was kept. {young:It was still full.|There was not a bit less.}
It was not like eggs. A basket of eggs would have been empty by now. # more
They both waved at the door of number nine. Something behind it waved back, up, up, and down. # more
“That is one more now,” said {A}, “and I have not run out.” # more
-> DONE

=== l1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup write pencil; A think happy; heroes sit; friends sit
# things: table; paper on table; shoe; 4 plates on table
“There must have been something wrong with today,” said {grownup}. {young:“What about the toast?”|“With every day there is something. Let us begin with the toast.”}
The toast had been right to the edges. {young:The socks had been two.|The socks had been two of the same, and somebody had warmed them.}
At lunch there had been cake, {young:for somebody’s birthday.|as it was somebody’s birthday, and nobody else had wanted the piece with the cherry.}
“Rain?” asked {grownup}. ¶ “Only on the way there,” said {A}, {young:“and I had boots.”|“and I had boots, and the grass had asked for it.”}
In the end they did find a stone, in the left shoe. {young:It was very small.|It was so small that {A} had not known about it.} They put it on the table, and looked at it.
“Well, there you are,” said {grownup}. “I knew that there had to be one.” # more
They had been through the morning, and the middle, and both the ways, there and back. # more
“And bath night?” said {grownup}. ¶ “I like bath night,” said {A}. So it was only the stone. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: A lie-back happy; heroes sit happy; grownup point surprised at A; friends sit
# things: sofa; rug; lamp
Then {is_skip:the skip|{is_giggle:the giggle|the tune}} had to be used up. {young:{A} did all of it at once.|{A} did all of it at once, as loud and as large as it goes.}
It was a pity, but it had to be done. They cleared the shoes off the rug. # more
{
- is_skip:
It went round and round the rug, ten times, {young:and the cups rang.|until the cups rang on their hooks.}
- is_giggle:
{A} laughed it out, all of it, {young:down on the rug.|flat on the rug, with both legs, until there was a stitch in one side.}
- else:
{A} sang it with the mouth wide open, {young:and the cups rang.|until the cups rang on their hooks.}
}
{helper_person:“That was the last of it,” said {helper}. “Listen. No, it was not.”} # beat
{helper_animal:{helper} lay down with one paw on {A}, and felt it go on underneath.} # beat
{helper_carried:{helper} was laid on top, to hold it down, and was seen to go up and down.} # beat
After that {A} had no breath, and lay there. {young:It was quiet.|It was so quiet that they could hear the lamp.} # usual
{
- is_skip:
“Look,” said {grownup}. {As} big toe had not stopped. {young:Up it went, and up, and down, and down.|It was going up, up, and down, down, all by itself, inside the sock.}
- is_giggle:
“What was that?” said {grownup}. It had come down {As} nose. {young:It said ‘hm,’ just once.|It was only one ‘hm,’ about as big as the pea.}
- else:
“Look,” said {grownup}. One of {As} fingers had not stopped. {young:Up it went, and up, and down, and down.|It made no sound at all, and was going up, up, and down, down, on the rug.}
}
“It comes in small!” said {A}.
They all got down to see. It was just the same one, only little. # more
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A crouch happy; heroes crouch happy; grownup kneel happy; friends sit
# things: rug; sofa; spoon; cup
They found out how small {is_skip:the skip|{is_giggle:the giggle|the tune}} would go. {young:First it was as big as the room.|First it was done as big as the room, for the last time, and the door was shut on account of next door.}
Then it was as big as the table, {young:and then as the cup.|and then as big as the cup, which is harder, as all the elbows have to be kept in.}
{
- is_skip:
Two fingers did it, along the sofa. {young:They hopped over a spoon.|They went the whole way along the back of the sofa, and over a spoon, and did not spill a step.}
- is_giggle:
It was done with the mouth shut, and then with just one {~cheek|eyebrow}. {young:It still worked.|Those who looked had it at once.}
- else:
It was hummed into the cup, {young:and then only thought.|and then into the spoon, and then it was only thought, and the others had to say where it was up to.}
}
{pausing} # company
It did not get any thinner. It was all there, only further off. # more
“Like a bus,” said {grownup}, “when it goes down the road.” # more
They tried it as small as an ant, but then they had to ask whether it was on. # more
{B} found the smallest of all, and did it with nothing, and only looked as if. # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A eat happy; heroes eat happy; grownup eat; friends sit
# things: table; 4 plates on table; pea on table; bowl on table
It was peas for supper. {young:There were a lot of them.|Nobody had planned it, but there they were, and some were looking.}
“Small,” said {grownup}. {young:They all did it small.|“Small, please, or we shall have them on the floor,” and they did it as small as a person can with a full fork.}
You could see it go round. {young:It was in a shoulder, and then in a chin.|It went into somebody’s shoulders, and came out at somebody else’s ears.}
One pea fell off, all the same. {young:It rolled, and it stopped.|It rolled the whole length of the table, up, up, over the mat, and then down, down.}
“That one has it, too,” said {A}, {young:and ate it up.|and there was nothing else to be done, and it was eaten.} # more
Then everybody had to think about Monday, until the jug had gone round. # more
The gravy was handed round. It was handed very carefully, and nobody looked at anybody. # more
It is no good having it with your mouth full. They all saw that now. # more
-> DONE

=== s4
# shot: two
# place: bathroom; dusk; clear
# action: A brush-teeth happy; heroes brush-teeth happy; grownup hold towel; friends stand
# things: basin; toothbrush; towel; mirror
{is_skip:The skip|{is_giggle:The giggle|The tune}} went up the stairs as small as {young:a bun.|a bun, and did not touch the good lamp.}
{grownup} held the door, in case it should get big again on the way. # more
{A} did it with the toothbrush, {young:on the top teeth and the bottom teeth.|up, up, on the top ones, and down, down, on the bottom ones.} There was foam on the mirror, but not much. # usual
“Smaller,” said {grownup}. {young:It was as small as a bean.|Between the basin and the towel they got it down to the size of a bean.}
The soap had some. It went up, and up, and then down the other side of the tap. # more
{is_wished_person:“I could keep some for {wished_person},” said {A}, “and have as much myself.”} # wished
“Now does it fit in a bed?” asked {A}. ¶ {grownup} had a look at the bed, {young:and at {A}.|and had a look at {A}, and seemed to be measuring.}
“It will just fit,” said {grownup}, “if it goes in last.”
-> DONE

=== m4
# shot: behind
# place: bedroom; night; clear
# action: A look-through happy window; heroes look-through happy window; friends sit
# things: window; curtain; moon
But first there were the bins. {grownup} went down and did them.
{A} looked out from behind the curtain. There was the lamp, and the gate.
{grownup} looked to the left. {grownup} looked to the right.
{is_skip:Then {grownup} skipped. It was four, with a bin bag, as far as the gate.|{is_giggle:Then {grownup} stood by the bin, and shook, and held on to the lid.|Then {grownup} hummed it to the bin, and did the lid on the last note.}}
“It is still in there,” said {A}. # more
Nobody said a thing about it, after. But somebody was a bit out of breath. # more
There was a cat on the wall. The cat had seen it all, from close by. # more
Then {grownup} came in, with cold hands, and looked just as on any day. # more
-> DONE

=== l3
# shot: wide
# place: hallway; night; clear
# action: A tiptoe sleepy; heroes tiptoe sleepy; grownup hold lamp; friends walk
# things: stairs; lamp; 2 shoes; pebble
They went to say good night to the shoes. The shoes had been good, too.
There was a small stone in the left one. {A} let it stay there for the night.
{is_skip:The heels were down on one side. That was the skips.|{is_giggle:One tongue was out. So that was where it came from.|The laces lay there. They went up, up, and down, down.}}
Nobody laughed. It was too late for one that size. # more
It was bean-size now, and they took it by the long way round. # more
The shoes stood with their toes together. They would be out in it again tomorrow. # more
“Good night, left,” said {A}. “Good night, right.” It had to be said to both. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A sit sleepy; heroes sit sleepy; grownup kneel; friends sit
# things: bed; lamp; pillow; quilt
{grownup} held up the quilt at one end. First the feet went in.
Then the rest of {A} went in. {grownup} held it up a bit longer.
“Is it in?” asked {grownup}. ¶ “It is in,” said {A}.
The quilt came down. There was room. # more
They both waited, to see if it would bounce. It did not. # more
One corner was tucked in well, and then the other. It made no fuss. # more
“How does it feel?” asked {grownup}. ¶ “It tickles,” said {A}, “but only on the inside.” # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: gate; bin; moon; house
The bins stood by the gate, with their lids on. The moon was there.
At number nine there was a lamp. There was a basket on the sill.
{is_skip:Now and then a shadow went by. It went up, up, and down, down.|{is_giggle:Now and then somebody said ‘pea,’ in the dark, to nobody.|Now and then there was a bit of a tune. It had got a twiddle.}}
Then that lamp went off. It had been a good day there as well. # more
The cat went along the wall. It put its feet down one by one, and was not asked. # more
A leaf came down by the gate. It did it in four goes. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; heroes lie-back sleepy; grownup sit; friends sit
# things: bed; lamp; pillow; quilt
{resting}
{dream} # spare
{
- is_skip:
The skip was in one toe. Up, up. Down, down.
- is_giggle:
The giggle was in one side of the mouth. It was not a laugh now. It was the shape of one.
- else:
The tune was in the breath. Up, up. Down, down.
}
“Is there any left?” asked {grownup}. ¶ “Some,” said {L}.
It had plenty of room. It had the whole of the bed, down to the end. # more
Then it was as small as a crumb. # usual
It was as small as the dot on a crumb. # usual
{L} was asleep. It went on by itself for a bit.
Up. Down.
There would be some left.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was the dustmen who had what was left, in the morning. {H} saw them from the window. One took the bin that stood by the gate, and lifted the lid, and looked in. He said a word to the other one.
Then they did all of the street with it, up, up, and down, down, both sides, and the lorry hummed it on the corner. Nothing had been in that bin but peelings.
-> DONE

=== next_bedtime
It was in one toe again. Nobody knew where it had been all day.
-> DONE
