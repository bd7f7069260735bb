# about: broken-thing(built&!tower|build&!tower|tower&brother|tower&sister|tower&twin|tower&baby|castle|lego&!tower|duplo&!tower|brick&!tower|block&!tower|den|model|fort|sandcastle|track|knocked&!tower|wrecked&!tower|stepped&!tower|everything&make|everything&made); quarrel(built&!tower|tower&brother|tower&sister|tower&twin|tower&baby|castle|lego&!tower|duplo&!tower|brick&!tower|den|knocked&!tower|wrecked&!tower|broke)
# also: angry; sad; frustrated; sharing; sorry; quarrel; patience; jealousy
# news: bad
# never: popped|bouncy|birthday
# wants: child
# role built: answer = a tower
# role wrecker: person(sister|brother|cousin|friend|twin) = a wrecker
# role grownup: parent = the grown-up with the forks
# ages: 3-8
# holds: crash(kind), dark(kind)

=== title
{~Not Yet|The Builder and the Wrecker}
-> DONE

=== s1
# shot: wide
# place: bedroom; afternoon; clear
# action: A shout cross; heroes reach-down sad; wrecker stand happy; friends stand surprised
# things: heap; blocks; flag under bed; bed
{~At three o’clock it was as high as the window. {young:At one minute past it was all over the floor, and {H} stood at the edge.|At one minute past three it was as wide as the room, and {H} stood at the edge of it.}|Crash is a short word for it. {young:{H} heard it come down from the hall, and it went on and on.|{H} heard it from the hall, and it took so long to come down that you could be back in time for the end.}|A small flag lay under the bed. {young:It had been right at the top. {H} found it there.|{H} found it there, and it had been the top of everything a moment before.}} It was {built}, and {L} had built it, and somebody had been by.
There is a builder in that house, and in the other bed a wrecker, and they have the same nose.
{is_wished_person:“It was {wished_person},” said {L}. It had never yet been anybody else.} # wished
“It only wanted a push,” said {wrecker}, {young:very pleased.|rather out of breath, and more pleased than anyone ought to be.} # usual
{L} roared, and roared again. But what {L} wanted was to have it back, the very same, up to the flag.
-> DONE

=== s2
# shot: two
# place: bedroom; afternoon; clear
# action: A hold proud flag at blocks; wrecker run laughing at blocks; heroes shout; friends sit
# things: blocks; tower; themed beside door; door
So it all had to be built again.
{joining}
{is_loved:{grownup} said something kind about {loved}. {L} said that this was not the time.|{musing}} # personal
A red one went at the bottom, and a long one across, {young:and a blue one on that.|and {A} knew where each of them had been, as you do with your own teeth.} # usual
{themed_a} stood guard at the door, and was walked past. # personal
{hinderer_person:{hinderer} drew one out of the third row, to look at it, and said “Oh.”} # beat
{hinderer_animal:{hinderer} went across the building site, and back, because that was the shortest way.} # beat
{hinderer_carried:{hinderer} leaned on it, as you lean on a friend, and two rows had to be done again.} # beat
Up it came to a knee, and up to {As} chin. {young:There was just the flag to go on.|{A} had the flag between two fingers.}
In at the door, past {grownup}, came {wrecker}, both arms out. Crash! “No!” said {L}, too late.
{young:“No” is always too late.|“No” is a word that nearly always gets there second.} # usual
-> DONE

=== m1
# aside
# shot: behind
# place: kitchen; afternoon; clear
# action: A point cross at wrecker; wrecker point cross at A; grownup stand; friends sit; heroes peek curious
# things: 2 buns; fork; table
Both went and told it to {grownup}, at the same time. {young:“It was mine!” “It fell!” “It was mine!” “It fell!”|“It was mine and I had only the flag to do,” said one, and “it wanted to,” said the other.}
“Could it not have been knocked down a little?” said {grownup}. ¶ They both looked at {grownup}. {young:There is no little.|It was the only thing that they agreed about.}
Then they got a bun each, and had to say something nice.
{young:“You have a strong arm,” said {A}.|“You have a very strong arm,” said {A}, with the bun in front.}
“It was good and high,” said {wrecker}. “{young:Very, very high.”|The highest that I ever did.”}
-> DONE

