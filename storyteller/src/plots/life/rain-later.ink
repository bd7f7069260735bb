# about: hair-wash
# also: scared; nervous; angry; fear-water; funny
# news: bad
# wants: child
# role grownup: parent = the grown-up with the jug
# role reader: toy = a duck called Bosun
# ages: 3-9
# needs: hearing
# holds: water(shallow), rain(kind), dark(kind)

=== title
{~Rain Later|The Weather for the Head}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair worried; heroes peek worried; grownup hold jug; friends hold towel
# things: hat on A.head; hat on heroes.head; sink; chair; towel
{~“There is something in there,” said {grownup}, “and it may be jam.” {young:So it was hair night. {H} put on {many:hats|a hat}.|{H} said that it was all in use, and put on {many:hats|a hat}. It was hair night.}|“Not the hair,” said {H}, and {young:put on {many:hats|a hat}.|came down to supper in {many:hats|a hat}.} It was {~Sunday|Wednesday}, and it was the hair.|There are signs. There was a towel on a chair, {young:and the big jug was out.|and the big jug was out, with nothing in it yet.} {H} knew what that meant, and put on {many:hats|a hat}.}
The bath was full of {~tent|coats}, so everybody went down to the sink.
{joining}
{A} sat on the chair, and leaned back. “The hat is staying on,” said {A}.
It was not the wet. {young:Wet is fine.|{A} had stood in wet for pleasure.} Only it never said when.
{young:You were talking, and whoosh, in both ears!|You would be half-way through a word, and it came down like a cupboard.} # usual
{is_wished_saying:{wished_saying} It was said from under the hat.} # wished
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: grownup pour jug at A; A hold proud umbrella; heroes jump; friends stand surprised
# things: umbrella; shoe; drop over umbrella; sink; themed
So they washed the hat. {young:They washed it two times.|Nobody had ever seen a cleaner one.} Underneath was {young:the hair, with jam in, and a pea.|the same hair, with jam in, and something that may have been a pea.}
Then {A} had a better idea, and put up the umbrella. {young:It filled the kitchen. Clink, went all the cups.|All the cups said clink.}
{themed_a} was tried next, on top. That let it in all round. # personal
The rain came down, and ran off at the side, {young:into a shoe.|into a shoe, and there was still a foot in the shoe.} # usual
{hinderer_person:“There is room for two under here,” said {hinderer}, coming in, and the rain found out that there was not.} # beat
{hinderer_animal:{hinderer} had been standing on the wet side, and shook, and then it had rained in all of the kitchen.} # beat
{hinderer_carried:{hinderer} was moved off the sink, and off the chair, and off the bread, as the umbrella went up.} # beat
“It does not reach the jam,” said {grownup}, and emptied the shoe. # spare
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: grownup pull comb; A sit-on-chair worried; heroes point at wool; friends pull wool
# things: wool; pea; comb; paint-pot; chair
“What else is in there?” said {grownup}, and had a look, with the dry end of a {~comb|spoon}.
There was the pea. {young:There was a leaf. There was sand, from the sea.|There was some sand, from a beach that they had not been to since August.} There was a bit of paint, in a green that they had run out of.
“I need all that,” said {A}.
“And what is this?” said {grownup}, who had found {~wool|string}. {young:Nobody knew. It was quite long.|They drew it out, and it kept coming, until everybody had stopped laughing and only wanted to know.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: grownup hold towel at A; A sit laughing; heroes point up; friends sit
# things: towel; comb; mirror
“We could do a bit of it,” said {grownup}. “We could do the front.”
It is hard to do the front of a head. {young:It goes round, and then it is the back.|There is no line on it. It goes on round, and before you know it you are at the back.}
“We could do it dry,” said {A}. So they did it dry, {young:with a very good rub.|with a towel, and a great deal of goodwill.} Up it all stood, and the jam stood with it.
“We could cut it all off,” said {grownup}, {young:but only for fun.|who was only joking.} “No,” said {A}. ¶ “I could grow another one,” said {A}, “a clean one.” They thought that it would take until {~spring|Friday}. # spare
“We could do it tomorrow,” said {A}. “Tomorrow is always very clean.” # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; rain
# action: A listen curious at radio; heroes listen; grownup hold jug; reader sit calm on shelf; friends reach-up at radio
# things: radio; shelf; sink; chair
The radio had got to the weather. {young:“Rain, in the west,” it said. “Later. Good.”|“Rain in the west,” it said, in a voice with its slippers on. “Later. Good.”}
{A} listened to that. “Do they not mind it, in the west?”
“They have been told,” said {grownup}. {young:“It is only rain, if you know when.”|“They bring in the washing. It is only rain, if you know when.”}
{helper_person:“Hush,” said {helper}, and turned it up, so that {A} could hear about the west.} # beat
{helper_animal:{helper} had gone under the table because of the jug, and came out now, as far as the ears.} # beat
{helper_carried:{helper} was turned round to face the radio, so as not to miss the end of it.} # beat
“Nobody ever tells the head,” said {A}.
{young:They looked at the head. Nobody had.|It was quite true. In all those years, nobody had.} # usual
And what can a head see, leaned back like that? {young:It sees the light. It cannot see the jug.|It can see a lamp and a crack, and the jug comes from behind.} # usual
But by the taps there was a sill, and on the sill sat {reader_a}, who could see everything.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; rain
# action: grownup pour jug; A point happy at potato; reader sit on sink; heroes stand; friends hold shoe
# things: sink; 5 potatoes in sink; shoe
First it had to be tried out on somebody. There were some potatoes in the sink already.
“Here is the weather for potatoes,” said {reader}. {young:“Rain. Then more rain. Then lunch.”|“Rain at first, and more rain to follow. Becoming lunch.”}
The potatoes took it very well. {young:Not one of them yelled.|You could see how much better it was for them, to know.}
They did the weather for the {~bread|butter}, which was dry all day. They did the weather for the spoons. # more
They did the cat next door, who had gone in already. # more
They did the shoe. {young:“Wet,” said {reader}. “Sorry.”|“Wet, with a sock in it,” said {reader}. “We are sorry about the shoe.”}
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; rain
# action: grownup pour worried jug; A sit-on-chair surprised; heroes point laughing; friends stand surprised; reader look-up
# things: jug; sink; drop on A; chair
They had a go. “Rain at the back,” said {reader}. {young:But it came in front!|And it rained all over the front.}
It ran down by the nose, and hung there. {A} sat up. {young:“You said the back!”|“I had made arrangements at the back,” said {A}.}
Nobody spoke. They looked at the jug. {young:The jug had been listening to the tap.|“I had it the wrong way round,” said {grownup}. “I do beg your pardon. It was such a nice bit of forehead.”}
The nose was wiped. “Here is some news,” said {reader}. {young:“The jug says sorry.”|“The jug regrets. It is going to listen from now on.”}
And it did. It even said it all again, to be sure. # spare
“Soon?” said the jug. “Now?” said the jug. It was almost too careful. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; rain
# action: grownup pour jug at A; A sit-on-chair calm; reader read proud; heroes listen; friends hold towel
# things: sink; 4 bubbles; chair; drop over A
“Here is the weather for the head,” said {reader}. It sounded a bit like {A}, only lower.
“Top. Rain, soon. It is warm.” {young:They waited. Down it came, on the top.|There was time to take a breath. Then it rained on the top, as it was told to.}
“Back. Rain, going away.” It rained at the back, and went away. # usual
“Left ear, a drop. Right ear, the same. Nose, fair. Good.”
“Good,” said {A}.
“Snow, on the hills,” said {reader}, and that was the soap. “Eyes, shut.” {young:They were shut.|They had shut already. They had heard it on the news.} # usual
Then it rained two more times, when {reader} had said it would. And {reader} said, “Dry later.” And it was later.
{many:Then it was the next head. There is a lot of weather in a family.|Nobody had yelled. {grownup} looked in the jug, to see if it had been used.} # usual
-> DONE

=== m4
# shot: behind
# place: kitchen; dusk; snow
# action: A look-through happy spoon; reader kick happy; heroes point laughing; friends blow
# things: 5 bubbles; spoon; sink; pea
There had been a good deal of snow, on the hills. {A} looked at it in a spoon.
It could be made into a {~horn|beard}. It could be made into two. {young:It could be a hat, and the hat could stay on.|It could be made into a hat, and so there was one after all.}
“How deep is it?” {many:asked {B}.|said {grownup}.} {reader} put a foot out, to see. {young:It was up to the middle.|“One sheep deep,” said {reader}, who was not asked how many that was in feet.} # spare
Something small rolled down, and fell in the sink. It was the pea. {young:“Goodbye, pea,” they said.|It was given a moment’s silence.}
-> DONE

=== l3
# shot: close
# place: kitchen; night; rain
# action: grownup hug A; A peek happy behind towel; heroes peek; friends hold towel
# things: towel; lamp
Then there was fog. It was white, and it was warm, and it had loops.
“Where are you?” said {grownup}, on the outside of the towel.
“Here,” said {A}, in the fog. It was nice in fog.
It rubbed the left ear. It rubbed the right. It went round the back. # more
It smelled of clean, which is not a smell, but nearly. # more
“Is it night in there?” ¶ “It is only early,” said {A}. # more
Then it got thin, and lifted. There was a nose. It was fair. # spare
-> DONE

=== m3
# shot: above
# place: bedroom; night; rain
# action: grownup pull comb at A; A sit sleepy; reader sit; heroes lie-back; friends sit
# things: comb; pillow
Out of the north came a {~comb|brush}. “Slow,” said {reader}. “Very slow. Stop.”
There was a knot. It was at the back, and it was old.
They held it at the top, so that it should not pull. They went in from below. # spare
“I can feel it thinking,” said {A}. # more
Nobody pulled. It had been there since {~May|lunch}, and had a right to be asked. # more
“Moving,” said {reader}. “Clear. Good.”
-> DONE

=== l4
# shot: object
# place: kitchen; night; rain
# action: heroes tiptoe sleepy
# things: sink; jug; hat on hook; hook; drop under hat; umbrella
Down by the sink it was all done. The jug was on its side. It had no more to say.
The hat was on the {~rack|peg}. It went drip. Then it had to think of the next one.
The umbrella stood on the mat, wide open. It was too big for the door, so it had to stay the night. # more
The chair had its back to the sink. It had not looked once. # more
On the sill there was one pea. It had been found, and put to dry. # more
Out in the west it rained. They had their washing in. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; rain
# action: heroes sleep; reader sleep; grownup stroke A; friends sit sleepy
# things: slipper left
There was rain on the glass. It was out there. They were in here.
{resting}
{dream} # spare
“Say it,” said {L}.
So {reader} said it, in the low light. “Here is the weather for the bed.”
“Toes, warm. Knees, warm. Back, still.” # usual
“Left ear, pillow. Right ear, dry. Nose, fair.”
“Eyes?” said {L}.
“Eyes, soon,” said {reader}. “Soon. Now.”
The rain went off, to the west. # spare
“It is dark all over. It is quiet. No more news.”
“Good,” said {L}.
“Good,” said {reader}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
“Rain in the west,” said the radio at breakfast, in its slippers. “At ten past three. It will be on the heads, and then at the backs. We thought that you might like to know.”
It had never said so much. At ten past three {H} stood at the window, and down it came, on the dot, on the cat and the bins and a man with a cake.
“They ought to have had the radio on,” said {A}. “Good,” said the radio.
-> DONE

=== next_bedtime
“Dry, by the pillow,” said the radio, down in the kitchen. “Good.”
-> DONE
