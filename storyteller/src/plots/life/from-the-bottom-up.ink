# about: story-about; with-character; creature; bring-back
# tells: tale(an aim reached|be tall|be really tall|be very tall|become tall|being tall|be taller|be really taller|be very taller|become taller|being taller|be big|be really big|be very big|become big|being big|be bigger|be really bigger|be very bigger|become bigger|being bigger|be huge|be really huge|be very huge|become huge|being huge|be enormous|be really enormous|be very enormous|become enormous|being enormous|be giant|be really giant|be very giant|become giant|being giant|be small|be really small|be very small|become small|being small|be smaller|be really smaller|be very smaller|become smaller|being smaller|be tiny|be really tiny|be very tiny|become tiny|being tiny|be little|be really little|be very little|become little|being little|be short|be really short|be very short|become short|being short|be shorter|be really shorter|be very shorter|become shorter|being shorter|be long|be really long|be very long|become long|being long|be longer|be really longer|be very longer|become longer|being longer|be thin|be really thin|be very thin|become thin|being thin|be high|be really high|be very high|become high|being high|be higher|be really higher|be very higher|become higher|being higher|be strong|be really strong|be very strong|become strong|being strong|be stronger|be really stronger|be very stronger|become stronger|being stronger|be fast|be really fast|be very fast|become fast|being fast|be faster|be really faster|be very faster|become faster|being faster|be quick|be really quick|be very quick|become quick|being quick|be quicker|be really quicker|be very quicker|become quicker|being quicker|be brave|be really brave|be very brave|become brave|being brave|be braver|be really braver|be very braver|become braver|being braver|be clean|be really clean|be very clean|become clean|being clean|be tidy|be really tidy|be very tidy|become tidy|being tidy|be shiny|be really shiny|be very shiny|become shiny|being shiny|be sparkly|be really sparkly|be very sparkly|become sparkly|being sparkly|be glittery|be really glittery|be very glittery|become glittery|being glittery|be pink|be really pink|be very pink|become pink|being pink|be purple|be really purple|be very purple|become purple|being purple|be blue|be really blue|be very blue|become blue|being blue|be green|be really green|be very green|become green|being green|be yellow|be really yellow|be very yellow|become yellow|being yellow|be orange|be really orange|be very orange|become orange|being orange|be red|be really red|be very red|become red|being red|be white|be really white|be very white|become white|being white|be black|be really black|be very black|become black|being black|be gold|be really gold|be very gold|become gold|being gold|be golden|be really golden|be very golden|become golden|being golden|be silver|be really silver|be very silver|become silver|being silver|be rainbow|be really rainbow|be very rainbow|become rainbow|being rainbow|be colourful|be really colourful|be very colourful|become colourful|being colourful|be colorful|be really colorful|be very colorful|become colorful|being colorful|be stripy|be really stripy|be very stripy|become stripy|being stripy|be stripey|be really stripey|be very stripey|become stripey|being stripey|be striped|be really striped|be very striped|become striped|being striped|be spotty|be really spotty|be very spotty|become spotty|being spotty|be spotted|be really spotted|be very spotted|become spotted|being spotted|be fluffy|be really fluffy|be very fluffy|become fluffy|being fluffy|be fuzzy|be really fuzzy|be very fuzzy|become fuzzy|being fuzzy|be furry|be really furry|be very furry|become furry|being furry|be soft|be really soft|be very soft|become soft|being soft|be cuddly|be really cuddly|be very cuddly|become cuddly|being cuddly|be warm|be really warm|be very warm|become warm|being warm|be dry|be really dry|be very dry|become dry|being dry|be round|be really round|be very round|become round|being round|be square|be really square|be very square|become square|being square|be loud|be really loud|be very loud|become loud|being loud|be louder|be really louder|be very louder|become louder|being louder|be quiet|be really quiet|be very quiet|become quiet|being quiet|be quieter|be really quieter|be very quieter|become quieter|being quieter|be calm|be really calm|be very calm|become calm|being calm|be still|be really still|be very still|become still|being still|be famous|be really famous|be very famous|become famous|being famous|be beautiful|be really beautiful|be very beautiful|become beautiful|being beautiful|be pretty|be really pretty|be very pretty|become pretty|being pretty|be handsome|be really handsome|be very handsome|become handsome|being handsome|be special|be really special|be very special|become special|being special|be important|be really important|be very important|become important|being important|be popular|be really popular|be very popular|become popular|being popular|be fancy|be really fancy|be very fancy|become fancy|being fancy|be invisible|be really invisible|be very invisible|become invisible|being invisible|be see-through|be really see-through|be very see-through|become see-through|being see-through|be grown up|be really grown up|be very grown up|become grown up|being grown up|be grown-up|be really grown-up|be very grown-up|become grown-up|being grown-up|be older|be really older|be very older|become older|being older|be clever|be really clever|be very clever|become clever|being clever|be different|be really different|be very different|become different|being different|be scary|be really scary|be very scary|become scary|being scary|be scarier|be really scarier|be very scarier|become scarier|being scarier|be fierce|be really fierce|be very fierce|become fierce|being fierce|be wild|be really wild|be very wild|become wild|being wild|be useful|be really useful|be very useful|become useful|being useful|be hugged|be really hugged|be very hugged|become hugged|being hugged|be tickled|be really tickled|be very tickled|become tickled|being tickled|be cuddled|be really cuddled|be very cuddled|become cuddled|being cuddled|be stroked|be really stroked|be very stroked|become stroked|being stroked|be kissed|be really kissed|be very kissed|become kissed|being kissed|be the tallest|being the tallest|become the tallest|be the biggest|being the biggest|become the biggest|be the smallest|being the smallest|become the smallest|be the fastest|being the fastest|become the fastest|be the strongest|being the strongest|become the strongest|be the loudest|being the loudest|become the loudest|be the quietest|being the quietest|become the quietest|be the bravest|being the bravest|become the bravest|be the cleanest|being the cleanest|become the cleanest|be the fluffiest|being the fluffiest|become the fluffiest|be the shiniest|being the shiniest|become the shiniest)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind big: tall*|big*|huge|enormous|giant|long|longer|high|higher|grown up|grown-up|older
# kind small: small*|tiny|little|short|shorter|thin|invisible|see-through
# kind colour: pink|purple|blue|green|yellow|orange|red|white|black|gold|golden|silver|rainbow|colourful|colorful|stripy|stripey|striped|spotty|spotted
# kind clean: clean|tidy|shiny|sparkly|glittery|sparkling
# kind fast: fast*|quick*
# kind strong: strong*
# kind brave: brave*|fierce|scary|scarier|wild
# kind soft: fluffy|fuzzy|furry|soft|cuddly|warm
# kind loud: loud*
# kind quiet: quiet*|calm|still
# kind famous: famous|beautiful|pretty|handsome|special|important|fancy|popular
# kind touched: hugged|tickled|cuddled|stroked|kissed
# wants: other
# role guest: answer, creature, thing = a bear called Bruno
# names: Bruno | Otto | Basil
# ages: 3-12
# holds: dark(kind), moth(kind)

