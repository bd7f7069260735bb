# about: lonely(friend|school&!brother&!sister|class|likes him|likes her|likes me|playtime&!nobody to play); left-out(likes him|likes her|likes me|likes them|no friends|any friends); sad(no friends|any friends)
# also: sad; lonely; angry; nervous; shy; school-day; left-out; cannot-sleep
# news: bad
# wants: child
# role grownup: parent = the grown-up with the teapot
# ages: 4-11
# holds: dark(kind)

=== title
{~Hello Again|Once Round the Teapot}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair sad; heroes sit-on-chair; grownup sit; friends sit
# things: table; plate on table; teapot on table; lamp; row of 3 cup on table
{~Playtime is twenty minutes long. {young:{H} knew every one of them.|{H} had counted it, and not from the middle, but from the edge.}|“I do not want to go back there,” said {H}, {young:and put down the fork.|and said it to the potatoes, since they do not ask why.}|“And what did you do at playtime?” they asked {H} at tea. {young:It went quiet.|That is a question which can lie on a table for a long time.}}
“Everybody has somebody,” said {L}. “I have got the drainpipe.”
It was a good drainpipe, with a warm side. {young:{L} stood there till the bell went.|{L} stood by it every day until the bell went.} But it was not a friend.
{is_wished_saying:{wished_saying} That had been said as well.} # wished
“Show me,” said {grownup}, and cleared away the plates.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L hold button; heroes hold peg; grownup sit; friends sit
# things: table; row of 8 peg on table; teapot on table; 2 cup on table; jar on table
So the table was the playground. {young:The teapot was the shed. The pegs were the children.|The teapot was the shed, two cups were the goal, and the pegs were the children.}
{joining}
{musing} # personal
“They stand like this,” said {L}. {young:Two stood here, and three stood there.|By the goal there was a whole heap of them, and by the wall two and two, with their heads together.} # usual
The salt was on duty. It walked up and down with its hands behind it, and a cup of tea. # usual
{hinderer_person:“Which of them is good at cartwheels?” asked {hinderer}, and put three in the wrong place.} # beat
{hinderer_animal:{hinderer} came by, under the playground, and it shook, and all the children had to be stood up again.} # beat
{hinderer_carried:{hinderer} was put down in the middle, and was much too big, and they had to say that it was a visitor.} # beat
“And where are you?” asked {grownup}. ¶ {L} put a button down by the pepper, which was the drainpipe, and let go of it.
It was a very small button, for such a big table. # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point; heroes sit-on-chair; grownup sit; friends sit
# things: table; jar on table; button on table; row of 3 peg on table
“What is it like there?” asked {grownup}. {young:{A} showed what it was like.|{A} put an eye down to the table, next to the button, to see it properly.}
You see legs. {young:They all go by.|They go by quickly, and none of them is going to you, and you cannot look as if you minded.}
“So I do something,” said {A}. {young:“I look at the pipe.”|“I do up a shoe. Or I look up the pipe, as if it were my job.”}
“Is it an interesting pipe?” asked {grownup}. {young:¶ “It goes glug,” said {A}.|¶ “It has a number on it,” said {A}. “And it gurgles when they wash up. I know it very well.”}
They listened for a while, but the pepper did not gurgle. # spare
But {grownup} had moved a chair up, and put one eye down there as well, and so that was two of them.
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A hold peg; heroes hold peg; grownup stand; friends sit
# things: table; row of 6 peg on table; 2 cup on table; bell on table
Then the bell went, and it was the lid of a pan, and it was loud. {young:All the pegs ran to the bread.|All the pegs had to run to the bread board and stand in twos.}
“That is the worst,” said {A}. {young:“You need a hand.”|“It has to be twos, and there are nineteen of us. I can do that sum.”}
So the button stood at the back, {young:with the salt.|and held the hand of whoever was on duty, who smelled of tea and was very nice about it.}
“I like the salt,” said {A}. {young:“But it is big.”|“It is only that it is a grown-up, and it has a whistle.”}
They let the bell go two more times, because of the noise. # spare
The smallest peg fell over each time, and each time somebody in its row picked it up, which is what they do. # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: L push button; heroes sit-on-chair; grownup sit; friends look-up
# things: table; button on table; row of 6 peg on table; 2 cup on table; themed
“I could go in there,” said {L}, and pushed the button into the heap by the goal. {young:Pop! It was under the toaster.|They were all running, and it came out on the other side, under the toaster.}
“I did try that,” said {L}. “On Monday.” # usual
Then it went up to the two by the wall. {young:They had a secret.|They had their heads together.} It stood there, and it stood there. # usual
{helper_person:“I stood like that once,” said {helper}. “I said that I was counting bricks.”} # beat
{helper_animal:{helper} came and put a chin on the edge of the playground, and looked at the button, and at no other.} # beat
{helper_carried:{helper} was moved up a bit, and stood where it could see the button, and did not look away.} # beat
“You can’t just say, may I,” said {L}. {young:“It gets stuck.”|“You have it ready, and then it is too long ago that you came.”} # usual
The button went back to its pepper, and {L} had a bit of a cry. {grownup} moved up close, and did not hurry it.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup hold cup; A drink mug; heroes drink mug; friends sit
# things: table; mug; teapot on table; button on table; cup on table
There was warm milk after that, since tears make you thirsty. {young:{grownup} had tea.|{grownup} had tea, and took it out of the shed without moving a wall.}
“I had a wall,” said {grownup}. {young:“With a hole in.”|“At my school. It had a hole in it, where a brick was missing, and I kept a stone there.”}
“Did you not have anybody?” asked {A}. {young:¶ “Not in the spring,” said {grownup}.|¶ “Not for the whole of one spring,” said {grownup}. “I can still tell you all about that wall.”}
{A} looked at {grownup}, {young:who was so big now, and had a teapot.|and tried to think of {grownup} small, with a stone, and could, nearly.}
{pausing} # company
“What came after the spring?” ¶ “Somebody else wanted to know what was in the hole,” said {grownup}.
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A draw chalk-line; heroes sit; grownup sit; friends sit
# things: table; row of 5 peg on table; teapot on table; lamp
They put in what was still missing, one thing after another. {young:There was a bench.|There was a bench, which was a spoon, for people who have hurt a knee.}
A tree was made of parsley. {young:Nobody may climb it.|Nobody is allowed to climb it, and it has been worn smooth by people not climbing it.}
Then came the line with the numbers, for hopping. {young:That was a ruler.|That was a ruler, and a peg stood at the twelve and would not let anybody by.}
“That is a lot of playground,” said {grownup}. {young:It was bigger than from the pipe.|It was, and {A} only ever saw the bit that you see from the pipe.}
Behind the teapot lay a bit of table that nobody had done anything with. # spare
One last peg was left in the bag, and {A} put it there, so as to have them all. # more
-> DONE

