# tells: entries(story|was so big|was so huge|was so enormous|was so tall|were so big|were so huge|were so tall|got so big|got so huge|got so tall|grew so big|grew so tall|grew so huge|grew as big as|grew as tall as|grew to the size of|grew and grew|grew and it grew|grew bigger|grew taller|grew huge|grew enormous|grew when|grew every time|grew whenever|grew until|kept growing|kept on growing|kept getting bigger|got bigger|got huge|got enormous|got taller|became enormous|became huge|became gigantic|became a giant|became as big as|became as tall as|turned into a giant|turned huge|turned enormous|woke up as a giant|woke up huge|woke up enormous|woke up gigantic|woke up as big as|woke up as tall as|woke up bigger|was enormous|were enormous|was gigantic|was a giant|the size of a house|the size of a bus|the size of an elephant|the size of a whale|the size of a mountain|the size of a hill|the size of a church|the size of a lorry|filled the whole|filled the house|filled the kitchen|filled the garden|filled the room|filled the street|filled up the|didn’t fit in the house|couldn’t fit in the house|couldn’t fit through the door|was as big as a house|was as big as a bus|was as big as a whale|was as big as an elephant|was as big as a mountain|was as big as a church|was as big as a hill|was as big as a lorry|was as big as a castle|was as big as a tree|was as big as a train|was as big as a ship|was as big as the house|was as big as the moon|were as big as a house|were as big as a bus|were as big as a whale|were as big as an elephant|were as big as a mountain|were as big as a church|were as big as a hill|were as big as a lorry|was as tall as a house|was as tall as a tree|was as tall as a church|was as tall as a mountain|was as tall as a giraffe|was as tall as a lighthouse|was as tall as the house|was as tall as the clouds|was bigger than a house|was bigger than her house|was bigger than his house|was bigger than their house|was bigger than the house|was bigger than the school|was taller than the house|was taller than a house|was taller than the trees|was taller than her house|was taller than his house|got as big as|got as tall as|grew bigger and bigger)
# happens: enormous
# wants: other
# kind back: shrinks|shrink|small again|little again|normal size|normal again|own size|usual size|ordinary size|turns back|make soup|makes soup|made soup|into soup|eat it all|eats it all|ate it all|eat it up|eats it up|pops|bursts
# kind late: it grows|he grows|she grows|they grow|trolls grow|it gets bigger|he gets bigger|she gets bigger|they get bigger|it keeps growing|it starts to grow|it started to grow|starts growing|starts to grow|begins to grow|it grew|makes it grow|makes him grow|makes her grow|he gets huge|she gets huge|it gets huge|he becomes huge|she becomes huge|he is enormous|she is enormous
# kind grown: pumpkin|porridge|tomato|sunflower|beanstalk|plant|tree house|cake|pancake|bubble|jelly|dough|bread|marrow|potato|strawberry|snowman|balloon|jumper|bun|pizza
# kind another: a giant who|a giant moves|a giant lives|a giant comes|giants|troll*|cat|kitten|dog|puppy|hamster|dragon|snail|guinea pig|rabbit|mouse|spider|fish|goldfish|bird|chicken|dinosaur|elephant|teddy|baby|brother|sister|mum|mummy|mom|dad|daddy|teacher|grandad|grandma|granny|nana
# kind own: so big she|so big he|so big they|so big that she|so big that he|so big that her|so big that his|so tall she|so tall he|so tall that she|so tall that he|so huge she|so huge he|so huge that she|so huge that he|wakes up as a giant|wakes up a giant|wakes up huge|wakes up enormous|wakes up giant|wakes up gigantic|wakes up as big|wakes up as tall|wakes up bigger|woke up as a giant|becomes a giant|becomes enormous|becomes huge|turns into a giant|grows as tall as|grows so tall|grows taller|grows bigger and bigger and she|is bigger than her|is bigger than his|is taller than her|is taller than his|is taller than the|is bigger than the|gets taller
# names: Mr Orrin | Mr Beck | Mr Tansley
# ages: 3-9
# holds: dark(kind)

