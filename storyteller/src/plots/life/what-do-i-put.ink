# tells: entries(story|together|cup final|in the final|had a race|a race against|the big race|town race|school race|egg and spoon race|sack race|swimming race|entered a race|entered the race|entered the big race|entered the town race|entered the baking|entered the competition|entered a competition|entered the show|entered the cake|entered the contest|in the lead in|baking competition|won the race|lost the race|came last|came in second|came second|came in last|went to penalties|took the penalty|the penalty|county show|village show|flower show|dog show|cat show|pet show|talent show|cake competition|cooking competition|bake off|competition for|contest|competition to|championship|championships|olympics|played chess against|tug of war)
# happens: contest
# wants: other
# kind bum: bum|bums|bottom|backside
# kind slept: falls asleep|fell asleep|fall asleep|asleep|having a nap|has a nap|nods off
# kind short: left out|leaves out|leave out|left the|forgets to put|forgot to put|forgets the sugar|forgot the sugar|forgets the eggs|forgot the eggs|salt instead|instead of sugar|instead of flour|salt
# kind carry: egg and spoon|egg-and-spoon|pancake race|pancake day race|potato and spoon
# kind swim: swim|swims|swimming|swam|rowing race|boat race|regatta|diving
# kind back: stops to help|stopped to help|stop to help|goes back to help|turns back|turned back|went back to help
# kind goal: in goal|goalie|goalkeeper|keeper|penalty|penalties|saves
# kind match: football|cup final|match|rugby|cricket|tennis|netball|basketball|hockey|goal|goals
# kind bake: baking|bake off|bake-off|cooking|pizza|cake|cakes|pie|pies|bakes
# kind eaten: eats|ate|eat|eating|gobbles|gobbled|licks|licked|chews
# kind talent: talent|dance|dancing|singing|sings|ballet|band|song contest|song|joke|jokes
# kind versus: have a race|has a race|had a race|having a race|race each other|racing each other|raced each other|races against|race against
# kind race: race|races|racing|raced|cross country|cross-country|relay|marathon|sports day
# kind stare: staring|stare|stares
# kind game: chess|draughts|conker|conkers|cards|dominoes|quiz|spelling bee|marbles|hide and seek
# kind show: show|rosette|rosettes|fair|marrow|pumpkin|sandcastle|best|beauty|biggest
# names: Mr Pym | Mr Orle | Mr Sedge
# ages: 3-10
# holds: dark(kind)

=== title
{~What Do I Put?|There Is Usually an And}
-> DONE

=== s1
# shot: wide
# place: field; day; clear
# place for swim: river; day; clear
# place for match, goal, bum: playing-field; day; clear
# place for race, versus, carry, back, slept: lane; day; clear
# place for bake, short, show, eaten: fair; day; clear
# place for talent: theatre; day; clear
# place for game, stare: living-room; day; clear
# action: L stand curious; heroes stand curious; friends stand
# things: e1 right; e2 left
{~{H} had been awake since five. {young:There are days like that.|There are days that you can hear coming.}|“Is it now?” {H} {many:had all|had} asked at breakfast, and again with one shoe on. {young:Now it was now.|Then it was now.}|It was the day that had had a ring round it. {young:{H} had made the ring.|{H} had made the ring, and had gone over it every morning.}}
{entry_1}
{entry_1_seen} # usual
{~You can say that in one breath. {young:It took much longer.|It took a good many more than that, and {L} was there for all of them.}|That is how it is told. {young:But it took much longer.|But it took a good deal longer to happen than to tell, and {L} was there from the beginning.}} # usual
{
- is_bum or is_match:
There was a goal at one end, and a goal at the other, and beforehand {L} walked from the one to the other. {young:It was a hundred steps.|It was a hundred and four steps, and a hundred and ten back again, because nobody likes to get there too early.}
“Have you got a plan?” somebody asked. ¶ “Yes,” said {L}. {young:“It goes in there.”|“As many as we can in that one, and as few as we can in this.”} # usual
- is_goal:
A goal looks small from far away. {L} stood in it beforehand, between the posts, and held out both arms. {young:There was a lot of goal left.|On the left there was some goal left over, and on the right there was some goal left over, and there was all the goal on top.}
“You can’t be everywhere,” somebody said. ¶ “No,” said {L}. {young:“Only where the ball is.”|“I only have to be where the ball is, and it can’t be everywhere, either.”} # usual
- is_short or is_bake:
There were bowls in a row, and spoons in a row, and a big clock. {L} washed both hands, and held them up to dry. {young:After that they touched nothing.|After that you must not touch anything with them, not even your nose, and it is then that a nose begins.}
“Ready?” somebody asked. “Then, stir.” ¶ {young:So there was stirring, everywhere.|There was a sound then as of forty boots in mud, and it was all spoons.} # usual
- is_eaten or is_show:
Everything there had been washed, and had a number, and stood up straight. {L} stood up straight as well. {young:Nobody was allowed to lean.|Behind the ears, where judges look, it was all still a bit damp.}
{is_being_1:Only {being_1} looked about, {is_eaten:as you look along a table before you sit down|and looked at {L}, to see how it is done}.|“Do not touch,” it said on a card. {is_eaten:It did not say anything about teeth.|So {L} looked, with both hands behind.}} # usual
- is_talent:
In front was a curtain, and {L} stood behind it. There was a hole in the curtain, at the height of an eye. {young:{L} looked out. All the people looked in.|{L} looked out, and there they all sat, to the very last row, and every one of them was looking at just that hole.}
“How many are there?” whispered somebody further back. ¶ {young:“All of them,” whispered {L}.|“All of them,” whispered {L}. “And one more is just coming in.”} # usual
- is_game or is_stare:
It began so quietly that you could not have said when. {L} sat on both hands. {young:They wanted to move.|It is best to sit on them, or one of them goes and does something before you have thought.}
{is_being_1:“After you,” said {being_1}. ¶ “No, after you,” said {L}, {young:and then they began.|and by the time that they had done with that it was twenty past.}|“After you,” they said, on both sides, {young:and then they began.|and by the time that they had done with that it was twenty past.}} # usual
- is_carry:
Nobody was to hold it on with a thumb. {L} held up both thumbs, to show where they were. {young:Everybody showed their thumbs.|All along the line there were thumbs up, and a man came by and counted them.}
“Ready,” somebody said, and {L} looked straight at {carried()}, {young:and nowhere else.|for you can look where you are going, or you can look at what you have got, but not both.} # usual
- is_swim:
There was the water, and it was quite flat. {L} put one toe in, and took it out again. {young:“Well?” they asked. “It is wet,” said {L}.|“How is it?” they asked, all along the edge. ¶ “Wet,” said {L}. “But it gets dry again at the other side.”}
- else:
There was a line to start from, and {L} bent down and looked along it. {young:All the noses were in a row, but for one.|There were all the noses, side by side, and one that was over it by the width of a nail, and was taken back.}
“Ready,” said somebody, and it was so quiet {young:that you could hear the flag.|that you could hear the flag, which had nothing to do with it.} # usual
}
“Good luck,” people said to {L}, and {L} said it back, and then nobody had anything more to say. # more
-> DONE

