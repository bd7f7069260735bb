# about: high-up(!ferris&!wheel&!tower&!roof&!plane&!lift&!escalator&!climbing wall&!tree&!mountain&!balloon); fear-water(slide|flume|chute|diving board|high board|big board|top board); fear-other(slide&pool|slide&swim|water slide|waterslide|slide&water park|flume|diving board|high board|big board)
# also: scared; nervous; bravery; proud; trying-again; learned; can-do; fear-other; fear-water; happy; outing; embarrassed
# news: bad
# kind scared: scared|frightened|wouldn't|wouldnt|didn't|didnt|too high|refused|chickened|climbed back|came back down|afraid|terrified|couldn't|couldnt|nervous|worried
# kind slide: slide|flume|chute
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-10
# needs: walking
# holds: water(shallow), heights(kind), dark(kind)

=== title
{~Down the Ladder|Excuse Me, Please}
-> DONE

=== s1
# shot: wide
# place: swimming-pool; day; clear
# action: A climb worried slide; heroes climb slide; grownup wave towel; friends wave
# things: slide; towel; goggles
{
- is_slide:
{~There are thirty steps to the top of the big slide. {H} went up {young:all of them.|all of them, and counted, and then looked down it.}|“I am going down the big slide,” {H} had said, at breakfast, {young:and in the car.|and in the car, and to the lady with the tickets.}|From the ground the slide was not so very big. {H} looked at it from the top, {young:and it was.|and somebody had let it out in the meantime.}}
- is_scared:
{~There are a good many steps to the top of the big one at the pool. {H} went up {young:all of them.|all of them, as far as the end.}|“I am going off the big one at the pool,” {H} had said, at breakfast, {young:and in the car.|and in the car, and to the lady with the tickets.}|From the water the big one at the pool was not so very high. {H} looked at it from the top, {young:and it was.|and somebody had let the water down in the meantime.}}
- else:
{~There are nine steps to the big board. {H} went up {young:all of them.|all of them, and out along it, as far as the end.}|“I am going off the big board,” {H} had said, at breakfast, {young:and in the car.|and in the car, and to the lady with the tickets.}|From the water the big board was not so very high. {H} looked at it from the top, {young:and it was.|and somebody had let the water down in the meantime.}}
}
Far below stood {grownup}, {young:as small as a peg.|about as big as a clothes peg, holding something the size of a stamp, which was the towel.}
{
- is_slide:
{A} sat down at the edge. {young:The slide went round a corner, and was gone.|It went down, and round a corner, and what it did after that nobody up there could say.} # usual
- else:
{A} looked over. {young:The water looked back.|The water looked back up, and it had black lines on it, and they wobbled.} # usual
}
“I think,” said {A}, {young:“that I want to get down.”|“that I should like to go down the way that I came up.”}
{is_wished_line:“{wished_said},” {A} would say at supper. That was still to come.} # wished
-> DONE

=== s2
# shot: two
# place: swimming-pool; day; clear
# action: A climb worried ladder; heroes climb ladder; man climb ladder; boy climb ladder; friends wave
# things: ladder; slide; themed left
# people: man(old); boy
But there were people on the ladder. There was a boy, a lady in a cap, and a man with a white beard, {young:one under the other.|one on every second step, with their faces all turned up.}
{joining}
“Excuse me, please,” said {A}. “I am coming down.” ¶ “Excuse me,” said the boy, to the lady. ¶ “Excuse me,” said the lady, to the man.
Then they all went down again, backwards, {young:the man first.|in good order, like a film that has been put in the wrong way round.} # usual
“That is quite all right,” they said, at the bottom. {A} wanted to go up that ladder and come off at the other end, {young:that was all.|that was all, and had wanted it for a year.} # usual
{hinderer_person:“I will be right behind you,” said {hinderer}, and so there was one more to come down the next time.} # beat
{hinderer_animal:{hinderer} was to wait at the gate, and barked at every one of them as they came down, one, two, three, four.} # beat
{hinderer_carried:{hinderer} had been left on the bottom step, to mind it, and was the first thing that they trod on.} # beat
{themed_a} lay with the shoes, and did not have to go up anything. # personal
So {A} went up again. {young:This time it took less time.|This time {A} got farther, by a toe.} “Excuse me, please,” said {A}. And they all went down.
-> DONE

