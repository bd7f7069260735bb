# about: dentist; fear-other(dentist)
# also: nervous; scared; fear-other(chair|drill|needle|light|noise|tools|mirror); teeth
# news: bad
# when: coming
# wants: child
# role grownup: parent = the grown-up with the peeler
# ages: 3-8
# names: Mrs Quill | Mrs Pettifer | Mrs Lodge
# holds: dentist(kind), chair(kind), light(kind), gloves(kind), dark(kind)

=== title
{~Thank You, and Shut|Next, Please}
-> DONE

=== s1
# shot: wide
# place: kitchen; afternoon; clear
# action: A sit-on-chair cross; grownup give bowl at A; heroes sit-on-chair cross; friends eat soup
# things: table; bowl; spoon on table; biscuit on plate; plate on table; clock
{~The dentist was {is_wished_day:{wished_day}|tomorrow}, and {H} had heard about it at lunch. {young:So {L} had shut up shop.|So {L} had shut up shop, and had not opened since.}|“They only look,” said {grownup}, “and count your teeth, and you shut your mouth again.” It was about the dentist, {is_wished_day:{wished_day}|tomorrow}. {H} listened. {young:{L} shut it now.|{L} saw no need to wait, and shut it at once.}|Soup came, and waited, and had to go away again. {H} knew why. It was the dentist {is_wished_day:{wished_day}|tomorrow}, and {L} had shut the door to everything, {young:even to soup.|and that went for soup, too.}}
{is_wished_line:“{wished_line},” it said on the card, under a drawing of a tooth that was smiling.} # wished
“Mm,” said {L}. That was no. “Mm-mm.” {young:That was no, not ever.|That was no, and not the day after.}
{is_wished_person:It was no use to say that {wished_person} had been, and had come back.} # wished
It is not easy to live like that. A biscuit had come as far as the {~plate|lip}, and had to go back. # usual
What {L} wanted was to see it done from the other end, first.
-> DONE

=== s2
# shot: two
# place: living-room; afternoon; clear
# action: A peek curious at comb; heroes sit; friends read ticket
# things: armchair; window; comb on armchair; fork on chair; coat on chair; chair; themed
So {grownup} put the big chair by the window, and {L} was the dentist.
{joining}
{young:The comb, the fork and the coat sat in a row. That was the waiting room.|The comb, the fork and the coat sat in a row, and that was the waiting room.} {not short:There was one old magazine between them.}
{themed_a} had come with the coat, and did not want to be seen by anybody. # personal
{hinderer_person:“Am I before the fork?” asked {hinderer}, who had a ticket, and had written it out specially.} # beat
{hinderer_animal:{hinderer} went in with everyone who was called, and looked into them as well.} # beat
{hinderer_carried:{hinderer} was on the old magazine, at the page with the cake, and nobody could turn over.} # beat
“Next,” said the dentist. The comb was first. # usual
“Open,” said {L}. But a comb is open already. It had a gap on the left.
“There was a knot,” said the comb. ¶ “I see,” said the dentist. “Thank you, and shut.”
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; afternoon; clear
# action: A look-through happy fork; heroes hold spoon; friends write notebook
# things: armchair; fork on armchair; spoon; fork
The fork was next, with four teeth, all at the front. {young:“Do you brush?” said the dentist. “I get washed,” said the fork.|“Do you brush?” asked the dentist, as they do. “I am done after every meal,” said the fork, “by the person in the apron.”}
“They look very straight,” said the dentist. {young:The fork was glad. It lay down for a bit.|The fork said that they ran in the family, and introduced its brother.}
Its brother had a bent one. It had been lent to somebody for a tin of {~paint|treacle}. # spare
The spoon was cold. {young:“You should say so first,” said the fork.|“I might be warned about the spoon,” said the fork. “It is only a spoon. But I might be warned.”}
That was a good thing to know, and the dentist breathed on the spoon. Hah. # more
“Thank you, and shut.”
-> DONE

