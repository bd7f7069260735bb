# tells: entries(story|together|more and more|wouldn't stop|would not stop|couldn't stop|could not stop|didn't stop|did not stop|never stopped|never ended|never got to the bottom|never got to the end|never got to the top|went on and on|kept pouring|kept growing until|bigger and bigger until|longer and longer|too many cups|hiccups|stuffed full|filled up the whole|filled the whole|kept multiplying|kept coming out)
# happens: more
# wants: child
# never: machine breaks down|ran away|runs away
# kind eaten: eat their way|eat his way|eat her way|eats their way|eats her way|eats his way|have to eat|has to eat|had to eat|eat a path|eat it all|eat it up|eats it all|eats it up
# kind boo: boo
# kind hiccup: hiccup*
# kind giggle: giggl*|laugh*
# kind noise: sneez*|burp*|yawn*|bark*|snor*|talking|singing|sings|whistl*|fart*|dancing|squeak*|hums|humming
# kind pour: pour|pours|pouring|poured|too many cups|teapot
# kind flood: rains|raining|rained|foam|bubbles|overflow*|custard|porridge|jam|milk|snows|snowing|flood*|soup|tap|spaghetti|pancakes|popcorn|leak*|slime|jelly
# kind hair: hair|beard
# kind bubble: bubble|bubblegum|balloon
# kind slide: slide
# kind scarf: scarf|knit*
# kind queue: queue
# kind ride: rickshaw|bus|car|taxi|train|boat|van|lift
# kind grow: grow*|grew|cake|beanstalk|bigger and bigger|gets bigger|got bigger|taller|swell*|rise|rises
# kind come: come in|come along|come and|comes in|turn up|turns up|squeeze*|gives everyone|everyone wants|arrive*|more and more|another one|friends
# ages: 3-9
# holds: dark(kind)

=== title
{~Nobody Said When|When?}
-> DONE

=== s1
# shot: wide
# place: garden; afternoon; clear
# place for pour, flood, eaten: kitchen; afternoon; clear
# place for come, ride, queue, scarf: street; afternoon; clear
# action: L stand surprised at e1; heroes stand surprised; friends stand surprised
# things: e1 right
{~{young:It began quite small, and {H} thought nothing of it.|It began as a small thing, and small things had never given {H} any trouble.}|Some is good, and a bit more is better. Up to then {H} had never thought {young:past that.|any further than that.}|“A little would have been plenty,” said {H} afterwards, to anybody who asked.}
{entry_1}
{~That is how it is told, in one go. But it came bit by bit.|You can say all that in a moment. But there were a good many moments in it.} # usual
{
- hic():
“Hic.” That was one. {young:It went through the whole of {doer()}, from the feet up.|It was not a big one, but it went through the whole of {doer()}, from the feet up, and everything on the table jumped a little.}
- is_giggle:
First there was only a small one, and it was sat on. {young:It came out at the nose.|It was held shut with a hand as well, and then it came out at the nose.}
- is_noise:
That was one. {young:Then there was one more.|The next one was on its way already, and had a run-up.}
- is_pour:
The first cup was just right. {young:So was the second.|The second was very welcome as well, and by the third {L} had begun to look for somewhere to put it.}
- is_flood:
First there was some. {young:Then there was some on the floor.|Then there was some on top of that, and after that there was only the floor to put it on.}
- is_eaten or is_grow:
First {it()} came over the edge, {young:and looked about.|and looked about, like somebody who comes out on a balcony.} {L} measured it with a spoon: one spoon high. Then it was two.
- is_hair:
First it was over the ears. {young:Then it was over the eyes.|Then it was over the eyes, and was put behind the ears, and while it was being put there it came down in front.}
- is_bubble:
First it was as big as a plum. Then it was as big as a head. {young:You could see {L} in it, upside down.|You could see {L} in it, upside down and blue, with a very big nose, and the nose was growing, too.}
- is_slide:
It began with a push, {young:and off they went.|and off they went, with both feet in front, and the wind came in at the knees and out at the neck.}
- is_scarf:
First it was long enough. {young:Then it was long enough for two.|Then it was long enough for two, and after that for a giraffe, and it was still on its way.}
- is_queue:
In front was a back, and in front of that was another back. {young:{L} looked past them. There were more backs.|{L} leaned out, to see what it all led to, and saw a good many people who were leaning out.}
- is_ride:
First there was room for everybody. {young:Then there was still room, if you moved up.|Then there was still room, if you moved up, and {L} moved up, and there was somebody on the other side who had moved up as well.}
- is_come:
First there was one. That was nice. {young:Then there was one more.|Then there was one more behind that one, who had brought a friend, and the friend had a brother.}
- else:
First there was one, {young:and then there was one more.|and then there was another, and nobody had asked for that.}
}
“Oh,” said {L}. And then it was “oh” once more, because there was more. # more
There is a word for that. {young:If you have enough, you say “When”, and it stops.|Somebody fills your plate, and when it is enough you say “When”, and then it stops.}
“When,” said {L}. ¶ It did not stop.
-> DONE