=== title
{~There Is More Round the Back|A Box for the Size}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: orrin look-up surprised at e1; heroes stand calm; friends stand calm
# action for own: tiny orrin look-up surprised at e1; enormous L stand calm; friends stand calm; heroes stand calm
# things: huge e1 right; bicycle left; tape-measure in orrin.hand
# things for own: tiny e1 left; small bicycle left; tape-measure in orrin.hand; tiny house right
# people: orrin=man(old, tall hat)
{~{young:Most things stop somewhere. {H} knew a lot of places where things stop.|Most things stop somewhere, and {H} had never had to give it any thought.}|{young:There is only so much room. {H} had never counted it.|There is only so much room in a place, and {H} had never counted it.}|{young:At the town hall they have a list of big things. {H} had never seen it.|At the town hall there is a list of everything large, and {H} had never seen it.}}
{entry_1}
{entry_1_seen} # usual
{is_late:{entry_2}}
{is_late:{entry_3}}
Soon a man came on a bicycle, with a form. “Mr Orrin,” he said, “from the office for sizes.” ¶ {is_own:{L} bent down to hear him better, and the bicycle fell over.|“Who can tell me about this?” he asked. Nobody knew more than {L}.}
{young:On his form was a very small box for the size.|On his form there was a box for the size, as big as a stamp.}
“So how much is there of {big()}, all in all?” he {is_own:called up|asked}. ¶ “A lot,” said {L}{is_own:, as softly as could be, and two tiles came off a roof}. ¶ “A lot is not a number,” said Mr Orrin.
In his bag he had pencils of three sizes, and he had brought the large one. # more
He had looked up, and then further up, until his hat fell off behind him. # spare
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# action: orrin write curious; heroes look-up calm; friends stand
# action for own: tiny orrin write curious; enormous L look-up calm; friends stand; heroes stand calm
# things: paper; huge e1 right; bicycle
# things for own: paper; tiny e1 left; small bicycle; tiny house right
The form had other boxes as well. {young:“{is_own:Are you|Is it} for in the house, or out of it?”|“{is_own:Are you|Is it} for indoors or outdoors?” he read out.} ¶ “Both,” said {L}{is_own:, with one foot in and an ear over the road.|. “There is too much for only one.”}
“{is_own:Do you|Does it} fold?” ¶ {is_own:{L} tried, at the knees, and somewhere a bell rang.|{young:{L} looked. “Not today.”|{L} took a good look, from the one end to where the other end might be. “I would not like to ask.”}}
“{is_own:Are you|Is it} in the way of anything?” read Mr Orrin. {young:They both looked.|They both looked, and it took some time, for there was a good deal to look along.} ¶ “I think that everything else is in the way,” said {L}.
He ticked all three boxes. {young:He had never done that.|In all his years at the office that had not come up before.} # more
{pausing} # company
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# action: orrin pull curious tape-measure; heroes hold happy tape-measure; friends stand curious
# action for own: tiny orrin pull curious tape-measure; enormous L hold happy tape-measure; friends stand curious; heroes stand calm
# things: tape-measure; huge e1 right; huge e2 left; chalk-line
# things for own: tape-measure; tiny e1 left; tiny e2 left; chalk-line; tiny house right
{noted_two():{is_own:{L} kept as still as could be.|{big() != "it":They both looked at {big()}.|He went a bit nearer.}}} # usual
{not kept_two() and not is_late:{entry_2}}
{noted_two():There was no box for that, and Mr Orrin wrote it up the side of the form.} # usual
{joining}
{is_loved:“Is there a box for {loved}?” asked {L}. There was not, at that office.|{musing}} # personal
Then Mr Orrin got out his tape measure. {young:It was as long as a bed.|It was one for curtains, and about as long as a bed.} {is_own:{L} held the end, between two fingers, down at one heel|{L} held the end}, and he walked off with the rest.
{young:It stopped very soon. There was no more tape.|It stopped very soon, and he had only just begun.}
He made a chalk mark, and began again from there. {young:He did it again, and again.|At the ninth mark he went out of sight.} # spare
{hinderer_person:{hinderer} was to remember the number, and showed everybody with both arms how big, and forgot it.} # beat
{hinderer_animal:{hinderer} had found the other end, and brought it along, and that made everything shorter again.} # beat
{hinderer_carried:{hinderer} had been put on the third mark, to keep the place, and nobody could see the third mark any more.} # beat
{breathes():“Keep still, please,” he called up to {big()}, and for a while nothing moved from one end of the road to the other.|For a while there was only his voice, and that came from far away.} # spare
People put their heads out, and asked if it would be long. # more
Then Mr Orrin was back, without his breath{is_grown:, and his first mark was not at the end any more}. “There is more round the back,” he said.
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# action: heroes stand calm; orrin carry chair; friends carry
# action for own: enormous L stand calm; tiny orrin carry chair; friends carry; heroes stand calm
# things: huge e1 right; chair; bench; washing-line
# things for own: tiny e1 left; small chair; small bench; small washing-line; tiny house right
All round about, things were being moved over a bit. {young:A bench was. A gate was.|A bench was carried off to the left, and somebody went by with a gate under one arm.}
“Sorry,” they said to each other. “Could you go up one?” {young:They all went up one.|They stood closer and closer, as people do when somebody else has to get into the photograph.}
One old lady sat down and leaned back, {young:because it kept the wind off.|because so much of anything keeps the wind off, and she took out her knitting.}
A kennel was turned round, so that the dog had something else to look at. # more
“Am I leaning on anything?” she asked. ¶ {is_own:“My heel,” said {L}. “I don’t feel it.”|“Yes,” said {L}. “But you would not be noticed.”} # spare
-> DONE

