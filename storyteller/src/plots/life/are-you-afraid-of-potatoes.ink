# about: kindness(stood up for|stuck up for|stood by|sticking up for|standing up for|defended|to stop being mean|to stop teas|to stop bull|to stop picking|to leave her|to leave him); bravery(stood up for|stuck up for|standing up for|to stop teas|to stop bull); left-out(stood up for|stuck up for|standing up for|defended|to stop being mean|to stop teas|to stop bull|to stop picking|to stop calling)
# also: proud; kindness; bravery; left-out; happy; school-day; new-friend; person; truth; angry; nervous; scared
# wants: child
# role other: playmate, friend, sibling, somebody = a child
# role grownup: elder, parent = the grown-up with the shopping
# ages: 4-10
# needs: walking, hands
# holds: dark(kind)

=== title
{~Are You Afraid of Potatoes?|A Heavy Word}
-> DONE

=== s1
# shot: wide
# place: hallway; afternoon; clear
# action: L stand proud; heroes stand; grownup stand surprised; friends stand
# things: door; mat; coat on hook; hook; stairs
{~{H} had something to tell, and told it standing up, {young:with both shoes on.|with both shoes on, and the door still open.}|{H} came home with two words that had been said {young:out loud.|out loud, in front of everybody.}|It began at the front door, where {H} stood on the mat {young:and looked taller.|and looked, somehow, rather taller than at breakfast.}}
Some others had been nasty to {other_known:{other_a}|{is_wished_person:{wished_person}|another child}}. {young:Nobody said a thing.|Everybody stood there, and nobody said a thing.} Then {L} did. “Stop it,” said {L}, and stood next to {other_known:{other}|{is_wished_person:{wished_person}|that child}}.
{grownup} put everything down, and hugged {L}, bag and all. {young:{L} was proud.|“I am very proud of you,” said {grownup}.} # usual
{L} was proud {young:nearly all over.|from the top of the head down to the legs.} It was only the knees. They had {young:shaken.|shaken, all the time.}
“Is it brave,” asked {L}, “if your knees shake?” ¶ “I should think so,” said {grownup}. But {L} wanted to be sure.
-> DONE

=== s2
# shot: behind
# place: hallway; afternoon; clear
# action: L stand cross; heroes stand; grownup kneel curious; friends stand
# things: row of 3 coat on hook; hook; scarf; mirror
So they did it again, to see. The coats were the others.
{joining}
{musing}
“Stop it,” said {L} to the coats. {young:Wobble, went the knees.|{grownup} knelt down and looked at the knees from quite near, and they had a wobble.}
“Then they must learn,” said {L}, and held on to them with both hands. {young:“Stop it,” said {L} to the floor.|But you can’t look anybody in the eye like that, and so it went to the floor.} # usual
{hinderer_person:“Yes, but what had they done?” asked {hinderer}, and {L} had to stop, and tell it from the beginning.} # beat
{hinderer_animal:{hinderer} looked as if it had been said to {hinderer}, and had to be told that it was not.} # beat
{hinderer_carried:{hinderer} was to be {other_known:{other}|{is_wished_person:{wished_person}|that child}}, and stood next to {L}, and was no help, but that was not what {other_known:{other}|{is_wished_person:{wished_person}|that child}} was there for.} # beat
Then a scarf was tied round both knees. {young:They could not shake. They could not walk!|They could not shake any more, but they could not walk either.} # usual
-> DONE

=== m1
# aside
# shot: close
# place: kitchen; afternoon; clear
# action: A sit-on-chair; grownup sit-on-chair; heroes sit-on-chair; friends sit
# things: table; chair; mug on table
{A} told it once more, sitting down. {young:It was a short story.|It was only two words long, when you came to that part.}
“Where did you get them from?” asked {grownup}. {young:¶ {A} felt about.|¶ {A} felt for them, with one finger, from the neck down.}
They had not been in the mouth. They came from lower than that, {young:under the buttons.|from somewhere under the second button, and they had been on the way up before {A} knew.}
“They just came out,” said {A}. {young:“They were loud.”|“I was there already, and so I stood behind them.”}
{grownup} nodded, and pushed the toast across. {young:“They are good ones,” said {grownup}.|“It sounds to me,” said {grownup}, “as if they knew where they were going.”}
There was honey on the toast, right up to the edge on all four sides, which is not done on other days. # more
-> DONE

