# about: haircut; fear-other(haircut|hairdresser|barber|clippers|scissors)
# also: nervous; scared; fear-other(noise|cape|chair|buzz|razor); embarrassed; proud
# news: bad
# wants: child
# names: Mr Amory | Mr Castle | Mr Lindo
# when: coming
# ages: 3-10
# needs: seeing
# holds: dark(kind), mirror(kind), chair(kind)

=== title
{~And This Is the Back|The Worst Seat}
-> DONE

=== s1
# shot: wide
# place: shop; afternoon; clear
# action: heroes sit-on-chair worried; amory hold calm comb; woman read calm newspaper; friends sit calm
# things: chair; mirror; scissors; bench
# people: amory=man(moustache); woman
{~At Mr Amory’s shop is a chair that goes round, and {H} had got as far as the door. {young:It was {L} who had to sit in it.|The chair was for {L}, who had hair down to the nose.}|“A bit off the back,” said the grown-up with the purse, and sat down to read the paper. {H} had hoped for nothing off at all. {young:It was {L} who had to go up in the chair.|It was {L} who was to have a bit off the back.}|Hair had come down over {L} like a hat. {H} had come to the shop about it. {young:Mr Amory was going to cut it.|Mr Amory walked once round it, and said that he saw.}}
“It does not hurt,” said Mr Amory. “Hair does not. I have asked it.”
{is_wished_day:The real haircut was not until {wished_the_day}. Tonight it was only told, to see how it would go, with all the snips in.} # wished
The front was done first, and that was all right, for it was all there in the mirror, {young:and out of it came a nose|with a nose coming out of it}. Then it was the turn of the back. # usual
“What is it like, at the back?” asked {L}. {young:“I cannot see it from here.”|“I have never seen it.”}
“It is the back,” said Mr Amory. Snip.
-> DONE

=== s2
# shot: above
# place: shop; afternoon; clear
# action: heroes sit-on-chair laughing; amory kick calm chair; friends sit laughing
# things: chair; mirror; bench; comb
{joining}
{young:Everybody else sat on the bench behind, where you can see it all.|Everybody else sat on the bench behind, where you get the best view.}
{themed_a} had the end of the bench, and was next. # personal
{hinderer_person:“Left! No, right! It is behind you!” called {hinderer}, which was true, and no help.} # beat
{hinderer_animal:{hinderer} turned round as well, to see what they were all after, and found a tail, and was surprised.} # beat
{hinderer_carried:{hinderer} had been put on {L}’s lap, and went round, too, and faced the wrong way whenever it mattered.} # beat
You should not have a thing cut that you have not met. So {L} turned round to see. {young:The chair went round with {L} in it, and the back went round, too.|The chair went round with {L} in it, and so did the back.}
{L} went round the other way, and faster, and then so fast that the bench was a stripe. {young:The back had just gone each time.|Each time the back was gone just before {L} got there.}
“It is very quick,” said {L}. ¶ “They are,” said Mr Amory, and put out a foot, and stopped the chair. # usual
-> DONE

=== m1
# aside
# shot: two
# place: shop; afternoon; clear
# action: len lift laughing hat; woman point happy at len; heroes look-up surprised at len; friends sit happy
# things: bench; hat in len.hand; towel
# people: len=man(old, bald); woman
The people on the bench all knew what it was like. {young:They had had it in front of them all day.|They had been looking at nothing else.}
“It is like the front,” said a lady with wet hair, “but it does not answer.”
“It is where the hat stops,” said an old man. {young:“Mine has no hair on. It went home without me.”|“Mine used to be a good one. The hair went on ahead.”}
Off came the hat, to show them. {young:The top was pink, and it shone like a bun.|The top was pink, and so well kept that you could see the window in it, with the bus going by.}
{pausing} # company
“It is a nice one,” they all said. But they would say that. # spare
-> DONE

