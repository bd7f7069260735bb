# about: lonely(lonely&!school&!nursery&!friend&!class|brother|sister|twin); bored(without)
# also: sad; missing; bored; tired; school-day
# news: bad
# wants: child
# role grownup: parent = the grown-up with the pan
# kind brother: brother*|bro
# kind sister: sister*|sis
# ages: 3-7
# holds: dark(kind), snail(kind)

=== title
{~A Box of Look|Until They Come Home}
-> DONE

=== s1
# shot: wide
# place: hallway; day; clear
# action: L stand sad; heroes stand; grownup stand; friends sit
# things: door; mat; coat on hook; hook; shoe
{~In the morning there was a great rush in the hall, and then the door went shut, and {H} {was} left, with the mat.|The house was too big, and {H} knew it, {young:from the sound.|from the sound that a foot made in the hall.}|“Hello?” said {H} in the hall. {young:“Lo,” said the hall.|“Lo,” said the hall, and that was all it said.}}
{
- is_brother:
It had been like that since {L}’s brother started school. He went out with his bag, and all the noise went with him until half past three.
- is_sister:
It had been like that since {L}’s sister started school. She went out with her bag, and all the noise went with her until half past three.
- else:
It is like that when everybody else has somewhere to be. They go, and all the noise goes with them until half past three.
}
“My game has only got me in it,” said {L}.
It was a lonely sort of day. {young:It felt like a big coat.|It felt like somebody else’s coat, with a lot of room in it, and cold sleeves.} # usual
{L} wanted somebody to say things to.
-> DONE

=== s2
# shot: two
# place: living-room; day; clear
# action: L sit; heroes sit; grownup stir pan; friends sit
# things: cushion; rug; card; sofa; box
So {L} played the games for two. {young:Snap was no good.|Snap was the first, and {L} won it, and there was nobody who minded.}
{joining}
{musing} # personal
Then it was hide and seek, behind the curtain. {young:{L} hid, and hid, and hid.|{L} was never found, and after a long time {L} had to come out of it to eat.}
{hinderer_person:“Found you!” said {hinderer}, but had been told where it was, and that is not the same.} # beat
{hinderer_animal:{hinderer} came along to hide as well, and stuck out at the bottom, and wagged the curtain.} # beat
{hinderer_carried:{hinderer} was the one who had to look, and looked the whole time at the same bit of wall.} # beat
Last was the see-saw, over a cushion. {L} sat down on the one end, and it went down, and that was it. # usual
“Is it half past three yet?” asked {L}. ¶ “It is ten,” said {grownup}.
-> DONE

=== m1
# aside
# shot: close
# place: bedroom; day; clear
# action: A peek; heroes peek; grownup stand; friends sit
# things: bed; pillow; sock; toy-car; rug
{
- is_brother:
{A} went and looked at his bed. It was flat, and it had a sock on it, and that was all.
- is_sister:
{A} went and looked at her bed. It was flat, and it had a sock on it, and that was all.
- else:
{A} went and looked in all the rooms. They were tidy, and there was a sock in one, and that was all.
}
The toys sat in their row. {young:They sat there with their legs out, and did not help.|They sat there with their legs out, and every one of them would only say what {A} had thought of first.}
“You say something, and I will guess what it is,” {A} told the car. {young:“Brrm,” said the car, as it always does.|“Brrm,” said the car. It always said that, and it was {A} who had to do it.}
In the window was a fly. {young:It said zzz, but only to the glass.|It said zzz, and that was all its own, but it said it only to the glass.}
{A} lay down on the rug, and the rug was long, too. # more
There were nine stripes in it, and then there were nine again from the other end. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; day; clear
# action: A sit-on-chair; heroes sit-on-chair; grownup sit; friends sit
# things: table; plate on table; toast on plate; chair; cup on table
At lunch there was one plate too few. {young:The table had a hole in it, just there.|The table had a hole in it, at the place where there is always an elbow.}
Nobody pushed. {young:Nobody took the crust, or said that it was theirs.|Nobody pushed, and nobody took the crust, and nobody said a word about the blue cup.}
{A} had the blue cup. {young:It had been the best one, and now it was a cup.|It had always been the best of all the cups, and now that {A} had it, it was a cup.}
“You may have the crust,” {A} said to the chair, {young:and put it there.|and put it down there, for later, and it looked rather small.}
“And who is that for?” asked {grownup}. ¶ “It is for whoever comes,” said {A}.
Then nobody said anything, and you could hear the peas. # more
-> DONE

=== s3
# shot: behind
# place: living-room; day; clear
# action: grownup kneel; L stand cross; heroes sit; friends sit
# things: rug; card; sofa; cushion
{grownup} came and played, and had a spoon in one hand. {young:“Snap!” said {L}. “Oh dear,” said {grownup}.|{L} won, and {L} won again, and {grownup} said “Oh dear,” both times in the same voice.}
{
- is_brother:
“You let me,” said {L}. “He never lets me. He sits on the cards.”
- is_sister:
“You let me,” said {L}. “She never lets me. She sits on the cards.”
- else:
“You let me,” said {L}. “You have to want it. You have to sit on the cards.”
}
{helper_person:“I sit on them, if I can,” said {helper}, and did, but it was not as loud as it should be.} # beat
{helper_animal:{helper} sat down on the cards, quite of its own accord, and that was a bit better.} # beat
{helper_carried:{helper} was put on the cards, to sit on them, and did that well, but without a word.} # beat
{grownup} tried to sit on them. {young:Then the pan went hiss.|It was nearly right, and then the pan went hiss, and {grownup} had to run.} # usual
{L} went out in the garden and walked along the wall. And there was a snail shell. It was yellow, with a stripe that went all the way in.
“Look!” said {L}, and turned round. {young:Nobody was there.|There was nobody there to look.}
-> DONE

