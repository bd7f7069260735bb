# about: lost-match(football|footie|soccer|rugby|hockey|netball|basketball|handball|cricket|rounders|lacrosse|the match|a match|his match|her match|their match|our match|match today|cup final|the final|semi|quarter final|tournament|the cup|league|thrashed|hammered|lost 0|lost 1|lost 2|lost 3|lost 4|lost 5|lost 6|lost 7|lost 8|lost 9| nil|-0|-1|-2|-3|-4|-5)
# also: performance; play; sad; angry; frustrated; losing-well; embarrassed; tired; trying-again; club; outing
# news: bad
# kind court: netball|basketball|handball|hoop*|basket*
# kind field: football|footie|soccer|goal|goals|penalt*|hockey|lacrosse|striker|midfield*
# wants: child
# ages: 4-11
# holds: dark(kind)

=== title
{~Well Played|The Coat at the End}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; mist
# action: heroes stand sad before stairs; friends stand
# things: stairs; row of 4 coat on hook; hook; ball left
{~Everybody said to {H} that the match was over. {young:But there was still a lot of it left.|Everybody had said it, all the way home, but it was not so.}|{H} had lost the match, {young:and had come home.|and had come home, with one sock up and one sock down.}|The bag was on the mat, and {H} sat beside it. {young:The match was lost.|The match was lost, and had been for more than an hour.}}
The car window next to {A} was wet, {young:on the inside.|and it had not rained. It was the inside.}
“It is still going on,” said {A}. “Look at the stairs.”
{
- is_field:
And there, on the third stair, the last goal went in again, {young:down by the post.|low down by the post, with {A} a step too late, exactly as on the field.}
- is_court:
And there, on the third stair, the ball dropped through the hoop again, {young:and it was the wrong hoop for that.|without so much as touching the sides, and it was the wrong hoop.}
- else:
And there, on the third stair, they all ran past {A} again, {young:and nobody could catch them.|and {A} was a step too late again, exactly as this morning.}
}
{A} wanted the match to stop.
{young:You can’t eat a sandwich in the middle of a match.|Nobody can eat a sandwich while a match is being lost.} # usual
-> DONE

