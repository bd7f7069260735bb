# about: story-about; with-character; creature; bring-back
# tells: tale(comes to stay|come to stay|came to stay|coming to stay|comes for tea|come for tea|came for tea|coming for tea|comes to tea|come to tea|came to tea|coming to tea|comes round for tea|comes over for tea|comes for dinner|come for dinner|came for dinner|comes to dinner|come to dinner|came to dinner|coming to dinner|comes for supper|comes to supper|came for supper|came to supper|comes for breakfast|comes to breakfast|came for breakfast|came to breakfast|comes for lunch|comes to lunch|came for lunch|came to lunch|comes for a sleepover|come for a sleepover|came for a sleepover|comes to a sleepover|come to a sleepover|came to a sleepover|comes to the sleepover|comes on a sleepover|coming for a sleepover|has a sleepover|have a sleepover|is invited to a sleepover|comes to a party|come to a party|came to a party|comes to the party|came to the party|comes to a birthday party|come to a birthday party|came to a birthday party|comes to the birthday party|comes to her party|comes to his party|comes to her birthday|comes to his birthday|comes to a birthday|comes to a tea party|comes to the tea party|came to a tea party|comes to visit|come to visit|came to visit|coming to visit|comes for a visit|comes on a visit|comes for the weekend|comes to stay for|stays the night|stay the night|stays over|stays for tea|stays for dinner|stays for the night|stays for the weekend|comes over|comes round|came round|pops round|moves in|move in|moved in|moves in with|comes to live with|comes to live in a house|came to live with|comes home with|came home with|comes in from the rain|is a guest|is invited to tea|invited to tea|invited for tea|invited to dinner|invited to a party|invited to the party|invited to a birthday party|invited to stay|turns up at the door|turns up on the doorstep|turned up on the doorstep|appears on the doorstep|knocks on the door|knocked on the door|knocks at the door|rings the doorbell|rings the bell)
# also: funny; person; place; thing; happy; play; food; calm; weather; guest; sleepover
# kind party: party|birthday
# kind stay: stay|stays|sleepover|night|weekend|live|moves|moved|move|week
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~At Ours You Just Sit|Somebody Is In}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand happy; heroes wave happy at guest; friends wave happy
# things: door left; mat; bag beside guest; stairs right; coat on hook; hook
{~The bell rang twice, and then somebody knocked as well, to be sure. {H} opened the door.|{H} had been at the window since four, and there was a row of nose prints on the glass. Then the bell rang.|“Is it now?” asked somebody outside the front door. “Or are we early?” {H} opened it to see.}
On the mat {guest_many:were|was} {guest_a}, with a small bag.
“Good evening,” said {guest}. “{guest_many:We are|I am} {wished_tale}.”
“This is the house,” said {A}. “Come in. {is_party:We have put out a paper hat.”|{is_stay:We have put out a pillow.”|We have put out a cup.”}}
{guest} came in, bit by bit, turned round once, {young:all the way,|very slowly, with a look at everything,} and sat down on the mat.
“Have you lost something?” asked {A}. ¶ “Nothing,” said {guest}. “{guest_many:We|I} always do that, before {guest_many:we|I} sit.” # usual
“At ours you just sit,” said {A}, who only wanted to help.
-> DONE

=== m1
# shot: close
# place: kitchen; dusk; clear
# action: guest hold proud cup; heroes peek curious at cup; friends look-up curious
# things: cupboard; 6 cup in cupboard; table; bag on table
“May we know what is in the bag?” asked {A}. {young:You may ask that.|It is all right to ask, if you ask it in that way.}
In the bag was a cup. {young:It was white, with a chip.|It was a plain white cup with a chip out of it, and it came out of the bag wrapped in a {~sock|vest}.}
“{guest_many:We|I} brought it in case you had not got enough,” said {guest}. ¶ They looked in the cupboard. {young:There were a lot of cups.|There were eleven, and one that nobody likes.}
“Now we have,” said {A}, and put it with the others, {young:at the front.|at the front, with its handle to the right, like theirs.}
It looked as if it had always been there. {young:Only the chip was new.|Only nobody knew the chip yet.} # more
-> DONE

