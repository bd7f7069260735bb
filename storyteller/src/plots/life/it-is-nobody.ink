# about: feast(mother&breakfast&!tomorrow&!mums&!making|mothers day&toast&!tomorrow|mother's day&toast&!tomorrow|mother's day&pancake&!tomorrow|father's day&pancake&!tomorrow|mothers day&pancake&!tomorrow|fathers day&pancake&!tomorrow|mothering sunday&breakfast|father's day&breakfast&!tomorrow&!dads|fathers day&breakfast&!tomorrow&!dads|father's day&toast&!tomorrow|mother's day today&!card&!flowers|mothers day today&!card&!flowers|father's day today&!card|fathers day today&!card); made-something(breakfast in bed&!tomorrow&!mums&!making|mother&breakfast&!tomorrow&!mums&!making|father&breakfast&!tomorrow&!dads|breakfast for m&!tomorrow&!mums&!making|breakfast for d&!tomorrow&!making|mummy breakfast&!tomorrow&!making|mum breakfast&!tomorrow&!making|daddy breakfast&!tomorrow&!making|dad breakfast&!tomorrow&!making|mama breakfast&!tomorrow&!making|daddy&father's day&!tomorrow&!card&!present|mummy&mother's day&!tomorrow&!card&!present); kindness(breakfast in bed&!tomorrow&!making|mummy breakfast&!tomorrow&!making|mum breakfast&!tomorrow&!making|dad breakfast&!tomorrow&!making)
# also: kindness; proud; happy; too-excited; made-something; food; feast; can-do; patience; person; thing; likes
# role mum: honoured, parent = the one in the bed
# role dish: answer(toast|pancake|egg|porridge|waffle|sandwich|cereal|croissant|muffin|crumpet|bagel), food(toast|pancake|egg|porridge|waffle|sandwich|cereal|croissant|muffin|crumpet|bagel) = some toast
# kind mothers: mother*|mothering
# kind fathers: father*
# wants: child
# ages: 3-9
# needs: hands
# holds: dark(kind)

=== title
{~It Is Nobody|Still Asleep}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: A tiptoe happy; heroes tiptoe; friends stand
# things: table; tray on table; plate on table; glass on table; toaster
{~“Shh,” said {H} to the kitchen. {young:It was so early that it was still grey outside.|It was so early that the kettle still looked surprised.}|Early this morning {H} went down to the kitchen, {young:on tiptoe, in the cold.|on tiptoe, with a finger on everything that might go clink.}|The third stair creaks. {H} went over it with one long step, {young:early this morning.|early this morning, and the kitchen was still grey.}}
{
- is_mothers:
It was Mother’s Day, and {mum} was going to have breakfast in bed. {young:{A} was making all of it.|{A} was making all of it, down to the flower.}
- is_fathers:
It was Father’s Day, and {mum} was going to have breakfast in bed. {young:{A} was making all of it.|{A} was making all of it, down to the flower.}
- else:
{mum} was going to have breakfast in bed, and did not know about it. {young:{A} was making all of it.|{A} was making all of it, down to the flower.}
}
On the tray were {dish}, and a glass of juice, {young:full right up to the top,|full right up to the top,} and a daisy in an egg cup.
“{mum} has to be asleep,” said {A}, “till it is there. That is how you do it.”
-> DONE

=== s2
# shot: two
# place: hallway; day; clear
# action: A carry worried tray; heroes carry tray; friends walk
# things: stairs; plate on tray; glass on tray; lamp
So {A} took the tray in both hands, and went.
{joining}
{musing} # personal
It was quiet for two stairs. {young:Then the spoon said ting to the plate.|Then the spoon said ting to the plate, and the plate said it to the glass.} # usual
The juice leaned over the edge, and looked down, and some of it went over. # usual
{hinderer_person:“Is that for me?” asked {hinderer}, who had only just woken up, and was told to go back and do it again.} # beat
{hinderer_animal:{hinderer} came down as they went up, and sat on the fifth stair, and looked at what there was.} # beat
{hinderer_carried:{hinderer} had come along on the tray, and had to get off, and wait by the umbrella.} # beat
{young:And {A} forgot about the third stair.|With all that, {A} forgot about the third stair.} “Creak!” it said.
“Is somebody there?” asked {mum_s} voice, from behind the door upstairs. {young:{A} stood still on one leg.|{A} stood on one leg, and did not breathe.}
“No,” said {A}. “It is nobody.”
“Oh, good,” said the voice. “Then I am still asleep.”
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; day; clear
# action: A pour worried glass; heroes stand; friends sit
# things: table; glass; spoon; drawer; daisy
They had made some other noises, too, down in the kitchen. The drawer with the spoons {young:was the worst.|was the worst, for in there they lie on top of one another, and wake in a heap.}
“Just one,” {A} had said. {young:Out came one. Clatter!|But you can’t take one without the others asking where it is off to.}
The fridge hummed a tune. {young:It stopped, when it was looked at.|It stopped in the middle when {A} looked at it, and gave a shake, and was good.}
And the juice goes glug, whatever you tell it. {young:Glug, glug.|{A} poured it as thinly as a thread, and it said one long, thin glug.}
The loudest thing of all was a crumb, {young:under a bare foot.|which was trodden on, with a bare foot, and which said crack.} # more
All of it was on the tray in the end, and was told to hold still. # more
-> DONE

