# tells: entries(story|together|was so big|was so huge|was so enormous|was so tall|were so big|were so huge|were so tall|got so big|got so huge|got so tall|grew so big|grew so tall|grew so huge|grew as big as|grew as tall as|grew to the size of|grew and grew|grew and it grew|grew bigger|grew taller|grew huge|grew enormous|grew when|grew every time|grew whenever|grew until|kept growing|kept on growing|kept getting bigger|got bigger|got huge|got enormous|got taller|became enormous|became huge|became gigantic|became a giant|became as big as|became as tall as|turned into a giant|turned huge|turned enormous|woke up as a giant|woke up huge|woke up enormous|woke up gigantic|woke up as big as|woke up as tall as|woke up bigger|was enormous|were enormous|was gigantic|was a giant|the size of a house|the size of a bus|the size of an elephant|the size of a whale|the size of a mountain|the size of a hill|the size of a church|the size of a lorry|filled the whole|filled the house|filled the kitchen|filled the garden|filled the room|filled the street|filled up the|didn’t fit in the house|couldn’t fit in the house|couldn’t fit through the door|was as big as a house|was as big as a bus|was as big as a whale|was as big as an elephant|was as big as a mountain|was as big as a church|was as big as a hill|was as big as a lorry|was as big as a castle|was as big as a tree|was as big as a train|was as big as a ship|was as big as the house|was as big as the moon|were as big as a house|were as big as a bus|were as big as a whale|were as big as an elephant|were as big as a mountain|were as big as a church|were as big as a hill|were as big as a lorry|was as tall as a house|was as tall as a tree|was as tall as a church|was as tall as a mountain|was as tall as a giraffe|was as tall as a lighthouse|was as tall as the house|was as tall as the clouds|was bigger than a house|was bigger than her house|was bigger than his house|was bigger than their house|was bigger than the house|was bigger than the school|was taller than the house|was taller than a house|was taller than the trees|was taller than her house|was taller than his house|got as big as|got as tall as|grew bigger and bigger)
# happens: enormous
# wants: other
# kind back: shrinks|shrink|small again|little again|normal size|normal again|own size|usual size|ordinary size|turns back|make soup|makes soup|made soup|into soup|eat it all|eats it all|ate it all|eat it up|eats it up|pops|bursts
# kind plant: sunflower|beanstalk|plant|tree|bean|leek
# kind grown: pumpkin|porridge|tomato|tree house|cake|pancake|bubble|bubblegum|jelly|dough|bread|marrow|potato|strawberry|snowman|snowball|balloon|jumper|bun|pizza|cookie|turnip|watermelon|mango|onion|dumpling|sandwich|scarf|ice cream
# kind giant: a giant who|a giant moves|a giant lives|a giant comes|a giant sits|giants|giantess|giant baby|troll*|baby|brother|sister|mum|mummy|mom|dad|daddy|teacher|grandad|grandma|granny|nana
# kind own: so big she|so big he|so big they|so big that she|so big that he|so big that her|so big that his|so tall she|so tall he|so tall that she|so tall that he|so huge she|so huge he|so huge that she|so huge that he|wakes up as a giant|wakes up a giant|wakes up huge|wakes up enormous|wakes up giant|wakes up gigantic|wakes up as big|wakes up as tall|wakes up bigger|woke up as a giant|becomes a giant|becomes enormous|becomes huge|turns into a giant|grows as tall as|grows so tall|grows taller|grows bigger and bigger and she|is bigger than her|is bigger than his|is taller than her|is taller than his|is taller than the|is bigger than the|gets taller|wakes up a giant|is a giant for|is a giant girl|is a giant boy|gets as tall|grows so big|feet tall|grows bigger than|bigger than skyscrapers|became a giant|is so tall his|is so tall her|so tall his|so tall her|grows a metre|grows one metre|sneezes and gets bigger|sneezes and grows|grows and grows and the school|is as tall as|grows as huge|is bigger than the moon|gets as big as the house
# kind beast: cat|kitten|dog|puppy|hamster|dragon|snail|guinea pig|rabbit|bunny|mouse|spider|fish|goldfish|bird|chicken|dinosaur|elephant|teddy|teddy bear|duck|frog|ladybug|ladybird|worm|wombat|horse|butterfly
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
{
- is_own:
{L} stood up, quite slowly. {young:First came the lamps, and then the roofs.|First the lamps went by, and then the roofs, and the weathercock looked {L} in the eye, and turned away.} Two tiles fell off.
- is_plant:
First you looked down at it, and then across, {young:and then up.|and then up, and for that you had to hold on to your hat, and by and by to somebody else.}
- is_giant:
First came the knees. {young:{L} said hello to the knees.|{L} said good morning to the knees, since that was what there was, and then it got dark, and somebody bent down.}
- is_beast:
First it was a nose, at the window. {young:There was no room for more.|It was the whole window full of nose, and it breathed in, and the curtain went along.} “Good morning,” said {L}.
- else:
You could not see all of it at once. {young:{L} looked here, and {L} looked there.|{L} had to look at the left of it, and keep that in mind, and then go and look at the right.}
}
Soon a man came on a bicycle. “Mr Orrin,” he said, “from the office for sizes.” {young:On his form was a very small box.|He had a form, with a box for the size, as big as a stamp.}
“How much is there of {big()}?” he {is_own:called up|asked}. ¶ “A lot,” said {L}. ¶ “A lot is not a number,” said Mr Orrin.
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
# action: heroes look-up curious; orrin pull curious tape-measure; friends stand curious
# action for own: tiny orrin pull curious tape-measure; enormous L stand happy; friends stand curious; heroes stand calm
# things: tape-measure; huge e1 right; huge e2 left; chalk-line
# things for own: tape-measure; tiny e1 left; tiny e2 left; chalk-line; tiny house right
{is_entry_3:{entry_2}}
{joining}
{is_loved:“Is there a box for {loved}?” asked {L}. There was not, at that office.|{musing}} # personal
{
- is_own:
You have to think where you put your feet. {young:{L} put one here, and one there.|{L} put one in the road, and the other in the field beside it, and said sorry to a hedge.} The bells rang a bit, by themselves, at each step.
From up there you could see who had washing out, {young:and that it would rain.|and that it would rain on it soon, and {L} put one hand over the washing.} # usual
A bird sat down on {L}’s ear, and had a look round, and came back with a twig. # usual
- is_plant:
{L} lay down flat, to look. {young:It went up, and up.|You began at the bottom, and went up with your eyes, and somewhere you had to stop, and blink, and look for the place again.} A cloud came along, and had to go round.
The first leaf was like a roof. {L} sat under it, {young:and six people, too.|and so did six others, with a table, and one of them had brought a cloth.} # usual
“It is still going,” said {L}, with one ear to it. You could hear it in there: it creaked, like new shoes. # usual
- is_grown:
{L} walked along it, with one hand on it, {young:and walked, and walked.|and counted the steps, and at three hundred sat down, and had a sandwich, and went on.} From the other side came somebody who had one hand on it, too. “Is it still the same one?” they asked each other.
The chairs had to go out, and the table, {young:and the door stayed open.|and the door could not be shut any more, and was taken off, and leaned on it, where it looked like a stamp.} # usual
{L} knocked on it. Far away, round the other side, a dog barked at the knock. # usual
- is_giant:
When there was to be a step, the shadow came first. {young:Then {L} folded up the chair.|So there was time to fold up your chair, and {L} folded up two, and called out to the others, and then it came down, as gently as a lift.} “Thank you,” called {L}.
There had to be a handkerchief. {L} fetched the largest tablecloth there was, {young:and it did for one side.|and it did for one side of the nose, and then they hung it over two gardens to dry.} # usual
Now and then there was a laugh, up there, and all the bells rang by themselves. # usual
- is_beast:
There was somebody who wanted to be stroked. {L} did it with a broom, {young:from a ladder.|from the top of a wall, and when one ear was done it was time for tea.} You could feel in the ground, all the way along, that it was nice.
For breakfast they filled the bath. {L} carried bucket after bucket, {young:and then came one lick.|eleven of them, and then came one lick, and after that there was only a bath.} # usual
“Is that all you?” asked {L}, looking up. Something at the far end moved a bit, as if it had been asked. # usual
- else:
{L} walked along it, with one hand on it, {young:and walked, and walked.|and counted the steps, and at three hundred sat down, and had a sandwich, and went on.} On the other side there was the same again.
Everybody had to go round: the postman, a hen, {young:and a band.|and a band, and of the band you heard for a while only the half that was out already.} # usual
{L} leaned on it a bit. It was not noticed. # usual
}
Mr Orrin laid his tape along, and made a chalk mark, and began again from there. {young:He did it again, and again.|At the ninth mark he went out of sight.} # usual
{hinderer_person:{hinderer} was to remember the number, and showed everybody with both arms how big, and forgot it.} # beat
{hinderer_animal:{hinderer} had found the other end, and brought it along, and that made everything shorter again.} # beat
{hinderer_carried:{hinderer} had been put on the third mark, to keep the place, and nobody could see the third mark any more.} # beat
People put their heads out, and then had to put them out further. # more
“There is more round the back,” said Mr Orrin, without any breath.
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
# things: huge e1 right; bicycle; watch in L.hand
# action for own: enormous L wave calm; friends sit; heroes stand calm
# action for giant, beast: heroes look-up calm; friends sit
# things for own: 2 boat; tiny e1 left; tiny house right
# things for giant, beast: huge e1 right; bench
{
- is_own:
There were no shoes to be had for that. {young:They brought two boats.|So two boats were brought, and tied on with rope, and from then on it said clop, as far as the sea.}
“How do they fit?” somebody called up. ¶ {young:“There is a duck in one,” said {L}.|“They are a bit tight at the duck,” said {L}.}
The duck was asked to move down to the toe. {young:It did.|It had a look at the toe, and thought that it might bring the others.}
One of them had been lent with the oars still in. They came out at the sides. # more
{L} walked up and down, as you do in a shop, and four people sat on the ground who had been standing. # more
- is_giant:
Then there was some sitting down to be done. {young:They tried the bus stop, and then they tried the hill.|They tried the bus stop, and it had been a good bus stop, and after that they tried the hill.}
“Is it comfortable?” called {L}. ¶ {young:“There is a sheep,” was the answer.|It was, they heard after a moment, apart from the sheep.}
The sheep was asked to go up one. {young:It did, and took its time.|It went up one, and took its time about it, and looked round at what it had made room for.}
From there you could have reached the moon, if it had been out. Somebody thought of that, and kept it for later. # more
{L} had brought a cushion. It was put under the little finger. # more
- is_beast:
Then there was some washing to be done. {young:They took the hose and a rake.|They took the hose for it, and a rake for the part behind the ears, and it was like cutting the grass: when you get to the end it is time to begin.}
“Shut your eyes!” called {L}. {young:They were shut, first one, and then one.|They were shut, one after the other, like two shops.}
Then there came a shaking. {young:After that the whole street was clean.|After that the whole street had been washed as well, and two windows that nobody had been able to reach.}
It was dried with all the sheets that there were, and they still had to be hung up. # more
{L} did the last bit with a towel, to finish it off nicely. # more
- else:
“Then I will walk round it,” said Mr Orrin, “and you look at my watch.” {young:He gave {L} the watch.|{L} was given the watch, and was told not to wind it.}
He set off to the left, quite fast. {young:The big hand moved, and moved again.|The big hand went down as far as the four, and then the five, and there it began to climb.}
When he came back it was from the right. {young:There was a leaf on his hat.|He had a leaf on his hat, and a sandwich that he had not had before.}
He took the watch back, and shook it, and held it to one ear. # more
“Well?” he asked. ¶ “Twenty minutes,” said {L}. ¶ {young:“{is_own:You are|It is} flat on that side,” he said.|“There is a very nice view,” said Mr Orrin, “from {is_own:the left heel|about the middle}.”} # spare
}
-> DONE

