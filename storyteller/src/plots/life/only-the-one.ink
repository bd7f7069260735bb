# about: story-about; with-character; creature; bring-back
# tells: tale(an aim reached|has never|have never|had never|never seen|never been|never tried|never had|first time|for the first time|for the very first time|for his first time|for her first time|for its first time)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind school: school|nursery|kindergarten
# kind ride: bus|train|tram|plane|aeroplane|boat|ship|ferry|underground|tube
# kind sea: sea|seaside|beach|ocean
# kind snow: snow
# kind sky: stars|moon|sunrise|sunset|rainbow
# kind bike: bike|bicycle|scooter|skateboard|skates
# kind party: party|birthday
# kind swim: swim|swims|swum|swimming|bath
# kind rain: rain|puddle|puddles
# kind tent: camping|tent|camp|outside
# kind fly: fly|flies|flown|flying
# kind hug: hug|hugs|hugged|cuddle|cuddles|cuddled
# kind eat: ice cream|chocolate|pizza|cake|pancakes|spaghetti|sweets|lemon|honey|cheese|strawberries
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), ladybird(kind)

=== title
{~There Is Only the One|A Great Many First Times}
-> DONE

=== s1
# shot: wide
# place: lane; afternoon; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: gate right; suitcase; wall left; tree
{~Somebody was standing in the lane, ready to go, and not going, and {H} came out to ask.|“Not yet,” said a voice at the gate, and {H} looked over to see who it was.|Three times {H} had gone by the gate, and each time there was somebody standing in front of it.}
There {guest_many:were|was} {guest_a}, washed and combed, with a small bag.
“{guest_many:We are|I am} about to {wished_aim},” said {guest}. “{guest_many:We|I} never have.” ¶ “Never at all?” asked {A}. “When will you?”
“That is just it,” said {guest}. “There is only one first time, {young:and then it is gone.”|and after it there are only second ones.”} {guest} held the bag a little tighter. “{guest_many:We|I} would rather keep it.”
-> DONE

=== m1
# aside
# shot: close
# place: lane; afternoon; clear
# action: heroes peek curious at guest; guest hold happy handkerchief; friends stand curious
# things: suitcase; handkerchief; sandwich
“What have you got in there?” asked {A}. {young:They looked.|{guest} undid the bag on the wall, and they looked in together.}
There was a clean handkerchief, {young:for tears, and an old one, for mud.|in case of tears, and an old one in case of mud.}
There was a sandwich, in case it was far, {~and one in case it was further|and half of one, in case it was near}. {young:“And the stone?” asked {A}.|At the bottom lay a round stone. “And that?” asked {A}.}
“That comes from our wall,” said {guest}. “It has never done it, either. {young:It wants to see.”|It may have a look when {guest_many:we have|I have} finished.”}
It was laid on the wall for the time being, where it could look down the lane, and was told about the corner. # more
{themed_a} would do no harm, thought {A}, and it went in at the side. # personal
-> DONE

=== s2
# shot: two
# place: lane; afternoon; clear
# action: guest listen worried at postman; postman point happy; heroes stand curious; friends stand happy
# things: bicycle; letter; wall left
# people: postman
{joining}
{is_loved:“I had a first time with {loved},” said {A}. “I wasn’t ready at all, and it was good.”|{musing}} # personal
The postman came by, and he knew what it is like to {wished_aim}, for he had done it about forty times. {young:“Which was the best?” asked {guest}.|“And which of them was the best?” asked {guest}.} ¶ “I only know about the first,” said the postman. “The rest are all in one heap.” # usual
“You see?” said {guest}. # usual
{hinderer_person:“I did it before I could walk,” said {hinderer}, and told them all of it, and they got no further.} # beat
{hinderer_animal:{hinderer} lay down on the bag, and after that nobody could have gone anywhere.} # beat
{hinderer_carried:{hinderer} had never done it, either, and was just as much in the way.} # beat
“I can’t remember mine,” said {A}. “I must have looked at something else.” ¶ That was the worst of all. {guest} sat down on the bag. {young:“And if {guest_many:we|I} look away?”|“And if {guest_many:we|I} look at something else?”}
“I’ll come with you,” said {A}. “You do it, and I’ll do the remembering.”
-> DONE

