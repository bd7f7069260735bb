# about: story-about; with-character; creature; bring-back; party; play
# tells: tale(or two|a feast|picnic|picnics|party|tea party|birthday party|garden party|dinner party|pool party|feast|midnight feast|banquet|barbecue|bbq|disco|discos)
# also: funny; person; place; thing; happy; food; calm; weather
# kind birthday: birthday*
# kind disco: disco*|dance party|dancing party
# kind tea: tea party|tea parties
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# role other: creature, thing, answer(bear|bunny|teddy|doll|puppet) = somebody
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), hen(kind)

=== title
{~Would You Like to Be a Corner?|Held at Number Nine}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; breeze
# action: guest lie-front worried on rug; other lie-front worried on rug; heroes stand curious at guest; friends stand curious
# things: rug; served on rug; cake on rug; hedge; gate left
{~Something flapped on the grass like a very big bird, and {H} went out to see what it was.|“Lie down!” said somebody in the garden, and {H} went out to see to whom.|There was a good deal of wind in the garden, and {H} looked out and saw that there was a blanket in it.}
It was a blanket, and flat on it lay {guest_a}{other_known: and {other_a}}.
“{other_known:We are|{guest_many:We are|I am}} holding a {wished_held},” said {guest}. {young:“But the blanket wants to fly away with it!”|“If {other_known:we|{guest_many:we|I}} let go, it will be held at number nine.”}
In the middle {is_wished_served:{wished_served_many:were|was} the {wished_served}, under a hat.|was the cake, under a hat.}
“Is anybody coming?” asked {L}. ¶ “Everybody,” said {guest}. “As soon as it lies down.” # usual
So {L} took off both shoes, and got on.
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; breeze
# action: heroes point laughing at shoe; guest look-up worried on rug; friends stand laughing
# things: rug; shoe left; hedge
They tried it with shoes. {A} had two of them, {young:and put them down on the edge.|and that made two corners, and a good look at the other two.}
The wind felt under the first one. {young:Then it turned it over.|It turned it over, as you do in a shop, to see the price.} After that the shoe went off across the grass by itself, {young:hop, hop, hop.|heel and toe, as though there was somebody in it.}
“So that is how they get lost,” said {guest}. ¶ They caught it at the hedge.
“A shoe does not mind where it is,” said {A}. {young:“It has to be somebody who wants to stay.”|“It has to be somebody who would rather stay.”}
-> DONE

=== s2
# shot: two
# place: garden; dusk; breeze
# action: guest sit happy on rug; other sit happy on rug; heroes sit surprised on rug; friends sit laughing
# things: rug; served on rug; cake on rug; hat; hedge
“Then let it begin,” said {guest}. # usual
{joining}
{is_loved:“If anybody asks,” said {L}, “I shall tell them about {loved}, and then they can eat.”|{musing}} # personal
They sat in the middle, where the {is_wished_served:{wished_served} {wished_served_many:were|was}|cake was}, and nobody sat at a corner, {young:because you get less there.|for there you have to have it passed to you.}
So nobody saw the corners get up. They came over from all four sides, and {young:then everybody was in a bag.|shut, and everybody was in a bag.}
{hinderer_person:“Nobody move,” said {hinderer}, on the only way out.} # beat
{hinderer_animal:{hinderer} was the first to find out what was under the hat.} # beat
{hinderer_carried:{hinderer} had come to be on top of the hat, and took some finding.} # beat
“The {is_wished_served:{wished_served} {wished_served_many:have|has}|cake has} got hard,” said {guest}, “and there is wool on {is_wished_served:{wished_served_many:them|it}|it}.” ¶ “That is my knee,” said {L}.
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; breeze
# action: guest carry proud bucket; heroes carry happy stone; friends stand curious
# things: rug; bucket; stone; barrow
When they were out of it again they looked for something heavy. {young:They found a bucket.|There was a bucket, and it looked as if it had nothing else to do.}
The bucket was put on one corner, and {A} brought a stone for the next. {young:It was a very big stone.|It was a big one, and had never been asked to anything.}
The wind took hold of the blanket, and it pulled. {young:The bucket fell over and said bong.|The bucket said bong, and rolled off to the gate, and had to be told that it was not over yet.}
The stone stayed where it was. {young:But the corner came out from under it.|It was only the corner that left. It slid out from under, very politely, like somebody at the end of a row.}
“That stone did its best,” said {guest}. ¶ “It had its eyes shut,” said {A}. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; breeze
# action: guest sit curious on rug; heroes sit curious on rug; friends sit calm
# things: rug; themed on rug; hedge; cloud
“What does it want with a {wished_held}?” asked {guest}. {young:“The wind has no mouth.”|“It has no mouth to put anything in, as far as one can see.”}
{A} thought about that, with one hand on the hat. {young:“It was not asked,” said {A}.|“Nobody asked it,” said {A}, “and so it wants to see what there is.”}
So they told it. {young:They said what there was to eat.|They held the hat up a little, and told it what there was, and who was coming, and that it went on till bedtime.}
{themed_a} had been put out for show, and the wind went once round that, to be polite. # personal
Then it pulled again. {young:It had liked the sound of that.|It had liked the sound of that so much that it wanted to have it at home.}
{pausing} # company
-> DONE