=== m1
# aside
# shot: close
# place: field; day; clear
# place for bake, short, show, eaten: fair; day; clear
# place for game, stare: living-room; day; clear
# action: A jump worried; heroes jump; friends stand
# things: e1 right; bench
Before it begins you have to have a drink of water, and then you have to go. {young:{A} went.|{A} went, and came back, and had to go again, and it was only the water.}
Everybody was hopping a bit, {young:first on this leg, and then on that.|first on the one leg and then on the other, and did not want to talk about it.}
“I am not nervous,” said {A}. {young:“It is only my knees.”|“It is only the knees, and they are a long way from the rest of me.”}
{is_being_1:{A} looked across at {being_1}. {young:You could not tell about the knees there.|There you could not tell how it was with the knees, and that was a sort of an advantage.}|Somebody laughed for no reason, {young:and then they all did.|and that went all along the row, and did some good.}} # usual
{themed_a} was there for luck, and was put where it could see. # personal
“Look at something that does not move,” somebody said, so {A} looked at a post. It was a great help, while you looked. # more
{pausing} # company
-> DONE

=== s2
# shot: two
# place: field; day; clear
# place for swim: river; day; clear
# place for match, goal, bum: playing-field; day; clear
# place for race, versus, carry, back, slept: lane; day; clear
# place for bake, short, show, eaten: fair; day; clear
# place for talent: theatre; day; clear
# place for game, stare: living-room; day; clear
# action: L run curious; heroes run; friends stand
# action for game, stare: L think curious at e1; heroes stand; friends stand
# action for bake, short: L stir bowl; heroes stir; friends stand
# action for show, eaten: L point curious at e1; heroes stand; friends stand
# action for talent: L peek curious; heroes stand; friends stand
# action for swim: L point curious; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:It would have been easier if it had been about {loved}. “I would know all the answers,” said {L}.|{musing}} # personal
{
- is_bum or is_match:
The ball went that way, and everybody went that way. The ball came this way, and so did they. {young:{L} went with it.|{L} went with it, and just as you get there it is always somewhere else.}
“Mine!” they called, and “Yours!” and “Whose?” {young:It was in the hedge.|By then it was in the hedge, and had to be talked out of it.} # usual
{is_being_1:Whenever {being_1} had it, the ground {young:went quiet.|went so quiet that you could hear the ball, and a ball says only one thing.} “After it!” called {L}.|“After it!” called {L}, {young:and after it they went.|and they went after it in one lump, like peas after the spoon.}} # usual
- is_goal:
For a long time it was all at the other end. {L} jumped up and down on the line, to keep warm. {young:Then the ball came. It was quite big, for a ball.|Then it was not at the other end any more. It was very small at first, and after that it was all there was to be seen.}
{is_being_1:Behind it came {being_1}. {young:You could feel it in the grass.|You could feel it in the ground, through both boots.}|Behind it came all the others, {young:with their mouths open.|with their mouths open, and none of them was saying anything.}}
“Left!” {L} thought. “No, right!” And the ball, {young:which could not hear it, came in the middle.|which had been thinking the very same, came in the middle, and got {L} in the front.} # usual
- is_short or is_bake:
It was stirred until it came off the spoon by itself. {L} held up the spoon, to see, {young:and counted. It fell on three.|and it hung, and it thought, and fell on the count of three, as it is meant to.}
There was flour on the table. There was flour on the floor, and on {L}. {young:There was flour on the clock.|There was some on the clock, so that for the rest of the day it was a bit later than anybody could read.} # usual
Then the oven was shut, and you could only look in through the glass. {L} sat down in front of it. {young:Nothing moved. You could see your own nose.|There it was, all flat and pale, with its whole life before it, and in the glass on top of it sat {L}, with a white nose.} # usual
- is_eaten:
The judges went along, with a pencil, and {L} went along behind. {young:Everybody waited, and it got warm.|It goes slowly, since they have to look at every ear there is, and in all that time nobody had had anything to eat.}
{is_being_1:{being_1} reached over, only a very little. {young:“Was that you?” asked {L}.|“Was that you?” asked {L}, and got a look that was quite empty, as looks are when the mouth is full.}|There was a sound. {young:It went crunch.|“Was that you?” asked {L}, and got no answer, because nobody should talk with a full mouth.}}
Then {second()} {second_many():were|was} gone. {L} looked high, and {L} looked low. {young:It was plain where.|Then, under a chin, there was still one small bit of the edge to be seen.} # usual
- is_show:
A judge looked at it all from the front, and then from behind, and wrote something down. {L} tried to read it upside down. {young:It said “Hm”.|It said “Hm”, and behind it was a number that could have been a six or a nine.}
“And what does it eat?” asked the judge. “And how old is it? And does it always do that?” {young:“Always,” said {L}.|“Only when it is looked at,” said {L}, and that was written down as well.}
{is_being_1:{is_being_2:{being_2}|{being_1}} looked back at the judge, {young:from the front.|and for some time nobody could have said which of them was giving the marks.}|“So this is {is_thing_1:{thing_1}|the one},” said the judge, and walked round {is_thing_1:{thing_1_many:them|it}|it} once more, {young:on tiptoe.|with a hand behind the back, as if it might be woken.}} # usual
- is_talent:
It went by the names, and with each name one more of them was gone from behind the curtain. {L} counted who was left. {young:There were five, then four, then three.|First there were enough to lean on each other. Then there were only those who breathe in and do not breathe out.}
You could hear how it went, from the feet. {L} put an ear to the boards. {young:Thump, thump, and then a very long thump.|There was a good deal of quick, and then a long thump, and then clapping, which sounds from behind like somebody shutting a hundred books.} # usual
{is_being_1:“You first,” {L} said to {being_1}. ¶ “{young:No, you first.”|I had thought that you might,” said {being_1}.}|“You go first,” {L} said to the one behind, who had just been going to say so.} # usual
- is_stare:
{is_being_1:{being_1} looked at {L}, and {L} looked at {being_1}. {young:Nobody blinked.|Nobody blinked. You get to know an eye, like that: where it is darker, and where it is lighter, and which way the window is.}|Two eyes looked at two eyes. {L} got down, and looked from the side. {young:Nobody blinked.|Nobody blinked, and you could see that it was getting dry in there.}}
A fly came, and sat down on a nose. {L} did not look at it. {young:It walked about up there.|It washed its hands up there, first these and then those, and had all the time in the world.}
“Your go,” said {L}. ¶ “It is both our goes,” somebody said, {young:and that was so.|and that is what is so hard about it: it is never anybody’s turn to stop.} # usual
- is_game:
{is_being_1:First {being_1} thought, and then {L} thought. {young:It looked the same.|From outside you could not have told which of them was thinking better, but {being_1} did it with less noise.}|First one side thought, and then the other side thought. {young:{L} looked from one to the other.|From outside you could not have told which of them was thinking better, though {L} looked at both from very near.}}
Then there was a small click, or it was the wood. {L} looked. {young:It was worse than before.|It had been quite a good place for everything, up to then, and now it all looked different, like a room when somebody has moved the lamp.}
“Are you sure?” asked {L}. {is_being_1:{being_1} did not say. {young:But there was a very small smile.|But from over there came the kind of quiet that has a smile in it.}|Nobody said. {young:But somebody smiled.|But one of them had gone rather pink.}} # usual
- is_carry:
They went off all together, and as slowly as a wedding. {L} had the tongue out on the left, for the balance. {young:The elbows were out, too.|Everybody had something out, an elbow or a chin, and nobody looked up.}
{carried()} slid a bit to one side. {L} leaned. {young:It slid back. {L} leaned back.|{carried()} slid to the other side, and {L} leaned to that, and so they went along like two people who want to let each other by.}
“Do not look down!” they called from the edge. “Do not look up!” {young:So {L} looked cross.|So {L} looked straight ahead, cross-eyed, and that is the only place left.} # usual
- is_swim:
Then there was a splash, and there was nothing but arms. {young:{L} counted them. There were too many.|{L} counted them, and there were nine, and then there were seven, and one of them was a foot.}
{is_being_1:Here was {being_1}, and there was {being_1}, {young:and in between only bubbles.|and in between there were only bubbles, so that it might have been two of them, taking turns.} “There!” said {L}, each time.|“There!” called {L}, each time that a head came up, {young:and each time it went down again.|and each time that it was said the head had gone down again.}}
Water makes everybody look the same. {L} breathed out under it, {young:and that said “blub”.|which is the only thing that you can say there, and it came up as one round “blub”.} # usual
- is_versus or is_slept:
{two() or is_being_1 or is_versus:On the flat it was {left()}. Uphill it was {right()}. {young:{L} called it out each time.|“{left()}!” {L} called out, and had hardly done it when there was a bend, and it had to be “{right()}!”}|On the flat it was one of them, and uphill it was another. {young:{L} called it out each time.|{L} called it out each time, and each time it was hardly out when there was a bend.}}
{two():They went by once, and the wind of it lifted every hat. They went by again. {young:{L} ran along with them, as far as the tree, and ran back.|{L} ran along as far as the tree, where the edge is, and then ran back so as to be there for the next time.}|Then there was a gate, and only one can go through a gate at a time. “After you,” said {L}. “No, after you.” {young:They were there for quite a time, and both of them got their breath back.|It is the polite part of a race, and nobody could afterwards say how long it had taken, except the gate.}}
{is_slept:“Who is winning?” asked somebody. “Who has seen it?” ¶ {young:“Ssh,” said {L}, and pointed. It went in, and it went out.|“Ssh,” said {L}, and pointed. It could just be heard, between one time and the next: in, and out.}|“How are you getting on?” they asked each other, {young:with no breath left.|and it came out one word at a time, with a good deal of road in between.}} # usual
- else:
At first everybody was in front. Then there was a corner, {young:and it was a row.|and they had to go round it one by one, and after that it was no longer a lump but a string.}
{is_being_1:“Where is {being_1}?” somebody called. ¶ “{young:There,” called {L}.|Just there,” called {L}, and it was true, and then it was just over there.}|“How far is it?” somebody called. ¶ {young:“As far as the line,” called {L}.|“It is as far as the line,” called {L}, with half a breath. “And then you can stop.”}} # usual
It goes up through the feet, and then it is in the side, and it pricks. {L} held on to the place with one hand, {young:and ran with the rest.|and went on with all that was left over.} # usual
}
“Ooh,” said all the people, and {L} said it as well, a bit after the others. # more
{hinderer_person:“Stop!” called {hinderer}. “Did anybody bring a hanky?”} # beat
{hinderer_animal:{hinderer} thought that it was for everybody, and came in from the side, and had to be led off.} # beat
{hinderer_carried:{hinderer} had been put down in just the wrong place, and they all had to go round.} # beat
-> DONE

