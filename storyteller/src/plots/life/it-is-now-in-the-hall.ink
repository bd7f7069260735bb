# about: feast(iftar&!tomorrow|ramadan&!tomorrow&!begin&!coming&!start&!soon&!nearly&!almost&!next week&!ready for&!on monday&!on friday&!on saturday&!on sunday|ramadhan&!tomorrow&!coming&!start&!begin|fasting&!tomorrow|fasted&!tomorrow|fast&!tomorrow&!breakfast); faith(iftar&!tomorrow|fasted|fasting&!tomorrow|his fast|her fast|their fast|ramadan&!tomorrow); sleepover(iftar&!tomorrow); kindness(iftar&!tomorrow); food(iftar&!tomorrow); guest(iftar&!tomorrow)
# also: proud; happy; patience; food; faith; feast; kindness; tired; too-excited; person; place; can-do; sharing
# kind first: first day of fasting|first day of ramadan|first fast
# kind fasted: fast|fasted|fasting
# wants: child
# role grownup: elder, parent = the grown-up at the stove
# ages: 4-10
# needs: hearing
# holds: dark(kind)

=== title
{~It Is Now in the Hall|The Coat That Knew}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair happy; grownup stir pot; heroes sit-on-chair; friends sit
# things: table; bowl on table; jug on table; cup on table; pot on stove; stove
{~It was all on the table, and nobody ate. {H} had never looked {young:at a date for so long.|so long at a date, and it had never been so worth looking at.}|{H} sat in front of a bowl of dates, {young:and did not touch one.|with both hands under the table, where they were safer.}|The soup was ready, and so {was} {H}, {young:and they both had to wait.|and there was nothing that either of them could do about it.}}
{
- is_first:
It was the first day of fasting, and {A} was proud of it, {young:and as empty as a drum.|and as empty as a drum, all the way down to the socks.} Now it was nearly time to eat.
- is_fasted:
{A} had fasted, and was proud of it, {young:and as empty as a drum.|and as empty as a drum, all the way down to the socks.} Now it was nearly time to eat.
- else:
It was Ramadan, and nearly time to break the fast. {young:{A} waited with the others.|{A} waited with all the others, and was as hungry as any of them.}
}
“We eat when the call comes out of my phone,” said {grownup}. {young:“Not before.”|“Not when the soup says so.”}
{A} wanted to be the first to hear it, and to tell all the others.
{is_wished_person:There were dates in the bowl for everybody, and for {wished_person}, and for whoever might come by.} # wished
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: A look-up curious; heroes sit-on-chair; grownup sit-on-chair; friends sit
# things: table; bowl on table; nut in A.hand; cup on table
{joining}
{musing} # personal
Everybody had one date to hold, {young:to be ready.|so as to be ready, and to look at it in the meantime.}
It was brown and shiny, and all wrinkles. {young:It got warm in the hand.|The longer {A} held it, the more it looked like somebody’s great-uncle who is just about to say something.} # usual
{hinderer_person:“I wonder what it would be like with butter on,” said {hinderer}, and everybody groaned.} # beat
{hinderer_animal:{hinderer} had eaten at five, and sat down beside the table to watch, and licked one paw, and then the other.} # beat
{hinderer_carried:{hinderer} was given a date to hold as well, and was the only one who did not look at it.} # beat
“Plop,” said the soup, under its lid. {young:“Grrr,” said {As} tummy.|“Grrrow,” answered {As} tummy, which had understood every word.}
“Was that the call?” asked {grownup}. ¶ “No,” said {A}. “That was me.”
-> DONE

