# about: tired; angry(everything|overtired|nothing); frustrated(overtired|exhausted)
# also: funny; angry; frustrated; sad; cannot-sleep; staying-in-bed; bedtime; broken-thing; happy; bad-day; food; eating; too-excited; journey; school-day; outing
# wants: child
# role grownup: parent = the grown-up with the soup
# kind silly: silly|giggl*|laugh*|hyper|bonkers|loopy|daft|funny
# kind cross: cross|grump*|angry|cry*|cried|tears|meltdown*|broke|broken|moan*|whin*|tantrum*|hangry
# ages: 3-9
# holds: dark(kind)

=== title
{~The Feet First|Only the Ears}
-> DONE

=== s1
# shot: wide
# place: kitchen; dusk; clear
# action: A sit-on-chair sleepy; heroes sit-on-chair sleepy; grownup stir pan; friends stand
# action for silly: A sit-on-chair laughing; heroes sit-on-chair laughing; grownup stir pan; friends stand
# action for cross: A sit-on-chair cross; heroes sit-on-chair cross; grownup stir pan; friends stand
# things: table; bowl on table; spoon on table; coat on chair
# things for cross: table; 2 bananas on table; spoon on table; coat on chair
{~“I am not tired,” said {H}, {young:and put a sock on. It was on a hand.|and pulled on a sock, and it was on a hand.}|{H} had got as far as the chair, {young:and sat on the coat.|and had sat down on the coat, with one arm still in it.}|There was soup. {H} had the spoon, {young:and it was the wrong way up.|and could not think which end of it to eat with.}}
{
- is_silly:
“Spoon,” said {A}. {young:What a word! “Spoon!”|It was only the word, but there had never been one like it. “Spoon!”} {A} laughed so much that the soup had to be moved.
- is_cross:
There had been a banana, and it had broken. {young:“Make it whole!” said {A}.|“I want it not to be broken,” said {A}, to the banana, and to the table, and to the soup.}
- else:
{A} looked at the soup, and the soup looked at {A}. {young:Then nothing happened.|For some time neither of them did anything about it.} # usual
}
“You are tired,” said {grownup}. ¶ “I am not,” said {A}. “I am staying up. {young:It is my feet.”|It is only my feet that are tired.”}
One shoe was under the table already. It had not waited to be told. # more
“Then the feet can go to bed,” said {grownup}, {young:“and you stay up.”|“and the rest of you can stay.”} That was fair.
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: A sit happy; grownup fold blanket at A; heroes sit; friends sit
# things: sofa; blanket; 2 shoes; lamp; themed
So {grownup} put the feet to bed, at the end of the sofa, under the green blanket. {young:“Goodnight, feet.”|“Goodnight,” they both heard, the left one and the right.}
They were still warm from the shoes. Nobody told them a story. They did not need one. # more
{joining}
{themed_a} was at that end as well, and had to be lifted over. # personal
{
- is_silly:
“Feet,” said {A}, and that was one of those words, too. {young:The feet laughed.|The laugh went down both legs, and even the blanket shook.} # usual
- is_cross:
“It is the wrong blanket,” said {A}. {young:But the feet liked it.|The feet did not mind the blanket. They had not been asked about the banana, either.} # usual
- else:
The feet did not say one word. {young:They were hot, and then they were heavy.|{A} could feel them go, first the heels, and then the toes, from the small end.} # usual
}
{hinderer_person:“Are the feet asleep?” asked {hinderer}, and lifted the corner, and then they had to be put down again.} # beat
{hinderer_animal:{hinderer} got in at that end as well, and turned round on the feet, three times.} # beat
{hinderer_carried:{hinderer} was put in with the feet, so that they should have somebody, and slid down between them.} # beat
“I am still up,” said {A}. ¶ “So you are,” said {grownup}. “What about the knees?”
The rest of {A} sat at the other end, quite straight, and was up. # more
{young:The knees were a bit tired.|The knees, now that they were mentioned, had been up and down all day.} So they went, too. {young:“Goodnight, knees.”|They went in one at a time, as there were two of them.}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A point; grownup tuck-in A; heroes sit; friends sit
# things: sofa; blanket; lamp; cushion
Then there were the arms. {young:One had carried the bag.|The left one had carried a bag, and the right one had held on in the bus.}
“Are they tired?” asked {grownup}. {young:One went up, and fell down.|{A} held one of them up, to see. It stayed there for a moment, and then it was not there any more.}
So {grownup} put the arms in, {young:one on each side.|one down each side, with their hands on, and did the blanket up to the chin.}
{pausing} # company
One thumb came out again. {young:It said that it was not tired.|It wished to say that it had not done anything all day but {~hold on|point}.}
“Thumbs have to go with the hand,” said {grownup}, and it went. # more
Nobody saw the elbows go. They had just gone. # more
Nobody sang to the arms. They were told that they had been a great help with the bag. # more
Now there was a good deal in that bed, and less and less of {A} to talk to. # more
-> DONE

