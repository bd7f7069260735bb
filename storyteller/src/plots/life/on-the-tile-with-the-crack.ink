# about: test(karate|taekwondo|tae kwon do|tkd|kung fu|grading&!judo|belt&!judo); club(karate&grading|taekwondo&grading|tae kwon do&grading|karate&belt|grading&!judo|belt test); nervous(grading|karate|taekwondo|tae kwon do|belt); scared(grading|karate|taekwondo); performance(grading|karate|taekwondo)
# also: nervous; scared; too-excited; happy; trying-again; learning; bravery; cannot-sleep; patience
# news: bad
# when: coming
# kind tkd: taekwondo|tae kwon do|tae-kwon-do|tkd
# kind karate: karate
# never: ballet|danc*|piano|violin|music
# wants: child
# role grownup: parent = the grown-up with the mop
# ages: 4-11
# needs: walking
# holds: dark(kind)

=== title
{~On the Tile With the Crack|Where You Began}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: L stand worried; heroes stand; grownup stand holding broom; friends stand
# things: table; shirt on hook; hook; door
{~The white suit hung on the kitchen door, {young:all clean.|ironed, with its arms out, like somebody who has gone on ahead.} {H} looked at it. The grading was {is_wished_day:{wished_day}|tomorrow}.|“You bow, and you do it, and you bow,” said {H}. {young:It was for the grading, {is_wished_day:{wished_day}|tomorrow}.|It was for the grading, {is_wished_day:{wished_day}|tomorrow}, and there was a good deal in the middle.}|At a grading there is a table, and behind the table there is a pen. {H} would have to do it all for that pen, {is_wished_day:{wished_day}|tomorrow}.}
The thought of it sat in {L}’s tummy {young:like a frog.|like a frog that waits for a bus.}
{is_karate:The kata|The pattern} has steps and turns in it, {young:and two shouts.|and punches, and two shouts.} It goes out, and round, and home, and if it is right you end just where you began.
{L} began on the tile with the crack. {L} ended by the fridge.
“That is not where I began,” said {L}, who wanted to end on that crack.
-> DONE

=== s2
# shot: above
# place: kitchen; afternoon; clear
# action: L walk; heroes walk; grownup read book; friends sit
# things: table; book in grownup.hand; chair; themed on chair
{joining}
{musing}
{grownup} moved the table, and counted, to help. “{is_tkd:Hana, dul, set|{is_karate:Ichi, ni, san|One, two, three}},” counted {grownup}, {young:out of the book.|out of the book, holding it upside down at first.}
{L} went out, and turned, and came home, {young:and there was the bin.|and there before {L}’s toes stood the bin.}
“You have done every step,” said {grownup}. “It is only in a different kitchen.” # usual
{hinderer_person:“It is left at the cooker,” said {hinderer}, and went to show where left was, and stayed there.} # beat
{hinderer_animal:{hinderer} had lain down in the middle of it, where there is a turn, and so there were two turns.} # beat
{hinderer_carried:{hinderer} had been put on the tile to keep the place, and then there was no room to begin.} # beat
{themed_a} was the pen. # personal
“What if I do that {is_wished_day:{wished_day}|tomorrow}?” said {L}. {young:“I shall be in the wrong place.”|“I shall bow, and look up, and be behind the table with them.”} # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; afternoon; clear
# action: A look-up happy; grownup stand; heroes stand; friends stand
# things: mirror; coat on hook; hook
The suit had to be tried on, {young:because you have to hear how loud it is.|because of the noise, which is a thing that you can’t hear on a hanger.}
If an arm goes out quite straight, the sleeve says whap. {young:If it is a bit round, the sleeve says nothing at all.|If the arm goes out a bit round, the sleeve only sighs.}
{A} did one to the left. {young:Ffff, it went, like a cushion.|Ffff, it went, as if somebody had sat down on a cushion.} {A} did one to the right. Whap!
They did the left one again, and then it was whap as well.
“That one was right,” said {A}. ¶ “Which one was it?” asked {grownup}, {young:in bare arms, and tried one.|and had a go in short sleeves, which have no opinion.}
They did whap all the way down the hall, until the coats moved. # spare
The trousers said it too, but only once. # spare
-> DONE

=== l1
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A shout; heroes shout; grownup sit; friends sit
# things: sofa; cushion; rug; lamp
Then there was the shout. {young:It lives down in the tummy, and you have to fetch it.|It does not live in the mouth, they say, but in the tummy, and has to be fetched from there.}
“Ya,” said {A}. ¶ “That was from the teeth,” said {grownup}. {young:“Go a bit further down, past the tea.”|“I would try further down, behind the pasta.”}
“Ya.” ¶ “That was the neck.” {young:{A} thought of the tummy, and went right down. There sat the frog!|{A} went down and down. It was dark in there, and the first thing that {A} met was the frog.}
“YA!” went the frog, {young:and something fell over in the fridge.|and next door a chair was pushed back, and something fell over in the fridge.}
“That was it,” said {grownup}, when they had all listened for a time. # spare
It was quite a friendly frog, once it had been asked to do something.
-> DONE

=== s3
# shot: wide
# place: kitchen; dusk; clear
# action: L kneel curious; grownup kneel; heroes kneel; friends sit
# things: marble; table; chair
Then {L} did it with both the shouts, {young:very loud,|so that the spoons rang,} and ended on the doormat.
{helper_person:“Let me stand on the crack, and wave,” said {helper}, and then they could all see how far it was.} # beat
{helper_animal:{helper} went and sat on the tile with the crack, and looked at {L}, and looked down at the tile.} # beat
{helper_carried:{helper} was sat down on the tile with the crack, so that there was somebody to come home to.} # beat
“Perhaps it is the floor,” said {L}. {young:They put down a marble. It did not roll.|So they put down a marble, to see if the house was crooked. It lay where it was.} # usual
{L} did it slowly. That was the other side of the table. {L} did it backwards, and met {grownup}. # usual
“We have to stop now,” said {grownup}, {young:“and mop.”|“and mop. There is half a garden on here.”}
-> DONE

