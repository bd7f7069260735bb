# about: fear-dark; fear-dark(light&!took the light&!lights went|lamp)
# also: scared; nervous; cannot-sleep; bravery; fear-alone
# news: bad
# wants: child
# role tester: toy = a hedgehog called Nettle
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~The Dark in the Slipper|What Size Do You Take?}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A hold worried torch; tester stand; heroes carry lamp; friends hold lantern
# things: 2 lamps; slipper before A; window
{~“More lamp,” said {H}, {young:and in came the big lamp from the landing.|and in came the big lamp from the landing, with its shade on crooked.} It was because of the dark.|Four lights were on in one small bedroom. {young:{H} had asked for all of them.|{H} had asked for every one of them, and had begun to think of the one on the bicycle.} It was because of the dark.|Click went the switch, down, {young:and click, {H} put it up again.|and click, up it went again, for {H} had got there first.} It was because of the dark.}
You could not see where the dark stopped. {young:That was what was wrong with it.|That was the trouble with it, and nothing else: it had no edges.}
{is_wished_saying:{wished_saying} {A} said that to the switch, and quite firmly.} # wished
{is_wished_thing:Even {wished_thing} had been seen to. {A} had asked for that first of all.} # wished
“Is it all gone?” {A} asked {tester_a}, who was look-out, in a woolly hat. The bed shone. The ceiling shone.
A moth came to the window, {young:to see if it was a party.|to ask what they were celebrating.} # usual
But down on the mat stood a slipper, and the slipper was full of dark, right up to the top.
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A pour curious slipper; heroes hold torch at slipper; friends peek at slipper
# things: 2 slippers; torch; basket; sand; themed
So {A} tipped it out, over the basket. {young:Out came a raisin. Out came a sock.|Out came a raisin, a sock, and some sand from a holiday.}
The slipper got a good bang on the heel, as you do with ketchup. # usual
But the dark stayed in. {young:Down at the toe it held on.|Down at the toe it was holding on.}
{joining}
Next they tried the torch, all the way in. {young:That did it! The slipper was bright, and red inside.|That was better: the slipper lit up to the very end, and the lining was red.}
{hinderer_person:“I cannot see any,” said {hinderer}, who was standing between the torch and the slipper.} # beat
{hinderer_animal:{hinderer} put a nose in after it, as far as a nose goes, and no light could get by.} # beat
{hinderer_carried:{hinderer} was set down on the mat, out of the way, and there was some behind {hinderer} as well, quite long.} # beat
“Gone,” said {A}, and looked round, to be sure. # usual
But now the other slipper was full, right up to the top. {young:The dark had moved.|The dark had only moved next door.}
There was some behind {themed_a}, too, in a very small size. # personal
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A run surprised holding torch; heroes peek under bed; friends crouch
# things: torch; chair; drum; bed; shirt
They went after it. The torch looked under the chair, {young:so the dark went behind the {~drum|box}.|and so the dark went behind the {~drum|box}, without any fuss.} The torch looked behind that, and the dark was up a sleeve.
“Quick,” said {A}, and shone it up the sleeve, {young:and out of the neck.|until the light came out of the neck and made a face on the wall.}
You could not say that the dark ran. {young:Each time it just got up, and gave the torch its seat.|It just got up, every time, and let the torch sit down, like a well-behaved person on a bus.}
By then it was under the bed, with plenty of room on both sides. # spare
“After you,” you could nearly hear it say. # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A peek curious at tin; heroes peek at teapot; friends hold bread
# things: tin on table; table; teapot on table; bread; lid
Downstairs it was no better. {young:The teapot was full. So was the bread bin.|The teapot was full of it, nearly to the spout, and the bread bin had two slices and the rest was dark.}
{A} lifted the lid of the biscuit tin, and down in the corner was a bit that smelled of {~ginger|lemon}. {young:It was quite a nice bit.|As dark goes, it was one of the nicer bits.}
“Was it in there at breakfast?” asked {A}.
It must have been. {young:They had all sat round the teapot, and had toast.|They had all sat round that teapot, passing the toast, and not a word had been said.}
{A} put back the lid, so that it would keep. Not a drop had ever spilled. # spare
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A peek happy at slipper; heroes pour marble; friends push train; tester sit
# things: 2 slippers; wooden-train in slipper; marble; hat on tester.head
They tried filling the slippers up, so that there would be no room. In went {~marbles|bricks}, and in went a whole train, {young:and still it was dark in the gaps.|and the dark lay down in the gaps between the trucks.}
Everything with an inside had some. {A} made a fist, {young:and looked in at the thumb. Some was in there.|and looked in past the thumb, and was carrying some already.}
“I have had this all day,” said {A}. {young:“I had it at lunch.”|“I had it on the bus, and at the library, and nobody charged me for it.”}
The look-out was asked to come out of the hat, and tell them what was in it. {tester} stayed in.
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: A sit surprised holding slipper; heroes peek; friends kneel at A
# things: slipper; torch; lamp
By now the floor was cold, and one foot wanted its slipper. {young:{A} did not think. In it went.|It went in by itself, and {A} only noticed when it had.}
There the foot was, in the dark. {A} sat quite still. # usual
{young:The dark was all round the foot, and warm, and went in between the toes.|The dark went all round the foot, and in between the toes, and it was warm, and it did not push.}
“Oh,” said {A}. “It fits.”
{helper_person:“Is there room at the end?” asked {helper}. “Wriggle the toes.” There was room.} # beat
{helper_animal:{helper} smelled the slipper, with the foot in, all the way round, and yawned.} # beat
{helper_carried:{helper} was set down next to the other one, right at the edge of the dark, and the dark did nothing to {helper}.} # beat
The other foot went in, and that one fitted too. {young:So that was two feet that did not mind.|That made two feet with nothing to say against it.} # usual
“The dark in the room is too big,” said {A}. “I take a small.”
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A pull happy hat; heroes hold mitten; tester stand; friends clap
# things: mitten; hat on A.head; scarf
In a shoe shop you start with the small ones. {A} began with a {~mitten|glove}, {young:and it was a dark for one hand.|which is a dark for one hand, with a separate piece for the thumb.} “It fits,” said {A}.
The next size was the woolly hat. {tester} had to be asked to move over. {young:Down it came, over the eyes. It was brown in there, and smelled of {~snow|last winter}.|Down it came, over the eyebrows, and over the eyes, as far as the nose, and it was brown in there, and smelled of {~snow|last winter}.}
“On,” said the hat. “And off.” They did that three times, in case it had only been luck. # spare
{young:{A} was the one who did it. That was the rule.|Each had to have a way out, and {A} had to do the taking off. That was the rule of the shop.}
-> DONE