=== l1
# aside
# shot: close
# place: bedroom; afternoon; clear
# action: A crawl curious under curtain; heroes pull shoe; friends peek under cupboard
# things: blocks; shoe; curtain; cupboard
Some of the bricks had gone a long way. They were asked for by their colours, all over the floor. {young:There was one in a shoe.|One was found in a shoe, and one in the other shoe, so that it looked like a plan.}
There was the clear one, too, that {A} had not seen since {~the summer|last year}. {young:“Hello,” said {A} to it.|It must have been lying under the cupboard all that time, being a window for dust.}
“It is no good hiding,” {A} told the four-holed yellow. {young:“I can see your holes.”|“I know that you are under the curtain, and I can see your holes.”}
{many:{B} counted them in.|{A} counted them in.} There was one more than before, and it was a {~raisin|button}.
-> DONE

=== s3
# shot: above
# place: bedroom; dusk; clear
# action: wrecker crawl happy under bed; A lift proud blocks; heroes sit surprised; friends hold rope
# things: row of 4 chairs; 6 socks; blocks; bed; flag
Before the third one {L} put up a wall, of chairs, and {young:a ring of socks.|a moat of socks, and a notice with a mouth on it.}
{helper_person:“Bring me those that roll,” said {helper}, and kept them from rolling with one shoe.} # beat
{helper_animal:{helper} had the blue one, under the bed, and gave it up after a talk.} # beat
{helper_carried:{helper} was built in at the bottom, on the north side, and held up more than anyone.} # beat
{young:Nobody could get over that.|Nobody could get over the chairs or through the socks.} {L} built on the inside.
{wrecker} came from below, out from under the bed. {young:First there was a hand. Then: crash!|{L} saw the hand, and then there was weather.}
The flag came down last. {L} sat in the middle, with one brick for a hat, and said nothing at all. # usual
-> DONE

=== m2
# aside
# shot: two
# place: bedroom; dusk; clear
# action: wrecker point happy at blocks; A listen curious; heroes kneel; friends sit
# things: 2 blocks; tower
{A} went round to the other side, and asked {wrecker} how it was done. {young:“You go like this,” said {wrecker}. “And then it goes.”|“You take a run,” said {wrecker}, “but it starts in your tummy, and then it goes.”}
“You could make one yourself,” said {A}, “and then do that.”
{wrecker} could not. {young:One on top of one, and it fell down by itself.|One went up on top of another, and looked round, and came down again of its own accord.}
“That is no good,” said {wrecker}. {young:“I did not push.”|“It went before I pushed. You are the only one who can do the standing up.”}
-> DONE

=== l2
# aside
# shot: above
# place: bathroom; dusk; clear
# action: A push calm bubble in bath; wrecker sit in bath; friends stand; heroes peek curious
# things: bath; 6 bubbles; tap
In the bath they built with foam. {L} had one end, and the wrecker had the other. {young:It was a hill, with a hat.|It made a very fair castle, with a hat, and a bridge as far as the tap.}
Crash, said {wrecker}, and brought down an arm. {young:There was no crash. It just sat down.|Nothing crashed. It sat down, with a sort of sigh, and was half as high.}
{young:They both looked at the hill.|They looked at that, both of them, and neither was content.}
“It has no noise,” said {L}. ¶ “You didn’t put any in,” said {wrecker}.
So they got out. The towels were big, and had noise in them if you flapped. # more
-> DONE

=== m4
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A hold proud fork; wrecker lift surprised spoon; grownup point; friends sit-on-chair; heroes peek curious
# things: table; potato on plate; 3 peas on plate; plate on table
At supper there was mash. {L} made it go up, {young:with a fork, up and up.|with a fork, until there was a spire on it, and three peas to look out.}
Across the table {wrecker} had stopped eating. {young:One arm was up.|One spoon had gone up, all on its own, as high as the ear.}
“You may not,” said {grownup}. {young:The spoon shook. It stayed up there.|It stayed up there, and it shook, and a bit of gravy ran down to the elbow.}
{L} looked at the spoon. Then {L} put on one more pea. {young:The spoon shook more.|It shook harder.} That was interesting.
The pea was eaten, in the end, by the one who had put it there. The spoon came down. # more
-> DONE

