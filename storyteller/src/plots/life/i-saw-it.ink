# about: story-about; with-character; creature; bring-back
# tells: tale(can play|can drive|can open|can do|can dance|can sing|can read|can write|can paint|can draw|can swim|can skate|can juggle|can count|can speak|can ride|can make|can turn|can see|can hear|can run|can jump|can climb|can catch|can hide|can disappear|can become|can change|can grow|can shrink|can walk|can tell|can use|can whistle|can knit|can sew|can stand|can lift|can spell|can smell|can ski|can surf|can tap|can roll|can spin|can blow|can throw|can kick|can row|can sail|can stretch|can move|can unlock|can undo|able to|knows how to|is very good at|is really good at|is brilliant at|is amazing at|best in the world at)
# also: funny; person; place; thing; happy; play; food; calm; weather
# kind dance: dance
# kind gate: open|unlock|undo
# kind music: piano|guitar|drums|drum|trumpet|violin|flute|music|sing|whistle
# kind gone: disappear|invisible
# wants: child
# role guest: answer, creature, thing = a bear called Bruno
# role grownup: parent = the grown-up with the washing
# names: Bruno | Otto | Basil
# ages: 3-12
# needs: seeing
# holds: dark(kind)

=== title
{~I Saw It|When Nobody Is Waiting}
-> DONE

=== s1
# shot: two
# place: garden; dusk; clear
# action: guest stand proud; heroes stand surprised at guest; friends stand surprised
# things: shed; wall; flower
{~Behind the shed, where nobody goes, something was going on, and {H} put one eye round the corner.|{H} had only gone to fetch a ball from behind the shed. There was somebody there already.|It was quiet behind the shed, in the way that it is when somebody is busy. {H} looked round the corner.}
It was {guest_a}. And there, in the long grass, {guest} {is_dance:took three steps, and turned, and held out a foot|{is_gate:put down a chin on the latch of the old gate, and it came open|{is_music:did it, very low, right up to the last note|{is_gone:was gone, and was there again, a bit further left|did a thing that you don’t see every day}}}}.
{young:{A} saw it, all of it.|{A} saw it from the beginning to the end, with both eyes, and there was nothing wrong with the light.} “Do that again,” said {A}.
{guest} had a look to the left, and a look to the right, and did it again. # usual
So {A} ran to the house. “{guest} {wished_does}!” shouted {A}. “I saw it!”
“How nice,” said {grownup}, and went on with the washing. {young:It was the wrong sort of nice.|It was the sort of nice that you get for a stone.}
-> DONE

=== m1
# aside
# shot: close
# place: garden; dusk; clear
# action: heroes write proud; guest stand proud; friends sit curious
# things: shed; paper; pencil; wall
{A} wrote it down, so that there should be something to show. {young:‘I saw it,’ it said.|‘Seen by me,’ it said, ‘behind the shed, at ten past six,’ and that there had been a bit of sun.}
Then {guest} had to sign. {young:It was a good big sign.|It came out very large, and went off the page, and was finished on the shed.}
“That is as good as a photograph,” said {A}. ¶ “{guest_many:We look|I look} better in writing,” said {guest}.
It was brought to the house, and read. “And you have even signed it,” said {grownup}. {young:“No!” said {A}.|“I have not,” said {A}. “That is the point of it.”} # usual
{A} folded it up, {young:quite small.|and kept it, for later, when they would all be sorry.} # more
It went into the left boot, {young:where it was safe.|where nobody looks who is not going somewhere.} # more
There was mud on one corner of it, and {A} had not done that. # more
-> DONE

=== s2
# shot: wide
# place: garden; dusk; clear
# action: guest stand calm; heroes point worried at guest; grownup stand curious; friends stand curious
# things: shed; wall; washing-line; flower
“Come and look,” said {A}. So everybody came.
{joining}
{is_loved:“If it were something about {loved},” said {A}, “you would have run.” {grownup} thought that this might be so.|{musing}} # personal
They stood in a row, with their arms folded, and looked. {young:{guest} looked at the grass.|{guest} looked at the grass, like anybody, and after some time at the sky.}
{hinderer_person:“Now,” said {hinderer}. “Go on. Now,” which is no help to anybody.} # beat
{hinderer_animal:{hinderer} sat down right in front, and looked so hard that it could be felt from behind.} # beat
{hinderer_carried:{hinderer} was held up, to see better, and had the best place of all for seeing nothing.} # beat
“Well,” they said, “the potatoes are on.” {young:And they turned round.|And they turned round, all together, and went up the path.}
Then {guest} did it. It was done beautifully. {young:They did not see!|There was nobody who saw it but {A}, and the backs of everybody’s cardigans.}
-> DONE

