# about: screens
# also: angry; sad; frustrated; staying-in-bed; bored; patience
# news: bad
# never: before school|in the morning|mornings|at breakfast|before breakfast
# wants: child
# role grownup: parent = the grown-up with the towel
# ages: 3-8
# holds: screen(kind), badger(kind), dark(kind)

=== title
{~Next Time, Breakfast|The Other Side of the Glass}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A reach-up surprised at computer; heroes point happy at computer; badger peek curious behind computer; friends sit on sofa; grownup hold towel
# things: computer on table; table; sofa; towel
{~“One more,” said {H}, {young:after the last one.|after the last one, and the one after the last one.} On the screen was a badger, who digs.|The badger on the screen had dug a hole and got out of it four times since tea. {young:“One more!” said {H}.|“One more,” said {H}, for there was sure to be another hole.}|A thumb was coming. {young:Down it came to turn the screen off. “One more!” said {H}.|It was coming over the back of the sofa, towards the button, and {H} saw it coming. “One more!”}}
{is_wished_saying:{wished_saying} {A} had been saying so all day, to that same badger, who had written it down.} # wished
“Say goodbye to the badger,” said {grownup}, because that is what you say.
So {A} went up to the glass, quite near. {young:The badger came up as well, and there they were, nose to nose.|On the other side the badger had come up as well, until they were nose to nose.}
“Could you sit down?” said the badger. “You are in front of the bath.” # usual
“What bath?” asked {A}, who could not see a bath.
“It is on next,” said the badger, {young:“and you are in it, so we always look.”|“and we never miss it.”}
-> DONE

=== s2
# shot: two
# place: living-room; dusk; clear
# action: 3 badgers sit happy on sofa; duck sit happy on sofa; A stand surprised at badger; heroes peek curious; friends walk
# things: sofa; bowl on sofa; nut in bowl; rug; themed behind sofa
There was a sofa in there. On it sat three badgers and a duck, under a rug, {young:with a bowl of nuts.|passing a bowl of nuts without looking down.} They were all looking out.
On the back of it was {themed_a}, since they like to have what you have. # personal
“It is the one with the bath,” said the badger. “Shh.”
“It is bedtime,” said {A}. {young:“It is not a programme.”|“It is only bedtime. It is not for looking at.”} ¶ “It is the best one,” said the duck. # usual
A screen may not go in by the bath. {young:So it stood on a chair, outside the door.|So it was put on the landing chair, which has a good view of the bath.}
{joining}
{hinderer_person:“Excuse me,” said {hinderer}, and stepped across, and in there three badgers and a duck leaned to the left.} # beat
{hinderer_animal:{hinderer} sat down in front and looked in. “It is all nose now,” said the badger.} # beat
{hinderer_carried:{hinderer} had been left on the chair as well. “Who is that?” said the duck. “They have made it bigger.”} # beat
Into the bath went one foot. “Oh, it is hot,” said the badgers. {young:“It was hot last time!”|“It was hot last night as well,” they told the duck, who had been asleep for that.} # usual
-> DONE

=== m1
# shot: behind
# place: bathroom; dusk; clear
# action: A reach-down worried at soap; badger point surprised; duck look-up; friends stand laughing; heroes peek curious
# things: bath; soap in bath; boat in bath; computer on chair; chair
You feel odd, watched in the bath. {young:{A} did it all very well.|{A} did rather more knee than usual.}
“Now it goes for the soap,” said the badger, who had seen them all. {young:“And the soap gets away!”|“Look at the soap. It is going to get away, and nobody has told them.”}
And away it got. They held on to each other, in there.
“Left!” they called. “By the {~boat|duck}! No! Left!”
{young:{A} got it with both feet.|{A} got it with both feet, after a struggle, and the nuts went all over the rug.} # spare
“That was a repeat,” said one badger. ¶ “They never do it quite the same,” said the other. # more
The old one had seen the soap get away a hundred times, and still did not know how it would end. # more
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; dusk; clear
# action: A peek curious at drawer; badger point worried at A; duck shout; heroes think; friends peek under bed
# things: drawer; sock on A.back; computer
Next was the foot with the sock. {young:One sock was on. One was not there.|One was on, and the other had not been seen since the stairs.}
“Where is it?” said {A}, and looked in the {~drawer|basket}.
“Behind you,” said the whole sofa.
{A} looked. {young:Not there! Still behind.|But the thing about behind is that it comes round with you.}
“Behind you!” they said. They were standing on the cushions. The duck could not bear it, {young:and got under the rug|and had gone under the rug until somebody should tell it the end}.
The sock was on {As} back, by the {~heel|toe}. “I knew it,” said the old badger. {young:“It was on the back.”|“I said so on Tuesday. It is always whoever you think of last.”}
“Is it always like this?” asked {A}. ¶ “Only the good ones,” said the duck, from under the rug. # more
-> DONE

