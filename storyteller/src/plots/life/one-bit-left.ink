# about: story-about; with-character; creature; bring-back
# tells: tale(can't stop|cant stop|can’t stop|cannot stop|can not stop|couldn't stop|couldn’t stop|won't stop|won’t stop|wouldn't stop|will not stop|never stops|never stop|doesn't stop|doesn't ever stop|does not stop|keeps dancing|keeps singing|keeps laughing|keeps giggling|keeps jumping|keeps bouncing|keeps barking|keeps spinning|keeps running|keeps talking|keeps whistling|keeps humming|keeps wiggling|keeps clapping|keeps counting|keeps drumming|keeps tapping|keeps twirling|keeps hopping|keep dancing|keep singing|keep laughing|keep giggling|keep jumping|keep talking)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind dancing: danc*|twirl*|spin*
# kind jumping: jump*|hop|hops|hopping|bounc*
# kind laughing: laugh*|giggl*
# kind singing: sing|sings|singing|hum*|whistl*
# kind barking: bark*
# kind talking: talk*|chat*
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~One Bit Left|Kept under a Saucer}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action for dancing: guest dance worried; heroes stand surprised at guest; friends stand curious
# action for jumping: guest jump worried; heroes stand surprised at guest; friends stand curious
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: door left; mat; coat on hook; hook
{~Something was going on outside the front door. It did not leave off, so {H} went to see.|They had heard it come all the way up the road. Now it was on the mat, and {H} opened the door.|“Is it all right if it goes on in here?” asked a voice at the door, and {H} opened it.}
It was {guest_a}, who came in {is_dancing:dancing|{is_jumping:jumping|{is_laughing:laughing|{is_singing:singing|{is_barking:barking|{is_talking:talking|doing it}}}}}}, and did not leave off even to wipe {guest_its} feet.
“I know who you are,” said {A}. “You are {wished_tale}.”
“{guest_many:We|I} only meant to do it once,” said {guest}. {young:“But then there was one bit left.”|“That was on Monday, after lunch. Then there was one bit left.”}
“And when you had done that one?” asked {A}. ¶ “Then there was one bit left,” said {guest}. # usual
All along the road people had said stop. {young:A red light had said it, too.|A red light had said it as well, and {guest} had done it on the spot until it was green.} # usual
“{guest_many:We|I} should so like to sit down,” said {guest}. # usual
“Most things stop,” said {A}. “I will show you some.” # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action for dancing: heroes point curious at bucket; guest dance curious; friends stand curious
# action for jumping: heroes point curious at bucket; guest jump curious; friends stand curious
# action: heroes point curious at bucket; guest stand curious; friends stand curious
# things: bucket on table; table; window
First they went to see the tap, which does it every evening. {A} turned it off, {young:and it was off.|and it ran thinner, and thinner, and was off.}
“Like that,” said {A}. {guest} came close to look, {young:and did it under the tap.|and did it in the sink for a time, so as to be nearer.}
On the end of the tap there hung a drop. {young:It did not fall.|It grew a little longer, and it had the whole window in it, upside down, and it did not fall.}
“What about that one?” asked {guest}. ¶ “I don’t know,” said {A}. {young:“It wants to keep that one.”|“I think that it likes to keep one by.”}
They waited for it, {young:with a bucket.|and {A} held a bucket under it, in case it should be a big one.} # spare
It hung there and shone. It was in no hurry at all. # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action for dancing: heroes kneel happy; guest dance curious; friends stand curious
# action for jumping: heroes kneel happy; guest jump curious; friends stand curious
# action: heroes kneel happy; guest stand curious; friends stand curious
# things: lid; pot on table; table
“Now watch,” said {A}, and spun the lid of the big pan on the kitchen floor.
{joining}
{is_loved:“Can you do it and think about {loved}?” asked {A}. ¶ “{guest_many:We|I} can do it and think about anything,” said {guest}.|{musing}} # personal
It went round, and it went round lower, {young:wum, wum, wumwumwum.|and the lower it went the more of a hurry it was in, wum, wum, wumwumwum.} Then it lay there, and was a lid.
{hinderer_person:“Do it again,” said {hinderer}, who had looked away at the end. And so it was some time before the lid could lie there.} # beat
{hinderer_animal:{hinderer} lay down on it at once, so that the lid, at least, had been stopped for good.} # beat
{hinderer_carried:The next time {hinderer} went round on top of it, and had to be given a rest afterwards.} # beat
“How did it know when?” asked {guest}. ¶ “It had none left,” said {A}.
“None at all?” {young:{guest} looked at the poor lid.|{guest} looked at the lid with great pity.} “Not one bit?”
And {guest} did it a good deal faster, to be on the safe side. # usual
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action for dancing: heroes draw proud; guest dance curious; friends sit curious
# action for jumping: heroes draw proud; guest jump curious; friends sit curious
# action: heroes draw proud; guest stand curious; friends sit curious
# things: paper; crayon; rug
“Now we will write it down,” said {A}, “and put a full stop. {young:That stops it.”|When there is a full stop, you have to. It is the same for everybody.”}
‘{guest} {wished_does},’ wrote {A}, and then came the full stop. {young:It was a fat one.|It was as fat as a pea, and it was gone over twice with the green.}
{guest} came along the line, {young:up to the stop.|doing it under every word, and got as far as the full stop, and looked over it.}
“There is a lot of paper behind it,” said {guest}, {young:and went there.|and went on there.} ¶ {A} put another one in the way, and another. # usual
“Now there are three,” said {A}. {young:“Three is worse.”|“Three in a row mean that it goes on. I forgot that.”}
So it did, as far as the edge, and then on the rug. # more
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action for dancing: guest dance sad; heroes sit-on-chair calm; friends sit calm
# action for jumping: guest jump sad; heroes sit-on-chair calm; friends sit calm
# action: guest stand sad; heroes sit-on-chair calm; friends sit calm
# things: table; plate on table; strawberry on plate; chair
At supper everybody sat, and {guest} {is_dancing:danced round the table with a chair|{is_jumping:jumped round the table|{is_laughing:went laughing round the table|{is_singing:went singing round the table|{is_barking:went barking round the table|{is_talking:went talking round the table|went round and round the table}}}}}}.
{helper_person:{helper} held on to the milk each time that {guest} came past.} # beat
{helper_animal:{helper} followed once round, and twice round, and then saw that it was quicker to wait.} # beat
{helper_carried:{helper} was put by the cups, and kept them from walking over the edge.} # beat
{young:Round {guest} came, and saw {As} plate.|On the fourth time round {guest} noticed {As} plate.} It was empty, but for one strawberry on the edge.
“You have left that,” said {guest}. ¶ “I have not left it,” said {A}. “I have kept it. It is the best one.” # usual
“And when you have eaten it?” ¶ “Then I have none,” said {A}. {young:“So I don’t.”|“So I don’t, yet. I have got down from the table with that strawberry three times already.”}
{guest} went round once more, rather slowly, and thought about it. # usual
“You can stop,” said {guest}, “and still have one bit left?”
-> DONE

