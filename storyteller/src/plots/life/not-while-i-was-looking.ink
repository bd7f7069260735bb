# tells: entries(story|together|someone kept|somebody kept|something kept|someone was stealing|somebody was stealing|someone was taking|somebody was taking|someone was eating|somebody was eating|someone was painting|somebody was painting|someone was changing|somebody was changing|someone was moving|somebody was moving|someone was swapping|somebody was swapping|someone was hiding|somebody was hiding|someone was leaving|somebody was leaving|someone had been eating|someone had been taking|someone had been stealing|someone had been moving|someone had been hiding|someone had been swapping|someone had been changing|someone had been painting|someone had been leaving|someone had been nibbling|someone had been drinking|someone had been borrowing|somebody had been eating|somebody had been taking|somebody had been stealing|somebody had been moving|somebody had been hiding|somebody had been swapping|somebody had been changing|somebody had been painting|somebody had been leaving|somebody had been nibbling|somebody had been drinking|somebody had been borrowing|nobody knew who was|nobody knew who kept|nobody knew who did|nobody knew who it was|nobody knew who had|no one knew who was|no one knew who did|no one knew who it was|to find out who|kept going missing|kept disappearing from|kept vanishing from|kept getting moved|kept getting eaten|kept getting stolen|kept being moved|kept being eaten|kept being stolen|started going missing|started disappearing|were going missing|were disappearing|went missing one by one|disappeared one by one|vanished one by one|who was taking|who was stealing|who was eating|who was moving|who had been taking|who had been eating|who had been stealing|who kept taking|who kept stealing|who kept eating|who kept moving)
# happens: taking
# wants: child
# kind suspect: suspect*|blame|blames|blamed|accuse*|think it's the|thinks it's the|think it was the|thinks it was the
# kind self: by themselves|by itself|on their own|come alive|comes alive
# kind paint: paint*|colour*|color*|dye*|drawing on|draws on|scribbl*
# kind leave: leaves|leaving|left a|left some|leave things|presents
# kind ring: ring|rings|ringing|rang|knock*|tickl*|wakes|waking|honk*
# kind sky: star|stars
# kind letterb: letter b
# kind eat: eat|eats|eating|eaten|ate|nibbl*|bite|bites|biting|lick*|drinks|drinking|drank|biscuit*|cookie*|cake|cakes|cheese|porridge|honey|sandwich*|tomatoes|carrots|strawberries|pies|milk|sweets|chocolate
# kind sock: sock|socks|shoe|shoes|welly|wellies|slipper|slippers|glove|gloves|mitten|mittens
# kind swap: swap*|switch*|mixing up|mixes up
# kind move: mov*|hid|hides|hiding|rearrang*|somewhere else|wrong place
# kind take: steal*|stole*|stolen|tak*|took|missing|disappear*|vanish*|pinch*|nick*|borrow*|robb*|thief|thieves|going|gone
# ages: 3-10
# holds: dark(kind)

=== title
{~Not While I Was Looking|Nobody Saw a Thing}
-> DONE

