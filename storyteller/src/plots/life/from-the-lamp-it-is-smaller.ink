# tells: report(seen|one)
# wants: child
# role friend: toy = a rabbit called Pim
# ages: 3-10
# holds: dark(kind)

=== title
{~From the Lamp It Is Smaller|From All Round}
-> DONE

=== s1
# shot: two
# place: bedroom; dusk; clear
# action: A kneel proud at friend; friend sit curious; heroes kneel; friends sit
# things: bed; d1; lamp; pillow on bed
{deed_1}.
{deed_1_seen}
{~That was how it was for {H}. But there was one who had not seen it, and that was {friend_a}.|{friend_a} had been at home on the shelf, and had it from {H} at bedtime.|There are some who see a thing happen, and some who only hear of it afterwards from {H}, and one of those was {friend_a}.}
“Now I have heard it,” said {friend}, {young:“and I want to see it.”|“but what I should really like is to have seen it.”}
{deed_1_shown}
“So that was the front,” said {friend}.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A reach-down curious at sock; friend look-up at sock; heroes kneel; friends sit
# things: sock on quilt; quilt; d1; slipper
They went round to the other side of the bed, and from there you could see how long it was. {young:{A} put a sock where it began, and a sock where it was over.|{A} laid a sock where it began, and another where it was over, and there was more between them than {friend} had thought.}
“And all of it happened in there?” asked {friend}. {young:“Between the socks?”|“From the one sock to the other?”} ¶ “All of it,” said {A}.
{pausing} # company
{friend} was walked along it, from the one sock to the other. {young:It took eleven steps to get to the end.|It took eleven steps to get to the end, and at the seventh they stopped for a bit, since that was the best place to look.}
“It is not nearly so flat as it looks from the front,” said {friend}, “and there is more room in the middle.” # spare
A sock is good for that, because you can tell by the toe which way it goes on. # more
Then the second sock had to be moved, because there had been a little more at the end than they had left room for. # more
-> DONE

=== s2
# shot: above
# place: bedroom; dusk; clear
# action: A lift friend; friend look-up surprised; heroes stand; friends stand
# things: bed; lamp; d1; quilt; themed
{joining}
{friend} looked up. “And from the lamp?” So {L} held {friend} up beside the lamp, where you can see all there is.
{hinderer_person:{hinderer} said that from the door it looked quite different, and had to come and do it from the door.} # beat
{hinderer_animal:{hinderer} walked across the quilt, and from up there it was all {hinderer} for a time.} # beat
{hinderer_carried:{hinderer} wanted to be held up as well, and then there was no hand left for anything.} # beat
{deed_1_seen_2}
{young:“It is smaller from here, but it is all there,” said {friend}.|“From the lamp it is smaller,” said {friend}, “but you get to see all round the edges.”}
{themed_a} lay there, too, and from the lamp it had no sides. # personal
{L} held the one arm up until it was tired, and then there was still the other arm. # usual
-> DONE

=== l1
# aside
# shot: behind
# place: bedroom; dusk; clear
# action: A crouch curious at bed; friend peek behind bed; heroes crouch; friends stand
# things: bed; rug; slipper under bed; ball
There was only one side left that nobody had thought of. “And from under it?” asked {friend}. {young:They went under the bed.|There is only one way to find that out, and so they both went in under the bed.}
{young:It was dim there, and there was a slipper and a ball.|It was dim there, and there was a slipper that had been missed since Sunday, and some fluff that had not been missed at all.}
“From here you would only hear it,” said {friend}. ¶ {A} knocked on the bed from below. {young:“It went about like that,” said {A}.|“It went about like that,” said {A}, “and then there was a bit of nothing, and then like that.”}
“I would have known what it was, even with my face in the carpet,” said {friend}. # spare
Nobody had ever been down there on purpose before, and so it was all quite new, and rather grey. # more
They came out again at the other side, where it was brighter, and they brought the slipper with them. # more
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A stand happy; friend sit curious at A; heroes stand; friends sit
# things: bed; d1; chair; quilt
Not everybody is there in time for everything. {young:So {friend} was put outside the door, and came in late.|So {friend} was put outside the door, and looked in when it was nearly over, and had only the back of it.}
{is_deed_1_shown_2:{deed_1_shown_2}|“What did I miss?” asked {friend}. ¶ “Only how it began,” said {A}, and showed how it stopped, and stood there so. ¶ {friend} stood there so, too.}
“You do not get much, if you are late,” said {friend}, {young:“but you get that.”|“but what you do get, you look at very hard.”}
Then they tried it with the door half shut, and there was only half of it to be seen, and that was the wrong half. # spare
The door was left open after that, for anybody else who might be late and want to see the end of it. # more
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L whisper curious at friend; friend listen; heroes sit; friends sit
# things: bed; pillow; lamp
“Now I have it from the front and from the top,” said {friend}. “And from inside?”
“From inside what?” ¶ “From inside you. {young:You were in there.”|Only you had it from in there.”}
{L} had not looked at it like that. You cannot put anybody in there. {young:There is no door.|There is no door to it, and it is only made for one.} # usual
{helper_person:“Tell it the way in,” said {helper}, and went and stood at the window, so as not to hear.} # beat
{helper_animal:{helper} put one ear down on {L}, to listen in, and stayed like that, and it seemed to be going on in there still.} # beat
{helper_carried:{helper} was put up against {L}, where it was warm, and was nearer to it than anybody.} # beat
{deed_1_seen_3} # usual
“I can tell it,” said {L}, “but only in a whisper.” And {L} told {friend} what it was like from in there, right into the left ear. {young:Nobody else heard it.|Nobody else has heard it to this day.}
{friend} held quite still. “Oh,” said {friend}. “So that is what it was.”
-> DONE

