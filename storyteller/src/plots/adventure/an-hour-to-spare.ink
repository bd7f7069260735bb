# also: tired
# about: funny; exciting(adventur|quest|map|explor|treasure|mission|exciting|action|thrill)
# role hen: toy = a badger called Crumpet
# holds: dark(kind)
# names: Mrs Pendle | Mrs Tolliver | Mrs Cobb
# needs: walking

=== title
{~An Hour to Spare|One Turn Too Many}
-> DONE

=== s1
# shot: wide
# place: village; afternoon; clear
# action: heroes reach-down surprised bun; clocky look-up surprised; friends look-up surprised
# things: clock on tower; tower; bun; bell
# people: clocky=woman(old, she, glasses, tall hat)
{~“Four turns,” said Mrs Pendle, who kept the town clock. “Not five.” And {H} {was} very careful with the handle, and counted out loud, and gave it five.|The town clock struck thirteen. Everybody in the square looked up, but {H} looked at Mrs Pendle, who kept it. It ought to have had four turns of the handle, and it had just been given five.|There are ninety-one steps to the town clock, and {H} had gone up all of them with Mrs Pendle, to help her wind it. It wants four turns of the handle. Today, by mistake, it had five.}
“The last one was for luck,” said {A}. # usual
Something went ping. {young:Out of the back of the clock fell an hour. It was round and gold, and as big as a bun.|And out of the back of the clock there dropped an hour, gold and warm, and about as big as a bun.}
“That is one too many,” said Mrs Pendle. {young:“Somebody will have to have it.”|“It will not go into a day. Somebody will have to have it.”}
“{We} will find them,” said {A}. # spare
{joining}
{is_loved:“It could all go on {loved},” said {A}. “Then you would only want another,” said Mrs Pendle, “and there is only the one.”|{musing}} # personal
-> DONE

=== s2
# shot: two
# place: village; afternoon; clear
# action: A give happy basket at baker; baker think happy; heroes walk happy; postwoman wave calm; friends walk happy; tiny hen sit proud on basket
# things: basket; bun in basket; postbox
# people: baker(old, he); postwoman
It ought to have been easy, since no grown person has enough. # usual
{A} took the hour down in a basket, and {hen_a} sat on it to keep it warm.
“Tick,” it said, {young:in a small gold voice.|now and then, to show willing.} # spare
“Could you use an hour?” {A} asked the baker.
“An hour!” said the baker. “I have wanted one for {~years|ages}. But where would I put it? {young:I would only fill it up with buns.”|By Monday it would be full of buns.”}
{hinderer_person:“Is that the time?” asked {hinderer} at every tick, and had to be told each time that it was only a spare one.} # beat
{hinderer_animal:{hinderer} put a nose in at every tick, and the basket had to be carried high, like something on a tray.} # beat
{hinderer_carried:{hinderer} was set down among the buns meanwhile, and a lady had asked the price before anyone saw.} # beat
“Could you use an hour?” {A} asked the postwoman. ¶ {young:“I would fill it with letters,” she said. “I would be tireder than before.”|“It would get letters in it,” she said. “They get into everything.”} # usual
“Tick,” said the hour, politely. # spare
-> DONE

=== m1
# shot: close
# place: street; afternoon; breeze
# action: driver think worried at bus; A hold curious basket; heroes wave happy at bus; friends wave happy
# things: bus; bus-stop; watch in driver.hand
# people: driver(he, cap)
Next came the bus, because it is always late.
“How late are you?” asked {A}.
“Eleven minutes,” said the driver. {young:“I am always eleven minutes late. It is my best thing.”|“I have it down to a very fine point. People set their eggs by it.”}
“Could you use an hour?”
{young:The driver did a sum on his fingers. “Then I would be early,” he said.|The driver worked it out on the window. “That would make me forty-nine minutes early,” he said, “and I should meet myself {~at the bridge|on the hill}.”}
It did not seem wise. {They} waved the bus off. It was now twelve minutes late, and the driver looked quite upset. # spare
{pausing} # company
-> DONE

