# about: weather(wind&!trampolin|gale&!trampolin|gust&!trampolin|bluster|breez); season(autumn|leaves|fall)
# also: lost-toy(hat|glove|mitten|scarf|kite|balloon); funny; play; found-something
# wants: child
# role hue: colour = red
# ages: 3-9
# holds: wind(kind), dark(kind)

=== title
{~Where the Wind Puts Things|The Other Mitten}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; breeze
# action: A reach-up surprised at mitten; heroes hold scarf; friends pull gate
# things: mitten over A; gate; washing-line; 3 shirts over washing-line; kite
{~The left mitten went first. The wind took it from {As} hand, in the middle of a wave. {H} looked up, and it was {hue_noun}, and then it was a dot. That is wind for you.|{H} had gone out to lean on the wind. The wind went through {young:all the pockets.|the pockets first.} Then off went a mitten, and it was one of {As}.|“Hold on to everything,” they said at the door. {young:{H} held on to the gate.|{H} held on to the gate, and to both ends of a scarf.} But the wind had {As} mitten off like a lid.}
{is_wished_line:“{wished_line},” said {L}, as well as you could, with the wind in it.} # wished
It had been a good {hue_noun} one, with a {~button|thumb} on it. {L} wanted it back.
Over the road the washing stood straight out from the line, {young:and then it went, too.|and then it let go, and set off the same way.} # usual
{is_wished_thing:It had been at {wished_thing}, too.} # wished
“It is only the wind,” they said. {young:“But where does it go with them?” said {L}.|“But what does it want,” said {L}, “with one mitten?”}
-> DONE

=== s2
# shot: two
# place: street; afternoon; breeze
# action: A throw happy mitten; heroes run; man run worried at hat; friends jump
# things: mitten; hat over man; newspaper; themed; bag
# people: man
First they went after it, round by the shop.
{joining}
It is no use to run after a wind. {young:You run, and it stops. You stop, and it runs.|You run, and it waits, and lets you get a hand out, and then it has remembered something.} # usual
{hinderer_person:“I have it!” called {hinderer}, with both feet on top of it. It was a bag.} # beat
{hinderer_animal:{hinderer} went after the leaves, all of them, and had to be fetched back from each.} # beat
{hinderer_carried:{hinderer} was buttoned into a coat, and looked out at the neck, and you could not run like that.} # beat
They went past a man who was chasing a hat, and {~a lady|two ladies} who chased a newspaper, each {young:one page.|taking the page that she was on.} Not one of them said good afternoon. # usual
{themed_a} went by, and nobody was after it as yet. # personal
Then {L} had a thought, and took off the other mitten. {young:“Go and get it,” said {L}, and let go.|“Go and get it,” said {L} into the thumb, and let go.}
Off it went. {young:Now they were both gone.|Over the shop it went, quite straight, and now two of them had not come back.}
-> DONE

=== m1
# aside
# shot: behind
# place: street; afternoon; breeze
# action: A point curious at sock; heroes look-up at tree; woman peek behind window; friends stand
# things: sock on gate; gate; tree; shirt on tree; lid; window
# people: woman
The whole street had something that was not its own. {young:A sock sat on the gate of number three, as if it had been told to wait.|On the gate at number three sat a long sock, with the air of having been asked to wait.}
Number eight had a vest in the {~pear|apple} tree. {young:It was very big, and it waved to them, so they waved back.|It was of a size that people did not like to look at, and it waved to them.}
“Is it yours?” they asked at number seven. “It is not,” said number seven, {young:and went red, and shut the window.|who went red, and shut the window, and came out for it when it was dark.}
No one at all had a mitten. {young:They had a lid, and a kite, and somebody’s sums.|They had a lid, and a kite, and seven pages of a quarrel with the gas.}
-> DONE

=== l1
# aside
# shot: close
# place: park; afternoon; breeze
# action: A shout happy on bench; heroes pull A; friends stand laughing
# things: bench; scarf; kite
They tried asking it. {young:{L} stood on the bench, and was held by the coat. “Where is it?” {L} shouted up.|{L} stood on the bench, held on to by the coat, and put it to the wind as a question.}
“Wooo,” said the wind, {young:and no more, for its mouth was full.|who seemed to have its mouth full.}
{L} opened wide, to say it again, and it came in. {young:The wind had a look round in there, and blew up both cheeks.|Right in it came, and had a look round, and puffed out both cheeks, and there was no getting a word past it.}
“Woo,” said {L}. ¶ They both said it for a while. {young:They got on very well, but it did not bring a thing.|{L} had not had a better talk all day, but it did not bring in a mitten.}
A {~bag|bus ticket} stopped to listen, and went on. # more
-> DONE

=== m2
# shot: wide
# place: park; afternoon; breeze
# action: A walk worried; woman hold surprised umbrella; heroes point at leaf; friends walk
# things: sock on A.hand; umbrella; row of 4 leaves; woman
“It is cold without,” said {L}. So they did it with a sock. {young:A sock is a mitten, if you do not need the thumb.|A sock will do for a hand, if you have no need of a thumb.}
They passed a lady with an umbrella, which was {young:inside out.|inside out, and going in front.} “It is taking me to my sister’s,” she called. {young:“She is not in!”|“I had not planned to go before Sunday.”}
{pausing} # company
A {~leaf|bus ticket} came along the path on its edge, like a wheel. It went round the corner, and so did the next one, {young:and so did the next.|and another, all on the same side, as people go who know the way.} # spare
{L} looked after them, with the sock up. But it was time for tea.
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; breeze
# action: A reach-up surprised at curtain; heroes hold calendar; friends push door
# things: curtain; toast on table; table; calendar; mat; door
The wind came to tea. {young:In it came under the door, and played on the keyhole.|It got in under the door, and the mat went up and down like somebody breathing.}
The curtain sat on two people’s toast. The calendar turned to {~June|May}, {young:and had a look at it, and went back.|and thought better of it.}
“Shut it out,” they said. {young:But then it got in at the chimney, and sang all the songs that it had.|But then it went up the chimney, and sang about it, with no tune but a great deal of feeling.}
“It must put them down when it is home,” said {L}. “You can’t hold a mitten and do all that. {young:You need both hands.”|I have tried.”}
-> DONE

