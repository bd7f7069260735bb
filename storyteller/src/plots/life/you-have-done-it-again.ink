# about: hatching(bean|sunflower|cress|seed|sprout|seedling|tomato|pumpkin|strawberr|carrot|radish|potato|pea |peas|sweet pea|plant|flower|bulb|daffodil|tulip|acorn|conker|egghead|egg head|lettuce|herb|basil|corn|veg|garden|allotment|avocado|courgette|nasturtium|marigold); school-day(bean|sunflower|cress|seed|seedling); made-something(seed|cress)
# also: patience; proud; happy; frustrated; too-excited; school-day; learning; play; made-something; thing; place; season
# kind tall: tall*|over his head|over her head|over my head|high|higher|metre*|cm|shoulder*|giant
# kind cress: cress|egghead*|egg head*|egg heads|haircut
# kind up: up|sprout*|leaf|leaves|root*|shoot*|tail|growing|grown|grew|grows|loop|flowered|flowering
# kind sown: seeds today|seed today|beans today|bean today|sunflower today|sunflowers today|cress today|bulbs today|planting|sowed|sow|sowing|seeds tomorrow|planted today
# wants: child
# role plant: answer = a seed
# role grownup: parent = the grown-up with the pencil
# names: Mrs Pendle | Mrs Quill | Mrs Otter
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~You Have Done It Again|Nobody Looked}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# place for tall: garden; afternoon; clear
# action: heroes look-up curious; grownup stand; friends stand
# things: window; table; flowerpot on table; seedling in flowerpot
# things for tall: wall; sunflower before wall
# things for cress: window; table; egg on table
# things for sown: window; table; flowerpot on table
{~{H} had stood there since lunch, {young:and did not blink.|and had hardly blinked.}|“Now,” said {H}, and looked as hard as they could. {young:Nothing.|Nothing happened, and they went on looking.}|There was one place where {H} could be found all day long, {young:and that was here.|and that was here, with both eyes open.}}
{
- is_tall:
It was {plant}, out by the wall. {young:It was so tall!|It had been as small as a thumb once, and now it could see over {L}, into the next garden.}
- is_cress:
It was {plant}, in an egg shell with a face. {young:It had green hair.|On Monday it had been bald, and now it had hair that stood up straight, as if it had had news.}
- is_sown:
It was {plant}, in a pot, {young:under the earth.|and so far there was only the earth to be seen, with a flat face.} {L} had put it in, one finger deep.
- else:
It was {plant}, in a pot by the window. {young:First there was nothing. Then there was green.|There had been nothing at all, and then there had been a green loop, and now it had its head out.}
}
{is_sown:“Something will come up,” said {grownup}. “When nobody looks, as a rule.”|Every morning there was more of it. Nobody had ever seen it move.}
{is_wished_person:{wished_person} had been told every day how it was.} # wished
“You must do it when I have my back turned,” {L} said to it. # usual
“Perhaps it is shy,” said {grownup}. ¶ “I am not going to laugh,” said {L}. # usual
{L} wanted to see it grow. {young:Just once!|It need only be once, and it need not be much.}
-> DONE

