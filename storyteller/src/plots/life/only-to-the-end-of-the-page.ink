# about: reading-aloud(torch&!class|flashlight|under the cover|under the duvet|under her duvet|under his duvet|under the blanket|under her cover|under his cover|lights out|in bed at|past bedtime|after bedtime|too late&read|secretly); fear-dark(read&torch|reading&torch|read&flashlight|reading&flashlight); staying-in-bed(book down|put the book|read&torch|reading&torch|read&flashlight|reading&flashlight|reading under|read under|reading till|reading until|read until|read till|caught&reading|kept reading|still reading|one more chapter|one more page|reading in bed|lights out&read|secretly reading); cannot-sleep(reading under|read under|reading till|reading until|kept reading|book under|torch&read|one more chapter|can't put the book|couldn't put the book|can't stop reading); likes(reading under|reading in bed|one more chapter); tired(reading till|reading until|read till|read until|read under|up reading|stayed up reading); told-off(reading under|reading in bed|read&torch|reading&torch|reading after); bedtime(reading under|one more chapter|read&torch|reading&torch|lights out&read); habit(reading under|reads under|torch&read); lie(reading&torch|read&torch|reading under); found-something(torch under|reading&torch)
# also: angry; tired; fear-dark; reading-aloud; staying-in-bed; told-off; cannot-sleep; happy; exciting; learned; thing; likes; proud
# wants: child
# role grownup: parent = the grown-up with the glasses
# ages: 6-10
# holds: dark(kind)

=== title
{~Only to the End of the Page|The Light Under the Duvet}
-> DONE

=== s1
# shot: wide
# place: bedroom; night; clear
# action: L read; heroes read; grownup stand; friends sit
# things: bed; book in L.hand; lamp; door; pillow
{~“Only to the end of the page,” said {H}. {young:That is what you say to a lamp.|It is a thing that people have said to lamps ever since there were pages.}|The book lay open, and the lamp was about to go out, {young:and {H} had got to the best bit.|and of course {H} had just come to the place where the boat was gone.}|It was time for lights out, {young:and {H} still had a book.|and {H} looked up from a book like somebody who is called in from another country.}}
In the book there was an island, and on the island a girl with a goat. {young:They had only turned round once, and the boat was gone!|They had turned round for one moment, and when they turned back, the boat was gone.}
“It will be gone tomorrow as well,” said {grownup}. {young:“It can wait.”|“It will not get any further off in the night.”} # usual
The light went out.
{L} lay there, and looked at the dark. {young:Where was the boat?|A boat can’t be gone by itself. Somebody has to be in it.} # usual
There was a torch in the drawer, {young:for when you need one.|and it was not easy to think of a time when it could be needed more.}
-> DONE

=== m1
# aside
# shot: two
# place: bedroom; night; clear
# action: A sit-up; heroes sit-up; friends sit
# things: bed; torch in A.hand; book on bed; quilt
It has to be built with care, the place where you read. {young:One knee goes up, and that is the pole of the tent.|You put up one knee, for the pole, and the duvet goes over it, and it must reach the bed on every side.}
The torch goes under your chin, {young:and then you must not yawn or nod.|between the chin and the shoulder, and after that there is to be no yawning, and no nodding.}
{A} had done it before, {young:more than once.|and had become quick at it, and could do it with a hand that was half asleep.}
It was hot in there, and it smelled of book. {young:It was the best room in the house.|But of all the rooms in the house it was the best, and there was only one page in it at a time.}
From outside it looked like a lamp with a hill on. {young:{A} did not know that.|That is something that you can’t see from in there, and {A} had never thought about it.} # more
Now and then you put out your nose, {young:like a whale, and take in some air.|as a whale does, for air, and go down again before anybody can count you.} # more
-> DONE

