# about: lost-toy(in the wash|washing machine|got washed|was washed|being washed|the laundry|wet from|washing line); cannot-sleep(in the wash|washing machine|still wet|washed); sad(washed|in the wash|washing machine); angry(washed|in the wash|washing machine); story-about(in the wash|washing machine); missing(in the wash|washed); frustrated(washed|in the wash); likes(in the wash|washed|be washed)
# also: sad; angry; likes; lost-toy; cannot-sleep; thing; missing; patience; mess; frustrated; unwell; bedtime; habit
# wants: child
# role blanket: answer = a blanket
# role grownup: parent = the grown-up with the pegs
# ages: 3-7
# holds: dark(kind)

=== title
{~It Smelled of Nobody|There It Is}
-> DONE

=== s1
# shot: two
# place: kitchen; day; clear
# action: grownup hold blanket; L reach-up worried; heroes stand; friends stand
# things: table; basket; window
{~“It has to be washed,” said {grownup}, {young:and held up {blanket_a} by one end.|and held up {blanket_a} by one end, at the far end of an arm.} {H} looked at it. It looked the same as ever.|There was a smell in the kitchen, {young:and it came from {blanket_a}.|and it led past the bin, which had nothing to do with it, and ended at {blanket_a}.} “That needs a wash,” said {grownup}, and {H} thought not.|“It needs a wash,” said {grownup} to {H}, {young:and had {blanket_a} by one end.|and took {blanket_a} by the end that was least stiff.} “It can nearly walk by itself.”}
{young:It did smell a bit. It was a good smell.|You could not say that it did not smell. But it had taken years to get it like that.} # usual
There was toast in it, and grass, and yoghurt, and under all that there was a bit of {L}. {young:You found it with your nose.|You had to know where, and go in with your nose, and then there it was.}
“There it is,” said {L}, {young:into the middle of it.|from inside, and could have found it in the dark, and did, each night.}
“It will come back,” said {grownup}. {young:“By bedtime.”|“It goes in, and it comes out, and it will be there at bedtime.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; day; clear
# action: A hold blanket; heroes listen; grownup stand; friends listen
# things: table; basket; spoon on table
First they went through it with the nose, {young:from this end to that.|from one end to the other, so that it should be known what was in there.}
“This is the beach,” said {A}. {young:“And that is soup.”|“That is the day with the soup. And here is where I had a cold.”}
{grownup} had to smell it, too. {young:“Is that a banana?” ¶ “No,” said {A}. “That is the car.”|“That will be a banana,” said {grownup}. ¶ “It is the car,” said {A}, who had been there when it got in.}
There was one place that nobody knew. {young:It was an old one.|It was from before anybody could talk, and it had gone soft, and a bit yellow.}
“Can’t you wash round it?” asked {A}. {young:But it does not go like that.|It was looked at, and it was thought about, but they do not make them like that.} # more
“It will all be gone,” said {A}. {young:¶ “Not the beach,” said {grownup}. “You have that, too.”|¶ “Not the beach,” said {grownup}. “You were there as well. You have it in you.”} # more
-> DONE

=== s2
# shot: behind
# place: kitchen; day; clear
# action: L sit; heroes sit; grownup stand; friends sit
# things: basket; cushion; towel; window
{joining}
{musing} # personal
{L} put {blanket} in. Three socks went in as well, {young:and one was told to hold on to it.|to be company for it, and one of them was told to hold on to it.}
A washing machine has a round window in the front. {young:{L} sat down on the floor and looked in.|{L} got a cushion, and sat down in front of that, as you sit at a station.} It began to go round.
{hinderer_person:“I can’t look,” said {hinderer}, and looked, and had to be told at every turn that it was all right.} # beat
{hinderer_animal:{hinderer} wished to get it out again, and had to be held by the middle.} # beat
{hinderer_carried:{hinderer} was sat in front as well, to see what it is like, and went rather quiet.} # beat
There was water, and there was a sock, and then a bit of {blanket} came by, quite close, {young:and {L} waved.|with its face to the glass, and {L} put up a hand.} “There it is!” said {L}.
It went up over the top, and was gone. {young:Then it came again.|Another sock came by, and a third, and then it came again.} “There it is!” # usual
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; day; clear
# action: A wave; heroes wave; grownup sit; friends sit
# things: basket; cushion; cup
It went round like that eleven times, and then it all stopped. {young:They held their breath.|Nobody had touched it, and the machine stood there with its mouth full, and thought about something.}
Then it went the other way. {young:It was so that they should not get dizzy.|“That is so that they don’t get dizzy,” said {A}, and it did look like that.}
So now it came from the other side, {young:and {A} had to wave with the other hand.|which meant that it had to be waved to with the other hand.}
It was all over foam. {young:It had a beard.|It had a beard, and a hat, and for one moment a sock under its arm.}
{pausing} # company
“It likes it in there,” said {A}, {young:but not very loud.|though not very loud, in case it should come out that it did not.} # more
A number over the window said how long it would be. {young:It was a big one.|It was a big one, and it was in no hurry to be smaller.} # more
-> DONE

=== s3
# shot: two
# place: garden; afternoon; breeze
# action: L hold blanket; grownup reach-up; heroes stand; friends stand
# things: basket; tree; 3 sock in basket; themed
At the end it went so fast that there was nothing to see in there but a ring. {young:The floor hummed.|The floor hummed, and the cup on the table set out for a walk.} Then it said click. # usual
Out came {blanket}. It was cold, and it was heavy, {young:and it had got thin.|and it hung over both arms as somebody does who has been swimming for too long.}
{helper_person:{helper} took the other end, and they carried it out like that, in step, and nothing touched the ground.} # beat
{helper_animal:{helper} walked under it all the way, to catch what came off, and was rained on.} # beat
{helper_carried:{helper} was given the pegs to hold, one on each side, and did not complain.} # beat
So it was pegged up in the sun, between two of the socks. {young:It dripped on its own shadow.|It dripped, and its shadow lay down below it and did not get any drier either.} # usual
{themed_a} hung at the end of the line, and had not even been washed. # personal
{L} stood in front, {young:and held on to the bottom.|and held on to the lowest bit that there was.} It was much like always, only that there was more wind in it. # usual
-> DONE

=== m2
# aside
# shot: wide
# place: garden; afternoon; breeze
# action: A reach-up blanket; heroes stand; grownup sit; friends sit
# things: tree; basket; blanket over A; bench
“Is it dry?” asked {A}, and felt. {young:It was as wet as a frog.|It was about as wet as a frog is, and as warm as one.}
You can’t do anything about it. {young:You have to wait and feel, wait and feel.|The sun has to do it, and the wind, and they had a whole row of other people’s things to see to.}
The next time it was like lettuce. {young:After that it was like a nose.|After that it was more like a dog’s nose, and there it stopped for a long time.}
{A} blew on it, from close up. {young:The wind blew from the other side.|The wind took it amiss, and blew from the other side, and it stood straight out between them.}
One of the socks was dry first. It had less to think about. # more
A bird came and sat on the line, {young:and was asked to move along.|and was told, quite politely, that there were other lines.} # more
-> DONE

=== l2
# aside
# shot: close
# place: living-room; dusk; clear
# action: A sit; heroes sit; grownup sit; friends sit
# things: sofa; cushion; towel; lamp
You sit differently without {blanket}. {young:What do you do with your hand?|There is a hand that belongs to it, and has never learned to do anything else in the evening.}
A cushion was tried, but it was stiff. {young:A tea towel was too new.|A tea towel was tried, and it meant well, but it had pictures on, and kept talking about Wales.}
“You can have my sleeve,” said {grownup}. {young:It was a good sleeve. But it was {grownup_s}.|It was soft, and it was kind, and it smelled of somebody. But it was the wrong somebody, for that hand.}
So the hand lay on the sofa, palm up, {young:and waited.|and waited, like somebody who is early.}
Now and then one of the fingers moved a little, where there would have been an edge. # more
The thumb had nothing to do, either, {young:and went in where thumbs go.|and did what thumbs do when they are left on their own.} # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L hold blanket; grownup sit at L; heroes lie-awake; friends sit
# things: bed; chair; blanket on chair; lamp; pillow
At bedtime {blanket} hung on a chair by the bed, and was not quite dry. Only one end was done.
{L} went in with a nose, {young:and came out again.|and came out at once.} “It is not there,” said {L}. “It smells of nobody.”
“It smells of soap,” said {grownup}. ¶ “That is nobody,” said {L}. # usual
{grownup} thought about it. “How did it get in, the first time? Who did that?”
{L} had to think, too. “It just lay next to me,” said {L}. “I was asleep.”
They looked at each other. # usual
“Then I can do that again,” said {L}. The dry end went where the neck is.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back; grownup sit; heroes lie-back; friends sit
# things: bed; chair; blanket on chair; pillow
You can’t hurry it. You must not try.
“Has it begun?” asked {L}. ¶ “It begins when you don’t ask,” said {grownup}. # spare
The chair stood close, like somebody who sits up with you.
It had on the rest of it, over the back. One bit still gave a drip. # spare
The hand knew the edge at once. The edge was the same.
“It is a bit like a dog’s nose,” said {L}. That was as dry as it would get. # more
Two fingers went along it, to the end and back.
-> DONE

=== l3
# aside
# shot: behind
# place: kitchen; night; stars
# action: grownup hold sock; heroes sleep; friends sit
# things: basket; 2 sock in basket; lamp; window
{grownup} went down, and folded the socks. There were three, and they were very clean.
They had lost their smell as well. But you do not mind that, with a sock. # spare
One of them was bent at the toe. It had been told to hold on. # spare
{grownup} put that one on top. # more
There was a bit of foam on the floor. It had got out, and it had not gone far. # more
The round window was dark. There was nobody in it now.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; chair; blanket on chair; moon; window
“What if the smell gets in wrong?” asked {L}. ¶ “It can’t,” said {grownup}. “There is only one of you.”
That was so. There was just the one, and it was here. # spare
A toe came out, and was cold, and went in again. It was all part of it. # spare
The soap got a bit less. It may have gone to sleep. # more
“And the yoghurt?” asked {L}. ¶ “That will come by itself,” said {grownup}. # more
{L} breathed out, slowly, and that went in, too.
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree; basket; moon
Out on the line there was one peg. It had been left, and it held on to nothing.
The wind came by for the rest. It had all been taken in. # spare
The toast had gone off that way, and so had the yoghurt. # spare
There would be more toast. There is no need to call it. # more
The grass was wet below, in the shape of a drip. # more
The moon went along the line, and felt it. It was quite dry.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; chair; blanket on chair; pillow; quilt
By then it was nearly dry. The rest of it came down from the chair, and lay on the bed. # usual
{resting}
{keepsake}
{dream} # spare
{L} did nothing at all. {L} was good at it. # usual
It was late when {grownup} came in. {grownup} bent down to {blanket}, and went in with a nose.
There was soap. There was more soap. And under all that there was a bit of something.
“There it is,” said {grownup}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Something that had been washed lay on the bed in the morning, and was gone through, from this end to that. There was a good bit of soap in it still. But there was some night in it, at one end, and by nine there was toast.
“And here is where it begins,” said {A}, and kept a finger on the place. One of the three socks lay there as well. Nobody had brought it. It had only wanted to hear how it went on.
-> DONE

=== next_bedtime
What had smelled of nobody smelled of toast by then. It had only just begun.
-> DONE