=== l1
# aside
# shot: above
# place: kitchen; afternoon; clear
# action: A draw pencil; heroes sit-on-chair; grownup peek; friends sit
# things: paper on table; table; crayon on table; pencil in A.hand
{A} drew it. There was {other_known:{other}|{is_wished_person:{wished_person}|that child}}, with a coat on, {young:and there was {A}.|and there, so close that the arms touched, was {A}.}
The others were done in grey. {young:They had no feet yet.|They went in at the edge of the page, and were not given much room.}
A mouth is hard to draw when it has only just said something. {young:It was round.|It was a round one, in the end, with the two words coming out like a ladder.}
“What are those?” asked {grownup}. ¶ “My knees,” said {A}. {young:“They are all wavy.”|“They would not come out straight. They did not in the real one.”}
But {other_known:{other}|{is_wished_person:{wished_person}|that child}} had come out quite straight. “How is that?” asked {grownup}. ¶ “Well,” said {A}, “because of me {young:being there.”|standing there. You can lean, a bit.”}
The two pairs of shoes were the same size, and the grass was put in all round them, in green. # more
-> DONE

=== s3
# shot: two
# place: living-room; dusk; clear
# action: L peek curtain; grownup stand; heroes stand; friends sit
# things: curtain; sofa; rug; themed
Next {L} stood behind the curtain, where nobody could see any knees. “Stop it,” said the curtain. {young:It wobbled.|It wobbled all along the bottom, down to the far end.}
{themed_a} was asked to stop it, too, and stopped. # personal
{helper_person:“Mine go at the dentist,” said {helper}. “I sit on my hands, so that they do not see it and start as well.”} # beat
{helper_animal:{helper} came and leaned on {L}’s legs, from the side, and then there was only one of them that could shake.} # beat
{helper_carried:{helper} was held, as tight as anything, and the arms did not shake at all, so it was only down there.} # beat
“Now you,” said {L}. So {grownup} stood up straight, and said it to the kettle. Those knees were {young:like two posts.|as still as two posts.} # usual
{L} did not think it fair. “It is only a kettle,” said {L}. {young:“It does not look at you.”|“And there was nobody next to you who needed it.”} # usual
-> DONE

=== m2
# aside
# shot: wide
# place: kitchen; dusk; clear
# action: A look-up surprised; heroes look-up; grownup stand; friends look-up
# things: shelf; row of 5 cup on shelf; window; plate on shelf; table
A lorry went by outside, {young:a big one.|a big one, that had to change down for the corner.} Then all the cups on the shelf said ting.
“They are shaking,” said {A}. {young:“Look, the plates, too.”|“And so are the plates, and so is the shelf.”}
They watched. {young:Ting, ting, ting. Nothing fell.|It went on until the lorry was round the corner, and by then nothing had come down.}
“It does that for every one,” said {grownup}. {young:“It has never let go of a cup.”|“That shelf was up before you were born, and it has never let go of a cup.”}
{pausing} # company
{A} looked at it for some time. {young:It was quite still now.|It had gone quite still again, like a shelf that has never done anything.}
-> DONE

=== l2
# aside
# shot: close
# place: kitchen; dusk; clear
# action: A eat surprised; heroes eat; grownup carry plate; friends sit
# things: table; bowl on table; strawberry in bowl; spoon
After tea there was jelly, {young:a red one.|and it came in on a plate, with one strawberry on the top.}
It shook when it was put down. {young:It shook when they breathed.|It shook when somebody crossed a leg, and when the fridge came on.}
“Is it frightened?” asked {grownup}. ¶ {A} put an eye close up to it. {young:“It does not look it.”|“No,” said {A}. “It is looking straight at me.”}
And all the time it held up the strawberry, {young:and did not let it fall.|and whichever way it leaned itself, it leaned back again, so as not to lose it.}
“I’ll have the strawberry last,” said {A}. {young:“It worked for it.”|“It has worked so hard for it.”} # more
Then the spoon went in, and there was a small sound, like somebody letting out a breath.
-> DONE

