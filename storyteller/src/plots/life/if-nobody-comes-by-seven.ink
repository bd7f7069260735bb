# about: story-about; with-character; creature; bring-back
# tells: tale(something odd)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind arms: three arms|four arms|five arms|six arms|seven arms|eight arms|nine arms|ten arms|twelve arms|hundred arms|lots of arms|too many arms|many arms|extra arms|extra arm
# kind neck: long neck|longest neck|stretchy neck|huge neck
# kind notail: no tail|without a tail
# kind ears: big ears|biggest ears|enormous ears|huge ears|giant ears|massive ears|long ears|floppy ears|large ears|three ears|four ears
# kind brain: cat's brain|cat brain|cats brain|brain of a cat
# kind spots: spots|spot|stripes|stripe|fur|hair|mane|scales|feathers
# kind wheels: wheel|wheels
# kind legs: legs|leg|feet|foot|toes
# kind nose: trunk|long nose|big nose|huge nose|enormous nose|giant nose|longest nose
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~If Nobody Comes by Seven|The Table by the Gate}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# action: guest stand worried; heroes sit-on-chair curious at guest; friends stand curious
# things: gate left; table; umbrella on table; glove on table; key on table; label on table
{~By the gate stood a table with an umbrella, a glove and a key on it, and {H} sat behind it.|“Is this where you hand things in?” asked somebody at the gate, where {H} had put out a table.|Things get lost in a street, and that afternoon {H} had put out a table for all that was found.}
{guest_a} came up to it. “{guest_many:We have|I have} got {wished_odd},” said {guest}. “{wished_odd_many:They|It} must be somebody else’s. Nobody else has got {wished_odd_many:them|it}.”
“And where {wished_odd_many:were they|was it}?” asked {L}. ¶ “With {guest_many:us|me},” said {guest}. “All the time.”
So {L} wrote it in the book, under the umbrella and the glove and the key: “Found: {wished_odd}.”
“We keep {wished_odd_many:them|it} here,” said {L}. “If nobody comes by seven, {wished_odd_many:they are|it is} yours.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# action: guest sit worried; heroes write curious; friends sit calm
# things: table; notebook on table; umbrella on table; glove on table
“What is it like, with {wished_odd}?” asked {A}, for the book. ¶ {guest} had never been asked.
{
- is_arms:
“You are given two sleeves,” said {guest}, “and then you stand there.”
- is_neck:
“It is a long way for soup,” said {guest}. “You have quite forgotten that you wanted it.”
- is_notail:
“You are glad about something,” said {guest}, “and nobody can see it from behind.”
- is_ears:
“You hear what they say three doors along,” said {guest}, “and you can never answer.”
- is_brain:
“You think it all through, right to the end,” said {guest}, “and then you lie down on the newspaper.”
- is_spots:
“You hide,” said {guest}, “and they all say, there you are, before you have begun.”
- is_legs:
“You say go,” said {guest}, “and it takes a while until it has got round to all of you.”
- is_nose:
“It comes round the corner,” said {guest}, “and everybody says hello to that, and then you come.”
- else:
“First people see {wished_odd},” said {guest}, “and after that they see {guest_many:us|me}, and by then they have begun to look surprised.”
}
{young:{A} put that in the book.|{A} put it all in the book, and blew on it, as it was in ink.}
“And how did {wished_odd_many:they|it} come to be with you?” asked {A}. ¶ {young:Nobody knew.|“Somebody must have been handing things out,” said {guest}, “and been called to the door.”} # more
“Did you never say anything?” asked {A}. ¶ “You don’t like to,” said {guest}. {young:“There may be people waiting.”|“There may be somebody in a hurry behind you.”} # more
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# action: woman stand curious at guest; guest sit proud; heroes stand calm; friends stand calm
# things: gate left; table; umbrella on table; glove on table; label on guest
# people: woman(old)
{guest} got a label, and stayed by the table, to be looked at.
{joining}
{is_loved:“Nobody has come in here for {loved} yet,” said {L}. “But it is still early.”|{musing}} # personal
A lady came by. “Are you here about {wished_odd}?” asked {L}. ¶ She went all the way round, and had a good look. “No,” she said. “I would have noticed. But that is my glove.”
{hinderer_person:“I would take {wished_odd},” said {hinderer}. “I could do with {wished_odd_many:them|it}.” But you can’t just take what you could do with.} # beat
{hinderer_animal:{hinderer} sat down on the table, too, and two people asked if nobody had come for {hinderer}.} # beat
{hinderer_carried:{hinderer} was put down on the table for a moment, and very nearly went home with the lady.} # beat
Then a man came running, who had heard of {wished_odd} at the baker’s. He looked down at himself, to be quite sure. “Not mine,” he said. “But look, there is my umbrella!” # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; afternoon; clear
# action: heroes write curious; guest stand proud; friends stand curious at guest
# things: table; notebook on table; pencil; ruler
In the book there was a line for what it looks like, and {A} liked a thing to be exact.
“Turn round,” said {A}. “Now the other way.” {young:{A} wrote it down: “Like that.”|{A} thought for some time about how to put it, and wrote: “Like that.”}
There was a line for the size. {young:{A} wrote: “Just so.”|{A} held out both arms, looked from the one end to the other, and wrote: “From here to here.”}
“And is there anything else that one would know {wished_odd_many:them|it} by?” asked {A}. ¶ “{guest_many:We|I} come with {wished_odd_many:them|it},” said {guest}. {young:That went in, too.|There was no line for that, so it was put in the margin.}
Nobody could have mixed {wished_odd_many:them|it} up with the key. # more
{guest} asked to have it all read out, and nodded at “like that”, {young:and liked it.|and said that it was very well observed.} # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; breeze
# action: guest sit curious; heroes sit calm; friends wave happy
# things: table; gate left; key on table; themed on table
They had never had so many people. {young:They all came because of {wished_odd}.|By five o’clock there was a queue, and all of it had come about {wished_odd}.}
No one could say that {wished_odd_many:they were|it was} theirs. {young:But one found a ball, and one found a shoe.|But one of them found a ball that had been given up, and one found a shoe, and put it on.}
{themed_a} had been on the table since lunch, and now a boy said that he knew it, and took it home. # personal
“Without you they would not have looked,” said {A}. {young:“Nobody comes for a shoe.”|“You do not cross a road for a shoe. For {wished_odd} you do.”}
{pausing} # company
{guest} moved over, so that everybody could see {wished_odd_many:them|it} better. # more
A boy came twice. The second time there was nothing that he had lost, and he just looked. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit worried; heroes point curious at wall-clock; friends sit calm
# things: table; key on table; gate left; label on guest; clock on table
{
- is_arms:
{guest} held up the socks, the balls and the key, so that people could see them, and still had something over to wave with.
- is_neck:
{guest} looked out over the hedge, and said who was coming, and what they had lost. “Number four,” said {guest}. “A sock.”
- is_notail:
They all went round to look at it from behind, where there was nothing, and on the way round they found their socks and balls.
- is_ears:
{guest} heard them three doors off, and said what they had lost. “Number four,” said {guest}. “A sock.”
- is_brain:
{guest} had gone to sleep on the book, in the last of the sun, and had to be lifted whenever somebody found a thing.
- is_spots:
They could see {guest} from the far end of the street, and so they all came to the table, and found their socks and balls.
- is_wheels:
What was too big for people was taken home to them by {guest}, bump, bump, bump, and you could hear how far it had got.
- is_legs:
What people forgot to take {guest} took home to them, door by door, with {wished_odd}.
- is_nose:
{guest} smelled at every sock that was handed in, and could say whose it was, and what they had had for lunch.
- else:
The whole street came to look at {wished_odd}, and there was nobody who did not go off with a sock, or a ball.
}
The table was as good as empty. # usual
{helper_person:“I have asked in all the houses,” said {helper}. “They have each got their own.”} # beat
{helper_animal:{helper} lay down across the gate, so that anybody who came would have to say what for.} # beat
{helper_carried:{helper} was held up to the hedge, to see who else was coming, and saw a hedge.} # beat
It was ten to seven. “Ten minutes,” said {L}, “and {wished_odd_many:they are|it is} yours.”
{guest} said nothing for a bit. “What if somebody does come now?” ¶ “Then you are rid of {wished_odd_many:them|it},” said {L}.
“Yes,” said {guest}, and looked round to see {young:if {wished_odd_many:they|it} {wished_odd_many:were|was} still there.|that nothing had happened to {wished_odd_many:them|it}.}
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: guest walk calm; heroes sit-on-chair calm; friends sit sleepy
# things: gate left; table; tree right
“How will it be?” asked {guest}. “Without?” ¶ “Go once up and down,” said {A}, “as if you had not got {wished_odd}.”
{guest} went up to the tree, and down again to the gate, as if there was nothing of the kind. {young:Then there was a cloud, and {A} looked at that.|{A} watched it as far as the tree, and then there was a cloud that was rather more interesting.}
“How was it?” asked {guest}. ¶ “I think that it was very good,” said {A}. {young:“I did not see it all.”|“I may have missed some of it. It was like anybody.”}
Then {guest} came back as usual. {young:{A} saw all of that.|That was much better, and {A} did not look at any clouds.}
“I would know that one in the dark,” said {A}. # more
So they did that one again, for comparison, {young:and then once more.|and once more after that, and it got better all the time.} # more
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: woman stand curious at guest; guest look-up worried; heroes stand surprised; friends stand surprised
# things: gate left; table; clock on table; lamp
# people: lady=woman(old, straw hat)
At two minutes to seven the gate went. It was an old lady in a hat. “Is it here that you have got {wished_odd}?” she asked.
It was very quiet at the table. “Yes,” said {L}. “Are you here to fetch {wished_odd_many:them|it}?”
{guest} came a little closer to {L}. # usual
“Fetch {wished_odd_many:them|it}?” said the lady. “No. I ran, so that I could still see {wished_odd_many:them|it}.” She looked for a long time. “I would not give {wished_odd_many:them|it} to anybody,” she said.
Then it struck seven. {L} took off the label. {L} wrote in the book: “Nobody came.”
“Now {wished_odd_many:they are|it is} yours,” said {L}. ¶ “{guest_many:Ours|Mine},” said {guest}, to hear what it was like.
-> DONE

