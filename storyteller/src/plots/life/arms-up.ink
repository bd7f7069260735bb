# about: story-about; with-character; creature; bring-back
# tells: tale(something made|bubble|bubbles|balloons|jumper|jumpers|sweaters|cardigans|scarf|scarves|sock|socks|hat|hats|mittens|gloves|blankets|quilts|pyjamas|trousers|dresses|coats|slippers|capes|ribbons|bows|clothes|feathers|snow|snowflakes|confetti|glitter|sparkles|tinsel|stardust|leaves|petals|flower|flowers|roses|daisies|tulips|sunflowers|blossom|stars|rainbows|butterflies)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind bubbles: bubble|bubbles|balloons
# kind worn: jumper|jumpers|sweaters|cardigans|scarf|scarves|sock|socks|hat|hats|mittens|gloves|blankets|quilts|pyjamas|trousers|dresses|coats|slippers|capes|clothes
# kind flowers: flower|flowers|roses|daisies|tulips|sunflowers|blossom
# kind lying: feathers|snow|snowflakes|confetti|glitter|sparkles|tinsel|stardust|leaves|petals
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), hedgehog(kind)

=== title
{~Arms Up|That Suits You}
-> DONE

=== s1
# shot: wide
# place: bedroom; dusk; clear
# action: guest stand proud; heroes stand surprised at guest; friends stand curious
# things: bed; made on bed; rug; lamp
{~Arms up, and then it is dark, and then you come out at the top of your pyjamas. When {H} came out there {wished_made_many:were|was} {wished_made}.|“Arms up,” they say every evening, and then {H} {was} in the dark of the pyjamas, and when it got light again there {wished_made_many:were|was} {wished_made} on the bed.|First came the pyjama bottoms, and then came the pyjama top, and when {H} looked out of it there {wished_made_many:were|was} {wished_made} on the rug.}
And in the middle of {wished_made_many:them|it} stood {guest_a}.
“{wished_tale}!” said {A}. “I knew it.”
“{wished_made_many:They are|It is} for somebody,” said {guest}. “{guest_many:We|I} do it first, and then {guest_many:we|I} look for who {wished_made_many:they are|it is} for.” ¶ “Is it me?” asked {A}. ¶ “You are dressed,” said {guest}, quite sorry. {young:“It has to be somebody who has been left without.”|“It must be somebody who has been left without, and would be glad of {wished_made_many:them|it}.”}
So {A} put a coat over the pyjamas, and they went out to look. # usual
-> DONE