=== s4
# shot: close
# place: hallway; dusk; clear
# action: L carry-both sack; grownup stand surprised; heroes stand; friends stand
# things: sack; potato; door; lamp
The potatoes were still at the door, the whole sack, {young:and had to come in.|and somebody had to bring them in.}
“I can do that,” said {L}, and got both arms round it, and lifted. {young:Up it came.|It came up as far as the belt.} # usual
{L} went along the hall with it, one step, and one step. {young:The arms shook. The legs shook!|At the mirror the arms began to shake. By the stairs it was in the legs.}
“{L},” said {grownup}, “are you afraid of potatoes?”
“No!” said {L}. “It is heavy!”
There {L} stopped. {L} looked down. {young:The knees shook and shook.|There were the knees, shaking just as they had today.} They held up {L}, and all of the potatoes.
“It was heavy,” said {L}. “That is what it was. {young:It was a heavy word!”|It is only two words, but they are heavy ones.”}
{young:So that was all it was.|So they had not been afraid. They had held it up.} {L} put the sack down. “Well held,” said {L}.
-> DONE

=== m4
# aside
# shot: two
# place: kitchen; dusk; clear
# action: A wash potato; heroes wash potato; grownup cut potato; friends sit
# things: sink; tap; 3 potato; pot on stove; stove
The potatoes were washed, and looked at, one by one. They were not at all frightening.
One had a face. It had been in the sack with its nose on somebody’s back. # spare
“And then what happened?” asked {grownup}. ¶ “We stood there,” said {A}. “The two of us.”
{grownup} washed one potato for a long time, and it was clean already. # spare
They were all quite round and quiet. They came from a farm, and had never heard a nasty word in their lives. # more
The face was put on the sill. It could see out. # more
Then the pot was full, and it took two of them to lift.
-> DONE

=== l3
# aside
# shot: above
# place: bathroom; night; clear
# action: A sit calm in bath; heroes sit; grownup kneel; friends sit
# things: bath; sponge; towel; soap
In the bath the knees came up, like two hills.
They had water all round. They had nothing on top of them. # spare
The duck came by, and looked up at them, and went round the outside. # more
{A} kept quite still, and looked. There was not one ring on the water.
“They have stopped,” said {A}. ¶ “They have done it,” said {grownup}. # more
The sponge went up one hill, and down. Then it went up the next one. # more
A drop ran off, and that was all that moved.
-> DONE

=== m3
# aside
# shot: behind
# place: hallway; night; clear
# action: grownup carry L; heroes climb sleepy stairs; friends walk
# things: stairs; lamp; sack
“Will you carry me up?” asked {L}. “I am tired in the legs.”
So {grownup} did. It was not easy. There was a good deal more to carry than there used to be, and it hung down at both ends. # more
By the fourth stair the arms had begun to shake.
“Are you afraid of me?” asked {L}. ¶ “No,” said {grownup}. “You are heavy.”
“Good,” said {L}, and held on. # more
They had a rest on the landing. Then they did the last bit.
-> DONE

=== l4
# aside
# shot: object
# place: kitchen; night; stars
# action: heroes sleep
# things: shelf; row of 4 cup on shelf; potato; window; moon
In the kitchen it was dark. The sack leaned on the wall.
The potato with the face looked out. It saw a bit of moon, and a gate. # spare
Far off a lorry came. All the cups said ting, and the plates did.
Then it had gone by. They were all still there. # more
The shelf had them, every one. # more
The jelly plate stood in the rack. It was clean, and shook a little, from habit. # more
It held on, and it was quiet.
-> DONE

=== s5
# shot: two
# place: bedroom; night; stars
# action: L sleep; heroes sleep; grownup sit; friends sleep
# things: bed; quilt; pillow; lamp
In bed you hold nothing up.
{resting}
{keepsake}
{dream} # spare
The legs were put down, one and two. # usual
The arms were put down. So was the head.
“It was you,” said {grownup}, “who said it.” ¶ “And the knees,” said {L}.
They lay side by side. They were warm. # usual
All of it lay on the bed now. The bed had it.
It did not shake at all.
Goodnight, {H}.
Goodnight.
-> DONE

=== next_night
The potato with the face had been on the sill all night, and looked as if it had not slept. Somebody had gone by, it said, and pulled a face at it through the glass.
So {H} went and stood on either side of it, with straight backs, and looked out. Nobody came. But the potato said that it was a great deal better like that, and a good deal warmer.
-> DONE

=== next_bedtime
The potato had been moved to the middle of the sill, and there were two more next to it.
-> DONE
