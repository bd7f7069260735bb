# about: dressing
# also: angry; frustrated; new-clothes; patience; clothes; weather
# news: bad
# wants: child
# ages: 3-8
# kind sock: sock|socks|tights|seam|seams
# kind shoe: shoe|shoes|boots|wellies|sandals|trainers
# kind coat: coat|jacket|hood|raincoat|cardigan
# holds: dark(kind)

=== title
{~The Good Side|Inside Out}
-> DONE

=== s1
# shot: wide
# place: bedroom; day; clear
# action: L sit-on-edge cross; heroes stand worried; friends stand curious
# things: bed; jumper before bed; drawer
# things for sock: bed; row of 2 sock; drawer
# things for shoe: bed; row of 2 shoe; drawer
# things for coat: bed; coat before bed; drawer
{
- is_sock:
{~“There is a lump in it,” said {L}, and off came the sock. {H} had been getting dressed since half past seven.|It was a plain grey sock, and {H} had put it on five times. {young:Each time there was somebody in there.|Each time there was somebody in the end of it, lying across the toes.}|Everybody else had two socks on. {H} had one on, and one that was wrong.}
The lump was at the front, where the toes are. {young:You could not see it, but {L} could feel it.|Nobody else could see it, but then nobody else had {As} toes.}
- is_shoe:
{~“It is in there again,” said {L}, and off came the shoe. {H} had been getting dressed since half past seven.|It was a good strong shoe, and {H} had put it on five times. {young:Each time there was something in there.|Each time there was something in the end of it, lying across the toes.}|Everybody else was at the door. {H} had one shoe on, and one that was wrong.}
They shook the shoe, and nothing came out. {young:But {L} could feel it, at the front.|Nobody else could find a thing in it, but then nobody else had {As} toes.}
- is_coat:
{~“No,” said {L} to the coat. {H} had got as far as one arm, since half past seven.|It was a good warm coat, and {H} had had it on five times, {young:and it had come off again five times|as far as the elbow}.|Everybody else was at the door, in a coat. {H} stood in the hall next to one.}
The collar had teeth, and the sleeves had a cold feel. {young:You could not see it. But {L} could feel it!|Nobody else could see what was the matter, but then nobody else was asked to get in.}
- else:
{~“It is biting me,” said {L}, and off came the jumper. {H} had been getting dressed since half past seven.|It was a plain green jumper, and {H} had put it on five times. {young:Each time there was somebody in there.|Each time there was somebody at the back of the neck, with one claw out.}|Everybody else was at the door, with clothes on. {H} had most of some, and one that was wrong.}
It was at the back, where the label is. {young:You could not see it, but {L} could feel it.|Nobody else could see it at work, but then nobody else had {As} neck.}
}
“But it is nothing,” said everybody, and looked at the clock. {young:It was not nothing. It was right there.|It is a funny sort of nothing that gets you out of a thing five times.} # usual
{L} wanted it to stop. {young:Then {L} would get dressed as fast as anything.|That was all, and after that anybody could have had {L} dressed in a minute.}
-> DONE

=== s2
# shot: two
# place: bedroom; day; clear
# action: L kneel worried; heroes push drawer; friends sit curious
# things: drawer; row of 3 sock; hat; jumper; themed
# things for shoe: drawer; row of 2 shoe; spoon; hat; themed
# things for coat: drawer; coat; hat; scarf; themed
So {L} tried to wear it out of doors, where it would have other things to do. {young:Three steps, and it was there again.|It was good for three steps on the path, and then it remembered.}
{joining}
{themed_a} came along to the door as well, with nothing on at all. # personal
{is_sock:Next it was put on the other foot, to surprise it. {young:The lump just came round, too.|But it must have heard, for the lump had come round as well.}}{is_shoe:Next the shoe was put on over a different sock, to surprise it. {young:The lump was there before the foot.|But the lump was in there before the foot was.}}{is_coat:Next it was put on back to front, to surprise it. {young:Now the teeth were under the chin.|But then the collar was under {As} chin, and the hood was in front, like a bucket.}}{not (is_sock or is_shoe or is_coat):Next it was put on back to front, to surprise it. {young:Now it was under the chin.|But then it was under the chin, where you could even see it coming.}}
{hinderer_person:“Mine is quite all right,” said {hinderer}, and showed everybody how all right it was.} # beat
{hinderer_animal:{hinderer} took the other end of it, and pulled, and ran twice round the bed.} # beat
{hinderer_carried:{hinderer} was dressed in it first, for a trial, and then had to be got out.} # beat
“Has nobody told it?” said {L}. {young:“It is my foot, not yours!”|“I have told it. It only does it more.”} # usual
Then {L} sat down on the floor, and was not going anywhere, ever, with that on. {young:Bump.|The clock went on without them.}
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; day; clear
# action: L push cross rolling-pin; heroes hold; friends sit laughing
# things: rolling-pin; table; clock; apple
They tried to make it flat. {young:They rolled it with the pin for the dough.|There is a pin for dough in every kitchen, and dough has lumps in it and is none the worse.}
They put it under the big book, and {L} sat on the book. {young:They counted all the way to twenty.|They gave it until twenty, slowly, with a bit of breathing in between.}
It came out as thin as toast. {young:It went on. It was still there!|It went on beautifully, and there it was, only wider.}
“Perhaps it is hungry,” said somebody, and there was not a lot of time left for a thing like that. # spare
After that it was put in the cold, between the butter and the milk, to see if it would go to sleep. It did not like it there, and nor did the butter. # more
The dough was very good about the pin. # more
-> DONE