=== m1
# aside
# shot: behind
# place: swimming-pool; day; clear
# action: A stand worried; heroes stand; grownup hold towel; friends sit
# things: towel; slide; ladder; armbands
“It is cold up there,” said {A}, and that was true, and {grownup} held out the towel.
“Is it high?” asked {grownup}. ¶ “It is not high,” said {A}. {young:“It is only a long way down.”|“It is quite a good height. It is just that all of it is underneath.”}
Somebody quite small went by in armbands, {young:up the ladder, and off, and plop.|went up, and off, and plop, and came by again, dripping, to do it some more.}
“How do you do that?” asked {A}. ¶ {young:“You just do not stop,” said the small one.|“When you get to the end,” said the small one, “you go on.”}
It sounded right. But there is a place just before that, where you think. # more
{A} gave back the towel, a bit wetter, and not any braver. # more
-> DONE

=== l1
# aside
# shot: wide
# place: swimming-pool; day; clear
# action: A climb cross ladder; heroes climb ladder; lifeguard point; friends look-up
# things: ladder; whistle; chair; slide
# people: lifeguard
The third time {A} did it with both eyes shut. {young:That was worse!|It turned out that with your eyes shut it is exactly as high, and you do not know where.}
The fourth time {A} hummed. {young:Everybody on the ladder hummed, too.|It was a march, and it went well, and by the fifth step the whole of the ladder was humming it.}
At the top the march was over, {young:and nobody knew any more of it.|and there was nothing to go on with.} “Excuse me, please,” said {A}.
“Down we go,” said the man with the beard, and he did not sound sorry. {young:He hummed it going down.|They hummed it again, from the end, backwards, and it is not so much of a march that way.}
The lifeguard, on the high chair, had begun to count them. # more
By now they knew each other’s names, and who had been to Spain. # more
-> DONE

=== s3
# shot: close
# place: swimming-pool; day; clear
# action: A look-up surprised at man; heroes look-up; man hold worried ladder; friends look-up
# things: ladder; cap on woman.head
# people: man(old); woman
{A} stopped half-way down, because of a noise. It went tick, tick, tick. {young:It was the ladder.|It was in the ladder, and it came up from below, through the feet.}
{helper_person:“That is not me,” said {helper}, “or not all of it.”} # beat
{helper_animal:Over by the gate {helper} had heard it, too, and had both ears pointed at the man with the beard.} # beat
{helper_carried:{helper} was on the step, and was shaking as well, though only because the step was.} # beat
{A} looked down, between two feet. It was the man’s knees. {young:They knocked on the ladder.|The left one was knocking on the rail, quite politely, as though somebody might let it in.}
And the lady had her eyes shut. And the boy was holding on {young:so tight that his hands were white.|so tight that both hands had gone white.} # usual
{A} looked at them all, from the top to the bottom. {young:“You do not want to go up!” said {A}.|“Is there anybody here,” asked {A}, “who wants to go up?”}
{young:Nobody did.|Nobody said anything. One of them coughed.} “We were all so glad,” said the man, “each time that you came down.” # usual
-> DONE

=== m2
# aside
# shot: behind
# place: swimming-pool; day; clear
# action: man point calm; A sit happy; heroes sit; woman sit; friends sit
# things: ladder; slide; towel; cap on woman.head
They had a talk about it on the ladder, each on a step.
The man had been coming every {~Tuesday|Saturday} since he was seven. {young:He had never gone off the top.|He knew each of the steps, and thought the world of the fourth, and had never been past the {is_slide:twenty-ninth|eighth}.}
The lady had told her children that she had done it. {young:They thought that it was true.|“I have told it so often,” she said, “that I can feel the splash.”}
“I was only in the queue,” said the boy, {young:“and the queue went up.”|“and then it began to go up, and I did not like to say.”}
{pausing} # company
They all felt a good deal better, and somebody had a bag of {~nuts|grapes}, which went up and down. # more
-> DONE

=== l2
# aside
# shot: above
# place: swimming-pool; afternoon; clear
# action: A point curious at slide; heroes point; man look-up; friends look-up
# things: slide; ladder; bed
“How high is it, if you do not look?” asked {A}. So they measured.
The boy held up the end of the towel. {young:It was two towels high.|It was one towel and one more towel, and about a flannel.}
“I have a top bunk that is one towel and a half,” said {A}. {young:“I get off that every day!”|“I get down from that each morning, and there is only a rug.”}
“You ought to see my bed,” said the lady. {young:“It is on the floor.”|“It is on the floor, and I still find it hard.”}
They looked at the flannel. {young:It was not so very much.|That was all that there was between them and it, then: the height of one flannel.}
They hung it over the top rail, so that everyone would know. # more
After that they all went and stood on the side, to see how it looked from there. # more
-> DONE

