# about: lost-toy
# role hue: colour = red
# holds: dark(kind)

=== title
{~Behind the Coats|Where Did You Last Have It?}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L reach-down curious bell; heroes peek surprised coat; mouse stand proud on counter; friends peek curious
# things: counter; bell on counter; coat left; coat; umbrella; 2 boots; glasses on mouse.head
{~“Where did you last have it?” {young:That is what people always say when a thing is lost.|It is what everybody says when a thing is lost, and it has never once helped.} {H} {was} looking for one {hue_noun} mitten, and had got to the back of the cupboard in the hall.|There is a cupboard in the hall, {young:with all the coats in it, and nobody goes right to the back.|and it goes back a good deal further than people think.} {H} went in after one {hue_noun} mitten, {young:past the big coats and the long coats|between somebody’s raincoat and somebody’s best}, and did not come to the wall.|One {hue_noun} mitten was gone. {young:It was not on the peg, and it was not in the boots, and it was not under the cat.|It was not on the peg, and it was not in the boots, and the cat got up, with a bad grace, and it was not under the cat.} {H} looked all the way to the back of the cupboard in the hall.}
{joining}
There, behind the coats, {young:was a little bell on a shelf|was a small brass bell, on a counter}. {L} rang it. Ting.
“Lost Property,” said a mouse, putting on its glasses. “Good afternoon. {young:What have you lost?”|Is it an umbrella? It is mostly umbrellas.”}
-> DONE

=== s2
# shot: two
# place: attic; afternoon; clear
# action: L reach-up proud mitten; mouse write calm book on counter; heroes look-up surprised; friends look-up surprised
# things: counter; small balloon; shelf; 6 spoons on shelf; label on mouse.neck; glasses on mouse.head
“It is a mitten,” said {L}, “only the one. It is {hue_noun}, with a thumb.”
The mouse wrote that down. {young:“Where did you last have it?”|“And where, if I may ask, did you last have it?”} ¶ “On my hand,” said {L}. # usual
{young:Behind the mouse there were shelves and shelves, full of lost things.|Behind the mouse the shelves went back as far as you could see, with every lost thing there is.} {not short:There were {~balloons|kites} up under the roof, and a whole wall of {~spoons|left boots}. }Each thing had a label on a string, and each label said: Lost.
{is_loved:“Is there a shelf for {loved}?” asked {L}. The mouse said no; that was a thing that people held on to.|{musing}} # personal
{hinderer_person:“I had one like that,” said {hinderer}, at each of the umbrellas, and had to be moved along.} # beat
{hinderer_animal:{hinderer} got in among the boots, and came out with three labels on.} # beat
{hinderer_carried:{hinderer} was set down on the counter, and had a label on before anybody could speak.} # beat
There was one round the mouse’s own neck, too.
“That is mine,” said the mouse. {young:“I came here in a pocket. I was very small.|“I came in a pocket, when I was very small.} Nobody has asked for me yet. So I help.”
“But I always look up, when the bell goes,” it said. {young:“It could be for me.”|“One likes to be ready.”} # spare
-> DONE

=== m1
# aside
# shot: close
# place: attic; afternoon; clear
# action: unicorn stand worried; A hold laughing spoon before unicorn; heroes stand laughing at unicorn; mouse write calm on counter; friends stand surprised
# things: counter; label on mouse.neck
Ting! In came a unicorn, all out of breath. {young:“I have lost my horn, and I only had the one,” it said.|“It is my horn,” it said. “I had it at breakfast, and now I cannot see it anywhere.”}
The mouse looked at it, and dipped its pen. “Where did you last have it?”
“On my head,” said the unicorn.
“And have you looked there?” asked the mouse{young:, very kindly|}.
{A} held up a {~spoon|tea tray}, so that it could see itself. There was a pause.
“Ah,” said the unicorn. {young:“There it is. Thank you.”|“I should not like this to get about.”}
It signed the book all the same, with a hoof. # spare
“Tuesdays and Thursdays,” said the mouse, when it had gone. “Regular as anything.” # spare
-> DONE

