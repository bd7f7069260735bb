# about: ordinary-day
# also: happy; calm; bored; tired; play
# wants: child
# role grownup: parent = the grown-up with the cup
# ages: 3-10
# holds: bear(kind), dark(kind)

=== title
{~No Bear Came|A Day with Nothing in It}
-> DONE

=== s1
# shot: two
# place: kitchen; dusk; clear
# action: A sit sad; grownup drink calm cup; heroes sit; friends sit
# things: table; plate on table; paper on table; pencil on table
{~“What did you do today?” said {grownup} at supper, and {H} thought about it, {young:and there was nothing there.|from one end of the day to the other.}|It had been a day like a plate of toast, and now it was nearly over, and {H} looked back at it. {young:There was nothing on it.|There was not one thing sticking out.}|All over the street people came home with things to tell. {H} had looked for one since tea, {young:and there was none.|and had not found one.}}
{is_wished_line:“{wished_line},” said {A}. “That is all there is.”} # wished
“Nothing,” said {A}. “Nothing happened.”
On the wall hung a paper with a box for each day of the week. {young:In one box was a dog in a bank.|In one of them was the dog that got into the bank.} {A} wanted something to put into today’s.
“Nothing at all?” asked {grownup}. ¶ “I had toast,” said {A}. # usual
“That is something,” said {grownup}. But toast had been Monday’s as well. # usual
-> DONE

=== s2
# shot: wide
# place: living-room; dusk; clear
# action: A peek curious; heroes peek; grownup sit; friends look-up
# things: sofa; cushion; rug; themed; clock
So they went to look for something. {young:It could be under a chair.|A thing may well have happened when nobody was in the room.}
{joining}
The clock had gone tick. {young:It had done that before.|It had gone tock as well, and had to say that this was usual.}
Somebody had sat on the sofa. The tap had dripped, {young:once|once, in the middle of the afternoon}. The {~post|milk} had come, and was in. # usual
{themed_a} had lain where it was, all day, and had no complaints. # personal
{hinderer_person:“I found a sock,” said {hinderer}. It was the sock that {hinderer} had lost, so that it came out even.} # beat
{hinderer_animal:{hinderer} had slept until twelve, and after that {hinderer} had slept.} # beat
{hinderer_carried:{hinderer} was asked as well, and had seen it all, and there was nothing to tell.} # beat
“That is not enough for a box,” said {A}. {young:It was still all white.|“You can’t draw tick.”}
They had even been under the bed, where things do happen. A slipper was there, on its side. # usual
-> DONE

=== m1
# aside
# shot: two
# place: hallway; dusk; clear
# action: A walk happy; heroes walk happy; grownup stand surprised; friends walk
# things: hat on A.head; door; boot; stairs
Then {A} tried to make something happen, while there was still time. {young:{A} put a boot on one hand.|{A} put a boot on one hand, and went up the stairs backwards, and came down.}
“What are you doing?” asked {grownup}. ¶ “It is an event,” said {A}.
{young:It was not a good one.|It did not feel like one. An event is not supposed to have to look where it is going.}
They tried it with a hat. {young:They tried it with a pan as a hat.|They tried it with a pan for a hat, and with a spoon to beat it.} Next door somebody knocked on the wall, once, {young:and that was all.|and that was all that came of it.}
“It does not count if you do it yourself,” said {A}. “It has to come up to you.” # more
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: street; dusk; clear
# action: A look-up curious; heroes stand; neighbour carry bag; friends stand
# things: gate; house; street-lamp
# people: neighbour(old, hat)
They went out as far as the gate, to see whether it had happened in the street.
The neighbour came by with a bag. “Has anything happened?” asked {A}. {young:¶ “Not that I know,” said the neighbour.|¶ The neighbour put down the bag, so as to think properly. “They had leeks,” said the neighbour.}
A car went past, and it was blue. {young:It had been blue before.|It was followed by another, with more people in, and all of them were looking straight ahead.}
A leaf came down. It had been going to. # more
“It was only the one leaf,” said {A}. “But we were here for it.” # more
The street lamp came on. {young:“There!” said {A}.|“That was something,” said {A}, but it was only the time for it.}
Up and down the road all the roofs were on. {young:So they went in again.|They looked at them for a bit, and went in again.} # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A think curious; grownup sit happy; heroes think; friends sit
# things: table; paper on table; cup; pencil in A.hand
{A} sat down before the white box, with a pencil, and sighed.
“Well,” said {grownup}, “no bear came.” {young:That was just something to say.|It was only something to say, over a cup of tea.}
{A} looked up. {young:No bear! That was true.|It was perfectly true. There had been a whole day, with the door open for some of it, and no bear had come.}
“And nobody swallowed a {~button|bead},” said {A} slowly.
“No,” said {grownup}. “And the roof stayed on.” # usual
{helper_person:“The bath did not come down through the ceiling,” said {helper}, “and I was right under it.”} # beat
{helper_animal:{helper} had not been into the bank, either, and it was only three doors away.} # beat
{helper_carried:And {helper} had not been left on a bus. {helper} had not even been near one.} # beat
{young:“We did not fall in a pond,” said {A}.|“We did not have to be pulled out of a pond,” said {A}, and had begun to write.} “No one was sick. {young:I did not lose my shoe.”|I did not have one shoe missing, with everybody shouting.”}
A great deal had not happened. They had been looking on the wrong side. # usual
-> DONE