=== s2
# shot: two
# place: kitchen; afternoon; clear
# place for tall: garden; afternoon; clear
# action: L look-up; heroes sit; grownup sit-on-chair holding sandwich; friends sit
# things: table; flowerpot on table; seedling in flowerpot; themed
# things for tall: wall; sunflower before wall; themed
# things for cress: table; egg on table; themed
# things for sown: table; flowerpot on table; themed
So they sat down in front of it, {young:and looked.|with a plate of sandwiches, as for a cricket match.}
{joining}
{is_loved:“If it were {loved}, I should see every bit of it,” said {A}.|{musing}} # personal
{themed_a} was put beside it, to see by how much. # personal
They looked for a whole sandwich. {young:It did not move.|{is_sown:A fly walked over the earth, and that was all that went on there.|It stood there, like somebody who has been asked to sing.}} # usual
{hinderer_person:“It moved!” said {hinderer}. But that had been {hinderer}, breathing.} # beat
{hinderer_animal:{hinderer} watched as well, though from one sandwich to the other.} # beat
{hinderer_carried:{hinderer} was the best at it of them all, and did not blink one single time.} # beat
Then {A} had an idea. You turn your back, {young:and sing a bit.|and hum, and look at the ceiling, as if you had never been interested in {plant}.} And then you whip round.
They whipped round nine times, and once at the wrong moment, to be clever. {young:It was never moving.|It was always standing exactly so, and looked as if it had heard them coming.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; afternoon; clear
# place for tall: garden; afternoon; clear
# action: L write paper; heroes kneel; grownup hold tape-measure; friends sit
# things: table; flowerpot on table; seedling in flowerpot; clock
# things for tall: wall; sunflower before wall; paper
# things for cress: table; egg on table; clock
# things for sown: table; flowerpot on table; clock
{A} fetched the ruler, and a piece of paper. {young:Now they would know.|If it could not be seen, then it could be caught with numbers.}
At three o’clock {is_sown:there was nothing|it was as long as a pencil and a bit}. {young:They wrote that down.|That was written down, with the bit.}
At four o’clock {is_sown:there was nothing again|it was as long as the same pencil}. {young:They wrote that, too.|The bit was measured twice, by two people.}
“Is the pencil growing?” asked {grownup}. {young:It was not.|They looked into that, and it was not. It had got shorter, if anything.}
{pausing} # company
So far as anybody could say from the paper, it never did it at all. # more
“By day,” said {A}, and underlined that, and put the ruler down in front of it, in case it liked to know. # more
The clock was asked as well, since it has a hand that you never see move, and yet it is always somewhere else. # more
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# action: neighbour point; L listen; heroes stand; grownup stand; friends stand
# things: fence; flowerpot before fence; watering-can
# people: neighbour(old, she, straw hat)
They asked Mrs Pendle over the fence, who has grown everything. {young:“How do I see it?” asked {A}.|“How do you get it to do it while you are there?” asked {A}.}
“Don’t dig it up,” said Mrs Pendle at once. {young:“I did that.”|“I did that. Every morning, when I was six, I dug mine up to see how it was getting on.”}
“And how was it?” {young:¶ “Cross,” she said.|¶ “Surprised, the first time,” said Mrs Pendle. “After that it was mostly tired.”}
She told them about a {~marrow|pumpkin}. {young:She had slept next to it, in a chair.|She had sat up beside it in a deckchair, for a whole night in August, with a flask.}
“And did you see it?” ¶ “I shut my eyes to sneeze,” said Mrs Pendle. “And there it was, out past my foot.” # more
She gave them some string, for later, and told it not to mind them. # more
“It can feel you breathing,” she said. “Mine always could. Go in and have your tea.” # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: L sit sad before door; grownup kneel; heroes sit; friends sit
# things: door behind L; pencil; table; lamp
At six it had to be called off, because of supper. “It won’t,” said {L}, “because it knows,” {young:and went and sat by the door.|and sat down against the kitchen door, looking at nobody.}
{helper_person:{helper} sat down there as well, and passed the last sandwich.} # beat
{helper_animal:{helper} came and lay down over both shoes, and looked the other way, out of tact.} # beat
{helper_carried:{helper} was put with its back to the window, so that there should be no pressure.} # beat
It was the door with the lines on. {young:They were pencil lines.|There were pencil lines up one side of it, with dates, back to when {L} was as high as the handle of a drawer.} # usual
{grownup} looked at the top line, and then at {L}. “Stand up a moment,” said {grownup}. {young:“Heels in.”|“Heels back. No hair.”}
A book was laid on top, and the pencil went along under it. {L} turned round. {young:There was a new line!|There was the old line, and above it, by the width of a finger, was the new one.}
“You have done it again,” said {grownup}. ¶ “I did nothing,” said {L}.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L point; grownup stand before door; heroes stand; friends stand
# things: door; pencil; book; chair
Then everybody had to be done. {young:{grownup} had to be done, too.|{grownup} had to stand there like the rest, with heels in and a book on top.}
{grownup} came out just the same as {young:the last time.|the last time, and the time before that.} “I have stopped,” said {grownup}. “I am only filling in.”
{young:The chair was done. It had not grown.|The chair was done, and was the same, although it had never had its back turned on anybody.}
Of the {~teapot|broom} it was not quite certain. {young:They gave it a line.|It was given a line, to be going on with.}
“Somebody who looks can’t have been looking very well,” said {A}. “It is a whole finger.” # more
The finger was held up to it, and it was exactly that. # more
So they all looked at {L}, hard, for a whole minute, and nothing happened there, either. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: L lift shoe; grownup sit; heroes sit; friends sit
# things: 4 shoes; coat on hook; hook; mat; lamp
Now that they knew what to look for, it was everywhere. {young:The sleeves were too short.|The coat had sleeves that ended early, and nobody had seen them get that way.}
The shoes from the spring were tried. {young:The heel stayed out.|They went on as far as the heel, and there they had a discussion.}
“Those fitted,” said {L}. {young:“I had them on!”|“I had them on, and I walked about in them, and I felt nothing.”}
“When did they stop?” asked {grownup}. {young:¶ Nobody knew.|¶ Nobody could say. It must have been between one day and the next, while they all had the shoes in front of them.}
They were stood in the hall, side by side, and looked like the shoes of somebody else. # more
Somebody who was quite nice, but smaller. # more
“Who could have those next?” said {L}, and they thought of three people, and one of them was a bear. # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# place for tall: garden; dusk; clear
# action: L reach-down calm at flowerpot; heroes stand; grownup hold pencil; friends stand
# action for tall: L reach-up calm at sunflower; heroes stand; grownup hold pencil; friends stand
# action for cress: L point at egg; heroes stand; grownup hold scissors; friends stand
# things: table; flowerpot on table; seedling in flowerpot; window
# things for tall: wall; sunflower before wall
# things for cress: table; egg on table; plate
# things for sown: table; flowerpot on table; window
“But I never felt it,” said {L}. {young:“When did I do that?”|“I have been there the whole time, and I never noticed a thing.”}
“Not the whole time,” said {grownup}. {young:“You sleep.”|“There are eleven hours every night when you have no idea what you are up to.”} # usual
{L} thought about that. Then {L} went back to {plant}, and said sorry {young:to it.|for all the whipping round.}
{
- is_tall:
They put a pencil line on the wall, behind the top of it. {young:It had one now, too.|It was only fair that it should have one as well, with the date.} And {L} put a line for {L} next to it, lower down. # usual
- is_cress:
{grownup} cut its hair, and they had that on the last of the bread. {young:It would do it again.|It tasted of pepper, and the egg looked quite surprised.} “It can do it again,” said {L}. “It knows how.” # usual
- is_sown:
{L} patted down the earth, all round, as you do a blanket. {young:It was dark in there.|It was dark in there, and quiet, and they had had it under the lamp all day.} “It has got its eyes shut,” said {L}. # usual
- else:
{L} turned the pot to the window, so that it had its back to them. {young:Now it could do it.|Now it could get on with what it had to do, and look out while it did.} # usual
}
“We do it in the same place,” said {L}. “In the dark, with nobody there.” # usual
“I shall not look,” {L} told it. And that was a promise. {young:They all turned round.|And they all turned their backs, every one of them, and this time nobody whipped.}
-> DONE

=== m4
# shot: behind
# place: hallway; dusk; clear
# action: L climb sleepy stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; door
They went up with their backs to it.
“It is hard,” said {L}, on the fifth. ¶ “You get used to it,” said {grownup}. “I do it every night.” # spare
The stairs were not so high as they had been. One or two were left out.
At the top there was no need to look. It was down there, and it was all right. # more
The hand rail came just to the hip. It had been a bar to swing on, once. # more
So that had sunk, or somebody had not. # more
On the top stair they stood for a bit, with their backs to all of it. # more
-> DONE

=== l3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; mirror; towel; soap
In the glass there was more room at the top than that. It had been used up.
“Do I look it?” asked {L}. ¶ “You look as you did at lunch,” said {grownup}. # spare
The ten nails had done it, too. You could see the white.
Nobody had told them to. Nobody had said well done. # more
“Well done,” said {L}, all along the row. # more
Then the ears were washed. They had not done much. # more
One tooth had a gap next to it. Nobody knew when that had come in, or gone out. # more
The hair had done it on all sides at once. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: L stretch sleepy; heroes lie-awake; grownup sit; friends sit
# things: bed; pillow; lamp; blanket
The bed had two ends. {L} put the head at the one.
Then both feet went down as far as they could go.
There was still a bit of bed. It was less than there had been. # spare
“Save some,” said {grownup}. ¶ “I can’t help it,” said {L}. # more
The feet came up again, to where it was warm. # more
They had a night to do. They did not start at once. # more
The pyjamas had been long in the leg. Now they had a bit of air at the end. # more
“They will do for now,” said {grownup}. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# place for tall: garden; night; stars
# action: heroes sleep
# things: table; flowerpot on table; seedling in flowerpot; window
# things for tall: wall; sunflower before wall; moon
# things for cress: table; egg on table; window
# things for sown: table; flowerpot on table; window
It was dark down there. No one came.
It waited a bit longer, to be quite sure.
Then it did it. It was not much. It was about a hair. # spare
The moon was on its way past. It looked at the wall. # more
The door had its lines on. The top one was not quite dry. # more
There was a bit of white left, over it. There was a good bit. # more
The clock did what it does. It made very little noise about it. # more
The mat was there, and the tap. They had both stopped, long ago. # more
-> DONE

=== s5
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends lie-front sleepy
# things: bed; pillow; lamp
The lamp was small, and then it was out. # usual
{resting}
{dream} # spare
“Are you looking?” asked {L}. # usual
“I have my back to you,” said {grownup}.
It was quiet. It was as warm as earth. # usual
The bed went on a bit, past the feet. That was for later. # usual
“Now?” said {L}.
“I can’t say,” said {grownup}. “I never see it, either.”
One foot moved. Then it was still. # usual
It was dark, and nobody looked.
So it could begin.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning it had done it again. There was no doubt. It was up to the next mark, and it looked as if it had been there for years.
“Did anybody see?” asked {H}. Nobody had.
Only the trousers came to just over the ankle, and yesterday they had been trousers with a turn-up.
-> DONE

=== next_bedtime
There were two new pencil lines. They were quite close together, and they were getting on.
-> DONE