=== l1
# aside
# shot: above
# place: bedroom; day; clear
# action: L throw laughing jumper; heroes reach-down; friends look-up
# things: drawer; jumper; shirt; row of 2 sock; hat; scarf
Everything else came out of the drawer, to see whether it did it, too. {young:The blue one was too blue.|There was a blue one that was well behaved, but it had been made for {L} at three.}
There was one with a button at the back, {young:and the button was cold|which feels like a fly that has gone to sleep on you}.
There was a hat that did nothing wrong at all. {young:So {L} put on the hat.|It was put on at once, and kept on, so that one thing at least was done.}
There was a scarf as well, but a scarf is only a thing for the neck, and does not get you far. # more
When the drawer was empty, it could be seen that it had paper in the bottom, with boats on. # spare
“You look very well in the hat,” they said. {young:“But you do need more.”|“It is only that it does not go down far enough.”} # more
-> DONE

=== s3
# shot: close
# place: bedroom; day; clear
# action: L peek surprised holding jumper; heroes look-up curious; friends sit
# things: jumper; label
# things for sock: row of 2 sock
# things for shoe: row of 2 sock; row of 2 shoe
# things for coat: coat
{helper_person:“I shall be late as well, then,” said {helper}, and sat down next to {A}.} # beat
{helper_animal:{helper} lay down on the floor as well, in nothing but fur, and breathed.} # beat
{helper_carried:{helper} was laid on the floor as well, and looked up at the same bit of ceiling.} # beat
It was quiet, down there. {L} {is_shoe:took off the sock, too, and looked right into it|held it up by one end, and looked right into it}, as you look into a tunnel.
{is_sock or is_shoe:At the far end was a ridge, like a tiny wall, with threads sticking out.|Inside there was a ridge down every edge, and a label, with threads sticking out.} {young:It was all rough in there!|Everything that was rough about it had been put in there.} # usual
{L} turned it over, and stroked the outside. {young:It was as smooth as a cat.|Outside it was as smooth as a cat, in every direction.}
“They have put the good side on the outside!” said {L}. {young:“But I am inside!”|“That is for people who walk past. I am the one who is in it.”}
Nobody had thought of that. They all looked down at themselves. # usual
So {L} turned it inside out, and put it on.
-> DONE

=== m2
# aside
# shot: two
# place: hallway; day; clear
# action: L dance laughing; heroes look-up laughing; friends stand laughing
# things: hat-stand; hat; scarf; mirror
They looked in the glass. {young:There were the threads, on the outside, like whiskers.|It had whiskers now, all round the edge, and you could read what it was made of and how hot to wash it.}
“It says do not iron,” said {L}. {young:They had only used the rolling pin.|There had been no talk of rolling pins.} # spare
“You have a tail,” said somebody, and so there was, a short white one, where the thread had been tied off. {L} would not have it cut. # more
Somebody else turned out one glove. {young:“Ooh,” they said.|There was a pause, and then one heard that glove go back on, slowly, like somebody getting into a bath.}
“How long have you had that on the wrong way?” asked {L}. ¶ Since they were born, it seemed. # more
They were rather late by then, but they were soft. # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; day; breeze
# action: L walk proud; postman point curious at L; heroes walk; friends walk
# things: postbox; bag; letter
# people: postman
At the corner stood the postman, doing up his bag. {young:“You are inside out,” he said.|“Excuse me,” he said kindly, “but did you know that you are inside out?”}
“No,” said {L}. {young:“It is. I am the right way round.”|“It is inside out. I am the right way round, and I have the good side.”}
The postman thought about it as far as the next gate. {young:Then he looked in at his own collar.|Then they saw him stop, and look about, and put one finger down the back of his collar.}
You could see him try to remember whether it had been there when he was small, and he seemed to think that it had. # more
“Well, I never,” said the postman. {young:He went in behind the hedge.|He had been itching since the spring of the year before last, and he went in behind the hedge.}
When he came out, his jacket was all seams, and he was whistling. # spare
-> DONE