=== s1
# shot: wide
# place: street; day; clear
# place for self, sky: garden; night; stars
# place for eat, swap: kitchen; day; clear
# action: L kneel curious at e1; heroes stand curious; friends stand curious
# things: e1 right
{~Nobody had heard a thing. {H} had been awake since six, and had not heard a thing, either.|It is not easy to catch somebody when you do not know who it is. {H} began on it straight away.|“Who saw it?” asked {H}, for the first time that day, and not for the last.}
{entry_1}
{entry_1_seen} # usual
{
- is_suspect:
They all looked at the same one. {susp()} looked at the floor, {young:as you do.|as anybody does who is looked at by so many.} “Did you see it?” {L} asked each of the others. ¶ “Not while I was looking,” said one after another, and pointed with the chin.
“Pointing is not seeing,” said {L}, and went and looked at {susp()} from the front. # usual
- is_self:
{L} went down on both knees, to look from near. {young:There was mud, right at the bottom.|There was mud right at the bottom, where there had been none, and a leaf stuck to it that does not grow on this side.} “Who was it?” ¶ “Not while I was looking,” said everybody. {things()} said nothing. They never do.
But the mud was wet. {L} wiped it off, and it was almost as if something held still for that. # usual
- is_paint:
{L} went up to {victim()}, and put out one finger. {young:It was still wet.|It was still wet. Now there was a print in it, and the finger was done as well, all round.} “Who saw it?” ¶ “Not while I was looking,” said everybody, and they held their sleeves in.
It had been done with care, right up to the edges. Only at the back one bit had been left, about as big as a hand. # usual
- is_leave:
There it was, where there had been nothing before. {L} looked all over it, {young:and there was no name on it.|and underneath, and inside, and there was no name on it and no price.} “Who put it there?” ¶ “Not while I was looking,” said everybody. And it was just the right size.
“I did not know that I wanted it,” somebody said, “and now I could not do without.” # usual
- is_ring:
{L} ran to where it came from. {young:Nobody was there.|It was still in the air when {L} got there, and under it there was nobody at all, and a bit of a draught.} “Who was that?” ¶ “Not while I was looking,” said everybody, who had come out with the wrong shoes on.
They all stood about for a while, and then they went back in, and two of them went in at the wrong door. # usual
- is_sky:
{L} went along the stars with one finger, {young:one, two, three.|from the left to the right, as you do when you count people into a bus.} There was one less. In its place was a hole, quite round and quite dark, and on the edge hung a crumb. “Who saw it?” ¶ “Not while I was looking,” said everybody.
They looked up, with their hands on their hats. It is not easy to say which one it had been, when it is gone. # usual
- is_letterb:
{L} walked past the shops. “READ AND UTTER,” it said at the baker’s. {young:At the stop it said “US”.|At the stop it only said “US”, and they all stood under it, and felt meant. The bookshop was an “OOKSHOP” at both ends.} “Who saw it?” ¶ “Not while I was looking,” said everybody.
{L} read all of it out, as it was now. You got used to it, only it was hard on the baker, who was an aker. # usual
- is_eat:
{L} laid one finger in the place where it had been bitten. {young:It was a good big bite.|It was clean all round, and there was not one crumb, for it had been done by somebody who had been told about crumbs.} “Who was it?” ¶ “Not while I was looking,” said everybody, and they all wiped their mouths, in case.
{L} looked at all the teeth that there were, one mouth after the other. Nobody’s went that close together. # usual
- is_sock:
Everybody had come out, and they were all hopping. {young:Hop, hop, hop.|They held on to each other, and to walls, and in front of each of them stood the one that was left, quite straight, with its toe to the wall.} “Who was it?” asked {L}. ¶ “Not while I was looking,” said everybody. Hop.
{L} put them all in a row, the ones that were left. They looked to the one side, where the other had always been. # usual
- is_swap:
“This is not mine,” said everybody, all at once. {young:{L} went round and looked.|{L} went round and looked, and it was so: each of them had one, and it was always somebody else’s, and whoever was the tallest had the very small one.} “Who was it?” ¶ “Not while I was looking,” they said.
They changed them all back, in the middle, on the floor. It took a long time, and it was rather jolly. # usual
- is_move:
{L} walked once round {whats()}. {young:It was quite the wrong place.|It was quite the wrong place, where nobody in the world would have thought of it, but it had been done with care, and was straight.} “Who was it?” ¶ “Not while I was looking,” said everybody.
“It does look well there,” one of them said, from a distance. “You get the sun in the mornings.” # usual
- is_take:
Where something had been there was a gap. {young:{L} laid a hand in it.|It had a clean edge, as if somebody had wiped round it before leaving, and {L} laid a hand in it, and there was a small draught.} {is_thing_1:“Who was near {thing_1}?”|“Who saw it?”} asked {L}. ¶ “Not while I was looking,” said everybody. They had all been looking the other way.
“What was there the other way?” asked {L}. ¶ Nobody could say. It had been quite a good way. # usual
- else:
{L} went to look, and it was just like that. {young:It had been done very neatly.|It had been done very neatly, by somebody who had wiped both hands first.} “Who did it?” ¶ “Not while I was looking,” said everybody.
“It is always just when you have looked away,” one of them said, and looked away. # usual
}
-> DONE

