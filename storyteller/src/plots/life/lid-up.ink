# about: eating(lunchbox|lunch box|packed lunch|lunch at school|lunch at nursery|lunch at preschool|eating his lunch|eating her lunch|eat his lunch|eat her lunch|at school&!party&!ate|at nursery&!party&!ate|at preschool|at kindergarten|at daycare|at kita|school lunch&!dinner|anything there|eat there|eats there|comes home full|comes back full|lunch hall|dinner hall|canteen|cafeteria); nervous(lunch|lunchtime|dinner hall|lunch hall|canteen|cafeteria); school-day(eating lunch|not eating&lunch|lunch hall|dinner hall&loud|lunchbox full|won't eat|doesn't eat|isn't eating|hasn't eaten)
# also: first-day; happy; nervous; eating; school-day; sad; scared; shy; new-class; food; thing; fear-other
# news: bad
# wants: child
# role grownup: parent = the grown-up with the box
# ages: 3-9
# needs: hearing
# holds: school(kind), dark(kind)

=== title
{~Lid Up|So Much Lunch}
-> DONE

=== s1
# shot: two
# place: kitchen; afternoon; clear
# action: grownup hold surprised lunchbox; L stand; heroes stand; friends stand
# things: lunchbox; table; chair; bag
{~“It is all still in there,” said {grownup}, for {H} had come home, {young:and the box was as heavy as ever.|and the box weighed what it had weighed at eight.}|The sandwich was home again. {H} had taken it to school, {young:and brought it back.|and had shown it round a bit, and had brought it back.}|A box came home from school, and {H} with it, {young:and one of them was full.|and of the two it was the box that was full.}}
It was not the first time. {young:The sandwich always came back.|That shelf in the fridge was like a station, and all the sandwiches on it were back from school.} # usual
“I am not hungry there,” said {L}. “I am only hungry here.”
{L} put a hand on the lid. “There is so much lunch there, {young:and it is so loud that there is no room for mine.”|all round, and all at once, and there is no room for mine.”}
“Show me,” said {grownup}.
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L sit-on-chair worried; heroes shout; grownup shout; friends shout
# things: lunchbox on table; table; pan; spoon; lid
So they made the kitchen into the place where you have lunch, and {L} sat in the middle.
{joining}
{musing} # personal
“There are two hundred of them,” said {L}. {young:So everybody had to be a lot.|They were not so many, and so each of them had to be a whole table.}
They did it with spoons, and with lids, and with feet, {young:and they all talked.|and everybody talked, and nobody to anybody else.} # usual
{hinderer_person:{hinderer} did the whole bench by the door, and liked it so well that the lamp shook.} # beat
{hinderer_animal:{hinderer} did the one across from you, who looks right into your box.} # beat
{hinderer_carried:{hinderer} did the one at the next place, who has finished, and only sits there.} # beat
{themed_a} did the lady with the cloth. # personal
{L} opened the box and took out the sandwich, {young:and then the mouth would not open.|and the mouth shut, all by itself.} “You see?” said {L}.
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A point curious sandwich; heroes peek; grownup sit-on-chair; friends peek
# things: sandwich on plate; plate; table; lunchbox; lamp
They laid the sandwich on a plate, since it had come so far. {young:It was a bit flat, and it had a dent.|It was a little flat at one end, as you are after a journey.}
“It knows a lot,” said {A}. {young:“It hears all the sums.”|“It hangs on the hook all morning, and hears the whole of sums through the door.”}
It had been to singing, it had been in the rain, {young:and it had been upside down.|and on Monday it had been upside down from half past eight until three.}
“How was lunch?” {grownup} asked it. {young:It did not say.|It said nothing, like everybody who is asked that, and let out a bit of cress.}
“It did not have any, either,” said {A}. {young:“It looked out, and it was too loud for it.”|“It looked out when I took the lid off, and then we both thought that it was better shut.”}
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A draw pencil; heroes look-up; grownup sit-on-chair; friends sit
# things: table; paper on table; pencil; lamp; lunchbox
“What do the others do?” asked {grownup}. So {A} drew them, {young:on a long bench, with all their legs.|in one long row, with their legs hanging down under it.}
There was one who had only white things, in a line. {young:There was one who began with the cake, and then had only bread.|There was one who began with the cake, and had nothing to look forward to.}
There was one whose lid would not come off. {young:There was one who had it all in the hall, on the way.|There was one who had had it all on the way, in the line, and now had nothing to do but talk.}
And at the end was a box with its lid shut, {young:and two hands on it.|and two hands on top, as if something could jump out of it.}
“Who is that?” asked {grownup}. ¶ “That is somebody who is waiting,” said {A}, {young:“till it is all over and you can go out.”|“until it is less.”}
-> DONE