=== title
{~From the Bottom Up|As Far as the Middle}
-> DONE

=== s1
# shot: wide
# place: garden; dusk; clear
# action: guest stand worried; heroes stand curious at guest; friends stand curious
# things: wall; hedge; daisy; lamp
{~Somebody in the garden was trying very hard at something, and {H} went out to see at what.|“Now!” said somebody in the garden. Then it said “Now!” again, and {H} came to see what was the matter.|There was a puffing in the garden that was not the wind, and {H} went round the hedge to look.}
There {guest_many:were|was} {guest_a}, with both eyes shut.
“{guest_many:We|I} want to {wished_aim}, all over and at once,” said {guest}, “{young:and whenever {guest_many:we look|I look} it is not so.”|and whenever {guest_many:we look|I look} it has not happened yet.”}
“All of you?” said {L}. “That is a lot for one time.” # usual
{L} looked down at two muddy shoes. Even mud begins at the toes, {young:and then it comes up.|and is not in your hair until after lunch.}
“Start with only one bit,” said {L}, “at the very bottom, on the left.”
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: guest stand curious; heroes point happy at guest; friends stand curious
# things: wall; daisy; hedge; chalk-line
First they looked at how much there was. {young:There was a top, a middle and a bottom.|There was a top, a middle and a bottom, and each of them had a left and a right.}
“That makes six,” said {A}, “and the back.” ¶ {guest} had not thought of the back. {young:“Must that as well?”|“Does that have to be done, too? Nobody ever sees it but the people behind.”}
“You said all over,” said {A}. {young:So the back was put on the list.|So the back went on the list as well, though at the end, where it was used to being.}
“And what do the other bits do in the meantime?” asked {guest}. ¶ “Nothing,” said {A}. {young:“They wait for their turn.”|“They stay just as they are, and don’t push.”}
The top said that it could wait. It had a view. The left and the right tossed a daisy for it, and the left was first. # more
-> DONE

