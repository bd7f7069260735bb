# about: broken-thing(tent&!play tent&fell|tent&!play tent&collaps|tent&came down|tent&blew down|tent&fallen|tent&!play tent&pole|tent&snapped|tent&on top of us|tent&!play tent&broke); weather(tent&!play tent&fell|tent&!play tent&collaps|tent&came down|tent&blew|tent&fallen|tent&on top of us)
# about: journey(tent&fell on|tent&collaps|tent&came down|tent&blew down|tent&fell down); outing(tent&fell on|tent&collaps|tent&came down|tent&blew down|tent&fell down); sleepover(tent&fell on|tent&collaps|tent&came down|tent&blew down|tent&fell down); funny(tent&fell|tent&collaps|tent&came down); happy(tent&fell|tent&collaps)
# also: happy; funny; bad-day; journey; outing; weather; sleepover; place; thing; tired; play; food
# wants: child
# role grownup: parent = the grown-up with the pegs
# names: Mrs Fenby | Mrs Latimer | Mrs Bowes
# ages: 3-9
# holds: dark(kind)

=== title
{~All Four Corners|The Tent Came In}
-> DONE

=== s1
# shot: wide
# place: campsite; dusk; breeze
# action: heroes lie-back laughing; grownup lie-back surprised; friends lie-back
# things: tent; lantern; boot; tree
{~Fffff, went the tent, {young:and it came down on {H}.|and it came down on {H} from all sides, quite slowly, like a hat.}|“The tent has come in,” said {H}. {young:It was on every nose.|It had been outside, where a tent should be, and now it was on every nose.}|First came a ping. That was a pole. {young:Then came the tent, on top of {H}.|Then it said fffff, and that was the tent, on its way down to {H}.}}
It was soft, and it was green, and everybody was a lump. {young:The lumps kicked.|You could not tell who was who, and some of the lumps had four arms.}
“Is that you?” asked {grownup}, from somewhere. ¶ “No,” said {A}’s lump. “This is me.”
Then they laughed, {young:and nobody could get up.|and you can’t get up when you laugh, not with a tent on.} # usual
“Again,” said {A}. ¶ “You can’t have it again,” said {grownup}. {young:“It has come down.”|“It only comes down once. Then it’s down.”}
But that was what {A} wanted.
“It was very soft,” said {A}, {young:“for a roof.”|“for a roof. You would not think so, from below.”} # more
-> DONE

=== s2
# shot: two
# place: garden; day; clear
# action: grownup reach-up; heroes carry tent; friends stand
# things: washing-line; peg on washing-line; tent on washing-line; hedge; themed
They took it home as it was, {young:in one big wet heap.|in one big wet heap, with a good many leaves in, and a spoon.} It had to be hung on the washing line to dry.
{joining}
{musing} # personal
It took a peg at each corner, {young:and four more.|and four along the top, and still it hung down in the middle like a cow.} # usual
{hinderer_person:“Where is the door?” asked {hinderer}, and went in by a sleeve of it, and had to be talked out.} # beat
{hinderer_animal:{hinderer} went in underneath, and could be followed from outside, by the bump.} # beat
{hinderer_carried:{hinderer} was found inside, where the feet go, folded up twice, and had to be hung up as well.} # beat
{themed_a} had come home in it by mistake, and got a peg of its own. # personal
“Now you look like a tent again,” {A} told it. {young:It dripped.|It dripped, and looked like nothing of the sort.} # usual
-> DONE

=== m1
# aside
# shot: above
# place: campsite; dusk; clear
# action: heroes run happy; grownup kneel; friends run
# things: plate; pan; tent; hill
It had not been the only thing that went wrong. {young:There were the sausages.|Before that, there were the sausages, and the field went downhill.}
One of them got off the plate. {young:It rolled, and it did not stop.|It rolled slowly to begin with, as if it only meant to look at the view.}
They all ran after it, past a blue tent and a {~red|yellow} one. {young:“Stop that sausage!” said {A}.|“Good evening,” they said to the people, one after the other, as they came by.}
It stopped at last, by somebody’s boot. {young:The boot had a man in it.|In the boot was a man with no supper, who looked at it, and then up at the sky.}
“It is yours,” said {A}, {young:since it had gone to him.|since it had passed a lot of other people to get there.} # spare
It was a bit green on one side. {young:He said that it was lovely.|He ate it at the end of his field, and said that it tasted of the whole walk.} # more
-> DONE