=== m3
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand proud; heroes hold happy key; friends clap happy
# things: table; gate left; lamp
There was just the key left on the table.
Nobody had come for that. So it was {As}. ¶ “What is it for?” asked {guest}. ¶ “I don’t know,” said {A}. “It is mine.”
{
- is_arms:
{guest} shook hands with {A}, and patted the table, and waved, all at once. # spare
- is_neck:
{guest} looked out over the hedge, once, for joy. You could see a long way. # spare
- is_notail:
{guest} was glad. You could see it quite well from the front. # spare
- is_ears:
{guest} stood and listened. Three doors along they were having soup. # spare
- is_brain:
{guest} thought of it, right to the end. Then {guest} lay down on the newspaper. # spare
- is_legs:
{guest} said go. It got round to all of {guest}, in the end, and that was a dance. # spare
- else:
{guest} went up to the tree with {wished_odd}, and came back with {wished_odd}. # spare
}
That is how it is with what is yours. You just have it. # more
{guest} had a good look at the key, and {A} had another one at {wished_odd}. # more
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: heroes wave happy; guest walk proud; friends wave sleepy
# things: gate left; street-lamp; house right
{guest} went home, right down the middle of the pavement, with {wished_odd}.
At every door somebody looked out. ¶ “Did anybody come?” they asked.
“Nobody came,” said {guest}. ¶ “Well, then,” they said, and were glad.
At the lamp {guest} stopped. You could see {wished_odd_many:them|it} very well there. # spare
“So {wished_odd_many:they are|it is} yours,” said one. ¶ “Since seven,” said {guest}. # more
{A} saw it from the gate, with the key in one hand. It was quite warm by now. # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: heroes carry sleepy book; friends walk sleepy
# things: table; gate left; moon
It was late. The book was shut. It had a good day in it.
“Found: {wished_odd},” it said, on the first page. It had all come out well.
{homeward} # company
{A} looked under the table. There was a bit of dusk.
{A} left it there. Somebody would come for it.
The chair went in. The pencil went in. Then the gate got its hook. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: table; gate left; moon; leaf on table
It was dark by the gate. The table stood there.
A leaf came down on it. Nobody had lost it.
The moon came by, and looked. It did not ask for a thing. # more
A cat came by. It had all of its own. # more
Down the road a light went out. {guest} was in there, with {wished_odd}.
Then the gate moved a bit. It was only the wind. It had come for the leaf. # more
The hedge was there. It is always there. # more
Three doors on, somebody laughed in bed, and then it was quiet. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed. It was long past seven.
{resting}
{keepsake}
{dream} # spare
{A} had one nose. Nobody had come for it. So it was {As}. # usual
There was a yawn. That was {As}, too. # usual
And down the road lay {guest}, with {wished_odd}. {wished_odd_many:They were|It was} warm. # usual
Then there was a bit of sleep. It lay at the edge of the bed.
Nobody came for it.
So {A} had it.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a glove on the table in the morning. It was only the one, and it waved a little, but that was the wind.
“If nobody comes by seven,” said {A}. But somebody came at ten past nine. It was a lady, who had the other one. “I had quite given it up,” she said. “I only came to see if there was anything to look at.” So they let her see the key.
-> DONE

=== next_bedtime
The key lay under the pillow. Nobody had come for it.
-> DONE