=== l1
# aside
# shot: behind
# place: field; day; clear
# place for bake, short, show, eaten: fair; day; clear
# place for game, stare: living-room; day; clear
# action: A listen curious; heroes listen; friends stand
# things: loudspeaker; e1 right; bench
# things for game, stare: clock; e1 right; bench
{
- is_game or is_stare:
On the wall hung a clock that said how long it had been. {young:“Tock,” it said.|“Tock,” it said, and after a while, when it had thought about it, “tock”.}
{A} looked up at it, {young:and lost the place.|and when you look back you have to begin again, and find out whose turn it was.}
- else:
Over their heads hung a loudspeaker, which told everybody what was going on. {young:“Crr,” it said. “Crr, {left()}, and crr.”|“Crr,” it said. “Crr, {left()}, crr, and what a crr.”}
“Did it say who is winning?” asked somebody. ¶ {young:“It said ‘crr’,” said {A}.|“It said {left()}, and it said ‘crr’,” said {A}. “It was a good ‘crr’.”}
}
{A} put both hands over both ears, and took them off again. {young:It went loud, soft, loud.|If you do it fast it sounds like the sea, with people in it.} # usual
{young:“Oh!” said all the people at once.|Then there was one of those moments in which everybody breathes in at once, and there is none left.} # usual
A pigeon came down, saw what was going on, and went to sit somewhere else. # spare
-> DONE