=== l1
# aside
# shot: close
# place: living-room; afternoon; clear
# action: A play happy piano; quill clap; heroes sweep feather-duster; friends listen
# things: piano; feather-duster
# people: quill=woman(old, she)
The piano next door could not come in, so it was seen at home. {young:{L} put up the lid.|Its lid was put up for it, by Mrs Quill, who had been expecting something of the kind.}
“Goodness,” said the dentist. {young:“A lot of them are black.”|“I do not want to worry you, but a good many of these are black.”}
“They have always been black,” said the piano. {young:It said it very low.|It said so right down at the left, where it keeps its feelings.}
“Does this one hurt?” asked {L}. ¶ “Plonk,” it said. It had not been touched since Christmas, and it was nice to be asked. # spare
{young:They all got dusted, from end to end, and it laughed.|All of them were dusted, from one end to the other, and it laughed the whole way up.}
“Thank you, and shut.” # more
-> DONE

=== m2
# aside
# shot: two
# place: living-room; dusk; clear
# action: A give curious button at purse; grownup point; heroes sit; friends sit
# things: purse on armchair; armchair; button; ticket
A purse had been in the waiting room all this time. It had two teeth, both gold, and they were shut. {young:“Open,” said {L}. It would not.|“Open,” said {L}, and nothing happened.}
“Mm,” said the purse.
{L} knew that word. {young:It is no good to pull, with a word like that.|It was not a word that you can do anything about from outside.}
{pausing} # company
“It opens if you give it something,” said {grownup}. {young:“So do most.”|“At the dentist’s it is the other way about.”}
So it got a button, and opened. {young:There was a mint, and a ticket.|Inside it had a mint, and a ticket for a boat, and it was really very well looked after.} “Thank you, and shut.”
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; dusk; clear
# action: A eat surprised glove; grownup point up; heroes sit; friends hold glove
# things: glove; armchair; lamp over armchair
One of the gloves looked in, to see if it was wanted. {young:The dentist has gloves, too.|There are gloves at a dentist’s, said {grownup}, the thin sort that squeak.}
“What do they taste of?” asked {L}. ¶ “Balloon,” said {grownup}. “And the light is like a small sun on an arm. {young:And the chair goes mmmm.”|And the chair goes up and down, and says mmmm while it does it.”}
{young:That was a word that {L} could say.|{L} had been saying that since lunch, and felt that you might get on with a chair like that.}
The glove was a woolly one. {L} had a taste, to be fair to it. It was like {~sheep|a goat}. # spare
“I have no teeth,” said the glove. “I only came with a friend.” # more
-> DONE

=== s3
# shot: wide
# place: living-room; dusk; clear
# action: A pull cross coat; heroes sit; friends look-through window
# things: coat on armchair; armchair; window
Then came the coat, with the zip. {young:It had teeth all the way down.|It had more teeth than all the others together.}
“Open.” The zip went down a bit. “Zz,” it said, and would not go on.
{L} gave it a pull, and then a bigger pull. {young:“ZZ!” said the zip, and bit the coat.|“ZZ!” said the zip, and shut its teeth on the lining.}
So {L} sat down next to it, and was quiet.
{helper_person:“There is no hurry,” said {helper} to the coat, and looked out of the window to show it.} # beat
{helper_animal:{helper} came and lay down on its other side, and was quiet there as well.} # beat
{helper_carried:{helper} was put where the zip could see that nothing at all was being done to {helper}.} # beat
It is hard to open when you are being pulled. {L} knew how that is. # usual
“You did not say,” said the zip, rather muffled, “what you were going to do.”
-> DONE

=== m4
# aside
# shot: two
# place: living-room; dusk; clear
# action: A whisper calm at coat; heroes lie-back; friends listen
# things: coat on armchair; armchair; web; mug
“I have never been,” said the zip. {young:“What do they do in there?”|“I have only heard things, from a boot.”}
{L} told it. “The chair goes back, and you can see the ceiling. It may have a {~spider|crack} on it. Then they look at the top ones, and then at the bottom ones. {young:They say numbers.|They say numbers, to somebody who writes them down.}”
“And then?” ¶ “You have a drink, and you spit it out,” said {L}. {young:“You may. They like it.”|“You are supposed to. It is the only place I know of.”}
The zip let go of one bit of the lining, to hear better. # spare
“It does not sound like biting,” said the zip. # more
-> DONE