=== s3
# shot: above
# place: garden; dusk; breeze
# action: heroes sit proud on rug; guest sit happy on rug; lady sit happy on rug; player sit happy on rug; friends sit happy
# things: rug; served on rug; cake on rug; accordion; bag
# people: lady=neighbour(old, she); player=man(old, he, moustache)
“We are here because the {is_wished_served:{wished_served} {wished_served_many:are|is}|cake is} here,” said {L}. So {L} put a good bit of {is_wished_served:{wished_served_many:them|it}|it} out at each corner.
At once {guest} {guest_many:were|was} at the first{other_known:, with {other}}, and {L} at the second. The other two flapped.
{helper_person:{helper} took the third, but there was more at the fourth.} # beat
{helper_animal:{helper} took the third, for as long as there was some of it left.} # beat
{helper_carried:{helper} was put on the third, and went up and down with it.} # beat
The lady from next door looked in. “Would you like to be a corner?” called {L}. ¶ {young:“I should love to be one,” said the lady, and sat down.|“All my life,” said the lady, and brought her shopping.}
The man from number nine came, with an accordion on, and {young:sat on|took} the last.
“Corner!” called {guest}, to see if they were all there. “Corner!” said the lady. “Corner!” said the man. “Corner!” said {L}. # usual
So the blanket lay down.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; breeze
# action: lady shout happy; player point happy; guest sit curious on rug; heroes sit laughing on rug; friends sit laughing
# things: rug; jam; accordion; bag
# people: lady=neighbour(old, she); player=man(old, he, moustache)
A corner is a good place, but it is a long way off. {young:You have to shout.|You have to shout, and the wind takes the front off everything.}
“Have you any jam?” called the lady. ¶ “Yes, I am!” called the man. {young:He had heard ‘am’.|What had got to him was only the end of it.}
“He is what?” asked {guest}. ¶ “Who is hot?” called the lady. {young:“I am quite cool, thank you!”|“Not at all! It is rather fresh, on my side.”}
{A} got the jam to her in the end. {young:It went round by the edge.|It went round by the edge, from hand to hand, and took in everybody.} When it came to her it was half as much, and there was some on the accordion.
After that they only waved. One wave was for jam, and two waves were for no, thank you. # more
The man waved three times, but that was to get it off his hand. # more
-> DONE

=== m3
# shot: close
# place: garden; dusk; breeze
# action: lady eat happy; guest sit worried on rug; heroes point curious; friends sit curious
# things: rug; bag; hat; hedge
# people: lady=neighbour(old, she); player=man(old, he, moustache)
For a while they only ate. {young:You could hear it from all four corners.|You could hear it from all four corners, in no sort of time.}
The wind went round and round the blanket. {young:It tried the lady first.|It tried the lady first, but she had six tins of peas in her bag, and had it on her lap.}
It tried the man, and the accordion said a word by itself. {young:It tried {guest}.|It tried {guest}, and {guest} leaned.}
“It is looking for the way in,” said {A}. ¶ Then it stopped. {young:That was worse.|That was worse, as it is with a little brother.}
-> DONE