=== m1
# aside
# shot: above
# place: garden; day; clear
# action: A write curious; heroes stand curious; friends stand curious
# things: table; notebook in A.hand; e1 left
{A} wrote it all down, {young:with a line for each.|as you do in a case like this, with one line for each person.}
“What were you looking at, then?” asked {A}. One had been looking at a pan of milk. One had been looking for {~a sock|the other glove}. {young:One had only looked at the ceiling.|One had been lying down and looking at the ceiling, and could say a good deal about the ceiling.}
“I was looking the other way,” said an old man. “{young:It was a very good way.|There was a bird in it.}”
So {A} had eleven lines, {young:and nobody was in them.|and there was not one line in which anybody had seen anything.}
At the bottom {A} wrote in what {A} had been looking at. It was the list. # spare
{pausing} # company
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# place for self, sky: garden; night; stars
# place for eat, swap, suspect: kitchen; dusk; clear
# action: L sit curious at e1; heroes stand curious; friends stand
# things: e1 right; e2 left
{is_entry_3:{entry_2}}
{joining}
{is_loved:“If it were about {loved}, I should have noticed,” said {L}.|{musing}} # personal
{
- is_suspect:
So {L} sat down next to {susp()}, and took hold, {young:and did not let go.|with the whole hand, and did not let go, not even for supper.} “If it happens now,” said {L}, “it was not you.” They sat there until it was dark.
And in the night it happened. {L} heard it, quite far off, and still had hold. They looked at each other. # usual
“That is that,” said {L}, and {susp()} breathed out for the first time since the morning. # usual
- is_self:
So {L} stayed up, and watched. {things()} did not move. {young:{L} watched and watched.|{L} watched so hard that the dark began to swim, and still not one of them had moved by a hair.} Then there was a moth. {L} looked at the moth, for as long as you look at a moth.
When {L} looked back, they were all exactly as before. Only they were a bit out of breath. # usual
{L} went from one to the next, and laid a hand on. They were cold, and very straight. The last one was warm. # usual
- is_paint:
So {L} sat there, and watched, with both eyes. {young:Then a drop fell on {L}’s nose. {L} looked up.|Nothing happened, for as long as it takes to get cold. Then a drop fell, and it fell on {L}’s nose. {L} looked up.} There was nothing up there but up. {L} looked down, and there was one more, all done.
“Not while I was looking,” said {L}. They all looked at {L} in a funny way. It was the left ear. It was still wet. # usual
Somebody had put up a sign that said “Wet”. The sign had been done, too, but only once round the edge. # usual
- is_leave:
So {L} sat down where you could see it all, {young:and watched.|and watched, with a bun, so as not to have to go away for one.} Then somebody called, “Look, a balloon!” There was a balloon. It was quite a long way off. {L} looked back, and there was one more, just behind, and it was quite warm.
“Not while I was looking,” said {L}, and looked at the bun. There was a bow on it. # usual
That made nine. Nobody had ever had so much from nobody. # usual
- is_ring:
The next time {L} was there before it. {L} stood right beside it, with one hand on, {young:and waited.|and looked up, and looked down, and waited, and nothing can be so quiet as a thing like that when you stand beside it.} Then {L} had to sneeze, with both eyes shut, as you do. And there it was, right through the sneeze.
“Not while I was looking,” said {L}. “It does feel nice, in the hand.” # usual
Everybody had come out again. They were getting to know each other quite well. # usual
- is_sky:
So {L} stayed up, with the torch, {young:and looked, and looked.|and lay on the back in the grass, and kept an eye on the next one for as long as an eye stays open.} Then {L} blinked. It was a very short blink. Crunch, it went, up there, like an icicle. And there was one hole more.
“Not while I was looking,” said {L}. But somebody had said “Mm”. # usual
A bit of it came down, no bigger than a sugar grain. {L} caught it on one finger. It was cold, and it was sweet. # usual
- is_letterb:
There was one B left, on the bank. {L} sat down in front of it, {young:and looked.|on the kerb, with a loaf of read and utter, and looked at it, first at the upper half and then at the lower.} Then somebody asked the way to the “arber”. {L} only turned round to point. And now it was an ank.
“Not while I was looking,” said {L}. The paint was still warm, where it had been. # usual
There had been a hum. {L} had thought that it was a machine in the ank. # usual
- is_eat:
So {L} sat down in front of {whats()}, as near as your nose is to a plate, {young:and looked.|and did not look at anything else, and after an hour knew each one by its shape.} Then {L} had to yawn. Everybody shuts their eyes for that. There was one swallow, quite near. And there was less.
“Not while I was looking,” said {L}. There was still a bit of warm breath in the air. # usual
They sat in a ring after that, all of them. Then one of them yawned, and you know how that is. # usual
- is_sock:
So {L} put out one more, and sat down beside it, {young:with a thumb on the toe.|with one thumb on the toe of it, and did not think of anything else.} Then somebody went by who was not hopping. {L} had to look, it was so strange. It was a cat. And under the thumb there was nothing but thumb.
“Not while I was looking,” said {L}. It was cold, too, at the other foot. That one had gone as well. # usual
You learn a lot, hopping. {L} could do the whole row, and round the lamp, and did not spill any tea. # usual
- is_swap:
So {L} hid, with one eye out, {young:and watched.|in among the coats, with one eye out at a buttonhole, and watched.} It was quite still. Then a coat fell off its hook, and there was one moment that was all sleeve. And when {L} was out of the sleeve, every one of them was somebody else’s.
“Not while I was looking,” said {L}, and looked down. It was not {L}’s coat, either. # usual
Some of them had begun to like what they got. One asked if it could stay like that. # usual
- is_move:
So {L} sat down there, and took hold of {whats()}, with both hands, {young:and did not let go.|so that nothing could be moved without {L}, and did not let go even for an itch.} Then {L} closed one eye, to rest it. It was the other one’s turn soon after. When they opened, {L} was sitting round the corner, and still had hold.
“Not while I was looking,” said {L}, and had to ask the way back. # usual
Somebody had laid a cushion behind the head as well. It must have been done with a good deal of feeling. # usual
- is_take:
So {L} counted what was left, {young:with one finger on each.|with one finger on each, and then sat down in front, and counted again, from the other end, so as not to fall asleep.} At four a button came off somebody’s coat, and rolled, and {L} looked where it went. And then there was no four.
“Not while I was looking,” said {L}. The button was gone as well. # usual
They all stood about the gap, and each had one hand on what was in their own pockets. # usual
- else:
So {L} sat down in the middle of it, and watched. {young:Then somebody asked the time.|For a long time nothing happened at all. Then somebody asked what time it was.} {L} looked at the clock, for as long as that takes, and it had been done again.
“Not while I was looking,” said {L}. Whatever it was done with was still warm. # usual
“Ten past,” {L} said then, because they had asked. # usual
}
{hinderer_person:“Is it that over there?” said {hinderer}, and pointed, and of course they all turned round.} # beat
{hinderer_animal:{hinderer} had to be told what a good one that was, just then, by everybody.} # beat
{hinderer_carried:{hinderer} was put at one end, to look that way, and fell over, and had to be put back.} # beat
“We could look in turns,” somebody said. They did that for a while. It was always somebody else’s turn. # more
-> DONE