=== s2
# shot: two
# place: kitchen; dusk; clear
# action: guest knock happy on table; heroes look-up surprised; friends sit-on-chair curious
# things: table; bread on table; butter on table; 3 cup on table
# things for party: table; cake on table; party-hat on guest; 3 cup on table
At the table {guest} began to turn round again, stopped half-way, and just sat. # usual
{joining}
{is_loved:“We mostly talk about {loved}, at supper,” said {A}. ¶ “Then so shall {guest_many:we|I},” said {guest}, and asked a good question.|{musing}} # personal
There was {is_party:cake|bread and butter}, {young:cut up small.|cut into pieces that would go with anybody.} {guest} knocked on the table. Tap, tap.
“Who is it?” asked {A}, and looked underneath. ¶ “Only {guest_many:us|me},” said {guest}.
“At ours you just eat,” said {A}. ¶ “How sensible,” said {guest}. # usual
{hinderer_person:“Coming!” called {hinderer}, who had heard the knock, and went and opened the front door to nobody.} # beat
{hinderer_animal:{hinderer} ran to the front door at every tap, and came back, and looked at them as if they had done it on purpose.} # beat
{hinderer_carried:{hinderer} had been put on the best chair, and had to be moved up, and got a plate as well.} # beat
Then came the milk. {guest} blew on it, {young:though it was cold.|though it had come straight from the fridge.} Phoo, phoo, phoo. ¶ “At ours you just drink it,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes point proud at stairs; guest look-up curious; friends stand happy
# things: stairs right; lamp; door left; coat on hook; hook
After supper {A} showed {guest} round, {young:so that nothing would be a surprise.|for there are things about a house that you cannot know unless you are told.}
The fourth stair creaks. {young:You step over it.|At ours you step over it, and if you forget, you say sorry to it.}
The tap with the red spot is the cold one. {young:It is the other way round at ours.|Somebody had put them on the wrong way round, before {A} was born, and now they were used to it.}
The {~light on the stairs|clock in the hall} hums, and that is nothing. {young:“It is just humming,” said {A}.|“At ours you just let it,” said {A}.}
{guest} said thank you for each of them, {young:and said them all once more.|and went through them again under the breath, so as to get none of them wrong.} # more
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: guest stand happy beside curtain; heroes look-up laughing; friends stand laughing
# things: curtain; sofa; rug; themed
Then they played at hiding, {young:as you do with a guest.|which is what you do at ours when somebody comes.}
{A} shut both eyes, and counted to {~ten|twelve}. {young:“Here!” called {guest}.|“Here!” called {guest} at once, from behind the curtain. “{guest_many:We are|I am} here!”}
“At ours you keep quiet,” said {A}. {young:“Then it lasts longer.”|“Otherwise it is over before it has begun.”}
“But then nobody knows where you are,” said {guest}. ¶ {young:“Yes,” said {A}. “That’s it.”|“Yes,” said {A}. “That is the whole game.”}
So {guest} kept quiet behind the sofa, and was found, and looked very glad to be found. {themed_a} lay there too. # personal
{pausing} # company
-> DONE

