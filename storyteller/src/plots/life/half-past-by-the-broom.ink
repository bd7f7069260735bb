# about: busy; parent-travelling(had to work|work all day|works all day|worked all day|working all day)
# also: sad; lonely; angry; bored; play; screens; frustrated; parent-travelling; tired; patience; missing; jealousy
# news: bad
# wants: child
# role grownup: somebody, parent = the grown-up who had to work
# kind call: phone|call|calls|zoom|meeting*|teams
# kind computer: laptop|computer|email*|work*|office|deadline|desk
# ages: 3-9
# holds: dark(kind), bus(kind)

=== title
{~Half Past, by the Broom|In a Minute}
-> DONE

=== s1
# shot: wide
# place: living-room; afternoon; clear
# action: L sit-on-chair worried holding lid; grownup stand; heroes sit-on-chair; friends sit
# things: row of 4 chairs; table; lid
# things for call: row of 4 chairs; table; lid; telephone in grownup.hand
# things for computer: row of 4 chairs; table; lid; computer on table
{~The bus was ready. It had four chairs, {young:and {H} had made it.|one behind the other, and {H} had made it, with a lid to steer by.}|{H} had made a bus. {young:It had four chairs, and a lid to steer by.|It had four chairs, one behind the other, and a lid to steer by, and it was going everywhere.}|Four chairs stood one behind the other, {young:and they were a bus. {H} had made it.|and anybody could see that they were a bus, for {H} sat in it.}}
{L} was the driver, and kept the seat by the window for {grownup}.
“In a minute,” said {grownup}.
{
- is_call:
{grownup} walked up and down with the telephone, {young:and held up one finger.|and held up one finger, which means that you can be seen but must not be heard.}
- is_computer:
{grownup} sat at the computer, {young:and went tap, tap, tap.|and looked at it as if it had said something rude.}
- else:
{grownup} had a list, and {young:it was so long.|whenever something came off at the top, something else went on at the bottom.}
}
The bus waited for a minute. {young:Then the minute was over, and nobody came.|The minute went by, and so did the one behind it, and nobody got on.} # usual
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: L sit-on-chair sad; grownup stand worried; heroes sit-on-chair sad; friends sit-on-chair
# things: row of 4 chairs; themed; cushion
{joining}
“Are you coming now?” asked {L}. ¶ “In a minute,” said {grownup}, {young:without looking.|without turning round.} # usual
“Toot!” went the bus. ¶ “Shh,” said {grownup}. {young:A bus cannot go shh.|It is hard for a bus to go shh, and still be a bus.} # usual
{themed_a} got the seat by the window, and a ticket, and had nothing to say about the view. # personal
{hinderer_person:“I will drive,” said {hinderer}. “I am good at it,” and there was a fight about the lid.} # beat
{hinderer_animal:{hinderer} got on, and lay across three seats, and would not show a ticket.} # beat
{hinderer_carried:{hinderer} fell out at every corner, and the bus had to be stopped, and backed.} # beat
Then the driver got down. “You never play,” said {L}, in a voice that wobbled.
“I want to,” said {grownup}, and looked round. {young:“But I have to finish this.”|“But this has to be finished, and there is nobody else to do it.”}
-> DONE

