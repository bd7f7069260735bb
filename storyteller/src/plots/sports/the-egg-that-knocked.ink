# role keeper: toy = a hen called Speckle
# about: gentle-hands
# holds: dark(kind)
# needs: walking

=== title
{~The Egg That Knocked|Level, Level}
-> DONE

=== s1
# shot: wide
# place: playing-field; afternoon; clear
# action: A walk worried holding spoon; heroes run happy holding spoon; friends walk happy holding spoon; small keeper sit proud on basket
# things: basket; 5 eggs in basket; hedge; egg
{~Under the hedge by the playing field stood a basket of eggs, all boiled hard for the egg-and-spoon race on Saturday. {H} had come to practise.|“Level, level,” is what you say, with an egg in a spoon, if you want it to stay there. {H} had said it all afternoon, for the race was on Saturday.|Plop, went an egg, into the grass. It was boiled, so it did not mind, and the race was not until Saturday. {H} {was} only practising.}
{joining}
In the basket sat {keeper_a}, on the last egg, which was {young:a bit blue|faintly blue}. {A} laid it in the big spoon, and set off.
“Level, level,” said {A}, {young:very, very slowly, with two hands.|watching it with both eyes.} # usual
“Tock,” said the egg.
{A} stopped. “I didn’t say anything,” said {A}. ¶ “Tock,” said the egg. # usual
-> DONE

=== s2
# shot: two
# place: playing-field; afternoon; clear
# action: A knock curious egg; heroes listen surprised egg; friends peek surprised
# things: egg; spoon; basket; 4 eggs in basket
{A} knocked on it very gently, with a fingernail. The egg knocked back.
{helper_person:“Once for yes,” {helper} told it, very clearly, “and twice for no.”} # beat
{helper_animal:{helper} put an ear to it, and looked up with the ear right round.} # beat
{helper_carried:{helper} was put beside it, and it knocked on that side, too, to be polite.} # beat
“Are you boiled?” asked {A}. ¶ “Tock, tock,” said the egg, {young:and it was rather cross. That was a no.|with some feeling, and that was plainly no.} # usual
“Are you a hen?” ¶ “Tock, tock,” said the egg. # spare
{is_loved:“Have you heard about {loved}?” asked {A}. “Tock,” said the egg, which was yes, though nobody knew who had told it.|{musing}} # personal
“Are you a duck?” ¶ There was {~a long|quite a} wait. {not short:It may not have thought about it before.} “Tock,” said the egg. # usual
{young:So a duck had come by, and seen a nice basket, and laid her egg in it.|Some duck had come by, then, and seen a basket with eggs in, and thought how very quiet they were.} But she lived in the pond, on the far side of the field.
“{We} will take you home,” said {A}. “Level, level.”
-> DONE

=== m1
# aside
# shot: above
# place: playing-field; afternoon; breeze
# action: man tiptoe surprised; woman tiptoe surprised; A hold calm spoon; heroes walk calm; friends tiptoe happy
# things: egg on spoon; spoon; finish-line; hurdle; cap on man.head
# people: man; woman
It is a wide field, and everyone was on it, {young:running and running.|practising to be fast.} The runners came round the bend with a whoosh.
“Excuse me,” said {A}. “There is somebody in here.”
The runners looked into the spoon. “Tock,” said the egg. {young:They said sorry. Then they ran on tiptoe, tip, tip, tip, tip, tip.|So they begged its pardon, and ran the rest of the way on tiptoe, which is extremely quick, and looks like a row of {~hens|waiters}.}
“Tock,” said the egg, which was thank you. # more
After that there was a {~long jumper|high jumper}, who had already jumped. {young:He came down as softly as he could.|He saw the egg from above, and came down as considerately as he was able.}
-> DONE