=== s2
# shot: two
# place: garden; afternoon; mist
# action: A knock cross boot; heroes hold boot; friends stand
# things: door; 2 boot; mound before A; ball
“It came in on the shoes,” said {A}. So the shoes were put out on the back step.
{joining}
{is_court:They were knocked together, twice. {young:Out fell some dust.|Out came a little grey dust, and a hair band that was not {As}.}|They were knocked together, twice. {young:Out fell some of the field.|Out fell a flat piece of the field, with grass on one side and seven round holes on the other.}} # usual
“They have won,” said {A}, “and {young:we have got that.”|all that we have got is {is_court:a hair band.”|a bit of the ground.”}} # usual
{is_loved:Nobody had scored against {loved}. You could still think about {loved}, if you hurried.|{musing}} # personal
{hinderer_person:“Who was it that got the last one?” asked {hinderer}, “and how did they do it?” which was no help at all.} # beat
{hinderer_animal:{hinderer} picked one shoe up, and brought it back into the house, and laid it at {As} feet.} # beat
{hinderer_carried:{hinderer} had watched the whole match, and lay on the step, and gave nothing away.} # beat
{A} shut the door on the shoes. For {~a moment|the length of a sock} it was quiet. # usual
Then it all happened again, under the table. {young:“It knows the way in,” said {A}.|“It has come round by the front,” said {A}.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: garden; afternoon; mist
# action: A kneel curious before ball; heroes kneel; friends sit
# things: ball; 2 boot; leaf
The ball lay by the {~bin|hedge}. It was not the one from the match, {young:but it was a ball.|but balls must hear things.}
“You tell me,” said {A}. “How is it, to be in a match?” {young:The ball rolled a bit.|The ball rolled half a turn, and stopped, with the dirty side up.}
A ball is on both sides, when you think of it. {young:It is with you, and then it is with them.|It goes to whoever asks for it with a foot, and it has never been known to mind.}
“So you have not lost,” said {A}. {young:“You have not won.”|“But you have not won, either. You have just been kicked, by everybody.”}
The ball was wiped with a leaf, {young:all over.|as far round as the leaf went.} # more
It had a mark on it like an {~ear|eye}, and that was wiped twice. # more
-> DONE

=== l1
# aside
# shot: behind
# place: laundry; afternoon; clear
# action: A look-up curious; heroes sit-up; friends sit
# things: shirt; sock; basket; bucket; stool
The shirt had to be washed, with the number on its back. {A} sat down on the floor in front of the round window. {young:There it went!|It was a better place than they had had at the match.}
The number came up, and went over, and came down on its head. {young:A sock was after it.|A sock went after it, and then two socks, and then a pillowcase that was twice its size.}
“Go on,” said {A}. “Get past.” {young:And it did!|The number went round the outside, and was gone, and came up again on the far side of the pillowcase.}
{young:Then the socks had it.|Then the socks had it once more.} That was how it went in there: first the one, and then the other. Nobody counted.
After a while all of them went round in one heap, the same grey, {young:and you could not tell who was who.|and nobody could have said which side anything was on.} # more
It stopped, and clicked. The number was flat against the glass, looking out. # more
-> DONE

=== s3
# shot: above
# place: kitchen; afternoon; clear
# action: A push cross jar; heroes sit-on-chair; friends look-up
# things: table; jar on table; cup on table; grapes on table; row of 4 nut on table; plate on table
“Then I’ll win it,” said {A}, and sat down at the table. The salt was {A}. {young:The nuts were the others.|Four nuts were the other side, and not very good. The ball was a grape.}
{
- is_court:
The salt took the grape round all the nuts, {young:and dropped it in a cup.|and stood on its toes, and dropped it in a cup.} Then it did that again. # usual
- else:
The salt took the grape round all the nuts, {young:and in between two cups.|one after the other, and put it in between two cups.} Then it did that again. # usual
}
{helper_person:“Eleven to nothing,” said {helper}, who had kept the score in pencil on the bread bag.} # beat
{helper_animal:{helper} watched every grape go by, and in the end fetched one back that had gone off the table.} # beat
{helper_carried:{helper} was stood up at the edge of the table, to cheer, and was very fair to the nuts.} # beat
The salt won. {A} looked at it, {young:and it looked pleased.|where it stood all by itself, white and pleased.} “But that was the salt,” said {A}. “It was not me.”
And behind the bread the real one began again. # usual
-> DONE

=== m2
# aside
# shot: two
# place: living-room; afternoon; clear
# action: A blow whistle; heroes stand; friends sit surprised
# things: whistle in A.hand; clock; sofa; cushion; themed
What it needed was somebody to blow a whistle. {young:{A} had one, from a cracker.|There was one in the drawer, which had come out of a cracker, and had pink in it.}
“Peep,” went {A}, at the stairs, {young:and held up one arm.|with one arm straight up, as it is done.} The match took no notice.
“PEEP!” {young:Next door a dog sat down.|In the garden next door a dog was heard to sit down.}
{A} held up a card as well. It was a birthday card, but it was {~red|yellow}. {young:It was for the match.|“You are off,” said {A} to the match. “You have been going on and on.”}
{themed_a} was sent off by mistake. # personal
{pausing} # company
A whistle will stop anybody who has one coming to them from outside. {young:This match was inside.|This one was on the inside, where you can hardly point at it.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A lie-back cross on sofa; heroes sit; friends sit
# things: sofa; cushion; rug; window
{A} lay on the sofa, with a cushion on each ear. {young:One leg kicked.|The left leg kicked by itself, at about the place where the ball would have been.}
“Stop that,” said {A} to the leg. {young:It kicked again.|It had been told to run about all morning, and it had not been told to stop.}
You can’t shout at a leg for long. {young:It has no ears.|It has only a knee, and a knee has one face for everything.}
So {A} tried to think of {~rice|soup}. Nothing happens in {~rice|soup}. {young:But somebody ran through it.|But there, at the back, somebody ran through it with a ball.} # more
The clock said half past {~three|four}. That was as many hours as the match had gone on for, and it had no half time. # more
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L hold coat; heroes stand curious; friends stand
# things: row of 5 coat on hook; hook; stairs; lamp
“Where does it end?” said {L}, {young:and went right up to the end of it.|and went through it once more, on purpose, to find the end.}
There was the whistle. After the whistle comes the line, where you shake everybody’s hand, {young:and say well played.|and look at them, and say well played.}
“I did that,” said {L}. “But I looked at the ground.” {young:{L} had not seen one face.|There had been all those hands, and not one face.}
They had all gone home by now. But in the hall hung the coats, {young:in a line.|in a line, with their sleeves down, like a team that was asked to wait.}
So {L} began at the {~door|mirror}. The raincoat had a cold hand, {young:and a wet one.|and rather a wet one, as goalkeepers have.} “Well played,” said {L}, and looked up at its collar. # usual
The big grey coat had a tissue up its sleeve. {young:It had been a hard match for that one.|Perhaps it had not been easy on that side, either.} “Well played,” said {L}. # usual
{L} went along all the hooks. The last coat was small, and had a {~toggle|button} missing. It was {L}’s own.
{L} took hold of its sleeve, and did not know where to look.
“Well played,” said {L}.
Then they all listened. On the stairs nothing ran, and nothing went in.
-> DONE

=== m4
# shot: two
# place: kitchen; dusk; clear
# action: L eat happy sandwich; heroes eat sandwich; friends sit
# things: table; plate on table; sandwich; jar on table; glass on table
The sandwich was still there. {L} sat down and ate it.
It was cheese. It had been cheese all along.
“Is there any more?” said {L}. There was some more. # usual
The salt was in its old place. It had won, and it had not said a word about it. # more
{L} gave it one shake, in passing. Then the nuts had theirs, one by one, and were eaten. # more
A crust was left. It went to the {~birds|ducks}, who had been at no match.
-> DONE

=== l3
# shot: close
# place: bathroom; night; clear
# action: L wash sleepy; heroes wash; friends sit
# things: bath; sponge; towel; soap
There was some of the day on both knees. It was brown and green.
The sponge went round, and round. The water had a bit of it then, and the knee had less.
The left leg lay still at last. It had one toe out. # spare
“Well played,” said {L}, to the toe. # more
The plug came out. The day went round twice, and was gone. # more
There was a scrape as well. It was a small one, and pink, and it was clean.
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: L climb sleepy stairs; heroes climb stairs; friends walk
# things: stairs; lamp; coat on hook; hook
Then it was time to go up. On the third stair {L} stopped.
There was the carpet. It had a thread loose. # spare
Nobody ran by. It was a stair, and it was the third one.
{L} put a foot on it, and then the next foot. Up they went. # more
Behind them the coats hung in their line. They had their arms down. # more
It was a good long stairs, for legs like that. They did it without a ball.
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes sleep
# things: row of 4 coat on hook; hook; 2 boot before door; door
In the hall it was dark. The coats had gone quiet.
One sleeve was turned out a bit, and it was the grey one. # spare
The shoes had been let in. They lay on their sides, with their tongues out. # more
They were dry. A bit of grass fell off, and did not make a sound. # more
Out on the field there was the moon. It had it all to itself, from end to end.
Nobody was ahead.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: pillow; quilt; lamp
The bed was warm, and it was flat all over. # usual
{resting}
{keepsake}
{dream} # spare
The right hand had met all the coats. The left had met none.
So {L} laid the one in the other.
“Well played,” said {L}, and it was nearly a breath.
They were both warm. They held on. # usual
One would sleep first, and then the other. It did not matter which.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The raincoat had been out at work all day, and it came home at six, with one wet shoulder. {A} was there to help it up to its hook.
“Well?” said {A}, and took it by the cuff. There was a bus ticket in it, folded up small, with a thumb mark on both sides. So somebody had shaken hands with it on the way, and had meant it.
-> DONE

=== next_bedtime
The coats hung in their line. The raincoat was at the end, and it was dry.
-> DONE