=== l1
# aside
# shot: wide
# place: garden; dusk; clear
# action: A draw curious; heroes stand laughing; friends stand
# things: paper; table; chair; e1 left
It would help to have a picture of whoever it was. {A} had the pencil, {young:and they all said what to draw.|and everybody who had not seen anything said what it had looked like.}
“Tall,” said one. “Short,” said the next. {young:“With a hat.”|“I did not see a hat,” said the third, “and so it must have been hidden by something. Put in a beard.”}
By the end it had {~four|five} legs, because nobody would give up theirs. {young:{A} drew shoes on three.|{A} put shoes on three of them, to be on the safe side.}
“I should know that one anywhere,” said an old man, {young:and looked behind him.|and moved a little nearer to the others.}
{themed_a} got into the picture as well, down in the corner. # personal
It was hung up where everybody could see it. It frightened a pigeon, who had been seen by nobody, either. # spare
-> DONE

=== m2
# shot: close
# place: garden; dusk; clear
# action: A write calm; heroes kneel curious; friends stand curious
# things: paper; pencil in A.hand; stone; e1 left
It may be that whoever it was had never been asked to stop. So {A} wrote a note, {young:and put a stone on it.|in the neatest letters, and laid it there with a stone on top.}
“Please stop it,” said the note. They all went away, {young:so that it could be read.|since nobody likes to be watched while reading.}
When they came back, there was one word more. It stood at the bottom, {young:and it was very, very small.|in writing so small that somebody had to go home for the other glasses.}
“When?” it said. ¶ {young:Nobody had thought of that.|It was a fair question, and nobody had thought of a time.}
“Now,” wrote {A}. ¶ “I will try,” said the note, when they had been away once more. # spare
It must have been a good try. But by then it had been done again. # more
-> DONE

