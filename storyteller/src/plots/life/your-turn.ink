# about: outing(beach|sea|sand|coast)
# also: sharing; play; losing-well; happy; tired; patience; made-something
# wants: child
# ages: 3-10
# holds: sea(kind), water(shallow), crab(kind), dark(kind)

=== title
{~Your Turn|What the Sea Does with Castles}
-> DONE

=== s1
# shot: wide
# place: seaside; day; breeze
# action: A point worried at wave; heroes dig; man lie-back; friends carry bucket
# things: sandcastle; wave; hat on man.head; book; bucket; flag on sandcastle
# people: man(hat)
{~The castle had five towers and a door. {young:{H} had made all of it.|{H} had been at it since the sandwiches, and it had a stair inside.} And now the sea had seen it.|“Shh,” said the sea, quite close. {young:{H} looked round. The sea had not been there before lunch.|{H} looked round, for it had been a long way off at lunch.} The sea was looking at the castle.|They had the whole beach, and {H} had built {young:just here.|right down here, where the sand is best.} The sea thought so, too, and was looking at the castle.}
{is_wished_line:“{wished_line},” {A} had said at breakfast, with the spade already in one hand.} # wished
{is_wished_day:Rightly it was not until {wished_the_day}. But {A} had shut both eyes early, to be sure of a good place.} # wished
{A} wanted it to stay up for ever, {young:or until tea.|or at the least until people had seen it.}
Up came the sea, all in a line, and put out one flat hand, and {young:patted the door.|felt the door, and went back to tell the others.}
“It wants a go,” said a man with a hat, who was reading on the sand. # usual
“It has not asked,” said {A}.
-> DONE

=== s2
# shot: two
# place: seaside; day; breeze
# action: A dig worried; heroes dig; friends sit surprised on wall
# things: wall; wave; sandcastle; flag on sandcastle; themed on wall
So they built a wall. Everybody dug who had a hand to spare.
{themed_a} was put on top, to look fierce. # personal
{joining}
The wall was as high as {~a knee|two buckets}. {young:They stood behind it, and they were not wet.|They all got behind it, like people at the theatre.}
{hinderer_person:“It is quite firm,” said {hinderer}, and sat down on it, and it was not.} # beat
{hinderer_animal:{hinderer} was digging as well, on the other side, and all of that came over on to the flag.} # beat
{hinderer_carried:{hinderer} had been set down just where the wall had to go, and so it had a bay in it.} # beat
“Shh,” said the sea, and came up to the wall, and {young:had a feel along it.|ran along it with one finger, in search of the bell.}
{young:It sat down. The wall sat down, too.|Then it leaned on it, just a bit, as you lean on a friend, and the wall lay down.} # usual
“Excuse me,” said {A}. ¶ “Shh,” said the sea, and took the {young:first tower, just the top.|point off the first tower, like an egg.}
-> DONE

=== m1
# aside
# shot: behind
# place: seaside; day; clear
# action: A point curious at wave; heroes stretch; friends sit
# things: big wave; sandcastle; hat
They tried to tell it. {young:“You have got all that,” said {A}, and held out both arms.|“You have all that already,” said {A}, and pointed to Spain.}
The sea looked behind it. {young:How big it was!|It did seem a little surprised at how much there was.}
“And there is nothing on it,” said {A}. “You could have it all in towers. {young:You could have a door.”|You could have had a door by now.”}
So the sea tried. One came up, quite high and green, with a {~curl|frill} on the top, and stood there, and {young:fell on its nose.|everybody held their breath for it, and then it fell on its face.} It went back out, to be by itself.
-> DONE