=== l1
# aside
# shot: object
# place: kitchen; day; clear
# action: heroes draw
# things: table; paper on table; crayon on table; daisy; plate on table
There had to be something to read as well, {young:like in a café.|as there is in a café, so that you know what you are getting.} So {A} had drawn it all on a piece of paper, with a crayon.
There was {dish}, {young:in brown.|in brown, which looked very much like it.} There was the glass, and the juice was higher than the glass.
There was a daisy as big as a tree, {young:and it was laughing.|and under it stood two people, one with long arms, and they were the cook and the guest.}
On the back it said how much it cost. {young:It cost one kiss.|“One kiss,” it said. “Two with jam.”}
The paper was folded, {young:and stood up like a tent.|so that it stood up by itself, like a tent, and the daisy could sit in the shade.} # more
-> DONE

=== s3
# shot: behind
# place: hallway; day; clear
# action: A carry worried plate; heroes carry glass; friends walk
# things: stairs; door; plate in A.hand; tray before door; themed
Then {A} took the things up one by one, {young:and put them down by the door.|and laid them down outside the door, like shoes in a hotel.}
First went {dish}. Creak! “Is that nobody again?” asked the voice. ¶ “Yes,” said {A}. # usual
Next went the juice, {young:with a finger on the top.|with one finger over the edge, to tell it when it came too near.} ¶ “Creak!” went the stair. “Nobody,” said {A}, before the voice could ask.
{helper_person:“Let me be the nobody with the daisy,” said {helper}, and came up behind with the egg cup in both hands.} # beat
{helper_animal:{helper} went up and down each time as well, and did not make one sound, and could have shown how it is done.} # beat
{helper_carried:{helper} sat outside the door, next to the juice, and let nobody by but the right nobody.} # beat
{themed_a} was to go on the tray as well, for best. # personal
By then nobody had been up the stairs {~five|six} times, {young:and had to sit down.|and was rather out of breath.} # usual
{A} put an ear to the door. Behind it {mum} was asleep, {young:and breathed as loudly as a bear.|and breathed so loudly that you could hear how hard it was.} # usual
-> DONE