=== s3
# shot: behind
# place: street; dusk; clear
# place for self, sky: garden; night; stars
# place for eat, swap, suspect: kitchen; dusk; clear
# action: L kneel curious at e1; heroes kneel; friends sit curious
# things: e1 left; e3 right
{is_entry_4:{entry_3}}
{
- is_suspect:
“It was somebody else,” {L} told them all. “I had hold.” They had a good many other things to do then, {young:but one said sorry, and gave up half a bun.|and it was quiet for a bit, and then one of them said sorry, very low, and it went along the row, and the last in the row brought half a bun.} {susp()} took it, and looked at the floor again.
It was always at the same bit of floor. So {L} got down and looked along it. There was a hole there, {young:as big as a plum.|about as big as a plum, behind everything, and its edge had been worn quite smooth.}
- is_self:
{L} drew a line round each of them, with chalk. {young:Then {L} walked off, and did not look round.|Then {L} walked off, quite slowly, and did not look round, and behind there were steps. {L} stopped. They stopped. There was one step too many.} And when {L} did look round, they all stood there, each of them on the wrong chalk.
One had wiped its line away. It had wanted to be neat about it. # usual
- is_paint:
Then {L} found the drops. There was a small one, and a small one, {young:and then a ring.|and then a ring, where the pot had been put down, so that an arm could rest.} {L} went along from drop to drop, bent low, and it went round the back, and there they stopped.
On the wall there was half a hand, or else it was a foot. It had been wiped, and somebody had been sorry. # usual
- is_leave:
You can’t always be given to. So {L} put half of the bun out, {young:with a bow.|with the bow on it, and a note, “For you, whoever you are.”} Then they all went in, and shut the door, and looked at the ceiling. When they came out again, half of the half was there. It had been shared.
On the back of the note stood something, and it had been crossed out, and then it stood there after all: “Thank you. Do they fit?” # usual
- is_ring:
So {L} tied a thread to it, and the other end to one toe, {young:and lay down.|and lay down behind something, and was nearly asleep when the toe was pulled.} {L} hopped, as fast as you can on the other foot. There was the thread, and the knot had been undone, very neatly, and tied again to a twig, in a much better way.
{L} tried to do that knot as well. It was one that only lets go if you ask it. # usual
- is_sky:
Perhaps it was only hungry. {L} put out a plate. {young:On it were peppermints.|On the plate were peppermints, because that is what comes nearest.} Then {L} put out the torch, and waited. Crunch, crunch, crunch. The plate was empty. And after it came one more crunch, from up there, because you like to have something afterwards.
But where the crunch had been you could now see a place that was darker than the dark. It had two ears. # usual
- is_letterb:
So {L} took chalk, and wrote one on the wall, the best B that there was, {young:with two good stomachs.|with a straight back and two good stomachs, and the lower one a bit larger, so that it would not fall over.} Then {L} looked at the sky. Mmmm, it went. It came nearer, and it sat down. And when {L} looked, there was only a bit of chalk dust, going round the corner in the air.
{L} went after the dust, as far as there was any. It went up, and in under a roof. # usual
- is_eat:
{L} tied a small bell to what was left. {young:Ting, it would say.|If anybody took it, it would say ting, and everybody would know where.} Then it was quiet for a long time, and then {L} looked. It was gone, and the bell was gone, too. And from that time on you could hear it now and then, when somebody had a hiccup. Ting.
“It was to your left,” they told each other, and “It was under the floor,” and “It was you.” # usual
- is_sock:
Then {L} tied wool to the next, a whole red ball of it. {young:The ball began to run.|The ball lay still for a long time. Then it gave a jump, and ran off, and got thinner, and {L} hopped along the wool, round one corner, and through a hedge.} At the end of it was a gate, and the wool was tied to that, in a bow, and on the bow was a hair.
It was a good bow, with both ears the same. It had been done by somebody with patience. # usual
- is_swap:
Then {L} wrote names on, {young:one for each.|in big letters, one for each, and tied them on with string.} “Now we shall see,” said {L}, and they all looked at the door together. There was a rustle, like somebody who cannot read very fast. When they looked round, it was all as it should be. Only the names were on the wrong people.
{L} was the teacher for a while, or the captain, or whoever that was. # usual
- is_move:
Then {L} tied tins to {whats()}, a whole string, {young:so that it would rattle.|so that it would rattle, and went round the corner, and listened, until both ears stood out.} There was no rattle at all. And when {L} came back, it had been done again, and the tins stood in a row, the big ones at the back, so that you could see them all.
{L} only had to think where it would look best. That was the place, each time. # usual
- is_take:
Then {L} thought that it should be something really good, {young:and put out a spoon.|and put out the best spoon, on a cloth, where the light fell on it, and lay down on the stomach round the corner.} It shone. It was looked at, you could feel that. {L} swallowed, only once. And on the cloth lay a leaf, folded in four, where the spoon had been.
On the leaf there was nothing. But it was folded so well that it was certainly a thank you. # usual
- else:
{L} put flour on the floor, {young:and they all went out.|from wall to wall, and then they all went out, and talked about something else.} When they came in there were steps in it, quite small ones. They went in, and they came out again, and in the middle somebody had written “sorry” with one toe.
{L} put a foot beside it. It was a smaller toe than any there. # usual
}
{helper_person:“I have an idea,” said {helper}, “but I must not say it, or it will be heard,” and nodded to {L}.} # beat
{helper_animal:{helper} smelled along the ground, and stopped, and sat down there, and looked at {L} as if it were quite plain.} # beat
{helper_carried:{helper} was left to keep watch, and did not shut an eye, but could not say anything, either.} # beat
“Not while I was looking,” they all said. By now they said it like “good evening”. # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; night; stars
# action: A hold curious cup; heroes stand curious; friends stand curious
# things: table; 6 cup on table; lamp
They had something warm to drink after that, and {A} put out the cups. {young:There were eleven of them. So there were eleven cups.|There were eleven of them, with the small ones, and so {A} put out eleven cups, in two rows.}
This one took no milk. That one never drinks the last bit, {young:and there it was.|and there it was, at the bottom, with a crumb sailing on it.}
But when {A} washed up, there were twelve. The twelfth stood upside down, to drip. {young:It was quite clean.|It had been rinsed, and dried with a leaf, as you are told to do it and nobody does.}
“It is somebody with manners,” said {A}. # spare
{A} put the cup back just as it had been. Whoever it was would want to find it again. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: L kneel surprised at e1; heroes kneel; friends sit happy
# things: e1 right; e4; e3; e2
“It never happens while we look,” said {L}. “So I shall not look.” {young:And {L} sat down, and shut both eyes, and held out one hand.|And {L} sat down in the middle of it, and shut both eyes, and held out one hand.}
{young:It was very quiet.|At first there was nothing. Then the air was a bit warmer, on the left.} Something breathed on the thumb. # usual
“Hello,” said {L}, with shut eyes. ¶ “Hello,” said somebody, before there had been time to think.
{not (is_self or is_sky or is_letterb):{L} opened one eye, only a little. And there {who_many():were|was} {who_a()}.|{L} opened one eye, only a little.}
{
- is_suspect:
“I thought that you knew,” said the mouse. “Somebody looked straight at me, each time.” ¶ And that had been {susp()}, who had only not been asked.
- is_self:
“We get so stiff,” said somebody. “You would, too.” ¶ “You can go on,” said {L}. “I have nothing against it.” ¶ So they went once round in the dark, {L} in the middle, with shut eyes, and a small hard hand on each side.
- is_paint:
It was cold, and it went right round the thumb. “Hold still,” said {who()}. “It was all so grey, and I had some over.” ¶ “There is a gate,” said {L}, “that has wanted it for years.”
- is_leave:
Something was put into the hand, so lightly that you could hardly feel it. And {L} held on to the finger. ¶ “I make them in the evening,” said {who()}, “and I have only the one of me.” ¶ “They fit,” said {L}. “Come and see.”
- is_ring:
“It answers,” said {who()}. “I say something, and nobody says anything. But that does.” ¶ {L} thought about it. “You can say it to me,” said {L}, “and I will say it back.” And that is how they did it, until it was late.
- is_sky:
It was as soft as dark is, and through the one cheek it shone. “I am so empty in there,” it said. “With one inside it is light.” ¶ {L} held the torch to its stomach, and it lit up right to the ears. “Oh,” it said. And it put them back, one by one: pip, pip, pip.
- is_letterb:
{is_being_1:There {being_1_many:were|was} {being_1}, and all the Bs in a row.|It was a bee, and behind her stood all the Bs, in a row.} “You say it all day long,” was the answer, “and it is the only one that is like me.” ¶ “We can’t do without,” said {L}, “but I can draw you one, every day, that is your own.”
- is_eat:
Ting, it went. “I only ever took a little,” said {who()}. “Each time it was only a little.” ¶ “Then it can be a little every day,” said {L}, “and you say hello first.”
- is_sock:
“You have two of them each,” said {who()}. “I counted.” ¶ “We have two of those as well,” said {L}, and held up a bare foot. It was looked at, for some time. So {L} took off the jumper, which is all in one piece, and the rest went back, one to each door.
- is_swap:
“I wanted to see which is the best,” said {who()}, “and for that you have to try them all round.” ¶ “And which is it?” asked {L}. ¶ “I do not know yet. I have not had yours.” ¶ So {L} handed it over, and they both had half.
- is_move:
“It was in the draught there,” said {who()}. “I only wanted it to be nice.” ¶ {L} looked round, and it was true, about the draught. “Then you do the rest,” said {L}, “and that one goes back.” And all night long they moved things, a bit to the left.
- is_take:
“It all looked at me so,” said {who()}, and there it lay, polished, in a row. {L} had to be shown every single piece. Then they carried it back, {L} at the one end, and it was looked at once more, each thing for itself.
- else:
“Nobody said a thing,” was the answer, “and so I went on.” ¶ “We could not see you,” said {L}. ¶ “No. That is how it is, when you are good at it.” ¶ So {L} stayed, and watched how it is done, and they put some of it right.
}
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
“Did you see it?” somebody called, from the door. ¶ “Not while I was looking,” called {L}. And that was true. # usual
-> DONE

