# about: play(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours); eating(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours); new-pet(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours); listening(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours); funny(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours); habit(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours); bedtime(says he's a|says she's a|says he is a|says she is a|thinks he's a|thinks she's a|thinks he is a|thinks she is a|thinks he's our|pretending to be|pretends to be|pretend to be|is a dog now|is a cat now|been a dog|been a cat|been a kitten|been a puppy|been a dinosaur|being a dog|being a cat|being a kitten|being a puppy|he's a dog|she's a dog|he's a cat|she's a cat|she's a kitten|he's a kitten|she is a kitten|he's a puppy|she's a puppy|she is a puppy|he is a dog|she is a dog|he is a cat|she is a cat|he's a lion|he's a dinosaur|she's a dinosaur|only barks|only meows|only miaows|only woofs|only roars|barks at everyone|meows at|crawling around barking|on all fours)
# also: play; creature; person; eating; funny; listening; saying; habit; likes; character; new-pet; happy; wants-to-be; bedtime; teeth; dressing; staying-in-bed
# kind dino: dinosaur*|dino|t rex|t-rex|trex|tyrannosaurus|triceratops|velociraptor|raptor
# kind lion: lion|lioness
# kind horse: horse|pony|unicorn
# kind rabbit: rabbit|bunny
# kind cat: cat|kitten|kitty|pussycat|meow*|miaow*
# kind dog: dog|puppy|doggy|doggie|woof*|bark*
# wants: child
# role grownup: parent = the grown-up with the toast
# ages: 3-8
# needs: speaking
# holds: dark(kind)

=== title
{~Somebody Is in There|It Came to Breakfast}
-> DONE

