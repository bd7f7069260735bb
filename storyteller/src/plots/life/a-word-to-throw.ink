# about: angry(boot|wellies|welly|zip); frustrated(boot|wellies|welly|zip); broken-thing(zip got stuck|zip was stuck|zip on his coat got stuck|zip on her coat got stuck|zip got jammed|zip jammed|zip stuck); losing-well(boot); lost-match(boot|threw|thrown|kicked|stamp)
# also: angry; frustrated; losing-well; lost-match; sad; dressing; broken-thing; sorry; trying-again
# news: bad
# kind zip: zip|zips|zipper*|zipped
# kind fit: get them on|get it on|got them on|go on|would not fit|wouldn't fit|put them on|put on|too tight|wrong feet
# kind match: match|lost|lose|losing|final|football|rugby|hockey|beaten|league|tournament|cup
# wants: child
# role grownup: parent = the grown-up with the tea towel
# ages: 3-9
# needs: hands
# holds: shouting, dark(kind)

=== title
{~A Word to Throw|As Far as the Rug}
-> DONE

=== s1
# shot: wide
# place: living-room; dusk; clear
# action: A stand cross; heroes look-up cross; grownup stand surprised holding cloth; friends stand surprised
# things: boot on sofa; boot on rug; sofa; rug; lamp
# things for zip: jumper on sofa; sofa; rug; lamp
{~There was a thud, {young:and after that it was very quiet.|and after that a quiet in which you could hear the fridge.} {H} had thrown {is_zip:the jacket|both boots}, as hard as that goes.|{is_zip:The jacket|Both boots} had gone through the air, {young:and come down with a thud.|and come down with a thud, and the lamp was still nodding.} That was {H}.|{H} had thrown {is_zip:the jacket|both boots}. {young:It had made a thud, and it had not helped.|It had made a good loud thud, and it had not helped in the least.}}
{
- is_zip:
It was because of the zip. It had stuck half-way, {young:and would not go up, and would not go down.|where a zip will go neither up nor down, and it had done that five times.}
- is_fit:
It was because they would not go on. {young:{A} had pushed, and pulled, and stamped.|{A} had pushed, and pulled, and stamped, and each time they had stopped at the heel.}
- is_match:
It was because of the match. It had been lost, {young:and {A} had run and run.|and {A} had run the whole time, and it had been lost all the same.}
- else:
It was because {A} was cross. {young:It went all the way up, from the feet.|It had begun in the feet, and come all the way up, and had to go somewhere.}
}
{grownup} did not shout. {grownup} picked up {is_zip:the jacket by one arm|a boot by one ear}. “What had {is_zip:the jacket|they} done?” asked {grownup}.
{A} had to think. {is_zip:It had only hung there.|{is_fit:They had only stood there, with their mouths open.|They had only gone where the feet went.}}
“Nothing,” said {A}. {young:“It was the wrong thing to throw. I want to throw the right one!”|“I threw the wrong thing. I want to throw the right one, and I am still cross enough.”}
-> DONE

=== s2
# shot: behind
# place: hallway; dusk; clear
# action: A peek cross at coat; heroes peek; grownup stand; friends stand
# things: coat on hook; hook; door; boot; ball; themed
So {H} went to find the right thing.
{joining}
{
- is_zip:
“It was the zip,” said {A}. But nobody can throw a zip by itself. {young:There is always a jacket on it.|It comes with a jacket all round it, and that is how the jacket got into this.}
- is_fit:
“It was the heels,” said {A}. But nobody can throw a heel by itself. {young:There is always a boot on it.|There is a boot round one, and a foot in the other, and the foot was wanted.}
- is_match:
“It was the match,” said {A}. But the match was over. {young:Nobody can throw a match that is over.|It was over, and the field was dark, and it is not a thing that you can get your arms round.}
- else:
“It was the cross,” said {A}. But nobody could find the end of it. {young:It had no handle.|It had no handle and no corners, and you cannot throw what you cannot pick up.}
}
The ball was considered, {young:and the stairs, and the rain.|and so were the stairs, the rain, and a man on the radio.} It was none of them. # usual
“It might have been Tuesday,” said {grownup}. But it was not Tuesday. # more
{hinderer_person:“Was it me?” asked {hinderer}. “It is quite often me.” It was not, and it took some time to make that clear.} # beat
{hinderer_animal:{hinderer} brought back {is_zip:the jacket|a boot}, and put it down, and looked ready for another.} # beat
{hinderer_carried:{hinderer} was picked up, and looked at, and put down again very gently. It had not been {hinderer}.} # beat
{themed_a} was lying about, and was let off. # personal
-> DONE