=== m3
# aside
# shot: wide
# place: garden; night; stars
# action: A walk sleepy; heroes walk sleepy; friends stand sleepy
# things: gate; lantern; e1 left
Then they all went home, and nobody looked where the others went.
“Shall we keep watch?” somebody asked. ¶ “No,” said {A}. “We know now.”
It is much less work to know. # more
They had a last look round. It was hard to see in the dark, and it did not matter. # spare
{A} left the gate open by a hand. That is enough, if somebody wants to come in quietly. # usual
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; stars
# action: A fold calm; heroes sit; friends sit sleepy
# things: table; paper on table; lamp; drawer
There was the list of who had seen nothing. {A} folded it in two, and then in two again.
It went into the drawer, with the string and the good scissors. # usual
There was room on it for one more. {A} took it out again, and put that in. “Saw it,” {A} wrote, “with both eyes shut.”
Then the drawer was closed. It sticks a bit, on the left. # spare
When {A} had gone, it was opened once more, by about a finger, and closed. Nobody saw that. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: A walk sleepy; heroes walk sleepy; friends walk sleepy
# things: door; stairs; lamp; coat on hook; hook
They went in, and up the stairs. {A} did not look round.
Behind them a board creaked. It was a small creak.
“I heard that,” said {A}. ¶ It was quiet. Then it creaked once more, a bit more bravely. # spare
“Good night,” said {A}, to the stairs. # usual
The light over the door was left on. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: plate; moon; e1 left
Out there it was dark, and it was all in its place. You could count it, if you wanted.
Nobody was near. Nobody was looking. # usual
On a stone stood a plate, and there was something on it. Then there was not so much. Then there was none, and then the plate was upside down. # spare
It was very neat. # more
The moon looked at that the whole time. But the moon has never said a thing. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; lamp; curtain; pillow
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
Then the light was gone. It was done so well that you could not hear it. # usual
Then one toe was gone, and then the next toe. {L} looked hard, to see who it was.
“Hello,” said {L}, with shut eyes. ¶ Nobody said anything. But it was there. # usual
It was sleep. It was not done while {L} was looking.
{met():Goodnight, {who()}.|{is_suspect and (is_being_1 or is_thing_1):Goodnight, {susp()}.}}
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning something lay on the sill, wrapped in a leaf, and nobody had seen it come. {H} unwrapped it. It was half a biscuit, with very small teeth in one side. “Hello,” said {A} to the leaf, in case. ¶ “Hello,” said somebody behind the curtain, before there had been time to think. Then it was very quiet there, but the curtain had two feet.
-> DONE