=== l1
# aside
# shot: close
# place: campsite; dusk; clear
# action: heroes blow; grownup blow; friends sit
# things: mattress; pump; boot; lantern
Then there was the bed that you blow up. {young:They blew and blew.|They blew it up by turns, until they saw small lights, and it was as fat as a pig.}
“Pssss,” it said, and it was thin. {young:There was a hole in it.|There was a hole in it, no bigger than a {~crumb|freckle}, and nobody could find where.}
{A} put a finger on it, {young:and the psss went over there.|and at once it said psss from the other end, as though there were two of it.}
They lay down on it all the same. {young:They all went down together.|It let them down as kindly as it could, one bit after the other, and the head was last.}
“It is like a lift,” said {A}. {young:¶ “Ground floor,” said {grownup}.|¶ “Ground floor,” said {grownup}, a moment later, from down there.} # spare
And under it was a stone. {young:It said good morning all night.|There is always one, and it had been there first.} # more
“Psss,” it said, in the middle of the night, {young:and “psss” said {A}.|and everybody thought that it had been somebody else.} # more
-> DONE

=== s3
# shot: close
# place: garden; day; clear
# action: fenby peek curious behind hedge; heroes stand happy at fenby; grownup stand; friends sit
# things: hedge; tent on washing-line; hat on fenby.head
# people: fenby=woman(old)
Over the hedge looked Mrs Fenby, who had been away as well. {young:She had been in a hotel.|She had been in a hotel by the sea, with two lifts.}
“And did anything go wrong?” asked {A}, to be polite. ¶ “No,” said Mrs Fenby, and sighed. {young:“The roof stayed up.”|“The roof stayed up from Friday to Sunday.”}
“Ours came down,” said {A}. ¶ Mrs Fenby put down her {~basket|trowel}. “Right down?” ¶ “On us,” said {A}. {young:“It went fffff.”|“All round. It went fffff, and then we were lumps.”}
{helper_person:“It was the best part,” said {helper}. “I had somebody’s foot in my ear, and I still don’t know whose.”} # beat
{helper_animal:{helper} showed how it was, flat on the grass, with all four legs out and only the tail going.} # beat
{helper_carried:{A} showed it on {helper}, with a towel. You could see just what sort of lump it had been.} # beat
“I should have liked to be there,” said Mrs Fenby, {young:and looked at the tent.|and looked for a long time at the tent, which hung there and dripped.} # usual
So there were two of them now who wanted it again. # usual
-> DONE

=== m2
# shot: behind
# place: garden; day; clear
# action: heroes wave happy; fenby listen happy; grownup sit; friends sit
# things: hedge; tent on washing-line; cup in fenby.hand
“And what else went wrong?” asked Mrs Fenby. She had fetched a cup of tea for it. {young:{A} told her about the socks.|{A} began with the socks, of which there were five now, all wet.}
“It rained in one place,” said {A}, “and it was on the old hat. {young:So we moved the hat.”|So we moved the hat, and then it rained in another place, and there was the hat.”}
“Go on,” said Mrs Fenby. ¶ “We could not find the spoons,” said {A}, {young:“so we had soup with a lid.”|“so we had the soup with a lid, and that goes down your sleeve.”}
“And then the sun came out, and it was very nice.” ¶ “Oh,” said Mrs Fenby, {young:and put down her cup.|and put down her cup until it was over.}
“And then,” said {A}, “a cow came.” ¶ {young:Up went the cup.|“Ah,” said Mrs Fenby, and took it up again.}
“In my hotel there was a mat,” said Mrs Fenby, {young:“and it was straight.”|“and every morning somebody came and made it straight again.”} # more
{pausing} # company
-> DONE

=== l2
# aside
# shot: two
# place: campsite; night; stars
# action: cow peek calm; heroes sit-up surprised; grownup sit-up; friends sit
# things: tent; lantern; bucket
The cow was the one who put her head in. {young:It was a very big head.|She did it in the evening, through the door, and there was not much room round the edges.}
“Moo,” said {A}. {young:¶ “Moo,” said the cow.|¶ The cow thought about that, and it was quite a while before she said the same.}
She had slept in that field for {~years|weeks}. {young:Now there was a house in it!|She must have wondered who had put a house on her bed, and whether it would be long.}
“It will be gone by Sunday,” {grownup} told her. {young:Her ears went up.|Both of her ears went up, and she breathed on everybody, and it was warm.} # spare
And she took her head out again, {young:with one sock.|and only in the morning did they see that she had paid herself with a sock.} # more
She told the other cows about it. {young:“Moo,” they said.|You could hear her telling it, all along the hedge, and you could hear them not believe it.} # more
-> DONE

