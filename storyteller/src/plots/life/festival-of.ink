# about: story-about; with-character; creature; bring-back
# tells: tale(something made)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind food: custard|chocolate|pancake*|cake|cakes|cupcake*|biscuit*|cookie*|pizza*|ice cream|ice creams|soup|jam|honey|porridge|jelly|pudding*|sandwich*|sausage*|spaghetti|pasta|noodle*|cheese|bread|toast|pie|pies|popcorn|sweets|lollipop*|doughnut*|donut*|waffle*|muffin*|lemonade|milk|milkshake*|juice|cocoa|marshmallow*|candyfloss|yoghurt|gravy|beans|chips|strawberries|bananas|candy
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Festival Of|That Will Do}
-> DONE

=== s1
# shot: wide
# place: hallway; dusk; clear
# action: guest stand worried; heroes stand surprised at guest; friends stand curious
# things: door left; mat; made on mat; 2 boot
{~{H} had one slipper on when {wished_made} came in through the letter box.|The front door would only open half-way that evening, and {H} looked round it to see why. It was {wished_made}.|“Is there any room in there?” asked a voice in the letter box, and after the voice came {wished_made}. {H} opened the door.}
On the step stood {guest_a}.
{young:There {wished_made_many:were|was} {wished_made} on the mat, and there {wished_made_many:were|was} {wished_made} in both the boots.|By now there {wished_made_many:were|was} {wished_made} on the mat, and in both the boots, and all the way back to the gate.} # usual
“{wished_tale}!” said {A}. “I never thought that you would come.”
“{guest_many:We are|I am} very sorry,” said {guest}. “{guest_many:We|I} try to do it small. {young:They always say, ‘That will do.’”|Wherever {guest_many:we|I} go, they say, ‘Thank you, that will do,’ and then {guest_many:we|I} have to hold the rest in.”}
“Do a bit now,” said {A}.
So {guest} did a bit, and there {wished_made_many:were|was} {wished_made} up to the second stair.
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes hold curious bucket; guest stand proud; friends stand curious
# things: made; 2 bucket; jug; hat
They looked for something to put {wished_made_many:them|it} in. {young:The bucket was soon full. So was the pot.|The bucket was full at once, and so was the big pot.}
Then they tried a jug, {~a teapot|a boot} and a hat. {young:{wished_made_many:They|It} looked very nice in the hat.|They all did what they could, and the {wished_made} looked best in the hat.}
“How do you do it?” asked {A}. ¶ “{guest_many:We|I} start,” said {guest}, “and then there {wished_made_many:are|is} {wished_made}. {young:It is easy.”|It is not so hard. What is hard is to leave off.”}
{A} put one ear to {guest}, about the middle. {young:There was more in there!|There was something in there, and it was waiting for its turn.} # spare
“Is it a lot?” asked {guest}. ¶ “It is a good deal,” said {A}. # more
-> DONE

=== s2
# shot: two
# place: street; dusk; clear
# action: woman hold surprised hat; guest stand happy; heroes push happy wheelbarrow; friends walk curious
# things: wheelbarrow; made in wheelbarrow; wall; gate left
# people: woman(old)
They filled the wheelbarrow, and went down the road, to see who had room.
{joining}
{is_loved:“I should have room, if it was {loved},” said {A}. “I have room for all of that.”|{musing}} # personal
At number four a lady held out her hat. {guest} did it just once, and the hat was full of {wished_made}. {young:“Lovely,” said the lady. “That will do.”|“How very kind,” said the lady. “That will do.”}
At number six a man held out both his boots. “That will do,” he said. # usual
{hinderer_person:“Is there any for me?” asked {hinderer}, at every single gate, and every time there was.} # beat
{hinderer_animal:{hinderer} walked in front of the wheel the whole way, and stopped to look round at {wished_made}.} # beat
{hinderer_carried:{hinderer} rode on top of the wheelbarrow, and by number eight could not be seen for {wished_made}.} # beat
“They are all so nice about it,” said {guest}. {young:“But {guest_many:we have|I have} such a lot!”|“But {guest_many:we have|I have} hardly begun.”} # usual
-> DONE

