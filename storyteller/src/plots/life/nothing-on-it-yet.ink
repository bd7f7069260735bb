# tells: entries(done|several)
# wants: child
# ages: 3-9
# needs: walking
# never: wheelchair|wheel chair|crutch*|splint*|plaster|sprained|died|dies|dead|death|dying|funeral|passed away|put to sleep|cancer|chemo*|hospital|operation|surgery|divorc*|bullied|bully*|bullies|cried|crying|fell out|doesn't want
# holds: dark(kind)

=== title
{~Nothing on It Yet|The Floor Did Not Count}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: A point happy at boot; heroes stand; friends stand
# things: door; boot on rug; slipper on rug; rug; bed; coat; e1
{~The day had been cut up along the full stops. {H} had rolled up each bit small, and put it in a shoe.|The day stood on the floor in shoes. {H} had put it there, one sentence in each.|“You cannot go straight to bed,” said {H}. “The day is in the way.” It stood there in shoes, one sentence in each.} The shoes went from the door to the bed, in a row.
You could only stand in a shoe, and then you had to do what was in it. The floor did not count, {young:because nothing was on it.|because nothing had been written there.}
First came a boot. {L} put in a foot, and it crackled.
{entry_1}
{entry_1_seen} # usual
{is_entry_1_act:{entry_1_act} ¶ That was the boot.|{L} stood there until all of it had been. That was the boot.}
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A hold curious boot; heroes kneel; friends stand
# things: boot; rug; door; sock
A boot is good for the first bit. {young:It goes up to the knee.|You are in it up to the knee, and so you cannot hurry out of it.}
{A} stood in it and waited until it had all been. {~With the heel down it crackled once, and with the toe down, twice.|If you moved your toes, you could feel the words.} {young:“Not yet,” said {A}.|“Not yet,” said {A}, who had not got to the full stop.}
{pausing} # company
The other foot had no shoe, and was kept up in the air till the next thing happened. # spare
The other boot stood beside the door and had nothing in it but a stone. # spare
It might have been a long stone, with a good deal to tell. But nobody had written it down. # more
-> DONE

=== s2
# shot: behind
# place: bedroom; dusk; clear
# action: L lift proud bin; heroes stand; friends stand
# things: rug; slipper on rug; boot behind slipper; bin in A.hand; bed; e2; themed
{
- is_thing_1 && thing_1_why != "":
Then you could go on, past {thing_1}. {thing_1_prop} {thing_1_prop_many:were|was} {thing_1}. {thing_1_why}
- is_being_1 && being_1_why != "":
Then you could go on, past {being_1}. {being_1_prop} {being_1_prop_many:were|was} {being_1}. {being_1_why}
- is_thing_1:
Then you could go on, past {thing_1}. {thing_1_many:They were|It was} a place on the rug that nobody had stepped on.
- else:
Then you could go on.
}
{joining}
{hinderer_person:{hinderer} came along behind, and heard everything one shoe late.} # beat
{hinderer_animal:{hinderer} went straight to the bed, across the floor. With paws you may.} # beat
{hinderer_carried:{hinderer} was carried along from shoe to shoe, and got through the day without putting a foot in it.} # beat
{themed_a} was there, too, and could be held on to. # personal
The next one was a slipper. In went a foot. Crackle.
{entry_2}
{entry_2_seen} # spare
{is_entry_2_act:{entry_2_act}|{L} stood there for as long as that takes, on one leg.}
{is_thing_1:{is_being_1:{thing_1_why != "":{being_1_why != "":Beside it {being_1_many:were|was} {being_1}, to be nodded to. {being_1_prop} {being_1_prop_many:were|was} {being_1}. {being_1_why}}}}} # usual
{is_thing_2:{not is_being_1:{thing_2_why != "":Behind it {thing_2_many:were|was} {thing_2}. {thing_2_prop} {thing_2_prop_many:were|was} {thing_2}. {thing_2_why}}}} # usual
-> DONE

=== l1
# aside
# shot: two
# place: bedroom; dusk; clear
# action: A stand laughing on rug; heroes stand laughing; friends stand
# things: rug; boot; slipper; door
It was also tried from the other end, {young:with the slipper first.|from the bed to the door, with the slipper first and then the boot.} It made no sense that way.
{is_thing_1:You had done with {thing_1} before you got there.|You had done everything before it began.} {young:At the end there was the door.|In the end {A} stood at the door, and nothing had happened at all.}
“No,” said {A}. “It goes this way.” And so it had all to be done again. # spare
It was even better the second time, because you knew what was in the boot. # more
It was tried with both eyes shut, too. You could tell by the crackling where you were. # spare
Then it was tried with both shoes at once, one foot in each. That way everything happened together, and nobody could follow it. # spare
-> DONE

=== m2
# aside
# shot: above
# place: bedroom; dusk; clear
# action: A kneel curious; heroes kneel; friends sit
# things: rug; boot left; slipper right; crumb on rug
Between the boot and the slipper there was some floor. {young:“What was there?” asked {A}.|“Something must have been there, too,” said {A}, “in between.”}
Nobody had put it down. {~Perhaps it was only a sneeze, or a sock that had to be pulled up.|It might have been a drink of water, or looking for the other glove.} {young:{A} looked very close. It was a crumb.|{A} got down with one cheek on the rug, and looked along it, and there was a crumb.}
So there had been something to eat, somewhere before the slipper. # spare
It was left where it was. You had to go over it with a big step, as if nothing had been. # more
If everything were in it, it would go right round the house. Then nobody would be in bed before breakfast. # spare
-> DONE

