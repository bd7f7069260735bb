# about: journey(hotel|motel|guesthouse|guest house|holiday cottage|holiday flat|airbnb|air bnb|strange bed|strange room|different bed|travelodge|premier inn|holiday inn)
# about: own-bed(hotel|strange bed|strange room|different bed|unfamiliar bed|holiday); sleepover(hotel|motel|strange bed|different bed|airbnb|holiday cottage); cannot-sleep(hotel|strange bed|strange room|different bed|unfamiliar bed|airbnb|holiday cottage); outing(hotel&!tomorrow|airbnb); nervous(hotel|strange bed|strange room|different bed)
# also: journey; own-bed; cannot-sleep; nervous; missing; tired; happy; too-excited; outing; sleepover; staying-in-bed; place; weather
# news: bad
# kind hotel: hotel|motel|travelodge|premier inn|holiday inn
# wants: child
# role grownup: parent = the grown-up with the bags
# ages: 3-9
# needs: seeing
# holds: dark(kind)

=== title
{~At Home It Is There|The Right Way Round}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: heroes point worried; grownup carry suitcase; friends stand
# things: bed; wardrobe; suitcase in grownup.hand; lamp; curtain
{~“Where is the window?” said {H}. {young:It was on the wrong side.|Somebody had put it on the other side of the room.}|The door said click, and there was a room, {young:and {H} did not know it.|and {H} did not know one thing in it.}|{H} looked into the room. {young:It was all in the wrong place.|Everything in it was very tidy, and all of it was in the wrong place.}}
It was {is_hotel:the hotel room|the room} for tonight.
There was a big flat bed, {young:and a lamp, and a picture of a boat.|with a lamp beside it, and on the wall there was a picture of {~a boat|some pears}.} # usual
“At home the window is there,” said {A}, and pointed. There was a wardrobe. {young:“And the door is there.” That was a curtain.|“At home the door is there.” It was a curtain. They looked behind it, and it was the window.}
“You will soon know your way,” said {grownup}. ¶ “Not in the dark,” said {A}. {young:“At home I know it in the dark.”|“At home I know it all in the dark. I can point at it.”} # usual
{A} wanted to be able to point at it here, too, {young:with both eyes shut.|with both eyes shut, and be right.}
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; clear
# action: heroes carry bag; grownup kneel; friends sit
# things: bed; suitcase; soap; shoe; themed; lamp
So they began to put things where they belong. {young:The shoes went to the door.|The shoes went by the door, side by side, so that it should see who was in.}
{joining}
{musing} # personal
{themed_a} got the shelf by the window, where it could see out. # personal
{hinderer_person:“In here there’s a soap as big as a stamp,” called {hinderer}, and would not come out until everyone had seen it.} # beat
{hinderer_animal:{hinderer} smelled each leg of the bed, one after the other, and knew who had been here since Easter.} # beat
{hinderer_carried:{hinderer} was set down on the bed, and slid off it, as it was made so tight, and slid off the other side.} # beat
There was a cupboard with nine hangers, {young:and one small coat.|and they hung up one small coat, which had never had so much room.} # usual
{A} shut both eyes. “Shoes,” said {A}, and pointed. {young:It was the bath.|One finger went out, very straight, at the bathroom.} ¶ “At home they would be there,” said {A}. # usual
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; dusk; clear
# action: heroes reach-up curious lamp; grownup stand; friends look-up
# things: lamp; bed; mirror; chair
There were a great many switches. {young:Click! It was light in the bath.|The one by the door put on the bathroom, and the one by the bathroom put out everybody.}
“Who did that?” said {grownup}, in the dark. {young:¶ “It was the little one,” said {A}.|¶ “It was the little one,” said {A}. “I thought it was for the bed.”}
The one for the bed did {~the mirror|the hall}. {young:One did nothing at all.|There was one that did nothing at all, unless it did it in somebody else’s room.}
They found it in the end, {young:under the picture.|under the picture, and it did not click, but had to be stroked.}
“At home there is just the one,” said {A}, {young:“and it is there.”|“and it’s there,” and pointed, and {grownup} ducked.} # spare
They put it on, and they put it off, and they put it on again, {young:to make friends.|so that it should know them when it mattered.} # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: heroes tiptoe curious; grownup walk; friends walk
# things: door; rug; lamp; tray
They had to have a look outside as well. {young:There was a long hall, with doors.|Outside the door it went on for a long way, with doors on both sides, and every one was the same.}
By one of them stood a tray. {young:On it was a lid, and a bean.|There was a silver lid on it, and one bean, that somebody had not been able to manage.}
The carpet had {~leaves|stars} on, all going the same way. {young:They went that way, too.|It would have been rude to go the other way, and so they went along with them.}
“How do people know which one is theirs?” asked {A}. {young:¶ “By the number,” said {grownup}.|¶ “By the number,” said {grownup}. “And their feet stick out, I suppose, if it is the wrong bed.”}
At the end there was a window, with a chair for nobody. {young:{A} sat on it.|{A} sat on it for a bit, since it had come to that.} # spare
Then they went back against the leaves, {young:and found the shoes.|or the stars, and knew the door by the shoes behind it.} # more
The bean was still there. {young:“Goodnight, bean,” said {A}.|“Goodnight,” {A} said to it, since it did not look as if it knew anybody, either.} # more
-> DONE