=== s4
# shot: above
# place: garden; dusk; clear
# action: L lie-back laughing; heroes lie-back laughing; fenby lie-back laughing; grownup reach-up; friends lie-back
# things: washing-line; peg; tent on washing-line; hedge
{L} lay down in the grass to look at it from below. {young:It was a roof, from there.|From there it was a roof again, with the sun behind it, and held up by pegs.}
“It did not come down because of the pole,” said {L} slowly. “It came down because {young:nobody held it.”|nobody held it. We can do that.”}
So Mrs Fenby came round by the gate, and lay down, too, with her hat on. {grownup} went to the pegs. {young:“One corner,” said {L}.|“One corner,” said {L}, and you heard a peg. “Two corners. Three.”} # usual
“All four corners,” said {L}. “Here it comes.”
Fffff.
It was green, and it was warm, and it smelled of field. {young:They were all lumps.|There were lumps as far as the roses.}
“Is that you?” asked Mrs Fenby’s lump. ¶ “No,” said {L}’s lump. “This is me.”
“Again,” said Mrs Fenby.
-> DONE

=== m4
# aside
# shot: wide
# place: garden; dusk; clear
# action: grownup fold tent; heroes roll tent; friends sit
# things: bag; tent; peg; hedge
Then it had to go into its bag. No tent goes into the bag that it came out of.
They rolled it up, and it was too fat. Fffff, it said, when you leaned on it. # spare
“It is still coming down,” said {L}. # spare
They sat on it until it had done. Then they pulled the bag up over its feet, like a sock.
There was a bit left at the top. They let that look out. # more
The pegs went into a bag of their own. There was one too many. # more
One pole was bent. It was put on top, as it had done the most. # more
Mrs Fenby went home with grass on her hat.
-> DONE

=== l3
# aside
# shot: close
# place: bathroom; night; stars
# action: L wash; heroes stand; grownup hold towel; friends sit
# things: bath; towel; tap; leaf
Some of the field had come with them. It came off in the bath.
There was a leaf, and there was a seed. There was a bit of sausage. # spare
“Where was that?” asked {grownup}. ¶ “In my ear, I think,” said {L}. # spare
The towel was held up high, by two corners. They looked at it.
“Here it comes,” said {L}. # more
It was warm in there. It was just the one lump. # more
The plug went “psss”, and they both looked up. But it was only the plug. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back calm; heroes lie-back; grownup sit; friends sit
# things: bed; lamp; curtain; pillow
It was odd to be back in the room. The roof was so far up.
“Has it ever come down?” asked {L}. ¶ “Not once,” said {grownup}. “I am sorry.”
“It does not matter,” said {L}. “Somebody has to stay up.”
There was no stone under the sheet. They felt for it, but it had stayed where it lived. # spare
And no cow would come. The door was left open a bit, in case. # more
The bed did not let anybody down. It had no hole in it, and no lift. # more
-> DONE

=== l4
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: washing-line; peg; shed; moon; bag
In the garden the line was bare. Four pegs sat on it, one for each corner.
In the shed it was dark. The tent lay in its bag, with the top looking out. # spare
It still smelled of field. Now the spade did, too. # more
Next door there was a light on. Somebody in there was having a very flat bed. # more
“Fff,” said the tent. It had one left. # spare
The moon stayed up. Nobody had to hold it.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; pillow; quilt; lamp
{L} lay flat. Nobody was a lump yet. # usual
{resting}
{keepsake}
{dream} # spare
{grownup} took the quilt, and held it up high. It hung there like a roof.
“One corner,” said {L}. “Two. Three.” # usual
“All four,” said {grownup}. “Here it comes.”
Fffff.
It came down all round. It was soft and slow.
“Is that you?” asked {grownup}.
“No,” said the lump. “This is me.”
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mrs Fenby stood by the hedge in the morning, with a large white sheet over one arm. It was a good one, from a hotel, she said, or just like one.
“I have two trees,” said Mrs Fenby, “and four pegs. I only wondered if anybody was busy.” {A} looked at the sheet, and at the pegs. Nobody was as busy as all that.
-> DONE

=== next_bedtime
In the shed the tent said fff, and that was really the last of it.
-> DONE