=== l1
# aside
# shot: behind
# place: garden; dusk; clear
# action: heroes tiptoe curious; grownup peek curious behind hedge; guest stand calm; friends tiptoe curious
# things: hedge; shed; washing-line
They tried it once more, in secret. {grownup} stood behind the hedge, {young:with leaves in the hair.|with a leaf over each ear, as they do who watch birds.}
“I am not here,” said the hedge. {young:{guest} looked at the hedge.|{guest} looked at it for a good while, as you look at a hedge that has slippers on.}
Nothing was done. {young:Then the hedge had to sneeze.|A bird came, and had a worm, and left, and then the hedge had to sneeze.}
“I think it is something that you have to be a child for,” said the hedge. ¶ “It isn’t,” said {A}. “It is something you have to be not behind a hedge for.” # usual
The leaves were taken back to where they came from. # more
{young:Then it was done again, for no one.|As soon as the hedge had gone in, it was done, from pure relief, and very high.} # more
-> DONE

=== s3
# shot: close
# place: garden; dusk; clear
# action: guest sit sad; heroes sit curious at guest; friends sit calm
# things: shed; wall
“Why don’t you do it when they look?” asked {A}.
“They stand there,” said {guest}, “and wait. {young:They wait so hard that it gets big. And then it can’t come out.”|It gets so big, with all that waiting, that it does not fit through.”}
{helper_person:“I am like that with my name,” said {helper}. “If they all wait for it, I could be anybody.”} # beat
{helper_animal:{helper} lay down with the back to it all, and shut both eyes, which was kind.} # beat
{helper_carried:{helper} was turned round, to face the shed, and did not mind at all.} # beat
“I looked,” said {A}. ¶ “But you just came round the corner,” said {guest}. {young:“You did not wait.”|“You were not waiting for anything. You just had your eyes open.”}
{A} thought about that. {young:“I believe it anyway,” said {A}.|“They would have to see it by mistake,” said {A}. “As I did.”} # usual
“It does not have to be seen,” said {guest}. “But it is nice, if it is by the right one.” # usual
They sat in the grass for a bit, and looked at nothing. # more
-> DONE

=== m2
# aside
# shot: above
# place: garden; dusk; clear
# action: guest stand happy; heroes lie-back happy; friends sit calm
# things: shed; cloud; wall; themed
So they practised looking at something else. {young:They lay in the grass and looked up.|They lay down in the grass, and {A} looked at one cloud, and was strict about it.}
It is not easy. {young:The eyes want to go there.|The eyes go to and fro, as they do when there is a biscuit in the room.}
{themed_a} was better at it than anybody. # personal
{pausing} # company
“Now,” said {guest}. ¶ “I saw a bit of it,” said {A}, “in the corner. {young:It was good.”|It is even better from the side.”} # usual
The cloud had seen all of it, and went on as if it had not. # more
“Clouds are good at it,” said {A}. {young:“They see everything.”|“They see everything, and you never hear a word about it.”} # more
-> DONE

=== l2
# aside
# shot: two
# place: kitchen; dusk; clear
# action: heroes sit-on-chair cross; grownup sit-on-chair calm; friends sit calm
# things: table; 2 plates on table; pot; spoon
At supper they asked about it, {young:and winked.|and they did it with one eye shut, so that everybody but {A} was in on something.}
“And has it done it again?” they asked. {young:“Yes,” said {A}.|“Twice,” said {A}, “while you were at the potatoes.”}
“When I was small,” said {grownup}, “there was a snail who waved to me. {young:Nobody believed it.”|Nobody would believe that, either, and in the end I was not sure myself.”}
{A} put down the fork. “I believe it,” said {A}. {young:“Did it wave like this?”|“Which horn did it wave with?”} # usual
{grownup} had to think, and showed it. It was a very small wave. # more
It was quiet for a bit after that, and nobody winked. # more
The potatoes went round, {young:and so did the peas.|and came back, and somebody said that it was a mild evening.} # more
-> DONE

