# role left: toy = a wooden tractor
# about: left-out
# also: sad; lonely
# holds: dark(kind)
# names: Mr Tansley | Mr Garland | Mr Hollis
# names: Otis | Desmond | Clive
# names: Mr Fenn | Mr Marsh | Mr Brook
# names: Mrs Dill | Mrs Chard | Mrs Cress
# names: Mr Bray | Mr Stubbs | Mr Cole
# names: Mr Bright | Mr Keen | Mr Hale

=== title
{~On the Line Is In|The Line That Went for a Walk}
-> DONE

=== s1
# shot: wide
# place: playing-field; afternoon; clear
# action: tansley point surprised at chalk-line; A point curious at gate; heroes walk curious; friends walk curious
# things: chalk-line; goal; gate; bucket; flag
# people: tansley=gardener(old, he, cap)
{~A football field has four corners. {H} counted three. Where the other should have been the white line went straight on, through the gate, and away down the lane.|“It went along the top,” said Mr Tansley, who looked after the field. “It went down the side. And then it went out.” He was showing {H} the white line, and it did: it went out by the gate, and away down the lane.|All round the field there is a white line, with the game inside it. But when {H} came to play that day, the line was going out by the gate, and away down the lane.}
{joining}
{young:“Admiral has done it,” said Mr Tansley. Admiral was a big grey horse, and he pulled the little cart that made the line.|“Admiral has gone with it,” said Mr Tansley. Admiral was the horse, who pulled the little cart that painted it.} “For eleven years he has turned at the {~corner|flag}.”
“{We} can follow it,” said {A}. {young:It was white, and it was easy.|It is the advantage of a line.} # usual
-> DONE

=== s2
# shot: two
# place: pond; afternoon; clear
# action: 6 ducks sit happy; tansley kneel calm before duck; A kneel happy before duck; heroes crouch curious before duck; friends crouch curious
# things: chalk-line; plant; hat in tansley.hand
Down the lane it ran, {young:as straight as string,|as straight as a ruler,} until it came to the duck pond. {young:Round it went, and round, and on.|It went right round, nearly as neat as the rim of a plate, and then on.} Inside it sat {~six|seven} ducks.
{hinderer_person:“Have I trodden in it?” asked {hinderer}, and had, and printed white feet for half the lane.} # beat
{hinderer_animal:{hinderer} went over it while it was wet, and after that there was a second line, in dots.} # beat
{hinderer_carried:{hinderer} was put down in the ring, and the ducks asked if {hinderer} was staying.} # beat
“Have you seen a horse?” asked {A}. ¶ “He says that we are in,” said the ducks. # usual
“In what?” asked {A}. ¶ “He didn’t say,” said the ducks. “But it is very nice.” # spare
The smallest duck was sitting right on the white. “Am I in?” it asked.
Mr Tansley bent down to see. “On the line,” he said. {young:“On the line is in.”|“On the line is in. That is the rule.”}
-> DONE

=== m1
# aside
# shot: close
# place: street; afternoon; clear
# action: fenn sit-on-edge happy; cat walk calm; A point laughing at chalk-line; heroes crouch laughing; friends clap laughing
# things: chalk-line; street-lamp; bicycle; bench
# people: fenn=man(old, he, white beard)
In the street it went round all sorts of things: a lamp post, and a {~bicycle|bucket}, and the baker’s cat, who was asleep on the pavement, {young:and the line went round every one of her toes|and there the line had taken trouble over the whiskers}.
{young:The cat got up, and walked away. And there she still was, on the ground, in white.|The cat got up and left. And there she still lay, in white, with her tail round her.}
Old Mr Fenn, on his bench, was in as well. “I lifted my feet for him,” said Mr Fenn. “{young:Nobody ever put me in before.|I had never been in anything, you see, except the way.}”
-> DONE

