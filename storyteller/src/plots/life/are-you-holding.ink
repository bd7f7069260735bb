# about: learned(ride&!tomorrow&!in the morning&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|riding&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|bike&!tomorrow&!in the morning&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|bicycle&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|scooter&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|scoot&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|skate&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|skating&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|roller&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|stabilis&!tomorrow&!in the morning&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|stabiliz&!tomorrow&!in the morning&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|training wheel&!tomorrow&!in the morning&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|pedal&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|cycle&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|cycling&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby|balance&!taught his&!taught her little&!taught her brother&!taught her sister&!taught her cousin&!taught her friend&!taught her baby); learning(ride|riding|bike|bicycle|scooter|skate|skating|stabilis|stabiliz|pedal|cycle); trying-again(ride|bike|bicycle|scooter|skate|stabilis); can-do(ride|bike|bicycle|scooter|skate|pedal); play(without stabilis|first bike|bike ride|rode)
# also: proud; happy; trying-again; bravery; frustrated; hurt; outing; nervous
# wants: child
# role grownup: parent = the grown-up in the hat
# kind scooter: scoot*
# kind skates: skat*|roller*|rollerblad*
# ages: 3-9
# needs: walking
# holds: dark(kind)

=== title
{~Are You Holding?|Don’t Let Go}
-> DONE

=== s1
# shot: wide
# place: park; day; clear
# action: A ride worried bicycle; heroes stand; grownup walk behind A; friends walk
# action for scooter: A ride worried scooter; heroes stand; grownup walk behind A; friends walk
# action for skates: A stand worried; heroes stand; grownup walk behind A; friends walk
# things: tree; bench; bicycle
# things for scooter: tree; bench; scooter
# things for skates: tree; bench; skate on A
{~“Don’t let go,” said {H}, {young:and held on tight.|before it had even begun.}|There is a path in the park with nobody on it, {young:and that was where {H} would do it.|and it had been picked for {H} on that account.}|“I am only holding,” said {grownup}. {young:“You do the rest.” So {H} did the rest.|“All the rest is you.” And the rest of it was {H}.}}
{
- is_scooter:
The scooter was new, and it had two wheels. {young:It only stands up if you go.|It only stands up if it is going somewhere.}
- is_skates:
The skates had wheels, eight of them, {young:and they did not go the same way.|and it was clear from the start that they had not talked it over.}
- else:
The small wheels were off, and lay in the {~grass|basket}. {young:Now there were only two.|Without them a bicycle has no wish to stand up.}
}
{A} wanted to go from the one bench to the other, all in one go, with somebody holding on.
{is_wished_place:After that, {A} thought, there would be no stopping until {wished_place}.} # wished
“Are you holding?” asked {A}. ¶ “I am holding,” said {grownup}.
-> DONE