=== s4
# shot: two
# place: garden; night; clear
# action: grownup reach-up surprised; guest stand proud; heroes peek happy behind hedge; friends sit calm
# things: washing-line; shirt on washing-line; shed; hedge; moon
It was nearly dark. {grownup} was down the garden, humming, to take in the washing, and was not waiting for anything.
There was a peg in {grownup}’s mouth. {young:There was a shirt in one hand.|There was a shirt in one hand, and the song was one that has no words.} # usual
And by the shed, {young:quite softly, {guest} did it.|in the last of the light, and for nobody in particular, {guest} did it.}
The humming stopped. A peg fell into the grass.
{grownup} stood there with the shirt, {young:and said nothing.|and did not say how nice.} Then the humming went on, very carefully, as if nothing had been. # usual
The moon had just come up, and it had seen it too. # more
{A} had come to the back door. {young:{A} saw it all.|{A} saw the one of them see the other, and went in again, on tiptoe.}
-> DONE

=== m3
# shot: behind
# place: hallway; night; stars
# action: grownup carry surprised basket; heroes look-up curious; friends stand calm
# things: basket; lamp; door; stairs
{grownup} came in with the basket. All the socks were in it, but none of them had its own one.
“You have been a long time,” said {A}. ¶ “It is a big wash,” said {grownup}. # usual
“Was there anything?” asked {A}. ¶ “Pegs,” said {grownup}. “There were pegs.”
{grownup} looked at a sock. Then {grownup} looked at the door. # usual
There was one peg on a sleeve still. It had come in for the ride. # more
No one said how nice. # more
The shirt was hung on the door, by one arm. It seemed to point. # more
-> DONE

=== m4
# aside
# shot: above
# place: bathroom; night; stars
# action: heroes brush-teeth calm; grownup stand calm; friends sit calm
# things: basin; mirror; towel
{A} did the top teeth, and {A} did the ones below.
In the glass you could see {grownup}, who thought that no one looked. {grownup} was trying it, with one arm. # usual
It was not at all like it. But you could see what was meant. # usual
{A} rinsed for rather a long time, so as not to be waiting.
“It is harder than it looks,” said {grownup}. ¶ “What is?” said {A}. ¶ “Pegs,” said {grownup}. # more
The towel was put back the wrong way round. {A} let it be. # more
-> DONE

=== l3
# aside
# shot: object
# place: garden; night; stars
# action: heroes sleep
# things: shed; peg; washing-line; moon; wall
The garden was dark. There was a peg in the grass. It lay where it had been let fall.
By the shed somebody did it once more. It was for the moon, who had not asked. # usual
It was done well. It was done right to the end.
Then there was only grass, with a flat bit in it. # usual
A snail came by. It had stopped to look, and it may have waved. # more
It was too small to tell. # more
The shed had seen it all, from the first time on. It had kept it to itself. # more
-> DONE

=== l4
# aside
# shot: behind
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup fold calm shirt; friends sleep
# things: bed; shirt in grownup.hand; lamp; chair
{grownup} sat on the chair, and folded a shirt. It did not come out flat.
It was folded once more. The arms were put behind it. # usual
“Is there a word for it?” asked {grownup}. ¶ “For what?” said {A}. ¶ “Oh,” said {grownup}. “For pegs.” # usual
{A} looked at the ceiling, very hard, and did not wait.
{midway}
The lamp was down low. You could say a thing now and not be seen at it. # more
It was a good dark for that. It was soft, like the back of a shirt. # more
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: heroes lie-awake sleepy; grownup whisper happy at heroes; friends sleep
# things: bed; pillow; lamp; blanket
Then the lamp was turned down.
{resting}
{keepsake}
{dream} # spare
It was still. No one was waiting for anything. # usual
“I saw it,” said {grownup}, in the dark.
“I know,” said {A}. “I saw you see it.”
“Who would believe that?” said {grownup}. ¶ “I would,” said {A}. # usual
So now there were two of them. It was warmer, with two.
Goodnight, {H}. Goodnight, {guest}.
Goodnight.
-> DONE

=== next_night
The peg was on the sill in the morning. It had been brought up from the grass, and wiped, and under it there was a leaf with a hole in, or it was a signature.
“How nice,” said {A}. But it was said in the right way. Down by the hedge the neighbour stood quite still, with a watering can that was pouring onto one shoe. “Did you,” she said, “just now, by any chance?” “Yes,” said {A}.
-> DONE

=== next_bedtime
It was dark, and no one was looking. Out there somebody did it very well.
-> DONE