=== l1
# shot: two
# place: farm; afternoon; clear
# action: A pull surprised bun; duck sit calm on nest; heroes kneel curious before duck; friends stand laughing
# things: nest; egg in nest; basket; bun
A duck was sitting on eggs behind the mill.
“I could use a bit of it,” said the duck. “I have {~twenty|ten} minutes to go. {young:But I cannot use it all.”|But a whole you would be greedy, and they would come out knowing too much.”}
{A} tried to break the hour in two. It would not break. {young:It bent, like warm toffee, and then it was round again.|It stretched, like toffee, until it was long enough for a sermon, and then it went back to being a bun.}
“Tick,” it said, rather out of breath.
“They do that,” said the duck. “I once had an afternoon that did nothing else.” # more
“Never mind,” the duck told it. “I dare say that somebody will want you whole.” # more
It went pink in the basket, like a bun that has been praised. # more
-> DONE

=== s3
# shot: above
# place: village; dusk; clear
# action: A sit sad on wall holding basket; heroes sit sad on wall; friends sit sad; tiny hen sit worried
# things: wall; church; basket; bun in basket; bunting
By dusk {they} had asked all round the square. {young:Everybody wanted an hour. Nobody had a place to put it.|Everybody wanted one, and nobody had anywhere to put it that was not already full.}
{A} sat down on the church wall, with the basket. The hour was not so warm now, for all that {hen} could do. “Tick,” it said, and after a while, “tick.” # usual
{helper_person:“Hush,” said {helper}. “I thought that somebody sighed.” They all looked round, and nobody in the square had.} # beat
{helper_animal:{helper} was not looking at the basket at all. {helper} was looking up, with both ears.} # beat
{helper_carried:{helper} had been set down with a view of the tower, and had been looking at it all along.} # beat
“It only wants somebody who would do nothing with it,” said {A}.
{young:And high up over their heads, something old went tock.|And over their heads there was another tick, a large one, and it had a {~wheeze|squeak} in it.}
Nobody ever listens to that. {A} listened to it. # spare
-> DONE

=== m2
# shot: wide
# place: village; dusk; clear
# action: A shout curious up; bird peek calm at clock; heroes look-up curious; friends look-up curious
# things: tower; huge clock on tower; basket
A pigeon lived up there, behind the nine.
“Does the clock ever stop?” {A} called to it.
“Stop?” said the pigeon. {young:“It has never stopped. It has never even sat down.”|“It has not stopped in a hundred and fifty years. It has never so much as leaned on anything.”}
“Not even at night?”
{young:“At night it goes slower,” said the pigeon. “But it has to do it in the dark.”|“It does the whole of the night,” said the pigeon, “in the dark, all alone, and then as soon as it is done they give it a morning.”}
{They} looked up at it. It was nearly {~seven|eight}, and it looked it.
“And not a word of thanks,” said the pigeon, “unless it is wrong.” # more
-> DONE

=== l2
# aside
# shot: behind
# place: garden; dusk; clear
# action: A bow curious at post; heroes kneel curious; friends sit calm
# things: statue; post; clock on post; rose; basket
To be quite fair, {A} asked the sundial in the vicar’s garden.
“Kind of you,” said the sundial, “but I have just put my feet up. {young:I only work when it is sunny.”|I do not work evenings. I do not work when it is cloudy, either, and I have Novembers off.”}
“That does sound nice,” said {A}.
“It is all in how you begin,” said the sundial. {young:“You want to ask my friend upstairs.”|“I said at the start, sun or nothing. My {~cousin|friend} upstairs never liked to say a word. Have you tried upstairs?”}
{A} looked up over the roofs. {A} had not. # more
“Nobody does,” said the sundial, and the last of the sun went off its face, and it was asleep. # more
-> DONE

