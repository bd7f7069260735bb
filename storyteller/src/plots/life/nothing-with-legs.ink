# about: bored
# also: play; happy; lonely; patience; calm; made-something
# wants: child
# ages: 3-9
# needs: hands, seeing
# holds: dark(kind), bus(kind), cat(kind), fly(kind)

=== title
{~Nothing, with Legs|It Happened All Day}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: A draw cross crayon; heroes lie-back worried; reader read newspaper; friends sit
# things: paper before A; armchair; clock; newspaper in reader.hand
# people: reader=man(glasses)
{~“There is nothing to do,” said {H}, {young:to the stairs, and the bread, and the cat next door.|who had said so to the stairs already, and to the bread.}|It was a Sunday, and only two o’clock. {young:{H} lay on the floor, and looked at the table from below.|{H} had seen the underside of every chair in the house.} “There is nothing to do.”|The clock said two. A good while after that {H} looked at it, {young:and it said two.|and it was still telling them about two.} “There is nothing to do.”}
{is_wished_line:“{wished_line},” said {L}, to nobody, which was who there was.} # wished
“Then do that,” came the answer, {young:out of the armchair|from behind a newspaper}.
{is_wished_saying:{wished_saying} The cat had been told that, too.} # wished
So {A} fetched the big paper and a black crayon, and did nothing. It was a nought, {young:and it was round.|as large as a plate.}
A good one is hard to make. {young:It comes out like an egg.|It leans, and comes out like an egg.} # usual
“There,” said {A}. “That is nothing.”
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A draw cross crayon; heroes draw crayon; friends point
# things: row of 5 hoops; paper; window; themed before A
{A} took the paper to the window, where the floor is warm.
{A} put {themed_a} down on the paper, and went round it with the pencil, for a nothing of another shape. # personal
{joining}
{A} did another nothing next to that, and one more. {young:Soon there was a row of it, and that was not any better.|Before long there was a whole row, which was no better than one.}
{hinderer_person:“Is it a wheel?” asked {hinderer}. “Is it a plate? Is it me?” It was nothing, every time.} # beat
{hinderer_animal:{hinderer} walked along the row with wet feet, and added a good many small ones, with toes.} # beat
{hinderer_carried:{hinderer} had been put down on the paper, and one nothing had to go all the way round, like a moat.} # beat
{A} did it {~louder|bigger}. {young:“Oh,” said {A}, each time round. “Oh. Oh.”|“Oh,” went {A}, each time round, as that is how it is said. “Oh. Oh. Oh.”} # usual
{many:{B} did it, too.|Then {A} did it with the left hand.} {young:Now it was a lot of nothing, and it was still Sunday.|By half past two they had more nothing than most people, and it was still Sunday.}
{A} looked at it for a while, to see what would come of it. Nothing did. # usual
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: A sweep happy; reader lift newspaper; heroes sit; friends jump
# things: puddle; broom; table; armchair; newspaper
Perhaps the noughts had been too small. {A} did one {young:right round the table, with the end of a mop.|that went round the table with a wet mop, under the armchair, and home by the door.}
No larger nothing had ever been done in that house. {young:The newspaper put up its feet, to let it by.|The newspaper lifted both its feet, so that it could get through.}
How it shone! You could have kept {~a cow|two ponies} in it. {young:{A} sat down in the middle, and was bored.|{A} sat down in the middle of it, and was as bored as anybody has been in that amount of room.}
“Mind, it is wet,” said the newspaper. ¶ “It is nothing,” said {A}. # spare
Then the sun came in and dried it, a bit at a time, {young:till it was gone.|which was something to see, but not for long.}
A mop, it was agreed, is a crayon with more to say. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A look-through curious biscuit; heroes eat biscuit; friends sit
# things: biscuit; 6 crumbs
At three a biscuit was brought. {young:And that was round, too!|That was a round one, and {A} gave it a look.}
“Is that nothing?” {young:asked {A}, and turned it over to see.|asked {A}, since you had to be sure.}
“It is not much,” said the newspaper. “But it is not nothing.”
{A} bit the middle out, to find where you stop and the other begins. {young:Now there was a hole, with a bit of biscuit round it, and you could see the garden in it.|Several bites later one was looking at the garden, through a very thin ring.}
Then the ring broke, {young:and the hole was out, and had gone.|and what had been inside it got out.} “Now that,” said the newspaper, “is nothing.” There were just {~crumbs|bits of ginger}.
Everybody had one, after that, and looked through it, until the butter came. # more
-> DONE

=== s3
# shot: close
# place: living-room; afternoon; clear
# action: A kneel surprised before bee; bee sit calm; reader peek curious behind newspaper; heroes look-up; friends crouch
# things: paper; hoop; newspaper in reader.hand; armchair
Then a fly came in, and went round. {young:Down it sat on the paper, in a nought.|It looked over the whole row, and sat down on the paper, inside a nought.}
The fly washed its hands. {young:Nobody knew why.|You would have said that it expected something.} # usual
{helper_person:“Nobody breathe,” said {helper}, not breathing, and so it had time to do its elbows as well.} # beat
{helper_animal:{helper} had seen it first, and showed them where, with the whole of one nose.} # beat
{helper_carried:{helper} kept so still that it walked up, had a look round the top, and walked down again.} # beat
Then off it went, and the nought looked {young:cold.|rather bare.} So {L} put in six legs, where they had been.
“What is that?” came from the armchair. {young:The newspaper had come down.|The newspaper had come down as far as its eyes.}
“Nothing,” said {L}, “with legs.”
“And then?” {young:The newspaper wanted to know!|The newspaper wished to know how it went on.} ¶ “Then it left by the {~door|stairs},” said {L}.
Nothing else had happened all day. # usual
-> DONE

