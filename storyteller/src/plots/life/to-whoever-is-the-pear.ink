# about: last-day(nursery|pre-k|prek|preschool|pre-school|daycare|creche|grade|school&!school's out&!school’s out&!for summer|class|teacher|reception|year|kindergarten|leaving|key worker|term&!of term|playgroup|childminder)
# also: sad; proud; new-class; missing; nervous; somebody-left
# news: bad
# wants: child
# ages: 3-8
# holds: fish(kind), dark(kind)

=== title
{~To Whoever Is the Pear|The Tap That Sneezed}
-> DONE

=== s1
# shot: wide
# place: nursery; day; clear
# action: A pull cross pear; heroes point sad; friends stand
# things: pear on wall; wall; row of 4 hooks; coat on hook
{~Over each peg there is a picture, so that a coat can tell where it lives, {young:and {H} came in under them for the last time.|and {H} came in and hung up under them for the last time.}|On the last day {H} had come in early, {young:to see if it was all still there.|in case they had begun to take it down.}|“This time tomorrow,” the teacher had begun, {young:but {H} did not want to hear it.|and {H} had gone out, so as not to hear the rest.} It was the last day, and the pegs were full of coats.}
{is_wished_line:“{wished_said},” {L} had told the mat at the door.} # wished
{L} was the pear. {many:{B} was only the comb, and minded less.|It was the best of them, with one leaf, and a bite out of the stalk.}
{L} had been the pear from the very first day, {young:and wanted to be it for always.|and did not see how you could stop.} # usual
“Then I shall take it with me,” said {L}, and pulled. {young:But a peg is in the wall with two screws.|But a peg has two screws in it, and it had been asked that before.}
-> DONE

=== s2
# shot: two
# place: nursery; day; clear
# action: A hold curious box; heroes listen at tap; friends peek at box
# things: box; tap; sink; hat; themed
So they went right round, to see what would come off.
{joining}
There was the smell. {young:It is paint, and soup, and coats.|It is made of paint and soup and other people’s coats, and it cannot be had in shops.} {L} opened the lunch box, {young:and got a good bit of it in, and shut the lid, quick.|and shut a good bit of it in.}
{themed_a} was held in it for a time, so as to get some on. # personal
{hinderer_person:“I have some here,” said {hinderer}, with both hands over a hat. It was the hat.} # beat
{hinderer_animal:{hinderer} followed it to where it comes from, and they were a while getting back the soup.} # beat
{hinderer_carried:{hinderer} went from hand to hand, so that all could look, and came back with a hat on from the wrong peg.} # beat
By the gate they looked. {young:All sandwich!|Nothing was in there but a smell of sandwich.} # usual
And every time that they went by the sink, the tap sneezed. “Tsi!” it went.
“Bless you,” said {L}. {young:You have to, or it does it again.|It goes on until you do.}
-> DONE

=== m1
# shot: behind
# place: nursery; day; clear
# action: A pull happy bag; teacher stand surprised in bag; heroes push teacher; friends stand
# things: bag; 4 coats on hook; hook
# people: teacher(she)
The teacher would have to come as well. {young:{L} held the bag open.|{L} went and held the bag open, as wide as it would go.}
“Is that for me?” asked the teacher. The thought was kind. {young:One foot went in, and one hand.|One foot went in easily, and some of a sleeve.}
“You will have to fold,” said {L}. {young:The teacher folded, but no.|The teacher folded in the usual places, but there was a good deal over.}
“And then who would do the {~soup|glue}?” said the teacher, getting out. {young:“They will all come in, and look for me.”|“They will all be standing here, with their coats on, and look for me.”}
“They could look for somebody else,” said {L}. # spare
-> DONE

