# about: broken-thing(glasses&!wine&!sunglasses&!drinking&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|spectacles&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher); new-glasses(broke&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|snap&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|sat on&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|tape&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|bent&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|crack&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|lost&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|smash&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|trod&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|stood on&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|losing&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|in half&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher); lost-toy(glasses&!sunglasses&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher|spectacles&!grand&!granny&!nana&!daddy&!dad’s&!mummy&!mum’s&!mum lost&!dad lost&!teacher)
# also: sad; school-day; club; play; new-glasses; broken-thing; lost-toy; angry; embarrassed; place; thing; outing
# news: bad
# kind lost: lost|lose|losing|missing|can't find|cannot find|gone
# kind taped: tape|taped|taping|glued|stuck together
# kind sat: sat on|stood on|trod on|stepped on
# wants: child
# role grownup: parent = the grown-up with the tea towel
# names: Mr Tull | Mr Hobb | Mr Crane
# ages: 3-9
# needs: seeing
# holds: dark(kind), moon(kind)

=== title
{~Good Evening, in Case|The Moon Had Fur On}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: L bow at coat; heroes stand; grownup stand; friends stand
# things: coat on hook; hook; mat; lamp
{~“Good evening,” said {H}, {young:to the coat.|to somebody in the hall, who turned out to be the coat.}|There was somebody in the hall, and {H} said good evening. {young:It was the coat.|It did not answer, and from close by it was the coat.}|In the hall stood something long and dark. “Good evening,” said {H}, {young:and it was the coat.|and then it was only the coat.}}
{
- is_lost:
The glasses were lost. {young:They were on that nose, and then they were not.|They had been on {L}’s nose in the morning, and where they were now they alone knew.}
- is_taped:
The glasses had come in two. They were taped now, {young:and had to lie still.|and lay on the table, like anybody who has just had a plaster.}
- is_sat:
Something had come down on the glasses. {young:Now they were flat.|They lay on the table now, and looked like part of a very small bicycle.}
- else:
The glasses were broken. {young:They could not be put on a nose.|They lay on the table, and no nose could have done anything with them.}
}
“It will be seen to,” said {grownup}. “Until then it will all be a bit soft.” # usual
And so it was. {young:There were no edges.|Somebody had taken the edges off everything, and had not said where they put them.} {L} wanted to know what was what.
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: L wave broom; heroes stand; grownup wash plate; friends stand
# things: broom; coat; table; bin; themed
{joining}
{musing} # personal
“Good evening,” said {L}, in the kitchen. {young:It was the broom!|It was somebody thin, with a good deal of hair, standing on it: the broom.}
“You need not greet the broom,” said {grownup}. ¶ “It is only in case,” said {L}. {young:“It might be someone.”|“If it is a broom it does not matter, and if it is an aunt it does.”} # usual
So {L} said it to the bin, in case, {young:and to a chair with a jumper on.|and to the fridge, and a chair with a jumper on that was the spit of an uncle.} # usual
{hinderer_person:“Good evening,” said {hinderer}, each time, from behind the door, in the voice of a broom.} # beat
{hinderer_animal:{hinderer} lay in the hall, and was taken for the mat, and then the mat was taken for {hinderer}.} # beat
{hinderer_carried:{hinderer} was patted on the head, and that was a cushion, and {hinderer} was lying next to it.} # beat
{themed_a} got a good evening as well. You could not be too careful. # personal
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A eat; heroes eat; grownup sit-on-chair; friends sit
# things: table; plate on table; fork; glass on table; bowl on table
Supper had no edges, either. {young:There was something green.|There was something green, and it could have been peas, or a lawn.}
{A} put the fork in, {young:and it was peas.|and it was peas, and they rolled, so that settled it.}
Beside it was something white and round. {young:“Egg,” said {A}.|“Egg,” said {A}. “Or potato. Or the moon.”} ¶ It was potato. {young:It was still good.|It was a very good one, and you would not get that from an egg.}
“You could look from nearer,” said {grownup}. {young:So {A} looked.|So {A} looked from so near that there was a pea on one eyebrow.}
{pausing} # company
The salt got a good evening, in case, for it had a small round head. # spare
The pepper got one too, or there would have been talk. # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A listen curious; heroes listen; grownup walk; friends sit
# things: sofa; stairs; lamp; cushion
So {A} tried it with the ears. {young:You sit, and you say who comes.|You sit on the sofa, and look at nothing, and say who it is on the stairs.}
“Flap, flap,” said {A}. {young:“That is you, in slippers.”|“That is you, in slippers, and you are carrying something full.”} ¶ It was {grownup}, with the washing-up bowl.
Nobody had to have an edge for that. {young:It was quite easy.|It was so easy that {A} did the next one lying down.}
Tick, tick, went something, and it did not come nearer. {young:“The clock!”|“That is the clock,” said {A}, “and it is not going anywhere.”}
There was a thump, and a roll, and somebody said bother. # more
“You have dropped the potatoes,” said {A}, “and there is one behind the door.” # more
-> DONE

