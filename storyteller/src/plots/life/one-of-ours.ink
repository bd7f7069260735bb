# about: outing(soft play|softplay|ball pit|ball pool|play centre|play center|play barn|indoor play); party(soft play|softplay|ball pit); play(soft play|softplay|ball pit|ball pool)
# also: happy; tired; proud; too-excited; shy; party; birthday; outing; play; person; place; thing; food; high-up; bravery
# wants: child
# when: done
# ages: 3-9
# holds: dark(kind)

=== title
{~One of Ours|Ten Thousand and One}
-> DONE

=== s1
# shot: wide
# place: playground; day; clear
# action: A fall laughing in sandpit; heroes jump laughing; friends stand
# things: sandpit; 6 ball; slide
{~At soft play there are ten thousand balls, and {H} had been in under all of them. {young:Whoosh!|You go in with a whoosh, and come up with your hair on end.}|{H} came home from soft play with red cheeks, {young:and hair that stood up.|and hair that stood up by itself.}|Down the big slide, and in among the balls! That is how {H} had spent {young:the day at soft play.|the whole of the time at soft play, and there had been no better way to spend it.}}
There had been a tunnel, and a net, and a slide that goes bump, bump, bump. # usual
At home {A} had two shoes, and only one sock in them.
Then {A} took off the coat, and out of the hood fell a ball. Pock! {young:It was a yellow one.|It was a yellow one, and it had come all the way without saying anything.}
It was as light as an egg with nobody in it. # more
It lay on the mat, {young:and it was all by itself.|and you could see that it had never been by itself before.}
“It can’t go back before the morning,” said {A}. “And it does not like it here.”
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# action: A hold worried ball; heroes stand; friends sit
# things: table; bowl on table; apple on bowl; orange on bowl; lemon on bowl; themed
{joining}
A ball like that needs somebody on each side, {young:and on top, and under it.|and on top, and underneath, or it does not know where it ends.} # usual
So {A} put it in the fruit bowl, between {young:an apple and a lemon.|an apple and a lemon, and put an orange on its head.}
{hinderer_person:“Is that a grapefruit?” asked {hinderer}, and would have cut it in half for tea.} # beat
{hinderer_animal:{hinderer} took it out again, and ran once round the house with it, and put it back quite wet.} # beat
{hinderer_carried:{hinderer} was sitting in the bowl already, and had to be asked to move along.} # beat
{themed_a} was put in as well, to fill up a corner. # personal
But fruit is heavy, and keeps still, and {young:the ball could not go whoosh.|nothing went whoosh.}
A banana leaned over it from behind, and read what it said on the bottom. # more
“They are not its sort,” said {A}.
-> DONE

=== m1
# aside
# shot: behind
# place: playground; day; clear
# action: A crawl happy; heroes crawl; friends crawl
# things: slide; 4 ball; mat
{A} told it what they had done there, so that it should feel at home. {young:“First there was the tunnel.”|“First we were in the tunnel,” said {A}, “where somebody was coming the other way.”}
You can’t turn round in a tunnel. {young:You have to go backwards.|One of the two has to go out backwards, and it was {A}, since the other one had a bun in one hand.}
“Then there were the rollers, {young:that squeeze you.”|that squeeze you flat and let you out like washing.”}
“And then came the slide,” said {A}. {young:“And there you were.”|“You go down with your arms up, and at the bottom there was all of you.”}
“And somebody small came up out of you like a cork,” said {A}. {young:“It was a baby.”|“It was somebody’s baby, and he laughed, and went down again.”} # more
The ball kept quite still. {young:It was listening.|It had only ever seen the end of it, when the feet come in.} # more
“You go up by the net,” said {A}. {young:“It is wobbly.”|“It gives way under every foot, and the ones above you shake it on purpose.”} # more
-> DONE

=== l1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A peek curious in shoe; heroes sit; friends sit
# things: shoe; sock; stairs; mat
There was the matter of the sock as well. {young:One foot had one, and one had none.|The left foot had one, with a stripe, and the right foot had come home in its bare shoe.}
“Where did you take it off?” they asked. {young:{A} had not.|{A} had not taken it off. It had gone by itself, somewhere between the net and the bottom.}
They looked in the shoe, and in the bag, {young:and in the hood.|and once more in the hood, which seemed to be where things were today.}
There was no sock in it. {young:There was a bit of popcorn.|There was only a bit of popcorn, and a hair that was nobody’s colour.}
There was a stamp on the back of one hand, {young:and that was a star.|which was a star, and had been sharper in the morning.} # more
“Then it is still there,” said {A}. {young:“It is in under the balls.”|“It is right at the bottom, in under them all.”} # more
The other sock was put by itself in the wash, {young:and looked at the door.|and lay there with its stripe towards the door.} # more
-> DONE