=== l1
# aside
# shot: wide
# place: playing-field; afternoon; clear
# action: vicar think surprised; grocer point surprised down; A pull happy ribbon; heroes kneel laughing; friends clap laughing
# things: ribbon; egg; spoon; finish-line
# people: vicar=man(tall, glasses); grocer=shopkeeper(he)
Then came the three-legged race, all by itself: the tall vicar and the short {~grocer|plumber}, tied together by the ankles.
“Is that,” said the vicar, “an egg?” said the {~other|little one}. {young:They said everything like that, half and half.|They had been tied together since breakfast, and had started to share.}
“It is a duck,” said {A}, “but it has not come out yet.”
“How very,” said the vicar, “interesting,” said the friend on his leg. “We have not come out,” said the vicar, “of this knot.”
{young:{A} looked at the knot. “That is a bow. You pull that end,” said {A}.|{A} looked. The knot was a bow, and nobody had thought of pulling it.}
But they found that they {young:liked it|had got used to it}, and went off to have tea. # more
-> DONE

=== s3
# shot: close
# place: playing-field; dusk; clear
# action: tiny duck look-up happy; A kneel surprised before duck; heroes lie-front surprised before duck; friends kneel surprised; small keeper sit calm
# things: egg; spoon before duck; 4 daisies
Half way over came a new noise. It was a tick, and there was a {~thin|small} crack in the egg.
{hinderer_person:“May I hold it?” asked {hinderer}, and there was a wobble, and everybody said “Level!” at once.} # beat
{hinderer_animal:{hinderer} had to smell the crack, and smelled it so hard that the spoon went up and down.} # beat
{hinderer_carried:{hinderer} was held close to see, and the tick stopped until {hinderer} was taken away.} # beat
“{young:But I was level,” said {A}. “I was level all the way!”|I have been level the whole way,” said {A}.} ¶ “Tock,” said the egg, to say that it was all right. {young:It wanted to come out, that was all.|It was only coming out.} # spare
{They} laid it in the grass, in the spoon. The top came up, like a lid, and under the lid there was a duckling, rather wet. {not short:It did not seem to be quite unfolded.} It looked {not short:all round, and }at {keeper}. It looked down, into the bowl of the spoon. And there was {young:a little face, looking back.|a small yellow face, looking up with great affection.}
“Mother,” said the duckling.
-> DONE

=== m2
# aside
# shot: above
# place: playing-field; dusk; clear
# action: tiny duck run happy; A walk laughing holding spoon; heroes walk laughing; friends clap laughing
# things: 3 daisies; egg; hurdle
“That is a spoon,” said {A}.
“Yes,” said the duckling, {young:and gave it a kiss.|who could see that for itself.}
{A} took one step with the spoon. The duckling took {~nine|eleven} steps after it. {A} went round a daisy. The duckling went round a daisy. {young:{A} hid the spoon, and the duckling cried, so the spoon came out again.|{A} hid the spoon, to see, and there was such a noise that the high jump was stopped.}
{pausing} # company
“She is thin,” said the duckling, “but she has a kind face.” # spare
-> DONE

=== l2
# aside with m2
# shot: wide
# place: playing-field; dusk; clear
# action: tiny duck sit happy on spoon; A hold worried spoon; man lie-back calm; woman lie-back calm; heroes walk calm; friends walk calm
# things: spoon; row of 5 sacks; finish-line; flag
In the end it got back in. It only just fitted, and its feet hung over the edge. {young:And now it was hard to be level. An egg sits still. A duckling looks at things.|It was much more difficult after that. An egg has one great advantage over a duckling, which is that it does not look round.}
“What is that?” said the duckling, leaning out. “That is the sack race,” said {A}. “Level, level.”
Bump, bump, bump, came the sack race. {young:It saw them, and it stopped. All {~nine|ten} sacks sat down.|It saw what was coming, and all {~nine|ten} sacks lay down with one accord, like potatoes.}
“Level, level,” said the sacks, one after another, as the spoon went by.
“They are very well brought up,” said the duckling. # more
-> DONE