=== s3
# shot: above
# place: bathroom; night; clear
# action: guest stand sad; heroes wash happy; friends stand calm
# things: basin; soap; towel; mirror; bath
{is_party:The balloons were tired by now, and nobody had the heart to send {guest} home.|{is_stay:It got late.|It got late. Outside it had begun to rain, and nobody sends anybody home in that.}} So then it was the bathroom.
At ours the towel with the stripe is for faces, {young:and the other one is for feet.|and the plain one is for feet, and they must never meet.} # usual
{guest} did it all just as they do it at ours. {young:It was all right.|There was nothing that you could have said against it.} # usual
{helper_person:“You may use mine,” said {helper}, and hung it so low that anybody could have reached it.} # beat
{helper_animal:{helper} came and lay across the door, which at ours is a way of saying that you belong inside it.} # beat
{helper_carried:{helper} was lent to {guest} for a bit, to have something from the house to hold.} # beat
“Is it nice at ours?” asked {A}. ¶ “It is very nice,” said {guest}. {young:It was a small voice.|It came out rather small.} # usual
{guest} nearly turned round, on the bath mat, and looked to see if anybody had noticed, and then just stood.
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: heroes give happy pillow; guest hold curious pillow; friends sit happy
# things: bed; mattress; blanket; lamp
A bed was made up on the floor, {young:next to {As}.|so near to {As} that you could have passed a biscuit across.}
“Which way do you like the pillow?” asked {A}. ¶ {young:“The way you do,” said {guest}.|“However it is done here,” said {guest}, with a little bow.}
So it was put with the open end {~to the wall|to the window}, {young:as it is at ours.|as it is at ours, so that nothing can get in.}
{guest} had a blanket with {~ducks|stars} on it, which was the good one. {young:It was only for guests.|It only comes out for guests, and smells a bit of the cupboard.}
“It is only the first night that it does,” said {A}, {young:and sniffed it.|and sniffed a corner, to keep it company.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: guest lie-awake worried; heroes sit-up curious at guest; friends sleep
# things: bed; mattress; pillow; lamp
They lay down, with only the little lamp on. {guest} lay quite straight, with both eyes open.
“Can’t you sleep?” asked {A}. ¶ “{guest_many:We are|I am} doing it the way you do,” said {guest}. “But it does not begin.”
There was one thing that nobody had asked, all evening. “How do you do it at yours?” asked {A}.
{guest} got up. “At ours you turn round once,” said {guest}. “Then you have seen all that will be behind you.”
So {A} got up as well, and turned round, all the way. There was the door. There was the chair. # usual
“Then you knock,” said {guest}, “so that the bed can hear that somebody is in.” Tap, tap, went {A}, on the bed.
“And then you blow on it, so that a bit of you is there first.” Phoo, went {A}, on the pillow.
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: guest sit happy; heroes sit-up happy; friends sleep
# things: bed; mattress; pillow; lamp
They sat on their beds for a bit, after that. Everything had been told.
“It was the same at supper,” said {A}. “You did it all at supper.” ¶ “A bit,” said {guest}.
“And I told you to just sit.” ¶ “It was not bad, just sitting,” said {guest}. “It was only new.”
So the next time it would be one of each. They would just sit, and then they would blow. # spare
The pillow was still warm, where a bit of {A} had been first. # more
The door was behind them. They had both seen it. It was all right. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; stars
# action: guest listen curious; heroes listen curious; friends sleep
# things: pipe; bed; mattress; window; lamp
Tap, tap, it went in the wall.
They lay and listened. ¶ “That is the pipe,” said {A}. “It does that when it gets cold.”
“Then it is in, too,” said {guest}.
So they knocked back. Tap, tap. The pipe thought about it. Tap, it said. # usual
Outside at the window went the wind. Phoo, it went, three times, and then it had a rest.
“It does it like {guest_many:us|me},” said {guest}, and was glad. “It may have been at ours.” # more
-> DONE

=== l3
# aside
# shot: wide
# place: bedroom; night; stars
# action: guest sit happy; heroes lie-awake sleepy; friends sleep
# things: bed; mattress; moon; window; chair
“Is there any more that you do?” asked {A}. “At yours?”
“At ours you say where you are,” said {guest}. “Then nobody has to look.”
“Here,” said {A}. ¶ “Here,” said {guest}. ¶ “Here,” said {A} again, a bit further down, from under the quilt.
It was a very short game. They had both won. # usual
The chair said nothing. But you could see where it was, by the moon. # more
They did it all round the room, very softly, for those that could not. # more
{midway} # company
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: cupboard; 6 cup in cupboard; table; moon; chair
In the kitchen it was dark. All the cups were in.
One of them had a chip. It stood with the rest.
On the table were some crumbs. Nobody knocked. # usual
The tap with the red spot let go of a drop. It was a cold one. # more
The fourth stair did not creak. No one was on it. # more
The two towels hung side by side. They met, a little, in the dark. # more
On the mat by the door lay a small bag. It was empty now. It had nothing to bring. It was just there.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; guest sleep; friends sleep
# things: bed; mattress; pillow; lamp
Then they lay down again, {A} in the bed and {guest} next to it. This time it began.
{resting}
{keepsake}
{dream} # spare
{A} looked once round the room. It was all there. # usual
One hand came out, and knocked on the bed. Tap, tap.
“Who is it?” said {guest}, nearly asleep.
“Only me.” # usual
So the night knew. Somebody was in.
{A} blew on the dark, to be there first. Phoo.
At ours you just sleep, after that.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a cup in the cupboard in the morning that had a chip in it, and a note under it. “Left here on purpose,” it said. “Somebody will have to come back for it.” ¶ {A} blew on it three times, and put it at the front. At breakfast everybody turned round once, and just sat.
-> DONE

=== next_bedtime
Tap, tap, it went on the side of the bed. Somebody was in.
-> DONE