=== s1
# shot: wide
# place: kitchen; day; clear
# action: L crouch happy; grownup stand holding plate; heroes stand; friends stand
# things: table; toast on table; chair; cup on table; window
{~{grownup} had called {H} to breakfast, {young:and {many:one of those who came|what came} was {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.|and counted, and the number was right, but {many:one of them|it} was {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.}|“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” said somebody under the table. {young:{grownup} looked for {H}, and {many:one of them|there} was {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.|{grownup} had called {H} to breakfast, and {many:one of those who had come|what had come} was {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.}|{H} {was} to come to breakfast, {young:and somebody came. But look, it was {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}!|and there were feet on the stairs, but they were not the usual feet. They were the feet of {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.}}
It had {L}’s pyjamas on, {young:and {L}’s nose.|and {L}’s nose, and it knew where the toast was kept.}
“Good morning,” said {grownup}, {young:and bent down to it.|and bent down, and looked it in the eye.} “Is {L} in?”
“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” said the {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}}. {young:That was a no.|It did not sound like a yes.}
“Then you had better have this,” said {grownup}, and put down the plate. {young:The toast was all eaten up, with no hands.|The toast was eaten without hands, and nothing was left but one crust, and a bit of jam on the nose.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: hallway; day; clear
# action: L crawl; grownup hold coat; heroes stand; friends stand
# things: coat in grownup.hand; hook; mat; boot on mat
How do you put a coat on {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}? {young:A coat has only got two sleeves.|A coat has two sleeves, and an animal has four of everything.}
“Which two would you like to have warm?” asked {grownup}. ¶ It had to think about that, {young:and put in the two at the front.|and put in the front two, who are always the first.}
The buttons had to go on the back, {young:so that it could walk.|since there was too much going on underneath.} It looked very fine from above.
“It is {L}’s coat,” said {grownup}. “I hope that {L} does not mind.” {young:The {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} did not think that {L} would, and went to show it to the gate.|The {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} did not think that {L} would, and took it out, to show it to the gate.}
The boots were harder. There were only two, {young:and so first the front had them, and then the back.|and so each end of it had them for a while.} # more
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: L crawl happy; neighbour wave; heroes walk; grownup walk; friends walk
# things: gate; hedge; bush; puddle
# people: neighbour(old, she)
{joining}
{is_loved:“It is a pity that {L} is out,” said {grownup}, “for I had wanted to talk about {loved}.” One ear went up.|{musing}} # personal
The {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} went round the garden once, and smelled all of it, {young:as you have to.|the corners twice, as you have to when you are one.}
A neighbour looked over the hedge. “Good morning,” she said. “Is {L} in?”
“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” said the {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}}.
“I am afraid not,” said {grownup}. {young:“There is only this.”|“We have only got this, and it does not say very much.”} ¶ “What a nice one,” said the neighbour. {young:“Does it bite?”|“I always wanted one of those. Does it bite?”} # usual
{hinderer_person:“But that is {L},” said {hinderer}. “{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” it said, from so close that {hinderer} took it back.} # beat
{hinderer_animal:{hinderer} walked all the way round it, and smelled it behind the ear, and was too polite to say anything.} # beat
{hinderer_carried:{hinderer} was put down on the grass, and it looked at {hinderer} from so close that they could both see nothing.} # beat
It did not bite. It let itself be stroked, on the head, {young:and shut both eyes.|and shut both eyes, and held its head so that she got behind the ear as well.} # usual
-> DONE

=== l1
# aside
# shot: behind
# place: living-room; day; clear
# action: L crawl curious; heroes kneel; grownup stand; friends sit
# things: sofa; table; rug; button; sock
From low down the house is another house. {young:It is all legs, and no tops, and you meet a lot of socks.|It has no tops to it, only undersides, and legs, and people’s socks.}
There was a word on the underside of the table, in pencil, {young:where nobody ever looks.|where somebody had written it before it was a table.}
There was a whole road behind the sofa, {young:with a button on it, and one bit of the puzzle with the ship.|with a button on it, and a raisin, and one piece of the puzzle with the ship.}
“So that is where it was!” said {grownup}. {young:“{L} has looked and looked for that. What a pity to be out!”|“{L} looked for that for a week. What a pity that {L} is out.”}
It said nothing, {young:and went a bit red about the ears.|but it was pleased, and it is hard to look pleased and be out at the same time.}
{pausing} # company
The ship was finished, at last, {young:and {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}} had done it.|and it had been left to {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}} to do it.} # more
-> DONE

=== s3
# shot: above
# place: kitchen; dusk; clear
# action: grownup look-up; L point at drawer; heroes stand; friends stand
# things: table; pot on table; drawer; bowl on table; themed
All day {grownup} asked, now and then. “Is {L} in?” “{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” it said, {young:and that was that.|and they had to do without.}
“That is bad luck,” said {grownup}, by the pot. {young:“{L} knows where the big spoon is. I don’t.”|“There is nobody else in the house who can find the big spoon.”}
Of course it could not know where a spoon is. {young:But it went for a walk, and it stood still in front of a drawer.|But it happened to go for a walk just then, and it happened to stand still in front of the second drawer.} “{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” it said.
{helper_person:“It says that it smells spoon,” said {helper}, who had learned a bit of the language since breakfast.} # beat
{helper_animal:{helper} came and stood in front of the drawer too, since there was something in the air, and it might be ham.} # beat
{helper_carried:{helper} was put down in front of the drawer, too, so that there should be no mistake.} # beat
“How clever they are,” said {grownup}. It was the right drawer.
{themed_a} was in there as well, and had not been asked. # personal
“Thank you,” said {grownup}. {young:“But {L} always asks what is for pudding. Nobody has, today.”|“It is just that {L} would have asked what there is for pudding. Nobody has, today.”} ¶ It looked at the pot for a long time. # usual
-> DONE

=== m2
# aside
# shot: wide
# place: bathroom; dusk; clear
# action: L sit happy in bath; grownup hold toothbrush; heroes sit in bath; friends stand
# things: bath; towel; sink; rubber-duck in bath
In the bath the {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} would have nothing to do with the sponge. {young:It went under, and came up, and shook itself.|It put its head under, and came up, and then it shook itself from the front to the back.}
Now all of it was washed, {young:and so was the door.|and so were the door, and the window, and the towels.}
“Do animals have their teeth done?” asked {grownup}. ¶ It opened its mouth, {young:as wide as it would go, and then a bit more.|as wide as a drawer.} There were a good many in there, {young:and all of them were {L}’s.|and it was odd how much they were like {L}’s.}
So they were brushed, top and bottom. {young:It kept quite still.|“{L} never keeps as still as that,” said {grownup}, and its nose went up a bit.}
The duck had swum to the far end, and did not say who it thought it was. # more
-> DONE

=== l2
# aside
# shot: behind
# place: hallway; dusk; clear
# action: L listen telephone; grownup stand; heroes stand; friends sit
# things: telephone on table; table; lamp; stairs
The telephone rang. It was an aunt, {young:and she wanted {L}.|who had something to say to {L}, and to nobody else.}
“{L} is not in,” said {grownup}. {young:“We have {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.”|“I could let you have {is_dino:a dinosaur|{is_lion:a lion|{is_horse:a horse|{is_rabbit:a rabbit|{is_cat:a cat|{is_dog:a dog|an animal}}}}}}.”} ¶ “Then put it on,” said the aunt.
“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” it said into the telephone.
There was a rustle at the other end. {young:“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” said the aunt.|“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” said the aunt, as if she had never said anything else.}
They talked for a long time. {young:At the end they both said it very softly.|Parts of that must have been sad, and parts were so funny that the {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} had to lie down.}
“What did she want?” asked {grownup}. {young:But that was not for grown-ups.|But that had not been meant for {grownup}.} # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: L lie-front; grownup sit at L; heroes sit; friends sit
# things: mat; bed; lamp; pillow
At bedtime the {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} did not go to bed. It turned round three times on the mat, and lay down.
{grownup} sat down on the floor beside it. “You have been as good as gold,” said {grownup}. “Nobody could wish for a better {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}}.”
It shut one eye. # usual
“It is just that I have not seen {L} all day,” said {grownup}, “and I have something here for {L}. It is a goodnight.” ¶ “{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}}?” said the {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}}.
“No,” said {grownup}. “It only fits {L}.” # usual
It was quiet on the mat. The {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} looked at the door, and it looked at the lamp. Then it came up close, and put its mouth to {grownup_s} ear.
“I am in here,” it said.
-> DONE

=== m4
# aside
# shot: above
# place: bedroom; night; clear
# action: L sit happy; grownup hug L; heroes sit; friends sit
# things: mat; bed; lamp; slipper
“Were you there all day?” asked {grownup}. ¶ “I was right at the back,” said {L}.
“And was it warm?” ¶ “It was warm,” said {L}. “You look out at the eyes.” # spare
“I did think so, now and then,” said {grownup}. “There was something about the nose.” # spare
“I heard it every time,” said {L}. “You asked if I was in.”
“I will ask again, you know,” said {grownup}. “I like to know.” # more
-> DONE

=== l3
# aside
# shot: two
# place: bedroom; night; clear
# action: grownup stand; L climb bed; heroes lie-back; friends sit
# things: bed; mat; pillow; quilt
Then {L} got up on two legs. They felt rather long.
“And who gets the mat?” asked {grownup}. ¶ “Nobody,” said {L}. “The {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} wants to come up, too.”
“Is it clean?” ¶ “I washed all of it,” said {L}. “It was the same bath.” # spare
So they both got in. One of them went right down, to where the feet are.
It turned round three times. You could see it in the quilt. # spare
After that it lay still, and was warm.
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup sit; heroes lie-back; friends sleep
# things: bed; quilt; lamp; window
“Who goes to sleep first?” asked {grownup}. ¶ “The {is_dino:dinosaur|{is_lion:lion|{is_horse:horse|{is_rabbit:rabbit|{is_cat:cat|{is_dog:dog|animal}}}}}} does,” said {L}. “I look out a bit.”
There was not much to see. There was the lamp. There was {grownup}. # spare
“I can have it now,” said {L}. ¶ “What?” asked {grownup}. ¶ “My goodnight,” said {L}. “See if it fits.”
{grownup} tried it on {L}. It went from one ear to the other. # more
It was just the right size.
-> DONE

=== l4
# aside
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: mat; slipper on mat; moon; window
There was a warm place on the mat. No one was in it now.
The moon came in, and went round it once. It did not lie down. # spare
In the kitchen a big spoon lay in a drawer. It was in its place, and someone knew it. # spare
Out by the hedge it was dark. There was a good deal to smell out there. It would keep. # more
The house was quiet. They were all in.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; mat
In the bed it was dark and warm. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} bent down, to one ear. There was nothing to be seen but a nose.
“Is {L} in?” asked {grownup}, very low.
It took some time. It is a long way out, from in there.
“{is_dino:Rraa|{is_lion:Rrrr|{is_horse:Hnn|{is_rabbit:Sniff|{is_cat:Miaow|{is_dog:Woof|Mff}}}}}},” said {L}.
That was a yes.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Somebody came down to breakfast in the morning on two legs, and sat on the chair like anybody, and had toast, with hands.
“Is {A} in?” it was asked, to be on the safe side. ¶ “Yes,” said {A}. “But I am going out again at ten.” And at ten there was nobody in the kitchen. There was only something under the table, and a bit of jam.
-> DONE

=== next_bedtime
On the mat there was a warm place. Something had turned round there, three times.
-> DONE
