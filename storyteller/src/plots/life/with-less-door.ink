# about: angry; frustrated
# also: sad; sorry; embarrassed
# news: bad
# wants: child
# role hue: colour = blue
# role grownup: parent = the grown-up who had cooked
# role cause: food = some toast
# ages: 3-9
# needs: hands
# holds: shouting, dark(kind)

=== title
{~With Less Door|Lost, One Temper}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A shout cross; heroes look-up surprised; grownup stand surprised; friends jump surprised
# things: door; spoon; plate on table; table; chair
{~There was a bang, and that was the door. Then there was a spoon, which went round and round on the floor, {young:and lay down.|and thought better of it.} {H} listened to it. It was very quiet.|“Not the striped one!” somebody shouted, {young:so that the spoons jumped.|and three streets put down their forks.} {H} looked round, to see who it had been.|The people next door had heard {H}, and so had {~number nine|the shop}. {young:Now there was not a sound.|Now it was so quiet that you could hear the butter.} {H} did not know where to look.}
{cause_a} had come on the striped plate. {young:That was all. It was a lot.|That was all, and it had been enough.} {L} had shouted, and stamped, and there was the matter of the door.
“I think you lost your temper,” said {grownup}.
{is_wished_saying:{wished_saying} That had been part of it.} # wished
{L} felt about for it. Gone! And {L} had only the one.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A shout curious; heroes lift chair; grownup look-up at shoe; friends hold glove
# things: chair; shoe on cupboard; cupboard; 3 cushions; glove
So {H} went to look for it.
{joining}
“Where did you have it last?” asked {grownup}, because that is what you ask. # usual
{is_wished_person:“I had it with {wished_person},” said {L}. “I know I did.”} # wished
You could see where it had been. {young:A chair lay on its back. A shoe was on the cupboard.|A chair lay on its back. A shoe had got on to the cupboard, and the cushions all had their faces to the wall.} The room was still a bit warm. # usual
{is_wished_thing:{wished_thing} {wished_thing_many:were|was} on the floor, too, and further off than you would think.} # wished
{is_wished_place:It had been about in {wished_place} before, by all accounts.} # wished
“Temper,” called {L}, {young:as you call a cat.|in the voice for cats.} Nothing came. {young:A temper never comes when you call it.|It had only ever come when nobody had sent for it.}
{hinderer_person:“Is it this?” asked {hinderer}, holding up a glove, and a fork, and some of a turnip.} # beat
{hinderer_animal:{hinderer} was under the sofa, on account of the noise, and was taken for it twice.} # beat
{hinderer_carried:{hinderer} was picked up and looked under, and put down, and then the next one did it.} # beat
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: grownup point calm; A listen curious; heroes sit; friends pour teapot
# things: table; teapot; telephone; tent
It turned out that everybody had lost one.
“I lost mine in {~March|June},” said {grownup}, “over a tent. {young:It was in the car.”|It turned up in the car, two days later, under everything.”}
“Mine went on the telephone,” said somebody else. {young:“They played me a tune for an hour.”|“I was number four in the queue. Then I was number six.”}
“I put mine down somewhere,” said a third, “and never went back for it.” # more
“And did it come back?” asked {L}. ¶ Always. {young:It just walks in, and sits down.|A temper comes in by the back, said {grownup}, and sits down as if nothing had happened, and one passes it the salt.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: grownup write paper; A point proud at fridge; heroes look-up; friends sit
# things: fridge; paper on fridge; plate on table; table
A notice went on the fridge, in case it was handed in. {L} said what to put, and {grownup} put it.
“Lost,” it said. “One temper. {young:Red. Hot. Loud.”|Red, hot, and loud. Does not answer to anything.”}
Nobody could think what to put for size, since it had been as big as the house, and then not there. # more
“Does it bite?” asked {grownup}, with the pen up.
{L} thought about it. “Only doors,” said {L}. {young:So that went in, too.|So that was put in, to be fair to whoever found it.}
“There ought to be a {~prize|reward},” {many:said {B}|said {grownup}}. So it was {cause}. {young:There {cause_many:they were|it was}, still on the striped plate.|There {cause_many:they were|it was}, still on the striped plate. Nobody had liked to touch {cause_him}.}
-> DONE

=== m2
# aside
# shot: two
# place: hallway; dusk; clear
# action: A pull calm door; heroes climb stairs; friends stand
# things: door; stairs; coat before door
It had gone upstairs. {young:You could tell by the stairs.|You could tell by the stairs. They had been stamped on one at a time, and were looking straight in front of them.}
The third one was still shaking its head. # more
At the top was the door. {young:It had been shut so hard that all the coats fell off it.|It had been shut so hard that a dressing gown had come down, and was still lying there with one arm out.}
“Did it come by here?” asked {L}.
The door did not say. {young:It had been shouted at enough.|It had been spoken to quite enough, for one evening.}
So {L} went through, and held on to the handle, and shut it {young:the soft way. Click.|the other way, the one with a click in it.} # spare
The door thought about that. # more
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A peek surprised behind armchair; heroes hold lantern; friends peek behind armchair
# things: armchair; web; bus; lantern
Something was growling behind the big chair. “There it is!” said {L}, and looked.
There sat a temper, but {young:a grey one. It had fluff on.|a grey one, with fluff on it, and it had been there for years.}
“You saw me run,” it said. {young:“You saw me, and off you went!”|“You looked at me through the glass, and you shut the doors, and you went.”}
That was somebody’s grandfather’s, and was about a bus.
“It was raining,” it said. “I had a cake in a box.” # more
“That was a shame,” said {L}.
The growl stopped. {young:“It was,” said the grey one. “It was. Thank you.”|“It was,” said the grey one. “Do you know, nobody has ever said so?”} It was {~sitting up|blowing its nose}, when they left, and looked {young:almost pink|a better colour}.
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: A stretch sad; heroes peek under bed; grownup sit calm; friends sit
# things: bed; shoe under bed; drum; themed
{H} looked {young:in all the places|everywhere that a temper could get into}. Under the bed was a shoe. In the {~drum|boots} was nothing at all.
{themed_a} was lifted up, and under that was just floor. # personal
{L} sat down on the floor. {young:How cold a tummy is, with no temper in!|Without a temper you are draughty, like a house when somebody has left by the front.} # usual
“I only wanted the {hue_noun} one,” said {L}, not at all loudly. # usual
{helper_person:“I have looked in the soup,” said {helper}, and sat down on the floor as well.} # beat
{helper_animal:{helper} came, a bit at a time, and lay down where you could reach.} # beat
{helper_carried:{helper} was put in {L}’s lap, and that kept out some of the draught.} # beat
“How did it go?” asked {grownup}. “Show us.”
So {L} did the shout, and it was a small one. {L} did the stamp. “And then I went like this,” said {L}, and put up both hands.
But one of them was shut. {young:It had been shut since tea.|It had been shut all this time, and nobody had thought of looking there.}
-> DONE

=== m4
# shot: wide
# place: bedroom; dusk; clear
# action: A give curious biscuit; heroes whisper; grownup look-up; friends look-up
# things: biscuit before A; plum; lamp
You cannot pull a hand open. {young:It only shuts more.|It takes it the wrong way, and shuts more.}
“Please,” said {L} to it. ¶ The hand looked at the wall. # spare
So a biscuit was put down, not too near, {young:and everybody looked up, at the light.|and everybody began to talk about something else.}
There was a crack up there, in the shape of an {~uncle|eel}. # more
The hand was thinking. You cannot pick up a biscuit, if you are shut.
One finger came out, like a snail, and had a look round.
Then it waited for the others.
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: A hold calm plum; heroes peek; grownup bow at A; friends sit
# things: plum; lamp; plate
So that hand was opened, one finger at a time. {young:And there it sat. It was red and hot, and as big as a plum stone.|And there it sat, red and hot, and no bigger than a plum stone.} It had both arms over its head.
“Was that me?” it said. “I do beg your pardon.”
The noise had been too much for the temper. It had been sitting the closest, you see. # usual
“It was the wrong plate,” said {L}.
“It was,” said the temper.
{young:They felt better, both of them.|It is a comfort to talk to somebody who was there.} # usual
“Only I might have said so,” it said, “with less door.”
So {L} went and said it. “I like it on the {hue_noun} one,” said {L}, and the temper stood behind, to help. {young:“Oh!” said {grownup}. “I did not know that.”|“Oh,” said {grownup}. “It was hard to hear, before. It was so loud.”}
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A eat calm; heroes lift chair; grownup hold cushion; friends carry shoe
# things: plate on table; table; chair; shoe; 3 cushions
Then {L} had {cause}, on the {hue_noun} plate. {cause_many:They were|It was} just the same, and quite different.
“It tastes of {hue_noun},” said {L}. # more
The temper had a crumb, and chewed it well. A temper likes a thing to bite on. # more
The chair was put on its feet. The shoe was asked down. The {~cushions|pillows} were turned round, to face the room.
The shoe had liked the view. # more
The striped plate was dried, and put away, having meant no harm. # more
“Sorry,” {L} told it. “It was not you. It was only you for that.” # more
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash calm; heroes peek at cup; friends stand
# things: cup; plum in cup; basin; smoke over cup
The temper was still hot. So it had a bath, in an egg cup.
Tss, it said. It lay there, and it went {~pink|pale}. “That is better,” it said.
“Will you get big again?” asked {L}.
“I should think so,” said the temper. “It is what I am for.” It moved a toe. “But I will try to knock.”
The towel was a {~leaf|stamp}. # more
-> DONE

=== l4
# shot: close
# place: bedroom; night; stars
# action: grownup hug A; A sit sleepy; heroes lie-back; friends sit
# things: lamp; door
{grownup} came by, and looked in. One more had been lost, for a bit, in the middle. It was only a small one.
“I shouted back,” said {grownup}. “I am sorry.”
“It was about the plate,” said {L}. ¶ “I know. Mine was about the noise.”
It was there, in a pocket, fast asleep. # more
So that was both of them found. # more
Nobody ran on the stairs. The stairs looked round, one at a time. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: door; plum
One hand lay open on the bed.
{resting}
{dream} # spare
The temper lay in the hand. It lay on its back. It was as warm as a bun. # usual
“This is a good size,” it said. # usual
“What if it is forgotten?” said {L}. “What if it is striped?”
“I shall mention it,” said the temper.
The door stood open. It had a bit of light in it. # usual
Then the temper said goodnight. It said it low. It said it with no door at all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock. It did not come from the door. It was in {As} left hand, quite low, and from the inside.
“It is only me,” said the temper. “It is about the sock.”
{A} looked at the sock. It was on the wrong way round, and it had been pulled at twice. ¶ “It is a bad sock,” said {A}.
“Thank you,” said the temper. “I thought that I would mention it.” And in it went, with hardly any door at all.
-> DONE

=== next_bedtime
One hand lay open. There was a very small snore in it.
-> DONE