=== l1
# aside
# shot: wide
# place: playground; day; breeze
# action: A ride happy tricycle; heroes run happy; friends run
# things: tricycle; fence; shed; mat
The red tricycle can only go left. {young:Round and round and round it goes.|It is quite willing, but it has a bend in it, and goes left whatever you say.}
There is a way to do it, and {L} had found it out. {young:You look at the fence, and you think of the shed.|If you want the shed, you set off for the fence, and think hard about the road to Wales.}
It took {L} the whole way round, {young:and stopped by itself, at the mat.|and came in at the mat, as they had always done it, with the bell going.}
“Who will do that?” said {L}. {young:“They will end up in the hedge.”|“They will end up in the hedge, and they will think that it is their fault.”}
The tricycle looked left. It looked left at most things. # spare
-> DONE

=== m2
# aside
# shot: two
# place: nursery; day; clear
# action: A whisper calm at fishbowl; fish look-up surprised in fishbowl; heroes peek; friends point at clock
# things: fishbowl; clock
Then there was the fish. {young:It likes to be told what the time is.|It cannot see the clock from where it is, and it likes to be told the time.}
“It is nearly the end,” said {L}, {young:close up to the glass|up against the glass, since a fish is rather deaf}.
The fish went round, and came back, and looked at {L} {young:as if that were new|as if they had not met}.
“It is nearly the end,” said {L}. {young:Round went the fish.|Once round, and the fish had to hear it all again, and was just as surprised.}
{pausing} # company
You may say anything to a fish. {young:And it got shorter every time.|By the {~sixth|seventh} time it did not weigh anything like so much.} # spare
“What is it nearly the end of?” it seemed to want to know, at the weed. # more
-> DONE

=== l2
# aside
# shot: above
# place: nursery; afternoon; clear
# action: A point happy at rug; girl sit worried; heroes sit; teacher play; friends sit
# things: rug; pipe; hat on girl.head
# people: girl
They sat down on the carpet for the last time. {L} had the third square, {young:because it is warm|which is the warm one, because of a pipe}.
They sang the one with the {~ducks|bus}, all of it, {young:and it was very loud|down to the last of them, and rather louder than usual}.
Then somebody new was brought in, to see what it was like. {young:He was no bigger than a boot.|The new one was no bigger than a boot, in a hat, holding on to a leg.}
The boot sat down on the cold square. {young:How could it know?|There are nine cold ones, and nobody had mentioned it.}
“Not there,” said {L}, and moved over. {young:“Here. Feel.”|“Here. It is because of the pipe. You had better have the half.”}
-> DONE

=== s3
# shot: close
# place: nursery; afternoon; clear
# action: A peek surprised behind pear; teacher kneel; heroes look-up; friends point
# things: pear; boat behind pear; hat behind pear; wall
When the coat was down, {L} had one more go at the pear, just with a nail. {young:A bit of it came up.|The corner came up, by the leaf.}
{young:Something was behind it. A boat!|Behind it was the front of a boat.} Under that was a snail, and under the snail, all brown, was a hat.
{helper_person:“Do not pull,” said {helper}, and held the edge up with one nail, so that they could see in.} # beat
{helper_animal:{helper} smelled at the edge, for some time, at all the coats that were not there any more.} # beat
{helper_carried:{helper} was lifted up to look, and was about the right size to be told.} # beat
{young:“Who was the boat?” said {L}.|“Somebody was the boat,” said {L}. “And somebody was the snail.”} # usual
“I was here for the snail,” said the teacher. “The snail did not want to go, either.” # usual
{L} looked at them all. Not one had got it off the wall. {young:And now there would be a new pear.|And the next one would hang a coat up there, and be the pear, and not have been told a thing.}
“They won’t know about the tap!” said {L}.
-> DONE

=== m4
# shot: wide
# place: nursery; afternoon; clear
# action: A point proud at paper; teacher write paper; heroes look-through window; friends sit
# things: table; paper on table; soup; gate; window
“There is a lot to know,” said {L}. {young:“Write this as well.”|“You had better take another sheet.”}
“Soup is on Thursday. {young:Do not wear the white one.|Do not wear anything white.} When they say in a minute, it is about ten.”
“Is it?” said the teacher, writing. ¶ “About ten,” said {L}. # spare
“If you want to be at home, go by the {~window|coats}. You can see the gate from there. {young:Then after a bit, you can look at something else.”|You stay until you have seen enough of it, and then there is generally something to do.”}
The teacher’s pen had stopped. {young:“Go on,” said {L}.|“You have not put that,” said {L}.} # more
“The fish is not really cross. {young:It is its face.|That is how its face goes.} And the glue has to be asked twice.” # more
-> DONE