=== m2
# shot: two
# place: kitchen; dusk; clear
# action for dancing: heroes listen curious at guest; guest dance curious; friends sit curious
# action for jumping: heroes listen curious at guest; guest jump curious; friends sit curious
# action: heroes listen curious at guest; guest stand curious; friends sit curious
# things: table; lamp; themed
“How many have you got?” asked {A}, and put one ear to {guest}, {young:low down.|low down, where it seemed to be coming from.}
“One,” said {guest}. ¶ Then {guest} did it. {young:“And now?” ¶ “One.”|“And how many are there now?” asked {A}. ¶ “One,” said {guest}.}
They did that a number of times. {young:It was one, and one, and one.|It never came to two, and it never came to none, and you could not fault it as a sum.}
{themed_a} kept count as well, and got the same. # personal
{pausing} # company
“It is always the last one,” said {guest}. {young:“Then {guest_many:we are|I am} afraid, and there is one more.”|“{guest_many:We|I} think, now there will be none. And then {guest_many:we|I} quickly make one more.”} ¶ “I should, too,” said {A}. # usual
The lid was on the floor, with none. They stepped round it softly. # more
-> DONE

=== l2
# aside
# shot: above
# place: kitchen; dusk; clear
# action for dancing: heroes hold curious cup; guest dance curious; friends stand curious
# action for jumping: heroes hold curious cup; guest jump curious; friends stand curious
# action: heroes hold curious cup; guest stand curious; friends stand curious
# things: shelf; 2 cups on shelf; basket; table
It would have to be kept in something, and they looked along the shelf to see what would do for it.
A bag was no good. {young:It would get out at the top.|It would be out at the top before you had found the string.}
A jug has a way out, {young:at the front.|and makes no secret of it.} ¶ The colander was held up to the lamp, {young:and it was all ways out.|and {guest} said politely that it was a little airy.}
“How big is it?” asked {A}. ¶ {young:“About so,” said {guest}.|“About so,” said {guest}, and showed it, as well as anybody can who is doing something else.}
That was the size of an egg. {young:And they had a cup for an egg!|And it so happens that there is a cup for that, which stands there all day and waits for breakfast.} # usual
It had a chick on the side, who looked as if it could keep a thing to itself. # more
-> DONE