=== m2
# aside
# shot: above
# place: kitchen; dusk; clear
# action: A write happy paper; heroes draw happy; grownup point; friends sit happy
# things: paper; pencil; crayon; table; cup on table
After that it came faster than anybody could draw. {young:No whale was in the bath.|There had been no whale in the bath, and they had all been in to look.}
The {~moon|stairs} had not been moved. {young:The porridge did not bite.|No letter had come from the king. The porridge had not been blue, or not so that you would notice.}
“And I did not get my head stuck in anything,” said {A}. {young:That had been Friday.|It had been Friday’s, that one, with the banisters and the butter.}
“Nobody came to say that we live on the wrong side of the road,” said {grownup}. # spare
They had to go over on to the back. {young:They used the blue.|When the pencil was short they went on in blue, and still nobody could think of anything that had.}
“There was no flood,” said {A}. “There was not even a small one.” # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A sit happy; heroes sit happy; grownup sit; friends sit
# things: sofa; rug; lamp; cushion
It was a question, though, where the bear had been. {young:It must have been somewhere.|If it did not come here, it must have had something else on.}
“It stayed at home,” said {A}. {young:“It had toast.”|“It sat at a table, with its chin in its hand, and had toast.”}
“And somebody said to it, what did you do today?” said {grownup}. {young:¶ “Nothing,” said {A}, as a bear.|¶ “Nothing,” said {A}, as low down as a voice will go. “I did not go anywhere. No people came.”}
They were quiet for a moment. {young:It was a nice bear.|It seemed to have been a nice sort of day over there as well.} # spare
A bear’s day has a long middle, too. # more
So it went on to the list, from the other side: we did not come. # more
“Did it have jam on?” asked {grownup}. ¶ “Yes,” said {A}. “It has it every day. It did not even notice.” # more
-> DONE

=== s4
# shot: two
# place: kitchen; dusk; clear
# action: L draw proud bear; grownup clap happy; heroes draw happy; friends look-up happy
# things: paper; crayon; table; chair; door
Then there was the box itself. {young:“Now for the picture,” said {L}.|It is not easy to draw what was not there, and {L} took some time over it.}
{L} drew the table. {L} drew everybody round it, {young:with their toast.|each with a piece of toast, and the roof on top of them.} # usual
Then {L} drew the door, and it was open, and {young:there was no bear in it.|in it, very carefully, all the way round, {L} left out a bear.}
You could see just where the bear was not. {young:It was big. It had round ears.|It was a big one, with round ears, and it was not carrying anything.}
“That is the best one of the week,” said {grownup}. It was even better than the dog in the bank. # usual
{is_wished_thing:Under the table, because it had been there, {L} put in {wished_thing}.} # wished
“What shall I write under it?” asked {L}. They thought. ¶ “No bear came,” said {grownup}. ¶ “And it didn’t,” said {L}.
-> DONE

=== m4
# shot: behind
# place: bathroom; night; stars
# action: L brush-teeth calm; heroes brush-teeth; grownup hold towel; friends stand
# things: basin; bath; towel; mirror
They had a look in the bath. There was still no whale.
The water ran out, and nobody went with it.
Each tooth got its turn. None of them came out. # spare
“That is one more,” said {L}. ¶ “Shall I put it down?” said {grownup}. ¶ “It can go on tomorrow’s,” said {L}. “I should not like to start it quite empty.”
The towel was where it always is. # more
In the mirror there were just the ones who were there. # more
The plug was in, and then it was out, and that was the bath. # more
-> DONE

=== l3
# shot: two
# place: hallway; night; stars
# action: L walk sleepy; heroes walk sleepy; grownup carry lamp; friends walk
# things: stairs; door; boot; lamp
Up the stairs they went, forwards, with both boots left where they were.
The door was shut. They stopped and listened at it.
They had their ears on it for a good while. It was a very quiet door. # spare
No bear knocked. # spare
“It could have come, you know,” said {L}. “It would have had toast.”
“There was some left,” said {grownup}.
The stairs went up, and then they stopped, as they do. # more
Nobody had to go back for anything. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: grownup tuck-in calm; L lie-back sleepy; heroes lie-back sleepy; friends sit
# things: pillow; blanket; curtain
“What happens now?” asked {L}.
“Nothing,” said {grownup}. “It goes on for hours.”
That was good. {L} lay back, so as not to miss any.
The blanket stayed on. The bed stayed under it. # spare
A leg was put out on one side, and nothing was there. It came in again. # more
It was just an ordinary dark, with a window in it. # more
Nobody had to be told. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; street-lamp; moon; roof; gate
Out in the street it did not rain.
No car came. No one was late for anything.
The post box had its mouth open. It had had a quiet day, too. # more
All the roofs were on. The moon was up there, and did not fall.
A cat went by. It had been going to do something. Then it sat down. # spare
The gate did not even creak. # more
Three doors away stood the bank. There was no dog in it. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit calm; friends sit
# things: pillow; blanket; lamp
The lamp went low. # usual
{resting}
{dream} # spare
Nothing stirred. Nothing had to. # usual
“{short:No pond|No whale},” said {L}.
“{short:No pond|No whale}.”
“{short:No shoe missing|No king}.” It was slow now. “No bear.”
“No bear came,” said {grownup}.
{L} did not answer. {L} did not move a toe.
A long way off a bear lay in bed. No people came.
{is_wished_line:“{wished_line},” said {L}. It had been that sort of a day.} # wished
Goodnight, {H}. Goodnight, bear.
Goodnight.
-> DONE

=== next_night
There was a letter on the mat, brown, and rather large. It had a picture on the back, and in the picture was a table, with a bear on each side of it, and toast.
The door was drawn open. In the door, very carefully, all the way round, somebody had left out {H}.
Under it was written: “Nobody came. It was a very nice day. There was some left.”
-> DONE

=== next_bedtime
Somewhere a bear had gone to bed. Nothing had happened there, either.
-> DONE
