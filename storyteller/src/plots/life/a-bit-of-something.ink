# tells: entries(story|together|followed the tracks|there were tracks|strange tracks|followed the footprints|strange footprints|mysterious footprints|muddy footprints|footprints in|followed the trail|a trail of|followed the clues|the clues were|first clue|next clue|solved the mystery|to solve the mystery|a strange noise|strange noises|a funny noise|a weird noise|a tapping noise|noise in the night|what made the noise|what was making the noise|what made all the|wanted to know who|wanted to know where|went to find out|set off to find out|went out to see what|another riddle|next riddle|followed the string|followed the thread)
# happens: clues
# wants: child
# kind told: turns out|turned out|they find out that|they found out that|we find out he|we find out she|we find out it|find out it is|find out that|found out that|where a|where the hedgehog|leads to a|leads to the|led to a|led to the|leads him to|leads her to|led him to|led her to
# kind step: footprint*|foot print*|footstep*|tracks|paw print*|pawprint*|prints|hoofprint*
# kind trail: trail|trails|thread|string|ribbon|arrow|arrows|crumbs|path of|line of
# kind noise: noise*|sound|sounds|tapping|knocking|squeak*|bump*|hears|heard|music|rattl*|scratch*|whistling|humming
# kind case: detective*|clue*|mystery|mysterious|solve*|case|riddle*|puzzle*|missing|treasure hunt|code
# kind ask: wants to know|wanted to know|want to know|wonder*|find out|finds out|found out|finding out|where does|where do|why does|why do|who does|who makes|who switches|how does|how do|what makes|what happens
# ages: 3-10
# needs: hands
# holds: dark(kind)

=== title
{~A Bit of Something|As Tall as a Door, with a Lid}
-> DONE

=== s1
# shot: two
# place: lane; day; clear
# place for step, trail: field; day; clear
# place for noise: hallway; dusk; clear
# place for ask: hill; dusk; clear
# place for case: street; day; clear
# action: L kneel curious; heroes kneel curious; friends stand curious
# action for step, trail: L kneel curious at tracks; heroes kneel curious; friends stand curious
# action for noise: L listen curious; heroes listen curious; friends listen curious
# action for ask: L look-up curious; heroes look-up curious; friends stand curious
# things: e1 right; paper-bag in L.hand
# things for step, trail: tracks; paper-bag in L.hand
# things for noise: e1 right; paper-bag in L.hand
# things for ask: e1 right; paper-bag in L.hand
{~Most of it was not there. That is how it begins, and {H} knew that.|A thing like that begins small, and {H} was the right size for it.|Anybody else would have gone on. {H} stood still.}
{entry_1}
{
- is_step:
A foot does not say whose it is. {young:It only says which way.|It only says which way, and that somebody had stood there, and was not standing there now.}
- is_trail:
It did not say who. {young:It only said which way.|It only said which way, and it said that quite clearly, as far as you could see.}
- is_noise:
A noise stops as soon as you listen, {young:as if it was listening, too.|as if it was listening to hear who was listening.} And when you have given it up, there it is again.
- is_case:
You cannot ask whoever did it, {young:if you do not know who it is.|for then you would have to know who that is.} But nobody goes by without leaving a clue.
- is_ask:
Nobody could say. {young:They all said that it was a good question.|They all looked up, and said that it was a very good question, and went on with the potatoes.}
- else:
It was not much. {young:But where there is a little, there is more.|But the rest had to be somewhere, for nothing comes only in bits.} # usual
}
“That is a bit of something,” said {L}.
{L} had a pencil, and a paper bag from two buns. {young:At the top {L} {top()}.|At the top of the bag {L} {top()}, so that it knew what it was about.} {young:Under that came number one.|Below that came number one, with a ring round it.}
{
- is_noise:
But a noise is not easy to draw. It came out like {~a comb|a hedge}, with a gap in it. # usual
- is_step:
It was drawn just as it was, toes and all, or what might have been toes. # usual
- is_trail:
That was where it began, and after it came an arrow. # usual
- else:
It was quite a small line, with {~a hook at the end|a bend in it}. There was no more of it yet. # usual
}
-> DONE

