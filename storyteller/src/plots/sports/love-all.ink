# role treat: food = a plum cake
# about: losing-well; lost-match
# also: sad; frustrated; nervous
# holds: dark(kind)
# names: Mr Bunce | Mr Chivers | Mr Larkin
# names: Miss Pym | Miss Dunn | Miss Vane

=== title
{~Love All|The Longest Game of Tennis}
-> DONE

=== s1
# shot: wide
# place: park; afternoon; clear
# action: elephant throw calm holding tray; tiny mouse throw calm holding teaspoon; owl sit calm on ladder; A peek surprised at elephant; heroes peek surprised; friends peek surprised
# things: hurdle; ladder; hedge; ball
{~At the bottom of the park, behind a tall hedge, there is a tennis court. {H} had never seen anybody on it, but today a player stood at each end, nearly asleep.|Plip, went something behind the tall hedge in the park, and plop. It did not stop, so {H} went round the hedge to see.|“Deuce,” said somebody high up, and sighed. {H} had only come through the hedge after a {~hat|paper boat}, and here was a tennis court, and an owl on a ladder.}
{joining}
{young:At one end was Mr Bunce, an elephant, with a tea tray to hit with. At the other was Miss Pym, a mouse, with a teaspoon.|At one end stood Mr Bunce, an elephant, who played with a tea tray. At the other stood Miss Pym, a mouse, who played with the spoon.}
“Who is winning?” asked {A}.
“Nobody,” said the owl on the ladder{young:, who kept the score|, who was the umpire}. “They began on Tuesday. This is still the first game.”
-> DONE

=== s2
# shot: two
# place: park; afternoon; clear
# action: elephant hold sad tray; mouse hold sad teaspoon; owl yawn sleepy on ladder; heroes look-up curious at owl; friends sit curious
# things: hurdle; ladder; ball over hurdle
“It is deuce,” said the owl. {young:“They have the same. To win, you must have two more, and nobody ever does.”|“They are level. To win, somebody must be two ahead, and I have never got as far as two.”}
Plip, went the teaspoon, and the ball went past Mr Bunce. “Advantage Miss Pym,” said the owl, and leaned forward. {not short:{young:One more, and it would be over.|One more would do it.}} But Miss Pym looked at Mr Bunce’s {~ears, which were drooping|knees, which were shaking}, and her next ball went into the net.
{hinderer_person:“Well played!” said {hinderer}, too soon, and it was played again.} # beat
{hinderer_animal:{hinderer} was sitting on the ball by then, which is not in the rules.} # beat
{hinderer_carried:The ball stopped next to {hinderer}, by the net, which counts for nobody.} # beat
“Oh, what a pity,” said Miss Pym. # spare
Plop, went the tea tray. “Advantage Mr Bunce,” said the owl. But Mr Bunce looked at Miss Pym’s small whiskers, and his next ball went over the hedge. # usual
“Dear me,” said Mr Bunce. # spare
“Deuce,” said the owl, and leaned back. # usual
-> DONE

=== m1
# aside
# shot: close
# place: park; afternoon; breeze
# action: duck sit proud on ball; A kneel laughing before duck; heroes run laughing; baby sit happy; friends run laughing
# things: ball; rose; pram
# people: baby
Somebody had to fetch the ball, so {A} did. {young:It was in the roses. It was in a pram, and the baby had to be asked nicely. It was in the pond, and a duck was sitting on it.|It went into the roses. It went into a pram, where a baby had to be talked out of it, and into the pond, where a duck had begun to sit on it.}
“Thank you so much,” called Mr Bunce, every time. “Thank you so much,” called Miss Pym. # spare
“Deuce,” said the owl. It had said it {~four|five} hundred times since Tuesday, {young:and by now it sounded like a sneeze.|and the edges had come off, so that by now it was closer to a sneeze.}
“Bless you,” said {A}.
“You are very kind,” said the owl. “Deuce.” # more
-> DONE

