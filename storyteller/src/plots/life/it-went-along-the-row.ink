# about: sleepover(cousins are here|cousins here|cousins are staying|cousins staying|cousins stay&!at|cousins sleeping|cousins are sleeping|all the cousins|cousins over|cousins&one room|cousins&same room|cousins&on the floor); guest(cousins are here&!tomorrow&!visit&!lunch&!tea|cousins&room&!tomorrow|cousins&sleep&!tomorrow|cousins&staying&!tomorrow|cousins&night&!tomorrow|cousins&bunk&!tomorrow|cousins&floor&!tomorrow|cousins&mattress&!tomorrow); cannot-sleep(cousins); too-excited(cousins are here|cousins staying|cousins here&night|cousins&room|cousins sleeping)
# also: too-excited; cannot-sleep; happy; staying-in-bed; guest; sleepover; tired; person; place; thing; play; funny; listening
# wants: child
# role grownup: parent = the grown-up on the landing
# ages: 3-9
# needs: hearing
# holds: dark(kind), night(kind)

=== title
{~It Went Along the Row|Everybody Down Again}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; clear
# action: L lie-awake laughing; heroes lie-awake laughing; boy lie-awake laughing; girl lie-awake laughing; friends sit
# things: bed; pillow; lamp; quilt
# people: boy; girl
{~There was no floor left in the room. It was beds from wall to wall, {young:with cousins in all of them, and {H} in the middle.|with cousins in them, and in the middle of it all {was} {H}.}|“Psst,” said a cousin by the door, {young:and {H} heard it in the middle of the row.|and that was how it began, with {H} in the middle, as wide awake as noon.}|First the cousins lay down, and then {H} lay down, {young:and then everybody sat up again and giggled.|and for about as long as you can hold your breath it looked like bedtime.}}
Somebody’s foot had touched somebody’s foot, {young:and there was a giggle.|and that was all that it had been, to begin with.} # usual
The giggle went along the row. It started at the door, and hopped from bed to bed, {young:over {L}, and on to the window.|and it had a good shake of everybody, and went on to the window.}
At the window it turned round, {young:and came all the way back.|because there was nobody left, and came all the way back again, louder.} # usual
{L} was in the middle, and so {L} had it twice. “I shall stop it next time,” said {L}. {young:“I shall just lie here and be serious.”|“I shall just lie here, and not pass it on.”}
-> DONE

=== s2
# shot: two
# place: bedroom; night; clear
# action: grownup stand; L lie-awake; heroes lie-awake; boy sleep; girl sleep; friends sit
# things: door; bed; pillow; lamp
The door opened, and it was {grownup}. Everybody lay flat, {young:with both eyes shut, and breathed as hard as they could.|with both eyes shut, and breathed as it is done on the stage.}
{joining}
{musing} # personal
“Good,” said {grownup}, “they are all asleep,” {young:and went out.|and stepped over eleven legs, and went out, and could be heard to stop on the landing.} # usual
It was quiet. It was so quiet that it tickled. {young:You know how that is.|There is no quiet as hard to lie in as that one.} # usual
“Psst,” said somebody, and there it was again.
{L} shut both lips, and held on to the mattress. {young:It came up through the next bed, and under the blanket!|It came up through the next bed, and got in under the blanket, and had {L} by the ribs.}
Out it went by the nose. {young:That is the worst way.|It is the worst way for it to go, and can be heard on the landing.} # usual
{hinderer_person:“What is so funny?” asked {hinderer}, and then had it, too.} # beat
{hinderer_animal:{hinderer} ran along the whole row to see, over all the tummies.} # beat
{hinderer_carried:{hinderer} was thrown by somebody, and landed on somebody else.} # beat
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; night; clear
# action: A point; heroes sit-up; boy sit-up; girl sit-up; friends sit
# things: bed; pillow; quilt; sock on quilt
They counted the feet, {young:to see who it had been.|in order to find out once and for all whose foot had begun it.} They stuck out at the bottom in a long line, like loaves.
It came to an odd number, {young:and nobody knew why.|and they had to begin again at the door.} The second time there were even more. # usual
“This one is not mine,” said {A}, and pulled it. ¶ “Ow,” said the window. {young:So it was the window’s.|So it belonged to the window, which had been lying the other way up all the time.}
Somebody had three socks on, {young:and two were on one foot.|and two of them were on the same foot, in case of a cold night.}
“Feet in,” said {A}, {young:and they all went in, like snails.|and all along the row they went in, the way snails do when it is about to rain.}
-> DONE