=== s4
# shot: close
# place: living-room; dusk; clear
# action: A yawn surprised on armchair; grownup peek happy holding towel; heroes stand; friends clap
# things: armchair; coat; lamp
“I am going to look,” said {L}, “and count to three. If you say zz, I stop.”
“Zz,” said the zip at once, and {L} stopped. It had only wanted to try it out. # usual
“One,” said {L}. “Two.” Then the zip ran, right down to the end. “Thank you, and shut.”
“Next,” said {grownup}, and shook out a tea towel. {young:Now the next one was {L}.|In the whole row there was only {L} left.}
The chair went back. “If you say mm, I stop.” ¶ “Mm,” said {L}. The tea towel stopped.
{young:But it was late. A yawn came, and it was big.|But it was late, and here came a yawn, and you cannot say mm to a yawn.} The mouth opened. It went on opening.
“Top,” said {grownup}. “Bottom. All in. Thank you, and shut.”
“Was that it?” said {L}. It was. # usual
-> DONE

=== l3
# shot: behind
# place: bathroom; night; clear
# action: A brush-teeth calm; heroes brush-teeth; friends stand
# things: mirror; basin; 3 bubbles
Then it was time for the brush. It went round, and said good day at each door.
The ones at the back had a bit of soup. It had got in at last. # more
“Is that all of us for tomorrow?” said the ones in front. They had never been out to tea as a set. # spare
“All of you,” said {L}. It came out with a {~bubble|moustache}.
Swish. It ran down, and it was gone. # more
“Thank you, and shut.”
-> DONE

=== m3
# shot: two
# place: living-room; night; clear
# action: A whisper sleepy at coat; heroes carry comb; grownup push armchair; friends sit
# things: coat on hook; hook; armchair; fork
The dentist’s was shut. The chair was put back. It had its arms out, like a chair.
The comb went home to its bag. The fork went in with its brother. The coat hung on the peg by the door.
“Shall I come, too?” said the zip. ¶ “You had better,” said {L}. “It may be cold.” # spare
The spoon had a wash, and a rest. It had seen a lot that day. # more
So there would be somebody there who had been before. # more
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: heroes tiptoe sleepy
# things: purse on table; table; piano; coat on hook; hook
Down in the dark it was all shut. The drawers were in. The purse had its two teeth on the mint.
The piano next door had its lid down. It hummed a bit, on the left.
One tap was not quite off. It said its number, and said it again. # more
There was an old magazine on the floor. It lay open, at the page with the cake. # more
The zip was half up and half down. It was no bother to it. # spare
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; grownup pull curtain; heroes sleep; friends sit sleepy
# things: curtain
The pillow was cold, and then it was not. # usual
{resting}
{dream} # spare
“Open,” said {L}, to the curtain. It went back a bit.
“I only want to look,” said {L}. So it went back more. # usual
There was the night, with its mouth wide open. The stars were all in.
They shone. They had been brushed. # usual
“Top,” said {L}. “Bottom.” One was small, and had just come through.
“Thank you,” said {L}. “And shut.”
So the curtain shut. One eye shut. The other had a look, and then it shut, too. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
It was getting dark by the bus stop, and under it stood Mrs Quill from next door, with her coat on and her head right back.
{H} looked up as well. “One of them has just come through,” said {A}. “It is only small. We could not find out which.”
“Top left,” said Mrs Quill, who had not looked down. “It has come in nice and straight. That is a milk one.”
“How can you tell?” ¶ “They all are, along there,” said Mrs Quill.
-> DONE

=== next_bedtime
Top left, there it was. It had been looked at, and all was well.
-> DONE