=== s4
# shot: two
# place: street; afternoon; clear
# action: L run happy; heroes run happy; friends run happy
# things: gate; leaf; tree; wall
It did not do anything. {L} walked to the door, and it did not do anything. {young:{L} ran all the way to the gate. Nothing!|All the way to the gate {L} waited for it, on one leg and then on the other.}
“It has gone out,” said {L}. “It is all on your side now.”
By ten {L} had forgotten to feel for it. {young:There was so much to do.|It is hard to go on feeling for nothing, with so much to do.} # usual
{L} slid, and {L} climbed, and {L} lay on the floor to see under something, and there was not a word out of it. # more
“You are inside out,” said somebody, at lunch. And somebody said it again, on the way home.
“I know,” said {L}. {young:“I have the good side.”|“You can have that side. I have the good one.”}
{is_wished_person:{wished_person} {wished_person_many:were|was} shown how it is done, with a sleeve.} # wished
At home {they} took it off, and looked. There was no mark on {L} at all, not the smallest red one. # usual
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; friends hold towel
# things: bath; towel; soap
There was a bath. A bath is the same on both sides.
“It has no seams,” said {L}, and lay down in it.
The towel was held up. {L} looked at the one side. {L} looked at the other. # usual
It was a good towel. It did not mind who was in it. # spare
It went round twice. It came to the chin. Only the hair was out. # more
They did the toes one by one. There was no lump. There was only a toe. # more
The back of the neck was done last. It was pink, and it was glad. # more
-> DONE

=== l3
# shot: behind
# place: hallway; night; stars
# action: L reach-up sleepy at hat-stand; heroes stand sleepy; friends stand
# things: hat-stand; coat on hat-stand; hat; scarf
In the hall hung the coats. They hung there with the good side out.
“They do not know,” said {L}. So they turned them, one by one. # usual
It was quite dark in a sleeve. You had to feel for the end. # spare
There was a penny in one. There was a glove in one, and it had been missed. It was told that it could stay. # more
Now the hall looked soft. It had stripes in it. There was some fur. # more
“In the morning they will be nice to get into,” said {L}. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: L hold sleepy pyjamas; heroes sit sleepy; friends sit
# things: pyjamas; pillow; bed
The pyjamas lay on the bed. They had stars on.
“The stars are on the outside,” said {L}. “I shall not see them, in the dark.”
So they were turned, too. The stars went in. # usual
It took a bit of time. There are a lot of legs. # spare
One star got stuck. It came through with a pop. Then there was only blue. # more
The pillow was felt, on both sides. It was good all over. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: coat; street-lamp; postbox; moon
The postman was asleep. His jacket hung on his door.
It hung with the good side in. It would stay like that. # spare
The letters lay in the bag. They were all inside out, too. The good part was in. # more
The wind came by, and felt the hedge. It was rough on the one side. It was soft in the middle. # more
A bird sat in there. It had known that all along.
The moon had one side out. It was the good one, as far as anyone can tell. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; friends sit
# things: pyjamas; lamp
The bed was open. It was smooth in there. # usual
{resting}
{dream} # spare
{L} got in. The quilt came up.
“Is this the good side?” said {L}. It was. # usual
The rough side was up. It was for the ceiling.
Nothing scratched. Nothing had a lump. # usual
There was a seam, far off. It went round the edge of the dark.
In there it was warm. It was soft.
{L} was on the inside.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the street there was a good deal of stripe about in the morning. The man from the bins had his orange on with the pockets out, and said that he felt ten years younger. Two ladies at the stop had turned their hats.
“It has got round,” said {H}.
A dog came by, in a knitted coat, and stopped, and gave {them} a long look.
So they did the dog.
-> DONE

=== next_bedtime
The pyjamas were turned, so that the stars went in. Nobody had to be told.
-> DONE