=== next_bedtime
A leaf lay on the sill, folded in four. Nobody had seen who put it there.
-> DONE

=== function met()
~ return is_being_1 and not (is_suspect or is_self or is_sky or victims())

=== function victims()
~ return (is_paint or is_leave) and not is_being_2

=== function who_many()
{
- not met():
~ return false
- is_being_2 and not being_2_many:
~ return false
}
~ return being_1_many

=== function who_a()
{
- met():
~ return who()
- is_suspect or is_eat:
~ return "a mouse, on two legs"
- is_paint:
~ return "a goat, with a brush"
- is_leave:
~ return "an old man, with a large bag"
- is_ring:
~ return "a jackdaw, quite small"
- is_sock:
~ return "a fox, with a shoe on"
- is_move:
~ return "a badger, with a duster"
- is_swap or is_take:
~ return "a magpie, very well brushed"
}
~ return "somebody quite small"

=== function who()
{
- met() and is_being_2 and not being_2_many:
~ return being_2
- met():
~ return being_1
- is_suspect or is_eat:
~ return "the mouse"
- is_paint:
~ return "the goat"
- is_leave:
~ return "the old man"
- is_ring:
~ return "the jackdaw"
- is_sock:
~ return "the fox"
- is_move:
~ return "the badger"
}
~ return "the magpie"

=== function susp()
{
- is_being_2 and not being_2_many:
~ return being_2
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return L

=== function victim()
{
- is_being_1:
~ return being_1
- is_thing_1:
~ return thing_1
}
~ return "the nearest"

=== function things()
{
- is_thing_1:
~ return thing_1
- is_being_1:
~ return being_1
}
~ return "the others"

=== function whats()
{
- is_thing_1:
~ return thing_1
}
~ return "all that there was"