=== l1
# aside
# shot: two
# place: living-room; dusk; clear
# action: grownup give spoon at A; A eat soup; heroes eat soup; friends sit
# things: sofa; blanket; bowl on table; table; spoon
“What about supper?” said {A}. {young:Only the head could come.|The hands were in bed, and so was the whole of the middle, and it was a question of getting soup to a head.}
{grownup} brought it with the spoon. {young:The mouth was up. It opened.|The mouth was up, and opened, but it had forgotten how to shut.}
{is_silly:“Spoon,” said the mouth, when it could. {young:The soup shook.|{grownup} begged it not to, as it was a clean blanket.}|{is_cross:“It is too hot,” said the mouth. “It is too cold.” {young:It was just right.|In between there was one that was right, and nothing was said about that.}|{young:The soup went down a long way.|“Is there anybody down there to have it?” asked {grownup}, and they heard it arrive.}}}
It took eleven spoons. {young:At nine the eyes shut.|At the ninth one eye shut, like a shop, and had to be called.} # spare
The bread was left. Bread is for people who can still chew. # more
“I am not tired,” said the head. {young:“I am only warm.”|“I was only thinking with my eyes shut.”} # more
The spoon came and went, like a small bus, and it was less full each time. # more
{A} had a napkin on, from ear to ear. It was the same white as the pillow would be. # more
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: A lie-back curious; grownup sit calm; heroes lie-back; friends sit
# things: sofa; blanket; lamp; cushion
Before long it was only the head that was up. {young:It looked at the lamp.|It had {A} in it, and it looked about.}
It is not much to be a head. {young:It saw the lamp. It saw a bit of door.|It sees a lamp, and some door, and cannot go and see the rest.} # usual
It could turn to the left. It could turn to the right. That was soon done. # more
“What are they doing down there?” asked {A}. {young:“They are asleep,” said {grownup}.|¶ “They are having a lovely time,” said {grownup}.}
{helper_person:“Mine are green with envy,” said {helper}, and looked down at two feet that were still on duty.} # beat
{helper_animal:{helper} put down a chin on the feet, and sighed, and that was one more gone.} # beat
{helper_carried:{helper} was in there, too, and could have told them, but did not come up.} # beat
{A} called to the feet. {young:They did not say a word.|{A} called quite loud, and there was no answer, not so much as a toe.}
“I will go and see how they are,” said {A}, {young:“but I will not sleep.”|“but only to see. I will come up again.”}
And down went the head, {young:on the cushion.|sideways, on the cushion, with its ear to the blanket.}
It was only to listen. Both the eyes were open, or one of them was. # more
-> DONE

=== m2
# aside
# shot: above
# place: living-room; dusk; clear
# action: A lie-back sleepy; grownup sit sleepy; heroes lie-back; friends sit
# things: sofa; blanket; 3 cushions; 2 slippers
It was a good place to listen from. {young:The feet breathed.|{A} could hear the blanket, and the sofa, and somebody’s middle at work on the soup.}
“Are they all right?” asked {grownup}. {young:“They are warm,” said {A}.|“They are saving me a place,” said {A}, “between the knees and the end.”}
Now {grownup} had a look at {grownup_its} own feet, {young:and they were tired.|which had been standing at a stove, and had not been asked.}
So they went up, too. {young:Now there were four.|Now there were four of them in a row, under the green blanket, and nobody could say from the top whose was whose.}
“Goodnight, feet,” said {A}, to the lot. # more
One pair of slippers was left to stay up alone, with its mouth open. # more
The lamp was moved a bit, so that it should not shine on so many feet. # more
“Can you feel mine?” asked {grownup}. ¶ “Which are yours?” said {A}. It was warm down there. # more
-> DONE

=== l2
# aside
# shot: wide
# place: hallway; dusk; clear
# action: A yawn; heroes yawn; grownup stand; friends stand
# things: stairs; lamp; coat on hook; hook
Somewhere in all this there was a yawn. {young:It came in at the feet.|It began right down at the feet, where they keep them, and came up by way of the knees.}
When it got to {A} {young:it was as big as a bus.|it was the size of a garage, and both eyes had to move to the side.}
Then {grownup} had it. {young:Then it went to the clock.|From there it went on to whoever was next, and then out into the hall, where a coat fell off its hook.}
“That was not mine,” said {A}. {young:“It was my feet’s.”|“I was only where it came out.”}
There was another on the way. It was already on the {~stairs|ankles}. They let it by. # more
The dog next door had it, too. They heard it, through the wall, with a squeak at the end. # more
“It is only yawns,” said {A}. “I have had them before. It is nothing to do with bed.” # more
-> DONE