=== m2
# aside
# shot: two
# place: field; afternoon; clear
# place for bake, short, show, eaten: fair; afternoon; clear
# place for game, stare: living-room; afternoon; clear
# action: A point curious; heroes sit; friends sit
# things: e1 right; bun; bench
“Have I missed much?” whispered a man who had come late, and had a bun. ¶ {A} had to tell him, {young:and point as well.|and do it with both hands, without looking away.}
“{is_being_1:{being_1_many:Are those|Is that} {being_1}, over there?” he asked. ¶ “{being_1_many:They are|It is},” said {A}|Is that allowed?” he asked. ¶ “It is now,” said {A}}, {young:“and it is not over.”|“and the best of it is that it is not over yet.”}
The man had meant to eat the bun. {young:It stayed up in the air.|It stayed where it was, halfway up, for as long as it lasted, with a bite out of it that was already his.}
“I only came in for a minute,” he said, {young:and sat down.|and sat down, and moved up, because of the next one who had only come for a minute.} # usual
A raisin fell out of it, and nobody heard. # more
“I shall tell them at home,” said the man, “that I saw it all, from the beginning.” # more
-> DONE

=== s3
# shot: close
# place: field; afternoon; clear
# place for swim: river; afternoon; clear
# place for match, goal, bum: playing-field; afternoon; clear
# place for race, versus, carry, back, slept: lane; afternoon; clear
# place for bake, short, show, eaten: fair; afternoon; clear
# place for talent: theatre; afternoon; clear
# place for game, stare: living-room; afternoon; clear
# action: L stand surprised at e1; heroes stand surprised; friends stand surprised
# action for bake, short: L eat surprised; heroes eat; friends stand
# action for talent: L bow; heroes stand; friends clap
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{
- is_bum:
And then, when it mattered, {L} happened to be looking the other way. {young:That is how it is with a bum. It is at the back.|It may be when you turn round to see who shouted. What is at the back then is not your face.}
It went “paff”. {young:It was quite a good paff.|People said afterwards that they had heard it at the gate, and that it was a rounder sound than you get with a foot.}
“Who was that?” they all called. ¶ {L} felt behind. {young:It was warm there, and a bit flat.|It was quite warm there, and had the pattern of the ball on it. “That was me,” said {L}. “From behind.”} # usual
- is_goal:
There is a moment, when the ball is in the air, that is longer than the others. {L} had time to see where the string is sewn, {young:and one bit of mud.|and a bit of mud on it in the shape of a boot, and a cloud a long way behind.}
Then {L} went. You do not jump, really. {young:You go, and the arms go first.|You only lean, and the arms go ahead, and the rest has to come along, boots and all.}
{is_being_1:Down there lay {L}, with a mouth full of grass, and looked up at {being_1}. {young:“Ow,” said the grass.|“Was that you?” they called. ¶ “I was there,” said {L}, and that is all that you can say for certain.}|Down there lay {L}, with a mouth full of grass. {young:“I was there!” said {L}.|“I was there,” said {L}, and that is all that you can say for certain.}} # usual
- is_match:
Then it came out of the sky. {L} saw it get bigger, {young:and bigger.|until it had a valve, and some mud on it in the shape of a boot.} All the mouths were open.
{is_being_1:{being_1} went for it from that side, and {L} went for it from this. {young:There was a bump.|There was a bump, and a good deal of leg, and for a while it was anybody’s.}|{L} went for it, and so did everybody. {young:There was a bump.|There was a bump, and a good deal of leg, and for a while it was anybody’s.}}
“Sorry,” they said, on top and underneath, {young:and got up, and ran on.|and each got up, and looked if all of the legs were the right ones, and ran on.} # usual
- is_short:
“{last()},” said {L}, all at once, in front of the oven. There {last_many():they stood|it stood}, on the table, {young:quite full.|not one spoon gone, and nobody had a word to say for it.} ¶ It was too late to open the door.
Nobody could see it from outside. {L} turned it on its plate, and turned it back. {young:It looked very good.|It had come up just as it should, and it was brown, and it had a crack across the top like a smile. It had no idea.}
The judge took a bite, and waited for the rest of it. {young:Then the judge took one more.|“Now, what is it?” said the judge, and took one more, to see if it was in that one. ¶ “It is what is not there,” said {L}.} # usual
- is_bake:
Then something rose that was not meant to. {L} held it down with the flat of a spoon. {young:Then something sat down. {L} blew on it.|Then something sat down that was meant to be up, and was turned round, so that you saw it from its better side.}
The judge had a fork, and no face at all. {L} watched the fork. {young:It went in. It came out. It went in.|It went in, and it came out, and hung there. You could see the judge’s ears move. Then, quite slowly, it went in a second time.}
“What is that at the back?” asked the judge. “Is it lemon?” {young:It was a secret.|“It might be,” said {L}, for you do not have to say everything that you know.} # usual
- is_eaten:
You could hear it from one end to the other: in, round, and down. {young:{L} heard it best.|{L}, who stood nearest, could hear whether it was something with stalks.}
{is_thing_3:Next it was {thing_3}. {young:Nobody saw it go.|“Those were only put out to be looked at,” said somebody. ¶ “They were looked at,” said {L}.}|Next it was something that had been in a vase. {young:The vase was still there.|The vase was left where it was, with the water in it, very tidy.}}
{is_being_1:“Open,” said {L}, and {being_1} opened, as far as was needed. {young:It was all gone down.|There was nothing to be seen in there, only a bit of ribbon, and that went while they were looking.}|“It must have been good,” said {L}, and licked the plate, {young:to see.|to find out, and there was only the pattern left.}} # usual
- is_show:
It got hot, and all that had been straight began to lean. {L} held a hat over the best side. {young:One lay down.|Further along one had lain down, with its number in its mouth, and would not say which it had been.}
“It was better at home,” they told each other, all along the row. {young:“So was mine,” said {L}.|“You should have seen it on Tuesday.” ¶ “On Tuesday they all are,” said {L}.}
Then the judge came back. {L} stopped breathing. {young:A finger went out, and touched it, just there.|One finger came out and gave it a push, just there, and it gave a bit, and came back, and that was what it had been practising for.} # usual
- is_talent:
Then it was now. You go out from the dark, and it is so bright that there is nobody there. {L} could see only two shoes. {young:They were {L}’s.|They looked familiar, and so it had to be all right.}
In the middle of it came a place with nothing in it. {L} waited, {young:and the people waited.|and the people waited, and someone at the back thought that it was the best part.} Then there was a hum, and that {young:found the way back.|went along by itself for a bit in the dark until it came to where the words were.}
{is_being_1:And {being_1}? {being_1_many:They were|There was} {being_1} all the time, in the light, {young:as plain as a plate.|and did it as if there had never been any other way.}|A shoe came off, too, and was left in as if it belonged.} # usual
- is_stare:
Then it began to swim a bit. {L} saw two of everything, {young:with four eyes.|so that now it was two against four, and that hardly seemed fair.}
{is_being_1:Very slowly {being_1} came nearer. {young:Very slowly {L} came nearer. Nose to nose.|Very slowly {L} came nearer, too, until there was room for one nose between them, and there were two.}|Very slowly one came nearer, and so did the other, {young:nose to nose.|until there was room for one nose between them, and there were two.}}
“I could do this all night,” {L} said, without moving the lips. {young:A tear came down. It was not a sad one.|One tear came down, all by itself. It was not a sad one. It was only there for the oil.} # usual
- is_game:
Then came the moment when nothing moved at all. {L} had an itch. {young:It was on the nose.|It was on the nose, to the left, and whoever scratches first has as good as told the other one everything.}
{is_being_1:{being_1} leaned over, to see better. {young:It got a bit cold.|The lamp went lower, all by itself, or somebody had breathed on it.}|Somebody leaned over, to see better, {young:and there was a shadow on it.|and then there was a shadow on half of it, and it had to be taken back.}}
“Oh,” said {L}. There it was. It had been there all the time, {young:in the corner.|in the corner, behind all that you look at, quite small and quite patient.} # usual
- is_carry:
In the middle it went wrong, all at once, as it does. {L} saw {carried()} go up. {young:There was nothing to be done.|It took its time up there, and turned over, as if to see who was looking.}
“Oh!” said everybody. They looked up, and then they looked where it was coming down. {young:{L} ran, with the arm out.|{L} ran about below it with one arm held out, a bit to the left, and a bit more.}
{is_being_1:{is_being_2:{being_2}|{being_1}} had not seen it. {young:“Above you!” called {L}.|“Above you!” called {L}, which is polite, but it never helps.}|“Is it still whole?” somebody asked. ¶ “It is still something,” said {L}.} # usual
- is_swim:
In the middle it is deep. {L} looked down, and it was green down there, {young:and a leaf went by.|and a leaf went by the other way, at its ease, as if it lived there.}
{is_being_1:Then {being_1} came up, quite near. {young:They looked at each other.|“Is it far?” asked {L}, and got a look that was all wet, and a lot of rings.}|Somebody had turned round by mistake, and came back the other way, {young:and they said hello.|and they said hello as they went by, with water in it.}}
Your ears are full, and all the shouting comes from far off, like a party next door. {L} stopped listening, {young:and went on.|and did one more, and one more after that, because that is all it is made of.} # usual
- is_back:
It is very quiet where a race has gone by. {L} could hear them, further and further off, {young:and then a bird.|and then it was only a bird, who had been waiting for them to go.}
You can’t do it in a hurry. {L} knelt down, and said what you say, {young:and used both hands.|in a low voice, as if there were no race anywhere, and took hold of it with both hands.}
{is_being_1:Then it was done. {being_1} looked at {L}. {young:It was a long look.|It was longer than it need have been, and when it was over the noise was quite gone from the hill.}|Then it was done, and they stood and looked at each other, until the noise was quite gone from the hill.} # usual
- is_slept:
From then on they went by on tiptoe. {L} went in front, and held a finger up. {young:“Ssh,” said everybody.|It is a hard thing to go as fast as you can and make no noise, and some of them rattled.}
“You may wake up now,” {L} said, from quite near. “They are coming.” {young:In, it went, and out.|There was a sort of answer. It went in, and it went out, and it was not about the race.}
{two():{left()} {left_many():were|was} in front then, by one nose, and then {right()} {right_many():were|was}. {young:{L} saw it.|{L} saw it quite plainly, but it was not {L} who had been asked to.}|There was a splash in the puddle, and everybody saw whose it was, except for one.} # usual
- else:
There was a puddle in the way. {two() or is_being_1 or is_versus:{left()} went round it on the left. {right()} went through. {young:It was deep.|That is shorter, but you take some of it along.}|Some went round it, and some went through. {young:{L} went through.|{L} went through, which is shorter, but you take some of it along.}}
“Not far now,” they called, at the side. {young:They had said that before.|They had said so the last time as well, and it had got no nearer, but {L} was glad to hear it.} # usual
There comes a bit that is only breathing. {L} looked at nothing but the next tree, {young:and then at the next.|and when that had been, there was another, and somebody must have planted them there on purpose.} # usual
}
It went very quiet, and then it went very loud, and {L} could not have said which was the louder. # more
{helper_person:“Go on!” called {helper}, and a man behind went on with his sandwich.} # beat
{helper_animal:{helper} looked at {L}, with both ears up, as if there had never been any doubt.} # beat
{helper_carried:{helper} was held up as high as it went, so as to be there at the moment.} # beat
-> DONE

