# about: somebody-left(uni&brother&!tomorrow&!goes&!going&!leaves&!leaving&!off to&!next|uni&sister&!tomorrow&!goes&!going&!leaves&!leaving&!off to&!next); missing(uni&brother&!tomorrow&!goes&!going&!leaves&!leaving&!off to&!next|uni&sister&!tomorrow&!goes&!going&!leaves&!leaving&!off to&!next)
# also: missing; sad; lonely; cannot-sleep; proud; play; person; place; thing; bedtime; school-day; journey
# news: bad
# kind bunk: bunk|bunks|bunkbed|bunkbeds
# wants: child
# role who: answer = somebody
# ages: 3-11
# needs: hands
# holds: parting(kind), dark(kind)

=== title
{~Two for Goodnight|{is_bunk:Anybody Up There?|The Other Side of the Wall}}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; rain
# action: A lie-back sad on bed; heroes sit sad; friends sit
# things: bed; pillow on bed; blanket on bed; window
# place for bunk: bedroom; afternoon; rain
# things for bunk: bed; ladder left; pillow on bed; window
{~{H} had counted the beds in the house, and then the people. {young:There was one bed too many.|It came out the same both times, with one bed over.}|“Goodnight” is a long word, {young:when you have to be quiet.|when you have been told twice to stop talking.} So {H} and {who} had a short one, and it was made with {is_bunk:a foot|knuckles}.|{is_bunk:Bump, bump, went a foot|Knock, knock, went a knuckle}, and that was {H} saying goodnight. {young:Nobody said it back.|It was only the afternoon, but it had to be tried.}}
{who} had gone to university, and {is_bunk:the top bunk|the bed on the other side of the wall} lay as flat as a shelf.
{
- is_bunk:
Every night {L} put one foot up, and pushed the bunk from below, two times. {young:Two was goodnight.|Two was for goodnight.} Then {who} turned over, and it went creak, once. One was the answer.
{L} did two now. The mattress went up like a lid, and came down. {young:There was no creak.|It used to be like pushing a cow.}
- else:
Every night {L} knocked on the wall by the pillow, two times. {young:Two was goodnight.|Two was for goodnight.} Then {who} knocked once, rather slowly. One was the answer.
{L} did two now. Nothing came back. {young:The wall was just a wall.|The wall had never sounded so much like a wall.}
}
“There is nobody to do the one,” said {L}, who had a flat place inside as well, about as long as a bed.
-> DONE

=== m1
# aside
# shot: above
# place: bedroom; afternoon; rain
# action: A reach-down curious; heroes kneel; friends peek
# things: bed; sock before A; coin; rug
{A} looked down the gap between {who_s} bed and the wall. {young:It was dark down there.|All sorts of things go to live down there, and they come out grey.}
There was a sock. {young:It was long and thin.|It was a long one, and had lost its shape from waiting.} There was a coin as well, and {~the lid of a pen|half a ruler}.
“You have been left behind,” {A} told the sock. {young:The sock knew.|From the look of it, the sock had known for some time.}
So it was shaken, {young:and patted flat.|and stroked flat, with the heel to the back.} The fluff flew out, and took its time to come down.
It had not been left behind on purpose. {young:You can’t see down there.|Nobody can see down there, unless they come and look.} # more
{A} tried it on, and it came up past the knee. {young:There was room for two.|At the far end there was room for another foot.} # more
-> DONE