=== s3
# shot: close
# place: bedroom; dusk; clear
# action: L reach-down surprised; heroes stand; friends sit
# things: bed; rug; slipper on rug; boot; shoe; e3
{is_entry_3:After the slipper there was a big shoe. ¶ {entry_3}}
{is_entry_3_act:{entry_3_act}}
{is_entry_4:And after that a sandal. ¶ {entry_4}}
{is_entry_4_act:{entry_4_act}} # usual
Then that was all, and it was still one step to the bed.
{is_saying:{L} tried saying it. “{saying}” ¶ The bed did not come any nearer.} # usual
{is_saying_2:“{saying_2}” ¶ It stayed where it was.} # usual
{young:{L} pushed the last shoe along, up to the bed.|{L} took the last shoe, and moved it up to the bed.} Now the gap was in the middle of the day, {is_entry_3:and nobody could get to the end of it|and you could not get on from the boot any more}.
{helper_person:“I would lend you a shoe,” said {helper}, “but there is nothing in it.”} # beat
{helper_animal:{helper} lay down in the gap, and would have done very well. But there was nothing written on {helper}.} # beat
{helper_carried:{helper} was held out over the gap, to see how wide it was. It was about one of {helper}.} # beat
So it was put back. “Something is missing,” said {many:{B}|{L}}.
-> DONE

=== l2
# aside
# shot: two
# place: bedroom; night; clear
# action: A whisper calm; heroes stand; friends sit
# things: bed; rug; boot; coat; lamp
Once more from the door, then, in a whisper, {young:to see what was left out.|in case something had been left out.}
{is_entry_1_act:It was all done again, but only with the fingertips.|It was all done again, with hardly a toe.} {~Even the boot only rustled.|The crackle was no more than a mouse.}
{young:It was all there. It was only too short.|It was all there, and in the right order. It was only one step too short.}
“And then?” said {A}. But that was the end of it. # spare
You can whisper a thing as often as you like. It does not get any longer. # more
But it does get softer, and that is something, at that time of night. # spare
The slipper had nearly been put on the wrong foot, and would then have had to be read from right to left. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; clear
# action: A reach-up curious; heroes stand; friends sit
# things: bed; lamp; rug; slipper on rug
{A} tried how far it was. {young:With an arm it was nearly there.|With an arm it was all but a hand, and with an arm and a ruler it was there, but you cannot walk on a ruler.}
{~The bed did not come any nearer, either.|The bed stayed where it was, with its corner turned down.}
{young:“It is after the end,” said {A}.|“It is the bit after the end,” said {A}, “and there is no shoe for that.”}
The lamp looked on. It had a foot, but only the one. # spare
It was not a jump. Nobody jumps the last bit of a day. # more
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A brush-teeth sleepy; heroes brush-teeth; friends stand
# things: basin; mirror; mat
First there were the teeth. Slipper, boot, door.
The mat was let count. It was about teeth. # spare
“And then?” said the mirror, with foam. ¶ “Then bed,” said {A}. “It is only one step.”
The foam went down the plug, and had nothing written on it, either. # more
Door, boot, slipper. It was hardly a day at all. # more
-> DONE

=== s4
# shot: two
# place: bedroom; night; stars
# action: L pull calm pillow; heroes stand; friends sit
# things: bed; pillow; rug; slipper; shoe; e1
{L} stood on one leg, and leaned over{many:, and was held on to}. There was a corner of the pillow. {L} pulled.
It lay on the floor in front of the bed, and just fitted.
“There is nothing on it,” said {L}. ¶ “Nothing on it yet.”
One foot went on it. It did not crackle. It was soft. # usual
And from there you could get into bed. The pillow came up behind.
After that the floor was a floor again. Anybody could go on it. # usual
-> DONE

=== l3
# shot: two
# place: bedroom; night; stars
# action: A fold sleepy; heroes sit sleepy; friends sit
# things: bed; paper on bed; pillow
The slips came out of the shoes. They went under the pillow, in their order.
The first one was on the left. It had a bend from the boot. # spare
Then came the one from the slipper. It was warm. # spare
They crackled a bit, when you put your head down. # spare
Then they had all been read. They lay flat. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: boot; slipper; coat; moon
The shoes stood in the dark. Nobody was in them.
{is_thing_1:Nobody went past {thing_1} now.|Nobody went past now.} # spare
The pillow was gone from its place in the row. It had gone up in the world. # spare
A bit of moon went from shoe to shoe, and looked in. # more
The floor lay there, and did not count. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; friends sit sleepy
# things: quilt; pillow; boot; moon; e1
The last one of all was the pillow. {L} put a head in it.
{resting}
{keepsake}
{dream} # spare
A finger went along the quilt, from fold to fold. The first fold was the boot.
{is_entry_1_act:There it all was again, done with one finger.} # usual
{is_thing_1:Then it went past {thing_1}, in the dark.|Then it went on, in the dark.} # usual
{entry_1_night} # usual
The last fold was up by the chin.
{is_saying:“{saying}” That was only breath.|{is_entry_4:{entry_4}|{is_entry_3:{entry_3}|{entry_2}}}}
“And then?” ¶ Nothing yet. It was only soft.
{is_being_1:Goodnight to {being_1}. |{is_thing_1:Goodnight to {thing_1}. }}Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning one boot would not go on. {H} put in a hand, right to the toe, and there was a slip of paper, rolled up very small. All that it said was “Today.” ¶ So it was put back, and {H} went about on it until the evening. It crackled a little, and then less and less.
-> DONE

=== next_bedtime
The boots stood at the door. They both looked at the bed.
-> DONE