=== m1
# aside
# shot: close
# place: garden; afternoon; clear
# place for pour, flood, eaten: kitchen; afternoon; clear
# place for come, ride, queue, scarf: street; afternoon; clear
# action: A shout worried at e1; heroes shout; friends shout
# things: e1 right
Perhaps it was the wrong word. {young:{A} had some more.|{A} knew some others, and brought them out one by one, as you try keys.}
“Stop,” said {A}. “{young:Whoa, that is enough, no more for me, thank you.”|Whoa. That will do nicely. I could not manage another bite.”}
{
- is_come or is_ride or is_queue:
Everybody stopped. {young:They stopped to say hello. Then they went on.|They stopped for long enough to say hello, and to tell the ones behind, and then they all went on.}
- hic() or is_pour:
{young:{doer()} nodded, and there was one more.|There was a nod, as when somebody is quite right, and then there was one more.}
- else:
It had no ears, or else had {young:them full.|them full already.}
}
“Please,” said {A}, {young:last of all.|last of all, because there may be things that only wait for that.} There was a short gap, {young:and then there was more.|in which you could have said it once again, and then there was more.}
{A} tried it backwards, too, in case: “Nehw.” # more
Then {A} said it very long, with all the breath there was: “Whe-e-e-en.” By the end of it nobody knew where it had begun. # more
{A} held up one hand as well, as you stop a lorry. It does stop a lorry. # spare
{pausing} # company
-> DONE