=== l1
# aside
# shot: behind
# place: shop; afternoon; clear
# action: len sit-on-chair calm; amory reach-down calm scissors; heroes look-up curious; friends sit curious
# things: chair; scissors in amory.hand; mirror
The old man had six hairs left, and had come to have them cut. {young:Mr Amory did them one by one.|They were done while {L} had a rest, one at a time, with a wait in between.}
“How would you like it?” said Mr Amory. {young:“Not too short,” said the old man.|“Off the ears,” said the old man, “but leave it full on top.”}
Snip. A bit came down, {young:as big as a comma|about as long as an eyelash}. They all watched it land. # usual
{young:“That is better,” said the old man. “It was so hot under all that.”|“Ah,” said the old man, “one feels the difference at once,” and up went a collar.}
He paid for all six, and got a {~lolly|sweet} after. # more
-> DONE

=== m2
# aside
# shot: close
# place: shop; afternoon; clear
# action: bird fly happy; heroes point surprised at bird; amory sweep calm broom; friends look-up happy at bird
# things: heap; door; mat; nest
On the floor lay what had been cut. {young:Red, and black, and white, it lay all in one heap.|Black and white and red, and some of it from that very day, it had all got quite mixed up, and seemed to be enjoying it.}
“Where does it go?” asked {L}.
A bird stood on the mat, {young:and had come for some.|and had wiped its feet, and was waiting its turn.} “That one has the soft sort,” said Mr Amory. “It is building.”
So the bird had a beak full. {young:A moustache flew home, with a bird behind it.|With a moustache like somebody’s uncle, it flew off rather carefully.}
“The white is for the bottom,” said Mr Amory, “for the eggs.” # spare
-> DONE

=== l2
# aside
# shot: behind
# place: shop; afternoon; clear
# action: dog sit happy; heroes kneel curious before dog; friends kneel curious before dog
# things: door; mat; wool
In the door sat a dog, the curly kind, to wait for somebody. {young:The dog was all hair, and you could not see which end was which.|Curls went all over it, and some time passed before they found out which was the end that looked in.}
“Good afternoon,” said Mr Amory, to the wrong one. # spare
“Has it a back?” asked {A}. {young:They all had a look, for it was hard to say.|The paper was put down, to think about that.}
A tail came out and wagged. {young:“That is the back,” they said.|“There,” said the lady with wet hair. “A dog knows. We ought all to have one.”}
What a help that would be, with a back! You could see if it was pleased. # more
-> DONE

=== s3
# shot: object
# place: shop; afternoon; clear
# action: heroes look-through curious spoon; amory hold calm mug; friends sit calm
# things: spoon; mug on table; table; small mirror on hook; hook; comb on table; scissors on table
They tried the spoon from Mr Amory’s tea. {young:In it was a face, upside down, and no back.|All that it showed was a face, upside down, with a great deal of chin.}
{helper_person:“I sit behind it,” said {helper}. “It is so wide,” and both hands were held up, as you do with fish.} # beat
{helper_animal:{helper} went round to the back to meet it, and sniffed, and stayed there. That was a good sign.} # beat
{helper_carried:{helper} was held up behind, to look at it for {L}, and seemed to have nothing against it.} # beat
“What does it do all day?” said {L}. ¶ “It sees you off,” said Mr Amory. Snip.
{L} thought about that. {young:A back never sees where you are going, only the door when it shuts.|A back never sees what there is to come. It gets the ends of things, and the door.} All those birthdays, and it had looked at the wall. # usual
{is_loved:People ask about {loved}, and it is the front that tells them. Nobody had ever asked the back.} # personal
“It has had the worst seat,” said {L}. “All this time.”
And then {L} saw a small mirror on a hook. {young:That one had its face to the wall, too.|That one had its face to the wall as well.} “What is that for?”
-> DONE