=== l1
# aside
# shot: behind
# place: lane; afternoon; clear
# action: guest walk worried; heroes walk happy; friends walk happy
# things: wall left; tree; puddle
So they set out, and {guest} walked. {young:Then it was a slow walk.|After the first tree it was a slow walk, and after the second it was hardly one.}
There were things to look at on the way. {young:There was a puddle.|There was a puddle, and {guest} went round it once in each direction.}
“Is it far?” asked {guest}. ¶ “Just round the corner,” said {A}. ¶ {young:“Oh,” said {guest}.|“Oh,” said {guest}, and did up {~a strap|a button} that was done up.}
“We could go by way of the {~pond|church},” said {guest}. {young:So they did that.|They did that. It was in the other direction, and took some time.} # more
A slow worm overtook them, and so did a leaf. # more
“We could carry the bag between us,” said {guest}, and they stood still for that as well. # more
-> DONE

=== m2
# aside
# shot: wide
# place: lane; afternoon; clear
# action: guest write happy; heroes stand proud; friends stand happy
# things: wall; stone; suitcase
“How will you do the remembering?” asked {guest}. ¶ {young:“With my eyes,” said {A}.|“I shall look at all of it,” said {A}, “and say it over before I go to sleep.”}
They tried it out on a gate. {young:{A} looked at it, and looked away.|{A} looked at it for as long as you can hold your breath, and turned round.}
“It is green,” said {A}, “with {~a snail on the left|a nail that sticks out}, {young:and it squeaks.”|and when it opens it says something like your name.”}
{guest} opened it. So it did. {young:“That is very good,” said {guest}.|“{guest_many:We have|I have} gone through gates all these years,” said {guest}, “and never heard what they said.”}
They shut it again, to hear how it says that it is shut. # more
{pausing} # company
-> DONE

=== s3
# shot: above
# place: lane; afternoon; clear
# action: guest sit surprised on wall; heroes sit laughing on wall; friends sit happy; ladybird walk happy on wall
# things: wall; suitcase
At the last wall before the corner {guest} stopped. “Not yet,” said {guest}, and they all sat down on it.
A ladybird landed on {guest}, walked about, and flew off. ¶ “Nobody has ever sat on {guest_many:us|me},” said {guest}. “That was the first time!”
Then {guest} went quite still. “Now it’s gone,” said {guest}. “{guest_many:We were|I was} not even ready.”
{helper_person:“I have never sat on this wall, either,” said {helper}. “It’s a good one.”} # beat
{helper_animal:{helper} leaned on {guest}, just like that, and it was the first time for both.} # beat
{helper_carried:{helper} was put down beside {guest}, and had never been on that wall, either.} # beat
“Have you ever had half of my apple?” asked {A}. ¶ {guest} never had. It was eaten, down to the pips. ¶ “That was one, too,” said {A}.
After that they kept turning up. {young:A cloud came by that {guest} had never seen.|There was a cloud that had never been there before, and a song that {A} made up, and a sneeze.} # usual
“There seem to be more of them than {guest_many:we|I} thought,” said {guest}, and got down from the wall.
-> DONE

=== l2
# aside
# shot: two
# place: lane; dusk; clear
# action: guest point laughing; heroes stand laughing; snail walk; friends stand laughing
# things: wall; leaf
They counted up to {~twenty|thirty}, {young:and then they stopped.|and then there were too many to count, for that was one as well.}
A leaf came down on {As} foot. {young:It had never done that.|“It has hung up there all year,” said {A}, “and it has only just done this.”}
“Is everything one?” asked {guest}. ¶ “Nearly,” said {A}. {young:“Not soup.”|“Not soup. Soup was the same on Monday.”}
“But not that soup,” said {guest}. {young:That was true.|They thought about it, and it was so: nobody could have had that soup before.} # more
Even the snail on the wall was further up than it had ever been. # more
“We ought to tell it,” said {guest}. So they told it, and it drew in its horns, and put them out again a bit longer than before. # more
Then they had to get on, for it was nearly six, and it had never been six on that day. # more
-> DONE

=== m3
# shot: behind
# place: lane; dusk; clear
# action: guest walk happy; heroes hold-hands happy guest; friends walk happy
# things: wall left; lamp; suitcase
They came to the corner. {guest} stopped, with {guest_many:all toes|one toe} just before it. {young:“Now,” said {A}.|“From here you can nearly see it,” said {A}.}
“Will you look at all of it?” asked {guest}. ¶ “At all of it,” said {A}, and opened both eyes wide, {young:to try them.|and turned them to the left and to the right, to see that they were loose.}
“And if {guest_many:we|I} say something silly?” ¶ {young:“Then I’ll remember that.”|“Then I’ll remember that as well,” said {A}. “It belongs to it.”} # spare
The bag was put into {As} other hand, {young:and off they went.|because you should have nothing to hold on to, and they went round.}
-> DONE