=== m3
# aside
# shot: behind
# place: lake; dusk; clear
# action: A sit sleepy on log; tiny duck yawn sleepy; heroes sit sleepy on log; friends sit sleepy on log
# things: log; spoon; sun; plant
The sun went down, and the duckling asked where it went.
“To bed,” said {A}.
“Is it level there?”
“{young:Yes,” said {A}. “Very.”|Quite level,” said {A}.}
“Does it know the way?” asked the duckling. ¶ “It has been before,” said {A}. # more
{As} arms were tired by now, first the one that held the spoon, and then the other one, {young:and then the first one again.|out of sympathy.} {many:So {B} took a turn.|So they had a short rest, on a log.} The duckling looked at its mother, and its mother looked at it, and neither of them could {~stop yawning|keep its eyes open}.
-> DONE

=== s4
# shot: two
# place: pond; night; stars
# action: duck sit proud on nest; tiny duck peek happy; A kneel happy before duck; heroes kneel happy before duck; friends sit happy
# things: nest; spoon in nest; plant; lantern
There by the pond sat a big brown duck, on a nest with nothing in it.
“{young:That is mine|I believe that is mine},” she said. “I left it in a basket, for a minute.”
“It was so restful there,” said the duck. “None of the others said a word.” # spare
The duckling {~got behind the spoon|put its head under the spoon}. “I have a mother,” it said.
{A} thought about it, and laid the spoon in the nest.
The duck looked at that for a while. “I have sat on worse,” she said, and sat on it.
So the duckling had to go in after it. It pushed in under the feathers, until there was just a tail. It was warm. It was soft. It went on.
“Oh!” it said. “There is much more of you than I thought.” # usual
-> DONE

=== l3
# shot: close
# place: pond; night; stars
# action: A knock calm stone; heroes listen calm; duck sleep sleepy on nest; friends sit sleepy
# things: stone; nest; spoon; moon; plant
{They} sat with her for a bit. Now and then something moved in her feathers.
“Tock,” said {A}, softly, on a {~stone|log}.
“Tock,” it said, under the duck. Then it was quiet.
{They} listened. It was only breathing. # more
“It is cold on one side,” said the duck. She meant the spoon. “But one gets fond of it.” # spare
-> DONE

=== m4
# shot: wide
# place: playing-field; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: hurdle; finish-line; moon; basket in A.hand; potato
{They} left the spoon where it was.
Now there was no egg for Saturday, and no spoon.
“A {~potato|lemon},” said {A}, “and a ladle.” That would do.
{They} went back over the field, flat and dark. All the races had gone in.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: lane; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: wall; milk; puddle; moon; basket; house
The lane went up a bit. It went down a bit.
A milk jug stood on a step. A {~puddle|pail} had the moon in it, up to the brim, and nothing ran over.
A cat went by, along the top of a wall, level, level, to the end. # more
The basket was empty. It did not weigh much. {A} carried it level, all the same. # spare
Here was the door. Nobody need be careful now. {They} went in on tiptoe.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; small keeper sleep sleepy on heroes
# things: spoon; clock; pillow
{~Bed is a kind of spoon.|A bed is rather like a spoon.} You get in the middle, and you stay there, with {keeper} on top.
{resting}
{keepsake}
{dream} # spare
It was warm. It was soft. It went on.
By the pond somebody tucked in one foot, beside a spoon. # spare
Feet were level. Hands were level. A head was level, too. {H} could not fall out of that.
“Tock,” said the clock, on the stairs. It meant yes.
Level, level. # usual
Goodnight.
-> DONE

=== next_night
“It was like this,” said the brown duck, when {H} came by the pond. “It was to have been swimming.” It had begun very well. But then the spoon had a turn, and the spoon went straight to the bottom, and the duckling took that for the way to do it. Down it went, with its eyes open, as neat as a pin. Nothing like it had been seen on that pond before.
“Mother showed me,” said the duckling. ¶ “One of us did,” said the duck.
-> DONE

=== next_bedtime
By the pond a spoon was dried on both sides, and tucked in.
-> DONE