=== s4
# shot: above
# place: kitchen; night; clear
# action: L look-through surprised; heroes kneel; grownup sit; friends peek
# things: table; teapot on table; button on table; peg on table; jar on table
Then {L} knelt up on the chair, to put the pegs away.
From up there it looked different. {young:You could see behind the shed.|You cannot see behind the shed from a drainpipe, but from a chair you can.} There stood one peg more, all by itself.
“Who is that?” asked {grownup}. ¶ “That is the one with the long scarf,” said {L}. “That one just walks round. Every day.”
{L} took the button, and walked it round the teapot, {young:the other way.|the other way about, to see how that was.}
They met behind the spout, and did not say a thing. They met by the handle, and looked at each other’s shoes.
The third time, by the spout again, {L} made the button stop. “Hello again,” it said, in a small voice.
It was not much. {young:But it was easy to say.|But it was short, and it did not get stuck.} # usual
“It may not answer,” said {L}. ¶ “No,” said {grownup}. “Then you have had a walk.” # usual
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: A walk; grownup walk; heroes walk; friends walk
# things: stairs; lamp; coat on hook; hook
They tried it with feet, round the house. {A} went one way, and {grownup} went the other.
In the hall they met. They looked at their socks, and went on.
By the stairs they met. {grownup} nodded, and that was quite good. # spare
The third time it came by itself. “Hello again,” they said, both at once.
It is hard to be first at that. It does not matter. # more
They went round once more. It was only because it was nice. # spare
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; clear
# action: A hold bag; heroes hold bag; grownup hold teapot; friends sit
# things: table; bag in A.hand; peg; teapot; lamp
The pegs went into their bag, and the goal went on its shelf.
The pepper was put back by the salt. “Will it mind?” asked {A}. ¶ “It will be there,” said {grownup}. “You can always go and lean on it.”
There was a bit of water in the shed. It was poured out, warm.
The table was only a table now. It was not so very big, with nobody on it.
Two things were left on it, and those two went upstairs.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A lie-back; grownup sit beside bed; heroes lie-back; friends sit
# things: bed; blanket; lamp; window
“How many minutes has a night?” asked {A}. It has a lot of them.
But nobody stands about in it, all by themselves. They all lie down. # spare
“Do you think that scarf is in bed?” asked {A}. ¶ “I should think so,” said {grownup}.
That was a thing {A} had not thought of before.
It may have a night-light. It may lie and look at it. # more
“I could ask how long it is,” said {A}. “The scarf.”
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: bench; moon; wall; pipe
The playground was dark, and there was nobody in it.
The goal was open. The line for hopping went up to twelve. # spare
The moon shone down from up there. It could see both sides of the shed.
On the ground was a path. It had been walked there, round and round. # more
The pipe went glug, once. # more
It leaned on the wall, with its warm side out, and it waited for no one.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; table; button on table; peg on table; lamp
By the bed lay a button and a peg. {H} looked at them.
{resting}
{keepsake}
{dream} # spare
They did not touch. They were about a hand apart. # usual
“Is that too close?” asked {L}. ¶ “It is about right,” said {grownup}, “for the first time.” # usual
The light went out. You could not see them now.
But the world goes round in the night. So they would meet.
“Hello again,” said {L}, to hear how it was.
It was short. It was warm.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The button lay on the little table in the morning, and the peg lay beside it. They were not quite where they had been. Somebody must have bumped the table, or it had been a long night for walking.
{H} moved the lamp, so that there was a way round it.
-> DONE

=== next_bedtime
The button and the peg were by the bed. They were a bit less than a hand apart.
-> DONE