=== s2
# shot: close
# place: bedroom; night; clear
# action: L read; heroes read; friends sit
# things: bed; torch in L.hand; book on bed; quilt
{joining}
{musing} # personal
So {L} read on, under the duvet, only to the end of the page.
But there was no end to it. {young:It stopped in the middle of a word.|It broke off in the middle of a word, as pages will, and the other half of the word was over the leaf.}
So then it had to be the end of the next one. {young:But there the goat had smelled something.|But there the goat had lifted its nose, and you can’t leave a goat like that.} # usual
{hinderer_person:“Is that a light?” asked {hinderer}, quite loud, who had promised to be asleep.} # beat
{hinderer_animal:{hinderer} came in at the side as well, to see who was on the island, and let the cold in.} # beat
{hinderer_carried:{hinderer} was in there already, right on the page with the goat, and had to be held up.} # beat
It was a bad book in that way. {young:Each page leaned on the next one, and there was no way off.|Whoever made it had gone through it and seen to it that there was nowhere to get off.} # usual
Creak, said the stairs. Click! {young:It was dark, and {L} was fast asleep.|In one second it was dark, and {L} lay on a torch and a book, and was breathing like somebody in a play.} The creak went by.
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; night; clear
# action: A lie-awake; heroes lie-awake; friends sit
# things: bed; pillow; book on bed; door
You have to do it well, or they don’t believe it. {young:You breathe in, and you breathe out, and you don’t smile.|A sleeper breathes slowly, and has one arm in a place where nobody would put it, and does not swallow.}
{A} did not swallow. {young:Then there was nothing else to think of.|It is remarkable how much there is to swallow, as soon as you mustn’t.}
There was a corner of the island under one rib. {young:It poked.|It was the hard kind of book, and it had four of those.}
{pausing} # company
The door was opened as far as a nose. {young:It looked for a time, and then the door was shut.|Whoever it was stood there for as long as it takes to read a line, and then went away.}
A clock downstairs said that it was nine. {young:It said it as if it knew.|It said it quite slowly, and stopped after every one, as if somebody should think about it.} # more
“It can’t be,” said {A} into the pillow. {young:It was seven only a page ago.|It had been seven at the beginning of the page before.} # more
-> DONE

=== s3
# shot: two
# place: bedroom; night; stars
# action: L read surprised; heroes read; grownup stand; friends sit
# things: bed; torch in L.hand; book on bed; quilt; themed
On the next page there were footprints, {young:and they went down to the water.|each of them split in two, and they went down to the water.}
{helper_person:“Whose are they?” asked {helper}, who had come in under the other side, and was not asleep at all by now.} # beat
{helper_animal:{helper} put one foot down beside them, on the sheet, and it was not that.} # beat
{helper_carried:{helper} was held right up to the page, and had seen it at once, and would not say.} # beat
{themed_a} had been put in as a bookmark, and had not had a turn yet. # personal
And then the page was yellow, and then it was brown. {young:The torch was going out!|The torch was not what it had been, and every line had to be read closer to it, until there was only room for one word.}
“The,” read {L}, and then it was dark. ¶ “The what?” asked the dark. {young:It was {grownup}.|It had a voice like {grownup}, and it sat on the end of the bed.}
-> DONE

