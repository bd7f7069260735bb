# role grownup: parent = the grown-up at the stove
# about: lost-match; losing-well; truth
# also: angry; sad; frustrated; lie; sorry; embarrassed
# wants: child
# names: Mr Dunmore | Mr Fairley | Mr Castle
# ages: 10-12
# needs: walking, hands
# holds: rain(kind), dark(kind)

=== title
{~Twenty-Three, Question Mark|The Referee’s Notebook}
-> DONE

=== s1
# shot: wide
# place: playing-field; afternoon; rain
# action: A point cross at flag; heroes kick cross puddle; friends hold calm umbrella
# things: flag; goal; football; notebook; puddle; 3 oranges
{~Three–two. There was no need to say it again, and {H} had now said it to a goalpost, a bag of oranges and the back of a bus shelter.|It had not been a corner. {H} had seen that, and so had a dog on the touchline, which had visibly changed its opinion of the game. But it was given, and it was three–two.|With one minute left it was two all. Then the referee had pointed at the flag, and there was a corner, and it was three–two, and {H} would be explaining it to people all winter.}
It had come off the tall one’s knee. {A} could have drawn you a map. About the goal before last, which {L} had scored, {L} had less to say.
{joining}
The nets were down, and the field had gone back to being wet grass. They were only going over it once more, to see it from the corner flag. # spare
{is_loved:{L} had tried thinking of {loved} instead. It lasted as far as the penalty spot, and then it was three–two again.|{musing}} # personal
On the line lay a little black notebook, with a pencil in its back.
-> DONE

=== s2
# shot: two
# place: playing-field; afternoon; rain
# action: A read worried notebook; heroes peek worried at notebook; friends hold calm umbrella
# things: notebook; pencil; flag; goal; puddle
It is wrong to read another person’s notebook. It is also the only way of finding out whose it is. # usual
The first page said: “G. Dunmore, referee. Please return.” That was no reason to read on, and {A} read on.
{hinderer_person:“You should not read that,” said {hinderer}, reading it, and had it the wrong way round for everybody else.} # beat
{hinderer_animal:{hinderer} walked across it once, with wet feet, and so there was one more line in it.} # beat
{hinderer_carried:{hinderer} was held over it to see, and dripped, and so the first goal was a little harder to read.} # beat
It was all in pencil, because ink runs. Today was there, in small square writing: “Wind from the canal. Kicked off 10.32.” # usual
“9. Goal, blue. 17. Goal, red. 23. Goal, red.” And near the bottom: “59. Corner given. It was not. Off the attacker’s knee. Mine.”
-> DONE

=== m1
# shot: close
# place: street; afternoon; rain
# action: A read surprised notebook; heroes think cross; friends sit calm on bench
# things: bus-stop; bench; puddle
That line was looked at again, in the bus shelter, from close to.
“He knew,” said {A}. “He knew it, and he gave it.”
Or he had found out after. A referee gets one look, at a run, with rain on his glasses, and then twenty people tell him what he saw.
It was not a thought that one wanted, that afternoon, and it was sent round the back. # spare
“What does he mean, ‘mine’?” asked {A}. “It was our goal that he ruined.”
They tried reading it in a number of voices. It came out the same in all of them. # spare
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; rain
# action: A hold surprised coin; heroes read curious card; friends sit calm on bench
# things: pencil; 2 watches; ticket; bus-stop; bench; notebook
Good notebooks have a pocket at the back. This one held a coin for tossing, rubbed so smooth that heads had to be guessed; a spare pencil, two inches long; and a card with the offside rule on it, in the same square hand. It appeared that even he had to look it up.
With it was a note about watches. “Wear two. One will stop.” After that stood, in another year’s pencil: “Both stopped. Asked the church.”
“I thought that they were just born like that,” said {A}.
{B} put the coin back where it had been. Inside the cover was a printed line: “Somebody has to do it.” Under it was written: “Apparently.” # spare
He refereed on Saturdays. For the rest of the week, to judge by a ticket in the pocket, he drove the number {~six|forty}. # more
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; afternoon; rain
# action: A write cross letter; heroes point cross at letter; grownup stir calm pan; friends sit-on-chair calm
# things: table; letter on table; envelope on table; notebook on table; stove
The first thing to do was to write to the League. “Dear Sirs,” wrote {A}. “We have proof.”
The beginning was magnificent. The rest went on for two pages, used the word ‘robbed’ {~seven|nine} times, and called for the match to be played again, from the fifty-ninth minute, in fine weather.
Then it had to say how one came to have the proof. “We found it,” wrote {A}, “and then we read it.” It made less of a letter, with that in. The envelope was left open for the present.
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; rain
# action: L hold sad tin at grownup; A read surprised notebook; heroes read surprised notebook; grownup point calm at notebook; friends sit curious
# things: table; notebook; tin; biscuit on table; stove
Where there was one mistake there might be fifty, and the man could be stopped. {A} began at the front.
There were fifty. “Throw-in to the wrong side. Mine. Shouted at No. 4, who had done nothing. Mine.”
{helper_person:“Call them out,” said {helper}, and made a stroke for each on an envelope, in fives.} # beat
{helper_animal:{helper} breathed on the pages that were stuck together by the rain, and they came apart.} # beat
{helper_carried:{helper} was shown the ones that could not be read, and by the time {helper} had looked, they had been guessed.} # beat
They went back for three winters, and nobody had made him write down one of them. # usual
It is a difficult sort of enemy who has been there before you. # spare
“I missed one,” said {A}, back at today. “‘23. Goal, red.’ And he has put a question mark.”
“That one was yours,” said {grownup}. “What was wrong with it?”
{L} took a good while to find the lid of the biscuits. “It was very windy,” said {L}.
-> DONE