=== l2
# aside
# shot: above
# place: field; afternoon; clear
# place for bake, short, show, eaten: fair; afternoon; clear
# place for game, stare: living-room; afternoon; clear
# action: A eat happy orange; heroes eat; friends sit
# things: orange; bench; e1 right
Somewhere in the middle of a thing like that there are oranges. {young:They come in quarters.|They come in quarters, so that nobody can say that theirs is the smaller half.}
Everybody had one, {young:and then they all had orange smiles.|and for as long as it lasted they all had the same smile, and it was orange.}
Even {left()} looked over. {young:It smelled so good.|It is a smell that goes a long way, and everything went a little slower because of it.}
{A} kept one bit in the cheek for later, {young:for when it got hard.|for when it would get hard, and it was a help to know that it was there.} # usual
There was one quarter left over, and it went along the row, and came back, because each of them had thought of the next. # spare
In the end a wasp had it, and nobody wished to say anything against that. # more
-> DONE

=== s4
# shot: two
# place: field; dusk; clear
# place for swim: river; dusk; clear
# place for match, goal, bum: playing-field; dusk; clear
# place for race, versus, carry, back, slept: lane; dusk; clear
# place for bake, short, show, eaten: fair; dusk; clear
# place for talent: theatre; dusk; clear
# place for game, stare: living-room; dusk; clear
# action: pym hold curious trophy; L point happy at trophy; heroes stand happy; friends stand happy
# things: e1 right; e2 left; paintbrush in pym.hand
# people: pym=man(old, glasses)
{is_entry_2 and not is_entry_3:{entry_2}}
{is_entry_3 and not is_entry_4:{entry_3}}
{is_entry_4:{entry_4}}
{
- is_bum or is_match or is_goal:
Then the whistle went, and the ball stood still. {L} had to look for it. It is so small, when nobody wants it.
They shook hands, all of them with all of them, and it made a knot. {L} was in the middle, with a good deal of mud. # more
- is_short or is_bake:
Then there were only plates. {L} had the last of it, with a finger. {is_short:It tasted of everything else.|It tasted of the whole day.}
- is_eaten:
Then the numbers were taken off. {L} took the last one down. There was a bite out of it.
- is_show:
Then the numbers were taken off, and everybody was allowed to lean. {L} leaned, too. There was clapping, like rain on a tent.
- is_talent:
Then they all came on together, and bowed. {L} bowed as well, and there was a noise like rain, and that was all the hands.
- is_game or is_stare:
Then there was no more to be done. {L} breathed out. It had been in there since the beginning.
{is_being_1:Then {being_1} leaned over to {L}, quite near, and said it into one ear. It was longer than “well done”. {L} nodded.|They shook hands over the middle. “I had you there,” they said, both.}
- is_slept:
The line was there, and they came over it. {L} came over it last, on tiptoe, with a blanket. It was laid round the shoulders, or where those would be.
- is_swim:
Then there was the edge, and it was warm from the sun. {L} held on to it with both hands. All the others held on to it as well.
- else:
Then there was the line. {L} went over it, too, since that is what a line is for.
On the other side the grass was just the same. # usual
}
“Well done,” said everybody to everybody. {L} said it to nine people, and to a post. # usual
When it was over there was still one small cup, which was not for winning. {young:“It is for having been there,” said Mr Pym.|“It is for having been there,” said Mr Pym, who puts on the names, with a thin brush.} “What do I put?”
{L} told him all of it. It was much too long. So he put the one word that was sure, right in the middle: “and”. There is usually an “and”.
{left() == "everybody":“Now me in front,” said {L}, “and everybody else behind.” There was just room.|Then he put one before, and one after. “{left()} and {right()},” it said.}
-> DONE

