# about: lost-match(struck|strike|strikes|missed|penalty|penalties|shot|catch|caught|dropped the ball|basket|wicket|bowled|swing|bat|batting); embarrassed(missed|struck|penalty|dropped the ball); frustrated(missed|struck|penalty|bat)
# also: sad; embarrassed; frustrated; angry; trying-again; losing-well; play; proud
# news: bad
# kind bat: bat|batting|struck|strike|strikes|t-ball|tball|baseball|softball|cricket|rounders|wicket|bowled|swing|hit
# kind catch: catch|catches|caught|dropped
# wants: child
# role grownup: parent = the grown-up with the socks
# ages: 4-11
# needs: hands, seeing
# holds: dark(kind)

=== title
{~A Good Deal of Air|Until You Have It}
-> DONE

=== s1
# shot: two
# place: kitchen; dusk; clear
# action: L sit sad; grownup fold calm sock; heroes sit; friends sit
# things: table; 4 socks on table; chair
{~“All of it,” said {H}, {young:“every one.”|“every single one, and they were all looking.”}|There was supper, and {H} did not want it. {young:It had been a bad game.|There had been a match first, and it had got in the way.}|The shoes were off, and stood at the door. {young:They did not want to be looked at. Nor did {H}.|{H} did not look at them, and they did not look at {H}.}}
{joining}
{is_bat:The ball had come, and {L} had swung, {young:and there was no ball.|and hit everything there was except the ball.}|{is_catch:The ball had come down out of the sky, {young:and it had gone past both hands.|right into both hands, and out of them at the bottom.}|It had been an easy one, and the ball was right there. {young:It had gone past.|It had gone past the post, and past the tree, and a dog had brought it back.}}}
{is_wished_line:“{wished_said},” {L} told the table.} # wished
It was the third time this week that there had been something with a ball in it. {young:It was not the ball that was sad.|The ball, as far as you could tell, had taken it very well.} # usual
“I want it not to have been,” said {L}. ¶ “Yes,” said {grownup}, who had the socks to do, and went on doing them.
Nobody said that it was only a game. {young:It was not.|It was as well, as it had not felt like only anything.} # usual
-> DONE

=== s2
# shot: close
# place: kitchen; dusk; clear
# action: L throw cross sock; grownup reach-up surprised; heroes stand; friends stand
# things: table; 2 socks on table; lamp
“What did you hit, then?” asked {grownup}. ¶ “Air,” said {L}. {young:“A lot.”|“I hit a good deal of air.”}
{themed_a} was moved off the table, in case. # personal
{is_loved:There were two socks with {loved} on, and they were put to one side.|{musing}} # personal
{hinderer_person:“You should have stood more sideways,” said {hinderer}, who had not been there, and showed it, and knocked down the salt.} # beat
{hinderer_animal:{hinderer} took one of the socks, and went under the table with it, and the other one had nobody.} # beat
{hinderer_carried:{hinderer} was put where the goal was, and was got in the face by a sock, and said nothing.} # beat
{L} showed how it had been, with a sock, rolled up. {young:The sock went past the lamp.|The sock went past the lamp, and past the clock, and down behind the stove, where things are not got back from.}
“There it goes again,” said {L}. {young:“It always goes.”|“It is not even a ball.”} # usual
“That was just how it was,” said {L}. {young:“And then it was quiet.”|“And after that nobody said anything, all together.”} # usual
“Where were you looking?” asked {grownup}.
{young:{L} did not know. Who looks where they look?|{L} had no idea. You cannot look at that as well.} # usual
-> DONE

=== m1
# aside
# shot: wide
# place: living-room; dusk; clear
# action: L throw cross sock; grownup catch sock; heroes stand; friends sit
# things: sofa; sock on sofa; door
So it had to be found out. {young:{grownup} stood by the door to see.|{grownup} stood at the side, by the door, like somebody who is paid for it.}
“Now,” said {grownup}. {L} threw. {young:“You looked at me,” said {grownup}.|“You looked at me,” said {grownup}, “to see what I thought. I had not thought anything yet.”}
{L} did it once more. {young:“Now you looked at the cushion.”|“And that time it was the cushion. It is nice to be looked at, it says, but it was not in the game.”}
A good many things were looked at in that room, and none of them was a sock. # more
{pausing} # company
“It is hard not to,” said {L}. “Everybody is there.” # more
“And what does the sock do, when you look at the cushion?” asked {grownup}. ¶ “It goes where it likes,” said {L}. # more
The clock was looked at, too, and the window, and a crumb, and each of them thought that it had been meant. # more
-> DONE

