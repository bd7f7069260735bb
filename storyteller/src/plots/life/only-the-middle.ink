# about: story-about; with-character; creature; bring-back
# tells: tale(an aim reached)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind be: be|become|becoming|being
# kind bath: bath|bathe
# kind sound: burp*|snore*|hiccup*|sneeze*|roar*|moo|bark|quack
# kind music: sing|sings|singing|whistle|drum|drums|trumpet|trombone|violin|guitar|piano|flute
# kind win: win|wins|race|first prize
# kind join: join*|team|band|choir|orchestra|circus
# kind ride: ride|dance|dancing|skate|ice skate|skip|hop|run|scooter|bicycle
# kind learn: learn|learns|learned|learnt|learning
# kind see: see|watch|meet
# kind go: go|visit|travel*
# kind eat: eat|taste|try|drink
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind)

=== title
{~Only the Middle|Round by the Back}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest stand proud; heroes stand curious at guest; friends stand curious
# things: house left; door on house; mat; hedge
{~“Ready!” said somebody at the front of the house. The front door stuck, as it did in wet weather, and {H} went out by the back to see.|The front door stuck, so that {H} had to go round by the back, to see who was standing on the mat.|Somebody was on the mat, and said “Ready!” from time to time, and {H} went round by the back to find out for what.}
There {guest_many:were|was} {guest_a}, standing up very straight.
“{guest_many:We|I} want to {wished_aim},” said {guest}. “{guest_many:We have|I have} been beginning since breakfast, {young:and it does not go any further.”|and it never gets any further than that.”}
“How do you begin?” asked {L}. ¶ “Like this,” said {guest}. “Ready!” {young:Then they both waited for the rest, but it did not come.|And there it stopped, and they both waited a bit.}
“It sticks,” said {guest}. # usual
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest stand proud; heroes stroke curious guest; friends stand curious
# things: mat; hedge; house left
Perhaps {guest} was not quite ready yet, and it was only that. {young:So they went over it all again.|They went over everything, from the bottom up.}
A hair was put flat, and a crumb was taken off. {young:{guest} breathed on the left side, and {A} rubbed.|{guest} breathed on a bit at the side, and {A} rubbed it with a sleeve, until you could see a cloud in it.}
“Are you hungry?” asked {A}. “You can’t {wished_aim} if you are hungry.” ¶ “Only a bit,” said {guest}. {young:So there was a biscuit.|So a biscuit was fetched, by the back, and it was eaten at the front.}
Then there was a crumb again, and that was taken off as well. {young:“Ready!” said {guest}.|“Now {guest_many:we are so ready that we|I am so ready that I} hum,” said {guest}.}
-> DONE