=== m3
# shot: wide
# place: field; dusk; clear
# place for game: hallway; dusk; clear
# action: A carry chair; heroes carry chair; friends stand
# things: chair; bench; flag
{is_game:It was all put back in its box. {A} did the last bit, and shut the lid.|The chairs were put together, one in the other. {A} took the last two.}
{is_game:It was a small box, when you thought of what had been in it.|The flag was rolled up. It was a short flag, when you saw it lying down.}
“How was it?” asked a woman who had not been there. # usual
“It is on the cup,” said {A}. She went to read it. She read it twice. # usual
{A} did one bit of it again for her, the best bit, very slowly. # usual
{A} found a lost glove, and put it on a post, so that it could see. # spare
There were some crumbs, and they were left to the birds, who had sat through all of it. # more
Somebody still said “Oh”, a long way off, going home. # more
The last one shut the gate, and it was quite a good bang, for the end. # more
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; stars
# action: A eat calm; heroes sit-on-chair; friends sit
# things: table; bowl on table; bread on table; soup in bowl
There was supper. It was bread.
It was bread and soup. There is usually an ‘and’. # usual
The bowl had two handles as well. {A} had not seen that before.
One was for {A}. The other was for nobody, and then for whoever carried it back to the stove. # spare
Under the soup was a flower. It came up bit by bit. # more
“And?” they asked at the table. {A} told them all of it, up to the bread. # more
-> DONE