=== m2
# aside
# shot: two
# place: bathroom; dusk; clear
# action: A brush-teeth happy; heroes brush-teeth; 3 badgers peek curious; friends stand happy
# things: mirror; basin; mug on basin; computer
Then it was teeth. {young:They all came up close.|There is a lot to look at in teeth, and four noses came up to the glass.}
{A} did the front ones, and the side ones, and put the brush back in the {~cup|mug}.
“And the back?” said the badger.
“I don’t always do the back,” said {A}. {young:“It is a long way.”|“They are a good way off.”}
“So we have noticed,” said the badger. {young:“We all want to see how they are.”|“You get to care about them. It stops, every time, just before the back, and you lie awake.”}
So the back ones were on as well, that evening. {young:They all clapped, and the duck had to sit down.|On the sofa they called it the finest thing of the year.}
{pausing} # company
-> DONE

=== l2
# aside
# shot: above
# place: living-room; dusk; clear
# action: badger think calm on sofa; duck sit happy on sofa; A listen curious; heroes sit; friends sit
# things: sofa; kite over sofa; spade; hole
“What did you do before you had us?” asked {A}.
They thought about it. {young:“We dug,” said one.|“There was a certain amount of digging,” said the old one.}
“There is a hole,” said another. “I was half in it. {young:Then you came on.”|I just looked up for a minute, because I heard a spoon.”}
“When was that?” ¶ “At the porridge,” they said. {young:And still it was half a hole.|It had been half a hole ever since, and by now there was a frog in it.}
The duck had had a {~kite|boat}, which hung there on a nail, with its tail down. # spare
“I could fly at one time,” said the duck. “I think that I still can.” # more
“We mean to go on with the hole,” they said. “After this one.” # more
Then they all looked to the front again, in case there was something with a towel. # more
-> DONE

=== s3
# shot: behind
# place: bedroom; dusk; clear
# action: A peek curious at computer; badger peek happy behind computer; heroes stand; friends point at computer
# things: computer; window; pillow
“Now you have to stop,” said {A}, by the bed.
“One more,” said the badgers. {young:{A} says it just like that.|They said it on three notes, and {A} knew them all.}
{A} told them that it was late. {young:They looked round {A}, to see the pillow.|They put their heads to one side, so as to see round {A}.} {A} held up a hand, and that made it worse, {young:for they liked the hand|for they wanted to know whose it was}. # usual
{helper_person:“Look past them,” said {helper}, quite low. “What is that, at the back?”} # beat
{helper_animal:{helper} looked in at the glass for some time, and not at the badgers, but past them.} # beat
{helper_carried:{helper} was held up to the glass instead. They looked at {helper}, and so {A} could look in.} # beat
{A} put an eye to the glass. {young:It was a nice evening in there.|Behind the sofa was a window, with a whole evening in it, not used.} A hole was half dug. And at the end of the row the smallest was asleep, sitting up, with a nut in one hand.
“There is no end to it,” said {A}. “That is the trouble. {young:I shall have to make one.”|Someone has to put an end on.”}
-> DONE

