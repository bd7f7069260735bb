# about: guest(class hamster|class guinea|class rabbit|class gerbil|class pet|class mouse|class rat|classroom hamster|classroom guinea|school hamster|school guinea|school rabbit|nursery hamster|nursery guinea|nursery rabbit|kindergarten hamster|kindergarten guinea|kindergarten rabbit|hamster&weekend|guinea&weekend|gerbil&weekend|hamster&holiday|guinea&holiday); new-pet(class hamster|class guinea|class rabbit|class gerbil|class pet|class mouse|class rat|classroom hamster|classroom guinea|school hamster|school guinea|school rabbit|nursery hamster|nursery guinea|nursery rabbit|kindergarten hamster|kindergarten guinea|kindergarten rabbit|pet sitting&hamster|pet sitting&guinea|pet sitting&rabbit|hamster&weekend|guinea&weekend|gerbil&weekend|rabbit&for the weekend); creature(class hamster|class guinea|class rabbit|class gerbil|class pet|class mouse|class rat|classroom hamster|classroom guinea|school hamster|school guinea|school rabbit|nursery hamster|nursery guinea|nursery rabbit|kindergarten hamster|kindergarten guinea|kindergarten rabbit|pet sitting&hamster|pet sitting&guinea|pet sitting&rabbit); school-day(class hamster|class guinea|class rabbit|class gerbil|class pet|class mouse|class rat|classroom hamster|classroom guinea|school hamster|school guinea|school rabbit|nursery hamster|nursery guinea|nursery rabbit|kindergarten hamster|kindergarten guinea|kindergarten rabbit); proud(class hamster|class guinea|class rabbit|class gerbil|class pet|class mouse|class rat|classroom hamster|classroom guinea|school hamster|school guinea|school rabbit|nursery hamster|nursery guinea|nursery rabbit|kindergarten hamster|kindergarten guinea|kindergarten rabbit)
# also: guest; new-pet; creature; proud; happy; school-day; too-excited; nervous; cannot-sleep; other-lesson; place; thing; person
# wants: child
# role pet: answer(hamster|guinea|rabbit|gerbil|mouse|rat), creature(hamster|guinea|rabbit|gerbil|mouse|rat) = a guest
# role grownup: parent = the grown-up with the potatoes
# ages: 3-9
# holds: hamster(kind), dark(kind)

=== title
{~Up Goes the Hay|See Number Three}
-> DONE

=== s1
# shot: two
# place: living-room; afternoon; clear
# action: L kneel worried at cage; heroes kneel; grownup look-up curious; friends sit
# things: cage on table; hay in cage; table; sofa
{~“Is anybody in there breathing?” asked {H}, {young:quite close to the bars.|so close to the bars that they left stripes.}|On the small table was a cage, {young:and before it knelt {H}.|and before it knelt {H}, and had been kneeling there since the coats came off.}|{H} looked into the cage, {young:and there was hay.|and there was hay at the front, and hay at the back, and that was all there was.}}
{pet_a} had come to stay, {young:and the whole class had said to be careful.|and the whole class had come as far as the gate, to say that {L} must be careful.}
“I can’t see {pet_him} at all,” said {grownup}.
“You have to look at the top,” said {L}, and they all did.
Up went the hay. Down went the hay. {young:It was not much.|It was no more than the thickness of a biscuit.} “There,” said {L}.
“And if it had not gone up?” asked {grownup}. {L} did not care to think about it. # usual
-> DONE

=== s2
# shot: wide
# place: kitchen; dusk; clear
# action: L run worried; heroes eat; grownup sit-on-chair surprised; friends sit
# things: table; 2 plate on table; potato on plate; chair; lamp
After that the hay had to be looked at, in case it stopped.
{joining}
{musing} # personal
{L} looked before supper, and after the first potato, {young:and after the next.|and then after each, so that the chair never got warm.}
{hinderer_person:“Has it stopped?” called {hinderer}, each time that {L} had just sat down.} # beat
{hinderer_animal:{hinderer} had not been asked, but looked in too, and blew, so that the hay went sideways.} # beat
{hinderer_carried:{hinderer} was put down before the bars to keep watch, and could be trusted, but did not call.} # beat
{themed_a} was moved up close, as company. # personal
Once it did not go up. {young:{L} stood, and did not go up, either.|{L} stood there with no breath at all, and even the tap did not drip.} ¶ Then it did. {young:It had been the wrong bit of hay.|It had been the wrong bit of hay, where nobody lived.} # usual
“How often have you looked by now?” asked {grownup}. ¶ “Forty times,” said {L}, {young:and ran.|“and I have to go.”}
-> DONE