=== l2
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A pull surprised jumper; heroes point laughing; friends stand laughing
# things: jumper on A
“A bit bigger,” said {A}, and got into {~the red jumper|a big jumper} from below.
All went well as far as the neck. {young:Then there was no neck.|After that the neck could not be found, and one sleeve was tried instead.} Two arms went round and round, like a {~windmill|mill}.
“What can you see?” they asked the jumper.
“Wool,” said the jumper. {young:“It is all wool in here. It is nice and big.”|“It is wool for miles. I could have people to stay.”}
Then a nose came up, and hair, straight on end. “It fits,” said {A}. {young:“But it tickles.”|“It is a bit tight going round the ears.”}
Off it came again, which was the same thing backwards, and the hair got no better. # spare
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: A reach-up proud at lamp; tester peek happy under blanket; heroes hug blanket; friends sit
# things: blanket; lamp; torch
{short:They went up a size. The woolly hat fitted, and so did a jumper, once the neck was found.} # usual
{is_wished_person:“What size does {wished_person} take?” asked {A}. That would have to be found out.} # wished
After that came the blanket, over the top of everything, with {tester} under it too. You could hear it breathe, and it fitted. # usual
“Next size,” said {A}, and only one was left.
The big lamp went back to the landing. {young:The torch had a rest.|The torch lay down.} One small lamp was on, by the bed. # usual
“Lamp off?” asked {tester}, from under the hat. ¶ “No,” said {A}. “Dark on. And I do it.”
And {A} did it. Click.
On it went, over the bed and the chair and up to the wall. {A} took it off, and put it on again. {young:Click. Click.|It worked both ways.}
“It is big,” said {A}. “But it fits.”
-> DONE

=== l3
# shot: behind
# place: bedroom; night; stars
# action: A reach-up calm at chair; heroes sit; friends sit
# things: chair; clock; window
It was not all one dark. By the glass it was blue, and brown in the {~corner|wardrobe}, like tea.
You could not see the chair. Was it there? They put out a hand, and it was there, and still made of wood.
The clock was much better like this. You could hear both halves of it. # spare
The moth had gone, having a home to go to. # spare
The jumper lay on the floor, with its arms up. It had some left. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A tuck-in sleepy tester; tester sleep; heroes lie-back; friends sit sleepy
# things: hat on tester; pillow
{tester} was back in the hat, the smallest size, and {tester_it} would not be talked out of it. They had tried.
“You can wear that one inside this one,” said {A}. So it was two darks, one in the other. # spare
Small as it was, it went a long way in. # more
The hat was put down by the pillow. A {~nose|bit} looked out, to see that it was on.
Then it did not look out. It fitted. # spare
-> DONE

=== l4
# shot: object
# place: rooftops; night; stars
# action: heroes look-up sleepy
# things: chimney; 5 stars; window; teapot
By now the whole street had put the dark on.
Down it came. It went over the roofs, and over the {~bins|trees}. At the corners it was a good fit.
In every house heads stuck out at the top. # spare
The teapot was full. So was the tin. Not a drop was spilled. # spare
High up there were some holes in it. They were small. They let in a bit of shine.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; tester sleep; friends sit
# things: 2 slippers; mat; door
On the mat stood two slippers. They were full, right up to the top.
{resting}
{dream} # spare
{is_wished_thing:Outside was {wished_thing}, if it should be wanted. It was a good way off.} # wished
The lamp was where a hand could find it. The hand had a look, and came back in. # usual
Under the door was one thin bright line. That is the hem. # usual
“What size do you take?” said {tester}, or the hat did.
“This one,” said {L}.
It was on. It was warm all round, and it did not push.
It stayed on till the morning.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The moth was back at the window the next evening, and it had brought a friend. “Is it on?” they asked.
It was not quite on. So {H} showed them what else had been found to have an inside: {~a whistle|a bell}, the toe of a sock, and one half of a walnut. All of them had some. The moths looked into the walnut for a good while, and asked if it was taken. It was just their size.
-> DONE

=== next_bedtime
On the mat stood two slippers. They were full, right up to the top.
-> DONE