=== s4
# shot: close
# place: bedroom; night; clear
# action: A reach-up proud at flag; wrecker shout happy; grownup hold chair; friends give blocks; heroes look-up sleepy
# things: tower; blocks; flag on tower; chair
There was still time for one. {L} put a red one down, and did not even look at the door.
{wrecker} stood in it, hands behind, and watched the brick, as people watch for a train.
“Not yet,” said {L}.
The wrecker stopped. {young:People had always said no.|It had always been no. Nobody had ever said not yet.} # usual
A long one went across. “Not yet.” Up went a row, and another row, and {wrecker} handed up the blue ones.
“Not yet,” said {L}, on a chair by now, with {grownup} to hold the chair. # usual
Up past the sill it went, and swayed. {L} put on the flag. The wrecker was shaking all over.
“Not yet,” said {L}. “Not yet… Now.”
That was a crash. It was heard in the street.
-> DONE

=== l3
# shot: wide
# place: hallway; night; stars
# action: A crawl laughing at brick; grownup peek; wrecker peek happy; heroes listen; friends stand
# things: brick; door; lamp
The crash went on for a good while. One rolled out of the door, and all down the hall. It knocked at the bathroom, and after a moment it went in.
“Was that the lot?” said {grownup}. It was not. There was one on the lamp. It let go.
Tick, said the brick. Then it was quiet. That was the end of it.
The dust went up, and took its time to come down. # more
The whole house listened in case there was one more. There is often one more, and it likes to be the only one. # more
The wrecker lay flat on the floor with both arms out. Nobody had wrecked the wrecker. It was only that it had been so good. # more
-> DONE

=== m3
# shot: behind
# place: bedroom; night; stars
# action: wrecker carry calm blocks; A kneel calm before box; heroes carry brick; friends sit
# things: box; blocks in box; shelf; 2 bricks on shelf; paper on shelf
Then the bricks were picked up. It took four hands, and they filled the box. {wrecker} did the long ones. {L} did the rest.
Two were left out, a red and a blue, one on the other, up on the shelf. TOMORROW, said a bit of paper in front.
“Is it yet?” said {wrecker}. ¶ “Not yet,” said {L}. “You have to sleep on it.”
It was seen to that the wrecker had the low bed. You do not want a wrecker up high. # more
The flag went in a shoe, to be safe. # more
-> DONE

=== l4
# shot: object
# place: bedroom; night; stars
# action: heroes sleep
# things: box; blocks in box; shelf; 2 bricks on shelf; flag
In the box it was dark. The bricks lay as they had come down, all colours, and close together.
Now and then one slid. It was only getting its corner out of a neighbour, and said so.
The chairs were on their feet again. The moat was back in its drawer, in pairs, more or less. # more
Under the curtain lay the yellow one. No one had seen its holes. # more
Up on the shelf the blue one stood on the red. It did not lean. It had till morning.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: A sleep; wrecker sleep; heroes sleep; friends sit sleepy
# things: 2 bricks on shelf; flag
All was put away. All lay flat, but for two.
{resting}
{keepsake}
{dream} # spare
“Now?” said {wrecker}, in the other bed. # usual
“Not yet,” said {L}. # usual
{L}’s eyes were heavy. They were held up with nearly nothing.
“Not yet,” said {L}, to the one on the left.
It swayed.
“Not yet,” to the other. There was a long wait.
“Now,” said {L}.
Down they came. They made no noise.
Goodnight, {H}. Goodnight, {wrecker_noun}.
Goodnight.
-> DONE

=== next_night
TOMORROW, said the bit of paper, and it was. The blue one still stood on the red one, up on the shelf, as it had stood all night, with its knees together.
The wrecker was there first, in pyjamas, with both hands behind. {H} came, and looked at it from the left, and from the right. “Not yet,” said {A}. It was let stand for as long as it takes to say a poem. Then a finger was lent, and it was done properly.
-> DONE

=== next_bedtime
Two were left out again, one on top of the other. Not yet. Not yet.
-> DONE