=== m2
# aside
# shot: behind
# place: street; afternoon; clear
# action: orrin walk sleepy; heroes wave calm; friends sit
# action for own: tiny orrin walk sleepy; enormous L wave calm; friends sit; heroes stand calm
# things: huge e1 right; bicycle; watch in L.hand
# things for own: tiny e1 left; small bicycle; watch in L.hand; tiny house right
“Then I will walk round it,” said Mr Orrin, “and you look at my watch.” {young:He gave {L} the watch.|{L} was given the watch, and was told not to wind it.}
He set off to the left, quite fast. {young:The big hand moved, and moved again.|The big hand went down as far as the four, and then the five, and there it began to climb.}
When he came back it was from the right. {young:There was a leaf on his hat.|He had a leaf on his hat, and a sandwich that he had not had before.}
He took the watch back, and shook it, and held it to one ear. # more
“Well?” he asked. ¶ “Twenty minutes,” said {L}. ¶ {young:“{is_own:You are|It is} flat on that side,” he said.|“There is a very nice view,” said Mr Orrin, “from {is_own:the left heel|about the middle}.”} # spare
-> DONE

=== s3
# shot: above
# place: street; afternoon; clear
# action: orrin point worried at bus; heroes stand calm; friends look-up
# action for own: tiny orrin point worried at bus; enormous L stand calm; friends look-up; heroes stand calm
# things: bus; huge e1 right; huge e3 left; themed
# things for own: small bus; tiny e1 left; tiny e3 left; themed; tiny house right
{noted_three():{is_own:{L} waited.|{breathes():{big()} waited.}}} # usual
{not kept_three() and not is_late:{entry_3}}
{noted_three():Mr Orrin put that on the back of the form, quite small.} # usual
“Our smallest size is the cow,” said Mr Orrin. {young:“Is there more of {big()} than of a cow?”|“Is there more of {big()}, would you say, than of a cow?”} ¶ {is_own:There was a cow in a field a long way off. {L} held one thumb next to it, and there was no more cow.|{L} thought of a cow, and looked again. “A good deal more,” said {L}.} # usual
“For sizes like this we take the bus,” said Mr Orrin. {is_own:So a bus was stopped, and {L} put down one foot beside it, very slowly.|{young:So he stopped a bus, and it came up close.|He stopped one, and it was put alongside, as close as it would go.}}
All the people in the bus went over to one side, to see. {young:Then it was a bus that leaned.|Then it was no good as a bus, because it leaned.} # spare
{breathes():Then {big()} breathed out, and the hats came off in the bus, all down one side.} # usual
“Next comes the church,” said Mr Orrin. “But you can’t get a church to come.” # usual
{helper_person:“Put down ‘large’,” said {helper}, “and I will sign it, and so will everybody in the bus.”} # beat
{helper_animal:{helper} ran once round the bus, and then once round the other, and for that you had to wait.} # beat
{helper_carried:{helper} was held up next to it as well, so that you could see the difference.} # beat
{themed_a} was laid along the bottom. It was no help. # personal
{is_own:“The shoe is a bus,” called the driver, “and a bit. And there is more round the back.”|“It is a bus,” called the driver, “and a bit. But there is more round the back. I have just come from there.”}
-> DONE