=== m1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A carry plate; heroes carry plate; grownup hold bowl; friends sit
# things: table; 5 plate on table; bowl; tablecloth on table
Before that they had laid the table, {young:and that was the hard part.|which is the hardest time of all, since everything goes right past your nose.}
{A} carried the plate with the cloth over it. {young:It was warm underneath, and it smelled.|It was warm from below, and a smell came out at the one corner, and walked along beside {A} like a dog.}
“What is in there?” asked {A}, {young:though {A} knew.|who had helped to fold them, and knew quite well.} ¶ “You will see,” said {grownup}.
The dates went into the blue bowl, {young:one on top of the other.|one on top of another, until there was a hill, and the top one kept rolling down.}
Each time that it rolled, {A} put it back. {young:It got no smaller.|That is not a thing that you can say of every date on every evening.}
The last to be set out was the water, with nothing in it but the lamp, {young:and that looked good, too.|and even that looked like something that you could eat.} # spare
-> DONE

=== l1
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: A point at window; heroes look-up; grownup stand; friends look-up
# things: window; sun; wall-clock; shelf
There was a patch of sun on the wall, as big as a tray. {young:It had to go away first.|That was the last of the day, and it had to be gone before anybody could so much as lift a spoon.}
It was on the tap, {young:and then it was on the jug.|and then it was on the jug, and it stayed there so long that you would have thought it was thirsty.}
“Go on,” said {A}. {young:It went up the wall.|It went up the wall, about as fast as hair grows, and put an edge over the shelf.}
On the shelf it looked at every cup. {young:There were nine.|There were nine of them, and it did not leave one out, or go any faster for the last.}
It turned orange up there, and then it turned pink, {young:and it got very small.|and got as small as a plate, and then as a stamp.}
“It is going to do it,” said {A}, and did not blink, so that it went when nobody was looking. # more
-> DONE

=== s3
# shot: two
# place: kitchen; dusk; clear
# action: A listen curious; heroes listen; grownup look-up; friends listen
# things: table; wall-clock; bowl on table; cup on table; themed
The clock in the kitchen said that it was time. {young:The clock on the stove said no.|The clock on the stove said that it was not, and they were both quite sure.} “We don’t go by those,” said {grownup}. # usual
So {A} listened for the call. {young:But everybody talked.|But everybody talked, mostly about soup, and a chair creaked, and a spoon fell down.}
“Shh,” said {A}. “You are all too loud. You can’t hear it being time.”
{helper_person:“Quiet, please, for the ears,” said {helper}, and held up a finger, and they were.} # beat
{helper_animal:{helper} put up both ears as well, and turned them to the door, and that made four.} # beat
{helper_carried:{helper} was put in the middle of the table, and was the best at it of them all.} # beat
{themed_a} was moved a bit further from the bowl. # personal
Then it was so still that you could hear the fridge, and the soup, and a tummy at the far end. {young:But no call.|But there was no call, and the windows were getting dark.}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A listen laughing; heroes listen laughing; grownup sit laughing; friends sit
# things: table; bowl on table; cup on table; chair
While they were so quiet, the tummies talked. {young:{As} began it.|{As} began it, with a long low sentence that went up at the end.}
“Grrrow?” it said. {young:And one said “Brrr.”|And from across the table somebody’s answered, “Brrr,” in a deep voice, and thought it over, and said it again.}
It went all the way round, {young:and nobody moved a lip.|and everybody looked at the ceiling, as you do in a lift.}
“They know each other,” said {A}. {young:“They are all called Soup.”|“They have been sitting next to each other all day, and they only have the one thing to talk about.”}
{pausing} # company
The one that belonged to {grownup} had the last word, {young:and it was a long one.|and it was as long as a bus coming up a hill.} # spare
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A look-through window; heroes look-through window; grownup stand; friends sit
# things: window; street-lamp; moon
{A} went to the window, with the date, to see how things stood outside. {young:The sky was blue and dark.|The sky had gone the blue of a good coat, and there was one light on over the road.}
A boy rode by on a bicycle, very fast, {young:with a bag of bread.|with a long loaf under one arm, and you could see where he wanted to be, and by when.}
“He has two minutes,” said {A}. {young:“He will do it.”|“He will do it, if there is nobody on the stairs.”}
The street lamp flickered, and made up its mind, {young:and came on.|and came on, and stood there over the road like somebody who is first at a party.}
“Is that it?” asked {A}. ¶ “That is only the lamp,” said {grownup}. {young:“It goes by itself.”|“It does not know anything. But it is a good sign.”}
{A} held the date up to the light. You could see the stone in it, if you knew. # spare
-> DONE