=== m4
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: basin; towel; soap; cup
Hands come in two. There is the one that washes, and there is the other one that washes.
There was some blue on a thumb. “That is from the ‘and’,” {A} told the soap. # usual
The tooth mug had one handle. It was for a person by themselves. # usual
{A} turned it round. There was room on the other side. # more
The towel had hung there all day, in two halves, with the rail in the middle. # more
-> DONE

=== l4
# shot: object
# place: field; night; stars
# place for game: living-room; night; stars
# action: heroes sleep; friends sleep
# things: table; trophy on table; moon
The cup stood on the table. It had to dry.
From behind it looked like somebody with two ears. It might have been listening. # usual
There was nobody there. There was only the dark, and the grass. # spare
Then the moon was in it, bent and small. It went in at one handle. It would take until morning to come out at the other. # usual
Nobody asked who was in front. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed. On one side was the wall. On the other side was the room. # usual
{resting}
{keepsake}
{dream} # spare
{L} told all of it to the pillow. “There {left_many():were|was} {left()},” said {L}. “And.”
The pillow waited. {L} had one eye shut. # usual
“And?” asked the pillow. ¶ But {L} had got as far as that.
Goodnight, {left()}. And goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mr Pym came by in the morning, with a small tin. He had not slept. “It is the tail of the ‘and’,” he said. “It looks as if it had seen something.” ¶ They went to look. {H} bent down, until one eye was right behind it. ¶ “You,” said {A}. “It was looking at whoever had the brush.” ¶ So Mr Pym put his own name, very small, on the underneath.
-> DONE