=== l2
# aside
# shot: close
# place: street; dusk; clear
# action: heroes look-up calm; orrin look-up curious; friends sit
# action for own: enormous L look-up calm; tiny orrin look-up curious; friends sit; heroes stand calm
# things: huge e1 right; watch in orrin.hand
# things for own: tiny e1 left; watch in orrin.hand; tiny house right
{is_own:A fly had set out to cross {L}, from one shoulder to the other.|A fly had set out to get to the other side, over the top.} {young:They watched the fly.|It had left at three o’clock, and they kept an eye on it.}
It walked, and it stopped to rub its feet. {young:It walked again.|It looked back once, and then it looked ahead, and you could see that it wondered about both.}
Somebody held up a crumb to it, for the second half. # more
“It could fly,” said Mr Orrin. ¶ “Then it would not know how far it is,” said {L}. # spare
At five it was still not across. {young:It looked well.|It had sat down, but it had not turned round.}
-> DONE

=== m3
# aside
# shot: two
# place: street; dusk; clear
# action: orrin sit sad; heroes sit calm; friends sit
# action for own: tiny orrin sit sad; enormous L sit calm; friends sit; heroes stand calm
# things: paper; huge e1 right; lantern; pencil
# things for own: paper; tiny e1 left; lantern; pencil; tiny house right
Mr Orrin did sums on the back of his hand. {young:He did a bed and a bed and a bed.|There were nine beds and what was round the back, a bus, a bit, and twenty minutes.}
It came out as a different number each time. {young:None of them went into the box.|And the shortest of them was still too long to go into the box.}
“Couldn’t the box be bigger?” asked {L}. ¶ {young:He shook his head.|“Then the form would be,” he said, “and the drawer. And then we should need another office.”}
He rubbed it all out with a wet finger, and the finger was full, too. # more
He let {L} have a go. It did not go in sideways, either. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: orrin kneel happy holding tape-measure; heroes point happy at wall; friends stand
# action for own: tiny orrin kneel happy holding tape-measure; enormous L point happy at wall; friends stand; heroes stand calm
# things: tape-measure; wall; lantern; huge e1 right
# things for own: tape-measure; small wall; lantern; tiny e1 left; tiny house right
{kept_two():{entry_2}}
{kept_three():{entry_3}}
{entry_4}
{noted_four():Mr Orrin wrote that on his cuff.}
{
- is_back:
By then it was evening, and there was room again. There was room on the left, and on the right, and at the top.
Mr Orrin looked at the box. It was still empty. “I am too late,” he said. # usual
“You could measure that,” said {L}, and pointed. ¶ “There is nothing there,” said Mr Orrin. ¶ “That is what I mean,” said {L}. “It was not there before.”
So he measured the room.
He went to the left, and he was gone for a while. He went to the right. He had to lie down to look up. # usual
“There is enough,” he said, “and there is more round the back.”
He wrote it in the box. Enough is not a number, but it fitted.
- else:
By then it was evening. The box was empty. Mr Orrin sat down on his bag. “It is too much,” he said. “It will not go in.” # usual
{is_own:{L} had tried not to move. Between one elbow and the wall there was still a gap.|{L} looked at {big()}, right along to the wall. There was a gap.} It was about as wide as {is_own:Mr Orrin’s|a} hand.
“You could measure what is left over,” said {L}. “There is not so much of that.”
Nobody at the office had ever thought of it. # spare
He knelt down, and held the tape to the gap. # usual
“One hand,” said Mr Orrin. “And there is no more round the back.” ¶ He wrote it in the box. It fitted, with a bit of room on each side.
He read the form once more. It only said ‘Size’. It did not say of what. # spare
}
-> DONE