=== l1
# aside
# shot: above
# place: post-office; afternoon; breeze
# action: dill point happy at chalk-line; A crouch curious chalk-line; heroes walk curious; tansley think surprised; friends walk curious
# things: counter; chalk-line; stamp on counter
# people: dill=postwoman(old, she)
Then the line went into the post office, by the front door. {young:It went to the mat, and it went up and down on the mat.|On the mat it went to and fro a bit, as you do.}
Inside came dots: a dot, and a short line, and a dot, and a short line, and a dot.
“What is that?” asked {A}.
“That is him in the queue,” said Mrs Dill, behind the counter. {young:“We were very busy. He waited and waited.|“It was pension day. He waited his turn like everybody else.} And then he went round {~me|the scales}, and said thank you, and left by the back.”
“Did he buy a stamp?” asked Mr Tansley. ¶ “He licked {~one|a few},” said Mrs Dill. “I put it down to you.” # more
-> DONE

=== s3
# shot: wide
# place: lane; dusk; clear
# action: A lift happy left; tansley hold sad hat; heroes walk worried; friends walk worried
# things: chalk-line; left; tree; plum in tree; hat in tansley.hand
On it went, round a {~plum|pear} tree, and round {left_a}, forgotten on the grass. “In. And mine,” said {A}, and took {left} along.
{helper_person:“There,” said {helper}, bending low, “and there, and there,” where nobody else had seen any white.} # beat
{helper_animal:{helper} put a nose to it, and went on ahead, and nobody had to look for it.} # beat
{helper_carried:{helper} was carried low, as you carry a lamp, and next to {helper} the white showed better.} # beat
“He is not lost,” said {A}. “He is putting things in.”
{is_wished_person:“Did he go round {wished_person}?” asked {A}. ¶ “Round both of you,” said Mr Tansley. “It is all the one line.”} # wished
{is_wished_place:“Is {wished_place} in?” asked {A}. It was in, with all its railings.} # wished
{is_loved:“I should have gone round {loved} as well,” said {A}. Mr Tansley thought that there might just have been the paint.|{musing}} # personal
Mr Tansley took off his hat. “{young:When the ball goes over the line, we all shout: Out!|Every Saturday the ball goes over, and we all shout: Out!} He hears it. {young:He must think that it is horrid to be out.|What must he have been thinking, all these years, about out?}”
The line was getting thin. {young:It was as thin as wool. It was as thin as a hair.|It had been as wide as a hand, and now it was as wide as a bootlace.} They went on faster. # usual
-> DONE

=== m2
# aside
# shot: behind
# place: street; dusk; clear
# action: girl hold proud glove; A clap happy at girl; heroes point happy at glove; tansley think happy; friends clap happy
# things: glove; wall; chalk-line; house
# people: girl
On the wall by the school there was one small red glove, with a {~ring|loop} of white round it. A girl stood there looking.
“I lost it on Wednesday,” she said. “{young:I looked and looked. Now it has a ring round it.|I must have walked past it nine times. But it did not have a ring round it then.}”
“It is in,” said {A}.
{young:The girl put it on, and went off with one hand up in the air.|The girl put it on, and went off holding that hand out in front, so that people should see.}
{pausing} # company
“He has good eyes,” said Mr Tansley, “for a horse that I thought looked at his feet.” # more
-> DONE

=== l2
# aside
# shot: two
# place: garden; dusk; clear
# action: bray look-up surprised; bright point surprised down; A point happy down; heroes kneel happy; tansley stand calm; friends point happy down
# things: hedge; chalk-line; 4 onions; gate
# people: bray=man(old, he); bright=man(he, glasses)
Next it came to a hedge, with Mr Bray on this side and Mr Bright on that. {young:They were cross. They had been cross for years. Each of them said that it was his hedge.|They had not agreed about the hedge since the year of the big wind, when it had leaned.} The line went round Mr Bray, and through the hedge, and round Mr Bright, and back.
“What does it mean?” asked Mr Bray.
“You are in,” said {A}.
“And him?” asked Mr Bright.
“It is the same line,” said {A}.
They both looked down at it. {young:They looked for a long, long time.|It was plain that neither of them had ever been on the same side as anyone.}
“He has gone very neatly round your leeks,” said Mr Bray, {~at last|after a while}. “They are good leeks.”
“They want rain,” said Mr Bright, and for him that was very nearly thank you. # more
-> DONE