=== s2
# shot: two
# place: garden; dusk; breeze
# action: guest run worried; heroes push laughing door; friends stand laughing
# things: house left; door; mat; hedge
{joining}
{is_loved:“Before I do something hard I think about {loved},” said {A}, and {guest} thought about that as well.|{musing}} # personal
So they tried it harder. {guest} took a run at it, {young:all the way from the hedge, and stopped with a bump.|from as far away as the hedge, and stopped with a bump at the place where it should have gone on.}
{A} said “Go!” It was a loud one, and a bird went. {young:But {guest} was still there, and so was everything else.|{guest} {guest_many:were|was} willing, but did not know in which direction.} # usual
{hinderer_person:“Stop!” said {hinderer}, who wanted to see whether that one worked, and it did.} # beat
{hinderer_animal:{hinderer} went at “Go!”, all round the house, and came back at the other side.} # beat
{hinderer_carried:{hinderer} stood in the way, and had to be begun again somewhere else.} # beat
“It can’t be as hard as that to {wished_aim},” said {A}, and leaned on the front door, to think. {young:But the door did not move, not even by a hair.|The door did not give by as much as a hair.}
“Does that stick as well?” asked {guest}. ¶ “Always,” said {A}. “So we go round by the back.”
Then it was quiet, and they both looked at the corner of the house.
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: guest point curious; heroes walk curious; friends walk happy
# things: house left; bucket; wall; hedge
They went round by the back at once, to see how it was done. {young:First came the bucket.|You have to go past the bucket, and mind the step that isn’t there any more.}
“Here it is all the other way,” said {guest}. {young:First came the boots, and then the coats.|First there are the boots, and then the coats, and the hall comes last of all, with the mat.}
“And you end up in the same house?” asked {guest}. ¶ “Every time,” said {A}. {young:“It is the same soup.”|“It is even the same soup. You only meet it sooner.”}
In the hall they looked at the front door from the inside. {young:From in here it looked quite friendly, and not as if it stuck at all.|From in here it looked as though it would be glad to open, if somebody only told it how.} # more
Then they went out as they had come in, past the coats and past the boots, and the bucket was on the other side. # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest sit happy; heroes give happy biscuit; friends clap happy
# things: wall; bucket; biscuit; mat
“And when you have managed it,” said {L}, “what comes after that?” ¶ So they began with the end.
{
- is_be:
“You get used to it,” said {guest}, and leaned on the wall. {young:“It is nothing much.”|“After a time you hardly know that it is so.”}
- is_bath:
They dried {guest} from the top to the bottom. {young:It was soon done.|As {guest} was dry already that was soon done, and they dried the bucket as well.}
- is_sound:
“Pardon,” said {guest}. {young:It was a very good pardon.|It was a very good pardon, and there was nothing at all in front of it.}
- is_music:
“Thank you, thank you,” said {guest}, {young:and bowed to the bucket.|and bowed to the wall, and to the bucket, and to somebody upstairs.}
- is_win:
{L} gave {guest} an egg cup, and shook whatever there was to shake. {young:“It was close,” said {guest}.|“The others were good, too,” said {guest}. “It was close.”}
- is_join:
They gave three cheers, and {guest} gave one back. {young:“We were all good,” said {guest}.|“It was not only {guest_many:us|me},” said {guest}. “It was everybody.”}
- is_ride:
{guest} bowed to the left and to the right, and sat down, quite out of breath. {young:It was a very low bow.|That was not easy, as nothing had been done to get out of breath from.}
- is_learn:
“It is easy, really,” said {guest}, {young:and shut both eyes.|and looked at {L} over the top. “You only have to know how.”}
- is_see:
“Well, well,” said {guest}, and blinked. {young:“That was something.”|“Nobody can say that {guest_many:we|I} have not seen that.”}
- is_go:
{guest} came round the house, and put down a bag, and wiped everything on the mat. {young:“It is so nice to be back.”|“It is good to be back,” said {guest}. “But it was good to be there.”}
- is_eat:
“That was just right,” said {guest}, and wiped all round, {young:and undid a button.|and pushed away a plate that was not there.}
- else:
“Phew!” said {guest}, and sat down, as you do when it is over. {young:“That was something.”|“{guest_many:We|I} would not have missed that,” said {guest}.}
}
{helper_person:“Well done,” said {helper}, and was so good at it that they all felt it.} # beat
{helper_animal:{helper} came and smelled {guest} all over, to find out where that had been.} # beat
{helper_carried:{helper} was held up, so as to look proud, and looked it.} # beat
Then there was the bit after that, with “Well done!”, and “How was it?”, and a biscuit. {young:It all went very well, and there was nothing that stuck.|It all went like butter, and there was nothing that stuck.} # usual
“Now we have the beginning,” said {L}, “and we have the end.” ¶ “Then there is only the middle,” said {guest}.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes write happy paper; guest point proud; friends stand curious
# things: table; paper; pencil; themed on table
You also have to write to somebody when it is over. {young:{A} got the pencil.|{A} fetched a card and a pencil, and licked the end of it, as you do.}
“What shall I put?” asked {A}. ¶ “That it was good,” said {guest}, “and that the weather held, {young:and that there was soup.”|and that you have never seen so many stairs.”}
They drew a picture on the front. It was {guest}, and everybody was pointing. {young:Something was left out in the middle.|In the middle they had to leave a bit white, as nobody could say yet what went there.}
{themed_a} was put on top, so that it should not blow away. # personal
“It makes {guest_many:us|me} quite tired,” said {guest}, “{young:to think of it.”|when {guest_many:we|I} think of all that {guest_many:we have|I have} been through.”}
{pausing} # company
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: guest point proud at picture; heroes hold curious picture; friends stand curious
# things: picture; sofa; lamp
And when many years have gone by there is a picture of it on the wall. {young:So they hung that up now.|They thought that they might as well do that, too, while they were at the back.}
In the frame there had been an aunt. {young:She was turned round.|She was asked, and turned round, and said nothing against it from there.}
“There {guest_many:we are|I am},” said {guest}, though it was only the back of an aunt. “You can see how happy {guest_many:we were|I was}.”
“Was that before, or after?” asked {A}. {young:“After,” said {guest}.|“A good while after,” said {guest}. “You can tell by the ears.”}
They sat down on the sofa, and remembered it. {young:They did not know yet what it was, but it had been very good.|It was pleasant, although they could neither of them have said what it was.} # more
Then the aunt was turned back again. She looked as if she had heard it all. # more
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: heroes stand curious; guest stand worried; friends stand curious
# things: bucket left; mat right; house left; hedge
They stood at the side of the house, where the front stops and the back begins. {young:It was just a wall, with ivy.|There was nothing there but a bit of wall with ivy on it, and a pipe.}
“So it goes about here,” said {A}, “to {wished_aim}.” ¶ {guest} looked at it from both sides. {young:“How big is it?”|“How wide would you say that it is?” asked {guest}.}
They tried it with steps. From the end of the beginning to the beginning of the end it was four, {young:and they were small ones.|or three, if you wanted it very much.}
“That is all?” said {guest}. ¶ “That is all,” said {A}. “{young:It will go in.”|The rest is done. It only has to fall in.”}
-> DONE