=== m1
# aside
# shot: close
# place: hallway; dusk; clear
# action: heroes look-up curious; guest stand proud; friends stand curious
# things: mirror; made; coat on hook; hook
On the way down {A} did try {wished_made_many:them|it} on, in front of the mirror. {young:There {wished_made_many:were|was} {wished_made} on {As} head.|There {wished_made_many:were|was} {wished_made} on {As} head, on both shoulders and a little behind one ear.}
“How do you do it?” asked {A}. ¶ “{guest_many:We|I} think of somebody,” said {guest}. {young:“And there {wished_made_many:they are|it is}.”|“Only {guest_many:we|I} never get as far as the face. There {wished_made_many:are|is} {wished_made} before that.”}
And there {wished_made_many:were|was} {wished_made} on all the {~hooks|collars}, because they had talked about it. {young:The coats did not mind.|It was nobody’s fault, and the coats made the best of it.}
“Does a coat wear a coat?” asked {guest}. ¶ “No,” said {A}. “It is always the one that is worn.” # more
Then {A} was dusted down again, {young:from top to toe.|and only the ear was left as it was, for luck.} # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: heroes kneel curious at hedgehog; guest stand happy; hedgehog stand curious; friends stand curious
# things: gate left; made on gate; wall
Out in the garden the gate was quite bare, and so they began with that.
{joining}
{is_loved:“{loved} would suit anybody,” said {A}. “This is harder.”|{musing}} # personal
{young:So {guest} did it, and there {wished_made_many:were|was} {wished_made} on the gate, and they stood back.|{guest} did it, and there {wished_made_many:were|was} {wished_made} along the gate from one end to the other, and they stood back.} It looked like a gate that somebody had put {wished_made} on. # usual
{hinderer_person:“{wished_made_many:They suit|It suits} me,” said {hinderer}, and would not take {wished_made_many:them|it} off again, not even to be looked at.} # beat
{hinderer_animal:{hinderer} shook, first in front and then behind, and there {wished_made_many:were|was} {wished_made} on everybody else.} # beat
{hinderer_carried:{hinderer} was put under some {wished_made}, to see, and after that it took a while to find {hinderer}.} # beat
A hedgehog came along by the wall. “Would you like {wished_made}?” asked {guest}. ¶ “I have got my own,” said the hedgehog. {is_bubbles:But it came up close to look, and then there were none.|It turned round once, to show them.}
“Thank you all the same,” it said, and went in under the hedge. # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: heroes kneel happy; snail crawl calm; guest stand curious; friends kneel curious
# things: made; stone; watering-can
There was a snail on the path, with only the house. {young:They put {wished_made} on the house.|They put some {wished_made} on it, very gently, and it was a bit more than they had meant.}
“Where is it now?” asked {guest}. {young:You could not see it.|There was no snail to be seen, at the one end or at the other.} ¶ “In there,” said {A}.
They waited. And then the {wished_made} began to move. {young:{wished_made_many:They|It} went along the path.|{wished_made_many:They|It} went off along the path, about as fast as the hand of a clock, {~to the left|to the right} of the stone.}
“Shall we take {wished_made_many:them|it} off?” asked {guest}. ¶ “It has somewhere to go,” said {A}. “I should not like to be undressed on the way.” # spare
By the watering can the {wished_made} slid down, and on went the snail. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes point curious at scarecrow; guest look-up curious; friends stand curious
# things: scarecrow; made; wall; themed
Behind the beans stood somebody with both arms out. {young:It was the scarecrow.|It was the scarecrow, and it stood there as if it had been about to say something.}
“Is it waiting for {wished_made}?” asked {guest}. ¶ “It has a coat,” said {A}. {young:“That is how you wait for a hug.”|“And that is not how you do it, for putting on. That is for a hug.”}
So that was what it got, {young:from the front.|one from the front, and one from behind, to make up for the last few years.} Some straw came out. # usual
{themed_a} hung on its arm. Somebody must have left it there. # personal
{pausing} # company
“And how do you do it, for putting on?” asked {guest}. ¶ {young:But {A} had to think.|{A} knew it with the arms, but not with the head, and could not say it just then.} # more
-> DONE

=== s3
# shot: above
# place: garden; dusk; breeze
# action: guest sit sad on wall; heroes point surprised at tree; friends sit calm
# things: wall; made on wall; tree
After that they sat on the wall, with all the {wished_made} that nobody needed.
{helper_person:“I could take off my coat,” said {helper}, “if that would help.” But there was a jumper under it, and that was the trouble.} # beat
{helper_animal:{helper} leaned on {guest}, since there was nothing to be done, and was warm the whole way down.} # beat
{helper_carried:{helper} sat on the wall as well, without a coat, and was quite happy so.} # beat
“Perhaps {wished_made_many:they are|it is} for nobody,” said {guest}. {young:“That can happen.”|“{guest_many:We have|I have} heard that it happens.”} # usual
The wind came by, and everything in the garden moved a little, all but one. # usual
At the end of the garden there was an old tree, which had given up having leaves. “Why does it stand like that?” asked {guest}.
It stood quite straight, and quite still, and it had both its arms up. {young:And {A} knew all about that!|There is only one thing for which you do that, and {A} had done it just before.}
-> DONE