=== m1
# aside
# shot: two
# place: kitchen; dusk; clear
# action: grownup point calm; A listen curious; heroes sit; friends sit
# things: table; hat on table; teapot; cup
“I threw a hat once,” said {grownup}. {young:“It was at a bus.”|“It was at a bus, which had gone off without me, with its lights on.”}
“Did it hit?” asked {A}. ¶ “No. {young:It went under.”|“The next bus went over it, and that one had not done anything, either.”}
They thought about the hat. {young:It was a good hat, too.|It had been a good hat, with a bobble, and it had never been late for anything.}
“So that was the wrong thing as well,” said {A}. {young:“It is hard to get the right one.”|“It is very hard to get the right one,” said {A}, “when you are in a hurry.”}
{pausing} # company
{grownup} had worn it flat until the spring. # more
It had gone on looking surprised. # more
“If I had thrown it at the sea,” said {grownup}, “I might have felt better. But the sea was two hours off, and by then I was not so cross.” # more
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: A kneel calm; heroes crouch; grownup hold cloth; friends crouch
# things: sofa; rug; cushion; lamp; 2 peas
They had to see to the place where it had landed. {young:There was mud on a cushion.|There was a mark on the wall the shape of a country, and a cushion that would never be the same.}
{A} rubbed at it, with a wet cloth. {young:It came off. Then it was a wet place.|It came off, or most of it did, and the rest turned into a different country.}
“Which one is that?” asked {grownup}. ¶ “It is an island,” said {A}. {young:“Nobody lives there.”|“Nobody lives there, because of the {is_zip:jackets|boots} that come over.”}
Behind the sofa were two peas and {~a sock|a comb}, who had heard the thud, {young:and kept quite still.|and had thought it best to stay where they were.}
The lamp was told that it was all over. # more
They turned the cushion round. It had a nicer side, with nobody’s country on it. # more
“Could it have hit anybody?” asked {A}. ¶ “It could,” said {grownup}, “and then this would be another story.” So the next throw was to be of something soft. # more
-> DONE

=== s3
# shot: close
# place: kitchen; dusk; clear
# action: A write cross paper; heroes peek at paper; grownup sit; friends sit
# things: table; paper on table; pencil; cloth
“What is it called,” asked {grownup}, “the thing that you are cross with?”
{
- is_zip:
{A} knew that. {A} had heard it said five times. “Stuck,” said {A}.
- is_fit:
{A} knew that. {A} had said it on every stair. “Stuck,” said {A}.
- is_match:
{A} knew that. The whole way home had been full of it. “Lost,” said {A}.
- else:
{A} knew that, at any rate. “Cross,” said {A}.
}
So it was written down, {young:on a big sheet, right to the edges.|on a big sheet, as hard as the pencil would go, right up to the edges.} {young:{grownup} did some of the letters.|It had a full stop like a hole.} # usual
{helper_person:“Now you have got hold of it,” said {helper}, and kept the sheet still by two corners.} # beat
{helper_animal:{helper} came and leaned on {A}, on the side where the cross was, as you lean on a door.} # beat
{helper_carried:{helper} was put on one corner, to keep the sheet still, and was the right weight for it.} # beat
Now it had edges. {A} looked at it. # usual
Then {A} took the sheet in both hands, and squeezed it, {young:until it was as small as a plum.|until it was a ball, no bigger than a plum, and as hard as paper gets.}
And that was what {A} threw.
-> DONE