=== m3
# shot: above
# place: hill; dusk; clear
# action: A crouch surprised daisy; heroes run worried; tansley walk worried; friends run worried
# things: 3 stones; drop; cottage; street-lamp
Up the hill it went, past the last lamp. {young:That was not a line any more. Here was a dot. Here was a dot.|By now it was hardly a line at all. It was dots, and then a dot here and there.}
One dot was by the {~milestone|stile}. {They} hurried to it. Then there was none, and {they} looked, and there it was, on a {~daisy|dandelion}. {young:It was very small.|It was no bigger than a pea.}
“There is only one more house,” said Mr Tansley. “That is Otis’s house. He keeps goal for us.”
-> DONE

=== s4
# shot: close
# place: lane; night; stars
# action: horse peek worried gate; otis stand happy; A point happy at otis; heroes clap happy at otis; tansley bow happy at otis; friends clap happy
# things: chalk-line under otis; gate; slipper; paint-pot
# people: otis=boy(brown hair)
{long:And there|There, at the last house,} stood Admiral, with his nose over the gate. In the doorway {short:was a small boy in slippers, called Otis, who kept goal.|was Otis, a small boy in slippers.}
“I have spots,” said Otis. “{~There are only nine|They are nearly gone}. But I have to stay in, so I am out.”
“I did everyone,” said Admiral. “{young:There is just one drop, and he is still out.|And there is one drop left, and he is still out.}”
{A} looked at the drop. {A} looked at the doorstep. # usual
“Put it there,” said {A}.
It made {young:a little white line|one short white line}, with Otis’s slippers on it.
Everybody looked at Mr Tansley. He bent down, {not short:with his hands on his knees, }and took his time.
“On the line,” he said. “On the line is in.”
Admiral let out a long breath. “Is it?” he said. “Always?” # spare
-> DONE

=== l3
# shot: two
# place: lane; night; stars
# action: otis kick happy football; A kick happy football; heroes sit happy; horse look-up happy; tansley sit calm; friends sit happy
# things: football; bush; moon; gate
There was a ball, in the hedge, and a bit of moon. So the match was there, sitting down.
{H} rolled it up the path. Otis stopped it with a slipper, and rolled it back. He let in {~one|two}, out of kindness.
No one called out. The ball went behind a bush, and the horse lifted up his head.
“In,” said {A}.
“In,” said Mr Tansley.
-> DONE

=== m4
# shot: behind
# place: lane; night; stars
# action: tansley walk calm; horse walk calm; otis wave happy; heroes walk sleepy; friends walk sleepy
# things: chalk-line; moon; gate
Otis was called to bed. He waved from the stairs.
{H} went home by the dots, and then by the line. It shone a little.
“It is the longest one I ever saw,” said Mr Tansley. “It has one wobble.”
“That was {~a bee|the duck},” said Admiral.
“It will all come off in the rain,” said Mr Tansley. # spare
{homeward} # company
-> DONE

=== l4
# shot: object
# place: playing-field; night; stars
# action: heroes walk sleepy; friends walk sleepy
# things: gate; chalk-line; cart; goal; moon
The field was dark. It had three corners still.
The horse went in at the gate. He stood in the middle. He looked all round him, and there was no {~out|end of it} to be seen.
“Goodnight, old horse,” said Mr Tansley. He left the gate open. # spare
One ear went down. Then the other ear went down.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
# things: left; window; moon
{~At home bed has four corners.|At home a bed has four corners.} They were all there.
{resting}
{keepsake}
{dream} # spare
Down in the dark there was something white. Along the wall it came, and round the house, and met itself. # spare
So the house was in. The stairs were in. {left} {left_many:were|was} in. # usual
On this side was awake. On that side was asleep. There was a line between, ever so thin.
{A} lay on it. One foot was over.
On the line is in.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Otis was let out at nine, and it was noon before he got to the field. He had come by the white line, with one foot right in front of the other: round the washing, and round the tree, and twice round the pond, because the ducks had asked.
“I was on it all the way,” he said to {H}. “So I have not really been out.”
Admiral looked him over. He had one spot left, behind the ear. It was in.
-> DONE

=== next_bedtime
The line lay white in the lane. It had footprints on it, all the way, very close together.
-> DONE