=== l1
# aside
# shot: behind
# place: bathroom; night; clear
# action: A drink; heroes drink; boy stand; girl stand; grownup stand; friends stand
# things: sink; tap; cup; mirror
Then somebody was thirsty. {young:That went along the row as well.|It went along the row as well, and by the time it reached the window there was hardly one of them who could have held out till morning.}
So they all stood at the bathroom door, {young:in a long line, in bare feet.|in one long line, in bare feet, with the tallest at the back.}
There was one cup. {young:You drink, and you pass it on.|You had your drink and passed it on, and whoever was last got the one with the crumbs.}
The line went in at the tap and out by the towel, {young:and some of them came round again.|and {grownup} saw one pair of pyjamas come by three times.}
“Who is that?” asked {grownup}. ¶ “It is me,” said the pyjamas, {young:“I was thirsty before.”|“but the first time I was only keeping a place.”} # spare
They went back to bed in the same order, {young:and all of them sloshed.|and if you listened you could hear them slosh.} # more
-> DONE

=== s3
# shot: above
# place: bedroom; night; clear
# action: L lie-front; heroes lie-front; grownup sit; boy lie-awake laughing; girl lie-awake laughing; friends sit
# things: bed; pillow; chair; lamp; themed
Now {grownup} came in with a chair, and sat on it. {young:“I will stay here until it stops,” said {grownup}.|“I shall sit here,” said {grownup}, “and look at the wall, until it has stopped.”}
{themed_a} had got in among the pillows, and was taken out to the chair. # personal
Nobody looked at anybody. {L} bit the pillow, and thought of cold soup. All along the row you could hear them think of soup. # usual
{helper_person:“Think of a stone,” said {helper}, and for a whole minute it worked.} # beat
{helper_animal:{helper} lay down across the worst of them, and was heavy, and did some good.} # beat
{helper_carried:{helper} was laid on {As} mouth, to keep it shut, and went up and down.} # beat
Then the chair said “eek”. {young:It was only a small eek.|It was a small one, such as a chair will do when a grown-up is sitting very straight on it.}
“That was not me,” said {grownup}. {young:And off it went, along the row!|That was the end of the soup. It started at the door, and it went along the row like a train.}
It went over {L}, and back, and this time it got the chair. {young:{grownup} laughed the most.|{grownup} had held it in for the longest, and had the most of it.}
-> DONE