=== l1
# aside
# shot: wide
# place: seaside; afternoon; clear
# action: A throw happy ball at wave; heroes run laughing; friends catch stick
# things: ball; stick; wave; sandcastle
They tried giving it something else. {young:They gave it a stick. The sea looked at both ends of it, and gave it back.|The sea was given a stick, and looked at both ends of it, and brought it back.}
They gave it {~a ball|a boot}. {young:It brought that back, too, a bit further along.|That came back, too, a bit further along, where it had not been thrown.}
“Like a dog,” said {A}. {young:“Only flat.”|“Only there is more of it to dry.”}
They gave it a name, and told it to sit. {young:It lay right down, flat, and was told that it was good. Then it got up, and had that look.|It lay down at once, all the way along the beach, and was told that it was good. Then it got up again, and had that look.}
“No,” said {A}. “Not the castle.”
It went off a bit, and looked at its {~foot|edge}. # more
-> DONE

=== m2
# shot: two
# place: seaside; afternoon; clear
# action: crab walk proud; A point worried at hole; heroes dig; friends pull heroes
# things: hole; wave; sandcastle; bucket; spade
After the wall they dug a ditch. {young:All the way round it went, and had a bridge.|All the way round it went, so deep that one of them had to be pulled out by the straps.}
“Shh!” said the sea. It came in at one side, {young:and went round and round, and came out at the other. What fun!|and went round, and came out by the other. The sea had never been on one before.}
“That was meant to stop it,” said {A}. ¶ “It thinks that it is a {~ride|slide},” said the man with the hat.
{pausing} # company
A crab came by with its arms up, {young:to see who had won.|sideways, to see who had won, and would not say which of them it had wanted to.} # spare
There were three towers now. {young:They stood close, and did not look at the sea.|They looked like three people who have missed a bus.}
-> DONE

=== l2
# aside
# shot: above
# place: seaside; afternoon; clear
# action: A give calm sandwich at wave; heroes crouch; friends sit
# things: sandwich; wave; sandcastle
The sea was very polite about it. {young:Some people kick a castle, or they jump on it and shout. The sea did not.|You may have met people who kick a castle, or come down on it from above with a shout.}
The sea only took off the corner that it was given, and {young:licked it till it was round, and took the rest away in its hands.|rounded it, and carried the sand away in its two hands, not spilling.}
“It does not know what a corner is,” said {A}. {young:“It has not got any, and it has never had one to look at.”|“It has never had one to look at. I do not think that it means it.”}
So they showed it one, on a sandwich. {young:The sea felt it on both sides, and then it was not so much of a corner.|The sea was interested, and felt it on both sides, and after that the sandwich was round.}
“Round is what it all comes to, with the sea,” said the man with the hat, and turned over a page. # more
-> DONE

=== s3
# shot: close
# place: seaside; dusk; clear
# action: A sit sad before sandcastle; heroes sit; friends jump
# things: sandcastle; feather on sandcastle; wave; shell; 3 bubbles
By four there was one tower left, with a feather on it. {L} sat {young:round it, to keep it in.|down in front, and said that it could go through {L} first.} # usual
{helper_person:“Lift up your feet,” said {helper}, “and see what it does.”} # beat
{helper_animal:{helper} stood in front as well, up to the ankles, and looked the sea in the eye.} # beat
{helper_carried:{helper} was taken to the dry part, behind, so that one of them would have seen it as it was.} # beat
“Shh,” said the sea, and went through. {young:The cold went in at {L}’s sock.|It was cold, and went in at one side of {L} and out at the other.}
When it had slid back, {L} looked at where the sea had been. {young:The sand was all in lines.|The sand lay in small neat ridges there, every one the same.} Here was a row of {~bubbles|weed}. There was a shell, put down just so, the good side up.
At lunch the place had been all {young:feet.|holes, and feet, and crusts.} # usual
“The sea is not breaking it,” said {L} slowly. “It makes things, too. {young:Flat ones.”|Only it likes them flat.”}
-> DONE