=== l1
# shot: wide
# place: attic; afternoon; clear
# action: mouse point proud at tin; A hold curious lantern; heroes look-up curious; friends tiptoe curious
# things: shelf; tin on shelf; jar on shelf; small balloon; tooth
{They} went along the shelves with a lamp. {young:There were big things at the bottom, and small things at the top.|It was in order, more or less, from Anchors to Zips.}
“What is in the tin?” asked {A}.
“Tempers,” said the mouse. “{young:People lose them, and go red. Do not shake it.|We do not shake it. Nobody has ever taken one home.}”
There was a jar with {~a place in a book|eleven} in it. {young:“Somebody lost that,” said the mouse. “I keep it dusted.”|“Somebody lost that on the stairs,” said the mouse. “I keep it in case they go back.”}
The balloons came along under the roof, {young:bump, bump, bump|bumping softly, to see who it was}. Each had somebody’s name for it, said the mouse, but balloons never will tell. # spare
There was one shelf with nothing on it, and a label. {A} read it. Lost, it said: one tooth, found again. # more
-> DONE

=== s3
# shot: behind
# place: attic; dusk; clear
# action: L reach-up surprised mitten; heroes look-up happy; mouse point happy up; friends point happy
# things: washing-line; 8 mittens on washing-line; lantern; label on mouse.neck
Then came the mittens. {young:There were a hundred and a hundred more, on a long line.|There were nine thousand of them, pegged on lines.}
“Hold up your hand,” the mouse told {L}. “{young:Now wait.”|It is the mitten that has to do it.”} # usual
{helper_person:“It was the left one,” said {helper}, who had looked at both hands. “Try holding up the left.”} # beat
{helper_animal:{helper} breathed in along the bottom line, and out again, and all of the mittens swung and were awake.} # beat
{helper_carried:{helper} was held up as well, so that there should be something to wave at.} # beat
{L} held up a hand. {young:All of the mittens hung still.|The mittens hung there like patient fish.} Then, in the {~third|fifth} row, something {hue_noun} waved.
“There you are,” said the mouse, and turned its label over. On the back it said: Found. “They all do.”
{A} looked at the mouse’s own label. “What is on the back of yours?” asked {A}.
-> DONE

=== m2
# shot: two
# place: attic; dusk; clear
# action: mouse run worried; A kneel curious before mouse; heroes peek curious at mouse; friends sit calm
# things: label on mouse.neck; counter; lantern; mitten
“Of mine?” said the mouse. It tried to look. {young:It turned to the left, and the label went left. It turned to the right, and the label went right.|But a label round your own neck is hard to see the back of, and it went round three times, like a puppy.}
“I have dusted it,” it said, {young:“but only the front|“but I have always done the front}.” # spare
{young:“It may be empty on the back,” said the mouse.|“There may be nothing on it,” said the mouse. “I have seen one or two. They were {~gloves with no thumbs|lids}.”} # spare
“We could look,” said {A}. {young:The mouse put both paws on the label, and held it tight.|The mouse held the label with both paws, and said that it was really very busy.}
-> DONE

=== l2
# shot: above
# place: attic; dusk; clear
# action: dragon stand sad; mouse hold calm tin; heroes peek curious at dragon; friends peek worried
# things: counter; pea on counter; scarf on dragon.neck; bell on counter
Ting. The mouse looked up. {young:It was a dragon in a woolly scarf.|It was a dragon, with its scarf on, looking at its feet.}
“I have lost my temper,” said the dragon. {young:“I had it at lunch.”|“I had it all through lunch, and then somebody sat on my {~hat|pie}.”}
The mouse got down the tin, and felt about in it, and put something on the counter. {young:It was red. It was as big as a pea.|It was red, and hot to the touch, and about the size of a pea.}
“Is that all it is?” said the dragon. “It felt bigger.”
“They do,” said the mouse. {young:“Do you want it back?”|“Will you take it with you, or shall I send it on?”}
The dragon thought. “Keep it,” said the dragon, {young:and went home without it|and went out a good deal lighter than it came in}. # more
-> DONE