=== m1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A point curious at clock; heroes look-up; grownup stand; friends look-up
# things: clock; sock; table
How long is a minute? {young:It is two socks.|{A} tried it with the kitchen clock, and in one minute you can put on both socks and take one off.}
In a minute a tap drips nine times. {young:A person can hop from here to the door.|A person can hop as far as the front door, and say who was there.}
“That was one,” {A} told {grownup}. ¶ “Hm?” said {grownup}. {young:“In a minute.”|“Yes. In a minute.”}
{young:So grown-up minutes were much bigger.|So there must be two kinds. The ones that grown-ups have are a good deal larger, and come in sets.}
{pausing} # company
Nobody could stand on one leg for a minute of that kind. {A} tried. # more
An egg takes three, and nobody had ever asked it to wait. # more
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: A sit-on-chair; heroes sit-on-chair; grownup stand; friends sit-on-chair
# things: row of 4 chairs; boot on chair; cushion on chair; cabbage on chair
They took on some other people, so as not to be empty. {young:A boot got in, and a cabbage.|A boot got on, and a cushion, and a cabbage that had been on its way to the soup.}
“Where to?” asked {A}. {young:The boot did not know.|The boot did not mind. The cushion wished to sit down, and was sitting.}
They went as far as the door. {young:Nobody looked out.|“That was the sea,” {A} told them, and there was not a head turned.}
{young:The cabbage fell off at the corner.|At the corner the cabbage got off without ringing the bell, and rolled under the sofa, and may live there still.}
It is no good with people who only sit. What you want is somebody who says “Oh, look!” # more
The boot was given its money back. # more
A lamp got on instead. It only looked at its own feet. # more
-> DONE

=== s3
# shot: close
# place: living-room; afternoon; clear
# action: L hold proud broom; grownup look-up surprised; heroes write paper; friends look-up
# things: broom in L.hand; bucket; paper; clock
Out in the street a real bus went by, and behind it ran a man with a hat in his hand. {young:“Wait!” he called.|“Wait!” he called, and ran as hard as he could.} # usual
Nobody says “in a minute” to a real bus. So {L} got the broom.
{helper_person:“You will need paper,” said {helper}, and held the bucket, so that the broom stood up in it.} # beat
{helper_animal:{helper} got off the bus, and went to lie down beside the bucket, so that there was a queue already.} # beat
{helper_carried:{helper} was put beside the bucket, so that people could see where you wait.} # beat
{L} stood the broom in a bucket, next to {grownup}, for a bus stop. BUS, said the paper at the top, and under that was a clock, with the big hand down, at half past. “The bus goes then,” said {L}. “It does not wait.”
A sock peg held the paper, as high up as a bus driver looks. # more
{grownup} looked at the broom, and at the clock{young:.|, and at what was still to do.} “I have ten minutes at half past,” said {grownup}. “I will be there.”
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: grownup write worried; A look-through clock; heroes wash cloth; friends sit
# things: broom in bucket; bucket; row of 4 chairs; clock
After that, waiting was quite different. {young:The big hand went down, and down.|There was an end to it, and you could see the big hand going there.}
{grownup} had never been so quick. {young:There was a puff, and a sigh, and a scratch.|One thing after another was done, and put aside, and under the table one foot was going up and down by itself.}
Now and then {grownup} looked up at the broom. {young:¶ “Still there,” said {A}.|¶ “It is still there,” said {A}. “But I should get my coat on, if I were you.”}
{pausing} # company
{A} wiped the chairs, and gave the lid a shine. {young:It was a clean bus.|By then it was the cleanest bus that had ever gone out to half past.}
At five minutes to, {grownup} dropped a pen, and did not even pick it up. # more
The coat already lay over the back of a chair, to save time. # more
-> DONE

=== l2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A pour jug; heroes hold spoon; grownup stand; friends sit
# things: jug; glass; spoon; row of 4 chairs; map
A bus has to have a bell. {young:They hung up a spoon.|They hung up a spoon, and another to hit it with, and it rang quite well, once or twice.}
It had to have something to run on. {young:That was milk.|That was milk, and the driver tried it first, as you should, and the tank was half empty before they had gone a yard.}
And it had to know where it was going. {young:They drew the way on a big paper.|They drew the way on the back of an old calendar, from Table to Rug and over Deep Carpet to Window.}
It might be that nobody came. {young:“Then we go,” said {A}.|“Then it goes without,” said {A}, and swallowed. “It has to. It says so on the broom.”}
They tried the spoon once more. It was all right. # more
{A} wrote a ten on the front, as ten was the biggest number that there was room for. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: grownup sit-on-chair laughing; L sit-on-chair laughing holding lid; heroes sit-on-chair happy; friends sit-on-chair
# things: row of 4 chairs; broom in bucket; bucket; clock; lid
At half past {grownup} stood by the broom in a coat, {young:all out of breath.|and looked up the road and down the road.} There was no bus. The driver was having a bun.
“Hello?” called {grownup}. ¶ “In a minute,” said {L}, and took a bite.
Then it came. “One to everywhere,” said {grownup}, and sat by the window. {young:Toot!|There was not one look back at the work.}
They went out over the carpet, where it is deep. “Oh, look!” said {grownup}. “Whales!” And there they were, {young:on both sides.|on both sides, though nobody had put any in.}
They had ten whole minutes, with nothing else in them. # usual
{short:Then {grownup} had to go back to work for a bit. “When is the next one?” ¶ “At bedtime,” said {L}.}
-> DONE