=== l1
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L point worried; heroes stand; grownup listen; friends stand
# things: 2 shoes; door; coat on hook; hook
There had been people all along the side. {young:{L} showed where they stood.|{L} put out the shoes in the hall to show it, in a row, with the toes to the front.}
This was the coach. This was somebody’s granny, with a flask. {young:This one shouts.|This one was a boot, and it shouted, even when it was pleased.}
“So that is whom you were looking at,” said {grownup}. {young:“All those feet.”|“I should have done the same, with so many toes pointing.”}
The boot was turned round. It was quieter like that. # spare
The flask was given a good place. It had come in the rain. # more
There was one small slipper at the end of the row, which had only come along with somebody, and was looking at a snail. # more
“That one did not see it,” said {grownup}. ¶ “No,” said {L}, and was glad of that slipper. # more
It was thought that it might have a sore throat, in the morning. # more
-> DONE

=== s3
# shot: two
# place: hallway; dusk; clear
# action: grownup hold sock; L look-up curious at sock; heroes stand curious; friends sit
# things: door; sock in grownup.hand; hook
Then {grownup} took a long sock with a knot in the toe, and hung it in the doorway, from a string.
“I am going to hit it,” said {L}. ¶ “Not yet,” said {grownup}. {young:“First look at it.”|“First you only look. What is on it?”}
{helper_person:{helper} held the string still, and said, “It has a hole. No, you look.”} # beat
{helper_animal:{helper} sat down in front of it, and looked so hard that the sock began to turn.} # beat
{helper_carried:{helper} was hung from the other side of the door, so that there were two to look.} # beat
{L} looked. {young:There was a stripe, a red one.|There was a stripe, and in the stripe was a stitch that had gone over the edge.}
“Look at that, until you have it,” said {grownup}. {young:“Not at me.”|“Not where it is going. That is its own affair.”}
{young:It is hard to look at one thing.|It is hard to look at one thing only. All the others want to be looked at, and they move.} # usual
So {L} looked at the stitch, and nowhere else, and let one hand go. {young:Flump!|There was a sound like a pillow. Flump.}
The sock had gone right round the top of the door. {young:“I had it!” said {L}.|“I saw it the whole way,” said {L}. “I saw it come in.”}
-> DONE

=== m2
# aside
# shot: close
# place: hallway; dusk; clear
# action: L clap happy; grownup crouch happy; heroes point laughing
# things: door; sock over A; hook
After that they did it with a shoe, and a glove, and a bun. {young:The bun was a mistake.|The bun had been hung up by somebody who was hungry, and it was a mistake.}
There is something on everything, if you look. {young:The glove had a thread.|On the glove there was a thread, and on the shoe was a word, which they had never noticed.}
Flump, and flump, and crumbs. # more
There was a spoon as well, but a spoon has {A} in it, upside down, and that is hard not to look at. # more
The string had to be made shorter for some, and longer for others, and was mostly in the way. # more
“It gets bigger,” said {L}, “when you only look at that.” {young:It did.|They all tried it, and it did. It gets as big as a plate.}
Now and then it was still air. Nobody wrote it down. # spare
-> DONE

=== l2
# aside
# shot: two
# place: hallway; dusk; clear
# action: grownup throw sock; L stand laughing; heroes point laughing; friends sit
# things: door; sock over grownup; shoe
Then {grownup} wanted a go. {young:Air!|It was very good air, with a turn in it, and the coat sleeves moved.}
“Where were you looking?” asked {L}. {young:“At you,” said {grownup}.|“At you,” said {grownup}, “to see if you were looking.”}
“Not at me,” said {L}. “At the stitch. Until you have it.”
It took four goes. {young:Then it went flump.|The fifth went flump, and {grownup} had to be told to come down off the mat.}
“I could have done with that at school,” said {grownup}. # spare
“What did you play?” asked {L}. ¶ “Rounders,” said {grownup}. “I was put a long way out, where there was a good hedge.” # more
“And did one come?” ¶ “One came,” said {grownup}. “I was looking at the hedge.” # more
The coach, who was a shoe, had fallen on its side, and could not be asked what it thought. # more
They both looked at the sock, which hung there with a new bend in it. # more
-> DONE