=== s2
# shot: two
# place: bedroom; dusk; rain
# action: A carry-both pillow; heroes hold blanket; friends hold cushion
# things: bed; cushion on bed; shoe; ball on bed; themed
“It needs somebody in it,” said {L}.
{joining}
{young:{They} put a pillow in {who_s} bed.|Two cushions were put in {who_s} bed, one behind the other.} A ball was the head, {young:and shoes were the feet.|with its face to the wall, and two old shoes were the feet.}
The blanket went on top, {~as far as the ball|up to where a chin would be}. # usual
{hinderer_person:“It is not nearly long enough,” said {hinderer}, and added a coat, and a mop, and another coat.} # beat
{hinderer_animal:{hinderer} got in with it, turned round three times, and made it a good deal wider.} # beat
{hinderer_carried:{hinderer} was put in to be the stomach, and slid out, and was put in again.} # beat
{themed_a} was laid next to the pillow, in case it woke up and was bored. # personal
{is_loved:{L} told it something about {loved}, to see. It did not even turn round.|{musing}} # personal
Then {L} went back, and did two. {is_bunk:Up above|Next door} something went bump. {young:But it was a shoe.|But it was only one of the feet, which had come off.}
“That was {young:not the one|footwear},” said {L}.
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; rain
# action: A look-up curious; heroes kneel; friends stand
# things: drawer; sock in drawer; wardrobe; rug
One drawer was nearly empty. {young:It came out too fast.|It had always stuck, and now it shot out and ran into {As} knees.}
{A} had wanted a drawer like that for years, {young:for stones.|for stones and string, and the better sort of stick.}
So {A} put in a stone. {young:It rolled to the back.|It rolled all the way to the back, and hit the wood, and rolled to the front.} It was the loneliest stone that you ever heard.
{A} took it out again. {young:“Not yet,” said {A}.|“It is a good drawer,” said {A}, “but it is not used to me.”}
There was still a smell of {~pencils|peppermint} in there. {A} shut it quickly, to keep some in. # more
In the wardrobe five hangers hung in a row, with no shoulders on. {young:They went clink.|One of them was still swinging, or it was the floor.} # more
-> DONE

=== l2
# aside
# shot: wide
# place: kitchen; dusk; rain
# action: A knock curious table; heroes sit-on-chair; friends sit-on-chair
# things: table; 3 cup on table; bowl on table; chair
At teatime {A} tried it on the kitchen table. Two, with one knuckle, next to the {~beans|peas}.
“Come in,” said everybody. {young:Nobody came in.|They all looked at the door, and nobody came in, and tea went on.}
{A} tried it under the table. {young:“Who kicked me?” they said.|“Somebody is kicking,” they said, and moved their legs away.}
It was not their fault. {young:They did not know it.|It is not in any book that two is goodnight. You have to have been there.}
A spoon did it best. It fell on the floor, and bounced, {young:and that made two.|and that made two exactly.} But a spoon does not mean it. # more
“Goodnight,” said {A} to the spoon, to be polite, {young:and got a clean one.|and was given a clean one.} # more
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; rain
# action: L lie-back curious on bed; heroes sit; friends sit
# things: bed; ball; cushion; lamp
# things for bunk: bed; ladder left; cushion; lamp
Next {L} tried it from the other end. {is_bunk:{young:{L} was lifted up to the top bunk|{L} went up the ladder, holding on}, and lay down in the middle.|{L} went round into the other room, and lay down in the middle of that bed.}
{is_bunk:The ceiling was so near that you could see the brush marks.|The ceiling had a crack in it, like a {~rabbit|river}.} {young:So that was what {who} saw at night!|So this was what {who} had looked at, all those nights.} # usual
“Now I can do the one,” said {L}. # usual
{helper_person:“I will do the two,” said {helper}, and it was kindly meant, but it came out as five.} # beat
{helper_animal:{helper} came to see, and lay down by the bed, and let out one long breath.} # beat
{helper_carried:{helper} lay on the same pillow, and looked up at it all, and did not say a word.} # beat
But the one only comes after the two. {young:And the two came from the other bed.|And the two came from the other bed, and there was nobody in that now.} # usual
“I can’t be at both ends,” said {L}. # usual
{young:It was very quiet. You had to wait and wait.|It was very quiet. There was nothing to do there but wait for a goodnight.}
-> DONE

=== m2
# shot: two
# place: hallway; dusk; rain
# action: A run happy; heroes run; friends look-up
# things: door; lamp; rug
{is_bunk:“Or I could be quick,” said {A}. It was two from below, and then down on the floor, and round to the ladder, and one from the bottom step.|“Or I could be quick,” said {A}. It was two on this side, and then out at one door, and in at the other, and one on that side.}
{young:The one was late.|The first time, the one was late by as long as it takes to say it.} And it puffed.
{A} went faster. {young:The rug slid.|The rug came along for part of the way.} Now the one was only a bit late, {young:but it puffed more.|but it was more out of breath than {who} had ever been in bed.}
{pausing} # company
The third time {A} got muddled, and did the one first. {young:That is not goodnight.|That may have been good morning.} # spare
“It is still me,” said {A}, {young:flat on the floor.|lying flat on the rug. “It is me at both ends, and I can tell.”} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; rain
# action: L draw proud pencil; heroes kneel curious; friends look-up
# things: paper before L; pencil in L.hand; lamp; rug
Then {L} sat up. Far away, at university, was another bed, with {who} in it. {young:But who did the two?|But who was there to do the two?}
{is_bunk:Nobody lay underneath.|There was a wall, but nobody behind it knew about two.}
“It is my turn,” said {L}. # usual
{
- is_bunk:
{L} put a sheet of paper on the floor, and one bare foot on the paper, and drew all the way round it. {young:It tickled at the toes.|It tickled, and the little toe had to be done again.}
“It goes under the mattress there,” said {L}, “with the toes up.”
- else:
{L} put one fist on a sheet of paper, and drew all the way round it. {young:It looked like a potato.|It looked like a potato, until the knuckles were put in.}
“It goes on the wall there,” said {L}, “beside the pillow.”
}
Next to it {L} drew two short strokes, for goodnight, and it was ready for the post. # usual
-> DONE