=== m1
# aside
# shot: behind
# place: living-room; dusk; clear
# action: L read proud paper; heroes stand; grownup stand; friends sit
# things: cage on table; table; paper; bottle; leaf
On the cage was a paper, {young:with four things on it.|with a list, so that whoever had the cage should do it right.}
“One,” read {grownup}. “Fresh water.” {young:It was very fresh.|It was so fresh that it was still going round.}
“Two. A leaf.” {L} had washed three, {young:and had dried them with a towel.|and dried them on both sides, and picked out the one with the best face.}
“Three. Do not wake.” ¶ “I don’t,” said {L}. {young:“I only look.”|“I only look in, and if I can’t see, then I knock.”}
“Four,” read {grownup}. “See number three.” {young:Somebody had drawn a line under that.|Whoever had written it had drawn a line under it, and then another one.}
{L} read it again, and went past the cage on tiptoe, {young:and looked in only a bit.|and only looked in for as long as it takes to go past.} # spare
-> DONE

=== l1
# aside
# shot: above
# place: living-room; dusk; clear
# action: L sit proud; heroes sit; grownup listen; friends sit
# things: cage on table; table; rug; cushion; lamp
Everybody in the class had said something at the gate. {young:{L} knew it all by heart.|{L} had it all by heart, and it took some time to say it.}
One said that {pet_it} liked to be told good morning, {young:but not too near.|but not before ten, and not from too near.}
One said never to sing. {young:One said always to sing, but low.|One said that you had to sing, as long as it was low, and had no drums in it.}
“And the teacher?” asked {grownup}. ¶ “The teacher said, ‘Just bring {pet_him} back,’” said {L}. {young:“That is the hard one.”|“That is the one that I think of most.”}
And one had said nothing, but had kissed the cage goodbye, {young:on the roof.|on the roof, and a long time.} # spare
It is a lot of people to be careful for. {young:They all had to fit in one look.|They were all behind you, each time that you looked in, and wanted to know.}
-> DONE

=== s3
# shot: close
# place: living-room; dusk; clear
# action: L lift surprised spoon; heroes peek; grownup peek; friends look-up
# things: cage on table; table; hay in cage; lamp
For the next look {L} took a spoon along. {young:It was to lift the hay, only a crumb.|“I will lift it only at the corner,” said {L}, “just to be quite sure.”}
The hay moved. Out of it came a nose, and then one eye, {young:and it looked at the spoon.|and it looked along the spoon till it got to whoever was holding it.}
It looked as you look at somebody {young:who has come in without knocking.|who has walked into your bedroom to ask whether you are asleep.}
{helper_person:“Sorry,” said {helper}, “wrong door,” and drew {L} back by the jumper.} # beat
{helper_animal:{helper} sat down, and looked the other way, as you do when you have been woken up a good deal.} # beat
{helper_carried:{helper} was held before the eye, to say sorry, having the softest face.} # beat
Then {pet} turned round, and took the hay along.
The spoon was put away, without a sound, in the drawer where it lived. # usual
“How often did we look?” asked {grownup}. ¶ “Forty-one times,” said {L}. {young:“Oh. And {pet_it} {pet_many:were|was} asleep.”|“Oh. Then that is how often {pet_it} {pet_many:were|was} woken up.”}
-> DONE

=== m2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: L tiptoe calm; heroes tiptoe; grownup hold lid; friends sit
# things: fridge; pot on stove; stove; clock; sock
So they were quiet, and that is a lot of work. {young:The clock got a sock.|The clock was put into a sock, and went on in there on its own.}
The pot was told, and the lid was told, {young:and the door was held by its handle.|and the door was taken by both its handles, and led as far as the frame.}
“Could you hum lower?” {L} asked the fridge. {young:It tried. It went mmm.|It thought about it, and shook, and then it went on half a note further down.}
{pausing} # company
“I can hear my own ears,” whispered {grownup}. {young:So could they all.|They all listened to theirs, and it was much the same in each.}
It had not been so still in that house {young:for a long time.|since the day when everybody had a cold.} # spare
Then a spoon was dropped, and they all looked at the ceiling, {young:and held on to one another.|and held on to one another till it had finished ringing.} # spare
-> DONE