=== m2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: A bow; grownup bow; heroes bow; friends sit
# things: broom; bucket; coat on hook; hook
While the mop went round they did the bow, out in the hall, {young:because a bow comes first, and it has to be good.|since that is the first thing that the pen will see.}
You put your heels together. {young:Down you go, and you count two.|You go down as far as a small table, and count two, and come up, and do not look pleased.}
{A} bowed to {grownup}. ¶ {grownup} bowed to {A}, with the mop. {young:So then {A} had to bow back.|But if somebody bows to you, you have to bow, and so {A} did.}
That went on until the {~bucket|coat stand} had been bowed to as well. {young:It did not bow, and so they could stop.|It did not bow back, and that was how they got out of it.}
{pausing} # company
The mop was left with its head down, as it had not heard that it was over.
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point happy; grownup stand; heroes stand; friends sit
# things: table; 5 spoon on table; pea; bowl on table
You have to be able to count to ten, too. {young:So they counted the spoons, all in a row.|It is one of the things that they may ask, so the spoons were laid out in a row.}
“{is_tkd:Hana, dul, set, net, dasot|{is_karate:Ichi, ni, san, shi, go|One, two, three, four, five}},” said {A}, {young:and that was five spoons.|and that was all the spoons, and none of them had ever been called that before.}
“And my knees?” asked {grownup}. ¶ {young:“You have two of them,” said {A}, “and so have I.”|“You have as many of them as I have,” said {A}, “and I have two, and they know it.”}
They counted the chairs and the cups and the ones who were there. {young:It came out the same every time.|It came out the same each time, which is the good thing about it.}
“What comes after ten?” asked {grownup}. ¶ “Then you begin again,” said {A}.
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L point surprised; grownup crouch; heroes crouch; friends peek
# things: tracks before L; bucket; broom; lamp
The floor was wet, and shone. {L} did it with bare feet, and ended by the bin. Then {L} looked down.
{young:Every step had left a foot on the floor.|Every step had left its print, out and round and home.}
“Look,” said {L}. “The ones that go out are long. {young:The ones that come home are little.”|And the ones that come home are short. I was thinking about the crack.”}
So that was where the other kitchen had come from. # usual
{L} went back to the tile, and bowed. Out went {L}, and turned, and came home, and each step was as long as the one that had gone out.
Then {L} stood still. {young:Under {L}’s heels was the crack.|“Do not tell me,” said {L}, and felt about with one heel, and there was the crack.}
“That is where you began,” said {grownup}.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup push chair; L hold bowl; heroes hold bowl; friends sit
# things: table; bowl; broom; lamp
The floor dried. The feet went out one by one, the last ones first.
They put the table back to where it had begun, under the lamp. It had four small marks there, and fitted.
“Will there be a crack there?” asked {L}. ¶ “There will be a floor,” said {grownup}. “And you take your own feet.”
The bin was put back, too. It had been in the way all night. # more
{L} had two bowls of soup. The frog had some of it.
-> DONE

=== l3
# aside
# shot: behind
# place: hallway; night; clear
# action: L climb stairs; heroes climb stairs; grownup walk; friends walk
# things: stairs; lamp; coat on hook; hook
There were as many stairs up as there had been down. {L} counted.
{is_tkd:“Hana,” said {L}. “Dul. Set.”|{is_karate:“Ichi,” said {L}. “Ni. San.”|“One,” said {L}. “Two. Three.”}} {L} kept it low, so as not to wake the frog.
In the morning they had all come down, with a frog.
Now they went home. Each step was as long as it had been. # spare
At the top was the lamp, where they had left it.
It had not gone anywhere. It had just been lit. # more
-> DONE

=== m3
# aside
# shot: above
# place: bedroom; night; clear
# action: grownup fold shirt; L sit-up; heroes sit; friends sit
# things: bed; chair; shirt; ribbon on chair
The suit was folded. The arms went in, and the legs went in, and it was quite small.
The belt was laid on top. It was rolled up, like a snail.
“Can you still feel it?” asked {grownup}. ¶ “It is sitting down,” said {L}. # spare
The frog had done two shouts, and a bow. It was not used to it.
Then they bowed to the chair. It was the last bow but one. # more
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: wall-clock; table; moon; marble
In the kitchen it was dark, and the tiles were cold and clean.
The marble lay where it had been put. It was a level house. # spare
On the wall the long hand went out. It went down to the six, and round, and up.
Then it was on the twelve. That was where it had begun.
It did not stop to bow. # more
There was a bit of moon, on the tile with the crack.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
In the pillow there was a dent. {L} had got up out of it that morning.
{resting}
{keepsake}
{dream} # spare
It had been a long way, down the stairs, and out, and round, and home. # usual
{L} lay down, and felt about with one ear.
There was the dent. It fitted.
“That is where you began,” said {grownup}. # usual
The frog put its head down, too.
They did not bow. They only shut their eyes, and counted two.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a frog on the tile with the crack. It was a real one, and it had come in under the back door.
“I was on my way to the pond,” it said, “and I seem to have come out in a kitchen.” {A} went down flat, and looked at its feet. “They are long when you go out,” said {A}. “Are they short when you come home?” ¶ The frog thought, and went to try it in the garden.
-> DONE

=== next_bedtime
Far down the garden something went plop. It had ended where it began.
-> DONE