=== m2
# aside
# shot: wide
# place: living-room; dusk; clear
# action: A throw cross ball; heroes look-up; grownup sit; friends look-up
# things: rug; sofa; basket; lamp
Paper does not go far. {young:The first throw went as far as the rug.|The first throw, which had everything in it, went as far as the rug, and sat down.}
The second went {~into a plant|behind a chair}. {young:The third one hit {As} own foot.|The third one went straight up, and came down on the one who had thrown it.}
“Was that meant?” asked {grownup}. ¶ “No,” said {A}, {young:and nearly laughed, but not yet.|and something at the corner of the mouth moved, but it was too soon for that.}
{many:Then {B} had a go, being rather cross about something else.|Then {grownup} had a go, being rather cross about a bus.} # spare
The best of all was the seventh, which was done with the left hand. # more
It went round the lamp. Nobody could have done that on purpose. # more
They tried to do it again, on purpose, and it could not be done. It went under the sofa, and said good evening to the dust. # more
-> DONE

=== l2
# aside
# shot: behind
# place: kitchen; dusk; clear
# action: grownup write paper; A look-up curious; heroes sit; friends sit
# things: table; 3 papers on table; pencil; basket
It turned out that other people had one, too. {grownup} wrote “{~LATE|SOAKED}”, {young:and made it into a ball.|and underlined it twice, and made it into a ball.}
“Anybody else?” asked {A}. Somebody from upstairs wanted “PEAS” done. {young:The post came by, and did “HILL”.|The man with the parcels did “HILL”, and said that he was much obliged.}
They lay on the table in a row, all the same size. {young:You could not tell which was which.|From outside you could not have said which of them was the worst.}
“Mine is the hardest,” said {A}, and felt them all, to be sure. # spare
They were thrown all together, and it snowed. # more
Then they had to be sorted, and HILL was never found. # more
{A} did one that said “PLUM”, just to have one that was nice, and that one was not thrown at all. # more
-> DONE

=== s4
# shot: two
# place: living-room; dusk; clear
# action: A hold calm paper; heroes sit; grownup sit on rug; friends sit
# things: rug; paper; lamp; boot
# things for zip: rug; paper; lamp; jumper
{A} threw it eleven times. {A} fetched it eleven times, too. After that it was warm and soft, and so was the arm.
So {A} undid it on the rug. It was still the same word. Only now it was all hills.
You could have walked on it, if you were as small as a crumb. There was one steep bit. # more
“It is still true,” said {A}. ¶ “Yes,” said {grownup}. “It is.”
{
- is_zip:
There was the pencil. {A} looked at the zip, and at its teeth. Then {A} rubbed the pencil up and down on them, until they were grey. And the zip went. It went all the way up.
- is_fit:
{A} put one hand in a boot, down to the toe. There was something in there. It was a sock, a flat one, from last week. Out it came. And the boot went on.
- is_match:
The boots were wet through. {A} felt in the toes. Then {A} took the word, and pushed it in, right down to the end. It could do some good in there. Paper drinks.
- else:
The boots were wet inside. {A} felt in the toes. Then {A} took the word, and pushed it in, right down to the end. It could do some good in there. Paper drinks.
}
“Sorry,” said {A} to {is_zip:the jacket|the boots}. “It was not you.”
{is_wished_person:“And it was not {wished_person},” said {A}, after a while.} # wished
-> DONE

=== m3
# shot: close
# place: bathroom; night; stars
# action: A wash calm; heroes wash; grownup hold towel; friends stand
# things: basin; soap; towel; tap
The hands were grey from the pencil. They were washed, and the water went grey.
“There goes some of it,” said {grownup}. The end of a letter, it might have been.
The arm was tired, all the way up. It hung there, and let itself be dried. # spare
“It was a good throw,” said {A}. “The seventh.” # more
The soap went round and round. It was grey, and then it was white. # more
“I did not know that you had a left hand,” said {grownup}. # more
“Nor did I,” said {A}, and had a look at it. # more
-> DONE