=== l1
# aside
# shot: above
# place: street; dusk; clear
# action: heroes kneel curious at snail; snail crawl surprised; guest stand curious; friends stand curious
# things: made; wheelbarrow; street-lamp; wall
Now and then some went over the side, at a kerb. {young:So you could see where they had been.|You could have found them by it, all the way from number four.}
A snail was crossing the pavement, and there {wished_made_many:were|was} {wished_made} in front of it. {young:The snail looked up.|It put out one eye, and then it put out the other, and looked {wished_made_many:them|it} up and down.}
“Will it go over?” asked {guest}. ¶ “It is thinking,” said {A}. {young:The snail thought.|A snail does not like to be hurried into a thing.}
Then it went {~round by the left|round by the right}. {young:That took a long time.|With as {wished_made_many:many|much} as there {wished_made_many:were|was}, that might take till Thursday.}
“It did not say ‘That will do’,” said {guest}. # more
“No,” said {A}. “It was very polite, for a snail.” # more
They gave it a lift to the hedge, which was where it had been going. # more
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: driver stand surprised; heroes point proud; guest stand worried; friends stand curious
# things: bus; made; wheelbarrow; themed
# people: driver(cap)
At the corner there was a bus, and because of the {wished_made} it could not get round. {young:Out came the driver.|The driver turned off the engine, got down, and looked at the {wished_made} first from the left and then from the right.}
“I have to be at the station at six,” said the driver. ¶ “You could take some along,” said {A}.
The driver held out a cap for {wished_made_many:them|it}. {young:“That will do,” said the driver.|“That will do,” said the driver, when it was full, and put the cap on the seat behind, like a passenger.}
{themed_a} was on the seat as well, and had to move up. # personal
{pausing} # company
Then the bus went on, rather slowly, {young:so that nothing would fall off.|and everybody in it had turned round to look.}
-> DONE

=== s3
# shot: above
# place: park; dusk; clear
# action: mayor sit sad; heroes look-up curious; guest stand curious; friends stand curious
# things: banner; 6 chair; wheelbarrow; made in wheelbarrow
# people: mayor(old, he)
At the end of the road forty people sat under a banner. It said ‘Festival of’, and no more.
“Of what?” asked {A}. ¶ “We never got as far as that,” said the mayor.
“There were meetings,” {young:he said. “But we have got chairs.”|he said. “Some of us were for brass bands, and some were for spoons. We did agree about the chairs.”} # usual
They came every year, and sat down, and looked in front of them. {young:Then they got up.|Then they got up, and went home, and said that it had been well attended.} # usual
{helper_person:“I could clap,” said {helper}. “It may only want starting.” And {helper} did, and they all looked round to see what it was for.} # beat
{helper_animal:{helper} went along the front row and was stroked forty times, and it was very nearly a festival of that.} # beat
{helper_carried:{helper} was put on an empty chair, and looked so much as if something was coming that they all sat up.} # beat
{A} looked at the banner. Behind the ‘of’ there was a lot of room. ¶ “{guest} {wished_does},” {A} told the mayor. “Has anybody got a brush?”
-> DONE

=== l2
# aside
# shot: close
# place: park; dusk; clear
# action: mayor stand proud; heroes stand happy; guest look-up worried; friends stand happy
# things: 4 chair; made; banner
First there had to be a meeting about it. {young:It was a short one.|It was held then and there, as they were all sitting down.}
“Who is for {wished_made}?” asked the mayor. {young:All the hands went up.|Forty hands went up, and some people put up both.}
“And who is against?” ¶ One hand went up. {young:But it was only waving.|But it was only a man who had seen his wife, over by the pond, and he said that he was sorry.}
{guest} had stopped breathing, {young:and had to be told.|and was told about it quietly, and began again.}
“Then that is carried,” said the mayor, who had not been able to say so for eleven years. # more
-> DONE

=== m3
# shot: two
# place: park; dusk; clear
# action: heroes paint proud banner; guest hold worried banner; mayor stand curious; friends stand curious
# things: banner; paint-pot; made
The banner was let down, and laid on the grass. {young:There was some green paint.|There was green paint, left over from the chairs, and a brush with most of its hair.}
“How big shall I do it?” asked {A}. ¶ “The same as the ‘of’,” said the mayor. {young:“Or a bit bigger.”|“The ‘of’ was me. I was told at the time that it was a good one.”}
{guest} held down the end, and was so excited that some {wished_made} got out. {young:“Not yet!” said {A}.|“Not yet,” said {A}, and waited until {wished_made_many:they were|it was} off the cloth.}
“Sorry,” said {guest}. “That was a very small one.” # spare
It had only come up to the mayor’s knees. # more
-> DONE