=== s2
# shot: two
# place: garden; afternoon; clear
# place for pour, flood, eaten: kitchen; afternoon; clear
# place for come, ride, queue, scarf: street; afternoon; clear
# action: L stand worried at e1; heroes stand; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“If it were {loved}, I should not mind,” said {L}.|{musing}} # personal
{
- hic():
“Hold your breath,” said {L}, and held it as well, to show how. {young:They both went red. Hic.|They held it until they were both quite red, and looked at each other across the top of it. “Hic,” it said then, twice, because one had been waiting.}
{is_being_2:{being_2} knew what helps. You drink from the wrong side of the cup. {young:It ran in at the neck. Hic.|It all went in at the neck, and came out at the feet, and “hic”, it said in between.}|Then they drank from the wrong side of the cup. {young:It ran in at the neck. Hic.|It all went in at the neck, and came out at the feet, and “hic”, it said in between.}} # usual
“Perhaps that was the last,” said {L}. They all waited, quite still. A fly went by. A clock went by, or it sounded like that. “Hic.” # usual
- is_giggle:
You must not look at anybody. {L} looked at the floor. {young:There was a shoe, and even the shoe was funny.|But there was a shoe there, with its lace undone, and nobody who has not seen it can know how funny that was.}
Then it jumped. It went from one to the next, {young:all along the row.|all along the row, as wind goes along a hedge, and those who did not know what it was about had it worst.} # usual
{is_being_1:“What is so funny?” asked {being_1}. That was the worst thing to ask. {L} tried to say it, and what came out was only air.|“Think of something sad,” said somebody. {L} thought of cold soup, and it was the funniest soup there has ever been.} # usual
- is_noise:
{L} counted, so as to know when it began to get less. {young:After twelve it was more.|There were twelve up to the gate, and after that they came in pairs, and you could not say whose the second one was.}
The birds went up, and sat down again. A window was opened, {young:and a window was shut.|and a head was put out, and looked left and right, and was taken in again, and the window was shut with care.} # usual
“Again!” said somebody very small, in a pram. So there was one more, and that at least was what somebody had wanted. # usual
- is_pour:
{L} drank as fast as you can drink out of a cup. It is no use. {young:An empty cup gets filled.|An empty cup is the very thing that gets filled, and hardly was it put down when it was full to the brim, with a small hill on top.}
So {L} put a hand on top. {doer()} was very careful, {young:and poured all round it.|and poured it neatly all round the hand, and got none on the sleeve, and after that into the saucer, and then into the spoon.} # usual
“No more room,” said {L}. “Oh, if it is only that,” was the answer, and there came more cups, a whole row of them, one inside the other. # usual
- is_flood:
It came up over the toes. {L} lifted one foot, and then had to lift the other. {young:You can’t do both.|There is a limit to that, and it is two. It was not so bad, once you had stopped minding about the socks.}
A slipper went by, {young:and a spoon.|and then a wooden spoon, and a hat with somebody’s sandwich in it, quite dry.} {L} fished out the spoon. # usual
“It can’t be all of it,” said {L}, “it has to come from somewhere.” But wherever it came from, there was another lot behind, and that was pushing. # usual
- is_eaten or is_grow:
Then {it()} was as high as {L}. {L} stood beside it, back to back, {young:and somebody looked.|and somebody put a book on top to see. It was level for as long as it took to say so, and then the book went up.}
The chairs had to go out. Then the table wanted to go, too. {young:{L} held it by one leg.|{L} held it by one leg, and talked to it, but {it()} had it by the other three.} # usual
{is_being_1:“It will stop when it is done,” said {being_1}. {L} put a finger in, to see, and it was quite warm in there, and moved over to make room.|{L} put a finger in, to see. It was quite warm in there, and it moved over, to make room.} # usual
- is_hair:
It was plaited, and it grew out of the plait. It was rolled up, {young:and the roll fell down the stairs.|and the roll got away, and went down all the stairs by itself, and came to the door before anybody could open it.}
{L} found a comb in it, and a pencil, {young:and a cat, asleep.|and a sock that had been missing since the spring, and a cat, who did not wish to be found.} # usual
“Only a bit off the end,” said {L}. But where was that? They went along it with the scissors, hand over hand, and were out in the road by tea, and it was still not the end. # usual
- is_bubble:
It touched the wall on the one side, and then on the other. {young:It did not go pop.|It did not go pop. It only gave a bit, and squeaked, and went on through the window, like somebody getting into a jumper.}
{L} knocked on it, with one finger. It went “bomm”, {young:and all of it wobbled.|and the whole of it wobbled, right round to the back, and after a time the wobble came home again.} # usual
{is_being_1:On the far side {being_1_many:were|was} {being_1}, quite round and green, and said something that you could not hear, as in a bath.|On the far side was the whole of the street, quite round, and a dog that was all nose.} # usual
- is_slide:
“Whee,” they all said, and then they had said it, {young:and it still went down.|and it still went down, and you can’t say “whee” for longer than your breath goes. After that they only looked about.}
There was a bend to the left, {young:and a bend to the right.|and a bend to the right, and behind that it was straight for so long that {L} did up a shoe.} # usual
{is_being_1:“Is that the bottom?” called {being_1}. ¶ “It is a bend,” called {L}, who was in front, and saw it first.|“Is that the bottom?” called somebody, from further up. ¶ “It is a bend,” called {L}.} # usual
- is_scarf:
{L} took hold of the beginning, and carried that out, to make room for the rest. {young:It went round the lamp-post.|It went once round the lamp-post, and over the wall, and past the baker, who tried it on as it went by.}
It was striped, and each stripe was somebody’s favourite. {young:“Blue is next,” they said.|People stood at their gates, to wait for the green, or to see the red once more, which had been very good.} # usual
“Is there any wool left?” called {L}. ¶ It was a long way back by then, and it took some time until the answer came along, from one to the next: “Heaps.” # usual
- is_queue:
Each time that somebody was done at the front they all took one step. {young:{L} took it, too.|It came along from far away, like a shiver down a long cat, and then {L} took it, and handed it on behind.}
“What is it for?” {L} asked the back in front. {young:The back did not know.|The back asked the next one, and that one the next, and by and by the answer came: “They say that it is worth it.”} # usual
Behind, there were as many as in front. They were all of them glad to be behind {L}, since there has to be someone whom you are behind. # usual
- is_ride:
“Is there room for one more?” they asked at the next corner. {young:“Just about,” said {L}.|“Just about,” said {L}, and breathed in, and everybody else breathed in as well, and in somebody got.}
There were elbows where there had been none. {L} had somebody’s shopping on the knees, {young:and a hen on the shopping.|and on the shopping sat a hen, and on the other side was somebody’s uncle, who was used to it.} # usual
They went a little lower at each stop, and a little slower, and when there was a bump they all said “oh”, one row after the other. # usual
- is_come:
“Is this where it is?” they asked at the door. {young:“I think so,” said {L}.|“I should think so,” said {L}, and held it open, and after that there was no moment when you could have shut it.}
The chairs were gone first, and then the arms of the chairs. {young:{L} brought in the stools, and then the bucket.|{L} brought in the stools, and the bucket, and the bottom stair, and whoever came then sat on whoever had come before.} # usual
{is_being_1:“How many of you are there?” {L} asked {being_1}. There was some looking round, and some whispering, and then they counted, but more came in while they did.|“How many more are there?” asked {L}. They looked round at each other, and it was not a thing that they had ever counted.} # usual
- else:
Each time that {L} looked away and back there was more, {young:and less of everything else.|and less of everything else. First you could not see the gate, and then you could not see where you had last seen it.}
“Is it on purpose?” asked somebody. ¶ {young:“It is only good at it,” said {L}.|“I do not think so,” said {L}. “It is only good at it, and it likes to be good at something.”} # usual
}
{hinderer_person:“Was that the last?” called {hinderer}, each time.} # beat
{hinderer_animal:{hinderer} told it to stop, and then could not stop telling it.} # beat
{hinderer_carried:{hinderer} was right in the middle of it, and was fetched out by one foot.} # beat
“Does it always do that?” somebody asked. ¶ “Only today,” said {L}. “But all of today.” # more
“When,” said {L}, a bit louder. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: garden; afternoon; clear
# place for pour, flood, eaten: kitchen; afternoon; clear
# place for come, ride, queue, scarf: street; afternoon; clear
# action: A stand calm; heroes stand calm; friends stand
# things: e1 right
“It may be that we look too much,” said {A}. {young:A pot does not boil, if you look.|“A pot never boils while you look. Perhaps this will not stop while we do.”}
So they all turned round, and looked the other way. {young:There was nothing there. They looked at that.|There was nothing much the other way, but what there was of it had an edge all round, and they looked at that.}
{
- noisy():
You could not see it any more, but you could certainly hear it. # usual
- comes():
Soon somebody stood next to them, and looked the other way as well, and there was one more behind. # usual
- else:
{young:It tickled in the neck.|You could feel it going on behind you, as you feel it when somebody reads over your shoulder.} # usual
}
“Now,” said {A}, and they looked round, {young:quite fast.|as fast as they could, to catch the moment.} There was more.
It had been restful, all the same, and they agreed to do it again some time. # spare
One of them had shut both eyes as well, to make quite sure, and had to be told when it was over. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; afternoon; clear
# place for pour, flood, eaten: kitchen; afternoon; clear
# place for come, ride, queue, scarf: street; afternoon; clear
# action: A point curious; heroes kneel; friends stand
# things: e1 right
{A} thought that somebody ought to count. {young:One finger for each bit more.|It was done on the fingers, one for {comes():each of them|every time that there was more}, and the thumbs last, because they are in the way.}
Then there were no more fingers. {young:So {A} took the toes.|So the shoes came off, and the socks, and there were ten more, though the small ones do not like to be held up alone.}
A woman who came by held out hers. {young:Then those were gone, too.|That took them as far as forty, and then she had to scratch, and one was lost.}
There was nobody else with toes. {young:“Fingers stop,” said the woman.|“There you are,” said the woman. “Fingers stop. I have often noticed it.”}
{comes():Some of those who came offered theirs, but then they would have had to count those as well.|“Forty,” said {A}, “and a lot. Forty and a lot and one.”} # spare
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# place for pour, flood, eaten: kitchen; dusk; clear
# place for come, ride, queue, scarf: street; dusk; clear
# action: L stand surprised at e1; heroes stand; friends stand
# action for eaten: L eat at e1; heroes eat; friends stand
# things: e1 right; e3 left
{is_entry_4:{entry_3}}
{
- hic():
You can also be given a fright. {L} went out, and came in again as something with arms. {young:“Oh, hello,” said {doer()}. Hic.|“Oh, it is you,” they said, very kindly, and “hic”.}
{is_being_3:Then it was the turn of {being_3}, who thought that you have to {young:stand on one leg.|stand on one leg and look at the ceiling, with something cold down the back.} They all did it. They all fell over. Hic.|Then they all stood on one leg, and looked up. {young:They all fell over. Hic.|It is hard to do that if something goes “hic” in the middle of it, and they all went over, one against the next.}}
{L} put an ear to it, to hear where they came from. It was quiet in there for a while, and warm, and a bit like a cellar. And then, from a long way down, you could hear the next one get up. # usual
- is_giggle:
By then nobody was sitting straight any more. {L} had to hold on to the next one, {young:and the next one held on to {L}.|and that one to the one behind, and where they all leaned together it went through them like a cart over stones.}
{is_being_1:At the front stood {being_1}, with a very straight mouth. {young:It went a bit up. It went down. It went up.|{L} saw it. One corner of it went up, and was taken down again. Then it was the other corner.}|At the front somebody stood with a very straight mouth. {young:It went a bit up. It went down. It went up.|{L} saw it. One corner of it went up, and was taken down again. Then it was the other corner.}}
It hurts in the end, at the side. “Do not,” said {L}, “do not say anything,” and for nearly a minute it was quiet, and then a small voice at the back said “shoe”. # usual
- is_noise:
Then they got bigger. Each of them moved the curtains, {young:and {L}’s hat.|and each of them took {L}’s hat a bit further down the road, and {L} went after it and was there for the next.}
{is_being_1:“I am so sorry,” said {being_1}, or began to, {young:but it was in the way.|but there was no gap in it any more for something so long, and it came out in three parts.}|“I am so sorry,” somebody began, {young:but it was in the way.|but there was no gap in it any more for something so long.}}
{L} held a cushion in front. It was a thick one, with feathers, and for one moment it worked, and then there were feathers. # usual
- is_pour:
Now there were cups on the cups. {L} could see over them only on tiptoe. {young:One had a spoon in it. One had a fish.|There were some in a ring, and some in a tower, and one that had been forgotten right at the beginning was found in {L}’s lap.}
{doer()} was getting better and better at it, {young:and did two at once.|and did it now from high up, in a long thin string, without looking, and two at once, and asked how they all were at home.}
“That is very kind,” said {L}, with both cheeks full. You can’t very well say “When” with your mouth full. It comes out as “Mm”, and that means more. # usual
- is_flood:
Then it was up to the middle. {L} got into the washing-up bowl, and sat down. {young:It floated, and it turned.|It floated, if you kept to the centre, and it turned slowly, so that you saw everything once.}
{is_being_1:{being_1} went by on a door. “Which way is out?” ¶ “Up, I think,” called {L}, {young:and waved with the spoon.|and pushed off from the lamp with the spoon.}|Somebody went by on a door. “Which way is out?” ¶ “Up, I think,” called {L}, {young:and waved with the spoon.|and pushed off from the lamp with the spoon.}}
It went down the road on both sides, quite politely, and in at every gate, and wherever it came they opened a window, and held out a cup. # usual
- is_eaten:
There was only one thing to be done, and {L} did it. {young:It was one bite, at the front.|It was one bite, at the height of the chin, and where it had been there was a hole in which you could have put an egg.}
The next bite was behind that one, and the next behind that. {L} went in head first. {young:It was soft in there, and a bit dark.|It was soft in there, and rather dark, and you could hear them chew next door. When {L} turned round, the hole had got smaller at the back.}
{is_being_1:“Leave the hard bits to me,” called {being_1}, from somewhere further in, with no consonants. “Have you got as far as the jam?”|“Has anybody got as far as the jam?” somebody called, from somewhere further in, with no consonants.} # usual
- is_hair:
It filled the stairs. It filled the hall. {L} pushed through it, {young:up to the middle.|up to the middle, and now and then a door handle went by, and you knew more or less which room it was.}
Somebody rang the bell, and the bell was in it, too. {young:It went “brr” in there, like a bee.|It went “brr”, from a long way inside, like a bee in a sofa. “Come in,” called {L}, “and wipe your feet.”}
The birds had seen it by now. Two of them had moved in, over the ear, and asked if it could be kept a bit stiller. # usual
- is_bubble:
Then it was as big as the house, {young:and there was no more room for the sky.|and where there had been sky there was only {L}, very long and very thin, and the other way up.}
{is_being_1:{being_1} came too near, and stuck, {young:with the front half.|with the front half, and did not seem to mind, and was lifted up by it, a little more each time.} “Breathe in,” called {L}.|A leaf came down, and stuck to it. {young:Then a leaf and a bee.|Then there was a bee on the leaf, and it was all going up, a little more each time.} {L} breathed in.}
Everybody stood with one finger out. Everybody stood with one finger out, and looked at the others, and it was quite clear what would happen, and nobody was the one. # usual
- is_slide:
After the hundredth bend you get hungry. {L} had a sandwich. {young:It had slid on ahead, and was caught.|It had slid on a little ahead, and was caught up with at the next bend, and it was none the worse.}
They met somebody who had set out the day before, {young:with a flask.|with a flask and a rug, who slid rather more slowly, to make it last.} “Is it far?” asked {L}. ¶ “I have never asked,” was the answer.
Then it went through a cloud. It was grey and wet, and you could hear the others laugh in it, before and behind. Then it was dry again, and still went down. # usual
- is_scarf:
It came to the end of the town, {young:and went on over the hill.|and the town was not enough for it. It went on over the hill, through a gate that {L} held open, and there were some sheep, who looked at it and thought of things.}
They were all in it by now. {L} had it round twice, {young:and so had the baker.|and so had the baker, and the bus stop, and a statue of a man who had been cold for a hundred years.}
When somebody pulled at the one end, somebody at the other end lost a hat, and pulled back, and so they could talk, once for yes and twice for no. # usual
- is_queue:
It went round the corner, and round that was another corner. {young:{L} had made friends with the back.|By then {L} knew the back in front quite well. It had a button missing, and was called Gordon.}
They had bread together, and they had a song. {young:It began at the front.|It had begun somewhere at the front, and when it came to {L} the words had got worn, and it was mostly “la”.}
Somebody fell asleep, standing up, and was handed along, one step at a time, from arm to arm, and did not lose the place. # usual
- is_ride:
Now they sat on the roof as well, and stood on the step, {young:and hung on at the back.|and hung on at the back, and there was somebody lying across the front with a bag of onions, and could see the way for all of them.}
“Stop!” called somebody inside. “I have only got one of my legs!” ¶ {young:“I have three,” called {L}.|“I have three here,” called {L}, and they were handed along until it came out right.}
And at the corner stood one more, quite small, and wet, and did not even ask. {L} moved one ear to the left. # usual
- is_grow:
It went out at the window, and had a look. Then it went in at the window next door. {young:“Good evening,” they said.|“Good evening,” somebody said in there, and put a cloth under it.}
{L} had to go round it to get from one side to the other, {young:and took a sandwich.|and took a sandwich along, and a coat, and when {L} came back it was a different way round.}
{is_being_1:“Where are you?” called {being_1}, from the other side. ¶ “Still here,” called {L}, “but further away. I have not moved.”|“Where are you?” they called, from the other side. ¶ “Still here,” called {L}, “but further away.”} # usual
- is_come:
By then you could not turn round without asking first. {L} ate a bun with somebody else’s hand. {young:It was very kind of them.|It was not clear whose it was, but it was kind of them, and they had one as well.}
“Everybody breathe in,” said {L}. {young:They did. Two more got in.|They did, and there was a bit of room, and in that bit of room there stood, when they breathed out, two more.}
{is_being_1:“Do you like it?” {L} asked {being_1}. ¶ “We have told the others,” was the answer, and from far down the road you could already hear feet.|“We have told the others,” they said, and from far down the road you could already hear feet.} # usual
- else:
Then it was more than there are words for. {L} said “a lot”, and then “a great lot”, {young:and then “oh”.|and then only “oh”, and that was used up as well.}
{is_being_1:“I believe it likes you,” said {being_1}. {young:It came a bit nearer.|It came a bit nearer, all round {L}, and waited to see what {L} would say to that.}|It came a bit nearer, all round {L}, {young:and then some more.|and waited to see what {L} would say to that.}} # usual
}
{helper_person:“Breathe in,” said {helper}, “and think of something flat.”} # beat
{helper_animal:{helper} lay down in front of it, and put both paws out, and it went round by the left.} # beat
{helper_carried:{helper} was set up on the highest place there was, and kept a lookout.} # beat
“It was nice at first,” {L} told somebody. “It is still nice. It is only so much.” # more
“When!” called {L}, with both hands round the mouth. ¶ There was more.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# place for pour, flood, eaten: kitchen; dusk; clear
# place for come, ride, queue, scarf: street; dusk; clear
# action: A eat calm; heroes eat; friends stand
# things: bread in A.hand; e1 right
They had some bread, standing up, {young:with one eye on it.|with one eye each on the bread, and the other on what was going on.}
{
- comes():
Everybody had a bite of it, and what came back to {A} was the end of a crust. # usual
- noisy():
You had to wait with each bite till it was quiet, and be quick. # usual
- floods():
You had to hold it up, or there would have been some on that, too. # usual
- growing() or long_one():
You had to hold it in, or there would have been no room for the elbow. # usual
}
“How long has it been?” somebody asked. {young:Nobody knew.|It had been since before the bread was bread, or it seemed like that.}
“It was in the afternoon that it began,” said {A}. {young:“There was less of it then.”|“I remember it when it was quite little. You would not have known it.”}
Then the bread was gone. Bread stops. # spare
Somebody had a pear as well, and it went round, and each had a bite of the side that was nearest. # more
There were some crumbs, but those went quickly, and nothing came after them. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# place for pour, flood, eaten: kitchen; night; stars
# place for come, ride, queue, scarf: street; night; stars
# action: L look-up calm at e1; heroes stand calm; friends stand
# things: e1 right; e2 left
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{
- is_boo:
It was such a small “boo”. That is why nobody had seen it coming. “BOO!” And they all went up in the air, and {L} the highest, and came down again one by one.
Then it was quiet. They waited for the next one. {L} had one finger up. But it had been frightened off, right out of {doer()}, and over the hedge.
- hic():
Then it was quiet. They all waited for the next one. {L} had one finger up. They had got so used to them. They waited a bit longer, to be polite.
“I think that it has said what it had to say,” said {L}. {doer()} nodded, very carefully, so as not to wake it.
- is_giggle:
At last they lay there, all in a row, and looked up. It was quiet. {L} breathed in, and breathed out. There was only a bit left, at the bottom, and that was kept.
“What was it about?” asked somebody. ¶ “I do not know any more,” said {L}. It had been about nothing. It was the best there had ever been.
- is_noise:
Then it got dark, and they came more slowly. There was one. Then there was nothing, for as long as it takes to look at a star. Then there was one. {L} did not jump any more.
“It is only how it is tonight,” said {L}, and pulled up the collar. And the next one hardly moved a leaf.
- is_pour:
Then {L} thought of something. “Do you know what it means, if I say ‘when’?” ¶ “When what?” asked {doer()}. Nobody had ever told {doer()} that.
So {L} drank the last one up, and turned the cup over, with its foot in the air. You can’t pour on that. “That is ‘when’,” said {L}, “in cup.” ¶ “Oh,” said {doer()}, and put the pot down. “But you only had to say.”
- is_flood:
By then it had filled up all there was to fill, and it lay quite flat, and had the moon in it. {L} lay in the bowl, and had stopped paddling. Everything was level.
Somebody put out a spoon, and then everybody did. “It is better warm,” they said. By and by there was the floor again, first the high places, and then the rest.
- is_eaten:
There was a hand at the end of the tunnel, and it was not {L}’s. It had come from the other side. They shook hands in there, and it was sticky, and after that there was some light.
“When,” said {L}, with the last bit, and put it in. There was nothing left but a crumb on the wall, as high up as nobody could reach.
- is_hair:
By then it was so much that there was no more use in standing. {L} lay down on it. It was soft, and it went on all round, as far as you could see.
“It has got a good way,” somebody said, from the road. ¶ “You can have some,” called {L}. And they all came, and lay down on it as well, with their shoes off.
- is_bubble:
It did not go pop at all. It had let go of the ground, and you could feel that in your feet. {L} waved, and up there in the bubble {L} waved back, the other way up.
It got as big as the moon, and then as small as the moon. “When,” said {L}, very softly, so as not to prick it.
- is_slide:
Then the stars came out, and the slide went down between them. Nobody asked any more if that was the bottom. {L} put both hands behind the head. It was quite warm, from all that sliding.
They lay back, one behind the other, and it went down, and it went on down. “Say if you see it,” {L} called. Nobody saw it, and nobody minded.
- is_scarf:
It had come all the way round. There was the beginning, on its hook by the door, and there came the other end. {L} held the two side by side. They were the same blue.
So it went round all of them once, houses and sheep and all, and it was tied, in one big knot. {L} put a finger on it while that was done. After that nobody was cold.
- is_queue:
Then there was no more back in front of {L}. There was a small window, and a light in it. “Yes?” it said. “How many?” And {L} turned round and looked at all of them, as far as the corner.
“All of us,” said {L}. ¶ “Then you had better come in,” it said, and held the door.
- is_ride:
And the last one more was put on top, like the egg on the eggs. {L} held it by one foot. So they went on, all of them, as slow as a cow, and at each bump they said “oh”, all at once.
It was dry in there, and it was warm, as it only is where there are too many. “Is anybody not in?” called {L}. They listened. There was only the rain.
- is_grow:
By then it had been everywhere that there was, and it lay down, one side on the hill, and one side on the road. {L} leaned against it. It was still warm, and you could feel it breathe in.
“You have got on so well,” {L} told it. “You can stop now, and be looked at.” And everybody came, and stood all round, and did that.
- is_come:
And then they all sat down, all at once, because there was no room to do it one by one. It was quite soft. {L} had a head on each shoulder, and could not have said whose.
“Is anybody still outside?” called {L}. ¶ They listened. There was one, and they let it in. It was only the wind, and there was just room for that.
- else:
By then there was no more room in the day for anything else. {L} sat down in it. It was not so bad in there, once you had stopped asking how much.
“Well,” said {L}, “if you are staying.” And it lay down, all round.
}
It had been a lot. {L} said so: “It was a lot.” And everybody nodded, who was there. # more
-> DONE