=== s4
# shot: two
# place: nursery; afternoon; clear
# action: A give proud letter; teacher bow happy at A; heroes wave; friends wave
# things: letter; pear on wall; wall; tap
So there was a letter. {L} said it, and the teacher wrote it down.
“To whoever is the pear,” it said. {young:“The tap sneezes. Say bless you.”|“The tap sneezes, and you have to say bless you.”}
“The third square is the warm one. {not short:The red tricycle goes left. }If the peg is too high, it gets lower. {young:It takes a year.”|It takes about a year.”} # usual
“And you can keep the leaf,” it said, “from {L}.” # usual
They folded it, and put it in behind, with the hat, and the snail, and the boat. Then the pear was pressed down flat. {young:You could not see it at all.|You would not have known.}
{L} took down the coat. {young:Then there was just a peg.|The peg was left holding nothing, for a moment, and stood up rather straight.} # usual
From the gate you could just hear the sink. “Tsi!”
“Bless you,” called {L}, and went home.
-> DONE

=== l3
# shot: behind
# place: street; dusk; clear
# action: A carry sleepy bag; heroes carry drawing; friends walk
# things: big bag; drawing; sock; street-lamp
It is not so, that you get nothing. They give you all you ever made, in a bag.
The bag was as big as {L}. For the most part it had horses in, and a sock that was not theirs.
{homeward} # company
“That is not a horse,” said {L}. “That is you.” ¶ “I see it now,” said somebody. # spare
The bag had to rest at the lamp posts. It was all that glue. # more
-> DONE

=== m3
# shot: close
# place: kitchen; night; stars
# action: A reach-up sleepy holding drawing; heroes look-up at tap; friends hold drawing
# things: fridge; drawing on fridge; tap; stairs
{long:They put them all up.|They give you all that you ever made, in a bag, and it was all put up.} Horses went on the fridge, and down the stairs. They had had a good year.
{L} had a go at the tap. It ran, and stopped, and was very well.
“It is not the same,” said {L}. It was not. # more
But the soap was by the sink, as it is, and the towel had its hook. # more
The one who is you was put by the door, as if just come in. # spare
One horse had five legs. It was put where it could run. # more
-> DONE

=== l4
# shot: object
# place: nursery; night; stars
# action: fish swim calm in fishbowl; heroes look-up sleepy
# things: fishbowl; tricycle; hook; moon
It was dark there, under the pegs. They had no coats on.
The fish went round. It would be told the time.
In a house by the hill lay a coat, quite new, and much too big. # more
Its arms were put across its front. Nobody had told it yet. It was the pear. # more
The red tricycle stood by the shed, with its face to the left. # spare
Under the peg, all by itself, lay a glove. It would be asked about. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: coat on hook; hook; pear
There was a hook on the door at home. The coat hung on that. It hung quite well. # usual
{resting}
{dream} # spare
There was a pear on the sill. It was a real one. It was for the day. # usual
It was quiet, right out to the gate, and on from there.
A long, long way off, in the dark, there was a very small “Tsi”.
{L} lay still. It was late.
“Bless you,” said {L}.
Goodnight, {H}.
Goodnight, Pear.
Goodnight.
-> DONE

=== next_night
A letter had come from the new pear. It was in green, and had been done with the whole arm. “I am three,” it said. “I do say bless you. The tricycle is in the hedge. I am on the warm one now. What is the fish so cross about?”
It was a good question, and {A} answered it the same day, on two sides, with a drawing of the face.
-> DONE

=== next_bedtime
A long way off a tap sneezed. This time there were two who said it.
-> DONE