=== s4
# shot: close
# place: garden; dusk; breeze
# action: heroes sit laughing on rug; guest sit happy on rug; lady sit happy on rug; player play happy accordion; chicken sit calm on rug; friends sit happy
# things: rug; served on rug; cake on rug; hat
# people: lady=neighbour(old, she); player=man(old, he, moustache)
But no one was in the middle. {young:So the middle got up. It was as high as a tent.|The wind went in underneath, and up it got, like a whale that comes up for air.}
The hat came rolling down one side, and all the plates came after it. “{other_known:Our|{guest_many:Our|My}} {wished_held}!” said {guest}. # usual
“It has a middle, too,” said {L}, and ran up, and sat on top. Fffff, it went.
Who had {L}’s corner now? A hen had. {young:She sat down on it.|She sat on it the way hens sit, for good.}
“Corner!” called {guest}. “Corner!” said the lady and the man. So did the hen. ¶ “Middle!” said {L}.
And so the {wished_held} was held.
{is_birthday:They sang the song, from all four sides at once.|{is_disco:The accordion played, and they all danced sitting down, as far as the lap.|{is_tea:The tea was poured, and the cup went round and round by the edge.|They ate, and the accordion played low, which holds best.}}}
The middle is next to everybody. {L} got some {is_wished_served:of the {wished_served}|cake} from all four. # usual
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: heroes sit happy on rug; guest sit laughing on rug; lady sit happy on rug; chicken sit calm on rug; player play happy accordion; friends sit happy
# things: rug; moon; hedge
# people: lady=neighbour(old, she); player=man(old, he, moustache)
Then {guest} wanted to be the middle, too. So they moved on by one.
You have to do it all at once. “One, two, now!” said {A}, and they ran.
The hen did not run. The hen stayed where she was, and was a corner twice. # spare
The lady had not been in the middle of anything for years. She only looked round. # spare
“It goes past on all sides,” she said then. “You would not think so, from the edge.” # more
-> DONE

=== l3
# aside
# shot: two
# place: garden; night; stars
# action: lady hold happy rug; player stand happy; guest stand sleepy; heroes stand sleepy; friends stand sleepy
# things: rug; moon; gate
# people: lady=neighbour(old, she); player=man(old, he, moustache)
It was all eaten. They had to fold the blanket.
You take a corner each. Then you walk till you meet.
“Oh, hello,” said the lady to the man. ¶ “Hello,” said the man. “You were the one with the peas.”
They had sat there all evening, and had not met.
Then {guest} and {A} came up from the other end. So they stood there, nose to nose. # spare
It was as small as a pillow now. The hen had to be folded out again. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: egg; crumb; moon; hedge
It was night. There was a square in the grass, where it was flat.
The wind came by, and felt all round it. There was nothing to lift.
It went to number nine. There was nothing on there. # usual
So it came back. It lay down in the square, right in the middle. # usual
It was all crumbs. It had them all to itself. # more
It turned them over, one by one. It had only wanted to see what there was. # more
In the one corner lay an egg. Nobody had asked for that. # more
The hat was on the hedge. It had held on, too. # more
After that the hedge did not move any more.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest sit calm on bed; other sit calm on bed; friends sleep
# things: bed; quilt; pillow; window; moon
A bed has four corners. {L} lay in it.
{resting}
On one sat {guest}{other_known: and {other}}, with the last of the {is_wished_served:{wished_served}|cake}.
{keepsake}
{dream} # spare
The wind felt round the house. It was looking for the way in. # usual
“Corner,” said {guest}.
{L} felt for the next one with one foot. It was there. # usual
“Middle,” said {H}.
It was all held down.
Goodnight, {H}. Goodnight, {guest}.{other_known: Goodnight, {other}.}
Goodnight.
-> DONE

=== next_night
There was an egg on the grass in the morning, and round it ran a line, four times as long as a blanket. The hen sat at one end. ¶ “Corner,” said {A}, and put down a saucer at the next. By lunch somebody had leaned an accordion against the third. It seemed that there was to be another one, as soon as the wind could come.
-> DONE

=== next_bedtime
The quilt had four corners, and they were all in. So was the middle.
-> DONE