=== s4
# shot: behind
# place: hallway; dusk; clear
# action: L reach-up surprised coat; heroes run; grownup stand surprised; friends stand
# things: 3 coat on hook; hook; door; mat; lamp
Then {L} heard something. It was thin and small, and it did not come from the kitchen at all.
{L} got down from the chair, and followed it into the hall. {young:It was in the coats. It was in {grownup_s} pocket!|It was in the coats. Deep down in {grownup_s} pocket, under a glove, somebody very far away was singing.}
“It is now!” shouted {L}. “It is now in the hall! It has been now out here already!”
And in the kitchen it was now as well. They said the words that are said first, and in went the dates.
After that nobody said a thing. {young:You can’t, with a date.|You can’t talk with a date in your mouth, and nobody wished to.} It was as sweet as a whole day. # usual
“Well heard,” said {grownup}, when there was room. {is_first:“And well done, all day.”|{is_fasted:“And well done, all of it.”|“Without you we should be waiting still.”}}
Then off came the lid, and the soup had its turn.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: L eat happy; heroes eat; grownup eat; friends sit
# things: table; bowl on table; spoon; plate on table; cup on table
The soup went down. You could feel it go, all the way, like a lamp on the stairs.
“Plop,” it said, and that was in {L} now. # spare
The cloth was off the plate. There were six, and then there were two. # spare
They ate, and they said “Mm,” and that was all the news there was. # spare
“Are you full?” asked {grownup}. ¶ {L} put a hand on it. It did not say a word.
So that was a yes.
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; night; clear
# action: L hold bowl; heroes sit; grownup wash; friends sit
# things: table; bowl on table; plate; nut on table; sink
There were some stones left on the rim of the plate. They were long and thin, like small boats.
{L} put them in a line. They all went the same way. # spare
“That one was yours,” said {grownup}. It was the one with the tip. # spare
It had been in the date the whole time. It had been in the dark, and it had not asked when. # spare
The big pot was washed. It said nothing now. # more
The rest of the dates had a lid put on, till next time.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; stars
# action: L walk sleepy; heroes walk; grownup walk; friends walk
# things: coat on hook; hook; lamp; stairs
On the way to bed they came by the coats. {L} stopped, and held an ear to the left pocket.
“Is it still now?” asked {grownup}. ¶ “It is later,” said {L}. # spare
The coat hung there, and kept its arms down. It had a glove in it. # spare
It did not look like much. But it had known before all of them. # spare
{L} gave the sleeve a small shake. # more
Then there were the stairs, and a full tummy has to be taken up them slowly.
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: 3 coat on hook; hook; mat; moon; door
In the hall it was dark. It was not now any more. It was later.
The coats hung in a row. They did not talk. # spare
There was a bit of moon on the mat. It went over the boots, one by one. # spare
In the kitchen the bowl had its lid on. The spoon lay next to it, and was dry. # spare
Up on the shelf stood the cups, with their mouths down. They would be seen to in the morning. # spare
The street lamp shone on the step. It still did not know a thing. # more
It was a good way until morning, and no one was in a hurry for it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; pillow; quilt; lamp
{H} lay in bed, as round as a jug. # usual
{resting}
{keepsake}
{dream} # spare
The date stone lay by the lamp. It still smelled sweet. # usual
“Is it time?” asked {grownup}, by the bed. ¶ {L} did not speak, but held up a finger. # usual
They both kept still. You could hear the house, and the quilt.
There was sleep, a long way off. It was thin and small.
It came up the stairs, and it got a bit bigger.
“It is now,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a date in the coat in the morning. It was in the left pocket, on top of the glove, and nobody had put it there, or nobody would say so.
“It must have been hungry, too,” said {H}, and thought about how long it had hung out there, with all of that going on next door. So a spoon was put in as well, in case there should be soup.
-> DONE

=== next_bedtime
The left pocket was still. It was not yet.
-> DONE