=== s4
# shot: close
# place: garden; dusk; clear
# action: guest jump happy; heroes clap surprised at guest; friends clap happy
# things: house left; door; mat; moon
They stood at the corner, half at the front and half at the back. # usual
“Ready,” said {guest}, quite low. ¶ “And well done,” said {L}.
And at five past seven, in between, {guest} {wished_aimed}.
{
- is_be:
There was no join to be seen. It was so on the inside as well. {L} asked.
- is_bath:
There was water up to the chin. It was warm. A leaf went round and round in it.
- is_sound:
It went out over the wall. Three gardens heard it. In one of them somebody said, “Pardon?”
- is_music:
It went out over the wall. Three gardens heard it. In one of them somebody put down a spade, and clapped.
- is_win:
They looked for somebody who was further on. They looked at the front, and they looked at the back. There was nobody.
- is_join:
“We are one short!” somebody called over the wall. They moved up. It was just the right gap.
- is_ride:
It went all round the house. It went by the front, and it went by the back. Nothing stuck.
- is_learn:
It gave a click, as a door does. After that it was open. It was open the next time, too.
- is_see:
{guest} looked with the left eye. It was so. {guest} looked with the right eye. It was still so.
- is_go:
It was round behind the shed, where nobody had ever looked for it. {guest} was there, with all there was to be there with.
- is_eat:
It was good at the front of the mouth. It was good at the back. It was best in the middle.
- else:
It went all by itself. It was like a door that nobody has to push.
}
Something at the front went “tock”. It was the door, and it stood open. # usual
“That was the middle!” said {guest}. “It is the best bit!”
-> DONE

=== m4
# aside
# shot: two
# place: hallway; night; stars
# action: guest walk happy; heroes walk happy; friends sit happy
# things: door left; mat; coat on hook; hook; lamp
Then there was the end again. They had that by heart. “How was it?” asked {A}. ¶ “You were there,” said {guest}.
There was one more biscuit, in case the first was too early. # spare
They went in at the front, for once. They came out at the back. # spare
“Would you like to begin it again?” asked {A}. ¶ “It has begun,” said {guest}. “{guest_many:We|I} only have to go on.”
There was one thing on the house that still stuck. It was the window in the hall, and it did not matter. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: house left; hedge; moon; lamp
Then {guest} went home, and sang a bit on the way. It was the middle of something.
“Say it once more!” called {A}. ¶ “Ready!” called {guest}, from the hedge.
Then it was “Well done!” from quite far off. # spare
In between the two, at the corner, there was a skip. # spare
{homeward} # company
“I saw that,” said {A} to the door. It stood open, and had seen it, too. It moved a little. It was trying out how that goes. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: house left; hedge; moon; bucket; mat
Somebody shut the front door. It went very well. Somebody shut the back.
The mat lay at the front. The bucket stood at the back.
A bit of wind came to the door. It did not get in. It went round by the back, like everybody. # usual
It got dark at the front, and it got dark at the back. Then it got dark in the middle.
The moon had begun a good while ago. It was about in the middle. It did not look as if it was hard. # more
On the sill was a crumb. It was the end of a biscuit. # more
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed, and was ready.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}, who {wished_aimed} at five past seven.
Sleep can stick, too. So {L} went round by the back. # usual
“Good morning,” said {L}. “Well done. How was it?” That was the end.
Now for the beginning. It was only one word.
Then there was only the middle.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came in the morning. It came by the back, as the front door was stuck. On it was a picture, with everybody pointing, and there was no white bit in it at all. “The weather held,” it said. “There was soup.” ¶ {H} read it from the end to the beginning. It was just as good that way, and you met the soup sooner.
-> DONE

=== next_bedtime
“Good morning,” said somebody into the pillow. Then there was only the middle.
-> DONE