=== s4
# shot: two
# place: swimming-pool; afternoon; clear
# action: L swim laughing; heroes swim; man wave; boy wave; friends clap
# things: slide
# people: man(old); boy
{
- is_scared:
“Then let us all go down,” said {L}, {young:“and stay down.”|“all the way, and this time nobody go up again.”}
It was the nicest of all the times that they had come down it. {young:They all said thank you.|The man kissed the fourth step, and the lady opened her eyes, and the boy got his hands back.} # usual
At the bottom was the side, where the water is only {young:a bit lower than you.|a bit lower than your feet, and pale blue, and has nobody waiting.}
“One,” said {L}. They stood in a row, {young:with their toes over.|with all their toes over, and took hold of one another.} “Two.” # usual
And off they went, the whole ladder of them, in one jump. {young:Splash!|It was the biggest splash of the day. The lifeguard looked round to see who had gone off the top.}
“And the big one?” asked the boy, when they were up again, and could talk. ¶ “It is not going anywhere,” said {L}.
- else:
“Somebody has to,” said {L}, {young:“or we will be here all night.”|“or we shall be up and down here all night.”}
So {L} went up, and {young:they held the ladder still.|behind {L} they all held on to the ladder, so that it should not shake.} # usual
{is_slide:The edge was wet. {L} sat down on it, and looked only at two toes, {young:for they were near.|since they were a good deal nearer than the rest.}|The board was rough, and a bit warm. {L} looked at two toes, {young:for they were near.|since they were a good deal nearer than the water.}}
“Excuse me, please,” said {L}, to the toes. # usual
And then there was nothing underneath but {is_slide:slide. {young:Round it went, and round!|It went left, where you could not see, and it had been right after that the whole time.}|air. {young:There was a lot of it!|It lasted just as long as it takes to say so.}} Splash! {young:Up came {L}, with a nose full.|It was green, and it roared, and then {L} came up in the middle of it with a nose full of pool.}
“Well?” they called down. ¶ “It is the same water!” called {L}.
}
{is_wished_person:“We must tell {wished_person}!” called {L}.} # wished
-> DONE

=== m4
# shot: wide
# place: swimming-pool; dusk; clear
# action: man jump; A wave happy; heroes wave; grownup hold towel; friends wave
# things: slide; ladder; towel
{
- is_scared:
They did it again. They did it backwards. The man’s beard floated.
The big one stuck out over them, and dripped. It had nobody on it.
- else:
Then the lady came off. She had her cap in her hand, and she shouted all the way.
The boy came after her. He did not know it till he was wet.
}
“I shall come on Tuesday,” said the man. “I may see how the {is_slide:thirtieth|ninth} one is.”
It got late. The water got flat. They could all see their feet. # more
They shook hands on the side, and every hand was like a prune. # more
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; grownup hold towel; friends sit
# things: bath; towel; goggles; tap
There was a bath after it, to get the pool off.
{A} got in over the side. It was not high, and there was no one on the ladder.
The water went up, and came down. It had no black lines in it.
“How high is this?” asked {grownup}. ¶ “A flannel,” said {A}, and put it on top.
The goggles had made two rings, and those were not going to come off tonight. # more
One ear let out some of the pool, when nobody expected it. It was warm. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A climb sleepy; heroes climb; grownup hold lamp; friends sit
# things: bed; lamp; rug; towel
The towel hung over the bed. It was one towel high there.
“Excuse me, please,” said {A}, and climbed in under the quilt.
“That is quite all right,” said {grownup}. There was room.
The bed dipped a bit. It did not wobble. # more
Down there was a rug. It had slippers on. # more
The lamp was put out. Nothing got any higher. # more
Nobody else came up. You could take all night.
-> DONE

=== l4
# shot: object
# place: swimming-pool; night; stars
# action: heroes look-up sleepy
# things: slide; ladder; moon; towel
The pool was shut. The water lay there, and was as flat as a plate.
The ladder stood in it with both feet. It did not tick.
A drop hung under the end, up there. It had been the last in the queue.
It looked over, for a time. It had got all night.
Then it let go. Plip. A ring went out, and got to the side. # more
The moon was in there, too. It had gone in from quite a height. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: towel; lamp; pillow; goggles
It was dry here, and it was not high. # usual
{resting}
{dream} # spare
{L} lay right at the edge of sleep, and looked over. # usual
It was dark, down there, and soft. It did not wobble. # usual
There was no one behind. Nobody had to come down. # usual
{L} let go of one hand. Then {L} let go of the other.
“Excuse me, please,” said {L}.
And it was no way down at all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Under the door in the morning there was a card, and it was still wet. “Tuesday, ten past four,” it said. “I have been on the top step. It is very like the one before, but there is more of a view.” There was something stuck to it, which turned out to be a hair from a beard.
{H} put the card on the radiator, and it curled up at the edge, and looked over.
-> DONE

=== next_bedtime
The card was dry. It had stopped looking over, and lay flat.
-> DONE
