# about: story-about(bogey|bogies|booger|snot); funny(bogey|bogies|booger|snot); with-character(bogey|bogies|booger|snot); creature(bogey|bogies|booger)
# also: happy; bored; too-excited; story-about; funny
# wants: child
# ages: 3-10
# holds: dark(kind)

=== title
{~It Will Not Come Off|The Last Letter of the Library}
-> DONE

=== s1
# shot: wide
# place: street; afternoon; clear
# action: A hold surprised; heroes stand surprised; mayor stand proud; friends stand calm
# things: flag left; rug; house right
# people: mayor(old, he, tall hat)
{~The Queen was coming to open the library, and {H} stood in the front row, as clean as a plate.|“Stand up straight,” the Mayor told {H}, “and nobody is to scratch.” For the Queen was coming, to open the library.|In front of the new library was a red carpet, and a band, and {H}, with very clean hands, for the Queen.}
That is just when a nose itches. {A} only went in for a moment, with one finger.
Out came a bogey. It was {young:a green one, as big as a pea.|green at the one end, and longer than you would have thought, like something out of a hat.} # usual
{A} shook the finger. It stayed. {A} took it off with the other hand, and then it was on the other hand.
“It will not come off,” said {A}.
And down the row came the Mayor, to shake hands with everybody.
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# action: A look-up worried; heroes stand worried; mayor stand calm; friends stand calm
# things: flag; rug; shoe
You can’t put such a thing just anywhere. {A} looked about for a place.
On the carpet the Queen was going to walk. {young:In front was a neck.|In front was the back of a neck, and that belonged to the butcher.}
There was the inside of a pocket. {young:But the sweets lived there.|But that was where the sweets were, and they were not wrapped.}
There are people who have a handkerchief. {A} had one, too. {young:It was at home, in a drawer.|It was ironed, and it lay at home in a drawer.}
“What have you got there?” somebody whispered. ¶ “Nothing,” said {A}, with both hands behind. # more
-> DONE

=== s2
# shot: two
# place: street; afternoon; clear
# action: mayor hold-hands calm A; A look-up surprised; heroes stand surprised; friends stand surprised
# things: rug; flag; themed
“How do you do,” said the Mayor, in white gloves, and shook {As} hand. ¶ “How do you do,” said {A}. It was quick, and warm.
{joining}
{themed_a} was held on to with the hand that was clean. # personal
Then {A} looked at the finger. {young:It was bare!|There was nothing on it at all.} And the Mayor looked at the glove. “Ah,” said the Mayor, and looked away, as you do. # usual
{hinderer_person:“He has got it,” said {hinderer}, rather loud. “It is on his thumb.”} # beat
{hinderer_animal:{hinderer} had seen it go, and sniffed along behind the Mayor with great interest.} # beat
{hinderer_carried:{hinderer} was held up to see where it had got to, and it nearly came back.} # beat
{is_loved:“I shall think about {loved},” said {A}, “and then I shall not laugh.”|{musing}} # personal
What {A} wanted now was to get it back, before it got to the Queen.
-> DONE

=== l1
# aside
# shot: above
# place: street; afternoon; clear
# action: mayor wave worried; musician stand proud; A peek laughing; heroes peek laughing; friends peek laughing
# things: trumpet; flag; rug
# people: musician(old)
The Mayor is a very polite person. He can’t just wipe a glove, with everybody looking.
So he waved to the people. {young:He waved and waved. It held on.|He waved a good deal harder than people wave, with a flick at the end, and they all waved back like that.}
He felt along a lamp post, {young:as if to see how thick it was.|like somebody who means to buy one.} It would not come off.
Then he told the man with the trumpet that the music was splendid, {young:and patted him on the back.|and patted him on the back, twice, and the second time he drew his hand down.}
After that the Mayor looked ten years younger. # more
“Thank you,” said the trumpet, who had been in the band for twenty years, and never been patted. # more
-> DONE

=== s3
# shot: behind
# place: street; afternoon; clear
# action: A run worried; heroes run; mayor point proud; woman hold worried flower; friends run
# things: rug; flower; flag
# people: woman(old, hat)
From the Mayor it went to the trumpet, and from the trumpet to a bishop, who was told how well he looked. {young:Nobody said a thing.|They all did it nicely, with a hand on the sleeve, and nobody said a thing.}
{A} went along behind the row. “Excuse me,” said {A}, “you have got something of mine.” But it had always just moved on. # usual
{helper_person:“Lilac glove,” said {helper}, who had good eyes. “Left hand. By the flowers.”} # beat
{helper_animal:{helper} stopped in front of a lilac glove, and pointed at it with the whole nose.} # beat
{helper_carried:{helper} was lifted up high, and from there you could see who was holding one hand away.} # beat
Now the lady with the flowers had it. {young:She looked at it. She went pink.|She looked at it, and went pink, and looked for a sleeve.} But behind her there was nobody left.
There was only the Queen, who came up the carpet, with one hand out.
“How do you do,” said the lady with the flowers.
-> DONE