=== m3
# shot: behind
# place: attic; dusk; clear
# action: A eat calm apple; heroes sit calm on counter; mouse sit calm on counter; friends sit calm
# things: counter; satchel; lantern
So nobody pulled at it. They sat on the counter instead, in a row, and shared {~an apple|a bun} that had been lost in {young:somebody’s bag|a satchel}.
{pausing} # company
“I was once lost,” said {A}. “In a shop. It was behind the {~cheese|trousers}.”
“Were you?” said the mouse. {young:“And did somebody come?”|“And was it long, before they came?”}
“They were looking all the time,” said {A}. “I was just where they had not looked yet.”
The mouse thought about that. {young:Then it took its paws away.|After a while, it let go of the label.}
-> DONE

=== s4
# shot: close
# place: attic; dusk; clear
# action: A hold happy label at mouse; mouse stand scared; heroes kneel happy before mouse; friends peek happy
# things: label on mouse.neck; counter; lantern; bell on counter
“Would you?” said the mouse. It shut its eyes.
{A} took hold of the label, and turned it over. {young:It was not empty.|{not short:It was dusty, on that side, and {A} blew.}} There was one word on it, in brown ink.
“It says Found,” said {A}.
{young:“Does it?” said the mouse. “All this time?”|“All this time?” said the mouse. “Only the other way round?”}
“It wants signing,” said {A}, and took the pen, and wrote on it very small{many:, and so did everybody}. # usual
The mouse held it up to the lamp, and read it {~twice|out loud}. # spare
“You could come and live with {us},” said {A}. ¶ The mouse looked round at its counter, and its bell, and its {young:lamp|nine thousand mittens}. “I think that I am at home,” it said. “I only wanted somebody to know where.” # usual
-> DONE

=== l3
# aside
# shot: wide
# place: attic; night; stars
# action: mouse pull sleepy curtain; heroes wave sleepy; friends wave sleepy
# things: shelf; balloon; kite; spoon on shelf; lantern; bottle
The mouse shut up the shop. It put the lid on the ink. It pulled down the {~blind|shutter}.
All along the shelves, things settled. A spoon rang. A balloon let out a little breath.
“Do you say goodnight to them?” asked {A}.
“To every one,” said the mouse. “In case nobody else is saying it. But I go by shelves.”
“Goodnight, shelves,” said {A}.
Far back in the dark, one kite rustled. # more
-> DONE

=== m4
# shot: two
# place: hallway; night; stars
# action: mouse wave happy at heroes; A hold happy mitten; heroes wave sleepy at mouse; friends wave sleepy
# things: label on mouse.neck; 3 coats; coat left; 2 boots
The mouse came as far as the last coat. It had turned its label round. It wore it that way out.
“Ring on Friday,” it said. “Ring if you have lost nothing at all.”
“What would we say?” asked {A}.
“You would say that it was you,” said the mouse. “And I would look up.”
Then there was wool, and {~tweed|corduroy}, and somebody’s sleeve. Then there was the hall.
-> DONE

=== l4
# shot: object
# place: kitchen; night; stars
# action: L sit calm; heroes sit calm; friends sit calm
# things: shelf; 2 mittens on shelf; mat; lamp
Two {hue_noun} mittens lay on the shelf. They lay palm to palm. They had a great deal to tell.
“Where was it?” somebody asked, in the kitchen.
“Where it was,” said {L}.
The cat had gone back to sleep, on its own spot. It had not been under there at all. # more
The house was quiet. Everything in it was somewhere. You did not have to know where.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: shoe under bed; shoe; 2 mittens
And then it was bedtime. One shoe was under the bed. The other was {~in it|not}.
{resting}
{keepsake}
{dream} # spare
Behind the coats, a lamp went out. Somebody small took off its glasses. It had one word under its chin. # spare
There was just one thing left to find. It was sleep.
Now, where did you last have it?
It was here. It was on this pillow, just about in the middle. # usual
{H} lay down to look.
And there it was.
Goodnight.
-> DONE

=== next_night
At breakfast the coats in the hall moved over, and a small paw held out a list. The mouse was doing the back shelves, now that it had not got to listen for the bell. Was any of this anybody’s?
“One temper,” it read out. “One afternoon, wet. One tooth. Somebody’s place in a book. One tune, without the end.”
{A} asked to hear the tune. It came from a long way in, and stopped, and {A} put the end on it.
-> DONE

=== next_bedtime
The coats hung quite still. Somebody behind them was humming, and had the whole of it.
-> DONE