=== m2
# shot: two
# place: street; afternoon; clear
# action: gardener pour watering-can; A draw laughing crayon; heroes point at gardener; friends peek
# things: watering-can; slipper; drop on slipper; puddle; 2 beans
# people: gardener(she)
After that {A} kept a look-out. {young:At ten past three a lady came out to her plants.|At ten past three the lady at number six came out to water her beans.}
She watered the beans. She watered the wall. {young:Then she looked up at a bird, to say hello, and watered her foot.|Then a pigeon spoke to her, and she turned round to it politely, and watered her own foot.}
“Quick,” said {A}, and took the next nothing in the row. {young:That one got a spout, and a drop, and a slipper for the drop to go in.|That one was given a spout, a handle and three drops, and a slipper for them to land in.}
{pausing} # company
The lady saw {A} at it. She {~held up|shook} the wet foot, and waved with it. # spare
-> DONE

=== l2
# aside
# shot: above
# place: street; afternoon; clear
# action: driver bow calm at bench; A point curious; heroes draw crayon; friends stand
# things: bus; bus-stop; bench; leaf on bench
# people: driver(he, cap)
At a quarter to four the bus went by, and it stopped, {young:and got down on its knees, and its doors said psssh.|and knelt down, and opened all its doors.}
{young:No one got off, and no one got on. A leaf thought about it.|Not a soul got off, and not a soul got on, though a leaf thought about it.} The driver looked at the empty stop, and lifted his {~cap|cup} to it.
“Did you see?” said {A}. {young:“He said good afternoon to the bench.”|“He did that to the bench. He thought that it was nobody’s business.”}
It took six of the nothings. {young:Four of them were wheels, and one was the driver, and one was who had been on the bench.|Four were wheels, one was the driver, and one was who had been on the bench.}
By the time that it was done the bus was in another town. # more
-> DONE

=== m4
# aside
# shot: wide
# place: street; dusk; clear
# action: cat sleep calm on wall; A draw happy crayon; reader peek behind newspaper; heroes look-through window; friends sit
# things: wall; window; newspaper in reader.hand
At five there was the cat. {young:It was on the wall, asleep, and it went on and on.|It lay along the wall of number nine, asleep, and kept this up for an hour.}
Once, one ear turned round. {young:No more than that, but everyone at the window saw.|No more than that, but everybody at the window saw, and it was talked about.}
On the paper it got two ears and a {~tail|whisker}. {young:It did not get legs, because it was lying on them.|It got no legs, for it had put them away.}
“You do have luck with your Sunday,” said the newspaper, which had moved its chair. {young:“I only had the news.”|“I have read all of mine, and it was only about money.”}
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: A point proud at paper; heroes stand happy; woman hold lamp; reader point; friends clap
# things: paper; table; bowl on table; soup; cheese on table
# people: woman(coat)
By supper the row was full, from one end of it to the other. {short:It had a bus, and a slipper, and a lady with a can.} # usual
Then the door went, and in came the shopping from {~a market|the shops}, on two legs. “What did you do all day?”
“Nothing,” said {L}. “Look.”
All of it had to be read out. {young:It took all of the soup, and all of the bread.|It took the whole of the soup, and went on as far as the cheese.} The fly was asked for twice. # usual
The shopping was {young:a lamp, and a lot of bags.|a lampshade, and there had been a queue for it.}
“And I missed all that,” said the voice behind the shopping. ¶ “I was there,” said the newspaper. “I saw it come in.”
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A sit happy in bath; bee sit on tap; heroes wash; friends stand
# things: bath; 5 bubbles; tap; soap
The bath has a nought at the bottom, for going home by.
The bubbles were nothing, with a bit of pink on. They sat on the {~soap|knees}. They went.
“Pop,” said {A}. It was not loud. # more
A fly sat on the tap, and washed its hands. That is the right place for it.
“That is the same one,” said {A}. “It has had a day.” # spare
{A} let it have the light on, till it was done. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A point sleepy at paper; heroes look-up; friends hold lamp
# things: paper on wall; wall
The paper was hung up by the bed, from one side of the wall to the other.
One nought was left, at the end, {~a good one|quite round}, without a thing on it.
“That is for tomorrow,” said {L}. “It may get wheels.” # spare
Everybody looked at it. It could be anyone. # spare
The fly had been right at the start. It still had all its legs. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes look-up sleepy
# things: washing-line; slipper on washing-line; wall; 2 plants; moon
Out there it was dark. The wall was there, but the cat was not on it.
A slipper hung on a line, still wet, and in the news.
The last bus came, and knelt down, and got up. The bench did not get on. # more
At number six the beans went up a bit. They did it with the light out. # spare
No one put it in. It all went on by itself. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sit sleepy
# things: paper on wall; wall
In the window was the moon. It was {~not quite round|round}, and it did not have legs. # usual
{resting}
{dream} # spare
{L} did one more nothing. This one was done with the mouth, and was the best of the day. “Oh,” it went, as wide as a bun. # usual
{is_wished_person:The last but one was for {wished_person}, and had a hat on.} # wished
Two eyes were left. They were round, and then not so round.
Then they were two lines. # usual
“What will we do tomorrow?” said {L}. It came from a long way in.
The lamp went out.
Then nothing happened.
It happened all night.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the last nought of the row something had happened, and it was not {H} who had done it. It had a pair of glasses in it. It had a newspaper, as far up as the eyes.
{A} looked at the armchair. “What were you doing, last night, when we had gone up?”
“Nothing,” said the newspaper, and turned over a page. There was black crayon on its thumb.
-> DONE

=== next_bedtime
The crayon was a bit shorter. Nobody had been near it.
-> DONE
