# about: high-up(jumped|went off|dived|leapt|leaped|did the|did it|went down&slide|went down&flume|went down&chute|slid down|slid off|been down&slide|been down&flume|been off)
# also: proud; happy; bravery; scared; nervous; learned; can-do; outing; trying-again; too-excited; fear-other; fear-water
# never: stuck|wouldn't come down|wouldnt come down|would not come down|couldn't get down|couldnt get down|frozen at the top
# wants: child
# role grownup: parent = the grown-up with the towel
# kind slide: slide|flume|chute
# ages: 4-10
# needs: walking, seeing
# holds: water(shallow), heights(kind), dark(kind)

=== title
{~With Both Eyes Shut|What It Looked Like}
-> DONE

=== s1
# shot: wide
# place: swimming-pool; day; clear
# action: L jump happy; heroes jump happy; grownup wave towel; friends clap
# things: swimming-pool; ladder; towel
# things for slide: swimming-pool; slide; towel
{
- is_slide:
{~Down came {H}, all the way, round the last bend and out at the bottom.|{H} went down the big slide today, from the very top. There was a splash.|There are thirty steps to the big slide. {H} went up them all today, and did not come down by the steps.}
- else:
{~{H} jumped. It was the big board, and there was nothing under it but air, and then there was a splash.|Off the big board went {H}, today, feet first. There was a splash.|There are nine steps to the big board. {H} went up them all today, and did not come down by the steps.}
}
Everybody clapped. {young:{L} came up with wet hair, and was very proud.|{L} came up with hair all over, and got to the side, and held on to it, and was as proud as a ship.}
“I did it!” said {L}. ¶ “You did it!” said {grownup}, and put the towel round. # usual
{is_wished_person:{wished_person} would have to be told of it. But what was there to tell?} # wished
“Was it high?” asked {grownup}. ¶ “It was until I had done it,” said {L}. # usual
“What did it look like?” asked {L}. {young:“I had my eyes shut.”|“I had both eyes shut the whole way. I missed it.”}
-> DONE