=== l2
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes listen curious; guest stand curious; friends stand calm
# things: tree; made
They went up to it. {young:The tree was cold.|It was rough and rather cold, as you are when you have been kept waiting.}
{A} put one ear to the bark. {young:It was dark in there.|“It has gone dark for it,” said {A}. “That is the part before your head comes out.”}
“Has it been like that for long?” asked {guest}. ¶ {young:“Very long,” said {A}.|“Somebody said it, I think,” said {A}, “and was called to the telephone.”}
It was no wonder that it had not moved. {young:You must not move then.|If you move while it is going on, you get an arm where the neck should be.} # spare
“It is all right,” {A} told the tree. “We are here now. You can keep them up.” # more
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: heroes point happy at tree; guest look-up worried; friends look-up curious
# things: tree; made; wall
“How much will it take?” asked {guest}. {young:So they counted the arms.|¶ “It has more than two arms,” said {A}. “It depends on where you stop.”}
There were {~eleven|thirteen} big ones. {young:Then came the little ones.|Then there were the smaller ones, that came out of those, and on every one of them there were fingers.}
“That is more {wished_made} than {guest_many:we|I} ever did,” said {guest}. ¶ “Did you never want to?” asked {A}. ¶ {young:“Oh, yes,” said {guest}. “But it was always a gate.”|“All the time,” said {guest}. “But then it was always a gate.”}
{guest} walked round the tree once, the way a tailor does, with the head on one side. # more
{A} went round the other way, and it was the same from there. # more
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: heroes clap happy; guest stand proud; friends clap happy
# things: tree; made on tree; moon
“Arms up,” said {A}. But the tree had them up already.
So {guest} looked at the tree, from the bottom to the top, and took a deep breath. Then there {wished_made_many:were|was} {wished_made}.
Up {wished_made_many:they|it} went, from one branch to the next, and out to the ends. {guest} did it on the left and {guest} did it on the right, {young:and there was always more.|and each time that you thought it was all, there {wished_made_many:were|was} {wished_made} again.} # usual
{
- is_bubbles:
On every twig there was one. Not one of them burst. Nobody can hold as still as a tree.
- is_worn:
Every branch had one, the long ones and the short ones. The rest went round the middle.
- is_flowers:
At the end of every twig there was one. There was even one at the very top.
- is_lying:
All along every branch {wished_made_many:they|it} lay, as thick as a finger, right up to the top.
- else:
There {wished_made_many:were|was} {wished_made} on every branch and every twig, up to the very top.
}
They stood back, and nobody said anything for a bit. ¶ “{wished_made_many:They suit|It suits} the tree,” said {guest}.
-> DONE

=== m4
# aside
# shot: wide
# place: garden; night; stars
# action: owl fly surprised; heroes look-up happy; guest look-up happy; friends look-up happy
# things: tree; made on tree; moon
An owl came by. It went past the tree. Then it stopped, and came back.
“There was nothing here before,” it said. ¶ “There was a tree,” said {A}. “It was not dressed yet.”
The owl looked at the {wished_made}. “Is there a room free?” it asked.
There was one, behind the third branch. It had a very good view. # spare
“I left when the leaves did,” said the owl. “One does not like to stare.” # more
It tried the branch with one foot. Then it tried it with both. # more
-> DONE

=== l3
# aside
# shot: two
# place: hallway; night; stars
# action: heroes reach-up sleepy; guest pull happy coat; friends walk sleepy
# things: door left; made on mat; mat; coat; lamp
They came in, and it was late.
“Arms up,” said {guest}. {A} knew how. The coat went over the head. It got dark. Then there was the hall again.
There {wished_made_many:were|was} still some {wished_made} in the sleeve. {wished_made_many:They|It} had come along.
“You keep {wished_made_many:them|it},” said {guest}. “That bit was for you.” # usual
{homeward} # company
The coat was hung up. It put its arms down by itself. # more
The door was shut, and the night stayed out, with the tree. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: tree; made on tree; moon; wall
The garden was dark. At the end of it stood the tree.
There {wished_made_many:were|was} {wished_made} on it, right up to the moon.
The wind came by once more. Now there was something for it to do. # usual
On the third branch sat an owl, with both eyes shut. # more
From the beans the scarecrow looked across. It had its arms out. # more
There {wished_made_many:were|was} still {wished_made} on the gate. It looked like a gate that has friends. # usual
The tree kept its arms up.
You never know.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; guest stand happy; friends sleep
# things: bed; window; made on bed; lamp
{A} was in bed. From there you could see the tree.
{resting}
It stood in the dark, with all the {wished_made} on. It looked warm. # usual
{keepsake}
{dream} # spare
Then the night came. It began at the top. It came down over the roof and the tree.
“Arms up,” said {A}, and lay like that, one arm left and one arm right.
So the night came down over {A} as well.
{guest} looked at {A}, and did it once more. It was quite small.
There {wished_made_many:were|was} {wished_made} on the quilt.
“That suits you,” said {guest}.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The tree at the end of the garden had somebody in it in the morning. It was an owl, who had moved in overnight, and had hung out a very small towel. ¶ “It is a good address,” it called down to {H}. “Only the bush over there has been looking at us since it got light. It has been left without. I thought that you ought to be told.”
-> DONE

=== next_bedtime
Out there stood the tree, in the dark. It had its arms up, in case.
-> DONE