=== m1
# aside
# shot: close
# place: lane; day; clear
# place for noise: hallway; dusk; clear
# action: L think worried; heroes stand; friends stand
# things: e1 right; paper-bag in L.hand
Could it have been {L}? {young:You have to ask everybody.|You have to ask everybody, to be fair, and {L} was the nearest.}
“Where were you?” asked {L}. ¶ “Here,” said {L}. {young:That did not sound good.|When you heard it said like that it did not sound very good.}
{
- is_step:
So {L} put one foot down beside number one. {young:It was not that foot.|It was not that foot, and it was not the other one, even with the toes turned in.}
- is_noise:
So {L} made the noise as well, with a knuckle, and then with the teeth. {young:It was not the same.|It was not a bad noise, but it was not that one.}
- is_ask and about() != "":
“And have you anything to do with {about()}?” ¶ {L} had not. {young:{L} had only looked.|{L} had only looked, and looking does not do a thing like that.}
- else:
“And what have you got there?” ¶ {L} had nothing there but the bag, {young:and a pencil.|and the pencil was in it by then, in the crumbs.}
}
Then the hands were looked at, first the one and then the other. {young:There was only bun on them.|There was nothing on them but bun, and the bun had been paid for.} # spare
“Then it was not me,” said {L}, and was glad. It went on the bag as well, quite small. # spare
That was one fewer. There were only all the others left. # more
-> DONE

=== s2
# shot: wide
# place: lane; afternoon; clear
# place for step, trail: forest; afternoon; clear
# place for noise: hallway; night; clear
# place for ask: hill; night; stars
# place for case: street; afternoon; clear
# action: L write curious; heroes kneel curious; friends stand curious
# things: e1 right; paper-bag; pencil in L.hand
# things for step, trail: tracks; paper-bag; pencil in L.hand
{is_entry_3 or (is_entry_2 and open()):{entry_2}}
{joining}
{is_loved:“It is not {loved},” said {L}, who would have known that at once.|{musing}} # personal
Number two was not where {L} looked. {young:It was beside that.|It was a little to one side.}
{
- is_step:
It was one more foot, and it was further on. {young:So the feet were going somewhere.|And so the feet were going somewhere, which not all feet are.}
- is_trail:
It went round a corner there. {young:So it was going somewhere.|And so it was going somewhere, which not everything does that has an end.}
- is_noise:
It was the same noise, but further off, {young:behind the next wall.|and when you came to where it was, it was behind the next wall.}
- is_case:
It was a clue that lay where nobody would lay a clue. {young:So somebody had.|And so somebody had, and had thought that nobody would look there.}
- is_ask and about() != "":
“Is it about {about()}?” they said there. “That is further on.” {young:They had only ever looked as far as the gate.|They had gone to look themselves, a good while back, as far as their own gate.}
- is_ask:
“That is further on,” they said there. {young:They had only ever looked as far as the gate.|They had gone to look themselves, a good while back, as far as their own gate.}
- is_told and is_entry_1_being:
“Is it about {about()}?” they said there. “That is further on.” {young:They had only ever looked as far as the gate.|They had gone to look themselves, a good while back, as far as their own gate.}
- else:
It went with number one, {young:as a spoon goes with a cup.|as a lid goes with a pot, and you could not say more than that.}
}
“And that is a bit of something,” said {L}. {young:That made two.|Now there were two, and they had not been put there by each other.} # usual
{L} put one and two together, as you do, {young:and drew what it must be.|and drew on the bag what it must be if you had all of it.} It came out as tall as a door, and it had a lid{is_step:, and feet}{is_noise:, which rattled}.
{hinderer_person:“I know what it is,” said {hinderer}, over and over, and it was something else every time.} # beat
{hinderer_animal:{hinderer} had found another bit of something, and it was a crust, and that was the end of it.} # beat
{hinderer_carried:{hinderer} had to be put down, so that there was a hand for the pencil, and was put down on number two.} # beat
{L} looked at it from both ends. {young:“No,” said {L}. “Not with a lid.”|“There is nothing like that,” said {L} at last, and crossed out the lid, and then the rest.}
-> DONE