=== m2
# aside
# shot: above
# place: hallway; day; clear
# action: A kneel worried; heroes kneel; friends sit
# things: tray; plate on tray; glass on tray; daisy; door
On the landing it all had to be put back on the tray. {young:It had been so neat.|In the kitchen everything had had its place, and here everything wanted to be next to the daisy.}
The juice had gone down by as much as a thumb. {young:The stairs had had some.|It had been a whole glass, and now it was a glass and four stairs.}
{A} gave {dish} a pat, {young:to make it nice.|on the top and at the sides, as you do with a pillow.}
The daisy had looked at the wall the whole time. {young:It was turned round.|So it was turned round, and told that this was the important part.}
“Still asleep?” asked {A}, at the keyhole. ¶ “Still asleep,” said the voice. {young:“Fast asleep.”|“I am dreaming about something with jam.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: hallway; day; clear
# action: A look-through curious; heroes listen; friends sit
# things: door; tray before A; lamp
{A} looked in through the keyhole. {young:It was dark in there.|A keyhole shows you one thing at a time, and it is not for you to say which.}
There was a bit of blanket, {young:and it went up and down.|and it went up and down, as it ought to, only a bit too well.}
There was a foot. {young:It stuck out, and it wiggled.|It stuck out at the end, and all five toes of it were wide awake.}
“The foot is not asleep,” said {A}. {young:The foot went in quickly.|The foot heard that, and was gone, like a mouse into a wall.}
Then there was an eye at the other side, or that is what it looked like. {young:It was shut at once.|When {A} looked again it was shut, and it was over on the pillow, with the rest.} # more
“I must say, I do sleep well today,” said the voice. # more
-> DONE

=== s4
# shot: close
# place: bedroom; day; clear
# action: L carry proud tray; mum sit-up surprised; heroes stand proud; friends stand
# things: bed; tray in L.hand; plate on tray; glass on tray; pillow
Now everything was on the tray again, and the door was shut.
You can’t open a door with a tray in your hands. {young:You need a hand.|A knee will not do it, or an elbow, or a nose, and {L} tried the nose.} # usual
“{mum},” said {L}. “Are you still asleep?” ¶ “Fast asleep,” said the voice.
“Then can you open the door?” said {L}. “But don’t wake up.”
{young:Then|There was a bit of a wait. Then} the door opened, and there stood {mum}, in bare feet, with both eyes shut.
{mum_it} went all the way back along the wall, and bumped into the wardrobe, and pulled up the blanket, and slept on. # usual
“Good morning!” said {L}. “It is me!”
And {mum} woke up, and looked at the tray, and at the daisy, and at {L}. “Oh!” said {mum}. “Did you make all of that?” ¶ “All of it,” said {L}, and had never been so proud.
{dish} {dish_many:were|was} eaten to the last bite, and there was no juice left in the glass. # usual
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: L sweep; mum sit happy; heroes sit; friends sit
# things: bed; pillow; blanket; crumb
There was still some breakfast in the bed tonight. There were crumbs.
One was in the pillow. One was down by the feet. # spare
“It was in bed, and now the bed is in it,” said {mum}. # spare
They held the sheet up by its ends, and shook it. It went flap. # more
“I have had breakfast in that bed a few times,” said {mum}. “But that was the best one.” # spare
One crumb would not go. It was let stay, since it was a good one.
-> DONE

=== l3
# aside
# shot: two
# place: kitchen; night; clear
# action: L hold daisy; mum wash plate; heroes stand; friends sit
# things: sink; daisy in L.hand; cup; tray; window
The plate was washed. The glass was washed. They went back on the shelf, and no one said shh.
The tray stood on its edge. It had been up, and it had been down.
The daisy was still in its egg cup. It had shut. # spare
A daisy does that, at night. It folds up its face. # spare
“Still asleep?” asked {L}. It was. It did it very well. # more
So they put it on the sill, and turned off the lamp.
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: L climb sleepy stairs; mum climb stairs; heroes climb; friends walk
# things: stairs; lamp; door
They went up to bed by the same stairs. There was a bit of juice on the fourth.
{L} trod on the third one on purpose. “Creak,” it said. # spare
“Who was that?” asked {mum}. ¶ “That was me,” said {L}. # spare
You can say so, when it is night. There is nothing on the tray. # more
The landing was empty. No one sat there. # more
The glass had left a ring on it, as round as a moon.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; tray; daisy; window; moon; drawer
The kitchen was dark. The spoons lay in their drawer, on top of one another.
The fridge hummed its tune, and it got to the end of it. # spare
No one told it to stop. # more
On the sill the daisy had its face shut. The moon had a look in. # spare
The tray leaned on the wall. It was quite light. # more
Down on the floor lay one more crumb. It kept very still.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; mum tiptoe; friends sleep
# things: bed; pillow; blanket; door; lamp
{H} lay in bed, and did not move. # usual
{resting}
{keepsake}
{dream} # spare
Out on the stairs there was a creak.
“Who is there?” asked {L}. ¶ “It is nobody,” said {mum}.
“Good,” said {L}. “Then I am still asleep.” {L}’s eyes were shut. The mouth turned up at the ends. # usual
Bare feet came in. The quilt was pulled up. # usual
There was a kiss. It was free. # usual
“It was the best I ever had,” said {mum}, and it was nearly a breath.
Then the stair creaked once more. {L} did not hear it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a line of crumbs from the bed to the door, and on down the stairs, with a gap at the third. {A} went along it on hands and knees, and at the end of it sat the tray.
“I was on my way up,” it said. “I thought that I might be wanted. But I creak.” So {A} carried it the rest of the way, with nothing on it, to show it where they had been.
-> DONE

=== next_bedtime
Something went creak on the stairs. It was nobody.
-> DONE