=== next_bedtime
Somewhere a cup was drying. It had an ‘and’ on it, in case of anybody else.
-> DONE

=== function left
{
- is_entry_1_being:
~ return entry_1_being
- is_being_1:
~ return being_1
- two():
~ return entry_1_thing
}
~ return "everybody"

=== function left_many
{
- is_entry_1_being:
~ return entry_1_being_many
- is_being_1:
~ return being_1_many
- two():
~ return entry_1_thing_many
}
~ return false

=== function right
{
- is_entry_1_being and is_entry_1_being_2:
~ return entry_1_being_2
- not is_entry_1_being and not is_being_1 and is_entry_1_thing_2 and (is_versus or is_slept or is_race):
~ return entry_1_thing_2
}
~ return L

=== function right_many
{
- is_entry_1_being and is_entry_1_being_2:
~ return entry_1_being_2_many
- not is_entry_1_being and not is_being_1 and is_entry_1_thing_2 and (is_versus or is_slept or is_race):
~ return entry_1_thing_2_many
}
~ return false

=== function two
~ return (is_entry_1_being and is_entry_1_being_2) or (not is_entry_1_being and not is_being_1 and is_entry_1_thing_2 and (is_versus or is_slept or is_race))

=== function carried
{
- is_thing_1:
~ return thing_1
}
~ return "what there was to carry"

=== function last
{
- is_thing_3:
~ return thing_3
- is_thing_2:
~ return thing_2
}
~ return "The sugar"

=== function last_many
{
- is_thing_3:
~ return thing_3_many
- is_thing_2:
~ return thing_2_many
}
~ return false

=== function second
{
- is_thing_2:
~ return thing_2
}
~ return "the first of it"

=== function second_many
{
- is_thing_2:
~ return thing_2_many
}
~ return false