=== l1
# aside
# shot: above
# place: lane; afternoon; clear
# place for noise: hallway; night; clear
# action: L kneel proud; heroes kneel; friends stand curious
# things: button; e1 right; paper-bag
Number three was the best so far. {young:It was round, and it shone.|It was round, and blue, and lay there as if it had that moment been put down.}
“That,” said {L}, “is a big bit of something.” {young:It was a button.|It was, in fact, a button, and it had four holes, and in one of the holes was some thread.}
Whoever it was had a coat, then, {young:and it was blue.|and the coat was blue, and these days did not shut at the top.} It all went on the bag.
It was only a good deal later, {young:in the wind,|when the wind got up,} that {L} noticed where it came in. {young:It came in at the top.|It came in at the top of the coat.}
“Oh,” said {L}. “That is a bit of me.” And number three was crossed out, and went in a pocket. # usual
It was the second time that {L} had turned out to be mixed up in it. # spare
-> DONE

=== m2
# aside
# shot: close
# place: lane; dusk; clear
# place for noise: hallway; night; clear
# action: L look-through curious paper-bag; heroes stand curious; friends sit curious
# things: e1 right; paper-bag in L.hand
By now the bag was full of {bits()}, all the way round. {young:There were five, or six.|There were five, or six, if you counted the one that was jam.}
{L} held it a long way off. {young:From there it looked like rain.|From a long way off it looked like rain, or else it was music.}
So {L} tried it. {young:Short, long, short, hum, hum.|It went short, long, short, with a hum in the middle, where the bag was folded.}
It was no tune that anybody knew. {young:But it was a bit of one.|But it was a bit of one, and it stopped as you stop at a corner.}
“So there has to be some more,” said {L}, {young:and folded the bag.|and blew the bits of rubber off the bag.} # spare
It stayed in one ear, for the rest of the way. # more
-> DONE

=== s3
# shot: behind
# place: lane; dusk; clear
# place for step, trail: forest; dusk; clear
# place for noise: hallway; night; clear
# place for ask: hill; night; stars
# place for case: street; dusk; clear
# action: L crawl curious; heroes crawl curious; friends sit curious
# things: e1 right; paper-bag
# things for step, trail: footprint; paper-bag
{is_entry_4:{entry_3}}
{
- is_step:
After the sixth foot there were no more feet.
- is_noise:
After the sixth time there was no noise at all.
- is_case:
After clue number six there was no clue.
- is_trail:
After the sixth corner there was no more of it.
- is_told and is_entry_1_being:
After number six there was nothing, and nobody there had seen {about()}.
- else:
After number six there was nothing.
}
{young:{L} looked where it ought to be, and it was not.|It would have been a very good place for number seven, and {L} looked all over it.} # usual
“That is a bit of nothing,” said {L}. {young:How do you draw that?|It is hard to draw.}
So {L} looked for something big, which nobody could miss. {young:It was missed.|It turned out that you could miss it quite easily, and {L} did.} # usual
{helper_person:“You are too high up,” said {helper}, who had only bent down to tie a shoe, and stayed there.} # beat
{helper_animal:{helper} lay down, nose on both paws, and looked along the ground, at something quite near.} # beat
{helper_carried:{helper} was let fall, and rolled, and where {helper} came to rest was the place.} # beat
Then {L} knelt down to draw the nothing. {young:And from down there you could see it.|And from there, as high up as a shoe, you could see it.}
{
- is_step:
It was only half a foot. {young:It was the toes.|It was the half with the toes, as when you stand on the ends of them, to see over something.}
- is_noise:
It was not even a noise. {young:It was a breath, and it was held.|It was a breath, of the kind that you hold, and somebody was holding it.}
- is_trail:
It was the very thinnest bit, {young:and it was quite new.|and it was so new that it had hardly settled.}
- is_ask and open():
{young:There was a small path. One person had gone there, often.|There was a path, as wide as one person, and trodden quite flat by somebody who went that way every time.}
- is_case:
It was so small that nobody would have wiped it up, {young:and it was quite new.|and it was so new that it had not made up its mind to be there.}
- else:
It was the smallest so far, {young:and it was quite new.|and it was so new that it had hardly settled.}
}
{open() and is_noise:“Somebody is there,” said {L}, “and listens to something.” {L} listened as well. There was nothing to be heard but {L}.|{open():“Somebody stood here,” said {L}, “and looked at something.” {L} looked that way as well. There was nothing over there but the way that {L} had come.|“That is hardly a bit of a bit,” said {L}, very low. “We must be nearly there.”}}
-> DONE