=== s4
# shot: close
# place: rooftops; night; stars
# action: A reach-up happy clock; clocky hold happy lantern; heroes peek curious at clock; friends look-up surprised
# things: huge clock; 2 wheels; bun in A.hand
So up they went once more with Mrs Pendle, all the ninety-one steps, to where the {~wheels|big wheels} were. {young:They were big, and brown, and tired.|They were as big as tables, and groaned a little at each tooth.}
“Excuse me,” said {A} to the clock, “but could you use an hour?”
The clock missed a tick. “Who, me?” it said. “To do what?”
“Nothing,” said {A}, and put it in at the little door.
{young:The wheels went slower, and slower. Tick. Tock. Tick.|There was a tick, and then about half of a tock.} The clock let down its two long hands, and laid them in its lap. It was half past six, and it was going to stay so.
“Ah,” said the clock.
-> DONE

=== l3
# shot: wide
# place: village; night; stars
# action: baker sit happy on sack holding bun; driver look-up calm; postwoman write happy letter; heroes sit calm; friends sit calm; duck sit proud; 7 ducks walk happy
# things: sack; bus; pump; street-lamp
Down in the square, nobody was late. There was nothing to be late for.
The baker sat on a flour sack, and ate a bun. It was the first one that he had ever had sitting down.
The bus stood by the pump. The driver looked at the stars, {~one by one|in no order}.
The postwoman wrote a letter, to herself. It said, How are you? # spare
She was very well. She put it in her pocket, to have tomorrow. # more
And the duck was done with her minutes. There were seven ducklings, all yellow. # more
-> DONE

=== m3
# aside
# shot: object
# place: rooftops; night; stars
# action: A sit calm; heroes sit calm; friends sit sleepy
# things: huge clock; 2 wheels; lantern; basket
{They} sat by the clock for a bit, without a word.
It was a big, soft quiet, which had been kept out for a hundred and fifty years, and now all came in.
“Is it asleep?” whispered {A}.
“No,” said Mrs Pendle. “It is just {~sitting|not doing anything}. It has to learn.”
The wheels cooled. The pigeon put its head away. # spare
Far below, a door closed. That was all. It did not have to be any particular time. # more
-> DONE

=== m4
# aside
# shot: close
# place: village; night; stars
# action: clocky push proud key; heroes whisper happy at clocky; friends walk sleepy
# things: key in clocky.hand; lantern
There were ninety-one steps down. Nobody counted them.
“I am sorry about the fifth turn,” said {A}.
“Well,” said Mrs Pendle, “I have been at it for {~thirty|forty} years, and I never thought of it.” She turned the key in the door. “Five turns,” she said. “Once a year. For luck.”
{homeward} # company
The hands hung down. They looked comfortable.
“Tick,” said {A}, not very loudly, in case it was missed. # more
-> DONE

=== l4
# shot: above
# place: village; night; stars
# action: heroes walk sleepy; cat wash calm; friends walk sleepy
# things: moon over chimney; chimney; street-lamp; basket in A.hand
It was a long hour, and a whole one.
The cat used some, behind both ears. The moon used some, and got as far as the {~chimney|weathercock}.
Then came a tick, not a loud one, and with no squeak in it.
And there was a tock, when it was ready. # spare
“Ah,” said {A}. That was that put right.
Nobody had noticed. They had all been sitting down. # more
The lamps went out along the street, one, and one, and one. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny hen sleep sleepy
# things: clock; basket
Then there was bed. Nobody was late for it. {hen} was still warm underneath.
{resting}
{keepsake}
{dream} # spare
Here was one hand, and here was the other. They had been round and round all day. They lay down on the blanket. It was half past six, for hands. # spare
“Could you use an hour?” said the night.
The night had ten, all of them to spare. There was nothing to put in them at all.
{H} took the first.
Tick, it said. And a {~long way|good while} after that, tock. # usual
Goodnight.
-> DONE

=== next_night
At three the town clock struck three, and at four it did not strike. The whole square looked up. Its hands were in its lap, and in front of the nine stood a pigeon, with one wing raised.
It took its hour in the sun, as anybody would, and at five it began again, in a good round voice.
“It had been going to keep it for best,” the pigeon told {H}. “But then it looked out.”
-> DONE

=== next_bedtime
The clock went on, not fast. It had sat down that day, and you could hear it.
-> DONE