=== m4
# shot: close
# place: kitchen; dusk; clear
# action: grownup eat; L eat happy; heroes eat; friends sit
# things: table; bowl on table; spoon; broom in bucket; bucket
Then they were at the end of the line, and {grownup} got down, and had to go back to work for a bit.
“Was it a good bus?” asked {L}.
“It was the best part of today,” said {grownup}. “The rest had no whales in it.”
They had soup, on the driver’s seat and the one behind. # spare
“When does the next one go?” asked {grownup}. ¶ “At bedtime,” said {L}. “From the broom.”
“Bedtime, broom,” wrote {grownup}, at the very top of the list. There was nothing over it. # more
A second bun was found, for the passenger. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: L wash calm; grownup hold towel; heroes wash; friends stand
# things: basin; towel; soap; cup
The bus stopped at the bath. Everybody with knees got off.
“How long do we stop here?” asked {grownup}. ¶ “It is a long stop,” said {L}. “They all have to be washed.”
The soap went round. A leg was lifted, and then the next. # spare
The coat hung on the door. It still had its ticket. # spare
The tap dripped nine times. That was a small kind of minute. # more
It was dark out. The bus had its lights on. # more
A duck got on, all wet, and paid with a drip. # more
-> DONE

=== m3
# shot: wide
# place: hallway; night; stars
# action: L walk calm; grownup carry chair; heroes walk; friends walk
# things: chair in grownup.hand; broom in bucket; bucket; door
The chairs went back to the table, one at each side. That is where a bus lives.
The broom was left in its bucket. It had a bus still to come.
{grownup} stood next to it at bedtime, in slippers. # spare
“You came,” said {L}. ¶ “I ran,” said {grownup}.
The last bus had not far to go. It went up the hall, and in at the door. # more
The lid was hung on a hook. It had done its miles. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: table; row of 4 chairs; moon; window
The four chairs stood at the table. They had been to the sea.
The work lay in a heap. Some was done, and some was not.
It could lie there. It had no ticket.
A real bus went by, with no one in it, all lit up. # spare
It did not stop. It was on its way home. # more
The paper on the broom still said half past. It is right twice a day. # more
The moon went over at its own time. It has never said “in a minute”. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes sleep; grownup sleep; friends sit
# things: bed; pillow; lamp; blanket
The last bus went from the bed. All got in. # usual
{resting}
{dream} # spare
“Is this seat free?” asked {grownup}.
“It has been kept,” said {L}. “All day.”
{grownup} sat down on the edge, and leaned back. Brrm.
The bus went by the lamp. It went out on the sea. # usual
“Oh, look,” said {L}. No one said a thing. {grownup} was asleep.
You do not wake people on a bus. You go on. You go slowly.
Then it stopped, and no one got off.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Beside the broom lay a bag, with a button in it for the fare, and a note. “I was here at half past,” it said, “and got on, and rode to the end and back. You were asleep at the wheel. You drove very well.”
So {H} looked at the lid. There was a small star stuck on it, of the kind that you get for never being late.
-> DONE

=== next_bedtime
The broom stood in its bucket. There would be one tomorrow, at half past.
-> DONE