=== s2
# shot: two
# place: garden; dusk; clear
# action: guest look-up curious; heroes lie-front curious before guest; friends sit curious
# things: daisy; wall; hedge
{joining}
{is_loved:“Don’t try,” said {A}. “You can think about {loved}, if you like. Only that bit has to do it.”|{musing}} # personal
So {guest} wanted it in one place, at the bottom on the left, {young:while {A} lay down in the grass to watch.|and let all the rest go on as before, while {A} lay in the grass and watched.}
For a while nothing was to be seen but grass. {young:Then there was.|Then {A} came a bit nearer, and there was.} # usual
{guest_many:The bottom bits|The bottom bit} on the left {wished_aimed}, quite plainly, while all the rest was just as before.
{
- is_big:
“It comes up to the daisy,” said {A}. “It did not do that before.”
- is_small:
“You could lose it behind the daisy,” said {A}. “You could not do that before.”
- is_colour:
“It does not match the rest of you any more,” said {A}. “You can see where it stops.”
- is_clean:
“The daisy is in it,” said {A}. “You can see it nodding.”
- is_fast:
“It is a bit further on than the rest of you,” said {A}. “It could not wait.”
- is_strong:
“The daisy leans on it,” said {A}, “and it does not mind at all.”
- is_brave:
“There was an ant,” said {A}, “and it was the ant that went round.”
- is_soft:
“The daisy has put its head on it,” said {A}. “It did not do that before.”
- is_loud:
“It said ‘hm’,” said {A}, “and the daisy jumped nearly out of the grass.”
- is_quiet:
“I can hear the daisy now,” said {A}. “I could never do that before you began.”
- is_famous:
“An ant has stopped to look at it,” said {A}. “It has called another one.”
- is_touched:
{A} had only used one finger for it. “There,” said {A}. “How is that bit?” ¶ “Happy,” said {guest}.
- else:
“You can see where it stops,” said {A}. “It has an edge.”
}
{hinderer_person:“And now the nose,” said {hinderer}, and was told that it would be a long time before the nose.} # beat
{hinderer_animal:{hinderer} came and licked the place, and then it had to be begun again.} # beat
{hinderer_carried:{hinderer} had been set down right before it, and had to be moved over, to let it be seen.} # beat
“Only there?” asked {guest}. ¶ “The rest has seen it now,” said {A}. # usual
-> DONE

=== l1
# aside
# shot: above
# place: garden; dusk; clear
# action: guest walk proud; heroes walk happy; friends walk happy
# things: daisy; wall; hedge; shed left
They went once round the garden, to get used to it. {young:The bit at the bottom went first.|The bit at the bottom went first, and the rest came after it, with some respect.}
It was the same with the evening, {A} noticed. {young:It was dark under the bench already.|It was quite dark under the bench by now, and half dark on the seat, and up on the roof they still had the sun.}
“It does it like us,” said {guest}. ¶ “So does a bath,” said {A}, “{young:and soup.”|and so does soup, when it is poured in, and nobody has ever seen one begin at the top.”}
They counted what else comes from the bottom. {young:It was grass, and stairs, and socks.|They had grass, and stairs, and socks, and then for a while they argued about rain.} # more
Rain was left out, in the end, since it was the only one of them that did it the wrong way round. # more
-> DONE