=== m4
# aside
# shot: wide
# place: street; night; stars
# action: orrin ride sleepy bicycle; heroes wave sleepy; friends wave
# action for own: tiny orrin ride sleepy bicycle; enormous L wave sleepy; friends wave; heroes stand calm
# things: bicycle; moon; huge e1 right
# things for own: small bicycle; moon; tiny e1 left; tiny house right
# things for back: bicycle; moon
Mr Orrin wound up his tape. It was not very long. It had done what it could.
He put the form in his bag, flat. He shook hands. ¶ “And if it changes?” asked {L}. ¶ “Then it is one and a half,” he said, “or none.”
{is_back:He rode off straight down the middle. You could, now.|He had to push the bicycle, at first. There was only the one hand of room.}
His lamp got small. It went out of sight. # more
-> DONE

=== l3
# aside
# shot: behind
# place: street; night; stars
# action: heroes look-up sleepy; friends look-up
# action for own: enormous L look-up sleepy; friends look-up; heroes stand calm
# things: street-lamp; huge moon; huge e1 right
# things for own: small street-lamp; huge moon; tiny e1 left; tiny house right
# things for back: street-lamp; moon
The street lamp came on. {is_back:It lit all there was, and there was light left over.|It did the front. It could not do any more.}
{is_back:So it lit the road as well. Nothing was in its way.|The moon did the top. For the rest there were the stars.}
{young:“Who does the back?” asked {L}.|“And who does the back?” asked {L}.} It was dark there. It did not mind. # spare
One star was enough for that. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: bag; 5 chalk-line; moon
There were chalk marks all along the ground. There were nine. Then they went round the back.
The bag stood in the office. The form was in it. # spare
In the box it was very quiet. There was not much in there. # more
The bus stood in its garage. It still leaned a bit. # more
Somewhere a fly got to the other side. It sat down. It had been a long way.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# action for own: enormous L sleep; heroes sleep; friends sleep
# things: moon; window; quilt
# things for own: moon; window; quilt
{is_back:{L} lay in bed. There was room for it all.|{is_own:{L} lay down. What did not go into the room stayed out, and the night went round it.|{L} lay in bed. Out there lay {rest()}, and the night went all the way round.}}
{resting}
{keepsake}
{dream} # spare
{breathes():The curtain went out, and it came in again. That was {big()}, breathing.|{is_back:It was dark in all of it.|It took a long time. It came back from the other side.}} # usual
“Is there any room left?” asked {L}. ¶ {is_back:There was. It went right up to the stars.|There was. It was about as wide as a hand.}
A goodnight is not so big. It is said, and it is in. # spare
It went in, with a bit of room on each side. # usual
Goodnight, {H}.
And there is more round the back.
Goodnight.
-> DONE

=== next_night
A letter came in the morning, from the office for sizes. It was about the box. Everybody there had read the number, it said, and they had all looked for it under small. Would {H} kindly send a picture? ¶ {H} drew it, and that took four sheets. On the last of them there was only the gap, and a fly. “There is more round the back,” {they} wrote, and turned the paper over, and went on.
-> DONE

=== next_bedtime
There was a chalk mark on the wall by the bed. It said ten.
-> DONE

=== function big
{
- is_own:
~ return "you"
- is_entry_1_being and not is_grown:
~ return entry_1_being
- is_entry_1_thing and is_grown:
~ return entry_1_thing
}
~ return "it"

=== function rest
{big() == "it":
~ return "all of it"
}
~ return big()

=== function breathes
~ return is_entry_1_being and not is_own and not is_grown and not is_back

=== function kept_two
~ return is_back and is_entry_2 and not is_entry_3

=== function kept_three
~ return is_back and is_entry_3 and not is_entry_4

=== function noted_two
~ return is_entry_2 and not kept_two() and not is_late

=== function noted_three
~ return is_entry_3 and not kept_three() and not is_late

=== function noted_four
~ return is_entry_4 and not is_back