=== l2
# aside
# shot: behind
# place: living-room; night; clear
# action: L sit calm; heroes sit; grownup sit; friends sit
# things: rug; window; lamp; sofa
They sat on the rug, with their backs to the cage. {young:Nobody looked.|It is the only way not to look, since the eyes are on the other side.}
But it was dark outside by then, and in the window you could see the lamp, {young:and the cage.|and the four chair legs, and the cage, very small.}
And in the window the hay came apart. {young:Out came somebody small.|Somebody came out of it, and stretched, first the front half and then the back.}
There was a noise. It was a leaf, {young:and it went crick, crick, crick.|and it sounded as if somebody was reading a very small newspaper.}
When half of it was eaten, a paw was washed, {young:and then the other.|and then the other, and then the whole of the face.} # spare
“That is my leaf,” whispered {L}. {young:And nobody turned round.|It was very hard, but not one of them turned round.}
-> DONE

=== s4
# shot: two
# place: bedroom; night; clear
# action: L sit-up worried; grownup sit beside bed; heroes sit-up; friends sit
# things: bed; lamp; quilt; pillow
In bed {L} sat up again. “But who will look at the hay,” said {L}, “when I am asleep?”
“Who looks at you, when you are asleep?” asked {grownup}. ¶ “Nobody,” said {L}.
“I do,” said {grownup}. “I come in, and I look at the top of the quilt.”
{L} had not known that. “And then?” ¶ “Up it goes,” said {grownup}, “and down it goes.”
“Do you lift it, with a spoon?” ¶ “I did, once or twice, when you were new.” # usual
“Is it enough,” asked {L}, “to look once?” ¶ “It is,” said {grownup}. “I will do you both.”
-> DONE

=== m4
# aside
# shot: close
# place: living-room; night; clear
# action: L tiptoe calm; grownup hold lamp; heroes tiptoe; friends stand
# things: cage on table; table; hay in cage; bottle
They went in once more, in socks. The lamp was held low.
The water was there. There was half a leaf. # spare
No one had a spoon. No one said a word.
Up went the hay. Down went the hay.
“Goodnight,” said {L}, but not from too near. # spare
“All in,” said {L}, and they went out as they had come. # spare
They had looked once. It was enough, if you looked well. # spare
-> DONE

=== l3
# aside
# shot: above
# place: bedroom; night; clear
# action: L lie-back calm; grownup sit; heroes lie-back; friends sit
# things: bed; lamp; quilt; sock
{L} tried it out, in bed, with both eyes on the quilt. It went up. It went down.
You could not stop it, or not for long. # spare
“I can see myself,” said {L}. “I am in.”
There was a foot that came up at the far end. That was not breath. It was just a foot. # more
“Does it go by itself, all night?” asked {L}. ¶ “All night,” said {grownup}. “No one has to think of it.” # spare
That was good to know. There was so much else to think of. # spare
There was a leaf to be found for the morning, with a good face. # more
-> DONE

=== m3
# aside
# shot: behind
# place: bedroom; night; stars
# action: L lie-back sleepy; grownup stand; heroes lie-back; friends sleep
# things: bed; quilt; pillow; lamp
From the other room came a small sound. It went crick, crick.
“That is a leaf,” said {L}. “So {pet} {pet_many:are|is} up.”
“Then somebody has slept well, at last,” said {grownup}. # spare
So they had changed over. One was up, and one lay down. # spare
You could hear that it was a good leaf. # spare
Crick, crick, it went. And they had not woken anybody.
-> DONE

=== l4
# aside
# shot: wide
# place: school; night; stars
# action: heroes sleep
# things: 4 desk; blackboard; window; moon; shelf
In the classroom it was dark. On the shelf was a ring, where no dust was. There the cage had stood.
The moon came in, and had a look. It saw that no one was there. # spare
The ring did not mind. It was only a ring, and it could wait. # spare
On the wall hung a row of names, to say whose turn it was. # more
All the class was at home, in bed. In each bed there was a quilt. # more
Up went the quilts, and down they went, all over town. # more
The moon shone on the ring for a while, so that the place was kept.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup stand; friends sleep
# things: bed; quilt; pillow; lamp
It was late, and it was still. # usual
{resting}
{keepsake}
{dream} # spare
The door came open. No one had a spoon.
{grownup} had looked at the hay. Now {grownup} looked at the quilt.
Up it went. Down it went.
“Both in,” said {grownup}, very low. # usual
Up it went. Down it went. # usual
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
In the morning all of the hay was on the other side of the cage. It had been carried across in the night, one mouthful at a time, and the bed was made, and at the front there was a door.
{A} looked at the door, and did not knock. After a while a bit of leaf was put out through it, with the best part left on. “Thank you,” said {A}, but not from too near. It would have been rude not to.
-> DONE

=== next_bedtime
Somebody would come in later, and look at the top of the quilt. Once is enough.
-> DONE