=== s2
# shot: two
# place: swimming-pool; day; clear
# action: L point curious; heroes stand; grownup think; friends stand; lifeguard point
# things: swimming-pool; towel; themed; bench
# things for slide: swimming-pool; towel; themed; slide
# people: lifeguard
{L} wanted to see {is_slide:the whole ride|the jump}. {young:Everybody else had.|It seemed hard that everybody at the pool should have seen it but {L}.}
{joining}
{themed_a} had been on the bench, facing the wrong way. # personal
“You looked like a spoon,” said {grownup}. {young:“You were quite straight.”|“Straight as a spoon, and then you went in, and there was tea everywhere.”}
{hinderer_person:“More like a frog,” said {hinderer}, and showed how, and needed room for it.} # beat
{hinderer_animal:{hinderer} had been in as well, and had come out and shaken, so that two ladies saw nothing but spots.} # beat
{hinderer_carried:{hinderer} had been put down with a hat on top, and had seen the hat.} # beat
{L} asked the lifeguard, on the high chair. “I saw the feet,” she said. {young:“Feet are what I look at.”|“It is the feet I look at. Yours were together. Most are not.”}
“And the rest of me?” ¶ “Somebody else will have had the rest,” said the lifeguard. # usual
That made a spoon with feet. {young:It was not enough.|It was a beginning, but it was not a picture.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: swimming-pool; day; clear
# action: man read newspaper; L look-up curious at man; heroes stand; friends stand
# things: bench; swimming-pool; towel
# people: man(old)
A man on the bench had seen it over his newspaper. {young:“I saw you go up,” he said, “and then I saw the splash.”|“I had you at the top,” he said, “and then I turned over, to the sport, and when I looked again there was the splash.”}
“And in between?” ¶ “In between I was in the cricket,” said the man. {young:He was sorry.|He said that he was sorry, and that nothing had happened in it.}
He remembered the splash very well. {young:It came up to here. He showed where his paper was wet.|It had come as far as page six, and he held up page six, and there it was, {~nearly the shape of a hen|all along the top}.}
{L} was allowed to keep the page. It was part of it, after all, and the man had done with page six. # more
That was the end of the jump, then, and there was still no middle. # more
-> DONE

=== l1
# aside
# shot: behind
# place: cafe; day; clear
# action: L draw paper; heroes draw; friends sit; boy point
# things: table; paper; pencil; window; cup
# people: boy(young)
They drew it in the café, behind the big window. {young:First came the feet, then the spoon.|The feet came first, as those were certain, and on top of the feet they put the spoon.}
A small boy was eating chips at the next table. {young:“I saw you. Your mouth was open,” he said.|“You had your mouth open,” said the boy. “I thought that you were going to say something.”}
“What did I say?” ¶ “Aaa,” said the boy. {young:It went on for three chips.|He could not say how long it was in seconds, but he had had three chips in the time.}
So the mouth was put in, and it was a big one. {young:It was bigger than the head.|There was not room for it on the head, and some of it had to be in the air, behind.}
The drawing had been dripped on, so it was wet in the right places. # more
“Is that you?” asked the boy. ¶ “It is going to be,” said {L}, and gave it hair, all of it going up. # more
-> DONE

=== s3
# shot: close
# place: swimming-pool; afternoon; clear
# action: L look-up worried; heroes stand; grownup kneel; friends sit
# things: towel; swimming-pool; goggles; paper
By now {L} had a spoon, and two feet, and {young:a very big splash|a splash that everybody had seen from the front}. They did not go together.
{L} shut both eyes, to look at it, {young:and saw a spoon.|and there was a spoon, jumping.} It was not right. It was not {L}.
“Now I shall never know,” said {L}, and sat down on the bench, {young:where it was wet.|which was wet, and did not care.} # usual
{helper_person:“You are asking the wrong people,” said {helper}. “We were all down here.”} # beat
{helper_animal:{helper} came and licked {L} on the knee, which still tasted of pool, and {L} had to laugh.} # beat
{helper_carried:{helper} was held up to look, and looked only at {L}.} # beat
“I saw the outside,” said {grownup}. {young:“What was it like inside?”|“That is all that anybody could see from here. What was it like from the inside?”}
“It was dark inside,” said {L}. “My eyes were shut.” {young:But that was not all.|Then {L} stopped, with the towel half on, because that was not all that it had been.}
There had been wind. {young:It blew up the nose.|It had come from below, and had gone up the nose.} There had been a lot of it, {young:for such a short way.|for so short a way.} # usual
-> DONE

=== m2
# aside
# shot: two
# place: swimming-pool; afternoon; clear
# action: L point happy; heroes point; grownup listen; friends sit
# things: towel; bench; swimming-pool; ladder
# things for slide: towel; bench; swimming-pool; slide
“Go on,” said {grownup}. {young:So {L} went on.|{L} went on, with both eyes shut, since it was all in there.}
Before the wind there was {is_slide:the edge. {young:It was cold to sit on.|It was wet, and cold to sit on, and it hummed a bit.}|the board. {young:It was rough, like toast.|It was rough, like toast, and it gave a bit, like nothing else.}} # usual
And before that there had been the heart. {young:Bump, bump, it went.|It went in the ears, and it went in the knees, and {L} had thought that the whole pool could hear.}
“Nobody heard that,” said {grownup}. {young:“That is only yours.”|“You are the only one who could tell us that.”}
{pausing} # company
A heart was put down on paper, in red. It took up most of the middle. # more
“Shall I do the wind now?” asked {L}. ¶ “In a moment,” said {grownup}. “I am still at the heart.” # more
-> DONE

=== l2
# aside
# shot: above
# place: swimming-pool; afternoon; clear
# action: lifeguard listen; L wave; heroes wave; friends sit; man listen
# things: swimming-pool; bench; chair; towel
# people: lifeguard; man(old)
The lifeguard had come down from the high chair, as it was her tea time, and she stayed to hear it. {young:So did the man from the bench.|So did the man from the bench, with his thumb in the paper.}
“I only ever see the feet,” she said. {young:“I want to know the rest.”|“Eleven years of feet. I have often wondered how it goes on.”}
{L} told them about the moment {is_slide:on the edge|at the end of the board}, when you have not gone and you are not staying. {young:“That is a long one,” said {L}.|“That bit is longer than all the rest,” said {L}, “and it does not show.”}
“No,” said the lifeguard. “That does not show at all.” {young:She wrote it on her hand.|She took the pen from behind her ear, and wrote it on her hand, so as to have it.}
“And I was in the cricket,” said the man, and shook his head. # more
The high chair stood empty all that time, and dripped, but there was nobody in the water. # more
-> DONE

=== s4
# shot: two
# place: swimming-pool; dusk; clear
# action: L point proud at grownup; heroes sit happy; grownup listen; friends listen
# things: towel; bench; swimming-pool; paper
“And then?” they asked. They had all come close by now. # usual
“Then there was nothing,” said {L}. {young:“Nothing on my feet. It was very quiet.”|“There was nothing on my feet, not even floor, and it was so quiet that I could hear my own hair.”}
“And then?” ¶ “Then it went green.”
“You had your eyes shut,” said {grownup}. ¶ “It was green {young:on the inside|through the lids},” said {L}. “With bubbles. They went up past my ears, and I went the other way.” # usual
Nobody said anything. {young:Nobody had seen that.|Not one of them had seen that, and they had all been there, with their eyes open.}
“And I thought: I have done it. {young:I thought it under the water.”|I thought it down there, before I came up, and before anybody clapped.”}
“So you did see it,” said {grownup}. {young:{L} had seen it all.|It turned out that {L} had had the best place of anybody.} # usual
-> DONE

=== m4
# shot: wide
# place: street; dusk; clear
# action: L walk happy; heroes walk; grownup carry bag; friends walk
# things: bag; street-lamp; wall; towel
They went home with wet hair. {L} told it once more, from the inside.
There was a kerb on the way, and {L} stepped off it with both eyes shut.
It was a very short one. There was no time for green.
Then they came to the wall by the school, and {L} looked up at it, and walked on by. One was enough for a day. # more
“Well?” said {grownup}. ¶ “It had a bit of wind,” said {L}.
The bag went drip, drip, all down the street. # more
At the gate they could still smell the pool. It was in their hands. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; dusk; clear
# action: L eat happy; heroes eat; grownup sit; friends sit
# things: table; spoon; paper on wall; bowl; soup in bowl
The drawing was put up by the fridge. It had feet, a spoon, and a mouth.
{L} looked at it, over the soup. Then {L} got down, and fetched the green.
There was a lot of green to put in. It went right up to the edge.
Nobody asked what it was. They had been told. # more
The real spoon lay by the bowl. It was quite straight, and had a very big head. # more
“Is there a splash?” asked {grownup}. ¶ “Not yet,” said {L}. “There I am still in the air.” # more
“Aaa,” said {L} to the soup, and went in. It was good soup.
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: L wash sleepy; heroes wash; grownup hold towel; friends sit
# things: basin; towel; flannel; mirror
There was a face to be washed. {L} shut both eyes for it, tight.
It was dark, and then it was wet. It went a bit green.
There were two bubbles. They went off on their own. # more
The tap ran, and it was like the end of the wind. # more
“Are you still in there?” asked {grownup}.
“I am coming up,” said {L}.
And the towel was there. It was the same towel. It had dried.
-> DONE

=== l4
# shot: object
# place: swimming-pool; night; stars
# action: heroes look-up sleepy
# things: swimming-pool; ladder; chair; moon
# things for slide: swimming-pool; slide; chair; moon
The pool was shut, and the lamps were off.
The high chair had no one on it. There were no feet to see.
The water lay flat. It had put it all away, each splash. # more
{is_slide:The slide stood there. It did not hum.|The board stuck out. It did not give.}
Only the moon had gone in. It had its eyes open. # more
It did not make a splash at all.
On the bench lay a newspaper. Page six was gone from it. # more
A drop hung on the ladder. It let go with its eyes shut. Plip. # more
Then it was quiet, and it was green a long way down. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sit
# things: pillow; lamp; paper; towel
Then it was bed, and it was late. # usual
{resting}
{dream} # spare
“Tell me,” said {grownup}, “once more.” # usual
But {L} had shut both eyes. {L} had a look.
There was the edge. There was the wind. It was soft.
There was no floor. There was no sound.
Then it went green.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card came through the door in the morning, with a wet corner. It was from the lifeguard. “I tried it myself,” she wrote, “after we had shut, to see the part that does not show. You were right about the wind. I kept my eyes open, like a fool, and saw only tiles.” {H} read it at breakfast, twice, and put it up by the fridge.
-> DONE

=== next_bedtime
The card hung by the fridge. In the dark it was green, or nearly.
-> DONE
