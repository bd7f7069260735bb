# about: bad-dreams
# also: scared; fear-dark; cannot-sleep; staying-in-bed; fear-monsters; fear-alone
# news: bad
# wants: child
# role star: toy = a mouse called Thimble
# ages: 3-10
# holds: dream, dark(kind)

=== title
{~Places, Please|The Big One}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A write worried label; heroes sit scared; friends stand
# things: label on pillow; pillow; lamp
{~“It may be on again,” said {H}, {young:and sat up.|and sat up in bed, so as not to be there for it.} It was a bad dream.|{H} {was} not going to sleep, {young:and that was that.|and had mentioned it to everybody.} It was because of a bad dream.|The bed was there, and the lamp was on, and {H} stood on the mat. {young:Nobody got in.|It looked like any other bed.} The bed was where the dream was.}
The dream had been on {~twice|three times} last night. {young:It had a Big One in it, with feet.|It had a Big One in it, who came up behind on big feet, and nobody had stayed to see the rest.}
So {L} put a notice on the pillow. “Shut,” it said.
“What if it comes on all the same?” said {L}. # more
{young:Then {L} held both eyes open.|Then {L} sat on a hairbrush, to stay awake.} You cannot do that for ever. # usual
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: A peek surprised at wardrobe; heroes stand curious; friends listen at wardrobe
# things: wardrobe; 3 coats in wardrobe; slipper before wardrobe; sock; themed
{H} went to look in the wardrobe, in case the dream lived there.
{joining}
There were only coats. {young:But at the back somebody coughed.|But behind the coats somebody coughed, as people do before a speech.}
{helper_person:“Bless you,” said {helper} to the coats, since you ought to.} # beat
{helper_animal:{helper} went up to the coats, and scratched, twice, and waited, as you do at a door.} # beat
{helper_carried:{helper} was held in between the coats, at arm’s length, and came back just the same.} # beat
“Only us,” said a voice. # more
Out came a slipper, with a list. After it came a {~sock|grey sock}, and a dressing gown, {young:who hid behind the other two.|who was letting the others go first.}
The sock was carrying {themed_a}. “Props,” it said. # personal
“We are the dream,” said the slipper. {young:“We saw the notice.”|“We happened to see the notice. We hope it is nothing that we did.”}
-> DONE

=== m1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A hold curious towel; heroes listen at wall; friends pull towel
# things: moon; lid; towel; wall; slipper; sock
The dream had brought all its things. {young:The moon was a lid, off a tin.|It had a moon, which was the lid of a tin.} It had a sea, and that was a towel. On and on it went, if two of them shook it.
It had a long way down, which was the rug. # more
“It always looked so far,” said {L}. # more
“And the voice?” asked {L}. {young:“I know that voice.”|It had been a terrible voice, and it came up from below.}
“That is the {~tap|pipe},” said the slipper. “It cannot leave the bathroom. It is really very shy.”
Then the tap said something for them, through the wall. {young:Glug, it said, and no more.|Close to, it was only glug, and had a bit of a cold.}
{pausing} # company
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold curious hat; heroes peek at bag; friends kneel
# things: bag; hat; ticket; slipper; button
“Where do you get it all?” asked {L}.
“It is what is left over,” said the slipper. {young:“From the day. It comes in a bag.”|“It comes up at night, in a bag, with whatever nobody had finished.”}
It turned some out on the rug. Here was a hat that {L} had seen on a bus. Here was a bark, {young:but no dog|with no dog to it}. Next came half of something said on the stairs, and a drain, going gurgle.
“I know that drain,” said {L}. ¶ “It was on the top,” said the slipper. {young:“So we used it.”|“We use what there is.”} # spare
Last came a smell of {~glue|toast}, and nobody could say what it had been for. # more
You could see how hard it was. {young:Nothing went together at all.|Nobody could have made a nice evening out of it.} # more
-> DONE

=== m2
# aside
# shot: two
# place: school; dusk; clear
# action: A stand surprised; heroes walk worried holding hat; 2 ducks swim; friends climb stairs
# things: stairs; 4 hats; clock; slipper
The slipper and the rest did a bit of the dream, so that {L} could see it from the front.
First there was school, and then it was {young:the shop, and it was still school|also the swimming baths, and nobody had said so}. Everybody had a hat but {L}. Then it was late, and the stairs were {~soup|butter}.
The teacher was a hat stand, who had been the bus a minute before. # more
“Why have I no trousers on?” asked {L}.
The slipper looked at the list. {young:“We only have one pair,” it said.|“There is only the one pair,” it said, “and the bus driver needs them.”}
From the front it was really quite funny. # spare
-> DONE