=== l2
# aside
# shot: close
# place: lane; dusk; clear
# place for noise: hallway; night; clear
# action: L write calm; heroes kneel; friends sit
# things: e1 right; paper-bag; pencil in L.hand
The pencil was no longer what it had been. {young:It was as short as a thumb.|It had set out as long as a hand, and now it was about as long as a thumb.}
It does not get lost, what comes off a pencil. {young:It was all on the bag.|It had been put down line by line, and if you had peeled it off the bag you could have had it back.}
{L} sharpened it, {young:and left a curl.|and a curl of it fell down, red at the edge, and stayed where it was.}
Further back lay another curl, and further back lay some bun. {young:They lay in a row.|You could have told from it that somebody had gone by who eats while thinking.} # usual
“How untidy people are,” said {L}, and went on. # spare
The second bun was in a pocket by now, as it did not get on with the pencil. # more
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# place for step, trail: forest; night; stars
# place for noise: hallway; night; stars
# place for ask: hill; night; stars
# place for case: street; night; stars
# action: L hold surprised paper-bag; heroes stand surprised; friends stand surprised
# things: e1 right; paper-bag left; e2; e3; e4
{
- open():
There, by the last bit, lay another bag. It was not {L}’s. Somebody had drawn on that, too.
{
- is_step or is_trail:
Number one was a foot of {L}’s. Number two was the other foot, further on. Number three was the place where {L} had turned round to look.
- is_noise:
Number one was a foot, put down softly. Number two was a sniff. Number three was a pencil, going to and fro.
- is_ask:
Number one was a window, a long way down, with {L} in it. Number two was that light going out, at bedtime. Number three was somebody on the way up.
- is_case:
Number one was a crumb of bun. Number two was a curl from a pencil. Number three was a knee, {L}’s, in the dust.
- else:
Number one was a crumb of bun. Number two was a curl from a pencil. Number three was the mark of {L}’s knee.
}
And below that they had been put together. It was as tall as a door, and it had a lid. It was crossed out.
“That is all bits of me,” said {L}, quite loud. ¶ “Oh,” said somebody, very near. “And this is me.”
And there stood whoever it was. They looked at each other, from top to bottom. There was no lid.
{is_ask:“Nobody has ever come to see,” said whoever it was, and showed {L} {about() != "":{about()}|all of it} from the back.|“I could not make you out at all,” said whoever it was, “from {yours()}.”}
Then they swapped bags.
There was still a bun, and it was halved. # usual
- else:
{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}
{not is_entry_2 and is_entry_1_being:And there, where it stopped, {entry_1_being_many:were|was} {entry_1_being}.}
{L} stood, and looked. Then {L} got out the bag.
{
- shown() != "" and not shown_many():
And there was {shown()}, all over it. Now that you knew, number one looked just like that.
- else:
And there it was. Now that you knew, number one looked just like it.
}
So did number two. Even the bit of nothing had the right shape.
“It was all there,” said {L}. “It was only in bits.” # usual
{shown() != "":The bag was held up, so that {shown()} could see it, too. It was looked at for a long time.|The bag was held up, to see the two of them side by side. It was quite like.} # usual
Only the one with the lid was no good. It was not as tall as a door. Nothing had a lid. # usual
There was still a bun, in the pocket. {L} broke it in as many bits as there were people to eat it, and nobody had to look for theirs. # usual
}
-> DONE

=== m3
# aside
# shot: wide
# place: lane; night; stars
# place for noise: hallway; night; stars
# action: L walk sleepy; heroes walk sleepy; friends walk sleepy
# things: mat left; paper-bag in L.hand
There was one thing left to look into. All along the way back there were bits of something.
Here was a crumb. There was a bit of pencil. There was a place where somebody had knelt.
{L} followed them. They were very good ones. They went round every corner, and did not miss any out. # usual
“It must be somebody who likes buns,” said {L}. # spare
They went on as far as a bed, with one sock beside it. And there they stopped.
“So that is where you live,” said {L}. It was a nice place. # usual
-> DONE