=== m2
# aside
# shot: behind
# place: bedroom; night; stars
# action: grownup sit; A sit-up surprised; heroes sit-up; friends sit
# things: bed; quilt; book on bed; door
{A} thought about snoring. {young:But with a book in your hand it is too late for that.|But it was rather late for that, with a book in one hand and a torch in the other.}
“How long have you been there?” asked {A}. {young:¶ “Since the goat,” said {grownup}. “You read it half aloud.”|¶ “Since the goat,” said {grownup}. “You read it half aloud, you know, when it gets good.”}
{young:“Are you cross?” asked {A}. ¶ “Yes,” said {grownup}. “You will be like a wet sock in the morning.”|“Are you cross?” ¶ “Yes,” said {grownup}. “You will be like a wet sock in the morning, and I shall have to get it to school.”}
Then it was quiet, and somebody had to say something. {young:“The what?” said {grownup} again.|{grownup} had something to say, you could hear that, and it was not about socks. “The what?” said {grownup}.}
The torch gave one more blink, very small, and had nothing to add. # more
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; night; stars
# action: grownup sit; A listen; heroes listen; friends listen
# things: bed; quilt; torch on bed; pillow
“I had a blue one,” said {grownup}, and turned the torch over. {young:“You had to turn it on under the pillow, because it went clack.”|“It had a slide at the side, and you had to do that part under the pillow, because it went clack.”}
“You did it as well?” asked {A}. {young:¶ “I was good at it,” said {grownup}. “I was as quiet as a leaf.”|¶ “I was very good at it,” said {grownup}. “I could turn a leaf so that you would have thought it was the wind.”}
“And did they find you?” ¶ {young:“It looked like a hill with a lamp in,” said {grownup}, “and I never knew.”|“I thought not,” said {grownup}. “But when I was grown up they told me that you could see it from the stairs, like a hill with a lamp in.”}
{A} thought of the hill. {young:“Can you see mine?” ¶ “All of it.”|“Can you see mine?” asked {A}. ¶ “You can see it from the road,” said {grownup}.}
They both thought about it, and it was not so easy to be cross in there. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: grownup read; L listen; heroes listen; friends listen
# things: bed; lamp; book in grownup.hand; pillow
Click, went the lamp. {grownup} had the book. “To the end of the page,” said {grownup}, “and I say where the page ends.”
“The goat,” read {grownup}. It was the goat! It had three feet in the wet sand and one in the air. {young:It had gone down to look, and come back.|It had gone down to look, and come back, all by itself.} # usual
And behind the rock, quite dry, lay the boat. The sea had just put it a bit further along.
“Then it was never gone,” said {L}. ¶ “No,” said {grownup}. “It was there all the time. You could have slept.” # usual
On the last line the sun went down. The girl lay down in the boat. The goat lay down on her feet. {grownup} shut the book.
“That is where you get off,” said {grownup}. “It is the stop with a bed.” # usual
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; stars
# action: grownup fold quilt; L lie-back; heroes lie-back; friends sit
# things: bed; quilt; pillow; book on chest; chest
The knee came down. The duvet was only a duvet.
It was cooler like that. There was air in it. # spare
The torch went into {grownup_s} pocket, till Friday. It did not mind. It had read a lot.
“It is a long page, till Friday,” said {L}. ¶ “You can sleep through most of it,” said {grownup}. # more
The book was on the chest, shut, with all of them in it. # more
No one on the island could get any further.
-> DONE

=== l3
# aside with l2
# shot: behind
# place: hallway; night; stars
# action: grownup walk holding torch; heroes lie-back; friends sit
# things: stairs; door; lamp
{grownup} went down, and stopped on the stairs, and looked back.
There was no hill. There was no light in it. # spare
It was a bit of a pity. It was also a good thing. # spare
In the pocket the torch gave a blink. It had had a rest. # more
Creak, said the stairs. No one had to breathe in a special way. # more
The door was left open, about as wide as a book.
-> DONE

=== m3
# aside
# shot: close
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes lie-back; friends sleep
# things: bed; pillow; quilt; moon; window
It is odd about a book. When it is shut, it goes on a bit.
{L} could see the boat. It went up, and it went down.
There was no word to it any more. It was just water. # spare
The goat turned round once, and lay down. It had a warm back. # more
You did not need a torch for that. It was better without.
It did not stop at the end of the page. It went all round the bed. # more
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: book on chest; chest; moon; window
The book lay in the dark. It was very full, and it was quiet.
The moon came in, and lay on the front of it. It could not get it open. # spare
It looked at the picture, then. There was a boat, and some sea. # spare
It had a long night. It had been to the sea before. # more
It went up the side of the bed, and there was no hill to climb. # more
Between two of the pages there was a bit of fluff. That was how far they had got.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; book on chest; chest
The bed went up a bit, and down a bit. # usual
{resting}
{keepsake}
{dream} # spare
Creak, said the stairs. The door was opened, as far as a nose.
{L} breathed in, and breathed out. One arm was in a place where nobody would put it. # usual
{grownup} looked for a good while.
It was sleep. It was very well done.
It was real.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The book was open in the morning, quite by itself, and there was sand in it. It was only a little, in the crack, where the pages are sewn.
{A} smelled it. It smelled of goat. “Somebody has read on,” said {A}, and went to see how far. It was only to the end of the page. You could tell, because the corner of that one had been eaten.
-> DONE

=== next_bedtime
The book lay shut on the chest. It knew where it had got off.
-> DONE