=== l2
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A listen curious; heroes sit; friends sit
# things: slipper; sock; button; lamp; coat
“Nobody ever stays,” said the slipper. “We get as far as the feet. {young:Then there is a shout, and the light goes on.”|Then somebody shouts, and the lamp goes on, and there we all are in our socks.”}
“What comes after the feet?” asked {L}.
The slipper looked at the sock. “It gets much better,” said the {~button|belt}, {young:who was in that bit|who only came on at the end}.
“There is a song,” said the slipper. {young:“We have never got to sing it.”|“We have had it ready since Monday, in two parts.”}
“What a pity,” said {L}, “about the song.” # more
The sock hummed a bit. The song was a good one, and had been kept very clean. # more
The belt had a verse of its own, it said, with a buckle in it. # more
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: A look-up curious at coat; heroes sit; friends peek behind curtain
# things: coat on coat-hanger; coat-hanger; handkerchief on coat; slipper on tray; tray; sock; curtain
“Which of you is the Big One?” asked {L}.
Nobody spoke. Then the dressing gown put up a sleeve. {young:“Me,” it said. “I am so sorry.”|“I am,” it said. “I have never been happy in it.”}
{hinderer_person:“I am not hiding,” said {hinderer}, from behind the curtain, “I am only seeing to this hook.”} # beat
{hinderer_animal:{hinderer} had the end of its cord, and pulled, so that it had to lean over while it talked.} # beat
{hinderer_carried:{hinderer} had been put down on its hem, and it was too polite to say so.} # beat
“You ran after me,” said {L}.
“You ran first,” said the dressing gown. {young:“So I thought that I had to.”|“I took it to be that sort of play.”} # usual
{L} had a good look at it. In its one pocket was a hanky. {young:It had no feet. The slipper did the feet.|It did not even have feet. The slipper did those, on a tray.}
{is_wished_person:“Is {wished_person} in it?” asked {L}. ¶ “Only the once,” said the slipper, “and carrying a fish.”} # wished
{is_wished_place:“And {wished_place}?” asked {L}. ¶ “That was the bath mat,” said the sock.} # wished
“We are very few,” said the slipper. “There was nobody else who was tall.” # usual
-> DONE

=== m4
# shot: wide
# place: bedroom; dusk; clear
# action: A give happy drawing; heroes kneel; dog run happy; friends sit
# things: puddle; moon; slipper; paper before slipper; lid
So {L} gave them something better, from today. {young:They got a puddle, and a very good dog.|They got a puddle, hardly stepped in, and a good dog with all of its bark.}
There was the joke about the {~cow|bucket}, too, and some gravy. # more
“You can keep the moon,” said {L}.
The slipper put it all on the list. “And if it goes wrong?” asked {L}.
“You say stop,” said the slipper. “It is your dream. {young:And if we do not hear, you call.”|And if we should not hear you, call out.”}
“And then?” ¶ “Then somebody comes, with a lamp. They are in it as well. They do the landing.”
-> DONE

=== s4
# shot: close
# place: bedroom; dusk; clear
# action: star jump happy; A sit happy; heroes clap; friends sit
# things: lamp; slipper; teapot
{star_a} had seen it all from the pillow, and had never been in a play.
“{star} could be the Big One,” said {L}. {star} looked as big as {star_it} could.
“Places, please,” said the slipper. Down went the lamp. Pat, pat, came the feet. {young:And round the bed came the Big One.|And round the end of the bed there came the Big One.} It was {star}.
“Boo,” said {star}. “Was that all right?”
It was a small boo, and nicely done. # more
And {L} did not run. {young:Nobody would.|Nobody runs away from {star}.} # usual
“Go on,” said {L}. “What comes next?”
“Tea,” said the dressing gown. “It has always been tea. But nobody ever stayed.”
-> DONE

=== l3
# shot: wide
# place: bedroom; night; stars
# action: heroes sit sleepy; friends sit
# things: moon; sock under moon; towel; slipper
The dream got ready. The sock hung up the moon. The slipper shook out the sea, which was {~blue|green}, and dry.
The sock had one line, and said it to the wall.
The hat was put where a hat goes. # more
“Not so loud,” the slipper told the tap. “Think of rain.” # more
The tap thought of rain. It was good at that. # more
“Up a bit,” the slipper told the moon, “and not so much tin.” # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: A whisper sleepy at coat; heroes lie-back; friends sit
# things: coat; rug
“And what shall I be?” said the dressing gown.
{L} had a think. “You can be a hill.”
It sat down at that, on the {~mat|rug}. “A hill,” it said. It had so hoped for something lying down. # spare
So it tried, on the end of the bed, all soft and still. You would have known it for a hill at once.
“I can feel the sheep,” it said. # more
Nobody on a hill has to run. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy
# things: stairs; lamp on stairs; mug; wardrobe
On the landing there was a step. Whoever does the landing was up there, with a cup. It was well done.
The lamp was put where it goes. The step went down {~two|three} stairs. It came back to look.
Then it went down the rest. # more
The part was small, and there was nobody else for it. # more
On the floor was a bit of light, in the shape of a door. # more
The wardrobe was open a bit. All the coats were in their seats. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; star sleep; heroes sleep; friends sit sleepy
# things: label on pillow; pillow; mug; slipper
{L} took the notice, and turned it over. “Open,” it said.
{resting}
{dream} # spare
“Places, please,” said the slipper, very softly.
Some of the dream was on the mat. Some was in the dark, and held up the stars. # usual
The moon came up. It was the lid of a tin, and a good one. # usual
Pat, pat, came the feet. They came round the end of the bed.
“Boo,” said {star}, half asleep.
And {L} stayed for the tea.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a notice on the wardrobe, pinned up straight, with a list under it. “Tonight,” it said. “The same again, with biscuits.”
“Wanted: one horse. There are two ends to it. The socks have asked for the back.”
Right at the bottom somebody had put, in rather small writing: “The dressing gown wishes to be a hill. A hill with something to say.”
{A} read it through, and drew a biscuit on it.
-> DONE

=== next_bedtime
Behind the coats somebody coughed, the way a hill does before it speaks.
-> DONE