=== m4
# aside
# shot: wide
# place: bedroom; dusk; clear
# action: A play proud drum on bed; 2 badgers clap happy; duck listen; heroes dance; friends clap
# things: bed; sock; soap
{A} knew how an end goes. There has to be music, so {A} did that. {young:“Pom, pom, pom.”|Mostly it was pom, with a roll on the {~bed post|lid} towards the close.}
Then you say who they all were.
“The bath,” said {A}, “was the bath. {young:The soap was the soap.”|The soap was played by the soap.”}
They sat up, at that. {young:“It was very good,” they said.|“I always wondered,” said the duck. “It was so natural.”}
“The left sock was by my gran,” said {A}, “and the right sock was the left one.” # spare
“And the towel was the towel,” said {A}, “by kind permission of the towel.” # more
{many:“And I was me,” said {B}.|“And I was me,” said {A}.} ¶ They had guessed that. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; stars
# action: A reach-down proud at computer; badger wave sleepy; duck yawn; heroes wave; friends wave
# things: computer; lamp
“That was the end,” said {A}. {short:“Pom, pom. The bath was the bath. The soap was the soap.”}
“Oh,” they said, and looked about them, and stretched. {young:It is nice, when a thing is done.|An end has something to be said for it, once it has come.} # usual
“Will there be one tomorrow?” said the badger. {not short:It had the smallest one over its shoulder.}
“There is a new one every day,” said {A}. “Next time…” And {A} made them wait. # usual
“Next time, breakfast,” said {A}.
They all breathed in. {young:“Breakfast!” said the duck.|“With the spoon?” said the duck. “The actual spoon?”}
Then {A} found the button, and nobody had to help. It went click. {young:In the dark glass was {A}, looking out.|And there in the dark glass was {A}, who was on.}
-> DONE

=== l3
# shot: behind
# place: garden; night; stars
# action: badger dig happy; duck fly happy holding kite; A peek; friends sit; heroes look-up sleepy
# things: hole before badger; moon; kite
It was dark in there, but you could hear. First they put the nuts away.
Then a door went. There was a spade. There was the sound of a hole. It went on from half a hole.
“It is lovely out,” one of them said. “Has this been on all the time?” # spare
There was a flap, and then one more. The duck still could. # more
They asked the frog, and it did not mind. # more
By the sound of it they had got right down to the cool part. # more
-> DONE

=== m3
# shot: two
# place: bedroom; night; stars
# action: A carry sleepy computer; grownup tuck-in A; friends sit sleepy; heroes look-up sleepy
# things: shelf; computer
Then the screen went to bed. It has a shelf. It lay on its side.
“Was it a good one?” said {grownup}, because that is what you say.
“They liked the teeth,” said {A}.
There was a book as well. It has its end in it from the start. # more
You can see how far it is. You can feel it with a thumb. # more
The book had a badger in. It did not look up. It had a lot to do. # spare
They put a cloth on it, for the light. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: table; bowl on table; spoon in bowl; tap
Down in the kitchen all was ready. There was a bowl. There was a spoon in it.
They did not know that they were on next. Better so. It made them natural.
The spoon had the moon in it, upside down. # more
It lay quite still. It had done this for years. # more
The bowl was by its side. They went well together. # more
A tap said plip, and left it at that. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep; friends sit sleepy
# things: door
{L} lay down. The rug was the rug. # usual
{resting}
{dream} # spare
“Pom,” said {L}. It was very low. “Pom, pom.”
The pillow was the pillow. {not short:The door was the door, and it was open a bit. }The dark was the dark. It did that so well.
And all the stars were in it. # usual
“Next time,” said {L}.
But that was the end.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Breakfast had been on, and there was not a face to be seen. {H} went and knocked on the dark glass. There was no answer. But close up to it you could hear a spade, a long way in, and then the spade stopped.
“How was it?” asked a voice with its mouth full of earth.
“The spoon went upside down,” said {A}. “All by itself.”
“And we missed it,” they said to one another, and sounded quite well.
-> DONE

=== next_bedtime
Behind the dark glass it was quiet. It was a good deal deeper in there than it had been.
-> DONE