=== m4
# aside
# shot: behind
# place: kitchen; dusk; rain
# action: A read surprised notebook; L sit sad; heroes sit-on-chair curious; friends sit-on-chair calm
# things: table; notebook on table; lamp; biscuit on table
Not all the lines ended in the same way. In {~March|November} there was one that said: “31. Off whose foot? Could not see. No. 7 told me it was hers. Good.”
He had underlined the last word, and nothing else in three years.
“She just went up and told him,” said {A}. “Did they win?”
The result was at the foot of the page. They had not.
Nothing else was known about number seven. {L} seemed to be thinking about her more than was necessary.
Then {L} began to turn the pages back again towards today, by ones, as if it were further than it was. # spare
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; rain
# action: A point laughing at egg; heroes reach-up laughing egg; grownup clap laughing; friends shout laughing
# things: table; egg on table; bread on table; pan; spoon in A.hand
To settle how hard it could be, {A} refereed supper. The whistle was a spoon on a saucepan, and the rule was to decide at once and not go back.
It began well, with a plain case of elbow at the bread. Then a hand reached across, and an egg may or may not have been over the line.
Ding. “Nobody’s egg,” said {A}. It was at once pointed out that it was quite clearly somebody’s egg.
After four minutes there had been {~six|seven} decisions, five of them wrong, and everyone was talking except the egg.
“They all look at you,” said {A}, and sat down, and gave back the spoon. # more
-> DONE

=== s4
# shot: two
# place: playing-field; dusk; rain
# action: dunmore hold calm notebook; L write sad notebook at dunmore; A stand worried before dunmore; heroes stand worried; friends hold calm umbrella
# things: pencil; flag; puddle; goal
# people: dunmore=referee(old, he, glasses)
Mr Dunmore was on the field, going up and down the line with his head bent.
“It is wet,” said {A}, and held it out. “{We} read it.” ¶ “Ah,” said Mr Dunmore.
“What do you do with them all?” ¶ “I read them on a Friday night,” he said. “Then I know where to look.” # spare
“And the question mark?” {L} had gone a bit red.
“I was behind the tall one,” said Mr Dunmore. “Somebody could see, I dare say.” He did not look at anybody.
{L} took the pencil. It was one word, with four letters. Mr Dunmore had used it a good deal himself.
He read it, with rain on his glasses. “So that is how that was,” he said, and he put a line under it.
-> DONE

=== l3
# shot: wide
# place: street; night; rain
# action: dunmore wave calm; L wave happy at bus; heroes wave happy at bus; friends walk sleepy
# things: bus; bus-stop; street-lamp; notebook in dunmore.hand; puddle
“So it was three–one,” said {L}, by the gate. “If you count it right.”
“Or two–one, with no corner,” said Mr Dunmore. “I have been into it. There is no end to that road.” He did up the band. “I leave the score alone. I just like the book to be right.”
He had to go. He had the last six to drive. # spare
{homeward} # company
At the stop a bus went by, with all its lights on, and rang its bell. It rang twice. That may be a rule. # more
-> DONE

=== m3
# shot: object
# place: bathroom; night; rain
# action: L stand calm; heroes stand calm; friends sit calm
# things: 3 shirts; soap; towel; letter; drop
The mud came off, and went round, and went down. Nobody knew whose it was.
The letter was still on the table. {A} read it one more time, and then used the back of it for a {~plan|map}.
“So how was the match?” asked {grownup}. “We lost,” said {L}. “It is in the book.”
The red shirts hung in a row. They dripped, but not all at once. # spare
It did not sting so much. A knee is like that, the day after. # spare
-> DONE

=== l4
# shot: wide
# place: station; night; rain
# action: L sit sleepy; heroes sit sleepy; friends sit sleepy
# things: bus; 2 watches; notebook; whistle; lantern
At the end of the line Mr Dunmore put a bus to bed. He turned off the lights, from the back to the front.
He had two watches on. One had stopped. He had thought that it might. # spare
Then he sat on the step, and got out the book. He did not wait for Friday. He read twenty-three.
“Good,” he said, and he put that as well. # more
The rain ran down the glass. It did not keep to its side. No one blew for it.
-> DONE

=== s5
# shot: above
# place: bedroom; night; rain
# action: heroes sleep sleepy; friends sleep sleepy
# things: football; whistle; window
Out in the dark the gutter was still going over it.
{resting}
{keepsake}
{dream} # spare
“Nine o’clock,” said {L}. “Lamp out. Wind from the canal.”
“Blanket on the wrong side. Mine.” And it was pulled back over. # usual
“Foot in the cold bit. Mine.” # usual
There was one thing more. It had been in there since the twenty-third minute. It was not there now. # spare
The bed was warm, and the score was what it was. # usual
Far off, a whistle blew. It was a train. That was full time.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The number six stopped, and the doors sighed, and it was Mr Dunmore who was driving. “I looked her up,” he called down to {H}. “Number seven. She referees, these days. Mondays.”
He shut the doors, and then he opened them again.
“She does hers in ink,” said Mr Dunmore. It was raining at the time. He shook his head, all the way to the corner.
-> DONE

=== next_bedtime
Far off, a bus rang its bell, twice. It may be a rule.
-> DONE