=== m2
# aside
# shot: two
# place: street; afternoon; clear
# action: queen look-up surprised; A look-up worried; heroes look-up worried; friends stand calm
# things: rug; flower; flag
# people: queen(old)
The Queen went up the steps, and held her hand in front of her, like somebody who carries a very full cup.
She did not say “ugh”. {young:A queen may not.|It is one of the first things that a queen has to leave off.}
She tried it on a glove, and it was on the glove. {young:She took off the glove, and it was on her.|She took off the glove, to leave it there, and when the glove was off it was on her.}
“It will not come off,” the Queen said, {young:very low.|so low that only the front row heard.} ¶ “No,” said {A}. “I know.”
{pausing} # company
Then the band played, and she looked straight ahead. # more
-> DONE

=== l2
# aside
# shot: wide
# place: street; afternoon; breeze
# action: mayor read proud paper; queen stand calm; A stand worried; heroes stand worried; friends stand calm
# things: paper; flag; house
First there was the speech. {young:It was long.|The Mayor had it on nine pages, and it began with the Romans.}
“This library,” said the Mayor, “is made to hold.” {young:He hit the wall, to show it.|And he gave the wall a slap, with a glove that was as clean as snow.}
Up on the wall something went tick. {young:Nobody heard it but {A}.|{A} heard it, and looked up, and so did a pigeon, and the pigeon moved along.}
“There are four thousand books in it,” said the Mayor, {young:“and a chair.”|“and a lamp, and a chair for whoever gets here first.”}
The Queen listened with one hand behind her. She had been on her feet since eleven. # more
“And so I may say,” said the Mayor, and turned a page, and it was the wrong one, and we were back with the Romans. # more
-> DONE

=== s4
# shot: close
# place: street; dusk; clear
# action: queen reach-up proud; A look-up happy at queen; heroes look-up happy; mayor stand surprised; friends clap happy
# things: label; flag; house
On the wall hung a cloth, and the Queen pulled it. Under it stood LIBRARY, in gold. {young:But the Y came off.|But as the cloth went by, the last letter came off, and fell on the mat.}
Now it only said LIBRAR. “Has anybody any glue?” asked the Mayor. ¶ They felt in all their pockets. Nobody had. # usual
“I have something here,” said the Queen, “that does not come off anything.” She put her finger to the back of the Y, and pressed. It held.
{young:They all clapped.|The Mayor pulled at it, and the bishop, and it held like a rock.} # usual
“Whose was it?” asked the Queen.
The bishop looked at the sky, and the lady smelled her flowers. # usual
{A} put up one finger. “Mine,” said {A}.
“Thank you,” said the Queen. “It is the best that I ever had.”
-> DONE

=== m3
# shot: two
# place: bathroom; dusk; clear
# action: queen wash happy; A wash happy; heroes wash happy; friends stand happy
# things: basin; soap; towel; tap
There was a tap in the library, with soap. They all stood in line for it, and the Queen was first.
“Do you get them, too?” asked {A}. ¶ “On Sundays,” said the Queen.
The bishop did. The lady with the flowers did. The Mayor had one now, he said, but he was saving it. # usual
Then the water went down, and they had very clean hands. # spare
“Have this,” said the Queen, and it was a handkerchief. It had a crown on it. It had never been used. # more
-> DONE

=== m4
# aside
# shot: close
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash sleepy; friends stand sleepy
# things: basin; flannel; lamp; towel
At home it was the nose’s turn.
“Blow,” said the handkerchief, or so it looked. {A} blew. # spare
It was like a small band. First it was one side, and then it was the other.
After that there was room in there. The air went in, and it went out.
It smelled of soap, and a bit of the street. # more
Nothing itched. It was nearly a pity. # more
-> DONE

=== l3
# aside
# shot: behind
# place: street; dusk; clear
# action: queen wave happy; mayor wave happy; A wave happy; heroes wave happy; friends wave happy
# things: car; flag; rug
Then the Queen’s car came. She gave a wave, with all of her fingers.
She shook hands with {A} first. It was quick, and warm.
They both looked, to be sure. There was nothing. # usual
“A pity,” said the Queen. ¶ “I can make more,” said {A}. # spare
{homeward} # company
The carpet was rolled up. It had been a clean carpet all day. # more
A boy asked what was holding up the Y. “It is stuck,” they told him. That was true. # more
-> DONE

=== l4
# shot: object
# place: street; night; stars
# action: heroes sleep
# things: house; moon; flag; street-lamp
The street was dark. On the wall it said LIBRARY, right to the end.
The wind came, and felt along the letters. It tried the L. It tried the Y.
It held.
A pigeon sat on the B, and slept. # usual
The lamp held on to its post. The post held on to the street. # more
Up over the roof was the moon. Nobody had seen who put it there. # more
It would not come off. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{A} lay in bed.
Both hands were on top, and clean. # usual
{resting}
{keepsake}
{dream} # spare
The nose did not want a thing. It went in and out. # usual
“Get up,” said the day, for a joke. {A} tried to lift the head from the pillow.
“It will not come off,” said {A}.
Then the eyes shut. They held.
It was dark on all the walls, and green in one place, behind the Y.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
A card had come, with a crown at the top. “I opened a swimming bath today,” it said, “and the H came off. They looked at me, and I felt in every pocket. How I wished that you had been there.”
{H} read it twice. Then the card was put up on the wall over the bed, and it stayed up, and nobody asked what with.
-> DONE

=== next_bedtime
The card was still on the wall. It held.
-> DONE