=== m4
# aside
# shot: wide
# place: seaside; dusk; clear
# action: A walk curious; heroes point at footprint; friends walk
# things: 6 footprints; 3 shells; rock; wave
They went along to see the rest of it. {young:On and on it went, right round to the rocks.|The lines went right round to the rocks, with not one left out.}
“It must have been at it all night,” said {A}. “And then we come with {~spades|buckets}.”
They all looked back. Behind each of them were holes, {young:one after the other.|in pairs, with toes on.} Not one of them had asked. # spare
“Did it say anything, when we came?” {young:They thought. Yes. It had said shh.|They thought back to the morning, and the towels, and the shouting. Something had been said, over and over, and it was shh.}
They walked back along the top, where it had been done already, and tried to be light. # more
-> DONE

=== s4
# shot: two
# place: seaside; dusk; clear
# action: A bow happy at wave; heroes wave; friends clap
# things: sandcastle; wave; shell before sandcastle; pebble; spade
So {L} put the shell by the door, where a bell would be. And when the sea came up the next time, with its flat hands, {L} {young:went to one side.|put down the spade, and moved to one side.}
“Your turn,” said {L}.
The sea stopped. {young:Nobody had ever said that.|In all that time of coming up, nobody had ever said that.} # usual
The feather went first. Then the sea took the tower, {young:a bit at a time, in both hands.|not all at once, but from the {~top|edge}, as you do with a good cake.} In at the door went the sea, and up the stair. # usual
Then the place was flat, and it was all in lines.
“Shh,” said the sea, and left {L} a {~pebble|shell}, with a stripe, for the next one.
“My turn tomorrow,” said {L}.
-> DONE

=== l3
# shot: behind
# place: seaside; night; stars
# action: A carry sleepy towel; heroes carry bucket; man walk holding book; friends walk
# things: towel; bucket; hat on man.head; wave; spade
They took up the towels. The man with the hat took up his book.
“Is that all?” he said. It was all, but for the {~spade|sock}. The sea had that, and was looking at both ends of it.
The lights came on, along the front. They came on one by one, and then they were on. # more
Where they had been, it was still all feet. But it was coming up to do them. # spare
They did not look round. You do not, when it is not your turn. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A peek sleepy at bath; heroes wash pebble; friends hold cloth
# things: bath; sand in bath; plug; pebble
The sand came home, in the shoes, and in the ears, and in the bath.
It lay down at the bottom, by the plug. It lay in {~lines|a line}.
“It is still doing it,” said {L}.
They let it be. They went round it with the cloth. # spare
The pebble got washed, and put on the side. It had a stripe all the way round.
The plug looked at it, and let some go by. # more
-> DONE

=== l4
# shot: object
# place: seaside; night; stars
# action: heroes look-up sleepy
# things: wave; 3 footprints; moon; shell
Down there, there was no one. The sea could get on.
It did the holes, and the feet, one by one. It did a crust.
At the place with the door it went round a bit. It did that part twice. # spare
A corner was found, and looked at, and put by, for later. # more
The moon held the light for it, and went along on the top, and looked. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit
# things: pebble; shell
The sheet was smooth. It lay in small lines at the foot. # usual
{resting}
{dream} # spare
There was still some sea to hear, if you lay on one ear. # usual
“Shh,” said the sea.
{L} let a breath out, all of it. Your turn.
A breath came in. My turn. # usual
Out went the breath, flat and slow, as far as the wall. Your turn.
In it came. My turn.
It did not matter who was next. # usual
“Shh,” said the sea. It had the whole night.
Your turn.
{is_wished_line:“{wished_line},” said {L}, and the pillow said shh.} # wished
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
At the edge of the sea lay a bit of brick, as round as a bun. {A} picked it up. It had been the corner of a house.
“Shh,” said the sea. It had had that one for a hundred years, and this was what it had thought of.
So it was given a new one, made of sand, a good sharp one. The sea looked it over. It did not take it all at once. It began where it stuck out.
-> DONE

=== next_bedtime
A bit of brick lay on the sill. It had nothing on it that you could bump into.
-> DONE