=== l1
# aside
# shot: above
# place: park; afternoon; clear
# action: 6 rabbits sit curious on bench; A sit surprised on bench; heroes sit surprised; friends sit surprised
# things: bench; carrot on plate; plate; hurdle; ball
On the long bench sat {~nine|eleven} rabbits, who had come to watch. {young:They looked left. They looked right. They looked left. They looked right.|When the ball went left they looked left, and when it went right they looked right, all together, like barley in a wind.}
“Is it a good game?” asked {A}.
“We could not say,” said the rabbits, going left. “We only came in for a sit down,” they said, going right, “and now we cannot stop.”
{young:One rabbit had a carrot on a plate, and took a bite each time she went by.|One of them had a plate with a carrot on it, to her left, and took a bite whenever she happened to be passing.}
{A} sat down with them for a minute, out of interest. Left. Right. Left. {young:Somebody had to come and turn {A} round.|And then somebody had to come and face {A} the other way.}
-> DONE

=== s3
# shot: behind
# place: park; dusk; clear
# action: elephant whisper worried at A; A listen curious at elephant; mouse whisper worried; heroes eat calm; owl look-up sad; friends eat calm
# things: tray; teaspoon; treat on plate; plate; hurdle
They stopped for {treat_a}. The last of {treat_him} they left each other.
{is_loved:“Who would like to hear about {loved}?” asked {A}. “Miss Pym,” said Mr Bunce. “Mr Bunce,” said Miss Pym.|{musing}} # personal
{helper_person:“I am not listening,” said {helper}, and looked at a tree.} # beat
{helper_animal:{helper} washed one of Mr Bunce’s knees, and after that he could talk.} # beat
{helper_carried:Mr Bunce was given {helper} to hold, which makes things easier to say.} # beat
“Are you tired?” asked {A}. ¶ “{young:I am tired right down to my toes,” said Mr Bunce. “And that is a long way.”|I am tired in places that I had not known I had,” said Mr Bunce.} # spare
“Why do you not win?” {A} asked Mr Bunce.
{young:Mr Bunce bent down and whispered.|Mr Bunce spoke behind his ear.} “Because then she would lose,” he said. “And she is so small. Where would she put it?”
So {A} asked Miss Pym. {young:She whispered, too.|She spoke behind the spoon.} “Because then he would lose,” she said. “And only think how much of him there is to be sad.”
“I know,” said the owl. “But I am only allowed to say the score.” # spare
-> DONE

=== m2
# aside
# shot: two
# place: park; dusk; clear
# action: elephant hold surprised teaspoon; mouse peek happy tray; A point laughing at mouse; heroes clap laughing; friends clap laughing
# things: tray; hurdle; ball; ladder
They changed ends. {young:It was just the same, but the other way round.|It made no difference, except to the view.} # spare
Then {A} thought that they might change bats. Mr Bunce took the teaspoon, {young:and it went up his trunk, and he had to sneeze it out again.|and breathed in at the wrong moment, and it was some time before they had it back.} Miss Pym took the tea tray, {young:and there was no Miss Pym. There was just a tray, with a tail.|and vanished.}
“Ready!” said the tray.
The ball went bong, and then it went {~nowhere much|nowhere at all}. “Deuce,” said the owl.
{pausing} # company
-> DONE

=== l2
# aside
# shot: wide
# place: park; dusk; clear
# action: elephant eat surprised apple; mouse look-up surprised; owl read curious book on ladder; heroes clap laughing at elephant; friends clap laughing
# things: ball in basket; basket; hurdle; ladder
By now the ball was as tired as everybody else. {young:It had no fur left, and no bounce.|Its fur had gone on Wednesday, and its bounce the day after.} So they laid it in {~a basket|a soft hat} to rest, and {A} found an apple.
Miss Pym hit it, and it was a beauty, high and slow. {young:“Oh!” said Mr Bunce, with his mouth wide open.|Mr Bunce opened his mouth to say so.}
There was a crunch.
“I do beg your pardon,” said Mr Bunce. “It came in.”
“It was certainly in,” said the owl, and turned over all the pages of the rules. {young:There was nothing in them about apples.|They were very full on the subject of balls, but did not touch upon apples.}
“Deuce,” it said at last. “And one apple.”
-> DONE

=== m3
# shot: behind
# place: park; dusk; stars
# action: A reach-up calm lantern; owl look-up worried on ladder; elephant sit sleepy; heroes sit sleepy; mouse sit sleepy; friends sit sleepy
# things: lantern; ladder; hurdle; ball
Then the sun went down behind the {~bandstand|hedge}, and everyone began to feel hopeful.
“It is the rule,” said Mr Bunce. {young:“If it is too dark to see the ball, we all go home to bed.”|“If the umpire cannot see the ball, we may all go home to bed.”}
The owl looked at the ball. {young:It had very big eyes. It was an owl.|It would have given a great deal, just then, to be a hen.}
“I can see it beautifully,” it said, for it was an honest bird. “I can see the {~stitches|seam}.”
So a lamp was hung up. Plip, went the ball, and after quite a long time, plop. # spare
-> DONE