=== m2
# aside
# shot: behind
# place: garden; dusk; clear
# action: guest dance laughing; heroes point laughing at guest; friends stand laughing
# things: wall; daisy; lamp; themed on wall
Next came the bottom on the right. {young:But that bit was ticklish.|And the bottom on the right, as it turned out, was the most ticklish bit of the six.}
{guest} laughed, and then it was gone on the left as well. {young:So they had to begin again.|So they began again on the left, with a serious face.}
“Think of something that is not funny,” said {A}. {young:They thought of a spoon.|They tried a spoon, but it had been a funny one, and then they tried a Wednesday.}
{themed_a} was put on the wall to look at, as that was nothing to laugh about. # personal
With that it was done, on the left and on the right. {young:“Phew,” said {guest}.|You could see that both were glad about it, and from there on it went a good deal faster.}
{pausing} # company
-> DONE

=== s3
# shot: above
# place: garden; dusk; clear
# action: guest stand worried; heroes look-up curious at guest; friends look-up curious
# things: wall; hedge; lamp
Bit by bit it came up, {young:about as fast as milk comes up a biscuit.|about as fast as tea comes up a biscuit.} “How far is it now?” asked {guest}. ¶ “As far as the middle,” said {L}.
But when {guest} looked, it slid back, like a sock.
{young:So they had to pull it up again.|It had to be fetched up again from the very bottom.} # usual
“Don’t look,” said {L}. “I shall tell you when.” # usual
{helper_person:“I have got hold of it on this side,” said {helper}, and held up the middle until it stayed.} # beat
{helper_animal:{helper} lay down round the bottom of it, and from then on nothing slid.} # beat
{helper_carried:{helper} was leaned against the middle, and after that nothing slid on that side.} # beat
So it came up, until {guest_many:all the bits of {guest}|everything about {guest}} {wished_aimed}, but for one bit at the top on the right. {young:They all stood round that bit, and looked.|They asked it kindly, and they all stood round it, and looked.} It stayed just as it had always been.
“Without that bit it does not count,” said {guest}.
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: guest stand worried; heroes whisper curious; friends stand curious
# things: wall; hedge; lamp; ladder left
They tried all sorts of things with the last bit. {young:They blew on it.|They blew on it, and they told it about the others, and how pleased those were.}
{A} went and stood next to it, and said nothing, {young:like a friend.|like somebody waiting for the same bus.}
They let it have a look at the bit beside it. {young:It looked away.|It looked, and you could tell that it was tempted, but then it looked at all the people.}
“Shall we leave it out?” asked {A}. “You could put a hat on it.” ¶ “Then {guest_many:we|I} would know it, under the hat,” said {guest}.
They both thought of that bit, all by itself in the dark under a hat, and agreed that it would not do. # more
{young:“Perhaps it is tired,” said {A}.|“It has come a long way, for somebody who was there from the beginning,” said {A}.} # more
-> DONE

=== m3
# shot: two
# place: garden; dusk; clear
# action: guest sit worried; heroes sit curious; friends sit curious; moth fly
# things: wall; lamp; hedge; daisy
“What does it want?” asked {guest}. ¶ {young:Nobody knew.|“It is your bit,” said {A}. “You must know what it is like.”}
{guest} thought about how that bit had always been. {young:“It was always last,” said {guest}.|“It is the bit that comes in last at doors,” said {guest}, “when everybody has turned round to see.”}
{A} had one of those, too. It was an ear, {young:and it went red.|and it went red, as soon as it was looked at, and stayed so for as long as anybody went on.}
“What do you do with it?” asked {guest}. ¶ “Nothing,” said {A}. {young:“I look at something else.”|“I talk about the weather, until it has got over it.”}
-> DONE