=== s3
# shot: behind
# place: street; dusk; clear
# action: L wave bush; tull peek behind bush; heroes stand; grownup hold-hands L; friends stand
# things: bush; gate; post; bin; street-lamp
# people: tull=neighbour(old, he)
They went out with the bottles, and {L} was held by the hand.
Clink, they went, and clink. You could tell a bottle with your eyes shut. # more
“Good evening,” said {L}, to a post. It did not say a word. # usual
By the gate stood something wide and green. {young:“Good evening!” said {L}.|It leaned a bit. “Good evening,” said {L} to it.}
“That is the bush,” said {grownup}. {young:“A bush does not…”|“I can tell you that they never…”}
“Good evening,” said the bush.
It was old Mr Tull, right in behind it, and he was looking for a glove. “Nobody has said that to me all day,” said Mr Tull. “They thought that I was a bush.”
{helper_person:“Good evening,” said {helper} at once, to the bush, and to the gate, and to both of the bins.} # beat
{helper_animal:{helper} found the glove, and shook it well, and gave it to the bush.} # beat
{helper_carried:{helper} was held up over the top of the bush, to say it as well.} # beat
-> DONE

=== m2
# aside
# shot: two
# place: street; dusk; clear
# action: tull give rose; A hold rose; heroes stand; grownup stand; friends stand
# things: bush; gate; glove on tull
“So who am I?” asked Mr Tull, and held something up. {young:It was red and soft.|It was red, and it was soft, and that was all that could be said for it from there.}
“A sock,” said {A}. {young:“No. A hat!”|“Or a robin, a fat one. Or your nose.”} ¶ Then it came nearer, and it smelled, {young:and it was a rose.|and you do not need an edge to know a rose.}
“I take mine off for it,” said Mr Tull, and took off his own glasses. {young:He looked about.|He looked about him, up and down the soft street.}
“Good evening,” he said to {grownup}, {young:“Mrs Bush.”|“and what a fine bush you have turned into.”}
They all laughed, and one of the bins seemed to. # more
“Keep the sock,” said Mr Tull. It was put in a jug, at home, and was the reddest thing in the kitchen. # more
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A hold book; heroes sit; grownup sit; friends sit
# things: sofa; book; lamp; cushion
In the book there were no letters now. {young:There was only grey fur.|There was only fur, in lines, and it was grey, and a bit thinner on the left.}
“What does it say?” asked {grownup}. ¶ {A} stroked it. {young:“It says, ‘Once there was a bush.’”|“It says, ‘Once there was a bush, and nobody knew that he was in.’”}
{grownup} had a look at it. {young:“So it does,” said {grownup}.|“So it does,” said {grownup}, who had the other kind of eyes. “Go on.”}
The bush had a good day, after that. {young:He got a hat.|He was asked to a wedding, and was given a chair with his name on.}
On the next page there was more fur. {young:That was the party.|That was the wedding, and it went on as far as the picture.}
The picture was a cow, they told {A}. It had come to the wedding by mistake, and was made welcome. # more
-> DONE