=== s4
# shot: close
# place: kitchen; dusk; clear
# action: L eat calm toast; grownup eat calm; heroes eat; friends sit
# things: table; toast on plate; plate on table; 2 socks on table
So then there was supper, after all. It was toast by now.
“It still was, though,” said {L}. {young:“I still missed it.”|“I missed it, and they saw. That is not gone.”}
“No,” said {grownup}. “It is not gone. It has only got something after it.” # usual
{L} ate round the edge. {young:The middle was best.|You save the middle, and you look at it all the way.}
{is_wished_day:“I could look at it {wished_day},” said {L}, “and not at the feet.”} # wished
{is_wished_person:“I could tell {wished_person} about the stitch,” said {L}.} # wished
{is_wished_saying:{wished_saying} That was what had been said, and here it was said again, with jam.} # wished
“What is there on a ball?” asked {grownup}. ¶ {L} thought. {young:“A seam,” said {L}.|“There is a seam,” said {L}, “and it goes round. You can see it come.”} # usual
-> DONE

=== m3
# shot: two
# place: bathroom; night; clear
# action: L brush-teeth sleepy; grownup hold towel; heroes brush-teeth
# things: sink; mirror; towel
The mirror had somebody in it, with foam.
{L} looked at one tooth. It got quite big. # spare
“Do they think of it, still?” asked {L}. ¶ “They are doing their teeth,” said {grownup}. # more
Each of them had a tooth to look at. # more
The foam went down the hole. It went the way it was meant to. # more
The towel was there, at the first go. # more
It had a loop. The loop was for the hook. It went on. # more
-> DONE

=== m4
# shot: above
# place: bedroom; night; clear
# action: L lie-back sleepy; grownup sit calm at L; heroes lie-back
# things: bed; pillow; lamp
The day went by once more, over the bed.
It came, and it went by. It came again. # more
“There it goes,” said {L}, but low. It was not so fast now. # spare
A hand was on the quilt. It had not gone past. # more
“I looked at the hedge,” said {grownup}. “It was a nice hedge.” # more
The lamp had a mark on it, a small one. # more
It was nice to look at. It stayed. # more
The string was still round one thumb. It had left a line. # more
-> DONE

=== l3
# shot: close
# place: bedroom; night; clear
# action: grownup stroke L; L lie-back sleepy; heroes lie-back
# things: bed; pillow
“Say where you were looking,” said {grownup}.
“At the ceiling,” said {L}. There was a crack. # spare
It began by the lamp. It went a bit to the left. # more
{L} had it as far as the corner. # more
There it went in, and was gone. # more
It did not matter. It would be there. # more
“I had it nearly all the way,” said {L}. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; clear
# action: heroes sleep
# things: door; sock over mat; mat; 2 shoes
In the hall it was dark. The sock hung in the door.
It turned a bit, one way. It turned back. # more
The shoes stood in their row. Nobody shouted. # more
The boot still had its face to the wall. # more
Behind the stove lay the other one. It was warm there. # more
Under the door came a bit of wind. It did not hit anything. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; clear
# action: heroes sleep; grownup tuck-in calm blanket; friends lie-front sleepy
# things: bed; pillow; lamp
{H} lay down. The pillow was there.
{resting}
{dream} # spare
“What is on it?” said {grownup}. # usual
“A stitch,” said {L}. “By my nose.”
“Then look at that. Until you have it.”
So {L} looked. It was white. It was quite near.
It got bigger. It got soft at the edge. # usual
There was a good deal of air. It went in. It went out.
Then one eye had it. Then the other one did. # spare
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The sock still hung in the door in the morning, and everybody who went by had a go. Flump, went the post. Flump, went the milk.
Somebody had hung up another, a little lower down, with a red stitch in it. It was for the dog next door, who looks at nothing else.
“He has it every time,” said {A}.
-> DONE

=== next_bedtime
In the hall hung the sock, and turned a bit. Nobody was looking.
-> DONE