=== s2
# shot: two
# place: park; day; clear
# action: A fall surprised; heroes run; grownup run; friends run
# things: hedge; bicycle; themed on bench; bench
# things for scooter: hedge; scooter; themed on bench; bench
# things for skates: hedge; themed on bench; bench
Off they went. It wobbled to the left, and it wobbled to the right, and then there was a bit of wind.
{joining}
{themed_a} had been put on the bench, to see it come past. # personal
“Are you holding?” asked {A}. ¶ “I am holding,” said {grownup}, from behind.
{A} looked round. {young:{grownup} was holding a hat.|{grownup} was holding a hat, with both hands.} And then came the hedge.
{hinderer_person:“I saw it all,” said {hinderer}, and did the whole fall again, from beginning to end, on foot.} # beat
{hinderer_animal:{hinderer} had been running beside it, and so {hinderer} was in the hedge, too.} # beat
{hinderer_carried:{hinderer} had been put in the front, to be company, and was got out of the hedge by one leg.} # beat
“You said that you were holding!” said {A}, with leaves on. ¶ “I was,” said {grownup}. “I held my hat.”
That did not count. {young:It was all to be done again.|It was explained to {grownup} what there was to hold, and which part of it.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: park; day; clear
# action: A sit cross on bench; heroes sit; grownup sit on bench; friends sit
# things: bench; leaf; apple
First there was a rest. You need it, after a hedge. {young:They all sat on the bench and ate an apple, and then there was only a core.|They sat in a row on the bench, and an apple went along it, and came back as a core.}
There was a scratch, but it was a small one. {young:It looked like a seven, and everybody had to see it.|It was the shape of a seven, and was shown to everybody who had the time.}
“I only fell because I looked round,” said {A}. {young:“It goes where I look, and I looked at you.”|“It goes where I look. I looked at you, and there was a hedge in front of you.”} # spare
“But how do I know that you are there?” ¶ {grownup} had to think about that. {young:“You can always ask,” said {grownup}, and ate the core.|“You can always ask,” said {grownup}, and ate the core.} # spare
{pausing} # company
-> DONE

=== l1
# aside
# shot: wide
# place: park; day; clear
# action: man walk holding rope; dog walk curious; A look-up curious; heroes stand; friends stand
# things: bench; ball; tree
# people: man(old, hat)
An old man came by with a dog on a lead. {young:They all had to pull in their feet to let the two of them past.|They had to draw in their feet to let the two of them past.}
“Are you holding him?” asked {A}. {young:The old man looked at the lead. “One of us is,” he said.|The old man looked at the lead, and thought. “One of us is,” he said.}
The dog was the larger of the two. {young:It saw a duck, and it went left, and so the man went left as well.|It saw a duck on the left, and the old man said good afternoon and went off to the left.}
“He never lets go of me,” they heard him say. {young:“He has had me for nine years, and he has not lost me once.”|“He has had me for nine years, and he has not lost me once.”}
They could hear him thank the dog, at the corner, for stopping.
-> DONE

=== s3
# shot: behind
# place: park; afternoon; clear
# action: A fall laughing; heroes clap; grownup stand; friends clap
# things: heap; 6 leaves; bench
So the second time {A} did not look round. {young:{A} looked at the other bench.|{A} looked at the far bench, and nowhere else, and kept asking.}
“Are you holding?” ¶ “I am holding,” said {grownup}. {young:It was from far off.|It came from back by the first tree.}
“Still?” ¶ “Still!” called {grownup}. {young:It was hard to hear.|You had to listen for it.} # usual
{helper_person:“Look at the bench!” called {helper}, who was standing on it. “Look at me, on the bench!”} # beat
{helper_animal:{helper} ran ahead to the bench, and sat, and looked as if there were a biscuit in it.} # beat
{helper_carried:{helper} was put on the far bench, to have somebody to arrive at.} # beat
Somebody who is just behind does not sound so far away. {A} thought about it, {young:and went into the leaves.|and in the middle of the thought there was a heap of leaves.}
“What was it this time?” asked {A}. ¶ “My breath,” said {grownup}. “I held it all the way.”
-> DONE

=== m2
# aside
# shot: two
# place: park; afternoon; clear
# action: A give happy rope at grownup; heroes hold rope; grownup hold rope; friends hold rope
# things: rope; bench; tree
Then they tried it with a string, so that there should be no mistake. {young:One end was on {A}, and the other end was round {grownup_s} thumb.|One end was tied to {As} jacket, and the other end was round {grownup_s} thumb.}
“Now you are holding,” said {A}. {young:Off they went, and it was all right until the third tree.|It was a very long string, and off they went, and it was all right as far as the third tree.}
It went round a tree, and round a {~lady|bin}, {young:and then the whole park was tied to it, and nobody could go home.|and in the end the whole park was holding, and nobody could go anywhere.}
It took some time to undo. {young:A lady was very nice about it, and asked to keep the string.|Everybody was very nice about it, and one lady wanted to keep the string.} # spare
“No string,” said {A}.
-> DONE

=== l2
# aside
# shot: above
# place: park; afternoon; clear
# action: A point happy; heroes point; grownup hold flower; friends point
# things: flower; gate; bag; kite
They made a list of all that {grownup} had held so far. {young:There was a hat, and a breath, and a place in the queue.|There was a hat. There was a breath. There had been a place in the queue, before that, for tea.}
“And I held the gate,” said {grownup}. {young:“That was for a lady with a pram, and it took both hands.”|“That was for a lady with a pram. It took both hands.”}
“But not me,” said {A}. ¶ “I held my thumbs for you,” said {grownup}. {young:“I held them so hard that they are quite flat.”|“I have never held them so hard. Look, they are quite flat.”}
They were looked at. {young:They did look flat. But a thumb is a bit flat on that side.|They did look flat. But then, a thumb is rather flat on that side.}
It was all true. {young:It was only not what {A} had asked.|That was the trouble with asking: it was true every time.}
-> DONE

=== s4
# shot: two
# place: park; dusk; clear
# action: A ride proud bicycle; heroes run; grownup stand behind A; friends wave
# action for scooter: A ride proud scooter; heroes run; grownup stand behind A; friends wave
# action for skates: A run proud; heroes run; grownup stand behind A; friends wave
# things: bicycle; bench; tree; sun
# things for scooter: scooter; bench; tree; sun
# things for skates: skate on A; bench; tree; sun
The third time the sun was low, and right behind. {L} went off down the path, and did not look round.
And there, in front, was the shadow. {young:It was as long as a bus.|It was as long as a bus, and it lay on the path ahead and went along.}
{
- is_scooter:
{L} could see the scooter in it, and a head. Nobody was behind.
- is_skates:
{L} could see two legs in it, and two arms out. Nobody was behind.
- else:
{L} could see both wheels in it, and a head. Nobody was behind.
}
{young:{grownup} was not in it at all.|At the back of the shadow was only the path, and then a tree.} # usual
{L} did not fall. {young:It just went on.|It had been like that for some time, it seemed, and it had gone quite well.} # usual
“Are you holding?” called {L}, {young:to see.|just to hear what it would be.} ¶ “I am holding!” called a very small voice, by the gate.
“So am I!” called {L}. And that was true.
Then came the other bench. It came all by itself. # usual
-> DONE

=== m4
# shot: wide
# place: park; dusk; clear
# action: A sit proud on bench; heroes clap; grownup run; friends clap
# things: bench; tree; lamp
It took {grownup} a good while to come up. {L} sat on the bench, and looked as if it had been hours.
“I held on,” said {grownup}, quite out of breath, “as long as I could.”
“What to?” asked {L}.
“The hat again,” said {grownup}. “And then I let go of it. I had to wave.”
It was up in a tree, so it was true. They got it down with a stick. # spare
“Again?” said {L}. And they did it again, and nobody held a thing.
-> DONE

=== l3
# shot: behind
# place: street; dusk; clear
# action: A push sleepy bicycle; heroes walk; grownup walk; friends walk
# action for scooter: A push sleepy scooter; heroes walk; grownup walk; friends walk
# action for skates: A walk sleepy; heroes walk; grownup walk; friends walk
# things: lamp; wall; hat on grownup.head
They went home along the wall. The lamps came on.
At each lamp the shadows were short, and then they were long. They all had legs like storks.
At the road there was a hand to hold. That was for the road. It is another thing. # spare
“You are holding,” said {L}. ¶ “So are you,” said {grownup}.
It was hard to say which of them had begun.
In the hall it was put to stand by the wall. It stood there quite well, now that it knew.
-> DONE

=== m3
# shot: two
# place: bathroom; night; stars
# action: A wash sleepy; heroes wash; friends hold towel; grownup hold towel
# things: basin; leaf; towel
There was still some hedge in the hair. It was a leaf, and a bit of twig.
The scratch was washed. It was still a seven.
“I went seven trees,” said {L}. “It knew.”
The leaf was kept. It went in a mug, with a drop of water.
The legs felt odd. They stood on the mat, but they were still going. They went past bench after bench.
-> DONE

=== l4
# shot: object
# place: park; night; stars
# action: heroes look-up sleepy
# things: moon; bench; tree; heap
It was dark in the park. There was one thin line along the path, where it had been wet.
It wobbled to the left. It wobbled to the right. Then it went straight, for a long way.
An owl looked at it from the one end to the other.
The moon was out by itself. It had nobody behind it, and it did not look round.
The bench just stood there. It had been a good bench to come to.
-> DONE

=== s5
# shot: above
# place: bedroom; night; stars
# action: A sleep; heroes sleep; friends sit; grownup sit
# things: hat; lamp; blanket
The bed stood quite still. It took a bit of time to trust it. # usual
{resting}
{dream} # spare
One hand was on the quilt, and one hand was on that hand. # usual
“Are you holding?” asked {L}.
“I am holding,” said {grownup}.
The dark came by, and it was soft. It went straight on. # usual
“Still?” said {L}.
“Still.”
{L} did not ask again. There was wind in both ears, and trees went past.
The far bench came, all by itself.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
There was a hat on the gate in the morning, and under it was a note. “Found in the duck pond,” it said. “I think that somebody has let go of this.” It was signed with a paw.
Then they saw the old man. He stood at the corner, quite alone, looking about him. “Have you seen my dog?” he asked {H}. “I have let go of him, for the first time. He will be so worried.”
The dog was two steps behind. He had only stopped to sign.
-> DONE

=== next_bedtime
The hat was on its hook. The hook was holding.
-> DONE