=== s4
# shot: close
# place: park; night; stars
# action: elephant push happy ball; mouse wave happy at elephant; A clap happy at elephant; heroes kneel happy; owl clap happy; friends clap happy
# things: ball; hurdle; lantern; tray; teaspoon
“What was the score at the beginning?” asked {A}.
“Love all,” said the owl. “Love is {young:what you have when you have nothing yet.|what we call it, in tennis, when you have nothing.} Nobody is in front, and nobody is behind.”
{not short:“I liked that,” said Mr Bunce. “It was Tuesday, and I had just {~noticed|seen} her spoon.” ¶ “I had just noticed his ears,” said Miss Pym.}
“Then go back to that,” said {A}. “Give the points back.”
It was not against the rules. So Mr Bunce rolled the ball under the net, quite softly. “This one was yours,” he said. Miss Pym rolled it back. “And this was yours.”
“Thirty all,” said the owl. A roll, and a roll. “Fifteen all.” And {~a roll, and a roll|there, and back}, and that was the last.
“Love all,” said the owl.
Then it ate the last of {treat}. # usual
-> DONE

=== l3
# aside with l1
# shot: wide
# place: park; night; stars
# action: 6 rabbits sleep sleepy; A stroke calm at rabbit; heroes kneel calm before rabbit; friends sit sleepy
# things: bench; hedge; lantern; carrot
It was very quiet then, without a plip or a plop. # spare
On the bench the rabbits were still going. Left. Right. There was nothing there to look at.
{A} went along the row, and held each one by the chin. “Middle,” said {A}. “Middle.”
One by one, they stopped. In the middle there was a {~hedge|tree}. It kept quite still. They had not seen anything so good all week.
Their eyes closed, from left to right. # spare
-> DONE

=== m4
# shot: two
# place: park; night; stars
# action: elephant carry calm tray; mouse sleep happy on tray; owl stretch sleepy; heroes wave sleepy at elephant; friends wave sleepy
# things: tray; teaspoon; ladder; hurdle; lantern
The owl came down its ladder. It had been up there since Tuesday. Its knees clicked.
Mr Bunce held out the tea tray. Miss Pym lay down on it, with her spoon. He carried it level, and did not spill {~a whisker|any of her}.
“Again, on Tuesday?” said Miss Pym.
“Love to,” said Mr Bunce.
He went off, on tiptoe. It is a long way down to an elephant’s toes. # more
{homeward} # company
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes sit sleepy; friends sit sleepy
# things: hurdle; drop on hurdle; moon; ladder; ball
The court was empty. The net hung down. There was dew on it, a drop in every hole.
Up came the moon. It was round. It had no fur at all.
It came up on this side. It went over the net, {~very|ever so} slowly. It went down on the other.
Nobody hit it. Nobody said the score. The owl watched it go by. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: pillow; ball; teaspoon; moon
{~Then bed.|So to bed.}
A pillow has a left end, and a right. # usual
{resting}
{keepsake}
{dream} # spare
Look left. There was the wall. Look right. There was the door. And middle. # usual
There was nothing to fetch. There was nothing to count. # spare
Somewhere there was a tea tray, and it was quite level. # spare
Plip, went a tap, far away. It did not want an answer. # spare
Nobody was in front. Nobody was behind. {H} had nothing left at all, and all of it was soft.
Love, all.
Goodnight.
-> DONE

=== next_night
Plip, it went, behind the tall hedge, and there was no plop. {H} went round to see. Mr Bunce and Miss Pym were both at the same end now, he at the back, and she in front of his toes. At the other end was nobody at all.
“Who is winning?” asked {A}.
“Nobody,” said the owl on the ladder. “Forty love. It may be over by tea.”
Mr Bunce fetched the ball out of the hedge. “Well played,” he called across the net.
-> DONE

=== next_bedtime
The game was over. Nobody had won, and was very nice about it.
-> DONE