=== s4
# shot: two
# place: hallway; night; clear
# action: A walk sleepy; grownup carry blanket; heroes walk sleepy; friends walk
# things: stairs; lamp; blanket
They could not stay on the sofa, of course. {young:All of them had to go up.|All the parts had to go up the stairs, and into the one bed.} # usual
The feet went first, {young:as they know the way.|asleep, since they know the way by heart.} {A} came last. {A} was carried on top, like a hat. # usual
Each stair was a bit higher than the one before. Stairs are like that at bedtime. # more
{is_wished_day:“And {wished_the_day} is not till they are all up,” said {grownup}.} # wished
{
- is_silly:
“Stairs,” said {A}. {young:It was a long word. They had to go up it.|It seemed a long word, and they had to go up all of it.}
- is_cross:
The two halves of the banana came up as well, on a saucer. {young:They lay side by side.|They lay there side by side, and they looked quite well. They had needed to lie down.}
- else:
On the way a sock fell off, and stayed where it was. {young:It was tired.|It had had enough, too.}
}
“Have we got all of you?” asked {grownup}. ¶ {A} counted. {young:There was a lot to count.|It came out differently each time, but it was a good many.}
It would have been a pity to leave an elbow down there, and not know till the morning. # more
-> DONE

=== m4
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth sleepy; grownup hold towel; heroes brush-teeth; friends sit
# things: basin; toothbrush; towel; mirror
The teeth were still up. They always stand.
{A} leaned on {grownup}, and did them from left to right.
“Who is that?” asked {A}, of the mirror. That one had its mouth full. It had its eyes shut.
The flannel went round. There was a bit of soup, on one ear. # more
“The ears are up,” said {grownup}. ¶ “They are last,” said {A}. “They always want to know.”
The water ran. It was the only one in there that was in a hurry. # more
“Spit,” said {grownup}, and somebody did. It may have been {A}. # more
-> DONE

=== l3
# shot: wide
# place: bedroom; night; clear
# action: A stand sleepy; grownup pull pyjamas; heroes stand sleepy; friends sit
# things: bed; pyjamas; lamp; sock
It is hard to dress arms when they are asleep. They go where they like.
One went in a leg. It had to come out again.
The head got in, and saw that it was dark, and stopped. It was quite happy in there.
“Come out,” said {grownup}, at the top. The hair came. Then came the rest. # more
The buttons were done up one too high. They could stay like that. # more
A foot was woken for the trousers. It looked about, and went back to sleep in the left leg. # more
There was a hand at the end of one sleeve. {grownup} shook it, and said good night to it. # more
-> DONE

=== m3
# shot: close
# place: bedroom; night; stars
# action: A lie-back sleepy; grownup sit; heroes lie-back sleepy; friends sit
# things: bed; quilt; pillow; lamp
{grownup} put them all in bed, in the right order.
“Feet?” {grownup} whispered. There was no answer.
“Knees?” Not a word. They were well away.
“Hands?” One finger came up. It went down. # more
They had the quilt on, and it was not the wrong one. # more
“Elbows?” They were in, and quite flat. Somebody had folded them. # more
“Nose?” The nose was busy. It did in, and out, and it had not been told to. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes look-up sleepy
# things: table; bowl on table; spoon on table; chair; coat on chair
Down in the kitchen it was all lying down, too. The spoon lay on its side. The coat lay on the chair.
The soup had a skin on. That is how soup goes to bed.
The tap said plip. The tap had not been tired, either. # more
The chair stood. Chairs do. But it had its arm in a sleeve. # more
Under the table lay a shoe, on its side. It had been the first one to go. # more
On the sofa there was a dip, at the one end. It was still a bit warm. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A lie-back sleepy; grownup sit; heroes lie-back sleepy; friends sit
# things: bed; quilt; pillow; lamp
{resting}
{dream} # spare
“Are you still up?” asked {grownup}.
“Yes,” said {L}. Not much of it came out. The mouth had gone. # usual
Then the eyes went. The left one was the first. # usual
Only the ears were up now. They had the clock to hear. # usual
Ears are the last to go. There was one on each side. # more
They heard the lamp go click.
They heard the door go nearly shut.
That was all. They went, too.
Goodnight, feet. Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The feet were up first, in the morning. They were out at the end of the bed, all by themselves, before there was anybody awake at the top, and they had been talking.
They went to the window, and to the stairs, and only there did {H} wake up, and see that it was the kitchen. Breakfast was there. “Who called?” asked a voice at the stove. “It was us,” said the left one. “We went to bed at six.”
-> DONE

=== next_bedtime
“Goodnight, feet,” came from the top of the bed. One big toe was still up, but it was only looking.
-> DONE