=== m2
# aside
# shot: two
# place: garden; day; clear
# action: A look-up; heroes stand; grownup hold towel; friends sit
# things: washing-line; peg; basket; hedge; themed
A look is a hard thing to keep. {young:It is warm, and it wants to get out.|You have it in your mouth, and it is warm, and there has to be somebody who turns round.}
{A} told it to the hedge. {young:The hedge had its back to them.|The hedge had its back to them, or its front, and that is the trouble with hedges.}
{A} told it to {grownup}, who had a towel over each shoulder. {young:“Very nice,” said {grownup}.|“Very nice,” said {grownup}, through a peg, and did not see the stripe.}
{themed_a} was told as well, and took it in, but kept it there. # personal
{pausing} # company
So it was still there, that look, and the shell was in {As} hand and was getting warm.
-> DONE

=== l2
# aside
# shot: wide
# place: garden; day; breeze
# action: A kneel before wall; heroes kneel; grownup stand; friends sit
# things: wall; leaf; feather; stone; web
When you have no one to talk to, you see more. {young:There was a feather between two stones.|It is quiet, and things come out. There was a feather, that had come down between two stones.}
There was a web with a drop in it. {young:In the drop was the wall, upside down.|In the drop was the wall, and in front of the wall was somebody small, upside down.}
The postman came, and he had a leaf on his hat. {young:He did not know it, and nobody told him.|He did not know about it, and {A} did not tell him, as it was so good.}
An ant went by with a crumb. {young:Then it came back without, and went for more.|It went by with a crumb, and it came back without, and it was always the same ant, or it was a very large family.}
All that had been going on every day, while they were in there, playing snap. # spare
The leaf went off down the road, and looked back once, round the corner. # more
-> DONE

=== s4
# shot: above
# place: garden; day; clear
# action: L hold box; heroes hold box; grownup stand; friends sit
# things: box; shell; feather; stone; leaf
There was a shoe box in the hall. {L} put the shell in it, and exactly half of a biscuit, and put on the lid.
“What is in there?” asked {grownup}. ¶ “A look,” said {L}. “It is for half past three.” # usual
So it was kept, like a biscuit in a pocket.
Then there had to be more of them. {young:A feather went in. A stone went in.|A feather went in, and a stone with a face.} {L} drew the postman, and what he had on his hat, and put him in, folded. # usual
{L} had to run, there was so much to see. The lid would not shut. # usual
{
- is_brother:
And then the gate went click, and it was half past three, and {L}’s brother came in with his bag.
“Look,” said {L}, and took off the lid.
He looked. He looked at all of it, and he ate his half.
- is_sister:
And then the gate went click, and it was half past three, and {L}’s sister came in with her bag.
“Look,” said {L}, and took off the lid.
She looked. She looked at all of it, and she ate her half.
- else:
And then the gate went click, and somebody was home, and had hardly got one shoe off.
“Look,” said {L}, and took off the lid.
And they looked. They looked at all of it, and the other half was eaten.
}
-> DONE

=== m3
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A sit; heroes sit; grownup sit; friends sit
# things: rug; card; cushion; lamp
After tea they played snap. It was loud.
“Snap!” ¶ “It was mine.” ¶ “It was not.” There was some sitting on the cards. # spare
{A} lost, and roared, and lost again. It was a very good game.
The see-saw went up, and it went down, as it is meant to.
You could hear them in the hall. The hall said it all twice. # more
Then it was time to stop, and nobody wanted to. That is how it should be.
-> DONE

=== l3
# aside
# shot: two
# place: bathroom; night; clear
# action: A wash; heroes wash; grownup hold towel; friends sit
# things: bath; soap; towel; rubber-duck
The bath was full. There were more feet in it than you would think.
“You are in my bit,” said {A}, and it was true. # spare
The duck was a look as well. It had one drop on the end of its nose.
They all saw it. They did not have to say a thing. # spare
The towel was shared, one corner each. # more
Then the water went out, and it sang a bit, as it does at the end.
-> DONE

=== m4
# aside
# shot: close
# place: bedroom; night; stars
# action: A hold box; heroes sit; grownup sit; friends sit
# things: box; bed; lamp; shell
The box was empty now. It had done its work.
“It starts again tomorrow,” said {grownup}.
{A} shook it. There was one small thing in it still, a crumb. # spare
“That can stay,” said {A}. “So that it is not alone.”
The box went under the bed, with its lid on. # more
It was a good size of box, for one day. You could put a good deal in it.
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: wall; moon; web; leaf; stone
The garden was dark. It was all still going on.
The web had a new drop, and the moon was in it. # spare
The ant was in bed, or they all were. # more
A yellow snail came along the wall, a small one, with a stripe. # more
It put out one eye, and then the other. It had a good look at it all.
It would be there in the morning.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep; grownup sit; friends sleep
# things: bed; blanket; lamp; shell
The shell lay by the bed. The lamp was low, and {H} lay there, too.
{resting}
{keepsake}
{dream} # spare
It was not quiet at all. Somebody breathed, and it was not only {L}. # usual
“Look,” said {L}. ¶ “What?” said {grownup}, and turned round.
“I can see you,” said {L}. It was a small one.
But it was looked at. It went all the way in.
Then they put out the light. There was nothing more to see.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a shoe box on the stairs in the morning, and it was not the same one. It had come home in a school bag, and it had a lid with a hole in it.
“Look,” it said on the lid. {H} put one eye to the hole. It was half a biscuit, and a leaf like a hand.
-> DONE

=== next_bedtime
The box was under the bed. It had one crumb in it, so far.
-> DONE