=== s4
# shot: close
# place: kitchen; night; clear
# action: heroes hold happy cup; guest look-up surprised; friends stand surprised
# things: table; lamp; plate on table; saucer
“Do them all,” said {A}, “but not the last. The last one goes in here.” It was the egg cup with the chick on.
{guest} did one, and one, and one, {young:each of them smaller.|each smaller than the one before, like steps that go down into a cellar.} # usual
Then there came one more, {young:and {guest} did not do it.|and it was quite ready, and {guest} leaned on it like a door, and did not do it.}
“In!” said {A}, and put a saucer on top.
Nobody breathed. You could hear the fridge, {young:and you could hear the clock.|which must have been at it since Monday, and had never been able to get a word in.} # usual
“Have {guest_many:we|I} got none now?” asked {guest}. ¶ Then the saucer went tick, by itself. “You have one bit left,” said {A}. # usual
So {guest} sat down. {young:“Is this sitting?” said {guest}. “How nice!”|“So that is sitting,” said {guest}. “It comes up to meet you.”}
-> DONE

=== m3
# shot: two
# place: living-room; night; stars
# action: guest sit happy; heroes sit happy; friends sit calm
# things: sofa; lamp; cup on table; table; saucer on cup
They sat on the sofa. It was quite new to {guest}.
“What do you do now?” asked {guest}. ¶ “You sit,” said {A}. ¶ “And then?” ¶ “You sit a bit more.” # usual
They did that. There was a dog, a long way off. There was a car.
“All that was there the whole time?” said {guest}.
The saucer went tick. # usual
“It only wants to know if we are here,” said {A}. # more
They were. # more
-> DONE

=== m4
# aside
# shot: behind
# place: hallway; night; stars
# action: heroes carry calm cup; guest walk calm; friends walk sleepy
# things: stairs; lamp
Then it had to go upstairs. {A} took it, with both hands.
On the third step it went tick. On the sixth it went tick, tick.
“May {guest_many:we|I} look?” asked {guest}. ¶ “In the morning,” said {A}. # usual
“Only at one side of it.” ¶ “It has just got the one,” said {A}. # spare
So {guest} looked at the chick, and the chick said nothing.
At the top it was asleep, as far as you could tell. # more
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; stars
# action: heroes wash sleepy; guest sit calm; friends sit calm
# things: bath; towel; sponge
The bath went down. {guest} sat by it, and looked in.
At first you could not see it go. Then it went round.
“Now it comes,” said {A}. “Now it does the last bit.”
It did it very loud. They both held on to the towel. # usual
“It did not keep any,” said {guest}. ¶ “It gets more tomorrow,” said {A}. “It knows that.”
There was a bit of foam. It sat there, and shone, and was left. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: table; plate on table; strawberry on plate; lid; moon; window
It was dark in the kitchen. The lid lay flat. # usual
The tap was off. It had its one drop, with a moon in it.
The strawberry sat on the edge of the plate. It was very red, but no one saw that. # usual
It did not have to do a thing. It was kept. # more
The floor was at rest. It had had a long day. # more
The clock said tick. In one room up there, something said it too.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; guest lie-back sleepy; friends sleep
# things: bed; lamp; cup on shelf; shelf; saucer on cup
The cup stood by the bed. {guest} lay on the rug, and did not do it.
{resting}
{keepsake}
{dream} # spare
“Is it still there?” asked {guest}. ¶ “One bit left,” said {A}. # usual
“And in the morning?” ¶ “Then you do it,” said {A}, “and keep the next.” # usual
{A} had one more thing to say that day. It was a good one.
“Do you,” said {A}. And then {A} kept the rest.
It lay quite still on the tongue, like a strawberry. # usual
There was one bit left. It was for tomorrow.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
In the morning the saucer was off the egg cup, and stood beside it, the right way up. In the egg cup there was nothing to be seen. {H} held it to one ear, to be sure.
“Tick,” it went. It was a new one. Somebody had been up early, and had done the old one on the lawn, to judge by the grass, and had put the next one back for whoever should need it.
-> DONE

=== next_bedtime
By the bed stood an egg cup with a saucer on it. There was one bit left.
-> DONE
