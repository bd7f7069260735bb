# about: story-about(otter); with-character(otter); creature(otter); bring-back(otter); likes(otter)
# also: creature; likes; funny; person; place
# wants: child
# role guest: answer(otter), creature(otter) = an otter
# ages: 3-12
# holds: otter(kind), water(kind), sea(kind)

=== title
{~The Other Pocket|Tock|The Otter Who Had Lost a Stone}
-> DONE

=== s1
# shot: wide
# place: seaside; day; clear
# action: guest lie-back worried; heroes kneel surprised; friends stand surprised
# things: jetty; shell on guest; wave; seaweed right
{~“Excuse me,” said a voice by the jetty, “but are you sitting on a stone?” {H} got up to look.|Tick, it went, under the jetty. Tick, tick. {H} lay down flat and looked through the crack.|The tide was in, right up to the jetty, and {H} sat there with a sandwich.}
{guest_a} lay in the water on {guest_its} back, with a shell on {guest_its} tummy, {young:like a plate on a table.|exactly where you would put a plate.}
{is_wished_trait:“Are you the one {wished_trait}?” asked {A}. ¶ “Some days,” said {guest}.} # wished
“I have lost my stone,” said {guest}. {young:“I can’t open my lunch.”|“I have had it for years, and I can’t open a thing without it.”}
An otter keeps it in a pocket of fur, under the arm. {guest} held up the left arm. “Empty,” said {guest}.
“There is a whole beach full of stones,” said {A}. “Come on!”
-> DONE

=== s2
# shot: two
# place: seaside; afternoon; clear
# action: heroes give happy pebble to guest; guest lie-back worried; friends carry stone
# things: pebble; shell on guest; 3 stone; wave
{A} went along the beach. In the water {guest} went along, too, on {guest_its} back.
{joining}
{is_loved:{A} asked if the stone was anything like {loved}. It was not, but {guest} saw the point of them.|{musing}} # personal
The first stone was too round, {young:and rolled off the tummy. Plop.|and rolled off the tummy, first on the one side, and then on the other.}
The second one was too light. Tick, it went on the shell, and the shell did not even look up. # usual
{hinderer_person:“This is the one!” cried {hinderer}, eleven times.} # beat
{hinderer_animal:{hinderer} shook, just then, so that everybody who was not wet was wet.} # beat
{hinderer_carried:{hinderer} was put down among the stones, and had to be looked for as well.} # beat
The third stone took both arms to carry, {young:and {guest} went right under with it.|and {guest} lay down under it, and was gone.}
“Is it too heavy?” asked {A}. ¶ “It is on the bottom,” said {guest}, coming up without it.
-> DONE

=== m1
# aside
# shot: close
# place: seaside; afternoon; clear
# action: guest blow happy; heroes look-through curious; friends stand curious
# things: wave; seaweed
“Are you not cold in there?” asked {A}.
“I have never been wet,” said {guest}, {young:“only on the outside.”|“except on the outside. The water has never found the way in.”}
And {guest} blew into {guest_its} own fur, and it stood up. {young:There was so much of it!|There are a million hairs on an otter, in a place no bigger than a stamp.}
{A} looked at one arm, and counted. {~It came to eleven.|It came to nineteen, and one of those was wool.}
“They will come,” said {guest}, kindly. “You have to blow.” # spare
So {A} blew, up the one arm and down the other, and it was a little warmer. # more
They looked again, and it was still eleven or so, but they were standing up. # more
-> DONE

=== l1
# aside
# shot: behind
# place: seaside; afternoon; clear
# action: guest lie-back worried; heroes eat calm sandwich; friends eat calm
# things: sandwich; rock; shell left
“What have you had today?” asked {A}.
“Only first breakfast,” said {guest}, “and second breakfast, and the one after. {young:And forty crabs.”|And a small thing at ten, of forty crabs.”}
“And that is not lunch?” ¶ “That is to keep warm,” said {guest}. {young:“Lunch comes out of a shell.”|“You can’t call it lunch unless you have hit it.”}
{A} held out the sandwich. {guest} laid it on the tummy, and hit it, {young:but it did not open.|and turned it over, and hit it on the hinge.}
“It has no inside,” said {guest}. ¶ “The inside is jam,” said {A}. # more
“Then somebody has been in there before us,” said {guest}, and gave it back. # more
-> DONE

=== s3
# shot: above
# place: seaside; afternoon; clear
# action: guest swim calm; heroes crouch curious before stone; friends crouch curious
# things: row of 5 stone; boot; fork; seaweed
“Then we must find the old one,” said {A}. “Where did you have it last?”
“I had it here,” said {guest}. “I was asleep.”
So {guest} went down to look, and came up with a fork, and then with a boot, and then with {young:a lot of stones.|forty stones, one after another, and {A} laid them in a row.} # usual
{helper_person:“Dry ones to the left, wet ones to the right,” said {helper}, and after that there was some order in it.} # beat
{helper_animal:{helper} lay down across the end of the row, and there the row stopped rolling.} # beat
{helper_carried:{helper} was put at the end of the row, to show which had been looked at.} # beat
{themed_a} was not a stone either, but it was put in the row for company. # personal
“Not that,” said {guest}, “and not that. This one is nice, but it is not that.” # usual
{guest} came out of the water, and sat down. {young:“It fits my hand,” said {guest}. “I hold it when I go to sleep.”|“It knows my hand,” said {guest}. “I can’t sleep with a stone that I have only just met.”}
-> DONE