=== l2
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A listen calm; friend sit calm; heroes sit; friends sit
# things: bed; pillow; quilt
{friend} sat with the left ear up, and did not lean on anything. {young:“It is in there now,” said {friend}, “and I keep it level.”|“I have to keep it level,” said {friend}, “until it has gone all the way down.”}
“Does it tickle?” asked {A}. ¶ {young:“It did when it went in,” said {friend}.|“It did when it went round the bend,” said {friend}, “but now I think that it is lying down.”}
{A} looked in at the ear. {young:You could not see a thing in there.|There were a few stitches in there, and nothing that anybody could have read who had not been told.}
“From the front anybody can have it who was looking,” said {friend}, “but this one is only ours.” # spare
Nobody shook the bed for a good while after that, or spoke loudly into that side. # more
The other ear was kept free, in case there was ever another thing like that to be put somewhere. # more
-> DONE

=== m4
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A lie-back calm; friend sit at A; heroes lie-back; friends sit
# things: bed; quilt; pillow
“And from tomorrow?” asked {friend}. {young:“What is it like from there?”|“When it is all behind us, I mean. What is it like from there?”}
{A} lay down on the quilt and tried to see it from tomorrow. {young:“It is a bit small, and it has its back to us,” said {A}.|“It is a good way off by then,” said {A}, “and it is smaller, and it has its back to us.”}
“Could we call it?” asked {friend}. ¶ {young:“If we say it, it turns round,” said {A}.|“If we say it, it turns round,” said {A}, “and then it has the same face.”}
So they tried it, from under the quilt, and said it over once to see what it would do, and it turned round and looked at them. # spare
After that they let it be, and it could go on with being over, as it had been doing before they called. # more
-> DONE

=== s4
# shot: behind
# place: bedroom; night; stars
# action: L point calm at moon; friend look-up; heroes look-through; friends stand
# things: window; moon; curtain; d1 left
“And from there?” asked {friend}, at the window. There was the moon, or the place where it would be.
“From there you would have to know where to look,” said {L}, {young:“because we are so small.”|“because from there we are as big as a crumb.”}
“I know where,” said {friend}, and told it to whoever might be up there. “{deed_1}. It was just down here.”
They waited, until it could have got there. # usual
“It will be the same one from up there,” said {friend}.
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A fold sleepy; friend sit sleepy; heroes sit sleepy; friends sit
# things: bed; sock; sock on chair; quilt
The socks were put away. They were one sock now.
It was quite short like that. # spare
“Is it all in?” asked {friend}. ¶ “It is,” said {A}.
It lay on the chair. It had no front now. # more
If you came late, you would see a sock. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; friend sit; heroes brush-teeth; friends stand
# things: basin; mirror; mug
In the mirror it was the other way round.
{A} brushed the front, and the side. # spare
“And from inside?” asked {friend}. So that was done, too.
The one in the mirror did the same. # more
Then both of them put out the light. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: friend sit sleepy; heroes sleep
# things: lamp; sock on chair; d1
From the lamp you saw nothing now. It was out.
The sock was on the chair. It kept what it had. # spare
From the side the night was long. # more
From the front it was black. # more
From inside it was warm. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friend sleep; friends sleep
# things: quilt; pillow; moon
{resting}
{keepsake}
{dream} # spare
{deed_1_night} # usual
“And from here?” asked {friend}, under the quilt.
“It is warm from here,” said {L}. Then both eyes were shut. {L} had it from inside.
Goodnight, {friend}. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Somebody had sat on the lamp’s side of the bed since breakfast, and had looked at the door from there, and from nowhere else.
“It opened,” said the one by the lamp. “That was you, from the front. And from the other side?” So {L} went round the bed, and came in once more, from that side.
-> DONE

=== next_bedtime
One ear was up. It was still in there, and it had got used to it.
-> DONE