=== m2
# shot: close
# place: bedroom; night; clear
# action: A whisper; heroes lie-awake; boy whisper; girl listen; grownup sit; friends sit
# things: bed; pillow; lamp; quilt
“What if you send something else?” asked {grownup}. {young:“Send goodnight.”|“There must be something that goes along a row, and does not make so much noise. Try goodnight.”}
So the one by the door said it, in the next one’s ear. {young:It went from ear to ear.|It went from one ear to the other, all down the row, with a good deal of breath.}
{A} had it about half-way. It was “good knees”, {young:and {A} passed it on.|and {A} thought it odd, but that was how it had come, and it went on like that.}
“What did you get?” said {grownup} to the window. {young:¶ “Green cheese,” said the window.|¶ “Green cheese,” said the window, “and a lot of spit.”}
{pausing} # company
So they sent it back, to be mended, {young:and it came out as “wheels”.|but at the door it was only “wheels”, and the one by the door had never said that.} # spare
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: A roll laughing; heroes roll; boy roll; girl roll; grownup stand; friends stand
# things: bed; pillow; blanket; lamp
“If I was at the end,” said {A}, “I would only get it once.” {young:So they all moved up.|So it was agreed that everybody should move up by one.}
You do it by rolling. {young:One, two, three, and over!|On three they all went over, with their blankets, like logs on a river.}
The one by the door came to lie on the doormat, {young:and had to go round to the other end.|and so had to walk round by the landing, with a pillow, to come in at the other end, and there was no other end.}
“Again,” said somebody, {young:so they did it again.|and they did it until everybody was back in the bed in which it had begun.}
It was all still the same, {young:but the blankets were not.|apart from the blankets, which had not kept count.} # spare
One of them had gone round twice, {young:and was now a very long way from its pillow.|and lay at the window with the wrong cousin, who had three.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L yawn; heroes lie-awake; boy yawn; girl lie-back; grownup sit; friends sit
# things: bed; pillow; lamp; quilt
It got late. They lay and waited for the next giggle, and held on.
“Aah,” said the one by the door. It was not a giggle. It was long.
{L} saw it come. The next one had it, with the mouth wide open, and then the next. # usual
“It is going along the row,” said {L}. “It goes just the same w…” And then {L} had it. “Waaah,” said {L}.
You can’t stop that sort, either. {L} passed it on. # usual
It went to the window, and there it turned round. When it came back it was bigger, and slower. {young:Even the chair had it.|It even got the chair.} # usual
{L} had it twice, being in the middle. But that was all right.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup sit; L lie-back sleepy; heroes lie-back; boy sleep; girl sleep; friends sit
# things: bed; pillow; chair; lamp
“Who began it?” asked {grownup}, in a low voice.
“It came from the door,” said {L}. “It all comes from there.” # spare
There was no one to ask, at the door. There was just a blanket, and it went up and down.
The next bed was the same. It had two feet out. # spare
It was coming this way, quite softly, one bed and then one more.
{L} lay and let it come.
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; clear
# action: grownup tiptoe; L lie-back sleepy; heroes lie-back; boy sleep; girl sleep; friends sit
# things: bed; quilt; sock on quilt; lamp
{grownup} went along the row, to see to the blankets. There was one each, at the end.
A hand hung down, and was put back. It belonged to the window. # spare
“Is that all of us?” asked {L}. ¶ “I make it nine feet,” said {grownup}.
It would do. You could look for the rest of them by day.
A sock had come off. It lay by itself on top, and it was warm. # more
Then {grownup} sat down again. The chair was careful.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup sit; L lie-back sleepy; heroes lie-back; boy sleep; girl sleep; friends sleep
# things: bed; window; star; curtain
A bit of sky was in the window, with stars. They stood in a row, more or less.
One of them shook. Then the next one did. # spare
“They have got it too,” said {L}. ¶ “They are a long way off,” said {grownup}. “It may be an old one.” # spare
It had been so loud in here, and now you could hear the lamp.
A small snore came from the door. No one had to laugh.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: cup; shoe on mat; mat; stairs; moon
On the landing stood the cup. There was a drop in it, with a crumb.
All the shoes were in the hall, in a heap. It was hard to say which of them were two. # spare
They had been left as they fell. One had its nose in another one’s heel. # spare
The moon came up the stairs. It went by the door on tiptoe.
It did not look in. It might have set them off. # more
The house breathed out, and then it breathed in.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; boy sleep; girl sleep; friends sleep
# things: bed; pillow; quilt; lamp
It was as warm in the row as in a box of buns. # usual
{resting}
{keepsake}
{dream} # spare
“Psst,” said somebody, by the door.
It went along the row. # usual
It went by one bed, and then the next. No one was in.
It got as far as {L}.
It did not get past.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The beds were put up against the wall in the morning, and there was the floor again. It had on it one sock, a cup with a crumb in, and a great deal of carpet.
“Psst,” said {A} to it, at the place where the door bed had been. It went along the boards, and got to the window, and one of them said “eek”. It was the chair. It had been put back on the landing, but it had heard.
-> DONE

=== next_bedtime
The chair on the landing sat very straight. You could tell that it was holding something in.
-> DONE
