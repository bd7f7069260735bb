# also: tired
# about: funny; exciting(mystery|mysteries|whodunnit|whodunit|heist|detective|clue|solve)
# role mate: toy = an otter called Hush
# holds: dark(kind)

=== title
{~The Case of the Left Socks|Who Took the Left Ones?}
-> DONE

=== s1
# shot: wide
# place: village; afternoon; clear
# action: postman point worried down; A look-through curious magnifying-glass at postman; heroes point curious at sock; friends peek curious; tiny mate sit calm
# things: washing-line; 8 socks on washing-line; bag; postbox
# people: postman
{~On Monday one sock went missing from the line at number four. On Tuesday there were three. By Friday there was hardly a pair left in the village, and the postman came to see {H} with one blue foot and one bare.|“Look at my feet,” said the postman, and {H} looked. One was blue and one was bare. It was the same all over the village, where for a week now somebody had been taking socks.|On the line at number four hung one blue sock and ten others, and no two of them were alike. {H} counted them twice. All that week somebody had been taking socks.}
“It is always the left one,” said the postman. “{young:Every time!|I call that peculiar.}”
“I call that a clue,” said {A}, and fetched {mate_a}, who could keep a secret.
“Do you suspect me?” asked the postman. “Not yet,” said {A}, to be kind. # more
For {they} {was} {young:good at finding things out|fond of a mystery}, and owned {~a magnifying glass with a crack in it|a notebook with a pencil on a string}. # usual
{joining}
{is_loved:“Do you care for {loved}?” {A} asked the postman, who said that he could take it or leave it, and it was written down.|{musing}} # personal
-> DONE

=== s2
# shot: close
# place: garden; afternoon; breeze
# action: A look-through curious magnifying-glass at peg; heroes kneel curious before peg; friends crouch curious; tiny mate sit calm
# things: peg; washing-line; thread; 3 daisies; notebook
{They} began at the line, where the last sock had been. {young:The grass was flat. There was a peg on it. And on the peg there were little, little marks. Teeth had made them.|It is important to look at a thing slowly. The grass was a little flat. There was a peg on the ground, and on the peg, very small, were the marks of teeth.}
{hinderer_person:“Is this a clue?” asked {hinderer}, about a snail, and a spoon, and {As} own bootlace.} # beat
{hinderer_animal:{hinderer} took the peg away for a while, and when it came back there were two sorts of teeth in it.} # beat
{hinderer_carried:{hinderer} was set down on the lawn, and now the grass was a little flat in two places.} # beat
“So it is not a person,” said {A}, and wrote that down. “{young:A person has fingers.|A person would use fingers.}” # usual
And leading away across the lawn, from {~daisy to daisy|clover to clover}, there was a thread of red wool, as thin as a hair.
“Aha,” said {A}, quietly, because that is what you say. # more
-> DONE

=== m1
# aside
# shot: two
# place: garden; dusk; clear
# action: dog hold sad slipper; A point laughing at dog; heroes write laughing notebook; friends clap laughing
# things: hat before dog; 2 gloves; kennel
{young:First they went to see the dog at the mill. It was known to be fond of slippers.|First there was a suspect to see. The dog at the mill had a bad name for slippers.}
“Where were you on Tuesday night?” asked {A}.
{young:The dog looked sorry. It went away, and came back with a slipper. It went away, and came back with two {~gloves|mittens}. It went away, and came back with the vicar’s hat. But there was no sock.|The dog looked ashamed, and went away, and came back with a slipper, two {~gloves|mittens} and the vicar’s hat. But there was not a sock among them.} It put the hat down at their feet, and sighed, and felt much better.
“How long have you had this hat?” asked {A}. The dog looked as if it had been about a year. # more
“You may go,” said {A}. “Only take the hat back first.”
-> DONE