=== s4
# shot: close
# place: lane; dusk; clear
# action: guest stand happy; heroes look-up happy; friends stand happy
# things: wall; moon; suitcase
And so, just round the corner, {guest} {wished_aimed}.
{
- is_school:
There was a row of pegs, and one was free. There was a small chair, which had been waiting. Somebody moved up, and said, “You can have the red one.”
- is_ride:
There was a step, and a seat that hummed. Then the whole lane began to go by, backwards, with the postman on it, and {guest} waved to all of it.
- is_sea:
The sea was too wide for two eyes. It came up the sand, and had a look at them, and went back to tell the others.
- is_snow:
The first bit came down on {guest}, and looked about, and was gone. Then came the next. It made no noise at all, and it lay down on everything, even on the bin.
- is_sky:
First the sky was empty, and then it was not. It was very far up, and still you could see that it was meant for {guest}.
- is_bike:
First it went to the left, and {guest} to the right. There was a wobble, and a bell. Then they both went the same way.
- is_eat:
It was on the tip of the tongue, and then it was everywhere. {guest} shut both eyes, so as not to let any of it out.
- is_hug:
It went all the way round, and it was warm in the middle. Nobody wanted to be the first to let go.
- is_party:
There was a cake, and there was a song with {guest} in it, and everybody knew the words. There were more balloons than chairs.
- is_swim:
The water was wet, and then it held. {guest} let go with one side, and with the other, and stayed up, as if somebody had a hand there.
- is_rain:
One drop came first. It ran all the way down {guest}, and then it must have told the others, for they all came.
- is_tent:
There was a wall that you could push out with one toe. The grass was on the inside as well, and the stars were just behind the cloth.
- is_fly:
First there was a hop. Then there was a hop that did not come down. The lane lay underneath, with both its walls, as if it had been drawn.
- else:
It went on for just as long as it should. Nobody coughed, and nothing fell over, and nobody looked at anything else.
}
“Oh,” said {guest}. It was a long one. {A} kept that as well.
“That was it,” said {A}. “That was the first time.” ¶ “But it isn’t gone,” said {guest}. “It is all still in here.” # usual
“Shall we do it again?” ¶ “Yes,” said {guest}. “{guest_many:We have|I have} never done it again.”
-> DONE

=== m4
# aside
# shot: two
# place: lane; night; stars
# action: guest walk happy; heroes walk happy; friends walk sleepy
# things: wall left; lamp; moon; stone
They went home by the lane. It was the first time that they went that way from this end.
“Say it over,” said {guest}. So {A} said it over. It was all there, and the oh as well. # spare
A stone lay in the bag. It came from {guest_s} wall. It had had a look. # more
It lay quite still in there. It had a lot to think about. # more
A door went, far off. {A} kept that, too. There was room. # more
{homeward} # company
“What do you do next?” asked {A}. ¶ “Soup,” said {guest}. “It is a new one.”
-> DONE

=== l3
# aside
# shot: above
# place: lane; night; stars
# action: guest wave happy; heroes wave sleepy; friends wave sleepy
# things: gate; lamp; moon; suitcase
At the gate they had to say goodbye. They had never done that.
“It is not so bad,” said {guest}. ¶ “You come back after it,” said {A}.
So they did it once more. It went better. # spare
The third time they could do it with their eyes shut. # more
Then {guest} went off along the wall, and stopped at a puddle, and went right through. # more
{midway} # company
“First time!” somebody called, a good way off. # more
Then it splashed once more, and nobody called, and then somebody laughed. # more
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes sleep
# things: wall; gate; moon; leaf
The lane was dark. It was a dark that had not been there before.
A leaf let go, and came down. It had only this one go, and it did it well. # usual
On the wall a snail came to the top. “Oh,” it said. # more
Then it looked down the other side. It had all that to come. # more
The gate said something, very low. It was nearly a name. # more
Nobody had ever seen the moon just there.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed, and said it over. It was all still there.
{resting}
{keepsake}
{dream} # spare
Somewhere {guest} lay in bed as well, and had it, too. # usual
Then it was night. It looked like the others. But nobody had ever been in this one.
“Not yet,” said {A}. Then it was now.
It was quite new, and very soft.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
There was a note on the gate in the morning, under a round stone. “It went just as well the second time,” it said, “and that was one, too.”
Whoever had written it had never written a note before. The stone had a snail on it. As far as anybody knew, that was new as well.
-> DONE

=== next_bedtime
Nobody had ever been in this night before. It was quite new, and very soft.
-> DONE