=== m3
# shot: above
# place: hallway; night; rain
# action: A fold paper; heroes kneel; friends stand
# things: letter before A; pencil; door; lamp
It was a bit too big to go in an envelope. {is_bunk:It had to be folded at the heel.|It had to be folded at the thumb.}
“Sorry,” said {A}. {is_bunk:A foot does not like to be flat. But it went in.|A fist does not like to be flat. But it went in.}
{They} put it by the front door, where it could not be forgotten. # spare
{A} put the sock in, too, to keep it warm. It made the envelope fat. No, the sock came out again. # more
{is_bunk:In there it would be dark, with the toes against the stamp.|In there it would be dark, with the knuckles against the stamp.} # more
-> DONE

=== l3
# shot: two
# place: bathroom; night; rain
# action: L brush-teeth sleepy; heroes wash; friends stand
# things: basin; tap; toothbrush in cup; mat; cup
{is_bunk:There was pencil on {L}’s foot, all along the side. It was washed, and so was the other foot, to be fair.|There was pencil on {L}’s fist, all along the side. It was washed, and so was the other one, to be fair.}
{is_bunk:Then two wet feet stood on the mat. That made two.|Then they dripped on the mat, both together. That made two.}
The cup had more room in it than it used to. The brush leaned over to the other side. # more
The tap gave a drip. “Was that the one?” said {L}. No. It was a drip. # more
The rain was soft now. It went on doing its own sort of knock, with far too many in it. # more
-> DONE

=== m4
# aside
# shot: behind
# place: bedroom; night; rain
# action: A hold sleepy pillow; heroes hold cushion; friends stand
# things: bed; 2 shoe; ball; lamp
The one in the bed had to get up. {They} took off the blanket.
“Thank you for coming,” said {A}, and shook it by one corner.
The ball went back in its box. The feet went to stand by the door.
Then the bed was flat again. {A} pulled the sheet straight, and patted it. It was not too many. It was {who_s}. # more
Its middle had got warm. {A} took that part along. # more
-> DONE

=== l4
# aside
# shot: object
# place: hallway; night; rain
# action: heroes sleep
# things: letter; door; mat; shoe
The rain ran down the front door. Inside, by the mat, lay the envelope.
It did not weigh much. {is_bunk:A foot weighs nothing, when it is only the outside.|A fist weighs nothing, when it is only the outside.}
It had a long way before it. There would be a bag, and a van, and a hill or two.
The shoes stood in their row. They knew about going out. They left it room. # more
In the dark it lay quite still, with its two strokes. # more
-> DONE

=== s5
# shot: wide
# place: bedroom; night; stars
# action: L lie-awake sleepy; heroes sleep; friends sleep
# things: bed; pillow; lamp; moon
The rain had stopped. {L} lay in bed, in the dark.
{is_bunk:Up above there was nobody.|Behind the wall there was nobody.} # usual
{resting}
{dream} # spare
The flat place inside was still there. But one end of it was warm. # usual
{is_bunk:One foot came out of the blanket, and went up. It pushed, two times.|One hand came out of the blanket. It knocked, two times.}
“That was for you,” said {L}. {who} was a long way off, and so {L} said it slowly. # usual
It was quiet. {L} had both eyes shut.
And the empty bed went creak. Beds do that at night. It did it once.
“One,” said {L}.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The envelope was gone from beside the door. {A} went to look, twice, and there was only the place where it had been.
“Then it is out,” said {A}, and told the shoes. They had a dry patch between them, just as long as an envelope. Nobody stepped on it all day, and when the post came in at the door, it landed there exactly. It was the water bill. They let it lie for a bit, all the same.
-> DONE

=== next_bedtime
The empty bed was creaking a little, as beds do. It did it once.
-> DONE