=== m4
# aside
# shot: above
# place: street; dusk; clear
# action: cat sit calm in window; A point curious at cat; heroes write curious notebook; friends think curious
# things: window; shop; bread; street-lamp
{young:Next they went to see the cat at the bakery. It sits in the window all night long.|The next witness was the cat at the bakery, who sits in the window all night long and must see everything.}
“Did you see the thief?” asked {A}.
The cat opened one eye, about as far as a {~purse|buttonhole}.
“Was it tall?” asked {A}. The eye closed. “Was it small?” The eye opened.
{young:“So it was small,” said {A}. “Did it go to the river?” The eye closed. “Did it go to the wood?”|{A} wrote down: small. “Did it go towards the river?” The eye closed. “Did it go to the wood?”}
There was a long silence. Then there was a snore.
“That may have been a yes,” said {A}, “or it may have been a cat.”
{pausing} # company
-> DONE

=== l1
# aside
# shot: behind
# place: farm; dusk; clear
# action: 6 sheep eat calm; A hold curious thread before sheep; heroes peek curious at sheep; friends sit calm
# things: wall; fence; wool
{young:Then they went to ask the sheep, because sheep have wool. The sheep stood in a row behind the wall. Munch, munch, munch.|The next suspects were the sheep, on account of the wool. They stood in a row behind the wall, and chewed.}
“Is this yours?” asked {A}, and held up the thread.
The sheep looked at it with all their yellow eyes. “It was,” said the oldest. “In a manner of speaking. In {~April|May}. But we have not had it since.”
“It suits you,” said another. # more
“Did anybody pass, in the night?”
“{young:Somebody goes by every night,” said the oldest sheep. “It has short legs. It goes backwards.”|Somebody passes every night,” said the oldest sheep. “Somebody with short legs, walking backwards.”}
“Backwards?” said {A}, and underlined it. # more
-> DONE

=== s3
# shot: wide
# place: forest; dusk; clear
# action: A hold curious lantern; heroes crouch curious at hole; friends tiptoe curious; tiny mate walk calm
# things: huge tree; hole under tree; lantern in hole; thread; peg
So when {young:it began to get dark|dusk came}, {H} lit the lantern and followed the thread. It went under the gate, and round the {~well|pump}. It went into the wood, {young:from root to root to root. The path was as small as your foot.|from root to root, by a path no wider than a foot.}
Here was a bit of green wool, and here a bit of grey. Here was half a peg. # spare
“Nearly there,” whispered {A}.
{helper_person:“Red, here,” whispered {helper}, bending down at every root, “and red, here,” so that nobody went wrong.} # beat
{helper_animal:{helper} went in front, nose down, along the thread, and turned off only once, after something private.} # beat
{helper_carried:Wherever the path forked, {helper} was put down beside the thread, to keep the place while the rest looked.} # beat
Under the old beech tree was a hole, and from it came a small yellow light, and a smell of soap.
-> DONE

=== m2
# shot: above
# place: forest; night; clear
# action: A knock curious tree; mouse peek scared hole; heroes crouch curious before mouse; friends crouch curious
# things: hole; tree; lantern in A.hand; thread
{A} bent down and knocked on a root, since there was no door.
The light went out. {young:Somebody whispered.|There was some whispering.} Then the light came on again, and a nose looked {~round the edge|out}: {young:a small nose, with whiskers, and the whiskers shook.|a pointed nose, with whiskers, that trembled.}
“Is it about the socks?” it said.
“It is, rather,” said {A}.
“I knew,” said the nose, “that it would be about the socks.”
-> DONE

=== l2
# shot: two
# place: forest; night; clear
# action: mouse point proud at acorn; A peek curious at mouse; heroes lie-front curious before mouse; friends lie-front curious
# things: row of 6 acorns; label; lantern; thread; cloth
It was a dormouse in an apron. She had a thimble on {~one paw|her head}.
The room was as big as a teapot, and as neat as a drawer. # more
“I {young:was going to|always meant to} pay,” she said, and pointed. {young:On the wall there was a row of beech nuts. Each nut was for a sock.|Along the wall hung a row of beech nuts, each with a label on it.} Number four, one blue. The postman, one brown. The vicar, one, with a hole. “I walk backwards, so that I can see who I am taking it from. It seems more polite.”
“I would have left them at the doors,” she said, “but people will only tread on a nut.” # more
“But why the left ones?” asked {A}.
“Oh,” said the dormouse. “I took the ones that were nearest. I hang upside down, you see. They would be your right.”
-> DONE