=== s3
# shot: close
# place: bedroom; night; clear
# action: L lie-awake worried; heroes lie-awake; grownup sit; friends sit
# things: bed; pillow; lamp; wardrobe
Then it was bedtime, and {L} got into bed. {young:The bed was made so tight!|It was made so tight that you had to be posted, like a letter.}
{L} put out a hand to the left. At home that is the wall. {young:Here it was nothing.|Here it was only air, and rather a lot of it.}
{helper_person:“Shut your eyes,” said {helper}, “and point at things. I shall tell you what you get.” So they did it in turns.} # beat
{helper_animal:{helper} had been round and round, and lain down the wrong way about, and did not seem to mind.} # beat
{helper_carried:{helper} was in the bed, but on the side where there ought to have been a wall, and looked out over the edge.} # beat
“Where is the door, at home?” asked {grownup}. ¶ {L} pointed, with both eyes shut. “There.” {young:It was a chair.|It was the chair.} ¶ “And the window?” ¶ “There.” {young:It was the wardrobe again.|It was the wardrobe once more, and it had done nothing.}
“It is the wrong way round,” said {L}. {young:“All of it.”|“Whoever made it was looking in from the other side.”} # usual
-> DONE

=== m2
# shot: two
# place: bedroom; night; clear
# action: grownup push bed; heroes push; friends stand
# things: bed; chair; lamp; rug
So they tried to put it right. {young:They pushed the bed.|{grownup} took hold of one end of the bed, and {A} of the other, and they pushed.}
It did not move. {young:It was fixed to the wall.|It had been fixed to the wall, so that nobody should take it home in a bag.}
The {~wardrobe|table} was fixed as well. {young:The chair could move, so they moved it.|There was only the chair that could go anywhere, and so it was sent to where the door should be.}
“Now there is a chair where the chair was not,” said {A}. {young:It did not help.|It was a step, but you could not say that it was a long one.}
{pausing} # company
They put it back. It had liked it better by the window, {young:you could see that.|and anybody could see that it had only gone to oblige them.} # more
“We could move ourselves,” said {grownup}, {young:but no one heard it yet.|but it was said to the wardrobe, and went by.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: bedroom; night; clear
# action: heroes listen curious; grownup listen; friends listen
# things: bed; lamp; curtain; door
Even the sounds were in the wrong place. {young:At home it hums down there.|At home there is a hum, and it is the fridge, and it is down below on the left.}
Here it went ding, behind the wall. {young:That was the lift.|It was the lift, with somebody in it, on the way up to the {~fourth|third} floor.}
Then there were feet. {young:They went by, soft, soft.|They came along the leaves, and slowed down, and went on, because it was not their number.}
“They don’t know where they are, either,” said {A}. {young:“They have to read it.”|“They have to read it on every door.”}
There was a cough, a long way up. {young:Somebody said, “Bless you.”|It was somebody else’s cough, and somebody else said, “Bless you.”} # spare
And after that the ding, {young:going down.|going down again, by itself, to see who was next.} # more
-> DONE

=== s4
# shot: above
# place: bedroom; night; clear
# action: L lie-front surprised; heroes lie-front; grownup carry pillow; friends sit
# things: bed; pillow; lamp; chair; wardrobe
Then something slid off the end of the bed. {L} turned round, and crawled down to the foot of it, {young:to look.|and lay on both elbows, to look over the edge.} It was a sock.
{L} looked up. There was the window, {young:on this side.|on this side, where a window is.} There was the door. {L} put out a hand, to the left. It was the wall.
“Nobody move,” said {L}. “It’s the right way round.” {young:It was! But only from here.|And so it was, all of it, as long as you were down at this end.} # usual
It was not the room that had been wrong. {young:It was the pillow.|It was only the pillow, which was at the top, because no one had asked it.}
So the pillows were put where {young:the feet go.|the feet go, all of them.} And {L} lay down, and shut both eyes.
“Door,” said {L}, and pointed. ¶ “Yes,” said {grownup}. ¶ “Window.” ¶ “Yes.” ¶ “You.” ¶ “Yes,” said {grownup}.
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup hold glass; L lie-back calm; heroes lie-back; friends sit
# things: bed; glass in grownup.hand; chair; slipper
Now it was quite easy. There was a place for each thing, and it knew it.
“The water is there,” said {L}. It was put on the chair, and the chair was put there. # spare
“And the slippers?” asked {grownup}. ¶ “There,” said {L}, without a look.
They did not have to be told twice. They stood with their toes in. # spare
The picture was behind them now. It could see what they saw. # more
“It was very near,” said {L}. “It was just at the other end.” # more
The one small coat hung by itself. It had found out which hook was the middle. # more
-> DONE

=== l3
# aside
# shot: behind
# place: bedroom; night; clear
# action: grownup pull sheet; L lie-back happy; heroes lie-back; friends sit
# things: bed; sheet; pillow; lamp
Only the sheet was wrong. It was shut down here. It was open up there.
So {grownup} pulled it out, bit by bit. It did not like to come. # spare
“They will make it again tomorrow,” said {L}. ¶ “They will wonder about us,” said {grownup}. # spare
Both feet went to where the head had been. They had a look round. # more
They had not been up there before. It was dark there, too. # more
Then it was all tucked in, and not too tight.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L sleep; heroes lie-back; grownup reach-up lamp; friends sit
# things: lamp; bed; curtain; door
{grownup} stroked the lamp, and it went low. It knew them by now.
“Can I point once more?” asked {L}. It was just to be sure. # spare
“And home?” asked {grownup}. ¶ {L} thought, and pointed at the curtain. It was a long way off. ¶ “That is right,” said {grownup}. “It will stay there.”
A bit of the hall came in under the door. It was thin and yellow. # more
At home there is one like it. It was in the right place. # more
-> DONE

=== l4
# aside
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; street-lamp; moon; window
From outside, all the windows looked the same. Some had a light. Then they had none.
On each floor they lay in a row. All the heads were on one side. # spare
In one room they were on the other. You could not see it. # spare
The street lamp shone on the curtain. It did not know, either. # more
Ding, it went, quite far down. Then the lift stood still, with its mouth shut. # more
A long way off a room was dark. It had its window there, and its door there.
It kept them where they were. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; chair; glass on chair; lamp
The room was dark, and it was known. # usual
{resting}
{keepsake}
{dream} # spare
{L} put out a hand. There was the wall. It was cool. # usual
“Where are you?” asked {L}.
“Here,” said {grownup}.
It came from the right place.
“At home you are there, too,” said {L}.
One finger pointed, a little, and went to sleep.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a knock in the morning, and somebody came in with clean towels, and stood still, and looked at the bed. All the pillows were at the bottom, with a dent in each.
“It is the right way round,” {A} explained. ¶ “I see,” said the one with the towels. She shut her eyes, and thought, and pointed. “At home that is my window,” she said. “So it is. Well, well.”
-> DONE

=== next_bedtime
Somewhere a bed had been made again, all tight, with its pillows at the wrong end.
-> DONE