=== s4
# shot: two
# place: street; night; clear
# action: L point happy up; grownup look-up surprised; heroes look-up; friends look-up
# things: street-lamp; moon; gate; house left
Then the street lamp came on. “Oh,” said {L}. “Look at that!”
“It is the lamp,” said {grownup}. {young:“It is on.”|“It comes on at this time every day.”} # usual
But it was as big as a dandelion clock, as big as a house, {young:and all gold.|and gold right out to the tips.}
“I can’t see it,” said {grownup}. {young:“It is just a lamp.”|“Mine has an edge all the way round.”} ¶ “You have to shut them a bit,” said {L}. “And not look so hard.”
So {grownup} did. {young:“Oh,” said {grownup}.|It took a little time. “Oh,” said {grownup}.}
Over the roofs came the moon, {young:and it had fur on.|and that had fur on.}
“Good evening,” said {L} to the moon, in case.
“Do you have that every night?” asked {grownup}. ¶ “When I take them off,” said {L}. # usual
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; clear
# action: L brush-teeth; heroes brush-teeth; grownup hold towel; friends sit
# things: mirror; basin; toothbrush; towel
In the mirror was somebody pink, with a brush.
“Good evening,” said {L}, with foam. “Goo eemi,” it said back. # spare
There was a white thing on a nail. It was long, and it hung there.
“Who is that?” said {grownup}. ¶ “A towel,” said {L}. “It smells of towel.” # more
The face was washed, all in one go. There was nothing on it to wash round.
“That is one good thing,” said {L}. # spare
Now the ears had nothing to hold, and could have the night off. # more
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; coat on hook; hook
The stairs were all one slope. But the feet knew how many there were.
One hand was on the rail. It was smooth, and it went the right way. # spare
“Good evening,” said {grownup}, down in the hall.
“Who is it?” asked {L}. ¶ “It was the coat,” said {grownup}. “I had mine shut a bit.” # spare
They had a laugh, on the fifth stair. It is a good one for that. # more
The coat hung there in the dark. Two people had said it now.
It had never been so well treated. It was only meant for rain. # more
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in L; L lie-back sleepy; heroes lie-back; friends lie-front
# things: bed; pillow; lamp; quilt
A bed needs no edge, if it is wide. You get in where it is soft.
“Do you see me from there?” asked {grownup}, at the end of the bed. ¶ “You are a big warm one,” said {L}. “You have a light on behind.”
“And now?” ¶ “Now you have a nose,” said {L}. “You are quite near.” # spare
Then there was a chin as well. It was the right chin. # more
You could have found that one in any fog. # more
The quilt came up, and the rest of it went down.
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: street-lamp; bush; gate; moon; bin
Out in the street no one was about.
The bush stood by the gate. It was only a bush now. Mr Tull had gone in to his tea. # spare
The posts stood side by side. They had all been said good evening to. # spare
On the bush lay a glove. It had one finger up. # more
The moon had gone in behind a bit of cloud. Now it was all fur, and no moon.
A cat went by. It may have been a small bin. # more
There was nothing out there that you had to read.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp; door
It was late, and the bed was warm. # usual
{resting}
{keepsake}
{dream} # spare
The lamp went off. Now nobody had an edge.
“Can you see?” asked {L}. ¶ “Not a thing,” said {grownup}. “It is the same for all of us now.” # usual
By the door stood something tall. It may have been a gown on a hook. It may have been {grownup}.
It was dark, and it was soft. # more
“Goodnight,” said {L}, in case.
“Goodnight,” it said.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Somebody had hung a hat on the bush, and a piece of card, and on the card it said IN, in large letters, so large that you could read them with nothing on your nose at all.
“Good evening,” said {A} to the bush.
“It is only half past eight in the morning,” said Mr Tull, from behind it. “But do go on. I have had nine since breakfast.”
-> DONE

=== next_bedtime
The moon had its fur on. “Goodnight,” somebody told it, in case.
-> DONE