=== s4
# shot: close
# place: park; night; stars
# action: guest stand proud; heroes clap happy; mayor stand happy; friends clap happy
# things: made; banner; hat; 2 chair
{A} did it in green, in big letters. ‘Festival of {wished_made}’, it said now.
{young:It went down a bit at the end.|It went downhill a little towards the end.} # usual
When it was up they all looked at {guest}. “How much shall {guest_many:we|I} do?” asked {guest}. ¶ “All of it,” said the mayor.
Nobody had ever said that.
So {guest} did it. Out came {wished_made}, and still more {wished_made}, {young:over the grass and up to the chairs. They all said “Oh!”|over the grass and in under the chairs, and nobody said anything but “Oh!”}
{is_food:They had {wished_made_many:them|it} out of cups and out of hats, and the mayor went back four times. # usual|They caught {wished_made_many:them|it} in their hats, and held up the small ones to see, and the mayor asked for some to take home. # usual}
Then {guest} felt about inside, for the rest. {young:There was no rest.|There was none left to hold in.}
“That will do,” said {guest}, very happy.
-> DONE

=== m4
# aside
# shot: wide
# place: park; night; stars
# action: mayor stand proud; guest stand happy; heroes sit happy; friends sit happy
# things: banner; 4 chair; made; lantern
The mayor got up on a chair, and made a speech. It had been ready for years.
“Here we are,” said the mayor. “And here {wished_made_many:they are|it is}.” That was all. # spare
They clapped for a long time. It is not easy, with full hands.
Nobody went home early. Nobody said that it had been better last year. # usual
A very old man came up to {guest}. “I wanted a festival of spoons,” he said. “I see now that I was wrong.”
He took some {wished_made} with him, for his sister. She had wanted trumpets. # more
-> DONE

=== l3
# aside
# shot: two
# place: street; night; stars
# action: heroes push sleepy wheelbarrow; guest walk happy; friends walk sleepy
# things: wheelbarrow; gate left; hat on wall; wall; moon
They went home. The wheelbarrow was light. It squeaked a bit.
By one gate stood a pair of boots, full up to the top. Somebody had come back for more.
At number four there was a hat in the window, with {wished_made} in it. You could see it from the road. # usual
“How do you feel?” asked {A}. ¶ “Roomy,” said {guest}.
{homeward} # company
Behind them the lamps went out, one by one. # more
The wheelbarrow was put by the wall. It had done a lot that day. # more
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes sleep
# things: banner; 5 chair; moon; made
Nobody was left in the park. The chairs stood in their rows.
Over them hung the banner. ‘Festival of {wished_made}’, it said, to the moon.
The moon read it. It went along quite slowly, to the end. # usual
On one chair lay some that nobody had seen. # more
A bit of wind came by. It looked in under the chairs, and went on. # more
The pond had a moon in it, too. It was much the same. # more
There was still some green in the pot.
It would do for next year.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-back sleepy; guest lie-back sleepy; friends sleep
# things: bed; chair; bowl on chair; pillow; lamp
{A} lay in bed. {guest} lay on the rug.
{resting}
There {wished_made_many:were|was} {wished_made} by the lamp, in a bowl. {wished_made_many:They were|It was} for the morning.
{keepsake}
{dream} # spare
“Have you got any more in there?” asked {A}. ¶ “A bit,” said {guest}. “It comes back in the night.” # usual
The dark came in. It came up to the second stair.
It came a bit more. It came up to the bed.
There was room for all of it.
“That will do,” said {A}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
A paintbrush lay on the step in the morning, washed, with a note round the handle. They had had a meeting, said the note, and it would be the same again next year. All had been for it, and it had taken one minute. ¶ {H} turned it over. On the back it said that there were forty chairs, and that two of them would be kept in the front row.
-> DONE

=== next_bedtime
The brush lay by the bed. There was a bit of green left in it.
-> DONE