=== s3
# shot: above
# place: living-room; dusk; clear
# action: A sit worried; heroes sit; friends sit
# things: rug; ball; football; 2 potato; 2 onion; bowl
Then {A} fetched everything in the house that was round. {young:There was a football. There were two onions.|There was a football, and some potatoes, and two onions who were holding hands.}
All of it went into the washing-up bowl, with the yellow ball in the middle, and {A} got in with one foot.
{helper_person:{helper} brought a bread roll, which is round, if you turn it the right way.} # beat
{helper_animal:{helper} brought a ball that had been under the sofa since the summer, and let it go at the very last moment.} # beat
{helper_carried:{helper} was rather round from behind, and was put in that way up.} # beat
The potatoes went to the bottom. The football sat on everybody. {young:It was too big.|It was twenty times as big as the rest, and they all had to look at it.} # usual
“Move up,” said {A} to the football, which has never been good at that. # more
And the foot said ow. {young:An onion is hard.|An onion is no good to jump on, and two are worse.}
“They are round,” said {A}, “but they are not soft.”
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A sit laughing in bath; heroes stand; friends stand
# things: bath; ball in bath; rubber-duck in bath; towel
It came into the bath as well. {young:It could swim!|It turned out that it could swim, and had not known it.}
It went under when it was pushed, {young:and then it jumped up. Pop!|and then it came up so fast that it left the water, and looked about, and came down.}
The duck had never met anybody like it. {young:It has no face.|“Which way is it looking?” it seemed to ask, since a ball has no face to go by.}
{is_loved:“There were balls with {loved} to think about on every side,” said {A}, “if you sat still.”|{musing}} # personal
{pausing} # company
The soap was let in as well. {young:But it would not bounce.|But it would not come up again, and had to be felt for.} # more
Somebody’s knees came up on both sides of it, {young:and then it was not so alone.|like two more of its sort, only larger and pink, and for a while it lay between them.} # more
It was dried all round, {young:and that is quick.|and that is quickly done, for it has no corners and nothing behind the ears.} # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A throw happy ball; heroes stand; friends stand
# things: stairs; ball; bag; umbrella
{A} let it have a slide, down the stairs. {young:Pock, pock, pock!|It had watched everybody else come down all its life, and it had never been let have a turn.}
It took three stairs at once, {young:and then it took four.|and then four, and at the bottom it went round the corner by itself and in among the boots.}
It had no arms to put up. {young:{A} put them up for it.|{A} put both arms up for it, from the top, so that it was done right.}
“Again?” asked {A}, {young:and it was again.|and it was carried up, and it was again, eleven times, and nobody else was waiting.}
Once it came down on its own. {young:It had been put too near the edge.|It had been left for a moment on the top step, and it may have been the draught.} ¶ The umbrella fell over with surprise, {young:and was stood up.|and was picked up, and asked to stand a little further back.} # more
-> DONE

=== s4
# shot: close
# place: laundry; night; clear
# action: L hold surprised sock; heroes hold sock; friends look-up
# things: basket; 5 socks in basket; ball
On the way to bed {L} went by the clean washing, and stopped.
There lay the socks, rolled up in twos, {young:and they were round.|each pair as round as a bun.} They were red, and blue, and green, and soft.
“These are its sort,” said {L}.
There was one pair with bears on, and they would do for the bottom. # more
{L} fetched every sock there was, {young:and rolled them all.|out of all the drawers.} The basket was full to the handles.
Then in went the yellow ball, and {L} stirred with both arms. Whoosh!
{young:You could not see it any more.|You could not see where it was. There was somebody on each side of it, and somebody on top.} # usual
“And it is fair,” said {L}, and looked at the one bare foot. “They have got one of ours.”
-> DONE

=== m4
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth happy; heroes brush-teeth; friends sit
# things: basin; toothbrush; mirror; cup
There was a bit of blue fluff on {L}’s cheek. That was from under the net.
The hair still stood up. It was wetted down, and it stood up.
“There are ten thousand,” said {L}, with foam. “Less one.”
They would have counted by now. They would have come to the end, and looked at each other. # more
“And one sock,” said {L}. It came out right again. # more
The tap said pock. It was only a drop. # more
One foot was cold. It was the one without. It was put on top of the other.
-> DONE

=== l3
# shot: above
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; friends walk
# things: basket; lamp; stairs; boot
{L} looked in at the basket once more. It was all quiet.
Something yellow was at the edge. It was just a bit of a side.
“Lie down,” said {L}, and put a blue one on it. # usual
The fruit had its bowl to itself. The onions were back on their hook. ¶ They had not minded. It had been an evening out for them. # more
The football was out in the hall. It was too big for beds. # more
A coat hung there with its hood open, in case. # more
Then the light went out, and there was nothing to see but round.
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sit
# things: bed; quilt; 3 pillow; cushion
{L} stood at the end of the bed, with both arms up.
Then it was down, and in. It did not bump. It went fff.
There was a pillow on this side. There was a cushion on that side. # usual
The quilt was pulled up over the top. You could just see a nose. # more
A foot went down to look for the end. It was a long way off, and cool. # more
An arm came up at the side, and waved, and went under. # more
“Whoosh,” said {L}. But it was said very low.
-> DONE

=== l4
# shot: object
# place: playground; night; stars
# action: heroes sleep
# things: sandpit; 5 ball; slide; moon
Where they had been it was dark. The slide had nobody on it.
The balls lay as they had been left. There were ten thousand, less one.
Right at the bottom lay a sock. It had a stripe. ¶ It had never been in such company. They were on each side of it, and on top. ¶ Nobody knew what it was. It was soft, and it had been let in. # more
The net hung straight down. Nobody shook it. # more
From far away came a bit of moon, and that was round as well.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sleep
# things: bed; quilt; 2 pillow; cushion
{resting}
{keepsake}
{dream} # spare
There was something soft on each side of {L}. # usual
There was something soft on top, and underneath was the bed.
In the basket it was like that, too.
And at the bottom of all those balls, a long way off, lay one sock. It was warm there, too. # usual
The yellow ball did not move. # more
One of theirs was here. One of ours was there.
It came out even.
Goodnight, {H}. Goodnight, sock.
Goodnight.
-> DONE

=== next_night
The ball went back in the morning, in a paper bag, with a note. “It has been very good,” said the note. “It can swim.”
On the way home the bag was not empty. It was light, and it had a stripe, and all the creases had been pressed out of it from every side. {A} put it on. “It is warm,” said {A}. It was warm until the evening, and it never would lie flat again.
-> DONE

=== next_bedtime
All the socks lay in their basket, two and two. One of them had a good deal to tell.
-> DONE