=== s4
# shot: close
# place: forest; night; clear
# action: A peek surprised at mouse; mouse hold worried lantern; heroes crouch happy before mouse; 8 mouse sleep sleepy; friends peek happy
# things: row of 6 stockings; tree; notebook
{short:Somebody peeped out. It was a dormouse in an apron, and she looked very sorry. She|{long:Then she|It was a dormouse, in an apron. She}} held up the light, and {H} looked in. There were the socks.
They hung in rows from the roots, like hammocks, {~stripes and spots and plain|spots and stripes and one with a hole}. {young:And in every sock there was a very small face with its eyes shut.|And out of the top of every single one looked a very small face with its eyes shut.}
“Forty,” said the dormouse. “They all came at once. {young:The nights are cold, and I had only the one bed.|It was going to be a cold winter, and I only had the one bed.}”
{not long:“I only took the left,” she said. “I thought that you would be wanting the other.”} # usual
{A} looked at the faces. {A} closed the notebook.
“You will not tell?” asked the dormouse. # usual
“Case solved,” said {A}, but softly. {mate} did not say a word.
-> DONE

=== l3
# shot: two
# place: forest; night; stars
# action: mouse sit happy; A think calm at mouse; heroes whisper calm at mouse; friends sit calm
# things: row of 6 stockings; lantern; leaf; acorn
“Must you have them back?” asked the dormouse.
{A} thought about it. {young:There were a lot of feet in the village. There were a lot of mice here.|There were a great many feet in the village. There were a great many mice here.}
There was the whole winter, too. You could smell it, just, at the edge of the leaves. # more
“Feet can wear odd ones,” said {A}. “Feet don’t mind.”
One mouse turned over in its sock. It gave a tiny {~snore|sigh}.
It was decided.
-> DONE

=== m3
# shot: wide
# place: forest; night; stars
# action: A pull calm thread; heroes walk sleepy; owl look-up happy; friends walk sleepy; tiny mate walk sleepy
# things: thread; leaf; lantern; tree
{They} went back slowly, and wound up the red thread on the way. Nobody would follow it now.
The wood was dark. It was a soft dark, like {~a pocket|the inside of a sleeve}.
A leaf came down. It took its time. # more
An owl looked down. “Found them?” it said.
“{We} {are} not saying,” said {A}.
{homeward} # company
-> DONE

=== l4
# shot: object
# place: village; night; stars
# action: A sit calm; heroes stand sleepy; friends stand sleepy
# things: board; paper on board; pump; washing-line; 5 socks on washing-line; moon
By the pump there was a board for notices. {A} pinned one up.
It said: The socks are safe. They are wanted. Please leave the left ones out.
In the morning there would be a basket there. There always is, if people are asked.
{~The moon read it over. It was a good notice.|The moon read it. It had no questions.}
Across the road, one line of washing had been left out, with only socks on it. That was probably the postman. # more
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy; tiny mate sleep sleepy
# things: 2 socks; magnifying-glass
{~Then it was time for bed.|Then there was bed.} One blue sock came off. Then a brown one. They did not match at all.
{resting}
{keepsake}
{dream} # spare
Under the beech tree, forty small beds hung in a row. They swung a little. They were warm to the toe. ¶ Here was a bed as well. It was warm to the toe. # usual
{H} curled up. {mate} knew it all, and was not saying.
Only sleep was left. And that was easy. It was right here.
Goodnight.
-> DONE

=== next_night
A sock lay on the doorstep in the morning, a left one, the size of a thimble, knitted out of red thread.
“Not one of mine,” said the postman.
{A} looked at the grass. Small feet had come up to the step, all forty of them abreast, and had gone away again one behind the other. Some of the feet were quite a good bit bigger than a pea.
They had walked forwards, both ways.
-> DONE

=== next_bedtime
A very small sock hung at the end of the bed. It was not to be worn. It was to be owned.
-> DONE