=== m4
# aside
# shot: two
# place: shop; dusk; clear
# action: heroes sit-on-chair proud; amory hold calm comb; friends sit happy
# things: chair; comb in amory.hand; mirror
But first it had to be got ready. {young:You do not meet somebody with your hair like that.|You do not like to be met half done.}
“Do a good one,” said {L}. {young:“Only other people ever look at it.”|“Nobody has ever done anything for it, except scarves.”}
Mr Amory did it with the {~small comb|brush}, and breathed through his nose. {young:{L} held still, as still as a jug.|{L} held as still as a jug, which had not been possible before.}
A bit got in at the neck, and tickled, {young:and {L} let it|but there are times when you do not wriggle}. # spare
“There,” said Mr Amory. “It is as good as any front.” # more
-> DONE

=== s4
# shot: close
# place: shop; dusk; clear
# action: heroes look-up happy at mirror; amory hold proud mirror; friends clap happy
# things: chair; mirror in amory.hand; big mirror
Mr Amory took down the small mirror, and held it up behind. And there in the big one it was.
It was round. It had a curl in it, that went round and round, {young:like a bath going out|like water that is making up its mind}. {young:There were two ears, from the wrong side.|It had both the ears, from behind, and it did not look round.}
“This is the front,” said Mr Amory, “and this is the back.”
“How do you do?” said {L}. # usual
And behind the back was one more {L}, and behind that one more back. {young:They went on and on, and they all said it.|They went on down the mirror, smaller and smaller, to a very little one with a very little Mr Amory, and they were all being introduced.} # usual
“It is nice,” said {L}. “I had no idea that it was nice.”
“We all like it,” said the bench. # usual
The back did not say anything. {young:But it went a bit pink, down at the neck.|But down at the neck, where it was new, it went pink.}
-> DONE

=== l3
# shot: behind
# place: bathroom; night; stars
# action: heroes sit calm in bath; friends stand calm
# things: bath; 5 bubbles over bath
The wind had found the neck, all the way home. It had not been in there for months.
In the bath there were bits. They went round, and down the plug, one by one.
“Shall I do the back?” said the grown-up with the flannel. ¶ “Do it well,” said {L}. # spare
The back got the warm flannel, and the good soap. It had the towel first. # more
The hat did not fit as it had. Down it came, and had a look at the nose. # more
-> DONE

=== m3
# shot: above
# place: bedroom; night; stars
# action: heroes walk laughing; friends walk laughing
# things: door
{L} went into the bedroom backwards. It was only fair.
So the back got there first. It saw the lamp, and the bed with its corner turned down, and all of it still to come.
“Mind the bear,” they told it, and it did. # spare
Then they had the book. One page was held up over a shoulder, for the cow. Backs like a cow, you could tell. # more
-> DONE

=== l4
# shot: wide
# place: shop; night; stars
# action: mouse sleep sleepy; heroes sit sleepy
# things: chair; 2 mirrors; comb on table; table
Down at the shop it was dark. The chair stood still. The two mirrors had been put face to face.
They looked at each other. There was no end to it.
Snip, went a pipe, and thought better of it. # more
Up in the gutter was a nest, black and red, with a bit of white. # spare
The old man had hung up the hat. They were all there, all six. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes sleep sleepy; friends sleep sleepy
The back went down first. It had the pillow. It gets that, at least. # usual
{resting}
{dream} # spare
“Goodnight, back,” said {L}.
It lay there, face down. A pillow was all it saw. # usual
It was too late to change it. But fair is fair.
So {L} turned over.
The front had the pillow now. It was soft. The nose was in it. # usual
And the back had the night, with a star in it.
It had never seen one.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
Mr Amory was out on the step with a broom, pointing up. There, behind the drainpipe, was the nest. It was straw below, and then string, and all round the top it was the soft sort, with a curl in it.
“That is me,” said {A}. The bird looked as if this might be so.
Then Mr Amory tied the small mirror to the broom, and held it up behind. “And this,” he told the bird, “is the back.”
-> DONE

=== next_bedtime
Behind a drainpipe somebody sat in a curl. It was no trouble to keep warm.
-> DONE