=== s3
# shot: behind
# place: kitchen; dusk; clear
# action: grownup sit-on-chair worried holding bread; L shout laughing; heroes shout; friends look-up
# things: table; lunchbox on table; spoon; pan; bread
“Let me try,” said {grownup}, and sat down in the middle, with some bread. {young:Now {L} did the two hundred!|Now it was {L} who did the two hundred, and knew them all by heart.}
It was much louder than {grownup} had thought, and the bread went up{young: and stopped in the air.|, and stopped on the way, and went down again.}
{helper_person:“Is that egg?” asked {helper}, right up against the bread. “Why is it egg? Is it always egg?”} # beat
{helper_animal:{helper} looked at the bread as it went up, and at the bread as it went down, and never once away.} # beat
{helper_carried:{helper} was put down close to one elbow, and that was the end of that elbow.} # beat
“I can’t,” called {grownup}. “It is in my ears. {young:I can’t eat with full ears!”|You can’t chew if they are full up already.”} # usual
Then {grownup} pulled the box close, and put the lid up in front, like a wall, and went in behind it.
First there was nothing, and then there was a crunch. “It is better in here,” said a voice behind the lid.
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L hold laughing umbrella; heroes hold book; grownup sit-on-chair; friends sit
# things: table; umbrella; book; lunchbox on table; cushion
They tried what else there was, to go in behind. {young:A book was good, but it fell in the butter.|A book was very good, until it was wanted to read out of, and fell in the butter.}
A cushion was soft, but it smelled of sofa. {young:An umbrella was too big, and it dripped.|An umbrella was quiet, but they would want to know at school whether it was raining.}
{L} tried a hand, flat, beside one eye. {young:It was good, but then there was no hand for the bread.|That was not bad at all, and it is always with you, but it leaves only one hand for the bread.}
{pausing} # company
“The lid is the best,” said {L}. {young:“It is on there already, and it is the right size.”|“You have to open it anyway, and nobody asks what you have got it for.”}
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A eat laughing carrot; heroes eat carrot; grownup eat carrot; friends sit
# things: table; 3 carrot on plate; plate; bread; lamp
There are quiet things to eat and there are loud ones, {young:and they tried them.|and it had never been looked into, and so they did.}
Bread is quiet. A banana does not say a word. {young:You can hear all the others.|With a banana in your mouth you can hear everything that goes on in the street.}
Then {A} bit on a carrot. {young:“Crack!” it went, and “crack, crack!”|It went crack, and it went on going crack, right up into the ears.}
“Say something!” shouted {A}. {young:They all said something, and {A} did not hear.|They were all saying something already, as loud as they could, and {A} had not heard one word.}
“It is louder than two hundred,” said {A}. {young:“And it is only one. And it is in my mouth.”|“It is louder than all of them, from the inside. I could not hear you for carrot.”}
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L draw happy; heroes draw; grownup look-through; friends look-up
# things: lunchbox on table; drawing on lunchbox; pencil; table; lamp
Next it was {L} who went in behind the lid. {young:There was not much to see there.|It was narrow, and a bit dark, and from the inside it was only a lid.} # usual
“It wants something on the wall in here,” said {L}. # usual
Then {L} drew the kitchen, {young:quite small, with the lamp on.|quite small, the table, the lamp, and the tap with its drop.} {grownup} was in it as well, with a cloth.
They stuck it inside the lid, at the top.
“Lid up,” said {L}, and there it was. And the two hundred began again, with all their spoons.
You could hear them, {young:but they were not in the kitchen.|but they were outside, and in here the lamp was on.}
Nobody looked at the sandwich. {L} had one bite, {young:as big as a button.|about as big as a button, off the corner that had been to school the most.}
“And the rest?” ¶ “The rest can just sit in the kitchen,” said {grownup}. # usual
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; night; clear
# action: grownup hold lunchbox; L give carrot; heroes stand; friends sit
# things: table; lunchbox on table; carrot; lamp; fridge
They put in what there would be next time. It was not so much.
“One carrot,” said {L}. “The loud sort.” # spare
“And a sandwich?” ¶ “A new one,” said {grownup}. “It can come along. It can just sit.”
{grownup} cut it small, and then smaller. The bits were like buttons.
The lid went down on top. The kitchen was in there now, with its lamp on. You could not see it from the outside.
But it was on the side where you need it. # spare
-> DONE

=== l3
# aside
# shot: above
# place: kitchen; night; clear
# action: heroes lie-back; friends sit
# things: fridge; lunchbox on shelf; shelf; lamp; table
The box stood on its shelf in the fridge. The milk stood next to it, and did not look in.
It is never loud in there. It hums a bit, as you do by yourself. # spare
On a plate lay the sandwich with one corner off. It was home for good.
It had been to school a lot. It would not have to go there any more. # more
Somebody would see to it, before the night was out. # spare
The door of the fridge went shut. The small light went, too.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; grownup sit beside bed; heroes lie-back; friends sleep
# things: bed; lamp; pillow; quilt
“And if I look at it, and don’t eat it?” asked {L}.
“Then it comes home,” said {grownup}. “And you tell me how it was. You or it.”
“And if I only look in?” ¶ “Then you have looked in. I am the one with the cloth.” # spare
{L} lay and thought about the two hundred. They would all be in bed by now.
No one could hear them. It is hard to be loud with your eyes shut. # more
-> DONE

=== l4
# aside
# shot: object
# place: school; night; stars
# action: heroes sleep
# things: table; 2 bench; moon; window; cloth on table
At school there was the long room. It was dark, and there was no lunch in it.
The tables were wiped. The benches had been put up on top. # spare
A pea had rolled into the corner. It did not make a sound.
You could hear the clock. You could hear what it said, and it was not much. # spare
There was all the room that you could want. # more
The moon came in. It sat down at the end, and it had the whole bench.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L lie-back sleepy; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
The bed was warm, and it was not loud at all. # usual
{resting}
{keepsake}
{dream} # spare
A car went by. Somebody ran a tap. # usual
“Lid up,” said {L}.
The quilt came up, as far as the nose.
It was quiet behind it.
There was a bit of lamp. There was a bit of {grownup}.
There was room for all of it.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning the drawing in the lid had a mark on it. Next to the tap, quite low down, was a very small brown footprint, or else it was gravy.
“Somebody has been in the kitchen,” said {A}. They looked at it with the big glass. It went from the tap to the table and stopped there, at the chair, as it does when a person has sat down. {A} drew a plate in front of it, and on the plate one pea.
-> DONE

=== next_bedtime
The lid was down. In there the lamp was on.
-> DONE