=== m2
# aside
# shot: two
# place: seaside; dusk; clear
# action: heroes sit calm beside guest; guest sit calm; friends sit calm
# things: stone; seaweed; wave
“Who gave it to you?” asked {A}.
“I found it when I was small,” said {guest}. {young:“I was a cork.”|“At that time I was still a cork.”}
A very young otter can’t go under. {young:It bobs. It tries, and it bobs.|It has so much air in its fur that it bobs about on the top, and if it tries to dive, only the head gets wet.}
“So my mother tied me to the weed when she went shopping,” said {guest}, {young:“and I looked down.”|“and I lay there and looked down, and there it was, on the bottom.”}
“And then?” ¶ “I looked at it all {~summer|spring},” said {guest}, “and one day I went down and got it.” # more
It is hard to lose a thing that you have waited for so long. {A} moved a bit nearer. # more
-> DONE

=== l2
# aside
# shot: close
# place: seaside; dusk; clear
# action: heroes hold curious stone; guest stand curious; friends stand curious
# things: row of 4 stone; shell
While they were at it, {A} asked what was wrong with each.
“That one looks like a potato,” said {guest}. {young:“I would want to eat it.”|“There would be a mistake, one evening, in poor light.”}
“And this?” ¶ “That one is damp,” said {guest}. {young:“It is wet,” said {A}. “They all are.”|“They are all damp,” said {A}. ¶ “This one is damp by nature,” said {guest}.}
“And the green one?” ¶ {guest} lowered the voice. “That is not a stone,” said {guest}. “That is glass, {~and it thinks that we do not know|and we do not mention it}.” # spare
The green one was put back where the sun could get at it. # more
It shone as hard as it could. # more
-> DONE

=== m4
# aside
# shot: wide
# place: seaside; dusk; clear
# action: guest throw happy pebble; heroes throw happy pebble; friends clap happy
# things: 3 pebble; wave
When an otter thinks of lunch, its hands begin to juggle. {young:Up went a stone, and another stone.|There were two stones in the air before {guest} had noticed.}
“How do you do that?” asked {A}.
“I do not do it,” said {guest}. {young:“The hands do it.”|“I have no part in it at all. The hands do it, and I look at the sky.”}
{A} began with one stone. {young:One stone is easy.|One stone is easy, and can be kept up for as long as you like.}
Then they tried it with one each, and threw it {~across|over}, and now and then somebody had two. # more
Then the hands remembered that there was no lunch, and stopped. # more
-> DONE

=== s4
# shot: close
# place: seaside; dusk; clear
# action: L point surprised at guest; guest lie-back surprised; heroes stand surprised; friends stand happy
# things: shell on guest; pebble; moon
“Show me,” said {L}. “Do it just as you always do.”
{guest} lay back with the shell. The right hand went under the left arm, and came out empty.
“And what is under the other arm?” asked {L}.
“That is just an arm,” said {guest}. “I do not look there.”
“Lift it up,” said {L}.
And there was the stone, flat on one side, and warm. Tock, it went on the shell.
“I have another pocket!” said {guest}. “Nobody told me.” # usual
When the shells were all open, {guest} rolled over in the weed, once round, so as to be here in the morning. # usual
{guest} held out a small cold hand, and {L} held it till it was asleep.
-> DONE

=== l3
# shot: two
# place: seaside; night; stars
# action: guest sleep sleepy; heroes sit sleepy; friends sit sleepy
# things: seaweed; moon; wave
The weed has one end on the ground. It does not let go of an otter.
A wave came, and lifted {guest} up, and put {guest} down. # spare
Under the one arm was the stone. Under the other one was a shell, for later.
“It is nice to have two,” said {guest}, fast asleep. # more
The fork and the boot lay in the row, and had never had so many friends. # more
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: heroes climb sleepy stairs; friends climb sleepy stairs
# things: stairs; lamp; coat
{A} went up, and felt in one pocket. There was sand.
{homeward} # company
“And the other one?” It was on the left. It had sand in, too. # spare
There was a bit of shell in it. It did not know how it had got there. # more
{A} blew up one arm. It was eleven, or so. # more
-> DONE

=== l4
# shot: wide
# place: seaside; night; stars
# action: otter sleep calm; crab walk calm; heroes sleep sleepy
# things: moon; seaweed; row of 5 stone
The tide went out on its back, with the moon on its tummy.
It left the beach in a row. Not that one. Not that one. # spare
A crab came by on tiptoe. It was not lunch. It was night. # more
The green one shone a bit. No one said a thing. # more
Tock, went a boat. Then it did not.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-back sleepy; friends sleep sleepy
# things: lamp; curtain
{L} lay back in bed.
{resting}
{keepsake}
{dream} # spare
A bed can float off, at night, with you in it. So {L} rolled over once, and the sheet went round. That was to be here in the morning. # usual
Then there were two hands left. The one hand held the other one, so that it should not float off.
“Tock,” said {L}. That was the lamp. # usual
Goodnight, {H}. Goodnight, {guest}.
Goodnight, both pockets.
Goodnight.
-> DONE

=== next_night
A parcel came up with the tide, in weed, with a knot. In it was a shell, open, with nothing in it but a note. “I have looked,” it said. “I have a pocket in front as well. It had last Friday in it.”
{A} shook out the weed, and there at the bottom was the green stone that was glass. “Do not tell it,” said the back of the note. It was put on the sill, between two ordinary ones.
-> DONE

=== next_bedtime
The sheet went once round. Everybody would still be here in the morning.
-> DONE