=== s3
# shot: above
# place: street; afternoon; clear
# action: heroes look-up happy; orrin stand worried; friends look-up
# action for own: tiny orrin look-up worried; enormous L stand calm; friends look-up; heroes stand calm
# things: huge e1 right; huge e3 left; themed
# things for own: tiny e1 left; tiny e3 left; themed; tiny house right
{is_entry_4:{entry_3}}
{
- is_own:
There was no chair for that. {L} tried the hill, and it gave a bit in the middle. {young:The people on it moved their rugs.|There were people on it, with baskets, and they were very nice about it, and moved their rugs.} From there both feet went as far as the next town.
Lunch was a bath full of soup. {L} held it between finger and thumb. {young:It was one sip.|It was one sip, and quite a good one, and then {L} put the bath back, the right way up, where it had stood.} # usual
Then {L} had to sneeze, and turned away, to be polite. It was somebody’s washing. It came down on Thursday. # usual
- is_plant:
It kept the sun off, all down the road. People sat in the shade of it, {young:and moved along.|and when it moved on they took up their chairs, and moved along with it, like the hand of a clock, and {L} was five past three.}
A bird had set out to get to the top. It had a rest on the way, and one egg, {young:and flew on.|and by the time it got there, it told {L}, there was more of it, and it had to fly on.} # usual
Something came down from it, turning, and took until tea. It was one petal, or one leaf, and {L} had it for a blanket. # usual
- is_grown:
{L} leaned on it, and it gave a bit, and came back. {young:So {L} sat on it. So did everybody.|So {L} sat down on the low end, and those who came by sat down further along, until there was a row of them, and nobody was in the way of anybody.}
“How far does it go on your side?” called {L}. ¶ “We are only at the front,” they called, {young:from the back.|from where {L} had thought that the back was, “and there is somebody here who says the same.”} # usual
Somebody put a ladder to it, to see if it stopped at the top. It had been going to, they said, but it had thought better of it. # usual
- is_giant:
A cup had to be found. They took the water butt, and it was held with two fingers, {young:very nicely.|very nicely, with the little one out, and {L} stood on the ladder, and put in the sugar, by the bag.}
“What is it like up there?” called {L}. It took a moment to get there, {young:and a moment to come down.|and a moment to come down again. There was a bit of wind, was the answer, and you could see everybody’s hat, and it was nice to be asked.} # usual
Then a hand was put down, flat, and {L} got on, by the thumb, and was held up to see the hats. # usual
- is_beast:
Then there was a lying down, and it was everywhere at once. {young:A bus had to stop.|One foot, or so, was in the road, and a bus came up to it, and tooted, and was looked at with one eye, and said sorry.}
“Could you move over a bit?” called {L}. {Big()} moved over a bit. {young:It was only one fence.|It was done with great care. It was only the one fence, and nobody had liked the fence.} # usual
A breath was let out, and all the hats came off in the bus, down one side. {L} handed them back in through the windows. # usual
- else:
There was shade from it, all down the road. People sat in that, {young:and moved along with it.|and when it moved on they took up their chairs, and moved along with it, like the hand of a clock, and {L} was five past three.}
“How far does it go on your side?” called {L}. ¶ “We are only at the front,” they called, {young:from the back.|from where {L} had thought that the back was, “and there is somebody here who says the same.”} # usual
A fly had set out to get across. They gave it a crumb, for the second half. # usual
}
{helper_person:“Put down ‘large’,” said {helper} to Mr Orrin, “and I will sign it.”} # beat
{helper_animal:{helper} ran once round it all, and for that you had to wait.} # beat
{helper_carried:{helper} was held up next to it, so that you could see the difference.} # beat
{themed_a} was laid along the bottom. It was no help. # personal
“Is that a cow, over there?” asked Mr Orrin. ¶ {L} looked. “It looks like a bean,” said {L}, “but it is a cow.” # more
It got late, but there was still sun on the top. # more
“And there is more round the back,” said {is_own:somebody who had just come from {L}’s other side|somebody who had just come from there}. # usual
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
Mr Orrin did sums on the back of his hand. {young:He did a bed and a bed and a bed.|There were nine beds and what was round the back, and the bits in between.}
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
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
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
The road was as wide as ever. Nobody was on it. # more
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

=== function grows
~ return is_grown or is_plant

=== function big
{
- is_own:
~ return "you"
- is_entry_1_being and not grows() and not is_back:
~ return entry_1_being
- (is_giant or is_beast) and not is_entry_1_being:
~ return "the big one"
- is_entry_1_thing and grows():
~ return entry_1_thing
}
~ return "it"

=== function Big
{
- big() == "it":
~ return "It"
- big() == "the big one":
~ return "The big one"
}
~ return big()

=== function rest
{big() == "it":
~ return "all of it"
}
~ return big()

=== function breathes
~ return is_entry_1_being and not is_own and not grows() and not is_back