=== s3
# shot: behind
# place: school; dusk; breeze
# action: A walk curious at leaf; heroes walk; friends hold lantern
# things: row of 5 leaves; wall; lantern
Then a {~leaf|ticket} went by on its edge, like a wheel, and {L} did not run after it. Round by the school it went, and {L} followed, {young:not fast.|as you do who is being shown something.}
{helper_person:“Let it get in front,” said {helper}, and they all went slower.} # beat
{helper_animal:{helper} had seen where it went, and stood at the corner with both ears blown back, and waited.} # beat
{helper_carried:{helper} was held up in both hands, and leaned with the wind, and they went that way.} # beat
Behind the school is a corner, where two walls meet. In there it went, and did not come out.
{young:Round and round it went with lots of others, and then it lay down.|Round and round it went, low down, with a hundred more, as if they were looking for somewhere to sit, and sat.}
“Oh,” said {L}. “This is where it puts things.”
-> DONE

=== m4
# aside
# shot: two
# place: school; dusk; breeze
# action: A reach-down happy at hat; heroes hold shirt; friends point
# things: heap; 4 hats; 3 socks; kite; umbrella; newspaper; wall
Everything was there, sorted by weight. {young:At the back were the hats. They lay one in the other, like friends.|The hats were at the back, lying one in another, as hats do that have made friends.}
Next came three socks, and {~a bib|a tea towel}, and the back page of the news. {young:Then a lid that fitted nothing, and all of the sums, right side up.|Then a lid, and next to it, by itself, somebody’s Tuesday homework, which had been told to say that it had been eaten.}
“It has kept them very nicely,” said {A}. {young:There was one more vest, and you would say that it had been folded.|There was the other vest, and you could have sworn that it had been folded.}
So {many:{B} went|they went} and called the street.
-> DONE

=== s4
# shot: close
# place: school; dusk; breeze
# action: A hold happy mitten; man hold happy hat; woman hold umbrella; heroes clap; friends give sock
# things: 2 mittens; 6 leaves; wall; hat
They all came and stood by the corner, with their own heads cold. {young:“Is this yours?” they said. “Is that yours?”|They handed things round, and said good afternoon at last.} # usual
And right at the bottom, under the leaves, {L} found it. First came something {hue_noun}. {young:It was the left one.|It was the left one, and not alone.}
For round it lay the right one, with its thumb {young:over it.|across the back of the other.} It had gone where it was told. {not young:It had only not been told how to come home.} # usual
“It found it,” said {L}. “I said that it would.”
{young:They were warm in the middle, as if they had been held.|They were dry, and quite warm in the middle, like something that has been held.} # usual
The wind came round the corner just then, with a {~leaf|ticket}, and put it down.
“Thank you,” said {L}, {young:and held on.|and kept both hands in both pockets.}
-> DONE

=== l3
# shot: behind
# place: street; night; breeze
# action: A walk sleepy; heroes walk; friends walk
# things: leaf before A; tree; gate; window; moon
They went home down the street, with the wind at their backs. Each of them got a bit of a push.
At number eight the tree had no vest on. At number seven a light went on, and went off.
The man had his hat. He had hold of it with a {~hand|scarf}, though it was not on. The hat was the wrong one, and he liked it. # more
“It is going home, too,” said {A}. It had not got much left to carry. # spare
One leaf went along by them, on its edge. It lay down at the gate. It had only come to see them in. # spare
-> DONE

=== m3
# shot: two
# place: bathroom; night; breeze
# action: A reach-up sleepy at mitten; heroes hold scarf; friends pull comb
# things: 2 mittens on washing-line; washing-line; bath; peg
They had wind in their ears and their hair. The hair had to be combed out.
The left one and the right one were hung up by the {~bath|stove}, by one peg. They wished to have one peg.
“You can let go of the scarf now,” they said. # spare
So {L} let go of the one end. And then, a bit after that, of the other. # spare
-> DONE

=== l4
# shot: object
# place: school; night; stars
# action: heroes tiptoe sleepy
# things: wall; feather; newspaper; 4 leaves; star
Behind the school it was dark. The wind still came in by the one wall, and went out by the next.
It put down a bit of string, and the other half of the news, and {~a feather|some sums}.
Then it had both hands free. It did not know what to do with them. It had not had them free since noon. # more
It felt along the wall to the corner. # spare
Round it went, and round, low down. And then it sat. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: window; leaf before window; mitten
In bed it was still. It was out of the way, where two walls meet. # usual
{resting}
{dream} # spare
“Woo,” it said at the window. It was not very loud. # usual
“Woo,” said {L}.
The day had been all over the place. It had been round by the shop. # usual
Now it went round one more time, low down, on its edge. It went slower.
It lay down.
One hand felt for the other, and had it.
This is where it puts things.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the corner behind the school a card had been stuck between two bricks. “Found,” it said. “One vest, very large. Folded.”
At four a lady came for it, who was no higher than the gate. {A} tried not to look from one to the other.
“It is not for me,” said the lady. “It is for the tuba. It feels a draught.” She took it by one end, and {A} by the other, and so they got it round the corner.
-> DONE

=== next_bedtime
Far off went something low and warm. Woo, it went. It had its vest on.
-> DONE