=== l3
# shot: behind
# place: kitchen; night; stars
# action: A eat calm toast; heroes eat toast; grownup sit; friends sit
# things: table; plate; toast on plate; cup
There was toast. For the first bit nobody spoke, and it was only chewing.
“Do you want to tell it?” asked {grownup}. ¶ “No,” said {A}. Then {A} told it, with the crusts.
This crust was {A}. That one stood in the way. # more
It did not come out any better, with crusts. But then they were eaten. # more
There was jam on the one in the way. That was a help. # more
“Was it very loud?” asked {A}. ¶ “It was a bit,” said {grownup}. “I was in it, too.” # more
-> DONE

=== m4
# shot: wide
# place: hallway; night; stars
# action: A carry calm boot; heroes carry boot; grownup hold lamp; friends walk
# action for zip: A reach-up calm at hook; heroes stand; grownup hold lamp; friends walk
# things: mat; coat on hook; hook; lamp
{is_zip:The jacket was hung on its hook, by the loop. {A} did it up to the top, to see it go.|The boots were put side by side, by the warm pipe. {A} turned them, so that they could look out.}
“Nothing happened to them,” said {A}. ¶ “No,” said {grownup}. “They are made for it.”
The lamp was carried by. It did not nod. # more
The hall had its night smell. It was wet coat, and apple. # more
A bit of mud had dried by the door. It came up in one piece, like a lid. # more
They looked at it from both sides. It was from a long way off. # more
-> DONE

=== l4
# shot: object
# place: hallway; night; stars
# action: heroes tiptoe sleepy
# things: boot on mat; mat; coat on hook; hook; umbrella
# things for zip: coat on hook; hook; umbrella; mat
Down in the hall it was dark. {is_zip:The jacket hung with both its arms down.|The boots stood with both their mouths open.}
The umbrella had dripped, and had stopped. Nobody threw anything.
A car went by. Its light came in at the top, and went along the coats, and out. # more
They had all been thrown on, and off, and over a chair. They hung there. They held nothing against anybody. # more
The lamp in there had gone quite still. It had not been hit, after all. # more
One ball lay under a chair. It would be found in the spring. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; grownup sit; friends sit
# things: lamp; paper; pillow; chair
One arm lay on the blanket. It was heavy.
{resting}
{dream} # spare
{
- is_zip:
The paper lay on the sill. It had gone a bit flat. “Does it still say so?” asked {L}.
“It does,” said {grownup}. “But the zip does not.”
- is_fit:
The paper lay on the sill. It had gone a bit flat. “Does it still say so?” asked {L}.
“It does,” said {grownup}. “But the boots do not.”
- is_match:
Down in the hall the paper drank. “Is it still lost, in there?” asked {L}.
“Yes,” said {grownup}. “But it is getting damp.”
- else:
Down in the hall the paper drank. “Is it still cross, in there?” asked {L}.
“A bit,” said {grownup}. “But it is getting damp.”
}
{L} thought about that. There were the hills. There was the rug. # usual
“I can throw it again,” said {L}. “If I need it.” ¶ “As far as the rug,” said {grownup}. # usual
The window was shut. Out there it was still a bit cross, and it rained. # more
The hand was open. There was nothing in it.
The arm lay still. It had done a lot. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A ball of paper lay on the mat in the morning. It had come in with the post, and it was not one of theirs.
{A} undid it. “HILL”, it said, in big blue letters. Under that somebody had put, rather smaller: “May I leave this with you? It is two bags today.”
So {H} threw it, as far as the rug, four times. Then it went into a wet shoe, and had the rest of the day off.
-> DONE

=== next_bedtime
A ball of paper lay in a shoe. It had nearly finished drinking.
-> DONE