=== m3
# shot: wide
# place: living-room; night; clear
# action: A lift proud; heroes lift; friends sit
# things: lamp; rug
“How much was it?” they asked, those who had not been there.
{A} held out both arms. It was not enough. {A} stood on a chair, and held them out, and leaned. # usual
“From there,” said {A}, “to there. And then again, next door.”
They looked at all the air in between. It was quite a lot of air. # usual
“And did you say when?” they asked. ¶ “Three times,” said {A}. “It was busy.”
Then the arms got tired, and came down. Arms do stop. # spare
There was still a bit of it behind one ear. # more
They saved it up in a spoon, to show somebody. # more
“And in the middle?” they asked. ¶ “In the middle was me,” said {A}. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: A look-up sleepy; heroes look-up; friends stand
# things: door; lamp
{A} went to the door once more, to see that nothing was coming in.
There was only the moon. It had an edge all round. # usual
It was more than the night before. It gets a bit more each time. Then it gets a bit less, and nobody has to say so. # usual
“You know how,” {A} told it. # spare
Somewhere a door was shut, and then another, and then all of them had been. # more
Then the door was shut, and there was one of it. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends stand
# things: tap; basin; towel
{A} turned the tap on, and then turned it off.
It dripped once more. Then it dripped once more. # usual
{A} waited, and said nothing. You do not want to hurry a tap.
Then there was no drip. It hung there, and thought, and went back up. # usual
“Thank you,” said {A}. It was good to hear that done. # more
The soap had got smaller. It was a nice change. # more
The towel was dry at one end. One end was enough. # more
There were teeth to do, all in a row. There was a last one. # spare
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: box; moon; lamp
Out there it was dark. The dark stopped at the window.
One lamp was on, down the road. Then it was not. # usual
The road went as far as the corner. It was too late to go on.
A dog said one more thing. Then it had no more. # more
The grass stood where it was. It grew, but not so that you would see. # usual
The wind stopped. It had not been asked. # spare
A leaf came down. There was not one behind it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; lamp; moon
{H} lay in bed. The day had stopped, all by itself.
{resting}
{keepsake}
{dream} # spare
{
- noisy():
Then there came a yawn. That was one. The next one had a run-up.
- long_one():
Then there was a bit of sleep. It went down, and on down. There was no bottom to it.
- comes():
Then a bit of sleep came in. Behind that was a bit more. It had brought a friend. They all got in.
- floods():
Then there was a bit of sleep, down by the feet. There was some on top of that. It came up to the knees. It came up to the chin.
- growing():
Then there was a bit of sleep. It grew. It filled the bed. It filled the room, right into the corners.
- else:
A bit of sleep came. Then a bit more came. Then a bit more came.
}
{L} went through all of it once more, from the first bit to the last. # more
“Is that enough?” asked the dark. # usual
{L} did not say anything. Nobody said when.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning {H} looked round one side of the house, and then round the other. It had stopped, as far as anybody could see. ¶ “There is a bit left,” said {A}. It was no longer than a crumb, and it lay in the sun on the step, and was not doing anything. {A} bent down to it. “When,” said {A}, very kindly, and it did not need to be told twice.
-> DONE

=== next_bedtime
There was one pillow on the bed, and one quilt. It was enough.
-> DONE

=== function noisy()
~ return hic() or is_giggle or is_noise

=== function hic()
~ return is_hiccup or is_boo

=== function floods()
~ return is_pour or is_flood

=== function comes()
~ return is_ride or is_come

=== function growing()
~ return is_eaten or is_grow or is_hair or is_bubble

=== function long_one()
~ return is_slide or is_scarf or is_queue

=== function doer()
{
- is_being_1 and not being_1_many:
~ return being_1
}
~ return "whoever it was"

=== function it()
{
- is_thing_1:
~ return thing_1
}
~ return "it"