=== s4
# shot: close
# place: garden; night; stars
# action: guest stand happy; heroes clap surprised at guest; friends clap happy
# things: moon; hedge; lamp; daisy
“It is shy,” said {L}. “Look at something else.”
So they looked at the moon. “It is round,” said {guest}. ¶ “Very,” said {L}. Nobody peeped.
And at ten to eight, when nobody looked, {guest_many:all the bits of {guest}|every bit of {guest}} {wished_aimed}.
{
- is_big:
You could see over the hedge. Next door they had a pond. Nobody had known.
- is_small:
There was room under a leaf. There was room to turn round. It was a big evening, in there.
- is_colour:
It was so at the front. It was so at the back. A moth came by, and took it for a flower.
- is_clean:
You could see the lamp in it. You could see the moon. You could see {L}, upside down.
- is_fast:
{guest} went to the hedge. {L} said, “To the—” and there was {guest}, back again.
- is_strong:
{guest} picked up one end of the bench. Then it was the other end. Then it was both, with a bucket on it.
- is_brave:
Something went crack in the hedge. {guest} went up to it, and said good evening. It was a twig.
- is_soft:
They all leaned on {guest} at once. It was {L}, and a moth, and a bit of the wind.
- is_loud:
{guest} said “Hm.” Two streets off a dog said something back. Then a window did.
- is_quiet:
You could hear the daisies shut. You could hear the moth think about it.
- is_famous:
A man came past the gate, and took off his hat. His dog sat down, and looked.
- is_touched:
It was from all sides at once. Not a corner was left out. The last bit had the most.
- else:
It was so at the front. It was so at the back. It was so in the middle, where nobody can see.
}
“All over?” asked {guest}. ¶ {L} went round to see. “All over,” said {L}. # usual
-> DONE

=== m4
# aside
# shot: two
# place: garden; night; stars
# action: guest dance happy; heroes dance happy; friends sit happy
# things: moon; hedge; lamp
“How is it?” asked {A}. ¶ “It is like before,” said {guest}, “but with more in it.”
They did not say anything to the last bit. They were careful about that. # spare
It thought that nobody saw. So it gave the moon a wave, and that was a very small one. # spare
“And if it slides down again?” asked {A}.
“Then {guest_many:we know|I know} where it begins,” said {guest}.
The daisy had shut by now. It had done that from the outside in. That was another way. # more
-> DONE

=== l3
# aside
# shot: wide
# place: garden; night; stars
# action: guest walk happy; heroes wave sleepy; friends wave sleepy
# things: moon; hedge; gate left
Then {guest} went home. The bottom bit went first, and the top came last.
“Did you see it happen?” called {guest}, from the gate. ¶ “No,” called {A}. “Did you?” ¶ “{guest_many:We were|I was} looking at the moon.”
That was true. Nobody had seen it. The moon had. # spare
Half-way along the hedge there was a hop, and every bit of {guest} was in it. # spare
{homeward} # company
The dark had come up as far as the roof. It had begun under the bench. You could see how it was done. # more
-> DONE

=== l4
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: moon; hedge; daisy; wall
It was dark at the bottom of the garden. It was dark in the middle.
At the top there was one bit left. It was on the chimney. It was quite red.
The daisies were shut. The wall looked at the moon. So did the shed. # usual
Nobody looked at the chimney. # usual
The gate was shut. It had seen nothing. # more
Two shoes stood on the step. The mud was on its way down again. It went from the top to the bottom, and then it was on the step. # more
After a while it was dark there, too.
-> DONE

=== s5
# shot: behind
# place: bedroom; night; stars
# action: heroes sleep; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay in bed. It began at the toes, on the left.
{resting}
{keepsake}
{dream} # spare
Somewhere lay {guest}. {guest_many:All the bits|Every bit} {wished_aimed}.
The left foot slept. The right foot slept. It came up as far as the knees. # usual
It came up to the middle. It did not slide. It came to the top.
Only one ear was left. It was still awake.
Nobody looked at it. They looked at the moon.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning there was a daisy open on one side. The other side was not sure yet. ¶ {H} sat down with their backs to it, and talked about the weather, and what there might be for lunch. When they turned round it was open all over. “I did not see a thing,” said somebody behind the hedge, very politely. “Did you?”
-> DONE

=== next_bedtime
It began at the toes again, on the left. Nobody looked at the ear.
-> DONE