=== l3
# shot: object
# place: hallway; night; stars
# action: heroes sleep; friends sleep
# things: paper-bag on chair; chair; pencil; button; mat
Then the bag was hung up, over the back of a chair. It was quite full.
{open():It was the other bag. It had a sniff on it, or a foot. It had somebody, all in bits, and that was {L}.|It had number one, with a ring round it. It had the one with the lid. It had the bit of nothing.}
{open():Somewhere, over another chair, hung {L}’s.|And right at the bottom it now had what it was.} # usual
The pencil lay by it. It was not long, but there was a bit of it. # spare
From the door it looked like rain. # more
One crumb was left, in a corner of the bag. A small, quiet somebody would find it in the night, and wonder. # more
-> DONE

=== m4
# aside
# shot: two
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash sleepy; friends stand
# things: mirror; basin; towel
In the bathroom there was pencil on somebody’s nose.
There was dust on both knees. There was bun by the mouth.
{L} put it all together, in the mirror. It came to {L}. There was no more of it to find. # usual
“That took me the whole day,” said {L}. # spare
Then it was washed off, bit by bit, and it was still {L}. # usual
On the towel there was half a nose. It was left there, as number one. # more
-> DONE

=== l4
# aside
# shot: close
# place: bedroom; night; stars
# action: L sit-up sleepy; heroes sit-up sleepy; friends sit
# things: bed; window; moon; lamp
Up in the window was a bit of the moon. It was about a quarter.
“That is a bit of something,” said {L}.
You could not see the rest. But it was there. It was only standing in the dark. # usual
It would come out bit by bit. It takes two weeks. # more
{L} looked at it, with one eye. The other had gone on ahead. # spare
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; lamp; quilt
{H} lay in bed.
{resting}
{keepsake}
{dream} # spare
Nobody had seen sleep come in. But there was a yawn. That was one.
Then one foot was heavy. That was two. # usual
{L} put one and two together. It did not come out as tall as a door. It lay quite flat, and had a quilt.
Then there was nothing for a while. {L} lay still, to look at it from low down. # usual
“That is a bit of something,” said {L}. It was only a bit.
Then it was all there.
Goodnight, {H}.{shown() != "": Goodnight, {shown()}.}
Goodnight.
-> DONE

=== next_night
In the morning there was a paper bag on the mat. It had a number one on it, with a ring round it, and beside that was {A}’s nose, flat, as noses are on a window. Number two was a sock. ¶ {H} turned it over. On the back there was something as tall as a door, with a lid, and it had not been crossed out. “Is it you?” it said below that. “I have a bun.”
-> DONE

=== next_bedtime
There was a curl of pencil on the stair. Nobody had picked it up yet.
-> DONE

=== function open
~ return not (is_told or is_entry_3 or is_entry_2_being)

=== function about
{
- is_entry_1_thing and not (is_entry_1_being and (is_case or is_told)):
~ return entry_1_thing
- is_entry_1_being:
~ return entry_1_being
}
~ return ""

=== function top
{
- is_step:
~ return "wrote “Feet”"
- is_noise:
~ return "wrote “Noise”"
- is_trail:
~ return "wrote “This way”"
- is_case:
~ return "wrote “Clues”"
- about() != "" and (is_ask or (is_told and is_entry_1_being)):
~ return "drew " + about()
}
~ return "wrote “Bits”"

=== function bits
{
- is_step:
~ return "feet"
- is_noise:
~ return "noise"
- is_case:
~ return "clues"
- is_trail:
~ return "corners"
}
~ return "bits"

=== function yours
{
- is_step or is_trail:
~ return "your feet"
- is_noise:
~ return "your noises"
}
~ return "your clues"

=== function shown_many
{
- is_entry_4 and is_entry_4_being:
~ return entry_4_being_many
- is_entry_3 and is_entry_3_being:
~ return entry_3_being_many
- is_entry_2 and is_entry_2_being:
~ return entry_2_being_many
}
~ return is_being_1 and being_1_many

=== function shown
{
- open() or is_trail:
~ return ""
- is_entry_4_being:
~ return entry_4_being
- is_entry_4:
~ return ""
- is_entry_3_being:
~ return entry_3_being
- is_entry_3:
~ return ""
- is_entry_2_being:
~ return entry_2_being
- is_being_1:
~ return being_1
}
~ return ""
